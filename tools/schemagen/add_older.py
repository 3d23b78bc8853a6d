#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Adds what earlier systems knew to the pack: events (by id and version), names of numbers and whole providers that it lacks.

Usage: add_older.py -p "what the older facts are" PACK_FOLDER OLDER_FOLDER   (both hold texts of from_manifest.py)

What the pack says stays as it is; an event of the same id and version is never replaced."""
import argparse
import os
import re

STATEMENT = re.compile(r"(provider|provenance|keyword|task|opcode|channel|level|map|event)\b")


def read(path):
    """(statements before the first event, {(id, version): lines}) in the order of the file; maps keep their entries."""
    head, events, at = [], {}, None
    for line in open(path, encoding="utf-8").read().splitlines():
        m = re.match(r"event (\d+) v(\d+)", line)
        if m:
            at = events.setdefault((int(m.group(1)), int(m.group(2))), [])
        elif STATEMENT.match(line):
            at = None
            head.append([line])
            continue
        if at is not None:
            at.append(line)
        elif head:
            head[-1].append(line)
    return head, events


def guid_of(head):
    return re.search(r"\{[0-9a-f-]+\}", head[0][0]).group(0)


def key_of(statement):
    """What a statement names: a task by its number, an opcode by number and task, a map by its name."""
    words = re.findall(r'"(?:[^"\\]|\\.)*"|\S+', statement[0])
    if words[0] == "opcode":
        return "opcode", words[1], words[3] if len(words) > 3 else ""
    return words[0], words[1]


def whole(lines, events):
    """An event that borrows another's fields gets them written out."""
    m = re.search(r" as=(\d+)\.v(\d+)", lines[0])
    if not m:
        return lines
    lender = whole(events[(int(m.group(1)), int(m.group(2)))], events)
    return [lines[0].replace(m.group(0), "")] + lender[1:]


def merged(head, events, older_head, older_events, provenance):
    new = {k: whole(v, older_events) for k, v in older_events.items() if k not in events}
    if not new:
        return None
    known = {key_of(s): s for s in head}
    add, renamed = [], {}
    for s in (s for s in older_head[1:] if not s[0].startswith("provenance")):
        key = key_of(s)
        if key not in known:
            add.append(s)
        elif key[0] == "map" and known[key][1:] != s[1:]:
            name = key[1].strip('"') + ".older"
            renamed[key[1]] = f'"{name}"' if " " in name else name
            add.append([s[0].replace(key[1], renamed[key[1]], 1)] + s[1:])
    used = {m for lines in new.values() for x in lines for m in re.findall(r' map=("[^"]*"|\S+)', x)}
    add = [s for s in add if not s[0].startswith("map ") or any(renamed.get(m, m) == key_of(s)[1] for m in used)]
    written, body = {}, []
    for (event, version), lines in new.items():
        fields = tuple(re.sub(r' map=("[^"]*"|\S+)', lambda m: " map=" + renamed.get(m.group(1), m.group(1)), x) for x in lines[1:])
        if fields and fields in written:
            body.append(f"{lines[0]} as={written[fields]}")
        else:
            body += [lines[0], *fields]
            written[fields] = f"{event}.v{version}"
    for s in head:
        if s[0].startswith("provenance") and provenance not in s[0]:
            s[0] = s[0].rstrip('"') + "; " + provenance + '"'
    return [x for s in head + add for x in s] + [x for v in events.values() for x in v] + body


def main():
    a = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    a.add_argument("-p", required=True)
    a.add_argument("pack")
    a.add_argument("older")
    args = a.parse_args()
    have = {}
    for folder, _, names in os.walk(args.pack):
        for name in names:
            if name.endswith(".w32t"):
                path = os.path.join(folder, name)
                for guid in re.findall(r"^(?:provider|class) .*?(\{[0-9a-f-]+\})", open(path, encoding="utf-8").read(), re.M):
                    have.setdefault(guid, path)
    providers = added = 0
    for name in sorted(os.listdir(args.older)):
        head, events = read(os.path.join(args.older, name))
        path = have.get(guid_of(head))
        if path is None:
            path = os.path.join(args.pack, "manifest", name)
            if os.path.exists(path):  # the name went to a provider of another GUID
                path = path[:-5] + "-older.w32t"
            head.insert(1, [f'provenance "{args.p[0].upper() + args.p[1:]}; names and types only"'])
            text = [x for s in head for x in s] + [x for v in events.values() for x in v]
            providers += 1
            added += len(events)
        elif os.sep + "manifest" + os.sep in path:
            text = merged(*read(path), head, events, args.p)
            if text is None:
                continue
            added += len(text)
        else:
            continue
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join(text) + "\n")
    print(f"{providers} providers new")


if __name__ == "__main__":
    main()
