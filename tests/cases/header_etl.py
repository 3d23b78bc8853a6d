# SPDX-License-Identifier: Apache-2.0
# header_etl.py FILE LOST [SIZE …]: a trace of one buffer that says LOST events were lost, and an event of a provider nobody knows with
# SIZE bytes of payload for each SIZE; "misfit" in its place: a process start of Microsoft-Windows-Kernel-Process that ends after a byte.
import struct
import sys

BUFFER = 262144
logfile = struct.pack("<IIIIQIIIIIIIII", BUFFER, 0x5010A, 19041, 1, 133000000000000001, 156250, 0, 1, 1, 1, 8, int(sys.argv[2]), 1000, 0)
logfile = logfile.ljust(280, b"\0") + b"s\0\0\0" + b"f\0\0\0"
body = struct.pack("<HBBHHIIQII", 2, 2, 0xC0, 32 + len(logfile), 0, 0, 0, 133000000000000000, 0, 0) + logfile
PROCESS = bytes.fromhex("d62cfb227b0e2b42a0c72fad1fd0e716")
for number, word in enumerate(sys.argv[3:]):
    size = 1 if word == "misfit" else int(word)
    body += b"\0" * (-len(body) % 8)
    body += struct.pack("<HHHHIIQ16sHBBBBHQQ16s", 80 + size, 0xC013, 0x40, 0, 8, 4, 133000000000000000 + number, PROCESS if word == "misfit" else b"\x77" * 16,
                        1, 0, 0, 4, 0, 0, 0, 0, b"\0" * 16) + b"\x01" * size
used = 72 + len(body)
head = struct.pack("<IIIIQQQIIIHH", BUFFER, used, used, 0, 133000000000000000, 0, 0, 0, 2, used, 1, 4).ljust(72, b"\0")
with open(sys.argv[1], "wb") as f:
    f.write((head + body).ljust(BUFFER, b"\xff"))
