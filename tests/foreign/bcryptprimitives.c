// SPDX-License-Identifier: Apache-2.0
// Stand-in for a DLL that Wine 8 lacks and Go and Rust programs import one function from.
#include <windows.h>
#include <ntsecapi.h>

BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) {
    return RtlGenRandom(data, (ULONG)size);
}
