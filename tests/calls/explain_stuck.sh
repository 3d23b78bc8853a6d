#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# (Ending the program ends one thread first, whose mutex the other may then get for a moment.)
# A program that locks itself up and is ended from outside: explain names what each thread waits for and who holds it. A recording cut
# short is not said to be free of crashes, nor is a file without programs.
set -u
. "$(dirname "$0")/lib_wine.sh"
build_exe deadlock.exe "$CALLS/programs/deadlock.c"
cd "$WORK" || exit 1
failed=0
bad() { echo "$*"; failed=1; }
"$W32T" run -o d.etl deadlock.exe >out 2>err
"$W32T" explain d.etl >d.txt || bad "explain ended with $?"
for name in left right; do
    grep -Eq "thread [0-9]+: WaitForSingleObject of 0x[0-9a-f]+ \"$name\" (never returned|returned only when the holder had ended); thread [0-9]+ holds that .*a deadlock" d.txt || bad "$name is not named as a cause"
done
[ "$(grep -c "a deadlock" d.txt)" = 2 ] || bad "not two calls that did not return"
size=$(stat -c %s d.etl)
head -c $((size * 2 / 3)) d.etl >cut.etl
"$W32T" explain cut.etl >cut.txt 2>/dev/null
grep -q "^the recording is incomplete: whether a program crashed is not known" cut.txt || bad "a cut recording is not called incomplete"
grep -q "^no program" cut.txt && bad "a cut recording is said to be free of crashes"
[ $failed = 0 ] || cat d.txt err
exit $failed
