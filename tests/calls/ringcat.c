// SPDX-License-Identifier: Apache-2.0
// Test tool: proves the agent and the bridge without the collector. Compiles a plan from a plain text, plays the
// collector's part (control block, heartbeat, taking records), and prints one line a call, one a record of another
// kind.
//
// ringcat [options] PLAN BRIDGE PREFIX -- PROGRAM ARGS        -> lines on standard output, exit status of the bridge
//   --lines FILE   lines go there      --internal --drop --no-follow   as the control block's flags
//   --ring BYTES   --quiet (count only)   --halves (a line a record, not a call)   --silent-after N (stop beating after
//   N records: a collector that died)
//   --nap MS (between looks at the rings, 1)
//   --stacks, --code  as the control block's flags
//   --attach | --wait  the word after -- is a process; --stop-after SECONDS  detach then
//   --keep         leave the files (a second run with --read reads what was left)
//   --read         no launch: print what the left-over rings PREFIX* hold
//
// PLAN: "dll NAME [unknown WORDS]", then lines "fn NAME WORDS STACK RESULT FAIL ERROR FLAGS FLOATS
// [OP,ARG,WHEN,LENKIND,LENARG,SCALE,CONST,LIMIT,DEREFS,OFFSET ...]" with the numbers of wire_plan.h; '#' starts a
// comment. This file is longer than others to stay one self-contained program.
#define _GNU_SOURCE
#include "wire/wire_call.h"
#include "wire/wire_control.h"
#include "wire/wire_plan.h"
#include "wire/wire_ring.h"

#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void die(const char *text, ...) {
    va_list list;
    va_start(list, text);
    fprintf(stderr, "ringcat: ");
    vfprintf(stderr, text, list);
    fprintf(stderr, "\n");
    exit(99);
}

// ---- the plan

typedef struct row {
    char name[128];
    w32t_plan_function f;
    w32t_plan_capture c[16];
    uint32_t dll;
} row;

static row *rows;
static uint32_t row_count, dll_count, unknown_words;
static char dll_names[256][64];
static uint32_t dll_flags[256];

static int by_dll_and_name(const void *a, const void *b) {
    const row *x = a, *y = b;
    return x->dll != y->dll ? (x->dll < y->dll ? -1 : 1) : strcmp(x->name, y->name);
}

static void parse_function(char *text) {
    unsigned words, stack, result, fail, error, flags, floats;
    int used = 0;
    rows = realloc(rows, (row_count + 1) * sizeof(*rows));
    row *r = &rows[row_count++];
    memset(r, 0, sizeof(*r));
    if (sscanf(text, "%127s %u %u %u %u %u %u %u%n", r->name, &words, &stack, &result, &fail, &error, &flags, &floats,
               &used) < 8)
        die("bad line: fn %s", text);
    r->dll = dll_count - 1;
    r->f.words = (uint8_t)words;
    r->f.stack_words = (uint8_t)stack;
    r->f.result = (uint8_t)result;
    r->f.fail_when = (uint8_t)fail;
    r->f.error_from = (uint8_t)error;
    r->f.flags = flags;
    r->f.float_args = (uint8_t)floats;
    for (char *at = strtok(text + used, " \t\n"); at; at = strtok(NULL, " \t\n")) {
        unsigned v[10] = {0};
        sscanf(at, "%u,%u,%u,%u,%u,%u,%u,%u,%u,%u", v, v + 1, v + 2, v + 3, v + 4, v + 5, v + 6, v + 7, v + 8, v + 9);
        if (r->f.captures == 16) die("too many captures: %s", r->name);
        r->c[r->f.captures++] = (w32t_plan_capture){.op = (uint8_t)v[0],
                                                    .arg = (uint8_t)v[1],
                                                    .when = (uint8_t)v[2],
                                                    .length_kind = (uint8_t)v[3],
                                                    .length_arg = (uint8_t)v[4],
                                                    .scale = (uint16_t)v[5],
                                                    .length_const = v[6],
                                                    .limit = v[7],
                                                    .derefs = (uint8_t)v[8],
                                                    .deref_offset = (uint16_t)v[9]};
    }
}

static void parse_plan(const char *path) {
    FILE *in = fopen(path, "r");
    char line[1024], word[64];
    if (!in) die("%s: %s", path, strerror(errno));
    while (fgets(line, sizeof(line), in)) {
        char *hash = strchr(line, '#');
        if (hash && (hash == line || hash[-1] == ' ') && hash[1] == ' ') *hash = 0;
        if (sscanf(line, "%63s", word) != 1) continue;
        char *rest = strstr(line, word) + strlen(word);
        if (!strcmp(word, "dll")) {
            unsigned unknown = 0;
            int n = sscanf(rest, "%63s unknown %u", dll_names[dll_count], &unknown);
            dll_flags[dll_count] = n == 2 ? W32T_PLAN_DLL_UNKNOWN : 0;
            if (n == 2) unknown_words = unknown;
            dll_count++;
        } else if (!strcmp(word, "fn")) {
            parse_function(rest);
        } else {
            die("%s: what is \"%s\"?", path, word);
        }
    }
    fclose(in);
    qsort(rows, row_count, sizeof(*rows), by_dll_and_name);
}

static void write_plan(const char *path, uint32_t word_size, uint32_t flags) {
    size_t strings_size = 8;
    uint32_t captures = 0;
    for (uint32_t i = 0; i < dll_count; i++)
        strings_size += strlen(dll_names[i]) + 1;
    for (uint32_t i = 0; i < row_count; i++)
        strings_size += strlen(rows[i].name) + 1, captures += rows[i].f.captures;
    w32t_plan p = {.magic = W32T_PLAN_MAGIC, .version = W32T_PLAN_VERSION, .word_size = word_size, .flags = flags};
    p.dlls = dll_count, p.functions = row_count, p.captures = captures, p.call_limit = 4096,
    p.unknown_words = unknown_words;
    p.dlls_offset = sizeof(p);
    p.functions_offset = p.dlls_offset + dll_count * (uint32_t)sizeof(w32t_plan_dll);
    p.captures_offset = p.functions_offset + row_count * (uint32_t)sizeof(w32t_plan_function);
    p.strings_offset = p.captures_offset + captures * (uint32_t)sizeof(w32t_plan_capture);
    p.strings = (uint32_t)strings_size;
    p.size = p.strings_offset + p.strings;
    char *file = calloc(1, p.size);
    memcpy(file, &p, sizeof(p));
    w32t_plan_dll *d = (void *)(file + p.dlls_offset);
    w32t_plan_function *f = (void *)(file + p.functions_offset);
    w32t_plan_capture *c = (void *)(file + p.captures_offset);
    char *strings = file + p.strings_offset;
    uint32_t at = 1, next = 0;
    for (uint32_t i = 0; i < dll_count; i++) {
        d[i] = (w32t_plan_dll){.name = at, .first = 0, .flags = dll_flags[i]};
        at += (uint32_t)sprintf(strings + at, "%s", dll_names[i]) + 1;
        for (uint32_t k = row_count; k-- > 0;)
            if (rows[k].dll == i) d[i].first = k, d[i].count++;
    }
    for (uint32_t i = 0; i < row_count; i++) {
        f[i] = rows[i].f;
        f[i].name = at;
        f[i].dll = rows[i].dll;
        f[i].first_capture = next;
        at += (uint32_t)sprintf(strings + at, "%s", rows[i].name) + 1;
        for (uint32_t k = 0; k < rows[i].f.captures; k++)
            c[next++] = rows[i].c[k];
    }
    if (!w32t_plan_check((const w32t_plan *)(const void *)file, p.size, word_size))
        die("the plan does not pass its own check");
    int fd = open(path, O_CREAT | O_TRUNC | O_RDWR, 0600);
    if (fd < 0 || write(fd, file, p.size) != (ssize_t)p.size) die("%s: %s", path, strerror(errno));
    close(fd);
    free(file);
}

// ---- printing records

typedef struct open_call {
    uint64_t call;
    uint32_t pid, tid;
    uint64_t ticks;
    char *text;
    struct open_call *next;
} open_call;

typedef struct module {
    uint32_t pid;
    uint64_t base;
    uint32_t size;
    char name[64];
} module;

static FILE *out;
static open_call *open_calls;
static module modules[4096];
static uint32_t module_count;
static char unknown_name[65536][64];
static uint64_t starts, stops, records;
static int quiet, halves;
static const char *attach; // --attach or --wait: the one word after -- is a process
static double stop_after;  // seconds since the bridge is through, then detach

static void utf8(FILE *to, const uint8_t *text, uint32_t bytes) {
    for (uint32_t i = 0; i + 1 < bytes; i += 2) {
        uint32_t c = text[i] | text[i + 1] << 8;
        if (c >= 0xd800 && c < 0xdc00 && i + 3 < bytes) {
            c = 0x10000 + ((c & 0x3ff) << 10) + ((uint32_t)(text[i + 2] | text[i + 3] << 8) & 0x3ff);
            i += 2;
        }
        if (c < 0x20 || c == 0x7f || (c >= 0xd800 && c < 0xe000))
            fprintf(to, "\\u%04x", c);
        else if (c < 0x80)
            fputc((int)c, to);
        else if (c < 0x800)
            fprintf(to, "%c%c", 0xc0 | c >> 6, 0x80 | (c & 63));
        else if (c < 0x10000)
            fprintf(to, "%c%c%c", 0xe0 | c >> 12, 0x80 | (c >> 6 & 63), 0x80 | (c & 63));
        else
            fprintf(to, "%c%c%c%c", 0xf0 | c >> 18, 0x80 | (c >> 12 & 63), 0x80 | (c >> 6 & 63), 0x80 | (c & 63));
    }
}

static void print_blobs(FILE *to, const uint8_t *at, const uint8_t *end, const char *half) {
    static const char *const status[] = {"", "NULL", "unreadable", "cut", "atom"};
    while (end - at >= (ptrdiff_t)sizeof(w32t_blob)) {
        w32t_blob b;
        memcpy(&b, at, sizeof(b));
        at += sizeof(b);
        if (b.stored > (size_t)(end - at)) die("blob longer than its record");
        fprintf(to, " %s%u", half, b.arg);
        if (b.status) fprintf(to, "!%s", b.status < 5 ? status[b.status] : "?");
        if (b.full != b.stored) fprintf(to, "/%" PRIu64, b.full);
        fputc('=', to);
        bool wide = b.op == W32T_CAP_UTF16Z || b.op == W32T_CAP_UTF16Z_OR_ATOM || b.op == W32T_CAP_UNICODE_STRING ||
                    b.op == W32T_CAP_MULTI_UTF16 || b.op == W32T_CAP_BSTR || b.op == W32T_CAP_UTF16Z_ARRAY;
        if (wide || b.op == W32T_CAP_ANSIZ || b.op == W32T_CAP_ANSIZ_OR_ATOM || b.op == W32T_CAP_ANSI_STRING) {
            fputc('"', to);
            if (wide)
                utf8(to, at, b.stored);
            else
                for (uint32_t i = 0; i < b.stored; i++)
                    fprintf(to, at[i] < 32 ? "\\x%02x" : "%c", at[i]);
            fputc('"', to);
        } else if (b.op == W32T_CAP_OBJECT_ATTRIBUTES && b.stored >= sizeof(w32t_blob_object)) {
            fputc('"', to);
            utf8(to, at + sizeof(w32t_blob_object), b.stored - (uint32_t)sizeof(w32t_blob_object));
            fputc('"', to);
        } else {
            for (uint32_t i = 0; i < b.stored; i++)
                fprintf(to, "%02x", at[i]);
        }
        at += (b.stored + 7) & ~7u;
    }
}

static void print_address(FILE *to, uint32_t pid, uint64_t address) {
    for (uint32_t i = module_count; i-- > 0;) {
        const module *m = &modules[i];
        if (m->pid == pid && address >= m->base && address - m->base < m->size) {
            fprintf(to, "%s+0x%" PRIx64, m->name, address - m->base);
            return;
        }
    }
    fprintf(to, "0x%" PRIx64, address);
}

static void print_function(FILE *to, uint32_t id) {
    if (id < row_count)
        fprintf(to, "%s!%s", dll_names[rows[id].dll], rows[id].name);
    else
        fprintf(to, "%s", id - row_count < 65536 ? unknown_name[id - row_count] : "?");
}

static void start(const uint8_t *at, uint32_t bytes, uint32_t pid, uint32_t tid, uint32_t word_size) {
    w32t_rec_start s;
    memcpy(&s, at, sizeof(s));
    starts++;
    if (halves) {
        uint64_t words[2] = {0};
        memcpy(words, at + sizeof(s), s.rec.extra * word_size < 16 ? s.rec.extra * word_size : 16);
        fprintf(out, "START %u %" PRIu64 " %u %" PRIu64 " %" PRIu64 "\n", tid, s.call, s.rec.function, words[0],
                words[1]);
    }
    if (quiet || halves) return;
    char *text = NULL;
    size_t size = 0;
    FILE *to = open_memstream(&text, &size);
    print_function(to, s.rec.function);
    fputc('(', to);
    const uint8_t *words = at + sizeof(s);
    for (uint32_t i = 0; i < s.rec.extra; i++) {
        uint64_t word = 0;
        memcpy(&word, words + i * word_size, word_size);
        fprintf(to, i ? ", 0x%" PRIx64 : "0x%" PRIx64, word);
    }
    fputc(')', to);
    print_blobs(to, words + ((s.rec.extra * word_size + 7) & ~7u), at + bytes, "i");
    fprintf(to, " @");
    print_address(to, pid, s.caller);
    fclose(to);
    open_call *c = calloc(1, sizeof(*c));
    *c = (open_call){.call = s.call, .pid = pid, .tid = tid, .ticks = s.ticks, .text = text, .next = open_calls};
    open_calls = c;
}

static void stop(const uint8_t *at, uint32_t bytes, uint32_t pid, uint32_t tid) {
    static const char *const ends[] = {"", " UNWOUND", " THREAD-END"};
    w32t_rec_stop s;
    memcpy(&s, at, sizeof(s));
    stops++;
    if (halves) fprintf(out, "STOP %u %" PRIu64 " %" PRIu64 "\n", tid, s.call, s.result);
    if (quiet || halves) return;
    for (open_call **link = &open_calls; *link; link = &(*link)->next) {
        open_call *c = *link;
        if (c->pid != pid || c->tid != tid || c->call != s.call) continue;
        fprintf(out, "%u/%u #%" PRIu64 " %s = 0x%" PRIx64, pid, tid, s.call, c->text, s.result);
        if (s.rec.extra & W32T_STOP_FAILED) fprintf(out, " FAILED");
        fprintf(out, " error=%u", s.error);
        print_blobs(out, at + sizeof(s), at + bytes, "o");
        fprintf(out, "%s\n", ends[s.rec.extra & W32T_END_MASK]);
        *link = c->next;
        free(c->text);
        free(c);
        return;
    }
    fprintf(out, "%u/%u #%" PRIu64 " STOP WITHOUT START\n", pid, tid, s.call);
}

static void print_exception(const uint8_t *at, uint32_t bytes, uint32_t pid, uint32_t tid) {
    w32t_rec_exception e;
    memcpy(&e, at, sizeof(e));
    if (sizeof(e) + e.frames * 8ull + e.stack_bytes > bytes) die("exception record too short");
    fprintf(out, "%u/%u EXCEPTION code=%08x call=%" PRIu64 " at=", pid, tid, e.code, e.call);
    print_address(out, pid, e.address);
    for (uint32_t i = 0; i < e.parameters; i++)
        fprintf(out, " p%u=0x%" PRIx64, i, e.parameter[i]);
    for (uint32_t i = 0; i < e.frames; i++) {
        uint64_t frame;
        memcpy(&frame, at + sizeof(e) + i * 8, 8);
        fprintf(out, i ? " < " : " stack=");
        print_address(out, pid, frame);
    }
    fprintf(out, " bytes=%u\n", e.stack_bytes);
}

static void print_module(const uint8_t *at, uint32_t bytes, uint32_t pid) {
    w32t_rec_module m;
    memcpy(&m, at, sizeof(m));
    if (sizeof(m) + m.path_bytes + (uint64_t)m.pdb_bytes > bytes) die("module record too short");
    if (module_count < 4096) {
        module *k = &modules[module_count++];
        *k = (module){.pid = pid, .base = m.base, .size = m.image_size};
        const uint8_t *path = at + sizeof(m);
        uint32_t n = m.path_bytes / 2, first = n, length = 0;
        while (first && path[first * 2 - 2] != '\\')
            first--;
        for (; first < n && length < 63; first++)
            k->name[length++] = (char)path[first * 2];
    }
    fprintf(out, "%u MODULE flags=%u base=0x%" PRIx64 " size=0x%x pdb=%u \"", pid, m.flags, m.base, m.image_size,
            m.pdb_bytes);
    utf8(out, at + sizeof(m), m.path_bytes);
    fprintf(out, "\"\n");
}

static void other(const uint8_t *at, uint32_t bytes, const w32t_rec *rec, uint32_t pid, uint32_t tid) {
    const uint8_t *rest;
    if (rec->type == W32T_REC_PROCESS) {
        w32t_rec_process p;
        memcpy(&p, at, sizeof(p));
        rest = at + sizeof(p);
        fprintf(out, "%u PROCESS parent=%u flags=%u image=\"", p.pid, p.parent_pid, p.flags);
        utf8(out, rest, p.image_bytes);
        fprintf(out, "\" command=\"");
        utf8(out, rest + p.image_bytes, p.command_bytes);
        fprintf(out, "\" directory=\"");
        utf8(out, rest + p.image_bytes + p.command_bytes, p.directory_bytes);
        fprintf(out, "\"\n");
    } else if (rec->type == W32T_REC_FUNCTION) {
        w32t_rec_function f;
        memcpy(&f, at, sizeof(f));
        if (rec->function - row_count >= 65536)
            die("functions were named more often than there are any: one that comes back has its number already");
        else
            snprintf(unknown_name[rec->function - row_count], 64, "%s!%.*s", f.dll < dll_count ? dll_names[f.dll] : "?",
                     (int)(f.name_bytes < 40 ? f.name_bytes : 40), (const char *)at + sizeof(f));
    } else if (rec->type == W32T_REC_STACK) {
        w32t_rec_stack k;
        memcpy(&k, at, sizeof(k));
        fprintf(out, "%u/%u STACK of #%" PRIu64, pid, tid, k.call);
        for (uint32_t i = 0; i < k.frames && sizeof(k) + i * 8 + 8 <= bytes; i++) {
            uint64_t frame;
            memcpy(&frame, at + sizeof(k) + i * 8, 8);
            fprintf(out, " < ");
            print_address(out, pid, frame);
        }
        fprintf(out, "\n");
    } else if (rec->type == W32T_REC_CHILD) {
        w32t_rec_child c;
        memcpy(&c, at, sizeof(c));
        fprintf(out, "%u/%u CHILD pid=%u status=%u error=%08x\n", pid, tid, c.pid, c.status, c.error);
    } else if (rec->type == W32T_REC_NOTE) {
        w32t_rec_note n;
        memcpy(&n, at, sizeof(n));
        fprintf(out, "%u/%u NOTE ", pid, tid);
        utf8(out, at + sizeof(n), n.bytes);
        fprintf(out, "\n");
    } else if (rec->type == W32T_REC_DROPPED) {
        w32t_rec_dropped d;
        memcpy(&d, at, sizeof(d));
        fprintf(out, "%u/%u DROPPED first=%" PRIu64 " count=%" PRIu64 "\n", pid, tid, d.first_call, d.count);
    } else {
        static const char *const names[] = {[W32T_REC_THREAD] = "THREAD",
                                            [W32T_REC_THREAD_END] = "THREAD-END",
                                            [W32T_REC_MODULE_END] = "MODULE-END",
                                            [W32T_REC_PROCESS_END] = "PROCESS-END"};
        const char *name = rec->type < sizeof(names) / sizeof(names[0]) ? names[rec->type] : NULL;
        fprintf(out, "%u/%u %s\n", pid, tid, name ? name : "RECORD OF UNKNOWN TYPE");
    }
    (void)bytes;
}

static void record(const uint8_t *at, uint32_t bytes, uint32_t pid, uint32_t tid, uint32_t word_size) {
    w32t_rec rec;
    memcpy(&rec, at, sizeof(rec));
    if (rec.type == W32T_REC_PAD) return;
    records++;
    if (rec.type == W32T_REC_START)
        start(at, bytes, pid, tid, word_size);
    else if (rec.type == W32T_REC_STOP)
        stop(at, bytes, pid, tid);
    else if (rec.type == W32T_REC_EXCEPTION)
        print_exception(at, bytes, pid, tid);
    else if (rec.type == W32T_REC_MODULE)
        print_module(at, bytes, pid);
    else
        other(at, bytes, &rec, pid, tid);
}

// ---- the rings

typedef struct ring_file {
    char path[512];
    uint8_t *base;
    size_t size;
    uint64_t lost;
} ring_file;

static ring_file files[256];
static uint32_t file_count;

static bool ring_open(ring_file *f) {
    struct stat st;
    int fd = open(f->path, O_RDWR);
    if (fd < 0) return false;
    if (fstat(fd, &st) || (size_t)st.st_size <= f->size) {
        close(fd);
        return f->base != NULL;
    }
    if (f->base) munmap(f->base, f->size);
    f->size = (size_t)st.st_size;
    f->base = mmap(NULL, f->size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (f->base == MAP_FAILED) die("%s: %s", f->path, strerror(errno));
    return true;
}

// Takes what one ring holds; gives the number of bytes.
static uint32_t take(const w32t_ring_file *h, w32t_ring *ring) {
    uint32_t head = __atomic_load_n(&ring->head, __ATOMIC_ACQUIRE), tail = ring->tail, begin = tail;
    const uint8_t *data = (const uint8_t *)ring + W32T_RING_DATA;
    if (head - tail > h->ring_bytes) die("head %u tail %u", head, tail);
    while (tail != head) {
        const uint8_t *at = data + (tail & (h->ring_bytes - 1));
        uint32_t bytes = ((const w32t_rec *)(const void *)at)->units * 8u,
                 left = h->ring_bytes - (tail & (h->ring_bytes - 1));
        if (!bytes || bytes > left || bytes > head - tail)
            die("record of %u bytes at %u of ring of %u", bytes, tail, ring->tid);
        record(at, bytes, h->pid, ring->tid, h->word_size);
        tail += bytes;
    }
    if (tail != begin) fflush(out); // what is taken is out, even if this program dies next
    __atomic_store_n(&ring->tail, tail, __ATOMIC_RELEASE);
    return tail - begin;
}

static uint32_t drain(const char *prefix) {
    glob_t found;
    char pattern[512];
    uint32_t taken = 0;
    snprintf(pattern, sizeof(pattern), "%s.ring-*", prefix);
    if (!glob(pattern, 0, NULL, &found)) {
        for (size_t i = 0; i < found.gl_pathc; i++) {
            uint32_t k = 0;
            while (k < file_count && strcmp(files[k].path, found.gl_pathv[i]))
                k++;
            if (k == file_count && file_count < 256)
                snprintf(files[file_count++].path, sizeof(files[0].path), "%s", found.gl_pathv[i]);
        }
        globfree(&found);
    }
    for (uint32_t i = 0; i < file_count; i++) {
        ring_file *f = &files[i];
        if (!f->base && !ring_open(f)) continue;
        const w32t_ring_file *h = (const void *)f->base;
        if (h->magic != W32T_RING_MAGIC) continue;
        uint32_t rings = __atomic_load_n(&h->rings, __ATOMIC_ACQUIRE);
        for (uint32_t r = 0; r < rings; r++) {
            uint64_t at = W32T_RING_FIRST + r * h->ring_stride;
            if (at + h->ring_stride > f->size) {
                ring_open(f);
                h = (const void *)f->base;
                if (at + h->ring_stride > f->size) break;
            }
            taken += take(h, (w32t_ring *)(void *)(f->base + at));
        }
    }
    return taken;
}

static void forget(const char *prefix) {
    glob_t found;
    char pattern[512];
    snprintf(pattern, sizeof(pattern), "%s.*", prefix);
    if (glob(pattern, 0, NULL, &found)) return;
    for (size_t i = 0; i < found.gl_pathc; i++)
        unlink(found.gl_pathv[i]);
    globfree(&found);
}

static void nt_path(uint16_t *to, const char *prefix, const char *suffix) {
    char text[512];
    snprintf(text, sizeof(text), "\\??\\unix%s%s", prefix, suffix);
    for (size_t i = 0; text[i]; i++)
        to[i] = (uint16_t)(text[i] == '/' ? '\\' : (unsigned char)text[i]);
}

static w32t_control *control_new(const char *prefix, uint32_t flags, uint32_t ring_bytes) {
    char path[512];
    snprintf(path, sizeof(path), "%s.ctl", prefix);
    int fd = open(path, O_CREAT | O_TRUNC | O_RDWR, 0600);
    if (fd < 0 || ftruncate(fd, W32T_CONTROL_BYTES)) die("%s: %s", path, strerror(errno));
    w32t_control *c = mmap(NULL, W32T_CONTROL_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (c == MAP_FAILED) die("%s: %s", path, strerror(errno));
    c->version = W32T_CONTROL_VERSION;
    c->size = W32T_CONTROL_BYTES;
    c->flags = flags;
    c->ring_bytes = ring_bytes;
    nt_path(c->plan_path[0], prefix, ".plan-64");
    nt_path(c->plan_path[1], prefix, ".plan-32");
    nt_path(c->ring_prefix, prefix, ".ring-");
    c->collector_state = W32T_COLLECTOR_RUNNING;
    __atomic_store_n(&c->magic, W32T_CONTROL_MAGIC, __ATOMIC_RELEASE);
    return c;
}

static void summary(const char *prefix, const w32t_control *c) {
    for (open_call *o = open_calls; o; o = o->next)
        fprintf(out, "%u/%u #%" PRIu64 " %s NEVER\n", o->pid, o->tid, o->call, o->text);
    for (uint32_t i = 0; i < file_count; i++) {
        const w32t_ring_file *h = (const void *)files[i].base;
        if (!h) continue;
        uint64_t drops = 0, waits = 0;
        for (uint32_t r = 0; r < h->rings && W32T_RING_FIRST + (r + 1) * h->ring_stride <= files[i].size; r++) {
            const w32t_ring *ring = (const void *)(files[i].base + W32T_RING_FIRST + r * h->ring_stride);
            drops += ring->drops;
            waits += ring->waits;
        }
        fprintf(out,
                "%u RINGS %u state=%u stop=%u hooked=%u code=%u drops=%" PRIu64 " waits=%" PRIu64
                " startup_ticks=%" PRIu64 "\n",
                h->pid, h->rings, h->state, h->stop_reason, h->hooked, h->code_hooked, drops, waits,
                h->start_cost_ticks);
    }
    fprintf(out, "TOTAL records=%" PRIu64 " starts=%" PRIu64 " stops=%" PRIu64 "\n", records, starts, stops);
    if (c)
        fprintf(out, "BRIDGE state=%u launch=%u system=%u root_exit=%08x %s\n", c->bridge_state, c->launch_error,
                c->system_error, c->root_exit, c->message);
    (void)prefix;
}

static long nap_ms = 1; // between looks at the rings

static int run(const char *bridge, const char *prefix, char **argv, w32t_control *c, uint64_t silent_after) {
    char path[512];
    snprintf(path, sizeof(path), "\\??\\unix%s.ctl", prefix);
    for (char *at = path; *at; at++)
        if (*at == '/') *at = '\\';
    int count = 0, status = 0;
    while (argv[count])
        count++;
    char **words = calloc((size_t)count + 6, sizeof(*words));
    words[0] = (char *)"wine", words[1] = (char *)bridge, words[2] = (char *)"--control", words[3] = path,
    words[4] = (char *)(attach ? attach : "--");
    for (int i = 0; i < count; i++)
        words[5 + i] = argv[i];
    pid_t child = fork();
    if (child == 0) {
        execvp(words[0], words);
        _exit(127);
    }
    bool ended = false;
    struct timespec nap = {0, nap_ms * 1000000};
    struct timespec begin, now;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (;;) {
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (!ended && __atomic_load_n(&c->bridge_state, __ATOMIC_ACQUIRE) < W32T_BRIDGE_LAUNCHED) begin = now;
        if (stop_after > 0 &&
            (double)(now.tv_sec - begin.tv_sec) + (double)(now.tv_nsec - begin.tv_nsec) / 1e9 > stop_after)
            c->collector_state = W32T_COLLECTOR_STOPPING;
        if (!silent_after || records < silent_after) c->heartbeat++;
        uint32_t taken = silent_after && records >= silent_after ? 0 : drain(prefix);
        if (ended && !taken) break;
        if (!ended && waitpid(child, &status, WNOHANG) == child) ended = true;
        if (!taken || nap_ms > 1) nanosleep(&nap, NULL);
    }
    free(words);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int main(int argc, char **argv) {
    uint32_t flags = W32T_CONTROL_WAIT_CHILDREN, plan_flags = 0, ring_bytes = 0;
    uint64_t silent_after = 0;
    bool keep = false, read_only = false;
    int at = 1;
    out = stdout;
    for (; at < argc && !strncmp(argv[at], "--", 2) && argv[at][2]; at++) {
        const char *o = argv[at] + 2;
        if (!strcmp(o, "lines"))
            out = fopen(argv[++at], "w");
        else if (!strcmp(o, "internal"))
            plan_flags |= W32T_PLAN_INTERNAL;
        else if (!strcmp(o, "drop"))
            flags |= W32T_CONTROL_DROP;
        else if (!strcmp(o, "no-follow"))
            flags |= W32T_CONTROL_NO_FOLLOW;
        else if (!strcmp(o, "qpc"))
            flags |= W32T_CONTROL_FORCE_QPC;
        else if (!strcmp(o, "ring"))
            ring_bytes = (uint32_t)strtoul(argv[++at], NULL, 0);
        else if (!strcmp(o, "silent-after"))
            silent_after = strtoull(argv[++at], NULL, 0);
        else if (!strcmp(o, "nap"))
            nap_ms = strtol(argv[++at], NULL, 0) % 1000;
        else if (!strcmp(o, "quiet"))
            quiet = 1;
        else if (!strcmp(o, "halves"))
            halves = 1;
        else if (!strcmp(o, "stacks"))
            flags |= W32T_CONTROL_STACKS;
        else if (!strcmp(o, "code"))
            flags |= W32T_CONTROL_CODE_HOOKS;
        else if (!strcmp(o, "attach") || !strcmp(o, "wait"))
            attach = argv[at];
        else if (!strcmp(o, "stop-after"))
            stop_after = strtod(argv[++at], NULL);
        else if (!strcmp(o, "keep"))
            keep = true;
        else if (!strcmp(o, "read"))
            read_only = true;
        else
            die("what is --%s?", o);
    }
    if (argc - at < 3 || !out) die("usage: ringcat [options] PLAN BRIDGE PREFIX -- PROGRAM ARGS");
    const char *prefix = argv[at + 2];
    parse_plan(argv[at]);
    char path[512];
    int status = 0;
    w32t_control *c = NULL;
    if (!read_only) {
        forget(prefix);
        snprintf(path, sizeof(path), "%s.plan-64", prefix);
        write_plan(path, 8, plan_flags);
        snprintf(path, sizeof(path), "%s.plan-32", prefix);
        write_plan(path, 4, plan_flags);
        c = control_new(prefix, flags, ring_bytes);
        status = run(argv[at + 1], prefix, argv + at + 4, c, silent_after);
        // now and then Wine ends a process that has hardly begun; the command starts it once more, too
        if (c->bridge_state == W32T_BRIDGE_NONE) status = run(argv[at + 1], prefix, argv + at + 4, c, silent_after);
    } else {
        drain(prefix);
    }
    summary(prefix, c);
    if (!keep) forget(prefix);
    return status;
}
