// SPDX-License-Identifier: Apache-2.0
// A live file: events come as buffers are added and as buffers that were not full are completed in place.
#include "etl_test.h"

#include <stdio.h>
#include <unistd.h>

static char path[64];

static void write_file(const w32t_buf *b) {
    FILE *f = fopen(path, "r+b");
    if (!f) f = fopen(path, "w+b");
    assert_non_null(f);
    assert_int_equal(fwrite(b->p, 1, b->n, f), b->n);
    fclose(f);
}

// Reads until `count` numbers came; they must be 0, 1, 2 …
static void expect(w32t_source *s, uint32_t *next, uint32_t count) {
    w32t_batch b = {0};
    for (int tries = 0; *next < count && tries < 400; tries++) {
        assert_int_equal(w32t_read_etl.fill(s, &b, NULL), W32T_OK);
        for (size_t i = 0; i < b.count; i++) {
            const w32t_event *e = &b.events[i];
            if (e->payload_size != 4) continue;
            assert_int_equal(w32t_le32(e->payload), (*next)++);
        }
        w32t_batch_reset(&b);
    }
    assert_int_equal(*next, count);
    w32t_batch_free(&b);
}

static void grows_and_is_completed(void **state) {
    (void)state;
    snprintf(path, sizeof path, "/tmp/w32t-follow-%ld.etl", (long)getpid());
    etl_session session = etl_sound_session();
    etl_build b = {0};
    etl_build_begin(&b, &session);
    uint64_t t = ETL_BUILD_STAMP + 100;
    size_t first = b.file.n;
    put_number(&b, t, 0);
    etl_build_flush(&b);
    write_file(&b.file);
    w32t_input *in;
    w32t_source *s;
    assert_int_equal(w32t_input_open(path, &in, NULL), W32T_OK);
    w32t_read_options options = {.follow = true, .late_window_ns = 50000000};
    assert_int_equal(w32t_read_etl.open(in, &options, &s, NULL), W32T_OK);
    uint32_t next = 0;
    expect(s, &next, 1);
    // the same buffer with one more event
    b.file.n = first;
    put_number(&b, t, 0);
    put_number(&b, t + 1, 1);
    etl_build_flush(&b);
    write_file(&b.file);
    expect(s, &next, 2);
    // another buffer
    put_number(&b, t + 2, 2);
    put_number(&b, t + 3, 3);
    etl_build_flush(&b);
    write_file(&b.file);
    expect(s, &next, 4);
    assert_int_equal(s->damage.total, 0);
    assert_int_equal(s->losses.late, 0);
    s->ops->close(s);
    etl_build_free(&b);
    remove(path);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(grows_and_is_completed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
