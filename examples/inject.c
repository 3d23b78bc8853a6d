// SPDX-License-Identifier: Apache-2.0
// The four calls that put code into another process, done to a child of this program's own, so that a recording shows
// them with the process they were done to: OpenProcess, VirtualAllocEx, WriteProcessMemory, CreateRemoteThread. What
// runs there is Sleep(1).
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <stdio.h>
#include <string.h>

static int fail(const char *what) {
    fprintf(stderr, "inject: %s: error %lu\n", what, GetLastError());
    return 1;
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "child") == 0) {
        Sleep(3000); // ended by the parent long before
        return 0;
    }
    wchar_t path[MAX_PATH], line[MAX_PATH + 16];
    GetModuleFileNameW(NULL, path, MAX_PATH);
    wsprintfW(line, L"\"%ls\" child", path);
    STARTUPINFOW start = {.cb = sizeof start};
    PROCESS_INFORMATION child;
    if (!CreateProcessW(path, line, NULL, NULL, FALSE, 0, NULL, NULL, &start, &child)) return fail("CreateProcess");
    HANDLE process =
        OpenProcess(PROCESS_VM_OPERATION | PROCESS_VM_WRITE | PROCESS_CREATE_THREAD | PROCESS_QUERY_INFORMATION, FALSE,
                    child.dwProcessId);
    if (!process) return fail("OpenProcess");
    static const char note[] = "win32trace was here";
    void *there = VirtualAllocEx(process, NULL, 4096, MEM_COMMIT | MEM_RESERVE, PAGE_READWRITE);
    SIZE_T written;
    if (!there || !WriteProcessMemory(process, there, note, sizeof note, &written)) return fail("WriteProcessMemory");
    FARPROC sleep = GetProcAddress(GetModuleHandleW(L"kernel32.dll"), "Sleep");
    HANDLE thread =
        CreateRemoteThread(process, NULL, 0, (LPTHREAD_START_ROUTINE)(void (*)(void))sleep, (void *)1, 0, NULL);
    if (!thread) return fail("CreateRemoteThread");
    WaitForSingleObject(thread, 5000);
    CloseHandle(thread);
    TerminateProcess(child.hProcess, 0);
    WaitForSingleObject(child.hProcess, 5000);
    CloseHandle(process);
    CloseHandle(child.hThread);
    CloseHandle(child.hProcess);
    puts("four calls made");
    return 0;
}
