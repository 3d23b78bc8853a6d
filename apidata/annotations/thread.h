// SPDX-License-Identifier: Apache-2.0
// Threads, fibers, pools. Directions, lengths, names of values and failure rules beyond what the types say.

BOOL WINAPI AttachThreadInput(DWORD idAttach, DWORD idAttachTo, BOOL fAttach) _Fails_(zero);
BOOL WINAPI AvRevertMmThreadCharacteristics(HANDLE AvrtHandle);
BOOL WINAPI AvRtCreateThreadOrderingGroup(_Out_ _Opens_ PHANDLE Context, _In_ PLARGE_INTEGER Period,
    _Inout_ GUID *ThreadOrderingGuid, _In_opt_ PLARGE_INTEGER Timeout);
BOOL WINAPI AvRtCreateThreadOrderingGroupExW(_Out_ _Opens_ PHANDLE Context, _In_ PLARGE_INTEGER Period,
    _Inout_ GUID *ThreadOrderingGuid, _In_opt_ PLARGE_INTEGER Timeout, _In_ LPCWSTR TaskName);
BOOL WINAPI AvRtDeleteThreadOrderingGroup(HANDLE Context);
BOOL WINAPI AvRtJoinThreadOrderingGroup(_Out_ _Opens_ PHANDLE Context, _In_ GUID *ThreadOrderingGuid, BOOL Before);
BOOL WINAPI AvRtLeaveThreadOrderingGroup(HANDLE Context);
BOOL WINAPI AvRtWaitOnThreadOrderingGroup(HANDLE Context);
HANDLE WINAPI AvSetMmMaxThreadCharacteristicsW(_In_ LPCWSTR FirstTask, _In_ LPCWSTR SecondTask,
    _Inout_ LPDWORD TaskIndex);
HANDLE WINAPI AvSetMmThreadCharacteristicsW(_In_ LPCWSTR TaskName, _Inout_ LPDWORD TaskIndex);
BOOL WINAPI AvSetMmThreadPriority(HANDLE AvrtHandle, AVRT_PRIORITY Priority);
void WINAPI CancelThreadpoolIo(_Inout_ PTP_IO pio);
BOOL WINAPI ChangeTimerQueueTimer(_In_opt_ HANDLE TimerQueue, HANDLE Timer, ULONG DueTime, ULONG Period);
void WINAPI CloseThreadpool(_In_ PTP_POOL ptpp);
void WINAPI CloseThreadpoolCleanupGroup(_In_ PTP_CLEANUP_GROUP ptpcg);
void WINAPI CloseThreadpoolCleanupGroupMembers(_In_ PTP_CLEANUP_GROUP ptpcg, BOOL fCancelPendingCallbacks,
    _Inout_opt_ PVOID pvCleanupContext);
void WINAPI CloseThreadpoolIo(_Inout_ PTP_IO pio);
void WINAPI CloseThreadpoolTimer(_Inout_ PTP_TIMER pti);
void WINAPI CloseThreadpoolWait(_Inout_ PTP_WAIT pwa);
void WINAPI CloseThreadpoolWork(_Inout_ PTP_WORK pwk);
BOOL WINAPI ConvertFiberToThread(void);
LPVOID WINAPI ConvertThreadToFiber(_In_opt_ LPVOID lpParameter);
LPVOID WINAPI ConvertThreadToFiberEx(_In_opt_ LPVOID lpParameter, _Show_(hex) DWORD dwFlags);
LPVOID WINAPI CreateFiber(SIZE_T dwStackSize, LPFIBER_START_ROUTINE lpStartAddress, _In_opt_ LPVOID lpParameter);
LPVOID WINAPI CreateFiberEx(SIZE_T dwStackCommitSize, SIZE_T dwStackReserveSize, _Show_(hex) DWORD dwFlags,
    LPFIBER_START_ROUTINE lpStartAddress, _In_opt_ LPVOID lpParameter);
HANDLE WINAPI CreateRemoteThread(HANDLE hProcess, _In_opt_ LPSECURITY_ATTRIBUTES lpThreadAttributes, SIZE_T dwStackSize,
    LPTHREAD_START_ROUTINE lpStartAddress, _In_opt_ LPVOID lpParameter, _Names_(THREAD_CREATION_FLAGS) DWORD dwCreationFlags,
    _Out_opt_ _Show_(tid) LPDWORD lpThreadId) _Opens_;
HANDLE WINAPI CreateRemoteThreadEx(HANDLE hProcess, _In_opt_ LPSECURITY_ATTRIBUTES lpThreadAttributes,
    SIZE_T dwStackSize, LPTHREAD_START_ROUTINE lpStartAddress, _In_opt_ LPVOID lpParameter,
    _Names_(THREAD_CREATION_FLAGS) DWORD dwCreationFlags, _In_opt_ LPPROC_THREAD_ATTRIBUTE_LIST lpAttributeList,
    _Out_opt_ _Show_(tid) LPDWORD lpThreadId) _Opens_;
HANDLE WINAPI CreateThread(_In_opt_ LPSECURITY_ATTRIBUTES lpThreadAttributes, SIZE_T dwStackSize,
    LPTHREAD_START_ROUTINE lpStartAddress, _In_opt_ LPVOID lpParameter, _Names_(THREAD_CREATION_FLAGS) DWORD dwCreationFlags,
    _Out_opt_ _Show_(tid) LPDWORD lpThreadId) _Opens_;
PTP_POOL WINAPI CreateThreadpool(_Reserved_ PVOID reserved);
PTP_CLEANUP_GROUP WINAPI CreateThreadpoolCleanupGroup(void);
PTP_IO WINAPI CreateThreadpoolIo(HANDLE fl, PTP_WIN32_IO_CALLBACK pfnio, _Inout_opt_ PVOID pv,
    _In_opt_ PTP_CALLBACK_ENVIRON pcbe);
PTP_TIMER WINAPI CreateThreadpoolTimer(PTP_TIMER_CALLBACK pfnti, _Inout_opt_ PVOID pv,
    _In_opt_ PTP_CALLBACK_ENVIRON pcbe);
PTP_WAIT WINAPI CreateThreadpoolWait(PTP_WAIT_CALLBACK pfnwa, _Inout_opt_ PVOID pv, _In_opt_ PTP_CALLBACK_ENVIRON pcbe);
PTP_WORK WINAPI CreateThreadpoolWork(PTP_WORK_CALLBACK pfnwk, _Inout_opt_ PVOID pv, _In_opt_ PTP_CALLBACK_ENVIRON pcbe);
HANDLE WINAPI CreateTimerQueue(void) _Opens_;
BOOL WINAPI CreateTimerQueueTimer(_Out_ _Opens_ PHANDLE phNewTimer, _In_opt_ HANDLE TimerQueue,
    WAITORTIMERCALLBACK Callback, _In_opt_ PVOID Parameter, DWORD DueTime, DWORD Period,
    _Names_(WORKER_THREAD_FLAGS) ULONG Flags);
void WINAPI DeleteFiber(_In_ LPVOID lpFiber);
void WINAPI DeleteProcThreadAttributeList(_Inout_ LPPROC_THREAD_ATTRIBUTE_LIST lpAttributeList);
BOOL WINAPI DeleteTimerQueue(HANDLE TimerQueue);
BOOL WINAPI DeleteTimerQueueEx(HANDLE TimerQueue, _In_opt_ HANDLE CompletionEvent);
BOOL WINAPI DeleteTimerQueueTimer(_In_opt_ HANDLE TimerQueue, HANDLE Timer, _In_opt_ HANDLE CompletionEvent);
void WINAPI DisassociateCurrentThreadFromCallback(_Inout_ PTP_CALLBACK_INSTANCE pci);
void WINAPI ExitThread(DWORD dwExitCode) _Noreturn_;
DWORD WINAPI FlsAlloc(_In_opt_ PFLS_CALLBACK_FUNCTION lpCallback) _Fails_(minus_one, last_error);
BOOL WINAPI FlsFree(DWORD dwFlsIndex);
PVOID WINAPI FlsGetValue(DWORD dwFlsIndex) _Hot_ _Fails_(last_error, last_error);
BOOL WINAPI FlsSetValue(DWORD dwFlsIndex, _In_opt_ PVOID lpFlsData) _Hot_;
HANDLE WINAPI GetCurrentThread(void) _Fails_(never);
DWORD WINAPI GetCurrentThreadId(void);
void WINAPI GetCurrentThreadStackLimits(_Out_ PULONG_PTR LowLimit, _Out_ PULONG_PTR HighLimit);
BOOL WINAPI GetExitCodeThread(HANDLE hThread, _Out_ LPDWORD lpExitCode);
DWORD WINAPI GetProcessIdOfThread(HANDLE Thread) _Fails_(zero, last_error);
BOOL WINAPI GetThreadContext(HANDLE hThread, _Inout_ LPCONTEXT lpContext);
BOOL WINAPI GetThreadGroupAffinity(HANDLE hThread, _Out_ PGROUP_AFFINITY GroupAffinity) _Fails_(zero, last_error);
BOOL WINAPI GetThreadIOPendingFlag(HANDLE hThread, _Out_ PBOOL lpIOIsPending);
DWORD WINAPI GetThreadId(HANDLE Thread) _Fails_(zero, last_error);
BOOL WINAPI GetThreadIdealProcessorEx(HANDLE hThread, _Out_ PPROCESSOR_NUMBER lpIdealProcessor);
BOOL WINAPI GetThreadInformation(HANDLE hThread, THREAD_INFORMATION_CLASS ThreadInformationClass,
    _Out_writes_bytes_(ThreadInformationSize) LPVOID ThreadInformation, DWORD ThreadInformationSize);
int WINAPI GetThreadPriority(HANDLE hThread) _Fails_(value(0x7fffffff), last_error) _Result_(THREAD_PRIORITY);
BOOL WINAPI GetThreadPriorityBoost(HANDLE hThread, _Out_ PBOOL pDisablePriorityBoost);
BOOL WINAPI GetThreadTimes(HANDLE hThread, _Out_ LPFILETIME lpCreationTime, _Out_ LPFILETIME lpExitTime,
    _Out_ LPFILETIME lpKernelTime, _Out_ LPFILETIME lpUserTime);
BOOL WINAPI InitializeProcThreadAttributeList(
    _Out_writes_bytes_opt_(*lpSize) LPPROC_THREAD_ATTRIBUTE_LIST lpAttributeList, DWORD dwAttributeCount,
    _Reserved_ _Show_(hex) DWORD dwFlags, _Inout_ PSIZE_T lpSize);
BOOL WINAPI IsThreadAFiber(void) _Fails_(never);
BOOL WINAPI IsThreadpoolTimerSet(_Inout_ PTP_TIMER pti) _Fails_(never);
HANDLE WINAPI OpenThread(_Names_(THREAD_ACCESS) DWORD dwDesiredAccess, BOOL bInheritHandle,
    _Show_(tid) DWORD dwThreadId) _Opens_;
BOOL WINAPI OpenThreadToken(HANDLE ThreadHandle, _Names_(TOKEN_ACCESS_MASK) DWORD DesiredAccess, BOOL OpenAsSelf,
    _Out_ _Opens_ PHANDLE TokenHandle);
BOOL WINAPI QueryThreadpoolStackInformation(_In_ PTP_POOL ptpp, _Out_ PTP_POOL_STACK_INFORMATION ptpsi);
DWORD WINAPI QueueUserAPC(PAPCFUNC pfnAPC, HANDLE hThread, ULONG_PTR dwData) _Fails_(zero, last_error);
BOOL WINAPI QueueUserWorkItem(LPTHREAD_START_ROUTINE Function, _In_opt_ PVOID Context,
    _Names_(WORKER_THREAD_FLAGS) ULONG Flags);
DWORD WINAPI ResumeThread(HANDLE hThread) _Fails_(minus_one, last_error);
DWORD_PTR WINAPI SetThreadAffinityMask(HANDLE hThread, DWORD_PTR dwThreadAffinityMask) _Fails_(zero, last_error);
BOOL WINAPI SetThreadContext(HANDLE hThread, _In_ const CONTEXT *lpContext);
BOOL WINAPI SetThreadGroupAffinity(HANDLE hThread, _In_ const GROUP_AFFINITY *GroupAffinity,
    _Out_opt_ PGROUP_AFFINITY PreviousGroupAffinity) _Fails_(zero, last_error);
DWORD WINAPI SetThreadIdealProcessor(HANDLE hThread, DWORD dwIdealProcessor) _Fails_(minus_one, last_error);
BOOL WINAPI SetThreadIdealProcessorEx(HANDLE hThread, _In_ PPROCESSOR_NUMBER lpIdealProcessor,
    _Out_opt_ PPROCESSOR_NUMBER lpPreviousIdealProcessor);
BOOL WINAPI SetThreadInformation(HANDLE hThread, THREAD_INFORMATION_CLASS ThreadInformationClass,
    _In_reads_bytes_(ThreadInformationSize) LPVOID ThreadInformation, DWORD ThreadInformationSize);
BOOL WINAPI SetThreadPriority(HANDLE hThread, _Names_(THREAD_PRIORITY) int nPriority);
BOOL WINAPI SetThreadPriorityBoost(HANDLE hThread, BOOL bDisablePriorityBoost);
BOOL WINAPI SetThreadStackGuarantee(_Inout_ PULONG StackSizeInBytes);
BOOL WINAPI SetThreadToken(_In_opt_ PHANDLE Thread, _In_opt_ HANDLE Token);
BOOL WINAPI SetThreadpoolStackInformation(_In_ PTP_POOL ptpp, _In_ PTP_POOL_STACK_INFORMATION ptpsi);
void WINAPI SetThreadpoolThreadMaximum(_In_ PTP_POOL ptpp, DWORD cthrdMost);
BOOL WINAPI SetThreadpoolThreadMinimum(_In_ PTP_POOL ptpp, DWORD cthrdMic);
void WINAPI SetThreadpoolTimer(_Inout_ PTP_TIMER pti, _In_opt_ PFILETIME pftDueTime, DWORD msPeriod,
    DWORD msWindowLength);
BOOL WINAPI SetThreadpoolTimerEx(_Inout_ PTP_TIMER pti, _In_opt_ PFILETIME pftDueTime, DWORD msPeriod,
    DWORD msWindowLength) _Fails_(zero);
void WINAPI SetThreadpoolWait(_Inout_ PTP_WAIT pwa, _In_opt_ HANDLE h, _In_opt_ PFILETIME pftTimeout);
BOOL WINAPI SetThreadpoolWaitEx(_Inout_ PTP_WAIT pwa, _In_opt_ HANDLE h, _In_opt_ PFILETIME pftTimeout,
    _Reserved_ PVOID Reserved) _Fails_(zero);
HANDLE WINAPI SetTimerQueueTimer(_In_opt_ HANDLE TimerQueue, WAITORTIMERCALLBACK Callback, _In_opt_ PVOID Parameter,
    DWORD DueTime, DWORD Period, BOOL PreferIo) _Fails_(zero, last_error);
void WINAPI Sleep(DWORD dwMilliseconds);
DWORD WINAPI SleepEx(DWORD dwMilliseconds, BOOL bAlertable);
void WINAPI StartThreadpoolIo(_Inout_ PTP_IO pio);
void WINAPI SubmitThreadpoolWork(_Inout_ PTP_WORK pwk);
DWORD WINAPI SuspendThread(HANDLE hThread) _Fails_(minus_one, last_error);
void WINAPI SwitchToFiber(_In_ LPVOID lpFiber);
BOOL WINAPI SwitchToThread(void) _Fails_(never);
BOOL WINAPI TerminateThread(HANDLE hThread, DWORD dwExitCode);
DWORD WINAPI TlsAlloc(void) _Fails_(minus_one, last_error);
BOOL WINAPI TlsFree(DWORD dwTlsIndex);
LPVOID WINAPI TlsGetValue(DWORD dwTlsIndex) _Hot_ _Fails_(last_error, last_error);
BOOL WINAPI TlsSetValue(DWORD dwTlsIndex, _In_opt_ LPVOID lpTlsValue) _Hot_;
BOOL WINAPI TrySubmitThreadpoolCallback(PTP_SIMPLE_CALLBACK pfns, _Inout_opt_ PVOID pv,
    _In_opt_ PTP_CALLBACK_ENVIRON pcbe);
BOOL WINAPI UpdateProcThreadAttribute(_Inout_ LPPROC_THREAD_ATTRIBUTE_LIST lpAttributeList, _Show_(hex) DWORD dwFlags,
    DWORD_PTR Attribute, _In_reads_bytes_opt_(cbSize) PVOID lpValue, SIZE_T cbSize,
    _Out_writes_bytes_opt_(cbSize) PVOID lpPreviousValue, _In_opt_ PSIZE_T lpReturnSize);
void WINAPI WaitForThreadpoolIoCallbacks(_Inout_ PTP_IO pio, BOOL fCancelPendingCallbacks);
void WINAPI WaitForThreadpoolTimerCallbacks(_Inout_ PTP_TIMER pti, BOOL fCancelPendingCallbacks);
void WINAPI WaitForThreadpoolWaitCallbacks(_Inout_ PTP_WAIT pwa, BOOL fCancelPendingCallbacks);
void WINAPI WaitForThreadpoolWorkCallbacks(_Inout_ PTP_WORK pwk, BOOL fCancelPendingCallbacks);
DWORD WINAPI Wow64SuspendThread(HANDLE hThread) _Fails_(minus_one, last_error);
