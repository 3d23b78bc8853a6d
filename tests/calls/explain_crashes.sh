#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Programs that crash, and say before what explain must say: the call that fed the crash, or that none did.
set -u
. "$(dirname "$0")/lib_wine.sh"
tried=0 failed=0
check() { # CASE PROGRAM ARGS
    local case=$1
    shift
    rm -f "$WORK"/c.*
    local expected
    expected=$("$W32T" run -o "$WORK/c.etl" "$@" 2>"$WORK/c.err" | tr -d '\r')
    "$W32T" explain -f json "$WORK/c.etl" >"$WORK/c.json" &&
        "$W32T" dump -f json -q 'source == api' "$WORK/c.etl" >"$WORK/c.jsonl" &&
        "$CALLS/check_explain.py" "$case" "$expected" "$WORK/c.json" "$WORK/c.jsonl" || failed=$((failed + 1))
    tried=$((tried + 1))
}
if [ "${WANT_WINE32:-0}" = 1 ]; then # explain_crashes_x86.sh
    windows_build_both
    build_exe() { i686-w64-mingw32-gcc -O1 -Wall -o "$WORK/$1" "${@:2}" || exit 1; }
    build_dll() { i686-w64-mingw32-gcc -O1 -Wall -shared -o "$WORK/$1" "${@:2}" -Wl,--out-implib,"$WORK/${1%.dll}.a" || exit 1; }
fi
for level in -O0 -O2; do
    build_exe "crashes$level.exe" "$CALLS/programs/crashes.c" -Wextra $level -lole32 -luuid
    for c in $(wine "$WORK/crashes$level.exe" | tr -d '\r'); do
        check "$c $level" "$WORK/crashes$level.exe" "$c"
    done
    "$W32T" run -o "$WORK/class.etl" "$WORK/crashes$level.exe" no_object >/dev/null 2>&1
    "$W32T" explain "$WORK/class.etl" >"$WORK/class.txt"
    grep -q 'missing *class *{5c0f7a10-0bad-4c1d-9001-020304050607}' "$WORK/class.txt" && grep -q 'register the COM class {5c0f7a10' "$WORK/class.txt" ||
        { echo "a class that is not registered $level"; failed=$((failed + 1)); }
    build_dll store.dll "$CALLS/programs/store.c" $level
    build_exe uses_store.exe "$CALLS/programs/uses_store.c" "$WORK/store.a" $level
    check "through a DLL of its own $level" "$WORK/uses_store.exe"
done
echo "$tried crashes, $failed explained wrongly"
[ $tried -ge 34 ] && [ $failed = 0 ]
