// SPDX-License-Identifier: Apache-2.0
// The DLL whose functions cost.exe calls: exported (so hooked when traced) and by their own addresses (never hooked), so that both
// are timed in the same run.
#include <windows.h>

#define EXPORT __declspec(dllexport)

EXPORT DWORD cheap(DWORD a) {
    return a + 1;
}
EXPORT DWORD two_strings(const WCHAR *a, const WCHAR *b) {
    return a[0] + b[0];
}
typedef DWORD (*cheap_function)(DWORD);
typedef DWORD (*strings_function)(const WCHAR *, const WCHAR *);
EXPORT cheap_function raw_cheap(void) {
    return cheap;
}
EXPORT strings_function raw_two_strings(void) {
    return two_strings;
}
