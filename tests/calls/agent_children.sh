#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Children by every route, from their first instruction; suspended ones stay suspended; many short threads share few rings.
set -u
. "$(dirname "$0")/lib_wine.sh"
ringcat_build
cd "$WORK" || exit 1
build_exe family.exe "$CALLS/programs/family.c"
failed=0
timeout 120 "$RINGCAT" --lines lines "$CALLS/plan.txt" "$BRIDGE" "$WORK/rec" -- ./family.exe >out
[ $? -eq 25 ] || { echo "exit status"; failed=1; }
"$CALLS/check_lines.py" out lines || failed=1
rings=$(sed -n 's/.* RINGS \([0-9]*\) .*/\1/p' lines | sort -n | tail -1)
[ "$rings" -le 40 ] || { echo "$rings rings for threads one after the other"; failed=1; }
timeout 60 "$RINGCAT" --no-follow --lines lines "$CALLS/plan.txt" "$BRIDGE" "$WORK/rec" -- ./family.exe >out
[ "$(grep -c ' PROCESS parent=' lines)" -eq 1 ] && [ "$(grep -c 'CHILD pid=.* status=1 ' lines)" -eq 3 ] || { echo "--no-follow followed"; failed=1; }
exit $failed
