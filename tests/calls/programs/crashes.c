// SPDX-License-Identifier: Apache-2.0
// Ways to crash. `crashes CASE` prints what `win32trace explain` must say about it, one line of KEY=VALUE pairs, and
// does it: crash (kind, or none), cause (the function whose failed call fed the crash, or none), root (where that chain
// began). Between the guilty call and the crash lie twenty calls and more on two threads, with harmless failures among
// them, the last one right before the crash, several of them with the same result (NULL) as the guilty one.
#define COBJMACROS
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <objbase.h>
#include <sddl.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void expect(const char *what) {
    puts(what);
    fflush(stdout);
}

// ---- Noise

static void harmless(void) {
    GetProcAddress(GetModuleHandleW(L"kernel32.dll"), "NoSuchFunction");
    LoadLibraryW(L"optional_one.dll");
    GetModuleHandleW(L"optional_two.dll");
    CreateFileW(L"C:\\no\\such\\file", GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
    OpenEventW(SYNCHRONIZE, FALSE, L"no such event");
}

static DWORD WINAPI noise_thread(void *unused) {
    (void)unused;
    for (int i = 0; i < 12; i++)
        GetFileAttributesW(i % 4 ? L"C:\\windows" : L"C:\\not there");
    harmless();
    return 0;
}

static void noise(void) {
    HANDLE t = CreateThread(NULL, 0, noise_thread, NULL, 0, NULL);
    wchar_t text[32];
    for (int i = 0; i < 20; i++) {
        wsprintfW(text, L"%d", i);
        SetEnvironmentVariableW(L"CRASHES_NOISE", text);
    }
    WaitForSingleObject(t, INFINITE);
    CloseHandle(t);
    harmless();
}

// ---- Values of failed calls

static volatile char sink;

static void use_result(void) { // in a local
    expect("crash=exception cause=MapViewOfFile root=OpenFileMappingW");
    HANDLE h = OpenFileMappingW(FILE_MAP_READ, FALSE, L"no such mapping");
    char *view = MapViewOfFile(h, FILE_MAP_READ, 0, 0, 0);
    noise();
    sink = view[16];
}

// A helper gives NULL of its own making, because its call failed.
__attribute__((noinline)) static char *load_settings(void) {
    HKEY key;
    if (RegOpenKeyExW(HKEY_CURRENT_USER, L"Software\\no such settings", 0, KEY_READ, &key) != ERROR_SUCCESS)
        return NULL;
    RegCloseKey(key);
    return malloc(32);
}

static void made_null(void) {
    expect("crash=exception cause=RegOpenKeyExW root=RegOpenKeyExW");
    char *settings = load_settings();
    noise();
    sink = settings[16];
}

static char *global_view;
__declspec(noinline) static void fill_global(void) {
    global_view = GlobalLock((HGLOBAL)(UINT_PTR)0xBAD02); // looks like a handle, is none
}
static void use_global(void) {
    expect("crash=exception cause=GlobalLock root=GlobalLock");
    fill_global();
    noise();
    global_view[0] = 1;
}

typedef struct book {
    int pages;
    void *resource;
    char *text;
} book;

__declspec(noinline) static void open_book(book *b) {
    HRSRC r = FindResourceW(NULL, L"NO_SUCH_RESOURCE", MAKEINTRESOURCEW(10));
    b->resource = LoadResource(NULL, r);
    b->text = LockResource(b->resource);
    b->pages = 3;
}
__declspec(noinline) static int read_book(const book *b, int page) {
    return b->text[page];
}
static void use_structure(void) { // in a structure on the heap, filled in one function and read in another
    expect("crash=exception cause=LockResource root=FindResourceW");
    book *b = malloc(sizeof *b);
    open_book(b);
    noise();
    sink = (char)read_book(b, 2);
}

static void call_missing(void) { // NULL from LoadLibrary, then from GetProcAddress, then called
    expect("crash=exception cause=GetProcAddress root=LoadLibraryW");
    HMODULE m = LoadLibraryW(L"plugin_not_there.dll");
    int (*start)(int) = (int (*)(int))(void (*)(void))GetProcAddress(m, "PluginStart");
    noise();
    sink = (char)start(5);
}

// ---- Out-pointers, used on another thread

static PSID global_sid;
static DWORD WINAPI sid_thread(void *unused) {
    (void)unused;
    for (int i = 0; i < 10; i++)
        GetFileAttributesW(L"C:\\windows");
    harmless();
    sink = *(char *)global_sid;
    return 0;
}
static void out_global(void) {
    expect("crash=exception cause=ConvertStringSidToSidW root=ConvertStringSidToSidW");
    ConvertStringSidToSidW(L"S-1-not-a-sid", &global_sid);
    noise();
    WaitForSingleObject(CreateThread(NULL, 0, sid_thread, NULL, 0, NULL), INFINITE);
}

typedef struct job {
    int number;
    PSID sid;
} job;
static DWORD WINAPI job_thread(void *parameter) {
    job *j = parameter;
    harmless();
    sink = (char)(*(char *)j->sid + j->number);
    return 0;
}
static void out_structure(void) {
    expect("crash=exception cause=ConvertStringSidToSidW root=ConvertStringSidToSidW");
    job *j = calloc(1, sizeof *j);
    ConvertStringSidToSidW(L"S-1-not-a-sid", &j->sid);
    noise();
    WaitForSingleObject(CreateThread(NULL, 0, job_thread, j, 0, NULL), INFINITE);
}

static void out_local(void) {
    expect("crash=exception cause=ConvertStringSidToSidW root=ConvertStringSidToSidW");
    PSID sid = NULL;
    ConvertStringSidToSidW(L"S-1-not-a-sid", &sid);
    noise();
    sink = *(char *)sid;
}

// ---- COM: methods called through the NULL that a failed call left

static const GUID no_class = {0x5c0f7a10, 0x0bad, 0x4c1d, {0x90, 1, 2, 3, 4, 5, 6, 7}};

static void no_object(void) {
    expect("crash=exception cause=CoCreateInstance root=CoCreateInstance");
    IPersist *object;
    CLSID id;
    CoInitialize(NULL);
    CoCreateInstance(&no_class, NULL, CLSCTX_INPROC_SERVER, &IID_IPersist, (void **)&object);
    noise();
    IPersist_GetClassID(object, &id);
}

static IStream *global_stream;
static IStorage *global_storage;
__declspec(noinline) static void ask_for_storage(void) {
    IStream_QueryInterface(global_stream, &IID_IStorage, (void **)&global_storage);
}
static void no_interface(void) { // a stream is no storage: kept in a global, used in another function
    expect("crash=exception cause=IStream::QueryInterface root=IStream::QueryInterface");
    CreateStreamOnHGlobal(NULL, TRUE, &global_stream);
    ask_for_storage();
    noise();
    IStorage_Commit(global_storage, 0);
}

// ---- Crashes inside system code, fed from outside

static void inside_runtime(void) {
    expect("crash=exception cause=fopen root=fopen");
    FILE *f = fopen("C:\\no\\such\\file.txt", "r");
    char line[64];
    noise();
    sink = fgets(line, sizeof line, f) ? line[0] : 0;
}

static void inside_copy(void) {
    expect("crash=exception cause=getenv root=getenv");
    char copy[64];
    const char *home = getenv("NO_SUCH_VARIABLE");
    noise();
    strcpy(copy, home);
    sink = copy[3];
}

// ---- Crashes that no call explains

static int *volatile own_null;
static void own_pointer(void) {
    expect("crash=exception cause=none");
    noise();
    *own_null = 1;
}

static void own_local(void) {
    expect("crash=exception cause=none");
    volatile int *p = NULL;
    noise();
    if (GetTickCount()) *p = 1;
}

typedef struct node {
    int value;
    struct node *next;
} node;
static void own_list(void) {
    expect("crash=exception cause=none");
    node *first = calloc(1, sizeof *first);
    noise();
    sink = (char)first->next->value;
}

static void own_wild(void) {
    expect("crash=exception cause=none");
    volatile uint64_t address = 0x00005EADBEEF0000u;
    noise();
    *(volatile int *)(UINT_PTR)address = 1;
}

static void divide(void) {
    expect("crash=exception cause=none");
    volatile int zero = 0;
    noise();
    sink = (char)(7 / zero);
}

// ---- Other ends

static LONG WINAPI go_on(EXCEPTION_POINTERS *e) {
    return e->ExceptionRecord->ExceptionCode == 0xE0000123 ? EXCEPTION_CONTINUE_EXECUTION : EXCEPTION_CONTINUE_SEARCH;
}
static void caught(void) {
    expect("crash=none exceptions=10000");
    AddVectoredExceptionHandler(1, go_on);
    for (int i = 0; i < 10000; i++)
        RaiseException(0xE0000123, 0, 0, NULL);
    harmless();
}

static void fail_fast(void) {
    expect("crash=fail-fast cause=none");
    harmless();
    __asm__ volatile("int $0x29" ::"c"(7));
}

static void aborts(void) {
    expect("crash=abort cause=none");
    harmless();
    abort();
}

#pragma GCC diagnostic ignored "-Winfinite-recursion"
__declspec(noinline) static int deeper(int n) {
    volatile char room[512];
    room[0] = (char)n;
    return deeper(n + 1) + room[0];
}
static void overflow(void) {
    expect("crash=stack-overflow cause=none");
    harmless();
    sink = (char)deeper(1);
}

static const struct {
    const char *name;
    void (*run)(void);
} cases[] = {
    {"use_result", use_result},
    {"made_null", made_null},
    {"use_global", use_global},
    {"use_structure", use_structure},
    {"call_missing", call_missing},
    {"out_global", out_global},
    {"out_structure", out_structure},
    {"out_local", out_local},
    {"no_object", no_object},
    {"no_interface", no_interface},
    {"inside_runtime", inside_runtime},
    {"inside_copy", inside_copy},
    {"own_pointer", own_pointer},
    {"own_local", own_local},
    {"own_list", own_list},
    {"own_wild", own_wild},
    {"divide", divide},
    {"caught", caught},
    {"fail_fast", fail_fast},
    {"aborts", aborts},
    {"overflow", overflow},
};

int main(int argc, char **argv) {
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (argc < 2)
            puts(cases[i].name);
        else if (strcmp(argv[1], cases[i].name) == 0)
            cases[i].run();
    }
    return 0;
}
