#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A signal that ends the program, or tells run to stop, is said and shows in the exit status; a program that ends itself the hard way
# with the status 0 was not killed.
set -u
. "$(dirname "$0")/../calls/lib_wine.sh"
cd "$WORK" || exit 1
cat >slow.c <<'END'
#include <stdio.h>
#include <windows.h>
int main(int count, char **words) {
    (void)words;
    if (count > 1) TerminateProcess(GetCurrentProcess(), 0);
    for (int i = 0; i < 40; i++) Sleep(50);
    puts("to the end");
    return 0;
}
END
build_exe slow.exe slow.c
failed=0
start() {
    "$W32T" run -e trace=Sleep -o x.etl ./slow.exe >out 2>err &
    run=$!
    for _ in {1..200}; do
        program=$(grep -ls "$WORK/x.etl.ring-" /proc/[0-9]*/maps 2>/dev/null | cut -d/ -f3 | grep -vx $run)
        [ -n "$program" ] && break
        sleep 0.05
    done
    sleep 0.3
}
start
kill -9 $program
wait $run
got=$?
[ $got = 137 ] && grep -q 'slow.exe was killed (signal 9' err || { echo "killed: exit status $got, $(cat err)"; failed=1; }
"$W32T" dump x.etl | grep -q 'ProcessTotals .*ExitStatus=0x89,' && "$W32T" dump x.etl | grep -q 'Process/End .*ExitStatus=137,' ||
    { echo "killed: the recording says $("$W32T" dump x.etl | grep -o 'ProcessTotals.*Calls')"; failed=1; }
for signal in TERM:143 HUP:129; do
    start
    kill -${signal%:*} $run
    wait $run
    got=$?
    [ $got = ${signal#*:} ] && grep -q "detached, ./slow.exe goes on" err || { echo "$signal: exit status $got, $(cat err)"; failed=1; }
    [ "$(echo x.etl*)" = x.etl ] && "$W32T" stat x.etl >/dev/null || { echo "$signal: the recording is not whole: $(echo x.etl*)"; failed=1; }
    for _ in {1..100}; do grep -q 'to the end' out && break; sleep 0.05; done
    grep -q 'to the end' out || { echo "$signal: the program did not go on"; failed=1; }
done
"$W32T" run -e trace=Sleep -o x.etl ./slow.exe now >out 2>err
got=$?
[ $got = 0 ] && ! grep -q killed err || { echo "TerminateProcess with 0: exit status $got, $(cat err)"; failed=1; }
exit $failed
