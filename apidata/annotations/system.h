// SPDX-License-Identifier: Apache-2.0
// System information, console, locale and the rest. Directions, lengths, names of values and failure rules beyond what the types say.

BOOL WINAPI AbortSystemShutdownW(_In_opt_ LPWSTR lpMachineName);
BOOL WINAPI ActivateActCtx(_In_opt_ HANDLE hActCtx, _Out_ ULONG_PTR *lpCookie);
ATOM WINAPI AddAtomW(_In_opt_ LPCWSTR lpString) _Fails_(zero, last_error);
BOOL WINAPI AddConsoleAliasW(_In_ LPWSTR Source, _In_ LPWSTR Target, _In_ LPWSTR ExeName);
BOOL WINAPI AddPrintProcessorW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment, _In_ LPWSTR pPathName,
    _In_ LPWSTR pPrintProcessorName) _Fails_(zero, last_error);
void WINAPI AddRefActCtx(HANDLE hActCtx);
BOOL WINAPI AllocConsole(void);
void WINAPI ApplicationRecoveryFinished(BOOL bSuccess);
HRESULT WINAPI ApplicationRecoveryInProgress(_Out_ PBOOL pbCancelled);
BOOL WINAPI AttachConsole(_Show_(pid) DWORD dwProcessId);
BOOL WINAPI BackupEventLogW(HANDLE hEventLog, _In_ LPCWSTR lpBackupFileName);
BOOL WINAPI BuildCommDCBAndTimeoutsW(_In_ LPCWSTR lpDef, _Out_ LPDCB lpDCB, _Out_ LPCOMMTIMEOUTS lpCommTimeouts);
BOOL WINAPI BuildCommDCBW(_In_ LPCWSTR lpDef, _Out_ LPDCB lpDCB);
BOOL WINAPI CancelDeviceWakeupRequest(HANDLE hDevice) _Fails_(zero);
BOOL WINAPI CancelTimerQueueTimer(_In_opt_ HANDLE TimerQueue, HANDLE Timer) _Fails_(zero, last_error);
DWORD WINAPI CheckForHiberboot(_Inout_ PBOOLEAN pHiberboot, BOOLEAN bClearFlag);
BOOL WINAPI ClearCommBreak(HANDLE hFile);
BOOL WINAPI ClearCommError(HANDLE hFile, _Out_opt_ _Names_(CLEAR_COMM_ERROR_FLAGS) LPDWORD lpErrors,
    _Out_opt_ LPCOMSTAT lpStat);
BOOL WINAPI ClearEventLogW(HANDLE hEventLog, _In_opt_ LPCWSTR lpBackupFileName);
LRESULT WINAPI CloseDriver(HDRVR hDriver, LPARAM lParam1, LPARAM lParam2) _Fails_(never);
BOOL WINAPI CloseEventLog(_Closes_ HANDLE hEventLog);
BOOL WINAPI ClosePrinter(_Closes_ HANDLE hPrinter);
void WINAPI ClosePseudoConsole(HPCON hPC);
ULONG WINAPI CloseTrace(TRACEHANDLE TraceHandle) _Fails_(nonzero, win32);
BOOL WINAPI CommConfigDialogW(_In_ LPCWSTR lpszName, _In_opt_ HWND hWnd, _Inout_ LPCOMMCONFIG lpCC);
DWORD WINAPI CommandLineFromMsiDescriptor(_In_ WCHAR *Descriptor, _Out_writes_(*CommandLineLength) WCHAR *CommandLine,
    _Inout_ DWORD *CommandLineLength);
BOOL WINAPI CompareObjectHandles(HANDLE hFirstObjectHandle, HANDLE hSecondObjectHandle) _Fails_(never);
int WINAPI CompareStringEx(_In_opt_ LPCWSTR lpLocaleName, _Names_(COMPARE_STRING_FLAGS) DWORD dwCmpFlags,
    _In_reads_(cchCount1) LPCWCH lpString1, int cchCount1, _In_reads_(cchCount2) LPCWCH lpString2, int cchCount2,
    _Reserved_ LPNLSVERSIONINFO lpVersionInformation, _Reserved_ LPVOID lpReserved,
    _Reserved_ LPARAM lParam) _Fails_(zero, last_error);
int WINAPI CompareStringOrdinal(_In_reads_(cchCount1) LPCWCH lpString1, int cchCount1,
    _In_reads_(cchCount2) LPCWCH lpString2, int cchCount2, BOOL bIgnoreCase) _Fails_(zero, last_error);
int WINAPI CompareStringW(LCID Locale, _Show_(hex) DWORD dwCmpFlags, _In_reads_(cchCount1) PCNZWCH lpString1,
    int cchCount1, _In_reads_(cchCount2) PCNZWCH lpString2, int cchCount2);
ULONG WINAPI ControlTraceW(TRACEHANDLE TraceHandle, _In_opt_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties, _Names_(EVENT_TRACE_CONTROL) ULONG ControlCode) _Fails_(nonzero, win32);
HRESULT WINAPI ConvertAuxiliaryCounterToPerformanceCounter(ULONGLONG ullAuxiliaryCounterValue,
    _Out_ PULONGLONG lpPerformanceCounterValue, _Out_opt_ PULONGLONG lpConversionError);
LCID WINAPI ConvertDefaultLocale(LCID Locale) _Fails_(never);
HRESULT WINAPI ConvertPerformanceCounterToAuxiliaryCounter(ULONGLONG ullPerformanceCounterValue,
    _Out_ PULONGLONG lpAuxiliaryCounterValue, _Out_opt_ PULONGLONG lpConversionError);
HANDLE WINAPI CreateActCtxW(_In_ PCACTCTXW pActCtx) _Opens_;
HANDLE WINAPI CreateConsoleScreenBuffer(_Show_(hex) DWORD dwDesiredAccess, DWORD dwShareMode,
    _In_opt_ const SECURITY_ATTRIBUTES *lpSecurityAttributes, _Show_(hex) DWORD dwFlags,
    _Reserved_ LPVOID lpScreenBufferData) _Fails_(minus_one, last_error) _Opens_;
BOOL WINAPI CreateEnvironmentBlock(_Out_ LPVOID *lpEnvironment, _In_opt_ HANDLE hToken, BOOL bInherit);
HANDLE WINAPI CreateMailslotW(_In_ LPCWSTR lpName, DWORD nMaxMessageSize, DWORD lReadTimeout,
    _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes) _Fails_(minus_one, last_error) _Opens_;
HRESULT WINAPI CreatePseudoConsole(COORD size, HANDLE hInput, HANDLE hOutput, _Show_(hex) DWORD dwFlags,
    _Out_ HPCON *phPC);
ULONG WINAPI CreateTraceInstanceId(HANDLE RegHandle, _Inout_ PEVENT_INSTANCE_INFO InstInfo) _Fails_(nonzero, win32);
LONG WINAPI CveEventWrite(_In_ PCWSTR CveId, _In_opt_ PCWSTR AdditionalDetails);
HRESULT WINAPI D3DCompile(_In_reads_bytes_(SrcDataSize) const void *pSrcData, SIZE_T SrcDataSize,
    _In_opt_ const char *pSourceName, _In_opt_ const D3D_SHADER_MACRO *pDefines, _In_opt_ ID3DInclude *pInclude,
    _In_opt_ const char *pEntrypoint, _In_ const char *pTarget, UINT Flags1, UINT Flags2, _Out_ ID3DBlob **ppCode,
    _Out_opt_ ID3DBlob **ppErrorMsgs);
HRESULT WINAPI D3DDisassemble(_In_reads_bytes_(SrcDataSize) const void *pSrcData, SIZE_T SrcDataSize,
    _Show_(hex) UINT Flags, _In_opt_ const char *szComments, _Out_ ID3DBlob **ppDisassembly);
HRESULT WINAPI D3DPreprocess(_In_reads_bytes_(SrcDataSize) const void *pSrcData, SIZE_T SrcDataSize,
    _In_opt_ const char *pSourceName, _In_opt_ const D3D_SHADER_MACRO *pDefines, _In_opt_ ID3DInclude *pInclude,
    _Out_ ID3DBlob **ppCodeText, _Out_opt_ ID3DBlob **ppErrorMsgs);
BOOL WINAPI DeactivateActCtx(_Show_(hex) DWORD dwFlags, ULONG_PTR ulCookie);
LRESULT WINAPI DefDriverProc(DWORD_PTR dwDriverIdentifier, HDRVR hdrvr, UINT uMsg, LPARAM lParam1,
    LPARAM lParam2) _Fails_(never);
ATOM WINAPI DeleteAtom(ATOM nAtom) _Fails_(nonzero, last_error);
BOOL WINAPI DeregisterEventSource(_Closes_ HANDLE hEventLog);
BOOL WINAPI DestroyEnvironmentBlock(_In_ LPVOID lpEnvironment);
int WINAPI DeviceCapabilitiesW(_In_ LPCWSTR pDevice, _In_opt_ LPCWSTR pPort,
    _Names_(DEVICE_CAPABILITIES) WORD fwCapability, _Out_opt_ LPWSTR pOutput, _In_opt_ const DEVMODEW *pDevMode);
DWORD WINAPI DisableThreadProfiling(HANDLE PerformanceDataHandle);
BOOL WINAPI DnsHostnameToComputerNameW(_In_ LPCWSTR Hostname, _Out_writes_opt_(*nSize) LPWSTR ComputerName,
    _Inout_ LPDWORD nSize);
LONG WINAPI DocumentPropertiesW(_In_opt_ HWND hWnd, HANDLE hPrinter, _In_ LPWSTR pDeviceName,
    _Out_opt_ PDEVMODEW pDevModeOutput, _In_opt_ PDEVMODEW pDevModeInput, DWORD fMode);
BOOL WINAPI DosDateTimeToFileTime(WORD wFatDate, WORD wFatTime, _Out_ LPFILETIME lpFileTime);
HRESULT WINAPI DwmAttachMilContent(HWND hwnd);
BOOL WINAPI DwmDefWindowProc(HWND hWnd, UINT msg, WPARAM wParam, LPARAM lParam, _Out_ LRESULT *plResult) _Fails_(zero);
HRESULT WINAPI DwmDetachMilContent(HWND hwnd);
HRESULT WINAPI DwmEnableBlurBehindWindow(HWND hWnd, _In_ const DWM_BLURBEHIND *pBlurBehind);
HRESULT WINAPI DwmEnableComposition(UINT uCompositionAction);
HRESULT WINAPI DwmEnableMMCSS(BOOL fEnableMMCSS);
HRESULT WINAPI DwmExtendFrameIntoClientArea(HWND hWnd, _In_ const MARGINS *pMarInset);
HRESULT WINAPI DwmGetColorizationColor(_Out_ DWORD *pcrColorization, _Out_ BOOL *pfOpaqueBlend);
HRESULT WINAPI DwmGetCompositionTimingInfo(HWND hwnd, _Out_ DWM_TIMING_INFO *pTimingInfo);
HRESULT WINAPI DwmGetGraphicsStreamClient(UINT uIndex, _Out_ UUID *pClientUuid);
HRESULT WINAPI DwmGetGraphicsStreamTransformHint(UINT uIndex, _Out_ MilMatrix3x2D *pTransform);
HRESULT WINAPI DwmGetTransportAttributes(_Out_ BOOL *pfIsRemoting, _Out_ BOOL *pfIsConnected,
    _Out_ DWORD *pDwGeneration);
HRESULT WINAPI DwmGetWindowAttribute(HWND hwnd, _Names_(DWMWINDOWATTRIBUTE) DWORD dwAttribute,
    _Out_writes_bytes_(cbAttribute) PVOID pvAttribute, DWORD cbAttribute);
HRESULT WINAPI DwmInvalidateIconicBitmaps(HWND hwnd);
HRESULT WINAPI DwmIsCompositionEnabled(_Out_ BOOL *pfEnabled);
HRESULT WINAPI DwmModifyPreviousDxFrameDuration(HWND hwnd, INT cRefreshes, BOOL fRelative);
HRESULT WINAPI DwmQueryThumbnailSourceSize(_In_ HTHUMBNAIL hThumbnail, _Out_ PSIZE pSize);
HRESULT WINAPI DwmRegisterThumbnail(HWND hwndDestination, HWND hwndSource, _Out_ PHTHUMBNAIL phThumbnailId);
HRESULT WINAPI DwmRenderGesture(enum GESTURE_TYPE gt, UINT cContacts, _In_reads_(cContacts) const DWORD *pdwPointerID,
    _In_reads_(cContacts) const POINT *pPoints);
HRESULT WINAPI DwmSetDxFrameDuration(HWND hwnd, INT cRefreshes);
HRESULT WINAPI DwmSetIconicLivePreviewBitmap(HWND hwnd, HBITMAP hbmp, _In_opt_ POINT *pptClient,
    _Show_(hex) DWORD dwSITFlags);
HRESULT WINAPI DwmSetIconicThumbnail(HWND hwnd, HBITMAP hbmp, _Show_(hex) DWORD dwSITFlags);
HRESULT WINAPI DwmSetPresentParameters(HWND hwnd, _Inout_ DWM_PRESENT_PARAMETERS *pPresentParams);
HRESULT WINAPI DwmSetWindowAttribute(HWND hwnd, _Names_(DWMWINDOWATTRIBUTE) DWORD dwAttribute,
    _In_reads_bytes_(cbAttribute) LPCVOID pvAttribute, DWORD cbAttribute);
HRESULT WINAPI DwmShowContact(DWORD dwPointerID, enum DWM_SHOWCONTACT eShowContact);
HRESULT WINAPI DwmTetherContact(DWORD dwPointerID, BOOL fEnable, POINT ptTether);
HRESULT WINAPI DwmTransitionOwnedWindow(HWND hwnd, enum DWMTRANSITION_OWNEDWINDOW_TARGET target);
HRESULT WINAPI DwmUnregisterThumbnail(_In_ HTHUMBNAIL hThumbnailId);
HRESULT WINAPI DwmUpdateThumbnailProperties(_In_ HTHUMBNAIL hThumbnailId,
    _In_ const DWM_THUMBNAIL_PROPERTIES *ptnProperties);
DWORD WINAPI EnableThreadProfiling(HANDLE ThreadHandle, _Show_(hex) DWORD Flags, DWORD64 HardwareCounters,
    _Out_ _Opens_ HANDLE *PerformanceDataHandle);
ULONG WINAPI EnableTrace(ULONG Enable, ULONG EnableFlag, ULONG EnableLevel, _In_ LPCGUID ControlGuid,
    TRACEHANDLE TraceHandle) _Fails_(nonzero, win32);
ULONG WINAPI EnableTraceEx(_In_ LPCGUID ProviderId, _In_opt_ LPCGUID SourceId, TRACEHANDLE TraceHandle, ULONG IsEnabled,
    UCHAR Level, ULONGLONG MatchAnyKeyword, ULONGLONG MatchAllKeyword, ULONG EnableProperty,
    _In_opt_ PEVENT_FILTER_DESCRIPTOR EnableFilterDesc) _Fails_(nonzero, win32);
ULONG WINAPI EnableTraceEx2(TRACEHANDLE TraceHandle, _In_ LPCGUID ProviderId, ULONG ControlCode, UCHAR Level,
    ULONGLONG MatchAnyKeyword, ULONGLONG MatchAllKeyword, ULONG Timeout,
    _In_opt_ PENABLE_TRACE_PARAMETERS EnableParameters) _Fails_(nonzero, win32);
BOOL WINAPI EndDocPrinter(HANDLE hPrinter) _Fails_(zero, last_error);
HANDLE WINAPI EnterCriticalPolicySection(BOOL bMachine);
BOOL WINAPI EnumCalendarInfoExEx(CALINFO_ENUMPROCEXEX pCalInfoEnumProcExEx, _In_opt_ LPCWSTR lpLocaleName,
    CALID Calendar, _In_opt_ LPCWSTR lpReserved, CALTYPE CalType, LPARAM lParam);
BOOL WINAPI EnumCalendarInfoExW(CALINFO_ENUMPROCEXW lpCalInfoEnumProcEx, LCID Locale, CALID Calendar, CALTYPE CalType);
BOOL WINAPI EnumCalendarInfoW(CALINFO_ENUMPROCW lpCalInfoEnumProc, LCID Locale, CALID Calendar, CALTYPE CalType);
BOOL WINAPI EnumDateFormatsExEx(DATEFMT_ENUMPROCEXEX lpDateFmtEnumProcExEx, _In_opt_ LPCWSTR lpLocaleName,
    _Names_(ENUM_DATE_FORMATS_FLAGS) DWORD dwFlags, LPARAM lParam);
BOOL WINAPI EnumDateFormatsExW(DATEFMT_ENUMPROCEXW lpDateFmtEnumProcEx, LCID Locale, _Show_(hex) DWORD dwFlags);
BOOL WINAPI EnumDateFormatsW(DATEFMT_ENUMPROCW lpDateFmtEnumProc, LCID Locale, _Show_(hex) DWORD dwFlags);
DWORD WINAPI EnumDynamicTimeZoneInformation(const DWORD dwIndex,
    _Out_ PDYNAMIC_TIME_ZONE_INFORMATION lpTimeZoneInformation);
BOOL WINAPI EnumLanguageGroupLocalesW(LANGGROUPLOCALE_ENUMPROCW lpLangGroupLocaleEnumProc, LGRPID LanguageGroup,
    _Show_(hex) DWORD dwFlags, LONG_PTR lParam);
BOOL WINAPI EnumMonitorsW(_In_opt_ LPWSTR pName, DWORD Level, _Out_writes_bytes_opt_(cbBuf) LPBYTE pMonitor,
    DWORD cbBuf, _Out_ LPDWORD pcbNeeded, _Out_ LPDWORD pcReturned) _Fails_(zero, last_error);
BOOL WINAPI EnumPortsW(_In_opt_ LPWSTR pName, DWORD Level, _Out_writes_bytes_opt_(cbBuf) LPBYTE pPort, DWORD cbBuf,
    _Out_ LPDWORD pcbNeeded, _Out_ LPDWORD pcReturned) _Fails_(zero, last_error);
BOOL WINAPI EnumPrintersW(_Show_(hex) DWORD Flags, _In_opt_ LPWSTR Name, DWORD Level,
    _Out_writes_bytes_opt_(cbBuf) LPBYTE pPrinterEnum, DWORD cbBuf, _Out_ LPDWORD pcbNeeded,
    _Out_ LPDWORD pcReturned) _Fails_(zero, last_error);
BOOL WINAPI EnumSystemCodePagesW(CODEPAGE_ENUMPROCW lpCodePageEnumProc,
    _Names_(ENUM_SYSTEM_CODE_PAGES_FLAGS) DWORD dwFlags);
UINT WINAPI EnumSystemFirmwareTables(DWORD FirmwareTableProviderSignature,
    _Out_writes_bytes_opt_(BufferSize) PVOID pFirmwareTableEnumBuffer, DWORD BufferSize) _Fails_(zero, last_error);
BOOL WINAPI EnumSystemGeoID(GEOCLASS GeoClass, GEOID ParentGeoId, GEO_ENUMPROC lpGeoEnumProc);
BOOL WINAPI EnumSystemGeoNames(GEOCLASS geoClass, GEO_ENUMNAMEPROC geoEnumProc, LPARAM data);
BOOL WINAPI EnumSystemLanguageGroupsW(LANGUAGEGROUP_ENUMPROCW lpLanguageGroupEnumProc,
    _Names_(ENUM_SYSTEM_LANGUAGE_GROUPS_FLAGS) DWORD dwFlags, LONG_PTR lParam);
BOOL WINAPI EnumSystemLocalesEx(LOCALE_ENUMPROCEX lpLocaleEnumProcEx, _Show_(hex) DWORD dwFlags, LPARAM lParam,
    _In_opt_ LPVOID lpReserved);
BOOL WINAPI EnumSystemLocalesW(LOCALE_ENUMPROCW lpLocaleEnumProc, _Show_(hex) DWORD dwFlags);
BOOL WINAPI EnumTimeFormatsEx(TIMEFMT_ENUMPROCEX lpTimeFmtEnumProcEx, _In_opt_ LPCWSTR lpLocaleName,
    _Show_(hex) DWORD dwFlags, LPARAM lParam);
BOOL WINAPI EnumTimeFormatsW(TIMEFMT_ENUMPROCW lpTimeFmtEnumProc, LCID Locale,
    _Names_(TIME_FORMAT_FLAGS) DWORD dwFlags);
BOOL WINAPI EnumUILanguagesW(UILANGUAGE_ENUMPROCW lpUILanguageEnumProc, _Show_(hex) DWORD dwFlags, LONG_PTR lParam);
ULONG WINAPI EnumerateTraceGuids(_Inout_updates_(PropertyArrayCount) PTRACE_GUID_PROPERTIES *GuidPropertiesArray,
    ULONG PropertyArrayCount, _Out_ PULONG GuidCount) _Fails_(nonzero, win32);
ULONG WINAPI EnumerateTraceGuidsEx(TRACE_QUERY_INFO_CLASS TraceQueryInfoClass,
    _In_reads_bytes_opt_(InBufferSize) PVOID InBuffer, ULONG InBufferSize,
    _Out_writes_bytes_to_opt_(OutBufferSize, *ReturnLength) PVOID OutBuffer, ULONG OutBufferSize,
    _Out_ PULONG ReturnLength) _Fails_(nonzero, win32);
BOOL WINAPI EscapeCommFunction(HANDLE hFile, _Names_(ESCAPE_COMM_FUNCTION) DWORD dwFunc);
ULONG WINAPI EventAccessControl(_In_ LPGUID Guid, ULONG Operation, _In_ PSID Sid, ULONG Rights, BOOLEAN AllowOrDeny);
ULONG WINAPI EventAccessQuery(_In_ LPGUID Guid, _Out_writes_bytes_opt_(*BufferSize) PSECURITY_DESCRIPTOR Buffer,
    _Inout_ PULONG BufferSize);
ULONG WINAPI EventAccessRemove(_In_ LPGUID Guid);
ULONG WINAPI EventActivityIdControl(ULONG ControlCode, _Inout_ LPGUID ActivityId);
BOOLEAN WINAPI EventEnabled(REGHANDLE RegHandle, _In_ PCEVENT_DESCRIPTOR EventDescriptor) _Fails_(never);
BOOLEAN WINAPI EventProviderEnabled(REGHANDLE RegHandle, UCHAR Level, ULONGLONG Keyword) _Fails_(never);
ULONG WINAPI EventRegister(_In_ LPCGUID ProviderId, _In_opt_ PENABLECALLBACK EnableCallback,
    _In_opt_ PVOID CallbackContext, _Out_ PREGHANDLE RegHandle) _Fails_(nonzero, win32);
ULONG WINAPI EventSetInformation(REGHANDLE RegHandle, EVENT_INFO_CLASS InformationClass,
    _In_reads_bytes_(InformationLength) PVOID EventInformation, ULONG InformationLength);
ULONG WINAPI EventUnregister(REGHANDLE RegHandle) _Fails_(nonzero, win32);
ULONG WINAPI EventWrite(REGHANDLE RegHandle, _In_ PCEVENT_DESCRIPTOR EventDescriptor, ULONG UserDataCount,
    _In_reads_opt_(UserDataCount) PEVENT_DATA_DESCRIPTOR UserData) _Fails_(nonzero, win32);
ULONG WINAPI EventWriteEx(REGHANDLE RegHandle, _In_ PCEVENT_DESCRIPTOR EventDescriptor, ULONG64 Filter,
    _Show_(hex) ULONG Flags, _In_opt_ LPCGUID ActivityId, _In_opt_ LPCGUID RelatedActivityId, ULONG UserDataCount,
    _In_reads_opt_(UserDataCount) PEVENT_DATA_DESCRIPTOR UserData) _Fails_(nonzero, win32);
ULONG WINAPI EventWriteString(REGHANDLE RegHandle, UCHAR Level, ULONGLONG Keyword,
    _In_ PCWSTR String) _Fails_(nonzero, win32);
ULONG WINAPI EventWriteTransfer(REGHANDLE RegHandle, _In_ PCEVENT_DESCRIPTOR EventDescriptor,
    _In_opt_ LPCGUID ActivityId, _In_opt_ LPCGUID RelatedActivityId, ULONG UserDataCount,
    _In_reads_opt_(UserDataCount) PEVENT_DATA_DESCRIPTOR UserData) _Fails_(nonzero, win32);
BOOL WINAPI ExpandEnvironmentStringsForUserW(_In_opt_ HANDLE hToken, _In_ LPCWSTR lpSrc,
    _Out_writes_(dwSize) LPWSTR lpDest, DWORD dwSize);
DWORD WINAPI ExpandEnvironmentStringsW(_In_ LPCWSTR lpSrc, _Out_writes_opt_(nSize) LPWSTR lpDst,
    DWORD nSize) _Fails_(zero, last_error);
void WINAPI ExpungeConsoleCommandHistoryW(_In_ LPWSTR ExeName);
BOOL __cdecl FDICopy(_In_ HFDI hfdi, _In_ char *pszCabinet, _In_ char *pszCabPath, int flags, PFNFDINOTIFY pfnfdin,
    PFNFDIDECRYPT pfnfdid, _In_opt_ void *pvUser) _Fails_(zero);
HFDI __cdecl FDICreate(PFNALLOC pfnalloc, PFNFREE pfnfree, PFNOPEN pfnopen, PFNREAD pfnread, PFNWRITE pfnwrite,
    PFNCLOSE pfnclose, PFNSEEK pfnseek, _Names_(FDICREATE_CPU_TYPE) int cpuType, _Inout_ PERF perf) _Fails_(zero);
BOOL __cdecl FDIDestroy(_In_ HFDI hfdi) _Fails_(zero);
BOOL WINAPI FileTimeToDosDateTime(_In_ const FILETIME *lpFileTime, _Out_ LPWORD lpFatDate, _Out_ LPWORD lpFatTime);
BOOL WINAPI FileTimeToSystemTime(_In_ const FILETIME *lpFileTime, _Out_ LPSYSTEMTIME lpSystemTime);
BOOL WINAPI FillConsoleOutputAttribute(HANDLE hConsoleOutput, WORD wAttribute, DWORD nLength, COORD dwWriteCoord,
    _Out_ LPDWORD lpNumberOfAttrsWritten);
BOOL WINAPI FillConsoleOutputCharacterW(HANDLE hConsoleOutput, WCHAR cCharacter, DWORD nLength, COORD dwWriteCoord,
    _Out_ LPDWORD lpNumberOfCharsWritten);
BOOL WINAPI FindActCtxSectionGuid(_Show_(hex) DWORD dwFlags, _Reserved_ const GUID *lpExtensionGuid, ULONG ulSectionId,
    _In_opt_ const GUID *lpGuidToFind, _Out_ PACTCTX_SECTION_KEYED_DATA ReturnedData);
BOOL WINAPI FindActCtxSectionStringW(_Show_(hex) DWORD dwFlags, _Reserved_ const GUID *lpExtensionGuid,
    ULONG ulSectionId, _In_ LPCWSTR lpStringToFind, _Out_ PACTCTX_SECTION_KEYED_DATA ReturnedData);
ATOM WINAPI FindAtomW(_In_opt_ LPCWSTR lpString) _Fails_(zero, last_error);
int WINAPI FindNLSString(LCID Locale, _Show_(hex) DWORD dwFindNLSStringFlags,
    _In_reads_(cchSource) LPCWSTR lpStringSource, int cchSource, _In_reads_(cchValue) LPCWSTR lpStringValue,
    int cchValue, _Out_opt_ LPINT pcchFound) _Fails_(minus_one, last_error);
int WINAPI FindNLSStringEx(_In_opt_ LPCWSTR lpLocaleName, _Show_(hex) DWORD dwFindNLSStringFlags,
    _In_reads_(cchSource) LPCWSTR lpStringSource, int cchSource, _In_reads_(cchValue) LPCWSTR lpStringValue,
    int cchValue, _Out_opt_ LPINT pcchFound, _In_opt_ LPNLSVERSIONINFO lpVersionInformation, _In_opt_ LPVOID lpReserved,
    LPARAM sortHandle) _Fails_(minus_one, last_error);
int WINAPI FindStringOrdinal(_Show_(hex) DWORD dwFindStringOrdinalFlags, _In_reads_(cchSource) LPCWSTR lpStringSource,
    int cchSource, _In_reads_(cchValue) LPCWSTR lpStringValue, int cchValue,
    BOOL bIgnoreCase) _Fails_(minus_one, last_error);
BOOL WINAPI FlushConsoleInputBuffer(HANDLE hConsoleInput);
ULONG WINAPI FlushTraceW(TRACEHANDLE TraceHandle, _In_opt_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties) _Fails_(nonzero, win32);
int WINAPI FoldStringW(_Names_(FOLD_STRING_MAP_FLAGS) DWORD dwMapFlags, _In_reads_(cchSrc) LPCWCH lpSrcStr, int cchSrc,
    _Out_writes_opt_(cchDest) LPWSTR lpDestStr, int cchDest) _Fails_(zero, last_error);
BOOL WINAPI FreeConsole(void);
BOOL WINAPI FreeEnvironmentStringsW(_In_ LPWCH penv);
BOOL WINAPI FreeGPOListW(_In_ PGROUP_POLICY_OBJECTW pGPOList);
BOOL WINAPI GenerateConsoleCtrlEvent(DWORD dwCtrlEvent, DWORD dwProcessGroupId);
DWORD WINAPI GenerateGPNotification(BOOL bMachine, _In_ LPCWSTR lpwszMgmtProduct,
    _Show_(hex) DWORD dwMgmtProductOptions);
UINT WINAPI GetACP(void);
HRESULT WINAPI GetApplicationRecoveryCallback(HANDLE hProcess, _Out_ APPLICATION_RECOVERY_CALLBACK *pRecoveryCallback,
    _Out_opt_ PVOID *ppvParameter, _Out_opt_ PDWORD pdwPingInterval, _Out_opt_ PDWORD pdwFlags);
HRESULT WINAPI GetApplicationRestartSettings(HANDLE hProcess, _Out_writes_opt_(*pcchSize) PWSTR pwzCommandline,
    _Inout_ PDWORD pcchSize, _Out_opt_ PDWORD pdwFlags);
DWORD WINAPI GetAppliedGPOListW(_Show_(hex) DWORD dwFlags, _In_opt_ LPCWSTR pMachineName, _In_opt_ PSID pSidUser,
    _In_ GUID *pGuidExtension, _Out_ PGROUP_POLICY_OBJECTW *ppGPOList);
UINT WINAPI GetAtomNameW(ATOM nAtom, _Out_writes_(nSize) LPWSTR lpBuffer, int nSize) _Fails_(zero, last_error);
BOOL WINAPI GetCPInfo(UINT CodePage, _Out_ LPCPINFO lpCPInfo);
BOOL WINAPI GetCPInfoExW(UINT CodePage, _Show_(hex) DWORD dwFlags, _Out_ LPCPINFOEXW lpCPInfoEx);
int WINAPI GetCalendarInfoEx(_In_opt_ LPCWSTR lpLocaleName, CALID Calendar, _In_opt_ LPCWSTR lpReserved,
    CALTYPE CalType, _Out_writes_opt_(cchData) LPWSTR lpCalData, int cchData,
    _Out_opt_ LPDWORD lpValue) _Fails_(zero, last_error);
int WINAPI GetCalendarInfoW(LCID Locale, CALID Calendar, CALTYPE CalType, _Out_writes_opt_(cchData) LPWSTR lpCalData,
    int cchData, _Out_opt_ LPDWORD lpValue) _Fails_(zero, last_error);
BOOL WINAPI GetCommConfig(HANDLE hCommDev, _Out_writes_bytes_opt_(*lpdwSize) LPCOMMCONFIG lpCC,
    _Inout_ LPDWORD lpdwSize);
BOOL WINAPI GetCommMask(HANDLE hFile, _Out_ _Names_(COMM_EVENT_MASK) LPDWORD lpEvtMask);
BOOL WINAPI GetCommModemStatus(HANDLE hFile, _Out_ _Names_(MODEM_STATUS_FLAGS) LPDWORD lpModemStat);
BOOL WINAPI GetCommProperties(HANDLE hFile, _Inout_ LPCOMMPROP lpCommProp);
BOOL WINAPI GetCommState(HANDLE hFile, _Out_ LPDCB lpDCB);
BOOL WINAPI GetCommTimeouts(HANDLE hFile, _Out_ LPCOMMTIMEOUTS lpCommTimeouts);
LPWSTR WINAPI GetCommandLineW(void) _Fails_(never);
BOOL WINAPI GetComputerNameExW(COMPUTER_NAME_FORMAT NameType, _Out_writes_opt_(*nSize) LPWSTR lpBuffer,
    _Inout_ LPDWORD nSize);
BOOL WINAPI GetComputerNameW(_Out_writes_opt_(*nSize) LPWSTR lpBuffer, _Inout_ LPDWORD nSize);
DWORD WINAPI GetConsoleAliasExesLengthW(void);
DWORD WINAPI GetConsoleAliasExesW(_Out_writes_(ExeNameBufferLength) LPWSTR ExeNameBuffer,
    DWORD ExeNameBufferLength) _Fails_(zero, last_error);
DWORD WINAPI GetConsoleAliasW(_In_ LPWSTR Source, _Out_writes_(TargetBufferLength) LPWSTR TargetBuffer,
    DWORD TargetBufferLength, _In_ LPWSTR ExeName) _Fails_(zero, last_error);
DWORD WINAPI GetConsoleAliasesLengthW(_In_ LPWSTR ExeName);
DWORD WINAPI GetConsoleAliasesW(_Out_writes_(AliasBufferLength) LPWSTR AliasBuffer, DWORD AliasBufferLength,
    _In_ LPWSTR ExeName) _Fails_(zero, last_error);
UINT WINAPI GetConsoleCP(void) _Fails_(zero, last_error);
DWORD WINAPI GetConsoleCommandHistoryLengthW(_In_ LPWSTR ExeName);
DWORD WINAPI GetConsoleCommandHistoryW(_Out_writes_bytes_(CommandBufferLength) LPWSTR Commands,
    DWORD CommandBufferLength, _In_ LPWSTR ExeName);
BOOL WINAPI GetConsoleCursorInfo(HANDLE hConsoleOutput, _Out_ PCONSOLE_CURSOR_INFO lpConsoleCursorInfo);
BOOL WINAPI GetConsoleDisplayMode(_Out_ LPDWORD lpModeFlags);
COORD WINAPI GetConsoleFontSize(HANDLE hConsoleOutput, DWORD nFont) _Fails_(zero, last_error);
BOOL WINAPI GetConsoleHistoryInfo(_Out_ PCONSOLE_HISTORY_INFO lpConsoleHistoryInfo);
BOOL WINAPI GetConsoleMode(HANDLE hConsoleHandle, _Out_ _Names_(CONSOLE_MODE) LPDWORD lpMode);
DWORD WINAPI GetConsoleOriginalTitleW(_Out_writes_(nSize) LPWSTR lpConsoleTitle, DWORD nSize) _Fails_(zero, last_error);
UINT WINAPI GetConsoleOutputCP(void) _Fails_(zero, last_error);
DWORD WINAPI GetConsoleProcessList(_Out_writes_(dwProcessCount) LPDWORD lpdwProcessList,
    DWORD dwProcessCount) _Fails_(zero, last_error);
BOOL WINAPI GetConsoleScreenBufferInfo(HANDLE hConsoleOutput,
    _Out_ PCONSOLE_SCREEN_BUFFER_INFO lpConsoleScreenBufferInfo);
BOOL WINAPI GetConsoleScreenBufferInfoEx(HANDLE hConsoleOutput,
    _Inout_ PCONSOLE_SCREEN_BUFFER_INFOEX lpConsoleScreenBufferInfoEx);
BOOL WINAPI GetConsoleSelectionInfo(_Out_ PCONSOLE_SELECTION_INFO lpConsoleSelectionInfo);
DWORD WINAPI GetConsoleTitleW(_Out_writes_(nSize) LPWSTR lpConsoleTitle, DWORD nSize) _Fails_(last_error, last_error);
HWND WINAPI GetConsoleWindow(void) _Fails_(never);
int WINAPI GetCurrencyFormatEx(_In_opt_ LPCWSTR lpLocaleName, _Show_(hex) DWORD dwFlags, _In_ LPCWSTR lpValue,
    _In_opt_ const CURRENCYFMTW *lpFormat, _Out_writes_opt_(cchCurrency) LPWSTR lpCurrencyStr,
    int cchCurrency) _Fails_(zero, last_error);
int WINAPI GetCurrencyFormatW(LCID Locale, _Show_(hex) DWORD dwFlags, _In_ LPCWSTR lpValue,
    _In_opt_ const CURRENCYFMTW *lpFormat, _Out_writes_opt_(cchCurrency) LPWSTR lpCurrencyStr,
    int cchCurrency) _Fails_(zero, last_error);
BOOL WINAPI GetCurrentActCtx(_Out_ _Opens_ HANDLE *lphActCtx);
BOOL WINAPI GetCurrentConsoleFont(HANDLE hConsoleOutput, BOOL bMaximumWindow,
    _Out_ PCONSOLE_FONT_INFO lpConsoleCurrentFont);
BOOL WINAPI GetCurrentConsoleFontEx(HANDLE hConsoleOutput, BOOL bMaximumWindow,
    _Out_ PCONSOLE_FONT_INFOEX lpConsoleCurrentFontEx);
DWORD WINAPI GetCurrentDirectoryW(DWORD nBufferLength, _Out_writes_opt_(nBufferLength) LPWSTR lpBuffer);
BOOL WINAPI GetCurrentHwProfileW(_Out_ LPHW_PROFILE_INFOW lpHwProfileInfo);
int WINAPI GetDateFormatEx(_In_opt_ LPCWSTR lpLocaleName, _Names_(ENUM_DATE_FORMATS_FLAGS) DWORD dwFlags,
    _In_opt_ const SYSTEMTIME *lpDate, _In_opt_ LPCWSTR lpFormat, _Out_writes_opt_(cchDate) LPWSTR lpDateStr,
    int cchDate, _In_opt_ LPCWSTR lpCalendar) _Fails_(zero, last_error);
int WINAPI GetDateFormatW(LCID Locale, _Show_(hex) DWORD dwFlags, _In_opt_ const SYSTEMTIME *lpDate,
    _In_opt_ LPCWSTR lpFormat, _Out_writes_opt_(cchDate) LPWSTR lpDateStr, int cchDate) _Fails_(zero, last_error);
BOOL WINAPI GetDefaultCommConfigW(_In_ LPCWSTR lpszName, _Out_writes_bytes_(*lpdwSize) LPCOMMCONFIG lpCC,
    _Inout_ LPDWORD lpdwSize);
BOOL WINAPI GetDefaultPrinterW(_Out_writes_opt_(*pcchBuffer) LPWSTR pszBuffer,
    _Inout_ LPDWORD pcchBuffer) _Fails_(zero, last_error);
BOOL WINAPI GetDevicePowerState(HANDLE hDevice, _Out_ BOOL *pfOn) _Fails_(zero, last_error);
int WINAPI GetDurationFormat(LCID Locale, _Show_(hex) DWORD dwFlags, _In_opt_ const SYSTEMTIME *lpDuration,
    ULONGLONG ullDuration, _In_opt_ LPCWSTR lpFormat, _Out_writes_opt_(cchDuration) LPWSTR lpDurationStr,
    int cchDuration) _Fails_(zero, last_error);
int WINAPI GetDurationFormatEx(_In_opt_ LPCWSTR lpLocaleName, _Show_(hex) DWORD dwFlags,
    _In_opt_ const SYSTEMTIME *lpDuration, ULONGLONG ullDuration, _In_opt_ LPCWSTR lpFormat,
    _Out_writes_opt_(cchDuration) LPWSTR lpDurationStr, int cchDuration) _Fails_(zero, last_error);
DWORD WINAPI GetDynamicTimeZoneInformation(
    _Out_ PDYNAMIC_TIME_ZONE_INFORMATION pTimeZoneInformation) _Fails_(minus_one, last_error);
DWORD WINAPI GetDynamicTimeZoneInformationEffectiveYears(
    _In_ const PDYNAMIC_TIME_ZONE_INFORMATION lpTimeZoneInformation, _Out_ LPDWORD FirstYear, _Out_ LPDWORD LastYear);
LPCH WINAPI GetEnvironmentStrings(void) _Fails_(zero);
LPWCH WINAPI GetEnvironmentStringsW(void) _Fails_(zero);
DWORD WINAPI GetEnvironmentVariableW(_In_opt_ LPCWSTR lpName, _Out_writes_opt_(nSize) LPWSTR lpBuffer,
    DWORD nSize) _Fails_(zero, last_error);
BOOL WINAPI GetEventLogInformation(HANDLE hEventLog, DWORD dwInfoLevel, _Out_writes_bytes_(cbBufSize) LPVOID lpBuffer,
    DWORD cbBufSize, _Out_ LPDWORD pcbBytesNeeded);
BOOL WINAPI GetFileMUIInfo(_Show_(hex) DWORD dwFlags, _In_ PCWSTR pcwszFilePath,
    _Inout_updates_bytes_opt_(*pcbFileMUIInfo) PFILEMUIINFO pFileMUIInfo, _Inout_ DWORD *pcbFileMUIInfo);
BOOL WINAPI GetFileMUIPath(_Show_(hex) DWORD dwFlags, _In_ PCWSTR pcwszFilePath,
    _Inout_updates_opt_(*pcchLanguage) PWSTR pwszLanguage, _Inout_ PULONG pcchLanguage,
    _Out_writes_opt_(*pcchFileMUIPath) PWSTR pwszFileMUIPath, _Inout_ PULONG pcchFileMUIPath,
    _Inout_ PULONGLONG pululEnumerator);
DWORD WINAPI GetFirmwareEnvironmentVariableExW(_In_ LPCWSTR lpName, _In_ LPCWSTR lpGuid,
    _Out_writes_bytes_opt_(nSize) PVOID pBuffer, DWORD nSize,
    _Out_opt_ PDWORD pdwAttribubutes) _Fails_(zero, last_error);
DWORD WINAPI GetFirmwareEnvironmentVariableW(_In_ LPCWSTR lpName, _In_ LPCWSTR lpGuid,
    _Out_writes_bytes_opt_(nSize) PVOID pBuffer, DWORD nSize) _Fails_(zero, last_error);
BOOL WINAPI GetFirmwareType(_Inout_ PFIRMWARE_TYPE FirmwareType);
BOOL WINAPI GetGPOListW(_In_opt_ HANDLE hToken, _In_opt_ LPCWSTR lpName, _In_opt_ LPCWSTR lpHostName,
    _In_opt_ LPCWSTR lpComputerName, _Show_(hex) DWORD dwFlags, _Out_ PGROUP_POLICY_OBJECTW *pGPOList);
int WINAPI GetGeoInfoEx(_In_ PWSTR location, GEOTYPE geoType, _Out_writes_opt_(geoDataCount) PWSTR geoData,
    int geoDataCount) _Fails_(zero, last_error);
int WINAPI GetGeoInfoW(GEOID Location, GEOTYPE GeoType, _Out_writes_opt_(cchData) LPWSTR lpGeoData, int cchData,
    LANGID LangId) _Fails_(zero, last_error);
BOOL WINAPI GetHandleInformation(HANDLE hObject, _Out_ LPDWORD lpdwFlags);
COORD WINAPI GetLargestConsoleWindowSize(HANDLE hConsoleOutput) _Fails_(zero, last_error);
DWORD WINAPI GetLastError(void) _Hot_;
void WINAPI GetLocalManagedApplicationData(_In_ WCHAR *ProductCode, _Out_ LPWSTR *DisplayName,
    _Out_ LPWSTR *SupportUrl);
DWORD WINAPI GetLocalManagedApplications(BOOL bUserApps, _Out_ LPDWORD pdwApps,
    _Out_ PLOCALMANAGEDAPPLICATION *prgLocalApps);
void WINAPI GetLocalTime(_Out_ LPSYSTEMTIME lpSystemTime);
int WINAPI GetLocaleInfoEx(_In_opt_ LPCWSTR lpLocaleName, LCTYPE LCType, _Out_writes_opt_(cchData) LPWSTR lpLCData,
    int cchData) _Fails_(zero, last_error);
int WINAPI GetLocaleInfoW(LCID Locale, LCTYPE LCType, _Out_writes_opt_(cchData) LPWSTR lpLCData,
    int cchData) _Fails_(zero, last_error);
BOOL WINAPI GetLogicalProcessorInformation(
    _Out_writes_bytes_opt_(*ReturnedLength) PSYSTEM_LOGICAL_PROCESSOR_INFORMATION Buffer,
    _Inout_ PDWORD ReturnedLength);
BOOL WINAPI GetLogicalProcessorInformationEx(LOGICAL_PROCESSOR_RELATIONSHIP RelationshipType,
    _Out_writes_bytes_opt_(*ReturnedLength) PSYSTEM_LOGICAL_PROCESSOR_INFORMATION_EX Buffer,
    _Inout_ PDWORD ReturnedLength);
BOOL WINAPI GetMailslotInfo(HANDLE hMailslot, _Out_opt_ LPDWORD lpMaxMessageSize, _Out_opt_ LPDWORD lpNextSize,
    _Out_opt_ LPDWORD lpMessageCount, _Out_opt_ LPDWORD lpReadTimeout);
DWORD WINAPI GetManagedApplicationCategories(_Reserved_ DWORD dwReserved, _Out_ APPCATEGORYINFOLIST *pAppCategory);
DWORD WINAPI GetManagedApplications(_In_ GUID *pCategory, _Show_(hex) DWORD dwQueryFlags, DWORD dwInfoLevel,
    _Out_ LPDWORD pdwApps, _Out_ PMANAGEDAPPLICATION *prgManagedApps);
BOOL WINAPI GetNLSVersion(NLS_FUNCTION Function, LCID Locale, _Inout_ LPNLSVERSIONINFO lpVersionInformation);
BOOL WINAPI GetNLSVersionEx(NLS_FUNCTION function, _In_opt_ LPCWSTR lpLocaleName,
    _Inout_ LPNLSVERSIONINFOEX lpVersionInformation);
void WINAPI GetNativeSystemInfo(_Out_ LPSYSTEM_INFO lpSystemInfo);
int WINAPI GetNumberFormatEx(_In_opt_ LPCWSTR lpLocaleName, _Show_(hex) DWORD dwFlags, _In_ LPCWSTR lpValue,
    _In_opt_ const NUMBERFMTW *lpFormat, _Out_writes_opt_(cchNumber) LPWSTR lpNumberStr,
    int cchNumber) _Fails_(zero, last_error);
int WINAPI GetNumberFormatW(LCID Locale, _Show_(hex) DWORD dwFlags, _In_ LPCWSTR lpValue,
    _In_opt_ const NUMBERFMTW *lpFormat, _Out_writes_opt_(cchNumber) LPWSTR lpNumberStr,
    int cchNumber) _Fails_(zero, last_error);
BOOL WINAPI GetNumberOfConsoleInputEvents(HANDLE hConsoleInput, _Out_ LPDWORD lpNumberOfEvents);
BOOL WINAPI GetNumberOfConsoleMouseButtons(_Out_ LPDWORD lpNumberOfMouseButtons);
BOOL WINAPI GetNumberOfEventLogRecords(HANDLE hEventLog, _Out_ PDWORD NumberOfRecords);
UINT WINAPI GetOEMCP(void);
BOOL WINAPI GetOldestEventLogRecord(HANDLE hEventLog, _Out_ PDWORD OldestRecord);
BOOL WINAPI GetPhysicallyInstalledSystemMemory(_Out_ PULONGLONG TotalMemoryInKilobytes);
BOOL WINAPI GetPrinterDriverW(HANDLE hPrinter, _In_opt_ LPWSTR pEnvironment, DWORD Level,
    _Out_writes_bytes_opt_(cbBuf) LPBYTE pDriverInfo, DWORD cbBuf, _Out_ LPDWORD pcbNeeded) _Fails_(zero, last_error);
BOOL WINAPI GetPrinterW(HANDLE hPrinter, DWORD Level, _Out_writes_bytes_opt_(cbBuf) LPBYTE pPrinter, DWORD cbBuf,
    _Out_ LPDWORD pcbNeeded) _Fails_(zero, last_error);
UINT WINAPI GetPrivateProfileIntW(_In_ LPCWSTR lpAppName, _In_ LPCWSTR lpKeyName, INT nDefault,
    _In_opt_ LPCWSTR lpFileName);
DWORD WINAPI GetPrivateProfileSectionNamesW(_Out_writes_opt_(nSize) LPWSTR lpszReturnBuffer, DWORD nSize,
    _In_opt_ LPCWSTR lpFileName);
DWORD WINAPI GetPrivateProfileSectionW(_In_ LPCWSTR lpAppName, _Out_writes_opt_(nSize) LPWSTR lpReturnedString,
    DWORD nSize, _In_opt_ LPCWSTR lpFileName);
DWORD WINAPI GetPrivateProfileStringW(_In_opt_ LPCWSTR lpAppName, _In_opt_ LPCWSTR lpKeyName,
    _In_opt_ LPCWSTR lpDefault, _Out_writes_opt_(nSize) LPWSTR lpReturnedString, DWORD nSize,
    _In_opt_ LPCWSTR lpFileName) _Fails_(last_error, last_error);
BOOL WINAPI GetPrivateProfileStructW(_In_ LPCWSTR lpszSection, _In_ LPCWSTR lpszKey,
    _Out_writes_bytes_opt_(uSizeStruct) LPVOID lpStruct, UINT uSizeStruct,
    _In_opt_ LPCWSTR szFile) _Fails_(zero, last_error);
BOOL WINAPI GetProcessPreferredUILanguages(_Show_(hex) DWORD dwFlags, _Out_ PULONG pulNumLanguages,
    _Out_writes_opt_(*pcchLanguagesBuffer) PZZWSTR pwszLanguagesBuffer, _Inout_ PULONG pcchLanguagesBuffer);
BOOL WINAPI GetProcessorSystemCycleTime(USHORT Group,
    _Out_writes_bytes_opt_(*ReturnedLength) PSYSTEM_PROCESSOR_CYCLE_TIME_INFORMATION Buffer,
    _Inout_ PDWORD ReturnedLength);
BOOL WINAPI GetProductInfo(DWORD dwOSMajorVersion, DWORD dwOSMinorVersion, DWORD dwSpMajorVersion,
    DWORD dwSpMinorVersion, _Out_ _Names_(OS_PRODUCT_TYPE) PDWORD pdwReturnedProductType) _Fails_(never);
UINT WINAPI GetProfileIntW(_In_ LPCWSTR lpAppName, _In_ LPCWSTR lpKeyName, INT nDefault);
DWORD WINAPI GetProfileSectionW(_In_ LPCWSTR lpAppName, _Out_writes_opt_(nSize) LPWSTR lpReturnedString, DWORD nSize);
DWORD WINAPI GetProfileStringW(_In_opt_ LPCWSTR lpAppName, _In_opt_ LPCWSTR lpKeyName, _In_opt_ LPCWSTR lpDefault,
    _Out_writes_opt_(nSize) LPWSTR lpReturnedString, DWORD nSize);
HANDLE WINAPI GetStdHandle(_Names_(STD_HANDLE) DWORD nStdHandle) _Fails_(minus_one, last_error);
int WINAPI GetStringScripts(_Show_(hex) DWORD dwFlags, _In_ LPCWSTR lpString, int cchString,
    _Out_writes_opt_(cchScripts) LPWSTR lpScripts, int cchScripts) _Fails_(zero, last_error);
BOOL WINAPI GetStringTypeExW(LCID Locale, DWORD dwInfoType, _In_reads_(cchSrc) LPCWCH lpSrcStr, int cchSrc,
    _Out_writes_(cchSrc) LPWORD lpCharType);
BOOL WINAPI GetStringTypeW(DWORD dwInfoType, _In_reads_(cchSrc) LPCWCH lpSrcStr, int cchSrc, _Out_ LPWORD lpCharType);
DEP_SYSTEM_POLICY_TYPE WINAPI GetSystemDEPPolicy(void);
LCID WINAPI GetSystemDefaultLCID(void) _Fails_(never);
LANGID WINAPI GetSystemDefaultLangID(void) _Fails_(never);
int WINAPI GetSystemDefaultLocaleName(_Out_writes_(cchLocaleName) LPWSTR lpLocaleName,
    int cchLocaleName) _Fails_(zero, last_error);
LANGID WINAPI GetSystemDefaultUILanguage(void) _Fails_(never);
UINT WINAPI GetSystemDirectoryW(_Out_writes_opt_(uSize) LPWSTR lpBuffer, UINT uSize) _Fails_(zero, last_error);
UINT WINAPI GetSystemFirmwareTable(DWORD FirmwareTableProviderSignature, DWORD FirmwareTableID,
    _Out_writes_bytes_opt_(BufferSize) PVOID pFirmwareTableBuffer, DWORD BufferSize) _Fails_(zero, last_error);
void WINAPI GetSystemInfo(_Out_ LPSYSTEM_INFO lpSystemInfo);
BOOL WINAPI GetSystemPowerStatus(_Out_ LPSYSTEM_POWER_STATUS lpSystemPowerStatus);
BOOL WINAPI GetSystemPreferredUILanguages(_Show_(hex) DWORD dwFlags, _Out_ PULONG pulNumLanguages,
    _Out_writes_opt_(*pcchLanguagesBuffer) PZZWSTR pwszLanguagesBuffer, _Inout_ PULONG pcchLanguagesBuffer);
BOOL WINAPI GetSystemRegistryQuota(_Out_opt_ PDWORD pdwQuotaAllowed, _Out_opt_ PDWORD pdwQuotaUsed);
void WINAPI GetSystemTime(_Out_ LPSYSTEMTIME lpSystemTime);
BOOL WINAPI GetSystemTimeAdjustment(_Out_ PDWORD lpTimeAdjustment, _Out_ PDWORD lpTimeIncrement,
    _Out_ PBOOL lpTimeAdjustmentDisabled);
void WINAPI GetSystemTimeAsFileTime(_Out_ LPFILETIME lpSystemTimeAsFileTime);
void WINAPI GetSystemTimePreciseAsFileTime(_Out_ LPFILETIME lpSystemTimeAsFileTime);
UINT WINAPI GetSystemWindowsDirectoryW(_Out_writes_opt_(uSize) LPWSTR lpBuffer, UINT uSize) _Fails_(zero, last_error);
UINT WINAPI GetSystemWow64DirectoryW(_Out_writes_opt_(uSize) LPWSTR lpBuffer, UINT uSize) _Fails_(zero, last_error);
LCID WINAPI GetThreadLocale(void) _Fails_(never);
BOOL WINAPI GetThreadPreferredUILanguages(_Show_(hex) DWORD dwFlags, _Out_ PULONG pulNumLanguages,
    _Out_writes_opt_(*pcchLanguagesBuffer) PZZWSTR pwszLanguagesBuffer, _Inout_ PULONG pcchLanguagesBuffer);
LANGID WINAPI GetThreadUILanguage(void) _Fails_(never);
DWORD WINAPI GetTickCount(void);
ULONGLONG WINAPI GetTickCount64(void);
int WINAPI GetTimeFormatEx(_In_opt_ LPCWSTR lpLocaleName, _Names_(TIME_FORMAT_FLAGS) DWORD dwFlags,
    _In_opt_ const SYSTEMTIME *lpTime, _In_opt_ LPCWSTR lpFormat, _Out_writes_opt_(cchTime) LPWSTR lpTimeStr,
    int cchTime) _Fails_(zero, last_error);
int WINAPI GetTimeFormatW(LCID Locale, _Show_(hex) DWORD dwFlags, _In_opt_ const SYSTEMTIME *lpTime,
    _In_opt_ LPCWSTR lpFormat, _Out_writes_opt_(cchTime) LPWSTR lpTimeStr, int cchTime) _Fails_(zero, last_error);
DWORD WINAPI GetTimeZoneInformation(_Out_ LPTIME_ZONE_INFORMATION lpTimeZoneInformation) _Fails_(minus_one, last_error);
BOOL WINAPI GetTimeZoneInformationForYear(USHORT wYear, _In_opt_ PDYNAMIC_TIME_ZONE_INFORMATION pdtzi,
    _Out_ LPTIME_ZONE_INFORMATION ptzi);
ULONG WINAPI GetTraceEnableFlags(TRACEHANDLE TraceHandle) _Fails_(last_error, last_error);
UCHAR WINAPI GetTraceEnableLevel(TRACEHANDLE TraceHandle) _Fails_(zero, last_error);
TRACEHANDLE WINAPI GetTraceLoggerHandle(_In_ PVOID Buffer) _Fails_(zero, last_error);
BOOL WINAPI GetUILanguageInfo(_Show_(hex) DWORD dwFlags, _In_ PCZZWSTR pwmszLanguage,
    _Out_writes_opt_(*pcchFallbackLanguages) PZZWSTR pwszFallbackLanguages, _Inout_opt_ PDWORD pcchFallbackLanguages,
    _Out_ PDWORD pAttributes);
int WINAPI GetUserDefaultGeoName(_Out_writes_(geoNameCount) LPWSTR geoName, int geoNameCount) _Fails_(zero, last_error);
LCID WINAPI GetUserDefaultLCID(void) _Fails_(never);
LANGID WINAPI GetUserDefaultLangID(void) _Fails_(never);
int WINAPI GetUserDefaultLocaleName(_Out_writes_(cchLocaleName) LPWSTR lpLocaleName,
    int cchLocaleName) _Fails_(zero, last_error);
LANGID WINAPI GetUserDefaultUILanguage(void) _Fails_(never);
GEOID WINAPI GetUserGeoID(GEOCLASS GeoClass);
BOOL WINAPI GetUserNameW(_Out_writes_opt_(*pcbBuffer) LPWSTR lpBuffer, _Inout_ LPDWORD pcbBuffer);
BOOL WINAPI GetUserPreferredUILanguages(_Show_(hex) DWORD dwFlags, _Out_ PULONG pulNumLanguages,
    _Out_writes_opt_(*pcchLanguagesBuffer) PZZWSTR pwszLanguagesBuffer, _Inout_ PULONG pcchLanguagesBuffer);
DWORD WINAPI GetVersion(void);
BOOL WINAPI GetVersionExW(_Inout_ LPOSVERSIONINFOW lpVersionInformation);
UINT WINAPI GetWindowsDirectoryW(_Out_writes_opt_(uSize) LPWSTR lpBuffer, UINT uSize) _Fails_(zero, last_error);
ATOM WINAPI GlobalAddAtomExW(_In_opt_ LPCWSTR lpString, _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
ATOM WINAPI GlobalAddAtomW(_In_opt_ LPCWSTR lpString) _Fails_(zero, last_error);
SIZE_T WINAPI GlobalCompact(DWORD dwMinFree);
ATOM WINAPI GlobalDeleteAtom(ATOM nAtom) _Fails_(last_error, last_error);
ATOM WINAPI GlobalFindAtomW(_In_opt_ LPCWSTR lpString) _Fails_(zero, last_error);
void WINAPI GlobalFix(_In_ HGLOBAL hMem);
UINT WINAPI GlobalGetAtomNameW(ATOM nAtom, _Out_writes_(nSize) LPWSTR lpBuffer, int nSize) _Fails_(zero, last_error);
void WINAPI GlobalMemoryStatus(_Out_ LPMEMORYSTATUS lpBuffer);
BOOL WINAPI GlobalMemoryStatusEx(_Out_ LPMEMORYSTATUSEX lpBuffer);
BOOL WINAPI GlobalUnWire(_In_ HGLOBAL hMem) _Fails_(zero);
void WINAPI GlobalUnfix(_In_ HGLOBAL hMem);
LPVOID WINAPI GlobalWire(_In_ HGLOBAL hMem) _Fails_(zero);
BOOLEAN WINAPI HidD_FreePreparsedData(_In_ PHIDP_PREPARSED_DATA PreparsedData) _Fails_(zero);
BOOLEAN WINAPI HidD_GetFeature(HANDLE HidDeviceObject, _Out_writes_bytes_(ReportBufferLength) PVOID ReportBuffer,
    ULONG ReportBufferLength) _Fails_(zero);
BOOLEAN WINAPI HidD_GetPreparsedData(HANDLE HidDeviceObject, _Out_ PHIDP_PREPARSED_DATA *PreparsedData) _Fails_(zero);
BOOLEAN WINAPI HidD_GetProductString(HANDLE HidDeviceObject, _Out_writes_bytes_(BufferLength) PVOID Buffer,
    ULONG BufferLength) _Fails_(zero);
BOOLEAN WINAPI HidD_SetOutputReport(HANDLE HidDeviceObject, _In_reads_bytes_(ReportBufferLength) PVOID ReportBuffer,
    ULONG ReportBufferLength) _Fails_(zero);
NTSTATUS WINAPI HidP_GetButtonCaps(HIDP_REPORT_TYPE ReportType,
    _Out_writes_(*ButtonCapsLength) PHIDP_BUTTON_CAPS ButtonCaps, _Inout_ PUSHORT ButtonCapsLength,
    _In_ PHIDP_PREPARSED_DATA PreparsedData);
NTSTATUS WINAPI HidP_GetCaps(_In_ PHIDP_PREPARSED_DATA PreparsedData, _Out_ PHIDP_CAPS Capabilities);
NTSTATUS WINAPI HidP_GetLinkCollectionNodes(
    _Out_writes_(*LinkCollectionNodesLength) PHIDP_LINK_COLLECTION_NODE LinkCollectionNodes,
    _Inout_ PULONG LinkCollectionNodesLength, _In_ PHIDP_PREPARSED_DATA PreparsedData);
NTSTATUS WINAPI HidP_GetSpecificValueCaps(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    USAGE Usage, _Out_writes_(*ValueCapsLength) PHIDP_VALUE_CAPS ValueCaps, _Inout_ PUSHORT ValueCapsLength,
    _In_ PHIDP_PREPARSED_DATA PreparsedData);
NTSTATUS WINAPI HidP_GetUsageValue(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection, USAGE Usage,
    _Out_ PULONG UsageValue, _In_ PHIDP_PREPARSED_DATA PreparsedData, _In_reads_bytes_(ReportLength) PCHAR Report,
    ULONG ReportLength);
NTSTATUS WINAPI HidP_GetUsages(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    _Out_writes_(*UsageLength) PUSAGE UsageList, _Inout_ PULONG UsageLength, _In_ PHIDP_PREPARSED_DATA PreparsedData,
    _Out_writes_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
NTSTATUS WINAPI HidP_GetValueCaps(HIDP_REPORT_TYPE ReportType,
    _Out_writes_(*ValueCapsLength) PHIDP_VALUE_CAPS ValueCaps, _Inout_ PUSHORT ValueCapsLength,
    _In_ PHIDP_PREPARSED_DATA PreparsedData);
NTSTATUS WINAPI HidP_InitializeReportForID(HIDP_REPORT_TYPE ReportType, UCHAR ReportID,
    _In_ PHIDP_PREPARSED_DATA PreparsedData, _Out_writes_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
NTSTATUS WINAPI HidP_SetUsageValue(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection, USAGE Usage,
    ULONG UsageValue, _In_ PHIDP_PREPARSED_DATA PreparsedData, _Inout_updates_bytes_(ReportLength) PCHAR Report,
    ULONG ReportLength);
LRESULT WINAPI ICClose(HIC hic) _Fails_(never);
LRESULT WINAPI ICSendMessage(HIC hic, UINT msg, DWORD_PTR dw1, DWORD_PTR dw2) _Fails_(never);
int WINAPI IdnToAscii(_Show_(hex) DWORD dwFlags, _In_reads_(cchUnicodeChar) LPCWSTR lpUnicodeCharStr,
    int cchUnicodeChar, _Out_writes_opt_(cchASCIIChar) LPWSTR lpASCIICharStr,
    int cchASCIIChar) _Fails_(zero, last_error);
int WINAPI IdnToNameprepUnicode(_Show_(hex) DWORD dwFlags, _In_reads_(cchUnicodeChar) LPCWSTR lpUnicodeCharStr,
    int cchUnicodeChar, _Out_writes_opt_(cchNameprepChar) LPWSTR lpNameprepCharStr,
    int cchNameprepChar) _Fails_(zero, last_error);
int WINAPI IdnToUnicode(_Show_(hex) DWORD dwFlags, _In_reads_(cchASCIIChar) LPCWSTR lpASCIICharStr, int cchASCIIChar,
    _Out_writes_opt_(cchUnicodeChar) LPWSTR lpUnicodeCharStr, int cchUnicodeChar) _Fails_(zero, last_error);
BOOL WINAPI InitAtomTable(DWORD nSize) _Fails_(zero);
DWORD WINAPI InitiateShutdownW(_In_opt_ LPWSTR lpMachineName, _In_opt_ LPWSTR lpMessage, DWORD dwGracePeriod,
    _Names_(SHUTDOWN_FLAGS) DWORD dwShutdownFlags, _Names_(SHUTDOWN_REASON) DWORD dwReason);
BOOL WINAPI InitiateSystemShutdownExW(_In_opt_ LPWSTR lpMachineName, _In_opt_ LPWSTR lpMessage, DWORD dwTimeout,
    BOOL bForceAppsClosed, BOOL bRebootAfterShutdown, _Names_(SHUTDOWN_REASON) DWORD dwReason);
BOOL WINAPI InitiateSystemShutdownW(_In_opt_ LPWSTR lpMachineName, _In_opt_ LPWSTR lpMessage, DWORD dwTimeout,
    BOOL bForceAppsClosed, BOOL bRebootAfterShutdown);
DWORD WINAPI InstallApplication(_In_ PINSTALLDATA pInstallInfo);
BOOL WINAPI IsBadHugeReadPtr(_In_opt_ const void *lp, UINT_PTR ucb) _Fails_(never);
BOOL WINAPI IsBadHugeWritePtr(_In_opt_ LPVOID lp, UINT_PTR ucb) _Fails_(never);
BOOL WINAPI IsDBCSLeadByte(BYTE TestChar) _Fails_(never);
BOOL WINAPI IsDBCSLeadByteEx(UINT CodePage, BYTE TestChar) _Fails_(never);
BOOL WINAPI IsNLSDefinedString(NLS_FUNCTION Function, _Show_(hex) DWORD dwFlags,
    _In_ LPNLSVERSIONINFO lpVersionInformation, _In_reads_(cchStr) LPCWSTR lpString, INT cchStr) _Fails_(never);
BOOL WINAPI IsNativeVhdBoot(_Out_ PBOOL NativeVhdBoot) _Fails_(never);
BOOL WINAPI IsNormalizedString(NORM_FORM NormForm, _In_reads_(cwLength) LPCWSTR lpString, int cwLength) _Fails_(never);
BOOL WINAPI IsSystemResumeAutomatic(void) _Fails_(never);
BOOL WINAPI IsTextUnicode(_In_reads_bytes_(iSize) const void *lpv, int iSize,
    _Inout_opt_ _Names_(IS_TEXT_UNICODE_RESULT) LPINT lpiResult) _Fails_(never);
BOOL WINAPI IsTokenUntrusted(HANDLE TokenHandle) _Fails_(never);
BOOL WINAPI IsValidCodePage(UINT CodePage) _Fails_(never);
BOOL WINAPI IsValidLanguageGroup(LGRPID LanguageGroup,
    _Names_(ENUM_SYSTEM_LANGUAGE_GROUPS_FLAGS) DWORD dwFlags) _Fails_(never);
BOOL WINAPI IsValidLocale(LCID Locale, _Names_(IS_VALID_LOCALE_FLAGS) DWORD dwFlags) _Fails_(never);
BOOL WINAPI IsValidLocaleName(_In_ LPCWSTR lpLocaleName) _Fails_(never);
DWORD WINAPI IsValidNLSVersion(NLS_FUNCTION function, _In_opt_ LPCWSTR lpLocaleName,
    _In_ LPNLSVERSIONINFOEX lpVersionInformation);
HRESULT WINAPI IsWow64GuestMachineSupported(_Names_(IMAGE_FILE_MACHINE) USHORT WowGuestMachine,
    _Out_ BOOL *MachineIsSupported);
int WINAPI LCIDToLocaleName(LCID Locale, _Out_writes_opt_(cchName) LPWSTR lpName, int cchName,
    _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
BOOL WINAPI LeaveCriticalPolicySection(HANDLE hSection);
SIZE_T WINAPI LocalCompact(UINT uMinFree);
SIZE_T WINAPI LocalShrink(_In_ HLOCAL hMem, UINT cbNewSize);
LCID WINAPI LocaleNameToLCID(_In_ LPCWSTR lpName, _Show_(hex) DWORD dwFlags) _Fails_(never);
UINT WINAPI MsiCloseHandle(MSIHANDLE hAny);
UINT WINAPI MsiDatabaseCommit(MSIHANDLE hDatabase);
UINT WINAPI MsiDatabaseImportW(MSIHANDLE hDatabase, _In_ LPCWSTR szFolderPath, _In_ LPCWSTR szFileName);
UINT WINAPI MsiOpenDatabaseW(_In_ LPCWSTR szDatabasePath, _In_ LPCWSTR szPersist, _Inout_ MSIHANDLE *phDatabase);
int WINAPI MulDiv(int nNumber, int nNumerator, int nDenominator);
int WINAPI MultiByteToWideChar(UINT CodePage, _Names_(MULTI_BYTE_TO_WIDE_CHAR_FLAGS) DWORD dwFlags,
    _In_reads_(cbMultiByte) LPCCH lpMultiByteStr, int cbMultiByte,
    _Out_writes_to_opt_(cchWideChar, return) LPWSTR lpWideCharStr, int cchWideChar) _Fails_(zero, last_error);
BOOL WINAPI NeedCurrentDirectoryForExePathW(_In_ LPCWSTR ExeName) _Fails_(never);
int WINAPI NormalizeString(NORM_FORM NormForm, _In_reads_(cwSrcLength) LPCWSTR lpSrcString, int cwSrcLength,
    _Out_writes_opt_(cwDstLength) LPWSTR lpDstString, int cwDstLength) _Fails_(zero, last_error);
BOOL WINAPI NotifyChangeEventLog(HANDLE hEventLog, HANDLE hEvent);
BOOL WINAPI NotifyUILanguageChange(_Show_(hex) DWORD dwFlags, _In_opt_ PCWSTR pcwstrNewLanguage,
    _In_opt_ PCWSTR pcwstrPreviousLanguage, DWORD dwReserved, _Out_opt_ PDWORD pdwStatusRtrn) _Fails_(zero);
HANDLE WINAPI OpenBackupEventLogW(_In_opt_ LPCWSTR lpUNCServerName, _In_ LPCWSTR lpFileName) _Opens_;
HDRVR WINAPI OpenDriver(_In_ LPCWSTR szDriverName, _In_ LPCWSTR szSectionName, LPARAM lParam2) _Fails_(zero) _Opens_;
HANDLE WINAPI OpenEventLogW(_In_opt_ LPCWSTR lpUNCServerName, _In_ LPCWSTR lpSourceName) _Opens_;
BOOL WINAPI OpenPrinterW(_In_opt_ LPWSTR pPrinterName, _Out_ _Opens_ LPHANDLE phPrinter,
    _In_opt_ LPPRINTER_DEFAULTSW pDefault);
TRACEHANDLE WINAPI OpenTraceW(_Inout_ PEVENT_TRACE_LOGFILEW Logfile) _Fails_(zero, last_error);
BOOL WINAPI OperationEnd(_In_ OPERATION_END_PARAMETERS *OperationEndParams) _Fails_(zero);
BOOL WINAPI OperationStart(_In_ OPERATION_START_PARAMETERS *OperationStartParams) _Fails_(zero);
BOOL WINAPI PeekConsoleInputW(HANDLE hConsoleInput,
    _Out_writes_to_(nLength, *lpNumberOfEventsRead) PINPUT_RECORD lpBuffer, DWORD nLength,
    _Out_ LPDWORD lpNumberOfEventsRead);
BOOL WINAPI PlaySoundW(_In_opt_ LPCWSTR pszSound, _In_opt_ HMODULE hmod,
    _Names_(SND_FLAGS) DWORD fdwSound) _Fails_(zero, last_error);
BOOL WINAPI PowerClearRequest(HANDLE PowerRequest, POWER_REQUEST_TYPE RequestType);
HANDLE WINAPI PowerCreateRequest(_In_ PREASON_CONTEXT Context);
BOOL WINAPI PowerSetRequest(HANDLE PowerRequest, POWER_REQUEST_TYPE RequestType);
DWORD WINAPI ProcessGroupPolicyCompleted(_In_ REFGPEXTENSIONID extensionId, ASYNCCOMPLETIONHANDLE pAsyncHandle,
    DWORD dwStatus);
DWORD WINAPI ProcessGroupPolicyCompletedEx(_In_ REFGPEXTENSIONID extensionId, ASYNCCOMPLETIONHANDLE pAsyncHandle,
    DWORD dwStatus, HRESULT RsopStatus);
ULONG WINAPI ProcessTrace(_In_reads_(HandleCount) PTRACEHANDLE HandleArray, ULONG HandleCount,
    _In_opt_ LPFILETIME StartTime, _In_opt_ LPFILETIME EndTime) _Fails_(nonzero, win32);
BOOL WINAPI PurgeComm(HANDLE hFile, _Names_(PURGE_COMM_FLAGS) DWORD dwFlags);
BOOL WINAPI QueryActCtxSettingsW(_Show_(hex) DWORD dwFlags, _In_opt_ HANDLE hActCtx, _In_opt_ PCWSTR settingsNameSpace,
    _In_ PCWSTR settingName, _Out_writes_bytes_opt_(dwBuffer) PWSTR pvBuffer, SIZE_T dwBuffer,
    _Out_opt_ SIZE_T *pdwWrittenOrRequired);
BOOL WINAPI QueryActCtxW(_Show_(hex) DWORD dwFlags, HANDLE hActCtx, _In_opt_ PVOID pvSubInstance, ULONG ulInfoClass,
    _Out_writes_bytes_opt_(cbBuffer) PVOID pvBuffer, SIZE_T cbBuffer, _Out_opt_ SIZE_T *pcbWrittenOrRequired);
ULONG WINAPI QueryAllTracesW(_Out_writes_(PropertyArrayCount) PEVENT_TRACE_PROPERTIES *PropertyArray,
    ULONG PropertyArrayCount, _Out_ PULONG LoggerCount) _Fails_(nonzero, win32);
HRESULT WINAPI QueryAuxiliaryCounterFrequency(_Out_ PULONGLONG lpAuxiliaryCounterFrequency);
BOOL WINAPI QueryIdleProcessorCycleTime(_Inout_ PULONG BufferLength,
    _Out_writes_bytes_opt_(*BufferLength) PULONG64 ProcessorIdleCycleTime);
BOOL WINAPI QueryIdleProcessorCycleTimeEx(USHORT Group, _Inout_ PULONG BufferLength,
    _Out_writes_bytes_opt_(*BufferLength) PULONG64 ProcessorIdleCycleTime) _Fails_(zero);
void WINAPI QueryInterruptTime(_Out_ PULONGLONG lpInterruptTime);
void WINAPI QueryInterruptTimePrecise(_Out_ PULONGLONG lpInterruptTimePrecise);
BOOL WINAPI QueryPerformanceCounter(_Out_ LARGE_INTEGER *lpPerformanceCount);
BOOL WINAPI QueryPerformanceFrequency(_Out_ LARGE_INTEGER *lpFrequency);
BOOL WINAPI QueryProcessCycleTime(HANDLE ProcessHandle, _Out_ PULONG64 CycleTime);
BOOL WINAPI QueryThreadCycleTime(HANDLE ThreadHandle, _Out_ PULONG64 CycleTime);
DWORD WINAPI QueryThreadProfiling(HANDLE ThreadHandle, _Out_ PBOOLEAN Enabled);
ULONG WINAPI QueryTraceProcessingHandle(TRACEHANDLE ProcessingHandle, ETW_PROCESS_HANDLE_INFO_TYPE InformationClass,
    _In_opt_ PVOID InBuffer, ULONG InBufferSize, _Out_opt_ PVOID OutBuffer, ULONG OutBufferSize,
    _Inout_ PULONG ReturnLength) _Fails_(nonzero, win32);
ULONG WINAPI QueryTraceW(TRACEHANDLE TraceHandle, _In_opt_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties) _Fails_(nonzero, win32);
BOOL WINAPI QueryUnbiasedInterruptTime(_Out_ PULONGLONG UnbiasedTime) _Fails_(zero);
void WINAPI QueryUnbiasedInterruptTimePrecise(_Out_ PULONGLONG lpUnbiasedInterruptTimePrecise);
BOOL WINAPI ReadConsoleInputW(HANDLE hConsoleInput,
    _Out_writes_to_(nLength, *lpNumberOfEventsRead) PINPUT_RECORD lpBuffer, DWORD nLength,
    _Out_ LPDWORD lpNumberOfEventsRead);
BOOL WINAPI ReadConsoleOutputAttribute(HANDLE hConsoleOutput, _Out_writes_(nLength) LPWORD lpAttribute, DWORD nLength,
    COORD dwReadCoord, _Out_ LPDWORD lpNumberOfAttrsRead);
BOOL WINAPI ReadConsoleOutputCharacterW(HANDLE hConsoleOutput, _Out_writes_(nLength) LPWSTR lpCharacter, DWORD nLength,
    COORD dwReadCoord, _Out_ LPDWORD lpNumberOfCharsRead);
BOOL WINAPI ReadConsoleOutputW(HANDLE hConsoleOutput, _Out_ PCHAR_INFO lpBuffer, COORD dwBufferSize,
    COORD dwBufferCoord, _Inout_ PSMALL_RECT lpReadRegion);
BOOL WINAPI ReadEventLogW(HANDLE hEventLog, _Names_(READ_EVENT_LOG_READ_FLAGS) DWORD dwReadFlags, DWORD dwRecordOffset,
    _Out_writes_bytes_to_(nNumberOfBytesToRead, *pnBytesRead) LPVOID lpBuffer, DWORD nNumberOfBytesToRead,
    _Out_ DWORD *pnBytesRead, _Out_ DWORD *pnMinNumberOfBytesNeeded);
BOOL WINAPI ReadPrinter(HANDLE hPrinter, _Out_writes_bytes_to_(cbBuf, *pNoBytesRead) LPVOID pBuf, DWORD cbBuf,
    _Out_ LPDWORD pNoBytesRead) _Fails_(zero, last_error);
DWORD WINAPI ReadThreadProfilingData(HANDLE PerformanceDataHandle, _Show_(hex) DWORD Flags,
    _Out_ PPERFORMANCE_DATA PerformanceData);
BOOL WINAPI RefreshPolicy(BOOL bMachine);
BOOL WINAPI RefreshPolicyEx(BOOL bMachine, _Show_(hex) DWORD dwOptions);
HRESULT WINAPI RegisterApplicationRecoveryCallback(APPLICATION_RECOVERY_CALLBACK pRecoveyCallback,
    _In_opt_ PVOID pvParameter, DWORD dwPingInterval, _Show_(hex) DWORD dwFlags);
HRESULT WINAPI RegisterApplicationRestart(_In_opt_ PCWSTR pwzCommandline,
    _Names_(REGISTER_APPLICATION_RESTART_FLAGS) DWORD dwFlags);
HANDLE WINAPI RegisterEventSourceW(_In_opt_ LPCWSTR lpUNCServerName, _In_ LPCWSTR lpSourceName) _Opens_;
BOOL WINAPI RegisterGPNotification(HANDLE hEvent, BOOL bMachine);
ULONG WINAPI RegisterTraceGuidsW(WMIDPREQUEST RequestAddress, _In_opt_ PVOID RequestContext, _In_ LPCGUID ControlGuid,
    ULONG GuidCount, _In_reads_opt_(GuidCount) PTRACE_GUID_REGISTRATION TraceGuidReg, _In_opt_ LPCWSTR MofImagePath,
    _In_opt_ LPCWSTR MofResourceName, _Out_ PTRACEHANDLE RegistrationHandle) _Fails_(nonzero, win32);
void WINAPI ReleaseActCtx(HANDLE hActCtx);
ULONG WINAPI RemoveTraceCallback(_In_ LPCGUID pGuid) _Fails_(nonzero, win32);
BOOL WINAPI ReplacePartitionUnit(_In_ PWSTR TargetPartition, _In_ PWSTR SparePartition,
    _Show_(hex) ULONG Flags) _Fails_(zero);
BOOL WINAPI ReportEventW(HANDLE hEventLog, _Names_(REPORT_EVENT_TYPE) WORD wType, WORD wCategory, DWORD dwEventID,
    _In_opt_ PSID lpUserSid, WORD wNumStrings, DWORD dwDataSize, _In_reads_opt_(wNumStrings) LPCWSTR *lpStrings,
    _In_reads_bytes_opt_(dwDataSize) LPVOID lpRawData);
BOOL WINAPI RequestDeviceWakeup(HANDLE hDevice) _Fails_(zero);
BOOL WINAPI RequestWakeupLatency(LATENCY_TIME latency) _Fails_(zero);
HRESULT WINAPI ResizePseudoConsole(HPCON hPC, COORD size);
int WINAPI ResolveLocaleName(_In_opt_ LPCWSTR lpNameToResolve, _Out_writes_opt_(cchLocaleName) LPWSTR lpLocaleName,
    int cchLocaleName) _Fails_(zero, last_error);
DWORD WINAPI RmAddFilter(DWORD dwSessionHandle, _In_opt_ LPCWSTR strModuleName, _In_opt_ RM_UNIQUE_PROCESS *pProcess,
    _In_opt_ LPCWSTR strServiceShortName, RM_FILTER_ACTION FilterAction) _Fails_(nonzero, win32);
DWORD WINAPI RmCancelCurrentTask(DWORD dwSessionHandle) _Fails_(nonzero, win32);
DWORD WINAPI RmEndSession(DWORD dwSessionHandle) _Fails_(nonzero, win32);
DWORD WINAPI RmGetFilterList(DWORD dwSessionHandle, _Out_writes_bytes_opt_(cbFilterBuf) PBYTE pbFilterBuf,
    DWORD cbFilterBuf, _Out_ LPDWORD cbFilterBufNeeded) _Fails_(nonzero, win32);
DWORD WINAPI RmGetList(DWORD dwSessionHandle, _Out_ UINT *pnProcInfoNeeded, _Inout_ UINT *pnProcInfo,
    _Inout_updates_opt_(*pnProcInfo) RM_PROCESS_INFO rgAffectedApps[],
    _Out_ LPDWORD lpdwRebootReasons) _Fails_(nonzero, win32);
DWORD WINAPI RmJoinSession(_Out_ DWORD *pSessionHandle, _In_ const WCHAR strSessionKey[]) _Fails_(nonzero, win32);
DWORD WINAPI RmRegisterResources(DWORD dwSessionHandle, UINT nFiles, _In_reads_opt_(nFiles) LPCWSTR rgsFileNames[],
    UINT nApplications, _In_reads_opt_(nApplications) RM_UNIQUE_PROCESS rgApplications[], UINT nServices,
    _In_reads_opt_(nServices) LPCWSTR rgsServiceNames[]) _Fails_(nonzero, win32);
DWORD WINAPI RmRemoveFilter(DWORD dwSessionHandle, _In_opt_ LPCWSTR strModuleName, _In_opt_ RM_UNIQUE_PROCESS *pProcess,
    _In_opt_ LPCWSTR strServiceShortName) _Fails_(nonzero, win32);
DWORD WINAPI RmRestart(DWORD dwSessionHandle, _Reserved_ _Show_(hex) DWORD dwRestartFlags,
    _In_opt_ RM_WRITE_STATUS_CALLBACK fnStatus) _Fails_(nonzero, win32);
DWORD WINAPI RmShutdown(DWORD dwSessionHandle, _Show_(hex) ULONG lActionFlags,
    _In_opt_ RM_WRITE_STATUS_CALLBACK fnStatus) _Fails_(nonzero, win32);
DWORD WINAPI RmStartSession(_Out_ DWORD *pSessionHandle, _Reserved_ _Show_(hex) DWORD dwSessionFlags,
    _Out_ WCHAR strSessionKey[]) _Fails_(nonzero, win32);
HRESULT WINAPI RsopAccessCheckByType(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _In_opt_ PSID pPrincipalSelfSid,
    _In_ PRSOPTOKEN pRsopToken, _Show_(hex) DWORD dwDesiredAccessMask,
    _In_reads_opt_(ObjectTypeListLength) POBJECT_TYPE_LIST pObjectTypeList, DWORD ObjectTypeListLength,
    _In_ PGENERIC_MAPPING pGenericMapping, _In_reads_bytes_opt_(*pdwPrivilegeSetLength) PPRIVILEGE_SET pPrivilegeSet,
    _In_opt_ LPDWORD pdwPrivilegeSetLength, _Out_ LPDWORD pdwGrantedAccessMask, _Out_ LPBOOL pbAccessStatus);
HRESULT WINAPI RsopFileAccessCheck(_In_ LPWSTR pszFileName, _In_ PRSOPTOKEN pRsopToken,
    _Show_(hex) DWORD dwDesiredAccessMask, _Out_ LPDWORD pdwGrantedAccessMask, _Out_ LPBOOL pbAccessStatus);
HRESULT WINAPI RsopResetPolicySettingStatus(_Show_(hex) DWORD dwFlags, IWbemServices *pServices,
    IWbemClassObject *pSettingInstance);
HRESULT WINAPI RsopSetPolicySettingStatus(_Show_(hex) DWORD dwFlags, IWbemServices *pServices,
    IWbemClassObject *pSettingInstance, DWORD nInfo, _In_reads_(nInfo) POLICYSETTINGSTATUSINFO *pStatus);
BOOL WINAPI ScrollConsoleScreenBufferW(HANDLE hConsoleOutput, _In_ const SMALL_RECT *lpScrollRectangle,
    _In_opt_ const SMALL_RECT *lpClipRectangle, COORD dwDestinationOrigin, _In_ const CHAR_INFO *lpFill);
LRESULT WINAPI SendDriverMessage(HDRVR hDriver, UINT message, LPARAM lParam1, LPARAM lParam2) _Fails_(never);
BOOL WINAPI SetCalendarInfoW(LCID Locale, CALID Calendar, CALTYPE CalType, _In_ LPCWSTR lpCalData);
BOOL WINAPI SetCommBreak(HANDLE hFile);
BOOL WINAPI SetCommConfig(HANDLE hCommDev, _In_reads_bytes_(dwSize) LPCOMMCONFIG lpCC, DWORD dwSize);
BOOL WINAPI SetCommMask(HANDLE hFile, _Names_(COMM_EVENT_MASK) DWORD dwEvtMask);
BOOL WINAPI SetCommState(HANDLE hFile, _In_ LPDCB lpDCB);
BOOL WINAPI SetCommTimeouts(HANDLE hFile, _In_ LPCOMMTIMEOUTS lpCommTimeouts);
BOOL WINAPI SetComputerNameExW(COMPUTER_NAME_FORMAT NameType, _In_ LPCWSTR lpBuffer);
BOOL WINAPI SetComputerNameW(_In_ LPCWSTR lpComputerName);
BOOL WINAPI SetConsoleActiveScreenBuffer(HANDLE hConsoleOutput);
BOOL WINAPI SetConsoleCP(UINT wCodePageID);
BOOL WINAPI SetConsoleCtrlHandler(_In_opt_ PHANDLER_ROUTINE HandlerRoutine, BOOL Add);
BOOL WINAPI SetConsoleCursorInfo(HANDLE hConsoleOutput, _In_ const CONSOLE_CURSOR_INFO *lpConsoleCursorInfo);
BOOL WINAPI SetConsoleCursorPosition(HANDLE hConsoleOutput, COORD dwCursorPosition);
BOOL WINAPI SetConsoleDisplayMode(HANDLE hConsoleOutput, _Show_(hex) DWORD dwFlags,
    _Out_opt_ PCOORD lpNewScreenBufferDimensions);
BOOL WINAPI SetConsoleHistoryInfo(_In_ PCONSOLE_HISTORY_INFO lpConsoleHistoryInfo);
BOOL WINAPI SetConsoleMode(HANDLE hConsoleHandle, _Names_(CONSOLE_MODE) DWORD dwMode);
BOOL WINAPI SetConsoleNumberOfCommandsW(DWORD Number, _In_ LPWSTR ExeName) _Fails_(zero);
BOOL WINAPI SetConsoleOutputCP(UINT wCodePageID);
BOOL WINAPI SetConsoleScreenBufferInfoEx(HANDLE hConsoleOutput,
    _In_ PCONSOLE_SCREEN_BUFFER_INFOEX lpConsoleScreenBufferInfoEx);
BOOL WINAPI SetConsoleScreenBufferSize(HANDLE hConsoleOutput, COORD dwSize);
BOOL WINAPI SetConsoleTextAttribute(HANDLE hConsoleOutput, _Names_(CONSOLE_CHARACTER_ATTRIBUTES) WORD wAttributes);
BOOL WINAPI SetConsoleTitleW(_In_ LPCWSTR lpConsoleTitle);
BOOL WINAPI SetConsoleWindowInfo(HANDLE hConsoleOutput, BOOL bAbsolute, _In_ const SMALL_RECT *lpConsoleWindow);
BOOL WINAPI SetCurrentConsoleFontEx(HANDLE hConsoleOutput, BOOL bMaximumWindow,
    _In_ PCONSOLE_FONT_INFOEX lpConsoleCurrentFontEx);
BOOL WINAPI SetCurrentDirectoryW(_In_ LPCWSTR lpPathName) _Fails_(zero, last_error);
BOOL WINAPI SetDefaultCommConfigW(_In_ LPCWSTR lpszName, _In_reads_bytes_(dwSize) LPCOMMCONFIG lpCC, DWORD dwSize);
BOOL WINAPI SetDynamicTimeZoneInformation(_In_ const DYNAMIC_TIME_ZONE_INFORMATION *lpTimeZoneInformation);
BOOL WINAPI SetEnvironmentStringsW(_In_ LPWCH NewEnvironment) _Fails_(zero, last_error);
BOOL WINAPI SetEnvironmentVariableW(_In_ LPCWSTR lpName, _In_opt_ LPCWSTR lpValue);
BOOL WINAPI SetFirmwareEnvironmentVariableExW(_In_ LPCWSTR lpName, _In_ LPCWSTR lpGuid,
    _In_reads_bytes_opt_(nSize) PVOID pValue, DWORD nSize, _Show_(hex) DWORD dwAttributes);
BOOL WINAPI SetFirmwareEnvironmentVariableW(_In_ LPCWSTR lpName, _In_ LPCWSTR lpGuid,
    _In_reads_bytes_opt_(nSize) PVOID pValue, DWORD nSize);
UINT WINAPI SetHandleCount(UINT uNumber);
BOOL WINAPI SetHandleInformation(HANDLE hObject, _Show_(hex) DWORD dwMask, _Names_(HANDLE_FLAGS) DWORD dwFlags);
void WINAPI SetLastError(_Show_(win32) DWORD dwErrCode) _Hot_;
BOOL WINAPI SetLocalTime(_In_ const SYSTEMTIME *lpSystemTime);
BOOL WINAPI SetLocaleInfoW(LCID Locale, LCTYPE LCType, _In_ LPCWSTR lpLCData);
BOOL WINAPI SetMailslotInfo(HANDLE hMailslot, DWORD lReadTimeout);
BOOL WINAPI SetMessageWaitingIndicator(HANDLE hMsgIndicator, ULONG ulMsgCount) _Fails_(zero);
BOOL WINAPI SetPrinterW(HANDLE hPrinter, DWORD Level, _In_opt_ LPBYTE pPrinter, DWORD Command);
BOOL WINAPI SetProcessPreferredUILanguages(_Show_(hex) DWORD dwFlags, _In_opt_ PCZZWSTR pwszLanguagesBuffer,
    _Out_opt_ PULONG pulNumLanguages);
BOOL WINAPI SetServiceBits(SERVICE_STATUS_HANDLE hServiceStatus, DWORD dwServiceBits, BOOL bSetBitsOn,
    BOOL bUpdateImmediately);
BOOL WINAPI SetStdHandle(_Names_(STD_HANDLE_Console) DWORD nStdHandle, HANDLE hHandle);
BOOL WINAPI SetStdHandleEx(_Names_(STD_HANDLE_Console) DWORD nStdHandle, HANDLE hHandle,
    _Out_opt_ _Opens_ PHANDLE phPrevValue) _Fails_(zero);
BOOL WINAPI SetSystemPowerState(BOOL fSuspend, BOOL fForce);
BOOL WINAPI SetSystemTime(_In_ const SYSTEMTIME *lpSystemTime);
BOOL WINAPI SetSystemTimeAdjustment(DWORD dwTimeAdjustment, BOOL bTimeAdjustmentDisabled);
EXECUTION_STATE WINAPI SetThreadExecutionState(EXECUTION_STATE esFlags);
BOOL WINAPI SetThreadLocale(LCID Locale) _Fails_(zero);
BOOL WINAPI SetThreadPreferredUILanguages(_Show_(hex) DWORD dwFlags, _In_opt_ PCZZWSTR pwszLanguagesBuffer,
    _Out_opt_ PULONG pulNumLanguages) _Fails_(zero);
LANGID WINAPI SetThreadUILanguage(LANGID LangId) _Fails_(never);
BOOL WINAPI SetTimeZoneInformation(_In_ const TIME_ZONE_INFORMATION *lpTimeZoneInformation);
ULONG WINAPI SetTraceCallback(_In_ LPCGUID pGuid, PEVENT_CALLBACK EventCallback) _Fails_(nonzero, win32);
BOOL WINAPI SetUserGeoID(GEOID GeoId);
BOOL WINAPI SetUserGeoName(_In_ PWSTR geoName);
BOOL WINAPI SetupComm(HANDLE hFile, DWORD dwInQueue, DWORD dwOutQueue);
BOOL WINAPI SetupDiDestroyDeviceInfoList(HDEVINFO DeviceInfoSet);
BOOL WINAPI SetupDiEnumDeviceInfo(HDEVINFO DeviceInfoSet, DWORD MemberIndex, _Inout_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiEnumDeviceInterfaces(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ const GUID *InterfaceClassGuid, DWORD MemberIndex, _Inout_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData);
HDEVINFO WINAPI SetupDiGetClassDevsW(_In_opt_ const GUID *ClassGuid, _In_opt_ PCWSTR Enumerator,
    _In_opt_ HWND hwndParent, _Show_(hex) DWORD Flags) _Fails_(minus_one, last_error);
BOOL WINAPI SetupDiGetDeviceInstanceIdW(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData,
    _Out_writes_opt_(DeviceInstanceIdSize) PWSTR DeviceInstanceId, DWORD DeviceInstanceIdSize,
    _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupDiGetDeviceInterfaceDetailW(HDEVINFO DeviceInfoSet, _In_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData,
    _Out_writes_bytes_opt_(DeviceInterfaceDetailDataSize) PSP_DEVICE_INTERFACE_DETAIL_DATA_W DeviceInterfaceDetailData,
    DWORD DeviceInterfaceDetailDataSize, _Out_opt_ PDWORD RequiredSize, _Inout_opt_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiGetDeviceRegistryPropertyW(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData,
    DWORD Property, _Out_opt_ PDWORD PropertyRegDataType,
    _Out_writes_bytes_opt_(PropertyBufferSize) PBYTE PropertyBuffer, DWORD PropertyBufferSize,
    _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupDiOpenDeviceInfoW(HDEVINFO DeviceInfoSet, _In_ PCWSTR DeviceInstanceId, _In_opt_ HWND hwndParent,
    _Show_(hex) DWORD OpenFlags, _Inout_opt_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupIterateCabinetW(_In_ PCWSTR CabinetFile, _Reserved_ DWORD Reserved, PSP_FILE_CALLBACK_W MsgHandler,
    _In_ PVOID Context);
DWORD WINAPI StartDocPrinterW(HANDLE hPrinter, DWORD Level, _In_ LPBYTE pDocInfo);
ULONG WINAPI StartTraceW(_Out_ PTRACEHANDLE TraceHandle, _In_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties) _Fails_(nonzero, win32);
ULONG WINAPI StopTraceW(TRACEHANDLE TraceHandle, _In_opt_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties) _Fails_(nonzero, win32);
BOOL WINAPI SystemTimeToFileTime(_In_ const SYSTEMTIME *lpSystemTime, _Out_ LPFILETIME lpFileTime);
BOOL WINAPI SystemTimeToTzSpecificLocalTime(_In_opt_ const TIME_ZONE_INFORMATION *lpTimeZoneInformation,
    _In_ const SYSTEMTIME *lpUniversalTime, _Out_ LPSYSTEMTIME lpLocalTime);
BOOL WINAPI SystemTimeToTzSpecificLocalTimeEx(_In_opt_ const DYNAMIC_TIME_ZONE_INFORMATION *lpTimeZoneInformation,
    _In_ const SYSTEMTIME *lpUniversalTime, _Out_ LPSYSTEMTIME lpLocalTime);
ULONG WINAPI TraceEvent(TRACEHANDLE TraceHandle, _In_ PEVENT_TRACE_HEADER EventTrace) _Fails_(nonzero, win32);
ULONG WINAPI TraceEventInstance(TRACEHANDLE TraceHandle, _In_ PEVENT_INSTANCE_HEADER EventTrace,
    _In_ PEVENT_INSTANCE_INFO InstInfo, _In_opt_ PEVENT_INSTANCE_INFO ParentInstInfo) _Fails_(nonzero, win32);
ULONG __cdecl TraceMessageVa(TRACEHANDLE LoggerHandle, _Names_(TRACE_MESSAGE_FLAGS) ULONG MessageFlags,
    _In_ LPCGUID MessageGuid, USHORT MessageNumber, _In_ va_list MessageArgList);
ULONG WINAPI TraceQueryInformation(TRACEHANDLE SessionHandle, TRACE_INFO_CLASS InformationClass,
    _Out_writes_bytes_to_(InformationLength, *ReturnLength) PVOID TraceInformation, ULONG InformationLength,
    _Out_opt_ PULONG ReturnLength);
ULONG WINAPI TraceSetInformation(TRACEHANDLE SessionHandle, TRACE_INFO_CLASS InformationClass,
    _In_reads_bytes_(InformationLength) PVOID TraceInformation, ULONG InformationLength);
BOOL WINAPI TransmitCommChar(HANDLE hFile, char cChar);
BOOL WINAPI TzSpecificLocalTimeToSystemTime(_In_opt_ const TIME_ZONE_INFORMATION *lpTimeZoneInformation,
    _In_ const SYSTEMTIME *lpLocalTime, _Out_ LPSYSTEMTIME lpUniversalTime);
BOOL WINAPI TzSpecificLocalTimeToSystemTimeEx(_In_opt_ const DYNAMIC_TIME_ZONE_INFORMATION *lpTimeZoneInformation,
    _In_ const SYSTEMTIME *lpLocalTime, _Out_ LPSYSTEMTIME lpUniversalTime);
DWORD WINAPI UninstallApplication(_In_ WCHAR *ProductCode, DWORD dwStatus);
HRESULT WINAPI UnregisterApplicationRecoveryCallback(void);
HRESULT WINAPI UnregisterApplicationRestart(void);
BOOL WINAPI UnregisterGPNotification(HANDLE hEvent);
ULONG WINAPI UnregisterTraceGuids(TRACEHANDLE RegistrationHandle) _Fails_(nonzero, win32);
ULONG WINAPI UpdateTraceW(TRACEHANDLE TraceHandle, _In_opt_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties) _Fails_(nonzero, win32);
ULONGLONG WINAPI VerSetConditionMask(ULONGLONG ConditionMask, _Names_(VER_FLAGS) DWORD TypeMask, BYTE Condition);
BOOL WINAPI VerifyScripts(_Show_(hex) DWORD dwFlags, _In_ LPCWSTR lpLocaleScripts, int cchLocaleScripts,
    _In_ LPCWSTR lpTestScripts, int cchTestScripts);
BOOL WINAPI VerifyVersionInfoW(_Inout_ LPOSVERSIONINFOEXW lpVersionInformation, _Names_(VER_FLAGS) DWORD dwTypeMask,
    DWORDLONG dwlConditionMask);
void WINAPI WTSCloseServer(HANDLE hServer);
BOOL WINAPI WTSConnectSessionW(ULONG LogonId, ULONG TargetLogonId, _In_ _Secret_ PWSTR pPassword, BOOL bWait);
BOOL WINAPI WTSDisconnectSession(HANDLE hServer, DWORD SessionId, BOOL bWait);
BOOL WINAPI WTSEnumerateProcessesW(HANDLE hServer, DWORD Reserved, DWORD Version,
    _Inout_ PWTS_PROCESS_INFOW *ppProcessInfo, _Inout_ DWORD *pCount);
BOOL WINAPI WTSEnumerateServersW(_In_ LPWSTR pDomainName, DWORD Reserved, DWORD Version,
    _Out_ PWTS_SERVER_INFOW *ppServerInfo, _Out_ DWORD *pCount);
BOOL WINAPI WTSEnumerateSessionsW(HANDLE hServer, DWORD Reserved, DWORD Version,
    _Out_ PWTS_SESSION_INFOW *ppSessionInfo, _Out_ DWORD *pCount);
void WINAPI WTSFreeMemory(_Inout_ PVOID pMemory);
DWORD WINAPI WTSGetActiveConsoleSessionId(void);
BOOL WINAPI WTSLogoffSession(HANDLE hServer, DWORD SessionId, BOOL bWait);
HANDLE WINAPI WTSOpenServerW(_In_ LPWSTR pServerName) _Fails_(zero);
BOOL WINAPI WTSQuerySessionInformationW(HANDLE hServer, DWORD SessionId, WTS_INFO_CLASS WTSInfoClass,
    _Out_ LPWSTR *ppBuffer, _Out_ DWORD *pBytesReturned);
BOOL WINAPI WTSQueryUserConfigW(_In_ LPWSTR pServerName, _In_ LPWSTR pUserName, WTS_CONFIG_CLASS WTSConfigClass,
    _Out_ LPWSTR *ppBuffer, _Out_ DWORD *pBytesReturned);
BOOL WINAPI WTSQueryUserToken(ULONG SessionId, _Inout_ _Opens_ PHANDLE phToken);
BOOL WINAPI WTSRegisterSessionNotification(HWND hWnd, _Show_(hex) DWORD dwFlags);
BOOL __cdecl WTSRegisterSessionNotificationEx(HANDLE hServer, HWND hWnd, _Show_(hex) DWORD dwFlags);
BOOL WINAPI WTSSendMessageW(HANDLE hServer, DWORD SessionId, _In_reads_bytes_(TitleLength) LPWSTR pTitle,
    DWORD TitleLength, _In_reads_bytes_(MessageLength) LPWSTR pMessage, DWORD MessageLength,
    _Names_(MESSAGEBOX_STYLE_WindowsAndMessaging) DWORD Style, DWORD Timeout,
    _Out_ _Names_(MESSAGEBOX_RESULT) DWORD *pResponse, BOOL bWait);
BOOL WINAPI WTSSetUserConfigW(_In_ LPWSTR pServerName, _In_ LPWSTR pUserName, WTS_CONFIG_CLASS WTSConfigClass,
    _In_reads_bytes_(DataLength) LPWSTR pBuffer, DWORD DataLength);
BOOL WINAPI WTSShutdownSystem(HANDLE hServer, DWORD ShutdownFlag);
BOOL WINAPI WTSStartRemoteControlSessionW(_In_ LPWSTR pTargetServerName, ULONG TargetLogonId, BYTE HotkeyVk,
    USHORT HotkeyModifiers);
BOOL WINAPI WTSStopRemoteControlSession(ULONG LogonId);
BOOL WINAPI WTSTerminateProcess(HANDLE hServer, _Show_(pid) DWORD ProcessId, DWORD ExitCode);
BOOL WINAPI WTSUnRegisterSessionNotification(HWND hWnd);
BOOL WINAPI WTSUnRegisterSessionNotificationEx(HANDLE hServer, HWND hWnd);
BOOL WINAPI WTSVirtualChannelClose(HANDLE hChannelHandle);
HANDLE WINAPI WTSVirtualChannelOpen(HANDLE hServer, DWORD SessionId, _In_ LPSTR pVirtualName);
HANDLE WINAPI WTSVirtualChannelOpenEx(DWORD SessionId, _In_ LPSTR pVirtualName, DWORD flags);
BOOL WINAPI WTSVirtualChannelPurgeInput(HANDLE hChannelHandle);
BOOL WINAPI WTSVirtualChannelPurgeOutput(HANDLE hChannelHandle);
BOOL WINAPI WTSVirtualChannelQuery(HANDLE hChannelHandle, WTS_VIRTUAL_CLASS arg2, _Inout_ PVOID *ppBuffer,
    _Inout_ DWORD *pBytesReturned);
BOOL WINAPI WTSVirtualChannelRead(HANDLE hChannelHandle, ULONG TimeOut, _Out_writes_bytes_(BufferSize) PCHAR Buffer,
    ULONG BufferSize, _Out_ PULONG pBytesRead);
BOOL WINAPI WTSVirtualChannelWrite(HANDLE hChannelHandle, _In_reads_bytes_(Length) PCHAR Buffer, ULONG Length,
    _Out_ PULONG pBytesWritten);
BOOL WINAPI WTSWaitSystemEvent(HANDLE hServer, _Show_(hex) DWORD EventMask, _Inout_ DWORD *pEventFlags);
BOOL WINAPI WaitCommEvent(HANDLE hFile, _Inout_ _Names_(COMM_EVENT_MASK) LPDWORD lpEvtMask,
    _Inout_opt_ LPOVERLAPPED lpOverlapped);
int WINAPI WideCharToMultiByte(UINT CodePage, _Show_(hex) DWORD dwFlags, _In_reads_(cchWideChar) LPCWCH lpWideCharStr,
    int cchWideChar, _Out_writes_bytes_to_opt_(cbMultiByte, return) LPSTR lpMultiByteStr, int cbMultiByte,
    _In_opt_ LPCCH lpDefaultChar, _Out_opt_ LPBOOL lpUsedDefaultChar) _Fails_(zero, last_error);
BOOL WINAPI WriteConsoleInputW(HANDLE hConsoleInput, _In_reads_(nLength) const INPUT_RECORD *lpBuffer, DWORD nLength,
    _Out_ LPDWORD lpNumberOfEventsWritten);
BOOL WINAPI WriteConsoleOutputAttribute(HANDLE hConsoleOutput, _In_reads_(nLength) const WORD *lpAttribute,
    DWORD nLength, COORD dwWriteCoord, _Out_ LPDWORD lpNumberOfAttrsWritten);
BOOL WINAPI WriteConsoleOutputCharacterW(HANDLE hConsoleOutput, _In_reads_(nLength) LPCWSTR lpCharacter, DWORD nLength,
    COORD dwWriteCoord, _Out_ LPDWORD lpNumberOfCharsWritten);
BOOL WINAPI WriteConsoleOutputW(HANDLE hConsoleOutput, _In_ const CHAR_INFO *lpBuffer, COORD dwBufferSize,
    COORD dwBufferCoord, _Inout_ PSMALL_RECT lpWriteRegion);
BOOL WINAPI WritePrinter(HANDLE hPrinter, _In_reads_bytes_(cbBuf) LPVOID pBuf, DWORD cbBuf,
    _Out_ LPDWORD pcWritten) _Fails_(zero, last_error);
BOOL WINAPI WritePrivateProfileSectionW(_In_opt_ LPCWSTR lpAppName, _In_opt_ LPCWSTR lpString,
    _In_opt_ LPCWSTR lpFileName);
BOOL WINAPI WritePrivateProfileStringW(_In_opt_ LPCWSTR lpAppName, _In_opt_ LPCWSTR lpKeyName,
    _In_opt_ LPCWSTR lpString, _In_opt_ LPCWSTR lpFileName);
BOOL WINAPI WritePrivateProfileStructW(_In_ LPCWSTR lpszSection, _In_ LPCWSTR lpszKey,
    _In_reads_bytes_opt_(uSizeStruct) LPVOID lpStruct, UINT uSizeStruct, _In_opt_ LPCWSTR szFile);
BOOL WINAPI WriteProfileSectionW(_In_ LPCWSTR lpAppName, _In_ LPCWSTR lpString);
BOOL WINAPI WriteProfileStringW(_In_opt_ LPCWSTR lpAppName, _In_opt_ LPCWSTR lpKeyName, _In_opt_ LPCWSTR lpString);
BOOL WINAPI ZombifyActCtx(HANDLE hActCtx);
long WINAPI _hread(HFILE hFile, _Out_writes_bytes_(lBytes) LPVOID lpBuffer, long lBytes);
long WINAPI _hwrite(HFILE hFile, _In_reads_bytes_(lBytes) LPCCH lpBuffer, long lBytes);
HFILE WINAPI _lclose(HFILE hFile) _Fails_(minus_one, last_error);
HFILE WINAPI _lcreat(_In_ LPCSTR lpPathName, int iAttribute) _Fails_(minus_one, last_error);
LONG WINAPI _llseek(HFILE hFile, LONG lOffset, int iOrigin) _Fails_(minus_one, last_error);
HFILE WINAPI _lopen(_In_ LPCSTR lpPathName, int iReadWrite) _Fails_(minus_one, last_error);
UINT WINAPI _lread(HFILE hFile, _Out_writes_bytes_(uBytes) LPVOID lpBuffer, UINT uBytes) _Fails_(minus_one, last_error);
UINT WINAPI _lwrite(HFILE hFile, _In_reads_bytes_(uBytes) LPCCH lpBuffer, UINT uBytes) _Fails_(minus_one, last_error);
MMRESULT WINAPI acmStreamClose(HACMSTREAM has, DWORD fdwClose);
MMRESULT WINAPI acmStreamConvert(HACMSTREAM has, _Inout_ LPACMSTREAMHEADER pash, DWORD fdwConvert);
MMRESULT WINAPI acmStreamOpen(_Inout_ LPHACMSTREAM phas, HACMDRIVER had, _Inout_ LPWAVEFORMATEX pwfxSrc,
    _Inout_ LPWAVEFORMATEX pwfxDst, _Inout_ LPWAVEFILTER pwfltr, DWORD_PTR dwCallback, DWORD_PTR dwInstance,
    DWORD fdwOpen);
MMRESULT WINAPI acmStreamPrepareHeader(HACMSTREAM has, _Inout_ LPACMSTREAMHEADER pash, DWORD fdwPrepare);
MMRESULT WINAPI acmStreamUnprepareHeader(HACMSTREAM has, _Inout_ LPACMSTREAMHEADER pash, DWORD fdwUnprepare);
LPWSTR WINAPI lstrcatW(_Inout_ LPWSTR lpString1, _In_ LPCWSTR lpString2) _Fails_(never);
int WINAPI lstrcmpW(_In_ LPCWSTR lpString1, _In_ LPCWSTR lpString2);
int WINAPI lstrcmpiW(_In_ LPCWSTR lpString1, _In_ LPCWSTR lpString2);
LPWSTR WINAPI lstrcpyW(_Out_ LPWSTR lpString1, _In_ LPCWSTR lpString2) _Fails_(never);
LPWSTR WINAPI lstrcpynW(_Out_writes_(iMaxLength) LPWSTR lpString1, _In_ LPCWSTR lpString2,
    int iMaxLength) _Fails_(never);
int WINAPI lstrlenW(_In_ LPCWSTR lpString);
BOOL WINAPI mciGetErrorStringW(MCIERROR mcierr, _Out_writes_(cchText) LPWSTR pszText, UINT cchText) _Fails_(zero);
MCIERROR WINAPI mciSendCommandW(MCIDEVICEID mciId, UINT uMsg, DWORD_PTR dwParam1, DWORD_PTR dwParam2);
MCIERROR WINAPI mciSendStringW(_In_ LPCWSTR lpstrCommand, _Out_writes_opt_(uReturnLength) LPWSTR lpstrReturnString,
    UINT uReturnLength, _In_opt_ HWND hwndCallback);
MMRESULT WINAPI midiInGetDevCapsW(UINT_PTR uDeviceID, _Out_writes_bytes_(cbmic) LPMIDIINCAPSW pmic, UINT cbmic);
MMRESULT WINAPI midiOutClose(HMIDIOUT hmo);
MMRESULT WINAPI midiOutGetDevCapsW(UINT_PTR uDeviceID, _Out_writes_bytes_(cbmoc) LPMIDIOUTCAPSW pmoc, UINT cbmoc);
UINT WINAPI midiOutGetNumDevs(void);
MMRESULT WINAPI midiOutOpen(_Out_ LPHMIDIOUT phmo, UINT uDeviceID, DWORD_PTR dwCallback, DWORD_PTR dwInstance,
    _Names_(MIDI_WAVE_OPEN_TYPE) DWORD fdwOpen);
MMRESULT WINAPI midiOutReset(HMIDIOUT hmo);
MMRESULT WINAPI midiOutShortMsg(HMIDIOUT hmo, DWORD dwMsg);
MMRESULT WINAPI mmioAscend(HMMIO hmmio, _In_ LPMMCKINFO pmmcki, UINT fuAscend);
MMRESULT WINAPI mmioClose(HMMIO hmmio, UINT fuClose);
MMRESULT WINAPI mmioCreateChunk(HMMIO hmmio, _In_ LPMMCKINFO pmmcki, UINT fuCreate);
MMRESULT WINAPI mmioDescend(HMMIO hmmio, _Inout_ LPMMCKINFO pmmcki, _In_opt_ const MMCKINFO *pmmckiParent,
    UINT fuDescend);
HMMIO WINAPI mmioOpenW(_Inout_updates_opt_(128) LPWSTR pszFileName, _Inout_opt_ LPMMIOINFO pmmioinfo,
    DWORD fdwOpen) _Fails_(zero) _Opens_;
LONG WINAPI mmioRead(HMMIO hmmio, _Out_writes_bytes_(cch) HPSTR pch, LONG cch);
MMRESULT WINAPI mmioRenameW(_In_ LPCWSTR pszFileName, _In_ LPCWSTR pszNewFileName, _In_opt_ LPCMMIOINFO pmmioinfo,
    DWORD fdwRename);
LONG WINAPI mmioSeek(HMMIO hmmio, LONG lOffset, int iOrigin);
FOURCC WINAPI mmioStringToFOURCCW(_In_ LPCWSTR sz, _Show_(hex) UINT uFlags);
LONG WINAPI mmioWrite(HMMIO hmmio, _In_reads_bytes_(cch) const char *pch, LONG cch);
DWORD WINAPI timeGetTime(void);
MMRESULT WINAPI waveInAddBuffer(HWAVEIN hwi, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
MMRESULT WINAPI waveInClose(HWAVEIN hwi);
MMRESULT WINAPI waveInGetDevCapsW(UINT_PTR uDeviceID, _Out_writes_bytes_(cbwic) LPWAVEINCAPSW pwic, UINT cbwic);
UINT WINAPI waveInGetNumDevs(void);
MMRESULT WINAPI waveInOpen(_Out_opt_ LPHWAVEIN phwi, UINT uDeviceID, _In_ LPCWAVEFORMATEX pwfx, DWORD_PTR dwCallback,
    DWORD_PTR dwInstance, _Names_(MIDI_WAVE_OPEN_TYPE) DWORD fdwOpen);
MMRESULT WINAPI waveInPrepareHeader(HWAVEIN hwi, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
MMRESULT WINAPI waveInReset(HWAVEIN hwi);
MMRESULT WINAPI waveInStart(HWAVEIN hwi);
MMRESULT WINAPI waveInStop(HWAVEIN hwi);
MMRESULT WINAPI waveInUnprepareHeader(HWAVEIN hwi, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
MMRESULT WINAPI waveOutClose(HWAVEOUT hwo);
MMRESULT WINAPI waveOutGetDevCapsW(UINT_PTR uDeviceID, _Out_ LPWAVEOUTCAPSW pwoc, UINT cbwoc);
UINT WINAPI waveOutGetNumDevs(void);
MMRESULT WINAPI waveOutOpen(_Out_opt_ LPHWAVEOUT phwo, UINT uDeviceID, _In_ LPCWAVEFORMATEX pwfx, DWORD_PTR dwCallback,
    DWORD_PTR dwInstance, _Names_(MIDI_WAVE_OPEN_TYPE) DWORD fdwOpen);
MMRESULT WINAPI waveOutPause(HWAVEOUT hwo);
MMRESULT WINAPI waveOutPrepareHeader(HWAVEOUT hwo, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
MMRESULT WINAPI waveOutReset(HWAVEOUT hwo);
MMRESULT WINAPI waveOutRestart(HWAVEOUT hwo);
MMRESULT WINAPI waveOutUnprepareHeader(HWAVEOUT hwo, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
MMRESULT WINAPI waveOutWrite(HWAVEOUT hwo, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
