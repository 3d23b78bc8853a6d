// SPDX-License-Identifier: Apache-2.0
// Processes, modules of processes, debugging. Directions, lengths, names of values and failure rules beyond what the types say.

BOOL WINAPI AddIntegrityLabelToBoundaryDescriptor(_Inout_ _Opens_ HANDLE *BoundaryDescriptor, _In_ PSID IntegrityLabel);
BOOL WINAPI AddSIDToBoundaryDescriptor(_Inout_ _Opens_ HANDLE *BoundaryDescriptor, _In_ PSID RequiredSid);
PVOID WINAPI AddVectoredContinueHandler(ULONG First, PVECTORED_EXCEPTION_HANDLER Handler) _Fails_(zero);
PVOID WINAPI AddVectoredExceptionHandler(ULONG First, PVECTORED_EXCEPTION_HANDLER Handler) _Fails_(zero);
BOOL WINAPI AssignProcessToJobObject(HANDLE hJob, HANDLE hProcess);
BOOL WINAPI Beep(DWORD dwFreq, DWORD dwDuration);
BOOL WINAPI CallbackMayRunLong(_Inout_ PTP_CALLBACK_INSTANCE pci) _Fails_(never);
BOOL WINAPI CheckRemoteDebuggerPresent(HANDLE hProcess, _Out_ PBOOL pbDebuggerPresent);
BOOLEAN WINAPI ClosePrivateNamespace(HANDLE Handle, _Show_(hex) ULONG Flags);
BOOL WINAPI ContinueDebugEvent(_Show_(pid) DWORD dwProcessId, _Show_(tid) DWORD dwThreadId, DWORD dwContinueStatus);
BOOL WINAPI CopyContext(_Inout_ PCONTEXT Destination, _Show_(hex) DWORD ContextFlags, _In_ PCONTEXT Source);
HANDLE WINAPI CreateBoundaryDescriptorW(_In_ LPCWSTR Name, _Show_(hex) ULONG Flags) _Fails_(zero, last_error) _Opens_;
HANDLE WINAPI CreateJobObjectW(_In_opt_ LPSECURITY_ATTRIBUTES lpJobAttributes, _In_opt_ LPCWSTR lpName) _Opens_;
BOOL WINAPI CreateJobSet(ULONG NumJob, _In_reads_(NumJob) PJOB_SET_ARRAY UserJobSet,
    _Show_(hex) ULONG Flags) _Fails_(zero, last_error);
HANDLE WINAPI CreatePrivateNamespaceW(_In_opt_ LPSECURITY_ATTRIBUTES lpPrivateNamespaceAttributes,
    _In_ LPVOID lpBoundaryDescriptor, _In_ LPCWSTR lpAliasPrefix) _Fails_(zero, last_error) _Opens_;
BOOL WINAPI CreateProcessAsUserW(_In_opt_ HANDLE hToken, _In_opt_ LPCWSTR lpApplicationName,
    _Inout_opt_ LPWSTR lpCommandLine, _In_opt_ LPSECURITY_ATTRIBUTES lpProcessAttributes,
    _In_opt_ LPSECURITY_ATTRIBUTES lpThreadAttributes, BOOL bInheritHandles, _Show_(hex) DWORD dwCreationFlags,
    _In_opt_ LPVOID lpEnvironment, _In_opt_ LPCWSTR lpCurrentDirectory, _In_ LPSTARTUPINFOW lpStartupInfo,
    _Out_ LPPROCESS_INFORMATION lpProcessInformation);
BOOL WINAPI CreateProcessW(_In_opt_ LPCWSTR lpApplicationName, _Inout_opt_ LPWSTR lpCommandLine,
    _In_opt_ LPSECURITY_ATTRIBUTES lpProcessAttributes, _In_opt_ LPSECURITY_ATTRIBUTES lpThreadAttributes,
    BOOL bInheritHandles, _Names_(PROCESS_CREATION_FLAGS) DWORD dwCreationFlags, _In_opt_ LPVOID lpEnvironment,
    _In_opt_ LPCWSTR lpCurrentDirectory, _In_ LPSTARTUPINFOW lpStartupInfo,
    _Out_ LPPROCESS_INFORMATION lpProcessInformation);
BOOL WINAPI CreateProcessWithLogonW(_In_ LPCWSTR lpUsername, _In_opt_ LPCWSTR lpDomain,
    _In_ _Secret_ LPCWSTR lpPassword, _Names_(CREATE_PROCESS_LOGON_FLAGS) DWORD dwLogonFlags,
    _In_opt_ LPCWSTR lpApplicationName, _Inout_opt_ LPWSTR lpCommandLine, _Show_(hex) DWORD dwCreationFlags,
    _In_opt_ LPVOID lpEnvironment, _In_opt_ LPCWSTR lpCurrentDirectory, _In_ LPSTARTUPINFOW lpStartupInfo,
    _Out_ LPPROCESS_INFORMATION lpProcessInformation);
BOOL WINAPI CreateProcessWithTokenW(HANDLE hToken, _Names_(CREATE_PROCESS_LOGON_FLAGS) DWORD dwLogonFlags,
    _In_opt_ LPCWSTR lpApplicationName, _Inout_opt_ LPWSTR lpCommandLine, _Show_(hex) DWORD dwCreationFlags,
    _In_opt_ LPVOID lpEnvironment, _In_opt_ LPCWSTR lpCurrentDirectory, _In_ LPSTARTUPINFOW lpStartupInfo,
    _Out_ LPPROCESS_INFORMATION lpProcessInformation);
HANDLE WINAPI CreateToolhelp32Snapshot(_Names_(CREATE_TOOLHELP_SNAPSHOT_FLAGS) DWORD dwFlags,
    _Show_(pid) DWORD th32ProcessID) _Fails_(minus_one, last_error) _Opens_;
BOOL WINAPI DebugActiveProcess(_Show_(pid) DWORD dwProcessId);
BOOL WINAPI DebugActiveProcessStop(_Show_(pid) DWORD dwProcessId);
void WINAPI DebugBreak(void);
BOOL WINAPI DebugBreakProcess(HANDLE Process);
BOOL WINAPI DebugSetProcessKillOnExit(BOOL KillOnExit);
PVOID WINAPI DecodePointer(_In_opt_ PVOID Ptr) _Fails_(never) _Hot_;
PVOID WINAPI DecodeSystemPointer(_In_opt_ PVOID Ptr) _Fails_(never);
void WINAPI DeleteBoundaryDescriptor(HANDLE BoundaryDescriptor);
PVOID WINAPI EncodePointer(_In_opt_ PVOID Ptr) _Fails_(never) _Hot_;
PVOID WINAPI EncodeSystemPointer(_In_opt_ PVOID Ptr) _Fails_(never);
void WINAPI ExitProcess(UINT uExitCode) _Noreturn_;
void WINAPI FatalAppExitW(UINT uAction, _In_ LPCWSTR lpMessageText) _Noreturn_;
void WINAPI FatalExit(int ExitCode) _Noreturn_;
BOOL WINAPI FlushInstructionCache(HANDLE hProcess, _In_reads_bytes_opt_(dwSize) LPCVOID lpBaseAddress, SIZE_T dwSize);
void WINAPI FlushProcessWriteBuffers(void);
DWORD WINAPI FormatMessageW(_Names_(FORMAT_MESSAGE_OPTIONS) DWORD dwFlags, _In_opt_ LPCVOID lpSource, DWORD dwMessageId,
    DWORD dwLanguageId, _Out_ LPWSTR lpBuffer, DWORD nSize, _In_opt_ va_list *Arguments) _Fails_(zero, last_error);
void WINAPI FreeLibraryWhenCallbackReturns(_Inout_ PTP_CALLBACK_INSTANCE pci, HMODULE mod);
DWORD WINAPI GetActiveProcessorCount(WORD GroupNumber) _Fails_(zero, last_error);
WORD WINAPI GetActiveProcessorGroupCount(void);
HANDLE WINAPI GetCurrentProcess(void) _Fails_(never) _Hot_;
DWORD WINAPI GetCurrentProcessId(void) _Hot_;
DWORD WINAPI GetCurrentProcessorNumber(void);
void WINAPI GetCurrentProcessorNumberEx(_Out_ PPROCESSOR_NUMBER ProcNumber);
DWORD64 WINAPI GetEnabledXStateFeatures(void);
UINT WINAPI GetErrorMode(void);
BOOL WINAPI GetExitCodeProcess(HANDLE hProcess, _Out_ LPDWORD lpExitCode);
DWORD WINAPI GetGuiResources(HANDLE hProcess,
    _Names_(GET_GUI_RESOURCES_FLAGS) DWORD uiFlags) _Fails_(last_error, last_error);
DWORD WINAPI GetMaximumProcessorCount(WORD GroupNumber) _Fails_(zero, last_error);
WORD WINAPI GetMaximumProcessorGroupCount(void);
BOOL WINAPI GetNumaAvailableMemoryNode(UCHAR Node, _Out_ PULONGLONG AvailableBytes);
BOOL WINAPI GetNumaAvailableMemoryNodeEx(USHORT Node, _Out_ PULONGLONG AvailableBytes);
BOOL WINAPI GetNumaHighestNodeNumber(_Out_ PULONG HighestNodeNumber);
BOOL WINAPI GetNumaNodeNumberFromHandle(HANDLE hFile, _Out_ PUSHORT NodeNumber);
BOOL WINAPI GetNumaNodeProcessorMask(UCHAR Node, _Out_ PULONGLONG ProcessorMask);
BOOL WINAPI GetNumaNodeProcessorMaskEx(USHORT Node, _Out_ PGROUP_AFFINITY ProcessorMask) _Fails_(zero, last_error);
BOOL WINAPI GetNumaProcessorNode(UCHAR Processor, _Out_ PUCHAR NodeNumber);
BOOL WINAPI GetNumaProcessorNodeEx(_In_ PPROCESSOR_NUMBER Processor, _Out_ PUSHORT NodeNumber);
BOOL WINAPI GetNumaProximityNode(ULONG ProximityId, _Out_ PUCHAR NodeNumber);
BOOL WINAPI GetNumaProximityNodeEx(ULONG ProximityId, _Out_ PUSHORT NodeNumber) _Fails_(zero, last_error);
DWORD WINAPI GetPriorityClass(HANDLE hProcess) _Fails_(zero, last_error);
BOOL WINAPI GetProcessAffinityMask(HANDLE hProcess, _Out_ PDWORD_PTR lpProcessAffinityMask,
    _Out_ PDWORD_PTR lpSystemAffinityMask);
BOOL WINAPI GetProcessDEPPolicy(HANDLE hProcess, _Out_ LPDWORD lpFlags, _Out_ PBOOL lpPermanent);
BOOL WINAPI GetProcessGroupAffinity(HANDLE hProcess, _Inout_ PUSHORT GroupCount,
    _Out_writes_(*GroupCount) PUSHORT GroupArray) _Fails_(zero, last_error);
BOOL WINAPI GetProcessHandleCount(HANDLE hProcess, _Out_ PDWORD pdwHandleCount);
DWORD WINAPI GetProcessId(HANDLE Process) _Fails_(zero, last_error);
BOOL WINAPI GetProcessInformation(HANDLE hProcess, PROCESS_INFORMATION_CLASS ProcessInformationClass,
    _Out_writes_bytes_(ProcessInformationSize) LPVOID ProcessInformation, DWORD ProcessInformationSize);
BOOL WINAPI GetProcessIoCounters(HANDLE hProcess, _Out_ PIO_COUNTERS lpIoCounters);
BOOL WINAPI GetProcessMitigationPolicy(HANDLE hProcess, PROCESS_MITIGATION_POLICY MitigationPolicy,
    _Out_writes_bytes_(dwLength) PVOID lpBuffer, SIZE_T dwLength);
BOOL WINAPI GetProcessPriorityBoost(HANDLE hProcess, _Out_ PBOOL pDisablePriorityBoost);
BOOL WINAPI GetProcessShutdownParameters(_Out_ LPDWORD lpdwLevel, _Out_ LPDWORD lpdwFlags);
BOOL WINAPI GetProcessTimes(HANDLE hProcess, _Out_ LPFILETIME lpCreationTime, _Out_ LPFILETIME lpExitTime,
    _Out_ LPFILETIME lpKernelTime, _Out_ LPFILETIME lpUserTime);
DWORD WINAPI GetProcessVersion(_Show_(pid) DWORD ProcessId) _Fails_(zero, last_error);
BOOL WINAPI GetProcessWorkingSetSize(HANDLE hProcess, _Out_ PSIZE_T lpMinimumWorkingSetSize,
    _Out_ PSIZE_T lpMaximumWorkingSetSize);
void WINAPI GetStartupInfoW(_Out_ LPSTARTUPINFOW lpStartupInfo);
BOOL WINAPI GetSystemTimes(_Out_opt_ LPFILETIME lpIdleTime, _Out_opt_ LPFILETIME lpKernelTime,
    _Out_opt_ LPFILETIME lpUserTime);
DWORD WINAPI GetThreadErrorMode(void);
BOOL WINAPI GetThreadSelectorEntry(HANDLE hThread, DWORD dwSelector, _Out_ LPLDT_ENTRY lpSelectorEntry);
BOOL WINAPI GetXStateFeaturesMask(_In_ PCONTEXT Context, _Out_ PDWORD64 FeatureMask) _Fails_(zero);
BOOL WINAPI Heap32First(_Inout_ LPHEAPENTRY32 lphe, _Show_(pid) DWORD th32ProcessID, ULONG_PTR th32HeapID);
BOOL WINAPI Heap32ListFirst(HANDLE hSnapshot, _Inout_ LPHEAPLIST32 lphl);
BOOL WINAPI Heap32ListNext(HANDLE hSnapshot, _Inout_ LPHEAPLIST32 lphl);
BOOL WINAPI Heap32Next(_Inout_ LPHEAPENTRY32 lphe);
PIMAGE_NT_HEADERS WINAPI ImageNtHeader(_In_ PVOID Base);
PVOID WINAPI ImageRvaToVa(_In_ PIMAGE_NT_HEADERS NtHeaders, _In_ PVOID Base, ULONG Rva,
    _In_opt_ PIMAGE_SECTION_HEADER *LastRvaSection);
BOOL WINAPI InitializeContext(_Out_writes_bytes_opt_(*ContextLength) PVOID Buffer, _Show_(hex) DWORD ContextFlags,
    _Out_ PCONTEXT *Context, _Inout_ PDWORD ContextLength);
BOOL WINAPI InitializeContext2(_Out_writes_bytes_opt_(*ContextLength) PVOID Buffer, _Show_(hex) DWORD ContextFlags,
    _Out_ PCONTEXT *Context, _Inout_ PDWORD ContextLength, ULONG64 XStateCompactionMask);
BOOL WINAPI IsDebuggerPresent(void) _Fails_(never);
BOOL WINAPI IsProcessInJob(HANDLE ProcessHandle, _In_opt_ HANDLE JobHandle, _Out_ PBOOL Result) _Fails_(never);
BOOL WINAPI IsProcessorFeaturePresent(_Names_(PROCESSOR_FEATURE_ID) DWORD ProcessorFeature) _Fails_(never) _Hot_;
BOOL WINAPI IsWow64Process(HANDLE hProcess, _Out_ PBOOL Wow64Process) _Fails_(never);
BOOL WINAPI IsWow64Process2(HANDLE hProcess, _Out_ _Names_(IMAGE_FILE_MACHINE) USHORT *pProcessMachine,
    _Out_opt_ _Names_(IMAGE_FILE_MACHINE) USHORT *pNativeMachine) _Fails_(never);
PVOID WINAPI LocateXStateFeature(_In_ PCONTEXT Context, DWORD FeatureId, _Out_opt_ PDWORD Length) _Fails_(never);
BOOL WINAPI MessageBeep(UINT uType);
BOOL WINAPI Module32First(HANDLE hSnapshot, _Inout_ LPMODULEENTRY32 lpme);
BOOL WINAPI Module32FirstW(HANDLE hSnapshot, _Inout_ LPMODULEENTRY32W lpme);
BOOL WINAPI Module32Next(HANDLE hSnapshot, _Inout_ LPMODULEENTRY32 lpme);
BOOL WINAPI Module32NextW(HANDLE hSnapshot, _Inout_ LPMODULEENTRY32W lpme);
HANDLE WINAPI OpenJobObjectW(_Show_(hex) DWORD dwDesiredAccess, BOOL bInheritHandle, _In_ LPCWSTR lpName) _Opens_;
HANDLE WINAPI OpenPrivateNamespaceW(_In_ LPVOID lpBoundaryDescriptor,
    _In_ LPCWSTR lpAliasPrefix) _Fails_(zero, last_error) _Opens_;
HANDLE WINAPI OpenProcess(DWORD dwDesiredAccess, BOOL bInheritHandle, _Show_(pid) DWORD dwProcessId) _Opens_;
BOOL WINAPI OpenProcessToken(HANDLE ProcessHandle, _Names_(TOKEN_ACCESS_MASK) DWORD DesiredAccess,
    _Out_ _Opens_ PHANDLE TokenHandle);
void WINAPI OutputDebugStringW(_In_opt_ LPCWSTR lpOutputString);
BOOL WINAPI Process32First(HANDLE hSnapshot, _Inout_ LPPROCESSENTRY32 lppe);
BOOL WINAPI Process32FirstW(HANDLE hSnapshot, _Inout_ LPPROCESSENTRY32W lppe);
BOOL WINAPI Process32Next(HANDLE hSnapshot, _Inout_ LPPROCESSENTRY32 lppe);
BOOL WINAPI Process32NextW(HANDLE hSnapshot, _Inout_ LPPROCESSENTRY32W lppe);
BOOL WINAPI ProcessIdToSessionId(_Show_(pid) DWORD dwProcessId, _Out_ DWORD *pSessionId);
BOOL WINAPI QueryFullProcessImageNameW(HANDLE hProcess, DWORD dwFlags, _Out_writes_(*lpdwSize) LPWSTR lpExeName,
    _Inout_ PDWORD lpdwSize);
BOOL WINAPI QueryInformationJobObject(_In_opt_ HANDLE hJob, JOBOBJECTINFOCLASS JobObjectInformationClass,
    _Out_writes_bytes_to_(cbJobObjectInformationLength, *lpReturnLength) LPVOID lpJobObjectInformation,
    DWORD cbJobObjectInformationLength, _Out_opt_ LPDWORD lpReturnLength);
BOOL WINAPI QueryProcessAffinityUpdateMode(HANDLE hProcess, _Out_opt_ LPDWORD lpdwFlags);
void WINAPI RaiseException(DWORD dwExceptionCode, _Show_(hex) DWORD dwExceptionFlags, DWORD nNumberOfArguments,
    _In_reads_opt_(nNumberOfArguments) const ULONG_PTR *lpArguments);
void WINAPI RaiseFailFastException(_In_opt_ PEXCEPTION_RECORD pExceptionRecord, _In_opt_ PCONTEXT pContextRecord,
    _Show_(hex) DWORD dwFlags) _Noreturn_;
ULONG WINAPI RemoveVectoredContinueHandler(_In_ PVOID Handle);
ULONG WINAPI RemoveVectoredExceptionHandler(_In_ PVOID Handle);
UINT WINAPI SetErrorMode(_Names_(THREAD_ERROR_MODE) UINT uMode);
BOOL WINAPI SetInformationJobObject(HANDLE hJob, JOBOBJECTINFOCLASS JobObjectInformationClass,
    _In_reads_bytes_(cbJobObjectInformationLength) LPVOID lpJobObjectInformation, DWORD cbJobObjectInformationLength);
BOOL WINAPI SetPriorityClass(HANDLE hProcess, _Names_(PROCESS_CREATION_FLAGS) DWORD dwPriorityClass);
BOOL WINAPI SetProcessAffinityMask(HANDLE hProcess, DWORD_PTR dwProcessAffinityMask);
BOOL WINAPI SetProcessAffinityUpdateMode(HANDLE hProcess, DWORD dwFlags);
BOOL WINAPI SetProcessDEPPolicy(_Names_(PROCESS_DEP_FLAGS) DWORD dwFlags);
BOOL WINAPI SetProcessInformation(HANDLE hProcess, PROCESS_INFORMATION_CLASS ProcessInformationClass,
    _In_reads_bytes_(ProcessInformationSize) LPVOID ProcessInformation, DWORD ProcessInformationSize);
BOOL WINAPI SetProcessMitigationPolicy(PROCESS_MITIGATION_POLICY MitigationPolicy,
    _In_reads_bytes_(dwLength) PVOID lpBuffer, SIZE_T dwLength);
BOOL WINAPI SetProcessPriorityBoost(HANDLE hProcess, BOOL bDisablePriorityBoost);
BOOL WINAPI SetProcessShutdownParameters(DWORD dwLevel, _Show_(hex) DWORD dwFlags);
BOOL WINAPI SetProcessWorkingSetSize(HANDLE hProcess, SIZE_T dwMinimumWorkingSetSize, SIZE_T dwMaximumWorkingSetSize);
BOOL WINAPI SetThreadErrorMode(_Names_(THREAD_ERROR_MODE) DWORD dwNewMode,
    _In_opt_ _Names_(THREAD_ERROR_MODE) LPDWORD lpOldMode);
LPTOP_LEVEL_EXCEPTION_FILTER WINAPI SetUnhandledExceptionFilter(
    _In_opt_ LPTOP_LEVEL_EXCEPTION_FILTER lpTopLevelExceptionFilter) _Fails_(never);
BOOL WINAPI SetXStateFeaturesMask(_Inout_ PCONTEXT Context, DWORD64 FeatureMask) _Fails_(zero);
BOOL WINAPI TerminateJobObject(HANDLE hJob, UINT uExitCode);
BOOL WINAPI TerminateProcess(HANDLE hProcess, UINT uExitCode);
BOOL WINAPI Thread32First(HANDLE hSnapshot, _Inout_ LPTHREADENTRY32 lpte);
BOOL WINAPI Thread32Next(HANDLE hSnapshot, _Inout_ LPTHREADENTRY32 lpte);
BOOL WINAPI Toolhelp32ReadProcessMemory(_Show_(pid) DWORD th32ProcessID, _In_ LPCVOID lpBaseAddress,
    _Inout_ LPVOID lpBuffer, SIZE_T cbRead, _Inout_ SIZE_T *lpNumberOfBytesRead) _Fails_(zero, last_error);
LONG WINAPI UnhandledExceptionFilter(_In_ struct _EXCEPTION_POINTERS *ExceptionInfo);
BOOL WINAPI UnregisterWait(HANDLE WaitHandle);
BOOL WINAPI UnregisterWaitEx(HANDLE WaitHandle, _In_opt_ HANDLE CompletionEvent);
BOOL WINAPI WaitForDebugEvent(_Out_ LPDEBUG_EVENT lpDebugEvent, DWORD dwMilliseconds);
BOOL WINAPI WaitForDebugEventEx(_Out_ LPDEBUG_EVENT lpDebugEvent, DWORD dwMilliseconds);
UINT WINAPI WinExec(_In_ LPCSTR lpCmdLine, UINT uCmdShow) _Fails_(below_33);
BOOL WINAPI Wow64GetThreadContext(HANDLE hThread, _Inout_ PWOW64_CONTEXT lpContext);
BOOL WINAPI Wow64GetThreadSelectorEntry(HANDLE hThread, DWORD dwSelector, _Out_ PWOW64_LDT_ENTRY lpSelectorEntry);
BOOL WINAPI Wow64SetThreadContext(HANDLE hThread, _In_ const WOW64_CONTEXT *lpContext);
