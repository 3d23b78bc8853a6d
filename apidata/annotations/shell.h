// SPDX-License-Identifier: Apache-2.0
// Shell and path helpers. Directions, lengths, names of values and failure rules beyond what the types say.

HRESULT WINAPI AssocCreate(CLSID clsid, _In_ const IID *const riid, _Out_iid_(riid) LPVOID *ppv);
HRESULT WINAPI AssocCreateForClasses(_In_reads_(cClasses) const ASSOCIATIONELEMENT *rgClasses, ULONG cClasses,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI AssocGetDetailsOfPropKey(IShellFolder *psf, _In_ LPCITEMIDLIST pidl, _In_ const PROPERTYKEY *pkey,
    _Out_ VARIANT *pv, _Out_opt_ BOOL *pfFoundPropKey);
HRESULT WINAPI AssocGetPerceivedType(_In_ LPCWSTR pszExt, _Out_ PERCEIVED *ptype, _Out_ PERCEIVEDFLAG *pflag,
    _Out_opt_ LPWSTR *ppszType);
BOOL WINAPI AssocIsDangerous(_In_ LPCWSTR pszAssoc) _Fails_(never);
HRESULT WINAPI AssocQueryKeyW(ASSOCF flags, ASSOCKEY key, _In_ LPCWSTR pszAssoc, _In_opt_ LPCWSTR pszExtra,
    _Out_ _Opens_ HKEY *phkeyOut);
HRESULT WINAPI AssocQueryStringByKeyW(ASSOCF flags, ASSOCSTR str, _Names_(HKEY_ROOTS) HKEY hkAssoc,
    _In_opt_ LPCWSTR pszExtra, _Out_writes_opt_(*pcchOut) LPWSTR pszOut, _Inout_ DWORD *pcchOut);
HRESULT WINAPI AssocQueryStringW(ASSOCF flags, ASSOCSTR str, _In_ LPCWSTR pszAssoc, _In_opt_ LPCWSTR pszExtra,
    _Out_writes_opt_(*pcchOut) LPWSTR pszOut, _Inout_ DWORD *pcchOut);
HRESULT WINAPI CDefFolderMenu_Create2(_In_opt_ LPCITEMIDLIST pidlFolder, _In_opt_ HWND hwnd, UINT cidl,
    _In_reads_opt_(cidl) LPCITEMIDLIST *apidl, _In_opt_ IShellFolder *psf, _In_opt_ LPFNDFMCALLBACK pfn, UINT nKeys,
    _In_reads_opt_(nKeys) const HKEY *ahkeys, _Out_ IContextMenu **ppcm);
HRESULT WINAPI CIDLData_CreateFromIDArray(_In_ LPCITEMIDLIST pidlFolder, UINT cidl,
    _In_reads_opt_(cidl) LPCITEMIDLIST *apidl, _Out_ IDataObject **ppdtobj);
BOOL WINAPI ChrCmpIW(WCHAR w1, WCHAR w2) _Fails_(never);
COLORREF WINAPI ColorAdjustLuma(COLORREF clrRGB, int n, BOOL fScale);
COLORREF WINAPI ColorHLSToRGB(WORD wHue, WORD wLuminance, WORD wSaturation);
void WINAPI ColorRGBToHLS(COLORREF clrRGB, _Out_ WORD *pwHue, _Out_ WORD *pwLuminance, _Out_ WORD *pwSaturation);
LPWSTR *WINAPI CommandLineToArgvW(_In_ LPCWSTR lpCmdLine, _Out_ int *pNumArgs);
HRESULT WINAPI ConnectToConnectionPoint(_In_opt_ IUnknown *punk, _In_ const IID *const riidEvent, BOOL fConnect,
    IUnknown *punkTarget, _Out_ DWORD *pdwCookie, _Out_opt_ IConnectionPoint **ppcpOut);
HRESULT WINAPI CreateProfile(_In_ LPCWSTR pszUserSid, _In_ LPCWSTR pszUserName,
    _Out_writes_(cchProfilePath) LPWSTR pszProfilePath, DWORD cchProfilePath);
BOOL WINAPI DAD_AutoScroll(HWND hwnd, _Inout_ AUTO_SCROLL_DATA *pad, _In_ const POINT *pptNow) _Fails_(zero);
BOOL WINAPI DAD_DragEnterEx(HWND hwndTarget, const POINT ptStart) _Fails_(zero);
BOOL WINAPI DAD_DragEnterEx2(HWND hwndTarget, const POINT ptStart, _In_opt_ IDataObject *pdtObject) _Fails_(zero);
BOOL WINAPI DAD_DragLeave(void) _Fails_(zero);
BOOL WINAPI DAD_DragMove(POINT pt) _Fails_(zero);
BOOL WINAPI DAD_SetDragImage(_In_ HIMAGELIST him, _Inout_ POINT *pptOffset) _Fails_(zero);
BOOL WINAPI DAD_ShowDragImage(BOOL fShow) _Fails_(zero);
LRESULT WINAPI DefSubclassProc(HWND hWnd, UINT uMsg, WPARAM wParam, LPARAM lParam) _Fails_(never);
BOOL WINAPI DeleteProfileW(_In_ LPCWSTR lpSidString, _In_opt_ LPCWSTR lpProfilePath, _In_opt_ LPCWSTR lpComputerName);
DWORD WINAPI DoEnvironmentSubstW(_Inout_updates_(cchSrc) LPWSTR pszSrc, UINT cchSrc);
void WINAPI DragAcceptFiles(HWND hWnd, BOOL fAccept);
void WINAPI DragFinish(HDROP hDrop);
UINT WINAPI DragQueryFileW(HDROP hDrop, UINT iFile, _Out_writes_opt_(cch) LPWSTR lpszFile, UINT cch) _Fails_(zero, none);
BOOL WINAPI DragQueryPoint(HDROP hDrop, _Out_ POINT *ppt) _Fails_(never);
int WINAPI DriveType(int iDrive);
HICON WINAPI DuplicateIcon(_Reserved_ HINSTANCE hInst, HICON hIcon) _Fails_(zero);
HICON WINAPI ExtractAssociatedIconExW(_Reserved_ HINSTANCE hInst, _Inout_updates_(128) LPWSTR pszIconPath,
    _Inout_ WORD *piIconIndex, _Inout_ WORD *piIconId) _Fails_(zero);
HICON WINAPI ExtractAssociatedIconW(_Reserved_ HINSTANCE hInst, _Inout_updates_(128) LPWSTR pszIconPath,
    _Inout_ WORD *piIcon) _Fails_(zero);
UINT WINAPI ExtractIconExW(_In_ LPCWSTR lpszFile, int nIconIndex, _Out_writes_opt_(nIcons) HICON *phiconLarge,
    _Out_writes_opt_(nIcons) HICON *phiconSmall, UINT nIcons) _Fails_(minus_one, last_error);
HICON WINAPI ExtractIconW(_Reserved_ HINSTANCE hInst, _In_ LPCWSTR pszExeFileName, UINT nIconIndex) _Fails_(zero);
HINSTANCE WINAPI FindExecutableW(_In_ LPCWSTR lpFile, _In_opt_ LPCWSTR lpDirectory,
    _Out_writes_(260) LPWSTR lpResult) _Fails_(below_33);
HRESULT WINAPI GetAcceptLanguagesW(_Out_writes_(*pcchLanguages) LPWSTR pszLanguages, _Inout_ DWORD *pcchLanguages);
BOOL WINAPI GetAllUsersProfileDirectoryW(_Out_writes_opt_(*lpcchSize) LPWSTR lpProfileDir, _Inout_ LPDWORD lpcchSize);
HRESULT WINAPI GetCurrentProcessExplicitAppUserModelID(_Out_ PWSTR *AppID);
BOOL WINAPI GetDefaultUserProfileDirectoryW(_Out_writes_opt_(*lpcchSize) LPWSTR lpProfileDir,
    _Inout_ LPDWORD lpcchSize);
UINT WINAPI GetDpiForShellUIComponent(SHELL_UI_COMPONENT component);
BOOL WINAPI GetFileNameFromBrowse(_In_opt_ HWND hwnd, _Inout_updates_(cchFilePath) PWSTR pszFilePath, UINT cchFilePath,
    _In_opt_ PCWSTR pszWorkingDir, _In_ PCWSTR pszDefExt, _In_opt_ PCWSTR pszFilters,
    _In_opt_ PCWSTR pszTitle) _Fails_(zero);
DWORD WINAPI GetMenuContextHelpId(HMENU hMenu);
int WINAPI GetMenuPosFromID(HMENU hmenu, UINT id);
BOOL WINAPI GetProfileType(_Out_ DWORD *dwFlags);
BOOL WINAPI GetProfilesDirectoryW(_Out_writes_opt_(*lpcchSize) LPWSTR lpProfileDir, _Inout_ LPDWORD lpcchSize);
DEVICE_SCALE_FACTOR WINAPI GetScaleFactorForDevice(DISPLAY_DEVICE_TYPE deviceType);
HRESULT WINAPI GetScaleFactorForMonitor(HMONITOR hMon, _Out_ DEVICE_SCALE_FACTOR *pScale);
BOOL WINAPI GetUserProfileDirectoryW(HANDLE hToken, _Out_writes_opt_(*lpcchSize) LPWSTR lpProfileDir,
    _Inout_ LPDWORD lpcchSize);
DWORD WINAPI GetWindowContextHelpId(HWND hWnd);
BOOL WINAPI GetWindowSubclass(HWND hWnd, SUBCLASSPROC pfnSubclass, UINT_PTR uIdSubclass,
    _Out_opt_ DWORD_PTR *pdwRefData) _Fails_(never);
HRESULT WINAPI HashData(_In_reads_bytes_(cbData) LPBYTE pbData, DWORD cbData, _Out_writes_bytes_(cbHash) LPBYTE pbHash,
    DWORD cbHash);
LPITEMIDLIST WINAPI ILAppendID(_In_opt_ LPITEMIDLIST pidl, _In_ LPCSHITEMID pmkid, BOOL fAppend) _Fails_(zero);
LPITEMIDLIST WINAPI ILClone(_In_ LPCITEMIDLIST pidl) _Fails_(zero);
LPITEMIDLIST WINAPI ILCloneFirst(_In_ LPCITEMIDLIST pidl) _Fails_(zero);
LPITEMIDLIST WINAPI ILCombine(_In_opt_ LPCITEMIDLIST pidl1, _In_opt_ LPCITEMIDLIST pidl2) _Fails_(zero);
LPITEMIDLIST WINAPI ILCreateFromPathW(_In_ PCWSTR pszPath) _Fails_(zero);
LPITEMIDLIST WINAPI ILFindChild(_In_ LPITEMIDLIST pidlParent, _In_ LPCITEMIDLIST pidlChild) _Fails_(never);
LPITEMIDLIST WINAPI ILFindLastID(_In_ LPCITEMIDLIST pidl) _Fails_(zero);
void WINAPI ILFree(_In_opt_ LPITEMIDLIST pidl);
LPITEMIDLIST WINAPI ILGetNext(_In_opt_ LPCITEMIDLIST pidl) _Fails_(never);
UINT WINAPI ILGetSize(_In_opt_ LPCITEMIDLIST pidl);
BOOL WINAPI ILIsEqual(_In_ LPCITEMIDLIST pidl1, _In_ LPCITEMIDLIST pidl2) _Fails_(never);
BOOL WINAPI ILIsParent(_In_ LPCITEMIDLIST pidl1, _In_ LPCITEMIDLIST pidl2, BOOL fImmediate) _Fails_(never);
HRESULT WINAPI ILLoadFromStreamEx(IStream *pstm, _Out_ LPITEMIDLIST *pidl);
BOOL WINAPI ILRemoveLastID(_Inout_opt_ LPITEMIDLIST pidl) _Fails_(never);
HRESULT WINAPI ILSaveToStream(IStream *pstm, _In_ LPCITEMIDLIST pidl);
HRESULT WINAPI IStream_Copy(IStream *pstmFrom, IStream *pstmTo, DWORD cb);
HRESULT WINAPI IStream_Read(IStream *pstm, _Out_writes_bytes_(cb) void *pv, ULONG cb);
HRESULT WINAPI IStream_ReadPidl(IStream *pstm, _Out_ LPITEMIDLIST *ppidlOut);
HRESULT WINAPI IStream_ReadStr(IStream *pstm, _Out_ PWSTR *ppsz);
HRESULT WINAPI IStream_Reset(IStream *pstm);
HRESULT WINAPI IStream_Size(IStream *pstm, _Out_ ULARGE_INTEGER *pui);
HRESULT WINAPI IStream_Write(IStream *pstm, _In_reads_bytes_(cb) const void *pv, ULONG cb);
HRESULT WINAPI IStream_WritePidl(IStream *pstm, _In_ LPCITEMIDLIST pidlWrite);
HRESULT WINAPI IStream_WriteStr(IStream *pstm, _In_ PCWSTR psz);
void WINAPI IUnknown_AtomicRelease(_Inout_opt_ void **ppunk);
HRESULT WINAPI IUnknown_GetSite(IUnknown *punk, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI IUnknown_GetWindow(IUnknown *punk, _Out_ HWND *phwnd);
HRESULT WINAPI IUnknown_QueryService(_In_opt_ IUnknown *punk, _In_ const GUID *const guidService,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppvOut);
void WINAPI IUnknown_Set(_Inout_ IUnknown **ppunk, _In_opt_ IUnknown *punk);
HRESULT WINAPI IUnknown_SetSite(IUnknown *punk, _In_opt_ IUnknown *punkSite);
BOOL WINAPI InitNetworkAddressControl(void) _Fails_(zero);
HRESULT WINAPI InitPropVariantFromBuffer(_In_reads_bytes_(cb) const void *pv, UINT cb, _Out_ PROPVARIANT *ppropvar);
HRESULT WINAPI InitPropVariantFromCLSID(_In_ const IID *const clsid, _Out_ PROPVARIANT *ppropvar);
HRESULT WINAPI InitPropVariantFromFileTime(_In_ const FILETIME *pftIn, _Out_ PROPVARIANT *ppropvar);
HRESULT WINAPI InitPropVariantFromGUIDAsString(_In_ const GUID *const guid, _Out_ PROPVARIANT *ppropvar);
HRESULT WINAPI InitVariantFromBuffer(_In_reads_bytes_(cb) const void *pv, UINT cb, _Out_ VARIANT *pvar);
HRESULT WINAPI InitVariantFromGUIDAsString(_In_ const GUID *const guid, _Out_ VARIANT *pvar);
BOOL WINAPI IntlStrEqWorkerW(BOOL fCaseSens, _In_reads_(nChar) LPCWSTR lpString1, _In_reads_(nChar) LPCWSTR lpString2,
    int nChar) _Fails_(never);
BOOL WINAPI IsCharSpaceW(WCHAR wch) _Fails_(never);
BOOL WINAPI IsInternetESCEnabled(void) _Fails_(never);
BOOL WINAPI IsLFNDriveW(_In_opt_ LPCWSTR pszPath) _Fails_(never);
int WINAPI IsNetDrive(int iDrive);
BOOL WINAPI IsOS(_Names_(OS) DWORD dwOS) _Fails_(never);
BOOL WINAPI IsUserAnAdmin(void) _Fails_(never);
BOOL WINAPI LoadUserProfileW(HANDLE hToken, _Inout_ LPPROFILEINFOW lpProfileInfo);
IStream *WINAPI OpenRegStream(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ PCWSTR pszSubkey, _In_opt_ PCWSTR pszValue,
    DWORD grfMode) _Fails_(zero);
HRESULT WINAPI PSCoerceToCanonicalValue(_In_ const PROPERTYKEY *const key, _Inout_ PROPVARIANT *ppropvar);
HRESULT WINAPI PSCreateAdapterFromPropertyStore(IPropertyStore *pps, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSCreateDelayedMultiplexPropertyStore(GETPROPERTYSTOREFLAGS flags, IDelayedPropertyStoreFactory *pdpsf,
    _In_reads_(cStores) const DWORD *rgStoreIds, DWORD cStores, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSCreateMemoryPropertyStore(_In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSCreateMultiplexPropertyStore(_In_reads_(cStores) IUnknown **prgpunkStores, DWORD cStores,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSCreatePropertyChangeArray(_In_reads_opt_(cChanges) const PROPERTYKEY *rgpropkey,
    _In_reads_opt_(cChanges) const PKA_FLAGS *rgflags, _In_reads_opt_(cChanges) const PROPVARIANT *rgpropvar,
    UINT cChanges, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSCreatePropertyStoreFromObject(IUnknown *punk, DWORD grfMode, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSCreatePropertyStoreFromPropertySetStorage(IPropertySetStorage *ppss, DWORD grfMode,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSCreateSimplePropertyChange(PKA_FLAGS flags, _In_ const PROPERTYKEY *const key,
    _In_ const PROPVARIANT *const propvar, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSEnumeratePropertyDescriptions(PROPDESC_ENUMFILTER filterOn, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSFormatForDisplay(_In_ const PROPERTYKEY *const propkey, _In_ const PROPVARIANT *const propvar,
    PROPDESC_FORMAT_FLAGS pdfFlags, _Out_writes_(cchText) LPWSTR pwszText, DWORD cchText);
HRESULT WINAPI PSFormatForDisplayAlloc(_In_ const PROPERTYKEY *const key, _In_ const PROPVARIANT *const propvar,
    PROPDESC_FORMAT_FLAGS pdff, _Out_ PWSTR *ppszDisplay);
HRESULT WINAPI PSFormatPropertyValue(IPropertyStore *pps, IPropertyDescription *ppd, PROPDESC_FORMAT_FLAGS pdff,
    _Out_ LPWSTR *ppszDisplay);
HRESULT WINAPI PSGetImageReferenceForValue(_In_ const PROPERTYKEY *const propkey, _In_ const PROPVARIANT *const propvar,
    _Out_ PWSTR *ppszImageRes);
HRESULT WINAPI PSGetItemPropertyHandler(IUnknown *punkItem, BOOL fReadWrite, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSGetItemPropertyHandlerWithCreateObject(IUnknown *punkItem, BOOL fReadWrite, IUnknown *punkCreateObject,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSGetNameFromPropertyKey(_In_ const PROPERTYKEY *const propkey, _Out_ PWSTR *ppszCanonicalName);
HRESULT WINAPI PSGetNamedPropertyFromPropertyStorage(_In_reads_bytes_(cb) PCUSERIALIZEDPROPSTORAGE psps, DWORD cb,
    _In_ LPCWSTR pszName, _Out_ PROPVARIANT *ppropvar);
HRESULT WINAPI PSGetPropertyDescription(_In_ const PROPERTYKEY *const propkey, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSGetPropertyDescriptionByName(_In_ LPCWSTR pszCanonicalName, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSGetPropertyDescriptionListFromString(_In_ LPCWSTR pszPropList, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSGetPropertyFromPropertyStorage(_In_reads_bytes_(cb) PCUSERIALIZEDPROPSTORAGE psps, DWORD cb,
    _In_ const PROPERTYKEY *const rpkey, _Out_ PROPVARIANT *ppropvar);
HRESULT WINAPI PSGetPropertyKeyFromName(_In_ PCWSTR pszName, _Out_ PROPERTYKEY *ppropkey);
HRESULT WINAPI PSGetPropertySystem(_In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSGetPropertyValue(IPropertyStore *pps, IPropertyDescription *ppd, _Out_ PROPVARIANT *ppropvar);
HRESULT WINAPI PSLookupPropertyHandlerCLSID(_In_ PCWSTR pszFilePath, _Out_ CLSID *pclsid);
HRESULT WINAPI PSPropertyBag_Delete(IPropertyBag *propBag, _In_ LPCWSTR propName);
HRESULT WINAPI PSPropertyBag_ReadBOOL(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ BOOL *value);
HRESULT WINAPI PSPropertyBag_ReadBSTR(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ BSTR *value);
HRESULT WINAPI PSPropertyBag_ReadDWORD(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ DWORD *value);
HRESULT WINAPI PSPropertyBag_ReadGUID(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ GUID *value);
HRESULT WINAPI PSPropertyBag_ReadInt(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ INT *value);
HRESULT WINAPI PSPropertyBag_ReadLONG(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ LONG *value);
HRESULT WINAPI PSPropertyBag_ReadPOINTL(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ POINTL *value);
HRESULT WINAPI PSPropertyBag_ReadPOINTS(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ POINTS *value);
HRESULT WINAPI PSPropertyBag_ReadPropertyKey(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ PROPERTYKEY *value);
HRESULT WINAPI PSPropertyBag_ReadRECTL(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ RECTL *value);
HRESULT WINAPI PSPropertyBag_ReadSHORT(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ SHORT *value);
HRESULT WINAPI PSPropertyBag_ReadStr(IPropertyBag *propBag, _In_ LPCWSTR propName,
    _Out_writes_(characterCount) LPWSTR value, int characterCount);
HRESULT WINAPI PSPropertyBag_ReadStrAlloc(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ PWSTR *value);
HRESULT WINAPI PSPropertyBag_ReadStream(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ IStream **value);
HRESULT WINAPI PSPropertyBag_ReadType(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ VARIANT *var, VARTYPE type);
HRESULT WINAPI PSPropertyBag_ReadULONGLONG(IPropertyBag *propBag, _In_ LPCWSTR propName, _Out_ ULONGLONG *value);
HRESULT WINAPI PSPropertyBag_ReadUnknown(IPropertyBag *propBag, _In_ LPCWSTR propName, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI PSPropertyBag_WriteBOOL(IPropertyBag *propBag, _In_ LPCWSTR propName, BOOL value);
HRESULT WINAPI PSPropertyBag_WriteBSTR(IPropertyBag *propBag, _In_ LPCWSTR propName, _In_ BSTR value);
HRESULT WINAPI PSPropertyBag_WriteDWORD(IPropertyBag *propBag, _In_ LPCWSTR propName, DWORD value);
HRESULT WINAPI PSPropertyBag_WriteGUID(IPropertyBag *propBag, _In_ LPCWSTR propName, _In_ const GUID *value);
HRESULT WINAPI PSPropertyBag_WriteInt(IPropertyBag *propBag, _In_ LPCWSTR propName, INT value);
HRESULT WINAPI PSPropertyBag_WriteLONG(IPropertyBag *propBag, _In_ LPCWSTR propName, LONG value);
HRESULT WINAPI PSPropertyBag_WritePOINTL(IPropertyBag *propBag, _In_ LPCWSTR propName, _In_ const POINTL *value);
HRESULT WINAPI PSPropertyBag_WritePOINTS(IPropertyBag *propBag, _In_ LPCWSTR propName, _In_ const POINTS *value);
HRESULT WINAPI PSPropertyBag_WritePropertyKey(IPropertyBag *propBag, _In_ LPCWSTR propName,
    _In_ const PROPERTYKEY *const value);
HRESULT WINAPI PSPropertyBag_WriteRECTL(IPropertyBag *propBag, _In_ LPCWSTR propName, _In_ const RECTL *value);
HRESULT WINAPI PSPropertyBag_WriteSHORT(IPropertyBag *propBag, _In_ LPCWSTR propName, SHORT value);
HRESULT WINAPI PSPropertyBag_WriteStr(IPropertyBag *propBag, _In_ LPCWSTR propName, _In_ LPCWSTR value);
HRESULT WINAPI PSPropertyBag_WriteStream(IPropertyBag *propBag, _In_ LPCWSTR propName, IStream *value);
HRESULT WINAPI PSPropertyBag_WriteULONGLONG(IPropertyBag *propBag, _In_ LPCWSTR propName, ULONGLONG value);
HRESULT WINAPI PSPropertyBag_WriteUnknown(IPropertyBag *propBag, _In_ LPCWSTR propName, IUnknown *punk);
HRESULT WINAPI PSPropertyKeyFromString(_In_ LPCWSTR pszString, _Out_ PROPERTYKEY *pkey);
HRESULT WINAPI PSRefreshPropertySchema(void);
HRESULT WINAPI PSRegisterPropertySchema(_In_ PCWSTR pszPath);
HRESULT WINAPI PSSetPropertyValue(IPropertyStore *pps, IPropertyDescription *ppd,
    _In_ const PROPVARIANT *const propvar);
HRESULT WINAPI PSStringFromPropertyKey(_In_ const PROPERTYKEY *const pkey, _Out_writes_(cch) LPWSTR psz, UINT cch);
HRESULT WINAPI PSUnregisterPropertySchema(_In_ PCWSTR pszPath);
HRESULT WINAPI ParseURLW(_In_ LPCWSTR pcszURL, _Inout_ PARSEDURLW *ppu);
LPWSTR WINAPI PathAddBackslashW(_Inout_updates_(260) LPWSTR pszPath) _Fails_(never);
BOOL WINAPI PathAddExtensionW(_Inout_updates_(260) LPWSTR pszPath, _In_opt_ LPCWSTR pszExt) _Fails_(zero);
HRESULT WINAPI PathAllocCanonicalize(_In_ PCWSTR pszPathIn, unsigned long dwFlags, _Out_ PWSTR *ppszPathOut);
HRESULT WINAPI PathAllocCombine(_In_opt_ PCWSTR pszPathIn, _In_opt_ PCWSTR pszMore, unsigned long dwFlags,
    _Out_ PWSTR *ppszPathOut);
BOOL WINAPI PathAppendW(_Inout_updates_(260) LPWSTR pszPath, _In_ LPCWSTR pszMore) _Fails_(zero);
LPWSTR WINAPI PathBuildRootW(_Out_writes_(4) LPWSTR pszRoot, int iDrive) _Fails_(never);
BOOL WINAPI PathCanonicalizeW(_Out_writes_(260) LPWSTR pszBuf, _In_ LPCWSTR pszPath);
HRESULT WINAPI PathCchAddBackslash(_Inout_updates_(cchPath) PWSTR pszPath, size_t cchPath);
HRESULT WINAPI PathCchAddBackslashEx(_Inout_updates_(cchPath) PWSTR pszPath, size_t cchPath, _Out_opt_ PWSTR *ppszEnd,
    _Out_opt_ size_t *pcchRemaining);
HRESULT WINAPI PathCchAddExtension(_Inout_updates_(cchPath) PWSTR pszPath, size_t cchPath, _In_ PCWSTR pszExt);
HRESULT WINAPI PathCchAppend(_Inout_updates_(cchPath) PWSTR pszPath, size_t cchPath, _In_opt_ PCWSTR pszMore);
HRESULT WINAPI PathCchAppendEx(_Inout_updates_(cchPath) PWSTR pszPath, size_t cchPath, _In_opt_ PCWSTR pszMore,
    unsigned long dwFlags);
HRESULT WINAPI PathCchCanonicalize(_Out_writes_(cchPathOut) PWSTR pszPathOut, size_t cchPathOut, _In_ PCWSTR pszPathIn);
HRESULT WINAPI PathCchCanonicalizeEx(_Out_writes_(cchPathOut) PWSTR pszPathOut, size_t cchPathOut,
    _In_ PCWSTR pszPathIn, unsigned long dwFlags);
HRESULT WINAPI PathCchCombine(_Out_writes_(cchPathOut) PWSTR pszPathOut, size_t cchPathOut, _In_opt_ PCWSTR pszPathIn,
    _In_opt_ PCWSTR pszMore);
HRESULT WINAPI PathCchCombineEx(_Out_writes_(cchPathOut) PWSTR pszPathOut, size_t cchPathOut, _In_opt_ PCWSTR pszPathIn,
    _In_opt_ PCWSTR pszMore, unsigned long dwFlags);
HRESULT WINAPI PathCchFindExtension(_In_ PCWSTR pszPath, size_t cchPath, _Out_ PCWSTR *ppszExt);
BOOL WINAPI PathCchIsRoot(_In_opt_ PCWSTR pszPath) _Fails_(never);
HRESULT WINAPI PathCchRemoveBackslash(_Inout_updates_(cchPath) PWSTR pszPath, size_t cchPath);
HRESULT WINAPI PathCchRemoveBackslashEx(_Inout_ PWSTR pszPath, size_t cchPath, _Out_opt_ PWSTR *ppszEnd,
    _Out_opt_ size_t *pcchRemaining);
HRESULT WINAPI PathCchRemoveExtension(_Inout_ PWSTR pszPath, size_t cchPath);
HRESULT WINAPI PathCchRemoveFileSpec(_Inout_ PWSTR pszPath, size_t cchPath);
HRESULT WINAPI PathCchRenameExtension(_Inout_updates_(cchPath) PWSTR pszPath, size_t cchPath, _In_ PCWSTR pszExt);
HRESULT WINAPI PathCchSkipRoot(_In_ PCWSTR pszPath, _Out_ PCWSTR *ppszRootEnd);
HRESULT WINAPI PathCchStripPrefix(_Inout_updates_(cchPath) PWSTR pszPath, size_t cchPath);
HRESULT WINAPI PathCchStripToRoot(_Inout_ PWSTR pszPath, size_t cchPath);
int WINAPI PathCleanupSpec(_In_opt_ PCWSTR pszDir, _Inout_ PWSTR pszSpec);
LPWSTR WINAPI PathCombineW(_Out_writes_(260) LPWSTR pszDest, _In_opt_ LPCWSTR pszDir,
    _In_opt_ LPCWSTR pszFile) _Fails_(never);
int WINAPI PathCommonPrefixW(_In_ LPCWSTR pszFile1, _In_ LPCWSTR pszFile2, _Out_writes_opt_(260) LPWSTR achPath);
BOOL WINAPI PathCompactPathExW(_Out_writes_(cchMax) LPWSTR pszOut, _In_ LPCWSTR pszSrc, UINT cchMax,
    _Show_(hex) DWORD dwFlags) _Fails_(zero);
BOOL WINAPI PathCompactPathW(_In_opt_ HDC hDC, _Inout_updates_(260) LPWSTR pszPath, UINT dx) _Fails_(zero);
HRESULT WINAPI PathCreateFromUrlAlloc(_In_ PCWSTR pszIn, _Out_ PWSTR *ppszOut, _Show_(hex) DWORD dwFlags);
HRESULT WINAPI PathCreateFromUrlW(_In_ LPCWSTR pszUrl, _Out_writes_(*pcchPath) LPWSTR pszPath, _Inout_ LPDWORD pcchPath,
    _Show_(hex) DWORD dwFlags);
BOOL WINAPI PathFileExistsW(_In_ LPCWSTR pszPath);
LPWSTR WINAPI PathFindExtensionW(_In_ LPCWSTR pszPath) _Fails_(never);
LPWSTR WINAPI PathFindFileNameW(_In_ LPCWSTR pszPath) _Fails_(never);
LPWSTR WINAPI PathFindNextComponentW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathFindOnPathW(_Inout_updates_(260) LPWSTR pszPath, _In_opt_ LPCWSTR *ppszOtherDirs) _Fails_(never);
LPCWSTR WINAPI PathFindSuffixArrayW(_In_ LPCWSTR pszPath, _In_reads_(iArraySize) const LPCWSTR *apszSuffix,
    int iArraySize) _Fails_(never);
LPWSTR WINAPI PathGetArgsW(_In_ LPCWSTR pszPath) _Fails_(never);
UINT WINAPI PathGetCharTypeW(WCHAR ch);
int WINAPI PathGetDriveNumberW(_In_ LPCWSTR pszPath);
void WINAPI PathGetShortPath(_Inout_updates_(260) PWSTR pszLongPath);
BOOL WINAPI PathIsContentTypeW(_In_ LPCWSTR pszPath, _In_ LPCWSTR pszContentType) _Fails_(never);
BOOL WINAPI PathIsDirectoryEmptyW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsDirectoryW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsExe(_In_ PCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsFileSpecW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsLFNFileSpecW(_In_ LPCWSTR pszName) _Fails_(never);
BOOL WINAPI PathIsNetworkPathW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsPrefixW(_In_ LPCWSTR pszPrefix, _In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsRelativeW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsRootW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsSameRootW(_In_ LPCWSTR pszPath1, _In_ LPCWSTR pszPath2) _Fails_(never);
BOOL WINAPI PathIsSlowW(_In_ LPCWSTR pszFile, DWORD dwAttr) _Fails_(never);
BOOL WINAPI PathIsSystemFolderW(_In_opt_ LPCWSTR pszPath, DWORD dwAttrb) _Fails_(never);
BOOL WINAPI PathIsUNCEx(_In_ PCWSTR pszPath, _Out_opt_ PCWSTR *ppszServer) _Fails_(never);
BOOL WINAPI PathIsUNCServerShareW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsUNCServerW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsUNCW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathIsURLW(_In_ LPCWSTR pszPath) _Fails_(never);
BOOL WINAPI PathMakePrettyW(_Inout_ LPWSTR pszPath) _Fails_(never);
BOOL WINAPI PathMakeSystemFolderW(_In_ LPCWSTR pszPath) _Fails_(zero);
BOOL WINAPI PathMakeUniqueName(_Out_writes_(cchMax) PWSTR pszUniqueName, UINT cchMax, _In_ PCWSTR pszTemplate,
    _In_opt_ PCWSTR pszLongPlate, _In_opt_ PCWSTR pszDir) _Fails_(zero);
HRESULT WINAPI PathMatchSpecExW(_In_ LPCWSTR pszFile, _In_ LPCWSTR pszSpec, _Show_(hex) DWORD dwFlags);
BOOL WINAPI PathMatchSpecW(_In_ LPCWSTR pszFile, _In_ LPCWSTR pszSpec) _Fails_(never);
int WINAPI PathParseIconLocationW(_Inout_ LPWSTR pszIconFile);
void WINAPI PathQualify(_Inout_ PWSTR psz);
void WINAPI PathQuoteSpacesW(_Inout_updates_(260) LPWSTR lpsz);
BOOL WINAPI PathRelativePathToW(_Out_writes_(260) LPWSTR pszPath, _In_ LPCWSTR pszFrom, DWORD dwAttrFrom,
    _In_ LPCWSTR pszTo, DWORD dwAttrTo) _Fails_(zero);
void WINAPI PathRemoveArgsW(_Inout_ LPWSTR pszPath);
LPWSTR WINAPI PathRemoveBackslashW(_Inout_ LPWSTR pszPath) _Fails_(never);
void WINAPI PathRemoveBlanksW(_Inout_ LPWSTR pszPath);
void WINAPI PathRemoveExtensionW(_Inout_ LPWSTR pszPath);
BOOL WINAPI PathRemoveFileSpecW(_Inout_ LPWSTR pszPath) _Fails_(never);
BOOL WINAPI PathRenameExtensionW(_Inout_updates_(260) LPWSTR pszPath, _In_ LPCWSTR pszExt) _Fails_(zero);
int WINAPI PathResolve(_Inout_updates_(260) PWSTR pszPath, _In_opt_ PZPCWSTR dirs,
    _Names_(PRF_FLAGS) UINT fFlags) _Fails_(zero, last_error);
BOOL WINAPI PathSearchAndQualifyW(_In_ LPCWSTR pszPath, _Out_writes_(cchBuf) LPWSTR pszBuf, UINT cchBuf) _Fails_(zero);
void WINAPI PathSetDlgItemPathW(HWND hDlg, int id, _In_ LPCWSTR pszPath);
LPWSTR WINAPI PathSkipRootW(_In_ LPCWSTR pszPath) _Fails_(never);
void WINAPI PathStripPathW(_Inout_ LPWSTR pszPath);
BOOL WINAPI PathStripToRootW(_Inout_ LPWSTR pszPath) _Fails_(zero);
BOOL WINAPI PathUnExpandEnvStringsW(_In_ LPCWSTR pszPath, _Out_writes_(cchBuf) LPWSTR pszBuf,
    UINT cchBuf) _Fails_(zero);
void WINAPI PathUndecorateW(_Inout_ LPWSTR pszPath);
BOOL WINAPI PathUnmakeSystemFolderW(_In_ LPCWSTR pszPath) _Fails_(zero);
void WINAPI PathUnquoteSpacesW(_Inout_ LPWSTR lpsz);
BOOL WINAPI PathYetAnotherMakeUniqueName(_Out_writes_(260) PWSTR pszUniqueName, _In_ PCWSTR pszPath,
    _In_opt_ PCWSTR pszShort, _In_opt_ PCWSTR pszFileSpec) _Fails_(zero);
int WINAPI PickIconDlg(_In_opt_ HWND hwnd, _Inout_updates_(cchIconPath) PWSTR pszIconPath, UINT cchIconPath,
    _Inout_opt_ int *piIconIndex);
HANDLE WINAPI PifMgr_CloseProperties(_In_opt_ HANDLE hProps, UINT flOpt) _Fails_(zero);
int WINAPI PifMgr_GetProperties(_In_opt_ HANDLE hProps, _In_opt_ PCSTR pszGroup,
    _Out_writes_bytes_opt_(cbProps) void *lpProps, int cbProps, UINT flOpt);
HANDLE WINAPI PifMgr_OpenProperties(_In_ PCWSTR pszApp, _In_opt_ PCWSTR pszPIF, UINT hInf, UINT flOpt) _Fails_(zero);
int WINAPI PifMgr_SetProperties(_In_opt_ HANDLE hProps, _In_opt_ PCSTR pszGroup,
    _In_reads_bytes_(cbProps) const void *lpProps, int cbProps, UINT flOpt);
INT WINAPI PropVariantCompareEx(_In_ const PROPVARIANT *const propvar1, _In_ const PROPVARIANT *const propvar2,
    PROPVAR_COMPARE_UNIT unit, PROPVAR_COMPARE_FLAGS flags);
HRESULT WINAPI PropVariantToBoolean(_In_ const PROPVARIANT *const propvarIn, _Out_ BOOL *pfRet);
HRESULT WINAPI PropVariantToBuffer(_In_ const PROPVARIANT *const propvar, _Out_writes_bytes_(cb) void *pv, UINT cb);
HRESULT WINAPI PropVariantToDouble(_In_ const PROPVARIANT *const propvarIn, _Out_ double *pdblRet);
HRESULT WINAPI PropVariantToGUID(_In_ const PROPVARIANT *propvar, _Out_ GUID *pguid);
HRESULT WINAPI PropVariantToInt16(_In_ const PROPVARIANT *const propvarIn, _Out_ SHORT *piRet);
HRESULT WINAPI PropVariantToInt32(_In_ const PROPVARIANT *const propvarIn, _Out_ LONG *plRet);
HRESULT WINAPI PropVariantToInt64(_In_ const PROPVARIANT *const propvarIn, _Out_ LONGLONG *pllRet);
HRESULT WINAPI PropVariantToString(_In_ const PROPVARIANT *const propvar, _Out_writes_(cch) PWSTR psz, UINT cch);
HRESULT WINAPI PropVariantToStringAlloc(_In_ const PROPVARIANT *const propvar, _Out_ WCHAR **ppszOut);
PCWSTR WINAPI PropVariantToStringWithDefault(_In_ const PROPVARIANT *const propvarIn,
    _In_opt_ LPCWSTR pszDefault) _Fails_(zero);
HRESULT WINAPI PropVariantToUInt16(_In_ const PROPVARIANT *const propvarIn, _Out_ USHORT *puiRet);
HRESULT WINAPI PropVariantToUInt32(_In_ const PROPVARIANT *const propvarIn, _Out_ ULONG *pulRet);
HRESULT WINAPI PropVariantToUInt64(_In_ const PROPVARIANT *const propvarIn, _Out_ ULONGLONG *pullRet);
HRESULT WINAPI QISearch(_Inout_ void *that, _In_ LPCQITAB pqit, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
BOOL WINAPI ReadCabinetState(_Out_writes_bytes_(cLength) CABINETSTATE *pcs, int cLength) _Fails_(zero);
int WINAPI RealDriveType(int iDrive, BOOL fOKToHitNet);
HRESULT WINAPI RegisterScaleChangeEvent(HANDLE hEvent, _Out_ DWORD_PTR *pdwCookie);
HRESULT WINAPI RegisterScaleChangeNotifications(DISPLAY_DEVICE_TYPE displayDevice, HWND hwndNotify, UINT uMsgNotify,
    _Out_ DWORD *pdwCookie);
BOOL WINAPI RemoveWindowSubclass(HWND hWnd, SUBCLASSPROC pfnSubclass, UINT_PTR uIdSubclass) _Fails_(zero);
int WINAPI RestartDialog(_In_opt_ HWND hwnd, _In_opt_ PCWSTR pszPrompt, DWORD dwReturn);
int WINAPI RestartDialogEx(_In_opt_ HWND hwnd, _In_opt_ PCWSTR pszPrompt, DWORD dwReturn, DWORD dwReasonCode);
HRESULT WINAPI RevokeScaleChangeNotifications(DISPLAY_DEVICE_TYPE displayDevice, DWORD dwCookie);
HRESULT WINAPI SHAddDefaultPropertiesByExt(_In_ PCWSTR pszExt, IPropertyStore *pPropStore);
UINT WINAPI SHAddFromPropSheetExtArray(HPSXA hpsxa, LPFNADDPROPSHEETPAGE lpfnAddPage, LPARAM lParam);
void WINAPI SHAddToRecentDocs(_Show_(hex) UINT uFlags, _In_opt_ LPCVOID pv);
void *WINAPI SHAlloc(SIZE_T cb) _Fails_(zero);
HANDLE WINAPI SHAllocShared(_In_reads_bytes_opt_(dwSize) const void *pvData, DWORD dwSize,
    _Show_(pid) DWORD dwProcessId) _Fails_(zero);
int WINAPI SHAnsiToAnsi(_In_ PCSTR pszSrc, _Out_writes_(cchBuf) PSTR pszDst, int cchBuf);
int WINAPI SHAnsiToUnicode(_In_ PCSTR pszSrc, _Out_writes_(cwchBuf) PWSTR pwszDst, int cwchBuf);
UINT_PTR WINAPI SHAppBarMessage(DWORD dwMessage, _Inout_ PAPPBARDATA pData);
HRESULT WINAPI SHAssocEnumHandlers(_In_ PCWSTR pszExtra, ASSOC_FILTER afFilter,
    _Out_ IEnumAssocHandlers **ppEnumHandler);
HRESULT WINAPI SHAssocEnumHandlersForProtocolByApplication(_In_ PCWSTR protocol, _In_ const IID *const riid,
    _Out_iid_(riid) void **enumHandlers);
HRESULT WINAPI SHAutoComplete(HWND hwndEdit, _Names_(SHELL_AUTOCOMPLETE_FLAGS) DWORD dwFlags);
HRESULT WINAPI SHBindToFolderIDListParent(_In_opt_ IShellFolder *psfRoot, _In_ LPCITEMIDLIST pidl,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv, _Out_opt_ LPCITEMIDLIST *ppidlLast);
HRESULT WINAPI SHBindToFolderIDListParentEx(_In_opt_ IShellFolder *psfRoot, _In_ LPCITEMIDLIST pidl,
    _In_opt_ IBindCtx *ppbc, _In_ const IID *const riid, _Out_iid_(riid) void **ppv,
    _Out_opt_ LPCITEMIDLIST *ppidlLast);
HRESULT WINAPI SHBindToObject(_In_opt_ IShellFolder *psf, _In_ LPCITEMIDLIST pidl, _In_opt_ IBindCtx *pbc,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHBindToParent(_In_ LPCITEMIDLIST pidl, _In_ const IID *const riid, _Out_iid_(riid) void **ppv,
    _Out_opt_ LPCITEMIDLIST *ppidlLast);
LPITEMIDLIST WINAPI SHBrowseForFolderW(_In_ LPBROWSEINFOW lpbi) _Fails_(zero, none);
HRESULT WINAPI SHCLSIDFromString(_In_ PCWSTR psz, _Out_ CLSID *pclsid);
HANDLE WINAPI SHChangeNotification_Lock(HANDLE hChange, DWORD dwProcId, _Out_opt_ LPITEMIDLIST **pppidl,
    _Out_opt_ LONG *plEvent) _Fails_(zero);
BOOL WINAPI SHChangeNotification_Unlock(HANDLE hLock) _Fails_(zero);
void WINAPI SHChangeNotify(_Names_(SHCNE_ID) LONG wEventId, _Names_(SHCNF_FLAGS) UINT uFlags, _In_opt_ LPCVOID dwItem1,
    _In_opt_ LPCVOID dwItem2);
BOOL WINAPI SHChangeNotifyDeregister(ULONG ulID) _Fails_(zero);
ULONG WINAPI SHChangeNotifyRegister(HWND hwnd, _Names_(SHCNRF_SOURCE) int fSources, LONG fEvents, UINT wMsg,
    int cEntries, _In_ const SHChangeNotifyEntry *pshcne) _Fails_(zero, none);
void WINAPI SHChangeNotifyRegisterThread(SCNRT_STATUS status);
LPITEMIDLIST WINAPI SHCloneSpecialIDList(_Reserved_ HWND hwnd, int csidl, BOOL fCreate) _Fails_(zero);
HRESULT WINAPI SHCoCreateInstance(_In_opt_ PCWSTR pszCLSID, _In_opt_ const CLSID *pclsid, _In_opt_ IUnknown *pUnkOuter,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
DWORD WINAPI SHCopyKeyW(_Names_(HKEY_ROOTS) HKEY hkeySrc, _In_opt_ LPCWSTR pszSrcSubKey,
    _Names_(HKEY_ROOTS) HKEY hkeyDest, _Reserved_ DWORD fReserved);
HRESULT WINAPI SHCreateAssociationRegistration(_In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateDataObject(_In_opt_ LPCITEMIDLIST pidlFolder, UINT cidl,
    _In_reads_opt_(cidl) LPCITEMIDLIST *apidl, _In_opt_ IDataObject *pdtInner, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateDefaultContextMenu(_In_ const DEFCONTEXTMENU *pdcm, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateDefaultExtractIcon(_In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateDefaultPropertiesOp(IShellItem *psi, _Out_ IFileOperation **ppFileOp);
int WINAPI SHCreateDirectory(_In_opt_ HWND hwnd, _In_ PCWSTR pszPath) _Fails_(nonzero, win32);
int WINAPI SHCreateDirectoryExW(_In_opt_ HWND hwnd, _In_ LPCWSTR pszPath,
    _In_opt_ const SECURITY_ATTRIBUTES *psa) _Fails_(nonzero, win32);
HRESULT WINAPI SHCreateFileExtractIconW(_In_ LPCWSTR pszFile, _Show_(hex) DWORD dwFileAttributes,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateItemFromIDList(_In_ LPCITEMIDLIST pidl, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateItemFromParsingName(_In_ PCWSTR pszPath, _In_opt_ IBindCtx *pbc, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateItemFromRelativeName(IShellItem *psiParent, _In_ PCWSTR pszName, _In_opt_ IBindCtx *pbc,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateItemInKnownFolder(_In_ const KNOWNFOLDERID *const kfid, _Show_(hex) DWORD dwKFFlags,
    _In_opt_ PCWSTR pszItem, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateItemWithParent(_In_opt_ LPCITEMIDLIST pidlParent, _In_opt_ IShellFolder *psfParent,
    _In_ LPCITEMIDLIST pidl, _In_ const IID *const riid, _Out_iid_(riid) void **ppvItem);
IStream *WINAPI SHCreateMemStream(_In_reads_bytes_opt_(cbInit) const BYTE *pInit, UINT cbInit) _Fails_(zero);
BOOL WINAPI SHCreateProcessAsUserW(_Inout_ PSHCREATEPROCESSINFOW pscpi);
HPSXA WINAPI SHCreatePropSheetExtArray(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ PCWSTR pszSubKey,
    UINT max_iface) _Fails_(zero);
HRESULT WINAPI SHCreateQueryCancelAutoPlayMoniker(_Out_ IMoniker **ppmoniker);
HRESULT WINAPI SHCreateShellFolderView(_In_ const SFV_CREATE *pcsfv, _Out_ IShellView **ppsv);
HRESULT WINAPI SHCreateShellFolderViewEx(_In_ CSFV *pcsfv, _Out_ IShellView **ppsv);
HRESULT WINAPI SHCreateShellItem(_In_opt_ LPCITEMIDLIST pidlParent, _In_opt_ IShellFolder *psfParent,
    _In_ LPCITEMIDLIST pidl, _Out_ IShellItem **ppsi);
HRESULT WINAPI SHCreateShellItemArray(_In_opt_ LPCITEMIDLIST pidlParent, _In_opt_ IShellFolder *psf, UINT cidl,
    _In_reads_opt_(cidl) LPCITEMIDLIST *ppidl, _Out_ IShellItemArray **ppsiItemArray);
HRESULT WINAPI SHCreateShellItemArrayFromDataObject(IDataObject *pdo, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHCreateShellItemArrayFromIDLists(UINT cidl, _In_reads_(cidl) LPCITEMIDLIST *rgpidl,
    _Out_ IShellItemArray **ppsiItemArray);
HRESULT WINAPI SHCreateShellItemArrayFromShellItem(IShellItem *psi, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HPALETTE WINAPI SHCreateShellPalette(_In_opt_ HDC hdc) _Fails_(zero);
HRESULT WINAPI SHCreateStdEnumFmtEtc(UINT cfmt, _In_reads_(cfmt) const FORMATETC afmt[],
    _Out_ IEnumFORMATETC **ppenumFormatEtc);
HRESULT WINAPI SHCreateStreamOnFileEx(_In_ LPCWSTR pszFile, DWORD grfMode, _Show_(hex) DWORD dwAttributes, BOOL fCreate,
    _In_opt_ struct IStream *pstmTemplate, _Out_ struct IStream **ppstm);
HRESULT WINAPI SHCreateStreamOnFileW(_In_ LPCWSTR pszFile, DWORD grfMode, _Out_ struct IStream **ppstm);
BOOL WINAPI SHCreateThread(LPTHREAD_START_ROUTINE pfnThreadProc, _In_opt_ void *pData, SHCT_FLAGS flags,
    _In_opt_ LPTHREAD_START_ROUTINE pfnCallback);
HRESULT WINAPI SHCreateThreadRef(_Inout_ LONG *pcRef, _Out_ IUnknown **ppunk);
BOOL WINAPI SHCreateThreadWithHandle(LPTHREAD_START_ROUTINE pfnThreadProc, _In_opt_ void *pData, SHCT_FLAGS flags,
    _In_opt_ LPTHREAD_START_ROUTINE pfnCallback, _Out_opt_ _Opens_ HANDLE *pHandle);
HRESULT WINAPI SHDefExtractIconW(_In_ LPCWSTR pszIconFile, int iIndex, _Show_(hex) UINT uFlags,
    _Out_opt_ HICON *phiconLarge, _Out_opt_ HICON *phiconSmall, UINT nIconSize);
DWORD WINAPI SHDeleteEmptyKeyW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubKey);
DWORD WINAPI SHDeleteKeyW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubKey);
DWORD WINAPI SHDeleteValueW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubKey, _In_ LPCWSTR pszValue);
void WINAPI SHDestroyPropSheetExtArray(HPSXA hpsxa);
HRESULT WINAPI SHDoDragDrop(_In_opt_ HWND hwnd, IDataObject *pdata, _In_opt_ IDropSource *pdsrc,
    _Names_(DROPEFFECT) DWORD dwEffect, _Out_ _Names_(DROPEFFECT) DWORD *pdwEffect);
HRESULT WINAPI SHEmptyRecycleBinW(_In_opt_ HWND hwnd, _In_opt_ LPCWSTR pszRootPath, _Show_(hex) DWORD dwFlags);
LONG WINAPI SHEnumKeyExW(_Names_(HKEY_ROOTS) HKEY hkey, DWORD dwIndex, _Out_writes_(*pcchName) LPWSTR pszName,
    _Inout_ LPDWORD pcchName);
LONG WINAPI SHEnumValueW(_Names_(HKEY_ROOTS) HKEY hkey, DWORD dwIndex,
    _Out_writes_opt_(*pcchValueName) LPWSTR pszValueName, _Inout_opt_ LPDWORD pcchValueName, _Out_opt_ LPDWORD pdwType,
    _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_opt_ LPDWORD pcbData);
HRESULT WINAPI SHEnumerateUnreadMailAccountsW(_In_opt_ _Names_(HKEY_ROOTS) HKEY hKeyUser, DWORD dwIndex,
    _Out_writes_(cchMailAddress) LPWSTR pszMailAddress, int cchMailAddress);
HRESULT WINAPI SHEvaluateSystemCommandTemplate(_In_ PCWSTR pszCmdTemplate, _Out_ PWSTR *ppszApplication,
    _Out_opt_ PWSTR *ppszCommandLine, _Out_opt_ PWSTR *ppszParameters);
int WINAPI SHFileOperationW(_Inout_ LPSHFILEOPSTRUCTW lpFileOp) _Fails_(nonzero, result);
BOOL WINAPI SHFindFiles(_In_opt_ LPCITEMIDLIST pidlFolder, _In_opt_ LPCITEMIDLIST pidlSaveFile) _Fails_(zero);
IContextMenu *WINAPI SHFind_InitMenuPopup(HMENU hmenu, _In_opt_ HWND hwndOwner, UINT idCmdFirst,
    UINT idCmdLast) _Fails_(zero);
void WINAPI SHFlushSFCache(void);
int WINAPI SHFormatDateTimeW(_In_ const FILETIME *pft, _Inout_opt_ DWORD *pdwFlags, _Out_writes_(cchBuf) LPWSTR pszBuf,
    UINT cchBuf);
DWORD WINAPI SHFormatDrive(HWND hwnd, UINT drive, UINT fmtID, _Names_(SHFMT_OPT) UINT options);
void WINAPI SHFree(_In_opt_ void *pv);
void WINAPI SHFreeNameMappings(_In_opt_ HANDLE hNameMappings);
BOOL WINAPI SHFreeShared(HANDLE hData, _Show_(pid) DWORD dwProcessId);
HRESULT WINAPI SHGetAttributesFromDataObject(_In_opt_ IDataObject *pdo, _Show_(hex) DWORD dwAttributeMask,
    _Out_opt_ DWORD *pdwAttributes, _Out_opt_ UINT *pcItems);
HRESULT WINAPI SHGetDataFromIDListW(IShellFolder *psf, _In_ LPCITEMIDLIST pidl, _Names_(SHGDFIL_FORMAT) int nFormat,
    _Out_writes_bytes_(cb) void *pv, int cb);
HRESULT WINAPI SHGetDesktopFolder(_Out_ IShellFolder **ppshf);
BOOL WINAPI SHGetDiskFreeSpaceExW(_In_ LPCWSTR pszDirectoryName,
    _Out_opt_ ULARGE_INTEGER *pulFreeBytesAvailableToCaller, _Out_opt_ ULARGE_INTEGER *pulTotalNumberOfBytes,
    _Out_opt_ ULARGE_INTEGER *pulTotalNumberOfFreeBytes) _Fails_(zero);
HRESULT WINAPI SHGetDriveMedia(_In_ PCWSTR pszDrive, _Out_ DWORD *pdwMediaContent);
DWORD_PTR WINAPI SHGetFileInfoW(_In_ LPCWSTR pszPath, _Names_(FILE_FLAGS_AND_ATTRIBUTES) DWORD dwFileAttributes,
    _Out_writes_bytes_opt_(cbFileInfo) SHFILEINFOW *psfi, UINT cbFileInfo, _Names_(SHGFI_FLAGS) UINT uFlags) _Fails_(zero, none);
HRESULT WINAPI SHGetFolderLocation(_Reserved_ HWND hwnd, _Names_(CSIDL) int csidl, _In_opt_ HANDLE hToken, _Show_(hex) DWORD dwFlags,
    _Out_ LPITEMIDLIST *ppidl);
HRESULT WINAPI SHGetFolderPathAndSubDirW(_Reserved_ HWND hwnd, _Names_(CSIDL) int csidl, _In_opt_ HANDLE hToken,
    _Show_(hex) DWORD dwFlags, _In_opt_ LPCWSTR pszSubDir, _Out_writes_(260) LPWSTR pszPath);
HRESULT WINAPI SHGetFolderPathW(_Reserved_ HWND hwnd, _Names_(CSIDL) int csidl, _In_opt_ HANDLE hToken, _Show_(hex) DWORD dwFlags,
    _Out_writes_(260) LPWSTR pszPath);
HRESULT WINAPI SHGetIDListFromObject(IUnknown *punk, _Out_ LPITEMIDLIST *ppidl);
int WINAPI SHGetIconOverlayIndexW(_In_opt_ LPCWSTR pszIconPath, int iIconIndex) _Fails_(minus_one, none);
HRESULT WINAPI SHGetImageList(int iImageList, _In_ const IID *const riid, _Out_iid_(riid) void **ppvObj);
HRESULT WINAPI SHGetInstanceExplorer(_Out_ IUnknown **ppunk);
HRESULT WINAPI SHGetInverseCMAP(_Out_writes_bytes_(cbMap) BYTE *pbMap, ULONG cbMap);
HRESULT WINAPI SHGetItemFromDataObject(IDataObject *pdtobj, DATAOBJ_GET_ITEM_FLAGS dwFlags, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHGetItemFromObject(IUnknown *punk, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHGetKnownFolderIDList(_In_ const KNOWNFOLDERID *const rfid, _Show_(hex) DWORD dwFlags,
    _In_opt_ HANDLE hToken, _Out_ LPITEMIDLIST *ppidl);
HRESULT WINAPI SHGetKnownFolderItem(_In_ const KNOWNFOLDERID *const rfid, KNOWN_FOLDER_FLAG flags,
    _In_opt_ HANDLE hToken, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHGetKnownFolderPath(_In_ const KNOWNFOLDERID *const rfid, _Show_(hex) DWORD dwFlags,
    _In_opt_ HANDLE hToken, _Out_ PWSTR *ppszPath);
HRESULT WINAPI SHGetLocalizedName(_In_ PCWSTR pszPath, _Out_writes_(cch) PWSTR pszResModule, UINT cch,
    _Out_ int *pidsRes);
HRESULT WINAPI SHGetMalloc(_Out_ IMalloc **ppMalloc);
HRESULT WINAPI SHGetNameFromIDList(_In_ LPCITEMIDLIST pidl, SIGDN sigdnName, _Out_ PWSTR *ppszName);
BOOL WINAPI SHGetNewLinkInfoW(_In_ LPCWSTR pszLinkTo, _In_ LPCWSTR pszDir, _Out_writes_(260) LPWSTR pszName,
    _Out_ BOOL *pfMustCopy, _Show_(hex) UINT uFlags) _Fails_(zero);
BOOL WINAPI SHGetPathFromIDListEx(_In_ LPCITEMIDLIST pidl, _Out_writes_(cchPath) PWSTR pszPath, DWORD cchPath,
    GPFIDL_FLAGS uOpts) _Fails_(zero);
BOOL WINAPI SHGetPathFromIDListW(_In_ LPCITEMIDLIST pidl, _Out_writes_(260) LPWSTR pszPath) _Fails_(zero);
HRESULT WINAPI SHGetPropertyStoreForWindow(HWND hwnd, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHGetPropertyStoreFromIDList(_In_ LPCITEMIDLIST pidl, GETPROPERTYSTOREFLAGS flags,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHGetPropertyStoreFromParsingName(_In_ PCWSTR pszPath, _In_opt_ IBindCtx *pbc,
    GETPROPERTYSTOREFLAGS flags, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI SHGetRealIDL(IShellFolder *psf, _In_ LPCITEMIDLIST pidlSimple, _Out_ LPITEMIDLIST *ppidlReal);
HRESULT WINAPI SHGetSetFolderCustomSettings(_Inout_ LPSHFOLDERCUSTOMSETTINGS pfcs, _In_ PCWSTR pszPath,
    DWORD dwReadWrite);
void WINAPI SHGetSetSettings(_Inout_opt_ LPSHELLSTATEA lpss, _Names_(SSF_MASK) DWORD dwMask, BOOL bSet);
void WINAPI SHGetSettings(_Out_ SHELLFLAGSTATE *psfs, _Show_(hex) DWORD dwMask);
HRESULT WINAPI SHGetSpecialFolderLocation(_Reserved_ HWND hwnd, _Names_(CSIDL) int csidl, _Out_ LPITEMIDLIST *ppidl);
BOOL WINAPI SHGetSpecialFolderPathW(_Reserved_ HWND hwnd, _Out_writes_(260) LPWSTR pszPath, _Names_(CSIDL) int csidl,
    BOOL fCreate) _Fails_(zero, last_error);
HRESULT WINAPI SHGetStockIconInfo(SHSTOCKICONID siid, _Show_(hex) UINT uFlags, _Inout_ SHSTOCKICONINFO *psii);
HRESULT WINAPI SHGetTemporaryPropertyForItem(IShellItem *psi, _In_ const PROPERTYKEY *const propkey,
    _Out_ PROPVARIANT *ppropvar);
HRESULT WINAPI SHGetThreadRef(_Outptr_ IUnknown **ppunk);
HRESULT WINAPI SHGetUnreadMailCountW(_In_opt_ _Names_(HKEY_ROOTS) HKEY hKeyUser, _In_opt_ LPCWSTR pszMailAddress,
    _Out_opt_ DWORD *pdwCount, _Out_opt_ FILETIME *pFileTime,
    _Out_writes_opt_(cchShellExecuteCommand) LPWSTR pszShellExecuteCommand, int cchShellExecuteCommand);
DWORD WINAPI SHGetValueW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubKey, _In_opt_ LPCWSTR pszValue,
    _Out_opt_ DWORD *pdwType, _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_opt_ DWORD *pcbData);
HRESULT WINAPI SHGetViewStatePropertyBag(_In_opt_ LPCITEMIDLIST pidl, _In_opt_ LPCWSTR pszBagName,
    _Show_(hex) DWORD dwFlags, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
int WINAPI SHHandleUpdateImage(_In_ LPCITEMIDLIST pidlExtra);
HRESULT WINAPI SHILCreateFromPath(_In_ PCWSTR pszPath, _Out_ LPITEMIDLIST *ppidl, _Inout_opt_ DWORD *rgfInOut);
BOOL WINAPI SHInvokePrinterCommandW(_In_opt_ HWND hwnd, UINT uAction, _In_ LPCWSTR lpBuf1, _In_opt_ LPCWSTR lpBuf2,
    BOOL fModal) _Fails_(zero);
HRESULT WINAPI SHIsFileAvailableOffline(_In_ PCWSTR pwszPath, _Out_opt_ DWORD *pdwStatus);
BOOL WINAPI SHIsLowMemoryMachine(DWORD dwType) _Fails_(never);
HRESULT WINAPI SHLimitInputEdit(HWND hwndEdit, IShellFolder *psf);
HRESULT WINAPI SHLoadInProc(_In_ const IID *const rclsid);
HRESULT WINAPI SHLoadIndirectString(_In_ LPCWSTR pszSource, _Out_writes_(cchOutBuf) LPWSTR pszOutBuf, UINT cchOutBuf,
    _Reserved_ void **ppvReserved);
HRESULT WINAPI SHLoadNonloadedIconOverlayIdentifiers(void);
void *WINAPI SHLockShared(HANDLE hData, _Show_(pid) DWORD dwProcessId) _Fails_(zero);
int WINAPI SHMapPIDLToSystemImageListIndex(IShellFolder *pshf, _In_ LPCITEMIDLIST pidl, _Out_opt_ int *piIndexSel);
int WINAPI SHMessageBoxCheckW(_In_opt_ HWND hwnd, _In_ LPCWSTR pszText, _In_ LPCWSTR pszCaption, UINT uType,
    int iDefault, _In_ LPCWSTR pszRegVal);
HRESULT WINAPI SHMultiFileProperties(IDataObject *pdtobj, _Show_(hex) DWORD dwFlags);
BOOL WINAPI SHObjectProperties(_In_opt_ HWND hwnd, _Names_(SHOP_TYPE) DWORD shopObjectType, _In_ PCWSTR pszObjectName,
    _In_opt_ PCWSTR pszPropertyPage) _Fails_(zero);
HRESULT WINAPI SHOpenFolderAndSelectItems(_In_ LPCITEMIDLIST pidlFolder, UINT cidl,
    _In_reads_opt_(cidl) LPCITEMIDLIST *apidl, _Show_(hex) DWORD dwFlags);
BOOL WINAPI SHOpenPropSheetW(_In_opt_ LPCWSTR pszCaption, _In_reads_opt_(ckeys) HKEY ahkeys[], UINT ckeys,
    _In_opt_ const CLSID *pclsidDefault, IDataObject *pdtobj, _In_opt_ IShellBrowser *psb,
    _In_opt_ LPCWSTR pStartPage) _Fails_(zero);
struct IStream *WINAPI SHOpenRegStream2W(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubkey,
    _In_opt_ LPCWSTR pszValue, DWORD grfMode) _Fails_(zero);
struct IStream *WINAPI SHOpenRegStreamW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubkey,
    _In_opt_ LPCWSTR pszValue, DWORD grfMode) _Fails_(zero);
HRESULT WINAPI SHOpenWithDialog(_In_opt_ HWND hwndParent, _In_ const OPENASINFO *poainfo);
HRESULT WINAPI SHParseDisplayName(_In_ PCWSTR pszName, _In_opt_ IBindCtx *pbc, _Out_ LPITEMIDLIST *ppidl,
    SFGAOF sfgaoIn, _Out_opt_ SFGAOF *psfgaoOut);
HRESULT WINAPI SHPathPrepareForWriteW(_In_opt_ HWND hwnd, _In_opt_ IUnknown *punkEnableModless, _In_ LPCWSTR pszPath,
    _Show_(hex) DWORD dwFlags);
HRESULT WINAPI SHPropStgCreate(IPropertySetStorage *psstg, _In_ const IID *const fmtid, _In_opt_ const CLSID *pclsid,
    _Show_(hex) DWORD grfFlags, DWORD grfMode, DWORD dwDisposition, _Out_ IPropertyStorage **ppstg,
    _Out_opt_ UINT *puCodePage);
HRESULT WINAPI SHPropStgReadMultiple(IPropertyStorage *pps, UINT uCodePage, ULONG cpspec,
    _In_reads_(cpspec) const PROPSPEC rgpspec[], _Out_writes_(cpspec) PROPVARIANT rgvar[]);
HRESULT WINAPI SHPropStgWriteMultiple(IPropertyStorage *pps, _Inout_opt_ UINT *puCodePage, ULONG cpspec,
    _In_reads_(cpspec) const PROPSPEC rgpspec[], _Inout_updates_(cpspec) PROPVARIANT rgvar[], PROPID propidNameFirst);
LONG WINAPI SHQueryInfoKeyW(_Names_(HKEY_ROOTS) HKEY hkey, _Out_opt_ LPDWORD pcSubKeys,
    _Out_opt_ LPDWORD pcchMaxSubKeyLen, _Out_opt_ LPDWORD pcValues, _Out_opt_ LPDWORD pcchMaxValueNameLen);
HRESULT WINAPI SHQueryRecycleBinW(_In_opt_ LPCWSTR pszRootPath, _Inout_ LPSHQUERYRBINFO pSHQueryRBInfo);
HRESULT WINAPI SHQueryUserNotificationState(
    _Out_ _Names_(QUERY_USER_NOTIFICATION_STATE) QUERY_USER_NOTIFICATION_STATE *pquns);
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
    BOOL fDefault) _Fails_(never);
int WINAPI SHRegGetIntW(_Names_(HKEY_ROOTS) HKEY hk, _In_opt_ LPCWSTR pwzKey, int iDefault);
DWORD WINAPI SHRegGetPathW(_Names_(HKEY_ROOTS) HKEY hKey, _In_opt_ LPCWSTR pcszSubKey, _In_opt_ LPCWSTR pcszValue,
    _Out_writes_(260) LPWSTR pszPath, _Show_(hex) DWORD dwFlags);
LONG WINAPI SHRegGetUSValueW(_In_ LPCWSTR pszSubKey, _In_opt_ LPCWSTR pszValue, _Inout_opt_ LPDWORD pdwType,
    _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_opt_ LPDWORD pcbData, BOOL fIgnoreHKCU,
    _In_reads_bytes_opt_(dwDefaultDataSize) void *pvDefaultData, DWORD dwDefaultDataSize);
LSTATUS WINAPI SHRegGetValueFromHKCUHKLM(_In_ PCWSTR pwszKey, _In_opt_ PCWSTR pwszValue, SRRF srrfFlags,
    _Out_opt_ DWORD *pdwType, _Out_writes_bytes_opt_(*pcbData) void *pvData, _Inout_opt_ DWORD *pcbData);
LONG WINAPI SHRegGetValueW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubKey, _In_opt_ LPCWSTR pszValue,
    SRRF srrfFlags, _Out_opt_ DWORD *pdwType, _Out_writes_bytes_opt_(*pcbData) void *pvData,
    _Inout_opt_ DWORD *pcbData);
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
HRESULT WINAPI SHReleaseThreadRef(void);
HRESULT WINAPI SHRemoveLocalizedName(_In_ PCWSTR pszPath);
UINT WINAPI SHReplaceFromPropSheetExtArray(HPSXA hpsxa, UINT uPageID, LPFNADDPROPSHEETPAGE lpfnReplaceWith,
    LPARAM lParam);
HRESULT WINAPI SHResolveLibrary(IShellItem *psiLibrary);
DWORD WINAPI SHRestricted(RESTRICTIONS rest);
LRESULT WINAPI SHSendMessageBroadcastW(UINT uMsg, WPARAM wParam, LPARAM lParam) _Fails_(never);
HRESULT WINAPI SHSetDefaultProperties(_In_opt_ HWND hwnd, IShellItem *psi, _Show_(hex) DWORD dwFileOpFlags,
    _In_opt_ IFileOperationProgressSink *pfops);
HRESULT WINAPI SHSetFolderPathW(int csidl, _In_opt_ HANDLE hToken, _Show_(hex) DWORD dwFlags, _In_ LPCWSTR pszPath);
void WINAPI SHSetInstanceExplorer(_In_opt_ IUnknown *punk);
HRESULT WINAPI SHSetKnownFolderPath(_In_ const KNOWNFOLDERID *const rfid, _Show_(hex) DWORD dwFlags,
    _In_opt_ HANDLE hToken, _In_ PCWSTR pszPath);
HRESULT WINAPI SHSetLocalizedName(_In_ PCWSTR pszPath, _In_ PCWSTR pszResModule, int idsRes);
HRESULT WINAPI SHSetTemporaryPropertyForItem(IShellItem *psi, _In_ const PROPERTYKEY *const propkey,
    _In_ const PROPVARIANT *const propvar);
HRESULT WINAPI SHSetThreadRef(_In_opt_ IUnknown *punk);
HRESULT WINAPI SHSetUnreadMailCountW(_In_ LPCWSTR pszMailAddress, DWORD dwCount, _In_ LPCWSTR pszShellExecuteCommand);
DWORD WINAPI SHSetValueW(_Names_(HKEY_ROOTS) HKEY hkey, _In_opt_ LPCWSTR pszSubKey, _In_opt_ LPCWSTR pszValue,
    DWORD dwType, _In_reads_bytes_opt_(cbData) LPCVOID pvData, DWORD cbData);
LRESULT WINAPI SHShellFolderView_Message(HWND hwndMain, UINT uMsg, LPARAM lParam) _Fails_(never);
HRESULT WINAPI SHShowManageLibraryUI(IShellItem *psiLibrary, HWND hwndOwner, _In_opt_ LPCWSTR pszTitle,
    _In_opt_ LPCWSTR pszInstruction, LIBRARYMANAGEDIALOGOPTIONS lmdOptions);
LPITEMIDLIST WINAPI SHSimpleIDListFromPath(_In_ PCWSTR pszPath) _Fails_(zero);
BOOL WINAPI SHSkipJunction(_In_opt_ struct IBindCtx *pbc, _In_ const CLSID *pclsid) _Fails_(never);
HRESULT WINAPI SHStartNetConnectionDialogW(_In_opt_ HWND hwnd, _In_opt_ LPCWSTR pszRemoteName, DWORD dwType);
HRESULT WINAPI SHStrDupW(_In_ LPCWSTR psz, _Out_ WCHAR **ppwsz);
WCHAR WINAPI SHStripMneumonicW(_Inout_ LPWSTR pszMenu);
BOOL WINAPI SHTestTokenMembership(_In_opt_ HANDLE hToken, ULONG ulRID) _Fails_(never);
int WINAPI SHUnicodeToAnsi(_In_ PCWSTR pwszSrc, _Out_writes_(cchBuf) PSTR pszDst, int cchBuf);
int WINAPI SHUnicodeToUnicode(_In_ PCWSTR pwzSrc, _Out_writes_(cwchBuf) PWSTR pwzDst, int cwchBuf);
BOOL WINAPI SHUnlockShared(_In_ void *pvData);
void WINAPI SHUpdateImageW(_In_ LPCWSTR pszHashItem, int iIndex, _Show_(hex) UINT uFlags, int iImageIndex);
BOOL WINAPI SHValidateUNC(_In_opt_ HWND hwndOwner, _Inout_ PWSTR pszFile,
    _Names_(VALIDATEUNC_OPTION) UINT fConnect) _Fails_(zero);
HRESULT WINAPI SetCurrentProcessExplicitAppUserModelID(_In_ PCWSTR AppID);
BOOL WINAPI SetMenuContextHelpId(HMENU hMenu, DWORD dwContextHelpId);
BOOL WINAPI SetWindowContextHelpId(HWND hWnd, DWORD dwContextHelpId);
BOOL WINAPI SetWindowSubclass(HWND hWnd, SUBCLASSPROC pfnSubclass, UINT_PTR uIdSubclass,
    DWORD_PTR dwRefData) _Fails_(zero);
INT WINAPI ShellAboutW(_In_opt_ HWND hWnd, _In_ LPCWSTR szApp, _In_opt_ LPCWSTR szOtherStuff, _In_opt_ HICON hIcon) _Fails_(zero, none);
BOOL WINAPI ShellExecuteExW(_Inout_ SHELLEXECUTEINFOW *pExecInfo);
HINSTANCE WINAPI ShellExecuteW(_In_opt_ HWND hwnd, _In_opt_ LPCWSTR lpOperation, _In_ LPCWSTR lpFile,
    _In_opt_ LPCWSTR lpParameters, _In_opt_ LPCWSTR lpDirectory, INT nShowCmd) _Fails_(below_33);
int WINAPI Shell_GetCachedImageIndexW(_In_ LPCWSTR pszIconPath, int iIconIndex, _Show_(hex) UINT uIconFlags);
BOOL WINAPI Shell_GetImageLists(_Out_opt_ HIMAGELIST *phiml, _Out_opt_ HIMAGELIST *phimlSmall) _Fails_(zero);
UINT WINAPI Shell_MergeMenus(HMENU hmDst, HMENU hmSrc, UINT uInsert, UINT uIDAdjust, UINT uIDAdjustMax,
    _Names_(MM_FLAGS) ULONG uFlags);
HRESULT WINAPI Shell_NotifyIconGetRect(_In_ const NOTIFYICONIDENTIFIER *identifier, _Out_ RECT *iconLocation);
BOOL WINAPI Shell_NotifyIconW(_Names_(NOTIFY_ICON_MESSAGE) DWORD dwMessage,
    _In_ PNOTIFYICONDATAW lpData) _Fails_(zero, last_error);
BOOL WINAPI SignalFileOpen(_In_ LPCITEMIDLIST pidl) _Fails_(zero);
HRESULT WINAPI StgMakeUniqueName(IStorage *pstgParent, _In_ PCWSTR pszFileSpec, DWORD grfMode,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
int WINAPI StrCSpnIW(_In_ LPCWSTR pszStr, _In_ LPCWSTR pszSet);
int WINAPI StrCSpnW(_In_ LPCWSTR pszStr, _In_ LPCWSTR pszSet);
LPWSTR WINAPI StrCatBuffW(_Inout_updates_(cchDestBuffSize) LPWSTR pszDest, _In_ LPCWSTR pszSrc,
    int cchDestBuffSize) _Fails_(never);
DWORD WINAPI StrCatChainW(_Out_writes_(cchDst) LPWSTR pszDst, DWORD cchDst, DWORD ichAt, _In_ LPCWSTR pszSrc);
LPWSTR WINAPI StrCatW(_Inout_ LPWSTR psz1, _In_ LPCWSTR psz2) _Fails_(never);
LPWSTR WINAPI StrChrIW(_In_ LPCWSTR pszStart, WCHAR wMatch) _Fails_(never);
PCWSTR WINAPI StrChrNIW(_In_ PCWSTR pszStart, WCHAR wMatch, UINT cchMax) _Fails_(never);
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
LPWSTR WINAPI StrCpyW(_Out_ LPWSTR psz1, _In_ LPCWSTR psz2) _Fails_(never);
LPWSTR WINAPI StrDupW(_In_ LPCWSTR pszSrch) _Fails_(never);
LPSTR WINAPI StrFormatByteSize64A(LONGLONG qdw, _Out_writes_(cchBuf) LPSTR pszBuf, UINT cchBuf) _Fails_(never);
HRESULT WINAPI StrFormatByteSizeEx(ULONGLONG ull, SFBS_FLAGS flags, _Out_writes_(cchBuf) PWSTR pszBuf, UINT cchBuf);
LPWSTR WINAPI StrFormatByteSizeW(LONGLONG qdw, _Out_writes_(cchBuf) LPWSTR pszBuf, UINT cchBuf) _Fails_(never);
LPWSTR WINAPI StrFormatKBSizeW(LONGLONG qdw, _Out_writes_(cchBuf) LPWSTR pszBuf, UINT cchBuf) _Fails_(never);
int WINAPI StrFromTimeIntervalW(_Out_writes_(cchMax) LPWSTR pszOut, UINT cchMax, DWORD dwTimeMS, int digits);
BOOL WINAPI StrIsIntlEqualW(BOOL fCaseSens, _In_ LPCWSTR pszString1, _In_ LPCWSTR pszString2, int nChar) _Fails_(never);
LPWSTR WINAPI StrNCatW(_Inout_updates_(cchMax) LPWSTR psz1, _In_ LPCWSTR psz2, int cchMax) _Fails_(never);
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
BOOL WINAPI UnloadUserProfile(HANDLE hToken, HANDLE hProfile);
HRESULT WINAPI UnregisterScaleChangeEvent(DWORD_PTR dwCookie);
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
HRESULT WINAPI VariantToGUID(_In_ const VARIANT *varIn, _Out_ GUID *pguid);
HRESULT WINAPI WhichPlatform(void);
BOOL WINAPI Win32DeleteFile(_In_ PCWSTR pszPath) _Fails_(zero);
BOOL WINAPI WinHelpW(_In_opt_ HWND hWndMain, _In_opt_ LPCWSTR lpszHelp, UINT uCommand, ULONG_PTR dwData);
BOOL WINAPI WriteCabinetState(_In_ CABINETSTATE *pcs) _Fails_(zero);
int WINAPI wvnsprintfW(_Out_writes_(cchDest) LPWSTR pszDest, int cchDest, _In_ LPCWSTR pszFmt, _In_ va_list arglist);
