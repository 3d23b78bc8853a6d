#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Calls that begin on one thread and return on another (fibers): every one has its result, x64 and, where 32-bit programs run, x86.
set -u
WANT_WINE32=maybe
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
windows_build_both
failed=0
one() { # COMPILER
    $1 -O1 -Wall -shared -o callee.dll "$CALLS/programs/callee.c" -Wl,--out-implib,callee.a && $1 -O1 -Wall -o moved.exe "$CALLS/programs/moved.c" callee.a || exit 1
    "$W32T" run -e 'trace=callee.dll!*' -o x.etl moved.exe
    [ $? -eq 29 ] || { echo "$1: exit status"; failed=1; }
    "$W32T" dump -f json -q 'event == call_back' x.etl >json
    python3 - json "$1" <<'END' || failed=1
import json, sys
want = {k + n: n for k in (0x1000, 0x2000, 0x3000, 0x4000) for n in range(40)}
rows = [json.loads(line) for line in open(sys.argv[1])]
bad = [r for r in rows if r.get("end") != "returned"]
got = sorted((int(r["data"]["args"][1], 16) & 0xffffffff) for r in rows)
off = [r for r in rows if (int(str(r["result"]), 0) & 0xffffffff) != (int(r["data"]["args"][1], 16) & 0xffffffff) + 1]
print(f"{sys.argv[2]}: {len(rows)} calls, {len(bad)} without a result, {len(off)} with another's")
sys.exit(bool(bad or off or got != sorted(want)))
END
}
one x86_64-w64-mingw32-gcc
if have_wine32; then one i686-w64-mingw32-gcc; else echo "skipped: 32-bit programs cannot be run here"; fi
exit $failed
