// SPDX-License-Identifier: Apache-2.0
// Methods of interfaces where names and types say too little: IFoo::Bar is written IFoo_Bar. Directions and lengths.

HRESULT STDMETHODCALLTYPE IDispatch_GetIDsOfNames(IDispatch *This, _In_ const IID *const riid,
    _In_reads_(cNames) LPOLESTR *rgszNames, UINT cNames, LCID lcid, _Out_writes_(cNames) DISPID *rgDispId);
HRESULT STDMETHODCALLTYPE IDispatch_Invoke(IDispatch *This, DISPID dispIdMember,
    _In_ const IID *const riid, LCID lcid, _Names_(DISPATCH_FLAGS) WORD wFlags, _In_ DISPPARAMS *pDispParams,
    _Out_opt_ VARIANT *pVarResult, _Out_opt_ EXCEPINFO *pExcepInfo, _Out_opt_ UINT *puArgErr);
HRESULT STDMETHODCALLTYPE IDispatchEx_InvokeEx(IDispatchEx *This, DISPID id, LCID lcid,
    _Names_(DISPATCH_FLAGS) WORD wFlags, _In_ DISPPARAMS *pdp, _Out_opt_ VARIANT *pvarRes, _Out_opt_ EXCEPINFO *pei,
    IServiceProvider *pspCaller);
HRESULT STDMETHODCALLTYPE IDispatchEx_GetDispID(IDispatchEx *This, BSTR bstrName, _Show_(hex) DWORD grfdex,
    _Out_ DISPID *pid);
HRESULT STDMETHODCALLTYPE ITypeInfo_GetIDsOfNames(ITypeInfo *This, _In_reads_(cNames) LPOLESTR *rgszNames, UINT cNames,
    _Out_writes_(cNames) MEMBERID *pMemId);
HRESULT STDMETHODCALLTYPE ITypeInfo_Invoke(ITypeInfo *This, PVOID pvInstance, MEMBERID memid,
    _Names_(DISPATCH_FLAGS) WORD wFlags, _Inout_ DISPPARAMS *pDispParams, _Out_opt_ VARIANT *pVarResult,
    _Out_opt_ EXCEPINFO *pExcepInfo, _Out_opt_ UINT *puArgErr);
HRESULT STDMETHODCALLTYPE IPropertyBag_Write(IPropertyBag *This, _In_ LPCOLESTR pszPropName, _In_ VARIANT *pVar);
HRESULT STDMETHODCALLTYPE IConnectionPoint_Advise(IConnectionPoint *This, IUnknown *pUnkSink, _Out_ DWORD *pdwCookie);
HRESULT STDMETHODCALLTYPE IEnumWbemClassObject_Next(IEnumWbemClassObject *This, LONG lTimeout, ULONG uCount,
    _Out_writes_to_(uCount, *puReturned) IWbemClassObject **apObjects, _Out_ ULONG *puReturned);
HRESULT STDMETHODCALLTYPE IWbemObjectSink_Indicate(IWbemObjectSink *This, LONG lObjectCount,
    _In_reads_(lObjectCount) IWbemClassObject **apObjArray);
HRESULT STDMETHODCALLTYPE IDataObject_SetData(IDataObject *This, _In_ FORMATETC *pformatetc, _In_ STGMEDIUM *pmedium,
    WINBOOL fRelease);
HRESULT STDMETHODCALLTYPE IDataObject_GetDataHere(IDataObject *This, _In_ FORMATETC *pformatetc,
    _Inout_ STGMEDIUM *pmedium);
HRESULT STDMETHODCALLTYPE IBindStatusCallback_OnDataAvailable(IBindStatusCallback *This, DWORD grfBSCF, DWORD dwSize,
    _In_ FORMATETC *pformatetc, _In_ STGMEDIUM *pstgmed);
