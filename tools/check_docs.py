#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Dead links: every relative link of the documentation, and every path of the tree that it names in backquotes, must be there. Run as a test."""
import os
import re
import subprocess
import sys

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
os.chdir(TOP)
tracked = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout.split("\n")
if len(tracked) < 2:
    print("skipped: no checkout")
    sys.exit(77)
known = set(tracked) | {os.path.dirname(f) for f in tracked}
for folder in list(known):
    while folder:
        known.add(folder)
        folder = os.path.dirname(folder)
tops = {f.split("/")[0] for f in tracked if "/" in f}
bad = links = 0
for page in (f for f in tracked if f.endswith(".md")):
    here = os.path.dirname(page)
    text = open(page, encoding="utf-8").read()
    named = [(p, here) for p in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) if "://" not in p and not p.startswith("mailto:")]
    named += [(p, "") for p in re.findall(r"`([\w.-]+/[\w./-]*)`", text) if p.split("/")[0] in tops]
    for path, base in named:
        links += 1
        if os.path.normpath(os.path.join(base, path)) not in known:
            print(f"{page}: {path} is not there")
            bad += 1
print(f"{links} links and paths, {bad} dead")
sys.exit(1 if bad or not links else 0)
