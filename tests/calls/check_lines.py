#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks that a recording's lines hold what the traced program said they must. Usage: check_lines.py EXPECTED LINES [--stacks]"""
import re
import sys


def main():
    expected = open(sys.argv[1], encoding="utf-8", errors="replace").read().splitlines()
    lines = open(sys.argv[2], encoding="utf-8", errors="replace").read().splitlines()
    wanted = wrong = 0
    for line in expected:
        m = re.match(r"EXPECT(RE)? (\d+|\+)\|(.*)", line.rstrip("\r"))
        if not m:
            continue
        if "(?#stacks)" in m.group(3) and "--stacks" not in sys.argv[3:]:
            continue
        wanted += 1
        regex, count, text = m.groups()
        found = sum(1 for at in lines if (re.search(text, at) if regex else text in at))
        if found == 0 if count == "+" else found != int(count):
            wrong += 1
            print(f"{count} wanted, {found} found: {text}")
    print(f"{wanted} expectations, {wrong} not met")
    return 1 if wrong or not wanted else 0


if __name__ == "__main__":
    sys.exit(main())
