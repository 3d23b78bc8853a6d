#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds decoded .etl events against TraceEvent's own test baselines: every EVENT line must be found (time to the microsecond, processor,
payload length), and every field value that the line states must be what we decode, under the same name or the alias below.
Exit 77 where the corpus is absent."""
import difflib
import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SHARED = os.environ.get("W32T_SHARED") or os.path.join(HERE, "..", "..", "..", "shared")
CORPUS = os.path.join(SHARED, "corpus", "etl")
PROGRAM = os.environ.get("W32T") or os.path.join(HERE, "..", "..", "build", "linux", "win32trace")

# TraceEvent's name of a field → ours (Windows' own, from manifests and MOF classes).
ALIAS = {
    "ProcessID": "ProcessId", "ParentID": "ParentId", "SessionID": "SessionId", "ThreadID": "ThreadId", "PageDirectoryBase": "DirectoryTableBase",
    "ApplicationID": "ApplicationId", "StartAddr": "Affinity", "MemoryCount": "PageFaultCount", "TargetID": "TargetId", "Value": "Path",
    "SampleSource": "Source", "FileKey": "FileObject", "SessionName": "SessionNameString", "LogFileName": "LogFileNameString",
    "Promoted": "Bytes", "IrpPtr": "Irp", "FileAttributes": "CreateAttributes",
}
# Values that TraceEvent makes up: from other events, from a part of a field, or from bookkeeping of its own.
MADE_UP = {
    "PName", "ProceNum", "DataLen", "PID", "TID", "ContainerID", "FileName", "Rank", "Priority", "ExecutingDPC", "ExecutingISR", "ElapsedTimeMSec",
    "DiskServiceTimeMSec", "ParentThreadID", "ParentProcessID", "ParentProcessName", "ProcessorNumber", "UtcOffsetMinutes", "BuildTime",
    "ProcessName", "IrpFlags", "KernelImageFileName", "ModuleILFileName", "TotalHeapSize", "TotalPromoted", "PayloadLength", "DurationNs",
}
# (event, field) → why our value is another one.
KNOWN = {
    ("Microsoft-Windows-Kernel-File/Create", "CreateOptions"): "TraceEvent splits the disposition off the upper byte",
    ("Microsoft-Windows-Kernel-File/Create", "CreateDisposition"): "the same",
    ("Microsoft-Windows-Kernel-File/Create", "ShareAccess"): "names of TraceEvent's own enumeration",
    ("PerfView/KernelEnableParameters", "keywords"): "the trace's own map names the combination",
    ("PerfView/KernelEnableParameters", "stacks"): "the same",
    ("Windows Kernel/UdpIp/Recv", "context"): "TraceEvent reads the version 0 layout",
    ("Windows Kernel/UdpIp/Send", "context"): "the same",
    ("Windows Kernel/EventTrace", "LogFileName"): "TraceEvent's own text where it merged several files",
    ("Microsoft-Windows-DotNETRuntime/GC/FinalizeObject", "TypeName"): "joined from type events",
    ("Microsoft-Windows-DotNETRuntime/Type/BulkType", "TypeID_0"): "an item of our Values array",
    ("Microsoft-Windows-DotNETRuntime/Type/BulkType", "TypeName_0"): "the same",
    ("Microsoft-Windows-DotNETRuntimePrivate/GC/PerHeapHistory", None): "no manifest describes this payload",
    ("Microsoft-Windows-DotNETRuntimePrivate/NgenBinder/NgenBind", "ReasonCode"): "names of TraceEvent's own enumeration",
    ("Microsoft-Windows-DotNETRuntimePrivate/GC/GlobalHeapHistory", "Reason"): "the same",
    ("Microsoft-Windows-DotNETRuntimePrivate/GC/GlobalHeapHistory", "GlobalMechanisms"): "the same",
    ("Microsoft-Windows-DotNETRuntime/GC/PerHeapHistory", "CompactMechanisms"): "the same",
    ("Microsoft-Windows-DotNETRuntime/GC/PerHeapHistory", "ExpandMechanisms"): "the same",
    ("Microsoft-Windows-DotNETRuntime/GC/HeapStats", "Depth"): "joined from the collection's start",
    ("KernelTraceControl/ImageID", "ProcessID"): "TraceEvent moves kernel images to process 0",
}
# What TraceLog filters out of its own counts (corpus README): names of ours.
FILTERED = re.compile(r"ClrStack|CLRStack|ILToNativeMap|MethodDCEnd|Method/DCStop|Method/DCEnd|Thread/DC|FileIo/File|StackWalk/|PartitionInfo|PerfInfo/SampleProf|PerfInfo/Sample$")

JIT_HELPER = 16  # MethodFlags: code of the runtime's own that no method stands behind; TraceLog keeps those as symbols, not as events


def is_helper(e):
    flags = e.get("data", {}).get("MethodFlags", 0)
    return e.get("event") == "CLRMethod/MethodLoadVerbose" and (flags["value"] if isinstance(flags, dict) else flags) == JIT_HELPER


def normal(v):
    """Our JSON value as the texts that the baseline may show it as."""
    out = set()
    if isinstance(v, dict) and "value" in v:
        out |= normal(v["value"]) | normal(v.get("text", ""))
        parts = v.get("text", "").split("|")
        return out | {", ".join(parts), ", ".join(reversed(parts))} | ({"None"} if v["value"] == 0 else set())
    if isinstance(v, bool):
        return {str(v), str(int(v))}
    if isinstance(v, (int, float)):
        n = int(v)
        out |= {str(v), str(n), str(n - 2**32) if n >= 2**31 else "", str(n - 2**64) if n >= 2**63 else ""}
        out |= {str(n - 2**16) if 2**15 <= n < 2**16 else ""}
        out.add("0x%x" % (n & (2**64 - 1)))
        out |= {f"{int(x):,}" for x in list(out) if re.fullmatch(r"-?\d+", x)}
        return out | ({"None"} if n == 0 else set())
    if v is None:
        return {""}
    if isinstance(v, list):
        return {",".join(str(x) for x in v), str(v)}
    s = str(v)
    out.add(s)
    if re.fullmatch(r"0x[0-9a-f]+", s):
        out |= normal(int(s, 16))
    m = re.fullmatch(r"\{([0-9a-f-]{36})\}", s)
    if m:
        out.add(m.group(1))
    m = re.fullmatch(r"(\d\d)(\d\d)-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)\.(\d+)Z", s)
    if m:
        out.add(f"{m.group(2)}/{m.group(3)}/{m.group(4)} {m.group(5)}.{m.group(6)[:6]}")
    return out


def cut(s):
    s16 = s.encode("utf-16-le")
    if len(s16) > 40:
        s = s16[:40].decode("utf-16-le", "ignore") + "..."
    return s.replace("\n", "\\n").replace("\r", "\\r")


def fields_of(text):
    return re.findall(r"(\w+)=(.*?); (?=\w+=|$)", text)


def want_of(value):
    plain = value.replace(",", "") if re.fullmatch(r"-?[0-9][0-9,]*", value) else value
    m = re.fullmatch(r"0x0*([0-9a-f]+)", plain)
    return "0x" + m.group(1) if m else plain


def likeness(theirs, e):
    """Breaks ties between events of one moment, processor and length by provider and name."""
    ours = (e.get("provider") or "") + "/" + e.get("event", "")
    return (theirs.split("/")[0] in ours) + difflib.SequenceMatcher(None, theirs.lower(), ours.lower()).ratio()


def check(name):
    program = [PROGRAM, "dump", "-f", "json", "--raw", os.path.join(CORPUS, "files", name + ".etl")]
    run = subprocess.run(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    events = [json.loads(line) for line in run.stdout.splitlines()]

    def ns(e):
        t = e["time"]
        h, m, s = t[11:19].split(":")
        return (int(t[8:10]) * 86400 + int(h) * 3600 + int(m) * 60 + int(s)) * 10**9 + int(t[20:29])
    start = ns(events[0])
    index = {}
    for e in events:
        key = (e.get("cpu", 0), len(e.get("raw", "")) // 2)
        index.setdefault(key, []).append(((ns(e) - start) / 1e6, e))
    lines = [ln for ln in open(os.path.join(CORPUS, "truth", name + ".baseline.txt"), encoding="utf-8-sig") if ln.startswith("EVENT ")]
    missing, wrong, values, by_kind, names = [], [], 0, {}, {}
    for line in lines:
        m = re.match(r"EVENT ([\d,.]+): (\S+?/\S+|.*?/\S+) (PID=.*)$", line.rstrip("\n"))
        ms, event, rest = float(m.group(1).replace(",", "")), m.group(2), dict(fields_of(m.group(3)))
        found = [e for t, e in index.get((int(rest["ProceNum"]), int(rest["DataLen"].replace(",", ""))), []) if abs(t - ms) < 0.0011]
        if not found:
            missing.append(line[:150])
            continue
        best = match = order = None
        for e in found:
            data = {k.lower(): v for k, v in e.get("data", {}).items()}
            bad = []
            for key, value in fields_of(m.group(3)):
                if key in MADE_UP or value == "":
                    continue
                ours_name = ALIAS.get(key, key).lower() if ALIAS.get(key, key).lower() in data else key.lower()
                if ours_name not in data and value in ("0", "0x00000000", "0.000", "None", "Unknown"):
                    continue  # a field of later versions: TraceEvent shows its zero
                ours = data.get(ours_name)
                shown = {cut(x) for x in normal(ours)} if ours_name in data else set()
                if want_of(value) in shown or value in shown:
                    continue
                bad.append((event, key, value, ours))
            rank = (len(bad), -likeness(event, e))
            if best is None or rank < order:
                best, match, order = bad, e, rank
        values += len(rest)
        kind = (match["guid"], match.get("id"), match.get("opcode"))
        names.setdefault(event, {}).setdefault(kind, 0)
        names[event][kind] += 1
        for b in best:
            k = (b[0], b[1])
            if k not in KNOWN and (b[0], None) not in KNOWN:
                wrong.append(b)
            by_kind.setdefault(k, b)
    miscounted = counts(name, events, names)
    print(f"{name}: {len(lines)} EVENT lines, {len(missing)} not found; {values} values, {len(wrong)} differ; {len(miscounted)} counts differ")
    for line in miscounted:
        print("   count:", line)
    for line in missing[:20]:
        print("   not found:", line)
    for k, b in sorted(by_kind.items()):
        if k not in KNOWN and (k[0], None) not in KNOWN:
            print(f"   {k[0]} {k[1]}: want {b[2]!r}, decoded {str(b[3])[:100]!r}")
    return not missing and not wrong and not miscounted


def counts(name, events, names):
    """COUNT lines against ours; a name of TraceEvent's stands for the (class, id, opcode) that its EVENT lines were found at."""
    seen, label = {}, {}
    for e in events:
        if is_helper(e):
            continue
        k = (e["guid"], e.get("id"), e.get("opcode"))
        seen[k] = seen.get(k, 0) + 1
        label[k] = e.get("event", "")
    bad = []
    for line in open(os.path.join(CORPUS, "truth", name + ".baseline.txt"), encoding="utf-8-sig"):
        m = re.match(r"COUNT (.*):([\d,]+)$", line.strip())
        if not m or m.group(1) not in names:
            continue
        most = max(names[m.group(1)].values())  # ties of moment, processor and length aside
        kinds = {k for k, n in names[m.group(1)].items() if n == most}
        ours, want = sum(seen[k] for k in kinds), int(m.group(2).replace(",", ""))
        if ours != want and not any(FILTERED.search(label[k]) for k in kinds):
            bad.append(f"{m.group(1)}: want {want}, decoded {ours} ({', '.join(sorted(label[k] for k in kinds))})")
    return bad


def main():
    if not os.path.isdir(CORPUS):
        print("the corpus is not here")
        return 77
    ok = check("perfview-gcevents")
    ok = check("perfview-net.4.5.2.x86") and ok
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
