// SPDX-License-Identifier: Apache-2.0
// A program as one meets them: written for a machine that had its registry value, its configuration file and its DLL.
// It asks for all three in vain, takes no notice of one of them, goes on for twenty calls, and crashes. `win32trace
// explain` names the call.
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <stdio.h>

typedef struct settings {
    wchar_t folder[MAX_PATH];
    DWORD pages;
} settings;

static void read_registry(settings *s) {
    HKEY key;
    if (RegOpenKeyExW(HKEY_CURRENT_USER, L"Environment", 0, KEY_READ, &key) != ERROR_SUCCESS) return;
    DWORD size = sizeof s->pages;
    RegQueryValueExW(key, L"LEDGER_PAGES_PER_YEAR", NULL, NULL, (BYTE *)&s->pages, &size);
    RegCloseKey(key);
}

static void read_configuration(settings *s) {
    HANDLE file = CreateFileW(L"C:\\Ledger\\ledger.ini", GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING,
                              FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) {
        lstrcpyW(s->folder, L"C:\\Ledger"); // a default will do
        return;
    }
    DWORD got;
    ReadFile(file, s->folder, sizeof s->folder - sizeof(wchar_t), &got, NULL);
    CloseHandle(file);
}

static void load_plugin(void) {
    HMODULE plugin = LoadLibraryW(L"ledger_tax.dll"); // optional: works without
    if (plugin) FreeLibrary(plugin);
}

// The year's book is a file mapping that another program of the suite makes. Nobody looks whether it is there.
static char *open_book(void) {
    HANDLE mapping = OpenFileMappingW(FILE_MAP_READ, FALSE, L"Local\\LedgerBook");
    return MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
}

static void prepare(const settings *s) {
    SYSTEMTIME now;
    wchar_t text[64];
    GetLocalTime(&now);
    for (DWORD i = 0; i < s->pages; i++) {
        wsprintfW(text, L"page %u", i);
        SetEnvironmentVariableW(L"LEDGER_PAGE", text);
    }
    GetFileAttributesW(s->folder);
    Sleep(1);
}

int main(void) {
    settings s = {.pages = 10};
    read_registry(&s);
    read_configuration(&s);
    load_plugin();
    char *book = open_book();
    prepare(&s);
    printf("first entry: %c\n", book[0]);
    return 0;
}
