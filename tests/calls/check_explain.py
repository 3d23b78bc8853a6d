#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds what `win32trace explain -f json` says against the line of KEY=VALUE pairs that the program printed.

Usage: check_explain.py CASE "EXPECTED LINE" EXPLAIN.json CALLS.jsonl
Also makes sure that the case is a hard one: naming the last call that failed before the crash would be wrong."""
import json
import sys


def said(report):
    crashes = report["crashes"]
    out = {"crash": crashes[0]["kind"] if crashes else "none", "exceptions": str(report["totals"]["exceptions"])}
    if crashes:
        causes = crashes[0].get("causes", [])
        out["cause"] = causes[0]["call"]["event"] if causes else "none"
        out["root"] = causes[-1]["call"]["event"] if causes else "none"
        for key in ("importer", "missing", "function"):
            out[key] = crashes[0].get(key, "none")
    return out


def problems(report, expected, calls):
    got = said(report)
    bad = [f"{k}: {got.get(k)} instead of {v}" for k, v in expected.items() if got.get(k) != v]
    if not report["crashes"]:
        return bad
    crash = report["crashes"][0]
    if not crash.get("advice"):
        bad.append("no advice")
    if expected.get("cause") == "none" and crash["kind"] == "exception" and "no call explains it" not in crash.get("no_cause", ""):
        bad.append("does not say that no call explains it")
    if expected.get("cause", "none") != "none":
        failed = [c for c in calls if "error" in c and c["time"] <= crash["time"]]
        if not failed or failed[-1]["event"] == expected["cause"]:
            bad.append("the case is too easy: the last failed call is the cause")
        guilty = crash["causes"][0]["call"]["time"] if crash["causes"] else None
        between = [c for c in calls if guilty and guilty < c["time"] <= crash["time"]]
        if len(between) < 20:
            bad.append(f"the case is too easy: only {len(between)} calls between")
    return bad


def main():
    case, line, report, calls = sys.argv[1:5]
    expected = dict(pair.split("=", 1) for pair in line.split())
    with open(report, encoding="utf-8") as f:
        report = json.load(f)
    with open(calls, encoding="utf-8") as f:
        calls = [json.loads(row) for row in f]
    bad = problems(report, expected, calls) if expected else ["the program printed nothing"]
    for b in bad:
        print(f"{case}: {b}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
