// SPDX-License-Identifier: Apache-2.0
// Joining files: one time order across several, folders, .gz and .zip, and what is said of inputs that are none. The
// files are built here, so which event carries which number and time is known beforehand.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "build/etl_build.h"
#include "build/evtx_build.h"
#include "build/temp_folder.h"
#include <win32trace/win32trace.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef W32T_HAVE_ZLIB
#include <zlib.h>
#endif

// Events at the given clock values (10 MHz), numbered by `id` from `first` on.
static void build(etl_build *b, const uint64_t *times, size_t count, uint16_t first) {
    static const w32t_guid provider = {0x11111111, 1, 2, {3, 4, 5, 6, 7, 8, 9, 10}};
    etl_session s = etl_sound_session();
    memset(b, 0, sizeof *b);
    etl_build_begin(b, &s);
    b->size = 0x1000;
    for (size_t i = 0; i < count; i++) {
        etl_descriptor d = {.id = (uint16_t)(first + i), .level = 4};
        etl_build_event(b, 19, &provider, &d, ETL_BUILD_STAMP + times[i], 100, 200, NULL, 0, "abcd", 4);
        if (i % 40 == 39) etl_build_flush(b); // as many as fit into a buffer
    }
    etl_build_flush(b);
}

static void save_etl(const char *name, const uint64_t *times, size_t count, uint16_t first) {
    etl_build b;
    build(&b, times, count, first);
    save_file(name, b.file.p, b.file.n);
    etl_build_free(&b);
}

// Ids of the events with a descriptor, in the order they come out.
static size_t ids_of(w32t_trace *t, uint16_t *out, size_t room) {
    size_t n = 0;
    for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;)
        if ((e->has & W32T_HAS_ID) && !(e->has & W32T_EVENT_CLASSIC) && n < room) out[n++] = e->id;
    assert_null(w32t_trace_failed(t));
    return n;
}

static void expect_ids(const char *const *paths, size_t path_count, const uint16_t *want, size_t count) {
    uint16_t got[64];
    w32t_error error;
    w32t_trace *t = w32t_trace_new(NULL);
    for (size_t i = 0; i < path_count; i++)
        assert_int_equal(w32t_trace_add(t, paths[i], &error), W32T_OK);
    size_t n = ids_of(t, got, 64);
    assert_int_equal(n, count);
    for (size_t i = 0; i < n; i++)
        assert_int_equal(got[i], want[i]);
    w32t_trace_free(t);
}

static void merges_by_time_stable_for_equal_times(void **state) {
    (void)state;
    save_etl("a.etl", (const uint64_t[]){100, 300, 300, 900}, 4, 10);
    save_etl("b.etl", (const uint64_t[]){50, 300, 800}, 3, 20);
    const char *both[] = {path_of("a.etl"), path_of("b.etl")};
    // Equal times: the file added first comes first, and a file's own events keep their order.
    expect_ids(both, 2, (const uint16_t[]){20, 10, 11, 12, 21, 22, 13}, 7);
    const char *other[] = {both[1], both[0]};
    expect_ids(other, 2, (const uint16_t[]){20, 10, 21, 11, 12, 22, 13}, 7);
}

static void stat_names_providers_by_their_traits(void **state) {
    (void)state;
    static const w32t_guid provider = {0x77777777, 1, 2, {3, 4, 5, 6, 7, 8, 9, 10}};
    etl_session session = etl_sound_session();
    etl_build b;
    w32t_buf schema = {0};
    memset(&b, 0, sizeof b);
    etl_build_begin(&b, &session);
    b.size = 0x1000;
    etl_tl_begin(&schema, "Hello");
    etl_tl_end(&schema);
    etl_item items[] = {{11, schema.p, schema.n}, {12, "\x0e\0Named.Itself", 15}};
    etl_build_event(&b, 19, &provider, &(etl_descriptor){.channel = 11}, ETL_BUILD_STAMP + 1, 1, 2, items, 2, NULL, 0);
    etl_build_flush(&b);
    save_file("traits.etl", b.file.p, b.file.n);
    etl_build_free(&b);
    w32t_buf_free(&schema);
    w32t_stat *st;
    w32t_error error;
    assert_int_equal(w32t_stat_path(path_of("traits.etl"), NULL, &st, &error), W32T_OK);
    const w32t_stat_file *f = w32t_stat_get(st, 0);
    bool found = false;
    for (size_t i = 0; i < f->provider_count; i++)
        if (f->providers[i].name && strcmp(f->providers[i].name, "Named.Itself") == 0) found = true;
    assert_true(found);
    w32t_stat_close(st);
}

static void put_log_record(w32t_eb *b, unsigned id,
                           unsigned minute) { // happened then; written at hour `id`, as its head says
    char text[40];
    w32t_eb_begin(b, id, 133200000000000000u + id * 36000000000u);
    w32t_eb_fragment(b);
    w32t_eb_open(b, "Event", 0xFFFF, false);
    w32t_eb_close(b);
    w32t_eb_open(b, "System", 0xFFFF, false);
    w32t_eb_close(b);
    w32t_eb_open(b, "EventID", 0xFFFF, false);
    w32t_eb_close(b);
    snprintf(text, sizeof text, "%u", id);
    w32t_eb_text(b, text, false);
    w32t_eb_end_element(b);
    w32t_eb_open(b, "TimeCreated", 0xFFFF, true);
    w32t_eb_attribute(b, "SystemTime", false);
    snprintf(text, sizeof text, "2024-01-01T00:%02u:00Z", minute);
    w32t_eb_text(b, text, false);
    w32t_eb_empty(b);
    w32t_eb_end_element(b);
    w32t_eb_end_element(b);
    w32t_eb_end(b);
}

static void save_log(const char *name, unsigned first, const unsigned *minutes, unsigned count) {
    w32t_eb b;
    w32t_eb_start(&b);
    for (unsigned i = 0; i < count; i++)
        put_log_record(&b, first + i, minutes[i]);
    w32t_eb_finish(&b, 0, 0);
    save_file(name, b.file, b.size);
    w32t_eb_free(&b);
}

// Event logs are joined by when things happened, though records are written later; inside a log the records keep their
// order, and one that happened before the one in front of it counts as happening then.
static void event_logs_merge_by_event_time(void **state) {
    (void)state;
    save_log("a.evtx", 1, (const unsigned[]){10, 30, 20, 40}, 4);
    save_log("b.evtx", 11, (const unsigned[]){5, 15, 25, 45}, 4);
    const char *both[] = {path_of("a.evtx"), path_of("b.evtx")};
    expect_ids(both, 2, (const uint16_t[]){11, 1, 12, 13, 2, 3, 4, 14}, 8);
}

// As the example at the top of trace.h does: names are there without asking for them. The first
// event is the header's.
static void events_come_with_their_names(void **state) {
    (void)state;
    save_etl("named.etl", (const uint64_t[]){10}, 1, 1);
    w32t_error error;
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, path_of("named.etl"), &error), W32T_OK);
    w32t_event *e = w32t_trace_next(t);
    assert_non_null(e);
    assert_non_null(e->provider);
    assert_string_equal(e->provider, "MSNT_SystemTrace");
    w32t_trace_free(t);
}

static void folders_are_recursed_and_other_files_passed_over(void **state) {
    (void)state;
    assert_int_equal(mkdir(path_of("dir"), 0777), 0);
    assert_int_equal(mkdir(path_of("dir/inner"), 0777), 0);
    save_etl("dir/inner/x.dat", (const uint64_t[]){5}, 1, 70); // by content, not by extension
    save_etl("dir/y.etl", (const uint64_t[]){4}, 1, 80);
    save_file("dir/readme.etl", "just text, whatever it is called", 32);
    const char *paths[] = {path_of("dir")};
    expect_ids(paths, 1, (const uint16_t[]){80, 70}, 2);
}

static void expect_failure(const char *name, w32t_status want, const char *part) {
    w32t_error error;
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, path_of(name), &error), want);
    assert_non_null(strstr(error.file, name));
    if (!strstr(error.text, part)) fail_msg("'%s' does not say '%s'", error.text, part);
    w32t_trace_free(t);
}

static void what_is_no_trace_is_named(void **state) {
    (void)state;
    save_file("empty.etl", "", 0);
    save_file("text.evtx", "hello, world\n", 13);
    expect_failure("empty.etl", W32T_E_FORMAT, "empty");
    expect_failure("text.evtx", W32T_E_FORMAT, "not a trace file");
    expect_failure("missing.etl", W32T_E_NOT_FOUND, "No such file");
}

#ifdef W32T_HAVE_ZLIB
static void le(w32t_buf *b, uint64_t v, unsigned bytes) {
    for (unsigned i = 0; i < bytes; i++)
        w32t_buf_char(b, (char)(i < 8 ? v >> (8 * i) : 0));
}

// One member, stored or deflated, as APPNOTE.TXT 4.3 lays it out; what = 0 local header, 1 directory entry.
static void zip_header(w32t_buf *z, int what, const char *name, unsigned method, size_t packed, size_t size,
                       uint32_t at) {
    le(z, what ? 0x02014B50 : 0x04034B50, 4);
    if (what) le(z, 20, 2);
    le(z, 20, 2);
    le(z, 0, 2);
    le(z, method, 2);
    le(z, 0, 8); // time, date, CRC: a wrong CRC does not keep anybody from reading
    le(z, packed, 4);
    le(z, size, 4);
    le(z, strlen(name), 2);
    le(z, 0, 2);
    if (what) {
        le(z, 0, 10);
        le(z, at, 4);
    }
    w32t_buf_text(z, name);
}

static void raw_deflate(const uint8_t *p, size_t n, w32t_buf *out, int window) {
    z_stream z = {0};
    assert_int_equal(deflateInit2(&z, 6, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY), Z_OK);
    size_t room = deflateBound(&z, n) + 64;
    z.next_in = (Bytef *)(uintptr_t)p;
    z.avail_in = (uInt)n;
    z.next_out = w32t_buf_space(out, room);
    z.avail_out = (uInt)room;
    assert_int_equal(deflate(&z, Z_FINISH), Z_STREAM_END);
    out->n += z.total_out;
    deflateEnd(&z);
}

static void archives_are_opened(void **state) {
    (void)state;
    etl_build b;
    build(&b, (const uint64_t[]){7, 8}, 2, 30);
    w32t_buf gz = {0}, deflated = {0}, zip = {0}, directory = {0};
    raw_deflate(b.file.p, b.file.n, &gz, MAX_WBITS + 16);
    save_file("x.gz", gz.p, gz.n);
    const char *one[] = {path_of("x.gz")};
    expect_ids(one, 1, (const uint16_t[]){30, 31}, 2);

    raw_deflate(b.file.p, b.file.n, &deflated, -MAX_WBITS);
    zip_header(&zip, 0, "note.txt", 0, 5, 5, 0);
    w32t_buf_text(&zip, "hello");
    uint32_t second = (uint32_t)zip.n;
    zip_header(&zip, 0, "t/x.etl", 8, deflated.n, b.file.n, 0);
    w32t_buf_put(&zip, deflated.p, deflated.n);
    zip_header(&directory, 1, "note.txt", 0, 5, 5, 0);
    zip_header(&directory, 1, "t/x.etl", 8, deflated.n, b.file.n, second);
    uint32_t at = (uint32_t)zip.n;
    w32t_buf_put(&zip, directory.p, directory.n);
    le(&zip, 0x06054B50, 4);
    le(&zip, 0, 4);
    le(&zip, 2, 2);
    le(&zip, 2, 2);
    le(&zip, directory.n, 4);
    le(&zip, at, 4);
    le(&zip, 0, 2);
    save_file("x.zip", zip.p, zip.n);
    const char *packed[] = {path_of("x.zip")};
    expect_ids(packed, 1, (const uint16_t[]){30, 31}, 2);

    save_file("cut.gz", gz.p, gz.n / 2); // what can be unpacked is read
    w32t_error error;
    w32t_trace *t = w32t_trace_new(NULL);
    w32t_status s = w32t_trace_add(t, path_of("cut.gz"), &error);
    assert_true(s == W32T_OK || s == W32T_E_DAMAGED || s == W32T_E_FORMAT);
    w32t_trace_free(t);

    // Without the directory the members before the cut are found by their own headers; the loss is said.
    for (size_t cut = 0; cut < 3; cut++) {
        save_file("cut.zip", zip.p, cut == 0 ? at : cut == 1 ? at + 50 : zip.n - 5);
        t = w32t_trace_new(NULL);
        assert_int_equal(w32t_trace_add(t, path_of("cut.zip"), &error), W32T_OK);
        unsigned found = 0;
        for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;)
            found += e->id == 30 || e->id == 31;
        assert_int_equal(found, 2);
        assert_int_equal(w32t_trace_losses_of(t).damage, 1);
        w32t_trace_free(t);
    }

    w32t_buf bomb = {0};
    uint8_t *zeros = w32t_alloc((size_t)512 << 20);
    raw_deflate(zeros, (size_t)512 << 20, &bomb, MAX_WBITS + 16);
    free(zeros);
    save_file("bomb.gz", bomb.p, bomb.n);
    expect_failure("bomb.gz", W32T_E_LIMIT, "refused");
    w32t_buf_free(&bomb);
    w32t_buf_free(&gz);
    w32t_buf_free(&deflated);
    w32t_buf_free(&zip);
    w32t_buf_free(&directory);
    etl_build_free(&b);
}
#endif

// ---- The pipeline: the same bytes whatever the number of threads.

static w32t_status collect(void *context, const void *p, size_t n, w32t_error *error) {
    (void)error;
    w32t_buf_put(context, p, n);
    return W32T_OK;
}

static void output_does_not_depend_on_threads(void **state) {
    (void)state;
    enum { N = 300 }; // 12,000 events: a dozen batches
    uint64_t times[N];
    char names[40][16];
    for (unsigned f = 0; f < 40; f++) {
        for (unsigned i = 0; i < N; i++)
            times[i] = (i * 7919u + f * 104729u) % 1000 + i * 10;
        snprintf(names[f], sizeof names[f], "p%u.etl", f);
        save_etl(names[f], times, N, (uint16_t)(f * 100));
    }
    w32t_buf first = {0};
    for (unsigned threads = 1; threads <= 8; threads++) {
        w32t_buf out = {0};
        w32t_trace *t = w32t_trace_new(NULL);
        for (unsigned f = 0; f < 40; f++)
            assert_int_equal(w32t_trace_add(t, path_of(names[f]), NULL), W32T_OK);
        w32t_export_options o = {.format = "json", .from = W32T_NO_TIME, .to = W32T_NO_TIME, .threads = threads};
        w32t_export_counts counts;
        assert_int_equal(w32t_export(t, &o, collect, &out, &counts, NULL), W32T_OK);
        assert_true(counts.written >= 40 * N);
        if (threads == 1)
            first = out;
        else {
            assert_int_equal(out.n, first.n);
            assert_memory_equal(out.p, first.p, out.n);
            w32t_buf_free(&out);
        }
        w32t_trace_free(t);
    }
    w32t_buf_free(&first);
}

static w32t_status refuse(void *context, const void *p, size_t n, w32t_error *error) {
    (void)p, (void)n;
    if (++*(unsigned *)context < 3) return W32T_OK;
    memset(error, 0, sizeof *error);
    error->status = W32T_E_IO;
    strcpy(error->text, "the disk is full");
    return W32T_E_IO;
}

static void a_failing_sink_ends_the_export(void **state) {
    (void)state;
    w32t_trace *t = w32t_trace_new(NULL);
    for (unsigned f = 0; f < 40; f++) {
        char name[16];
        snprintf(name, sizeof name, "p%u.etl", f);
        assert_int_equal(w32t_trace_add(t, path_of(name), NULL), W32T_OK);
    }
    w32t_export_options o = {.format = "json", .from = W32T_NO_TIME, .to = W32T_NO_TIME, .threads = 4};
    unsigned calls = 0;
    w32t_error error = {0};
    assert_int_equal(w32t_export(t, &o, refuse, &calls, NULL, &error), W32T_E_IO);
    assert_string_equal(error.text, "the disk is full");
    assert_int_equal(calls, 3);
    w32t_trace_free(t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(merges_by_time_stable_for_equal_times),
        cmocka_unit_test(stat_names_providers_by_their_traits),
        cmocka_unit_test(event_logs_merge_by_event_time),
        cmocka_unit_test(events_come_with_their_names),
        cmocka_unit_test(folders_are_recursed_and_other_files_passed_over),
        cmocka_unit_test(what_is_no_trace_is_named),
#ifdef W32T_HAVE_ZLIB
        cmocka_unit_test(archives_are_opened),
#endif
        cmocka_unit_test(output_does_not_depend_on_threads),
        cmocka_unit_test(a_failing_sink_ends_the_export),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
