#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Times the commands of bench/evtx/run.sh in turn, so that a noisy moment hits all of them, and prints medians and ratios.

Usage: measure.py WIN32TRACE FOLDER RUNS"""
import os
import resource
import statistics
import subprocess
import sys
import time

W32T, DIR, RUNS = sys.argv[1], sys.argv[2], int(sys.argv[3])
BIG, SMALL = os.path.join(DIR, "big.evtx"), os.path.join(DIR, "small.evtx")
COMMANDS = {
    "evtxexport xml (small)": ["evtxexport", "-f", "xml", SMALL],
    "xml, 1 thread": [W32T, "dump", "-j", "1", "-f", "xml", BIG],
    "evtxjson, 1 thread": [W32T, "dump", "-j", "1", "-f", "evtxjson", BIG],
    "json, 1 thread": [W32T, "dump", "-j", "1", "-f", "json", BIG],
    "filter id, 1 thread": [W32T, "dump", "-j", "1", "-f", "json", "-q", "id == 9999", BIG],
    "xml, 2 threads": [W32T, "dump", "-j", "2", "-f", "xml", BIG],
    "copy and count, 1 thread": [os.path.join(DIR, "copy"), BIG, "1"],
    "copy and count, 2 threads": [os.path.join(DIR, "copy"), BIG, "2"],
}


def once(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def peak(command):
    run = subprocess.run(["/usr/bin/env", "python3", "-c", "import resource,subprocess,sys;"
                          "subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL);"
                          "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"] + command,
                         stdout=subprocess.PIPE, check=False)
    return int(run.stdout or 0) / 1024


def main():
    times = {name: [] for name in COMMANDS}
    for _ in range(RUNS):
        for name, command in COMMANDS.items():
            times[name].append(once(command))
    wall = {n: statistics.median(t[0] for t in v) for n, v in times.items()}
    cpu = {n: statistics.median(t[1] for t in v) for n, v in times.items()}
    size = {n: os.path.getsize(SMALL if "small" in n else BIG) / 1e6 for n in COMMANDS}
    peer = size["evtxexport xml (small)"] / wall["evtxexport xml (small)"]
    for name in COMMANDS:
        speed = size[name] / wall[name]
        print(f"{name:28} {wall[name]:7.3f} s wall {cpu[name]:7.3f} s cpu {speed:8.1f} MB/s {speed / peer:7.1f} x evtxexport")
    gain = wall["xml, 1 thread"] / wall["xml, 2 threads"]
    bare = wall["copy and count, 1 thread"] / wall["copy and count, 2 threads"]
    print(f"second thread: {gain:.2f} x, a bare loop {bare:.2f} x: {100 * (gain - 1) / max(bare - 1, 0.01):.0f} % of its gain")
    print(f"peak memory: {peak(COMMANDS['xml, 2 threads']):.1f} MiB")


if __name__ == "__main__":
    main()
