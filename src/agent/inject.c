// SPDX-License-Identifier: Apache-2.0
// Rewrites the import directory of a suspended process so that the agent is its first import. Uses ntdll only: it runs
// inside traced processes as well as in the bridge. Everything read from the target is checked; nothing of it is
// executed here.
#include "inject.h"

#include <stddef.h>

typedef struct image {
    HANDLE process;
    uint64_t base;
    uint64_t directories; // address of DataDirectory[0]
    uint32_t word_size;
    IMAGE_DATA_DIRECTORY import, bound;
    NTSTATUS status;
} image;

enum { MAX_DESCRIPTORS = 2048, BLOCK_BYTES = 0x10000 };

static bool peek(image *i, uint64_t at, void *to, size_t size) {
    SIZE_T done = 0;
    i->status = NtReadVirtualMemory(i->process, (const void *)(uintptr_t)at, to, size, &done);
    if (i->status >= 0 && done != size) i->status = STATUS_PARTIAL_COPY;
    return i->status >= 0;
}

static bool poke(image *i, uint64_t at, const void *from, size_t size) {
    SIZE_T done = 0;
    i->status = NtWriteVirtualMemory(i->process, (void *)(uintptr_t)at, from, size, &done);
    if (i->status >= 0 && done != size) i->status = STATUS_PARTIAL_COPY;
    return i->status >= 0;
}

static bool is_image(image *i, uint64_t base) {
    WORD magic = 0;
    return base >= 0x10000 && !(base & 0xffff) && peek(i, base, &magic, sizeof(magic)) && magic == IMAGE_DOS_SIGNATURE;
}

// A 32-bit process seen from a 64-bit one may show either of its two PEBs: the image tells which it was.
static bool find_image(image *i, uintptr_t peb) {
    uint64_t wide = 0;
    uint32_t narrow = 0;
    if (peek(i, peb + 0x10, &wide, sizeof(wide)) && is_image(i, wide))
        i->base = wide;
    else if (peek(i, peb + 0x08, &narrow, sizeof(narrow)) && is_image(i, narrow))
        i->base = narrow;
    return i->base != 0;
}

static enum w32t_inject_result image_open(image *i) {
    PROCESS_BASIC_INFORMATION basic;
    i->status = NtQueryInformationProcess(i->process, ProcessBasicInformation, &basic, sizeof(basic), NULL);
    if (i->status < 0) return W32T_INJECT_FAILED;
    if (!find_image(i, (uintptr_t)basic.PebBaseAddress)) {
        if (i->status >= 0) i->status = STATUS_INVALID_IMAGE_FORMAT;
        return W32T_INJECT_FAILED;
    }
    IMAGE_DOS_HEADER dos;
    struct {
        DWORD signature;
        IMAGE_FILE_HEADER file;
        WORD magic;
    } head;
    if (!peek(i, i->base, &dos, sizeof(dos)) || !peek(i, i->base + (uint32_t)dos.e_lfanew, &head, sizeof(head)))
        return W32T_INJECT_FAILED;
    if (head.signature != IMAGE_NT_SIGNATURE) return W32T_INJECT_MACHINE;
    uint64_t optional = i->base + (uint32_t)dos.e_lfanew + offsetof(IMAGE_NT_HEADERS, OptionalHeader);
    if (head.file.Machine == IMAGE_FILE_MACHINE_AMD64 && head.magic == IMAGE_NT_OPTIONAL_HDR64_MAGIC) {
        i->word_size = 8;
        i->directories = optional + offsetof(IMAGE_OPTIONAL_HEADER64, DataDirectory);
    } else if (head.file.Machine == IMAGE_FILE_MACHINE_I386 && head.magic == IMAGE_NT_OPTIONAL_HDR32_MAGIC) {
        i->word_size = 4;
        i->directories = optional + offsetof(IMAGE_OPTIONAL_HEADER32, DataDirectory);
    } else {
        return W32T_INJECT_MACHINE;
    }
    uint64_t each = sizeof(IMAGE_DATA_DIRECTORY);
    return peek(i, i->directories + IMAGE_DIRECTORY_ENTRY_IMPORT * each, &i->import, sizeof(i->import)) &&
                   peek(i, i->directories + IMAGE_DIRECTORY_ENTRY_BOUND_IMPORT * each, &i->bound, sizeof(i->bound))
               ? W32T_INJECT_OK
               : W32T_INJECT_FAILED;
}

// Offsets in import descriptors are unsigned 32 bits from the image's base: the block must lie above it, within 4 GiB
// (2 GiB, to stay clear of tools that take them for signed).
static uint64_t block_new(image *i) {
    uint64_t at = i->base + 0x10000, end = i->base + 0x7fff0000u;
    if (i->word_size == 4 && end > 0x7ffe0000u) end = 0x7ffe0000u;
    while (at < end) {
        MEMORY_BASIC_INFORMATION info;
        i->status = NtQueryVirtualMemory(i->process, (const void *)(uintptr_t)at, 0, &info, sizeof(info), NULL);
        if (i->status < 0) return 0;
        uint64_t next = (uint64_t)(uintptr_t)info.BaseAddress + info.RegionSize;
        if (info.State == MEM_FREE && next - at >= BLOCK_BYTES) {
            void *base = (void *)(uintptr_t)at;
            SIZE_T size = BLOCK_BYTES;
            i->status = NtAllocateVirtualMemory(i->process, &base, 0, &size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
            if (i->status >= 0) return at;
            next = at + 0x10000;
        }
        at = (next + 0xffff) & ~0xffffull;
    }
    i->status = STATUS_NO_MEMORY;
    return 0;
}

static bool directories_write(image *i, const IMAGE_DATA_DIRECTORY *import) {
    IMAGE_DATA_DIRECTORY none = {0};
    uint64_t each = sizeof(IMAGE_DATA_DIRECTORY);
    void *base = (void *)(uintptr_t)i->directories;
    SIZE_T size = (SIZE_T)(IMAGE_NUMBEROF_DIRECTORY_ENTRIES * each);
    ULONG old;
    i->status = NtProtectVirtualMemory(i->process, &base, &size, PAGE_READWRITE, &old);
    if (i->status < 0) return false;
    bool ok = poke(i, i->directories + IMAGE_DIRECTORY_ENTRY_IMPORT * each, import, sizeof(*import)) &&
              poke(i, i->directories + IMAGE_DIRECTORY_ENTRY_BOUND_IMPORT * each, &none, sizeof(none));
    NTSTATUS status = i->status;
    NtProtectVirtualMemory(i->process, &base, &size, old, &old);
    i->status = status;
    return ok;
}

// The block: w32t_boot, descriptors (ours, theirs, zeros), then the agent's lookup and address tables and its name.
static bool block_fill(image *i, uint64_t block, const uint16_t *agent, const uint16_t *control_path, uint32_t slot) {
    w32t_boot boot = {.magic = W32T_BOOT_MAGIC, .size = BLOCK_BYTES, .slot = slot};
    boot.import_rva = i->import.VirtualAddress;
    boot.import_size = i->import.Size;
    boot.bound_rva = i->bound.VirtualAddress;
    boot.bound_size = i->bound.Size;
    for (uint32_t k = 0; k + 1 < W32T_CONTROL_PATH && control_path[k]; k++)
        boot.control_path[k] = control_path[k];
    if (!poke(i, block, &boot, sizeof(boot))) return false;
    uint64_t at = block + sizeof(boot) + sizeof(IMAGE_IMPORT_DESCRIPTOR);
    uint32_t count = 0;
    IMAGE_IMPORT_DESCRIPTOR d = {.Name = 1};
    for (; i->import.VirtualAddress && count < MAX_DESCRIPTORS; count++, at += sizeof(d)) {
        if (!peek(i, i->base + i->import.VirtualAddress + count * sizeof(d), &d, sizeof(d))) return false;
        if (!d.Name || !d.FirstThunk) break;
        if (!poke(i, at, &d, sizeof(d))) return false;
    }
    at = (at + sizeof(d) + 15) & ~15ull; // fresh memory is zero: the end mark is there
    uint64_t thunk = i->word_size == 8 ? 0x8000000000000001ull : 0x80000001ull; // ordinal 1
    uint64_t lookup = at, address = at + 16, name = at + 32;
    if (!poke(i, lookup, &thunk, i->word_size) || !poke(i, address, &thunk, i->word_size)) return false;
    char text[W32T_CONTROL_PATH];
    uint32_t n = 0;
    for (; n + 1 < sizeof(text) && agent[n]; n++)
        text[n] = (char)agent[n];
    text[n] = 0;
    if (!poke(i, name, text, n + 1)) return false;
    IMAGE_IMPORT_DESCRIPTOR ours = {.OriginalFirstThunk = (DWORD)(lookup - i->base),
                                    .Name = (DWORD)(name - i->base),
                                    .FirstThunk = (DWORD)(address - i->base)};
    if (!poke(i, block + sizeof(boot), &ours, sizeof(ours))) return false;
    IMAGE_DATA_DIRECTORY import = {.VirtualAddress = (DWORD)(block + sizeof(boot) - i->base),
                                   .Size = (DWORD)((count + 2) * sizeof(d))};
    return directories_write(i, &import);
}

// Windows only (elsewhere the questions are refused): a process that loads Microsoft's own DLLs alone would die of our
// import, one that forbids new code could carry no stub; a protected one lets nobody write into it.
static bool is_closed(HANDLE process) {
    enum { MITIGATION = 52, PROTECTION = 61, DYNAMIC_CODE = 2, SIGNATURE = 8 };
    struct {
        ULONG policy, flags;
    } code = {.policy = DYNAMIC_CODE}, signature = {.policy = SIGNATURE};
    UCHAR protection = 0;
    if (NtQueryInformationProcess(process, (PROCESSINFOCLASS)MITIGATION, &code, sizeof(code), NULL) >= 0 &&
        code.flags & 1)
        return true; // ProhibitDynamicCode
    if (NtQueryInformationProcess(process, (PROCESSINFOCLASS)MITIGATION, &signature, sizeof(signature), NULL) >= 0 &&
        signature.flags & 3)
        return true; // MicrosoftSignedOnly, StoreSignedOnly
    return NtQueryInformationProcess(process, (PROCESSINFOCLASS)PROTECTION, &protection, sizeof(protection), NULL) >=
               0 &&
           protection;
}

enum w32t_inject_result w32t_inject(HANDLE process, const w32t_control *control, const uint16_t *control_path,
                                    uint32_t slot, uint32_t *word_size, NTSTATUS *status) {
    image i = {.process = process};
    enum w32t_inject_result result = image_open(&i);
    *word_size = i.word_size;
    *status = i.status;
    if (result != W32T_INJECT_OK) return result;
    const uint16_t *agent = control->agent_path[i.word_size == 8 ? 0 : 1];
    if (!agent[0]) return W32T_INJECT_NO_AGENT;
    if (is_closed(process)) return W32T_INJECT_CLOSED;
    uint64_t block = block_new(&i);
    bool ok = block && block_fill(&i, block, agent, control_path, slot);
    *status = i.status;
    return ok ? W32T_INJECT_OK : W32T_INJECT_FAILED;
}

enum w32t_inject_result w32t_image_word_size(HANDLE process, uint32_t *word_size, NTSTATUS *status) {
    image i = {.process = process};
    enum w32t_inject_result result = image_open(&i);
    *word_size = i.word_size;
    *status = i.status;
    return result;
}

uint32_t w32t_slot_claim(w32t_control *control, uint32_t pid, uint32_t parent, uint32_t tid) {
    uint32_t index = __atomic_fetch_add(&control->slots_claimed, 1, __ATOMIC_ACQ_REL);
    if (index >= W32T_CONTROL_SLOTS) {
        __atomic_store_n(&control->slots_claimed, W32T_CONTROL_SLOTS, __ATOMIC_RELEASE);
        return UINT32_MAX;
    }
    w32t_slot *slot = &control->slots[index];
    slot->pid = pid;
    slot->parent_pid = parent;
    slot->main_tid = tid;
    __atomic_store_n(&slot->state, W32T_SLOT_CLAIMED, __ATOMIC_RELEASE);
    return index;
}
