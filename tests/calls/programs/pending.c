// SPDX-License-Identifier: Apache-2.0
// Calls that go on after they have returned, calls that fail because there was not room for all, and what formats of printf take: prints
// the line each must become. Buffers are full of S beforehand, which no line may show.
#define _WIN32_WINNT 0x0A00
#include <winsock2.h>
#include <windows.h>
#include <stdarg.h>
#include <stdio.h>
#include <winternl.h>

#include "expect.h"

static void stale(void *buffer, size_t size) {
    memset(buffer, 'S', size);
}

static HANDLE event_new(void) {
    return CreateEventW(NULL, TRUE, FALSE, NULL);
}

// One end of a pipe reads before the other writes.
static void pipes(void) {
    static char buffer[64];
    DWORD n, tid = GetCurrentThreadId();
    OVERLAPPED in = {.hEvent = event_new()}, out = {.hEvent = event_new()};
    HANDLE a = CreateNamedPipeW(L"\\\\.\\pipe\\w32t pending", PIPE_ACCESS_DUPLEX | FILE_FLAG_OVERLAPPED, 0, 1, 4096,
                                4096, 0, NULL);
    HANDLE b = CreateFileW(L"\\\\.\\pipe\\w32t pending", GENERIC_READ | GENERIC_WRITE, 0, NULL, OPEN_EXISTING,
                           FILE_FLAG_OVERLAPPED, NULL);
    stale(buffer, sizeof buffer);
    n = 0x53535353;
    ReadFile(a, buffer, sizeof buffer, &n, &in);
    EXPECTRE("1", "ReadFile\\(hFile=.*pending>, lpBuffer=0x[0-9a-f]+, nNumberOfBytesToRead=64, "
                  "lpNumberOfBytesRead=0x[0-9a-f]+, .* = FALSE \\(ERROR_IO_PENDING\\)");
    n = 0x53535353;
    GetOverlappedResult(a, &in, &n, FALSE);
    EXPECTRE("1", "GetOverlappedResult\\(.*bWait=FALSE\\) = FALSE \\(ERROR_IO_INCOMPLETE\\)");
    WriteFile(b, "first words", 11, &n, &out);
    GetOverlappedResult(a, &in, &n, TRUE);
    EXPECTRE("1",
             "GetOverlappedResult\\(.*lpNumberOfBytesTransferred=11, bWait=TRUE, completes=\\{function=\"ReadFile\", "
             "tid=%lu, call=[0-9]+, data=\"first words\"\\}\\) = TRUE",
             tid);
    HANDLE port = CreateIoCompletionPort(a, NULL, 77, 0);
    OVERLAPPED first = {0}, second = {0}, *which;
    OVERLAPPED_ENTRY entries[4];
    ULONG_PTR key;
    ULONG removed;
    stale(buffer, sizeof buffer);
    ReadFile(a, buffer, sizeof buffer, NULL, &first);
    WriteFile(b, "by the port", 11, &n, &out);
    GetQueuedCompletionStatus(port, &n, &key, &which, 1000);
    EXPECTRE("1",
             "GetQueuedCompletionStatus\\(.*lpNumberOfBytesTransferred=11, lpCompletionKey=77, .*completes=\\{function="
             "\"ReadFile\", tid=%lu, call=[0-9]+, data=\"by the port\"\\}\\) = TRUE",
             tid);
    stale(buffer, sizeof buffer);
    stale(entries, sizeof entries);
    ReadFile(a, buffer, 5, NULL, &first);
    ReadFile(a, buffer + 5, 59, NULL, &second);
    WriteFile(b, "1234567", 7, &n, &out);
    Sleep(50);
    GetQueuedCompletionStatusEx(port, entries, 4, &removed, 1000, FALSE);
    if (removed == 2)
        EXPECTRE("1", "GetQueuedCompletionStatusEx\\(.*lpCompletionPortEntries=\\[\\{[^{]*\\}, \\{[^{]*\\}\\], ulCount=4, "
                      "ulNumEntriesRemoved=2, .*completes=\\[\\{function=\"ReadFile\", .*data=\"12345\"\\}, "
                      "\\{function=\"ReadFile\", .*data=\"67\"\\}\\]\\) = TRUE");
    n = 0x53535353;
    GetQueuedCompletionStatus(port, &n, &key, &which, 0);
    EXPECTRE("1", "GetQueuedCompletionStatus\\(.*dwMilliseconds=0\\) = FALSE \\(WAIT_TIMEOUT\\)");
    CloseHandle(b);
    CloseHandle(port);
    CloseHandle(a);
}

static VOID CALLBACK ended(DWORD error, DWORD bytes, OVERLAPPED *o) {
    (void)error, (void)bytes, (void)o;
}

// Read at once, and by a routine: nothing is known when ReadFileEx returns.
static void files(void) {
    static char buffer[32];
    DWORD n;
    OVERLAPPED at = {.Offset = 2};
    HANDLE h = CreateFileW(L"pending.dat", GENERIC_READ | GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, FILE_FLAG_OVERLAPPED,
                           NULL);
    WriteFile(h, "0123456789", 10, NULL, &(OVERLAPPED){0});
    at.Offset = 2;
    stale(buffer, sizeof buffer);
    if (ReadFile(h, buffer, sizeof buffer, NULL, &at)) // as it is with Wine
        EXPECTRE("1", "ReadFile\\(hFile=.*pending.dat>, lpBuffer=\"23456789\", nNumberOfBytesToRead=32, "
                      "lpNumberOfBytesRead=NULL, ");
    GetOverlappedResult(h, &at, &n, TRUE);
    stale(buffer, sizeof buffer);
    at = (OVERLAPPED){.Offset = 4};
    ReadFileEx(h, buffer, 6, &at, ended);
    EXPECTRE("1", "ReadFileEx\\(hFile=.*pending.dat>, lpBuffer=0x[0-9a-f]+, nNumberOfBytesToRead=6, ");
    SleepEx(200, TRUE);
    CloseHandle(h);
    DeleteFileW(L"pending.dat");
}

static void directory(void) {
    static DWORD buffer[512];
    DWORD n;
    OVERLAPPED o = {.hEvent = event_new()};
    HANDLE h = CreateFileW(L".", FILE_LIST_DIRECTORY, 7, NULL, OPEN_EXISTING,
                           FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OVERLAPPED, NULL);
    stale(buffer, sizeof buffer);
    ReadDirectoryChangesW(h, buffer, sizeof buffer, FALSE, FILE_NOTIFY_CHANGE_FILE_NAME, NULL, &o, NULL);
    EXPECTRE("1", "ReadDirectoryChangesW\\(.*lpBuffer=0x[0-9a-f]+, nBufferLength=2048, ");
    CloseHandle(CreateFileW(L"pending.new", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, FILE_FLAG_DELETE_ON_CLOSE, NULL));
    GetOverlappedResult(h, &o, &n, TRUE);
    EXPECTRE("1", "completes=\\{function=\"ReadDirectoryChangesW\", .*data=\\[\\{Action=FILE_ACTION_ADDED, "
                  "FileName=\"pending.new\"\\}");
    CloseHandle(h);
}

static void sockets(void) {
    WSADATA data;
    struct sockaddr_in name = {.sin_family = AF_INET}, from;
    int length = sizeof name, from_length = sizeof from;
    static char small[4], large[30];
    DWORD n = 0x53535353, flags = 0;
    WSAStartup(0x202, &data);
    SOCKET in = WSASocketW(AF_INET, SOCK_DGRAM, 0, NULL, 0, WSA_FLAG_OVERLAPPED), out = socket(AF_INET, SOCK_DGRAM, 0);
    name.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    bind(in, (struct sockaddr *)&name, sizeof name);
    getsockname(in, (struct sockaddr *)&name, &length);
    WSABUF parts[2] = {{sizeof small, small}, {sizeof large, large}};
    WSAOVERLAPPED o = {.hEvent = WSACreateEvent()};
    stale(small, sizeof small);
    stale(large, sizeof large);
    WSARecvFrom(in, parts, 2, &n, &flags, (struct sockaddr *)&from, &from_length, &o, NULL);
    EXPECTRE("1", "WSARecvFrom\\(.*lpBuffers=\\[\\{len=4, buf=0x[0-9a-f]+\\}, \\{len=30, buf=0x[0-9a-f]+\\}\\], "
                  "dwBufferCount=2, lpNumberOfBytesRecvd=0x[0-9a-f]+, .* = -1 \\(");
    sendto(out, "a datagram", 10, 0, (struct sockaddr *)&name, sizeof name);
    WSAGetOverlappedResult(in, &o, &n, TRUE, &flags);
    EXPECTRE("1", "WSAGetOverlappedResult\\(.*completes=\\{function=\"WSARecvFrom\", .*data=\"a datagram\"\\}\\) = TRUE");
    sendto(out, "too long", 8, 0, (struct sockaddr *)&name, sizeof name);
    stale(large, sizeof large);
    recvfrom(in, large, 3, 0, (struct sockaddr *)&from, &from_length);
    EXPECTRE("1", "recvfrom\\(.*buf=\"too\", len=3, .*from=127.0.0.1:[0-9]+, .* = -1 \\(WSAEMSGSIZE\\)");
    closesocket(in);
    closesocket(out);
}

// The call fails, and yet has written part of what it is asked for.
static void no_room(void) {
    HKEY key;
    DWORD type, n, mode = PIPE_READMODE_MESSAGE;
    char data[8];
    RegCreateKeyExW(HKEY_CURRENT_USER, L"Software\\w32t pending", 0, NULL, 0, KEY_ALL_ACCESS, NULL, &key, NULL);
    RegSetValueExW(key, L"binary", 0, REG_BINARY, (const BYTE *)"0123456789", 10);
    stale(data, sizeof data);
    n = 4;
    type = 0x53535353;
    RegQueryValueExW(key, L"binary", NULL, &type, (BYTE *)data, &n);
    EXPECTRE("1", "RegQueryValueExW\\(.*lpType=REG_BINARY, lpData=0x[0-9a-f]+, lpcbData=\\[4 -> 10\\]\\) = 234 "
                  "\\(ERROR_MORE_DATA\\)");
    n = 4;
    type = 0x53535353;
    RegQueryValueExA(key, "binary", NULL, &type, (BYTE *)data, &n);
    EXPECTRE("1", "RegQueryValueExA\\(.*lpType=REG_BINARY, lpData=0x[0-9a-f]+, lpcbData=\\[4 -> 10\\]\\) = 234 ");
    n = 4;
    type = 0x53535353;
    RegGetValueW(key, NULL, L"binary", RRF_RT_ANY, &type, data, &n);
    EXPECTRE("1", "RegGetValueW\\(.*pdwType=REG_BINARY, pvData=0x[0-9a-f]+, pcbData=\\[4 -> 10\\]\\) = 234 ");
    RegDeleteKeyW(HKEY_CURRENT_USER, L"Software\\w32t pending");
    RegCloseKey(key);
    HANDLE a = CreateNamedPipeW(L"\\\\.\\pipe\\w32t message", PIPE_ACCESS_DUPLEX, PIPE_TYPE_MESSAGE, 1, 4096, 4096, 0,
                                NULL);
    HANDLE b = CreateFileW(L"\\\\.\\pipe\\w32t message", GENERIC_READ | GENERIC_WRITE, 0, NULL, OPEN_EXISTING, 0, NULL);
    SetNamedPipeHandleState(b, &mode, NULL, NULL);
    WriteFile(a, "a message", 9, &n, NULL);
    stale(data, sizeof data);
    ReadFile(b, data, 4, &n, NULL);
    EXPECTRE("1", "ReadFile\\(.*message>, lpBuffer=\"a me\", nNumberOfBytesToRead=4, lpNumberOfBytesRead=4, "
                  "lpOverlapped=NULL\\) = FALSE \\(ERROR_MORE_DATA\\)");
    CloseHandle(b);
    CloseHandle(a);
}

typedef int __cdecl printer(char *, const char *, ...);
typedef int __cdecl wide_printer(WCHAR *, size_t, const WCHAR *, ...);
typedef int __cdecl common(unsigned long long, char *, size_t, const char *, void *, va_list);

static int through(common *f, char *out, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = f(0, out, 200, format, NULL, list);
    va_end(list);
    return n;
}

static void formats(void) {
    char out[200], not_ended[3] = {'a', 'b', 'c'};
    WCHAR wide[200];
    HMODULE runtime = LoadLibraryW(L"msvcrt.dll"), universal = LoadLibraryW(L"ucrtbase.dll");
    printer *print = (printer *)(void *)GetProcAddress(runtime, "sprintf");
    wide_printer *wide_print = (wide_printer *)(void *)GetProcAddress(runtime, "_snwprintf");
    common *universal_print = (common *)(void *)GetProcAddress(universal, "__stdio_common_vsprintf");
    print(out, "%*d|%I64d|%S|%s|%.*s|%5.2f|%c", 4, -7, 0x123456789ALL, L"wide", "narrow", 3, not_ended, 2.5, 'x');
    EXPECTRE("1", "sprintf\\(.*varargs=\\[4, -7, 78187493530, \"wide\", \"narrow\", 3, \"abc\", 2.5, \"x\"\\]");
    print(out, "100%% %x %hd %u", 0xabcdu, 0x12345, 0xffffffffu);
    EXPECTRE("1", "sprintf\\(.*\"100%%%% %%x %%hd %%u\", varargs=\\[0xabcd, 9029, 4294967295\\]");
    print(out, "nothing");
    EXPECTRE("1", "sprintf\\(.*\"nothing\", varargs=\\[\\]\\)");
    wide_print(wide, 200, L"%s %S %hs %ls %d %lld", L"w1", "n1", "n2", L"w2", 9, -5LL);
    EXPECTRE("1", "_snwprintf\\(.*varargs=\\[\"w1\", \"n1\", \"n2\", \"w2\", 9, -5\\]");
    wsprintfW(wide, L"%s %d %hs %c", L"w", 5, "n", L'x');
    EXPECTRE("1", "wsprintfW\\(.*varargs=\\[\"w\", 5, \"n\", \"x\"\\]");
    wsprintfA(out, "plain");
    EXPECTRE("1", "wsprintfA\\(.*lpFmt=\"plain\", varargs=\\[\\]\\)");
    wsprintfA(out, "%d %s", 1, "two");
    EXPECTRE("1", "wsprintfA\\(.*varargs=\\[1, \"two\"\\]");
    if (universal_print) {
        through(universal_print, out, "%s=%d", "answer", 42);
        EXPECTRE("1", "__stdio_common_vsprintf\\(.*format=\"%%s=%%d\", .*arglist=\\[\"answer\", 42\\]");
    }
}

int main(void) {
    pipes();
    files();
    directory();
    sockets();
    no_room();
    formats();
    EXPECTRE("0", "[S]{4}|0x5353535[3]|139796974[7]");
    return 0;
}
