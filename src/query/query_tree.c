// SPDX-License-Identifier: Apache-2.0
// Builds the tree: checks fields and operators, works out once what each value text can mean, joins tests and orders
// them by what they cost (header first, decoded fields last). Everything lives in the tree's arena.
#include "query/query_tree.h"
#include "base/fold.h"
#include "base/guid.h"
#include "base/status.h"
#include "base/utf.h"
#include "base/wintime.h"

#include <win32trace/apidb.h>

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

w32t_node *w32t_tree_fail(w32t_tree *tree, size_t column, const char *format, ...) {
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    // Text quoted from a filter may be anything; the message must stay one printable line.
    for (char *p = text; *p; p++)
        if ((unsigned char)*p < 0x20 || *p == 0x7F) *p = '?';
    w32t_fail(tree->error, W32T_E_SYNTAX, column, "%s", text);
    return NULL;
}

static w32t_node *new_node(w32t_tree *tree, w32t_node_kind kind) {
    if (++tree->nodes > W32T_QUERY_MAX_NODES) {
        w32t_fail(tree->error, W32T_E_LIMIT, W32T_NO_OFFSET, "more than %u parts in one filter", W32T_QUERY_MAX_NODES);
        return NULL;
    }
    w32t_node *n = w32t_arena_zalloc(&tree->arena, sizeof *n);
    n->kind = (uint8_t)kind;
    return n;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// What a value text can mean

static bool same_word(const char *s, size_t n, const char *word) {
    return w32t_fold_equal(s, n, word, strlen(word));
}

// Digits (decimal or 0x) from *s; false when there are none or they overflow 64 bits.
static bool digits(const char **s, const char *end, uint64_t *out, bool *hex) {
    const char *p = *s;
    uint64_t v = 0;
    *hex = end - p > 2 && p[0] == '0' && (p[1] == 'x' || p[1] == 'X');
    if (*hex) p += 2;
    const char *from = p;
    unsigned base = *hex ? 16 : 10;
    for (; p < end; p++) {
        unsigned c = (unsigned char)*p, d = c - '0' < 10u ? c - '0' : (c | 32u) - 'a' < 6u ? (c | 32u) - 'a' + 10 : 99;
        if (d >= base) break;
        if (v > (UINT64_MAX - d) / base) return false;
        v = v * base + d;
    }
    if (p == from) return false;
    *s = p;
    *out = v;
    return true;
}

static const struct unit {
    const char *name;
    uint64_t ns;
} units[] = {
    {"ns", 1},
    {"us", 1000},
    {"\xC2\xB5s", 1000},
    {"\xCE\xBCs", 1000},
    {"ms", 1000000},
    {"s", 1000000000},
    {"sec", 1000000000},
    {"m", 60000000000},
    {"min", 60000000000},
    {"h", 3600000000000},
    {"d", 86400000000000},
};

// "50ms", "1.5s": nanoseconds.
static bool parse_duration(const char *s, size_t n, uint64_t *ns) {
    const char *end = s + n;
    uint64_t whole, scale = 1, part = 0;
    bool hex;
    if (!digits(&s, end, &whole, &hex) || hex) return false;
    if (s < end && *s == '.') {
        for (s++; s < end && *s >= '0' && *s <= '9'; s++)
            if (scale < 1000000000u) {
                part = part * 10 + (unsigned)(*s - '0');
                scale *= 10;
            }
    }
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if ((size_t)(end - s) != strlen(units[i].name) || memcmp(s, units[i].name, (size_t)(end - s)) != 0) continue;
        if (whole > UINT64_MAX / units[i].ns) return false;
        // part < scale ≤ 10^9 and a unit is at most 8.64 × 10^13 ns, so the fraction is scaled in floating point: it is
        // below a unit
        uint64_t fraction = (uint64_t)((long double)part / (long double)scale * (long double)units[i].ns + 0.5L);
        return w32t_add64(whole * units[i].ns, fraction, ns);
    }
    return false;
}

// "now", "now-10m", "now+5s"
bool w32t_query_now(const char *s, size_t n, int64_t now, int64_t *time) {
    if (n < 3 || !same_word(s, 3, "now")) return false;
    *time = now;
    if (n == 3) return true;
    uint64_t ns;
    if ((s[3] != '-' && s[3] != '+') || !parse_duration(s + 4, n - 4, &ns) || ns > INT64_MAX / 2) return false;
    *time += s[3] == '-' ? -(int64_t)ns : (int64_t)ns;
    return true;
}

static void parse_number(w32t_literal *l, const char *s, size_t n) {
    const char *p = s, *end = s + n;
    bool minus = n && *p == '-', hex;
    if (minus) p++;
    const char *from = p;
    if (digits(&p, end, &l->magnitude, &hex) && p == end) {
        l->flags |= W32T_LITERAL_NUMBER;
        l->negative = minus && l->magnitude;
        return;
    }
    if (!minus && parse_duration(s, n, &l->magnitude)) {
        l->flags |= W32T_LITERAL_DURATION;
        return;
    }
    if (from == end || *from < '0' || *from > '9' || hex || n > 60) return;
    char copy[64];
    memcpy(copy, s, n);
    copy[n] = 0;
    if (!strpbrk(copy, ".eE")) return; // a whole number of more than 64 bits
    char *stop;
    l->real = strtod(copy, &stop);
    if (*stop == 0) l->flags |= W32T_LITERAL_FLOAT;
}

static void fold_text(w32t_tree *tree, w32t_literal *l) {
    uint32_t *out = w32t_arena_alloc(&tree->arena, (l->size + 1) * sizeof *out);
    const uint8_t *s = (const uint8_t *)l->text;
    size_t count = 0;
    for (size_t at = 0; at < l->size;) {
        unsigned used;
        uint32_t c = w32t_utf8_next(s + at, l->size - at, &used);
        out[count++] = l->flags & W32T_LITERAL_EXACT ? c : w32t_fold(c);
        at += used;
    }
    l->folded = out;
    l->folded_count = count;
}

static void make_literal(w32t_tree *tree, const w32t_tree_value *v, w32t_literal *l) {
    memset(l, 0, sizeof *l);
    l->text = w32t_arena_text(&tree->arena, v->text, v->size);
    l->size = v->size;
    if (v->quoted) l->flags |= W32T_LITERAL_QUOTED;
    if (v->exact) l->flags |= W32T_LITERAL_EXACT;
    fold_text(tree, l);
    parse_number(l, l->text, l->size);
    if (w32t_time_parse(l->text, l->size, &l->time) || w32t_query_now(l->text, l->size, tree->now, &l->time))
        l->flags |= W32T_LITERAL_TIME;
    if (w32t_guid_parse(l->text, l->size, &l->guid)) l->flags |= W32T_LITERAL_GUID;
    if (v->quoted) return;
    if (same_word(l->text, l->size, "null")) l->flags |= W32T_LITERAL_NULL;
    if (same_word(l->text, l->size, "true") || same_word(l->text, l->size, "false")) {
        l->flags |= W32T_LITERAL_BOOL;
        l->magnitude = same_word(l->text, l->size, "true");
    }
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Tests

static bool needs_meaning(w32t_query_op op) { // not the operators that look at the key's text
    return op <= W32T_OP_GE;
}

static bool check_value(w32t_tree *tree, const w32t_key_row *row, w32t_query_op op, const w32t_literal *l,
                        size_t column) {
    int size = l->size > 60 ? 60 : (int)l->size;
    if (op == W32T_OP_BITS && (row->key_class == W32T_CLASS_TEXT || row->key_class == W32T_CLASS_TIME)) {
        w32t_tree_fail(tree, column, "%s is not made of flags", row->name);
        return false;
    }
    if (!needs_meaning(op) || l->flags & W32T_LITERAL_NULL) return true;
    const char *want = NULL;
    switch (row->key_class) {
    case W32T_CLASS_NUMBER:
        if (!(l->flags & (W32T_LITERAL_NUMBER | W32T_LITERAL_FLOAT | W32T_LITERAL_DURATION))) want = "a number";
        break;
    case W32T_CLASS_TIME:
        if (!(l->flags & W32T_LITERAL_TIME)) want = "a time (2026-11-30, 2026-11-30T12:00:01.5Z, now-10m)";
        break;
    case W32T_CLASS_DURATION:
        if (!(l->flags & W32T_LITERAL_DURATION) && !(l->flags & W32T_LITERAL_NUMBER && l->magnitude == 0))
            want = "a duration with its unit (50ns, 50us, 50ms, 1.5s, 2m, 1h)";
        break;
    case W32T_CLASS_GUID:
        if (!(l->flags & W32T_LITERAL_GUID)) want = "a GUID";
        break;
    default:
        break;
    }
    if (want) w32t_tree_fail(tree, column, "%s needs %s, not \"%.*s\"", row->name, want, size, l->text);
    return !want;
}

// What no code is called no call can have failed with: a slip, not a filter.
static bool check_status(w32t_tree *tree, w32t_key key, w32t_query_op op, const w32t_literal *l, size_t column) {
    if ((key != W32T_KEY_ERROR && key != W32T_KEY_ERROR_NAME) || op > W32T_OP_NE || l->flags & W32T_LITERAL_NULL)
        return true;
    if (key == W32T_KEY_ERROR && l->flags & (W32T_LITERAL_NUMBER | W32T_LITERAL_FLOAT | W32T_LITERAL_DURATION))
        return true;
    if (w32t_api_status_known(l->text)) return true;
    w32t_tree_fail(tree, column, "%s needs %sthe name of a known status code, not \"%.*s\"", w32t_key_rows[key].name,
                   key == W32T_KEY_ERROR ? "a number or " : "", l->size > 60 ? 60 : (int)l->size, l->text);
    return false;
}

static w32t_node *make_test(w32t_tree *tree, w32t_key key, w32t_query_op op, const w32t_tree_value *values,
                            size_t count) {
    const w32t_key_row *row = &w32t_key_rows[key];
    w32t_node *n = new_node(tree, W32T_NODE_TEST);
    if (!n) return NULL;
    n->key = (uint8_t)key;
    n->op = (uint8_t)op;
    n->need = row->need;
    w32t_literal *literals = w32t_arena_alloc(&tree->arena, (count + 1) * sizeof *literals);
    for (size_t i = 0; i < count; i++) {
        make_literal(tree, &values[i], &literals[i]);
        if (!check_value(tree, row, op, &literals[i], values[i].column) ||
            !check_status(tree, key, op, &literals[i], values[i].column))
            return NULL;
        if (row->key_class == W32T_CLASS_ANY && n->need == W32T_NEED_HEADER &&
            !(literals[i].flags & W32T_LITERAL_NUMBER))
            n->need = W32T_NEED_NAMES; // a level, task, opcode or keyword by its name
        if (op == W32T_OP_MATCHES) {
            literals[i].regex =
                w32t_regex_compile(tree, literals[i].text, literals[i].size, values[i].exact, values[i].column);
            if (!literals[i].regex) return NULL;
        }
    }
    n->literals = literals;
    n->literal_count = (uint32_t)count;
    return n;
}

static w32t_key find_key(const char *s, size_t n) {
    for (unsigned i = 0; i < W32T_KEY_COUNT; i++)
        if (same_word(s, n, w32t_key_rows[i].name)) return (w32t_key)i;
    return W32T_KEY_COUNT;
}

// Splits the "#2" off a part.
static void number_of(w32t_path_part *part) {
    part->plain = part->name;
    part->plain_size = part->size;
    part->occurrence = 1;
    size_t at = part->size;
    while (at > 0 && part->name[at - 1] >= '0' && part->name[at - 1] <= '9')
        at--;
    if (at < 2 || at == part->size || part->name[at - 1] != '#' || part->size - at > 6) return;
    uint32_t v = 0;
    for (size_t i = at; i < part->size; i++)
        v = v * 10 + (uint32_t)(part->name[i] - '0');
    if (v < 2) return;
    part->occurrence = v;
    part->size = at - 1;
}

#define MAX_PARTS 16u

static bool make_path(w32t_tree *tree, w32t_node *n, const char *s, size_t size, size_t column) {
    w32t_path_part *parts = w32t_arena_zalloc(&tree->arena, MAX_PARTS * sizeof *parts);
    char *copy = w32t_arena_text(&tree->arena, s, size);
    uint32_t count = 0;
    for (size_t at = 0; at <= size;) {
        const char *dot = memchr(copy + at, '.', size - at);
        size_t end = dot ? (size_t)(dot - copy) : size;
        if (count == MAX_PARTS || end == at) {
            w32t_tree_fail(tree, column,
                           end == at ? "a name is missing after the dot" : "more than 16 names in one path");
            return false;
        }
        parts[count].name = copy + at;
        parts[count].size = end - at;
        parts[count].rest = copy + at;
        parts[count].rest_size = size - at;
        number_of(&parts[count++]);
        at = end + 1;
    }
    n->path = parts;
    n->path_count = count;
    return true;
}

// What other readers call some keys, or part of them: a reader's hint, not one more spelling.
static const char *meant_by(const char *field, size_t size) {
    static const struct {
        const char *word, *key;
    } words[] = {
        {"EventID", "id"},           {"event_id", "id"},    {"EventRecordID", "record"}, {"ProcessID", "pid"},
        {"process_id", "pid"},       {"ThreadID", "tid"},   {"thread_id", "tid"},        {"TimeCreated", "time"},
        {"SystemTime", "time"},      {"timestamp", "time"}, {"UserID", "user"},          {"ActivityID", "activity"},
        {"process_name", "process"}, {"name", "event"},     {"function", "event"},       {"api", "event"}};
    for (size_t i = size; i--;)
        if (field[i] == '.') {
            field += i + 1, size -= i + 1;
            break;
        }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i].word) == size && same_word(field, size, words[i].word)) return words[i].key;
    return NULL;
}

static w32t_node *no_such_key(w32t_tree *tree, size_t column, const char *field, size_t size) {
    const char *meant = meant_by(field, size);
    int shown = size > 60 ? 60 : (int)size;
    if (meant) return w32t_tree_fail(tree, column, "no such key \"%.*s\": it is called %s here", shown, field, meant);
    return w32t_tree_fail(tree, column,
                          "no such key \"%.*s\" (event data is data.NAME; text anywhere in it: data contains \"…\")",
                          shown, field);
}

w32t_node *w32t_tree_test(w32t_tree *tree, size_t column, const char *field, size_t size, w32t_query_op op,
                          const w32t_tree_value *values, size_t count) {
    bool all = size == 6 && memcmp(field + 4, ".*", 2) == 0;
    if (size > 4 && field[4] == '.' && same_word(field, 4, "data") && !all) {
        w32t_node *n = make_test(tree, W32T_KEY_DATA, op, values, count);
        return n && make_path(tree, n, field + 5, size - 5, column) ? n : NULL;
    }
    w32t_key key = find_key(field, all && same_word(field, 4, "data") ? 4 : size);
    if (key == W32T_KEY_COUNT) return no_such_key(tree, column, field, size);
    return make_test(tree, key, op, values, count);
}

w32t_node *w32t_tree_data_test(w32t_tree *tree, size_t column, const w32t_data_place *place, w32t_query_op op,
                               const w32t_tree_value *values, size_t count) {
    (void)column;
    w32t_node *n = make_test(tree, W32T_KEY_DATA, op, values, count);
    if (!n) return NULL;
    uint32_t parts = place->depth ? place->depth : 1;
    w32t_path_part *part = w32t_arena_zalloc(&tree->arena, parts * sizeof *part);
    for (uint32_t i = 0; i < parts; i++) {
        const char *name = place->depth ? place->names[i] : "";
        part[i].size = part[i].rest_size = part[i].plain_size = strlen(name);
        part[i].name = part[i].rest = part[i].plain = w32t_arena_text(&tree->arena, name, part[i].size);
        part[i].occurrence = 1;
        part[i].exact = true;
        part[i].position = place->depth ? 0 : place->position;
    }
    n->path = part;
    n->path_count = parts;
    return n;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Joins

static void add_kid(w32t_tree *tree, w32t_node *n, w32t_node *kid) {
    if (n->kid_count == n->kid_room) {
        n->kid_room = n->kid_room ? n->kid_room * 2 : 4;
        w32t_node **kids = w32t_arena_alloc(&tree->arena, n->kid_room * sizeof *kids);
        if (n->kid_count) memcpy(kids, n->kids, n->kid_count * sizeof *kids);
        n->kids = kids;
    }
    n->kids[n->kid_count++] = kid;
    if (kid->need > n->need) n->need = kid->need;
}

static w32t_node *join(w32t_tree *tree, w32t_node_kind kind, w32t_node *a, w32t_node *b) {
    if (!a || !b) return NULL;
    w32t_node *n = a->kind == kind ? a : new_node(tree, kind);
    if (!n) return NULL;
    if (n != a) add_kid(tree, n, a);
    if (b->kind != kind) add_kid(tree, n, b);
    for (uint32_t i = 0; b->kind == kind && i < b->kid_count; i++)
        add_kid(tree, n, b->kids[i]);
    return n;
}

w32t_node *w32t_tree_and(w32t_tree *tree, w32t_node *a, w32t_node *b) {
    return join(tree, W32T_NODE_AND, a, b);
}

w32t_node *w32t_tree_or(w32t_tree *tree, w32t_node *a, w32t_node *b) {
    return join(tree, W32T_NODE_OR, a, b);
}

w32t_node *w32t_tree_not(w32t_tree *tree, w32t_node *a) {
    w32t_node *n = a ? new_node(tree, W32T_NODE_NOT) : NULL;
    if (!n) return NULL;
    n->kids = w32t_arena_copy(&tree->arena, &a, sizeof a);
    n->kid_count = 1;
    n->need = a->need;
    return n;
}

w32t_node *w32t_tree_constant(w32t_tree *tree, bool value) {
    return new_node(tree, value ? W32T_NODE_TRUE : W32T_NODE_FALSE);
}
