#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Programs that the loader refuses: a DLL that is not there, an export that a DLL does not have, a DLL for the other word size, and a
# DLL that a DLL of the program needs. explain names the importer, the missing piece and the folders that were looked in.
set -u
. "$(dirname "$0")/lib_wine.sh"
W32T=${W32T:-$BUILD/win32trace}
cat >"$WORK/dep.c" <<'C'
__declspec(dllexport) int dep_old(void) { return 1; }
#ifndef OLD
__declspec(dllexport) int dep_new(void) { return 2; }
#endif
C
cat >"$WORK/mid.c" <<'C'
int dep_new(void);
__declspec(dllexport) int mid(void) { return dep_new(); }
C
echo 'int dep_new(void); int main(void) { return dep_new(); }' >"$WORK/direct.c"
echo 'int mid(void); int main(void) { return mid(); }' >"$WORK/indirect.c"
build_dll dep.dll "$WORK/dep.c"
build_dll mid.dll "$WORK/mid.c" "$WORK/dep.a"
build_exe direct.exe "$WORK/direct.c" "$WORK/dep.a"
build_exe indirect.exe "$WORK/indirect.c" "$WORK/mid.a"
cp "$WORK/dep.dll" "$WORK/dep.good"
tried=0 failed=0

check() { # CASE PROGRAM IMPORTER MISSING FUNCTION
    tried=$((tried + 1))
    rm -f "$WORK"/c.*
    "$W32T" run --tools "$SRC/build/windows-x64" -o "$WORK/c.etl" "$WORK/$2" >"$WORK/c.out" 2>"$WORK/c.err"
    "$W32T" explain -f json "$WORK/c.etl" >"$WORK/c.json"
    python3 - "$@" "$WORK/c.json" <<'PY' || failed=$((failed + 1))
import json, sys
case, program, importer, missing, function, path = sys.argv[1:7]
crashes = json.load(open(path, encoding="utf-8"))["crashes"]
bad = []
if len(crashes) != 1 or crashes[0]["kind"] != "load-failure":
    bad.append(f"not one load failure: {[c['kind'] for c in crashes]}")
else:
    c = crashes[0]
    everything = json.dumps(c).lower()
    for what, name in (("importer", importer), ("missing piece", missing), ("function", function)):
        if name != "-" and name.lower() not in everything:
            bad.append(f"{what} {name} is not named")
    if not c.get("advice"):
        bad.append("no advice")
    if case.startswith("missing DLL") and not c.get("folders"):
        bad.append("the folders looked in are not named")
for b in bad:
    print(f"{case}: {b}")
sys.exit(1 if bad else 0)
PY
}

check "nothing missing (control)" direct.exe - - - >"$WORK/control" && true
if ! grep -q "not one load failure: \[\]" "$WORK/control"; then
    echo "a program that starts is said not to"
    exit 1
fi
tried=0 failed=0
rm "$WORK/dep.dll"
check "missing DLL" direct.exe direct.exe dep.dll -
check "missing DLL of a DLL" indirect.exe mid.dll dep.dll -
x86_64-w64-mingw32-gcc -DOLD -shared -o "$WORK/dep.dll" "$WORK/dep.c"
check "missing export" direct.exe direct.exe dep.dll dep_new
check "missing export of a DLL's DLL" indirect.exe mid.dll dep.dll dep_new
if command -v i686-w64-mingw32-gcc >/dev/null; then
    i686-w64-mingw32-gcc -shared -o "$WORK/dep.dll" "$WORK/dep.c"
    check "DLL of the wrong word size" direct.exe direct.exe dep.dll -
else
    echo "skipped: DLL of the wrong word size (no cross compiler for x86)"
fi
echo "$tried load failures, $failed explained wrongly"
[ $failed = 0 ]
