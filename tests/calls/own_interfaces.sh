#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# COM interfaces of users: from the notation of apidata/, as text and imported, and from win32metadata; methods are recorded by name,
# inherited ones and those of objects in arrays too, and what a DLL calls of the program's own object; the program behaves as untraced.
# Without prototypes none of them is known. What is wrong in a declaration is told with its line.
set -u
WANT_WINE32=maybe
. "$(dirname "$0")/lib_wine.sh"
have_wine32 && windows_build_both
cd "$WORK" || exit 1
failed=0
wrong() { echo "$*"; failed=1; }

cat >shelf.h <<'END'
#pragma dll shelf.dll
typedef struct { DWORD number; LPCWSTR title; } BOOK;
interface IShelf2;
typedef interface IReader IReader;
typedef interface IEnumShelves IEnumShelves;
MIDL_INTERFACE("5b1f3a10-7c2d-4d7b-9a51-0d5c6d2f7a01") IShelf : public IUnknown {
public:
    virtual HRESULT STDMETHODCALLTYPE Add(/* [in] */ __RPC__in const BOOK *book, _Out_ DWORD *place) = 0;
    virtual HRESULT STDMETHODCALLTYPE Find(_In_ LPCWSTR title, REFIID riid, void **found) = 0;
    virtual HRESULT STDMETHODCALLTYPE Watch(interface IReader *reader) = 0;
};
interface DECLSPEC_UUID("5b1f3a10-7c2d-4d7b-9a51-0d5c6d2f7a02") IShelf2 : IShelf {
    HRESULT Shelves(IEnumShelves **all);
    HRESULT Burn(DWORD place);
};
#undef INTERFACE
#define INTERFACE IReader
DECLARE_INTERFACE_(IReader, IUnknown) {
    STDMETHOD(QueryInterface)(THIS_ REFIID riid, void **ppv) PURE;
    STDMETHOD_(ULONG, AddRef)(THIS) PURE;
    STDMETHOD_(ULONG, Release)(THIS) PURE;
    STDMETHOD(Added)(THIS_ DWORD place, _In_ LPCWSTR title) PURE;
};
DECLARE_INTERFACE_IID_(IEnumShelves, IUnknown, "5b1f3a10-7c2d-4d7b-9a51-0d5c6d2f7a04") {
    STDMETHOD(Next)(THIS_ ULONG celt, IShelf2 **rgelt, ULONG *pceltFetched) PURE;
};
HRESULT WINAPI ShelfOpen(REFIID riid, void **out);
END
# The same as win32metadata has it.
mkdir metadata
cat >metadata/Foundation.json <<'END'
{"Constants": [], "UnicodeAliases": [], "Functions": [], "Types": [
{"Name": "HRESULT", "Architectures": [], "Platform": null, "Kind": "NativeTypedef", "AlsoUsableFor": null, "Def": {"Kind": "Native", "Name": "Int32"}, "FreeFunc": null, "InvalidHandleValue": null},
{"Name": "PWSTR", "Architectures": [], "Platform": null, "Kind": "NativeTypedef", "AlsoUsableFor": null, "Def": {"Kind": "PointerTo", "Child": {"Kind": "Native", "Name": "Char"}}, "FreeFunc": null, "InvalidHandleValue": null}]}
END
python3 - >metadata/Shop.Shelves.json <<'END'
import json
native = lambda name: {"Kind": "Native", "Name": name}
to = lambda child: {"Kind": "PointerTo", "Child": child}
ref = lambda name, kind="Com", api="Shop.Shelves": {"Kind": "ApiRef", "Name": name, "TargetKind": kind, "Api": api, "Parents": []}
param = lambda name, type, *attrs: {"Name": name, "Type": type, "Attrs": list(attrs)}
hresult, text, number, guid = ref("HRESULT", "Default", "Foundation"), ref("PWSTR", "Default", "Foundation"), native("UInt32"), to(native("Guid"))
def function(name, *params, **more):
    return {"Name": name, "SetLastError": False, "ReturnType": hresult, "ReturnAttrs": [], "Architectures": [], "Platform": None, "Attrs": [],
            "Params": list(params), **more}
def interface(name, guid, base, *methods):
    return {"Name": name, "Architectures": [], "Platform": None, "Kind": "Com", "Guid": guid, "Attrs": [], "Interface": base,
            "Methods": list(methods)}
def field(name, type): return {"Name": name, "Type": type, "Attrs": []}
unknown, iid = ref("IUnknown", api="System.Com"), "5b1f3a10-7c2d-4d7b-9a51-0d5c6d2f7a0"
print(json.dumps({"Constants": [], "UnicodeAliases": [], "Types": [
    {"Name": "BOOK", "Architectures": [], "Platform": None, "Kind": "Struct", "Size": 0, "PackingSize": 0,
     "Fields": [field("number", number), field("title", text)], "NestedTypes": []},
    interface("IShelf", iid + "1", unknown, function("Add", param("book", to(ref("BOOK", "Default")), "In", "Const"), param("place", to(number), "Out")),
              function("Find", param("title", text, "In", "Const"), param("riid", guid, "In", "Const"), param("found", to(to(native("Void"))), "Out")),
              function("Watch", param("reader", ref("IReader"), "In"))),
    interface("IShelf2", iid + "2", ref("IShelf"), function("Shelves", param("all", to(ref("IEnumShelves")), "Out")),
              function("Burn", param("place", number, "In"))),
    interface("IReader", None, unknown, function("Added", param("place", number, "In"), param("title", text, "In", "Const"))),
    interface("IEnumShelves", iid + "4", unknown, function("Next", param("celt", number, "In"),
              param("rgelt", to(ref("IShelf2")), "Out"), param("pceltFetched", to(number), "Out")))],
    "Functions": [function("ShelfOpen", param("riid", guid, "In", "Const"), param("out", to(to(native("Void"))), "Out"), DllImport="shelf.dll")]}))
END
"$W32T" apidb import -o shelf.api shelf.h >import.out || wrong "import failed"
"$W32T" apidb import -o meta.api metadata >import.out || wrong "import of the metadata failed"
grep -q '4 interfaces' import.out || wrong "import: $(cat import.out)"

try() { # FOLDER COMPILER
    mkdir -p "$1"
    $2 -DSHELF -O1 -Wall -shared -o "$1/shelf.dll" "$CALLS/programs/shelf.c" -Wl,--out-implib,"$1/shelf.a" -Wl,--enable-stdcall-fixup -Wl,--kill-at &&
        $2 -O1 -Wall -o "$1/shelf.exe" "$CALLS/programs/shelf.c" "$1/shelf.a" -Wl,--enable-stdcall-fixup || exit 1
    wine "$1/shelf.exe" >plain 2>plain.err
    local untraced=$? api
    [ $untraced -ge 9 ] || wrong "$1: untraced it ends with $untraced: $(cat plain.err)"
    for api in shelf.h shelf.api meta.api; do
        "$W32T" run --api $api -o x.etl "$1/shelf.exe" >out 2>err
        [ $? -eq $untraced ] || wrong "$1: $api: it ends otherwise: $(cat err)"
        cmp -s <(grep -v '^EXPECT' plain) <(grep -v '^EXPECT' out) || wrong "$1: $api: other output"
        "$W32T" dump --api $api -q 'not event == WriteFile' x.etl >lines || wrong "$1: $api: dump"
        "$CALLS/check_lines.py" out lines || { wrong "$1: $api"; grep -E 'Shelf|Reader|Shelves' lines; }
        "$W32T" run --api $api -e 'trace=IShelf2::*' -o x.etl "$1/shelf.exe" >out 2>err
        "$W32T" dump --api $api x.etl >lines
        [ "$(grep -c IShelf2::Burn lines)" -eq 2 ] && [ "$(grep -c :: lines)" -eq "$(grep -c IShelf2:: lines)" ] || wrong "$1: $api: -e: $(grep :: lines) $(cat err)"
    done
    "$W32T" run -o x.etl "$1/shelf.exe" >out 2>err
    "$W32T" dump -q 'not event == WriteFile' x.etl | grep -q 'IShelf' && wrong "$1: names without prototypes"
}
try x64 x86_64-w64-mingw32-gcc
have_wine32 && command -v i686-w64-mingw32-gcc >/dev/null && try x86 i686-w64-mingw32-gcc

printf 'interface DECLSPEC_UUID("nonsense") I : IUnknown { HRESULT F(void); };\n' >bad5.h
printf '\ninterface I : INowhere { HRESULT F(void); };\n' >bad2.h
printf 'interface I : IUnknown { HRESULT F(Unheard x); };\n' >bad1.h
printf 'interface I { HRESULT F(void); };\n' >bad3.h
printf 'interface I;\n\ninterface J : I { HRESULT F(void); };\n' >bad4.h
for i in 1 2 3 4 5; do
    "$W32T" apidb import -o bad.api bad$i.h >out 2>&1 && wrong "bad$i.h was taken"
    grep -q "bad$i.h.*line [1-3]: " out || wrong "bad$i.h: $(cat out)"
done
exit $failed
