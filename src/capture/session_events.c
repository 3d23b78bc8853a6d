// SPDX-License-Identifier: Apache-2.0
// The schemas of Win32Trace-Session, as one table, and the pieces their payloads are put together from.
#include "capture/session_events.h"

#include <string.h>

#include "base/utf.h"
#include "capture/call_schema.h"

#define ARRAY 0x40u

typedef struct field_row {
    const char *name;
    uint8_t in, out;
} field_row;

typedef struct kind_row {
    const char *name;
    uint8_t opcode, level;
    field_row fields[20];
} kind_row;

static const kind_row rows[W32T_SESSION_EVENTS] = {
    [W32T_SESSION_START] = {"Recording",
                            1,
                            4,
                            {{"Version", W32T_TL_UTF16, 0},
                             {"CommandLine", W32T_TL_UTF16, 0},
                             {"Filter", W32T_TL_UTF16, 0},
                             {"Clock", W32T_TL_UTF16, 0},
                             {"LeftOut", W32T_TL_UTF16, 0}}},
    [W32T_SESSION_PROCESS] = {"Process",
                              0,
                              4,
                              {{"ProcessId", W32T_TL_UINT32, W32T_TLO_PID},
                               {"ParentId", W32T_TL_UINT32, W32T_TLO_PID},
                               {"CreateTime", W32T_TL_FILETIME, 0},
                               {"WordSize", W32T_TL_UINT8, 0},
                               {"Flags", W32T_TL_HEX32, 0},
                               {"ImageBase", W32T_TL_HEX64, 0},
                               {"Peb", W32T_TL_HEX64, 0},
                               {"OsMajor", W32T_TL_UINT32, 0},
                               {"OsMinor", W32T_TL_UINT32, 0},
                               {"OsBuild", W32T_TL_UINT32, 0},
                               {"Image", W32T_TL_UTF16, 0},
                               {"CommandLine", W32T_TL_UTF16, 0},
                               {"Directory", W32T_TL_UTF16, 0}}},
    [W32T_SESSION_EXCEPTION] = {"Exception",
                                0,
                                3,
                                {{"Code", W32T_TL_HEX32, 0},
                                 {"Flags", W32T_TL_HEX32, 0},
                                 {"Address", W32T_TL_HEX64, 0},
                                 {"Call", W32T_TL_UINT64, 0},
                                 {"Parameters", W32T_TL_HEX64 | ARRAY, 0},
                                 {"Registers", W32T_TL_HEX64 | ARRAY, 0},
                                 {"StackBytes", W32T_TL_BINARY, 0}}},
    [W32T_SESSION_CHILD] = {"Child",
                            0,
                            4,
                            {{"Call", W32T_TL_UINT64, 0},
                             {"ProcessId", W32T_TL_UINT32, W32T_TLO_PID},
                             {"ThreadId", W32T_TL_UINT32, W32T_TLO_TID},
                             {"Status", W32T_TL_UINT32, 0},
                             {"Error", W32T_TL_HEX32, W32T_TLO_NONE},
                             {"Image", W32T_TL_UTF16, 0},
                             {"Text", W32T_TL_UTF16, 0}}},
    [W32T_SESSION_DROPPED] = {"Dropped", 0, 3, {{"FirstCall", W32T_TL_UINT64, 0}, {"Count", W32T_TL_UINT64, 0}}},
    [W32T_SESSION_NOTE] = {"Note", 0, 3, {{"Text", W32T_TL_UTF16, 0}}},
    [W32T_SESSION_LOAD_FAILURE] = {"LoadFailure",
                                   0,
                                   2,
                                   {{"ProcessId", W32T_TL_UINT32, W32T_TLO_PID},
                                    {"ExitStatus", W32T_TL_HEX32, 0},
                                    {"Kind", W32T_TL_UINT8, 0},
                                    {"Importer", W32T_TL_UTF16, 0},
                                    {"Missing", W32T_TL_UTF16, 0},
                                    {"Function", W32T_TL_UTF16, 0},
                                    {"Found", W32T_TL_UTF16, 0},
                                    {"Folders", W32T_TL_UTF16, 0},
                                    {"Text", W32T_TL_UTF16, 0},
                                    {"Call", W32T_TL_UINT64, 0},
                                    {"Dll", W32T_TL_UTF16, 0}}},
    [W32T_SESSION_DATA] = {"Data",
                           0,
                           4,
                           {{"Call", W32T_TL_UINT64, 0},
                            {"Half", W32T_TL_UINT8, 0},
                            {"Field", W32T_TL_UINT8, 0},
                            {"Offset", W32T_TL_UINT32, 0},
                            {"Bytes", W32T_TL_BINARY, 0}}},
    [W32T_SESSION_SYMBOL] = {"Symbol",
                             W32T_SYMBOL_OPCODE,
                             5,
                             {{"Image", W32T_TL_UTF16, 0},
                              {"Offset", W32T_TL_HEX32, W32T_TLO_NONE},
                              {"Name", W32T_TL_UTF16, 0},
                              {"Distance", W32T_TL_HEX32, W32T_TLO_NONE}}},
    [W32T_SESSION_END] = {"ProcessTotals",
                          0,
                          4,
                          {{"ProcessId", W32T_TL_UINT32, W32T_TLO_PID},
                           {"ExitStatus", W32T_TL_HEX32, 0},
                           {"Calls", W32T_TL_UINT64, 0},
                           {"Drops", W32T_TL_UINT64, 0},
                           {"Waits", W32T_TL_UINT64, 0},
                           {"Damage", W32T_TL_UINT64, 0},
                           {"Hooked", W32T_TL_UINT32, 0},
                           {"AgentNs", W32T_TL_UINT64, 0},
                           {"State", W32T_TL_UINT32, 0},
                           {"StopReason", W32T_TL_UINT32, 0},
                           {"LeftOutByCondition", W32T_TL_UINT64, 0},
                           {"LeftOutByOutcome", W32T_TL_UINT64, 0},
                           {"LeftOutByTrigger", W32T_TL_UINT64, 0},
                           {"LeftOutByRate", W32T_TL_UINT64, 0}}},
};

void w32t_session_writer_init(w32t_session_writer *s, w32t_etl_writer *etl) {
    *s = (w32t_session_writer){.etl = etl};
    for (int k = 0; k < W32T_SESSION_EVENTS; k++) {
        const char *provider = k == W32T_SESSION_DATA ? W32T_API_PROVIDER : W32T_SESSION_PROVIDER;
        w32t_guid guid = w32t_tl_provider_guid(provider);
        w32t_etl_descriptor d = {.channel = 11, .level = rows[k].level, .opcode = rows[k].opcode};
        w32t_buf schema = {0};
        w32t_tl_begin(&schema, rows[k].name);
        for (const field_row *f = rows[k].fields; f < rows[k].fields + 20 && f->name; f++)
            w32t_tl_field(&schema, f->name, f->in, f->out);
        w32t_tl_end(&schema);
        w32t_etl_template_make(&s->kinds[k], &guid, provider, &d, schema.p, schema.n);
        w32t_buf_free(&schema);
    }
}

void w32t_session_writer_free(w32t_session_writer *s) {
    for (int k = 0; k < W32T_SESSION_EVENTS; k++)
        w32t_etl_template_free(&s->kinds[k]);
    w32t_buf_free(&s->payload);
}

void w32t_session_u8(w32t_session_writer *s, uint8_t v) {
    w32t_buf_put(&s->payload, &v, 1);
}

void w32t_session_u32(w32t_session_writer *s, uint32_t v) {
    w32t_buf_put(&s->payload, &v, 4);
}

void w32t_session_u64(w32t_session_writer *s, uint64_t v) {
    w32t_buf_put(&s->payload, &v, 8);
}

void w32t_session_binary(w32t_session_writer *s, const uint8_t *p, size_t n) {
    if (n > 0xC000) n = 0xC000; // one event holds less than 64 KiB
    uint8_t count[2];
    w32t_put16(count, (uint16_t)n);
    w32t_buf_put(&s->payload, count, 2);
    w32t_buf_put(&s->payload, p, n);
}

void w32t_session_utf16(w32t_session_writer *s, const uint8_t *p, size_t n) {
    if (n > 0x3000) n = 0x3000;
    w32t_session_binary(s, p, n & ~(size_t)1);
}

void w32t_session_text(w32t_session_writer *s, const char *utf8) {
    w32t_buf wide = {0};
    w32t_utf8_to_utf16(&wide, utf8, strlen(utf8));
    w32t_session_utf16(s, wide.p, wide.n);
    w32t_buf_free(&wide);
}

void w32t_session_u64s(w32t_session_writer *s, const uint8_t *p, size_t count) {
    uint8_t n[2];
    w32t_put16(n, (uint16_t)count);
    w32t_buf_put(&s->payload, n, 2);
    w32t_buf_put(&s->payload, p, count * 8);
}

bool w32t_session_put(w32t_session_writer *s, w32t_session_event kind, const w32t_etl_stamp *stamp) {
    const w32t_etl_template *t = &s->kinds[kind];
    size_t most = w32t_etl_event_room(s->etl, t, stamp->stack_count), n = s->payload.n;
    bool ok = n <= most && w32t_etl_event(s->etl, t, stamp, s->payload.p, n);
    s->payload.n = 0;
    return ok;
}
