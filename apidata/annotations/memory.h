// SPDX-License-Identifier: Apache-2.0
// Memory and heaps. Directions, lengths, names of values and failure rules beyond what the types say.

BOOL WINAPI AddSecureMemoryCacheCallback(PSECURE_MEMORY_CACHE_CALLBACK pfnCallBack);
BOOL WINAPI AllocateUserPhysicalPages(HANDLE hProcess, _Inout_ PULONG_PTR NumberOfPages,
    _Out_writes_(*NumberOfPages) PULONG_PTR PageArray);
BOOL WINAPI AllocateUserPhysicalPagesNuma(HANDLE hProcess, _Inout_ PULONG_PTR NumberOfPages,
    _Out_writes_(*NumberOfPages) PULONG_PTR PageArray, DWORD nndPreferred);
HANDLE WINAPI CreateFileMappingFromApp(HANDLE hFile, _In_opt_ PSECURITY_ATTRIBUTES SecurityAttributes,
    _Names_(PAGE_PROTECTION_FLAGS) ULONG PageProtection, ULONG64 MaximumSize, _In_opt_ PCWSTR Name) _Opens_;
HANDLE WINAPI CreateFileMappingNumaW(HANDLE hFile, _In_opt_ LPSECURITY_ATTRIBUTES lpFileMappingAttributes,
    _Names_(PAGE_PROTECTION_FLAGS) DWORD flProtect, DWORD dwMaximumSizeHigh, DWORD dwMaximumSizeLow,
    _In_opt_ LPCWSTR lpName, DWORD nndPreferred) _Opens_;
HANDLE WINAPI CreateFileMappingW(HANDLE hFile, _In_opt_ LPSECURITY_ATTRIBUTES lpFileMappingAttributes,
    _Names_(PAGE_PROTECTION_FLAGS) DWORD flProtect, DWORD dwMaximumSizeHigh, DWORD dwMaximumSizeLow,
    _In_opt_ LPCWSTR lpName) _Opens_;
HANDLE WINAPI CreateMemoryResourceNotification(MEMORY_RESOURCE_NOTIFICATION_TYPE NotificationType) _Opens_;
DWORD WINAPI DiscardVirtualMemory(_Inout_updates_bytes_(Size) PVOID VirtualAddress, SIZE_T Size) _Fails_(nonzero, win32);
BOOL WINAPI FlushViewOfFile(_In_ LPCVOID lpBaseAddress, SIZE_T dwNumberOfBytesToFlush);
BOOL WINAPI FreeUserPhysicalPages(HANDLE hProcess, _Inout_ PULONG_PTR NumberOfPages,
    _In_reads_(*NumberOfPages) PULONG_PTR PageArray);
SIZE_T WINAPI GetLargePageMinimum(void);
BOOL WINAPI GetMemoryErrorHandlingCapabilities(_Out_ PULONG Capabilities);
HANDLE WINAPI GetProcessHeap(void);
DWORD WINAPI GetProcessHeaps(DWORD NumberOfHeaps,
    _Out_writes_(NumberOfHeaps) PHANDLE ProcessHeaps) _Fails_(zero, last_error);
BOOL WINAPI GetProcessWorkingSetSizeEx(HANDLE hProcess, _Out_ PSIZE_T lpMinimumWorkingSetSize,
    _Out_ PSIZE_T lpMaximumWorkingSetSize, _Out_ PDWORD Flags) _Fails_(zero, last_error);
BOOL WINAPI GetSystemFileCacheSize(_Out_ PSIZE_T lpMinimumFileCacheSize, _Out_ PSIZE_T lpMaximumFileCacheSize,
    _Out_ PDWORD lpFlags);
UINT WINAPI GetWriteWatch(_Show_(hex) DWORD dwFlags, _In_ PVOID lpBaseAddress, SIZE_T dwRegionSize,
    _Out_writes_opt_(*lpdwCount) PVOID *lpAddresses, _Inout_opt_ ULONG_PTR *lpdwCount,
    _Out_opt_ LPDWORD lpdwGranularity) _Fails_(nonzero, none);
HGLOBAL WINAPI GlobalAlloc(_Names_(GLOBAL_ALLOC_FLAGS) UINT uFlags, SIZE_T dwBytes);
UINT WINAPI GlobalFlags(_In_ HGLOBAL hMem) _Fails_(value(0x8000), last_error);
HGLOBAL WINAPI GlobalFree(_In_opt_ HGLOBAL hMem) _Fails_(nonzero, last_error);
HGLOBAL WINAPI GlobalHandle(_In_ LPCVOID pMem);
LPVOID WINAPI GlobalLock(_In_ HGLOBAL hMem);
HGLOBAL WINAPI GlobalReAlloc(_In_ HGLOBAL hMem, SIZE_T dwBytes, _Show_(hex) UINT uFlags);
SIZE_T WINAPI GlobalSize(_In_ HGLOBAL hMem) _Fails_(zero, last_error);
BOOL WINAPI GlobalUnlock(_In_ HGLOBAL hMem) _Fails_(last_error, last_error);
LPVOID WINAPI HeapAlloc(HANDLE hHeap, _Names_(HEAP_FLAGS) DWORD dwFlags, SIZE_T dwBytes) _Fails_(zero);
SIZE_T WINAPI HeapCompact(HANDLE hHeap, _Names_(HEAP_FLAGS) DWORD dwFlags) _Fails_(zero, last_error);
HANDLE WINAPI HeapCreate(_Names_(HEAP_FLAGS) DWORD flOptions, SIZE_T dwInitialSize, SIZE_T dwMaximumSize) _Opens_;
BOOL WINAPI HeapDestroy(_Closes_ HANDLE hHeap);
BOOL WINAPI HeapFree(HANDLE hHeap, _Names_(HEAP_FLAGS) DWORD dwFlags, _In_opt_ LPVOID lpMem);
BOOL WINAPI HeapLock(HANDLE hHeap);
BOOL WINAPI HeapQueryInformation(_In_opt_ HANDLE HeapHandle, HEAP_INFORMATION_CLASS HeapInformationClass,
    _Out_writes_bytes_to_opt_(HeapInformationLength, *ReturnLength) PVOID HeapInformation, SIZE_T HeapInformationLength,
    _Out_opt_ PSIZE_T ReturnLength);
LPVOID WINAPI HeapReAlloc(HANDLE hHeap, _Names_(HEAP_FLAGS) DWORD dwFlags, _In_opt_ LPVOID lpMem,
    SIZE_T dwBytes) _Fails_(zero);
BOOL WINAPI HeapSetInformation(_In_opt_ HANDLE HeapHandle, HEAP_INFORMATION_CLASS HeapInformationClass,
    _In_reads_bytes_opt_(HeapInformationLength) PVOID HeapInformation, SIZE_T HeapInformationLength);
SIZE_T WINAPI HeapSize(HANDLE hHeap, _Names_(HEAP_FLAGS) DWORD dwFlags, _In_ LPCVOID lpMem) _Fails_(minus_one, none);
BOOL WINAPI HeapSummary(HANDLE hHeap, _Show_(hex) DWORD dwFlags, _Out_ LPHEAP_SUMMARY lpSummary) _Fails_(zero);
BOOL WINAPI HeapUnlock(HANDLE hHeap);
BOOL WINAPI HeapValidate(HANDLE hHeap, _Names_(HEAP_FLAGS) DWORD dwFlags, _In_opt_ LPCVOID lpMem) _Fails_(never);
BOOL WINAPI HeapWalk(HANDLE hHeap, _Inout_ LPPROCESS_HEAP_ENTRY lpEntry);
BOOL WINAPI IsBadCodePtr(_In_opt_ FARPROC lpfn) _Fails_(never);
BOOL WINAPI IsBadReadPtr(_In_opt_ const void *lp, UINT_PTR ucb) _Fails_(never) _Hot_;
BOOL WINAPI IsBadStringPtrW(_In_opt_ LPCWSTR lpsz, UINT_PTR ucchMax) _Fails_(never);
BOOL WINAPI IsBadWritePtr(_In_opt_ LPVOID lp, UINT_PTR ucb) _Fails_(never);
HLOCAL WINAPI LocalAlloc(_Names_(LOCAL_ALLOC_FLAGS) UINT uFlags, SIZE_T uBytes);
UINT WINAPI LocalFlags(_In_ HLOCAL hMem) _Fails_(value(0x8000), last_error);
HLOCAL WINAPI LocalFree(_In_opt_ HLOCAL hMem) _Fails_(nonzero, last_error);
HLOCAL WINAPI LocalHandle(_In_ LPCVOID pMem);
LPVOID WINAPI LocalLock(_In_ HLOCAL hMem);
HLOCAL WINAPI LocalReAlloc(_In_opt_ HLOCAL hMem, SIZE_T uBytes, _Show_(hex) UINT uFlags);
SIZE_T WINAPI LocalSize(_In_ HLOCAL hMem) _Fails_(zero, last_error);
BOOL WINAPI LocalUnlock(_In_ HLOCAL hMem) _Fails_(last_error, last_error);
BOOL WINAPI MapUserPhysicalPages(_In_ PVOID VirtualAddress, ULONG_PTR NumberOfPages,
    _In_reads_opt_(NumberOfPages) PULONG_PTR PageArray);
BOOL WINAPI MapUserPhysicalPagesScatter(_In_reads_(NumberOfPages) PVOID *VirtualAddresses, ULONG_PTR NumberOfPages,
    _In_reads_opt_(NumberOfPages) PULONG_PTR PageArray);
LPVOID WINAPI MapViewOfFile(HANDLE hFileMappingObject, _Names_(FILE_MAP) DWORD dwDesiredAccess, DWORD dwFileOffsetHigh,
    DWORD dwFileOffsetLow, SIZE_T dwNumberOfBytesToMap);
PVOID WINAPI MapViewOfFile3FromApp(HANDLE FileMapping, _In_opt_ HANDLE Process, _In_opt_ PVOID BaseAddress,
    ULONG64 Offset, SIZE_T ViewSize, _Names_(VIRTUAL_ALLOCATION_TYPE) ULONG AllocationType, ULONG PageProtection,
    _Inout_updates_opt_(ParameterCount) MEM_EXTENDED_PARAMETER *ExtendedParameters, ULONG ParameterCount);
LPVOID WINAPI MapViewOfFileEx(HANDLE hFileMappingObject, _Names_(FILE_MAP) DWORD dwDesiredAccess,
    DWORD dwFileOffsetHigh, DWORD dwFileOffsetLow, SIZE_T dwNumberOfBytesToMap, _In_opt_ LPVOID lpBaseAddress);
LPVOID WINAPI MapViewOfFileExNuma(HANDLE hFileMappingObject, _Names_(FILE_MAP) DWORD dwDesiredAccess,
    DWORD dwFileOffsetHigh, DWORD dwFileOffsetLow, SIZE_T dwNumberOfBytesToMap, _In_opt_ LPVOID lpBaseAddress,
    DWORD nndPreferred);
PVOID WINAPI MapViewOfFileFromApp(HANDLE hFileMappingObject, _Names_(FILE_MAP) ULONG DesiredAccess, ULONG64 FileOffset,
    SIZE_T NumberOfBytesToMap);
DWORD WINAPI OfferVirtualMemory(_Inout_updates_bytes_(Size) PVOID VirtualAddress, SIZE_T Size, OFFER_PRIORITY Priority) _Fails_(nonzero, win32);
HANDLE WINAPI OpenFileMappingFromApp(_Show_(hex) ULONG DesiredAccess, BOOL InheritHandle, _In_ PCWSTR Name) _Opens_;
HANDLE WINAPI OpenFileMappingW(_Show_(hex) DWORD dwDesiredAccess, BOOL bInheritHandle, _In_ LPCWSTR lpName) _Opens_;
BOOL WINAPI PrefetchVirtualMemory(HANDLE hProcess, ULONG_PTR NumberOfEntries,
    _In_reads_(NumberOfEntries) PWIN32_MEMORY_RANGE_ENTRY VirtualAddresses, _Show_(hex) ULONG Flags);
BOOL WINAPI QueryMemoryResourceNotification(HANDLE ResourceNotificationHandle, _Out_ PBOOL ResourceState);
BOOL WINAPI ReadProcessMemory(HANDLE hProcess, _In_ LPCVOID lpBaseAddress,
    _Out_writes_bytes_to_(nSize, *lpNumberOfBytesRead) LPVOID lpBuffer, SIZE_T nSize,
    _Out_opt_ SIZE_T *lpNumberOfBytesRead);
DWORD WINAPI ReclaimVirtualMemory(_In_reads_bytes_(Size) PVOID VirtualAddress, SIZE_T Size) _Fails_(nonzero, win32);
PVOID WINAPI RegisterBadMemoryNotification(PBAD_MEMORY_CALLBACK_ROUTINE Callback) _Fails_(zero);
BOOL WINAPI RemoveSecureMemoryCacheCallback(PSECURE_MEMORY_CACHE_CALLBACK pfnCallBack) _Fails_(zero);
UINT WINAPI ResetWriteWatch(_In_ LPVOID lpBaseAddress, SIZE_T dwRegionSize) _Fails_(nonzero, none);
BOOL WINAPI SetProcessValidCallTargets(HANDLE hProcess, _In_ PVOID VirtualAddress, SIZE_T RegionSize,
    ULONG NumberOfOffsets, _Inout_updates_(NumberOfOffsets) PCFG_CALL_TARGET_INFO OffsetInformation);
BOOL WINAPI SetProcessValidCallTargetsForMappedView(HANDLE Process, _In_ PVOID VirtualAddress, SIZE_T RegionSize,
    ULONG NumberOfOffsets, _Inout_updates_(NumberOfOffsets) PCFG_CALL_TARGET_INFO OffsetInformation, HANDLE Section,
    ULONG64 ExpectedFileOffset) _Fails_(zero);
BOOL WINAPI SetProcessWorkingSetSizeEx(HANDLE hProcess, SIZE_T dwMinimumWorkingSetSize, SIZE_T dwMaximumWorkingSetSize,
    _Show_(hex) DWORD Flags);
BOOL WINAPI SetSystemFileCacheSize(SIZE_T MinimumFileCacheSize, SIZE_T MaximumFileCacheSize, _Show_(hex) DWORD Flags);
BOOL WINAPI UnmapViewOfFile(_In_ LPCVOID lpBaseAddress);
BOOL WINAPI UnmapViewOfFile2(HANDLE Process, _In_ PVOID BaseAddress, ULONG UnmapFlags);
BOOL WINAPI UnmapViewOfFileEx(_In_ PVOID BaseAddress, ULONG UnmapFlags);
BOOL WINAPI UnregisterBadMemoryNotification(_In_ PVOID RegistrationHandle);
LPVOID WINAPI VirtualAlloc(_In_opt_ LPVOID lpAddress, SIZE_T dwSize,
    _Names_(VIRTUAL_ALLOCATION_TYPE) DWORD flAllocationType, _Names_(PAGE_PROTECTION_FLAGS) DWORD flProtect);
PVOID WINAPI VirtualAlloc2FromApp(_In_opt_ HANDLE Process, _In_opt_ PVOID BaseAddress, SIZE_T Size,
    _Names_(VIRTUAL_ALLOCATION_TYPE) ULONG AllocationType, ULONG PageProtection,
    _Inout_updates_opt_(ParameterCount) MEM_EXTENDED_PARAMETER *ExtendedParameters, ULONG ParameterCount);
LPVOID WINAPI VirtualAllocEx(HANDLE hProcess, _In_opt_ LPVOID lpAddress, SIZE_T dwSize,
    _Names_(VIRTUAL_ALLOCATION_TYPE) DWORD flAllocationType, _Names_(PAGE_PROTECTION_FLAGS) DWORD flProtect);
LPVOID WINAPI VirtualAllocExNuma(HANDLE hProcess, _In_opt_ LPVOID lpAddress, SIZE_T dwSize,
    _Names_(VIRTUAL_ALLOCATION_TYPE) DWORD flAllocationType, DWORD flProtect, DWORD nndPreferred);
PVOID WINAPI VirtualAllocFromApp(_In_opt_ PVOID BaseAddress, SIZE_T Size,
    _Names_(VIRTUAL_ALLOCATION_TYPE) ULONG AllocationType, ULONG Protection);
BOOL WINAPI VirtualFree(_Inout_ LPVOID lpAddress, SIZE_T dwSize, _Names_(VIRTUAL_FREE_TYPE) DWORD dwFreeType);
BOOL WINAPI VirtualFreeEx(HANDLE hProcess, _Inout_ LPVOID lpAddress, SIZE_T dwSize,
    _Names_(VIRTUAL_FREE_TYPE) DWORD dwFreeType);
BOOL WINAPI VirtualLock(_In_ LPVOID lpAddress, SIZE_T dwSize);
BOOL WINAPI VirtualProtect(_In_ LPVOID lpAddress, SIZE_T dwSize, _Names_(PAGE_PROTECTION_FLAGS) DWORD flNewProtect,
    _Out_ _Names_(PAGE_PROTECTION_FLAGS) PDWORD lpflOldProtect);
BOOL WINAPI VirtualProtectEx(HANDLE hProcess, _In_ LPVOID lpAddress, SIZE_T dwSize,
    _Names_(PAGE_PROTECTION_FLAGS) DWORD flNewProtect, _Out_ _Names_(PAGE_PROTECTION_FLAGS) PDWORD lpflOldProtect);
BOOL WINAPI VirtualProtectFromApp(_In_ PVOID Address, SIZE_T Size, ULONG NewProtection, _Out_ PULONG OldProtection);
SIZE_T WINAPI VirtualQuery(_In_opt_ LPCVOID lpAddress, _Out_writes_bytes_(dwLength) PMEMORY_BASIC_INFORMATION lpBuffer,
    SIZE_T dwLength) _Fails_(zero, last_error);
SIZE_T WINAPI VirtualQueryEx(HANDLE hProcess, _In_opt_ LPCVOID lpAddress,
    _Out_writes_bytes_(dwLength) PMEMORY_BASIC_INFORMATION lpBuffer, SIZE_T dwLength) _Fails_(zero, last_error);
BOOL WINAPI VirtualUnlock(_In_ LPVOID lpAddress, SIZE_T dwSize);
BOOL WINAPI VirtualUnlockEx(_In_opt_ HANDLE Process, _In_ LPVOID Address, SIZE_T Size) _Fails_(zero, last_error);
BOOL WINAPI WriteProcessMemory(HANDLE hProcess, _In_ LPVOID lpBaseAddress, _In_reads_bytes_(nSize) LPCVOID lpBuffer,
    SIZE_T nSize, _Out_opt_ SIZE_T *lpNumberOfBytesWritten);
