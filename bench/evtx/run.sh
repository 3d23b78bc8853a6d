#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Event logs: XML and JSON Lines against evtxexport (libevtx), filtering by id, two threads against a copy-and-count loop, memory.
# The big log is made of two corpus logs (half of the bytes each) and deleted afterwards; the peer reads a smaller one of the same mix.
cd "$(dirname "$0")/../.." || exit 1
W32T=${W32T:-bin/win32trace}
SHARED=${W32T_SHARED:-../shared}/corpus/evtx/files
A=$SHARED/hayabusa__DeepBlueCLI__smb-password-guessing-security.evtx
B=$SHARED/hayabusa__DeepBlueCLI__many-events-application.evtx
RUNS=${RUNS:-10} MB=${MB:-256}
[ -r "$A" ] && [ -r "$B" ] || { echo "skipped: the corpus is not here"; exit 0; }
command -v evtxexport >/dev/null || { echo "skipped: evtxexport is not installed"; exit 0; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
python3 bench/evtx/make_log.py "$dir/big.evtx" "$MB" "$A" "$B" || exit 1
python3 bench/evtx/make_log.py "$dir/small.evtx" 8 "$A" "$B" || exit 1
cc -O2 -pthread -o "$dir/copy" bench/evtx/copy_count.c || exit 1
python3 bench/evtx/measure.py "$W32T" "$dir" "$RUNS"
