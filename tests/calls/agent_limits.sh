#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A ring that is full: waiting loses nothing, dropping counts what it drops, a collector that has fallen silent stops the recording
# and not the program.
set -u
. "$(dirname "$0")/lib_wine.sh"
ringcat_build
cd "$WORK" || exit 1
build_dll callee.dll "$CALLS/programs/callee.c"
build_exe flood.exe "$CALLS/programs/flood.c" callee.a
failed=0
run() { # NAME OPTIONS -- CALLS [THREADS]
    local name=$1 options=()
    shift
    while [ "$1" != -- ]; do
        options+=("$1")
        shift
    done
    shift
    timeout 100 "$RINGCAT" --halves --ring 65536 --lines "$name" "${options[@]}" "$CALLS/plan.txt" "$BRIDGE" "$WORK/rec" -- ./flood.exe "$@" >/dev/null
    [ $? -eq 26 ] || { echo "$name: exit status"; failed=1; }
}
run wait -- 300000
[ "$(grep -c '^START' wait)" -ge 300000 ] && grep -q 'RINGS 1 state=3 stop=0 .*drops=0 waits=[1-9]' wait || { echo "waiting:"; tail -3 wait; failed=1; }
run drop --drop -- 300000
python3 - drop <<'END' || failed=1
import re, sys
text = open(sys.argv[1]).read()
calls = [int(m) for m in re.findall(r"^START \d+ (\d+) ", text, re.M)]
lost = sum(int(m) for m in re.findall(r"DROPPED first=\d+ count=(\d+)", text))
drops = int(re.search(r" drops=(\d+)", text)[1])
print(f"recorded {len(calls)}, dropped {lost} (counted {drops}), last number {max(calls)}")
if not (lost > 0 and len(calls) + lost >= max(calls) and max(calls) >= 300000 - drops and len(set(calls)) == len(calls)):
    sys.exit(1)
END
# Threads that come after each other have one ring, and what the earlier ones lost stays counted.
run turns --drop -- 300000 3
python3 - turns <<'END' || failed=1
import re, sys
text = open(sys.argv[1]).read()
threads = len(set(re.findall(r"^START (\d+) ", text, re.M)))
lost = [int(m) for m in re.findall(r"DROPPED first=\d+ count=(\d+)", text)]
rings, drops = map(int, re.search(r"RINGS (\d+) .* drops=(\d+)", text).groups())
print(f"{threads} threads, {rings} rings, dropped {sum(lost)} as told by {len(lost)} records, counted {drops}")
if not (threads >= 3 and rings < threads and sum(lost) > 0 and drops >= sum(lost)): # the first thread may call, too
    sys.exit(1)
END
begin=$SECONDS
run silent --silent-after 1000 -- 3000000
grep -q 'state=4 stop=1' silent || { echo "silent collector:"; tail -3 silent; failed=1; }
[ $((SECONDS - begin)) -lt 30 ] || { echo "the program was held up $((SECONDS - begin)) s"; failed=1; }
exit $failed
