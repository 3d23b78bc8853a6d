#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A file large enough for the first pass to use a second thread, sound and with damage of several kinds: the same events, the same damage with
# one thread and with two. Skipped (77) where the corpus is absent.
W32T_SRC=${W32T_SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
files=${W32T_SHARED:-$W32T_SRC/../shared}/corpus/etl/files
W32T=${W32T:-$W32T_SRC/bin/win32trace}
[ -d "$files" ] || { echo "skipped: no corpus"; exit 77; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
bad=0
cc -O2 -o "$dir/multiply" "$W32T_SRC/bench/etl/multiply.c" && "$dir/multiply" "$dir/big.etl" 90 "$files/perfview-diaghub__diaghub.kernel.1.etl" \
    "$files/tx-KernelNetwork.etl" "$files/perfview-gcevents.etl" || exit 1
same() {
    for threads in 1 2; do
        "$W32T" dump --lenient -f json -j $threads "$dir/big.etl" >"$dir/out$threads" 2>"$dir/err$threads"
    done
    cmp -s "$dir/out1" "$dir/out2" || { echo "FAIL $1: other events"; bad=1; }
    cmp -s "$dir/err1" "$dir/err2" || { echo "FAIL $1: other words"; diff "$dir/err1" "$dir/err2" | head -5; bad=1; }
    [ -s "$dir/out1" ] || { echo "FAIL $1: nothing"; bad=1; }
}
same sound
put() { printf "$2" | dd of="$dir/big.etl" bs=1 seek="$1" conv=notrunc status=none; }
buffer=65536
put $((buffer * 300 + 0x30)) '\xff\xff\xff\xff'          # a fill that cannot be
put $((buffer * 301)) '\0\0\0\0\0\0\0\0'                 # a size that cannot be
put $((buffer * 600)) '\0\0\x02\0'                       # a size of two buffers
dd if=/dev/zero of="$dir/big.etl" bs=65536 seek=700 count=3 conv=notrunc status=none
dd if=/dev/urandom of="$dir/big.etl" bs=1024 seek=$((64 * 800 + 5)) count=20 conv=notrunc status=none
same damaged
truncate -s -12345 "$dir/big.etl"
same cut
[ $bad -eq 0 ] && echo "one and two threads: equal"
exit $bad
