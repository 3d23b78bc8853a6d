#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A program that is attached to gives the same lines as one that is run: calls through pointers resolved before, callbacks of the C
# runtime, DLLs loaded later, threads made later; x64 and x86. --wait NAME attaches to one that is started afterwards.
set -u
WANT_WINE32=maybe
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
windows_build_both
failed=0
lines() { # RECORDING: what lies between the two mutexes, threads by the order of their first call, without numbers that differ from run to run
    "$W32T" dump -f json -q 'source == api' "$1" 2>/dev/null | python3 -c '
import json, sys
rows = [json.loads(line) for line in sys.stdin]
name = lambda r: r["event"] == "CreateMutexA" and r["data"].get("lpName")
first = next(i for i, r in enumerate(rows) if name(r) == "begin")
last = next(i for i, r in enumerate(rows) if name(r) == "end")
main = rows[first]["tid"]
for part in ("main", "others"):
    for r in rows[first:last + 1]:
        if (r["tid"] == main) != (part == "main"): continue
        print(part, r["module"], r["event"], r.get("caller"), r.get("error_name", ""), r.get("end"), json.dumps([v for k, v in r["data"].items() if isinstance(v, str) and not v.startswith("0x")]))
'
}
one() { # COMPILER, wait: also by --wait
    $1 -O1 -Wall -o same.exe "$CALLS/programs/same.c" -ladvapi32 || exit 1
    touch go stop
    "$W32T" run -o run.etl same.exe
    [ $? -eq 31 ] || { echo "$1: run: exit status"; failed=1; }
    local how
    for how in attach ${2:-}; do
        rm -f go stop ready done
        if [ $how = attach ]; then
            wine ./same.exe &
            local program=$!
            within 60 test -e ready
            "$W32T" attach -o $how.etl same.exe &
        else
            "$W32T" attach --wait -o $how.etl same.exe &
        fi
        local recorder=$!
        if [ $how = wait ]; then
            sleep 2
            wine ./same.exe &
            local program=$!
        fi
        within 60 is_live $how.etl
        touch go
        within 60 test -e done
        sleep 0.3
        kill -INT $recorder
        wait $recorder || { echo "$1: $how ended otherwise"; failed=1; }
        touch stop
        wait $program
        [ $? -eq 31 ] || { echo "$1: $how: the program ended otherwise"; failed=1; }
        lines run.etl >run.txt
        lines $how.etl >$how.txt
        cmp -s run.txt $how.txt || { echo "$1: run and $how differ:"; diff run.txt $how.txt | head -20; failed=1; }
    done
    echo "$1: $(wc -l <run.txt) calls"
    [ "$(wc -l <run.txt)" -gt 100 ] || failed=1
}
one x86_64-w64-mingw32-gcc wait
if have_wine32; then one i686-w64-mingw32-gcc; else echo "skipped: 32-bit programs cannot be run here"; fi
exit $failed
