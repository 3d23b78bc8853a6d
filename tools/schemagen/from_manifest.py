#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the pack's text notation (docs/formats/schema-pack.md) from instrumentation manifests.

Usage: from_manifest.py -o FOLDER [-p "provenance line"] [-c corrections.txt] MANIFEST...

Facts only: ids, versions, field names and types, maps, names of tasks, opcodes, keywords; event messages are left out.
Corrections add what a manifest omits (out-types); see corrections.txt for their form. Manifests that were written from a live
system show a struct as an in-type that is really an index; such a field and what follows it become one binary to the end."""
import argparse
import os
import re
import sys
import xml.etree.ElementTree as ET

IN_TYPES = ["Null", "UnicodeString", "AnsiString", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Float",
            "Double", "Boolean", "Binary", "GUID", "Pointer", "FILETIME", "SYSTEMTIME", "SID", "HexInt32", "HexInt64",
            "CountedUtf16String", "CountedMbcsString", "Struct", "CountedBinary"]
RENAMED = {"CountedUtf16String": "CountedUnicodeString", "CountedMbcsString": "CountedAnsiString"}
OPCODES = {"win:Info": 0, "win:Start": 1, "win:Stop": 2, "win:DC_Start": 3, "win:DC_Stop": 4, "win:Extension": 5, "win:Reply": 6,
           "win:Resume": 7, "win:Suspend": 8, "win:Send": 9, "win:Receive": 240, "win:DCStart": 3, "win:DCStop": 4}
LEVELS = {"win:LogAlways": 0, "win:Always": 0, "win:Critical": 1, "win:Error": 2, "win:Warning": 3, "win:Informational": 4, "win:Verbose": 5}
STRUCT_INDEXES = re.compile(r"^Microsoft-Windows-USB-")  # providers whose in-types hold struct indexes throughout
STRUCTS = {"SqmStreamRow"}  # fields that are a struct wherever they are met


def tag(e):
    return e.tag.rsplit("}", 1)[-1]


def under(e, name):
    return [x for x in e if tag(x) == name]


def word(s):
    s = s.replace("\r", " ").replace("\n", " ").strip()
    if s and not re.search(r'[\s"#\\]', s):
        return s
    return '"' + s.replace("\\", "\\\\").replace('"', '\\"') + '"'


def number(s):
    s = s.strip()
    return int(s, 16) if s.lower().startswith("0x") else int(s)


def load(path):
    text = open(path, encoding="utf-8-sig", errors="replace").read()
    try:
        return ET.fromstring(text)
    except ET.ParseError:
        def mend(m):
            value = m.group(2).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
            return m.group(1) + value + m.group(3)
        text = re.sub(r'(<string id=")([^\n]*?)(" value=")', mend, text)
        text = re.sub(r'(<string id="[^\n]*?" value=")([^\n]*)("\s*/>)', mend, text)
        text = re.sub(r'(<map value="[^"\n]*" message=")([^\n]*)("\s*/>)', mend, text)
        return ET.fromstring(text)


def corrections(path):
    rows = []
    if path:
        for line in open(path, encoding="utf-8"):
            line = line.split("#", 1)[0].split()
            if line:
                provider, event, field, old, new = line
                rows.append((re.compile(provider + r"\Z"), re.compile(event + r"\Z"), re.compile(field + r"\Z"), re.compile(old + r"\Z"), new))
    return rows


class Provider:
    def __init__(self, node, strings, rows):
        self.strings, self.rows = strings, rows
        self.name, self.guid = node.get("name"), node.get("guid").lower()
        if not self.guid.startswith("{"):
            self.guid = "{" + self.guid + "}"
        self.keywords, self.tasks, self.opcodes, self.maps, self.templates, self.events = {}, {}, {}, {}, {}, []
        self.channels, self.map_order = {}, []
        for part in node:
            getattr(self, "read_" + tag(part), lambda _: None)(part)

    def shown(self, node):
        m = re.match(r"\$\(string\.(.*)\)$", node.get("message") or "")
        text = self.strings.get(m.group(1)) if m else None
        name = text if text and len(text) <= 80 and "%" not in text else node.get("name")
        return name.split("win:", 1)[-1] if name.startswith("win:") else name

    def read_keywords(self, part):
        for k in under(part, "keyword"):
            self.keywords[k.get("name")] = (number(k.get("mask")), self.shown(k))

    def read_channels(self, part):
        value = 16
        for c in part:
            if tag(c) == "channel":
                value = number(c.get("value")) if c.get("value") else value
                self.channels[c.get("chid") or c.get("name")] = (value, c.get("name"))
                value += 1

    def read_tasks(self, part):
        for t in under(part, "task"):
            value = number(t.get("value"))
            self.tasks[t.get("name")] = (value, self.shown(t))
            for o in under(t, "opcodes"):
                for op in under(o, "opcode"):
                    self.opcodes[(value, op.get("name"))] = (number(op.get("value")), self.shown(op))

    def read_opcodes(self, part):
        for op in under(part, "opcode"):
            self.opcodes[(None, op.get("name"))] = (number(op.get("value")), self.shown(op))

    def read_maps(self, part):
        for m in part:
            if tag(m) not in ("valueMap", "bitMap"):
                continue
            entries = {}
            for e in under(m, "map"):
                s = re.match(r"\$\(string\.(.*)\)$", e.get("message") or "")
                text = (self.strings.get(s.group(1)) if s else None) or (s.group(1).rsplit(".", 1)[-1] if s else None)
                if text:
                    entries.setdefault(number(e.get("value")), text.strip())
            self.maps[m.get("name")] = ("bits" if tag(m) == "bitMap" else "value", entries)

    def read_templates(self, part):
        for t in under(part, "template"):
            self.templates[t.get("tid")] = t

    def read_events(self, part):
        self.events += under(part, "event")

    def keyword_mask(self, text):
        mask = 0
        for name in (text or "").split():
            mask |= self.keywords.get(name, (0, ""))[0]
        return mask & 0xFFFFFFFFFFFF  # the upper bits say channel and audit result, which every event repeats

    def corrected(self, event, field, typ):
        for provider, ev, name, old, new in self.rows:
            if provider.match(self.name) and ev.match(event) and name.match(field) and old.match(typ.split("/")[0]):
                if new.startswith("["):
                    return f"{typ} length={new[1:-1]}"
                if new.startswith("/"):
                    return typ.split("/")[0] + new
                return new
        return typ

    def is_struct_index(self, data, top):
        typ = (data.get("inType") or "").split(":")[-1]
        code = int(typ) if typ.isdigit() else IN_TYPES.index(typ) if typ in IN_TYPES else -1
        if code >= 26 or typ == "Struct" or data.get("name") in STRUCTS:
            return True
        if STRUCT_INDEXES.match(self.name):
            return code >= top
        return bool(data.get("count")) and code == top and top > 2

    def field(self, event, node, top):
        typ = (node.get("inType") or "win:UnicodeString").split(":")[-1]
        typ = RENAMED.get(typ, typ)
        if typ.isdigit():
            typ = RENAMED.get(IN_TYPES[int(typ)], IN_TYPES[int(typ)])
        out = (node.get("outType") or "").split(":")[-1]
        default = {"UnicodeString": "string", "AnsiString": "string", "UInt32": "unsignedInt", "UInt16": "unsignedShort", "UInt8": "unsignedByte",
                   "UInt64": "unsignedLong", "Int32": "int", "Int16": "short", "Int8": "byte", "Int64": "long", "Pointer": "HexInt64",
                   "HexInt32": "HexInt32", "HexInt64": "HexInt64", "GUID": "GUID", "Boolean": "boolean", "Binary": "hexBinary",
                   "SID": "string", "Float": "float", "Double": "double"}.get(typ)
        if out == "Binary":  # no out-type: dumps show an index for what they do not know
            out = ""
        if out and out != default and not out.startswith("dateTime") or out in ("DateTimeUtc", "DateTimeCultureInsensitive"):
            typ += "/" + out
        if out == "dateTime" and typ not in ("FILETIME", "SYSTEMTIME"):
            typ += "/datetime"
        typ = self.corrected(event, node.get("name"), typ)
        if node.get("length") or node.get("count"):
            typ = typ.split()[0]  # a length that a correction knows is for dumps that lost it
        line = f"field {word(node.get('name'))} {typ}"
        for key in ("count", "length"):
            v = node.get(key)
            if v and not (key == "length" and v == "0") and not (key == "count" and v == "1" and top >= 0):
                line += f" {key}={word(v)}" if not v.startswith("0x") else f" {key}={int(v, 16)}"
        m = node.get("map")
        if m and m in self.maps and self.maps[m][1]:
            line += f" map={word(m)}"
            if m not in self.map_order:
                self.map_order.append(m)
        return line

    def fields(self, event, nodes, top, depth=1):
        out = []
        for node in nodes:
            pad = " " * depth
            if tag(node) == "struct":
                line = f"{pad}struct {word(node.get('name'))}"
                if node.get("count"):
                    line += f" count={word(node.get('count'))}"
                out += [line] + self.fields(event, list(node), -1, depth + 1) + [pad + "end"]
            elif tag(node) == "data":
                if top >= 0 and self.is_struct_index(node, top):
                    return out + [f"{pad}field {word(node.get('name'))} Binary length=*"]
                out.append(pad + self.field(event, node, top))
        return out

    def mend_references(self, nodes):
        """Names in dumps lost their blanks and signs, references to them did not: the reference has the true name."""
        names = {re.sub(r"\W", "", n.get("name")): n for n in nodes}
        for n in nodes:
            for key in ("count", "length"):
                v = n.get(key)
                if v and not v.isdigit() and v not in [m.get("name") for m in nodes]:
                    target = names.get(re.sub(r"\W", "", v))
                    if target is not None:
                        target.set("name", v)
                    else:
                        del n.attrib[key]

    def write(self, provenance):
        body, seen = [], {}
        for e in self.events:
            value, version = number(e.get("value")), number(e.get("version") or "0")
            task = self.tasks.get(e.get("task"), (0, ""))[0] if e.get("task") else 0
            op = e.get("opcode")
            opcode = 0
            if op in OPCODES:
                opcode = OPCODES[op]
            elif op:
                opcode = (self.opcodes.get((task, op)) or self.opcodes.get((None, op)) or (0, ""))[0]
            level = LEVELS.get(e.get("level"), 0)
            keywords = self.keyword_mask(e.get("keywords"))
            channel = self.channels.get(e.get("channel"), (0, ""))[0]
            line = f"event {value} v{version}"
            for key, v in (("task", task), ("opcode", opcode), ("level", level), ("channel", channel)):
                if v:
                    line += f" {key}={v}"
            if keywords:
                line += f" keywords={keywords:#x}"
            if e.get("name"):
                line += f" name={word(e.get('name'))}"
            t = self.templates.get(e.get("template"))
            nodes = [n for n in t if tag(n) in ("data", "struct")] if t is not None else []
            if DUMP:
                self.mend_references(nodes)
            fields = tuple(self.fields(str(value), nodes, len(nodes) if not any(tag(n) == "struct" for n in nodes) and DUMP else -1))
            if LOST and t is None:
                body += [line, LOST_MARK]
            elif fields and fields in seen:
                body.append(f"{line} as={seen[fields]}")
            else:
                body.append(line)
                body += fields
                if fields:
                    seen[fields] = f"{value}.v{version}"
        head = [f"provider {word(self.name)} {self.guid}"]
        if provenance:
            head.append(f"provenance {word(provenance)}")
        for mask, name in self.keywords.values():
            if mask < 1 << 48:
                head.append(f"keyword {mask:#x} {word(name)}")
        head += [f"task {v} {word(n)}" for v, n in self.tasks.values() if v]
        for (task, _), (v, n) in self.opcodes.items():
            if not (task is None and v < 10):
                head.append(f"opcode {v} {word(n)}" + (f" task={task}" if task is not None else ""))
        head += [f"channel {v} {word(n)}" for v, n in self.channels.values()]
        for m in self.map_order:
            head.append(f"map {word(m)} {self.maps[m][0]}")
            head += [f" {v:#x} {word(t)}" if self.maps[m][0] == "bits" else f" {v} {word(t)}" for v, t in sorted(self.maps[m][1].items())]
        return "\n".join(head + body) + "\n"


DUMP = True
LOST = False
LOST_MARK = " # template lost"


def main():
    global DUMP, LOST
    a = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    a.add_argument("-o", required=True)
    a.add_argument("-p", default="")
    a.add_argument("-c")
    a.add_argument("--true-manifest", action="store_true", help="the manifests are originals: in-types are what they say")
    a.add_argument("--lost-templates", action="store_true", help="the dump lost templates that events share: one without a template is marked")
    a.add_argument("manifest", nargs="+")
    args = a.parse_args()
    DUMP = not args.true_manifest
    LOST = args.lost_templates
    rows = corrections(args.c)
    for path in args.manifest:
        try:
            root = load(path)
        except ET.ParseError as e:
            print(f"{path}: {e}", file=sys.stderr)
            continue
        strings = {s.get("id"): s.get("value") for s in root.iter() if tag(s) == "string"}
        for node in root.iter():
            if tag(node) == "provider" and node.get("guid"):
                p = Provider(node, strings, rows)
                if not p.events:
                    continue
                out = os.path.join(args.o, re.sub(r"[^A-Za-z0-9._-]", "-", p.name) + ".w32t")
                with open(out, "w", encoding="utf-8") as f:
                    f.write(p.write(args.p))


if __name__ == "__main__":
    main()
