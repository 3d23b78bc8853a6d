#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Configurations against procmon-parser (PROCMON_PARSER names its source tree; skipped, 77, without it): every column with every relation, filters
and highlights, other settings in their places. What was not changed comes back as the same bytes; what was changed is read by the other."""
import os
import subprocess
import sys
import tempfile
from collections import OrderedDict

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))


def main():
    sys.path.insert(0, os.environ.get("PROCMON_PARSER", ""))
    try:
        from procmon_parser import Rule, dumps_configuration, loads_configuration
        from procmon_parser.consts import Column, RuleRelation
    except ImportError as e:
        print("skipped: procmon-parser is not here:", e)
        return 77
    pairs = [(c, r) for c in Column if int(c) for r in RuleRelation]
    rules = [Rule(c, r, "v%d\"x; ä" % i if i % 3 else str(i), bool(i % 2)) for i, (c, r) in enumerate(pairs)]
    config = OrderedDict([("Autoscroll", 1), ("ColumnMap", [c for c in Column]), ("FilterRules", rules), ("SymbolPath", "srv*"), ("HighlightRules", rules[::-1]), ("Logfile", "C:\\x.pml"), ("Unknown", b"bytes")])
    bad = []
    with tempfile.TemporaryDirectory() as folder:
        first, same, more = (os.path.join(folder, n) for n in ("first.pmc", "same.pmc", "more.pmc"))
        raw = dumps_configuration(config)
        open(first, "wb").write(raw)
        run = lambda *a: subprocess.run([PROGRAM, "pmc", *a], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)  # noqa: E731
        shown = run(first)
        if shown.returncode or shown.stderr or len(shown.stdout.splitlines()) != 2 * len(rules) + 5:
            bad.append("shown: %r" % shown.stderr)
        if run(first, "-o", same).returncode or open(same, "rb").read() != raw:
            bad.append("not the same bytes")
        run(first, "-a", "Path begins with C:\\x then Include", "-o", more)
        got = loads_configuration(open(more, "rb").read())
        if got["FilterRules"][:-1] != rules or got["FilterRules"][-1] != Rule("Path", "begins_with", "C:\\x", True):
            bad.append("filter rules differ")
        if got["HighlightRules"] != rules[::-1] or got["SymbolPath"] != "srv*" or list(got) != list(config):
            bad.append("the rest differs: %s" % list(got))
        if dumps_configuration(got) != open(more, "rb").read():
            bad.append("the other writes it differently")
        fresh = os.path.join(folder, "fresh.pmc")
        run("--clear", "-a", "PID is 7 then Exclude", "--highlight", "Result is not SUCCESS", "-o", fresh)
        got = loads_configuration(open(fresh, "rb").read())
        if got["FilterRules"] != [Rule("PID", "is", "7", False)] or got["HighlightRules"] != [Rule("Result", "is_not", "SUCCESS", True)]:
            bad.append("a fresh one differs")
    print("\n".join(bad) or "%d rules, both ways" % len(rules))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
