// SPDX-License-Identifier: Apache-2.0
// Starts itself by every route a program has, and says which children must be in the recording.
// routes.exe OTHER            the parent; OTHER is the same program of the other word size, or "none"
// routes.exe child NAME       a child: makes a call that names it
// routes.exe service NAME     the same, started by the service manager
// routes.exe only-service     starts that and nothing else
#include "expect.h"

#include <process.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include <shellapi.h>
#include <winternl.h>

static int bad;
static wchar_t self[MAX_PATH];

static void wait_for(HANDLE process, const char *route) {
    DWORD status = 0;
    WaitForSingleObject(process, INFINITE);
    GetExitCodeProcess(process, &status);
    if (status != 17) fprintf(stderr, "%s: the child ended with %lu\n", route, status), bad = 1;
    CloseHandle(process);
}

static void said(const char *route, int made) {
    if (made)
        printf("CHILD %s\n", route);
    else
        printf("NOTE %s: not to be had here (%lu)\n", route, GetLastError());
}

static void by_create(const char *route, int as_user, const wchar_t *program) {
    STARTUPINFOW info = {.cb = sizeof(info)};
    PROCESS_INFORMATION made;
    wchar_t line[MAX_PATH * 2];
    HANDLE token = NULL;
    swprintf(line, MAX_PATH * 2, L"\"%ls\" child %hs", program, route);
    OpenProcessToken(GetCurrentProcess(), TOKEN_ALL_ACCESS, &token);
    BOOL ok = as_user ? CreateProcessAsUserW(token, NULL, line, NULL, NULL, FALSE, 0, NULL, NULL, &info, &made)
                      : CreateProcessW(program, line, NULL, NULL, FALSE, 0, NULL, NULL, &info, &made);
    said(route, ok);
    if (!ok) return;
    wait_for(made.hProcess, route);
    CloseHandle(made.hThread);
}

static void by_create_a(void) {
    STARTUPINFOA info = {.cb = sizeof(info)};
    PROCESS_INFORMATION made;
    char line[] = "routes.exe child CreateProcessA";
    BOOL ok = CreateProcessA(NULL, line, NULL, NULL, FALSE, DETACHED_PROCESS, NULL, NULL, &info, &made);
    said("CreateProcessA", ok);
    if (!ok) return;
    wait_for(made.hProcess, "CreateProcessA");
    CloseHandle(made.hThread);
}

static void by_shell(void) {
    SHELLEXECUTEINFOW info = {.cbSize = sizeof(info), .fMask = SEE_MASK_NOCLOSEPROCESS, .lpFile = self};
    info.lpParameters = L"child ShellExecuteExW";
    BOOL ok = ShellExecuteExW(&info) && info.hProcess;
    said("ShellExecuteExW", ok);
    if (ok) wait_for(info.hProcess, "ShellExecuteExW");
    said("ShellExecuteW", (INT_PTR)ShellExecuteW(NULL, L"open", self, L"child ShellExecuteW", NULL, SW_HIDE) > 32);
}

typedef NTSTATUS(NTAPI *make_parameters)(void **made, UNICODE_STRING *image, void *, void *, UNICODE_STRING *line,
                                         void *, void *, void *, void *, void *);
typedef struct nt_made {
    ULONG length;
    HANDLE process, thread;
    CLIENT_ID id;
    uint8_t image[64];
} nt_made;
typedef NTSTATUS(NTAPI *make_process)(UNICODE_STRING *path, ULONG, void *parameters, void *, void *, HANDLE, BOOLEAN,
                                      HANDLE, HANDLE, nt_made *made);

static void by_ntdll(void) {
    HMODULE ntdll = GetModuleHandleA("ntdll");
    make_parameters parameters = (make_parameters)(void *)GetProcAddress(ntdll, "RtlCreateProcessParameters");
    make_process process = (make_process)(void *)GetProcAddress(ntdll, "RtlCreateUserProcess");
    wchar_t path[MAX_PATH + 8], text[MAX_PATH * 2];
    UNICODE_STRING image, line;
    void *p = NULL;
    static nt_made made;
    swprintf(path, MAX_PATH + 8, L"\\??\\%ls", self);
    swprintf(text, MAX_PATH * 2, L"\"%ls\" child RtlCreateUserProcess", self);
    RtlInitUnicodeString(&image, path);
    RtlInitUnicodeString(&line, text);
    int ok = parameters(&p, &image, NULL, NULL, &line, NULL, NULL, NULL, NULL, NULL) >= 0 &&
             process(&image, OBJ_CASE_INSENSITIVE, p, NULL, NULL, NULL, FALSE, NULL, NULL, &made) >= 0;
    said("RtlCreateUserProcess", ok);
    if (!ok) return;
    ResumeThread(made.thread);
    wait_for(made.process, "RtlCreateUserProcess");
}

static void by_service(void) {
    wchar_t line[MAX_PATH * 2];
    SC_HANDLE manager = OpenSCManagerW(NULL, NULL, SC_MANAGER_ALL_ACCESS);
    swprintf(line, MAX_PATH * 2, L"\"%ls\" service StartService", self);
    SC_HANDLE service =
        manager ? CreateServiceW(manager, L"w32troutes", L"w32troutes", SERVICE_ALL_ACCESS, SERVICE_WIN32_OWN_PROCESS,
                                 SERVICE_DEMAND_START, SERVICE_ERROR_IGNORE, line, NULL, NULL, NULL, NULL, NULL)
                : NULL;
    BOOL ok = service && StartServiceW(service, 0, NULL);
    printf(ok ? "SERVICE StartService\n" : "NOTE StartService: not to be had here (%lu)\n", GetLastError());
    if (service) DeleteService(service);
}

static SERVICE_STATUS_HANDLE status_handle;
static const char *service_name = "?";

static DWORD WINAPI control(DWORD what, DWORD event, void *data, void *context) {
    (void)what, (void)event, (void)data, (void)context;
    return 0;
}

static void WINAPI service_main(DWORD argc, wchar_t **argv) {
    (void)argc, (void)argv;
    SERVICE_STATUS s = {.dwServiceType = SERVICE_WIN32_OWN_PROCESS, .dwCurrentState = SERVICE_RUNNING};
    status_handle = RegisterServiceCtrlHandlerExW(L"w32troutes", control, NULL);
    SetServiceStatus(status_handle, &s);
    for (int i = 0; i < 30; i++) {
        CloseHandle(CreateMutexA(NULL, FALSE, "child-StartService"));
        Sleep(50);
    }
    s.dwCurrentState = SERVICE_STOPPED;
    SetServiceStatus(status_handle, &s);
}

int main(int argc, char **argv) {
    if (argc == 3 && !strcmp(argv[1], "child")) {
        char name[100];
        snprintf(name, sizeof(name), "child-%s", argv[2]);
        CreateMutexA(NULL, FALSE, name);
        return 17;
    }
    if (argc == 3) {
        service_name = argv[2];
        SERVICE_TABLE_ENTRYW table[] = {{L"w32troutes", service_main}, {NULL, NULL}};
        return StartServiceCtrlDispatcherW(table) ? 0 : 1;
    }
    GetModuleFileNameW(NULL, self, MAX_PATH);
    if (argc == 2 && !strcmp(argv[1], "only-service")) {
        by_service();
        return bad;
    }
    by_create("CreateProcessW", 0, self);
    by_create_a();
    by_create("CreateProcessAsUserW", 1, self);
    by_shell();
    said("WinExec", WinExec("routes.exe child WinExec", SW_HIDE) > 31);
    MUST(system("routes.exe child system") == 17);
    printf("CHILD system\n");
    MUST(_spawnl(_P_WAIT, "routes.exe", "routes.exe", "child", "_spawnl", NULL) == 17);
    printf("CHILD _spawnl\n");
    MUST(system("cmd /c cmd /c \"routes.exe child chain\"") == 17);
    printf("CHILD chain\n");
    FILE *pipe = _popen("routes.exe child _popen", "r");
    if (pipe) MUST(_pclose(pipe) == 17);
    said("_popen", pipe != NULL);
    by_ntdll();
    if (argc == 2 && strcmp(argv[1], "none")) {
        wchar_t other[MAX_PATH];
        swprintf(other, MAX_PATH, L"%hs", argv[1]);
        by_create("other-word-size", 0, other);
    }
    by_service();
    Sleep(500); // those nobody can wait for
    fflush(stdout);
    return bad ? 1 : 30;
}
