// SPDX-License-Identifier: Apache-2.0
// One test against one typed value: numbers exactly (64 bits, sign, floating point), names of numbers (flags, maps,
// status codes), texts without case, times, GUIDs and whatever has one spelling. Nothing is allocated but for regular
// expressions over long UTF-16.
#include "query/query_tree.h"
#include "base/fold.h"
#include "base/guid.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "model/record.h"
#include "model/value.h"
#include "query/query_value.h"
#include <win32trace/apidb.h>

#include <stdio.h>

// ---------------------------------------------------------------------------------------------------------------------------------
// Text as code points, whatever it is kept in

typedef enum text_kind { TEXT_UTF8, TEXT_UTF16, TEXT_ANSI, TEXT_HEX } text_kind;
typedef struct text {
    const uint8_t *p, *end;
    uint8_t kind;
    uint8_t half; // TEXT_HEX: the second digit of *p comes next
    bool exact;
} text;

static uint32_t next_code(text *t) {
    uint32_t c;
    unsigned used;
    switch (t->kind) {
    case TEXT_UTF16:
        c = w32t_le16(t->p);
        t->p += 2;
        if ((c & 0xFC00) == 0xD800 && t->end - t->p >= 2 && (w32t_le16(t->p) & 0xFC00) == 0xDC00) {
            c = 0x10000 + ((c - 0xD800) << 10) + (w32t_le16(t->p) - 0xDC00u);
            t->p += 2;
        }
        break;
    case TEXT_HEX:
        c = (uint32_t) "0123456789abcdef"[t->half ? *t->p & 15 : *t->p >> 4];
        t->p += t->half;
        t->half ^= 1;
        return c;
    case TEXT_ANSI:
        c = *t->p++;
        if (c >= 0x80 && c < 0xA0) c = w32t_ansi_code((uint8_t)c);
        break;
    default:
        c = w32t_utf8_next(t->p, (size_t)(t->end - t->p), &used);
        t->p += used;
    }
    return t->exact ? c : w32t_fold(c);
}

static text text_of(text_kind kind, const void *p, size_t n, const w32t_literal *l) {
    if (kind == TEXT_UTF16) n &= ~(size_t)1;
    const uint8_t *s = n ? p : (const uint8_t *)"";
    return (text){s, s + n, (uint8_t)kind, 0, l->flags & W32T_LITERAL_EXACT};
}

static bool has_prefix(text *t, const w32t_literal *l) { // t is left behind the prefix
    for (size_t i = 0; i < l->folded_count; i++)
        if (t->p >= t->end || next_code(t) != l->folded[i]) return false;
    return true;
}

static bool contains(text t, const w32t_literal *l) {
    if (!l->folded_count) return true;
    while (t.p < t.end) {
        text from = t;
        if (next_code(&t) == l->folded[0] && has_prefix(&from, l)) return true;
    }
    return false;
}

static bool has_suffix(text t, const w32t_literal *l) {
    size_t count = 0;
    for (text all = t; all.p < all.end; count++)
        next_code(&all);
    if (count < l->folded_count) return false;
    for (; count > l->folded_count; count--)
        next_code(&t);
    return has_prefix(&t, l);
}

static bool regex_matches(text t, const w32t_literal *l) {
    if (t.kind == TEXT_UTF8) return w32t_regex_match(l->regex, t.p, (size_t)(t.end - t.p));
    uint8_t small[1024];
    size_t n = (size_t)(t.end - t.p);
    if (t.kind == TEXT_UTF16 && W32T_UTF8_ROOM(n) <= sizeof small)
        return w32t_regex_match(l->regex, small, w32t_utf16_write_utf8(small, (w32t_span){t.p, n}));
    w32t_buf b = {0};
    w32t_buf_space(&b, 1);
    if (t.kind == TEXT_UTF16)
        w32t_utf16_to_utf8(&b, (w32t_span){t.p, n});
    else if (t.kind == TEXT_ANSI)
        w32t_ansi_to_utf8(&b, (w32t_span){t.p, n});
    else
        w32t_buf_hexbytes(&b, t.p, n);
    bool hit = w32t_regex_match(l->regex, b.p, b.n);
    w32t_buf_free(&b);
    return hit;
}

static int order_of(text t, const w32t_literal *l) {
    for (size_t i = 0;; i++) {
        if (t.p >= t.end) return i < l->folded_count ? -1 : 0;
        if (i == l->folded_count) return 1;
        uint32_t c = next_code(&t);
        if (c != l->folded[i]) return c < l->folded[i] ? -1 : 1;
    }
}

static bool order_fits(w32t_query_op op, int order) {
    switch (op) {
    case W32T_OP_EQ:
    case W32T_OP_NE:
        return order == 0;
    case W32T_OP_LT:
        return order < 0;
    case W32T_OP_LE:
        return order <= 0;
    case W32T_OP_GT:
        return order > 0;
    case W32T_OP_GE:
        return order >= 0;
    default:
        return false;
    }
}

// The text as short ASCII (for numbers and times inside text); 0 when it is longer or not ASCII.
static size_t short_ascii(text t, char out[48]) {
    size_t n = 0;
    while (t.p < t.end) {
        uint32_t c = next_code(&t);
        if (c >= 0x80 || n == 47) return 0;
        out[n++] = (char)c;
    }
    return n;
}

static bool compare_number(bool negative, uint64_t magnitude, const w32t_literal *l, int *order);

static bool number_inside(const char *s, size_t n, bool *negative, uint64_t *magnitude) {
    bool hex = n > 2 && s[0] == '0' && s[1] == 'x';
    size_t at = hex ? 2 : (*negative = s[0] == '-');
    unsigned base = hex ? 16 : 10;
    if (hex) *negative = false;
    if (at == n) return false;
    uint64_t v = 0;
    for (; at < n; at++) {
        unsigned c = (unsigned char)s[at], d = c - '0' < 10u          ? c - '0'
                                               : (c | 32u) - 'a' < 6u ? (c | 32u) - 'a' + 10
                                                                      : 99;
        if (d >= base || v > (UINT64_MAX - d) / base) return false;
        v = v * base + d;
    }
    *magnitude = v;
    *negative = *negative && v;
    return true;
}

// A text that spells what the literal is: a number, a time.
static bool meaning_fits(w32t_query_op op, text t, const w32t_literal *l, bool *comparable) {
    *comparable = false;
    if (!(l->flags & (W32T_LITERAL_NUMBER | W32T_LITERAL_FLOAT | W32T_LITERAL_DURATION | W32T_LITERAL_TIME)) ||
        l->flags & W32T_LITERAL_QUOTED)
        return false;
    char s[48];
    size_t n = short_ascii(t, s);
    bool negative;
    uint64_t magnitude;
    int64_t time;
    int order;
    if (!n) return false;
    if (l->flags & W32T_LITERAL_TIME) {
        if (!w32t_time_parse(s, n, &time)) return false;
        *comparable = true;
        return order_fits(op, (time > l->time) - (time < l->time));
    }
    if (!number_inside(s, n, &negative, &magnitude) || !compare_number(negative, magnitude, l, &order)) return false;
    *comparable = true;
    return order_fits(op, order);
}

static bool text_fits(w32t_query_op op, text t, const w32t_literal *l) {
    bool comparable;
    switch (op) {
    case W32T_OP_CONTAINS:
        return contains(t, l);
    case W32T_OP_STARTS:
        return has_prefix(&t, l);
    case W32T_OP_ENDS:
        return has_suffix(t, l);
    case W32T_OP_MATCHES:
        return regex_matches(t, l);
    case W32T_OP_EQ:
    case W32T_OP_NE: {
        text all = t;
        if (has_prefix(&all, l) && all.p >= all.end) return true;
        return meaning_fits(W32T_OP_EQ, t, l, &comparable) && comparable;
    }
    case W32T_OP_LT:
    case W32T_OP_LE:
    case W32T_OP_GT:
    case W32T_OP_GE: {
        bool fits = meaning_fits(op, t, l, &comparable);
        if (comparable) return fits;
        // A number or a time has no order with a text that is none.
        if (!(l->flags & W32T_LITERAL_QUOTED) &&
            l->flags & (W32T_LITERAL_NUMBER | W32T_LITERAL_FLOAT | W32T_LITERAL_DURATION | W32T_LITERAL_TIME))
            return false;
        return order_fits(op, order_of(t, l));
    }
    default:
        return false;
    }
}

static bool any_text(const w32t_node *n, text_kind kind, const void *p, size_t size) {
    for (uint32_t i = 0; i < n->literal_count; i++)
        if (text_fits((w32t_query_op)n->op, text_of(kind, p, size, &n->literals[i]), &n->literals[i])) return true;
    return false;
}

bool w32t_text_match(const w32t_node *n, const char *utf8, size_t size) {
    if (n->op == W32T_OP_PRESENT) return true;
    return any_text(n, TEXT_UTF8, utf8, size);
}

bool w32t_hex_match(const w32t_node *n, const uint8_t *bytes, size_t size) {
    if (n->op == W32T_OP_PRESENT) return true;
    return any_text(n, TEXT_HEX, bytes, size);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Numbers

static bool compare_number(bool negative, uint64_t magnitude, const w32t_literal *l, int *order) {
    if (l->flags & (W32T_LITERAL_NUMBER | W32T_LITERAL_DURATION)) {
        if (negative != l->negative)
            *order = negative ? -1 : 1;
        else {
            int o = (magnitude > l->magnitude) - (magnitude < l->magnitude);
            *order = negative ? -o : o;
        }
        return true;
    }
    if (!(l->flags & W32T_LITERAL_FLOAT)) return false;
    double v = negative ? -(double)magnitude : (double)magnitude;
    *order = (v > l->real) - (v < l->real);
    return true;
}

static bool compare_float(double v, const w32t_literal *l, int *order) {
    double other;
    if (l->flags & W32T_LITERAL_FLOAT)
        other = l->real;
    else if (l->flags & (W32T_LITERAL_NUMBER | W32T_LITERAL_DURATION))
        other = l->negative ? -(double)l->magnitude : (double)l->magnitude;
    else
        return false;
    if (v != v) return false;
    *order = (v > other) - (v < other);
    return true;
}

// Names of a number as "A|B": does a part equal one of the literal's parts (has), or are both the same set (==)?
static const char *next_part(const char **s, const char *end, size_t *n) {
    while (*s < end && (**s == '|' || **s == ' '))
        ++*s;
    const char *from = *s;
    while (*s < end && **s != '|')
        ++*s;
    const char *stop = *s;
    while (stop > from && stop[-1] == ' ')
        stop--;
    *n = (size_t)(stop - from);
    return *n ? from : NULL;
}

static bool part_of(const char *s, size_t n, const char *list, size_t list_size) {
    const char *part, *end = list + list_size;
    size_t size;
    while ((part = next_part(&list, end, &size)) != NULL)
        if (w32t_fold_equal(part, size, s, n)) return true;
    return false;
}

static bool parts_fit(w32t_query_op op, const char *names, size_t size, const w32t_literal *l) {
    const char *s = l->text, *end = s + l->size, *part;
    size_t n, wanted = 0, found = 0, there = 0;
    while ((part = next_part(&s, end, &n)) != NULL) {
        wanted++;
        found += part_of(part, n, names, size);
    }
    if (op == W32T_OP_BITS) return found > 0;
    for (s = names, end = names + size; next_part(&s, end, &n) != NULL;)
        there++;
    return wanted > 1 && wanted == found && wanted == there;
}

static bool names_fit(const w32t_node *n, const char *names, size_t size) {
    for (uint32_t i = 0; i < n->literal_count; i++) {
        const w32t_literal *l = &n->literals[i];
        if (n->op == W32T_OP_BITS ? parts_fit(W32T_OP_BITS, names, size, l)
                                  : text_fits((w32t_query_op)n->op, text_of(TEXT_UTF8, names, size, l), l))
            return true;
        if ((n->op == W32T_OP_EQ || n->op == W32T_OP_NE) && parts_fit(W32T_OP_EQ, names, size, l)) return true;
    }
    return false;
}

bool w32t_names_match(const w32t_node *n, const char *names) {
    return names && names_fit(n, names, strlen(names));
}

static bool all_numbers(const w32t_node *n) {
    for (uint32_t i = 0; i < n->literal_count; i++)
        if (!(n->literals[i].flags & (W32T_LITERAL_NUMBER | W32T_LITERAL_FLOAT | W32T_LITERAL_DURATION))) return false;
    return true;
}

// The number's own name: given with it, from its map, or its status code's.
static bool number_names_fit(const w32t_node *n, const w32t_value *v, uint64_t u) {
    if (v->flags & W32T_VALUE_HAS_TEXT) return w32t_names_match(n, v->text);
    if (v->type == W32T_TYPE_BOOL || v->shape == W32T_SHAPE_BOOL) return w32t_names_match(n, u ? "true" : "false");
    if (v->shape >= W32T_SHAPE_NTSTATUS && v->shape <= W32T_SHAPE_WSA)
        return w32t_names_match(n, w32t_api_status_name(v->shape, u));
    if (!v->map) return false;
    char names[1024];
    size_t size = w32t_map_text(v->map, u, names, sizeof names);
    return size && names_fit(n, names, size < sizeof names ? size : sizeof names - 1);
}

// The number as it is printed, for contains, startswith, endswith, matches; and a character code's character.
static bool number_text_fits(const w32t_node *n, const w32t_value *v, bool negative, uint64_t u) {
    char s[32];
    size_t size;
    if (v->shape == W32T_SHAPE_CHAR && u < 0x80 && u >= 0x20)
        size = (size_t)snprintf(s, sizeof s, "%c", (char)u);
    else if (n->op < W32T_OP_CONTAINS)
        return false;
    else if (w32t_value_is_hex(v))
        size = (size_t)snprintf(s, sizeof s, "0x%llx", (unsigned long long)u);
    else
        size = (size_t)snprintf(s, sizeof s, "%s%llu", negative ? "-" : "", (unsigned long long)u);
    return any_text(n, TEXT_UTF8, s, size);
}

bool w32t_value_is_hex(const w32t_value *v) {
    return v->type == W32T_TYPE_POINTER || v->shape == W32T_SHAPE_HEX || v->shape == W32T_SHAPE_HANDLE ||
           v->shape == W32T_SHAPE_ADDRESS || v->shape == W32T_SHAPE_NTSTATUS || v->shape == W32T_SHAPE_HRESULT;
}

static uint64_t low_bits(uint64_t v, uint32_t size) {
    return size && size < 8 ? v & (((uint64_t)1 << (8 * size)) - 1) : v;
}

static bool number_fits(const w32t_node *n, const w32t_value *v) {
    bool negative = v->type == W32T_TYPE_INT && v->i < 0;
    uint64_t magnitude = negative ? 0 - v->u : v->u, raw = low_bits(v->u, v->size);
    for (uint32_t i = 0; i < n->literal_count; i++) {
        const w32t_literal *l = &n->literals[i];
        int order = 1;
        if (n->op == W32T_OP_BITS) {
            if (l->flags & W32T_LITERAL_NUMBER && raw & (l->negative ? 0 - l->magnitude : l->magnitude)) return true;
        } else if (compare_number(negative, magnitude, l, &order)) {
            if (order_fits((w32t_query_op)n->op, order)) return true;
            // A negative number shown as hex (an HRESULT, a handle of -1) is found by either spelling.
            if (n->op <= W32T_OP_NE && negative && compare_number(false, raw, l, &order) && order == 0) return true;
        } else if (l->flags & W32T_LITERAL_BOOL && (v->type == W32T_TYPE_BOOL || v->shape == W32T_SHAPE_BOOL)) {
            if (n->op <= W32T_OP_NE && (v->u != 0) == (l->magnitude != 0)) return true;
        } else if (l->flags & W32T_LITERAL_NULL && v->type == W32T_TYPE_POINTER && !v->u && n->op <= W32T_OP_NE)
            return true;
    }
    if (n->op <= W32T_OP_GE && all_numbers(n)) return false;
    return number_names_fit(n, v, raw) || number_text_fits(n, v, negative, negative ? magnitude : v->u);
}

static bool float_fits(const w32t_node *n, const w32t_value *v) {
    int order;
    for (uint32_t i = 0; i < n->literal_count; i++)
        if (compare_float(v->f, &n->literals[i], &order) && order_fits((w32t_query_op)n->op, order)) return true;
    if (n->op < W32T_OP_CONTAINS) return false;
    char s[40];
    return any_text(n, TEXT_UTF8, s, (size_t)snprintf(s, sizeof s, "%.*g", v->size == 4 ? 9 : 17, v->f));
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Times, GUIDs and the rest

bool w32t_time_match(const w32t_node *n, int64_t ns) {
    if (n->op == W32T_OP_PRESENT) return true;
    for (uint32_t i = 0; n->op < W32T_OP_CONTAINS && i < n->literal_count; i++) {
        const w32t_literal *l = &n->literals[i];
        if (l->flags & W32T_LITERAL_TIME && order_fits((w32t_query_op)n->op, (ns > l->time) - (ns < l->time)))
            return true;
    }
    if (n->op < W32T_OP_CONTAINS) return false;
    w32t_buf b = {0};
    w32t_buf_time(&b, ns);
    bool hit = any_text(n, TEXT_UTF8, b.p, b.n);
    w32t_buf_free(&b);
    return hit;
}

bool w32t_guid_match(const w32t_node *n, const w32t_guid *g) {
    if (n->op == W32T_OP_PRESENT) return true;
    for (uint32_t i = 0; n->op <= W32T_OP_NE && i < n->literal_count; i++)
        if (n->literals[i].flags & W32T_LITERAL_GUID && w32t_guid_equal(g, &n->literals[i].guid)) return true;
    if (n->op <= W32T_OP_NE) return false;
    char s[38];
    w32t_guid_write(g, s);
    return any_text(n, TEXT_UTF8, s, sizeof s);
}

static bool spelled_fits(const w32t_node *n, const w32t_value *v) {
    if (v->type == W32T_TYPE_SID) {
        char s[W32T_SID_TEXT];
        size_t size = w32t_sid_text(s, (w32t_span){v->bytes, v->size});
        return size && any_text(n, TEXT_UTF8, s, size);
    }
    w32t_buf b = {0};
    bool there = true;
    if (v->type == W32T_TYPE_IPV4 || v->shape == W32T_SHAPE_IPV4)
        w32t_buf_ipv4(&b, (uint32_t)v->u);
    else if (v->type == W32T_TYPE_IPV6 && v->size >= 16)
        w32t_buf_ipv6(&b, v->bytes);
    else
        there = v->type == W32T_TYPE_SOCKADDR && w32t_buf_sockaddr(&b, (w32t_span){v->bytes, v->size});
    bool hit = there && any_text(n, TEXT_UTF8, b.p, b.n);
    w32t_buf_free(&b);
    return hit;
}

static bool systemtime_fits(const w32t_node *n, const w32t_value *v) {
    int64_t ns;
    return w32t_systemtime_to_ns((w32t_span){v->bytes, v->size}, &ns) && w32t_time_match(n, ns);
}

static bool null_fits(const w32t_node *n) {
    for (uint32_t i = 0; n->op <= W32T_OP_NE && i < n->literal_count; i++)
        if (n->literals[i].flags & W32T_LITERAL_NULL) return true;
    return false;
}

static bool plain_fits(const w32t_node *n, const w32t_value *v) {
    switch (v->type) {
    case W32T_TYPE_BOOL:
    case W32T_TYPE_INT:
    case W32T_TYPE_UINT:
    case W32T_TYPE_UNREADABLE:
    case W32T_TYPE_POINTER:
        return number_fits(n, v) || (v->shape == W32T_SHAPE_IPV4 && spelled_fits(n, v));
    case W32T_TYPE_FLOAT:
        return float_fits(n, v);
    case W32T_TYPE_UTF16:
        return any_text(n, TEXT_UTF16, v->bytes, v->size);
    case W32T_TYPE_UTF8:
        return any_text(n, TEXT_UTF8, v->bytes, v->size);
    case W32T_TYPE_ANSI:
        return any_text(n, TEXT_ANSI, v->bytes, v->size);
    case W32T_TYPE_BINARY:
        return any_text(n, TEXT_HEX, v->bytes, v->size);
    case W32T_TYPE_GUID:
        return w32t_guid_match(n, v->guid) ||
               (v->flags & W32T_VALUE_HAS_TEXT && any_text(n, TEXT_UTF8, (const uint8_t *)v->text, strlen(v->text)));
    case W32T_TYPE_FILETIME:
        return v->u ? w32t_time_match(n, w32t_filetime_to_ns(v->u)) : null_fits(n);
    case W32T_TYPE_SYSTEMTIME:
        return systemtime_fits(n, v);
    case W32T_TYPE_IPV4:
        return spelled_fits(n, v) || number_fits(n, v);
    default:
        return spelled_fits(n, v);
    }
}

static bool tree_fits(const w32t_node *n, const w32t_value *v, unsigned depth) {
    if (depth > 32) return false; // decoders nest less; this bounds the stack
    uint32_t count = v->type == W32T_TYPE_INOUT ? 2 : v->type == W32T_TYPE_CUT ? 1 : v->size;
    switch (v->type) {
    case W32T_TYPE_NULL:
        return null_fits(n);
    case W32T_TYPE_ARRAY:
    case W32T_TYPE_INOUT:
    case W32T_TYPE_CUT:
        for (uint32_t i = 0; i < count; i++)
            if (tree_fits(n, &v->items[i], depth + 1)) return true;
        return n->op == W32T_OP_PRESENT;
    case W32T_TYPE_STRUCT:
        for (uint32_t i = 0; i < count; i++)
            if (tree_fits(n, &v->members[i].value, depth + 1)) return true;
        return n->op == W32T_OP_PRESENT;
    default:
        return n->op == W32T_OP_PRESENT || plain_fits(n, v);
    }
}

bool w32t_values_match(const w32t_node *n, const w32t_value *v) {
    return tree_fits(n, v, 0);
}
