#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Prototypes of a program's own DLL: structures, enumerations, lengths, failure rules; from the text itself and from what `import` makes
# of it, while recording, live and afterwards; without them the calls are raw. Faults in the text are told with their line.
set -u
WANT_WINE32=maybe
. "$(dirname "$0")/lib_wine.sh"
have_wine32 && windows_build_both
cd "$WORK" || exit 1
failed=0
wrong() { echo "$*"; failed=1; }

cat >shop.h <<'END'
// What shop.dll exports.
#pragma dll Shop.dll
typedef enum { ORDER_NONE = 0, ORDER_FAST = 1, ORDER_GIFT = 2, ORDER_LATE = 4, ORDER_RUSH = 5 } ORDER_FLAGS;
enum shop_state { SHOP_OPEN = 7, SHOP_SHUT };
#define MAX_TAGS 3
typedef struct _ITEM {
    unsigned short code;
    double price;      // 8 bytes in, both word sizes
    LPCWSTR name;
    struct { int width, height; } box;
    unsigned gift : 1, rest : 31;
} ITEM, *PITEM;
#pragma pack(push, 1)
typedef struct { BYTE kind; DWORD number; char tag[5]; } TIGHT;
#pragma pack(pop)
typedef struct ORDER {
    DWORD cbSize;
    ORDER_FLAGS flags;
    const char *customer;
    RECT place;
    ITEM first;
    DWORD tags[MAX_TAGS];
    union { LONG asLong; float asFloat; } extra;
} ORDER;
HANDLE WINAPI ShopOpen(_In_ LPCSTR name, enum shop_state state) _Fails_(minus_one, last_error) _Opens_;
BOOL WINAPI ShopOrder(HANDLE shop, _In_ const ORDER *order, _Out_ DWORD *number) _Fails_(zero, last_error) _Group_(network);
int __cdecl ShopItems(_In_reads_(count) const ITEM *items, int count, _Out_writes_to_(room, *filled) WCHAR *text, DWORD room, _Inout_ DWORD *filled);
void WINAPI ShopTight(_In_ const TIGHT *tight, _In_reads_bytes_(size) const void *bytes, size_t size);
typedef struct { LPCWSTR user, password; } LOGON;
typedef struct { DWORD cb; WCHAR szPassword[16]; } INLINE_LOGON;
BOOL WINAPI ShopLogon(_In_ const LOGON *logon, _In_ const INLINE_LOGON *other);
BOOL WINAPI ShopClose(_Closes_ HANDLE shop);
END
cat >shop.c <<'END'
#include <windows.h>
typedef struct { unsigned short code; double price; LPCWSTR name; struct { int width, height; } box; unsigned gift : 1, rest : 31; } ITEM;
typedef struct { DWORD cbSize; int flags; const char *customer; RECT place; ITEM first; DWORD tags[3]; union { LONG l; float f; } extra; } ORDER;
#pragma pack(push, 1)
typedef struct { BYTE kind; DWORD number; char tag[5]; } TIGHT;
#pragma pack(pop)
#ifdef SHOP
#define API __declspec(dllexport)
API HANDLE WINAPI ShopOpen(LPCSTR name, int state) { if (!name) { SetLastError(5); return INVALID_HANDLE_VALUE; } return (HANDLE)(UINT_PTR)(0x500 + state); }
API BOOL WINAPI ShopOrder(HANDLE shop, const ORDER *o, DWORD *number) { *number = 77; (void)shop; return o->first.code != 0; }
API int ShopItems(const ITEM *items, int count, WCHAR *text, DWORD room, DWORD *filled) { (void)items; (void)room; *filled = 2; text[0] = 'o'; text[1] = 'k'; return count; }
API void WINAPI ShopTight(const TIGHT *t, const void *b, size_t n) { (void)t; (void)b; (void)n; }
API BOOL WINAPI ShopClose(HANDLE shop) { (void)shop; return TRUE; }
API BOOL WINAPI ShopLogon(const void *a, const void *b) { return a && b; }
#else
HANDLE WINAPI ShopOpen(LPCSTR, int);
BOOL WINAPI ShopOrder(HANDLE, const ORDER *, DWORD *);
int ShopItems(const ITEM *, int, WCHAR *, DWORD, DWORD *);
void WINAPI ShopTight(const TIGHT *, const void *, size_t);
BOOL WINAPI ShopClose(HANDLE);
BOOL WINAPI ShopLogon(const void *, const void *);
int main(void) {
    DWORD number, filled = 0;
    WCHAR text[20];
    ITEM items[2] = {{1, 2.5, L"one", {3, 4}, 1, 9}, {2, -1, NULL, {5, 6}, 0, 0}};
    ORDER o = {sizeof o, 5, "Ann", {1, 2, 3, 4}, {9, 0.25, L"lamp", {7, 8}, 1, 2}, {10, 20, 30}, {-3}};
    TIGHT t = {1, 0x12345678, "abc"};
    HANDLE shop = ShopOpen("corner", 7);
    ShopOpen(NULL, 8);
    ShopOrder(shop, &o, &number);
    ShopItems(items, 2, text, 20, &filled);
    ShopTight(&t, "bytes", 5);
    LPCWSTR logon[2] = {L"ann", L"hush1"};
    struct { DWORD cb; WCHAR p[16]; } other = {36, L"hush2"};
    ShopLogon(logon, &other);
    ShopClose(shop);
    return 0;
}
#endif
END
cat >expected <<'END'
EXPECTRE 1|shop.dll  ShopOpen\(name="corner", state=SHOP_OPEN\) = 0x507
EXPECTRE 1|shop.dll  ShopOpen\(name=NULL, state=SHOP_SHUT\) = 0xffffffff\w* \(ERROR_ACCESS_DENIED\)
EXPECTRE 1|ShopOrder\(shop=0x507<corner>, order=\{cbSize=\d+, flags=ORDER_RUSH, customer="Ann", place=\{left=1, top=2, right=3, bottom=4\}, first=\{code=9, price=0.25, name="lamp", box=\{width=7, height=8\}, gift=1, rest=2\}, tags=\[10, 20, 30\], asLong=-3\}, number=77\) = TRUE
EXPECTRE 1|ShopItems\(items=\[\{code=1, price=2.5, name=0x[0-9a-f]+, box=\{width=3, height=4\}, gift=1, rest=9\}, \{code=2, price=-1(\.0)?, name=NULL, box=\{width=5, height=6\}, gift=0, rest=0\}\], count=2, text="ok", room=20, filled=\[0 -> 2\]\) = 2
EXPECTRE 1|ShopTight\(tight=\{kind=1, number=305419896, tag="abc"\}, bytes="bytes", size=5\)
EXPECTRE 1|ShopLogon\(logon=\{user="ann", password=0x[0-9a-f]+\}, other=0x[0-9a-f]+\) = TRUE
EXPECTRE 1|ShopClose\(shop=0x507<corner>\) = TRUE
END
"$W32T" apidb import -o shop.api shop.h >import.out || wrong "import failed"
grep -q '6 functions' import.out || wrong "import: $(cat import.out)"
"$W32T" apidb show -d shop.h shop.dll!ShopOrder | grep -q 'const ORDER \* order' || wrong "apidb show does not know ShopOrder"

try() { # NAME
    "$W32T" run --api shop.h -e 'trace=shop!*' -o $1.etl $1/uses.exe 2>err || { wrong "$1: run failed"; cat err; }
    grep -q 'no process loaded' err && wrong "$1: $(cat err)"
    for api in shop.h shop.api; do
        "$W32T" dump --api $api $1.etl >lines || wrong "$1: dump failed"
        "$CALLS/check_lines.py" expected lines || { wrong "$1: with $api"; grep Shop lines; }
    done
    "$W32T" run --api shop.h --no-compress -e 'trace=shop!*' -o plain.etl $1/uses.exe
    grep -qaP 'h\x00u\x00s\x00h\x00' plain.etl && wrong "$1: a password was recorded"
    "$W32T" run --api shop.api $1/uses.exe 2>lines
    grep -q 'ShopOpen.*name="corner".*SHOP_OPEN' lines || wrong "$1: live text does not know the DLL"
    grep -q 'GetLastError\|GetCommandLine\|Exit\|kernel32.dll\|msvcrt.dll' lines || wrong "$1: with --api the system's functions are gone"
    "$W32T" run -e 'trace=shop!*' -o raw.etl $1/uses.exe && "$W32T" dump raw.etl | grep -q 'ShopOpen(args=' || wrong "$1: without --api calls are not raw"
    "$W32T" apidb coverage -d shop.h $1/uses.exe -a | grep -q 'annotated  shop.dll!ShopOrder' || wrong "$1: coverage"
}
mkdir -p x64 x86
x86_64-w64-mingw32-gcc -DSHOP -O1 -shared -o x64/shop.dll shop.c && x86_64-w64-mingw32-gcc -O1 -o x64/uses.exe shop.c x64/shop.dll || exit 1
try x64
if have_wine32 && command -v i686-w64-mingw32-gcc >/dev/null; then
    i686-w64-mingw32-gcc -DSHOP -O1 -shared -Wl,--kill-at -o x86/shop.dll shop.c &&
        i686-w64-mingw32-gcc -O1 -o x86/uses.exe shop.c x86/shop.dll -Wl,--enable-stdcall-fixup && try x86
fi

printf 'typedef struct { int a; } A;\nBOOL WINAPI F(_In_reads_(nope) const A *a);\n' >bad1.h
printf 'int F(Unheard x);\n' >bad2.h
printf 'int F(int x)\nint G(void);\n' >bad3.h
for i in 1 2 3; do
    "$W32T" apidb import -o bad.api bad$i.h >out 2>&1 && wrong "bad$i.h was taken"
    grep -q "bad$i.h.*line [12]: " out || wrong "bad$i.h: $(cat out)"
done
exit $failed
