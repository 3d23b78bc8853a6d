#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Process Monitor logs written again: a log through -f pml gives the same events (as CSV, XML with stacks, JSON); filtered and
merged logs hold what the filter chose and what both held; a log whose tables are gone gives the same events by walking.
Skipped (77) where the corpus is absent."""
import collections
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
FILES = os.path.join(os.environ.get("W32T_SHARED", os.path.join(SRC, "..", "shared")), "corpus", "pml", "files")
TRACES = os.path.join(FILES, "..", "..", "etl", "files")
SIDES = ("Source", "Destination")
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))
bad = 0


def run(*args):
    r = subprocess.run([PROGRAM, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return r.returncode, r.stdout


def dump(path, *options):
    return run("dump", *options, path)[1]


def say(ok, text):
    global bad
    if not ok:
        bad += 1
        print("FAIL  " + text)


def check_same(name, path, folder):
    again = os.path.join(folder, "again.pml")
    status, _ = run("dump", "-f", "pml", "-o", again, path)
    say(status == 0, f"{name}: exit status {status}")
    for options in (["-f", "procmon-csv"], ["-f", "procmon-xml", "-k"], ["-f", "json", "-k"]):
        a, b = dump(path, *options), dump(again, *options)
        say(a and a == b, f"{name}: {' '.join(options)} differs")


def rows(path, *options):
    return [json.loads(x) for x in dump(path, "-f", "json", *options).splitlines()]


def plain(event, *without):
    return {k: v for k, v in event.items() if k not in ("record", "file", *without)}


def own(event):
    """The event without what other parts of a log decide: text that runs over into the next event (docs/formats/pml.md), the
    account behind a SID (another event's), names of hosts (a table with one name an address)."""
    e = plain(event)
    data = e.get("data", {})
    value = data.get("Data")
    if isinstance(value, dict) or (isinstance(value, list) and data.get("Length", 0) % 2):
        e.pop("detail", None)
    if "Impersonating" in data:
        data.pop("Impersonating")
        e.pop("detail", None)
    if e.get("task_name") == "Network":
        e.pop("path", None)
    return e


def check_filtered(name, path, folder):
    part = os.path.join(folder, "part.pml")
    query = "Result is not SUCCESS and Path contains e"
    run("dump", "-f", "pml", "-q", query, "-o", part, path)
    a, b = rows(path, "-q", query), rows(part)
    say(len(a) == len(b) and [own(x) for x in a] == [own(x) for x in b], f"{name}: filtered log differs ({len(a)}, {len(b)})")


def check_merged(names, folder):
    both = os.path.join(folder, "both.pml")
    paths = [os.path.join(FILES, n) for n in names]
    status, _ = run("dump", "-f", "pml", "-o", both, *paths)
    say(status == 0, f"{names}: exit status {status}")
    a = [own(json.loads(x)) for x in run("dump", "-f", "json", *paths)[1].splitlines()]
    b = [own(x) for x in rows(both)]
    say(a and a == b, f"{names}: merged log differs ({len(a)}, {len(b)})")


def check_walk(name, path, folder):
    torn = os.path.join(folder, "torn.pml")
    data = bytearray(open(path, "rb").read())
    end = struct.unpack_from("<Q", data, 0x248)[0]
    for field in (0x248, 0x250, 0x258, 0x260, 0x3A0):
        struct.pack_into("<Q", data, field, 0)
    open(torn, "wb").write(data[:end])
    status, out = run("dump", "-f", "json", torn)
    want = [plain(x, "pid", "process", "process_start") for x in rows(path)]
    got = [plain(json.loads(x), "pid", "process", "process_start") for x in out.splitlines()]
    for a, b in zip(want, got):
        if a["task_name"] == "Network":  # names of hosts and ports are gone with the tables
            a.pop("path"), b.pop("path")
        if "Impersonating" in a.get("detail", ""):  # and users are SIDs
            a.pop("detail"), b.pop("detail"), a["data"].pop("Impersonating"), b["data"].pop("Impersonating")
    say(len(want) == len(got), f"{name}: {len(got)} of {len(want)} events by walking")
    say(want == got, f"{name}: events found by walking differ")
    say(status in (0, 3), f"{name}: walking ended with {status}")


def check_derived(folder):
    """Kernel events of ETW traces as operations: the network events all, with ends and length; of the other trace, each kind."""
    made = os.path.join(folder, "derived.pml")
    path = os.path.join(TRACES, "tx-KernelNetwork.etl")
    status, _ = run("dump", "-f", "pml", "-o", made, path)
    say(status == 0, f"derived log: exit status {status}")
    a, b = [x for x in rows(path) if x["provider"] == "Microsoft-Windows-Kernel-Network"], rows(made)
    say(len(a) == len(b), f"derived log: {len(b)} of {len(a)} network events")
    for x, y in zip(a, b):
        d = x["data"]
        ends = {d["daddr"], d["saddr"], d["dport"], d["sport"]}
        right = y["pid"] == d["PID"] and y["data"]["Length"] == d["size"] if "size" in d else True
        if not right or y["time"][:27] != x["time"][:27] or ends != {y["data"][f"{side} {part}"] for side in SIDES for part in ("Address", "Port")}:
            say(False, f"derived log: {x} became {y}")
            break
    path = os.path.join(TRACES, "perfview-net.4.5.2.x86.etl")
    status, _ = run("dump", "-f", "pml", "-o", made, path)
    counts = collections.Counter(x["event"] for x in rows(made))
    want = {"CreateFile": 968, "TCP Receive": 242, "TCP Send": 234, "Load Image": 57, "Thread Exit": 29, "Thread Create": 16}
    say(all(counts[k] == n for k, n in want.items()), f"derived log: {counts}")


def main():
    if not os.path.isdir(FILES):
        print(f"no corpus at {FILES}")
        return 77
    folder = tempfile.mkdtemp(prefix="w32t-pml-")
    try:
        names = sorted(x for x in os.listdir(FILES) if x.endswith(".pml"))
        for name in names:
            path = os.path.join(FILES, name)
            check_same(name, path, folder)
            check_filtered(name, path, folder)
            check_walk(name, path, folder)
        check_merged([n for n in names if "UTC32" in n or "32bit" in n], folder)
        check_merged([n for n in names if "UTC64" in n], folder)
        wide, narrow = ([n for n in names if key in n][0] for key in ("UTC64P", "UTC32"))
        if os.path.isdir(TRACES):
            check_derived(folder)
        status, _ = run("dump", "-f", "pml", os.path.join(FILES, wide), os.path.join(FILES, narrow))
        say(status == 4, f"a 32- and a 64-bit log in one: {status}")
    finally:
        shutil.rmtree(folder)
    print(f"{len(names)} logs, {bad} failures")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
