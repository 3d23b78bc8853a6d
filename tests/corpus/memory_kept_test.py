#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Memory that a chunk of an event log took is used again for the next one: a log ten times as long takes no more pages from the system
(src/cli/memory.c). Counted in page faults, not in time. Skipped (77) where the corpus is absent and for sanitized programs, which keep
what was freed."""
import os
import subprocess
import sys
import tempfile

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
HERE = os.path.join(os.environ.get("W32T_SHARED", os.path.join(SRC, "..", "shared")), "corpus", "evtx", "files")
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))
LOGS = [os.path.join(HERE, "hayabusa__DeepBlueCLI__" + n) for n in ("smb-password-guessing-security.evtx", "many-events-application.evtx")]


def faults(path):
    with open(os.devnull, "wb") as null:
        child = subprocess.Popen([PROGRAM, "dump", "-f", "xml", "-j", "1", path], stdout=null, stderr=null)
        _, status, usage = os.wait4(child.pid, 0)
    assert status == 0, status
    return usage.ru_minflt


def main():
    if not all(map(os.path.exists, LOGS)) or b"__asan_init" in open(PROGRAM, "rb").read():
        return 77
    with tempfile.TemporaryDirectory() as folder:
        counts = {}
        for megabytes in (4, 40):
            path = os.path.join(folder, f"{megabytes}.evtx")
            subprocess.run([sys.executable, os.path.join(SRC, "bench", "evtx", "make_log.py"), path, str(megabytes), *LOGS], check=True,
                           stdout=subprocess.DEVNULL)
            counts[megabytes] = faults(path)
        chunks = (40 - 4) * 16
        assert counts[40] - counts[4] < chunks / 8, f"{counts}: {chunks} chunks more take pages of their own"
    return 0


if __name__ == "__main__":
    sys.exit(main())
