// SPDX-License-Identifier: Apache-2.0
// COM and automation. Directions, lengths, names of values and failure rules beyond what the types say.

void WINAPI BSTR_UserFree(_In_ ULONG *arg1, _In_ BSTR *arg2);
unsigned char *WINAPI BSTR_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2, _In_ BSTR *arg3) _Fails_(never);
ULONG WINAPI BSTR_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ BSTR *arg3);
unsigned char *WINAPI BSTR_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2, _Out_ BSTR *arg3) _Fails_(never);
void WINAPI CLIPFORMAT_UserFree(_In_ ULONG *arg1, _In_ CLIPFORMAT *arg2);
unsigned char *WINAPI CLIPFORMAT_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2,
    _In_ CLIPFORMAT *arg3) _Fails_(never);
ULONG WINAPI CLIPFORMAT_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ CLIPFORMAT *arg3);
unsigned char *WINAPI CLIPFORMAT_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2,
    _Out_ CLIPFORMAT *arg3) _Fails_(never);
HRESULT WINAPI CLSIDFromProgID(_In_ LPCOLESTR lpszProgID, _Out_ LPCLSID lpclsid);
HRESULT WINAPI CLSIDFromString(_In_ LPCOLESTR lpsz, _Out_ LPCLSID pclsid);
HRESULT WINAPI CoCreateFreeThreadedMarshaler(_In_opt_ LPUNKNOWN punkOuter, _Out_ LPUNKNOWN *ppunkMarshal);
HRESULT WINAPI CoCreateGuid(_Out_ GUID *pguid);
HRESULT WINAPI CoCreateInstance(_In_ const IID *const rclsid, _In_opt_ LPUNKNOWN pUnkOuter,
    _Names_(CLSCTX) DWORD dwClsContext, _In_ const IID *const riid, _Out_iid_(riid) LPVOID *ppv);
HRESULT WINAPI CoCreateInstanceEx(_In_ const IID *const Clsid, _In_opt_ IUnknown *punkOuter,
    _Names_(CLSCTX) DWORD dwClsCtx, _In_opt_ COSERVERINFO *pServerInfo, DWORD dwCount,
    _Inout_updates_(dwCount) MULTI_QI *pResults);
HRESULT WINAPI CoDecrementMTAUsage(CO_MTA_USAGE_COOKIE Cookie);
HRESULT WINAPI CoFileTimeNow(_Out_ FILETIME *lpFileTime);
void WINAPI CoFreeUnusedLibraries(void);
HRESULT WINAPI CoGetClassObject(_In_ const IID *const rclsid, _Names_(CLSCTX) DWORD dwClsContext,
    _In_opt_ LPVOID pvReserved, _In_ const IID *const riid, _Out_iid_(riid) LPVOID *ppv);
HRESULT WINAPI CoGetMalloc(DWORD dwMemContext, _Out_ LPMALLOC *ppMalloc);
HRESULT WINAPI CoGetMarshalSizeMax(_Out_ ULONG *pulSize, _In_ const IID *const riid, LPUNKNOWN pUnk,
    DWORD dwDestContext, _In_opt_ LPVOID pvDestContext, DWORD mshlflags);
HRESULT WINAPI CoIncrementMTAUsage(_Out_ CO_MTA_USAGE_COOKIE *pCookie);
HRESULT WINAPI CoInitialize(_In_opt_ LPVOID pvReserved);
HRESULT WINAPI CoInitializeEx(_In_opt_ LPVOID pvReserved, _Names_(COINIT) DWORD dwCoInit);
HRESULT WINAPI CoInitializeSecurity(_In_opt_ PSECURITY_DESCRIPTOR pSecDesc, LONG cAuthSvc,
    _In_opt_ SOLE_AUTHENTICATION_SERVICE *asAuthSvc, _In_opt_ void *pReserved1,
    _Names_(RPC_C_AUTHN_LEVEL) DWORD dwAuthnLevel, _Names_(RPC_C_IMP_LEVEL) DWORD dwImpLevel, _In_opt_ void *pAuthList,
    _Names_(EOLE_AUTHENTICATION_CAPABILITIES) DWORD dwCapabilities, _In_opt_ void *pReserved3);
HRESULT WINAPI CoLockObjectExternal(LPUNKNOWN pUnk, BOOL fLock, BOOL fLastUnlockReleases);
HRESULT WINAPI CoMarshalInterface(LPSTREAM pStm, _In_ const IID *const riid, LPUNKNOWN pUnk, DWORD dwDestContext,
    _In_opt_ LPVOID pvDestContext, DWORD mshlflags);
HRESULT WINAPI CoRegisterClassObject(_In_ const IID *const rclsid, LPUNKNOWN pUnk, _Names_(CLSCTX) DWORD dwClsContext,
    _Names_(REGCLS) DWORD flags, _Out_ LPDWORD lpdwRegister);
HRESULT WINAPI CoRegisterSurrogate(LPSURROGATE pSurrogate);
HRESULT WINAPI CoReleaseMarshalData(LPSTREAM pStm);
HRESULT WINAPI CoRevokeClassObject(DWORD dwRegister);
LPVOID WINAPI CoTaskMemAlloc(SIZE_T cb) _Fails_(zero);
void WINAPI CoTaskMemFree(_In_opt_ LPVOID pv);
LPVOID WINAPI CoTaskMemRealloc(_In_opt_ LPVOID pv, SIZE_T cb) _Fails_(zero);
void WINAPI CoUninitialize(void);
HRESULT WINAPI CoUnmarshalInterface(LPSTREAM pStm, _In_ const IID *const riid, _Out_iid_(riid) LPVOID *ppv);
HRESULT WINAPI CoWaitForMultipleHandles(_Show_(hex) DWORD dwFlags, DWORD dwTimeout, ULONG cHandles,
    _In_reads_(cHandles) LPHANDLE pHandles, _Out_ LPDWORD lpdwindex);
HRESULT WINAPI CreateAntiMoniker(_Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateBindCtx(DWORD reserved, _Out_ LPBC *ppbc);
HRESULT WINAPI CreateErrorInfo(_Out_ ICreateErrorInfo **pperrinfo);
HRESULT WINAPI CreateFileMoniker(_In_ LPCOLESTR lpszPathName, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateGenericComposite(_In_opt_ LPMONIKER pmkFirst, _In_opt_ LPMONIKER pmkRest,
    _Out_ LPMONIKER *ppmkComposite);
HRESULT WINAPI CreateILockBytesOnHGlobal(_In_opt_ HGLOBAL hGlobal, BOOL fDeleteOnRelease, _Out_ LPLOCKBYTES *pplkbyt);
HRESULT WINAPI CreateItemMoniker(_In_ LPCOLESTR lpszDelim, _In_ LPCOLESTR lpszItem, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateOleAdviseHolder(_Out_ LPOLEADVISEHOLDER *ppOAHolder);
HRESULT WINAPI CreatePointerMoniker(_In_opt_ LPUNKNOWN punk, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateStreamOnHGlobal(_In_ HGLOBAL hGlobal, BOOL fDeleteOnRelease, _Out_ LPSTREAM *ppstm);
HRESULT WINAPI GetClassFile(_In_ LPCOLESTR szFilename, _Out_ CLSID *pclsid);
HRESULT WINAPI GetErrorInfo(ULONG dwReserved, _Out_ IErrorInfo **pperrinfo);
HRESULT WINAPI GetHGlobalFromStream(LPSTREAM pstm, _Out_ HGLOBAL *phglobal);
HRESULT WINAPI GetRunningObjectTable(DWORD reserved, _Out_ LPRUNNINGOBJECTTABLE *pprot);
void WINAPI HACCEL_UserFree(_In_ ULONG *arg1, _In_ HACCEL *arg2);
unsigned char *WINAPI HACCEL_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2,
    _In_ HACCEL *arg3) _Fails_(never);
ULONG WINAPI HACCEL_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ HACCEL *arg3);
unsigned char *WINAPI HACCEL_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2,
    _Out_ HACCEL *arg3) _Fails_(never);
void WINAPI HBITMAP_UserFree(_In_ ULONG *arg1, _In_ HBITMAP *arg2);
unsigned char *WINAPI HBITMAP_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2,
    _In_ HBITMAP *arg3) _Fails_(never);
ULONG WINAPI HBITMAP_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ HBITMAP *arg3);
unsigned char *WINAPI HBITMAP_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2,
    _Out_ HBITMAP *arg3) _Fails_(never);
void WINAPI HDC_UserFree(_In_ ULONG *arg1, _In_ HDC *arg2);
unsigned char *WINAPI HDC_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2, _In_ HDC *arg3) _Fails_(never);
ULONG WINAPI HDC_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ HDC *arg3);
unsigned char *WINAPI HDC_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2, _Out_ HDC *arg3) _Fails_(never);
void WINAPI HGLOBAL_UserFree(_In_ ULONG *arg1, _In_ HGLOBAL *arg2);
unsigned char *WINAPI HGLOBAL_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2,
    _In_ HGLOBAL *arg3) _Fails_(never);
ULONG WINAPI HGLOBAL_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ HGLOBAL *arg3);
unsigned char *WINAPI HGLOBAL_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2,
    _Out_ HGLOBAL *arg3) _Fails_(never);
void WINAPI HICON_UserFree(_In_ ULONG *arg1, _In_ HICON *arg2);
unsigned char *WINAPI HICON_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2, _In_ HICON *arg3) _Fails_(never);
ULONG WINAPI HICON_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ HICON *arg3);
unsigned char *WINAPI HICON_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2, _Out_ HICON *arg3) _Fails_(never);
void WINAPI HMENU_UserFree(_In_ ULONG *arg1, _In_ HMENU *arg2);
unsigned char *WINAPI HMENU_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2, _In_ HMENU *arg3) _Fails_(never);
ULONG WINAPI HMENU_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ HMENU *arg3);
unsigned char *WINAPI HMENU_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2, _Out_ HMENU *arg3) _Fails_(never);
void WINAPI HPALETTE_UserFree(_In_ ULONG *arg1, _In_ HPALETTE *arg2);
unsigned char *WINAPI HPALETTE_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2,
    _In_ HPALETTE *arg3) _Fails_(never);
ULONG WINAPI HPALETTE_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ HPALETTE *arg3);
unsigned char *WINAPI HPALETTE_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2,
    _Out_ HPALETTE *arg3) _Fails_(never);
void WINAPI HWND_UserFree(_In_ ULONG *arg1, _In_ HWND *arg2);
unsigned char *WINAPI HWND_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2, _In_ HWND *arg3) _Fails_(never);
ULONG WINAPI HWND_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ HWND *arg3);
unsigned char *WINAPI HWND_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2, _Out_ HWND *arg3) _Fails_(never);
HRESULT WINAPI IIDFromString(_In_ LPCOLESTR lpsz, _Out_ LPIID lpiid);
void WINAPI LPSAFEARRAY_UserFree(_In_ ULONG *arg1, _In_ LPSAFEARRAY *arg2);
unsigned char *WINAPI LPSAFEARRAY_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2,
    _In_ LPSAFEARRAY *arg3) _Fails_(never);
ULONG WINAPI LPSAFEARRAY_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ LPSAFEARRAY *arg3);
unsigned char *WINAPI LPSAFEARRAY_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2,
    _Out_ LPSAFEARRAY *arg3) _Fails_(never);
HRESULT WINAPI LoadRegTypeLib(_In_ const GUID *const rguid, WORD wVerMajor, WORD wVerMinor, LCID lcid,
    _Out_ ITypeLib **pptlib);
HRESULT WINAPI LoadTypeLib(_In_ const OLECHAR *szFile, _Out_ ITypeLib **pptlib);
HRESULT WINAPI LoadTypeLibEx(_In_ LPCOLESTR szFile, REGKIND regkind, _Out_ ITypeLib **pptlib);
HRESULT WINAPI MkParseDisplayName(LPBC pbc, _In_ LPCOLESTR szUserName, _Out_ ULONG *pchEaten, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI OleCreate(_In_ const IID *const rclsid, _In_ const IID *const riid, DWORD renderopt,
    _In_ LPFORMATETC pFormatEtc, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateDefaultHandler(_In_ const IID *const clsid, LPUNKNOWN pUnkOuter, _In_ const IID *const riid,
    _Out_iid_(riid) LPVOID *lplpObj);
HRESULT WINAPI OleCreateFromFile(_In_ const IID *const rclsid, _In_ LPCOLESTR lpszFileName, _In_ const IID *const riid,
    DWORD renderopt, _In_ LPFORMATETC lpFormatEtc, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg,
    _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleFlushClipboard(void);
HRESULT WINAPI OleGetClipboard(_Out_ LPDATAOBJECT *ppDataObj);
HRESULT WINAPI OleInitialize(_In_ LPVOID pvReserved);
HRESULT WINAPI OleLoadFromStream(LPSTREAM pStm, _In_ const IID *const iidInterface, _Out_ LPVOID *ppvObj);
HRESULT WINAPI OleRegGetMiscStatus(_In_ const IID *const clsid, DWORD dwAspect, _Out_ DWORD *pdwStatus);
HRESULT WINAPI OleRegGetUserType(_In_ const IID *const clsid, DWORD dwFormOfType, _Out_ LPOLESTR *pszUserType);
HRESULT WINAPI OleSaveToStream(LPPERSISTSTREAM pPStm, LPSTREAM pStm);
HRESULT WINAPI OleSetClipboard(LPDATAOBJECT pDataObj);
HRESULT WINAPI OleSetContainedObject(LPUNKNOWN pUnknown, BOOL fContained);
void WINAPI OleUninitialize(void);
HRESULT WINAPI ProgIDFromCLSID(_In_ const IID *const clsid, _Out_ LPOLESTR *lplpszProgID);
HRESULT WINAPI PropVariantChangeType(_Out_ PROPVARIANT *ppropvarDest, _In_ const PROPVARIANT *const propvarSrc,
    PROPVAR_CHANGE_FLAGS flags, VARTYPE vt);
HRESULT WINAPI PropVariantClear(_Inout_ PROPVARIANT *pvar);
HRESULT WINAPI PropVariantCopy(_Out_ PROPVARIANT *pvarDest, _In_ const PROPVARIANT *pvarSrc);
HRESULT WINAPI RegisterTypeLib(ITypeLib *ptlib, _In_ OLECHAR *szFullPath, _In_opt_ OLECHAR *szHelpDir);
void WINAPI ReleaseStgMedium(_In_ LPSTGMEDIUM arg_);
void WINAPI STGMEDIUM_UserFree(_In_ ULONG *arg1, _In_ STGMEDIUM *arg2);
unsigned char *WINAPI STGMEDIUM_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2,
    _In_ STGMEDIUM *arg3) _Fails_(never);
ULONG WINAPI STGMEDIUM_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ STGMEDIUM *arg3);
unsigned char *WINAPI STGMEDIUM_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2,
    _Out_ STGMEDIUM *arg3) _Fails_(never);
HRESULT WINAPI SafeArrayAccessData(_In_ SAFEARRAY *psa, _Out_ void **ppvData);
SAFEARRAY *WINAPI SafeArrayCreate(VARTYPE vt, UINT cDims, _In_ SAFEARRAYBOUND *rgsabound) _Fails_(zero);
SAFEARRAY *WINAPI SafeArrayCreateVector(VARTYPE vt, LONG lLbound, ULONG cElements) _Fails_(zero);
HRESULT WINAPI SafeArrayDestroy(_In_ SAFEARRAY *psa);
UINT WINAPI SafeArrayGetDim(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayGetElement(_In_ SAFEARRAY *psa, _In_ LONG *rgIndices, _Out_ void *pv);
UINT WINAPI SafeArrayGetElemsize(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayGetLBound(_In_ SAFEARRAY *psa, UINT nDim, _Out_ LONG *plLbound);
HRESULT WINAPI SafeArrayGetUBound(_In_ SAFEARRAY *psa, UINT nDim, _Out_ LONG *plUbound);
HRESULT WINAPI SafeArrayGetVartype(_In_ SAFEARRAY *psa, _Out_ VARTYPE *pvt);
HRESULT WINAPI SafeArrayLock(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayPutElement(_In_ SAFEARRAY *psa, _In_ LONG *rgIndices, _In_ void *pv);
HRESULT WINAPI SafeArrayUnaccessData(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayUnlock(_In_ SAFEARRAY *psa);
HRESULT WINAPI SetErrorInfo(ULONG dwReserved, _In_opt_ IErrorInfo *perrinfo);
HRESULT WINAPI StgCreateDocfile(_In_opt_ const WCHAR *pwcsName, _Names_(STGM) DWORD grfMode, _Reserved_ DWORD reserved,
    _Out_ IStorage **ppstgOpen);
HRESULT WINAPI StgCreateStorageEx(_In_opt_ const WCHAR *pwcsName, _Names_(STGM) DWORD grfMode,
    _Names_(STGFMT) DWORD stgfmt, DWORD grfAttrs, _Inout_opt_ STGOPTIONS *pStgOptions,
    _In_opt_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _In_ const IID *const riid, _Out_iid_(riid) void **ppObjectOpen);
HRESULT WINAPI StgOpenStorage(_In_opt_ const WCHAR *pwcsName, _In_opt_ IStorage *pstgPriority,
    _Names_(STGM) DWORD grfMode, _In_opt_ SNB snbExclude, DWORD reserved, _Out_ IStorage **ppstgOpen);
HRESULT WINAPI StgOpenStorageOnILockBytes(ILockBytes *plkbyt, _In_opt_ IStorage *pstgPriority, DWORD grfMode,
    _In_opt_ SNB snbExclude, _Reserved_ DWORD reserved, _Out_ IStorage **ppstgOpen);
HRESULT WINAPI StringFromCLSID(_In_ const IID *const rclsid, _Out_ LPOLESTR *lplpsz);
int WINAPI StringFromGUID2(_In_ const GUID *const rguid, _Out_writes_(cchMax) LPOLESTR lpsz, int cchMax);
BSTR WINAPI SysAllocString(_In_opt_ const OLECHAR *psz) _Fails_(zero);
BSTR WINAPI SysAllocStringByteLen(_In_reads_opt_(len) LPCSTR psz, UINT len) _Fails_(zero);
BSTR WINAPI SysAllocStringLen(_In_reads_opt_(ui) const OLECHAR *strIn, UINT ui) _Fails_(zero);
void WINAPI SysFreeString(_In_opt_ BSTR bstrString);
UINT WINAPI SysStringByteLen(_In_opt_ BSTR bstr);
UINT WINAPI SysStringLen(_In_opt_ BSTR pbstr);
INT WINAPI SystemTimeToVariantTime(_In_ LPSYSTEMTIME lpSystemTime, _Out_ DOUBLE *pvtime);
HRESULT WINAPI UnRegisterTypeLib(_In_ const GUID *const libID, WORD wVerMajor, WORD wVerMinor, LCID lcid,
    SYSKIND syskind);
void WINAPI VARIANT_UserFree(_In_ ULONG *arg1, _In_ VARIANT *arg2);
unsigned char *WINAPI VARIANT_UserMarshal(_In_ ULONG *arg1, _Inout_ unsigned char *arg2,
    _In_ VARIANT *arg3) _Fails_(never);
ULONG WINAPI VARIANT_UserSize(_In_ ULONG *arg1, ULONG arg2, _In_ VARIANT *arg3);
unsigned char *WINAPI VARIANT_UserUnmarshal(_In_ ULONG *arg1, _In_ unsigned char *arg2,
    _Out_ VARIANT *arg3) _Fails_(never);
HRESULT WINAPI VarBoolFromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBstrFromI4(LONG lIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromR4(FLOAT fltIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromR8(DOUBLE dblIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarDateFromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ DATE *pdateOut);
HRESULT WINAPI VarI4FromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ LONG *plOut);
HRESULT WINAPI VarR8FromUI8(ULONG64 ui64In, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VariantChangeType(_Inout_ VARIANTARG *pvargDest, _In_ VARIANTARG *pvarSrc, USHORT wFlags, VARTYPE vt);
HRESULT WINAPI VariantChangeTypeEx(_Inout_ VARIANTARG *pvargDest, _In_ VARIANTARG *pvarSrc, LCID lcid, USHORT wFlags,
    VARTYPE vt);
HRESULT WINAPI VariantClear(_Inout_ VARIANTARG *pvarg);
HRESULT WINAPI VariantCopy(_Inout_ VARIANTARG *pvargDest, _In_ VARIANTARG *pvargSrc);
HRESULT WINAPI VariantCopyInd(_Inout_ VARIANT *pvarDest, _In_ VARIANTARG *pvargSrc);
void WINAPI VariantInit(_Out_ VARIANTARG *pvarg);
INT WINAPI VariantTimeToSystemTime(DOUBLE vtime, _Out_ LPSYSTEMTIME lpSystemTime);
HRESULT WINAPI WindowsCompareStringOrdinal(_In_opt_ HSTRING string1, _In_opt_ HSTRING string2, _Out_ INT32 *result);
HRESULT WINAPI WindowsCreateString(_In_reads_opt_(length) LPCWSTR sourceString, UINT32 length,
    _Out_opt_ HSTRING *string);
HRESULT WINAPI WindowsDeleteString(_In_opt_ HSTRING string);
HRESULT WINAPI WindowsDuplicateString(_In_opt_ HSTRING string, _Out_opt_ HSTRING *newString);
PCWSTR WINAPI WindowsGetStringRawBuffer(_In_opt_ HSTRING string, _Out_opt_ UINT32 *length) _Fails_(never);
