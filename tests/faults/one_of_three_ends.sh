#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Collector, bridge and Wine's server end before the program does: the bridge does not outlive its collector, whatever it is waiting
# for; a collector that was only stopped is waited for; `run` ends by a word and a whole file when the server or the bridge is killed.
set -u
. "$(dirname "$0")/../calls/lib_wine.sh"
cd "$WORK" || exit 1
cat >beats.c <<'END'
#include <windows.h>
int main(void) { // until there is a file of the name "end", for two minutes at most
    for (int i = 0; i < 6000 && GetFileAttributesA("end") == INVALID_FILE_ATTRIBUTES; i++) {
        CreateMutexA(0, 0, GetFileAttributesA("late") == INVALID_FILE_ATTRIBUTES ? "early" : "late");
        Sleep(20);
    }
    return 7;
}
END
build_exe beats.exe beats.c
failed=0
ring() { [ -n "$(find . -name 'x.etl.ring-*' -size +64k 2>/dev/null)" ]; }
bridge() { pgrep -f -- "--control .*${WORK##*/}.*x.etl.ctl-$collector "; }
no_bridge() { ! bridge; }
begin() { # UNTIL ARGUMENTS
    rm -f end late x.etl*
    "$W32T" "${@:2}" >out 2>err &
    collector=$!
    within 60 "$1" || { echo "$2: not begun: $(cat err)"; failed=1; }
    sleep 1
}

# The collector is killed.
begin ring run -o x.etl ./beats.exe
kill -9 $collector
wait $collector 2>/dev/null
within 60 no_bridge || { echo "run killed: its bridge goes on"; failed=1; }
touch end
recovered() { "$W32T" recover x.etl >out 2>&1; } # not before the program has ended
within 60 recovered && "$W32T" dump -q 'event == CreateMutexA' x.etl | grep -q early || { echo "run killed: $(cat out)"; failed=1; }
begin bridge attach --wait -o x.etl never-there.exe
kill -9 $collector
wait $collector 2>/dev/null
within 60 no_bridge || { echo "attach --wait killed: its bridge goes on"; failed=1; }

# The collector is stopped for longer than a silence lasts, and goes on.
rm -f end
wine ./beats.exe >/dev/null 2>&1 &
victim=$!
begin ring attach --wait -o x.etl beats.exe
kill -STOP $collector
sleep 5
kill -CONT $collector
touch late
sleep 2
kill -TERM $collector
wait $collector
"$W32T" dump -q 'event == CreateMutexA' x.etl | grep -q '"late"' || { echo "attach stopped for a while: what came after is not in the recording: $(cat err)"; failed=1; }
touch end
wait $victim
[ $? -eq 7 ] || { echo "attach stopped for a while: the program ended otherwise"; failed=1; }

# The bridge is killed; then Wine's server.
for what in bridge server; do
    begin ring run -o x.etl ./beats.exe
    if [ $what = bridge ]; then kill -9 $(bridge); else wineserver -k9 2>/dev/null; fi
    within 60 eval "! kill -0 $collector" || { echo "$what killed: run goes on"; kill -9 $collector; failed=1; }
    wait $collector 2>/dev/null
    status=$?
    [ $status -eq 125 ] && grep -q 'Wine ended before the program did' err || { echo "$what killed: exit status $status: $(cat err)"; failed=1; }
    "$W32T" stat x.etl >out 2>&1 && "$W32T" dump -q 'event == CreateMutexA' x.etl | grep -q early || { echo "$what killed: $(tail -3 out)"; failed=1; }
    [ "$(echo x.etl*)" = x.etl ] || { echo "$what killed: left: $(echo x.etl*)"; failed=1; }
    touch end
done
exit $failed
