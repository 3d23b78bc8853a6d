#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What `run` promises around the recording: an old one survives a failed start, live text is chosen by -e status= and -P, a stack overflow
# ends as it does untraced and is recorded, and `recover` tells a running program from one that left nothing.
set -u
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
failed=0
wrong() { echo "$*"; failed=1; }

cat >files.c <<'END'
#include <windows.h>
int main(void) {
    HKEY k;
    HANDLE h = CreateFileA("nowhere.txt", GENERIC_READ, 0, 0, OPEN_EXISTING, 0, 0);
    h = CreateFileA("TestFile.txt", GENERIC_WRITE, 0, 0, CREATE_ALWAYS, 0, 0);
    CloseHandle(h);
    RegOpenKeyExA(HKEY_CURRENT_USER, "Software\\Wine", 0, KEY_READ, &k);
    return 7;
}
END
cat >deep.c <<'END'
int f(int n) { volatile char b[4096]; b[n & 4095] = 1; return f(n + 1) + b[3]; }
int main(void) { return f(1); }
END
cat >sleeps.c <<'END'
#include <windows.h>
int main(void) { for (int i = 0; i < 60; i++) { GetFileAttributesA("x"); Sleep(100); } return 0; }
END
build_exe files.exe files.c
build_exe sleeps.exe sleeps.c
x86_64-w64-mingw32-gcc -O0 -w -o deep.exe deep.c || exit 1

"$W32T" run -o a.etl files.exe >/dev/null 2>&1
[ $? = 7 ] || wrong "files.exe did not end with 7"
cp a.etl before.etl
for bad in ./gone.exe gone.exe /bin/true; do
    "$W32T" run -o a.etl "$bad" >/dev/null 2>&1 && wrong "$bad: ran"
    cmp -s a.etl before.etl || wrong "$bad: the old recording is gone"
done
cp files.c text.etl
"$W32T" run -o text.etl files.exe >/dev/null 2>&1
[ $? = 125 ] || wrong "a file that is no recording was taken for the output"
cmp -s files.c text.etl || wrong "a file that is no recording was overwritten"

"$W32T" run -e status=failed files.exe 2>err
grep -q nowhere.txt err || wrong "status=failed does not show the failed call"
grep -q TestFile.txt err && wrong "status=failed shows a call that succeeded"
"$W32T" run -Z -e 't=?NoSuchCall,CreateFileA' files.exe 2>err
[ "$(grep -c nowhere.txt err)" = 1 ] || wrong "-Z or ?NAME: the failed call is missing: $(cat err)"
grep -q TestFile.txt err && wrong "-Z shows a call that succeeded"
"$W32T" run -z -e CreateFileA files.exe 2>err
grep -q nowhere.txt err && wrong "-z shows a failed call"
"$W32T" run -e status=odd files.exe >/dev/null 2>&1
[ $? = 125 ] || wrong "status=odd is no usage error"
"$W32T" run -P TESTFILE -P 'software\wine' files.exe 2>err
grep -q 'CreateFileA.*TestFile.txt' err || wrong "-P: a file's call is missing"
grep -q 'CloseHandle.*TestFile.txt' err || wrong "-P: the call through the handle is missing"
grep -q 'RegOpenKeyExA' err || wrong "-P: the key's call is missing"
grep -q nowhere.txt err && wrong "-P shows other files"
"$W32T" run -e trace=%nonsense files.exe 2>&1 | grep -q '%registry' || wrong "an unknown group: no list of the groups"

"$W32T" run -c -e trace=CreateFileA,CloseHandle files.exe 2>err
[ $? = 7 ] || wrong "-c: not the program's status"
grep -Eq '^ *[0-9.]+ +[0-9.]+ +[0-9.]+ +2 +1 CreateFileA$' err || wrong "-c: CreateFileA is not 2 calls, 1 error: $(cat err)"
grep -Eq '^ *[0-9.]+ +[0-9.]+ +[0-9.]+ +1 +CloseHandle$' err || wrong "-c: CloseHandle is not one call without errors"
grep -Eq '^100\.00 +[0-9.]+ +[0-9.]+ +3 +1 total$' err || wrong "-c: not 3 calls, 1 error in total"
grep -q 'nowhere.txt' err && wrong "-c prints calls"
"$W32T" run -C -e trace=CreateFileA -S calls files.exe 2>err
grep -q 'CreateFileA.*nowhere.txt' err || wrong "-C prints no calls"
grep -Eq ' 2 +1 CreateFileA$' err || wrong "-C prints no table"
# The tables of a recording against its calls, counted by somebody else.
"$W32T" run -o sum.etl files.exe >/dev/null 2>&1
"$W32T" dump -f json -q 'source == api' sum.etl >sum.jsonl
for by in function thread caller module process; do
    "$W32T" stat -c --by $by --histogram -f json sum.etl >stat.json || wrong "stat -c --by $by failed"
    "$W32T" dump -c --by $by --histogram -f json sum.etl >dump.json || wrong "dump -c --by $by failed"
    cmp -s stat.json dump.json || wrong "stat -c and dump -c differ by $by"
    python3 - $by <<'PY' || failed=1
import collections, json, sys
by = sys.argv[1]
table = json.load(open("stat.json", encoding="utf-8"))
key = {"function": lambda e: e["event"], "thread": lambda e: f'{e["pid"]}/{e["tid"]} {e["process"]}', "caller": lambda e: e.get("caller_symbol", e["caller"]),
       "module": lambda e: e["module"], "process": lambda e: f'{e["process"]} ({e["pid"]})'}[by]
want = collections.defaultdict(lambda: [0, 0, 0])
for line in open("sum.jsonl", encoding="utf-8"):
    e = json.loads(line)
    w = want[key(e)]
    w[0] += 1
    w[1] += "error" in e
    w[2] += e.get("duration_ns", 0)
got = {g["key"]: [g["calls"], g["errors"], g["time_ns"]] for g in table["groups"]}
bad = []
if got != dict(want):
    bad.append(f"{[(k, got.get(k), want.get(k)) for k in set(got) | set(want) if got.get(k) != want.get(k)][:3]}")
total = table["total"]
if [total["calls"], total["errors"], total["time_ns"]] != [sum(w[i] for w in want.values()) for i in range(3)]:
    bad.append(f"total {total}")
for g in table["groups"] + [total]:
    if sum(h["calls"] for h in g["histogram"]) != g["calls"] - g.get("unfinished", 0):
        bad.append(f"histogram of {g['key']}")
times = [g["time_ns"] for g in table["groups"]]
if times != sorted(times, reverse=True):
    bad.append("not in order of time")
for b in bad:
    print(f"-c --by {by}: {b}")
sys.exit(1 if bad else 0)
PY
done
cat >typo.h <<'END'
#pragma dll nosuch.dll
int WINAPI NoSuch(int a);
END
"$W32T" run --api typo.h --stacks -o a.etl files.exe 2>err
grep -q 'no process loaded nosuch.dll' err || wrong "prototypes of a DLL that nobody loads: silent: $(cat err)"
grep -q crashed err && wrong "exit status 7 is no crash"
"$W32T" run -o minus.etl -- 'C:\windows\system32\cmd.exe' /c 'exit -1' 2>err
[ $? -eq 255 ] && ! grep -q crashed err || wrong "an exit status of -1 is no crash: $(cat err)"
"$W32T" run -c -S nonsense files.exe >/dev/null 2>&1
[ $? = 125 ] || wrong "-S nonsense is no usage error"

wine deep.exe >/dev/null 2>&1
plain=$?
"$W32T" run -o deep.etl deep.exe >/dev/null 2>err
traced=$?
grep -q "deep.exe crashed (0xc00000fd).*explain deep.etl" err || wrong "a crash is not told at the end: $(cat err)"
[ $traced = $plain ] || wrong "stack overflow: status $traced, untraced $plain"
"$W32T" dump deep.etl | grep -q 'Process/End.*ExitStatus=-1073741571' || wrong "stack overflow: not the recorded exit status"

"$W32T" recover gone.etl >/dev/null 2>&1
[ $? = 4 ] || wrong "recover of no file: not 4"
"$W32T" run -o left.etl sleeps.exe >/dev/null 2>&1 &
collector=$!
for _ in $(seq 100); do ls left.etl.ring-* >/dev/null 2>&1 && break; sleep 0.1; done
sleep 1
kill -9 $collector
wait $collector 2>/dev/null
"$W32T" recover left.etl 2>err && wrong "recover while the program runs: says all is well"
grep -q 'still runs' err || wrong "recover while the program runs: '$(cat err)'"
sleep 8
"$W32T" recover left.etl >/dev/null 2>&1 || wrong "recover after the program: failed"
ls left.etl.* >/dev/null 2>&1 && wrong "recover left files: $(ls left.etl.*)"
exit $failed
