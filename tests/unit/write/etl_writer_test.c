// SPDX-License-Identifier: Apache-2.0
// The written file, walked by a second statement of the layout kept here: offsets and constants as hex dumps of files
// made by Windows show them, never taken from the writer's sources.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/span.h"
#include "build/etl_walk.h"
#include "write/etl/etl_event.h"
#include "write/etl/etl_kernel.h"

static uint16_t u16(const uint8_t *p) {
    return (uint16_t)(p[0] | p[1] << 8);
}
static uint32_t u32(const uint8_t *p) {
    return (uint32_t)u16(p) | (uint32_t)u16(p + 2) << 16;
}
static uint64_t u64(const uint8_t *p) {
    return u32(p) | (uint64_t)u32(p + 4) << 32;
}

static const char *scratch(void) {
    static char path[64];
    snprintf(path, sizeof path, "/tmp/w32t-etl-%ld.etl", (long)getpid());
    return path;
}

static uint8_t *load(const char *path, size_t *size) {
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    fseek(f, 0, SEEK_END);
    *size = (size_t)ftell(f);
    rewind(f);
    uint8_t *p = malloc(*size + 1);
    assert_int_equal(fread(p, 1, *size, f), *size);
    fclose(f);
    return p;
}

static w32t_etl_config config_for(const char *path) {
    w32t_etl_config c = {.path = path,
                         .logger_name = "session",
                         .buffer_size = 0x4000,
                         .processors = 1,
                         .clock_type = 1,
                         .os_major = 10,
                         .os_build = 19041,
                         .perf_freq = 1000000000u,
                         .start_clock = 5000000000u,
                         .start_filetime = 133000000000000000u,
                         .cpu_mhz = 2000,
                         .pid = 8,
                         .tid = 12,
                         .zone_bias = -60};
    return c;
}

// Size of the event at p, 0 when its header is none we write.
static uint32_t event_size(const uint8_t *p) {
    if ((p[3] & 0xC0) != 0xC0) return 0;
    if (p[2] == 0x02) return u16(p + 4);
    if (p[2] == 0x13 || p[2] == 0x14) return u16(p);
    return 0;
}

typedef struct walk {
    size_t buffers, events, tracelogging, stacks, kernel, classic, last_fill;
    uint64_t last_clock;
    const uint8_t *event[64];
} walk;

static void walk_file(const uint8_t *d, size_t size, walk *w) {
    memset(w, 0, sizeof *w);
    uint32_t buffer = u32(d);
    assert_int_equal(size % buffer, 0);
    for (size_t at = 0; at < size; at += buffer, w->buffers++) {
        const uint8_t *b = d + at;
        uint32_t fill = u32(b + 0x30);
        assert_int_equal(u32(b), buffer);            // equal buffers
        assert_int_equal(u32(b + 4), fill);          // SavedOffset agrees, for readers that take it
        assert_int_equal(u64(b + 0x18), w->buffers); // sequence
        assert_int_equal(u16(b + 0x36), at ? 0 : 4); // buffer type: the first is the header buffer
        assert_true(u16(b + 0x34) & 0x20);
        assert_in_range(fill, 0x48, buffer);
        size_t p = 0x48;
        while (p < fill) {
            uint32_t n = event_size(b + p);
            assert_in_range(n, 16, fill - p);
            assert_int_equal(p % 8, 0);
            if (at) {
                assert_true(u64(b + p + 16) >= w->last_clock);
                w->last_clock = u64(b + p + 16);
                if (w->events < 64) w->event[w->events] = b + p;
                w->events++;
                w->kernel += b[p + 2] == 0x02;
                w->classic += b[p + 2] == 0x14;
                if (b[p + 2] == 0x13) w->tracelogging++;
            }
            p += (n + 7u) & ~7u;
        }
        for (size_t i = fill; i < buffer; i++)
            assert_int_equal(b[i], 0xFF);
        w->last_fill = fill;
    }
}

static void test_layout_of_the_header(void **state) {
    (void)state;
    w32t_etl_config c = config_for(scratch());
    w32t_etl_writer *w;
    assert_int_equal(w32t_etl_create(&c, &w, NULL), W32T_OK);
    assert_int_equal(w32t_etl_flush(w, 133000000000000777u, NULL), W32T_OK);
    size_t size;
    uint8_t *d = load(c.path, &size);
    const uint8_t *e = d + 0x48, *h = e + 32;
    assert_int_equal(u16(e), 2);
    assert_int_equal(e[2], 2);       // SYSTEM64
    assert_int_equal(u16(e + 6), 0); // group 0, type 0
    assert_int_equal(u32(e + 8), 12);
    assert_int_equal(u32(e + 12), 8);
    assert_int_equal(u64(e + 16), 5000000000u);
    assert_int_equal(u32(h), 0x4000);
    assert_int_equal(h[4], 10);
    assert_int_equal(u32(h + 8), 19041);
    assert_int_equal(u32(h + 12), 1);
    assert_int_equal(u64(h + 16), 133000000000000777u); // EndTime follows the flush
    assert_int_equal(u32(h + 36), size / 0x4000);       // BuffersWritten
    assert_int_equal(u32(h + 40), 1);                   // StartBuffers
    assert_int_equal(u32(h + 44), 8);                   // PointerSize
    assert_int_equal((int32_t)u32(h + 72), -60);
    assert_int_equal(u64(h + 248), 133000000000000000u - 50000000u); // BootTime: 5 s before
    assert_int_equal(u64(h + 256), 1000000000u);
    assert_int_equal(u64(h + 264), 133000000000000000u);
    assert_int_equal(u32(h + 272), 1); // QPC
    assert_memory_equal(h + 280, "s\0e\0s\0s\0i\0o\0n\0\0\0/\0t\0", 20);
    assert_int_equal(u16(e + 4), 32 + 280 + 16 + 2 * (strlen(c.path) + 1));
    free(d);
    assert_int_equal(w32t_etl_close(w, 133000000000000999u, NULL), W32T_OK);
    unlink(c.path);
}

static w32t_etl_template sample_template(void) {
    w32t_buf schema = {0};
    w32t_tl_begin(&schema, "Sample");
    w32t_tl_field(&schema, "Number", W32T_TL_UINT32, 0);
    w32t_tl_field(&schema, "Text", W32T_TL_UTF16, 0);
    w32t_tl_field(&schema, "Pid", W32T_TL_UINT32, W32T_TLO_PID);
    w32t_tl_end(&schema);
    w32t_guid g = w32t_tl_provider_guid("Win32Trace-Api");
    w32t_etl_descriptor d = {.channel = 11, .level = 4, .opcode = 1, .keywords = 3};
    w32t_etl_template t;
    w32t_etl_template_make(&t, &g, "Win32Trace-Api", &d, schema.p, schema.n);
    w32t_buf_free(&schema);
    return t;
}

static void test_tracelogging_event(void **state) {
    (void)state;
    w32t_etl_config c = config_for(scratch());
    w32t_etl_writer *w;
    assert_int_equal(w32t_etl_create(&c, &w, NULL), W32T_OK);
    w32t_etl_template t = sample_template();
    uint64_t stack[2] = {0x1122334455667788u, 0x99u};
    w32t_etl_stamp s = {.clock = 6000000000u, .pid = 100, .tid = 104};
    assert_true(w32t_etl_event(w, &t, &s, "\1\0\0\0\2\0h\0\7\0\0\0", 12));
    s.stack = stack;
    s.stack_count = 2;
    assert_true(w32t_etl_event(w, &t, &s, "\1\0\0\0\2\0h\0\7\0\0\0", 12));
    assert_int_equal(w32t_etl_close(w, 1, NULL), W32T_OK);
    size_t size;
    uint8_t *d = load(c.path, &size);
    walk k;
    walk_file(d, size, &k);
    assert_int_equal(k.events, 2);
    const uint8_t *e = k.event[0];
    assert_int_equal(u32(e + 8), 104);
    assert_int_equal(u32(e + 12), 100);
    assert_int_equal(u16(e + 4), 1); // extended info follows
    // {1f7d8450-2144-548a-28ce-69d65c9109fb}: what .NET's EventSource.GetGuid gives for the name
    static const uint8_t guid[16] = {0x50, 0x84, 0x7d, 0x1f, 0x44, 0x21, 0x8a, 0x54,
                                     0x28, 0xce, 0x69, 0xd6, 0x5c, 0x91, 0x09, 0xfb};
    assert_memory_equal(e + 24, guid, 16);
    assert_int_equal(u16(e + 40), 0); // id
    assert_int_equal(e[43], 11);      // channel
    assert_int_equal(e[45], 1);       // opcode
    const uint8_t *item = e + 80;
    assert_int_equal(u16(item + 2), 12); // provider traits
    assert_int_equal(u16(item + 4), 1);
    assert_int_equal(u16(item + 6), u16(item + 8));
    assert_memory_equal(item + 10, "Win32Trace-Api", 15);
    item += u16(item);
    assert_int_equal(u16(item + 2), 11); // schema
    assert_int_equal(u16(item + 4), 0);
    static const char schema[] = "\x1e\0\0Sample\0Number\0\x08Text\0\x16Pid\0\x88\x05";
    assert_int_equal(u16(item + 6), sizeof schema - 1);
    assert_memory_equal(item + 8, schema, sizeof schema - 1);
    item += u16(item);
    assert_memory_equal(item, "\1\0\0\0\2\0h\0\7\0\0\0", 12);
    assert_int_equal(u16(e), item + 12 - e);
    e = k.event[1];
    assert_int_equal(u16(e + 82), 6); // stack first
    assert_int_equal(u16(e + 84), 1);
    assert_int_equal(u16(e + 86), 8 + 16);
    assert_int_equal(u64(e + 96), stack[0]);
    assert_int_equal(u64(e + 104), stack[1]);
    free(d);
    w32t_etl_template_free(&t);
    unlink(c.path);
}

static void test_many_buffers_and_partial_flushes(void **state) {
    (void)state;
    w32t_etl_config c = config_for(scratch());
    w32t_etl_writer *w;
    assert_int_equal(w32t_etl_create(&c, &w, NULL), W32T_OK);
    w32t_etl_template t = sample_template();
    size_t written = 0;
    for (unsigned round = 0; round < 40; round++) {
        for (unsigned i = 0; i < round * 7 % 50 + 1; i++) {
            w32t_etl_stamp s = {.clock = 6000000000u + written, .pid = 100, .tid = 104};
            uint8_t payload[512] = {0};
            payload[4] = 250;
            assert_true(w32t_etl_event(w, &t, &s, payload, 6 + 250 + 4 + (written % 3)));
            written++;
        }
        assert_int_equal(w32t_etl_flush(w, 2, NULL), W32T_OK);
        size_t size;
        uint8_t *d = load(c.path, &size);
        walk k;
        walk_file(d, size, &k); // whole after every flush
        assert_int_equal(k.events, written);
        assert_int_equal(u32(d + 0x68 + 36), size / 0x4000);
        free(d);
    }
    assert_int_equal(w32t_etl_events(w), written);
    assert_int_equal(w32t_etl_close(w, 3, NULL), W32T_OK);
    w32t_etl_template_free(&t);
    unlink(c.path);
}

// Payload bytes of the n-th event: some repeat, some do not.
static size_t varied(unsigned n, uint8_t *payload) {
    memset(payload, 0, 600);
    w32t_put32(payload, n);
    payload[4] = 250;
    for (unsigned i = 0; i < 250; i++)
        payload[6 + i] = (uint8_t)(n % 7 ? i : (i * n) * 2654435761u >> 13);
    return 6 + 250 + 4;
}

// Reads the file with the tests' own walker; gives how many of the events varied() makes are there, from 0 on.
static unsigned count_varied(const char *path, size_t *packed) {
    w32t_etl_walk w;
    w32t_walked e;
    uint8_t payload[600];
    unsigned n = 0;
    assert_true(w32t_etl_walk_open(&w, path));
    while (w32t_etl_walk_next(&w, &e)) {
        if (!e.name) continue;
        assert_int_equal(e.payload_size, varied(n, payload));
        assert_memory_equal(e.payload, payload, e.payload_size);
        assert_int_equal(e.clock, 6000000000u + n);
        n++;
    }
    assert_false(w.bad);
    if (packed) *packed = w.packed;
    w32t_etl_walk_close(&w);
    return n;
}

static void put_varied(w32t_etl_writer *w, const w32t_etl_template *t, unsigned n) {
    uint8_t payload[600];
    w32t_etl_stamp s = {.clock = 6000000000u + n, .pid = 100, .tid = 104};
    assert_true(w32t_etl_event(w, t, &s, payload, varied(n, payload)));
}

static void test_compressed(void **state) {
    (void)state;
    w32t_etl_config c = config_for(scratch());
    c.compress = true;
    w32t_etl_writer *w;
    assert_int_equal(w32t_etl_create(&c, &w, NULL), W32T_OK);
    w32t_etl_template t = sample_template();
    unsigned written = 0;
    for (unsigned round = 0; round < 40; round++) {
        for (unsigned i = 0; i < round * 7 % 150 + 1; i++)
            put_varied(w, &t, written++);
        assert_true(w32t_etl_pending(w));
        assert_int_equal(w32t_etl_flush(w, 2, NULL), W32T_OK);
        assert_false(w32t_etl_pending(w));
        assert_int_equal(count_varied(c.path, NULL), written); // whole after every flush
    }
    assert_int_equal(w32t_etl_close(w, 3, NULL), W32T_OK);
    size_t size, packed, buffers = 0;
    assert_int_equal(count_varied(c.path, &packed), written);
    uint8_t *d = load(c.path, &size);
    assert_int_equal(u32(d), 0x200);                // the header buffer is small …
    assert_int_equal(u16(d + 0x34) & 0x40, 0);      // … and not compressed
    assert_int_equal(u32(d + 0x68), c.buffer_size); // the session's buffers are of their own size
    for (size_t at = 0; at < size; at += u32(d + at), buffers++) {
        assert_in_range(u32(d + at), 0x48, c.buffer_size);
        assert_int_equal(u32(d + at + 4),
                         u32(d + at + 0x30)); // SavedOffset is the uncompressed fill, as Windows has it
        assert_int_equal(u64(d + at + 0x18), buffers);
        if (at) assert_int_equal(u16(d + at + 0x34) & 0x60, 0x60);
    }
    assert_int_equal(packed, buffers - 1);
    assert_int_equal(u32(d + 0x68 + 36), buffers);
    free(d);
    w32t_etl_template_free(&t);
    unlink(c.path);
}

typedef struct watch {
    const char *path;
    w32t_etl_writer *w;
    unsigned times, held; // events in the file when it was last told
    uint64_t offset;      // of the last batch
    unsigned before;      // events in front of it
} watch;

static bool holds_at(const char *path, uint64_t offset, uint32_t fill) {
    size_t size;
    uint8_t *d = load(path, &size);
    bool held = offset + 0x48 <= size && w32t_etl_holds(d + offset, fill);
    free(d);
    return held;
}

// Before a write nothing of it is in the file; after it everything committed is.
static void check_write(void *context, uint64_t offset, uint32_t fill, bool done) {
    watch *k = context;
    assert_int_equal(holds_at(k->path, offset, fill), done);
    unsigned n = count_varied(k->path, NULL);
    assert_int_equal(n, done ? w32t_etl_events(k->w) : k->held);
    k->times += done;
    if (!done) k->before = n;
    k->offset = offset;
    k->held = n;
}

// Buffers of a compressed file are written some at a time. A writer that is killed before the first header of such a
// batch is there has written none of it, and whoever goes on with the file writes over it.
static void test_batches_are_whole_or_absent(void **state) {
    (void)state;
    w32t_etl_config c = config_for(scratch()), found;
    c.compress = true;
    watch k = {.path = c.path};
    assert_int_equal(w32t_etl_create(&c, &k.w, NULL), W32T_OK);
    w32t_etl_watch(k.w, check_write, &k);
    w32t_etl_template t = sample_template();
    for (unsigned n = 0; n < 5000; n++)
        put_varied(k.w, &t, n);
    unsigned times = k.times;
    size_t packed;
    assert_true(times > 1);
    count_varied(c.path, &packed);
    assert_true(packed > 2 * times); // else a write would cost more than what is in it
    // killed now: what waits is lost to the file, and the header of the last batch not written yet
    FILE *f = fopen(c.path, "r+b");
    const uint8_t zeros[0x48] = {0};
    assert_int_equal(fseek(f, (long)k.offset, SEEK_SET), 0);
    assert_int_equal(fwrite(zeros, sizeof zeros, 1, f), 1);
    fclose(f);
    w32t_etl_writer *again;
    assert_int_equal(w32t_etl_append(c.path, &again, &found, NULL), W32T_OK);
    assert_int_equal(count_varied(c.path, NULL), k.before);
    for (unsigned n = k.before; n < 5000; n++)
        put_varied(again, &t, n);
    assert_int_equal(w32t_etl_close(again, 3, NULL), W32T_OK);
    assert_int_equal(count_varied(c.path, NULL), 5000);
    w32t_etl_watch(k.w, NULL, NULL);
    w32t_etl_close(k.w, 3, NULL);
    w32t_etl_template_free(&t);
    unlink(c.path);
}

static void test_what_does_not_get_smaller_stays_as_it_is(void **state) {
    (void)state;
    w32t_etl_config c = config_for(scratch());
    c.compress = true;
    w32t_etl_writer *w;
    assert_int_equal(w32t_etl_create(&c, &w, NULL), W32T_OK);
    uint8_t noise[0x3000];
    uint32_t seed = 1;
    for (size_t i = 0; i < sizeof noise; i++)
        noise[i] = (uint8_t)((seed = seed * 1664525 + 1013904223) >> 24);
    w32t_etl_stamp s = {.clock = 6000000000u, .pid = 100, .tid = 104};
    w32t_guid class = {0};
    for (int i = 0; i < 3; i++) // two do not fit into one buffer
        assert_true(w32t_etl_classic(w, &class, 1, 2, 3, &s, noise, sizeof noise));
    assert_int_equal(w32t_etl_close(w, 3, NULL), W32T_OK);
    w32t_etl_walk k;
    w32t_walked e;
    unsigned n = 0;
    assert_true(w32t_etl_walk_open(&k, c.path));
    while (w32t_etl_walk_next(&k, &e)) {
        if (e.kind != 0x14) continue;
        assert_memory_equal(e.payload, noise, sizeof noise);
        n++;
    }
    assert_false(k.bad);
    assert_int_equal(n, 3);
    w32t_etl_walk_close(&k);
    unlink(c.path);
}

// Cut at every place, as a kill in the middle of a write would leave it, a compressed file keeps all whole buffers.
static void test_append_to_a_torn_compressed_file(void **state) {
    (void)state;
    w32t_etl_config c = config_for(scratch()), found;
    c.compress = true;
    w32t_etl_writer *w;
    assert_int_equal(w32t_etl_create(&c, &w, NULL), W32T_OK);
    w32t_etl_template t = sample_template();
    for (unsigned i = 0; i < 3; i++) {
        put_varied(w, &t, i);
        assert_int_equal(w32t_etl_flush(w, 2, NULL), W32T_OK);
    }
    assert_int_equal(w32t_etl_close(w, 3, NULL), W32T_OK);
    size_t size, last = 0;
    uint8_t *d = load(c.path, &size);
    for (size_t at = 0; at < size; at += u32(d + at))
        last = at;
    for (size_t cut = 0; cut <= size - last; cut++) {
        // contents come before the header: a file that ends in the header has none of it, or its first bytes
        for (int torn = 0; torn < 2; torn++) {
            FILE *f = fopen(c.path, "wb");
            assert_int_equal(fwrite(d, 1, torn ? size : last + cut, f), torn ? size : last + cut);
            if (torn) { // the header's end is not there
                fseek(f, (long)(last + cut), SEEK_SET);
                for (size_t i = cut; i < 0x48; i++)
                    fputc(0, f);
            }
            fclose(f);
            assert_int_equal(w32t_etl_append(c.path, &w, &found, NULL), W32T_OK);
            assert_true(found.compress);
            bool whole = torn ? cut > 0x34 : cut == size - last;
            if (!whole) put_varied(w, &t, 2);
            put_varied(w, &t, 3);
            assert_int_equal(w32t_etl_close(w, 3, NULL), W32T_OK);
            assert_int_equal(count_varied(c.path, NULL), 4);
        }
    }
    free(d);
    w32t_etl_template_free(&t);
    unlink(c.path);
}

static void test_limits(void **state) {
    (void)state;
    w32t_etl_config c = config_for(scratch());
    w32t_etl_writer *w;
    assert_int_equal(w32t_etl_create(&c, &w, NULL), W32T_OK);
    assert_null(w32t_etl_begin(w, 0, 0x4000 - 0x48 + 1)); // longer than a buffer
    assert_null(w32t_etl_begin(w, 1, 100));               // no such stream
    assert_int_equal(w32t_etl_status(w, NULL), W32T_OK);
    assert_int_equal(w32t_etl_close(w, 3, NULL), W32T_OK);
    w32t_error error;
    c.path = "/nonexistent/x.etl";
    assert_int_equal(w32t_etl_create(&c, &w, &error), W32T_E_NOT_FOUND);
    assert_string_equal(error.file, c.path);
    c.path = "/dev/full"; // every write fails there
    assert_int_not_equal(w32t_etl_create(&c, &w, &error), W32T_OK);
    assert_string_equal(error.file, c.path);
    unlink(scratch());
}

static void test_append_cuts_what_was_never_completed(void **state) {
    (void)state;
    w32t_etl_config c = config_for(scratch());
    w32t_etl_writer *w;
    assert_int_equal(w32t_etl_create(&c, &w, NULL), W32T_OK);
    w32t_etl_template t = sample_template();
    w32t_etl_stamp s = {.clock = 6000000000u, .pid = 100, .tid = 104};
    assert_true(w32t_etl_event(w, &t, &s, "\1\0\0\0\0\0\7\0\0\0", 10));
    assert_int_equal(w32t_etl_close(w, 1, NULL), W32T_OK);
    FILE *f = fopen(c.path, "ab"); // a buffer whose contents came, but not its header
    for (int i = 0; i < 0x3000; i++)
        fputc(i < 0x48 ? 0 : 0x55, f);
    fclose(f);
    w32t_etl_config found;
    assert_int_equal(w32t_etl_append(c.path, &w, &found, NULL), W32T_OK);
    assert_int_equal(found.perf_freq, 1000000000u);
    assert_int_equal(found.start_clock, 5000000000u);
    s.clock++;
    assert_true(w32t_etl_event(w, &t, &s, "\1\0\0\0\0\0\7\0\0\0", 10));
    assert_int_equal(w32t_etl_close(w, 1, NULL), W32T_OK);
    size_t size;
    uint8_t *d = load(c.path, &size);
    walk k;
    walk_file(d, size, &k);
    assert_int_equal(k.events, 2);
    assert_int_equal(k.buffers, 3);
    free(d);
    w32t_etl_template_free(&t);
    unlink(c.path);
}

static void test_kernel_events(void **state) {
    (void)state;
    w32t_etl_config c = config_for(scratch());
    w32t_etl_writer *w;
    assert_int_equal(w32t_etl_create(&c, &w, NULL), W32T_OK);
    w32t_etl_stamp s = {.clock = 6000000000u, .pid = 100, .tid = 104};
    w32t_etl_process p = {.pid = 100, .parent = 8, .exit_status = 259, .image = "a.exe", .command_line = "a b"};
    assert_true(w32t_etl_process_event(w, W32T_ETL_START, &s, &p));
    w32t_etl_image i = {.base = 0x140000000u,
                        .size = 0x5000,
                        .pid = 100,
                        .time_stamp = 77,
                        .path = "C:\\a.exe",
                        .original_name = "a.exe",
                        .has_rsds = true,
                        .pdb_age = 3,
                        .pdb_name = "a.pdb"};
    assert_true(w32t_etl_image_event(w, W32T_ETL_START, &s, &i));
    assert_int_equal(w32t_etl_close(w, 1, NULL), W32T_OK);
    size_t size;
    uint8_t *d = load(c.path, &size);
    walk k;
    walk_file(d, size, &k);
    assert_int_equal(k.events, 4);
    assert_int_equal(k.kernel, 2);
    assert_int_equal(k.classic, 2);
    const uint8_t *e =
        k.event[0]; // Process v4: key 8, pid, parent, session, exit, table 8, flags, user 16 + SID, names
    assert_int_equal(u16(e), 4);
    assert_int_equal(u16(e + 6), 0x0301);
    assert_int_equal(u32(e + 32 + 8), 100);
    assert_int_equal(u32(e + 32 + 12), 8);
    assert_int_equal(u32(e + 32 + 20), 259);
    assert_int_equal(e[32 + 36 + 16], 1); // SID revision
    size_t at = 32 + 36 + 16 + 8 + 4 * e[32 + 36 + 17];
    assert_string_equal((const char *)e + at, "a.exe");
    assert_memory_equal(e + at + 6, "a\0 \0b\0\0\0", 8);
    e = k.event[1]; // Image v3
    assert_int_equal(u16(e), 3);
    assert_int_equal(u16(e + 6), 0x030a);
    assert_int_equal(u64(e + 32), 0x140000000u);
    assert_int_equal(u32(e + 32 + 24), 77);
    assert_int_equal(u32(e + 32 + 16), 100);
    assert_memory_equal(e + 32 + 56, "C\0:\0\\\0a\0", 8);
    e = k.event[2]; // ImageID: base, size, pid, time stamp, name
    assert_int_equal(e[4], 0);
    assert_int_equal(u32(e + 48 + 20), 77);
    assert_memory_equal(e + 48 + 24, "a\0.\0e\0", 6);
    e = k.event[3]; // RSDS: base, pid, GUID, age, name
    assert_int_equal(e[4], 36);
    assert_int_equal(u32(e + 48 + 28), 3);
    assert_string_equal((const char *)e + 48 + 32, "a.pdb");
    free(d);
    unlink(c.path);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_layout_of_the_header),
        cmocka_unit_test(test_tracelogging_event),
        cmocka_unit_test(test_many_buffers_and_partial_flushes),
        cmocka_unit_test(test_compressed),
        cmocka_unit_test(test_batches_are_whole_or_absent),
        cmocka_unit_test(test_what_does_not_get_smaller_stays_as_it_is),
        cmocka_unit_test(test_append_to_a_torn_compressed_file),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_append_cuts_what_was_never_completed),
        cmocka_unit_test(test_kernel_events),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
