// SPDX-License-Identifier: Apache-2.0
// Writing details as Process Monitor does, or as typed fields. Text is appended straight to the output buffer: this
// runs a million times a second.
#include "decode/pml_out.h"

#include "base/utf.h"
#include "base/wintime.h"

void w32t_pml_count_text(w32t_buf *b, uint64_t v) {
    char digits[28];
    size_t n = sizeof digits;
    unsigned group = 0;
    do {
        if (group == 3) {
            digits[--n] = ',';
            group = 0;
        }
        digits[--n] = (char)('0' + v % 10);
        group++;
        v /= 10;
    } while (v);
    w32t_buf_put(b, digits + n, sizeof digits - n);
}

static size_t put_small(char *o, unsigned v) { // 0–99 without leading zero
    if (v < 10) {
        o[0] = (char)('0' + v);
        return 1;
    }
    o[0] = (char)('0' + v / 10);
    o[1] = (char)('0' + v % 10);
    return 2;
}

static size_t put_two(char *o, unsigned v) {
    o[0] = (char)('0' + v / 10);
    o[1] = (char)('0' + v % 10);
    return 2;
}

static void put_seven(char *o, uint32_t v) { // digits
    put_two(o, v / 100000);
    put_two(o + 2, v / 1000 % 100);
    put_two(o + 4, v / 10 % 100);
    o[6] = (char)('0' + v % 10);
}

void w32t_pml_seconds_text(w32t_buf *b, uint64_t ticks) {
    w32t_buf_u64(b, ticks / 10000000);
    char *o = (char *)w32t_buf_space(b, 8);
    o[0] = '.';
    put_seven(o + 1, (uint32_t)(ticks % 10000000));
    b->n += 8;
}

void w32t_pml_relative_text(w32t_buf *b, uint64_t ticks) {
    uint64_t seconds = ticks / 10000000, hours = seconds / 3600;
    if (hours >= 100) w32t_buf_u64(b, hours / 100);
    char *o = (char *)w32t_buf_space(b, 16);
    put_two(o, (unsigned)(hours % 100));
    o[2] = ':';
    put_two(o + 3, (unsigned)(seconds / 60 % 60));
    o[5] = ':';
    put_two(o + 6, (unsigned)(seconds % 60));
    o[8] = '.';
    put_seven(o + 9, (uint32_t)(ticks % 10000000));
    b->n += 16;
}

// Most events share their second, or the one they ended in, with the one before: its texts are kept, "1/31/2026 " and
// "1:02:03".
typedef struct second_text {
    uint64_t second; // + 1
    uint8_t date_size, clock_size;
    char half; // of the day
    char text[40];
} second_text;

static const second_text *text_of_second(uint64_t second) {
    static _Thread_local second_text kept[4];
    second_text *t = &kept[second % 4];
    if (t->second == second + 1) return t;
    w32t_civil c = w32t_civil_of_filetime(second * 10000000);
    char *o = t->text;
    size_t n = put_small(o, c.month);
    o[n++] = '/';
    n += put_small(o + n, c.day);
    o[n++] = '/';
    uint64_t year = (uint64_t)c.year; // 1601 to 60055
    size_t digits = year > 9999 ? 5 : 4;
    for (size_t i = digits; i-- > 0; year /= 10)
        o[n + i] = (char)('0' + year % 10);
    n += digits;
    o[n++] = ' ';
    t->date_size = (uint8_t)n;
    n += put_small(o + n, c.hour % 12 ? c.hour % 12 : 12);
    o[n++] = ':';
    n += put_two(o + n, c.minute);
    o[n++] = ':';
    n += put_two(o + n, c.second);
    t->clock_size = (uint8_t)(n - t->date_size);
    t->half = c.hour < 12 ? 'A' : 'P';
    t->second = second + 1;
    return t;
}

void w32t_pml_clock_text(w32t_buf *b, uint64_t filetime, int64_t shift) {
    uint64_t at = filetime + (uint64_t)shift;
    const second_text *t = text_of_second(at / 10000000);
    char *o = (char *)w32t_buf_space(b, 32);
    memcpy(o, t->text + t->date_size, 8);
    size_t n = t->clock_size;
    o[n] = '.';
    put_seven(o + n + 1, (uint32_t)(at % 10000000));
    memcpy(o + n + 8, (const char[3]){' ', t->half, 'M'}, 3);
    b->n += n + 11;
}

void w32t_pml_date_text(w32t_buf *b, uint64_t filetime, int64_t shift) {
    const second_text *t = text_of_second((filetime + (uint64_t)shift) / 10000000);
    char *o = (char *)w32t_buf_space(b, 64);
    size_t n = (size_t)t->date_size + t->clock_size;
    memcpy(o, t->text, sizeof t->text);
    memcpy(o + n, (const char[3]){' ', t->half, 'M'}, 3);
    b->n += n + 3;
}

void w32t_pml_flags_text(w32t_buf *b, uint32_t v, const w32t_pml_flags *flags) {
    size_t start = b->n;
    for (uint32_t i = 0; i < flags->count && v; i++) {
        uint32_t bit = flags->names[i].value;
        if ((v & bit) != bit) continue;
        if (b->n > start) w32t_buf_text(b, flags->separator);
        w32t_buf_text(b, flags->names[i].text);
        v &= ~bit;
    }
    if (v && flags->rest) {
        if (b->n > start) w32t_buf_text(b, *flags->separator ? flags->separator : " ");
        w32t_buf_hex(b, v);
    }
    if (b->n == start && flags->none) w32t_buf_text(b, flags->none);
}

const char *w32t_pml_name_of(const w32t_pml_name *names, size_t count, uint32_t v) {
    size_t lo = 0, hi = count;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (names[mid].value < v)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < count && names[lo].value == v ? names[lo].text : NULL;
}

static w32t_buf *key_text(w32t_pml_out *o, const char *key, size_t n) {
    w32t_buf *b = o->text;
    uint8_t *p = w32t_buf_space(b, n + 4);
    if (b->n > o->start) {
        p[0] = ',';
        p[1] = ' ';
        p += 2;
        b->n += 2;
    }
    memcpy(p, key, n);
    p[n] = ':';
    p[n + 1] = ' ';
    b->n += n + 2;
    return b;
}

void w32t_pml_add(w32t_pml_out *o, const char *key, w32t_value value) {
    if (o->text) return;
    if (o->count == o->room) {
        uint32_t room = o->room ? o->room * 2 : 16;
        w32t_field *more = w32t_arena_alloc(o->arena, room * sizeof *more);
        if (o->count) memcpy(more, o->fields, o->count * sizeof *more);
        o->fields = more;
        o->room = room;
    }
    o->fields[o->count].name = key;
    o->fields[o->count++].value = value;
}

void w32t_pml_put_count(w32t_pml_out *o, PML_KEY_ARG, uint64_t v) {
    if (o->text)
        w32t_pml_count_text(key_text(o, key, key_size), v);
    else
        w32t_pml_add(o, key, (w32t_value){.type = W32T_TYPE_UINT, .size = 8, .u = v});
}

void w32t_pml_put_signed(w32t_pml_out *o, PML_KEY_ARG, int64_t v) {
    if (o->text) {
        w32t_buf *b = key_text(o, key, key_size);
        if (v < 0) w32t_buf_char(b, '-');
        w32t_pml_count_text(b, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
    } else
        w32t_pml_add(o, key, (w32t_value){.type = W32T_TYPE_INT, .size = 8, .i = v});
}

void w32t_pml_put_number(w32t_pml_out *o, PML_KEY_ARG, int64_t v) {
    if (o->text)
        w32t_buf_i64(key_text(o, key, key_size), v);
    else
        w32t_pml_add(o, key, (w32t_value){.type = W32T_TYPE_INT, .size = 8, .i = v});
}

void w32t_pml_put_hex(w32t_pml_out *o, PML_KEY_ARG, uint64_t v) {
    if (o->text)
        w32t_buf_hex(key_text(o, key, key_size), v);
    else
        w32t_pml_add(o, key, (w32t_value){.type = W32T_TYPE_UINT, .shape = W32T_SHAPE_HEX, .size = 8, .u = v});
}

void w32t_pml_put_bool(w32t_pml_out *o, PML_KEY_ARG, bool v) {
    if (o->text)
        w32t_buf_text(key_text(o, key, key_size), v ? "True" : "False");
    else
        w32t_pml_add(o, key, (w32t_value){.type = W32T_TYPE_BOOL, .size = 1, .u = v});
}

void w32t_pml_put_time(w32t_pml_out *o, PML_KEY_ARG, uint64_t filetime) {
    if (o->text && filetime >> 63) // -1 and -2 (do not change, or change again) and what else is no time
        w32t_buf_i64(key_text(o, key, key_size), (int64_t)filetime);
    else if (o->text)
        w32t_pml_date_text(key_text(o, key, key_size), filetime, o->shift);
    else
        w32t_pml_add(o, key, (w32t_value){.type = W32T_TYPE_FILETIME, .size = 8, .u = filetime});
}

void w32t_pml_put_seconds(w32t_pml_out *o, PML_KEY_ARG, uint64_t ticks, const char *unit) {
    if (o->text) {
        w32t_buf *b = key_text(o, key, key_size);
        w32t_pml_seconds_text(b, ticks);
        w32t_buf_text(b, unit);
    } else
        w32t_pml_add(o, key, (w32t_value){.type = W32T_TYPE_FLOAT, .size = 8, .f = (double)ticks / 1e7});
}

static w32t_value text_value(w32t_arena *a, const char *p, size_t n) {
    return (w32t_value){
        .type = W32T_TYPE_UTF8, .size = (uint32_t)n, .bytes = (const uint8_t *)w32t_arena_text(a, p, n)};
}

void w32t_pml_put_text(w32t_pml_out *o, PML_KEY_ARG, const char *text) {
    if (o->text)
        w32t_buf_text(key_text(o, key, key_size), text);
    else
        w32t_pml_add(o, key, text_value(o->arena, text, strlen(text)));
}

void w32t_pml_put_utf16(w32t_pml_out *o, PML_KEY_ARG, w32t_span utf16) {
    w32t_pml_put_words(o, key, key_size, utf16, false);
}

void w32t_pml_put_words(w32t_pml_out *o, PML_KEY_ARG, w32t_span bytes, bool narrow) {
    w32t_buf own = {0};
    w32t_pml_put_string(w32t_pml_begin(o, key, key_size, &own), bytes, narrow);
    w32t_pml_end(o, key, key_size, &own, NULL);
}

void w32t_pml_put_named(w32t_pml_out *o, PML_KEY_ARG, uint64_t v, const char *text) {
    if (o->text) {
        w32t_buf *b = key_text(o, key, key_size);
        if (text)
            w32t_buf_text(b, text);
        else
            w32t_buf_u64(b, v);
    } else
        w32t_pml_add(
            o, key,
            (w32t_value){
                .type = W32T_TYPE_UINT, .size = 4, .flags = text ? W32T_VALUE_HAS_TEXT : 0, .u = v, .text = text});
}

void w32t_pml_put_flags(w32t_pml_out *o, PML_KEY_ARG, uint32_t v, const w32t_pml_flags *flags) {
    w32t_buf own = {0};
    w32t_pml_flags_text(w32t_pml_begin(o, key, key_size, &own), v, flags);
    w32t_pml_end(o, key, key_size, &own,
                 &(w32t_value){.type = W32T_TYPE_UINT, .shape = W32T_SHAPE_HEX, .size = 4, .u = v});
}

w32t_buf *w32t_pml_begin(w32t_pml_out *o, PML_KEY_ARG, w32t_buf *own) {
    return o->text ? key_text(o, key, key_size) : own;
}

void w32t_pml_end(w32t_pml_out *o, PML_KEY_ARG, w32t_buf *own, const w32t_value *number) {
    (void)key_size;
    if (o->text) return;
    if (number) {
        w32t_value v = *number;
        if (own->n) {
            v.flags |= W32T_VALUE_HAS_TEXT;
            v.text = w32t_arena_text(o->arena, (const char *)own->p, own->n);
        }
        w32t_pml_add(o, key, v);
    } else
        w32t_pml_add(o, key, text_value(o->arena, own->n ? (const char *)own->p : "", own->n));
    w32t_buf_free(own);
}
