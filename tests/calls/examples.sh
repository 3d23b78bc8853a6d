#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# The example programs: what explain must say of the one that crashes, and the four calls of the other one, each with the process it was
# done to.
set -u
. "$(dirname "$0")/lib_wine.sh"
for e in legacy inject; do build_exe $e.exe "$SRC/examples/$e.c" -Wextra -std=gnu11; done
run() { "$W32T" run -o "$WORK/$1.etl" "$WORK/$1.exe" >"$WORK/$1.out" 2>"$WORK/$1.err"; }

run legacy
status=$?
[ $status = 5 ] || { echo "legacy: exit status $status instead of 5 (the low byte of c0000005)"; exit 1; }
"$W32T" explain -f json "$WORK/legacy.etl" >"$WORK/legacy.json" || exit 1
"$W32T" explain "$WORK/legacy.etl" >"$WORK/legacy.txt" || exit 1
grep -q "explain.*names the call$" "$WORK/legacy.err" || { echo "legacy: run does not say what to do next: $(cat "$WORK/legacy.err")"; exit 1; }

# With a filter the call behind the crash is not in the recording: neither run nor explain may speak as if all calls were.
for how in "-e trace=%file" "-e trace=!%memory,!%ipc" -z "--start-at ExitProcess" "--caller nobody"; do
    "$W32T" run $how -o "$WORK/part.etl" "$WORK/legacy.exe" >/dev/null 2>"$WORK/part.err"
    "$W32T" explain "$WORK/part.etl" >"$WORK/part.txt"
    "$W32T" explain -f json "$WORK/part.etl" >"$WORK/part.json"
    grep -q 'names the call$' "$WORK/part.err" && { echo "$how: run promises the call: $(cat "$WORK/part.err")"; exit 1; }
    grep -Eq 'no call explains|made by the program itself|own data' "$WORK/part.txt" && { echo "$how: explain is sure: $(head -5 "$WORK/part.txt")"; exit 1; }
    grep -q '^not all calls were recorded' "$WORK/part.txt" && grep -q 'record again without' "$WORK/part.txt" &&
        grep -q '"filter":"' "$WORK/part.json" || { echo "$how: explain does not say that calls were left out: $(cat "$WORK/part.txt")"; exit 1; }
done
run inject || { echo "inject failed: $(cat "$WORK/inject.err")"; exit 1; }
"$W32T" dump -f json -q 'source == api' "$WORK/inject.etl" >"$WORK/inject.jsonl" || exit 1
python3 - "$WORK" <<'PY'
import json, sys
work = sys.argv[1]
bad = []
def must(ok, what):
    if not ok:
        bad.append(what)

report = json.load(open(f"{work}/legacy.json", encoding="utf-8"))
crash = report["crashes"][0]
chain = [c["call"]["event"] for c in crash["causes"]]
must(crash["code_name"] == "STATUS_ACCESS_VIOLATION" and crash["place"].startswith("legacy.exe+0x"), "the crash and its place")
must(chain == ["MapViewOfFile", "OpenFileMappingW"], f"the calls behind it: {chain}")
must(all(c["confidence"] == "high" for c in crash["causes"]), "confidence high")
must(len(crash["history"]) == 20, f"{len(crash['history'])} calls before it")
must(all(h["tid"] == crash["tid"] for h in crash["history"]), "calls of the crashing thread only")
must(crash["advice"] and "\n" not in crash["advice"], "one sentence on what to do")
missing = {(f["kind"], f["reason"], f["subject"]) for f in report["failures"]}
for want in (("value", "missing", "HKCU\\Environment\\LEDGER_PAGES_PER_YEAR"), ("file", "missing", "C:\\Ledger\\ledger.ini"),
             ("dll", "missing", "ledger_tax.dll"), ("object", "missing", "Local\\LedgerBook")):
    must(want in missing, f"not listed: {want}; there are {missing}")
text = open(f"{work}/legacy.txt", encoding="utf-8").read()
for want in ("MapViewOfFile", "what to do:", "calls of thread", "ledger.ini"):
    must(want in text, f"the text does not have {want}")

calls = [json.loads(l) for l in open(f"{work}/inject.jsonl", encoding="utf-8")]
parent = [c for c in calls if c["event"] == "OpenProcess"][0]["pid"]
child = [c for c in calls if c["event"] == "OpenProcess"][0]["data"]["dwProcessId"]
must(child.get("text") == "inject.exe" and child["value"] != parent, f"OpenProcess names its target: {child}")
for name in ("VirtualAllocEx", "WriteProcessMemory", "CreateRemoteThread"):
    found = [c for c in calls if c["event"] == name and c["pid"] == parent]
    must(len(found) == 1, f"{name}: {len(found)} times")
    if found:
        handle = found[0]["data"]["hProcess"]
        must(isinstance(handle, dict) and handle.get("text") == f"inject.exe (pid {child['value']})", f"{name} names its target: {handle}")
for b in bad:
    print("wrong:", b)
sys.exit(1 if bad else 0)
PY
