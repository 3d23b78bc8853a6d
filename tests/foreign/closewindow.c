// SPDX-License-Identifier: Apache-2.0
// Waits up to 60 s for a top-level window of the class named on the command line, then asks it to close. Exit status 0 when it was there.
#include <windows.h>

int wmain(int argc, wchar_t **argv) {
    for (int i = 0; argc > 1 && i < 600; i++, Sleep(100)) {
        HWND window = FindWindowW(argv[1], NULL);
        if (!window || !IsWindowVisible(window)) continue;
        Sleep(500);
        PostMessageW(window, WM_CLOSE, 0, 0);
        return 0;
    }
    return 1;
}
