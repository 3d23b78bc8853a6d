#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Process Monitor logs on one core: the largest log of the corpus multiplied to 2,000,000 events. Opening, reading every event,
# CSV with all columns; and the same two jobs by the Python reader (procmon-parser), where PROCMON_PARSER names its folder, on the
# log as it is. Medians of interleaved runs.
set -e
cd "$(dirname "$0")/../.."
corpus=${W32T_SHARED:-../shared}/corpus/pml/files
log=$corpus/LogFileBench64.dev.pml
[ -f "$log" ] || { echo "no corpus: $log"; exit 0; }
build=${W32T_BUILD:-build/linux}
program=${W32T:-$build/win32trace}
runs=${RUNS:-10}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
python3 bench/pml/multiply.py "$log" "$tmp/big.pml" 2000000
cc -O2 -std=c11 -Iinclude bench/pml/iterate.c "$build/libwin32trace.a" -lpthread -lm \
   -lz -lpcre2-8 -lexpat -o "$tmp/iterate"
one() { taskset -c "${CORE:-0}" "$@"; }
median() { sort -n | awk '{v[NR]=$1} END {print NR%2 ? v[(NR+1)/2] : (v[NR/2]+v[NR/2+1])/2}'; }
seconds() { # wall, user and system time, peak memory in KiB
    { /usr/bin/time -f '%e %U %S %M' "$@" >/dev/null; } 2>&1 | tail -1
}
: >"$tmp/open"; : >"$tmp/iterate.out"; : >"$tmp/csv"; : >"$tmp/memory"; : >"$tmp/py"; : >"$tmp/small"; : >"$tmp/cpu"
cat "$tmp/big.pml" >/dev/null
for _ in $(seq "$runs"); do
    one "$tmp/iterate" "$tmp/big.pml" 1 | while read -r ms rate rest; do
        echo "$ms" >>"$tmp/open"; echo "$rate" >>"$tmp/iterate.out"
    done
    read -r s user system kib <<<"$(seconds taskset -c "${CORE:-0}" "$program" dump -j 1 -f procmon-csv "$tmp/big.pml")"
    echo "$s" >>"$tmp/csv"; echo "$kib" >>"$tmp/memory"
    awk -v a="$user" -v b="$system" 'BEGIN {print a + b}' >>"$tmp/cpu"
    if [ -n "$PROCMON_PARSER" ]; then
        one "${PYTHON:-python3}" bench/pml/peer.py "$PROCMON_PARSER" "$log" >>"$tmp/py"
        one "$tmp/iterate" "$log" 5 | awk '{print $2}' | median >>"$tmp/small"
    fi
done
csv=$(median <"$tmp/csv")
echo "open            $(median <"$tmp/open") ms"
echo "iterate         $(median <"$tmp/iterate.out") events/s"
awk -v s="$csv" -v c="$(median <"$tmp/cpu")" \
    'BEGIN {printf "csv, 27 columns %.0f events/s (%.3f s), %.0f a second of processor time\n", 2000000 / s, s, 2000000 / c}'
echo "peak memory     $(awk '$1 > m {m = $1} END {printf "%.0f MiB", m / 1024}' "$tmp/memory")"
if [ -n "$PROCMON_PARSER" ]; then
    peer_iterate=$(awk '{print $1}' "$tmp/py" | median)
    peer_csv=$(awk '{print $2}' "$tmp/py" | median)
    awk -v a="$(median <"$tmp/small")" -v b="$peer_iterate" -v c="$peer_csv" -v s="$csv" \
        'BEGIN {printf "python reader   iterate %.0f events/s (we: %.0f times), csv strings %.0f events/s (we: %.0f times)\n", b, a / b, c, 2000000 / s / c}'
fi
