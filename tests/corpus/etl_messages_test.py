#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Messages of a real trace's manifest events from a message database written here by hand: the event's values stand in their places, in the
language that was asked for. Skipped (77) where the corpus is absent."""
import json
import os
import subprocess
import sys
import tempfile

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
TRACE = os.path.join(os.environ.get("W32T_SHARED", os.path.join(SRC, "..", "shared")), "corpus", "etl", "files", "tx-KernelNetwork.etl")
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))
DATABASE = """win32trace-messages\t1
module\tknet.dll
m\t1033\t0xb000000a\t%2 bytes from %4:%6 to %3:%5 by %1!06d!%n
m\t1031\t0xb000000a\t%2 Byte an %3
e\t{7dd42a49-5329-4832-8dfd-43d979153a88}\t10\t0\t0xb000000a
"""


def events(*arguments):
    run = subprocess.run([PROGRAM, "dump", "-f", "json", "-q", "id == 10", *arguments, TRACE], stdout=subprocess.PIPE, check=False)
    return [json.loads(line) for line in run.stdout.splitlines()]


def main():
    if not os.path.exists(TRACE):
        print("skipped: the corpus is not here")
        return 77
    bad = []
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, "messages")
        with open(database, "w", encoding="utf-8") as f:
            f.write(DATABASE)
        english, german = events("--messages", database), events("--messages", database, "--language", "de-DE")
        plain = events()
        if not english or len(english) != len(german) or any("message" in e for e in plain):
            bad.append("%d, %d, %d events" % (len(english), len(german), len(plain)))
        for e, g in zip(english, german):
            d = e["data"]
            want = "%(size)d bytes from %(saddr)s:%(sport)d to %(daddr)s:%(dport)d by %(PID)06d" % d
            if e.get("message") != want or g.get("message") != "%(size)d Byte an %(daddr)s" % d:
                bad.append("%r and %r, not %r" % (e.get("message"), g.get("message"), want))
                break
        run = subprocess.run([PROGRAM, "dump", "--language", "xx", TRACE], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        if run.returncode != 2 and b"xx" not in run.stderr:
            bad.append("an unknown language is not refused")
    print("\n".join(bad) or "as expected")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
