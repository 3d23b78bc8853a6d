// SPDX-License-Identifier: Apache-2.0
// Runs until a file named "end" appears, calling functions through its imports and through pointers it resolved at the
// start, on three threads; loads late.dll when a file named "late" does. Says at the end whether code and tables of
// every module are byte for byte what they were.
#include "expect.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include <tlhelp32.h>

#ifdef _WIN64
#define WIDE(x64, x86) x64
#else
#define WIDE(x64, x86) x86
#endif

__declspec(dllimport) DWORD noted(uint64_t number, uint64_t thread);

static int bad;
static volatile LONG ending;

static uint64_t hash_of(const uint8_t *at, size_t n) {
    uint64_t h = 1469598103934665603ull;
    for (size_t i = 0; i < n; i++)
        h = (h ^ at[i]) * 1099511628211ull;
    return h;
}

// Code sections, export table and import table.
static uint64_t image_hash(const uint8_t *base) {
    const IMAGE_NT_HEADERS *nt = (const void *)(base + ((const IMAGE_DOS_HEADER *)(const void *)base)->e_lfanew);
    const IMAGE_SECTION_HEADER *s = IMAGE_FIRST_SECTION(nt);
    uint64_t h = 0;
    for (int i = 0; i < nt->FileHeader.NumberOfSections; i++)
        if (s[i].Characteristics & IMAGE_SCN_MEM_EXECUTE)
            h = h * 31 + hash_of(base + s[i].VirtualAddress, s[i].Misc.VirtualSize);
    const int tables[] = {IMAGE_DIRECTORY_ENTRY_EXPORT, IMAGE_DIRECTORY_ENTRY_IAT};
    for (int i = 0; i < 2; i++) {
        const IMAGE_DATA_DIRECTORY *d = &nt->OptionalHeader.DataDirectory[tables[i]];
        if (d->Size) h = h * 31 + hash_of(base + d->VirtualAddress, d->Size);
    }
    return h;
}

static DWORD WINAPI busy(void *context) {
    uint64_t me = (uint64_t)(uintptr_t)context, i = 0;
    while (!ending) {
        i++;
        if (noted(i, me) != (DWORD)(i * 3 + me)) return 1;
        SetLastError((DWORD)i);
        if (GetLastError() != (DWORD)i) return 2;
        if (i % 256 == 0) Sleep(1);
    }
    return 0;
}

// Calls that begin before a detach and end after the next attachment.
static DWORD WINAPI slow(void *context) {
    DWORD turns = 0;
    while (!ending) {
        if (WaitForSingleObject(context, 700 + turns % 5 * 400) != WAIT_TIMEOUT) break;
        turns++;
    }
    return 0;
}

// Every module there is: the sum of what of it must not stay changed.
static int all_hashes(uint64_t *hashes, char names[][MAX_PATH], int most) {
    MODULEENTRY32 m = {.dwSize = sizeof(m)};
    HANDLE all = CreateToolhelp32Snapshot(TH32CS_SNAPMODULE, GetCurrentProcessId());
    int n = 0;
    for (BOOL more = Module32First(all, &m); more && n < most; more = Module32Next(all, &m)) {
        if (strstr(m.szModule, "win32trace") || strstr(m.szModule, "late")) continue;
        strcpy(names[n], m.szModule);
        hashes[n++] = image_hash((const uint8_t *)m.modBaseAddr);
    }
    CloseHandle(all);
    return n;
}

static void load_late(void) {
    HMODULE late = LoadLibraryA("late.dll");
    void *(*own)(void) = (void *)GetProcAddress(late, "own_noted");
    DWORD (*noted_there)(uint64_t, uint64_t) = (void *)own();
    MUST(noted_there(77, 78) == 77 * 3 + 78);
    FreeLibrary(late);
    CloseHandle(CreateFileA("loaded", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL));
}

// Streams of the program itself, each with a table of its own on the heap: the system calls them when it is handed one.
enum { STREAMS = 300, STREAM_METHODS = 14 };
struct own_stream {
    void **methods;
};
static struct own_stream streams[STREAMS];
static void *stream_methods[STREAM_METHODS];

static HRESULT WINAPI stream_query(void *me, const GUID *iid, void **out) {
    (void)me, (void)iid;
    *out = NULL;
    return E_NOINTERFACE;
}
static ULONG WINAPI stream_count(void *me) {
    return me != NULL;
}
static HRESULT WINAPI stream_read(void *me, void *to, ULONG bytes, ULONG *got) {
    (void)me;
    memset(to, 0x5a, bytes);
    if (got) *got = bytes;
    return S_OK;
}

static void make_streams(void) {
    stream_methods[0] = (void *)stream_query;
    stream_methods[1] = stream_methods[2] = (void *)stream_count;
    for (int i = 3; i < STREAM_METHODS; i++)
        stream_methods[i] = (void *)stream_read;
    for (int i = 0; i < STREAMS; i++) {
        streams[i].methods = malloc(sizeof(stream_methods));
        memcpy(streams[i].methods, stream_methods, sizeof(stream_methods));
    }
}

static int same_streams(void) {
    for (int i = 0; i < STREAMS; i++)
        if (memcmp(streams[i].methods, stream_methods, sizeof(stream_methods)) != 0) return 0;
    return 1;
}

int main(void) {
    static uint64_t before[64], after[64];
    static char names[64][MAX_PATH], again[64][MAX_PATH];
    DWORD(WINAPI * tick)(void) = (void *)GetProcAddress(GetModuleHandleA("kernel32"), "GetTickCount");
    HANDLE(WINAPI * mutex)
    (void *, BOOL, const char *) = (void *)GetProcAddress(GetModuleHandleA("kernel32"), "CreateMutexA");
    void *(WINAPI * alloc)(HANDLE, DWORD, SIZE_T) = (void *)GetProcAddress(GetModuleHandleA("kernel32"), "HeapAlloc");
    LoadLibraryA("ws2_32.dll"); // more to hook, and to put back
    LoadLibraryA("advapi32.dll");
    HRESULT(WINAPI * read_class)(void *, GUID *) = (void *)GetProcAddress(LoadLibraryA("ole32.dll"), "ReadClassStm");
    make_streams();
    int count = all_hashes(before, names, 64);
    HANDLE threads[4], never = CreateEventA(NULL, TRUE, FALSE, NULL);
    for (int i = 0; i < 2; i++)
        threads[i] = CreateThread(NULL, 0, busy, (void *)(uintptr_t)i, 0, NULL);
    for (int i = 2; i < 4; i++)
        threads[i] = CreateThread(NULL, 0, slow, never, 0, NULL);
    CloseHandle(CreateFileA("ready", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL));
    while (GetFileAttributesA("end") == INVALID_FILE_ATTRIBUTES) {
        CloseHandle(mutex(NULL, FALSE, "by-old-pointer"));
        HeapFree(GetProcessHeap(), 0, alloc(GetProcessHeap(), 0, 0x7654));
        tick();
        for (int i = 0; i < STREAMS && read_class; i++) {
            GUID class_id;
            MUST(read_class(&streams[i], &class_id) == S_OK && class_id.Data1 == 0x5a5a5a5a);
        }
        if (DeleteFileA("late")) load_late();
        // a pointer taken while the program is traced, kept beyond
        mutex = (void *)GetProcAddress(GetModuleHandleA("kernel32"), "CreateMutexA");
        Sleep(10);
    }
    ending = 1;
    SetEvent(never);
    for (int i = 0; i < 4; i++) {
        DWORD status = 9;
        WaitForSingleObject(threads[i], INFINITE);
        GetExitCodeThread(threads[i], &status);
        MUST(status == 0);
    }
    MUST(all_hashes(after, again, 64) == count);
    for (int i = 0; i < count; i++)
        printf("%s %s\n", names[i], !strcmp(names[i], again[i]) && after[i] == before[i] ? "unchanged" : "CHANGED");
    printf("tables of objects %s\n", same_streams() ? "unchanged" : "CHANGED");
    EXPECTRE("+", "kernel32.dll!CreateMutexA\\(.* i2=\"by-old-pointer\" @victim.exe");
    EXPECTRE("+", "kernel32.dll!HeapAlloc\\(0x[0-9a-f]+, 0x0, 0x7654\\) @victim.exe");
    EXPECTRE("+", "kernel32.dll!SetLastError\\(0x[0-9a-f]+\\) @victim.exe");
    EXPECTRE("+", WIDE("callee.dll!noted\\(0x[0-9a-f]+, 0x1\\) @victim.exe",
                       "callee.dll!noted\\(0x[0-9a-f]+, 0x0, 0x1, 0x0\\) @victim.exe"));
    return bad ? 1 : 27;
}
