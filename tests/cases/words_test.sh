#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What the command says and does where it was silent or refused: XPath without its prefix, the output's format by its file's ending, events
# without a place in a format, the time range of an event log, bad values, help words. Inputs are event logs of the corpus; skipped (77)
# where it is absent.
W32T_SRC=${W32T_SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
W32T=${W32T:-$W32T_SRC/bin/win32trace}
file=$(ls "${W32T_SHARED:-$W32T_SRC/../shared}"/corpus/evtx/files/attack__*.evtx 2>/dev/null | head -1)
[ -f "$file" ] || { echo "skipped: no corpus"; exit 77; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
bad=0
wrong() { echo "FAIL: $*"; bad=1; }

"$W32T" dump -f json "$file" >all.json 2>/dev/null || wrong "dump"
id=$(python3 -c 'import json, sys; print(json.loads(open("all.json").readline())["id"])') || exit 1
"$W32T" dump -f json -q "xpath:*[System[EventID=$id]]" "$file" >want 2>/dev/null
[ -s want ] || wrong "xpath: finds nothing"
for q in "*[System[EventID=$id]]" " *[System[(EventID=$id)]]" "Event/System[EventID=$id]" "Event[System[EventID=$id]]" \
    "<QueryList><Query><Select>*[System[EventID=$id]]</Select></Query></QueryList>"; do
    "$W32T" dump -f json -q "$q" "$file" >got 2>err || wrong "$q: $(cat err)"
    cmp -s want got || wrong "$q: not what xpath: finds"
done
"$W32T" dump -f json -q '*' "$file" | cmp -s - all.json || wrong "* is not everything"

for ending in json:json jsonl:json CSV:csv xml:xml evtx:evtx; do
    "$W32T" dump -f "${ending#*:}" -o want "$file" || wrong "-f ${ending#*:}"
    "$W32T" dump -o "x.${ending%:*}" "$file" || wrong "-o x.${ending%:*}"
    cmp -s want "x.${ending%:*}" || wrong "-o x.${ending%:*} is not ${ending#*:}"
done
"$W32T" dump -o x.pml "$file" 2>/dev/null
[ $? = 4 ] || wrong "-o x.pml of an event log: not 4"
[ -e x.pml ] && wrong "-o x.pml: a file that is no log"
"$W32T" dump -f text -o y.csv "$file" && "$W32T" dump "$file" | cmp -s - y.csv || wrong "-f text -o y.csv is not text"

"$W32T" dump -f pcapng -n 1 "$file" 2>&1 >/dev/null | grep -q '1 event has no place in pcapng and was left out' || wrong "pcapng: silent"
"$W32T" dump -f procmon-csv --fields Detail "$file" | sed 1d | grep -q ': ' || wrong "procmon-csv: Detail is empty"

python3 - "$W32T" "$file" <<'PY' || bad=1
import json, subprocess, sys
times = [json.loads(line)["time"] for line in open("all.json")]
f = json.loads(subprocess.run([sys.argv[1], "stat", "-f", "json", sys.argv[2]], capture_output=True).stdout)["files"][0]
if (f["first"], f["last"]) != (min(times), max(times)):
    sys.exit(f"FAIL: stat says {f['first']} to {f['last']}, dump {min(times)} to {max(times)}")
PY

refused() { # OUTPUT STATUS WORDS…
    local want=$1 status=$2
    shift 2
    "$W32T" "$@" >out 2>&1
    [ $? = "$status" ] || wrong "$*: not $status"
    grep -q -e "$want" out || wrong "$*: $(head -1 out)"
}
refused '--by.*bogus.*path, process' 2 stat --by bogus "$file"
refused '--count.*x' 2 dump -n x "$file"
refused '--from.*2019.*T10:00:00' 2 dump --from 2019/ "$file"
refused '--to.*yesterday' 2 stat -c --to yesterday "$file"
refused 'usage: wevtutil' 2 wevtutil
refused 'usage: wevtutil' 0 wevtutil help
refused 'no recorded API call' 0 stat -c "$file"
"$W32T" dump --stack -k "$file" >/dev/null || wrong "dump --stack"
"$W32T" help dump | grep -q -- '--stack ' && wrong "a second word for an option stands in the help text"

tracerpt=${W32T%/*}/tracerpt
if [ -x "$tracerpt" ]; then
    "$tracerpt" "$file" -o d.csv -of CSV -summary s.txt -report r.xml -y >out 2>&1 || wrong "tracerpt -report: $(cat out)"
    grep -q 'report' out || wrong "tracerpt -report: silent"
    [ -s d.csv ] && [ -s s.txt ] || wrong "tracerpt -report: the rest is not done"
fi
exit $bad
