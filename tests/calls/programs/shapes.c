// SPDX-License-Identifier: Apache-2.0
// x86 only. Built twice: with -DLIBRARY the DLL, whose exports have every calling convention and every place of a
// result, decorated and not; else the program that calls them and says which lines must appear.
#include "expect.h"

#include <stdint.h>
#include <string.h>
#include <windows.h>

#ifdef LIBRARY
#define API   __declspec(dllexport)
#define PLAIN // exported by shapes.def, without decoration
#else
#define PLAIN extern
#define API   __declspec(dllimport)
#endif

PLAIN int __fastcall fast3(int a, int b, int c) __asm__("_fast3"); // typed in the plan
API int __fastcall fast_named(int a, int b, int c, int d);         // @fast_named@16, known by its name alone
API int __stdcall std_named(int a, int b, int c);                  // std_named@12
PLAIN int __stdcall std5(int a, int b, int c, int d, int e) __asm__("_std5");
API int __cdecl plain2(int a, int b);
PLAIN int __thiscall method2(void *self, int a, int b) __asm__("_method2"); // typed in the plan
#ifdef LIBRARY
int __thiscall cpp_method(void *self, int a) __asm__("_cpp_method"); // under its C++ name
#endif
API int64_t __cdecl wide(int64_t a);
API double __cdecl in_st0(double a);
API float __cdecl in_st0_narrow(float a);
API void in_xmm0(void);   // xmm0 = xmm0 + xmm1, and nothing else is touched
API void keeps_all(void); // touches nothing

#ifdef LIBRARY
int __fastcall fast3(int a, int b, int c) {
    return a * 100 + b * 10 + c;
}
int __fastcall fast_named(int a, int b, int c, int d) {
    return a * 1000 + b * 100 + c * 10 + d;
}
int __stdcall std_named(int a, int b, int c) {
    return a * 100 + b * 10 + c;
}
int __stdcall std5(int a, int b, int c, int d, int e) {
    return a + b + c + d + e;
}
int __cdecl plain2(int a, int b) {
    return a * 10 + b;
}
int __thiscall method2(void *self, int a, int b) {
    return *(int *)self * 100 + a * 10 + b;
}
int __thiscall cpp_method(void *self, int a) {
    return *(int *)self * 10 + a;
}
int64_t __cdecl wide(int64_t a) {
    return a * 3;
}
double __cdecl in_st0(double a) {
    return a * 2;
}
float __cdecl in_st0_narrow(float a) {
    return a * 2;
}
__attribute__((naked)) void in_xmm0(void) {
    __asm__("addsd %xmm1, %xmm0\n\tret");
}
__attribute__((naked)) void keeps_all(void) {
    __asm__("ret");
}
#else
static int bad;

static double through_xmm(double a, double b) {
    double result;
    __asm__ volatile("movsd %1, %%xmm0\n\tmovsd %2, %%xmm1\n\tcall *__imp__in_xmm0\n\tmovsd %%xmm0, %0"
                     : "=m"(result)
                     : "m"(a), "m"(b)
                     : "eax", "ecx", "edx", "xmm0", "xmm1", "memory");
    return result;
}

// ebx, esi, edi, the direction flag and the x87 stack's depth are those the caller left.
static int all_kept(void) {
    uint32_t b, s, d, flags;
    double deep;
    __asm__ volatile(
        "fldl %5\n\tmovl $0x1111, %%ebx\n\tmovl $0x2222, %%esi\n\tmovl $0x3333, %%edi\n\tcall *__imp__keeps_all\n\t"
        "movl %%ebx, %0\n\tmovl %%esi, %1\n\tmovl %%edi, %2\n\tpushfl\n\tpopl %3\n\tfstpl %4"
        : "=m"(b), "=m"(s), "=m"(d), "=m"(flags), "=m"(deep)
        : "m"((double){4.5})
        : "eax", "ebx", "ecx", "edx", "esi", "edi", "memory");
    return b == 0x1111 && s == 0x2222 && d == 0x3333 && !(flags & 0x400) && deep == 4.5;
}

int main(int argc, char **argv) {
    int self = 7;
    int(__thiscall * method)(void *, int) = (void *)GetProcAddress(GetModuleHandleA("shapes"), "?method@C@@QAEHH@Z");
    long floods = argc > 1 ? 200000 : 0; // so many that the ring is full again and again
    for (int i = 0; i < 3; i++) {
        MUST(fast3(1, 2, 3) == 123);
        MUST(fast_named(1, 2, 3, 4) == 1234);
        MUST(std_named(4, 5, 6) == 456);
        MUST(std5(1, 2, 3, 4, 5) == 15);
        MUST(plain2(8, 9) == 89);
        MUST(method2(&self, 1, 2) == 712);
        MUST(method(&self, 5) == 75);
        MUST(wide(0x100000001) == 0x300000003);
        MUST(in_st0(1.25) == 2.5);
        MUST(in_st0_narrow(1.5f) == 3.0f);
        MUST(through_xmm(2.25, 0.5) == 2.75);
        MUST(all_kept());
    }
    for (long i = 0; i < floods; i++) {
        MUST(in_st0((double)i) == 2.0 * (double)i);
        MUST(through_xmm((double)i, 0.25) == (double)i + 0.25);
    }
    EXPECTRE("3", "shapes.dll!fast3\\(0x1, 0x2, 0x3\\) @shapes.exe.* = 0x7b ");
    EXPECTRE("3", "shapes.dll!@fast_named@16\\(0x1, 0x2, 0x3, 0x4\\) @shapes.exe.* = 0x4d2 ");
    EXPECTRE("3", "shapes.dll!std_named@12\\(0x4, 0x5, 0x6\\) @shapes.exe.* = 0x1c8 ");
    EXPECTRE("1", "shapes.dll!std5\\(0x1, 0x2, 0x3, 0x4, 0x5, 0x[^)]*\\) @"); // its words are counted when it returns
    EXPECTRE("2", "shapes.dll!std5\\(0x1, 0x2, 0x3, 0x4, 0x5\\) @shapes.exe.* = 0xf ");
    EXPECTRE("3", "shapes.dll!plain2\\(0x8, 0x9, .* = 0x59 ");
    EXPECTRE("3", "shapes.dll!method2\\(0x%x, 0x1, 0x2\\) @shapes.exe.* = 0x2c8 ", (unsigned)(uintptr_t)&self);
    EXPECTRE("1", "shapes.dll!\\?method@C@@QAEHH@Z\\(0x%x, 0x5, 0x.*\\) @", (unsigned)(uintptr_t)&self);
    EXPECTRE("2", "shapes.dll!\\?method@C@@QAEHH@Z\\(0x%x, 0x5\\) @shapes.exe.* = 0x4b ", (unsigned)(uintptr_t)&self);
    EXPECTRE("3", "shapes.dll!wide\\(0x1, 0x1\\) @shapes.exe.* = 0x300000003 ");
    EXPECTRE("3", "shapes.dll!in_st0\\(0x0, 0x3ff40000\\) @shapes.exe.* = 0x4004000000000000 ");
    EXPECTRE("3", "shapes.dll!in_st0_narrow\\(0x3fc00000\\) @shapes.exe.* = 0x40400000 ");
    EXPECTRE("+", "shapes.dll!in_xmm0\\(");
    fflush(stdout);
    return bad ? 1 : 28;
}
#endif
