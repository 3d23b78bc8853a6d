// SPDX-License-Identifier: Apache-2.0
// Calls that may go on after they have returned (overlapped input and output), and calls that say what has ended: which
// words the agent has to remember of the former, and what it adds to the latter.
#include <string.h>

#include "capture/plan.h"
#include "write/etl/etl_event.h"

static bool is_pointer_to(const w32t_api_function *f, const w32t_api_param *p, const char *name) {
    w32t_api_type pointer, target;
    w32t_api_struct s;
    return w32t_apidb_type(f->db, p->type_index, &pointer) && w32t_apidb_type(f->db, pointer.target, &target) &&
           w32t_apidb_struct(f->db, target.structure, &s) && strcmp(s.name, name) == 0;
}

static bool is_native(const w32t_api_function *f) {
    return strncmp(f->name, "Nt", 2) == 0 || strncmp(f->name, "Zw", 2) == 0;
}

// A buffer that is filled, or buffers, with the number right behind that says how much room there is.
static uint8_t data_of(const w32t_api_function *f, const w32t_api_param *p, uint32_t i) {
    bool next = p->size.how == W32T_API_LEN_PARAM && p->size.operand == i + 1;
    if (p->kind == W32T_API_BUFFER && next && (p->flags & (W32T_API_IN | W32T_API_OUT)) == W32T_API_OUT) return 1;
    return p->kind == W32T_API_ARRAY && next && strncmp(f->name, "WSARecv", 7) == 0 && is_pointer_to(f, p, "WSABUF")
               ? 1 + W32T_IO_BUFFERS
               : 0;
}

static void begins(const w32t_api_function *f, w32t_function_rules *out) {
    static const char *const queued[] = {"ReadFileEx", "WriteFileEx", "ReadDirectoryChangesW",
                                         "ReadDirectoryChangesExW"};
    bool native = is_native(f), routine = false;
    uint8_t word = 0;
    for (uint32_t i = 0; i < f->param_count; i++) {
        w32t_api_param p;
        if (!w32t_api_param_at(f, i, &p)) continue;
        uint8_t data = data_of(f, &p, i);
        if (data && !out->io_data) {
            out->io_data = (uint8_t)(out->word[i] + 1);
            out->io_how |= (uint8_t)(data - 1);
        }
        routine |= native && strcmp(p.name, "ApcRoutine") == 0;
        if (p.kind == W32T_API_CALLBACK && strstr(p.name, "CompletionRoutine"))
            out->io_routine = (uint8_t)(out->word[i] + 1);
        bool both = (p.flags & (W32T_API_IN | W32T_API_OUT)) == (W32T_API_IN | W32T_API_OUT);
        if (p.kind == W32T_API_STRUCT &&
            (native ? is_pointer_to(f, &p, "IO_STATUS_BLOCK") : both && is_pointer_to(f, &p, "OVERLAPPED")))
            word = (uint8_t)(out->word[i] + 1);
    }
    if (word && (!native || routine)) out->io_status = word;
    if (!out->io_status) {
        out->io_data = out->io_how = out->io_routine = 0;
        return;
    }
    if (native) out->io_how |= W32T_IO_STATUS;
    for (size_t i = 0; i < sizeof queued / sizeof *queued; i++)
        if (strcmp(f->name, queued[i]) == 0) out->io_how |= W32T_IO_QUEUED;
}

static void ends(const w32t_api_function *f, uint32_t word_size, uint32_t buffer_bytes, w32t_function_rules *out) {
    static const struct {
        const char *function, *parameter;
        uint8_t derefs;
    } list[] = {
        {"GetOverlappedResult", "lpOverlapped", 0},
        {"GetOverlappedResultEx", "lpOverlapped", 0},
        {"WSAGetOverlappedResult", "lpOverlapped", 0},
        {"GetQueuedCompletionStatus", "lpOverlapped", 1},
        {"GetQueuedCompletionStatusEx", "lpCompletionPortEntries", 0},
    };
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        int param = strcmp(f->name, list[i].function) == 0 ? w32t_api_param_named(f, list[i].parameter) : -1;
        w32t_api_param p;
        if (param < 0 || !w32t_api_param_at(f, (uint32_t)param, &p) || out->rules == W32T_MAX_RULES) continue;
        w32t_capture_rule r = {.param = (uint8_t)param, .member = "io", .tl_in = W32T_TL_BINARY};
        r.row.op = W32T_CAP_COMPLETED;
        r.row.arg = out->word[param];
        r.row.when = W32T_WHEN_OUT;
        r.row.derefs = list[i].derefs;
        r.row.limit = buffer_bytes + 128;
        if (p.kind == W32T_API_ARRAY && p.filled.how == W32T_API_LEN_DEREF) {
            r.row.when = W32T_WHEN_OUT_OK;
            r.row.length_kind = W32T_LEN_PTR32;
            r.row.length_arg = out->word[p.filled.operand];
            r.row.scale = (uint16_t)(4 * word_size);
            r.row.limit = 4 * (buffer_bytes + 128);
        }
        out->rule[out->rules++] = r;
    }
}

void w32t_io_rules_of(const w32t_api_function *f, uint32_t word_size, uint32_t buffer_bytes, w32t_function_rules *out) {
    begins(f, out);
    ends(f, word_size, buffer_bytes, out);
}
