// SPDX-License-Identifier: Apache-2.0
// Objects of a DLL of the program, for com.c: each answers to one interface and checks the arguments of its methods.
#define INITGUID
#include "comserver.h"

#include <stdlib.h>

typedef struct object {
    void *const *table;
    const IID *iid;
    LONG references;
} object;

static HRESULT STDMETHODCALLTYPE query(object *o, REFIID iid, void **out) {
    *out = IsEqualGUID(iid, &IID_IUnknown) || IsEqualGUID(iid, o->iid) ? o : NULL;
    if (*out) o->references++;
    return *out ? S_OK : E_NOINTERFACE;
}
static ULONG STDMETHODCALLTYPE add(object *o) {
    return (ULONG)++o->references;
}
static ULONG STDMETHODCALLTYPE release(object *o) {
    return (ULONG)--o->references; // lives as long as the program
}
static HRESULT STDMETHODCALLTYPE nothing(object *o) {
    (void)o;
    return E_NOTIMPL; // never called: not one of these methods has this object alone for an argument
}

static HRESULT STDMETHODCALLTYPE seek(object *o, LARGE_INTEGER move, DWORD from, ULARGE_INTEGER *where) {
    (void)o;
    where->QuadPart = (ULONGLONG)move.QuadPart + from;
    return S_OK;
}
static HRESULT STDMETHODCALLTYPE lock_region(object *o, ULARGE_INTEGER at, ULARGE_INTEGER size, DWORD type) {
    (void)o;
    return at.QuadPart == 0x1ffffffffull && size.QuadPart == at.QuadPart && type == 4 ? STG_E_LOCKVIOLATION : E_FAIL;
}
static HRESULT STDMETHODCALLTYPE count_types(object *o, UINT *count) {
    (void)o;
    *count = 0;
    return S_OK;
}
static object other_dispatch;
static HRESULT STDMETHODCALLTYPE invoke(object *o, DISPID id, REFIID iid, LCID lcid, WORD flags, DISPPARAMS *parameters,
                                        VARIANT *result, EXCEPINFO *info, UINT *bad) {
    (void)o;
    if (id != 77 || !IsEqualGUID(iid, &GUID_NULL) || lcid != 1033 || flags != 2 || !parameters || info) return E_FAIL;
    V_VT(result) = VT_DISPATCH;
    V_DISPATCH(result) = (IDispatch *)(void *)&other_dispatch;
    *bad = 9;
    return S_OK;
}
static HRESULT STDMETHODCALLTYPE set_rate(object *o, float rate) {
    (void)o;
    return rate == 44100.5f ? S_OK : E_INVALIDARG;
}
static D2D1_SIZE_F *STDMETHODCALLTYPE size_of(object *o, D2D1_SIZE_F *result) {
    (void)o;
    *result = (D2D1_SIZE_F){640, 480};
    return result;
}

#define METHODS(...)                                                                                                   \
    { (void *)query, (void *)add, (void *)release, __VA_ARGS__ }
static void *stream[] =
    METHODS((void *)nothing, (void *)nothing, (void *)seek, (void *)nothing, (void *)nothing, (void *)nothing,
            (void *)nothing, (void *)lock_region, (void *)nothing, (void *)nothing, (void *)nothing);
static void *dispatch[] = METHODS((void *)count_types, (void *)nothing, (void *)nothing, (void *)invoke);
static void *dispatch2[] = METHODS((void *)count_types, (void *)nothing, (void *)nothing, (void *)invoke);
static void *clock[] = METHODS((void *)set_rate);
static void *target[sizeof(ID2D1RenderTargetVtbl) / sizeof(void *)];
static object other_dispatch = {dispatch2, &IID_IDispatch, 1};

IUnknown *make_object(int shape) {
    static const struct {
        void *const *table;
        const IID *iid;
    } shapes[] = {{stream, &IID_IStream},
                  {dispatch, &IID_IDispatch},
                  {clock, &IID_IAudioClockAdjustment},
                  {target, &IID_ID2D1RenderTarget}};
    void *const unknown[] = {(void *)query, (void *)add, (void *)release}; // not stream's: those may be hooked
    for (size_t i = 0; i < sizeof target / sizeof *target; i++)
        target[i] = i == SLOT_GET_SIZE ? (void *)size_of : i < 3 ? unknown[i] : (void *)nothing;
    object *o = malloc(sizeof *o);
    *o = (object){shapes[shape].table, shapes[shape].iid, 1};
    return (IUnknown *)(void *)o;
}
