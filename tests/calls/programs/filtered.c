// SPDX-License-Identifier: Apache-2.0
// Makes calls whose number is known, for the filters that run in the program: see run_filters.sh.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

static jmp_buf out_of_it;
static int leave;

// A call that is asked about inside another one.
static BOOL CALLBACK each_page(LPSTR name) {
    (void)name;
    GetFileAttributesA("inside.txt");
    if (leave) longjmp(out_of_it, 1);
    return FALSE;
}

static DWORD WINAPI other_thread(void *arg) {
    (void)arg;
    for (int i = 0; i < 100; i++)
        MulDiv(i, 5, 7);
    return 0;
}

int main(void) {
    HKEY key;
    DWORD n;
    CreateFileA("start.txt", GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
    for (int i = 0; i < 10; i++)
        GetFileAttributesA(i % 2 ? "even\xE4.txt" : "odd.txt");
    for (int i = 0; i < 1000; i++)
        MulDiv(i, 3, 4);
    HANDLE h = CreateFileA("TestFile.txt", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
    WriteFile(h, "abc", 3, &n, NULL);
    CloseHandle(h);
    h = CreateFileA("other.txt", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
    WriteFile(h, "abc", 3, &n, NULL); // the same handle value
    CloseHandle(h);
    RegOpenKeyExA(HKEY_CURRENT_USER, "Software\\Wine", 0, KEY_READ, &key);
    RegQueryValueExA(key, "Version", NULL, NULL, NULL, NULL);
    RegCloseKey(key);
    EnumSystemCodePagesA(each_page, CP_INSTALLED);
    leave = 1;
    if (!setjmp(out_of_it)) EnumSystemCodePagesA(each_page, CP_INSTALLED);
    HANDLE t = CreateThread(NULL, 0, other_thread, NULL, 0, NULL);
    WaitForSingleObject(t, INFINITE);
    CreateFileA("end.txt", GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
    GetFileAttributesA("after.txt");
    return 7;
}
