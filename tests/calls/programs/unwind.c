// SPDX-License-Identifier: Apache-2.0
// Walks its own stack with our unwinder and with the system's RtlVirtualUnwind from inside frames of many kinds (leaf
// helpers, large frames, frame pointers, callbacks from system DLLs), and prints "same N" or the first difference. Then
// times both.
#include "../../../src/base/nocrt/x64_unwind.c"

#include <windows.h>

#include <intrin.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static w32t_unwind walker;
static unsigned compared, different;

static bool find(void *context, uint64_t address, w32t_unwind_image *out) {
    DWORD64 base = 0;
    (void)context;
    RtlLookupFunctionEntry(address, &base, NULL);
    if (!base) {
        MEMORY_BASIC_INFORMATION m;
        if (!VirtualQuery((void *)(uintptr_t)address, &m, sizeof m) || m.Type != MEM_IMAGE) return false;
        base = (DWORD64)(uintptr_t)m.AllocationBase;
    }
    const IMAGE_DOS_HEADER *dos = (const void *)(uintptr_t)base;
    const IMAGE_NT_HEADERS64 *nt = (const void *)(uintptr_t)(base + (DWORD)dos->e_lfanew);
    *out = (w32t_unwind_image){base, nt->OptionalHeader.SizeOfImage, nt->OptionalHeader.DataDirectory[3].VirtualAddress,
                               nt->OptionalHeader.DataDirectory[3].Size};
    return true;
}

static bool read_memory(void *context, uint64_t address, void *out, size_t n) {
    (void)context;
    memcpy(out, (const void *)(uintptr_t)address, n);
    return true;
}

static unsigned walk_system(CONTEXT *c, uint64_t *out, unsigned max) {
    unsigned n = 0;
    while (n < max && c->Rip) {
        DWORD64 base, frame;
        void *data;
        out[n++] = c->Rip;
        // As every unwinder does with return addresses: the call before them decides which function it is.
        RUNTIME_FUNCTION *f = RtlLookupFunctionEntry(c->Rip - 1, &base, NULL);
        if (f)
            RtlVirtualUnwind(UNW_FLAG_NHANDLER, base, c->Rip, f, c, &data, &frame, NULL);
        else {
            c->Rip = *(DWORD64 *)(uintptr_t)c->Rsp;
            c->Rsp += 8;
        }
        if (c->Rsp >= (DWORD64)(uintptr_t)((NT_TIB *)NtCurrentTeb())->StackBase - 64) break;
    }
    return n;
}

static __attribute__((noinline)) unsigned walk_ours(const CONTEXT *c, uint64_t *out, unsigned max) {
    w32t_unwind_registers r;
    memcpy(r.r, &c->Rax, sizeof r.r); // CONTEXT keeps them in encoding order: rax rcx rdx rbx rsp rbp rsi rdi r8 … r15
    NT_TIB *tib = (NT_TIB *)NtCurrentTeb();
    return w32t_unwind_walk(&walker, c->Rip, &r, (uint64_t)(uintptr_t)tib->StackLimit,
                            (uint64_t)(uintptr_t)tib->StackBase, out, max);
}

static __attribute__((noinline)) void check(const char *where) {
    CONTEXT c;
    uint64_t ours[64], theirs[64];
    RtlCaptureContext(&c);
    unsigned n = walk_ours(&c, ours, 64), m = walk_system(&c, theirs, 64);
    unsigned least = n < m ? n : m;
    for (unsigned i = 0; i < least; i++)
        if (ours[i] != theirs[i]) {
            different++;
            printf("%s: frame %u is %llx, the system says %llx\n", where, i, ours[i], theirs[i]);
            return;
        }
    if (n < 4 || n + 4 < m) { // the system's walk runs on into what is behind the thread's start
        different++;
        printf("%s: %u frames, the system has %u\n", where, n, m);
    }
    compared += n;
}

static __attribute__((noinline)) int deep(int n) {
    volatile char large[20000];
    large[n & 15] = (char)n;
    if (n == 0) check("deep");
    return n ? deep(n - 1) + large[n & 15] : 0;
}

static __attribute__((noinline)) int variable(size_t n) {
    volatile char *p = _alloca(n);
    p[0] = 1;
    check("alloca");
    return p[0];
}

static int __cdecl compare(const void *a, const void *b) {
    static int once;
    if (!once++) check("qsort");
    return *(const int *)a - *(const int *)b;
}

static BOOL CALLBACK each_locale(LPWSTR name, DWORD flags, LPARAM p) {
    (void)name, (void)flags, (void)p;
    check("EnumSystemLocalesEx");
    return FALSE;
}

static LRESULT CALLBACK window(HWND h, UINT m, WPARAM w, LPARAM l) {
    static int once;
    if (!once++) check("window procedure");
    return DefWindowProcW(h, m, w, l);
}

static DWORD WINAPI thread(void *p) {
    (void)p;
    check("thread");
    return 0;
}

static __attribute__((noinline)) void timing(int depth) {
    if (depth) {
        timing(depth - 1);
        __asm__ volatile("");
        return;
    }
    CONTEXT c;
    uint64_t out[16];
    void *back[16];
    RtlCaptureContext(&c);
    LARGE_INTEGER f, a, b, d;
    QueryPerformanceFrequency(&f);
    QueryPerformanceCounter(&a);
    for (int i = 0; i < 200000; i++)
        walk_ours(&c, out, 16);
    QueryPerformanceCounter(&b);
    for (int i = 0; i < 2000; i++)
        RtlCaptureStackBackTrace(0, 16, back, NULL);
    QueryPerformanceCounter(&d);
    printf("16 frames: ours %.0f ns, RtlCaptureStackBackTrace %.0f ns\n",
           (double)(b.QuadPart - a.QuadPart) * 1e9 / (double)f.QuadPart / 200000,
           (double)(d.QuadPart - b.QuadPart) * 1e9 / (double)f.QuadPart / 2000);
}

int main(int argc, char **argv) {
    walker.find = find;
    walker.read = read_memory;
    check("main");
    deep(12);
    for (size_t n = 16; n < 100000; n *= 7)
        variable(n);
    int v[] = {3, 1, 2};
    qsort(v, 3, sizeof *v, compare);
    EnumSystemLocalesEx(each_locale, LOCALE_ALL, 0, NULL);
    WNDCLASSW wc = {.lpfnWndProc = window, .lpszClassName = L"unwind"};
    RegisterClassW(&wc);
    DestroyWindow(CreateWindowW(L"unwind", L"", 0, 0, 0, 1, 1, HWND_MESSAGE, NULL, NULL, NULL));
    WaitForSingleObject(CreateThread(NULL, 0, thread, NULL, 0, NULL), INFINITE);
    if (argc > 1 && strcmp(argv[1], "time") == 0) timing(20);
    printf(different ? "%u frames, %u walks differ\n" : "same %u\n", compared, different);
    return different != 0;
}
