// SPDX-License-Identifier: Apache-2.0
// Programs that do not crash but give up: each case asks for things in vain, some of them harmlessly, says so and ends
// with a status of its own.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <winsock2.h>
#include <windows.h>

static void quit(int status, const char *words) {
    printf("%s\n", words);
    fflush(stdout);
    exit(status);
}

static HANDLE open_file(const char *path, DWORD access, DWORD share) {
    return CreateFileA(path, access, share, NULL, OPEN_EXISTING, 0, NULL);
}

// Looked for along three folders, found nowhere; optional things fail before and after.
static void missing_file(void) {
    static const char *const folders[] = {"C:\\one\\", "C:\\two\\", "C:\\three\\"};
    GetFileAttributesA("C:\\optional.cfg");
    for (int i = 0; i < 3; i++) {
        char path[64];
        snprintf(path, sizeof path, "%ssettings.ini", folders[i]);
        if (open_file(path, GENERIC_READ, FILE_SHARE_READ) != INVALID_HANDLE_VALUE) exit(1);
    }
    quit(3, "cannot read the settings");
}

// The same, but the last folder has it: that is no failure, the key is.
static void found_in_the_end(void) {
    HKEY key;
    CreateDirectoryA("C:\\three", NULL);
    CloseHandle(CreateFileA("C:\\three\\found.ini", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL));
    open_file("C:\\one\\found.ini", GENERIC_READ, FILE_SHARE_READ);
    open_file("C:\\three\\found.ini", GENERIC_READ, FILE_SHARE_READ);
    if (RegOpenKeyExA(HKEY_LOCAL_MACHINE, "Software\\Acme\\Ledger", 0, KEY_READ, &key) == 0) exit(1);
    quit(4, "not installed properly");
}

// Many values of one key.
static void missing_values(void) {
    HKEY key;
    RegCreateKeyA(HKEY_CURRENT_USER, "Software\\Acme", &key);
    for (int i = 0; i < 12; i++) {
        char name[16];
        snprintf(name, sizeof name, "Column%d", i);
        RegQueryValueExA(key, name, NULL, NULL, NULL, NULL);
    }
    quit(5, "no columns");
}

static void denied(void) {
    CloseHandle(CreateFileA("C:\\fixed.txt", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, FILE_ATTRIBUTE_READONLY, NULL));
    DeleteFileA("C:\\fixed.txt");
    quit(6, "cannot replace the old file");
}

static void in_use(void) {
    HANDLE h = CreateFileA("C:\\busy.txt", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
    open_file("C:\\busy.txt", GENERIC_READ, FILE_SHARE_READ);
    CloseHandle(h);
    quit(7, "somebody works with it");
}

// Port 1 of this machine: nobody listens there.
static void no_answer(void) {
    WSADATA data;
    WSAStartup(0x202, &data);
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(1)};
    to.sin_addr.s_addr = htonl(0x7F000001);
    if (connect(socket(AF_INET, SOCK_STREAM, 0), (struct sockaddr *)&to, sizeof to) == 0) exit(1);
    quit(9, "no database");
}

static void missing_ini(void) {
    char value[64];
    SetLastError(0);
    if (GetPrivateProfileStringA("db", "host", "", value, sizeof value, "C:\\acme.ini")) exit(1);
    quit(10, "no host");
}

static void missing_service(void) {
    SC_HANDLE manager = OpenSCManagerA(NULL, NULL, SC_MANAGER_CONNECT);
    if (OpenServiceA(manager, "AcmeLicenseSvc", SERVICE_QUERY_STATUS)) exit(1);
    quit(11, "no licence");
}

static void wrong_arguments(void) {
    quit(8, "usage: gives_up CASE");
}

int main(int argc, char **argv) {
    static const struct {
        const char *name;
        void (*run)(void);
    } cases[] = {{"missing_file", missing_file},
                 {"found_in_the_end", found_in_the_end},
                 {"missing_values", missing_values},
                 {"denied", denied},
                 {"in_use", in_use},
                 {"no_answer", no_answer},
                 {"missing_ini", missing_ini},
                 {"missing_service", missing_service},
                 {"wrong_arguments", wrong_arguments}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (argc > 1 && strcmp(argv[1], cases[i].name) == 0) cases[i].run();
    return 99;
}
