#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Adds what other builds of Windows know to the pack: events (by id and version), names of numbers and whole providers that it
lacks; fields that they have behind those of an event, or an event has behind theirs, as optional ones; and, with --variants, their
layout of an event whose fields are others.

Usage: add_builds.py -p "what the facts are" [--variants] PACK_FOLDER OTHER_FOLDER   (both hold texts of from_manifest.py)

What the pack says stays as it is. Dumps off live systems lack arrays whose length another field says: an event with a number that
may be such a length is no ground for a variant. An event that lost its template (from_manifest.py --lost-templates) has the one of
another event of that version where an earlier version of both had the same fields, else it is left out. With --doubt-tasks
names of tasks are taken only from dumps whose names of common tasks are the pack's."""
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
            key = (int(m.group(1)), int(m.group(2)))
            at = events.setdefault(key + ("variant",) if line.endswith(" variant") else key, [])
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


FIELD = re.compile(r'\s*(field|struct|end)\s*("(?:[^"\\]|\\.)*"|\S+)?\s*([^\s/]*)\S*(.*)')
LENGTH = re.compile(r"(count|cnt|num(?!a|eric|lock)|^nb|^[nc][A-Z]|number|size|len|entries|total)", re.I)


def layout(lines):
    """What decides about bytes: (name without signs, which dumps lose, in-type, extents) a field."""
    rows = [FIELD.match(x).groups() for x in lines[1:] if FIELD.match(x)]
    return [(re.sub(r"\W", "", name or ""), typ, tuple(re.findall(r"(?:count|length)=\S+", rest))) for _, name, typ, rest in rows]


LOST = " # template lost"


def found_again(events, other):
    """The other build's events with the templates that they lost, as far as they can be told."""
    out = {}
    for (event, version), lines in other.items():
        if lines[1:] != [LOST]:
            out[event, version] = lines
            continue
        before = max((v for e, v in events if e == event and v < version), default=None)
        if (event, version) in events or before is None:
            continue
        fields = whole(events[event, before], events)[1:]
        for (twin, v), theirs in events.items():
            lender = other.get((twin, version))
            if v == before and twin != event and fields and whole(theirs, events)[1:] == fields and lender and lender[1:] != [LOST]:
                out[event, version] = [lines[0]] + whole(lender, other)[1:]
                break
    return out


def plain(name):
    return re.sub(r"\W", "", name).lower()


def without_doubtful_tasks(head, events, other_head, other):
    """The other build's statements; without names of tasks where those of common events are not the pack's."""
    def tasks(statements):
        rows = [re.match(r'task (\d+) ("(?:[^"\\]|\\.)*"|\S+)', s[0]) for s in statements]
        return {m.group(1): plain(m.group(2)) for m in rows if m}

    ours, theirs = tasks(head), tasks(other_head)
    seen = {m.group(1) for k, v in other.items() if k in events for m in [re.search(r" task=(\d+)", v[0])] if m} & set(ours)
    same = sum(ours[t] == theirs.get(t) for t in seen)
    sound = len(seen) >= 2 and same >= 0.9 * len(seen)
    return other_head if sound else [s for s in other_head if not s[0].startswith("task ")]


def may_lack_an_array(lines):
    rows = [FIELD.match(x).groups() for x in lines[1:] if FIELD.match(x)]
    used = {m for r in rows for m in re.findall(r'(?:count|length)=("[^"]*"|\S+)', r[3])}
    return any("=*" in r[3] for r in rows) or any(
        re.search(r"Int\d", r[2]) and LENGTH.search((r[1] or "").strip('"')) and r[1] not in used for r in rows)


def maps_by_field(events):
    """Field name -> its map, where all events of the provider that have the field use the same: dumps have no maps."""
    seen = {}
    for lines in events.values():
        for x in lines[1:]:
            m = re.match(r'\s*field ("[^"]*"|\S+) (\S+)', x)
            if m:
                named = re.search(r' map=("[^"]*"|\S+)', x)
                seen.setdefault((m.group(1), m.group(2)), set()).add(named.group(0) if named else "")
    return {k: v.pop() for k, v in seen.items() if len(v) == 1}


def with_maps(lines, maps):
    out = [lines[0]]
    for x in lines[1:]:
        m = re.match(r'\s*field ("[^"]*"|\S+) (\S+)', x)
        out.append(x + maps.get((m.group(1), m.group(2)), "") if m and " map=" not in x else x)
    return out


def has_arrays(lines):
    return any(" count=" in x and not re.search(r" count=\d", x) for x in lines[1:])


def with_lost_arrays(events, key, lines):
    """An event's new version with the arrays of the version before it, where it has all other fields of that one first."""
    before = max((v for e, v in events if e == key[0] and v < key[1]), default=None)
    old = whole(events[key[0], before], events) if before is not None else []
    if not has_arrays(old) or has_arrays(lines) or any("struct " in x for x in old):
        return lines
    out, rest = [lines[0]], lines[1:]
    for x in old[1:]:
        if " count=" in x:
            out.append(x)
        elif rest and layout(["", x]) == layout(["", rest[0]]):
            out.append(rest.pop(0))
        else:
            return lines
    return out + rest


def with_true_names(have, theirs):
    """Field names that lost their blanks and signs get them back; None where nothing was lost."""
    names = {}
    for x, y in zip(have[1:], theirs[1:]):
        a, b = (re.match(r'\s*(?:field|struct) ("(?:[^"\\]|\\.)*"|\S+)', z) for z in (x, y))
        if a and b and re.search(r"\W", b.group(1).strip('"')) and not re.search(r"\W", a.group(1)):
            names[a.group(1)] = b.group(1) if b.group(1).startswith('"') else f'"{b.group(1)}"'
    if not names:
        return None
    def name(m):
        return m.group(1) + names.get(m.group(2), m.group(2))

    out = [re.sub(r"(^\s*(?:field|struct) )(\S+)", name, x) for x in have[1:]]
    return [have[0]] + [re.sub(r"((?:count|length)=)(\S+)", name, x) for x in out]


def compared(events, other, variants):
    """(new events, events grown at their end or with truer names, variants) of another build."""
    new, grown, differing = {}, {}, {}
    for key, lines in other.items():
        if key not in events:
            new[key] = with_lost_arrays(events, key, lines)
            continue
        have = whole(events[key], events)
        a, b = layout(have), layout(lines)
        if a == b:
            named = with_true_names(have, lines)
            if named:
                grown[key] = named
        elif len(b) > len(a) and b[: len(a)] == a and "end" not in "".join(lines[1:]):
            grown[key] = have + [x + " optional" for x in lines[1 + len(a) :]]
        elif 0 < len(b) < len(a) and a[: len(b)] == b and "end" not in "".join(have[1:]) and not may_lack_an_array(lines):
            late = [x if x.endswith(" optional") else x + " optional" for x in have[1 + len(b) :]]
            if late != have[1 + len(b) :]:
                grown[key] = have[: 1 + len(b)] + late
        elif variants and not has_arrays(have) and [x[1:] for x in a] != [x[1:] for x in b] and b != a[: len(b)] and not may_lack_an_array(lines):
            differing[key] = lines
    return new, grown, differing


def shared(body):
    """Events of one provider as text; those with the fields of an earlier one borrow them."""
    written, out = {}, []
    for lines in body:
        fields = tuple(lines[1:])
        if fields and fields in written:
            out.append(f"{lines[0]} as={written[fields]}")
            continue
        out += lines
        m = re.match(r"event (\d+) (v\d+)", lines[0])
        if not lines[0].endswith(" variant"):
            written[fields] = f"{m.group(1)}.{m.group(2)}"
    return out


def merged(head, events, other_head, other_events, provenance, variants):
    maps = maps_by_field({k: whole(v, events) for k, v in events.items()})
    other_events = {k: with_maps(whole(v, other_events), maps) for k, v in other_events.items()}
    plain = {k: v for k, v in events.items() if k[-1] != "variant"}
    new, grown, differing = compared(plain, other_events, variants)
    differing = {k + ("variant",): v for k, v in differing.items() if k + ("variant",) not in events}
    if not (new or grown or differing):
        return None, 0
    known = {key_of(s): s for s in head}
    add, renamed = [], {}
    for s in (s for s in other_head[1:] if not s[0].startswith("provenance")):
        key = key_of(s)
        if key not in known:
            add.append(s)
        elif key[0] == "map" and known[key][1:] != s[1:]:
            name = key[1].strip('"') + ".older"
            renamed[key[1]] = f'"{name}"' if " " in name else name
            add.append([s[0].replace(key[1], renamed[key[1]], 1)] + s[1:])
    used = {m for lines in new.values() for x in lines for m in re.findall(r' map=("[^"]*"|\S+)', x)}
    add = [s for s in add if not s[0].startswith("map ") or any(renamed.get(m, m) == key_of(s)[1] for m in used)]
    body = []
    for key, lines in list(events.items()) + list(new.items()):
        lines = grown[key] if key in grown else whole(lines, events if key in events else other_events)
        if key in new:
            lines = [re.sub(r' map=("[^"]*"|\S+)', lambda m: " map=" + renamed.get(m.group(1), m.group(1)), x) for x in lines]
        body.append(lines)
        variant = differing.get(key + ("variant",))
        if variant:
            body.append([variant[0] + " variant"] + variant[1:])
    for s in head:
        if s[0].startswith("provenance") and provenance not in s[0]:
            s[0] = s[0].rstrip('"') + "; " + provenance + '"'
    return [x for s in head + add for x in s] + shared(body), len(new) + len(grown) + len(differing)


def main():
    a = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    a.add_argument("-p", required=True)
    a.add_argument("--variants", action="store_true")
    a.add_argument("--doubt-tasks", action="store_true")
    a.add_argument("pack")
    a.add_argument("other")
    args = a.parse_args()
    have = {}
    for folder, _, names in os.walk(args.pack):
        for name in names:
            if name.endswith(".w32t"):
                path = os.path.join(folder, name)
                for guid in re.findall(r"^(?:provider|class) .*?(\{[0-9a-f-]+\})", open(path, encoding="utf-8").read(), re.M):
                    have.setdefault(guid, path)
    providers = added = 0
    for name in sorted(os.listdir(args.other)):
        head, events = read(os.path.join(args.other, name))
        path = have.get(guid_of(head))
        ours, known = read(path) if path and os.sep + "manifest" + os.sep in path else ([], {})
        events = found_again({k: v for k, v in known.items() if k[-1] != "variant"}, events)
        if args.doubt_tasks:
            head = without_doubtful_tasks(ours, known, head, events)
        if not events:
            continue
        if path is None:
            path = os.path.join(args.pack, "manifest", name)
            if os.path.exists(path):  # the name went to a provider of another GUID
                path = path[:-5] + "-older.w32t"
            head.insert(1, [f'provenance "{args.p[0].upper() + args.p[1:]}; names and types only"'])
            text = [x for s in head for x in s] + [x for v in events.values() for x in v]
            providers += 1
            added += len(events)
        elif os.sep + "manifest" + os.sep in path:
            text, count = merged(*read(path), head, events, args.p, args.variants)
            if text is None:
                continue
            added += count
        else:
            continue
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join(text) + "\n")
    print(f"{providers} providers new, {added} events new, grown or with a variant")


if __name__ == "__main__":
    main()
