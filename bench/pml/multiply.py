#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""multiply.py IN.pml OUT.pml EVENTS: a log of EVENTS events made from a smaller one by repeating its events, each repetition
later by the log's own length, with the tables behind them. For benchmarks: nothing in it is new but the times."""
import struct
import sys

HEADER = 0x3A8


def u64(b, at):
    return struct.unpack_from("<Q", b, at)[0]


def main(source, target, wanted):
    b = open(source, "rb").read()
    count, offsets_at, tables_at = struct.unpack_from("<I", b, 0x234)[0], u64(b, 0x248), u64(b, 0x250)
    offsets = [struct.unpack_from("<I", b, offsets_at + 5 * i)[0] for i in range(count)]
    area = bytearray(b[HEADER:offsets_at])
    times = [u64(b, o + 0x1C) for o in offsets]
    span = times[-1] - times[0] + 10
    table = bytearray()
    with open(target, "wb") as out:
        out.write(b[:HEADER])
        at, done, copy = HEADER, 0, 0
        while done < wanted:
            n = min(count, wanted - done)
            for o, t in zip(offsets[:n], times):
                struct.pack_into("<Q", area, o - HEADER + 0x1C, t + copy * span)
            size = (offsets[n] if n < count else offsets_at) - HEADER
            out.write(area[:size])
            for o in offsets[:n]:
                table += struct.pack("<IB", (at + o - HEADER) & 0xFFFFFFFF, (at + o - HEADER) >> 32)
            at, done, copy = at + size, done + n, copy + 1
        out.write(table)
        shift = at + len(table) - tables_at
        out.write(b[tables_at:])
        out.seek(0x234)
        out.write(struct.pack("<I", done))
        out.seek(0x248)
        out.write(struct.pack("<QQQQ", at, *(u64(b, x) + shift for x in (0x250, 0x258, 0x260))))
        out.seek(0x3A0)
        out.write(struct.pack("<Q", u64(b, 0x3A0) + shift))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
