// SPDX-License-Identifier: Apache-2.0
// A DLL with functions of every shape, called by args.c and unwind.c through its import table and through
// GetProcAddress.
#include <stdarg.h>
#include <stdint.h>
#include <windows.h>

#define EXPORT __declspec(dllexport)

EXPORT uintptr_t sum14(uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e, uintptr_t f, uintptr_t g,
                       uintptr_t h, uintptr_t i, uintptr_t j, uintptr_t k, uintptr_t l, uintptr_t m, uintptr_t n) {
    return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k + 12 * l + 13 * m +
           14 * n;
}
EXPORT double mix(int a, double b, float c, int64_t d, double e, float f) {
    return a + b * 2 + c * 3 + (double)d * 4 + e * 5 + f * 6;
}
EXPORT float half(float x) {
    return x / 2;
}
EXPORT int vsum(int count, ...) {
    va_list list;
    int total = 0;
    va_start(list, count);
    for (int i = 0; i < count; i++)
        total += va_arg(list, int);
    va_end(list);
    return total;
}
typedef struct big {
    int64_t v[5];
} big;
EXPORT big make_big(int64_t from) {
    big b = {{from, from + 1, from + 2, from + 3, from + 4}};
    return b;
}
typedef int (*callback)(int depth, void *context);
EXPORT int call_back(callback f, int depth, void *context) {
    return f(depth, context) + 1;
}
EXPORT void fill(char *to, uint32_t size, uint32_t *used) {
    for (uint32_t i = 0; i < size; i++)
        to[i] = (char)('a' + i % 26);
    *used = size / 2;
}
EXPORT BOOL fails(DWORD error) {
    SetLastError(error);
    return FALSE;
}
EXPORT DWORD noted(uint64_t number, uint64_t thread) {
    return (DWORD)(number * 3 + thread);
}
// a pointer to an export that no table has handed out
EXPORT void *own_noted(void) {
    return (void *)(uintptr_t)noted;
}
// takes a name and does not look at it
EXPORT int ignore(const WCHAR *name) {
    return name != NULL;
}
EXPORT int data_export = 42;

BOOL WINAPI DllMain(HINSTANCE self, DWORD reason, void *reserved) {
    (void)self, (void)reserved;
    // Calls of a program's own DLLs at load time are recorded: the agent came first.
    if (reason == DLL_PROCESS_ATTACH) CreateMutexA(NULL, FALSE, "from-dllmain");
    return TRUE;
}
