#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Builds a large event log for the benchmarks: chunks of two given logs, half of the bytes from each, in turn.

Usage: make_log.py OUT MEGABYTES FIRST.evtx SECOND.evtx
Record numbers are renumbered, and the checksums made anew, so that the result is a sound log. Never commit what this writes."""
import struct
import sys
import zlib

CHUNK = 65536


def chunks(path):
    data = open(path, "rb").read()
    found = [data[i:i + CHUNK] for i in range(4096, len(data) - CHUNK + 1, CHUNK)]
    return [c for c in found if c[:8] == b"ElfChnk\0" and struct.unpack_from("<I", c, 48)[0] > 512]


def renumber(chunk, first):
    c = bytearray(chunk)
    free = struct.unpack_from("<I", c, 48)[0]
    at, number = 512, first
    while at + 28 <= free and c[at:at + 4] == b"**\0\0":
        size = struct.unpack_from("<I", c, at + 4)[0]
        struct.pack_into("<Q", c, at + 8, number)
        number += 1
        at += size
    struct.pack_into("<QQQQ", c, 8, first, number - 1, first, number - 1)
    struct.pack_into("<I", c, 52, zlib.crc32(c[512:free]))
    struct.pack_into("<I", c, 124, zlib.crc32(c[128:512], zlib.crc32(c[:120])))
    return bytes(c), number


def main():
    out, megabytes, first, second = sys.argv[1], int(sys.argv[2]), chunks(sys.argv[3]), chunks(sys.argv[4])
    count, number = megabytes * 1024 * 1024 // CHUNK, 1
    with open(out, "wb") as f:
        f.write(b"\0" * 4096)
        for i in range(count):
            part = first if i % 2 == 0 else second
            c, number = renumber(part[i // 2 % len(part)], number)
            f.write(c)
        head = bytearray(4096)
        head[:8] = b"ElfFile\0"
        struct.pack_into("<QQQIHHHH", head, 8, 0, count - 1, number, 128, 1, 3, 4096, count & 0xFFFF)
        struct.pack_into("<I", head, 124, zlib.crc32(head[:120]))
        f.seek(0)
        f.write(head)
    print(count, "chunks,", number - 1, "records")


if __name__ == "__main__":
    main()
