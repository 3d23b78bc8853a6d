#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A collector that cannot go on for seconds (here its reader of live text takes nothing; a disk may do the same) is no collector that
# is gone: the program waits, and every call it noted is in the recording.
set -u
. "$(dirname "$0")/lib_noted.sh"
{
    "$W32T" run --live -e 'trace=callee.dll!*' -o x.etl ./oracle.exe notes.bin 3 80000 3>&2 2>&1 >/dev/null
    echo $? >status
} | { # starts to read once calls are being made and the pipe has had time to fill, and then five seconds more
    within 60 makes_calls
    sleep 6
    cat >live
}
failed=0
[ "$(cat status)" = 0 ] || { echo "run ended with $(cat status)"; failed=1; }
grep '^win32trace:' live && failed=1 # nothing was lost, so nothing is said
./check_noted x.etl notes.bin || failed=1
[ "$(od -An -tu8 -N24 notes.bin | tr -s ' ')" = " 80000 80000"$'\n'" 80000" ] || { echo "the program did not end: $(od -An -tu8 -N24 notes.bin)"; failed=1; }
"$W32T" stat x.etl >out 2>&1 || { echo "stat says: $(tail -3 out)"; failed=1; }
exit $failed
