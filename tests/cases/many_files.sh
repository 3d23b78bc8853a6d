#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Two hundred traces in one merge, with fewer file handles than that allowed by default: every event comes, in time order, within memory that
# does not grow by the file as one file's would. Skipped (77) where the corpus is absent.
W32T_SRC=${W32T_SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
file=${W32T_SHARED:-$W32T_SRC/../shared}/corpus/etl/files/tx-HTTP_Server.etl
W32T=${W32T:-$W32T_SRC/bin/win32trace}
[ -f "$file" ] || { echo "skipped: no corpus"; exit 77; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
for i in $(seq 200); do ln -s "$file" "$dir/t$i.etl"; done
ulimit -Sn 64
"$W32T" dump -f json --fields time "$dir" >"$dir/out" 2>"$dir/err" || { cat "$dir/err"; exit 1; }
bad=0
[ "$(wc -l <"$dir/out")" -eq $((200 * 2042)) ] || { echo "FAIL: $(wc -l <"$dir/out") events of $((200 * 2042))"; bad=1; }
sort -c "$dir/out" || { echo "FAIL: not in time order"; bad=1; }
kib=$(python3 -c 'import subprocess, sys, os
p = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
print(os.wait4(p.pid, 0)[2].ru_maxrss)' "$W32T" dump -f json "$dir")
[ "$kib" -le $((256 * 1024)) ] || { echo "FAIL: $kib KiB"; bad=1; }
[ $bad -eq 0 ] && echo "200 files: $kib KiB"
exit $bad
