// SPDX-License-Identifier: Apache-2.0
// Processes, modules of processes, debugging. Directions, lengths, names of values and failure rules beyond what the types say.

BOOL WINAPI AddIntegrityLabelToBoundaryDescriptor(_Inout_ _Opens_ HANDLE *BoundaryDescriptor, _In_ PSID IntegrityLabel);
BOOL WINAPI AddSIDToBoundaryDescriptor(_Inout_ _Opens_ HANDLE *BoundaryDescriptor, _In_ PSID RequiredSid);
PVOID WINAPI AddVectoredContinueHandler(ULONG First, PVECTORED_EXCEPTION_HANDLER Handler) _Fails_(zero);
PVOID WINAPI AddVectoredExceptionHandler(ULONG First, PVECTORED_EXCEPTION_HANDLER Handler) _Fails_(zero);
BOOL WINAPI AssignProcessToJobObject(HANDLE hJob, HANDLE hProcess);
BOOL WINAPI AvQuerySystemResponsiveness(HANDLE AvrtHandle, _Out_ PULONG SystemResponsivenessValue);
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
BOOL WINAPI DbgHelpCreateUserDump(_In_opt_ LPCSTR FileName, PDBGHELP_CREATE_USER_DUMP_CALLBACK Callback,
    _In_opt_ PVOID UserData) _Fails_(zero);
BOOL WINAPI DbgHelpCreateUserDumpW(_In_opt_ LPCWSTR FileName, PDBGHELP_CREATE_USER_DUMP_CALLBACK Callback,
    _In_opt_ PVOID UserData) _Fails_(zero);
BOOL WINAPI DebugActiveProcess(_Show_(pid) DWORD dwProcessId);
BOOL WINAPI DebugActiveProcessStop(_Show_(pid) DWORD dwProcessId);
void WINAPI DebugBreak(void);
BOOL WINAPI DebugBreakProcess(HANDLE Process);
BOOL WINAPI DebugSetProcessKillOnExit(BOOL KillOnExit);
PVOID WINAPI DecodePointer(_In_opt_ PVOID Ptr) _Fails_(never) _Hot_;
PVOID WINAPI DecodeSystemPointer(_In_opt_ PVOID Ptr) _Fails_(never);
void WINAPI DeleteBoundaryDescriptor(HANDLE BoundaryDescriptor);
BOOL WINAPI EmptyWorkingSet(HANDLE hProcess) _Fails_(zero);
PVOID WINAPI EncodePointer(_In_opt_ PVOID Ptr) _Fails_(never) _Hot_;
PVOID WINAPI EncodeSystemPointer(_In_opt_ PVOID Ptr) _Fails_(never);
BOOL WINAPI EnumDeviceDrivers(_Out_writes_bytes_(cb) LPVOID *lpImageBase, DWORD cb,
    _Out_ LPDWORD lpcbNeeded) _Fails_(zero);
BOOL WINAPI EnumDirTree(_In_opt_ HANDLE hProcess, _In_ PSTR RootPath, _In_ PSTR InputPathName,
    _Out_opt_ PSTR OutputPathBuffer, _In_opt_ PENUMDIRTREE_CALLBACK cb, _In_opt_ PVOID data);
BOOL WINAPI EnumPageFilesW(PENUM_PAGE_FILE_CALLBACKW pCallBackRoutine, _Inout_ LPVOID pContext) _Fails_(zero);
BOOL WINAPI EnumProcessModules(HANDLE hProcess, _Out_writes_bytes_(cb) HMODULE *lphModule, DWORD cb,
    _Out_ LPDWORD lpcbNeeded) _Fails_(zero);
BOOL WINAPI EnumProcessModulesEx(HANDLE hProcess, _Out_writes_bytes_(cb) HMODULE *lphModule, DWORD cb,
    _Out_ LPDWORD lpcbNeeded, _Names_(ENUM_PROCESS_MODULES_EX_FLAGS) DWORD dwFilterFlag) _Fails_(zero);
BOOL WINAPI EnumProcesses(_Out_writes_bytes_(cb) DWORD *lpidProcess, DWORD cb, _Out_ DWORD *lpcbNeeded) _Fails_(zero);
BOOL WINAPI EnumerateLoadedModules64(HANDLE hProcess, PENUMLOADED_MODULES_CALLBACK64 EnumLoadedModulesCallback,
    _In_opt_ PVOID UserContext);
BOOL WINAPI EnumerateLoadedModulesEx(HANDLE hProcess, PENUMLOADED_MODULES_CALLBACK64 EnumLoadedModulesCallback,
    _In_opt_ PVOID UserContext);
BOOL WINAPI EnumerateLoadedModulesExW(HANDLE hProcess, PENUMLOADED_MODULES_CALLBACKW64 EnumLoadedModulesCallback,
    _In_opt_ PVOID UserContext);
BOOL WINAPI EnumerateLoadedModulesW64(HANDLE hProcess, PENUMLOADED_MODULES_CALLBACKW64 EnumLoadedModulesCallback,
    _In_opt_ PVOID UserContext);
void WINAPI ExitProcess(UINT uExitCode) _Noreturn_;
void WINAPI FatalAppExitW(UINT uAction, _In_ LPCWSTR lpMessageText) _Noreturn_;
void WINAPI FatalExit(int ExitCode) _Noreturn_;
HANDLE WINAPI FindDebugInfoFile(_In_ PCSTR FileName, _In_ PCSTR SymbolPath, _Out_ PSTR DebugFilePath);
HANDLE WINAPI FindDebugInfoFileEx(_In_ PCSTR FileName, _In_ PCSTR SymbolPath, _Out_ PSTR DebugFilePath,
    _In_opt_ PFIND_DEBUG_FILE_CALLBACK Callback, _In_opt_ PVOID CallerData);
HANDLE WINAPI FindDebugInfoFileExW(_In_ PCWSTR FileName, _In_ PCWSTR SymbolPath, _Out_ PWSTR DebugFilePath,
    _In_opt_ PFIND_DEBUG_FILE_CALLBACKW Callback, _In_opt_ PVOID CallerData);
HANDLE WINAPI FindExecutableImage(_In_ PCSTR FileName, _In_ PCSTR SymbolPath, _Out_ PSTR ImageFilePath);
HANDLE WINAPI FindExecutableImageEx(_In_ PCSTR FileName, _In_ PCSTR SymbolPath, _Out_ PSTR ImageFilePath,
    _In_opt_ PFIND_EXE_FILE_CALLBACK Callback, _In_opt_ PVOID CallerData);
HANDLE WINAPI FindExecutableImageExW(_In_ PCWSTR FileName, _In_ PCWSTR SymbolPath, _Out_ PWSTR ImageFilePath,
    _In_opt_ PFIND_EXE_FILE_CALLBACKW Callback, _In_ PVOID CallerData);
BOOL WINAPI FindFileInPath(HANDLE hprocess, _In_ PCSTR SearchPathA, _In_ PCSTR FileName, _In_ PVOID id, DWORD two,
    DWORD three, DWORD flags, _Out_ PSTR FilePath) _Fails_(zero);
BOOL WINAPI FindFileInSearchPath(HANDLE hprocess, _In_ PCSTR SearchPathA, _In_ PCSTR FileName, DWORD one, DWORD two,
    DWORD three, _Out_ PSTR FilePath) _Fails_(zero);
BOOL WINAPI FlushInstructionCache(HANDLE hProcess, _In_reads_bytes_opt_(dwSize) LPCVOID lpBaseAddress, SIZE_T dwSize);
void WINAPI FlushProcessWriteBuffers(void);
void WINAPI FreeLibraryWhenCallbackReturns(_Inout_ PTP_CALLBACK_INSTANCE pci, HMODULE mod);
DWORD WINAPI GetActiveProcessorCount(WORD GroupNumber) _Fails_(zero, last_error);
WORD WINAPI GetActiveProcessorGroupCount(void);
HANDLE WINAPI GetCurrentProcess(void) _Fails_(never);
DWORD WINAPI GetCurrentProcessId(void);
DWORD WINAPI GetCurrentProcessorNumber(void);
void WINAPI GetCurrentProcessorNumberEx(_Out_ PPROCESSOR_NUMBER ProcNumber);
DWORD WINAPI GetDeviceDriverBaseNameW(_In_ LPVOID ImageBase, _Out_writes_(nSize) LPWSTR lpBaseName, DWORD nSize) _Fails_(zero, last_error);
DWORD WINAPI GetDeviceDriverFileNameW(_In_ LPVOID ImageBase, _Out_writes_(nSize) LPWSTR lpFilename, DWORD nSize) _Fails_(zero, last_error);
DWORD64 WINAPI GetEnabledXStateFeatures(void);
UINT WINAPI GetErrorMode(void) _Result_(THREAD_ERROR_MODE);
BOOL WINAPI GetExitCodeProcess(HANDLE hProcess, _Out_ LPDWORD lpExitCode);
DWORD WINAPI GetGuiResources(HANDLE hProcess,
    _Names_(GET_GUI_RESOURCES_FLAGS) DWORD uiFlags) _Fails_(last_error, last_error);
DWORD WINAPI GetMappedFileNameW(HANDLE hProcess, _In_ LPVOID lpv, _Out_writes_(nSize) LPWSTR lpFilename, DWORD nSize) _Fails_(zero, last_error);
DWORD WINAPI GetMaximumProcessorCount(WORD GroupNumber) _Fails_(zero, last_error);
WORD WINAPI GetMaximumProcessorGroupCount(void);
DWORD WINAPI GetModuleBaseNameW(HANDLE hProcess, _In_opt_ HMODULE hModule, _Out_writes_(nSize) LPWSTR lpBaseName,
    DWORD nSize) _Fails_(zero, last_error);
DWORD WINAPI GetModuleFileNameExW(_In_opt_ HANDLE hProcess, _In_opt_ HMODULE hModule,
    _Out_writes_(nSize) LPWSTR lpFilename, DWORD nSize) _Fails_(zero, last_error);
BOOL WINAPI GetModuleInformation(HANDLE hProcess, HMODULE hModule, _Out_ LPMODULEINFO lpmodinfo,
    DWORD cb) _Fails_(zero);
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
BOOL WINAPI GetPerformanceInfo(_Inout_ PPERFORMACE_INFORMATION pPerformanceInformation, DWORD cb) _Fails_(zero);
DWORD WINAPI GetPriorityClass(HANDLE hProcess) _Fails_(zero, last_error) _Result_(PROCESS_CREATION_FLAGS);
BOOL WINAPI GetProcessAffinityMask(HANDLE hProcess, _Out_ PDWORD_PTR lpProcessAffinityMask,
    _Out_ PDWORD_PTR lpSystemAffinityMask);
BOOL WINAPI GetProcessDEPPolicy(HANDLE hProcess, _Out_ LPDWORD lpFlags, _Out_ PBOOL lpPermanent);
BOOL WINAPI GetProcessGroupAffinity(HANDLE hProcess, _Inout_ PUSHORT GroupCount,
    _Out_writes_(*GroupCount) PUSHORT GroupArray) _Fails_(zero, last_error);
BOOL WINAPI GetProcessHandleCount(HANDLE hProcess, _Out_ PDWORD pdwHandleCount);
DWORD WINAPI GetProcessId(HANDLE Process) _Fails_(zero, last_error);
DWORD WINAPI GetProcessImageFileNameW(HANDLE hProcess, _Out_writes_(nSize) LPWSTR lpImageFileName, DWORD nSize) _Fails_(zero, last_error);
BOOL WINAPI GetProcessInformation(HANDLE hProcess, PROCESS_INFORMATION_CLASS ProcessInformationClass,
    _Out_writes_bytes_(ProcessInformationSize) LPVOID ProcessInformation, DWORD ProcessInformationSize);
BOOL WINAPI GetProcessIoCounters(HANDLE hProcess, _Out_ PIO_COUNTERS lpIoCounters);
BOOL WINAPI GetProcessMemoryInfo(HANDLE Process, _Inout_ PPROCESS_MEMORY_COUNTERS ppsmemCounters,
    DWORD cb) _Fails_(zero);
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
DWORD WINAPI GetTimestampForLoadedLibrary(HMODULE Module) _Fails_(zero, last_error);
BOOL WINAPI GetWsChanges(HANDLE hProcess, _Out_writes_bytes_(cb) PPSAPI_WS_WATCH_INFORMATION lpWatchInfo,
    DWORD cb) _Fails_(zero);
BOOL WINAPI GetWsChangesEx(HANDLE hProcess, _Out_writes_bytes_(cb) PPSAPI_WS_WATCH_INFORMATION_EX lpWatchInfoEx,
    DWORD cb) _Fails_(zero);
BOOL WINAPI GetXStateFeaturesMask(_In_ PCONTEXT Context, _Out_ PDWORD64 FeatureMask) _Fails_(zero);
BOOL WINAPI Heap32First(_Inout_ LPHEAPENTRY32 lphe, _Show_(pid) DWORD th32ProcessID, ULONG_PTR th32HeapID);
BOOL WINAPI Heap32ListFirst(HANDLE hSnapshot, _Inout_ LPHEAPLIST32 lphl);
BOOL WINAPI Heap32ListNext(HANDLE hSnapshot, _Inout_ LPHEAPLIST32 lphl);
BOOL WINAPI Heap32Next(_Inout_ LPHEAPENTRY32 lphe);
PVOID WINAPI ImageDirectoryEntryToData(_In_ PVOID Base, BOOLEAN MappedAsImage,
    _Names_(IMAGE_DIRECTORY_ENTRY) USHORT DirectoryEntry, _Out_ PULONG Size);
PVOID WINAPI ImageDirectoryEntryToDataEx(_In_ PVOID Base, BOOLEAN MappedAsImage,
    _Names_(IMAGE_DIRECTORY_ENTRY) USHORT DirectoryEntry, _Out_ PULONG Size,
    _Out_opt_ PIMAGE_SECTION_HEADER *FoundHeader);
PIMAGE_NT_HEADERS WINAPI ImageNtHeader(_In_ PVOID Base);
PIMAGE_SECTION_HEADER WINAPI ImageRvaToSection(_In_ PIMAGE_NT_HEADERS NtHeaders, _In_ PVOID Base, ULONG Rva);
PVOID WINAPI ImageRvaToVa(_In_ PIMAGE_NT_HEADERS NtHeaders, _In_ PVOID Base, ULONG Rva,
    _In_opt_ PIMAGE_SECTION_HEADER *LastRvaSection);
LPAPI_VERSION WINAPI ImagehlpApiVersion(void) _Fails_(zero);
LPAPI_VERSION WINAPI ImagehlpApiVersionEx(_In_ LPAPI_VERSION AppVersion) _Fails_(zero);
BOOL WINAPI InitializeContext(_Out_writes_bytes_opt_(*ContextLength) PVOID Buffer, _Show_(hex) DWORD ContextFlags,
    _Out_ PCONTEXT *Context, _Inout_ PDWORD ContextLength);
BOOL WINAPI InitializeContext2(_Out_writes_bytes_opt_(*ContextLength) PVOID Buffer, _Show_(hex) DWORD ContextFlags,
    _Out_ PCONTEXT *Context, _Inout_ PDWORD ContextLength, ULONG64 XStateCompactionMask);
BOOL WINAPI InitializeProcessForWsWatch(HANDLE hProcess) _Fails_(zero);
BOOL WINAPI IsDebuggerPresent(void) _Fails_(never);
BOOL WINAPI IsImmersiveProcess(HANDLE hProcess) _Fails_(never);
BOOL WINAPI IsProcessInJob(HANDLE ProcessHandle, _In_opt_ HANDLE JobHandle, _Out_ PBOOL Result) _Fails_(zero, last_error);
BOOL WINAPI IsProcessorFeaturePresent(_Names_(PROCESSOR_FEATURE_ID) DWORD ProcessorFeature) _Fails_(never);
BOOL WINAPI IsWow64Process(HANDLE hProcess, _Out_ PBOOL Wow64Process) _Fails_(zero, last_error);
BOOL WINAPI IsWow64Process2(HANDLE hProcess, _Out_ _Names_(IMAGE_FILE_MACHINE) USHORT *pProcessMachine,
    _Out_opt_ _Names_(IMAGE_FILE_MACHINE) USHORT *pNativeMachine) _Fails_(zero, last_error);
PVOID WINAPI LocateXStateFeature(_In_ PCONTEXT Context, DWORD FeatureId, _Out_opt_ PDWORD Length) _Fails_(never);
BOOL WINAPI MakeSureDirectoryPathExists(_In_ PCSTR DirPath);
BOOL WINAPI MessageBeep(_Names_(MESSAGE_BEEP) UINT uType);
BOOL WINAPI MiniDumpReadDumpStream(_In_ PVOID BaseOfDump, ULONG StreamNumber, _Out_opt_ PMINIDUMP_DIRECTORY *Dir,
    _Out_opt_ PVOID *StreamPointer, _Out_opt_ ULONG *StreamSize) _Fails_(zero);
BOOL WINAPI MiniDumpWriteDump(HANDLE hProcess, _Show_(pid) DWORD ProcessId, HANDLE hFile, MINIDUMP_TYPE DumpType,
    _In_opt_ const PMINIDUMP_EXCEPTION_INFORMATION ExceptionParam,
    _In_opt_ const PMINIDUMP_USER_STREAM_INFORMATION UserStreamParam,
    _In_opt_ const PMINIDUMP_CALLBACK_INFORMATION CallbackParam);
BOOL WINAPI Module32First(HANDLE hSnapshot, _Inout_ LPMODULEENTRY32 lpme);
BOOL WINAPI Module32FirstW(HANDLE hSnapshot, _Inout_ LPMODULEENTRY32W lpme);
BOOL WINAPI Module32Next(HANDLE hSnapshot, _Inout_ LPMODULEENTRY32 lpme);
BOOL WINAPI Module32NextW(HANDLE hSnapshot, _Inout_ LPMODULEENTRY32W lpme);
HANDLE WINAPI OpenJobObjectW(_Show_(hex) DWORD dwDesiredAccess, BOOL bInheritHandle, _In_ LPCWSTR lpName) _Opens_;
HANDLE WINAPI OpenPrivateNamespaceW(_In_ LPVOID lpBoundaryDescriptor,
    _In_ LPCWSTR lpAliasPrefix) _Fails_(zero, last_error) _Opens_;
HANDLE WINAPI OpenProcess(_Names_(PROCESS_ACCESS) DWORD dwDesiredAccess, BOOL bInheritHandle,
    _Show_(pid) DWORD dwProcessId) _Opens_;
BOOL WINAPI OpenProcessToken(HANDLE ProcessHandle, _Names_(TOKEN_ACCESS_MASK) DWORD DesiredAccess,
    _Out_ _Opens_ PHANDLE TokenHandle);
void WINAPI OutputDebugStringW(_In_opt_ LPCWSTR lpOutputString);
BOOL WINAPI Process32First(HANDLE hSnapshot, _Inout_ LPPROCESSENTRY32 lppe);
BOOL WINAPI Process32FirstW(HANDLE hSnapshot, _Inout_ LPPROCESSENTRY32W lppe);
BOOL WINAPI Process32Next(HANDLE hSnapshot, _Inout_ LPPROCESSENTRY32 lppe);
BOOL WINAPI Process32NextW(HANDLE hSnapshot, _Inout_ LPPROCESSENTRY32W lppe);
BOOL WINAPI ProcessIdToSessionId(_Show_(pid) DWORD dwProcessId, _Out_ DWORD *pSessionId);
BOOL WINAPI QueryFullProcessImageNameW(HANDLE hProcess, _Names_(PROCESS_NAME_FORMAT) DWORD dwFlags, _Out_writes_(*lpdwSize) LPWSTR lpExeName,
    _Inout_ PDWORD lpdwSize);
BOOL WINAPI QueryInformationJobObject(_In_opt_ HANDLE hJob, JOBOBJECTINFOCLASS JobObjectInformationClass,
    _Out_writes_bytes_to_(cbJobObjectInformationLength, *lpReturnLength) LPVOID lpJobObjectInformation,
    DWORD cbJobObjectInformationLength, _Out_opt_ LPDWORD lpReturnLength);
BOOL WINAPI QueryProcessAffinityUpdateMode(HANDLE hProcess, _Out_opt_ LPDWORD lpdwFlags);
BOOL WINAPI QueryWorkingSet(HANDLE hProcess, _Out_writes_bytes_(cb) PVOID pv, DWORD cb) _Fails_(zero);
BOOL WINAPI QueryWorkingSetEx(HANDLE hProcess, _Out_writes_bytes_(cb) PVOID pv, DWORD cb) _Fails_(zero);
void WINAPI RaiseException(DWORD dwExceptionCode, _Show_(hex) DWORD dwExceptionFlags, DWORD nNumberOfArguments,
    _In_reads_opt_(nNumberOfArguments) const ULONG_PTR *lpArguments);
void WINAPI RaiseFailFastException(_In_opt_ PEXCEPTION_RECORD pExceptionRecord, _In_opt_ PCONTEXT pContextRecord,
    _Show_(hex) DWORD dwFlags) _Noreturn_;
ULONG WINAPI RemoveVectoredContinueHandler(_In_ PVOID Handle) _Fails_(zero, none);
ULONG WINAPI RemoveVectoredExceptionHandler(_In_ PVOID Handle) _Fails_(zero, none);
BOOL WINAPI SearchTreeForFile(_In_ PSTR RootPath, _In_ PSTR InputPathName, _Out_ PSTR OutputPathBuffer);
BOOL WINAPI SearchTreeForFileW(_In_ PWSTR RootPath, _In_ PWSTR InputPathName, _Out_ PWSTR OutputPathBuffer);
UINT WINAPI SetErrorMode(_Names_(THREAD_ERROR_MODE) UINT uMode) _Result_(THREAD_ERROR_MODE);
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
BOOL WINAPI SetProcessRestrictionExemption(BOOL fEnableExemption);
BOOL WINAPI SetProcessShutdownParameters(DWORD dwLevel, _Show_(hex) DWORD dwFlags);
BOOL WINAPI SetProcessWorkingSetSize(HANDLE hProcess, SIZE_T dwMinimumWorkingSetSize, SIZE_T dwMaximumWorkingSetSize);
BOOL WINAPI SetThreadErrorMode(_Names_(THREAD_ERROR_MODE) DWORD dwNewMode,
    _In_opt_ _Names_(THREAD_ERROR_MODE) LPDWORD lpOldMode);
LPTOP_LEVEL_EXCEPTION_FILTER WINAPI SetUnhandledExceptionFilter(
    _In_opt_ LPTOP_LEVEL_EXCEPTION_FILTER lpTopLevelExceptionFilter) _Fails_(never);
BOOL WINAPI SetXStateFeaturesMask(_Inout_ PCONTEXT Context, DWORD64 FeatureMask) _Fails_(zero);
BOOL WINAPI StackWalk64(DWORD MachineType, HANDLE hProcess, HANDLE hThread, _Inout_ LPSTACKFRAME64 StackFrame,
    _Inout_ PVOID ContextRecord, _In_opt_ PREAD_PROCESS_MEMORY_ROUTINE64 ReadMemoryRoutine,
    _In_opt_ PFUNCTION_TABLE_ACCESS_ROUTINE64 FunctionTableAccessRoutine,
    _In_opt_ PGET_MODULE_BASE_ROUTINE64 GetModuleBaseRoutine,
    _In_opt_ PTRANSLATE_ADDRESS_ROUTINE64 TranslateAddress) _Fails_(zero);
BOOL WINAPI SymAddSourceStream(HANDLE hProcess, ULONG64 Base, _In_opt_ PCSTR StreamFile,
    _In_reads_bytes_opt_(Size) PBYTE Buffer, size_t Size);
BOOL WINAPI SymAddSourceStreamW(HANDLE hProcess, ULONG64 Base, _In_opt_ PCWSTR FileSpec,
    _In_reads_bytes_opt_(Size) PBYTE Buffer, size_t Size);
BOOL WINAPI SymAddSymbol(HANDLE hProcess, ULONG64 BaseOfDll, _In_ PCSTR Name, DWORD64 Address, DWORD Size,
    _Show_(hex) DWORD Flags);
BOOL WINAPI SymAddSymbolW(HANDLE hProcess, ULONG64 BaseOfDll, _In_ PCWSTR Name, DWORD64 Address, DWORD Size,
    _Show_(hex) DWORD Flags);
BOOL WINAPI SymCleanup(HANDLE hProcess);
BOOL WINAPI SymDeleteSymbol(HANDLE hProcess, ULONG64 BaseOfDll, _In_opt_ PCSTR Name, DWORD64 Address,
    _Show_(hex) DWORD Flags);
BOOL WINAPI SymDeleteSymbolW(HANDLE hProcess, ULONG64 BaseOfDll, _In_opt_ PCWSTR Name, DWORD64 Address,
    _Show_(hex) DWORD Flags);
BOOL WINAPI SymEnumLines(HANDLE hProcess, ULONG64 Base, _In_opt_ PCSTR Obj, _In_opt_ PCSTR File,
    PSYM_ENUMLINES_CALLBACK EnumLinesCallback, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumLinesW(HANDLE hProcess, ULONG64 Base, _In_opt_ PCWSTR Obj, _In_opt_ PCSTR File,
    PSYM_ENUMLINES_CALLBACKW EnumLinesCallback, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumSourceFiles(HANDLE hProcess, ULONG64 ModBase, _In_opt_ PCSTR Mask,
    PSYM_ENUMSOURCEFILES_CALLBACK cbSrcFiles, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumSourceFilesW(HANDLE hProcess, ULONG64 ModBase, _In_opt_ PCWSTR Mask,
    PSYM_ENUMSOURCEFILES_CALLBACKW cbSrcFiles, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumSourceLines(HANDLE hProcess, ULONG64 Base, _In_opt_ PCSTR Obj, _In_opt_ PCSTR File, DWORD Line,
    _Show_(hex) DWORD Flags, PSYM_ENUMLINES_CALLBACK EnumLinesCallback, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumSourceLinesW(HANDLE hProcess, ULONG64 Base, _In_opt_ PCWSTR Obj, _In_opt_ PCWSTR File, DWORD Line,
    _Show_(hex) DWORD Flags, PSYM_ENUMLINES_CALLBACKW EnumLinesCallback, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumSym(HANDLE hProcess, ULONG64 BaseOfDll, PSYM_ENUMERATESYMBOLS_CALLBACK EnumSymbolsCallback,
    _In_opt_ PVOID UserContext) _Fails_(zero);
BOOL WINAPI SymEnumSymbols(HANDLE hProcess, ULONG64 BaseOfDll, _In_opt_ PCSTR Mask,
    PSYM_ENUMERATESYMBOLS_CALLBACK EnumSymbolsCallback, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumSymbolsForAddr(HANDLE hProcess, DWORD64 Address, PSYM_ENUMERATESYMBOLS_CALLBACK EnumSymbolsCallback,
    _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumSymbolsForAddrW(HANDLE hProcess, DWORD64 Address,
    PSYM_ENUMERATESYMBOLS_CALLBACKW EnumSymbolsCallback, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumSymbolsW(HANDLE hProcess, ULONG64 BaseOfDll, _In_opt_ PCWSTR Mask,
    PSYM_ENUMERATESYMBOLS_CALLBACKW EnumSymbolsCallback, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumTypes(HANDLE hProcess, ULONG64 BaseOfDll, PSYM_ENUMERATESYMBOLS_CALLBACK EnumSymbolsCallback,
    _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumTypesByName(HANDLE hProcess, ULONG64 BaseOfDll, _In_opt_ PCSTR mask,
    PSYM_ENUMERATESYMBOLS_CALLBACK EnumSymbolsCallback, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumTypesByNameW(HANDLE hProcess, ULONG64 BaseOfDll, _In_opt_ PCSTR mask,
    PSYM_ENUMERATESYMBOLS_CALLBACKW EnumSymbolsCallback, _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumTypesW(HANDLE hProcess, ULONG64 BaseOfDll, PSYM_ENUMERATESYMBOLS_CALLBACKW EnumSymbolsCallback,
    _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumerateModules64(HANDLE hProcess, PSYM_ENUMMODULES_CALLBACK64 EnumModulesCallback,
    _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumerateModulesW64(HANDLE hProcess, PSYM_ENUMMODULES_CALLBACKW64 EnumModulesCallback,
    _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumerateSymbols64(HANDLE hProcess, DWORD64 BaseOfDll, PSYM_ENUMSYMBOLS_CALLBACK64 EnumSymbolsCallback,
    _In_opt_ PVOID UserContext);
BOOL WINAPI SymEnumerateSymbolsW64(HANDLE hProcess, DWORD64 BaseOfDll, PSYM_ENUMSYMBOLS_CALLBACK64W EnumSymbolsCallback,
    _In_opt_ PVOID UserContext);
HANDLE WINAPI SymFindDebugInfoFile(HANDLE hProcess, _In_ PCSTR FileName, _Out_ PSTR DebugFilePath,
    _In_opt_ PFIND_DEBUG_FILE_CALLBACK Callback, _In_opt_ PVOID CallerData);
HANDLE WINAPI SymFindDebugInfoFileW(HANDLE hProcess, _In_ PCWSTR FileName, _Out_ PWSTR DebugFilePath,
    _In_opt_ PFIND_DEBUG_FILE_CALLBACKW Callback, _In_opt_ PVOID CallerData);
HANDLE WINAPI SymFindExecutableImage(HANDLE hProcess, _In_ PCSTR FileName, _Out_ PSTR ImageFilePath,
    PFIND_EXE_FILE_CALLBACK Callback, _In_ PVOID CallerData);
HANDLE WINAPI SymFindExecutableImageW(HANDLE hProcess, _In_ PCWSTR FileName, _Out_ PWSTR ImageFilePath,
    PFIND_EXE_FILE_CALLBACKW Callback, _In_ PVOID CallerData);
BOOL WINAPI SymFindFileInPath(HANDLE hprocess, _In_opt_ PCSTR SearchPathA, _In_ PCSTR FileName, _In_opt_ PVOID id,
    DWORD two, DWORD three, _Names_(SYM_FIND_ID_OPTION) DWORD flags, _Out_ LPSTR FoundFile,
    _In_opt_ PFINDFILEINPATHCALLBACK callback, _In_opt_ PVOID context);
BOOL WINAPI SymFindFileInPathW(HANDLE hprocess, _In_opt_ PCWSTR SearchPathA, _In_ PCWSTR FileName, _In_opt_ PVOID id,
    DWORD two, DWORD three, _Names_(SYM_FIND_ID_OPTION) DWORD flags, _Out_ LPSTR FoundFile,
    _In_opt_ PFINDFILEINPATHCALLBACKW callback, _In_opt_ PVOID context);
BOOL WINAPI SymFromAddr(HANDLE hProcess, DWORD64 Address, _Out_opt_ PDWORD64 Displacement, _Inout_ PSYMBOL_INFO Symbol);
BOOL WINAPI SymFromAddrW(HANDLE hProcess, DWORD64 Address, _Out_opt_ PDWORD64 Displacement,
    _Inout_ PSYMBOL_INFOW Symbol);
BOOL WINAPI SymFromIndex(HANDLE hProcess, ULONG64 BaseOfDll, DWORD Index, _Inout_ PSYMBOL_INFO Symbol);
BOOL WINAPI SymFromIndexW(HANDLE hProcess, ULONG64 BaseOfDll, DWORD Index, _Inout_ PSYMBOL_INFOW Symbol);
BOOL WINAPI SymFromName(HANDLE hProcess, _In_ PCSTR Name, _Inout_ PSYMBOL_INFO Symbol);
BOOL WINAPI SymFromNameW(HANDLE hProcess, _In_ PCWSTR Name, _Inout_ PSYMBOL_INFOW Symbol);
BOOL WINAPI SymFromToken(HANDLE hProcess, DWORD64 Base, DWORD Token, _Inout_ PSYMBOL_INFO Symbol);
BOOL WINAPI SymFromTokenW(HANDLE hProcess, DWORD64 Base, DWORD Token, _Inout_ PSYMBOL_INFOW Symbol);
PVOID WINAPI SymFunctionTableAccess64(HANDLE hProcess, DWORD64 AddrBase);
PCHAR WINAPI SymGetHomeDirectory(_Names_(IMAGEHLP_HD_TYPE) DWORD type, _Out_writes_(size) PSTR dir, size_t size);
PWCHAR WINAPI SymGetHomeDirectoryW(_Names_(IMAGEHLP_HD_TYPE) DWORD type, _Out_writes_(size) PWSTR dir, size_t size);
BOOL WINAPI SymGetLineFromAddr64(HANDLE hProcess, DWORD64 qwAddr, _Out_ PDWORD pdwDisplacement,
    _Out_ PIMAGEHLP_LINE64 Line64);
BOOL WINAPI SymGetLineFromAddrW64(HANDLE hProcess, DWORD64 dwAddr, _Out_ PDWORD pdwDisplacement,
    _Out_ PIMAGEHLP_LINEW64 Line);
BOOL WINAPI SymGetLineFromName64(HANDLE hProcess, _In_opt_ PCSTR ModuleName, _In_opt_ PCSTR FileName,
    DWORD dwLineNumber, _Out_ PLONG plDisplacement, _Inout_ PIMAGEHLP_LINE64 Line);
BOOL WINAPI SymGetLineFromNameW64(HANDLE hProcess, _In_opt_ PCWSTR ModuleName, _In_opt_ PCWSTR FileName,
    DWORD dwLineNumber, _Out_ PLONG plDisplacement, _Inout_ PIMAGEHLP_LINEW64 Line);
BOOL WINAPI SymGetLineNext64(HANDLE hProcess, _Inout_ PIMAGEHLP_LINE64 Line);
BOOL WINAPI SymGetLineNextW64(HANDLE hProcess, _Inout_ PIMAGEHLP_LINEW64 Line);
BOOL WINAPI SymGetLinePrev64(HANDLE hProcess, _Inout_ PIMAGEHLP_LINE64 Line);
BOOL WINAPI SymGetLinePrevW64(HANDLE hProcess, _Inout_ PIMAGEHLP_LINEW64 Line);
DWORD64 WINAPI SymGetModuleBase64(HANDLE hProcess, DWORD64 qwAddr) _Fails_(zero, last_error);
BOOL WINAPI SymGetModuleInfo64(HANDLE hProcess, DWORD64 qwAddr, _Out_ PIMAGEHLP_MODULE64 ModuleInfo);
BOOL WINAPI SymGetModuleInfoW64(HANDLE hProcess, DWORD64 qwAddr, _Out_ PIMAGEHLP_MODULEW64 ModuleInfo);
DWORD WINAPI SymGetOptions(void);
BOOL WINAPI SymGetScope(HANDLE hProcess, ULONG64 BaseOfDll, DWORD Index, _Inout_ PSYMBOL_INFO Symbol);
BOOL WINAPI SymGetScopeW(HANDLE hProcess, ULONG64 BaseOfDll, DWORD Index, _Inout_ PSYMBOL_INFOW Symbol);
BOOL WINAPI SymGetSearchPath(HANDLE hProcess, _Out_writes_(SearchPathLength) PSTR SearchPathA, DWORD SearchPathLength);
BOOL WINAPI SymGetSearchPathW(HANDLE hProcess, _Out_writes_(SearchPathLength) PWSTR SearchPathA,
    DWORD SearchPathLength);
BOOL WINAPI SymGetSourceFile(HANDLE hProcess, ULONG64 Base, _In_opt_ PCSTR Params, _In_ PCSTR FileSpec,
    _Out_writes_(Size) PSTR FilePath, DWORD Size);
BOOL WINAPI SymGetSourceFileFromToken(HANDLE hProcess, _In_ PVOID Token, _In_opt_ PCSTR Params,
    _Out_writes_(Size) PSTR FilePath, DWORD Size);
BOOL WINAPI SymGetSourceFileFromTokenW(HANDLE hProcess, _In_ PVOID Token, _In_opt_ PCWSTR Params,
    _Out_writes_(Size) PWSTR FilePath, DWORD Size);
BOOL WINAPI SymGetSourceFileToken(HANDLE hProcess, ULONG64 Base, _In_ PCSTR FileSpec, _Out_ PVOID *Token,
    _Out_ DWORD *Size);
BOOL WINAPI SymGetSourceFileTokenW(HANDLE hProcess, ULONG64 Base, _In_ PCWSTR FileSpec, _Out_ PVOID *Token,
    _Out_ DWORD *Size);
BOOL WINAPI SymGetSourceFileW(HANDLE hProcess, ULONG64 Base, _In_opt_ PCWSTR Params, _In_ PCWSTR FileSpec,
    _Out_writes_(Size) PWSTR FilePath, DWORD Size);
BOOL WINAPI SymGetSourceVarFromToken(HANDLE hProcess, _In_ PVOID Token, _In_opt_ PCSTR Params, _In_ PCSTR VarName,
    _Out_writes_(Size) PSTR Value, DWORD Size);
BOOL WINAPI SymGetSourceVarFromTokenW(HANDLE hProcess, _In_ PVOID Token, _In_opt_ PCWSTR Params, _In_ PCWSTR VarName,
    _Out_writes_(Size) PWSTR Value, DWORD Size);
BOOL WINAPI SymGetSymFromAddr64(HANDLE hProcess, DWORD64 qwAddr, _Out_opt_ PDWORD64 pdwDisplacement,
    _Inout_ PIMAGEHLP_SYMBOL64 Symbol);
BOOL WINAPI SymGetSymFromName64(HANDLE hProcess, _In_ PCSTR Name, _Inout_ PIMAGEHLP_SYMBOL64 Symbol);
BOOL WINAPI SymGetSymNext64(HANDLE hProcess, _Inout_ PIMAGEHLP_SYMBOL64 Symbol);
BOOL WINAPI SymGetSymPrev64(HANDLE hProcess, _Inout_ PIMAGEHLP_SYMBOL64 Symbol);
BOOL WINAPI SymGetSymbolFile(_In_opt_ HANDLE hProcess, _In_opt_ PCSTR SymPath, _In_ PCSTR ImageFile, DWORD Type,
    _Out_writes_(cSymbolFile) PSTR SymbolFile, size_t cSymbolFile, _Out_writes_(cDbgFile) PSTR DbgFile,
    size_t cDbgFile);
BOOL WINAPI SymGetSymbolFileW(_In_opt_ HANDLE hProcess, _In_opt_ PCWSTR SymPath, _In_ PCWSTR ImageFile, DWORD Type,
    _Out_writes_(cSymbolFile) PWSTR SymbolFile, size_t cSymbolFile, _Out_writes_(cDbgFile) PWSTR DbgFile,
    size_t cDbgFile);
BOOL WINAPI SymGetTypeFromName(HANDLE hProcess, ULONG64 BaseOfDll, _In_ PCSTR Name, _Inout_ PSYMBOL_INFO Symbol);
BOOL WINAPI SymGetTypeFromNameW(HANDLE hProcess, ULONG64 BaseOfDll, _In_ PCWSTR Name, _Inout_ PSYMBOL_INFOW Symbol);
BOOL WINAPI SymGetTypeInfo(HANDLE hProcess, DWORD64 ModBase, ULONG TypeId, IMAGEHLP_SYMBOL_TYPE_INFO GetType,
    _Out_ PVOID pInfo);
BOOL WINAPI SymInitialize(HANDLE hProcess, _In_opt_ PCSTR UserSearchPath, BOOL fInvadeProcess);
BOOL WINAPI SymInitializeW(HANDLE hProcess, _In_opt_ PCWSTR UserSearchPath, BOOL fInvadeProcess);
DWORD64 WINAPI SymLoadModule64(HANDLE hProcess, _In_opt_ HANDLE hFile, _In_opt_ PCSTR ImageName,
    _In_opt_ PCSTR ModuleName, DWORD64 BaseOfDll, DWORD SizeOfDll) _Fails_(zero, last_error);
DWORD64 WINAPI SymLoadModuleEx(HANDLE hProcess, _In_opt_ HANDLE hFile, _In_opt_ PCSTR ImageName,
    _In_opt_ PCSTR ModuleName, DWORD64 BaseOfDll, DWORD DllSize, _In_opt_ PMODLOAD_DATA Data,
    DWORD Flags) _Fails_(zero, last_error);
DWORD64 WINAPI SymLoadModuleExW(HANDLE hProcess, _In_opt_ HANDLE hFile, _In_opt_ PCWSTR ImageName,
    _In_opt_ PCWSTR ModuleName, DWORD64 BaseOfDll, DWORD DllSize, _In_opt_ PMODLOAD_DATA Data,
    DWORD Flags) _Fails_(zero, last_error);
BOOL WINAPI SymMatchFileName(_In_ PCSTR FileName, _In_ PCSTR Match, _Out_opt_ PSTR *FileNameStop,
    _Out_opt_ PSTR *MatchStop);
BOOL WINAPI SymMatchFileNameW(_In_ PCWSTR FileName, _In_ PCWSTR Match, _Out_opt_ PWSTR *FileNameStop,
    _Out_opt_ PWSTR *MatchStop);
BOOL WINAPI SymMatchString(_In_ PCSTR string, _In_ PCSTR expression, BOOL fCase);
BOOL WINAPI SymMatchStringW(_In_ PCWSTR string, _In_ PCWSTR expression, BOOL fCase);
BOOL WINAPI SymNext(HANDLE hProcess, _Inout_ PSYMBOL_INFO si);
BOOL WINAPI SymNextW(HANDLE hProcess, _Inout_ PSYMBOL_INFOW siw);
BOOL WINAPI SymPrev(HANDLE hProcess, _Inout_ PSYMBOL_INFO si);
BOOL WINAPI SymPrevW(HANDLE hProcess, _Inout_ PSYMBOL_INFOW siw);
BOOL WINAPI SymRefreshModuleList(HANDLE hProcess);
BOOL WINAPI SymRegisterCallback64(HANDLE hProcess, PSYMBOL_REGISTERED_CALLBACK64 CallbackFunction, ULONG64 UserContext);
BOOL WINAPI SymRegisterFunctionEntryCallback64(HANDLE hProcess, PSYMBOL_FUNCENTRY_CALLBACK64 CallbackFunction,
    ULONG64 UserContext);
BOOL WINAPI SymSearch(HANDLE hProcess, ULONG64 BaseOfDll, DWORD Index, DWORD SymTag, _In_opt_ PCSTR Mask,
    DWORD64 Address, PSYM_ENUMERATESYMBOLS_CALLBACK EnumSymbolsCallback, _In_opt_ PVOID UserContext,
    _Show_(hex) DWORD Options);
BOOL WINAPI SymSearchW(HANDLE hProcess, ULONG64 BaseOfDll, DWORD Index, DWORD SymTag, _In_opt_ PCWSTR Mask,
    DWORD64 Address, PSYM_ENUMERATESYMBOLS_CALLBACKW EnumSymbolsCallback, _In_opt_ PVOID UserContext,
    _Show_(hex) DWORD Options);
BOOL WINAPI SymSetContext(HANDLE hProcess, _In_ PIMAGEHLP_STACK_FRAME StackFrame, _In_opt_ PIMAGEHLP_CONTEXT Context);
PCHAR WINAPI SymSetHomeDirectory(_In_opt_ HANDLE hProcess, _In_opt_ PCSTR dir);
PCHAR WINAPI SymSetHomeDirectoryW(_In_opt_ HANDLE hProcess, _In_opt_ PCWSTR dir);
DWORD WINAPI SymSetOptions(_Show_(hex) DWORD SymOptions);
BOOL WINAPI SymSetParentWindow(HWND hwnd);
BOOL WINAPI SymSetSearchPath(HANDLE hProcess, _In_opt_ PCSTR SearchPathA);
BOOL WINAPI SymSetSearchPathW(HANDLE hProcess, _In_opt_ PCWSTR SearchPathA);
PCSTR WINAPI SymSrvDeltaName(HANDLE hProcess, _In_opt_ PCSTR SymPath, _In_ PCSTR Type, _In_ PCSTR File1,
    _In_ PCSTR File2);
PCWSTR WINAPI SymSrvDeltaNameW(HANDLE hProcess, _In_opt_ PCWSTR SymPath, _In_ PCWSTR Type, _In_ PCWSTR File1,
    _In_ PCWSTR File2);
BOOL WINAPI SymSrvGetFileIndexInfo(_In_ PCSTR File, _Out_ PSYMSRV_INDEX_INFO Info, _Show_(hex) DWORD Flags);
BOOL WINAPI SymSrvGetFileIndexInfoW(_In_ PCWSTR File, _Out_ PSYMSRV_INDEX_INFOW Info, _Show_(hex) DWORD Flags);
BOOL WINAPI SymSrvGetFileIndexString(HANDLE hProcess, _In_opt_ PCSTR SrvPath, _In_ PCSTR File,
    _Out_writes_(Size) PSTR Index, size_t Size, _Show_(hex) DWORD Flags);
BOOL WINAPI SymSrvGetFileIndexStringW(HANDLE hProcess, _In_opt_ PCWSTR SrvPath, _In_ PCWSTR File,
    _Out_writes_(Size) PWSTR Index, size_t Size, _Show_(hex) DWORD Flags);
BOOL WINAPI SymSrvGetFileIndexes(_In_ PCTSTR File, _Out_ GUID *Id, _Out_ DWORD *Val1, _Out_opt_ DWORD *Val2,
    _Show_(hex) DWORD Flags);
BOOL WINAPI SymSrvGetFileIndexesW(_In_ PCWSTR File, _Out_ GUID *Id, _Out_ DWORD *Val1, _Out_opt_ DWORD *Val2,
    _Show_(hex) DWORD Flags);
PCSTR WINAPI SymSrvGetSupplement(HANDLE hProcess, _In_opt_ PCSTR SymPath, _In_ PCSTR Node, _In_ PCSTR File);
PCWSTR WINAPI SymSrvGetSupplementW(HANDLE hProcess, _In_opt_ PCWSTR SymPath, _In_ PCWSTR Node, _In_ PCWSTR File);
BOOL WINAPI SymSrvIsStore(_In_opt_ HANDLE hProcess, _In_ PCSTR path);
BOOL WINAPI SymSrvIsStoreW(_In_opt_ HANDLE hProcess, _In_ PCWSTR path);
PCSTR WINAPI SymSrvStoreFile(HANDLE hProcess, _In_opt_ PCSTR SrvPath, _In_ PCSTR File,
    _Names_(SYM_SRV_STORE_FILE_FLAGS) DWORD Flags);
PCWSTR WINAPI SymSrvStoreFileW(HANDLE hProcess, _In_opt_ PCWSTR SrvPath, _In_ PCWSTR File,
    _Names_(SYM_SRV_STORE_FILE_FLAGS) DWORD Flags);
PCSTR WINAPI SymSrvStoreSupplement(HANDLE hProcess, _In_opt_ const PCTSTR SrvPath, _In_ PCSTR Node, _In_ PCSTR File,
    _Show_(hex) DWORD Flags);
PCWSTR WINAPI SymSrvStoreSupplementW(HANDLE hProcess, _In_opt_ const PCWSTR SymPath, _In_ PCWSTR Node, _In_ PCWSTR File,
    _Show_(hex) DWORD Flags);
BOOL WINAPI SymUnDName64(_In_ PIMAGEHLP_SYMBOL64 sym, _Out_writes_(UnDecNameLength) PSTR UnDecName,
    DWORD UnDecNameLength);
BOOL WINAPI SymUnloadModule64(HANDLE hProcess, DWORD64 BaseOfDll);
BOOL WINAPI TerminateJobObject(HANDLE hJob, UINT uExitCode);
BOOL WINAPI TerminateProcess(HANDLE hProcess, UINT uExitCode);
BOOL WINAPI Thread32First(HANDLE hSnapshot, _Inout_ LPTHREADENTRY32 lpte);
BOOL WINAPI Thread32Next(HANDLE hSnapshot, _Inout_ LPTHREADENTRY32 lpte);
BOOL WINAPI Toolhelp32ReadProcessMemory(_Show_(pid) DWORD th32ProcessID, _In_ LPCVOID lpBaseAddress,
    _Inout_ LPVOID lpBuffer, SIZE_T cbRead, _Inout_ SIZE_T *lpNumberOfBytesRead) _Fails_(zero, last_error);
LONG WINAPI UnhandledExceptionFilter(_In_ struct _EXCEPTION_POINTERS *ExceptionInfo);
BOOL WINAPI UnregisterWait(HANDLE WaitHandle);
BOOL WINAPI UnregisterWaitEx(HANDLE WaitHandle, _In_opt_ HANDLE CompletionEvent);
BOOL WINAPI UserHandleGrantAccess(HANDLE hUserHandle, HANDLE hJob, BOOL bGrant);
BOOL WINAPI WaitForDebugEvent(_Out_ LPDEBUG_EVENT lpDebugEvent, DWORD dwMilliseconds);
BOOL WINAPI WaitForDebugEventEx(_Out_ LPDEBUG_EVENT lpDebugEvent, DWORD dwMilliseconds);
UINT WINAPI WinExec(_In_ LPCSTR lpCmdLine, UINT uCmdShow) _Fails_(below_33);
BOOL WINAPI Wow64GetThreadContext(HANDLE hThread, _Inout_ PWOW64_CONTEXT lpContext);
BOOL WINAPI Wow64GetThreadSelectorEntry(HANDLE hThread, DWORD dwSelector, _Out_ PWOW64_LDT_ENTRY lpSelectorEntry);
BOOL WINAPI Wow64SetThreadContext(HANDLE hThread, _In_ const WOW64_CONTEXT *lpContext);
