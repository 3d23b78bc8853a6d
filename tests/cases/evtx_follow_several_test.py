#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""dump --follow on two event logs: a record in either is printed once, soon after it is there, whether or not the other grows, and a log
that is cleared is followed from its new beginning."""
import os
import signal
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from evtx_follow_test import CHUNK, PROGRAM, SEED, lines, with_records  # noqa: E402


def main():
    with tempfile.TemporaryDirectory() as folder:
        whole = os.path.join(folder, "whole.evtx")
        subprocess.run([PROGRAM, "dump", "-f", "evtx", "-o", whole, SEED], stderr=subprocess.DEVNULL, check=False)
        data = open(whole, "rb").read()
        if len(data) != 4096 + CHUNK:
            print("the seed could not be written as a log")
            return 1
        paths = [os.path.join(folder, n) for n in ("a.evtx", "b.evtx")]
        for p in paths:
            open(p, "wb").write(with_records(data, 1))
        out = open(os.path.join(folder, "out"), "wb")
        follower = subprocess.Popen([PROGRAM, "dump", "--follow", "-f", "evtxjson"] + paths, stdout=out, stderr=subprocess.DEVNULL)
        counts = []
        for path, records, want in ((None, 0, 2), (paths[1], 2, 3), (paths[1], 3, 4), (paths[0], 3, 6)):
            if path:
                with open(path, "r+b") as f:
                    f.write(with_records(data, records))
            deadline = time.monotonic() + 20
            while time.monotonic() < deadline and lines(out.name) < want:
                time.sleep(0.05)
            counts.append(lines(out.name))
        time.sleep(0.6)
        counts.append(lines(out.name))
        # One of the logs had higher record ids and is cleared: it begins anew at 1.
        high = bytearray(with_records(data, 3))
        at = 4096 + 512
        for _ in range(3):
            struct.pack_into("<Q", high, at + 8, struct.unpack_from("<Q", high, at + 8)[0] + 1000)
            at += struct.unpack_from("<I", high, at + 4)[0]
        for content, want in ((bytes(high), 9), (with_records(data, 1), 10), (with_records(data, 2), 11)):
            with open(paths[0], "r+b") as f:
                f.write(content)
            deadline = time.monotonic() + 20
            while time.monotonic() < deadline and lines(out.name) < want:
                time.sleep(0.05)
            time.sleep(0.5)
            counts.append(lines(out.name))
        follower.send_signal(signal.SIGTERM)
        follower.wait()
        print(counts)
        return 0 if counts == [2, 3, 4, 6, 6, 9, 10, 11] else 1


if __name__ == "__main__":
    sys.exit(main())
