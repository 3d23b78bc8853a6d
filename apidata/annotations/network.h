// SPDX-License-Identifier: Apache-2.0
// Sockets, HTTP, name resolution, network configuration. Directions, lengths, names of values and failure rules beyond what the types say.

BOOL WINAPI AcceptEx(SOCKET sListenSocket, SOCKET sAcceptSocket, _Out_ PVOID lpOutputBuffer, DWORD dwReceiveDataLength,
    DWORD dwLocalAddressLength, DWORD dwRemoteAddressLength, _Out_ LPDWORD lpdwBytesReceived,
    _Inout_ LPOVERLAPPED lpOverlapped) _Fails_(zero, wsa);
DWORD WINAPI AddIPAddress(IPAddr Address, IPMask IpMask, DWORD IfIndex, _Out_ PULONG NTEContext,
    _Out_ PULONG NTEInstance);
BOOL WINAPI CancelIPChangeNotify(_In_ LPOVERLAPPED notifyOverlapped) _Fails_(zero);
DWORD WINAPI CancelMibChangeNotify2(HANDLE NotificationHandle);
HRESULT WINAPI CoGetClassObjectFromURL(_In_ const IID *const rCLASSID, _In_ LPCWSTR szCODE, DWORD dwFileVersionMS,
    DWORD dwFileVersionLS, _In_ LPCWSTR szTYPE, LPBINDCTX pBindCtx, _Names_(CLSCTX) DWORD dwClsContext,
    _Reserved_ LPVOID pvReserved, _In_ const IID *const riid, _Out_iid_(riid) LPVOID *ppv);
HRESULT WINAPI CoInternetCombineIUri(IUri *pBaseUri, IUri *pRelativeUri, _Show_(hex) DWORD dwCombineFlags,
    _Out_ IUri **ppCombinedUri, DWORD_PTR dwReserved);
HRESULT WINAPI CoInternetCombineUrl(_In_ LPCWSTR pwzBaseUrl, _In_ LPCWSTR pwzRelativeUrl,
    _Show_(hex) DWORD dwCombineFlags, _Out_writes_(cchResult) LPWSTR pszResult, DWORD cchResult,
    _Out_opt_ DWORD *pcchResult, _Reserved_ DWORD dwReserved);
HRESULT WINAPI CoInternetCombineUrlEx(_In_opt_ IUri *pBaseUri, _In_opt_ LPCWSTR pwzRelativeUrl,
    _Show_(hex) DWORD dwCombineFlags, _Out_ IUri **ppCombinedUri, DWORD_PTR dwReserved);
HRESULT WINAPI CoInternetCompareUrl(_In_ LPCWSTR pwzUrl1, _In_ LPCWSTR pwzUrl2, _Show_(hex) DWORD dwFlags);
HRESULT WINAPI CoInternetCreateSecurityManager(_In_opt_ IServiceProvider *pSP, _Out_ IInternetSecurityManager **ppSM,
    DWORD dwReserved);
HRESULT WINAPI CoInternetCreateZoneManager(_In_opt_ IServiceProvider *pSP, _Out_ IInternetZoneManager **ppZM,
    DWORD dwReserved);
HRESULT WINAPI CoInternetGetProtocolFlags(_In_ LPCWSTR pwzUrl, _Out_ DWORD *pdwFlags, DWORD dwReserved);
HRESULT WINAPI CoInternetGetSecurityUrl(_In_ LPCWSTR pwszUrl, _Out_ LPWSTR *ppwszSecUrl, PSUACTION psuAction,
    _Reserved_ DWORD dwReserved);
HRESULT WINAPI CoInternetGetSecurityUrlEx(IUri *pUri, _Out_ IUri **ppSecUri, PSUACTION psuAction,
    _Reserved_ DWORD_PTR dwReserved);
HRESULT WINAPI CoInternetGetSession(DWORD dwSessionMode, _Out_ IInternetSession **ppIInternetSession, DWORD dwReserved);
HRESULT WINAPI CoInternetIsFeatureEnabled(INTERNETFEATURELIST FeatureEntry, _Show_(hex) DWORD dwFlags);
HRESULT WINAPI CoInternetIsFeatureEnabledForIUri(INTERNETFEATURELIST FeatureEntry, _Show_(hex) DWORD dwFlags,
    _In_opt_ IUri *pIUri, _In_opt_ IInternetSecurityManagerEx2 *pSecMgr);
HRESULT WINAPI CoInternetIsFeatureEnabledForUrl(INTERNETFEATURELIST FeatureEntry, _Show_(hex) DWORD dwFlags,
    _In_opt_ LPCWSTR szURL, _In_opt_ IInternetSecurityManager *pSecMgr);
HRESULT WINAPI CoInternetIsFeatureZoneElevationEnabled(_In_opt_ LPCWSTR szFromURL, _In_ LPCWSTR szToURL,
    _In_opt_ IInternetSecurityManager *pSecMgr, _Show_(hex) DWORD dwFlags);
HRESULT WINAPI CoInternetParseIUri(IUri *pIUri, PARSEACTION ParseAction, _Show_(hex) DWORD dwFlags,
    _Out_writes_(cchResult) LPWSTR pwzResult, DWORD cchResult, _Out_ DWORD *pcchResult,
    _Reserved_ DWORD_PTR dwReserved);
HRESULT WINAPI CoInternetParseUrl(_In_ LPCWSTR pwzUrl, PARSEACTION ParseAction, _Show_(hex) DWORD dwFlags,
    _Out_writes_(cchResult) LPWSTR pszResult, DWORD cchResult, _Out_ DWORD *pcchResult, DWORD dwReserved);
HRESULT WINAPI CoInternetQueryInfo(_In_ LPCWSTR pwzUrl, QUERYOPTION QueryOptions, _Show_(hex) DWORD dwQueryFlags,
    _Out_writes_bytes_(cbBuffer) LPVOID pvBuffer, DWORD cbBuffer, _Out_opt_ DWORD *pcbBuffer, DWORD dwReserved);
HRESULT WINAPI CoInternetSetFeatureEnabled(INTERNETFEATURELIST FeatureEntry, _Show_(hex) DWORD dwFlags, BOOL fEnable);
BOOL WINAPI CommitUrlCacheEntryW(_In_ LPCWSTR lpszUrlName, _In_opt_ LPCWSTR lpszLocalFileName, FILETIME ExpireTime,
    FILETIME LastModifiedTime, DWORD CacheEntryType, _In_reads_opt_(cchHeaderInfo) LPWSTR lpszHeaderInfo,
    DWORD cchHeaderInfo, _Reserved_ LPCWSTR lpszFileExtension, _In_opt_ LPCWSTR lpszOriginalUrl);
HRESULT WINAPI CompareSecurityIds(_In_reads_bytes_(dwLen1) BYTE *pbSecurityId1, DWORD dwLen1,
    _In_reads_bytes_(dwLen2) BYTE *pbSecurityId2, DWORD dwLen2, DWORD dwReserved);
HRESULT WINAPI CompatFlagsFromClsid(_In_ CLSID *pclsid, _Out_ LPDWORD pdwCompatFlags, _Out_ LPDWORD pdwMiscStatusFlags);
DWORD WINAPI ConvertInterfaceAliasToLuid(_In_ const WCHAR *InterfaceAlias, _Out_ PNET_LUID InterfaceLuid);
DWORD WINAPI ConvertInterfaceGuidToLuid(_In_ const GUID *InterfaceGuid, _Out_ PNET_LUID InterfaceLuid);
DWORD WINAPI ConvertInterfaceIndexToLuid(NET_IFINDEX InterfaceIndex, _Out_ PNET_LUID InterfaceLuid);
DWORD WINAPI ConvertInterfaceLuidToAlias(_In_ const NET_LUID *InterfaceLuid, _Out_writes_(Length) PWSTR InterfaceAlias,
    SIZE_T Length);
DWORD WINAPI ConvertInterfaceLuidToGuid(_In_ const NET_LUID *InterfaceLuid, _Out_ GUID *InterfaceGuid);
DWORD WINAPI ConvertInterfaceLuidToIndex(_In_ const NET_LUID *InterfaceLuid, _Out_ PNET_IFINDEX InterfaceIndex);
DWORD WINAPI ConvertInterfaceLuidToNameW(_In_ const NET_LUID *InterfaceLuid, _Out_writes_(Length) PWSTR InterfaceName,
    SIZE_T Length);
DWORD WINAPI ConvertInterfaceNameToLuidW(_In_ const WCHAR *InterfaceName, _Out_ NET_LUID *InterfaceLuid);
DWORD WINAPI ConvertIpv4MaskToLength(_Show_(hex) ULONG Mask, _Out_ PUINT8 MaskLength);
DWORD WINAPI ConvertLengthToIpv4Mask(ULONG MaskLength, _Out_ PULONG Mask);
HRESULT WINAPI CopyBindInfo(_In_ const BINDINFO *pcbiSrc, _Out_ BINDINFO *pbiDest);
HRESULT WINAPI CopyStgMedium(_In_ const STGMEDIUM *pcstgmedSrc, _Out_ STGMEDIUM *pstgmedDest);
DWORD WINAPI CreateAnycastIpAddressEntry(_In_ const MIB_ANYCASTIPADDRESS_ROW *Row);
HRESULT WINAPI CreateAsyncBindCtx(DWORD reserved, IBindStatusCallback *pBSCb, _In_opt_ IEnumFORMATETC *pEFetc,
    _Out_ IBindCtx **ppBC);
HRESULT WINAPI CreateAsyncBindCtxEx(IBindCtx *pbc, _Show_(hex) DWORD dwOptions, IBindStatusCallback *pBSCb,
    _In_opt_ IEnumFORMATETC *pEnum, _Out_ IBindCtx **ppBC, DWORD reserved);
HRESULT WINAPI CreateFormatEnumerator(UINT cfmtetc, _In_reads_(cfmtetc) FORMATETC *rgfmtetc,
    _Out_ IEnumFORMATETC **ppenumfmtetc);
HRESULT WINAPI CreateIUriBuilder(_In_opt_ IUri *pIUri, _Show_(hex) DWORD dwFlags, DWORD_PTR dwReserved,
    _Out_ IUriBuilder **ppIUriBuilder);
DWORD WINAPI CreateIpForwardEntry(_In_ PMIB_IPFORWARDROW pRoute);
DWORD WINAPI CreateIpForwardEntry2(_In_ const MIB_IPFORWARD_ROW2 *Row);
DWORD WINAPI CreateIpNetEntry(_In_ PMIB_IPNETROW pArpEntry);
DWORD WINAPI CreateIpNetEntry2(_In_ const MIB_IPNET_ROW2 *Row);
BOOL WINAPI CreateMD5SSOHash(_In_ PWSTR pszChallengeInfo, _In_ PWSTR pwszRealm, _In_ PWSTR pwszTarget,
    _Out_ PBYTE pbHexHash) _Fails_(zero, last_error);
ULONG WINAPI CreatePersistentTcpPortReservation(USHORT StartPort, USHORT NumberOfPorts, _Out_ PULONG64 Token);
ULONG WINAPI CreatePersistentUdpPortReservation(USHORT StartPort, USHORT NumberOfPorts, _Out_ PULONG64 Token);
DWORD WINAPI CreateProxyArpEntry(DWORD dwAddress, _Show_(hex) DWORD dwMask, DWORD dwIfIndex);
DWORD WINAPI CreateSortedAddressPairs(_In_opt_ const PSOCKADDR_IN6 SourceAddressList, ULONG SourceAddressCount,
    _In_ const PSOCKADDR_IN6 DestinationAddressList, ULONG DestinationAddressCount,
    _Show_(hex) ULONG AddressSortOptions, _Out_ PSOCKADDR_IN6_PAIR *SortedAddressPairList,
    _Out_ ULONG *SortedAddressPairCount);
HRESULT WINAPI CreateURLMoniker(_In_opt_ LPMONIKER pMkCtx, _In_ LPCWSTR szURL, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateURLMonikerEx(_In_opt_ LPMONIKER pMkCtx, _In_ LPCWSTR szURL, _Out_ LPMONIKER *ppmk,
    _Show_(hex) DWORD dwFlags);
HRESULT WINAPI CreateURLMonikerEx2(_In_opt_ LPMONIKER pMkCtx, IUri *pUri, _Out_ LPMONIKER *ppmk,
    _Show_(hex) DWORD dwFlags);
DWORD WINAPI CreateUnicastIpAddressEntry(_In_ const MIB_UNICASTIPADDRESS_ROW *Row);
HRESULT WINAPI CreateUri(_In_ LPCWSTR pwzURI, _Names_(URI_CREATE_FLAGS) DWORD dwFlags, _Reserved_ DWORD_PTR dwReserved,
    _Out_ IUri **ppURI);
HRESULT WINAPI CreateUriFromMultiByteString(_In_ LPCSTR pszANSIInputUri, _Show_(hex) DWORD dwEncodingFlags,
    DWORD dwCodePage, _Show_(hex) DWORD dwCreateFlags, _Reserved_ DWORD_PTR dwReserved, _Out_ IUri **ppUri);
HRESULT WINAPI CreateUriWithFragment(_In_ LPCWSTR pwzURI, _In_opt_ LPCWSTR pwzFragment, _Show_(hex) DWORD dwFlags,
    _Reserved_ DWORD_PTR dwReserved, _Out_ IUri **ppURI);
BOOL WINAPI CreateUrlCacheEntryW(_In_ LPCWSTR lpszUrlName, DWORD dwExpectedFileSize, _In_opt_ LPCWSTR lpszFileExtension,
    _Inout_updates_(260) LPWSTR lpszFileName, DWORD dwReserved);
GROUPID WINAPI CreateUrlCacheGroup(_Show_(hex) DWORD dwFlags, _Reserved_ LPVOID lpReserved) _Fails_(zero, last_error);
DWORD WINAPI DeleteAnycastIpAddressEntry(_In_ const MIB_ANYCASTIPADDRESS_ROW *Row);
DWORD WINAPI DeleteIE3Cache(HWND hwnd, HINSTANCE hinst, _In_ LPSTR lpszCmd, int nCmdShow);
DWORD WINAPI DeleteIPAddress(ULONG NTEContext);
DWORD WINAPI DeleteIpForwardEntry(_In_ PMIB_IPFORWARDROW pRoute);
DWORD WINAPI DeleteIpForwardEntry2(_In_ const MIB_IPFORWARD_ROW2 *Row);
DWORD WINAPI DeleteIpNetEntry(_In_ PMIB_IPNETROW pArpEntry);
DWORD WINAPI DeleteIpNetEntry2(_In_ const MIB_IPNET_ROW2 *Row);
ULONG WINAPI DeletePersistentTcpPortReservation(USHORT StartPort, USHORT NumberOfPorts);
ULONG WINAPI DeletePersistentUdpPortReservation(USHORT StartPort, USHORT NumberOfPorts);
DWORD WINAPI DeleteProxyArpEntry(DWORD dwAddress, _Show_(hex) DWORD dwMask, DWORD dwIfIndex);
DWORD WINAPI DeleteUnicastIpAddressEntry(_In_ const MIB_UNICASTIPADDRESS_ROW *Row);
BOOL WINAPI DeleteUrlCacheEntry(_In_ LPCSTR lpszUrlName);
BOOL WINAPI DeleteUrlCacheEntryW(_In_ LPCWSTR lpszUrlName);
BOOL WINAPI DeleteUrlCacheGroup(GROUPID GroupId, _Show_(hex) DWORD dwFlags, _Reserved_ LPVOID lpReserved);
BOOL WINAPI DetectAutoProxyUrl(_Out_writes_(cchAutoProxyUrl) LPSTR pszAutoProxyUrl, DWORD cchAutoProxyUrl,
    _Names_(PROXY_AUTO_DETECT_TYPE) DWORD dwDetectFlags);
DWORD WINAPI DisableMediaSense(_Out_ _Opens_ HANDLE *pHandle, _In_ OVERLAPPED *pOverLapped);
DNS_STATUS WINAPI DnsAcquireContextHandle_W(_Show_(hex) DWORD CredentialFlags, _In_opt_ PVOID Credentials,
    _Out_ PHANDLE pContext);
DWORD __cdecl DnsConnectionDeletePolicyEntries(DNS_CONNECTION_POLICY_TAG PolicyEntryTag);
DWORD __cdecl DnsConnectionDeleteProxyInfo(_In_ PCWSTR pwszConnectionName, DNS_CONNECTION_PROXY_TYPE Type);
void __cdecl DnsConnectionFreeNameList(_Inout_ DNS_CONNECTION_NAME_LIST *pNameList);
void __cdecl DnsConnectionFreeProxyInfo(_Inout_ DNS_CONNECTION_PROXY_INFO *pProxyInfo);
void __cdecl DnsConnectionFreeProxyInfoEx(_Inout_ DNS_CONNECTION_PROXY_INFO_EX *pProxyInfoEx);
void __cdecl DnsConnectionFreeProxyList(_Inout_ DNS_CONNECTION_PROXY_LIST *pProxyList);
DWORD __cdecl DnsConnectionGetNameList(_Out_ DNS_CONNECTION_NAME_LIST *pNameList);
DWORD __cdecl DnsConnectionGetProxyInfo(_In_ PCWSTR pwszConnectionName, DNS_CONNECTION_PROXY_TYPE Type,
    _Out_ DNS_CONNECTION_PROXY_INFO *pProxyInfo);
DWORD __cdecl DnsConnectionGetProxyInfoForHostUrl(_In_ PCWSTR pwszHostUrl,
    _In_reads_bytes_opt_(dwSelectionContextLength) BYTE *pSelectionContext, DWORD dwSelectionContextLength,
    DWORD dwExplicitInterfaceIndex, _Out_ DNS_CONNECTION_PROXY_INFO_EX *pProxyInfoEx);
DWORD __cdecl DnsConnectionGetProxyList(_In_ PCWSTR pwszConnectionName, _Out_ DNS_CONNECTION_PROXY_LIST *pProxyList);
DWORD __cdecl DnsConnectionSetPolicyEntries(DNS_CONNECTION_POLICY_TAG PolicyEntryTag,
    _In_ DNS_CONNECTION_POLICY_ENTRY_LIST *pPolicyEntryList);
DWORD __cdecl DnsConnectionSetProxyInfo(_In_ PCWSTR pwszConnectionName, DNS_CONNECTION_PROXY_TYPE Type,
    _In_ const DNS_CONNECTION_PROXY_INFO *pProxyInfo);
DWORD __cdecl DnsConnectionUpdateIfIndexTable(_In_ DNS_CONNECTION_IFINDEX_LIST *pConnectionIfIndexEntries);
DNS_STATUS WINAPI DnsExtractRecordsFromMessage_UTF8(_In_ PDNS_MESSAGE_BUFFER pDnsBuffer, WORD wMessageLength,
    _Out_ PDNS_RECORDA *ppRecord);
DNS_STATUS WINAPI DnsExtractRecordsFromMessage_W(_In_ PDNS_MESSAGE_BUFFER pDnsBuffer, WORD wMessageLength,
    _Out_ PDNS_RECORD *ppRecord);
void WINAPI DnsFree(_In_opt_ PVOID pData, DNS_FREE_TYPE FreeType);
void WINAPI DnsFreeProxyName(_In_opt_ PWSTR proxyName);
DWORD WINAPI DnsGetProxyInformation(_In_ PCWSTR hostName, _Inout_ DNS_PROXY_INFORMATION *proxyInformation,
    _Inout_opt_ DNS_PROXY_INFORMATION *defaultProxyInformation, _In_opt_ DNS_PROXY_COMPLETION_ROUTINE completionRoutine,
    _In_opt_ void *completionContext);
DNS_STATUS WINAPI DnsModifyRecordsInSet_UTF8(_In_opt_ PDNS_RECORDA pAddRecords, _In_opt_ PDNS_RECORDA pDeleteRecords,
    _Show_(hex) DWORD Options, _In_opt_ HANDLE hCredentials, _Inout_opt_ PIP4_ARRAY pExtraList,
    _Inout_opt_ PVOID pReserved);
DNS_STATUS WINAPI DnsModifyRecordsInSet_W(_In_opt_ PDNS_RECORD pAddRecords, _In_opt_ PDNS_RECORD pDeleteRecords,
    _Show_(hex) DWORD Options, _In_opt_ HANDLE hCredentials, _Inout_opt_ PIP4_ARRAY pExtraList,
    _Inout_opt_ PVOID pReserved);
BOOL WINAPI DnsNameCompare_W(_In_ LPWSTR pName1, _In_ LPWSTR pName2) _Fails_(zero);
DNS_STATUS WINAPI DnsQueryConfig(DNS_CONFIG_TYPE Config, DWORD Flag, _In_opt_ PWSTR pwsAdapterName,
    _In_opt_ PVOID pReserved, _Out_writes_bytes_opt_(*pBufLen) PVOID pBuffer, _Inout_ PDWORD pBufLen);
DNS_STATUS WINAPI DnsQuery_UTF8(_In_ PCSTR pszName, WORD wType, _Show_(hex) DWORD Options,
    _Inout_opt_ PIP4_ARRAY pExtra, _Out_opt_ PDNS_RECORDA *ppQueryResults, _Out_opt_ PVOID *pReserved);
DNS_STATUS WINAPI DnsQuery_W(_In_ PCWSTR pszName, WORD wType, _Show_(hex) DWORD Options, _Inout_opt_ PIP4_ARRAY pExtra,
    _Out_opt_ PDNS_RECORD *ppQueryResults, _Out_opt_ PVOID *pReserved);
BOOL WINAPI DnsRecordCompare(_In_ PDNS_RECORD pRecord1, _In_ PDNS_RECORD pRecord2) _Fails_(zero);
PDNS_RECORD WINAPI DnsRecordCopyEx(_In_ PDNS_RECORD pRecord, DNS_CHARSET CharSetIn,
    DNS_CHARSET CharSetOut) _Fails_(zero);
BOOL WINAPI DnsRecordSetCompare(_Inout_ PDNS_RECORD pRR1, _Inout_ PDNS_RECORD pRR2, _Out_opt_ PDNS_RECORD *ppDiff1,
    _Out_opt_ PDNS_RECORD *ppDiff2) _Fails_(zero);
PDNS_RECORD WINAPI DnsRecordSetCopyEx(_In_ PDNS_RECORD pRecordSet, DNS_CHARSET CharSetIn,
    DNS_CHARSET CharSetOut) _Fails_(zero);
PDNS_RECORD __cdecl DnsRecordSetDetach(_Inout_ PDNS_RECORD pRecordList) _Fails_(zero);
void WINAPI DnsReleaseContextHandle(HANDLE hContext);
DNS_STATUS WINAPI DnsReplaceRecordSetUTF8(_In_ PDNS_RECORDA pReplaceSet, _Show_(hex) DWORD Options,
    _In_opt_ HANDLE hContext, _Inout_opt_ PIP4_ARRAY pExtraInfo, _Inout_opt_ PVOID pReserved);
DNS_STATUS WINAPI DnsReplaceRecordSetW(_In_ PDNS_RECORD pReplaceSet, _Show_(hex) DWORD Options,
    _In_opt_ HANDLE hContext, _Inout_opt_ PIP4_ARRAY pExtraInfo, _Inout_opt_ PVOID pReserved);
DNS_STATUS WINAPI DnsServiceBrowse(_In_ PDNS_SERVICE_BROWSE_REQUEST pRequest, _Inout_ PDNS_SERVICE_CANCEL pCancel);
DNS_STATUS WINAPI DnsServiceBrowseCancel(_In_ PDNS_SERVICE_CANCEL pCancelHandle);
PDNS_SERVICE_INSTANCE WINAPI DnsServiceConstructInstance(_In_ PCWSTR pServiceName, _In_ PCWSTR pHostName,
    _In_opt_ PIP4_ADDRESS pIp4, _In_opt_ PIP6_ADDRESS pIp6, WORD wPort, WORD wPriority, WORD wWeight,
    DWORD dwPropertiesCount, _In_reads_(dwPropertiesCount) PCWSTR *keys,
    _In_reads_(dwPropertiesCount) PCWSTR *values) _Fails_(zero);
PDNS_SERVICE_INSTANCE WINAPI DnsServiceCopyInstance(_In_ PDNS_SERVICE_INSTANCE pOrig) _Fails_(zero);
DWORD WINAPI DnsServiceDeRegister(_In_ PDNS_SERVICE_REGISTER_REQUEST pRequest,
    _Inout_opt_ PDNS_SERVICE_CANCEL pCancel) _Fails_(zero, last_error);
void WINAPI DnsServiceFreeInstance(_In_ PDNS_SERVICE_INSTANCE pInstance);
DWORD WINAPI DnsServiceRegister(_In_ PDNS_SERVICE_REGISTER_REQUEST pRequest,
    _Inout_opt_ PDNS_SERVICE_CANCEL pCancel) _Fails_(zero, last_error);
DWORD WINAPI DnsServiceRegisterCancel(_In_ PDNS_SERVICE_CANCEL pCancelHandle);
DNS_STATUS WINAPI DnsServiceResolve(_In_ PDNS_SERVICE_RESOLVE_REQUEST pRequest, _Inout_ PDNS_SERVICE_CANCEL pCancel);
DNS_STATUS WINAPI DnsServiceResolveCancel(_In_ PDNS_SERVICE_CANCEL pCancelHandle);
DNS_STATUS WINAPI DnsStartMulticastQuery(_In_ PMDNS_QUERY_REQUEST pQueryRequest, _Inout_ PMDNS_QUERY_HANDLE pHandle);
DNS_STATUS WINAPI DnsStopMulticastQuery(_Inout_ PMDNS_QUERY_HANDLE pHandle);
DNS_STATUS __cdecl DnsValidateName_UTF8(_In_ LPCSTR pszName, DNS_NAME_FORMAT Format);
DNS_STATUS __cdecl DnsValidateName_W(_In_ LPCWSTR pszName, DNS_NAME_FORMAT Format);
BOOL WINAPI DnsWriteQuestionToBuffer_UTF8(_Inout_ PDNS_MESSAGE_BUFFER pDnsBuffer, _Inout_ LPDWORD pdwBufferSize,
    _In_ LPSTR pszName, WORD wType, WORD Xid, BOOL fRecursionDesired) _Fails_(zero);
BOOL WINAPI DnsWriteQuestionToBuffer_W(_Inout_ PDNS_MESSAGE_BUFFER pDnsBuffer, _Inout_ PDWORD pdwBufferSize,
    _In_ LPWSTR pszName, WORD wType, WORD Xid, BOOL fRecursionDesired) _Fails_(zero);
DWORD WINAPI DsAddressToSiteNamesExW(_In_opt_ LPCWSTR ComputerName, DWORD EntryCount,
    _In_reads_(EntryCount) PSOCKET_ADDRESS SocketAddresses, _Out_ LPWSTR **SiteNames, _Out_ LPWSTR **SubnetNames);
DWORD WINAPI DsAddressToSiteNamesW(_In_opt_ LPCWSTR ComputerName, DWORD EntryCount,
    _In_reads_(EntryCount) PSOCKET_ADDRESS SocketAddresses, _Out_ LPWSTR **SiteNames);
DWORD WINAPI DsDeregisterDnsHostRecordsW(_In_opt_ LPWSTR ServerName, _In_opt_ LPWSTR DnsDomainName,
    _In_opt_ GUID *DomainGuid, _In_opt_ GUID *DsaGuid, _In_ LPWSTR DnsHostName);
DWORD WINAPI DsEnumerateDomainTrustsW(_In_opt_ LPWSTR ServerName, _Show_(hex) ULONG Flags,
    _Out_ PDS_DOMAIN_TRUSTSW *Domains, _Out_ PULONG DomainCount);
void WINAPI DsGetDcCloseW(HANDLE GetDcContextHandle);
DWORD WINAPI DsGetDcNameW(_In_opt_ LPCWSTR ComputerName, _In_opt_ LPCWSTR DomainName, _In_opt_ GUID *DomainGuid,
    _In_opt_ LPCWSTR SiteName, _Show_(hex) ULONG Flags, _Out_ PDOMAIN_CONTROLLER_INFOW *DomainControllerInfo);
DWORD WINAPI DsGetDcNextW(HANDLE GetDcContextHandle, _Out_opt_ PULONG SockAddressCount,
    _Out_opt_ LPSOCKET_ADDRESS *SockAddresses, _Out_opt_ LPWSTR *DnsHostName);
DWORD WINAPI DsGetDcOpenW(_In_ LPCWSTR DnsName, _Show_(hex) ULONG OptionFlags, _In_opt_ LPCWSTR SiteName,
    _In_opt_ GUID *DomainGuid, _In_opt_ LPCWSTR DnsForestName, _Show_(hex) ULONG DcFlags,
    _Out_ PHANDLE RetGetDcContext);
DWORD WINAPI DsGetDcSiteCoverageW(_In_opt_ LPCWSTR ServerName, _Out_ PULONG EntryCount, _Out_ LPWSTR **SiteNames);
DWORD WINAPI DsGetForestTrustInformationW(_In_opt_ LPCWSTR ServerName, _In_opt_ LPCWSTR TrustedDomainName,
    _Show_(hex) DWORD Flags, _Out_ PLSA_FOREST_TRUST_INFORMATION *ForestTrustInfo);
DWORD WINAPI DsGetSiteNameW(_In_opt_ LPCWSTR ComputerName, _Out_ LPWSTR *SiteName);
DWORD WINAPI DsMergeForestTrustInformationW(_In_ LPCWSTR DomainName,
    _In_ PLSA_FOREST_TRUST_INFORMATION NewForestTrustInfo, _In_opt_ PLSA_FOREST_TRUST_INFORMATION OldForestTrustInfo,
    _Out_ PLSA_FOREST_TRUST_INFORMATION *MergedForestTrustInfo);
void WINAPI DsRoleFreeMemory(_Inout_ PVOID Buffer);
DWORD WINAPI DsRoleGetPrimaryDomainInformation(_In_ LPCWSTR lpServer, DSROLE_PRIMARY_DOMAIN_INFO_LEVEL InfoLevel,
    _Inout_ PBYTE *Buffer);
DWORD WINAPI DsValidateSubnetNameW(_In_ LPCWSTR SubnetName);
DWORD WINAPI EnableRouter(_Out_ _Opens_ HANDLE *pHandle, _Out_ OVERLAPPED *pOverlapped);
INT WINAPI EnumProtocolsW(_In_opt_ LPINT lpiProtocols, _Out_writes_bytes_(*lpdwBufferLength) LPVOID lpProtocolBuffer,
    _Inout_ LPDWORD lpdwBufferLength) _Fails_(zero, last_error);
HRESULT WINAPI FaultInIEFeature(HWND hWnd, _In_ uCLSSPEC *pClassSpec, _Inout_opt_ QUERYCONTEXT *pQuery,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI FindCloseUrlCache(HANDLE hEnumHandle);
HANDLE WINAPI FindFirstUrlCacheEntryExW(_In_opt_ LPCWSTR lpszUrlSearchPattern, _Show_(hex) DWORD dwFlags,
    DWORD dwFilter, GROUPID GroupId,
    _Inout_updates_bytes_opt_(*lpcbCacheEntryInfo) LPINTERNET_CACHE_ENTRY_INFOW lpFirstCacheEntryInfo,
    _Inout_ LPDWORD lpcbCacheEntryInfo, _Reserved_ LPVOID lpGroupAttributes, _Reserved_ LPDWORD lpcbGroupAttributes,
    _Reserved_ LPVOID lpReserved) _Opens_;
HANDLE WINAPI FindFirstUrlCacheEntryW(_In_opt_ LPCWSTR lpszUrlSearchPattern,
    _Inout_updates_bytes_opt_(*lpcbCacheEntryInfo) LPINTERNET_CACHE_ENTRY_INFOW lpFirstCacheEntryInfo,
    _Inout_ LPDWORD lpcbCacheEntryInfo) _Opens_;
HANDLE WINAPI FindFirstUrlCacheGroup(_Show_(hex) DWORD dwFlags, DWORD dwFilter, _Reserved_ LPVOID lpSearchCondition,
    _Reserved_ DWORD dwSearchCondition, _Out_ GROUPID *lpGroupId, _Reserved_ LPVOID lpReserved) _Opens_;
HRESULT WINAPI FindMediaType(_In_ LPCSTR rgszTypes, _Out_ CLIPFORMAT *rgcfTypes);
HRESULT WINAPI FindMediaTypeClass(LPBC pBC, _In_ LPCSTR szType, _Out_ CLSID *pclsID, DWORD reserved);
HRESULT WINAPI FindMimeFromData(_In_opt_ LPBC pBC, _In_opt_ LPCWSTR pwzUrl, _In_reads_bytes_opt_(cbSize) LPVOID pBuffer,
    DWORD cbSize, _In_opt_ LPCWSTR pwzMimeProposed, _Show_(hex) DWORD dwMimeFlags, _Out_ LPWSTR *ppwzMimeOut,
    _Reserved_ DWORD dwReserved);
BOOL WINAPI FindNextUrlCacheEntryExW(HANDLE hEnumHandle,
    _Inout_updates_bytes_opt_(*lpcbCacheEntryInfo) LPINTERNET_CACHE_ENTRY_INFOW lpNextCacheEntryInfo,
    _Inout_ LPDWORD lpcbCacheEntryInfo, _Reserved_ LPVOID lpGroupAttributes, _Reserved_ LPDWORD lpcbGroupAttributes,
    _Reserved_ LPVOID lpReserved);
BOOL WINAPI FindNextUrlCacheEntryW(HANDLE hEnumHandle,
    _Inout_updates_bytes_opt_(*lpcbCacheEntryInfo) LPINTERNET_CACHE_ENTRY_INFOW lpNextCacheEntryInfo,
    _Inout_ LPDWORD lpcbCacheEntryInfo);
BOOL WINAPI FindNextUrlCacheGroup(HANDLE hFind, _Out_ GROUPID *lpGroupId, _Reserved_ LPVOID lpReserved);
DWORD WINAPI FlushIpNetTable(DWORD dwIfIndex);
DWORD WINAPI FlushIpNetTable2(ADDRESS_FAMILY Family, NET_IFINDEX InterfaceIndex);
DWORD WINAPI FlushIpPathTable(ADDRESS_FAMILY Family);
void WINAPI FreeAddrInfoEx(_In_opt_ PADDRINFOEXA pAddrInfoEx);
void WINAPI FreeAddrInfoExW(_In_opt_ PADDRINFOEXW pAddrInfoEx);
void WINAPI FreeAddrInfoW(_In_opt_ PADDRINFOW pAddrInfo);
void WINAPI FreeMibTable(_In_ PVOID Memory);
BOOL WINAPI FtpCommandW(_In_ HINTERNET hConnect, BOOL fExpectResponse, _Names_(FTP_FLAGS) DWORD dwFlags,
    _In_ LPCWSTR lpszCommand, DWORD_PTR dwContext, _Out_opt_ HINTERNET *phFtpCommand);
BOOL WINAPI FtpCreateDirectoryW(_In_ HINTERNET hConnect, _In_ LPCWSTR lpszDirectory);
BOOL WINAPI FtpDeleteFileW(_In_ HINTERNET hConnect, _In_ LPCWSTR lpszFileName);
HINTERNET WINAPI FtpFindFirstFileW(_In_ HINTERNET hConnect, _In_opt_ LPCWSTR lpszSearchFile,
    _Out_opt_ LPWIN32_FIND_DATAW lpFindFileData, _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext) _Opens_;
BOOL WINAPI FtpGetCurrentDirectoryW(_In_ HINTERNET hConnect,
    _Out_writes_(*lpdwCurrentDirectory) LPWSTR lpszCurrentDirectory, _Inout_ LPDWORD lpdwCurrentDirectory);
BOOL WINAPI FtpGetFileEx(_In_ HINTERNET hFtpSession, _In_ LPCSTR lpszRemoteFile, _In_ LPCWSTR lpszNewFile,
    BOOL fFailIfExists, _Show_(hex) DWORD dwFlagsAndAttributes, _Show_(hex) DWORD dwFlags,
    DWORD_PTR dwContext) _Fails_(zero, last_error);
DWORD WINAPI FtpGetFileSize(_In_ HINTERNET hFile, _Out_opt_ LPDWORD lpdwFileSizeHigh);
BOOL WINAPI FtpGetFileW(_In_ HINTERNET hConnect, _In_ LPCWSTR lpszRemoteFile, _In_ LPCWSTR lpszNewFile,
    BOOL fFailIfExists, _Show_(hex) DWORD dwFlagsAndAttributes, _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext);
HINTERNET WINAPI FtpOpenFileW(_In_ HINTERNET hConnect, _In_ LPCWSTR lpszFileName, _Show_(hex) DWORD dwAccess,
    _Names_(FTP_FLAGS) DWORD dwFlags, DWORD_PTR dwContext) _Opens_;
BOOL WINAPI FtpPutFileEx(_In_ HINTERNET hFtpSession, _In_ LPCWSTR lpszLocalFile, _In_ LPCSTR lpszNewRemoteFile,
    _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext) _Fails_(zero, last_error);
BOOL WINAPI FtpPutFileW(_In_ HINTERNET hConnect, _In_ LPCWSTR lpszLocalFile, _In_ LPCWSTR lpszNewRemoteFile,
    _Names_(FTP_FLAGS) DWORD dwFlags, DWORD_PTR dwContext);
BOOL WINAPI FtpRemoveDirectoryW(_In_ HINTERNET hConnect, _In_ LPCWSTR lpszDirectory);
BOOL WINAPI FtpRenameFileW(_In_ HINTERNET hConnect, _In_ LPCWSTR lpszExisting, _In_ LPCWSTR lpszNew);
BOOL WINAPI FtpSetCurrentDirectoryW(_In_ HINTERNET hConnect, _In_ LPCWSTR lpszDirectory);
void WINAPI GetAcceptExSockaddrs(_In_ PVOID lpOutputBuffer, DWORD dwReceiveDataLength, DWORD dwLocalAddressLength,
    DWORD dwRemoteAddressLength, _Out_ struct sockaddr **LocalSockaddr, _Out_ LPINT LocalSockaddrLength,
    _Out_ struct sockaddr **RemoteSockaddr, _Out_ LPINT RemoteSockaddrLength);
DWORD WINAPI GetAdapterIndex(_In_ LPWSTR AdapterName, _Inout_ PULONG IfIndex);
PIP_ADAPTER_ORDER_MAP WINAPI GetAdapterOrderMap(void) _Fails_(zero);
ULONG WINAPI GetAdaptersAddresses(_Names_(ADDRESS_FAMILY_WinSock) ULONG Family,
    _Names_(GET_ADAPTERS_ADDRESSES_FLAGS) ULONG Flags, _Reserved_ PVOID Reserved,
    _Out_writes_bytes_opt_(*SizePointer) PIP_ADAPTER_ADDRESSES AdapterAddresses, _Inout_ PULONG SizePointer);
ULONG WINAPI GetAdaptersInfo(_Out_writes_bytes_opt_(*SizePointer) PIP_ADAPTER_INFO AdapterInfo,
    _Inout_ PULONG SizePointer);
int WINAPI GetAddrInfoExW(_In_opt_ PCWSTR pName, _In_opt_ PCWSTR pServiceName, _Names_(NAME_SPACE) DWORD dwNameSpace,
    _In_opt_ LPGUID lpNspId, _In_opt_ const ADDRINFOEXW *hints, _Out_ PADDRINFOEXW *ppResult, _In_opt_ PTIMEVAL timeout,
    _In_opt_ LPOVERLAPPED lpOverlapped, _In_opt_ LPLOOKUPSERVICE_COMPLETION_ROUTINE lpCompletionRoutine,
    _Out_opt_ _Opens_ LPHANDLE lpHandle);
int WINAPI GetAddrInfoW(_In_opt_ PCWSTR pNodeName, _In_opt_ PCWSTR pServiceName, _In_opt_ const ADDRINFOW *pHints,
    _Out_ PADDRINFOW *ppResult) _Fails_(nonzero, result_wsa);
INT WINAPI GetAddressByNameW(DWORD dwNameSpace, _In_ LPGUID lpServiceType, _In_opt_ LPWSTR lpServiceName,
    _In_opt_ LPINT lpiProtocols, DWORD dwResolution, _In_opt_ LPSERVICE_ASYNC_INFO lpServiceAsyncInfo,
    _Out_writes_bytes_(*lpdwBufferLength) LPVOID lpCsaddrBuffer, _Inout_ LPDWORD lpdwBufferLength,
    _Inout_updates_opt_(*lpdwAliasBufferLength) LPWSTR lpAliasBuffer,
    _Inout_ LPDWORD lpdwAliasBufferLength) _Fails_(zero, last_error);
DWORD WINAPI GetAnycastIpAddressEntry(_Inout_ PMIB_ANYCASTIPADDRESS_ROW Row);
DWORD WINAPI GetAnycastIpAddressTable(ADDRESS_FAMILY Family, _Out_ PMIB_ANYCASTIPADDRESS_TABLE *Table);
DWORD WINAPI GetBestInterface(IPAddr dwDestAddr, _Out_ PDWORD pdwBestIfIndex);
DWORD WINAPI GetBestInterfaceEx(_In_ struct sockaddr *pDestAddr, _Out_ PDWORD pdwBestIfIndex);
DWORD WINAPI GetBestRoute(DWORD dwDestAddr, DWORD dwSourceAddr, _Out_ PMIB_IPFORWARDROW pBestRoute);
DWORD WINAPI GetBestRoute2(_In_opt_ NET_LUID *InterfaceLuid, NET_IFINDEX InterfaceIndex,
    _In_opt_ const SOCKADDR_INET *SourceAddress, _In_ const SOCKADDR_INET *DestinationAddress,
    _Show_(hex) ULONG AddressSortOptions, _Out_ PMIB_IPFORWARD_ROW2 BestRoute, _Out_ SOCKADDR_INET *BestSourceAddress);
HRESULT WINAPI GetClassFileOrMime(_In_opt_ LPBC pBC, _In_opt_ LPCWSTR szFilename,
    _In_reads_bytes_opt_(cbSize) LPVOID pBuffer, DWORD cbSize, _In_opt_ LPCWSTR szMime, DWORD dwReserved,
    _Out_ CLSID *pclsid);
HRESULT WINAPI GetClassURL(_In_ LPCWSTR szURL, _Out_ CLSID *pClsID);
HRESULT WINAPI GetComponentIDFromCLSSPEC(_In_ uCLSSPEC *pClassspec, _Out_ LPSTR *ppszComponentID);
NET_IF_COMPARTMENT_ID WINAPI GetCurrentThreadCompartmentId(void);
BOOL WINAPI GetDiskInfoA(_In_ PCSTR pszPath, _Out_opt_ PDWORD pdwClusterSize, _Out_opt_ PDWORDLONG pdlAvail,
    _Out_opt_ PDWORDLONG pdlTotal) _Fails_(zero);
DWORD WINAPI GetExtendedTcpTable(_Out_writes_bytes_opt_(*pdwSize) PVOID pTcpTable, _Inout_ PDWORD pdwSize, BOOL bOrder,
    ULONG ulAf, TCP_TABLE_CLASS TableClass, ULONG Reserved);
DWORD WINAPI GetExtendedUdpTable(_Out_writes_bytes_opt_(*pdwSize) PVOID pUdpTable, _Inout_ PDWORD pdwSize, BOOL bOrder,
    ULONG ulAf, UDP_TABLE_CLASS TableClass, ULONG Reserved);
DWORD WINAPI GetFriendlyIfIndex(DWORD IfIndex);
int WINAPI GetHostNameW(_Out_writes_(namelen) PWSTR name, int namelen);
ULONG WINAPI GetIcmpStatistics(_Out_ PMIB_ICMP Statistics);
ULONG WINAPI GetIcmpStatisticsEx(_Out_ PMIB_ICMP_EX Statistics, ULONG Family);
DWORD WINAPI GetIfEntry(_Inout_ PMIB_IFROW pIfRow);
DWORD WINAPI GetIfEntry2(_Inout_ PMIB_IF_ROW2 Row);
DWORD WINAPI GetIfStackTable(_Out_ PMIB_IFSTACK_TABLE *Table);
DWORD WINAPI GetIfTable(_Out_writes_bytes_opt_(*pdwSize) PMIB_IFTABLE pIfTable, _Inout_ PULONG pdwSize, BOOL bOrder);
DWORD WINAPI GetIfTable2(_Out_ PMIB_IF_TABLE2 *Table);
DWORD WINAPI GetIfTable2Ex(MIB_IF_TABLE_LEVEL Level, _Out_ PMIB_IF_TABLE2 *Table);
DWORD WINAPI GetInterfaceInfo(_Out_writes_bytes_opt_(*dwOutBufLen) PIP_INTERFACE_INFO pIfTable,
    _Inout_ PULONG dwOutBufLen);
DWORD WINAPI GetInvertedIfStackTable(_Out_ PMIB_INVERTEDIFSTACK_TABLE *Table);
DWORD WINAPI GetIpAddrTable(_Out_writes_bytes_opt_(*pdwSize) PMIB_IPADDRTABLE pIpAddrTable, _Inout_ PULONG pdwSize,
    BOOL bOrder);
DWORD WINAPI GetIpErrorString(IP_STATUS ErrorCode, _Out_opt_ PWSTR Buffer, _Inout_ PDWORD Size);
DWORD WINAPI GetIpForwardEntry2(_Inout_ PMIB_IPFORWARD_ROW2 Row);
DWORD WINAPI GetIpForwardTable(_Out_writes_bytes_opt_(*pdwSize) PMIB_IPFORWARDTABLE pIpForwardTable,
    _Inout_ PULONG pdwSize, BOOL bOrder);
DWORD WINAPI GetIpForwardTable2(ADDRESS_FAMILY Family, _Out_ PMIB_IPFORWARD_TABLE2 *Table);
DWORD WINAPI GetIpInterfaceEntry(_Inout_ PMIB_IPINTERFACE_ROW Row);
DWORD WINAPI GetIpInterfaceTable(ADDRESS_FAMILY Family, _Out_ PMIB_IPINTERFACE_TABLE *Table);
DWORD WINAPI GetIpNetEntry2(_Inout_ PMIB_IPNET_ROW2 Row);
ULONG WINAPI GetIpNetTable(_Out_writes_bytes_opt_(*SizePointer) PMIB_IPNETTABLE IpNetTable, _Inout_ PULONG SizePointer,
    BOOL Order);
DWORD WINAPI GetIpNetTable2(ADDRESS_FAMILY Family, _Out_ PMIB_IPNET_TABLE2 *Table);
DWORD WINAPI GetIpNetworkConnectionBandwidthEstimates(NET_IFINDEX InterfaceIndex, ADDRESS_FAMILY AddressFamily,
    _Out_ PMIB_IP_NETWORK_CONNECTION_BANDWIDTH_ESTIMATES BandwidthEstimates);
DWORD WINAPI GetIpPathEntry(_Inout_ PMIB_IPPATH_ROW Row);
DWORD WINAPI GetIpPathTable(ADDRESS_FAMILY Family, _Out_ PMIB_IPPATH_TABLE *Table);
ULONG WINAPI GetIpStatistics(_Out_ PMIB_IPSTATS Statistics);
ULONG WINAPI GetIpStatisticsEx(_Out_ PMIB_IPSTATS Statistics, _Names_(ADDRESS_FAMILY_WinSock) ULONG Family);
DWORD WINAPI GetMulticastIpAddressEntry(_Inout_ PMIB_MULTICASTIPADDRESS_ROW Row);
DWORD WINAPI GetMulticastIpAddressTable(ADDRESS_FAMILY Family, _Out_ PMIB_MULTICASTIPADDRESS_TABLE *Table);
INT WINAPI GetNameByTypeW(_In_ LPGUID lpServiceType, _Out_writes_bytes_(dwNameLength) LPWSTR lpServiceName,
    DWORD dwNameLength) _Fails_(zero, last_error);
INT WINAPI GetNameInfoW(_In_reads_bytes_(SockaddrLength) const SOCKADDR *pSockaddr, socklen_t SockaddrLength,
    _Out_writes_opt_(NodeBufferSize) PWCHAR pNodeBuffer, DWORD NodeBufferSize,
    _Out_writes_opt_(ServiceBufferSize) PWCHAR pServiceBuffer, DWORD ServiceBufferSize,
    INT Flags) _Fails_(nonzero, result_wsa);
DWORD WINAPI GetNetworkInformation(_In_ const NET_IF_NETWORK_GUID *NetworkGuid,
    _Out_ PNET_IF_COMPARTMENT_ID CompartmentId, _Out_ PULONG SiteId, _Out_writes_(Length) PWCHAR NetworkName,
    ULONG Length);
DWORD WINAPI GetNetworkParams(_Out_writes_bytes_opt_(*pOutBufLen) PFIXED_INFO pFixedInfo, _Inout_ PULONG pOutBufLen);
DWORD WINAPI GetNumberOfInterfaces(_Out_ PDWORD pdwNumIf);
DWORD __cdecl GetOwnerModuleFromPidAndInfo(ULONG ulPid, _In_ ULONGLONG *pInfo, TCPIP_OWNER_MODULE_INFO_CLASS Class,
    _Out_writes_bytes_(*pdwSize) PVOID pBuffer, _Inout_ PDWORD pdwSize);
DWORD WINAPI GetOwnerModuleFromTcp6Entry(_In_ PMIB_TCP6ROW_OWNER_MODULE pTcpEntry, TCPIP_OWNER_MODULE_INFO_CLASS Class,
    _Out_writes_bytes_(*pdwSize) PVOID pBuffer, _Inout_ PDWORD pdwSize);
DWORD WINAPI GetOwnerModuleFromTcpEntry(_In_ PMIB_TCPROW_OWNER_MODULE pTcpEntry, TCPIP_OWNER_MODULE_INFO_CLASS Class,
    _Out_writes_bytes_(*pdwSize) PVOID pBuffer, _Inout_ PDWORD pdwSize);
DWORD WINAPI GetOwnerModuleFromUdp6Entry(_In_ PMIB_UDP6ROW_OWNER_MODULE pUdpEntry, TCPIP_OWNER_MODULE_INFO_CLASS Class,
    _Out_writes_bytes_(*pdwSize) PVOID pBuffer, _Inout_ PDWORD pdwSize);
DWORD WINAPI GetOwnerModuleFromUdpEntry(_In_ PMIB_UDPROW_OWNER_MODULE pUdpEntry, TCPIP_OWNER_MODULE_INFO_CLASS Class,
    _Out_writes_bytes_(*pdwSize) PVOID pBuffer, _Inout_ PDWORD pdwSize);
DWORD WINAPI GetPerAdapterInfo(ULONG IfIndex, _Out_writes_bytes_opt_(*pOutBufLen) PIP_PER_ADAPTER_INFO pPerAdapterInfo,
    _Inout_ PULONG pOutBufLen);
ULONG WINAPI GetPerTcp6ConnectionEStats(_In_ PMIB_TCP6ROW Row, TCP_ESTATS_TYPE EstatsType,
    _Out_writes_bytes_opt_(RwSize) PUCHAR Rw, ULONG RwVersion, ULONG RwSize, _Out_writes_bytes_opt_(RosSize) PUCHAR Ros,
    ULONG RosVersion, ULONG RosSize, _Out_writes_bytes_opt_(RodSize) PUCHAR Rod, ULONG RodVersion, ULONG RodSize);
ULONG WINAPI GetPerTcpConnectionEStats(_In_ PMIB_TCPROW Row, TCP_ESTATS_TYPE EstatsType,
    _Out_writes_bytes_opt_(RwSize) PUCHAR Rw, ULONG RwVersion, ULONG RwSize, _Out_writes_bytes_opt_(RosSize) PUCHAR Ros,
    ULONG RosVersion, ULONG RosSize, _Out_writes_bytes_opt_(RodSize) PUCHAR Rod, ULONG RodVersion, ULONG RodSize);
BOOL WINAPI GetRTTAndHopCount(IPAddr DestIpAddress, _Out_ PULONG HopCount, ULONG MaxHops, _Out_ PULONG RTT);
INT WINAPI GetServiceW(DWORD dwNameSpace, _In_ LPGUID lpGuid, _In_ LPWSTR lpServiceName, DWORD dwProperties,
    _Out_writes_bytes_(*lpdwBufferSize) LPVOID lpBuffer, _Inout_ LPDWORD lpdwBufferSize,
    _In_opt_ LPSERVICE_ASYNC_INFO lpServiceAsyncInfo) _Fails_(zero, last_error);
NET_IF_COMPARTMENT_ID WINAPI GetSessionCompartmentId(ULONG SessionId);
HRESULT WINAPI GetSoftwareUpdateInfo(_In_ LPCWSTR szDistUnit, _Out_ LPSOFTDISTINFO psdi);
ULONG WINAPI GetTcp6Table(_Out_writes_bytes_(*SizePointer) PMIB_TCP6TABLE TcpTable, _Inout_ PULONG SizePointer,
    BOOL Order);
ULONG WINAPI GetTcp6Table2(_Out_writes_bytes_(*SizePointer) PMIB_TCP6TABLE2 TcpTable, _Inout_ PULONG SizePointer,
    BOOL Order);
ULONG WINAPI GetTcpStatistics(_Out_ PMIB_TCPSTATS Statistics);
ULONG WINAPI GetTcpStatisticsEx(_Out_ PMIB_TCPSTATS Statistics, _Names_(ADDRESS_FAMILY_WinSock) ULONG Family);
ULONG WINAPI GetTcpTable(_Out_writes_bytes_opt_(*SizePointer) PMIB_TCPTABLE TcpTable, _Inout_ PULONG SizePointer,
    BOOL Order);
ULONG WINAPI GetTcpTable2(_Out_writes_bytes_opt_(*SizePointer) PMIB_TCPTABLE2 TcpTable, _Inout_ PULONG SizePointer,
    BOOL Order);
DWORD WINAPI GetTeredoPort(_Out_ USHORT *Port);
INT WINAPI GetTypeByNameW(_In_ LPWSTR lpServiceName, _Inout_ LPGUID lpServiceType) _Fails_(zero, last_error);
ULONG WINAPI GetUdp6Table(_Out_writes_bytes_opt_(*SizePointer) PMIB_UDP6TABLE Udp6Table, _Inout_ PULONG SizePointer,
    BOOL Order);
ULONG WINAPI GetUdpStatistics(_Out_ PMIB_UDPSTATS Stats);
ULONG WINAPI GetUdpStatisticsEx(_Out_ PMIB_UDPSTATS Statistics, _Names_(ADDRESS_FAMILY_WinSock) ULONG Family);
ULONG WINAPI GetUdpTable(_Out_writes_bytes_opt_(*SizePointer) PMIB_UDPTABLE UdpTable, _Inout_ PULONG SizePointer,
    BOOL Order);
DWORD WINAPI GetUniDirectionalAdapterInfo(
    _Out_writes_bytes_opt_(*dwOutBufLen) PIP_UNIDIRECTIONAL_ADAPTER_ADDRESS pIPIfInfo, _Inout_ PULONG dwOutBufLen);
DWORD WINAPI GetUnicastIpAddressEntry(_Inout_ PMIB_UNICASTIPADDRESS_ROW Row);
DWORD WINAPI GetUnicastIpAddressTable(ADDRESS_FAMILY Family, _Out_ PMIB_UNICASTIPADDRESS_TABLE *Table);
BOOL WINAPI GetUrlCacheConfigInfoW(_Inout_ LPINTERNET_CACHE_CONFIG_INFOW lpCacheConfigInfo,
    _Reserved_ LPDWORD lpcbCacheConfigInfo, _Names_(CACHE_CONFIG) DWORD dwFieldControl);
BOOL WINAPI GetUrlCacheEntryInfoExW(_In_ LPCWSTR lpszUrl,
    _Inout_updates_bytes_opt_(*lpcbCacheEntryInfo) LPINTERNET_CACHE_ENTRY_INFOW lpCacheEntryInfo,
    _Inout_opt_ LPDWORD lpcbCacheEntryInfo, _Reserved_ LPWSTR lpszRedirectUrl, _Reserved_ LPDWORD lpcbRedirectUrl,
    _Reserved_ LPVOID lpReserved, _Show_(hex) DWORD dwFlags);
BOOL WINAPI GetUrlCacheEntryInfoW(_In_ LPCWSTR lpszUrlName,
    _Inout_updates_bytes_opt_(*lpcbCacheEntryInfo) LPINTERNET_CACHE_ENTRY_INFOW lpCacheEntryInfo,
    _Inout_opt_ LPDWORD lpcbCacheEntryInfo);
BOOL WINAPI GetUrlCacheGroupAttributeW(GROUPID gid, _Reserved_ _Show_(hex) DWORD dwFlags,
    _Show_(hex) DWORD dwAttributes, _Out_writes_bytes_(*lpcbGroupInfo) LPINTERNET_CACHE_GROUP_INFOW lpGroupInfo,
    _Inout_ LPDWORD lpcbGroupInfo, _Reserved_ LPVOID lpReserved);
BOOL WINAPI GopherCreateLocatorW(_In_ LPCWSTR lpszHost, _Show_(port) INTERNET_PORT nServerPort,
    _In_opt_ LPCWSTR lpszDisplayString, _In_opt_ LPCWSTR lpszSelectorString, DWORD dwGopherType,
    _Out_writes_opt_(*lpdwBufferLength) LPWSTR lpszLocator, _Inout_ LPDWORD lpdwBufferLength);
HINTERNET WINAPI GopherFindFirstFileW(_In_ HINTERNET hConnect, _In_opt_ LPCWSTR lpszLocator,
    _In_opt_ LPCWSTR lpszSearchString, _Out_opt_ LPGOPHER_FIND_DATAW lpFindData, _Show_(hex) DWORD dwFlags,
    DWORD_PTR dwContext);
BOOL WINAPI GopherGetAttributeW(_In_ HINTERNET hConnect, _In_ LPCWSTR lpszLocator, _In_opt_ LPCWSTR lpszAttributeName,
    _Out_writes_bytes_(dwBufferLength) LPBYTE lpBuffer, DWORD dwBufferLength, _Out_ LPDWORD lpdwCharactersReturned,
    _In_opt_ GOPHER_ATTRIBUTE_ENUMERATOR lpfnEnumerator, DWORD_PTR dwContext);
BOOL WINAPI GopherGetLocatorTypeW(_In_ LPCWSTR lpszLocator, _Out_ LPDWORD lpdwGopherType);
HINTERNET WINAPI GopherOpenFileW(_In_ HINTERNET hConnect, _In_ LPCWSTR lpszLocator, _In_opt_ LPCWSTR lpszView,
    _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext);
HRESULT WINAPI HlinkGoBack(IUnknown *pUnk);
HRESULT WINAPI HlinkGoForward(IUnknown *pUnk);
HRESULT WINAPI HlinkNavigateMoniker(_In_opt_ IUnknown *pUnk, _In_opt_ IMoniker *pmkTarget);
HRESULT WINAPI HlinkNavigateString(_In_opt_ IUnknown *pUnk, _In_opt_ LPCWSTR szTarget);
HRESULT WINAPI HlinkSimpleNavigateToMoniker(_In_opt_ IMoniker *pmkTarget, _In_opt_ LPCWSTR szLocation,
    _In_opt_ LPCWSTR szTargetFrameName, _In_opt_ IUnknown *pUnk, _In_opt_ IBindCtx *pbc,
    _In_opt_ IBindStatusCallback *pBindStatusCallback, DWORD grfHLNF, DWORD dwReserved);
HRESULT WINAPI HlinkSimpleNavigateToString(_In_opt_ LPCWSTR szTarget, _In_opt_ LPCWSTR szLocation,
    _In_opt_ LPCWSTR szTargetFrameName, IUnknown *pUnk, _In_opt_ IBindCtx *pbc, _In_opt_ IBindStatusCallback *arg6,
    DWORD grfHLNF, DWORD dwReserved);
BOOL WINAPI HttpAddRequestHeadersW(_In_ HINTERNET hRequest, _In_reads_(dwHeadersLength) LPCWSTR lpszHeaders,
    DWORD dwHeadersLength, _Names_(HTTP_ADDREQ_FLAG) DWORD dwModifiers);
BOOL WINAPI HttpEndRequestW(_In_ HINTERNET hRequest, _Out_opt_ LPINTERNET_BUFFERSW lpBuffersOut,
    _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext);
BOOL WINAPI HttpQueryInfoW(_In_ HINTERNET hRequest, DWORD dwInfoLevel,
    _Inout_updates_bytes_opt_(*lpdwBufferLength) LPVOID lpBuffer, _Inout_ LPDWORD lpdwBufferLength,
    _Inout_opt_ LPDWORD lpdwIndex);
BOOL WINAPI HttpSendRequestExW(_In_ HINTERNET hRequest, _In_opt_ LPINTERNET_BUFFERSW lpBuffersIn,
    _Out_opt_ LPINTERNET_BUFFERSW lpBuffersOut, _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext);
BOOL WINAPI HttpSendRequestW(_In_ HINTERNET hRequest, _In_reads_opt_(dwHeadersLength) LPCWSTR lpszHeaders,
    DWORD dwHeadersLength, _In_reads_bytes_opt_(dwOptionalLength) LPVOID lpOptional, DWORD dwOptionalLength);
HRESULT WINAPI IEInstallScope(_Out_ LPDWORD pdwScope);
DWORD WINAPI I_NetLogonControl2(_In_opt_ LPCWSTR ServerName, DWORD FunctionCode, DWORD QueryLevel, _In_ LPBYTE Data,
    _Out_ LPBYTE *Buffer);
HANDLE WINAPI Icmp6CreateFile(void) _Fails_(minus_one, last_error);
DWORD WINAPI Icmp6ParseReplies(_Out_writes_bytes_(ReplySize) LPVOID ReplyBuffer,
    DWORD ReplySize) _Fails_(zero, last_error);
DWORD WINAPI Icmp6SendEcho2(HANDLE IcmpHandle, _In_opt_ HANDLE Event, _In_opt_ FARPROC ApcRoutine,
    _In_opt_ PVOID ApcContext, _In_ struct sockaddr_in6 *SourceAddress, _In_ struct sockaddr_in6 *DestinationAddress,
    _In_reads_bytes_(RequestSize) LPVOID RequestData, WORD RequestSize, _In_opt_ PIP_OPTION_INFORMATION RequestOptions,
    _Out_writes_bytes_(ReplySize) LPVOID ReplyBuffer, DWORD ReplySize, DWORD Timeout) _Fails_(zero, last_error);
BOOL WINAPI IcmpCloseHandle(_Closes_ HANDLE IcmpHandle);
HANDLE WINAPI IcmpCreateFile(void) _Fails_(minus_one, last_error) _Opens_;
DWORD WINAPI IcmpParseReplies(_Out_writes_bytes_(ReplySize) LPVOID ReplyBuffer,
    DWORD ReplySize) _Fails_(zero, last_error);
DWORD WINAPI IcmpSendEcho(HANDLE IcmpHandle, IPAddr DestinationAddress,
    _In_reads_bytes_(RequestSize) LPVOID RequestData, WORD RequestSize, _In_opt_ PIP_OPTION_INFORMATION RequestOptions,
    _Out_writes_bytes_(ReplySize) LPVOID ReplyBuffer, DWORD ReplySize, DWORD Timeout) _Fails_(zero, last_error);
DWORD WINAPI IcmpSendEcho2(HANDLE IcmpHandle, _In_opt_ HANDLE Event, _In_opt_ FARPROC ApcRoutine,
    _In_opt_ PVOID ApcContext, IPAddr DestinationAddress, _In_reads_bytes_(RequestSize) LPVOID RequestData,
    WORD RequestSize, _In_opt_ PIP_OPTION_INFORMATION RequestOptions, _Out_writes_bytes_(ReplySize) LPVOID ReplyBuffer,
    DWORD ReplySize, DWORD Timeout) _Fails_(zero, last_error);
BOOL WINAPI IncrementUrlCacheHeaderData(DWORD nIdx, _Out_ LPDWORD lpdwData) _Fails_(zero, last_error);
LPCWSTR WINAPI InetNtopW(INT Family, _In_ LPCVOID pAddr, _Out_writes_(StringBufSize) LPWSTR pStringBuf,
    size_t StringBufSize);
INT WINAPI InetPtonW(_Names_(ADDRESS_FAMILY) INT Family, _In_ LPCWSTR pszAddrString, _Out_ PVOID pAddrBuf) _Fails_(zero_or_minus_one, wsa);
void WINAPI InitializeIpForwardEntry(_Out_ PMIB_IPFORWARD_ROW2 Row);
void WINAPI InitializeIpInterfaceEntry(_Inout_ PMIB_IPINTERFACE_ROW Row);
void WINAPI InitializeUnicastIpAddressEntry(_Out_ PMIB_UNICASTIPADDRESS_ROW Row);
DWORD WINAPI InternetAttemptConnect(DWORD dwReserved) _Fails_(nonzero, win32);
BOOL WINAPI InternetAutodial(_Names_(INTERNET_AUTODIAL) DWORD dwFlags, _In_opt_ HWND hwndParent);
BOOL WINAPI InternetAutodialHangup(_Reserved_ DWORD dwReserved);
BOOL WINAPI InternetCanonicalizeUrlW(_In_ LPCWSTR lpszUrl, _Out_writes_(*lpdwBufferLength) LPWSTR lpszBuffer,
    _Inout_ LPDWORD lpdwBufferLength, _Show_(hex) DWORD dwFlags);
BOOL WINAPI InternetCheckConnectionW(_In_ LPCWSTR lpszUrl, _Show_(hex) DWORD dwFlags, DWORD dwReserved);
BOOL WINAPI InternetCloseHandle(_In_ HINTERNET hInternet);
BOOL WINAPI InternetCombineUrlW(_In_ LPCWSTR lpszBaseUrl, _In_ LPCWSTR lpszRelativeUrl,
    _Out_writes_(*lpdwBufferLength) LPWSTR lpszBuffer, _Inout_ LPDWORD lpdwBufferLength, _Show_(hex) DWORD dwFlags);
DWORD WINAPI InternetConfirmZoneCrossing(HWND hWnd, _In_ LPSTR szUrlPrev, _In_ LPSTR szUrlNew,
    BOOL bPost) _Fails_(nonzero, win32);
DWORD WINAPI InternetConfirmZoneCrossingW(HWND hWnd, _In_ LPWSTR szUrlPrev, _In_ LPWSTR szUrlNew,
    BOOL bPost) _Fails_(nonzero, win32);
HINTERNET WINAPI InternetConnectW(_In_ HINTERNET hInternet, _In_ LPCWSTR lpszServerName,
    _Show_(port) INTERNET_PORT nServerPort, _In_opt_ LPCWSTR lpszUserName, _In_opt_ _Secret_ LPCWSTR lpszPassword,
    _Names_(INTERNET_SERVICE) DWORD dwService, _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext) _Opens_;
BOOL WINAPI InternetCrackUrlW(_In_reads_(dwUrlLength) LPCWSTR lpszUrl, DWORD dwUrlLength,
    _Names_(WIN_HTTP_CREATE_URL_FLAGS) DWORD dwFlags, _Inout_ LPURL_COMPONENTSW lpUrlComponents);
BOOL WINAPI InternetCreateUrlW(_In_ LPURL_COMPONENTSW lpUrlComponents, _Show_(hex) DWORD dwFlags,
    _Out_writes_opt_(*lpdwUrlLength) LPWSTR lpszUrl, _Inout_ LPDWORD lpdwUrlLength);
DWORD WINAPI InternetDial(HWND hwndParent, _In_opt_ LPSTR lpszConnectoid, _Show_(hex) DWORD dwFlags,
    _Out_ LPDWORD lpdwConnection, DWORD dwReserved) _Fails_(nonzero, win32);
DWORD WINAPI InternetDialW(HWND hwndParent, _In_opt_ LPWSTR lpszConnectoid, _Show_(hex) DWORD dwFlags,
    _Out_ DWORD_PTR *lpdwConnection, _Reserved_ DWORD dwReserved) _Fails_(nonzero, win32);
BOOL WINAPI InternetEnumPerSiteCookieDecisionW(_Out_writes_(*pcSiteNameSize) LPWSTR pszSiteName,
    _Inout_ unsigned long *pcSiteNameSize, _Out_ unsigned long *pdwDecision,
    unsigned long dwIndex) _Fails_(zero, last_error);
DWORD WINAPI InternetErrorDlg(HWND hWnd, _Inout_opt_ HINTERNET hRequest, DWORD dwError, _Show_(hex) DWORD dwFlags,
    _Inout_opt_ LPVOID *lppvData) _Fails_(nonzero, win32);
BOOL WINAPI InternetFindNextFileW(_In_ HINTERNET hFind, _Out_ LPVOID lpvFindData);
BOOL WINAPI InternetGetConnectedState(_Out_ _Names_(INTERNET_CONNECTION) LPDWORD lpdwFlags,
    _Reserved_ DWORD dwReserved);
BOOL WINAPI InternetGetConnectedStateEx(_Out_ _Names_(INTERNET_CONNECTION) LPDWORD lpdwFlags,
    _Out_writes_opt_(dwNameLen) LPSTR lpszConnectionName, DWORD dwNameLen, DWORD dwReserved);
BOOL WINAPI InternetGetConnectedStateExW(_Out_opt_ _Names_(INTERNET_CONNECTION) LPDWORD lpdwFlags,
    _Out_writes_opt_(cchNameLen) LPWSTR lpszConnectionName, DWORD cchNameLen, _Reserved_ DWORD dwReserved);
BOOL WINAPI InternetGetCookieExW(_In_ LPCWSTR lpszUrl, _In_opt_ LPCWSTR lpszCookieName,
    _In_reads_opt_(*lpdwSize) LPWSTR lpszCookieData, _Inout_ LPDWORD lpdwSize,
    _Names_(INTERNET_COOKIE_FLAGS) DWORD dwFlags, _Reserved_ LPVOID lpReserved);
BOOL WINAPI InternetGetCookieW(_In_ LPCWSTR lpszUrl, _In_opt_ LPCWSTR lpszCookieName,
    _Out_writes_opt_(*lpdwSize) LPWSTR lpszCookieData, _Inout_ LPDWORD lpdwSize);
BOOL WINAPI InternetGetLastResponseInfoW(_Out_ LPDWORD lpdwError, _Out_writes_opt_(*lpdwBufferLength) LPWSTR lpszBuffer,
    _Inout_ LPDWORD lpdwBufferLength);
BOOL WINAPI InternetGetPerSiteCookieDecisionW(_In_ LPCWSTR pchHostName,
    _Out_ unsigned long *pResult) _Fails_(zero, last_error);
BOOL WINAPI InternetGetSecurityInfoByURLW(_In_ LPCWSTR lpszURL, _Out_ PCCERT_CHAIN_CONTEXT *ppCertChain,
    _Out_ DWORD *pdwSecureFlags) _Fails_(zero, last_error);
BOOL WINAPI InternetGoOnline(_In_opt_ LPSTR lpszURL, HWND hwndParent, _Show_(hex) DWORD dwFlags);
BOOL WINAPI InternetGoOnlineW(_In_opt_ LPWSTR lpszURL, HWND hwndParent, _Show_(hex) DWORD dwFlags);
DWORD WINAPI InternetHangUp(DWORD_PTR dwConnection, _Reserved_ DWORD dwReserved) _Fails_(nonzero, win32);
BOOL WINAPI InternetInitializeAutoProxyDll(DWORD dwReserved);
BOOL WINAPI InternetLockRequestFile(_In_ HINTERNET hInternet, _Out_ _Opens_ HANDLE *lphLockRequestInfo);
HINTERNET WINAPI InternetOpenUrlW(_In_ HINTERNET hInternet, _In_ LPCWSTR lpszUrl,
    _In_reads_opt_(dwHeadersLength) LPCWSTR lpszHeaders, DWORD dwHeadersLength, _Names_(INTERNET_FLAGS) DWORD dwFlags,
    DWORD_PTR dwContext) _Opens_;
HINTERNET WINAPI InternetOpenW(_In_opt_ LPCWSTR lpszAgent, _Names_(INTERNET_OPEN_TYPE) DWORD dwAccessType,
    _In_opt_ LPCWSTR lpszProxy, _In_opt_ LPCWSTR lpszProxyBypass, _Names_(INTERNET_FLAGS) DWORD dwFlags) _Opens_;
BOOL WINAPI InternetQueryDataAvailable(_In_ HINTERNET hFile, _Out_opt_ LPDWORD lpdwNumberOfBytesAvailable,
    _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext);
BOOL WINAPI InternetQueryFortezzaStatus(_Out_ DWORD *pdwStatus,
    _Reserved_ DWORD_PTR dwReserved) _Fails_(zero, last_error);
BOOL WINAPI InternetQueryOptionW(_In_opt_ HINTERNET hInternet, DWORD dwOption,
    _Out_writes_bytes_opt_(*lpdwBufferLength) LPVOID lpBuffer, _Inout_ LPDWORD lpdwBufferLength);
BOOL WINAPI InternetReadFile(_In_ HINTERNET hFile,
    _Out_writes_bytes_to_(dwNumberOfBytesToRead, *lpdwNumberOfBytesRead) LPVOID lpBuffer, DWORD dwNumberOfBytesToRead,
    _Out_ LPDWORD lpdwNumberOfBytesRead);
BOOL WINAPI InternetReadFileExW(_In_ HINTERNET hFile, _Out_ LPINTERNET_BUFFERSW lpBuffersOut, _Show_(hex) DWORD dwFlags,
    DWORD_PTR dwContext);
DWORD WINAPI InternetSetCookieExW(_In_ LPCWSTR lpszUrl, _In_opt_ LPCWSTR lpszCookieName, _In_ LPCWSTR lpszCookieData,
    _Show_(hex) DWORD dwFlags, DWORD_PTR dwReserved) _Fails_(zero, last_error);
BOOL WINAPI InternetSetCookieW(_In_ LPCWSTR lpszUrl, _In_opt_ LPCWSTR lpszCookieName, _In_ LPCWSTR lpszCookieData);
BOOL WINAPI InternetSetDialState(_In_opt_ LPCSTR lpszConnectoid, DWORD dwState,
    DWORD dwReserved) _Fails_(zero, last_error);
BOOL WINAPI InternetSetDialStateW(_In_opt_ LPCWSTR lpszConnectoid, DWORD dwState,
    _Reserved_ DWORD dwReserved) _Fails_(zero, last_error);
DWORD WINAPI InternetSetFilePointer(_In_ HINTERNET hFile, LONG lDistanceToMove, _Inout_opt_ PVOID lpDistanceToMoveHigh,
    DWORD dwMoveMethod, _Reserved_ DWORD_PTR dwContext) _Fails_(minus_one, last_error);
BOOL WINAPI InternetSetOptionExW(_In_opt_ HINTERNET hInternet, DWORD dwOption, _In_opt_ LPVOID lpBuffer,
    DWORD dwBufferLength, _Show_(hex) DWORD dwFlags) _Fails_(zero, last_error);
BOOL WINAPI InternetSetOptionW(_In_opt_ HINTERNET hInternet, DWORD dwOption, _In_opt_ LPVOID lpBuffer,
    DWORD dwBufferLength);
BOOL WINAPI InternetSetPerSiteCookieDecisionW(_In_ LPCWSTR pchHostName, DWORD dwDecision) _Fails_(zero, last_error);
INTERNET_STATUS_CALLBACK WINAPI InternetSetStatusCallback(_In_ HINTERNET hInternet,
    _In_opt_ INTERNET_STATUS_CALLBACK lpfnInternetCallback);
INTERNET_STATUS_CALLBACK WINAPI InternetSetStatusCallbackW(_In_ HINTERNET hInternet,
    _In_opt_ INTERNET_STATUS_CALLBACK lpfnInternetCallback);
BOOL WINAPI InternetTimeFromSystemTime(_In_ const SYSTEMTIME *pst, DWORD dwRFC,
    _Out_writes_bytes_(cbTime) LPSTR lpszTime, DWORD cbTime);
BOOL WINAPI InternetTimeFromSystemTimeW(_In_ const SYSTEMTIME *pst, DWORD dwRFC,
    _Out_writes_bytes_(cbTime) LPWSTR lpszTime, DWORD cbTime);
BOOL WINAPI InternetTimeToSystemTime(_In_ LPCSTR lpszTime, _Out_ SYSTEMTIME *pst, _Reserved_ DWORD dwReserved);
BOOL WINAPI InternetTimeToSystemTimeW(_In_ LPCWSTR lpszTime, _Out_ SYSTEMTIME *pst, _Reserved_ DWORD dwReserved);
BOOL WINAPI InternetUnlockRequestFile(HANDLE hLockRequestInfo);
BOOL WINAPI InternetWriteFile(_In_ HINTERNET hFile, _In_reads_bytes_(dwNumberOfBytesToWrite) LPCVOID lpBuffer,
    DWORD dwNumberOfBytesToWrite, _Out_ LPDWORD lpdwNumberOfBytesWritten);
DWORD WINAPI IpReleaseAddress(_In_ PIP_ADAPTER_INDEX_MAP AdapterInfo);
DWORD WINAPI IpRenewAddress(_In_ PIP_ADAPTER_INDEX_MAP AdapterInfo);
HRESULT WINAPI IsAsyncMoniker(IMoniker *pmk);
BOOL WINAPI IsHostInProxyBypassList(INTERNET_SCHEME tScheme, _In_reads_(cchHost) LPCSTR lpszHost,
    DWORD cchHost) _Fails_(never);
BOOL WINAPI IsLoggingEnabledW(_In_ LPCWSTR pwszUrl) _Fails_(never);
BOOL WINAPI IsUrlCacheEntryExpiredW(_In_ LPCWSTR lpszUrlName, _Show_(hex) DWORD dwFlags,
    _Inout_ FILETIME *pftLastModified) _Fails_(never);
HRESULT WINAPI IsValidURL(_In_opt_ LPBC pBC, _In_ LPCWSTR szURL, DWORD dwReserved);
ULONG __cdecl LdapGetLastError(void);
ULONG __cdecl LdapMapErrorToWin32(ULONG LdapError);
int __cdecl LdapUTF8ToUnicode(_In_reads_(cchSrc) LPCSTR lpSrcStr, int cchSrc, _Out_writes_(cchDest) LPWSTR lpDestStr,
    int cchDest) _Fails_(zero, last_error);
int __cdecl LdapUnicodeToUTF8(_In_reads_(cchSrc) LPCWSTR lpSrcStr, int cchSrc, _Out_writes_(cchDest) LPSTR lpDestStr,
    int cchDest) _Fails_(zero, last_error);
ULONG WINAPI LookupPersistentTcpPortReservation(USHORT StartPort, USHORT NumberOfPorts, _Out_ PULONG64 Token);
ULONG WINAPI LookupPersistentUdpPortReservation(USHORT StartPort, USHORT NumberOfPorts, _Out_ PULONG64 Token);
HRESULT WINAPI MkParseDisplayNameEx(IBindCtx *pbc, _In_ LPCWSTR szDisplayName, _Out_ ULONG *pchEaten,
    _Out_ LPMONIKER *ppmk);
DWORD WINAPI MultinetGetConnectionPerformanceW(_In_ LPNETRESOURCEW lpNetResource,
    _Out_ LPNETCONNECTINFOSTRUCT lpNetConnectInfoStruct) _Fails_(nonzero, win32);
DWORD WINAPI NetAddAlternateComputerName(_In_opt_ LPCWSTR Server, _In_ LPCWSTR AlternateName,
    _In_opt_ LPCWSTR DomainAccount, _In_opt_ _Secret_ LPCWSTR DomainAccountPassword, ULONG Reserved);
NTSTATUS WINAPI NetAddServiceAccount(_In_opt_ LPWSTR ServerName, _In_ LPWSTR AccountName, _In_ _Secret_ LPWSTR Password,
    _Show_(hex) DWORD Flags);
DWORD WINAPI NetAlertRaise(_In_ LPCWSTR AlertType, _In_ LPVOID Buffer, DWORD BufferSize);
DWORD WINAPI NetAlertRaiseEx(_In_ LPCWSTR AlertType, _In_ LPVOID VariableInfo, DWORD VariableInfoSize,
    _In_ LPCWSTR ServiceName);
DWORD WINAPI NetApiBufferAllocate(DWORD ByteCount, _Out_ LPVOID *Buffer);
DWORD WINAPI NetApiBufferFree(_In_opt_ LPVOID Buffer);
DWORD WINAPI NetApiBufferReallocate(_In_opt_ LPVOID OldBuffer, DWORD NewByteCount, _Out_ LPVOID *NewBuffer);
DWORD WINAPI NetApiBufferSize(_In_ LPVOID Buffer, _Out_ LPDWORD ByteCount);
DWORD WINAPI NetAuditClear(_In_ LPCWSTR server, _In_ LPCWSTR backupfile, _In_ LPCWSTR service);
DWORD WINAPI NetAuditRead(_In_ LPCWSTR server, _In_ LPCWSTR service, _Inout_ LPHLOG auditloghandle, DWORD offset,
    _Inout_ LPDWORD reserved1, DWORD reserved2, DWORD offsetflag, _Inout_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Inout_ LPDWORD bytesread, _Inout_ LPDWORD totalavailable);
DWORD WINAPI NetAuditWrite(DWORD type, _Inout_ LPBYTE buf, DWORD numbytes, _In_ LPCWSTR service,
    _Inout_ LPBYTE reserved);
DWORD WINAPI NetConfigGet(_In_ LPCWSTR server, _In_ LPCWSTR component, _In_ LPCWSTR parameter, _Inout_ LPBYTE *bufptr);
DWORD WINAPI NetConfigGetAll(_In_ LPCWSTR server, _In_ LPCWSTR component, _Inout_ LPBYTE *bufptr);
DWORD WINAPI NetConfigSet(_In_ LPCWSTR server, _In_ LPCWSTR reserved1, _In_ LPCWSTR component, DWORD level,
    DWORD reserved2, _Inout_ LPBYTE buf, DWORD reserved3);
DWORD WINAPI NetConnectionEnum(_In_opt_ LPWSTR servername, _In_ LPWSTR qualifier, DWORD level, _Out_ LPBYTE *bufptr,
    DWORD prefmaxlen, _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ LPDWORD resume_handle);
DWORD WINAPI NetDfsAdd(_In_ LPWSTR DfsEntryPath, _In_ LPWSTR ServerName, _In_ LPWSTR ShareName, _In_opt_ LPWSTR Comment,
    _Show_(hex) DWORD Flags);
DWORD WINAPI NetDfsAddFtRoot(_In_ LPWSTR ServerName, _In_ LPWSTR RootShare, _In_ LPWSTR FtDfsName,
    _In_opt_ LPWSTR Comment, _Show_(hex) DWORD Flags);
DWORD WINAPI NetDfsAddRootTarget(_In_ LPWSTR pDfsPath, _In_opt_ LPWSTR pTargetPath, ULONG MajorVersion,
    _In_opt_ LPWSTR pComment, _Show_(hex) ULONG Flags);
DWORD WINAPI NetDfsAddStdRoot(_In_ LPWSTR ServerName, _In_ LPWSTR RootShare, _In_opt_ LPWSTR Comment,
    _Show_(hex) DWORD Flags);
DWORD WINAPI NetDfsEnum(_In_ LPWSTR DfsName, DWORD Level, DWORD PrefMaxLen, _Out_ LPBYTE *Buffer,
    _Out_ LPDWORD EntriesRead, _Inout_ LPDWORD ResumeHandle);
DWORD WINAPI NetDfsGetClientInfo(_In_ LPWSTR DfsEntryPath, _In_opt_ LPWSTR ServerName, _In_opt_ LPWSTR ShareName,
    DWORD Level, _Out_ LPBYTE *Buffer);
DWORD WINAPI NetDfsGetFtContainerSecurity(_In_ LPWSTR DomainName, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _Out_ PSECURITY_DESCRIPTOR *ppSecurityDescriptor, _Out_ LPDWORD lpcbSecurityDescriptor);
DWORD WINAPI NetDfsGetInfo(_In_ LPWSTR DfsEntryPath, _In_opt_ LPWSTR ServerName, _In_opt_ LPWSTR ShareName, DWORD Level,
    _Out_ LPBYTE *Buffer);
DWORD WINAPI NetDfsGetSecurity(_In_ LPWSTR DfsEntryPath, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _Out_ PSECURITY_DESCRIPTOR *ppSecurityDescriptor, _Out_ LPDWORD lpcbSecurityDescriptor);
DWORD WINAPI NetDfsGetStdContainerSecurity(_In_ LPWSTR MachineName, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _Out_ PSECURITY_DESCRIPTOR *ppSecurityDescriptor, _Out_ LPDWORD lpcbSecurityDescriptor);
DWORD WINAPI NetDfsGetSupportedNamespaceVersion(DFS_NAMESPACE_VERSION_ORIGIN Origin, _In_opt_ PWSTR pName,
    _Out_ PDFS_SUPPORTED_NAMESPACE_VERSION_INFO *ppVersionInfo);
DWORD WINAPI NetDfsMove(_In_ LPWSTR OldDfsEntryPath, _In_ LPWSTR NewDfsEntryPath, _Show_(hex) ULONG Flags);
DWORD WINAPI NetDfsRemove(_In_ LPWSTR DfsEntryPath, _In_opt_ LPWSTR ServerName, _In_opt_ LPWSTR ShareName);
DWORD WINAPI NetDfsRemoveFtRoot(_In_ LPWSTR ServerName, _In_ LPWSTR RootShare, _In_ LPWSTR FtDfsName,
    _Reserved_ _Show_(hex) DWORD Flags);
DWORD WINAPI NetDfsRemoveFtRootForced(_In_ LPWSTR DomainName, _In_ LPWSTR ServerName, _In_ LPWSTR RootShare,
    _In_ LPWSTR FtDfsName, _Reserved_ _Show_(hex) DWORD Flags);
DWORD WINAPI NetDfsRemoveRootTarget(_In_ LPWSTR pDfsPath, _In_opt_ LPWSTR pTargetPath, _Show_(hex) ULONG Flags);
DWORD WINAPI NetDfsRemoveStdRoot(_In_ LPWSTR ServerName, _In_ LPWSTR RootShare, _Reserved_ _Show_(hex) DWORD Flags);
DWORD WINAPI NetDfsSetClientInfo(_In_ LPWSTR DfsEntryPath, _In_opt_ LPWSTR ServerName, _In_opt_ LPWSTR ShareName,
    DWORD Level, _In_ LPBYTE Buffer);
DWORD WINAPI NetDfsSetFtContainerSecurity(_In_ LPWSTR DomainName, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _In_ PSECURITY_DESCRIPTOR pSecurityDescriptor);
DWORD WINAPI NetDfsSetInfo(_In_ LPWSTR DfsEntryPath, _In_opt_ LPWSTR ServerName, _In_opt_ LPWSTR ShareName, DWORD Level,
    _In_ LPBYTE Buffer);
DWORD WINAPI NetDfsSetSecurity(_In_ LPWSTR DfsEntryPath, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _In_ PSECURITY_DESCRIPTOR pSecurityDescriptor);
DWORD WINAPI NetDfsSetStdContainerSecurity(_In_ LPWSTR MachineName, _Names_(OBJECT_SECURITY_INFORMATION) SECURITY_INFORMATION SecurityInformation,
    _In_ PSECURITY_DESCRIPTOR pSecurityDescriptor);
DWORD WINAPI NetEnumerateComputerNames(_In_opt_ LPCWSTR Server, NET_COMPUTER_NAME_TYPE NameType, ULONG Reserved,
    _Out_ PDWORD EntryCount, _Out_ LPWSTR **ComputerNames);
NTSTATUS WINAPI NetEnumerateServiceAccounts(_In_opt_ LPWSTR ServerName, _Show_(hex) DWORD Flags,
    _Out_ DWORD *AccountsCount, _Out_ PZPWSTR *Accounts);
DWORD WINAPI NetErrorLogClear(_In_opt_ LPCWSTR UncServerName, _In_opt_ LPCWSTR BackupFile, _In_opt_ LPBYTE Reserved);
DWORD WINAPI NetErrorLogRead(_In_opt_ LPCWSTR UncServerName, _In_opt_ LPWSTR Reserved1, _In_ LPHLOG ErrorLogHandle,
    DWORD Offset, _In_opt_ LPDWORD Reserved2, DWORD Reserved3, DWORD OffsetFlag, _Out_ LPBYTE *BufPtr,
    DWORD PrefMaxSize, _Out_ LPDWORD BytesRead, _Out_ LPDWORD TotalAvailable);
DWORD WINAPI NetErrorLogWrite(_In_opt_ LPBYTE Reserved1, DWORD Code, _In_ LPCWSTR Component, _In_ LPBYTE Buffer,
    DWORD NumBytes, _In_ LPBYTE MsgBuf, DWORD StrCount, _In_opt_ LPBYTE Reserved2);
DWORD WINAPI NetFileClose(_In_opt_ LPWSTR servername, DWORD fileid);
DWORD WINAPI NetFileEnum(_In_opt_ LPWSTR servername, _In_opt_ LPWSTR basepath, _In_opt_ LPWSTR username, DWORD level,
    _Out_ LPBYTE *bufptr, DWORD prefmaxlen, _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries,
    _Inout_opt_ PDWORD_PTR resume_handle);
DWORD WINAPI NetFileGetInfo(_In_opt_ LPWSTR servername, DWORD fileid, DWORD level, _Out_ LPBYTE *bufptr);
DWORD WINAPI NetGetAnyDCName(_In_opt_ LPCWSTR ServerName, _In_opt_ LPCWSTR DomainName, _Out_ LPBYTE *Buffer);
DWORD WINAPI NetGetDCName(_In_opt_ LPCWSTR ServerName, _In_opt_ LPCWSTR DomainName, _Out_ LPBYTE *Buffer);
DWORD WINAPI NetGetDisplayInformationIndex(_In_ LPCWSTR ServerName, DWORD Level, _In_ LPCWSTR Prefix,
    _Inout_ LPDWORD Index);
DWORD WINAPI NetGetJoinInformation(_In_opt_ LPCWSTR lpServer, _Out_ LPWSTR *lpNameBuffer,
    _Out_ PNETSETUP_JOIN_STATUS BufferType);
DWORD WINAPI NetGetJoinableOUs(_In_ LPCWSTR lpServer, _In_ LPCWSTR lpDomain, _In_opt_ LPCWSTR lpAccount,
    _In_opt_ _Secret_ LPCWSTR lpPassword, _Out_ DWORD *OUCount, _Out_ LPWSTR **OUs);
DWORD WINAPI NetGroupAdd(_In_opt_ LPCWSTR servername, DWORD level, _In_ LPBYTE buf, _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetGroupAddUser(_In_opt_ LPCWSTR servername, _In_ LPCWSTR GroupName, _In_ LPCWSTR username);
DWORD WINAPI NetGroupDel(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname);
DWORD WINAPI NetGroupDelUser(_In_opt_ LPCWSTR servername, _In_ LPCWSTR GroupName, _In_ LPCWSTR Username);
DWORD WINAPI NetGroupEnum(_In_opt_ LPCWSTR servername, DWORD level, _Out_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ PDWORD_PTR resume_handle);
DWORD WINAPI NetGroupGetInfo(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, DWORD level, _Out_ LPBYTE *bufptr);
DWORD WINAPI NetGroupGetUsers(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, DWORD level, _Out_ LPBYTE *bufptr,
    DWORD prefmaxlen, _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ PDWORD_PTR ResumeHandle);
DWORD WINAPI NetGroupSetInfo(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, DWORD level, _In_ LPBYTE buf,
    _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetGroupSetUsers(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, DWORD level, _In_ LPBYTE buf,
    DWORD totalentries);
NTSTATUS WINAPI NetIsServiceAccount(_In_opt_ LPWSTR ServerName, _In_ LPWSTR AccountName, _Out_ BOOL *IsService);
DWORD WINAPI NetJoinDomain(_In_opt_ LPCWSTR lpServer, _In_ LPCWSTR lpDomain, _In_opt_ LPCWSTR lpMachineAccountOU,
    _In_opt_ LPCWSTR lpAccount, _In_opt_ _Secret_ LPCWSTR lpPassword,
    _Names_(NET_JOIN_DOMAIN_JOIN_OPTIONS) DWORD fJoinOptions);
DWORD WINAPI NetLocalGroupAdd(_In_opt_ LPCWSTR servername, DWORD level, _In_ LPBYTE buf, _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetLocalGroupAddMember(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, _In_ PSID membersid);
DWORD WINAPI NetLocalGroupAddMembers(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, DWORD level, _In_ LPBYTE buf,
    DWORD totalentries);
DWORD WINAPI NetLocalGroupDel(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname);
DWORD WINAPI NetLocalGroupDelMember(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, _In_ PSID membersid);
DWORD WINAPI NetLocalGroupDelMembers(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, DWORD level, _In_ LPBYTE buf,
    DWORD totalentries);
DWORD WINAPI NetLocalGroupEnum(_In_opt_ LPCWSTR servername, DWORD level, _Out_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ PDWORD_PTR resumehandle);
DWORD WINAPI NetLocalGroupGetInfo(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, DWORD level,
    _Out_ LPBYTE *bufptr);
DWORD WINAPI NetLocalGroupGetMembers(_In_opt_ LPCWSTR servername, _In_ LPCWSTR localgroupname, DWORD level,
    _Out_ LPBYTE *bufptr, DWORD prefmaxlen, _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries,
    _Inout_opt_ PDWORD_PTR resumehandle);
DWORD WINAPI NetLocalGroupSetInfo(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, DWORD level, _In_ LPBYTE buf,
    _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetLocalGroupSetMembers(_In_opt_ LPCWSTR servername, _In_ LPCWSTR groupname, DWORD level, _In_ LPBYTE buf,
    DWORD totalentries);
DWORD WINAPI NetMessageBufferSend(_In_opt_ LPCWSTR servername, _In_ LPCWSTR msgname, _In_ LPCWSTR fromname,
    _In_ LPBYTE buf, DWORD buflen);
DWORD WINAPI NetMessageNameAdd(_In_opt_ LPCWSTR servername, _In_ LPCWSTR msgname);
DWORD WINAPI NetMessageNameDel(_In_opt_ LPCWSTR servername, _In_ LPCWSTR msgname);
DWORD WINAPI NetMessageNameEnum(_In_opt_ LPCWSTR servername, DWORD level, _In_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Out_ LPDWORD resume_handle);
DWORD WINAPI NetMessageNameGetInfo(_In_opt_ LPCWSTR servername, _In_ LPCWSTR msgname, DWORD level, _In_ LPBYTE *bufptr);
DWORD WINAPI NetQueryDisplayInformation(_In_ LPCWSTR ServerName, DWORD Level, DWORD Index, DWORD EntriesRequested,
    DWORD PreferredMaximumLength, _Inout_ LPDWORD ReturnedEntryCount, _Inout_ PVOID *SortedBuffer);
DWORD WINAPI NetRemoteComputerSupports(_In_ LPCWSTR UncServerName,
    _Names_(NET_REMOTE_COMPUTER_SUPPORTS_OPTIONS) DWORD OptionsWanted, _Inout_ LPDWORD OptionsSupported);
DWORD WINAPI NetRemoteTOD(_In_opt_ LPCWSTR UncServerName, _Out_ LPBYTE *BufferPtr);
DWORD WINAPI NetRemoveAlternateComputerName(_In_opt_ LPCWSTR Server, _In_ LPCWSTR AlternateName,
    _In_opt_ LPCWSTR DomainAccount, _In_opt_ _Secret_ LPCWSTR DomainAccountPassword, ULONG Reserved);
NTSTATUS WINAPI NetRemoveServiceAccount(_In_opt_ LPWSTR ServerName, _In_ LPWSTR AccountName, _Show_(hex) DWORD Flags);
DWORD WINAPI NetRenameMachineInDomain(_In_opt_ LPCWSTR lpServer, _In_opt_ LPCWSTR lpNewMachineName,
    _In_opt_ LPCWSTR lpAccount, _In_opt_ _Secret_ LPCWSTR lpPassword, _Show_(hex) DWORD fRenameOptions);
DWORD WINAPI NetReplExportDirAdd(_In_ LPCWSTR servername, DWORD level, _In_ const LPBYTE buf, _Inout_ LPDWORD parm_err);
DWORD WINAPI NetReplExportDirDel(_In_ LPCWSTR servername, _In_ LPCWSTR dirname);
DWORD WINAPI NetReplExportDirEnum(_In_ LPCWSTR servername, DWORD level, _Inout_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Inout_ LPDWORD entriesread, _Inout_ LPDWORD totalentries, _Inout_ LPDWORD resumehandle);
DWORD WINAPI NetReplExportDirGetInfo(_In_ LPCWSTR servername, _In_ LPCWSTR dirname, DWORD level,
    _Inout_ LPBYTE *bufptr);
DWORD WINAPI NetReplExportDirLock(_In_ LPCWSTR servername, _In_ LPCWSTR dirname);
DWORD WINAPI NetReplExportDirSetInfo(_In_ LPCWSTR servername, _In_ LPCWSTR dirname, DWORD level, _In_ const LPBYTE buf,
    _Inout_ LPDWORD parm_err);
DWORD WINAPI NetReplExportDirUnlock(_In_ LPCWSTR servername, _In_ LPCWSTR dirname, DWORD unlockforce);
DWORD WINAPI NetReplGetInfo(_In_ LPCWSTR servername, DWORD level, _Inout_ LPBYTE *bufptr);
DWORD WINAPI NetReplImportDirAdd(_In_ LPCWSTR servername, DWORD level, _In_ const LPBYTE buf, _Inout_ LPDWORD parm_err);
DWORD WINAPI NetReplImportDirDel(_In_ LPCWSTR servername, _In_ LPCWSTR dirname);
DWORD WINAPI NetReplImportDirEnum(_In_ LPCWSTR servername, DWORD level, _Inout_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Inout_ LPDWORD entriesread, _Inout_ LPDWORD totalentries, _Inout_ LPDWORD resumehandle);
DWORD WINAPI NetReplImportDirGetInfo(_In_ LPCWSTR servername, _In_ LPCWSTR dirname, DWORD level,
    _Inout_ LPBYTE *bufptr);
DWORD WINAPI NetReplImportDirLock(_In_ LPCWSTR servername, _In_ LPCWSTR dirname);
DWORD WINAPI NetReplImportDirUnlock(_In_ LPCWSTR servername, _In_ LPCWSTR dirname, DWORD unlockforce);
DWORD WINAPI NetReplSetInfo(_In_ LPCWSTR servername, DWORD level, _In_ const LPBYTE buf, _Inout_ LPDWORD parm_err);
DWORD WINAPI NetScheduleJobAdd(_In_ LPCWSTR Servername, _Inout_ LPBYTE Buffer, _Inout_ LPDWORD JobId);
DWORD WINAPI NetScheduleJobDel(_In_ LPCWSTR Servername, DWORD MinJobId, DWORD MaxJobId);
DWORD WINAPI NetScheduleJobEnum(_In_ LPCWSTR Servername, _Inout_ LPBYTE *PointerToBuffer, DWORD PrefferedMaximumLength,
    _Inout_ LPDWORD EntriesRead, _Inout_ LPDWORD TotalEntries, _Inout_ LPDWORD ResumeHandle);
DWORD WINAPI NetScheduleJobGetInfo(_In_ LPCWSTR Servername, DWORD JobId, _Inout_ LPBYTE *PointerToBuffer);
DWORD WINAPI NetServerComputerNameAdd(_In_opt_ LPWSTR ServerName, _In_opt_ LPWSTR EmulatedDomainName,
    _In_ LPWSTR EmulatedServerName);
DWORD WINAPI NetServerComputerNameDel(_In_opt_ LPWSTR ServerName, _In_ LPWSTR EmulatedServerName);
DWORD WINAPI NetServerDiskEnum(_In_opt_ LPWSTR servername, DWORD level, _Out_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ LPDWORD resume_handle);
DWORD WINAPI NetServerEnum(_In_opt_ LPCWSTR servername, DWORD level, _Out_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Names_(NET_SERVER_TYPE) DWORD servertype,
    _In_opt_ LPCWSTR domain, _Out_opt_ LPDWORD resume_handle);
DWORD WINAPI NetServerGetInfo(_In_opt_ LPWSTR servername, DWORD level, _Out_ LPBYTE *bufptr);
DWORD WINAPI NetServerSetInfo(_In_opt_ LPWSTR servername, DWORD level, _In_ LPBYTE buf, _Out_opt_ LPDWORD ParmError);
DWORD WINAPI NetServerTransportAdd(_In_opt_ LPWSTR servername, DWORD level, _In_ LPBYTE bufptr);
DWORD WINAPI NetServerTransportAddEx(_In_opt_ LPWSTR servername, DWORD level, _In_ LPBYTE bufptr);
DWORD WINAPI NetServerTransportDel(_In_opt_ LPWSTR servername, DWORD level, _In_ LPBYTE bufptr);
DWORD WINAPI NetServerTransportEnum(_In_opt_ LPWSTR servername, DWORD level, _Out_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ LPDWORD resume_handle);
DWORD WINAPI NetServiceControl(_In_opt_ LPCWSTR servername, _In_ LPCWSTR service, DWORD opcode, DWORD dwArg,
    _Out_ LPBYTE *bufptr);
DWORD WINAPI NetServiceEnum(_In_opt_ LPCWSTR servername, DWORD level, _Out_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ LPDWORD resume_handle);
DWORD WINAPI NetServiceGetInfo(_In_opt_ LPCWSTR servername, _In_ LPCWSTR service, DWORD level, _Out_ LPBYTE *bufptr);
DWORD WINAPI NetServiceInstall(_In_opt_ LPCWSTR servername, _In_ LPCWSTR service, DWORD argc,
    _In_reads_(argc) LPCWSTR argv[], _Out_ LPBYTE *bufptr);
DWORD WINAPI NetSessionDel(_In_opt_ LPWSTR servername, _In_opt_ LPWSTR UncClientName, _In_opt_ LPWSTR username);
DWORD WINAPI NetSessionEnum(_In_opt_ LPWSTR servername, _In_opt_ LPWSTR UncClientName, _In_opt_ LPWSTR username,
    DWORD level, _Out_ LPBYTE *bufptr, DWORD prefmaxlen, _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries,
    _Inout_opt_ LPDWORD resume_handle);
DWORD WINAPI NetSessionGetInfo(_In_opt_ LPWSTR servername, _In_ LPWSTR UncClientName, _In_ LPWSTR username, DWORD level,
    _Out_ LPBYTE *bufptr);
DWORD WINAPI NetSetPrimaryComputerName(_In_opt_ LPCWSTR Server, _In_ LPCWSTR PrimaryName,
    _In_opt_ LPCWSTR DomainAccount, _In_opt_ _Secret_ LPCWSTR DomainAccountPassword, ULONG Reserved);
DWORD WINAPI NetShareAdd(_In_opt_ LPWSTR servername, DWORD level, _In_ LPBYTE buf, _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetShareCheck(_In_opt_ LPWSTR servername, _In_ LPWSTR device, _Out_ LPDWORD type);
DWORD WINAPI NetShareDel(_In_opt_ LPWSTR servername, _In_ LPWSTR netname, _Reserved_ DWORD reserved);
DWORD WINAPI NetShareDelEx(_In_opt_ LPWSTR servername, DWORD level, _In_ LPBYTE buf);
DWORD WINAPI NetShareDelSticky(_In_opt_ LPWSTR servername, _In_ LPWSTR netname, _Reserved_ DWORD reserved);
DWORD WINAPI NetShareEnum(_In_opt_ LPWSTR servername, DWORD level, _Out_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ LPDWORD resume_handle);
DWORD WINAPI NetShareEnumSticky(_In_opt_ LPWSTR servername, DWORD level, _Out_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ LPDWORD resume_handle);
DWORD WINAPI NetShareGetInfo(_In_opt_ LPWSTR servername, _In_ LPWSTR netname, DWORD level, _Out_ LPBYTE *bufptr);
DWORD WINAPI NetShareSetInfo(_In_opt_ LPWSTR servername, _In_ LPWSTR netname, DWORD level, _In_ LPBYTE buf,
    _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetStatisticsGet(_In_ LPWSTR ServerName, _In_ LPWSTR Service, DWORD Level, _Show_(hex) DWORD Options,
    _Out_ LPBYTE *Buffer);
DWORD WINAPI NetUnjoinDomain(_In_opt_ LPCWSTR lpServer, _In_opt_ LPCWSTR lpAccount,
    _In_opt_ _Secret_ LPCWSTR lpPassword, _Show_(hex) DWORD fUnjoinOptions);
DWORD WINAPI NetUseAdd(_In_opt_ LPWSTR servername, _Show_(hex) DWORD LevelFlags, _In_ LPBYTE buf,
    _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetUseDel(_In_opt_ LPWSTR UncServerName, _In_ LPWSTR UseName,
    _Names_(FORCE_LEVEL_FLAGS) DWORD ForceLevelFlags);
DWORD WINAPI NetUseEnum(_In_opt_ LPWSTR UncServerName, _Show_(hex) DWORD LevelFlags, _Out_opt_ LPBYTE *BufPtr,
    DWORD PreferedMaximumSize, _Out_opt_ LPDWORD EntriesRead, _Out_ LPDWORD TotalEntries,
    _Inout_opt_ LPDWORD ResumeHandle);
DWORD WINAPI NetUseGetInfo(_In_opt_ LPWSTR UncServerName, _In_ LPWSTR UseName, _Show_(hex) DWORD LevelFlags,
    _Out_opt_ LPBYTE *bufptr);
DWORD WINAPI NetUserAdd(_In_opt_ LPCWSTR servername, DWORD level, _In_ LPBYTE buf, _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetUserChangePassword(_In_opt_ LPCWSTR domainname, _In_opt_ LPCWSTR username,
    _In_ _Secret_ LPCWSTR oldpassword, _In_ _Secret_ LPCWSTR newpassword) _Fails_(zero, last_error);
DWORD WINAPI NetUserDel(_In_opt_ LPCWSTR servername, _In_ LPCWSTR username);
DWORD WINAPI NetUserEnum(_In_opt_ LPCWSTR servername, DWORD level, _Names_(NET_USER_ENUM_FILTER_FLAGS) DWORD filter,
    _Out_ LPBYTE *bufptr, DWORD prefmaxlen, _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries,
    _Inout_opt_ LPDWORD resume_handle);
DWORD WINAPI NetUserGetGroups(_In_opt_ LPCWSTR servername, _In_ LPCWSTR username, DWORD level, _Out_ LPBYTE *bufptr,
    DWORD prefmaxlen, _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries);
DWORD WINAPI NetUserGetInfo(_In_opt_ LPCWSTR servername, _In_ LPCWSTR username, DWORD level, _Out_ LPBYTE *bufptr);
DWORD WINAPI NetUserGetLocalGroups(_In_opt_ LPCWSTR servername, _In_ LPCWSTR username, DWORD level, DWORD flags,
    _Out_ LPBYTE *bufptr, DWORD prefmaxlen, _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries);
DWORD WINAPI NetUserModalsGet(_In_opt_ LPCWSTR servername, DWORD level, _Out_ LPBYTE *bufptr);
DWORD WINAPI NetUserModalsSet(_In_opt_ LPCWSTR servername, DWORD level, _In_ LPBYTE buf, _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetUserSetGroups(_In_opt_ LPCWSTR servername, _In_ LPCWSTR username, DWORD level, _In_ LPBYTE buf,
    DWORD num_entries);
DWORD WINAPI NetUserSetInfo(_In_opt_ LPCWSTR servername, _In_ LPCWSTR username, DWORD level, _In_ LPBYTE buf,
    _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetValidateName(_In_opt_ LPCWSTR lpServer, _In_ LPCWSTR lpName, _In_opt_ LPCWSTR lpAccount,
    _In_opt_ _Secret_ LPCWSTR lpPassword, NETSETUP_NAME_TYPE NameType);
DWORD WINAPI NetValidatePasswordPolicy(_In_ LPCWSTR ServerName, _Inout_ LPVOID Qualifier,
    NET_VALIDATE_PASSWORD_TYPE ValidationType, _Inout_ LPVOID InputArg, _Inout_ LPVOID *OutputArg);
DWORD WINAPI NetValidatePasswordPolicyFree(_Inout_ LPVOID *OutputArg);
DWORD WINAPI NetWkstaGetInfo(_In_opt_ LPWSTR servername, DWORD level, _Out_opt_ LPBYTE *bufptr);
DWORD WINAPI NetWkstaSetInfo(_In_opt_ LPWSTR servername, DWORD level, _In_ LPBYTE buffer, _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetWkstaTransportAdd(_In_opt_ LPWSTR servername, DWORD level, _In_ LPBYTE buf, _Out_opt_ LPDWORD parm_err);
DWORD WINAPI NetWkstaTransportDel(_In_opt_ LPWSTR servername, _In_opt_ LPWSTR transportname,
    _Names_(FORCE_LEVEL_FLAGS) DWORD ucond);
DWORD WINAPI NetWkstaTransportEnum(_In_opt_ LPWSTR servername, DWORD level, _Out_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ LPDWORD resume_handle);
DWORD WINAPI NetWkstaUserEnum(_In_opt_ LPWSTR servername, DWORD level, _Out_opt_ LPBYTE *bufptr, DWORD prefmaxlen,
    _Out_opt_ LPDWORD entriesread, _Out_ LPDWORD totalentries, _Inout_opt_ LPDWORD resumehandle);
DWORD WINAPI NetWkstaUserGetInfo(_In_opt_ LPWSTR reserved, DWORD level, _Out_ LPBYTE *bufptr);
DWORD WINAPI NetWkstaUserSetInfo(_In_opt_ LPWSTR reserved, DWORD level, _In_ LPBYTE buf, _Out_opt_ LPDWORD parm_err);
UCHAR WINAPI Netbios(_Inout_ PNCB pncb);
DWORD WINAPI NhpAllocateAndGetInterfaceInfoFromStack(_Out_ IP_INTERFACE_NAME_INFO **ppTable, _Out_ PDWORD pdwCount,
    BOOL bOrder, HANDLE hHeap, _Show_(hex) DWORD dwFlags);
DWORD WINAPI NotifyAddrChange(_Out_ _Opens_ PHANDLE Handle, _In_ LPOVERLAPPED overlapped);
DWORD WINAPI NotifyIpInterfaceChange(ADDRESS_FAMILY Family, PIPINTERFACE_CHANGE_CALLBACK Callback,
    _In_opt_ PVOID CallerContext, BOOLEAN InitialNotification, _Inout_ _Opens_ HANDLE *NotificationHandle);
DWORD WINAPI NotifyRouteChange(_Out_ _Opens_ PHANDLE Handle, _In_ LPOVERLAPPED overlapped);
DWORD WINAPI NotifyRouteChange2(ADDRESS_FAMILY AddressFamily, PIPFORWARD_CHANGE_CALLBACK Callback,
    _In_ PVOID CallerContext, BOOLEAN InitialNotification, _Inout_ _Opens_ HANDLE *NotificationHandle);
DWORD WINAPI NotifyStableUnicastIpAddressTable(ADDRESS_FAMILY Family, _Out_ PMIB_UNICASTIPADDRESS_TABLE *Table,
    PSTABLE_UNICAST_IPADDRESS_TABLE_CALLBACK CallerCallback, _In_ PVOID CallerContext,
    _Inout_ _Opens_ HANDLE *NotificationHandle);
DWORD WINAPI NotifyTeredoPortChange(PTEREDO_PORT_CHANGE_CALLBACK Callback, _In_ PVOID CallerContext,
    BOOLEAN InitialNotification, _Inout_ _Opens_ HANDLE *NotificationHandle);
DWORD WINAPI NotifyUnicastIpAddressChange(ADDRESS_FAMILY Family, PUNICAST_IPADDRESS_CHANGE_CALLBACK Callback,
    _In_opt_ PVOID CallerContext, BOOLEAN InitialNotification, _Inout_ _Opens_ HANDLE *NotificationHandle);
HRESULT WINAPI ObtainUserAgentString(DWORD dwOption, _Out_writes_(*cbSize) LPSTR pszUAOut, _Inout_ DWORD *cbSize);
DWORD WINAPI ParseX509EncodedCertificateForListBoxEntry(_In_reads_bytes_(cbCert) LPBYTE lpCert, DWORD cbCert,
    _Out_writes_opt_(*lpdwListBoxEntry) LPSTR lpszListBoxEntry, _Inout_ LPDWORD lpdwListBoxEntry);
DWORD WINAPI PrivacyGetZonePreferenceW(DWORD dwZone, DWORD dwType, _Out_opt_ LPDWORD pdwTemplate,
    _Out_writes_opt_(*pdwBufferLength) LPWSTR pszBuffer, _Inout_opt_ LPDWORD pdwBufferLength);
DWORD WINAPI PrivacySetZonePreferenceW(DWORD dwZone, DWORD dwType, DWORD dwTemplate, _In_opt_ LPCWSTR pszPreference);
BOOL WINAPI ReadUrlCacheEntryStream(HANDLE hUrlCacheStream, DWORD dwLocation,
    _Out_writes_bytes_(*lpdwLen) LPVOID lpBuffer, _Inout_ LPDWORD lpdwLen, _Reserved_ DWORD Reserved);
HRESULT WINAPI RegisterBindStatusCallback(LPBC pBC, IBindStatusCallback *pBSCb, _Out_ IBindStatusCallback **ppBSCBPrev,
    DWORD dwReserved);
HRESULT WINAPI RegisterFormatEnumerator(LPBC pBC, IEnumFORMATETC *pEFetc, DWORD reserved);
HRESULT WINAPI RegisterMediaTypeClass(LPBC pBC, UINT ctypes, _In_reads_(ctypes) const LPCSTR *rgszTypes,
    _In_reads_(ctypes) CLSID *rgclsID, DWORD reserved);
HRESULT WINAPI RegisterMediaTypes(UINT ctypes, _In_reads_(ctypes) const LPCSTR *rgszTypes,
    _Out_writes_(ctypes) CLIPFORMAT *rgcfTypes);
void WINAPI ReleaseBindInfo(_Inout_ BINDINFO *pbindinfo);
DWORD WINAPI ResolveIpNetEntry2(_Inout_ PMIB_IPNET_ROW2 Row, _In_opt_ const SOCKADDR_INET *SourceAddress);
ULONG WINAPI ResolveNeighbor(_In_ SOCKADDR *NetworkAddress,
    _Out_writes_bytes_(*PhysicalAddressLength) PVOID PhysicalAddress, _Inout_ PULONG PhysicalAddressLength);
DWORD WINAPI RestoreMediaSense(_In_ OVERLAPPED *pOverlapped, _Out_opt_ LPDWORD lpdwEnableCount);
BOOL WINAPI ResumeSuspendedDownload(_In_ HINTERNET hRequest, DWORD dwResultCode);
BOOL WINAPI RetrieveUrlCacheEntryFileW(_In_ LPCWSTR lpszUrlName,
    _Inout_updates_bytes_opt_(*lpcbCacheEntryInfo) LPINTERNET_CACHE_ENTRY_INFOW lpCacheEntryInfo,
    _Inout_ LPDWORD lpcbCacheEntryInfo, _Reserved_ DWORD dwReserved);
HANDLE WINAPI RetrieveUrlCacheEntryStreamW(_In_ LPCWSTR lpszUrlName,
    _Inout_updates_bytes_opt_(*lpcbCacheEntryInfo) LPINTERNET_CACHE_ENTRY_INFOW lpCacheEntryInfo,
    _Inout_ LPDWORD lpcbCacheEntryInfo, BOOL fRandomRead, _Reserved_ DWORD dwReserved);
HRESULT WINAPI RevokeBindStatusCallback(LPBC pBC, IBindStatusCallback *pBSCb);
HRESULT WINAPI RevokeFormatEnumerator(LPBC pBC, IEnumFORMATETC *pEFetc);
DWORD WINAPI SendARP(IPAddr DestIP, IPAddr SrcIP, _Out_writes_bytes_(*PhyAddrLen) PVOID pMacAddr,
    _Inout_ PULONG PhyAddrLen);
int WINAPI SetAddrInfoExW(_In_ PCWSTR pName, _In_opt_ PCWSTR pServiceName, _In_opt_ SOCKET_ADDRESS *pAddresses,
    DWORD dwAddressCount, _In_opt_ LPBLOB lpBlob, _Show_(hex) DWORD dwFlags, DWORD dwNameSpace, _In_opt_ LPGUID lpNspId,
    _In_opt_ PTIMEVAL timeout, _In_opt_ LPOVERLAPPED lpOverlapped,
    _In_opt_ LPLOOKUPSERVICE_COMPLETION_ROUTINE lpCompletionRoutine, _Out_opt_ _Opens_ LPHANDLE lpNameHandle);
DWORD WINAPI SetCurrentThreadCompartmentId(NET_IF_COMPARTMENT_ID CompartmentId);
DWORD WINAPI SetIfEntry(_In_ PMIB_IFROW pIfRow);
DWORD WINAPI SetIpForwardEntry(_In_ PMIB_IPFORWARDROW pRoute);
DWORD WINAPI SetIpForwardEntry2(_In_ const MIB_IPFORWARD_ROW2 *Route);
DWORD WINAPI SetIpInterfaceEntry(_Inout_ PMIB_IPINTERFACE_ROW Row);
DWORD WINAPI SetIpNetEntry(_In_ PMIB_IPNETROW pArpEntry);
DWORD WINAPI SetIpNetEntry2(_In_ PMIB_IPNET_ROW2 Row);
DWORD WINAPI SetIpStatistics(_In_ PMIB_IPSTATS pIpStats);
ULONG WINAPI SetIpStatisticsEx(_In_ PMIB_IPSTATS Statistics, ULONG Family);
DWORD WINAPI SetIpTTL(UINT nTTL);
DWORD WINAPI SetNetworkInformation(_In_ const NET_IF_NETWORK_GUID *NetworkGuid, NET_IF_COMPARTMENT_ID CompartmentId,
    _In_ const WCHAR *NetworkName);
ULONG WINAPI SetPerTcp6ConnectionEStats(_In_ PMIB_TCP6ROW Row, TCP_ESTATS_TYPE EstatsType,
    _In_reads_bytes_(RwSize) PUCHAR Rw, ULONG RwVersion, ULONG RwSize, ULONG Offset);
ULONG WINAPI SetPerTcpConnectionEStats(_In_ PMIB_TCPROW Row, TCP_ESTATS_TYPE EstatsType,
    _In_reads_bytes_(RwSize) PUCHAR Rw, ULONG RwVersion, ULONG RwSize, ULONG Offset);
INT WINAPI SetServiceW(DWORD dwNameSpace, _Names_(SET_SERVICE_OPERATION) DWORD dwOperation, _Show_(hex) DWORD dwFlags,
    _In_ LPSERVICE_INFOW lpServiceInfo, _In_opt_ LPSERVICE_ASYNC_INFO lpServiceAsyncInfo,
    _Out_ LPDWORD lpdwStatusFlags) _Fails_(zero, last_error);
DWORD WINAPI SetSessionCompartmentId(ULONG SessionId, NET_IF_COMPARTMENT_ID CompartmentId);
HRESULT WINAPI SetSoftwareUpdateAdvertisementState(_In_ LPCWSTR szDistUnit, DWORD dwAdState,
    DWORD dwAdvertisedVersionMS, DWORD dwAdvertisedVersionLS);
DWORD WINAPI SetTcpEntry(_In_ PMIB_TCPROW pTcpRow);
DWORD WINAPI SetUnicastIpAddressEntry(_In_ const MIB_UNICASTIPADDRESS_ROW *Row);
BOOL WINAPI SetUrlCacheConfigInfoW(_In_ LPINTERNET_CACHE_CONFIG_INFOW lpCacheConfigInfo,
    DWORD dwFieldControl) _Fails_(zero, last_error);
BOOL WINAPI SetUrlCacheEntryGroup(_In_ LPCSTR lpszUrlName, _Show_(hex) DWORD dwFlags, GROUPID GroupId,
    _Reserved_ LPBYTE pbGroupAttributes, _Reserved_ _Show_(hex) DWORD cbGroupAttributes,
    _Reserved_ LPVOID lpReserved) _Fails_(zero, last_error);
BOOL WINAPI SetUrlCacheEntryGroupW(_In_ LPCWSTR lpszUrlName, _Show_(hex) DWORD dwFlags, GROUPID GroupId,
    _Reserved_ LPBYTE pbGroupAttributes, _Reserved_ _Show_(hex) DWORD cbGroupAttributes,
    _Reserved_ LPVOID lpReserved) _Fails_(zero, last_error);
BOOL WINAPI SetUrlCacheEntryInfoW(_In_ LPCWSTR lpszUrlName, _In_ LPINTERNET_CACHE_ENTRY_INFOW lpCacheEntryInfo,
    DWORD dwFieldControl);
BOOL WINAPI SetUrlCacheGroupAttributeW(GROUPID gid, _Reserved_ _Show_(hex) DWORD dwFlags,
    _Show_(hex) DWORD dwAttributes, _In_ LPINTERNET_CACHE_GROUP_INFOW lpGroupInfo, _Reserved_ LPVOID lpReserved);
BOOL WINAPI TransmitFile(SOCKET hSocket, HANDLE hFile, DWORD nNumberOfBytesToWrite, DWORD nNumberOfBytesPerSend,
    _Inout_opt_ LPOVERLAPPED lpOverlapped, _In_opt_ LPTRANSMIT_FILE_BUFFERS lpTransmitBuffers,
    DWORD dwReserved) _Fails_(zero, wsa);
HRESULT WINAPI URLDownloadToCacheFileW(_In_opt_ LPUNKNOWN pCaller, _In_ LPCWSTR szURL,
    _Out_writes_(cchFileName) LPWSTR szFileName, DWORD cchFileName, DWORD dwReserved,
    _In_opt_ LPBINDSTATUSCALLBACK pBSC);
HRESULT WINAPI URLDownloadToFileW(_In_opt_ LPUNKNOWN pCaller, _In_ LPCWSTR szURL, _In_opt_ LPCWSTR szFileName,
    DWORD dwReserved, _In_opt_ LPBINDSTATUSCALLBACK lpfnCB);
HRESULT WINAPI URLOpenBlockingStreamW(_In_opt_ LPUNKNOWN pCaller, _In_ LPCWSTR szURL, _Out_ LPSTREAM *ppStream,
    DWORD dwReserved, _In_opt_ LPBINDSTATUSCALLBACK lpfnCB);
HRESULT WINAPI URLOpenPullStreamW(_In_opt_ LPUNKNOWN pCaller, _In_ LPCWSTR szURL, DWORD dwReserved,
    _In_opt_ LPBINDSTATUSCALLBACK lpfnCB);
HRESULT WINAPI URLOpenStreamW(_In_opt_ LPUNKNOWN pCaller, _In_ LPCWSTR szURL, DWORD dwReserved,
    _In_opt_ LPBINDSTATUSCALLBACK lpfnCB);
DWORD WINAPI UnenableRouter(_In_ OVERLAPPED *pOverlapped, _Out_opt_ LPDWORD lpdwEnableCount);
BOOL WINAPI UnlockUrlCacheEntryFileW(_In_ LPCWSTR lpszUrlName, _Reserved_ DWORD dwReserved);
BOOL WINAPI UnlockUrlCacheEntryStream(HANDLE hUrlCacheStream, _Reserved_ DWORD Reserved);
HRESULT WINAPI UrlMkGetSessionOption(DWORD dwOption, _Out_writes_bytes_opt_(dwBufferLength) LPVOID pBuffer,
    DWORD dwBufferLength, _Out_ DWORD *pdwBufferLengthOut, _Reserved_ DWORD dwReserved);
HRESULT WINAPI UrlMkSetSessionOption(DWORD dwOption, _In_reads_bytes_opt_(dwBufferLength) LPVOID pBuffer,
    DWORD dwBufferLength, _Reserved_ DWORD dwReserved);
DWORD WINAPI WNetAddConnection2W(_In_ LPNETRESOURCEW lpNetResource, _In_opt_ _Secret_ LPCWSTR lpPassword,
    _In_opt_ LPCWSTR lpUserName, _Show_(hex) DWORD dwFlags) _Fails_(nonzero, win32);
DWORD WINAPI WNetAddConnection3W(_In_opt_ HWND hwndOwner, _In_ LPNETRESOURCEW lpNetResource,
    _In_opt_ _Secret_ LPCWSTR lpPassword, _In_opt_ LPCWSTR lpUserName,
    _Show_(hex) DWORD dwFlags) _Fails_(nonzero, win32);
DWORD WINAPI WNetAddConnectionW(_In_ LPCWSTR lpRemoteName, _In_opt_ _Secret_ LPCWSTR lpPassword,
    _In_opt_ LPCWSTR lpLocalName) _Fails_(nonzero, win32);
DWORD WINAPI WNetCancelConnection2W(_In_ LPCWSTR lpName, _Show_(hex) DWORD dwFlags,
    BOOL fForce) _Fails_(nonzero, win32);
DWORD WINAPI WNetCancelConnectionW(_In_ LPCWSTR lpName, BOOL fForce) _Fails_(nonzero, win32);
DWORD WINAPI WNetCloseEnum(HANDLE hEnum) _Fails_(nonzero, win32);
DWORD WINAPI WNetConnectionDialog(HWND hwnd, DWORD dwType) _Fails_(nonzero, win32);
DWORD WINAPI WNetConnectionDialog1W(_Inout_ LPCONNECTDLGSTRUCTW lpConnDlgStruct) _Fails_(nonzero, win32);
DWORD WINAPI WNetDisconnectDialog(_In_opt_ HWND hwnd, DWORD dwType) _Fails_(nonzero, win32);
DWORD WINAPI WNetDisconnectDialog1W(_In_ LPDISCDLGSTRUCTW lpConnDlgStruct) _Fails_(nonzero, win32);
DWORD WINAPI WNetEnumResourceW(HANDLE hEnum, _Inout_ LPDWORD lpcCount,
    _Out_writes_bytes_(*lpBufferSize) LPVOID lpBuffer, _Inout_ LPDWORD lpBufferSize) _Fails_(nonzero, win32);
DWORD WINAPI WNetGetConnectionW(_In_ LPCWSTR lpLocalName, _Out_writes_opt_(*lpnLength) LPWSTR lpRemoteName,
    _Inout_ LPDWORD lpnLength) _Fails_(nonzero, win32);
DWORD WINAPI WNetGetLastErrorW(_Out_ LPDWORD lpError, _Out_writes_(nErrorBufSize) LPWSTR lpErrorBuf,
    DWORD nErrorBufSize, _Out_writes_(nNameBufSize) LPWSTR lpNameBuf, DWORD nNameBufSize) _Fails_(nonzero, win32);
DWORD WINAPI WNetGetNetworkInformationW(_In_ LPCWSTR lpProvider,
    _Out_ LPNETINFOSTRUCT lpNetInfoStruct) _Fails_(nonzero, win32);
DWORD WINAPI WNetGetProviderNameW(DWORD dwNetType, _Out_writes_(*lpBufferSize) LPWSTR lpProviderName,
    _Inout_ LPDWORD lpBufferSize) _Fails_(nonzero, win32);
DWORD WINAPI WNetGetResourceInformationW(_In_ LPNETRESOURCEW lpNetResource,
    _Out_writes_bytes_(*lpcbBuffer) LPVOID lpBuffer, _Inout_ LPDWORD lpcbBuffer,
    _Out_ LPWSTR *lplpSystem) _Fails_(nonzero, win32);
DWORD WINAPI WNetGetResourceParentW(_In_ LPNETRESOURCEW lpNetResource, _Out_writes_bytes_(*lpcbBuffer) LPVOID lpBuffer,
    _Inout_ LPDWORD lpcbBuffer) _Fails_(nonzero, win32);
DWORD WINAPI WNetGetUniversalNameW(_In_ LPCWSTR lpLocalPath, _Names_(UNC_INFO_LEVEL) DWORD dwInfoLevel,
    _Out_writes_bytes_(*lpBufferSize) LPVOID lpBuffer, _Inout_ LPDWORD lpBufferSize) _Fails_(nonzero, win32);
DWORD WINAPI WNetGetUserW(_In_opt_ LPCWSTR lpName, _Out_writes_(*lpnLength) LPWSTR lpUserName,
    _Inout_ LPDWORD lpnLength) _Fails_(nonzero, win32);
DWORD WINAPI WNetOpenEnumW(_Names_(NET_RESOURCE_SCOPE) DWORD dwScope, _Names_(NET_RESOURCE_TYPE) DWORD dwType,
    _Names_(WNET_OPEN_ENUM_USAGE) DWORD dwUsage, _In_opt_ LPNETRESOURCEW lpNetResource,
    _Out_ LPHANDLE lphEnum) _Fails_(nonzero, win32);
void __cdecl WNetSetLastErrorW(DWORD err, _In_ LPWSTR lpError, _In_ LPWSTR lpProviders);
DWORD WINAPI WNetUseConnectionW(_In_opt_ HWND hwndOwner, _In_ LPNETRESOURCEW lpNetResource,
    _In_opt_ _Secret_ LPCWSTR lpPassword, _In_opt_ LPCWSTR lpUserId, _Names_(NET_USE_CONNECT_FLAGS) DWORD dwFlags,
    _Out_writes_opt_(*lpBufferSize) LPWSTR lpAccessName, _Inout_opt_ LPDWORD lpBufferSize,
    _Out_opt_ LPDWORD lpResult) _Fails_(nonzero, win32);
int WINAPI WPUCompleteOverlappedRequest(SOCKET s, _Inout_ LPWSAOVERLAPPED lpOverlapped, DWORD dwError,
    DWORD cbTransferred, _Out_ LPINT lpErrno);
SOCKET WINAPI WSAAccept(SOCKET s, _Out_writes_bytes_opt_(*addrlen) struct sockaddr *addr, _Inout_opt_ LPINT addrlen,
    _In_opt_ LPCONDITIONPROC lpfnCondition, DWORD_PTR dwCallbackData) _Opens_;
INT WINAPI WSAAddressToStringW(_In_reads_bytes_(dwAddressLength) LPSOCKADDR lpsaAddress, DWORD dwAddressLength,
    _In_opt_ LPWSAPROTOCOL_INFOW lpProtocolInfo, _Out_writes_(*lpdwAddressStringLength) LPWSTR lpszAddressString,
    _Inout_ LPDWORD lpdwAddressStringLength) _Fails_(minus_one, wsa);
INT WINAPI WSAAdvertiseProvider(_In_ const GUID *puuidProviderId, _In_ const LPCNSPV2_ROUTINE *pNSPv2Routine);
HANDLE WINAPI WSAAsyncGetHostByAddr(HWND hWnd, u_int wMsg, _Is_(buffer) _In_reads_bytes_(len) const char *addr, int len,
    int type, _Is_(buffer) _Out_writes_bytes_(buflen) char *buf, int buflen);
HANDLE WINAPI WSAAsyncGetHostByName(HWND hWnd, u_int wMsg, _In_ const char *name,
    _Is_(buffer) _Out_writes_bytes_(buflen) char *buf, int buflen);
HANDLE WINAPI WSAAsyncGetProtoByName(HWND hWnd, u_int wMsg, _In_ const char *name,
    _Is_(buffer) _Out_writes_bytes_(buflen) char *buf, int buflen);
HANDLE WINAPI WSAAsyncGetProtoByNumber(HWND hWnd, u_int wMsg, int number,
    _Is_(buffer) _Out_writes_bytes_(buflen) char *buf, int buflen);
HANDLE WINAPI WSAAsyncGetServByName(HWND hWnd, u_int wMsg, _In_ const char *name, _In_ const char *proto,
    _Is_(buffer) _Out_writes_bytes_(buflen) char *buf, int buflen);
HANDLE WINAPI WSAAsyncGetServByPort(HWND hWnd, u_int wMsg, int port, _In_ const char *proto,
    _Is_(buffer) _Out_writes_bytes_(buflen) char *buf, int buflen);
int WINAPI WSAAsyncSelect(SOCKET s, HWND hWnd, u_int wMsg, _Names_(NETWORK_EVENTS) long lEvent);
int WINAPI WSACancelAsyncRequest(HANDLE hAsyncTaskHandle);
int WINAPI WSACancelBlockingCall(void);
int WINAPI WSACleanup(void);
BOOL WINAPI WSACloseEvent(_Closes_ HANDLE hEvent) _Fails_(zero, wsa);
int WINAPI WSAConnect(SOCKET s, _In_reads_bytes_(namelen) const struct sockaddr *name, int namelen,
    _In_opt_ LPWSABUF lpCallerData, _Out_opt_ LPWSABUF lpCalleeData, _In_opt_ LPQOS lpSQOS, _In_opt_ LPQOS lpGQOS);
BOOL WINAPI WSAConnectByList(SOCKET s, _In_ PSOCKET_ADDRESS_LIST SocketAddress, _Inout_opt_ LPDWORD LocalAddressLength,
    _Out_writes_bytes_opt_(*LocalAddressLength) LPSOCKADDR LocalAddress, _Inout_opt_ LPDWORD RemoteAddressLength,
    _Out_writes_bytes_opt_(*RemoteAddressLength) LPSOCKADDR RemoteAddress, _In_opt_ const PTIMEVAL timeout,
    _Reserved_ LPWSAOVERLAPPED Reserved) _Fails_(zero, wsa);
BOOL WINAPI WSAConnectByNameW(SOCKET s, _In_ LPWSTR nodename, _In_ LPWSTR servicename,
    _Inout_opt_ LPDWORD LocalAddressLength, _Out_writes_bytes_opt_(*LocalAddressLength) LPSOCKADDR LocalAddress,
    _Inout_opt_ LPDWORD RemoteAddressLength, _Out_writes_bytes_opt_(*RemoteAddressLength) LPSOCKADDR RemoteAddress,
    _In_opt_ const PTIMEVAL timeout, _Reserved_ LPWSAOVERLAPPED Reserved) _Fails_(zero, wsa);
HANDLE WINAPI WSACreateEvent(void) _Opens_;
int WINAPI WSADuplicateSocketW(SOCKET s, _Show_(pid) DWORD dwProcessId,
    _Out_ LPWSAPROTOCOL_INFOW lpProtocolInfo) _Handles_;
INT WINAPI WSAEnumNameSpaceProvidersExW(_Inout_ LPDWORD lpdwBufferLength,
    _Out_writes_bytes_(*lpdwBufferLength) LPWSANAMESPACE_INFOEXW lpnspBuffer) _Fails_(minus_one, wsa);
INT WINAPI WSAEnumNameSpaceProvidersW(_Inout_ LPDWORD lpdwBufferLength,
    _Out_writes_bytes_(*lpdwBufferLength) LPWSANAMESPACE_INFOW lpnspBuffer) _Fails_(minus_one, wsa);
int WINAPI WSAEnumNetworkEvents(SOCKET s, HANDLE hEventObject, _Out_ LPWSANETWORKEVENTS lpNetworkEvents);
int WINAPI WSAEnumProtocolsW(_In_opt_ LPINT lpiProtocols,
    _Out_writes_bytes_opt_(*lpdwBufferLength) LPWSAPROTOCOL_INFOW lpProtocolBuffer, _Inout_ LPDWORD lpdwBufferLength);
int WINAPI WSAEventSelect(SOCKET s, _In_opt_ HANDLE hEventObject, _Names_(NETWORK_EVENTS) long lNetworkEvents);
int WINAPI WSAGetLastError(void) _Fails_(never);
BOOL WINAPI WSAGetOverlappedResult(SOCKET s, _In_ LPWSAOVERLAPPED lpOverlapped, _Out_ LPDWORD lpcbTransfer, BOOL fWait,
    _Out_ LPDWORD lpdwFlags) _Fails_(zero, wsa);
BOOL WINAPI WSAGetQOSByName(SOCKET s, _In_ LPWSABUF lpQOSName, _Out_ LPQOS lpQOS) _Fails_(zero, wsa);
INT WINAPI WSAGetServiceClassInfoW(_In_ LPGUID lpProviderId, _In_ LPGUID lpServiceClassId, _Inout_ LPDWORD lpdwBufSize,
    _Out_writes_bytes_(*lpdwBufSize) LPWSASERVICECLASSINFOW lpServiceClassInfo) _Fails_(minus_one, wsa);
INT WINAPI WSAGetServiceClassNameByClassIdW(_In_ LPGUID lpServiceClassId,
    _Out_writes_bytes_(*lpdwBufferLength) LPWSTR lpszServiceClassName, _Inout_ LPDWORD lpdwBufferLength) _Fails_(minus_one, wsa);
int WINAPI WSAHtonl(SOCKET s, u_long hostlong, _Out_ u_long *lpnetlong);
int WINAPI WSAHtons(SOCKET s, u_short hostshort, _Out_ u_short *lpnetshort);
INT WINAPI WSAInstallServiceClassW(_In_ LPWSASERVICECLASSINFOW lpServiceClassInfo) _Fails_(minus_one, wsa);
int WINAPI WSAIoctl(SOCKET s, _Names_(SIO) DWORD dwIoControlCode, _In_reads_bytes_opt_(cbInBuffer) LPVOID lpvInBuffer,
    DWORD cbInBuffer, _Out_writes_bytes_to_opt_(cbOutBuffer, *lpcbBytesReturned) LPVOID lpvOutBuffer, DWORD cbOutBuffer,
    _Out_ LPDWORD lpcbBytesReturned, _Inout_opt_ LPWSAOVERLAPPED lpOverlapped,
    _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
BOOL WINAPI WSAIsBlocking(void) _Fails_(never);
SOCKET WINAPI WSAJoinLeaf(SOCKET s, _In_reads_bytes_(namelen) const struct sockaddr *name, int namelen,
    _In_opt_ LPWSABUF lpCallerData, _Out_opt_ LPWSABUF lpCalleeData, _In_opt_ LPQOS lpSQOS, _In_opt_ LPQOS lpGQOS,
    _Show_(hex) DWORD dwFlags);
INT WINAPI WSALookupServiceBeginW(_In_ LPWSAQUERYSETW lpqsRestrictions, _Show_(hex) DWORD dwControlFlags,
    _Out_ _Opens_ LPHANDLE lphLookup) _Fails_(minus_one, wsa);
INT WINAPI WSALookupServiceEnd(HANDLE hLookup) _Fails_(minus_one, wsa);
INT WINAPI WSALookupServiceNextW(HANDLE hLookup, _Show_(hex) DWORD dwControlFlags, _Inout_ LPDWORD lpdwBufferLength,
    _Out_writes_bytes_opt_(*lpdwBufferLength) LPWSAQUERYSETW lpqsResults) _Fails_(minus_one, wsa);
INT WINAPI WSANSPIoctl(HANDLE hLookup, DWORD dwControlCode, _In_reads_bytes_opt_(cbInBuffer) LPVOID lpvInBuffer,
    DWORD cbInBuffer, _Out_writes_bytes_to_opt_(cbOutBuffer, *lpcbBytesReturned) LPVOID lpvOutBuffer, DWORD cbOutBuffer,
    _Out_ LPDWORD lpcbBytesReturned, _In_opt_ LPWSACOMPLETION lpCompletion) _Fails_(minus_one, wsa);
int WINAPI WSANtohl(SOCKET s, u_long netlong, _Out_ u_long *lphostlong);
int WINAPI WSANtohs(SOCKET s, u_short netshort, _Out_ u_short *lphostshort);
int WINAPI WSAPoll(_Inout_ WSAPOLLFD fdArray[], ULONG fds, INT timeout);
INT WINAPI WSAProviderCompleteAsyncCall(HANDLE hAsyncCall, INT iRetCode);
INT WINAPI WSAProviderConfigChange(_Inout_ _Opens_ LPHANDLE lpNotificationHandle,
    _Inout_opt_ LPWSAOVERLAPPED lpOverlapped, _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine) _Fails_(minus_one, wsa);
int WINAPI WSARecv(SOCKET s, _In_reads_(dwBufferCount) LPWSABUF lpBuffers, DWORD dwBufferCount,
    _Out_opt_ LPDWORD lpNumberOfBytesRecvd, _Inout_ LPDWORD lpFlags, _Inout_opt_ LPWSAOVERLAPPED lpOverlapped,
    _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
int WINAPI WSARecvDisconnect(SOCKET s, _In_opt_ LPWSABUF lpInboundDisconnectData);
int WINAPI WSARecvEx(SOCKET s, _Out_writes_bytes_(len) char *buf, int len, _Inout_ int *flags);
int WINAPI WSARecvFrom(SOCKET s, _In_reads_(dwBufferCount) LPWSABUF lpBuffers, DWORD dwBufferCount,
    _Out_opt_ LPDWORD lpNumberOfBytesRecvd, _Inout_ LPDWORD lpFlags,
    _Out_writes_bytes_opt_(*lpFromlen) _Short_ struct sockaddr *lpFrom, _Inout_opt_ LPINT lpFromlen,
    _Inout_opt_ LPWSAOVERLAPPED lpOverlapped, _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
INT WINAPI WSARemoveServiceClass(_In_ LPGUID lpServiceClassId) _Fails_(minus_one, wsa);
BOOL WINAPI WSAResetEvent(HANDLE hEvent) _Fails_(zero, wsa);
int WINAPI WSASend(SOCKET s, _In_reads_(dwBufferCount) LPWSABUF lpBuffers, DWORD dwBufferCount,
    _Out_opt_ LPDWORD lpNumberOfBytesSent, _Show_(hex) DWORD dwFlags, _Inout_opt_ LPWSAOVERLAPPED lpOverlapped,
    _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
int WINAPI WSASendDisconnect(SOCKET s, _In_opt_ LPWSABUF lpOutboundDisconnectData);
int WINAPI WSASendMsg(SOCKET Handle, _In_ LPWSAMSG lpMsg, _Show_(hex) DWORD dwFlags,
    _Out_opt_ LPDWORD lpNumberOfBytesSent, _Inout_opt_ LPWSAOVERLAPPED lpOverlapped,
    _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
int WINAPI WSASendTo(SOCKET s, _In_reads_(dwBufferCount) LPWSABUF lpBuffers, DWORD dwBufferCount,
    _Out_opt_ LPDWORD lpNumberOfBytesSent, _Show_(hex) DWORD dwFlags,
    _In_reads_bytes_opt_(iTolen) const struct sockaddr *lpTo, int iTolen, _Inout_opt_ LPWSAOVERLAPPED lpOverlapped,
    _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
FARPROC WINAPI WSASetBlockingHook(FARPROC lpBlockFunc);
BOOL WINAPI WSASetEvent(HANDLE hEvent) _Fails_(zero, wsa);
void WINAPI WSASetLastError(int iError);
INT WINAPI WSASetServiceW(_In_ LPWSAQUERYSETW lpqsRegInfo, WSAESETSERVICEOP essoperation,
    _Show_(hex) DWORD dwControlFlags) _Fails_(minus_one, wsa);
SOCKET WINAPI WSASocketW(_Names_(ADDRESS_FAMILY) int af, _Names_(SOCKET_TYPE) int type,
    _Names_(IPPROTO_NAMES) int protocol, _In_opt_ LPWSAPROTOCOL_INFOW lpProtocolInfo, GROUP g,
    _Names_(WSA_FLAG) DWORD dwFlags) _Opens_;
int WINAPI WSAStartup(_Show_(hex) WORD wVersionRequested, _Out_ LPWSADATA lpWSAData) _Fails_(nonzero, result_wsa);
INT WINAPI WSAStringToAddressW(_In_ LPWSTR AddressString, INT AddressFamily,
    _In_opt_ LPWSAPROTOCOL_INFOW lpProtocolInfo, _Out_writes_bytes_(*lpAddressLength) LPSOCKADDR lpAddress,
    _Inout_ LPINT lpAddressLength) _Fails_(minus_one, wsa);
INT WINAPI WSAUnadvertiseProvider(_In_ const GUID *puuidProviderId);
int WINAPI WSAUnhookBlockingHook(void);
DWORD WINAPI WSAWaitForMultipleEvents(DWORD cEvents, _In_reads_(cEvents) const HANDLE *lphEvents, BOOL fWaitAll,
    DWORD dwTimeout, BOOL fAlertable) _Fails_(minus_one, wsa);
int WINAPI WSCDeinstallProvider(_In_ LPGUID lpProviderId, _Out_ LPINT lpErrno);
INT WINAPI WSCEnableNSProvider(_In_ LPGUID lpProviderId, BOOL fEnable) _Fails_(minus_one, wsa);
int WINAPI WSCEnumProtocols(_In_opt_ LPINT lpiProtocols,
    _Out_writes_bytes_opt_(*lpdwBufferLength) LPWSAPROTOCOL_INFOW lpProtocolBuffer, _Inout_ LPDWORD lpdwBufferLength,
    _Out_ LPINT lpErrno);
int WINAPI WSCGetApplicationCategory(_In_reads_(PathLength) LPCWSTR Path, DWORD PathLength,
    _In_reads_opt_(ExtraLength) LPCWSTR Extra, DWORD ExtraLength, _Out_ DWORD *pPermittedLspCategories,
    _Out_ LPINT lpErrno);
int WINAPI WSCGetProviderInfo(_In_ LPGUID lpProviderId, WSC_PROVIDER_INFO_TYPE InfoType,
    _Out_writes_bytes_(*InfoSize) PBYTE Info, _Inout_ size_t *InfoSize, _Show_(hex) DWORD Flags, _Out_ LPINT lpErrno);
int WINAPI WSCGetProviderPath(_In_ LPGUID lpProviderId, _Out_writes_(*lpProviderDllPathLen) WCHAR *lpszProviderDllPath,
    _Inout_ LPINT lpProviderDllPathLen, _Out_ LPINT lpErrno);
INT WINAPI WSCInstallNameSpace(_In_ LPWSTR lpszIdentifier, _In_ LPWSTR lpszPathName, DWORD dwNameSpace, DWORD dwVersion,
    _In_ LPGUID lpProviderId) _Fails_(minus_one, wsa);
int WINAPI WSCInstallNameSpaceEx(_In_ LPWSTR lpszIdentifier, _In_ LPWSTR lpszPathName, DWORD dwNameSpace,
    DWORD dwVersion, _In_ LPGUID lpProviderId, _In_ LPBLOB lpProviderSpecific);
int WINAPI WSCInstallProvider(_In_ LPGUID lpProviderId, _In_ const WCHAR *lpszProviderDllPath,
    _In_reads_(dwNumberOfEntries) const LPWSAPROTOCOL_INFOW lpProtocolInfoList, DWORD dwNumberOfEntries,
    _Out_ LPINT lpErrno);
int WINAPI WSCSetApplicationCategory(_In_reads_(PathLength) LPCWSTR Path, DWORD PathLength,
    _In_reads_opt_(ExtraLength) LPCWSTR Extra, DWORD ExtraLength, DWORD PermittedLspCategories,
    _Out_opt_ DWORD *pPrevPermLspCat, _Out_ LPINT lpErrno);
int WINAPI WSCSetProviderInfo(_In_ LPGUID lpProviderId, WSC_PROVIDER_INFO_TYPE InfoType,
    _In_reads_bytes_(InfoSize) PBYTE Info, size_t InfoSize, _Show_(hex) DWORD Flags, _Out_ LPINT lpErrno);
INT WINAPI WSCUnInstallNameSpace(_In_ LPGUID lpProviderId) _Fails_(minus_one, wsa);
int WINAPI WSCUpdateProvider(_In_ LPGUID lpProviderId, _In_ const WCHAR *lpszProviderDllPath,
    _In_reads_(dwNumberOfEntries) const LPWSAPROTOCOL_INFOW lpProtocolInfoList, DWORD dwNumberOfEntries,
    _Out_ LPINT lpErrno);
BOOL WINAPI WinHttpAddRequestHeaders(_Inout_ HINTERNET hRequest, _In_reads_(dwHeadersLength) LPCWSTR lpszHeaders,
    DWORD dwHeadersLength, DWORD dwModifiers);
BOOL WINAPI WinHttpCheckPlatform(void);
BOOL WINAPI WinHttpCloseHandle(_Inout_ HINTERNET hInternet);
HINTERNET WINAPI WinHttpConnect(_Inout_ HINTERNET hSession, _In_ LPCWSTR pswzServerName,
    _Names_(INTERNET_PORT) INTERNET_PORT nServerPort, DWORD dwReserved) _Opens_;
BOOL WINAPI WinHttpCrackUrl(_In_reads_(dwUrlLength) LPCWSTR pwszUrl, DWORD dwUrlLength, _Show_(hex) DWORD dwFlags,
    _Inout_ LPWINHTTP_URL_COMPONENTS lpUrlComponents);
DWORD WINAPI WinHttpCreateProxyResolver(_In_ HINTERNET hSession, _Out_ HINTERNET *phResolver) _Fails_(nonzero, win32);
BOOL WINAPI WinHttpCreateUrl(_In_ LPWINHTTP_URL_COMPONENTS lpUrlComponents,
    _Names_(WIN_HTTP_CREATE_URL_FLAGS) DWORD dwFlags, _Out_writes_opt_(*pdwUrlLength) LPWSTR pwszUrl,
    _Inout_ LPDWORD pdwUrlLength);
BOOL WINAPI WinHttpDetectAutoProxyConfigUrl(_Show_(hex) DWORD dwAutoDetectFlags, _Out_opt_ LPWSTR *ppwstrAutoConfigUrl);
void WINAPI WinHttpFreeProxyResult(_Inout_ WINHTTP_PROXY_RESULT *pProxyResult);
void WINAPI WinHttpFreeProxyResultEx(_Inout_ WINHTTP_PROXY_RESULT_EX *pProxyResultEx);
void WINAPI WinHttpFreeProxySettings(_In_ WINHTTP_PROXY_SETTINGS *pWinHttpProxySettings);
BOOL WINAPI WinHttpGetDefaultProxyConfiguration(_Inout_ WINHTTP_PROXY_INFO *pProxyInfo);
BOOL WINAPI WinHttpGetIEProxyConfigForCurrentUser(_Inout_ WINHTTP_CURRENT_USER_IE_PROXY_CONFIG *pProxyConfig);
BOOL WINAPI WinHttpGetProxyForUrl(_Inout_ HINTERNET hSession, _In_ LPCWSTR lpcwszUrl,
    _Inout_ WINHTTP_AUTOPROXY_OPTIONS *pAutoProxyOptions, _Inout_ WINHTTP_PROXY_INFO *pProxyInfo);
DWORD WINAPI WinHttpGetProxyForUrlEx(_In_ HINTERNET hResolver, _In_ PCWSTR pcwszUrl,
    _In_ WINHTTP_AUTOPROXY_OPTIONS *pAutoProxyOptions, DWORD_PTR pContext) _Fails_(nonzero, win32);
DWORD WINAPI WinHttpGetProxyForUrlEx2(_In_ HINTERNET hResolver, _In_ PCWSTR pcwszUrl,
    _In_ WINHTTP_AUTOPROXY_OPTIONS *pAutoProxyOptions, DWORD cbInterfaceSelectionContext,
    _In_reads_bytes_opt_(cbInterfaceSelectionContext) BYTE *pInterfaceSelectionContext, DWORD_PTR pContext);
DWORD WINAPI WinHttpGetProxyResult(_In_ HINTERNET hResolver, _Out_ WINHTTP_PROXY_RESULT *pProxyResult) _Fails_(nonzero, win32);
DWORD WINAPI WinHttpGetProxyResultEx(_In_ HINTERNET hResolver, _Out_ WINHTTP_PROXY_RESULT_EX *pProxyResultEx);
DWORD WINAPI WinHttpGetProxySettingsVersion(_In_ HINTERNET hSession, _Out_ DWORD *pdwProxySettingsVersion);
HINTERNET WINAPI WinHttpOpen(_In_opt_ LPCWSTR pszAgentW, _Names_(WINHTTP_ACCESS_TYPE) DWORD dwAccessType,
    _In_opt_ LPCWSTR pszProxyW, _In_opt_ LPCWSTR pszProxyBypassW, _Show_(hex) DWORD dwFlags) _Opens_;
BOOL WINAPI WinHttpQueryAuthSchemes(_Inout_ HINTERNET hRequest, _Inout_ LPDWORD lpdwSupportedSchemes,
    _Inout_ LPDWORD lpdwFirstScheme, _Inout_ LPDWORD pdwAuthTarget);
BOOL WINAPI WinHttpQueryDataAvailable(_Inout_ HINTERNET hRequest, _Inout_ LPDWORD lpdwNumberOfBytesAvailable);
BOOL WINAPI WinHttpQueryHeaders(_Inout_ HINTERNET hRequest, DWORD dwInfoLevel, _In_ LPCWSTR pwszName,
    _Out_writes_bytes_opt_(*lpdwBufferLength) LPVOID lpBuffer, _Inout_ LPDWORD lpdwBufferLength,
    _Inout_ LPDWORD lpdwIndex);
BOOL WINAPI WinHttpQueryOption(_Inout_ HINTERNET hInternet, DWORD dwOption,
    _Out_writes_bytes_opt_(*lpdwBufferLength) LPVOID lpBuffer, _Inout_ LPDWORD lpdwBufferLength);
BOOL WINAPI WinHttpReadData(_Inout_ HINTERNET hRequest,
    _Out_writes_bytes_to_(dwNumberOfBytesToRead, *lpdwNumberOfBytesRead) LPVOID lpBuffer, DWORD dwNumberOfBytesToRead,
    _Inout_ LPDWORD lpdwNumberOfBytesRead);
DWORD WINAPI WinHttpReadProxySettings(_In_ HINTERNET hSession, _In_opt_ PCWSTR pcwszConnectionName,
    BOOL fFallBackToDefaultSettings, BOOL fSetAutoDiscoverForDefaultSettings, _Out_ DWORD *pdwSettingsVersion,
    _Out_ BOOL *pfDefaultSettingsAreReturned, _Out_ WINHTTP_PROXY_SETTINGS *pWinHttpProxySettings);
BOOL WINAPI WinHttpReceiveResponse(_Inout_ HINTERNET hRequest, _Inout_ LPVOID lpReserved);
DWORD WINAPI WinHttpResetAutoProxy(_In_ HINTERNET hSession, _Show_(hex) DWORD dwFlags);
BOOL WINAPI WinHttpSendRequest(_Inout_ HINTERNET hRequest, _In_reads_opt_(dwHeadersLength) LPCWSTR lpszHeaders,
    DWORD dwHeadersLength, _In_reads_bytes_opt_(dwOptionalLength) LPVOID lpOptional, DWORD dwOptionalLength,
    DWORD dwTotalLength, DWORD_PTR dwContext);
BOOL WINAPI WinHttpSetCredentials(_Inout_ HINTERNET hRequest, DWORD AuthTargets, DWORD AuthScheme,
    _In_ LPCWSTR pwszUserName, _In_ _Secret_ LPCWSTR pwszPassword, _Inout_ LPVOID pAuthParams);
BOOL WINAPI WinHttpSetDefaultProxyConfiguration(_Inout_ WINHTTP_PROXY_INFO *pProxyInfo);
BOOL WINAPI WinHttpSetOption(_In_opt_ HINTERNET hInternet, DWORD dwOption,
    _In_reads_bytes_opt_(dwBufferLength) LPVOID lpBuffer, DWORD dwBufferLength);
WINHTTP_STATUS_CALLBACK WINAPI WinHttpSetStatusCallback(_Inout_ HINTERNET hInternet,
    WINHTTP_STATUS_CALLBACK lpfnInternetCallback, _Show_(hex) DWORD dwNotificationFlags,
    DWORD_PTR dwReserved) _Fails_(zero, last_error);
BOOL WINAPI WinHttpSetTimeouts(_Inout_ HINTERNET hInternet, int nResolveTimeout, int nConnectTimeout, int nSendTimeout,
    int nReceiveTimeout);
BOOL WINAPI WinHttpTimeFromSystemTime(_In_ const SYSTEMTIME *pst, _Out_writes_(62) LPWSTR pwszTime);
BOOL WINAPI WinHttpTimeToSystemTime(_In_ LPCWSTR pwszTime, _Out_ SYSTEMTIME *pst);
DWORD WINAPI WinHttpWebSocketClose(_In_ HINTERNET hWebSocket, USHORT usStatus,
    _In_reads_bytes_opt_(dwReasonLength) void *pvReason, DWORD dwReasonLength) _Fails_(nonzero, win32);
HINTERNET WINAPI WinHttpWebSocketCompleteUpgrade(_In_ HINTERNET hRequest, DWORD_PTR pContext);
DWORD WINAPI WinHttpWebSocketQueryCloseStatus(_In_ HINTERNET hWebSocket, _Out_ USHORT *pusStatus,
    _Out_writes_bytes_opt_(dwReasonLength) void *pvReason, DWORD dwReasonLength,
    _Inout_ DWORD *pdwReasonLengthConsumed) _Fails_(nonzero, win32);
DWORD WINAPI WinHttpWebSocketReceive(_In_ HINTERNET hWebSocket, _Out_writes_bytes_(dwBufferLength) void *pvBuffer,
    DWORD dwBufferLength, _Inout_ DWORD *pdwBytesRead, _Out_ WINHTTP_WEB_SOCKET_BUFFER_TYPE *peBufferType) _Fails_(nonzero, win32);
DWORD WINAPI WinHttpWebSocketSend(_In_ HINTERNET hWebSocket, WINHTTP_WEB_SOCKET_BUFFER_TYPE eBufferType,
    _In_reads_bytes_opt_(dwBufferLength) void *pvBuffer, DWORD dwBufferLength) _Fails_(nonzero, win32);
DWORD WINAPI WinHttpWebSocketShutdown(_In_ HINTERNET hWebSocket, USHORT usStatus,
    _In_reads_bytes_opt_(dwReasonLength) void *pvReason, DWORD dwReasonLength) _Fails_(nonzero, win32);
BOOL WINAPI WinHttpWriteData(_Inout_ HINTERNET hRequest, _In_reads_bytes_opt_(dwNumberOfBytesToWrite) LPCVOID lpBuffer,
    DWORD dwNumberOfBytesToWrite, _Inout_ LPDWORD lpdwNumberOfBytesWritten);
DWORD WINAPI WinHttpWriteProxySettings(_In_ HINTERNET hSession, BOOL fForceUpdate,
    _In_ WINHTTP_PROXY_SETTINGS *pWinHttpProxySettings);
PVOID WINAPI WlanAllocateMemory(DWORD dwMemorySize);
DWORD WINAPI WlanCloseHandle(HANDLE hClientHandle, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanConnect(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid,
    _In_ const PWLAN_CONNECTION_PARAMETERS pConnectionParameters, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanDeleteProfile(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, _In_ LPCWSTR strProfileName,
    _Reserved_ PVOID pReserved);
DWORD WINAPI WlanDisconnect(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanEnumInterfaces(HANDLE hClientHandle, _Reserved_ PVOID pReserved,
    _Out_ PWLAN_INTERFACE_INFO_LIST *ppInterfaceList);
DWORD WINAPI WlanExtractPsdIEDataList(HANDLE hClientHandle, DWORD dwIeDataSize,
    _In_reads_bytes_(dwIeDataSize) const PBYTE pRawIeData, _In_ LPCWSTR strFormat, _Reserved_ PVOID pReserved,
    _Out_ PWLAN_RAW_DATA_LIST *ppPsdIEDataList);
void WINAPI WlanFreeMemory(_In_ PVOID pMemory);
DWORD WINAPI WlanGetAvailableNetworkList(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid,
    _Show_(hex) DWORD dwFlags, _Reserved_ PVOID pReserved, _Out_ PWLAN_AVAILABLE_NETWORK_LIST *ppAvailableNetworkList);
DWORD WINAPI WlanGetFilterList(HANDLE hClientHandle, WLAN_FILTER_LIST_TYPE wlanFilterListType,
    _Reserved_ PVOID pReserved, _Out_ PDOT11_NETWORK_LIST *ppNetworkList);
DWORD WINAPI WlanGetInterfaceCapability(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid,
    _Reserved_ PVOID pReserved, _Out_ PWLAN_INTERFACE_CAPABILITY *ppCapability);
DWORD WINAPI WlanGetNetworkBssList(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid,
    _In_opt_ const PDOT11_SSID pDot11Ssid, DOT11_BSS_TYPE dot11BssType, BOOL bSecurityEnabled,
    _Reserved_ PVOID pReserved, _Out_ PWLAN_BSS_LIST *ppWlanBssList);
DWORD WINAPI WlanGetProfile(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, _In_ LPCWSTR strProfileName,
    _Reserved_ PVOID pReserved, _Out_ LPWSTR *pstrProfileXml, _Inout_opt_ DWORD *pdwFlags,
    _Out_opt_ PDWORD pdwGrantedAccess);
DWORD WINAPI WlanGetProfileCustomUserData(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid,
    _In_ LPCWSTR strProfileName, _Reserved_ PVOID pReserved, _Out_ DWORD *pdwDataSize, _Out_ PBYTE *ppData);
DWORD WINAPI WlanGetProfileList(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, _Reserved_ PVOID pReserved,
    _Out_ PWLAN_PROFILE_INFO_LIST *ppProfileList);
DWORD WINAPI WlanGetSecuritySettings(HANDLE hClientHandle, WLAN_SECURABLE_OBJECT SecurableObject,
    _Out_opt_ PWLAN_OPCODE_VALUE_TYPE pValueType, _Out_ LPWSTR *pstrCurrentSDDL, _Out_ PDWORD pdwGrantedAccess);
DWORD WINAPI WlanIhvControl(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, WLAN_IHV_CONTROL_TYPE Type,
    DWORD dwInBufferSize, _In_reads_bytes_(dwInBufferSize) PVOID pInBuffer, DWORD dwOutBufferSize,
    _Inout_updates_bytes_opt_(dwOutBufferSize) PVOID pOutBuffer, _Out_ PDWORD pdwBytesReturned);
DWORD WINAPI WlanOpenHandle(DWORD dwClientVersion, _Reserved_ PVOID pReserved, _Out_ PDWORD pdwNegotiatedVersion,
    _Out_ _Opens_ PHANDLE phClientHandle);
DWORD WINAPI WlanQueryAutoConfigParameter(HANDLE hClientHandle, WLAN_AUTOCONF_OPCODE OpCode, _Reserved_ PVOID pReserved,
    _Out_ PDWORD pdwDataSize, _Out_ PVOID ppData, _Out_opt_ PWLAN_OPCODE_VALUE_TYPE pWlanOpcodeValueType);
DWORD WINAPI WlanQueryInterface(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, WLAN_INTF_OPCODE OpCode,
    _Reserved_ PVOID pReserved, _Out_ PDWORD pdwDataSize, _Out_ PVOID *ppData,
    _Out_opt_ PWLAN_OPCODE_VALUE_TYPE pWlanOpcodeValueType);
DWORD WINAPI WlanReasonCodeToString(DWORD dwReasonCode, DWORD dwBufferSize,
    _In_reads_(dwBufferSize) PWCHAR pStringBuffer, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanRegisterNotification(HANDLE hClientHandle, DWORD dwNotifSource, BOOL bIgnoreDuplicate,
    _In_opt_ WLAN_NOTIFICATION_CALLBACK funcCallback, _In_opt_ PVOID pCallbackContext, _Reserved_ PVOID pReserved,
    _Out_opt_ PDWORD pdwPrevNotifSource);
DWORD WINAPI WlanRenameProfile(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, _In_ LPCWSTR strOldProfileName,
    _In_ LPCWSTR strNewProfileName, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanSaveTemporaryProfile(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid,
    _In_ LPCWSTR strProfileName, _In_opt_ LPCWSTR strAllUserProfileSecurity, _Show_(hex) DWORD dwFlags, BOOL bOverWrite,
    _Reserved_ PVOID pReserved);
DWORD WINAPI WlanScan(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, _In_opt_ const PDOT11_SSID pDot11Ssid,
    _In_opt_ const PWLAN_RAW_DATA pIeData, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanSetAutoConfigParameter(HANDLE hClientHandle, WLAN_AUTOCONF_OPCODE OpCode, DWORD dwDataSize,
    _In_reads_bytes_(dwDataSize) const PVOID pData, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanSetFilterList(HANDLE hClientHandle, WLAN_FILTER_LIST_TYPE wlanFilterListType,
    _In_opt_ const PDOT11_NETWORK_LIST pNetworkList, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanSetInterface(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, WLAN_INTF_OPCODE OpCode,
    DWORD dwDataSize, _In_reads_bytes_(dwDataSize) const PVOID pData, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanSetProfile(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, _Show_(hex) DWORD dwFlags,
    _In_ LPCWSTR strProfileXml, _In_opt_ LPCWSTR strAllUserProfileSecurity, BOOL bOverwrite, _Reserved_ PVOID pReserved,
    _Out_ DWORD *pdwReasonCode);
DWORD WINAPI WlanSetProfileCustomUserData(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid,
    _In_ LPCWSTR strProfileName, DWORD dwDataSize, _In_reads_bytes_(dwDataSize) const PBYTE pData,
    _Reserved_ PVOID pReserved);
DWORD __cdecl WlanSetProfileEapUserData(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid,
    _In_ LPCWSTR strProfileName, EAP_METHOD_TYPE eapType, DWORD dwFlags, DWORD dwEapUserDataSize,
    _In_reads_bytes_opt_(dwEapUserDataSize) const LPBYTE pbEapUserData, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanSetProfileEapXmlUserData(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid,
    _In_ LPCWSTR strProfileName, DWORD dwFlags, _In_ LPCWSTR strEapXmlUserData, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanSetProfileList(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, DWORD dwItems,
    _In_reads_(dwItems) LPCWSTR *strProfileNames, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanSetProfilePosition(HANDLE hClientHandle, _In_ const GUID *pInterfaceGuid, _In_ LPCWSTR strProfileName,
    DWORD dwPosition, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanSetPsdIEDataList(HANDLE hClientHandle, _In_opt_ LPCWSTR strFormat,
    _In_opt_ const PWLAN_RAW_DATA_LIST pPsdIEDataList, _Reserved_ PVOID pReserved);
DWORD WINAPI WlanSetSecuritySettings(HANDLE hClientHandle, WLAN_SECURABLE_OBJECT SecurableObject,
    _In_ LPCWSTR strModifiedSDDL);
BOOL WINAPI WriteHitLogging(_In_ LPHIT_LOGGING_INFO lpLogginginfo) _Fails_(zero);
int WINAPI __WSAFDIsSet(SOCKET fd, _Inout_ fd_set *set) _Fails_(never);
SOCKET WINAPI accept(SOCKET s, _Out_writes_bytes_opt_(*addrlen) struct sockaddr *addr,
    _Inout_opt_ int *addrlen) _Opens_;
void __cdecl ber_bvfree(_Inout_ struct berval *bv);
int WINAPI bind(SOCKET s, _In_reads_bytes_(namelen) const struct sockaddr *name, int namelen);
LDAP *__cdecl cldap_open(_In_ PCHAR HostName, ULONG PortNumber);
LDAP *__cdecl cldap_openW(_In_ PWCHAR HostName, ULONG PortNumber);
int WINAPI closesocket(_Closes_ SOCKET s) _Handles_;
int WINAPI connect(SOCKET s, _In_reads_bytes_(namelen) const struct sockaddr *name, int namelen);
void WINAPI freeaddrinfo(_In_opt_ LPADDRINFO pAddrInfo);
int WINAPI getaddrinfo(_In_opt_ const char *pNodeName, _In_opt_ const char *pServiceName,
    _In_opt_ const struct addrinfo *pHints, _Out_ struct addrinfo **ppResult) _Fails_(nonzero, result_wsa);
struct hostent *WINAPI gethostbyaddr(_Is_(buffer) _In_reads_bytes_(len) const char *addr, int len, int type);
struct hostent *WINAPI gethostbyname(_In_ const char *name);
int WINAPI gethostname(_Out_writes_(namelen) char *name, int namelen);
int WINAPI getnameinfo(_In_reads_bytes_(SockaddrLength) const struct sockaddr *pSockaddr, socklen_t SockaddrLength,
    _Out_writes_opt_(NodeBufferSize) char *pNodeBuffer, DWORD NodeBufferSize,
    _Out_writes_opt_(ServiceBufferSize) char *pServiceBuffer, DWORD ServiceBufferSize,
    _Names_(NAMEINFO_FLAGS) int Flags) _Fails_(nonzero, result_wsa);
int WINAPI getpeername(SOCKET s, _Out_writes_bytes_(*namelen) struct sockaddr *name, _Inout_ int *namelen);
struct protoent *WINAPI getprotobyname(_In_ const char *name);
struct protoent *WINAPI getprotobynumber(int number);
struct servent *WINAPI getservbyname(_In_ const char *name, _In_opt_ const char *proto);
struct servent *WINAPI getservbyport(int port, _In_opt_ const char *proto);
int WINAPI getsockname(SOCKET s, _Out_writes_bytes_(*namelen) struct sockaddr *name, _Inout_ int *namelen);
int WINAPI getsockopt(SOCKET s, _Names_(SOCKET_LEVEL) int level, int optname,
    _Is_(buffer) _Out_writes_bytes_(*optlen) char *optval, _Inout_ int *optlen);
u_long WINAPI htonl(u_long hostlong);
u_short WINAPI htons(u_short hostshort);
PCHAR WINAPI if_indextoname(NET_IFINDEX InterfaceIndex, _Out_writes_(256) PCHAR InterfaceName) _Fails_(zero);
NET_IFINDEX WINAPI if_nametoindex(_In_ PCSTR InterfaceName) _Fails_(zero, none);
unsigned long WINAPI inet_addr(_In_ const char *cp) _Fails_(minus_one, none);
char *WINAPI inet_ntoa(struct in_addr in_);
LPCSTR WINAPI inet_ntop(_Names_(ADDRESS_FAMILY) INT Family, _In_ LPCVOID pAddr, _Out_writes_(StringBufSize) LPSTR pStringBuf,
    size_t StringBufSize);
INT WINAPI inet_pton(_Names_(ADDRESS_FAMILY) INT Family, _In_ LPCSTR pszAddrString, _Out_ PVOID pAddrBuf) _Fails_(zero_or_minus_one, wsa);
int WINAPI ioctlsocket(SOCKET s, _Names_(SIO) long cmd, _Inout_ u_long *argp);
ULONG __cdecl ldap_abandon(_Inout_ LDAP *ld, ULONG msgid);
ULONG __cdecl ldap_add(_Inout_ LDAP *ld, _In_ PCHAR dn, _Inout_ LDAPModA * attrs[]);
ULONG __cdecl ldap_addW(_Inout_ LDAP *ld, _In_ PWCHAR dn, _Inout_ LDAPModW * attrs[]);
ULONG __cdecl ldap_add_ext(_Inout_ LDAP *ld, _In_ const PCHAR dn, _Inout_ LDAPModA * attrs[],
    _Inout_ PLDAPControlA *ServerControls, _Inout_ PLDAPControlA *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_add_extW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _Inout_ LDAPModW * attrs[],
    _Inout_ PLDAPControlW *ServerControls, _Inout_ PLDAPControlW *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_add_ext_s(_Inout_ LDAP *ld, _In_ const PCHAR dn, _Inout_ LDAPModA * attrs[],
    _Inout_ PLDAPControlA *ServerControls, _Inout_ PLDAPControlA *ClientControls);
ULONG __cdecl ldap_add_ext_sW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _Inout_ LDAPModW * attrs[],
    _Inout_ PLDAPControlW *ServerControls, _Inout_ PLDAPControlW *ClientControls);
ULONG __cdecl ldap_add_s(_Inout_ LDAP *ld, _In_ PCHAR dn, _Inout_ LDAPModA * attrs[]);
ULONG __cdecl ldap_add_sW(_Inout_ LDAP *ld, _In_ PWCHAR dn, _Inout_ LDAPModW * attrs[]);
ULONG __cdecl ldap_bind(_Inout_ LDAP *ld, _In_opt_ const PCHAR dn, _In_opt_ const PCHAR cred, ULONG method);
ULONG __cdecl ldap_bindW(_Inout_ LDAP *ld, _In_opt_ PWCHAR dn, _In_opt_ PWCHAR cred, ULONG method);
ULONG __cdecl ldap_bind_s(_Inout_ LDAP *ld, _In_opt_ const PCHAR dn, _In_opt_ const PCHAR cred, ULONG method);
ULONG __cdecl ldap_bind_sW(_Inout_ LDAP *ld, _In_opt_ PWCHAR dn, _In_opt_ PWCHAR cred, ULONG method);
ULONG __cdecl ldap_check_filterW(_Inout_ LDAP *ld, _In_ PWCHAR SearchFilter);
ULONG __cdecl ldap_cleanup(HANDLE hInstance);
ULONG __cdecl ldap_close_extended_op(_Inout_ LDAP *ld, ULONG MessageNumber);
ULONG __cdecl ldap_compare(_Inout_ LDAP *ld, _In_ const PCHAR dn, _In_ const PCHAR attr, _In_ PCHAR value);
ULONG __cdecl ldap_compareW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _In_ const PWCHAR attr, _In_ PWCHAR value);
ULONG __cdecl ldap_compare_ext(_Inout_ LDAP *ld, _In_ const PCHAR dn, _In_ const PCHAR Attr, _In_ const PCHAR Value,
    _Inout_ struct berval *Data, _Inout_ PLDAPControlA *ServerControls, _Inout_ PLDAPControlA *ClientControls,
    _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_compare_extW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _In_ const PWCHAR Attr,
    _In_opt_ const PWCHAR Value, _In_opt_ struct berval *Data, _Inout_ PLDAPControlW *ServerControls,
    _Inout_ PLDAPControlW *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_compare_ext_s(_Inout_ LDAP *ld, _In_ const PCHAR dn, _In_ const PCHAR Attr, _In_ const PCHAR Value,
    _Inout_ struct berval *Data, _Inout_ PLDAPControlA *ServerControls, _Inout_ PLDAPControlA *ClientControls);
ULONG __cdecl ldap_compare_ext_sW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _In_ const PWCHAR Attr,
    _In_opt_ const PWCHAR Value, _In_opt_ struct berval *Data, _Inout_ PLDAPControlW *ServerControls,
    _Inout_ PLDAPControlW *ClientControls);
ULONG __cdecl ldap_compare_s(_Inout_ LDAP *ld, _In_ const PCHAR dn, _In_ const PCHAR attr, _In_ PCHAR value);
ULONG __cdecl ldap_compare_sW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _In_ const PWCHAR attr, _In_ PWCHAR value);
LDAP *__cdecl ldap_conn_from_msg(_Inout_ LDAP *PrimaryConn, _Inout_ LDAPMessage *res) _Fails_(zero);
ULONG __cdecl ldap_connect(_Inout_ LDAP *ld, _Inout_ struct l_timeval *timeout);
ULONG __cdecl ldap_control_free(_Inout_ LDAPControlA *Control);
ULONG __cdecl ldap_control_freeW(_Inout_ LDAPControlW *Control);
ULONG __cdecl ldap_controls_free(_Inout_ LDAPControlA **Controls);
ULONG __cdecl ldap_controls_freeW(_Inout_ LDAPControlW **Control);
ULONG __cdecl ldap_count_entries(_Inout_ LDAP *ld, _Inout_ LDAPMessage *res);
ULONG __cdecl ldap_count_references(_Inout_ LDAP *ld, _Inout_ LDAPMessage *res);
ULONG __cdecl ldap_count_values(_In_opt_ PCHAR *vals);
ULONG __cdecl ldap_count_valuesW(_In_opt_ PWCHAR *vals);
ULONG __cdecl ldap_count_values_len(_Inout_ struct berval **vals);
ULONG __cdecl ldap_create_page_control(_Inout_ PLDAP ExternalHandle, ULONG PageSize, _Inout_ struct berval *Cookie,
    UCHAR IsCritical, _Inout_ PLDAPControlA *Control);
ULONG __cdecl ldap_create_page_controlW(_Inout_ PLDAP ExternalHandle, ULONG PageSize, _Inout_ struct berval *Cookie,
    UCHAR IsCritical, _Inout_ PLDAPControlW *Control);
ULONG __cdecl ldap_create_sort_control(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPSortKeyA *SortKeys, UCHAR IsCritical,
    _Inout_ PLDAPControlA *Control);
ULONG __cdecl ldap_create_sort_controlW(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPSortKeyW *SortKeys, UCHAR IsCritical,
    _Inout_ PLDAPControlW *Control);
INT __cdecl ldap_create_vlv_controlW(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPVLVInfo VlvInfo, UCHAR IsCritical,
    _Inout_ PLDAPControlW *Control);
ULONG __cdecl ldap_delete(_Inout_ LDAP *ld, _In_ PCHAR dn);
ULONG __cdecl ldap_deleteW(_Inout_ LDAP *ld, _In_ const PWCHAR dn);
ULONG __cdecl ldap_delete_ext(_Inout_ LDAP *ld, _In_ const PCHAR dn, _Inout_ PLDAPControlA *ServerControls,
    _Inout_ PLDAPControlA *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_delete_extW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _Inout_ PLDAPControlW *ServerControls,
    _Inout_ PLDAPControlW *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_delete_ext_s(_Inout_ LDAP *ld, _In_ const PCHAR dn, _Inout_ PLDAPControlA *ServerControls,
    _Inout_ PLDAPControlA *ClientControls);
ULONG __cdecl ldap_delete_ext_sW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _Inout_ PLDAPControlW *ServerControls,
    _Inout_ PLDAPControlW *ClientControls);
ULONG __cdecl ldap_delete_s(_Inout_ LDAP *ld, _In_ PCHAR dn);
ULONG __cdecl ldap_delete_sW(_Inout_ LDAP *ld, _In_ const PWCHAR dn);
PCHAR __cdecl ldap_dn2ufn(_In_ const PCHAR dn) _Fails_(zero);
PWCHAR __cdecl ldap_dn2ufnW(_In_ const PWCHAR dn) _Fails_(zero);
ULONG __cdecl ldap_encode_sort_controlW(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPSortKeyW *SortKeys,
    _Inout_ PLDAPControlW Control, BOOLEAN Criticality);
PCHAR __cdecl ldap_err2string(ULONG err) _Fails_(zero);
PWCHAR __cdecl ldap_err2stringW(ULONG err) _Fails_(zero);
ULONG __cdecl ldap_escape_filter_element(_In_reads_bytes_(sourceLength) PCHAR sourceFilterElement, ULONG sourceLength,
    _Out_writes_bytes_opt_(destLength) PCHAR destFilterElement, ULONG destLength);
ULONG __cdecl ldap_escape_filter_elementW(_In_reads_bytes_(sourceLength) PCHAR sourceFilterElement, ULONG sourceLength,
    _Out_writes_bytes_opt_(destLength) PWCHAR destFilterElement, ULONG destLength);
PCHAR *__cdecl ldap_explode_dn(_In_ const PCHAR dn, ULONG notypes) _Fails_(zero);
PWCHAR *__cdecl ldap_explode_dnW(_In_ const PWCHAR dn, ULONG notypes) _Fails_(zero);
ULONG __cdecl ldap_extended_operation(_Inout_ LDAP *ld, _In_ const PCHAR Oid, _Inout_ struct berval *Data,
    _Inout_ PLDAPControlA *ServerControls, _Inout_ PLDAPControlA *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_extended_operationW(_Inout_ LDAP *ld, _In_ const PWCHAR Oid, _Inout_ struct berval *Data,
    _Inout_ PLDAPControlW *ServerControls, _Inout_ PLDAPControlW *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_extended_operation_sW(_Inout_ LDAP *ExternalHandle, _In_ PWCHAR Oid, _Inout_ struct berval *Data,
    _Inout_ PLDAPControlW *ServerControls, _Inout_ PLDAPControlW *ClientControls, _Out_ PWCHAR *ReturnedOid,
    _Inout_ struct berval **ReturnedData);
PCHAR __cdecl ldap_first_attribute(_Inout_ LDAP *ld, _Inout_ LDAPMessage *entry,
    _Inout_ BerElement **ptr) _Fails_(zero);
PWCHAR __cdecl ldap_first_attributeW(_Inout_ LDAP *ld, _Inout_ LDAPMessage *entry,
    _Inout_ BerElement **ptr) _Fails_(zero);
LDAPMessage *__cdecl ldap_first_entry(_Inout_ LDAP *ld, _Inout_ LDAPMessage *res) _Fails_(zero);
LDAPMessage *__cdecl ldap_first_reference(_Inout_ LDAP *ld, _Inout_ LDAPMessage *res) _Fails_(zero);
ULONG __cdecl ldap_free_controls(_Inout_ LDAPControlA **Controls);
ULONG __cdecl ldap_free_controlsW(_Inout_ LDAPControlW **Controls);
PCHAR __cdecl ldap_get_dn(_Inout_ LDAP *ld, _Inout_ LDAPMessage *entry) _Fails_(zero);
PWCHAR __cdecl ldap_get_dnW(_Inout_ LDAP *ld, _Inout_ LDAPMessage *entry) _Fails_(zero);
ULONG __cdecl ldap_get_next_page(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPSearch SearchHandle, ULONG PageSize,
    _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_get_next_page_s(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPSearch SearchHandle,
    _Inout_ struct l_timeval *timeout, ULONG PageSize, _Inout_ ULONG *TotalCount, _Inout_ LDAPMessage **Results);
ULONG __cdecl ldap_get_option(_Inout_ LDAP *ld, int option, _Inout_ void *outvalue);
ULONG __cdecl ldap_get_optionW(_Inout_ LDAP *ld, int option, _Inout_ void *outvalue);
ULONG __cdecl ldap_get_paged_count(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPSearch SearchBlock,
    _Inout_ ULONG *TotalCount, _Inout_ PLDAPMessage Results);
PCHAR *__cdecl ldap_get_values(_Inout_ LDAP *ld, _Inout_ LDAPMessage *entry, _In_ const PCHAR attr) _Fails_(zero);
PWCHAR *__cdecl ldap_get_valuesW(_Inout_ LDAP *ld, _Inout_ LDAPMessage *entry, _In_ const PWCHAR attr) _Fails_(zero);
struct berval **__cdecl ldap_get_values_len(_Inout_ LDAP *ExternalHandle, _Inout_ LDAPMessage *Message,
    _In_ const PCHAR attr) _Fails_(zero);
struct berval **__cdecl ldap_get_values_lenW(_Inout_ LDAP *ExternalHandle, _Inout_ LDAPMessage *Message,
    _In_ const PWCHAR attr) _Fails_(zero);
LDAP *__cdecl ldap_init(_In_ PCHAR HostName, ULONG PortNumber) _Fails_(zero);
LDAP *__cdecl ldap_initW(_In_ const PWCHAR HostName, ULONG PortNumber) _Fails_(zero);
void __cdecl ldap_memfree(_In_ PCHAR Block);
void __cdecl ldap_memfreeW(_In_ PWCHAR Block);
ULONG __cdecl ldap_modify(_Inout_ LDAP *ld, _In_ PCHAR dn, _Inout_ LDAPModA * mods[]);
ULONG __cdecl ldap_modifyW(_Inout_ LDAP *ld, _In_ PWCHAR dn, _Inout_ LDAPModW * mods[]);
ULONG __cdecl ldap_modify_ext(_Inout_ LDAP *ld, _In_ const PCHAR dn, _Inout_ LDAPModA * mods[],
    _Inout_ PLDAPControlA *ServerControls, _Inout_ PLDAPControlA *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_modify_extW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _Inout_ LDAPModW * mods[],
    _Inout_ PLDAPControlW *ServerControls, _Inout_ PLDAPControlW *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_modify_ext_s(_Inout_ LDAP *ld, _In_ const PCHAR dn, _Inout_ LDAPModA * mods[],
    _Inout_ PLDAPControlA *ServerControls, _Inout_ PLDAPControlA *ClientControls);
ULONG __cdecl ldap_modify_ext_sW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _Inout_ LDAPModW * mods[],
    _Inout_ PLDAPControlW *ServerControls, _Inout_ PLDAPControlW *ClientControls);
ULONG __cdecl ldap_modify_s(_Inout_ LDAP *ld, _In_ PCHAR dn, _Inout_ LDAPModA * mods[]);
ULONG __cdecl ldap_modify_sW(_Inout_ LDAP *ld, _In_ PWCHAR dn, _Inout_ LDAPModW * mods[]);
ULONG __cdecl ldap_modrdn(_Inout_ LDAP *ExternalHandle, _In_ const PCHAR DistinguishedName,
    _In_ const PCHAR NewDistinguishedName);
ULONG __cdecl ldap_modrdn2(_Inout_ LDAP *ExternalHandle, _In_ const PCHAR DistinguishedName,
    _In_ const PCHAR NewDistinguishedName, INT DeleteOldRdn);
ULONG __cdecl ldap_modrdn2W(_Inout_ LDAP *ExternalHandle, _In_ const PWCHAR DistinguishedName,
    _In_ const PWCHAR NewDistinguishedName, INT DeleteOldRdn);
ULONG __cdecl ldap_modrdn2_s(_Inout_ LDAP *ExternalHandle, _In_ const PCHAR DistinguishedName,
    _In_ const PCHAR NewDistinguishedName, INT DeleteOldRdn);
ULONG __cdecl ldap_modrdn2_sW(_Inout_ LDAP *ExternalHandle, _In_ const PWCHAR DistinguishedName,
    _In_ const PWCHAR NewDistinguishedName, INT DeleteOldRdn);
ULONG __cdecl ldap_modrdnW(_Inout_ LDAP *ExternalHandle, _In_ const PWCHAR DistinguishedName,
    _In_ const PWCHAR NewDistinguishedName);
ULONG __cdecl ldap_modrdn_s(_Inout_ LDAP *ExternalHandle, _In_ const PCHAR DistinguishedName,
    _In_ const PCHAR NewDistinguishedName);
ULONG __cdecl ldap_modrdn_sW(_Inout_ LDAP *ExternalHandle, _In_ const PWCHAR DistinguishedName,
    _In_ const PWCHAR NewDistinguishedName);
ULONG __cdecl ldap_msgfree(_Inout_ LDAPMessage *res);
PCHAR __cdecl ldap_next_attribute(_Inout_ LDAP *ld, _Inout_ LDAPMessage *entry, _Inout_ BerElement *ptr) _Fails_(zero);
PWCHAR __cdecl ldap_next_attributeW(_Inout_ LDAP *ld, _Inout_ LDAPMessage *entry,
    _Inout_ BerElement *ptr) _Fails_(zero);
LDAPMessage *__cdecl ldap_next_entry(_Inout_ LDAP *ld, _Inout_ LDAPMessage *entry) _Fails_(zero);
LDAPMessage *__cdecl ldap_next_reference(_Inout_ LDAP *ld, _Inout_ LDAPMessage *entry) _Fails_(zero);
LDAP *__cdecl ldap_open(_In_ PCHAR HostName, ULONG PortNumber) _Fails_(zero);
LDAP *__cdecl ldap_openW(_In_ const PWCHAR HostName, ULONG PortNumber) _Fails_(zero);
ULONG __cdecl ldap_parse_extended_resultW(_Inout_ LDAP *Connection, _Inout_ LDAPMessage *ResultMessage,
    _Out_opt_ PWCHAR *ResultOID, _Inout_ struct berval **ResultData, BOOLEAN Freeit);
ULONG __cdecl ldap_parse_page_control(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPControlA *ServerControls,
    _Inout_ ULONG *TotalCount, _Inout_ struct berval **Cookie);
ULONG __cdecl ldap_parse_page_controlW(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPControlW *ServerControls,
    _Inout_ ULONG *TotalCount, _Inout_ struct berval **Cookie);
ULONG __cdecl ldap_parse_reference(_Inout_ LDAP *Connection, _Inout_ LDAPMessage *ResultMessage,
    _Inout_ PCHAR **Referrals);
ULONG __cdecl ldap_parse_referenceW(_Inout_ LDAP *Connection, _Inout_ LDAPMessage *ResultMessage,
    _Out_ PWCHAR **Referrals);
ULONG __cdecl ldap_parse_result(_Inout_ LDAP *Connection, _Inout_ LDAPMessage *ResultMessage, _Inout_ ULONG *ReturnCode,
    _Out_opt_ PCHAR *MatchedDNs, _Out_opt_ PCHAR *ErrorMessage, _Out_opt_ PCHAR **Referrals,
    _Inout_ PLDAPControlA **ServerControls, BOOLEAN Freeit);
ULONG __cdecl ldap_parse_resultW(_Inout_ LDAP *Connection, _Inout_ LDAPMessage *ResultMessage,
    _Inout_ ULONG *ReturnCode, _Out_opt_ PWCHAR *MatchedDNs, _Out_opt_ PWCHAR *ErrorMessage,
    _Out_opt_ PWCHAR **Referrals, _Inout_ PLDAPControlW **ServerControls, BOOLEAN Freeit);
ULONG __cdecl ldap_parse_sort_control(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPControlA *Control,
    _Inout_ ULONG *Result, _Inout_ PCHAR *Attribute);
ULONG __cdecl ldap_parse_sort_controlW(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPControlW *Control,
    _Inout_ ULONG *Result, _Out_opt_ PWCHAR *Attribute);
INT __cdecl ldap_parse_vlv_controlW(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPControlW *Control,
    _Inout_ PULONG TargetPos, _Inout_ PULONG ListCount, _Inout_ PBERVAL *Context, _Inout_ PINT ErrCode);
void __cdecl ldap_perror(_Inout_ LDAP *ld, _In_ const PCHAR msg);
ULONG __cdecl ldap_rename_ext(_Inout_ LDAP *ld, _In_ const PCHAR dn, _In_ const PCHAR NewRDN,
    _In_ const PCHAR NewParent, INT DeleteOldRdn, _Inout_ PLDAPControlA *ServerControls,
    _Inout_ PLDAPControlA *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_rename_extW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _In_ const PWCHAR NewRDN,
    _In_opt_ const PWCHAR NewParent, INT DeleteOldRdn, _Inout_ PLDAPControlW *ServerControls,
    _Inout_ PLDAPControlW *ClientControls, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_rename_ext_s(_Inout_ LDAP *ld, _In_ const PCHAR dn, _In_ const PCHAR NewRDN,
    _In_ const PCHAR NewParent, INT DeleteOldRdn, _Inout_ PLDAPControlA *ServerControls,
    _Inout_ PLDAPControlA *ClientControls);
ULONG __cdecl ldap_rename_ext_sW(_Inout_ LDAP *ld, _In_ const PWCHAR dn, _In_ const PWCHAR NewRDN,
    _In_opt_ const PWCHAR NewParent, INT DeleteOldRdn, _Inout_ PLDAPControlW *ServerControls,
    _Inout_ PLDAPControlW *ClientControls);
ULONG __cdecl ldap_result(_Inout_ LDAP *ld, ULONG msgid, ULONG all, _In_opt_ struct l_timeval *timeout,
    _Out_opt_ LDAPMessage **res);
ULONG __cdecl ldap_result2error(_Inout_ LDAP *ld, _Inout_ LDAPMessage *res, ULONG freeit);
INT __cdecl ldap_sasl_bindW(_Inout_ LDAP *ExternalHandle, _In_ const PWCHAR DistName, _In_ const PWCHAR AuthMechanism,
    _In_ const BERVAL *cred, _Inout_ PLDAPControlW *ServerCtrls, _Inout_ PLDAPControlW *ClientCtrls,
    _Inout_ int *MessageNumber);
INT __cdecl ldap_sasl_bind_sW(_Inout_ LDAP *ExternalHandle, _In_ const PWCHAR DistName, _In_ const PWCHAR AuthMechanism,
    _In_ const BERVAL *cred, _Inout_ PLDAPControlW *ServerCtrls, _Inout_ PLDAPControlW *ClientCtrls,
    _Inout_ PBERVAL *ServerData);
ULONG __cdecl ldap_search(_Inout_ LDAP *ld, _In_opt_ PCHAR base, ULONG scope, _In_ PCHAR filter, _In_ PCHAR attrs[],
    ULONG attrsonly);
ULONG __cdecl ldap_searchW(_Inout_ LDAP *ld, _In_opt_ const PWCHAR base, ULONG scope, _In_ const PWCHAR filter,
    _In_ PWCHAR attrs[], ULONG attrsonly);
ULONG __cdecl ldap_search_abandon_page(_Inout_ PLDAP ExternalHandle, _Inout_ PLDAPSearch SearchBlock);
ULONG __cdecl ldap_search_ext(_Inout_ LDAP *ld, _In_opt_ PCHAR base, ULONG scope, _In_ PCHAR filter, _In_ PCHAR attrs[],
    ULONG attrsonly, _In_opt_ PLDAPControlA *ServerControls, _In_opt_ PLDAPControlA *ClientControls, ULONG TimeLimit,
    ULONG SizeLimit, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_search_extW(_Inout_ LDAP *ld, _In_opt_ const PWCHAR base, ULONG scope, _In_ const PWCHAR filter,
    _In_ PWCHAR attrs[], ULONG attrsonly, _In_opt_ PLDAPControlW *ServerControls,
    _In_opt_ PLDAPControlW *ClientControls, ULONG TimeLimit, ULONG SizeLimit, _Inout_ ULONG *MessageNumber);
ULONG __cdecl ldap_search_ext_s(_Inout_ LDAP *ld, _In_opt_ PCHAR base, ULONG scope, _In_ PCHAR filter,
    _In_ PCHAR attrs[], ULONG attrsonly, _In_opt_ PLDAPControlA *ServerControls, _In_opt_ PLDAPControlA *ClientControls,
    _Inout_ struct l_timeval *timeout, ULONG SizeLimit, _Out_opt_ LDAPMessage **res);
ULONG __cdecl ldap_search_ext_sW(_Inout_ LDAP *ld, _In_opt_ const PWCHAR base, ULONG scope, _In_ const PWCHAR filter,
    _In_ PWCHAR attrs[], ULONG attrsonly, _In_opt_ PLDAPControlW *ServerControls,
    _In_opt_ PLDAPControlW *ClientControls, _Inout_ struct l_timeval *timeout, ULONG SizeLimit,
    _Out_opt_ LDAPMessage **res);
PLDAPSearch __cdecl ldap_search_init_page(_Inout_ PLDAP ExternalHandle, _In_ const PCHAR DistinguishedName,
    ULONG ScopeOfSearch, _In_ const PCHAR SearchFilter, _Inout_ PCHAR AttributeList[], ULONG AttributesOnly,
    _Inout_ PLDAPControlA *ServerControls, _Inout_ PLDAPControlA *ClientControls, ULONG PageTimeLimit,
    ULONG TotalSizeLimit, _Inout_ PLDAPSortKeyA *SortKeys);
PLDAPSearch __cdecl ldap_search_init_pageW(_Inout_ PLDAP ExternalHandle, _In_ const PWCHAR DistinguishedName,
    ULONG ScopeOfSearch, _In_ const PWCHAR SearchFilter, _In_ PWCHAR AttributeList[], ULONG AttributesOnly,
    _Inout_ PLDAPControlW *ServerControls, _Inout_ PLDAPControlW *ClientControls, ULONG PageTimeLimit,
    ULONG TotalSizeLimit, _Inout_ PLDAPSortKeyW *SortKeys);
ULONG __cdecl ldap_search_s(_Inout_ LDAP *ld, _In_opt_ PCHAR base, ULONG scope, _In_ PCHAR filter, _In_ PCHAR attrs[],
    ULONG attrsonly, _Out_opt_ LDAPMessage **res);
ULONG __cdecl ldap_search_sW(_Inout_ LDAP *ld, _In_opt_ const PWCHAR base, ULONG scope, _In_ const PWCHAR filter,
    _In_ PWCHAR attrs[], ULONG attrsonly, _Out_opt_ LDAPMessage **res);
ULONG __cdecl ldap_search_st(_Inout_ LDAP *ld, _In_opt_ PCHAR base, ULONG scope, _In_ PCHAR filter, _In_ PCHAR attrs[],
    ULONG attrsonly, _Inout_ struct l_timeval *timeout, _Out_opt_ LDAPMessage **res);
ULONG __cdecl ldap_search_stW(_Inout_ LDAP *ld, _In_opt_ const PWCHAR base, ULONG scope, _In_ const PWCHAR filter,
    _In_ PWCHAR attrs[], ULONG attrsonly, _Inout_ struct l_timeval *timeout, _Out_opt_ LDAPMessage **res);
ULONG __cdecl ldap_set_dbg_flags(_Show_(hex) ULONG NewFlags);
void __cdecl ldap_set_dbg_routine(DBGPRINT DebugPrintRoutine);
ULONG __cdecl ldap_set_option(_Inout_ LDAP *ld, int option, _In_ const void *invalue);
ULONG __cdecl ldap_set_optionW(_Inout_ LDAP *ld, int option, _In_ const void *invalue);
ULONG __cdecl ldap_simple_bind(_Inout_ LDAP *ld, _In_opt_ const PCHAR dn, _In_opt_ const PCHAR passwd);
ULONG __cdecl ldap_simple_bindW(_Inout_ LDAP *ld, _In_opt_ PWCHAR dn, _In_opt_ PWCHAR passwd);
ULONG __cdecl ldap_simple_bind_s(_Inout_ LDAP *ld, _In_opt_ const PCHAR dn, _In_opt_ const PCHAR passwd);
ULONG __cdecl ldap_simple_bind_sW(_Inout_ LDAP *ld, _In_opt_ PWCHAR dn, _In_opt_ PWCHAR passwd);
LDAP *__cdecl ldap_sslinit(_In_ PCHAR HostName, ULONG PortNumber, int secure) _Fails_(zero);
LDAP *__cdecl ldap_sslinitW(_In_ PWCHAR HostName, ULONG PortNumber, int secure) _Fails_(zero);
ULONG __cdecl ldap_start_tls_sW(_Inout_ PLDAP ExternalHandle, _Inout_ PULONG ServerReturnValue,
    _Inout_ LDAPMessage **result, _Inout_ PLDAPControlW *ServerControls, _Inout_ PLDAPControlW *ClientControls);
ULONG __cdecl ldap_startup(_Inout_ PLDAP_VERSION_INFO version, _Inout_ _Opens_ HANDLE *Instance);
BOOLEAN __cdecl ldap_stop_tls_s(_Inout_ PLDAP ExternalHandle) _Fails_(zero);
ULONG __cdecl ldap_ufn2dn(_In_ const PCHAR ufn, _Out_ PCHAR *pDn);
ULONG __cdecl ldap_ufn2dnW(_In_ const PWCHAR ufn, _Out_ PWCHAR *pDn);
ULONG __cdecl ldap_unbind(_Inout_ LDAP *ld);
ULONG __cdecl ldap_unbind_s(_Inout_ LDAP *ld);
ULONG __cdecl ldap_value_free(_In_opt_ PCHAR *vals);
ULONG __cdecl ldap_value_freeW(_In_opt_ PWCHAR *vals);
ULONG __cdecl ldap_value_free_len(_Inout_ struct berval **vals);
int WINAPI listen(SOCKET s, int backlog);
u_long WINAPI ntohl(u_long netlong);
u_short WINAPI ntohs(u_short netshort);
int WINAPI recv(SOCKET s, _Is_(buffer) _Out_writes_bytes_to_(len, return) _Short_ char *buf, int len,
    _Names_(SEND_RECV_FLAGS) int flags);
int WINAPI recvfrom(SOCKET s, _Is_(buffer) _Out_writes_bytes_to_(len, return) _Short_ char *buf, int len,
    _Names_(SEND_RECV_FLAGS) int flags, _Out_writes_bytes_opt_(*fromlen) _Short_ struct sockaddr *from, _Inout_opt_ int *fromlen);
int WINAPI select(int nfds, _Inout_opt_ fd_set *readfds, _Inout_opt_ fd_set *writefds, _Inout_opt_ fd_set *exceptfds,
    _In_opt_ const PTIMEVAL timeout);
int WINAPI send(SOCKET s, _Is_(buffer) _In_reads_bytes_(len) const char *buf, int len,
    _Names_(SEND_RECV_FLAGS) int flags);
int WINAPI sendto(SOCKET s, _Is_(buffer) _In_reads_bytes_(len) const char *buf, int len, int flags,
    _In_reads_bytes_(tolen) const struct sockaddr *to, int tolen);
int WINAPI setsockopt(SOCKET s, _Names_(SOCKET_LEVEL) int level, int optname,
    _Is_(buffer) _In_reads_bytes_opt_(optlen) const char *optval, int optlen);
int WINAPI shutdown(SOCKET s, _Names_(SHUTDOWN_HOW) int how);
SOCKET WINAPI socket(_Names_(ADDRESS_FAMILY) int af, _Names_(SOCKET_TYPE) int type,
    _Names_(IPPROTO_NAMES) int protocol) _Opens_;
