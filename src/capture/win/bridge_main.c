// SPDX-License-Identifier: Apache-2.0
// The bridge: a small Windows program that starts the traced one suspended, puts the agent in, lets it run, waits, and
// passes its exit status on. `win32trace-bridge-x64.exe --control PATH -- COMMAND LINE`; or attaches to one that runs
// (bridge_attach.c). Everything it has to say goes
// into the control block: the native collector is the one that talks to the user. On a failed launch it ends with 125,
// 126 or 127.
#include "bridge.h"

#include <stdio.h>
#include <wchar.h>

enum { EXIT_OURS = 125, EXIT_NOT_RUNNABLE = 126, EXIT_NOT_FOUND = 127, PATH_MOST = 1024, NAP_MS = 5 };

w32t_control *control;
bridge_watch watched[W32T_CONTROL_SLOTS];

int fail(enum w32t_launch_error what, DWORD error, const char *text, const wchar_t *name) {
    int status = what == W32T_LAUNCH_NOT_FOUND      ? EXIT_NOT_FOUND
                 : what == W32T_LAUNCH_NOT_RUNNABLE ? EXIT_NOT_RUNNABLE
                                                    : EXIT_OURS;
    if (!control) {
        fprintf(stderr, "win32trace-bridge: %s (error %lu)\n", text, error);
        return status;
    }
    char utf8[300] = "";
    if (name) WideCharToMultiByte(CP_UTF8, 0, name, -1, utf8, sizeof(utf8), NULL, NULL);
    snprintf(control->message, sizeof(control->message), name ? "%s: %s" : "%s%s", name ? utf8 : "", text);
    control->launch_error = (uint32_t)what;
    control->system_error = error;
    __atomic_store_n(&control->bridge_state, W32T_BRIDGE_FAILED, __ATOMIC_RELEASE);
    return status;
}

static bool under_wine(void) {
    static int known; // 0: not yet
    if (!known) known = GetProcAddress(GetModuleHandleW(L"ntdll.dll"), "wine_get_version") ? 1 : 2;
    return known == 1;
}

// The end of the token at `at`, by the rules of the C runtime (quotes, backslashes before quotes).
static const wchar_t *token_end(const wchar_t *at) {
    bool quoted = false;
    for (; *at && (quoted || (*at != ' ' && *at != '\t')); at++) {
        if (*at == '\\' && at[1] == '"')
            at++;
        else if (*at == '"')
            quoted = !quoted;
    }
    return at;
}

static const wchar_t *skip_blank(const wchar_t *at) {
    while (*at == ' ' || *at == '\t')
        at++;
    return at;
}

// The target's own command line as it was typed: what follows the fourth token (program, --control, PATH, --).
static const wchar_t *command_tail(void) {
    const wchar_t *at = GetCommandLineW();
    for (int i = 0; i < 4; i++)
        at = skip_blank(token_end(at));
    return at;
}

static void map_control(const wchar_t *path) {
    wchar_t name[W32T_CONTROL_PATH];
    swprintf(name, W32T_CONTROL_PATH, L"%ls", path);
    if (!wcsncmp(name, L"\\??\\", 4)) name[1] = '\\'; // the form CreateFile takes
    HANDLE file = CreateFileW(name, GENERIC_READ | GENERIC_WRITE,
                              FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, OPEN_EXISTING, 0, NULL);
    if (file == INVALID_HANDLE_VALUE) return;
    HANDLE section = CreateFileMappingW(file, NULL, PAGE_READWRITE, 0, 0, NULL);
    w32t_control *view = section ? MapViewOfFile(section, FILE_MAP_WRITE, 0, 0, W32T_CONTROL_BYTES) : NULL;
    if (section) CloseHandle(section);
    CloseHandle(file);
    if (view && view->magic == W32T_CONTROL_MAGIC && view->version == W32T_CONTROL_VERSION) control = view;
}

static bool is_ascii(const wchar_t *text) {
    for (; *text; text++)
        if (*text > 0x7e) return false;
    return true;
}

// Import names are ASCII: a folder with other letters goes by its short name.
static void fill_agent_paths(void) {
    static const wchar_t *const names[2] = {L"win32trace-agent-x64.dll", L"win32trace-agent-x86.dll"};
    wchar_t folder[PATH_MOST], path[PATH_MOST + 40], brief[PATH_MOST];
    DWORD n = GetModuleFileNameW(NULL, folder, PATH_MOST);
    while (n && folder[n - 1] != '\\')
        n--;
    folder[n] = 0;
    for (int i = 0; i < 2; i++) {
        if (control->agent_path[i][0]) continue;
        swprintf(path, sizeof(path) / sizeof(path[0]), L"%ls%ls", folder, names[i]);
        if (GetFileAttributesW(path) == INVALID_FILE_ATTRIBUTES) continue;
        const wchar_t *use = path;
        if (!is_ascii(path) && GetShortPathNameW(path, brief, PATH_MOST) && is_ascii(brief)) use = brief;
        if (is_ascii(use) && wcslen(use) < W32T_CONTROL_PATH) wcscpy((wchar_t *)control->agent_path[i], use);
    }
}

// `/home/u/x.exe` under Wine, where the caller's shell knows only such paths.
static bool from_unix(const wchar_t *name, wchar_t *full) {
    typedef wchar_t *(*convert)(const char *);
    convert to_dos = (convert)(void *)GetProcAddress(GetModuleHandleW(L"kernel32.dll"), "wine_get_dos_file_name");
    char utf8[PATH_MOST * 3];
    if (name[0] != '/' || !to_dos || !WideCharToMultiByte(CP_UTF8, 0, name, -1, utf8, sizeof(utf8), NULL, NULL))
        return false;
    wchar_t *dos = to_dos(utf8);
    if (!dos || wcslen(dos) >= PATH_MOST) return false;
    wcscpy(full, dos);
    HeapFree(GetProcessHeap(), 0, dos);
    return GetFileAttributesW(full) != INVALID_FILE_ATTRIBUTES;
}

// Where a device's name goes, `com1.exe` in any folder too.
static bool is_device(const wchar_t *full) {
    return !wcsncmp(full, L"\\\\.\\", 4);
}

// A file that is named like a device opens and runs only by a name that is taken literally.
static const wchar_t *literal(const wchar_t *path, wchar_t *out) {
    wchar_t full[PATH_MOST];
    DWORD n = path[1] == ':' ? GetFullPathNameW(path, PATH_MOST, full, NULL) : 0;
    if (!n || n >= PATH_MOST || !is_device(full)) return path;
    swprintf(out, PATH_MOST + 4, L"\\\\?\\%ls", path);
    return out;
}

static bool find_program(const wchar_t *name, wchar_t *full) {
    if (from_unix(name, full)) return true;
    if (wcspbrk(name, L"\\/:")) {
        DWORD n = GetFullPathNameW(name, PATH_MOST - 5, full, NULL);
        if (!n || n >= PATH_MOST - 5) return false;
        if (is_device(full) && name[1] == ':' && wcslen(name) < PATH_MOST - 5) wcscpy(full, name);
        if (GetFileAttributesW(full) != INVALID_FILE_ATTRIBUTES) return true;
        wcscat(full, L".exe");
        return GetFileAttributesW(full) != INVALID_FILE_ATTRIBUTES;
    }
    return SearchPathW(NULL, name, L".exe", PATH_MOST, full, NULL) != 0;
}

// 0 runs here; else why not, in words.
static const char *not_runnable(const wchar_t *path) {
    DWORD attributes = GetFileAttributesW(path), done;
    if (attributes != INVALID_FILE_ATTRIBUTES && attributes & FILE_ATTRIBUTE_DIRECTORY) return "is a folder";
    if (is_device(path)) return "is a device, not a program";
    HANDLE file = CreateFileW(path, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE, NULL, OPEN_EXISTING, 0, NULL);
    if (file == INVALID_HANDLE_VALUE) return "cannot be opened for reading";
    if (GetFileType(file) != FILE_TYPE_DISK) { // reading may wait for ever
        CloseHandle(file);
        return "is a device or pipe, not a program";
    }
    uint8_t head[4096];
    BOOL ok = ReadFile(file, head, sizeof(head), &done, NULL);
    CloseHandle(file);
    if (!ok) return "cannot be read";
    if (done >= 2 && head[0] == '#' && head[1] == '!') return "is a script, not a Windows program";
    const wchar_t *dot = wcsrchr(path, '.');
    bool image = done >= 64 && head[0] == 'M' && head[1] == 'Z';
    if (!image && dot && (!_wcsicmp(dot, L".bat") || !_wcsicmp(dot, L".cmd")))
        return "is a batch file, not a program: run it by `cmd /c`";
    if (!image) return "is not a Windows program (no MZ header)";
    uint32_t at = nt_u32(head, 60);
    if (at > sizeof(head) - 26 || at + 26 > done) return "is not a Windows program (no PE header where the file says)";
    if (nt_u32(head, at) != 0x4550) return "is a DOS or 16-bit program";
    uint16_t machine = *(uint16_t *)nt_at(head, at + 4), kind = *(uint16_t *)nt_at(head, at + 22);
    if (machine == IMAGE_FILE_MACHINE_ARM64) return "is an ARM64 program: only x64 and x86 can be traced";
    if (machine != IMAGE_FILE_MACHINE_AMD64 && machine != IMAGE_FILE_MACHINE_I386) return "is for another processor";
    if (kind & IMAGE_FILE_DLL) return "is a DLL, not a program";
    return NULL;
}

static DWORD start_program(const wchar_t *path, wchar_t *command, PROCESS_INFORMATION *made) {
    STARTUPINFOW mine, info;
    GetStartupInfoW(&mine);
    info = (STARTUPINFOW){.cb = sizeof(info), .lpDesktop = mine.lpDesktop};
    info.dwFlags = (mine.dwFlags & STARTF_USESHOWWINDOW) | STARTF_USESTDHANDLES;
    info.wShowWindow = mine.wShowWindow;
    info.hStdInput = GetStdHandle(STD_INPUT_HANDLE);
    info.hStdOutput = GetStdHandle(STD_OUTPUT_HANDLE);
    info.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    // Now and then Wine's new process dies before it is one (seen as ERROR_INTERNAL_ERROR); nothing of
    // the program has run then, so it is asked for again.
    DWORD error = 0;
    for (int try = 0; try < 3; try++) {
        if (CreateProcessW(path, command, NULL, NULL, TRUE, CREATE_SUSPENDED, NULL, NULL, &info, made)) return 0;
        error = GetLastError();
        if (error != ERROR_INTERNAL_ERROR) break;
        Sleep(20);
    }
    return error ? error : ERROR_GEN_FAILURE;
}

static int launch(HANDLE *root) {
    const wchar_t *tail = command_tail(), *end = token_end(tail);
    wchar_t name[PATH_MOST], full[PATH_MOST], exact[PATH_MOST + 4];
    size_t n = 0;
    for (const wchar_t *at = tail; at < end && n + 1 < PATH_MOST; at++)
        if (*at != '"') name[n++] = *at;
    name[n] = 0;
    if (!n) return fail(W32T_LAUNCH_NOT_FOUND, 0, "no program named", NULL);
    if (!find_program(name, full)) return fail(W32T_LAUNCH_NOT_FOUND, ERROR_FILE_NOT_FOUND, "program not found", name);
    const wchar_t *path = literal(full, exact);
    const char *why = not_runnable(path);
    if (why) return fail(W32T_LAUNCH_NOT_RUNNABLE, ERROR_BAD_EXE_FORMAT, why, name);
    if (wcslen(full) < W32T_CONTROL_PATH) wcscpy((wchar_t *)control->program, full);
    wchar_t *command = HeapAlloc(GetProcessHeap(), 0, (wcslen(full) + wcslen(tail) + 8) * sizeof(wchar_t));
    if (!command) return fail(W32T_LAUNCH_CREATE, ERROR_OUTOFMEMORY, "out of memory", name);
    // Under Wine a program started from a shell sees its full path in quotes; on Windows the line as it was typed.
    bool wine = under_wine();
    swprintf(command, wcslen(full) + wcslen(tail) + 8, wine ? L"\"%ls\"%ls" : L"%ls", wine ? full : tail, end);
    PROCESS_INFORMATION made;
    DWORD error = start_program(path, command, &made);
    if (error)
        return fail(error == ERROR_BAD_EXE_FORMAT ? W32T_LAUNCH_NOT_RUNNABLE : W32T_LAUNCH_CREATE, error,
                    error == ERROR_BAD_EXE_FORMAT ? "this system cannot run it (32-bit support missing?)"
                                                  : "the process could not be created",
                    name);
    uint32_t slot = w32t_slot_claim(control, made.dwProcessId, GetCurrentProcessId(), made.dwThreadId), word_size = 0;
    NTSTATUS status = 0;
    enum w32t_inject_result result =
        w32t_inject(made.hProcess, control, (const uint16_t *)control->control_path, slot, &word_size, &status);
    if (result != W32T_INJECT_OK) {
        TerminateProcess(made.hProcess, EXIT_OURS);
        if (result == W32T_INJECT_CLOSED)
            return fail(W32T_LAUNCH_INJECT, 0, "it is protected, or its mitigation policy allows no code of others",
                        name);
        if (result == W32T_INJECT_NO_AGENT || result == W32T_INJECT_MACHINE)
            return fail(
                W32T_LAUNCH_NO_AGENT, 0,
                word_size == 4 ? "no agent for 32-bit programs beside the bridge" : "no agent beside the bridge", name);
        return fail(W32T_LAUNCH_INJECT, (DWORD)status, "the agent could not be put into the process", name);
    }
    if (stopping()) { // told so while it was made
        TerminateProcess(made.hProcess, EXIT_OURS);
        return EXIT_OURS;
    }
    control->slots[slot].word_size = word_size;
    watched[slot].process = made.hProcess;
    control->root_pid = made.dwProcessId;
    __atomic_store_n(&control->bridge_state, W32T_BRIDGE_LAUNCHED, __ATOMIC_RELEASE);
    ResumeThread(made.hThread);
    CloseHandle(made.hThread);
    *root = made.hProcess;
    return 0;
}

static void slot_ended(uint32_t i, DWORD status) {
    w32t_slot *s = &control->slots[i];
    FILETIME born, died, kernel, user;
    if (watched[i].process && GetProcessTimes(watched[i].process, &born, &died, &kernel, &user)) {
        s->create_filetime = (uint64_t)born.dwHighDateTime << 32 | born.dwLowDateTime;
        s->end_filetime = (uint64_t)died.dwHighDateTime << 32 | died.dwLowDateTime;
    }
    s->exit_status = status;
    watched[i].done = true;
    __atomic_store_n(&s->state, W32T_SLOT_ENDED, __ATOMIC_RELEASE);
}

// What a 32-bit agent cannot do for its 64-bit child.
static void answer(uint32_t i) {
    w32t_slot *s = &control->slots[i];
    HANDLE process = OpenProcess(PROCESS_ALL_ACCESS, FALSE, s->pid);
    NTSTATUS status;
    bool ok =
        process && w32t_inject(process, control, control->control_path, i, &s->word_size, &status) == W32T_INJECT_OK;
    if (process) CloseHandle(process);
    __atomic_store_n(&s->state, ok ? W32T_SLOT_CLAIMED : W32T_SLOT_NO_AGENT, __ATOMIC_RELEASE);
}

// Looks at every process of the session once; gives how many still run.
static uint32_t look(void) {
    if (__atomic_load_n(&control->manager, __ATOMIC_ACQUIRE) == W32T_MANAGER_ASKED) join_manager();
    uint32_t running = 0, count = __atomic_load_n(&control->slots_claimed, __ATOMIC_ACQUIRE);
    for (uint32_t i = 0; i < count && i < W32T_CONTROL_SLOTS; i++) {
        w32t_slot *s = &control->slots[i];
        if (watched[i].done || __atomic_load_n(&s->state, __ATOMIC_ACQUIRE) == W32T_SLOT_FREE) continue;
        if (__atomic_load_n(&s->state, __ATOMIC_ACQUIRE) == W32T_SLOT_REQUEST) answer(i);
        if (__atomic_load_n(&s->state, __ATOMIC_ACQUIRE) == W32T_SLOT_ATTACH) attach_slot(i);
        if (!watched[i].process) {
            watched[i].process = OpenProcess(SYNCHRONIZE | PROCESS_QUERY_INFORMATION, FALSE, s->pid);
            if (!watched[i].process) {
                slot_ended(i, UINT32_MAX); // ended before it could be looked at: its status is not known
                continue;
            }
        }
        DWORD status = 0;
        if (WaitForSingleObject(watched[i].process, 0) == WAIT_OBJECT_0 &&
            GetExitCodeProcess(watched[i].process, &status))
            slot_ended(i, status);
        else
            running++;
    }
    return running;
}

bool stopping(void) {
    return __atomic_load_n(&control->collector_state, __ATOMIC_ACQUIRE) == W32T_COLLECTOR_STOPPING;
}

// The collector beats four times a second; when it has been silent for two seconds nobody reads what the agents write.
static bool silent(void) {
    static uint32_t beat;
    static ULONGLONG since;
    uint32_t now = __atomic_load_n(&control->heartbeat, __ATOMIC_ACQUIRE);
    ULONGLONG time = GetTickCount64();
    if (now != beat || !since) beat = now, since = time;
    return time - since > (control->stale_ms ? control->stale_ms : 2000);
}

// Silent may be one that was stopped, or waits for its turn on a busy machine; one that is gone never comes back.
// Under Wine it is a Linux process, and one that was killed stays as a zombie until its parent has looked.
bool collector_gone(bool attached) {
    DWORD pid = __atomic_load_n(&control->collector_pid, __ATOMIC_ACQUIRE);
    if (!silent()) return false;
    if (!pid) return attached; // it did not say who it is
    if (!under_wine()) {
        HANDLE process = OpenProcess(SYNCHRONIZE, FALSE, pid);
        bool lives = process ? WaitForSingleObject(process, 0) == WAIT_TIMEOUT : GetLastError() == ERROR_ACCESS_DENIED;
        if (process) CloseHandle(process);
        return !lives;
    }
    wchar_t path[64];
    char line[512];
    DWORD n = 0;
    swprintf(path, sizeof(path) / sizeof(path[0]), L"\\\\?\\unix\\proc\\%lu\\stat", (unsigned long)pid);
    HANDLE file = CreateFileW(path, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE, NULL, OPEN_EXISTING, 0, NULL);
    if (file == INVALID_HANDLE_VALUE)
        return GetLastError() == ERROR_FILE_NOT_FOUND || GetLastError() == ERROR_PATH_NOT_FOUND;
    BOOL ok = ReadFile(file, line, sizeof(line) - 1, &n, NULL);
    CloseHandle(file);
    line[ok ? n : 0] = 0;
    const char *state = strrchr(line, ')'); // "PID (NAME) STATE …", and a name may hold anything
    return state && (!strncmp(state, ") Z", 3) || !strncmp(state, ") X", 3));
}

// A wait inside Wine's server never ends when the server is killed: its answer is waited for by the thread alone. So
// nobody waits there; a question to a server that is gone ends this process.
bool ended_within(HANDLE what, DWORD ms) {
    if (!under_wine()) return WaitForSingleObject(what, ms) == WAIT_OBJECT_0;
    for (DWORD waited = 0;; waited += NAP_MS) {
        if (WaitForSingleObject(what, 0) == WAIT_OBJECT_0) return true;
        if (waited >= ms) return false;
        Sleep(NAP_MS);
    }
}

// Ctrl-C and the like are the target's business.
static BOOL WINAPI ignore(DWORD event) {
    (void)event;
    return TRUE;
}

// On an ARM64 machine x86 and x64 programs are translated and the system's DLLs are of its own kind: nothing of the
// agent fits there.
static bool is_arm64_machine(void) {
    typedef BOOL(WINAPI * ask)(HANDLE process, USHORT * machine, USHORT * native);
    ask question = (ask)(void *)GetProcAddress(GetModuleHandleW(L"kernel32.dll"), "IsWow64Process2");
    USHORT machine, native;
    return question && question(GetCurrentProcess(), &machine, &native) && native == IMAGE_FILE_MACHINE_ARM64;
}

// Called by the bridge of the other word size: `--control PATH --enter PID SLOT` or `--leave`.
static DWORD help_other(wchar_t **argv) {
    map_control(argv[2]);
    if (!control) return ERROR_FILE_NOT_FOUND;
    if (!wcscmp(argv[3], L"--enter")) return enter_for_other(wcstoul(argv[4], NULL, 10), wcstoul(argv[5], NULL, 10));
    detach_all(false);
    return 0;
}

// The end of the collector is the end of an attachment. A program that was launched keeps its agent, which records
// until its rings are full: `recover` takes them. Nobody answers its requests any more.
static int leave(bool attached) {
    __atomic_store_n(&control->bridge_state, W32T_BRIDGE_DONE, __ATOMIC_RELEASE);
    if (attached)
        detach_all(true);
    else
        leave_manager();
    return 0;
}

int wmain(int argc, wchar_t **argv);
int wmain(int argc, wchar_t **argv) {
    if (argc == 6 && !wcscmp(argv[1], L"--control") && (!wcscmp(argv[3], L"--enter") || !wcscmp(argv[3], L"--leave")))
        return (int)help_other(argv);
    bool attach = argc == 5 && (!wcscmp(argv[3], L"--attach") || !wcscmp(argv[3], L"--wait"));
    if (argc < 5 || wcscmp(argv[1], L"--control") || (!attach && wcscmp(argv[3], L"--")))
        return fail(W32T_LAUNCH_CONTROL, 0, "usage: win32trace-bridge --control PATH -- PROGRAM ARGS", NULL);
    map_control(argv[2]);
    if (!control) return fail(W32T_LAUNCH_CONTROL, GetLastError(), "the control block cannot be mapped", NULL);
    control->bridge_pid = GetCurrentProcessId();
    bool native = !wcsncmp(argv[2], L"\\??\\", 4) || !wcsncmp(argv[2], L"\\\\?\\", 4);
    swprintf((wchar_t *)control->control_path, W32T_CONTROL_PATH, L"\\??\\%ls", native ? argv[2] + 4 : argv[2]);
    __atomic_store_n(&control->bridge_state, W32T_BRIDGE_STARTED, __ATOMIC_RELEASE);
    SetConsoleCtrlHandler(ignore, TRUE);
    fill_agent_paths();
    while (__atomic_load_n(&control->collector_state, __ATOMIC_ACQUIRE) == W32T_COLLECTOR_STARTING && !silent())
        Sleep(1); // the plan is still being made
    if (stopping()) return 0;
    HANDLE root = NULL;
    if (is_arm64_machine())
        return fail(W32T_LAUNCH_NOT_RUNNABLE, 0, "this is an ARM64 machine: only x64 and x86 ones are known", NULL);
    int failed = attach ? attach_to(argv[4], !wcscmp(argv[3], L"--wait"), &root) : launch(&root);
    if (failed) return failed;
    while (!ended_within(root, 20)) {
        look();
        if (stopping()) break;
        if (collector_gone(attach)) return leave(attach);
    }
    DWORD status = 0;
    if (stopping()) {
        detach_all(true);
        __atomic_store_n(&control->bridge_state, W32T_BRIDGE_DONE, __ATOMIC_RELEASE);
        return 0;
    }
    GetExitCodeProcess(root, &status);
    look();
    control->root_exit = status;
    __atomic_store_n(&control->bridge_state, W32T_BRIDGE_ROOT_ENDED, __ATOMIC_RELEASE);
    while (control->flags & W32T_CONTROL_WAIT_CHILDREN && look() && !stopping()) {
        if (collector_gone(attach)) return leave(attach);
        Sleep(20);
    }
    if (stopping())
        detach_all(true); // what still runs in the background is left as it was found
    else
        leave_manager();
    __atomic_store_n(&control->bridge_state, W32T_BRIDGE_DONE, __ATOMIC_RELEASE);
    ExitProcess(status);
}
