// SPDX-License-Identifier: Apache-2.0
// The event-log container against logs that no real file shows: cut anywhere, lying headers, garbage chunks, records of
// size 0, chunks out of order, records behind the chain.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "build/evtx_build.h"
#include "decode/binxml.h"
#include "decode/decode.h"
#include "read/readers.h"

#define T0 0x01D2000000000000ull

typedef struct result {
    unsigned live, carved, undecoded;
    uint64_t ids[4096];
    size_t damage;
    uint64_t unreadable;
    w32t_status status;
    w32t_buf xml;
} result;

static void read_log(const uint8_t *bytes, size_t n, bool carve, result *r) {
    memset(r, 0, sizeof *r);
    w32t_input *in = w32t_input_of_memory("test.evtx", w32t_span_of(bytes, n));
    w32t_read_options options = {.carve = carve};
    w32t_source *s;
    w32t_error error = {0};
    r->status = w32t_read_evtx.open(in, &options, &s, &error);
    if (r->status != W32T_OK) {
        w32t_input_close(in);
        return;
    }
    w32t_batch batch = {0};
    while (s->ops->fill(s, &batch, &error) == W32T_OK) {
        for (size_t i = 0; i < batch.count; i++) {
            w32t_event *e = &batch.events[i];
            e->decoder = w32t_decoder_of(e->encoding);
            w32t_event_describe(e);
            uint32_t count;
            w32t_event_fields(e, &count);
            if (e->has & W32T_EVENT_CARVED)
                r->carved++;
            else if (r->live < 4096)
                r->ids[r->live++] = e->record;
            r->undecoded += (e->has & W32T_EVENT_UNDECODED) != 0;
            w32t_binxml_event_xml(e, &r->xml);
            w32t_binxml_event_json(e, &r->xml);
            w32t_buf_char(&r->xml, '\n');
        }
        w32t_batch_reset(&batch);
    }
    w32t_batch_free(&batch);
    r->damage = s->damage.total;
    r->unreadable = s->losses.unreadable_bytes;
    s->ops->close(s);
}

static void build(w32t_eb *b, unsigned chunks, unsigned records) {
    w32t_eb_start(b);
    uint64_t id = 1;
    for (unsigned c = 0; c < chunks; c++) {
        for (unsigned i = 0; i < records; i++, id++)
            w32t_eb_simple(b, id, T0 + id, 100 + i, "Field", "some text");
        w32t_eb_end_chunk(b);
    }
}

static bool has(result *r, const char *text) {
    return strstr(w32t_buf_cstr(&r->xml), text) != NULL;
}

static void sound(void **state) {
    (void)state;
    w32t_eb b;
    result r;
    build(&b, 3, 20);
    w32t_eb_finish(&b, 0, 0);
    read_log(b.file, b.size, true, &r);
    assert_int_equal(r.live, 60);
    assert_int_equal(r.carved, 0);
    assert_int_equal(r.damage, 0);
    assert_int_equal(r.undecoded, 0);
    for (unsigned i = 0; i < 60; i++)
        assert_int_equal(r.ids[i], i + 1);
    assert_true(has(
        &r,
        "<Event><System><Provider "
        "Name='Test-Provider'/><EventID>100</EventID><EventRecordID>1</EventRecordID><Channel>Test</Channel></System>"
        "<EventData><Data Name='Field'>some text</Data></EventData></Event>"));
    assert_true(has(&r, "\"EventData\":{\"Field\":\"some text\"}"));
    w32t_buf_free(&r.xml);
    w32t_eb_free(&b);
}

// Whatever is cut off, the records in front of the cut come, in order, and the cut is said, also where it fell
// between chunks: the file header counts them.
static void cut_anywhere(void **state) {
    (void)state;
    w32t_eb b;
    build(&b, 2, 10);
    w32t_eb_finish(&b, 0, 0);
    unsigned before = 0;
    for (size_t n = 0; n <= b.size; n += n < 8192 ? 61 : 977) {
        result r;
        uint8_t *copy = malloc(n ? n : 1); // its own block, so that a read behind the end is seen
        memcpy(copy, b.file, n);
        read_log(copy, n, false, &r);
        if (r.status == W32T_OK) {
            assert_true(r.live >= before);
            for (unsigned i = 0; i < r.live; i++)
                assert_int_equal(r.ids[i], i + 1);
            if (n >= 128 && n < b.size) assert_true(r.damage > 0);
            before = r.live;
        } else
            assert_true(n < 4096 + 65536);
        w32t_buf_free(&r.xml);
        free(copy);
    }
    assert_true(before >= 10);
    for (size_t chunks = 0; chunks <= 2; chunks++) {
        result r;
        read_log(b.file, 4096 + chunks * 65536, false, &r);
        assert_int_equal(r.status, W32T_OK);
        assert_int_equal(r.live, chunks * 10);
        assert_int_equal(r.damage, chunks < 2);
        assert_int_equal(r.unreadable, (2 - chunks) * 65536);
        w32t_buf_free(&r.xml);
    }
    w32t_eb_free(&b);
}

static void lying_headers(void **state) {
    (void)state;
    w32t_eb b;
    result r;
    build(&b, 3, 5);
    w32t_eb_finish(&b, 0, -2); // one of three
    read_log(b.file, b.size, false, &r);
    assert_int_equal(r.live, 15);
    assert_true(r.damage > 0);
    w32t_buf_free(&r.xml);
    w32t_eb_finish(&b, 1, -3); // dirty: counts may be stale, which is no damage
    read_log(b.file, b.size, false, &r);
    assert_int_equal(r.live, 15);
    assert_int_equal(r.damage, 0);
    w32t_buf_free(&r.xml);
    w32t_eb_finish(&b, 2, 0); // full
    read_log(b.file, b.size, false, &r);
    assert_int_equal(r.live, 15);
    assert_int_equal(r.damage, 0);
    w32t_buf_free(&r.xml);
    b.file[4096 + 512 + 100] ^= 0x10; // one bit of a record: its checksum tells, the records stay
    read_log(b.file, b.size, false, &r);
    assert_int_equal(r.live, 15);
    assert_true(r.damage > 0);
    w32t_buf_free(&r.xml);
    memset(b.file, 0, 4096); // no header at all
    read_log(b.file, b.size, false, &r);
    assert_int_equal(r.live, 15);
    w32t_buf_free(&r.xml);
    w32t_eb_free(&b);
}

// A chunk of bad magic in front, chunks that wrapped around, a log inside a blob at an odd place.
static void chunks_in_odd_places(void **state) {
    (void)state;
    w32t_eb b;
    result r;
    build(&b, 4, 5);
    w32t_eb_finish(&b, 0, 0);
    uint8_t *third = malloc(65536);
    memcpy(third, b.file + 4096 + 2 * 65536, 65536); // wrap: 3 4 1 2 → swap 1↔3, 2↔4
    memcpy(b.file + 4096 + 2 * 65536, b.file + 4096, 65536);
    memcpy(b.file + 4096, third, 65536);
    memcpy(third, b.file + 4096 + 3 * 65536, 65536);
    memcpy(b.file + 4096 + 3 * 65536, b.file + 4096 + 65536, 65536);
    memcpy(b.file + 4096 + 65536, third, 65536);
    read_log(b.file, b.size, false, &r);
    assert_int_equal(r.live, 20);
    for (unsigned i = 0; i < 20; i++)
        assert_int_equal(r.ids[i], i + 1);
    assert_int_equal(r.damage, 0);
    w32t_buf_free(&r.xml);
    memcpy(b.file + 4096, "garbage!", 8);
    read_log(b.file, b.size, false, &r);
    assert_int_equal(r.live, 15);
    assert_int_equal(r.unreadable, 65536);
    w32t_buf_free(&r.xml);
    read_log(b.file, b.size, true, &r); // its records are still there, where its grid says
    assert_int_equal(r.live, 15);
    assert_int_equal(r.carved, 5);
    assert_int_equal(r.undecoded, 0);
    w32t_buf_free(&r.xml);
    uint8_t *blob = malloc(b.size + 1237);
    memset(blob, 'E', 1237);
    memcpy(blob + 1237, b.file + 4096 + 65536, b.size - 4096 - 65536);
    read_log(blob, b.size - 4096 - 65536 + 1237, false, &r);
    assert_int_equal(r.live, 15);
    w32t_buf_free(&r.xml);
    free(blob);
    free(third);
    w32t_eb_free(&b);
}

// An image of a disk where the end of one chunk was overwritten by another: both give what is left of them. A magic
// inside sound records is text.
static void overwritten_chunks_in_an_image(void **state) {
    (void)state;
    w32t_eb b;
    result r;
    build(&b, 2, 8);
    w32t_eb_finish(&b, 0, 0);
    const uint8_t *first = b.file + 4096, *second = first + 65536;
    uint32_t at = 512;
    for (unsigned k = 0; k < 5; k++)
        at += (uint32_t)first[at + 4] | (uint32_t)first[at + 5] << 8;
    uint8_t *blob = calloc(1, 512 * 3 + 2 * 65536);
    memcpy(blob + 512, first, at);
    memcpy(blob + 512 + at, second, 65536);
    read_log(blob, 512 * 3 + 2 * 65536, false, &r);
    assert_int_equal(r.live, 5 + 8);
    w32t_buf_free(&r.xml);
    memset(blob, 0, 512 * 3 + 2 * 65536);
    memcpy(blob + 512, first, 65536);
    memcpy(blob + 512 + 40000, second, 512); // the head of a chunk in the unused end of a sound one: not a chunk
    read_log(blob, 512 * 3 + 2 * 65536, false, &r);
    assert_int_equal(r.live, 8);
    w32t_buf_free(&r.xml);
    free(blob);
    w32t_eb_free(&b);
}

static void records_of_impossible_size(void **state) {
    (void)state;
    static const uint32_t sizes[] = {0, 1, 27, 0x7FFFFFFF, 0xFFFFFFFF, 65535};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        w32t_eb b;
        result r;
        build(&b, 2, 8);
        w32t_eb_finish(&b, 0, 0);
        uint8_t *chunk = b.file + 4096;
        uint32_t at = 512;
        for (unsigned k = 0; k < 4; k++)
            at += (uint32_t)chunk[at + 4] | (uint32_t)chunk[at + 5] << 8;
        memcpy(chunk + at + 4, &sizes[i], 4);
        w32t_eb_seal(chunk);
        read_log(b.file, b.size, false, &r);
        assert_int_equal(r.live, 4 + 8); // the neighbours in this chunk and all of the other
        assert_true(r.damage > 0 && r.unreadable > 0);
        w32t_buf_free(&r.xml);
        read_log(b.file, b.size, true, &r);
        assert_int_equal(r.live, 4 + 8);
        assert_int_equal(r.carved, 3); // those behind it are found again, marked
        w32t_buf_free(&r.xml);
        w32t_eb_free(&b);
    }
}

static void records_in_slack(void **state) {
    (void)state;
    w32t_eb b;
    result r;
    build(&b, 1, 10);
    w32t_eb_finish(&b, 0, 0);
    uint8_t *chunk = b.file + 4096;
    uint32_t at = 512;
    for (unsigned k = 0; k < 6; k++)
        at += (uint32_t)chunk[at + 4] | (uint32_t)chunk[at + 5] << 8;
    memcpy(chunk + 48, &at, 4); // as if the log had been written anew from here
    w32t_eb_seal(chunk);
    read_log(b.file, b.size, false, &r);
    assert_int_equal(r.live, 6);
    assert_int_equal(r.damage, 0);
    w32t_buf_free(&r.xml);
    read_log(b.file, b.size, true, &r);
    assert_int_equal(r.live, 6);
    assert_int_equal(r.carved, 4);
    w32t_buf_free(&r.xml);
    w32t_eb_free(&b);
}

// A chunk of ten records whose head says `said`; `next` is the file header's next id, 0 as it is.
static void unclosed(unsigned said, uint32_t flags, uint64_t next, bool carve, result *r) {
    w32t_eb b;
    build(&b, 1, 10);
    if (next) b.next_id = next;
    w32t_eb_end_chunk(&b);
    w32t_eb_finish(&b, flags, 0);
    uint8_t *chunk = b.file + 4096;
    uint32_t at = 512;
    for (unsigned k = 0; k < said; k++)
        at += (uint32_t)chunk[at + 4] | (uint32_t)chunk[at + 5] << 8;
    memcpy(chunk + 48, &at, 4);
    w32t_eb_seal(chunk);
    read_log(b.file, b.size, carve, r);
    w32t_buf_free(&r->xml);
    w32t_eb_free(&b);
}

static void
records_of_an_unclosed_log(void **state) { // newer than the chunk's head: said, never mixed with the live ones
    (void)state;
    static const struct {
        unsigned said;
        uint32_t flags;
        uint64_t next;
        unsigned damage;
    } cases[] = {
        {6, 1, 0, 1},   // the ids go on
        {6, 0, 0, 0},   // closed: what is there was left over
        {0, 1, 0, 1},   // nothing yet, and the ids end where the header says
        {0, 1, 500, 0}, // another log's, or from before this one was cleared
        {0, 1, 1, 0},   {10, 1, 0, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (int carve = 0; carve < 2; carve++) {
            result r;
            unclosed(cases[i].said, cases[i].flags, cases[i].next, carve, &r);
            assert_int_equal(r.live, cases[i].said);
            assert_int_equal(r.carved, carve ? 10 - cases[i].said : 0);
            assert_int_equal(r.damage, carve ? 0 : cases[i].damage);
        }
}

static void
bad_caches(void **state) { // the chunk's tables of names and templates: a reader that goes by tokens needs neither
    (void)state;
    w32t_eb b;
    result r;
    build(&b, 1, 10);
    w32t_eb_finish(&b, 0, 0);
    memset(b.file + 4096 + 128, 0xEE, 384);
    w32t_eb_seal(b.file + 4096);
    read_log(b.file, b.size, false, &r);
    assert_int_equal(r.live, 10);
    assert_int_equal(r.damage, 0);
    assert_true(has(&r, "<Data Name='Field'>some text</Data>"));
    w32t_buf_free(&r.xml);
    w32t_eb_free(&b);
}

static void empty_logs(void **state) {
    (void)state;
    w32t_eb b;
    result r;
    w32t_eb_start(&b);
    w32t_eb_finish(&b, 0, 0);
    read_log(b.file, b.size, false, &r);
    assert_int_equal(r.status, W32T_OK);
    assert_int_equal(r.live, 0);
    assert_int_equal(r.damage, 0);
    w32t_eb_free(&b);
    read_log((const uint8_t *)"no log", 6, false, &r);
    assert_int_equal(r.status, W32T_E_FORMAT);
}

static void any_byte_wrong(void **state) { // every byte of a small chunk, three ways: no crash, neighbours stay
    (void)state;
    w32t_eb b;
    build(&b, 1, 3);
    w32t_eb_finish(&b, 0, 0);
    uint32_t end = (uint32_t)b.file[4096 + 48] | (uint32_t)b.file[4096 + 49] << 8;
    for (uint32_t i = 4096; i < 4096 + end; i++)
        for (unsigned k = 0; k < 3; k++) {
            result r;
            uint8_t old = b.file[i];
            b.file[i] = k == 0 ? 0xFF : k == 1 ? 0 : (uint8_t)(old ^ 0x40);
            read_log(b.file, b.size, false, &r);
            if (i >= 4096 + 512 && r.status == W32T_OK) assert_true(r.live <= 3);
            w32t_buf_free(&r.xml);
            b.file[i] = old;
        }
    w32t_eb_free(&b);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sound),
        cmocka_unit_test(cut_anywhere),
        cmocka_unit_test(lying_headers),
        cmocka_unit_test(chunks_in_odd_places),
        cmocka_unit_test(overwritten_chunks_in_an_image),
        cmocka_unit_test(records_of_impossible_size),
        cmocka_unit_test(records_in_slack),
        cmocka_unit_test(records_of_an_unclosed_log),
        cmocka_unit_test(bad_caches),
        cmocka_unit_test(empty_logs),
        cmocka_unit_test(any_byte_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
