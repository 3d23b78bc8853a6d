// SPDX-License-Identifier: Apache-2.0
// Files, folders, volumes, pipes and devices.
HANDLE WINAPI CreateFileW(_In_ LPCWSTR lpFileName, _In_ _Show_(hex) DWORD dwDesiredAccess, _In_ _Names_(FILE_SHARE_MODE) DWORD dwShareMode, _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes, _In_ DWORD dwCreationDisposition, _In_ _Show_(hex) DWORD dwFlagsAndAttributes, _In_opt_ HANDLE hTemplateFile) _Fails_(minus_one, last_error) _Opens_;
WINBOOL WINAPI ReadFile(_In_ HANDLE hFile, _Out_writes_bytes_to_opt_(nNumberOfBytesToRead, *lpNumberOfBytesRead) LPVOID lpBuffer, _In_ DWORD nNumberOfBytesToRead, _Out_opt_ LPDWORD lpNumberOfBytesRead, _Inout_opt_ LPOVERLAPPED lpOverlapped);
