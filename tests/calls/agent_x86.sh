#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# The agent for x86: shapes of calls, ways of leaving them, both engines; and process trees of both word sizes. Needs wine32.
set -u
WANT_WINE32=1
. "$(dirname "$0")/lib_wine.sh"
ringcat_build
cd "$WORK" || exit 1
windows_build_both
gcc32="i686-w64-mingw32-gcc -O1 -Wall"
$gcc32 -shared -o callee.dll "$CALLS/programs/callee.c" -Wl,--out-implib,callee.a &&
    $gcc32 -o args.exe "$CALLS/programs/args.c" callee.a &&
    i686-w64-mingw32-g++ -O1 -Wall -static -o unwind.exe "$CALLS/programs/unwind.cpp" "$CALLS/programs/seh32.S" callee.a -lntdll || exit 1
failed=0
for program in args unwind; do
    wine ./$program.exe >$program.plain 2>$program.plain.err
    plain=$?
    for engine in "" --code; do
        timeout 120 "$RINGCAT" $engine --lines lines$engine "$CALLS/plan32.txt" "$BRIDGE" "$WORK/rec" -- ./$program.exe >out 2>err
        traced=$?
        [ $plain -eq $traced ] && [ $plain -ge 23 ] || { echo "$program $engine: exit status $plain untraced, $traced traced"; cat err; failed=1; }
        "$CALLS/check_lines.py" out lines$engine || { failed=1; tail -3 lines$engine; }
    done
done
$gcc32 -DLIBRARY -shared -o shapes.dll "$CALLS/programs/shapes.c" "$CALLS/programs/shapes.def" -Wl,--out-implib,shapes.a &&
    $gcc32 -msse2 -o shapes.exe "$CALLS/programs/shapes.c" shapes.a || exit 1
for how in "" --code "--ring 65536"; do
    timeout 120 "$RINGCAT" $how --lines lines "$CALLS/plan_shapes.txt" "$BRIDGE" "$WORK/rec" -- ./shapes.exe ${how:+$([ "$how" = --code ] || echo flood)} >out 2>err
    [ $? -eq 28 ] || { echo "calling conventions $how: exit status"; head -5 err; failed=1; }
    [ "$how" = "--ring 65536" ] || "$CALLS/check_lines.py" out lines || failed=1
done
grep -q ' drops=0 waits=[1-9]' lines || { echo "the ring was never full:"; tail -3 lines; failed=1; }
$gcc32 -o victim.exe "$CALLS/programs/victim.c" callee.a || exit 1
cp callee.dll late.dll
PLAN=$CALLS/plan32.txt
. "$CALLS/lib_attach.sh"
attach_every_way
build_exe hello64.exe "$CALLS/programs/family.c"
$gcc32 -o hello32.exe "$CALLS/programs/family.c"
for shell in system32 syswow64; do
    timeout 60 "$RINGCAT" --lines lines "$CALLS/plan.txt" "$BRIDGE" "$WORK/rec" -- "C:\\windows\\$shell\\cmd.exe" /c "hello64.exe child 1 & hello32.exe child 2 & hello64.exe child 7"
    [ $? -eq 7 ] && [ "$(grep -c ' PROCESS parent=' lines)" -eq 4 ] && [ "$(grep -c 'CHILD pid=[0-9]* status=0 error=00000000' lines)" -eq 3 ] &&
        [ "$(grep -c '"child-[127]" @hello' lines)" -eq 3 ] || { echo "a tree of both word sizes from $shell:"; grep -E 'PROCESS|CHILD|"child' lines; failed=1; }
done
exit $failed
