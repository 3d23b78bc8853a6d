// SPDX-License-Identifier: Apache-2.0
// Linux: the bridge runs under `wine` with the user's own environment. Nothing of the traced program's surroundings is
// changed: its streams, folder, environment and signals are those it would have had.
#define _DEFAULT_SOURCE
#define _POSIX_C_SOURCE 200809L
#include "capture/launch.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/file.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/os.h"
#include "base/utf.h"
#include "pe/pe_file.h"

#define BRIDGE "win32trace-bridge-x64.exe"

extern char **environ;

static bool is_file(const char *path) {
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode);
}

static bool tools_in(const char *folder, const char *below, char *out, size_t size) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s%s/" BRIDGE, folder, below);
    if (!is_file(path)) return false;
    return snprintf(out, size, "%s%s", folder, below) < (int)size;
}

bool w32t_find_tools(const char *given, char *out, size_t size) {
    if (given) return tools_in(given, "", out, size);
    const char *set = getenv("WIN32TRACE_TOOLS");
    if (set && *set) return tools_in(set, "", out, size);
    char self[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    if (n <= 0) return false;
    self[n] = 0;
    char *slash = strrchr(self, '/');
    if (!slash) return false;
    *slash = 0;
    // beside the program (bin/windows), in the build tree, or installed (bin → libexec)
    static const char *const places[] = {"/windows", "/../../bin/windows", "/../libexec/win32trace",
                                         "/../lib/win32trace", ""};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (tools_in(self, places[i], out, size)) return true;
    }
    return false;
}

bool w32t_absolute(const char *path, char *out, size_t size) {
    char folder[PATH_MAX], real[PATH_MAX];
    const char *slash = strrchr(path, '/');
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path + 1) : 1, slash ? path : ".");
    if (!realpath(folder, real)) return false;
    return snprintf(out, size, "%s%s%s", strcmp(real, "/") == 0 ? "" : real, "/", slash ? slash + 1 : path) < (int)size;
}

#define HEADERS 0x10000u

// The headers say all that is asked here; a whole program may be a hundred megabytes.
static w32t_status load_headers(const char *program, uint8_t **bytes, size_t *n, w32t_error *error) {
    w32t_input *in;
    w32t_status status = w32t_input_open(program, &in, error);
    if (status) return status;
    w32t_pe pe;
    bool enough = false;
    if (in->seekable && in->size > HEADERS) {
        *bytes = w32t_alloc(HEADERS);
        *n = w32t_input_read(in, 0, *bytes, HEADERS);
        enough = *n == HEADERS && w32t_pe_open(w32t_span_of(*bytes, *n), false, &pe, NULL) == W32T_OK &&
                 pe.sections_offset < HEADERS / 2;
        if (!enough) free(*bytes);
    }
    w32t_input_close(in);
    return enough ? W32T_OK : w32t_file_load(program, (size_t)1 << 31, bytes, n, error);
}

static bool is_batch(const char *program) {
    const char *dot = strrchr(program, '.');
    return dot && (strcasecmp(dot, ".bat") == 0 || strcasecmp(dot, ".cmd") == 0);
}

w32t_status w32t_check_program(const char *program, char *resolved, size_t size, uint32_t *word_size,
                               w32t_error *error) {
    *word_size = 0;
    snprintf(resolved, size, "%s", program);
    struct stat st;
    if (stat(program, &st) < 0) {
        if (strchr(program, '/')) {
            w32t_status status =
                w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET, "program not found: %s", strerror(errno));
            return w32t_fail_in(error, status, program);
        }
        return W32T_OK; // a Windows path, or a name that Windows looks for
    }
    // a name without a slash is looked for by wine in the current folder too, but a folder of that name is none
    if (!strchr(program, '/') && !S_ISREG(st.st_mode)) return W32T_OK;
    if (S_ISDIR(st.st_mode)) {
        w32t_status status = w32t_fail(error, W32T_E_NOT_RUNNABLE, W32T_NO_OFFSET, "a folder, not a program");
        return w32t_fail_in(error, status, program);
    }
    if (!S_ISREG(st.st_mode)) { // /dev/zero has no end
        w32t_status status = w32t_fail(error, W32T_E_NOT_RUNNABLE, W32T_NO_OFFSET, "a device or pipe, not a program");
        return w32t_fail_in(error, status, program);
    }
    uint8_t *bytes;
    size_t n;
    w32t_status status = load_headers(program, &bytes, &n, error);
    if (status) return w32t_fail_in(error, status == W32T_E_ACCESS ? W32T_E_NOT_RUNNABLE : status, program);
    w32t_pe pe;
    status = w32t_pe_open(w32t_span_of(bytes, n), false, &pe, error);
    if (status && is_batch(program)) // cmd takes a leading ./ for an option
        w32t_fail(error, status, W32T_NO_OFFSET, "a batch file, not a program: run `cmd /c %s`",
                  program + (strncmp(program, "./", 2) == 0 ? 2 : 0));
    if (!status && (pe.characteristics & W32T_PE_DLL)) {
        status = w32t_fail(error, W32T_E_NOT_RUNNABLE, W32T_NO_OFFSET, "a DLL, not a program");
    } else if (!status && pe.machine != W32T_PE_AMD64 && pe.machine != W32T_PE_I386) {
        status = w32t_fail(error, W32T_E_NOT_RUNNABLE, W32T_NO_OFFSET, "a program for another processor (%s)",
                           w32t_pe_machine_name(pe.machine));
    }
    if (!status) *word_size = pe.is64 ? 8 : 4;
    for (uint32_t i = 0; !status && i < pe.section_count; i++) {
        w32t_pe_section part;
        if (!w32t_pe_section_at(&pe, i, &part) || !part.size ||
            (uint64_t)part.offset + part.size <= (uint64_t)st.st_size)
            continue;
        status = w32t_fail(error, W32T_E_NOT_RUNNABLE, part.offset,
                           "cut off: section %s lies beyond the end of the file", part.name);
    }
    free(bytes);
    if (status) {
        if (error) error->status = W32T_E_NOT_RUNNABLE;
        return w32t_fail_in(error, W32T_E_NOT_RUNNABLE, program);
    }
    return w32t_absolute(program, resolved, size) ? W32T_OK : W32T_OK;
}

bool w32t_native_path(const char *path, uint16_t *out, size_t room) {
    char full[PATH_MAX];
    if (!w32t_absolute(path, full, sizeof full)) return false;
    w32t_buf b = {0};
    static const char prefix[] = "\\??\\unix";
    w32t_utf8_to_utf16(&b, prefix, sizeof prefix - 1);
    for (char *p = full; *p; p++) {
        if (*p == '/') *p = '\\';
    }
    w32t_utf8_to_utf16(&b, full, strlen(full));
    bool ok = b.n / 2 + 1 <= room;
    if (ok) {
        memcpy(out, b.p, b.n);
        out[b.n / 2] = 0;
    }
    w32t_buf_free(&b);
    return ok;
}

static void prefix_folder(char *out, size_t size) {
    const char *prefix = getenv("WINEPREFIX"), *home = getenv("HOME");
    if (prefix && *prefix) {
        snprintf(out, size, "%s", prefix);
    } else {
        snprintf(out, size, "%s/.wine", home ? home : "");
    }
}

// One component below `folder`, without case.
static bool step_into(char *folder, size_t size, const char *name, size_t n) {
    size_t at = strlen(folder);
    if (at + n + 2 >= size) return false;
    snprintf(folder + at, size - at, "/%.*s", (int)n, name);
    struct stat st;
    if (stat(folder, &st) == 0) return true;
    folder[at] = 0;
    DIR *d = opendir(folder);
    if (!d) return false;
    bool found = false;
    for (struct dirent *e; !found && (e = readdir(d)) != NULL;) {
        if (strlen(e->d_name) == n && strncasecmp(e->d_name, name, n) == 0) {
            snprintf(folder + at, size - at, "/%s", e->d_name);
            found = true;
        }
    }
    closedir(d);
    return found;
}

bool w32t_host_path(const char *dos, char *out, size_t size) {
    if (strncmp(dos, "\\\\?\\", 4) == 0 || strncmp(dos, "\\??\\", 4) == 0) dos += 4;
    if (strncasecmp(dos, "unix", 4) == 0 && (dos[4] == '\\' || dos[4] == '/')) {
        snprintf(out, size, "%s", dos + 4);
        for (char *p = out; *p; p++) {
            if (*p == '\\') *p = '/';
        }
        return true;
    }
    if (!dos[0] || dos[1] != ':') return false;
    char drive[3] = {(char)(dos[0] | 0x20), ':', 0}, folder[PATH_MAX];
    prefix_folder(folder, sizeof folder);
    size_t n = strlen(folder);
    snprintf(folder + n, sizeof folder - n, "/dosdevices/%s", drive);
    for (const char *p = dos + 2; *p;) {
        size_t part = strcspn(p, "\\/");
        if (part && !step_into(folder, sizeof folder, p, part)) return false;
        p += part + (p[part] != 0);
    }
    char real[PATH_MAX];
    return snprintf(out, size, "%s", realpath(folder, real) ? real : folder) < (int)size;
}

bool w32t_lacks_32bit(void) {
    char path[PATH_MAX + 64];
    prefix_folder(path, PATH_MAX);
    size_t n = strlen(path);
    snprintf(path + n, sizeof path - n, "/drive_c/windows/syswow64/ntdll.dll");
    return !is_file(path);
}

bool w32t_never_32bit(void) {
    char path[PATH_MAX + 64];
    prefix_folder(path, PATH_MAX);
    size_t n = strlen(path);
    snprintf(path + n, sizeof path - n, "/drive_c/windows/system32/ntdll.dll");
    return is_file(path) && w32t_lacks_32bit();
}

void w32t_dll_folders(const char *image_folder, uint32_t word_size, w32t_buf *out) {
    char prefix[PATH_MAX], path[PATH_MAX + 64];
    prefix_folder(prefix, sizeof prefix);
    w32t_buf_put(out, image_folder, strlen(image_folder) + 1);
    struct stat st;
    snprintf(path, sizeof path, "%s/drive_c/windows/syswow64", prefix);
    bool wow = word_size == 4 && stat(path, &st) == 0;
    if (!wow) snprintf(path, sizeof path, "%s/drive_c/windows/system32", prefix);
    w32t_buf_put(out, path, strlen(path) + 1);
    snprintf(path, sizeof path, "%s/drive_c/windows/system", prefix);
    w32t_buf_put(out, path, strlen(path) + 1);
    snprintf(path, sizeof path, "%s/drive_c/windows", prefix);
    w32t_buf_put(out, path, strlen(path) + 1);
    if (getcwd(path, sizeof path)) w32t_buf_put(out, path, strlen(path) + 1);
    const char *windows_path = getenv("WINEPATH"); // what wine puts before the PATH of programs
    for (const char *p = windows_path ? windows_path : ""; *p;) {
        char dos[PATH_MAX];
        size_t n = strcspn(p, ";");
        snprintf(dos, sizeof dos, "%.*s", (int)n, p);
        if (n && w32t_host_path(dos, path, sizeof path)) w32t_buf_put(out, path, strlen(path) + 1);
        p += n + (p[n] != 0);
    }
    // wine's own DLLs need no file in the prefix
    static const char *const builtin[2][3] = {{"/usr/lib/x86_64-linux-gnu/wine/x86_64-windows",
                                               "/usr/lib/wine/x86_64-windows",
                                               "/opt/wine-stable/lib64/wine/x86_64-windows"},
                                              {"/usr/lib/i386-linux-gnu/wine/i386-windows",
                                               "/usr/lib/wine/i386-windows", "/opt/wine-stable/lib/wine/i386-windows"}};
    for (int i = 0; i < 3; i++) {
        const char *folder = builtin[word_size == 4][i];
        if (stat(folder, &st) == 0) w32t_buf_put(out, folder, strlen(folder) + 1);
    }
    w32t_buf_char(out, 0);
}

w32t_status w32t_launch_bridge(const char *tools, const uint16_t *control_path, const char *mode,
                               const char *const *arguments, w32t_child *out, w32t_error *error) {
    char bridge[PATH_MAX];
    snprintf(bridge, sizeof bridge, "%s/" BRIDGE, tools);
    w32t_buf control = {0};
    size_t n = 0;
    while (control_path[n])
        n++;
    w32t_utf16_to_utf8(&control, w32t_span_of(control_path, n * 2));
    size_t count = 0;
    while (arguments[count])
        count++;
    const char **argv = w32t_alloc((count + 6) * sizeof *argv);
    argv[0] = "wine";
    argv[1] = bridge;
    argv[2] = "--control";
    argv[3] = w32t_buf_cstr(&control);
    argv[4] = mode;
    for (size_t i = 0; i < count; i++)
        argv[5 + i] = arguments[i];
    const char *wine = getenv("WINE");
    if (!wine || !*wine) wine = "wine";
    pid_t pid;
    posix_spawnattr_t attributes;
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGINT);
    sigaddset(&defaults, SIGTERM);
    sigaddset(&defaults, SIGHUP);
    sigaddset(&defaults, SIGQUIT);
    sigaddset(&defaults, SIGXFSZ);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    // Ctrl-C goes to a whole group: one that detaches must not end the bridge, which has to do it.
    bool apart = strcmp(mode, "--") != 0;
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, (short)(POSIX_SPAWN_SETSIGDEF | (apart ? POSIX_SPAWN_SETPGROUP : 0)));
    int failed = posix_spawnp(&pid, wine, NULL, &attributes, (char *const *)(uintptr_t)argv, environ);
    posix_spawnattr_destroy(&attributes);
    w32t_buf_free(&control);
    free(argv);
    if (failed) {
        return w32t_fail(error, W32T_E_TARGET, W32T_NO_OFFSET, "cannot run %s: %s (is Wine installed?)", wine,
                         strerror(failed));
    }
    *out = (w32t_child){.handle = pid, .adopts = out->adopts, .killed_by = out->killed_by};
    return W32T_OK;
}

void w32t_adopt_orphans(w32t_child *c) {
#ifdef PR_SET_CHILD_SUBREAPER
    c->adopts = prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0;
#else
    (void)c;
#endif
}

void w32t_child_look(w32t_child *c) {
    int status;
    while (c->handle > 0 && (c->adopts || !c->ended)) {
        pid_t done = waitpid(c->adopts ? -1 : (pid_t)c->handle, &status, WNOHANG);
        if (done == 0 || (done < 0 && (errno == EINTR || c->ended))) return;
        if (done > 0 && done != (pid_t)c->handle) {
            if (WIFSIGNALED(status)) c->killed_by = (uint32_t)WTERMSIG(status);
            continue;
        }
        c->ended = true;
        c->status = done < 0 ? 125 : WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
}

void w32t_child_kill(w32t_child *c) {
    if (!c->ended && c->handle > 0) kill((pid_t)c->handle, SIGKILL);
}

void w32t_child_close(w32t_child *c) {
    (void)c;
}

void w32t_sleep_us(uint32_t us) {
    struct timespec t = {us / 1000000, (long)(us % 1000000) * 1000};
    nanosleep(&t, NULL);
}

void w32t_bell_open(w32t_bell *b) {
    int ends[2];
    *b = (w32t_bell){-1, -1};
    if (pipe(ends) < 0) return;
    for (int i = 0; i < 2; i++)
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    *b = (w32t_bell){ends[0], ends[1]};
}

bool w32t_bell_wait(w32t_bell *b, uint32_t ms) {
    struct pollfd rung = {.fd = (int)b->waits, .events = POLLIN};
    return poll(&rung, 1, (int)ms) > 0;
}

void w32t_bell_ring(w32t_bell *b) {
    if (b->rings >= 0) close((int)b->rings); // the other end is at its end from now on
    b->rings = -1;
}

void w32t_bell_close(w32t_bell *b) {
    w32t_bell_ring(b);
    if (b->waits >= 0) close((int)b->waits);
    b->waits = -1;
}

uint32_t w32t_own_pid(void) {
    return (uint32_t)getpid();
}

bool w32t_pid_alive(uint32_t pid) {
    if (kill((pid_t)pid, 0) < 0) return errno == EPERM;
    char path[64], line[512] = "";
    snprintf(path, sizeof path, "/proc/%u/stat", pid);
    FILE *f = fopen(path, "r");
    if (!f) return true;
    if (!fgets(line, sizeof line, f)) *line = 0;
    fclose(f);
    const char *state = strrchr(line, ')');         // a name may hold anything
    return !state || strncmp(state, ") Z", 3) != 0; // killed, its parent has not looked yet
}

static bool maps(uint32_t pid, const char *full) {
    char line[PATH_MAX + 128];
    snprintf(line, sizeof line, "/proc/%u/maps", pid);
    FILE *f = fopen(line, "r");
    if (!f) return false;
    bool found = false;
    while (!found && fgets(line, sizeof line, f)) {
        char *at = strchr(line, '/');
        if (!at) continue;
        at[strcspn(at, "\n")] = 0;
        found = strcmp(at, full) == 0;
    }
    fclose(f);
    return found;
}

uint32_t w32t_mapped_by(const char *path) {
    char full[PATH_MAX];
    DIR *d = opendir("/proc");
    if (!d) return 0;
    uint32_t pid = 0;
    if (realpath(path, full)) {
        for (struct dirent *e; !pid && (e = readdir(d)) != NULL;) {
            unsigned long n = strtoul(e->d_name, NULL, 10);
            if (n && n != (unsigned long)getpid() && maps((uint32_t)n, full)) pid = (uint32_t)n;
        }
    }
    closedir(d);
    return pid;
}

void w32t_meant_path(const char *path, char *out, size_t size) {
    char at[PATH_MAX], to[PATH_MAX], next[2 * PATH_MAX];
    struct stat st;
    snprintf(out, size, "%s", path);
    if (stat(path, &st) == 0 && !S_ISREG(st.st_mode)) return;
    snprintf(at, sizeof at, "%s", path);
    for (int i = 0; i < 40; i++) { // a ring of links ends too
        ssize_t n = readlink(at, to, sizeof to - 1);
        if (n < 0) {
            snprintf(out, size, "%s", at);
            return;
        }
        to[n] = 0;
        const char *slash = *to == '/' ? NULL : strrchr(at, '/');
        snprintf(next, sizeof next, "%.*s%s", slash ? (int)(slash - at + 1) : 0, at, to);
        if (strlen(next) >= sizeof at) return;
        memcpy(at, next, strlen(next) + 1);
    }
}

#define LOCK_TRIES 1000 // milliseconds

intptr_t w32t_lock_beside(const char *path) {
    char folder[PATH_MAX];
    const char *slash = strrchr(path, '/');
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path + 1) : 1, slash ? path : ".");
    int f = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    for (int i = 0; f >= 0 && flock(f, LOCK_EX | LOCK_NB) != 0; i++) {
        if (errno != EWOULDBLOCK || i == LOCK_TRIES) { // a file system without locks; others that hold the folder
            close(f);
            return -1;
        }
        w32t_sleep_us(1000);
    }
    return f;
}

void w32t_unlock(intptr_t lock) {
    if (lock >= 0) close((int)lock);
}

void w32t_remove_file(const char *path) {
    unlink(path);
}

// SIGINT goes to the whole foreground group, so the program gets it by itself; SIGTERM and SIGHUP mean us: the
// recording ends, the program goes on.
static struct sigaction held[5];
static const int interrupts[5] = {SIGINT, SIGTERM, SIGHUP, SIGXFSZ, SIGPIPE}; // the last two become errors of write
static volatile sig_atomic_t asked_to_stop; // the signal

static volatile sig_atomic_t stop_on_interrupt;

static void note_signal(int number) {
    if (number == SIGTERM || number == SIGHUP || (stop_on_interrupt && number == SIGINT)) asked_to_stop = number;
}

void w32t_pass_interrupts(void) {
    stop_on_interrupt = 0;
}

void w32t_hold_interrupts(void) {
    stop_on_interrupt = 1;
    struct sigaction note = {.sa_handler = note_signal};
    asked_to_stop = 0;
    for (int i = 0; i < 5; i++)
        sigaction(interrupts[i], &note, &held[i]);
}

bool w32t_interrupted(void) {
    return asked_to_stop != 0;
}

uint32_t w32t_interrupted_by(void) {
    return (uint32_t)asked_to_stop;
}

void w32t_release_interrupts(void) {
    for (int i = 0; i < 5; i++)
        sigaction(interrupts[i], &held[i], NULL);
}
