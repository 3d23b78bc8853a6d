#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Attaching to victim.exe in its various ways, for agent_attach.sh (x64) and agent_x86.sh. Needs $PLAN and victim.exe, callee.dll, late.dll
# in the current folder; counts into $failed.
victim_start() {
    rm -f ready end loaded late
    wine ./victim.exe >out 2>err &
    victim=$!
    within 60 test -e ready
}
victim_end() { # NAME LINES
    touch end
    wait $victim
    [ $? -eq 27 ] || { echo "$1: the program ended otherwise"; cat err; failed=1; }
    grep -q CHANGED out && { echo "$1: not everything was restored:"; grep CHANGED out; failed=1; }
    [ "$(grep -c unchanged out)" -ge 8 ] || { echo "$1: no report"; cat out; failed=1; }
    "$CALLS/check_lines.py" out "$2" || { failed=1; tail -4 "$2"; }
}
attach_stop() { # LINES PLAN SECONDS: attaches, detaches by order
    timeout 60 "$RINGCAT" --lines "$1" --attach --stop-after ${3:-1} "$2" "$BRIDGE" "$WORK/rec" -- victim.exe || { echo "attaching failed"; tail -1 "$1"; failed=1; }
}
attach_kill() { # LINES PLAN: the collector dies; the bridge waits two seconds for a sign of life
    rm -f "$1"
    "$RINGCAT" --lines "$1" --attach "$2" "$BRIDGE" "$WORK/rec" -- victim &
    local collector=$!
    for ((w = 0; w < 200; w++)); do grep -qs by-old-pointer "$1" && grep -qs 0x7654 "$1" && break; sleep 0.05; done
    kill -9 $collector
    sleep 4
} 2>/dev/null
attach_every_way() {
    victim_start
    attach_stop lines "$PLAN"
    victim_end detach lines

    # one process, four times: other functions, other numbers of functions; a DLL that comes while it is traced
    grep -v HeapAlloc "$PLAN" >fewer
    victim_start
    attach_stop lines1 "$PLAN"
    attach_stop lines2 fewer
    grep -q HeapAlloc lines2 && { echo "attached again: the functions of the first time"; failed=1; }
    grep -q 'CreateMutexA.*by-old-pointer' lines2 || { echo "attached again: nothing is seen"; tail -4 lines2; failed=1; }
    attach_kill lines3 "$PLAN"
    rm -f lines4
    (for ((w = 0; w < 400; w++)); do grep -qs by-old-pointer lines4 && break; sleep 0.05; done; touch late) &
    attach_stop lines4 "$PLAN" 4
    wait $!
    [ -e loaded ] && grep -qE 'late.dll!noted\(0x4d, (0x0, )?0x4e(, 0x0)?\) @victim.exe' lines4 || { echo "a module loaded later: its code is not hooked"; failed=1; }
    victim_end "attached four times" lines4
    "$CALLS/check_lines.py" out lines1 || failed=1
}
