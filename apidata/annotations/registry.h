// SPDX-License-Identifier: Apache-2.0
// The registry. Directions, lengths, names of values and failure rules beyond what the types say.

LONG WINAPI RegCloseKey(_Names_(HKEY_ROOTS) _Closes_ HKEY hKey) _Handles_;
LONG WINAPI RegConnectRegistryExW(_In_opt_ LPCWSTR lpMachineName, _Names_(HKEY_ROOTS) HKEY hKey,
    _Show_(hex) ULONG Flags, _Out_ _Opens_ PHKEY phkResult);
LONG WINAPI RegConnectRegistryW(_In_opt_ LPCWSTR lpMachineName, _Names_(HKEY_ROOTS) HKEY hKey,
    _Out_ _Opens_ PHKEY phkResult);
LONG WINAPI RegCopyTreeW(_Names_(HKEY_ROOTS) HKEY hKeySrc, _In_opt_ LPCWSTR lpSubKey,
    _Names_(HKEY_ROOTS) HKEY hKeyDest);
LONG WINAPI RegCreateKeyExW(_Names_(HKEY_ROOTS) HKEY hKey, _In_ LPCWSTR lpSubKey, _Reserved_ DWORD Reserved,
    _In_opt_ LPWSTR lpClass, _Names_(REG_OPEN_CREATE_OPTIONS) DWORD dwOptions, _Names_(REG_SAM_FLAGS) REGSAM samDesired,
    _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes, _Out_ _Opens_ PHKEY phkResult,
    _Out_opt_ _Names_(REG_CREATE_KEY_DISPOSITION) LPDWORD lpdwDisposition);
LONG WINAPI RegCreateKeyTransactedW(_Names_(HKEY_ROOTS) HKEY hKey, _In_ LPCWSTR lpSubKey, _Reserved_ DWORD Reserved,
    _In_opt_ LPWSTR lpClass, _Names_(REG_OPEN_CREATE_OPTIONS) DWORD dwOptions, _Names_(REG_SAM_FLAGS) REGSAM samDesired,
    _In_opt_ const LPSECURITY_ATTRIBUTES lpSecurityAttributes, _Out_ _Opens_ PHKEY phkResult,
    _Out_opt_ _Names_(REG_CREATE_KEY_DISPOSITION) LPDWORD lpdwDisposition, HANDLE hTransaction,
    _Reserved_ PVOID pExtendedParemeter);
LONG WINAPI RegCreateKeyW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey, _Out_ _Opens_ PHKEY phkResult);
LONG WINAPI RegDeleteKeyExW(_Names_(HKEY_ROOTS) HKEY hKey, _In_ LPCWSTR lpSubKey, REGSAM samDesired,
    _Reserved_ DWORD Reserved);
LONG WINAPI RegDeleteKeyTransactedW(_Names_(HKEY_ROOTS) HKEY hKey, _In_ LPCWSTR lpSubKey, REGSAM samDesired,
    _Reserved_ DWORD Reserved, HANDLE hTransaction, _Reserved_ PVOID pExtendedParameter);
LONG WINAPI RegDeleteKeyValueW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey, _In_opt_ LPCWSTR lpValueName);
LONG WINAPI RegDeleteKeyW(_Names_(HKEY_ROOTS) HKEY hKey, _In_ LPCWSTR lpSubKey);
LONG WINAPI RegDeleteTreeW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey);
LONG WINAPI RegDeleteValueW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpValueName);
LONG WINAPI RegDisablePredefinedCache(void);
LONG WINAPI RegDisablePredefinedCacheEx(void);
LONG WINAPI RegDisableReflectionKey(_Names_(HKEY_ROOTS) HKEY hBase);
LONG WINAPI RegEnableReflectionKey(_Names_(HKEY_ROOTS) HKEY hBase);
LONG WINAPI RegEnumKeyExW(_Names_(HKEY_ROOTS) HKEY hKey, DWORD dwIndex, _Out_writes_opt_(*lpcchName) LPWSTR lpName,
    _Inout_ LPDWORD lpcchName, _Reserved_ LPDWORD lpReserved, _Out_writes_opt_(*lpcchClass) LPWSTR lpClass,
    _Inout_opt_ LPDWORD lpcchClass, _Out_opt_ PFILETIME lpftLastWriteTime);
LONG WINAPI RegEnumKeyW(_Names_(HKEY_ROOTS) HKEY hKey, DWORD dwIndex, _Out_writes_opt_(cchName) LPWSTR lpName,
    DWORD cchName);
LONG WINAPI RegEnumValueW(_Names_(HKEY_ROOTS) HKEY hKey, DWORD dwIndex,
    _Out_writes_opt_(*lpcchValueName) LPWSTR lpValueName, _Inout_ LPDWORD lpcchValueName, _Reserved_ LPDWORD lpReserved,
    _Out_opt_ _Names_(REG_VALUE_TYPE) LPDWORD lpType, _Out_writes_bytes_opt_(*lpcbData) LPBYTE lpData,
    _Inout_opt_ LPDWORD lpcbData);
LONG WINAPI RegFlushKey(_Names_(HKEY_ROOTS) HKEY hKey);
LONG WINAPI RegGetKeySecurity(_Names_(HKEY_ROOTS) HKEY hKey, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _Out_writes_bytes_opt_(*lpcbSecurityDescriptor) PSECURITY_DESCRIPTOR pSecurityDescriptor,
    _Inout_ LPDWORD lpcbSecurityDescriptor);
LONG WINAPI RegGetValueW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR lpSubKey, _In_opt_ LPCWSTR lpValue,
    _Names_(RRF_RT) DWORD dwFlags, _Out_opt_ _Short_ _Names_(REG_VALUE_TYPE) LPDWORD pdwType, _Out_writes_bytes_opt_(*pcbData) PVOID pvData,
    _Inout_opt_ LPDWORD pcbData);
LONG WINAPI RegLoadAppKeyW(_In_ LPCWSTR lpFile, _Out_ _Opens_ PHKEY phkResult, REGSAM samDesired,
    _Show_(hex) DWORD dwOptions, _Reserved_ DWORD Reserved);
LONG WINAPI RegLoadKeyW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey, _In_ LPCWSTR lpFile);
LONG WINAPI RegLoadMUIStringW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR pszValue,
    _Out_writes_bytes_opt_(cbOutBuf) LPWSTR pszOutBuf, DWORD cbOutBuf, _Out_opt_ LPDWORD pcbData,
    _Show_(hex) DWORD Flags, _In_opt_ LPCWSTR pszDirectory);
LONG WINAPI RegNotifyChangeKeyValue(_Names_(HKEY_ROOTS) HKEY hKey, BOOL bWatchSubtree,
    _Names_(REG_NOTIFY_FILTER) DWORD dwNotifyFilter, _In_opt_ HANDLE hEvent, BOOL fAsynchronous);
LONG WINAPI RegOpenCurrentUser(REGSAM samDesired, _Out_ _Opens_ PHKEY phkResult);
LONG WINAPI RegOpenKeyExW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey, _Show_(hex) DWORD ulOptions,
    _Names_(REG_SAM_FLAGS) REGSAM samDesired, _Out_ _Opens_ PHKEY phkResult);
LONG WINAPI RegOpenKeyTransactedW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey, _Show_(hex) DWORD ulOptions,
    _Names_(REG_SAM_FLAGS) REGSAM samDesired, _Out_ _Opens_ PHKEY phkResult, HANDLE hTransaction,
    _Reserved_ PVOID pExtendedParemeter);
LONG WINAPI RegOpenKeyW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey, _Out_ _Opens_ PHKEY phkResult);
LONG WINAPI RegOpenUserClassesRoot(HANDLE hToken, _Reserved_ _Show_(hex) DWORD dwOptions, REGSAM samDesired,
    _Out_ _Opens_ PHKEY phkResult);
LONG WINAPI RegOverridePredefKey(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ _Names_(HKEY_ROOTS) HKEY hNewHKey);
LONG WINAPI RegQueryInfoKeyW(_Names_(HKEY_ROOTS) HKEY hKey, _Out_writes_opt_(*lpcchClass) LPWSTR lpClass,
    _Inout_opt_ LPDWORD lpcchClass, _Reserved_ LPDWORD lpReserved, _Out_opt_ LPDWORD lpcSubKeys,
    _Out_opt_ LPDWORD lpcbMaxSubKeyLen, _Out_opt_ LPDWORD lpcbMaxClassLen, _Out_opt_ LPDWORD lpcValues,
    _Out_opt_ LPDWORD lpcbMaxValueNameLen, _Out_opt_ LPDWORD lpcbMaxValueLen, _Out_opt_ LPDWORD lpcbSecurityDescriptor,
    _Out_opt_ PFILETIME lpftLastWriteTime);
LONG WINAPI RegQueryMultipleValuesW(_Names_(HKEY_ROOTS) HKEY hKey, _Out_writes_(num_vals) PVALENTW val_list,
    DWORD num_vals, _Out_writes_bytes_opt_(*ldwTotsize) LPWSTR lpValueBuf, _Inout_opt_ LPDWORD ldwTotsize);
LONG WINAPI RegQueryReflectionKey(_Names_(HKEY_ROOTS) HKEY hBase, _Out_ BOOL *bIsReflectionDisabled);
LONG WINAPI RegQueryValueExW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpValueName, _Reserved_ LPDWORD lpReserved,
    _Out_opt_ _Short_ _Names_(REG_VALUE_TYPE) LPDWORD lpType, _Out_writes_bytes_opt_(*lpcbData) LPBYTE lpData,
    _Inout_opt_ LPDWORD lpcbData);
LONG WINAPI RegQueryValueW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey,
    _Out_writes_bytes_opt_(*lpcbData) LPWSTR lpData, _Inout_opt_ PLONG lpcbData);
LONG WINAPI RegRenameKey(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKeyName, _In_ LPCWSTR lpNewKeyName);
LONG WINAPI RegReplaceKeyW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey, _In_ LPCWSTR lpNewFile,
    _In_ LPCWSTR lpOldFile);
LONG WINAPI RegRestoreKeyW(_Names_(HKEY_ROOTS) HKEY hKey, _In_ LPCWSTR lpFile,
    _Names_(REG_RESTORE_KEY_FLAGS) DWORD dwFlags);
LONG WINAPI RegSaveKeyExW(_Names_(HKEY_ROOTS) HKEY hKey, _In_ LPCWSTR lpFile,
    _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes, _Names_(REG_SAVE_FORMAT) DWORD Flags);
LONG WINAPI RegSaveKeyW(_Names_(HKEY_ROOTS) HKEY hKey, _In_ LPCWSTR lpFile,
    _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes);
LONG WINAPI RegSetKeySecurity(_Names_(HKEY_ROOTS) HKEY hKey, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _In_ PSECURITY_DESCRIPTOR pSecurityDescriptor);
LONG WINAPI RegSetKeyValueW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey, _In_opt_ LPCWSTR lpValueName,
    DWORD dwType, _In_reads_bytes_opt_(cbData) LPCVOID lpData, DWORD cbData);
LONG WINAPI RegSetValueExW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpValueName, _Reserved_ DWORD Reserved,
    _Names_(REG_VALUE_TYPE) DWORD dwType, _In_reads_bytes_opt_(cbData) const BYTE *lpData, DWORD cbData);
LONG WINAPI RegSetValueW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey, _Names_(REG_VALUE_TYPE) DWORD dwType,
    _In_reads_bytes_opt_(cbData) LPCWSTR lpData, DWORD cbData);
LONG WINAPI RegUnLoadKeyW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR lpSubKey);
