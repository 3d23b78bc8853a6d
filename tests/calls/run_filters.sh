#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Filters that run in the program: what is recorded is what was asked for, numbers have no gaps, and what was left out is counted by
# each rule, in the last line and in the recording. run_filters_x86.sh asks the same of a 32-bit program.
set -u
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
failed=0 tried=0
# CALLS: "NAME=N" of every function that may be in the recording. LEFT: "rule=N" as the last line has it, "-" nothing.
check() { # PROGRAM CALLS LEFT OPTIONS…
    local program=$1 calls=$2 left=$3
    shift 3
    tried=$((tried + 1))
    "$W32T" run -o f.etl "$@" "$program" >out 2>err
    [ $? = 7 ] || { echo "$program $*: did not end with 7: $(cat err)"; failed=$((failed + 1)); return; }
    "$W32T" dump -f json f.etl >f.json
    python3 - "$program $*" "$calls" "$left" <<'PY' || failed=$((failed + 1))
import collections, json, re, sys
case, calls, left = sys.argv[1:4]
bad, seen, numbers, totals = [], collections.Counter(), collections.defaultdict(list), {}
for line in open("f.json", encoding="utf-8"):
    e = json.loads(line)
    if e["source"] == "api":
        seen[e["event"]] += 1
        numbers[e["tid"]].append(e["call"])
        if e.get("end") not in ("returned", "unwound", "thread-end") and e["event"] not in ("exit", "ExitProcess", "_cexit"):
            bad.append(f"{e['event']} has no end: {e.get('end')}")
    elif e["event"] == "ProcessTotals":
        totals = e["data"]
want = collections.Counter({k: int(v) for k, v in (p.split("=") for p in calls.split())})
if seen != want:
    bad.append(f"recorded {dict(seen)}, not {dict(want)}")
for tid, n in numbers.items():
    if sorted(n) != list(range(1, len(n) + 1)):
        bad.append(f"numbers of thread {tid} have gaps: {sorted(n)[:20]}")
err = open("err").read()
words = {"LeftOutByCondition": "by a condition", "LeftOutByOutcome": "by their outcome",
         "LeftOutByTrigger": "outside start and stop", "LeftOutByRate": "by the limit of their place"}
said = {k: int(m.group(1)) for k, w in words.items() for m in [re.search(rf"(\d+) {w}", err)] if m}
kept = {k: totals[k] for k in words if totals.get(k)}
if said != kept:
    bad.append(f"the last line says {said}, the recording {kept}")
if left != "-":
    want = {k: int(v) for k, v in (p.split("=") for p in left.split())}
    short = {k[len("LeftOutBy"):].lower(): v for k, v in kept.items()}
    if short != want:
        bad.append(f"left out {short}, not {want}")
elif kept:
    bad.append(f"left out {kept}")
for b in bad:
    print(f"{case}: {b}")
sys.exit(1 if bad else 0)
PY
}
all() { # PROGRAM
    local s="GetFileAttributesA,MulDiv,EnumSystemCodePagesA"
    check "$1" "GetFileAttributesA=13 MulDiv=1100 EnumSystemCodePagesA=2" - -e trace=$s
    check "$1" "GetFileAttributesA=5" "condition=8" -e trace=$s -q 'data.lpFileName == "ODD.TXT"'
    check "$1" "GetFileAttributesA=5" "condition=8" -e trace=$s -q 'data.lpFileName startswith evenä'
    check "$1" "MulDiv=4" "condition=1096" -e trace=$s -q 'data.nNumber in (5, 7) and not tid == 0'
    check "$1" "MulDiv=20" "condition=1080" -e trace=MulDiv -q 'data.nNumber < 10'
    check "$1" "MulDiv=100" "condition=1000" -e trace=MulDiv -q 'data.nDenominator != 4'
    check "$1" "GetFileAttributesA=13" "outcome=1102" -e trace=$s -e status=failed
    check "$1" "MulDiv=1100 EnumSystemCodePagesA=1" "outcome=14" -e trace=$s -e status=ok
    check "$1" "GetFileAttributesA=13 MulDiv=2" "outcome=1100" -e trace=$s -q 'error == ERROR_FILE_NOT_FOUND or result == 749'
    check "$1" "CreateFileA=1 WriteFile=1 CloseHandle=1" "condition=5" -e trace=CreateFileA,WriteFile,CloseHandle -P testfile
    check "$1" "RegOpenKeyExA=1 RegQueryValueExA=1 RegCloseKey=1" "condition=4" \
        -e trace=RegOpenKeyExA,RegQueryValueExA,RegCloseKey,CreateFileA -P 'software\WINE'
    check "$1" "MulDiv=10" "rate=1090" -e trace=MulDiv --max-per-site 5
    check "$1" "GetFileAttributesA=12 CreateFileA=4" "trigger=1" -e trace=GetFileAttributesA,CreateFileA \
        --start-at 'CreateFileA,data.lpFileName contains start' --stop-at 'CreateFileA,data.lpFileName contains end'
    check "$1" "CreateFileA=2 GetFileAttributesA=2" "trigger=11" -e trace=GetFileAttributesA --start-at 'kernel32!CreateFile,data.lpFileName == other.txt' \
        --stop-at 'CreateFileA,data.lpFileName == end.txt'
    check "$1" "GetFileAttributesA=13" - -e trace=$s -q 'event startswith GetFile'
    check "$1" "MulDiv=1100" - -e trace=MulDiv --caller "${1%.exe}"
    check "$1" "" "condition=1100" -e trace=MulDiv --caller msvcrt.dll
}
if [ "${WANT_WINE32:-0}" = 1 ]; then # run_filters_x86.sh
    windows_build_both
    i686-w64-mingw32-gcc -O1 -o filtered32.exe "$CALLS/programs/filtered.c" || exit 1
    all filtered32.exe
    echo "$tried filters, $failed wrong"
    [ $failed = 0 ]
    exit
fi
build_exe filtered.exe "$CALLS/programs/filtered.c"
all filtered.exe

refused() { # WORDS OPTIONS…
    local words=$1
    shift
    tried=$((tried + 1))
    "$W32T" run -o r.etl "$@" filtered.exe >out 2>err
    [ $? = 125 ] && grep -q "$words" err && [ "$(wc -l <err)" = 1 ] && [ ! -e r.etl ] && return
    echo "$*: not refused with '$words' and nothing else: $(cat err)"
    failed=$((failed + 1))
}
refused 'data.lpFileName matches a regular expression' -q 'data.lpFileName matches "x.*"'
refused 'time is not known while recording' -q 'time > now'
refused 'start-at' --start-at NoSuchFunction
refused 'no call of any known function can match' -q 'provider == 1'
refused 'not XPath or Process' -q '*[System[EventID=1]]'
refused 'not XPath or Process' -q 'Operation is RegOpenKey'
"$W32T" run -o r.etl -e 'trace=kernel32!NoSuchExport,kernel32!CreateFileW' filtered.exe >out 2>err
grep -q 'kernel32.dll has no export NoSuchExport, which -e trace= names' err && [ "$(grep -c 'no export' err)" -eq 1 ] ||
    { echo "an export that is not there: $(cat err)"; failed=$((failed + 1)); }
"$W32T" run -o r.etl -q 'event == GetTapeStatus' filtered.exe >out 2>err
grep -q 'no call was recorded' err || { echo "a filter that nothing matches: not said"; failed=$((failed + 1)); }
"$W32T" run -o r.etl -e 'trace=nosuch.dll!*' filtered.exe >out 2>err
grep -q 'no call was recorded.*trace=nosuch.dll!\*' err || { echo "functions that the program does not call: not said"; failed=$((failed + 1)); }
# beside items that match
"$W32T" run -o r.etl -e 'trace=MulDiv,nosuch.dll!*,kernel32!CreateFileA,?nor!*' filtered.exe >out 2>err
[ "$(grep -c 'no process loaded' err)" -eq 1 ] && grep -q 'no process loaded nosuch.dll, which -e trace= names' err ||
    { echo "a DLL of trace= that no process loads: $(cat err)"; failed=$((failed + 1)); }
rm -f r.etl
refused 'bad value' --rate 5/m
refused 'bad value' --max-per-site 0
echo "$tried filters, $failed wrong"
[ $failed = 0 ]
