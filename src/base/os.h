// SPDX-License-Identifier: Apache-2.0
// What we ask of the operating system: input files, output files that appear whole or not at all, folders, processors.
// One interface, two implementations (os_posix.c, os_win.c). Paths are UTF-8.
#ifndef W32T_BASE_OS_H
#define W32T_BASE_OS_H

#include "base/mem.h"
#include "base/span.h"
#include "base/status.h"

// ---- Input: a file read by position (any number of threads), or a stream read forward only.
typedef struct w32t_input {
    char *path;    // as the user wrote it; "-" for standard input
    uint64_t size; // seekable: size when opened (w32t_input_refresh renews it); stream: UINT64_MAX
    bool seekable;
    uint64_t stream_at;    // stream: offset of the next byte
    int fd;                // POSIX
    void *handle;          // Windows
    const uint8_t *mapped; // after w32t_input_map
    size_t mapped_size;
    const uint8_t *peeked; // stream: bytes read ahead by w32t_input_peek
    size_t peeked_size, peeked_at;
} w32t_input;

w32t_status w32t_input_open(const char *path, w32t_input **out, w32t_error *error);
// Up to n bytes at offset; returns how many were there (short at the end of the file), or SIZE_MAX on an error of the
// system. A stream only takes offset == stream_at.
size_t w32t_input_read(w32t_input *in, uint64_t offset, void *buffer, size_t n);
// The first bytes without consuming them (for recognising the format); at most 4096.
w32t_span w32t_input_peek(w32t_input *in, uint8_t *buffer, size_t n);
// Maps a seekable file whole, read-only; an empty span when the system cannot. The mapping lives until close. A file
// that another program truncates while it is mapped can end the process (SIGBUS), so mapping is for finished files;
// live ones are read.
w32t_span w32t_input_map(w32t_input *in);
// Tells the system that the mapped pages before `offset` are not needed now (keeps resident memory bounded).
void w32t_input_forget(w32t_input *in, uint64_t from, uint64_t to);
// Renews `size` of a growing file; false when it cannot be asked.
bool w32t_input_refresh(w32t_input *in);
void w32t_input_close(w32t_input *in);
// A seekable input over bytes in memory (tests, members of archives); the bytes stay the caller's.
w32t_input *w32t_input_of_memory(const char *name, w32t_span bytes);
// Copies a stream to an unnamed temporary file and makes the input seekable.
w32t_status w32t_input_spool(w32t_input *in, w32t_error *error);
// An empty unnamed temporary file to be written once, from its start, then read like any input. `name` is what errors
// call it.
w32t_status w32t_input_temporary(const char *name, w32t_input **out, w32t_error *error);
w32t_status w32t_input_append(w32t_input *in, const void *p, size_t n, w32t_error *error);

// ---- Output: written under a temporary name beside `path`, renamed by close when all went well. path NULL or "-":
// standard output.
typedef struct w32t_output w32t_output;
w32t_status w32t_output_open(const char *path, w32t_output **out, w32t_error *error);
// Fails where `path` is there and read-only, whoever asks: what its owner has marked so is not replaced either. (open asks
// the same.)
w32t_status w32t_output_allowed(const char *path, w32t_error *error);
// Both are there and are one file, by whatever names or links.
bool w32t_same_file(const char *a, const char *b);
w32t_status w32t_output_write(w32t_output *out, const void *p, size_t n, w32t_error *error);
// For formats that patch what they wrote before (not on streams).
w32t_status w32t_output_write_at(w32t_output *out, uint64_t offset, const void *p, size_t n, w32t_error *error);
bool w32t_output_seekable(const w32t_output *out);
// keep = false: the temporary file is removed and nothing appears under `path`.
w32t_status w32t_output_close(w32t_output *out, bool keep, w32t_error *error);
// Removes the temporary files of all outputs that are open; for the handler of a signal that ends the program
// (async-signal-safe).
void w32t_output_forget_all(void);

// ---- Folders
typedef enum w32t_path_kind { W32T_PATH_NONE, W32T_PATH_FILE, W32T_PATH_FOLDER, W32T_PATH_OTHER } w32t_path_kind;
w32t_path_kind w32t_path_kind_of(const char *path);
// The names in a folder, sorted by bytes, without "." and ".."; free each and the list with w32t_names_free.
w32t_status w32t_folder_list(const char *path, char ***names, size_t *count, w32t_error *error);
void w32t_names_free(char **names, size_t count);
// Bytes that the file system holding `path` (an existing file) has room for; UINT64_MAX when it cannot be asked.
uint64_t w32t_free_space(const char *path);
// Makes a folder and those above it; fine when it is there already.
w32t_status w32t_folder_make(const char *path, w32t_error *error);
// Reads a whole file of at most `limit` bytes; *out is malloc'd.
w32t_status w32t_file_load(const char *path, size_t limit, uint8_t **out, size_t *size, w32t_error *error);

// ---- The machine
unsigned w32t_cpu_count(void);
#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
#define w32t_relax() __builtin_ia32_pause() // between two looks at what another thread will change soon
#else
#define w32t_relax() ((void)0)
#endif
bool w32t_is_terminal(int fd); // 0, 1, 2
unsigned w32t_terminal_width(int fd);
uint64_t w32t_monotonic_ns(void);
void w32t_sleep_ms(unsigned ms);
int64_t w32t_now_ns(void);         // since 1970 UTC
int w32t_local_offset(int64_t ns); // this machine's zone at that time: minutes east of UTC

#endif
