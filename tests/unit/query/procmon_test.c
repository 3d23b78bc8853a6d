// SPDX-License-Identifier: Apache-2.0
// Process Monitor's filter words and configuration files. What rules mean is Process Monitor's: an event is shown when
// no exclude rule fits and, for each column with include rules, one of them does.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/utf.h"
#include "decode/decode.h"
#include "model/record.h"
#include <win32trace/procmon.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// An event whose columns are given as texts.
static const char *columns[W32T_TEXT_COUNT];

static bool text_of(w32t_event *e, w32t_text which, w32t_buf *b) {
    (void)e;
    if (!columns[which] || !*columns[which]) return false;
    w32t_buf_text(b, columns[which]);
    return true;
}
static const w32t_decoder decoder = {.name = "test", .text = text_of};
static w32t_process process = {.pid = 10, .parent_pid = 4, .image = "Notepad.exe", .path = "C:\\Windows\\notepad.exe"};
static w32t_event event;

static int reset(void **state) {
    (void)state;
    memset(columns, 0, sizeof columns);
    columns[W32T_TEXT_OPERATION] = "RegSetValue";
    columns[W32T_TEXT_PATH] = "HKLM\\Software\\A and B";
    columns[W32T_TEXT_RESULT] = "ACCESS DENIED";
    columns[W32T_TEXT_EVENT_CLASS] = "Registry";
    columns[W32T_TEXT_DURATION] = "0.0500000";
    columns[W32T_TEXT_COMPANY] = "Microsoft Corporation";
    event = (w32t_event){.decoder = &decoder,
                         .process = &process,
                         .pid = 10,
                         .tid = 12,
                         .has = W32T_HAS_PID | W32T_HAS_TID,
                         .source = W32T_SOURCE_PML};
    return 0;
}

static bool shows(const char *filter) {
    w32t_query *q;
    w32t_error error = {0};
    if (w32t_query_compile(filter, &q, &error) != W32T_OK)
        fail_msg("%s: column %d: %s", filter, (int)error.offset, error.text);
    event.made = 0;
    bool hit = w32t_query_match(q, &event);
    w32t_query_free(q);
    return hit;
}

static void tests_in_words(void **state) {
    (void)state;
    assert_true(shows("Operation is RegSetValue and Path begins with HKLM"));
    assert_true(shows("operation IS regsetvalue and path BEGINS WITH hklm"));
    assert_false(shows("Operation is RegSetValue and Path begins with HKCU"));
    assert_true(shows("Path ends with \"A and B\""));
    assert_true(shows("Result is ACCESS DENIED and Process Name is notepad.exe"));
    assert_true(shows("Result is not SUCCESS"));
    assert_false(shows("Path excludes software"));
    assert_true(shows("Path excludes Temp"));
    assert_true(shows("PID is 10 and TID more than 11 and Parent PID less than 5"));
    assert_true(shows("Duration more than 0.04"));
    assert_false(shows("Duration more than 0.05"));
    assert_true(shows("Company contains microsoft and Event Class is Registry"));
    assert_true(shows("not (Operation is CreateFile or Operation is ReadFile)"));
    assert_true(shows("Operation is CreateFile or Operation is RegSetValue and PID is 10"));
    assert_true(shows("Image Path ends with notepad.exe"));
    // An empty column is different from every value and contains none.
    columns[W32T_TEXT_RESULT] = "";
    assert_true(shows("Result is not SUCCESS"));
    assert_false(shows("Result is SUCCESS"));
    assert_true(shows("Detail excludes x"));
}

static void rule_lists(void **state) {
    (void)state;
    assert_true(shows("Process Name is notepad.exe then Include; Process Name is other.exe then Include"));
    assert_false(shows("Process Name is other.exe then Include"));
    // Columns are joined by and, rules on one column by or; an exclude rule wins.
    assert_false(shows("Process Name is notepad.exe then Include; Operation is ReadFile then Include"));
    assert_true(shows(
        "Process Name is notepad.exe then Include; Operation is ReadFile then Include; Operation is RegSetValue"));
    assert_false(shows("Process Name is notepad.exe then Include; Path contains Software then Exclude"));
    assert_true(shows("Path contains Temp then Exclude;"));
    assert_true(shows("Path contains \"A; B then Include\" then Exclude"));
}

static void errors_point(void **state) {
    (void)state;
    static const struct {
        const char *filter;
        unsigned column;
    } wrong[] = {
        {"Operation is RegSetValue and Colour is red", 29},
        {"procmon:Path resembles x", 13},
        {"Path is \"open", 8},
        {"(Path is x", 0},
        {"Path is x then Maybe", 15},
        {"PID is many", 7},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        w32t_query *q = NULL;
        w32t_error error = {0};
        assert_int_equal(w32t_query_compile(wrong[i].filter, &q, &error), W32T_E_SYNTAX);
        assert_int_equal(error.offset, wrong[i].column);
    }
}

// A configuration as Process Monitor lays it out.
static void put32(w32t_buf *b, uint32_t v) {
    uint8_t p[4] = {(uint8_t)v, (uint8_t)(v >> 8), (uint8_t)(v >> 16), (uint8_t)(v >> 24)};
    w32t_buf_put(b, p, 4);
}
static void wide(w32t_buf *b, const char *s) {
    w32t_utf8_to_utf16(b, s, strlen(s) + 1);
}
static void record(w32t_buf *b, const char *name, const w32t_buf *data) {
    uint32_t named = 16 + 2 * ((uint32_t)strlen(name) + 1);
    put32(b, named + (uint32_t)data->n);
    put32(b, 16);
    put32(b, named);
    put32(b, (uint32_t)data->n);
    wide(b, name);
    w32t_buf_put(b, data->p, data->n);
}
static void rule(w32t_buf *b, uint32_t column, uint32_t relation, int include, const char *value, uint32_t number) {
    put32(b, column);
    put32(b, relation);
    w32t_buf_char(b, (char)include);
    put32(b, 2 * ((uint32_t)strlen(value) + 1));
    wide(b, value);
    put32(b, number);
    put32(b, 0);
}

static w32t_buf sample(void) {
    w32t_buf b = {0}, list = {0}, number = {0};
    put32(&number, 1);
    record(&b, "Autoscroll", &number);
    w32t_buf_char(&list, 1);
    put32(&list, 3);
    rule(&list, 40071, 4, 1, "HKLM", 0);    // Path begins with
    rule(&list, 40054, 0, 0, "1234", 1234); // PID is
    rule(&list, 40088, 1, 0, "32-bit", 32); // Architecture is not
    record(&b, "FilterRules", &list);
    list.n = 0;
    w32t_buf_char(&list, 1);
    put32(&list, 0);
    record(&b, "HighlightRules", &list);
    record(&b, "Behind", &number); // settings stand behind the lists too
    w32t_buf_free(&list);
    w32t_buf_free(&number);
    return b;
}

static void configuration(void **state) {
    (void)state;
    w32t_buf b = sample();
    w32t_pmc *pmc;
    w32t_error error = {0};
    assert_int_equal(w32t_pmc_parse(b.p, b.n, &pmc, &error), W32T_OK);
    assert_null(w32t_pmc_damage(pmc));
    char *text = w32t_pmc_text(pmc);
    assert_string_equal(text, "Path begins with \"HKLM\" then Include; PID is \"1234\" then Exclude; "
                              "Architecture is not \"32-bit\" then Exclude");
    w32t_query_text_free(text);
    columns[W32T_TEXT_ARCHITECTURE] = "32-bit";
    w32t_query *q;
    assert_int_equal(w32t_pmc_query(pmc, &q, &error), W32T_OK);
    assert_true(w32t_query_match(q, &event));
    event.pid = 1234;
    assert_false(w32t_query_match(q, &event));
    w32t_query_free(q);
    // Written again it is the same file.
    char path[64];
    snprintf(path, sizeof path, "/tmp/w32t-pmc-%ld.pmc", (long)getpid());
    assert_int_equal(w32t_pmc_save(pmc, path, &error), W32T_OK);
    FILE *f = fopen(path, "rb");
    uint8_t back[4096];
    size_t n = fread(back, 1, sizeof back, f);
    fclose(f);
    unlink(path);
    assert_int_equal(n, b.n);
    assert_memory_equal(back, b.p, n);
    w32t_pmc_free(pmc);
    w32t_buf_free(&b);
}

// A filter exported by itself: the bytes that follow, then the list alone.
static void exported_filter(void **state) {
    (void)state;
    w32t_buf b = {0};
    put32(&b, 0);
    w32t_buf_char(&b, 1);
    put32(&b, 2);
    rule(&b, 40055, 0, 1, "RegSetValue", 0);
    rule(&b, 40071, 4, 0, "C:\\Windows", 0);
    w32t_put32(b.p, (uint32_t)(b.n - 4));
    w32t_pmc *pmc;
    w32t_error error = {0};
    assert_int_equal(w32t_pmc_parse(b.p, b.n, &pmc, &error), W32T_OK);
    assert_null(w32t_pmc_damage(pmc));
    char *text = w32t_pmc_text(pmc);
    assert_string_equal(text, "Operation is \"RegSetValue\" then Include; "
                              "Path begins with \"C:\\Windows\" then Exclude");
    w32t_query_text_free(text);
    w32t_pmc_free(pmc);
    assert_int_equal(w32t_pmc_parse(b.p, b.n - 1, &pmc, &error), W32T_E_FORMAT); // cut: it does not say its size
    b.p[5] = 3;                                                                  // a rule that is not there
    assert_int_equal(w32t_pmc_parse(b.p, b.n, &pmc, &error), W32T_OK);
    assert_non_null(w32t_pmc_damage(pmc));
    w32t_pmc_free(pmc);
    w32t_buf_free(&b);
}

static void made_from_words(void **state) {
    (void)state;
    w32t_pmc *pmc = w32t_pmc_new();
    w32t_error error = {0};
    assert_int_equal(w32t_pmc_add_text(pmc, "Path contains \"say \"\"x\"\"\" then Exclude; TID is 5", &error), W32T_OK);
    assert_int_equal(w32t_pmc_add_text(pmc, "Path is a; Nothing is b", &error), W32T_E_SYNTAX);
    w32t_pmc_rule r;
    assert_true(w32t_pmc_rule_at(pmc, 0, &r));
    assert_string_equal(r.value, "say \"x\"");
    assert_false(r.include);
    assert_true(w32t_pmc_rule_at(pmc, 1, &r));
    assert_true(r.include);
    assert_false(w32t_pmc_rule_at(pmc, 2, &r)); // all or none of a text
    w32t_pmc_free(pmc);
}

static void damaged_configuration(void **state) {
    (void)state;
    w32t_buf b = sample();
    w32t_error error = {0};
    for (size_t n = 0; n <= b.n; n++) {
        uint8_t *exact = malloc(n ? n : 1);
        memcpy(exact, b.p, n);
        w32t_pmc *pmc;
        if (w32t_pmc_parse(exact, n, &pmc, &error) == W32T_OK) {
            // A cut between two settings cannot be seen: 42 bytes are the first one, 51 and 34 the last two.
            bool between = n == 42 || n == b.n - 51 - 34 || n == b.n - 34 || n == b.n;
            assert_int_equal(w32t_pmc_damage(pmc) == NULL, between);
            w32t_pmc_free(pmc);
        } else
            assert_true(n < 42); // not even the first setting is there
        free(exact);
    }
    for (size_t at = 0; at < b.n; at++) {
        b.p[at] ^= 0x5A;
        w32t_pmc *pmc;
        if (w32t_pmc_parse(b.p, b.n, &pmc, &error) == W32T_OK) w32t_pmc_free(pmc);
        b.p[at] ^= 0x5A;
    }
    w32t_buf_free(&b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(tests_in_words, reset),  cmocka_unit_test_setup(rule_lists, reset),
        cmocka_unit_test_setup(errors_point, reset),    cmocka_unit_test_setup(configuration, reset),
        cmocka_unit_test_setup(made_from_words, reset), cmocka_unit_test_setup(damaged_configuration, reset),
        cmocka_unit_test_setup(exported_filter, reset),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
