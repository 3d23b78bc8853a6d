// SPDX-License-Identifier: Apache-2.0
// The native API of ntdll: system calls, strings, paths, loader, heaps. Documented in the driver kit and by what programs pass; the
// groups are stated for each function. NTSTATUS results fail by themselves.

// ---- Files
NTSTATUS NTAPI NtCreateFile(_Out_ _Opens_ PHANDLE FileHandle, _Names_(FILE_ACCESS) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _In_opt_ PLARGE_INTEGER AllocationSize, _Names_(FILE_FLAGS_AND_ATTRIBUTES) ULONG FileAttributes,
    _Names_(FILE_SHARE_MODE) ULONG ShareAccess, _Names_(NT_CREATE_DISPOSITION) ULONG CreateDisposition,
    _Names_(NT_CREATE_OPTIONS) ULONG CreateOptions, _In_reads_bytes_opt_(EaLength) PVOID EaBuffer, ULONG EaLength)
    _Group_(file) _Handles_;
NTSTATUS NTAPI NtOpenFile(_Out_ _Opens_ PHANDLE FileHandle, _Names_(FILE_ACCESS) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _Names_(FILE_SHARE_MODE) ULONG ShareAccess, _Names_(NT_CREATE_OPTIONS) ULONG OpenOptions) _Group_(file) _Handles_;
NTSTATUS NTAPI NtCreateNamedPipeFile(_Out_ _Opens_ PHANDLE FileHandle, _Names_(FILE_ACCESS) ULONG DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _Names_(FILE_SHARE_MODE) ULONG ShareAccess, _Names_(NT_CREATE_DISPOSITION) ULONG CreateDisposition,
    _Names_(NT_CREATE_OPTIONS) ULONG CreateOptions, ULONG NamedPipeType, ULONG ReadMode, ULONG CompletionMode,
    ULONG MaximumInstances, ULONG InboundQuota, ULONG OutboundQuota, _In_opt_ _Show_(utc_time) PLARGE_INTEGER DefaultTimeout)
    _Group_(file) _Handles_;
NTSTATUS NTAPI NtCreateMailslotFile(_Out_ _Opens_ PHANDLE FileHandle, _Names_(FILE_ACCESS) ULONG DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _Names_(NT_CREATE_OPTIONS) ULONG CreateOptions, ULONG MailslotQuota, ULONG MaximumMessageSize,
    _In_opt_ _Show_(utc_time) PLARGE_INTEGER ReadTimeout) _Group_(file) _Handles_;
NTSTATUS NTAPI NtReadFile(HANDLE FileHandle, _In_opt_ HANDLE Event, _In_opt_ PIO_APC_ROUTINE ApcRoutine,
    _In_opt_ PVOID ApcContext, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _Out_writes_bytes_to_(Length, IoStatusBlock->Information) PVOID Buffer, ULONG Length,
    _In_opt_ PLARGE_INTEGER ByteOffset, _In_opt_ PULONG Key) _Group_(file);
NTSTATUS NTAPI NtWriteFile(HANDLE FileHandle, _In_opt_ HANDLE Event, _In_opt_ PIO_APC_ROUTINE ApcRoutine,
    _In_opt_ PVOID ApcContext, _Out_ PIO_STATUS_BLOCK IoStatusBlock, _In_reads_bytes_(Length) const void *Buffer,
    ULONG Length, _In_opt_ PLARGE_INTEGER ByteOffset, _In_opt_ PULONG Key) _Group_(file);
NTSTATUS NTAPI NtDeviceIoControlFile(HANDLE FileHandle, _In_opt_ HANDLE Event, _In_opt_ PIO_APC_ROUTINE ApcRoutine,
    _In_opt_ PVOID ApcContext, _Out_ PIO_STATUS_BLOCK IoStatusBlock, _Names_(IOCTL) ULONG IoControlCode,
    _In_reads_bytes_opt_(InputBufferLength) PVOID InputBuffer, ULONG InputBufferLength,
    _Out_writes_bytes_to_opt_(OutputBufferLength, IoStatusBlock->Information) PVOID OutputBuffer,
    ULONG OutputBufferLength) _Group_(file);
NTSTATUS NTAPI NtFsControlFile(HANDLE FileHandle, _In_opt_ HANDLE Event, _In_opt_ PIO_APC_ROUTINE ApcRoutine,
    _In_opt_ PVOID ApcContext, _Out_ PIO_STATUS_BLOCK IoStatusBlock, _Names_(IOCTL) ULONG FsControlCode,
    _In_reads_bytes_opt_(InputBufferLength) PVOID InputBuffer, ULONG InputBufferLength,
    _Out_writes_bytes_to_opt_(OutputBufferLength, IoStatusBlock->Information) PVOID OutputBuffer,
    ULONG OutputBufferLength) _Group_(file);
NTSTATUS NTAPI NtQueryInformationFile(HANDLE FileHandle, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _Out_writes_bytes_to_(Length, IoStatusBlock->Information) PVOID FileInformation, ULONG Length,
    FILE_INFORMATION_CLASS FileInformationClass) _Group_(file);
NTSTATUS NTAPI NtSetInformationFile(HANDLE FileHandle, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _In_reads_bytes_(Length) PVOID FileInformation, ULONG Length, FILE_INFORMATION_CLASS FileInformationClass)
    _Group_(file);
NTSTATUS NTAPI NtQueryVolumeInformationFile(HANDLE FileHandle, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _Out_writes_bytes_to_(Length, IoStatusBlock->Information) PVOID FsInformation, ULONG Length,
    FS_INFORMATION_CLASS FsInformationClass) _Group_(file);
NTSTATUS NTAPI NtQueryDirectoryFile(HANDLE FileHandle, _In_opt_ HANDLE Event, _In_opt_ PIO_APC_ROUTINE ApcRoutine,
    _In_opt_ PVOID ApcContext, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _Out_writes_bytes_to_(Length, IoStatusBlock->Information) PVOID FileInformation, ULONG Length,
    FILE_INFORMATION_CLASS FileInformationClass, BOOLEAN ReturnSingleEntry, _In_opt_ PUNICODE_STRING FileName,
    BOOLEAN RestartScan) _Group_(file);
NTSTATUS NTAPI NtNotifyChangeDirectoryFile(HANDLE FileHandle, _In_opt_ HANDLE Event,
    _In_opt_ PIO_APC_ROUTINE ApcRoutine, _In_opt_ PVOID ApcContext, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _Out_writes_bytes_to_(Length, IoStatusBlock->Information) PVOID Buffer, ULONG Length,
    _Names_(FILE_NOTIFY_CHANGE) ULONG CompletionFilter, BOOLEAN WatchTree) _Group_(file);
NTSTATUS NTAPI NtQueryAttributesFile(_In_ POBJECT_ATTRIBUTES ObjectAttributes,
    _Out_ FILE_BASIC_INFORMATION_NT *FileInformation) _Group_(file);
NTSTATUS NTAPI NtQueryFullAttributesFile(_In_ POBJECT_ATTRIBUTES ObjectAttributes,
    _Out_ FILE_NETWORK_OPEN_INFORMATION_NT *FileInformation) _Group_(file);
NTSTATUS NTAPI NtDeleteFile(_In_ POBJECT_ATTRIBUTES ObjectAttributes) _Group_(file);
NTSTATUS NTAPI NtFlushBuffersFile(HANDLE FileHandle, _Out_ PIO_STATUS_BLOCK IoStatusBlock) _Group_(file);
NTSTATUS NTAPI NtLockFile(HANDLE FileHandle, _In_opt_ HANDLE Event, _In_opt_ PIO_APC_ROUTINE ApcRoutine,
    _In_opt_ PVOID ApcContext, _Out_ PIO_STATUS_BLOCK IoStatusBlock, _In_ PLARGE_INTEGER ByteOffset,
    _In_ PLARGE_INTEGER Length, ULONG Key, BOOLEAN FailImmediately, BOOLEAN ExclusiveLock) _Group_(file);
NTSTATUS NTAPI NtUnlockFile(HANDLE FileHandle, _Out_ PIO_STATUS_BLOCK IoStatusBlock, _In_ PLARGE_INTEGER ByteOffset,
    _In_ PLARGE_INTEGER Length, ULONG Key) _Group_(file);
NTSTATUS NTAPI NtCancelIoFile(HANDLE FileHandle, _Out_ PIO_STATUS_BLOCK IoStatusBlock) _Group_(file);
NTSTATUS NTAPI NtCancelIoFileEx(HANDLE FileHandle, _In_opt_ PIO_STATUS_BLOCK IoRequestToCancel,
    _Out_ PIO_STATUS_BLOCK IoStatusBlock) _Group_(file);
NTSTATUS NTAPI NtQueryEaFile(HANDLE FileHandle, _Out_ PIO_STATUS_BLOCK IoStatusBlock,
    _Out_writes_bytes_to_(Length, IoStatusBlock->Information) PVOID Buffer, ULONG Length, BOOLEAN ReturnSingleEntry,
    _In_reads_bytes_opt_(EaListLength) PVOID EaList, ULONG EaListLength, _In_opt_ PULONG EaIndex, BOOLEAN RestartScan)
    _Group_(file);
NTSTATUS NTAPI NtCreateIoCompletion(_Out_ _Opens_ PHANDLE IoCompletionHandle, _Show_(hex) ACCESS_MASK DesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes, ULONG Count) _Group_(file) _Handles_;
NTSTATUS NTAPI NtRemoveIoCompletion(HANDLE IoCompletionHandle, _Out_ PVOID *KeyContext, _Out_ PVOID *ApcContext,
    _Out_ PIO_STATUS_BLOCK IoStatusBlock, _In_opt_ _Show_(utc_time) PLARGE_INTEGER Timeout) _Group_(file);
NTSTATUS NTAPI NtSetIoCompletion(HANDLE IoCompletionHandle, PVOID KeyContext, PVOID ApcContext, NTSTATUS IoStatus,
    ULONG_PTR IoStatusInformation) _Group_(file);

// ---- Registry
NTSTATUS NTAPI NtCreateKey(_Out_ _Opens_ PHANDLE KeyHandle, _Names_(REG_SAM_FLAGS) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes, _Reserved_ ULONG TitleIndex, _In_opt_ PUNICODE_STRING Class,
    _Names_(REG_OPEN_CREATE_OPTIONS) ULONG CreateOptions,
    _Out_opt_ _Names_(REG_CREATE_KEY_DISPOSITION) PULONG Disposition) _Group_(registry) _Handles_;
NTSTATUS NTAPI NtOpenKey(_Out_ _Opens_ PHANDLE KeyHandle, _Names_(REG_SAM_FLAGS) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes) _Group_(registry) _Handles_;
NTSTATUS NTAPI NtOpenKeyEx(_Out_ _Opens_ PHANDLE KeyHandle, _Names_(REG_SAM_FLAGS) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes, _Names_(REG_OPEN_CREATE_OPTIONS) ULONG OpenOptions) _Group_(registry)
    _Handles_;
NTSTATUS NTAPI NtDeleteKey(HANDLE KeyHandle) _Group_(registry);
NTSTATUS NTAPI NtRenameKey(HANDLE KeyHandle, _In_ PUNICODE_STRING NewName) _Group_(registry);
NTSTATUS NTAPI NtFlushKey(HANDLE KeyHandle) _Group_(registry);
NTSTATUS NTAPI NtSaveKey(HANDLE KeyHandle, HANDLE FileHandle) _Group_(registry);
NTSTATUS NTAPI NtLoadKey(_In_ POBJECT_ATTRIBUTES TargetKey, _In_ POBJECT_ATTRIBUTES SourceFile) _Group_(registry);
NTSTATUS NTAPI NtUnloadKey(_In_ POBJECT_ATTRIBUTES TargetKey) _Group_(registry);
NTSTATUS NTAPI NtQueryKey(HANDLE KeyHandle, KEY_INFORMATION_CLASS KeyInformationClass,
    _Out_writes_bytes_to_opt_(Length, *ResultLength) PVOID KeyInformation, ULONG Length, _Out_ PULONG ResultLength)
    _Group_(registry);
NTSTATUS NTAPI NtEnumerateKey(HANDLE KeyHandle, ULONG Index, KEY_INFORMATION_CLASS KeyInformationClass,
    _Out_writes_bytes_to_opt_(Length, *ResultLength) PVOID KeyInformation, ULONG Length, _Out_ PULONG ResultLength)
    _Group_(registry) _Fails_(nt_error, ntstatus);
NTSTATUS NTAPI NtQueryValueKey(HANDLE KeyHandle, _In_ PUNICODE_STRING ValueName,
    KEY_VALUE_INFORMATION_CLASS KeyValueInformationClass,
    _Out_writes_bytes_to_opt_(Length, *ResultLength) PVOID KeyValueInformation, ULONG Length, _Out_ PULONG ResultLength)
    _Group_(registry);
NTSTATUS NTAPI NtEnumerateValueKey(HANDLE KeyHandle, ULONG Index, KEY_VALUE_INFORMATION_CLASS KeyValueInformationClass,
    _Out_writes_bytes_to_opt_(Length, *ResultLength) PVOID KeyValueInformation, ULONG Length, _Out_ PULONG ResultLength)
    _Group_(registry);
NTSTATUS NTAPI NtSetValueKey(HANDLE KeyHandle, _In_ PUNICODE_STRING ValueName, _Reserved_ ULONG TitleIndex,
    _Names_(REG_VALUE_TYPE) ULONG Type, _In_reads_bytes_opt_(DataSize) PVOID Data, ULONG DataSize) _Group_(registry);
NTSTATUS NTAPI NtDeleteValueKey(HANDLE KeyHandle, _In_ PUNICODE_STRING ValueName) _Group_(registry);
NTSTATUS NTAPI NtNotifyChangeKey(HANDLE KeyHandle, _In_opt_ HANDLE Event, _In_opt_ PIO_APC_ROUTINE ApcRoutine,
    _In_opt_ PVOID ApcContext, _Out_ PIO_STATUS_BLOCK IoStatusBlock, _Names_(REG_NOTIFY_FILTER) ULONG CompletionFilter,
    BOOLEAN WatchTree, _Out_writes_bytes_opt_(BufferSize) PVOID Buffer, ULONG BufferSize, BOOLEAN Asynchronous)
    _Group_(registry);

// ---- Processes and threads
NTSTATUS NTAPI NtOpenProcess(_Out_ _Opens_ PHANDLE ProcessHandle, _Names_(PROCESS_ACCESS) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes, _In_opt_ PCLIENT_ID ClientId) _Group_(process) _Handles_;
NTSTATUS NTAPI NtOpenThread(_Out_ _Opens_ PHANDLE ThreadHandle, _Names_(THREAD_ACCESS) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes, _In_opt_ PCLIENT_ID ClientId) _Group_(thread) _Handles_;
NTSTATUS NTAPI NtCreateProcessEx(_Out_ _Opens_ PHANDLE ProcessHandle, _Names_(PROCESS_ACCESS) ACCESS_MASK DesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes, HANDLE ParentProcess, ULONG Flags, _In_opt_ HANDLE SectionHandle,
    _In_opt_ HANDLE DebugPort, _In_opt_ HANDLE TokenHandle, ULONG Reserved) _Group_(process) _Handles_;
NTSTATUS NTAPI NtCreateUserProcess(_Out_ _Opens_ PHANDLE ProcessHandle, _Out_ _Opens_ PHANDLE ThreadHandle,
    _Names_(PROCESS_ACCESS) ACCESS_MASK ProcessDesiredAccess, _Names_(THREAD_ACCESS) ACCESS_MASK ThreadDesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ProcessObjectAttributes, _In_opt_ POBJECT_ATTRIBUTES ThreadObjectAttributes,
    _Show_(hex) ULONG ProcessFlags, _Show_(hex) ULONG ThreadFlags,
    _In_opt_ PRTL_USER_PROCESS_PARAMETERS ProcessParameters, _In_opt_ PVOID CreateInfo, _In_opt_ PVOID AttributeList)
    _Group_(process) _Handles_;
NTSTATUS NTAPI NtCreateThreadEx(_Out_ _Opens_ PHANDLE ThreadHandle, _Names_(THREAD_ACCESS) ACCESS_MASK DesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes, HANDLE ProcessHandle, _Show_(address) PVOID StartRoutine,
    PVOID Argument, _Show_(hex) ULONG CreateFlags, SIZE_T ZeroBits, SIZE_T StackSize, SIZE_T MaximumStackSize,
    _In_opt_ PVOID AttributeList) _Group_(thread) _Handles_;
NTSTATUS NTAPI NtTerminateProcess(_In_opt_ HANDLE ProcessHandle, _Show_(ntstatus) NTSTATUS ExitStatus) _Group_(process);
NTSTATUS NTAPI NtTerminateThread(_In_opt_ HANDLE ThreadHandle, _Show_(ntstatus) NTSTATUS ExitStatus) _Group_(thread);
NTSTATUS NTAPI NtSuspendProcess(HANDLE ProcessHandle) _Group_(process);
NTSTATUS NTAPI NtResumeProcess(HANDLE ProcessHandle) _Group_(process);
NTSTATUS NTAPI NtSuspendThread(HANDLE ThreadHandle, _Out_opt_ PULONG PreviousSuspendCount) _Group_(thread);
NTSTATUS NTAPI NtResumeThread(HANDLE ThreadHandle, _Out_opt_ PULONG PreviousSuspendCount) _Group_(thread);
NTSTATUS NTAPI NtAlertThread(HANDLE ThreadHandle) _Group_(thread);
NTSTATUS NTAPI NtAlertResumeThread(HANDLE ThreadHandle, _Out_opt_ PULONG PreviousSuspendCount) _Group_(thread);
NTSTATUS NTAPI NtGetContextThread(HANDLE ThreadHandle, _Inout_ PCONTEXT ThreadContext) _Group_(thread);
NTSTATUS NTAPI NtSetContextThread(HANDLE ThreadHandle, _In_ PCONTEXT ThreadContext) _Group_(thread);
NTSTATUS NTAPI NtQueueApcThread(HANDLE ThreadHandle, _Show_(address) PVOID ApcRoutine, PVOID ApcArgument1,
    PVOID ApcArgument2, PVOID ApcArgument3) _Group_(thread);
NTSTATUS NTAPI NtDelayExecution(BOOLEAN Alertable, _In_ _Show_(utc_time) PLARGE_INTEGER DelayInterval) _Group_(thread);
NTSTATUS NTAPI NtYieldExecution(void) _Group_(thread) _Fails_(never);
NTSTATUS NTAPI NtTestAlert(void) _Group_(thread);
NTSTATUS NTAPI NtQueryInformationProcess(HANDLE ProcessHandle, PROCESSINFOCLASS ProcessInformationClass,
    _Out_writes_bytes_to_opt_(ProcessInformationLength, *ReturnLength) PVOID ProcessInformation,
    ULONG ProcessInformationLength, _Out_opt_ PULONG ReturnLength) _Group_(process);
NTSTATUS NTAPI NtSetInformationProcess(HANDLE ProcessHandle, PROCESSINFOCLASS ProcessInformationClass,
    _In_reads_bytes_(ProcessInformationLength) PVOID ProcessInformation, ULONG ProcessInformationLength)
    _Group_(process);
NTSTATUS NTAPI NtQueryInformationThread(HANDLE ThreadHandle, THREADINFOCLASS ThreadInformationClass,
    _Out_writes_bytes_to_opt_(ThreadInformationLength, *ReturnLength) PVOID ThreadInformation,
    ULONG ThreadInformationLength, _Out_opt_ PULONG ReturnLength) _Group_(thread);
NTSTATUS NTAPI NtSetInformationThread(HANDLE ThreadHandle, THREADINFOCLASS ThreadInformationClass,
    _In_reads_bytes_(ThreadInformationLength) PVOID ThreadInformation, ULONG ThreadInformationLength) _Group_(thread);
NTSTATUS NTAPI NtOpenProcessToken(HANDLE ProcessHandle, _Names_(TOKEN_ACCESS_MASK) ACCESS_MASK DesiredAccess,
    _Out_ _Opens_ PHANDLE TokenHandle) _Group_(process) _Handles_;
NTSTATUS NTAPI NtOpenProcessTokenEx(HANDLE ProcessHandle, _Names_(TOKEN_ACCESS_MASK) ACCESS_MASK DesiredAccess,
    _Show_(hex) ULONG HandleAttributes, _Out_ _Opens_ PHANDLE TokenHandle) _Group_(process) _Handles_;
NTSTATUS NTAPI NtOpenThreadToken(HANDLE ThreadHandle, _Names_(TOKEN_ACCESS_MASK) ACCESS_MASK DesiredAccess,
    BOOLEAN OpenAsSelf, _Out_ _Opens_ PHANDLE TokenHandle) _Group_(thread) _Handles_;
NTSTATUS NTAPI NtOpenThreadTokenEx(HANDLE ThreadHandle, _Names_(TOKEN_ACCESS_MASK) ACCESS_MASK DesiredAccess,
    BOOLEAN OpenAsSelf, _Show_(hex) ULONG HandleAttributes, _Out_ _Opens_ PHANDLE TokenHandle) _Group_(thread)
    _Handles_;
NTSTATUS NTAPI NtQueryInformationToken(HANDLE TokenHandle, TOKEN_INFORMATION_CLASS TokenInformationClass,
    _Out_writes_bytes_to_opt_(TokenInformationLength, *ReturnLength) PVOID TokenInformation,
    ULONG TokenInformationLength, _Out_ PULONG ReturnLength) _Group_(process);
NTSTATUS NTAPI NtAdjustPrivilegesToken(HANDLE TokenHandle, BOOLEAN DisableAllPrivileges,
    _In_opt_ PTOKEN_PRIVILEGES NewState, ULONG BufferLength,
    _Out_writes_bytes_opt_(BufferLength) PTOKEN_PRIVILEGES PreviousState, _Out_opt_ PULONG ReturnLength)
    _Group_(process);
NTSTATUS NTAPI NtDuplicateToken(HANDLE ExistingTokenHandle, _Names_(TOKEN_ACCESS_MASK) ACCESS_MASK DesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes, BOOLEAN EffectiveOnly, TOKEN_TYPE Type,
    _Out_ _Opens_ PHANDLE NewTokenHandle) _Group_(process) _Handles_;
NTSTATUS NTAPI NtCreateJobObject(_Out_ _Opens_ PHANDLE JobHandle, _Show_(hex) ACCESS_MASK DesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes) _Group_(process) _Handles_;
NTSTATUS NTAPI NtAssignProcessToJobObject(HANDLE JobHandle, HANDLE ProcessHandle) _Group_(process);
NTSTATUS NTAPI NtTerminateJobObject(HANDLE JobHandle, _Show_(ntstatus) NTSTATUS ExitStatus) _Group_(process);
NTSTATUS NTAPI NtFlushInstructionCache(HANDLE ProcessHandle, _In_opt_ LPCVOID BaseAddress, SIZE_T Length)
    _Group_(process);
NTSTATUS NTAPI NtDebugActiveProcess(HANDLE ProcessHandle, HANDLE DebugObjectHandle) _Group_(process);
NTSTATUS NTAPI NtRemoveProcessDebug(HANDLE ProcessHandle, HANDLE DebugObjectHandle) _Group_(process);

// ---- Memory
NTSTATUS NTAPI NtAllocateVirtualMemory(HANDLE ProcessHandle, _Inout_ PVOID *BaseAddress, ULONG_PTR ZeroBits,
    _Inout_ PSIZE_T RegionSize, _Names_(VIRTUAL_ALLOCATION_TYPE) ULONG AllocationType,
    _Names_(PAGE_PROTECTION_FLAGS) ULONG Protect) _Group_(memory);
NTSTATUS NTAPI NtFreeVirtualMemory(HANDLE ProcessHandle, _Inout_ PVOID *BaseAddress, _Inout_ PSIZE_T RegionSize,
    _Names_(VIRTUAL_FREE_TYPE) ULONG FreeType) _Group_(memory);
NTSTATUS NTAPI NtProtectVirtualMemory(HANDLE ProcessHandle, _Inout_ PVOID *BaseAddress, _Inout_ PSIZE_T RegionSize,
    _Names_(PAGE_PROTECTION_FLAGS) ULONG NewProtect, _Out_ _Names_(PAGE_PROTECTION_FLAGS) PULONG OldProtect)
    _Group_(memory);
NTSTATUS NTAPI NtQueryVirtualMemory(HANDLE ProcessHandle, _In_opt_ LPCVOID BaseAddress,
    MEMORY_INFORMATION_CLASS MemoryInformationClass,
    _Out_writes_bytes_to_(MemoryInformationLength, *ReturnLength) PVOID MemoryInformation,
    SIZE_T MemoryInformationLength, _Out_opt_ PSIZE_T ReturnLength) _Group_(memory);
NTSTATUS NTAPI NtReadVirtualMemory(HANDLE ProcessHandle, _In_ LPCVOID BaseAddress,
    _Out_writes_bytes_to_(NumberOfBytesToRead, *NumberOfBytesRead) PVOID Buffer, SIZE_T NumberOfBytesToRead,
    _Out_opt_ PSIZE_T NumberOfBytesRead) _Group_(memory, process);
NTSTATUS NTAPI NtWriteVirtualMemory(HANDLE ProcessHandle, PVOID BaseAddress,
    _In_reads_bytes_(NumberOfBytesToWrite) LPCVOID Buffer, SIZE_T NumberOfBytesToWrite,
    _Out_opt_ PSIZE_T NumberOfBytesWritten) _Group_(memory, process);
NTSTATUS NTAPI NtLockVirtualMemory(HANDLE ProcessHandle, _Inout_ PVOID *BaseAddress, _Inout_ PSIZE_T RegionSize,
    ULONG MapType) _Group_(memory);
NTSTATUS NTAPI NtUnlockVirtualMemory(HANDLE ProcessHandle, _Inout_ PVOID *BaseAddress, _Inout_ PSIZE_T RegionSize,
    ULONG MapType) _Group_(memory);
NTSTATUS NTAPI NtFlushVirtualMemory(HANDLE ProcessHandle, _Inout_ PVOID *BaseAddress, _Inout_ PSIZE_T RegionSize,
    _Out_ PIO_STATUS_BLOCK IoStatus) _Group_(memory);
NTSTATUS NTAPI NtCreateSection(_Out_ _Opens_ PHANDLE SectionHandle, _Names_(SECTION_ACCESS) ACCESS_MASK DesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes, _In_opt_ PLARGE_INTEGER MaximumSize,
    _Names_(PAGE_PROTECTION_FLAGS) ULONG SectionPageProtection, _Names_(SECTION_ATTRIBUTES) ULONG AllocationAttributes,
    _In_opt_ HANDLE FileHandle) _Group_(memory) _Handles_;
NTSTATUS NTAPI NtOpenSection(_Out_ _Opens_ PHANDLE SectionHandle, _Names_(SECTION_ACCESS) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes) _Group_(memory) _Handles_;
NTSTATUS NTAPI NtMapViewOfSection(HANDLE SectionHandle, HANDLE ProcessHandle, _Inout_ PVOID *BaseAddress,
    ULONG_PTR ZeroBits, SIZE_T CommitSize, _Inout_opt_ PLARGE_INTEGER SectionOffset, _Inout_ PSIZE_T ViewSize,
    SECTION_INHERIT InheritDisposition, _Names_(VIRTUAL_ALLOCATION_TYPE) ULONG AllocationType,
    _Names_(PAGE_PROTECTION_FLAGS) ULONG Win32Protect) _Group_(memory);
NTSTATUS NTAPI NtUnmapViewOfSection(HANDLE ProcessHandle, _In_opt_ PVOID BaseAddress) _Group_(memory);
NTSTATUS NTAPI NtUnmapViewOfSectionEx(HANDLE ProcessHandle, _In_opt_ PVOID BaseAddress, _Show_(hex) ULONG Flags)
    _Group_(memory);
NTSTATUS NTAPI NtQuerySection(HANDLE SectionHandle, SECTION_INFORMATION_CLASS SectionInformationClass,
    _Out_writes_bytes_to_(SectionInformationLength, *ReturnLength) PVOID SectionInformation,
    SIZE_T SectionInformationLength, _Out_opt_ PSIZE_T ReturnLength) _Group_(memory);
NTSTATUS NTAPI NtExtendSection(HANDLE SectionHandle, _Inout_ PLARGE_INTEGER NewSectionSize) _Group_(memory);

// ---- Objects and waiting
NTSTATUS NTAPI NtClose(_Closes_ HANDLE Handle) _Group_(file, registry, process) _Handles_;
NTSTATUS NTAPI NtDuplicateObject(HANDLE SourceProcessHandle, HANDLE SourceHandle, _In_opt_ HANDLE TargetProcessHandle,
    _Out_opt_ _Opens_ PHANDLE TargetHandle, _Show_(hex) ACCESS_MASK DesiredAccess, _Show_(hex) ULONG HandleAttributes,
    _Names_(DUPLICATE_HANDLE_OPTIONS) ULONG Options) _Group_(process) _Handles_;
NTSTATUS NTAPI NtQueryObject(_In_opt_ HANDLE Handle, OBJECT_INFORMATION_CLASS ObjectInformationClass,
    _Out_writes_bytes_to_opt_(ObjectInformationLength, *ReturnLength) PVOID ObjectInformation,
    ULONG ObjectInformationLength, _Out_opt_ PULONG ReturnLength) _Group_(process);
NTSTATUS NTAPI NtSetInformationObject(HANDLE Handle, OBJECT_INFORMATION_CLASS ObjectInformationClass,
    _In_reads_bytes_(ObjectInformationLength) PVOID ObjectInformation, ULONG ObjectInformationLength) _Group_(process);
NTSTATUS NTAPI NtMakeTemporaryObject(HANDLE Handle) _Group_(process);
NTSTATUS NTAPI NtWaitForSingleObject(HANDLE Handle, BOOLEAN Alertable, _In_opt_ _Show_(utc_time) PLARGE_INTEGER Timeout) _Group_(sync);
NTSTATUS NTAPI NtWaitForMultipleObjects(ULONG Count, _In_reads_(Count) const HANDLE *Handles, NT_WAIT_TYPE WaitType,
    BOOLEAN Alertable, _In_opt_ _Show_(utc_time) PLARGE_INTEGER Timeout) _Group_(sync);
NTSTATUS NTAPI NtSignalAndWaitForSingleObject(HANDLE SignalHandle, HANDLE WaitHandle, BOOLEAN Alertable,
    _In_opt_ _Show_(utc_time) PLARGE_INTEGER Timeout) _Group_(sync);
NTSTATUS NTAPI NtCreateEvent(_Out_ _Opens_ PHANDLE EventHandle, _Names_(EVENT_ACCESS) ACCESS_MASK DesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes, NT_EVENT_TYPE EventType, BOOLEAN InitialState) _Group_(sync)
    _Handles_;
NTSTATUS NTAPI NtOpenEvent(_Out_ _Opens_ PHANDLE EventHandle, _Names_(EVENT_ACCESS) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes) _Group_(sync) _Handles_;
NTSTATUS NTAPI NtSetEvent(HANDLE EventHandle, _Out_opt_ PLONG PreviousState) _Group_(sync);
NTSTATUS NTAPI NtResetEvent(HANDLE EventHandle, _Out_opt_ PLONG PreviousState) _Group_(sync);
NTSTATUS NTAPI NtClearEvent(HANDLE EventHandle) _Group_(sync);
NTSTATUS NTAPI NtPulseEvent(HANDLE EventHandle, _Out_opt_ PLONG PreviousState) _Group_(sync);
NTSTATUS NTAPI NtQueryEvent(HANDLE EventHandle, EVENT_INFORMATION_CLASS EventInformationClass,
    _Out_writes_bytes_to_(EventInformationLength, *ReturnLength) PVOID EventInformation, ULONG EventInformationLength,
    _Out_opt_ PULONG ReturnLength) _Group_(sync);
NTSTATUS NTAPI NtCreateMutant(_Out_ _Opens_ PHANDLE MutantHandle, _Names_(MUTANT_ACCESS) ACCESS_MASK DesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes, BOOLEAN InitialOwner) _Group_(sync) _Handles_;
NTSTATUS NTAPI NtOpenMutant(_Out_ _Opens_ PHANDLE MutantHandle, _Names_(MUTANT_ACCESS) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes) _Group_(sync) _Handles_;
NTSTATUS NTAPI NtReleaseMutant(HANDLE MutantHandle, _Out_opt_ PLONG PreviousCount) _Group_(sync);
NTSTATUS NTAPI NtCreateSemaphore(_Out_ _Opens_ PHANDLE SemaphoreHandle,
    _Names_(SEMAPHORE_ACCESS) ACCESS_MASK DesiredAccess, _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes,
    LONG InitialCount, LONG MaximumCount) _Group_(sync) _Handles_;
NTSTATUS NTAPI NtOpenSemaphore(_Out_ _Opens_ PHANDLE SemaphoreHandle,
    _Names_(SEMAPHORE_ACCESS) ACCESS_MASK DesiredAccess, _In_ POBJECT_ATTRIBUTES ObjectAttributes) _Group_(sync)
    _Handles_;
NTSTATUS NTAPI NtReleaseSemaphore(HANDLE SemaphoreHandle, LONG ReleaseCount, _Out_opt_ PLONG PreviousCount)
    _Group_(sync);
NTSTATUS NTAPI NtCreateTimer(_Out_ _Opens_ PHANDLE TimerHandle, _Show_(hex) ACCESS_MASK DesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes, NT_TIMER_TYPE TimerType) _Group_(sync) _Handles_;
NTSTATUS NTAPI NtSetTimer(HANDLE TimerHandle, _In_ _Show_(utc_time) PLARGE_INTEGER DueTime, _In_opt_ PVOID TimerApcRoutine,
    _In_opt_ PVOID TimerContext, BOOLEAN ResumeTimer, LONG Period, _Out_opt_ PBOOLEAN PreviousState) _Group_(sync);
NTSTATUS NTAPI NtCancelTimer(HANDLE TimerHandle, _Out_opt_ PBOOLEAN CurrentState) _Group_(sync);
NTSTATUS NTAPI NtCreateKeyedEvent(_Out_ _Opens_ PHANDLE KeyedEventHandle, _Show_(hex) ACCESS_MASK DesiredAccess,
    _In_opt_ POBJECT_ATTRIBUTES ObjectAttributes, ULONG Flags) _Group_(sync) _Handles_;
NTSTATUS NTAPI NtWaitForKeyedEvent(HANDLE KeyedEventHandle, PVOID Key, BOOLEAN Alertable,
    _In_opt_ _Show_(utc_time) PLARGE_INTEGER Timeout) _Group_(sync);
NTSTATUS NTAPI NtReleaseKeyedEvent(HANDLE KeyedEventHandle, PVOID Key, BOOLEAN Alertable,
    _In_opt_ _Show_(utc_time) PLARGE_INTEGER Timeout) _Group_(sync);
NTSTATUS NTAPI NtCreateDirectoryObject(_Out_ _Opens_ PHANDLE DirectoryHandle, _Show_(hex) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes) _Group_(file) _Handles_;
NTSTATUS NTAPI NtOpenDirectoryObject(_Out_ _Opens_ PHANDLE DirectoryHandle, _Show_(hex) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes) _Group_(file) _Handles_;
NTSTATUS NTAPI NtCreateSymbolicLinkObject(_Out_ _Opens_ PHANDLE LinkHandle, _Show_(hex) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes, _In_ PUNICODE_STRING LinkTarget) _Group_(file) _Handles_;
NTSTATUS NTAPI NtOpenSymbolicLinkObject(_Out_ _Opens_ PHANDLE LinkHandle, _Show_(hex) ACCESS_MASK DesiredAccess,
    _In_ POBJECT_ATTRIBUTES ObjectAttributes) _Group_(file) _Handles_;
NTSTATUS NTAPI NtQuerySymbolicLinkObject(HANDLE LinkHandle, _Inout_ PUNICODE_STRING LinkTarget,
    _Out_opt_ PULONG ReturnedLength) _Group_(file);
NTSTATUS NTAPI NtQuerySecurityObject(HANDLE Handle,
    _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION Information,
    _Out_writes_bytes_to_opt_(Length, *LengthNeeded) PSECURITY_DESCRIPTOR SecurityDescriptor, ULONG Length,
    _Out_ PULONG LengthNeeded) _Group_(file);
NTSTATUS NTAPI NtSetSecurityObject(HANDLE Handle, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION Information,
    _In_ PSECURITY_DESCRIPTOR SecurityDescriptor) _Group_(file);

// ---- System
NTSTATUS NTAPI NtQuerySystemInformation(SYSTEM_INFORMATION_CLASS SystemInformationClass,
    _Out_writes_bytes_to_opt_(SystemInformationLength, *ReturnLength) PVOID SystemInformation,
    ULONG SystemInformationLength, _Out_opt_ PULONG ReturnLength) _Group_(process);
NTSTATUS NTAPI NtSetSystemInformation(SYSTEM_INFORMATION_CLASS SystemInformationClass,
    _In_reads_bytes_opt_(SystemInformationLength) PVOID SystemInformation, ULONG SystemInformationLength)
    _Group_(process);
NTSTATUS NTAPI NtQuerySystemTime(_Out_ _Show_(utc_time) PLARGE_INTEGER SystemTime);
NTSTATUS NTAPI NtQueryPerformanceCounter(_Out_ PLARGE_INTEGER Counter, _Out_opt_ PLARGE_INTEGER Frequency);
NTSTATUS NTAPI NtQueryTimerResolution(_Out_ PULONG Maximum, _Out_ PULONG Minimum, _Out_ PULONG Current);
NTSTATUS NTAPI NtSetTimerResolution(ULONG Desired, BOOLEAN Set, _Out_ PULONG Current);
NTSTATUS NTAPI NtLoadDriver(_In_ PUNICODE_STRING DriverServiceName) _Group_(loader);
NTSTATUS NTAPI NtUnloadDriver(_In_ PUNICODE_STRING DriverServiceName) _Group_(loader);
NTSTATUS NTAPI NtShutdownSystem(SHUTDOWN_ACTION Action) _Group_(process);
NTSTATUS NTAPI NtRaiseHardError(_Show_(ntstatus) NTSTATUS ErrorStatus, ULONG NumberOfParameters,
    _Show_(hex) ULONG UnicodeStringParameterMask, _In_reads_opt_(NumberOfParameters) PULONG_PTR Parameters,
    ULONG ValidResponseOptions, _Out_ PULONG Response) _Group_(process);
NTSTATUS NTAPI NtAllocateLocallyUniqueId(_Out_ PLUID Luid);
NTSTATUS NTAPI NtQueryDefaultLocale(BOOLEAN UserProfile, _Out_ PLCID DefaultLocaleId);

// ---- Loader
NTSTATUS NTAPI LdrLoadDll(_In_opt_ LPCWSTR DllPath, _In_opt_ PULONG DllCharacteristics,
    _In_ const UNICODE_STRING *DllName, _Out_ _Opens_ HMODULE *DllHandle) _Group_(loader) _Handles_;
NTSTATUS NTAPI LdrUnloadDll(_Closes_ HMODULE DllHandle) _Group_(loader) _Handles_;
NTSTATUS NTAPI LdrGetDllHandle(_In_opt_ LPCWSTR DllPath, _In_opt_ PULONG DllCharacteristics,
    _In_ const UNICODE_STRING *DllName, _Out_ HMODULE *DllHandle) _Group_(loader);
NTSTATUS NTAPI LdrGetDllHandleEx(_Show_(hex) ULONG Flags, _In_opt_ LPCWSTR DllPath, _In_opt_ PULONG DllCharacteristics,
    _In_ const UNICODE_STRING *DllName, _Out_ HMODULE *DllHandle) _Group_(loader);
NTSTATUS NTAPI LdrGetProcedureAddress(HMODULE DllHandle, _In_opt_ const ANSI_STRING *ProcedureName,
    ULONG ProcedureNumber, _Out_ PVOID *ProcedureAddress) _Group_(loader);
NTSTATUS NTAPI LdrAddRefDll(_Show_(hex) ULONG Flags, HMODULE DllHandle) _Group_(loader);
NTSTATUS NTAPI LdrDisableThreadCalloutsForDll(HMODULE DllHandle) _Group_(loader);
NTSTATUS NTAPI LdrLockLoaderLock(_Show_(hex) ULONG Flags, _Out_opt_ PULONG Disposition, _Out_ PULONG_PTR Cookie)
    _Group_(loader);
NTSTATUS NTAPI LdrUnlockLoaderLock(_Show_(hex) ULONG Flags, ULONG_PTR Cookie) _Group_(loader);

// ---- Heaps
PVOID NTAPI RtlAllocateHeap(PVOID HeapHandle, _Names_(HEAP_FLAGS) ULONG Flags, SIZE_T Size) _Group_(memory)
    _Fails_(zero);
PVOID NTAPI RtlReAllocateHeap(PVOID HeapHandle, _Names_(HEAP_FLAGS) ULONG Flags, PVOID MemoryPointer, SIZE_T Size)
    _Group_(memory) _Fails_(zero);
BOOLEAN NTAPI RtlFreeHeap(PVOID HeapHandle, _Names_(HEAP_FLAGS) ULONG Flags, PVOID MemoryPointer) _Group_(memory)
    _Fails_(zero);
SIZE_T NTAPI RtlSizeHeap(PVOID HeapHandle, _Names_(HEAP_FLAGS) ULONG Flags, LPCVOID MemoryPointer) _Group_(memory)
    _Fails_(minus_one);
PVOID NTAPI RtlCreateHeap(_Names_(HEAP_FLAGS) ULONG Flags, _In_opt_ PVOID HeapBase, SIZE_T ReserveSize,
    SIZE_T CommitSize, _In_opt_ PVOID Lock, _In_opt_ PRTL_HEAP_PARAMETERS Parameters) _Group_(memory) _Fails_(zero);
PVOID NTAPI RtlDestroyHeap(PVOID HeapHandle) _Group_(memory) _Fails_(never);

// ---- Locks
NTSTATUS NTAPI RtlEnterCriticalSection(_Inout_ RTL_CRITICAL_SECTION *CriticalSection) _Group_(sync) _Hot_;
NTSTATUS NTAPI RtlLeaveCriticalSection(_Inout_ RTL_CRITICAL_SECTION *CriticalSection) _Group_(sync) _Hot_;
BOOLEAN NTAPI RtlTryEnterCriticalSection(_Inout_ RTL_CRITICAL_SECTION *CriticalSection) _Group_(sync) _Fails_(never)
    _Hot_;
NTSTATUS NTAPI RtlInitializeCriticalSection(_Inout_ RTL_CRITICAL_SECTION *CriticalSection) _Group_(sync);
NTSTATUS NTAPI RtlDeleteCriticalSection(_Inout_ RTL_CRITICAL_SECTION *CriticalSection) _Group_(sync);
NTSTATUS NTAPI RtlWaitOnAddress(_In_ const void *Address, _In_ const void *CompareAddress, SIZE_T AddressSize,
    _In_opt_ _Show_(utc_time) const LARGE_INTEGER *Timeout) _Group_(sync);
void NTAPI RtlWakeAddressAll(_In_ const void *Address) _Group_(sync);
void NTAPI RtlWakeAddressSingle(_In_ const void *Address) _Group_(sync);

// ---- Strings and paths
void NTAPI RtlInitUnicodeString(_Out_ PUNICODE_STRING DestinationString, _In_opt_ PCWSTR SourceString);
void NTAPI RtlInitAnsiString(_Out_ PANSI_STRING DestinationString, _In_opt_ PCSZ SourceString);
void NTAPI RtlInitString(_Out_ PSTRING DestinationString, _In_opt_ PCSZ SourceString);
void NTAPI RtlFreeUnicodeString(_In_ PUNICODE_STRING UnicodeString);
void NTAPI RtlFreeAnsiString(_In_ PANSI_STRING AnsiString);
void NTAPI RtlFreeOemString(_In_ POEM_STRING OemString);
BOOLEAN NTAPI RtlCreateUnicodeString(_Out_ PUNICODE_STRING DestinationString, _In_ LPCWSTR SourceString) _Fails_(zero);
BOOLEAN NTAPI RtlCreateUnicodeStringFromAsciiz(_Out_ PUNICODE_STRING Destination, _In_ LPCSTR Source) _Fails_(zero);
NTSTATUS NTAPI RtlUpcaseUnicodeString(_Inout_ PUNICODE_STRING DestinationString,
    _In_ const UNICODE_STRING *SourceString, BOOLEAN AllocateDestinationString);
LONG NTAPI RtlCompareUnicodeString(_In_ const UNICODE_STRING *String1, _In_ const UNICODE_STRING *String2,
    BOOLEAN CaseInSensitive) _Fails_(never);
BOOLEAN NTAPI RtlEqualUnicodeString(_In_ const UNICODE_STRING *String1, _In_ const UNICODE_STRING *String2,
    BOOLEAN CaseInSensitive) _Fails_(never);
BOOLEAN NTAPI RtlPrefixUnicodeString(_In_ PCUNICODE_STRING String1, _In_ PCUNICODE_STRING String2,
    BOOLEAN CaseInSensitive) _Fails_(never);
void NTAPI RtlCopyUnicodeString(_Inout_ PUNICODE_STRING DestinationString, _In_opt_ const UNICODE_STRING *SourceString);
NTSTATUS NTAPI RtlAppendUnicodeToString(_Inout_ PUNICODE_STRING Destination, _In_opt_ LPCWSTR Source);
NTSTATUS NTAPI RtlAppendUnicodeStringToString(_Inout_ PUNICODE_STRING Destination, _In_ const UNICODE_STRING *Source);
NTSTATUS NTAPI RtlUnicodeStringToInteger(_In_ const UNICODE_STRING *String, _In_opt_ ULONG Base, _Out_ PULONG Value);
NTSTATUS NTAPI RtlIntegerToUnicodeString(ULONG Value, ULONG Base, _Inout_ PUNICODE_STRING String);
NTSTATUS NTAPI RtlGUIDFromString(_In_ const UNICODE_STRING *GuidString, _Out_ GUID *Guid);
NTSTATUS NTAPI RtlStringFromGUID(_In_ REFGUID Guid, _Out_ PUNICODE_STRING GuidString);
NTSTATUS NTAPI RtlUnicodeToMultiByteN(
     _Out_writes_bytes_to_(MaxBytesInMultiByteString, *BytesInMultiByteString) LPSTR MultiByteString,
    ULONG MaxBytesInMultiByteString, _Out_opt_ PULONG BytesInMultiByteString,
    _In_reads_bytes_(BytesInUnicodeString) LPCWSTR UnicodeString, ULONG BytesInUnicodeString);
NTSTATUS NTAPI RtlMultiByteToUnicodeN(
     _Out_writes_bytes_to_(MaxBytesInUnicodeString, *BytesInUnicodeString) LPWSTR UnicodeString,
    ULONG MaxBytesInUnicodeString, _Out_opt_ PULONG BytesInUnicodeString,
    _In_reads_bytes_(BytesInMultiByteString) LPCSTR MultiByteString, ULONG BytesInMultiByteString);
BOOL NTAPI RtlDosPathNameToNtPathName_U(_In_ PCWSTR DosFileName, _Out_ PUNICODE_STRING NtFileName,
    _Out_opt_ PCWSTR *FilePart, _In_opt_ VOID *Reserved) _Group_(file) _Fails_(zero);
ULONG NTAPI RtlGetFullPathName_U(_In_ LPCWSTR FileName, ULONG BufferLength,
    _Out_writes_bytes_(BufferLength) LPWSTR Buffer, _Out_opt_ LPWSTR *FilePart) _Group_(file) _Fails_(zero);
ULONG NTAPI RtlGetCurrentDirectory_U(ULONG BufferLength, _Out_writes_bytes_(BufferLength) LPWSTR Buffer) _Group_(file)
    _Fails_(zero);
NTSTATUS NTAPI RtlSetCurrentDirectory_U(_In_ const UNICODE_STRING *PathName) _Group_(file);
BOOLEAN NTAPI RtlDoesFileExists_U(_In_ LPCWSTR FileName) _Group_(file) _Fails_(never);
NTSTATUS NTAPI RtlQueryEnvironmentVariable_U(_In_opt_ LPCWSTR Environment, _In_ PUNICODE_STRING Name,
    _Inout_ PUNICODE_STRING Value) _Group_(process);
NTSTATUS NTAPI RtlSetEnvironmentVariable(_Inout_opt_ LPWSTR *Environment, _In_ PUNICODE_STRING Name,
    _In_opt_ PUNICODE_STRING Value) _Group_(process);
NTSTATUS NTAPI RtlExpandEnvironmentStrings_U(_In_opt_ LPCWSTR Environment, _In_ const UNICODE_STRING *Source,
    _Inout_ PUNICODE_STRING Destination, _Out_opt_ PULONG ReturnedLength) _Group_(process);

// ---- The rest of Rtl
NTSTATUS NTAPI RtlGetVersion(_Inout_ OSVERSIONINFOEXW *VersionInformation) _Fails_(nt_error, ntstatus);
void NTAPI RtlExitUserProcess(_Show_(ntstatus) ULONG ExitStatus) _Group_(process) _Noreturn_;
void NTAPI RtlExitUserThread(_Show_(ntstatus) ULONG ExitStatus) _Group_(thread) _Noreturn_;
NTSTATUS NTAPI RtlCreateUserThread(HANDLE ProcessHandle, _In_opt_ PSECURITY_DESCRIPTOR ThreadSecurityDescriptor,
    BOOLEAN CreateSuspended, PVOID ZeroBits, SIZE_T MaximumStackSize, SIZE_T CommittedStackSize,
    _Show_(address) PVOID StartAddress, PVOID Parameter, _Out_opt_ _Opens_ PHANDLE ThreadHandle,
    _Out_opt_ PCLIENT_ID ClientId) _Group_(thread) _Handles_;
NTSTATUS NTAPI RtlAdjustPrivilege(ULONG Privilege, BOOLEAN Enable, BOOLEAN CurrentThread, _Out_ PBOOLEAN WasEnabled)
    _Group_(process);
void NTAPI RtlTimeToTimeFields(_In_ _Show_(utc_time) const LARGE_INTEGER *Time, _Out_ PVOID TimeFields);
NTSTATUS NTAPI RtlSystemTimeToLocalTime(_In_ _Show_(utc_time) const LARGE_INTEGER *SystemTime, _Out_ PLARGE_INTEGER LocalTime);
NTSTATUS NTAPI RtlDecompressBuffer(USHORT CompressionFormat,
    _Out_writes_bytes_to_(UncompressedBufferSize, *FinalUncompressedSize) PUCHAR UncompressedBuffer,
    ULONG UncompressedBufferSize, _In_reads_bytes_(CompressedBufferSize) PUCHAR CompressedBuffer,
    ULONG CompressedBufferSize, _Out_ PULONG FinalUncompressedSize);
ULONG NTAPI RtlRandom(_Inout_ PULONG Seed) _Fails_(never);
ULONG NTAPI RtlRandomEx(_Inout_ PULONG Seed) _Fails_(never);
