// SPDX-License-Identifier: Apache-2.0
// Services. Directions, lengths, names of values and failure rules beyond what the types say.

BOOL WINAPI ChangeServiceConfig2W(SC_HANDLE hService, _Names_(SERVICE_CONFIG) DWORD dwInfoLevel,
    _In_opt_ LPVOID lpInfo);
BOOL WINAPI ChangeServiceConfigW(SC_HANDLE hService, DWORD dwServiceType, _Names_(SERVICE_START_TYPE) DWORD dwStartType,
    _Names_(SERVICE_ERROR) DWORD dwErrorControl, _In_opt_ LPCWSTR lpBinaryPathName, _In_opt_ LPCWSTR lpLoadOrderGroup,
    _Out_opt_ LPDWORD lpdwTagId, _In_opt_ LPCWSTR lpDependencies, _In_opt_ LPCWSTR lpServiceStartName,
    _In_opt_ _Secret_ LPCWSTR lpPassword, _In_opt_ LPCWSTR lpDisplayName);
BOOL WINAPI CloseServiceHandle(_Closes_ SC_HANDLE hSCObject) _Handles_;
BOOL WINAPI ControlService(SC_HANDLE hService, _Names_(SERVICE_CONTROL) DWORD dwControl, _Out_ LPSERVICE_STATUS lpServiceStatus);
BOOL WINAPI ControlServiceExW(SC_HANDLE hService, _Names_(SERVICE_CONTROL) DWORD dwControl, DWORD dwInfoLevel, _Inout_ PVOID pControlParams);
SC_HANDLE WINAPI CreateServiceW(SC_HANDLE hSCManager, _In_ LPCWSTR lpServiceName, _In_opt_ LPCWSTR lpDisplayName,
    _Names_(SERVICE_ACCESS) DWORD dwDesiredAccess, _Names_(ENUM_SERVICE_TYPE) DWORD dwServiceType,
    _Names_(SERVICE_START_TYPE) DWORD dwStartType, _Names_(SERVICE_ERROR) DWORD dwErrorControl,
    _In_opt_ LPCWSTR lpBinaryPathName, _In_opt_ LPCWSTR lpLoadOrderGroup, _Out_opt_ LPDWORD lpdwTagId,
    _In_opt_ LPCWSTR lpDependencies, _In_opt_ LPCWSTR lpServiceStartName, _In_opt_ _Secret_ LPCWSTR lpPassword) _Opens_;
BOOL WINAPI DeleteService(SC_HANDLE hService);
BOOL WINAPI EnumDependentServicesW(SC_HANDLE hService, _Names_(ENUM_SERVICE_STATE) DWORD dwServiceState,
    _Out_writes_bytes_opt_(cbBufSize) LPENUM_SERVICE_STATUSW lpServices, DWORD cbBufSize, _Out_ LPDWORD pcbBytesNeeded,
    _Out_ LPDWORD lpServicesReturned);
BOOL WINAPI EnumServicesStatusExW(SC_HANDLE hSCManager, SC_ENUM_TYPE InfoLevel,
    _Names_(ENUM_SERVICE_TYPE) DWORD dwServiceType, _Names_(ENUM_SERVICE_STATE) DWORD dwServiceState,
    _Out_writes_bytes_opt_(cbBufSize) LPBYTE lpServices, DWORD cbBufSize, _Out_ LPDWORD pcbBytesNeeded,
    _Out_ LPDWORD lpServicesReturned, _Inout_opt_ LPDWORD lpResumeHandle, _In_opt_ LPCWSTR pszGroupName);
BOOL WINAPI EnumServicesStatusW(SC_HANDLE hSCManager, _Names_(ENUM_SERVICE_TYPE) DWORD dwServiceType,
    _Names_(ENUM_SERVICE_STATE) DWORD dwServiceState,
    _Out_writes_bytes_opt_(cbBufSize) LPENUM_SERVICE_STATUSW lpServices, DWORD cbBufSize, _Out_ LPDWORD pcbBytesNeeded,
    _Out_ LPDWORD lpServicesReturned, _Inout_opt_ LPDWORD lpResumeHandle);
BOOL WINAPI GetServiceDisplayNameW(SC_HANDLE hSCManager, _In_ LPCWSTR lpServiceName,
    _Out_writes_opt_(*lpcchBuffer) LPWSTR lpDisplayName, _Inout_ LPDWORD lpcchBuffer);
BOOL WINAPI GetServiceKeyNameW(SC_HANDLE hSCManager, _In_ LPCWSTR lpDisplayName,
    _Out_writes_opt_(*lpcchBuffer) LPWSTR lpServiceName, _Inout_ LPDWORD lpcchBuffer);
SC_LOCK WINAPI LockServiceDatabase(SC_HANDLE hSCManager);
BOOL WINAPI NotifyBootConfigStatus(BOOL BootAcceptable);
DWORD WINAPI NotifyServiceStatusChangeW(SC_HANDLE hService, _Names_(SERVICE_NOTIFY) DWORD dwNotifyMask,
    _In_ PSERVICE_NOTIFYW pNotifyBuffer) _Fails_(nonzero, win32);
SC_HANDLE WINAPI OpenSCManagerW(_In_opt_ LPCWSTR lpMachineName, _In_opt_ LPCWSTR lpDatabaseName,
    _Names_(SC_MANAGER_ACCESS) DWORD dwDesiredAccess) _Opens_;
SC_HANDLE WINAPI OpenServiceW(SC_HANDLE hSCManager, _In_ LPCWSTR lpServiceName,
    _Names_(SERVICE_ACCESS) DWORD dwDesiredAccess) _Opens_;
BOOL WINAPI QueryServiceConfig2W(SC_HANDLE hService, _Names_(SERVICE_CONFIG) DWORD dwInfoLevel,
    _Out_writes_bytes_opt_(cbBufSize) LPBYTE lpBuffer, DWORD cbBufSize, _Out_ LPDWORD pcbBytesNeeded);
BOOL WINAPI QueryServiceConfigW(SC_HANDLE hService,
    _Out_writes_bytes_opt_(cbBufSize) LPQUERY_SERVICE_CONFIGW lpServiceConfig, DWORD cbBufSize,
    _Out_ LPDWORD pcbBytesNeeded);
BOOL WINAPI QueryServiceLockStatusW(SC_HANDLE hSCManager,
    _Out_writes_bytes_opt_(cbBufSize) LPQUERY_SERVICE_LOCK_STATUSW lpLockStatus, DWORD cbBufSize,
    _Out_ LPDWORD pcbBytesNeeded);
BOOL WINAPI QueryServiceObjectSecurity(SC_HANDLE hService, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION dwSecurityInformation,
    _Out_writes_bytes_opt_(cbBufSize) PSECURITY_DESCRIPTOR lpSecurityDescriptor, DWORD cbBufSize,
    _Out_ LPDWORD pcbBytesNeeded);
BOOL WINAPI QueryServiceStatus(SC_HANDLE hService, _Out_ LPSERVICE_STATUS lpServiceStatus);
BOOL WINAPI QueryServiceStatusEx(SC_HANDLE hService, SC_STATUS_TYPE InfoLevel,
    _Out_writes_bytes_opt_(cbBufSize) LPBYTE lpBuffer, DWORD cbBufSize, _Out_ LPDWORD pcbBytesNeeded);
SERVICE_STATUS_HANDLE WINAPI RegisterServiceCtrlHandlerExW(_In_ LPCWSTR lpServiceName,
    LPHANDLER_FUNCTION_EX lpHandlerProc, _In_opt_ LPVOID lpContext) _Fails_(zero, last_error);
SERVICE_STATUS_HANDLE WINAPI RegisterServiceCtrlHandlerW(_In_ LPCWSTR lpServiceName,
    LPHANDLER_FUNCTION lpHandlerProc) _Fails_(zero, last_error);
BOOL WINAPI SetServiceObjectSecurity(SC_HANDLE hService,
    _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION dwSecurityInformation,
    _In_ PSECURITY_DESCRIPTOR lpSecurityDescriptor);
BOOL WINAPI SetServiceStatus(SERVICE_STATUS_HANDLE hServiceStatus, _In_ LPSERVICE_STATUS lpServiceStatus);
BOOL WINAPI StartServiceCtrlDispatcherW(_In_ const SERVICE_TABLE_ENTRYW *lpServiceStartTable);
BOOL WINAPI StartServiceW(SC_HANDLE hService, DWORD dwNumServiceArgs,
    _In_reads_opt_(dwNumServiceArgs) LPCWSTR *lpServiceArgVectors);
BOOL WINAPI UnlockServiceDatabase(_In_ SC_LOCK ScLock);
