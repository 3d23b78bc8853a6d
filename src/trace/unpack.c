// SPDX-License-Identifier: Apache-2.0
// Traces inside .gz and .zip: each member is unpacked into an unnamed temporary file, since readers seek. Sizes are
// bounded by what the archive really has, not by what it says: a member may not grow past RATIO times its packed size
// once it is larger than FREE.
#include "base/os.h"
#include "trace/trace_internal.h"

#include <stdio.h>
#include <stdlib.h>

w32t_archive w32t_archive_of(w32t_span head) {
    if (head.n >= 3 && head.p[0] == 0x1F && head.p[1] == 0x8B && head.p[2] == 8) return W32T_ARCHIVE_GZIP;
    uint32_t magic = w32t_span_u32(head, 0);
    return magic == 0x04034B50 || magic == 0x06054B50 ? W32T_ARCHIVE_ZIP : W32T_ARCHIVE_NONE;
}

#ifdef W32T_HAVE_ZLIB
#include <zlib.h>

#define FREE  ((uint64_t)256 << 20)
#define RATIO 256u
#define PIECE 65536u

typedef struct unpacker {
    w32t_input *from;
    uint64_t at, end; // packed bytes still to read: [at, end)
    uint64_t packed;  // read so far
    uint64_t finish;  // inflated: where the packed stream ended
    w32t_input *to;
    uint8_t in[PIECE], out[PIECE];
    w32t_error *error;
} unpacker;

typedef struct taker {
    w32t_take_member take;
    void *context;
} taker;

static w32t_status put(unpacker *u, size_t n) {
    if (u->to->size + n > FREE && (u->to->size + n) / RATIO > u->packed)
        return w32t_fail(u->error, W32T_E_LIMIT, u->at, "the packed data grows more than %u times: refused", RATIO);
    return w32t_input_append(u->to, u->out, n, u->error);
}

// More packed input; 0 at the end.
static size_t more(unpacker *u) {
    uint64_t left = u->end - u->at;
    size_t got = w32t_input_read(u->from, u->at, u->in, left < PIECE ? (size_t)left : PIECE);
    if (got == SIZE_MAX) got = 0;
    u->at += got;
    u->packed += got;
    return got;
}

static w32t_status inflate_all(unpacker *u, int window_bits) {
    z_stream z = {0};
    if (inflateInit2(&z, window_bits) != Z_OK)
        return w32t_fail(u->error, W32T_E_MEMORY, W32T_NO_OFFSET, "cannot start zlib");
    w32t_status s = W32T_OK;
    int r = Z_OK;
    while (s == W32T_OK) {
        if (!z.avail_in) {
            z.avail_in = (uInt)more(u);
            z.next_in = u->in;
            if (!z.avail_in) break;
        }
        if (r == Z_STREAM_END && (window_bits < 0 || inflateReset(&z) != Z_OK))
            break; // gzip: members may follow one another
        z.next_out = u->out;
        z.avail_out = PIECE;
        r = inflate(&z, Z_NO_FLUSH);
        if (r != Z_OK && r != Z_STREAM_END && r != Z_BUF_ERROR) {
            s = w32t_fail(u->error, W32T_E_DAMAGED, u->at - z.avail_in, "the packed data is damaged: %s",
                          z.msg ? z.msg : "zlib error");
            break;
        }
        s = put(u, PIECE - z.avail_out);
    }
    u->finish = u->at - z.avail_in;
    inflateEnd(&z);
    if (s == W32T_OK && r != Z_STREAM_END) s = w32t_fail(u->error, W32T_E_DAMAGED, u->at, "the packed data is cut off");
    return s;
}

static w32t_status copy_all(unpacker *u) {
    w32t_status s = W32T_OK;
    for (size_t n; s == W32T_OK && (n = more(u)) != 0;)
        s = w32t_input_append(u->to, u->in, n, u->error);
    return s;
}

// What could be unpacked of a damaged member is still handed on when there is anything, with what is wrong: its own
// damage, else `note` (about the archive, may be NULL). *finish: where the packed data ended.
static w32t_status unpack_one(w32t_input *from, uint64_t at, uint64_t end, int method, const char *name,
                              const w32t_error *note, uint64_t *finish, const taker *to, w32t_error *error) {
    unpacker *u = w32t_alloc(sizeof *u);
    w32t_error first = {0};
    u->from = from;
    u->at = at;
    u->finish = u->end = end;
    u->error = &first;
    w32t_status s = w32t_input_temporary(name, &u->to, error);
    if (s == W32T_OK) {
        s = method == 0 ? copy_all(u) : inflate_all(u, method == 8 ? -MAX_WBITS : MAX_WBITS + 16);
        if (finish) *finish = u->finish;
        if (s == W32T_OK || (s == W32T_E_DAMAGED && u->to->size)) {
            s = to->take(to->context, u->to, s == W32T_OK ? note : &first, error);
        } else {
            w32t_input_close(u->to);
            if (error) *error = first;
        }
    }
    free(u);
    return s;
}

// Position of the end-of-central-directory record, searched backwards through the longest possible comment.
static bool find_directory(w32t_input *in, uint64_t *count, uint64_t *offset) {
    uint8_t tail[65536 + 22];
    size_t n = in->size < sizeof tail ? (size_t)in->size : sizeof tail;
    if (w32t_input_read(in, in->size - n, tail, n) != n) return false;
    for (size_t i = n < 22 ? 0 : n - 21; i-- > 0;) {
        w32t_span s = w32t_span_of(tail + i, n - i);
        if (w32t_span_u32(s, 0) != 0x06054B50) continue;
        *count = w32t_span_u16(s, 10);
        *offset = w32t_span_u32(s, 16);
        return true;
    }
    return false;
}

typedef struct zip_member {
    uint64_t packed, header, next; // packed size, offset of the local header, offset of the next directory entry
    uint16_t flags, method;
    char name[1024];
} zip_member;

static void name_member(zip_member *m, const w32t_input *in, w32t_span text) {
    snprintf(m->name, sizeof m->name, "%s!%.*s", in->path, (int)(text.n > 700 ? 700 : text.n), (const char *)text.p);
}

static bool is_folder(const zip_member *m) {
    return m->name[strlen(m->name) - 1] == '/';
}

static bool read_member(w32t_input *in, uint64_t at, zip_member *m) {
    uint8_t head[46 + 65535];
    size_t n = w32t_input_read(in, at, head, sizeof head);
    if (n == SIZE_MAX) return false;
    w32t_cursor c = w32t_cursor_of(w32t_span_of(head, n));
    if (w32t_take32(&c) != 0x02014B50) return false;
    w32t_skip(&c, 4);
    m->flags = w32t_take16(&c);
    m->method = w32t_take16(&c);
    w32t_skip(&c, 8);
    m->packed = w32t_take32(&c);
    uint32_t size = w32t_take32(&c);
    uint16_t name = w32t_take16(&c), extra = w32t_take16(&c), comment = w32t_take16(&c);
    w32t_skip(&c, 8);
    m->header = w32t_take32(&c);
    w32t_span text = w32t_take(&c, name), fields = w32t_take(&c, extra);
    if (c.bad) return false;
    name_member(m, in, text);
    for (w32t_cursor f = w32t_cursor_of(fields);
         w32t_cursor_left(&f) >= 4;) { // Zip64: 8-byte values for those that are all ones
        uint16_t id = w32t_take16(&f), bytes = w32t_take16(&f);
        w32t_cursor z = w32t_cursor_of(w32t_take(&f, bytes));
        if (id != 1) continue;
        if (size == UINT32_MAX) w32t_skip(&z, 8);
        if (m->packed == UINT32_MAX) m->packed = w32t_take64(&z);
        if (m->header == UINT32_MAX) m->header = w32t_take64(&z);
    }
    m->next = at + 46u + name + extra + comment;
    return true;
}

static w32t_status can_unpack(const zip_member *m, w32t_error *error) {
    if (m->flags & 1) return w32t_fail(error, W32T_E_UNSUPPORTED, m->header, "%s is encrypted", m->name);
    if (m->method != 0 && m->method != 8)
        return w32t_fail(error, W32T_E_UNSUPPORTED, m->header, "%s is packed by method %u (only stored and deflated)",
                         m->name, m->method);
    return W32T_OK;
}

static w32t_status unpack_member(w32t_input *in, const zip_member *m, const taker *to, w32t_error *error) {
    uint8_t local[30];
    if (w32t_input_read(in, m->header, local, sizeof local) != sizeof local || w32t_le32(local) != 0x04034B50)
        return w32t_fail(error, W32T_E_DAMAGED, m->header, "a member's local header is missing");
    w32t_status s = can_unpack(m, error);
    if (s != W32T_OK) return s;
    uint64_t start = m->header + 30u + w32t_le16(local + 26) + w32t_le16(local + 28), end;
    if (!w32t_add64(start, m->packed, &end) || end > in->size) end = in->size;
    if (start > end) start = end;
    return unpack_one(in, start, end, m->method, m->name, NULL, NULL, to, error);
}

// ---- Archives that lost their end, and with it the directory: member after member by the headers in front of them.

// m->next: where the packed data starts. False when no whole local header is there.
static bool read_local(w32t_input *in, uint64_t at, zip_member *m, bool *size_known) {
    uint8_t head[30 + 65535];
    size_t n = w32t_input_read(in, at, head, sizeof head);
    if (n == SIZE_MAX) return false;
    w32t_cursor c = w32t_cursor_of(w32t_span_of(head, n));
    if (w32t_take32(&c) != 0x04034B50) return false;
    w32t_skip(&c, 2);
    m->flags = w32t_take16(&c);
    m->method = w32t_take16(&c);
    w32t_skip(&c, 8);
    m->packed = w32t_take32(&c);
    w32t_skip(&c, 4);
    uint16_t name = w32t_take16(&c), extra = w32t_take16(&c);
    w32t_span text = w32t_take(&c, name);
    if (c.bad) return false;
    name_member(m, in, text);
    for (w32t_cursor f = w32t_cursor_of(w32t_take(&c, extra)); w32t_cursor_left(&f) >= 4;) { // Zip64
        uint16_t id = w32t_take16(&f), bytes = w32t_take16(&f);
        w32t_cursor z = w32t_cursor_of(w32t_take(&f, bytes));
        if (id != 1 || m->packed != UINT32_MAX) continue;
        w32t_skip(&z, 8);
        m->packed = w32t_take64(&z);
    }
    *size_known = !(m->flags & 8) || m->packed;
    m->header = at;
    m->next = at + 30u + name + extra;
    return !c.bad;
}

// Behind data whose size was not known in advance stand 12 to 24 bytes that say it: where the next header is.
static uint64_t behind_descriptor(w32t_input *in, uint64_t at) {
    uint8_t b[28];
    size_t n = w32t_input_read(in, at, b, sizeof b);
    for (size_t i = 0; n != SIZE_MAX && i + 4 <= n; i += 4)
        if (w32t_le32(b + i) == 0x04034B50) return at + i;
    return in->size;
}

static w32t_status walk_locals(w32t_input *in, zip_member *m, const taker *to, w32t_error *error) {
    w32t_error note = {0};
    w32t_fail(&note, W32T_E_DAMAGED, in->size,
              "the zip file ends without its directory: members that followed may be missing");
    bool any = false, size_known;
    w32t_status s = W32T_OK;
    for (uint64_t at = 0; s == W32T_OK && at < in->size && read_local(in, at, m, &size_known);) {
        uint64_t end, start = m->next < in->size ? m->next : in->size;
        if (!size_known || !w32t_add64(start, m->packed, &end) || end > in->size) end = in->size;
        at = end;
        if ((size_known && !m->packed) || is_folder(m)) continue;
        s = can_unpack(m, error);
        if (s == W32T_OK && !size_known && m->method == 0)
            s = w32t_fail(error, W32T_E_DAMAGED, m->header, "%s is stored without its size, which the directory had",
                          m->name);
        if (s != W32T_OK) break;
        uint64_t finish = end;
        s = unpack_one(in, start, end, m->method, m->name, &note, &finish, to, error);
        if (s == W32T_OK) any = true;
        if (!size_known) at = behind_descriptor(in, finish);
    }
    if (s == W32T_OK && !any) return w32t_fail(error, W32T_E_DAMAGED, in->size, "%s", note.text);
    // A last member of which nothing comes out takes nothing from those before it: they carry the note.
    return any && (s == W32T_E_DAMAGED || s == W32T_E_UNSUPPORTED) ? W32T_OK : s;
}

static w32t_status unpack_zip(w32t_input *in, const taker *to, w32t_error *error) {
    uint64_t count, at;
    w32t_status s = w32t_input_spool(in, error);
    if (s != W32T_OK) return s;
    zip_member *m = w32t_alloc(sizeof *m);
    if (!find_directory(in, &count, &at)) {
        s = walk_locals(in, m, to, error);
        count = 0;
    }
    for (uint64_t i = 0; s == W32T_OK && i < count; i++) {
        if (!read_member(in, at, m)) {
            s = w32t_fail(error, W32T_E_DAMAGED, at, "the zip file's central directory is damaged");
            break;
        }
        at = m->next;
        if (m->packed && !is_folder(m)) s = unpack_member(in, m, to, error);
    }
    free(m);
    return s;
}

w32t_status w32t_unpack(w32t_input *in, w32t_archive kind, w32t_take_member take, void *context, w32t_error *error) {
    taker to = {take, context};
    if (kind == W32T_ARCHIVE_ZIP) return unpack_zip(in, &to, error);
    w32t_status s = w32t_input_spool(in, error);
    return s != W32T_OK ? s : unpack_one(in, 0, in->size, -1, in->path, NULL, NULL, &to, error);
}
#else
w32t_status w32t_unpack(w32t_input *in, w32t_archive kind, w32t_take_member take, void *context, w32t_error *error) {
    (void)in, (void)kind, (void)take, (void)context;
    return w32t_fail(error, W32T_E_UNSUPPORTED, W32T_NO_OFFSET,
                     "packed files (.zip, .gz) cannot be opened by this build: unpack them first");
}
#endif
