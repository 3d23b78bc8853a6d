// SPDX-License-Identifier: Apache-2.0
// Calls whose arguments are structures, VARIANTs, arrays, addresses, security data: prints the line each must become.
#define COBJMACROS
#include <winsock2.h>
#include <windows.h>
#include <ws2tcpip.h>
#include <oleauto.h>
#include <sddl.h>
#include <shellapi.h>
#include <shlobj.h>
#include <shlwapi.h>
#include <winternl.h>

#include "expect.h"

NTSTATUS NTAPI NtQueryValueKey(HANDLE, PUNICODE_STRING, int, PVOID, ULONG, PULONG);

static void processes(void) {
    STARTUPINFOW info = {.cb = sizeof info,
                         .lpDesktop = L"nodesk\\top",
                         .lpTitle = L"a title",
                         .dwX = 7,
                         .dwFlags = STARTF_USESHOWWINDOW | STARTF_USEPOSITION,
                         .wShowWindow = SW_HIDE};
    PROCESS_INFORMATION made;
    SECURITY_ATTRIBUTES security = {.nLength = sizeof security, .bInheritHandle = TRUE};
    CreateProcessW(L"C:\\nothing here.exe", NULL, NULL, NULL, FALSE, 0, NULL, NULL, &info, &made);
    EXPECTRE("1",
             "CreateProcessW\\(.*lpStartupInfo=\\{cb=%u, lpReserved=NULL, lpDesktop=\"nodesk\\\\top\", "
             "lpTitle=\"a title\", dwX=7, .*dwFlags=STARTF_USEPOSITION\\|STARTF_USESHOWWINDOW, wShowWindow=SW_HIDE.*"
             "ERROR_FILE_NOT_FOUND",
             (unsigned)sizeof info);
    info = (STARTUPINFOW){.cb = sizeof info};
    if (CreateProcessW(L"C:\\windows\\system32\\hostname.exe", NULL, &security, NULL, FALSE, CREATE_SUSPENDED, NULL,
                       NULL, &info, &made)) {
        EXPECTRE("1",
                 "CreateProcessW\\(.*hostname.*lpProcessAttributes=\\{nLength=%u, lpSecurityDescriptor=NULL, "
                 "bInheritHandle=TRUE\\}.*lpProcessInformation=\\{hProcess=0x%x[^,]*, hThread=0x%x[^,]*, "
                 "dwProcessId=%lu, dwThreadId=%lu\\}\\) = TRUE",
                 (unsigned)sizeof security, (unsigned)(UINT_PTR)made.hProcess, (unsigned)(UINT_PTR)made.hThread,
                 made.dwProcessId, made.dwThreadId);
        TerminateProcess(made.hProcess, 0);
        CloseHandle(made.hProcess);
        CloseHandle(made.hThread);
    }
}

static void times_and_files(void) {
    WIN32_FIND_DATAW found;
    SYSTEM_INFO system;
    OSVERSIONINFOEXW version = {.dwOSVersionInfoSize = sizeof version};
    FILETIME time = {.dwLowDateTime = 0xD53E8000, .dwHighDateTime = 0x019DB1DE}; // 1970-01-01
    SYSTEMTIME parts = {.wYear = 2001, .wMonth = 2, .wDay = 3, .wHour = 4, .wMinute = 5, .wSecond = 6};
    LARGE_INTEGER size, way = {.QuadPart = 0x123456789A};
    OVERLAPPED at = {.Offset = 2};
    char buffer[16];
    DWORD n;
    HANDLE h = CreateFileW(L"values.dat", GENERIC_READ | GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
    WriteFile(h, "0123456789", 10, &n, NULL);
    ReadFile(h, buffer, sizeof buffer, &n, &at);
    EXPECTRE("1", "ReadFile\\(hFile=0x[0-9a-f]+<.*values\\.dat>, lpBuffer=\"23456789\", nNumberOfBytesToRead=16, "
                  "lpNumberOfBytesRead=8, lpOverlapped=.*Offset=2, OffsetHigh=0");
    GetFileSizeEx(h, &size);
    EXPECTRE("1", "GetFileSizeEx\\(.*lpFileSize=10\\) = TRUE");
    SetFilePointerEx(h, way, NULL, FILE_BEGIN);
    EXPECTRE("1", "SetFilePointerEx\\(.*liDistanceToMove=78187493530,");
    SetFileTime(h, NULL, NULL, &time);
    EXPECTRE("1", "SetFileTime\\(.*lpLastWriteTime=1970-01-01T00:00:00");
    CloseHandle(h);
    h = FindFirstFileW(L"values.d?t", &found);
    EXPECTRE("1", "FindFirstFileW\\(lpFileName=\"values.d\\?t\", lpFindFileData=\\{dwFileAttributes=FILE_ATTRIBUTE_"
                  "ARCHIVE.*ftLastWriteTime=1970-01-01T00:00:00.*nFileSizeLow=10.*cFileName=\"values.dat\"");
    FindNextFileW(h, &found);
    EXPECTRE("1", "FindNextFileW\\(hFindFile=0x[0-9a-f]+<values.d\\?t>.*= FALSE \\(ERROR_NO_MORE_FILES\\)");
    FindClose(h);
    EXPECTRE("1", "FindClose\\(hFindFile=0x[0-9a-f]+<values.d\\?t>\\)");
    GetSystemInfo(&system);
    EXPECTRE("1",
             "GetSystemInfo\\(lpSystemInfo=\\{wProcessorArchitecture=PROCESSOR_ARCHITECTURE_[A-Z0-9]+.*"
             "dwPageSize=4096, .*dwNumberOfProcessors=%lu",
             system.dwNumberOfProcessors);
    GetVersionExW((OSVERSIONINFOW *)&version);
    EXPECTRE("+",
             "GetVersionExW\\(lpVersionInformation=\\{dwOSVersionInfoSize=284, dwMajorVersion=%lu, dwMinorVersion=%lu, "
             "dwBuildNumber=%lu, "
             "dwPlatformId=VER_PLATFORM_WIN32_NT",
             version.dwMajorVersion, version.dwMinorVersion, version.dwBuildNumber);
    SystemTimeToFileTime(&parts, &time);
    EXPECTRE("1", "SystemTimeToFileTime\\(lpSystemTime=2001-02-03T04:05:06[.0]*Z?, lpFileTime=2001-02-03T04:05:06");
    DeleteFileW(L"values.dat");
}

static LRESULT CALLBACK procedure(HWND w, UINT m, WPARAM a, LPARAM b) {
    return DefWindowProcW(w, m, a, b);
}

static void windows(void) {
    WNDCLASSEXW class = {.cbSize = sizeof class,
                         .style = CS_HREDRAW | CS_VREDRAW,
                         .lpfnWndProc = procedure,
                         .lpszMenuName = MAKEINTRESOURCEW(77),
                         .lpszClassName = L"ValuesClass"};
    RECT r = {1, 2, 30, 40}, other = {5, 6, 7, 8};
    MSG message;
    POINT p = {-3, 4};
    RegisterClassExW(&class);
    EXPECTRE("1",
             "RegisterClassExW\\(lpwcx=\\{cbSize=%u, style=CS_VREDRAW\\|CS_HREDRAW, .*lpszMenuName=77, "
             "lpszClassName=\"ValuesClass\"",
             (unsigned)sizeof class);
    HWND w =
        CreateWindowExW(0, L"ValuesClass", L"the title", WS_OVERLAPPED, 0, 0, 9, 9, HWND_MESSAGE, NULL, NULL, NULL);
    SendMessageW(w, WM_SETTEXT, 0, (LPARAM)L"x");
    EXPECTRE("1", "SendMessageW\\(hWnd=0x[0-9a-f]+<ValuesClass \"the title\">, Msg=WM_SETTEXT,");
    PostMessageW(w, WM_USER + 3, 1, 2);
    EXPECTRE("1", "PostMessageW\\(.*Msg=WM_USER\\+3,");
    PeekMessageW(&message, w, 0, 0, PM_REMOVE);
    EXPECTRE("1", "PeekMessageW\\(lpMsg=\\{hwnd=0x[0-9a-f]+<ValuesClass \"the title\">, message=WM_USER\\+3, "
                  "wParam=0x1, lParam=0x2, time=");
    OffsetRect(&r, 1, 1);
    EXPECTRE("1", "OffsetRect\\(lprc=\\[\\{left=1, top=2, right=30, bottom=40\\} -> \\{left=2, top=3, "
                  "right=31, bottom=41\\}\\]");
    EqualRect(&r, &other);
    ClientToScreen(w, &p);
    EXPECTRE("1", "ClientToScreen\\(.*\\{x=-3, y=4\\}");
    SetWindowPos(w, HWND_TOPMOST, 0, 0, 0, 0, SWP_NOMOVE | SWP_NOSIZE);
    EXPECTRE("1", "SetWindowPos\\(.*hWndInsertAfter=0x[f]+<HWND_TOPMOST>, ");
    DestroyWindow(w);
}

static void network(void) {
    WSADATA data;
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(1)}, any = {.sin_family = AF_INET};
    struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = htons(80)};
    DWORD n, flags = 0;
    int length = sizeof any;
    char first[3], second[20];
    WSAStartup(0x202, &data);
    SOCKET s = socket(AF_INET, SOCK_DGRAM, 0), out = socket(AF_INET, SOCK_DGRAM, 0);
    to.sin_addr.s_addr = any.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    bind(s, (struct sockaddr *)&any, sizeof any);
    getsockname(s, (struct sockaddr *)&any, &length);
    connect(out, (struct sockaddr *)&any, sizeof any);
    EXPECTRE("1", "connect\\(s=0x[0-9a-f]+.*name=127.0.0.1:%u,", ntohs(any.sin_port));
    WSABUF parts[2] = {{5, "hello"}, {6, " world"}};
    WSASend(out, parts, 2, &n, 0, NULL, NULL);
    EXPECTRE("1",
             "WSASend\\(s=0x[0-9a-f]+<127.0.0.1:%u>, lpBuffers=\\[\\{len=5, buf=\"hello\"\\}, \\{len=6, buf=\" "
             "world\"\\}\\], dwBufferCount=2",
             ntohs(any.sin_port));
    WSABUF room[2] = {{3, first}, {20, second}};
    WSARecv(s, room, 2, &n, &flags, NULL, NULL);
    EXPECTRE("1", "WSARecv\\(.*lpBuffers=\\[\\{len=3, buf=\"hel\"\\}, \\{len=20, buf=\"lo world\"\\}\\]");
    sendto(out, "zz", 2, 0, (struct sockaddr *)&to, sizeof to);
    EXPECTRE("1", "sendto\\(.*buf=\"zz\", len=2, .*to=127.0.0.1:1, ");
    six.sin6_addr.s6_addr[15] = 1;
    connect(s, (struct sockaddr *)&six, sizeof six);
    EXPECTRE("1", "connect\\(.*name=\\[::1\\]:80,");
    int on = 1;
    setsockopt(out, SOL_SOCKET, SO_REUSEADDR, (const char *)&on, sizeof on);
    EXPECTRE("1", "setsockopt\\(.*level=SOL_SOCKET, optname=SO_REUSEADDR, optval=1, optlen=4\\)");
    setsockopt(out, IPPROTO_IP, IP_TTL, (const char *)&on, sizeof on); // the same number, of another level
    EXPECTRE("1", "setsockopt\\(.*level=IPPROTO_IP, optname=IP_TTL, optval=1, optlen=4\\)");
    WSAPOLLFD poll = {.fd = out, .events = POLLWRNORM};
    WSAPoll(&poll, 1, 0);
    EXPECTRE("1", "WSAPoll\\(fdArray=\\[\\{fd=0x[0-9a-f]+<127.0.0.1:%u>, events=POLLWRNORM, ", ntohs(any.sin_port));
    char host[100];
    gethostname(host, sizeof host);
    EXPECTRE("1", "gethostname\\(name=\"%s\", namelen=100\\)", host);
    fd_set ready = {.fd_count = 1, .fd_array = {out}};
    struct timeval no_time = {0, 0};
    select(0, NULL, &ready, NULL, &no_time);
    EXPECTRE("1", "select\\(.*writefds=\\{fd_count=1, fd_array=\\[0x[0-9a-f]+<127.0.0.1:%u>\\]\\}, exceptfds=NULL",
             ntohs(any.sin_port));
    closesocket(s);
    closesocket(out);
}

static void security(void) {
    SECURITY_DESCRIPTOR absolute;
    SECURITY_ATTRIBUTES attributes = {.nLength = sizeof attributes};
    PSECURITY_DESCRIPTOR relative = NULL;
    PSID sid = NULL;
    WCHAR name[64], domain[64];
    DWORD n = 64, d = 64;
    SID_NAME_USE use;
    ConvertStringSecurityDescriptorToSecurityDescriptorW(L"O:BAG:SYD:P(A;OICI;FA;;;BA)(D;;0x1200a9;;;WD)", 1, &relative,
                                                         NULL);
    EXPECTRE("1", "ConvertStringSecurityDescriptorToSecurityDescriptorW\\(.*"
                  " SecurityDescriptor=\"O:BAG:SYD:P\\(A;OICI;FA;;;BA\\)\\(D;;0x1200a9;;;WD\\)\", ");
    InitializeSecurityDescriptor(&absolute, SECURITY_DESCRIPTOR_REVISION);
    SetSecurityDescriptorDacl(&absolute, TRUE, NULL, FALSE);
    attributes.lpSecurityDescriptor = &absolute;
    HANDLE h = CreateEventW(&attributes, FALSE, FALSE, L"values event");
    EXPECTRE("1",
             "CreateEventW\\(lpEventAttributes=\\{nLength=%u, lpSecurityDescriptor=\"D:NO_ACCESS_CONTROL\", "
             "bInheritHandle=FALSE\\}, .*lpName=\"values event\"",
             (unsigned)sizeof attributes);
    SetEvent(h);
    EXPECTRE("1", "SetEvent\\(hEvent=0x[0-9a-f]+<values event>\\)");
    WaitForMultipleObjects(1, &h, FALSE, 0);
    EXPECTRE("1", "WaitForMultipleObjects\\(nCount=1, lpHandles=\\[0x%x<values event>\\], ", (unsigned)(UINT_PTR)h);
    CloseHandle(h);
    ConvertStringSidToSidW(L"S-1-5-32-544", &sid);
    EXPECTRE("1", "ConvertStringSidToSidW\\(StringSid=\"S-1-5-32-544\", Sid=S-1-5-32-544\\)");
    LookupAccountSidW(NULL, sid, name, &n, domain, &d, &use);
    EXPECTRE("1", "LookupAccountSidW\\(.*Sid=S-1-5-32-544,");
    LocalFree(sid);
    LocalFree(relative);
}

static void automation(void) {
    VARIANT a, b, c;
    SAFEARRAYBOUND bound = {3, 1};
    LONG at = 2, value = 42;
    GUID class;
    CoInitialize(NULL);
    VariantInit(&a);
    VariantInit(&b);
    VariantInit(&c);
    V_VT(&a) = VT_BSTR;
    V_BSTR(&a) = SysAllocString(L"text in a variant");
    VariantCopy(&b, &a);
    EXPECTRE("1", "VariantCopy\\(.*vt=VT_BSTR, value=\"text in a variant\"");
    V_VT(&c) = VT_I4;
    V_I4(&c) = -5;
    VariantChangeType(&b, &c, 0, VT_BSTR);
    EXPECTRE("1", "VariantChangeType\\(.*\\{value=\"-5\", ...\\}.*\\{vt=VT_I4, value=-5\\}, .*VT_BSTR\\) = S_OK");
    SysStringLen(V_BSTR(&a));
    EXPECTRE("1", "SysStringLen\\([a-z]+=\"text in a variant\"\\) = 17");
    SAFEARRAY *array = SafeArrayCreate(VT_I4, 1, &bound);
    SafeArrayPutElement(array, &at, &value);
    SafeArrayGetDim(array);
    EXPECTRE("1", "SafeArrayGetDim\\(psa=\\{vt=VT_I4, bounds=\"\\[1..3\\]\", elements=\\[0, 42, 0\\]\\}\\) = 1");
    SafeArrayDestroy(array);
    CLSIDFromString(L"{00021401-0000-0000-C000-000000000046}", &class);
    EXPECTRE("1", "CLSIDFromString\\(.*\\{00021401-0000-0000-c000-000000000046\\}<CLSID_ShellLink>");
    PWSTR path = NULL;
    SHGetKnownFolderPath(&FOLDERID_Windows, 0, NULL, &path);
    EXPECTRE("1", "SHGetKnownFolderPath\\(rfid=\\{f38bf404-1d43-42f2-9305-67de0b28fc23\\}<FOLDERID_Windows>, .*"
                  "ppszPath=\"C:\\\\windows\"");
    CoTaskMemFree(path);
    VariantClear(&a);
    VariantClear(&b);
}

// Handles where structures and arrays hold them, times that are numbers, arms of unions that a member chooses.
static void inside(void) {
    SECURITY_ATTRIBUTES inherit = {.nLength = sizeof inherit, .bInheritHandle = TRUE};
    HANDLE file = CreateFileW(L"inside.dat", GENERIC_WRITE, 0, &inherit, CREATE_ALWAYS, 0, NULL);
    HANDLE event = CreateEventW(NULL, TRUE, FALSE, L"inside event"), timer = CreateWaitableTimerW(NULL, TRUE, NULL);
    OVERLAPPED at = {.hEvent = event};
    STARTUPINFOW info = {.cb = sizeof info, .dwFlags = STARTF_USESTDHANDLES, .hStdOutput = file};
    PROCESS_INFORMATION made;
    FILE_BASIC_INFO basic;
    LARGE_INTEGER due = {.QuadPart = -15000000}, now;
    STRRET text = {.uType = STRRET_WSTR};
    STGMEDIUM medium = {.tymed = TYMED_FILE};
    WCHAR wide[20];
    DWORD n;
    WriteFile(file, "x", 1, &n, &at);
    EXPECTRE("1", "WriteFile\\(hFile=0x[0-9a-f]+<inside.dat>, .*lpOverlapped=.*hEvent=0x%x<inside event>",
             (unsigned)(UINT_PTR)event);
    GetFileInformationByHandleEx(file, FileBasicInfo, &basic, sizeof basic);
    EXPECTRE(
        "1",
        "GetFileInformationByHandleEx\\(.*lpFileInformation=\\{CreationTime=20[0-9-]+T[0-9:.]+Z, LastAccessTime=20");
    if (CreateProcessW(L"C:\\windows\\system32\\hostname.exe", NULL, NULL, NULL, TRUE, 0, NULL, NULL, &info, &made)) {
        EXPECTRE("1", "CreateProcessW\\(.*hStdOutput=0x%x<inside.dat>, hStdError=0x0\\}", (unsigned)(UINT_PTR)file);
        WaitForSingleObject(made.hProcess, INFINITE);
        CloseHandle(made.hProcess);
        CloseHandle(made.hThread);
    }
    SetWaitableTimer(timer, &due, 0, NULL, NULL, FALSE);
    EXPECTRE("1", "SetWaitableTimer\\(.*lpDueTime=1.5 s from now, ");
    NtQuerySystemTime(&now);
    EXPECTRE("+", "NtQuerySystemTime\\(SystemTime=20[0-9-]+T[0-9:.]+Z\\)");
    text.pOleStr = SysAllocString(L"chosen by its type");
    StrRetToBufW(&text, NULL, wide, 20);
    EXPECTRE("1", "StrRetToBufW\\(.*uType=(STRRET_WSTR|0), pOleStr=\"chosen by its type\"");
    medium.lpszFileName = CoTaskMemAlloc(40);
    lstrcpyW(medium.lpszFileName, L"C:\\nowhere.tmp");
    ReleaseStgMedium(&medium);
    EXPECTRE("1", "ReleaseStgMedium\\(.*tymed=[^,]+, lpszFileName=\"C:\\\\nowhere.tmp\"");
    LCMapStringW(0x409, LCMAP_UPPERCASE, L"up", -1, wide, 20);
    EXPECTRE("1",
             "LCMapStringW\\(Locale=0x409, dwMapFlags=LCMAP_UPPERCASE, lpSrcStr=\"up\", cchSrc=-1, lpDestStr=\"UP\"");
    CloseHandle(timer);
    CloseHandle(event);
    CloseHandle(file);
    DeleteFileW(L"inside.dat");
}

static void natives(void) {
    UNICODE_STRING name;
    OBJECT_ATTRIBUTES o;
    IO_STATUS_BLOCK io;
    HANDLE h;
    DWORD n;
    RtlInitUnicodeString(&name, L"\\??\\C:\\nowhere\\native.txt");
    InitializeObjectAttributes(&o, &name, OBJ_CASE_INSENSITIVE, NULL, NULL);
    NtCreateFile(&h, GENERIC_READ, &o, &io, NULL, 0, 0, FILE_OPEN, 0, NULL, 0);
    EXPECTRE("1", "NtCreateFile\\(.*ObjectAttributes=\"\\\\\\?\\?\\\\C:\\\\nowhere\\\\native.txt\".*"
                  "STATUS_OBJECT_PATH_NOT_FOUND");
    h = CreateFileW(L"C:\\windows\\win.ini", GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
    DeviceIoControl(h, 0x90018 /* FSCTL_LOCK_VOLUME */, NULL, 0, NULL, 0, &n, NULL);
    EXPECTRE("1",
             "DeviceIoControl\\(hDevice=0x[0-9a-f]+<C:\\\\windows\\\\win.ini>, dwIoControlCode=FSCTL_LOCK_VOLUME,");
    CloseHandle(h);
}

static void registry(void) {
    HKEY key;
    BYTE data[64];
    DWORD type, n, seven = 7;
    RegCreateKeyExW(HKEY_CURRENT_USER, L"Software\\valueskey", 0, NULL, 0, KEY_ALL_ACCESS, NULL, &key, NULL);
    EXPECTRE("1", "RegCreateKeyExW\\(hKey=0x[f]*80000001<HKEY_CURRENT_USER>, lpSubKey=\"Software\\\\valueskey\"");
    RegSetValueExW(key, L"number", 0, REG_DWORD, (const BYTE *)&seven, 4);
    EXPECTRE("1", "RegSetValueExW\\(hKey=0x[0-9a-f]+<HKCU\\\\Software\\\\valueskey>, .*dwType=REG_DWORD, lpData=7,");
    RegSetValueExW(key, L"many", 0, REG_MULTI_SZ, (const BYTE *)L"a\0bc\0", 12);
    n = sizeof data;
    RegQueryValueExW(key, L"number", NULL, &type, data, &n);
    EXPECTRE("1", "RegQueryValueExW\\(.*lpValueName=\"number\".*lpType=REG_DWORD, lpData=7, lpcbData=\\[64 -> 4\\]");
    n = sizeof data;
    RegQueryValueExW(key, L"many", NULL, &type, data, &n);
    EXPECTRE("1", "RegQueryValueExW\\(.*lpValueName=\"many\".*lpType=REG_MULTI_SZ, lpData=\\[\"a\", \"bc\"\\]");
    RegCloseKey(key);
    RegDeleteKeyW(HKEY_CURRENT_USER, L"Software\\valueskey");
}

// What a buffer holds is what another argument asked for.
static void classes(void) {
    BYTE buffer[200];
    DWORD n;
    HANDLE token;
    HKEY key;
    UNICODE_STRING name;
    WIN32_FILE_ATTRIBUTE_DATA attributes;
    FILE_STANDARD_INFO standard;
    PROCESS_BASIC_INFORMATION process;
    ULONG length;
    OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &token);
    GetTokenInformation(token, TokenUser, buffer, sizeof buffer, &n);
    EXPECTRE(
        "1",
        "GetTokenInformation\\(.*TokenInformationClass=TokenUser, TokenInformation=\\{User=\\{Sid=S-1-5-21-[0-9-]+, "
        "Attributes=(0|0x0)\\}\\}");
    CloseHandle(token);
    GetFileAttributesExW(L"C:\\windows", GetFileExInfoStandard, &attributes);
    EXPECTRE("1", "GetFileAttributesExW\\(.*lpFileInformation=\\{dwFileAttributes=FILE_ATTRIBUTE_DIRECTORY, "
                  "ftCreationTime=20");
    HANDLE h = CreateFileW(L"C:\\windows\\win.ini", GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
    GetFileInformationByHandleEx(h, FileStandardInfo, &standard, sizeof standard);
    EXPECTRE("1",
             "GetFileInformationByHandleEx\\(.*lpFileInformation=\\{AllocationSize=[0-9]+, EndOfFile=%lld, "
             "NumberOfLinks=%lu, DeletePending=FALSE, Directory=FALSE\\}",
             (long long)standard.EndOfFile.QuadPart, standard.NumberOfLinks);
    CloseHandle(h);
    NtQueryInformationProcess(GetCurrentProcess(), ProcessBasicInformation, &process, sizeof process, &length);
    EXPECTRE("1",
             "NtQueryInformationProcess\\(ProcessHandle=0x[f]+<current process>, ProcessInformationClass="
             "ProcessBasicInformation, .*UniqueProcessId=%lu,",
             GetCurrentProcessId());
    RegOpenKeyExW(HKEY_CURRENT_USER, L"Environment", 0, KEY_READ, &key);
    RtlInitUnicodeString(&name, L"TEMP");
    NtQueryValueKey(key, &name, 1, buffer, sizeof buffer, &length);
    EXPECTRE("1", "NtQueryValueKey\\(.*=\\{TitleIndex=0, Type=REG_(EXPAND_)?SZ, DataOffset=[0-9]+, DataLength=[0-9]+, "
                  "NameLength=8, Name=\"TEMP\", Data=\"[^\"]+\"\\}");
    NtQueryValueKey(key, &name, 0, buffer, sizeof buffer, &length);
    EXPECTRE("1", "NtQueryValueKey\\(.*=\\{TitleIndex=0, Type=REG_(EXPAND_)?SZ, NameLength=8, Name=\"TEMP\"\\}");
    NtQueryValueKey(key, &name, 2, buffer, sizeof buffer, &length);
    EXPECTRE("1",
             "NtQueryValueKey\\(KeyHandle=0x[0-9a-f]+<HKCU\\\\Environment>, ValueName=\"TEMP\", .*KeyValueInformation="
             "\\{TitleIndex=0, Type=REG_(EXPAND_)?SZ, DataLength=[0-9]+, Data=\"[^\"]+\"\\}");
    RegCloseKey(key);
}

static void more(void) {
    SHELLEXECUTEINFOW execute = {.cbSize = sizeof execute,
                                 .fMask = SEE_MASK_FLAG_NO_UI,
                                 .lpVerb = L"open",
                                 .lpFile = L"C:\\nope.exe",
                                 .nShow = SW_SHOWNORMAL};
    NOTIFYICONDATAW icon = {.cbSize = sizeof icon, .uID = 5, .uFlags = NIF_TIP, .szTip = L"tip text"};
    INPUT input[2] = {{.type = INPUT_KEYBOARD, .ki = {.wVk = 65}}, {.type = INPUT_MOUSE, .mi = {.dx = 3}}};
    MEMORY_BASIC_INFORMATION memory;
    TOKEN_PRIVILEGES privileges = {1, {{{20, 0}, SE_PRIVILEGE_ENABLED}}};
    TIME_ZONE_INFORMATION zone = {.Bias = 60, .StandardDate = {.wMonth = 10, .wDay = 5}};
    SYSTEMTIME local;
    HANDLE token;
    WCHAR wide[20];
    ShellExecuteExW(&execute);
    EXPECTRE("1",
             "ShellExecuteExW\\(pExecInfo=\\{cbSize=%u, fMask=SEE_MASK_FLAG_NO_UI, .*lpVerb=\"open\", "
             "lpFile=\"C:\\\\nope.exe\", lpParameters=NULL, .*nShow=SW_SHOWNORMAL",
             (unsigned)sizeof execute);
    Shell_NotifyIconW(NIM_ADD, &icon);
    EXPECTRE("1",
             "Shell_NotifyIconW\\(dwMessage=NIM_ADD, lpData=\\{cbSize=%u, .*uID=5, uFlags=NIF_TIP, .*szTip=\"tip "
             "text\"",
             (unsigned)sizeof icon);
    SendInput(2, input, sizeof *input);
    EXPECTRE("1", "SendInput\\(cInputs=2, pInputs=\\[\\{type=INPUT_KEYBOARD, ki=\\{wVk=65, .*\\}\\}, "
                  "\\{type=INPUT_MOUSE, mi=\\{dx=3, ");
    VirtualQuery((void *)(UINT_PTR)procedure, &memory, sizeof memory);
    EXPECTRE("+",
             "VirtualQuery\\(.*lpBuffer=\\{BaseAddress=0x[0-9a-f]+, AllocationBase=0x[0-9a-f]+, .*State=MEM_COMMIT, "
             "Protect=PAGE_EXECUTE_READ, Type=MEM_IMAGE");
    OpenProcessToken(GetCurrentProcess(), TOKEN_ADJUST_PRIVILEGES, &token);
    EXPECTRE("1", "OpenProcessToken\\(ProcessHandle=0x[f]+<current process>, DesiredAccess=TOKEN_ADJUST_PRIVILEGES,");
    AdjustTokenPrivileges(token, FALSE, &privileges, sizeof privileges, NULL, NULL);
    EXPECTRE("1", "AdjustTokenPrivileges\\(TokenHandle=0x[0-9a-f]+<token of current process>, .*NewState="
                  "\\{PrivilegeCount=1, Privileges=\\[\\{Luid=\\{LowPart=20, HighPart=0\\}, "
                  "Attributes=SE_PRIVILEGE_ENABLED\\}\\]");
    CloseHandle(token);
    WCHAR path[MAX_PATH];
    SHFILEINFOW file;
    SERVICE_STATUS_PROCESS status;
    HCRYPTPROV provider;
    DWORD needed;
    SHGetFolderPathW(NULL, CSIDL_APPDATA | CSIDL_FLAG_CREATE, NULL, 0, path);
    EXPECTRE("1", "SHGetFolderPathW\\(.*csidl=CSIDL_(APPDATA\\|CSIDL_FLAG_CREATE|FLAG_CREATE\\|CSIDL_APPDATA), ");
    SHGetFileInfoW(L"C:\\windows", 0, &file, sizeof file, SHGFI_DISPLAYNAME);
    EXPECTRE("1", "SHGetFileInfoW\\(.*psfi=\\{hIcon=.*szDisplayName=\"windows\"");
    SC_HANDLE manager = OpenSCManagerW(NULL, NULL, SC_MANAGER_CONNECT);
    SC_HANDLE service = OpenServiceW(manager, L"RpcSs", SERVICE_QUERY_STATUS);
    QueryServiceStatusEx(service, SC_STATUS_PROCESS_INFO, (BYTE *)&status, sizeof status, &needed);
    EXPECTRE("1", "QueryServiceStatusEx\\(.*lpBuffer=\\{dwServiceType=[A-Z_0-9]+, dwCurrentState=SERVICE_[A-Z]+, ");
    CloseServiceHandle(service);
    CloseServiceHandle(manager);
    CryptAcquireContextW(&provider, NULL, NULL, PROV_RSA_FULL, CRYPT_VERIFYCONTEXT);
    EXPECTRE("1", "CryptAcquireContextW\\(.*dwProvType=PROV_RSA_FULL, dwFlags=CRYPT_VERIFYCONTEXT\\)");
    CryptReleaseContext(provider, 0);
    classes();
    GetSystemTime(&local);
    SystemTimeToTzSpecificLocalTime(&zone, &local, &local);
    EXPECTRE("1", "SystemTimeToTzSpecificLocalTime\\(.*\\{Bias=60, .*StandardDate=\\{wYear=0, wMonth=10, wDayOfWeek=0, "
                  "wDay=5, .*lpUniversalTime=2[0-9-]+T[0-9:.]+Z, lpLocalTime=\"2[0-9-]+T[0-9:.]+\"\\)");
    FindResourceW(NULL, MAKEINTRESOURCEW(9), MAKEINTRESOURCEW(16));
    EXPECTRE("1", "FindResourceW\\(hModule=0x0, lpName=9, lpType=RT_VERSION\\)");
    LoadCursorW(NULL, MAKEINTRESOURCEW(32512));
    EXPECTRE("1", "LoadCursorW\\(hInstance=0x0, lpCursorName=IDC_ARROW\\)");
    MultiByteToWideChar(CP_UTF8, 0, "abc", -1, wide, 20);
    EXPECTRE("1", "MultiByteToWideChar\\(CodePage=CP_UTF8, .*lpWideCharStr=\"abc\"");
    CreateThread(NULL, 0, (LPTHREAD_START_ROUTINE)(UINT_PTR)GetTickCount, NULL, CREATE_SUSPENDED, NULL);
    EXPECTRE("1", "CreateThread\\(.*dwCreationFlags=CREATE_SUSPENDED,");
    LocalFree(LocalAlloc(LMEM_FIXED, 8));
    EXPECTRE("+", "LocalFree\\(hMem=0x[0-9a-f]+\\) = 0x0 <");
}

// What a call without an effect has not written is not shown, whatever lies there.
static void unwritten(void) {
    MSG message;
    WIN32_FIND_DATAW found;
    DEBUG_EVENT event;
    RECT r;
    HKEY key;
    BYTE data[8];
    DWORD type, n = sizeof data;
    WCHAR name[20];
    memset(&message, 0x41, sizeof message);
    memset(&found, 0x41, sizeof found);
    memset(&event, 0x41, sizeof event);
    memset(&r, 0x41, sizeof r);
    memset(&type, 0x41, sizeof type);
    memset(name, 0x41, sizeof name);
    while (PeekMessageW(&message, NULL, 0, 0, PM_REMOVE)) {}
    memset(&message, 0x41, sizeof message);
    PeekMessageW(&message, NULL, WM_USER + 1, WM_USER + 2, PM_NOREMOVE);
    EXPECTRE("1", "PeekMessageW\\(lpMsg=0x[0-9a-f]+, hWnd=0x0, wMsgFilterMin=1025, .* = FALSE");
    FindFirstFileW(L"C:\\nowhere at all\\*", &found);
    EXPECTRE("1", "FindFirstFileW\\(lpFileName=\"C:\\\\nowhere at all.*lpFindFileData=0x[0-9a-f]+\\)");
    WaitForDebugEvent(&event, 0);
    EXPECTRE("1", "WaitForDebugEvent\\(lpDebugEvent=0x[0-9a-f]+, dwMilliseconds=0\\) = FALSE");
    GetWindowRect((HWND)0x1234, &r);
    EXPECTRE("1", "GetWindowRect\\(hWnd=0x1234, lpRect=0x[0-9a-f]+\\) = FALSE");
    IntersectRect(&r, &(RECT){0, 0, 1, 1}, &(RECT){5, 5, 6, 6}); // writes an empty one
    EXPECTRE("1", "IntersectRect\\(lprcDst=\\{left=0, top=0, right=0, bottom=0\\}.* = FALSE");
    RegOpenKeyExW(HKEY_CURRENT_USER, L"Environment", 0, KEY_READ, &key);
    RegQueryValueExW(key, L"no such value", NULL, &type, data, &n);
    EXPECTRE("1", "RegQueryValueExW\\(.*\"no such value\", lpReserved=NULL, lpType=0x[0-9a-f]+, lpData=0x[0-9a-f]+, "
                  "lpcbData=8\\) = 2");
    n = 20;
    RegEnumValueW(key, 9999, name, &n, NULL, &type, NULL, NULL);
    EXPECTRE("1", "RegEnumValueW\\(.*dwIndex=9999, lpValueName=0x[0-9a-f]+, lpcchValueName=20, .*lpType=0x[0-9a-f]+,");
    n = 20;
    RegEnumValueW(key, 0, name, &n, NULL, &type, NULL, NULL);
    EXPECTRE("1", "RegEnumValueW\\(.*dwIndex=0, lpValueName=\"[A-Z]+\", .*lpType=REG_(EXPAND_)?SZ,");
    RegCloseKey(key);
    EXPECTRE("0", "^[^\"]*(0x41414141|1094795585)");
}

// Structures in argument words, colours.
static void by_value(void) {
    RECT r = {0, 0, 10, 10};
    POINT p = {-3, 4};
    HDC dc = CreateCompatibleDC(NULL);
    PtInRect(&r, p);
    EXPECTRE("1", "PtInRect\\(lprc=\\{left=0, .*\\}, pt=\\{x=-3, y=4\\}\\) = FALSE");
    MonitorFromPoint(p, MONITOR_DEFAULTTOPRIMARY);
    EXPECTRE("1", "MonitorFromPoint\\(pt=\\{x=-3, y=4\\}, dwFlags=MONITOR_DEFAULTTOPRIMARY\\)");
    SetConsoleCursorPosition((HANDLE)(UINT_PTR)0x55, (COORD){7, -9});
    EXPECTRE("1", "SetConsoleCursorPosition\\(hConsoleOutput=0x55, dwCursorPosition=\\{X=7, Y=-9\\}\\)");
    SetTextColor(dc, RGB(255, 0, 16));
    EXPECTRE("1", "SetTextColor\\(hdc=0x[0-9a-f]+, color=RGB\\(255,0,16\\)\\) = RGB\\(0,0,0\\)");
    SetTextColor(dc, 0x01000005); // of a palette
    EXPECTRE("1", "SetTextColor\\(hdc=0x[0-9a-f]+, color=(0x1000005|16777221)\\) = RGB\\(255,0,16\\)");
    DeleteDC(dc);
}

// Handles and ids that stand for something by their value alone, or by what they were made of.
static void pseudo(void) {
    HANDLE copy, self = GetCurrentProcess();
    BYTE buffer[100];
    DWORD n;
    WCHAR name[20];
    DuplicateHandle(self, self, self, &copy, 0, FALSE, DUPLICATE_SAME_ACCESS);
    EXPECTRE("1", "DuplicateHandle\\(hSourceProcessHandle=0x[f]+<current process>, hSourceHandle=0x[f]+<current "
                  "process>, hTargetProcessHandle=0x[f]+<current process>, ");
    GetProcessId(copy);
    EXPECTRE("1", "GetProcessId\\(Process=0x[0-9a-f]+<values[0-9]*.exe \\(pid %lu\\)>\\) = %lu", GetCurrentProcessId(),
             GetCurrentProcessId());
    CloseHandle(copy);
    DuplicateHandle(self, GetCurrentThread(), self, &copy, 0, FALSE, DUPLICATE_SAME_ACCESS);
    GetThreadId(copy);
    EXPECTRE("1", "GetThreadId\\(Thread=0x[0-9a-f]+<thread %lu>\\) = %lu", GetCurrentThreadId(), GetCurrentThreadId());
    CloseHandle(copy);
    GetTokenInformation((HANDLE)(LONG_PTR)-4, TokenOwner, buffer, sizeof buffer, &n);
    EXPECTRE("1", "GetTokenInformation\\(TokenHandle=0x[0-9a-f]+c<token of current process>, ");
    GetTokenInformation((HANDLE)(LONG_PTR)-6, TokenOwner, buffer, sizeof buffer, &n);
    EXPECTRE("1", "GetTokenInformation\\(TokenHandle=0x[0-9a-f]+a<effective token of current thread>, ");
    PostMessageW(HWND_BROADCAST, WM_NULL, 0, 0);
    EXPECTRE("1", "PostMessageW\\(hWnd=0xffff<HWND_BROADCAST>, Msg=WM_NULL");
    WNDCLASSW class = {.lpfnWndProc = procedure, .lpszClassName = L"AtomClass"};
    ATOM atom = RegisterClassW(&class);
    HWND w = CreateWindowExW(0, MAKEINTRESOURCEW(atom), L"by number", 0, 0, 0, 1, 1, HWND_MESSAGE, NULL, NULL, NULL);
    EXPECTRE("1", "CreateWindowExW\\(dwExStyle=0x0, lpClassName=%u<AtomClass>, lpWindowName=\"by number\",", atom);
    FindWindowExW(HWND_MESSAGE, NULL, MAKEINTRESOURCEW(32770), NULL);
    EXPECTRE("1", "FindWindowExW\\(hWndParent=0x[f]+d<HWND_MESSAGE>, .*lpszClass=32770<dialog>,");
    DestroyWindow(w);
    EXPECTRE("1", "DestroyWindow\\(hWnd=0x[0-9a-f]+<AtomClass \"by number\">\\)");
    atom = GlobalAddAtomW(L"values atom");
    GlobalGetAtomNameW(atom, name, 20);
    EXPECTRE("1", "GlobalGetAtomNameW\\(nAtom=%u<values atom>, lpBuffer=\"values atom\",", atom);
    GlobalDeleteAtom(atom);
    LoadImageW(NULL, MAKEINTRESOURCEW(32512), IMAGE_CURSOR, 0, 0, LR_SHARED);
    EXPECTRE("1", "LoadImageW\\(hInst=0x0, name=IDC_ARROW, type=IMAGE_CURSOR,");
    LoadImageW(NULL, MAKEINTRESOURCEW(32512), IMAGE_ICON, 0, 0, LR_SHARED);
    EXPECTRE("1", "LoadImageW\\(hInst=0x0, name=IDI_APPLICATION, type=IMAGE_ICON,");
}

static void hosts(void) {
    struct addrinfo hints = {.ai_family = AF_INET, .ai_socktype = SOCK_STREAM}, *list = NULL;
    ADDRINFOW wide_hints = {.ai_family = AF_INET6, .ai_flags = AI_NUMERICHOST}, *wide = NULL;
    getaddrinfo("127.0.0.1", "80", &hints, &list);
    EXPECTRE("1", "getaddrinfo\\(pNodeName=\"127.0.0.1\", .*ppResult=\\[127.0.0.1:80\\]\\) = 0");
    if (list) freeaddrinfo(list);
    if (GetAddrInfoW(L"::1", L"81", &wide_hints, &wide) == 0) {
        EXPECTRE("1", "GetAddrInfoW\\(pNodeName=\"::1\", .*ppResult=\\[\\[::1\\]:81(, \\[::1\\]:81)*\\]\\) = 0");
        FreeAddrInfoW(wide);
    }
    if (getaddrinfo("no.such.host.invalid", "80", &hints, &list))
        EXPECTRE("1", "getaddrinfo\\(pNodeName=\"no.such.host.invalid\", .*ppResult=0x[0-9a-f]+\\) = ");
    gethostbyname("127.0.0.1");
    EXPECTRE("1", "gethostbyname\\(name=\"127.0.0.1\", Result=\\[127.0.0.1\\]\\) = 0x");
}

static void runtime(void) {
    char buffer[40];
    FILE *f = fopen("values.txt", "wb");
    fwrite("abcdefgh", 2, 4, f);
    EXPECTRE("1", "fwrite\\(buffer=\"abcdefgh\", size=2, count=4,");
    fclose(f);
    f = fopen("values.txt", "rb");
    fread(buffer, 2, 20, f);
    EXPECTRE("1", "fread\\(buffer=\"abcdefgh\", size=2, count=20,.* = 4");
    fclose(f);
    remove("values.txt");
}

int main(void) {
    processes();
    times_and_files();
    windows();
    network();
    security();
    automation();
    inside();
    natives();
    registry();
    more();
    unwritten();
    by_value();
    pseudo();
    hosts();
    runtime();
    return 0;
}
