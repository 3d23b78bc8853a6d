// SPDX-License-Identifier: Apache-2.0
// Access control. Directions, lengths, names of values and failure rules beyond what the types say.

BOOL WINAPI AccessCheck(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor, HANDLE ClientToken,
    _Show_(hex) DWORD DesiredAccess, _In_ PGENERIC_MAPPING GenericMapping,
    _Out_writes_bytes_opt_(*PrivilegeSetLength) PPRIVILEGE_SET PrivilegeSet, _Inout_ LPDWORD PrivilegeSetLength,
    _Out_ LPDWORD GrantedAccess, _Out_ LPBOOL AccessStatus);
BOOL WINAPI AccessCheckAndAuditAlarmW(_In_ LPCWSTR SubsystemName, _In_opt_ LPVOID HandleId, _In_ LPWSTR ObjectTypeName,
    _In_opt_ LPWSTR ObjectName, _In_ PSECURITY_DESCRIPTOR SecurityDescriptor, _Show_(hex) DWORD DesiredAccess,
    _In_ PGENERIC_MAPPING GenericMapping, BOOL ObjectCreation, _Out_ LPDWORD GrantedAccess, _Out_ LPBOOL AccessStatus,
    _Out_ LPBOOL pfGenerateOnClose) _Fails_(zero, last_error);
BOOL WINAPI AccessCheckByType(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _In_opt_ PSID PrincipalSelfSid,
    HANDLE ClientToken, _Show_(hex) DWORD DesiredAccess,
    _Inout_updates_opt_(ObjectTypeListLength) POBJECT_TYPE_LIST ObjectTypeList, DWORD ObjectTypeListLength,
    _In_ PGENERIC_MAPPING GenericMapping, _Out_writes_bytes_opt_(*PrivilegeSetLength) PPRIVILEGE_SET PrivilegeSet,
    _Inout_ LPDWORD PrivilegeSetLength, _Out_ LPDWORD GrantedAccess, _Out_ LPBOOL AccessStatus);
BOOL WINAPI AccessCheckByTypeAndAuditAlarmW(_In_ LPCWSTR SubsystemName, _In_ LPVOID HandleId,
    _In_ LPCWSTR ObjectTypeName, _In_opt_ LPCWSTR ObjectName, _In_ PSECURITY_DESCRIPTOR SecurityDescriptor,
    _In_opt_ PSID PrincipalSelfSid, _Show_(hex) DWORD DesiredAccess, AUDIT_EVENT_TYPE AuditType,
    _Show_(hex) DWORD Flags, _Inout_updates_opt_(ObjectTypeListLength) POBJECT_TYPE_LIST ObjectTypeList,
    DWORD ObjectTypeListLength, _In_ PGENERIC_MAPPING GenericMapping, BOOL ObjectCreation, _Out_ LPDWORD GrantedAccess,
    _Out_ LPBOOL AccessStatus, _Out_ LPBOOL pfGenerateOnClose) _Fails_(zero, last_error);
BOOL WINAPI AccessCheckByTypeResultList(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _In_opt_ PSID PrincipalSelfSid,
    HANDLE ClientToken, _Show_(hex) DWORD DesiredAccess,
    _Inout_updates_opt_(ObjectTypeListLength) POBJECT_TYPE_LIST ObjectTypeList, DWORD ObjectTypeListLength,
    _In_ PGENERIC_MAPPING GenericMapping, _Out_writes_bytes_opt_(*PrivilegeSetLength) PPRIVILEGE_SET PrivilegeSet,
    _Inout_ LPDWORD PrivilegeSetLength, _Out_writes_(ObjectTypeListLength) LPDWORD GrantedAccessList,
    _Out_writes_(ObjectTypeListLength) LPDWORD AccessStatusList);
BOOL WINAPI AccessCheckByTypeResultListAndAuditAlarmByHandleW(_In_ LPCWSTR SubsystemName, _In_ LPVOID HandleId,
    HANDLE ClientToken, _In_ LPCWSTR ObjectTypeName, _In_opt_ LPCWSTR ObjectName,
    _In_ PSECURITY_DESCRIPTOR SecurityDescriptor, _In_opt_ PSID PrincipalSelfSid, _Show_(hex) DWORD DesiredAccess,
    AUDIT_EVENT_TYPE AuditType, _Show_(hex) DWORD Flags,
    _Inout_updates_opt_(ObjectTypeListLength) POBJECT_TYPE_LIST ObjectTypeList, DWORD ObjectTypeListLength,
    _In_ PGENERIC_MAPPING GenericMapping, BOOL ObjectCreation,
    _Out_writes_(ObjectTypeListLength) LPDWORD GrantedAccessList,
    _Out_writes_(ObjectTypeListLength) LPDWORD AccessStatusList,
    _Out_ LPBOOL pfGenerateOnClose) _Fails_(zero, last_error);
BOOL WINAPI AccessCheckByTypeResultListAndAuditAlarmW(_In_ LPCWSTR SubsystemName, _In_ LPVOID HandleId,
    _In_ LPCWSTR ObjectTypeName, _In_opt_ LPCWSTR ObjectName, _In_ PSECURITY_DESCRIPTOR SecurityDescriptor,
    _In_opt_ PSID PrincipalSelfSid, _Show_(hex) DWORD DesiredAccess, AUDIT_EVENT_TYPE AuditType,
    _Show_(hex) DWORD Flags, _Inout_updates_opt_(ObjectTypeListLength) POBJECT_TYPE_LIST ObjectTypeList,
    DWORD ObjectTypeListLength, _In_ PGENERIC_MAPPING GenericMapping, BOOL ObjectCreation,
    _Out_writes_(ObjectTypeListLength) LPDWORD GrantedAccessList,
    _Out_writes_(ObjectTypeListLength) LPDWORD AccessStatusList,
    _Out_ LPBOOL pfGenerateOnClose) _Fails_(zero, last_error);
BOOL WINAPI AddAccessAllowedAce(_Inout_ PACL pAcl, DWORD dwAceRevision, _Show_(hex) DWORD AccessMask, _In_ PSID pSid);
BOOL WINAPI AddAccessAllowedAceEx(_Inout_ PACL pAcl, DWORD dwAceRevision, _Names_(ACE_FLAGS) DWORD AceFlags,
    _Show_(hex) DWORD AccessMask, _In_ PSID pSid);
BOOL WINAPI AddAccessAllowedObjectAce(_Inout_ PACL pAcl, DWORD dwAceRevision, _Names_(ACE_FLAGS) DWORD AceFlags,
    _Show_(hex) DWORD AccessMask, _In_opt_ GUID *ObjectTypeGuid, _In_opt_ GUID *InheritedObjectTypeGuid,
    _In_ PSID pSid);
BOOL WINAPI AddAccessDeniedAce(_Inout_ PACL pAcl, DWORD dwAceRevision, _Show_(hex) DWORD AccessMask, _In_ PSID pSid);
BOOL WINAPI AddAccessDeniedAceEx(_Inout_ PACL pAcl, DWORD dwAceRevision, _Names_(ACE_FLAGS) DWORD AceFlags,
    _Show_(hex) DWORD AccessMask, _In_ PSID pSid);
BOOL WINAPI AddAccessDeniedObjectAce(_Inout_ PACL pAcl, DWORD dwAceRevision, _Names_(ACE_FLAGS) DWORD AceFlags,
    _Show_(hex) DWORD AccessMask, _In_opt_ GUID *ObjectTypeGuid, _In_opt_ GUID *InheritedObjectTypeGuid,
    _In_ PSID pSid);
BOOL WINAPI AddAce(_Inout_ PACL pAcl, DWORD dwAceRevision, DWORD dwStartingAceIndex,
    _In_reads_bytes_(nAceListLength) LPVOID pAceList, DWORD nAceListLength);
BOOL WINAPI AddAuditAccessAce(_Inout_ PACL pAcl, DWORD dwAceRevision, _Show_(hex) DWORD dwAccessMask, _In_ PSID pSid,
    BOOL bAuditSuccess, BOOL bAuditFailure);
BOOL WINAPI AddAuditAccessAceEx(_Inout_ PACL pAcl, DWORD dwAceRevision, _Names_(ACE_FLAGS) DWORD AceFlags,
    _Show_(hex) DWORD dwAccessMask, _In_ PSID pSid, BOOL bAuditSuccess, BOOL bAuditFailure);
BOOL WINAPI AddAuditAccessObjectAce(_Inout_ PACL pAcl, DWORD dwAceRevision, _Names_(ACE_FLAGS) DWORD AceFlags,
    _Show_(hex) DWORD AccessMask, _In_opt_ GUID *ObjectTypeGuid, _In_opt_ GUID *InheritedObjectTypeGuid, _In_ PSID pSid,
    BOOL bAuditSuccess, BOOL bAuditFailure);
BOOL WINAPI AddConditionalAce(_Inout_ PACL pAcl, DWORD dwAceRevision, _Names_(ACE_FLAGS) DWORD AceFlags, UCHAR AceType,
    _Show_(hex) DWORD AccessMask, _In_ PSID pSid, _In_ PWCHAR ConditionStr, _Out_ DWORD *ReturnLength);
BOOL WINAPI AddMandatoryAce(_Inout_ PACL pAcl, _Names_(ACE_REVISION) DWORD dwAceRevision,
    _Names_(ACE_FLAGS) DWORD AceFlags, DWORD MandatoryPolicy, _In_ PSID pLabelSid);
BOOL WINAPI AddResourceAttributeAce(_Inout_ PACL pAcl, DWORD dwAceRevision, _Names_(ACE_FLAGS) DWORD AceFlags,
    _Show_(hex) DWORD AccessMask, _In_ PSID pSid, _In_ PCLAIM_SECURITY_ATTRIBUTES_INFORMATION pAttributeInfo,
    _Out_ PDWORD pReturnLength);
BOOL WINAPI AddScopedPolicyIDAce(_Inout_ PACL pAcl, DWORD dwAceRevision, _Names_(ACE_FLAGS) DWORD AceFlags,
    _Show_(hex) DWORD AccessMask, _In_ PSID pSid);
BOOL WINAPI AdjustTokenGroups(HANDLE TokenHandle, BOOL ResetToDefault, _In_opt_ PTOKEN_GROUPS NewState,
    DWORD BufferLength, _Out_writes_bytes_to_opt_(BufferLength, *ReturnLength) PTOKEN_GROUPS PreviousState,
    _Out_opt_ PDWORD ReturnLength);
BOOL WINAPI AdjustTokenPrivileges(HANDLE TokenHandle, BOOL DisableAllPrivileges, _In_opt_ PTOKEN_PRIVILEGES NewState,
    DWORD BufferLength, _Out_writes_bytes_to_opt_(BufferLength, *ReturnLength) PTOKEN_PRIVILEGES PreviousState,
    _Out_opt_ PDWORD ReturnLength);
BOOL WINAPI AllocateAndInitializeSid(_In_ PSID_IDENTIFIER_AUTHORITY pIdentifierAuthority, BYTE nSubAuthorityCount,
    DWORD nSubAuthority0, DWORD nSubAuthority1, DWORD nSubAuthority2, DWORD nSubAuthority3, DWORD nSubAuthority4,
    DWORD nSubAuthority5, DWORD nSubAuthority6, DWORD nSubAuthority7, _Out_ PSID *pSid);
BOOL WINAPI AllocateLocallyUniqueId(_Out_ PLUID Luid);
BOOL WINAPI AreAllAccessesGranted(_Show_(hex) DWORD GrantedAccess, _Show_(hex) DWORD DesiredAccess) _Fails_(never);
BOOL WINAPI AreAnyAccessesGranted(_Show_(hex) DWORD GrantedAccess, _Show_(hex) DWORD DesiredAccess) _Fails_(never);
BOOL WINAPI AuthzAccessCheck(DWORD Flags, AUTHZ_CLIENT_CONTEXT_HANDLE hAuthzClientContext,
    _In_ PAUTHZ_ACCESS_REQUEST pRequest, _In_opt_ AUTHZ_AUDIT_EVENT_HANDLE hAuditEvent,
    _In_ PSECURITY_DESCRIPTOR pSecurityDescriptor,
    _In_reads_opt_(OptionalSecurityDescriptorCount) PSECURITY_DESCRIPTOR *OptionalSecurityDescriptorArray,
    DWORD OptionalSecurityDescriptorCount, _Inout_ PAUTHZ_ACCESS_REPLY pReply,
    _Out_opt_ PAUTHZ_ACCESS_CHECK_RESULTS_HANDLE phAccessCheckResults);
BOOL WINAPI AuthzAddSidsToContext(AUTHZ_CLIENT_CONTEXT_HANDLE hAuthzClientContext, _In_opt_ PSID_AND_ATTRIBUTES Sids,
    DWORD SidCount, _In_opt_ PSID_AND_ATTRIBUTES RestrictedSids, DWORD RestrictedSidCount,
    _Out_ PAUTHZ_CLIENT_CONTEXT_HANDLE phNewAuthzClientContext);
BOOL WINAPI AuthzCachedAccessCheck(_Show_(hex) DWORD Flags, AUTHZ_ACCESS_CHECK_RESULTS_HANDLE hAccessCheckResults,
    _In_ PAUTHZ_ACCESS_REQUEST pRequest, _In_opt_ AUTHZ_AUDIT_EVENT_HANDLE hAuditEvent,
    _Inout_ PAUTHZ_ACCESS_REPLY pReply);
BOOL WINAPI AuthzEnumerateSecurityEventSources(_Show_(hex) DWORD dwFlags,
    _Out_ PAUTHZ_SOURCE_SCHEMA_REGISTRATION Buffer, _Out_ PDWORD pdwCount, _Inout_ PDWORD pdwLength);
BOOL WINAPI AuthzEvaluateSacl(AUTHZ_CLIENT_CONTEXT_HANDLE AuthzClientContext, _In_ PAUTHZ_ACCESS_REQUEST pRequest,
    _In_ PACL Sacl, ACCESS_MASK GrantedAccess, BOOL AccessGranted, _Out_ PBOOL pbGenerateAudit) _Fails_(zero);
BOOL WINAPI AuthzFreeAuditEvent(AUTHZ_AUDIT_EVENT_HANDLE hAuditEvent);
BOOL WINAPI AuthzFreeContext(AUTHZ_CLIENT_CONTEXT_HANDLE hAuthzClientContext);
BOOL WINAPI AuthzFreeHandle(AUTHZ_ACCESS_CHECK_RESULTS_HANDLE hAccessCheckResults);
BOOL WINAPI AuthzFreeResourceManager(AUTHZ_RESOURCE_MANAGER_HANDLE hAuthzResourceManager);
BOOL WINAPI AuthzGetInformationFromContext(AUTHZ_CLIENT_CONTEXT_HANDLE hAuthzClientContext,
    AUTHZ_CONTEXT_INFORMATION_CLASS InfoClass, DWORD BufferSize, _Out_ PDWORD pSizeRequired, _Out_ PVOID Buffer);
BOOL WINAPI AuthzInitializeCompoundContext(AUTHZ_CLIENT_CONTEXT_HANDLE UserContext,
    AUTHZ_CLIENT_CONTEXT_HANDLE DeviceContext, _Out_ PAUTHZ_CLIENT_CONTEXT_HANDLE phCompoundContext);
BOOL WINAPI AuthzInitializeContextFromAuthzContext(_Show_(hex) DWORD Flags,
    AUTHZ_CLIENT_CONTEXT_HANDLE hAuthzClientContext, _In_opt_ _Show_(utc_time) PLARGE_INTEGER pExpirationTime, LUID Identifier,
    _In_ PVOID DynamicGroupArgs, _Out_ PAUTHZ_CLIENT_CONTEXT_HANDLE phNewAuthzClientContext);
BOOL WINAPI AuthzInitializeContextFromSid(_Show_(hex) DWORD Flags, _In_ PSID UserSid,
    AUTHZ_RESOURCE_MANAGER_HANDLE hAuthzResourceManager, _In_opt_ _Show_(utc_time) PLARGE_INTEGER pExpirationTime, LUID Identifier,
    _In_opt_ PVOID DynamicGroupArgs, _Out_ PAUTHZ_CLIENT_CONTEXT_HANDLE phAuthzClientContext);
BOOL WINAPI AuthzInitializeContextFromToken(_Show_(hex) DWORD Flags, HANDLE TokenHandle,
    AUTHZ_RESOURCE_MANAGER_HANDLE hAuthzResourceManager, _In_opt_ _Show_(utc_time) PLARGE_INTEGER pExpirationTime, LUID Identifier,
    _In_opt_ PVOID DynamicGroupArgs, _Out_ PAUTHZ_CLIENT_CONTEXT_HANDLE phAuthzClientContext);
BOOL WINAPI AuthzInitializeRemoteResourceManager(_In_ PAUTHZ_RPC_INIT_INFO_CLIENT pRpcInitInfo,
    _Out_ PAUTHZ_RESOURCE_MANAGER_HANDLE phAuthzResourceManager);
BOOL WINAPI AuthzInitializeResourceManager(_Show_(hex) DWORD Flags,
    _In_opt_ PFN_AUTHZ_DYNAMIC_ACCESS_CHECK pfnDynamicAccessCheck,
    _In_opt_ PFN_AUTHZ_COMPUTE_DYNAMIC_GROUPS pfnComputeDynamicGroups,
    _In_opt_ PFN_AUTHZ_FREE_DYNAMIC_GROUPS pfnFreeDynamicGroups, _In_opt_ PCWSTR szResourceManagerName,
    _Out_ PAUTHZ_RESOURCE_MANAGER_HANDLE phAuthzResourceManager);
BOOL WINAPI AuthzInitializeResourceManagerEx(_Names_(AUTHZ_RESOURCE_MANAGER_FLAGS) DWORD Flags,
    _In_opt_ PAUTHZ_INIT_INFO pAuthzInitInfo, _Out_ PAUTHZ_RESOURCE_MANAGER_HANDLE phAuthzResourceManager);
BOOL WINAPI AuthzInstallSecurityEventSource(_Show_(hex) DWORD dwFlags,
    _In_ PAUTHZ_SOURCE_SCHEMA_REGISTRATION pRegistration);
BOOL WINAPI AuthzModifyClaims(AUTHZ_CLIENT_CONTEXT_HANDLE hAuthzClientContext,
    AUTHZ_CONTEXT_INFORMATION_CLASS ClaimClass,
    _In_ _Names_(AUTHZ_SECURITY_ATTRIBUTE_OPERATION) PAUTHZ_SECURITY_ATTRIBUTE_OPERATION pClaimOperations,
    _In_opt_ PAUTHZ_SECURITY_ATTRIBUTES_INFORMATION pClaims);
BOOL WINAPI AuthzModifySecurityAttributes(AUTHZ_CLIENT_CONTEXT_HANDLE hAuthzClientContext,
    _In_ _Names_(AUTHZ_SECURITY_ATTRIBUTE_OPERATION) PAUTHZ_SECURITY_ATTRIBUTE_OPERATION pOperations,
    _In_opt_ PAUTHZ_SECURITY_ATTRIBUTES_INFORMATION pAttributes);
BOOL WINAPI AuthzModifySids(AUTHZ_CLIENT_CONTEXT_HANDLE hAuthzClientContext, AUTHZ_CONTEXT_INFORMATION_CLASS SidClass,
    _In_ _Names_(AUTHZ_SID_OPERATION) PAUTHZ_SID_OPERATION pSidOperations, _In_opt_ PTOKEN_GROUPS pSids);
BOOL WINAPI AuthzOpenObjectAudit(_Show_(hex) DWORD Flags, AUTHZ_CLIENT_CONTEXT_HANDLE hAuthzClientContext,
    _In_ PAUTHZ_ACCESS_REQUEST pRequest, AUTHZ_AUDIT_EVENT_HANDLE hAuditEvent,
    _In_ PSECURITY_DESCRIPTOR pSecurityDescriptor,
    _In_reads_opt_(OptionalSecurityDescriptorCount) PSECURITY_DESCRIPTOR *OptionalSecurityDescriptorArray,
    DWORD OptionalSecurityDescriptorCount, _In_ PAUTHZ_ACCESS_REPLY pReply);
BOOL WINAPI AuthzRegisterCapChangeNotification(_Out_ PAUTHZ_CAP_CHANGE_SUBSCRIPTION_HANDLE phCapChangeSubscription,
    LPTHREAD_START_ROUTINE pfnCapChangeCallback, _In_opt_ PVOID pCallbackContext);
BOOL WINAPI AuthzRegisterSecurityEventSource(_Show_(hex) DWORD dwFlags, _In_ PCWSTR szEventSourceName,
    _Out_ PAUTHZ_SECURITY_EVENT_PROVIDER_HANDLE phEventProvider);
BOOL WINAPI AuthzReportSecurityEventFromParams(_Show_(hex) DWORD dwFlags,
    AUTHZ_SECURITY_EVENT_PROVIDER_HANDLE hEventProvider, DWORD dwAuditId, _In_opt_ PSID pUserSid,
    _In_ PAUDIT_PARAMS pParams);
BOOL WINAPI AuthzSetAppContainerInformation(AUTHZ_CLIENT_CONTEXT_HANDLE hAuthzClientContext, _In_ PSID pAppContainerSid,
    DWORD CapabilityCount, _In_reads_opt_(CapabilityCount) PSID_AND_ATTRIBUTES pCapabilitySids);
BOOL WINAPI AuthzUninstallSecurityEventSource(_Show_(hex) DWORD dwFlags, _In_ PCWSTR szEventSourceName);
BOOL WINAPI AuthzUnregisterCapChangeNotification(AUTHZ_CAP_CHANGE_SUBSCRIPTION_HANDLE hCapChangeSubscription);
BOOL WINAPI AuthzUnregisterSecurityEventSource(_Show_(hex) DWORD dwFlags,
    _Inout_ PAUTHZ_SECURITY_EVENT_PROVIDER_HANDLE phEventProvider);
void WINAPI BuildExplicitAccessWithNameW(_Inout_ PEXPLICIT_ACCESS_W pExplicitAccess, _In_opt_ LPWSTR pTrusteeName,
    DWORD AccessPermissions, ACCESS_MODE AccessMode, _Names_(ACE_FLAGS) DWORD Inheritance);
void WINAPI BuildImpersonateExplicitAccessWithNameW(_Inout_ PEXPLICIT_ACCESS_W pExplicitAccess,
    _In_opt_ LPWSTR pTrusteeName, _In_opt_ PTRUSTEE_W pTrustee, DWORD AccessPermissions, ACCESS_MODE AccessMode,
    DWORD Inheritance);
void WINAPI BuildImpersonateTrusteeW(_Inout_ PTRUSTEE_W pTrustee, _In_opt_ PTRUSTEE_W pImpersonateTrustee);
DWORD WINAPI BuildSecurityDescriptorW(_In_opt_ PTRUSTEE_W pOwner, _In_opt_ PTRUSTEE_W pGroup,
    ULONG cCountOfAccessEntries, _In_reads_opt_(cCountOfAccessEntries) PEXPLICIT_ACCESS_W pListOfAccessEntries,
    ULONG cCountOfAuditEntries, _In_reads_opt_(cCountOfAuditEntries) PEXPLICIT_ACCESS_W pListOfAuditEntries,
    _In_opt_ PSECURITY_DESCRIPTOR pOldSD, _Out_ PULONG pSizeNewSD,
    _Out_ PSECURITY_DESCRIPTOR *pNewSD) _Fails_(nonzero, win32);
void WINAPI BuildTrusteeWithNameW(_Inout_ PTRUSTEE_W pTrustee, _In_opt_ LPWSTR pName);
void WINAPI BuildTrusteeWithObjectsAndNameW(_Inout_ PTRUSTEE_W pTrustee, _In_opt_ POBJECTS_AND_NAME_W pObjName,
    SE_OBJECT_TYPE ObjectType, _In_opt_ LPWSTR ObjectTypeName, _In_opt_ LPWSTR InheritedObjectTypeName,
    _In_opt_ LPWSTR Name);
void WINAPI BuildTrusteeWithObjectsAndSidW(_Inout_ PTRUSTEE_W pTrustee, _In_opt_ POBJECTS_AND_SID pObjSid,
    _In_opt_ GUID *pObjectGuid, _In_opt_ GUID *pInheritedObjectGuid, _In_opt_ PSID pSid);
void WINAPI BuildTrusteeWithSidW(_Inout_ PTRUSTEE_W pTrustee, _In_opt_ PSID pSid);
BOOL WINAPI CheckTokenCapability(_In_opt_ HANDLE TokenHandle, _In_ PSID CapabilitySidToCheck,
    _Out_ PBOOL HasCapability);
BOOL WINAPI CheckTokenMembership(_In_opt_ HANDLE TokenHandle, _In_ PSID SidToCheck, _Out_ PBOOL IsMember);
BOOL WINAPI CheckTokenMembershipEx(_In_opt_ HANDLE TokenHandle, _In_ PSID SidToCheck, _Show_(hex) DWORD Flags,
    _Out_ PBOOL IsMember);
BOOL WINAPI ConvertSecurityDescriptorToStringSecurityDescriptorW(_In_ PSECURITY_DESCRIPTOR SecurityDescriptor,
    DWORD RequestedStringSDRevision, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation, _Out_ LPWSTR *StringSecurityDescriptor,
    _Out_opt_ PULONG StringSecurityDescriptorLen);
BOOL WINAPI ConvertSidToStringSidW(_In_ PSID Sid, _Out_ LPWSTR *StringSid);
BOOL WINAPI ConvertStringSecurityDescriptorToSecurityDescriptorW(_In_ LPCWSTR StringSecurityDescriptor,
    DWORD StringSDRevision, _Out_ PSECURITY_DESCRIPTOR *SecurityDescriptor, _Out_opt_ PULONG SecurityDescriptorSize);
BOOL WINAPI ConvertStringSidToSidW(_In_ LPCWSTR StringSid, _Out_ PSID *Sid);
BOOL WINAPI ConvertToAutoInheritPrivateObjectSecurity(_In_opt_ PSECURITY_DESCRIPTOR ParentDescriptor,
    _In_ PSECURITY_DESCRIPTOR CurrentSecurityDescriptor, _Out_ PSECURITY_DESCRIPTOR *NewSecurityDescriptor,
    _In_opt_ GUID *ObjectType, BOOLEAN IsDirectoryObject, _In_ PGENERIC_MAPPING GenericMapping);
BOOL WINAPI CopySid(DWORD nDestinationSidLength, _Out_writes_bytes_(nDestinationSidLength) PSID pDestinationSid,
    _In_ PSID pSourceSid);
HRESULT WINAPI CreateAppContainerProfile(_In_ PCWSTR pszAppContainerName, _In_ PCWSTR pszDisplayName,
    _In_ PCWSTR pszDescription, _In_reads_opt_(dwCapabilityCount) PSID_AND_ATTRIBUTES pCapabilities,
    DWORD dwCapabilityCount, _Out_ PSID *ppSidAppContainerSid);
BOOL WINAPI CreatePrivateObjectSecurity(_In_opt_ PSECURITY_DESCRIPTOR ParentDescriptor,
    _In_opt_ PSECURITY_DESCRIPTOR CreatorDescriptor, _Out_ PSECURITY_DESCRIPTOR *NewDescriptor, BOOL IsDirectoryObject,
    _In_opt_ HANDLE Token, _In_ PGENERIC_MAPPING GenericMapping);
BOOL WINAPI CreatePrivateObjectSecurityEx(_In_opt_ PSECURITY_DESCRIPTOR ParentDescriptor,
    _In_opt_ PSECURITY_DESCRIPTOR CreatorDescriptor, _Out_ PSECURITY_DESCRIPTOR *NewDescriptor,
    _In_opt_ GUID *ObjectType, BOOL IsContainerObject, _Names_(SECURITY_AUTO_INHERIT_FLAGS) ULONG AutoInheritFlags,
    _In_opt_ HANDLE Token, _In_ PGENERIC_MAPPING GenericMapping);
BOOL WINAPI CreatePrivateObjectSecurityWithMultipleInheritance(_In_opt_ PSECURITY_DESCRIPTOR ParentDescriptor,
    _In_opt_ PSECURITY_DESCRIPTOR CreatorDescriptor, _Out_ PSECURITY_DESCRIPTOR *NewDescriptor,
    _In_reads_opt_(GuidCount) GUID **ObjectTypes, ULONG GuidCount, BOOL IsContainerObject,
    _Names_(SECURITY_AUTO_INHERIT_FLAGS) ULONG AutoInheritFlags, _In_opt_ HANDLE Token,
    _In_ PGENERIC_MAPPING GenericMapping);
BOOL WINAPI CreateRestrictedToken(HANDLE ExistingTokenHandle, _Names_(CREATE_RESTRICTED_TOKEN_FLAGS) DWORD Flags,
    DWORD DisableSidCount, _In_reads_opt_(DisableSidCount) PSID_AND_ATTRIBUTES SidsToDisable,
    DWORD DeletePrivilegeCount, _In_reads_opt_(DeletePrivilegeCount) PLUID_AND_ATTRIBUTES PrivilegesToDelete,
    DWORD RestrictedSidCount, _In_reads_opt_(RestrictedSidCount) PSID_AND_ATTRIBUTES SidsToRestrict,
    _Out_ _Opens_ PHANDLE NewTokenHandle);
BOOL WINAPI CreateWellKnownSid(WELL_KNOWN_SID_TYPE WellKnownSidType, _In_opt_ PSID DomainSid,
    _Out_writes_bytes_opt_(*cbSid) PSID pSid, _Inout_ DWORD *cbSid);
BOOL WINAPI DeleteAce(_Inout_ PACL pAcl, DWORD dwAceIndex);
HRESULT WINAPI DeleteAppContainerProfile(_In_ PCWSTR pszAppContainerName);
HRESULT WINAPI DeriveAppContainerSidFromAppContainerName(_In_ PCWSTR pszAppContainerName,
    _Out_ PSID *ppsidAppContainerSid);
BOOL WINAPI DestroyPrivateObjectSecurity(_In_ PSECURITY_DESCRIPTOR *ObjectDescriptor);
BOOL WINAPI DuplicateToken(HANDLE ExistingTokenHandle, SECURITY_IMPERSONATION_LEVEL ImpersonationLevel,
    _Out_ _Opens_ PHANDLE DuplicateTokenHandle) _Handles_;
BOOL WINAPI DuplicateTokenEx(HANDLE hExistingToken, _Names_(TOKEN_ACCESS_MASK) DWORD dwDesiredAccess,
    _In_opt_ LPSECURITY_ATTRIBUTES lpTokenAttributes, SECURITY_IMPERSONATION_LEVEL ImpersonationLevel,
    TOKEN_TYPE TokenType, _Out_ _Opens_ PHANDLE phNewToken) _Handles_;
BOOL WINAPI EqualDomainSid(_In_ PSID pSid1, _In_ PSID pSid2, _Out_ BOOL *pfEqual);
BOOL WINAPI EqualPrefixSid(_In_ PSID pSid1, _In_ PSID pSid2);
BOOL WINAPI EqualSid(_In_ PSID pSid1, _In_ PSID pSid2);
BOOL WINAPI FindFirstFreeAce(_In_ PACL pAcl, _Out_ LPVOID *pAce);
DWORD WINAPI FreeInheritedFromArray(_In_reads_(AceCnt) PINHERITED_FROMW pInheritArray, USHORT AceCnt,
    _In_opt_ PFN_OBJECT_MGR_FUNCTS pfnArray) _Fails_(nonzero, win32);
PVOID WINAPI FreeSid(_In_ PSID pSid) _Fails_(nonzero, none);
BOOL WINAPI GetAce(_In_ PACL pAcl, DWORD dwAceIndex, _Out_ LPVOID *pAce);
BOOL WINAPI GetAclInformation(_In_ PACL pAcl, _Out_writes_bytes_(nAclInformationLength) LPVOID pAclInformation,
    DWORD nAclInformationLength, ACL_INFORMATION_CLASS dwAclInformationClass);
BOOL WINAPI GetAppContainerAce(_In_ PACL Acl, DWORD StartingAceIndex, _Out_ PVOID *AppContainerAce,
    _Out_opt_ DWORD *AppContainerAceIndex) _Fails_(zero, last_error);
HRESULT WINAPI GetAppContainerFolderPath(_In_ PCWSTR pszAppContainerSid, _Out_ PWSTR *ppszPath);
BOOL __cdecl GetAppContainerNamedObjectPath(_In_opt_ HANDLE Token, _In_opt_ PSID AppContainerSid,
    ULONG ObjectPathLength, _Out_writes_to_opt_(ObjectPathLength, *ReturnLength) LPWSTR ObjectPath,
    _Out_ PULONG ReturnLength);
HRESULT WINAPI GetAppContainerRegistryLocation(REGSAM desiredAccess, _Out_ _Opens_ PHKEY phAppContainerKey);
DWORD WINAPI GetAuditedPermissionsFromAclW(_In_ PACL pacl, _In_ PTRUSTEE_W pTrustee,
    _Out_ PACCESS_MASK pSuccessfulAuditedRights, _Out_ PACCESS_MASK pFailedAuditRights) _Fails_(nonzero, win32);
BOOL WINAPI GetCachedSigningLevel(HANDLE File, _Out_ PULONG Flags, _Out_ PULONG SigningLevel,
    _Out_writes_bytes_opt_(*ThumbprintSize) PUCHAR Thumbprint, _Inout_opt_ PULONG ThumbprintSize,
    _Out_opt_ PULONG ThumbprintAlgorithm) _Fails_(zero, last_error);
DWORD WINAPI GetEffectiveRightsFromAclW(_In_ PACL pacl, _In_ PTRUSTEE_W pTrustee,
    _Out_ PACCESS_MASK pAccessRights) _Fails_(nonzero, win32);
DWORD WINAPI GetExplicitEntriesFromAclW(_In_ PACL pacl, _Out_ PULONG pcCountOfExplicitEntries,
    _Out_ PEXPLICIT_ACCESS_W *pListOfExplicitEntries) _Fails_(nonzero, win32);
BOOL WINAPI GetFileSecurityW(_In_ LPCWSTR lpFileName, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION RequestedInformation,
    _Out_writes_bytes_opt_(nLength) PSECURITY_DESCRIPTOR pSecurityDescriptor, DWORD nLength,
    _Out_ LPDWORD lpnLengthNeeded) _Fails_(zero, last_error);
DWORD WINAPI GetInheritanceSourceW(_In_ LPWSTR pObjectName, SE_OBJECT_TYPE ObjectType,
    _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInfo, BOOL Container, _In_reads_opt_(GuidCount) GUID **pObjectClassGuids,
    DWORD GuidCount, _In_ PACL pAcl, _In_opt_ PFN_OBJECT_MGR_FUNCTS pfnArray, _In_ PGENERIC_MAPPING pGenericMapping,
    _Out_ PINHERITED_FROMW pInheritArray) _Fails_(nonzero, win32);
BOOL WINAPI GetKernelObjectSecurity(HANDLE Handle, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION RequestedInformation,
    _Out_writes_bytes_opt_(nLength) PSECURITY_DESCRIPTOR pSecurityDescriptor, DWORD nLength,
    _Out_ LPDWORD lpnLengthNeeded);
DWORD WINAPI GetLengthSid(_Inout_ PSID pSid);
MULTIPLE_TRUSTEE_OPERATION WINAPI GetMultipleTrusteeOperationW(_In_opt_ PTRUSTEE_W pTrustee);
PTRUSTEE_W WINAPI GetMultipleTrusteeW(_In_opt_ PTRUSTEE_W pTrustee) _Fails_(never);
DWORD WINAPI GetNamedSecurityInfoW(_In_ LPCWSTR pObjectName, SE_OBJECT_TYPE ObjectType,
    _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInfo, _Out_opt_ PSID *ppsidOwner,
    _Out_opt_ PSID *ppsidGroup, _Out_opt_ PACL *ppDacl, _Out_opt_ PACL *ppSacl,
    _Out_ PSECURITY_DESCRIPTOR *ppSecurityDescriptor) _Fails_(nonzero, win32);
BOOL WINAPI GetPrivateObjectSecurity(_In_ PSECURITY_DESCRIPTOR ObjectDescriptor,
    _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _Out_writes_bytes_to_opt_(DescriptorLength, *ReturnLength) PSECURITY_DESCRIPTOR ResultantDescriptor,
    DWORD DescriptorLength, _Out_ PDWORD ReturnLength);
BOOL WINAPI GetSecurityDescriptorControl(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor,
    _Out_ PSECURITY_DESCRIPTOR_CONTROL pControl, _Out_ LPDWORD lpdwRevision);
BOOL WINAPI GetSecurityDescriptorDacl(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _Out_ LPBOOL lpbDaclPresent,
    _Out_ PACL *pDacl, _Out_ LPBOOL lpbDaclDefaulted);
BOOL WINAPI GetSecurityDescriptorGroup(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _Out_ PSID *pGroup,
    _Out_ LPBOOL lpbGroupDefaulted);
DWORD WINAPI GetSecurityDescriptorLength(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor);
BOOL WINAPI GetSecurityDescriptorOwner(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _Out_ PSID *pOwner,
    _Out_ LPBOOL lpbOwnerDefaulted);
DWORD WINAPI GetSecurityDescriptorRMControl(_In_ PSECURITY_DESCRIPTOR SecurityDescriptor, _Out_ PUCHAR RMControl) _Fails_(nonzero, win32);
BOOL WINAPI GetSecurityDescriptorSacl(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _Out_ LPBOOL lpbSaclPresent,
    _Out_ PACL *pSacl, _Out_ LPBOOL lpbSaclDefaulted);
DWORD WINAPI GetSecurityInfo(HANDLE handle, SE_OBJECT_TYPE ObjectType, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInfo,
    _Out_opt_ PSID *ppsidOwner, _Out_opt_ PSID *ppsidGroup, _Out_opt_ PACL *ppDacl, _Out_opt_ PACL *ppSacl,
    _Out_opt_ PSECURITY_DESCRIPTOR *ppSecurityDescriptor) _Fails_(nonzero, win32);
PSID_IDENTIFIER_AUTHORITY WINAPI GetSidIdentifierAuthority(_In_ PSID pSid);
DWORD WINAPI GetSidLengthRequired(UCHAR nSubAuthorityCount);
PDWORD WINAPI GetSidSubAuthority(_In_ PSID pSid, DWORD nSubAuthority);
PUCHAR WINAPI GetSidSubAuthorityCount(_In_ PSID pSid);
BOOL WINAPI GetTokenInformation(HANDLE TokenHandle, TOKEN_INFORMATION_CLASS TokenInformationClass,
    _Out_writes_bytes_to_opt_(TokenInformationLength, *ReturnLength) LPVOID TokenInformation,
    DWORD TokenInformationLength, _Out_ PDWORD ReturnLength);
TRUSTEE_FORM WINAPI GetTrusteeFormW(_In_ PTRUSTEE_W pTrustee);
LPWSTR WINAPI GetTrusteeNameW(_In_ PTRUSTEE_W pTrustee) _Fails_(never);
TRUSTEE_TYPE WINAPI GetTrusteeTypeW(_In_opt_ PTRUSTEE_W pTrustee);
BOOL WINAPI GetUserObjectSecurity(HANDLE hObj, _In_ PSECURITY_INFORMATION pSIRequested,
    _Out_writes_bytes_opt_(nLength) PSECURITY_DESCRIPTOR pSID, DWORD nLength, _Out_ LPDWORD lpnLengthNeeded);
BOOL WINAPI GetWindowsAccountDomainSid(_In_ PSID pSid, _Out_writes_bytes_opt_(*cbDomainSid) PSID pDomainSid,
    _Inout_ DWORD *cbDomainSid);
BOOL WINAPI ImpersonateAnonymousToken(HANDLE ThreadHandle);
BOOL WINAPI ImpersonateLoggedOnUser(HANDLE hToken);
BOOL WINAPI ImpersonateSelf(SECURITY_IMPERSONATION_LEVEL ImpersonationLevel);
BOOL WINAPI InitializeAcl(_Out_writes_bytes_(nAclLength) PACL pAcl, DWORD nAclLength, DWORD dwAclRevision);
BOOL WINAPI InitializeSecurityDescriptor(_Out_ PSECURITY_DESCRIPTOR pSecurityDescriptor, DWORD dwRevision);
BOOL WINAPI InitializeSid(_Out_ PSID Sid, _In_ PSID_IDENTIFIER_AUTHORITY pIdentifierAuthority, BYTE nSubAuthorityCount);
BOOL WINAPI IsTokenRestricted(HANDLE TokenHandle) _Fails_(never);
BOOL WINAPI IsValidAcl(_In_ PACL pAcl) _Fails_(never);
BOOL WINAPI IsValidSecurityDescriptor(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor) _Fails_(never);
BOOL WINAPI IsValidSid(_In_ PSID pSid) _Fails_(never);
BOOL WINAPI IsWellKnownSid(_In_ PSID pSid, WELL_KNOWN_SID_TYPE WellKnownSidType) _Fails_(never);
BOOL WINAPI LogonUserExW(_In_ LPCWSTR lpszUsername, _In_opt_ LPCWSTR lpszDomain, _In_opt_ _Secret_ LPCWSTR lpszPassword,
    _Names_(LOGON32_LOGON) DWORD dwLogonType, _Names_(LOGON32_PROVIDER) DWORD dwLogonProvider,
    _Out_opt_ _Opens_ PHANDLE phToken, _Out_opt_ PSID *ppLogonSid,
    _Out_writes_bytes_opt_(*pdwProfileLength) PVOID *ppProfileBuffer, _Out_opt_ LPDWORD pdwProfileLength,
    _Out_opt_ PQUOTA_LIMITS pQuotaLimits);
BOOL WINAPI LogonUserW(_In_ LPCWSTR lpszUsername, _In_opt_ LPCWSTR lpszDomain, _In_opt_ _Secret_ LPCWSTR lpszPassword,
    _Names_(LOGON32_LOGON) DWORD dwLogonType, _Names_(LOGON32_PROVIDER) DWORD dwLogonProvider,
    _Out_ _Opens_ PHANDLE phToken);
BOOL WINAPI LookupAccountNameW(_In_opt_ LPCWSTR lpSystemName, _In_ LPCWSTR lpAccountName,
    _Out_writes_bytes_opt_(*cbSid) PSID Sid, _Inout_ LPDWORD cbSid,
    _Out_writes_opt_(*cchReferencedDomainName) LPWSTR ReferencedDomainName, _Inout_ LPDWORD cchReferencedDomainName,
    _Out_ PSID_NAME_USE peUse);
BOOL WINAPI LookupAccountSidW(_In_opt_ LPCWSTR lpSystemName, _In_ PSID Sid, _Out_writes_opt_(*cchName) LPWSTR Name,
    _Inout_ LPDWORD cchName, _Out_writes_opt_(*cchReferencedDomainName) LPWSTR ReferencedDomainName,
    _Inout_ LPDWORD cchReferencedDomainName, _Out_ PSID_NAME_USE peUse);
BOOL WINAPI LookupPrivilegeDisplayNameW(_In_opt_ LPCWSTR lpSystemName, _In_ LPCWSTR lpName,
    _Out_writes_opt_(*cchDisplayName) LPWSTR lpDisplayName, _Inout_ LPDWORD cchDisplayName, _Out_ LPDWORD lpLanguageId);
BOOL WINAPI LookupPrivilegeNameW(_In_opt_ LPCWSTR lpSystemName, _In_ PLUID lpLuid,
    _Out_writes_opt_(*cchName) LPWSTR lpName, _Inout_ LPDWORD cchName);
BOOL WINAPI LookupPrivilegeValueW(_In_opt_ LPCWSTR lpSystemName, _In_ LPCWSTR lpName, _Out_ PLUID lpLuid);
DWORD WINAPI LookupSecurityDescriptorPartsW(_Out_opt_ PTRUSTEE_W *ppOwner, _Out_opt_ PTRUSTEE_W *ppGroup,
    _Out_opt_ PULONG pcCountOfAccessEntries, _Out_opt_ PEXPLICIT_ACCESS_W *ppListOfAccessEntries,
    _Out_opt_ PULONG pcCountOfAuditEntries, _Out_opt_ PEXPLICIT_ACCESS_W *ppListOfAuditEntries,
    _In_ PSECURITY_DESCRIPTOR pSD) _Fails_(nonzero, win32);
BOOL WINAPI MakeAbsoluteSD(_In_ PSECURITY_DESCRIPTOR pSelfRelativeSecurityDescriptor,
    _Out_writes_bytes_opt_(*lpdwAbsoluteSecurityDescriptorSize) PSECURITY_DESCRIPTOR pAbsoluteSecurityDescriptor,
    _Inout_ LPDWORD lpdwAbsoluteSecurityDescriptorSize, _Out_writes_bytes_opt_(*lpdwDaclSize) PACL pDacl,
    _Inout_ LPDWORD lpdwDaclSize, _Out_writes_bytes_opt_(*lpdwSaclSize) PACL pSacl, _Inout_ LPDWORD lpdwSaclSize,
    _Out_writes_bytes_opt_(*lpdwOwnerSize) PSID pOwner, _Inout_ LPDWORD lpdwOwnerSize,
    _Out_writes_bytes_opt_(*lpdwPrimaryGroupSize) PSID pPrimaryGroup, _Inout_ LPDWORD lpdwPrimaryGroupSize);
BOOL WINAPI MakeSelfRelativeSD(_In_ PSECURITY_DESCRIPTOR pAbsoluteSecurityDescriptor,
    _Out_writes_bytes_opt_(*lpdwBufferLength) PSECURITY_DESCRIPTOR pSelfRelativeSecurityDescriptor,
    _Inout_ LPDWORD lpdwBufferLength);
void WINAPI MapGenericMask(_Inout_ PDWORD AccessMask, _In_ PGENERIC_MAPPING GenericMapping);
BOOL WINAPI ObjectCloseAuditAlarmW(_In_ LPCWSTR SubsystemName, _In_ LPVOID HandleId,
    BOOL GenerateOnClose) _Fails_(zero, last_error);
BOOL WINAPI ObjectDeleteAuditAlarmW(_In_ LPCWSTR SubsystemName, _In_ LPVOID HandleId,
    BOOL GenerateOnClose) _Fails_(zero, last_error);
BOOL WINAPI ObjectOpenAuditAlarmW(_In_ LPCWSTR SubsystemName, _In_ LPVOID HandleId, _In_ LPWSTR ObjectTypeName,
    _In_opt_ LPWSTR ObjectName, _In_ PSECURITY_DESCRIPTOR pSecurityDescriptor, HANDLE ClientToken,
    _Show_(hex) DWORD DesiredAccess, _Show_(hex) DWORD GrantedAccess, _In_opt_ PPRIVILEGE_SET Privileges,
    BOOL ObjectCreation, BOOL AccessGranted, _Out_ LPBOOL GenerateOnClose) _Fails_(zero, last_error);
BOOL WINAPI ObjectPrivilegeAuditAlarmW(_In_ LPCWSTR SubsystemName, _In_ LPVOID HandleId, HANDLE ClientToken,
    _Show_(hex) DWORD DesiredAccess, _In_ PPRIVILEGE_SET Privileges, BOOL AccessGranted) _Fails_(zero, last_error);
BOOL WINAPI PrivilegeCheck(HANDLE ClientToken, _Inout_ PPRIVILEGE_SET RequiredPrivileges, _Out_ LPBOOL pfResult);
BOOL WINAPI PrivilegedServiceAuditAlarmW(_In_ LPCWSTR SubsystemName, _In_ LPCWSTR ServiceName, HANDLE ClientToken,
    _In_ PPRIVILEGE_SET Privileges, BOOL AccessGranted) _Fails_(zero, last_error);
void WINAPI QuerySecurityAccessMask(_Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation, _Out_ LPDWORD DesiredAccess);
BOOL WINAPI RevertToSelf(void);
BOOL WINAPI SaferCloseLevel(SAFER_LEVEL_HANDLE hLevelHandle);
BOOL WINAPI SaferComputeTokenFromLevel(SAFER_LEVEL_HANDLE LevelHandle, _In_opt_ HANDLE InAccessToken,
    _Out_ _Opens_ PHANDLE OutAccessToken, _Names_(SAFER_COMPUTE_TOKEN_FROM_LEVEL_FLAGS) DWORD dwFlags,
    _Inout_opt_ LPVOID lpReserved);
BOOL WINAPI SaferCreateLevel(DWORD dwScopeId, DWORD dwLevelId, _Show_(hex) DWORD OpenFlags,
    _Out_ SAFER_LEVEL_HANDLE *pLevelHandle, _Reserved_ LPVOID lpReserved);
BOOL WINAPI SaferGetLevelInformation(SAFER_LEVEL_HANDLE LevelHandle, SAFER_OBJECT_INFO_CLASS dwInfoType,
    _Out_writes_bytes_opt_(dwInBufferSize) LPVOID lpQueryBuffer, DWORD dwInBufferSize, _Out_ LPDWORD lpdwOutBufferSize);
BOOL WINAPI SaferGetPolicyInformation(DWORD dwScopeId, SAFER_POLICY_INFO_CLASS SaferPolicyInfoClass,
    DWORD InfoBufferSize, _Out_writes_bytes_(InfoBufferSize) PVOID InfoBuffer, _Out_ PDWORD InfoBufferRetSize,
    _Reserved_ LPVOID lpReserved);
BOOL WINAPI SaferIdentifyLevel(DWORD dwNumProperties,
    _In_reads_opt_(dwNumProperties) PSAFER_CODE_PROPERTIES pCodeProperties, _Out_ SAFER_LEVEL_HANDLE *pLevelHandle,
    _In_opt_ LPVOID lpReserved);
BOOL WINAPI SaferRecordEventLogEntry(SAFER_LEVEL_HANDLE hLevel, _In_ LPCWSTR szTargetPath,
    _Reserved_ LPVOID lpReserved);
BOOL WINAPI SaferSetLevelInformation(SAFER_LEVEL_HANDLE LevelHandle, SAFER_OBJECT_INFO_CLASS dwInfoType,
    _In_reads_bytes_(dwInBufferSize) LPVOID lpQueryBuffer, DWORD dwInBufferSize);
BOOL WINAPI SaferSetPolicyInformation(DWORD dwScopeId, SAFER_POLICY_INFO_CLASS SaferPolicyInfoClass,
    DWORD InfoBufferSize, _In_reads_bytes_(InfoBufferSize) PVOID InfoBuffer, _Reserved_ LPVOID lpReserved);
BOOL WINAPI SaferiIsExecutableFileType(_In_ LPCWSTR szFullPathname, BOOLEAN bFromShellExecute) _Fails_(never);
BOOL WINAPI SetAclInformation(_Inout_ PACL pAcl, _In_reads_bytes_(nAclInformationLength) LPVOID pAclInformation,
    DWORD nAclInformationLength, ACL_INFORMATION_CLASS dwAclInformationClass);
BOOL WINAPI SetCachedSigningLevel(_In_reads_(SourceFileCount) PHANDLE SourceFiles, ULONG SourceFileCount,
    _Show_(hex) ULONG Flags, _In_opt_ HANDLE TargetFile) _Fails_(zero, last_error);
DWORD WINAPI SetEntriesInAclW(ULONG cCountOfExplicitEntries,
    _In_reads_opt_(cCountOfExplicitEntries) PEXPLICIT_ACCESS_W pListOfExplicitEntries, _In_opt_ PACL OldAcl,
    _Out_ PACL *NewAcl) _Fails_(nonzero, win32);
BOOL WINAPI SetFileSecurityW(_In_ LPCWSTR lpFileName, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _In_ PSECURITY_DESCRIPTOR pSecurityDescriptor) _Fails_(zero, last_error);
BOOL WINAPI SetKernelObjectSecurity(HANDLE Handle, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _In_ PSECURITY_DESCRIPTOR SecurityDescriptor);
DWORD WINAPI SetNamedSecurityInfoW(_In_ LPWSTR pObjectName, SE_OBJECT_TYPE ObjectType,
    _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInfo, _In_opt_ PSID psidOwner,
    _In_opt_ PSID psidGroup, _In_opt_ PACL pDacl, _In_opt_ PACL pSacl) _Fails_(nonzero, win32);
BOOL WINAPI SetPrivateObjectSecurity(_Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _In_ PSECURITY_DESCRIPTOR ModificationDescriptor, _Inout_ PSECURITY_DESCRIPTOR *ObjectsSecurityDescriptor,
    _In_ PGENERIC_MAPPING GenericMapping, _In_opt_ HANDLE Token);
BOOL WINAPI SetPrivateObjectSecurityEx(_Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _In_ PSECURITY_DESCRIPTOR ModificationDescriptor, _Inout_ PSECURITY_DESCRIPTOR *ObjectsSecurityDescriptor,
    _Names_(SECURITY_AUTO_INHERIT_FLAGS) ULONG AutoInheritFlags, _In_ PGENERIC_MAPPING GenericMapping,
    _In_opt_ HANDLE Token);
void WINAPI SetSecurityAccessMask(_Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation, _Out_ LPDWORD DesiredAccess);
BOOL WINAPI SetSecurityDescriptorControl(_In_ PSECURITY_DESCRIPTOR pSecurityDescriptor,
    SECURITY_DESCRIPTOR_CONTROL ControlBitsOfInterest, SECURITY_DESCRIPTOR_CONTROL ControlBitsToSet);
BOOL WINAPI SetSecurityDescriptorDacl(_Inout_ PSECURITY_DESCRIPTOR pSecurityDescriptor, BOOL bDaclPresent,
    _In_opt_ PACL pDacl, BOOL bDaclDefaulted);
BOOL WINAPI SetSecurityDescriptorGroup(_Inout_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _In_opt_ PSID pGroup,
    BOOL bGroupDefaulted);
BOOL WINAPI SetSecurityDescriptorOwner(_Inout_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _In_opt_ PSID pOwner,
    BOOL bOwnerDefaulted);
DWORD WINAPI SetSecurityDescriptorRMControl(_Inout_ PSECURITY_DESCRIPTOR SecurityDescriptor, _In_opt_ PUCHAR RMControl) _Fails_(nonzero, win32);
BOOL WINAPI SetSecurityDescriptorSacl(_Inout_ PSECURITY_DESCRIPTOR pSecurityDescriptor, BOOL bSaclPresent,
    _In_opt_ PACL pSacl, BOOL bSaclDefaulted);
DWORD WINAPI SetSecurityInfo(HANDLE handle, SE_OBJECT_TYPE ObjectType, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInfo,
    _In_opt_ PSID psidOwner, _In_opt_ PSID psidGroup, _In_opt_ PACL pDacl, _In_opt_ PACL pSacl) _Fails_(nonzero, win32);
BOOL WINAPI SetTokenInformation(HANDLE TokenHandle, TOKEN_INFORMATION_CLASS TokenInformationClass,
    _In_reads_bytes_(TokenInformationLength) LPVOID TokenInformation, DWORD TokenInformationLength);
BOOL WINAPI SetUserObjectSecurity(HANDLE hObj,
    _In_ _Names_(OBJECT_SECURITY_INFORMATION) PSECURITY_INFORMATION pSIRequested, _In_ PSECURITY_DESCRIPTOR pSID);
DWORD WINAPI TreeResetNamedSecurityInfoW(_In_ LPWSTR pObjectName, SE_OBJECT_TYPE ObjectType,
    _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInfo, _In_opt_ PSID pOwner, _In_opt_ PSID pGroup, _In_opt_ PACL pDacl,
    _In_opt_ PACL pSacl, BOOL KeepExplicit, _In_opt_ FN_PROGRESS fnProgress, PROG_INVOKE_SETTING ProgressInvokeSetting,
    _In_opt_ PVOID Args) _Fails_(nonzero, win32);
DWORD WINAPI TreeSetNamedSecurityInfoW(_In_ LPWSTR pObjectName, SE_OBJECT_TYPE ObjectType,
    _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInfo, _In_opt_ PSID pOwner, _In_opt_ PSID pGroup, _In_opt_ PACL pDacl,
    _In_opt_ PACL pSacl, _Names_(TREE_SEC_INFO) DWORD dwAction, _In_opt_ FN_PROGRESS fnProgress,
    PROG_INVOKE_SETTING ProgressInvokeSetting, _In_opt_ PVOID Args) _Fails_(nonzero, win32);
