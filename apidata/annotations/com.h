// SPDX-License-Identifier: Apache-2.0
// COM and automation. Directions, lengths, names of values and failure rules beyond what the types say.

void WINAPI BSTR_UserFree(_In_ ULONG *pFlags, _In_ BSTR *pObject);
unsigned char *WINAPI BSTR_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ BSTR *pObject) _Fails_(never);
ULONG WINAPI BSTR_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ BSTR *pObject);
unsigned char *WINAPI BSTR_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ BSTR *pObject) _Fails_(never);
HRESULT WINAPI BindMoniker(LPMONIKER pmk, DWORD grfOpt, _In_ const IID *const iidResult, _Out_ LPVOID *ppvResult);
HRESULT WINAPI BstrFromVector(_In_ SAFEARRAY *psa, _Out_ BSTR *pbstr);
void WINAPI CLIPFORMAT_UserFree(_In_ ULONG *pFlags, _In_ CLIPFORMAT *pObject);
unsigned char *WINAPI CLIPFORMAT_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ CLIPFORMAT *pObject) _Fails_(never);
ULONG WINAPI CLIPFORMAT_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ CLIPFORMAT *pObject);
unsigned char *WINAPI CLIPFORMAT_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ CLIPFORMAT *pObject) _Fails_(never);
HRESULT WINAPI CLSIDFromProgID(_In_ LPCOLESTR lpszProgID, _Out_ LPCLSID lpclsid);
HRESULT WINAPI CLSIDFromProgIDEx(_In_ LPCOLESTR lpszProgID, _Out_ LPCLSID lpclsid);
HRESULT WINAPI CLSIDFromString(_In_ LPCOLESTR lpsz, _Out_ LPCLSID pclsid);
void WINAPI ClearCustData(_Inout_ LPCUSTDATA pCustData);
ULONG WINAPI CoAddRefServerProcess(void);
HRESULT WINAPI CoAllowSetForegroundWindow(IUnknown *pUnk, _In_opt_ LPVOID lpvReserved);
HRESULT WINAPI CoAllowUnmarshalerCLSID(_In_ const IID *const clsid);
DWORD WINAPI CoBuildVersion(void);
HRESULT WINAPI CoCancelCall(_Show_(tid) DWORD dwThreadId, ULONG ulTimeout);
HRESULT WINAPI CoCopyProxy(IUnknown *pProxy, _Out_ IUnknown **ppCopy);
HRESULT WINAPI CoCreateFreeThreadedMarshaler(_In_opt_ LPUNKNOWN punkOuter, _Out_ LPUNKNOWN *ppunkMarshal);
HRESULT WINAPI CoCreateGuid(_Out_ GUID *pguid);
HRESULT WINAPI CoCreateInstance(_In_ const IID *const rclsid, _In_opt_ LPUNKNOWN pUnkOuter,
    _Names_(CLSCTX) DWORD dwClsContext, _In_ const IID *const riid, _Out_iid_(riid) LPVOID *ppv);
HRESULT WINAPI CoCreateInstanceEx(_In_ const IID *const Clsid, _In_opt_ IUnknown *punkOuter,
    _Names_(CLSCTX) DWORD dwClsCtx, _In_opt_ COSERVERINFO *pServerInfo, DWORD dwCount,
    _Inout_updates_(dwCount) MULTI_QI *pResults);
HRESULT WINAPI CoCreateInstanceFromApp(_In_ const IID *const Clsid, _In_opt_ IUnknown *punkOuter,
    _Names_(CLSCTX) DWORD dwClsCtx, _In_opt_ PVOID reserved, DWORD dwCount,
    _Inout_updates_(dwCount) MULTI_QI *pResults);
HRESULT WINAPI CoDecodeProxy(DWORD dwClientPid, UINT64 ui64ProxyAddress, _Out_ PServerInformation pServerInformation);
HRESULT WINAPI CoDecrementMTAUsage(CO_MTA_USAGE_COOKIE Cookie);
HRESULT WINAPI CoDisableCallCancellation(_In_opt_ LPVOID pReserved);
HRESULT WINAPI CoDisconnectContext(DWORD dwTimeout);
HRESULT WINAPI CoDisconnectObject(LPUNKNOWN pUnk, DWORD dwReserved);
BOOL WINAPI CoDosDateTimeToFileTime(WORD nDosDate, WORD nDosTime, _Out_ FILETIME *lpFileTime) _Fails_(zero);
HRESULT WINAPI CoEnableCallCancellation(_In_opt_ LPVOID pReserved);
HRESULT WINAPI CoFileTimeNow(_Out_ FILETIME *lpFileTime);
BOOL WINAPI CoFileTimeToDosDateTime(_In_ FILETIME *lpFileTime, _Out_ LPWORD lpDosDate,
    _Out_ LPWORD lpDosTime) _Fails_(zero);
void WINAPI CoFreeAllLibraries(void);
void WINAPI CoFreeLibrary(HINSTANCE hInst);
void WINAPI CoFreeUnusedLibraries(void);
void WINAPI CoFreeUnusedLibrariesEx(DWORD dwUnloadDelay, DWORD dwReserved);
HRESULT WINAPI CoGetApartmentType(_Out_ APTTYPE *pAptType, _Out_ APTTYPEQUALIFIER *pAptQualifier);
HRESULT WINAPI CoGetCallContext(_In_ const IID *const riid, _Out_iid_(riid) void **ppInterface);
HRESULT WINAPI CoGetCallerTID(_Out_ LPDWORD lpdwTID);
HRESULT WINAPI CoGetCancelObject(_Show_(tid) DWORD dwThreadId, _In_ const IID *const iid, _Out_iid_(iid) void **ppUnk);
HRESULT WINAPI CoGetClassObject(_In_ const IID *const rclsid, _Names_(CLSCTX) DWORD dwClsContext,
    _In_opt_ LPVOID pvReserved, _In_ const IID *const riid, _Out_iid_(riid) LPVOID *ppv);
HRESULT WINAPI CoGetContextToken(_Out_ ULONG_PTR *pToken);
HRESULT WINAPI CoGetCurrentLogicalThreadId(_Out_ GUID *pguid);
DWORD WINAPI CoGetCurrentProcess(void);
HRESULT WINAPI CoGetDefaultContext(APTTYPE aptType, _In_ const IID *const riid, _Out_iid_(riid) void **ppv);
HRESULT WINAPI CoGetInstanceFromFile(_In_opt_ COSERVERINFO *pServerInfo, _In_opt_ CLSID *pClsid,
    _In_opt_ IUnknown *punkOuter, _Names_(CLSCTX) DWORD dwClsCtx, DWORD grfMode, _In_ OLECHAR *pwszName, DWORD dwCount,
    _Inout_updates_(dwCount) MULTI_QI *pResults);
HRESULT WINAPI CoGetInstanceFromIStorage(_In_opt_ COSERVERINFO *pServerInfo, _In_opt_ CLSID *pClsid,
    _In_opt_ IUnknown *punkOuter, _Names_(CLSCTX) DWORD dwClsCtx, struct IStorage *pstg, DWORD dwCount,
    _Inout_updates_(dwCount) MULTI_QI *pResults);
HRESULT WINAPI CoGetInterfaceAndReleaseStream(LPSTREAM pStm, _In_ const IID *const iid, _Out_iid_(iid) LPVOID *ppv);
HRESULT WINAPI CoGetMalloc(DWORD dwMemContext, _Out_ LPMALLOC *ppMalloc);
HRESULT WINAPI CoGetMarshalSizeMax(_Out_ ULONG *pulSize, _In_ const IID *const riid, LPUNKNOWN pUnk,
    DWORD dwDestContext, _In_opt_ LPVOID pvDestContext, DWORD mshlflags);
HRESULT WINAPI CoGetObject(_In_ LPCWSTR pszName, _In_opt_ BIND_OPTS *pBindOptions, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppv);
HRESULT WINAPI CoGetObjectContext(_In_ const IID *const riid, _Out_iid_(riid) LPVOID *ppv);
HRESULT WINAPI CoGetPSClsid(_In_ const IID *const riid, _Out_ CLSID *pClsid);
HRESULT WINAPI CoGetStandardMarshal(_In_ const IID *const riid, LPUNKNOWN pUnk, DWORD dwDestContext,
    _In_opt_ LPVOID pvDestContext, DWORD mshlflags, _Out_ LPMARSHAL *ppMarshal);
HRESULT WINAPI CoGetStdMarshalEx(LPUNKNOWN pUnkOuter, DWORD smexflags, _Out_ LPUNKNOWN *ppUnkInner);
HRESULT WINAPI CoGetSystemSecurityPermissions(COMSD comSDType, _Inout_ PSECURITY_DESCRIPTOR *ppSD);
HRESULT WINAPI CoGetTreatAsClass(_In_ const IID *const clsidOld, _Out_ LPCLSID pClsidNew);
HRESULT WINAPI CoImpersonateClient(void);
HRESULT WINAPI CoIncrementMTAUsage(_Out_ CO_MTA_USAGE_COOKIE *pCookie);
HRESULT WINAPI CoInitialize(_In_opt_ LPVOID pvReserved);
HRESULT WINAPI CoInitializeEx(_In_opt_ LPVOID pvReserved, _Names_(COINIT) DWORD dwCoInit);
HRESULT WINAPI CoInitializeSecurity(_In_opt_ PSECURITY_DESCRIPTOR pSecDesc, LONG cAuthSvc,
    _In_opt_ SOLE_AUTHENTICATION_SERVICE *asAuthSvc, _In_opt_ void *pReserved1,
    _Names_(RPC_C_AUTHN_LEVEL) DWORD dwAuthnLevel, _Names_(RPC_C_IMP_LEVEL) DWORD dwImpLevel, _In_opt_ void *pAuthList,
    _Names_(EOLE_AUTHENTICATION_CAPABILITIES) DWORD dwCapabilities, _In_opt_ void *pReserved3);
HRESULT WINAPI CoInstall(IBindCtx *pbc, _Show_(hex) DWORD dwFlags, _In_ uCLSSPEC *pClassSpec, _In_ QUERYCONTEXT *pQuery,
    _In_ LPWSTR pszCodeBase);
HRESULT WINAPI CoInvalidateRemoteMachineBindings(_In_ LPOLESTR pszMachineName);
BOOL WINAPI CoIsHandlerConnected(LPUNKNOWN pUnk) _Fails_(never);
BOOL WINAPI CoIsOle1Class(_In_ const IID *const rclsid) _Fails_(never);
HINSTANCE WINAPI CoLoadLibrary(_In_ LPOLESTR lpszLibName, BOOL bAutoFree) _Fails_(zero);
HRESULT WINAPI CoLockObjectExternal(LPUNKNOWN pUnk, BOOL fLock, BOOL fLastUnlockReleases);
HRESULT WINAPI CoMarshalHresult(LPSTREAM pstm, HRESULT hresult);
HRESULT WINAPI CoMarshalInterThreadInterfaceInStream(_In_ const IID *const riid, LPUNKNOWN pUnk, _Out_ LPSTREAM *ppStm);
HRESULT WINAPI CoMarshalInterface(LPSTREAM pStm, _In_ const IID *const riid, LPUNKNOWN pUnk, DWORD dwDestContext,
    _In_opt_ LPVOID pvDestContext, DWORD mshlflags);
HRESULT WINAPI CoQueryAuthenticationServices(_Out_ DWORD *pcAuthSvc, _Out_ SOLE_AUTHENTICATION_SERVICE **asAuthSvc);
HRESULT WINAPI CoQueryClientBlanket(_Out_opt_ DWORD *pAuthnSvc, _Out_opt_ DWORD *pAuthzSvc,
    _Out_opt_ LPOLESTR *pServerPrincName, _Out_opt_ DWORD *pAuthnLevel, _Out_opt_ DWORD *pImpLevel,
    _Out_opt_ RPC_AUTHZ_HANDLE *pPrivs, _Inout_opt_ DWORD *pCapabilities);
HRESULT WINAPI CoQueryProxyBlanket(IUnknown *pProxy, _Out_opt_ DWORD *pwAuthnSvc, _Out_opt_ DWORD *pAuthzSvc,
    _Out_opt_ LPOLESTR *pServerPrincName, _Out_opt_ DWORD *pAuthnLevel, _Out_opt_ DWORD *pImpLevel,
    _Out_opt_ RPC_AUTH_IDENTITY_HANDLE *pAuthInfo, _Out_opt_ DWORD *pCapabilites);
HRESULT WINAPI CoRegisterChannelHook(_In_ const GUID *const ExtensionUuid, IChannelHook *pChannelHook);
HRESULT WINAPI CoRegisterClassObject(_In_ const IID *const rclsid, LPUNKNOWN pUnk, _Names_(CLSCTX) DWORD dwClsContext,
    _Names_(REGCLS) DWORD flags, _Out_ LPDWORD lpdwRegister);
HRESULT WINAPI CoRegisterInitializeSpy(LPINITIALIZESPY pSpy, _Out_ ULARGE_INTEGER *puliCookie);
HRESULT WINAPI CoRegisterMallocSpy(LPMALLOCSPY pMallocSpy);
HRESULT WINAPI CoRegisterMessageFilter(_In_opt_ LPMESSAGEFILTER lpMessageFilter,
    _Out_opt_ LPMESSAGEFILTER *lplpMessageFilter);
HRESULT WINAPI CoRegisterPSClsid(_In_ const IID *const riid, _In_ const IID *const rclsid);
HRESULT WINAPI CoRegisterSurrogate(LPSURROGATE pSurrogate);
HRESULT WINAPI CoReleaseMarshalData(LPSTREAM pStm);
ULONG WINAPI CoReleaseServerProcess(void);
HRESULT WINAPI CoResumeClassObjects(void);
HRESULT WINAPI CoRevertToSelf(void);
HRESULT WINAPI CoRevokeClassObject(DWORD dwRegister);
HRESULT WINAPI CoRevokeInitializeSpy(ULARGE_INTEGER uliCookie);
HRESULT WINAPI CoRevokeMallocSpy(void);
HRESULT WINAPI CoSetCancelObject(_In_opt_ IUnknown *pUnk);
HRESULT WINAPI CoSetProxyBlanket(IUnknown *pProxy, DWORD dwAuthnSvc, DWORD dwAuthzSvc,
    _In_opt_ OLECHAR *pServerPrincName, _Names_(RPC_C_AUTHN_LEVEL) DWORD dwAuthnLevel,
    _Names_(RPC_C_IMP_LEVEL) DWORD dwImpLevel, _In_opt_ RPC_AUTH_IDENTITY_HANDLE pAuthInfo,
    _Names_(EOLE_AUTHENTICATION_CAPABILITIES) DWORD dwCapabilities);
HRESULT WINAPI CoSuspendClassObjects(void);
HRESULT WINAPI CoSwitchCallContext(_In_opt_ IUnknown *pNewObject, _Out_ IUnknown **ppOldObject);
LPVOID WINAPI CoTaskMemAlloc(SIZE_T cb) _Fails_(zero);
void WINAPI CoTaskMemFree(_In_opt_ LPVOID pv);
LPVOID WINAPI CoTaskMemRealloc(_In_opt_ LPVOID pv, SIZE_T cb) _Fails_(zero);
HRESULT WINAPI CoTestCancel(void);
HRESULT WINAPI CoTreatAsClass(_In_ const IID *const clsidOld, _In_ const IID *const clsidNew);
void WINAPI CoUninitialize(void);
HRESULT WINAPI CoUnmarshalHresult(LPSTREAM pstm, _Out_ HRESULT *phresult);
HRESULT WINAPI CoUnmarshalInterface(LPSTREAM pStm, _In_ const IID *const riid, _Out_iid_(riid) LPVOID *ppv);
HRESULT WINAPI CoWaitForMultipleHandles(_Show_(hex) DWORD dwFlags, DWORD dwTimeout, ULONG cHandles,
    _In_reads_(cHandles) LPHANDLE pHandles, _Out_ LPDWORD lpdwindex);
HRESULT WINAPI CoWaitForMultipleObjects(_Show_(hex) DWORD dwFlags, DWORD dwTimeout, ULONG cHandles,
    _In_reads_(cHandles) const HANDLE *pHandles, _Out_ LPDWORD lpdwindex);
HRESULT WINAPI CreateAntiMoniker(_Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateBindCtx(DWORD reserved, _Out_ LPBC *ppbc);
HRESULT WINAPI CreateClassMoniker(_In_ const IID *const rclsid, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateDataAdviseHolder(_Out_ LPDATAADVISEHOLDER *ppDAHolder);
HRESULT WINAPI CreateDataCache(_In_opt_ LPUNKNOWN pUnkOuter, _In_ const IID *const rclsid, _In_ const IID *const iid,
    _Out_iid_(iid) LPVOID *ppv);
HRESULT WINAPI CreateDispTypeInfo(_Inout_ INTERFACEDATA *pidata, LCID lcid, _Out_ ITypeInfo **pptinfo);
HRESULT WINAPI CreateErrorInfo(_Out_ ICreateErrorInfo **pperrinfo);
HRESULT WINAPI CreateFileMoniker(_In_ LPCOLESTR lpszPathName, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateGenericComposite(_In_opt_ LPMONIKER pmkFirst, _In_opt_ LPMONIKER pmkRest,
    _Out_ LPMONIKER *ppmkComposite);
HRESULT WINAPI CreateILockBytesOnHGlobal(_In_opt_ HGLOBAL hGlobal, BOOL fDeleteOnRelease, _Out_ LPLOCKBYTES *pplkbyt);
HRESULT WINAPI CreateItemMoniker(_In_ LPCOLESTR lpszDelim, _In_ LPCOLESTR lpszItem, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateObjrefMoniker(_In_opt_ LPUNKNOWN punk, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateOleAdviseHolder(_Out_ LPOLEADVISEHOLDER *ppOAHolder);
HRESULT WINAPI CreatePointerMoniker(_In_opt_ LPUNKNOWN punk, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI CreateStdDispatch(IUnknown *punkOuter, _Inout_ void *pvThis, ITypeInfo *ptinfo,
    _Out_ IUnknown **ppunkStdDisp);
HRESULT WINAPI CreateStdProgressIndicator(HWND hwndParent, _In_ LPCOLESTR pszTitle, IBindStatusCallback *pIbscCaller,
    _Out_ IBindStatusCallback **ppIbsc);
HRESULT WINAPI CreateStreamOnHGlobal(_In_ HGLOBAL hGlobal, BOOL fDeleteOnRelease, _Out_ LPSTREAM *ppstm);
HRESULT WINAPI CreateTypeLib(SYSKIND syskind, _In_ const OLECHAR *szFile, _Out_ ICreateTypeLib **ppctlib);
HRESULT WINAPI CreateTypeLib2(SYSKIND syskind, _In_ LPCOLESTR szFile, _Out_ ICreateTypeLib2 **ppctlib);
HRESULT WINAPI DcomChannelSetHResult(_In_opt_ LPVOID pvReserved, _In_opt_ ULONG *pulReserved, HRESULT appsHR);
HRESULT WINAPI DispCallFunc(_In_opt_ void *pvInstance, ULONG_PTR oVft, CALLCONV cc, VARTYPE vtReturn, UINT cActuals,
    _In_reads_(cActuals) VARTYPE *prgvt, _In_reads_(cActuals) VARIANTARG **prgpvarg, _Out_ VARIANT *pvargResult);
HRESULT WINAPI DispGetIDsOfNames(ITypeInfo *ptinfo, _In_reads_(cNames) OLECHAR **rgszNames, UINT cNames,
    _Out_writes_(cNames) DISPID *rgdispid);
HRESULT WINAPI DispGetParam(_In_ DISPPARAMS *pdispparams, UINT position, VARTYPE vtTarg, _Out_ VARIANT *pvarResult,
    _Out_opt_ UINT *puArgErr);
HRESULT WINAPI DispInvoke(_Inout_ void *_this, ITypeInfo *ptinfo, DISPID dispidMember, WORD wFlags,
    _Inout_ DISPPARAMS *pparams, _Inout_ VARIANT *pvarResult, _Inout_ EXCEPINFO *pexcepinfo, _Inout_ UINT *puArgErr);
HRESULT WINAPI DoDragDrop(LPDATAOBJECT pDataObj, LPDROPSOURCE pDropSource, _Names_(DROPEFFECT) DWORD dwOKEffects,
    _Out_ _Names_(DROPEFFECT) LPDWORD pdwEffect);
INT WINAPI DosDateTimeToVariantTime(USHORT wDosDate, USHORT wDosTime, _Out_ DOUBLE *pvtime);
HRESULT WINAPI FmtIdToPropStgName(_In_ const FMTID *pfmtid, _Out_ LPOLESTR oszName);
HRESULT WINAPI FreePropVariantArray(ULONG cVariants, _Inout_updates_(cVariants) PROPVARIANT *rgvars);
HRESULT WINAPI GetActiveObject(_In_ const IID *const rclsid, _Inout_ void *pvReserved, _Out_ IUnknown **ppunk);
HRESULT WINAPI GetAltMonthNames(LCID lcid, _Out_opt_ LPOLESTR **prgp);
HRESULT WINAPI GetClassFile(_In_ LPCOLESTR szFilename, _Out_ CLSID *pclsid);
ULONG WINAPI GetCommPorts(_Out_writes_(uPortNumbersCount) PULONG lpPortNumbers, ULONG uPortNumbersCount,
    _Out_ PULONG puPortNumbersFound);
HRESULT WINAPI GetConvertStg(LPSTORAGE pStg);
HRESULT WINAPI GetErrorInfo(ULONG dwReserved, _Out_ IErrorInfo **pperrinfo);
HRESULT WINAPI GetHGlobalFromILockBytes(LPLOCKBYTES plkbyt, _Out_ HGLOBAL *phglobal);
HRESULT WINAPI GetHGlobalFromStream(LPSTREAM pstm, _Out_ HGLOBAL *phglobal);
HRESULT WINAPI GetRecordInfoFromGuids(_In_ const GUID *const rGuidTypeLib, ULONG uVerMajor, ULONG uVerMinor, LCID lcid,
    _In_ const GUID *const rGuidTypeInfo, _Out_ IRecordInfo **ppRecInfo);
HRESULT WINAPI GetRecordInfoFromTypeInfo(ITypeInfo *pTypeInfo, _Out_ IRecordInfo **ppRecInfo);
HRESULT WINAPI GetRunningObjectTable(DWORD reserved, _Out_ LPRUNNINGOBJECTTABLE *pprot);
void WINAPI HACCEL_UserFree(_In_ ULONG *pFlags, _In_ HACCEL *pObject);
unsigned char *WINAPI HACCEL_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HACCEL *pObject) _Fails_(never);
ULONG WINAPI HACCEL_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HACCEL *pObject);
unsigned char *WINAPI HACCEL_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HACCEL *pObject) _Fails_(never);
void WINAPI HBITMAP_UserFree(_In_ ULONG *pFlags, _In_ HBITMAP *pObject);
unsigned char *WINAPI HBITMAP_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HBITMAP *pObject) _Fails_(never);
ULONG WINAPI HBITMAP_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HBITMAP *pObject);
unsigned char *WINAPI HBITMAP_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HBITMAP *pObject) _Fails_(never);
void WINAPI HDC_UserFree(_In_ ULONG *pFlags, _In_ HDC *pObject);
unsigned char *WINAPI HDC_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HDC *pObject) _Fails_(never);
ULONG WINAPI HDC_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HDC *pObject);
unsigned char *WINAPI HDC_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HDC *pObject) _Fails_(never);
void WINAPI HGLOBAL_UserFree(_In_ ULONG *pFlags, _In_ HGLOBAL *pObject);
unsigned char *WINAPI HGLOBAL_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HGLOBAL *pObject) _Fails_(never);
ULONG WINAPI HGLOBAL_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HGLOBAL *pObject);
unsigned char *WINAPI HGLOBAL_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HGLOBAL *pObject) _Fails_(never);
void WINAPI HICON_UserFree(_In_ ULONG *pFlags, _In_ HICON *pObject);
unsigned char *WINAPI HICON_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HICON *pObject) _Fails_(never);
ULONG WINAPI HICON_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HICON *pObject);
unsigned char *WINAPI HICON_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HICON *pObject) _Fails_(never);
void WINAPI HMENU_UserFree(_In_ ULONG *pFlags, _In_ HMENU *pObject);
unsigned char *WINAPI HMENU_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HMENU *pObject) _Fails_(never);
ULONG WINAPI HMENU_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HMENU *pObject);
unsigned char *WINAPI HMENU_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HMENU *pObject) _Fails_(never);
void WINAPI HMONITOR_UserFree(_In_ ULONG *pFlags, _In_ HMONITOR *pObject);
unsigned char *WINAPI HMONITOR_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HMONITOR *pObject) _Fails_(never);
ULONG WINAPI HMONITOR_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HMONITOR *pObject);
unsigned char *WINAPI HMONITOR_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HMONITOR *pObject) _Fails_(never);
void WINAPI HPALETTE_UserFree(_In_ ULONG *pFlags, _In_ HPALETTE *pObject);
unsigned char *WINAPI HPALETTE_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HPALETTE *pObject) _Fails_(never);
ULONG WINAPI HPALETTE_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HPALETTE *pObject);
unsigned char *WINAPI HPALETTE_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HPALETTE *pObject) _Fails_(never);
void WINAPI HRGN_UserFree(_In_ ULONG *pFlags, _In_ HRGN *pObject);
unsigned char *WINAPI HRGN_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HRGN *pObject) _Fails_(never);
ULONG WINAPI HRGN_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HRGN *pObject);
unsigned char *WINAPI HRGN_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HRGN *pObject) _Fails_(never);
void WINAPI HSTRING_UserFree(_In_ ULONG *pFlags, _In_ HSTRING *pObject);
unsigned char *WINAPI HSTRING_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HSTRING *pObject) _Fails_(never);
ULONG WINAPI HSTRING_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HSTRING *pObject);
unsigned char *WINAPI HSTRING_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HSTRING *pObject) _Fails_(never);
void WINAPI HWND_UserFree(_In_ ULONG *pFlags, _In_ HWND *pObject);
unsigned char *WINAPI HWND_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ HWND *pObject) _Fails_(never);
ULONG WINAPI HWND_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ HWND *pObject);
unsigned char *WINAPI HWND_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ HWND *pObject) _Fails_(never);
HRESULT WINAPI IIDFromString(_In_ LPCOLESTR lpsz, _Out_ LPIID lpiid);
BOOL WINAPI IsAccelerator(HACCEL hAccel, int cAccelEntries, _In_ LPMSG lpMsg, _Out_ WORD *lpwCmd) _Fails_(never);
ULONG WINAPI LHashValOfNameSys(SYSKIND syskind, LCID lcid, _In_ const OLECHAR *szName);
ULONG WINAPI LHashValOfNameSysA(SYSKIND syskind, LCID lcid, _In_ LPCSTR szName);
void WINAPI LPSAFEARRAY_UserFree(_In_ ULONG *pFlags, _In_ LPSAFEARRAY *pObject);
unsigned char *WINAPI LPSAFEARRAY_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ LPSAFEARRAY *pObject) _Fails_(never);
ULONG WINAPI LPSAFEARRAY_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ LPSAFEARRAY *pObject);
unsigned char *WINAPI LPSAFEARRAY_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ LPSAFEARRAY *pObject) _Fails_(never);
HRESULT WINAPI LoadRegTypeLib(_In_ const GUID *const rguid, WORD wVerMajor, WORD wVerMinor, LCID lcid,
    _Out_ ITypeLib **pptlib);
HRESULT WINAPI LoadTypeLib(_In_ const OLECHAR *szFile, _Out_ ITypeLib **pptlib);
HRESULT WINAPI LoadTypeLibEx(_In_ LPCOLESTR szFile, REGKIND regkind, _Out_ ITypeLib **pptlib);
HRESULT WINAPI MkParseDisplayName(LPBC pbc, _In_ LPCOLESTR szUserName, _Out_ ULONG *pchEaten, _Out_ LPMONIKER *ppmk);
HRESULT WINAPI MonikerCommonPrefixWith(LPMONIKER pmkThis, LPMONIKER pmkOther, _Out_ LPMONIKER *ppmkCommon);
HRESULT WINAPI MonikerRelativePathTo(LPMONIKER pmkSrc, LPMONIKER pmkDest, _Out_ LPMONIKER *ppmkRelPath,
    BOOL dwReserved);
ULONG WINAPI OaBuildVersion(void);
DWORD WINAPI OleBuildVersion(void);
HRESULT WINAPI OleConvertIStorageToOLESTREAM(LPSTORAGE pstg, _Out_ LPOLESTREAM lpolestream);
HRESULT WINAPI OleConvertIStorageToOLESTREAMEx(LPSTORAGE pstg, CLIPFORMAT cfFormat, LONG lWidth, LONG lHeight,
    DWORD dwSize, _In_ LPSTGMEDIUM pmedium, _Out_ LPOLESTREAM polestm);
HRESULT WINAPI OleConvertOLESTREAMToIStorage(_In_ LPOLESTREAM lpolestream, LPSTORAGE pstg,
    _In_ const DVTARGETDEVICE *ptd);
HRESULT WINAPI OleConvertOLESTREAMToIStorageEx(_In_ LPOLESTREAM polestm, LPSTORAGE pstg, _Out_ CLIPFORMAT *pcfFormat,
    _Out_ LONG *plwWidth, _Out_ LONG *plHeight, _Out_ DWORD *pdwSize, _Out_ LPSTGMEDIUM pmedium);
HRESULT WINAPI OleCreate(_In_ const IID *const rclsid, _In_ const IID *const riid, DWORD renderopt,
    _In_ LPFORMATETC pFormatEtc, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateDefaultHandler(_In_ const IID *const clsid, LPUNKNOWN pUnkOuter, _In_ const IID *const riid,
    _Out_iid_(riid) LPVOID *lplpObj);
HRESULT WINAPI OleCreateEmbeddingHelper(_In_ const IID *const clsid, LPUNKNOWN pUnkOuter, DWORD flags,
    LPCLASSFACTORY pCF, _In_ const IID *const riid, _Out_iid_(riid) LPVOID *lplpObj);
HRESULT WINAPI OleCreateEx(_In_ const IID *const rclsid, _In_ const IID *const riid, _Show_(hex) DWORD dwFlags,
    DWORD renderopt, ULONG cFormats, _In_ DWORD *rgAdvf, _In_ LPFORMATETC rgFormatEtc, IAdviseSink *lpAdviseSink,
    _Out_ DWORD *rgdwConnection, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateFontIndirect(_Inout_ LPFONTDESC lpFontDesc, _In_ const IID *const riid,
    _Out_iid_(riid) LPVOID *lplpvObj);
HRESULT WINAPI OleCreateFromData(LPDATAOBJECT pSrcDataObj, _In_ const IID *const riid, DWORD renderopt,
    _In_ LPFORMATETC pFormatEtc, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateFromDataEx(LPDATAOBJECT pSrcDataObj, _In_ const IID *const riid, _Show_(hex) DWORD dwFlags,
    DWORD renderopt, ULONG cFormats, _In_ DWORD *rgAdvf, _In_ LPFORMATETC rgFormatEtc, IAdviseSink *lpAdviseSink,
    _Out_ DWORD *rgdwConnection, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateFromFile(_In_ const IID *const rclsid, _In_ LPCOLESTR lpszFileName, _In_ const IID *const riid,
    DWORD renderopt, _In_ LPFORMATETC lpFormatEtc, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg,
    _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateFromFileEx(_In_ const IID *const rclsid, _In_ LPCOLESTR lpszFileName,
    _In_ const IID *const riid, _Show_(hex) DWORD dwFlags, DWORD renderopt, ULONG cFormats, _In_ DWORD *rgAdvf,
    _In_ LPFORMATETC rgFormatEtc, IAdviseSink *lpAdviseSink, _Out_ DWORD *rgdwConnection, LPOLECLIENTSITE pClientSite,
    LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateLink(LPMONIKER pmkLinkSrc, _In_ const IID *const riid, DWORD renderopt,
    _In_ LPFORMATETC lpFormatEtc, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateLinkEx(LPMONIKER pmkLinkSrc, _In_ const IID *const riid, _Show_(hex) DWORD dwFlags,
    DWORD renderopt, ULONG cFormats, _In_ DWORD *rgAdvf, _In_ LPFORMATETC rgFormatEtc, IAdviseSink *lpAdviseSink,
    _Out_ DWORD *rgdwConnection, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateLinkFromData(LPDATAOBJECT pSrcDataObj, _In_ const IID *const riid, DWORD renderopt,
    _In_ LPFORMATETC pFormatEtc, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateLinkFromDataEx(LPDATAOBJECT pSrcDataObj, _In_ const IID *const riid, _Show_(hex) DWORD dwFlags,
    DWORD renderopt, ULONG cFormats, _In_ DWORD *rgAdvf, _In_ LPFORMATETC rgFormatEtc, IAdviseSink *lpAdviseSink,
    _Inout_ DWORD *rgdwConnection, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateLinkToFile(_In_ LPCOLESTR lpszFileName, _In_ const IID *const riid, DWORD renderopt,
    _In_ LPFORMATETC lpFormatEtc, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleCreateLinkToFileEx(_In_ LPCOLESTR lpszFileName, _In_ const IID *const riid, _Show_(hex) DWORD dwFlags,
    DWORD renderopt, ULONG cFormats, _In_ DWORD *rgAdvf, _In_ LPFORMATETC rgFormatEtc, IAdviseSink *lpAdviseSink,
    _Out_ DWORD *rgdwConnection, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(riid) LPVOID *ppvObj);
HOLEMENU WINAPI OleCreateMenuDescriptor(HMENU hmenuCombined, _In_ LPOLEMENUGROUPWIDTHS lpMenuWidths) _Fails_(zero);
HRESULT WINAPI OleCreatePictureIndirect(_Inout_ LPPICTDESC lpPictDesc, _In_ const IID *const riid, BOOL fOwn,
    _Out_iid_(riid) LPVOID *lplpvObj);
HRESULT WINAPI OleCreatePropertyFrame(HWND hwndOwner, UINT x, UINT y, _In_ LPCOLESTR lpszCaption, ULONG cObjects,
    _Out_ LPUNKNOWN *ppUnk, ULONG cPages, _Inout_ LPCLSID pPageClsID, LCID lcid, DWORD dwReserved,
    _Inout_ LPVOID pvReserved);
HRESULT WINAPI OleCreatePropertyFrameIndirect(_Inout_ LPOCPFIPARAMS lpParams);
HRESULT WINAPI OleCreateStaticFromData(LPDATAOBJECT pSrcDataObj, _In_ const IID *const iid, DWORD renderopt,
    _In_ LPFORMATETC pFormatEtc, LPOLECLIENTSITE pClientSite, LPSTORAGE pStg, _Out_iid_(iid) LPVOID *ppvObj);
HRESULT WINAPI OleDestroyMenuDescriptor(_In_ HOLEMENU holemenu);
HRESULT WINAPI OleDoAutoConvert(LPSTORAGE pStg, _Out_ LPCLSID pClsidNew);
HRESULT WINAPI OleDraw(LPUNKNOWN pUnknown, DWORD dwAspect, HDC hdcDraw, _In_ LPCRECT lprcBounds);
HANDLE WINAPI OleDuplicateData(HANDLE hSrc, CLIPFORMAT cfFormat, _Show_(hex) UINT uiFlags) _Fails_(zero);
HRESULT WINAPI OleFlushClipboard(void);
HRESULT WINAPI OleGetAutoConvert(_In_ const IID *const clsidOld, _Out_ LPCLSID pClsidNew);
HRESULT WINAPI OleGetClipboard(_Out_ LPDATAOBJECT *ppDataObj);
HGLOBAL WINAPI OleGetIconOfClass(_In_ const IID *const rclsid, _In_opt_ LPOLESTR lpszLabel,
    BOOL fUseTypeAsLabel) _Fails_(zero);
HGLOBAL WINAPI OleGetIconOfFile(_In_ LPOLESTR lpszPath, BOOL fUseFileAsLabel) _Fails_(zero);
HCURSOR WINAPI OleIconToCursor(HINSTANCE hinstExe, HICON hIcon) _Fails_(zero);
HRESULT WINAPI OleInitialize(_In_ LPVOID pvReserved);
HRESULT WINAPI OleIsCurrentClipboard(LPDATAOBJECT pDataObj);
BOOL WINAPI OleIsRunning(LPOLEOBJECT pObject) _Fails_(never);
HRESULT WINAPI OleLoad(LPSTORAGE pStg, _In_ const IID *const riid, LPOLECLIENTSITE pClientSite,
    _Out_iid_(riid) LPVOID *ppvObj);
HRESULT WINAPI OleLoadFromStream(LPSTREAM pStm, _In_ const IID *const iidInterface, _Out_ LPVOID *ppvObj);
HRESULT WINAPI OleLoadPicture(LPSTREAM lpstream, LONG lSize, BOOL fRunmode, _In_ const IID *const riid,
    _Out_iid_(riid) LPVOID *lplpvObj);
HRESULT WINAPI OleLoadPictureEx(LPSTREAM lpstream, LONG lSize, BOOL fRunmode, _In_ const IID *const riid,
    DWORD xSizeDesired, DWORD ySizeDesired, _Show_(hex) DWORD dwFlags, _Out_iid_(riid) LPVOID *lplpvObj);
HRESULT WINAPI OleLoadPictureFile(VARIANT varFileName, _Out_ LPDISPATCH *lplpdispPicture);
HRESULT WINAPI OleLoadPictureFileEx(VARIANT varFileName, DWORD xSizeDesired, DWORD ySizeDesired,
    _Show_(hex) DWORD dwFlags, _Out_ LPDISPATCH *lplpdispPicture);
HRESULT WINAPI OleLoadPicturePath(_In_ LPOLESTR szURLorPath, LPUNKNOWN punkCaller, DWORD dwReserved,
    OLE_COLOR clrReserved, _In_ const IID *const riid, _Out_iid_(riid) LPVOID *ppvRet);
HRESULT WINAPI OleLockRunning(LPUNKNOWN pUnknown, BOOL fLock, BOOL fLastUnlockCloses);
HGLOBAL WINAPI OleMetafilePictFromIconAndLabel(HICON hIcon, _In_ LPOLESTR lpszLabel, _In_ LPOLESTR lpszSourceFile,
    UINT iIconIndex);
HRESULT WINAPI OleNoteObjectVisible(LPUNKNOWN pUnknown, BOOL fVisible);
HRESULT WINAPI OleQueryCreateFromData(LPDATAOBJECT pSrcDataObject);
HRESULT WINAPI OleQueryLinkFromData(LPDATAOBJECT pSrcDataObject);
HRESULT WINAPI OleRegEnumFormatEtc(_In_ const IID *const clsid, DWORD dwDirection, _Out_ LPENUMFORMATETC *ppenum);
HRESULT WINAPI OleRegEnumVerbs(_In_ const IID *const clsid, _Out_ LPENUMOLEVERB *ppenum);
HRESULT WINAPI OleRegGetMiscStatus(_In_ const IID *const clsid, DWORD dwAspect, _Out_ DWORD *pdwStatus);
HRESULT WINAPI OleRegGetUserType(_In_ const IID *const clsid, DWORD dwFormOfType, _Out_ LPOLESTR *pszUserType);
HRESULT WINAPI OleRun(LPUNKNOWN pUnknown);
HRESULT WINAPI OleSave(LPPERSISTSTORAGE pPS, LPSTORAGE pStg, BOOL fSameAsLoad);
HRESULT WINAPI OleSavePictureFile(LPDISPATCH lpdispPicture, _In_ BSTR bstrFileName);
HRESULT WINAPI OleSaveToStream(LPPERSISTSTREAM pPStm, LPSTREAM pStm);
HRESULT WINAPI OleSetAutoConvert(_In_ const IID *const clsidOld, _In_ const IID *const clsidNew);
HRESULT WINAPI OleSetClipboard(LPDATAOBJECT pDataObj);
HRESULT WINAPI OleSetContainedObject(LPUNKNOWN pUnknown, BOOL fContained);
HRESULT WINAPI OleSetMenuDescriptor(_In_ HOLEMENU holemenu, HWND hwndFrame, HWND hwndActiveObject,
    LPOLEINPLACEFRAME lpFrame, LPOLEINPLACEACTIVEOBJECT lpActiveObj);
HRESULT WINAPI OleTranslateAccelerator(LPOLEINPLACEFRAME lpFrame, _In_ LPOLEINPLACEFRAMEINFO lpFrameInfo,
    _In_ LPMSG lpmsg);
HRESULT WINAPI OleTranslateColor(OLE_COLOR clr, HPALETTE hpal, _Inout_ COLORREF *lpcolorref);
void WINAPI OleUninitialize(void);
HANDLE WINAPI OpenCommPort(ULONG uPortNumber, _Show_(hex) DWORD dwDesiredAccess,
    _Show_(hex) DWORD dwFlagsAndAttributes) _Fails_(zero) _Opens_;
HRESULT WINAPI ProgIDFromCLSID(_In_ const IID *const clsid, _Out_ LPOLESTR *lplpszProgID);
HRESULT WINAPI PropStgNameToFmtId(_In_ const LPOLESTR oszName, _Out_ FMTID *pfmtid);
HRESULT WINAPI PropVariantChangeType(_Out_ PROPVARIANT *ppropvarDest, _In_ const PROPVARIANT *const propvarSrc,
    PROPVAR_CHANGE_FLAGS flags, _Names_(VARENUM) VARTYPE vt);
HRESULT WINAPI PropVariantClear(_Inout_ PROPVARIANT *pvar);
HRESULT WINAPI PropVariantCopy(_Out_ PROPVARIANT *pvarDest, _In_ const PROPVARIANT *pvarSrc);
HRESULT WINAPI QueryPathOfRegTypeLib(_In_ const GUID *const guid, USHORT wMaj, USHORT wMin, LCID lcid,
    _Out_ LPBSTR lpbstrPathName);
HRESULT WINAPI ReadClassStg(LPSTORAGE pStg, _Out_ CLSID *pclsid);
HRESULT WINAPI ReadClassStm(LPSTREAM pStm, _Out_ CLSID *pclsid);
HRESULT WINAPI ReadFmtUserTypeStg(LPSTORAGE pstg, _Out_ CLIPFORMAT *pcf, _Out_opt_ LPOLESTR *lplpszUserType);
HRESULT WINAPI RegisterActiveObject(IUnknown *punk, _In_ const IID *const rclsid, _Show_(hex) DWORD dwFlags,
    _Inout_ DWORD *pdwRegister);
HRESULT WINAPI RegisterDragDrop(HWND hwnd, LPDROPTARGET pDropTarget);
HRESULT WINAPI RegisterTypeLib(ITypeLib *ptlib, _In_ OLECHAR *szFullPath, _In_opt_ OLECHAR *szHelpDir);
void WINAPI ReleaseStgMedium(_In_ LPSTGMEDIUM pmedium);
HRESULT WINAPI RevokeActiveObject(DWORD dwRegister, _Inout_ void *pvReserved);
HRESULT WINAPI RevokeDragDrop(HWND hwnd);
HRESULT WINAPI RoActivateInstance(HSTRING activatableClassId, _Outptr_ IInspectable **instance);
HRESULT WINAPI RoGetActivationFactory(HSTRING activatableClassId, _In_ const IID *const iid,
    _Out_iid_(iid) void **factory);
HRESULT WINAPI RoGetApartmentIdentifier(_Out_ UINT64 *apartmentIdentifier);
HRESULT WINAPI RoInitialize(RO_INIT_TYPE initType);
HRESULT WINAPI RoRegisterActivationFactories(_In_reads_(count) HSTRING *activatableClassIds,
    _In_reads_(count) PFNGETACTIVATIONFACTORY *activationFactoryCallbacks, UINT32 count,
    _Out_ RO_REGISTRATION_COOKIE *cookie);
HRESULT WINAPI RoRegisterForApartmentShutdown(IApartmentShutdown *callbackObject, _Out_ UINT64 *apartmentIdentifier,
    _Out_ APARTMENT_SHUTDOWN_REGISTRATION_COOKIE *regCookie);
void WINAPI RoRevokeActivationFactories(_In_ RO_REGISTRATION_COOKIE cookie);
void WINAPI RoUninitialize(void);
HRESULT WINAPI RoUnregisterForApartmentShutdown(APARTMENT_SHUTDOWN_REGISTRATION_COOKIE regCookie);
void WINAPI SNB_UserFree(_In_ ULONG *pFlags, _In_ SNB *pObject);
unsigned char *WINAPI SNB_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ SNB *pObject) _Fails_(never);
ULONG WINAPI SNB_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ SNB *pObject);
unsigned char *WINAPI SNB_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ SNB *pObject) _Fails_(never);
void WINAPI STGMEDIUM_UserFree(_In_ ULONG *pFlags, _In_ STGMEDIUM *pObject);
unsigned char *WINAPI STGMEDIUM_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ STGMEDIUM *pObject) _Fails_(never);
ULONG WINAPI STGMEDIUM_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ STGMEDIUM *pObject);
unsigned char *WINAPI STGMEDIUM_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ STGMEDIUM *pObject) _Fails_(never);
HRESULT WINAPI SafeArrayAccessData(_In_ SAFEARRAY *psa, _Out_ void **ppvData);
HRESULT WINAPI SafeArrayAllocData(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayAllocDescriptor(UINT cDims, _Out_ SAFEARRAY **ppsaOut);
HRESULT WINAPI SafeArrayAllocDescriptorEx(_Names_(VARENUM) VARTYPE vt, UINT cDims, _Out_ SAFEARRAY **ppsaOut);
HRESULT WINAPI SafeArrayCopy(_In_ SAFEARRAY *psa, _Out_ SAFEARRAY **ppsaOut);
HRESULT WINAPI SafeArrayCopyData(_In_ SAFEARRAY *psaSource, _In_ SAFEARRAY *psaTarget);
SAFEARRAY *WINAPI SafeArrayCreate(_Names_(VARENUM) VARTYPE vt, UINT cDims, _In_ SAFEARRAYBOUND *rgsabound) _Fails_(zero);
SAFEARRAY *WINAPI SafeArrayCreateEx(_Names_(VARENUM) VARTYPE vt, UINT cDims, _In_ SAFEARRAYBOUND *rgsabound,
    _In_ PVOID pvExtra) _Fails_(zero);
SAFEARRAY *WINAPI SafeArrayCreateVector(_Names_(VARENUM) VARTYPE vt, LONG lLbound, ULONG cElements) _Fails_(zero);
SAFEARRAY *WINAPI SafeArrayCreateVectorEx(_Names_(VARENUM) VARTYPE vt, LONG lLbound, ULONG cElements, _In_ PVOID pvExtra) _Fails_(zero);
HRESULT WINAPI SafeArrayDestroy(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayDestroyData(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayDestroyDescriptor(_In_ SAFEARRAY *psa);
UINT WINAPI SafeArrayGetDim(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayGetElement(_In_ SAFEARRAY *psa, _In_ LONG *rgIndices, _Out_ void *pv);
UINT WINAPI SafeArrayGetElemsize(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayGetIID(_In_ SAFEARRAY *psa, _Out_ GUID *pguid);
HRESULT WINAPI SafeArrayGetLBound(_In_ SAFEARRAY *psa, UINT nDim, _Out_ LONG *plLbound);
HRESULT WINAPI SafeArrayGetRecordInfo(_In_ SAFEARRAY *psa, _Out_ IRecordInfo **prinfo);
HRESULT WINAPI SafeArrayGetUBound(_In_ SAFEARRAY *psa, UINT nDim, _Out_ LONG *plUbound);
HRESULT WINAPI SafeArrayGetVartype(_In_ SAFEARRAY *psa, _Out_ VARTYPE *pvt);
HRESULT WINAPI SafeArrayLock(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayPtrOfIndex(_In_ SAFEARRAY *psa, _In_ LONG *rgIndices, _Out_ void **ppvData);
HRESULT WINAPI SafeArrayPutElement(_In_ SAFEARRAY *psa, _In_ LONG *rgIndices, _In_ void *pv);
HRESULT WINAPI SafeArrayRedim(_Inout_ SAFEARRAY *psa, _In_ SAFEARRAYBOUND *psaboundNew);
HRESULT WINAPI SafeArraySetIID(_In_ SAFEARRAY *psa, _In_ const GUID *const guid);
HRESULT WINAPI SafeArraySetRecordInfo(_In_ SAFEARRAY *psa, IRecordInfo *prinfo);
HRESULT WINAPI SafeArrayUnaccessData(_In_ SAFEARRAY *psa);
HRESULT WINAPI SafeArrayUnlock(_In_ SAFEARRAY *psa);
HRESULT WINAPI SetConvertStg(LPSTORAGE pStg, BOOL fConvert);
HRESULT WINAPI SetErrorInfo(ULONG dwReserved, _In_opt_ IErrorInfo *perrinfo);
SERIALIZEDPROPERTYVALUE *WINAPI StgConvertVariantToProperty(_In_ const PROPVARIANT *pvar, USHORT CodePage,
    _Out_writes_bytes_opt_(*pcb) SERIALIZEDPROPERTYVALUE *pprop, _Inout_ ULONG *pcb, PROPID pid,
    _Reserved_ BOOLEAN fReserved, _Inout_opt_ ULONG *pcIndirect) _Fails_(zero);
HRESULT WINAPI StgCreateDocfile(_In_opt_ const WCHAR *pwcsName, _Names_(STGM) DWORD grfMode, _Reserved_ DWORD reserved,
    _Out_ IStorage **ppstgOpen);
HRESULT WINAPI StgCreateDocfileOnILockBytes(ILockBytes *plkbyt, _Names_(STGM) DWORD grfMode, DWORD reserved,
    _Out_ IStorage **ppstgOpen);
HRESULT WINAPI StgCreatePropSetStg(IStorage *pStorage, _Reserved_ DWORD dwReserved,
    _Out_ IPropertySetStorage **ppPropSetStg);
HRESULT WINAPI StgCreatePropStg(IUnknown *pUnk, _In_ const IID *const fmtid, _In_ const CLSID *pclsid,
    _Show_(hex) DWORD grfFlags, _Reserved_ DWORD dwReserved, _Out_ IPropertyStorage **ppPropStg);
HRESULT WINAPI StgCreateStorageEx(_In_opt_ const WCHAR *pwcsName, _Names_(STGM) DWORD grfMode,
    _Names_(STGFMT) DWORD stgfmt, DWORD grfAttrs, _Inout_opt_ STGOPTIONS *pStgOptions,
    _In_opt_ PSECURITY_DESCRIPTOR pSecurityDescriptor, _In_ const IID *const riid, _Out_iid_(riid) void **ppObjectOpen);
HRESULT WINAPI StgGetIFillLockBytesOnFile(_In_ const OLECHAR *pwcsName, _Out_ IFillLockBytes **ppflb);
HRESULT WINAPI StgGetIFillLockBytesOnILockBytes(ILockBytes *pilb, _Out_ IFillLockBytes **ppflb);
HRESULT WINAPI StgIsStorageFile(_In_ const WCHAR *pwcsName);
HRESULT WINAPI StgIsStorageILockBytes(ILockBytes *plkbyt);
HRESULT WINAPI StgOpenAsyncDocfileOnIFillLockBytes(IFillLockBytes *pflb, DWORD grfMode, _Show_(hex) DWORD asyncFlags,
    _Out_ IStorage **ppstgOpen);
HRESULT WINAPI StgOpenPropStg(IUnknown *pUnk, _In_ const IID *const fmtid, _Show_(hex) DWORD grfFlags,
    _Reserved_ DWORD dwReserved, _Out_ IPropertyStorage **ppPropStg);
HRESULT WINAPI StgOpenStorage(_In_opt_ const WCHAR *pwcsName, _In_opt_ IStorage *pstgPriority,
    _Names_(STGM) DWORD grfMode, _In_opt_ SNB snbExclude, DWORD reserved, _Out_ IStorage **ppstgOpen);
HRESULT WINAPI StgOpenStorageEx(_In_ const WCHAR *pwcsName, _Names_(STGM) DWORD grfMode, _Names_(STGFMT) DWORD stgfmt,
    DWORD grfAttrs, _Inout_opt_ STGOPTIONS *pStgOptions, _In_opt_ PSECURITY_DESCRIPTOR pSecurityDescriptor,
    _In_ const IID *const riid, _Out_iid_(riid) void **ppObjectOpen);
HRESULT WINAPI StgOpenStorageOnILockBytes(ILockBytes *plkbyt, _In_opt_ IStorage *pstgPriority, DWORD grfMode,
    _In_opt_ SNB snbExclude, _Reserved_ DWORD reserved, _Out_ IStorage **ppstgOpen);
HRESULT WINAPI StgSetTimes(_In_ const WCHAR *lpszName, _In_opt_ const FILETIME *pctime, _In_opt_ const FILETIME *patime,
    _In_opt_ const FILETIME *pmtime);
HRESULT WINAPI StringFromCLSID(_In_ const IID *const rclsid, _Out_ LPOLESTR *lplpsz);
HRESULT WINAPI StringFromIID(_In_ const IID *const rclsid, _Out_ LPOLESTR *lplpsz);
BSTR WINAPI SysAllocString(_In_opt_ const OLECHAR *psz) _Fails_(zero);
BSTR WINAPI SysAllocStringByteLen(_In_reads_opt_(len) LPCSTR psz, UINT len) _Fails_(zero);
BSTR WINAPI SysAllocStringLen(_In_reads_opt_(ui) const OLECHAR *strIn, UINT ui) _Fails_(zero);
void WINAPI SysFreeString(_In_opt_ BSTR bstrString);
INT WINAPI SysReAllocString(_Inout_ BSTR *pbstr, _In_opt_ const OLECHAR *psz);
INT WINAPI SysReAllocStringLen(_Inout_ BSTR *pbstr, _In_opt_ const OLECHAR *psz, UINT len);
UINT WINAPI SysStringByteLen(_In_opt_ BSTR bstr);
UINT WINAPI SysStringLen(_In_opt_ BSTR pbstr);
INT WINAPI SystemTimeToVariantTime(_In_ LPSYSTEMTIME lpSystemTime, _Out_ DOUBLE *pvtime);
HRESULT WINAPI UnRegisterTypeLib(_In_ const GUID *const libID, WORD wVerMajor, WORD wVerMinor, LCID lcid,
    SYSKIND syskind);
void WINAPI VARIANT_UserFree(_In_ ULONG *pFlags, _In_ VARIANT *pObject);
unsigned char *WINAPI VARIANT_UserMarshal(_In_ ULONG *pFlags, _Inout_ unsigned char *pBuffer,
    _In_ VARIANT *pObject) _Fails_(never);
ULONG WINAPI VARIANT_UserSize(_In_ ULONG *pFlags, ULONG offset, _In_ VARIANT *pObject);
unsigned char *WINAPI VARIANT_UserUnmarshal(_In_ ULONG *pFlags, _In_ unsigned char *pBuffer,
    _Out_ VARIANT *pObject) _Fails_(never);
HRESULT WINAPI VarAbs(_In_ LPVARIANT pvarIn, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarAdd(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarAnd(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarBoolFromCy(CY cyIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromDate(DATE dateIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromDec(_In_ DECIMAL *pdecIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromDisp(IDispatch *pdispIn, LCID lcid, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromI1(CHAR cIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromI2(SHORT sIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromI4(LONG lIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromI8(LONG64 i64In, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromR4(FLOAT fltIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromR8(DOUBLE dblIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromUI1(BYTE bIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromUI2(USHORT uiIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromUI4(ULONG ulIn, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBoolFromUI8(ULONG64 i64In, _Out_ VARIANT_BOOL *pboolOut);
HRESULT WINAPI VarBstrCat(_In_ BSTR bstrLeft, _In_ BSTR bstrRight, _Out_ LPBSTR pbstrResult);
HRESULT WINAPI VarBstrCmp(_In_ BSTR bstrLeft, _In_ BSTR bstrRight, LCID lcid, _Show_(hex) ULONG dwFlags);
HRESULT WINAPI VarBstrFromBool(VARIANT_BOOL boolIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromCy(CY cyIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromDate(DATE dateIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromDec(_In_ DECIMAL *pdecIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromDisp(IDispatch *pdispIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromI1(CHAR cIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromI2(SHORT iVal, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromI4(LONG lIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromI8(LONG64 i64In, LCID lcid, unsigned long dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromR4(FLOAT fltIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromR8(DOUBLE dblIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromUI1(BYTE bVal, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromUI2(USHORT uiIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromUI4(ULONG ulIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarBstrFromUI8(ULONG64 ui64In, LCID lcid, unsigned long dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarCat(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarCmp(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, LCID lcid, _Show_(hex) ULONG dwFlags);
HRESULT WINAPI VarCyAbs(CY cyIn, _Out_ LPCY pcyResult);
HRESULT WINAPI VarCyAdd(CY cyLeft, CY cyRight, _Out_ LPCY pcyResult);
HRESULT WINAPI VarCyCmp(CY cyLeft, CY cyRight);
HRESULT WINAPI VarCyCmpR8(CY cyLeft, double dblRight);
HRESULT WINAPI VarCyFix(CY cyIn, _Out_ LPCY pcyResult);
HRESULT WINAPI VarCyFromBool(VARIANT_BOOL boolIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromDate(DATE dateIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromDec(_In_ DECIMAL *pdecIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromDisp(IDispatch *pdispIn, LCID lcid, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromI1(CHAR cIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromI2(SHORT sIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromI4(LONG lIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromI8(LONG64 i64In, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromR4(FLOAT fltIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromR8(DOUBLE dblIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromUI1(BYTE bIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromUI2(USHORT uiIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromUI4(ULONG ulIn, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyFromUI8(ULONG64 ui64In, _Out_ CY *pcyOut);
HRESULT WINAPI VarCyInt(CY cyIn, _Out_ LPCY pcyResult);
HRESULT WINAPI VarCyMul(CY cyLeft, CY cyRight, _Out_ LPCY pcyResult);
HRESULT WINAPI VarCyMulI4(CY cyLeft, long lRight, _Out_ LPCY pcyResult);
HRESULT WINAPI VarCyMulI8(CY cyLeft, LONG64 lRight, _Out_ LPCY pcyResult);
HRESULT WINAPI VarCyNeg(CY cyIn, _Out_ LPCY pcyResult);
HRESULT WINAPI VarCyRound(CY cyIn, int cDecimals, _Out_ LPCY pcyResult);
HRESULT WINAPI VarCySub(CY cyLeft, CY cyRight, _Out_ LPCY pcyResult);
HRESULT WINAPI VarDateFromBool(VARIANT_BOOL boolIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromCy(CY cyIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromDec(_In_ DECIMAL *pdecIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromDisp(IDispatch *pdispIn, LCID lcid, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromI1(CHAR cIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromI2(SHORT sIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromI4(LONG lIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromI8(LONG64 i64In, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromR4(FLOAT fltIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromR8(DOUBLE dblIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromUI1(BYTE bIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromUI2(USHORT uiIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromUI4(ULONG ulIn, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromUI8(ULONG64 ui64In, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromUdate(_In_ UDATE *pudateIn, _Show_(hex) ULONG dwFlags, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDateFromUdateEx(_In_ UDATE *pudateIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ DATE *pdateOut);
HRESULT WINAPI VarDecAbs(_In_ LPDECIMAL pdecIn, _Out_ LPDECIMAL pdecResult);
HRESULT WINAPI VarDecAdd(_In_ LPDECIMAL pdecLeft, _In_ LPDECIMAL pdecRight, _Out_ LPDECIMAL pdecResult);
HRESULT WINAPI VarDecCmp(_In_ LPDECIMAL pdecLeft, _In_ LPDECIMAL pdecRight);
HRESULT WINAPI VarDecCmpR8(_In_ LPDECIMAL pdecLeft, double dblRight);
HRESULT WINAPI VarDecDiv(_In_ LPDECIMAL pdecLeft, _In_ LPDECIMAL pdecRight, _Out_ LPDECIMAL pdecResult);
HRESULT WINAPI VarDecFix(_In_ LPDECIMAL pdecIn, _Out_ LPDECIMAL pdecResult);
HRESULT WINAPI VarDecFromBool(VARIANT_BOOL boolIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromCy(CY cyIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromDate(DATE dateIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromDisp(IDispatch *pdispIn, LCID lcid, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromI1(CHAR cIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromI2(SHORT uiIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromI4(LONG lIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromI8(LONG64 i64In, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromR4(FLOAT fltIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromR8(DOUBLE dblIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromUI1(BYTE bIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromUI2(USHORT uiIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromUI4(ULONG ulIn, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecFromUI8(ULONG64 ui64In, _Out_ DECIMAL *pdecOut);
HRESULT WINAPI VarDecInt(_In_ LPDECIMAL pdecIn, _Out_ LPDECIMAL pdecResult);
HRESULT WINAPI VarDecMul(_In_ LPDECIMAL pdecLeft, _In_ LPDECIMAL pdecRight, _Out_ LPDECIMAL pdecResult);
HRESULT WINAPI VarDecNeg(_In_ LPDECIMAL pdecIn, _Out_ LPDECIMAL pdecResult);
HRESULT WINAPI VarDecRound(_In_ LPDECIMAL pdecIn, int cDecimals, _Out_ LPDECIMAL pdecResult);
HRESULT WINAPI VarDecSub(_In_ LPDECIMAL pdecLeft, _In_ LPDECIMAL pdecRight, _Out_ LPDECIMAL pdecResult);
HRESULT WINAPI VarDiv(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarEqv(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarFix(_In_ LPVARIANT pvarIn, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarFormat(_In_ LPVARIANT pvarIn, _In_opt_ LPOLESTR pstrFormat, int iFirstDay, int iFirstWeek,
    _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarFormatCurrency(_In_ LPVARIANT pvarIn, int iNumDig, int iIncLead, int iUseParens, int iGroup,
    _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarFormatDateTime(_In_ LPVARIANT pvarIn, int iNamedFormat, _Show_(hex) ULONG dwFlags,
    _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarFormatFromTokens(_In_ LPVARIANT pvarIn, _In_opt_ LPOLESTR pstrFormat, _In_ LPBYTE pbTokCur,
    _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut, LCID lcid);
HRESULT WINAPI VarFormatNumber(_In_ LPVARIANT pvarIn, int iNumDig, int iIncLead, int iUseParens, int iGroup,
    _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarFormatPercent(_In_ LPVARIANT pvarIn, int iNumDig, int iIncLead, int iUseParens, int iGroup,
    _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarI1FromBool(VARIANT_BOOL boolIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromCy(CY cyIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromDate(DATE dateIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromDec(_In_ DECIMAL *pdecIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromDisp(IDispatch *pdispIn, LCID lcid, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromI2(SHORT uiIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromI4(LONG lIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromI8(LONG64 i64In, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromR4(FLOAT fltIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromR8(DOUBLE dblIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromUI1(BYTE bIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromUI2(USHORT uiIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromUI4(ULONG ulIn, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI1FromUI8(ULONG64 i64In, _Out_ CHAR *pcOut);
HRESULT WINAPI VarI2FromBool(VARIANT_BOOL boolIn, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromCy(CY cyIn, _Inout_ SHORT *psOut);
HRESULT WINAPI VarI2FromDate(DATE dateIn, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromDec(_In_ DECIMAL *pdecIn, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromDisp(IDispatch *pdispIn, LCID lcid, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromI1(CHAR cIn, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromI4(LONG lIn, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromI8(LONG64 i64In, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromR4(FLOAT fltIn, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromR8(DOUBLE dblIn, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromUI1(BYTE bIn, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromUI2(USHORT uiIn, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromUI4(ULONG ulIn, _Out_ SHORT *psOut);
HRESULT WINAPI VarI2FromUI8(ULONG64 ui64In, _Out_ SHORT *psOut);
HRESULT WINAPI VarI4FromBool(VARIANT_BOOL boolIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromCy(CY cyIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromDate(DATE dateIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromDec(_In_ DECIMAL *pdecIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromDisp(IDispatch *pdispIn, LCID lcid, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromI1(CHAR cIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromI2(SHORT sIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromI8(LONG64 i64In, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromR4(FLOAT fltIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromR8(DOUBLE dblIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromUI1(BYTE bIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromUI2(USHORT uiIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromUI4(ULONG ulIn, _Out_ LONG *plOut);
HRESULT WINAPI VarI4FromUI8(ULONG64 ui64In, _Out_ LONG *plOut);
HRESULT WINAPI VarI8FromBool(VARIANT_BOOL boolIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromCy(CY cyIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromDate(DATE dateIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromDec(_In_ DECIMAL *pdecIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromDisp(IDispatch *pdispIn, LCID lcid, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromI1(CHAR cIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromI2(SHORT sIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromR4(FLOAT fltIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromR8(DOUBLE dblIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromStr(_In_ OLECHAR *strIn, LCID lcid, unsigned long dwFlags, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromUI1(BYTE bIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromUI2(USHORT uiIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromUI4(ULONG ulIn, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarI8FromUI8(ULONG64 ui64In, _Out_ LONG64 *pi64Out);
HRESULT WINAPI VarIdiv(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarImp(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarInt(_In_ LPVARIANT pvarIn, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarMod(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarMonthName(int iMonth, int fAbbrev, _Show_(hex) ULONG dwFlags, _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarMul(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarNeg(_In_ LPVARIANT pvarIn, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarNot(_In_ LPVARIANT pvarIn, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarNumFromParseNum(_In_ NUMPARSE *pnumprs, _In_ BYTE *rgbDig, ULONG dwVtBits, _Out_ VARIANT *pvar);
HRESULT WINAPI VarOr(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarParseNumFromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Inout_ NUMPARSE *pnumprs,
    _Out_ BYTE *rgbDig);
HRESULT WINAPI VarPow(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarR4CmpR8(float fltLeft, double dblRight);
HRESULT WINAPI VarR4FromBool(VARIANT_BOOL boolIn, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromCy(CY cyIn, _Inout_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromDate(DATE dateIn, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromDec(_In_ DECIMAL *pdecIn, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromDisp(IDispatch *pdispIn, LCID lcid, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromI1(CHAR cIn, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromI2(SHORT sIn, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromI4(LONG lIn, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromI8(LONG64 i64In, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromR8(DOUBLE dblIn, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromUI1(BYTE bIn, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromUI2(USHORT uiIn, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromUI4(ULONG ulIn, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR4FromUI8(ULONG64 ui64In, _Out_ FLOAT *pfltOut);
HRESULT WINAPI VarR8FromBool(VARIANT_BOOL boolIn, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromCy(CY cyIn, _Inout_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromDate(DATE dateIn, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromDec(_In_ DECIMAL *pdecIn, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromDisp(IDispatch *pdispIn, LCID lcid, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromI1(CHAR cIn, _Inout_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromI2(SHORT sIn, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromI4(LONG lIn, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromI8(LONG64 i64In, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromR4(FLOAT fltIn, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromUI1(BYTE bIn, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromUI2(USHORT uiIn, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromUI4(ULONG ulIn, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8FromUI8(ULONG64 ui64In, _Out_ DOUBLE *pdblOut);
HRESULT WINAPI VarR8Pow(double dblLeft, double dblRight, _Out_ double *pdblResult);
HRESULT WINAPI VarR8Round(double dblIn, int cDecimals, _Out_ double *pdblResult);
HRESULT WINAPI VarRound(_In_ LPVARIANT pvarIn, int cDecimals, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarSub(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VarTokenizeFormatString(_In_opt_ LPOLESTR pstrFormat, _Inout_updates_bytes_(cbTok) LPBYTE rgbTok,
    int cbTok, int iFirstDay, int iFirstWeek, LCID lcid, _In_opt_ int *pcbActual);
HRESULT WINAPI VarUI1FromBool(VARIANT_BOOL boolIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromCy(CY cyIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromDate(DATE dateIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromDec(_In_ DECIMAL *pdecIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromDisp(IDispatch *pdispIn, LCID lcid, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromI1(CHAR cIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromI2(SHORT sIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromI4(LONG lIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromI8(LONG64 i64In, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromR4(FLOAT fltIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromR8(DOUBLE dblIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromUI2(USHORT uiIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromUI4(ULONG ulIn, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI1FromUI8(ULONG64 ui64In, _Out_ BYTE *pbOut);
HRESULT WINAPI VarUI2FromBool(VARIANT_BOOL boolIn, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromCy(CY cyIn, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromDate(DATE dateIn, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromDec(_In_ DECIMAL *pdecIn, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromDisp(IDispatch *pdispIn, LCID lcid, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromI1(CHAR cIn, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromI2(SHORT uiIn, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromI4(LONG lIn, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromI8(LONG64 i64In, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromR4(FLOAT fltIn, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromR8(DOUBLE dblIn, _Inout_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromUI1(BYTE bIn, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromUI4(ULONG ulIn, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI2FromUI8(ULONG64 i64In, _Out_ USHORT *puiOut);
HRESULT WINAPI VarUI4FromBool(VARIANT_BOOL boolIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromCy(CY cyIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromDate(DATE dateIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromDec(_In_ DECIMAL *pdecIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromDisp(IDispatch *pdispIn, LCID lcid, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromI1(CHAR cIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromI2(SHORT uiIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromI4(LONG lIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromI8(LONG64 i64In, _Out_ ULONG *plOut);
HRESULT WINAPI VarUI4FromR4(FLOAT fltIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromR8(DOUBLE dblIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromStr(_In_ OLECHAR *strIn, LCID lcid, _Show_(hex) ULONG dwFlags, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromUI1(BYTE bIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromUI2(USHORT uiIn, _Out_ ULONG *pulOut);
HRESULT WINAPI VarUI4FromUI8(ULONG64 ui64In, _Out_ ULONG *plOut);
HRESULT WINAPI VarUI8FromBool(VARIANT_BOOL boolIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromCy(CY cyIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromDate(DATE dateIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromDec(_In_ DECIMAL *pdecIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromDisp(IDispatch *pdispIn, LCID lcid, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromI1(CHAR cIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromI2(SHORT sIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromI8(LONG64 ui64In, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromR4(FLOAT fltIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromR8(DOUBLE dblIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromStr(_In_ OLECHAR *strIn, LCID lcid, unsigned long dwFlags, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromUI1(BYTE bIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromUI2(USHORT uiIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUI8FromUI4(ULONG ulIn, _Out_ ULONG64 *pi64Out);
HRESULT WINAPI VarUdateFromDate(DATE dateIn, _Show_(hex) ULONG dwFlags, _Out_ UDATE *pudateOut);
HRESULT WINAPI VarWeekdayName(int iWeekday, int fAbbrev, int iFirstDay, _Show_(hex) ULONG dwFlags,
    _Out_ BSTR *pbstrOut);
HRESULT WINAPI VarXor(_In_ LPVARIANT pvarLeft, _In_ LPVARIANT pvarRight, _Out_ LPVARIANT pvarResult);
HRESULT WINAPI VariantChangeType(_Inout_ VARIANTARG *pvargDest, _In_ VARIANTARG *pvarSrc, USHORT wFlags, _Names_(VARENUM) VARTYPE vt);
HRESULT WINAPI VariantChangeTypeEx(_Inout_ VARIANTARG *pvargDest, _In_ VARIANTARG *pvarSrc, LCID lcid, USHORT wFlags,
    _Names_(VARENUM) VARTYPE vt);
HRESULT WINAPI VariantClear(_Inout_ VARIANTARG *pvarg);
HRESULT WINAPI VariantCopy(_Inout_ VARIANTARG *pvargDest, _In_ VARIANTARG *pvargSrc);
HRESULT WINAPI VariantCopyInd(_Inout_ VARIANT *pvarDest, _In_ VARIANTARG *pvargSrc);
void WINAPI VariantInit(_Out_ VARIANTARG *pvarg);
INT WINAPI VariantTimeToDosDateTime(DOUBLE vtime, _Out_ USHORT *pwDosDate, _Out_ USHORT *pwDosTime);
INT WINAPI VariantTimeToSystemTime(DOUBLE vtime, _Out_ LPSYSTEMTIME lpSystemTime);
HRESULT WINAPI VectorFromBstr(_In_ BSTR bstr, _Out_ SAFEARRAY **ppsa);
HRESULT WINAPI WindowsCompareStringOrdinal(_In_opt_ HSTRING string1, _In_opt_ HSTRING string2, _Out_ INT32 *result);
HRESULT WINAPI WindowsConcatString(_In_opt_ HSTRING string1, _In_opt_ HSTRING string2, _Out_opt_ HSTRING *newString);
HRESULT WINAPI WindowsCreateString(_In_reads_opt_(length) LPCWSTR sourceString, UINT32 length,
    _Out_opt_ HSTRING *string);
HRESULT WINAPI WindowsCreateStringReference(_In_opt_ PCWSTR sourceString, UINT32 length,
    _Out_ HSTRING_HEADER *hstringHeader, _Out_opt_ HSTRING *string);
HRESULT WINAPI WindowsDeleteString(_In_opt_ HSTRING string);
HRESULT __cdecl WindowsDeleteStringBuffer(_In_opt_ HSTRING_BUFFER bufferHandle);
HRESULT WINAPI WindowsDuplicateString(_In_opt_ HSTRING string, _Out_opt_ HSTRING *newString);
UINT32 WINAPI WindowsGetStringLen(_In_opt_ HSTRING string);
PCWSTR WINAPI WindowsGetStringRawBuffer(_In_opt_ HSTRING string, _Out_opt_ UINT32 *length) _Fails_(never);
HRESULT WINAPI WindowsInspectString(UINT_PTR targetHString, USHORT machine, PINSPECT_HSTRING_CALLBACK callback,
    _In_opt_ void *context, _Out_ UINT32 *length, _Out_ UINT_PTR *targetStringAddress);
BOOL WINAPI WindowsIsStringEmpty(_In_opt_ HSTRING string) _Fails_(never);
HRESULT __cdecl WindowsPreallocateStringBuffer(UINT32 length, _Out_ WCHAR **charBuffer,
    _Out_ HSTRING_BUFFER *bufferHandle);
HRESULT __cdecl WindowsPromoteStringBuffer(HSTRING_BUFFER bufferHandle, _Out_opt_ HSTRING *string);
HRESULT WINAPI WindowsReplaceString(_In_opt_ HSTRING string, _In_opt_ HSTRING stringReplaced,
    _In_opt_ HSTRING stringReplaceWith, _Out_opt_ HSTRING *newString);
HRESULT WINAPI WindowsStringHasEmbeddedNull(_In_opt_ HSTRING string, _Out_ BOOL *hasEmbedNull);
HRESULT WINAPI WindowsSubstring(_In_opt_ HSTRING string, UINT32 startIndex, _Out_opt_ HSTRING *newString);
HRESULT WINAPI WindowsSubstringWithSpecifiedLength(_In_opt_ HSTRING string, UINT32 startIndex, UINT32 length,
    _Out_opt_ HSTRING *newString);
HRESULT WINAPI WindowsTrimStringEnd(_In_opt_ HSTRING string, _In_opt_ HSTRING trimString, _Out_opt_ HSTRING *newString);
HRESULT WINAPI WindowsTrimStringStart(_In_opt_ HSTRING string, _In_opt_ HSTRING trimString,
    _Out_opt_ HSTRING *newString);
HRESULT WINAPI WriteClassStg(LPSTORAGE pStg, _In_ const IID *const rclsid);
HRESULT WINAPI WriteClassStm(LPSTREAM pStm, _In_ const IID *const rclsid);
HRESULT WINAPI WriteFmtUserTypeStg(LPSTORAGE pstg, CLIPFORMAT cf, _In_ LPOLESTR lpszUserType);
HRESULT WINAPI DirectDrawCreate(_In_opt_ GUID *lpGUID, _Out_ LPDIRECTDRAW *lplpDD, IUnknown *pUnkOuter);
HRESULT WINAPI DirectDrawCreateClipper(DWORD dwFlags, _Out_ LPDIRECTDRAWCLIPPER *lplpDDClipper, IUnknown *pUnkOuter);
HRESULT WINAPI DirectDrawCreateEx(_In_opt_ GUID *lpGuid, _Out_iid_(iid) LPVOID *lplpDD, REFIID iid,
    IUnknown *pUnkOuter);
HRESULT WINAPI DWriteCreateFactory(DWRITE_FACTORY_TYPE factoryType, REFIID iid, _Out_iid_(iid) IUnknown **factory);
HRESULT WINAPI WICCreateImagingFactory_Proxy(UINT SDKVersion, _Out_ IWICImagingFactory **ppIImagingFactory);
