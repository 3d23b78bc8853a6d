// SPDX-License-Identifier: Apache-2.0
// Flags, values and results that have names, BOOLs behind pointers, lists of addresses: prints the line each must become, as the
// documentation names them.
#define _WIN32_WINNT 0x0A00
#include <winsock2.h>
#include <windows.h>
#include <aclapi.h>
#include <ws2tcpip.h>
#include <stdio.h>

#include "expect.h"

static void files(void) {
    WCHAR name[50], system[50];
    DWORD serial, length, flags;
    HANDLE h = CreateFileW(L"named.dat", GENERIC_WRITE, 0, NULL, CREATE_ALWAYS,
                           FILE_ATTRIBUTE_READONLY | FILE_ATTRIBUTE_HIDDEN, NULL);
    EXPECTRE("1", "CreateFileW\\(lpFileName=\"named.dat\", .*dwFlagsAndAttributes=FILE_ATTRIBUTE_READONLY\\|FILE_"
                  "ATTRIBUTE_HIDDEN, ");
    GetFileType(h);
    EXPECTRE("1", "GetFileType\\(hFile=0x[0-9a-f]+<named.dat>\\) = FILE_TYPE_DISK");
    CloseHandle(h);
    SetFileAttributesW(L"named.dat", FILE_ATTRIBUTE_READONLY | FILE_ATTRIBUTE_HIDDEN);
    EXPECTRE("1", "SetFileAttributesW\\(.*dwFileAttributes=FILE_ATTRIBUTE_READONLY\\|FILE_ATTRIBUTE_HIDDEN\\)");
    SetFileAttributesW(L"named.dat", FILE_ATTRIBUTE_NORMAL);
    DeleteFileW(L"named.dat");
    h = CreateNamedPipeW(L"\\\\.\\pipe\\w32t named", PIPE_ACCESS_DUPLEX | FILE_FLAG_OVERLAPPED, 0, 1, 0, 0, 0, NULL);
    EXPECTRE("1", "CreateNamedPipeW\\(.*dwOpenMode=(PIPE_ACCESS_DUPLEX\\|FILE_FLAG_OVERLAPPED|FILE_FLAG_OVERLAPPED\\|"
                  "PIPE_ACCESS_DUPLEX), ");
    GetFileType(h);
    EXPECTRE("1", "GetFileType\\(.*named>\\) = FILE_TYPE_PIPE");
    CloseHandle(h);
    if (GetDriveTypeW(L"C:\\") == DRIVE_FIXED) EXPECTRE("1", "GetDriveTypeW\\(lpRootPathName=\"C:.*\"\\) = DRIVE_FIXED");
    if (GetVolumeInformationW(L"C:\\", name, 50, &serial, &length, &flags, system, 50) && flags & FILE_UNICODE_ON_DISK)
        EXPECTRE("1", "GetVolumeInformationW\\(.*lpVolumeSerialNumber=0x%lx, .*lpFileSystemFlags=[A-Z_|]*FILE_UNICODE_ON_DISK",
                 serial);
}

static void rights(void) {
    HANDLE token, copy;
    SID_IDENTIFIER_AUTHORITY authority = SECURITY_NT_AUTHORITY;
    PSID sid;
    PSECURITY_DESCRIPTOR descriptor;
    BOOL member;
    HKEY key;
    OpenProcessToken(GetCurrentProcess(), TOKEN_DUPLICATE, &token);
    DuplicateTokenEx(token, MAXIMUM_ALLOWED, NULL, SecurityImpersonation, TokenPrimary, &copy);
    EXPECTRE("1", "DuplicateTokenEx\\(.*dwDesiredAccess=MAXIMUM_ALLOWED, ");
    AllocateAndInitializeSid(&authority, 1, SECURITY_NULL_RID, 0, 0, 0, 0, 0, 0, 0, &sid);
    CheckTokenMembership(NULL, sid, &member);
    EXPECTRE("1", "CheckTokenMembership\\(.*IsMember=FALSE\\) = TRUE");
    GetNamedSecurityInfoW(L"C:\\windows", SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, NULL, NULL, NULL, NULL, &descriptor);
    SetFileSecurityW(L"no such file", DACL_SECURITY_INFORMATION | OWNER_SECURITY_INFORMATION, descriptor);
    EXPECTRE("1", "SetFileSecurityW\\(lpFileName=\"no such file\", SecurityInformation=[A-Z_]*SECURITY_INFORMATION\\|"
                  "[A-Z_]*SECURITY_INFORMATION, ");
    RegOpenKeyExW(HKEY_CURRENT_USER, L"Environment", 0, MAXIMUM_ALLOWED, &key);
    EXPECTRE("1", "RegOpenKeyExW\\(.*\"Environment\", .*samDesired=MAXIMUM_ALLOWED, ");
}

static void results(void) {
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_ABOVE_NORMAL);
    GetThreadPriority(GetCurrentThread());
    EXPECTRE("1", "GetThreadPriority\\(.*\\) = THREAD_PRIORITY_ABOVE_NORMAL");
    SetErrorMode(SEM_FAILCRITICALERRORS);
    SetErrorMode(SEM_NOOPENFILEERRORBOX);
    EXPECTRE("1", "SetErrorMode\\(uMode=SEM_NOOPENFILEERRORBOX\\) = SEM_FAILCRITICALERRORS");
    GetPriorityClass(GetCurrentProcess());
    EXPECTRE("1", "GetPriorityClass\\(.*\\) = NORMAL_PRIORITY_CLASS");
}

static void addresses(void) {
    WSADATA data;
    ADDRINFOEXW hints = {.ai_family = AF_INET, .ai_socktype = SOCK_STREAM}, *list = NULL;
    WSAStartup(0x202, &data);
    if (GetAddrInfoExW(L"127.0.0.1", L"80", NS_DNS, NULL, &hints, &list, NULL, NULL, NULL, NULL) == 0)
        EXPECTRE("1", "GetAddrInfoExW\\(pName=\"127.0.0.1\", pServiceName=\"80\", dwNameSpace=NS_DNS, .*ai_family=AF_INET, "
                      "ai_socktype=SOCK_STREAM, .*ppResult=\\[127.0.0.1:80\\], ");
    if (list) FreeAddrInfoExW(list);
}

int main(void) {
    files();
    rights();
    results();
    addresses();
    return 0;
}
