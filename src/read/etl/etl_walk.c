// SPDX-License-Identifier: Apache-2.0
// Finding the buffers of a file. A buffer is where the one before it ends; where no buffer header makes sense there,
// the bytes are searched for the next that does, and the gap is reported. Header fields are believed only where they
// agree with each other and with what is really there.
#include "read/etl/etl_walk.h"
#include "codec/xpress.h"

#define CHUNK ((size_t)256 * 1024)

// ---- Bytes

static w32t_span bytes_of_file(w32t_etl_bytes *b, uint64_t offset, size_t want) {
    size_t n = b->chunk ? b->chunk : CHUNK;
    if (offset < b->stop && b->stop - offset < n) n = (size_t)(b->stop - offset);
    if (n < want) n = want;
    b->window = w32t_room_for(&b->room, offset, n);
    b->at = offset;
    b->n = w32t_input_read(b->in, offset, b->window, n);
    if (b->n == SIZE_MAX) {
        b->failed = true;
        b->n = 0;
    }
    return w32t_span_of(b->window, b->n < want ? b->n : want);
}

// Moves what the window holds from `drop` on to its start and makes room for `more` bytes behind it.
static void shift_window(w32t_etl_bytes *b, size_t drop, size_t more) {
    w32t_room old = b->room;
    uint8_t *from = b->window;
    b->at += drop;
    b->n -= drop;
    bool fits = b->n + more + W32T_LINE <= old.size;
    if (!fits) b->room = (w32t_room){0};
    b->window = w32t_room_for(&b->room, b->at, b->n + more);
    if (b->n) memmove(b->window, from + drop, b->n);
    if (!fits) w32t_room_free(&old);
}

static bool read_more(w32t_etl_bytes *b, size_t n) {
    size_t got = w32t_input_read(b->in, b->at + b->n, b->window + b->n, n);
    if (got == SIZE_MAX) {
        b->failed = true;
        got = 0;
    }
    b->n += got;
    return got == n;
}

static w32t_span bytes_of_stream(w32t_etl_bytes *b, uint64_t offset, size_t want) {
    while (offset - b->at > b->n) { // skipped without being looked at
        uint64_t skip = offset - b->at - b->n;
        shift_window(b, b->n, CHUNK);
        if (!read_more(b, skip > CHUNK ? CHUNK : (size_t)skip)) break;
    }
    size_t drop = offset - b->at < b->n ? (size_t)(offset - b->at) : b->n;
    if (b->n - drop < want) {
        shift_window(b, drop, want > CHUNK ? want : CHUNK);
        drop = 0;
        read_more(b, want - b->n);
    }
    size_t have = b->n - drop;
    return w32t_span_of(b->window + drop, have < want ? have : want);
}

w32t_span w32t_etl_bytes_at(w32t_etl_bytes *b, uint64_t offset, size_t want) {
    if (offset >= b->at && offset - b->at <= b->n && b->n - (size_t)(offset - b->at) >= want)
        return w32t_span_of(b->window + (offset - b->at), want);
    return b->in->seekable ? bytes_of_file(b, offset, want) : bytes_of_stream(b, offset, want);
}

void w32t_etl_bytes_free(w32t_etl_bytes *b) {
    w32t_room_free(&b->room);
    memset(b, 0, sizeof *b);
}

// ---- Buffer headers

static bool first_event_fits(const uint8_t *p, size_t n, uint32_t fill) {
    if (fill == ETL_BUFFER_HEAD) return true;
    w32t_etl_head h;
    return n >= ETL_BUFFER_HEAD + 8 && fill > ETL_BUFFER_HEAD + 8 &&
           w32t_etl_head_parse(p + ETL_BUFFER_HEAD, fill - ETL_BUFFER_HEAD < 0x10000 ? fill - ETL_BUFFER_HEAD : 0x10000,
                               &h);
}

// Where the events end: the fill field, unless it cannot be; then the saved offset, else the whole buffer (damaged; the
// events are read as far as they make sense).
static uint32_t fill_of(const uint8_t *p) {
    uint32_t size = w32t_le32(p + ETL_BUFFER_SIZE), fill = w32t_le32(p + ETL_BUFFER_FILL);
    bool compressed = w32t_le16(p + ETL_BUFFER_FLAGS) & ETL_FLAG_COMPRESSED;
    if (fill >= ETL_BUFFER_HEAD && fill <= (compressed ? ETL_LARGEST_BUFFER : size)) return fill;
    if (compressed) return 0;
    uint32_t saved = w32t_le32(p + ETL_BUFFER_SAVED);
    return saved > ETL_BUFFER_HEAD && saved <= size ? saved : size;
}

// Whether p can be the start of a buffer. `careful` also looks at the first event, for places where none is expected.
// Only fields that stood the test on real files are used; n is at least ETL_BUFFER_HEAD + 8 unless the file ends.
static bool plausible(const uint8_t *p, size_t n, bool careful) {
    uint32_t size = w32t_le32(p + ETL_BUFFER_SIZE), flags = w32t_le16(p + ETL_BUFFER_FLAGS);
    if (size < ETL_BUFFER_HEAD || size > ETL_LARGEST_BUFFER) return false;
    uint32_t fill = fill_of(p);
    if (fill < ETL_BUFFER_HEAD) return false;
    if (flags & ~(uint32_t)ETL_FLAGS_POSSIBLE || w32t_le16(p + ETL_BUFFER_TYPE) >= ETL_TYPES_POSSIBLE) return false;
    if (w32t_le32(p + ETL_BUFFER_STATE) >= ETL_STATES_POSSIBLE) return false;
    bool compressed = flags & ETL_FLAG_COMPRESSED;
    if (!careful) return true;
    if (!compressed) return first_event_fits(p, n, fill);
    // The first event of a compressed buffer: as much of it as needed, from as much as is at hand.
    uint8_t start[64];
    size_t want = fill - ETL_BUFFER_HEAD < sizeof start ? fill - ETL_BUFFER_HEAD : sizeof start;
    size_t have = n < size ? n : size;
    w32t_xpress_result r = w32t_xpress_lz77(w32t_span_of(p + ETL_BUFFER_HEAD, have - ETL_BUFFER_HEAD), start, want);
    w32t_etl_head h;
    return r.produced >= 48 && w32t_etl_head_parse(start, 0x10000, &h);
}

#define LOOK (ETL_BUFFER_HEAD + 0x100) // what `plausible` may look at

static bool plausible_at(w32t_etl_walker *w, uint64_t offset, bool careful) {
    if (offset >= w->size) return false;
    w32t_etl_bytes *b = &w->bytes;
    uint8_t beyond[LOOK]; // of the window, which is still needed where it is
    w32t_span s = {beyond, 0};
    if (b->in->seekable && (offset < b->at || offset - b->at > b->n || b->n - (size_t)(offset - b->at) < LOOK)) {
        s.n = w32t_input_read(b->in, offset, beyond, LOOK);
        b->failed |= s.n == SIZE_MAX;
        if (s.n == SIZE_MAX) return false;
    } else
        s = w32t_etl_bytes_at(&w->bytes, offset, LOOK);
    return s.n >= ETL_BUFFER_HEAD && plausible(s.p, s.n, careful);
}

static bool is_filler(w32t_span s) {
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] != 0 && s.p[i] != 0xFF) return false;
    return true;
}

// The next plausible buffer at or after `from`; false at the end. *filler: everything passed over was 0x00 or 0xFF.
static bool search(w32t_etl_walker *w, uint64_t from, uint64_t *found, uint64_t *end, bool *filler) {
    *filler = true;
    for (uint64_t at = from;;) {
        w32t_span s = w32t_etl_bytes_at(&w->bytes, at, CHUNK);
        size_t usable = s.n < LOOK ? s.n : s.n - LOOK + 1;
        bool last = s.n < CHUNK;
        if (last) usable = s.n;
        for (size_t i = 0; i + ETL_BUFFER_HEAD <= s.n && i < usable; i++) {
            // size below 64 MiB and no impossible flags: rejects almost everything at once
            if (s.p[i + 3] > 4 || s.p[i + ETL_BUFFER_FLAGS + 1] || s.p[i + ETL_BUFFER_TYPE + 1] || s.p[i + 0x33] > 4)
                continue;
            if (!plausible(s.p + i, s.n - i, true)) continue;
            *filler = *filler && is_filler(w32t_span_of(s.p, i));
            *found = at + i;
            return true;
        }
        *filler = *filler && is_filler(w32t_span_of(s.p, usable));
        at += usable;
        if (last) {
            *end = at;
            return false;
        }
    }
}

static void lost_bytes(w32t_etl_walker *w, uint64_t from, uint64_t to, const char *what) {
    *w->unreadable += to - from;
    w32t_damage_add(w->damage, from, to - from, "%s: %llu bytes passed over", what, (unsigned long long)(to - from));
}

// The search may have begun before the gap, inside a compressed buffer: only the gap's own bytes tell what it is.
static bool gap_is_filler(w32t_etl_walker *w, uint64_t from, uint64_t to) {
    while (from < to) {
        w32t_span s = w32t_etl_bytes_at(&w->bytes, from, to - from < CHUNK ? (size_t)(to - from) : CHUNK);
        if (!s.n || !is_filler(s)) return false;
        from += s.n;
    }
    return true;
}

#define SECTOR 512u

// Nothing plausible stands at w->next: moves it to the next buffer. False when there is none.
static bool resume(w32t_etl_walker *w) {
    uint64_t found = 0, end = w->next, from = w->next < w->rescan ? w->next : w->rescan;
    bool filler;
    if (!w->bytes.in->seekable) from = w->next;
    if (search(w, from, &found, &end, &filler)) {
        if (from < w->next && found > w->next) filler = gap_is_filler(w, w->next, found);
        // Zeros up to the next sector are how a writer may align buffers of odd sizes.
        bool padding = filler && found - w->next < SECTOR && found % SECTOR == 0;
        // A buffer inside the one before it: its size was a lie, what follows is read from there.
        uint64_t gap = found > w->next ? w->next : found;
        if (found > gap && padding)
            ;
        else if (found > gap)
            lost_bytes(w, gap, found,
                       filler ? "zeros or unused space where a buffer should be" : "no buffer header makes sense");
        else
            w32t_damage_add(w->damage, found, 0, "the size of the buffer before this one is too large");
        w->next = found;
        return true;
    }
    if (w->size != UINT64_MAX && end < w->size) end = w->size;
    if (from < w->next && end > w->next) filler = gap_is_filler(w, w->next, end);
    if (end > w->next && !(filler && (w->preallocated || end - w->next < SECTOR))) {
        uint64_t from_here = w->next;
        if (end - from_here < ETL_BUFFER_HEAD && !filler)
            lost_bytes(w, from_here, end, "the file ends inside a buffer header");
        else
            lost_bytes(w, from_here, end,
                       filler ? "zeros or unused space up to the end" : "no buffer header makes sense");
    }
    return false;
}

// The size field against what the session says and what stands behind: the size to go by.
static uint32_t believed_size(w32t_etl_walker *w, uint64_t offset, uint32_t size, bool compressed) {
    uint32_t session = w->session_size;
    if (compressed || !session || size == session || !w->buffers || !w->bytes.in->seekable) return size;
    if (offset + session == w->size || plausible_at(w, offset + session, true)) {
        if (size < session && plausible_at(w, offset + size, true)) return size;
        w32t_damage_add(w->damage, offset, 0, "the buffer says it has %u bytes, those of this session have %u", size,
                        session);
        return session;
    }
    return size;
}

static void head_of(w32t_etl_buffer *b, uint64_t offset, const uint8_t *head) {
    b->offset = offset;
    b->flags = w32t_le16(head + ETL_BUFFER_FLAGS);
    b->type = w32t_le16(head + ETL_BUFFER_TYPE);
    b->compressed = b->flags & ETL_FLAG_COMPRESSED;
    b->cpu = b->flags & ETL_FLAG_CPU16 ? w32t_le16(head + ETL_BUFFER_CPU) : head[ETL_BUFFER_CPU];
}

static bool take_buffer(w32t_etl_walker *w, w32t_etl_buffer *b, w32t_span *stored) {
    uint8_t head[ETL_BUFFER_HEAD];
    w32t_span s = w32t_etl_bytes_at(&w->bytes, w->next, ETL_BUFFER_HEAD);
    if (s.n < ETL_BUFFER_HEAD) return false;
    memcpy(head, s.p, sizeof head);
    head_of(b, w->next, head);
    b->fill = fill_of(head);
    uint32_t size = believed_size(w, w->next, w32t_le32(head + ETL_BUFFER_SIZE), b->compressed);
    uint32_t said = w32t_le32(head + ETL_BUFFER_FILL);
    if (b->fill > size && !b->compressed) b->fill = size;
    if (b->fill != said)
        w32t_damage_add(w->damage, w->next, 0, "the buffer says %u of its %u bytes are used", said, size);
    // The unused tail of an uncompressed buffer need not be read.
    uint32_t want = b->compressed ? size : b->fill;
    *stored = w32t_etl_bytes_at(&w->bytes, w->next, want);
    w->last = w->next;
    w->cut_told = stored->n < want;
    if (w->cut_told) {
        uint64_t missing = want - stored->n;
        *w->unreadable += missing;
        w32t_damage_add(w->damage, w->next + stored->n, missing,
                        "the file ends inside the buffer at 0x%llx, %llu bytes of it are missing",
                        (unsigned long long)w->next, (unsigned long long)missing);
        if (!b->compressed) b->fill = (uint32_t)stored->n;
    }
    b->stored = (uint32_t)stored->n;
    w->rescan = b->compressed ? w->next + ETL_BUFFER_HEAD + 1 : w->next + b->fill;
    w->next += size;
    w->buffers++;
    return true;
}

// The input has ended. Where it ends in the unused tail of the last buffer no event is lost with the tail, but what
// followed may be.
static void cut_off(w32t_etl_walker *w) {
    const w32t_etl_bytes *b = &w->bytes;
    uint64_t end = b->in->seekable ? w->size : b->at + b->n;
    if (b->failed || w->cut_told || end >= w->next || end < w->last) return;
    w32t_damage_add(w->damage, end, w->next - end,
                    "the file ends inside the buffer at 0x%llx, %llu bytes of it are missing",
                    (unsigned long long)w->last, (unsigned long long)(w->next - end));
    w->cut_told = true;
}

bool w32t_etl_walker_next(w32t_etl_walker *w, w32t_etl_buffer *b, w32t_span *stored) {
    for (;;) {
        w32t_span s = w32t_etl_bytes_at(&w->bytes, w->next, LOOK);
        if (s.n == 0) {
            cut_off(w);
            return false;
        }
        bool ok = s.n >= ETL_BUFFER_HEAD && plausible(s.p, s.n, false);
        // Where the sizes contradict each other, or the first event makes no sense, it may still be a buffer with
        // damage inside: that is decided by whether another one follows where it says.
        if (ok && !plausible(s.p, s.n, true)) {
            uint32_t size = w32t_le32(s.p);
            ok = w->next + size >= w->size ? w->buffers > 0 && size == w->session_size
                                           : plausible_at(w, w->next + size, true);
            ok = ok || (w->session_size && plausible_at(w, w->next + w->session_size, true));
        }
        if (ok) return take_buffer(w, b, stored);
        if (!resume(w)) return false;
    }
}

void w32t_etl_walker_pass(w32t_etl_walker *w, const w32t_etl_buffer *b, uint32_t size) {
    w->last = w->next;
    w->cut_told = false;
    w->rescan = b->compressed ? w->next + ETL_BUFFER_HEAD + 1 : w->next + b->fill;
    w->next += size;
    w->buffers++;
}

w32t_span w32t_etl_buffer_open(const w32t_etl_buffer *b, w32t_span stored, w32t_room *room, w32t_damage_list *damage,
                               uint64_t *unreadable) {
    if (!b->compressed) return w32t_span_sub(stored, 0, b->fill < stored.n ? b->fill : stored.n);
    uint8_t *open = w32t_room_for(room, 0, b->fill);
    memcpy(open, stored.p, ETL_BUFFER_HEAD);
    w32t_xpress_result r =
        w32t_xpress_lz77(w32t_span_from(stored, ETL_BUFFER_HEAD), open + ETL_BUFFER_HEAD, b->fill - ETL_BUFFER_HEAD);
    if (r.bad && damage) {
        uint64_t missing = b->fill - ETL_BUFFER_HEAD - r.produced;
        *unreadable += missing;
        w32t_damage_add(damage, b->offset + ETL_BUFFER_HEAD + r.consumed, missing,
                        "not valid LZ77 (%s): %llu of %u bytes of the buffer at 0x%llx do not come out", r.bad,
                        (unsigned long long)missing, b->fill, (unsigned long long)b->offset);
    }
    size_t spare = stored.n - ETL_BUFFER_HEAD - r.consumed; // real files have up to 4 bytes of it
    if (!r.bad && spare > 64 && damage)
        w32t_damage_add(damage, b->offset, 0,
                        "the compressed buffer ends %zu bytes before its stored size says: not valid LZ77", spare);
    return w32t_span_of(open, ETL_BUFFER_HEAD + r.produced);
}

w32t_etl_events w32t_etl_events_of(const w32t_etl_buffer *b, w32t_span open) {
    return (w32t_etl_events){
        .p = open.p, .fill = (uint32_t)open.n, .at = ETL_BUFFER_HEAD, .offset = b->offset, .compressed = b->compressed};
}
