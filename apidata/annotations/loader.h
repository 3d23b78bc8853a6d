// SPDX-License-Identifier: Apache-2.0
// Loading DLLs and resources. Directions, lengths, names of values and failure rules beyond what the types say.

DLL_DIRECTORY_COOKIE WINAPI AddDllDirectory(_In_ PCWSTR NewDirectory) _Fails_(zero, last_error);
HANDLE WINAPI BeginUpdateResourceW(_In_ LPCWSTR pFileName, BOOL bDeleteExistingResources) _Opens_;
BOOL WINAPI DisableThreadLibraryCalls(HMODULE hLibModule);
BOOL WINAPI EndUpdateResourceW(_Closes_ HANDLE hUpdate, BOOL fDiscard);
BOOL WINAPI EnumResourceLanguagesExW(_In_opt_ HMODULE hModule, _In_ LPCWSTR lpType, _In_ LPCWSTR lpName,
    ENUMRESLANGPROCW lpEnumFunc, LONG_PTR lParam, _Show_(hex) DWORD dwFlags, LANGID LangId);
BOOL WINAPI EnumResourceLanguagesW(_In_opt_ HMODULE hModule, _Names_(RT) _In_ LPCWSTR lpType, _In_ LPCWSTR lpName,
    ENUMRESLANGPROCW lpEnumFunc, LONG_PTR lParam);
BOOL WINAPI EnumResourceNamesExW(_In_opt_ HMODULE hModule, _Names_(RT) _In_ LPCWSTR lpType, ENUMRESNAMEPROCW lpEnumFunc,
    LONG_PTR lParam, _Show_(hex) DWORD dwFlags, LANGID LangId);
BOOL WINAPI EnumResourceNamesW(_In_opt_ HMODULE hModule, _Names_(RT) _In_ LPCWSTR lpType, ENUMRESNAMEPROCW lpEnumFunc,
    LONG_PTR lParam) _Fails_(zero, last_error);
BOOL WINAPI EnumResourceTypesExW(_In_opt_ HMODULE hModule, ENUMRESTYPEPROCW lpEnumFunc, LONG_PTR lParam,
    _Show_(hex) DWORD dwFlags, LANGID LangId);
BOOL WINAPI EnumResourceTypesW(_In_opt_ HMODULE hModule, ENUMRESTYPEPROCW lpEnumFunc, LONG_PTR lParam);
HRSRC WINAPI FindResourceExW(_In_opt_ HMODULE hModule, _Names_(RT) _In_ LPCWSTR lpType, _In_ LPCWSTR lpName,
    WORD wLanguage) _Fails_(zero, last_error);
HRSRC WINAPI FindResourceW(_In_opt_ HMODULE hModule, _In_ LPCWSTR lpName,
    _Names_(RT) _In_ LPCWSTR lpType) _Fails_(zero, last_error);
BOOL WINAPI FreeLibrary(_Closes_ HMODULE hLibModule) _Handles_;
void WINAPI FreeLibraryAndExitThread(_Closes_ HMODULE hLibModule, DWORD dwExitCode) _Noreturn_;
BOOL WINAPI FreeResource(_In_ HGLOBAL hResData) _Fails_(nonzero, none);
DWORD WINAPI GetDllDirectoryW(DWORD nBufferLength,
    _Out_writes_opt_(nBufferLength) LPWSTR lpBuffer) _Fails_(last_error, last_error);
DWORD WINAPI GetModuleFileNameW(_In_opt_ HMODULE hModule, _Out_writes_(nSize) LPWSTR lpFilename,
    DWORD nSize) _Fails_(zero, last_error);
BOOL WINAPI GetModuleHandleExW(_Show_(hex) DWORD dwFlags, _In_opt_ LPCWSTR lpModuleName, _Out_ HMODULE *phModule);
HMODULE WINAPI GetModuleHandleW(_In_opt_ LPCWSTR lpModuleName);
FARPROC WINAPI GetProcAddress(HMODULE hModule, _In_ LPCSTR lpProcName) _Fails_(zero, last_error);
HMODULE WINAPI LoadLibraryExW(_In_ LPCWSTR lpLibFileName, _Reserved_ HANDLE hFile,
    _Names_(LOAD_LIBRARY_FLAGS) DWORD dwFlags) _Opens_;
HMODULE WINAPI LoadLibraryW(_In_ LPCWSTR lpLibFileName) _Opens_;
DWORD WINAPI LoadModule(_In_ LPCSTR lpModuleName, _In_ LPVOID lpParameterBlock);
HMODULE WINAPI LoadPackagedLibrary(_In_ LPCWSTR lpwLibFileName, _Reserved_ DWORD Reserved);
HGLOBAL WINAPI LoadResource(_In_opt_ HMODULE hModule, HRSRC hResInfo);
LPVOID WINAPI LockResource(_In_ HGLOBAL hResData) _Fails_(zero);
BOOL WINAPI RemoveDllDirectory(_In_ DLL_DIRECTORY_COOKIE Cookie);
BOOL WINAPI SetDefaultDllDirectories(_Names_(LOAD_LIBRARY_FLAGS) DWORD DirectoryFlags);
BOOL WINAPI SetDllDirectoryW(_In_opt_ LPCWSTR lpPathName);
DWORD WINAPI SizeofResource(_In_opt_ HMODULE hModule, HRSRC hResInfo) _Fails_(zero, last_error);
BOOL WINAPI UpdateResourceW(HANDLE hUpdate, _Names_(RT) _In_ LPCWSTR lpType, _In_ LPCWSTR lpName, WORD wLanguage,
    _In_reads_bytes_opt_(cb) LPVOID lpData, DWORD cb);
