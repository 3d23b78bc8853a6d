// SPDX-License-Identifier: Apache-2.0
// Damage of every kind: all that can be read is read, what cannot is reported with its place, nothing is lost silently.
#include "schema/importers.h"
#include "etl_test.h"

#include <stdio.h>

#define T0   (ETL_BUILD_STAMP + 100)
#define SIZE 0x1000u

// `buffers` buffers behind the header, ten numbers each.
static void ten_each(etl_build *b, const etl_session *s, unsigned buffers) {
    etl_build_begin(b, s);
    for (unsigned i = 0; i < buffers; i++) {
        for (unsigned k = 0; k < 10; k++)
            put_number(b, T0 + 10 * i + k, 10 * i + k);
        etl_build_flush(b);
    }
}

static size_t numbers(const reading *r) {
    size_t n = 0;
    for (size_t i = 0; i < r->count; i++)
        n += number_of(&r->events[i]) != UINT32_MAX;
    return n;
}

static bool has_number(const reading *r, uint32_t v) {
    for (size_t i = 0; i < r->count; i++)
        if (number_of(&r->events[i]) == v) return true;
    return false;
}

static bool damage_at(const reading *r, uint64_t offset) {
    for (size_t i = 0; i < r->source->damage.count; i++)
        if (r->source->damage.items[i].offset == offset) return true;
    return false;
}

// What `stat` says must be what reading says.
static void same_as_stat(etl_build *b, const reading *r) {
    static const w32t_read_options none;
    w32t_source *s;
    w32t_input *in = w32t_input_of_memory("built.etl", w32t_span_of(b->file.p, b->file.n));
    assert_int_equal(w32t_read_etl.open(in, &none, &s, NULL), W32T_OK);
    w32t_file_stat st = {.first = W32T_NO_TIME, .last = W32T_NO_TIME};
    assert_int_equal(w32t_read_etl.stat(s, &st, NULL), W32T_OK);
    assert_int_equal(st.events, r->count);
    assert_int_equal(st.damage.total, r->source->damage.total);
    assert_int_equal(st.unreadable_bytes, r->source->losses.unreadable_bytes);
    w32t_schema_collector_free(st.taught);
    w32t_stat_free(&st);
    s->ops->close(s);
}

// Cut at every byte: never fails, never gives more than is there, reports every cut that costs something.
static void cut_anywhere(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    s.buffers_written = 4;
    for (int compress = 0; compress < 2; compress++) {
        etl_build b = {.compress = compress};
        ten_each(&b, &s, 3);
        size_t whole = b.file.n, before = 0;
        for (size_t n = 0; n <= whole; n += n < 0x60 || compress || n % SIZE < 0x300 ? 1 : 61) {
            reading r;
            if (!read_bytes(w32t_span_of(b.file.p, n), NULL, &r)) {
                assert_true(n <= 0x48 + 8);
                continue;
            }
            size_t got = numbers(&r);
            assert_true(got >= before && got <= 30);
            before = got;
            assert_int_equal(r.source->damage.total > 0, n < whole);
            done(&r);
        }
        assert_int_equal(before, 30);
        etl_build_free(&b);
    }
}

static void zeroed_page(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    ten_each(&b, &s, 5);
    memset(b.file.p + 3 * SIZE, 0, SIZE); // the third buffer of ten
    reading r = read_build(&b, NULL);
    assert_int_equal(numbers(&r), 40);
    assert_true(damage_says(&r, "zeros"));
    assert_true(damage_at(&r, 3 * SIZE));
    assert_int_equal(r.source->losses.unreadable_bytes, SIZE);
    same_as_stat(&b, &r);
    done(&r);
    // inside a buffer
    etl_build_free(&b);
    memset(&b, 0, sizeof b);
    ten_each(&b, &s, 2);
    memset(b.file.p + SIZE + 0x48 + 2 * 0x58, 0, 0x58);
    r = read_build(&b, NULL);
    assert_int_equal(numbers(&r), 19);
    assert_false(has_number(&r, 2));
    assert_true(damage_at(&r, SIZE + 0x48 + 2 * 0x58));
    same_as_stat(&b, &r);
    done(&r);
    etl_build_free(&b);
}

static void garbage_between_good_buffers(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    ten_each(&b, &s, 5);
    for (size_t i = 0; i < SIZE; i++)
        b.file.p[2 * SIZE + i] = (uint8_t)(i * 2654435761u >> 13);
    reading r = read_build(&b, NULL);
    assert_int_equal(numbers(&r), 40);
    assert_true(damage_at(&r, 2 * SIZE));
    same_as_stat(&b, &r);
    done(&r);
    etl_build_free(&b);
    // of a length that moves everything behind it
    memset(&b, 0, sizeof b);
    etl_build_begin(&b, &s);
    put_number(&b, T0, 0);
    etl_build_flush(&b);
    uint8_t junk[1234];
    memset(junk, 0xA5, sizeof junk);
    etl_build_raw(&b, junk, sizeof junk);
    put_number(&b, T0 + 1, 1);
    etl_build_flush(&b);
    r = read_build(&b, NULL);
    assert_int_equal(numbers(&r), 2);
    assert_int_equal(r.source->losses.unreadable_bytes, sizeof junk);
    done(&r);
    // the same as a stream
    assert_true(read_input(as_stream(w32t_span_of(b.file.p, b.file.n)), NULL, &r));
    assert_int_equal(numbers(&r), 2);
    assert_true(r.source->damage.total > 0);
    done(&r);
    etl_build_free(&b);
}

static void lying_sizes(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    static const int64_t lies[] = {SIZE, 2 * SIZE, -0x800, 7, 0x100000, -0xF00, -(int64_t)SIZE};
    for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
        etl_build b = {0};
        etl_build_begin(&b, &s);
        for (unsigned k = 0; k < 4; k++) {
            put_number(&b, T0 + k, k);
            if (k == 1) b.lie_size = lies[i];
            etl_build_flush(&b);
        }
        reading r = read_build(&b, NULL);
        if (lies[i] == -(int64_t)SIZE) // a size of zero is no buffer at all
            assert_int_equal(numbers(&r), 3);
        else
            assert_int_equal(numbers(&r), 4);
        assert_true(r.source->damage.total > 0);
        done(&r);
        etl_build_free(&b);
    }
}

static void lying_fill(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    static const int64_t lies[] = {0x2000, -0x48 - 0x58, -8, 0x7fffffff};
    for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
        etl_build b = {0};
        etl_build_begin(&b, &s);
        for (unsigned k = 0; k < 3; k++) {
            put_number(&b, T0 + k, k);
            if (k == 1) b.lie_fill = lies[i];
            etl_build_flush(&b);
        }
        reading r = read_build(&b, NULL);
        // Eight bytes too few cut the event itself.
        assert_int_equal(numbers(&r), lies[i] == -8 ? 2 : 3);
        assert_true(r.source->damage.total > 0);
        done(&r);
        etl_build_free(&b);
    }
}

static void lying_event_size(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    static const uint16_t sizes[] = {0, 8, 0x4f, 0xffff, 0x2000};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        etl_build b = {0};
        ten_each(&b, &s, 2);
        w32t_put16(b.file.p + SIZE + 0x48 + 3 * 0x58, sizes[i]);
        reading r = read_build(&b, NULL);
        assert_int_equal(numbers(&r), 19);
        assert_true(damage_at(&r, SIZE + 0x48 + 3 * 0x58));
        done(&r);
        etl_build_free(&b);
    }
}

static void header_never_completed(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    s.end = 0;
    s.buffers_written = 0;
    etl_build b = {0};
    ten_each(&b, &s, 3);
    reading r = read_build(&b, NULL);
    assert_int_equal(numbers(&r), 30);
    assert_true(damage_says(&r, "never completed"));
    done(&r);
    etl_build_free(&b);
    // a stale count is no damage, one too high is
    s = etl_sound_session();
    for (uint32_t n = 0; n <= 5; n++) {
        s.buffers_written = n;
        memset(&b, 0, sizeof b);
        ten_each(&b, &s, 3);
        r = read_build(&b, NULL);
        assert_int_equal(numbers(&r), 30);
        assert_int_equal(r.source->damage.total, n > 4);
        done(&r);
        etl_build_free(&b);
    }
    // of a series of files it may count them all: only what one file can hold is held against it
    s.mode = 8;
    s.max_file_mib = 1;
    for (uint32_t n = 5; n <= 2000; n += 1995) {
        s.buffers_written = n;
        memset(&b, 0, sizeof b);
        ten_each(&b, &s, 3);
        r = read_build(&b, NULL);
        assert_int_equal(r.source->damage.total, n == 5);
        done(&r);
        etl_build_free(&b);
    }
    // in a circular file it counts buffers that were written over
    s.mode = 2;
    memset(&b, 0, sizeof b);
    ten_each(&b, &s, 3);
    r = read_build(&b, NULL);
    assert_int_equal(r.source->damage.total, 0);
    done(&r);
    etl_build_free(&b);
}

// Circular and wrapped: later buffers stand before earlier ones.
static void wrapped_file(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    s.mode = 2;
    s.buffers_written = 900;
    etl_build b = {0};
    etl_build_begin(&b, &s);
    static const unsigned order[] = {3, 4, 0, 1, 2};
    for (unsigned i = 0; i < 5; i++) {
        put_number(&b, T0 + order[i], order[i]);
        etl_build_flush(&b);
    }
    reading r = read_build(&b, NULL);
    size_t at = 0;
    for (size_t i = 0; i < r.count; i++)
        if (number_of(&r.events[i]) != UINT32_MAX) assert_int_equal(number_of(&r.events[i]), at++);
    assert_int_equal(at, 5);
    assert_int_equal(r.source->damage.total, 0);
    done(&r);
    etl_build_free(&b);
}

static void preallocated_room_is_no_damage(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    for (int mode = 0; mode < 2; mode++) {
        s.mode = mode ? 0x21 : 1;
        etl_build b = {0};
        ten_each(&b, &s, 2);
        uint8_t *room = w32t_alloc(5 * SIZE);
        etl_build_raw(&b, room, 5 * SIZE);
        free(room);
        reading r = read_build(&b, NULL);
        assert_int_equal(numbers(&r), 20);
        assert_int_equal(r.source->damage.total, mode ? 0 : 1);
        done(&r);
        etl_build_free(&b);
    }
}

// Compressed buffers may be aligned to sectors with zeros; a whole sector of them is a gap.
static void padding_between_buffers(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    for (unsigned extra = 0; extra < 2; extra++) {
        etl_build b = {.compress = true};
        etl_build_begin(&b, &s);
        static const uint8_t zeros[1024];
        for (unsigned i = 0; i < 3; i++) {
            put_number(&b, T0 + i, i);
            etl_build_flush(&b);
            etl_build_raw(&b, zeros, (512 - b.file.n % 512) % 512 + (i == 1 ? extra * 512 : 0));
        }
        reading r = read_build(&b, NULL);
        assert_int_equal(numbers(&r), 3);
        assert_int_equal(r.source->damage.total, extra);
        done(&r);
        etl_build_free(&b);
    }
}

static void missing_header_page(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {0};
    ten_each(&b, &s, 3);
    memset(b.file.p, 0, SIZE);
    assert_true(w32t_read_etl.probe(w32t_span_of(b.file.p, SIZE), b.file.n) > 0);
    reading r = read_build(&b, NULL);
    assert_int_equal(numbers(&r), 30);
    assert_true(damage_says(&r, "header event is missing"));
    done(&r);
    etl_build_free(&b);
}

static void losses_are_counted(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    s.events_lost = 41;
    s.buffers_lost = 3;
    etl_build b = {0};
    ten_each(&b, &s, 1);
    reading r = read_build(&b, NULL);
    assert_int_equal(r.source->losses.events, 41);
    assert_int_equal(r.source->losses.buffers, 3);
    done(&r);
    etl_build_free(&b);
}

static void damaged_compression(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {.compress = true};
    etl_build_begin(&b, &s);
    size_t starts[4];
    for (unsigned i = 0; i < 4; i++) {
        starts[i] = b.file.n;
        for (unsigned k = 0; k < 10; k++)
            put_number(&b, T0 + 10 * i + k, 10 * i + k);
        etl_build_flush(&b);
    }
    memset(b.file.p + starts[2] - 40, 0xFF, 40);
    reading r = read_build(&b, NULL);
    assert_true(numbers(&r) >= 30);
    assert_true(damage_says(&r, "not valid LZ77"));
    assert_true(has_number(&r, 0) && has_number(&r, 20) && has_number(&r, 39));
    assert_true(r.source->damage.total > 0);
    same_as_stat(&b, &r);
    done(&r);
    etl_build_free(&b);
}

// A compressed buffer whose stored size is too large swallows the next one's start.
static void compressed_size_too_large(void **state) {
    (void)state;
    etl_session s = etl_sound_session();
    etl_build b = {.compress = true};
    etl_build_begin(&b, &s);
    for (unsigned i = 0; i < 3; i++) {
        put_number(&b, T0 + i, i);
        if (i == 0) b.lie_size = 40;
        etl_build_flush(&b);
    }
    reading r = read_build(&b, NULL);
    assert_int_equal(numbers(&r), 3);
    assert_true(r.source->damage.total > 0);
    done(&r);
    etl_build_free(&b);
}

static void not_an_etl(void **state) {
    (void)state;
    static const char text[0x200] = "This is a text and no trace at all, however long it may be made by padding it.";
    assert_int_equal(w32t_read_etl.probe(w32t_span_of(text, sizeof text), sizeof text), 0);
    assert_int_equal(w32t_read_etl.probe(w32t_span_of("ElfFile", 8), 8), 0);
    static const uint8_t zeros[0x3000];
    reading r;
    assert_false(read_bytes(w32t_span_of(zeros, sizeof zeros), NULL, &r));
    assert_false(read_bytes(w32t_span_of(zeros, 0), NULL, &r));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cut_anywhere),
        cmocka_unit_test(zeroed_page),
        cmocka_unit_test(garbage_between_good_buffers),
        cmocka_unit_test(lying_sizes),
        cmocka_unit_test(lying_fill),
        cmocka_unit_test(lying_event_size),
        cmocka_unit_test(header_never_completed),
        cmocka_unit_test(wrapped_file),
        cmocka_unit_test(preallocated_room_is_no_damage),
        cmocka_unit_test(padding_between_buffers),
        cmocka_unit_test(missing_header_page),
        cmocka_unit_test(losses_are_counted),
        cmocka_unit_test(damaged_compression),
        cmocka_unit_test(compressed_size_too_large),
        cmocka_unit_test(not_an_etl),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
