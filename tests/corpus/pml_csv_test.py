#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds -f procmon-csv against Process Monitor's own CSV of the same logs: row by row, and the whole files as bytes.

Rows that may differ are counted per file in EXCEPTIONS, with the reason in docs/formats/pml.md ("Where our CSV differs"); one
more or one fewer fails the test. Skipped (77) where the corpus is absent."""
import csv
import io
import os
import subprocess
import sys

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
FILES = os.path.join(os.environ.get("W32T_SHARED", os.path.join(SRC, "..", "shared")), "corpus", "pml", "files")
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))

# (file, operation, column): rows. Directory listings written by an older Process Monitor, which printed entry 2 where later ones
# print the information class; the log does not say which version will show it.
EXCEPTIONS = {("LogfileTests32bitUTC.dev", "QueryDirectory", "Detail"): 38}
# Files whose export is equal as bytes, from the mark at its start to the last line end.
EQUAL_FILES = 5


def records(data):
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))


def dump(name, *options):
    run = subprocess.run([PROGRAM, "dump", "-f", "procmon-csv", *options, os.path.join(FILES, name + ".pml")],
                         stdout=subprocess.PIPE, check=False)
    return run.stdout if run.returncode == 0 else b""


def compare(name, want, got):
    kinds = {}
    for row, other in zip(want[1:], got[1:]):
        for column, a, b in zip(want[0], row, other):
            if a != b:
                kinds.setdefault((name, row[want[0].index("Operation")], column), []).append((a, b))
    return kinds


def check_file(name, found):
    """Returns (rows, equal as bytes, failures)."""
    raw = open(os.path.join(FILES, name + ".csv"), "rb").read()
    header = raw.split(b"\r\n", 1)[0].decode("utf-8-sig").replace('"', "")
    named, plain = dump(name, "--fields", header), dump(name, "-j", "1")
    want, got, default = records(raw), records(named), records(plain)
    found.update(compare(name, want, got))
    bad = 0
    if len(got) != len(want) or len(default) != len(want):
        print(f"{name}: {len(want)} records wanted, {len(got)} and {len(default)} came")
        return len(want) - 1, False, 1
    order = [default[0].index(c) for c in want[0]]
    if [[r[i] for i in order] for r in default] != got:
        print(f"{name}: the default columns and --fields disagree")
        bad = 1
    return len(want) - 1, named == raw, bad


def main():
    if not os.path.isdir(FILES):
        print(f"no corpus at {FILES}")
        return 77
    bad = equal = rows = 0
    found = {}
    for file in sorted(os.listdir(FILES)):
        if file.endswith(".csv"):
            n, same, failures = check_file(file[:-4], found)
            rows, equal, bad = rows + n, equal + same, bad + failures
    for key in sorted(set(found) | set(EXCEPTIONS)):
        n, listed = len(found.get(key, [])), EXCEPTIONS.get(key, 0)
        if n != listed:
            bad += 1
            want, got = found[key][0] if n else ("", "")
            print(f"{key}: {n} rows differ, {listed} are listed\n  want {want!r:.200}\n  got  {got!r:.200}")
    if equal != EQUAL_FILES:
        print(f"{equal} files equal byte for byte, {EQUAL_FILES} expected")
        bad += 1
    print(f"{rows} rows, {equal} files equal byte for byte, {sum(EXCEPTIONS.values())} listed exceptions, {bad} failures")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
