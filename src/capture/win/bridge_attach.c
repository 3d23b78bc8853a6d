// SPDX-License-Identifier: Apache-2.0
// Attaching to a process that runs: the agent is loaded by one remote thread, entered with the boot block by a second;
// detaching enters it by a third. Nothing of the target is stopped from here; the agent does that itself while it
// patches code. The service manager is joined likewise when an agent asks for it.
#include "bridge.h"

#include <stdio.h>
#include <stdlib.h>
#include <tlhelp32.h>
#include <wchar.h>

enum { ORDINAL_ATTACH = 2, ORDINAL_DETACH = 3, ATTACH_WAIT_MS = 20000, DETACH_WAIT_MS = 2000, PATH_MOST = 1024 };

static bool same_name(const wchar_t *image, const wchar_t *name) {
    size_t n = wcslen(name);
    return !_wcsnicmp(image, name, n) && (!image[n] || !_wcsicmp(image + n, L".exe"));
}

// How many processes have that name; *pid of one of them.
static int find_process(const wchar_t *name, DWORD *pid) {
    PROCESSENTRY32W entry = {.dwSize = sizeof(entry)};
    HANDLE all = CreateToolhelp32Snapshot(TH32CS_SNAPPROCESS, 0);
    int found = 0;
    if (all == INVALID_HANDLE_VALUE) return 0;
    for (BOOL more = Process32FirstW(all, &entry); more; more = Process32NextW(all, &entry)) {
        if (entry.th32ProcessID == GetCurrentProcessId() || !same_name(entry.szExeFile, name)) continue;
        *pid = entry.th32ProcessID;
        found++;
    }
    CloseHandle(all);
    return found;
}

// "TEXT: NAME (NUMBER), …": the processes of that name, or with NULL all that are not Wine's own servants.
static const char *with_processes(const char *text, const wchar_t *name) {
    static const wchar_t *const servants[] = {L"services.exe", L"svchost.exe",    L"rpcss.exe",
                                              L"plugplay.exe", L"winedevice.exe", L"explorer.exe",
                                              L"wineboot.exe", L"conhost.exe",    L"winemenubuilder.exe"};
    static char out[420];
    PROCESSENTRY32W entry = {.dwSize = sizeof(entry)};
    HANDLE all = CreateToolhelp32Snapshot(TH32CS_SNAPPROCESS, 0);
    int n = snprintf(out, sizeof(out), "%s", text);
    size_t at = n > 0 ? (size_t)n : 0, from = at;
    if (all == INVALID_HANDLE_VALUE) return out;
    for (BOOL more = Process32FirstW(all, &entry); more; more = Process32NextW(all, &entry)) {
        char image[160] = "";
        bool servant = entry.th32ProcessID == GetCurrentProcessId();
        for (size_t i = 0; !name && i < sizeof(servants) / sizeof(servants[0]); i++)
            servant = servant || !_wcsicmp(entry.szExeFile, servants[i]);
        if (servant || (name && !same_name(entry.szExeFile, name))) continue;
        if (!WideCharToMultiByte(CP_UTF8, 0, entry.szExeFile, -1, image, sizeof(image), NULL, NULL)) continue;
        if (at + strlen(image) + 24 >= sizeof(out)) break;
        n = snprintf(out + at, sizeof(out) - at, "%s%s (%lu)", at == from ? "; there are " : ", ", image,
                     (unsigned long)entry.th32ProcessID);
        at += n > 0 ? (size_t)n : 0;
    }
    CloseHandle(all);
    return out;
}

static bool peek(HANDLE process, uintptr_t at, void *to, size_t size) {
    SIZE_T done;
    return ReadProcessMemory(process, (const void *)at, to, size, &done) && done == size;
}

// Where a module lies in the target: its loader's list is walked, as the module snapshot is not to be had for every
// process.
static uintptr_t module_in(HANDLE process, const wchar_t *path) {
    PROCESS_BASIC_INFORMATION basic;
    uintptr_t loader, entry, base;
    const wchar_t *file = wcsrchr(path, '\\');
    file = file ? file + 1 : path;
    if (NtQueryInformationProcess(process, ProcessBasicInformation, &basic, sizeof(basic), NULL) < 0) return 0;
    if (!peek(process, (uintptr_t)basic.PebBaseAddress + PEB_LDR, &loader, sizeof(loader))) return 0;
    uintptr_t head = loader + LDR_LOAD_ORDER;
    if (!peek(process, head, &entry, sizeof(entry))) return 0;
    for (int i = 0; i < 2000 && entry != head; i++) {
        UNICODE_STRING name;
        wchar_t text[260] = {0};
        if (!peek(process, entry + ENTRY_BASE_NAME, &name, sizeof(name)) ||
            !peek(process, entry + ENTRY_BASE, &base, sizeof(base)))
            return 0;
        if (name.Length < sizeof(text) - 2 && peek(process, (uintptr_t)name.Buffer, text, name.Length) &&
            !_wcsicmp(text, file))
            return base;
        if (!peek(process, entry, &entry, sizeof(entry))) return 0;
    }
    return 0;
}

// The distance of an export from the image's start, from a copy loaded here without running it.
static uintptr_t export_offset(const wchar_t *path, WORD ordinal) {
    HMODULE copy = LoadLibraryExW(path, NULL, DONT_RESOLVE_DLL_REFERENCES);
    FARPROC f = copy ? GetProcAddress(copy, MAKEINTRESOURCEA(ordinal)) : NULL;
    uintptr_t offset = f ? (uintptr_t)f - (uintptr_t)copy : 0;
    if (copy) FreeLibrary(copy);
    return offset;
}

// A process that has only just been made shows no image yet.
static bool word_size_of(HANDLE process, uint32_t *word_size, NTSTATUS *status) {
    for (int i = 0; i < 200; i++) {
        enum w32t_inject_result result = w32t_image_word_size(process, word_size, status);
        if (result == W32T_INJECT_OK) return true;
        if (result == W32T_INJECT_MACHINE || ended_within(process, 10)) return false;
    }
    return false;
}

// Runs a function in the target; its result, or what went wrong here.
static DWORD call_in(HANDLE process, uintptr_t function, void *argument, DWORD wait_ms, DWORD *result) {
    HANDLE thread = CreateRemoteThread(process, NULL, 0, (LPTHREAD_START_ROUTINE)function, argument, 0, NULL);
    if (!thread) return GetLastError();
    bool ended = ended_within(thread, wait_ms);
    BOOL ok = ended && GetExitCodeThread(thread, result);
    DWORD error = ok ? 0 : ended ? GetLastError() : ERROR_TIMEOUT;
    CloseHandle(thread);
    return error;
}

static DWORD enter_agent(HANDLE process, uint32_t slot) {
    const wchar_t *path = (const wchar_t *)control->agent_path[sizeof(void *) == 8 ? 0 : 1];
    w32t_boot boot = {.magic = W32T_BOOT_MAGIC, .size = sizeof(boot), .slot = slot};
    memcpy(boot.control_path, control->control_path, sizeof(boot.control_path));
    size_t path_bytes = (wcslen(path) + 1) * sizeof(wchar_t);
    char *there = VirtualAllocEx(process, NULL, sizeof(boot) + path_bytes, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
    if (!there || !WriteProcessMemory(process, there, &boot, sizeof(boot), NULL) ||
        !WriteProcessMemory(process, there + sizeof(boot), path, path_bytes, NULL))
        return GetLastError();
    // kernel32 lies at the same address in every process of one word size.
    uintptr_t load = (uintptr_t)GetProcAddress(GetModuleHandleW(L"kernel32.dll"), "LoadLibraryW");
    DWORD result = 0, error = call_in(process, load, there + sizeof(boot), ATTACH_WAIT_MS, &result);
    if (error) return error;
    uintptr_t base = module_in(process, path), offset = export_offset(path, ORDINAL_ATTACH);
    if (!base || !offset) return ERROR_MOD_NOT_FOUND;
    error = call_in(process, base + offset, there, ATTACH_WAIT_MS, &result);
    VirtualFreeEx(process, there, 0, MEM_RELEASE);
    return error ? error : result;
}

// The bridge of the other word size does what only a program of the target's own kind can: it finds functions by their
// addresses in itself. Gives its exit status.
static DWORD ask_other(const wchar_t *verb, DWORD pid, uint32_t slot) {
    static const wchar_t *const name =
        sizeof(void *) == 8 ? L"win32trace-bridge-x86.exe" : L"win32trace-bridge-x64.exe";
    wchar_t path[PATH_MOST], command[PATH_MOST * 2];
    DWORD n = GetModuleFileNameW(NULL, path, PATH_MOST - 40), status = ERROR_TIMEOUT;
    while (n && path[n - 1] != '\\')
        n--;
    wcscpy(path + n, name);
    if (GetFileAttributesW(path) == INVALID_FILE_ATTRIBUTES) return ERROR_EXE_MACHINE_TYPE_MISMATCH;
    swprintf(command, PATH_MOST * 2, L"\"%ls\" --control \"%ls\" %ls %lu %u", path, (wchar_t *)control->control_path,
             verb, pid, slot);
    STARTUPINFOW info = {.cb = sizeof(info)};
    PROCESS_INFORMATION made;
    if (!CreateProcessW(path, command, NULL, NULL, FALSE, CREATE_NO_WINDOW, NULL, NULL, &info, &made))
        return GetLastError();
    if (ended_within(made.hProcess, ATTACH_WAIT_MS * 3))
        GetExitCodeProcess(made.hProcess, &status);
    else
        TerminateProcess(made.hProcess, ERROR_TIMEOUT);
    CloseHandle(made.hThread);
    CloseHandle(made.hProcess);
    return status;
}

DWORD enter_for_other(DWORD pid, uint32_t slot) {
    HANDLE process = slot < W32T_CONTROL_SLOTS ? OpenProcess(PROCESS_ALL_ACCESS, FALSE, pid) : NULL;
    if (!process) return GetLastError();
    DWORD error = enter_agent(process, slot);
    CloseHandle(process);
    return error;
}

void attach_slot(uint32_t i) {
    w32t_slot *s = &control->slots[i];
    HANDLE process = OpenProcess(PROCESS_ALL_ACCESS, FALSE, s->pid);
    NTSTATUS status;
    bool ok = process && word_size_of(process, &s->word_size, &status) &&
              control->agent_path[s->word_size == 8 ? 0 : 1][0] &&
              !(s->word_size == sizeof(void *) ? enter_agent(process, i) : ask_other(L"--enter", s->pid, i));
    if (process) CloseHandle(process);
    if (!ok) __atomic_store_n(&s->state, W32T_SLOT_NO_AGENT, __ATOMIC_RELEASE);
}

static const char *attach_failed(DWORD error) {
    switch (error) {
    case ERROR_ALREADY_EXISTS:
        return "it is being traced already";
    case ERROR_BUSY:
        return "somebody else is attaching to it";
    case ERROR_EXE_MACHINE_TYPE_MISMATCH:
        return "it is a program of the other word size, and the bridge for those is not beside this one";
    default:
        return "the agent could not be put into the process";
    }
}

static int attach_process(DWORD pid, const wchar_t *who, HANDLE *root) {
    HANDLE process = OpenProcess(PROCESS_ALL_ACCESS, FALSE, pid);
    if (!process) {
        DWORD error = GetLastError();
        return error == ERROR_INVALID_PARAMETER
                   ? fail(W32T_LAUNCH_NOT_FOUND, error, with_processes("no such process", NULL), who)
                   : fail(W32T_LAUNCH_INJECT, error, "the process cannot be opened (not permitted?)", who);
    }
    uint32_t word_size = 0;
    NTSTATUS status = 0;
    if (!word_size_of(process, &word_size, &status))
        return fail(W32T_LAUNCH_NO_AGENT, (DWORD)status, "no agent for its processor", who);
    if (!control->agent_path[word_size == 8 ? 0 : 1][0])
        return fail(W32T_LAUNCH_NO_AGENT, 0,
                    word_size == 8 ? "no agent beside the bridge" : "no agent for 32-bit programs beside the bridge",
                    who);
    uint32_t slot = w32t_slot_claim(control, pid, 0, 0);
    if (slot == UINT32_MAX) return fail(W32T_LAUNCH_INJECT, 0, "too many processes", who);
    DWORD error = word_size == sizeof(void *) ? enter_agent(process, slot) : ask_other(L"--enter", pid, slot);
    if (error) return fail(W32T_LAUNCH_INJECT, error, attach_failed(error), who);
    control->slots[slot].word_size = word_size;
    watched[slot].process = process;
    control->root_pid = pid;
    __atomic_store_n(&control->bridge_state, W32T_BRIDGE_LAUNCHED, __ATOMIC_RELEASE);
    *root = process;
    return 0;
}

int attach_to(const wchar_t *who, bool wait, HANDLE *root) {
    wchar_t *end;
    DWORD pid = wcstoul(who, &end, 0);
    if (wait || *end) {
        int found = find_process(who, &pid);
        while (wait && !found && !stopping() && !collector_gone(true)) {
            Sleep(5);
            found = find_process(who, &pid);
        }
        if (!found)
            return fail(W32T_LAUNCH_NOT_FOUND, ERROR_NOT_FOUND, with_processes("no process has that name", NULL), who);
        if (found > 1 && !wait)
            return fail(W32T_LAUNCH_NOT_FOUND, 0,
                        with_processes("several processes have that name: give the number of one", who), who);
    }
    return attach_process(pid, who, root);
}

// The system's own, not a program that bears its name.
static DWORD manager_pid(void) {
    PROCESSENTRY32W entry = {.dwSize = sizeof(entry)};
    wchar_t system[PATH_MOST], path[PATH_MOST];
    HANDLE all = CreateToolhelp32Snapshot(TH32CS_SNAPPROCESS, 0);
    UINT n = GetSystemDirectoryW(system, PATH_MOST - 20);
    DWORD pid = 0;
    if (all == INVALID_HANDLE_VALUE || !n || n >= PATH_MOST - 20) return 0;
    wcscat(system, L"\\services.exe");
    for (BOOL more = Process32FirstW(all, &entry); more && !pid; more = Process32NextW(all, &entry)) {
        if (!same_name(entry.szExeFile, L"services")) continue;
        HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, entry.th32ProcessID);
        DWORD size = PATH_MOST;
        if (process && QueryFullProcessImageNameW(process, 0, path, &size) && !_wcsicmp(path, system))
            pid = entry.th32ProcessID;
        if (process) CloseHandle(process);
    }
    CloseHandle(all);
    return pid;
}

// Somebody attached to it by hand: its children are followed already.
static bool is_traced(DWORD pid) {
    uint32_t count = __atomic_load_n(&control->slots_claimed, __ATOMIC_ACQUIRE);
    for (uint32_t i = 0; i < count && i < W32T_CONTROL_SLOTS; i++)
        if (control->slots[i].pid == pid &&
            __atomic_load_n(&control->slots[i].state, __ATOMIC_ACQUIRE) == W32T_SLOT_LIVE)
            return true;
    return false;
}

static bool enter_manager(DWORD pid, HANDLE process) {
    uint32_t word_size = 0, slot;
    NTSTATUS status;
    if (!word_size_of(process, &word_size, &status) || word_size != sizeof(void *) ||
        !control->agent_path[word_size == 8 ? 0 : 1][0])
        return false;
    slot = w32t_slot_claim(control, pid, 0, 0);
    if (slot == UINT32_MAX) return false;
    control->slots[slot].word_size = word_size;
    control->slots[slot].only_children = 1;
    if (!enter_agent(process, slot)) return true;
    // It goes on without us, so nobody waits for it and nobody wonders why it made no record.
    control->slots[slot].exit_status = UINT32_MAX;
    watched[slot].done = true;
    __atomic_store_n(&control->slots[slot].state, W32T_SLOT_ENDED, __ATOMIC_RELEASE);
    return false;
}

void join_manager(void) {
    DWORD pid = manager_pid();
    bool joined = pid && is_traced(pid);
    HANDLE process = pid && !joined ? OpenProcess(PROCESS_ALL_ACCESS, FALSE, pid) : NULL;
    joined = joined || (process && enter_manager(pid, process));
    if (process) CloseHandle(process);
    __atomic_store_n(&control->manager, joined ? W32T_MANAGER_JOINED : W32T_MANAGER_CLOSED, __ATOMIC_RELEASE);
}

static void detach_process(DWORD pid, const wchar_t *agent, uintptr_t offset) {
    HANDLE process = OpenProcess(PROCESS_ALL_ACCESS, FALSE, pid);
    uintptr_t base = process ? module_in(process, agent) : 0;
    DWORD result;
    if (base) call_in(process, base + offset, NULL, DETACH_WAIT_MS, &result);
    if (process) CloseHandle(process);
}

// `only`: the service manager alone. True: there are some of the other word size.
static bool detach_those(bool only) {
    const wchar_t *path = (const wchar_t *)control->agent_path[sizeof(void *) == 8 ? 0 : 1];
    uintptr_t offset = path[0] ? export_offset(path, ORDINAL_DETACH) : 0;
    uint32_t count = __atomic_load_n(&control->slots_claimed, __ATOMIC_ACQUIRE);
    bool others = false;
    for (uint32_t i = 0; i < count && i < W32T_CONTROL_SLOTS; i++) {
        w32t_slot *s = &control->slots[i];
        if (__atomic_load_n(&s->state, __ATOMIC_ACQUIRE) != W32T_SLOT_LIVE || (only && !s->only_children)) continue;
        others |= s->word_size != sizeof(void *);
        if (s->word_size == sizeof(void *) && offset) detach_process(s->pid, path, offset);
    }
    return others;
}

void detach_all(bool others_too) {
    if (detach_those(false) && others_too) ask_other(L"--leave", 0, 0);
}

void leave_manager(void) {
    detach_those(true);
}
