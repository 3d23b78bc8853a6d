// SPDX-License-Identifier: Apache-2.0
// Opens a Process Monitor log and cuts it into events: time, process, thread and a pointer to the bytes; everything
// else is made by the decoder. The file is mapped, its tables are read once at open, events are found through the
// offset table or, where there is none (a capture that was not closed), by walking from event to event.
#include "base/fold.h"
#include "base/os.h"
#include "base/utf.h"
#include "base/wintime.h"
#include "read/pml/pml_layout.h"
#include "read/pml/pml_rebuild.h"
#include "read/readers.h"

#include <stdio.h>
#include <stdlib.h>

#define KEEP_MAPPED (64u << 20) // pages this far behind the reading position are let go
#define KEEP_SHARED (32u << 20) // the same for all logs together that are merged
#define KEEP_LEAST  (256u << 10)
#define APART_KEPT  256
// The events of a log are no more bytes than it has; a few whose lengths lie may make them more.
#define OVERLAP_MOST 8u

typedef struct pml_source {
    w32t_source base;
    w32t_pml_log log;
    bool walk;         // no usable offset table
    uint64_t next;     // index of the next event
    uint64_t at, end;  // walk: position and end of the event area
    w32t_span offsets; // the offset table, whole entries only
    struct {
        uint64_t at, end;
    } apart[APART_KEPT]; // walk: extra parts announced further on, to be passed over when they come up
    size_t apart_count;
    uint64_t forgotten;
    uint64_t handed_out; // bytes of all events so far
    bool strayed;        // the offset table pointed at something that is no event; said once per stretch
} pml_source;

static int probe(w32t_span head, uint64_t file_size) {
    (void)file_size;
    return head.n >= 8 && memcmp(head.p, "PML_", 4) == 0 ? 100 : 0;
}

static const char *fixed_text(w32t_pml_log *log, size_t at, size_t bytes) {
    w32t_span s = w32t_span_sub(log->file, at, bytes);
    size_t n = 0;
    while (n + 2 <= s.n && (s.p[n] || s.p[n + 1]))
        n += 2;
    s.n = n;
    return n ? w32t_utf16_text(&log->arena, s, NULL) : "";
}

static void read_header(w32t_pml_log *log) {
    w32t_span f = log->file;
    log->version = w32t_span_u32(f, PML_VERSION);
    log->pointer_size = w32t_span_u32(f, PML_IS_64BIT) ? 8 : 4;
    log->computer = fixed_text(log, PML_COMPUTER, 0x20);
    log->system_root = fixed_text(log, PML_SYSTEM_ROOT, 0x208);
    log->event_count = w32t_span_u32(f, PML_EVENT_COUNT);
    log->max_address = w32t_span_u64(f, PML_MAX_ADDRESS);
    log->os_major = w32t_span_u32(f, PML_OS_VERSION + 4);
    log->os_minor = w32t_span_u32(f, PML_OS_VERSION + 8);
    log->os_build = w32t_span_u32(f, PML_OS_VERSION + 12);
    log->processors = w32t_span_u32(f, PML_PROCESSORS);
    log->memory = w32t_span_u64(f, PML_MEMORY);
    log->finished =
        w32t_span_u64(f, PML_OFFSETS_AT) && w32t_span_u64(f, PML_PROCESSES_AT) && w32t_span_u64(f, PML_STRINGS_AT);
}

// Where the event area can end: the first table behind it, or the end of the file.
static uint64_t area_end(const w32t_pml_log *log, uint64_t from) {
    static const uint16_t tables[] = {PML_OFFSETS_AT, PML_PROCESSES_AT, PML_STRINGS_AT, PML_ICONS_AT, PML_HOSTS_AT};
    uint64_t end = log->file.n;
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        uint64_t at = w32t_span_u64(log->file, tables[i]);
        if (at > from && at < end) end = at;
    }
    return end;
}

static void plan_events(pml_source *s) {
    w32t_pml_log *log = &s->log;
    uint64_t offsets = w32t_span_u64(log->file, PML_OFFSETS_AT), count = log->event_count;
    uint64_t start = w32t_span_u64(log->file, PML_EVENTS_AT);
    if (start < PML_HEADER_SIZE || start > log->file.n) start = PML_HEADER_SIZE;
    s->at = start;
    s->end = area_end(log, start);
    log->events_at = s->at;
    log->events_end = s->end;
    log->account_of = w32t_pml_account_of;
    if (!log->finished) {
        s->walk = true;
        w32t_damage_add(&s->base.damage, W32T_NO_OFFSET, 0,
                        "the capture was not closed: no offset table, events found by walking");
        return;
    }
    uint64_t room =
        offsets >= PML_HEADER_SIZE && offsets < log->file.n ? (log->file.n - offsets) / PML_OFFSET_ENTRY : 0;
    uint64_t next = area_end(log, offsets); // the table also ends where the next one begins
    if (next > offsets && (next - offsets) / PML_OFFSET_ENTRY < room) room = (next - offsets) / PML_OFFSET_ENTRY;
    if (count > room) {
        w32t_damage_add(&s->base.damage, offsets, 0,
                        "the header claims %llu events, the offset table has room for %llu", (unsigned long long)count,
                        (unsigned long long)room);
        if (!room) {
            s->walk = true;
            return;
        }
        log->event_count = count = room;
    }
    s->offsets = w32t_span_sub(log->file, (size_t)offsets, (size_t)(count * PML_OFFSET_ENTRY));
}

// A log ends with its tables of hosts and ports. What stands behind them is no part of it: another log that was
// appended, for one.
static void look_behind(pml_source *s) {
    const w32t_pml_log *log = &s->log;
    uint64_t end = log->hosts_end, more = log->file.n - end;
    if (!log->finished || !end || !more || area_end(log, w32t_span_u64(log->file, PML_HOSTS_AT)) < log->file.n) return;
    bool another = probe(w32t_span_from(log->file, (size_t)end), more) > 0;
    w32t_damage_add(&s->base.damage, end, more, "%llu byte%s behind the log's last table%s", (unsigned long long)more,
                    more == 1 ? "" : "s", another ? ": another log, which is not read (cut it off into a file)" : "");
    s->base.losses.unreadable_bytes += more;
}

// The file offset in entry i of the table. The fifth byte is the offset's top; in files too small for it, it is
// ignored.
static uint64_t entry_offset(const pml_source *s, uint64_t i) {
    const uint8_t *e = s->offsets.p + i * PML_OFFSET_ENTRY;
    uint64_t low = w32t_le32(e), full = low | (uint64_t)e[4] << 32;
    return full < s->log.file.n ? full : low;
}

static uint64_t first_time(pml_source *s) {
    uint64_t at = s->walk ? s->at : s->offsets.n ? entry_offset(s, 0) : UINT64_MAX;
    return at < s->log.file.n && s->log.file.n - at >= W32T_PML_EVENT_HEADER
               ? w32t_le64(s->log.file.p + at + W32T_PML_TIME)
               : 0;
}

// Process Monitor 3.61 prints some details otherwise than those before it. A log does not say what will show it: the
// newest Process Monitor that ran while it was recorded is taken or, when none is in the process table, what was
// current then.
static bool later_text(const w32t_pml_log *log) {
    const uint64_t year_2021 = 132539328000000000u;
    unsigned newest = 0;
    for (uint32_t i = 0; i < log->process_count; i++) {
        const w32t_pml_process *p = &log->processes[i];
        unsigned major, minor;
        if (p->name.n < 7 || !w32t_fold_equal(p->name.p, 7, "procmon", 7) || !p->version.n) continue;
        if (sscanf(p->version.p, "%4u.%4u", &major, &minor) != 2) continue;
        if (major * 100 + minor > newest) newest = major * 100 + minor;
    }
    return newest ? newest >= 361 : log->first_time >= year_2021;
}

static void close_source(w32t_source *base) {
    pml_source *s = (pml_source *)base;
    w32t_pml_free_accounts(&s->log);
    w32t_pml_free_tables(&s->log);
    w32t_damage_free(&base->damage);
    if (base->in) w32t_input_close(base->in);
    free(s);
}

static w32t_status open_source(w32t_input *in, const w32t_read_options *options, w32t_source **out, w32t_error *error) {
    (void)options;
    w32t_span file = w32t_input_map(in);
    if (!file.p)
        return w32t_fail(error, W32T_E_IO, W32T_NO_OFFSET,
                         "a Process Monitor log must be mapped, and the system could not");
    if (file.n < PML_HEADER_SIZE)
        return w32t_fail(error, W32T_E_DAMAGED, 0, "a Process Monitor log cut inside its header (%zu of %d bytes)",
                         file.n, PML_HEADER_SIZE);
    uint32_t version = w32t_span_u32(file, PML_VERSION);
    if (version < PML_VERSION_FIRST || version > PML_VERSION_LAST)
        return w32t_fail(error, W32T_E_UNSUPPORTED, PML_VERSION,
                         "a Process Monitor log of version %u; versions %d to %d (Process Monitor 2.8 and later) can "
                         "be read",
                         version, PML_VERSION_FIRST, PML_VERSION_LAST);
    pml_source *s = w32t_alloc(sizeof *s);
    s->base.ops = &w32t_read_pml;
    s->log.file = file;
    read_header(&s->log);
    w32t_pml_read_tables(&s->log, &s->base.damage);
    plan_events(s);
    look_behind(s);
    if (s->walk) w32t_pml_rebuild(&s->log, s->at, s->end);
    s->log.first_time = first_time(s);
    // One shift for all times, that of the capture: so does Process Monitor, also for dates of the other season.
    s->log.local_shift = w32t_local_offset(w32t_filetime_to_ns(s->log.first_time)) * W32T_PML_MINUTE;
    s->log.later_text = later_text(&s->log);
    s->base.pml = &s->log;
    s->base.in = in;
    *out = &s->base;
    return W32T_OK;
}

// Cuts the event at `at` into a record of the batch.
static void cut(pml_source *s, w32t_batch *batch, uint64_t at, uint64_t room, uint64_t index) {
    const w32t_pml_log *log = &s->log;
    const uint8_t *e = log->file.p + at;
    uint64_t frames = w32t_le16(e + W32T_PML_FRAMES), extra = w32t_le32(e + W32T_PML_EXTRA_OFFSET);
    uint64_t detail = w32t_le32(e + W32T_PML_DETAIL_SIZE);
    bool too_much = frames > PML_MAX_FRAMES || detail > PML_MAX_DETAIL;
    if (detail > PML_MAX_DETAIL) detail = PML_MAX_DETAIL;
    uint64_t size = W32T_PML_EVENT_HEADER + frames * log->pointer_size + detail;
    w32t_event *ev = w32t_batch_add(batch);
    w32t_pml_record *r = w32t_arena_alloc(&batch->arena, sizeof *r);
    r->log = log;
    r->process = w32t_pml_find_process(log, w32t_le32(e + W32T_PML_PROCESS));
    r->raw = e;
    r->damaged = size > room || too_much;
    r->size = (uint32_t)(size > room ? room : size);
    s->handed_out += r->size;
    r->extra = NULL;
    r->extra_size = 0;
    if (extra && extra < room && room - extra >= 2) {
        uint64_t n = w32t_le16(e + extra);
        if (n > room - extra - 2) {
            n = room - extra - 2;
            r->damaged = true;
        }
        r->extra = e + extra + 2;
        r->extra_size = (uint32_t)n;
    } else if (extra)
        r->damaged = true;
    ev->time = w32t_filetime_to_ns(w32t_le64(e + W32T_PML_TIME));
    ev->clock = w32t_le64(e + W32T_PML_TIME);
    ev->has = W32T_HAS_TID | W32T_HAS_RECORD | (log->pointer_size == 4 ? W32T_EVENT_32BIT : 0);
    ev->source = W32T_SOURCE_PML;
    ev->encoding = W32T_ENC_PML;
    ev->tid = w32t_le32(e + W32T_PML_THREAD);
    ev->record = index;
    if (r->process) {
        ev->has |= W32T_HAS_PID;
        ev->pid = r->process->pid;
        ev->process = &r->process->run;
    }
    bool stack = frames <= PML_MAX_FRAMES && W32T_PML_EVENT_HEADER + frames * log->pointer_size <= r->size;
    ev->stack_count = (uint32_t)(stack ? frames : 0);
    ev->native = r;
    ev->payload = e;
    ev->payload_size = r->size;
    if (r->damaged)
        w32t_damage_add(&s->base.damage, at, 0, "event %llu is cut or its parts lie outside the file",
                        (unsigned long long)index);
}

// A batch spans a quarter of this at most: it is still read when the next ones were made.
static uint64_t kept(const pml_source *s) {
    uint64_t keep = s->base.together > 1 ? KEEP_SHARED / s->base.together : KEEP_MAPPED;
    return keep > KEEP_LEAST ? keep : KEEP_LEAST;
}

static void forget(pml_source *s, uint64_t at) {
    uint64_t keep = kept(s);
    if (at > s->forgotten + keep + keep / 2) {
        w32t_input_forget(s->base.in, s->forgotten, at - keep);
        s->forgotten = at - keep;
    }
}

static void fill_by_table(pml_source *s, w32t_batch *batch) {
    const w32t_pml_log *log = &s->log;
    uint64_t last = 0, start = UINT64_MAX;
    for (; s->next < log->event_count && batch->count < W32T_BATCH_EVENTS; s->next++) {
        if (s->handed_out / OVERLAP_MOST > log->file.n) { // a table that lists the same bytes again and again
            w32t_damage_add(&s->base.damage, entry_offset(s, s->next), 0,
                            "from event %llu on, events lie over others: they are left out",
                            (unsigned long long)s->next);
            s->base.losses.events += log->event_count - s->next;
            s->next = log->event_count;
            break;
        }
        if (start < last && last - start > kept(s) / 4) break;
        if (s->next + 16 < log->event_count) {
            uint64_t ahead = entry_offset(s, s->next + 16);
            if (ahead < log->file.n) w32t_prefetch(log->file.p + ahead);
            ahead += W32T_PML_EVENT_HEADER - 1; // a header may lie in two lines of the cache
            if (ahead < log->file.n) w32t_prefetch(log->file.p + ahead);
        }
        uint64_t at = entry_offset(s, s->next);
        if (at < PML_HEADER_SIZE || at > log->file.n || log->file.n - at < W32T_PML_EVENT_HEADER) {
            if (!s->strayed)
                w32t_damage_add(&s->base.damage, (uint64_t)(s->offsets.p - log->file.p) + s->next * PML_OFFSET_ENTRY, 0,
                                "from event %llu on, offsets lie outside the file", (unsigned long long)s->next);
            s->strayed = true;
            s->base.losses.events++;
            continue;
        }
        s->strayed = false;
        cut(s, batch, at, log->file.n - at, s->next);
        last = at;
        if (start == UINT64_MAX) start = at;
    }
    forget(s, last);
}

// Remembers the extra part of the event at `at` when it does not follow directly.
static void note_apart(pml_source *s, uint64_t at, uint64_t size) {
    const uint8_t *e = s->log.file.p + at;
    uint64_t extra = w32t_le32(e + W32T_PML_EXTRA_OFFSET);
    if (extra < size || s->end - at < extra || s->end - at - extra < 2 || s->apart_count == APART_KEPT) return;
    uint64_t n = w32t_le16(e + extra);
    s->apart[s->apart_count].at = at + extra;
    s->apart[s->apart_count++].end = at + extra + 2 + n;
}

static bool pass_apart(pml_source *s) {
    for (size_t i = 0; i < s->apart_count; i++) {
        if (s->apart[i].at != s->at || s->apart[i].end > s->end) continue;
        s->at = s->apart[i].end;
        s->apart[i] = s->apart[--s->apart_count];
        return true;
    }
    return false;
}

static void fill_by_walk(pml_source *s, w32t_batch *batch) {
    uint64_t size, start = s->at;
    bool lies;
    while (s->at < s->end && batch->count < W32T_BATCH_EVENTS && s->at - start <= kept(s) / 4) {
        if (s->apart_count && pass_apart(s)) continue;
        if (!w32t_pml_step(&s->log, s->at, s->end, &size, &lies)) {
            uint64_t next = w32t_pml_scan(&s->log, s->at, s->end);
            w32t_damage_add(&s->base.damage, s->at, next - s->at, "no event starts here");
            s->base.losses.unreadable_bytes += next - s->at;
            s->at = next;
            continue;
        }
        cut(s, batch, s->at, lies ? size : s->log.file.n - s->at, s->next++);
        note_apart(s, s->at, size);
        s->at += size;
    }
    forget(s, s->at);
}

static w32t_status fill(w32t_source *base, w32t_batch *batch, w32t_error *error) {
    (void)error;
    pml_source *s = (pml_source *)base;
    size_t before = batch->count;
    if (s->walk)
        fill_by_walk(s, batch);
    else
        fill_by_table(s, batch);
    return batch->count > before || (s->walk ? s->at < s->end : s->next < s->log.event_count) ? W32T_OK : W32T_END;
}

static void put_os(const w32t_pml_log *log, char *out, size_t size) {
    w32t_buf b = {0};
    w32t_buf_printf(&b, "Windows %u.%u.%u, %d-bit, %u processors", log->os_major, log->os_minor, log->os_build,
                    log->pointer_size * 8, log->processors);
    size_t n = b.n < size - 1 ? b.n : size - 1;
    memcpy(out, b.p, n);
    out[n] = 0;
    w32t_buf_free(&b);
}

static w32t_status stat_source(w32t_source *base, w32t_file_stat *st, w32t_error *error) {
    static const char *const classes[] = {"Unknown",   "Process", "Registry", "File System",
                                          "Profiling", "Network", "IPC"};
    pml_source *s = (pml_source *)base;
    uint64_t counts[7] = {0};
    st->format = "pml";
    st->bytes = s->log.file.n;
    put_os(&s->log, st->os, sizeof st->os);
    w32t_batch batch = {0};
    w32t_status status;
    while ((status = fill(base, &batch, error)) == W32T_OK) {
        for (size_t i = 0; i < batch.count; i++) {
            uint32_t c = w32t_le32(batch.events[i].payload + W32T_PML_CLASS);
            counts[c < 7 ? c : 0]++;
            w32t_stat_time(st, batch.events[i].time);
        }
        st->events += batch.count;
        w32t_batch_reset(&batch);
    }
    w32t_batch_free(&batch);
    for (size_t i = 0; i < 7; i++)
        if (counts[i]) w32t_stat_kind(st, classes[i], counts[i]);
    w32t_stat_seen(st, &(w32t_seen){.provider = "Procmon", .encoding = W32T_ENC_PML, .self_described = true},
                   st->events);
    st->lost_events = base->losses.events;
    st->unreadable_bytes = base->losses.unreadable_bytes;
    return status == W32T_END ? W32T_OK : status;
}

const w32t_source_ops w32t_read_pml = {
    .format = "pml",
    .probe = probe,
    .open = open_source,
    .fill = fill,
    .stat = stat_source,
    .close = close_source,
};
