#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""More logs in a folder than files may be open, with no more to be had: those that could be opened are read, the others counted, and the
cause is told with a file it happened to."""
import os
import re
import resource
import struct
import subprocess
import sys
import tempfile

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))
FILES, HANDLES = 60, 24


def log():  # an .evt with one record: the layout of MS-EVEN's EVENTLOGRECORD and its file header
    names = "Source\0Machine\0".encode("utf-16-le")
    names += bytes(-len(names) % 4)
    size = 56 + len(names) + 4
    record = struct.pack("<I4s4I4H6I", size, b"LfLe", 1, 1700000000, 1700000000, 7, 4, 0, 0, 0, 0, 56 + len(names), 0, 56, 0, 56 + len(names))
    record += names + struct.pack("<I", size)
    end = 48 + len(record)
    head = struct.pack("<I4s10I", 48, b"LfLe", 1, 1, 48, end, 2, 1, end + 40, 0, 0, 48)
    tail = struct.pack("<10I", 40, 0x11111111, 0x22222222, 0x33333333, 0x44444444, 48, end, 2, 1, 40)
    return head + record + tail


def main():
    bad = []
    with tempfile.TemporaryDirectory() as folder:
        for i in range(FILES):
            with open(os.path.join(folder, f"{i}.evt"), "wb") as f:
                f.write(log())
        for count, want in ((None, 0), (HANDLES, 3)):
            limit = (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (count, count))) if count else None
            done = subprocess.run([PROGRAM, "dump", "-f", "json", folder], capture_output=True, check=False, text=True, preexec_fn=limit)
            events = len(done.stdout.splitlines())
            failed = sum(int(n) for n in re.findall(r"(\d+) files? could not be opened", done.stderr))
            if done.returncode != want or events + failed != FILES or bool(failed) != bool(want) or not events:
                bad.append(f"with {count} handles: status {done.returncode}, {events} events, {failed} files not opened: {done.stderr}")
            if want and not re.search(r"\d+\.evt: .*ulimit -n.*Too many open files", done.stderr):
                bad.append(f"the cause is not told: {done.stderr}")
    print("\n".join(bad) or "as many logs as may be open are read, the others told")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
