// SPDX-License-Identifier: Apache-2.0
// Functions of ntdll that the SDK documents. Directions, lengths, names of values and failure rules beyond what the types say.

NTSTATUS WINAPI NtNotifyChangeMultipleKeys(HANDLE MasterKeyHandle, ULONG Count,
    _In_reads_opt_(Count) OBJECT_ATTRIBUTES SubordinateObjects[], _In_opt_ HANDLE Event,
    _In_opt_ PIO_APC_ROUTINE ApcRoutine, _In_opt_ PVOID ApcContext, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    ULONG CompletionFilter, BOOLEAN WatchTree, _Out_writes_bytes_opt_(BufferSize) PVOID Buffer, ULONG BufferSize,
    BOOLEAN Asynchronous);
NTSTATUS WINAPI NtQueryMultipleValueKey(HANDLE KeyHandle, _Inout_updates_(EntryCount) PKEY_VALUE_ENTRY ValueEntries,
    ULONG EntryCount, _Out_writes_bytes_(*BufferLength) PVOID ValueBuffer, _Inout_ PULONG BufferLength,
    _Out_opt_ PULONG RequiredBufferLength);
NTSTATUS WINAPI NtSetInformationKey(HANDLE KeyHandle, KEY_SET_INFORMATION_CLASS KeySetInformationClass,
    _In_reads_bytes_(KeySetInformationLength) PVOID KeySetInformation, ULONG KeySetInformationLength);
NTSTATUS WINAPI RtlAnsiStringToUnicodeString(_Inout_ PUNICODE_STRING DestinationString,
    _Inout_ PCANSI_STRING SourceString, BOOLEAN AllocateDestinationString);
void WINAPI RtlCaptureContext(_Out_ PCONTEXT ContextRecord);
WORD WINAPI RtlCaptureStackBackTrace(DWORD FramesToSkip, DWORD FramesToCapture,
    _Out_writes_(FramesToCapture) PVOID *BackTrace, _Out_opt_ PDWORD BackTraceHash);
NTSTATUS WINAPI RtlCharToInteger(_In_ PCSZ String, ULONG Base, _Inout_ PULONG Value);
SIZE_T WINAPI RtlCompareMemory(_In_ const void *Source1, _In_ const void *Source2, SIZE_T Length);
NTSTATUS WINAPI RtlConvertSidToUnicodeString(_Inout_ PUNICODE_STRING UnicodeString, _In_ PSID Sid,
    BOOLEAN AllocateDestinationString);
DWORD WINAPI RtlCrc32(_In_reads_bytes_(Size) const void *Buffer, size_t Size, DWORD InitialCrc);
ULONGLONG WINAPI RtlCrc64(_In_reads_bytes_(Size) const void *Buffer, size_t Size, ULONGLONG InitialCrc);
PSLIST_ENTRY WINAPI RtlFirstEntrySList(_In_ const SLIST_HEADER *ListHead) _Fails_(never);
BOOLEAN WINAPI RtlGetProductInfo(DWORD OSMajorVersion, DWORD OSMinorVersion, DWORD SpMajorVersion, DWORD SpMinorVersion,
    _Out_ PDWORD ReturnedProductType);
NTSTATUS WINAPI RtlInitAnsiStringEx(_Inout_ PANSI_STRING DestinationString, _In_ PCSZ SourceString);
NTSTATUS WINAPI RtlInitStringEx(_Inout_ PSTRING DestinationString, _In_ PCSZ SourceString);
void WINAPI RtlInitializeSListHead(_Out_ PSLIST_HEADER ListHead);
PSLIST_ENTRY WINAPI RtlInterlockedFlushSList(_Inout_ PSLIST_HEADER ListHead) _Fails_(never);
PSLIST_ENTRY WINAPI RtlInterlockedPopEntrySList(_Inout_ PSLIST_HEADER ListHead) _Fails_(never);
PSLIST_ENTRY WINAPI RtlInterlockedPushEntrySList(_Inout_ PSLIST_HEADER ListHead,
    _Inout_ PSLIST_ENTRY ListEntry) _Fails_(never);
PSLIST_ENTRY WINAPI RtlInterlockedPushListSListEx(_Inout_ PSLIST_HEADER ListHead, _Inout_ PSLIST_ENTRY List,
    _Inout_ PSLIST_ENTRY ListEnd, DWORD Count) _Fails_(never);
LONG WINAPI RtlIpv4AddressToStringExW(_In_ const IN_ADDR *Address, USHORT Port,
    _Out_writes_(*AddressStringLength) LPWSTR AddressString, _Inout_ PULONG AddressStringLength);
LPWSTR WINAPI RtlIpv4AddressToStringW(_In_ const IN_ADDR *Addr, _Out_writes_(16) LPWSTR S) _Fails_(never);
LONG WINAPI RtlIpv4StringToAddressExW(_In_ PCWSTR AddressString, BOOLEAN Strict, _Out_ IN_ADDR *Address,
    _Out_ PUSHORT Port);
LONG WINAPI RtlIpv4StringToAddressW(_In_ PCWSTR S, BOOLEAN Strict, _Out_ LPWSTR *Terminator, _Out_ IN_ADDR *Addr);
LONG WINAPI RtlIpv6AddressToStringExW(_In_ const IN6_ADDR *Address, ULONG ScopeId, USHORT Port,
    _Out_writes_(*AddressStringLength) LPWSTR AddressString, _Inout_ PULONG AddressStringLength);
LPWSTR WINAPI RtlIpv6AddressToStringW(_In_ const IN6_ADDR *Addr, _Out_writes_(46) LPWSTR S) _Fails_(never);
LONG WINAPI RtlIpv6StringToAddressExW(_In_ PCWSTR AddressString, _Out_ IN6_ADDR *Address, _Out_ PULONG ScopeId,
    _Out_ PUSHORT Port);
BOOLEAN WINAPI RtlIsNameLegalDOS8Dot3(_Inout_ PUNICODE_STRING Name, _Inout_ POEM_STRING OemName,
    _Inout_ PBOOLEAN NameContainsSpaces);
NTSTATUS WINAPI RtlLocalTimeToSystemTime(_Inout_ PLARGE_INTEGER LocalTime, _Inout_ PLARGE_INTEGER SystemTime);
ULONG WINAPI RtlNtStatusToDosError(NTSTATUS Status);
PVOID WINAPI RtlPcToFileHeader(_In_ PVOID PcValue, _Out_ PVOID *BaseOfImage) _Fails_(never);
WORD WINAPI RtlQueryDepthSList(_In_ PSLIST_HEADER ListHead);
BOOLEAN WINAPI RtlTimeToSecondsSince1970(_In_ _Show_(utc_time) PLARGE_INTEGER Time, _Out_ PULONG ElapsedSeconds);
NTSTATUS WINAPI RtlUnicodeStringToAnsiString(_Inout_ PANSI_STRING DestinationString, _In_ PCUNICODE_STRING SourceString,
    BOOLEAN AllocateDestinationString);
NTSTATUS WINAPI RtlUnicodeStringToOemString(_Inout_ POEM_STRING DestinationString, _In_ PCUNICODE_STRING SourceString,
    BOOLEAN AllocateDestinationString);
NTSTATUS WINAPI RtlUnicodeToMultiByteSize(_Out_ PULONG BytesInMultiByteString,
    _In_reads_bytes_(BytesInUnicodeString) PWCH UnicodeString, ULONG BytesInUnicodeString);
ULONG WINAPI RtlUniform(_Inout_ PULONG Seed);
void WINAPI RtlUnwind(_In_opt_ PVOID TargetFrame, _In_opt_ PVOID TargetIp, _In_opt_ PEXCEPTION_RECORD ExceptionRecord,
    _In_ PVOID ReturnValue);
