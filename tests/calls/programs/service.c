// SPDX-License-Identifier: Apache-2.0
// A service and who asks for it.
// service.exe ask NAME MS     makes the service NAME, starts it, waits for its end and says how it went
// service.exe leave NAME MS   the same, but ends once it is started
// service.exe serve NAME MS   the service: runs for MS milliseconds, ends with 7
// service.exe stay FILE MS    is there until FILE is, which it looks for every MS milliseconds
// service.exe manager         says of every module of the service manager what its code and tables are
#include "expect.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include <tlhelp32.h>

static SERVICE_STATUS_HANDLE handle;
static const char *name;
static DWORD lives_ms;

static void named_call(const char *what) {
    char text[100];
    snprintf(text, sizeof(text), "%s-%s", what, name);
    CloseHandle(CreateMutexA(NULL, FALSE, text));
}

static void tell(DWORD state) {
    SERVICE_STATUS s = {
        .dwServiceType = SERVICE_WIN32_OWN_PROCESS, .dwCurrentState = state, .dwControlsAccepted = SERVICE_ACCEPT_STOP};
    SetServiceStatus(handle, &s);
}

static DWORD WINAPI control(DWORD what, DWORD event, void *data, void *context) {
    (void)what, (void)event, (void)data, (void)context;
    return 0;
}

static void WINAPI service_main(DWORD argc, char **argv) {
    (void)argc, (void)argv;
    handle = RegisterServiceCtrlHandlerExA(name, control, NULL);
    tell(SERVICE_RUNNING);
    named_call("serving");
    Sleep(lives_ms);
    named_call("last");
    tell(SERVICE_STOPPED);
}

static int serve(void) {
    named_call("first");
    SERVICE_TABLE_ENTRYA table[] = {{(char *)name, service_main}, {NULL, NULL}};
    return StartServiceCtrlDispatcherA(table) ? 7 : 1;
}

static int ask(int stays) {
    char self[MAX_PATH], line[MAX_PATH * 2];
    GetModuleFileNameA(NULL, self, MAX_PATH);
    snprintf(line, sizeof(line), "\"%s\" serve %s %lu", self, name, lives_ms);
    SC_HANDLE manager = OpenSCManagerA(NULL, NULL, SC_MANAGER_ALL_ACCESS);
    SC_HANDLE service = CreateServiceA(manager, name, name, SERVICE_ALL_ACCESS, SERVICE_WIN32_OWN_PROCESS,
                                       SERVICE_DEMAND_START, SERVICE_ERROR_IGNORE, line, NULL, NULL, NULL, NULL, NULL);
    printf("made %d\n", service != NULL);
    SetLastError(4711);
    BOOL ok = FALSE;
    // The manager is busy while it starts what starts by itself.
    for (int i = 0; i < 100 && !ok; i++) {
        ok = StartServiceA(service, 0, NULL);
        if (ok || GetLastError() != ERROR_SERVICE_DATABASE_LOCKED) break;
        Sleep(100);
    }
    printf("started %d, error %lu\n", ok, GetLastError());
    ok = StartServiceA(service, 0, NULL);
    printf("again %d, error %lu\n", ok, GetLastError());
    SERVICE_STATUS s = {.dwCurrentState = SERVICE_RUNNING};
    for (int i = 0; stays && i < 600 && s.dwCurrentState != SERVICE_STOPPED; i++) {
        Sleep(50);
        QueryServiceStatus(service, &s);
    }
    printf("state %lu\n", stays ? s.dwCurrentState : 0);
    DeleteService(service);
    CloseServiceHandle(service);
    CloseServiceHandle(manager);
    return 23;
}

// ---- the manager as it is

static uint64_t hash_in(HANDLE process, const uint8_t *at, size_t n) {
    static uint8_t piece[0x10000];
    uint64_t h = 1469598103934665603ull;
    while (n) {
        SIZE_T take = n < sizeof(piece) ? n : sizeof(piece), got = 0;
        if (!ReadProcessMemory(process, at, piece, take, &got) || !got) return 0;
        for (size_t i = 0; i < got; i++)
            h = (h ^ piece[i]) * 1099511628211ull;
        at += got, n -= got;
    }
    return h;
}

// Code sections, export table and import table.
static uint64_t image_hash(HANDLE process, const uint8_t *base) {
    static uint8_t head[0x1000];
    SIZE_T got;
    if (!ReadProcessMemory(process, base, head, sizeof(head), &got)) return 0;
    const IMAGE_NT_HEADERS *nt = (const void *)(head + ((const IMAGE_DOS_HEADER *)(const void *)head)->e_lfanew);
    const IMAGE_SECTION_HEADER *s = IMAGE_FIRST_SECTION(nt);
    uint64_t h = 0;
    for (int i = 0; i < nt->FileHeader.NumberOfSections; i++)
        if (s[i].Characteristics & IMAGE_SCN_MEM_EXECUTE)
            h = h * 31 + hash_in(process, base + s[i].VirtualAddress, s[i].Misc.VirtualSize);
    const int tables[] = {IMAGE_DIRECTORY_ENTRY_EXPORT, IMAGE_DIRECTORY_ENTRY_IAT};
    for (int i = 0; i < 2; i++) {
        const IMAGE_DATA_DIRECTORY *d = &nt->OptionalHeader.DataDirectory[tables[i]];
        if (d->Size) h = h * 31 + hash_in(process, base + d->VirtualAddress, d->Size);
    }
    return h;
}

static int say_manager(void) {
    PROCESSENTRY32 p = {.dwSize = sizeof(p)};
    MODULEENTRY32 m = {.dwSize = sizeof(m)};
    HANDLE all = CreateToolhelp32Snapshot(TH32CS_SNAPPROCESS, 0);
    DWORD pid = 0;
    for (BOOL more = Process32First(all, &p); more && !pid; more = Process32Next(all, &p))
        if (!_stricmp(p.szExeFile, "services.exe")) pid = p.th32ProcessID;
    CloseHandle(all);
    HANDLE process = OpenProcess(PROCESS_ALL_ACCESS, FALSE, pid);
    if (!pid || !process) return 1;
    printf("services.exe %lu\n", pid);
    all = CreateToolhelp32Snapshot(TH32CS_SNAPMODULE, pid);
    for (BOOL more = Module32First(all, &m); more; more = Module32Next(all, &m))
        if (!strstr(m.szModule, "win32trace"))
            printf("%s %p %016llx\n", m.szModule, (void *)m.modBaseAddr, image_hash(process, m.modBaseAddr));
    CloseHandle(all);
    return 0;
}

int main(int argc, char **argv) {
    if (argc == 2) return say_manager();
    if (argc != 4) return 2;
    name = argv[2];
    lives_ms = (DWORD)atoi(argv[3]);
    if (!strcmp(argv[1], "serve")) return serve();
    if (!strcmp(argv[1], "stay")) {
        while (GetFileAttributesA(name) == INVALID_FILE_ATTRIBUTES)
            Sleep(lives_ms);
        return 0;
    }
    return ask(!strcmp(argv[1], "ask"));
}
