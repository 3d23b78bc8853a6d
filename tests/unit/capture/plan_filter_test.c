// SPDX-License-Identifier: Apache-2.0
// What a condition becomes in the plan: which functions are hooked, which are asked something, which are not; what
// cannot be decided in the target keeps the call, under `not` as well; plans of both word sizes pass the agent's own
// check.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <string.h>

#include <win32trace/query.h>

#include "capture/plan.h"

typedef struct compiled {
    w32t_buf bytes;
    const w32t_plan *head;
    const w32t_plan_function *functions;
    const w32t_plan_dll *dlls;
    const w32t_plan_filter *filters;
    const w32t_plan_node *nodes;
    const char *strings;
} compiled;

static w32t_status compile(compiled *c, uint32_t word_size, const char *trace, const char *query, const char *start,
                           w32t_error *error) {
    w32t_query *q = NULL, *s = NULL;
    if (query) assert_int_equal(w32t_query_compile(query, &q, error), W32T_OK);
    if (start) assert_int_equal(w32t_query_compile(start, &s, error), W32T_OK);
    w32t_plan_options o = {.trace = trace, .query = q, .start_at = s, .residue = w32t_query_residue};
    memset(c, 0, sizeof *c);
    w32t_status status = w32t_plan_compile(&o, word_size, &c->bytes, error);
    w32t_query_free(q);
    w32t_query_free(s);
    if (status) return status;
    c->head = (const w32t_plan *)(const void *)c->bytes.p;
    assert_true(w32t_plan_check(c->head, c->bytes.n, word_size));
    c->functions = (const void *)(c->bytes.p + c->head->functions_offset);
    c->dlls = (const void *)(c->bytes.p + c->head->dlls_offset);
    c->filters = (const void *)(c->bytes.p + c->head->filters_offset);
    c->nodes = (const void *)(c->bytes.p + c->head->nodes_offset);
    c->strings = (const char *)c->bytes.p + c->head->strings_offset;
    return W32T_OK;
}

static void done(compiled *c) {
    w32t_buf_free(&c->bytes);
}

enum { OFF, HOOKED, ASKED };

static int state_of(const compiled *c, const char *dll, const char *name, const w32t_plan_filter **filter) {
    for (uint32_t i = 0; i < c->head->functions; i++) {
        const w32t_plan_function *f = &c->functions[i];
        if (strcmp(c->strings + f->name, name) != 0 || strcmp(c->strings + c->dlls[f->dll].name, dll) != 0) continue;
        if (filter) *filter = f->filter ? &c->filters[f->filter - 1] : NULL;
        return f->flags & (W32T_FN_DISABLED | W32T_FN_SILENT) ? OFF : f->filter ? ASKED : HOOKED;
    }
    return OFF;
}

static void what_is_hooked(void **state) {
    (void)state;
    static const struct {
        const char *query, *dll, *name;
        int want;
    } rows[] = {
        {"event == Sleep", "kernel32.dll", "Sleep", HOOKED},
        {"event == Sleep", "kernel32.dll", "SleepEx", OFF},
        {"module == user32.dll and not event startswith Get", "user32.dll", "MessageBoxW", HOOKED},
        {"module == user32.dll and not event startswith Get", "user32.dll", "GetMessageW", OFF},
        {"module == user32.dll and not event startswith Get", "kernel32.dll", "Sleep", OFF},
        {"event == Sleep or tid == 7", "kernel32.dll", "Sleep", HOOKED},
        {"event == Sleep or tid == 7", "kernel32.dll", "CreateFileW", ASKED},
        {"event matches '^Create(File|Mutex)W$'", "kernel32.dll", "CreateMutexW", HOOKED}, // decided beforehand
        {"data.lpFileName contains x", "kernel32.dll", "CreateFileW", ASKED},
        {"data.lpFileName contains x", "kernel32.dll", "Sleep", OFF}, // has no such argument
        {"not data.lpFileName contains x", "kernel32.dll", "Sleep", HOOKED},
        {"data.lpFileName != x", "kernel32.dll", "Sleep", OFF},
        {"data.dwDesiredAccess has GENERIC_WRITE", "kernel32.dll", "CreateFileW", ASKED},
        {"data.lpBuffer contains x", "kernel32.dll", "ReadFile", HOOKED},     // only its return brings the buffer
        {"not data.lpBuffer contains x", "kernel32.dll", "ReadFile", HOOKED}, // … so it is kept either way
        {"path contains x", "kernel32.dll", "CloseHandle", ASKED},            // by its handle
        {"path contains x", "kernel32.dll", "Sleep", OFF},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        for (uint32_t word_size = 4; word_size <= 8; word_size += 4) {
            compiled c;
            w32t_error error = {0};
            if (compile(&c, word_size, NULL, rows[i].query, NULL, &error))
                fail_msg("%s: %s", rows[i].query, error.text);
            int got = state_of(&c, rows[i].dll, rows[i].name, NULL);
            if (got != rows[i].want) fail_msg("%s: %s is %d, not %d", rows[i].query, rows[i].name, got, rows[i].want);
            done(&c);
        }
    }
}

static void moments(void **state) {
    (void)state;
    compiled c;
    w32t_error error = {0};
    const w32t_plan_filter *f;
    assert_int_equal(compile(&c, 8, "CreateFileW", "tid == 7 and data.lpFileName contains x and error", NULL, &error),
                     W32T_OK);
    assert_int_equal(state_of(&c, "kernel32.dll", "CreateFileW", &f), ASKED);
    assert_true(f->before && f->text && f->after); // each conjunct as early as it can be asked
    assert_true(c.head->flags & W32T_PLAN_AFTER);
    done(&c);
    assert_int_equal(compile(&c, 8, "CreateFileW", "data.dwShareMode == 0", NULL, &error), W32T_OK);
    assert_int_equal(state_of(&c, "kernel32.dll", "CreateFileW", &f), ASKED);
    assert_true(f->before && !f->text && !f->after);
    assert_false(c.head->flags & W32T_PLAN_AFTER);
    done(&c);
    assert_int_equal(compile(&c, 8, "Sleep", NULL, "event == CreateFileW", &error), W32T_OK);
    assert_int_equal(state_of(&c, "kernel32.dll", "CreateFileW", &f), ASKED); // for the window alone
    assert_true(f->starts && f->flags & W32T_FILTER_TRIGGER_ONLY);
    assert_int_equal(state_of(&c, "kernel32.dll", "Sleep", &f), HOOKED);
    assert_true(c.head->flags & W32T_PLAN_TRIGGERS);
    done(&c);
}

static void refused(void **state) {
    (void)state;
    static const char *const queries[] = {"time > now", "data.lpFileName matches x", "data.a.b == 1",
                                          "detail contains x"};
    for (size_t i = 0; i < sizeof queries / sizeof *queries; i++) {
        compiled c;
        w32t_error error = {0};
        assert_int_equal(compile(&c, 8, NULL, queries[i], NULL, &error), W32T_E_UNSUPPORTED);
        assert_non_null(strstr(error.text, "dump -q"));
        done(&c);
    }
    compiled c;
    w32t_error error = {0};
    assert_int_not_equal(compile(&c, 8, NULL, NULL, "event == NoSuchFunction", &error), W32T_OK);
    done(&c);
    static const char *const nothing[] = {"source == etw", "provider == 1"}; // of no call
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++) {
        assert_int_equal(compile(&c, 8, NULL, nothing[i], NULL, &error), W32T_E_SYNTAX);
        assert_non_null(strstr(error.text, "nothing would be recorded"));
        done(&c);
    }
}

static void hostile(void **state) {
    (void)state;
    compiled c;
    w32t_error error = {0};
    assert_int_equal(compile(&c, 8, "CreateFileW", "data.lpFileName contains x or tid == 7", NULL, &error), W32T_OK);
    for (uint32_t i = 0; i < c.head->nodes; i++) { // a chain or a kid that leads back, or out
        w32t_plan_node *n = (w32t_plan_node *)(void *)(c.bytes.p + c.head->nodes_offset) + i;
        w32t_plan_node was = *n;
        n->next = i ? i : c.head->nodes;
        assert_false(w32t_plan_check(c.head, c.bytes.n, 8));
        *n = was;
        n->op = W32T_NODE_OP_AND;
        n->first = i;
        assert_false(w32t_plan_check(c.head, c.bytes.n, 8));
        *n = was;
        n->op = W32T_NODE_OP_CONTAINS;
        n->count = 0x40000000;
        assert_false(w32t_plan_check(c.head, c.bytes.n, 8));
        *n = was;
    }
    assert_true(w32t_plan_check(c.head, c.bytes.n, 8));
    done(&c);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_hooked),
        cmocka_unit_test(moments),
        cmocka_unit_test(refused),
        cmocka_unit_test(hostile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
