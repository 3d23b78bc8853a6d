// SPDX-License-Identifier: Apache-2.0
// Process events (processes, threads, images) and profiling events. And accounts: a SID's name from the log's own
// process events.
#include "decode/pml_view.h"

#include <string.h>
#include <strings.h>

enum {
    DEFINED = 0,
    CREATED = 1,
    EXITED = 2,
    THREAD_CREATED = 3,
    THREAD_EXITED = 4,
    IMAGE_LOADED = 5,
    THREAD_PROFILE = 6,
    STARTED = 7,
    STATISTICS = 8
};

static w32t_span cut(w32t_span s, size_t at, size_t n) {
    w32t_span r = w32t_span_from(s, at);
    return w32t_span_of(r.p, n < r.n ? n : r.n);
}

// LOG_PROCESSCREATE: 0x34 bytes, then user SID, integrity SID, image, command line.
typedef struct created {
    w32t_span image, command;
    bool image_narrow, command_narrow;
} created;

static created created_of(const w32t_pml_view *v) {
    w32t_span d = v->detail;
    uint16_t image = w32t_span_u16(d, 0x2E), command = w32t_span_u16(d, 0x30);
    size_t at = 0x34u + w32t_span_u8(d, 0x2C) + w32t_span_u8(d, 0x2D), n = w32t_pml_string_bytes(image);
    return (created){cut(d, at, n), cut(d, at + n, w32t_pml_string_bytes(command)), image & 0x8000, command & 0x8000};
}

static bool starts(const w32t_buf *b, size_t at, const char *text) {
    size_t n = strlen(text);
    return n && b->n - at >= n && strncasecmp((const char *)b->p + at, text, n) == 0;
}

// An image's path as it is shown: \??\ is left out, \SystemRoot is the folder it stands for, and that folder without
// its drive gets it.
static void shown_path(const char *root, w32t_buf *b, size_t at) {
    const char *before = "", *folder = strlen(root) > 2 ? root + 2 : "";
    size_t gone = 0;
    char drive[3] = {root[0], root[0] ? root[1] : 0, 0};
    if (starts(b, at, "\\??\\"))
        gone = 4;
    else if (starts(b, at, "\\SystemRoot\\"))
        gone = 11, before = root;
    else if (starts(b, at, folder))
        before = drive;
    else
        return;
    w32t_buf tail = {0};
    w32t_buf_put(&tail, b->p + at + gone, b->n - at - gone);
    b->n = at;
    w32t_buf_text(b, before);
    w32t_buf_put(b, tail.p, tail.n);
    w32t_buf_free(&tail);
}

void w32t_pml_process_path(const w32t_pml_view *v, w32t_buf *b) {
    if (v->operation == DEFINED || v->operation == CREATED) {
        created c = created_of(v);
        w32t_pml_put_string(b, c.image, c.image_narrow);
    } else if (v->operation == IMAGE_LOADED) {
        uint16_t info = w32t_span_u16(v->detail, v->pointer + 4u);
        size_t start = b->n;
        w32t_pml_put_string(b, cut(v->detail, v->pointer + 8u, w32t_pml_string_bytes(info)), info & 0x8000);
        shown_path(v->log->system_root, b, start);
    }
}

static void created_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    created c = created_of(v);
    w32t_pml_put_number(o, W32T_PML_KEY("PID"), w32t_span_u32(v->detail, 4));
    w32t_pml_put_words(o, W32T_PML_KEY("Command line"), c.command, c.command_narrow);
    if (o->text) return;
    w32t_pml_put_number(o, W32T_PML_KEY("Parent PID"), w32t_span_u32(v->detail, 12));
    w32t_pml_put_number(o, W32T_PML_KEY("Session"), w32t_span_u32(v->detail, 16));
    w32t_span user = w32t_span_sub(v->detail, 0x34, w32t_span_u8(v->detail, 0x2C));
    if (user.n)
        w32t_pml_add(o, "User SID", (w32t_value){.type = W32T_TYPE_SID, .size = (uint32_t)user.n, .bytes = user.p});
}

static void environment_text(w32t_buf *b, w32t_span block) {
    for (size_t at = 0; at + 2 <= block.n;) {
        size_t n = 0;
        while (at + n + 2 <= block.n && w32t_le16(block.p + at + n))
            n += 2;
        if (!n) return;
        w32t_buf_lit(b, "\r\n\t");
        w32t_pml_put_string(b, w32t_span_of(block.p + at, n), false);
        at += n + 2;
    }
}

static void environment_field(w32t_pml_out *o, w32t_span block) {
    uint32_t count = 0, room = 64;
    w32t_value *items = w32t_arena_alloc(o->arena, room * sizeof *items);
    for (size_t at = 0; at + 2 <= block.n;) {
        size_t n = 0;
        while (at + n + 2 <= block.n && w32t_le16(block.p + at + n))
            n += 2;
        if (!n) break;
        if (count == room) {
            w32t_value *more = w32t_arena_alloc(o->arena, 2 * room * sizeof *more);
            memcpy(more, items, room * sizeof *more);
            items = more;
            room *= 2;
        }
        items[count++] = (w32t_value){.type = W32T_TYPE_UTF16, .size = (uint32_t)n, .bytes = block.p + at};
        at += n + 2;
    }
    w32t_pml_add(o, "Environment", (w32t_value){.type = W32T_TYPE_ARRAY, .size = count, .items = items});
}

static void started_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_span d = v->detail;
    uint16_t command = w32t_span_u16(d, 4), folder = w32t_span_u16(d, 6);
    size_t at = 12, n = w32t_pml_string_bytes(command), m = w32t_pml_string_bytes(folder);
    w32t_span block = cut(d, at + n + m, (size_t)w32t_span_u32(d, 8) * 2);
    w32t_pml_put_number(o, W32T_PML_KEY("Parent PID"), w32t_span_u32(d, 0));
    // All that Process Monitor 2 recorded, as it wrote it, and as a log of version 9 has it: with lengths that are all
    // 0.
    if (d.n == 4 || (d.n == 12 && !command && !folder && !block.n)) return;
    w32t_pml_put_words(o, W32T_PML_KEY("Command line"), cut(d, at, n), command & 0x8000);
    w32t_pml_put_words(o, W32T_PML_KEY("Current directory"), cut(d, at + n, m), folder & 0x8000);
    if (!o->text) {
        environment_field(o, block);
        return;
    }
    environment_text(w32t_pml_begin(o, W32T_PML_KEY("Environment"), NULL), block);
}

static void exited_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_span d = v->detail;
    size_t p = v->pointer;
    w32t_pml_put_number(o, W32T_PML_KEY("Exit Status"), (int32_t)w32t_span_u32(d, 0));
    w32t_pml_put_seconds(o, W32T_PML_KEY("User Time"), w32t_span_u64(d, 12), " seconds");
    w32t_pml_put_seconds(o, W32T_PML_KEY("Kernel Time"), w32t_span_u64(d, 4), " seconds");
    // Sizes are 64-bit in the logs of 32-bit systems too when there is room for them.
    if (d.n >= 20 + 32) p = 8;
    w32t_pml_put_count(o, W32T_PML_KEY("Private Bytes"),
                       p == 8 ? w32t_span_u64(d, 20 + 2 * p) : w32t_span_u32(d, 20 + 2 * p));
    w32t_pml_put_count(o, W32T_PML_KEY("Peak Private Bytes"),
                       p == 8 ? w32t_span_u64(d, 20 + 3 * p) : w32t_span_u32(d, 20 + 3 * p));
    w32t_pml_put_count(o, W32T_PML_KEY("Working Set"), p == 8 ? w32t_span_u64(d, 20) : w32t_span_u32(d, 20));
    w32t_pml_put_count(o, W32T_PML_KEY("Peak Working Set"),
                       p == 8 ? w32t_span_u64(d, 20 + p) : w32t_span_u32(d, 20 + p));
}

void w32t_pml_process_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_span d = v->detail;
    switch (v->operation) {
    case DEFINED:
    case CREATED:
        created_detail(v, o);
        return;
    case EXITED:
    case STATISTICS:
        exited_detail(v, o);
        return;
    case THREAD_CREATED:
        w32t_pml_put_number(o, W32T_PML_KEY("Thread ID"), w32t_span_u32(d, 0));
        return;
    case THREAD_EXITED:
        // The driver records a thread that still runs (0x103); another status is shown.
        if (o->text && w32t_span_u32(d, 0) != 0x103)
            w32t_pml_put_number(o, W32T_PML_KEY("Exit Status"), (int32_t)w32t_span_u32(d, 0));
        w32t_pml_put_number(o, W32T_PML_KEY("Thread ID"), v->tid);
        w32t_pml_put_seconds(o, W32T_PML_KEY("User Time"), w32t_span_u64(d, 12), "");
        w32t_pml_put_seconds(o, W32T_PML_KEY("Kernel Time"), w32t_span_u64(d, 4), "");
        if (!o->text) w32t_pml_put_number(o, W32T_PML_KEY("Exit Status"), (int32_t)w32t_span_u32(d, 0));
        return;
    case IMAGE_LOADED:
        w32t_pml_put_hex(o, W32T_PML_KEY("Image Base"), w32t_pml_pointer(v, d, 0));
        w32t_pml_put_hex(o, W32T_PML_KEY("Image Size"), w32t_span_u32(d, v->pointer));
        return;
    case STARTED:
        started_detail(v, o);
        return;
    default:
        return;
    }
}

void w32t_pml_profiling_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_span d = v->detail;
    if (v->operation == 1 && d.n >= 16u + 2u * v->pointer) { // process
        w32t_pml_put_seconds(o, W32T_PML_KEY("User Time"), w32t_span_u64(d, 0), " seconds");
        w32t_pml_put_seconds(o, W32T_PML_KEY("Kernel Time"), w32t_span_u64(d, 8), " seconds");
        w32t_pml_put_count(o, W32T_PML_KEY("Private Bytes"), w32t_pml_pointer(v, d, 16u + v->pointer));
        w32t_pml_put_count(o, W32T_PML_KEY("Working Set"), w32t_pml_pointer(v, d, 16));
    } else if (v->operation == 0 && d.n >= 12) { // thread: changes since the last sample
        w32t_pml_put_seconds(o, W32T_PML_KEY("User Time"), w32t_span_u32(d, 0), "");
        w32t_pml_put_seconds(o, W32T_PML_KEY("Kernel Time"), w32t_span_u32(d, 4), "");
        w32t_pml_put_number(o, W32T_PML_KEY("Context Switches"), w32t_span_u32(d, 8));
    } else if (v->operation == 2 && d.n >= 2) { // text a program wrote through Process Monitor's device
        uint16_t info = w32t_span_u16(d, 0);
        w32t_pml_put_words(o, W32T_PML_KEY("Output"), cut(d, 4, w32t_pml_string_bytes(info)), info & 0x8000);
    }
}
