// SPDX-License-Identifier: Apache-2.0
// Shell and path helpers. Directions, lengths, names of values and failure rules beyond what the types say.

HRESULT WINAPI AssocQueryStringW(ASSOCF flags, ASSOCSTR str, _In_ LPCWSTR pszAssoc, _In_opt_ LPCWSTR pszExtra,
    _Out_writes_opt_(*pcchOut) LPWSTR pszOut, _Inout_ DWORD *pcchOut);
BOOL WINAPI ChrCmpIW(WCHAR w1, WCHAR w2) _Fails_(never);
LPWSTR *WINAPI CommandLineToArgvW(_In_ LPCWSTR lpCmdLine, _Out_ int *pNumArgs);
void WINAPI DragAcceptFiles(HWND hWnd, BOOL fAccept);
void WINAPI DragFinish(HDROP hDrop);
UINT WINAPI DragQueryFileW(HDROP hDrop, UINT iFile, _Out_writes_opt_(cch) LPWSTR lpszFile, UINT cch);
UINT WINAPI ExtractIconExW(_In_ LPCWSTR lpszFile, int nIconIndex, _Out_writes_opt_(nIcons) HICON *phiconLarge,
    _Out_writes_opt_(nIcons) HICON *phiconSmall, UINT nIcons) _Fails_(minus_one, last_error);
HICON WINAPI ExtractIconW(_Reserved_ HINSTANCE hInst, _In_ LPCWSTR pszExeFileName, UINT nIconIndex) _Fails_(zero);
HINSTANCE WINAPI FindExecutableW(_In_ LPCWSTR lpFile, _In_opt_ LPCWSTR lpDirectory,
    _Out_writes_(260) LPWSTR lpResult) _Fails_(below_33);
HRESULT WINAPI GetAcceptLanguagesW(_Out_writes_(*pcchLanguages) LPWSTR pszLanguages, _Inout_ DWORD *pcchLanguages);
HRESULT WINAPI HashData(_In_reads_bytes_(cbData) LPBYTE pbData, DWORD cbData, _Out_writes_bytes_(cbHash) LPBYTE pbHash,
    DWORD cbHash);
BOOL WINAPI IsCharSpaceW(WCHAR wch) _Fails_(never);
BOOL WINAPI IsInternetESCEnabled(void) _Fails_(never);
HRESULT WINAPI ParseURLW(_In_ LPCWSTR pcszURL, _Inout_ PARSEDURLW *ppu);
LPWSTR WINAPI PathAddBackslashW(_Inout_updates_(260) LPWSTR pszPath) _Fails_(never);
BOOL WINAPI PathAddExtensionW(_Inout_updates_(260) LPWSTR pszPath, _In_opt_ LPCWSTR pszExt) _Fails_(zero);
BOOL WINAPI PathAppendW(_Inout_updates_(260) LPWSTR pszPath, _In_ LPCWSTR pszMore) _Fails_(zero);
LPWSTR WINAPI PathBuildRootW(_Out_writes_(4) LPWSTR pszRoot, int iDrive) _Fails_(never);
BOOL WINAPI PathCanonicalizeW(_Out_writes_(260) LPWSTR pszBuf, _In_ LPCWSTR pszPath);
LPWSTR WINAPI PathCombineW(_Out_writes_(260) LPWSTR pszDest, _In_opt_ LPCWSTR pszDir,
    _In_opt_ LPCWSTR pszFile) _Fails_(never);
int WINAPI PathCommonPrefixW(_In_ LPCWSTR pszFile1, _In_ LPCWSTR pszFile2, _Out_writes_opt_(260) LPWSTR achPath);
HRESULT WINAPI PathCreateFromUrlAlloc(_In_ PCWSTR pszIn, _Out_ PWSTR *ppszOut, _Show_(hex) DWORD dwFlags);
HRESULT WINAPI PathCreateFromUrlW(_In_ LPCWSTR pszUrl, _Out_writes_(*pcchPath) LPWSTR pszPath, _Inout_ LPDWORD pcchPath,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI PathFileExistsW(_In_ LPCWSTR pszPath);
LPWSTR WINAPI PathFindExtensionW(_In_ LPCWSTR pszPath) _Fails_(never);
LPWSTR WINAPI PathFindFileNameW(_In_ LPCWSTR pszPath) _Fails_(never);
LPWSTR WINAPI PathFindNextComponentW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathFindOnPathW(_Inout_updates_(260) LPWSTR pszPath, _In_opt_ LPCWSTR *ppszOtherDirs) _Fails_(never);
LPWSTR WINAPI PathGetArgsW(_In_ LPCWSTR pszPath) _Fails_(never);
UINT WINAPI PathGetCharTypeW(WCHAR ch);
int WINAPI PathGetDriveNumberW(_In_ LPCWSTR pszPath);
BOOL WINAPI PathIsDirectoryW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsFileSpecW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsLFNFileSpecW(_In_ LPCWSTR pszName) _Fails_(never);
BOOL WINAPI PathIsPrefixW(_In_ LPCWSTR pszPrefix, _In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsRelativeW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsRootW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsSameRootW(_In_ LPCWSTR pszPath1, _In_ LPCWSTR pszPath2) _Fails_(never);
BOOL WINAPI PathIsUNCServerShareW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsUNCServerW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsUNCW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsURLW(_In_ LPCWSTR pszPath) _Fails_(never);
HRESULT WINAPI PathMatchSpecExW(_In_ LPCWSTR pszFile, _In_ LPCWSTR pszSpec, _Show_(hex) DWORD dwFlags);
BOOL WINAPI PathMatchSpecW(_In_ LPCWSTR pszFile, _In_ LPCWSTR pszSpec) _Fails_(never);
int WINAPI PathParseIconLocationW(_Inout_ LPWSTR pszIconFile);
void WINAPI PathQuoteSpacesW(_Inout_updates_(260) LPWSTR lpsz);
BOOL WINAPI PathRelativePathToW(_Out_writes_(260) LPWSTR pszPath, _In_ LPCWSTR pszFrom, DWORD dwAttrFrom,
    _In_ LPCWSTR pszTo, DWORD dwAttrTo) _Fails_(zero);
void WINAPI PathRemoveArgsW(_Inout_ LPWSTR pszPath);
LPWSTR WINAPI PathRemoveBackslashW(_Inout_ LPWSTR pszPath) _Fails_(never);
void WINAPI PathRemoveBlanksW(_Inout_ LPWSTR pszPath);
void WINAPI PathRemoveExtensionW(_Inout_ LPWSTR pszPath);
BOOL WINAPI PathRemoveFileSpecW(_Inout_ LPWSTR pszPath) _Fails_(zero);
BOOL WINAPI PathRenameExtensionW(_Inout_updates_(260) LPWSTR pszPath, _In_ LPCWSTR pszExt) _Fails_(zero);
BOOL WINAPI PathSearchAndQualifyW(_In_ LPCWSTR pszPath, _Out_writes_(cchBuf) LPWSTR pszBuf, UINT cchBuf) _Fails_(zero);
void WINAPI PathSetDlgItemPathW(HWND hDlg, int id, _In_ LPCWSTR pszPath);
LPWSTR WINAPI PathSkipRootW(_In_ LPCWSTR pszPath) _Fails_(never);
void WINAPI PathStripPathW(_Inout_ LPWSTR pszPath);
BOOL WINAPI PathStripToRootW(_Inout_ LPWSTR pszPath) _Fails_(zero);
BOOL WINAPI PathUnExpandEnvStringsW(_In_ LPCWSTR pszPath, _Out_writes_(cchBuf) LPWSTR pszBuf,
    UINT cchBuf) _Fails_(zero);
void WINAPI PathUnquoteSpacesW(_Inout_ LPWSTR lpsz);
INT WINAPI PropVariantCompareEx(_In_ const PROPVARIANT *const propvar1, _In_ const PROPVARIANT *const propvar2,
    PROPVAR_COMPARE_UNIT unit, PROPVAR_COMPARE_FLAGS flags);
HRESULT WINAPI PropVariantToInt64(_In_ const PROPVARIANT *const propvarIn, _Out_ LONGLONG *pllRet);
HRESULT WINAPI QISearch(_Inout_ void *that, _In_ LPCQITAB pqit, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHBindToParent(_In_ LPCITEMIDLIST pidl, _In_ const IID *const riid, _Out_iid_(riid) void **ppv,
    _Out_opt_ LPCITEMIDLIST *ppidlLast);
LPITEMIDLIST WINAPI SHBrowseForFolderW(_In_ LPBROWSEINFOW lpbi) _Fails_(never);
void WINAPI SHChangeNotify(_Names_(SHCNE_ID) LONG wEventId, _Names_(SHCNF_FLAGS) UINT uFlags, _In_opt_ LPCVOID dwItem1,
    _In_opt_ LPCVOID dwItem2);
DWORD WINAPI SHCopyKeyW(_Names_(HKEY_ROOTS) HKEY hkeySrc, _In_opt_ LPCWSTR pszSrcSubKey,
    _Names_(HKEY_ROOTS) HKEY hkeyDest, _Reserved_ DWORD fReserved);
int WINAPI SHCreateDirectoryExW(_In_opt_ HWND hwnd, _In_ LPCWSTR pszPath,
    _In_opt_ const SECURITY_ATTRIBUTES *psa) _Fails_(nonzero, win32);
HRESULT WINAPI SHCreateItemFromIDList(_In_ LPCITEMIDLIST pidl, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateShellItem(_In_opt_ LPCITEMIDLIST pidlParent, _In_opt_ IShellFolder *psfParent,
    _In_ LPCITEMIDLIST pidl, _Out_ IShellItem **ppsi);
HRESULT WINAPI SHCreateShellItemArray(_In_opt_ LPCITEMIDLIST pidlParent, _In_opt_ IShellFolder *psf, UINT cidl,
    _In_reads_opt_(cidl) LPCITEMIDLIST *ppidl, _Out_ IShellItemArray **ppsiItemArray);
HRESULT WINAPI SHCreateShellItemArrayFromDataObject(IDataObject *pdo, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateShellItemArrayFromShellItem(IShellItem *psi, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateStreamOnFileEx(_In_ LPCWSTR pszFile, DWORD grfMode, _Show_(hex) DWORD dwAttributes, BOOL fCreate,
    _In_opt_ struct IStream *pstmTemplate, _Out_ struct IStream **ppstm);
HRESULT WINAPI SHCreateStreamOnFileW(_In_ LPCWSTR pszFile, DWORD grfMode, _Out_ struct IStream **ppstm);
DWORD WINAPI SHDeleteKeyW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubKey);
DWORD WINAPI SHDeleteValueW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubKey, _In_ LPCWSTR pszValue);
int WINAPI SHFileOperationW(_Inout_ LPSHFILEOPSTRUCTW lpFileOp) _Fails_(nonzero, result);
HRESULT WINAPI SHGetDataFromIDListW(IShellFolder *psf, _In_ LPCITEMIDLIST pidl, _Names_(SHGDFIL_FORMAT) int nFormat,
    _Out_writes_bytes_(cb) void *pv, int cb);
HRESULT WINAPI SHGetDesktopFolder(_Out_ IShellFolder **ppshf);
DWORD_PTR WINAPI SHGetFileInfoW(_In_ LPCWSTR pszPath, _Names_(FILE_FLAGS_AND_ATTRIBUTES) DWORD dwFileAttributes,
    _Inout_updates_bytes_opt_(cbFileInfo) SHFILEINFOW *psfi, UINT cbFileInfo, _Names_(SHGFI_FLAGS) UINT uFlags);
HRESULT WINAPI SHGetFolderLocation(_Reserved_ HWND hwnd, int csidl, _In_opt_ HANDLE hToken, _Show_(hex) DWORD dwFlags,
    _Out_ LPITEMIDLIST *ppidl);
HRESULT WINAPI SHGetFolderPathW(_Reserved_ HWND hwnd, int csidl, _In_opt_ HANDLE hToken, _Show_(hex) DWORD dwFlags,
    _Out_writes_(260) LPWSTR pszPath);
HRESULT WINAPI SHGetIDListFromObject(IUnknown *punk, _Out_ LPITEMIDLIST *ppidl);
HRESULT WINAPI SHGetItemFromObject(IUnknown *punk, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHGetKnownFolderPath(_In_ const KNOWNFOLDERID *const rfid, _Show_(hex) DWORD dwFlags,
    _In_opt_ HANDLE hToken, _Out_ PWSTR *ppszPath);
BOOL WINAPI SHGetPathFromIDListW(_In_ LPCITEMIDLIST pidl, _Out_writes_(260) LPWSTR pszPath) _Fails_(zero);
HRESULT WINAPI SHGetSpecialFolderLocation(_Reserved_ HWND hwnd, int csidl, _Out_ LPITEMIDLIST *ppidl);
BOOL WINAPI SHGetSpecialFolderPathW(_Reserved_ HWND hwnd, _Out_writes_(260) LPWSTR pszPath, int csidl,
    BOOL fCreate) _Fails_(zero, last_error);
DWORD WINAPI SHGetValueW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubKey, _In_opt_ LPCWSTR pszValue,
    _Out_opt_ DWORD *pdwType, _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_opt_ DWORD *pcbData);
HRESULT WINAPI SHLoadIndirectString(_In_ LPCWSTR pszSource, _Out_writes_(cchOutBuf) LPWSTR pszOutBuf, UINT cchOutBuf,
    _Reserved_ void **ppvReserved);
HRESULT WINAPI SHParseDisplayName(_In_ PCWSTR pszName, _In_opt_ IBindCtx *pbc, _Out_ LPITEMIDLIST *ppidl,
    SFGAOF sfgaoIn, _Out_opt_ SFGAOF *psfgaoOut);
LONG WINAPI SHQueryInfoKeyW(_Names_(HKEY_ROOTS) HKEY hkey, _Out_opt_ LPDWORD pcSubKeys,
    _Out_opt_ LPDWORD pcchMaxSubKeyLen, _Out_opt_ LPDWORD pcValues, _Out_opt_ LPDWORD pcchMaxValueNameLen);
DWORD WINAPI SHQueryValueExW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszValue, _Reserved_ DWORD *pdwReserved,
    _Out_opt_ DWORD *pdwType, _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_opt_ DWORD *pcbData);
LONG WINAPI SHRegCloseUSKey(_In_ HUSKEY hUSKey);
LONG WINAPI SHRegCreateUSKeyW(_In_ LPCWSTR pwzPath, REGSAM samDesired, _In_opt_ HUSKEY hRelativeUSKey,
    _Out_ PHUSKEY phNewUSKey, _Show_(hex) DWORD dwFlags);
LONG WINAPI SHRegDeleteEmptyUSKeyW(_In_ HUSKEY hUSKey, _In_ LPCWSTR pwzSubKey, SHREGDEL_FLAGS delRegFlags);
LONG WINAPI SHRegDeleteUSValueW(_In_ HUSKEY hUSKey, _In_ LPCWSTR pwzValue, SHREGDEL_FLAGS delRegFlags);
HKEY WINAPI SHRegDuplicateHKey(_Names_(HKEY_ROOTS) HKEY hkey) _Fails_(zero);
LONG WINAPI SHRegEnumUSKeyW(_In_ HUSKEY hUSKey, DWORD dwIndex, _Out_writes_(*pcchName) LPWSTR pwzName,
    _Inout_ LPDWORD pcchName, SHREGENUM_FLAGS enumRegFlags);
LONG WINAPI SHRegEnumUSValueW(_In_ HUSKEY hUSkey, DWORD dwIndex, _Out_writes_(*pcchValueName) LPWSTR pszValueName,
    _Inout_ LPDWORD pcchValueName, _Out_opt_ LPDWORD pdwType, _Out_writes_bytes_opt_(*pcbData) void *pvData,
    _Inout_opt_ LPDWORD pcbData, SHREGENUM_FLAGS enumRegFlags);
BOOL WINAPI SHRegGetBoolUSValueW(_In_ LPCWSTR pszSubKey, _In_opt_ LPCWSTR pszValue, BOOL fIgnoreHKCU,
    BOOL fDefault) _Fails_(zero);
DWORD WINAPI SHRegGetPathW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR pcszSubKey, _In_opt_ LPCWSTR pcszValue,
    _Out_writes_(260) LPWSTR pszPath, _Show_(hex) DWORD dwFlags);
LONG WINAPI SHRegGetUSValueW(_In_ LPCWSTR pszSubKey, _In_opt_ LPCWSTR pszValue, _Inout_opt_ LPDWORD pdwType,
    _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_opt_ LPDWORD pcbData, BOOL fIgnoreHKCU,
    _In_reads_bytes_opt_(dwDefaultDataSize) void *pvDefaultData, DWORD dwDefaultDataSize);
LONG WINAPI SHRegOpenUSKeyW(_In_ LPCWSTR pwzPath, REGSAM samDesired, _In_opt_ HUSKEY hRelativeUSKey,
    _Out_ PHUSKEY phNewUSKey, BOOL fIgnoreHKCU);
LONG WINAPI SHRegQueryInfoUSKeyW(_In_ HUSKEY hUSKey, _Out_opt_ LPDWORD pcSubKeys, _Out_opt_ LPDWORD pcchMaxSubKeyLen,
    _Out_opt_ LPDWORD pcValues, _Out_opt_ LPDWORD pcchMaxValueNameLen, SHREGENUM_FLAGS enumRegFlags);
LONG WINAPI SHRegQueryUSValueW(_In_ HUSKEY hUSKey, _In_opt_ LPCWSTR pszValue, _Inout_opt_ LPDWORD pdwType,
    _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_opt_ LPDWORD pcbData, BOOL fIgnoreHKCU,
    _In_reads_bytes_opt_(dwDefaultDataSize) void *pvDefaultData, DWORD dwDefaultDataSize);
DWORD WINAPI SHRegSetPathW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR pcszSubKey, _In_opt_ LPCWSTR pcszValue,
    _In_ LPCWSTR pcszPath, _Show_(hex) DWORD dwFlags);
LONG WINAPI SHRegSetUSValueW(_In_ LPCWSTR pwzSubKey, _In_ LPCWSTR pwzValue, DWORD dwType,
    _In_reads_bytes_opt_(cbData) const void *pvData, DWORD cbData, _Show_(hex) DWORD dwFlags);
LONG WINAPI SHRegWriteUSValueW(_In_ HUSKEY hUSKey, _In_ LPCWSTR pwzValue, DWORD dwType,
    _In_reads_bytes_(cbData) const void *pvData, DWORD cbData, _Show_(hex) DWORD dwFlags);
DWORD WINAPI SHSetValueW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubKey, _In_opt_ LPCWSTR pszValue,
    DWORD dwType, _In_reads_bytes_opt_(cbData) LPCVOID pvData, DWORD cbData);
HRESULT WINAPI SHStrDupW(_In_ LPCWSTR psz, _Out_ WCHAR **ppwsz);
INT WINAPI ShellAboutW(_In_opt_ HWND hWnd, _In_ LPCWSTR szApp, _In_opt_ LPCWSTR szOtherStuff, _In_opt_ HICON hIcon);
BOOL WINAPI ShellExecuteExW(_Inout_ SHELLEXECUTEINFOW *pExecInfo);
HINSTANCE WINAPI ShellExecuteW(_In_opt_ HWND hwnd, _In_opt_ LPCWSTR lpOperation, _In_ LPCWSTR lpFile,
    _In_opt_ LPCWSTR lpParameters, _In_opt_ LPCWSTR lpDirectory, INT nShowCmd) _Fails_(below_33);
BOOL WINAPI Shell_NotifyIconW(_Names_(NOTIFY_ICON_MESSAGE) DWORD dwMessage,
    _In_ PNOTIFYICONDATAW lpData) _Fails_(zero, last_error);
int WINAPI StrCSpnIW(_In_ LPCWSTR pszStr, _In_ LPCWSTR pszSet);
int WINAPI StrCSpnW(_In_ LPCWSTR pszStr, _In_ LPCWSTR pszSet);
LPWSTR WINAPI StrCatBuffW(_Inout_updates_(cchDestBuffSize) LPWSTR pszDest, _In_ LPCWSTR pszSrc,
    int cchDestBuffSize) _Fails_(never);
DWORD WINAPI StrCatChainW(_Out_writes_(cchDst) LPWSTR pszDst, DWORD cchDst, DWORD ichAt, _In_ LPCWSTR pszSrc);
LPWSTR WINAPI StrChrIW(_In_ LPCWSTR pszStart, WCHAR wMatch) _Fails_(never);
PCWSTR WINAPI StrChrNW(_In_ PCWSTR pszStart, WCHAR wMatch, UINT cchMax) _Fails_(never);
LPWSTR WINAPI StrChrW(_In_ LPCWSTR pszStart, WCHAR wMatch) _Fails_(never);
int WINAPI StrCmpCW(_In_ LPCWSTR pszStr1, _In_ LPCWSTR pszStr2);
int WINAPI StrCmpICW(_In_ LPCWSTR pszStr1, _In_ LPCWSTR pszStr2);
int WINAPI StrCmpIW(_In_ LPCWSTR psz1, _In_ LPCWSTR psz2);
int WINAPI StrCmpLogicalW(_In_ LPCWSTR psz1, _In_ LPCWSTR psz2);
int WINAPI StrCmpNCW(_In_ LPCWSTR pszStr1, _In_ LPCWSTR pszStr2, int nChar);
int WINAPI StrCmpNICW(_In_ LPCWSTR pszStr1, _In_ LPCWSTR pszStr2, int nChar);
int WINAPI StrCmpNIW(_In_ LPCWSTR psz1, _In_ LPCWSTR psz2, int nChar);
int WINAPI StrCmpNW(_In_ LPCWSTR psz1, _In_ LPCWSTR psz2, int nChar);
int WINAPI StrCmpW(_In_ LPCWSTR psz1, _In_ LPCWSTR psz2);
LPWSTR WINAPI StrCpyNW(_Out_writes_(cchMax) LPWSTR pszDst, _In_ LPCWSTR pszSrc, int cchMax) _Fails_(never);
LPWSTR WINAPI StrDupW(_In_ LPCWSTR pszSrch) _Fails_(never);
LPWSTR WINAPI StrFormatByteSizeW(LONGLONG qdw, _Out_writes_(cchBuf) LPWSTR pszBuf, UINT cchBuf) _Fails_(never);
LPWSTR WINAPI StrFormatKBSizeW(LONGLONG qdw, _Out_writes_(cchBuf) LPWSTR pszBuf, UINT cchBuf) _Fails_(never);
BOOL WINAPI StrIsIntlEqualW(BOOL fCaseSens, _In_ LPCWSTR pszString1, _In_ LPCWSTR pszString2, int nChar) _Fails_(never);
LPWSTR WINAPI StrPBrkW(_In_ LPCWSTR psz, _In_ LPCWSTR pszSet) _Fails_(never);
LPWSTR WINAPI StrRChrIW(_In_ LPCWSTR pszStart, _In_opt_ LPCWSTR pszEnd, WCHAR wMatch) _Fails_(never);
LPWSTR WINAPI StrRChrW(_In_ LPCWSTR pszStart, _In_opt_ LPCWSTR pszEnd, WCHAR wMatch) _Fails_(never);
LPWSTR WINAPI StrRStrIW(_In_ LPCWSTR pszSource, _In_opt_ LPCWSTR pszLast, _In_ LPCWSTR pszSrch) _Fails_(never);
HRESULT WINAPI StrRetToBSTR(_Inout_ STRRET *pstr, _In_opt_ LPCITEMIDLIST pidl, _Out_ BSTR *pbstr);
HRESULT WINAPI StrRetToBufW(_Inout_ STRRET *pstr, _In_opt_ LPCITEMIDLIST pidl, _Out_writes_(cchBuf) LPWSTR pszBuf,
    UINT cchBuf);
HRESULT WINAPI StrRetToStrW(_Inout_ STRRET *pstr, _In_opt_ LPCITEMIDLIST pidl, _Out_ LPWSTR *ppsz);
int WINAPI StrSpnW(_In_ LPCWSTR psz, _In_ LPCWSTR pszSet);
LPWSTR WINAPI StrStrIW(_In_ LPCWSTR pszFirst, _In_ LPCWSTR pszSrch) _Fails_(never);
PCWSTR WINAPI StrStrNIW(_In_ PCWSTR pszFirst, _In_ PCWSTR pszSrch, UINT cchMax) _Fails_(never);
PCWSTR WINAPI StrStrNW(_In_ PCWSTR pszFirst, _In_ PCWSTR pszSrch, UINT cchMax) _Fails_(never);
LPWSTR WINAPI StrStrW(_In_ LPCWSTR pszFirst, _In_ LPCWSTR pszSrch) _Fails_(never);
BOOL WINAPI StrToInt64ExW(_In_ LPCWSTR pszString, STIF_FLAGS dwFlags, _Out_ LONGLONG *pllRet) _Fails_(zero);
BOOL WINAPI StrToIntExW(_In_ LPCWSTR pszString, STIF_FLAGS dwFlags, _Out_ int *piRet) _Fails_(zero);
int WINAPI StrToIntW(_In_ LPCWSTR pszSrc);
BOOL WINAPI StrTrimW(_Inout_ LPWSTR psz, _In_ LPCWSTR pszTrimChars) _Fails_(never);
HRESULT WINAPI UrlApplySchemeW(_In_ LPCWSTR pszIn, _Out_writes_(*pcchOut) LPWSTR pszOut, _Inout_ LPDWORD pcchOut,
    _Show_(hex) DWORD dwFlags);
HRESULT WINAPI UrlCanonicalizeW(_In_ LPCWSTR pszUrl, _Out_writes_(*pcchCanonicalized) LPWSTR pszCanonicalized,
    _Inout_ LPDWORD pcchCanonicalized, _Show_(hex) DWORD dwFlags);
HRESULT WINAPI UrlCombineW(_In_ LPCWSTR pszBase, _In_ LPCWSTR pszRelative,
    _Out_writes_opt_(*pcchCombined) LPWSTR pszCombined, _Inout_ LPDWORD pcchCombined, _Show_(hex) DWORD dwFlags);
int WINAPI UrlCompareW(_In_ LPCWSTR psz1, _In_ LPCWSTR psz2, BOOL fIgnoreSlash);
HRESULT WINAPI UrlCreateFromPathW(_In_ LPCWSTR pszPath, _Out_writes_(*pcchUrl) LPWSTR pszUrl, _Inout_ LPDWORD pcchUrl,
    _Show_(hex) DWORD dwFlags);
HRESULT WINAPI UrlEscapeW(_In_ LPCWSTR pszUrl, _Out_writes_(*pcchEscaped) LPWSTR pszEscaped,
    _Inout_ LPDWORD pcchEscaped, _Show_(hex) DWORD dwFlags);
HRESULT WINAPI UrlFixupW(_In_ PCWSTR pcszUrl, _Out_writes_(cchMax) PWSTR pszTranslatedUrl, DWORD cchMax);
LPCWSTR WINAPI UrlGetLocationW(_In_ LPCWSTR pszURL) _Fails_(never);
HRESULT WINAPI UrlGetPartW(_In_ LPCWSTR pszIn, _Out_writes_(*pcchOut) LPWSTR pszOut, _Inout_ LPDWORD pcchOut,
    DWORD dwPart, _Show_(hex) DWORD dwFlags);
HRESULT WINAPI UrlHashW(_In_ LPCWSTR pszUrl, _Out_writes_bytes_(cbHash) LPBYTE pbHash, DWORD cbHash);
BOOL WINAPI UrlIsNoHistoryW(_In_ LPCWSTR pszURL) _Fails_(never);
BOOL WINAPI UrlIsOpaqueW(_In_ LPCWSTR pszURL) _Fails_(never);
BOOL WINAPI UrlIsW(_In_ LPCWSTR pszUrl, URLIS UrlIs) _Fails_(never);
HRESULT WINAPI UrlUnescapeW(_Inout_ LPWSTR pszUrl, _Out_writes_opt_(*pcchUnescaped) LPWSTR pszUnescaped,
    _Inout_opt_ LPDWORD pcchUnescaped, _Show_(hex) DWORD dwFlags);
BOOL WINAPI WinHelpW(_In_opt_ HWND hWndMain, _In_opt_ LPCWSTR lpszHelp, UINT uCommand, ULONG_PTR dwData);
