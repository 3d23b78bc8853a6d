#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every event log of the corpus written anew with -f evtx: reads back as the same XML, and other people's readers (evtxexport of libevtx,
python-evtx, where installed) find the same records in it. Skipped (77) where the corpus is absent."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
FILES = os.path.join(os.environ.get("W32T_SHARED", os.path.join(SRC, "..", "shared")), "corpus", "evtx", "files")
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))
# Records that hold no event at all (damaged in the original): evtxexport does not print what stands for them.
HOLLOW = {"omer__2-vss_0-Microsoft-Windows-RemoteDesktopServices-RdpCoreTS%4Operational.evtx": 2,
          "omer__Microsoft-Windows-HelloForBusiness%4Operational.evtx": 1}
PYTHON_EVTX = """
import sys, Evtx.Evtx as reader
with reader.Evtx(sys.argv[1]) as log:
    print(sum(1 for record in log.records() if record.xml()))
"""


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)


def main():
    if not os.path.isdir(FILES):
        print("skipped: the corpus is not here")
        return 77
    bad, read_back, slow = [], 0, 0
    python = "/usr/bin/python3" if run("/usr/bin/python3", "-c", "import Evtx").returncode == 0 else None
    folder = tempfile.mkdtemp()
    try:
        out = os.path.join(folder, "written.evtx")
        for name in sorted(os.listdir(FILES)):
            path = os.path.join(FILES, name)
            made = run(PROGRAM, "dump", "-f", "evtx", "-o", out, path)
            want, got = run(PROGRAM, "dump", "-f", "xml", path).stdout, run(PROGRAM, "dump", "-f", "xml", out)
            if made.returncode not in (0, 3) or got.returncode != (3 if name in HOLLOW else 0) or got.stdout != want:
                bad.append(f"{name}: not the same XML")
            count = want.count(b"<Event ")
            if shutil.which("evtxexport"):
                theirs = len(re.findall(rb"<Event xmlns", run("evtxexport", "-f", "xml", out).stdout))
                read_back += 1
                if theirs != count - HOLLOW.get(name, 0):
                    bad.append(f"{name}: evtxexport reads {theirs} of {count} records")
            if python and os.path.getsize(out) < 140000:  # it reads about a hundred records a second
                theirs = run(python, "-c", PYTHON_EVTX, out).stdout.strip().decode()
                slow += 1
                if theirs != str(count):
                    bad.append(f"{name}: python-evtx reads {theirs} of {count} records")
            if len(bad) > 20:
                break
    finally:
        shutil.rmtree(folder)
    print("\n".join(bad) or f"all logs read back the same; evtxexport read {read_back}, python-evtx {slow} of them")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
