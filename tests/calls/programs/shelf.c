// SPDX-License-Identifier: Apache-2.0
// A COM interface that no header of Windows has: shelf.dll (-DSHELF) implements IShelf2, the program its own IReader,
// which the DLL calls. The program prints what the recording must hold and returns how many of its checks passed.
#define COBJMACROS
#define INITGUID
#include <windows.h>
#include <stdio.h>

typedef struct IShelf2 IShelf2;
typedef struct IReader IReader;
typedef struct IEnumShelves IEnumShelves;
typedef struct BOOK {
    DWORD number;
    LPCWSTR title;
} BOOK;

typedef struct IReaderVtbl {
    HRESULT(WINAPI *QueryInterface)(IReader *, REFIID, void **);
    ULONG(WINAPI *AddRef)(IReader *);
    ULONG(WINAPI *Release)(IReader *);
    HRESULT(WINAPI *Added)(IReader *, DWORD place, LPCWSTR title);
} IReaderVtbl;
struct IReader {
    const IReaderVtbl *v;
};

typedef struct IShelf2Vtbl {
    HRESULT(WINAPI *QueryInterface)(IShelf2 *, REFIID, void **);
    ULONG(WINAPI *AddRef)(IShelf2 *);
    ULONG(WINAPI *Release)(IShelf2 *);
    HRESULT(WINAPI *Add)(IShelf2 *, const BOOK *book, DWORD *place);
    HRESULT(WINAPI *Find)(IShelf2 *, LPCWSTR title, REFIID riid, void **found);
    HRESULT(WINAPI *Watch)(IShelf2 *, IReader *reader);
    HRESULT(WINAPI *Shelves)(IShelf2 *, IEnumShelves **all);
    HRESULT(WINAPI *Burn)(IShelf2 *, DWORD place);
} IShelf2Vtbl;
struct IShelf2 {
    const IShelf2Vtbl *v;
};

typedef struct IEnumShelvesVtbl {
    HRESULT(WINAPI *QueryInterface)(IEnumShelves *, REFIID, void **);
    ULONG(WINAPI *AddRef)(IEnumShelves *);
    ULONG(WINAPI *Release)(IEnumShelves *);
    HRESULT(WINAPI *Next)(IEnumShelves *, ULONG celt, IShelf2 **rgelt, ULONG *pceltFetched);
} IEnumShelvesVtbl;
struct IEnumShelves {
    const IEnumShelvesVtbl *v;
};

DEFINE_GUID(IID_IShelf, 0x5b1f3a10, 0x7c2d, 0x4d7b, 0x9a, 0x51, 0x0d, 0x5c, 0x6d, 0x2f, 0x7a, 0x01);
DEFINE_GUID(IID_IShelf2, 0x5b1f3a10, 0x7c2d, 0x4d7b, 0x9a, 0x51, 0x0d, 0x5c, 0x6d, 0x2f, 0x7a, 0x02);

#ifdef SHELF
static IReader *watcher;
static const IShelf2Vtbl shelf_methods, other_methods;
static IShelf2 shelf = {&shelf_methods}, other = {&other_methods};
static const IEnumShelvesVtbl enum_methods;
static IEnumShelves shelves = {&enum_methods};

static HRESULT WINAPI query(IShelf2 *s, REFIID riid, void **out) {
    *out = s;
    return IsEqualGUID(riid, &IID_IShelf) || IsEqualGUID(riid, &IID_IShelf2) || IsEqualGUID(riid, &IID_IUnknown)
               ? S_OK
               : (*out = NULL, E_NOINTERFACE);
}
static ULONG WINAPI count(IShelf2 *s) {
    return s != NULL;
}
static HRESULT WINAPI add(IShelf2 *s, const BOOK *book, DWORD *place) {
    (void)s;
    *place = book->number + 1;
    return watcher ? watcher->v->Added(watcher, *place, book->title) : S_FALSE;
}
static HRESULT WINAPI find(IShelf2 *s, LPCWSTR title, REFIID riid, void **found) {
    return title[0] == '?' ? E_INVALIDARG : query(s, riid, found);
}
static HRESULT WINAPI watch(IShelf2 *s, IReader *reader) {
    (void)s;
    watcher = reader;
    return S_OK;
}
static HRESULT WINAPI list(IShelf2 *s, IEnumShelves **all) {
    (void)s;
    *all = &shelves;
    return S_OK;
}
static HRESULT WINAPI burn(IShelf2 *s, DWORD place) {
    return s == &other ? (HRESULT)place : E_ACCESSDENIED;
}
static HRESULT WINAPI enum_query(IEnumShelves *e, REFIID riid, void **out) {
    (void)e, (void)riid;
    *out = NULL;
    return E_NOINTERFACE;
}
static ULONG WINAPI enum_count(IEnumShelves *e) {
    return e != NULL;
}
static HRESULT WINAPI next(IEnumShelves *e, ULONG celt, IShelf2 **rgelt, ULONG *fetched) {
    (void)e, (void)celt;
    rgelt[0] = &shelf;
    rgelt[1] = &other;
    *fetched = 2;
    return S_FALSE;
}
static const IShelf2Vtbl shelf_methods = {query, count, count, add, find, watch, list, burn};
static const IShelf2Vtbl other_methods = {query, count, count, add, find, watch, list, burn};
static const IEnumShelvesVtbl enum_methods = {enum_query, enum_count, enum_count, next};
__declspec(dllexport) HRESULT WINAPI ShelfOpen(REFIID riid, void **out) {
    return query(&shelf, riid, out);
}

#else
#include "expect.h"
#define AT(pointer) ((unsigned long long)(uintptr_t)(pointer))
HRESULT WINAPI ShelfOpen(REFIID riid, void **out);

static int good;
static void check(BOOL ok, const char *what) {
    if (ok)
        good++;
    else
        fprintf(stderr, "failed: %s\n", what);
}

static HRESULT WINAPI query(IReader *r, REFIID riid, void **out) {
    (void)r, (void)riid;
    *out = NULL;
    return E_NOINTERFACE;
}
static ULONG WINAPI count(IReader *r) {
    return r != NULL;
}
static HRESULT WINAPI added(IReader *r, DWORD place, LPCWSTR title) {
    (void)r;
    return place == 8 && title[0] == 'E' ? S_OK : E_FAIL;
}
static const IReaderVtbl reader_methods = {query, count, count, added};
static IReader reader = {&reader_methods};

int main(void) {
    IShelf2 *s = NULL, *two = NULL, *some[4] = {NULL};
    IEnumShelves *all = NULL;
    ULONG fetched = 0;
    DWORD place = 0;
    BOOK book = {7, L"Emma"};
    ShelfOpen(&IID_IShelf, (void **)&s);
    const IShelf2Vtbl *methods = s->v;
    EXPECT("1", "shelf.dll  IShelf::Add(This=0x%llx, book={number=7, title=\"Emma\"}, place=8) = S_FALSE", AT(s));
    check(s->v->Add(s, &book, &place) == S_FALSE && place == 8, "Add");
    EXPECT("1", "shelf.dll  IShelf::Watch(This=0x%llx, reader=0x%llx) = S_OK", AT(s), AT(&reader));
    s->v->Watch(s, &reader);
    EXPECT("1", "IReader::Added(This=0x%llx, place=8, title=\"Emma\") = S_OK", AT(&reader));
    EXPECT("1", "shelf.dll  IShelf::Add(This=0x%llx, book={number=7, title=\"Emma\"}, place=8) = S_OK", AT(s));
    check(s->v->Add(s, &book, &place) == S_OK, "Add to a watched one");
    EXPECT(
        "1",
        "shelf.dll  IShelf::Find(This=0x%llx, title=\"?\", riid={5b1f3a10-7c2d-4d7b-9a51-0d5c6d2f7a02}<IID_IShelf2>, "
        "found=",
        AT(s));
    check(s->v->Find(s, L"?", &IID_IShelf2, (void **)&two) == E_INVALIDARG, "not found");
    EXPECT("1",
           "shelf.dll  IShelf::Find(This=0x%llx, title=\"Emma\", "
           "riid={5b1f3a10-7c2d-4d7b-9a51-0d5c6d2f7a02}<IID_IShelf2>, "
           "found=0x%llx) = S_OK",
           AT(s), AT(s));
    check(s->v->Find(s, L"Emma", &IID_IShelf2, (void **)&two) == S_OK && two == s, "found");
    EXPECT("1", "shelf.dll  IShelf2::Burn(This=0x%llx, place=3) = E_ACCESSDENIED", AT(s));
    check(two->v->Burn(two, 3) == E_ACCESSDENIED, "Burn");
    EXPECT("1", "shelf.dll  IShelf2::Shelves(This=0x%llx, all=0x", AT(s));
    s->v->Shelves(s, &all);
    EXPECT("1", "shelf.dll  IEnumShelves::Next(This=0x%llx, celt=4, ", AT(all));
    check(all->v->Next(all, 4, some, &fetched) == S_FALSE && fetched == 2, "Next");
    EXPECT("1", "shelf.dll  IShelf2::Burn(This=0x%llx, place=5) = 0x5", AT(some[1]));
    check(some[1]->v->Burn(some[1], 5) == 5, "Burn of the second");
    EXPECT("1", "shelf.dll  IShelf2::QueryInterface(This=0x%llx, riid=", AT(some[1]));
    check(some[1]->v->QueryInterface(some[1], &IID_IShelf2, (void **)&two) == S_OK && two == some[1], "QueryInterface");
    check(s->v == methods && reader.v == &reader_methods, "objects keep their tables");
    fflush(stdout);
    return good;
}
#endif
