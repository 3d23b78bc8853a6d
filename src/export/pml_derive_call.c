// SPDX-License-Identifier: Apache-2.0
// Recorded calls (Win32 and native file, registry and connect calls) to Process Monitor's operations. In: a call with
// its arguments; out: the operation as a 64-bit system lays it out. Arguments are told by their names in the API
// database. A call whose path is not known is no operation here: a driver would have seen one.
#include "export/pml_derive.h"

#include "base/utf.h"
#include "decode/agent_call.h"
#include "export/pml_derive_args.h"

// What was returned as the status that stands behind it; the reverse of RtlNtStatusToDosError, of several the usual.
static uint32_t status_of(const w32t_call *c) {
    static const struct {
        uint32_t error, status;
    } rows[] = {{2, 0xC0000034},    {3, 0xC000003A},   {5, 0xC0000022},     {6, 0xC0000008},     {8, 0xC0000017},
                {14, 0xC0000017},   {18, 0x80000006},  {19, 0xC00000A2},    {21, 0xC00000A3},    {32, 0xC0000043},
                {33, 0xC0000054},   {38, 0xC0000011},  {50, 0xC00000BB},    {53, 0xC00000BE},    {67, 0xC00000CC},
                {80, 0xC0000035},   {87, 0xC000000D},  {109, 0xC000014B},   {112, 0xC000007F},   {122, 0xC0000023},
                {123, 0xC0000033},  {145, 0xC0000101}, {161, 0xC000003B},   {183, 0xC0000035},   {231, 0xC00000AE},
                {232, 0xC00000B1},  {233, 0xC00000B0}, {234, 0x80000005},   {259, 0x8000001A},   {267, 0xC0000103},
                {995, 0xC0000120},  {997, 0x103},      {998, 0xC0000005},   {1006, 0xC0000098},  {1018, 0xC000017C},
                {1314, 0xC0000061}, {10035, 0x103},    {10054, 0xC000020D}, {10060, 0xC00000B5}, {10061, 0xC0000236}};
    if (c->half == 1 || c->end != W32T_CALL_RETURNED) return 0x103;
    if (!c->has_error) return 0;
    if (c->error_kind == W32T_SHAPE_NTSTATUS) return (uint32_t)c->error;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].error == c->error) return rows[i].status;
    return 0xC0000001;
}

// ---- Files

enum {
    CREATE = 20,
    CLOSE = 38,
    READ = 23,
    WRITE = 24,
    QUERY = 25,
    SET = 26,
    FLUSH = 29,
    DIRECTORY = 32,
    QUERY_OPEN = 6
};

static const struct call_row {
    const char *name; // without A, W
    uint8_t class_, operation, minor;
} rows[] = {
    {"CreateFile", W32T_PML_CLASS_FILE, CREATE, 0},
    {"CreateFile2", W32T_PML_CLASS_FILE, CREATE, 0},
    {"NtCreateFile", W32T_PML_CLASS_FILE, CREATE, 0},
    {"NtOpenFile", W32T_PML_CLASS_FILE, CREATE, 0},
    {"CreateDirectory", W32T_PML_CLASS_FILE, CREATE, 1},
    {"CloseHandle", W32T_PML_CLASS_FILE, CLOSE, 0},
    {"NtClose", W32T_PML_CLASS_FILE, CLOSE, 0},
    {"ReadFile", W32T_PML_CLASS_FILE, READ, 0},
    {"NtReadFile", W32T_PML_CLASS_FILE, READ, 0},
    {"WriteFile", W32T_PML_CLASS_FILE, WRITE, 0},
    {"NtWriteFile", W32T_PML_CLASS_FILE, WRITE, 0},
    {"FlushFileBuffers", W32T_PML_CLASS_FILE, FLUSH, 0},
    {"GetFileAttributes", W32T_PML_CLASS_FILE, QUERY_OPEN, 0},
    {"GetFileAttributesEx", W32T_PML_CLASS_FILE, QUERY_OPEN, 0},
    {"GetFileSize", W32T_PML_CLASS_FILE, QUERY, 5},
    {"GetFileSizeEx", W32T_PML_CLASS_FILE, QUERY, 5},
    {"DeleteFile", W32T_PML_CLASS_FILE, SET, 13},
    {"RemoveDirectory", W32T_PML_CLASS_FILE, SET, 13},
    {"MoveFile", W32T_PML_CLASS_FILE, SET, 10},
    {"MoveFileEx", W32T_PML_CLASS_FILE, SET, 10},
    {"FindFirstFile", W32T_PML_CLASS_FILE, DIRECTORY, 1},
    {"FindFirstFileEx", W32T_PML_CLASS_FILE, DIRECTORY, 1},
    {"FindNextFile", W32T_PML_CLASS_FILE, DIRECTORY, 1},
    {"FindClose", W32T_PML_CLASS_FILE, CLOSE, 0},
    {"RegOpenKey", W32T_PML_CLASS_REGISTRY, 0, 0},
    {"RegOpenKeyEx", W32T_PML_CLASS_REGISTRY, 0, 0},
    {"NtOpenKey", W32T_PML_CLASS_REGISTRY, 0, 0},
    {"NtOpenKeyEx", W32T_PML_CLASS_REGISTRY, 0, 0},
    {"RegCreateKey", W32T_PML_CLASS_REGISTRY, 1, 0},
    {"RegCreateKeyEx", W32T_PML_CLASS_REGISTRY, 1, 0},
    {"NtCreateKey", W32T_PML_CLASS_REGISTRY, 1, 0},
    {"RegCloseKey", W32T_PML_CLASS_REGISTRY, 2, 0},
    {"RegQueryInfoKey", W32T_PML_CLASS_REGISTRY, 3, 0},
    {"RegSetValueEx", W32T_PML_CLASS_REGISTRY, 4, 0},
    {"RegQueryValueEx", W32T_PML_CLASS_REGISTRY, 5, 0},
    {"RegGetValue", W32T_PML_CLASS_REGISTRY, 5, 0},
    {"RegEnumValue", W32T_PML_CLASS_REGISTRY, 6, 0},
    {"RegEnumKeyEx", W32T_PML_CLASS_REGISTRY, 7, 0},
    {"RegEnumKey", W32T_PML_CLASS_REGISTRY, 7, 0},
    {"RegDeleteKey", W32T_PML_CLASS_REGISTRY, 9, 0},
    {"RegDeleteKeyEx", W32T_PML_CLASS_REGISTRY, 9, 0},
    {"RegDeleteValue", W32T_PML_CLASS_REGISTRY, 10, 0},
    {"RegFlushKey", W32T_PML_CLASS_REGISTRY, 11, 0},
    {"NtQueryKey", W32T_PML_CLASS_REGISTRY, 3, 0},
    {"NtSetValueKey", W32T_PML_CLASS_REGISTRY, 4, 0},
    {"NtQueryValueKey", W32T_PML_CLASS_REGISTRY, 5, 0},
    {"NtEnumerateValueKey", W32T_PML_CLASS_REGISTRY, 6, 0},
    {"NtEnumerateKey", W32T_PML_CLASS_REGISTRY, 7, 0},
    {"NtDeleteKey", W32T_PML_CLASS_REGISTRY, 9, 0},
    {"NtDeleteValueKey", W32T_PML_CLASS_REGISTRY, 10, 0},
    {"NtFlushKey", W32T_PML_CLASS_REGISTRY, 11, 0},
    {"send", W32T_PML_CLASS_NETWORK, 2, 0},
    {"sendto", W32T_PML_CLASS_NETWORK, 2, 0},
    {"WSASend", W32T_PML_CLASS_NETWORK, 2, 0},
    {"WSASendTo", W32T_PML_CLASS_NETWORK, 2, 0},
    {"recv", W32T_PML_CLASS_NETWORK, 3, 0},
    {"recvfrom", W32T_PML_CLASS_NETWORK, 3, 0},
    {"WSARecv", W32T_PML_CLASS_NETWORK, 3, 0},
    {"WSARecvFrom", W32T_PML_CLASS_NETWORK, 3, 0},
    {"accept", W32T_PML_CLASS_NETWORK, 4, 0},
    {"WSAAccept", W32T_PML_CLASS_NETWORK, 4, 0},
    {"connect", W32T_PML_CLASS_NETWORK, 5, 0},
    {"WSAConnect", W32T_PML_CLASS_NETWORK, 5, 0},
    {"closesocket", W32T_PML_CLASS_NETWORK, 6, 0},
};

static const struct call_row *row_of(const char *name) {
    size_t n = strlen(name);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t k = strlen(rows[i].name);
        if (strncmp(rows[i].name, name, k) != 0) continue;
        if (n == k || (n == k + 1 && (name[k] == 'A' || name[k] == 'W'))) return &rows[i];
    }
    return NULL;
}

// What CreateFile asks of the file system (generic rights are mapped before a filter driver sees them).
static uint32_t file_access(uint32_t access) {
    static const uint32_t generic[4] = {0x1F01FF, 0x1200A0, 0x120116, 0x120089}; // all, execute, write, read
    uint32_t mapped = access & 0x0FFFFFFF;
    for (unsigned i = 0; i < 4; i++)
        if (access >> (28 + i) & 1) mapped |= generic[i];
    return mapped;
}

static uint32_t create_options(uint32_t flags) {
    static const uint32_t bits[][2] = {{0x80000000u, 2},       {0x20000000, 8},       {0x10000000, 0x800},
                                       {0x08000000, 4},        {0x04000000, 0x1000},  {0x02000000, 0x4000},
                                       {0x00200000, 0x200000}, {0x00100000, 0x400000}};
    uint32_t options = (flags & 0x40000000 ? 0 : 0x20u) | (flags & 0x02000000 ? 0 : 0x40u);
    for (size_t i = 0; i < sizeof bits / sizeof *bits; i++)
        if (flags & bits[i][0]) options |= bits[i][1];
    return options;
}

static void put_create(w32t_call_view *v, const char *name, bool directory, size_t params) {
    static const uint8_t dispositions[6] = {0, 2, 5, 1, 3, 4}; // of CREATE_NEW … TRUNCATE_EXISTING
    uint32_t access = 0x100001, options = 0x4021, disposition = 2, attributes = 0x80, share = 3;
    if (name[0] == 'N') {
        access = file_access(w32t_call_u32_of(v, "DesiredAccess", false));
        options = w32t_call_u32_of(v, "CreateOptions|OpenOptions", false);
        disposition = name[2] == 'O' ? 1 : w32t_call_u32_of(v, "CreateDisposition", false);
        attributes = w32t_call_u32_of(v, "FileAttributes", false);
        share = w32t_call_u32_of(v, "ShareAccess", false);
    } else if (!directory) {
        uint32_t flags = w32t_call_u32_of(v, "dwFlagsAndAttributes", false),
                 how = w32t_call_u32_of(v, "dwCreationDisposition", false);
        access = file_access(w32t_call_u32_of(v, "dwDesiredAccess", false)) | 0x100080;
        if (flags & 0x04000000) access |= 0x10000;
        options = create_options(flags);
        disposition = how < 6 ? dispositions[how] : 0;
        attributes = flags & 0x7FA7;
        share = w32t_call_u32_of(v, "dwShareMode", false);
    }
    w32t_put32(v->detail->p + params + 8, options | disposition << 24);
    w32t_put16(v->detail->p + params + 16, (uint16_t)attributes);
    w32t_put16(v->detail->p + params + 18, (uint16_t)share);
    w32t_put_u32(v->detail, access);
    w32t_put_u32(v->detail, 0); // no impersonation
}

static void put_rename(w32t_call_view *v) {
    w32t_buf target = {0};
    w32t_call_text_of(v, "lpNewFileName", false, &target);
    w32t_buf_char(v->detail, (char)(w32t_call_u32_of(v, "dwFlags", false) & 1));
    w32t_put_zeros(v->detail, 15);
    size_t word = w32t_put_zeros(v->detail, 4);
    // A name from the root, as the kernel has it: a bare one would be put into the old file's folder.
    if (target.n > 2 && target.p[1] == ':') w32t_utf8_to_utf16(v->detail, "\\??\\", 4);
    w32t_utf8_to_utf16(v->detail, (const char *)target.p, target.n);
    w32t_put32(v->detail->p + word, (uint32_t)(v->detail->n - word - 4));
    w32t_buf_free(&target);
}

// Behind a rename: the new name as newer drivers add it and Process Monitor shows it.
static void put_new_name(w32t_call_view *v) {
    w32t_buf given = {0}, name = {0};
    w32t_call_text_of(v, "lpNewFileName", false, &given);
    size_t folder = v->path.n;
    while (folder && v->path.p[folder - 1] != '\\')
        folder--;
    if (given.n && given.p[0] != '\\' && !(given.n > 1 && given.p[1] == ':')) w32t_buf_put(&name, v->path.p, folder);
    w32t_buf_put(&name, given.p, given.n);
    size_t word = w32t_put_zeros(v->detail, 2);
    uint16_t info = w32t_pml_put_string_of(v->detail, &name);
    w32t_put16(v->detail->p + word, info);
    w32t_buf_free(&given);
    w32t_buf_free(&name);
}

static bool begins(const w32t_buf *path, const char *with) {
    size_t n = strlen(with);
    if (path->n < n) return false;
    for (size_t i = 0; i < n; i++) {
        uint8_t c = path->p[i];
        if ((c >= 'A' && c <= 'Z' ? c + 32 : c) != (uint8_t)with[i]) return false;
    }
    return true;
}

// Paths of native calls as Process Monitor shows them.
static void plain_path(w32t_buf *path) {
    static const char *const names[][2] = {
        {"\\registry\\machine\\", "HKLM\\"}, {"\\registry\\user\\", "HKU\\"}, {"\\??\\unc\\", "\\\\"}};
    if (path->n > 6 && begins(path, "\\??\\") && path->p[5] == ':') {
        memmove(path->p, path->p + 4, path->n -= 4);
        return;
    }
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (!begins(path, names[i][0])) continue;
        size_t cut = strlen(names[i][0]), n = strlen(names[i][1]);
        memmove(path->p + n, path->p + cut, path->n - cut);
        memcpy(path->p, names[i][1], n);
        path->n = path->n - cut + n;
        return;
    }
}

static bool is_file_path(const w32t_buf *path) {
    return (path->n > 2 && path->p[1] == ':' && path->p[2] == '\\') || begins(path, "\\\\") || begins(path, "\\??\\") ||
           begins(path, "\\device\\");
}

// The one that was found: FILE_BOTH_DIR_INFORMATION.
static void put_found(w32t_call_view *v) {
    const w32t_value *found = w32t_call_argument(v, "lpFindFileData", true), *name = NULL;
    for (uint32_t i = 0; found && found->type == W32T_TYPE_STRUCT && i < found->size && !v->call->has_error; i++)
        if (strcmp(found->members[i].name, "cFileName") == 0) name = &found->members[i].value;
    if (!name || !name->size) return;
    size_t at = w32t_put_zeros(v->extra, 94);
    if (name->type == W32T_TYPE_UTF16)
        w32t_buf_put(v->extra, name->bytes, name->size);
    else {
        w32t_buf utf8 = {0};
        w32t_ansi_to_utf8(&utf8, w32t_span_of(name->bytes, name->size));
        w32t_utf8_to_utf16(v->extra, (const char *)utf8.p, utf8.n);
        w32t_buf_free(&utf8);
    }
    w32t_put32(v->extra->p + at + 60, (uint32_t)(v->extra->n - at - 94));
}

// What an IO_STATUS_BLOCK says was moved.
static bool moved_of(const w32t_call_view *v, uint64_t *done) {
    const w32t_value *block = w32t_call_argument(v, "IoStatusBlock", true);
    for (uint32_t i = 0; block && block->type == W32T_TYPE_STRUCT && i < block->size && !v->call->has_error; i++) {
        const w32t_field *m = &block->members[i];
        if (strcmp(m->name, "Information") != 0) continue;
        *done = m->value.u;
        return m->value.type == W32T_TYPE_INT || m->value.type == W32T_TYPE_UINT || m->value.type == W32T_TYPE_POINTER;
    }
    return false;
}

static bool put_file(w32t_call_view *v, const char *name, const struct call_row *row) {
    if ((row->operation == CLOSE || name[0] == 'N') && !is_file_path(&v->path)) return false;
    w32t_buf pattern = {0};
    if (row->operation == DIRECTORY || name[0] == 'F') { // a search: the last part is what is searched for
        size_t n = v->path.n;
        while (n && v->path.p[n - 1] != '\\' && v->path.p[n - 1] != '/')
            n--;
        w32t_buf_put(&pattern, v->path.p + n, v->path.n - n);
        if (n) v->path.n = n - (n > 3);
    }
    w32t_buf *b = v->detail;
    size_t params = w32t_pml_put_file_head(b, row->minor, &v->path);
    switch (row->operation) {
    case CREATE:
        put_create(v, name, row->minor, params);
        b->p[0] = 0; // the row's mark of a folder is no minor function
        break;
    case READ:
    case WRITE: {
        uint64_t done;
        w32t_put32(b->p + params, w32t_call_u32_of(v, "nNumberOfBytesToRead|nNumberOfBytesToWrite|Length", false));
        w32t_put64(b->p + params + 16, UINT64_MAX); // where the file pointer stands
        if (w32t_call_number_of(v, "lpNumberOfBytesRead|lpNumberOfBytesWritten", true, &done) || moved_of(v, &done))
            w32t_put_u32(v->extra, (uint32_t)done);
        break;
    }
    case SET: {
        size_t set = b->n;
        if (row->minor == 13)
            b->p[w32t_put_zeros(b, 8)] = 1;
        else
            put_rename(v);
        // Process Monitor shows what was set only when the request says how long it is.
        w32t_put32(b->p + params, (uint32_t)(b->n - set));
        w32t_put32(b->p + params + 8, row->minor);
        if (row->minor != 13) put_new_name(v);
        break;
    }
    case DIRECTORY: {
        w32t_put32(b->p + params + 16, 3); // FileBothDirectoryInformation
        size_t at = w32t_put_zeros(b, 2);
        uint16_t info = w32t_pml_put_string_of(b, &pattern);
        w32t_put16(b->p + at, info);
        put_found(v);
        break;
    }
    default:
        break;
    }
    w32t_buf_free(&pattern);
    return true;
}

// ---- Registry

static size_t put_bytes(w32t_buf *b, const w32t_value *x) {
    size_t before = b->n;
    if (!x) return 0;
    switch (x->type) {
    case W32T_TYPE_UTF16:
    case W32T_TYPE_BINARY:
    case W32T_TYPE_ANSI:
    case W32T_TYPE_UTF8:
        w32t_buf_put(b, x->bytes, x->size);
        break;
    case W32T_TYPE_INT:
    case W32T_TYPE_UINT:
        for (unsigned i = 0; i < x->size && i < 8; i++)
            w32t_buf_char(b, (char)(x->u >> 8 * i));
        break;
    default:
        break;
    }
    return b->n - before;
}

// An argument whose bytes became a structure or a list: the bytes again.
static const w32t_value *as_recorded(const w32t_call_view *v, const char *names, bool after, w32t_value *bytes) {
    const w32t_value *x = w32t_call_argument(v, names, after);
    w32t_span s;
    if (!x || (x->type != W32T_TYPE_STRUCT && x->type != W32T_TYPE_ARRAY)) return x;
    for (uint32_t i = 0; i < v->count; i++) {
        const w32t_value *made = &v->fields[i].value;
        while (made != x && (made->type == W32T_TYPE_INOUT || made->type == W32T_TYPE_CUT))
            made = made->type == W32T_TYPE_INOUT && after ? made->items + 1 : made->items;
        if (made != x) continue;
        const w32t_call_native *native = v->event->native;
        if (!w32t_call_argument_bytes(native, v->fields[i].name, after, &s) &&
            !w32t_call_argument_bytes(native, v->fields[i].name, !after, &s))
            return x;
        *bytes = (w32t_value){.type = W32T_TYPE_BINARY, .bytes = s.p, .size = (uint32_t)s.n};
        return bytes;
    }
    return x;
}

// Data of a value as the kernel has it; returns its full size (size: what the call says it is).
static uint32_t put_data(const w32t_call_view *v, w32t_buf *b, const w32t_value *x, uint32_t type, uint32_t size) {
    size_t before = b->n;
    if (!v->ansi || (type != 1 && type != 2 && type != 7)) {
        put_bytes(b, x);
        return size;
    }
    w32t_buf bytes = {0}, utf8 = {0};
    put_bytes(&bytes, x);
    w32t_ansi_to_utf8(&utf8, w32t_span_of(bytes.p, bytes.n));
    w32t_utf8_to_utf16(b, (const char *)utf8.p, utf8.n);
    bool whole = bytes.n >= size;
    w32t_buf_free(&bytes);
    w32t_buf_free(&utf8);
    return whole ? (uint32_t)(b->n - before) : size * 2;
}

static void put_name16(w32t_buf *b, size_t word, const w32t_buf *utf8) {
    size_t before = b->n;
    w32t_utf8_to_utf16(b, (const char *)utf8->p, utf8->n);
    w32t_put32(b->p + word, (uint32_t)(b->n - before));
}

static void put_answer(w32t_call_view *v, unsigned operation) {
    w32t_buf *x = v->extra, name = {0};
    w32t_call_text_of(v, "lpName|lpValueName", true, &name);
    switch (operation) {
    case 1:
        w32t_put_u32(x, w32t_call_u32_of(v, "samDesired|DesiredAccess", false));
        w32t_put_u32(x, w32t_call_u32_of(v, "lpdwDisposition|Disposition", true));
        break;
    case 3: // KEY_FULL_INFORMATION
        w32t_put_zeros(x, 44);
        w32t_put32(x->p + 20, w32t_call_u32_of(v, "lpcSubKeys", true));
        w32t_put32(x->p + 32, w32t_call_u32_of(v, "lpcValues", true));
        break;
    case 5: { // KEY_VALUE_PARTIAL_INFORMATION, when the type was asked for
        uint64_t type;
        w32t_value bytes;
        if (!w32t_call_number_of(v, "lpType|pdwType", true, &type)) break;
        w32t_put_u32(x, 0);
        w32t_put_u32(x, (uint32_t)type);
        w32t_put_u32(x, 0);
        uint32_t size = put_data(v, x, as_recorded(v, "lpData|pvData", true, &bytes), (uint32_t)type,
                                 w32t_call_u32_of(v, "lpcbData|pcbData", true));
        w32t_put32(x->p + 8, size);
        break;
    }
    case 6: // KEY_VALUE_BASIC_INFORMATION
        w32t_put_u32(x, 0);
        w32t_put_u32(x, w32t_call_u32_of(v, "lpType", true));
        w32t_put_zeros(x, 4);
        put_name16(x, 8, &name);
        break;
    case 7: // KEY_BASIC_INFORMATION
        w32t_put_zeros(x, 16);
        put_name16(x, 12, &name);
        break;
    default:
        break;
    }
    w32t_buf_free(&name);
}

// The path of a call that enumerates has the found name behind the key: an operation's is the key.
static void drop_found_name(w32t_call_view *v) {
    w32t_buf name = {0};
    if (w32t_call_text_of(v, "lpName|lpValueName", true, &name) && v->path.n > name.n + 1 &&
        memcmp(v->path.p + v->path.n - name.n, name.p, name.n) == 0 && v->path.p[v->path.n - name.n - 1] == '\\')
        v->path.n -= name.n + 1;
    w32t_buf_free(&name);
}

// Native calls name the value beside the key, and give back what the driver sees.
static void put_value_name(w32t_call_view *v, bool native) {
    w32t_buf name = {0};
    bool named = w32t_call_text_of(v, native ? "ValueName" : "lpValueName|lpValue", false, &name) && name.n;
    if (!named || native) {
        w32t_buf_char(&v->path, '\\');
        w32t_buf_put(&v->path, named ? name.p : (const uint8_t *)"(Default)", named ? name.n : 9);
    }
    w32t_buf_free(&name);
}

static bool put_registry(w32t_call_view *v, const char *function, unsigned operation, uint32_t status) {
    static const uint8_t fixed[12] = {8, 8, 2, 12, 16, 12, 16, 16, 16, 2, 2, 2};
    w32t_buf *b = v->detail, text = {0};
    bool native = function[0] == 'N';
    if ((operation == 6 || operation == 7) && !native) drop_found_name(v);
    if (operation == 4 || operation == 5 || operation == 10) put_value_name(v, native);
    uint16_t info = w32t_pml_put_string_of(&text, &v->path);
    w32t_put_u16(b, info);
    size_t at = w32t_put_zeros(b, fixed[operation] - 2u) - 2;
    w32t_value bytes;
    const w32t_value *data = operation == 4 ? as_recorded(v, "lpData|Data", false, &bytes) : NULL;
    switch (operation) {
    case 0:
    case 1:
        w32t_put32(b->p + at + 4, w32t_call_u32_of(v, "samDesired|DesiredAccess", false));
        break;
    case 3:
        w32t_put32(b->p + at + 4, native ? w32t_call_u32_of(v, "Length", false) : 0);
        w32t_put32(b->p + at + 8, native ? w32t_call_u32_of(v, "KeyInformationClass", false) : 2);
        break;
    case 4:
        w32t_put32(b->p + at + 4, w32t_call_u32_of(v, "dwType|Type", false));
        w32t_put32(b->p + at + 8, w32t_call_u32_of(v, "cbData|DataSize", false));
        break;
    case 5:
        w32t_put32(b->p + at + 4, w32t_call_u32_of(v, "lpcbData|pcbData|Length", false));
        w32t_put32(b->p + at + 8, native ? w32t_call_u32_of(v, "KeyValueInformationClass", false) : 2);
        break;
    case 6:
    case 7:
        w32t_put32(b->p + at + 4, native ? w32t_call_u32_of(v, "Length", false) : 0);
        w32t_put32(b->p + at + 8, w32t_call_u32_of(v, "dwIndex|Index", false));
        w32t_put32(b->p + at + 12, w32t_call_u32_of(v, "KeyValueInformationClass|KeyInformationClass", false));
        break;
    default:
        break;
    }
    w32t_buf_put(b, text.p, text.n);
    if (data) {
        size_t before = b->n;
        uint32_t size = put_data(v, b, data, w32t_call_u32_of(v, "dwType|Type", false),
                                 w32t_call_u32_of(v, "cbData|DataSize", false));
        size_t n = b->n - before;
        w32t_put32(b->p + at + 8, size);
        w32t_put16(b->p + at + 12, (uint16_t)(n < 0xFFFF ? n : 0xFFFF));
    }
    w32t_buf_free(&text);
    if (native && operation != 1 && (status == 0 || status == 0x80000005))
        put_bytes(v->extra, as_recorded(v, "KeyValueInformation|KeyInformation", true, &bytes));
    else if (status == 0)
        put_answer(v, operation);
    return true;
}

bool w32t_pml_derive_call(w32t_event *e, w32t_pml_derived *d, w32t_buf *detail, w32t_buf *extra) {
    memset(d, 0, sizeof *d);
    const w32t_call *c = e->call;
    const struct call_row *row = e->name && c && c->half != 2 ? row_of(e->name) : NULL;
    if (!row) return false;
    w32t_call_view v = {
        .call = c, .event = e, .ansi = e->name[strlen(e->name) - 1] == 'A', .detail = detail, .extra = extra};
    v.fields = w32t_event_fields(e, &v.count);
    d->class_ = row->class_;
    d->operation = row->operation;
    d->result = status_of(c);
    d->duration = c->duration_ns > 0 ? (uint64_t)c->duration_ns / 100 : 0;
    if (row->operation == DIRECTORY && d->result == 0xC0000034) d->result = 0xC000000F;
    bool made = false, path = w32t_event_put_text(e, W32T_TEXT_PATH, &v.path) && v.path.n;
    if (row->class_ == W32T_PML_CLASS_NETWORK)
        made = w32t_pml_derive_network(&v, row->name, row->operation);
    else if (path) {
        plain_path(&v.path);
        if (row->operation == CLOSE && (begins(&v.path, "hklm\\") || begins(&v.path, "hku\\"))) { // NtClose of a key
            d->class_ = W32T_PML_CLASS_REGISTRY;
            d->operation = 2;
        }
        made = d->class_ == W32T_PML_CLASS_FILE ? put_file(&v, e->name, row)
                                                : put_registry(&v, row->name, d->operation, d->result);
    }
    w32t_buf_free(&v.path);
    return made;
}
