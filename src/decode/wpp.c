// SPDX-License-Identifier: Apache-2.0
// WPP messages: arguments by the TMF message of (message GUID, number), and the rendered text. Without a TMF the
// payload stays bytes, and the message is named by its number; its GUID is the event's.
#include "apidb/apidb.h"
#include "decode/decode.h"
#include "decode/schema_fields.h"
#include "base/utf.h"
#include "base/wintime.h"

#include <stdio.h>

#define FIRST_ARGUMENT 10 // %1 to %9 are parts of the line's prefix

typedef struct spec { // what stands between the exclamation marks: [-+ #0][width][.precision][size]type
    char flags[6];
    unsigned width, precision;
    bool has_precision;
    char type;
} spec;

static spec parse_spec(const char *s, size_t n) {
    spec p = {.type = 's'};
    size_t i = 0, f = 0;
    for (; i < n && memchr("-+ #0", s[i], 5); i++)
        if (f < sizeof p.flags - 1) p.flags[f++] = s[i];
    for (; i < n && s[i] >= '0' && s[i] <= '9'; i++)
        if (p.width < 1000) p.width = p.width * 10 + (unsigned)(s[i] - '0');
    if (i < n && s[i] == '.')
        for (i++, p.has_precision = true; i < n && s[i] >= '0' && s[i] <= '9'; i++)
            if (p.precision < 1000) p.precision = p.precision * 10 + (unsigned)(s[i] - '0');
    if (p.width > 255) p.width = 255;
    if (p.precision > 255) p.precision = 255;
    if (n) p.type = s[n - 1];
    return p;
}

static void put_text(w32t_buf *b, const w32t_value *v) {
    w32t_span s = {v->bytes, v->size};
    if (v->type == W32T_TYPE_UTF16)
        w32t_utf16_to_utf8(b, s);
    else if (v->type == W32T_TYPE_UTF8)
        w32t_buf_put(b, v->bytes, v->size);
    else
        w32t_ansi_to_utf8(b, s);
}

static void put_sid(w32t_buf *b, const w32t_value *v) {
    uint64_t authority = 0;
    if (v->size < 8) return;
    for (int i = 2; i < 8; i++)
        authority = authority << 8 | v->bytes[i];
    w32t_buf_printf(b, "S-%u-%llu", v->bytes[0], (unsigned long long)authority);
    for (uint32_t at = 8; at + 4 <= v->size; at += 4)
        w32t_buf_printf(b, "-%u", w32t_le32(v->bytes + at));
}

// As tracefmt has them: the number, Win32 codes in decimal, and the name behind it.
static void put_status(w32t_buf *b, const w32t_value *v) {
    unsigned long long code = v->u & UINT32_MAX;
    w32t_buf_printf(b, v->shape == W32T_SHAPE_WIN32 ? "%llu" : "0x%08llx", code);
    const char *name = w32t_api_status_name((uint8_t)v->shape, code);
    if (name) w32t_buf_printf(b, "(%s)", name);
}

// Values that have one form whatever the specifier says.
static bool put_special(w32t_buf *b, const w32t_value *v) {
    switch (v->type) {
    case W32T_TYPE_UTF16:
    case W32T_TYPE_UTF8:
    case W32T_TYPE_ANSI:
        put_text(b, v);
        return true;
    case W32T_TYPE_GUID:
        w32t_buf_guid(b, v->guid);
        return true;
    case W32T_TYPE_BINARY:
    case W32T_TYPE_IPV6:
    case W32T_TYPE_SOCKADDR:
        w32t_buf_hexbytes(b, v->bytes, v->size);
        return true;
    case W32T_TYPE_SID:
        put_sid(b, v);
        return true;
    case W32T_TYPE_FILETIME:
        w32t_buf_filetime(b, v->u, 7);
        return true;
    case W32T_TYPE_IPV4:
        w32t_buf_printf(b, "%u.%u.%u.%u", (unsigned)(v->u & 255), (unsigned)(v->u >> 8 & 255),
                        (unsigned)(v->u >> 16 & 255), (unsigned)(v->u >> 24 & 255));
        return true;
    default:
        break;
    }
    if (v->shape == W32T_SHAPE_NTSTATUS || v->shape == W32T_SHAPE_HRESULT || v->shape == W32T_SHAPE_WIN32) {
        put_status(b, v);
        return true;
    }
    size_t before = b->n;
    if (v->map) w32t_map_put(v->map, v->u, b);
    return b->n > before;
}

static void put_number(w32t_buf *b, const w32t_value *v, const spec *p) {
    char format[24], precision[8] = "";
    if (p->has_precision) snprintf(precision, sizeof precision, ".%u", p->precision);
    if (v->type == W32T_TYPE_FLOAT) {
        char type = memchr("eEfgGaA", p->type, 7) ? p->type : 'f';
        snprintf(format, sizeof format, "%%%s%.0u%s%c", p->flags, p->width, precision, type);
    } else
        snprintf(format, sizeof format, "%%%s%.0u%sll%c", p->flags, p->width, precision,
                 memchr("xXuo", p->type, 4) ? p->type : 'd');
    char text[320];
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#endif
    // The format is put together above from checked parts.
    int n = v->type == W32T_TYPE_FLOAT ? snprintf(text, sizeof text, format, v->f)
                                       : snprintf(text, sizeof text, format, (long long)v->i);
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
    if (n > 0) w32t_buf_put(b, text, (size_t)n < sizeof text ? (size_t)n : sizeof text - 1);
}

static void put_value(w32t_buf *b, const w32t_value *v, const spec *p) {
    size_t before = b->n;
    if (put_special(b, v)) {
        size_t n = b->n - before;
        if (p->width > n && !strchr(p->flags, '-')) { // right-aligned
            size_t pad = p->width - n;
            w32t_buf_space(b, pad);
            memmove(b->p + before + pad, b->p + before, n);
            memset(b->p + before, ' ', pad);
            b->n += pad;
        }
        for (; b->n - before < p->width;)
            w32t_buf_char(b, ' ');
    } else if (v->type == W32T_TYPE_POINTER || p->type == 'p')
        w32t_buf_hex(b, v->u);
    else if (p->type == 'c' && v->u < 256)
        w32t_utf8_put(b, (uint32_t)v->u);
    else if (v->type == W32T_TYPE_BOOL && p->type == 's')
        w32t_buf_text(b, v->u ? "TRUE" : "FALSE");
    else
        put_number(b, v, p);
}

static void put_prefix(w32t_buf *b, const w32t_event *e, unsigned index) {
    const w32t_etw_record *r = e->native;
    switch (index) {
    case 1:
        w32t_buf_text(b, e->provider ? e->provider : "");
        break;
    case 2:
        w32t_buf_text(b, e->name ? e->name : "");
        break;
    case 3:
        w32t_buf_printf(b, "%u", e->tid);
        break;
    case 4:
        w32t_buf_time(b, e->time);
        break;
    case 7:
        w32t_buf_printf(b, "%u", r ? r->wpp_sequence : 0);
        break;
    case 8:
        w32t_buf_printf(b, "%u", e->pid);
        break;
    case 9:
        w32t_buf_printf(b, "%u", e->cpu);
        break;
    default:
        break;
    }
}

// "%10!d!" and "%!FUNC!"; everything else is text.
static const char *render(w32t_event *e, const w32t_schema_event *s) {
    w32t_buf b = {0};
    for (const char *f = s->format; *f;) {
        if (*f != '%') {
            w32t_buf_char(&b, *f++);
            continue;
        }
        if (f[1] == '%') {
            w32t_buf_char(&b, '%');
            f += 2;
            continue;
        }
        const char *at = f + 1;
        unsigned index = 0;
        while (*at >= '0' && *at <= '9' && index < 1000)
            index = index * 10 + (unsigned)(*at++ - '0');
        const char *stop = *at == '!' ? strchr(at + 1, '!') : NULL;
        if (at == f + 1 && !stop) {
            w32t_buf_char(&b, *f++);
            continue;
        }
        spec p = stop ? parse_spec(at + 1, (size_t)(stop - at - 1)) : (spec){.type = 's'};
        if (at == f + 1) {
            if (strncmp(at, "!FUNC!", 6) == 0 && s->opcode_name) w32t_buf_text(&b, s->opcode_name);
        } else if (index >= FIRST_ARGUMENT && index - FIRST_ARGUMENT < e->field_count)
            put_value(&b, &e->fields[index - FIRST_ARGUMENT].value, &p);
        else if (index && index < FIRST_ARGUMENT)
            put_prefix(&b, e, index);
        f = stop ? stop + 1 : at;
        if (b.n > 1 << 20) break; // an argument may be named often
    }
    const char *text = w32t_arena_text(e->arena, b.p ? (const char *)b.p : "", b.n);
    w32t_buf_free(&b);
    return text;
}

static void wpp_fields(w32t_event *e) {
    const w32t_etw_record *r = e->native;
    if (e->layout && !e->fields) w32t_schema_fields(e, e->layout, r && r->pointer_size == 4 ? 4 : 8);
}

static void wpp_describe(w32t_event *e) {
    const w32t_schema_event *s = w32t_schema_find_wpp(w32t_schemas_of(e), &e->provider_id, e->id);
    if (!s) {
        char text[32];
        int n = snprintf(text, sizeof text, "Message(%u)", e->id);
        e->name = w32t_arena_text(e->arena, text, (size_t)n);
        return;
    }
    e->layout = s;
    e->schema = W32T_SCHEMA_WPP;
    e->provider = s->provider->name;
    e->name = s->name;
    e->opcode_name = s->opcode_name;
    e->keyword_names = s->keyword_names;
    e->level_name = s->channel_name; // what LEVEL= says in the TMF
    // The text needs the arguments, so they are decoded here.
    wpp_fields(e);
    if (s->format) e->message = render(e, s);
}

const w32t_decoder w32t_decode_wpp = {
    .name = "wpp", .describe = wpp_describe, .fields = wpp_fields, .frame = w32t_stack_frame};
