#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Attaching to a busy program and detaching again, by order and because the collector died: calls through old pointers are seen, the
# program lives on, every byte of code and tables is restored. The code engine at a launch gives the same lines as the table engine.
set -u
. "$(dirname "$0")/lib_wine.sh"
ringcat_build
cd "$WORK" || exit 1
build_dll callee.dll "$CALLS/programs/callee.c"
build_exe victim.exe "$CALLS/programs/victim.c" callee.a
build_exe args.exe "$CALLS/programs/args.c" callee.a
failed=0
PLAN=$CALLS/plan.txt
cp callee.dll late.dll
. "$CALLS/lib_attach.sh"
attach_every_way
for engine in "" --code; do
    timeout 60 "$RINGCAT" $engine --lines lines$engine "$CALLS/plan.txt" "$BRIDGE" "$WORK/rec" -- ./args.exe >args.out || [ $? -eq 23 ] || failed=1
    "$CALLS/check_lines.py" args.out lines$engine || failed=1
    sed -nE 's/^[0-9]+\/[0-9]+ (#[0-9]+ [a-z0-9]+\.dll![A-Za-z0-9_]+)\(.*/\1/p' lines$engine >calls$engine
done
cmp calls calls--code || failed=1
timeout 60 "$RINGCAT" --lines lines --attach "$CALLS/plan.txt" "$BRIDGE" "$WORK/rec" -- no-such-program.exe
[ $? -eq 127 ] && grep -q 'BRIDGE state=5 launch=2 .*no process has that name' lines || { echo "attaching to nothing:"; tail -1 lines; failed=1; }
exit $failed
