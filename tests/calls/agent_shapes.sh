#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Every shape of call, and every way of leaving one: the programs print what the recording must hold, and must behave and end as
# untraced.
set -u
. "$(dirname "$0")/lib_wine.sh"
ringcat_build
cd "$WORK" || exit 1
build_dll callee.dll "$CALLS/programs/callee.c"
build_exe args.exe "$CALLS/programs/args.c" callee.a
build_cpp unwind.exe "$CALLS/programs/unwind.cpp" "$CALLS/programs/seh.S" callee.a
failed=0
for program in args unwind; do
    wine ./$program.exe >$program.plain 2>$program.plain.err
    plain=$?
    timeout 120 "$RINGCAT" --lines $program.lines "$CALLS/plan.txt" "$BRIDGE" "$WORK/rec" -- ./$program.exe >$program.out 2>$program.err
    traced=$?
    [ $plain -eq $traced ] && [ $plain -ge 23 ] || { echo "$program: exit status $plain untraced, $traced traced"; cat $program.err; failed=1; }
    cmp $program.plain.err $program.err || failed=1
    grep -v ^EXPECT $program.plain >a; grep -v ^EXPECT $program.out >b; cmp a b || failed=1
    "$CALLS/check_lines.py" $program.out $program.lines || { failed=1; tail -3 $program.lines; }
    [ -z "$(ls rec.* 2>/dev/null)" ] || { echo "files left behind: $(ls rec.*)"; failed=1; }
done
timeout 120 "$RINGCAT" --stacks --lines stacks "$CALLS/plan.txt" "$BRIDGE" "$WORK/rec" -- ./args.exe >args.out
"$CALLS/check_lines.py" args.out stacks --stacks || failed=1
[ "$(grep -c ' STACK of ' stacks)" -eq "$(sed -n 's/^TOTAL .*starts=\([0-9]*\).*/\1/p' stacks)" ] || { echo "calls without a stack"; failed=1; }
grep -q deadbabe stacks && { echo "frames behind the end of a stack"; failed=1; }
exit $failed
