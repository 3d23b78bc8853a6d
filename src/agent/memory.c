// SPDX-License-Identifier: Apache-2.0
// The agent's own memory and file views: straight from the system, never from a heap of the target, so that a hook can
// run inside any allocator and a broken heap does not break the recording.
#include "agent.h"

// Small pieces come from a block that is only ever extended; everything in it lives as long as the process. Used while
// hooks are built (under the loader's lock), never inside a hook.
static uint8_t *block;
static size_t block_left;

void *w32t_alloc(size_t size) {
    size = (size + 15) & ~(size_t)15;
    if (size > block_left) {
        SIZE_T want = size > 0x100000 ? size : 0x100000;
        void *base = NULL;
        if (NtAllocateVirtualMemory(NT_SELF, &base, 0, &want, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE) < 0)
            return NULL;
        if (size > 0x80000) return base; // large: a block of its own
        block = base;
        block_left = want;
    }
    void *result = block;
    block += size;
    block_left -= size;
    return result;
}

void *w32t_alloc_near(const uint8_t *above, size_t size) {
#ifdef _WIN64
    const uint64_t granule = 0x10000;
    uint64_t at = ((uint64_t)(uintptr_t)above + granule - 1) & ~(granule - 1);
    uint64_t end = (uint64_t)(uintptr_t)above + 0xf0000000u;
    while (at < end) {
        MEMORY_BASIC_INFORMATION info;
        if (NtQueryVirtualMemory(NT_SELF, (void *)at, 0, &info, sizeof(info), NULL) < 0) return NULL;
        uint64_t next = (uint64_t)(uintptr_t)info.BaseAddress + info.RegionSize;
        if (info.State == MEM_FREE && next - at >= size) {
            void *base = (void *)at;
            SIZE_T want = size;
            if (NtAllocateVirtualMemory(NT_SELF, &base, 0, &want, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE) >= 0)
                return base;
            next = at + granule; // taken by the system for something it does not show (or by another thread)
        }
        at = (next + granule - 1) & ~(granule - 1);
    }
    return NULL;
#else
    (void)above; // offsets of 32 bits reach everything
    void *base = NULL;
    SIZE_T want = size;
    return NtAllocateVirtualMemory(NT_SELF, &base, 0, &want, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE) < 0 ? NULL
                                                                                                           : base;
#endif
}

void w32t_free(void *base) {
    SIZE_T size = 0;
    NtFreeVirtualMemory(NT_SELF, &base, &size, MEM_RELEASE);
}

bool w32t_protect(void *address, size_t size, uint32_t protect, uint32_t *old) {
    void *base = address;
    SIZE_T bytes = size;
    ULONG before = 0;
    bool ok = NtProtectVirtualMemory(NT_SELF, &base, &bytes, protect, &before) >= 0;
    if (old) *old = before;
    return ok;
}

size_t w32t_length16(const uint16_t *text) {
    size_t n = 0;
    while (text[n])
        n++;
    return n;
}

int w32t_compare(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}

static NTSTATUS open_file(const uint16_t *path, bool write, bool create, HANDLE *file) {
    UNICODE_STRING name = {.Length = (USHORT)(w32t_length16(path) * 2), .Buffer = (WCHAR *)(uintptr_t)path};
    name.MaximumLength = (USHORT)(name.Length + 2);
    OBJECT_ATTRIBUTES attributes = {
        .Length = sizeof(attributes), .ObjectName = &name, .Attributes = OBJ_CASE_INSENSITIVE};
    IO_STATUS_BLOCK io;
    ACCESS_MASK access = SYNCHRONIZE | FILE_READ_DATA | FILE_READ_ATTRIBUTES;
    if (write) access |= FILE_WRITE_DATA | FILE_WRITE_ATTRIBUTES;
    return NtCreateFile(file, access, &attributes, &io, NULL, FILE_ATTRIBUTE_NORMAL,
                        FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, create ? FILE_OPEN_IF : FILE_OPEN,
                        FILE_SYNCHRONOUS_IO_NONALERT | FILE_NON_DIRECTORY_FILE, NULL, 0);
}

bool w32t_fill_file(const uint16_t *path, uint64_t offset, const void *piece, uint32_t piece_bytes, uint64_t bytes) {
    HANDLE file;
    if (open_file(path, true, false, &file) < 0) return false;
    bool ok = true;
    for (uint64_t at = 0; at < bytes; at += piece_bytes) {
        LARGE_INTEGER where = {.QuadPart = (LONGLONG)(offset + at)};
        IO_STATUS_BLOCK io;
        uint32_t step = bytes - at < piece_bytes ? (uint32_t)(bytes - at) : piece_bytes;
        ok = NtWriteFile(file, NULL, NULL, NULL, &io, piece, step, &where, NULL) >= 0 && io.Information == step;
        if (!ok) break;
    }
    NtClose(file);
    return ok;
}

void w32t_unmap(const void *view) {
    if (view) NtUnmapViewOfSection(NT_SELF, (void *)(uintptr_t)view);
}

// A view of `size` bytes at `offset`, the file made and extended as asked. No handle stays open: the target could close
// it, and programs that count handles would see it.
void *w32t_map_file(const uint16_t *path, uint64_t offset, size_t size, uint64_t grow_to, bool write, bool create) {
    HANDLE file, section;
    NTSTATUS status = open_file(path, write, create, &file);
    if (status < 0) return NULL;
    LARGE_INTEGER limit = {.QuadPart = (LONGLONG)grow_to};
    status = NtCreateSection(&section, SECTION_MAP_READ | (write ? SECTION_MAP_WRITE : 0), NULL,
                             grow_to ? &limit : NULL, write ? PAGE_READWRITE : PAGE_READONLY, SEC_COMMIT, file);
    NtClose(file);
    if (status < 0) return NULL;
    void *base = NULL;
    SIZE_T view = size;
    LARGE_INTEGER at = {.QuadPart = (LONGLONG)offset};
    status = NtMapViewOfSection(section, NT_SELF, &base, 0, 0, &at, &view, NT_VIEW_UNMAP, 0,
                                write ? PAGE_READWRITE : PAGE_READONLY);
    NtClose(section);
    return status < 0 ? NULL : base;
}
