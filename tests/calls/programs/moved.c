// SPDX-License-Identifier: Apache-2.0
// Fibers that enter a call on one thread and leave it on another, over and over; what each call was given and gave must
// be joined all the same.
#include "expect.h"

#include <stdint.h>
#include <stdlib.h>
#include <windows.h>

__declspec(dllimport) int call_back(int (*f)(int, void *), int depth, void *context);

enum { FIBERS = 40 };

static int bad;
static void *fibers[FIBERS], *home[2];
static HANDLE changed, over;
static volatile int on; // which thread runs fibers

static int pause_inside(int depth, void *context) {
    (void)context;
    SwitchToFiber(home[on]); // comes back on the other thread
    return depth;
}

static void CALLBACK fiber_main(void *context) {
    int n = (int)(intptr_t)context;
    MUST(call_back(pause_inside, 0x1000 + n, NULL) == 0x1001 + n);
    MUST(call_back(pause_inside, 0x2000 + n, NULL) == 0x2001 + n);
    SwitchToFiber(home[on]);
    abort();
}

static DWORD WINAPI second(void *context) {
    (void)context;
    home[1] = ConvertThreadToFiber(NULL);
    on = 1;
    for (int i = 0; i < FIBERS; i++) {
        SwitchToFiber(fibers[i]); // leaves its first call here, enters its second
        call_back((int (*)(int, void *))(void *)abs, 0x3000 + i, NULL);
    }
    SetEvent(changed);
    WaitForSingleObject(over, INFINITE); // a thread that ends closes the calls it began
    return 0;
}

int main(void) {
    changed = CreateEventA(NULL, FALSE, FALSE, NULL);
    over = CreateEventA(NULL, FALSE, FALSE, NULL);
    home[0] = ConvertThreadToFiber(NULL);
    for (int i = 0; i < FIBERS; i++) {
        fibers[i] = CreateFiber(0x10000, fiber_main, (void *)(intptr_t)i);
        SwitchToFiber(fibers[i]);
        call_back((int (*)(int, void *))(void *)abs, 0x4000 + i, NULL);
    }
    HANDLE thread = CreateThread(NULL, 0, second, NULL, 0, NULL);
    WaitForSingleObject(changed, INFINITE);
    on = 0;
    for (int i = 0; i < FIBERS; i++)
        SwitchToFiber(fibers[i]);
    SetEvent(over);
    WaitForSingleObject(thread, INFINITE);
    return bad ? 1 : 29;
}
