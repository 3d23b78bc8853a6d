// SPDX-License-Identifier: Apache-2.0
// raises.dll (-DRAISES): its DllMain raises an exception. locks.dll: its DllMain does what should not be done under the loader's lock.
#include <windows.h>

static DWORD WINAPI later(void *context) {
    return GetTickCount() && context;
}

BOOL WINAPI DllMain(HINSTANCE self, DWORD reason, void *reserved) {
    (void)self, (void)reserved;
    if (reason != DLL_PROCESS_ATTACH) return TRUE;
#ifdef RAISES
    (void)later;
    *(volatile int *)0x20 = 1;
#else
    LoadLibraryA("version.dll");
    GetProcAddress(GetModuleHandleA("version.dll"), "VerQueryValueA");
    CloseHandle(CreateThread(NULL, 0, later, NULL, 0, NULL)); // runs once the lock is free
    DisableThreadLibraryCalls(self);
#endif
    return TRUE;
}
