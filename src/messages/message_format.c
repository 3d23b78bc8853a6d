// SPDX-License-Identifier: Apache-2.0
// Message texts with their values in place, as FormatMessage and the event viewer do it: %1 … %99 (with a printf-like
// format between exclamation marks), %n and the other escapes, %%id from the parameter messages, also inside values.
#include "messages/messages.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct formatter {
    const char *s, *end;
    w32t_insert_fn insert;
    w32t_parameter_fn parameter;
    void *context;
    w32t_buf *out;
} formatter;

static bool digit(char c) {
    return c >= '0' && c <= '9';
}

// "%%123" at s: the parameter's text; returns how many characters were used, 0 when it is none.
static size_t put_parameter(formatter *f, const char *s, const char *end, w32t_buf *out) {
    const char *p = s + 2;
    uint32_t id = 0;
    while (p < end && digit(*p) && p - s < 12) {
        id = id * 10 + (uint32_t)(*p - '0');
        p++;
    }
    if (p == s + 2 || !f->parameter || !f->parameter(f->context, id, out)) return 0;
    return (size_t)(p - s);
}

// A value's text with its own %%id replaced.
static void put_value_text(formatter *f, const char *s, size_t n, w32t_buf *out) {
    const char *end = s + n;
    while (s < end) {
        if (s + 2 < end && s[0] == '%' && s[1] == '%' && digit(s[2])) {
            size_t used = put_parameter(f, s, end, out);
            if (used) {
                s += used;
                continue;
            }
        }
        w32t_buf_char(out, *s++);
    }
}

typedef struct spec {
    char flags[8];
    int width, precision; // -1 none
    char type;
} spec;

// The part between the exclamation marks: flags, width, .precision, size, type.
static bool parse_spec(const char *s, const char *end, spec *o) {
    size_t n = 0;
    *o = (spec){.width = -1, .precision = -1, .type = 's'};
    while (s < end && strchr("-+ #0", *s)) {
        if (n + 1 < sizeof o->flags) o->flags[n++] = *s;
        s++;
    }
    for (; s < end && digit(*s); s++)
        o->width = (o->width < 0 ? 0 : o->width) * 10 + (*s - '0') > 9999
                       ? 9999
                       : (o->width < 0 ? 0 : o->width) * 10 + (*s - '0');
    if (s < end && *s == '.')
        for (s++, o->precision = 0; s < end && digit(*s); s++)
            o->precision = o->precision * 10 + (*s - '0') > 9999 ? 9999 : o->precision * 10 + (*s - '0');
    while (s < end && strchr("hlwIL6432", *s))
        s++;
    if (s < end) o->type = *s++;
    return s == end;
}

static void put_padded(const char *text, size_t n, const spec *o, w32t_buf *out) {
    if (o->precision >= 0 && (size_t)o->precision < n) n = (size_t)o->precision;
    size_t pad = o->width > 0 && (size_t)o->width > n ? (size_t)o->width - n : 0;
    bool left = strchr(o->flags, '-') != NULL;
    for (size_t i = 0; !left && i < pad; i++)
        w32t_buf_char(out, ' ');
    w32t_buf_put(out, text, n);
    for (size_t i = 0; left && i < pad; i++)
        w32t_buf_char(out, ' ');
}

// A number in the asked form; the text as it is when it is no number.
static void put_number(w32t_buf *text, const spec *o, w32t_buf *out) {
    const char *s = w32t_buf_cstr(text);
    char *stop;
    bool negative = *s == '-';
    unsigned long long v = negative ? (unsigned long long)strtoll(s, &stop, 10)
                                    : strtoull(s, &stop, s[0] == '0' && (s[1] | 0x20) == 'x' ? 16 : 10);
    if (!*s || *stop) {
        put_padded(s, text->n, o, out);
        return;
    }
    bool hex = o->type == 'x' || o->type == 'X' || o->type == 'p' || o->type == 'o';
    if (hex && negative && v >= 0xFFFFFFFF80000000ull) v &= 0xFFFFFFFFu;
    char format[40], digits[128];
    snprintf(format, sizeof format, "%%%s*.*ll%c", o->flags, o->type == 'p' ? 'X' : o->type == 'i' ? 'd' : o->type);
    int width = o->width < 0     ? (o->type == 'p' ? 8 : 0)
                : o->width > 100 ? 100
                                 : o->width,
        precision = o->precision > 100 ? 100 : o->precision;
    int n = snprintf(digits, sizeof digits, format, width, precision, v);
    if (n > 0) w32t_buf_put(out, digits, (size_t)n < sizeof digits ? (size_t)n : sizeof digits - 1);
}

// %N at f->s (behind the percent sign).
static void put_insertion(formatter *f) {
    unsigned number = (unsigned)(*f->s++ - '0');
    if (f->s < f->end && digit(*f->s)) number = number * 10 + (unsigned)(*f->s++ - '0');
    spec o = {.width = -1, .precision = -1, .type = 's'};
    if (f->s < f->end && *f->s == '!') {
        const char *stop = memchr(f->s + 1, '!', (size_t)(f->end - f->s - 1));
        if (stop && parse_spec(f->s + 1, stop, &o))
            f->s = stop + 1;
        else
            o.type = 's';
    }
    w32t_buf text = {0}, whole = {0};
    if (!f->insert(f->context, number, &text)) {
        w32t_buf_printf(f->out, "%%%u", number); // as Windows leaves it
        w32t_buf_free(&text);
        return;
    }
    if (text.n) put_value_text(f, (const char *)text.p, text.n, &whole);
    if (strchr("dioxXup", o.type) && o.type)
        put_number(&whole, &o, f->out);
    else if (whole.n || o.width > 0)
        put_padded(w32t_buf_cstr(&whole), whole.n, &o, f->out);
    w32t_buf_free(&text);
    w32t_buf_free(&whole);
}

void w32t_message_format(const char *text, size_t n, w32t_insert_fn insert, w32t_parameter_fn parameter, void *context,
                         w32t_buf *out) {
    formatter f = {text, text + n, insert, parameter, context, out};
    while (f.s < f.end) {
        if (*f.s != '%' || f.s + 1 == f.end) {
            w32t_buf_char(out, *f.s++);
            continue;
        }
        char c = f.s[1];
        if (c >= '1' && c <= '9') {
            f.s++;
            put_insertion(&f);
            continue;
        }
        if (c == '%' && f.s + 2 < f.end && digit(f.s[2])) {
            size_t used = put_parameter(&f, f.s, f.end, out);
            if (used) {
                f.s += used;
                continue;
            }
        }
        f.s += 2;
        switch (c) {
        case '0':
            f.s = f.end;
            break; // ends the text without a line end
        case 'n':
            w32t_buf_lit(out, "\r\n");
            break;
        case 'r':
            w32t_buf_char(out, '\r');
            break;
        case 't':
            w32t_buf_char(out, '\t');
            break;
        case 'b':
            w32t_buf_char(out, ' ');
            break;
        default:
            w32t_buf_char(out, c);
            break;
        }
    }
}
