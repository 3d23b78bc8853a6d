#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Kills the program, the collector, or both at random moments of a recording, then recovers: the recording must hold every call that
# the program noted for itself after it had returned, once, without gap, with its result; and it can be read every time.
# W32T_KILL_ROUNDS sets how often (default 9, three of each).
set -u
. "$(dirname "$0")/lib_noted.sh"
rounds=${W32T_KILL_ROUNDS:-9} failed=0
targets() { grep -ls "$WORK/x.etl.ring-" /proc/[0-9]*/maps 2>/dev/null | cut -d/ -f3; }
for ((i = 0; i < rounds; i++)); do
    rm -f notes.bin x.etl*
    "$W32T" run -e 'trace=callee.dll!*' -o x.etl ./oracle.exe notes.bin 3 1000000 >out 2>&1 &
    collector=$!
    within 60 makes_calls
    sleep 0.0$((RANDOM % 10))
    [ $((RANDOM % 3)) = 0 ] && sleep 0.$((RANDOM % 4))
    t=$(targets)
    case $((i % 3)) in
    0) what=program; kill -9 $t; wait $collector ;;
    1) what=collector; kill -9 $collector; sleep 0.$((RANDOM % 9)); kill -9 $t; wait $collector ;;
    2) what=both; kill -9 $collector $t; wait $collector ;;
    esac 2>/dev/null
    left=$(ls x.etl.* 2>/dev/null | wc -l)
    if [ "$what" = program ]; then
        [ "$left" = 0 ] || { echo "round $i: $left files were left behind by a collector that lived"; failed=1; }
    else
        for ((k = 0; k < 3; k++)); do # killed while recovering, too
            [ $((RANDOM % 2)) = 0 ] && break
            "$W32T" recover x.etl >/dev/null 2>&1 & r=$!
            sleep 0.0$((RANDOM % 4)); kill -9 $r; wait $r
        done 2>/dev/null
        "$W32T" recover x.etl >out 2>&1 || { echo "round $i ($what): recover: $(cat out)"; failed=1; }
        left=$(ls x.etl.* 2>/dev/null | wc -l)
        [ "$left" = 0 ] || { echo "round $i ($what): $left files are left after recover"; failed=1; }
    fi
    said=$(./check_noted x.etl notes.bin) || failed=1
    echo "round $i ($what): $said"
    "$W32T" stat x.etl >out 2>&1 || { echo "round $i ($what): stat says: $(tail -3 out)"; failed=1; }
done
exit $failed
