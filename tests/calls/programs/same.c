// SPDX-License-Identifier: Apache-2.0
// Waits for a file named "go", then makes calls of every kind between two mutexes, the same each time.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

static DWORD WINAPI worker(void *context) {
    SetLastError((DWORD)(UINT_PTR)context);
    return GetFileAttributesW(L"nothing here") == INVALID_FILE_ATTRIBUTES;
}

static int compare(const void *a, const void *b) {
    Sleep(0);
    return *(const int *)a - *(const int *)b;
}

int main(void) {
    char text[200] = "";
    DWORD done;
    HKEY key;
    CreateFileA("ready", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
    // resolved before anybody can attach
    HANDLE(WINAPI * mutex)
    (void *, BOOL, const char *) = (void *)GetProcAddress(GetModuleHandleA("kernel32"), "CreateMutexA");
    BOOL(WINAPI * close)(HANDLE) = (void *)GetProcAddress(GetModuleHandleA("kernel32"), "CloseHandle");
    while (GetFileAttributesA("go") == INVALID_FILE_ATTRIBUTES)
        Sleep(10);
    Sleep(500);
    close(mutex(NULL, FALSE, "begin"));
    for (int i = 0; i < 3; i++) {
        HANDLE file = CreateFileA("data.txt", GENERIC_READ | GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
        WriteFile(file, "some text", 9, &done, NULL);
        SetFilePointer(file, 0, NULL, FILE_BEGIN);
        ReadFile(file, text, sizeof(text), &done, NULL);
        close(file);
        DeleteFileA("data.txt");
        DeleteFileA("data.txt");
        if (!RegCreateKeyExA(HKEY_CURRENT_USER, "Software\\w32t-same", 0, NULL, 0, KEY_ALL_ACCESS, NULL, &key, NULL)) {
            RegSetValueExA(key, "v", 0, REG_DWORD, (const BYTE *)&i, 4);
            RegQueryValueExA(key, "none", NULL, NULL, NULL, NULL);
            RegCloseKey(key);
        }
        HMODULE dll = LoadLibraryA("version.dll");
        DWORD(WINAPI * size)(const char *, DWORD *) = (void *)GetProcAddress(dll, "GetFileVersionInfoSizeA");
        size("no such file.exe", &done);
        FreeLibrary(dll);
        void *block = HeapAlloc(GetProcessHeap(), 0, 100);
        HeapFree(GetProcessHeap(), 0, block);
        VirtualFree(VirtualAlloc(NULL, 4096, MEM_COMMIT, PAGE_READWRITE), 0, MEM_RELEASE);
        int numbers[] = {3, 1, 2};
        qsort(numbers, 3, sizeof(int), compare);
        FILE *f = fopen("data.txt", "w");
        fprintf(f, "%s %d\n", text, i);
        fclose(f);
        MultiByteToWideChar(CP_UTF8, 0, "abc", -1, NULL, 0);
        OutputDebugStringA("said");
        HANDLE t = CreateThread(NULL, 0, worker, (void *)(UINT_PTR)i, 0, NULL);
        WaitForSingleObject(t, INFINITE);
        close(t);
    }
    close(mutex(NULL, FALSE, "end"));
    CreateFileA("done", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
    Sleep(300);
    while (GetFileAttributesA("stop") == INVALID_FILE_ATTRIBUTES)
        Sleep(10);
    return 31;
}
