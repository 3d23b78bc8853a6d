#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# attach: a running program is recorded until the interrupt key, lives on with every byte of code and tables restored, and the
# recording holds calls through pointers it had resolved before.
set -u
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
build_dll callee.dll "$CALLS/programs/callee.c"
build_exe victim.exe "$CALLS/programs/victim.c" callee.a
failed=0
wine ./victim.exe >out 2>err &
victim=$!
within 60 test -e ready
"$W32T" attach victim.exe -e 'trace=CreateMutexA,HeapAlloc,GetTickCount' -o rec.etl 2>said & # options behind it, too
recorder=$!
within 60 is_live rec.etl
sleep 2
kill -INT $recorder
wait $recorder
[ $? -eq 0 ] || { echo "attach ended otherwise:"; cat said; failed=1; }
grep -q 'rec.etl: [0-9]* calls recorded' said || { echo "attach did not say what it recorded:"; cat said; failed=1; }
"$W32T" attach -o none.etl 4000001 2>said
[ $? -eq 127 ] && grep -q 'no such process; there are.*victim.exe ([0-9]*)' said && grep -q "not Linux's" said || { echo "attaching to a number that Wine does not know:"; cat said; failed=1; }
for linux in /proc/[0-9]*; do
    tr '\0' ' ' 2>/dev/null <"$linux/cmdline" | grep -q '^[^ ]*victim\.exe' || continue
    "$W32T" attach -o none.etl "${linux#/proc/}" 2>said
    [ $? -eq 127 ] && grep -q "Linux's number of victim.exe" said || { echo "Linux's own number:"; cat said; failed=1; }
    break
done
printf '#!/bin/sh\nsleep 2\nexit 1\n' >slow_wine && chmod +x slow_wine # a Wine that takes its time
WINE=$WORK/slow_wine "$W32T" attach victim.exe -o none.etl 2>said &
recorder=$!
sleep 0.5
kill -INT $recorder
wait $recorder
[ $? -eq 130 ] && grep -q 'told to stop before' said && [ ! -e none.etl ] || { echo "interrupted while getting in:"; cat said; failed=1; }
"$W32T" attach victim.exe other.exe -o none.etl 2>said
[ $? -eq 125 ] && grep -q 'one process at a time' said || { echo "two processes:"; cat said; failed=1; }
touch end
wait $victim
[ $? -eq 27 ] || { echo "the program ended otherwise"; cat err; failed=1; }
[ "$(grep -c unchanged out)" -ge 8 ] && ! grep -q CHANGED out || { echo "not everything was restored:"; cat out; failed=1; }
"$W32T" dump rec.etl >text
for line in 'CreateMutexA(.*lpName="by-old-pointer")' 'HeapAlloc(.*dwBytes=30292'; do
    grep -q "kernel32.dll  $line" text || { echo "missing: $line"; failed=1; }
done
"$W32T" attach -o none.etl no-such-program.exe 2>said
[ $? -eq 127 ] && [ ! -e none.etl ] && grep -q 'no process has that name' said || { echo "attaching to nothing:"; cat said; failed=1; }
exit $failed
