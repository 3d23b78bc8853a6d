#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""dump --follow on an event log that grows as Windows lets it grow: records are put into the free part of the last chunk, then a chunk is
added. Every record is printed once, soon after it is there. The log's growth is replayed from a log that dump -f evtx writes."""
import os
import signal
import struct
import subprocess
import sys
import tempfile
import time

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))
SEED = os.path.join(SRC, "fuzz", "corpus", "evtx", "small")
CHUNK = 65536


def with_records(whole, count):
    """The first `count` records of a one-chunk log, as the file looked then."""
    data = bytearray(whole)
    at = 4096 + 512
    for _ in range(count):
        at += struct.unpack_from("<I", data, at + 4)[0]
    struct.pack_into("<I", data, 4096 + 48, at - 4096)
    data[at:4096 + CHUNK] = bytes(4096 + CHUNK - at)
    return bytes(data)


def lines(path):
    return open(path, "rb").read().count(b"\n")


def main():
    with tempfile.TemporaryDirectory() as folder:
        whole, live = os.path.join(folder, "whole.evtx"), os.path.join(folder, "live.evtx")
        made = subprocess.run([PROGRAM, "dump", "-f", "evtx", "-o", whole, SEED], stderr=subprocess.PIPE, check=False)
        data = open(whole, "rb").read()
        if made.returncode not in (0, 3) or len(data) != 4096 + CHUNK:
            print("the seed could not be written as a log:", made.stderr)
            return 1
        second = bytearray(data[4096:])  # the same records once more, numbered on
        at = 512
        for _ in range(3):
            struct.pack_into("<Q", second, at + 8, struct.unpack_from("<Q", second, at + 8)[0] + 100)
            at += struct.unpack_from("<I", second, at + 4)[0]
        open(live, "wb").write(with_records(data, 1))
        out = open(os.path.join(folder, "out"), "wb")
        follower = subprocess.Popen([PROGRAM, "dump", "--follow", "-f", "evtxjson", live], stdout=out, stderr=subprocess.DEVNULL)
        counts = []
        for content, want in ((None, 1), (with_records(data, 2), 2), (data, 3), (data + bytes(second), 6)):
            if content:
                with open(live, "r+b") as f:
                    f.write(content)
            deadline = time.monotonic() + 20
            while time.monotonic() < deadline and lines(out.name) < want:
                time.sleep(0.05)
            counts.append(lines(out.name))
        time.sleep(0.6)  # nothing comes twice
        counts.append(lines(out.name))
        follower.send_signal(signal.SIGTERM)
        follower.wait()
        print(counts)
        return 0 if counts == [1, 2, 3, 6, 6] else 1


if __name__ == "__main__":
    sys.exit(main())
