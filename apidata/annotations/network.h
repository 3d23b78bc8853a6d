// SPDX-License-Identifier: Apache-2.0
// Sockets, HTTP, name resolution, network configuration. Directions, lengths, names of values and failure rules beyond what the types say.

BOOL WINAPI AcceptEx(SOCKET sListenSocket, SOCKET sAcceptSocket, _Out_ PVOID lpOutputBuffer, DWORD dwReceiveDataLength,
    DWORD dwLocalAddressLength, DWORD dwRemoteAddressLength, _Out_ LPDWORD lpdwBytesReceived,
    _Inout_ LPOVERLAPPED lpOverlapped) _Fails_(zero, wsa);
HRESULT WINAPI CoInternetCombineIUri(IUri *pBaseUri, IUri *pRelativeUri, _Show_(hex) DWORD dwCombineFlags,
    _Out_ IUri **ppCombinedUri, DWORD_PTR dwReserved);
HRESULT WINAPI CoInternetCombineUrlEx(_In_opt_ IUri *pBaseUri, _In_opt_ LPCWSTR pwzRelativeUrl,
    _Show_(hex) DWORD dwCombineFlags, _Out_ IUri **ppCombinedUri, DWORD_PTR dwReserved);
HRESULT WINAPI CoInternetCreateSecurityManager(_In_opt_ IServiceProvider *pSP, _Out_ IInternetSecurityManager **ppSM,
    DWORD dwReserved);
HRESULT WINAPI CoInternetParseIUri(IUri *pIUri, PARSEACTION ParseAction, _Show_(hex) DWORD dwFlags,
    _Out_writes_(cchResult) LPWSTR pwzResult, DWORD cchResult, _Out_ DWORD *pcchResult,
    _Reserved_ DWORD_PTR dwReserved);
HRESULT WINAPI CoInternetParseUrl(_In_ LPCWSTR pwzUrl, PARSEACTION ParseAction, _Show_(hex) DWORD dwFlags,
    _Out_writes_(cchResult) LPWSTR pszResult, DWORD cchResult, _Out_ DWORD *pcchResult, DWORD dwReserved);
BOOL WINAPI CommitUrlCacheEntryW(_In_ LPCWSTR lpszUrlName, _In_opt_ LPCWSTR lpszLocalFileName, FILETIME ExpireTime,
    FILETIME LastModifiedTime, DWORD CacheEntryType, _In_reads_opt_(cchHeaderInfo) LPWSTR lpszHeaderInfo,
    DWORD cchHeaderInfo, _Reserved_ LPCWSTR lpszFileExtension, _In_opt_ LPCWSTR lpszOriginalUrl);
DWORD WINAPI ConvertInterfaceIndexToLuid(NET_IFINDEX InterfaceIndex, _Out_ PNET_LUID InterfaceLuid);
DWORD WINAPI ConvertInterfaceLuidToGuid(_In_ const NET_LUID *InterfaceLuid, _Out_ GUID *InterfaceGuid);
DWORD WINAPI ConvertLengthToIpv4Mask(ULONG MaskLength, _Out_ PULONG Mask);
HRESULT WINAPI CreateAsyncBindCtx(DWORD reserved, IBindStatusCallback *pBSCb, _In_opt_ IEnumFORMATETC *pEFetc,
    _Out_ IBindCtx **ppBC);
HRESULT WINAPI CreateIUriBuilder(_In_opt_ IUri *pIUri, _Show_(hex) DWORD dwFlags, DWORD_PTR dwReserved,
    _Out_ IUriBuilder **ppIUriBuilder);
BOOL WINAPI CreateMD5SSOHash(_In_ PWSTR pszChallengeInfo, _In_ PWSTR pwszRealm, _In_ PWSTR pwszTarget,
    _Out_ PBYTE pbHexHash) _Fails_(zero, last_error);
HRESULT WINAPI CreateURLMoniker(_In_opt_ LPMONIKER pMkCtx, _In_ LPCWSTR szURL, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateURLMonikerEx(_In_opt_ LPMONIKER pMkCtx, _In_ LPCWSTR szURL, _Out_ LPMONIKER *ppmk,
    _Show_(hex) DWORD dwFlags);
HRESULT WINAPI CreateURLMonikerEx2(_In_opt_ LPMONIKER pMkCtx, IUri *pUri, _Out_ LPMONIKER *ppmk,
    _Show_(hex) DWORD dwFlags);
HRESULT WINAPI CreateUri(_In_ LPCWSTR pwzURI, _Names_(URI_CREATE_FLAGS) DWORD dwFlags, _Reserved_ DWORD_PTR dwReserved,
    _Out_ IUri **ppURI);
BOOL WINAPI CreateUrlCacheEntryW(_In_ LPCWSTR lpszUrlName, DWORD dwExpectedFileSize, _In_opt_ LPCWSTR lpszFileExtension,
    _Inout_updates_(260) LPWSTR lpszFileName, DWORD dwReserved);
GROUPID WINAPI CreateUrlCacheGroup(_Show_(hex) DWORD dwFlags, _Reserved_ LPVOID lpReserved) _Fails_(zero, last_error);
DWORD WINAPI DeleteIE3Cache(HWND hwnd, HINSTANCE hinst, _In_ LPSTR lpszCmd, int nCmdShow);
BOOL WINAPI DeleteUrlCacheEntry(_In_ LPCSTR lpszUrlName);
BOOL WINAPI DeleteUrlCacheEntryW(_In_ LPCWSTR lpszUrlName);
BOOL WINAPI DeleteUrlCacheGroup(GROUPID GroupId, _Show_(hex) DWORD dwFlags, _Reserved_ LPVOID lpReserved);
BOOL WINAPI DetectAutoProxyUrl(_Out_writes_(cchAutoProxyUrl) LPSTR pszAutoProxyUrl, DWORD cchAutoProxyUrl,
    _Names_(PROXY_AUTO_DETECT_TYPE) DWORD dwDetectFlags);
DNS_STATUS WINAPI DnsQueryConfig(DNS_CONFIG_TYPE Config, DWORD Flag, _In_opt_ PWSTR pwsAdapterName,
    _In_opt_ PVOID pReserved, _Out_writes_bytes_opt_(*pBufLen) PVOID pBuffer, _Inout_ PDWORD pBufLen);
DNS_STATUS WINAPI DnsQuery_W(_In_ PCWSTR pszName, WORD wType, _Show_(hex) DWORD Options, _Inout_opt_ PIP4_ARRAY pExtra,
    _Out_opt_ PDNS_RECORD *ppQueryResults, _Out_opt_ PVOID *pReserved);
INT WINAPI EnumProtocolsW(_In_opt_ LPINT lpiProtocols, _Out_writes_bytes_(*lpdwBufferLength) LPVOID lpProtocolBuffer,
    _Inout_ LPDWORD lpdwBufferLength) _Fails_(zero, last_error);
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
ULONG WINAPI GetAdaptersAddresses(_Names_(ADDRESS_FAMILY_WinSock) ULONG Family,
    _Names_(GET_ADAPTERS_ADDRESSES_FLAGS) ULONG Flags, _Reserved_ PVOID Reserved,
    _Out_writes_bytes_opt_(*SizePointer) PIP_ADAPTER_ADDRESSES AdapterAddresses, _Inout_ PULONG SizePointer);
int WINAPI GetAddrInfoExW(_In_opt_ PCWSTR pName, _In_opt_ PCWSTR pServiceName, DWORD dwNameSpace,
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
DWORD WINAPI GetBestInterface(IPAddr dwDestAddr, _Out_ PDWORD pdwBestIfIndex);
BOOL WINAPI GetDiskInfoA(_In_ PCSTR pszPath, _Out_opt_ PDWORD pdwClusterSize, _Out_opt_ PDWORDLONG pdlAvail,
    _Out_opt_ PDWORDLONG pdlTotal) _Fails_(zero);
int WINAPI GetHostNameW(_Out_writes_(namelen) PWSTR name, int namelen);
DWORD WINAPI GetIfEntry(_Inout_ PMIB_IFROW pIfRow);
DWORD WINAPI GetIfTable(_Out_writes_bytes_opt_(*pdwSize) PMIB_IFTABLE pIfTable, _Inout_ PULONG pdwSize, BOOL bOrder);
DWORD WINAPI GetIfTable2(_Out_ PMIB_IF_TABLE2 *Table);
DWORD WINAPI GetIpAddrTable(_Out_writes_bytes_opt_(*pdwSize) PMIB_IPADDRTABLE pIpAddrTable, _Inout_ PULONG pdwSize,
    BOOL bOrder);
DWORD WINAPI GetIpForwardTable(_Out_writes_bytes_opt_(*pdwSize) PMIB_IPFORWARDTABLE pIpForwardTable,
    _Inout_ PULONG pdwSize, BOOL bOrder);
ULONG WINAPI GetIpNetTable(_Out_writes_bytes_opt_(*SizePointer) PMIB_IPNETTABLE IpNetTable, _Inout_ PULONG SizePointer,
    BOOL Order);
ULONG WINAPI GetIpStatistics(_Out_ PMIB_IPSTATS Statistics);
INT WINAPI GetNameByTypeW(_In_ LPGUID lpServiceType, _Out_writes_bytes_(dwNameLength) LPWSTR lpServiceName,
    DWORD dwNameLength) _Fails_(zero, last_error);
INT WINAPI GetNameInfoW(_In_reads_bytes_(SockaddrLength) const SOCKADDR *pSockaddr, socklen_t SockaddrLength,
    _Out_writes_opt_(NodeBufferSize) PWCHAR pNodeBuffer, DWORD NodeBufferSize,
    _Out_writes_opt_(ServiceBufferSize) PWCHAR pServiceBuffer, DWORD ServiceBufferSize,
    INT Flags) _Fails_(nonzero, result_wsa);
DWORD WINAPI GetNetworkParams(_Out_writes_bytes_opt_(*pOutBufLen) PFIXED_INFO pFixedInfo, _Inout_ PULONG pOutBufLen);
DWORD WINAPI GetNumberOfInterfaces(_Out_ PDWORD pdwNumIf);
INT WINAPI GetServiceW(DWORD dwNameSpace, _In_ LPGUID lpGuid, _In_ LPWSTR lpServiceName, DWORD dwProperties,
    _Out_writes_bytes_(*lpdwBufferSize) LPVOID lpBuffer, _Inout_ LPDWORD lpdwBufferSize,
    _In_opt_ LPSERVICE_ASYNC_INFO lpServiceAsyncInfo) _Fails_(zero, last_error);
ULONG WINAPI GetTcpStatistics(_Out_ PMIB_TCPSTATS Statistics);
ULONG WINAPI GetTcpTable(_Out_writes_bytes_opt_(*SizePointer) PMIB_TCPTABLE TcpTable, _Inout_ PULONG SizePointer,
    BOOL Order);
INT WINAPI GetTypeByNameW(_In_ LPWSTR lpServiceName, _Inout_ LPGUID lpServiceType) _Fails_(zero, last_error);
ULONG WINAPI GetUdpStatistics(_Out_ PMIB_UDPSTATS Stats);
ULONG WINAPI GetUdpTable(_Out_writes_bytes_opt_(*SizePointer) PMIB_UDPTABLE UdpTable, _Inout_ PULONG SizePointer,
    BOOL Order);
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
BOOL WINAPI HttpAddRequestHeadersW(_In_ HINTERNET hRequest, _In_reads_(dwHeadersLength) LPCWSTR lpszHeaders,
    DWORD dwHeadersLength, _Names_(HTTP_ADDREQ_FLAG) DWORD dwModifiers);
BOOL WINAPI HttpEndRequestW(_In_ HINTERNET hRequest, _Out_opt_ LPINTERNET_BUFFERSW lpBuffersOut,
    _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext);
HINTERNET WINAPI HttpOpenRequestW(_In_ HINTERNET hConnect, _In_opt_ LPCWSTR lpszVerb, _In_opt_ LPCWSTR lpszObjectName,
    _In_opt_ LPCWSTR lpszVersion, _In_opt_ LPCWSTR lpszReferrer, _In_opt_ LPCWSTR *lplpszAcceptTypes,
    _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext) _Opens_;
BOOL WINAPI HttpQueryInfoW(_In_ HINTERNET hRequest, DWORD dwInfoLevel,
    _Inout_updates_bytes_opt_(*lpdwBufferLength) LPVOID lpBuffer, _Inout_ LPDWORD lpdwBufferLength,
    _Inout_opt_ LPDWORD lpdwIndex);
BOOL WINAPI HttpSendRequestExW(_In_ HINTERNET hRequest, _In_opt_ LPINTERNET_BUFFERSW lpBuffersIn,
    _Out_opt_ LPINTERNET_BUFFERSW lpBuffersOut, _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext);
BOOL WINAPI HttpSendRequestW(_In_ HINTERNET hRequest, _In_reads_opt_(dwHeadersLength) LPCWSTR lpszHeaders,
    DWORD dwHeadersLength, _In_reads_bytes_opt_(dwOptionalLength) LPVOID lpOptional, DWORD dwOptionalLength);
HANDLE WINAPI IcmpCreateFile(void) _Fails_(minus_one, last_error) _Opens_;
DWORD WINAPI IcmpSendEcho(HANDLE IcmpHandle, IPAddr DestinationAddress,
    _In_reads_bytes_(RequestSize) LPVOID RequestData, WORD RequestSize, _In_opt_ PIP_OPTION_INFORMATION RequestOptions,
    _Out_writes_bytes_(ReplySize) LPVOID ReplyBuffer, DWORD ReplySize, DWORD Timeout) _Fails_(zero, last_error);
BOOL WINAPI IncrementUrlCacheHeaderData(DWORD nIdx, _Out_ LPDWORD lpdwData) _Fails_(zero, last_error);
LPCWSTR WINAPI InetNtopW(INT Family, _In_ LPCVOID pAddr, _Out_writes_(StringBufSize) LPWSTR pStringBuf,
    size_t StringBufSize);
INT WINAPI InetPtonW(INT Family, _In_ LPCWSTR pszAddrString, _Out_ PVOID pAddrBuf);
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
    DWORD dwService, _Show_(hex) DWORD dwFlags, DWORD_PTR dwContext) _Opens_;
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
    _In_reads_opt_(dwHeadersLength) LPCWSTR lpszHeaders, DWORD dwHeadersLength, _Show_(hex) DWORD dwFlags,
    DWORD_PTR dwContext) _Opens_;
HINTERNET WINAPI InternetOpenW(_In_opt_ LPCWSTR lpszAgent, DWORD dwAccessType, _In_opt_ LPCWSTR lpszProxy,
    _In_opt_ LPCWSTR lpszProxyBypass, _Show_(hex) DWORD dwFlags) _Opens_;
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
BOOL WINAPI IsHostInProxyBypassList(INTERNET_SCHEME tScheme, _In_reads_(cchHost) LPCSTR lpszHost,
    DWORD cchHost) _Fails_(never);
BOOL WINAPI IsUrlCacheEntryExpiredW(_In_ LPCWSTR lpszUrlName, _Show_(hex) DWORD dwFlags,
    _Inout_ FILETIME *pftLastModified) _Fails_(zero, last_error);
DWORD WINAPI MultinetGetConnectionPerformanceW(_In_ LPNETRESOURCEW lpNetResource,
    _Out_ LPNETCONNECTINFOSTRUCT lpNetConnectInfoStruct) _Fails_(nonzero, win32);
DWORD WINAPI NetApiBufferFree(_In_opt_ LPVOID Buffer);
DWORD WINAPI NetUseEnum(_In_opt_ LPWSTR UncServerName, _Show_(hex) DWORD LevelFlags, _Out_opt_ LPBYTE *BufPtr,
    DWORD PreferedMaximumSize, _Out_opt_ LPDWORD EntriesRead, _Out_ LPDWORD TotalEntries,
    _Inout_opt_ LPDWORD ResumeHandle);
DWORD WINAPI NetWkstaUserGetInfo(_In_opt_ LPWSTR reserved, DWORD level, _Out_ LPBYTE *bufptr);
DWORD WINAPI ParseX509EncodedCertificateForListBoxEntry(_In_reads_bytes_(cbCert) LPBYTE lpCert, DWORD cbCert,
    _Out_writes_opt_(*lpdwListBoxEntry) LPSTR lpszListBoxEntry, _Inout_ LPDWORD lpdwListBoxEntry);
DWORD WINAPI PrivacyGetZonePreferenceW(DWORD dwZone, DWORD dwType, _Out_opt_ LPDWORD pdwTemplate,
    _Out_writes_opt_(*pdwBufferLength) LPWSTR pszBuffer, _Inout_opt_ LPDWORD pdwBufferLength);
DWORD WINAPI PrivacySetZonePreferenceW(DWORD dwZone, DWORD dwType, DWORD dwTemplate, _In_opt_ LPCWSTR pszPreference);
BOOL WINAPI ReadUrlCacheEntryStream(HANDLE hUrlCacheStream, DWORD dwLocation,
    _Out_writes_bytes_(*lpdwLen) LPVOID lpBuffer, _Inout_ LPDWORD lpdwLen, _Reserved_ DWORD Reserved);
HRESULT WINAPI RegisterBindStatusCallback(LPBC pBC, IBindStatusCallback *pBSCb, _Out_ IBindStatusCallback **ppBSCBPrev,
    DWORD dwReserved);
void WINAPI ReleaseBindInfo(_Inout_ BINDINFO *pbindinfo);
BOOL WINAPI ResumeSuspendedDownload(_In_ HINTERNET hRequest, DWORD dwResultCode);
BOOL WINAPI RetrieveUrlCacheEntryFileW(_In_ LPCWSTR lpszUrlName,
    _Inout_updates_bytes_opt_(*lpcbCacheEntryInfo) LPINTERNET_CACHE_ENTRY_INFOW lpCacheEntryInfo,
    _Inout_ LPDWORD lpcbCacheEntryInfo, _Reserved_ DWORD dwReserved);
HANDLE WINAPI RetrieveUrlCacheEntryStreamW(_In_ LPCWSTR lpszUrlName,
    _Inout_updates_bytes_opt_(*lpcbCacheEntryInfo) LPINTERNET_CACHE_ENTRY_INFOW lpCacheEntryInfo,
    _Inout_ LPDWORD lpcbCacheEntryInfo, BOOL fRandomRead, _Reserved_ DWORD dwReserved);
int WINAPI SetAddrInfoExW(_In_ PCWSTR pName, _In_opt_ PCWSTR pServiceName, _In_opt_ SOCKET_ADDRESS *pAddresses,
    DWORD dwAddressCount, _In_opt_ LPBLOB lpBlob, _Show_(hex) DWORD dwFlags, DWORD dwNameSpace, _In_opt_ LPGUID lpNspId,
    _In_opt_ PTIMEVAL timeout, _In_opt_ LPOVERLAPPED lpOverlapped,
    _In_opt_ LPLOOKUPSERVICE_COMPLETION_ROUTINE lpCompletionRoutine, _Out_opt_ _Opens_ LPHANDLE lpNameHandle);
INT WINAPI SetServiceW(DWORD dwNameSpace, _Names_(SET_SERVICE_OPERATION) DWORD dwOperation, _Show_(hex) DWORD dwFlags,
    _In_ LPSERVICE_INFOW lpServiceInfo, _In_opt_ LPSERVICE_ASYNC_INFO lpServiceAsyncInfo,
    _Out_ LPDWORD lpdwStatusFlags) _Fails_(zero, last_error);
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
HRESULT WINAPI URLDownloadToCacheFileW(_In_opt_ LPUNKNOWN arg1, _In_ LPCWSTR arg2, _Out_writes_(arg4) LPWSTR arg3,
    DWORD arg4, DWORD arg5, _In_opt_ LPBINDSTATUSCALLBACK arg6);
BOOL WINAPI UnlockUrlCacheEntryFileW(_In_ LPCWSTR lpszUrlName, _Reserved_ DWORD dwReserved);
BOOL WINAPI UnlockUrlCacheEntryStream(HANDLE hUrlCacheStream, _Reserved_ DWORD Reserved);
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
    _Inout_ LPDWORD lpdwAddressStringLength);
INT WINAPI WSAAdvertiseProvider(_In_ const GUID *puuidProviderId, _In_ const LPCNSPV2_ROUTINE *pNSPv2Routine);
HANDLE WINAPI WSAAsyncGetHostByAddr(HWND hWnd, u_int wMsg, _In_reads_bytes_(len) const char *addr, int len, int type,
    _Out_writes_bytes_(buflen) char *buf, int buflen);
HANDLE WINAPI WSAAsyncGetHostByName(HWND hWnd, u_int wMsg, _In_ const char *name, _Out_writes_bytes_(buflen) char *buf,
    int buflen);
HANDLE WINAPI WSAAsyncGetProtoByName(HWND hWnd, u_int wMsg, _In_ const char *name, _Out_writes_bytes_(buflen) char *buf,
    int buflen);
HANDLE WINAPI WSAAsyncGetProtoByNumber(HWND hWnd, u_int wMsg, int number, _Out_writes_bytes_(buflen) char *buf,
    int buflen);
HANDLE WINAPI WSAAsyncGetServByName(HWND hWnd, u_int wMsg, _In_ const char *name, _In_ const char *proto,
    _Out_writes_bytes_(buflen) char *buf, int buflen);
HANDLE WINAPI WSAAsyncGetServByPort(HWND hWnd, u_int wMsg, int port, _In_ const char *proto,
    _Out_writes_bytes_(buflen) char *buf, int buflen);
int WINAPI WSAAsyncSelect(SOCKET s, HWND hWnd, u_int wMsg, long lEvent);
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
    _Out_writes_bytes_(*lpdwBufferLength) LPWSANAMESPACE_INFOEXW lpnspBuffer);
INT WINAPI WSAEnumNameSpaceProvidersW(_Inout_ LPDWORD lpdwBufferLength,
    _Out_writes_bytes_(*lpdwBufferLength) LPWSANAMESPACE_INFOW lpnspBuffer);
int WINAPI WSAEnumNetworkEvents(SOCKET s, HANDLE hEventObject, _Out_ LPWSANETWORKEVENTS lpNetworkEvents);
int WINAPI WSAEnumProtocolsW(_In_opt_ LPINT lpiProtocols,
    _Out_writes_bytes_opt_(*lpdwBufferLength) LPWSAPROTOCOL_INFOW lpProtocolBuffer, _Inout_ LPDWORD lpdwBufferLength);
int WINAPI WSAEventSelect(SOCKET s, _In_opt_ HANDLE hEventObject, long lNetworkEvents);
int WINAPI WSAGetLastError(void) _Fails_(never);
BOOL WINAPI WSAGetOverlappedResult(SOCKET s, _In_ LPWSAOVERLAPPED lpOverlapped, _Out_ LPDWORD lpcbTransfer, BOOL fWait,
    _Out_ LPDWORD lpdwFlags) _Fails_(zero, wsa);
BOOL WINAPI WSAGetQOSByName(SOCKET s, _In_ LPWSABUF lpQOSName, _Out_ LPQOS lpQOS) _Fails_(zero, wsa);
INT WINAPI WSAGetServiceClassInfoW(_In_ LPGUID lpProviderId, _In_ LPGUID lpServiceClassId, _Inout_ LPDWORD lpdwBufSize,
    _Out_writes_bytes_(*lpdwBufSize) LPWSASERVICECLASSINFOW lpServiceClassInfo);
INT WINAPI WSAGetServiceClassNameByClassIdW(_In_ LPGUID lpServiceClassId,
    _Out_writes_bytes_(*lpdwBufferLength) LPWSTR lpszServiceClassName, _Inout_ LPDWORD lpdwBufferLength);
int WINAPI WSAHtonl(SOCKET s, u_long hostlong, _Out_ u_long *lpnetlong);
int WINAPI WSAHtons(SOCKET s, u_short hostshort, _Out_ u_short *lpnetshort);
INT WINAPI WSAInstallServiceClassW(_In_ LPWSASERVICECLASSINFOW lpServiceClassInfo);
int WINAPI WSAIoctl(SOCKET s, _Names_(SIO) DWORD dwIoControlCode, _In_reads_bytes_opt_(cbInBuffer) LPVOID lpvInBuffer,
    DWORD cbInBuffer, _Out_writes_bytes_to_opt_(cbOutBuffer, *lpcbBytesReturned) LPVOID lpvOutBuffer, DWORD cbOutBuffer,
    _Out_ LPDWORD lpcbBytesReturned, _Inout_opt_ LPWSAOVERLAPPED lpOverlapped,
    _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
BOOL WINAPI WSAIsBlocking(void) _Fails_(never);
SOCKET WINAPI WSAJoinLeaf(SOCKET s, _In_reads_bytes_(namelen) const struct sockaddr *name, int namelen,
    _In_opt_ LPWSABUF lpCallerData, _Out_opt_ LPWSABUF lpCalleeData, _In_opt_ LPQOS lpSQOS, _In_opt_ LPQOS lpGQOS,
    _Show_(hex) DWORD dwFlags);
INT WINAPI WSALookupServiceBeginW(_In_ LPWSAQUERYSETW lpqsRestrictions, _Show_(hex) DWORD dwControlFlags,
    _Out_ _Opens_ LPHANDLE lphLookup);
INT WINAPI WSALookupServiceEnd(HANDLE hLookup);
INT WINAPI WSALookupServiceNextW(HANDLE hLookup, _Show_(hex) DWORD dwControlFlags, _Inout_ LPDWORD lpdwBufferLength,
    _Out_writes_bytes_opt_(*lpdwBufferLength) LPWSAQUERYSETW lpqsResults);
INT WINAPI WSANSPIoctl(HANDLE hLookup, DWORD dwControlCode, _In_reads_bytes_opt_(cbInBuffer) LPVOID lpvInBuffer,
    DWORD cbInBuffer, _Out_writes_bytes_to_opt_(cbOutBuffer, *lpcbBytesReturned) LPVOID lpvOutBuffer, DWORD cbOutBuffer,
    _Out_ LPDWORD lpcbBytesReturned, _In_opt_ LPWSACOMPLETION lpCompletion);
int WINAPI WSANtohl(SOCKET s, u_long netlong, _Out_ u_long *lphostlong);
int WINAPI WSANtohs(SOCKET s, u_short netshort, _Out_ u_short *lphostshort);
int WINAPI WSAPoll(_Inout_ WSAPOLLFD fdArray[], ULONG fds, INT timeout);
INT WINAPI WSAProviderCompleteAsyncCall(HANDLE hAsyncCall, INT iRetCode);
INT WINAPI WSAProviderConfigChange(_Inout_ _Opens_ LPHANDLE lpNotificationHandle,
    _Inout_opt_ LPWSAOVERLAPPED lpOverlapped, _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
int WINAPI WSARecv(SOCKET s, _In_reads_(dwBufferCount) LPWSABUF lpBuffers, DWORD dwBufferCount,
    _Out_opt_ LPDWORD lpNumberOfBytesRecvd, _Inout_ LPDWORD lpFlags, _Inout_opt_ LPWSAOVERLAPPED lpOverlapped,
    _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
int WINAPI WSARecvDisconnect(SOCKET s, _In_opt_ LPWSABUF lpInboundDisconnectData);
int WINAPI WSARecvEx(SOCKET s, _Out_writes_bytes_(len) char *buf, int len, _Inout_ int *flags);
int WINAPI WSARecvFrom(SOCKET s, _In_reads_(dwBufferCount) LPWSABUF lpBuffers, DWORD dwBufferCount,
    _Out_opt_ LPDWORD lpNumberOfBytesRecvd, _Inout_ LPDWORD lpFlags,
    _Out_writes_bytes_opt_(*lpFromlen) struct sockaddr *lpFrom, _Inout_opt_ LPINT lpFromlen,
    _Inout_opt_ LPWSAOVERLAPPED lpOverlapped, _In_opt_ LPWSAOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
INT WINAPI WSARemoveServiceClass(_In_ LPGUID lpServiceClassId);
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
    _Show_(hex) DWORD dwControlFlags);
SOCKET WINAPI WSASocketW(_Names_(ADDRESS_FAMILY) int af, _Names_(SOCKET_TYPE) int type,
    _Names_(IPPROTO_NAMES) int protocol, _In_opt_ LPWSAPROTOCOL_INFOW lpProtocolInfo, GROUP g,
    _Show_(hex) DWORD dwFlags) _Opens_;
int WINAPI WSAStartup(WORD wVersionRequested, _Out_ LPWSADATA lpWSAData) _Fails_(nonzero, result_wsa);
INT WINAPI WSAStringToAddressW(_In_ LPWSTR AddressString, INT AddressFamily,
    _In_opt_ LPWSAPROTOCOL_INFOW lpProtocolInfo, _Out_writes_bytes_(*lpAddressLength) LPSOCKADDR lpAddress,
    _Inout_ LPINT lpAddressLength);
INT WINAPI WSAUnadvertiseProvider(_In_ const GUID *puuidProviderId);
int WINAPI WSAUnhookBlockingHook(void);
DWORD WINAPI WSAWaitForMultipleEvents(DWORD cEvents, _In_reads_(cEvents) const HANDLE *lphEvents, BOOL fWaitAll,
    DWORD dwTimeout, BOOL fAlertable) _Fails_(minus_one, wsa);
int WINAPI WSCDeinstallProvider(_In_ LPGUID lpProviderId, _Out_ LPINT lpErrno);
INT WINAPI WSCEnableNSProvider(_In_ LPGUID lpProviderId, BOOL fEnable);
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
    _In_ LPGUID lpProviderId);
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
INT WINAPI WSCUnInstallNameSpace(_In_ LPGUID lpProviderId);
int WINAPI WSCUpdateProvider(_In_ LPGUID lpProviderId, _In_ const WCHAR *lpszProviderDllPath,
    _In_reads_(dwNumberOfEntries) const LPWSAPROTOCOL_INFOW lpProtocolInfoList, DWORD dwNumberOfEntries,
    _Out_ LPINT lpErrno);
int WINAPI __WSAFDIsSet(SOCKET fd, _Inout_ fd_set *arg_) _Fails_(never);
SOCKET WINAPI accept(SOCKET s, _Out_writes_bytes_opt_(*addrlen) struct sockaddr *addr,
    _Inout_opt_ int *addrlen) _Opens_;
int WINAPI bind(SOCKET s, _In_reads_bytes_(namelen) const struct sockaddr *name, int namelen);
int WINAPI closesocket(_Closes_ SOCKET s) _Handles_;
int WINAPI connect(SOCKET s, _In_reads_bytes_(namelen) const struct sockaddr *name, int namelen);
void WINAPI freeaddrinfo(_In_opt_ LPADDRINFO pAddrInfo);
int WINAPI getaddrinfo(_In_opt_ const char *pNodeName, _In_opt_ const char *pServiceName,
    _In_opt_ const struct addrinfo *pHints, _Out_ struct addrinfo **ppResult) _Fails_(nonzero, result_wsa);
struct hostent *WINAPI gethostbyaddr(_In_reads_bytes_(len) const char *addr, int len, int type);
struct hostent *WINAPI gethostbyname(_In_ const char *name);
int WINAPI gethostname(_Out_writes_bytes_(namelen) char *name, int namelen);
int WINAPI getnameinfo(_In_reads_bytes_(SockaddrLength) const struct sockaddr *pSockaddr, socklen_t SockaddrLength,
    _Out_writes_opt_(NodeBufferSize) char *pNodeBuffer, DWORD NodeBufferSize,
    _Out_writes_opt_(ServiceBufferSize) char *pServiceBuffer, DWORD ServiceBufferSize,
    int Flags) _Fails_(nonzero, result_wsa);
int WINAPI getpeername(SOCKET s, _Out_writes_bytes_(*namelen) struct sockaddr *name, _Inout_ int *namelen);
struct protoent *WINAPI getprotobyname(_In_ const char *name);
struct protoent *WINAPI getprotobynumber(int number);
struct servent *WINAPI getservbyname(_In_ const char *name, _In_opt_ const char *proto);
struct servent *WINAPI getservbyport(int port, _In_opt_ const char *proto);
int WINAPI getsockname(SOCKET s, _Out_writes_bytes_(*namelen) struct sockaddr *name, _Inout_ int *namelen);
int WINAPI getsockopt(SOCKET s, _Names_(SOCKET_LEVEL) int level, int optname, _Out_writes_bytes_(*optlen) char *optval,
    _Inout_ int *optlen);
u_long WINAPI htonl(u_long hostlong);
u_short WINAPI htons(u_short hostshort);
unsigned long WINAPI inet_addr(_In_ const char *cp);
char *WINAPI inet_ntoa(struct in_addr in_);
LPCSTR WINAPI inet_ntop(INT Family, _In_ LPCVOID pAddr, _Out_writes_(StringBufSize) LPSTR pStringBuf,
    size_t StringBufSize);
INT WINAPI inet_pton(INT Family, _In_ LPCSTR pszAddrString, _Out_ PVOID pAddrBuf);
int WINAPI ioctlsocket(SOCKET s, _Names_(SIO) long cmd, _Inout_ u_long *argp);
int WINAPI listen(SOCKET s, int backlog);
u_long WINAPI ntohl(u_long netlong);
u_short WINAPI ntohs(u_short netshort);
int WINAPI recv(SOCKET s, _Out_writes_bytes_to_(len, return) char *buf, int len, _Names_(SEND_RECV_FLAGS) int flags);
int WINAPI recvfrom(SOCKET s, _Out_writes_bytes_to_(len, return) char *buf, int len, int flags,
    _Out_writes_bytes_opt_(*fromlen) struct sockaddr *from, _Inout_opt_ int *fromlen);
int WINAPI select(int nfds, _Inout_opt_ fd_set *readfds, _Inout_opt_ fd_set *writefds, _Inout_opt_ fd_set *exceptfds,
    _In_opt_ const PTIMEVAL timeout);
int WINAPI send(SOCKET s, _In_reads_bytes_(len) const char *buf, int len, _Names_(SEND_RECV_FLAGS) int flags);
int WINAPI sendto(SOCKET s, _In_reads_bytes_(len) const char *buf, int len, int flags,
    _In_reads_bytes_(tolen) const struct sockaddr *to, int tolen);
int WINAPI setsockopt(SOCKET s, _Names_(SOCKET_LEVEL) int level, int optname,
    _In_reads_bytes_opt_(optlen) const char *optval, int optlen);
int WINAPI shutdown(SOCKET s, _Names_(SHUTDOWN_HOW) int how);
SOCKET WINAPI socket(_Names_(ADDRESS_FAMILY) int af, _Names_(SOCKET_TYPE) int type,
    _Names_(IPPROTO_NAMES) int protocol) _Opens_;
