// SPDX-License-Identifier: Apache-2.0
// Cryptography, certificates, credentials. Directions, lengths, names of values and failure rules beyond what the types say.

SECURITY_STATUS WINAPI AcceptSecurityContext(_In_opt_ PCredHandle phCredential, _In_opt_ PCtxtHandle phContext,
    _In_opt_ PSecBufferDesc pInput, _Names_(ASC_REQ_FLAGS) unsigned long fContextReq, unsigned long TargetDataRep,
    _Inout_opt_ PCtxtHandle phNewContext, _Inout_opt_ PSecBufferDesc pOutput, _Out_ unsigned long *pfContextAttr,
    _Out_opt_ PTimeStamp ptsExpiry);
SECURITY_STATUS WINAPI AcquireCredentialsHandleW(_In_opt_ SEC_WCHAR *pszPrincipal, _In_ SEC_WCHAR *pszPackage,
    _Names_(SECPKG_CRED) unsigned long fCredentialUse, _In_opt_ void *pvLogonId, _In_opt_ void *pAuthData,
    _In_opt_ SEC_GET_KEY_FN pGetKeyFn, _In_opt_ void *pvGetKeyArgument, _Out_ PCredHandle phCredential,
    _Out_opt_ PTimeStamp ptsExpiry);
SECURITY_STATUS WINAPI AddCredentialsW(_In_ PCredHandle hCredentials, _In_opt_ SEC_WCHAR *pszPrincipal,
    _In_ SEC_WCHAR *pszPackage, unsigned long fCredentialUse, _In_opt_ void *pAuthData,
    _In_opt_ SEC_GET_KEY_FN pGetKeyFn, _In_opt_ void *pvGetKeyArgument, _Out_opt_ PTimeStamp ptsExpiry);
SECURITY_STATUS WINAPI AddSecurityPackageW(_In_ LPWSTR pszPackageName, _In_opt_ PSECURITY_PACKAGE_OPTIONS pOptions);
SECURITY_STATUS WINAPI ApplyControlToken(_In_ PCtxtHandle phContext, _In_ PSecBufferDesc pInput);
BOOLEAN WINAPI AuditComputeEffectivePolicyBySid(_In_ const PSID pSid,
    _In_reads_(dwPolicyCount) const GUID *pSubCategoryGuids, ULONG dwPolicyCount,
    _Out_ PAUDIT_POLICY_INFORMATION *ppAuditPolicy);
BOOLEAN WINAPI AuditComputeEffectivePolicyByToken(HANDLE hTokenHandle,
    _In_reads_(dwPolicyCount) const GUID *pSubCategoryGuids, ULONG dwPolicyCount,
    _Out_ PAUDIT_POLICY_INFORMATION *ppAuditPolicy);
BOOLEAN WINAPI AuditEnumerateCategories(_Out_ GUID **ppAuditCategoriesArray, _Out_ PULONG pdwCountReturned);
BOOLEAN WINAPI AuditEnumeratePerUserPolicy(_Out_ PPOLICY_AUDIT_SID_ARRAY *ppAuditSidArray);
BOOLEAN WINAPI AuditEnumerateSubCategories(_In_opt_ const GUID *pAuditCategoryGuid, BOOLEAN bRetrieveAllSubCategories,
    _Out_ GUID **ppAuditSubCategoriesArray, _Out_ PULONG pdwCountReturned);
void WINAPI AuditFree(_In_ PVOID Buffer);
BOOLEAN WINAPI AuditLookupCategoryGuidFromCategoryId(POLICY_AUDIT_EVENT_TYPE AuditCategoryId,
    _Out_ GUID *pAuditCategoryGuid);
BOOLEAN WINAPI AuditLookupCategoryIdFromCategoryGuid(_In_ const GUID *pAuditCategoryGuid,
    _Out_ PPOLICY_AUDIT_EVENT_TYPE pAuditCategoryId);
BOOLEAN WINAPI AuditLookupCategoryNameW(_In_ const GUID *pAuditCategoryGuid, _Out_ LPWSTR *ppszCategoryName);
BOOLEAN WINAPI AuditLookupSubCategoryNameW(_In_ const GUID *pAuditSubCategoryGuid, _Out_ LPWSTR *ppszSubCategoryName);
BOOLEAN WINAPI AuditQueryGlobalSaclW(_In_ PCWSTR ObjectTypeName, _Out_ PACL *Acl);
BOOLEAN WINAPI AuditQueryPerUserPolicy(_In_ const PSID pSid, _In_reads_(dwPolicyCount) const GUID *pSubCategoryGuids,
    ULONG dwPolicyCount, _Out_ PAUDIT_POLICY_INFORMATION *ppAuditPolicy);
BOOLEAN WINAPI AuditQuerySecurity(_Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _Out_ PSECURITY_DESCRIPTOR *ppSecurityDescriptor);
BOOLEAN WINAPI AuditQuerySystemPolicy(_In_reads_(dwPolicyCount) const GUID *pSubCategoryGuids, ULONG dwPolicyCount,
    _Out_ PAUDIT_POLICY_INFORMATION *ppAuditPolicy);
BOOLEAN WINAPI AuditSetGlobalSaclW(_In_ PCWSTR ObjectTypeName, _In_opt_ PACL Acl);
BOOLEAN WINAPI AuditSetPerUserPolicy(_In_ const PSID pSid,
    _In_reads_(dwPolicyCount) PCAUDIT_POLICY_INFORMATION pAuditPolicy, ULONG dwPolicyCount);
BOOLEAN WINAPI AuditSetSecurity(_Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _In_ PSECURITY_DESCRIPTOR pSecurityDescriptor);
BOOLEAN WINAPI AuditSetSystemPolicy(_In_reads_(dwPolicyCount) PCAUDIT_POLICY_INFORMATION pAuditPolicy,
    ULONG dwPolicyCount);
NTSTATUS WINAPI BCryptAddContextFunction(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _Names_(BCRYPT_INTERFACE) ULONG dwInterface, _In_ LPCWSTR pszFunction, ULONG dwPosition);
NTSTATUS WINAPI BCryptCloseAlgorithmProvider(_Closes_ BCRYPT_ALG_HANDLE hAlgorithm, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptConfigureContext(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _In_ PCRYPT_CONTEXT_CONFIG pConfig);
NTSTATUS WINAPI BCryptConfigureContextFunction(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _Names_(BCRYPT_INTERFACE) ULONG dwInterface, _In_ LPCWSTR pszFunction, _In_ PCRYPT_CONTEXT_FUNCTION_CONFIG pConfig);
NTSTATUS WINAPI BCryptCreateContext(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _In_opt_ PCRYPT_CONTEXT_CONFIG pConfig);
NTSTATUS WINAPI BCryptCreateHash(BCRYPT_ALG_HANDLE hAlgorithm, _Out_ _Opens_ BCRYPT_HASH_HANDLE *phHash,
    _Out_writes_bytes_opt_(cbHashObject) PUCHAR pbHashObject, ULONG cbHashObject,
    _In_reads_bytes_opt_(cbSecret) _Secret_ PUCHAR pbSecret, ULONG cbSecret, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptCreateMultiHash(BCRYPT_ALG_HANDLE hAlgorithm, _Out_ _Opens_ BCRYPT_HASH_HANDLE *phHash,
    ULONG nHashes, _Out_writes_bytes_opt_(cbHashObject) PUCHAR pbHashObject, ULONG cbHashObject,
    _In_reads_bytes_opt_(cbSecret) _Secret_ PUCHAR pbSecret, ULONG cbSecret, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptDecrypt(BCRYPT_KEY_HANDLE hKey, _In_reads_bytes_opt_(cbInput) PUCHAR pbInput, ULONG cbInput,
    _In_opt_ void *pPaddingInfo, _Inout_updates_bytes_to_opt_(cbIV, *pcbResult) PUCHAR pbIV, ULONG cbIV,
    _Out_writes_bytes_to_opt_(cbOutput, *pcbResult) PUCHAR pbOutput, ULONG cbOutput, _Out_ ULONG *pcbResult,
    _Names_(NCRYPT_FLAGS) ULONG dwFlags);
NTSTATUS WINAPI BCryptDeleteContext(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext);
NTSTATUS WINAPI BCryptDeriveKey(BCRYPT_SECRET_HANDLE hSharedSecret, _In_ LPCWSTR pwszKDF,
    _In_opt_ BCryptBufferDesc *pParameterList, _Out_writes_bytes_to_opt_(cbDerivedKey, *pcbResult) PUCHAR pbDerivedKey,
    ULONG cbDerivedKey, _Out_ ULONG *pcbResult, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptDeriveKeyCapi(BCRYPT_HASH_HANDLE hHash, _In_opt_ BCRYPT_ALG_HANDLE hTargetAlg,
    _Out_writes_bytes_(cbDerivedKey) PUCHAR pbDerivedKey, ULONG cbDerivedKey, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptDeriveKeyPBKDF2(BCRYPT_ALG_HANDLE hPrf,
    _In_reads_bytes_opt_(cbPassword) _Secret_ PUCHAR pbPassword, ULONG cbPassword,
    _In_reads_bytes_opt_(cbSalt) PUCHAR pbSalt, ULONG cbSalt, ULONGLONG cIterations,
    _Out_writes_bytes_(cbDerivedKey) PUCHAR pbDerivedKey, ULONG cbDerivedKey, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptDestroyHash(_Closes_ BCRYPT_HASH_HANDLE hHash);
NTSTATUS WINAPI BCryptDestroyKey(_Closes_ BCRYPT_KEY_HANDLE hKey);
NTSTATUS WINAPI BCryptDestroySecret(BCRYPT_SECRET_HANDLE hSecret);
NTSTATUS WINAPI BCryptDuplicateHash(BCRYPT_HASH_HANDLE hHash, _Out_ _Opens_ BCRYPT_HASH_HANDLE *phNewHash,
    _Out_writes_bytes_opt_(cbHashObject) PUCHAR pbHashObject, ULONG cbHashObject, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptDuplicateKey(BCRYPT_KEY_HANDLE hKey, _Out_ _Opens_ BCRYPT_KEY_HANDLE *phNewKey,
    _Out_writes_bytes_opt_(cbKeyObject) PUCHAR pbKeyObject, ULONG cbKeyObject, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptEncrypt(BCRYPT_KEY_HANDLE hKey, _In_reads_bytes_opt_(cbInput) PUCHAR pbInput, ULONG cbInput,
    _In_opt_ void *pPaddingInfo, _Inout_updates_bytes_to_opt_(cbIV, *pcbResult) PUCHAR pbIV, ULONG cbIV,
    _Out_writes_bytes_to_opt_(cbOutput, *pcbResult) PUCHAR pbOutput, ULONG cbOutput, _Out_ ULONG *pcbResult,
    _Names_(NCRYPT_FLAGS) ULONG dwFlags);
NTSTATUS WINAPI BCryptEnumAlgorithms(_Names_(BCRYPT_OPERATION) ULONG dwAlgOperations, _Out_ ULONG *pAlgCount,
    _Out_ BCRYPT_ALGORITHM_IDENTIFIER **ppAlgList, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptEnumContextFunctionProviders(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _Names_(BCRYPT_INTERFACE) ULONG dwInterface, _In_ LPCWSTR pszFunction, _Inout_ ULONG *pcbBuffer,
    _Inout_updates_bytes_(*pcbBuffer) PCRYPT_CONTEXT_FUNCTION_PROVIDERS *ppBuffer);
NTSTATUS WINAPI BCryptEnumContextFunctions(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _Names_(BCRYPT_INTERFACE) ULONG dwInterface, _Inout_ ULONG *pcbBuffer,
    _Inout_updates_bytes_(*pcbBuffer) PCRYPT_CONTEXT_FUNCTIONS *ppBuffer);
NTSTATUS WINAPI BCryptEnumContexts(_Names_(BCRYPT_TABLE) ULONG dwTable, _Inout_ ULONG *pcbBuffer,
    _Inout_updates_bytes_(*pcbBuffer) PCRYPT_CONTEXTS *ppBuffer);
NTSTATUS WINAPI BCryptEnumProviders(_In_ LPCWSTR pszAlgId, _Out_ ULONG *pImplCount,
    _Out_ BCRYPT_PROVIDER_NAME **ppImplList, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptEnumRegisteredProviders(_Inout_ ULONG *pcbBuffer,
    _Inout_updates_bytes_(*pcbBuffer) PCRYPT_PROVIDERS *ppBuffer);
NTSTATUS WINAPI BCryptExportKey(BCRYPT_KEY_HANDLE hKey, _In_opt_ BCRYPT_KEY_HANDLE hExportKey, _In_ LPCWSTR pszBlobType,
    _Out_writes_bytes_to_opt_(cbOutput, *pcbResult) PUCHAR pbOutput, ULONG cbOutput, _Out_ ULONG *pcbResult,
    _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptFinalizeKeyPair(BCRYPT_KEY_HANDLE hKey, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptFinishHash(BCRYPT_HASH_HANDLE hHash, _Out_writes_bytes_(cbOutput) PUCHAR pbOutput, ULONG cbOutput,
    _Show_(hex) ULONG dwFlags);
void WINAPI BCryptFreeBuffer(_In_ PVOID pvBuffer);
NTSTATUS WINAPI BCryptGenRandom(_In_opt_ BCRYPT_ALG_HANDLE hAlgorithm, _Out_writes_bytes_(cbBuffer) PUCHAR pbBuffer,
    ULONG cbBuffer, _Names_(BCRYPT_RNG) ULONG dwFlags);
NTSTATUS WINAPI BCryptGenerateKeyPair(BCRYPT_ALG_HANDLE hAlgorithm, _Out_ _Opens_ BCRYPT_KEY_HANDLE *phKey,
    ULONG dwLength, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptGenerateSymmetricKey(BCRYPT_ALG_HANDLE hAlgorithm, _Out_ _Opens_ BCRYPT_KEY_HANDLE *phKey,
    _Out_writes_bytes_opt_(cbKeyObject) PUCHAR pbKeyObject, ULONG cbKeyObject,
    _In_reads_bytes_(cbSecret) _Secret_ PUCHAR pbSecret, ULONG cbSecret, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptGetFipsAlgorithmMode(_Out_ BOOLEAN *pfEnabled);
NTSTATUS WINAPI BCryptGetProperty(BCRYPT_HANDLE hObject, _In_ LPCWSTR pszProperty,
    _Out_writes_bytes_to_opt_(cbOutput, *pcbResult) PUCHAR pbOutput, ULONG cbOutput, _Out_ ULONG *pcbResult,
    _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptHash(BCRYPT_ALG_HANDLE hAlgorithm, _In_reads_bytes_opt_(cbSecret) _Secret_ PUCHAR pbSecret,
    ULONG cbSecret, _In_reads_bytes_(cbInput) PUCHAR pbInput, ULONG cbInput,
    _Out_writes_bytes_(cbOutput) PUCHAR pbOutput, ULONG cbOutput);
NTSTATUS WINAPI BCryptHashData(BCRYPT_HASH_HANDLE hHash, _In_reads_bytes_(cbInput) PUCHAR pbInput, ULONG cbInput,
    _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptImportKey(BCRYPT_ALG_HANDLE hAlgorithm, _In_opt_ BCRYPT_KEY_HANDLE hImportKey,
    _In_ LPCWSTR pszBlobType, _Out_ _Opens_ BCRYPT_KEY_HANDLE *phKey,
    _Out_writes_bytes_opt_(cbKeyObject) PUCHAR pbKeyObject, ULONG cbKeyObject, _In_reads_bytes_(cbInput) PUCHAR pbInput,
    ULONG cbInput, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptImportKeyPair(BCRYPT_ALG_HANDLE hAlgorithm, _In_opt_ BCRYPT_KEY_HANDLE hImportKey,
    _In_ LPCWSTR pszBlobType, _Out_ _Opens_ BCRYPT_KEY_HANDLE *phKey, _In_reads_bytes_(cbInput) PUCHAR pbInput,
    ULONG cbInput, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptKeyDerivation(BCRYPT_KEY_HANDLE hKey, _In_opt_ BCryptBufferDesc *pParameterList,
    _Out_writes_bytes_to_(cbDerivedKey, *pcbResult) PUCHAR pbDerivedKey, ULONG cbDerivedKey, _Out_ ULONG *pcbResult,
    _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptOpenAlgorithmProvider(_Out_ _Opens_ BCRYPT_ALG_HANDLE *phAlgorithm, _In_ LPCWSTR pszAlgId,
    _In_opt_ LPCWSTR pszImplementation, _Names_(BCRYPT_OPEN_ALGORITHM_PROVIDER_FLAGS) ULONG dwFlags);
NTSTATUS WINAPI BCryptProcessMultiOperations(BCRYPT_HANDLE hObject, BCRYPT_MULTI_OPERATION_TYPE operationType,
    _In_reads_bytes_(cbOperations) PVOID pOperations, ULONG cbOperations, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptQueryContextConfiguration(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _Inout_ ULONG *pcbBuffer, _Inout_updates_bytes_(*pcbBuffer) PCRYPT_CONTEXT_CONFIG *ppBuffer);
NTSTATUS WINAPI BCryptQueryContextFunctionConfiguration(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _Names_(BCRYPT_INTERFACE) ULONG dwInterface, _In_ LPCWSTR pszFunction, _Inout_ ULONG *pcbBuffer,
    _Inout_updates_bytes_(*pcbBuffer) PCRYPT_CONTEXT_FUNCTION_CONFIG *ppBuffer);
NTSTATUS WINAPI BCryptQueryContextFunctionProperty(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _Names_(BCRYPT_INTERFACE) ULONG dwInterface, _In_ LPCWSTR pszFunction, _In_ LPCWSTR pszProperty,
    _Inout_ ULONG *pcbValue, _Inout_updates_bytes_(*pcbValue) PUCHAR *ppbValue);
NTSTATUS WINAPI BCryptQueryProviderRegistration(_In_ LPCWSTR pszProvider,
    _Names_(BCRYPT_QUERY_PROVIDER_MODE) ULONG dwMode, _Names_(BCRYPT_INTERFACE) ULONG dwInterface,
    _Inout_ ULONG *pcbBuffer, _Inout_updates_bytes_(*pcbBuffer) PCRYPT_PROVIDER_REG *ppBuffer);
NTSTATUS WINAPI BCryptRegisterConfigChangeNotify(_Out_ _Opens_ HANDLE *phEvent);
NTSTATUS WINAPI BCryptRemoveContextFunction(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _Names_(BCRYPT_INTERFACE) ULONG dwInterface, _In_ LPCWSTR pszFunction);
NTSTATUS WINAPI BCryptResolveProviders(_In_opt_ LPCWSTR pszContext, ULONG dwInterface, _In_opt_ LPCWSTR pszFunction,
    _In_opt_ LPCWSTR pszProvider, _Names_(BCRYPT_QUERY_PROVIDER_MODE) ULONG dwMode,
    _Names_(BCRYPT_RESOLVE_PROVIDERS_FLAGS) ULONG dwFlags, _Inout_ ULONG *pcbBuffer,
    _Inout_updates_bytes_(*pcbBuffer) PCRYPT_PROVIDER_REFS *ppBuffer);
NTSTATUS WINAPI BCryptSecretAgreement(BCRYPT_KEY_HANDLE hPrivKey, BCRYPT_KEY_HANDLE hPubKey,
    _Out_ BCRYPT_SECRET_HANDLE *phAgreedSecret, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptSetContextFunctionProperty(_Names_(BCRYPT_TABLE) ULONG dwTable, _In_ LPCWSTR pszContext,
    _Names_(BCRYPT_INTERFACE) ULONG dwInterface, _In_ LPCWSTR pszFunction, _In_ LPCWSTR pszProperty, ULONG cbValue,
    _In_reads_bytes_opt_(cbValue) PUCHAR pbValue);
NTSTATUS WINAPI BCryptSetProperty(BCRYPT_HANDLE hObject, _In_ LPCWSTR pszProperty,
    _In_reads_bytes_(cbInput) PUCHAR pbInput, ULONG cbInput, _Show_(hex) ULONG dwFlags);
NTSTATUS WINAPI BCryptSignHash(BCRYPT_KEY_HANDLE hKey, _In_opt_ void *pPaddingInfo,
    _In_reads_bytes_(cbInput) PUCHAR pbInput, ULONG cbInput,
    _Out_writes_bytes_to_opt_(cbOutput, *pcbResult) PUCHAR pbOutput, ULONG cbOutput, _Out_ ULONG *pcbResult,
    _Names_(NCRYPT_FLAGS) ULONG dwFlags);
NTSTATUS WINAPI BCryptUnregisterConfigChangeNotify(HANDLE hEvent);
NTSTATUS WINAPI BCryptVerifySignature(BCRYPT_KEY_HANDLE hKey, _In_opt_ void *pPaddingInfo,
    _In_reads_bytes_(cbHash) PUCHAR pbHash, ULONG cbHash, _In_reads_bytes_(cbSignature) PUCHAR pbSignature,
    ULONG cbSignature, _Names_(NCRYPT_FLAGS) ULONG dwFlags);
BOOL WINAPI CertAddCRLContextToStore(_In_opt_ HCERTSTORE hCertStore, _In_ PCCRL_CONTEXT pCrlContext,
    DWORD dwAddDisposition, _Out_opt_ PCCRL_CONTEXT *ppStoreContext);
BOOL WINAPI CertAddCRLLinkToStore(HCERTSTORE hCertStore, _In_ PCCRL_CONTEXT pCrlContext, DWORD dwAddDisposition,
    _Out_opt_ PCCRL_CONTEXT *ppStoreContext);
BOOL WINAPI CertAddCTLContextToStore(_In_opt_ HCERTSTORE hCertStore, _In_ PCCTL_CONTEXT pCtlContext,
    DWORD dwAddDisposition, _Out_opt_ PCCTL_CONTEXT *ppStoreContext);
BOOL WINAPI CertAddCTLLinkToStore(HCERTSTORE hCertStore, _In_ PCCTL_CONTEXT pCtlContext, DWORD dwAddDisposition,
    _Out_opt_ PCCTL_CONTEXT *ppStoreContext);
BOOL WINAPI CertAddCertificateContextToStore(_In_opt_ HCERTSTORE hCertStore, _In_ PCCERT_CONTEXT pCertContext,
    DWORD dwAddDisposition, _Out_opt_ PCCERT_CONTEXT *ppStoreContext);
BOOL WINAPI CertAddCertificateLinkToStore(HCERTSTORE hCertStore, _In_ PCCERT_CONTEXT pCertContext,
    DWORD dwAddDisposition, _Out_opt_ PCCERT_CONTEXT *ppStoreContext);
BOOL WINAPI CertAddEncodedCRLToStore(_In_opt_ HCERTSTORE hCertStore, DWORD dwCertEncodingType,
    _In_reads_bytes_(cbCrlEncoded) const BYTE *pbCrlEncoded, DWORD cbCrlEncoded, DWORD dwAddDisposition,
    _Out_opt_ PCCRL_CONTEXT *ppCrlContext);
BOOL WINAPI CertAddEncodedCTLToStore(_In_opt_ HCERTSTORE hCertStore, DWORD dwMsgAndCertEncodingType,
    _In_reads_bytes_(cbCtlEncoded) const BYTE *pbCtlEncoded, DWORD cbCtlEncoded, DWORD dwAddDisposition,
    _Out_opt_ PCCTL_CONTEXT *ppCtlContext);
BOOL WINAPI CertAddEncodedCertificateToStore(_In_opt_ HCERTSTORE hCertStore, DWORD dwCertEncodingType,
    _In_reads_bytes_(cbCertEncoded) const BYTE *pbCertEncoded, DWORD cbCertEncoded, DWORD dwAddDisposition,
    _Out_opt_ PCCERT_CONTEXT *ppCertContext);
BOOL WINAPI CertAddEncodedCertificateToSystemStoreW(_In_ LPCWSTR szCertStoreName,
    _In_reads_bytes_(cbCertEncoded) const BYTE *pbCertEncoded, DWORD cbCertEncoded);
BOOL WINAPI CertAddEnhancedKeyUsageIdentifier(_In_ PCCERT_CONTEXT pCertContext, _In_ LPCSTR pszUsageIdentifier);
void WINAPI CertAddRefServerOcspResponse(_In_opt_ HCERT_SERVER_OCSP_RESPONSE hServerOcspResponse);
void WINAPI CertAddRefServerOcspResponseContext(
    _In_opt_ PCCERT_SERVER_OCSP_RESPONSE_CONTEXT pServerOcspResponseContext);
BOOL WINAPI CertAddSerializedElementToStore(_In_opt_ HCERTSTORE hCertStore,
    _In_reads_bytes_(cbElement) const BYTE *pbElement, DWORD cbElement, DWORD dwAddDisposition,
    _Show_(hex) DWORD dwFlags, _Show_(hex) DWORD dwContextTypeFlags, _Out_opt_ DWORD *pdwContextType,
    _Out_opt_ const void **ppvContext);
BOOL WINAPI CertAddStoreToCollection(HCERTSTORE hCollectionStore, _In_opt_ HCERTSTORE hSiblingStore,
    _Show_(hex) DWORD dwUpdateFlags, DWORD dwPriority) _Fails_(zero, last_error);
LPCSTR WINAPI CertAlgIdToOID(DWORD dwAlgId) _Fails_(zero, last_error);
void WINAPI CertCloseServerOcspResponse(_In_opt_ HCERT_SERVER_OCSP_RESPONSE hServerOcspResponse,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI CertCloseStore(_In_opt_ _Closes_ HCERTSTORE hCertStore, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CertCompareCertificate(DWORD dwCertEncodingType, _In_ PCERT_INFO pCertId1,
    _In_ PCERT_INFO pCertId2) _Fails_(zero, last_error);
BOOL WINAPI CertCompareCertificateName(DWORD dwCertEncodingType, _In_ PCERT_NAME_BLOB pCertName1,
    _In_ PCERT_NAME_BLOB pCertName2) _Fails_(zero, last_error);
BOOL WINAPI CertCompareIntegerBlob(_In_ PCRYPT_INTEGER_BLOB pInt1, _In_ PCRYPT_INTEGER_BLOB pInt2);
BOOL WINAPI CertComparePublicKeyInfo(DWORD dwCertEncodingType, _In_ PCERT_PUBLIC_KEY_INFO pPublicKey1,
    _In_ PCERT_PUBLIC_KEY_INFO pPublicKey2) _Fails_(zero, last_error);
BOOL WINAPI CertControlStore(HCERTSTORE hCertStore, _Names_(CERT_CONTROL_STORE_FLAGS) DWORD dwFlags, DWORD dwCtrlType,
    _In_opt_ const void *pvCtrlPara);
PCCRL_CONTEXT WINAPI CertCreateCRLContext(DWORD dwCertEncodingType,
    _In_reads_bytes_(cbCrlEncoded) const BYTE *pbCrlEncoded, DWORD cbCrlEncoded);
PCCTL_CONTEXT WINAPI CertCreateCTLContext(DWORD dwMsgAndCertEncodingType,
    _In_reads_bytes_(cbCtlEncoded) const BYTE *pbCtlEncoded, DWORD cbCtlEncoded);
BOOL WINAPI CertCreateCTLEntryFromCertificateContextProperties(_In_ PCCERT_CONTEXT pCertContext, DWORD cOptAttr,
    _In_reads_opt_(cOptAttr) PCRYPT_ATTRIBUTE rgOptAttr, _Show_(hex) DWORD dwFlags, _Reserved_ void *pvReserved,
    _Out_writes_bytes_opt_(*pcbCtlEntry) PCTL_ENTRY pCtlEntry, _Inout_ DWORD *pcbCtlEntry);
BOOL WINAPI CertCreateCertificateChainEngine(_In_ PCERT_CHAIN_ENGINE_CONFIG pConfig,
    _Out_ HCERTCHAINENGINE *phChainEngine);
PCCERT_CONTEXT WINAPI CertCreateCertificateContext(DWORD dwCertEncodingType,
    _In_reads_bytes_(cbCertEncoded) const BYTE *pbCertEncoded, DWORD cbCertEncoded);
const void *WINAPI CertCreateContext(DWORD dwContextType, DWORD dwEncodingType,
    _In_reads_bytes_(cbEncoded) const BYTE *pbEncoded, DWORD cbEncoded, _Show_(hex) DWORD dwFlags,
    _In_opt_ PCERT_CREATE_CONTEXT_PARA pCreatePara);
PCCERT_CONTEXT WINAPI CertCreateSelfSignCertificate(HCRYPTPROV_OR_NCRYPT_KEY_HANDLE hCryptProvOrNCryptKey,
    _In_ PCERT_NAME_BLOB pSubjectIssuerBlob, _Names_(CERT_CREATE_SELFSIGN_FLAGS) DWORD dwFlags,
    _In_opt_ PCRYPT_KEY_PROV_INFO pKeyProvInfo, _In_opt_ PCRYPT_ALGORITHM_IDENTIFIER pSignatureAlgorithm,
    _In_opt_ PSYSTEMTIME pStartTime, _In_opt_ PSYSTEMTIME pEndTime, _In_opt_ PCERT_EXTENSIONS pExtensions);
BOOL WINAPI CertDeleteCRLFromStore(_In_ PCCRL_CONTEXT pCrlContext);
BOOL WINAPI CertDeleteCTLFromStore(_In_ PCCTL_CONTEXT pCtlContext);
BOOL WINAPI CertDeleteCertificateFromStore(_In_ PCCERT_CONTEXT pCertContext);
PCCRL_CONTEXT WINAPI CertDuplicateCRLContext(_In_opt_ PCCRL_CONTEXT pCrlContext) _Fails_(zero, last_error);
PCCTL_CONTEXT WINAPI CertDuplicateCTLContext(_In_opt_ PCCTL_CONTEXT pCtlContext) _Fails_(zero, last_error);
PCCERT_CHAIN_CONTEXT WINAPI CertDuplicateCertificateChain(
    _In_ PCCERT_CHAIN_CONTEXT pChainContext) _Fails_(zero, last_error);
PCCERT_CONTEXT WINAPI CertDuplicateCertificateContext(_In_opt_ PCCERT_CONTEXT pCertContext) _Fails_(zero, last_error);
HCERTSTORE WINAPI CertDuplicateStore(HCERTSTORE hCertStore) _Fails_(zero, last_error);
DWORD WINAPI CertEnumCRLContextProperties(_In_ PCCRL_CONTEXT pCrlContext, DWORD dwPropId);
PCCRL_CONTEXT WINAPI CertEnumCRLsInStore(HCERTSTORE hCertStore, _In_opt_ PCCRL_CONTEXT pPrevCrlContext);
DWORD WINAPI CertEnumCTLContextProperties(_In_ PCCTL_CONTEXT pCtlContext, DWORD dwPropId);
PCCTL_CONTEXT WINAPI CertEnumCTLsInStore(HCERTSTORE hCertStore, _In_opt_ PCCTL_CONTEXT pPrevCtlContext);
DWORD WINAPI CertEnumCertificateContextProperties(_In_ PCCERT_CONTEXT pCertContext, DWORD dwPropId);
PCCERT_CONTEXT WINAPI CertEnumCertificatesInStore(HCERTSTORE hCertStore, _In_opt_ PCCERT_CONTEXT pPrevCertContext);
BOOL WINAPI CertEnumPhysicalStore(_In_ const void *pvSystemStore, _Show_(hex) DWORD dwFlags, _Inout_opt_ void *pvArg,
    PFN_CERT_ENUM_PHYSICAL_STORE pfnEnum);
BOOL WINAPI CertEnumSubjectInSortedCTL(_In_ PCCTL_CONTEXT pCtlContext, _Inout_ void **ppvNextSubject,
    _Out_opt_ PCRYPT_DER_BLOB pSubjectIdentifier,
    _Out_opt_ PCRYPT_DER_BLOB pEncodedAttributes) _Fails_(zero, last_error);
BOOL WINAPI CertEnumSystemStore(_Show_(hex) DWORD dwFlags, _In_opt_ void *pvSystemStoreLocationPara,
    _Inout_opt_ void *pvArg, PFN_CERT_ENUM_SYSTEM_STORE pfnEnum) _Fails_(zero, last_error);
BOOL WINAPI CertEnumSystemStoreLocation(_Show_(hex) DWORD dwFlags, _Inout_opt_ void *pvArg,
    PFN_CERT_ENUM_SYSTEM_STORE_LOCATION pfnEnum) _Fails_(zero, last_error);
PCRYPT_ATTRIBUTE WINAPI CertFindAttribute(_In_ LPCSTR pszObjId, DWORD cAttr,
    _In_reads_(cAttr) CRYPT_ATTRIBUTE rgAttr[]) _Fails_(zero, last_error);
PCCRL_CONTEXT WINAPI CertFindCRLInStore(HCERTSTORE hCertStore, DWORD dwCertEncodingType, _Show_(hex) DWORD dwFindFlags,
    DWORD dwFindType, _In_opt_ const void *pvFindPara, _In_opt_ PCCRL_CONTEXT pPrevCrlContext);
PCCTL_CONTEXT WINAPI CertFindCTLInStore(HCERTSTORE hCertStore, DWORD dwMsgAndCertEncodingType,
    _Show_(hex) DWORD dwFindFlags, _Names_(CERT_FIND_TYPE) DWORD dwFindType, _In_opt_ const void *pvFindPara,
    _In_opt_ PCCTL_CONTEXT pPrevCtlContext);
BOOL WINAPI CertFindCertificateInCRL(_In_ PCCERT_CONTEXT pCert, _In_ PCCRL_CONTEXT pCrlContext,
    _Show_(hex) DWORD dwFlags, _Reserved_ void *pvReserved, _Out_opt_ PCRL_ENTRY *ppCrlEntry) _Fails_(zero, last_error);
PCCERT_CONTEXT WINAPI CertFindCertificateInStore(HCERTSTORE hCertStore,
    _Names_(CERT_QUERY_ENCODING_TYPE) DWORD dwCertEncodingType,
    _Show_(hex) DWORD dwFindFlags, _Names_(CERT_FIND_FLAGS) DWORD dwFindType, _In_opt_ const void *pvFindPara,
    _In_opt_ PCCERT_CONTEXT pPrevCertContext);
PCCERT_CHAIN_CONTEXT WINAPI CertFindChainInStore(HCERTSTORE hCertStore, DWORD dwCertEncodingType,
    _Names_(CERT_FIND_CHAIN_IN_STORE_FLAGS) DWORD dwFindFlags, DWORD dwFindType, _In_opt_ const void *pvFindPara,
    _In_opt_ PCCERT_CHAIN_CONTEXT pPrevChainContext) _Fails_(zero, last_error);
PCERT_EXTENSION WINAPI CertFindExtension(_In_ LPCSTR pszObjId, DWORD cExtensions,
    _In_reads_(cExtensions) CERT_EXTENSION rgExtensions[]) _Fails_(zero, last_error);
PCERT_RDN_ATTR WINAPI CertFindRDNAttr(_In_ LPCSTR pszObjId, _In_ PCERT_NAME_INFO pName) _Fails_(zero, last_error);
PCTL_ENTRY WINAPI CertFindSubjectInCTL(DWORD dwEncodingType, DWORD dwSubjectType, _In_ void *pvSubject,
    _In_ PCCTL_CONTEXT pCtlContext, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CertFindSubjectInSortedCTL(_In_ PCRYPT_DATA_BLOB pSubjectIdentifier, _In_ PCCTL_CONTEXT pCtlContext,
    _Show_(hex) DWORD dwFlags, _Reserved_ void *pvReserved,
    _Out_opt_ PCRYPT_DER_BLOB pEncodedAttributes) _Fails_(zero, last_error);
BOOL WINAPI CertFreeCRLContext(_In_opt_ PCCRL_CONTEXT pCrlContext) _Fails_(zero, last_error);
BOOL WINAPI CertFreeCTLContext(_In_opt_ PCCTL_CONTEXT pCtlContext) _Fails_(zero, last_error);
void WINAPI CertFreeCertificateChain(_In_ PCCERT_CHAIN_CONTEXT pChainContext);
void WINAPI CertFreeCertificateChainEngine(_In_opt_ HCERTCHAINENGINE hChainEngine);
void WINAPI CertFreeCertificateChainList(_In_ PCCERT_CHAIN_CONTEXT *prgpSelection);
BOOL WINAPI CertFreeCertificateContext(_In_opt_ PCCERT_CONTEXT pCertContext) _Fails_(zero, last_error);
void WINAPI CertFreeServerOcspResponseContext(_In_opt_ PCCERT_SERVER_OCSP_RESPONSE_CONTEXT pServerOcspResponseContext);
BOOL WINAPI CertGetCRLContextProperty(_In_ PCCRL_CONTEXT pCrlContext, DWORD dwPropId,
    _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_ DWORD *pcbData);
PCCRL_CONTEXT WINAPI CertGetCRLFromStore(HCERTSTORE hCertStore, _In_opt_ PCCERT_CONTEXT pIssuerContext,
    _In_opt_ PCCRL_CONTEXT pPrevCrlContext, _Inout_ DWORD *pdwFlags);
BOOL WINAPI CertGetCTLContextProperty(_In_ PCCTL_CONTEXT pCtlContext, DWORD dwPropId,
    _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_ DWORD *pcbData);
BOOL WINAPI CertGetCertificateChain(_In_opt_ HCERTCHAINENGINE hChainEngine, _In_ PCCERT_CONTEXT pCertContext,
    _In_opt_ LPFILETIME pTime, _In_opt_ HCERTSTORE hAdditionalStore, _In_ PCERT_CHAIN_PARA pChainPara,
    _Show_(hex) DWORD dwFlags, _Reserved_ LPVOID pvReserved, _Out_ PCCERT_CHAIN_CONTEXT *ppChainContext);
BOOL WINAPI CertGetCertificateContextProperty(_In_ PCCERT_CONTEXT pCertContext, DWORD dwPropId,
    _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_ DWORD *pcbData);
BOOL WINAPI CertGetEnhancedKeyUsage(_In_ PCCERT_CONTEXT pCertContext, _Show_(hex) DWORD dwFlags,
    _Out_writes_bytes_opt_(*pcbUsage) PCERT_ENHKEY_USAGE pUsage, _Inout_ DWORD *pcbUsage);
BOOL WINAPI CertGetIntendedKeyUsage(DWORD dwCertEncodingType, _In_ PCERT_INFO pCertInfo,
    _Out_writes_bytes_(cbKeyUsage) BYTE *pbKeyUsage, DWORD cbKeyUsage);
PCCERT_CONTEXT WINAPI CertGetIssuerCertificateFromStore(HCERTSTORE hCertStore, _In_ PCCERT_CONTEXT pSubjectContext,
    _In_opt_ PCCERT_CONTEXT pPrevIssuerContext, _Inout_ DWORD *pdwFlags);
DWORD WINAPI CertGetNameStringW(_In_ PCCERT_CONTEXT pCertContext, DWORD dwType, _Show_(hex) DWORD dwFlags,
    _In_opt_ void *pvTypePara, _Out_writes_opt_(cchNameString) LPWSTR pszNameString, DWORD cchNameString);
DWORD WINAPI CertGetPublicKeyLength(DWORD dwCertEncodingType,
    _In_ PCERT_PUBLIC_KEY_INFO pPublicKey) _Fails_(zero, last_error);
PCCERT_SERVER_OCSP_RESPONSE_CONTEXT WINAPI CertGetServerOcspResponseContext(
    _In_ HCERT_SERVER_OCSP_RESPONSE hServerOcspResponse, _Show_(hex) DWORD dwFlags,
    _Reserved_ LPVOID pvReserved) _Fails_(zero, last_error);
BOOL WINAPI CertGetStoreProperty(HCERTSTORE hCertStore, DWORD dwPropId, _Out_writes_bytes_opt_(*pcbData) void *pvData,
    _Inout_ DWORD *pcbData);
PCCERT_CONTEXT WINAPI CertGetSubjectCertificateFromStore(HCERTSTORE hCertStore, DWORD dwCertEncodingType,
    _In_ PCERT_INFO pCertId);
BOOL WINAPI CertGetValidUsages(DWORD cCerts, _In_reads_(cCerts) PCCERT_CONTEXT *rghCerts, _Out_ int *cNumOIDs,
    _Out_writes_bytes_opt_(*pcbOIDs) LPSTR *rghOIDs, _Inout_ DWORD *pcbOIDs);
BOOL WINAPI CertIsRDNAttrsInCertificateName(DWORD dwCertEncodingType, _Show_(hex) DWORD dwFlags,
    _In_ PCERT_NAME_BLOB pCertName, _In_ PCERT_RDN pRDN);
BOOL WINAPI CertIsStrongHashToSign(_In_ PCCERT_STRONG_SIGN_PARA pStrongSignPara, _In_ LPCWSTR pwszCNGHashAlgid,
    _In_opt_ PCCERT_CONTEXT pSigningCert);
BOOL WINAPI CertIsValidCRLForCertificate(_In_ PCCERT_CONTEXT pCert, _In_ PCCRL_CONTEXT pCrl, _Show_(hex) DWORD dwFlags,
    _Reserved_ void *pvReserved) _Fails_(zero, last_error);
BOOL WINAPI CertIsWeakHash(DWORD dwHashUseType, _In_ LPCWSTR pwszCNGHashAlgid, _Show_(hex) DWORD dwChainFlags,
    _In_opt_ PCCERT_CHAIN_CONTEXT pSignerChainContext, _In_opt_ LPFILETIME pTimeStamp,
    _In_opt_ LPCWSTR pwszFileName) _Fails_(zero, last_error);
DWORD WINAPI CertNameToStrW(DWORD dwCertEncodingType, _In_ PCERT_NAME_BLOB pName,
    _Names_(CERT_STRING_TYPE) DWORD dwStrType, _Out_writes_opt_(csz) LPWSTR psz, DWORD csz);
DWORD WINAPI CertOIDToAlgId(_In_ LPCSTR pszObjId);
HCERT_SERVER_OCSP_RESPONSE WINAPI CertOpenServerOcspResponse(_In_ PCCERT_CHAIN_CONTEXT pChainContext,
    _Show_(hex) DWORD dwFlags, _In_opt_ LPVOID pOpenPara) _Opens_;
HCERTSTORE WINAPI CertOpenStore(_In_ LPCSTR lpszStoreProvider, _Names_(CERT_QUERY_ENCODING_TYPE) DWORD dwEncodingType,
    HCRYPTPROV_LEGACY hCryptProv, _Names_(CERT_OPEN_STORE_FLAGS) DWORD dwFlags, _In_opt_ const void *pvPara) _Opens_;
HCERTSTORE WINAPI CertOpenSystemStoreW(HCRYPTPROV_LEGACY hProv, _In_ LPCWSTR szSubsystemProtocol) _Opens_;
DWORD WINAPI CertRDNValueToStrW(DWORD dwValueType, _In_ PCERT_RDN_VALUE_BLOB pValue, _Out_writes_opt_(csz) LPWSTR psz,
    DWORD csz);
BOOL WINAPI CertRegisterPhysicalStore(_In_ const void *pvSystemStore, _Show_(hex) DWORD dwFlags,
    _In_ LPCWSTR pwszStoreName, _In_ PCERT_PHYSICAL_STORE_INFO pStoreInfo,
    _Reserved_ void *pvReserved) _Fails_(zero, last_error);
BOOL WINAPI CertRegisterSystemStore(_In_ const void *pvSystemStore, _Show_(hex) DWORD dwFlags,
    _In_opt_ PCERT_SYSTEM_STORE_INFO pStoreInfo, _Reserved_ void *pvReserved) _Fails_(zero, last_error);
BOOL WINAPI CertRemoveEnhancedKeyUsageIdentifier(_In_ PCCERT_CONTEXT pCertContext, _In_ LPCSTR pszUsageIdentifier);
void WINAPI CertRemoveStoreFromCollection(HCERTSTORE hCollectionStore, HCERTSTORE hSiblingStore);
BOOL WINAPI CertResyncCertificateChainEngine(_In_opt_ HCERTCHAINENGINE hChainEngine);
BOOL WINAPI CertRetrieveLogoOrBiometricInfo(_In_ PCCERT_CONTEXT pCertContext, _In_ LPCSTR lpszLogoOrBiometricType,
    _Show_(hex) DWORD dwRetrievalFlags, DWORD dwTimeout, _Show_(hex) DWORD dwFlags, _Reserved_ void *pvReserved,
    _Out_ BYTE **ppbData, _Out_ DWORD *pcbData, _Out_opt_ LPWSTR *ppwszMimeType);
BOOL WINAPI CertSaveStore(HCERTSTORE hCertStore, _Names_(CERT_QUERY_ENCODING_TYPE) DWORD dwEncodingType,
    _Names_(CERT_STORE_SAVE_AS) DWORD dwSaveAs, _Names_(CERT_STORE_SAVE_TO) DWORD dwSaveTo, _Inout_ void *pvSaveToPara,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI CertSelectCertificateChains(_In_opt_ LPCGUID pSelectionContext, _Show_(hex) DWORD dwFlags,
    _In_opt_ PCCERT_SELECT_CHAIN_PARA pChainParameters, DWORD cCriteria,
    _In_reads_opt_(cCriteria) PCCERT_SELECT_CRITERIA rgpCriteria, HCERTSTORE hStore, _Out_ PDWORD pcSelection,
    _Out_ PCCERT_CHAIN_CONTEXT **pprgpSelection);
BOOL WINAPI CertSerializeCRLStoreElement(_In_ PCCRL_CONTEXT pCrlContext, _Show_(hex) DWORD dwFlags,
    _Out_writes_bytes_opt_(*pcbElement) BYTE *pbElement, _Inout_ DWORD *pcbElement);
BOOL WINAPI CertSerializeCTLStoreElement(_In_ PCCTL_CONTEXT pCtlContext, _Show_(hex) DWORD dwFlags,
    _Out_writes_bytes_opt_(*pcbElement) BYTE *pbElement, _Inout_ DWORD *pcbElement);
BOOL WINAPI CertSerializeCertificateStoreElement(_In_ PCCERT_CONTEXT pCertContext, _Show_(hex) DWORD dwFlags,
    _Out_writes_bytes_opt_(*pcbElement) BYTE *pbElement, _Inout_ DWORD *pcbElement);
BOOL WINAPI CertSetCRLContextProperty(_In_ PCCRL_CONTEXT pCrlContext, DWORD dwPropId, _Show_(hex) DWORD dwFlags,
    _In_opt_ const void *pvData);
BOOL WINAPI CertSetCTLContextProperty(_In_ PCCTL_CONTEXT pCtlContext, DWORD dwPropId, _Show_(hex) DWORD dwFlags,
    _In_opt_ const void *pvData);
BOOL WINAPI CertSetCertificateContextPropertiesFromCTLEntry(_In_ PCCERT_CONTEXT pCertContext, _In_ PCTL_ENTRY pCtlEntry,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI CertSetCertificateContextProperty(_In_ PCCERT_CONTEXT pCertContext, DWORD dwPropId,
    _Show_(hex) DWORD dwFlags, _In_opt_ const void *pvData);
BOOL WINAPI CertSetEnhancedKeyUsage(_In_ PCCERT_CONTEXT pCertContext, _In_opt_ PCERT_ENHKEY_USAGE pUsage);
BOOL WINAPI CertSetStoreProperty(HCERTSTORE hCertStore, DWORD dwPropId, _Show_(hex) DWORD dwFlags,
    _In_opt_ const void *pvData) _Fails_(zero, last_error);
BOOL WINAPI CertStrToNameW(DWORD dwCertEncodingType, _In_ LPCWSTR pszX500, _Names_(CERT_STRING_TYPE) DWORD dwStrType,
    _Reserved_ void *pvReserved, _Out_writes_bytes_opt_(*pcbEncoded) BYTE *pbEncoded, _Inout_ DWORD *pcbEncoded,
    _Out_opt_ LPCWSTR *ppszError);
BOOL WINAPI CertUnregisterPhysicalStore(_In_ const void *pvSystemStore, _Show_(hex) DWORD dwFlags,
    _In_ LPCWSTR pwszStoreName) _Fails_(zero, last_error);
BOOL WINAPI CertUnregisterSystemStore(_In_ const void *pvSystemStore,
    _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
BOOL WINAPI CertVerifyCRLRevocation(DWORD dwCertEncodingType, _In_ PCERT_INFO pCertId, DWORD cCrlInfo,
    _In_reads_(cCrlInfo) PCRL_INFO rgpCrlInfo[]) _Fails_(zero, last_error);
LONG WINAPI CertVerifyCRLTimeValidity(_In_opt_ LPFILETIME pTimeToVerify, _In_ PCRL_INFO pCrlInfo);
BOOL WINAPI CertVerifyCTLUsage(DWORD dwEncodingType, DWORD dwSubjectType, _In_ void *pvSubject,
    _In_ PCTL_USAGE pSubjectUsage, _Show_(hex) DWORD dwFlags, _In_opt_ PCTL_VERIFY_USAGE_PARA pVerifyUsagePara,
    _Inout_ PCTL_VERIFY_USAGE_STATUS pVerifyUsageStatus);
BOOL WINAPI CertVerifyCertificateChainPolicy(_In_ LPCSTR pszPolicyOID, _In_ PCCERT_CHAIN_CONTEXT pChainContext,
    _In_ PCERT_CHAIN_POLICY_PARA pPolicyPara,
    _Inout_ PCERT_CHAIN_POLICY_STATUS pPolicyStatus) _Fails_(zero, last_error);
BOOL WINAPI CertVerifyRevocation(DWORD dwEncodingType, DWORD dwRevType, DWORD cContext,
    _In_reads_(cContext) PVOID rgpvContext[], _Show_(hex) DWORD dwFlags, _In_opt_ PCERT_REVOCATION_PARA pRevPara,
    _Inout_ PCERT_REVOCATION_STATUS pRevStatus);
BOOL WINAPI CertVerifySubjectCertificateContext(_In_ PCCERT_CONTEXT pSubject, _In_opt_ PCCERT_CONTEXT pIssuer,
    _Inout_ DWORD *pdwFlags);
LONG WINAPI CertVerifyTimeValidity(_In_opt_ LPFILETIME pTimeToVerify, _In_ PCERT_INFO pCertInfo);
BOOL WINAPI CertVerifyValidityNesting(_In_ PCERT_INFO pSubjectInfo,
    _In_ PCERT_INFO pIssuerInfo) _Fails_(zero, last_error);
SECURITY_STATUS WINAPI ChangeAccountPasswordW(_In_ SEC_WCHAR *pszPackageName, _In_ SEC_WCHAR *pszDomainName,
    _In_ SEC_WCHAR *pszAccountName, _In_ _Secret_ SEC_WCHAR *pszOldPassword, _In_ _Secret_ SEC_WCHAR *pszNewPassword,
    BOOLEAN bImpersonating, unsigned long dwReserved, _Inout_ PSecBufferDesc pOutput);
SECURITY_STATUS WINAPI CompleteAuthToken(_In_ PCtxtHandle phContext, _In_ PSecBufferDesc pToken);
BOOL WINAPI CredDeleteW(_In_ LPCWSTR TargetName, DWORD Type, _Reserved_ _Show_(hex) DWORD Flags);
BOOL WINAPI CredEnumerateW(_In_opt_ LPCWSTR Filter, _Reserved_ DWORD Flags, _Out_ DWORD *Count,
    _Out_ PCREDENTIALW **Credential);
BOOL WINAPI CredFindBestCredentialW(_In_ LPCWSTR TargetName, DWORD Type, _Show_(hex) DWORD Flags,
    _Out_ PCREDENTIALW *Credential);
void WINAPI CredFree(_In_ PVOID Buffer);
BOOL WINAPI CredGetSessionTypes(DWORD MaximumPersistCount, _Out_writes_(MaximumPersistCount) LPDWORD MaximumPersist);
BOOL WINAPI CredGetTargetInfoW(_In_ LPCWSTR TargetName, _Show_(hex) DWORD Flags,
    _Out_ PCREDENTIAL_TARGET_INFORMATIONW *TargetInfo);
BOOL WINAPI CredIsMarshaledCredentialW(_In_ LPCWSTR MarshaledCredential) _Fails_(never);
BOOL WINAPI CredIsProtectedW(_In_ LPWSTR pszProtectedCredentials, _Out_ CRED_PROTECTION_TYPE *pProtectionType);
BOOL WINAPI CredMarshalCredentialW(CRED_MARSHAL_TYPE CredType, _In_ PVOID Credential,
    _Out_ LPWSTR *MarshaledCredential);
BOOL WINAPI CredPackAuthenticationBufferW(DWORD dwFlags, _In_ LPWSTR pszUserName, _In_ _Secret_ LPWSTR pszPassword,
    _Out_writes_bytes_opt_(*pcbPackedCredentials) PBYTE pPackedCredentials, _Inout_ DWORD *pcbPackedCredentials);
BOOL WINAPI CredProtectW(BOOL fAsSelf, _In_reads_(cchCredentials) LPWSTR pszCredentials, DWORD cchCredentials,
    _Out_writes_(*pcchMaxChars) LPWSTR pszProtectedCredentials, _Inout_ DWORD *pcchMaxChars,
    _Out_opt_ CRED_PROTECTION_TYPE *ProtectionType);
BOOL WINAPI CredReadDomainCredentialsW(_In_ PCREDENTIAL_TARGET_INFORMATIONW TargetInfo, _Show_(hex) DWORD Flags,
    _Out_ DWORD *Count, _Out_ PCREDENTIALW **Credential);
BOOL WINAPI CredReadW(_In_ LPCWSTR TargetName, DWORD Type, _Reserved_ _Show_(hex) DWORD Flags,
    _Out_ PCREDENTIALW *Credential);
BOOL WINAPI CredRenameW(_In_ LPCWSTR OldTargetName, _In_ LPCWSTR NewTargetName, DWORD Type,
    _Reserved_ _Show_(hex) DWORD Flags);
DWORD WINAPI CredUICmdLinePromptForCredentialsW(_In_opt_ PCWSTR pszTargetName, _Reserved_ PCtxtHandle pContext,
    DWORD dwAuthError, _Inout_updates_(ulUserBufferSize) PWSTR UserName, ULONG ulUserBufferSize,
    _Inout_updates_(ulPasswordBufferSize) _Secret_ PWSTR pszPassword, ULONG ulPasswordBufferSize,
    _Inout_opt_ PBOOL pfSave, _Names_(CREDUI_FLAGS) DWORD dwFlags) _Fails_(nonzero, win32);
DWORD WINAPI CredUIConfirmCredentialsW(_In_ PCWSTR pszTargetName, BOOL bConfirm) _Fails_(nonzero, win32);
DWORD WINAPI CredUIParseUserNameW(_In_ const WCHAR *UserName, _Out_writes_(userBufferSize) WCHAR *user,
    ULONG userBufferSize, _Out_writes_(domainBufferSize) WCHAR *domain, ULONG domainBufferSize) _Fails_(nonzero, win32);
DWORD WINAPI CredUIPromptForCredentialsW(_In_opt_ PCREDUI_INFOW pUiInfo, _In_opt_ PCWSTR pszTargetName,
    _Reserved_ PCtxtHandle pContext, DWORD dwAuthError, _Inout_updates_(ulUserNameBufferSize) PWSTR pszUserName,
    ULONG ulUserNameBufferSize, _Inout_updates_(ulPasswordBufferSize) _Secret_ PWSTR pszPassword,
    ULONG ulPasswordBufferSize, _Inout_opt_ BOOL *save, _Names_(CREDUI_FLAGS) DWORD dwFlags) _Fails_(nonzero, win32);
DWORD WINAPI CredUIPromptForWindowsCredentialsW(_In_opt_ PCREDUI_INFOW pUiInfo, DWORD dwAuthError,
    _Inout_ ULONG *pulAuthPackage, _In_reads_bytes_opt_(ulInAuthBufferSize) LPCVOID pvInAuthBuffer,
    ULONG ulInAuthBufferSize, _Out_writes_bytes_(*pulOutAuthBufferSize) LPVOID *ppvOutAuthBuffer,
    _Out_ ULONG *pulOutAuthBufferSize, _Inout_opt_ BOOL *pfSave,
    _Names_(CREDUIWIN_FLAGS) DWORD dwFlags) _Fails_(nonzero, win32);
DWORD WINAPI CredUIReadSSOCredW(_In_opt_ PCWSTR pszRealm, _Out_ PWSTR *ppszUsername) _Fails_(nonzero, win32);
DWORD WINAPI CredUIStoreSSOCredW(_In_opt_ PCWSTR pszRealm, _In_ PCWSTR pszUsername, _In_ _Secret_ PCWSTR pszPassword,
    BOOL bPersist) _Fails_(nonzero, win32);
BOOL WINAPI CredUnPackAuthenticationBufferW(DWORD dwFlags, _In_reads_bytes_(cbAuthBuffer) PVOID pAuthBuffer,
    DWORD cbAuthBuffer, _Out_writes_opt_(*pcchMaxUserName) LPWSTR pszUserName, _Inout_ DWORD *pcchMaxUserName,
    _Out_writes_opt_(*pcchMaxDomainName) LPWSTR pszDomainName, _Inout_opt_ DWORD *pcchMaxDomainName,
    _Out_writes_opt_(*pcchMaxPassword) _Secret_ LPWSTR pszPassword, _Inout_ DWORD *pcchMaxPassword);
BOOL WINAPI CredUnmarshalCredentialW(_In_ LPCWSTR MarshaledCredential, _Out_ PCRED_MARSHAL_TYPE CredType,
    _Out_ PVOID *Credential);
BOOL WINAPI CredUnprotectW(BOOL fAsSelf, _In_reads_(cchProtectedCredentials) LPWSTR pszProtectedCredentials,
    DWORD cchProtectedCredentials, _Out_writes_opt_(*pcchMaxChars) LPWSTR pszCredentials, _Inout_ DWORD *pcchMaxChars);
BOOL WINAPI CredWriteDomainCredentialsW(_In_ PCREDENTIAL_TARGET_INFORMATIONW TargetInfo, _In_ PCREDENTIALW Credential,
    _Show_(hex) DWORD Flags);
BOOL WINAPI CredWriteW(_In_ PCREDENTIALW Credential, _Show_(hex) DWORD Flags);
BOOL WINAPI CryptAcquireCertificatePrivateKey(_In_ PCCERT_CONTEXT pCert, _Names_(CRYPT_ACQUIRE_FLAGS) DWORD dwFlags,
    _In_opt_ void *pvParameters, _Out_ _Opens_ HCRYPTPROV_OR_NCRYPT_KEY_HANDLE *phCryptProvOrNCryptKey,
    _Out_opt_ _Names_(CERT_KEY_SPEC) DWORD *pdwKeySpec, _Out_opt_ BOOL *pfCallerFreeProvOrNCryptKey);
BOOL WINAPI CryptAcquireContextW(_Out_ _Opens_ HCRYPTPROV *phProv, _In_opt_ LPCWSTR szContainer,
    _In_opt_ LPCWSTR szProvider, _Names_(PROVIDER_TYPE) DWORD dwProvType, _Names_(CRYPT_CONTEXT_FLAGS) DWORD dwFlags);
BOOL WINAPI CryptBinaryToStringW(_In_reads_bytes_(cbBinary) const BYTE *pbBinary, DWORD cbBinary,
    _Names_(CRYPT_STRING) DWORD dwFlags, _Out_writes_opt_(*pcchString) LPWSTR pszString,
    _Inout_ DWORD *pcchString) _Fails_(zero, last_error);
BOOL WINAPI CryptCATAdminAcquireContext(_Out_ _Opens_ HCATADMIN *phCatAdmin, _In_opt_ const GUID *pgSubsystem,
    _Reserved_ _Show_(hex) DWORD dwFlags);
HCATINFO WINAPI CryptCATAdminAddCatalog(_In_ HCATADMIN hCatAdmin, _In_ PWSTR pwszCatalogFile,
    _In_opt_ PWSTR pwszSelectBaseName, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptCATAdminCalcHashFromFileHandle(HANDLE hFile, _Inout_ DWORD *pcbHash,
    _Out_writes_bytes_opt_(*pcbHash) BYTE *pbHash, _Reserved_ _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
HCATINFO WINAPI CryptCATAdminEnumCatalogFromHash(_In_ HCATADMIN hCatAdmin, _In_reads_bytes_(cbHash) BYTE *pbHash,
    DWORD cbHash, _Reserved_ _Show_(hex) DWORD dwFlags, _Inout_opt_ _Opens_ HCATINFO *phPrevCatInfo);
BOOL WINAPI CryptCATAdminReleaseCatalogContext(_In_ HCATADMIN hCatAdmin, _In_ HCATINFO hCatInfo,
    _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
BOOL WINAPI CryptCATAdminReleaseContext(_In_ HCATADMIN hCatAdmin, _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
BOOL WINAPI CryptCATAdminRemoveCatalog(_In_ HCATADMIN hCatAdmin, _In_ LPCWSTR pwszCatalogFile,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptCATAdminResolveCatalogPath(_In_ HCATADMIN hCatAdmin, _In_ WCHAR *pwszCatalogFile,
    _Inout_ CATALOG_INFO *psCatInfo, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptCATCDFClose(_Inout_ CRYPTCATCDF *pCDF) _Fails_(zero, last_error);
CRYPTCATATTRIBUTE *WINAPI CryptCATCDFEnumCatAttributes(_Inout_ CRYPTCATCDF *pCDF, _Inout_ CRYPTCATATTRIBUTE *pPrevAttr,
    PFN_CDF_PARSE_ERROR_CALLBACK pfnParseError) _Fails_(zero, last_error);
CRYPTCATCDF *WINAPI CryptCATCDFOpen(_In_ LPWSTR pwszFilePath,
    _In_opt_ PFN_CDF_PARSE_ERROR_CALLBACK pfnParseError) _Fails_(zero, last_error);
BOOL WINAPI CryptCATCatalogInfoFromContext(_In_ HCATINFO hCatInfo, _Inout_ CATALOG_INFO *psCatInfo,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptCATClose(HANDLE hCatalog) _Fails_(zero, last_error);
CRYPTCATATTRIBUTE *WINAPI CryptCATEnumerateAttr(HANDLE hCatalog, _Inout_ CRYPTCATMEMBER *pCatMember,
    _Inout_ CRYPTCATATTRIBUTE *pPrevAttr) _Fails_(zero, last_error);
CRYPTCATATTRIBUTE *WINAPI CryptCATEnumerateCatAttr(HANDLE hCatalog,
    _Inout_ CRYPTCATATTRIBUTE *pPrevAttr) _Fails_(zero, last_error);
CRYPTCATMEMBER *WINAPI CryptCATEnumerateMember(HANDLE hCatalog,
    _Inout_ CRYPTCATMEMBER *pPrevMember) _Fails_(zero, last_error);
CRYPTCATATTRIBUTE *WINAPI CryptCATGetAttrInfo(HANDLE hCatalog, _Inout_ CRYPTCATMEMBER *pCatMember,
    _In_ LPWSTR pwszReferenceTag);
CRYPTCATATTRIBUTE *WINAPI CryptCATGetCatAttrInfo(HANDLE hCatalog,
    _In_ LPWSTR pwszReferenceTag) _Fails_(zero, last_error);
CRYPTCATMEMBER *WINAPI CryptCATGetMemberInfo(HANDLE hCatalog, _In_ LPWSTR pwszReferenceTag) _Fails_(zero, last_error);
HANDLE WINAPI CryptCATOpen(_In_ LPWSTR pwszFileName, _Names_(CRYPTCAT_OPEN_FLAGS) DWORD fdwOpenFlags, HCRYPTPROV hProv,
    _Names_(CRYPTCAT_VERSION) DWORD dwPublicVersion, DWORD dwEncodingType) _Fails_(minus_one, last_error);
BOOL WINAPI CryptCATPersistStore(HANDLE hCatalog);
CRYPTCATATTRIBUTE *WINAPI CryptCATPutAttrInfo(HANDLE hCatalog, _Inout_ CRYPTCATMEMBER *pCatMember,
    _In_ WCHAR *pwszReferenceTag, DWORD dwAttrTypeAndAction, DWORD cbData, _Inout_ BYTE *pbData);
CRYPTCATATTRIBUTE *WINAPI CryptCATPutCatAttrInfo(HANDLE hCatalog, _In_ WCHAR *pwszReferenceTag,
    DWORD dwAttrTypeAndAction, DWORD cbData, _Inout_ BYTE *pbData);
CRYPTCATMEMBER *WINAPI CryptCATPutMemberInfo(HANDLE hCatalog, _In_opt_ WCHAR *pwszFileName,
    _In_ WCHAR *pwszReferenceTag, _Inout_ GUID *pgSubjectType, DWORD dwCertVersion, DWORD cbSIPIndirectData,
    _Inout_ BYTE *pbSIPIndirectData);
BOOL WINAPI CryptCloseAsyncHandle(_In_opt_ HCRYPTASYNC hAsync) _Fails_(zero, last_error);
BOOL WINAPI CryptContextAddRef(HCRYPTPROV hProv, _Reserved_ DWORD *pdwReserved, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptCreateAsyncHandle(_Show_(hex) DWORD dwFlags,
    _Out_ _Opens_ PHCRYPTASYNC phAsync) _Fails_(zero, last_error);
BOOL WINAPI CryptCreateHash(HCRYPTPROV hProv, _Names_(CALG) ALG_ID Algid, HCRYPTKEY hKey, _Show_(hex) DWORD dwFlags,
    _Out_ _Opens_ HCRYPTHASH *phHash);
BOOL WINAPI CryptCreateKeyIdentifierFromCSP(DWORD dwCertEncodingType, _In_opt_ LPCSTR pszPubKeyOID,
    _In_reads_bytes_(cbPubKeyStruc) const PUBLICKEYSTRUC *pPubKeyStruc, DWORD cbPubKeyStruc, _Show_(hex) DWORD dwFlags,
    _Reserved_ void *pvReserved, _Out_writes_bytes_opt_(*pcbHash) BYTE *pbHash, _Inout_ DWORD *pcbHash);
BOOL WINAPI CryptDecodeMessage(_Show_(hex) DWORD dwMsgTypeFlags, _In_opt_ PCRYPT_DECRYPT_MESSAGE_PARA pDecryptPara,
    _In_opt_ PCRYPT_VERIFY_MESSAGE_PARA pVerifyPara, DWORD dwSignerIndex,
    _In_reads_bytes_(cbEncodedBlob) const BYTE *pbEncodedBlob, DWORD cbEncodedBlob, DWORD dwPrevInnerContentType,
    _Out_opt_ DWORD *pdwMsgType, _Out_opt_ DWORD *pdwInnerContentType,
    _Out_writes_bytes_opt_(*pcbDecoded) BYTE *pbDecoded, _Inout_opt_ DWORD *pcbDecoded,
    _Out_opt_ PCCERT_CONTEXT *ppXchgCert, _Out_opt_ PCCERT_CONTEXT *ppSignerCert);
BOOL WINAPI CryptDecodeObject(DWORD dwCertEncodingType, _In_ LPCSTR lpszStructType,
    _In_reads_bytes_(cbEncoded) const BYTE *pbEncoded, DWORD cbEncoded, _Show_(hex) DWORD dwFlags,
    _Out_writes_bytes_opt_(*pcbStructInfo) void *pvStructInfo, _Inout_ DWORD *pcbStructInfo);
BOOL WINAPI CryptDecodeObjectEx(DWORD dwCertEncodingType, _In_ LPCSTR lpszStructType,
    _In_reads_bytes_(cbEncoded) const BYTE *pbEncoded, DWORD cbEncoded, _Show_(hex) DWORD dwFlags,
    _In_opt_ PCRYPT_DECODE_PARA pDecodePara, _Out_opt_ void *pvStructInfo, _Inout_ DWORD *pcbStructInfo);
BOOL WINAPI CryptDecrypt(HCRYPTKEY hKey, HCRYPTHASH hHash, BOOL Final, _Show_(hex) DWORD dwFlags,
    _Inout_updates_bytes_(*pdwDataLen) BYTE *pbData, _Inout_ DWORD *pdwDataLen);
BOOL WINAPI CryptDecryptAndVerifyMessageSignature(_In_ PCRYPT_DECRYPT_MESSAGE_PARA pDecryptPara,
    _In_ PCRYPT_VERIFY_MESSAGE_PARA pVerifyPara, DWORD dwSignerIndex,
    _In_reads_bytes_(cbEncryptedBlob) const BYTE *pbEncryptedBlob, DWORD cbEncryptedBlob,
    _Out_writes_bytes_opt_(*pcbDecrypted) BYTE *pbDecrypted, _Inout_opt_ DWORD *pcbDecrypted,
    _Out_opt_ PCCERT_CONTEXT *ppXchgCert, _Out_opt_ PCCERT_CONTEXT *ppSignerCert);
BOOL WINAPI CryptDecryptMessage(_In_ PCRYPT_DECRYPT_MESSAGE_PARA pDecryptPara,
    _In_reads_bytes_(cbEncryptedBlob) const BYTE *pbEncryptedBlob, DWORD cbEncryptedBlob,
    _Out_writes_bytes_opt_(*pcbDecrypted) BYTE *pbDecrypted, _Inout_opt_ DWORD *pcbDecrypted,
    _Out_opt_ PCCERT_CONTEXT *ppXchgCert);
BOOL WINAPI CryptDeriveKey(HCRYPTPROV hProv, _Names_(CALG) ALG_ID Algid, HCRYPTHASH hBaseData, _Show_(hex) DWORD dwFlags,
    _Out_ _Opens_ HCRYPTKEY *phKey);
BOOL WINAPI CryptDestroyHash(_Closes_ HCRYPTHASH hHash);
BOOL WINAPI CryptDestroyKey(_Closes_ HCRYPTKEY hKey);
BOOL WINAPI CryptDuplicateHash(HCRYPTHASH hHash, _Reserved_ DWORD *pdwReserved, _Show_(hex) DWORD dwFlags,
    _Out_ _Opens_ HCRYPTHASH *phHash);
BOOL WINAPI CryptDuplicateKey(HCRYPTKEY hKey, _Reserved_ DWORD *pdwReserved, _Show_(hex) DWORD dwFlags,
    _Out_ _Opens_ HCRYPTKEY *phKey);
BOOL WINAPI CryptEncodeObject(DWORD dwCertEncodingType, _In_ LPCSTR lpszStructType, _In_ const void *pvStructInfo,
    _Out_writes_bytes_opt_(*pcbEncoded) BYTE *pbEncoded, _Inout_ DWORD *pcbEncoded);
BOOL WINAPI CryptEncodeObjectEx(_Names_(CERT_QUERY_ENCODING_TYPE) DWORD dwCertEncodingType, _In_ LPCSTR lpszStructType,
    _In_ const void *pvStructInfo, _Names_(CRYPT_ENCODE_OBJECT_FLAGS) DWORD dwFlags,
    _In_opt_ PCRYPT_ENCODE_PARA pEncodePara, _Out_opt_ void *pvEncoded, _Inout_ DWORD *pcbEncoded);
BOOL WINAPI CryptEncrypt(HCRYPTKEY hKey, HCRYPTHASH hHash, BOOL Final, _Show_(hex) DWORD dwFlags,
    _Inout_updates_bytes_opt_(dwBufLen) BYTE *pbData, _Inout_ DWORD *pdwDataLen, DWORD dwBufLen);
BOOL WINAPI CryptEncryptMessage(_In_ PCRYPT_ENCRYPT_MESSAGE_PARA pEncryptPara, DWORD cRecipientCert,
    _In_reads_(cRecipientCert) PCCERT_CONTEXT rgpRecipientCert[],
    _In_reads_bytes_opt_(cbToBeEncrypted) const BYTE *pbToBeEncrypted, DWORD cbToBeEncrypted,
    _Out_writes_bytes_opt_(*pcbEncryptedBlob) BYTE *pbEncryptedBlob, _Inout_ DWORD *pcbEncryptedBlob);
BOOL WINAPI CryptEnumKeyIdentifierProperties(_In_opt_ const CRYPT_HASH_BLOB *pKeyIdentifier, DWORD dwPropId,
    _Show_(hex) DWORD dwFlags, _In_opt_ LPCWSTR pwszComputerName, _Reserved_ void *pvReserved, _Inout_opt_ void *pvArg,
    PFN_CRYPT_ENUM_KEYID_PROP pfnEnum);
BOOL WINAPI CryptEnumOIDFunction(DWORD dwEncodingType, _In_opt_ LPCSTR pszFuncName, _In_opt_ LPCSTR pszOID,
    _Show_(hex) DWORD dwFlags, _Inout_opt_ void *pvArg, PFN_CRYPT_ENUM_OID_FUNC pfnEnumOIDFunc);
BOOL WINAPI CryptEnumOIDInfo(DWORD dwGroupId, _Show_(hex) DWORD dwFlags, _Inout_opt_ void *pvArg,
    PFN_CRYPT_ENUM_OID_INFO pfnEnumOIDInfo) _Fails_(zero, last_error);
BOOL WINAPI CryptEnumProviderTypesW(DWORD dwIndex, _Reserved_ DWORD *pdwReserved, _Show_(hex) DWORD dwFlags,
    _Out_ DWORD *pdwProvType, _Out_writes_bytes_opt_(*pcbTypeName) LPWSTR szTypeName, _Inout_ DWORD *pcbTypeName);
BOOL WINAPI CryptEnumProvidersW(DWORD dwIndex, _Reserved_ DWORD *pdwReserved, _Show_(hex) DWORD dwFlags,
    _Out_ DWORD *pdwProvType, _Out_writes_bytes_opt_(*pcbProvName) LPWSTR szProvName, _Inout_ DWORD *pcbProvName);
BOOL WINAPI CryptExportKey(HCRYPTKEY hKey, HCRYPTKEY hExpKey, DWORD dwBlobType, _Names_(CRYPT_KEY_FLAGS) DWORD dwFlags,
    _Out_writes_bytes_opt_(*pdwDataLen) BYTE *pbData, _Inout_ DWORD *pdwDataLen);
BOOL WINAPI CryptExportPKCS8(HCRYPTPROV hCryptProv, DWORD dwKeySpec, _In_ LPSTR pszPrivateKeyObjId,
    _Show_(hex) DWORD dwFlags, _In_opt_ void *pvAuxInfo,
    _Out_writes_bytes_opt_(*pcbPrivateKeyBlob) BYTE *pbPrivateKeyBlob, _Inout_ DWORD *pcbPrivateKeyBlob);
BOOL WINAPI CryptExportPublicKeyInfo(HCRYPTPROV_OR_NCRYPT_KEY_HANDLE hCryptProvOrNCryptKey, DWORD dwKeySpec,
    DWORD dwCertEncodingType, _Out_writes_bytes_opt_(*pcbInfo) PCERT_PUBLIC_KEY_INFO pInfo, _Inout_ DWORD *pcbInfo);
BOOL WINAPI CryptExportPublicKeyInfoEx(HCRYPTPROV_OR_NCRYPT_KEY_HANDLE hCryptProvOrNCryptKey, DWORD dwKeySpec,
    DWORD dwCertEncodingType, _In_opt_ LPSTR pszPublicKeyObjId, _Show_(hex) DWORD dwFlags, _In_opt_ void *pvAuxInfo,
    _Out_writes_bytes_opt_(*pcbInfo) PCERT_PUBLIC_KEY_INFO pInfo, _Inout_ DWORD *pcbInfo);
BOOL WINAPI CryptExportPublicKeyInfoFromBCryptKeyHandle(BCRYPT_KEY_HANDLE hBCryptKey, DWORD dwCertEncodingType,
    _In_opt_ LPSTR pszPublicKeyObjId, _Show_(hex) DWORD dwFlags, _In_opt_ void *pvAuxInfo,
    _Out_writes_bytes_opt_(*pcbInfo) PCERT_PUBLIC_KEY_INFO pInfo, _Inout_ DWORD *pcbInfo) _Fails_(zero, last_error);
BOOL WINAPI CryptFindCertificateKeyProvInfo(_In_ PCCERT_CONTEXT pCert, _Names_(CRYPT_FIND_FLAGS) DWORD dwFlags,
    _Reserved_ void *pvReserved);
LPCWSTR WINAPI CryptFindLocalizedName(_In_ LPCWSTR pwszCryptName) _Fails_(zero, last_error);
PCCRYPT_OID_INFO WINAPI CryptFindOIDInfo(DWORD dwKeyType, _In_ void *pvKey, DWORD dwGroupId) _Fails_(zero, last_error);
BOOL WINAPI CryptFormatObject(DWORD dwCertEncodingType, DWORD dwFormatType, DWORD dwFormatStrType,
    _In_opt_ void *pFormatStruct, _In_opt_ LPCSTR lpszStructType, _In_reads_bytes_(cbEncoded) const BYTE *pbEncoded,
    DWORD cbEncoded, _Out_writes_bytes_opt_(*pcbFormat) void *pbFormat, _Inout_ DWORD *pcbFormat);
BOOL WINAPI CryptFreeOIDFunctionAddress(_In_ HCRYPTOIDFUNCADDR hFuncAddr,
    _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
BOOL WINAPI CryptGenKey(HCRYPTPROV hProv, _Names_(CALG) ALG_ID Algid, _Names_(CRYPT_KEY_FLAGS) DWORD dwFlags,
    _Out_ _Opens_ HCRYPTKEY *phKey);
BOOL WINAPI CryptGenRandom(HCRYPTPROV hProv, DWORD dwLen, _Inout_updates_bytes_(dwLen) BYTE *pbBuffer);
BOOL WINAPI CryptGetAsyncParam(HCRYPTASYNC hAsync, _In_ LPSTR pszParamOid, _Out_opt_ LPVOID *ppvParam,
    _Out_opt_ PFN_CRYPT_ASYNC_PARAM_FREE_FUNC *ppfnFree) _Fails_(zero, last_error);
BOOL WINAPI CryptGetDefaultOIDDllList(_In_ HCRYPTOIDFUNCSET hFuncSet, DWORD dwEncodingType,
    _Out_writes_opt_(*pcchDllList) WCHAR *pwszDllList, _Inout_ DWORD *pcchDllList);
BOOL WINAPI CryptGetDefaultOIDFunctionAddress(_In_ HCRYPTOIDFUNCSET hFuncSet, DWORD dwEncodingType,
    _In_opt_ LPCWSTR pwszDll, _Show_(hex) DWORD dwFlags, _Out_ void **ppvFuncAddr,
    _Inout_ _Opens_ HCRYPTOIDFUNCADDR *phFuncAddr) _Fails_(zero, last_error);
BOOL WINAPI CryptGetDefaultProviderW(DWORD dwProvType, _Reserved_ DWORD *pdwReserved, _Show_(hex) DWORD dwFlags,
    _Out_writes_bytes_opt_(*pcbProvName) LPWSTR pszProvName, _Inout_ DWORD *pcbProvName);
BOOL WINAPI CryptGetHashParam(HCRYPTHASH hHash, _Names_(HASH_PARAM) DWORD dwParam, _Out_writes_bytes_opt_(*pdwDataLen) BYTE *pbData,
    _Inout_ DWORD *pdwDataLen, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptGetKeyIdentifierProperty(_In_ const CRYPT_HASH_BLOB *pKeyIdentifier, DWORD dwPropId,
    _Show_(hex) DWORD dwFlags, _In_opt_ LPCWSTR pwszComputerName, _Reserved_ void *pvReserved,
    _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_ DWORD *pcbData);
BOOL WINAPI CryptGetKeyParam(HCRYPTKEY hKey, _Names_(CRYPT_KEY_PARAM_ID) DWORD dwParam,
    _Out_writes_bytes_opt_(*pdwDataLen) BYTE *pbData, _Inout_ DWORD *pdwDataLen, _Show_(hex) DWORD dwFlags);
HCERTSTORE WINAPI CryptGetMessageCertificates(DWORD dwMsgAndCertEncodingType, HCRYPTPROV_LEGACY hCryptProv,
    _Show_(hex) DWORD dwFlags, _In_reads_bytes_(cbSignedBlob) const BYTE *pbSignedBlob, DWORD cbSignedBlob);
LONG WINAPI CryptGetMessageSignerCount(DWORD dwMsgEncodingType, _In_reads_bytes_(cbSignedBlob) const BYTE *pbSignedBlob,
    DWORD cbSignedBlob) _Fails_(zero, last_error);
BOOL WINAPI CryptGetOIDFunctionAddress(_In_ HCRYPTOIDFUNCSET hFuncSet, DWORD dwEncodingType, _In_ LPCSTR pszOID,
    _Show_(hex) DWORD dwFlags, _Out_ void **ppvFuncAddr, _Out_ _Opens_ HCRYPTOIDFUNCADDR *phFuncAddr);
BOOL WINAPI CryptGetOIDFunctionValue(DWORD dwEncodingType, _In_ LPCSTR pszFuncName, _In_ LPCSTR pszOID,
    _In_opt_ LPCWSTR pwszValueName, _Out_opt_ DWORD *pdwValueType,
    _Out_writes_bytes_opt_(*pcbValueData) BYTE *pbValueData, _Inout_opt_ DWORD *pcbValueData);
BOOL WINAPI CryptGetProvParam(HCRYPTPROV hProv, DWORD dwParam, _Out_writes_bytes_opt_(*pdwDataLen) BYTE *pbData,
    _Inout_ DWORD *pdwDataLen, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptGetUserKey(HCRYPTPROV hProv, DWORD dwKeySpec, _Out_ _Opens_ HCRYPTKEY *phUserKey);
BOOL WINAPI CryptHashCertificate(HCRYPTPROV_LEGACY hCryptProv, ALG_ID Algid, _Show_(hex) DWORD dwFlags,
    _In_reads_bytes_(cbEncoded) const BYTE *pbEncoded, DWORD cbEncoded,
    _Out_writes_bytes_opt_(*pcbComputedHash) BYTE *pbComputedHash, _Inout_ DWORD *pcbComputedHash);
BOOL WINAPI CryptHashCertificate2(_In_ LPCWSTR pwszCNGHashAlgid, _Show_(hex) DWORD dwFlags, _Reserved_ void *pvReserved,
    _In_reads_bytes_opt_(cbEncoded) const BYTE *pbEncoded, DWORD cbEncoded,
    _Out_writes_bytes_opt_(*pcbComputedHash) BYTE *pbComputedHash, _Inout_ DWORD *pcbComputedHash);
BOOL WINAPI CryptHashData(HCRYPTHASH hHash, _In_reads_bytes_(dwDataLen) const BYTE *pbData, DWORD dwDataLen,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptHashMessage(_In_ PCRYPT_HASH_MESSAGE_PARA pHashPara, BOOL fDetachedHash, DWORD cToBeHashed,
    _In_reads_(cToBeHashed) const BYTE * rgpbToBeHashed[], _In_reads_(cToBeHashed) DWORD rgcbToBeHashed[],
    _Out_writes_bytes_opt_(*pcbHashedBlob) BYTE *pbHashedBlob, _Inout_opt_ DWORD *pcbHashedBlob,
    _Out_writes_bytes_opt_(*pcbComputedHash) BYTE *pbComputedHash, _Inout_opt_ DWORD *pcbComputedHash);
BOOL WINAPI CryptHashPublicKeyInfo(HCRYPTPROV_LEGACY hCryptProv, ALG_ID Algid, _Show_(hex) DWORD dwFlags,
    DWORD dwCertEncodingType, _In_ PCERT_PUBLIC_KEY_INFO pInfo,
    _Out_writes_bytes_opt_(*pcbComputedHash) BYTE *pbComputedHash, _Inout_ DWORD *pcbComputedHash);
BOOL WINAPI CryptHashSessionKey(HCRYPTHASH hHash, HCRYPTKEY hKey, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptHashToBeSigned(HCRYPTPROV_LEGACY hCryptProv, DWORD dwCertEncodingType,
    _In_reads_bytes_(cbEncoded) const BYTE *pbEncoded, DWORD cbEncoded,
    _Out_writes_bytes_opt_(*pcbComputedHash) BYTE *pbComputedHash, _Inout_ DWORD *pcbComputedHash);
BOOL WINAPI CryptImportKey(HCRYPTPROV hProv, _In_reads_bytes_(dwDataLen) const BYTE *pbData, DWORD dwDataLen,
    HCRYPTKEY hPubKey, _Names_(CRYPT_KEY_FLAGS) DWORD dwFlags, _Out_ _Opens_ HCRYPTKEY *phKey);
BOOL WINAPI CryptImportPKCS8(CRYPT_PKCS8_IMPORT_PARAMS sPrivateKeyAndParams, _Names_(CRYPT_KEY_FLAGS) DWORD dwFlags,
    _Out_opt_ _Opens_ HCRYPTPROV *phCryptProv, _In_opt_ void *pvAuxInfo);
BOOL WINAPI CryptImportPublicKeyInfo(HCRYPTPROV hCryptProv, DWORD dwCertEncodingType, _In_ PCERT_PUBLIC_KEY_INFO pInfo,
    _Out_ _Opens_ HCRYPTKEY *phKey);
BOOL WINAPI CryptImportPublicKeyInfoEx(HCRYPTPROV hCryptProv, DWORD dwCertEncodingType,
    _In_ PCERT_PUBLIC_KEY_INFO pInfo, ALG_ID aiKeyAlg, _Show_(hex) DWORD dwFlags, _In_opt_ void *pvAuxInfo,
    _Out_ _Opens_ HCRYPTKEY *phKey);
BOOL WINAPI CryptImportPublicKeyInfoEx2(DWORD dwCertEncodingType, _In_ PCERT_PUBLIC_KEY_INFO pInfo,
    _Names_(CRYPT_IMPORT_PUBLIC_KEY_FLAGS) DWORD dwFlags, _In_opt_ void *pvAuxInfo,
    _Out_ _Opens_ BCRYPT_KEY_HANDLE *phKey);
HCRYPTOIDFUNCSET WINAPI CryptInitOIDFunctionSet(_In_ LPCSTR pszFuncName,
    _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
BOOL WINAPI CryptInstallDefaultContext(HCRYPTPROV hCryptProv, _Names_(CRYPT_DEFAULT_CONTEXT_TYPE) DWORD dwDefaultType,
    _In_opt_ const void *pvDefaultPara, _Names_(CRYPT_DEFAULT_CONTEXT_FLAGS) DWORD dwFlags, _Reserved_ void *pvReserved,
    _Out_ _Opens_ HCRYPTDEFAULTCONTEXT *phDefaultContext);
BOOL WINAPI CryptInstallOIDFunctionAddress(_In_opt_ HMODULE hModule, DWORD dwEncodingType, _In_ LPCSTR pszFuncName,
    DWORD cFuncEntry, _In_reads_(cFuncEntry) const CRYPT_OID_FUNC_ENTRY rgFuncEntry[],
    _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
LPVOID WINAPI CryptMemAlloc(ULONG cbSize) _Fails_(zero, last_error);
void WINAPI CryptMemFree(_In_opt_ LPVOID pv);
LPVOID WINAPI CryptMemRealloc(_In_opt_ LPVOID pv, ULONG cbSize) _Fails_(zero, last_error);
DWORD WINAPI CryptMsgCalculateEncodedLength(DWORD dwMsgEncodingType, _Show_(hex) DWORD dwFlags, DWORD dwMsgType,
    _In_ const void *pvMsgEncodeInfo, _In_opt_ LPSTR pszInnerContentObjID, DWORD cbData) _Fails_(zero, last_error);
BOOL WINAPI CryptMsgClose(_In_opt_ HCRYPTMSG hCryptMsg);
BOOL WINAPI CryptMsgControl(_In_ HCRYPTMSG hCryptMsg, _Show_(hex) DWORD dwFlags, DWORD dwCtrlType,
    _In_opt_ const void *pvCtrlPara);
BOOL WINAPI CryptMsgCountersign(_In_ HCRYPTMSG hCryptMsg, DWORD dwIndex, DWORD cCountersigners,
    _In_reads_(cCountersigners) PCMSG_SIGNER_ENCODE_INFO rgCountersigners);
BOOL WINAPI CryptMsgCountersignEncoded(DWORD dwEncodingType, _In_reads_bytes_(cbSignerInfo) PBYTE pbSignerInfo,
    DWORD cbSignerInfo, DWORD cCountersigners, _In_reads_(cCountersigners) PCMSG_SIGNER_ENCODE_INFO rgCountersigners,
    _Out_writes_bytes_opt_(*pcbCountersignature) PBYTE pbCountersignature, _Inout_ PDWORD pcbCountersignature);
HCRYPTMSG WINAPI CryptMsgDuplicate(_In_opt_ HCRYPTMSG hCryptMsg) _Fails_(zero, last_error);
BOOL WINAPI CryptMsgEncodeAndSignCTL(DWORD dwMsgEncodingType, _In_ PCTL_INFO pCtlInfo,
    _In_ PCMSG_SIGNED_ENCODE_INFO pSignInfo, _Show_(hex) DWORD dwFlags,
    _Out_writes_bytes_opt_(*pcbEncoded) BYTE *pbEncoded, _Inout_ DWORD *pcbEncoded);
BOOL WINAPI CryptMsgGetAndVerifySigner(_In_ HCRYPTMSG hCryptMsg, DWORD cSignerStore,
    _In_reads_opt_(cSignerStore) HCERTSTORE *rghSignerStore, _Show_(hex) DWORD dwFlags,
    _Out_opt_ PCCERT_CONTEXT *ppSigner, _Inout_opt_ DWORD *pdwSignerIndex);
BOOL WINAPI CryptMsgGetParam(_In_ HCRYPTMSG hCryptMsg, DWORD dwParamType, DWORD dwIndex,
    _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_ DWORD *pcbData);
HCRYPTMSG WINAPI CryptMsgOpenToDecode(DWORD dwMsgEncodingType, _Show_(hex) DWORD dwFlags, DWORD dwMsgType,
    HCRYPTPROV_LEGACY hCryptProv, _Reserved_ PCERT_INFO pRecipientInfo, _In_opt_ PCMSG_STREAM_INFO pStreamInfo);
HCRYPTMSG WINAPI CryptMsgOpenToEncode(DWORD dwMsgEncodingType, _Show_(hex) DWORD dwFlags,
    _Names_(CRYPT_MSG_TYPE) DWORD dwMsgType, _In_ const void *pvMsgEncodeInfo, _In_opt_ LPSTR pszInnerContentObjID,
    _In_opt_ PCMSG_STREAM_INFO pStreamInfo);
BOOL WINAPI CryptMsgSignCTL(DWORD dwMsgEncodingType, _In_reads_bytes_(cbCtlContent) BYTE *pbCtlContent,
    DWORD cbCtlContent, _In_ PCMSG_SIGNED_ENCODE_INFO pSignInfo, _Show_(hex) DWORD dwFlags,
    _Out_writes_bytes_opt_(*pcbEncoded) BYTE *pbEncoded, _Inout_ DWORD *pcbEncoded);
BOOL WINAPI CryptMsgUpdate(_In_ HCRYPTMSG hCryptMsg, _In_reads_bytes_opt_(cbData) const BYTE *pbData, DWORD cbData,
    BOOL fFinal);
BOOL WINAPI CryptMsgVerifyCountersignatureEncoded(HCRYPTPROV_LEGACY hCryptProv, DWORD dwEncodingType,
    _In_reads_bytes_(cbSignerInfo) PBYTE pbSignerInfo, DWORD cbSignerInfo,
    _In_reads_bytes_(cbSignerInfoCountersignature) PBYTE pbSignerInfoCountersignature,
    DWORD cbSignerInfoCountersignature, _In_ PCERT_INFO pciCountersigner);
BOOL WINAPI CryptMsgVerifyCountersignatureEncodedEx(HCRYPTPROV_LEGACY hCryptProv, DWORD dwEncodingType,
    _In_reads_bytes_(cbSignerInfo) PBYTE pbSignerInfo, DWORD cbSignerInfo,
    _In_reads_bytes_(cbSignerInfoCountersignature) PBYTE pbSignerInfoCountersignature,
    DWORD cbSignerInfoCountersignature, DWORD dwSignerType, _In_ void *pvSigner, _Show_(hex) DWORD dwFlags,
    _Inout_opt_ void *pvExtra);
BOOL WINAPI CryptProtectData(_In_ DATA_BLOB *pDataIn, _In_opt_ LPCWSTR szDataDescr,
    _In_opt_ DATA_BLOB *pOptionalEntropy, _Reserved_ PVOID pvReserved,
    _In_opt_ CRYPTPROTECT_PROMPTSTRUCT *pPromptStruct, _Names_(CRYPTPROTECT) DWORD dwFlags, _Out_ DATA_BLOB *pDataOut);
BOOL WINAPI CryptProtectMemory(_Inout_ LPVOID pDataIn, DWORD cbDataIn, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptQueryObject(_Names_(CERT_QUERY_OBJECT_TYPE) DWORD dwObjectType, _In_ const void *pvObject,
    _Names_(CERT_QUERY_CONTENT_TYPE_FLAGS) DWORD dwExpectedContentTypeFlags,
    _Names_(CERT_QUERY_FORMAT_TYPE_FLAGS) DWORD dwExpectedFormatTypeFlags, _Show_(hex) DWORD dwFlags,
    _Out_opt_ _Names_(CERT_QUERY_ENCODING_TYPE) DWORD *pdwMsgAndCertEncodingType,
    _Out_opt_ _Names_(CERT_QUERY_CONTENT_TYPE) DWORD *pdwContentType,
    _Out_opt_ _Names_(CERT_QUERY_FORMAT_TYPE) DWORD *pdwFormatType, _Out_opt_ _Opens_ HCERTSTORE *phCertStore,
    _Out_opt_ _Opens_ HCRYPTMSG *phMsg, _Out_opt_ const void **ppvContext);
BOOL WINAPI CryptRegisterDefaultOIDFunction(DWORD dwEncodingType, _In_ LPCSTR pszFuncName, DWORD dwIndex,
    _In_ LPCWSTR pwszDll) _Fails_(zero, last_error);
BOOL WINAPI CryptRegisterOIDFunction(DWORD dwEncodingType, _In_ LPCSTR pszFuncName, _In_ LPCSTR pszOID,
    _In_opt_ LPCWSTR pwszDll, _In_opt_ LPCSTR pszOverrideFuncName) _Fails_(zero, last_error);
BOOL WINAPI CryptRegisterOIDInfo(_In_ PCCRYPT_OID_INFO pInfo, _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
BOOL WINAPI CryptReleaseContext(_Closes_ HCRYPTPROV hProv, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptRetrieveTimeStamp(_In_ LPCWSTR wszUrl, _Show_(hex) DWORD dwRetrievalFlags, DWORD dwTimeout,
    _In_ LPCSTR pszHashId, _In_opt_ const CRYPT_TIMESTAMP_PARA *pPara, _In_reads_bytes_(cbData) const BYTE *pbData,
    DWORD cbData, _Out_ PCRYPT_TIMESTAMP_CONTEXT *ppTsContext, _Out_opt_ PCCERT_CONTEXT *ppTsSigner,
    _Out_opt_ _Opens_ HCERTSTORE *phStore);
BOOL WINAPI CryptSIPAddProvider(_Inout_ SIP_ADD_NEWPROVIDER *psNewProv);
BOOL WINAPI CryptSIPCreateIndirectData(_Inout_ SIP_SUBJECTINFO *pSubjectInfo, _Inout_ DWORD *pcbIndirectData,
    _Inout_ SIP_INDIRECT_DATA *pIndirectData);
BOOL WINAPI CryptSIPGetSignedDataMsg(_Inout_ SIP_SUBJECTINFO *pSubjectInfo,
    _Inout_ _Names_(CERT_QUERY_ENCODING_TYPE) DWORD *pdwEncodingType, DWORD dwIndex, _Inout_ DWORD *pcbSignedDataMsg,
    _Inout_ BYTE *pbSignedDataMsg);
BOOL WINAPI CryptSIPLoad(_In_ const GUID *pgSubject, _Show_(hex) DWORD dwFlags,
    _Inout_ SIP_DISPATCH_INFO *pSipDispatch);
BOOL WINAPI CryptSIPPutSignedDataMsg(_Inout_ SIP_SUBJECTINFO *pSubjectInfo,
    _Names_(CERT_QUERY_ENCODING_TYPE) DWORD dwEncodingType, _Inout_ DWORD *pdwIndex, DWORD cbSignedDataMsg,
    _Inout_ BYTE *pbSignedDataMsg);
BOOL WINAPI CryptSIPRemoveProvider(_Inout_ GUID *pgProv);
BOOL WINAPI CryptSIPRemoveSignedDataMsg(_Inout_ SIP_SUBJECTINFO *pSubjectInfo, DWORD dwIndex);
BOOL WINAPI CryptSIPRetrieveSubjectGuid(_In_ LPCWSTR FileName, HANDLE hFileIn, _Inout_ GUID *pgSubject);
BOOL WINAPI CryptSIPRetrieveSubjectGuidForCatalogFile(_In_ LPCWSTR FileName, HANDLE hFileIn, _Inout_ GUID *pgSubject);
BOOL WINAPI CryptSIPVerifyIndirectData(_Inout_ SIP_SUBJECTINFO *pSubjectInfo, _Inout_ SIP_INDIRECT_DATA *pIndirectData);
BOOL WINAPI CryptSetAsyncParam(HCRYPTASYNC hAsync, _In_ LPSTR pszParamOid, _In_opt_ LPVOID pvParam,
    PFN_CRYPT_ASYNC_PARAM_FREE_FUNC pfnFree) _Fails_(zero, last_error);
BOOL WINAPI CryptSetHashParam(HCRYPTHASH hHash, _Names_(CRYPT_SET_HASH_PARAM) DWORD dwParam, _In_ const BYTE *pbData,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptSetKeyIdentifierProperty(_In_ const CRYPT_HASH_BLOB *pKeyIdentifier, DWORD dwPropId,
    _Show_(hex) DWORD dwFlags, _In_opt_ LPCWSTR pwszComputerName, _Reserved_ void *pvReserved,
    _In_opt_ const void *pvData);
BOOL WINAPI CryptSetKeyParam(HCRYPTKEY hKey, _Names_(CRYPT_KEY_PARAM_ID) DWORD dwParam, _In_ const BYTE *pbData,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptSetOIDFunctionValue(DWORD dwEncodingType, _In_ LPCSTR pszFuncName, _In_ LPCSTR pszOID,
    _In_opt_ LPCWSTR pwszValueName, _Names_(REG_VALUE_TYPE) DWORD dwValueType,
    _In_reads_bytes_opt_(cbValueData) const BYTE *pbValueData, DWORD cbValueData) _Fails_(zero, last_error);
BOOL WINAPI CryptSetProvParam(HCRYPTPROV hProv, _Names_(CRYPT_SET_PROV_PARAM_ID) DWORD dwParam, _In_ const BYTE *pbData,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptSetProviderExW(_In_ LPCWSTR pszProvName, DWORD dwProvType, _Reserved_ DWORD *pdwReserved,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptSetProviderW(_In_ LPCWSTR pszProvName, DWORD dwProvType);
BOOL WINAPI CryptSignAndEncodeCertificate(HCRYPTPROV_OR_NCRYPT_KEY_HANDLE hCryptProvOrNCryptKey,
    _Names_(CERT_KEY_SPEC) DWORD dwKeySpec, DWORD dwCertEncodingType, _In_ LPCSTR lpszStructType,
    _In_ const void *pvStructInfo, _In_ PCRYPT_ALGORITHM_IDENTIFIER pSignatureAlgorithm,
    _In_opt_ const void *pvHashAuxInfo, _Out_writes_bytes_opt_(*pcbEncoded) BYTE *pbEncoded, _Inout_ DWORD *pcbEncoded);
BOOL WINAPI CryptSignAndEncryptMessage(_In_ PCRYPT_SIGN_MESSAGE_PARA pSignPara,
    _In_ PCRYPT_ENCRYPT_MESSAGE_PARA pEncryptPara, DWORD cRecipientCert,
    _In_reads_(cRecipientCert) PCCERT_CONTEXT rgpRecipientCert[],
    _In_reads_bytes_(cbToBeSignedAndEncrypted) const BYTE *pbToBeSignedAndEncrypted, DWORD cbToBeSignedAndEncrypted,
    _Out_writes_bytes_opt_(*pcbSignedAndEncryptedBlob) BYTE *pbSignedAndEncryptedBlob,
    _Inout_ DWORD *pcbSignedAndEncryptedBlob);
BOOL WINAPI CryptSignCertificate(HCRYPTPROV_OR_NCRYPT_KEY_HANDLE hCryptProvOrNCryptKey, DWORD dwKeySpec,
    DWORD dwCertEncodingType, _In_reads_bytes_(cbEncodedToBeSigned) const BYTE *pbEncodedToBeSigned,
    DWORD cbEncodedToBeSigned, _In_ PCRYPT_ALGORITHM_IDENTIFIER pSignatureAlgorithm, _In_opt_ const void *pvHashAuxInfo,
    _Out_writes_bytes_opt_(*pcbSignature) BYTE *pbSignature, _Inout_ DWORD *pcbSignature);
BOOL WINAPI CryptSignHashW(HCRYPTHASH hHash, DWORD dwKeySpec, _In_opt_ LPCWSTR szDescription, _Show_(hex) DWORD dwFlags,
    _Out_writes_bytes_opt_(*pdwSigLen) BYTE *pbSignature, _Inout_ DWORD *pdwSigLen);
BOOL WINAPI CryptSignMessage(_In_ PCRYPT_SIGN_MESSAGE_PARA pSignPara, BOOL fDetachedSignature, DWORD cToBeSigned,
    _In_reads_opt_(cToBeSigned) const BYTE * rgpbToBeSigned[], _In_reads_(cToBeSigned) DWORD rgcbToBeSigned[],
    _Out_writes_bytes_opt_(*pcbSignedBlob) BYTE *pbSignedBlob, _Inout_ DWORD *pcbSignedBlob);
BOOL WINAPI CryptSignMessageWithKey(_In_ PCRYPT_KEY_SIGN_MESSAGE_PARA pSignPara,
    _In_reads_bytes_(cbToBeSigned) const BYTE *pbToBeSigned, DWORD cbToBeSigned,
    _Out_writes_bytes_opt_(*pcbSignedBlob) BYTE *pbSignedBlob, _Inout_ DWORD *pcbSignedBlob);
BOOL WINAPI CryptStringToBinaryW(_In_reads_(cchString) LPCWSTR pszString, DWORD cchString,
    _Names_(CRYPT_STRING) DWORD dwFlags, _Out_writes_bytes_opt_(*pcbBinary) BYTE *pbBinary, _Inout_ DWORD *pcbBinary,
    _Out_opt_ DWORD *pdwSkip, _Out_opt_ DWORD *pdwFlags);
BOOL WINAPI CryptUninstallDefaultContext(_In_opt_ HCRYPTDEFAULTCONTEXT hDefaultContext, _Show_(hex) DWORD dwFlags,
    _Reserved_ void *pvReserved);
BOOL WINAPI CryptUnprotectData(_In_ DATA_BLOB *pDataIn, _Out_opt_ LPWSTR *ppszDataDescr,
    _In_opt_ DATA_BLOB *pOptionalEntropy, _Reserved_ PVOID pvReserved,
    _In_opt_ CRYPTPROTECT_PROMPTSTRUCT *pPromptStruct, _Show_(hex) DWORD dwFlags, _Out_ DATA_BLOB *pDataOut);
BOOL WINAPI CryptUnprotectMemory(_Inout_ LPVOID pDataIn, DWORD cbDataIn, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptUnregisterDefaultOIDFunction(DWORD dwEncodingType, _In_ LPCSTR pszFuncName,
    _In_ LPCWSTR pwszDll) _Fails_(zero, last_error);
BOOL WINAPI CryptUnregisterOIDFunction(DWORD dwEncodingType, _In_ LPCSTR pszFuncName,
    _In_ LPCSTR pszOID) _Fails_(zero, last_error);
BOOL WINAPI CryptUnregisterOIDInfo(_In_ PCCRYPT_OID_INFO pInfo) _Fails_(zero, last_error);
BOOL WINAPI CryptUpdateProtectedState(_In_opt_ PSID pOldSid, _In_opt_ _Secret_ LPCWSTR pwszOldPassword,
    _Show_(hex) DWORD dwFlags, _Out_opt_ DWORD *pdwSuccessCount, _Out_opt_ DWORD *pdwFailureCount);
BOOL WINAPI CryptVerifyCertificateSignature(HCRYPTPROV_LEGACY hCryptProv, DWORD dwCertEncodingType,
    _In_reads_bytes_(cbEncoded) const BYTE *pbEncoded, DWORD cbEncoded, _In_ PCERT_PUBLIC_KEY_INFO pPublicKey);
BOOL WINAPI CryptVerifyCertificateSignatureEx(HCRYPTPROV_LEGACY hCryptProv, DWORD dwCertEncodingType,
    DWORD dwSubjectType, _In_ void *pvSubject, DWORD dwIssuerType, _In_opt_ void *pvIssuer,
    _Names_(CRYPT_VERIFY_CERT_FLAGS) DWORD dwFlags, _Inout_opt_ void *pvExtra);
BOOL WINAPI CryptVerifyDetachedMessageHash(_In_ PCRYPT_HASH_MESSAGE_PARA pHashPara,
    _In_reads_bytes_(cbDetachedHashBlob) BYTE *pbDetachedHashBlob, DWORD cbDetachedHashBlob, DWORD cToBeHashed,
    _In_reads_(cToBeHashed) const BYTE * rgpbToBeHashed[], _In_reads_(cToBeHashed) DWORD rgcbToBeHashed[],
    _Out_writes_bytes_opt_(*pcbComputedHash) BYTE *pbComputedHash, _Inout_opt_ DWORD *pcbComputedHash);
BOOL WINAPI CryptVerifyDetachedMessageSignature(_In_ PCRYPT_VERIFY_MESSAGE_PARA pVerifyPara, DWORD dwSignerIndex,
    _In_reads_bytes_(cbDetachedSignBlob) const BYTE *pbDetachedSignBlob, DWORD cbDetachedSignBlob, DWORD cToBeSigned,
    _In_reads_(cToBeSigned) const BYTE * rgpbToBeSigned[], _In_reads_(cToBeSigned) DWORD rgcbToBeSigned[],
    _Out_opt_ PCCERT_CONTEXT *ppSignerCert);
BOOL WINAPI CryptVerifyMessageHash(_In_ PCRYPT_HASH_MESSAGE_PARA pHashPara,
    _In_reads_bytes_(cbHashedBlob) BYTE *pbHashedBlob, DWORD cbHashedBlob,
    _Out_writes_bytes_opt_(*pcbToBeHashed) BYTE *pbToBeHashed, _Inout_opt_ DWORD *pcbToBeHashed,
    _Out_writes_bytes_opt_(*pcbComputedHash) BYTE *pbComputedHash, _Inout_opt_ DWORD *pcbComputedHash);
BOOL WINAPI CryptVerifyMessageSignature(_In_ PCRYPT_VERIFY_MESSAGE_PARA pVerifyPara, DWORD dwSignerIndex,
    _In_reads_bytes_(cbSignedBlob) const BYTE *pbSignedBlob, DWORD cbSignedBlob,
    _Out_writes_bytes_opt_(*pcbDecoded) BYTE *pbDecoded, _Inout_opt_ DWORD *pcbDecoded,
    _Out_opt_ PCCERT_CONTEXT *ppSignerCert);
BOOL WINAPI CryptVerifyMessageSignatureWithKey(_In_ PCRYPT_KEY_VERIFY_MESSAGE_PARA pVerifyPara,
    _In_opt_ PCERT_PUBLIC_KEY_INFO pPublicKeyInfo, _In_reads_bytes_(cbSignedBlob) const BYTE *pbSignedBlob,
    DWORD cbSignedBlob, _Out_writes_bytes_opt_(*pcbDecoded) BYTE *pbDecoded, _Inout_opt_ DWORD *pcbDecoded);
BOOL WINAPI CryptVerifySignatureW(HCRYPTHASH hHash, _In_reads_bytes_(dwSigLen) const BYTE *pbSignature, DWORD dwSigLen,
    HCRYPTKEY hPubKey, _In_opt_ LPCWSTR szDescription, _Show_(hex) DWORD dwFlags);
BOOL WINAPI CryptVerifyTimeStampSignature(_In_reads_bytes_(cbTSContentInfo) const BYTE *pbTSContentInfo,
    DWORD cbTSContentInfo, _In_reads_bytes_opt_(cbData) const BYTE *pbData, DWORD cbData,
    _In_opt_ HCERTSTORE hAdditionalStore, _Out_ PCRYPT_TIMESTAMP_CONTEXT *ppTsContext,
    _Out_opt_ PCCERT_CONTEXT *ppTsSigner, _Out_opt_ _Opens_ HCERTSTORE *phStore);
SECURITY_STATUS WINAPI DecryptMessage(_In_ PCtxtHandle phContext, _In_ PSecBufferDesc pMessage,
    unsigned long MessageSeqNo, _Out_opt_ unsigned long *pfQOP);
SECURITY_STATUS WINAPI DeleteSecurityContext(_In_ PCtxtHandle phContext);
SECURITY_STATUS WINAPI DeleteSecurityPackageW(_In_ SEC_WCHAR *pszPackageName);
SECURITY_STATUS WINAPI EncryptMessage(_In_ PCtxtHandle phContext, unsigned long fQOP, _In_ PSecBufferDesc pMessage,
    unsigned long MessageSeqNo);
SECURITY_STATUS WINAPI EnumerateSecurityPackagesW(_Out_ unsigned long *pcPackages, _Out_ PSecPkgInfoW *ppPackageInfo);
SECURITY_STATUS WINAPI ExportSecurityContext(_In_ PCtxtHandle phContext,
    _Names_(EXPORT_SECURITY_CONTEXT_FLAGS) ULONG fFlags, _Out_ PSecBuffer pPackedContext, _Out_ void **pToken);
HRESULT WINAPI FindCertsByIssuer(_Out_writes_bytes_opt_(*pcbCertChains) PCERT_CHAIN pCertChains,
    _Inout_ DWORD *pcbCertChains, _Out_ DWORD *pcCertChains,
    _In_reads_bytes_opt_(cbEncodedIssuerName) BYTE *pbEncodedIssuerName, DWORD cbEncodedIssuerName,
    _In_opt_ LPCWSTR pwszPurpose, DWORD dwKeySpec);
SECURITY_STATUS WINAPI FreeContextBuffer(_Inout_ void *pvContextBuffer);
SECURITY_STATUS WINAPI FreeCredentialsHandle(_In_ PCredHandle phCredential);
BOOLEAN WINAPI GetComputerObjectNameW(EXTENDED_NAME_FORMAT NameFormat, _Out_writes_opt_(*nSize) LPWSTR lpNameBuffer,
    _Inout_ PULONG nSize);
BOOLEAN WINAPI GetUserNameExW(EXTENDED_NAME_FORMAT NameFormat, _Out_writes_opt_(*nSize) LPWSTR lpNameBuffer,
    _Inout_ PULONG nSize);
SECURITY_STATUS WINAPI ImpersonateSecurityContext(_In_ PCtxtHandle phContext);
SECURITY_STATUS WINAPI ImportSecurityContextW(_In_ SEC_WCHAR *pszPackage, _In_ PSecBuffer pPackedContext,
    _In_ void *Token, _Out_ PCtxtHandle phContext);
PSecurityFunctionTableW WINAPI InitSecurityInterfaceW(void) _Fails_(zero);
SECURITY_STATUS WINAPI InitializeSecurityContextW(_In_opt_ PCredHandle phCredential, _In_opt_ PCtxtHandle phContext,
    _In_opt_ SEC_WCHAR *pszTargetName, _Names_(ISC_REQ_FLAGS) unsigned long fContextReq, unsigned long Reserved1,
    unsigned long TargetDataRep, _In_opt_ PSecBufferDesc pInput, unsigned long Reserved2,
    _Inout_opt_ PCtxtHandle phNewContext, _Inout_opt_ PSecBufferDesc pOutput, _Out_ unsigned long *pfContextAttr,
    _Out_opt_ PTimeStamp ptsExpiry);
NTSTATUS WINAPI LsaAddAccountRights(_In_ LSA_HANDLE PolicyHandle, _In_ PSID AccountSid,
    _In_reads_(CountOfRights) PLSA_UNICODE_STRING UserRights, ULONG CountOfRights);
NTSTATUS WINAPI LsaCallAuthenticationPackage(HANDLE LsaHandle, ULONG AuthenticationPackage,
    _In_reads_bytes_(SubmitBufferLength) PVOID ProtocolSubmitBuffer, ULONG SubmitBufferLength,
    _Out_opt_ PVOID *ProtocolReturnBuffer, _Out_opt_ PULONG ReturnBufferLength, _Out_opt_ PNTSTATUS ProtocolStatus);
NTSTATUS WINAPI LsaClose(_In_ LSA_HANDLE ObjectHandle);
NTSTATUS WINAPI LsaConnectUntrusted(_Out_ _Opens_ PHANDLE LsaHandle);
NTSTATUS WINAPI LsaCreateTrustedDomainEx(_In_ LSA_HANDLE PolicyHandle,
    _In_ PTRUSTED_DOMAIN_INFORMATION_EX TrustedDomainInformation,
    _In_ PTRUSTED_DOMAIN_AUTH_INFORMATION AuthenticationInformation, ACCESS_MASK DesiredAccess,
    _Out_ PLSA_HANDLE TrustedDomainHandle);
NTSTATUS WINAPI LsaDeleteTrustedDomain(_In_ LSA_HANDLE PolicyHandle, _In_ PSID TrustedDomainSid);
NTSTATUS WINAPI LsaDeregisterLogonProcess(HANDLE LsaHandle);
NTSTATUS WINAPI LsaEnumerateAccountRights(_In_ LSA_HANDLE PolicyHandle, _In_ PSID AccountSid,
    _Out_ PLSA_UNICODE_STRING *UserRights, _Out_ PULONG CountOfRights);
NTSTATUS WINAPI LsaEnumerateAccountsWithUserRight(_In_ LSA_HANDLE PolicyHandle, _In_opt_ PLSA_UNICODE_STRING UserRight,
    _Out_ PVOID *Buffer, _Out_ PULONG CountReturned);
NTSTATUS WINAPI LsaEnumerateLogonSessions(_Out_ PULONG LogonSessionCount, _Out_ PLUID *LogonSessionList);
NTSTATUS WINAPI LsaEnumerateTrustedDomains(_In_ LSA_HANDLE PolicyHandle,
    _Inout_ PLSA_ENUMERATION_HANDLE EnumerationContext, _Out_ PVOID *Buffer, ULONG PreferedMaximumLength,
    _Out_ PULONG CountReturned);
NTSTATUS WINAPI LsaEnumerateTrustedDomainsEx(_In_ LSA_HANDLE PolicyHandle,
    _Inout_ PLSA_ENUMERATION_HANDLE EnumerationContext, _Out_ PVOID *Buffer, ULONG PreferedMaximumLength,
    _Out_ PULONG CountReturned);
NTSTATUS WINAPI LsaFreeMemory(_In_opt_ PVOID Buffer);
NTSTATUS WINAPI LsaFreeReturnBuffer(_In_ PVOID Buffer);
NTSTATUS WINAPI LsaGetAppliedCAPIDs(_In_opt_ PLSA_UNICODE_STRING SystemName, _Out_ PSID **CAPIDs,
    _Out_ PULONG CAPIDCount);
NTSTATUS WINAPI LsaGetLogonSessionData(_In_ PLUID LogonId, _Out_ PSECURITY_LOGON_SESSION_DATA *ppLogonSessionData);
NTSTATUS WINAPI LsaLogonUser(HANDLE LsaHandle, _In_ PLSA_STRING OriginName, SECURITY_LOGON_TYPE LogonType,
    ULONG AuthenticationPackage, _In_reads_bytes_(AuthenticationInformationLength) PVOID AuthenticationInformation,
    ULONG AuthenticationInformationLength, _In_opt_ PTOKEN_GROUPS LocalGroups, _In_ PTOKEN_SOURCE SourceContext,
    _Out_ PVOID *ProfileBuffer, _Out_ PULONG ProfileBufferLength, _Inout_ PLUID LogonId, _Out_ _Opens_ PHANDLE Token,
    _Out_ PQUOTA_LIMITS Quotas, _Out_ PNTSTATUS SubStatus);
NTSTATUS WINAPI LsaLookupAuthenticationPackage(HANDLE LsaHandle, _In_ PLSA_STRING PackageName,
    _Out_ PULONG AuthenticationPackage);
NTSTATUS WINAPI LsaLookupNames(_In_ LSA_HANDLE PolicyHandle, ULONG Count, _In_ PLSA_UNICODE_STRING Names,
    _Out_ PLSA_REFERENCED_DOMAIN_LIST *ReferencedDomains, _Out_ PLSA_TRANSLATED_SID *Sids);
NTSTATUS WINAPI LsaLookupNames2(_In_ LSA_HANDLE PolicyHandle, _Show_(hex) ULONG Flags, ULONG Count,
    _In_ PLSA_UNICODE_STRING Names, _Out_ PLSA_REFERENCED_DOMAIN_LIST *ReferencedDomains,
    _Out_ PLSA_TRANSLATED_SID2 *Sids);
NTSTATUS WINAPI LsaLookupSids(_In_ LSA_HANDLE PolicyHandle, ULONG Count, _In_ PSID *Sids,
    _Out_ PLSA_REFERENCED_DOMAIN_LIST *ReferencedDomains, _Out_ PLSA_TRANSLATED_NAME *Names);
NTSTATUS WINAPI LsaLookupSids2(_In_ LSA_HANDLE PolicyHandle, _Show_(hex) ULONG LookupOptions, ULONG Count,
    _In_ PSID *Sids, _Out_ PLSA_REFERENCED_DOMAIN_LIST *ReferencedDomains, _Out_ PLSA_TRANSLATED_NAME *Names);
ULONG WINAPI LsaNtStatusToWinError(NTSTATUS Status) _Fails_(nonzero, win32);
NTSTATUS WINAPI LsaOpenPolicy(_In_opt_ PLSA_UNICODE_STRING SystemName, _In_ PLSA_OBJECT_ATTRIBUTES ObjectAttributes,
    ACCESS_MASK DesiredAccess, _Out_ PLSA_HANDLE PolicyHandle);
NTSTATUS WINAPI LsaOpenTrustedDomainByName(_In_ LSA_HANDLE PolicyHandle, _In_ PLSA_UNICODE_STRING TrustedDomainName,
    ACCESS_MASK DesiredAccess, _Out_ PLSA_HANDLE TrustedDomainHandle);
NTSTATUS WINAPI LsaQueryCAPs(_In_reads_opt_(CAPIDCount) PSID *CAPIDs, ULONG CAPIDCount,
    _Out_ PCENTRAL_ACCESS_POLICY *CAPs, _Out_ PULONG CAPCount);
NTSTATUS WINAPI LsaQueryDomainInformationPolicy(_In_ LSA_HANDLE PolicyHandle,
    POLICY_DOMAIN_INFORMATION_CLASS InformationClass, _Out_ PVOID *Buffer);
NTSTATUS WINAPI LsaQueryForestTrustInformation(_In_ LSA_HANDLE PolicyHandle, _In_ PLSA_UNICODE_STRING TrustedDomainName,
    _Out_ PLSA_FOREST_TRUST_INFORMATION *ForestTrustInfo);
NTSTATUS WINAPI LsaQueryInformationPolicy(_In_ LSA_HANDLE PolicyHandle, POLICY_INFORMATION_CLASS InformationClass,
    _Out_ PVOID *Buffer);
NTSTATUS WINAPI LsaQueryTrustedDomainInfo(_In_ LSA_HANDLE PolicyHandle, _In_ PSID TrustedDomainSid,
    TRUSTED_INFORMATION_CLASS InformationClass, _Out_ PVOID *Buffer);
NTSTATUS WINAPI LsaQueryTrustedDomainInfoByName(_In_ LSA_HANDLE PolicyHandle,
    _In_ PLSA_UNICODE_STRING TrustedDomainName, TRUSTED_INFORMATION_CLASS InformationClass, _Out_ PVOID *Buffer);
NTSTATUS WINAPI LsaRegisterLogonProcess(_In_ PLSA_STRING LogonProcessName, _Out_ PHANDLE LsaHandle,
    _Out_ PLSA_OPERATIONAL_MODE SecurityMode);
NTSTATUS WINAPI LsaRegisterPolicyChangeNotification(POLICY_NOTIFICATION_INFORMATION_CLASS InformationClass,
    HANDLE NotificationEventHandle);
NTSTATUS WINAPI LsaRemoveAccountRights(_In_ LSA_HANDLE PolicyHandle, _In_ PSID AccountSid, BOOLEAN AllRights,
    _In_reads_opt_(CountOfRights) PLSA_UNICODE_STRING UserRights, ULONG CountOfRights);
NTSTATUS WINAPI LsaRetrievePrivateData(_In_ LSA_HANDLE PolicyHandle, _In_ PLSA_UNICODE_STRING KeyName,
    _Out_ PLSA_UNICODE_STRING *PrivateData);
NTSTATUS WINAPI LsaSetCAPs(_In_reads_opt_(CAPDNCount) PLSA_UNICODE_STRING CAPDNs, ULONG CAPDNCount,
    _Show_(hex) ULONG Flags);
NTSTATUS WINAPI LsaSetDomainInformationPolicy(_In_ LSA_HANDLE PolicyHandle,
    POLICY_DOMAIN_INFORMATION_CLASS InformationClass, _In_opt_ PVOID Buffer);
NTSTATUS WINAPI LsaSetForestTrustInformation(_In_ LSA_HANDLE PolicyHandle, _In_ PLSA_UNICODE_STRING TrustedDomainName,
    _In_ PLSA_FOREST_TRUST_INFORMATION ForestTrustInfo, BOOLEAN CheckOnly,
    _Out_ PLSA_FOREST_TRUST_COLLISION_INFORMATION *CollisionInfo);
NTSTATUS WINAPI LsaSetInformationPolicy(_In_ LSA_HANDLE PolicyHandle, POLICY_INFORMATION_CLASS InformationClass,
    _In_ PVOID Buffer);
NTSTATUS WINAPI LsaSetTrustedDomainInfoByName(_In_ LSA_HANDLE PolicyHandle, _In_ PLSA_UNICODE_STRING TrustedDomainName,
    TRUSTED_INFORMATION_CLASS InformationClass, _In_ PVOID Buffer);
NTSTATUS WINAPI LsaSetTrustedDomainInformation(_In_ LSA_HANDLE PolicyHandle, _In_ PSID TrustedDomainSid,
    TRUSTED_INFORMATION_CLASS InformationClass, _In_ PVOID Buffer);
NTSTATUS WINAPI LsaStorePrivateData(_In_ LSA_HANDLE PolicyHandle, _In_ PLSA_UNICODE_STRING KeyName,
    _In_opt_ PLSA_UNICODE_STRING PrivateData);
NTSTATUS WINAPI LsaUnregisterPolicyChangeNotification(POLICY_NOTIFICATION_INFORMATION_CLASS InformationClass,
    HANDLE NotificationEventHandle);
SECURITY_STATUS WINAPI MakeSignature(_In_ PCtxtHandle phContext, unsigned long fQOP, _In_ PSecBufferDesc pMessage,
    unsigned long MessageSeqNo);
SECURITY_STATUS WINAPI NCryptCreateClaim(NCRYPT_KEY_HANDLE hSubjectKey, NCRYPT_KEY_HANDLE hAuthorityKey,
    DWORD dwClaimType, _In_opt_ NCryptBufferDesc *pParameterList,
    _Out_writes_bytes_to_opt_(cbClaimBlob, *pcbResult) PBYTE pbClaimBlob, DWORD cbClaimBlob, _Out_ DWORD *pcbResult,
    _Show_(hex) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptCreatePersistedKey(NCRYPT_PROV_HANDLE hProvider, _Out_ NCRYPT_KEY_HANDLE *phKey,
    _In_ LPCWSTR pszAlgId, _In_opt_ LPCWSTR pszKeyName, _Names_(CERT_KEY_SPEC) DWORD dwLegacyKeySpec,
    _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptDecrypt(NCRYPT_KEY_HANDLE hKey, _In_reads_bytes_opt_(cbInput) PBYTE pbInput, DWORD cbInput,
    _In_opt_ void *pPaddingInfo, _Out_writes_bytes_to_opt_(cbOutput, *pcbResult) PBYTE pbOutput, DWORD cbOutput,
    _Out_ DWORD *pcbResult, _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptDeleteKey(NCRYPT_KEY_HANDLE hKey, _Show_(hex) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptDeriveKey(NCRYPT_SECRET_HANDLE hSharedSecret, _In_ LPCWSTR pwszKDF,
    _In_opt_ NCryptBufferDesc *pParameterList, _Out_writes_bytes_to_opt_(cbDerivedKey, *pcbResult) PBYTE pbDerivedKey,
    DWORD cbDerivedKey, _Out_ DWORD *pcbResult, _Show_(hex) ULONG dwFlags);
SECURITY_STATUS WINAPI NCryptEncrypt(NCRYPT_KEY_HANDLE hKey, _In_reads_bytes_opt_(cbInput) PBYTE pbInput, DWORD cbInput,
    _In_opt_ void *pPaddingInfo, _Out_writes_bytes_to_opt_(cbOutput, *pcbResult) PBYTE pbOutput, DWORD cbOutput,
    _Out_ DWORD *pcbResult, _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptEnumAlgorithms(NCRYPT_PROV_HANDLE hProvider,
    _Names_(NCRYPT_OPERATION) DWORD dwAlgOperations, _Out_ DWORD *pdwAlgCount, _Out_ NCryptAlgorithmName **ppAlgList,
    _Show_(hex) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptEnumKeys(NCRYPT_PROV_HANDLE hProvider, _In_opt_ LPCWSTR pszScope,
    _Out_ NCryptKeyName **ppKeyName, _Inout_ PVOID *ppEnumState, _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptEnumStorageProviders(_Out_ DWORD *pdwProviderCount,
    _Out_ NCryptProviderName **ppProviderList, _Show_(hex) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptExportKey(NCRYPT_KEY_HANDLE hKey, NCRYPT_KEY_HANDLE hExportKey, _In_ LPCWSTR pszBlobType,
    _In_opt_ NCryptBufferDesc *pParameterList, _Out_writes_bytes_to_opt_(cbOutput, *pcbResult) PBYTE pbOutput,
    DWORD cbOutput, _Out_ DWORD *pcbResult, _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptFinalizeKey(NCRYPT_KEY_HANDLE hKey, _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptFreeBuffer(_Inout_ PVOID pvInput);
SECURITY_STATUS WINAPI NCryptFreeObject(NCRYPT_HANDLE hObject);
SECURITY_STATUS WINAPI NCryptGetProperty(NCRYPT_HANDLE hObject, _In_ LPCWSTR pszProperty,
    _Out_writes_bytes_to_opt_(cbOutput, *pcbResult) PBYTE pbOutput, DWORD cbOutput, _Out_ DWORD *pcbResult,
    _Names_(OBJECT_SECURITY_INFORMATION) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptImportKey(NCRYPT_PROV_HANDLE hProvider, NCRYPT_KEY_HANDLE hImportKey,
    _In_ LPCWSTR pszBlobType, _In_opt_ NCryptBufferDesc *pParameterList, _Out_ NCRYPT_KEY_HANDLE *phKey,
    _In_reads_bytes_(cbData) PBYTE pbData, DWORD cbData, _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptIsAlgSupported(NCRYPT_PROV_HANDLE hProvider, _In_ LPCWSTR pszAlgId,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI NCryptIsKeyHandle(NCRYPT_KEY_HANDLE hKey) _Fails_(never);
SECURITY_STATUS WINAPI NCryptKeyDerivation(NCRYPT_KEY_HANDLE hKey, _In_opt_ NCryptBufferDesc *pParameterList,
    _Out_writes_bytes_to_(cbDerivedKey, *pcbResult) PUCHAR pbDerivedKey, DWORD cbDerivedKey, _Out_ DWORD *pcbResult,
    _Show_(hex) ULONG dwFlags);
SECURITY_STATUS WINAPI NCryptNotifyChangeKey(NCRYPT_PROV_HANDLE hProvider, _Inout_ _Opens_ HANDLE *phEvent,
    _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptOpenKey(NCRYPT_PROV_HANDLE hProvider, _Out_ NCRYPT_KEY_HANDLE *phKey,
    _In_ LPCWSTR pszKeyName, _Names_(CERT_KEY_SPEC) DWORD dwLegacyKeySpec, _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptOpenStorageProvider(_Out_ _Opens_ NCRYPT_PROV_HANDLE *phProvider,
    _In_opt_ LPCWSTR pszProviderName, _Show_(hex) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptSecretAgreement(NCRYPT_KEY_HANDLE hPrivKey, NCRYPT_KEY_HANDLE hPubKey,
    _Out_ NCRYPT_SECRET_HANDLE *phAgreedSecret, _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptSetProperty(NCRYPT_HANDLE hObject, _In_ LPCWSTR pszProperty,
    _In_reads_bytes_(cbInput) PBYTE pbInput, DWORD cbInput, _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptSignHash(NCRYPT_KEY_HANDLE hKey, _In_opt_ void *pPaddingInfo,
    _In_reads_bytes_(cbHashValue) PBYTE pbHashValue, DWORD cbHashValue,
    _Out_writes_bytes_to_opt_(cbSignature, *pcbResult) PBYTE pbSignature, DWORD cbSignature, _Out_ DWORD *pcbResult,
    _Names_(NCRYPT_FLAGS) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptTranslateHandle(_Out_opt_ _Opens_ NCRYPT_PROV_HANDLE *phProvider,
    _Out_ NCRYPT_KEY_HANDLE *phKey, HCRYPTPROV hLegacyProv, HCRYPTKEY hLegacyKey,
    _Names_(CERT_KEY_SPEC) DWORD dwLegacyKeySpec, _Show_(hex) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptVerifyClaim(NCRYPT_KEY_HANDLE hSubjectKey, NCRYPT_KEY_HANDLE hAuthorityKey,
    DWORD dwClaimType, _In_opt_ NCryptBufferDesc *pParameterList, _In_reads_bytes_(cbClaimBlob) PBYTE pbClaimBlob,
    DWORD cbClaimBlob, _Out_ NCryptBufferDesc *pOutput, _Show_(hex) DWORD dwFlags);
SECURITY_STATUS WINAPI NCryptVerifySignature(NCRYPT_KEY_HANDLE hKey, _In_opt_ void *pPaddingInfo,
    _In_reads_bytes_(cbHashValue) PBYTE pbHashValue, DWORD cbHashValue, _In_reads_bytes_(cbSignature) PBYTE pbSignature,
    DWORD cbSignature, _Names_(NCRYPT_FLAGS) DWORD dwFlags);
BOOL WINAPI PFXExportCertStore(HCERTSTORE hStore, _Inout_ CRYPT_DATA_BLOB *pPFX, _In_ _Secret_ LPCWSTR szPassword,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI PFXExportCertStoreEx(HCERTSTORE hStore, _Inout_ CRYPT_DATA_BLOB *pPFX, _In_ _Secret_ LPCWSTR szPassword,
    _In_ void *pvPara, _Show_(hex) DWORD dwFlags);
HCERTSTORE WINAPI PFXImportCertStore(_In_ CRYPT_DATA_BLOB *pPFX, _In_ _Secret_ LPCWSTR szPassword,
    _Names_(CRYPT_KEY_FLAGS) DWORD dwFlags);
BOOL WINAPI PFXIsPFXBlob(_In_ CRYPT_DATA_BLOB *pPFX) _Fails_(never);
BOOL WINAPI PFXVerifyPassword(_In_ CRYPT_DATA_BLOB *pPFX, _In_ _Secret_ LPCWSTR szPassword,
    _Show_(hex) DWORD dwFlags) _Fails_(never);
SECURITY_STATUS WINAPI QueryContextAttributesW(_In_ PCtxtHandle phContext,
    _Names_(SECPKG_ATTR) unsigned long ulAttribute, _Out_ void *pBuffer);
SECURITY_STATUS WINAPI QueryCredentialsAttributesW(_In_ PCredHandle phCredential, unsigned long ulAttribute,
    _Inout_ void *pBuffer);
SECURITY_STATUS WINAPI QuerySecurityContextToken(_In_ PCtxtHandle phContext, _Out_ HANDLE *Token);
SECURITY_STATUS WINAPI QuerySecurityPackageInfoW(_In_ SEC_WCHAR *pszPackageName, _Out_ PSecPkgInfoW *ppPackageInfo);
SECURITY_STATUS WINAPI RevertSecurityContext(_In_ PCtxtHandle phContext);
HANDLE WINAPI SCardAccessStartedEvent(void);
LONG WINAPI SCardAddReaderToGroupW(SCARDCONTEXT hContext, _In_ LPCWSTR szReaderName, _In_ LPCWSTR szGroupName);
LONG WINAPI SCardBeginTransaction(SCARDHANDLE hCard);
LONG WINAPI SCardCancel(SCARDCONTEXT hContext);
LONG WINAPI SCardConnectW(SCARDCONTEXT hContext, _In_ LPCWSTR szReader, DWORD dwShareMode, DWORD dwPreferredProtocols,
    _Out_ LPSCARDHANDLE phCard, _Out_ LPDWORD pdwActiveProtocol);
LONG WINAPI SCardControl(SCARDHANDLE hCard, DWORD dwControlCode, _In_reads_bytes_(cbInBufferSize) LPCVOID lpInBuffer,
    DWORD cbInBufferSize, _Out_writes_bytes_to_(cbOutBufferSize, *lpBytesReturned) LPVOID lpOutBuffer,
    DWORD cbOutBufferSize, _Out_ LPDWORD lpBytesReturned);
LONG WINAPI SCardDisconnect(SCARDHANDLE hCard, DWORD dwDisposition);
LONG WINAPI SCardEndTransaction(SCARDHANDLE hCard, DWORD dwDisposition);
LONG WINAPI SCardEstablishContext(_Names_(SCARD_SCOPE) DWORD dwScope, _Reserved_ LPCVOID pvReserved1,
    _Reserved_ LPCVOID pvReserved2, _Out_ LPSCARDCONTEXT phContext);
LONG WINAPI SCardForgetCardTypeW(SCARDCONTEXT hContext, _In_ LPCWSTR szCardName);
LONG WINAPI SCardForgetReaderGroupW(SCARDCONTEXT hContext, _In_ LPCWSTR szGroupName);
LONG WINAPI SCardForgetReaderW(SCARDCONTEXT hContext, _In_ LPCWSTR szReaderName);
LONG WINAPI SCardFreeMemory(SCARDCONTEXT hContext, _In_ LPCVOID pvMem);
LONG WINAPI SCardGetAttrib(SCARDHANDLE hCard, DWORD dwAttrId, _Out_writes_bytes_opt_(*pcbAttrLen) LPBYTE pbAttr,
    _Inout_ LPDWORD pcbAttrLen);
LONG WINAPI SCardGetCardTypeProviderNameW(SCARDCONTEXT hContext, _In_ LPCWSTR szCardName, DWORD dwProviderId,
    _Out_writes_(*pcchProvider) LPWSTR szProvider, _Inout_ LPDWORD pcchProvider);
LONG WINAPI SCardGetProviderIdW(SCARDCONTEXT hContext, _In_ LPCWSTR szCard, _Out_ LPGUID pguidProviderId);
LONG WINAPI SCardGetStatusChangeW(SCARDCONTEXT hContext, DWORD dwTimeout, _Inout_ LPSCARD_READERSTATEW rgReaderStates,
    DWORD cReaders);
LONG WINAPI SCardGetTransmitCount(SCARDHANDLE hCard, _Out_ LPDWORD pcTransmitCount);
LONG WINAPI SCardIntroduceCardTypeW(SCARDCONTEXT hContext, _In_ LPCWSTR szCardName,
    _In_opt_ LPCGUID pguidPrimaryProvider, _In_opt_ LPCGUID rgguidInterfaces, DWORD dwInterfaceCount,
    _In_ LPCBYTE pbAtr, _In_ LPCBYTE pbAtrMask, DWORD cbAtrLen);
LONG WINAPI SCardIntroduceReaderGroupW(SCARDCONTEXT hContext, _In_ LPCWSTR szGroupName);
LONG WINAPI SCardIntroduceReaderW(SCARDCONTEXT hContext, _In_ LPCWSTR szReaderName, _In_ LPCWSTR szDeviceName);
LONG WINAPI SCardIsValidContext(SCARDCONTEXT hContext);
LONG WINAPI SCardListCardsW(SCARDCONTEXT hContext, _In_opt_ LPCBYTE pbAtr,
    _In_reads_opt_(cguidInterfaceCount) LPCGUID rgquidInterfaces, DWORD cguidInterfaceCount,
    _Out_writes_opt_(*pcchCards) LPWSTR mszCards, _Inout_ LPDWORD pcchCards);
LONG WINAPI SCardListInterfacesW(SCARDCONTEXT hContext, _In_ LPCWSTR szCard, _Out_ LPGUID pguidInterfaces,
    _Inout_ LPDWORD pcguidInterfaces);
LONG WINAPI SCardListReaderGroupsW(SCARDCONTEXT hContext, _Out_writes_opt_(*pcchGroups) LPWSTR mszGroups,
    _Inout_ LPDWORD pcchGroups);
LONG WINAPI SCardListReadersW(SCARDCONTEXT hContext, _In_opt_ LPCWSTR mszGroups,
    _Out_writes_opt_(*pcchReaders) LPWSTR mszReaders, _Inout_ LPDWORD pcchReaders);
LONG WINAPI SCardLocateCardsByATRW(SCARDCONTEXT hContext, _In_ LPSCARD_ATRMASK rgAtrMasks, DWORD cAtrs,
    _Inout_ LPSCARD_READERSTATEW rgReaderStates, DWORD cReaders);
LONG WINAPI SCardLocateCardsW(SCARDCONTEXT hContext, _In_ LPCWSTR mszCards, _Inout_ LPSCARD_READERSTATEW rgReaderStates,
    DWORD cReaders);
LONG WINAPI SCardReadCacheW(SCARDCONTEXT hContext, _In_ UUID *CardIdentifier, DWORD FreshnessCounter,
    _In_ LPWSTR LookupName, _Out_writes_bytes_(*DataLen) PBYTE Data, _Out_ DWORD *DataLen);
LONG WINAPI SCardReconnect(SCARDHANDLE hCard, DWORD dwShareMode, DWORD dwPreferredProtocols, DWORD dwInitialization,
    _Out_opt_ LPDWORD pdwActiveProtocol);
LONG WINAPI SCardReleaseContext(SCARDCONTEXT hContext);
void WINAPI SCardReleaseStartedEvent(void);
LONG WINAPI SCardRemoveReaderFromGroupW(SCARDCONTEXT hContext, _In_ LPCWSTR szReaderName, _In_ LPCWSTR szGroupName);
LONG WINAPI SCardSetAttrib(SCARDHANDLE hCard, DWORD dwAttrId, _In_reads_bytes_(cbAttrLen) LPCBYTE pbAttr,
    DWORD cbAttrLen);
LONG WINAPI SCardSetCardTypeProviderNameW(SCARDCONTEXT hContext, _In_ LPCWSTR szCardName, DWORD dwProviderId,
    _In_ LPCWSTR szProvider);
LONG WINAPI SCardState(SCARDHANDLE hCard, _Out_ LPDWORD pdwState, _Out_ LPDWORD pdwProtocol,
    _Out_writes_bytes_(*pcbAtrLen) LPBYTE pbAtr, _Inout_ LPDWORD pcbAtrLen);
LONG WINAPI SCardStatusW(SCARDHANDLE hCard, _Out_writes_opt_(*pcchReaderLen) LPWSTR mszReaderNames,
    _Inout_opt_ LPDWORD pcchReaderLen, _Out_opt_ LPDWORD pdwState, _Out_opt_ LPDWORD pdwProtocol,
    _Out_writes_bytes_opt_(*pcbAtrLen) LPBYTE pbAtr, _Inout_opt_ LPDWORD pcbAtrLen);
LONG WINAPI SCardTransmit(SCARDHANDLE hCard, _In_ LPCSCARD_IO_REQUEST pioSendPci,
    _In_reads_bytes_(cbSendLength) LPCBYTE pbSendBuffer, DWORD cbSendLength, _Inout_opt_ LPSCARD_IO_REQUEST pioRecvPci,
    _Out_writes_bytes_(*pcbRecvLength) LPBYTE pbRecvBuffer, _Inout_ LPDWORD pcbRecvLength);
LONG WINAPI SCardWriteCacheW(SCARDCONTEXT hContext, _In_ UUID *CardIdentifier, DWORD FreshnessCounter,
    _In_ LPWSTR LookupName, _In_reads_bytes_(DataLen) PBYTE Data, DWORD DataLen);
SECURITY_STATUS WINAPI SaslAcceptSecurityContext(_In_opt_ PCredHandle phCredential, _In_opt_ PCtxtHandle phContext,
    _In_opt_ PSecBufferDesc pInput, _Names_(ASC_REQ_FLAGS) unsigned long fContextReq, unsigned long TargetDataRep,
    _Inout_opt_ PCtxtHandle phNewContext, _Inout_opt_ PSecBufferDesc pOutput, _Out_ unsigned long *pfContextAttr,
    _Out_opt_ PTimeStamp ptsExpiry);
SECURITY_STATUS WINAPI SaslEnumerateProfilesW(_Out_ LPWSTR *ProfileList, _Out_ ULONG *ProfileCount);
SECURITY_STATUS WINAPI SaslGetContextOption(_In_ PCtxtHandle ContextHandle, ULONG Option, _Out_ PVOID Value, ULONG Size,
    _Out_opt_ PULONG Needed);
SECURITY_STATUS WINAPI SaslGetProfilePackageW(_In_ LPWSTR ProfileName, _Out_ PSecPkgInfoW *PackageInfo);
SECURITY_STATUS WINAPI SaslIdentifyPackageW(_In_ PSecBufferDesc pInput, _Out_ PSecPkgInfoW *PackageInfo);
SECURITY_STATUS WINAPI SaslInitializeSecurityContextW(_In_opt_ PCredHandle phCredential, _In_opt_ PCtxtHandle phContext,
    _In_opt_ LPWSTR pszTargetName, _Names_(ISC_REQ_FLAGS) unsigned long fContextReq, unsigned long Reserved1,
    unsigned long TargetDataRep, _In_opt_ PSecBufferDesc pInput, unsigned long Reserved2,
    _Inout_opt_ PCtxtHandle phNewContext, _Inout_opt_ PSecBufferDesc pOutput, _Out_ unsigned long *pfContextAttr,
    _Out_opt_ PTimeStamp ptsExpiry);
SECURITY_STATUS WINAPI SaslSetContextOption(_In_ PCtxtHandle ContextHandle, ULONG Option, _In_ PVOID Value, ULONG Size);
SECURITY_STATUS WINAPI SetContextAttributesW(_In_ PCtxtHandle phContext, _Names_(SECPKG_ATTR) unsigned long ulAttribute,
    _In_reads_bytes_(cbBuffer) void *pBuffer, unsigned long cbBuffer);
SECURITY_STATUS WINAPI SetCredentialsAttributesW(_In_ PCredHandle phCredential, unsigned long ulAttribute,
    _In_reads_bytes_(cbBuffer) void *pBuffer, unsigned long cbBuffer);
SECURITY_STATUS WINAPI SspiCompareAuthIdentities(_In_opt_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthIdentity1,
    _In_opt_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthIdentity2, _Out_opt_ PBOOLEAN SameSuppliedUser,
    _Out_opt_ PBOOLEAN SameSuppliedIdentity);
SECURITY_STATUS WINAPI SspiCopyAuthIdentity(_In_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthData,
    _Out_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE *AuthDataCopy);
SECURITY_STATUS WINAPI SspiDecryptAuthIdentity(_Inout_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE EncryptedAuthData);
SECURITY_STATUS WINAPI SspiEncodeAuthIdentityAsStrings(_In_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE pAuthIdentity,
    _Out_opt_ PCWSTR *ppszUserName, _Out_opt_ PCWSTR *ppszDomainName, _Out_opt_ PCWSTR *ppszPackedCredentialsString);
SECURITY_STATUS WINAPI SspiEncodeStringsAsAuthIdentity(_In_opt_ PCWSTR pszUserName, _In_opt_ PCWSTR pszDomainName,
    _In_opt_ PCWSTR pszPackedCredentialsString, _Out_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE *ppAuthIdentity);
SECURITY_STATUS WINAPI SspiEncryptAuthIdentity(_Inout_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthData);
SECURITY_STATUS WINAPI SspiExcludePackage(_In_opt_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthIdentity,
    _In_ PCWSTR pszPackageName, _Out_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE *ppNewAuthIdentity);
void WINAPI SspiFreeAuthIdentity(_In_opt_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthData);
SECURITY_STATUS WINAPI SspiGetTargetHostName(_In_ PCWSTR pszTargetName, _Out_ PWSTR *pszHostName);
BOOLEAN WINAPI SspiIsAuthIdentityEncrypted(_In_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE EncryptedAuthData) _Fails_(never);
BOOLEAN WINAPI SspiIsPromptingNeeded(unsigned long ErrorOrNtStatus) _Fails_(never);
void WINAPI SspiLocalFree(_In_opt_ PVOID DataBuffer);
SECURITY_STATUS WINAPI SspiMarshalAuthIdentity(_In_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthIdentity,
    _Out_ unsigned long *AuthIdentityLength, _Out_ char **AuthIdentityByteArray);
SECURITY_STATUS WINAPI SspiPrepareForCredRead(_In_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthIdentity,
    _In_ PCWSTR pszTargetName, _Out_ PULONG pCredmanCredentialType, _Out_ PCWSTR *ppszCredmanTargetName);
SECURITY_STATUS WINAPI SspiPrepareForCredWrite(_In_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthIdentity,
    _In_opt_ PCWSTR pszTargetName, _Out_ PULONG pCredmanCredentialType, _Out_ PCWSTR *ppszCredmanTargetName,
    _Out_ PCWSTR *ppszCredmanUserName, _Out_ _Secret_ PUCHAR *ppCredentialBlob, _Out_ PULONG pCredentialBlobSize);
unsigned long WINAPI SspiPromptForCredentialsW(_In_ PCWSTR pszTargetName, _In_opt_ PVOID pUiInfo,
    unsigned long dwAuthError, _In_ PCWSTR pszPackage, _In_opt_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE pInputAuthIdentity,
    _Out_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE *ppAuthIdentity, _Inout_opt_ int *pfSave, unsigned long dwFlags);
SECURITY_STATUS WINAPI SspiUnmarshalAuthIdentity(unsigned long AuthIdentityLength,
    _In_reads_bytes_(AuthIdentityLength) char *AuthIdentityByteArray,
    _Out_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE *ppAuthIdentity);
SECURITY_STATUS WINAPI SspiValidateAuthIdentity(_In_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthData);
void WINAPI SspiZeroAuthIdentity(_In_opt_ PSEC_WINNT_AUTH_IDENTITY_OPAQUE AuthData);
BOOLEAN WINAPI SystemFunction036(_Out_writes_bytes_(RandomBufferLength) PVOID RandomBuffer,
    ULONG RandomBufferLength) _Fails_(zero);
NTSTATUS WINAPI SystemFunction040(_Inout_updates_bytes_(MemorySize) PVOID Memory, ULONG MemorySize,
    _Show_(hex) ULONG OptionFlags);
NTSTATUS WINAPI SystemFunction041(_Inout_updates_bytes_(MemorySize) PVOID Memory, ULONG MemorySize,
    _Show_(hex) ULONG OptionFlags);
BOOLEAN WINAPI TranslateNameW(_In_ LPCWSTR lpAccountName, EXTENDED_NAME_FORMAT AccountNameFormat,
    EXTENDED_NAME_FORMAT DesiredNameFormat, _Out_writes_opt_(*nSize) LPWSTR lpTranslatedName, _Inout_ PULONG nSize);
SECURITY_STATUS WINAPI VerifySignature(_In_ PCtxtHandle phContext, _In_ PSecBufferDesc pMessage,
    unsigned long MessageSeqNo, _Out_ unsigned long *pfQOP);
HRESULT WINAPI WTHelperCertCheckValidSignature(_Inout_ CRYPT_PROVIDER_DATA *pProvData);
BOOL WINAPI WTHelperCertIsSelfSigned(DWORD dwEncoding, _Inout_ CERT_INFO *pCert) _Fails_(never);
CRYPT_PROVIDER_CERT *WINAPI WTHelperGetProvCertFromChain(_Inout_ CRYPT_PROVIDER_SGNR *pSgnr,
    DWORD idxCert) _Fails_(zero);
CRYPT_PROVIDER_PRIVDATA *WINAPI WTHelperGetProvPrivateDataFromChain(_Inout_ CRYPT_PROVIDER_DATA *pProvData,
    _Inout_ GUID *pgProviderID) _Fails_(zero);
CRYPT_PROVIDER_SGNR *WINAPI WTHelperGetProvSignerFromChain(_Inout_ CRYPT_PROVIDER_DATA *pProvData, DWORD idxSigner,
    BOOL fCounterSigner, DWORD idxCounterSigner) _Fails_(zero);
CRYPT_PROVIDER_DATA *WINAPI WTHelperProvDataFromStateData(HANDLE hStateData) _Fails_(zero);
LONG WINAPI WinVerifyTrust(HWND hwnd, _Inout_ GUID *pgActionID, _Inout_ LPVOID pWVTData);
HRESULT WINAPI WinVerifyTrustEx(HWND hwnd, _Inout_ GUID *pgActionID, _Inout_ WINTRUST_DATA *pWinTrustData);
BOOL WINAPI WintrustAddActionID(_In_ GUID *pgActionID, _Show_(hex) DWORD fdwFlags,
    _In_ CRYPT_REGISTER_ACTIONID *psProvInfo);
BOOL WINAPI WintrustAddDefaultForUsage(_In_ const char *pszUsageOID, _In_ CRYPT_PROVIDER_REGDEFUSAGE *psDefUsage);
BOOL WINAPI WintrustGetDefaultForUsage(_Names_(WINTRUST_GET_DEFAULT_FOR_USAGE_ACTION) DWORD dwAction,
    _In_ const char *pszUsageOID, _Inout_ CRYPT_PROVIDER_DEFUSAGE *psUsage);
void WINAPI WintrustGetRegPolicyFlags(_Inout_ _Names_(WINTRUST_POLICY_FLAGS) DWORD *pdwPolicyFlags);
BOOL WINAPI WintrustLoadFunctionPointers(_Inout_ GUID *pgActionID,
    _Inout_ CRYPT_PROVIDER_FUNCTIONS *pPfns) _Fails_(zero);
BOOL WINAPI WintrustRemoveActionID(_In_ GUID *pgActionID) _Fails_(zero);
void WINAPI WintrustSetDefaultIncludePEPageHashes(BOOL fIncludePEPageHashes);
BOOL WINAPI WintrustSetRegPolicyFlags(_Names_(WINTRUST_POLICY_FLAGS) DWORD dwPolicyFlags) _Fails_(zero);
