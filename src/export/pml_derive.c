// SPDX-License-Identifier: Apache-2.0
// Kernel events (classic FileIo, Registry, Process, Thread, Image, TcpIp, UdpIp classes and their manifest twins) to
// Process Monitor's operations. What these events do not tell stays empty or zero: desired access, results and
// durations of file operations (they complete in another event, so they are shown as not completed), what registry
// queries gave back.
#include "export/pml_derive.h"

#include "base/utf.h"

typedef struct view {
    w32t_event *event;
    const w32t_field *fields;
    uint32_t count;
} view;

static const w32t_value *find(const view *v, const char *name) {
    for (uint32_t i = 0; i < v->count; i++)
        if (strcmp(v->fields[i].name, name) == 0) return &v->fields[i].value;
    return NULL;
}

// The first of the names (separated by |) that is there, as a number.
static uint64_t number(const view *v, const char *names) {
    char name[32];
    for (const char *at = names; *at;) {
        size_t n = strcspn(at, "|");
        if (n < sizeof name) {
            memcpy(name, at, n);
            name[n] = 0;
            const w32t_value *x = find(v, name);
            if (x && x->type >= W32T_TYPE_BOOL && x->type <= W32T_TYPE_UINT) return x->u;
            if (x && (x->type == W32T_TYPE_POINTER || x->type == W32T_TYPE_IPV4)) return x->u;
        }
        at += n + (at[n] == '|');
    }
    return 0;
}

static bool put_value_text(w32t_buf *b, const w32t_value *x) {
    if (!x) return false;
    if (x->type == W32T_TYPE_UTF16 && x->size) {
        w32t_utf16_to_utf8(b, w32t_span_of(x->bytes, x->size));
        return true;
    }
    if ((x->type == W32T_TYPE_UTF8 || x->type == W32T_TYPE_ANSI) && x->size) {
        w32t_buf_put(b, x->bytes, x->size);
        return true;
    }
    if ((x->flags & W32T_VALUE_HAS_TEXT) && x->text && *x->text) {
        w32t_buf_text(b, x->text);
        return true;
    }
    return false;
}

static bool put_field_text(const view *v, w32t_buf *b, const char *names) {
    char name[32];
    for (const char *at = names; *at;) {
        size_t n = strcspn(at, "|");
        if (n < sizeof name) {
            memcpy(name, at, n);
            name[n] = 0;
            if (put_value_text(b, find(v, name))) return true;
        }
        at += n + (at[n] == '|');
    }
    return false;
}

// ---- Details being put together

static void put8(w32t_buf *b, unsigned v) {
    w32t_buf_char(b, (char)v);
}
static void put16(w32t_buf *b, unsigned v) {
    w32t_put16(w32t_buf_space(b, 2), (uint16_t)v);
    b->n += 2;
}
static void put32(w32t_buf *b, uint32_t v) {
    w32t_put32(w32t_buf_space(b, 4), v);
    b->n += 4;
}
static void put64(w32t_buf *b, uint64_t v) {
    w32t_put64(w32t_buf_space(b, 8), v);
    b->n += 8;
}
static void put_zero(w32t_buf *b, size_t n) {
    memset(w32t_buf_space(b, n), 0, n);
    b->n += n;
}

// Text as the characters of a detail string and the word that describes them; at most 0x7FFF characters.
uint16_t w32t_pml_put_string_of(w32t_buf *b, const w32t_buf *utf8) {
    bool narrow = true;
    for (size_t i = 0; i < utf8->n; i++)
        narrow = narrow && utf8->p[i] < 0x80;
    if (narrow) {
        size_t n = utf8->n < 0x7FFF ? utf8->n : 0x7FFF;
        w32t_buf_put(b, utf8->p, n);
        return (uint16_t)(0x8000u | n);
    }
    size_t before = b->n;
    w32t_utf8_to_utf16(b, (const char *)utf8->p, utf8->n);
    if (b->n - before > 0xFFFE) b->n = before + 0xFFFE;
    return (uint16_t)((b->n - before) / 2);
}

// A file event's head with zeroed parameters; returns where they are.
size_t w32t_pml_put_file_head(w32t_buf *b, unsigned minor, const w32t_buf *path) {
    put8(b, minor);
    put_zero(b, 7);
    put32(b, 0);
    put32(b, 1); // an IRP
    size_t params = b->n;
    put_zero(b, 48);
    size_t word = b->n;
    put32(b, 0);
    uint16_t info = w32t_pml_put_string_of(b, path);
    w32t_put16(b->p + word, info);
    return params;
}

// ---- Files

static const struct file_row {
    const char *name; // of the event, behind "FileIo/"
    uint16_t operation;
    uint8_t minor;
} file_rows[] = {
    {"Create", 20, 0},
    {"CreateNewFile", 20, 0},
    {"Cleanup", 38, 0},
    {"Close", 22, 0},
    {"Read", 23, 0},
    {"Write", 24, 0},
    {"Flush", 29, 0},
    {"QueryInfo", 25, 255},
    {"QueryInformation", 25, 255},
    {"SetInfo", 26, 255},
    {"SetInformation", 26, 255},
    {"Delete", 26, 13},
    {"SetDelete", 26, 13},
    {"DeletePath", 26, 13},
    {"Rename", 26, 10},
    {"RenamePath", 26, 10},
    {"DirEnum", 32, 1},
    {"DirNotify", 32, 2},
    {"FSControl", 33, 0},
    {"FSCTL", 33, 0},
    {"QuerySecurity", 40, 0},
    {"SetSecurity", 41, 0},
    {"QueryEA", 27, 0},
    {"SetEA", 28, 0},
};

static bool derive_file(const view *v, const char *name, w32t_pml_derived *d, w32t_buf *b) {
    size_t row = 0;
    while (row < sizeof file_rows / sizeof *file_rows && strcmp(file_rows[row].name, name) != 0)
        row++;
    if (row == sizeof file_rows / sizeof *file_rows) return false;
    d->class_ = W32T_PML_CLASS_FILE;
    d->operation = file_rows[row].operation;
    d->result = 0x103; // its completion is another event
    unsigned minor = file_rows[row].minor == 255 ? (unsigned)number(v, "InfoClass") & 0xFF : file_rows[row].minor;
    w32t_buf path = {0};
    w32t_event_put_text(v->event, W32T_TEXT_PATH, &path);
    size_t at = w32t_pml_put_file_head(b, minor, &path);
    w32t_buf_free(&path);
    switch (d->operation) {
    case 20:
        w32t_put32(b->p + at + 8, (uint32_t)number(v, "CreateOptions"));
        w32t_put16(b->p + at + 16, (uint16_t)number(v, "CreateAttributes|FileAttributes"));
        w32t_put16(b->p + at + 18, (uint16_t)number(v, "ShareAccess"));
        put_zero(b, 8); // desired access is not told; no impersonation
        break;
    case 23:
    case 24:
        w32t_put32(b->p + at, (uint32_t)number(v, "IoSize|IOSize"));
        w32t_put64(b->p + at + 16, number(v, "Offset|ByteOffset"));
        break;
    case 26:
        put64(b, number(v, "ExtraInformation|ExtraInfo"));
        if (minor == 13) b->p[b->n - 8] = 1;
        w32t_put32(b->p + at, 8);
        w32t_put32(b->p + at + 8, minor);
        break;
    case 32:
        w32t_put32(b->p + at, (uint32_t)number(v, "Length"));
        w32t_put32(b->p + at + (minor == 1 ? 16 : 8), (uint32_t)number(v, "InfoClass"));
        put16(b, 0);
        break;
    case 33:
        w32t_put32(b->p + at + 16, (uint32_t)number(v, "InfoClass"));
        break;
    default:
        break;
    }
    return true;
}

// ---- Registry

static const struct registry_row {
    const char *name; // classic and manifest names
    uint16_t operation;
} registry_rows[] = {
    {"Open", 0},
    {"OpenKey", 0},
    {"Create", 1},
    {"CreateKey", 1},
    {"Close", 2},
    {"CloseKey", 2},
    {"Query", 3},
    {"QueryKey", 3},
    {"SetValue", 4},
    {"SetValueKey", 4},
    {"QueryValue", 5},
    {"QueryValueKey", 5},
    {"EnumerateValueKey", 6},
    {"EnumerateKey", 7},
    {"SetInformation", 8},
    {"SetInformationKey", 8},
    {"Delete", 9},
    {"DeleteKey", 9},
    {"DeleteValue", 10},
    {"DeleteValueKey", 10},
    {"Flush", 11},
    {"FlushKey", 11},
    {"QueryMultipleValue", 15},
    {"QueryMultipleValueKey", 15},
    {"SetSecurity", 16},
    {"SetSecurityKey", 16},
    {"QuerySecurity", 17},
    {"QuerySecurityKey", 17},
};

static bool derive_registry(const view *v, const char *name, w32t_pml_derived *d, w32t_buf *b) {
    // Bytes of fixed fields before the path, and of what follows the two length words.
    static const uint8_t fixed[18] = {8, 8, 2, 12, 16, 12, 16, 16, 16, 2, 2, 2, 4, 2, 4, 2, 2, 2};
    size_t row = 0;
    while (row < sizeof registry_rows / sizeof *registry_rows && strcmp(registry_rows[row].name, name) != 0)
        row++;
    if (row == sizeof registry_rows / sizeof *registry_rows) return false;
    d->class_ = W32T_PML_CLASS_REGISTRY;
    d->operation = registry_rows[row].operation;
    d->result = (uint32_t)number(v, "Status");
    d->duration = number(v, "ElapsedTime") * 10; // microseconds
    w32t_buf path = {0}, text = {0};
    w32t_event_put_text(v->event, W32T_TEXT_PATH, &path);
    uint16_t info = w32t_pml_put_string_of(&text, &path);
    put16(b, info);
    size_t at = b->n;
    put_zero(b, fixed[d->operation] - 2u);
    if (d->operation == 4) { // type and size; the data is not told
        w32t_put32(b->p + at + 2, (uint32_t)number(v, "Type"));
        w32t_put32(b->p + at + 6, (uint32_t)number(v, "DataSize|Size"));
    } else if (d->operation == 6 || d->operation == 7)
        w32t_put32(b->p + at + 6, (uint32_t)number(v, "Index"));
    w32t_buf_put(b, text.p, text.n);
    w32t_buf_free(&path);
    w32t_buf_free(&text);
    return true;
}

// ---- Processes, threads, images

static void put_created(const view *v, w32t_pml_derived *d, w32t_buf *b) {
    w32t_buf image = {0}, command = {0};
    put_field_text(v, &image, "ImageName|ImageFileName");
    put_field_text(v, &command, "CommandLine");
    put32(b, 0); // its index: not known when the event comes
    put32(b, (uint32_t)number(v, "ProcessId|ProcessID"));
    put32(b, 0);
    put32(b, (uint32_t)number(v, "ParentId|ParentProcessID"));
    put32(b, (uint32_t)number(v, "SessionId|SessionID"));
    put32(b, 1);
    put_zero(b, 8 + 8 + 4 + 2);
    size_t words = b->n;
    put_zero(b, 6);
    w32t_put16(b->p + words, w32t_pml_put_string_of(b, &image));
    uint16_t info = w32t_pml_put_string_of(b, &command);
    w32t_put16(b->p + words + 2, info);
    d->pid = (uint32_t)number(v, "ParentId|ParentProcessID");
    d->pid_differs = true;
    w32t_buf_free(&image);
    w32t_buf_free(&command);
}

static void put_image(const view *v, w32t_pml_derived *d, w32t_buf *b) {
    w32t_buf path = {0}, text = {0};
    put_field_text(v, &path, "FileName|ImageName");
    d->image_base = number(v, "ImageBase");
    d->image_size = (uint32_t)number(v, "ImageSize");
    d->image = w32t_arena_text(v->event->arena, path.n ? (const char *)path.p : "", path.n);
    d->pid = (uint32_t)number(v, "ProcessId|ProcessID");
    d->pid_differs = true;
    put64(b, d->image_base);
    put32(b, d->image_size);
    uint16_t info = w32t_pml_put_string_of(&text, &path);
    put16(b, info);
    put16(b, 0);
    w32t_buf_put(b, text.p, text.n);
    w32t_buf_free(&path);
    w32t_buf_free(&text);
}

static bool derive_process(const view *v, const char *name, w32t_pml_derived *d, w32t_buf *b) {
    d->class_ = W32T_PML_CLASS_PROCESS;
    if (strcmp(name, "Process/Start") == 0 || strcmp(name, "ProcessStart/Start") == 0 ||
        strcmp(name, "ProcessStart") == 0) {
        d->operation = 1;
        put_created(v, d, b);
    } else if (strcmp(name, "Process/End") == 0 || strcmp(name, "ProcessStop/Stop") == 0 ||
               strcmp(name, "ProcessStop") == 0) {
        d->operation = 2;
        d->pid = (uint32_t)number(v, "ProcessId|ProcessID");
        d->pid_differs = true;
        put32(b, (uint32_t)number(v, "ExitStatus|ExitCode"));
        put_zero(b, 16 + 32); // times and sizes are not told
    } else if (strcmp(name, "Thread/Start") == 0 || strcmp(name, "ThreadStart/Start") == 0 ||
               strcmp(name, "ThreadStart") == 0) {
        d->operation = 3;
        d->pid = (uint32_t)number(v, "ProcessId|ProcessID");
        d->pid_differs = true;
        put32(b, (uint32_t)number(v, "TThreadId|ThreadID"));
    } else if (strcmp(name, "Thread/End") == 0 || strcmp(name, "ThreadStop/Stop") == 0 ||
               strcmp(name, "ThreadStop") == 0) {
        d->operation = 4;
        d->pid = (uint32_t)number(v, "ProcessId|ProcessID");
        d->pid_differs = true;
        put_zero(b, 20);
    } else if (strcmp(name, "Image/Load") == 0 || strcmp(name, "ImageLoad") == 0 ||
               strcmp(name, "Image/DCStart") == 0 || strcmp(name, "Image/DCEnd") == 0) {
        d->operation = 5;
        d->is_module = strncmp(name, "Image/DC", 8) == 0;
        put_image(v, d, b);
    } else
        return false;
    return true;
}

// ---- Network

static void put_address(w32t_buf *b, const w32t_value *x, bool *ipv4) {
    *ipv4 = x && x->type != W32T_TYPE_IPV6;
    if (x && x->type == W32T_TYPE_IPV6) {
        w32t_buf_put(b, x->bytes, 16);
        return;
    }
    put32(b, x ? (uint32_t)x->u : 0);
    put_zero(b, 12);
}

// Names begin with what happened: SendIPV4, RecvIPV6, ConnectIPV4 …
static uint16_t network_operation(const char *s) {
    static const struct {
        const char *prefix;
        uint16_t operation;
    } rows[] = {{"Send", 2},       {"Recv", 3},      {"Accept", 4},     {"Connect", 5},
                {"Disconnect", 6}, {"Reconnect", 7}, {"Retransmit", 8}, {"TCPCopy", 9}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strncmp(s, rows[i].prefix, strlen(rows[i].prefix)) == 0) return rows[i].operation;
    return 0;
}

// Microsoft-Windows-Kernel-Network: TCP 10–18 (IPv6 26–34), UDP 42, 43 (58, 59).
static uint16_t kernel_network_operation(unsigned id, bool *tcp) {
    static const uint8_t tcp_rows[9] = {2, 3, 5, 6, 8, 4, 7, 0, 9};
    *tcp = id < 40;
    if (id >= 26 && id <= 34) id -= 16;
    if (id >= 58 && id <= 59) id -= 16;
    if (id >= 10 && id <= 18) return tcp_rows[id - 10];
    return id == 42 ? 2 : id == 43 ? 3 : 0;
}

static bool derive_network(const view *v, uint16_t operation, bool tcp, w32t_pml_derived *d, w32t_buf *b) {
    if (!operation || !find(v, "saddr") || !find(v, "daddr")) return false;
    d->class_ = W32T_PML_CLASS_NETWORK;
    d->operation = operation;
    d->pid = (uint32_t)number(v, "PID");
    d->pid_differs = true;
    bool source, destination;
    put16(b, 0);
    put16(b, 0);
    put32(b, (uint32_t)number(v, "size"));
    put_address(b, find(v, "saddr"), &source);
    put_address(b, find(v, "daddr"), &destination);
    w32t_put16(b->p, (uint16_t)(source | destination << 1 | tcp << 2));
    put16(b, (unsigned)number(v, "sport"));
    put16(b, (unsigned)number(v, "dport"));
    static const char *const pairs[] = {"mss",         "sackopt",  "tsopt",   "wsopt",  "rcvwin", "rcvwinscale",
                                        "sndwinscale", "startime", "endtime", "seqnum", "connid"};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        if (!find(v, pairs[i])) continue;
        w32t_buf text = {0};
        w32t_buf_u64(&text, number(v, pairs[i]));
        w32t_utf8_to_utf16(b, pairs[i], strlen(pairs[i]));
        put16(b, 0);
        w32t_utf8_to_utf16(b, (const char *)text.p, text.n);
        put16(b, 0);
        w32t_buf_free(&text);
    }
    put16(b, 0);
    return true;
}

bool w32t_pml_derive(w32t_event *e, w32t_pml_derived *d, w32t_buf *detail) {
    memset(d, 0, sizeof *d);
    if (e->source != W32T_SOURCE_ETW) return false;
    w32t_event_describe(e);
    if (!e->name || !e->provider) return false;
    view v = {.event = e};
    v.fields = w32t_event_fields(e, &v.count);
    const char *slash = strchr(e->name, '/');
    if (strncmp(e->name, "FileIo/", 7) == 0) return derive_file(&v, slash + 1, d, detail);
    if (strcmp(e->provider, "Microsoft-Windows-Kernel-File") == 0) return derive_file(&v, e->name, d, detail);
    if (strncmp(e->name, "Registry/", 9) == 0) return derive_registry(&v, slash + 1, d, detail);
    if (strcmp(e->provider, "Microsoft-Windows-Kernel-Registry") == 0) return derive_registry(&v, e->name, d, detail);
    if (strncmp(e->name, "TcpIp/", 6) == 0 || strncmp(e->name, "UdpIp/", 6) == 0)
        return derive_network(&v, network_operation(slash + 1), e->name[0] == 'T', d, detail);
    if (strcmp(e->provider, "Microsoft-Windows-Kernel-Network") == 0) {
        bool tcp;
        uint16_t operation = kernel_network_operation(e->id, &tcp);
        return derive_network(&v, operation, tcp, d, detail);
    }
    bool kernel = e->has & W32T_EVENT_CLASSIC || strcmp(e->provider, "Microsoft-Windows-Kernel-Process") == 0;
    return kernel && derive_process(&v, e->name, d, detail);
}
