#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Event trace logs of the corpus: every event header of every file comes out, by kind; time stamps against three outside sources.

- the manifest's totals and counts by header type, and kinds/*.json: events by provider (or kernel group), id, version and opcode, exactly;
- two TraceEvent baselines: time since session start to the microsecond they print, with process and thread;
- the EVTX twin of one trace: all header fields, field names and raw payloads; TimeCreated to its 100 ns;
- another reader's list of one trace: times to the microsecond (its floating point arithmetic is good to one).
Skipped (77) where the corpus is absent."""
import calendar
import collections
import json
import os
import re
import subprocess
import sys
import time

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
HERE = os.path.join(os.environ.get("W32T_SHARED", os.path.join(SRC, "..", "shared")), "corpus", "etl")
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))

# The first group of the event class GUID behind each kernel event group.
GROUPS = {0x00: "68fdd900", 0x01: "3d6fa8d4", 0x02: "3d6fa8d3", 0x03: "3d6fa8d0", 0x04: "90cbdc39", 0x05: "3d6fa8d1", 0x06: "9a280ac0",
          0x07: "3282fc76", 0x08: "bf3a50c5", 0x09: "ae53722e", 0x0A: "13976d09", 0x0B: "01853a65", 0x0E: "0268a8b6", 0x0F: "ce1dbfb4",
          0x10: "222962ab", 0x11: "89497f50", 0x12: "e43445e0", 0x14: "2cb15d1d", 0x16: "7687a439", 0x17: "3ac66736", 0x18: "def2fe46",
          0x19: "9aec974b", 0x1A: "45d8cccd", 0x1B: "d837ca92", 0x1C: "c861d0e2"}


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)


def dump(path, *options):
    return [json.loads(line) for line in run("dump", "-f", "json", *options, path).stdout.splitlines()]


def nanoseconds(text):
    return calendar.timegm(time.strptime(text[:19], "%Y-%m-%dT%H:%M:%S")) * 10**9 + int(text[20:29])


def wanted_kinds(path):
    """Their keys in the words of our output: (guid, id, version, opcode)."""
    kinds = collections.Counter()
    for key, count in json.load(open(path, encoding="utf-8")).items():
        what = key.split("|")[1]
        if m := re.fullmatch(r"group 0x(\w+) type 0x(\w+) v(\d+)", what):
            kinds[GROUPS[int(m[1], 16)], None, int(m[3]), int(m[2], 16)] += count
        elif m := re.fullmatch(r"([0-9a-f-]+) id (\d+) v(\d+) op (\d+)", what):
            kinds[m[1][:8], int(m[2]), int(m[3]), int(m[4])] += count
        elif m := re.fullmatch(r"([0-9a-f-]+) op (\d+) v(\d+)", what):
            kinds[m[1][:8], None, int(m[3]), int(m[2])] += count
        else:
            kinds["message", None, None, None] += count
    return kinds


def check_kinds(entry, events, bad):
    got = collections.Counter()
    for e in events:
        if e.get("schema") == "wpp" or "opcode" not in e:
            got["message", None, None, None] += 1
        else:
            got[e["guid"][1:9], e.get("id"), e.get("version"), e.get("opcode")] += 1
    want = wanted_kinds(os.path.join(HERE, entry["kinds"]))
    for key in sorted(set(got) | set(want), key=str):
        if got[key] != want[key]:
            bad.append(f"{entry['name']}: {key}: {got[key]} events, want {want[key]}")


def check_counts(entry, bad):
    result = run("stat", "-f", "json", os.path.join(HERE, entry["file"]))
    stat = json.loads(result.stdout)["files"][0]
    kinds = {k: n for k, n in stat["events_by_kind"].items() if n}
    if stat["events"] != entry["events_total"] or kinds != entry["events_by_header"]:
        bad.append(f"{entry['name']}: {stat['events']} {kinds}, want {entry['events_total']} {entry['events_by_header']}")
    if stat.get("damage"):
        bad.append(f"{entry['name']}: damage reported in a sound file: {stat['damage'][:2]}")


def check_baseline(name, bad):
    events = dump(os.path.join(HERE, "files", name + ".etl"))
    start, times = nanoseconds(events[0]["data"]["StartTime"]), collections.defaultdict(set)
    for e in events:
        times[(nanoseconds(e["time"]) - start) // 1000].add((nanoseconds(e["time"]) - start, e.get("pid"), e.get("tid")))
    lines = 0
    for line in open(os.path.join(HERE, "truth", name + ".baseline.txt"), encoding="utf-8-sig"):
        m = re.match(r"EVENT\s+([\d,]+\.\d{3}): (.*?) PID=(-?\d+); TID=(-?\d+)", line)
        if not m:
            continue
        lines += 1
        microsecond = round(float(m[1].replace(",", "")) * 1000)
        near = [t for u in (microsecond - 1, microsecond) for t in times[u] if abs(t[0] - microsecond * 1000) <= 501]
        # Kernel events: their tool fills in ids that the header does not hold; those it marks -1.
        own = [t for t in near if m[2].startswith("Windows Kernel") or
               ((t[1] is None or t[1] == int(m[3])) and (t[2] is None or t[2] == int(m[4])))]
        if not own:
            bad.append(f"{name}: no event at {m[1]} ms for {m[2]}")
    return lines


def check_twin(bad):
    ours = dump(os.path.join(HERE, "files", "tx-HTTP_Server.etl"), "--raw")[1:]
    theirs = dump(os.path.join(HERE, "truth", "tx-HTTP_Server.evtx"))
    if len(ours) != len(theirs):
        bad.append(f"twin: {len(ours)} events, want {len(theirs)}")
    for i, (a, b) in enumerate(zip(ours, theirs)):
        for key in ("guid", "id", "version", "level", "task", "opcode", "keywords", "pid", "tid", "cpu", "activity", "related"):
            if a.get(key) != b.get(key):
                bad.append(f"twin {i}: {key} {a.get(key)}, want {b.get(key)}")
        cut = nanoseconds(a["time"]) // 100 * 100
        if cut != nanoseconds(b["time"]):
            bad.append(f"twin {i}: time {cut}, want {b['time']}")
        if "EventPayload" in b.get("data", {}):  # the converter could not decode it and kept the bytes
            if a.get("raw", "").lower() != b["data"]["EventPayload"].lower():
                bad.append(f"twin {i}: payload {a.get('raw')}, want {b['data']['EventPayload']}")
        elif list(a.get("data", {})) != list(b.get("data", {})):
            bad.append(f"twin {i}: fields {list(a.get('data', {}))}, want {list(b.get('data', {}))}")


def check_list(bad):
    ours = dump(os.path.join(HERE, "files", "s4-waasmedic.20251005_113019_195.etl"))
    text = open(os.path.join(HERE, "truth", "s4-waasmedic.expected.txt"), encoding="utf-8").read()
    stamps = re.findall(r"timestamp=(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?\+00:00", text)
    want = [nanoseconds(f"{d}T{t}{(f or '.0'):0<10}") for d, t, f in stamps]
    got = [nanoseconds(e["time"]) for e in ours]
    if len(got) != len(want) or any(abs(g - w) > 1900 for g, w in zip(got, want)):
        bad.append(f"list: {got}, want {want}")


def main():
    manifest = os.path.join(HERE, "manifest.json")
    if not os.path.exists(manifest):
        print("skipped: no corpus")
        return 77
    bad, events = [], 0
    files = json.load(open(manifest, encoding="utf-8"))["files"]
    for entry in files:
        check_counts(entry, bad)
        out = dump(os.path.join(HERE, entry["file"]))
        events += len(out)
        check_kinds(entry, out, bad)
        if any(a["time"] > b["time"] for a, b in zip(out, out[1:])):
            bad.append(f"{entry['name']}: not in time order")
    lines = check_baseline("perfview-gcevents", bad) + check_baseline("perfview-net.4.5.2.x86", bad)
    check_twin(bad)
    check_list(bad)
    print("\n".join(bad[:40]))
    print(f"{len(files)} files, {events} events, {lines} baseline lines, {len(bad)} faults")
    return 1 if bad or not events or lines < 500 else 0


if __name__ == "__main__":
    sys.exit(main())
