// SPDX-License-Identifier: Apache-2.0
// File, registry and connect calls whose operations in a Process Monitor log follow from what Windows documents.
#include <winsock2.h>
#include <windows.h>

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

int main(void) {
    WSADATA data;
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(1)};
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    WSAStartup(0x202, &data);
    SOCKET s = socket(AF_INET, SOCK_STREAM, 0);
    connect(s, (struct sockaddr *)&to, sizeof to);
    closesocket(s);
    files();
    registry();
    return 0;
}
