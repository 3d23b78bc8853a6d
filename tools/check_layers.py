#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks who includes whom: data flows one way, so a folder of src/ may include only what the table below allows.

Usage: check_layers.py [FOLDER]; prints each offending include as file:line and exits 1 when there is one."""
import os
import re
import sys

ROOT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
L0 = {"base", "codec"}
L1 = L0 | {"model", "wire", "pe"}
L2 = L1 | {"apidb", "schema", "messages"}
L3 = L2 | {"read", "write"}
L4 = L2 | {"decode"}
L45 = L3 | L4 | {"state"}
L5 = L45 | {"trace", "query", "symbols"}
MAY = {
    "base": {"base"},
    "codec": {"base", "codec"},
    "model": {"base", "model"}, "wire": {"base", "wire"}, "pe": {"base", "pe"},
    "apidb": L1 | {"apidb"}, "schema": L1 | {"schema"}, "messages": L1 | {"messages"},
    "symbols": {"base", "pe", "symbols"},
    "read": L2 | {"read"}, "write": L2 | {"write"},
    "decode": L4,
    "state": L45,
    # docs/design/trace-layer.md: trace joins readers, decoders and state into one stream of events
    "trace": L45 | {"trace"},
    "query": L45 | {"trace", "query"},
    "analyze": L5 | {"analyze"}, "export": L5 | {"export", "write"},
    "store": L5 | {"store", "analyze", "export"},
    "serve": L5 | {"store", "serve", "analyze", "export"},
    "agent": {"agent", "wire"},  # and base/nocrt, checked below
    "capture": L3 | {"symbols", "capture", "decode", "state"},
    "cli": {"cli"},
}
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"')


def layer_of(path):
    return path.split("/")[0]


def check(path, layer, bad):
    with open(path, encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            m = INCLUDE.match(line)
            if not m or m.group(1).startswith("win32trace/"):
                continue
            target = m.group(1)
            if "/" not in target:
                continue  # same folder
            to = layer_of(target)
            ok = to in MAY[layer] or (layer == "agent" and target.startswith("base/nocrt/"))
            # the bridge puts the agent into the first process the way an agent puts it into children
            ok = ok or ("/capture/win/" in path and target in ("agent/inject.h", "agent/nt.h"))
            if to in MAY and not ok:
                bad.append(f"{path}:{number}: {layer} may not include {target}")


def main():
    bad, files = [], 0
    for layer in sorted(MAY):
        for folder, _, names in os.walk(os.path.join(ROOT, "src", layer)):
            for name in sorted(names):
                if name.endswith((".c", ".h", ".S")):
                    files += 1
                    check(os.path.join(folder, name), layer, bad)
    print("\n".join(bad) if bad else f"{files} files, includes follow the layers")
    return 1 if bad or files == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
