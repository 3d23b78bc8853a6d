#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Programs that crash, and say before what explain must say: the call that fed the crash, or that none did.
set -u
. "$(dirname "$0")/lib_wine.sh"
W32T=${W32T:-$BUILD/win32trace}
tried=0 failed=0
for level in -O0 -O2; do
    build_exe "crashes$level.exe" "$CALLS/programs/crashes.c" -Wextra $level
    for c in $(wine "$WORK/crashes$level.exe" | tr -d '\r'); do
        rm -f "$WORK"/c.*
        expected=$("$W32T" run --tools "$SRC/build/windows-x64" -o "$WORK/c.etl" "$WORK/crashes$level.exe" "$c" 2>"$WORK/c.err" | tr -d '\r')
        "$W32T" explain -f json "$WORK/c.etl" >"$WORK/c.json" &&
            "$W32T" dump -f json -q 'source == api' "$WORK/c.etl" >"$WORK/c.jsonl" &&
            "$CALLS/check_explain.py" "$c $level" "$expected" "$WORK/c.json" "$WORK/c.jsonl" || failed=$((failed + 1))
        tried=$((tried + 1))
    done
done
echo "$tried crashes, $failed explained wrongly"
[ $tried -ge 30 ] && [ $failed = 0 ]
