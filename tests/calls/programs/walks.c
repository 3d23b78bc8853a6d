// SPDX-License-Identifier: Apache-2.0
// Who called whom, in every way that stacks come about. The program keeps its own book of the functions it is in; at
// each marked call it prints "STACK tag: function function …", innermost first, from that book. `!` after a function:
// the system called it, so frames of system modules come next. "outside": code outside all modules.
#include <windows.h>

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NOINLINE __attribute__((noinline, noclone))

typedef struct book {
    const char *names[200];
    int depth;
} book;
static DWORD tls;
static CRITICAL_SECTION one_line;

static book *mine(void) {
    book *b = TlsGetValue(tls);
    if (!b) TlsSetValue(tls, b = calloc(1, sizeof *b));
    return b;
}
static void in(const char *name) {
    book *b = mine();
    b->names[b->depth++] = name;
}
static void out(void) {
    mine()->depth--;
}

static volatile int sink;

// The marked call: what is asked for does not exist, its name is the tag.
static NOINLINE void mark(const char *tag) {
    char path[60];
    in("mark");
    book *b = mine();
    EnterCriticalSection(&one_line);
    printf("STACK %s:", tag);
    for (int i = b->depth; i-- > 0;)
        printf(" %s", b->names[i]);
    printf("\n");
    LeaveCriticalSection(&one_line);
    snprintf(path, sizeof path, "C:\\walk-%s", tag);
    sink += (int)GetFileAttributesA(path);
    out();
}

// ---- plain frames

static NOINLINE void deep(int n, const char *tag) {
    in("deep");
    if (n)
        deep(n - 1, tag);
    else
        mark(tag);
    sink++;
    out();
}

static NOINLINE void big_frame(void) {
    volatile char room[70000]; // probed by __chkstk
    in("big_frame");
    room[0] = room[69999] = 1;
    mark("big");
    sink += room[0];
    out();
}

static NOINLINE void variable_frame(size_t n) {
    in("variable_frame");
    volatile char *room = __builtin_alloca(n);
    room[n - 1] = 1;
    mark("alloca");
    sink += room[n - 1];
    out();
}

static NOINLINE void __attribute__((optimize("omit-frame-pointer"))) frameless(int a, int b) {
    in("frameless");
    mark("frameless");
    sink += a * b;
    out();
}

static NOINLINE void __attribute__((optimize("omit-frame-pointer"))) frameless_outer(int a) {
    in("frameless_outer");
    frameless(a, a + 1);
    sink += a;
    out();
}

static NOINLINE void tail_end(void) {
    in("tail_end");
    mark("tail");
    sink++;
    out();
}
// Jumps, so it is on no stack.
void tail_begin(void);
#ifdef _WIN64
__asm__(".text\n.globl tail_begin\ntail_begin: jmp tail_go\n");
#else
__asm__(".text\n.globl _tail_begin\n_tail_begin: jmp _tail_go\n");
#endif
__attribute__((used)) void tail_go(void) {
    in("tail_go");
    tail_end();
    sink++;
    out();
}

// ---- the system calls back

static int CDECL compare(const void *a, const void *b) {
    static int once;
    in("compare!");
    if (!once++) mark("qsort");
    out();
    return *(const int *)a - *(const int *)b;
}
static int CDECL compare_search(const void *a, const void *b) {
    static int once;
    in("compare_search!");
    if (!once++) mark("bsearch");
    out();
    return *(const int *)a - *(const int *)b;
}
static NOINLINE void sorts(void) {
    int v[] = {3, 1, 2}, key = 2;
    in("sorts");
    qsort(v, 3, sizeof *v, compare);
    sink += bsearch(&key, v, 3, sizeof *v, compare_search) != NULL;
    out();
}

static LRESULT CALLBACK window_proc(HWND w, UINT m, WPARAM a, LPARAM b) {
    in("window_proc!");
    if (m == WM_APP) mark("window");
    LRESULT r = m == WM_APP ? 7 : DefWindowProcA(w, m, a, b);
    out();
    return r;
}
static NOINLINE void windows(void) {
    WNDCLASSA c = {.lpfnWndProc = window_proc, .lpszClassName = "walks", .hInstance = GetModuleHandleA(NULL)};
    in("windows");
    RegisterClassA(&c);
    HWND w = CreateWindowA("walks", "", 0, 0, 0, 10, 10, HWND_MESSAGE, NULL, c.hInstance, NULL);
    if (w && SendMessageA(w, WM_APP, 0, 0) != 7) printf("no answer from the window\n");
    if (w) DestroyWindow(w);
    out();
}

static BOOL CALLBACK locale(LPSTR name) {
    (void)name;
    in("locale!");
    mark("enum");
    out();
    return FALSE;
}
static NOINLINE void enumerates(void) {
    in("enumerates");
    EnumSystemLocalesA(locale, LCID_INSTALLED);
    out();
}

static LONG CALLBACK handler(EXCEPTION_POINTERS *e) {
    if (e->ExceptionRecord->ExceptionCode != 0xE0001234) return EXCEPTION_CONTINUE_SEARCH;
    in("handler!");
    mark("vectored");
    out();
    return EXCEPTION_CONTINUE_EXECUTION;
}
static NOINLINE void raises(void) {
    in("raises");
    void *h = AddVectoredExceptionHandler(1, handler);
    RaiseException(0xE0001234, 0, 0, NULL);
    RemoveVectoredExceptionHandler(h);
    out();
}

static DWORD WINAPI thread(void *p) {
    (void)p;
    in("thread!");
    mark("thread");
    out();
    return 0;
}
static NOINLINE void threads(void) {
    HANDLE h = CreateThread(NULL, 0, thread, NULL, 0, NULL);
    WaitForSingleObject(h, INFINITE);
    CloseHandle(h);
}

static HANDLE fired;
static VOID CALLBACK timer(void *p, BOOLEAN waited) {
    (void)p, (void)waited;
    in("timer!");
    mark("timer");
    out();
    SetEvent(fired);
}
static NOINLINE void timers(void) {
    HANDLE t;
    fired = CreateEventA(NULL, FALSE, FALSE, NULL);
    if (CreateTimerQueueTimer(&t, NULL, timer, NULL, 1, 0, WT_EXECUTEONLYONCE)) WaitForSingleObject(fired, 10000);
    DeleteTimerQueueTimer(NULL, t, INVALID_HANDLE_VALUE);
}

// ---- stacks that change

static jmp_buf back;
static NOINLINE void leaves(int n) {
    in("leaves");
    if (n) {
        leaves(n - 1);
        return;
    }
    mark("before-jump");
    if (sink != -1) longjmp(back, 1);
}
static NOINLINE void jumps(void) {
    in("jumps");
    int depth = mine()->depth;
    if (!setjmp(back)) leaves(3);
    mine()->depth = depth;
    mark("after-jump");
    out();
}

static void *main_fiber;
static VOID CALLBACK fiber(void *p) {
    book *b = mine(), kept = *b; // the book of the other fiber
    (void)p;
    b->depth = 0;
    in("fiber!");
    mark("fiber");
    *b = kept;
    SwitchToFiber(main_fiber);
}
static NOINLINE void fibers(void) {
    in("fibers");
    main_fiber = ConvertThreadToFiber(NULL);
    void *f = CreateFiber(0, fiber, NULL);
    SwitchToFiber(f);
    mark("after-fiber");
    DeleteFiber(f);
    ConvertFiberToThread();
    out();
}

// ---- code made at run time

#ifdef _WIN64
static const unsigned char made[] = {0x48, 0x83, 0xEC, 0x48, 0xFF, 0xD1, 0x48, 0x83, 0xC4, 0x48, 0xC3}; // calls rcx
typedef struct made_code {
    unsigned char code[16], unwind[8];
    RUNTIME_FUNCTION function;
} made_code;

static made_code *make_code(void) {
    made_code *m = VirtualAlloc(NULL, sizeof *m, MEM_RESERVE | MEM_COMMIT, PAGE_EXECUTE_READWRITE);
    memcpy(m->code, made, sizeof made);
    memcpy(m->unwind, "\x01\x04\x01\x00\x04\x82\x00\x00", 8); // prologue of 4 bytes: allocates 0x48
    m->function = (RUNTIME_FUNCTION){0, sizeof made, (DWORD)((char *)m->unwind - (char *)m)};
    return m;
}
static SRWLOCK maker = SRWLOCK_INIT; // of whoever makes code; what asks about code waits for it
static volatile LONG asked;
static RUNTIME_FUNCTION *CALLBACK of_code(DWORD64 pc, void *context) {
    (void)pc;
    InterlockedIncrement(&asked);
    AcquireSRWLockExclusive(&maker);
    ReleaseSRWLockExclusive(&maker);
    return &((made_code *)context)->function;
}
static DWORD WINAPI asks_about_code(void *code) { // as unwinding does: under the lock of the system's list
    DWORD64 base;
    RtlLookupFunctionEntry((DWORD64)(ULONG_PTR)code + 7, &base, NULL);
    return 0;
}
static NOINLINE void from_table(void) {
    in("from_table");
    mark("table");
    out();
}
static NOINLINE void from_callback(void) {
    in("from_callback");
    mark("function-callback");
    out();
}
static NOINLINE void from_nothing(void) {
    in("from_nothing");
    mark("no-table");
    out();
}
static NOINLINE void generated(int how) {
    made_code *m = make_code();
    DWORD64 at = (DWORD64)(ULONG_PTR)m;
    in("generated");
    if (how == 0) RtlAddFunctionTable(&m->function, 1, at);
    HANDLE asking = NULL;
    if (how == 1) { // the call is made under the maker's lock, and another thread waits for that in the callback
        RtlInstallFunctionTableCallback(at | 3, at, 16, of_code, m, NULL);
        AcquireSRWLockExclusive(&maker);
        asking = CreateThread(NULL, 0, asks_about_code, m, 0, NULL);
        while (!asked)
            Sleep(1);
    }
    in("outside");
    ((void (*)(void (*)(void)))(void *)m->code)(how == 0 ? from_table : how == 1 ? from_callback : from_nothing);
    out();
    if (how == 1) {
        ReleaseSRWLockExclusive(&maker);
        WaitForSingleObject(asking, INFINITE);
        if (asked != 1) printf("asked %ld times about code, once by the program\n", asked);
    }
    if (how == 0) RtlDeleteFunctionTable(&m->function);
    if (how == 1) RtlDeleteFunctionTable((RUNTIME_FUNCTION *)(ULONG_PTR)(at | 3));
    out();
}
#endif

int main(void) {
    tls = TlsAlloc();
    InitializeCriticalSection(&one_line);
    in("main");
    deep(40, "deep");
    deep(170, "cut"); // more frames than a stack has
    big_frame();
    variable_frame(1000 + (size_t)(sink & 1));
    frameless_outer(3);
    tail_begin();
    sorts();
    windows();
    enumerates();
    raises();
    threads();
    timers();
    jumps();
    fibers();
#ifdef _WIN64
    for (int how = 0; how < 3; how++)
        generated(how);
#endif
    return 0;
}
