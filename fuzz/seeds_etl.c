// SPDX-License-Identifier: Apache-2.0
// Writes the kept inputs of fuzz_etl and fuzz_tracelogging with the tests' own builder: `seeds-etl fuzz/corpus`.
#include "build/etl_build.h"

#include <stdio.h>
#include <stdlib.h>

static const w32t_guid provider = {0x8e9f5090, 0x2d75, 0x4d03, {0x8a, 0x81, 0xe5, 0xaf, 0xbf, 0x85, 0xda, 0xf1}};

static void save(const char *folder, const char *target, const char *name, const char *head, size_t head_size,
                 const w32t_buf *b) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s/%s", folder, target, name);
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(head, 1, head_size, f) != head_size || fwrite(b->p, 1, b->n, f) != b->n || fclose(f)) {
        perror(path);
        exit(1);
    }
}

static void schema(w32t_buf *b) {
    etl_tl_begin(b, "Event");
    etl_tl_field(b, "a", 8, 15);
    etl_tl_field(b, "s", 24 | 0x40, 2);
    etl_tl_field(b, "b", 1, -1);
    etl_tl_field(b, "c", 4 | 0x20, -1);
    etl_tl_count(b, 2);
    etl_tl_field(b, "d", 14, 9);
    etl_tl_end(b);
}
static const char payload[] = "\5\0\7\x80\2\0x\0\0\0\1\2y\0z\0\0\0\3\4\2\0\xff\xfe";

static void events(etl_build *b) {
    uint64_t t = ETL_BUILD_STAMP + 5, stack[] = {t, 0x100000010u, 0xfffff80000001000u, 0x7ff600001000u};
    w32t_buf item = {0};
    schema(&item);
    etl_item items[] = {{11, item.p, item.n}, {12, "\x07\0Name", 7}, {1, &provider, 16}, {6, stack, 24}};
    etl_descriptor d = {.id = 3, .level = 4};
    etl_build_event(b, 19, &provider, &d, t, 16, 1, items, 4, payload, sizeof payload - 1);
    etl_build_event(b, 18, &provider, &d, t + 3, 16, 1, NULL, 0, payload, 7);
    etl_build_system(b, 17, 0x18, 0x20, 2, t + 1, 0, 0, stack, sizeof stack);
    etl_build_system(b, 17, 0x18, 0x23, 2, t + 2, 0, 0, stack, sizeof stack);
    etl_build_system(b, 17, 0x18, 0x26, 2, t + 2, 0, 0, stack, 24);
    etl_build_system(b, 17, 0x05, 0x24, 0x8202, t, 0, 0, payload, 24);
    for (unsigned type = 1; type <= 4; type++)
        etl_build_system(b, type, 3, 1, 4, t, 1, 2, payload, 20);
    for (unsigned type = 10; type <= 11; type++)
        etl_build_full(b, type, &provider, 2, 1, t, 1, 2, payload, 9);
    for (unsigned type = 20; type <= 21; type++)
        etl_build_full(b, type, &provider, 2, 1, t, 1, 2, payload, 9);
    etl_build_message(b, 0xAA, 10, &provider, 1, 2, t, 1, 2, payload, 12);
    etl_build_message(b, 0x25, 10, &provider, 1, 2, t, 1, 2, payload, 12);
    etl_build_timed(b, 5, t, payload, 3);
    etl_build_flush(b);
    w32t_buf_free(&item);
}

static void file(const char *folder, const char *name, char mode, bool compress, unsigned pointer, unsigned clock) {
    etl_session s = etl_sound_session();
    s.buffer_size = 0x800;
    s.pointer = pointer;
    s.clock = clock;
    etl_build b = {.compress = compress};
    etl_build_begin(&b, &s);
    events(&b);
    b.cpu = 1;
    events(&b);
    b.type = 3;
    b.ref_clock = s.stamp + 7;
    b.ref_time = s.start;
    etl_build_flush(&b);
    save(folder, "etl", name, &mode, 1, &b.file);
    etl_build_free(&b);
}

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    file(argv[1], "plain", 0, false, 8, 1);
    file(argv[1], "compressed", 0, true, 8, 1);
    file(argv[1], "narrow", 2, false, 4, 3);
    file(argv[1], "raw", 1, false, 8, 2);
    file(argv[1], "tiny-memory", 4, true, 8, 1);
    file(argv[1], "stream", 8, false, 8, 1);
    file(argv[1], "stream-compressed", 8, true, 8, 1);
    w32t_buf b = {0};
    schema(&b);
    char size[2] = {(char)b.n, 0};
    w32t_buf_put(&b, payload, sizeof payload - 1);
    save(argv[1], "tracelogging", "fields", size, 2, &b);
    w32t_buf_free(&b);
    return 0;
}
