// SPDX-License-Identifier: Apache-2.0
// COM from the caller's side: objects of the system, of the program itself and of a DLL of its own (comserver.c),
// proxies, aggregates, tables on the heap. Prints what the recording must hold and returns the number of checks that
// the objects passed; a check that fails is said on standard error.
#define __USE_MINGW_ANSI_STDIO 1
#define COBJMACROS
#define INITGUID
#include <windows.h>
#include <d3d11.h>
#include <msxml2.h>
#include <shlobj.h>
#include <urlmon.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "comserver.h"
#include "expect.h"

#define AT(pointer) ((unsigned long long)(uintptr_t)(pointer))

static int good;

static void check(BOOL ok, const char *what) {
    if (ok)
        good++;
    else
        fprintf(stderr, "failed: %s\n", what);
}

static const GUID class_id = {0x5c0f7a10, 0x0bad, 0x4c1d, {0x90, 1, 2, 3, 4, 5, 6, 7}};

// Any object through a call of the system that hands it out: what comes back is the object's own pointer.
static void *handed_out(IUnknown *object, const IID *iid) {
    DWORD cookie = 0;
    void *out = NULL;
    CoRegisterClassObject(&class_id, object, CLSCTX_INPROC_SERVER, REGCLS_MULTIPLEUSE, &cookie);
    CoGetClassObject(&class_id, CLSCTX_INPROC_SERVER, NULL, iid, &out);
    CoRevokeClassObject(cookie);
    return out;
}

// ---- Objects of the system

static void links(void) {
    IShellLinkW *link = NULL;
    IPersistFile *file = NULL;
    IUnknown *unknown = NULL;
    wchar_t path[MAX_PATH] = L"";
    EXPECT(
        "201",
        "ole32.dll  CoCreateInstance(rclsid={00021401-0000-0000-c000-000000000046}<CLSID_ShellLink>, pUnkOuter=NULL, "
        "dwClsContext=CLSCTX_INPROC_SERVER, riid={000214f9-0000-0000-c000-000000000046}<IID_IShellLinkW>, ppv=");
    check(CoCreateInstance(&CLSID_ShellLink, NULL, CLSCTX_INPROC_SERVER, &IID_IShellLinkW, (void **)&link) == S_OK,
          "create");
    EXPECT("1", "shell32.dll  IShellLinkW::SetPath(This=0x%llx, pszFile=\"C:\\windows\\notepad.exe\") = S_OK",
           AT(link));
    IShellLinkW_SetPath(link, L"C:\\windows\\notepad.exe");
    EXPECT("1", "shell32.dll  IShellLinkW::SetShowCmd(This=0x%llx, iShowCmd=3) = S_OK", AT(link));
    IShellLinkW_SetShowCmd(link, 3);
    EXPECT("1", "shell32.dll  IShellLinkW::GetPath(This=0x%llx, pszFile=\"C:\\windows\\notepad.exe\", cch=260,",
           AT(link));
    IShellLinkW_GetPath(link, path, MAX_PATH, NULL, 0);
    check(wcscmp(path, L"C:\\windows\\notepad.exe") == 0, "path");
    EXPECT("1",
           "IShellLinkW::QueryInterface(This=0x%llx, riid={0000010b-0000-0000-c000-000000000046}<IID_IPersistFile>, "
           "ppvObject=",
           AT(link));
    IShellLinkW_QueryInterface(link, &IID_IPersistFile, (void **)&file);
    EXPECT("1", "IPersistFile::Load(This=0x%llx, pszFileName=\"C:\\no such.lnk\", dwMode=0", AT(file));
    EXPECT("+", "(This=0x%llx, pszFileName=\"C:\\no such.lnk\", dwMode=0) = ERROR_FILE_NOT_FOUND", AT(file));
    IPersistFile_Load(file, L"C:\\no such.lnk", 0);
    IPersistFile_QueryInterface(file, &IID_IUnknown, (void **)&unknown);
    EXPECT("0", "IShellLinkW::AddRef"); // counted, not recorded, unless asked for
    EXPECT("0", "::Release");
    IShellLinkW_AddRef(link);
    IUnknown_Release(unknown);
    IPersistFile_Release(file);
    IShellLinkW_Release(link);
    check(IShellLinkW_Release(link) == 0, "references");
}

static void streams(void) {
    IStream *s = NULL, *clone = NULL;
    ISequentialStream *bytes = NULL;
    ULONG n = 0;
    char text[16] = "";
    LARGE_INTEGER start = {.QuadPart = 0};
    EXPECT("1", "ole32.dll  CreateStreamOnHGlobal(");
    CreateStreamOnHGlobal(NULL, TRUE, &s);
    EXPECT("2", "IStream::Write(This=0x%llx, pv=\"ledger\", cb=6, pcbWritten=", AT(s));
    IStream_Write(s, "ledger", 6, &n);
    EXPECT("1", "IStream::Seek(This=0x%llx, dlibMove=0, dwOrigin=0, plibNewPosition=NULL) = S_OK", AT(s));
    IStream_Seek(s, start, STREAM_SEEK_SET, NULL);
    EXPECT("1", "IStream::Read(This=0x%llx, pv=\"ledger\", cb=16, pcbRead=", AT(s));
    IStream_Read(s, text, sizeof text, &n);
    check(n == 6 && memcmp(text, "ledger", 6) == 0, "stream");
    // The same table: what it is called does not change.
    EXPECT("1",
           "IStream::QueryInterface(This=0x%llx, riid={0c733a30-2a1c-11ce-ade5-00aa0044773d}<IID_ISequentialStream>,",
           AT(s));
    IStream_QueryInterface(s, &IID_ISequentialStream, (void **)&bytes);
    check((void *)bytes == (void *)s, "one pointer for both");
    EXPECT("1", "IStream::Read(This=0x%llx, pv=\"\", cb=0,", AT(s));
    ISequentialStream_Read(bytes, text, 0, &n);
    ISequentialStream_Release(bytes);
    EXPECT("1", "IStream::Clone(This=0x%llx, ppstm=", AT(s));
    IStream_Clone(s, &clone);
    EXPECT("1", "IStream::Commit(This=0x%llx, grfCommitFlags=7", AT(clone));
    IStream_Commit(clone, 7);
    EXPECT("1",
           "IStream::QueryInterface(This=0x%llx, riid={0000000b-0000-0000-c000-000000000046}<IID_IStorage>, ppvObject=",
           AT(s));
    EXPECT("+", "E_NOINTERFACE");
    IStorage *storage = (IStorage *)1;
    check(IStream_QueryInterface(s, &IID_IStorage, (void **)&storage) == E_NOINTERFACE, "no storage");
    // A table of the program's own making, as those have who hook methods themselves: a copy of the patched one.
    IStreamVtbl *copy = malloc(sizeof *copy), *true_table = s->lpVtbl;
    *copy = *s->lpVtbl;
    s->lpVtbl = copy;
    IStream_Write(s, "ledger", 6, &n);
    s->lpVtbl = true_table;
    free(copy);
    IStream_Release(clone);
    IStream_Release(s);
}

static void factories(void) {
    IClassFactory *factory = NULL;
    IShellLinkA *link = NULL;
    CoGetClassObject(&CLSID_ShellLink, CLSCTX_INPROC_SERVER, NULL, &IID_IClassFactory, (void **)&factory);
    EXPECT("1",
           "shell32.dll  IClassFactory::CreateInstance(This=0x%llx, pUnkOuter=NULL, "
           "riid={000214ee-0000-0000-c000-000000000046}<IID_IShellLinkA>, ppvObject=",
           AT(factory));
    IClassFactory_CreateInstance(factory, NULL, &IID_IShellLinkA, (void **)&link);
    EXPECT("1", "shell32.dll  IShellLinkA::SetDescription(This=0x%llx, pszName=\"by a factory\") = S_OK", AT(link));
    check(IShellLinkA_SetDescription(link, "by a factory") == S_OK, "factory");
    EXPECT("1", "IClassFactory::LockServer(This=0x%llx, fLock=TRUE)", AT(factory));
    IClassFactory_LockServer(factory, TRUE);
    IClassFactory_LockServer(factory, FALSE);
    IShellLinkA_Release(link);
    IClassFactory_Release(factory);
    MULTI_QI both[2] = {{.pIID = &IID_IPersistStream}, {.pIID = &IID_IStorage}};
    HRESULT hr = CoCreateInstanceEx(&CLSID_ShellLink, NULL, CLSCTX_INPROC_SERVER, NULL, 2, both);
    check(hr == CO_S_NOTALLINTERFACES && both[0].pItf && !both[1].pItf, "several at once");
    EXPECT("1", "IPersistStream::IsDirty(This=0x%llx)", AT(both[0].pItf));
    IPersistStream_IsDirty((IPersistStream *)both[0].pItf);
    IUnknown_Release(both[0].pItf);
}

static void folders(void) {
    IShellFolder *desktop = NULL;
    IEnumIDList *list = NULL;
    IMalloc *memory = NULL;
    SHGetDesktopFolder(&desktop);
    EXPECT("1", "shell32.dll  IShellFolder::EnumObjects(This=0x%llx, hwnd=0x0, grfFlags=", AT(desktop));
    check(IShellFolder_EnumObjects(desktop, NULL, SHCONTF_FOLDERS, &list) == S_OK, "folder");
    EXPECT("1", "IEnumIDList::Reset(This=0x%llx) = S_OK", AT(list));
    IEnumIDList_Reset(list);
    IEnumIDList_Release(list);
    IShellFolder_Release(desktop);
    CoGetMalloc(1, &memory);
    EXPECT("1", "IMalloc::Alloc(This=0x%llx, cb=321)", AT(memory)); // no HRESULT, no failure rule
    void *block = IMalloc_Alloc(memory, 321);
    check(block && IMalloc_GetSize(memory, block) == 321, "memory");
    IMalloc_Free(memory, block);
}

// ---- Several at once, and members by name

static void enumerators(void) {
    IRunningObjectTable *table = NULL;
    IMoniker *file = NULL, *got[4] = {NULL};
    IEnumMoniker *list = NULL;
    IMalloc *object = NULL;
    DWORD cookie[2], n = 0;
    ULONG fetched = 0;
    CoGetMalloc(1, &object);
    GetRunningObjectTable(0, &table);
    CreateFileMoniker(L"C:\\several.txt", &file);
    IRunningObjectTable_Register(table, 0, (IUnknown *)object, file, &cookie[0]);
    IRunningObjectTable_EnumRunning(table, &list);
    IEnumMoniker_Next(list, 4, got, &fetched);
    check(fetched >= 1, "running objects");
    EXPECTRE("1", "IEnumMoniker::Next\\(This=0x%llx, celt=4, rgelt=\\[0x%llx[^\\]]*\\], pceltFetched=%lu\\) = S_FALSE",
             AT(list), AT(got[0]), fetched);
    EXPECT("1", "IMoniker::IsSystemMoniker(This=0x%llx, ", AT(got[0]));
    IMoniker_IsSystemMoniker(got[0], &n);
    got[0] = (IMoniker *)(uintptr_t)0x41414140;
    IEnumMoniker_Next(list, 1, got, NULL); // nothing is left, and nothing tells it but the result
    EXPECT("1", "IEnumMoniker::Next(This=0x%llx, celt=1, rgelt=[], pceltFetched=NULL) = S_FALSE", AT(list));
    IEnumMoniker_Reset(list);
    IEnumMoniker_Next(list, 1, got, NULL);
    EXPECT("1", "IEnumMoniker::Next(This=0x%llx, celt=1, rgelt=[0x%llx], pceltFetched=NULL) = S_OK", AT(list),
           AT(got[0]));
    IRunningObjectTable_Revoke(table, cookie[0]);
}

static const GUID file_system = {0x0d43fe01, 0xf093, 0x11cf, {0x89, 0x40, 0x00, 0xa0, 0xc9, 0x05, 0x42, 0x28}};

static IDispatch *get_object(IDispatch *from, const wchar_t *member, WORD flags, DISPPARAMS *parameters, DISPID *id) {
    VARIANT result;
    EXCEPINFO exception = {0};
    UINT wrong;
    LPOLESTR name = (LPOLESTR)(uintptr_t)member;
    VariantInit(&result);
    if (id && *id == DISPID_UNKNOWN) IDispatch_GetIDsOfNames(from, &GUID_NULL, &name, 1, 1033, id);
    HRESULT hr = IDispatch_Invoke(from, id ? *id : DISPID_NEWENUM, &GUID_NULL, 1033, flags, parameters, &result,
                                  &exception, &wrong);
    return hr == S_OK && (V_VT(&result) == VT_DISPATCH || V_VT(&result) == VT_UNKNOWN) ? V_DISPATCH(&result) : NULL;
}

static void members(void) {
    IDispatch *files = NULL;
    VARIANT path = {.vt = VT_BSTR}, got[3];
    DISPPARAMS one = {&path, NULL, 1, 0}, none = {0};
    DISPID id = DISPID_UNKNOWN, sub = DISPID_UNKNOWN;
    ULONG fetched = 0;
    UINT count = 0;
    IEnumVARIANT *list = NULL;
    if (CoCreateInstance(&file_system, NULL, CLSCTX_INPROC_SERVER, &IID_IDispatch, (void **)&files) != S_OK) {
        puts("skipped: no scripting objects here");
        return;
    }
    V_BSTR(&path) = SysAllocString(L"C:\\windows");
    IDispatch *folder = get_object(files, L"GetFolder", DISPATCH_METHOD, &one, &id);
    EXPECT("1", "GetIDsOfNames(This=0x%llx, riid={00000000-0000-0000-0000-000000000000}<GUID_NULL>, "
                "rgszNames=[\"GetFolder\"], cNames=1, lcid=0x409, rgDispId=[%ld]) = S_OK",
           AT(files), id);
    EXPECTRE("1", "IDispatch::Invoke\\(This=0x%llx, dispIdMember=%ld<GetFolder>, .*wFlags=DISPATCH_METHOD, "
                  "pDispParams=\\{rgvarg=\\[\\{vt=VT_BSTR, value=\"C:\\\\windows\"\\}\\], "
                  "rgdispidNamedArgs=NULL, cArgs=1, cNamedArgs=0\\}, pVarResult=\\{vt=VT_DISPATCH, value=0x%llx\\}, "
                  "pExcepInfo=0x[0-9a-f]+, puArgErr=",
             AT(files), id, AT(folder));
    V_BSTR(&path) = SysAllocString(L"C:\\no such folder");
    check(!get_object(files, L"GetFolder", DISPATCH_METHOD, &one, &id), "an exception");
    EXPECTRE("1", "IDispatch::Invoke\\(This=0x%llx, .*\"C:\\\\no such folder\".*pVarResult=0x[0-9a-f]+, "
                  "pExcepInfo=\\{wCode=.*scode=.*\\}, .* = DISP_E_EXCEPTION",
             AT(files));
    IDispatch *folders = folder ? get_object(folder, L"SubFolders", DISPATCH_PROPERTYGET, &none, &sub) : NULL;
    IUnknown *all = folders ? (IUnknown *)(void *)get_object(folders, NULL, DISPATCH_PROPERTYGET, &none, NULL) : NULL;
    check(all && IUnknown_QueryInterface(all, &IID_IEnumVARIANT, (void **)&list) == S_OK, "an enumerator");
    EXPECTRE("1", "IDispatch::Invoke\\(This=0x%llx, dispIdMember=-4<DISPID_NEWENUM>, .*wFlags=DISPATCH_PROPERTYGET, ",
             AT(folders));
    IEnumVARIANT_Next(list, 3, got, &fetched);
    check(fetched == 3, "folders");
    EXPECT("1", "IEnumVARIANT::Next(This=0x%llx, celt=3, rgVar=[{vt=VT_DISPATCH, value=0x%llx}, {vt=VT_DISPATCH, "
                "value=0x%llx}, {vt=VT_DISPATCH, value=0x%llx}], pCeltFetched=3) = S_OK",
           AT(list), AT(V_DISPATCH(&got[0])), AT(V_DISPATCH(&got[1])), AT(V_DISPATCH(&got[2])));
    EXPECT("1", "IDispatch::GetTypeInfoCount(This=0x%llx, pctinfo=", AT(V_DISPATCH(&got[2])));
    IDispatch_GetTypeInfoCount(V_DISPATCH(&got[2]), &count);
}

// ---- What the system calls of the program's objects

typedef struct sink {
    const IBindStatusCallbackVtbl *table;
    LONG references;
    unsigned started, stopped;
} sink;

static HRESULT WINAPI sink_query(IBindStatusCallback *p, REFIID iid, void **out) {
    *out = IsEqualGUID(iid, &IID_IUnknown) || IsEqualGUID(iid, &IID_IBindStatusCallback) ? p : NULL;
    return *out ? S_OK : E_NOINTERFACE;
}
static ULONG WINAPI sink_count(IBindStatusCallback *p) {
    (void)p;
    return 2;
}
static HRESULT WINAPI sink_start(IBindStatusCallback *p, DWORD reserved, IBinding *binding) {
    (void)reserved, (void)binding;
    ((sink *)(void *)p)->started++;
    return S_OK;
}
static HRESULT WINAPI sink_priority(IBindStatusCallback *p, LONG *priority) {
    (void)p;
    *priority = 0;
    return S_OK;
}
static HRESULT WINAPI sink_low(IBindStatusCallback *p, DWORD reserved) {
    (void)p, (void)reserved;
    return S_OK;
}
static HRESULT WINAPI sink_progress(IBindStatusCallback *p, ULONG done, ULONG most, ULONG code, LPCWSTR text) {
    (void)p, (void)done, (void)most, (void)code, (void)text;
    return S_OK;
}
static HRESULT WINAPI sink_stop(IBindStatusCallback *p, HRESULT hr, LPCWSTR text) {
    (void)hr, (void)text;
    ((sink *)(void *)p)->stopped++;
    return S_OK;
}
static HRESULT WINAPI sink_info(IBindStatusCallback *p, DWORD *flags, BINDINFO *info) {
    (void)p;
    DWORD size = info->cbSize;
    memset(info, 0, size);
    info->cbSize = size;
    *flags = 0;
    return S_OK;
}
static HRESULT WINAPI sink_data(IBindStatusCallback *p, DWORD flags, DWORD size, FORMATETC *format, STGMEDIUM *medium) {
    (void)p, (void)flags, (void)size, (void)format, (void)medium;
    return S_OK;
}
static HRESULT WINAPI sink_object(IBindStatusCallback *p, REFIID iid, IUnknown *object) {
    (void)p, (void)iid, (void)object;
    return S_OK;
}

static void sinks(void) {
    static const IBindStatusCallbackVtbl table = {sink_query,    sink_count, sink_count, sink_start, sink_priority,
                                                  sink_low,      sink_progress, sink_stop, sink_info,  sink_data,
                                                  sink_object};
    static sink s = {.table = &table};
    wchar_t file[MAX_PATH] = L"sink.dat", url[MAX_PATH + 10], here[MAX_PATH];
    HANDLE h = CreateFileW(file, GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
    DWORD n;
    WriteFile(h, "ledger", 6, &n, NULL);
    CloseHandle(h);
    GetFullPathNameW(file, MAX_PATH, here, NULL);
    wcscpy(url, L"file://");
    wcscat(url, here);
    HRESULT hr = URLDownloadToFileW(NULL, url, L"sink.copy", 0, (IBindStatusCallback *)(void *)&s);
    check(hr == S_OK && s.started == 1 && s.stopped == 1, "a download");
    EXPECTRE("1", "com.exe  <- IBindStatusCallback::OnStartBinding\\(This=0x%llx, dwReserved=[^,]*, pib=0x[0-9a-f]+\\) = S_OK",
             AT(&s));
    EXPECTRE("1", "com.exe  <- IBindStatusCallback::OnStopBinding\\(This=0x%llx, hresult=[^,]*, szError=NULL\\) = S_OK",
             AT(&s));
    EXPECTRE("+", "com.exe  <- IBindStatusCallback::OnProgress\\(This=0x%llx, ", AT(&s));
    // the interface is known by what the system asks for alone
    static sink other = {.table = &table};
    static IBindStatusCallbackVtbl twin;
    IBindCtx *context = NULL;
    twin = table;
    other.table = &twin;
    CreateBindCtx(0, &context);
    IBindCtx_RegisterObjectParam(context, (LPOLESTR)(uintptr_t)L"a sink", (IUnknown *)(void *)&other);
    EXPECTRE("1", "urlmon.dll  RegisterBindStatusCallback\\(.*pBSCb=0x%llx, ", AT(&other));
    RegisterBindStatusCallback(context, (IBindStatusCallback *)(void *)&other, NULL, 0);
    EXPECTRE("+", "com.exe  <- I[A-Za-z]+::QueryInterface\\(This=0x%llx, ", AT(&other));
    DeleteFileW(L"sink.dat");
    DeleteFileW(L"sink.copy");
}

// ---- Threads

static DWORD WINAPI worker(void *unused) {
    (void)unused;
    CoInitializeEx(NULL, COINIT_MULTITHREADED);
    for (int i = 0; i < 50; i++) {
        IShellLinkW *link = NULL;
        CoCreateInstance(&CLSID_ShellLink, NULL, CLSCTX_INPROC_SERVER, &IID_IShellLinkW, (void **)&link);
        for (int k = 0; k < 10; k++)
            IShellLinkW_SetHotkey(link, (WORD)(1000 + k));
        IShellLinkW_Release(link);
    }
    CoUninitialize();
    return 0;
}

static void threads(void) {
    HANDLE t[4];
    EXPECT("2000", "IShellLinkW::SetHotkey(This=");
    for (int i = 0; i < 4; i++)
        t[i] = CreateThread(NULL, 0, worker, NULL, 0, NULL);
    WaitForMultipleObjects(4, t, TRUE, INFINITE);
    good++;
}

// ---- Objects of the program

typedef struct own {
    const IPersistVtbl *table;
    IUnknown *marshaler;
    LONG references;
} own;

static const IPersistVtbl own_table;

static own *own_of(IPersist *p) { // what implementations of the system do: the table's address tells the object
    own *o = (own *)(void *)p;
    if (o->table != &own_table && o->marshaler) check(FALSE, "the object's table");
    return o;
}
static HRESULT WINAPI own_query(IPersist *p, REFIID iid, void **out) {
    own *o = own_of(p);
    if (o->marshaler && IsEqualGUID(iid, &IID_IMarshal)) return IUnknown_QueryInterface(o->marshaler, iid, out);
    *out = IsEqualGUID(iid, &IID_IUnknown) || IsEqualGUID(iid, &IID_IPersist) ? p : NULL;
    if (*out) o->references++;
    return *out ? S_OK : E_NOINTERFACE;
}
static ULONG WINAPI own_add(IPersist *p) {
    return (ULONG)++((own *)(void *)p)->references;
}
static ULONG WINAPI own_release(IPersist *p) {
    return (ULONG)--((own *)(void *)p)->references;
}
static HRESULT WINAPI own_class(IPersist *p, CLSID *id) {
    own_of(p);
    *id = class_id;
    return S_OK;
}
static const IPersistVtbl own_table = {own_query, own_add, own_release, own_class};

static void own_objects(void) {
    own o = {&own_table, NULL, 1};
    CLSID id = {0};
    IMarshal *marshal = NULL;
    EXPECT("0", "com.exe  I"); // what a module calls of its own is not recorded, as with functions
    IPersist *p = handed_out((IUnknown *)(void *)&o, &IID_IPersist);
    check((void *)p == (void *)&o && IPersist_GetClassID(p, &id) == S_OK && IsEqualGUID(&id, &class_id), "own object");
    check(o.table == &own_table && own_table.GetClassID != NULL, "own table");
    // Aggregated: the inner object's other interfaces answer to the outer one.
    CoCreateFreeThreadedMarshaler((IUnknown *)(void *)&o, &o.marshaler);
    IPersist_QueryInterface(p, &IID_IMarshal, (void **)&marshal);
    EXPECT("1", "IMarshal::QueryInterface(This=0x%llx, riid={0000010c-0000-0000-c000-000000000046}<IID_IPersist>,",
           AT(marshal));
    IPersist *again = NULL;
    IMarshal_QueryInterface(marshal, &IID_IPersist, (void **)&again);
    check(again == p, "aggregate");
    IMarshal_Release(marshal);
    IUnknown_Release(o.marshaler);
    // Tables on the heap, gone when their objects are: what lies there later is not touched.
    for (int i = 0; i < 200; i++) {
        IPersistVtbl *table = malloc(sizeof *table);
        *table = own_table;
        own heap = {table, NULL, 1};
        p = handed_out((IUnknown *)(void *)&heap, &IID_IPersist);
        check(i || IPersist_GetClassID(p, &id) == S_OK, "table on the heap");
        memset(table, i, sizeof *table);
        handed_out((IUnknown *)(void *)&o, &IID_IPersist);
        for (size_t k = 0; k < sizeof *table; k++)
            if (((unsigned char *)table)[k] != (unsigned char)i) check(FALSE, "heap memory");
        free(table);
    }
}

// ---- Objects of a DLL of the program: all shapes of methods

// As C++ compilers call a method that returns a structure: the address of the result comes after the object's.
typedef D2D1_SIZE_F *(STDMETHODCALLTYPE *get_size)(ID2D1RenderTarget *target, D2D1_SIZE_F *result);
static BOOL hidden_result(ID2D1RenderTarget *target) {
    D2D1_SIZE_F size = {0, 0}, *at = (*(get_size *)((void **)target->lpVtbl + SLOT_GET_SIZE))(target, &size);
    return at == &size && size.width == 640 && size.height == 480;
}

static void own_dll(void) {
    IUnknown *made = make_object(SHAPE_STREAM);
    IStream *s = handed_out(made, &IID_IStream);
    LARGE_INTEGER move = {.QuadPart = 0x123456789abcdll};
    ULARGE_INTEGER where = {.QuadPart = 0}, size = {.QuadPart = 0x1ffffffffull};
    EXPECT("1",
           "comserver.dll  IStream::Seek(This=0x%llx, dlibMove=320255973501901, dwOrigin=2, plibNewPosition=", AT(s));
    check(IStream_Seek(s, move, 2, &where) == S_OK && where.QuadPart == 0x123456789abcdull + 2, "64-bit argument");
    EXPECT("1",
           "IStream::LockRegion(This=0x%llx, libOffset=8589934591, cb=8589934591, dwLockType=4) = STG_E_LOCKVIOLATION",
           AT(s));
    check(IStream_LockRegion(s, size, size, 4) == STG_E_LOCKVIOLATION, "two of them");
    IDispatch *d = handed_out(make_object(SHAPE_DISPATCH), &IID_IDispatch);
    DISPPARAMS none = {0};
    VARIANT v = {0};
    UINT bad = 0;
    EXPECT("1",
           "comserver.dll  IDispatch::Invoke(This=0x%llx, dispIdMember=77, "
           "riid={00000000-0000-0000-0000-000000000000}<GUID_NULL>, lcid=0x409, wFlags=",
           AT(d));
    check(IDispatch_Invoke(d, 77, &IID_NULL, 1033, 2, &none, &v, NULL, &bad) == S_OK && bad == 9 &&
              V_VT(&v) == VT_DISPATCH,
          "nine arguments");
    EXPECT("1", "comserver.dll  IDispatch::GetTypeInfoCount(This=0x%llx, pctinfo=",
           AT(V_DISPATCH(&v))); // learnt from the VARIANT
    IDispatch_GetTypeInfoCount(V_DISPATCH(&v), &bad);
    IAudioClockAdjustment *clock = handed_out(make_object(SHAPE_FLOAT), &IID_IAudioClockAdjustment);
    EXPECT("1", "comserver.dll  IAudioClockAdjustment::SetSampleRate(This=0x%llx, flSampleRate=44100", AT(clock));
    check(IAudioClockAdjustment_SetSampleRate(clock, 44100.5f) == S_OK, "a float argument");
    ID2D1RenderTarget *target = handed_out(make_object(SHAPE_HIDDEN), &IID_ID2D1RenderTarget);
    EXPECT("1", "comserver.dll  ID2D1RenderTarget::GetSize(This=0x%llx)", AT(target));
    check(hidden_result(target), "a structure through a hidden pointer");
}

// ---- A proxy: the object lives in another apartment

static IStream *passed;
static DWORD WINAPI other_apartment(void *unused) {
    IPersist *proxy = NULL;
    CLSID id = {0};
    (void)unused;
    CoInitializeEx(NULL, COINIT_MULTITHREADED);
    HRESULT hr = CoGetInterfaceAndReleaseStream(passed, &IID_IPersist, (void **)&proxy);
    if (hr == S_OK) {
        EXPECT("1", "IPersist::GetClassID(This=0x%llx, pClassID=", AT(proxy));
        hr = IPersist_GetClassID(proxy, &id);
        IPersist_Release(proxy);
    }
    CoUninitialize();
    return hr == S_OK && IsEqualGUID(&id, &class_id) ? 0 : 1;
}

static void proxies(void) {
    own o = {&own_table, NULL, 1};
    DWORD code = 9;
    MSG m;
    check(CoMarshalInterThreadInterfaceInStream(&IID_IPersist, (IUnknown *)(void *)&o, &passed) == S_OK, "marshal");
    HANDLE t = CreateThread(NULL, 0, other_apartment, NULL, 0, NULL);
    while (MsgWaitForMultipleObjects(1, &t, FALSE, 10000, QS_ALLINPUT) == WAIT_OBJECT_0 + 1)
        while (PeekMessageW(&m, NULL, 0, 0, PM_REMOVE))
            DispatchMessageW(&m);
    GetExitCodeThread(t, &code);
    check(code == 0, "proxy");
}

// ---- What may not be there

static const GUID document_class = {0x2933bf90, 0x7b36, 0x11d2, {0xb2, 0x0e, 0x00, 0xc0, 0x4f, 0x98, 0x3e, 0x60}};

static void documents(void) {
    IXMLDOMDocument *xml = NULL;
    IXMLDOMElement *root = NULL;
    VARIANT_BOOL loaded = VARIANT_FALSE;
    if (CoCreateInstance(&document_class, NULL, CLSCTX_INPROC_SERVER, &IID_IXMLDOMDocument, (void **)&xml) != S_OK) {
        puts("skipped: no XML documents here");
        return;
    }
    BSTR text = SysAllocString(L"<ledger page=\"7\"/>"), name = NULL;
    EXPECT("1", "msxml3.dll  IXMLDOMDocument::loadXML(This=0x%llx, bstrXML=\"<ledger page=", AT(xml));
    IXMLDOMDocument_loadXML(xml, text, &loaded);
    IXMLDOMDocument_get_documentElement(xml, &root);
    EXPECT("1", "msxml3.dll  IXMLDOMElement::get_tagName(This=0x%llx, tagName=", AT(root));
    VARIANT file = {.vt = VT_BSTR}; // by value
    V_BSTR(&file) = SysAllocString(L"C:\\no such document.xml");
    EXPECTRE("1", "msxml3.dll  IXMLDOMDocument::load\\(This=0x%llx, xmlSource=\\{vt=VT_BSTR, "
                  "value=\"C:\\\\no such document.xml\"\\}, isSuccessful=",
             AT(xml));
    IXMLDOMDocument_load(xml, file, &loaded);
    check(IXMLDOMElement_get_tagName(root, &name) == S_OK && wcscmp(name, L"ledger") == 0, "document");
    IXMLDOMElement_Release(root);
    IXMLDOMDocument_Release(xml);
}

static void graphics(void) {
    HMODULE d3d = LoadLibraryW(L"d3d11.dll");
    PFN_D3D11_CREATE_DEVICE create =
        d3d ? (PFN_D3D11_CREATE_DEVICE)(void (*)(void))GetProcAddress(d3d, "D3D11CreateDevice") : NULL;
    ID3D11Device *device = NULL;
    ID3D11DeviceContext *context = NULL;
    if (!create ||
        create(NULL, D3D_DRIVER_TYPE_HARDWARE, NULL, 0, NULL, 0, D3D11_SDK_VERSION, &device, NULL, &context) != S_OK) {
        puts("skipped: no Direct3D 11 device here");
        return;
    }
    EXPECT("1", "ID3D11Device::GetFeatureLevel(This=0x%llx)", AT(device));
    ID3D11Device_GetFeatureLevel(device);
    EXPECT("1", "ID3D11DeviceContext::ClearState(This=0x%llx)", AT(context));
    ID3D11DeviceContext_ClearState(context);
    IDXGIDevice *dxgi = NULL;
    IDXGIAdapter *adapter = NULL;
    IDXGIFactory *factory = NULL;
    ID3D11Device_QueryInterface(device, &IID_IDXGIDevice, (void **)&dxgi);
    EXPECT("1", "IDXGIDevice::GetAdapter(This=0x%llx, ", AT(dxgi));
    IDXGIDevice_GetAdapter(dxgi, &adapter);
    EXPECT("1", "IDXGIAdapter::GetParent(This=0x%llx, ", AT(adapter));
    IDXGIAdapter_GetParent(adapter, &IID_IDXGIFactory, (void **)&factory);
    EXPECT("1", "IDXGIFactory::MakeWindowAssociation(This=0x%llx, ", AT(factory));
    IDXGIFactory_MakeWindowAssociation(factory, NULL, 0);
}

int main(int argc, char **argv) {
    CoInitialize(NULL);
    if (argc > 1 && strcmp(argv[1], "forever") == 0) { // for attaching: until there is a file of that name
        IShellLinkW *link = NULL;
        for (DWORD begin = GetTickCount(), i = 0; GetTickCount() - begin < 40000; i++, Sleep(50)) {
            CoCreateInstance(&CLSID_ShellLink, NULL, CLSCTX_INPROC_SERVER, &IID_IShellLinkW, (void **)&link);
            IShellLinkW_SetHotkey(link, (WORD)i);
            static IShellLinkWVtbl before;
            if (!i) before = *link->lpVtbl;
            if (!i) puts("running"), fflush(stdout);
            if (argc > 2 && GetFileAttributesA(argv[2]) != INVALID_FILE_ATTRIBUTES) {
                check(memcmp(link->lpVtbl, &before, sizeof before) == 0, "the table as before");
                return good;
            }
            IShellLinkW_Release(link);
        }
        return 99;
    }
    links();
    streams();
    factories();
    folders();
    enumerators();
    members();
    sinks();
    threads();
    own_objects();
    own_dll();
    proxies();
    documents();
    graphics();
    CoUninitialize();
    fflush(stdout);
    return good;
}
