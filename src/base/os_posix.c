// SPDX-License-Identifier: Apache-2.0
// os.h on POSIX systems.
#define _GNU_SOURCE
#include "base/os.h"
#include "base/os_input.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>

// Hundreds of files may be read together: when the number allowed by default is reached, what may be asked for is asked
// for.
static int open_input(const char *path) {
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    struct rlimit limit;
    if (fd >= 0 || errno != EMFILE) return fd;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        if (setrlimit(RLIMIT_NOFILE, &limit) == 0) return open(path, O_RDONLY | O_CLOEXEC);
    }
    errno = EMFILE;
    return -1;
}

// /dev/zero and the like give bytes without end; a terminal ends by its user's hand, the null device at once.
static bool is_endless(int fd, const struct stat *st) {
    struct stat null;
    if (!S_ISCHR(st->st_mode) || isatty(fd)) return false;
    return stat("/dev/null", &null) != 0 || null.st_rdev != st->st_rdev;
}

w32t_status w32t_input_open(const char *path, w32t_input **out, w32t_error *error) {
    w32t_input *in = w32t_alloc(sizeof *in);
    in->path = w32t_strdup(path);
    in->fd = strcmp(path, "-") == 0 ? 0 : open_input(path);
    struct stat st;
    if (in->fd < 0 || fstat(in->fd, &st) != 0) {
        bool too_many = errno == EMFILE; // of ours: the user can allow more
        w32t_status s = w32t_fail_errno(error, path, too_many ? "cannot open (see ulimit -n)" : "cannot open");
        w32t_input_close(in);
        return s;
    }
    if (S_ISDIR(st.st_mode)) {
        w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "is a folder");
        w32t_input_close(in);
        return w32t_fail_in(error, W32T_E_ARGUMENT, path);
    }
    if (is_endless(in->fd, &st)) {
        w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "is a device, not a file or a pipe");
        w32t_input_close(in);
        return w32t_fail_in(error, W32T_E_ARGUMENT, path);
    }
    // A seekable standard input may stand in the middle of a file: it is then read as a stream from where it stands.
    in->seekable = S_ISREG(st.st_mode) && (in->fd != 0 || lseek(0, 0, SEEK_CUR) == 0);
    in->size = in->seekable ? (uint64_t)st.st_size : UINT64_MAX;
    *out = in;
    return W32T_OK;
}

size_t w32t_os_read(w32t_input *in, uint8_t *to, size_t n) {
    size_t got = 0;
    while (got < n) {
        ssize_t r = read(in->fd, to + got, n - got);
        if (r < 0 && errno == EINTR) continue;
        if (r < 0) return SIZE_MAX;
        if (r == 0) break;
        got += (size_t)r;
    }
    return got;
}

size_t w32t_os_read_at(w32t_input *in, uint64_t offset, uint8_t *to, size_t n) {
    size_t got = 0;
    while (got < n) {
        if (offset > (uint64_t)INT64_MAX - got) return got;
        ssize_t r = pread(in->fd, to + got, n - got, (off_t)(offset + got));
        if (r < 0 && errno == EINTR) continue;
        if (r < 0) return got ? got : SIZE_MAX;
        if (r == 0) break;
        got += (size_t)r;
    }
    return got;
}

w32t_span w32t_input_map(w32t_input *in) {
    if (w32t_input_in_memory(in)) return w32t_span_of(in->peeked, in->peeked_size);
    if (!in->mapped && in->seekable && in->size && in->size <= SIZE_MAX / 2) {
        void *p = mmap(NULL, (size_t)in->size, PROT_READ, MAP_PRIVATE, in->fd, 0);
        if (p != MAP_FAILED) {
            in->mapped = p;
            in->mapped_size = (size_t)in->size;
        }
    }
    return w32t_span_of(in->mapped, in->mapped_size);
}

void w32t_input_forget(w32t_input *in, uint64_t from, uint64_t to) {
    uint64_t page = 4096;
    from = (from + page - 1) / page * page;
    to = to / page * page;
    if (in->mapped && to > from && to <= in->mapped_size)
        madvise((void *)(uintptr_t)(in->mapped + from), (size_t)(to - from), MADV_DONTNEED);
}

bool w32t_input_refresh(w32t_input *in) {
    struct stat st;
    if (in->fd < 0 || !in->seekable || fstat(in->fd, &st) != 0) return false;
    in->size = (uint64_t)st.st_size;
    return true;
}

void w32t_input_close(w32t_input *in) {
    if (!in) return;
    if (in->mapped) munmap((void *)(uintptr_t)in->mapped, in->mapped_size);
    if (!w32t_input_in_memory(in)) free((void *)(uintptr_t)in->peeked);
    if (in->fd > 0) close(in->fd);
    free(in->path);
    free(in);
}

static int temporary_fd(w32t_error *error) {
    const char *folder = getenv("TMPDIR");
    char name[4096];
    snprintf(name, sizeof name, "%s/win32trace-XXXXXX", folder && *folder ? folder : "/tmp");
    int fd = mkostemp(name, O_CLOEXEC);
    if (fd < 0)
        w32t_fail_errno(error, name, "cannot create a temporary file");
    else
        unlink(name);
    return fd;
}

w32t_status w32t_input_temporary(const char *name, w32t_input **out, w32t_error *error) {
    int fd = temporary_fd(error);
    if (fd < 0) return error ? error->status : W32T_E_IO;
    w32t_input *in = w32t_alloc(sizeof *in);
    in->path = w32t_strdup(name);
    in->fd = fd;
    in->seekable = true;
    *out = in;
    return W32T_OK;
}

w32t_status w32t_input_append(w32t_input *in, const void *p, size_t n, w32t_error *error) {
    for (size_t done = 0; done < n;) {
        ssize_t w = pwrite(in->fd, (const uint8_t *)p + done, n - done, (off_t)in->size);
        if (w < 0 && errno == EINTR) continue;
        if (w <= 0) return w32t_fail_errno(error, in->path, "cannot write the temporary file");
        done += (size_t)w;
        in->size += (uint64_t)w;
    }
    return W32T_OK;
}

w32t_status w32t_input_spool(w32t_input *in, w32t_error *error) {
    if (in->seekable) return W32T_OK;
    w32t_input *to;
    w32t_status status = w32t_input_temporary(in->path, &to, error);
    if (status != W32T_OK) return status;
    uint8_t *block = w32t_block_new(1 << 20);
    while (status == W32T_OK) {
        size_t got = w32t_input_read(in, in->stream_at, block, 1 << 20);
        if (got == 0) break;
        status = got == SIZE_MAX ? w32t_fail_errno(error, in->path, "cannot read")
                                 : w32t_input_append(to, block, got, error);
    }
    w32t_block_free(block);
    if (status == W32T_OK) { // `in` becomes the file; the stream's parts leave with `to`
        w32t_input swap = *in;
        *in = *to;
        *to = swap;
        to->seekable = false;
    }
    w32t_input_close(to);
    return status;
}

// ---------------------------------------------------------------------------------------------------------------------------------

struct w32t_output {
    char *path, *temporary; // NULL for standard output
    int fd;
    bool seekable, broken;
};

// Names of temporary files that are being written, for w32t_output_forget_all.
static char *volatile pending[16];

static void pend(char *from, char *to) {
    for (size_t i = 0; i < sizeof pending / sizeof *pending; i++)
        if (pending[i] == from) {
            pending[i] = to;
            return;
        }
}

void w32t_output_forget_all(void) {
    for (size_t i = 0; i < sizeof pending / sizeof *pending; i++)
        if (pending[i]) unlink(pending[i]);
}

// Devices and pipes are written as they are, for nothing can be renamed over them; so is what /dev and /proc hold
// (/dev/stdout is a link of the system's, whatever it leads to).
static bool written_directly(const char *path) {
    struct stat st;
    return strncmp(path, "/dev/", 5) == 0 || strncmp(path, "/proc/", 6) == 0 ||
           (stat(path, &st) == 0 && !S_ISREG(st.st_mode));
}

w32t_status w32t_output_allowed(const char *path, w32t_error *error) {
    struct stat st;
    if (!path || strcmp(path, "-") == 0 || written_directly(path) || stat(path, &st) != 0) return W32T_OK;
    if (st.st_mode & S_IWUSR && access(path, W_OK) == 0) return W32T_OK;
    return w32t_fail_in(error,
                        w32t_fail(error, W32T_E_IO, W32T_NO_OFFSET,
                                  "the file is there and read-only (mode %04o): it is not replaced",
                                  (unsigned)st.st_mode & 07777),
                        path);
}

bool w32t_same_file(const char *a, const char *b) {
    struct stat x, y;
    return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

w32t_status w32t_output_open(const char *path, w32t_output **out, w32t_error *error) {
    if (path && !*path) return w32t_fail(error, W32T_E_ARGUMENT, W32T_NO_OFFSET, "the output has an empty name");
    w32t_status allowed = w32t_output_allowed(path, error);
    if (allowed != W32T_OK) return allowed;
    w32t_output *o = w32t_alloc(sizeof *o);
    if (!path || strcmp(path, "-") == 0) {
        o->fd = 1;
        *out = o;
        return W32T_OK;
    }
    struct stat st;
    // A link stays what it is; the file it leads to is replaced.
    char *real = written_directly(path) ? NULL : realpath(path, NULL);
    o->path = w32t_strdup(real ? real : path);
    free(real);
    if (written_directly(path)) {
        bool folder = stat(path, &st) == 0 && S_ISDIR(st.st_mode);
        o->fd = folder ? (errno = EISDIR, -1) : open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    } else {
        size_t n = strlen(o->path) + 32;
        o->temporary = w32t_alloc(n);
        snprintf(o->temporary, n, "%s.tmp-%ld", o->path, (long)getpid());
        pend(NULL, o->temporary);
        o->fd = open(o->temporary, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
        if (o->fd >= 0 && stat(path, &st) == 0) fchmod(o->fd, st.st_mode & 0777); // who may read it stays who may
        o->seekable = true;
    }
    if (o->fd < 0) {
        w32t_status s = w32t_fail_errno(error, path, "cannot create");
        free(o->path);
        if (o->temporary) pend(o->temporary, NULL);
        free(o->temporary);
        free(o);
        return s;
    }
    *out = o;
    return W32T_OK;
}

static w32t_status broke(w32t_output *o, w32t_error *error) {
    o->broken = true;
    return w32t_fail_errno(error, o->path ? o->path : "standard output", "cannot write");
}

w32t_status w32t_output_write(w32t_output *o, const void *p, size_t n, w32t_error *error) {
    for (size_t done = 0; done < n;) {
        ssize_t w = write(o->fd, (const uint8_t *)p + done, n - done);
        if (w < 0 && errno == EINTR) continue;
        if (w < 0) return broke(o, error);
        done += (size_t)w;
    }
    return W32T_OK;
}

w32t_status w32t_output_write_at(w32t_output *o, uint64_t offset, const void *p, size_t n, w32t_error *error) {
    for (size_t done = 0; done < n;) {
        ssize_t w = pwrite(o->fd, (const uint8_t *)p + done, n - done, (off_t)(offset + done));
        if (w < 0 && errno == EINTR) continue;
        if (w < 0) return broke(o, error);
        done += (size_t)w;
    }
    return W32T_OK;
}

bool w32t_output_seekable(const w32t_output *o) {
    return o->seekable;
}

w32t_status w32t_output_close(w32t_output *o, bool keep, w32t_error *error) {
    w32t_status s = W32T_OK;
    if (o->fd > 1 && close(o->fd) != 0) s = broke(o, error);
    if (o->temporary) {
        if (keep && !o->broken) {
            if (rename(o->temporary, o->path) != 0)
                s = w32t_fail_errno(error, o->path, "cannot rename the finished file");
        }
        if (!keep || o->broken || s != W32T_OK) unlink(o->temporary);
        pend(o->temporary, NULL);
    }
    free(o->path);
    free(o->temporary);
    free(o);
    return s;
}

// ---------------------------------------------------------------------------------------------------------------------------------

w32t_path_kind w32t_path_kind_of(const char *path) {
    struct stat st;
    if (stat(path, &st) != 0) return W32T_PATH_NONE;
    return S_ISDIR(st.st_mode) ? W32T_PATH_FOLDER : S_ISREG(st.st_mode) ? W32T_PATH_FILE : W32T_PATH_OTHER;
}

static int by_bytes(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

w32t_status w32t_folder_list(const char *path, char ***names, size_t *count, w32t_error *error) {
    DIR *d = opendir(path);
    if (!d) return w32t_fail_errno(error, path, "cannot open the folder");
    char **list = NULL;
    size_t n = 0, room = 0;
    for (struct dirent *e; (e = readdir(d)) != NULL;) {
        if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0) continue;
        if (n == room) list = w32t_realloc(list, (room = room ? room * 2 : 64) * sizeof *list);
        list[n++] = w32t_strdup(e->d_name);
    }
    closedir(d);
    if (n) qsort(list, n, sizeof *list, by_bytes);
    *names = list;
    *count = n;
    return W32T_OK;
}

uint64_t w32t_free_space(const char *path) {
    struct statvfs v;
    return statvfs(path, &v) == 0 ? (uint64_t)v.f_bavail * v.f_frsize : UINT64_MAX;
}

void w32t_names_free(char **names, size_t count) {
    for (size_t i = 0; i < count; i++)
        free(names[i]);
    free(names);
}

w32t_status w32t_folder_make(const char *path, w32t_error *error) {
    char *part = w32t_strdup(path);
    w32t_status s = W32T_OK;
    for (char *c = part + (*part == '/'); s == W32T_OK; c++) {
        if (*c && *c != '/') continue;
        char end = *c;
        *c = 0;
        if (mkdir(part, 0777) != 0 && errno != EEXIST) s = w32t_fail_errno(error, part, "cannot make the folder");
        *c = end;
        if (!end) break;
    }
    free(part);
    return s;
}

w32t_status w32t_file_load(const char *path, size_t limit, uint8_t **out, size_t *size, w32t_error *error) {
    w32t_input *in;
    w32t_status s = w32t_input_open(path, &in, error);
    if (s != W32T_OK) return s;
    s = w32t_input_spool(in, error);
    if (s == W32T_OK && in->size > limit) {
        w32t_fail(error, W32T_E_LIMIT, W32T_NO_OFFSET, "larger than the limit of %zu bytes", limit);
        s = w32t_fail_in(error, W32T_E_LIMIT, path);
    }
    if (s == W32T_OK) {
        uint8_t *p = w32t_realloc(NULL, (size_t)in->size + 1); // not zeroed: each page would be touched twice
        size_t got = w32t_input_read(in, 0, p, (size_t)in->size);
        if (got == SIZE_MAX) {
            s = w32t_fail_errno(error, path, "cannot read");
            free(p);
        } else {
            memset(p + got, 0, (size_t)in->size + 1 - got);
            *out = p;
            *size = got;
        }
    }
    w32t_input_close(in);
    return s;
}

// ---------------------------------------------------------------------------------------------------------------------------------

unsigned w32t_cpu_count(void) {
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : (unsigned)n;
}

bool w32t_is_terminal(int fd) {
    return isatty(fd) == 1;
}

unsigned w32t_terminal_width(int fd) {
    struct winsize ws;
    return ioctl(fd, TIOCGWINSZ, &ws) == 0 && ws.ws_col ? ws.ws_col : 80;
}

void w32t_sleep_ms(unsigned ms) {
    struct timespec t = {ms / 1000, (long)(ms % 1000) * 1000000};
    nanosleep(&t, NULL);
}

uint64_t w32t_monotonic_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

int64_t w32t_now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int w32t_local_offset(int64_t ns) {
    time_t t = (time_t)(ns / 1000000000 - (ns % 1000000000 < 0));
    struct tm local;
    return localtime_r(&t, &local) ? (int)(local.tm_gmtoff / 60) : 0;
}
