#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Event logs of the corpus: record counts equal to the chain walk of the manifest, every record well-formed XML, the other tool's JSON
reproduced, the same records in every output. Skipped (77) where the corpus is absent."""
import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
HERE = os.path.join(os.environ.get("W32T_SHARED", os.path.join(SRC, "..", "shared")), "corpus", "evtx")
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))
NS = "{http://schemas.microsoft.com/win/2004/08/events/event}"


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)


def documents(path):
    text, decoder, at, found = open(path, encoding="utf-8-sig").read(), json.JSONDecoder(), 0, []
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        value, at = decoder.raw_decode(text, at)
        found.append(value)
    return found


def cut(document):  # their times have six digits, cut off
    attributes = document["Event"]["System"]["TimeCreated"]["#attributes"]
    attributes["SystemTime"] = attributes["SystemTime"][:26].rstrip("Z")
    return document


def check_file(entry, bad):
    path, want = os.path.join(HERE, entry["file"]), entry["records"]["chain_walk"]
    stat = json.loads(run("stat", "-f", "json", path).stdout)["files"][0]
    if stat["events"] != want:
        bad.append(f"{entry['name']}: stat counts {stat['events']} of {want}")
    out = run("dump", "-f", "xml", path)
    if out.returncode not in (0, 3):
        bad.append(f"{entry['name']}: dump ends with {out.returncode}")
    try:
        events = list(ET.fromstring(out.stdout))
    except ET.ParseError as error:
        bad.append(f"{entry['name']}: {error}")
        return
    if len(events) != want or any(e.tag != NS + "Event" or e.find(NS + "System") is None for e in events):
        bad.append(f"{entry['name']}: {len(events)} events of {want} in XML")
    lines = run("dump", "-f", "evtxjson", path).stdout.splitlines()
    numbers = [json.loads(x)["Event"]["System"].get("EventRecordID") for x in lines]  # forwarders' own records have none
    if [n and str(n) for n in numbers] != [e.findtext(f"{NS}System/{NS}EventRecordID") for e in events]:
        bad.append(f"{entry['name']}: JSON and XML differ in their records")


def check_truth(name, bad):
    stem = name[:-len(".truth.json")]
    path = os.path.join(HERE, "files", stem if stem.endswith(".evtx") else stem + ".evtx")
    got = [cut(json.loads(x)) for x in run("dump", "-f", "evtxjson", path).stdout.splitlines()]
    if got != [cut(x) for x in documents(os.path.join(HERE, "truth", name))]:
        bad.append(f"{name}: differs")


def main():
    if not os.path.isdir(HERE):
        print("skipped: the corpus is not here")
        return 77
    bad = []
    files = json.load(open(os.path.join(HERE, "manifest.json"), encoding="utf-8"))["files"]
    for entry in files:
        check_file(entry, bad)
    truth = [n for n in sorted(os.listdir(os.path.join(HERE, "truth"))) if n.endswith(".truth.json")]
    for name in truth:
        check_truth(name, bad)
    print("\n".join(bad) or f"{len(files)} logs and {len(truth)} JSON files agree")
    return 1 if bad or not files else 0


if __name__ == "__main__":
    sys.exit(main())
