// SPDX-License-Identifier: Apache-2.0
// What files say of their own events: it helps other files of the trace, stat knows of it what a decoder knows, and
// what came in part is told. The files are built here.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "build/etl_build.h"
#include "build/temp_folder.h"
#include <win32trace/win32trace.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const w32t_guid source_guid = {0x5eed5eed, 1, 2, {3, 4, 5, 6, 7, 8, 9, 10}};

// An event source's event 7, with its manifest (which calls the field `name`), a part of it, or without.
static void save_source_part(const char *file, const char *name, uint64_t time, uint8_t number, uint8_t parts) {
    const uint8_t envelope[8] = {1, 0, 0, 0x5B, parts, 0, number, 0};
    etl_session session = etl_sound_session();
    session.start = ETL_BUILD_START + time; // a recording of its own
    session.stamp = ETL_BUILD_STAMP + time;
    etl_build b;
    memset(&b, 0, sizeof b);
    etl_build_begin(&b, &session);
    b.size = 0x1000;
    const uint32_t value = 42;
    etl_build_event(&b, 19, &source_guid, &(etl_descriptor){.id = 7, .level = 4}, ETL_BUILD_STAMP + time + 10, 100, 200,
                    NULL, 0, &value, 4);
    if (name) {
        char text[1024];
        memcpy(text, envelope, 8);
        int n = snprintf(
            text + 8, sizeof text - 8,
            "<instrumentationManifest xmlns='http://schemas.microsoft.com/win/2004/08/events'><instrumentation><events>"
            "<provider name='Shared' guid='{5eed5eed-0001-0002-0304-05060708090a}' symbol='s' resourceFileName='r' "
            "messageFileName='m'><tasks><task name='Work' value='1'/></tasks><events><event value='7' version='0' "
            "level='win:Informational' template='t' task='Work'/></events><templates><template tid='t'>"
            "<data name='%s' inType='win:UInt32'/></template></templates></provider></events></instrumentation>"
            "</instrumentationManifest>",
            name);
        etl_build_event(&b, 19, &source_guid, &(etl_descriptor){.id = 0xFFFE, .version = 1, .opcode = 0xFE},
                        ETL_BUILD_STAMP + time + 20, 100, 200, NULL, 0, text, (size_t)n + 8);
    }
    etl_build_flush(&b);
    save_file(file, b.file.p, b.file.n);
    etl_build_free(&b);
}

static void save_source(const char *file, const char *name, uint64_t time) {
    save_source_part(file, name, time, 0, 1);
}

// What stat and dump say of the manifest: parts seen, expected, who the source is, in which file.
static void expect_gap(const char *const *paths, size_t count, const char *want) {
    w32t_trace *t = w32t_trace_new(NULL);
    w32t_stat *st[4];
    char dumped[256] = "", counted[256] = "";
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(w32t_trace_add(t, paths[i], NULL), W32T_OK);
        assert_int_equal(w32t_stat_path(paths[i], NULL, &st[i], NULL), W32T_OK);
    }
    while (w32t_trace_next(t)) {
    }
    w32t_stat_share(st, count);
    w32t_manifest_gap g;
    for (size_t i = 0; w32t_trace_manifest_gap(t, i, &g); i++)
        snprintf(dumped + strlen(dumped), sizeof dumped - strlen(dumped), "%u/%u %s %s ", g.have, g.parts,
                 g.name ? g.name : "?", strrchr(g.file, '/') + 1);
    for (size_t i = 0; i < count; i++) {
        const w32t_stat_file *f = w32t_stat_get(st[i], 0);
        for (size_t k = 0; k < f->manifest_gap_count; k++) {
            g = f->manifest_gaps[k];
            assert_memory_equal(&g.provider, &source_guid, 16);
            snprintf(counted + strlen(counted), sizeof counted - strlen(counted), "%u/%u %s %s ", g.have, g.parts,
                     g.name ? g.name : "?", strrchr(g.file, '/') + 1);
        }
        w32t_stat_close(st[i]);
    }
    assert_string_equal(dumped, want);
    assert_string_equal(counted, want);
    w32t_trace_free(t);
}

static void manifests_in_part_are_told(void **state) {
    (void)state;
    save_source_part("first.etl", "x", 0, 0, 3);   // the part that names the source
    save_source_part("second.etl", "x", 0, 1, 3);  // one that does not
    save_source_part("broken.etl", "'x", 0, 0, 1); // all came, and is no XML
    save_source("whole.etl", "x", 0);
    const char *first[] = {path_of("first.etl")}, *second[] = {path_of("second.etl")};
    const char *broken[] = {path_of("broken.etl")}, *whole[] = {path_of("whole.etl")};
    expect_gap(first, 1, "1/3 Shared first.etl ");
    expect_gap(second, 1, "1/3 ? second.etl ");
    expect_gap(broken, 1, "1/1 Shared broken.etl ");
    expect_gap(whole, 1, "");
    const char *both[] = {first[0], second[0]}; // files of their own: not put together, each may be another build's
    expect_gap(both, 2, "1/3 Shared first.etl 1/3 ? second.etl ");
    const char *helped[] = {first[0], whole[0]};
    expect_gap(helped, 2, "");
}

// How much is known of the events, and whether it is all: what --strict asks.
static void stat_counts_events_without_schema_as_dump_does(void **state) {
    (void)state;
    save_source("alone.etl", NULL, 0);
    save_source("described.etl", "x", 0);
    static const struct {
        const char *file;
        uint64_t unknown;
    } cases[] = {{"alone.etl", 1}, {"described.etl", 0}};
    for (size_t i = 0; i < 2; i++) {
        w32t_stat *st;
        assert_int_equal(w32t_stat_path(path_of(cases[i].file), NULL, &st, NULL), W32T_OK);
        assert_int_equal(w32t_stat_get(st, 0)->no_schema, cases[i].unknown);
        w32t_stat_close(st);
    }
}

static void expect_fields(const char *const *paths, size_t path_count, const char *want) {
    w32t_error error;
    char got[256] = "";
    w32t_trace *t = w32t_trace_new(NULL);
    for (size_t i = 0; i < path_count; i++)
        assert_int_equal(w32t_trace_add(t, paths[i], &error), W32T_OK);
    for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;) {
        uint32_t n;
        if (!(e->has & W32T_HAS_ID) || e->id != 7) continue;
        const w32t_field *f = w32t_event_fields(e, &n);
        size_t at = strlen(got);
        snprintf(got + at, sizeof got - at, "%s:%s ", e->provider ? e->provider : "?", n == 1 ? f->name : "none");
    }
    assert_string_equal(got, want);
    w32t_trace_free(t);
}

static void what_one_file_teaches_helps_the_others(void **state) {
    (void)state;
    save_source("taught1.etl", "early", 0);
    save_source("taught2.etl", "late", 50000);
    save_source("untaught.etl", NULL, 20000);
    const char *alone[] = {path_of("untaught.etl")};
    expect_fields(alone, 1, "?:none ");
    w32t_trace *t = w32t_trace_new(NULL); // what nobody describes is called by its number
    assert_int_equal(w32t_trace_add(t, alone[0], NULL), W32T_OK);
    w32t_event *e = w32t_trace_next(t);
    while (e && e->id != 7)
        e = w32t_trace_next(t);
    assert_non_null(e);
    assert_string_equal(e->name, "EventID(7)");
    w32t_trace_free(t);
    // Each by its own manifest, and the one without by that of the earlier recording, in whatever order they are given.
    const char *a[] = {path_of("taught1.etl"), path_of("untaught.etl"), path_of("taught2.etl")};
    expect_fields(a, 3, "Shared:early Shared:early Shared:late ");
    const char *b[] = {path_of("taught2.etl"), path_of("untaught.etl"), path_of("taught1.etl")};
    expect_fields(b, 3, "Shared:early Shared:early Shared:late ");
}

// How many events of the provider called Shared each file has that are known.
static void expect_known(w32t_stat *const *stats, size_t count, const char *want) {
    char got[256] = "";
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < w32t_stat_count(stats[i]); k++) {
            const w32t_stat_file *f = w32t_stat_get(stats[i], k);
            const char *name = "?";
            uint64_t known = 0;
            for (size_t p = 0; p < f->provider_count; p++)
                if (memcmp(&f->providers[p].guid, &source_guid, 16) == 0) {
                    known = f->providers[p].decoded;
                    if (f->providers[p].name) name = f->providers[p].name;
                }
            size_t at = strlen(got);
            snprintf(got + at, sizeof got - at, "%s:%u ", name, (unsigned)known);
        }
    assert_string_equal(got, want);
}

static void stat_knows_what_dump_knows_of_several_files(void **state) {
    (void)state;
    mkdir(path_of("apart"), 0777);
    save_source("apart/b.etl", NULL, 20000);
    save_source("apart/c.etl", "late", 50000);
    save_source("z.etl", NULL, 20000);
    w32t_stat *st[2];
    assert_int_equal(w32t_stat_path(path_of("z.etl"), NULL, &st[0], NULL), W32T_OK);
    expect_known(st, 1, "?:0 ");
    assert_int_equal(w32t_stat_path(path_of("apart"), NULL, &st[1], NULL), W32T_OK);
    // Event 7, and the event that carries the manifest, whose envelope is known.
    expect_known(&st[1], 1, "Shared:1 Shared:2 "); // a folder's files come together
    w32t_stat_share(st, 2);
    expect_known(st, 2, "Shared:1 Shared:1 Shared:2 ");
    w32t_stat_close(st[0]);
    w32t_stat_close(st[1]);
}

static void note_wrong(void *context, const w32t_error *error) {
    (void)error;
    ++*(unsigned *)context;
}

static void one_broken_schema_file_costs_the_others_nothing(void **state) {
    (void)state;
    static const char good[] = "provider Kept {5eed5eed-0001-0002-0304-05060708090a}\nevent 7 v0\n field kept UInt32\n";
    mkdir(path_of("schemas"), 0700);
    save_file("schemas/a.xml", "<instrumentationManifest><broken", 32);
    save_file("schemas/b.w32t", good, sizeof good - 1);
    save_source("untaught.etl", NULL, 0);
    unsigned wrong = 0;
    const char *schemas[] = {path_of("schemas")};
    w32t_trace_options o = {
        .schemas = schemas, .schema_count = 1, .schema_wrong = note_wrong, .schema_wrong_context = &wrong};
    w32t_error error;
    w32t_trace *t = w32t_trace_new(&o);
    assert_int_equal(w32t_trace_add(t, path_of("untaught.etl"), &error), W32T_OK);
    assert_int_equal(wrong, 1);
    bool kept = false;
    for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;) {
        uint32_t n;
        const w32t_field *f = w32t_event_fields(e, &n);
        if (e->id == 7 && n == 1 && strcmp(f->name, "kept") == 0) kept = true;
    }
    assert_true(kept);
    w32t_trace_free(t);
}

// Two builds of one event source in one trace: both call the event 7 version 0, one has a field more. Each event is
// read by the manifest that it fits, whichever came first.
static void two_builds_of_one_source(void **state) {
    (void)state;
    static const uint8_t envelope[8] = {1, 0, 0, 0x5B, 1, 0, 0, 0};
    for (unsigned longer_first = 0; longer_first < 2; longer_first++) {
        etl_session session = etl_sound_session();
        etl_build b = {0};
        etl_build_begin(&b, &session);
        b.size = 0x1000;
        for (unsigned i = 0; i < 2; i++) {
            char text[1024];
            memcpy(text, envelope, 8);
            int n = snprintf(
                text + 8, sizeof text - 8,
                "<instrumentationManifest xmlns='http://schemas.microsoft.com/win/2004/08/events'><instrumentation>"
                "<events><provider name='Shared' guid='{5eed5eed-0001-0002-0304-05060708090a}' symbol='s' "
                "resourceFileName='r' messageFileName='m'><events><event value='7' version='0' template='t'/></events>"
                "<templates><template tid='t'><data name='a' inType='win:UInt32'/>%s</template></templates></provider>"
                "</events></instrumentation></instrumentationManifest>",
                i == longer_first ? "" : "<data name='b' inType='win:UnicodeString'/>");
            etl_build_event(&b, 19, &source_guid, &(etl_descriptor){.id = 0xFFFE, .version = 1, .opcode = 0xFE},
                            ETL_BUILD_STAMP + i, 100 + i, 200, NULL, 0, text, (size_t)n + 8);
        }
        for (unsigned i = 0; i < 2; i++)
            etl_build_event(&b, 19, &source_guid, &(etl_descriptor){.id = 7}, ETL_BUILD_STAMP + 10 + i, 100 + i, 200,
                            NULL, 0, "\1\0\0\0x\0\0", i ? 8 : 4);
        etl_build_flush(&b);
        save_file("builds.etl", b.file.p, b.file.n);
        etl_build_free(&b);
        w32t_trace *t = w32t_trace_new(NULL);
        assert_int_equal(w32t_trace_add(t, path_of("builds.etl"), NULL), W32T_OK);
        uint32_t want = 1, n;
        for (w32t_event *e; (e = w32t_trace_next(t)) != NULL;) {
            if (!(e->has & W32T_HAS_ID) || e->id != 7) continue;
            w32t_event_fields(e, &n);
            assert_int_equal(n, want++);
            assert_false(e->has & W32T_EVENT_UNDECODED);
        }
        assert_int_equal(want, 3);
        w32t_trace_free(t);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_builds_of_one_source),
        cmocka_unit_test(manifests_in_part_are_told),
        cmocka_unit_test(stat_counts_events_without_schema_as_dump_does),
        cmocka_unit_test(what_one_file_teaches_helps_the_others),
        cmocka_unit_test(stat_knows_what_dump_knows_of_several_files),
        cmocka_unit_test(one_broken_schema_file_costs_the_others_nothing),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
