# SPDX-License-Identifier: Apache-2.0
# header_etl.py FILE LOST: a trace of one header buffer that says LOST events were lost.
import struct
import sys

logfile = struct.pack("<IIIIQIIIIIIIII", 4096, 0x5010A, 19041, 1, 133000000000000001, 156250, 0, 1, 1, 1, 8, int(sys.argv[2]), 1000, 0)
logfile = logfile.ljust(280, b"\0") + b"s\0\0\0" + b"f\0\0\0"
event = struct.pack("<HBBHHIIQII", 2, 2, 0xC0, 32 + len(logfile), 0, 0, 0, 133000000000000000, 0, 0) + logfile
used = 72 + len(event)
head = struct.pack("<IIIIQQQIIIHH", 4096, used, used, 0, 133000000000000000, 0, 0, 0, 2, used, 1, 4).ljust(72, b"\0")
with open(sys.argv[1], "wb") as f:
    f.write((head + event).ljust(4096, b"\xff"))
