// SPDX-License-Identifier: Apache-2.0
// The ways objects come and go besides CoCreateInstance and QueryInterface: creators of single DLLs, arrays,
// structures, VARIANTs, arguments of IDispatch::Invoke, what the system hands to the program's own objects. Each is
// proved by a method that is recorded by name although its object came by that way alone. Prints what the recording
// must hold; returns how many checks passed.
#define __USE_MINGW_ANSI_STDIO 1
#define COBJMACROS
#define INITGUID
#include <windows.h>
#include <ole2.h>
#include <olectl.h>
#include <shlobj.h>
#include <shlwapi.h>
#include <ddraw.h>
#include <dwrite.h>
#include <mfapi.h>
#include <wincodec.h>
#include <xmllite.h>

#include "expect.h"

#define AT(pointer) ((unsigned long long)(uintptr_t)(pointer))

static int good;
static void check(BOOL ok, const char *what) {
    if (ok)
        good++;
    else
        fprintf(stderr, "failed: %s\n", what);
}

static void *function(const char *dll, const char *name) {
    HMODULE m = LoadLibraryA(dll);
    void *f = m ? (void *)GetProcAddress(m, name) : NULL;
    if (!f) printf("skipped: %s lacks what is asked for\n", dll);
    return f;
}

// ---- Creators

static void creators(void) {
    HRESULT(WINAPI * xml)(REFIID, void **, IMalloc *) = function("xmllite.dll", "CreateXmlReader");
    IXmlReader *reader = NULL;
    UINT depth;
    if (xml && xml(&IID_IXmlReader, (void **)&reader, NULL) == S_OK) {
        EXPECT("1", "xmllite.dll  IXmlReader::GetDepth(This=0x%llx, ", AT(reader));
        check(SUCCEEDED(IXmlReader_GetDepth(reader, &depth)), "xmllite");
    }
    HRESULT(WINAPI * attributes)(IMFAttributes **, UINT32) = function("mfplat.dll", "MFCreateAttributes");
    IMFAttributes *set = NULL;
    UINT32 count = 9;
    if (attributes && attributes(&set, 1) == S_OK) {
        EXPECT("1", "mfplat.dll  IMFAttributes::GetCount(This=0x%llx, pcItems=0) = S_OK", AT(set));
        check(IMFAttributes_GetCount(set, &count) == S_OK && !count, "Media Foundation");
    }
    HRESULT(WINAPI * letters)(int, REFIID, IUnknown **) = function("dwrite.dll", "DWriteCreateFactory");
    IDWriteFactory *factory = NULL;
    IDWriteNumberSubstitution *numbers = NULL;
    if (letters && letters(1, &IID_IDWriteFactory, (IUnknown **)&factory) == S_OK) {
        EXPECT("1", "dwrite.dll  IDWriteFactory::CreateNumberSubstitution(This=0x%llx, ", AT(factory));
        check(SUCCEEDED(IDWriteFactory_CreateNumberSubstitution(factory, 0, L"en-us", TRUE, &numbers)), "DirectWrite");
    }
    HRESULT(WINAPI * imaging)
    (UINT, IWICImagingFactory **) = function("windowscodecs.dll", "WICCreateImagingFactory_Proxy");
    IWICImagingFactory *images = NULL;
    IWICStream *stream = NULL;
    if (imaging && imaging(0x237, &images) == S_OK) {
        EXPECT("1", "windowscodecs.dll  IWICImagingFactory::CreateStream(This=0x%llx, ", AT(images));
        check(IWICImagingFactory_CreateStream(images, &stream) == S_OK, "WIC");
    }
    HRESULT(WINAPI * draw)(GUID *, void **, REFIID, IUnknown *) = function("ddraw.dll", "DirectDrawCreateEx");
    IDirectDraw7 *ddraw = NULL;
    if (draw && draw(NULL, (void **)&ddraw, &IID_IDirectDraw7, NULL) == S_OK) {
        EXPECT("1", "ddraw.dll  IDirectDraw7::TestCooperativeLevel(This=0x%llx)", AT(ddraw));
        IDirectDraw7_TestCooperativeLevel(ddraw);
    } else {
        puts("skipped: DirectDraw makes nothing here");
    }
}

static void monikers(void) {
    IBindCtx *context = NULL;
    IMoniker *file = NULL, *item = NULL, *both = NULL, *parts[2] = {NULL};
    IEnumMoniker *all = NULL;
    ULONG eaten = 0, got = 0;
    IRunningObjectTable *running = NULL;
    DWORD hash, type;
    EXPECT("1", "ole32.dll  CreateBindCtx(reserved=0, ppbc=");
    CreateBindCtx(0, &context);
    EXPECT("1", "ole32.dll  IBindCtx::GetRunningObjectTable(This=0x%llx, ", AT(context));
    IBindCtx_GetRunningObjectTable(context, &running);
    check(MkParseDisplayName(context, L"C:\\windows\\win.ini", &eaten, &file) == S_OK, "MkParseDisplayName");
    EXPECT("1", "ole32.dll  IMoniker::Hash(This=0x%llx, pdwHash=", AT(file));
    IMoniker_Hash(file, &hash);
    CreateItemMoniker(L"!", L"part", &item);
    CreateGenericComposite(file, item, &both);
    IMoniker_Enum(both, TRUE, &all);
    EXPECT("1", "ole32.dll  IEnumMoniker::Next(This=0x%llx, celt=2, ", AT(all));
    check(IEnumMoniker_Next(all, 2, parts, &got) == S_OK && got == 2, "the parts of a moniker");
    EXPECT("1", "ole32.dll  IMoniker::IsSystemMoniker(This=0x%llx, pdwMksys=", AT(parts[1]));
    check(IMoniker_IsSystemMoniker(parts[1], &type) == S_OK, "an item moniker");
}

// ---- The program's own: a data object and its stream, a stream that is read, an object with a site, a sink by
// IDispatch

static HRESULT WINAPI query(void *me, REFIID iid, void **out) {
    (void)iid;
    *out = me;
    return S_OK;
}
static ULONG WINAPI references(void *me) {
    return me ? 2 : 1;
}
static HRESULT WINAPI none(void *me) {
    return me ? E_NOTIMPL : E_FAIL;
}

static IUnknown *site;
static HRESULT WINAPI set_site(IObjectWithSite *me, IUnknown *to) {
    (void)me;
    site = to;
    return S_OK;
}

static HRESULT WINAPI type_infos(IDispatch *me, UINT *count) {
    *count = me->lpVtbl != NULL;
    return S_OK;
}

static HRESULT WINAPI read_zeros(IStream *me, void *to, ULONG bytes, ULONG *got) {
    (void)me;
    memset(to, 0, bytes);
    if (got) *got = bytes;
    return S_OK;
}

static IObjectWithSiteVtbl site_methods = {(void *)query, (void *)references, (void *)references, set_site,
                                           (void *)none};
static IDispatchVtbl sink_methods = {(void *)query, (void *)references, (void *)references, type_infos,
                                     (void *)none,  (void *)none,       (void *)none};
static IStreamVtbl stream_methods = {
    .QueryInterface = (void *)query, .AddRef = (void *)references, .Release = (void *)references, .Read = read_zeros};
static IObjectWithSite sited = {&site_methods};
static IDispatch sink = {&sink_methods};
static IStream zeros = {&stream_methods};

static void own(void) {
    static const CLSID nothing;
    CLSID class_id;
    IStream *inside = NULL;
    STATSTG facts;
    EXPECT("1", "<- IStream::Read(This=0x%llx, pv=", AT(&zeros));
    check(ReadClassStm(&zeros, &class_id) == S_OK && IsEqualGUID(&class_id, &nothing), "a stream of the program");
    CreateStreamOnHGlobal(NULL, TRUE, &inside);
    HRESULT(WINAPI * give_site)
    (IUnknown *, IUnknown *) = function("shlwapi.dll", (const char *)(uintptr_t)174); // IUnknown_SetSite
    if (give_site) {
        // it asks for the interface, which is where the tracer meets it
        EXPECT("1", "<- IObjectWithSite::SetSite(This=0x%llx, pUnkSite=0x%llx) = S_OK", AT(&sited), AT(inside));
        give_site((IUnknown *)&sited, (IUnknown *)inside);
        check(site == (IUnknown *)inside, "a site");
    }
    EXPECT("1", "IStream::Stat(This=0x%llx, pstatstg=", AT(inside));
    check(IStream_Stat(inside, &facts, STATFLAG_NONAME) == S_OK, "a stream");
}

// An object of the program in the arguments of a call by name; the system then calls it through its table's third
// place.
static void sinks(void) {
    VARIANT given = {.vt = VT_DISPATCH}, taken = {.vt = VT_EMPTY}, number = {.vt = VT_BYREF | VT_UI4}, result;
    VARIANTARG *numbers[1] = {&number};
    VARTYPE type = VT_BYREF | VT_UI4;
    ULONG count = 0;
    UINT wrong = 0;
    given.pdispVal = &sink;
    number.pulVal = &count;
    DISPPARAMS p = {&given, NULL, 1, 0};
    EXPECT("1", "oleaut32.dll  DispGetParam(pdispparams=");
    check(DispGetParam(&p, 0, VT_DISPATCH, &taken, &wrong) == S_OK && taken.pdispVal == &sink, "DispGetParam");
    EXPECT("1", "<- IDispatch::GetTypeInfoCount(This=0x%llx, pctinfo=1) = S_OK", AT(&sink));
    check(DispCallFunc(&sink, 3 * sizeof(void *), CC_STDCALL, VT_ERROR, 1, &type, numbers, &result) == S_OK &&
              count == 1,
          "DispCallFunc");
}

// What the program refuses the system is no failure of the program's.
static HRESULT WINAPI load(IPersistFile *me, LPCOLESTR file, DWORD mode) {
    (void)me, (void)file, (void)mode;
    return HRESULT_FROM_WIN32(ERROR_FILE_NOT_FOUND);
}
static IPersistFileVtbl file_methods = {.QueryInterface = (void *)query,
                                        .AddRef = (void *)references,
                                        .Release = (void *)references,
                                        .GetClassID = (void *)none,
                                        .IsDirty = (void *)none,
                                        .Load = load};
static IPersistFile refusing = {&file_methods};

static void refusals(void) {
    static const CLSID class_id = {0x5c0f7a10, 0x0bad, 0x4c1d, {0x90, 1, 2, 3, 4, 5, 6, 8}};
    VARIANT file = {.vt = VT_BSTR}, mode = {.vt = VT_UI4}, result;
    VARIANTARG *arguments[2] = {&file, &mode};
    VARTYPE types[2] = {VT_BSTR, VT_UI4};
    DWORD cookie = 0;
    void *out = NULL;
    file.bstrVal = SysAllocString(L"C:\\refused.txt");
    CoRegisterClassObject(&class_id, (IUnknown *)&refusing, CLSCTX_INPROC_SERVER, REGCLS_MULTIPLEUSE, &cookie);
    CoGetClassObject(&class_id, CLSCTX_INPROC_SERVER, NULL, &IID_IPersistFile, &out);
    check(out == &refusing, "the class object");
    EXPECT("1", "<- IPersistFile::Load(This=0x%llx, pszFileName=\"C:\\refused.txt\", dwMode=0) = ERROR_FILE_NOT_FOUND",
           AT(&refusing));
    check(DispCallFunc(&refusing, 5 * sizeof(void *), CC_STDCALL, VT_ERROR, 2, types, arguments, &result) == S_OK &&
              result.scode == HRESULT_FROM_WIN32(ERROR_FILE_NOT_FOUND),
          "a refusal");
}

int main(void) {
    OleInitialize(NULL);
    creators();
    monikers();
    own();
    sinks();
    refusals();
    fflush(stdout);
    return 100 + good;
}
