// SPDX-License-Identifier: Apache-2.0
// Events larger than a record of an event log: what a log holds of them is their beginning, the file is whole, and what
// was cut or left out is counted and named. A record has at most 64 KiB (a chunk), a value a size of 16 bits.
#define _POSIX_C_SOURCE 200809L // mkstemp, fdopen
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "export/writer.h"

static w32t_status to_file(void *context, const void *bytes, size_t size, w32t_error *error) {
    (void)error;
    assert_int_equal(fwrite(bytes, 1, size, context), size);
    return W32T_OK;
}

typedef struct written {
    w32t_export_loss cut, too_large;
    w32t_trace *trace;
    w32t_event *event; // as the log's reader has it, NULL when there is none
} written;

// Writes a log of one event, and opens it.
static written write_one(const w32t_field *fields, uint32_t count) {
    w32t_event e = {.made = W32T_MADE_DESCRIPTION | W32T_MADE_FIELDS,
                    .has = W32T_HAS_RECORD,
                    .record = 77,
                    .source = W32T_SOURCE_ETW,
                    .schema = W32T_SCHEMA_EMBEDDED,
                    .id = 4104,
                    .provider = "Acme-Ledger",
                    .file = "ledger.etl",
                    .fields = fields,
                    .field_count = count};
    w32t_export_options options = {.format = "evtx"};
    w32t_error error = {0};
    w32t_writer *w = NULL;
    assert_int_equal(w32t_writer_evtx.open(&options, NULL, &w, &error), W32T_OK);
    w32t_writer_evtx.event(w, &e, NULL);
    char path[] = "/tmp/w32t-evtx-out.XXXXXX";
    FILE *f = fdopen(mkstemp(path), "wb");
    assert_int_equal(w32t_writer_evtx.finish(w, to_file, f, &error), W32T_OK);
    fclose(f);
    written r = {.cut = w->cut, .too_large = w->too_large, .trace = w32t_trace_new(NULL)};
    w32t_writer_evtx.close(w);
    assert_int_equal(w32t_trace_add(r.trace, path, &error), W32T_OK);
    r.event = w32t_trace_next(r.trace);
    unlink(path);
    assert_int_equal(w32t_trace_losses_of(r.trace).damage, 0);
    return r;
}

static uint8_t *letters(size_t units) {
    uint8_t *p = malloc(2 * units);
    for (size_t i = 0; i < units; i++) {
        p[2 * i] = (uint8_t)('a' + (i / 7 + i / 1000) % 26);
        p[2 * i + 1] = 0;
    }
    return p;
}

static void starts_with(const w32t_value *v, const uint8_t *bytes, size_t at_least) {
    assert_int_equal(v->type, W32T_TYPE_UTF16);
    assert_true(v->size >= at_least);
    assert_memory_equal(v->bytes, bytes, v->size);
}

static void whole_while_it_fits(void **state) {
    (void)state;
    uint8_t *p = letters(31000);
    w32t_field f = {"Text", {.type = W32T_TYPE_UTF16, .size = 62000, .bytes = p}};
    written r = write_one(&f, 1);
    assert_int_equal(r.cut.events + r.too_large.events, 0);
    uint32_t count;
    const w32t_field *got = w32t_event_fields(r.event, &count);
    assert_int_equal(count, 1);
    assert_int_equal(got->value.size, 62000);
    starts_with(&got->value, p, 62000);
    w32t_trace_free(r.trace);
    free(p);
}

static void cut_texts(void **state) {
    (void)state;
    uint8_t *p = letters(200000);
    char *narrow = malloc(200000);
    for (size_t i = 0; i < 200000; i++)
        narrow[i] = (char)p[2 * i];
    // three of which any one is too long, among small ones that must all be there
    w32t_field f[] = {{"Before", {.type = W32T_TYPE_UINT, .size = 4, .u = 11}},
                      {"Wide", {.type = W32T_TYPE_UTF16, .size = 400000, .bytes = p}},
                      {"Narrow", {.type = W32T_TYPE_UTF8, .size = 200000, .bytes = (const uint8_t *)narrow}},
                      {"Bytes", {.type = W32T_TYPE_BINARY, .size = 200000, .bytes = (const uint8_t *)narrow}},
                      {"After", {.type = W32T_TYPE_UINT, .size = 4, .u = 12}}};
    for (uint32_t n = 2; n <= 5; n++) {
        written r = write_one(f, n);
        assert_int_equal(r.cut.events, 1);
        assert_int_equal(r.too_large.events, 0);
        assert_string_equal(r.cut.first, "Acme-Ledger/4104, record 77 of ledger.etl");
        uint32_t count;
        const w32t_field *got = w32t_event_fields(r.event, &count);
        assert_int_equal(count, n);
        assert_int_equal(got[0].value.u, 11);
        starts_with(&got[1].value, p, n == 2 ? 60000 : n == 3 ? 30000 : 20000);
        if (n >= 3) starts_with(&got[2].value, p, n == 3 ? 30000 : 20000);
        if (n >= 4) {
            assert_int_equal(got[3].value.type, W32T_TYPE_BINARY);
            assert_true(got[3].value.size >= 20000);
            assert_memory_equal(got[3].value.bytes, narrow, got[3].value.size);
        }
        if (n == 5) assert_int_equal(got[4].value.u, 12);
        w32t_trace_free(r.trace);
    }
    free(narrow);
    free(p);
}

// U+1F600 over and over: cut at any even number of bytes, half a pair would be left at the end of every other one.
static void no_half_pairs(void **state) {
    (void)state;
    for (unsigned shift = 0; shift < 2; shift++) {
        uint8_t *p = letters(100001);
        for (size_t i = shift; i + 1 < 100001; i += 2)
            memcpy(p + 2 * i, "\x3D\xD8\x00\xDE", 4);
        w32t_field f = {"Text", {.type = W32T_TYPE_UTF16, .size = 200002, .bytes = p}};
        written r = write_one(&f, 1);
        uint32_t count;
        const w32t_field *got = w32t_event_fields(r.event, &count);
        assert_int_equal(r.cut.events, 1);
        starts_with(&got->value, p, 60000);
        assert_int_equal((got->value.size / 2 - shift) % 2, 0);
        w32t_trace_free(r.trace);
        free(p);
    }
}

static void cut_fields(void **state) {
    (void)state;
    enum { many = 5000 };
    w32t_field *f = calloc(many, sizeof *f);
    for (unsigned i = 0; i < many; i++)
        f[i] = (w32t_field){"n", {.type = W32T_TYPE_UINT, .size = 4, .u = i}};
    written r = write_one(f, many);
    assert_int_equal(r.cut.events, 1);
    uint32_t count;
    const w32t_field *got = w32t_event_fields(r.event, &count);
    assert_true(count >= 500 && count < many);
    for (unsigned i = 0; i < count; i++)
        assert_int_equal(got[i].value.u, i);
    w32t_trace_free(r.trace);
    free(f);
}

static void left_out(void **state) {
    (void)state;
    char *name = calloc(1, 32001); // a field whose name alone is larger than a chunk
    memset(name, 'n', 32000);
    w32t_field f[] = {{name, {.type = W32T_TYPE_UINT, .size = 4, .u = 1}},
                      {name, {.type = W32T_TYPE_UINT, .size = 4, .u = 1}}};
    name[0] = 'm';
    written r = write_one(f, 2);
    assert_int_equal(r.cut.events, 0);
    assert_int_equal(r.too_large.events, 1);
    assert_string_equal(r.too_large.first, "Acme-Ledger/4104, record 77 of ledger.etl");
    assert_null(r.event);
    w32t_trace_free(r.trace);
    free(name);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(whole_while_it_fits), cmocka_unit_test(cut_texts),
                                       cmocka_unit_test(no_half_pairs), cmocka_unit_test(cut_fields),
                                       cmocka_unit_test(left_out)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
