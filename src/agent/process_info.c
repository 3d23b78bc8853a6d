// SPDX-License-Identifier: Apache-2.0
// Records about the process itself: who it is, its threads, its modules with what finds their symbols.
#include "agent.h"

void w32t_moment(uint64_t *ticks, uint64_t *qpc, uint64_t *filetime) {
    LARGE_INTEGER now, counter;
    NtQueryPerformanceCounter(&counter, NULL);
    *ticks = agent_ticks();
    NtQuerySystemTime(&now);
    *qpc = (uint64_t)counter.QuadPart;
    *filetime = (uint64_t)now.QuadPart;
}

static uint32_t put(uint8_t *out, const UNICODE_STRING *text, uint32_t most) {
    uint32_t bytes = text->Length < most ? text->Length : most, status;
    return (uint32_t)w32t_copy_bytes(out, text->Buffer, bytes, &status);
}

void w32t_record_process(agent_thread *t) {
    enum { MOST = 0x8000 };
    const void *peb = arch_teb_pointer(TEB_PEB), *parameters = nt_pointer(peb, PEB_PARAMETERS);
    const UNICODE_STRING *image = nt_at(parameters, PARAMETERS_IMAGE), *command = nt_at(parameters, PARAMETERS_COMMAND),
                         *directory = nt_at(parameters, PARAMETERS_DIRECTORY);
    uint32_t room = (image->Length < MOST ? image->Length : MOST) + (command->Length < MOST ? command->Length : MOST) +
                    (directory->Length < MOST ? directory->Length : MOST);
    if (sizeof(w32t_rec_process) + room > t->size / 4) room = t->size / 4 - (uint32_t)sizeof(w32t_rec_process) - 8;
    w32t_rec_process *r = w32t_reserve(t, (uint32_t)sizeof(*r) + room);
    if (!r) return;
    struct {
        NTSTATUS exit_status;
        void *peb;
        ULONG_PTR affinity;
        LONG priority;
        ULONG_PTR pid, parent;
    } basic = {0};
    uint64_t times[4] = {0}; // created, exited, kernel, user
    NtQueryInformationProcess(NT_SELF, ProcessBasicInformation, &basic, sizeof(basic), NULL);
    NtQueryInformationProcess(NT_SELF, (PROCESSINFOCLASS)4, times, sizeof(times), NULL);
    r->ticks = agent_ticks();
    r->create_filetime = times[0];
    r->pid = arch_teb_u32(TEB_PID);
    r->parent_pid = (uint32_t)basic.parent;
    r->session = nt_u32(peb, PEB_SESSION);
    r->os_major = nt_u32(peb, PEB_OS_MAJOR);
    r->os_minor = nt_u32(peb, PEB_OS_MAJOR + 4);
    r->os_build = nt_u32(peb, PEB_OS_MAJOR + 8) & 0xffff;
    r->image_base = (uintptr_t)nt_pointer(peb, PEB_IMAGE_BASE);
    r->peb = (uintptr_t)peb;
    r->flags = (w32t_agent.wine ? W32T_PROCESS_WINE : 0u) | (w32t_agent.attached ? W32T_PROCESS_ATTACHED : 0u);
    r->cpus = nt_u32(peb, PEB_CPUS);
    r->reserved = 0;
    uint8_t *out = (uint8_t *)(r + 1);
    r->image_bytes = put(out, image, room < MOST ? room : MOST);
    out += r->image_bytes, room -= r->image_bytes;
    r->command_bytes = put(out, command, room < MOST ? room : MOST);
    out += r->command_bytes, room -= r->command_bytes;
    r->directory_bytes = put(out, directory, room < MOST ? room : MOST);
    w32t_commit(t, r, (uint32_t)sizeof(*r) + r->image_bytes + r->command_bytes + r->directory_bytes, W32T_REC_PROCESS,
                0, 0);
}

void w32t_record_thread(agent_thread *t) {
    w32t_rec_thread *r = w32t_reserve(t, sizeof(*r));
    if (!r) return;
    void *start = NULL;
    NtQueryInformationThread((HANDLE)(LONG_PTR)-2, (THREADINFOCLASS)9, &start, sizeof(start),
                             NULL); // Win32 start address
    r->ticks = agent_ticks();
    r->pid = arch_teb_u32(TEB_PID);
    r->tid = t->tid;
    r->start = (uintptr_t)start;
    r->teb = (uintptr_t)arch_teb_pointer(TEB_SELF);
    r->stack_base = (uintptr_t)arch_teb_pointer(TEB_STACK_BASE);
    r->stack_limit = (uintptr_t)arch_teb_pointer(TEB_STACK_LIMIT);
    w32t_commit(t, r, sizeof(*r), W32T_REC_THREAD, 0, 0);
}

// The CodeView record ("RSDS": GUID, age, name), by which symbol servers know an image.
static uint32_t find_pdb(const agent_module *m, const IMAGE_NT_HEADERS *nt, w32t_rec_module *r, const char **name) {
    if (nt->OptionalHeader.NumberOfRvaAndSizes <= IMAGE_DIRECTORY_ENTRY_DEBUG) return 0;
    const IMAGE_DATA_DIRECTORY *dir = &nt->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_DEBUG];
    uint32_t count = dir->Size / (uint32_t)sizeof(IMAGE_DEBUG_DIRECTORY);
    if (!dir->VirtualAddress || dir->VirtualAddress >= m->size || dir->Size > m->size - dir->VirtualAddress) return 0;
    const IMAGE_DEBUG_DIRECTORY *d = (const void *)(m->base + dir->VirtualAddress);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t at = d[i].AddressOfRawData, size = d[i].SizeOfData;
        if (d[i].Type != IMAGE_DEBUG_TYPE_CODEVIEW || !at || size < 25 || at >= m->size || size > m->size - at)
            continue;
        const uint8_t *raw = m->base + at;
        if (nt_u32(raw, 0) != 0x53445352u) continue; // "RSDS"
        __builtin_memcpy(r->pdb_guid, raw + 4, 16);
        r->pdb_age = nt_u32(raw, 20);
        uint32_t n = 0;
        while (n < size - 24 && n < 512 && raw[24 + n])
            n++;
        *name = (const char *)raw + 24;
        return n;
    }
    return 0;
}

void w32t_record_module(agent_thread *t, const agent_module *m, const UNICODE_STRING *path, bool present) {
    (void)present;
    uint32_t status;
    w32t_rec_module *r = w32t_reserve(t, (uint32_t)sizeof(*r) + path->Length + 520);
    if (!r) return;
    const IMAGE_DOS_HEADER *dos = (const void *)m->base;
    const IMAGE_NT_HEADERS *nt = (const void *)(m->base + dos->e_lfanew);
    const char *pdb = NULL;
    *r =
        (w32t_rec_module){.ticks = agent_ticks(), .base = (uintptr_t)m->base, .image_size = m->size, .flags = m->flags};
    r->timestamp = nt->FileHeader.TimeDateStamp;
    r->checksum = nt->OptionalHeader.CheckSum;
    r->machine = nt->FileHeader.Machine;
    r->pdb_bytes = find_pdb(m, nt, r, &pdb);
    uint8_t *out = (uint8_t *)(r + 1);
    r->path_bytes = (uint32_t)w32t_copy_bytes(out, path->Buffer, path->Length, &status);
    if (r->pdb_bytes) __builtin_memcpy(out + r->path_bytes, pdb, r->pdb_bytes);
    w32t_commit(t, r, (uint32_t)sizeof(*r) + r->path_bytes + r->pdb_bytes, W32T_REC_MODULE, 0, 0);
}

void w32t_note(const char *text) {
    agent_thread *t = w32t_thread_begin();
    uint32_t n = 0;
    while (text[n])
        n++;
    w32t_rec_note *r = t ? w32t_reserve(t, (uint32_t)sizeof(*r) + n * 2) : NULL;
    if (!r) return;
    r->ticks = agent_ticks();
    r->bytes = n * 2;
    r->reserved = 0;
    uint16_t *out = (uint16_t *)(r + 1);
    for (uint32_t i = 0; i < n; i++)
        out[i] = (uint8_t)text[i];
    w32t_commit(t, r, (uint32_t)sizeof(*r) + n * 2, W32T_REC_NOTE, 0, 0);
}
