// SPDX-License-Identifier: Apache-2.0
// File, registry and socket calls whose operations in a Process Monitor log follow from what Windows documents.
#include <winsock2.h>
#include <windows.h>
#include <winternl.h>

static void files(void) {
    char buffer[64];
    DWORD n;
    WIN32_FIND_DATAW found;
    CreateDirectoryW(L"C:\\opsdir", NULL);
    CreateDirectoryW(L"C:\\opsdir", NULL);
    HANDLE h = CreateFileA("C:\\opsdir\\a.txt", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, NULL, CREATE_ALWAYS,
                           FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_SEQUENTIAL_SCAN, NULL);
    WriteFile(h, "hello", 5, &n, NULL);
    SetFilePointer(h, 0, NULL, FILE_BEGIN);
    ReadFile(h, buffer, sizeof buffer, &n, NULL);
    CloseHandle(h);
    h = CreateEventW(NULL, FALSE, FALSE, L"opsevent");
    CloseHandle(h); // no file: no operation
    FindFirstFileW(L"C:\\opsdir\\*.nix", &found);
    HANDLE search = FindFirstFileW(L"C:\\opsdir\\a.*", &found);
    FindNextFileW(search, &found);
    FindClose(search);
    MoveFileExW(L"C:\\opsdir\\a.txt", L"C:\\opsdir\\b.txt", MOVEFILE_REPLACE_EXISTING);
    DeleteFileW(L"C:\\opsdir\\b.txt");
    GetFileAttributesW(L"C:\\opsdir\\b.txt");
    RemoveDirectoryW(L"C:\\opsdir");
}

static void registry(void) {
    HKEY key;
    BYTE buffer[64];
    WCHAR name[64];
    DWORD type, n, seven = 7, disposition;
    RegCreateKeyExW(HKEY_CURRENT_USER, L"Software\\opskey", 0, NULL, 0, KEY_ALL_ACCESS, NULL, &key, &disposition);
    RegSetValueExW(key, L"num", 0, REG_DWORD, (const BYTE *)&seven, 4);
    RegSetValueExW(key, L"txt", 0, REG_SZ, (const BYTE *)L"text", 10);
    n = sizeof buffer;
    RegQueryValueExA(key, "txt", NULL, &type, buffer, &n);
    n = 2;
    RegQueryValueExW(key, L"txt", NULL, &type, buffer, &n);
    n = 64;
    RegEnumValueW(key, 0, name, &n, NULL, &type, NULL, NULL);
    n = 64;
    RegEnumValueW(key, 2, name, &n, NULL, &type, NULL, NULL);
    RegDeleteValueW(key, L"nope");
    RegCloseKey(key);
    RegDeleteKeyW(HKEY_CURRENT_USER, L"Software\\opskey");
}

// The same key through the native calls, by address, as programs of the system do it.
static void native(void) {
    typedef LONG NTAPI query_fn(HANDLE, UNICODE_STRING *, ULONG, void *, ULONG, ULONG *);
    typedef LONG NTAPI enumerate_fn(HANDLE, ULONG, ULONG, void *, ULONG, ULONG *);
    typedef LONG NTAPI set_fn(HANDLE, UNICODE_STRING *, ULONG, ULONG, const void *, ULONG);
    typedef LONG NTAPI delete_fn(HANDLE, UNICODE_STRING *);
    HMODULE ntdll = GetModuleHandleW(L"ntdll.dll");
    query_fn *query = (query_fn *)(void *)GetProcAddress(ntdll, "NtQueryValueKey");
    enumerate_fn *enumerate = (enumerate_fn *)(void *)GetProcAddress(ntdll, "NtEnumerateValueKey");
    set_fn *set = (set_fn *)(void *)GetProcAddress(ntdll, "NtSetValueKey");
    delete_fn *drop = (delete_fn *)(void *)GetProcAddress(ntdll, "NtDeleteValueKey");
    WCHAR text[] = L"nat";
    UNICODE_STRING name = {6, 8, text}, none = {0, 0, text};
    BYTE buffer[128];
    ULONG n, nine = 9;
    HKEY key;
    RegCreateKeyExW(HKEY_CURRENT_USER, L"Software\\opsnative", 0, NULL, 0, KEY_ALL_ACCESS, NULL, &key, NULL);
    set(key, &name, 0, REG_DWORD, &nine, 4);
    query(key, &name, 2, buffer, sizeof buffer, &n);
    query(key, &none, 2, buffer, sizeof buffer, &n);
    enumerate(key, 0, 0, buffer, sizeof buffer, &n);
    drop(key, &name);
    RegDeleteKeyW(HKEY_CURRENT_USER, L"Software\\opsnative");
    RegCloseKey(key);
}

// Reads and writes whose counts stand in an IO_STATUS_BLOCK, and one behind the end.
static void native_files(void) {
    typedef LONG NTAPI move_fn(HANDLE, HANDLE, void *, void *, IO_STATUS_BLOCK *, void *, ULONG, LARGE_INTEGER *,
                               ULONG *);
    HMODULE ntdll = GetModuleHandleW(L"ntdll.dll");
    move_fn *read = (move_fn *)(void *)GetProcAddress(ntdll, "NtReadFile");
    move_fn *write = (move_fn *)(void *)GetProcAddress(ntdll, "NtWriteFile");
    IO_STATUS_BLOCK io;
    LARGE_INTEGER at = {0}, behind = {.QuadPart = 100};
    char buffer[64];
    HANDLE h = CreateFileW(L"C:\\opsnative.txt", GENERIC_READ | GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
    write(h, NULL, NULL, NULL, &io, "seven77", 7, &at, NULL);
    read(h, NULL, NULL, NULL, &io, buffer, sizeof buffer, &at, NULL);
    read(h, NULL, NULL, NULL, &io, buffer, sizeof buffer, &behind, NULL);
    CloseHandle(h);
    DeleteFileW(L"C:\\opsnative.txt");
}

// Both ends of a connection, and a datagram.
static void sockets(void) {
    struct sockaddr_in at = {.sin_family = AF_INET}, from;
    char buffer[64];
    int size = sizeof at, n;
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    SOCKET listener = socket(AF_INET, SOCK_STREAM, 0), s = socket(AF_INET, SOCK_STREAM, 0),
           d = socket(AF_INET, SOCK_DGRAM, 0);
    bind(listener, (struct sockaddr *)&at, sizeof at);
    getsockname(listener, (struct sockaddr *)&at, &size);
    listen(listener, 1);
    connect(s, (struct sockaddr *)&at, sizeof at);
    size = sizeof from;
    SOCKET peer = accept(listener, (struct sockaddr *)&from, &size);
    send(s, "hello there", 11, 0);
    recv(peer, buffer, sizeof buffer, 0);
    closesocket(s);
    closesocket(peer);
    at.sin_port = htons(9);
    n = sendto(d, "dgram", 5, 0, (struct sockaddr *)&at, sizeof at);
    (void)n;
}

int main(void) {
    WSADATA data;
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(1)};
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    WSAStartup(0x202, &data);
    SOCKET s = socket(AF_INET, SOCK_STREAM, 0);
    connect(s, (struct sockaddr *)&to, sizeof to);
    closesocket(s);
    sockets();
    files();
    registry();
    native();
    native_files();
    return 0;
}
