// SPDX-License-Identifier: Apache-2.0
// Process Monitor's configuration files: a sequence of records (size, 16, 16 + name bytes, data bytes, name, data), one
// a setting. The lists FilterRules and HighlightRules are read, and written anew when they were changed; everything
// else goes through unread, in its place: what was not changed is the same bytes.
#include "base/fold.h"
#include "base/os.h"
#include "base/utf.h"
#include "query/procmon_words.h"

#include <win32trace/procmon.h>

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_FILE ((size_t)16 << 20)
#define MAX_LIST 65536u

typedef struct rule {
    uint8_t column, relation; // into the tables of procmon_words.h
    bool include, highlight;
    char *value;
} rule;

typedef enum kind { OTHER, FILTER, HIGHLIGHT } kind;

typedef struct setting {
    char *name;
    uint8_t *bytes;
    size_t size;
    kind is; // a list of rules has its place here; the rules themselves are in w32t_pmc
} setting;

struct w32t_pmc {
    rule *rules;
    size_t rule_count, rule_room;
    setting *settings;
    size_t setting_count, setting_room;
    bool changed[3]; // by kind
    char damage[160];
};

w32t_pmc *w32t_pmc_new(void) {
    return w32t_alloc(sizeof(w32t_pmc));
}

void w32t_pmc_clear_rules(w32t_pmc *pmc) {
    for (size_t i = 0; i < pmc->rule_count; i++)
        free(pmc->rules[i].value);
    pmc->rule_count = 0;
    pmc->changed[FILTER] = pmc->changed[HIGHLIGHT] = true;
}

void w32t_pmc_free(w32t_pmc *pmc) {
    if (!pmc) return;
    w32t_pmc_clear_rules(pmc);
    for (size_t i = 0; i < pmc->setting_count; i++) {
        free(pmc->settings[i].name);
        free(pmc->settings[i].bytes);
    }
    free(pmc->rules);
    free(pmc->settings);
    free(pmc);
}

static void add_rule(w32t_pmc *pmc, rule r) {
    if (pmc->rule_count == pmc->rule_room)
        pmc->rules = w32t_realloc(pmc->rules, (pmc->rule_room = pmc->rule_room ? pmc->rule_room * 2 : 16) * sizeof r);
    pmc->rules[pmc->rule_count++] = r;
}

W32T_PRINTF(2, 3)
static void damaged(w32t_pmc *pmc, const char *format, ...) {
    if (pmc->damage[0]) return;
    va_list args;
    va_start(args, format);
    vsnprintf(pmc->damage, sizeof pmc->damage, format, args);
    va_end(args);
}

static char *utf8_of(w32t_span utf16) {
    w32t_buf b = {0};
    size_t n = 0;
    while (n + 2 <= utf16.n && (utf16.p[n] || utf16.p[n + 1]))
        n += 2;
    if (n) w32t_utf16_to_utf8(&b, w32t_span_of(utf16.p, n));
    char *text = w32t_strdup(b.n ? w32t_buf_cstr(&b) : "");
    w32t_buf_free(&b);
    return text;
}

// A list: 1, count, then column, relation, action (8 bits), bytes of the value, value, its number (64 bits).
static void read_rules(w32t_pmc *pmc, w32t_span data, bool highlight) {
    w32t_cursor c = w32t_cursor_of(data);
    w32t_skip(&c, 1);
    uint32_t count = w32t_take32(&c);
    for (uint32_t i = 0; i < count && !c.bad; i++) {
        uint32_t column = w32t_take32(&c), relation = w32t_take32(&c);
        uint8_t action = w32t_take8(&c);
        w32t_span value = w32t_take(&c, w32t_take32(&c));
        w32t_skip(&c, 8);
        if (c.bad) break;
        int known = w32t_procmon_column_by_id(column);
        if (known < 0 || relation >= W32T_PROCMON_RELATIONS) {
            damaged(pmc, "rule %u is about column %u with relation %u, which are not known", i, column, relation);
            continue;
        }
        add_rule(pmc, (rule){(uint8_t)known, (uint8_t)relation, action != 0, highlight, utf8_of(value)});
    }
    if (c.bad) damaged(pmc, "the %s list of %u rules is cut", highlight ? "highlighting" : "filter", count);
}

static void add_setting(w32t_pmc *pmc, const char *name, w32t_span data, kind is) {
    if (pmc->setting_count == pmc->setting_room)
        pmc->settings =
            w32t_realloc(pmc->settings,
                         (pmc->setting_room = pmc->setting_room ? pmc->setting_room * 2 : 16) * sizeof *pmc->settings);
    setting *s = &pmc->settings[pmc->setting_count++];
    s->is = is;
    s->name = w32t_strdup(name);
    s->size = data.n;
    s->bytes = w32t_alloc(data.n);
    if (data.n) memcpy(s->bytes, data.p, data.n);
}

// A filter that was exported by itself (.pmf): the bytes that follow, then the list as it stands in FilterRules.
static bool is_exported_filter(w32t_span file) {
    return file.n >= 9 && w32t_span_u32(file, 0) == file.n - 4 && w32t_span_u8(file, 4) == 1;
}

w32t_status w32t_pmc_parse(const void *bytes, size_t size, w32t_pmc **out, w32t_error *error) {
    w32t_cursor c = w32t_cursor_of(w32t_span_of(bytes, size));
    w32t_pmc *pmc = w32t_pmc_new();
    size_t records = 0;
    if (is_exported_filter(w32t_span_of(bytes, size))) {
        w32t_span rules = w32t_span_from(w32t_span_of(bytes, size), 4);
        read_rules(pmc, rules, false);
        add_setting(pmc, "FilterRules", rules, FILTER);
        *out = pmc;
        return W32T_OK;
    }
    while (w32t_cursor_left(&c) >= 16) {
        size_t at = w32t_cursor_at(&c);
        uint32_t whole = w32t_take32(&c), head = w32t_take32(&c), with_name = w32t_take32(&c), data = w32t_take32(&c);
        if (head != 16 || with_name < 16 || whole < with_name || whole - with_name != data ||
            data > w32t_cursor_left(&c)) {
            damaged(pmc, "no setting at byte %llu", (unsigned long long)at);
            break;
        }
        char *name = utf8_of(w32t_take(&c, with_name - 16));
        w32t_span value = w32t_take(&c, data);
        if (c.bad)
            damaged(pmc, "the setting at byte %llu is cut", (unsigned long long)at);
        else {
            kind k = strcmp(name, "FilterRules") == 0      ? FILTER
                     : strcmp(name, "HighlightRules") == 0 ? HIGHLIGHT
                                                           : OTHER;
            if (k != OTHER) read_rules(pmc, value, k == HIGHLIGHT);
            add_setting(pmc, name, value, k);
        }
        free(name);
        records += !c.bad;
    }
    if (!pmc->damage[0] && w32t_cursor_left(&c))
        damaged(pmc, "%llu bytes behind the last setting", (unsigned long long)w32t_cursor_left(&c));
    if (!records) {
        w32t_pmc_free(pmc);
        return w32t_fail(error, W32T_E_FORMAT, 0, "not a Process Monitor configuration");
    }
    *out = pmc;
    return W32T_OK;
}

w32t_status w32t_pmc_load(const char *path, w32t_pmc **out, w32t_error *error) {
    uint8_t *bytes;
    size_t size;
    w32t_status s = w32t_file_load(path, MAX_FILE, &bytes, &size, error);
    if (s != W32T_OK) return s;
    s = w32t_pmc_parse(bytes, size, out, error);
    free(bytes);
    return s == W32T_OK ? s : w32t_fail_in(error, s, path);
}

const char *w32t_pmc_damage(const w32t_pmc *pmc) {
    return pmc->damage[0] ? pmc->damage : NULL;
}

// ---- Writing

static void put32(w32t_buf *b, uint32_t v) {
    w32t_put32(w32t_buf_space(b, 4), v);
    b->n += 4;
}

static void put_record(w32t_buf *b, const char *name, const void *data, size_t size) {
    w32t_buf wide = {0};
    w32t_utf8_to_utf16(&wide, name, strlen(name));
    w32t_buf_put(&wide, "\0", 2);
    put32(b, (uint32_t)(16 + wide.n + size));
    put32(b, 16);
    put32(b, (uint32_t)(16 + wide.n));
    put32(b, (uint32_t)size);
    w32t_buf_put(b, wide.p, wide.n);
    w32t_buf_put(b, data, size);
    w32t_buf_free(&wide);
}

// What Process Monitor keeps beside the text: the number in it, 32 or 64 for an architecture.
static uint32_t number_of(const rule *r) {
    char *end;
    unsigned long n = strtoul(r->value, &end, 10);
    if (!*end && end != r->value) return (uint32_t)n;
    if (w32t_procmon_columns[r->column].id == W32T_PROCMON_ARCHITECTURE) return strstr(r->value, "32") ? 32 : 64;
    return 0;
}

static void put_rules(const w32t_pmc *pmc, w32t_buf *b, bool highlight) {
    w32t_buf list = {0};
    uint32_t count = 0;
    w32t_buf_char(&list, 1);
    put32(&list, 0);
    for (size_t i = 0; i < pmc->rule_count; i++) {
        const rule *r = &pmc->rules[i];
        if (r->highlight != highlight) continue;
        count++;
        put32(&list, w32t_procmon_columns[r->column].id);
        put32(&list, r->relation);
        w32t_buf_char(&list, (char)r->include);
        size_t at = list.n;
        put32(&list, 0);
        w32t_utf8_to_utf16(&list, r->value, strlen(r->value));
        w32t_buf_put(&list, "\0", 2);
        w32t_put32(list.p + at, (uint32_t)(list.n - at - 4));
        put32(&list, number_of(r));
        put32(&list, 0);
    }
    w32t_put32(list.p + 1, count);
    put_record(b, highlight ? "HighlightRules" : "FilterRules", list.p, list.n);
    w32t_buf_free(&list);
}

w32t_status w32t_pmc_save(const w32t_pmc *pmc, const char *path, w32t_error *error) {
    w32t_buf b = {0};
    bool there[3] = {true};
    for (size_t i = 0; i < pmc->setting_count; i++) {
        const setting *s = &pmc->settings[i];
        if (s->is == OTHER || !pmc->changed[s->is])
            put_record(&b, s->name, s->bytes, s->size);
        else if (!there[s->is])
            put_rules(pmc, &b, s->is == HIGHLIGHT);
        there[s->is] = true;
    }
    for (kind k = FILTER; k <= HIGHLIGHT; k++)
        if (!there[k]) put_rules(pmc, &b, k == HIGHLIGHT);
    w32t_output *out;
    w32t_status s = w32t_output_open(path, &out, error);
    if (s == W32T_OK) {
        s = w32t_output_write(out, b.p, b.n, error);
        w32t_status closed = w32t_output_close(out, s == W32T_OK, s == W32T_OK ? error : NULL);
        if (s == W32T_OK) s = closed;
    }
    w32t_buf_free(&b);
    return s;
}

// ---- Rules

bool w32t_pmc_rule_at(const w32t_pmc *pmc, size_t index, w32t_pmc_rule *out) {
    if (index >= pmc->rule_count) return false;
    const rule *r = &pmc->rules[index];
    *out = (w32t_pmc_rule){w32t_procmon_columns[r->column].name, w32t_procmon_relations[r->relation], r->value,
                           r->include, r->highlight};
    return true;
}

bool w32t_pmc_setting_at(const w32t_pmc *pmc, size_t index, const char **name, const uint8_t **bytes, size_t *size) {
    for (size_t i = 0; i < pmc->setting_count; i++) {
        const setting *s = &pmc->settings[i];
        if (s->is != OTHER || index--) continue;
        *name = s->name;
        *bytes = s->bytes;
        *size = s->size;
        return true;
    }
    return false;
}

static bool same(const char *a, const char *b) {
    return w32t_fold_equal(a, strlen(a), b, strlen(b));
}

w32t_status w32t_pmc_add_rule(w32t_pmc *pmc, const w32t_pmc_rule *in, w32t_error *error) {
    rule r = {.include = in->include, .highlight = in->highlight};
    while (r.column < W32T_PROCMON_COLUMNS && !same(w32t_procmon_columns[r.column].name, in->column))
        r.column++;
    while (r.relation < W32T_PROCMON_RELATIONS && !same(w32t_procmon_relations[r.relation], in->relation))
        r.relation++;
    if (r.column == W32T_PROCMON_COLUMNS)
        return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "Process Monitor has no column \"%s\"", in->column);
    if (r.relation == W32T_PROCMON_RELATIONS)
        return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "Process Monitor has no relation \"%s\"",
                         in->relation);
    if (pmc->rule_count >= MAX_LIST)
        return w32t_fail(error, W32T_E_LIMIT, W32T_NO_OFFSET, "more than %u rules", MAX_LIST);
    r.value = w32t_strdup(in->value);
    pmc->changed[r.highlight ? HIGHLIGHT : FILTER] = true;
    add_rule(pmc, r);
    return W32T_OK;
}

static bool take_parsed(void *context, const w32t_procmon_rule *parsed) {
    w32t_pmc *pmc = context;
    add_rule(pmc, (rule){parsed->column, parsed->relation, parsed->include, false, w32t_strdup(parsed->value)});
    return true;
}

static w32t_status add_text(w32t_pmc *pmc, const char *rules, bool highlight, w32t_error *error) {
    w32t_error own;
    size_t before = pmc->rule_count;
    w32t_status s = w32t_procmon_rules(rules, take_parsed, pmc, error ? error : &own);
    while (s != W32T_OK && pmc->rule_count > before) // all or none
        free(pmc->rules[--pmc->rule_count].value);
    for (size_t i = before; i < pmc->rule_count; i++) {
        pmc->rules[i].highlight = highlight;
        pmc->changed[highlight ? HIGHLIGHT : FILTER] = true;
    }
    return s;
}

w32t_status w32t_pmc_add_text(w32t_pmc *pmc, const char *rules, w32t_error *error) {
    return add_text(pmc, rules, false, error);
}

w32t_status w32t_pmc_add_highlight_text(w32t_pmc *pmc, const char *rules, w32t_error *error) {
    return add_text(pmc, rules, true, error);
}

char *w32t_pmc_text(const w32t_pmc *pmc) {
    w32t_buf b = {0};
    for (size_t i = 0; i < pmc->rule_count; i++) {
        const rule *r = &pmc->rules[i];
        if (r->highlight) continue;
        if (b.n) w32t_buf_lit(&b, "; ");
        w32t_buf_text(&b, w32t_procmon_columns[r->column].name);
        w32t_buf_char(&b, ' ');
        w32t_buf_text(&b, w32t_procmon_relations[r->relation]);
        w32t_buf_lit(&b, " \"");
        for (const char *v = r->value; *v; v++) {
            if (*v == '"') w32t_buf_char(&b, '"');
            w32t_buf_char(&b, *v);
        }
        w32t_buf_text(&b, r->include ? "\" then Include" : "\" then Exclude");
    }
    char *text = w32t_strdup(b.n ? w32t_buf_cstr(&b) : "");
    w32t_buf_free(&b);
    return text;
}

w32t_status w32t_pmc_query(const w32t_pmc *pmc, w32t_query **out, w32t_error *error) {
    char *rules = w32t_pmc_text(pmc);
    w32t_buf b = {0};
    w32t_buf_lit(&b, "procmon:");
    w32t_buf_text(&b, rules);
    w32t_status s = W32T_OK;
    *out = NULL;
    if (*rules) s = w32t_query_compile(w32t_buf_cstr(&b), out, error);
    w32t_buf_free(&b);
    free(rules);
    return s;
}
