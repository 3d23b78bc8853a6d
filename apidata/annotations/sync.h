// SPDX-License-Identifier: Apache-2.0
// Waiting and locking. Directions, lengths, names of values and failure rules beyond what the types say.

void WINAPI AcquireSRWLockExclusive(_Inout_ PSRWLOCK SRWLock) _Hot_;
void WINAPI AcquireSRWLockShared(_Inout_ PSRWLOCK SRWLock) _Hot_;
BOOL WINAPI CancelWaitableTimer(HANDLE hTimer);
HANDLE WINAPI CreateEventExW(_In_opt_ LPSECURITY_ATTRIBUTES lpEventAttributes, _In_opt_ LPCWSTR lpName,
    _Names_(CREATE_EVENT) DWORD dwFlags, _Names_(EVENT_ACCESS) DWORD dwDesiredAccess) _Opens_;
HANDLE WINAPI CreateEventW(_In_opt_ LPSECURITY_ATTRIBUTES lpEventAttributes, BOOL bManualReset, BOOL bInitialState,
    _In_opt_ LPCWSTR lpName) _Opens_;
HANDLE WINAPI CreateMutexExW(_In_opt_ LPSECURITY_ATTRIBUTES lpMutexAttributes, _In_opt_ LPCWSTR lpName,
    _Show_(hex) DWORD dwFlags, _Names_(MUTANT_ACCESS) DWORD dwDesiredAccess) _Opens_;
HANDLE WINAPI CreateMutexW(_In_opt_ LPSECURITY_ATTRIBUTES lpMutexAttributes, BOOL bInitialOwner,
    _In_opt_ LPCWSTR lpName) _Opens_;
HANDLE WINAPI CreateSemaphoreExW(_In_opt_ LPSECURITY_ATTRIBUTES lpSemaphoreAttributes, LONG lInitialCount,
    LONG lMaximumCount, _In_opt_ LPCWSTR lpName, _Reserved_ _Show_(hex) DWORD dwFlags,
    _Show_(hex) DWORD dwDesiredAccess) _Opens_;
HANDLE WINAPI CreateSemaphoreW(_In_opt_ LPSECURITY_ATTRIBUTES lpSemaphoreAttributes, LONG lInitialCount,
    LONG lMaximumCount, _In_opt_ LPCWSTR lpName) _Opens_;
HANDLE WINAPI CreateWaitableTimerExW(_In_opt_ LPSECURITY_ATTRIBUTES lpTimerAttributes, _In_opt_ LPCWSTR lpTimerName,
    _Show_(hex) DWORD dwFlags, _Show_(hex) DWORD dwDesiredAccess) _Opens_;
HANDLE WINAPI CreateWaitableTimerW(_In_opt_ LPSECURITY_ATTRIBUTES lpTimerAttributes, BOOL bManualReset,
    _In_opt_ LPCWSTR lpTimerName) _Opens_;
void WINAPI DeleteCriticalSection(_Inout_ LPCRITICAL_SECTION lpCriticalSection);
BOOL WINAPI DeleteSynchronizationBarrier(_Inout_ LPSYNCHRONIZATION_BARRIER lpBarrier) _Fails_(zero, last_error);
void WINAPI EnterCriticalSection(_Inout_ LPCRITICAL_SECTION lpCriticalSection) _Hot_;
BOOL WINAPI EnterSynchronizationBarrier(_Inout_ LPSYNCHRONIZATION_BARRIER lpBarrier,
    _Show_(hex) DWORD dwFlags) _Fails_(never);
BOOL WINAPI InitOnceBeginInitialize(_Inout_ LPINIT_ONCE lpInitOnce, _Show_(hex) DWORD dwFlags, _Out_ PBOOL fPending,
    _Out_opt_ LPVOID *lpContext);
BOOL WINAPI InitOnceComplete(_Inout_ LPINIT_ONCE lpInitOnce, _Show_(hex) DWORD dwFlags, _In_opt_ LPVOID lpContext);
BOOL WINAPI InitOnceExecuteOnce(_Inout_ PINIT_ONCE InitOnce, PINIT_ONCE_FN InitFn, _Inout_opt_ PVOID Parameter,
    _Out_opt_ LPVOID *Context);
void WINAPI InitOnceInitialize(_Out_ PINIT_ONCE InitOnce);
void WINAPI InitializeConditionVariable(_Out_ PCONDITION_VARIABLE ConditionVariable);
void WINAPI InitializeCriticalSection(_Out_ LPCRITICAL_SECTION lpCriticalSection);
BOOL WINAPI InitializeCriticalSectionAndSpinCount(_Out_ LPCRITICAL_SECTION lpCriticalSection, DWORD dwSpinCount);
BOOL WINAPI InitializeCriticalSectionEx(_Out_ LPCRITICAL_SECTION lpCriticalSection, DWORD dwSpinCount,
    _Show_(hex) DWORD Flags);
void WINAPI InitializeSListHead(_Out_ PSLIST_HEADER ListHead);
void WINAPI InitializeSRWLock(_Out_ PSRWLOCK SRWLock);
BOOL WINAPI InitializeSynchronizationBarrier(_Out_ LPSYNCHRONIZATION_BARRIER lpBarrier, LONG lTotalThreads,
    LONG lSpinCount);
PSLIST_ENTRY WINAPI InterlockedFlushSList(_Inout_ PSLIST_HEADER ListHead) _Fails_(never);
PSLIST_ENTRY WINAPI InterlockedPopEntrySList(_Inout_ PSLIST_HEADER ListHead) _Fails_(never) _Hot_;
PSLIST_ENTRY WINAPI InterlockedPushEntrySList(_Inout_ PSLIST_HEADER ListHead,
    _Inout_ PSLIST_ENTRY ListEntry) _Fails_(never) _Hot_;
PSLIST_ENTRY WINAPI InterlockedPushListSListEx(_Inout_ PSLIST_HEADER ListHead, _Inout_ PSLIST_ENTRY List,
    _Inout_ PSLIST_ENTRY ListEnd, ULONG Count) _Fails_(never);
void WINAPI LeaveCriticalSection(_Inout_ LPCRITICAL_SECTION lpCriticalSection) _Hot_;
void WINAPI LeaveCriticalSectionWhenCallbackReturns(_Inout_ PTP_CALLBACK_INSTANCE pci, _Inout_ PCRITICAL_SECTION pcs);
HANDLE WINAPI OpenEventW(_Names_(EVENT_ACCESS) DWORD dwDesiredAccess, BOOL bInheritHandle, _In_ LPCWSTR lpName) _Opens_;
HANDLE WINAPI OpenMutexW(_Names_(MUTANT_ACCESS) DWORD dwDesiredAccess, BOOL bInheritHandle,
    _In_ LPCWSTR lpName) _Opens_;
HANDLE WINAPI OpenSemaphoreW(_Names_(SEMAPHORE_ACCESS) DWORD dwDesiredAccess, BOOL bInheritHandle,
    _In_ LPCWSTR lpName) _Opens_;
HANDLE WINAPI OpenWaitableTimerW(_Names_(TIMER_ACCESS) DWORD dwDesiredAccess, BOOL bInheritHandle,
    _In_ LPCWSTR lpTimerName) _Opens_;
BOOL WINAPI PulseEvent(HANDLE hEvent);
USHORT WINAPI QueryDepthSList(_In_ PSLIST_HEADER ListHead);
BOOL WINAPI RegisterWaitForSingleObject(_Out_ _Opens_ PHANDLE phNewWaitObject, HANDLE hObject,
    WAITORTIMERCALLBACK Callback, _In_opt_ PVOID Context, ULONG dwMilliseconds,
    _Names_(WORKER_THREAD_FLAGS) ULONG dwFlags);
BOOL WINAPI ReleaseMutex(HANDLE hMutex);
void WINAPI ReleaseMutexWhenCallbackReturns(_Inout_ PTP_CALLBACK_INSTANCE pci, HANDLE mut);
void WINAPI ReleaseSRWLockExclusive(_Inout_ PSRWLOCK SRWLock) _Hot_;
void WINAPI ReleaseSRWLockShared(_Inout_ PSRWLOCK SRWLock) _Hot_;
BOOL WINAPI ReleaseSemaphore(HANDLE hSemaphore, LONG lReleaseCount, _Out_opt_ LPLONG lpPreviousCount);
void WINAPI ReleaseSemaphoreWhenCallbackReturns(_Inout_ PTP_CALLBACK_INSTANCE pci, HANDLE sem, DWORD crel);
BOOL WINAPI ResetEvent(HANDLE hEvent);
DWORD WINAPI SetCriticalSectionSpinCount(_Inout_ LPCRITICAL_SECTION lpCriticalSection, DWORD dwSpinCount);
BOOL WINAPI SetEvent(HANDLE hEvent);
void WINAPI SetEventWhenCallbackReturns(_Inout_ PTP_CALLBACK_INSTANCE pci, HANDLE evt);
BOOL WINAPI SetWaitableTimer(HANDLE hTimer, _In_ _Show_(utc_time) const LARGE_INTEGER *lpDueTime, LONG lPeriod,
    _In_opt_ PTIMERAPCROUTINE pfnCompletionRoutine, _In_opt_ LPVOID lpArgToCompletionRoutine, BOOL fResume);
BOOL WINAPI SetWaitableTimerEx(HANDLE hTimer, _In_ _Show_(utc_time) const LARGE_INTEGER *lpDueTime, LONG lPeriod,
    _In_opt_ PTIMERAPCROUTINE pfnCompletionRoutine, _In_opt_ LPVOID lpArgToCompletionRoutine,
    _In_opt_ PREASON_CONTEXT WakeContext, ULONG TolerableDelay);
DWORD WINAPI SignalObjectAndWait(HANDLE hObjectToSignal, HANDLE hObjectToWaitOn, DWORD dwMilliseconds,
    BOOL bAlertable) _Fails_(minus_one, last_error);
BOOL WINAPI SleepConditionVariableCS(_Inout_ PCONDITION_VARIABLE ConditionVariable,
    _Inout_ PCRITICAL_SECTION CriticalSection, DWORD dwMilliseconds);
BOOL WINAPI SleepConditionVariableSRW(_Inout_ PCONDITION_VARIABLE ConditionVariable, _Inout_ PSRWLOCK SRWLock,
    DWORD dwMilliseconds, _Show_(hex) ULONG Flags);
BOOLEAN WINAPI TryAcquireSRWLockExclusive(_Inout_ PSRWLOCK SRWLock) _Fails_(never);
BOOLEAN WINAPI TryAcquireSRWLockShared(_Inout_ PSRWLOCK SRWLock) _Fails_(never);
BOOL WINAPI TryEnterCriticalSection(_Inout_ LPCRITICAL_SECTION lpCriticalSection) _Fails_(never) _Hot_;
DWORD WINAPI WaitForInputIdle(HANDLE hProcess, DWORD dwMilliseconds);
DWORD WINAPI WaitForMultipleObjects(DWORD nCount, _In_reads_(nCount) const HANDLE *lpHandles, BOOL bWaitAll,
    DWORD dwMilliseconds) _Fails_(minus_one, last_error) _Result_(WAIT_RESULT);
DWORD WINAPI WaitForMultipleObjectsEx(DWORD nCount, _In_reads_(nCount) const HANDLE *lpHandles, BOOL bWaitAll,
    DWORD dwMilliseconds, BOOL bAlertable) _Fails_(minus_one, last_error) _Result_(WAIT_RESULT);
DWORD WINAPI WaitForSingleObject(HANDLE hHandle,
    DWORD dwMilliseconds) _Fails_(minus_one, last_error) _Result_(WAIT_RESULT);
DWORD WINAPI WaitForSingleObjectEx(HANDLE hHandle, DWORD dwMilliseconds,
    BOOL bAlertable) _Fails_(minus_one, last_error) _Result_(WAIT_RESULT);
BOOL WINAPI WaitOnAddress(_In_reads_bytes_(AddressSize) volatile void *Address,
    _In_reads_bytes_(AddressSize) PVOID CompareAddress, SIZE_T AddressSize, DWORD dwMilliseconds);
void WINAPI WakeAllConditionVariable(_Inout_ PCONDITION_VARIABLE ConditionVariable);
void WINAPI WakeByAddressAll(_In_ PVOID Address);
void WINAPI WakeByAddressSingle(_In_ PVOID Address);
void WINAPI WakeConditionVariable(_Inout_ PCONDITION_VARIABLE ConditionVariable);
