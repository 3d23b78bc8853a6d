// SPDX-License-Identifier: Apache-2.0
// System information, console, locale and the rest. Directions, lengths, names of values and failure rules beyond what the types say.

BOOL WINAPI AbortPrinter(HANDLE hPrinter) _Fails_(zero);
BOOL WINAPI AbortSystemShutdownW(_In_opt_ LPWSTR lpMachineName);
BOOL WINAPI ActivateActCtx(_In_opt_ HANDLE hActCtx, _Out_ ULONG_PTR *lpCookie);
ATOM WINAPI AddAtomW(_In_opt_ LPCWSTR lpString) _Fails_(zero, last_error);
BOOL WINAPI AddConsoleAliasW(_In_ LPWSTR Source, _In_ LPWSTR Target, _In_ LPWSTR ExeName);
BOOL WINAPI AddFormW(HANDLE hPrinter, DWORD Level, _In_ LPBYTE pForm) _Fails_(zero);
BOOL WINAPI AddJobW(HANDLE hPrinter, DWORD Level, _Out_writes_bytes_opt_(cbBuf) LPBYTE pData, DWORD cbBuf,
    _Out_ LPDWORD pcbNeeded) _Fails_(zero);
BOOL WINAPI AddMonitorW(_In_opt_ LPWSTR pName, DWORD Level, _In_opt_ LPBYTE pMonitors) _Fails_(zero);
BOOL WINAPI AddPortW(_In_opt_ LPWSTR pName, HWND hWnd, _In_ LPWSTR pMonitorName) _Fails_(zero);
BOOL WINAPI AddPrintProcessorW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment, _In_ LPWSTR pPathName,
    _In_ LPWSTR pPrintProcessorName) _Fails_(zero, last_error);
BOOL WINAPI AddPrintProvidorW(_In_opt_ LPWSTR pName, DWORD Level, _In_ LPBYTE pProvidorInfo) _Fails_(zero, last_error);
BOOL __cdecl AddPrinterConnection2W(_In_opt_ HWND hWnd, _In_ LPCWSTR pszName, DWORD dwLevel,
    _In_ PVOID pConnectionInfo) _Fails_(zero, last_error);
BOOL WINAPI AddPrinterConnectionW(_In_ LPWSTR pName) _Fails_(zero, last_error);
BOOL WINAPI AddPrinterDriverExW(_In_opt_ LPWSTR pName, DWORD Level, _In_ LPBYTE lpbDriverInfo,
    _Show_(hex) DWORD dwFileCopyFlags) _Fails_(zero, last_error);
BOOL WINAPI AddPrinterDriverW(_In_opt_ LPWSTR pName, DWORD Level, _In_ LPBYTE pDriverInfo) _Fails_(zero, last_error);
HANDLE WINAPI AddPrinterW(_In_opt_ LPWSTR pName, DWORD Level, _In_ LPBYTE pPrinter) _Fails_(zero);
void WINAPI AddRefActCtx(HANDLE hActCtx);
DWORD WINAPI AddVirtualDiskParent(HANDLE VirtualDiskHandle, _In_ PCWSTR ParentPath);
LONG WINAPI AdvancedDocumentPropertiesW(HWND hWnd, HANDLE hPrinter, _In_ LPWSTR pDeviceName,
    _Inout_opt_ PDEVMODEW pDevModeOutput, _In_opt_ PDEVMODEW pDevModeInput);
BOOL WINAPI AllocConsole(void);
void WINAPI ApplicationRecoveryFinished(BOOL bSuccess);
HRESULT WINAPI ApplicationRecoveryInProgress(_Out_ PBOOL pbCancelled);
DWORD WINAPI ApplySnapshotVhdSet(HANDLE VirtualDiskHandle, _In_ const PAPPLY_SNAPSHOT_VHDSET_PARAMETERS Parameters,
    APPLY_SNAPSHOT_VHDSET_FLAG Flags);
BOOL WINAPI AttachConsole(_Show_(pid) DWORD dwProcessId);
DWORD WINAPI AttachVirtualDisk(HANDLE VirtualDiskHandle, _In_opt_ PSECURITY_DESCRIPTOR SecurityDescriptor,
    ATTACH_VIRTUAL_DISK_FLAG Flags, _Show_(hex) ULONG ProviderSpecificFlags,
    _In_opt_ PATTACH_VIRTUAL_DISK_PARAMETERS Parameters, _In_opt_ LPOVERLAPPED Overlapped);
BOOL WINAPI BackupEventLogW(HANDLE hEventLog, _In_ LPCWSTR lpBackupFileName);
DWORD WINAPI BreakMirrorVirtualDisk(HANDLE VirtualDiskHandle);
BOOL WINAPI BuildCommDCBAndTimeoutsW(_In_ LPCWSTR lpDef, _Out_ LPDCB lpDCB, _Out_ LPCOMMTIMEOUTS lpCommTimeouts);
BOOL WINAPI BuildCommDCBW(_In_ LPCWSTR lpDef, _Out_ LPDCB lpDCB);
DWORD WINAPI CMP_WaitNoPendingInstallEvents(DWORD dwTimeout);
CONFIGRET WINAPI CM_Add_Empty_Log_Conf(_Out_ PLOG_CONF plcLogConf, DEVINST dnDevInst, PRIORITY Priority,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Add_Empty_Log_Conf_Ex(_Out_ PLOG_CONF plcLogConf, DEVINST dnDevInst, PRIORITY Priority,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Add_IDW(DEVINST dnDevInst, _In_ PWSTR pszID, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Add_ID_ExW(DEVINST dnDevInst, _In_ PWSTR pszID, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Add_Range(DWORDLONG ullStartValue, DWORDLONG ullEndValue, RANGE_LIST rlh,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Add_Res_Des(_Out_opt_ PRES_DES prdResDes, LOG_CONF lcLogConf, RESOURCEID ResourceID,
    _In_reads_bytes_(ResourceLen) PCVOID ResourceData, ULONG ResourceLen, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Add_Res_Des_Ex(_Out_opt_ PRES_DES prdResDes, LOG_CONF lcLogConf, RESOURCEID ResourceID,
    _In_reads_bytes_(ResourceLen) PCVOID ResourceData, ULONG ResourceLen, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Connect_MachineW(_In_opt_ PCWSTR UNCServerName, _Out_ PHMACHINE phMachine);
CONFIGRET WINAPI CM_Create_DevNodeW(_Out_ PDEVINST pdnDevInst, _In_ DEVINSTID_W pDeviceID, DEVINST dnParent,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Create_DevNode_ExW(_Out_ PDEVINST pdnDevInst, _In_ DEVINSTID_W pDeviceID, DEVINST dnParent,
    _Show_(hex) ULONG ulFlags, _In_opt_ HANDLE hMachine);
CONFIGRET WINAPI CM_Create_Range_List(_Out_ PRANGE_LIST prlh, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Delete_Class_Key(_In_ LPGUID ClassGuid, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Delete_Class_Key_Ex(_In_ LPGUID ClassGuid, _Show_(hex) ULONG ulFlags, _In_opt_ HANDLE hMachine);
CONFIGRET WINAPI CM_Delete_DevNode_Key(DEVNODE dnDevNode, ULONG ulHardwareProfile, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Delete_DevNode_Key_Ex(DEVNODE dnDevNode, ULONG ulHardwareProfile, _Show_(hex) ULONG ulFlags,
    _In_opt_ HANDLE hMachine);
CONFIGRET WINAPI CM_Delete_Range(DWORDLONG ullStartValue, DWORDLONG ullEndValue, RANGE_LIST rlh,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Detect_Resource_Conflict(DEVINST dnDevInst, RESOURCEID ResourceID,
    _In_reads_bytes_(ResourceLen) PCVOID ResourceData, ULONG ResourceLen, _Out_ PBOOL pbConflictDetected,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Detect_Resource_Conflict_Ex(DEVINST dnDevInst, RESOURCEID ResourceID,
    _In_reads_bytes_(ResourceLen) PCVOID ResourceData, ULONG ResourceLen, _Out_ PBOOL pbConflictDetected,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Disable_DevNode(DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Disable_DevNode_Ex(DEVINST dnDevInst, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Disconnect_Machine(_In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Dup_Range_List(RANGE_LIST rlhOld, RANGE_LIST rlhNew, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Enable_DevNode(DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Enable_DevNode_Ex(DEVINST dnDevInst, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Enumerate_Classes(ULONG ulClassIndex, _Out_ LPGUID ClassGuid, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Enumerate_Classes_Ex(ULONG ulClassIndex, _Out_ LPGUID ClassGuid, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Enumerate_EnumeratorsW(ULONG ulEnumIndex, _Out_writes_(*pulLength) PWCHAR Buffer,
    _Inout_ PULONG pulLength, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Enumerate_Enumerators_ExW(ULONG ulEnumIndex, _Out_writes_(*pulLength) PWCHAR Buffer,
    _Inout_ PULONG pulLength, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Find_Range(_Out_ PDWORDLONG pullStart, DWORDLONG ullStart, ULONG ulLength, DWORDLONG ullAlignment,
    DWORDLONG ullEnd, RANGE_LIST rlh, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_First_Range(RANGE_LIST rlh, _Out_ PDWORDLONG pullStart, _Out_ PDWORDLONG pullEnd,
    _Out_ PRANGE_ELEMENT preElement, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Free_Log_Conf(LOG_CONF lcLogConfToBeFreed, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Free_Log_Conf_Ex(LOG_CONF lcLogConfToBeFreed, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Free_Log_Conf_Handle(LOG_CONF lcLogConf);
CONFIGRET WINAPI CM_Free_Range_List(RANGE_LIST rlh, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Free_Res_Des(_Out_opt_ PRES_DES prdResDes, RES_DES rdResDes, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Free_Res_Des_Ex(_Out_opt_ PRES_DES prdResDes, RES_DES rdResDes, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Free_Res_Des_Handle(RES_DES rdResDes);
CONFIGRET WINAPI CM_Free_Resource_Conflict_Handle(CONFLICT_LIST clConflictList);
CONFIGRET WINAPI CM_Get_Child(_Out_ PDEVINST pdnDevInst, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Child_Ex(_Out_ PDEVINST pdnDevInst, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Class_Key_NameW(_In_ LPGUID ClassGuid, _Out_writes_opt_(*pulLength) LPWSTR pszKeyName,
    _Inout_ PULONG pulLength, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Class_Key_Name_ExW(_In_ LPGUID ClassGuid, _Out_writes_opt_(*pulLength) LPWSTR pszKeyName,
    _Inout_ PULONG pulLength, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Class_NameW(_In_ LPGUID ClassGuid, _Out_writes_opt_(*pulLength) PWCHAR Buffer,
    _Inout_ PULONG pulLength, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Class_Name_ExW(_In_ LPGUID ClassGuid, _Out_writes_opt_(*pulLength) PWCHAR Buffer,
    _Inout_ PULONG pulLength, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Class_Registry_PropertyW(_In_ LPGUID ClassGuid, ULONG ulProperty,
    _Out_opt_ PULONG pulRegDataType, _Out_writes_bytes_opt_(*pulLength) PVOID Buffer, _Inout_ PULONG pulLength,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Depth(_Out_ PULONG pulDepth, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Depth_Ex(_Out_ PULONG pulDepth, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_DevNode_Custom_PropertyW(DEVINST dnDevInst, _In_ PCWSTR pszCustomPropertyName,
    _Out_opt_ PULONG pulRegDataType, _Out_writes_bytes_opt_(*pulLength) PVOID Buffer, _Inout_ PULONG pulLength,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_DevNode_Custom_Property_ExW(DEVINST dnDevInst, _In_ PCWSTR pszCustomPropertyName,
    _Out_opt_ PULONG pulRegDataType, _Out_writes_bytes_opt_(*pulLength) PVOID Buffer, _Inout_ PULONG pulLength,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_DevNode_PropertyW(DEVINST dnDevInst, _In_ const DEVPROPKEY *PropertyKey,
    _Out_ DEVPROPTYPE *PropertyType, _Out_writes_bytes_opt_(*PropertyBufferSize) PBYTE PropertyBuffer,
    _Inout_ PULONG PropertyBufferSize, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_DevNode_Registry_PropertyW(DEVINST dnDevInst, ULONG ulProperty, _Out_opt_ PULONG pulRegDataType,
    _Out_writes_bytes_opt_(*pulLength) PVOID Buffer, _Inout_ PULONG pulLength, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_DevNode_Registry_Property_ExW(DEVINST dnDevInst, ULONG ulProperty,
    _Out_opt_ PULONG pulRegDataType, _Out_writes_bytes_opt_(*pulLength) PVOID Buffer, _Inout_ PULONG pulLength,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_DevNode_Status(_Out_ PULONG pulStatus, _Out_ PULONG pulProblemNumber, DEVINST dnDevInst,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_DevNode_Status_Ex(_Out_ PULONG pulStatus, _Out_ PULONG pulProblemNumber, DEVINST dnDevInst,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Device_IDW(DEVINST dnDevInst, _Out_writes_(BufferLen) PWCHAR Buffer, ULONG BufferLen,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Device_ID_ExW(DEVINST dnDevInst, _Out_writes_(BufferLen) PWCHAR Buffer, ULONG BufferLen,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Device_ID_ListW(_In_opt_ PCWSTR pszFilter, _Out_writes_(BufferLen) PWCHAR Buffer,
    ULONG BufferLen, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Device_ID_List_ExW(_In_opt_ PCWSTR pszFilter, _Out_writes_(BufferLen) PWCHAR Buffer,
    ULONG BufferLen, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Device_ID_List_SizeW(_Out_ PULONG pulLen, _In_opt_ PCWSTR pszFilter, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Device_ID_List_Size_ExW(_Out_ PULONG pulLen, _In_opt_ PCWSTR pszFilter,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Device_ID_Size(_Out_ PULONG pulLen, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Device_ID_Size_Ex(_Out_ PULONG pulLen, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Device_Interface_AliasW(_In_ LPCWSTR pszDeviceInterface, _In_ LPGUID AliasInterfaceGuid,
    _Out_writes_(*pulLength) LPWSTR pszAliasDeviceInterface, _Inout_ PULONG pulLength, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Device_Interface_Alias_ExW(_In_ LPCWSTR pszDeviceInterface, _In_ LPGUID AliasInterfaceGuid,
    _Out_writes_(*pulLength) LPWSTR pszAliasDeviceInterface, _Inout_ PULONG pulLength, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Device_Interface_ListW(_In_ LPGUID InterfaceClassGuid, _In_opt_ DEVINSTID_W pDeviceID,
    _Out_writes_(BufferLen) PWCHAR Buffer, ULONG BufferLen, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Device_Interface_List_ExW(_In_ LPGUID InterfaceClassGuid, _In_opt_ DEVINSTID_W pDeviceID,
    _Out_writes_(BufferLen) PWCHAR Buffer, ULONG BufferLen, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Device_Interface_List_SizeW(_Out_ PULONG pulLen, _In_ LPGUID InterfaceClassGuid,
    _In_opt_ DEVINSTID_W pDeviceID, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Device_Interface_List_Size_ExW(_Out_ PULONG pulLen, _In_ LPGUID InterfaceClassGuid,
    _In_opt_ DEVINSTID_W pDeviceID, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_First_Log_Conf(_Out_opt_ PLOG_CONF plcLogConf, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_First_Log_Conf_Ex(_Out_opt_ PLOG_CONF plcLogConf, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Global_State(_Out_ PULONG pulState, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Global_State_Ex(_Out_ PULONG pulState, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_HW_Prof_FlagsW(_In_ DEVINSTID_W pDeviceID, ULONG ulHardwareProfile, _Out_ PULONG pulValue,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_HW_Prof_Flags_ExW(_In_ DEVINSTID_W pDeviceID, ULONG ulHardwareProfile, _Out_ PULONG pulValue,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Hardware_Profile_InfoW(ULONG ulIndex, _Out_ PHWPROFILEINFO_W pHWProfileInfo,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Hardware_Profile_Info_ExW(ULONG ulIndex, _Out_ PHWPROFILEINFO_W pHWProfileInfo,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Log_Conf_Priority(LOG_CONF lcLogConf, _Out_ PPRIORITY pPriority, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Log_Conf_Priority_Ex(LOG_CONF lcLogConf, _Out_ PPRIORITY pPriority, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Next_Log_Conf(_Out_opt_ PLOG_CONF plcLogConf, LOG_CONF lcLogConf, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Next_Log_Conf_Ex(_Out_opt_ PLOG_CONF plcLogConf, LOG_CONF lcLogConf, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Next_Res_Des(_Out_ PRES_DES prdResDes, RES_DES rdResDes, RESOURCEID ForResource,
    _Out_opt_ PRESOURCEID pResourceID, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Next_Res_Des_Ex(_Out_ PRES_DES prdResDes, RES_DES rdResDes, RESOURCEID ForResource,
    _Out_opt_ PRESOURCEID pResourceID, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Parent(_Out_ PDEVINST pdnDevInst, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Parent_Ex(_Out_ PDEVINST pdnDevInst, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Res_Des_Data(RES_DES rdResDes, _Out_writes_bytes_(BufferLen) PVOID Buffer, ULONG BufferLen,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Res_Des_Data_Ex(RES_DES rdResDes, _Out_writes_bytes_(BufferLen) PVOID Buffer, ULONG BufferLen,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Res_Des_Data_Size(_Out_ PULONG pulSize, RES_DES rdResDes, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Res_Des_Data_Size_Ex(_Out_ PULONG pulSize, RES_DES rdResDes, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Get_Resource_Conflict_Count(CONFLICT_LIST clConflictList, _Out_ PULONG pulCount);
CONFIGRET WINAPI CM_Get_Resource_Conflict_DetailsW(CONFLICT_LIST clConflictList, ULONG ulIndex,
    _Inout_ PCONFLICT_DETAILS_W pConflictDetails);
CONFIGRET WINAPI CM_Get_Sibling(_Out_ PDEVINST pdnDevInst, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Get_Sibling_Ex(_Out_ PDEVINST pdnDevInst, DEVINST dnDevInst, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
WORD WINAPI CM_Get_Version(void) _Fails_(zero, last_error);
WORD WINAPI CM_Get_Version_Ex(_In_opt_ HMACHINE hMachine) _Fails_(zero, last_error);
CONFIGRET WINAPI CM_Intersect_Range_List(RANGE_LIST rlhOld1, RANGE_LIST rlhOld2, RANGE_LIST rlhNew,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Invert_Range_List(RANGE_LIST rlhOld, RANGE_LIST rlhNew, DWORDLONG ullMaxValue,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Is_Dock_Station_Present(_Out_ PBOOL pbPresent);
CONFIGRET WINAPI CM_Is_Dock_Station_Present_Ex(_Out_ PBOOL pbPresent, _In_opt_ HMACHINE hMachine);
BOOL WINAPI CM_Is_Version_Available(WORD wVersion) _Fails_(never);
BOOL WINAPI CM_Is_Version_Available_Ex(WORD wVersion, _In_opt_ HMACHINE hMachine) _Fails_(never);
CONFIGRET WINAPI CM_Locate_DevNodeW(_Out_ PDEVINST pdnDevInst, _In_opt_ DEVINSTID_W pDeviceID,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Locate_DevNode_ExW(_Out_ PDEVINST pdnDevInst, _In_opt_ DEVINSTID_W pDeviceID,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Merge_Range_List(RANGE_LIST rlhOld1, RANGE_LIST rlhOld2, RANGE_LIST rlhNew,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Modify_Res_Des(_Out_ PRES_DES prdResDes, RES_DES rdResDes, RESOURCEID ResourceID,
    _In_reads_bytes_(ResourceLen) PCVOID ResourceData, ULONG ResourceLen, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Modify_Res_Des_Ex(_Out_ PRES_DES prdResDes, RES_DES rdResDes, RESOURCEID ResourceID,
    _In_reads_bytes_(ResourceLen) PCVOID ResourceData, ULONG ResourceLen, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Move_DevNode(DEVINST dnFromDevInst, DEVINST dnToDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Move_DevNode_Ex(DEVINST dnFromDevInst, DEVINST dnToDevInst, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Next_Range(_Inout_ PRANGE_ELEMENT preElement, _Out_ PDWORDLONG pullStart, _Out_ PDWORDLONG pullEnd,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Open_Class_KeyW(_In_opt_ LPGUID ClassGuid, _In_opt_ LPCWSTR pszClassName, REGSAM samDesired,
    REGDISPOSITION Disposition, _Out_ _Opens_ PHKEY phkClass, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Open_Class_Key_ExW(_In_opt_ LPGUID ClassGuid, _In_opt_ LPCWSTR pszClassName, REGSAM samDesired,
    REGDISPOSITION Disposition, _Out_ _Opens_ PHKEY phkClass, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Open_DevNode_Key(DEVINST dnDevNode, REGSAM samDesired, ULONG ulHardwareProfile,
    REGDISPOSITION Disposition, _Out_ _Opens_ PHKEY phkDevice, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Open_DevNode_Key_Ex(DEVINST dnDevNode, REGSAM samDesired, ULONG ulHardwareProfile,
    REGDISPOSITION Disposition, _Out_ _Opens_ PHKEY phkDevice, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Query_And_Remove_SubTreeW(DEVINST dnAncestor, _Out_opt_ PPNP_VETO_TYPE pVetoType,
    _Out_writes_opt_(ulNameLength) LPWSTR pszVetoName, ULONG ulNameLength, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Query_And_Remove_SubTree_ExW(DEVINST dnAncestor, _Out_opt_ PPNP_VETO_TYPE pVetoType,
    _Out_writes_opt_(ulNameLength) LPWSTR pszVetoName, ULONG ulNameLength, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Query_Arbitrator_Free_Data(_Out_writes_bytes_(DataLen) PVOID pData, ULONG DataLen,
    DEVINST dnDevInst, RESOURCEID ResourceID, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Query_Arbitrator_Free_Data_Ex(_Out_writes_bytes_(DataLen) PVOID pData, ULONG DataLen,
    DEVINST dnDevInst, RESOURCEID ResourceID, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Query_Arbitrator_Free_Size(_Out_ PULONG pulSize, DEVINST dnDevInst, RESOURCEID ResourceID,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Query_Arbitrator_Free_Size_Ex(_Out_ PULONG pulSize, DEVINST dnDevInst, RESOURCEID ResourceID,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Query_Remove_SubTree(DEVINST dnAncestor, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Query_Remove_SubTree_Ex(DEVINST dnAncestor, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Query_Resource_Conflict_List(_Out_ PCONFLICT_LIST pclConflictList, DEVINST dnDevInst,
    RESOURCEID ResourceID, _In_reads_bytes_(ResourceLen) PCVOID ResourceData, ULONG ResourceLen,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Reenumerate_DevNode(DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Reenumerate_DevNode_Ex(DEVINST dnDevInst, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Register_Device_Driver(DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Register_Device_Driver_Ex(DEVINST dnDevInst, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Register_Device_InterfaceW(DEVINST dnDevInst, _In_ LPGUID InterfaceClassGuid,
    _In_opt_ LPCWSTR pszReference, _Out_writes_(*pulLength) LPWSTR pszDeviceInterface, _Inout_ PULONG pulLength,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Register_Device_Interface_ExW(DEVINST dnDevInst, _In_ LPGUID InterfaceClassGuid,
    _In_opt_ LPCWSTR pszReference, _Out_writes_(*pulLength) LPWSTR pszDeviceInterface, _Inout_ PULONG pulLength,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Remove_SubTree(DEVINST dnAncestor, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Remove_SubTree_Ex(DEVINST dnAncestor, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Request_Device_EjectW(DEVINST dnDevInst, _Out_opt_ PPNP_VETO_TYPE pVetoType,
    _Out_writes_opt_(ulNameLength) LPWSTR pszVetoName, ULONG ulNameLength, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Request_Device_Eject_ExW(DEVINST dnDevInst, _Out_opt_ PPNP_VETO_TYPE pVetoType,
    _Out_writes_opt_(ulNameLength) LPWSTR pszVetoName, ULONG ulNameLength, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Request_Eject_PC(void);
CONFIGRET WINAPI CM_Request_Eject_PC_Ex(_In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Run_Detection(_Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Run_Detection_Ex(_Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Set_Class_Registry_PropertyW(_In_ LPGUID ClassGuid, ULONG ulProperty,
    _In_reads_bytes_opt_(ulLength) PCVOID Buffer, ULONG ulLength, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Set_DevNode_Problem(DEVINST dnDevInst, ULONG ulProblem, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Set_DevNode_Problem_Ex(DEVINST dnDevInst, ULONG ulProblem, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Set_DevNode_Registry_PropertyW(DEVINST dnDevInst, ULONG ulProperty,
    _In_reads_bytes_opt_(ulLength) PCVOID Buffer, ULONG ulLength, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Set_DevNode_Registry_Property_ExW(DEVINST dnDevInst, ULONG ulProperty,
    _In_reads_bytes_opt_(ulLength) PCVOID Buffer, ULONG ulLength, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Set_HW_Prof(ULONG ulHardwareProfile, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Set_HW_Prof_Ex(ULONG ulHardwareProfile, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Set_HW_Prof_FlagsW(_In_ DEVINSTID_W pDeviceID, ULONG ulConfig, ULONG ulValue,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Set_HW_Prof_Flags_ExW(_In_ DEVINSTID_W pDeviceID, ULONG ulConfig, ULONG ulValue,
    _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Setup_DevNode(DEVINST dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Setup_DevNode_Ex(DEVINST dnDevInst, _Show_(hex) ULONG ulFlags, _In_opt_ HMACHINE hMachine);
CONFIGRET WINAPI CM_Test_Range_Available(DWORDLONG ullStartValue, DWORDLONG ullEndValue, RANGE_LIST rlh,
    _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Uninstall_DevNode(DEVNODE dnDevInst, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Uninstall_DevNode_Ex(DEVNODE dnDevInst, _Show_(hex) ULONG ulFlags, _In_opt_ HANDLE hMachine);
CONFIGRET WINAPI CM_Unregister_Device_InterfaceW(_In_ LPCWSTR pszDeviceInterface, _Show_(hex) ULONG ulFlags);
CONFIGRET WINAPI CM_Unregister_Device_Interface_ExW(_In_ LPCWSTR pszDeviceInterface, _Show_(hex) ULONG ulFlags,
    _In_opt_ HMACHINE hMachine);
NTSTATUS WINAPI CallNtPowerInformation(POWER_INFORMATION_LEVEL InformationLevel,
    _In_reads_bytes_opt_(InputBufferLength) PVOID InputBuffer, ULONG InputBufferLength,
    _Out_writes_bytes_opt_(OutputBufferLength) PVOID OutputBuffer, ULONG OutputBufferLength);
BOOLEAN WINAPI CanUserWritePwrScheme(void);
BOOL WINAPI CancelDeviceWakeupRequest(HANDLE hDevice) _Fails_(zero);
BOOL WINAPI CancelTimerQueueTimer(_In_opt_ HANDLE TimerQueue, HANDLE Timer) _Fails_(zero, last_error);
DWORD WINAPI CheckForHiberboot(_Inout_ PBOOLEAN pHiberboot, BOOLEAN bClearFlag);
BOOL WINAPI ClearCommBreak(HANDLE hFile);
BOOL WINAPI ClearCommError(HANDLE hFile, _Out_opt_ _Names_(CLEAR_COMM_ERROR_FLAGS) LPDWORD lpErrors,
    _Out_opt_ LPCOMSTAT lpStat);
BOOL WINAPI ClearEventLogW(HANDLE hEventLog, _In_opt_ LPCWSTR lpBackupFileName);
BOOL WINAPI CloseCompressor(COMPRESSOR_HANDLE CompressorHandle);
BOOL WINAPI CloseDecompressor(DECOMPRESSOR_HANDLE DecompressorHandle);
LRESULT WINAPI CloseDriver(HDRVR hDriver, LPARAM lParam1, LPARAM lParam2) _Fails_(never);
BOOL WINAPI CloseEventLog(_Closes_ HANDLE hEventLog);
BOOL WINAPI ClosePrinter(_Closes_ HANDLE hPrinter);
void WINAPI ClosePseudoConsole(HPCON hPC);
BOOL WINAPI CloseSpoolFileHandle(HANDLE hPrinter, HANDLE hSpoolFile) _Fails_(zero);
ULONG WINAPI CloseTrace(TRACEHANDLE TraceHandle) _Fails_(nonzero, win32);
BOOL WINAPI CommConfigDialogW(_In_ LPCWSTR lpszName, _In_opt_ HWND hWnd, _Inout_ LPCOMMCONFIG lpCC);
DWORD WINAPI CommandLineFromMsiDescriptor(_In_ WCHAR *Descriptor, _Out_writes_(*CommandLineLength) WCHAR *CommandLine,
    _Inout_ DWORD *CommandLineLength);
HANDLE WINAPI CommitSpoolData(HANDLE hPrinter, HANDLE hSpoolFile, DWORD cbCommit) _Fails_(zero);
DWORD WINAPI CompactVirtualDisk(HANDLE VirtualDiskHandle, COMPACT_VIRTUAL_DISK_FLAG Flags,
    _In_opt_ PCOMPACT_VIRTUAL_DISK_PARAMETERS Parameters, _In_opt_ LPOVERLAPPED Overlapped);
BOOL WINAPI CompareObjectHandles(HANDLE hFirstObjectHandle, HANDLE hSecondObjectHandle) _Fails_(never);
int WINAPI CompareStringEx(_In_opt_ LPCWSTR lpLocaleName, _Names_(COMPARE_STRING_FLAGS) DWORD dwCmpFlags,
    _In_reads_(cchCount1) LPCWCH lpString1, int cchCount1, _In_reads_(cchCount2) LPCWCH lpString2, int cchCount2,
    _Reserved_ LPNLSVERSIONINFO lpVersionInformation, _Reserved_ LPVOID lpReserved,
    _Reserved_ LPARAM lParam) _Fails_(zero, last_error);
int WINAPI CompareStringOrdinal(_In_reads_(cchCount1) LPCWCH lpString1, int cchCount1,
    _In_reads_(cchCount2) LPCWCH lpString2, int cchCount2, BOOL bIgnoreCase) _Fails_(zero, last_error);
int WINAPI CompareStringW(LCID Locale, _Names_(COMPARE_STRING_FLAGS) DWORD dwCmpFlags, _In_reads_(cchCount1) PCNZWCH lpString1,
    int cchCount1, _In_reads_(cchCount2) PCNZWCH lpString2, int cchCount2) _Fails_(zero, last_error)
    _Result_(COMPARISON);
BOOL WINAPI Compress(COMPRESSOR_HANDLE CompressorHandle,
    _In_reads_bytes_opt_(UncompressedDataSize) PVOID UncompressedData, SIZE_T UncompressedDataSize,
    _Out_writes_bytes_opt_(CompressedBufferSize) PVOID CompressedBuffer, SIZE_T CompressedBufferSize,
    _Out_ PSIZE_T CompressedDataSize);
BOOL WINAPI ConfigurePortW(_In_opt_ LPWSTR pName, HWND hWnd, _In_ LPWSTR pPortName) _Fails_(zero);
HANDLE WINAPI ConnectToPrinterDlg(HWND hwnd, _Show_(hex) DWORD Flags) _Fails_(zero);
ULONG WINAPI ControlTraceW(TRACEHANDLE TraceHandle, _In_opt_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties, _Names_(EVENT_TRACE_CONTROL) ULONG ControlCode) _Fails_(nonzero, win32);
HRESULT WINAPI ConvertAuxiliaryCounterToPerformanceCounter(ULONGLONG ullAuxiliaryCounterValue,
    _Out_ PULONGLONG lpPerformanceCounterValue, _Out_opt_ PULONGLONG lpConversionError);
LCID WINAPI ConvertDefaultLocale(LCID Locale) _Fails_(never);
HRESULT WINAPI ConvertPerformanceCounterToAuxiliaryCounter(ULONGLONG ullPerformanceCounterValue,
    _Out_ PULONGLONG lpAuxiliaryCounterValue, _Out_opt_ PULONGLONG lpConversionError);
HANDLE WINAPI CreateActCtxW(_In_ PCACTCTXW pActCtx) _Opens_;
BOOL WINAPI CreateCompressor(_Names_(COMPRESS_ALGORITHM) DWORD Algorithm,
    _In_opt_ PCOMPRESS_ALLOCATION_ROUTINES AllocationRoutines, _Out_ PCOMPRESSOR_HANDLE CompressorHandle);
HANDLE WINAPI CreateConsoleScreenBuffer(_Show_(hex) DWORD dwDesiredAccess, DWORD dwShareMode,
    _In_opt_ const SECURITY_ATTRIBUTES *lpSecurityAttributes, _Show_(hex) DWORD dwFlags,
    _Reserved_ LPVOID lpScreenBufferData) _Fails_(minus_one, last_error) _Opens_;
BOOL WINAPI CreateDecompressor(_Names_(COMPRESS_ALGORITHM) DWORD Algorithm,
    _In_opt_ PCOMPRESS_ALLOCATION_ROUTINES AllocationRoutines, _Out_ PDECOMPRESSOR_HANDLE DecompressorHandle);
BOOL WINAPI CreateEnvironmentBlock(_Out_ LPVOID *lpEnvironment, _In_opt_ HANDLE hToken, BOOL bInherit);
HANDLE WINAPI CreateMailslotW(_In_ LPCWSTR lpName, DWORD nMaxMessageSize, DWORD lReadTimeout,
    _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes) _Fails_(minus_one, last_error) _Opens_;
HRESULT WINAPI CreatePseudoConsole(COORD size, HANDLE hInput, HANDLE hOutput, _Show_(hex) DWORD dwFlags,
    _Out_ HPCON *phPC);
ULONG WINAPI CreateTraceInstanceId(HANDLE RegHandle, _Inout_ PEVENT_INSTANCE_INFO InstInfo) _Fails_(nonzero, win32);
DWORD WINAPI CreateVirtualDisk(_In_ PVIRTUAL_STORAGE_TYPE VirtualStorageType, _In_ PCWSTR Path,
    VIRTUAL_DISK_ACCESS_MASK VirtualDiskAccessMask, _In_opt_ PSECURITY_DESCRIPTOR SecurityDescriptor,
    CREATE_VIRTUAL_DISK_FLAG Flags, _Show_(hex) ULONG ProviderSpecificFlags,
    _In_ PCREATE_VIRTUAL_DISK_PARAMETERS Parameters, _In_opt_ LPOVERLAPPED Overlapped, _Out_ _Opens_ PHANDLE Handle);
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
BOOL WINAPI Decompress(DECOMPRESSOR_HANDLE DecompressorHandle,
    _In_reads_bytes_opt_(CompressedDataSize) PVOID CompressedData, SIZE_T CompressedDataSize,
    _Out_writes_bytes_opt_(UncompressedBufferSize) PVOID UncompressedBuffer, SIZE_T UncompressedBufferSize,
    _Out_opt_ PSIZE_T UncompressedDataSize);
LRESULT WINAPI DefDriverProc(DWORD_PTR dwDriverIdentifier, HDRVR hdrvr, UINT uMsg, LPARAM lParam1,
    LPARAM lParam2) _Fails_(never);
ATOM WINAPI DeleteAtom(ATOM nAtom) _Fails_(nonzero, last_error);
BOOL WINAPI DeleteFormW(HANDLE hPrinter, _In_ LPWSTR pFormName) _Fails_(zero);
BOOL WINAPI DeleteMonitorW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment, _In_ LPWSTR pMonitorName) _Fails_(zero);
BOOL WINAPI DeletePortW(_In_opt_ LPWSTR pName, HWND hWnd, _In_ LPWSTR pPortName) _Fails_(zero);
BOOL WINAPI DeletePrintProcessorW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment,
    _In_ LPWSTR pPrintProcessorName) _Fails_(zero);
BOOL WINAPI DeletePrintProvidorW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment,
    _In_ LPWSTR pPrintProvidorName) _Fails_(zero);
BOOL WINAPI DeletePrinter(HANDLE hPrinter) _Fails_(zero);
BOOL WINAPI DeletePrinterConnectionW(_In_ LPWSTR pName) _Fails_(zero);
DWORD WINAPI DeletePrinterDataExW(HANDLE hPrinter, _In_ LPCWSTR pKeyName, _In_ LPCWSTR pValueName);
DWORD WINAPI DeletePrinterDataW(HANDLE hPrinter, _In_ LPWSTR pValueName);
BOOL WINAPI DeletePrinterDriverExW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment, _In_ LPWSTR pDriverName,
    DWORD dwDeleteFlag, DWORD dwVersionFlag) _Fails_(zero);
HRESULT WINAPI DeletePrinterDriverPackageW(_In_opt_ LPCWSTR pszServer, _In_ LPCWSTR pszInfPath,
    _In_opt_ LPCWSTR pszEnvironment);
BOOL WINAPI DeletePrinterDriverW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment,
    _In_ LPWSTR pDriverName) _Fails_(zero);
DWORD WINAPI DeletePrinterKeyW(HANDLE hPrinter, _In_ LPCWSTR pKeyName);
BOOLEAN WINAPI DeletePwrScheme(UINT uiID);
DWORD WINAPI DeleteSnapshotVhdSet(HANDLE VirtualDiskHandle, _In_ const PDELETE_SNAPSHOT_VHDSET_PARAMETERS Parameters,
    DELETE_SNAPSHOT_VHDSET_FLAG Flags);
DWORD WINAPI DeleteVirtualDiskMetadata(HANDLE VirtualDiskHandle, _In_ LPGUID Item);
BOOL WINAPI DeregisterEventSource(_Closes_ HANDLE hEventLog);
BOOL WINAPI DestroyEnvironmentBlock(_In_ LPVOID lpEnvironment);
DWORD WINAPI DetachVirtualDisk(HANDLE VirtualDiskHandle, DETACH_VIRTUAL_DISK_FLAG Flags,
    _Show_(hex) ULONG ProviderSpecificFlags);
int WINAPI DeviceCapabilitiesW(_In_ LPCWSTR pDevice, _In_opt_ LPCWSTR pPort,
    _Names_(DEVICE_CAPABILITIES) WORD fwCapability, _Out_opt_ LPWSTR pOutput, _In_opt_ const DEVMODEW *pDevMode);
BOOLEAN WINAPI DevicePowerClose(void) _Fails_(zero);
BOOLEAN WINAPI DevicePowerEnumDevices(ULONG QueryIndex, _Show_(hex) ULONG QueryInterpretationFlags,
    _Show_(hex) ULONG QueryFlags, _Out_writes_bytes_opt_(*pBufferSize) PBYTE pReturnBuffer,
    _Inout_ PULONG pBufferSize) _Fails_(zero);
BOOLEAN WINAPI DevicePowerOpen(_Show_(hex) ULONG DebugMask) _Fails_(zero);
DWORD WINAPI DevicePowerSetDeviceState(_In_ LPCWSTR DeviceDescription, _Show_(hex) ULONG SetFlags,
    _In_opt_ LPCVOID SetData) _Fails_(zero, last_error);
DWORD WINAPI DisableThreadProfiling(HANDLE PerformanceDataHandle) _Fails_(nonzero, win32);
BOOL WINAPI DnsHostnameToComputerNameW(_In_ LPCWSTR Hostname, _Out_writes_opt_(*nSize) LPWSTR ComputerName,
    _Inout_ LPDWORD nSize);
LONG WINAPI DocumentPropertiesW(_In_opt_ HWND hWnd, HANDLE hPrinter, _In_ LPWSTR pDeviceName,
    _Out_opt_ PDEVMODEW pDevModeOutput, _In_opt_ PDEVMODEW pDevModeInput, DWORD fMode);
BOOL WINAPI DosDateTimeToFileTime(WORD wFatDate, WORD wFatTime, _Out_ LPFILETIME lpFileTime);
HMODULE WINAPI DrvGetModuleHandle(HDRVR hDriver) _Fails_(zero);
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
    _Out_ _Opens_ HANDLE *PerformanceDataHandle) _Fails_(nonzero, win32);
ULONG WINAPI EnableTrace(ULONG Enable, ULONG EnableFlag, ULONG EnableLevel, _In_ LPCGUID ControlGuid,
    TRACEHANDLE TraceHandle) _Fails_(nonzero, win32);
ULONG WINAPI EnableTraceEx(_In_ LPCGUID ProviderId, _In_opt_ LPCGUID SourceId, TRACEHANDLE TraceHandle, ULONG IsEnabled,
    UCHAR Level, ULONGLONG MatchAnyKeyword, ULONGLONG MatchAllKeyword, ULONG EnableProperty,
    _In_opt_ PEVENT_FILTER_DESCRIPTOR EnableFilterDesc) _Fails_(nonzero, win32);
ULONG WINAPI EnableTraceEx2(TRACEHANDLE TraceHandle, _In_ LPCGUID ProviderId, ULONG ControlCode, UCHAR Level,
    ULONGLONG MatchAnyKeyword, ULONGLONG MatchAllKeyword, ULONG Timeout,
    _In_opt_ PENABLE_TRACE_PARAMETERS EnableParameters) _Fails_(nonzero, win32);
BOOL WINAPI EndDocPrinter(HANDLE hPrinter) _Fails_(zero, last_error);
BOOL WINAPI EndPagePrinter(HANDLE hPrinter) _Fails_(zero);
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
    _Out_ PDYNAMIC_TIME_ZONE_INFORMATION lpTimeZoneInformation) _Fails_(nonzero, win32);
BOOL WINAPI EnumFormsW(HANDLE hPrinter, DWORD Level, _Out_writes_bytes_opt_(cbBuf) LPBYTE pForm, DWORD cbBuf,
    _Out_ LPDWORD pcbNeeded, _Out_ LPDWORD pcReturned) _Fails_(zero);
BOOL WINAPI EnumJobsW(HANDLE hPrinter, DWORD FirstJob, DWORD NoJobs, DWORD Level,
    _Out_writes_bytes_opt_(cbBuf) LPBYTE pJob, DWORD cbBuf, _Out_ LPDWORD pcbNeeded,
    _Out_ LPDWORD pcReturned) _Fails_(zero);
BOOL WINAPI EnumLanguageGroupLocalesW(LANGGROUPLOCALE_ENUMPROCW lpLangGroupLocaleEnumProc, LGRPID LanguageGroup,
    _Show_(hex) DWORD dwFlags, LONG_PTR lParam);
BOOL WINAPI EnumMonitorsW(_In_opt_ LPWSTR pName, DWORD Level, _Out_writes_bytes_opt_(cbBuf) LPBYTE pMonitor,
    DWORD cbBuf, _Out_ LPDWORD pcbNeeded, _Out_ LPDWORD pcReturned) _Fails_(zero, last_error);
BOOL WINAPI EnumPortsW(_In_opt_ LPWSTR pName, DWORD Level, _Out_writes_bytes_opt_(cbBuf) LPBYTE pPort, DWORD cbBuf,
    _Out_ LPDWORD pcbNeeded, _Out_ LPDWORD pcReturned) _Fails_(zero, last_error);
BOOL WINAPI EnumPrintProcessorDatatypesW(_In_opt_ LPWSTR pName, _In_ LPWSTR pPrintProcessorName, DWORD Level,
    _Out_writes_bytes_opt_(cbBuf) LPBYTE pDatatypes, DWORD cbBuf, _Out_ LPDWORD pcbNeeded,
    _Out_ LPDWORD pcReturned) _Fails_(zero);
BOOL WINAPI EnumPrintProcessorsW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment, DWORD Level,
    _Out_writes_bytes_opt_(cbBuf) LPBYTE pPrintProcessorInfo, DWORD cbBuf, _Out_ LPDWORD pcbNeeded,
    _Out_ LPDWORD pcReturned) _Fails_(zero);
DWORD WINAPI EnumPrinterDataExW(HANDLE hPrinter, _In_ LPCWSTR pKeyName,
    _Out_writes_bytes_opt_(cbEnumValues) LPBYTE pEnumValues, DWORD cbEnumValues, _Out_ LPDWORD pcbEnumValues,
    _Out_ LPDWORD pnEnumValues);
DWORD WINAPI EnumPrinterDataW(HANDLE hPrinter, DWORD dwIndex, _Out_writes_bytes_(cbValueName) LPWSTR pValueName,
    DWORD cbValueName, _Out_ LPDWORD pcbValueName, _Out_opt_ LPDWORD pType, _Out_writes_bytes_opt_(cbData) LPBYTE pData,
    DWORD cbData, _Out_opt_ LPDWORD pcbData);
BOOL WINAPI EnumPrinterDriversW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment, DWORD Level,
    _Out_writes_bytes_opt_(cbBuf) LPBYTE pDriverInfo, DWORD cbBuf, _Out_ LPDWORD pcbNeeded,
    _Out_ LPDWORD pcReturned) _Fails_(zero);
DWORD WINAPI EnumPrinterKeyW(HANDLE hPrinter, _In_ LPCWSTR pKeyName, _Out_writes_bytes_opt_(cbSubkey) LPWSTR pSubkey,
    DWORD cbSubkey, _Out_ LPDWORD pcbSubkey);
BOOL WINAPI EnumPrintersW(_Show_(hex) DWORD Flags, _In_opt_ LPWSTR Name, DWORD Level,
    _Out_writes_bytes_opt_(cbBuf) LPBYTE pPrinterEnum, DWORD cbBuf, _Out_ LPDWORD pcbNeeded,
    _Out_ LPDWORD pcReturned) _Fails_(zero, last_error);
BOOLEAN WINAPI EnumPwrSchemes(PWRSCHEMESENUMPROC lpfn, LPARAM lParam);
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
DWORD WINAPI EnumerateVirtualDiskMetadata(HANDLE VirtualDiskHandle, _Inout_ PULONG NumberOfItems,
    _Out_writes_(*NumberOfItems) GUID *Items);
BOOL WINAPI EscapeCommFunction(HANDLE hFile, _Names_(ESCAPE_COMM_FUNCTION) DWORD dwFunc);
ULONG WINAPI EventAccessControl(_In_ LPGUID Guid, ULONG Operation, _In_ PSID Sid, ULONG Rights, BOOLEAN AllowOrDeny) _Fails_(nonzero, win32);
ULONG WINAPI EventAccessQuery(_In_ LPGUID Guid, _Out_writes_bytes_opt_(*BufferSize) PSECURITY_DESCRIPTOR Buffer,
    _Inout_ PULONG BufferSize) _Fails_(nonzero, win32);
ULONG WINAPI EventAccessRemove(_In_ LPGUID Guid) _Fails_(nonzero, win32);
ULONG WINAPI EventActivityIdControl(ULONG ControlCode, _Inout_ LPGUID ActivityId) _Fails_(nonzero, win32);
BOOLEAN WINAPI EventEnabled(REGHANDLE RegHandle, _In_ PCEVENT_DESCRIPTOR EventDescriptor) _Fails_(never);
BOOLEAN WINAPI EventProviderEnabled(REGHANDLE RegHandle, UCHAR Level, ULONGLONG Keyword) _Fails_(never);
ULONG WINAPI EventRegister(_In_ LPCGUID ProviderId, _In_opt_ PENABLECALLBACK EnableCallback,
    _In_opt_ PVOID CallbackContext, _Out_ PREGHANDLE RegHandle) _Fails_(nonzero, win32);
ULONG WINAPI EventSetInformation(REGHANDLE RegHandle, EVENT_INFO_CLASS InformationClass,
    _In_reads_bytes_(InformationLength) PVOID EventInformation, ULONG InformationLength) _Fails_(nonzero, win32);
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
BOOL WINAPI EvtArchiveExportedLog(_In_opt_ EVT_HANDLE Session, _In_ LPCWSTR LogFilePath, LCID Locale,
    _Show_(hex) DWORD Flags);
BOOL WINAPI EvtCancel(_In_opt_ EVT_HANDLE Object);
BOOL WINAPI EvtClearLog(_In_opt_ EVT_HANDLE Session, _In_ LPCWSTR ChannelPath, _In_opt_ LPCWSTR TargetFilePath,
    _Show_(hex) DWORD Flags);
BOOL WINAPI EvtClose(_In_ EVT_HANDLE Object);
EVT_HANDLE WINAPI EvtCreateBookmark(_In_opt_ LPCWSTR BookmarkXml) _Fails_(zero, last_error);
EVT_HANDLE WINAPI EvtCreateRenderContext(DWORD ValuePathsCount, _In_reads_opt_(ValuePathsCount) LPCWSTR *ValuePaths,
    _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
BOOL WINAPI EvtExportLog(_In_opt_ EVT_HANDLE Session, _In_opt_ LPCWSTR Path, _In_opt_ LPCWSTR Query,
    _In_ LPCWSTR TargetFilePath, _Show_(hex) DWORD Flags);
BOOL WINAPI EvtFormatMessage(_In_opt_ EVT_HANDLE PublisherMetadata, _In_opt_ EVT_HANDLE Event, DWORD MessageId,
    DWORD ValueCount, _In_reads_opt_(ValueCount) PEVT_VARIANT Values, _Show_(hex) DWORD Flags, DWORD BufferSize,
    _Out_writes_opt_(BufferSize) LPWSTR Buffer, _Out_ PDWORD BufferUsed);
BOOL WINAPI EvtGetChannelConfigProperty(_In_ EVT_HANDLE ChannelConfig, EVT_CHANNEL_CONFIG_PROPERTY_ID PropertyId,
    _Show_(hex) DWORD Flags, DWORD PropertyValueBufferSize,
    _Out_writes_bytes_opt_(PropertyValueBufferSize) PEVT_VARIANT PropertyValueBuffer,
    _Out_ PDWORD PropertyValueBufferUsed);
BOOL WINAPI EvtGetEventInfo(_In_ EVT_HANDLE Event, EVT_EVENT_PROPERTY_ID PropertyId, DWORD PropertyValueBufferSize,
    _Out_writes_bytes_opt_(PropertyValueBufferSize) PEVT_VARIANT PropertyValueBuffer,
    _Out_ PDWORD PropertyValueBufferUsed);
BOOL WINAPI EvtGetEventMetadataProperty(_In_ EVT_HANDLE EventMetadata, EVT_EVENT_METADATA_PROPERTY_ID PropertyId,
    _Show_(hex) DWORD Flags, DWORD EventMetadataPropertyBufferSize,
    _Out_writes_bytes_opt_(EventMetadataPropertyBufferSize) PEVT_VARIANT EventMetadataPropertyBuffer,
    _Out_ PDWORD EventMetadataPropertyBufferUsed);
DWORD WINAPI EvtGetExtendedStatus(DWORD BufferSize, _Out_writes_opt_(BufferSize) LPWSTR Buffer,
    _Out_ PDWORD BufferUsed);
BOOL WINAPI EvtGetLogInfo(_In_ EVT_HANDLE Log, EVT_LOG_PROPERTY_ID PropertyId, DWORD PropertyValueBufferSize,
    _Out_writes_bytes_opt_(PropertyValueBufferSize) PEVT_VARIANT PropertyValueBuffer,
    _Out_ PDWORD PropertyValueBufferUsed);
BOOL WINAPI EvtGetObjectArrayProperty(_In_ EVT_OBJECT_ARRAY_PROPERTY_HANDLE ObjectArray, DWORD PropertyId,
    DWORD ArrayIndex, _Show_(hex) DWORD Flags, DWORD PropertyValueBufferSize,
    _Out_writes_bytes_opt_(PropertyValueBufferSize) PEVT_VARIANT PropertyValueBuffer,
    _Out_ PDWORD PropertyValueBufferUsed);
BOOL WINAPI EvtGetObjectArraySize(_In_ EVT_OBJECT_ARRAY_PROPERTY_HANDLE ObjectArray, _Out_ PDWORD ObjectArraySize);
BOOL WINAPI EvtGetPublisherMetadataProperty(_In_ EVT_HANDLE PublisherMetadata,
    EVT_PUBLISHER_METADATA_PROPERTY_ID PropertyId, _Show_(hex) DWORD Flags, DWORD PublisherMetadataPropertyBufferSize,
    _Out_writes_bytes_opt_(PublisherMetadataPropertyBufferSize) PEVT_VARIANT PublisherMetadataPropertyBuffer,
    _Out_ PDWORD PublisherMetadataPropertyBufferUsed);
BOOL WINAPI EvtGetQueryInfo(_In_ EVT_HANDLE QueryOrSubscription, EVT_QUERY_PROPERTY_ID PropertyId,
    DWORD PropertyValueBufferSize, _Out_writes_bytes_opt_(PropertyValueBufferSize) PEVT_VARIANT PropertyValueBuffer,
    _Out_ PDWORD PropertyValueBufferUsed);
BOOL WINAPI EvtNext(_In_ EVT_HANDLE ResultSet, DWORD EventsSize, _Out_writes_(EventsSize) EVT_HANDLE *Events,
    DWORD Timeout, _Show_(hex) DWORD Flags, _Inout_ PDWORD Returned);
BOOL WINAPI EvtNextChannelPath(_In_ EVT_HANDLE ChannelEnum, DWORD ChannelPathBufferSize,
    _Out_writes_opt_(ChannelPathBufferSize) LPWSTR ChannelPathBuffer, _Out_ PDWORD ChannelPathBufferUsed);
EVT_HANDLE WINAPI EvtNextEventMetadata(_In_ EVT_HANDLE EventMetadataEnum,
    _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
BOOL WINAPI EvtNextPublisherId(_In_ EVT_HANDLE PublisherEnum, DWORD PublisherIdBufferSize,
    _Out_writes_opt_(PublisherIdBufferSize) LPWSTR PublisherIdBuffer, _Out_ PDWORD PublisherIdBufferUsed);
EVT_HANDLE WINAPI EvtOpenChannelConfig(_In_opt_ EVT_HANDLE Session, _In_ LPCWSTR ChannelPath,
    _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
EVT_HANDLE WINAPI EvtOpenChannelEnum(_In_opt_ EVT_HANDLE Session, _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
EVT_HANDLE WINAPI EvtOpenEventMetadataEnum(_In_ EVT_HANDLE PublisherMetadata,
    _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
EVT_HANDLE WINAPI EvtOpenLog(_In_opt_ EVT_HANDLE Session, _In_ LPCWSTR Path,
    _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
EVT_HANDLE WINAPI EvtOpenPublisherEnum(_In_opt_ EVT_HANDLE Session, _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
EVT_HANDLE WINAPI EvtOpenPublisherMetadata(_In_opt_ EVT_HANDLE Session, _In_ LPCWSTR PublisherId,
    _In_opt_ LPCWSTR LogFilePath, LCID Locale, _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
EVT_HANDLE WINAPI EvtOpenSession(EVT_LOGIN_CLASS LoginClass, _In_ PVOID Login, _Reserved_ DWORD Timeout,
    _Reserved_ _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
EVT_HANDLE WINAPI EvtQuery(_In_opt_ EVT_HANDLE Session, _In_opt_ LPCWSTR Path, _In_opt_ LPCWSTR Query,
    _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
BOOL WINAPI EvtRender(_In_opt_ EVT_HANDLE Context, _In_ EVT_HANDLE Fragment, _Show_(hex) DWORD Flags, DWORD BufferSize,
    _Out_writes_bytes_opt_(BufferSize) PVOID Buffer, _Out_ PDWORD BufferUsed, _Out_ PDWORD PropertyCount);
BOOL WINAPI EvtSaveChannelConfig(_In_ EVT_HANDLE ChannelConfig, _Show_(hex) DWORD Flags);
BOOL WINAPI EvtSeek(_In_ EVT_HANDLE ResultSet, LONGLONG Position, _In_opt_ EVT_HANDLE Bookmark,
    _Reserved_ DWORD Timeout, _Show_(hex) DWORD Flags);
BOOL WINAPI EvtSetChannelConfigProperty(_In_ EVT_HANDLE ChannelConfig, EVT_CHANNEL_CONFIG_PROPERTY_ID PropertyId,
    _Show_(hex) DWORD Flags, _In_ PEVT_VARIANT PropertyValue);
EVT_HANDLE WINAPI EvtSubscribe(_In_opt_ EVT_HANDLE Session, _In_opt_ HANDLE SignalEvent, _In_opt_ LPCWSTR ChannelPath,
    _In_opt_ LPCWSTR Query, _In_opt_ EVT_HANDLE Bookmark, _In_opt_ PVOID Context,
    _In_opt_ EVT_SUBSCRIBE_CALLBACK Callback, _Show_(hex) DWORD Flags) _Fails_(zero, last_error);
BOOL WINAPI EvtUpdateBookmark(_In_ EVT_HANDLE Bookmark, _In_ EVT_HANDLE Event);
BOOL WINAPI ExpandEnvironmentStringsForUserW(_In_opt_ HANDLE hToken, _In_ LPCWSTR lpSrc,
    _Out_writes_(dwSize) LPWSTR lpDest, DWORD dwSize);
DWORD WINAPI ExpandEnvironmentStringsW(_In_ LPCWSTR lpSrc, _Out_writes_opt_(nSize) LPWSTR lpDst,
    DWORD nSize) _Fails_(zero, last_error);
DWORD WINAPI ExpandVirtualDisk(HANDLE VirtualDiskHandle, EXPAND_VIRTUAL_DISK_FLAG Flags,
    _In_ PEXPAND_VIRTUAL_DISK_PARAMETERS Parameters, _In_opt_ LPOVERLAPPED Overlapped);
void WINAPI ExpungeConsoleCommandHistoryW(_In_ LPWSTR ExeName);
LONG __cdecl ExtDeviceMode(_In_opt_ HWND hWnd, _In_opt_ HANDLE hInst, _Inout_opt_ LPDEVMODEA pDevModeOutput,
    _In_opt_ LPSTR pDeviceName, _In_opt_ LPSTR pPort, _In_opt_ LPDEVMODEA pDevModeInput, _In_opt_ LPSTR pProfile,
    DWORD fMode);
BOOL __cdecl FCIAddFile(_In_ HFCI hfci, _In_ char *pszSourceFile, _In_ char *pszFileName, BOOL fExecute,
    PFNFCIGETNEXTCABINET pfnfcignc, PFNFCISTATUS pfnfcis, PFNFCIGETOPENINFO pfnfcigoi,
    TCOMP typeCompress) _Fails_(zero);
HFCI __cdecl FCICreate(_In_ PERF perf, PFNFCIFILEPLACED pfnfcifp, PFNFCIALLOC pfna, PFNFCIFREE pfnf, PFNFCIOPEN pfnopen,
    PFNFCIREAD pfnread, PFNFCIWRITE pfnwrite, PFNFCICLOSE pfnclose, PFNFCISEEK pfnseek, PFNFCIDELETE pfndelete,
    PFNFCIGETTEMPFILE pfnfcigtf, _In_ PCCAB pccab, _In_opt_ void *pv) _Fails_(zero);
BOOL __cdecl FCIDestroy(_In_ HFCI hfci) _Fails_(zero);
BOOL __cdecl FCIFlushCabinet(_In_ HFCI hfci, BOOL fGetNextCab, PFNFCIGETNEXTCABINET pfnfcignc,
    PFNFCISTATUS pfnfcis) _Fails_(zero);
BOOL __cdecl FCIFlushFolder(_In_ HFCI hfci, PFNFCIGETNEXTCABINET pfnfcignc, PFNFCISTATUS pfnfcis) _Fails_(zero);
BOOL __cdecl FDICopy(_In_ HFDI hfdi, _In_ char *pszCabinet, _In_ char *pszCabPath, int flags, PFNFDINOTIFY pfnfdin,
    PFNFDIDECRYPT pfnfdid, _In_opt_ void *pvUser) _Fails_(zero);
HFDI __cdecl FDICreate(PFNALLOC pfnalloc, PFNFREE pfnfree, PFNOPEN pfnopen, PFNREAD pfnread, PFNWRITE pfnwrite,
    PFNCLOSE pfnclose, PFNSEEK pfnseek, _Names_(FDICREATE_CPU_TYPE) int cpuType, _Inout_ PERF perf) _Fails_(zero);
BOOL __cdecl FDIDestroy(_In_ HFDI hfdi) _Fails_(zero);
BOOL __cdecl FDIIsCabinet(_In_ HFDI hfdi, INT_PTR hf, _Out_opt_ PFDICABINETINFO pfdici) _Fails_(never);
BOOL __cdecl FDITruncateCabinet(_In_ HFDI hfdi, _In_ char *pszCabinetName, USHORT iFolderToDelete) _Fails_(zero);
BOOL WINAPI FileTimeToDosDateTime(_In_ const FILETIME *lpFileTime, _Out_ LPWORD lpFatDate, _Out_ LPWORD lpFatTime);
BOOL WINAPI FileTimeToSystemTime(_In_ const FILETIME *lpFileTime, _Out_ LPSYSTEMTIME lpSystemTime);
BOOL WINAPI FillConsoleOutputAttribute(HANDLE hConsoleOutput, WORD wAttribute, DWORD nLength, COORD dwWriteCoord,
    _Out_ LPDWORD lpNumberOfAttrsWritten);
BOOL WINAPI FillConsoleOutputCharacterW(HANDLE hConsoleOutput, WCHAR cCharacter, DWORD nLength, COORD dwWriteCoord,
    _Out_ LPDWORD lpNumberOfCharsWritten);
HRESULT WINAPI FilterAttach(_In_ LPCWSTR lpFilterName, _In_ LPCWSTR lpVolumeName, _In_opt_ LPCWSTR lpInstanceName,
    DWORD dwCreatedInstanceNameLength,
    _Out_writes_bytes_opt_(dwCreatedInstanceNameLength) LPWSTR lpCreatedInstanceName);
HRESULT WINAPI FilterAttachAtAltitude(_In_ LPCWSTR lpFilterName, _In_ LPCWSTR lpVolumeName, _In_ LPCWSTR lpAltitude,
    _In_opt_ LPCWSTR lpInstanceName, DWORD dwCreatedInstanceNameLength,
    _Out_writes_bytes_opt_(dwCreatedInstanceNameLength) LPWSTR lpCreatedInstanceName);
HRESULT WINAPI FilterClose(HFILTER hFilter);
HRESULT WINAPI FilterConnectCommunicationPort(_In_ LPCWSTR lpPortName, _Show_(hex) DWORD dwOptions,
    _In_reads_bytes_opt_(wSizeOfContext) LPCVOID lpContext, WORD wSizeOfContext,
    _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes, _Out_ _Opens_ HANDLE *hPort);
HRESULT WINAPI FilterCreate(_In_ LPCWSTR lpFilterName, _Out_ HFILTER *hFilter);
HRESULT WINAPI FilterDetach(_In_ LPCWSTR lpFilterName, _In_ LPCWSTR lpVolumeName, _In_opt_ LPCWSTR lpInstanceName);
HRESULT WINAPI FilterFindClose(HANDLE hFilterFind);
HRESULT WINAPI FilterFindFirst(FILTER_INFORMATION_CLASS dwInformationClass,
    _Out_writes_bytes_to_(dwBufferSize, *lpBytesReturned) LPVOID lpBuffer, DWORD dwBufferSize,
    _Out_ LPDWORD lpBytesReturned, _Out_ LPHANDLE lpFilterFind);
HRESULT WINAPI FilterFindNext(HANDLE hFilterFind, FILTER_INFORMATION_CLASS dwInformationClass,
    _Out_writes_bytes_to_(dwBufferSize, *lpBytesReturned) LPVOID lpBuffer, DWORD dwBufferSize,
    _Out_ LPDWORD lpBytesReturned);
HRESULT WINAPI FilterGetDosName(_In_ LPCWSTR lpVolumeName, _Out_writes_(dwDosNameBufferSize) LPWSTR lpDosName,
    DWORD dwDosNameBufferSize);
HRESULT WINAPI FilterGetInformation(HFILTER hFilter, FILTER_INFORMATION_CLASS dwInformationClass,
    _Out_writes_bytes_to_(dwBufferSize, *lpBytesReturned) LPVOID lpBuffer, DWORD dwBufferSize,
    _Out_ LPDWORD lpBytesReturned);
HRESULT WINAPI FilterGetMessage(HANDLE hPort,
    _Out_writes_bytes_(dwMessageBufferSize) PFILTER_MESSAGE_HEADER lpMessageBuffer, DWORD dwMessageBufferSize,
    _Inout_opt_ LPOVERLAPPED lpOverlapped);
HRESULT WINAPI FilterInstanceClose(HFILTER_INSTANCE hInstance);
HRESULT WINAPI FilterInstanceCreate(_In_ LPCWSTR lpFilterName, _In_ LPCWSTR lpVolumeName,
    _In_opt_ LPCWSTR lpInstanceName, _Out_ HFILTER_INSTANCE *hInstance);
HRESULT WINAPI FilterInstanceFindClose(HANDLE hFilterInstanceFind);
HRESULT WINAPI FilterInstanceFindFirst(_In_ LPCWSTR lpFilterName, INSTANCE_INFORMATION_CLASS dwInformationClass,
    _Out_writes_bytes_to_(dwBufferSize, *lpBytesReturned) LPVOID lpBuffer, DWORD dwBufferSize,
    _Out_ LPDWORD lpBytesReturned, _Out_ LPHANDLE lpFilterInstanceFind);
HRESULT WINAPI FilterInstanceFindNext(HANDLE hFilterInstanceFind, INSTANCE_INFORMATION_CLASS dwInformationClass,
    _Out_writes_bytes_to_(dwBufferSize, *lpBytesReturned) LPVOID lpBuffer, DWORD dwBufferSize,
    _Out_ LPDWORD lpBytesReturned);
HRESULT WINAPI FilterInstanceGetInformation(HFILTER_INSTANCE hInstance, INSTANCE_INFORMATION_CLASS dwInformationClass,
    _Out_writes_bytes_to_(dwBufferSize, *lpBytesReturned) LPVOID lpBuffer, DWORD dwBufferSize,
    _Out_ LPDWORD lpBytesReturned);
HRESULT WINAPI FilterLoad(_In_ LPCWSTR lpFilterName);
HRESULT WINAPI FilterReplyMessage(HANDLE hPort, _In_reads_bytes_(dwReplyBufferSize) PFILTER_REPLY_HEADER lpReplyBuffer,
    DWORD dwReplyBufferSize);
HRESULT WINAPI FilterSendMessage(HANDLE hPort, _In_reads_bytes_(dwInBufferSize) LPVOID lpInBuffer, DWORD dwInBufferSize,
    _Out_writes_bytes_to_opt_(dwOutBufferSize, *lpBytesReturned) LPVOID lpOutBuffer, DWORD dwOutBufferSize,
    _Out_ LPDWORD lpBytesReturned);
HRESULT WINAPI FilterUnload(_In_ LPCWSTR lpFilterName);
HRESULT WINAPI FilterVolumeFindClose(HANDLE hVolumeFind);
HRESULT WINAPI FilterVolumeFindFirst(FILTER_VOLUME_INFORMATION_CLASS dwInformationClass,
    _Out_writes_bytes_to_(dwBufferSize, *lpBytesReturned) LPVOID lpBuffer, DWORD dwBufferSize,
    _Out_ LPDWORD lpBytesReturned, _Out_ PHANDLE lpVolumeFind);
HRESULT WINAPI FilterVolumeFindNext(HANDLE hVolumeFind, FILTER_VOLUME_INFORMATION_CLASS dwInformationClass,
    _Out_writes_bytes_to_(dwBufferSize, *lpBytesReturned) LPVOID lpBuffer, DWORD dwBufferSize,
    _Out_ LPDWORD lpBytesReturned);
HRESULT WINAPI FilterVolumeInstanceFindClose(HANDLE hVolumeInstanceFind);
HRESULT WINAPI FilterVolumeInstanceFindFirst(_In_ LPCWSTR lpVolumeName, INSTANCE_INFORMATION_CLASS dwInformationClass,
    _Out_writes_bytes_to_(dwBufferSize, *lpBytesReturned) LPVOID lpBuffer, DWORD dwBufferSize,
    _Out_ LPDWORD lpBytesReturned, _Out_ LPHANDLE lpVolumeInstanceFind);
HRESULT WINAPI FilterVolumeInstanceFindNext(HANDLE hVolumeInstanceFind, INSTANCE_INFORMATION_CLASS dwInformationClass,
    _Out_writes_bytes_to_(dwBufferSize, *lpBytesReturned) LPVOID lpBuffer, DWORD dwBufferSize,
    _Out_ LPDWORD lpBytesReturned);
BOOL WINAPI FindActCtxSectionGuid(_Show_(hex) DWORD dwFlags, _Reserved_ const GUID *lpExtensionGuid, ULONG ulSectionId,
    _In_opt_ const GUID *lpGuidToFind, _Out_ PACTCTX_SECTION_KEYED_DATA ReturnedData);
BOOL WINAPI FindActCtxSectionStringW(_Show_(hex) DWORD dwFlags, _Reserved_ const GUID *lpExtensionGuid,
    ULONG ulSectionId, _In_ LPCWSTR lpStringToFind, _Out_ PACTCTX_SECTION_KEYED_DATA ReturnedData);
ATOM WINAPI FindAtomW(_In_opt_ LPCWSTR lpString) _Fails_(zero, last_error);
BOOL WINAPI FindClosePrinterChangeNotification(HANDLE hChange) _Fails_(zero);
HANDLE WINAPI FindFirstPrinterChangeNotification(HANDLE hPrinter, DWORD fdwFilter, _Show_(hex) DWORD fdwOptions,
    _In_opt_ LPVOID pPrinterNotifyOptions) _Opens_ _Fails_(minus_one, last_error);
int WINAPI FindNLSString(LCID Locale, _Show_(hex) DWORD dwFindNLSStringFlags,
    _In_reads_(cchSource) LPCWSTR lpStringSource, int cchSource, _In_reads_(cchValue) LPCWSTR lpStringValue,
    int cchValue, _Out_opt_ LPINT pcchFound) _Fails_(minus_one, last_error);
int WINAPI FindNLSStringEx(_In_opt_ LPCWSTR lpLocaleName, _Show_(hex) DWORD dwFindNLSStringFlags,
    _In_reads_(cchSource) LPCWSTR lpStringSource, int cchSource, _In_reads_(cchValue) LPCWSTR lpStringValue,
    int cchValue, _Out_opt_ LPINT pcchFound, _In_opt_ LPNLSVERSIONINFO lpVersionInformation, _In_opt_ LPVOID lpReserved,
    LPARAM sortHandle) _Fails_(minus_one, last_error);
BOOL WINAPI FindNextPrinterChangeNotification(HANDLE hChange, _Out_opt_ PDWORD pdwChange, _In_opt_ LPVOID pvReserved,
    _Out_opt_ LPVOID *ppPrinterNotifyInfo) _Fails_(zero);
int WINAPI FindStringOrdinal(_Show_(hex) DWORD dwFindStringOrdinalFlags, _In_reads_(cchSource) LPCWSTR lpStringSource,
    int cchSource, _In_reads_(cchValue) LPCWSTR lpStringValue, int cchValue,
    BOOL bIgnoreCase) _Fails_(minus_one, last_error);
BOOL WINAPI FlushConsoleInputBuffer(HANDLE hConsoleInput);
BOOL WINAPI FlushPrinter(HANDLE hPrinter, _In_reads_bytes_opt_(cbBuf) LPVOID pBuf, DWORD cbBuf, _Out_ LPDWORD pcWritten,
    DWORD cSleep) _Fails_(zero);
ULONG WINAPI FlushTraceW(TRACEHANDLE TraceHandle, _In_opt_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties) _Fails_(nonzero, win32);
int WINAPI FoldStringW(_Names_(FOLD_STRING_MAP_FLAGS) DWORD dwMapFlags, _In_reads_(cchSrc) LPCWCH lpSrcStr, int cchSrc,
    _Out_writes_opt_(cchDest) LPWSTR lpDestStr, int cchDest) _Fails_(zero, last_error);
BOOL WINAPI FreeConsole(void);
BOOL WINAPI FreeEnvironmentStringsW(_In_ LPWCH penv);
BOOL WINAPI FreeGPOListW(_In_ PGROUP_POLICY_OBJECTW pGPOList);
BOOL WINAPI FreePrinterNotifyInfo(_In_ PPRINTER_NOTIFY_INFO pPrinterNotifyInfo) _Fails_(zero);
BOOL WINAPI GenerateConsoleCtrlEvent(DWORD dwCtrlEvent, DWORD dwProcessGroupId);
DWORD WINAPI GenerateGPNotification(BOOL bMachine, _In_ LPCWSTR lpwszMgmtProduct,
    _Show_(hex) DWORD dwMgmtProductOptions);
UINT WINAPI GetACP(void);
BOOLEAN WINAPI GetActivePwrScheme(_Out_ PUINT puiID);
HRESULT WINAPI GetApplicationRecoveryCallback(HANDLE hProcess, _Out_ APPLICATION_RECOVERY_CALLBACK *pRecoveryCallback,
    _Out_opt_ PVOID *ppvParameter, _Out_opt_ PDWORD pdwPingInterval, _Out_opt_ PDWORD pdwFlags);
HRESULT WINAPI GetApplicationRestartSettings(HANDLE hProcess, _Out_writes_opt_(*pcchSize) PWSTR pwzCommandline,
    _Inout_ PDWORD pcchSize, _Out_opt_ PDWORD pdwFlags);
DWORD WINAPI GetAppliedGPOListW(_Show_(hex) DWORD dwFlags, _In_opt_ LPCWSTR pMachineName, _In_opt_ PSID pSidUser,
    _In_ GUID *pGuidExtension, _Out_ PGROUP_POLICY_OBJECTW *ppGPOList);
UINT WINAPI GetAtomNameW(ATOM nAtom, _Out_writes_(nSize) LPWSTR lpBuffer, int nSize) _Fails_(zero, last_error);
BOOL WINAPI GetCPInfo(_Names_(CODE_PAGE) UINT CodePage, _Out_ LPCPINFO lpCPInfo);
BOOL WINAPI GetCPInfoExW(_Names_(CODE_PAGE) UINT CodePage, _Show_(hex) DWORD dwFlags, _Out_ LPCPINFOEXW lpCPInfoEx);
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
HRESULT WINAPI GetCorePrinterDriversW(_In_opt_ LPCWSTR pszServer, _In_opt_ LPCWSTR pszEnvironment,
    _In_ LPCWSTR pszzCoreDriverDependencies, DWORD cCorePrinterDrivers,
    _Out_writes_(cCorePrinterDrivers) PCORE_PRINTER_DRIVERW pCorePrinterDrivers);
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
DWORD WINAPI GetCurrentDirectoryW(DWORD nBufferLength, _Out_writes_opt_(nBufferLength) LPWSTR lpBuffer) _Fails_(zero, last_error);
BOOL WINAPI GetCurrentHwProfileW(_Out_ LPHW_PROFILE_INFOW lpHwProfileInfo);
BOOLEAN WINAPI GetCurrentPowerPolicies(_Out_ PGLOBAL_POWER_POLICY pGlobalPowerPolicy, _Out_ PPOWER_POLICY pPowerPolicy);
int WINAPI GetDateFormatEx(_In_opt_ LPCWSTR lpLocaleName, _Names_(ENUM_DATE_FORMATS_FLAGS) DWORD dwFlags,
    _In_opt_ const SYSTEMTIME *lpDate, _In_opt_ LPCWSTR lpFormat, _Out_writes_opt_(cchDate) LPWSTR lpDateStr,
    int cchDate, _In_opt_ LPCWSTR lpCalendar) _Fails_(zero, last_error);
int WINAPI GetDateFormatW(LCID Locale, _Names_(DATE_FORMAT_FLAGS) DWORD dwFlags, _In_opt_ const SYSTEMTIME *lpDate,
    _In_opt_ LPCWSTR lpFormat, _Out_writes_opt_(cchDate) LPWSTR lpDateStr, int cchDate) _Fails_(zero, last_error);
BOOL WINAPI GetDefaultCommConfigW(_In_ LPCWSTR lpszName, _Out_writes_bytes_(*lpdwSize) LPCOMMCONFIG lpCC,
    _Inout_ LPDWORD lpdwSize);
BOOL WINAPI GetDefaultPrinterW(_Out_writes_opt_(*pcchBuffer) LPWSTR pszBuffer,
    _Inout_ LPDWORD pcchBuffer) _Fails_(zero, last_error);
BOOL WINAPI GetDevicePowerState(HANDLE hDevice, _Out_ BOOL *pfOn) _Fails_(zero, last_error);
HMODULE WINAPI GetDriverModuleHandle(HDRVR hDriver) _Fails_(zero);
int WINAPI GetDurationFormat(LCID Locale, _Show_(hex) DWORD dwFlags, _In_opt_ const SYSTEMTIME *lpDuration,
    ULONGLONG ullDuration, _In_opt_ LPCWSTR lpFormat, _Out_writes_opt_(cchDuration) LPWSTR lpDurationStr,
    int cchDuration) _Fails_(zero, last_error);
int WINAPI GetDurationFormatEx(_In_opt_ LPCWSTR lpLocaleName, _Show_(hex) DWORD dwFlags,
    _In_opt_ const SYSTEMTIME *lpDuration, ULONGLONG ullDuration, _In_opt_ LPCWSTR lpFormat,
    _Out_writes_opt_(cchDuration) LPWSTR lpDurationStr, int cchDuration) _Fails_(zero, last_error);
DWORD WINAPI GetDynamicTimeZoneInformation(
    _Out_ PDYNAMIC_TIME_ZONE_INFORMATION pTimeZoneInformation) _Fails_(minus_one, last_error);
DWORD WINAPI GetDynamicTimeZoneInformationEffectiveYears(
    _In_ const PDYNAMIC_TIME_ZONE_INFORMATION lpTimeZoneInformation, _Out_ LPDWORD FirstYear, _Out_ LPDWORD LastYear) _Fails_(nonzero, win32);
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
BOOL WINAPI GetFormW(HANDLE hPrinter, _In_ LPWSTR pFormName, DWORD Level, _Out_writes_bytes_opt_(cbBuf) LPBYTE pForm,
    DWORD cbBuf, _Out_ LPDWORD pcbNeeded) _Fails_(zero);
BOOL WINAPI GetGPOListW(_In_opt_ HANDLE hToken, _In_opt_ LPCWSTR lpName, _In_opt_ LPCWSTR lpHostName,
    _In_opt_ LPCWSTR lpComputerName, _Show_(hex) DWORD dwFlags, _Out_ PGROUP_POLICY_OBJECTW *pGPOList);
int WINAPI GetGeoInfoEx(_In_ PWSTR location, GEOTYPE geoType, _Out_writes_opt_(geoDataCount) PWSTR geoData,
    int geoDataCount) _Fails_(zero, last_error);
int WINAPI GetGeoInfoW(GEOID Location, GEOTYPE GeoType, _Out_writes_opt_(cchData) LPWSTR lpGeoData, int cchData,
    LANGID LangId) _Fails_(zero, last_error);
BOOL WINAPI GetHandleInformation(HANDLE hObject, _Out_ LPDWORD lpdwFlags);
BOOL WINAPI GetJobW(HANDLE hPrinter, DWORD JobId, DWORD Level, _Out_writes_bytes_opt_(cbBuf) LPBYTE pJob, DWORD cbBuf,
    _Out_ LPDWORD pcbNeeded) _Fails_(zero);
COORD WINAPI GetLargestConsoleWindowSize(HANDLE hConsoleOutput) _Fails_(zero, last_error);
DWORD WINAPI GetLastError(void) _Hot_;
void WINAPI GetLocalManagedApplicationData(_In_ WCHAR *ProductCode, _Out_ LPWSTR *DisplayName,
    _Out_ LPWSTR *SupportUrl);
DWORD WINAPI GetLocalManagedApplications(BOOL bUserApps, _Out_ LPDWORD pdwApps,
    _Out_ PLOCALMANAGEDAPPLICATION *prgLocalApps);
void WINAPI GetLocalTime(_Out_ LPSYSTEMTIME lpSystemTime);
int WINAPI GetLocaleInfoEx(_In_opt_ LPCWSTR lpLocaleName, LCTYPE LCType, _Out_writes_opt_(cchData) LPWSTR lpLCData,
    int cchData) _Fails_(zero, last_error);
int WINAPI GetLocaleInfoW(LCID Locale, _Names_(LCTYPE) LCTYPE LCType, _Out_writes_opt_(cchData) LPWSTR lpLCData,
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
    _Out_ LPDWORD pdwApps, _Out_ PMANAGEDAPPLICATION *prgManagedApps) _Fails_(nonzero, win32);
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
BOOL WINAPI GetPrintProcessorDirectoryW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment, DWORD Level,
    _Out_writes_bytes_opt_(cbBuf) LPBYTE pPrintProcessorInfo, DWORD cbBuf, _Out_ LPDWORD pcbNeeded) _Fails_(zero);
DWORD WINAPI GetPrinterDataExW(HANDLE hPrinter, _In_ LPCWSTR pKeyName, _In_ LPCWSTR pValueName, _Out_opt_ LPDWORD pType,
    _Out_writes_bytes_opt_(nSize) LPBYTE pData, DWORD nSize, _Out_ LPDWORD pcbNeeded);
DWORD WINAPI GetPrinterDataW(HANDLE hPrinter, _In_ LPWSTR pValueName, _Out_opt_ LPDWORD pType,
    _Out_writes_bytes_opt_(nSize) LPBYTE pData, DWORD nSize, _Out_ LPDWORD pcbNeeded);
BOOL WINAPI GetPrinterDriver2W(_In_opt_ HWND hWnd, HANDLE hPrinter, _In_opt_ LPWSTR pEnvironment, DWORD Level,
    _Out_writes_bytes_opt_(cbBuf) LPBYTE pDriverInfo, DWORD cbBuf, _Out_ LPDWORD pcbNeeded) _Fails_(zero, last_error);
BOOL WINAPI GetPrinterDriverDirectoryW(_In_opt_ LPWSTR pName, _In_opt_ LPWSTR pEnvironment, DWORD Level,
    _Out_writes_bytes_opt_(cbBuf) LPBYTE pDriverDirectory, DWORD cbBuf,
    _Out_ LPDWORD pcbNeeded) _Fails_(zero, last_error);
HRESULT WINAPI GetPrinterDriverPackagePathW(_In_opt_ LPCWSTR pszServer, _In_opt_ LPCWSTR pszEnvironment,
    _In_opt_ LPCWSTR pszLanguage, _In_ LPCWSTR pszPackageID,
    _Inout_updates_opt_(cchDriverPackageCab) LPWSTR pszDriverPackageCab, DWORD cchDriverPackageCab,
    _Out_ LPDWORD pcchRequiredSize);
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
BOOLEAN WINAPI GetPwrCapabilities(_Out_ PSYSTEM_POWER_CAPABILITIES lpspc);
BOOLEAN WINAPI GetPwrDiskSpindownRange(_Out_ PUINT puiMax, _Out_ PUINT puiMin);
HANDLE WINAPI GetStdHandle(_Names_(STD_HANDLE) DWORD nStdHandle) _Fails_(minus_one, last_error);
DWORD WINAPI GetStorageDependencyInformation(HANDLE ObjectHandle, GET_STORAGE_DEPENDENCY_FLAG Flags,
    ULONG StorageDependencyInfoSize, _Inout_ PSTORAGE_DEPENDENCY_INFO StorageDependencyInfo,
    _Inout_opt_ PULONG SizeUsed);
int WINAPI GetStringScripts(_Show_(hex) DWORD dwFlags, _In_ LPCWSTR lpString, int cchString,
    _Out_writes_opt_(cchScripts) LPWSTR lpScripts, int cchScripts) _Fails_(zero, last_error);
BOOL WINAPI GetStringTypeExW(LCID Locale, DWORD dwInfoType, _In_reads_(cchSrc) LPCWCH lpSrcStr, int cchSrc,
    _Out_writes_(cchSrc) LPWORD lpCharType);
BOOL WINAPI GetStringTypeW(_Names_(CT_CTYPE) DWORD dwInfoType, _In_reads_(cchSrc) LPCWCH lpSrcStr, int cchSrc,
    _Out_writes_(cchSrc) LPWORD lpCharType);
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
int WINAPI GetTimeFormatW(LCID Locale, _Names_(TIME_FORMAT_FLAGS) DWORD dwFlags, _In_opt_ const SYSTEMTIME *lpTime,
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
DWORD WINAPI GetVirtualDiskInformation(HANDLE VirtualDiskHandle, _Inout_ PULONG VirtualDiskInfoSize,
    _Inout_updates_bytes_(*VirtualDiskInfoSize) PGET_VIRTUAL_DISK_INFO VirtualDiskInfo, _Out_opt_ PULONG SizeUsed);
DWORD WINAPI GetVirtualDiskMetadata(HANDLE VirtualDiskHandle, _In_ LPGUID Item, _Inout_ PULONG MetaDataSize,
    _Out_writes_bytes_(*MetaDataSize) PVOID MetaData);
DWORD WINAPI GetVirtualDiskOperationProgress(HANDLE VirtualDiskHandle, _In_ LPOVERLAPPED Overlapped,
    _Out_ PVIRTUAL_DISK_PROGRESS Progress);
DWORD WINAPI GetVirtualDiskPhysicalPath(HANDLE VirtualDiskHandle, _Inout_ PULONG DiskPathSizeInBytes,
    _Out_writes_bytes_(*DiskPathSizeInBytes) PWSTR DiskPath);
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
BOOLEAN WINAPI HidD_FlushQueue(HANDLE HidDeviceObject) _Fails_(zero);
BOOLEAN WINAPI HidD_FreePreparsedData(_In_ PHIDP_PREPARSED_DATA PreparsedData) _Fails_(zero);
BOOLEAN WINAPI HidD_GetAttributes(HANDLE HidDeviceObject, _Out_ PHIDD_ATTRIBUTES Attributes) _Fails_(zero);
BOOLEAN WINAPI HidD_GetConfiguration(HANDLE HidDeviceObject,
    _Out_writes_bytes_(ConfigurationLength) PHIDD_CONFIGURATION Configuration, ULONG ConfigurationLength) _Fails_(zero);
BOOLEAN WINAPI HidD_GetFeature(HANDLE HidDeviceObject, _Out_writes_bytes_(ReportBufferLength) PVOID ReportBuffer,
    ULONG ReportBufferLength) _Fails_(zero);
void WINAPI HidD_GetHidGuid(_Out_ LPGUID HidGuid);
BOOLEAN WINAPI HidD_GetIndexedString(HANDLE HidDeviceObject, ULONG StringIndex,
    _Out_writes_bytes_(BufferLength) PVOID Buffer, ULONG BufferLength) _Fails_(zero);
BOOLEAN WINAPI HidD_GetInputReport(HANDLE HidDeviceObject, _Out_writes_bytes_(ReportBufferLength) PVOID ReportBuffer,
    ULONG ReportBufferLength) _Fails_(zero);
BOOLEAN WINAPI HidD_GetManufacturerString(HANDLE HidDeviceObject, _Out_writes_bytes_(BufferLength) PVOID Buffer,
    ULONG BufferLength) _Fails_(zero);
BOOLEAN WINAPI HidD_GetMsGenreDescriptor(HANDLE HidDeviceObject, _Out_writes_bytes_(BufferLength) PVOID Buffer,
    ULONG BufferLength) _Fails_(zero);
BOOLEAN WINAPI HidD_GetNumInputBuffers(HANDLE HidDeviceObject, _Out_ PULONG NumberBuffers) _Fails_(zero);
BOOLEAN WINAPI HidD_GetPhysicalDescriptor(HANDLE HidDeviceObject, _Out_writes_bytes_(BufferLength) PVOID Buffer,
    ULONG BufferLength) _Fails_(zero);
BOOLEAN WINAPI HidD_GetPreparsedData(HANDLE HidDeviceObject, _Out_ PHIDP_PREPARSED_DATA *PreparsedData) _Fails_(zero);
BOOLEAN WINAPI HidD_GetProductString(HANDLE HidDeviceObject, _Out_writes_bytes_(BufferLength) PVOID Buffer,
    ULONG BufferLength) _Fails_(zero);
BOOLEAN WINAPI HidD_GetSerialNumberString(HANDLE HidDeviceObject, _Out_writes_bytes_(BufferLength) PVOID Buffer,
    ULONG BufferLength) _Fails_(zero);
BOOLEAN WINAPI HidD_SetConfiguration(HANDLE HidDeviceObject,
    _In_reads_bytes_(ConfigurationLength) PHIDD_CONFIGURATION Configuration, ULONG ConfigurationLength) _Fails_(zero);
BOOLEAN WINAPI HidD_SetFeature(HANDLE HidDeviceObject, _In_reads_bytes_(ReportBufferLength) PVOID ReportBuffer,
    ULONG ReportBufferLength) _Fails_(zero);
BOOLEAN WINAPI HidD_SetNumInputBuffers(HANDLE HidDeviceObject, ULONG NumberBuffers) _Fails_(zero);
BOOLEAN WINAPI HidD_SetOutputReport(HANDLE HidDeviceObject, _In_reads_bytes_(ReportBufferLength) PVOID ReportBuffer,
    ULONG ReportBufferLength) _Fails_(zero);
NTSTATUS WINAPI HidP_GetButtonCaps(HIDP_REPORT_TYPE ReportType,
    _Out_writes_(*ButtonCapsLength) PHIDP_BUTTON_CAPS ButtonCaps, _Inout_ PUSHORT ButtonCapsLength,
    _In_ PHIDP_PREPARSED_DATA PreparsedData);
NTSTATUS WINAPI HidP_GetCaps(_In_ PHIDP_PREPARSED_DATA PreparsedData, _Out_ PHIDP_CAPS Capabilities);
NTSTATUS WINAPI HidP_GetData(HIDP_REPORT_TYPE ReportType, _Out_writes_(*DataLength) PHIDP_DATA DataList,
    _Inout_ PULONG DataLength, _In_ PHIDP_PREPARSED_DATA PreparsedData, _Out_writes_bytes_(ReportLength) PCHAR Report,
    ULONG ReportLength);
NTSTATUS WINAPI HidP_GetExtendedAttributes(HIDP_REPORT_TYPE ReportType, USHORT DataIndex,
    _In_ PHIDP_PREPARSED_DATA PreparsedData, _Out_writes_(*LengthAttributes) PHIDP_EXTENDED_ATTRIBUTES Attributes,
    _Inout_ PULONG LengthAttributes);
NTSTATUS WINAPI HidP_GetLinkCollectionNodes(
    _Out_writes_(*LinkCollectionNodesLength) PHIDP_LINK_COLLECTION_NODE LinkCollectionNodes,
    _Inout_ PULONG LinkCollectionNodesLength, _In_ PHIDP_PREPARSED_DATA PreparsedData);
NTSTATUS WINAPI HidP_GetScaledUsageValue(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    USAGE Usage, _Out_ PLONG UsageValue, _In_ PHIDP_PREPARSED_DATA PreparsedData,
    _In_reads_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
NTSTATUS WINAPI HidP_GetSpecificButtonCaps(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    USAGE Usage, _Out_writes_(*ButtonCapsLength) PHIDP_BUTTON_CAPS ButtonCaps, _Inout_ PUSHORT ButtonCapsLength,
    _In_ PHIDP_PREPARSED_DATA PreparsedData);
NTSTATUS WINAPI HidP_GetSpecificValueCaps(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    USAGE Usage, _Out_writes_(*ValueCapsLength) PHIDP_VALUE_CAPS ValueCaps, _Inout_ PUSHORT ValueCapsLength,
    _In_ PHIDP_PREPARSED_DATA PreparsedData);
NTSTATUS WINAPI HidP_GetUsageValue(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection, USAGE Usage,
    _Out_ PULONG UsageValue, _In_ PHIDP_PREPARSED_DATA PreparsedData, _In_reads_bytes_(ReportLength) PCHAR Report,
    ULONG ReportLength);
NTSTATUS WINAPI HidP_GetUsageValueArray(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    USAGE Usage, _Inout_updates_bytes_(UsageValueByteLength) PCHAR UsageValue, USHORT UsageValueByteLength,
    _In_ PHIDP_PREPARSED_DATA PreparsedData, _In_reads_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
NTSTATUS WINAPI HidP_GetUsages(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    _Out_writes_(*UsageLength) PUSAGE UsageList, _Inout_ PULONG UsageLength, _In_ PHIDP_PREPARSED_DATA PreparsedData,
    _Out_writes_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
NTSTATUS WINAPI HidP_GetUsagesEx(HIDP_REPORT_TYPE ReportType, USHORT LinkCollection,
    _Inout_updates_(*UsageLength) PUSAGE_AND_PAGE ButtonList, _Inout_ ULONG *UsageLength,
    _In_ PHIDP_PREPARSED_DATA PreparsedData, _In_reads_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
NTSTATUS WINAPI HidP_GetValueCaps(HIDP_REPORT_TYPE ReportType,
    _Out_writes_(*ValueCapsLength) PHIDP_VALUE_CAPS ValueCaps, _Inout_ PUSHORT ValueCapsLength,
    _In_ PHIDP_PREPARSED_DATA PreparsedData);
NTSTATUS WINAPI HidP_InitializeReportForID(HIDP_REPORT_TYPE ReportType, UCHAR ReportID,
    _In_ PHIDP_PREPARSED_DATA PreparsedData, _Out_writes_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
ULONG WINAPI HidP_MaxDataListLength(HIDP_REPORT_TYPE ReportType, _In_ PHIDP_PREPARSED_DATA PreparsedData);
ULONG WINAPI HidP_MaxUsageListLength(HIDP_REPORT_TYPE ReportType, USAGE UsagePage,
    _In_ PHIDP_PREPARSED_DATA PreparsedData);
NTSTATUS WINAPI HidP_SetData(HIDP_REPORT_TYPE ReportType, _Inout_updates_(*DataLength) PHIDP_DATA DataList,
    _Inout_ PULONG DataLength, _In_ PHIDP_PREPARSED_DATA PreparsedData, _In_reads_bytes_(ReportLength) PCHAR Report,
    ULONG ReportLength);
NTSTATUS WINAPI HidP_SetScaledUsageValue(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    USAGE Usage, LONG UsageValue, _In_ PHIDP_PREPARSED_DATA PreparsedData,
    _Inout_updates_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
NTSTATUS WINAPI HidP_SetUsageValue(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection, USAGE Usage,
    ULONG UsageValue, _In_ PHIDP_PREPARSED_DATA PreparsedData, _Inout_updates_bytes_(ReportLength) PCHAR Report,
    ULONG ReportLength);
NTSTATUS WINAPI HidP_SetUsageValueArray(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    USAGE Usage, _In_reads_bytes_(UsageValueByteLength) PCHAR UsageValue, USHORT UsageValueByteLength,
    _In_ PHIDP_PREPARSED_DATA PreparsedData, _Inout_updates_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
NTSTATUS WINAPI HidP_SetUsages(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    _Inout_updates_(*UsageLength) PUSAGE UsageList, _Inout_ PULONG UsageLength, _In_ PHIDP_PREPARSED_DATA PreparsedData,
    _In_reads_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
NTSTATUS WINAPI HidP_TranslateUsagesToI8042ScanCodes(_In_reads_(UsageListLength) PUSAGE ChangedUsageList,
    ULONG UsageListLength, HIDP_KEYBOARD_DIRECTION KeyAction, _Inout_ PHIDP_KEYBOARD_MODIFIER_STATE ModifierState,
    PHIDP_INSERT_SCANCODES InsertCodesProcedure, _In_opt_ PVOID InsertCodesContext);
NTSTATUS WINAPI HidP_UnsetUsages(HIDP_REPORT_TYPE ReportType, USAGE UsagePage, USHORT LinkCollection,
    _Inout_updates_(*UsageLength) PUSAGE UsageList, _Inout_ PULONG UsageLength, _In_ PHIDP_PREPARSED_DATA PreparsedData,
    _In_reads_bytes_(ReportLength) PCHAR Report, ULONG ReportLength);
NTSTATUS WINAPI HidP_UsageListDifference(_In_reads_(UsageListLength) PUSAGE PreviousUsageList,
    _In_reads_(UsageListLength) PUSAGE CurrentUsageList, _Out_writes_(UsageListLength) PUSAGE BreakUsageList,
    _Out_writes_(UsageListLength) PUSAGE MakeUsageList, ULONG UsageListLength);
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
    _Names_(SHUTDOWN_FLAGS) DWORD dwShutdownFlags, _Names_(SHUTDOWN_REASON) DWORD dwReason) _Fails_(nonzero, win32);
BOOL WINAPI InitiateSystemShutdownExW(_In_opt_ LPWSTR lpMachineName, _In_opt_ LPWSTR lpMessage, DWORD dwTimeout,
    BOOL bForceAppsClosed, BOOL bRebootAfterShutdown, _Names_(SHUTDOWN_REASON) DWORD dwReason);
BOOL WINAPI InitiateSystemShutdownW(_In_opt_ LPWSTR lpMachineName, _In_opt_ LPWSTR lpMessage, DWORD dwTimeout,
    BOOL bForceAppsClosed, BOOL bRebootAfterShutdown);
DWORD WINAPI InstallApplication(_In_ PINSTALLDATA pInstallInfo) _Fails_(nonzero, win32);
void WINAPI InstallHinfSectionW(HWND Window, HINSTANCE ModuleHandle, _In_ PCWSTR CommandLine, INT ShowCommand);
BOOLEAN WINAPI IsAdminOverrideActive(_In_ PADMINISTRATOR_POWER_POLICY papp) _Fails_(never);
BOOL WINAPI IsBadHugeReadPtr(_In_opt_ const void *lp, UINT_PTR ucb) _Fails_(never);
BOOL WINAPI IsBadHugeWritePtr(_In_opt_ LPVOID lp, UINT_PTR ucb) _Fails_(never);
BOOL WINAPI IsDBCSLeadByte(BYTE TestChar) _Fails_(never);
BOOL WINAPI IsDBCSLeadByteEx(_Names_(CODE_PAGE) UINT CodePage, BYTE TestChar) _Fails_(never);
BOOL WINAPI IsNLSDefinedString(NLS_FUNCTION Function, _Show_(hex) DWORD dwFlags,
    _In_ LPNLSVERSIONINFO lpVersionInformation, _In_reads_(cchStr) LPCWSTR lpString, INT cchStr) _Fails_(never);
BOOL WINAPI IsNativeVhdBoot(_Out_ PBOOL NativeVhdBoot) _Fails_(never);
BOOL WINAPI IsNormalizedString(NORM_FORM NormForm, _In_reads_(cwLength) LPCWSTR lpString, int cwLength) _Fails_(never);
BOOLEAN WINAPI IsPwrHibernateAllowed(void) _Fails_(never);
BOOLEAN WINAPI IsPwrShutdownAllowed(void) _Fails_(never);
BOOLEAN WINAPI IsPwrSuspendAllowed(void) _Fails_(never);
BOOL WINAPI IsSystemResumeAutomatic(void) _Fails_(never);
BOOL WINAPI IsTextUnicode(_In_reads_bytes_(iSize) const void *lpv, int iSize,
    _Inout_opt_ _Names_(IS_TEXT_UNICODE_RESULT) LPINT lpiResult) _Fails_(never);
BOOL WINAPI IsTokenUntrusted(HANDLE TokenHandle) _Fails_(never);
BOOL WINAPI IsValidCodePage(_Names_(CODE_PAGE) UINT CodePage) _Fails_(never);
BOOL WINAPI IsValidDevmodeW(_In_opt_ PDEVMODEW pDevmode, size_t DevmodeSize) _Fails_(never);
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
LCID WINAPI LocaleNameToLCID(_In_ LPCWSTR lpName, _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
DWORD WINAPI MergeVirtualDisk(HANDLE VirtualDiskHandle, MERGE_VIRTUAL_DISK_FLAG Flags,
    _In_ PMERGE_VIRTUAL_DISK_PARAMETERS Parameters, _In_opt_ LPOVERLAPPED Overlapped);
DWORD WINAPI MirrorVirtualDisk(HANDLE VirtualDiskHandle, MIRROR_VIRTUAL_DISK_FLAG Flags,
    _In_ PMIRROR_VIRTUAL_DISK_PARAMETERS Parameters, _In_ LPOVERLAPPED Overlapped);
DWORD WINAPI ModifyVhdSet(HANDLE VirtualDiskHandle, _In_ const PMODIFY_VHDSET_PARAMETERS Parameters,
    MODIFY_VHDSET_FLAG Flags);
UINT WINAPI MsiAdvertiseProductExW(_In_ LPCWSTR szPackagePath, _In_opt_ LPCWSTR szScriptfilePath,
    _In_opt_ LPCWSTR szTransforms, LANGID lgidLanguage, DWORD dwPlatform, _Show_(hex) DWORD dwOptions);
UINT WINAPI MsiAdvertiseProductW(_In_ LPCWSTR szPackagePath, _In_opt_ LPCWSTR szScriptfilePath,
    _In_opt_ LPCWSTR szTransforms, LANGID lgidLanguage);
UINT WINAPI MsiAdvertiseScriptW(_In_ LPCWSTR szScriptFile, _Show_(hex) DWORD dwFlags, _In_opt_ PHKEY phRegData,
    BOOL fRemoveItems);
UINT WINAPI MsiApplyMultiplePatchesW(_In_ LPCWSTR szPatchPackages, _In_opt_ LPCWSTR szProductCode,
    _In_opt_ LPCWSTR szPropertiesList);
UINT WINAPI MsiApplyPatchW(_In_ LPCWSTR szPatchPackage, _In_opt_ LPCWSTR szInstallPackage, INSTALLTYPE eInstallType,
    _In_opt_ LPCWSTR szCommandLine);
UINT WINAPI MsiBeginTransactionW(_In_ LPCWSTR szName, _Show_(hex) DWORD dwTransactionAttributes,
    _Out_ MSIHANDLE *phTransactionHandle, _Out_ _Opens_ HANDLE *phChangeOfOwnerEvent);
UINT WINAPI MsiCloseHandle(MSIHANDLE hAny);
UINT WINAPI MsiCollectUserInfoW(_In_ LPCWSTR szProduct);
UINT WINAPI MsiConfigureFeatureW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szFeature, INSTALLSTATE eInstallState);
UINT WINAPI MsiConfigureProductExW(_In_ LPCWSTR szProduct, _Names_(INSTALLLEVEL) int iInstallLevel,
    INSTALLSTATE eInstallState, _In_opt_ LPCWSTR szCommandLine);
UINT WINAPI MsiConfigureProductW(_In_ LPCWSTR szProduct, _Names_(INSTALLLEVEL) int iInstallLevel,
    INSTALLSTATE eInstallState);
MSIHANDLE WINAPI MsiCreateRecord(UINT cParams);
UINT WINAPI MsiCreateTransformSummaryInfoW(MSIHANDLE hDatabase, MSIHANDLE hDatabaseReference,
    _In_ LPCWSTR szTransformFile, _Names_(MSITRANSFORM_ERROR) int iErrorConditions,
    _Names_(MSITRANSFORM_VALIDATE) int iValidation);
UINT WINAPI MsiDatabaseApplyTransformW(MSIHANDLE hDatabase, _In_ LPCWSTR szTransformFile,
    _Names_(MSITRANSFORM_ERROR) int iErrorConditions);
UINT WINAPI MsiDatabaseCommit(MSIHANDLE hDatabase);
UINT WINAPI MsiDatabaseExportW(MSIHANDLE hDatabase, _In_ LPCWSTR szTableName, _In_ LPCWSTR szFolderPath,
    _In_ LPCWSTR szFileName);
UINT WINAPI MsiDatabaseGenerateTransformW(MSIHANDLE hDatabase, MSIHANDLE hDatabaseReference,
    _In_ LPCWSTR szTransformFile, int iReserved1, int iReserved2);
UINT WINAPI MsiDatabaseGetPrimaryKeysW(MSIHANDLE hDatabase, _In_ LPCWSTR szTableName, _Inout_ MSIHANDLE *phRecord);
UINT WINAPI MsiDatabaseImportW(MSIHANDLE hDatabase, _In_ LPCWSTR szFolderPath, _In_ LPCWSTR szFileName);
MSICONDITION WINAPI MsiDatabaseIsTablePersistentW(MSIHANDLE hDatabase, _In_ LPCWSTR szTableName);
UINT WINAPI MsiDatabaseMergeW(MSIHANDLE hDatabase, MSIHANDLE hDatabaseMerge, _In_ LPCWSTR szTableName);
UINT WINAPI MsiDatabaseOpenViewW(MSIHANDLE hDatabase, _In_ LPCWSTR szQuery, _Inout_ MSIHANDLE *phView);
UINT WINAPI MsiDetermineApplicablePatchesW(_In_ LPCWSTR szProductPackagePath, DWORD cPatchInfo,
    _Inout_updates_(cPatchInfo) PMSIPATCHSEQUENCEINFOW pPatchInfo);
UINT WINAPI MsiDeterminePatchSequenceW(_In_ LPCWSTR szProductCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, DWORD cPatchInfo, _Inout_updates_(cPatchInfo) PMSIPATCHSEQUENCEINFOW pPatchInfo);
UINT WINAPI MsiDoActionW(MSIHANDLE hInstall, _In_ LPCWSTR szAction);
UINT WINAPI MsiEnableLogW(_Names_(INSTALLOGMODE) DWORD dwLogMode, _In_opt_ LPCWSTR szLogFile,
    _Show_(hex) DWORD dwLogAttributes);
UINT WINAPI MsiEnableUIPreview(MSIHANDLE hDatabase, _Inout_ MSIHANDLE *phPreview);
UINT WINAPI MsiEndTransaction(_Names_(MSITRANSACTIONSTATE) DWORD dwTransactionState);
UINT WINAPI MsiEnumClientsW(_In_ LPCWSTR szComponent, DWORD iProductIndex, _Out_ LPWSTR lpProductBuf);
UINT WINAPI MsiEnumComponentCostsW(MSIHANDLE hInstall, _In_ LPCWSTR szComponent, DWORD dwIndex, INSTALLSTATE iState,
    _Out_writes_(*pcchDriveBuf) LPWSTR szDriveBuf, _Inout_ DWORD *pcchDriveBuf, _Out_ INT *piCost,
    _Out_ INT *piTempCost);
UINT WINAPI MsiEnumComponentQualifiersW(_In_ LPCWSTR szComponent, DWORD iIndex,
    _Out_writes_(*pcchQualifierBuf) LPWSTR lpQualifierBuf, _Inout_ DWORD *pcchQualifierBuf,
    _Out_writes_opt_(*pcchApplicationDataBuf) LPWSTR lpApplicationDataBuf, _Inout_opt_ DWORD *pcchApplicationDataBuf);
UINT WINAPI MsiEnumComponentsW(DWORD iComponentIndex, _Out_ LPWSTR lpComponentBuf);
UINT WINAPI MsiEnumFeaturesW(_In_ LPCWSTR szProduct, DWORD iFeatureIndex, _Out_ LPWSTR lpFeatureBuf,
    _Out_opt_ LPWSTR lpParentBuf);
UINT WINAPI MsiEnumPatchesExW(_In_opt_ LPCWSTR szProductCode, _In_opt_ LPCWSTR szUserSid, DWORD dwContext,
    DWORD dwFilter, DWORD dwIndex, _Out_opt_ WCHAR szPatchCode[39], _Out_opt_ WCHAR szTargetProductCode[39],
    _Out_opt_ MSIINSTALLCONTEXT *pdwTargetProductContext, _Out_writes_opt_(*pcchTargetUserSid) LPWSTR szTargetUserSid,
    _Inout_opt_ LPDWORD pcchTargetUserSid);
UINT WINAPI MsiEnumPatchesW(_In_ LPCWSTR szProduct, DWORD iPatchIndex, _Out_ LPWSTR lpPatchBuf,
    _Out_writes_(*pcchTransformsBuf) LPWSTR lpTransformsBuf, _Inout_ DWORD *pcchTransformsBuf);
UINT WINAPI MsiEnumProductsExW(_In_opt_ LPCWSTR szProductCode, _In_opt_ LPCWSTR szUserSid, DWORD dwContext,
    DWORD dwIndex, _Out_opt_ WCHAR szInstalledProductCode[39], _Out_opt_ MSIINSTALLCONTEXT *pdwInstalledContext,
    _Out_writes_opt_(*pcchSid) LPWSTR szSid, _Inout_opt_ LPDWORD pcchSid);
UINT WINAPI MsiEnumProductsW(DWORD iProductIndex, _Out_ LPWSTR lpProductBuf);
UINT WINAPI MsiEnumRelatedProductsW(_In_ LPCWSTR lpUpgradeCode, _Reserved_ DWORD dwReserved, DWORD iProductIndex,
    _Out_ LPWSTR lpProductBuf);
MSICONDITION WINAPI MsiEvaluateConditionW(MSIHANDLE hInstall, _In_ LPCWSTR szCondition);
UINT WINAPI MsiExtractPatchXMLDataW(_In_ LPCWSTR szPatchPath, _Reserved_ DWORD dwReserved,
    _Out_writes_opt_(*pcchXMLData) LPWSTR szXMLData, _Inout_opt_ DWORD *pcchXMLData);
UINT WINAPI MsiFormatRecordW(MSIHANDLE hInstall, MSIHANDLE hRecord, _Out_writes_opt_(*pcchResultBuf) LPWSTR szResultBuf,
    _Inout_opt_ DWORD *pcchResultBuf);
MSIHANDLE WINAPI MsiGetActiveDatabase(MSIHANDLE hInstall);
INSTALLSTATE WINAPI MsiGetComponentPathW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szComponent,
    _Out_writes_opt_(*pcchBuf) LPWSTR lpPathBuf, _Inout_opt_ DWORD *pcchBuf);
UINT WINAPI MsiGetComponentStateW(MSIHANDLE hInstall, _In_ LPCWSTR szComponent, _Inout_ INSTALLSTATE *piInstalled,
    _Inout_ INSTALLSTATE *piAction);
MSIDBSTATE WINAPI MsiGetDatabaseState(MSIHANDLE hDatabase);
UINT WINAPI MsiGetFeatureCostW(MSIHANDLE hInstall, _In_ LPCWSTR szFeature, MSICOSTTREE iCostTree, INSTALLSTATE iState,
    _Inout_ INT *piCost);
UINT WINAPI MsiGetFeatureInfoW(MSIHANDLE hProduct, _In_ LPCWSTR szFeature, _Out_opt_ DWORD *lpAttributes,
    _Out_writes_opt_(*pcchTitleBuf) LPWSTR lpTitleBuf, _Inout_opt_ DWORD *pcchTitleBuf,
    _Out_writes_opt_(*pcchHelpBuf) LPWSTR lpHelpBuf, _Inout_opt_ DWORD *pcchHelpBuf);
UINT WINAPI MsiGetFeatureStateW(MSIHANDLE hInstall, _In_ LPCWSTR szFeature, _Inout_ INSTALLSTATE *piInstalled,
    _Inout_ INSTALLSTATE *piAction);
UINT WINAPI MsiGetFeatureUsageW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szFeature, _Out_opt_ DWORD *pdwUseCount,
    _Out_opt_ WORD *pwDateUsed);
UINT WINAPI MsiGetFeatureValidStatesW(MSIHANDLE hInstall, _In_ LPCWSTR szFeature, _Inout_ DWORD *lpInstallStates);
UINT WINAPI MsiGetFileHashW(_In_ LPCWSTR szFilePath, _Show_(hex) DWORD dwOptions, _Inout_ PMSIFILEHASHINFO pHash);
HRESULT WINAPI MsiGetFileSignatureInformationW(_In_ LPCWSTR szSignedObjectPath, _Show_(hex) DWORD dwFlags,
    _Out_ PCCERT_CONTEXT *ppcCertContext, _Out_writes_bytes_opt_(*pcbHashData) BYTE *pbHashData,
    _Inout_opt_ DWORD *pcbHashData);
UINT WINAPI MsiGetFileVersionW(_In_ LPCWSTR szFilePath, _Out_writes_opt_(*pcchVersionBuf) LPWSTR lpVersionBuf,
    _Inout_opt_ DWORD *pcchVersionBuf, _Out_writes_opt_(*pcchLangBuf) LPWSTR lpLangBuf, _Inout_opt_ DWORD *pcchLangBuf);
LANGID WINAPI MsiGetLanguage(MSIHANDLE hInstall) _Fails_(never);
BOOL WINAPI MsiGetMode(MSIHANDLE hInstall, MSIRUNMODE eRunMode) _Fails_(zero);
UINT WINAPI MsiGetPatchFileListW(_In_ LPCWSTR szProductCode, _In_ LPCWSTR szPatchPackages, _Out_ LPDWORD pcFiles,
    _Out_opt_ MSIHANDLE **pphFileRecords);
UINT WINAPI MsiGetPatchInfoExW(_In_ LPCWSTR szPatchCode, _In_ LPCWSTR szProductCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _In_ LPCWSTR szProperty, _Out_writes_opt_(*pcchValue) LPWSTR lpValue,
    _Inout_opt_ DWORD *pcchValue);
UINT WINAPI MsiGetPatchInfoW(_In_ LPCWSTR szPatch, _In_ LPCWSTR szAttribute,
    _Out_writes_opt_(*pcchValueBuf) LPWSTR lpValueBuf, _Inout_opt_ DWORD *pcchValueBuf);
UINT WINAPI MsiGetProductCodeW(_In_ LPCWSTR szComponent, _Out_ LPWSTR lpBuf39);
UINT WINAPI MsiGetProductInfoExW(_In_ LPCWSTR szProductCode, _In_opt_ LPCWSTR szUserSid, MSIINSTALLCONTEXT dwContext,
    _In_ LPCWSTR szProperty, _Out_writes_opt_(*pcchValue) LPWSTR szValue, _Inout_opt_ LPDWORD pcchValue);
UINT WINAPI MsiGetProductInfoFromScriptW(_In_ LPCWSTR szScriptFile, _Out_opt_ LPWSTR lpProductBuf39,
    _Out_opt_ LANGID *plgidLanguage, _Out_opt_ DWORD *pdwVersion, _Out_writes_opt_(*pcchNameBuf) LPWSTR lpNameBuf,
    _Inout_opt_ DWORD *pcchNameBuf, _Out_writes_opt_(*pcchPackageBuf) LPWSTR lpPackageBuf,
    _Inout_opt_ DWORD *pcchPackageBuf);
UINT WINAPI MsiGetProductInfoW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szAttribute,
    _Out_writes_opt_(*pcchValueBuf) LPWSTR lpValueBuf, _Inout_opt_ DWORD *pcchValueBuf);
UINT WINAPI MsiGetProductPropertyW(MSIHANDLE hProduct, _In_ LPCWSTR szProperty,
    _Out_writes_opt_(*pcchValueBuf) LPWSTR lpValueBuf, _Inout_opt_ DWORD *pcchValueBuf);
UINT WINAPI MsiGetPropertyW(MSIHANDLE hInstall, _In_ LPCWSTR szName, _Out_writes_opt_(*pcchValueBuf) LPWSTR szValueBuf,
    _Inout_opt_ DWORD *pcchValueBuf);
UINT WINAPI MsiGetShortcutTargetW(_In_ LPCWSTR szShortcutPath, _Out_opt_ LPWSTR szProductCode,
    _Out_opt_ LPWSTR szFeatureId, _Out_opt_ LPWSTR szComponentCode);
UINT WINAPI MsiGetSourcePathW(MSIHANDLE hInstall, _In_ LPCWSTR szFolder,
    _Out_writes_opt_(*pcchPathBuf) LPWSTR szPathBuf, _Inout_opt_ DWORD *pcchPathBuf);
UINT WINAPI MsiGetSummaryInformationW(MSIHANDLE hDatabase, _In_ LPCWSTR szDatabasePath, UINT uiUpdateCount,
    _Inout_ MSIHANDLE *phSummaryInfo);
UINT WINAPI MsiGetTargetPathW(MSIHANDLE hInstall, _In_ LPCWSTR szFolder,
    _Out_writes_opt_(*pcchPathBuf) LPWSTR szPathBuf, _Inout_opt_ DWORD *pcchPathBuf);
USERINFOSTATE WINAPI MsiGetUserInfoW(_In_ LPCWSTR szProduct, _Out_writes_opt_(*pcchUserNameBuf) LPWSTR lpUserNameBuf,
    _Inout_opt_ DWORD *pcchUserNameBuf, _Out_writes_opt_(*pcchOrgNameBuf) LPWSTR lpOrgNameBuf,
    _Inout_opt_ DWORD *pcchOrgNameBuf, _Out_writes_opt_(*pcchSerialBuf) LPWSTR lpSerialBuf,
    _Inout_opt_ DWORD *pcchSerialBuf);
UINT WINAPI MsiInstallMissingComponentW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szComponent, INSTALLSTATE eInstallState);
UINT WINAPI MsiInstallMissingFileW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szFile);
UINT WINAPI MsiInstallProductW(_In_ LPCWSTR szPackagePath, _In_opt_ LPCWSTR szCommandLine);
UINT WINAPI MsiIsProductElevatedW(_In_ LPCWSTR szProduct, _Out_ BOOL *pfElevated);
UINT WINAPI MsiJoinTransaction(MSIHANDLE hTransactionHandle, _Show_(hex) DWORD dwTransactionAttributes,
    _Out_ _Opens_ HANDLE *phChangeOfOwnerEvent);
INSTALLSTATE WINAPI MsiLocateComponentW(_In_ LPCWSTR szComponent, _Out_writes_opt_(*pcchBuf) LPWSTR lpPathBuf,
    _Inout_opt_ DWORD *pcchBuf);
UINT WINAPI MsiNotifySidChangeW(_In_ LPCWSTR pOldSid, _In_ LPCWSTR pNewSid);
UINT WINAPI MsiOpenDatabaseW(_In_ LPCWSTR szDatabasePath, _In_ LPCWSTR szPersist, _Inout_ MSIHANDLE *phDatabase);
UINT WINAPI MsiOpenPackageExW(_In_ LPCWSTR szPackagePath, _Show_(hex) DWORD dwOptions, _Out_ MSIHANDLE *hProduct);
UINT WINAPI MsiOpenPackageW(_In_ LPCWSTR szPackagePath, _Out_ MSIHANDLE *hProduct);
UINT WINAPI MsiOpenProductW(_In_ LPCWSTR szProduct, _Out_ MSIHANDLE *hProduct);
UINT WINAPI MsiPreviewBillboardW(MSIHANDLE hPreview, _In_ LPCWSTR szControlName, _In_ LPCWSTR szBillboard);
UINT WINAPI MsiPreviewDialogW(MSIHANDLE hPreview, _In_ LPCWSTR szDialogName);
UINT WINAPI MsiProcessAdvertiseScriptW(_In_ LPCWSTR szScriptFile, _In_opt_ LPCWSTR szIconFolder,
    _In_opt_ _Names_(HKEY_ROOTS) HKEY hRegData, BOOL fShortcuts, BOOL fRemoveItems);
int WINAPI MsiProcessMessage(MSIHANDLE hInstall, INSTALLMESSAGE eMessageType, MSIHANDLE hRecord);
UINT WINAPI MsiProvideAssemblyW(_In_ LPCWSTR szAssemblyName, _In_opt_ LPCWSTR szAppContext,
    _Names_(INSTALLMODE) DWORD dwInstallMode, _Names_(MSIASSEMBLYINFO) DWORD dwAssemblyInfo,
    _Out_writes_opt_(*pcchPathBuf) LPWSTR lpPathBuf, _Inout_opt_ DWORD *pcchPathBuf);
UINT WINAPI MsiProvideComponentW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szFeature, _In_ LPCWSTR szComponent,
    _Names_(INSTALLMODE) DWORD dwInstallMode, _Out_writes_opt_(*pcchPathBuf) LPWSTR lpPathBuf,
    _Inout_opt_ DWORD *pcchPathBuf);
UINT WINAPI MsiProvideQualifiedComponentExW(_In_ LPCWSTR szCategory, _In_ LPCWSTR szQualifier,
    _Names_(INSTALLMODE) DWORD dwInstallMode, _In_opt_ LPCWSTR szProduct, _Reserved_ DWORD dwUnused1,
    _Reserved_ DWORD dwUnused2, _Out_writes_opt_(*pcchPathBuf) LPWSTR lpPathBuf, _Inout_opt_ DWORD *pcchPathBuf);
UINT WINAPI MsiProvideQualifiedComponentW(_In_ LPCWSTR szCategory, _In_ LPCWSTR szQualifier,
    _Names_(INSTALLMODE) DWORD dwInstallMode, _Out_writes_opt_(*pcchPathBuf) LPWSTR lpPathBuf,
    _Inout_opt_ DWORD *pcchPathBuf);
UINT WINAPI MsiQueryComponentStateW(_In_ LPCWSTR szProductCode, _In_opt_ LPCWSTR szUserSid, MSIINSTALLCONTEXT dwContext,
    _In_ LPCWSTR szComponentCode, _Out_opt_ INSTALLSTATE *pdwState);
UINT WINAPI MsiQueryFeatureStateExW(_In_ LPCWSTR szProductCode, _In_opt_ LPCWSTR szUserSid, MSIINSTALLCONTEXT dwContext,
    _In_ LPCWSTR szFeature, _Out_opt_ INSTALLSTATE *pdwState);
INSTALLSTATE WINAPI MsiQueryFeatureStateW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szFeature);
INSTALLSTATE WINAPI MsiQueryProductStateW(_In_ LPCWSTR szProduct);
UINT WINAPI MsiRecordClearData(MSIHANDLE hRecord);
UINT WINAPI MsiRecordDataSize(MSIHANDLE hRecord, UINT iField);
UINT WINAPI MsiRecordGetFieldCount(MSIHANDLE hRecord);
int WINAPI MsiRecordGetInteger(MSIHANDLE hRecord, UINT iField);
UINT WINAPI MsiRecordGetStringW(MSIHANDLE hRecord, UINT iField, _Out_writes_opt_(*pcchValueBuf) LPWSTR szValueBuf,
    _Inout_opt_ DWORD *pcchValueBuf);
BOOL WINAPI MsiRecordIsNull(MSIHANDLE hRecord, UINT iField) _Fails_(never);
UINT WINAPI MsiRecordReadStream(MSIHANDLE hRecord, UINT iField, _Out_writes_bytes_opt_(*pcbDataBuf) char *szDataBuf,
    _Inout_ DWORD *pcbDataBuf);
UINT WINAPI MsiRecordSetInteger(MSIHANDLE hRecord, UINT iField, int iValue);
UINT WINAPI MsiRecordSetStreamW(MSIHANDLE hRecord, UINT iField, _In_ LPCWSTR szFilePath);
UINT WINAPI MsiRecordSetStringW(MSIHANDLE hRecord, UINT iField, _In_ LPCWSTR szValue);
UINT WINAPI MsiReinstallFeatureW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szFeature,
    _Names_(REINSTALLMODE) DWORD dwReinstallMode);
UINT WINAPI MsiReinstallProductW(_In_ LPCWSTR szProduct, _Names_(REINSTALLMODE) DWORD szReinstallMode);
UINT WINAPI MsiRemovePatchesW(_In_ LPCWSTR szPatchList, _In_ LPCWSTR szProductCode, INSTALLTYPE eUninstallType,
    _In_opt_ LPCWSTR szPropertyList);
UINT WINAPI MsiSequenceW(MSIHANDLE hInstall, _In_ LPCWSTR szTable, INT iSequenceMode);
UINT WINAPI MsiSetComponentStateW(MSIHANDLE hInstall, _In_ LPCWSTR szComponent, INSTALLSTATE iState);
UINT WINAPI MsiSetExternalUIRecord(_In_opt_ INSTALLUI_HANDLER_RECORD puiHandler, DWORD dwMessageFilter,
    _In_opt_ LPVOID pvContext, _In_opt_ PINSTALLUI_HANDLER_RECORD ppuiPrevHandler);
INSTALLUI_HANDLERW WINAPI MsiSetExternalUIW(_In_opt_ INSTALLUI_HANDLERW puiHandler, DWORD dwMessageFilter,
    _In_opt_ LPVOID pvContext);
UINT WINAPI MsiSetFeatureAttributesW(MSIHANDLE hInstall, _In_ LPCWSTR szFeature, _Show_(hex) DWORD dwAttributes);
UINT WINAPI MsiSetFeatureStateW(MSIHANDLE hInstall, _In_ LPCWSTR szFeature, INSTALLSTATE iState);
UINT WINAPI MsiSetInstallLevel(MSIHANDLE hInstall, int iInstallLevel);
INSTALLUILEVEL WINAPI MsiSetInternalUI(INSTALLUILEVEL dwUILevel, _Inout_opt_ HWND *phWnd);
UINT WINAPI MsiSetMode(MSIHANDLE hInstall, MSIRUNMODE eRunMode, BOOL fState);
UINT WINAPI MsiSetPropertyW(MSIHANDLE hInstall, _In_ LPCWSTR szName, _In_ LPCWSTR szValue);
UINT WINAPI MsiSetTargetPathW(MSIHANDLE hInstall, _In_ LPCWSTR szFolder, _In_ LPCWSTR szFolderPath);
UINT WINAPI MsiSourceListAddMediaDiskW(_In_ LPCWSTR szProductCodeOrPatchCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _Show_(hex) DWORD dwOptions, DWORD dwDiskId, _In_opt_ LPCWSTR szVolumeLabel,
    _In_opt_ LPCWSTR szDiskPrompt);
UINT WINAPI MsiSourceListAddSourceExW(_In_ LPCWSTR szProductCodeOrPatchCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _Show_(hex) DWORD dwOptions, _In_ LPCWSTR szSource, DWORD dwIndex);
UINT WINAPI MsiSourceListAddSourceW(_In_ LPCWSTR szProduct, _In_opt_ LPCWSTR szUserName, _Reserved_ DWORD dwReserved,
    _In_ LPCWSTR szSource);
UINT WINAPI MsiSourceListClearAllExW(_In_ LPCWSTR szProductCodeOrPatchCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _Show_(hex) DWORD dwOptions);
UINT WINAPI MsiSourceListClearAllW(_In_ LPCWSTR szProduct, _In_opt_ LPCWSTR szUserName, _Reserved_ DWORD dwReserved);
UINT WINAPI MsiSourceListClearMediaDiskW(_In_ LPCWSTR szProductCodeOrPatchCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _Show_(hex) DWORD dwOptions, DWORD dwDiskId);
UINT WINAPI MsiSourceListClearSourceW(_In_ LPCWSTR szProductCodeOrPatchCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _Show_(hex) DWORD dwOptions, _In_ LPCWSTR szSource);
UINT WINAPI MsiSourceListEnumMediaDisksW(_In_ LPCWSTR szProductCodeOrPatchCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _Show_(hex) DWORD dwOptions, DWORD dwIndex, _Out_opt_ LPDWORD pdwDiskId,
    _Out_writes_opt_(*pcchVolumeLabel) LPWSTR szVolumeLabel, _Inout_opt_ LPDWORD pcchVolumeLabel,
    _Out_writes_opt_(*pcchDiskPrompt) LPWSTR szDiskPrompt, _Inout_opt_ LPDWORD pcchDiskPrompt);
UINT WINAPI MsiSourceListEnumSourcesW(_In_ LPCWSTR szProductCodeOrPatchCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _Show_(hex) DWORD dwOptions, DWORD dwIndex,
    _Out_writes_opt_(*pcchSource) LPWSTR szSource, _Inout_opt_ LPDWORD pcchSource);
UINT WINAPI MsiSourceListForceResolutionExW(_In_ LPCWSTR szProductCodeOrPatchCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _Show_(hex) DWORD dwOptions);
UINT WINAPI MsiSourceListForceResolutionW(_In_ LPCWSTR szProduct, _In_opt_ LPCWSTR szUserName,
    _Reserved_ DWORD dwReserved);
UINT WINAPI MsiSourceListGetInfoW(_In_ LPCWSTR szProductCodeOrPatchCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _Show_(hex) DWORD dwOptions, _In_ LPCWSTR szProperty,
    _Out_writes_opt_(*pcchValue) LPWSTR szValue, _Inout_opt_ LPDWORD pcchValue);
UINT WINAPI MsiSourceListSetInfoW(_In_ LPCWSTR szProductCodeOrPatchCode, _In_opt_ LPCWSTR szUserSid,
    MSIINSTALLCONTEXT dwContext, _Show_(hex) DWORD dwOptions, _In_ LPCWSTR szProperty, _In_ LPCWSTR szValue);
UINT WINAPI MsiSummaryInfoGetPropertyCount(MSIHANDLE hSummaryInfo, _Inout_ UINT *puiPropertyCount);
UINT WINAPI MsiSummaryInfoGetPropertyW(MSIHANDLE hSummaryInfo, UINT uiProperty, _Out_ UINT *puiDataType,
    _Out_ INT *piValue, _Out_opt_ FILETIME *pftValue, _Out_writes_opt_(*pcchValueBuf) LPWSTR szValueBuf,
    _Inout_opt_ DWORD *pcchValueBuf);
UINT WINAPI MsiSummaryInfoPersist(MSIHANDLE hSummaryInfo);
UINT WINAPI MsiSummaryInfoSetPropertyW(MSIHANDLE hSummaryInfo, UINT uiProperty, UINT uiDataType, INT iValue,
    _Inout_ FILETIME *pftValue, _In_ LPCWSTR szValue);
INSTALLSTATE WINAPI MsiUseFeatureExW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szFeature, DWORD dwInstallMode,
    _Reserved_ DWORD dwReserved);
INSTALLSTATE WINAPI MsiUseFeatureW(_In_ LPCWSTR szProduct, _In_ LPCWSTR szFeature);
UINT WINAPI MsiVerifyDiskSpace(MSIHANDLE hInstall);
UINT WINAPI MsiVerifyPackageW(_In_ LPCWSTR szPackagePath);
UINT WINAPI MsiViewClose(MSIHANDLE hView);
UINT WINAPI MsiViewExecute(MSIHANDLE hView, MSIHANDLE hRecord);
UINT WINAPI MsiViewFetch(MSIHANDLE hView, _Inout_ MSIHANDLE *phRecord);
UINT WINAPI MsiViewGetColumnInfo(MSIHANDLE hView, MSICOLINFO eColumnInfo, _Inout_ MSIHANDLE *phRecord);
MSIDBERROR WINAPI MsiViewGetErrorW(MSIHANDLE hView, _Out_writes_opt_(*pcchBuf) LPWSTR szColumnNameBuffer,
    _Inout_opt_ DWORD *pcchBuf);
UINT WINAPI MsiViewModify(MSIHANDLE hView, MSIMODIFY eModifyMode, MSIHANDLE hRecord);
int WINAPI MulDiv(int nNumber, int nNumerator, int nDenominator);
int WINAPI MultiByteToWideChar(_Names_(CODE_PAGE) UINT CodePage, _Names_(MULTI_BYTE_TO_WIDE_CHAR_FLAGS) DWORD dwFlags,
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
BOOL WINAPI OpenPrinter2W(_In_opt_ LPCWSTR pPrinterName, _Out_ _Opens_ LPHANDLE phPrinter,
    _In_opt_ LPPRINTER_DEFAULTS pDefault, _In_opt_ PPRINTER_OPTIONS pOptions);
BOOL WINAPI OpenPrinterW(_In_opt_ LPWSTR pPrinterName, _Out_ _Opens_ LPHANDLE phPrinter,
    _In_opt_ LPPRINTER_DEFAULTSW pDefault);
TRACEHANDLE WINAPI OpenTraceW(_Inout_ PEVENT_TRACE_LOGFILEW Logfile) _Fails_(minus_one, last_error);
DWORD WINAPI OpenVirtualDisk(_In_ PVIRTUAL_STORAGE_TYPE VirtualStorageType, _In_ PCWSTR Path,
    VIRTUAL_DISK_ACCESS_MASK VirtualDiskAccessMask, OPEN_VIRTUAL_DISK_FLAG Flags,
    _In_opt_ POPEN_VIRTUAL_DISK_PARAMETERS Parameters, _Out_ _Opens_ PHANDLE Handle);
BOOL WINAPI OperationEnd(_In_ OPERATION_END_PARAMETERS *OperationEndParams) _Fails_(zero);
BOOL WINAPI OperationStart(_In_ OPERATION_START_PARAMETERS *OperationStartParams) _Fails_(zero);
BOOL WINAPI PeekConsoleInputW(HANDLE hConsoleInput,
    _Out_writes_to_(nLength, *lpNumberOfEventsRead) PINPUT_RECORD lpBuffer, DWORD nLength,
    _Out_ LPDWORD lpNumberOfEventsRead);
BOOL WINAPI PlaySoundW(_In_opt_ LPCWSTR pszSound, _In_opt_ HMODULE hmod,
    _Names_(SND_FLAGS) DWORD fdwSound) _Fails_(zero, last_error);
DWORD WINAPI PowerCanRestoreIndividualDefaultPowerScheme(_In_ const GUID *SchemeGuid);
BOOL WINAPI PowerClearRequest(HANDLE PowerRequest, POWER_REQUEST_TYPE RequestType);
DWORD WINAPI PowerCreatePossibleSetting(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootSystemPowerKey,
    _In_ const GUID *SubGroupOfPowerSettingsGuid, _In_ const GUID *PowerSettingGuid, ULONG PossibleSettingIndex);
HANDLE WINAPI PowerCreateRequest(_In_ PREASON_CONTEXT Context);
DWORD WINAPI PowerCreateSetting(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootSystemPowerKey,
    _In_ const GUID *SubGroupOfPowerSettingsGuid, _In_ const GUID *PowerSettingGuid);
DWORD WINAPI PowerDeleteScheme(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_ const GUID *SchemeGuid);
POWER_PLATFORM_ROLE WINAPI PowerDeterminePlatformRole(void) _Fails_(zero);
DWORD WINAPI PowerDuplicateScheme(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_ const GUID *SourceSchemeGuid,
    _Inout_ GUID **DestinationSchemeGuid);
DWORD WINAPI PowerEnumerate(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_opt_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, POWER_DATA_ACCESSOR AccessFlags, ULONG Index,
    _Out_writes_bytes_opt_(*BufferSize) UCHAR *Buffer, _Inout_ DWORD *BufferSize);
DWORD WINAPI PowerGetActiveScheme(_In_opt_ _Names_(HKEY_ROOTS) HKEY UserRootPowerKey, _Out_ GUID **ActivePolicyGuid);
DWORD WINAPI PowerImportPowerScheme(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_ LPCWSTR ImportFileNamePath,
    _Inout_ GUID **DestinationSchemeGuid);
DWORD WINAPI PowerReadACDefaultIndex(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_ const GUID *SchemePersonalityGuid, _In_opt_ const GUID *SubGroupOfPowerSettingsGuid,
    _In_ const GUID *PowerSettingGuid, _Out_ LPDWORD AcDefaultIndex);
DWORD WINAPI PowerReadACValue(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_opt_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, _Out_opt_ PULONG Type,
    _Out_writes_bytes_opt_(*BufferSize) LPBYTE Buffer, _Inout_opt_ LPDWORD BufferSize);
DWORD WINAPI PowerReadACValueIndex(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_opt_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _Out_ LPDWORD AcValueIndex);
DWORD WINAPI PowerReadDCDefaultIndex(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_ const GUID *SchemePersonalityGuid, _In_opt_ const GUID *SubGroupOfPowerSettingsGuid,
    _In_ const GUID *PowerSettingGuid, _Out_ LPDWORD DcDefaultIndex);
DWORD WINAPI PowerReadDCValue(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_opt_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, _Out_opt_ PULONG Type,
    _Out_writes_bytes_opt_(*BufferSize) PUCHAR Buffer, _Inout_ LPDWORD BufferSize);
DWORD WINAPI PowerReadDCValueIndex(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_opt_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _Out_ LPDWORD DcValueIndex);
DWORD WINAPI PowerReadDescription(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_opt_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _Out_writes_bytes_opt_(*BufferSize) PUCHAR Buffer, _Inout_ LPDWORD BufferSize);
DWORD WINAPI PowerReadFriendlyName(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_opt_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _Out_writes_bytes_opt_(*BufferSize) PUCHAR Buffer, _Inout_ LPDWORD BufferSize);
DWORD WINAPI PowerReadIconResourceSpecifier(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SchemeGuid, _In_opt_ const GUID *SubGroupOfPowerSettingsGuid,
    _In_opt_ const GUID *PowerSettingGuid, _Out_writes_bytes_opt_(*BufferSize) PUCHAR Buffer,
    _Inout_ LPDWORD BufferSize);
DWORD WINAPI PowerReadPossibleDescription(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, ULONG PossibleSettingIndex,
    _Out_writes_bytes_opt_(*BufferSize) PUCHAR Buffer, _Inout_ LPDWORD BufferSize);
DWORD WINAPI PowerReadPossibleFriendlyName(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, ULONG PossibleSettingIndex,
    _Out_writes_bytes_opt_(*BufferSize) PUCHAR Buffer, _Inout_ LPDWORD BufferSize);
DWORD WINAPI PowerReadPossibleValue(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, _Out_opt_ PULONG Type,
    ULONG PossibleSettingIndex, _Out_writes_bytes_opt_(*BufferSize) PUCHAR Buffer, _Inout_ LPDWORD BufferSize);
DWORD WINAPI PowerReadSettingAttributes(_In_opt_ const GUID *SubGroupGuid, _In_opt_ const GUID *PowerSettingGuid);
DWORD WINAPI PowerReadValueIncrement(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _Out_ LPDWORD ValueIncrement);
DWORD WINAPI PowerReadValueMax(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _Out_ LPDWORD ValueMaximum);
DWORD WINAPI PowerReadValueMin(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _Out_ LPDWORD ValueMinimum);
DWORD WINAPI PowerReadValueUnitsSpecifier(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _Out_writes_bytes_opt_(*BufferSize) UCHAR *Buffer, _Inout_ LPDWORD BufferSize);
DWORD WINAPI PowerRemovePowerSetting(_In_ const GUID *PowerSettingSubKeyGuid, _In_ const GUID *PowerSettingGuid);
DWORD WINAPI PowerReplaceDefaultPowerSchemes(void);
DWORD WINAPI PowerRestoreDefaultPowerSchemes(void);
DWORD WINAPI PowerRestoreIndividualDefaultPowerScheme(_In_ const GUID *SchemeGuid);
DWORD WINAPI PowerSetActiveScheme(_In_opt_ _Names_(HKEY_ROOTS) HKEY UserRootPowerKey, _In_opt_ const GUID *SchemeGuid);
BOOL WINAPI PowerSetRequest(HANDLE PowerRequest, POWER_REQUEST_TYPE RequestType);
DWORD WINAPI PowerSettingAccessCheck(POWER_DATA_ACCESSOR AccessFlags, _In_opt_ const GUID *PowerGuid);
DWORD WINAPI PowerWriteACDefaultIndex(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootSystemPowerKey,
    _In_ const GUID *SchemePersonalityGuid, _In_opt_ const GUID *SubGroupOfPowerSettingsGuid,
    _In_ const GUID *PowerSettingGuid, DWORD DefaultAcIndex);
DWORD WINAPI PowerWriteACValueIndex(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, DWORD AcValueIndex);
DWORD WINAPI PowerWriteDCDefaultIndex(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootSystemPowerKey,
    _In_ const GUID *SchemePersonalityGuid, _In_opt_ const GUID *SubGroupOfPowerSettingsGuid,
    _In_ const GUID *PowerSettingGuid, DWORD DefaultDcIndex);
DWORD WINAPI PowerWriteDCValueIndex(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, DWORD DcValueIndex);
DWORD WINAPI PowerWriteDescription(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _In_reads_bytes_(BufferSize) UCHAR *Buffer, DWORD BufferSize);
DWORD WINAPI PowerWriteFriendlyName(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey, _In_ const GUID *SchemeGuid,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _In_reads_bytes_(BufferSize) UCHAR *Buffer, DWORD BufferSize);
DWORD WINAPI PowerWriteIconResourceSpecifier(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_ const GUID *SchemeGuid, _In_opt_ const GUID *SubGroupOfPowerSettingsGuid,
    _In_opt_ const GUID *PowerSettingGuid, _In_reads_bytes_(BufferSize) UCHAR *Buffer, DWORD BufferSize);
DWORD WINAPI PowerWritePossibleDescription(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, ULONG PossibleSettingIndex,
    _In_reads_bytes_(BufferSize) UCHAR *Buffer, DWORD BufferSize);
DWORD WINAPI PowerWritePossibleFriendlyName(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, ULONG PossibleSettingIndex,
    _In_reads_bytes_(BufferSize) UCHAR *Buffer, DWORD BufferSize);
DWORD WINAPI PowerWritePossibleValue(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, ULONG Type,
    ULONG PossibleSettingIndex, _In_reads_bytes_(BufferSize) UCHAR *Buffer, DWORD BufferSize);
DWORD WINAPI PowerWriteSettingAttributes(_In_opt_ const GUID *SubGroupGuid, _In_opt_ const GUID *PowerSettingGuid,
    _Show_(hex) DWORD Attributes);
DWORD WINAPI PowerWriteValueIncrement(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, DWORD ValueIncrement);
DWORD WINAPI PowerWriteValueMax(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, DWORD ValueMaximum);
DWORD WINAPI PowerWriteValueMin(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid, DWORD ValueMinimum);
DWORD WINAPI PowerWriteValueUnitsSpecifier(_In_opt_ _Names_(HKEY_ROOTS) HKEY RootPowerKey,
    _In_opt_ const GUID *SubGroupOfPowerSettingsGuid, _In_opt_ const GUID *PowerSettingGuid,
    _In_reads_bytes_(BufferSize) UCHAR *Buffer, DWORD BufferSize);
DWORD WINAPI PrinterMessageBoxW(HANDLE hPrinter, DWORD Error, HWND hWnd, _In_ LPWSTR pText, _In_ LPWSTR pCaption,
    DWORD dwType);
BOOL WINAPI PrinterProperties(HWND hWnd, HANDLE hPrinter) _Fails_(zero);
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
DWORD WINAPI QueryChangesVirtualDisk(HANDLE VirtualDiskHandle, _In_ PCWSTR ChangeTrackingId, ULONG64 ByteOffset,
    ULONG64 ByteLength, QUERY_CHANGES_VIRTUAL_DISK_FLAG Flags,
    _Out_writes_(*RangeCount) PQUERY_CHANGES_VIRTUAL_DISK_RANGE Ranges, _Inout_ PULONG RangeCount,
    _Out_ PULONG64 ProcessedLength);
BOOL WINAPI QueryCompressorInformation(COMPRESSOR_HANDLE CompressorHandle,
    COMPRESS_INFORMATION_CLASS CompressInformationClass,
    _Out_writes_bytes_(CompressInformationSize) PVOID CompressInformation, SIZE_T CompressInformationSize);
BOOL WINAPI QueryDecompressorInformation(DECOMPRESSOR_HANDLE DecompressorHandle,
    COMPRESS_INFORMATION_CLASS CompressInformationClass,
    _Out_writes_bytes_(CompressInformationSize) PVOID CompressInformation, SIZE_T CompressInformationSize);
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
DWORD WINAPI QueryThreadProfiling(HANDLE ThreadHandle, _Out_ PBOOLEAN Enabled) _Fails_(nonzero, win32);
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
BOOLEAN WINAPI ReadGlobalPwrPolicy(_In_ PGLOBAL_POWER_POLICY pGlobalPowerPolicy);
BOOL WINAPI ReadPrinter(HANDLE hPrinter, _Out_writes_bytes_to_(cbBuf, *pNoBytesRead) LPVOID pBuf, DWORD cbBuf,
    _Out_ LPDWORD pNoBytesRead) _Fails_(zero, last_error);
BOOLEAN WINAPI ReadProcessorPwrScheme(UINT uiID, _Out_ PMACHINE_PROCESSOR_POWER_POLICY pMachineProcessorPowerPolicy);
BOOLEAN WINAPI ReadPwrScheme(UINT uiID, _Out_ PPOWER_POLICY pPowerPolicy);
DWORD WINAPI ReadThreadProfilingData(HANDLE PerformanceDataHandle, _Show_(hex) DWORD Flags,
    _Out_ PPERFORMANCE_DATA PerformanceData) _Fails_(nonzero, win32);
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
HRESULT __cdecl ReportJobProcessingProgress(HANDLE printerHandle, ULONG jobId, EPrintXPSJobOperation jobOperation,
    EPrintXPSJobProgress jobProgress);
BOOL WINAPI RequestDeviceWakeup(HANDLE hDevice) _Fails_(zero);
BOOL WINAPI RequestWakeupLatency(LATENCY_TIME latency) _Fails_(zero);
BOOL WINAPI ResetCompressor(COMPRESSOR_HANDLE CompressorHandle);
BOOL WINAPI ResetDecompressor(DECOMPRESSOR_HANDLE DecompressorHandle);
BOOL WINAPI ResetPrinterW(HANDLE hPrinter, _In_opt_ LPPRINTER_DEFAULTSW pDefault) _Fails_(zero);
HRESULT WINAPI ResizePseudoConsole(HPCON hPC, COORD size);
DWORD WINAPI ResizeVirtualDisk(HANDLE VirtualDiskHandle, RESIZE_VIRTUAL_DISK_FLAG Flags,
    _In_ PRESIZE_VIRTUAL_DISK_PARAMETERS Parameters, _In_opt_ LPOVERLAPPED Overlapped);
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
BOOL WINAPI ScheduleJob(HANDLE hPrinter, DWORD JobId) _Fails_(zero);
BOOL WINAPI ScrollConsoleScreenBufferW(HANDLE hConsoleOutput, _In_ const SMALL_RECT *lpScrollRectangle,
    _In_opt_ const SMALL_RECT *lpClipRectangle, COORD dwDestinationOrigin, _In_ const CHAR_INFO *lpFill);
LRESULT WINAPI SendDriverMessage(HDRVR hDriver, UINT message, LPARAM lParam1, LPARAM lParam2) _Fails_(never);
BOOLEAN WINAPI SetActivePwrScheme(UINT uiID, _In_opt_ PGLOBAL_POWER_POLICY pGlobalPowerPolicy,
    _In_opt_ PPOWER_POLICY pPowerPolicy);
BOOL WINAPI SetCalendarInfoW(LCID Locale, CALID Calendar, CALTYPE CalType, _In_ LPCWSTR lpCalData);
BOOL WINAPI SetCommBreak(HANDLE hFile);
BOOL WINAPI SetCommConfig(HANDLE hCommDev, _In_reads_bytes_(dwSize) LPCOMMCONFIG lpCC, DWORD dwSize);
BOOL WINAPI SetCommMask(HANDLE hFile, _Names_(COMM_EVENT_MASK) DWORD dwEvtMask);
BOOL WINAPI SetCommState(HANDLE hFile, _In_ LPDCB lpDCB);
BOOL WINAPI SetCommTimeouts(HANDLE hFile, _In_ LPCOMMTIMEOUTS lpCommTimeouts);
BOOL WINAPI SetCompressorInformation(COMPRESSOR_HANDLE CompressorHandle,
    COMPRESS_INFORMATION_CLASS CompressInformationClass,
    _In_reads_bytes_(CompressInformationSize) PVOID CompressInformation, SIZE_T CompressInformationSize);
BOOL WINAPI SetComputerNameExW(COMPUTER_NAME_FORMAT NameType, _In_ LPCWSTR lpBuffer);
BOOL WINAPI SetComputerNameW(_In_ LPCWSTR lpComputerName);
BOOL WINAPI SetConsoleActiveScreenBuffer(HANDLE hConsoleOutput);
BOOL WINAPI SetConsoleCP(_Names_(CODE_PAGE) UINT wCodePageID);
BOOL WINAPI SetConsoleCtrlHandler(_In_opt_ PHANDLER_ROUTINE HandlerRoutine, BOOL Add);
BOOL WINAPI SetConsoleCursorInfo(HANDLE hConsoleOutput, _In_ const CONSOLE_CURSOR_INFO *lpConsoleCursorInfo);
BOOL WINAPI SetConsoleCursorPosition(HANDLE hConsoleOutput, COORD dwCursorPosition);
BOOL WINAPI SetConsoleDisplayMode(HANDLE hConsoleOutput, _Show_(hex) DWORD dwFlags,
    _Out_opt_ PCOORD lpNewScreenBufferDimensions);
BOOL WINAPI SetConsoleHistoryInfo(_In_ PCONSOLE_HISTORY_INFO lpConsoleHistoryInfo);
BOOL WINAPI SetConsoleMode(HANDLE hConsoleHandle, _Names_(CONSOLE_MODE) DWORD dwMode);
BOOL WINAPI SetConsoleNumberOfCommandsW(DWORD Number, _In_ LPWSTR ExeName) _Fails_(zero);
BOOL WINAPI SetConsoleOutputCP(_Names_(CODE_PAGE) UINT wCodePageID);
BOOL WINAPI SetConsoleScreenBufferInfoEx(HANDLE hConsoleOutput,
    _In_ PCONSOLE_SCREEN_BUFFER_INFOEX lpConsoleScreenBufferInfoEx);
BOOL WINAPI SetConsoleScreenBufferSize(HANDLE hConsoleOutput, COORD dwSize);
BOOL WINAPI SetConsoleTextAttribute(HANDLE hConsoleOutput, _Names_(CONSOLE_CHARACTER_ATTRIBUTES) WORD wAttributes);
BOOL WINAPI SetConsoleTitleW(_In_ LPCWSTR lpConsoleTitle);
BOOL WINAPI SetConsoleWindowInfo(HANDLE hConsoleOutput, BOOL bAbsolute, _In_ const SMALL_RECT *lpConsoleWindow);
BOOL WINAPI SetCurrentConsoleFontEx(HANDLE hConsoleOutput, BOOL bMaximumWindow,
    _In_ PCONSOLE_FONT_INFOEX lpConsoleCurrentFontEx);
BOOL WINAPI SetCurrentDirectoryW(_In_ LPCWSTR lpPathName) _Fails_(zero, last_error);
BOOL WINAPI SetDecompressorInformation(DECOMPRESSOR_HANDLE DecompressorHandle,
    COMPRESS_INFORMATION_CLASS CompressInformationClass,
    _In_reads_bytes_(CompressInformationSize) PVOID CompressInformation, SIZE_T CompressInformationSize);
BOOL WINAPI SetDefaultCommConfigW(_In_ LPCWSTR lpszName, _In_reads_bytes_(dwSize) LPCOMMCONFIG lpCC, DWORD dwSize);
BOOL WINAPI SetDefaultPrinterW(_In_opt_ LPCWSTR pszPrinter) _Fails_(zero);
BOOL WINAPI SetDynamicTimeZoneInformation(_In_ const DYNAMIC_TIME_ZONE_INFORMATION *lpTimeZoneInformation);
BOOL WINAPI SetEnvironmentStringsW(_In_ LPWCH NewEnvironment) _Fails_(zero, last_error);
BOOL WINAPI SetEnvironmentVariableW(_In_ LPCWSTR lpName, _In_opt_ LPCWSTR lpValue);
BOOL WINAPI SetFirmwareEnvironmentVariableExW(_In_ LPCWSTR lpName, _In_ LPCWSTR lpGuid,
    _In_reads_bytes_opt_(nSize) PVOID pValue, DWORD nSize, _Show_(hex) DWORD dwAttributes);
BOOL WINAPI SetFirmwareEnvironmentVariableW(_In_ LPCWSTR lpName, _In_ LPCWSTR lpGuid,
    _In_reads_bytes_opt_(nSize) PVOID pValue, DWORD nSize);
BOOL WINAPI SetFormW(HANDLE hPrinter, _In_ LPWSTR pFormName, DWORD Level, _In_ LPBYTE pForm) _Fails_(zero);
UINT WINAPI SetHandleCount(UINT uNumber);
BOOL WINAPI SetHandleInformation(HANDLE hObject, _Show_(hex) DWORD dwMask, _Names_(HANDLE_FLAGS) DWORD dwFlags);
BOOL WINAPI SetJobW(HANDLE hPrinter, DWORD JobId, DWORD Level, _Reserved_ LPBYTE pJob, DWORD Command) _Fails_(zero);
void WINAPI SetLastError(_Show_(win32) DWORD dwErrCode) _Hot_;
BOOL WINAPI SetLocalTime(_In_ const SYSTEMTIME *lpSystemTime);
BOOL WINAPI SetLocaleInfoW(LCID Locale, LCTYPE LCType, _In_ LPCWSTR lpLCData);
BOOL WINAPI SetMailslotInfo(HANDLE hMailslot, DWORD lReadTimeout);
BOOL WINAPI SetMessageWaitingIndicator(HANDLE hMsgIndicator, ULONG ulMsgCount) _Fails_(zero);
BOOL WINAPI SetPortW(_In_opt_ LPWSTR pName, _In_ LPWSTR pPortName, DWORD dwLevel, _In_ LPBYTE pPortInfo) _Fails_(zero);
DWORD WINAPI SetPrinterDataExW(HANDLE hPrinter, _In_ LPCWSTR pKeyName, _In_ LPCWSTR pValueName, DWORD Type,
    _In_reads_bytes_(cbData) LPBYTE pData, DWORD cbData);
DWORD WINAPI SetPrinterDataW(HANDLE hPrinter, _In_ LPWSTR pValueName, DWORD Type, _In_reads_bytes_(cbData) LPBYTE pData,
    DWORD cbData);
BOOL WINAPI SetPrinterW(HANDLE hPrinter, DWORD Level, _In_opt_ LPBYTE pPrinter, DWORD Command);
BOOL WINAPI SetProcessPreferredUILanguages(_Show_(hex) DWORD dwFlags, _In_opt_ PCZZWSTR pwszLanguagesBuffer,
    _Out_opt_ PULONG pulNumLanguages);
BOOL WINAPI SetServiceBits(SERVICE_STATUS_HANDLE hServiceStatus, DWORD dwServiceBits, BOOL bSetBitsOn,
    BOOL bUpdateImmediately);
BOOL WINAPI SetStdHandle(_Names_(STD_HANDLE_Console) DWORD nStdHandle, HANDLE hHandle);
BOOL WINAPI SetStdHandleEx(_Names_(STD_HANDLE_Console) DWORD nStdHandle, HANDLE hHandle,
    _Out_opt_ _Opens_ PHANDLE phPrevValue) _Fails_(zero);
BOOLEAN WINAPI SetSuspendState(BOOLEAN bHibernate, BOOLEAN bForce, BOOLEAN bWakeupEventsDisabled);
BOOL WINAPI SetSystemPowerState(BOOL fSuspend, BOOL fForce);
BOOL WINAPI SetSystemTime(_In_ const SYSTEMTIME *lpSystemTime);
BOOL WINAPI SetSystemTimeAdjustment(DWORD dwTimeAdjustment, BOOL bTimeAdjustmentDisabled);
EXECUTION_STATE WINAPI SetThreadExecutionState(_Names_(EXECUTION_STATE) EXECUTION_STATE esFlags)
    _Result_(EXECUTION_STATE);
BOOL WINAPI SetThreadLocale(LCID Locale) _Fails_(zero);
BOOL WINAPI SetThreadPreferredUILanguages(_Show_(hex) DWORD dwFlags, _In_opt_ PCZZWSTR pwszLanguagesBuffer,
    _Out_opt_ PULONG pulNumLanguages) _Fails_(zero);
LANGID WINAPI SetThreadUILanguage(LANGID LangId) _Fails_(never);
BOOL WINAPI SetTimeZoneInformation(_In_ const TIME_ZONE_INFORMATION *lpTimeZoneInformation);
ULONG WINAPI SetTraceCallback(_In_ LPCGUID pGuid, PEVENT_CALLBACK EventCallback) _Fails_(nonzero, win32);
BOOL WINAPI SetUserGeoID(GEOID GeoId);
BOOL WINAPI SetUserGeoName(_In_ PWSTR geoName);
DWORD WINAPI SetVirtualDiskInformation(HANDLE VirtualDiskHandle, _In_ PSET_VIRTUAL_DISK_INFO VirtualDiskInfo);
DWORD WINAPI SetVirtualDiskMetadata(HANDLE VirtualDiskHandle, _In_ LPGUID Item, ULONG MetaDataSize,
    _In_reads_bytes_(MetaDataSize) PVOID MetaData);
BOOL WINAPI SetupAddInstallSectionToDiskSpaceListW(_In_ HDSKSPC DiskSpace, _In_ HINF InfHandle,
    _In_opt_ HINF LayoutInfHandle, _In_ PCWSTR SectionName, _Reserved_ PVOID Reserved1, _Reserved_ UINT Reserved2);
BOOL WINAPI SetupAddSectionToDiskSpaceListW(_In_ HDSKSPC DiskSpace, _In_ HINF InfHandle, _In_opt_ HINF ListInfHandle,
    _In_ PCWSTR SectionName, _Names_(SETUP_FILE_OPERATION) UINT Operation, _Reserved_ PVOID Reserved1,
    _Reserved_ UINT Reserved2);
BOOL WINAPI SetupAddToDiskSpaceListW(_In_ HDSKSPC DiskSpace, _In_ PCWSTR TargetFilespec, LONGLONG FileSize,
    _Names_(SETUP_FILE_OPERATION) UINT Operation, _Reserved_ PVOID Reserved1, _Reserved_ UINT Reserved2);
BOOL WINAPI SetupAddToSourceListW(_Show_(hex) DWORD Flags, _In_ PCWSTR Source);
BOOL WINAPI SetupAdjustDiskSpaceListW(_In_ HDSKSPC DiskSpace, _In_ LPCWSTR DriveRoot, LONGLONG Amount,
    _Reserved_ PVOID Reserved1, _Reserved_ UINT Reserved2);
UINT WINAPI SetupBackupErrorW(HWND hwndParent, _In_opt_ PCWSTR DialogTitle, _In_ PCWSTR SourceFile,
    _In_opt_ PCWSTR TargetFile, UINT Win32ErrorCode, _Show_(hex) DWORD Style) _Fails_(zero, last_error);
BOOL WINAPI SetupCancelTemporarySourceList(void);
BOOL WINAPI SetupCloseFileQueue(_In_ HSPFILEQ QueueHandle) _Fails_(zero);
void WINAPI SetupCloseInfFile(_In_ HINF InfHandle);
void WINAPI SetupCloseLog(void);
BOOL WINAPI SetupComm(HANDLE hFile, DWORD dwInQueue, DWORD dwOutQueue);
BOOL WINAPI SetupCommitFileQueueW(_In_opt_ HWND Owner, _In_ HSPFILEQ QueueHandle, PSP_FILE_CALLBACK_W MsgHandler,
    _In_ PVOID Context);
BOOL WINAPI SetupConfigureWmiFromInfSectionW(_In_ HINF InfHandle, _In_ PCWSTR SectionName,
    _Show_(hex) DWORD Flags) _Fails_(zero);
UINT WINAPI SetupCopyErrorW(HWND hwndParent, _In_opt_ PCWSTR DialogTitle, _In_opt_ PCWSTR DiskName,
    _In_ PCWSTR PathToSource, _In_ PCWSTR SourceFile, _In_opt_ PCWSTR TargetPathFile, UINT Win32ErrorCode,
    _Show_(hex) DWORD Style, _Out_writes_opt_(PathBufferSize) PWSTR PathBuffer, DWORD PathBufferSize,
    _Out_opt_ PDWORD PathRequiredSize) _Fails_(zero, last_error);
BOOL WINAPI SetupCopyOEMInfW(_In_ PCWSTR SourceInfFileName, _In_opt_ PCWSTR OEMSourceMediaLocation,
    _Names_(OEM_SOURCE_MEDIA_TYPE) DWORD OEMSourceMediaType, _Show_(hex) DWORD CopyStyle,
    _Out_writes_opt_(DestinationInfFileNameSize) PWSTR DestinationInfFileName, DWORD DestinationInfFileNameSize,
    _Out_opt_ PDWORD RequiredSize, _Out_opt_ PWSTR *DestinationInfFileNameComponent);
HDSKSPC WINAPI SetupCreateDiskSpaceListW(_Reserved_ PVOID Reserved1, _Reserved_ DWORD Reserved2,
    _Show_(hex) UINT Flags);
DWORD WINAPI SetupDecompressOrCopyFileW(_In_ PCWSTR SourceFileName, _In_ PCWSTR TargetFileName,
    _In_opt_ PUINT CompressionType) _Fails_(zero, last_error);
UINT WINAPI SetupDefaultQueueCallbackW(_In_ PVOID Context, UINT Notification, UINT_PTR Param1,
    UINT_PTR Param2) _Fails_(zero, last_error);
UINT WINAPI SetupDeleteErrorW(HWND hwndParent, _In_opt_ PCWSTR DialogTitle, _In_ PCWSTR File, UINT Win32ErrorCode,
    _Show_(hex) DWORD Style) _Fails_(zero, last_error);
BOOL WINAPI SetupDestroyDiskSpaceList(_Inout_ HDSKSPC DiskSpace);
BOOL WINAPI SetupDiAskForOEMDisk(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiBuildClassInfoList(_Show_(hex) DWORD Flags, _Out_writes_opt_(ClassGuidListSize) LPGUID ClassGuidList,
    DWORD ClassGuidListSize, _Out_ PDWORD RequiredSize);
BOOL WINAPI SetupDiBuildClassInfoListExW(_Show_(hex) DWORD Flags,
    _Out_writes_opt_(ClassGuidListSize) LPGUID ClassGuidList, DWORD ClassGuidListSize, _Out_ PDWORD RequiredSize,
    _In_opt_ PCWSTR MachineName, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiBuildDriverInfoList(HDEVINFO DeviceInfoSet, _Inout_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _Names_(SETUP_DI_BUILD_DRIVER_DRIVER_TYPE) DWORD DriverType);
BOOL WINAPI SetupDiCallClassInstaller(DI_FUNCTION InstallFunction, HDEVINFO DeviceInfoSet,
    _In_opt_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiCancelDriverInfoSearch(HDEVINFO DeviceInfoSet);
BOOL WINAPI SetupDiChangeState(HDEVINFO DeviceInfoSet, _Inout_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiClassGuidsFromNameExW(_In_ PCWSTR ClassName, _Out_writes_(ClassGuidListSize) LPGUID ClassGuidList,
    DWORD ClassGuidListSize, _Out_ PDWORD RequiredSize, _In_opt_ PCWSTR MachineName, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiClassGuidsFromNameW(_In_ PCWSTR ClassName, _Out_writes_(ClassGuidListSize) LPGUID ClassGuidList,
    DWORD ClassGuidListSize, _Out_ PDWORD RequiredSize);
BOOL WINAPI SetupDiClassNameFromGuidExW(_In_ const GUID *ClassGuid, _Out_writes_(ClassNameSize) PWSTR ClassName,
    DWORD ClassNameSize, _Out_opt_ PDWORD RequiredSize, _In_opt_ PCWSTR MachineName, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiClassNameFromGuidW(_In_ const GUID *ClassGuid, _Out_writes_(ClassNameSize) PWSTR ClassName,
    DWORD ClassNameSize, _Out_opt_ PDWORD RequiredSize);
HKEY WINAPI SetupDiCreateDevRegKeyW(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData, DWORD Scope,
    DWORD HwProfile, DWORD KeyType, _In_opt_ HINF InfHandle, _In_opt_ PCWSTR InfSectionName);
HDEVINFO WINAPI SetupDiCreateDeviceInfoList(_In_opt_ const GUID *ClassGuid,
    _In_opt_ HWND hwndParent) _Fails_(minus_one, last_error);
HDEVINFO WINAPI SetupDiCreateDeviceInfoListExW(_In_opt_ const GUID *ClassGuid, _In_opt_ HWND hwndParent,
    _In_opt_ PCWSTR MachineName, _Reserved_ PVOID Reserved) _Fails_(minus_one, last_error);
BOOL WINAPI SetupDiCreateDeviceInfoW(HDEVINFO DeviceInfoSet, _In_ PCWSTR DeviceName, _In_ const GUID *ClassGuid,
    _In_opt_ PCWSTR DeviceDescription, _In_opt_ HWND hwndParent, _Show_(hex) DWORD CreationFlags,
    _Inout_opt_ PSP_DEVINFO_DATA DeviceInfoData);
HKEY WINAPI SetupDiCreateDeviceInterfaceRegKeyW(HDEVINFO DeviceInfoSet,
    _In_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData, _Reserved_ DWORD Reserved, REGSAM samDesired,
    _In_opt_ HINF InfHandle, _In_opt_ PCWSTR InfSectionName);
BOOL WINAPI SetupDiCreateDeviceInterfaceW(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ const GUID *InterfaceClassGuid, _In_opt_ PCWSTR ReferenceString, _Show_(hex) DWORD CreationFlags,
    _Inout_opt_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData);
BOOL WINAPI SetupDiDeleteDevRegKey(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData, DWORD Scope,
    DWORD HwProfile, DWORD KeyType);
BOOL WINAPI SetupDiDeleteDeviceInfo(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiDeleteDeviceInterfaceData(HDEVINFO DeviceInfoSet,
    _In_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData);
BOOL WINAPI SetupDiDeleteDeviceInterfaceRegKey(HDEVINFO DeviceInfoSet,
    _In_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData, _Reserved_ DWORD Reserved);
BOOL WINAPI SetupDiDestroyClassImageList(_In_ PSP_CLASSIMAGELIST_DATA ClassImageListData);
BOOL WINAPI SetupDiDestroyDeviceInfoList(HDEVINFO DeviceInfoSet);
BOOL WINAPI SetupDiDestroyDriverInfoList(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    DWORD DriverType);
INT WINAPI SetupDiDrawMiniIcon(HDC hdc, RECT rc, INT MiniIconIndex, _Show_(hex) DWORD Flags);
BOOL WINAPI SetupDiEnumDeviceInfo(HDEVINFO DeviceInfoSet, DWORD MemberIndex, _Inout_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiEnumDeviceInterfaces(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ const GUID *InterfaceClassGuid, DWORD MemberIndex, _Inout_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData);
BOOL WINAPI SetupDiEnumDriverInfoW(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData, DWORD DriverType,
    DWORD MemberIndex, _Inout_ PSP_DRVINFO_DATA_W DriverInfoData);
BOOL WINAPI SetupDiGetActualModelsSectionW(_In_ PINFCONTEXT Context,
    _In_opt_ PSP_ALTPLATFORM_INFO AlternatePlatformInfo,
    _Out_writes_opt_(InfSectionWithExtSize) PWSTR InfSectionWithExt, DWORD InfSectionWithExtSize,
    _Out_opt_ PDWORD RequiredSize, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiGetActualSectionToInstallExW(_In_ HINF InfHandle, _In_ PCWSTR InfSectionName,
    _In_opt_ PSP_ALTPLATFORM_INFO AlternatePlatformInfo,
    _Out_writes_opt_(InfSectionWithExtSize) PWSTR InfSectionWithExt, DWORD InfSectionWithExtSize,
    _Out_opt_ PDWORD RequiredSize, _Out_opt_ PWSTR *Extension, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiGetActualSectionToInstallW(_In_ HINF InfHandle, _In_ PCWSTR InfSectionName,
    _Out_writes_opt_(InfSectionWithExtSize) PWSTR InfSectionWithExt, DWORD InfSectionWithExtSize,
    _Out_opt_ PDWORD RequiredSize, _Out_opt_ PWSTR *Extension);
BOOL WINAPI SetupDiGetClassBitmapIndex(_In_opt_ const GUID *ClassGuid, _Out_ PINT MiniIconIndex);
BOOL WINAPI SetupDiGetClassDescriptionExW(_In_ const GUID *ClassGuid,
    _Out_writes_(ClassDescriptionSize) PWSTR ClassDescription, DWORD ClassDescriptionSize,
    _Out_opt_ PDWORD RequiredSize, _In_opt_ PCWSTR MachineName, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiGetClassDescriptionW(_In_ const GUID *ClassGuid,
    _Out_writes_(ClassDescriptionSize) PWSTR ClassDescription, DWORD ClassDescriptionSize,
    _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupDiGetClassDevPropertySheetsW(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ LPPROPSHEETHEADERW PropertySheetHeader, DWORD PropertySheetHeaderPageListSize, _Out_opt_ PDWORD RequiredSize,
    DWORD PropertySheetType);
HDEVINFO WINAPI SetupDiGetClassDevsExW(_In_opt_ const GUID *ClassGuid, _In_opt_ PCWSTR Enumerator,
    _In_opt_ HWND hwndParent, _Show_(hex) DWORD Flags, _In_opt_ HDEVINFO DeviceInfoSet, _In_opt_ PCWSTR MachineName,
    _Reserved_ PVOID Reserved) _Fails_(minus_one, last_error);
HDEVINFO WINAPI SetupDiGetClassDevsW(_In_opt_ const GUID *ClassGuid, _In_opt_ PCWSTR Enumerator,
    _In_opt_ HWND hwndParent, _Names_(DIGCF) DWORD Flags) _Fails_(minus_one, last_error);
BOOL WINAPI SetupDiGetClassImageIndex(_In_ PSP_CLASSIMAGELIST_DATA ClassImageListData, _In_ const GUID *ClassGuid,
    _Out_ PINT ImageIndex);
BOOL WINAPI SetupDiGetClassImageList(_Out_ PSP_CLASSIMAGELIST_DATA ClassImageListData);
BOOL WINAPI SetupDiGetClassImageListExW(_Out_ PSP_CLASSIMAGELIST_DATA ClassImageListData, _In_opt_ PCWSTR MachineName,
    _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiGetClassInstallParamsW(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _Out_writes_bytes_opt_(ClassInstallParamsSize) PSP_CLASSINSTALL_HEADER ClassInstallParams,
    DWORD ClassInstallParamsSize, _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupDiGetClassRegistryPropertyW(_In_ const GUID *ClassGuid, DWORD Property,
    _Out_opt_ PDWORD PropertyRegDataType, _Out_writes_bytes_(PropertyBufferSize) PBYTE PropertyBuffer,
    DWORD PropertyBufferSize, _Out_opt_ PDWORD RequiredSize, _In_opt_ PCWSTR MachineName, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiGetCustomDevicePropertyW(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ PCWSTR CustomPropertyName, _Show_(hex) DWORD Flags, _Out_opt_ PDWORD PropertyRegDataType,
    _Out_writes_bytes_(PropertyBufferSize) PBYTE PropertyBuffer, DWORD PropertyBufferSize,
    _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupDiGetDeviceInfoListClass(HDEVINFO DeviceInfoSet, _Out_ LPGUID ClassGuid);
BOOL WINAPI SetupDiGetDeviceInfoListDetailW(HDEVINFO DeviceInfoSet,
    _Inout_ PSP_DEVINFO_LIST_DETAIL_DATA_W DeviceInfoSetDetailData);
BOOL WINAPI SetupDiGetDeviceInstallParamsW(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _Inout_ PSP_DEVINSTALL_PARAMS_W DeviceInstallParams);
BOOL WINAPI SetupDiGetDeviceInstanceIdW(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData,
    _Out_writes_opt_(DeviceInstanceIdSize) PWSTR DeviceInstanceId, DWORD DeviceInstanceIdSize,
    _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupDiGetDeviceInterfaceAlias(HDEVINFO DeviceInfoSet, _In_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData,
    _In_ const GUID *AliasInterfaceClassGuid, _Inout_ PSP_DEVICE_INTERFACE_DATA AliasDeviceInterfaceData);
BOOL WINAPI SetupDiGetDeviceInterfaceDetailW(HDEVINFO DeviceInfoSet, _In_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData,
    _Out_writes_bytes_opt_(DeviceInterfaceDetailDataSize) PSP_DEVICE_INTERFACE_DETAIL_DATA_W DeviceInterfaceDetailData,
    DWORD DeviceInterfaceDetailDataSize, _Out_opt_ PDWORD RequiredSize, _Inout_opt_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiGetDevicePropertyKeys(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData,
    _Out_writes_opt_(PropertyKeyCount) DEVPROPKEY *PropertyKeyArray, DWORD PropertyKeyCount,
    _Out_opt_ PDWORD RequiredPropertyKeyCount, _Show_(hex) DWORD Flags);
BOOL WINAPI SetupDiGetDevicePropertyW(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ const DEVPROPKEY *PropertyKey, _Out_ DEVPROPTYPE *PropertyType,
    _Out_writes_bytes_opt_(PropertyBufferSize) PBYTE PropertyBuffer, DWORD PropertyBufferSize,
    _Out_opt_ PDWORD RequiredSize, _Show_(hex) DWORD Flags);
BOOL WINAPI SetupDiGetDeviceRegistryPropertyW(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData,
    DWORD Property, _Out_opt_ PDWORD PropertyRegDataType,
    _Out_writes_bytes_opt_(PropertyBufferSize) PBYTE PropertyBuffer, DWORD PropertyBufferSize,
    _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupDiGetDriverInfoDetailW(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ PSP_DRVINFO_DATA_W DriverInfoData,
    _Inout_updates_bytes_opt_(DriverInfoDetailDataSize) PSP_DRVINFO_DETAIL_DATA_W DriverInfoDetailData,
    DWORD DriverInfoDetailDataSize, _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupDiGetDriverInstallParamsW(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ PSP_DRVINFO_DATA_W DriverInfoData, _Out_ PSP_DRVINSTALL_PARAMS DriverInstallParams);
BOOL WINAPI SetupDiGetHwProfileFriendlyNameExW(DWORD HwProfile, _Out_writes_(FriendlyNameSize) PWSTR FriendlyName,
    DWORD FriendlyNameSize, _Out_opt_ PDWORD RequiredSize, _In_opt_ PCWSTR MachineName, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiGetHwProfileFriendlyNameW(DWORD HwProfile, _Out_writes_(FriendlyNameSize) PWSTR FriendlyName,
    DWORD FriendlyNameSize, _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupDiGetHwProfileList(_Out_writes_(HwProfileListSize) PDWORD HwProfileList, DWORD HwProfileListSize,
    _Out_ PDWORD RequiredSize, _Out_opt_ PDWORD CurrentlyActiveIndex);
BOOL WINAPI SetupDiGetHwProfileListExW(_Out_writes_(HwProfileListSize) PDWORD HwProfileList, DWORD HwProfileListSize,
    _Out_ PDWORD RequiredSize, _Out_opt_ PDWORD CurrentlyActiveIndex, _In_opt_ PCWSTR MachineName,
    _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiGetINFClassW(_In_ PCWSTR InfName, _Out_ LPGUID ClassGuid,
    _Out_writes_(ClassNameSize) PWSTR ClassName, DWORD ClassNameSize, _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupDiGetSelectedDevice(HDEVINFO DeviceInfoSet, _Inout_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiGetSelectedDriverW(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _Inout_ PSP_DRVINFO_DATA_W DriverInfoData);
HPROPSHEETPAGE WINAPI SetupDiGetWizardPage(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ PSP_INSTALLWIZARD_DATA InstallWizardData, DWORD PageType, _Show_(hex) DWORD Flags) _Fails_(zero);
BOOL WINAPI SetupDiInstallClassExW(_In_opt_ HWND hwndParent, _In_opt_ PCWSTR InfFileName, _Show_(hex) DWORD Flags,
    _In_opt_ HSPFILEQ FileQueue, _In_opt_ const GUID *InterfaceClassGuid, _Reserved_ PVOID Reserved1,
    _Reserved_ PVOID Reserved2);
BOOL WINAPI SetupDiInstallClassW(_In_opt_ HWND hwndParent, _In_ PCWSTR InfFileName, _Show_(hex) DWORD Flags,
    _In_opt_ HSPFILEQ FileQueue);
BOOL WINAPI SetupDiInstallDevice(HDEVINFO DeviceInfoSet, _Inout_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiInstallDeviceInterfaces(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiInstallDriverFiles(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiLoadClassIcon(_In_ const GUID *ClassGuid, _Out_opt_ HICON *LargeIcon, _Out_opt_ PINT MiniIconIndex);
HKEY WINAPI SetupDiOpenClassRegKey(_In_opt_ const GUID *ClassGuid, REGSAM samDesired) _Fails_(minus_one, last_error);
HKEY WINAPI SetupDiOpenClassRegKeyExW(_In_opt_ const GUID *ClassGuid, REGSAM samDesired, _Show_(hex) DWORD Flags,
    _In_opt_ PCWSTR MachineName, _Reserved_ PVOID Reserved) _Fails_(minus_one, last_error);
HKEY WINAPI SetupDiOpenDevRegKey(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData, DWORD Scope,
    DWORD HwProfile, DWORD KeyType, REGSAM samDesired) _Fails_(minus_one, last_error);
BOOL WINAPI SetupDiOpenDeviceInfoW(HDEVINFO DeviceInfoSet, _In_ PCWSTR DeviceInstanceId, _In_opt_ HWND hwndParent,
    _Show_(hex) DWORD OpenFlags, _Inout_opt_ PSP_DEVINFO_DATA DeviceInfoData);
HKEY WINAPI SetupDiOpenDeviceInterfaceRegKey(HDEVINFO DeviceInfoSet, _In_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData,
    _Reserved_ DWORD Reserved, REGSAM samDesired);
BOOL WINAPI SetupDiOpenDeviceInterfaceW(HDEVINFO DeviceInfoSet, _In_ PCWSTR DevicePath, _Show_(hex) DWORD OpenFlags,
    _Inout_opt_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData);
BOOL WINAPI SetupDiRegisterCoDeviceInstallers(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiRegisterDeviceInfo(HDEVINFO DeviceInfoSet, _Inout_ PSP_DEVINFO_DATA DeviceInfoData,
    _Show_(hex) DWORD Flags, _In_opt_ PSP_DETSIG_CMPPROC CompareProc, _In_opt_ PVOID CompareContext,
    _Inout_opt_ PSP_DEVINFO_DATA DupDeviceInfoData);
BOOL WINAPI SetupDiRemoveDevice(HDEVINFO DeviceInfoSet, _Inout_ PSP_DEVINFO_DATA DeviceInfoData) _Fails_(zero);
BOOL WINAPI SetupDiRemoveDeviceInterface(HDEVINFO DeviceInfoSet, _Inout_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData);
BOOL WINAPI SetupDiRestartDevices(HDEVINFO DeviceInfoSet, _Inout_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiSelectBestCompatDrv(HDEVINFO DeviceInfoSet, _Inout_opt_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiSelectDevice(HDEVINFO DeviceInfoSet, _Inout_opt_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiSelectOEMDrv(_In_opt_ HWND hwndParent, HDEVINFO DeviceInfoSet,
    _Inout_opt_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiSetClassInstallParamsW(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_reads_bytes_opt_(ClassInstallParamsSize) PSP_CLASSINSTALL_HEADER ClassInstallParams,
    DWORD ClassInstallParamsSize);
BOOL WINAPI SetupDiSetClassRegistryPropertyW(_In_ const GUID *ClassGuid, DWORD Property,
    _In_reads_bytes_opt_(PropertyBufferSize) const BYTE *PropertyBuffer, DWORD PropertyBufferSize,
    _In_opt_ PCWSTR MachineName, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiSetDeviceInstallParamsW(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ PSP_DEVINSTALL_PARAMS_W DeviceInstallParams);
BOOL WINAPI SetupDiSetDeviceInterfaceDefault(HDEVINFO DeviceInfoSet,
    _Inout_ PSP_DEVICE_INTERFACE_DATA DeviceInterfaceData, _Show_(hex) DWORD Flags, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupDiSetDeviceRegistryPropertyW(HDEVINFO DeviceInfoSet, _Inout_ PSP_DEVINFO_DATA DeviceInfoData,
    DWORD Property, _In_reads_bytes_opt_(PropertyBufferSize) const BYTE *PropertyBuffer, DWORD PropertyBufferSize);
BOOL WINAPI SetupDiSetDriverInstallParamsW(HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _In_ PSP_DRVINFO_DATA_W DriverInfoData, _In_ PSP_DRVINSTALL_PARAMS DriverInstallParams);
BOOL WINAPI SetupDiSetSelectedDevice(HDEVINFO DeviceInfoSet, _In_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupDiSetSelectedDriverW(HDEVINFO DeviceInfoSet, _Inout_opt_ PSP_DEVINFO_DATA DeviceInfoData,
    _Inout_opt_ PSP_DRVINFO_DATA_W DriverInfoData);
BOOL WINAPI SetupDiUnremoveDevice(HDEVINFO DeviceInfoSet, _Inout_ PSP_DEVINFO_DATA DeviceInfoData);
HDSKSPC WINAPI SetupDuplicateDiskSpaceListW(_In_ HDSKSPC DiskSpace, _Reserved_ PVOID Reserved1,
    _Reserved_ DWORD Reserved2, _Show_(hex) UINT Flags);
BOOL WINAPI SetupEnumInfSectionsW(_In_ HINF InfHandle, UINT Index, _Out_writes_opt_(Size) PWSTR Buffer, UINT Size,
    _Out_opt_ UINT *SizeNeeded);
BOOL WINAPI SetupFindFirstLineW(_In_ HINF InfHandle, _In_ PCWSTR Section, _In_opt_ PCWSTR Key,
    _Out_ PINFCONTEXT Context);
BOOL WINAPI SetupFindNextLine(_In_ PINFCONTEXT ContextIn, _Out_ PINFCONTEXT ContextOut);
BOOL WINAPI SetupFindNextMatchLineW(_In_ PINFCONTEXT ContextIn, _In_opt_ PCWSTR Key, _Out_ PINFCONTEXT ContextOut);
BOOL WINAPI SetupFreeSourceListW(_Inout_updates_(Count) PCWSTR **List, UINT Count);
BOOL WINAPI SetupGetBackupInformationW(_In_ HSPFILEQ QueueHandle,
    _Inout_ PSP_BACKUP_QUEUE_PARAMS_W BackupParams) _Fails_(zero);
BOOL WINAPI SetupGetBinaryField(_In_ PINFCONTEXT Context, DWORD FieldIndex,
    _Out_writes_bytes_opt_(ReturnBufferSize) PBYTE ReturnBuffer, DWORD ReturnBufferSize,
    _Out_opt_ LPDWORD RequiredSize);
DWORD WINAPI SetupGetFieldCount(_In_ PINFCONTEXT Context) _Fails_(zero, last_error);
BOOL WINAPI SetupGetFileCompressionInfoExW(_In_ PCWSTR SourceFileName,
    _In_reads_opt_(ActualSourceFileNameBufferLen) PWSTR ActualSourceFileNameBuffer, DWORD ActualSourceFileNameBufferLen,
    _Out_opt_ PDWORD RequiredBufferLen, _Out_ PDWORD SourceFileSize, _Out_ PDWORD TargetFileSize,
    _Out_ PUINT CompressionType);
DWORD WINAPI SetupGetFileCompressionInfoW(_In_ PCWSTR SourceFileName, _Out_ PWSTR *ActualSourceFileName,
    _Out_ PDWORD SourceFileSize, _Out_ PDWORD TargetFileSize, _Out_ PUINT CompressionType) _Fails_(zero, last_error);
BOOL WINAPI SetupGetFileQueueCount(_In_ HSPFILEQ FileQueue, UINT SubQueueFileOp, _Out_ PUINT NumOperations);
BOOL WINAPI SetupGetFileQueueFlags(_In_ HSPFILEQ FileQueue, _Out_ PDWORD Flags);
BOOL WINAPI SetupGetInfFileListW(_In_opt_ PCWSTR DirectoryPath, _Show_(hex) DWORD InfStyle,
    _Out_writes_(ReturnBufferSize) PWSTR ReturnBuffer, DWORD ReturnBufferSize, _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupGetInfInformationW(_In_ LPCVOID InfSpec, DWORD SearchControl,
    _Out_writes_bytes_opt_(ReturnBufferSize) PSP_INF_INFORMATION ReturnBuffer, DWORD ReturnBufferSize,
    _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupGetIntField(_In_ PINFCONTEXT Context, DWORD FieldIndex, _Out_ PINT IntegerValue);
BOOL WINAPI SetupGetLineByIndexW(_In_ HINF InfHandle, _In_ PCWSTR Section, DWORD Index, _Out_ PINFCONTEXT Context);
LONG WINAPI SetupGetLineCountW(_In_ HINF InfHandle, _In_ PCWSTR Section) _Fails_(zero, last_error);
BOOL WINAPI SetupGetLineTextW(_In_opt_ PINFCONTEXT Context, _In_opt_ HINF InfHandle, _In_opt_ PCWSTR Section,
    _In_opt_ PCWSTR Key, _Out_writes_opt_(ReturnBufferSize) PWSTR ReturnBuffer, DWORD ReturnBufferSize,
    _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupGetMultiSzFieldW(_In_ PINFCONTEXT Context, DWORD FieldIndex,
    _Out_writes_opt_(ReturnBufferSize) PWSTR ReturnBuffer, DWORD ReturnBufferSize, _Out_opt_ LPDWORD RequiredSize);
BOOL WINAPI SetupGetNonInteractiveMode(void) _Fails_(zero);
BOOL WINAPI SetupGetSourceFileLocationW(_In_ HINF InfHandle, _In_opt_ PINFCONTEXT InfContext, _In_opt_ PCWSTR FileName,
    _Out_ PUINT SourceId, _Out_writes_opt_(ReturnBufferSize) PWSTR ReturnBuffer, DWORD ReturnBufferSize,
    _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupGetSourceFileSizeW(_In_ HINF InfHandle, _In_opt_ PINFCONTEXT InfContext, _In_opt_ PCWSTR FileName,
    _In_opt_ PCWSTR Section, _Out_ PDWORD FileSize, UINT RoundingFactor);
BOOL WINAPI SetupGetSourceInfoW(_In_ HINF InfHandle, UINT SourceId, UINT InfoDesired,
    _Out_writes_opt_(ReturnBufferSize) PWSTR ReturnBuffer, DWORD ReturnBufferSize, _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupGetStringFieldW(_In_ PINFCONTEXT Context, DWORD FieldIndex,
    _Out_writes_opt_(ReturnBufferSize) PWSTR ReturnBuffer, DWORD ReturnBufferSize, _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupGetTargetPathW(_In_ HINF InfHandle, _In_opt_ PINFCONTEXT InfContext, _In_opt_ PCWSTR Section,
    _Out_writes_opt_(ReturnBufferSize) PWSTR ReturnBuffer, DWORD ReturnBufferSize, _Out_opt_ PDWORD RequiredSize);
PVOID WINAPI SetupInitDefaultQueueCallback(_In_opt_ HWND OwnerWindow);
PVOID WINAPI SetupInitDefaultQueueCallbackEx(_In_opt_ HWND OwnerWindow, _In_opt_ HWND AlternateProgressWindow,
    UINT ProgressMessage, _Reserved_ DWORD Reserved1, _Reserved_ PVOID Reserved2) _Fails_(zero);
HSPFILELOG WINAPI SetupInitializeFileLogW(_In_opt_ PCWSTR LogFileName, _Show_(hex) DWORD Flags);
BOOL WINAPI SetupInstallFileExW(_In_opt_ HINF InfHandle, _In_opt_ PINFCONTEXT InfContext, _In_opt_ PCWSTR SourceFile,
    _In_opt_ PCWSTR SourcePathRoot, _In_opt_ PCWSTR DestinationName, _Names_(SP_COPY_STYLE) DWORD CopyStyle,
    _In_opt_ PSP_FILE_CALLBACK_W CopyMsgHandler, _In_opt_ PVOID Context, _Out_ PBOOL FileWasInUse);
BOOL WINAPI SetupInstallFileW(_In_opt_ HINF InfHandle, _In_opt_ PINFCONTEXT InfContext, _In_opt_ PCWSTR SourceFile,
    _In_opt_ PCWSTR SourcePathRoot, _In_opt_ PCWSTR DestinationName, _Names_(SP_COPY_STYLE) DWORD CopyStyle,
    _In_opt_ PSP_FILE_CALLBACK_W CopyMsgHandler, _In_opt_ PVOID Context);
BOOL WINAPI SetupInstallFilesFromInfSectionW(_In_ HINF InfHandle, _In_opt_ HINF LayoutInfHandle,
    _In_ HSPFILEQ FileQueue, _In_ PCWSTR SectionName, _In_opt_ PCWSTR SourceRootPath, _Show_(hex) UINT CopyFlags);
BOOL WINAPI SetupInstallFromInfSectionW(_In_opt_ HWND Owner, _In_ HINF InfHandle, _In_ PCWSTR SectionName,
    _Show_(hex) UINT Flags, _In_opt_ _Names_(HKEY_ROOTS) HKEY RelativeKeyRoot, _In_opt_ PCWSTR SourceRootPath,
    _Show_(hex) UINT CopyFlags, _In_opt_ PSP_FILE_CALLBACK_W MsgHandler, _In_opt_ PVOID Context,
    _In_opt_ HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData);
BOOL WINAPI SetupInstallServicesFromInfSectionExW(_In_ HINF InfHandle, _In_ PCWSTR SectionName, _Show_(hex) DWORD Flags,
    _In_opt_ HDEVINFO DeviceInfoSet, _In_opt_ PSP_DEVINFO_DATA DeviceInfoData, _Reserved_ PVOID Reserved1,
    _Reserved_ PVOID Reserved2);
BOOL WINAPI SetupInstallServicesFromInfSectionW(_In_ HINF InfHandle, _In_ PCWSTR SectionName, _Show_(hex) DWORD Flags);
BOOL WINAPI SetupIterateCabinetW(_In_ PCWSTR CabinetFile, _Reserved_ DWORD Reserved, PSP_FILE_CALLBACK_W MsgHandler,
    _In_ PVOID Context);
BOOL WINAPI SetupLogErrorW(_In_ LPCWSTR MessageString, DWORD Severity);
BOOL WINAPI SetupLogFileW(_In_ HSPFILELOG FileLogHandle, _In_opt_ PCWSTR LogSectionName, _In_ PCWSTR SourceFilename,
    _In_ PCWSTR TargetFilename, DWORD Checksum, _In_opt_ PCWSTR DiskTagfile, _In_opt_ PCWSTR DiskDescription,
    _In_opt_ PCWSTR OtherInfo, _Show_(hex) DWORD Flags);
BOOL WINAPI SetupOpenAppendInfFileW(_In_opt_ PCWSTR FileName, _In_ HINF InfHandle, _Out_opt_ PUINT ErrorLine);
HSPFILEQ WINAPI SetupOpenFileQueue(void) _Fails_(minus_one, last_error);
HINF WINAPI SetupOpenInfFileW(_In_ PCWSTR FileName, _In_opt_ PCWSTR InfClass, _Show_(hex) DWORD InfStyle,
    _Out_opt_ PUINT ErrorLine) _Fails_(minus_one, last_error);
BOOL WINAPI SetupOpenLog(BOOL Erase);
HINF WINAPI SetupOpenMasterInf(void);
BOOL WINAPI SetupPrepareQueueForRestoreW(_In_ HSPFILEQ QueueHandle, _In_ PCWSTR BackupPath,
    _Show_(hex) DWORD RestoreFlags) _Fails_(zero);
UINT WINAPI SetupPromptForDiskW(HWND hwndParent, _In_opt_ PCWSTR DialogTitle, _In_opt_ PCWSTR DiskName,
    _In_opt_ PCWSTR PathToSource, _In_ PCWSTR FileSought, _In_opt_ PCWSTR TagFile, _Show_(hex) DWORD DiskPromptStyle,
    _Out_writes_opt_(PathBufferSize) PWSTR PathBuffer, DWORD PathBufferSize,
    _Out_opt_ PDWORD PathRequiredSize) _Fails_(zero, last_error);
INT WINAPI SetupPromptReboot(_In_opt_ HSPFILEQ FileQueue, _In_opt_ HWND Owner, BOOL ScanOnly) _Fails_(zero, last_error);
BOOL WINAPI SetupQueryDrivesInDiskSpaceListW(_In_ HDSKSPC DiskSpace,
    _Out_writes_opt_(ReturnBufferSize) PWSTR ReturnBuffer, DWORD ReturnBufferSize, _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupQueryFileLogW(_In_ HSPFILELOG FileLogHandle, _In_opt_ PCWSTR LogSectionName,
    _In_ PCWSTR TargetFilename, SetupFileLogInfo DesiredInfo, _Out_writes_opt_(ReturnBufferSize) PWSTR DataOut,
    DWORD ReturnBufferSize, _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupQueryInfFileInformationW(_In_ PSP_INF_INFORMATION InfInformation, UINT InfIndex,
    _Out_writes_opt_(ReturnBufferSize) PWSTR ReturnBuffer, DWORD ReturnBufferSize, _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupQueryInfOriginalFileInformationW(_In_ PSP_INF_INFORMATION InfInformation, UINT InfIndex,
    _In_opt_ PSP_ALTPLATFORM_INFO AlternatePlatformInfo, _Out_ PSP_ORIGINAL_FILE_INFO_W OriginalFileInfo);
BOOL WINAPI SetupQueryInfVersionInformationW(_In_ PSP_INF_INFORMATION InfInformation, UINT InfIndex,
    _In_opt_ PCWSTR Key, _Out_writes_opt_(ReturnBufferSize) PWSTR ReturnBuffer, DWORD ReturnBufferSize,
    _Out_opt_ PDWORD RequiredSize);
BOOL WINAPI SetupQuerySourceListW(_Show_(hex) DWORD Flags, _Out_ PCWSTR **List, _Out_ PUINT Count);
BOOL WINAPI SetupQuerySpaceRequiredOnDriveW(_In_ HDSKSPC DiskSpace, _In_ PCWSTR DriveSpec,
    _Out_ LONGLONG *SpaceRequired, _Reserved_ PVOID Reserved1, _Reserved_ UINT Reserved2);
BOOL WINAPI SetupQueueCopyIndirectW(_In_ PSP_FILE_COPY_PARAMS_W CopyParams);
BOOL WINAPI SetupQueueCopySectionW(_In_ HSPFILEQ QueueHandle, _In_opt_ PCWSTR SourceRootPath, _In_ HINF InfHandle,
    _In_opt_ HINF ListInfHandle, _In_ PCWSTR Section, _Show_(hex) DWORD CopyStyle);
BOOL WINAPI SetupQueueCopyW(_In_ HSPFILEQ QueueHandle, _In_opt_ PCWSTR SourceRootPath, _In_opt_ PCWSTR SourcePath,
    _In_ PCWSTR SourceFilename, _In_opt_ PCWSTR SourceDescription, _In_opt_ PCWSTR SourceTagfile,
    _In_ PCWSTR TargetDirectory, _In_opt_ PCWSTR TargetFilename, _Show_(hex) DWORD CopyStyle);
BOOL WINAPI SetupQueueDefaultCopyW(_In_ HSPFILEQ QueueHandle, _In_ HINF InfHandle, _In_opt_ PCWSTR SourceRootPath,
    _In_ PCWSTR SourceFilename, _In_opt_ PCWSTR TargetFilename, _Show_(hex) DWORD CopyStyle);
BOOL WINAPI SetupQueueDeleteSectionW(_In_ HSPFILEQ QueueHandle, _In_ HINF InfHandle, _In_opt_ HINF ListInfHandle,
    _In_ PCWSTR Section);
BOOL WINAPI SetupQueueDeleteW(_In_ HSPFILEQ QueueHandle, _In_ PCWSTR PathPart1, _In_opt_ PCWSTR PathPart2);
BOOL WINAPI SetupQueueRenameSectionW(_In_ HSPFILEQ QueueHandle, _In_ HINF InfHandle, _In_opt_ HINF ListInfHandle,
    _In_ PCWSTR Section);
BOOL WINAPI SetupQueueRenameW(_In_ HSPFILEQ QueueHandle, _In_ PCWSTR SourcePath, _In_opt_ PCWSTR SourceFilename,
    _In_opt_ PCWSTR TargetPath, _In_ PCWSTR TargetFilename);
BOOL WINAPI SetupRemoveFileLogEntryW(_In_ HSPFILELOG FileLogHandle, _In_opt_ PCWSTR LogSectionName,
    _In_opt_ PCWSTR TargetFilename);
BOOL WINAPI SetupRemoveFromDiskSpaceListW(_In_ HDSKSPC DiskSpace, _In_ PCWSTR TargetFilespec,
    _Names_(SETUP_FILE_OPERATION) UINT Operation, _Reserved_ PVOID Reserved1, _Reserved_ UINT Reserved2);
BOOL WINAPI SetupRemoveFromSourceListW(_Show_(hex) DWORD Flags, _In_ PCWSTR Source);
BOOL WINAPI SetupRemoveInstallSectionFromDiskSpaceListW(_In_ HDSKSPC DiskSpace, _In_ HINF InfHandle,
    _In_opt_ HINF LayoutInfHandle, _In_ PCWSTR SectionName, _Reserved_ PVOID Reserved1, _Reserved_ UINT Reserved2);
BOOL WINAPI SetupRemoveSectionFromDiskSpaceListW(_In_ HDSKSPC DiskSpace, _In_ HINF InfHandle,
    _In_opt_ HINF ListInfHandle, _In_ PCWSTR SectionName, _Names_(SETUP_FILE_OPERATION) UINT Operation,
    _Reserved_ PVOID Reserved1, _Reserved_ UINT Reserved2);
UINT WINAPI SetupRenameErrorW(HWND hwndParent, _In_opt_ PCWSTR DialogTitle, _In_ PCWSTR SourceFile,
    _In_ PCWSTR TargetFile, UINT Win32ErrorCode, _Show_(hex) DWORD Style) _Fails_(zero, last_error);
BOOL WINAPI SetupScanFileQueueW(_In_ HSPFILEQ FileQueue, _Show_(hex) DWORD Flags, _In_opt_ HWND Window,
    _In_opt_ PSP_FILE_CALLBACK_W CallbackRoutine, _In_opt_ PVOID CallbackContext, _Out_ PDWORD Result);
BOOL WINAPI SetupSetDirectoryIdExW(_In_ HINF InfHandle, DWORD Id, _In_opt_ PCWSTR Directory, _Show_(hex) DWORD Flags,
    _Reserved_ DWORD Reserved1, _Reserved_ PVOID Reserved2);
BOOL WINAPI SetupSetDirectoryIdW(_In_ HINF InfHandle, DWORD Id, _In_opt_ PCWSTR Directory);
BOOL WINAPI SetupSetFileQueueAlternatePlatformW(_In_ HSPFILEQ QueueHandle,
    _In_opt_ PSP_ALTPLATFORM_INFO AlternatePlatformInfo, _In_opt_ PCWSTR AlternateDefaultCatalogFile);
BOOL WINAPI SetupSetFileQueueFlags(_In_ HSPFILEQ FileQueue, _Show_(hex) DWORD FlagMask, _Show_(hex) DWORD Flags);
BOOL WINAPI SetupSetNonInteractiveMode(BOOL NonInteractiveFlag) _Fails_(zero);
BOOL WINAPI SetupSetPlatformPathOverrideW(_In_opt_ PCWSTR Override);
BOOL WINAPI SetupSetSourceListW(_Show_(hex) DWORD Flags, _In_reads_(SourceCount) PCWSTR *SourceList, UINT SourceCount);
void WINAPI SetupTermDefaultQueueCallback(_In_ PVOID Context);
BOOL WINAPI SetupTerminateFileLog(_In_ HSPFILELOG FileLogHandle);
BOOL WINAPI SetupUninstallNewlyCopiedInfs(_In_ HSPFILEQ FileQueue, _Show_(hex) DWORD Flags, _Reserved_ PVOID Reserved);
BOOL WINAPI SetupUninstallOEMInfW(_In_ PCWSTR InfFileName, _Show_(hex) DWORD Flags,
    _Reserved_ PVOID Reserved) _Fails_(zero);
BOOL WINAPI SetupVerifyInfFileW(_In_ PCWSTR InfName, _In_opt_ PSP_ALTPLATFORM_INFO AltPlatformInfo,
    _Inout_ PSP_INF_SIGNER_INFO_W InfSignerInfo) _Fails_(zero);
DWORD WINAPI StartDocPrinterW(HANDLE hPrinter, DWORD Level, _In_ LPBYTE pDocInfo);
BOOL WINAPI StartPagePrinter(HANDLE hPrinter) _Fails_(zero);
ULONG WINAPI StartTraceW(_Out_ PTRACEHANDLE TraceHandle, _In_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties) _Fails_(nonzero, win32);
ULONG WINAPI StopTraceW(TRACEHANDLE TraceHandle, _In_opt_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties) _Fails_(nonzero, win32);
BOOL WINAPI SystemTimeToFileTime(_In_ const SYSTEMTIME *lpSystemTime, _Out_ LPFILETIME lpFileTime);
BOOL WINAPI SystemTimeToTzSpecificLocalTime(_In_opt_ const TIME_ZONE_INFORMATION *lpTimeZoneInformation,
    _In_ const SYSTEMTIME *lpUniversalTime, _Out_ LPSYSTEMTIME lpLocalTime);
BOOL WINAPI SystemTimeToTzSpecificLocalTimeEx(_In_opt_ const DYNAMIC_TIME_ZONE_INFORMATION *lpTimeZoneInformation,
    _In_ const SYSTEMTIME *lpUniversalTime, _Out_ LPSYSTEMTIME lpLocalTime);
DWORD WINAPI TakeSnapshotVhdSet(HANDLE VirtualDiskHandle, _In_ const PTAKE_SNAPSHOT_VHDSET_PARAMETERS Parameters,
    TAKE_SNAPSHOT_VHDSET_FLAG Flags);
ULONG WINAPI TdhEnumerateProviderFieldInformation(_In_ LPGUID pGuid, EVENT_FIELD_TYPE EventFieldType,
    _Out_writes_bytes_opt_(*pBufferSize) PPROVIDER_FIELD_INFOARRAY pBuffer, _Inout_ ULONG *pBufferSize);
ULONG WINAPI TdhEnumerateProviders(_Out_writes_bytes_opt_(*pBufferSize) PPROVIDER_ENUMERATION_INFO pBuffer,
    _Inout_ ULONG *pBufferSize);
ULONG WINAPI TdhGetEventInformation(_In_ PEVENT_RECORD Event, ULONG TdhContextCount,
    _In_reads_opt_(TdhContextCount) PTDH_CONTEXT TdhContext,
    _Out_writes_bytes_opt_(*BufferSize) PTRACE_EVENT_INFO Buffer, _Inout_ ULONG *BufferSize);
ULONG WINAPI TdhGetEventMapInformation(_In_ PEVENT_RECORD pEvent, _In_ LPWSTR pMapName,
    _Out_writes_bytes_opt_(*pBufferSize) PEVENT_MAP_INFO pBuffer, _Inout_ ULONG *pBufferSize);
ULONG WINAPI TdhGetProperty(_In_ PEVENT_RECORD pEvent, ULONG TdhContextCount,
    _In_reads_opt_(TdhContextCount) PTDH_CONTEXT pTdhContext, ULONG PropertyDataCount,
    _In_reads_(PropertyDataCount) PPROPERTY_DATA_DESCRIPTOR pPropertyData, ULONG BufferSize,
    _Out_writes_bytes_(BufferSize) PBYTE pBuffer);
ULONG WINAPI TdhGetPropertySize(_In_ PEVENT_RECORD pEvent, ULONG TdhContextCount,
    _In_reads_opt_(TdhContextCount) PTDH_CONTEXT pTdhContext, ULONG PropertyDataCount,
    _In_reads_(PropertyDataCount) PPROPERTY_DATA_DESCRIPTOR pPropertyData, _Out_ ULONG *pPropertySize);
ULONG WINAPI TdhQueryProviderFieldInformation(_In_ LPGUID pGuid, ULONGLONG EventFieldValue,
    EVENT_FIELD_TYPE EventFieldType, _Out_writes_bytes_opt_(*pBufferSize) PPROVIDER_FIELD_INFOARRAY pBuffer,
    _Inout_ ULONG *pBufferSize);
ULONG WINAPI TraceEvent(TRACEHANDLE TraceHandle, _In_ PEVENT_TRACE_HEADER EventTrace) _Fails_(nonzero, win32);
ULONG WINAPI TraceEventInstance(TRACEHANDLE TraceHandle, _In_ PEVENT_INSTANCE_HEADER EventTrace,
    _In_ PEVENT_INSTANCE_INFO InstInfo, _In_opt_ PEVENT_INSTANCE_INFO ParentInstInfo) _Fails_(nonzero, win32);
ULONG __cdecl TraceMessageVa(TRACEHANDLE LoggerHandle, _Names_(TRACE_MESSAGE_FLAGS) ULONG MessageFlags,
    _In_ LPCGUID MessageGuid, USHORT MessageNumber, _In_ va_list MessageArgList);
ULONG WINAPI TraceQueryInformation(TRACEHANDLE SessionHandle, TRACE_INFO_CLASS InformationClass,
    _Out_writes_bytes_to_(InformationLength, *ReturnLength) PVOID TraceInformation, ULONG InformationLength,
    _Out_opt_ PULONG ReturnLength) _Fails_(nonzero, win32);
ULONG WINAPI TraceSetInformation(TRACEHANDLE SessionHandle, TRACE_INFO_CLASS InformationClass,
    _In_reads_bytes_(InformationLength) PVOID TraceInformation, ULONG InformationLength) _Fails_(nonzero, win32);
BOOL WINAPI TransmitCommChar(HANDLE hFile, char cChar);
BOOL WINAPI TzSpecificLocalTimeToSystemTime(_In_opt_ const TIME_ZONE_INFORMATION *lpTimeZoneInformation,
    _In_ const SYSTEMTIME *lpLocalTime, _Out_ LPSYSTEMTIME lpUniversalTime);
BOOL WINAPI TzSpecificLocalTimeToSystemTimeEx(_In_opt_ const DYNAMIC_TIME_ZONE_INFORMATION *lpTimeZoneInformation,
    _In_ const SYSTEMTIME *lpLocalTime, _Out_ LPSYSTEMTIME lpUniversalTime);
DWORD WINAPI UninstallApplication(_In_ WCHAR *ProductCode, DWORD dwStatus) _Fails_(nonzero, win32);
HRESULT WINAPI UnregisterApplicationRecoveryCallback(void);
HRESULT WINAPI UnregisterApplicationRestart(void);
BOOL WINAPI UnregisterGPNotification(HANDLE hEvent);
ULONG WINAPI UnregisterTraceGuids(TRACEHANDLE RegistrationHandle) _Fails_(nonzero, win32);
ULONG WINAPI UpdateTraceW(TRACEHANDLE TraceHandle, _In_opt_ LPCWSTR InstanceName,
    _Inout_ PEVENT_TRACE_PROPERTIES Properties) _Fails_(nonzero, win32);
HRESULT WINAPI UploadPrinterDriverPackageW(_In_opt_ LPCWSTR pszServer, _In_ LPCWSTR pszInfPath,
    _In_opt_ LPCWSTR pszEnvironment, _Show_(hex) DWORD dwFlags, HWND hwnd,
    _Out_writes_(*pcchDestInfPath) LPWSTR pszDestInfPath, _Inout_ PULONG pcchDestInfPath);
BOOLEAN WINAPI ValidatePowerPolicies(_Inout_opt_ PGLOBAL_POWER_POLICY pGlobalPowerPolicy,
    _Inout_opt_ PPOWER_POLICY pPowerPolicy) _Fails_(zero);
ULONGLONG WINAPI VerSetConditionMask(ULONGLONG ConditionMask, _Names_(VER_FLAGS) DWORD TypeMask, BYTE Condition);
BOOL WINAPI VerifyScripts(_Show_(hex) DWORD dwFlags, _In_ LPCWSTR lpLocaleScripts, int cchLocaleScripts,
    _In_ LPCWSTR lpTestScripts, int cchTestScripts);
BOOL WINAPI VerifyVersionInfoW(_In_ LPOSVERSIONINFOEXW lpVersionInformation, _Names_(VER_FLAGS) DWORD dwTypeMask,
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
DWORD WINAPI WaitForPrinterChange(HANDLE hPrinter, _Show_(hex) DWORD Flags);
int WINAPI WideCharToMultiByte(_Names_(CODE_PAGE) UINT CodePage, _Show_(hex) DWORD dwFlags, _In_reads_(cchWideChar) LPCWCH lpWideCharStr,
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
BOOLEAN WINAPI WriteGlobalPwrPolicy(_In_ PGLOBAL_POWER_POLICY pGlobalPowerPolicy);
BOOL WINAPI WritePrinter(HANDLE hPrinter, _In_reads_bytes_(cbBuf) LPVOID pBuf, DWORD cbBuf,
    _Out_ LPDWORD pcWritten) _Fails_(zero, last_error);
BOOL WINAPI WritePrivateProfileSectionW(_In_opt_ LPCWSTR lpAppName, _In_opt_ LPCWSTR lpString,
    _In_opt_ LPCWSTR lpFileName);
BOOL WINAPI WritePrivateProfileStringW(_In_opt_ LPCWSTR lpAppName, _In_opt_ LPCWSTR lpKeyName,
    _In_opt_ LPCWSTR lpString, _In_opt_ LPCWSTR lpFileName);
BOOL WINAPI WritePrivateProfileStructW(_In_ LPCWSTR lpszSection, _In_ LPCWSTR lpszKey,
    _In_reads_bytes_opt_(uSizeStruct) LPVOID lpStruct, UINT uSizeStruct, _In_opt_ LPCWSTR szFile);
BOOLEAN WINAPI WriteProcessorPwrScheme(UINT uiID, _In_ PMACHINE_PROCESSOR_POWER_POLICY pMachineProcessorPowerPolicy);
BOOL WINAPI WriteProfileSectionW(_In_ LPCWSTR lpAppName, _In_ LPCWSTR lpString);
BOOL WINAPI WriteProfileStringW(_In_opt_ LPCWSTR lpAppName, _In_opt_ LPCWSTR lpKeyName, _In_opt_ LPCWSTR lpString);
BOOLEAN WINAPI WritePwrScheme(_In_ PUINT puiID, _In_ LPTSTR lpszSchemeName, _In_opt_ LPTSTR lpszDescription,
    _In_ PPOWER_POLICY lpScheme);
BOOL WINAPI XcvDataW(HANDLE hXcv, _In_ PCWSTR pszDataName, _In_reads_bytes_opt_(cbInputData) PBYTE pInputData,
    DWORD cbInputData, _Out_writes_bytes_opt_(cbOutputData) PBYTE pOutputData, DWORD cbOutputData,
    _Out_ PDWORD pcbOutputNeeded, _Out_opt_ PDWORD pdwStatus) _Fails_(zero);
BOOL WINAPI ZombifyActCtx(HANDLE hActCtx);
long WINAPI _hread(HFILE hFile, _Out_writes_bytes_(lBytes) LPVOID lpBuffer, long lBytes) _Fails_(minus_one, last_error);
long WINAPI _hwrite(HFILE hFile, _In_reads_bytes_(lBytes) LPCCH lpBuffer, long lBytes) _Fails_(minus_one, last_error);
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
MMRESULT WINAPI auxGetDevCapsW(UINT_PTR uDeviceID, _Out_writes_bytes_(cbac) LPAUXCAPSW pac, UINT cbac);
UINT WINAPI auxGetNumDevs(void);
MMRESULT WINAPI auxGetVolume(UINT uDeviceID, _Out_ LPDWORD pdwVolume);
MMRESULT WINAPI auxOutMessage(UINT uDeviceID, UINT uMsg, DWORD_PTR dw1, DWORD_PTR dw2);
MMRESULT WINAPI auxSetVolume(UINT uDeviceID, DWORD dwVolume);
MMRESULT WINAPI joyGetDevCapsW(UINT_PTR uJoyID, _Out_writes_bytes_(cbjc) LPJOYCAPSW pjc, UINT cbjc);
UINT WINAPI joyGetNumDevs(void);
MMRESULT WINAPI joyGetPos(UINT uJoyID, _Out_ LPJOYINFO pji);
MMRESULT WINAPI joyGetPosEx(UINT uJoyID, _Out_ LPJOYINFOEX pji);
MMRESULT WINAPI joyGetThreshold(UINT uJoyID, _Out_ LPUINT puThreshold);
MMRESULT WINAPI joyReleaseCapture(UINT uJoyID);
MMRESULT WINAPI joySetCapture(HWND hwnd, UINT uJoyID, UINT uPeriod, BOOL fChanged);
MMRESULT WINAPI joySetThreshold(UINT uJoyID, UINT uThreshold);
LPWSTR WINAPI lstrcatW(_Inout_ LPWSTR lpString1, _In_ LPCWSTR lpString2) _Fails_(zero, none);
int WINAPI lstrcmpW(_In_ LPCWSTR lpString1, _In_ LPCWSTR lpString2);
int WINAPI lstrcmpiW(_In_ LPCWSTR lpString1, _In_ LPCWSTR lpString2);
LPWSTR WINAPI lstrcpyW(_Out_ LPWSTR lpString1, _In_ LPCWSTR lpString2) _Fails_(zero, none);
LPWSTR WINAPI lstrcpynW(_Out_writes_(iMaxLength) LPWSTR lpString1, _In_ LPCWSTR lpString2,
    int iMaxLength) _Fails_(zero, none);
int WINAPI lstrlenW(_In_ LPCWSTR lpString);
HTASK WINAPI mciGetCreatorTask(MCIDEVICEID mciId) _Fails_(zero);
MCIDEVICEID WINAPI mciGetDeviceIDFromElementIDW(DWORD dwElementID, _In_ LPCWSTR lpstrType);
MCIDEVICEID WINAPI mciGetDeviceIDW(_In_ LPCWSTR pszDevice);
BOOL WINAPI mciGetErrorStringW(MCIERROR mcierr, _Out_writes_(cchText) LPWSTR pszText, UINT cchText) _Fails_(zero);
YIELDPROC WINAPI mciGetYieldProc(MCIDEVICEID mciId, _In_ LPDWORD pdwYieldData);
MCIERROR WINAPI mciSendCommandW(MCIDEVICEID mciId, UINT uMsg, DWORD_PTR dwParam1, DWORD_PTR dwParam2);
MCIERROR WINAPI mciSendStringW(_In_ LPCWSTR lpstrCommand, _Out_writes_opt_(uReturnLength) LPWSTR lpstrReturnString,
    UINT uReturnLength, _In_opt_ HWND hwndCallback);
BOOL WINAPI mciSetYieldProc(MCIDEVICEID mciId, _In_opt_ YIELDPROC fpYieldProc, DWORD dwYieldData) _Fails_(zero);
MMRESULT WINAPI midiConnect(HMIDI hmi, HMIDIOUT hmo, _In_opt_ LPVOID pReserved);
MMRESULT WINAPI midiDisconnect(HMIDI hmi, HMIDIOUT hmo, _In_opt_ LPVOID pReserved);
MMRESULT WINAPI midiInAddBuffer(HMIDIIN hmi, _Out_writes_bytes_(cbmh) LPMIDIHDR pmh, UINT cbmh);
MMRESULT WINAPI midiInClose(HMIDIIN hmi);
MMRESULT WINAPI midiInGetDevCapsW(UINT_PTR uDeviceID, _Out_writes_bytes_(cbmic) LPMIDIINCAPSW pmic, UINT cbmic);
MMRESULT WINAPI midiInGetErrorTextW(MMRESULT mmrError, _Out_writes_(cchText) LPWSTR pszText, UINT cchText);
MMRESULT WINAPI midiInGetID(HMIDIIN hmi, _Out_ LPUINT puDeviceID);
UINT WINAPI midiInGetNumDevs(void);
MMRESULT WINAPI midiInMessage(_In_opt_ HMIDIIN hmi, UINT uMsg, DWORD_PTR dw1, DWORD_PTR dw2);
MMRESULT WINAPI midiInOpen(_Out_ LPHMIDIIN phmi, UINT uDeviceID, DWORD_PTR dwCallback, DWORD_PTR dwInstance,
    _Names_(MIDI_WAVE_OPEN_TYPE) DWORD fdwOpen);
MMRESULT WINAPI midiInPrepareHeader(HMIDIIN hmi, _Inout_updates_bytes_(cbmh) LPMIDIHDR pmh, UINT cbmh);
MMRESULT WINAPI midiInReset(HMIDIIN hmi);
MMRESULT WINAPI midiInStart(HMIDIIN hmi);
MMRESULT WINAPI midiInStop(HMIDIIN hmi);
MMRESULT WINAPI midiInUnprepareHeader(HMIDIIN hmi, _Inout_updates_bytes_(cbmh) LPMIDIHDR pmh, UINT cbmh);
MMRESULT WINAPI midiOutCacheDrumPatches(HMIDIOUT hmo, UINT uPatch, _In_reads_(128) LPWORD pwkya, UINT fuCache);
MMRESULT WINAPI midiOutCachePatches(HMIDIOUT hmo, UINT uBank, _In_reads_(128) LPWORD pwpa, UINT fuCache);
MMRESULT WINAPI midiOutClose(HMIDIOUT hmo);
MMRESULT WINAPI midiOutGetDevCapsW(UINT_PTR uDeviceID, _Out_writes_bytes_(cbmoc) LPMIDIOUTCAPSW pmoc, UINT cbmoc);
MMRESULT WINAPI midiOutGetErrorTextW(MMRESULT mmrError, _Out_writes_(cchText) LPWSTR pszText, UINT cchText);
MMRESULT WINAPI midiOutGetID(HMIDIOUT hmo, _Out_ LPUINT puDeviceID);
UINT WINAPI midiOutGetNumDevs(void);
MMRESULT WINAPI midiOutGetVolume(_In_opt_ HMIDIOUT hmo, _Out_ LPDWORD pdwVolume);
MMRESULT WINAPI midiOutLongMsg(HMIDIOUT hmo, _In_reads_bytes_(cbmh) LPMIDIHDR pmh, UINT cbmh);
MMRESULT WINAPI midiOutMessage(_In_opt_ HMIDIOUT hmo, UINT uMsg, DWORD_PTR dw1, DWORD_PTR dw2);
MMRESULT WINAPI midiOutOpen(_Out_ LPHMIDIOUT phmo, UINT uDeviceID, DWORD_PTR dwCallback, DWORD_PTR dwInstance,
    _Names_(MIDI_WAVE_OPEN_TYPE) DWORD fdwOpen);
MMRESULT WINAPI midiOutPrepareHeader(HMIDIOUT hmo, _Inout_updates_bytes_(cbmh) LPMIDIHDR pmh, UINT cbmh);
MMRESULT WINAPI midiOutReset(HMIDIOUT hmo);
MMRESULT WINAPI midiOutSetVolume(_In_opt_ HMIDIOUT hmo, DWORD dwVolume);
MMRESULT WINAPI midiOutShortMsg(HMIDIOUT hmo, DWORD dwMsg);
MMRESULT WINAPI midiOutUnprepareHeader(HMIDIOUT hmo, _Inout_updates_bytes_(cbmh) LPMIDIHDR pmh, UINT cbmh);
MMRESULT WINAPI midiStreamClose(HMIDISTRM hms);
MMRESULT WINAPI midiStreamOpen(_Out_ LPHMIDISTRM phms, _Inout_updates_(cMidi) LPUINT puDeviceID, DWORD cMidi,
    DWORD_PTR dwCallback, DWORD_PTR dwInstance, DWORD fdwOpen);
MMRESULT WINAPI midiStreamOut(HMIDISTRM hms, _Out_writes_bytes_(cbmh) LPMIDIHDR pmh, UINT cbmh);
MMRESULT WINAPI midiStreamPause(HMIDISTRM hms);
MMRESULT WINAPI midiStreamPosition(HMIDISTRM hms, _Out_writes_bytes_(cbmmt) LPMMTIME lpmmt, UINT cbmmt);
MMRESULT WINAPI midiStreamProperty(HMIDISTRM hms, _Inout_ LPBYTE lppropdata, DWORD dwProperty);
MMRESULT WINAPI midiStreamRestart(HMIDISTRM hms);
MMRESULT WINAPI midiStreamStop(HMIDISTRM hms);
MMRESULT WINAPI mixerClose(HMIXER hmx);
MMRESULT WINAPI mixerGetControlDetailsW(_In_opt_ HMIXEROBJ hmxobj, _Inout_ LPMIXERCONTROLDETAILS pmxcd,
    DWORD fdwDetails);
MMRESULT WINAPI mixerGetDevCapsW(UINT_PTR uMxId, _Out_writes_bytes_(cbmxcaps) LPMIXERCAPSW pmxcaps, UINT cbmxcaps);
MMRESULT WINAPI mixerGetID(_In_opt_ HMIXEROBJ hmxobj, _Out_ UINT *puMxId, DWORD fdwId);
MMRESULT WINAPI mixerGetLineControlsW(_In_opt_ HMIXEROBJ hmxobj, _Inout_ LPMIXERLINECONTROLSW pmxlc, DWORD fdwControls);
MMRESULT WINAPI mixerGetLineInfoW(_In_opt_ HMIXEROBJ hmxobj, _Inout_ LPMIXERLINEW pmxl, DWORD fdwInfo);
UINT WINAPI mixerGetNumDevs(void);
DWORD WINAPI mixerMessage(_In_opt_ HMIXER hmx, UINT uMsg, DWORD_PTR dwParam1, DWORD_PTR dwParam2);
MMRESULT WINAPI mixerOpen(_Out_opt_ LPHMIXER phmx, UINT uMxId, DWORD_PTR dwCallback, DWORD_PTR dwInstance,
    DWORD fdwOpen);
MMRESULT WINAPI mixerSetControlDetails(_In_opt_ HMIXEROBJ hmxobj, _In_ LPMIXERCONTROLDETAILS pmxcd, DWORD fdwDetails);
DWORD WINAPI mmGetCurrentTask(void);
void WINAPI mmTaskBlock(DWORD h);
UINT WINAPI mmTaskCreate(LPTASKCALLBACK lpfn, _Inout_ _Opens_ HANDLE *lph, DWORD_PTR dwInst);
BOOL WINAPI mmTaskSignal(DWORD h) _Fails_(zero);
void WINAPI mmTaskYield(void);
MMRESULT WINAPI mmioAdvance(HMMIO hmmio, _In_opt_ LPMMIOINFO pmmioinfo, UINT fuAdvance);
MMRESULT WINAPI mmioAscend(HMMIO hmmio, _In_ LPMMCKINFO pmmcki, UINT fuAscend);
MMRESULT WINAPI mmioClose(HMMIO hmmio, UINT fuClose);
MMRESULT WINAPI mmioCreateChunk(HMMIO hmmio, _In_ LPMMCKINFO pmmcki, UINT fuCreate);
MMRESULT WINAPI mmioDescend(HMMIO hmmio, _Inout_ LPMMCKINFO pmmcki, _In_opt_ const MMCKINFO *pmmckiParent,
    UINT fuDescend);
MMRESULT WINAPI mmioFlush(HMMIO hmmio, UINT fuFlush);
MMRESULT WINAPI mmioGetInfo(HMMIO hmmio, _Out_ LPMMIOINFO pmmioinfo, UINT fuInfo);
LPMMIOPROC WINAPI mmioInstallIOProcW(FOURCC fccIOProc, _In_opt_ LPMMIOPROC pIOProc,
    _Show_(hex) DWORD dwFlags) _Fails_(zero);
HMMIO WINAPI mmioOpenW(_Inout_updates_opt_(128) LPWSTR pszFileName, _Inout_opt_ LPMMIOINFO pmmioinfo,
    DWORD fdwOpen) _Fails_(zero) _Opens_;
LONG WINAPI mmioRead(HMMIO hmmio, _Out_writes_bytes_(cch) HPSTR pch, LONG cch);
MMRESULT WINAPI mmioRenameW(_In_ LPCWSTR pszFileName, _In_ LPCWSTR pszNewFileName, _In_opt_ LPCMMIOINFO pmmioinfo,
    DWORD fdwRename);
LONG WINAPI mmioSeek(HMMIO hmmio, LONG lOffset, int iOrigin);
LRESULT WINAPI mmioSendMessage(HMMIO hmmio, UINT uMsg, LPARAM lParam1, LPARAM lParam2) _Fails_(never);
MMRESULT WINAPI mmioSetBuffer(HMMIO hmmio, _Out_writes_opt_(cchBuffer) LPSTR pchBuffer, LONG cchBuffer, UINT fuBuffer);
MMRESULT WINAPI mmioSetInfo(HMMIO hmmio, _In_ LPCMMIOINFO pmmioinfo, UINT fuInfo);
FOURCC WINAPI mmioStringToFOURCCW(_In_ LPCWSTR sz, _Show_(hex) UINT uFlags);
LONG WINAPI mmioWrite(HMMIO hmmio, _In_reads_bytes_(cch) const char *pch, LONG cch);
BOOL WINAPI sndPlaySoundW(_In_opt_ LPCWSTR pszSound, UINT fuSound) _Fails_(zero);
MMRESULT WINAPI timeBeginPeriod(UINT uPeriod);
MMRESULT WINAPI timeEndPeriod(UINT uPeriod);
MMRESULT WINAPI timeGetDevCaps(_Out_writes_bytes_(cbtc) LPTIMECAPS ptc, UINT cbtc);
MMRESULT WINAPI timeGetSystemTime(_Out_writes_bytes_(cbmmt) LPMMTIME pmmt, UINT cbmmt);
DWORD WINAPI timeGetTime(void);
MMRESULT WINAPI timeKillEvent(UINT uTimerID);
MMRESULT WINAPI timeSetEvent(UINT uDelay, UINT uResolution, LPTIMECALLBACK fptc, DWORD_PTR dwUser, UINT fuEvent);
MMRESULT WINAPI waveInAddBuffer(HWAVEIN hwi, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
MMRESULT WINAPI waveInClose(HWAVEIN hwi);
MMRESULT WINAPI waveInGetDevCapsW(UINT_PTR uDeviceID, _Out_writes_bytes_(cbwic) LPWAVEINCAPSW pwic, UINT cbwic);
MMRESULT WINAPI waveInGetErrorTextW(MMRESULT mmrError, _Out_writes_(cchText) LPWSTR pszText, UINT cchText);
MMRESULT WINAPI waveInGetID(HWAVEIN hwi, _In_ LPUINT puDeviceID);
UINT WINAPI waveInGetNumDevs(void);
MMRESULT WINAPI waveInGetPosition(HWAVEIN hwi, _Inout_updates_bytes_(cbmmt) LPMMTIME pmmt, UINT cbmmt);
MMRESULT WINAPI waveInMessage(_In_opt_ HWAVEIN hwi, UINT uMsg, DWORD_PTR dw1, DWORD_PTR dw2);
MMRESULT WINAPI waveInOpen(_Out_opt_ LPHWAVEIN phwi, UINT uDeviceID, _In_ LPCWAVEFORMATEX pwfx, DWORD_PTR dwCallback,
    DWORD_PTR dwInstance, _Names_(MIDI_WAVE_OPEN_TYPE) DWORD fdwOpen);
MMRESULT WINAPI waveInPrepareHeader(HWAVEIN hwi, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
MMRESULT WINAPI waveInReset(HWAVEIN hwi);
MMRESULT WINAPI waveInStart(HWAVEIN hwi);
MMRESULT WINAPI waveInStop(HWAVEIN hwi);
MMRESULT WINAPI waveInUnprepareHeader(HWAVEIN hwi, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
MMRESULT WINAPI waveOutBreakLoop(HWAVEOUT hwo);
MMRESULT WINAPI waveOutClose(HWAVEOUT hwo);
MMRESULT WINAPI waveOutGetDevCapsW(UINT_PTR uDeviceID, _Out_ LPWAVEOUTCAPSW pwoc, UINT cbwoc);
MMRESULT WINAPI waveOutGetErrorTextW(MMRESULT mmrError, _Out_writes_(cchText) LPWSTR pszText, UINT cchText);
MMRESULT WINAPI waveOutGetID(HWAVEOUT hwo, _Out_ LPUINT puDeviceID);
UINT WINAPI waveOutGetNumDevs(void);
MMRESULT WINAPI waveOutGetPitch(HWAVEOUT hwo, _Out_ LPDWORD pdwPitch);
MMRESULT WINAPI waveOutGetPlaybackRate(HWAVEOUT hwo, _Out_ LPDWORD pdwRate);
MMRESULT WINAPI waveOutGetPosition(HWAVEOUT hwo, _Inout_updates_bytes_(cbmmt) LPMMTIME pmmt, UINT cbmmt);
MMRESULT WINAPI waveOutGetVolume(_In_opt_ HWAVEOUT hwo, _Out_ LPDWORD pdwVolume);
MMRESULT WINAPI waveOutMessage(_In_opt_ HWAVEOUT hwo, UINT uMsg, DWORD_PTR dw1, DWORD_PTR dw2);
MMRESULT WINAPI waveOutOpen(_Out_opt_ LPHWAVEOUT phwo, UINT uDeviceID, _In_ LPCWAVEFORMATEX pwfx, DWORD_PTR dwCallback,
    DWORD_PTR dwInstance, _Names_(MIDI_WAVE_OPEN_TYPE) DWORD fdwOpen);
MMRESULT WINAPI waveOutPause(HWAVEOUT hwo);
MMRESULT WINAPI waveOutPrepareHeader(HWAVEOUT hwo, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
MMRESULT WINAPI waveOutReset(HWAVEOUT hwo);
MMRESULT WINAPI waveOutRestart(HWAVEOUT hwo);
MMRESULT WINAPI waveOutSetPitch(HWAVEOUT hwo, DWORD dwPitch);
MMRESULT WINAPI waveOutSetPlaybackRate(HWAVEOUT hwo, DWORD dwRate);
MMRESULT WINAPI waveOutSetVolume(_In_opt_ HWAVEOUT hwo, DWORD dwVolume);
MMRESULT WINAPI waveOutUnprepareHeader(HWAVEOUT hwo, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
MMRESULT WINAPI waveOutWrite(HWAVEOUT hwo, _Inout_updates_bytes_(cbwh) LPWAVEHDR pwh, UINT cbwh);
