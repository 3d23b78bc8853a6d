#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Source lines by our reader against binutils' addr2line, at every instruction of programs built with each version of DWARF, with and
# without optimisation, for both word sizes.
set -u
SRC=${W32T_SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
BUILD=${W32T_BUILD:-$SRC/build/linux}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
skip() { echo "skipped: $*"; exit 77; }
command -v x86_64-w64-mingw32-addr2line >/dev/null || skip "binutils for mingw are not installed"
cc -std=c11 -D_GNU_SOURCE -O1 -I"$SRC/src" -I"$SRC/include" "$SRC/tests/tools/print_lines.c" "$BUILD/libwin32trace.a" -o "$work/print" \
    $(pkg-config --libs expat libpcre2-8 zlib 2>/dev/null) -lpthread -lm || exit 1
wrong=0 tried=0
for machine in x86_64 i686; do
    command -v $machine-w64-mingw32-gcc >/dev/null || continue
    for options in "-gdwarf-2 -O0" "-gdwarf-3 -O2" "-gdwarf-4 -O2" "-gdwarf-5 -O0" "-gdwarf-5 -O2" "-g -O3"; do
        $machine-w64-mingw32-gcc $options -w -o "$work/a.exe" "$SRC/tests/calls/programs/crashes.c" -lole32 -luuid -ladvapi32 || exit 1
        base=$($machine-w64-mingw32-objdump -p "$work/a.exe" | awk '/^ImageBase/{print "0x" $2}')
        $machine-w64-mingw32-objdump -d "$work/a.exe" | awk '/^ *[0-9a-f]+:\t/ && !/\tnop|\txchg   %ax,%ax|data16/{sub(":","",$1); print "0x" $1}' >"$work/addresses"
        $machine-w64-mingw32-addr2line -e "$work/a.exe" <"$work/addresses" | sed -E 's/ \(discriminator [0-9]+\)//; s|.*/||' >"$work/theirs"
        python3 -c "
import sys
for a in open('$work/addresses'): print(hex(int(a, 16) - $base))" | "$work/print" "$work/a.exe" >"$work/ours"
        result=$(python3 - "$work" <<'PY'
import sys
w = sys.argv[1]
known = wrong = 0
for a, t, o in zip(open(w + "/addresses"), open(w + "/theirs"), open(w + "/ours")):
    t, o = t.strip(), o.strip()
    t = "?" if t.startswith("??") or t.endswith(":?") or t.endswith(":0") else t
    known += t != "?"
    if t != o:
        wrong += 1
        if wrong < 4:
            print(a.strip(), "addr2line", t, "ours", o, file=sys.stderr)
print(known, wrong)
PY
)
        echo "$machine $options: known, different: $result"
        tried=$((tried + 1))
        set -- $result
        { [ "$1" -gt 500 ] && [ "$2" -eq 0 ]; } || wrong=$((wrong + 1))
    done
done
echo "$tried programs, $wrong read otherwise than addr2line does"
[ $tried -ge 6 ] && [ $wrong = 0 ]
