// SPDX-License-Identifier: Apache-2.0
// Regular expressions (PCRE2). Patterns and data both come from strangers, so matching is bounded: pattern length,
// nesting, steps, depth and memory. A match that hits a limit counts as "no" and is counted in gave_up. Matching state
// is kept in a few slots that threads take and put back, so that nothing is allocated per event.
#include "query/query_tree.h"
#include "base/status.h"

#include <stdlib.h>

#ifdef W32T_HAVE_PCRE2
#include <stdatomic.h>
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#define MAX_PATTERN 4096u
#define SLOTS       16u

struct w32t_regex {
    struct w32t_regex *next; // the tree's list
    pcre2_code *code;
    pcre2_match_context *limits;
    _Atomic(pcre2_match_data *) slots[SLOTS];
    _Atomic uint64_t gave_up;
};

struct w32t_regex *w32t_regex_compile(w32t_tree *tree, const char *pattern, size_t size, bool exact, size_t column) {
    if (size > MAX_PATTERN) {
        w32t_tree_fail(tree, column, "a regular expression of more than %u bytes", MAX_PATTERN);
        return NULL;
    }
    pcre2_compile_context *context = pcre2_compile_context_create(NULL);
    pcre2_set_parens_nest_limit(context, 100);
    int number;
    size_t at;
    uint32_t flags = PCRE2_UTF | PCRE2_MATCH_INVALID_UTF | PCRE2_NEVER_BACKSLASH_C | (exact ? 0 : PCRE2_CASELESS);
    pcre2_code *code = pcre2_compile((PCRE2_SPTR)pattern, size, flags, &number, &at, context);
    pcre2_compile_context_free(context);
    if (!code) {
        PCRE2_UCHAR why[160];
        if (pcre2_get_error_message(number, why, sizeof why) < 0) why[0] = 0;
        w32t_tree_fail(tree, column + at, "regular expression: %s", (const char *)why);
        return NULL;
    }
    struct w32t_regex *r = w32t_alloc(sizeof *r);
    r->code = code;
    r->limits = pcre2_match_context_create(NULL);
    pcre2_set_match_limit(r->limits, 200000);
    pcre2_set_depth_limit(r->limits, 2000);
    pcre2_set_heap_limit(r->limits, 2048); // KiB
    r->next = tree->regexes;
    tree->regexes = r;
    return r;
}

bool w32t_regex_match(struct w32t_regex *r, const uint8_t *utf8, size_t size) {
    pcre2_match_data *data = NULL;
    for (unsigned i = 0; i < SLOTS && !data; i++)
        data = atomic_exchange(&r->slots[i], NULL);
    if (!data) data = pcre2_match_data_create(1, NULL);
    int rc = data ? pcre2_match(r->code, utf8, size, 0, 0, data, r->limits) : PCRE2_ERROR_NOMEMORY;
    for (unsigned i = 0; i < SLOTS && data; i++) {
        pcre2_match_data *empty = NULL;
        if (atomic_compare_exchange_strong(&r->slots[i], &empty, data)) data = NULL;
    }
    if (data) pcre2_match_data_free(data);
    if (rc < 0 && rc != PCRE2_ERROR_NOMATCH) atomic_fetch_add(&r->gave_up, 1);
    return rc >= 0;
}

uint64_t w32t_regex_gave_up(const struct w32t_regex *first) {
    uint64_t n = 0;
    for (; first; first = first->next)
        n += atomic_load(&first->gave_up);
    return n;
}

void w32t_regex_free_all(struct w32t_regex *r) {
    while (r) {
        struct w32t_regex *next = r->next;
        for (unsigned i = 0; i < SLOTS; i++)
            pcre2_match_data_free(atomic_load(&r->slots[i]));
        pcre2_match_context_free(r->limits);
        pcre2_code_free(r->code);
        free(r);
        r = next;
    }
}

#else // a build without PCRE2 has the rest of the language

struct w32t_regex *w32t_regex_compile(w32t_tree *tree, const char *pattern, size_t size, bool exact, size_t column) {
    (void)pattern, (void)size, (void)exact;
    w32t_fail(tree->error, W32T_E_UNSUPPORTED, column, "this build has no regular expressions (PCRE2)");
    return NULL;
}

bool w32t_regex_match(struct w32t_regex *r, const uint8_t *utf8, size_t size) {
    (void)r, (void)utf8, (void)size;
    return false;
}

uint64_t w32t_regex_gave_up(const struct w32t_regex *first) {
    (void)first;
    return 0;
}

void w32t_regex_free_all(struct w32t_regex *r) {
    (void)r;
}

#endif
