// SPDX-License-Identifier: Apache-2.0
// Leaves hooked functions by structured exceptions, C++ throws, longjmp, thread end and fibers; every call that was
// left must be marked, everything before and after must go on as if untraced.
#include "expect.h"

#include <csetjmp>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

extern "C" int try_seh(void (*f)(void *), void *context);
extern "C" __declspec(dllimport) int call_back(int (*f)(int, void *), int depth, void *context);

#ifdef _WIN64
#define WIDE(x64, x86) x64
#else
#define WIDE(x64, x86) x86
#endif

static int bad;
static jmp_buf back;
static volatile LONG handler_seen, own_faults;

static int throws_cpp(int depth, void *context) {
    if (depth) return call_back(throws_cpp, depth - 1, context);
    throw 42;
}
static int raises(int depth, void *context) {
    if (depth) return call_back(raises, depth - 1, context);
    RaiseException(0xE0001234, 0, 0, NULL);
    return 0;
}
static int faults(int depth, void *context) {
    if (depth) return call_back(faults, depth - 1, context);
    return *(volatile int *)(uintptr_t)0x10;
}
static int jumps(int depth, void *context) {
    if (depth) return call_back(jumps, depth - 1, context);
    longjmp(back, 7);
}
static int ends_thread(int depth, void *context) {
    if (depth) return call_back(ends_thread, depth - 1, context);
    ExitThread(5);
}
static void run_raises(void *context) {
    call_back(raises, 2, context);
}
static void run_faults(void *context) {
    call_back(faults, 1, context);
}
static DWORD WINAPI ender(void *context) {
    Sleep(0);
    return (DWORD)call_back(ends_thread, 1, context);
}
static DWORD WINAPI counter(void *context) {
    for (int i = 0; i < 1000; i++)
        SetLastError((DWORD)(uintptr_t)context + (DWORD)i);
    return 0;
}

static LONG CALLBACK first_handler(EXCEPTION_POINTERS *p) {
    InterlockedIncrement(&handler_seen);
    if (p->ExceptionRecord->ExceptionCode == EXCEPTION_ACCESS_VIOLATION &&
        p->ExceptionRecord->ExceptionInformation[1] != 0x10)
        InterlockedIncrement(&own_faults);
    return EXCEPTION_CONTINUE_SEARCH;
}

static void *main_fiber;
static void CALLBACK fiber_main(void *context) {
    for (int i = 0; i < 3; i++) {
        call_back([](int, void *) { return 0; }, 900, context);
        SwitchToFiber(main_fiber);
    }
    abort();
}

static void exceptions() {
    int caught = 0;
#ifdef _WIN64 // 32-bit g++ cannot throw across a DLL, traced or not
    for (int i = 0; i < 3; i++) {
        try {
            call_back(throws_cpp, 2, NULL);
        } catch (int value) {
            caught += value;
        }
    }
    MUST(caught == 126);
#else
    (void)caught, (void)throws_cpp;
#endif
    MUST(try_seh(run_raises, NULL) == 1);
    MUST(try_seh(run_faults, NULL) == 1);
    MUST(try_seh(run_faults, NULL) == 1);
    int value = setjmp(back);
    if (!value) call_back(jumps, 2, NULL);
    MUST(value == 7);
    // 3 x 3 by throw, 3 + 2 x 2 by SEH, 3 by longjmp
    EXPECTRE(WIDE("19", "10"), "callee.dll!call_back\\(.*UNWOUND$");
    EXPECTRE("1", "EXCEPTION code=e0001234 .* at=.*kernelbase.dll\\+.*" WIDE("callee.dll\\+.*", "") "unwind.exe\\+");
    EXPECTRE("2", "EXCEPTION code=c0000005 call=[1-9][0-9]* at=unwind.exe\\+0x[0-9a-f]+ p0=0x0 p1=0x10 "
                  "stack=callee.dll\\+.*unwind.exe\\+");
}

int main() {
    void *handler = AddVectoredExceptionHandler(1, first_handler);
    exceptions();
    MUST(handler_seen == WIDE(6, 3));
    WCHAR *nowhere = (WCHAR *)(uintptr_t)0x777700000;
    LONG before = handler_seen;
    DeleteFileA("unused-name");
    OutputDebugStringA("text");
    (void)nowhere;
    MUST(CreateMutexA(NULL, FALSE, (const char *)(uintptr_t)0) != NULL);
    MUST(own_faults == 0);
    RemoveVectoredExceptionHandler(handler);
    (void)before;
    HANDLE threads[4];
    for (int i = 0; i < 4; i++)
        threads[i] =
            CreateThread(NULL, 0, i < 2 ? ender : counter, (void *)(uintptr_t)(0x70000000 + i * 0x1000), 0, NULL);
    WaitForMultipleObjects(4, threads, TRUE, INFINITE);
    DWORD status = 0;
    GetExitCodeThread(threads[0], &status);
    MUST(status == 5);
    EXPECTRE("4", "callee.dll!call_back\\(.*THREAD-END$");
    EXPECTRE("2", "kernel32.dll!ExitThread\\(0x5\\).*THREAD-END$");
    EXPECTRE("2000", "kernel32.dll!SetLastError\\(0x7000[0-9a-f]+\\) @unwind.exe");
    main_fiber = ConvertThreadToFiber(NULL);
    void *other = CreateFiber(0, fiber_main, NULL);
    for (int i = 0; i < 3; i++) {
        SwitchToFiber(other);
        call_back([](int, void *) { return 0; }, 800, NULL);
    }
    EXPECTRE("3", "callee.dll!call_back\\(0x[0-9a-f]+, 0x384, 0x0\\) @unwind.exe\\+0x[0-9a-f]+ = 0x1 error=[0-9]+$");
    EXPECTRE("3", "callee.dll!call_back\\(0x[0-9a-f]+, 0x320, 0x0\\) @unwind.exe\\+0x[0-9a-f]+ = 0x1 error=[0-9]+$");
    int some = 0;
    for (int i = 0; i < 10000; i++) {
        try {
            throw i;
        } catch (int x) {
            some += x & 1;
        }
    }
    MUST(some == 5000);
    EXPECTRE(WIDE("10003", "0"), "EXCEPTION code=20474343");
    fflush(stdout);
    return bad ? 1 : 24;
}
