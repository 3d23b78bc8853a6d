// SPDX-License-Identifier: Apache-2.0
// Groups by what an event says of itself: what it is, who wrote it, where, or one value of its data. Numbers are shown
// with their names where they have some, so a row reads as the value does elsewhere.
#include "analyze/summary.h"

#include "base/fold.h"
#include "model/record.h"
#include "model/value.h"
#include "query/query_value.h"
#include <win32trace/apidb.h>

#include <stdio.h>
#include <string.h>

#define MOST_BYTES 4096u // of a key: longer values differ before, or are no groups
#define MOST_DEPTH 16u

static const char *const words[] = {"event", "provider", "channel", "computer", "user", "level"};

bool w32t_summary_is_key(const char *name) {
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i], name) == 0) return true;
    return strncmp(name, "data.", 5) == 0 && name[5];
}

static void put_number(const w32t_value *v, w32t_buf *b) {
    char names[1024];
    size_t n = 0;
    if (v->type == W32T_TYPE_BOOL || v->shape == W32T_SHAPE_BOOL)
        w32t_buf_text(b, v->u ? "true" : "false");
    else if (w32t_value_is_hex(v))
        w32t_buf_printf(b, "0x%llx", (unsigned long long)v->u);
    else if (v->type == W32T_TYPE_INT)
        w32t_buf_printf(b, "%lld", (long long)v->i);
    else
        w32t_buf_u64(b, v->u);
    const char *name = v->flags & W32T_VALUE_HAS_TEXT ? v->text : NULL;
    if (!name && v->shape >= W32T_SHAPE_NTSTATUS && v->shape <= W32T_SHAPE_WSA)
        name = w32t_api_status_name(v->shape, v->u);
    else if (!name && v->map && (n = w32t_map_text(v->map, v->u, names, sizeof names)) != 0)
        name = names;
    if (name) w32t_buf_printf(b, " (%s)", name);
}

static void put_value(const w32t_value *v, unsigned depth, w32t_buf *b) { // NOLINT(misc-no-recursion)
    if (depth > MOST_DEPTH || b->n > MOST_BYTES) return;
    switch (v->type) {
    case W32T_TYPE_NULL:
        break;
    case W32T_TYPE_BOOL:
    case W32T_TYPE_INT:
    case W32T_TYPE_UINT:
    case W32T_TYPE_POINTER:
        put_number(v, b);
        break;
    case W32T_TYPE_UNREADABLE:
        w32t_buf_lit(b, "(unreadable)");
        break;
    case W32T_TYPE_BINARY:
        w32t_buf_hexbytes(b, v->bytes, v->size < MOST_BYTES ? v->size : MOST_BYTES);
        break;
    case W32T_TYPE_INOUT: // as it was given
    case W32T_TYPE_CUT:
        put_value(v->items, depth + 1, b);
        break;
    case W32T_TYPE_ARRAY:
        for (uint32_t i = 0; i < v->size && b->n <= MOST_BYTES; i++) {
            if (i) w32t_buf_lit(b, ", ");
            put_value(&v->items[i], depth + 1, b);
        }
        break;
    case W32T_TYPE_STRUCT:
        for (uint32_t i = 0; i < v->size && b->n <= MOST_BYTES; i++) {
            if (i) w32t_buf_lit(b, ", ");
            w32t_buf_printf(b, "%s=", v->members[i].name);
            put_value(&v->members[i].value, depth + 1, b);
        }
        break;
    default:
        w32t_buf_plain(b, v);
    }
}

static void put_data(w32t_event *e, const char *name, w32t_buf *b) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    for (uint32_t i = 0; i < count; i++)
        if (w32t_fold_equal(f[i].name, strlen(f[i].name), name, strlen(name))) {
            put_value(&f[i].value, 0, b);
            return;
        }
}

// "Microsoft-Windows-Sysmon ProcessCreate (1)"; a name that is made of the id says it already.
static void put_event(w32t_event *e, w32t_buf *b) {
    if (e->provider && e->source != W32T_SOURCE_PML && e->source != W32T_SOURCE_API)
        w32t_buf_printf(b, "%s ", e->provider);
    if (!e->name)
        w32t_event_put_text(e, W32T_TEXT_OPERATION, b);
    else
        w32t_buf_text(b, e->name);
    bool said = e->name && strncmp(e->name, "EventID(", 8) == 0;
    if (e->has & W32T_HAS_ID && e->source != W32T_SOURCE_API && !(e->has & W32T_EVENT_CLASSIC) && !said)
        w32t_buf_printf(b, " (%u)", e->id);
}

static void put_user(w32t_event *e, w32t_buf *b) {
    if (!(e->has & W32T_HAS_USER) || !w32t_buf_sid(b, w32t_span_of(e->user, e->user_size)))
        w32t_event_put_text(e, W32T_TEXT_USER, b);
}

static void put_level(const w32t_event *e, w32t_buf *b) {
    static const char *const usual[] = {"LogAlways", "Critical", "Error", "Warning", "Information", "Verbose"};
    if (!(e->has & W32T_HAS_LEVEL)) return;
    const char *name = e->level_name ? e->level_name : e->level < 6 ? usual[e->level] : NULL;
    w32t_buf_u64(b, e->level);
    if (name) w32t_buf_printf(b, " (%s)", name);
}

void w32t_put_summary_key(w32t_event *e, const char *key, w32t_buf *b) {
    const char *text = NULL;
    if (strncmp(key, "data.", 5) == 0)
        put_data(e, key + 5, b);
    else if (strcmp(key, "event") == 0)
        put_event(e, b);
    else if (strcmp(key, "user") == 0)
        put_user(e, b);
    else if (strcmp(key, "level") == 0)
        put_level(e, b);
    else
        text = strcmp(key, "provider") == 0 ? e->provider : strcmp(key, "channel") == 0 ? e->channel : e->computer;
    if (text) w32t_buf_text(b, text);
}
