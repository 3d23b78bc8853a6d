#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Event trace logs: counting, full decoding to JSON Lines on one core, what a second thread gains against a copy-and-count loop, memory, and
# dissect decoding values of one small file. The large trace is made of real buffers (bench/etl/multiply.c) and deleted afterwards.
cd "$(dirname "$0")/../.." || exit 1
W32T=${W32T:-bin/win32trace}
FILES=${W32T_SHARED:-../shared}/corpus/etl/files
RUNS=${RUNS:-10} MB=${MB:-1000}
set -- "$FILES"/perfview-diaghub__diaghub.kernel.1.etl "$FILES"/perfview-diaghub__diaghub.user_paged.1.etl "$FILES"/tx-KernelNetwork.etl \
    "$FILES"/perfview-gcevents.etl
[ -r "$4" ] || { echo "skipped: the corpus is not here"; exit 0; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cc -O2 -o "$dir/multiply" bench/etl/multiply.c && cc -O2 -pthread -o "$dir/copy" bench/evtx/copy_count.c || exit 1
"$dir/multiply" "$dir/big.etl" "$MB" "$@" || exit 1
cat "$dir/big.etl" >/dev/null
python3 bench/etl/measure.py "$W32T" "$dir" "$RUNS" "$FILES/tx-KernelNetwork.etl"
