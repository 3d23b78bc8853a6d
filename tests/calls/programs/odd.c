// SPDX-License-Identifier: Apache-2.0
// Odd things programs do, one a run: odd.exe WHAT. Each ends with 0 when everything went as documented, else with the
// line of what did not; nothing here may depend on being traced.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#define MUST(condition) ((condition) ? (void)0 : fail(__LINE__))
#ifdef _WIN64
#define IP(c) (c)->Rip
#else
#define IP(c) (c)->Eip
#endif

__declspec(dllimport) int call_back(int (*f)(int, void *), int depth, void *context);
__declspec(dllimport) DWORD noted(uint64_t number, uint64_t thread);

static void fail(int line) {
    fprintf(stderr, "line %d, error %lu\n", line, GetLastError());
    TerminateProcess(GetCurrentProcess(), (UINT)line);
}

static volatile LONG counted;

static void calls(void) {
    for (int i = 0; i < 20; i++) {
        MUST(GetFileAttributesA("no such file") == INVALID_FILE_ATTRIBUTES && GetLastError() == ERROR_FILE_NOT_FOUND);
        SetLastError((DWORD)i);
        MUST(GetLastError() == (DWORD)i);
        InterlockedIncrement(&counted);
    }
}

// ---- threads

static DWORD WINAPI call_thread(void *context) {
    (void)context;
    calls();
    return 5;
}

static void small_stacks(void) {
    static const SIZE_T sizes[] = {0x1000, 0x4000, 0x10000, 0x20000};
    for (int i = 0; i < 4; i++) {
        DWORD status;
        HANDLE t = CreateThread(NULL, sizes[i], call_thread, NULL, STACK_SIZE_PARAM_IS_A_RESERVATION, NULL);
        MUST(t != NULL);
        WaitForSingleObject(t, INFINITE);
        MUST(GetExitCodeThread(t, &status) && status == 5);
    }
}

static void many_threads(void) {
    for (int round = 0; round < 10; round++) {
        HANDLE t[20];
        for (int i = 0; i < 20; i++)
            MUST((t[i] = CreateThread(NULL, 0, call_thread, NULL, 0, NULL)) != NULL);
        WaitForMultipleObjects(20, t, TRUE, INFINITE);
        for (int i = 0; i < 20; i++)
            CloseHandle(t[i]);
    }
    MUST(counted == 200 * 60); // each thread, and the TLS callback at both its ends
}

static DWORD WINAPI sleeping_thread(void *context) {
    SetEvent(context);
    Sleep(INFINITE);
    return 0;
}

// The thread is ended while it is inside a call; its lock, had it one, would stay taken for ever.
static void killed_threads(void) {
    for (int i = 0; i < 20; i++) {
        HANDLE ready = CreateEventA(NULL, FALSE, FALSE, NULL);
        HANDLE t = CreateThread(NULL, 0, sleeping_thread, ready, 0, NULL);
        WaitForSingleObject(ready, INFINITE);
        Sleep(i % 3);
        MUST(TerminateThread(t, 77));
        WaitForSingleObject(t, INFINITE);
        calls();
    }
}

static volatile LONG apc_sum;
static void CALLBACK on_apc(ULONG_PTR value) {
    calls();
    InterlockedExchangeAdd(&apc_sum, (LONG)value);
}
static DWORD WINAPI apc_thread(void *context) {
    SetEvent(context);
    while (apc_sum < 3000)
        MUST(SleepEx(INFINITE, TRUE) == WAIT_IO_COMPLETION);
    return 0;
}
static void apcs(void) {
    HANDLE ready = CreateEventA(NULL, FALSE, FALSE, NULL), t = CreateThread(NULL, 0, apc_thread, ready, 0, NULL);
    WaitForSingleObject(ready, INFINITE);
    for (int i = 0; i < 3; i++)
        MUST(QueueUserAPC(on_apc, t, 1000));
    MUST(WaitForSingleObject(t, 20000) == WAIT_OBJECT_0);
    MUST(QueueUserAPC(on_apc, GetCurrentThread(), 1));
    MUST(SleepEx(100, TRUE) == WAIT_IO_COMPLETION && apc_sum == 3001);
}

static void *home;
static void CALLBACK fiber_main(void *context) {
    for (;;) {
        calls();
        InterlockedIncrement((LONG *)context);
        SwitchToFiber(home);
    }
}
static void fibers(void) {
    LONG done = 0;
    home = ConvertThreadToFiber(NULL);
    for (int i = 0; i < 50; i++) {
        void *f = CreateFiberEx(0x1000, 0x8000, 0, fiber_main, &done);
        MUST(f != NULL);
        SwitchToFiber(f);
        SwitchToFiber(f);
        DeleteFiber(f);
    }
    MUST(done == 100);
}

static void NTAPI tls_callback(void *module, DWORD reason, void *reserved) {
    (void)module, (void)reserved;
    if (reason == DLL_THREAD_ATTACH || reason == DLL_THREAD_DETACH) calls();
}
__attribute__((section(".CRT$XLF"), used)) static PIMAGE_TLS_CALLBACK tls_entry = tls_callback;
static void tls(void) {
    LONG before = counted;
    HANDLE t = CreateThread(NULL, 0, call_thread, NULL, 0, NULL);
    WaitForSingleObject(t, INFINITE);
    MUST(counted - before == 60);
}

// ---- exceptions

static volatile LONG handled;
static LONG CALLBACK vectored(EXCEPTION_POINTERS *p) {
    if (p->ExceptionRecord->ExceptionCode != EXCEPTION_ACCESS_VIOLATION) return EXCEPTION_CONTINUE_SEARCH;
    if (p->ExceptionRecord->ExceptionInformation[1] != 0x10) return EXCEPTION_CONTINUE_SEARCH;
    handled++;
    calls();
    IP(p->ContextRecord) += 2; // a two-byte instruction
    return EXCEPTION_CONTINUE_EXECUTION;
}
static int fault(int depth, void *context) {
    (void)context;
    uintptr_t at = 0x10;
#ifdef _WIN64
    __asm__ volatile("movb (%0), %%al" : : "a"(at) : "memory");
#else
    __asm__ volatile("movb (%0), %%al" : : "a"(at) : "memory");
#endif
    return depth;
}
static void handlers(void) {
    void *first = AddVectoredExceptionHandler(1, vectored);
    for (int i = 0; i < 10; i++)
        MUST(call_back(fault, i, NULL) == i + 1);
    RemoveVectoredExceptionHandler(first);
    void *last = AddVectoredExceptionHandler(0, vectored);
    MUST(call_back(fault, 3, NULL) == 4);
    RemoveVectoredExceptionHandler(last);
    void *continued = AddVectoredContinueHandler(1, vectored);
    RemoveVectoredContinueHandler(continued);
    MUST(handled == 11);
}
static LONG WINAPI last_resort(EXCEPTION_POINTERS *p) {
    calls();
    if (p->ExceptionRecord->ExceptionCode == EXCEPTION_ACCESS_VIOLATION) ExitProcess(0);
    return EXCEPTION_EXECUTE_HANDLER;
}
static void unhandled(void) {
    SetUnhandledExceptionFilter(last_resort);
    call_back(fault, 1, NULL);
    fail(__LINE__);
}

static LONG CALLBACK on_overflow(EXCEPTION_POINTERS *p) {
    if (p->ExceptionRecord->ExceptionCode == EXCEPTION_STACK_OVERFLOW) {
        SetLastError(1);
        TerminateProcess(GetCurrentProcess(), 0);
    }
    return EXCEPTION_CONTINUE_SEARCH;
}
static int deeper(int depth, void *context) {
    volatile char room[2000];
    room[depth % 2000] = 1;
    return call_back(deeper, depth + 1, context) + room[0];
}
static void overflow(void) {
    AddVectoredExceptionHandler(1, on_overflow);
    ULONG keep = 0x8000;
    SetThreadStackGuarantee(&keep);
    call_back(deeper, 0, NULL);
    fail(__LINE__);
}

// ---- modules

static void bad_dll(void) { // its DllMain raises an exception
    SetErrorMode(SEM_FAILCRITICALERRORS);
    for (int i = 0; i < 3; i++) {
        MUST(LoadLibraryA("raises.dll") == NULL);
        MUST(GetLastError() == ERROR_NOACCESS || GetLastError() == ERROR_DLL_INIT_FAILED);
        calls();
    }
    HMODULE locks = LoadLibraryA("locks.dll"); // loads another one and starts a thread in its DllMain
    MUST(locks && GetModuleHandleA("version.dll") && FreeLibrary(locks));
}

static void load_often(void) {
    for (int i = 0; i < 1000; i++) {
        HMODULE dll = LoadLibraryA("often.dll");
        MUST(dll != NULL);
        DWORD (*f)(uint64_t, uint64_t) = (void *)GetProcAddress(dll, "noted");
        MUST(f && f((uint64_t)i, 9) == (DWORD)i * 3 + 9);
        MUST(FreeLibrary(dll) && !GetModuleHandleA("often.dll"));
    }
    for (int i = 0; i < 60; i++) { // of more than a thousand functions, some of them another DLL's
        HMODULE dll = LoadLibraryA("ucrtbase.dll");
        MUST(dll != NULL && GetProcAddress(dll, "malloc") && FreeLibrary(dll) && !GetModuleHandleA("ucrtbase.dll"));
    }
    MEMORYSTATUSEX m = {.dwLength = sizeof(m)};
    GlobalMemoryStatusEx(&m);
    MUST(m.ullTotalVirtual - m.ullAvailVirtual < 0x40000000); // 1 GB of addresses
}

// ---- programs that look at or change functions

static const uint8_t *imported(const char *name, void ***slot) {
    const uint8_t *base = (const uint8_t *)GetModuleHandleA(NULL);
    const IMAGE_NT_HEADERS *nt = (const void *)(base + ((const IMAGE_DOS_HEADER *)(const void *)base)->e_lfanew);
    const IMAGE_IMPORT_DESCRIPTOR *d =
        (const void *)(base + nt->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_IMPORT].VirtualAddress);
    for (; d->Name; d++) {
        const IMAGE_THUNK_DATA *names = (const void *)(base + d->OriginalFirstThunk);
        void **slots = (void **)(uintptr_t)(base + d->FirstThunk);
        for (; names->u1.AddressOfData; names++, slots++)
            if (!(names->u1.Ordinal >> (sizeof(uintptr_t) * 8 - 1)) &&
                !strcmp((const char *)base + names->u1.AddressOfData + 2, name)) {
                *slot = slots;
                return *slots;
            }
    }
    return NULL;
}

// A self-check as protections do it: what was true at the start stays true, the tables agree with each other, and the
// bytes of the functions do not change under it.
static void self_check(void) {
    static const char *const names[] = {"GetTickCount", "SetLastError", "CreateEventA", "VirtualProtect"};
    void **slot;
    uint8_t first[4][16];
    for (int i = 0; i < 4; i++) {
        const uint8_t *at = imported(names[i], &slot);
        MUST(at != NULL);
        memcpy(first[i], at, 16);
        MUST((void *)GetProcAddress(GetModuleHandleA("kernel32"), names[i]) == (void *)at);
        HMODULE of = NULL; // whose it is
        MUST(GetModuleHandleExA(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                                (const char *)at, &of));
        MUST(of == GetModuleHandleA("kernel32") || of == GetModuleHandleA("kernelbase") || of == GetModuleHandleA("ntdll"));
    }
    for (int round = 0; round < 50; round++) {
        calls();
        for (int i = 0; i < 4; i++) {
            const uint8_t *at = imported(names[i], &slot);
            MUST(!memcmp(first[i], at, 16));
            MUST(at[0] != 0xe9 && at[0] != 0xcc && at[0] != 0xeb); // the crude test for hooks
        }
    }
}

static int detours;
static DWORD(WINAPI *original_tick)(void);
static DWORD WINAPI my_tick(void) {
    detours++;
    return original_tick() | 1;
}

// As inline hookers do it: the first whole instructions go to a trampoline, a jump takes their place. The lengths it
// knows are those the function it is handed can begin with.
static unsigned whole_length(const uint8_t *c) {
    unsigned n = 0;
    while (n < 5) {
        if (c[n] == 0x49 && c[n + 1] == 0xbb)
            n += 10; // mov r11, imm64
        else if (c[n] == 0xb8)
            n += 5; // mov eax, imm32
        else if (c[n] == 0x48 && c[n + 1] == 0x8d && c[n + 2] == 0x64)
            n += 5; // lea rsp, [rsp]
        else if (c[n] == 0x48 && c[n + 1] == 0x8d && c[n + 2] == 0xa4)
            n += 8;
        else if (c[n] == 0x48 && c[n + 1] == 0x83 && c[n + 2] == 0xec)
            n += 4;
        else if (c[n] == 0x48 && c[n + 1] == 0x81 && c[n + 2] == 0xec)
            n += 7;
        else if (c[n] == 0x8d && c[n + 1] == 0x24 && c[n + 2] == 0x24)
            n += 3;
        else if (c[n] == 0x8d && c[n + 1] == 0x74 && c[n + 2] == 0x26)
            n += 4; // lea esi, [esi]
        else if (c[n] == 0x89 && c[n + 1] == 0xe5)
            n += 2;
        else if (c[n] == 0x8b && c[n + 1] == 0xec)
            n += 2;
        else if (c[n] == 0x8b && c[n + 1] == 0xff)
            n += 2;
        else if (c[n] >= 0x50 && c[n] <= 0x57)
            n += 1;
        else if (c[n] == 0x83 && c[n + 1] == 0xec)
            n += 3;
        else if (c[n] == 0x66 && c[n + 1] == 0x90)
            n += 2;
        else if (c[n] == 0x8d && c[n + 1] == 0x76)
            n += 3;
        else
            return 0;
    }
    return n;
}

static void own_hooks(void) {
    uint8_t *target = (uint8_t *)GetProcAddress(GetModuleHandleA("kernel32"), "GetTickCount");
    uint8_t *place = NULL;
    for (uintptr_t at = ((uintptr_t)target & ~(uintptr_t)0xffff) + 0x10000;
         !place && at < (uintptr_t)target + 0x70000000; at += 0x10000)
        place = VirtualAlloc((void *)at, 0x1000, MEM_RESERVE | MEM_COMMIT, PAGE_EXECUTE_READWRITE);
    MUST(place != NULL);
    unsigned n = whole_length(target);
    if (!n) {
        puts("this start of a function is not one the little hooker knows");
        return;
    }
    memcpy(place, target, n);
    place[n] = 0xe9;
    *(int32_t *)(place + n + 1) = (int32_t)(target + n - (place + n + 5));
    uint8_t *relay = place + 64; // an absolute jump to the detour
    uint8_t jump[14] = {0xff, 0x25};
#ifdef _WIN64
    void *to = (void *)my_tick;
    memcpy(jump + 6, &to, 8);
    memcpy(relay, jump, 14);
#else
    relay[0] = 0xe9;
    *(int32_t *)(relay + 1) = (int32_t)((uint8_t *)my_tick - (relay + 5));
    (void)jump;
#endif
    original_tick = (void *)place;
    DWORD old;
    MUST(VirtualProtect(target, 16, PAGE_EXECUTE_READWRITE, &old));
    uint8_t kept[5];
    memcpy(kept, target, 5);
    int32_t distance = (int32_t)(relay - (target + 5));
    target[0] = 0xe9;
    memcpy(target + 1, &distance, 4);
    MUST(GetTickCount() & 1);
    HMODULE more = LoadLibraryA("often.dll"); // tables are gone through again
    DWORD(WINAPI * asked)(void) = (void *)GetProcAddress(GetModuleHandleA("kernel32"), "GetTickCount");
    MUST(asked() & 1);
    calls();
    MUST(detours >= 2 && more && FreeLibrary(more));
    memcpy(target, kept, 5);
    int before = detours;
    GetTickCount();
    MUST(detours == before);
}

// Writes every code page of ntdll and kernelbase anew from the files on disk, as programs do to be rid of hooks.
static void read_again(void) {
    static const char *const names[] = {"ntdll.dll", "kernelbase.dll", "kernel32.dll"};
    for (int i = 0; i < 3; i++) {
        char path[MAX_PATH];
        uint8_t *base = (uint8_t *)GetModuleHandleA(names[i]);
        GetModuleFileNameA((HMODULE)base, path, MAX_PATH);
        HANDLE file = CreateFileA(path, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
        MUST(file != INVALID_HANDLE_VALUE);
        HANDLE section = CreateFileMappingA(file, NULL, PAGE_READONLY, 0, 0, NULL);
        const uint8_t *disk = MapViewOfFile(section, FILE_MAP_READ, 0, 0, 0);
        MUST(disk != NULL);
        const IMAGE_NT_HEADERS *nt = (const void *)(disk + ((const IMAGE_DOS_HEADER *)(const void *)disk)->e_lfanew);
        const IMAGE_SECTION_HEADER *s = IMAGE_FIRST_SECTION(nt);
        int moved = nt->OptionalHeader.ImageBase != (uintptr_t)base;
        for (int k = 0; k < nt->FileHeader.NumberOfSections; k++) {
            DWORD old;
            if (memcmp(s[k].Name, ".text", 6) || !s[k].SizeOfRawData || (moved && sizeof(void *) == 4)) continue;
            DWORD size = s[k].SizeOfRawData < s[k].Misc.VirtualSize ? s[k].SizeOfRawData : s[k].Misc.VirtualSize;
            MUST(VirtualProtect(base + s[k].VirtualAddress, size, PAGE_EXECUTE_READWRITE, &old));
            for (DWORD b = 0; b < size; b++) // byte by byte: the copying itself may lie in there
                if (base[s[k].VirtualAddress + b] != disk[s[k].PointerToRawData + b])
                    base[s[k].VirtualAddress + b] = disk[s[k].PointerToRawData + b];
            VirtualProtect(base + s[k].VirtualAddress, size, old, &old);
        }
        UnmapViewOfFile(disk);
        CloseHandle(section);
        CloseHandle(file);
        calls();
    }
    small_stacks();
}

// ---- hostile to the tracer

static uint32_t random_state = 12345;
static uint32_t random_word(void) {
    return random_state = random_state * 1664525 + 1013904223;
}

// Writes rubbish over every mapped view it can write to, rings among them, while it goes on calling.
static void scribble(void) {
    calls();
    Sleep(300); // what was recorded until now is taken by then
    for (int round = 0; round < 20; round++) {
        MEMORY_BASIC_INFORMATION info;
        for (const uint8_t *at = (const uint8_t *)0x10000; VirtualQuery(at, &info, sizeof(info)) == sizeof(info);) {
            if (info.Type == MEM_MAPPED && info.State == MEM_COMMIT && info.Protect == PAGE_READWRITE)
                for (int i = 0; i < 2000;
                     i++) { // large ones at their start too, where rings have what was written last
                    SIZE_T room =
                        info.RegionSize > 0x100000 && i % 2 ? (i % 500 == 1 ? 256 : 0x50000) : info.RegionSize;
                    ((volatile uint32_t *)info.BaseAddress)[random_word() % (room / 4)] = random_word();
                }
            if ((const uint8_t *)info.BaseAddress + info.RegionSize <= at) break;
            at = (const uint8_t *)info.BaseAddress + info.RegionSize;
        }
        calls();
    }
}

static void terminate(void) {
    calls();
    TerminateProcess(GetCurrentProcess(), 0);
}

static const struct {
    const char *name;
    void (*run)(void);
} all[] = {{"small-stacks", small_stacks},
           {"many-threads", many_threads},
           {"killed-threads", killed_threads},
           {"apcs", apcs},
           {"fibers", fibers},
           {"tls", tls},
           {"handlers", handlers},
           {"unhandled", unhandled},
           {"overflow", overflow},
           {"bad-dll", bad_dll},
           {"load-often", load_often},
           {"self-check", self_check},
           {"own-hooks", own_hooks},
           {"read-again", read_again},
           {"scribble", scribble},
           {"terminate", terminate}};

int main(int argc, char **argv) {
    for (unsigned i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
        if (argc < 2) puts(all[i].name);
        if (argc < 2 || strcmp(argv[1], all[i].name)) continue;
        MUST(noted(1, 2) == 5);
        all[i].run();
        printf("%s done\n", argv[1]);
        return 0;
    }
    return argc < 2 ? 0 : 99;
}
