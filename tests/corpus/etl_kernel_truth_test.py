#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds decoded .etl events against what the source repositories of the corpus assert: modules and processes of the kernel-log samples
(with the pointer size that their writers used), a TraceLogging struct; and lists events without a schema. Exit 77 without the corpus."""
import ipaddress
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SHARED = os.environ.get("W32T_SHARED") or os.path.join(HERE, "..", "..", "..", "shared")
CORPUS = os.path.join(SHARED, "corpus", "etl")
PROGRAM = os.environ.get("W32T") or os.path.join(HERE, "..", "..", "build", "linux", "win32trace")
# Events that nothing public describes: provider GUID → why.
UNKNOWN = {
    "{6f669bfa-816a-4204-a824-47c8e6a00474}": "a profiler's own provider without a manifest in the file",
    "{2818ef08-6a54-396f-2244-5a6ea4a98cf0}": "WPP messages; their TMF is not public",
}
failures = []


def expect(ok, text):
    if not ok:
        failures.append(text)


def dump(name, *options):
    run = subprocess.run([PROGRAM, "dump", "-f", "json", *options, os.path.join(CORPUS, "files", name)], stdout=subprocess.PIPE,
                         stderr=subprocess.PIPE, check=False)
    return [json.loads(line) for line in run.stdout.splitlines()], run


def number(v):
    if isinstance(v, dict):
        v = v["value"]
    return int(v, 16) if isinstance(v, str) else v


def modules():
    truth = json.load(open(os.path.join(CORPUS, "truth", "syzygy-modules.json"), encoding="utf-8"))
    truth = truth if isinstance(truth, list) else truth.get("modules", truth)
    for name in sorted(os.listdir(os.path.join(CORPUS, "files"))):
        if not name.startswith("syzygy-image_data_"):
            continue
        events, run = dump(name, "--pointer-size=" + ("8" if "_64_" in name else "4"))
        images = [e for e in events if e["event"].startswith("Image/")]
        names = [e["event"] for e in images]
        expect(run.returncode == 0, f"{name}: exit status {run.returncode}")
        expect(names == ["Image/DCStart"] * 24 + ["Image/UnLoad", "Image/Load"], f"{name}: events {names}")
        for e, t in zip(images, truth + [truth[0], truth[0]]):
            d = e["data"]
            got = (number(d.get("ImageBase", d.get("BaseAddress"))), number(d.get("ImageSize", d.get("ModuleSize"))), d.get("FileName", d.get("ImageFileName")))
            want = (number(t["base"]), number(t["size"]), t["file"])
            expect(got == want, f"{name}: {got} want {want}")
            if "_v2" in name and "checksum" in t:
                got = (number(d["ImageChecksum"]), number(d["TimeDateStamp"]))
                expect(got == (number(t["checksum"]), number(t["timestamp"])), f"{name}: checksum and time stamp of {want[2]}")


def processes():
    facts = json.load(open(os.path.join(CORPUS, "truth", "facts.json"), encoding="utf-8"))["syzygy-process_data_*"]["processes"]
    for name in sorted(os.listdir(os.path.join(CORPUS, "files"))):
        if not name.startswith("syzygy-process_data_"):
            continue
        events, run = dump(name, "--pointer-size=" + ("8" if "_64_" in name else "4"))
        expect(run.returncode == 0, f"{name}: exit status {run.returncode}")
        found = [(e["event"].split("/")[1], e["data"]) for e in events if e["event"].startswith("Process/")]
        first, last = facts[:3], facts[3]
        want = [("Start", last), ("End", last)] if name.endswith("32_v1.etl") else \
            [("DCStart", f) for f in first] + [("Start", last), ("End", last)] + [("DCEnd", f) for f in first]
        expect([k for k, _ in found] == [k for k, _ in want], f"{name}: {[k for k, _ in found]}")
        for (kind, d), (_, f) in zip(found, want):
            got = (d["ProcessId"], d["ParentId"], d["SessionId"], d["UserSID"], d["ImageFileName"])
            expect(got == (f["pid"], f["ppid"], f["session"], f["sid"], f["image"]), f"{name}: {kind} {got}")
            if "CommandLine" in d:
                expect(d["CommandLine"] == f["cmd"], f"{name}: {d['CommandLine']!r}")
            if kind == "End":
                expect(d["ExitStatus"] == 0, f"{name}: exit status {d['ExitStatus']}")


def tracelogging():
    events, _ = dump("perfview-SelfDescribingSingleEvent.etl")
    found = [e for e in events if e.get("provider") == "MySource" and e.get("event") == "TestEvent"]
    expect(len(found) == 1, "MySource/TestEvent is missing")
    for e in found:
        first = next(iter(e["data"].values()))
        expect(first == {"b": "Hello", "c": "World!"}, f"TestEvent: {first}")


def socket_address(text):
    """A SOCKADDR's bytes as we show it."""
    b = bytes.fromhex(text)
    family, port = b[0] | b[1] << 8, b[2] << 8 | b[3]
    if family == 2:
        return f"{ipaddress.IPv4Address(b[4:8])}:{port}"
    return f"[{ipaddress.IPv6Address(b[8:24])}]:{port}"


def twin():
    """The same events as an event log that others made of the trace: header values and event data, one by one, in order."""
    events, _ = dump("tx-HTTP_Server.etl", "--raw")
    events = [e for e in events if e["event"] != "EventTrace/Header"]
    records, _ = dump(os.path.join("..", "truth", "tx-HTTP_Server.evtx"))
    expect(len(events) == len(records) == 2041, f"twin: {len(events)} events, {len(records)} records")
    values = 0
    for i, (e, r) in enumerate(zip(events, records)):
        for key in ("provider", "guid", "id", "version", "level", "task", "opcode", "keywords", "pid", "tid", "activity"):
            expect(e.get(key) == r.get(key), f"twin: event {i}: {key} {e.get(key)} want {r.get(key)}")
        expect(abs(int(e["time"][20:29]) - int(r["time"][20:29])) < 1000, f"twin: event {i}: {e['time']} want {r['time']}")
        ours, theirs = e.get("data", {}), r.get("data", {})
        if "EventPayload" in theirs:  # the converter could not decode it (a text without terminator) and kept the bytes
            values += 1
            expect(e["raw"] == theirs["EventPayload"], f"twin: event {i}: payload {e['raw']} want {theirs['EventPayload']}")
            continue
        expect(list(ours) == list(theirs), f"twin: event {i}: fields {list(ours)} want {list(theirs)}")
        for name, value in theirs.items():
            values += 1
            if ours.get(name) == value:
                continue
            got = ours.get(name)
            if isinstance(got, str) and isinstance(value, str) and len(value) in (32, 56) and got == socket_address(value):
                continue
            if isinstance(got, dict) and got.get("value") == value:  # a map's name stands beside the number
                continue
            expect(False, f"twin: event {i} {e['event']} {name}: {got!r} want {value!r}")
    print(f"twin: {len(records)} records, {values} values")


def schemas():
    """Every payload fits its schema; what has none is listed, and is nothing that the pack should know."""
    for name in sorted(os.listdir(os.path.join(CORPUS, "files"))):
        options = ["--pointer-size=8"] if "_64_" in name and name.startswith("syzygy") else []
        events, run = dump(name, *options)
        expect(b"not fit" not in run.stderr, f"{name}: {run.stderr.decode()}")
        none = {}
        for e in events:
            if e.get("schema", "none") == "none":
                none[e["guid"]] = none.get(e["guid"], 0) + 1
        for guid, n in none.items():
            print(f"{name}: {n} of {len(events)} events without schema: {guid} ({UNKNOWN.get(guid, 'unexpected')})")
            expect(guid in UNKNOWN, f"{name}: {guid} should have a schema")


def main():
    if not os.path.isdir(CORPUS):
        print("the corpus is not here")
        return 77
    for part in (modules, processes, tracelogging, twin, schemas):
        part()
    for text in failures[:40]:
        print("FAIL", text)
    print(f"{len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
