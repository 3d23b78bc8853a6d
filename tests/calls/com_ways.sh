#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# COM objects by other ways than CoCreateInstance: creators of single DLLs, arrays, arguments of calls by name, what the system calls of the
# program's own objects; the program behaves as untraced. In both word sizes where 32-bit programs run.
set -u
WANT_WINE32=maybe
. "$(dirname "$0")/lib_wine.sh"
have_wine32 && windows_build_both
cd "$WORK" || exit 1
failed=0
wrong() { echo "$*"; failed=1; }
try() { # COMPILER
    "$1" -O1 -Wall -Wextra -o ways.exe "$CALLS/programs/com_ways.c" -lole32 -loleaut32 -luuid -ldxguid || exit 1
    wine ./ways.exe >plain 2>plain.err
    local untraced=$? traced
    [ $untraced -ge 107 ] || wrong "$1: untraced it ends with $untraced: $(cat plain.err)"
    "$W32T" run -o ways.etl ./ways.exe >out 2>err
    traced=$?
    [ $traced -eq $untraced ] || wrong "$1: it ends with $traced and not $untraced: $(cat err)"
    cmp -s <(grep -v '^EXPECT' plain) <(grep -v '^EXPECT' out) || wrong "$1: other output"
    "$W32T" dump -q 'source == api and not event == WriteFile' ways.etl >lines || wrong "$1: dump"
    "$CALLS/check_lines.py" out lines || wrong "$1: calls missing"
    # the system's calls of the program's objects are counted under the name they are shown by
    "$W32T" stat -c ways.etl >counts || wrong "$1: stat"
    grep -qE ' 1 +<- IObjectWithSite::SetSite$' counts || wrong "$1: stat -c: $(grep SetSite counts)"
    # that the program refuses the system something is no failure of the program's
    "$W32T" explain -f json ways.etl >explained || wrong "$1: explain"
    grep -q '"failures":\[\]' explained || wrong "$1: explain takes what the program refuses for what it lacks: $(cat explained)"
    grep -h ^skipped out
}
try x86_64-w64-mingw32-gcc
have_wine32 && command -v i686-w64-mingw32-gcc >/dev/null && try i686-w64-mingw32-gcc
exit $failed
