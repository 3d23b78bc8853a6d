#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Odd programs (small stacks, APCs, fibers, TLS callbacks, own exception handlers, killed threads, DLLs that come and go, self-checks,
# their own hooks, code read anew from disk, rubbish over the rings), x64 and x86, hooked through tables and in code, every export of the
# system DLLs: they behave as untraced, and the recorder lives.
set -u
WANT_WINE32=maybe
. "$(dirname "$0")/lib_wine.sh"
ringcat_build
cd "$WORK" || exit 1
windows_build_both
failed=0 runs=0
build() { # COMPILER
    $1 -O1 -Wall -shared -o callee.dll "$CALLS/programs/callee.c" -Wl,--out-implib,callee.a && cp callee.dll often.dll &&
        $1 -O1 -Wall -shared -DRAISES -o raises.dll "$CALLS/programs/odd_dll.c" && $1 -O1 -Wall -shared -o locks.dll "$CALLS/programs/odd_dll.c" &&
        $1 -O1 -Wall -o odd.exe "$CALLS/programs/odd.c" callee.a || exit 1
}
compare() { # WHAT, HOW, STATUS
    runs=$((runs + 1))
    [ "$3" -eq "$plain" ] && cmp -s out.plain out || { echo "$1 $2: ended with $3, untraced $plain: $(head -3 err) $(tail -1 lines)"; failed=1; }
}
one() { # WHAT
    timeout 60 wine ./odd.exe $1 >out.plain 2>err
    plain=$?
    [ $plain -eq 0 ] || { echo "$1: does not do what it should untraced either ($plain, $(head -1 err))"; failed=1; return; }
    if [ $1 = scribble ]; then
        timeout 60 "$W32T" run -o x.etl odd.exe $1 >out 2>err
        compare $1 "" $?
        grep -q -E 'records were damaged|1 record was damaged' err || { echo "scribble: nobody noticed: $(cat err)"; failed=1; }
        "$W32T" dump x.etl >text 2>/dev/null
        grep -q 'call.*noted' text || grep -q 'GetFileAttributesA' text || { echo "scribble: nothing of the recording is left"; failed=1; }
        return
    fi
    for engine in "" --code; do
        case $1:$word_size:$engine in read-again:* | own-hooks:* | self-check:*) ;; *:32:--code) continue ;; esac
        timeout 60 "$RINGCAT" --quiet $engine --lines lines "$CALLS/plan_all.txt" "$BRIDGE" "$WORK/rec" -- ./odd.exe $1 >out 2>err
        compare $1 "$engine" $?
    done
}
flags() { # the image says it knows control-flow guard, shadow stacks' neighbour flags and high addresses: nothing may depend on it
    python3 - <<'END'
import struct
d = bytearray(open("odd.exe", "rb").read())
at = struct.unpack_from("<I", d, 60)[0] + 24 + 70
struct.pack_into("<H", d, at, struct.unpack_from("<H", d, at)[0] | 0x4000 | 0x0100)
open("odd.exe", "wb").write(d)
END
}
for compiler in x86_64-w64-mingw32-gcc i686-w64-mingw32-gcc; do
    [ $compiler = i686-w64-mingw32-gcc ] && ! have_wine32 && { echo "skipped: 32-bit programs cannot be run here"; continue; }
    build $compiler
    word_size=64
    [ $compiler = i686-w64-mingw32-gcc ] && word_size=32
    for what in $(wine ./odd.exe | tr -d '\r'); do one $what; done
    flags
    one self-check
done
echo "$runs traced runs"
[ $runs -ge 25 ] || failed=1
exit $failed
