#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# explain shows what a program said before it aborted, and calls a number that was passed as a pointer by its value.
set -u
. "$(dirname "$0")/lib_wine.sh"
build_exe words.exe "$CALLS/programs/words.c"
cd "$WORK" || exit 1
failed=0
expect() { # CASE PATTERN
    grep -Eq "$2" "$1.txt" || { echo "$1: nothing like $2 in:"; cat "$1.txt"; failed=1; }
}
for case in abort number; do
    "$W32T" run -o $case.etl words.exe $case >out 2>err
    "$W32T" explain $case.etl >$case.txt
done
expect abort 'it said last: +cannot load data\.bin$'
expect abort 'asked in vain before: +file data\.bin \(fopen: ENOENT\)'
expect number 'what to do: 0x1234 is no address'
grep -q 'NULL could have' number.txt && { echo "number: speaks of NULL"; failed=1; }
exit $failed
