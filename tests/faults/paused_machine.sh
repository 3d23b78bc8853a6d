#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A machine that stands still for seconds (a virtual one that is paused) does not end a recording: the program, which waits for room in
# its ring, may run again before the collector, whose last sign is seconds old by then. Every call it noted is in the recording.
set -u
. "$(dirname "$0")/lib_noted.sh"
"$W32T" run -e 'trace=callee.dll!*' -o x.etl ./oracle.exe notes.bin 3 100000 >out 2>&1 &
collector=$!
within 60 makes_calls
kill -STOP $collector
sleep 0.5 # the rings fill up
program=$(grep -ls "$WORK/x.etl.ring-" /proc/[0-9]*/maps 2>/dev/null | cut -d/ -f3)
[ -n "$program" ] || { echo "the program had ended already"; kill -CONT $collector; exit 1; }
kill -STOP $program
sleep 4
kill -CONT $program
read -r -t 0.01 <> <(:) # no process of its own: that takes longer on a busy machine
kill -CONT $collector
wait $collector
status=$? failed=0
[ $status = 0 ] || { echo "run ended with $status"; failed=1; }
grep '^win32trace:' out && failed=1 # nothing was lost, so nothing is said
./check_noted x.etl notes.bin || failed=1
[ "$(od -An -tu8 -N24 notes.bin | tr -s ' ')" = " 100000 100000"$'\n'" 100000" ] || { echo "the program did not end: $(od -An -tu8 -N24 notes.bin)"; failed=1; }
exit $failed
