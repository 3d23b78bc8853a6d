#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Adds events to the pack that tables of a build's events know beyond it: provider, id, version, NAME(TYPE FIELD, …), opcode, keywords,
task, level, one event a line. Fields behind those of an event become optional, others in between make a variant.

Usage: from_tables.py -p "what the facts are" PACK_FOLDER TABLE_FOLDER …   (newest build first)

Such tables say neither lengths nor counts, and have a structure's place in the list for its type. What can be told by the provider's
other events is; an event of which something stays in doubt is left out. The rules were held against 48,000 events of a build whose
manifests are whole (they give a wrong layout to less than one in a hundred)."""
import argparse
import csv
import glob
import os
import re

import add_builds

TYPES = {"UnicodeString": 1, "AnsiString": 2, "Int8": 3, "UInt8": 4, "Int16": 5, "UInt16": 6, "Int32": 7, "UInt32": 8, "Int64": 9, "UInt64": 10,
         "Float": 11, "Double": 12, "Boolean": 13, "Binary": 14, "GUID": 15, "Pointer": 16, "FILETIME": 17, "SYSTEMTIME": 18, "SID": 19,
         "HexInt32": 20, "HexInt64": 21}
EXTENT = re.compile(r" (?:count|length)=(?:\"[^\"]*\"|\S+)")
FIELD = re.compile(r'\s*field ("(?:[^"\\]|\\.)*"|\S+) ([^\s/]+)(.*)')
LEVELS = {"Critical": 1, "Error": 2, "Warning": 3, "Informational": 4, "Information": 4, "Verbose": 5}
OPCODES = {"Info": 0, "Start": 1, "Stop": 2, "DC_Start": 3, "DC_Stop": 4, "Extension": 5, "Reply": 6, "Resume": 7, "Suspend": 8, "Send": 9, "Receive": 240}


def tables(folder):
    """{provider: {(id, version): (fields, opcode, task, level)}}"""
    out = {}
    for path in glob.glob(os.path.join(folder, "*.tsv")):
        with open(path, encoding="utf-8-sig", errors="replace", newline="") as f:
            for row in list(csv.reader(f, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]:
                m = re.match(r".*?\(((?:\w+ [^(]*)?)\)$", row[3]) if len(row) > 7 else None
                if m:
                    fields = [tuple(x.split(" ", 1)) for x in m.group(1).split(", ")] if m.group(1) else []
                    out.setdefault(row[0], {})[int(row[1]), int(row[2])] = (fields, row[4], row[6], row[7])
    return out


def plain(name):
    return re.sub(r"\W", "", name or "")


class Known:
    """What the events of a provider (or of all) say of fields by name."""

    def __init__(self):
        self.rests, self.types, self.after = {}, {}, {}

    def take(self, lines):
        before, depth = "", 0
        for x in lines[1:]:
            depth += x.strip().startswith("struct ") - (x.strip() == "end")
            m = FIELD.match(x)
            if not m or depth:
                before = ""
                continue
            name = plain(m.group(1).strip('"'))
            rest = m.group(3).replace(" optional", "")
            extent = EXTENT.findall(rest)
            self.types.setdefault(name, set()).add(m.group(2))
            self.rests.setdefault((name, m.group(2)), set()).add(EXTENT.sub("", rest))
            self.after.setdefault((before, name, m.group(2)), set()).add("".join(extent))
            before = name


def stem(name):
    name = re.sub(r"^(fid_)?(psz|wsz|sz|pp|p|cb|c|n|nb)?(?=[A-Z])", "", name)
    name = re.sub(r"(?i)(length|len|size|count|cnt|numberof|numof|num|total)|(InBytes|InChars|Bytes|Chars)$", "", name).lower().rstrip("_")
    return re.sub(r"(ies|es|s|array|list)$", "", name)


def extent_of(fields, i, known):
    """" length=X", "" or None: in doubt."""
    typ, name = fields[i]
    before = plain(fields[i - 1][1]) if i else ""
    seen = known.after.get((before, plain(name), typ))
    if seen and len(seen) == 1:
        e = next(iter(seen))
        refers = re.search(r'=("[^"]*"|\S+)', e)
        target = refers and plain(refers.group(1).strip('"'))
        if not refers or target in ("", "*") or target.isdigit():
            return e
        for _, n in fields[:i]:
            if plain(n) == target:
                return e.replace(refers.group(1), n)
    counts = i and re.match(r"U?Int", fields[i - 1][0]) and add_builds.LENGTH.search(fields[i - 1][1])
    same = counts and stem(plain(name)) == stem(before) != ""
    if typ == "Binary":
        return f" length={fields[i - 1][1]}" if counts else " length=*" if i + 1 == len(fields) else None
    if typ in ("UnicodeString", "AnsiString"):
        if not counts or not re.search("(?i)len|size|c[bc]h?[A-Z]", before):
            return ""
        return f" length={fields[i - 1][1]}" if same and re.search("(?i)len", before) else None
    return None if same else ""


def corrections():
    rows = []
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "corrections.txt"), encoding="utf-8") as f:
        for line in f:
            if line.strip() and not line.startswith("#"):
                rows.append(line.split())
    return rows


def rest_of(provider, event, typ, name, known, rows):
    """Out-type and map: as elsewhere in the provider, else by hand."""
    seen = known.rests.get((plain(name), typ))
    if seen and len(seen) == 1:
        return next(iter(seen))
    for p, e, n, t, new in (r for r in rows if len(r) == 5):
        if all(re.fullmatch(a, b) for a, b in ((p, provider), (e, str(event)), (n, name), (t, typ))) and new.startswith("/"):
            return new
    return ""


def lines_of(provider, key, fields, known, every, rows):
    """The event's fields; None where something is in doubt."""
    out = []
    if any(len(f) != 2 or f[0] not in TYPES for f in fields):
        return None
    for i, (typ, name) in enumerate(fields):
        if TYPES[typ] == len(fields) and typ not in known.types.get(plain(name), ()) and typ not in every.types.get(plain(name), ()):
            return None  # the first structure's members would stand at this place
        extent = extent_of(fields, i, known)
        if extent is None:
            return None
        quoted = name if re.fullmatch(r"\w+", name) and not name[0].isdigit() else '"' + name.replace('"', '\\"') + '"'
        target = re.match(r"( (?:length|count)=)(.+)", extent)
        if target and not re.fullmatch(r'[A-Za-z_]\w*|\d+|\*|".*"', target.group(2)):
            extent = f'{target.group(1)}"{target.group(2)}"'
        out.append(f" field {quoted} {typ}{rest_of(provider, key[0], typ, name, known, rows)}{extent}")
    return out


def number_of(head, kind, name, task=None):
    for s in head:
        m = re.match(kind + r' (\d+) ("(?:[^"\\]|\\.)*"|\S+)(?: task=(\d+))?', s[0])
        if m and plain(m.group(2)) == plain(name) and m.group(3) in (None, task):
            return m.group(1)
    return None


def statement(head, key, opcode, task, level):
    out = f"event {key[0]} v{key[1]}"
    unnamed = re.fullmatch(r"task_(\d+)", task)  # what has no name is called by its number
    number = number_of(head, "task", task) if task and not unnamed else None
    if unnamed:
        task, number = "", unnamed.group(1) if unnamed.group(1) != "0" else None
    if number:
        out += f" task={number}"
    unnamed = re.fullmatch(r"opcode_(\d+)", opcode)
    op = unnamed.group(1) if unnamed else number_of(head, "opcode", opcode, number) if opcode else None
    if opcode and op is None and opcode in OPCODES:
        op = str(OPCODES[opcode])
    if op and op != "0":
        out += f" opcode={op}"
    if level in LEVELS:
        out += f" level={LEVELS[level]}"
    if task and not number:
        name = task + ("/" + opcode if opcode else "")
        out += f" name={name}" if re.fullmatch(r"[\w/]+", name) else f' name="{name}"'
    return out


def names_of(lines):
    return [plain(FIELD.match(x).group(1).strip('"')) for x in lines[1:] if FIELD.match(x)]


def compare(events, key, theirs, fields):
    """("new" | "grown" | "variant" | None, lines) of one event."""
    if key not in events:
        return "new", theirs
    have = add_builds.whole(events[key], events)
    ours = names_of(have)
    wanted = [plain(n) for _, n in fields]
    if any(x.strip().startswith("struct ") for x in have) or ours == wanted or len(ours) >= len(wanted):
        return None, None
    types = [FIELD.match(x).group(2) for x in have[1:]]
    if ours == wanted[: len(ours)]:
        grows = types == [t for t, _ in fields[: len(ours)]] and not any("=*" in x or " optional" in x for x in have[1:])
        return ("grown", have + [x + " optional" for x in theirs[1 + len(ours):]]) if grows and ours else (None, None)
    it = iter(zip(wanted, (t for t, _ in fields)))
    inside = all(any((n, t) == w for w in it) for n, t in zip(ours, types))
    return ("variant", theirs) if inside and key + ("variant",) not in events else (None, None)


def add(path, name, builds, provenance, every, rows):
    head, events = add_builds.read(path)
    known = Known()
    for key, lines in events.items():
        if len(key) == 2:
            known.take(add_builds.whole(lines, events))
    new, changed, variants, doubt, made = {}, {}, {}, set(), {}
    for table in builds:
        for key, (fields, opcode, task, level) in table.get(name, {}).items():
            if key in changed or key in variants or (key in new and fields == made[key]):
                continue
            lines = lines_of(name, key, fields, known, every, rows)
            if lines is not None and key in new:  # an older build's layout of it
                if made[key][: len(fields)] == fields and fields:
                    new[key] = [x if i <= len(fields) or x.endswith(" optional") else x + " optional" for i, x in enumerate(new[key])]
                elif made[key] and fields:
                    variants[key] = [new[key][0]] + lines
                continue
            if lines is None:
                if key not in events:
                    doubt.add(key)
                continue
            first = events[key][0] if key in events else statement(head, key, opcode, task, level)
            kind, got = compare(events, key, [re.sub(r" as=\S+", "", first)] + lines, fields)
            {"new": new, "grown": changed, "variant": variants}.get(kind, {})[key] = got
            made[key] = fields
    if not (new or changed or variants):
        return 0, 0, 0, len(doubt - set(new))
    body = []
    for key in list(events) + list(new):
        body.append(new.get(key) or changed.get(key) or add_builds.whole(events[key], events))
        if key in variants:
            body.append([variants[key][0] + " variant"] + variants[key][1:])
    for s in head:
        if s[0].startswith("provenance") and provenance not in s[0]:
            s[0] = s[0].rstrip('"') + "; " + provenance + '"'
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join([x for s in head for x in s] + add_builds.shared(body)) + "\n")
    return len(new), len(changed), len(variants), len(doubt - set(new))


def main():
    a = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    a.add_argument("-p", required=True)
    a.add_argument("pack")
    a.add_argument("folders", nargs="+")
    args = a.parse_args()
    builds, rows, every = [tables(x) for x in args.folders], corrections(), Known()
    paths = sorted(glob.glob(os.path.join(args.pack, "manifest", "*.w32t")))
    for path in paths:
        _, events = add_builds.read(path)
        for key, lines in events.items():
            if len(key) == 2:
                every.take(add_builds.whole(lines, events))
    sums = [0] * 4
    for path in paths:
        name = re.match(r'provider ("[^"]*"|\S+)', open(path, encoding="utf-8").readline()).group(1).strip('"')
        if not os.path.basename(path).endswith("-older.w32t"):
            sums = [x + y for x, y in zip(sums, add(path, name, builds, args.p, every, rows))]
    print("{} events new, {} longer, {} with a variant, {} in doubt and left out".format(*sums))


if __name__ == "__main__":
    main()
