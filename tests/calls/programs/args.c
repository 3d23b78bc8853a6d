// SPDX-License-Identifier: Apache-2.0
// Calls with every kind of argument and result; says which lines must appear.
#include "expect.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

typedef struct big {
    int64_t v[5];
} big;
typedef int (*callback)(int depth, void *context);
__declspec(dllimport) uintptr_t
    sum14(uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e, uintptr_t f, uintptr_t g, uintptr_t h,
          uintptr_t i, uintptr_t j, uintptr_t k, uintptr_t l, uintptr_t m, uintptr_t n);
__declspec(dllimport) double mix(int a, double b, float c, int64_t d, double e, float f);
__declspec(dllimport) float half(float x);
__declspec(dllimport) int vsum(int count, ...);
__declspec(dllimport) big make_big(int64_t from);
__declspec(dllimport) int call_back(callback f, int depth, void *context);
__declspec(dllimport) void fill(char *to, uint32_t size, uint32_t *used);
__declspec(dllimport) int ignore(const WCHAR *name);
__declspec(dllimport) BOOL fails(DWORD error);
__declspec(dllimport) extern int data_export;

static int bad;

static void NTAPI tls_callback(void *module, DWORD reason, void *reserved) {
    (void)module, (void)reserved;
    if (reason == DLL_PROCESS_ATTACH) CreateMutexA(NULL, FALSE, "from-tls-callback");
}
__attribute__((section(".CRT$XLF"), used)) static PIMAGE_TLS_CALLBACK tls_entry = tls_callback;

static int deep(int depth, void *context) {
    return depth ? call_back(deep, depth - 1, context) : 0;
}
static int compare(const void *a, const void *b) {
    Sleep(0);
    return *(const int *)a - *(const int *)b;
}

static void numbers(void) {
    MUST(sum14(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14) == 1015);
    EXPECT("1", "callee.dll!sum14(0x1, 0x2, 0x3, 0x4, 0x5, 0x6, 0x7, 0x8, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe) @args.exe+");
    EXPECTRE("1", "sum14\\(.*\\) @.* = 0x3f7 ");
    MUST(mix(1, 2.5, 3.5f, 4, 5.5, 6.5f) == 1 + 5 + 10.5 + 16 + 27.5 + 39);
#ifdef _WIN64
    EXPECTRE("1", "callee.dll!mix\\(0x1, 0x4004000000000000, 0x[0-9a-f]*40600000, 0x4, 0x4016000000000000, .* = "
                  "0x4058c00000000000 ");
#else // doubles and 64-bit integers take two words
    EXPECTRE("1", "callee.dll!mix\\(0x1, 0x0, 0x40040000, 0x40600000, 0x4, 0x0, 0x0, 0x40160000, 0x40d00000\\) @.* = "
                  "0x4058c00000000000 ");
#endif
    MUST(half(3.0f) == 1.5f);
    EXPECTRE("1", "callee.dll!half\\(0x[0-9a-f]*40400000\\) @.* = 0x3fc00000 ");
    MUST(vsum(7, 1, 2, 3, 4, 5, 6, 700) == 721);
    EXPECTRE("1", "callee.dll!vsum\\(0x7, 0x1, 0x2, 0x3\\) @.* = 0x2d1 ");
    big b = make_big(100);
    MUST(b.v[0] == 100 && b.v[4] == 104);
    EXPECTRE("1", "callee.dll!make_big\\(0x[0-9a-f]+, 0x64(, 0x0)?\\)");
    MUST(data_export == 42);
    MUST(call_back(deep, 20, NULL) == 21);
    EXPECT("21", "callee.dll!call_back(");
}

static void text(void) {
    char utf8[64] = {0};
    SetLastError(0x1234);
    HANDLE h =
        CreateFileW(L"C:\\n\u00e4h \u2603\U0001F600.txt", GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
    MUST(h == INVALID_HANDLE_VALUE && GetLastError() == ERROR_FILE_NOT_FOUND);
    EXPECTRE("1", "kernel32.dll!CreateFileW\\(0x[0-9a-f]+, 0x80000000, 0x1, 0x0, 0x[0-9a-f]*3, 0x[0-9a-f]*0, 0x0\\) "
                  "i0=\"C:.n\u00e4h \u2603\U0001F600.txt\" @args.exe\\+0x[0-9a-f]+ = "
                  "0x(ffffffff)+ FAILED error=2");
    MUST(!fails(77) && GetLastError() == 77);
    EXPECTRE("1", "callee.dll!fails\\(0x4d\\) @.* = 0x0 FAILED error=77");
    SetLastError(4711);
    (void)GetTickCount();
    MUST(GetLastError() == 4711);
    uint32_t used = 0;
    fill(utf8, 20, &used);
    EXPECTRE("1", "callee.dll!fill\\(.*\\) @.* o0=6162636465666768696a\\b");
    fill(utf8, 8, &used);
    EXPECTRE("1", "callee.dll!fill\\(.*\\) @.* o0=61626364\\b");
    // pointers that lead nowhere are recorded as such and never fault
    ignore((const WCHAR *)(uintptr_t)0x12345678);
    EXPECTRE("1", "callee.dll!ignore\\(0x12345678\\) i0!unreadable=");
    WCHAR *page = VirtualAlloc(NULL, 8192, MEM_RESERVE, PAGE_NOACCESS);
    page = VirtualAlloc(page, 4096, MEM_COMMIT, PAGE_READWRITE);
    for (int i = 0; i < 2048; i++)
        page[i] = 'x';
    ignore(page + 2040); // runs into the unmapped page
    EXPECTRE("1", "callee.dll!ignore\\(.* i0!unreadable=\"xxxxxxxx\"");
    // a page that tells of its first touch still does: it was not the program that touched it
    DWORD before;
    MEMORY_BASIC_INFORMATION info;
    MUST(VirtualAlloc(page + 2048, 4096, MEM_COMMIT, PAGE_READWRITE | PAGE_GUARD) != NULL);
    for (int i = 0; i < 2048; i++)
        page[i] = 'z';
    ignore(page + 2040); // runs into it
    EXPECTRE("1", "callee.dll!ignore\\(.* i0!unreadable=\"zzzzzzzz\"");
    MUST(VirtualQuery(page + 2048, &info, sizeof(info)) && info.Protect == (PAGE_READWRITE | PAGE_GUARD));
    ignore(page + 3000); // begins in it
    MUST(VirtualProtect(page + 2048, 4096, PAGE_READWRITE, &before) && before == (PAGE_READWRITE | PAGE_GUARD));
    WCHAR *longer = malloc(6000 * sizeof(WCHAR));
    for (int i = 0; i < 5999; i++)
        longer[i] = L'y';
    longer[5999] = 0;
    ignore(longer);
    EXPECTRE("1", "callee.dll!ignore\\(.* i0!cut/11998=\"y{512}\"");
    ignore(NULL);
    EXPECTRE("1", "callee.dll!ignore\\(0x0\\) i0!NULL=");
}

static LRESULT CALLBACK procedure(HWND window, UINT message, WPARAM w, LPARAM l) {
    return DefWindowProcW(window, message, w, l);
}

static void windows(void) {
    WNDCLASSW class = {.lpfnWndProc = procedure, .lpszClassName = L"w32t-class", .hInstance = GetModuleHandleW(NULL)};
    ATOM atom = RegisterClassW(&class);
    MUST(atom != 0);
    HWND w = CreateWindowExW(0, (LPCWSTR)(uintptr_t)atom, L"title", 0, 0, 0, 10, 10, HWND_MESSAGE, NULL, NULL, NULL);
    if (!w) {
        printf("NOTE no window here\n");
        return;
    }
    EXPECTRE("1", "user32.dll!CreateWindowExW\\(0x0, 0x%x, .* i1!atom=\"\" i2=\"title\"", atom);
    MUST(SendMessageW(w, WM_GETTEXTLENGTH, 0, 0) == 5);
    EXPECTRE("1", "user32.dll!SendMessageW\\(0x[0-9a-f]+, 0xe, 0x0, 0x0\\) @args.exe\\+0x[0-9a-f]+ = 0x5 ");
    EXPECTRE("1", "user32.dll!DefWindowProcW\\(0x[0-9a-f]+, 0xe, 0x0, 0x0\\) @args.exe\\+0x[0-9a-f]+ = 0x5 ");
    // with stacks: the window procedure's calls while the window is made, back through the kernel to main
    EXPECTRE("+", "(?#stacks)STACK of .* < args.exe\\+0x[0-9a-f]+ < (USER32|user32).dll.* < args.exe\\+.* < "
                  "args.exe\\+.*kernel32.dll\\+");
    DestroyWindow(w);
}

static void found(void) {
    // by GetProcAddress, forwarded (HeapAlloc is ntdll's), a DLL loaded late, api-ms names
    void *(WINAPI * alloc)(HANDLE, DWORD, SIZE_T) =
        (void *)GetProcAddress(GetModuleHandleA("kernel32.dll"), "HeapAlloc");
    MUST(alloc(GetProcessHeap(), 8, 0x4321) != NULL);
    EXPECTRE("1", "kernel32.dll!HeapAlloc\\(0x[0-9a-f]+, 0x8, 0x4321\\) @args.exe");
    HMODULE version = LoadLibraryA("version.dll");
    DWORD(WINAPI * size)(const WCHAR *, DWORD *) = (void *)GetProcAddress(version, "GetFileVersionInfoSizeW");
    DWORD zero;
    size(L"C:\\windows\\system32\\none.dll", &zero);
    EXPECTRE("1", "version.dll!GetFileVersionInfoSizeW\\(.* i0=\"C:.*none.dll\"");
    HMODULE set = LoadLibraryA("api-ms-win-core-processthreads-l1-1-0.dll");
    DWORD(WINAPI * pid)(void) = set ? (void *)GetProcAddress(set, "GetCurrentProcessId") : NULL;
    MUST(pid && pid() == GetCurrentProcessId());
    EXPECTRE("2", "kernel(32|base).dll!GetCurrentProcessId\\(\\) @args.exe");
    EXPECT("1", "\"from-dllmain\" @callee.dll+");
    EXPECT("1", "\"from-tls-callback\" @args.exe+");
    FILE *f = fopen("no-such-file-here.txt", "r");
    MUST(f == NULL);
    EXPECTRE("1", "msvcrt.dll!fopen\\(.* i0=\"no-such-file-here.txt\" i1=\"r\" @args.exe.* = 0x0 FAILED error=2");
    EXPECTRE("1", "kernel32.dll!CreateFile[AW]\\(.* i0=\"no-such-file-here.txt\" @msvcrt.dll");
    MUST(*_errno() == 2);
}

int main(void) {
    SetConsoleOutputCP(CP_UTF8);
    numbers();
    text();
    windows();
    found();
    int some[5] = {5, 2, 4, 1, 3};
    qsort(some, 5, sizeof(int), compare);
    EXPECTRE("1", "msvcrt.dll!qsort\\(.*\\) @args.exe");
    fflush(stdout);
    return bad ? 1 : 23;
}
