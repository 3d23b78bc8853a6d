// SPDX-License-Identifier: Apache-2.0
// The container of Process Monitor logs: tables, both word sizes, extra data away from its event, captures that were
// not closed, and counts and offsets that lie. The logs are built here, so what they hold is known beforehand.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "build/pml_build.h"
#include "decode/decode.h"
#include "model/pml_log.h"
#include "read/readers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define T0 132390000000000000u // July 2020

typedef struct opened {
    w32t_source *source;
    w32t_batch batch;
} opened;

// Into *o, which must not move afterwards: events point at their batch.
static void open_bytes(opened *o, const uint8_t *p, size_t n) {
    memset(o, 0, sizeof *o);
    w32t_read_options options = {0};
    w32t_error error = {0};
    w32t_input *in = w32t_input_of_memory("test.pml", w32t_span_of(p, n));
    assert_int_equal(w32t_read_pml.open(in, &options, &o->source, &error), W32T_OK);
    while (w32t_read_pml.fill(o->source, &o->batch, &error) == W32T_OK)
        ;
    for (size_t i = 0; i < o->batch.count; i++)
        o->batch.events[i].decoder = w32t_decoder_of(o->batch.events[i].encoding);
}

static void close_opened(opened *o) {
    w32t_batch_free(&o->batch);
    o->source->ops->close(o->source);
}

static const char *text(opened *o, size_t i, w32t_text which) {
    static char out[4][1024];
    static unsigned next;
    char *s = out[next++ & 3];
    w32t_event_text(&o->batch.events[i], which, s, sizeof out[0]);
    return s;
}

static void add_close(pml_build *b, uint32_t process, uint64_t time, const char *name) {
    pml_bytes d = {.n = 0};
    pml_file(&d, b->pointer, 0, 0, NULL, name);
    uint64_t frames[2] = {b->pointer == 8 ? 0x7FF600001234u : 0x401234u, 0x10};
    pml_build_event_add(b, &(pml_build_event){.process = process,
                                              .tid = 77,
                                              .class_ = 3,
                                              .operation = 38,
                                              .time = time,
                                              .duration = 25,
                                              .frames = frames,
                                              .frame_count = 2,
                                              .detail = d.p,
                                              .detail_size = (uint32_t)d.n});
}

static void add_process(pml_build *b, uint32_t index, uint32_t pid, const char *name) {
    uint32_t i = b->process_count++;
    b->processes[i].index = index;
    b->processes[i].pid = pid;
    b->processes[i].start = T0 - 1000;
    b->processes[i].name = name;
    b->processes[i].image = "C:\\app.exe";
    b->processes[i].command = "app -x";
    b->processes[i].user = "BOX\\me";
    b->processes[i].is_64bit = 1;
    b->processes[i].module_base = b->pointer == 8 ? 0x7FF600000000u : 0x400000u;
    b->processes[i].module_size = 0x10000;
    b->processes[i].module_path = "C:\\dir\\app.exe";
}

static void check_sound(int pointer) {
    pml_build b;
    pml_build_start(&b, pointer);
    add_process(&b, 5, 1234, "app.exe");
    add_process(&b, 9, 44, "other.exe");
    add_close(&b, 9, T0, "C:\\a");
    add_close(&b, 5, T0 + 10000000, "C:\\b");
    add_close(&b, 6, T0 + 10000001, "C:\\c"); // a process that no table knows
    pml_build_finish(&b);
    opened o;
    open_bytes(&o, b.bytes, b.size);
    assert_int_equal(o.batch.count, 3);
    assert_int_equal(o.source->damage.total, 0);
    w32t_event *e = &o.batch.events[1];
    assert_int_equal(e->pid, 1234);
    assert_int_equal(e->tid, 77);
    assert_int_equal(e->record, 1);
    assert_int_equal(e->time, (int64_t)(T0 + 10000000 - 116444736000000000u) * 100);
    assert_string_equal(e->process->image, "app.exe");
    assert_string_equal(e->process->command_line, "app -x");
    assert_int_equal(o.batch.events[0].pid, 44);
    assert_false(o.batch.events[2].has & W32T_HAS_PID);
    assert_string_equal(text(&o, 1, W32T_TEXT_PATH), "C:\\b");
    assert_string_equal(text(&o, 1, W32T_TEXT_OPERATION), "CloseFile");
    assert_string_equal(text(&o, 1, W32T_TEXT_RELATIVE_TIME), "00:00:01.0000000");
    assert_string_equal(text(&o, 1, W32T_TEXT_DURATION), "0.0000025");
    assert_string_equal(text(&o, 1, W32T_TEXT_AUTHENTICATION_ID), "00000000:000003e7");
    char frame[64];
    w32t_event_frame(e, 0, frame, sizeof frame);
    assert_string_equal(frame, "app.exe+0x1234");
    w32t_event_frame(e, 1, frame, sizeof frame);
    assert_string_equal(frame, "0x10");
    assert_int_equal(e->stack_count, 2);
    assert_int_equal(e->stack[1], 0x10);
    close_opened(&o);
    pml_build_free(&b);
}

static void sound_64(void **state) {
    (void)state;
    check_sound(8);
}

static void sound_32(void **state) {
    (void)state;
    check_sound(4);
}

static void versions(void **state) {
    (void)state;
    pml_build b;
    pml_build_start(&b, 8);
    pml_build_finish(&b);
    w32t_read_options options = {0};
    w32t_source *s = NULL;
    w32t_error error = {0};
    w32t_input *in;
    for (uint8_t version = 6; version <= 10; version++) { // 7 was Process Monitor 2's, 9 is today's
        b.bytes[4] = version;
        in = w32t_input_of_memory("versions.pml", w32t_span_of(b.bytes, b.size));
        assert_int_equal(w32t_read_pml.probe(w32t_span_of(b.bytes, 64), b.size), 100);
        if (version >= 7 && version <= 9) {
            assert_int_equal(w32t_read_pml.open(in, &options, &s, &error), W32T_OK);
            s->ops->close(s);
            continue;
        }
        char text[16];
        snprintf(text, sizeof text, "version %u", version);
        assert_int_equal(w32t_read_pml.open(in, &options, &s, &error), W32T_E_UNSUPPORTED);
        assert_non_null(strstr(error.text, text));
        w32t_input_close(in);
    }
    b.bytes[4] = 9;
    in = w32t_input_of_memory("short.pml", w32t_span_of(b.bytes, 0x100));
    assert_int_equal(w32t_read_pml.open(in, &options, &s, &error), W32T_E_DAMAGED);
    w32t_input_close(in);
    pml_build_free(&b);
}

// Adds a directory listing whose extra data is written after the next event.
// What shows a log is not told by it: the newest Process Monitor in its process table decides, else its time.
static bool is_later(const char *name, const char *version, uint64_t time) {
    pml_build b;
    pml_build_start(&b, 8);
    add_close(&b, 0, time, "C:\\f");
    add_process(&b, 1, 77, name);
    b.processes[b.process_count - 1].version = version;
    pml_build_finish(&b);
    opened o;
    open_bytes(&o, b.bytes, b.size);
    bool later = o.source->pml->later_text;
    close_opened(&o);
    pml_build_free(&b);
    return later;
}

static void wording(void **state) {
    (void)state;
    const uint64_t in_2018 = 131600000000000000u, in_2024 = 133500000000000000u;
    assert_true(is_later("other.exe", "1.0", in_2024));
    assert_false(is_later("other.exe", "9.0", in_2018));
    assert_true(is_later("Procmon64.exe", "3.61", in_2018));
    assert_false(is_later("procmon.exe", "3.53", in_2024));
    assert_true(is_later("Procmon.exe", "4.01", in_2024));
    assert_true(is_later("Procmon.exe", "", in_2024)); // no version: its time
    assert_false(is_later("Procmon.exe", "x", in_2018));
}

static void build_apart(pml_build *b) {
    pml_build_start(b, 8);
    add_process(b, 1, 100, "app.exe");
    uint8_t params[48] = {0};
    pml_bytes d = {.n = 0}, x = {.n = 0};
    pml_file(&d, 8, 35 /* attributes and tag */, 0, params, "C:\\x");
    pml_u32(&x, 0x20);
    pml_u32(&x, 0xA000000C);
    uint32_t n = pml_build_event_add(b, &(pml_build_event){.process = 1,
                                                           .class_ = 3,
                                                           .operation = 25,
                                                           .time = T0,
                                                           .detail = d.p,
                                                           .detail_size = (uint32_t)d.n,
                                                           .extra = x.p,
                                                           .extra_size = (uint16_t)x.n,
                                                           .extra_apart = 1});
    add_close(b, 1, T0 + 5, "C:\\x");
    pml_build_extra(b, n, x.p, (uint16_t)x.n);
    add_close(b, 1, T0 + 6, "C:\\y");
}

static void extra_apart(void **state) {
    (void)state;
    for (int finished = 0; finished < 2; finished++) {
        pml_build b;
        build_apart(&b);
        if (finished) pml_build_finish(&b);
        opened o;
        open_bytes(&o, b.bytes, b.size);
        assert_int_equal(o.batch.count, 3);
        assert_string_equal(text(&o, 0, W32T_TEXT_DETAIL), "Attributes: A, ReparseTag: 0xa000000c");
        assert_string_equal(text(&o, 2, W32T_TEXT_PATH), "C:\\y");
        assert_int_equal(o.source->losses.unreadable_bytes, 0);
        close_opened(&o);
        pml_build_free(&b);
    }
}

// Process Create: index, pid, parent index, parent pid, session, 64-bit, start, logon, virtualised, SIDs, image,
// command line.
static void add_created(pml_build *b, uint32_t by, uint32_t index, uint32_t pid) {
    static const uint8_t sid[12] = {1, 1, 0, 0, 0, 0, 0, 5, 18}, high[12] = {1, 1, 0, 0, 0, 0, 0, 16, 0, 0x30};
    pml_bytes d = {.n = 0};
    pml_u32(&d, index);
    pml_u32(&d, pid);
    pml_u32(&d, by);
    pml_u32(&d, 4);
    pml_u32(&d, 2);
    pml_u32(&d, 1);
    pml_u64(&d, T0 - 50);
    pml_u64(&d, 0x3E7);
    pml_u32(&d, 0);
    pml_u8(&d, 12);
    pml_u8(&d, 12);
    pml_u16(&d, 0x8000u | 10);
    pml_u16(&d, 3); // wide
    pml_u16(&d, 0);
    for (int i = 0; i < 12; i++)
        pml_u8(&d, sid[i]);
    for (int i = 0; i < 12; i++)
        pml_u8(&d, high[i]);
    pml_text(&d, "C:\\new.exe");
    pml_wide(&d, "run");
    pml_build_event_add(b, &(pml_build_event){.process = by,
                                              .tid = 1,
                                              .class_ = 1,
                                              .operation = 1,
                                              .time = T0,
                                              .detail = d.p,
                                              .detail_size = (uint32_t)d.n});
}

static void not_closed(void **state) {
    (void)state;
    pml_build b;
    pml_build_start(&b, 8);
    add_created(&b, 0, 3, 555);
    add_close(&b, 3, T0 + 1, "C:\\a");
    static const uint8_t rubbish[37] = {1, 2, 3, 4, 5};
    pml_build_put(&b, rubbish, sizeof rubbish); // a torn write
    add_close(&b, 3, T0 + 2, "C:\\b");
    add_close(&b, 3, T0 + 3, "C:\\c");
    size_t whole = b.size;
    add_close(&b, 3, T0 + 4, "C:\\d");
    opened o;
    open_bytes(&o, b.bytes, b.size - 9); // the last event is cut
    assert_int_equal(o.batch.count, 4);
    assert_string_equal(text(&o, 0, W32T_TEXT_DETAIL), "PID: 555, Command line: run");
    assert_string_equal(text(&o, 3, W32T_TEXT_PATH), "C:\\c");
    // The process came from its own creation event.
    assert_int_equal(o.batch.events[1].pid, 555);
    assert_string_equal(o.batch.events[1].process->image, "new.exe");
    assert_string_equal(text(&o, 1, W32T_TEXT_INTEGRITY), "High");
    assert_string_equal(text(&o, 1, W32T_TEXT_USER), "S-1-5-18");
    // What was lost is told: the rubbish and the cut event.
    assert_int_equal(o.source->losses.unreadable_bytes, sizeof rubbish + (b.size - 9 - whole));
    assert_int_equal(o.source->damage.total, 3); // not closed, rubbish, cut
    close_opened(&o);
    pml_build_free(&b);
}

// What an event says it gave back reaches over the events behind it, to a place where none begins.
static void lying_length(void **state) {
    (void)state;
    pml_build b;
    pml_build_start(&b, 8);
    add_created(&b, 0, 3, 555);
    static const uint8_t extra[4] = {1, 0, 0, 0};
    pml_bytes d = {.n = 0};
    pml_file(&d, 8, 0, 0, NULL, "C:\\lies");
    uint32_t lies = pml_build_event_add(&b, &(pml_build_event){.process = 3,
                                                               .tid = 1,
                                                               .class_ = 3,
                                                               .operation = 38,
                                                               .time = T0 + 1,
                                                               .detail = d.p,
                                                               .detail_size = (uint32_t)d.n,
                                                               .extra = extra,
                                                               .extra_size = sizeof extra});
    uint64_t length_at = b.size - sizeof extra - 2;
    add_close(&b, 3, T0 + 2, "C:\\b");
    add_close(&b, 3, T0 + 3, "C:\\c");
    add_close(&b, 3, T0 + 4, "C:\\d");
    uint64_t last = b.events[b.event_count - 1];
    w32t_put16(b.bytes + length_at, (uint16_t)(last + 20 - length_at - 2)); // into the middle of the last one
    opened o;
    open_bytes(&o, b.bytes, b.size);
    assert_int_equal(o.batch.count, 5);
    assert_string_equal(text(&o, lies, W32T_TEXT_PATH), "C:\\lies");
    assert_string_equal(text(&o, 2, W32T_TEXT_PATH), "C:\\b");
    assert_string_equal(text(&o, 4, W32T_TEXT_PATH), "C:\\d");
    assert_int_equal(o.source->losses.unreadable_bytes, 0);
    assert_int_equal(o.source->damage.total, 2); // not closed, and the event whose part is cut
    close_opened(&o);
    pml_build_free(&b);
}

// A table that names the same event again and again, and one whose stack is deeper than any.
static void again_and_again(void **state) {
    (void)state;
    pml_build b;
    pml_build_start(&b, 8);
    add_process(&b, 2, 20, "app.exe");
    for (int i = 0; i < 200; i++)
        add_close(&b, 2, T0 + (uint64_t)i, "C:\\a");
    uint64_t at = b.events[0];
    for (uint32_t i = 1; i < b.event_count; i++)
        b.events[i] = at;
    w32t_put16(b.bytes + at + 0x28, 0x800); // frames
    pml_build_finish(&b);
    opened o;
    open_bytes(&o, b.bytes, b.size);
    uint64_t most = 8 * b.size / (0x34 + 0x800 * 8) + 2;
    assert_true(most < 200);
    assert_true(o.batch.count && o.batch.count <= most);
    assert_int_equal(o.source->losses.events, 200 - o.batch.count);
    assert_int_equal(o.batch.events[0].stack_count, 0);
    close_opened(&o);
    pml_build_free(&b);
}

// A finished log whose end was cut off: header fields point behind the end.
static void cut_off(void **state) {
    (void)state;
    pml_build b;
    pml_build_start(&b, 4);
    add_process(&b, 2, 20, "app.exe");
    for (int i = 0; i < 5; i++)
        add_close(&b, 2, T0 + (uint64_t)i, "C:\\a");
    size_t events_end = b.size;
    pml_build_finish(&b);
    opened o;
    open_bytes(&o, b.bytes, events_end);
    assert_int_equal(o.batch.count, 5);
    assert_true(o.source->damage.total > 0);
    close_opened(&o);
    // Cut inside the offset table: the offsets that are there are used.
    open_bytes(&o, b.bytes, events_end + 12);
    assert_int_equal(o.batch.count, 2);
    assert_true(o.source->damage.total > 0);
    close_opened(&o);
    pml_build_free(&b);
}

// What stands behind the last table is told: where, how much, and whether it is another log.
static void appended(void **state) {
    (void)state;
    for (int pointer = 4; pointer <= 8; pointer += 4) {
        pml_build b;
        pml_build_start(&b, pointer);
        add_process(&b, 2, 20, "app.exe");
        add_close(&b, 2, T0, "C:\\a");
        pml_build_finish(&b);
        const size_t behind[] = {0, 1, 7, 8, b.size};
        for (size_t i = 0; i < 5; i++) {
            uint8_t *twice = malloc(b.size + behind[i]);
            memcpy(twice, b.bytes, b.size);
            memcpy(twice + b.size, b.bytes, behind[i]);
            opened o;
            open_bytes(&o, twice, b.size + behind[i]);
            assert_int_equal(o.batch.count, 1);
            assert_int_equal(o.source->damage.total, behind[i] != 0);
            assert_int_equal(o.source->losses.unreadable_bytes, behind[i]);
            if (behind[i]) {
                assert_int_equal(o.source->damage.items[0].offset, b.size);
                assert_int_equal(strstr(o.source->damage.items[0].what, "another log") != NULL, behind[i] >= 8);
            }
            close_opened(&o);
            free(twice);
        }
        pml_build_free(&b);
    }
}

static void lying_numbers(void **state) {
    (void)state;
    static const uint16_t places[] = {0x234, 0x248, 0x250, 0x258, 0x260, 0x3A0};
    for (size_t k = 0; k < sizeof places / sizeof *places; k++) {
        pml_build b;
        pml_build_start(&b, 8);
        add_process(&b, 1, 100, "app.exe");
        add_close(&b, 1, T0, "C:\\a");
        add_close(&b, 1, T0 + 1, "C:\\b");
        pml_build_finish(&b);
        memset(b.bytes + places[k], 0x7F, 4);
        opened o;
        open_bytes(&o, b.bytes, b.size);
        assert_int_equal(o.batch.count, 2);
        assert_true(o.source->damage.total > 0);
        close_opened(&o);
        pml_build_free(&b);
    }
}

// A process table whose entries all are one process with very many modules (and a string table whose entries all are
// one long text): what is kept stays within a small multiple of the file, and the log's events come.
static void overlapping_tables(void **state) {
    (void)state;
    enum { ENTRIES = 4000, MODULES = 4000, MODULE = 64 };
    pml_build b;
    pml_build_start(&b, 8);
    add_process(&b, 1, 100, "app.exe");
    add_close(&b, 1, T0, "C:\\a");
    pml_build_finish(&b);
    uint32_t head[4] = {ENTRIES};
    size_t table = b.size, first = 4 + 8 * (size_t)ENTRIES;
    pml_build_put(&b, head, 4);
    for (uint32_t i = 0; i < ENTRIES; i++)
        pml_build_put(&b, &(uint32_t){i + 1}, 4);
    for (uint32_t i = 0; i < ENTRIES; i++)
        pml_build_put(&b, &(uint32_t){(uint32_t)first}, 4);
    uint8_t process[4 * 4 + 8 + 8 + 16 + 8 + 32 + 8 + 8] = {1}; // up to the pointer in front of the modules
    pml_build_put(&b, process, sizeof process);
    pml_build_put(&b, &(uint32_t){MODULES}, 4);
    static uint8_t module[MODULE];
    for (uint32_t i = 0; i < MODULES; i++)
        pml_build_put(&b, module, sizeof module);
    memcpy(b.bytes + 0x250, &(uint64_t){table}, 8);
    size_t strings = b.size, text_at = 4 + 4 * (size_t)ENTRIES;
    pml_build_put(&b, &(uint32_t){ENTRIES}, 4);
    for (uint32_t i = 0; i < ENTRIES; i++)
        pml_build_put(&b, &(uint32_t){(uint32_t)text_at}, 4);
    pml_build_put(&b, &(uint32_t){40000}, 4);
    for (uint32_t i = 0; i < 20000; i++)
        pml_build_put(&b, "x", 2);
    memcpy(b.bytes + 0x258, &(uint64_t){strings}, 8);
    opened o;
    open_bytes(&o, b.bytes, b.size);
    const w32t_pml_log *log = o.source->pml;
    uint64_t modules = 0, text = 0;
    for (uint32_t i = 0; i < log->process_count; i++)
        modules += log->processes[i].module_count;
    for (uint32_t i = 0; i < log->string_count; i++)
        text += log->strings[i].n;
    assert_true(modules * MODULE <= 2 * b.size); // 16 million modules else, a gigabyte
    assert_true(modules >= MODULES);             // the first one keeps what is its own
    assert_true(text <= b.size && text >= 20000);
    assert_int_equal(o.batch.count, 1);
    assert_true(o.source->damage.total > 0);
    close_opened(&o);
    pml_build_free(&b);
}

// The fifth byte of an offset is its top; a file too small for it ignores it, and an offset outside is told.
static void offset_bytes(void **state) {
    (void)state;
    pml_build b;
    pml_build_start(&b, 8);
    add_process(&b, 1, 100, "app.exe");
    add_close(&b, 1, T0, "C:\\a");
    add_close(&b, 1, T0 + 1, "C:\\b");
    size_t table = b.size;
    pml_build_finish(&b);
    b.bytes[table + 4] = 1;
    opened o;
    open_bytes(&o, b.bytes, b.size);
    assert_int_equal(o.batch.count, 2);
    assert_int_equal(o.source->damage.total, 0);
    close_opened(&o);
    memset(b.bytes + table + 5, 0xFF, 4);
    open_bytes(&o, b.bytes, b.size);
    assert_int_equal(o.batch.count, 1);
    assert_int_equal(o.source->losses.events, 1);
    assert_int_equal(o.source->damage.total, 1);
    close_opened(&o);
    pml_build_free(&b);
}

// Every prefix and every single wrong byte: never a crash, and whatever comes out can be printed.
static void every_cut(void **state) {
    (void)state;
    pml_build b;
    build_apart(&b);
    add_created(&b, 1, 3, 555);
    pml_build_finish(&b);
    for (size_t n = 0x3A8; n < b.size; n += 3) {
        uint8_t *exact = malloc(n); // so that a checker sees each byte read past the end
        memcpy(exact, b.bytes, n);
        opened o;
        open_bytes(&o, exact, n);
        for (size_t i = 0; i < o.batch.count; i++)
            for (int t = 0; t < W32T_TEXT_COUNT; t++)
                text(&o, i, (w32t_text)t);
        close_opened(&o);
        free(exact);
    }
    for (size_t at = 0x234; at < b.size; at++) {
        uint8_t was = b.bytes[at];
        b.bytes[at] ^= 0xA5;
        opened o;
        open_bytes(&o, b.bytes, b.size);
        uint32_t count;
        for (size_t i = 0; i < o.batch.count; i++) {
            for (int t = 0; t < W32T_TEXT_COUNT; t++)
                text(&o, i, (w32t_text)t);
            w32t_event_fields(&o.batch.events[i], &count);
        }
        close_opened(&o);
        b.bytes[at] = was;
    }
    pml_build_free(&b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sound_64),        cmocka_unit_test(sound_32),
        cmocka_unit_test(versions),        cmocka_unit_test(extra_apart),
        cmocka_unit_test(not_closed),      cmocka_unit_test(lying_length),
        cmocka_unit_test(again_and_again), cmocka_unit_test(cut_off),
        cmocka_unit_test(lying_numbers),   cmocka_unit_test(overlapping_tables),
        cmocka_unit_test(offset_bytes),    cmocka_unit_test(every_cut),
        cmocka_unit_test(wording),         cmocka_unit_test(appended),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
