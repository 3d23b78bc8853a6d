#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Kills the target, the collector, or both at random moments: every call the target noted after its return must be in what was
# collected or left in the ring files, without gap and with its result. (A collector that dies alone is followed by the target
# within the two seconds after which the agent would stop recording.)
set -u
. "$(dirname "$0")/lib_wine.sh"
ringcat_build
cd "$WORK" || exit 1
build_dll callee.dll "$CALLS/programs/callee.c"
build_exe oracle.exe "$CALLS/programs/oracle.c" callee.a
rounds=${W32T_KILL_ROUNDS:-9} failed=0
target_pid() { # the process that maps the ring file and is not the collector
    local p
    for p in $(grep -ls "$WORK/rec.ring-" /proc/[0-9]*/maps 2>/dev/null | cut -d/ -f3); do
        [ "$p" != "$1" ] && echo "$p"
    done
}
check() {
    python3 - notes.bin lines left "$1" <<'END'
import re, struct, sys
notes = struct.unpack("<3Q", open(sys.argv[1], "rb").read(24))
# A collector killed between writing a batch and giving the room back leaves that batch to be read again: the same lines twice.
starts, stops = {}, {}
for name in sys.argv[2:4]:
    for line in open(name, errors="replace"):
        m = re.match(r"START (\d+) (\d+) \d+ (\d+) (\d+)\n", line)
        if m:
            starts[int(m[1]), int(m[2])] = int(m[3]), int(m[4])
        m = re.match(r"STOP (\d+) (\d+) (\d+)\n", line)
        if m:
            stops[int(m[1]), int(m[2])] = int(m[3])
calls = {}
for tid, call in starts:
    calls.setdefault(tid, []).append(call)
for tid, numbers in calls.items():
    if sorted(numbers) != list(range(1, len(numbers) + 1)):
        print(sys.argv[4], f"thread {tid}: call numbers with gaps"); sys.exit(1)
have = {}
for key, (number, thread) in starts.items():
    if key in stops and number <= 2000000 and thread < 3 and stops[key] & 0xffffffff == number * 3 + thread & 0xffffffff:
        have.setdefault(thread, set()).add(number)
for thread, last in enumerate(notes):
    missing = set(range(1, last + 1)) - have.get(thread, set())
    if missing:
        print(sys.argv[4], f"thread {thread} noted {last}, {len(missing)} of them not recorded, first {min(missing)}"); sys.exit(1)
print(sys.argv[4], "noted", notes, "recorded", [len(have.get(t, ())) for t in range(3)])
sys.exit(0 if sum(notes) > 0 else 1)
END
}
for ((i = 0; i < rounds; i++)); do
    rm -f notes.bin lines left rec.*
    "$RINGCAT" --keep --halves --lines lines "$CALLS/plan.txt" "$BRIDGE" "$WORK/rec" -- ./oracle.exe notes.bin 3 2000000 >/dev/null 2>&1 &
    collector=$!
    # on a busy machine Wine takes many seconds to begin a program
    for ((w = 0; w < 1200; w++)); do [ -s notes.bin ] && [ -s lines ] && grep -q "^STOP" lines && break; sleep 0.05; done
    sleep 0.0$((RANDOM % 10))
    targets=$(target_pid $collector)
    [ -n "$targets" ] || { echo "round $i: no target found"; failed=1; kill $collector; wait $collector 2>/dev/null; continue; }
    case $((i % 3)) in
    0) what=target; kill -9 $targets; wait $collector ;;
    1) what=collector; kill -9 $collector; sleep 0.$((RANDOM % 9)); kill -9 $targets; wait $collector ;;
    2) what=both; kill -9 $collector $targets; wait $collector ;;
    esac 2>/dev/null
    "$RINGCAT" --read --halves --lines left "$CALLS/plan.txt" "$BRIDGE" "$WORK/rec" -- none >/dev/null || { echo "round $i ($what): the rings cannot be read"; failed=1; }
    check "round $i ($what killed)" || failed=1
done
exit $failed
