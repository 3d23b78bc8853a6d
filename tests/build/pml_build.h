// SPDX-License-Identifier: Apache-2.0
// A small writer of Process Monitor logs for tests: a second statement of the format, made from its description alone,
// that can also lay things out in ways Process Monitor does not (extra data away from its event, no tables, lying
// counts).
#ifndef W32T_TESTS_PML_BUILD_H
#define W32T_TESTS_PML_BUILD_H

#include <stddef.h>
#include <stdint.h>

typedef struct pml_build {
    uint8_t *bytes;
    size_t size, room;
    int pointer; // 4 or 8
    uint32_t event_count;
    uint64_t events[256]; // offsets
    const char *strings[256];
    uint32_t string_count;
    struct {
        uint32_t index, pid, parent_pid, parent_index;
        uint64_t start, end;
        const char *name, *image, *command, *user, *version; // version NULL: 1.2
        int is_64bit;
        uint64_t module_base;
        uint32_t module_size;
        const char *module_path;
        uint64_t module_loaded;
    } processes[16];
    uint32_t process_count;
    struct {
        uint8_t address[16];
        const char *name;
    } hosts[4];
    uint32_t host_count;
    struct {
        uint16_t port, tcp;
        const char *name;
    } ports[4];
    uint32_t port_count;
} pml_build;

typedef struct pml_build_event {
    uint32_t process, tid, class_, result;
    uint16_t operation;
    uint64_t time, duration;
    const uint64_t *frames;
    uint16_t frame_count;
    const void *detail;
    uint32_t detail_size;
    const void *extra;
    uint16_t extra_size;
    int extra_apart; // its extra data is not written here; pml_build_extra() does it later
} pml_build_event;

void pml_build_start(pml_build *b, int pointer);
void pml_build_put(pml_build *b, const void *p, size_t n);
uint32_t pml_build_event_add(pml_build *b, const pml_build_event *e); // its number
void pml_build_extra(pml_build *b, uint32_t event, const void *p, uint16_t n);
void pml_build_finish(pml_build *b); // tables and header
void pml_build_free(pml_build *b);

// A detail being put together.
typedef struct pml_bytes {
    uint8_t p[16384];
    size_t n;
} pml_bytes;
void pml_u8(pml_bytes *d, unsigned v);
void pml_u16(pml_bytes *d, unsigned v);
void pml_u32(pml_bytes *d, uint32_t v);
void pml_u64(pml_bytes *d, uint64_t v);
void pml_ptr(pml_bytes *d, int pointer, uint64_t v);
void pml_wide(pml_bytes *d, const char *ascii); // UTF-16 without end
void pml_text(pml_bytes *d, const char *s);     // 8-bit without end
// Head of a file event's detail up to and with its name: minor, flags, five parameters of pointer size and a 64-bit
// one, name.
void pml_file(pml_bytes *d, int pointer, unsigned minor, uint32_t io_flags, const uint8_t *params, const char *name);

#endif
