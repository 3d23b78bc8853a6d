#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What recording a call costs: per cheap call, with two captured strings, with stacks, on two threads; what 5,000 and more hooked
# functions add to a start; how much dearer Wine's own +relay is. Pairs are interleaved, medians of $RUNS printed.
# Every figure but the one that says so is of a ring whose pages have all been written before and that the collector has emptied: the
# collector has nothing to do while a loop is timed (the agent's own cost). Rates with it at work are measured with the shipped command.
set -u
. "$(dirname "$0")/../../tests/calls/lib_wine.sh"
ringcat_build
here=$SRC/bench/capture RUNS=${RUNS:-11}
cd "$WORK" || exit 1
x86_64-w64-mingw32-gcc -O2 -shared -o cheap.dll "$here/cheap.c" -Wl,--out-implib,cheap.a || exit 1
x86_64-w64-mingw32-gcc -O2 -o cost.exe "$here/cost.c" cheap.a || exit 1
sed 's/.*/dll &.dll unknown 6/' >all.txt <<'END'
kernel32
kernelbase
ntdll
msvcrt
advapi32
user32
gdi32
END
echo 'int main(void) { return 0; }' >none.c && x86_64-w64-mingw32-gcc -O1 -o none.exe none.c -luser32 -lgdi32 -ladvapi32 -Wl,--no-as-needed
trace() { timeout 300 "$RINGCAT" --quiet --lines lines "$@"; }
ms() { local a; a=$(date +%s%N); "$@" >/dev/null 2>&1; echo $((($(date +%s%N) - a) / 1000)); }
for ((i = 0; i < RUNS; i++)); do
    trace --nap 40 "$here/plan.txt" "$BRIDGE" "$WORK/rec" -- ./cost.exe 8000 2 | sed 's/^/traced /'
    trace --nap 40 --stacks "$here/plan.txt" "$BRIDGE" "$WORK/rec" -- ./cost.exe 8000 2 | sed 's/^/stacks /'
    wine ./cost.exe 8000 2 | sed 's/^/untraced /'
    trace all.txt "$BRIDGE" "$WORK/rec" -- ./none.exe
    sed -n 's/.* hooked=\([0-9]*\) .*startup_ticks=\([0-9]*\).*/start \1 \2/p' lines
done >figures
WINEDEBUG=+relay wine ./cost.exe 20000 2>relay.txt | sed 's/^/relay /' >>figures
rm -f relay.txt
python3 - figures "$(awk '/^cpu MHz/ {print $4; exit}' /proc/cpuinfo)" <<'END'
import re, statistics, sys
rows, starts = {}, []
for line in open(sys.argv[1]):
    words = line.split()
    if words[0] == "start":
        starts.append((int(words[1]), int(words[2])))
        continue
    for key, value in zip(words[1::2], words[2::2]):
        rows.setdefault((words[0], key), []).append(float(value))
m = lambda kind, key: statistics.median(rows[kind, key])
rdtsc = statistics.median(rows["traced", "rdtsc"] + rows["untraced", "rdtsc"])
added = m("traced", "imported") - m("traced", "raw")
print(f"rdtsc                               {rdtsc:8.1f} ns")
print(f"cheap call, untraced                {m('untraced', 'imported'):8.1f} ns")
print(f"cheap call, added                   {added:8.1f} ns = two rdtsc + {added - 2 * rdtsc:.1f} ns")
print(f"  the first time round the ring     {m('traced', 'fresh'):8.1f} ns a call (its pages are made then)")
print(f"two captured strings, added to that {m('traced', 'strings') - m('traced', 'imported'):8.1f} ns")
print(f"two threads, per call               {m('traced', 'threads2'):8.1f} ns ({m('traced', 'threads2') / m('traced', 'threads1'):.2f} of one thread measured so)")
print(f"with stacks, per call               {m('stacks', 'imported'):8.1f} ns; 16 frames deeper {m('stacks', 'deep'):.1f} ns")
if ("relay", "tick") in rows:
    relay = m("relay", "tick") - m("untraced", "tick")
    print(f"+relay to a file, added per call    {relay:8.1f} ns ({relay / added:.0f} times as much)")
mhz = float(sys.argv[2] or 0)
if starts and mhz:
    print(f"start with {starts[0][0]} functions hooked    {statistics.median(t for _, t in starts) / mhz / 1000:8.1f} ms")
END
[ -n "${COST_ONLY:-}" ] || "$here/recording.sh"
