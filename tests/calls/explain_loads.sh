#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Programs that the loader refuses: a DLL that is not there, an export that a DLL does not have, a DLL for the other word size, and a
# DLL that a DLL of the program needs. explain names the importer, the missing piece and the folders that were looked in; so it does
# for a program that a traced program starts, and for DLLs that a running program asks for.
set -u
. "$(dirname "$0")/lib_wine.sh"
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
    "$W32T" run -o "$WORK/c.etl" "$WORK/$2" >"$WORK/c.out" 2>"$WORK/c.err"
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

# A running program asks for plug\plugin.dll, which needs dep.dll; then it starts a program that needs dep.dll, and uses the NULL.
cat >"$WORK/plugin.c" <<'C'
int dep_new(void);
__declspec(dllexport) int plugin(void) { return dep_new(); }
C
cat >"$WORK/late.c" <<'C'
#include <windows.h>
int main(int argc, char **argv) {
    HMODULE m = LoadLibraryA(argv[1]);
    STARTUPINFOA si = {.cb = sizeof si};
    PROCESS_INFORMATION pi;
    if (argc > 2 && CreateProcessA(NULL, argv[2], 0, 0, 0, 0, 0, 0, &si, &pi)) WaitForSingleObject(pi.hProcess, 20000);
    return ((int (*)(void))GetProcAddress(m, "plugin"))();
}
C
mkdir "$WORK/plug"
cp "$WORK/dep.good" "$WORK/dep.dll"
build_dll plug/plugin.dll "$WORK/plugin.c" "$WORK/dep.a"
build_exe late.exe "$WORK/late.c"
late() { # CASE DLL WORDS THAT MUST BE IN EVERYTHING SAID OF THE LOAD
    tried=$((tried + 1))
    rm -f "$WORK"/c.*
    (cd "$WORK" && "$W32T" run -o c.etl late.exe "$2" direct.exe >c.out 2>c.err)
    "$W32T" explain -f json "$WORK/c.etl" >"$WORK/c.json"
    python3 - "$WORK/c.json" "$@" <<'PY' || failed=$((failed + 1))
import json, sys
path, case, dll = sys.argv[1:4]
words = sys.argv[4:]
x = json.load(open(path, encoding="utf-8"))
bad = []
failure = [f for f in x["failures"] if f["kind"] == "dll" and f["subject"] == dll]
crash = [c for c in x["crashes"] if c["process"] == "late.exe"]
if case.endswith("an export"):  # Wine loads such a DLL, and ends the program when it calls the function
    c = crash[0] if len(crash) == 1 else {}
    if (c.get("missing"), c.get("function"), c.get("importer")) != ("dep.dll", "dep_new", "plugin.dll") or "dep_new" not in c["advice"]:
        print(f"late load, {case}: not explained: {c.get('summary')}; {c.get('no_cause')}; {c.get('advice')}")
        sys.exit(1)
    sys.exit(0)
if len(failure) != 1 or "detail" not in failure[0]:
    bad.append(f"no detail of {dll}: {x['failures']}")
else:
    bad += [f"'{w}' is not in: {failure[0]['detail']}" for w in words if w.lower() not in failure[0]["detail"].lower()]
if len(crash) != 1 or [c["call"]["event"] for c in crash[0]["causes"]] != ["GetProcAddress", "LoadLibraryA"]:
    bad.append(f"not the crash through GetProcAddress and LoadLibraryA: {[c['summary'] for c in crash]}")
elif failure and crash[0]["causes"][1].get("detail") != failure[0].get("detail"):
    bad.append("the cause does not say what was missing inside")
elif words and words[-1].lower() not in crash[0]["advice"].lower():
    bad.append(f"the advice does not speak of {words[-1]}: {crash[0]['advice']}")
child = [c for c in x["crashes"] if c["process"] == "direct.exe"]
if case == "dep.dll is missing":
    if len(child) != 1 or child[0]["kind"] != "load-failure" or child[0].get("missing") != "dep.dll" or not child[0].get("folders"):
        bad.append(f"the child that did not start is not explained: {child}")
for b in bad:
    print(f"late load, {case}: {b}")
sys.exit(1 if bad else 0)
PY
}
rm "$WORK/dep.dll"
late "dep.dll is missing" 'plug\plugin.dll' plugin.dll 'none of' "$WORK" dep.dll
cp "$WORK/dep.good" "$WORK/plug/dep.dll"
late "dep.dll lies where nobody looks" 'plug\plugin.dll' plugin.dll 'not looked for' "$WORK/plug/dep.dll"
rm "$WORK/plug/dep.dll"
x86_64-w64-mingw32-gcc -DOLD -shared -o "$WORK/dep.dll" "$WORK/dep.c"
late "dep.dll lacks an export" 'plug\plugin.dll' plugin.dll dep_new
late "the DLL itself is missing" gone.dll "$WORK" gone.dll
if command -v i686-w64-mingw32-gcc >/dev/null; then
    i686-w64-mingw32-gcc -shared -o "$WORK/dep.dll" "$WORK/dep.c"
    late "dep.dll is of the wrong kind" 'plug\plugin.dll' plugin.dll 32-bit dep.dll
fi
echo "$tried load failures, $failed explained wrongly"
[ $failed = 0 ]
