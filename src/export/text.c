// SPDX-License-Identifier: Apache-2.0
// -f text: one line an event for people. API calls look as strace prints them:
//   time pid/tid module  Function(arg=value, …) = result (ERROR_NAME) <duration>
// other events: `time pid/tid provider  Event  name=value, …`, ProcMon's: `time pid/tid process  Operation path =
// RESULT  detail`. Nothing from a trace reaches the terminal raw; colour is ours alone; lines are cut to the width when
// one is given.
#include "base/guid.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "export/event_keys.h"
#include "export/extended.h"
#include "export/value_text.h"

#include <stdlib.h>

typedef struct text_writer {
    w32t_writer base;
    w32t_key_context context;
    w32t_chosen_key *chosen;
} text_writer;

typedef struct line {
    const text_writer *w;
    w32t_event *e;
    w32t_buf *b;
} line;

// ---- Colour

enum { PLAIN, DIM, BOLD, RED, YELLOW };
static void color(const line *l, int which) {
    static const char *const codes[] = {"\x1b[0m", "\x1b[2m", "\x1b[1m", "\x1b[31m", "\x1b[33m"};
    if (l->w->base.options->color) w32t_buf_text(l->b, codes[which]);
}

// ---- Parts

static void put_place(const line *l, const char *where, const w32t_guid *guid) {
    const w32t_event *e = l->e;
    w32t_buf *b = l->b;
    color(l, DIM);
    if (e->time == W32T_NO_TIME)
        w32t_buf_char(b, '-');
    else if (l->w->context.local)
        w32t_buf_time_zone(b, e->time, l->w->context.zone);
    else
        w32t_buf_time(b, e->time);
    color(l, PLAIN);
    w32t_buf_char(b, ' ');
    if (e->has & W32T_HAS_PID)
        w32t_buf_u64(b, e->pid);
    else
        w32t_buf_char(b, '-');
    w32t_buf_char(b, '/');
    if (e->has & W32T_HAS_TID)
        w32t_buf_u64(b, e->tid);
    else
        w32t_buf_char(b, '-');
    w32t_buf_char(b, ' ');
    if (where)
        w32t_text_cstr(b, where);
    else if (guid)
        w32t_buf_guid(b, guid);
    else
        w32t_buf_char(b, '-');
    w32t_buf_lit(b, "  ");
}

static void put_name(const line *l, const char *name) {
    color(l, BOLD);
    w32t_text_cstr(l->b, name ? name : "?");
    color(l, PLAIN);
}

// Behind the fields: they were made, so it is known.
static void put_misfit(const line *l) {
    if (!(l->e->has & W32T_EVENT_UNDECODED)) return;
    color(l, YELLOW);
    w32t_buf_lit(l->b, " [does not fit its schema]");
    color(l, PLAIN);
}

static void put_carved(const line *l) {
    if (!(l->e->has & W32T_EVENT_CARVED)) return;
    color(l, YELLOW);
    w32t_buf_lit(l->b, " [carved]");
    color(l, PLAIN);
}

static uint32_t nth_of(const w32t_field *fields, uint32_t at) {
    uint32_t n = 1;
    // only so far back: the number is a convenience of the line, and a record may have very many fields
    for (uint32_t i = at > 64 ? at - 64 : 0; i < at; i++)
        n += strcmp(fields[i].name, fields[at].name) == 0;
    return n;
}

static bool put_fields(const line *l) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(l->e, &count);
    bool any = false;
    for (uint32_t i = 0; i < count; i++) {
        if (f[i].value.flags & W32T_VALUE_HIDDEN && !l->w->context.hidden) continue;
        if (any) w32t_buf_lit(l->b, ", ");
        any = true;
        w32t_text_cstr(l->b, f[i].name);
        uint32_t nth = nth_of(f, i);
        if (nth > 1) {
            w32t_buf_char(l->b, '#');
            w32t_buf_u64(l->b, nth);
        }
        w32t_buf_char(l->b, '=');
        w32t_text_value(l->b, &f[i].value);
    }
    return any;
}

static void put_raw(const line *l) {
    const w32t_event *e = l->e;
    if (!e->payload_size || (e->schema != W32T_SCHEMA_NONE && !l->w->context.raw)) return;
    uint32_t n = l->w->context.raw || e->payload_size < 32 ? e->payload_size : 32;
    w32t_buf_lit(l->b, " raw=");
    w32t_buf_hexbytes(l->b, e->payload, n);
    if (n < e->payload_size) {
        w32t_buf_lit(l->b, "...[");
        w32t_buf_u64(l->b, e->payload_size);
        w32t_buf_lit(l->b, " bytes]");
    }
}

// Items that the event carries beside its payload.
static void put_extended(const line *l) {
    w32t_buf json = {0};
    if (l->w->context.raw && w32t_json_extended(l->e, &json)) {
        w32t_buf_lit(l->b, " extended=");
        w32t_buf_put(l->b, json.p, json.n);
    }
    w32t_buf_free(&json);
}

// ---- API calls

static void put_error(const line *l, const w32t_call *c) {
    w32t_buf_lit(l->b, " (");
    if (c->error_name) {
        w32t_text_cstr(l->b, c->error_name);
    } else {
        const char *family = w32t_error_kind_name(c->error_kind);
        if (family) {
            w32t_buf_text(l->b, family);
            w32t_buf_char(l->b, ' ');
        }
        if (c->error_kind == W32T_SHAPE_NTSTATUS || c->error_kind == W32T_SHAPE_HRESULT)
            w32t_buf_hex(l->b, c->error);
        else
            w32t_buf_u64(l->b, c->error);
    }
    w32t_buf_char(l->b, ')');
}

static void put_outcome(const line *l, const w32t_call *c) {
    if (c->half == 1) {
        w32t_buf_lit(l->b, " ...");
        return;
    }
    if (c->end != W32T_CALL_RETURNED) {
        static const char *const ends[] = {"", " = ? [unwound]", " = ? [thread ended]", " = ? [never returned]"};
        color(l, YELLOW);
        w32t_buf_text(l->b, c->end < 4 ? ends[c->end] : "");
        color(l, PLAIN);
    } else {
        if (c->has_error) color(l, RED);
        size_t from = l->b->n;
        if (c->result.type != W32T_TYPE_NULL || c->has_error) {
            w32t_buf_lit(l->b, " = ");
            from = l->b->n;
            if (c->result.type == W32T_TYPE_POINTER && !c->result.u && !(c->result.flags & W32T_VALUE_HAS_TEXT))
                w32t_buf_lit(l->b, "NULL");
            else
                w32t_text_value(l->b, &c->result);
        }
        // a status is its own error: said once
        size_t name = c->error_name ? strlen(c->error_name) : 0;
        bool said = name && l->b->n - from == name && memcmp(l->b->p + from, c->error_name, name) == 0;
        if (c->has_error && !said) put_error(l, c);
        if (c->has_error) color(l, PLAIN);
    }
    if (c->duration_ns >= 0) {
        w32t_buf_lit(l->b, " <");
        w32t_text_duration(l->b, (uint64_t)c->duration_ns);
        w32t_buf_char(l->b, '>');
    }
}

static void put_call(const line *l) {
    const w32t_call *c = l->e->call;
    put_place(l, c->module, NULL);
    if (c->half == 2) w32t_buf_lit(l->b, "... ");
    if (c->inbound) w32t_buf_lit(l->b, "<- ");
    put_name(l, l->e->name);
    w32t_buf_char(l->b, '(');
    put_fields(l);
    w32t_buf_char(l->b, ')');
    put_outcome(l, c);
    put_misfit(l);
}

// ---- Other events

static void put_pml_text(const line *l, w32t_text which, const char *before) {
    w32t_buf text = {0};
    if (w32t_event_put_text(l->e, which, &text) && text.n) {
        w32t_buf_text(l->b, before);
        w32t_text_part(l->b, (const char *)text.p, text.n);
    }
    w32t_buf_free(&text);
}

static void put_pml(const line *l) {
    const w32t_event *e = l->e;
    put_place(l, e->process ? e->process->image : NULL, NULL);
    put_name(l, e->name);
    put_pml_text(l, W32T_TEXT_PATH, " ");
    put_pml_text(l, W32T_TEXT_RESULT, " = ");
    put_pml_text(l, W32T_TEXT_DETAIL, "  ");
}

// A message of several lines becomes one.
static void put_message(const line *l) {
    const char *s = l->e->message;
    w32t_buf_lit(l->b, "  ");
    while (*s) {
        size_t n = strcspn(s, "\r\n\t");
        w32t_text_part(l->b, s, n);
        s += n;
        size_t gap = strspn(s, "\r\n\t ");
        if (gap && s[gap]) w32t_buf_char(l->b, ' ');
        s += gap;
    }
}

static void put_level(const line *l) {
    static const char *const names[] = {NULL, "Critical", "Error", "Warning"};
    const w32t_event *e = l->e;
    if (!(e->has & W32T_HAS_LEVEL) || e->level < 1 || e->level > 3) return;
    color(l, e->level < 3 ? RED : YELLOW);
    w32t_buf_lit(l->b, " [");
    w32t_text_cstr(l->b, e->level_name ? e->level_name : names[e->level]);
    w32t_buf_char(l->b, ']');
    color(l, PLAIN);
}

static void put_other(const line *l) {
    w32t_event *e = l->e;
    put_place(l, e->provider, e->has & W32T_HAS_PROVIDER_ID ? &e->provider_id : NULL);
    put_name(l, e->name);
    put_level(l);
    size_t before = l->b->n;
    w32t_buf_lit(l->b, "  ");
    if (!put_fields(l)) l->b->n = before;
    put_misfit(l);
    put_carved(l);
    put_raw(l);
    put_extended(l);
    if (e->message) put_message(l);
}

// ---- --fields: tab-separated, "-" for what the event does not have

static void put_chosen(const line *l) {
    const text_writer *w = l->w;
    w32t_buf one = {0};
    for (size_t i = 0; i < w->base.options->field_count; i++) {
        if (i) w32t_buf_char(l->b, '\t');
        const w32t_chosen_key *k = &w->chosen[i];
        uint32_t count = 0;
        const w32t_field *fields = k->data ? w32t_event_fields(l->e, &count) : NULL;
        const w32t_value *v = k->data ? w32t_field_find(fields, count, k->data) : NULL;
        if (v) {
            w32t_text_value(l->b, v);
            continue;
        }
        one.n = 0;
        w32t_put_chosen(&w->context, k, l->e, &one);
        if (!one.n) {
            w32t_buf_char(l->b, '-');
            continue;
        }
        // JSON text is safe as it is; a plain string loses its quotes.
        const char *s = (const char *)one.p + k->key->head_size;
        size_t n = one.n - k->key->head_size;
        bool string = n >= 2 && s[0] == '"';
        w32t_text_part(l->b, s + string, n - 2 * string);
    }
    w32t_buf_free(&one);
}

// ---- Width

static unsigned columns_of(uint32_t c) {
    if (c < 0x300) return 1;
    if (c < 0x370) return 0; // combining marks
    bool wide = (c >= 0x1100 && c < 0x1160) || (c >= 0x2E80 && c < 0xA4D0) || (c >= 0xAC00 && c < 0xD7A4) ||
                (c >= 0xF900 && c < 0xFB00) || (c >= 0xFE30 && c < 0xFE70) || (c >= 0xFF00 && c < 0xFF61) ||
                (c >= 0x1F300 && c < 0x1FA00) || (c >= 0x20000 && c < 0x40000);
    return wide ? 2 : 1;
}

// Cuts what was appended behind `start` to `width` columns. The only escapes in a line are our own colours.
static void cut(w32t_buf *b, size_t start, unsigned width, bool colored) {
    size_t at = start, fits = start;
    unsigned column = 0;
    while (at < b->n) {
        if (b->p[at] == 0x1b) {
            while (at < b->n && b->p[at] != 'm')
                at++;
            at += at < b->n;
            continue;
        }
        unsigned used;
        uint32_t c = w32t_utf8_next(b->p + at, b->n - at, &used);
        unsigned next = column + columns_of(c);
        if (next > width) break;
        at += used;
        column = next;
        if (column < width) fits = at;
    }
    if (at >= b->n) return;
    b->n = fits;
    w32t_buf_lit(b, "\xE2\x80\xA6"); // …
    if (colored) w32t_buf_lit(b, "\x1b[0m");
}

// ---- Writer

static void put_stack(const line *l) {
    for (uint32_t i = 0; i < l->e->stack_count; i++) {
        char frame[600], place[600];
        w32t_event_frame(l->e, i, frame, sizeof frame);
        w32t_event_frame_place(l->e, i, place, sizeof place);
        w32t_buf_lit(l->b, "    ");
        w32t_text_cstr(l->b, frame);
        if (strcmp(frame, place) != 0) { // a name; the place is what other tools can be asked for
            w32t_buf_lit(l->b, " (");
            w32t_text_cstr(l->b, place);
            w32t_buf_char(l->b, ')');
        }
        w32t_buf_char(l->b, '\n');
    }
    if (l->e->has & W32T_EVENT_STACK_CUT) w32t_buf_lit(l->b, "    ... (cut: there were more frames)\n");
}

static void put_text(w32t_writer *base, w32t_event *e, w32t_buf *b) {
    line l = {(text_writer *)base, e, b};
    size_t start = b->n;
    w32t_event_describe(e);
    if (l.w->context.with_file && !l.w->chosen && e->file) {
        w32t_text_cstr(b, e->file);
        w32t_buf_lit(b, ": ");
    }
    if (l.w->chosen)
        put_chosen(&l);
    else if (e->call)
        put_call(&l);
    else if (e->source == W32T_SOURCE_PML)
        put_pml(&l);
    else
        put_other(&l);
    if (base->options->width) cut(b, start, base->options->width, base->options->color);
    w32t_buf_char(b, '\n');
    if (base->options->stacks && !l.w->chosen) put_stack(&l);
}

static w32t_status open_text(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                             w32t_error *error) {
    text_writer *w = w32t_alloc(sizeof *w);
    w32t_status s = w32t_choose_keys(options, &w->chosen, error);
    if (s != W32T_OK) {
        free(w);
        return s;
    }
    w->context = w32t_key_context_of(options, trace);
    if (w->chosen) w->context.stacks = w->context.raw = true;
    *out = &w->base;
    return W32T_OK;
}

static void close_text(w32t_writer *base) {
    text_writer *w = (text_writer *)base;
    free(w->chosen);
    free(w);
}

const w32t_writer_ops w32t_writer_text = {
    .name = "text",
    .description = "one line an event, for people",
    .open = open_text,
    .event = put_text,
    .close = close_text,
};
