// SPDX-License-Identifier: Apache-2.0
// Uses a NULL that came through a DLL of its own (store.c).
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <stdio.h>

__declspec(dllimport) char *store_open(const wchar_t *name);

int main(void) {
    puts("crash=exception cause=MapViewOfFile root=OpenFileMappingW");
    fflush(stdout);
    char *store = store_open(L"no such store");
    for (int i = 0; i < 24; i++)
        GetFileAttributesW(L"C:\\windows");
    LoadLibraryW(L"optional.dll");
    return store[3];
}
