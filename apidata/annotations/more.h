// SPDX-License-Identifier: Apache-2.0
// Functions that need a second thought: text counted in characters of either width, further arguments, buffers whose meaning depends
// on a flag, handles of any kind, and a few that the headers do not declare.

BOOL WINAPI CloseHandle(_Closes_ HANDLE hObject) _Group_(file, process, sync) _Handles_;
BOOL WINAPI DuplicateHandle(HANDLE hSourceProcessHandle, HANDLE hSourceHandle, HANDLE hTargetProcessHandle,
    _Out_ _Opens_ LPHANDLE lpTargetHandle, _Show_(hex) DWORD dwDesiredAccess, BOOL bInheritHandle,
    _Names_(DUPLICATE_HANDLE_OPTIONS) DWORD dwOptions) _Group_(file, process, sync) _Handles_;

// Text of the given number of characters, whatever the parameter's type says
BOOL WINAPI WriteConsoleW(HANDLE hConsoleOutput,
    _Is_(utf16) _In_reads_bytes_(nNumberOfCharsToWrite * 2) const void *lpBuffer, DWORD nNumberOfCharsToWrite,
    _Out_opt_ LPDWORD lpNumberOfCharsWritten, _Reserved_ LPVOID lpReserved) _Group_(file);
BOOL WINAPI WriteConsoleA(HANDLE hConsoleOutput,
    _Is_(ansi) _In_reads_bytes_(nNumberOfCharsToWrite) const void *lpBuffer, DWORD nNumberOfCharsToWrite,
    _Out_opt_ LPDWORD lpNumberOfCharsWritten, _Reserved_ LPVOID lpReserved) _Group_(file);
BOOL WINAPI ReadConsoleW(HANDLE hConsoleInput,
    _Is_(utf16) _Out_writes_bytes_to_(nNumberOfCharsToRead * 2, *lpNumberOfCharsRead * 2) LPVOID lpBuffer,
    DWORD nNumberOfCharsToRead, _Out_ LPDWORD lpNumberOfCharsRead, _In_opt_ LPVOID pInputControl) _Group_(file);
BOOL WINAPI ReadConsoleA(HANDLE hConsoleInput,
    _Is_(ansi) _Out_writes_bytes_to_(nNumberOfCharsToRead, *lpNumberOfCharsRead) LPVOID lpBuffer,
    DWORD nNumberOfCharsToRead, _Out_ LPDWORD lpNumberOfCharsRead, _In_opt_ LPVOID pInputControl) _Group_(file);
int WINAPI LoadStringW(_In_opt_ HINSTANCE hInstance, UINT uID, _Out_writes_(cchBufferMax) LPWSTR lpBuffer,
    int cchBufferMax) _Group_(loader) _Fails_(zero, last_error);
int WINAPI LCMapStringW(LCID Locale, _Names_(LCMAP_FLAGS) DWORD dwMapFlags, _In_reads_(cchSrc) LPCWSTR lpSrcStr,
    int cchSrc, _Out_writes_opt_(cchDest) LPWSTR lpDestStr, int cchDest) _Fails_(zero, last_error);
int WINAPI LCMapStringEx(_In_opt_ LPCWSTR lpLocaleName, _Names_(LCMAP_FLAGS) DWORD dwMapFlags,
    _In_reads_(cchSrc) LPCWSTR lpSrcStr, int cchSrc, _Out_writes_opt_(cchDest) LPWSTR lpDestStr, int cchDest,
    _In_opt_ LPNLSVERSIONINFO lpVersionInformation, _Reserved_ LPVOID lpReserved, _Reserved_ LPARAM sortHandle)
    _Fails_(zero, last_error);
int WINAPI StringFromGUID2(_In_ REFGUID rguid, _Out_writes_(cchMax) LPOLESTR lpsz, int cchMax) _Group_(com)
    _Fails_(zero);

// With FORMAT_MESSAGE_ALLOCATE_BUFFER lpBuffer receives a pointer, otherwise text
DWORD WINAPI FormatMessageW(_Names_(FORMAT_MESSAGE_OPTIONS) DWORD dwFlags, _In_opt_ LPCVOID lpSource,
    _Show_(win32) DWORD dwMessageId, _Show_(hex) DWORD dwLanguageId, _Out_writes_to_(nSize, return) LPWSTR lpBuffer,
    DWORD nSize, _In_opt_ _Is_(pointer) va_list *Arguments) _Fails_(zero, last_error);
DWORD WINAPI FormatMessageA(_Names_(FORMAT_MESSAGE_OPTIONS) DWORD dwFlags, _In_opt_ LPCVOID lpSource,
    _Show_(win32) DWORD dwMessageId, _Show_(hex) DWORD dwLanguageId, _Out_writes_to_(nSize, return) LPSTR lpBuffer,
    DWORD nSize, _In_opt_ _Is_(pointer) va_list *Arguments) _Fails_(zero, last_error);

// WIN32_FILE_ATTRIBUTE_DATA is the only structure they know
BOOL WINAPI GetFileAttributesExW(_In_ LPCWSTR lpFileName, GET_FILEEX_INFO_LEVELS fInfoLevelId,
    _Out_writes_bytes_(36) LPVOID lpFileInformation) _Group_(file);

// Further arguments are recorded as words
int WINAPIV wsprintfW(_Out_ LPWSTR lpOut, _In_ LPCWSTR lpFmt, ...) _Fails_(never);
int WINAPIV wsprintfA(_Out_ LPSTR lpOut, _In_ LPCSTR lpFmt, ...) _Fails_(never);
int WINAPIV wnsprintfW(_Out_writes_(cchDest) PWSTR pszDest, int cchDest, _In_ PCWSTR pszFmt, ...) _Fails_(never);
int WINAPIV wnsprintfA(_Out_writes_(cchDest) PSTR pszDest, int cchDest, _In_ PCSTR pszFmt, ...) _Fails_(never);

// Not in these headers
HRESULT WINAPI SetThreadDescription(HANDLE hThread, _In_ PCWSTR lpThreadDescription) _Group_(thread);
HRESULT WINAPI GetThreadDescription(HANDLE hThread, _Out_ PWSTR *ppszThreadDescription) _Group_(thread);
BOOL WINAPI ReadDirectoryChangesExW(HANDLE hDirectory,
    _Out_writes_bytes_to_(nBufferLength, *lpBytesReturned) LPVOID lpBuffer, DWORD nBufferLength, BOOL bWatchSubtree,
    _Names_(FILE_NOTIFY_CHANGE) DWORD dwNotifyFilter, _Out_opt_ LPDWORD lpBytesReturned,
    _Inout_opt_ LPOVERLAPPED lpOverlapped, _In_opt_ LPOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine,
    int ReadDirectoryNotifyInformationClass) _Group_(file);

// The list of accepted types is an array of texts ended by NULL
HINTERNET WINAPI WinHttpOpenRequest(HINTERNET hConnect, _In_opt_ LPCWSTR pwszVerb, _In_opt_ LPCWSTR pwszObjectName,
    _In_opt_ LPCWSTR pwszVersion, _In_opt_ LPCWSTR pwszReferrer, _In_opt_ LPCWSTR *ppwszAcceptTypes,
    _Names_(WINHTTP_OPEN_REQUEST_FLAGS) DWORD dwFlags) _Group_(network) _Fails_(zero, last_error) _Opens_;
HINTERNET WINAPI HttpOpenRequestW(HINTERNET hConnect, _In_opt_ LPCWSTR lpszVerb, _In_opt_ LPCWSTR lpszObjectName,
    _In_opt_ LPCWSTR lpszVersion, _In_opt_ LPCWSTR lpszReferrer, _In_opt_ LPCWSTR *lplpszAcceptTypes,
    _Names_(INTERNET_FLAGS) DWORD dwFlags, _In_opt_ DWORD_PTR dwContext) _Group_(network) _Fails_(zero, last_error)
    _Opens_;

// Macros in the headers, functions in ntdll and kernel32
void NTAPI(RtlMoveMemory)(_Out_writes_bytes_(Length) void *Destination, _In_reads_bytes_(Length) const void *Source,
    SIZE_T Length) _Group_(memory) _Hot_;
void NTAPI(RtlFillMemory)(_Out_writes_bytes_(Length) void *Destination, SIZE_T Length, BYTE Fill) _Group_(memory) _Hot_;
void NTAPI(RtlZeroMemory)(_Out_writes_bytes_(Length) void *Destination, SIZE_T Length) _Group_(memory) _Hot_;

HRESULT WINAPI D3D11CreateDevice(_In_opt_ IDXGIAdapter *pAdapter, D3D_DRIVER_TYPE DriverType, HMODULE Software,
    _Names_(D3D11_CREATE_DEVICE_FLAGS) UINT Flags, _In_reads_opt_(FeatureLevels) const D3D_FEATURE_LEVEL *pFeatureLevels,
    UINT FeatureLevels, UINT SDKVersion, _Out_opt_ ID3D11Device **ppDevice, _Out_opt_ D3D_FEATURE_LEVEL *pFeatureLevel,
    _Out_opt_ ID3D11DeviceContext **ppImmediateContext);
