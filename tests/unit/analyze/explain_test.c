// SPDX-License-Identifier: Apache-2.0
// explain over recordings whose story this test decides: which call fed the crash, which failed harmlessly, what was
// missing. The program's image is put together by hand (machine code as the Intel manual encodes it, one COFF symbol).
#define _POSIX_C_SOURCE 200809L
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <win32trace/analysis.h>

#include "base/span.h"
#include "build/recording_build.h"
#include "capture/encode.h"
#include "pe/pe_file.h"

#define BASE 0x140000000u
enum { TEXT = 0x1000, PDATA = 0x2000, DATA = 0x3000, IMAGE = 0x4000 };

// main: maps a book and reads its first page
//   1000 sub rsp,28h            48 83 EC 28
//   1004 call [rip → 3000]      FF 15 F6 1F 00 00    OpenFileMappingW
//   100A mov rcx,rax            48 89 C1
//   100D call [rip → 3008]      FF 15 F5 1F 00 00    MapViewOfFile
//   1013 mov rbx,rax            48 89 C3
//   1016 call [rip → 3010]      FF 15 F4 1F 00 00    GetFileAttributesW
//   101C mov al,[rbx+8]         8A 43 08             ← crashes
//   101F add rsp,28h            48 83 C4 28
//   1023 ret                    C3
static const uint8_t text[] = {
    0x48, 0x83, 0xEC, 0x28, 0xFF, 0x15, 0xF6, 0x1F, 0, 0, 0x48, 0x89, 0xC1, 0xFF, 0x15, 0xF5, 0x1F, 0,
    0,    0x48, 0x89, 0xC3, 0xFF, 0x15, 0xF4, 0x1F, 0, 0, 0x8A, 0x43, 0x08, 0x48, 0x83, 0xC4, 0x28, 0xC3,
};
#define OPEN_AT (BASE + 0x100A)
#define MAP_AT  (BASE + 0x1013)
#define ASK_AT  (BASE + 0x101C)

static uint8_t image[IMAGE + 18 + 4];
static char folder[64], image_path[96];

static void section(unsigned index, const char *name, uint32_t rva, uint32_t flags) {
    uint8_t *h = image + 0x80 + 24 + 240 + 40 * index;
    memcpy(h, name, strlen(name));
    w32t_put32(h + 8, 0x1000);
    w32t_put32(h + 12, rva);
    w32t_put32(h + 16, 0x1000);
    w32t_put32(h + 20, rva);
    w32t_put32(h + 36, flags);
}

static void make_image(void) {
    memcpy(image, "MZ", 2);
    w32t_put32(image + 0x3C, 0x80);
    uint8_t *h = image + 0x80, *o = h + 24, *symbol = image + IMAGE;
    memcpy(h, "PE\0\0", 4);
    w32t_put16(h + 4, 0x8664);
    w32t_put16(h + 6, 3);
    w32t_put32(h + 12, IMAGE); // symbol table
    w32t_put32(h + 16, 1);
    w32t_put16(h + 20, 240);
    w32t_put16(h + 22, 0x22);
    w32t_put16(o, 0x20B);
    w32t_put32(o + 16, TEXT);
    w32t_put64(o + 24, BASE);
    w32t_put32(o + 32, 0x1000);
    w32t_put32(o + 36, 0x1000);
    w32t_put32(o + 56, IMAGE);
    w32t_put32(o + 60, 0x1000);
    w32t_put32(o + 108, 16);
    w32t_put32(o + 112 + 8 * W32T_PE_DIR_EXCEPTION, PDATA);
    w32t_put32(o + 112 + 8 * W32T_PE_DIR_EXCEPTION + 4, 12);
    section(0, ".text", TEXT, 0x60000020);
    section(1, ".pdata", PDATA, 0x40000040);
    section(2, ".data", DATA, 0xC0000040);
    memcpy(image + TEXT, text, sizeof text);
    w32t_put32(image + PDATA, TEXT);
    w32t_put32(image + PDATA + 4, TEXT + sizeof text);
    memcpy(symbol, "main", 4);
    w32t_put16(symbol + 12, 1);    // section
    w32t_put16(symbol + 14, 0x20); // a function
    symbol[16] = 2;                // external
    w32t_put32(symbol + 18, 4);    // no long names
}

static int make(void **state) {
    (void)state;
    make_image();
    snprintf(folder, sizeof folder, "/tmp/w32t-explain-%ld", (long)getpid());
    snprintf(image_path, sizeof image_path, "%s/app.exe", folder);
    mkdir(folder, 0700);
    FILE *f = fopen(image_path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(image, 1, sizeof image, f), sizeof image);
    return fclose(f);
}

static int drop(void **state) {
    (void)state;
    unlink(image_path);
    return rmdir(folder);
}

static void call(recording *r, uint32_t thread, const char *name, uint64_t caller, uint64_t first, const char *text0,
                 const char *text2, uint64_t result, uint32_t error) {
    const recording_argument a[5] = {
        {text0 ? 0x20000 : first, text0}, {4, NULL}, {text2 ? 0x30000 : 0, text2}, {0, NULL}, {0, NULL}};
    uint64_t n = recording_enter(r, thread, "kernel32.dll", name, caller, a, 5);
    assert_int_not_equal(n, 0);
    assert_true(recording_leave(r, thread, "kernel32.dll", name, n, result, error));
}

// What run writes first when not all calls were asked for.
static void say_filter(recording *r, const char *filter) {
    w32t_session_writer *s = &w32t_drain_encoder(r->d)->session;
    const char *const texts[] = {"1", "app.exe", filter, "qpc", ""};
    for (int i = 0; i < 5; i++)
        w32t_session_text(s, texts[i]);
    w32t_etl_stamp stamp = {.clock = 1, .pid = 1, .tid = 1};
    assert_true(w32t_session_put(s, W32T_SESSION_START, &stamp));
}

// A process that ran before its recording began.
static void say_attached(recording *r) {
    w32t_session_writer *s = &w32t_drain_encoder(r->d)->session;
    w32t_session_u32(s, r->pid);
    w32t_session_u32(s, 1);
    w32t_session_u64(s, 0);
    w32t_session_u8(s, 8);
    w32t_session_u32(s, W32T_PROCESS_ATTACHED);
    for (int i = 0; i < 2; i++)
        w32t_session_u64(s, BASE);
    for (int i = 0; i < 3; i++)
        w32t_session_u32(s, 10);
    for (int i = 0; i < 3; i++)
        w32t_session_text(s, "C:\\app\\app.exe");
    w32t_etl_stamp stamp = {.clock = 1, .pid = r->pid, .tid = 100};
    assert_true(w32t_session_put(s, W32T_SESSION_PROCESS, &stamp));
}

static const char *made_with; // the filter of the next story, NULL: all calls
static bool attached;         // in the next story

static void story(recording *r, uint64_t mapping, uint64_t view, uint64_t rbx) {
    assert_true(recording_open(r, "explain", "C:\\app\\app.exe",
                               "OpenFileMappingW,MapViewOfFile,GetFileAttributesW,DeleteFileW,CreateFileW"));
    if (made_with) say_filter(r, made_with);
    if (attached) say_attached(r);
    recording_module(r, BASE, IMAGE, "C:\\app\\app.exe");
    uint32_t other = recording_thread(r, 200);
    call(r, 0, "OpenFileMappingW", OPEN_AT, 4, NULL, "Local\\Book", mapping, mapping ? 0 : 2);
    call(r, other, "MapViewOfFile", BASE + 0x1F00, 0x40, NULL, NULL, 0x7000000, 0);
    call(r, 0, "MapViewOfFile", MAP_AT, mapping, NULL, NULL, view, view ? 0 : 6);
    for (unsigned i = 0; i < 25; i++) { // harmless, on both threads, and the last that failed
        call(r, other, "DeleteFileW", BASE + 0x1F10, 0, "C:\\app\\old.tmp", NULL, 0, 5);
        call(r, 0, "GetFileAttributesW", ASK_AT, 0, "C:\\app\\nope.txt", NULL, 0xFFFFFFFF, 2);
    }
    uint64_t registers[18] = {0}, stack[8] = {0}, frames[1] = {BASE + 0x101C};
    registers[3] = rbx;
    registers[4] = 0x21F000;
    registers[16] = BASE + 0x101C;
    recording_fault(r, 0, 0xC0000005, BASE + 0x101C, rbx + 8, registers, stack, 8, frames, 1);
    assert_true(recording_close(r, 0xC0000005));
}

static w32t_explanation *explain(const recording *r, bool with_image) {
    const char *paths[] = {r->etl}, *images[] = {folder};
    w32t_explain_options o = {.images = images, .image_count = with_image, .history = 5};
    w32t_explanation *x;
    w32t_error error = {0};
    if (w32t_explain(paths, 1, &o, &x, &error) != W32T_OK) fail_msg("%s", error.text);
    assert_int_equal(w32t_explain_crash_count(x), 1);
    return x;
}

static void the_call_behind_it(void **state) {
    (void)state;
    recording r;
    story(&r, 0, 0, 0);
    w32t_explanation *x = explain(&r, true);
    const w32t_crash *c = w32t_explain_crash(x, 0);
    assert_int_equal(c->kind, W32T_CRASH_EXCEPTION);
    assert_int_equal(c->tid, 100);
    assert_string_equal(c->place, "app.exe+0x101c");
    assert_string_equal(c->place_name, "main+0x1c");
    assert_int_equal(c->cause_count, 2);
    assert_string_equal(c->causes[0].call->name, "MapViewOfFile");
    assert_int_equal(c->causes[0].call->tid, 100);
    assert_int_equal(c->causes[0].confidence, W32T_CONFIDENCE_HIGH);
    assert_string_equal(c->causes[0].caller_name, "main+0x13");
    assert_string_equal(c->causes[1].call->name, "OpenFileMappingW");
    assert_int_equal(c->causes[1].call->call->number, 1);
    assert_non_null(strstr(c->advice, "Local\\Book"));
    assert_int_equal(c->history_count, 5);
    assert_string_equal(c->history[4]->name, "GetFileAttributesW");
    w32t_explain_free(x);
    recording_remove(&r);
}

static void a_value_that_no_call_gave(void **state) {
    (void)state;
    recording r;
    story(&r, 0x48, 0x6000000, 0x12345670); // all went well; the program spoiled the pointer itself
    w32t_explanation *x = explain(&r, true);
    const w32t_crash *c = w32t_explain_crash(x, 0);
    assert_int_equal(c->cause_count, 0);
    assert_non_null(strstr(c->no_cause, "no call explains it"));
    assert_null(w32t_explain_totals_of(x)->filter);
    w32t_explain_free(x);
    recording_remove(&r);
}

// The same where calls were left out: nothing is known of those, so nothing is put down to the program itself.
static void no_verdict_on_calls_left_out(void **state) {
    (void)state;
    recording r;
    made_with = "trace=%file";
    story(&r, 0x48, 0x6000000, 0x12345670);
    made_with = NULL;
    for (int with = 0; with < 2; with++) {
        w32t_explanation *x = explain(&r, with);
        const w32t_crash *c = w32t_explain_crash(x, 0);
        assert_int_equal(c->cause_count, 0);
        assert_null(strstr(c->no_cause, "no call explains it"));
        assert_non_null(strstr(c->no_cause, "trace=%file"));
        assert_non_null(strstr(c->advice, "record again without trace=%file"));
        assert_null(strstr(c->advice, "own data"));
        assert_string_equal(w32t_explain_totals_of(x)->filter, "trace=%file");
        w32t_explain_free(x);
    }
    recording_remove(&r);
}

static void no_verdict_on_calls_before_attaching(void **state) {
    (void)state;
    recording r;
    attached = true;
    story(&r, 0x48, 0x6000000, 0x12345670);
    attached = false;
    w32t_explanation *x = explain(&r, true);
    const w32t_crash *c = w32t_explain_crash(x, 0);
    assert_null(strstr(c->no_cause, "no call explains it"));
    assert_non_null(strstr(c->no_cause, "attached"));
    assert_non_null(strstr(c->advice, "from its start"));
    w32t_explain_free(x);
    recording_remove(&r);
}

static void without_the_image_several_fit(void **state) {
    (void)state;
    recording r;
    story(&r, 0, 0, 0);
    w32t_explanation *x = explain(&r, false);
    const w32t_crash *c = w32t_explain_crash(x, 0);
    for (uint32_t i = 0; i < c->cause_count; i++) // two failed calls returned NULL: neither is surely the one
        assert_true(c->causes[i].confidence < W32T_CONFIDENCE_MEDIUM);
    assert_null(c->place_name);
    assert_non_null(strstr(c->advice, "--images")); // not that the program's own data are at fault: nobody knows
    w32t_explain_free(x);
    recording_remove(&r);
}

static void what_was_missing(void **state) {
    (void)state;
    recording r;
    story(&r, 0, 0, 0);
    w32t_explanation *x = explain(&r, true);
    bool book = false, file = false, denied = false;
    for (size_t i = 0; i < w32t_explain_failure_count(x); i++) {
        const w32t_failure *f = w32t_explain_failure(x, i);
        book |= strcmp(f->subject, "Local\\Book") == 0 && f->reason == W32T_REASON_MISSING;
        file |= strcmp(f->subject, "C:\\app\\nope.txt") == 0 && f->kind == W32T_FAILURE_FILE && f->times == 25;
        denied |= strcmp(f->subject, "C:\\app\\old.tmp") == 0 && f->reason == W32T_REASON_DENIED && f->tid == 200;
    }
    assert_true(book && file && denied);
    assert_int_equal(w32t_explain_failure_count(x), 3);
    assert_int_equal(w32t_explain_totals_of(x)->failed_calls, 52);
    w32t_explain_free(x);
    recording_remove(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_call_behind_it),
        cmocka_unit_test(a_value_that_no_call_gave),
        cmocka_unit_test(no_verdict_on_calls_left_out),
        cmocka_unit_test(no_verdict_on_calls_before_attaching),
        cmocka_unit_test(without_the_image_several_fit),
        cmocka_unit_test(what_was_missing),
    };
    return cmocka_run_group_tests(tests, make, drop);
}
