#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""measure.py PROGRAM FOLDER RUNS SMALL: interleaved runs over FOLDER/big.etl; medians of wall time and of processor time (on a shared machine the
latter says more), ratios in one run."""
import json
import os
import statistics
import subprocess
import sys
import time

PROGRAM, FOLDER, RUNS, SMALL = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
BIG, COPY = os.path.join(FOLDER, "big.etl"), os.path.join(FOLDER, "copy")


def run(*command):
    """Wall seconds, processor seconds, peak resident KiB."""
    start = time.monotonic()
    with open(os.devnull, "wb") as null:
        child = subprocess.Popen(command, stdout=null, stderr=null)
        _, _, usage = os.wait4(child.pid, 0)
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


PEER = """import sys
from dissect.etl import ETL
n = 0
for e in ETL(open(sys.argv[1], "rb")):
    n += 1
    try:
        e.event.event_values()
    except Exception:  # what it cannot decode is no reason to stop
        pass
print(n)
"""


def events_of(path):
    text = subprocess.run([PROGRAM, "stat", "-f", "json", path], stdout=subprocess.PIPE, check=False).stdout
    return json.loads(text)["files"][0]["events"]


def against_peer():
    """A peer that did not decode every event of the file is no measure of anything."""
    trial = subprocess.run([sys.executable, "-c", PEER, SMALL], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    if trial.returncode:
        print(f"dissect       did not run: {(trial.stderr.strip().splitlines() or ['no word why'])[-1]}")
        return
    found, there = int(trial.stdout), events_of(SMALL)
    if found != there:
        print(f"dissect       not compared: it reads {found} of {there} events of {os.path.basename(SMALL)}")
        return
    them = min(run(sys.executable, "-c", PEER, SMALL)[1] for _ in range(3))
    us = statistics.median(run(PROGRAM, "dump", "-f", "json", "-j", "1", SMALL)[1] for _ in range(10))
    print(f"dissect       {them:6.2f} s for {there} events of {os.path.basename(SMALL)}, ours {us * 1000:.1f} ms: {them / max(us, 0.001):.0f} x "
          "(processor time, start included)")


def main():
    size = os.path.getsize(BIG)
    events = events_of(BIG)
    jobs = {
        "stat": (PROGRAM, "stat", "-f", "json", BIG),
        "json -j1": (PROGRAM, "dump", "-f", "json", "-j", "1", BIG),
        "json -j2": (PROGRAM, "dump", "-f", "json", "-j", "2", BIG),
        "copy 1": (COPY, BIG, "1"),
        "copy 2": (COPY, BIG, "2"),
    }
    seen = {name: [] for name in jobs}
    for _ in range(RUNS):
        for name, command in jobs.items():
            seen[name].append(run(*command))
    wall = {n: statistics.median(r[0] for r in v) for n, v in seen.items()}
    cpu = {n: statistics.median(r[1] for r in v) for n, v in seen.items()}
    peak = max(r[2] for n in ("json -j1", "json -j2") for r in seen[n])
    print(f"{size / 1e9:.2f} GB, {events} events, {RUNS} runs, load {os.getloadavg()[0]:.1f}")
    print(f"stat          {size / wall['stat'] / 1e9:6.2f} GB/s wall, {size / cpu['stat'] / 1e9:6.2f} GB/s of processor time")
    for n in ("json -j1", "json -j2"):
        print(f"{n:13} {events / wall[n] / 1e6:6.2f} M events/s wall, {events / cpu[n] / 1e6:6.2f} M events/s of processor time")
    ours, theirs = wall["json -j1"] / wall["json -j2"], wall["copy 1"] / wall["copy 2"]
    print(f"two threads   {ours:6.2f} x against {theirs:.2f} x of a copy-and-count loop: {100 * ours / theirs:.0f} % (wall)")
    print(f"peak memory   {peak / 1024:6.1f} MiB")
    against_peer()


if __name__ == "__main__":
    main()
