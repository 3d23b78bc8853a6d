#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What `stat` counts without decoding is what `dump` finds while decoding, in every trace file of the corpus: events, those without a schema
in all and by provider, and the exit status with and without --strict (where only what does not fit its schema may make dump's differ).
Skipped (77) where the corpus is absent."""
import collections
import glob
import json
import os
import re
import subprocess
import sys

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
FILES = os.path.join(os.environ.get("W32T_SHARED", os.path.join(SRC, "..", "shared")), "corpus", "etl", "files", "*.etl")
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, text=True)


def said(text, what):
    found = re.search(r"(\d+) events? (?:have|has|do|does) " + what, text)
    return int(found[1]) if found else 0


def main():
    files, bad = sorted(glob.glob(FILES)), []
    if not files:
        print("no corpus")
        return 77
    for path in files:
        name = os.path.basename(path)
        stat = run("stat", "-f", "json", path)
        counts = json.loads(stat.stdout)["files"][0]
        dump = run("dump", "-f", "json", "--hidden", "--fields", "guid,schema,misfit", path)
        unknown, events, misfits = collections.Counter(), 0, 0
        for line in dump.stdout.splitlines():
            event = json.loads(line)
            events += 1
            misfits += event.get("misfit", False)
            if event["schema"] == "none":
                unknown[event.get("guid")] += 1
        counted = {p.get("guid"): p["events"] - p["decoded"] for p in counts["providers"] if p["events"] != p["decoded"]}
        if (events, dict(unknown)) != (counts["events"], counted):
            bad.append(f"{name}: dump finds {events} events, {dict(unknown)} unknown; stat {counts['events']}, {counted}")
        if said(dump.stderr, "no known schema") != sum(counted.values()) or said(dump.stderr, "not fit") != misfits:
            bad.append(f"{name}: dump says: {dump.stderr}")
        if stat.returncode != dump.returncode:
            bad.append(f"{name}: exit status {stat.returncode} and {dump.returncode}")
        strict = run("stat", "--strict", path)
        want = 3 if counted else stat.returncode
        if strict.returncode != want or said(strict.stderr, "no known schema") != sum(counted.values()):
            bad.append(f"{name}: stat --strict: {strict.returncode} {strict.stderr}")
        strict = run("dump", "--strict", "-f", "json", "-q", "misfit or schema == none", "--hidden", path)
        if strict.returncode != (3 if misfits else want):
            bad.append(f"{name}: dump --strict: {strict.returncode} {strict.stderr}")
    print("\n".join(bad) or f"{len(files)} files agree")
    return 1 if bad else 0


sys.exit(main())
