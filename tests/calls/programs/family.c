// SPDX-License-Identifier: Apache-2.0
// Starts children in several ways, each from its first instruction on in the recording; and many short threads.
// family.exe            the parent
// family.exe child N    a child: makes a call that names it, ends with status N
#include "expect.h"

#include <stdlib.h>
#include <string.h>
#include <windows.h>

static int bad;

static DWORD WINAPI nothing(void *context) {
    SetLastError((DWORD)(uintptr_t)context);
    return 0;
}

static DWORD start(const char *command, DWORD flags, BOOL resume) {
    STARTUPINFOA info = {.cb = sizeof(info)};
    PROCESS_INFORMATION made;
    char line[MAX_PATH * 2];
    strcpy(line, command);
    if (!CreateProcessA(NULL, line, NULL, NULL, FALSE, flags, NULL, NULL, &info, &made))
        return 0xffff0000 | GetLastError();
    if (resume) {
        MUST(WaitForSingleObject(made.hProcess, 50) ==
             WAIT_TIMEOUT); // the program asked for a suspended child: it stays so
        ResumeThread(made.hThread);
    }
    WaitForSingleObject(made.hProcess, INFINITE);
    DWORD status = 0;
    GetExitCodeProcess(made.hProcess, &status);
    CloseHandle(made.hProcess);
    CloseHandle(made.hThread);
    return status;
}

int main(int argc, char **argv) {
    if (argc == 3 && !strcmp(argv[1], "child")) {
        char name[64];
        snprintf(name, sizeof(name), "child-%s", argv[2]);
        CreateMutexA(NULL, FALSE, name);
        return atoi(argv[2]);
    }
    MUST(start("family.exe child 70000", 0, FALSE) == 70000);
    EXPECT("1", "\"child-70000\" @family.exe+");
    MUST(start("family.exe child 31", CREATE_SUSPENDED, TRUE) == 31);
    EXPECT("1", "\"child-31\" @family.exe+");
    MUST(start("cmd.exe /c family.exe child 32", 0, FALSE) == 32);
    EXPECT("1", "\"child-32\" @family.exe+");
    MUST(start("no-such-program.exe", 0, FALSE) == (0xffff0000 | ERROR_FILE_NOT_FOUND));
    EXPECTRE(
        "1",
        "kernel32.dll!CreateProcessA\\(.* i0!NULL=\"\" i1=\"no-such-program.exe\" @family.exe.* = 0x0 FAILED error=2");
    EXPECTRE("4", "CHILD pid=[0-9]+ status=0 ");
    EXPECT("5", " PROCESS parent=");
    for (int i = 0; i < 2000; i++) {
        HANDLE t = CreateThread(NULL, 0, nothing, (void *)(uintptr_t)(0x60000000 + i), 0, NULL);
        WaitForSingleObject(t, INFINITE);
        CloseHandle(t);
    }
    EXPECTRE("2000", "SetLastError\\(0x60000[0-9a-f]{3}\\) @family.exe");
    fflush(stdout);
    return bad ? 1 : 25;
}
