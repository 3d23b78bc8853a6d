#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Process Monitor itself as the peer (W32T_PROCMON names its .exe, which is run under Wine in a prefix of the test's own; skipped, 77,
without it). A log written again gives the very CSV that the original gives; filtered, merged and derived logs open and hold what
-f procmon-csv says; filters of a configuration that we wrote choose the rows that --pmc chooses. A 64-bit Procmon opens logs of
64-bit systems, a 32-bit one the others (docs/formats/pml.md tells what its versions print differently)."""
import csv
import io
import os
import shutil
import struct
import subprocess
import sys
import tempfile

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
CORPUS = os.path.join(os.environ.get("W32T_SHARED", os.path.join(SRC, "..", "shared")), "corpus")
FILES = os.path.join(CORPUS, "pml", "files")
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))
PROCMON = os.environ.get("W32T_PROCMON", "")
COLUMNS = "Time of Day,Process Name,PID,Operation,Path,Result,Detail"  # its default ones
FILTERS = ["Operation is RegOpenKey then Include", "Result is not SUCCESS then Include; Path contains windows then Include",
           "Process Name begins with e then Include", "Path ends with dll then Exclude", "PID less than 3000 then Include",
           "Event Class excludes Registry then Include", "Category is Read then Include", "Detail contains Length then Include"]
bad = []


def ours(*args):
    return subprocess.run([PROGRAM, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False).stdout


def procmon(folder, log, config, *more):
    """Its CSV of a log, or nothing when it printed none within two minutes (a message box waits for nobody)."""
    out = os.path.join(folder, "its.csv")
    if os.path.exists(out):
        os.remove(out)
    path = lambda p: "Z:" + os.path.realpath(p).replace("/", "\\")  # noqa: E731
    screen = [] if os.environ.get("DISPLAY") else ["xvfb-run", "-a"]
    env = dict(os.environ, WINEPREFIX=os.path.join(folder, "prefix"), WINEDEBUG="-all", TZ="UTC")
    command = [*screen, "wine", PROCMON, "/AcceptEula", "/Quiet", "/NoConnect", "/LoadConfig", path(config), "/OpenLog", path(log)]
    try:
        subprocess.run([*command, "/SaveAs", path(out), *more], env=env, timeout=120, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        subprocess.run(["wineserver", "-k"], env=env, check=False)
    return open(out, "rb").read() if os.path.exists(out) else b""


def rows(data):
    csv.field_size_limit(1 << 30)
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig", "replace"), newline="")))


def known(a, b):
    """Whether its row may differ from ours: what its versions word differently, and what 3.94 to 4.01 leave out."""
    operation, later = b[3], a[3]
    if operation == "QueryDirectory" or "Impersonating: " in b[6] or (operation == "<Unknown>" and later != operation):
        return a[:3] + a[4:6] == b[:3] + b[4:6]
    cut = a[6].rstrip()
    return a[:6] == b[:6] and len(cut) < len(b[6]) and b[6].startswith(cut)


def compare(what, theirs, mine):
    a, b = rows(theirs), rows(mine)
    wrong = [(x, y) for x, y in zip(a, b) if x != y and not known(x, y)]
    if not theirs or len(a) != len(b) or wrong:
        bad.append("%s: %d and %d rows, %d differ, as %.600r" % (what, len(a), len(b), len(wrong), wrong[:1]))
    return sum(x == y for x, y in zip(a, b)), len(b)


def mine(log, *options):
    return ours("dump", "-f", "procmon-csv", "--fields", COLUMNS, *options, log)


def check_log(folder, log, all_rows):
    again = os.path.join(folder, "again.pml")
    ours("dump", "-f", "pml", "-o", again, log)
    theirs = procmon(folder, log, all_rows)
    if not theirs or procmon(folder, again, all_rows) != theirs:
        bad.append("%s: written again it differs" % os.path.basename(log))
    print("%s: %d of %d rows equal" % (os.path.basename(log), *compare(os.path.basename(log), theirs, mine(log))))


def check_made(folder, logs, all_rows, wide):
    made = os.path.join(folder, "made.pml")
    ours("dump", "-f", "pml", "-q", "Result is not SUCCESS and Path contains e", "-o", made, logs[-1])
    compare("filtered", procmon(folder, made, all_rows), mine(made))
    ours("dump", "-f", "pml", "-o", made, *logs[:2])
    compare("merged", procmon(folder, made, all_rows), mine(made))
    for name in ("perfview-net.4.5.2.x86.etl", "tx-KernelNetwork.etl") if wide else ():
        ours("dump", "-f", "pml", "-o", made, os.path.join(CORPUS, "etl", "files", name))
        compare("from " + name, procmon(folder, made, all_rows), mine(made))


def check_filters(folder, log):
    config = os.path.join(folder, "filter.pmc")
    for rules in FILTERS:
        ours("pmc", "--clear", "-a", rules, "-o", config)
        equal, n = compare(rules, procmon(folder, log, config, "/SaveApplyFilter"), mine(log, "--pmc", config))
        print("%s: %d of %d rows equal" % (rules, equal, n))


def main():
    if not os.path.isfile(PROCMON) or not os.path.isdir(FILES) or not shutil.which("wine"):
        print("skipped: W32T_PROCMON names no Procmon.exe, or the corpus or Wine is not here")
        return 77
    image = open(PROCMON, "rb").read(4096)
    wide = image[struct.unpack_from("<I", image, 0x3C)[0] + 4:][:2] == b"\x64\x86"
    paths = sorted(os.path.join(FILES, x) for x in os.listdir(FILES) if x.endswith(".pml"))
    logs = [p for p in paths if open(p, "rb").read(12)[8] == wide]
    folder = tempfile.mkdtemp(prefix="w32t-procmon-")
    try:
        all_rows = os.path.join(folder, "all.pmc")
        ours("pmc", "--clear", "-a", "PID is 4294967295 then Exclude", "-o", all_rows)
        for log in logs:
            check_log(folder, log, all_rows)
        check_made(folder, logs, all_rows, wide)
        check_filters(folder, logs[-1])
    finally:
        subprocess.run(["wineserver", "-k"], env=dict(os.environ, WINEPREFIX=os.path.join(folder, "prefix")), check=False)
        shutil.rmtree(folder, ignore_errors=True)
    print("\n".join(bad) or "%d logs, all as Process Monitor has them" % len(logs))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
