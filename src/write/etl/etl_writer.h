// SPDX-License-Identifier: Apache-2.0
// The container of an `.etl` file: a row of buffers; the first holds the SYSTEM EventTrace header event and nothing
// else. Events are reserved in place (w32t_etl_begin), filled by the encoders of etl_event.h and etl_kernel.h, and
// committed. After every flush the file on disk is whole, whatever kills the writer afterwards: contents are written
// before the buffer header that makes them valid. Uncompressed buffers are of one size, and one that is not full yet is
// completed in place later. A compressed buffer is written once and never touched again: what a flush finds becomes a
// buffer of its own, so flush such a file seldom.
#ifndef W32T_WRITE_ETL_WRITER_H
#define W32T_WRITE_ETL_WRITER_H

#include <win32trace/status.h>

#define W32T_ETL_BUFFER_HEADER  0x48u
#define W32T_ETL_DEFAULT_BUFFER 0x10000u
// Longest event any buffer takes: the size field of an event has 16 bits.
#define W32T_ETL_MAX_EVENT 0xFFF8u

typedef struct w32t_etl_config {
    const char *path;        // the file to make
    const char *logger_name; // UTF-8, recorded in the header
    const char *file_name;   // UTF-8, recorded in the header; NULL: path
    uint32_t buffer_size;    // multiple of 1024, 4 KiB to 16 MiB; 0: 64 KiB
    bool compress;           // XPRESS LZ77, buffer by buffer
    uint32_t processors;     // one more than the highest stream index
    uint8_t clock_type;      // 1 QPC, 2 system time, 3 CPU cycles
    uint8_t os_major, os_minor;
    uint32_t os_build;
    uint64_t perf_freq;      // ticks a second
    uint64_t start_clock;    // clock value that goes with start_filetime; the stamp of the first event
    uint64_t start_filetime; // 100 ns since 1601 UTC
    uint32_t cpu_mhz;
    uint32_t pid, tid;     // of the session's controller
    int32_t zone_bias;     // minutes, UTC = local + bias
    const char *zone_name; // UTF-8; NULL: "UTC"
} w32t_etl_config;

typedef struct w32t_etl_writer w32t_etl_writer;

w32t_status w32t_etl_create(const w32t_etl_config *config, w32t_etl_writer **out, w32t_error *error);

// Opens a file this writer made, to add to it, compressed as it is: a last buffer that was never completed is cut off,
// everything else stays. The clock of the file (frequency, BootTime) comes back in *config (path, logger_name,
// file_name and zone_name are not filled).
w32t_status w32t_etl_append(const char *path, w32t_etl_writer **out, w32t_etl_config *config, w32t_error *error);

// Room for one event of `size` bytes in the stream of processor `cpu`, 8-byte aligned and not cleared. NULL when the
// event is too long or the file can no longer be written (w32t_etl_status says why).
uint8_t *w32t_etl_begin(w32t_etl_writer *w, uint32_t cpu, size_t size);
// Makes the event final; `size` as asked for, or less. `clock`: its stamp.
void w32t_etl_commit(w32t_etl_writer *w, uint32_t cpu, size_t size, uint64_t clock);
// Most bytes an event may have in this file.
size_t w32t_etl_max_event(const w32t_etl_writer *w);

// Everything committed so far reaches the file, and the header's EndTime, BuffersWritten and EventsLost are brought up
// to date.
w32t_status w32t_etl_flush(w32t_etl_writer *w, uint64_t now_filetime, w32t_error *error);
// Called around every write of a buffer of stream 0, before and after (`done`), with the buffer's place in the file and
// the fill it will have. For whoever must know exactly which events would survive; w32t_etl_holds() tells afterwards.
typedef void (*w32t_etl_on_write)(void *context, uint64_t offset, uint32_t fill, bool done);
void w32t_etl_watch(w32t_etl_writer *w, w32t_etl_on_write callback, void *context);

// Whether a file has at `offset` a whole buffer of this writer, filled up to `fill` at least. `header`: the bytes
// there.
bool w32t_etl_holds(const uint8_t header[W32T_ETL_BUFFER_HEADER], uint32_t fill);
bool w32t_etl_compresses(const w32t_etl_writer *w);
// Whether something was committed that is not in the file.
bool w32t_etl_pending(const w32t_etl_writer *w);

// Sends a copy of everything to a pipe too, as a stream that readers can follow: whole buffers, each holding what was
// added since the one before. Started right after w32t_etl_create; a pipe that breaks ends the copy, not the recording.
void w32t_etl_tee(w32t_etl_writer *w, int fd);
// Sends what was committed since the last time; w32t_etl_flush does so too.
void w32t_etl_tee_flush(w32t_etl_writer *w);

// Adds to the header's EventsLost and BuffersLost at the next flush.
void w32t_etl_lost(w32t_etl_writer *w, uint64_t events, uint64_t buffers);

// The system's version, when it becomes known only later; written at the next flush.
void w32t_etl_set_os(w32t_etl_writer *w, uint8_t major, uint8_t minor, uint32_t build);

w32t_status w32t_etl_status(const w32t_etl_writer *w, w32t_error *error);
uint64_t w32t_etl_events(const w32t_etl_writer *w); // committed so far, without the header event
uint64_t w32t_etl_bytes(const w32t_etl_writer *w);  // size of the file after the last flush

// Flushes and closes; frees the writer whatever happens.
w32t_status w32t_etl_close(w32t_etl_writer *w, uint64_t now_filetime, w32t_error *error);

#endif
