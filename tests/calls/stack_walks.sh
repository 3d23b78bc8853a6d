#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Call stacks (-k) against what the program itself knows of who called whom: recursion, large and variable frames, tail calls, callbacks of
# the system, threads, exception handlers, longjmp, fibers, code made at run time; named by symbols and exports where neither program nor
# Wine prefix is at hand any more. On x86 with frame pointers, and without: there frames may be missing, but none may be invented.
set -u
WANT_WINE32=maybe
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
failed=0
programs=x64
build_exe x64.exe "$CALLS/programs/walks.c"
if have_wine32; then
    windows_build_both
    gcc32="i686-w64-mingw32-gcc -O1 -Wall"
    $gcc32 -fno-omit-frame-pointer -o x86.exe "$CALLS/programs/walks.c" && $gcc32 -o frameless.exe "$CALLS/programs/walks.c" || exit 1
    programs+=" x86 frameless"
fi
for p in $programs; do
    timeout 120 "$W32T" run -k -e trace=GetFileAttributesA -o $p.etl ./$p.exe >$p.out 2>$p.err || { echo "$p: exit status $?"; cat $p.err; failed=1; }
    rm $p.exe
    env -u WINEPREFIX HOME=/nonexistent "$W32T" dump -f json -k -q 'event == GetFileAttributesA' $p.etl >$p.jsonl || failed=1
    python3 - $p <<'PY' || failed=1
import json, re, sys
p = sys.argv[1]
calls = {}
for line in open(f"{p}.jsonl", encoding="utf-8"):
    e = json.loads(line)
    calls.setdefault(e["data"]["lpFileName"], e)
bad, seen = [], 0
for line in open(f"{p}.out", encoding="utf-8"):
    m = re.match(r"STACK ([\w-]+): (.*)", line)
    if not m:
        bad.append(line)
        continue
    tag, book, e = m[1], m[2].split(), calls.get("C:\\walk-" + m[1])
    if not e:
        bad.append(f"{tag}: no such call")
        continue
    seen += 1
    stack = e["stack"]
    if [s.split("!")[0].split("+")[0] for s in stack] != [s.split("+")[0] for s in e["stack_offsets"]]:
        bad.append(f"{tag}: names and places differ: {stack} {e['stack_offsets']}")
    if stack[0] != e["caller_symbol"]:
        bad.append(f"{tag}: {e['caller_symbol']} is not {stack[0]}")
    own, called = [], []  # the program's frames, and whether the system called them
    for i, s in enumerate(stack):
        name = re.sub(r"@\d+$", "", s.split("!")[-1].rsplit("+", 1)[0]) if s.startswith(p + ".exe!") else "outside" if s.startswith("0x") else None
        if name in ("__tmainCRTStartup", "mainCRTStartup", "WinMainCRTStartup"):
            continue
        if name:
            own.append(name)
            called.append(i + 1 < len(stack) and not stack[i + 1].startswith((p + ".exe", "0x")))
    want = [b.rstrip("!") for b in book]
    if p == "frameless" or p == "x86" and tag == "frameless":  # nothing links these frames
        rest = iter(want)
        if not own or not all(name in rest for name in own) or len(stack) > 128:
            bad.append(f"{tag}: {own} is not part of {want}")
        continue
    if e.get("stack_cut", False) != (len(book) > 128):
        bad.append(f"{tag}: {len(book)} functions, and stack_cut is {e.get('stack_cut')}")
    if len(book) > 128:
        if len(stack) != 128 or own != want[:128]:
            bad.append(f"{tag}: not the innermost 128 frames")
        continue
    if tag in ("no-table", "function-callback"):  # nobody knows what lies behind code without unwind data, or would have to call the program
        want = want[:want.index("outside") + 1]
    if own != want:
        bad.append(f"{tag}: {own}, by the program {want}")
    elif any(b.endswith("!") and not c for b, c in zip(book, called)):
        bad.append(f"{tag}: called by the system, but {stack}")
    if tag not in ("no-table", "function-callback", "fiber") and not re.match(r"ntdll.dll!.*RtlUserThreadStart", stack[-1]) and p == "x64":
        bad.append(f"{tag}: does not end where threads begin: {stack[-2:]}")
print(f"{p}: {seen} stacks")
if bad or seen < 15:
    sys.exit("\n".join(bad) or "too few stacks")
PY
done
"$W32T" dump -k x64.etl | grep -q '^    x64.exe!main+0x[0-9a-f]* (x64.exe+0x[0-9a-f]*)$' || { echo "no frame of main in the text"; failed=1; }
[ "$("$W32T" dump -q 'stack contains "EnumSystemLocalesA"' x64.etl | grep -c walk-enum)" -eq 1 ] || { echo "a stack is not found by an export's name"; failed=1; }
"$W32T" stat --by stack x64.etl | grep -q ' x64.exe!deep+0x' || { echo "no names in stat --by stack"; failed=1; }
"$W32T" stat -c --by caller x64.etl | grep -q ' x64.exe!mark+0x' || { echo "no names in stat --by caller"; failed=1; }
"$W32T" dump -f procmon-xml -k x64.etl | grep -q '<location>x64.exe!main+0x' || { echo "no names in procmon-xml"; failed=1; }
"$W32T" dump -k -q 'data.lpFileName contains "walk-cut"' x64.etl | tail -1 | grep -q 'cut: there were more frames' || { echo "text: a cut stack is not said to be one"; failed=1; }
"$W32T" dump -f xml -k -q 'event == GetFileAttributesA' x64.etl >x64.xml
"$W32T" dump -f xml -q 'event == GetFileAttributesA' x64.etl | grep -q '<Stack' && { echo "xml: stacks without -k"; failed=1; }
python3 - <<'PY' || failed=1
import json, sys
import xml.etree.ElementTree as X
trace = "{http://schemas.microsoft.com/win/2004/08/events/trace}"
stacks = X.parse("x64.xml").getroot().findall(f".//{trace}ExtendedTracingInfo/{trace}Stack")
calls = [json.loads(line) for line in open("x64.jsonl", encoding="utf-8")]
shown = [([f.text for f in s], s.get("Cut")) for s in stacks]
if not calls or shown != [(c["stack"], "true" if c.get("stack_cut") else None) for c in calls]:
    sys.exit("xml: other stacks than in json")
PY

# A crash, and neither the program nor the prefix at hand when it is explained: the recording has the names.
build_exe crashes.exe "$CALLS/programs/crashes.c" -O0 -lole32 -luuid
timeout 120 "$W32T" run -o crash.etl ./crashes.exe own_list >/dev/null 2>&1
rm crashes.exe
env -u WINEPREFIX HOME=/nonexistent "$W32T" explain crash.etl >crash.txt
grep -q 'crashes.exe+0x[0-9a-f]*  *(\?own_list+0x' crash.txt || { echo "explain: no name of the function that crashed"; cat crash.txt; failed=1; }
grep -q 'crashes.exe+0x[0-9a-f]*  *(\?main+0x' crash.txt || { echo "explain: no name of its caller"; failed=1; }
cat >far.c <<'END'
static int far(int n) { return n ? far(n - 1) + 1 : *(volatile int *)0; }
int main(int argc, char **argv) { return (void)argv, far(200 * argc); }
END
x86_64-w64-mingw32-gcc -O0 -o far.exe far.c || exit 1
timeout 120 "$W32T" run -o far.etl ./far.exe >/dev/null 2>&1
"$W32T" explain far.etl | grep -q 'cut: there were more frames' || { echo "explain: a cut stack is not said to be one"; failed=1; }
"$W32T" explain -f json far.etl | grep -q '"stack_cut":true' || { echo "explain -f json: a cut stack is not said to be one"; failed=1; }
"$W32T" explain -f json crash.etl | grep -q stack_cut && { echo "explain -f json: a whole stack is said to be cut"; failed=1; }
exit $failed
