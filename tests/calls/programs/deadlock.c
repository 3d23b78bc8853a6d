// SPDX-License-Identifier: Apache-2.0
// Two threads that each hold the mutex the other wants. The parent ends such a child a second later, with status 77.
#include <windows.h>

static HANDLE left, right;

static DWORD WINAPI other(void *unused) {
    (void)unused;
    WaitForSingleObject(right, INFINITE);
    Sleep(200);
    SetEvent(OpenEventA(EVENT_MODIFY_STATE, FALSE, "locked up"));
    WaitForSingleObject(left, INFINITE);
    return 0;
}

static void lock_up(void) {
    left = CreateMutexA(NULL, FALSE, "left");
    right = CreateMutexA(NULL, FALSE, "right");
    // Held and given back: nobody holds it in the end.
    HANDLE third = CreateMutexA(NULL, TRUE, "third");
    ReleaseMutex(third);
    HANDLE thread = CreateThread(NULL, 0, other, NULL, 0, NULL);
    WaitForSingleObject(left, INFINITE);
    Sleep(200);
    WaitForSingleObject(right, INFINITE);
    WaitForSingleObject(thread, INFINITE);
}

int main(int argc, char **argv) {
    if (argc > 1) {
        lock_up();
        return 1;
    }
    STARTUPINFOA start = {.cb = sizeof start};
    PROCESS_INFORMATION child;
    char command[MAX_PATH + 8];
    lstrcpyA(command, argv[0]);
    lstrcatA(command, " child");
    HANDLE locked = CreateEventA(NULL, TRUE, FALSE, "locked up");
    if (!CreateProcessA(NULL, command, NULL, NULL, FALSE, 0, NULL, NULL, &start, &child)) return 2;
    WaitForSingleObject(locked, 20000);
    Sleep(1000);
    TerminateProcess(child.hProcess, 77);
    WaitForSingleObject(child.hProcess, INFINITE);
    return 0;
}
