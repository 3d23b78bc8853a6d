#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints classic event classes of a MOF file in the pack's text notation. Usage: from_mof.py FILE.mof

A start for schemas/classic, which is kept by hand afterwards (later versions of the kernel's events have no MOF)."""
import re
import sys

TYPES = {"uint8": "UInt8", "sint8": "Int8", "uint16": "UInt16", "sint16": "Int16", "uint32": "UInt32", "sint32": "Int32", "uint64": "UInt64",
         "sint64": "Int64", "boolean": "Boolean length=1", "char16": "UnicodeChar", "real32": "Float", "real64": "Double"}
OBJECTS = {"sid": "WBEMSid", "ipaddr": "UInt32/IPv4", "ipaddrv4": "UInt32/IPv4", "ipaddrv6": "Binary/IPv6", "port": "UInt16/Port", "guid": "GUID",
           "sizet": "SizeT", "wmitime": "FILETIME", "pointer": "Pointer", "variant": "Binary length=*"}


def qualifiers(text):
    q = {}
    for m in re.finditer(r'(\w+)\s*(?:\(([^()]*)\)|\{([^{}]*)\})?(?:\s*:\s*\w+)?\s*(?:,|$)', text, re.S):
        value = m.group(2) if m.group(2) is not None else m.group(3)
        q[m.group(1).lower()] = [v.strip().strip('"') for v in re.findall(r'"[^"]*"|[^,\s]+', value)] if value else []
    return q


def field_type(q, base, array):
    if "extension" in q or base == "object":
        t = OBJECTS.get((q.get("extension") or ["?"])[0].lower(), "Binary length=*")
        return t if t != "UInt16/Port" or base == "object" or True else t
    if "pointer" in q or "pointertype" in q:
        return "Pointer"
    if base == "string":
        wide = "w" in q.get("format", [])
        end = (q.get("stringtermination") or ["NullTerminated"])[0]
        names = {"NullTerminated": ("AnsiString", "UnicodeString"), "Counted": ("CountedString8", "CountedString"),
                 "ReverseCounted": ("ReversedCountedAnsiString", "ReversedCountedString"),
                 "NotCounted": ("NonNullTerminatedAnsiString", "NonNullTerminatedString")}
        return names.get(end, names["NullTerminated"])[wide]
    n = array or (q.get("max") or [None])[0]
    if base == "char16":
        return f"UnicodeString length={n}" if n else "UnicodeChar"
    t = TYPES[base]
    if "x" in q.get("format", []):
        t += {"UInt32": "/HexInt32", "UInt64": "/HexInt64", "UInt16": "/HexInt16", "UInt8": "/HexInt8"}.get(t, "")
    if base in ("uint8", "sint8") and "s" in q.get("format", []) and n:
        return f"AnsiString length={n}"
    if base in ("uint8", "sint8") and "c" in q.get("format", []):
        t = "AnsiChar"
    return f"{t} count={n}" if n else t


def main():
    text = open(sys.argv[1], encoding="latin-1").read()
    text = re.sub(r"^\s*//.*$", "", text, flags=re.M)
    classes = {}
    for m in re.finditer(r"\[((?:[^\[\]]|\"[^\"]*\")*)\]\s*class\s+(\w+)\s*:\s*(\w+)\s*\{(.*?)\n\}\s*;", text, re.S):
        q, name, base, body = qualifiers(m.group(1)), m.group(2), m.group(3), m.group(4)
        classes[name] = (q, base, body)
    for name, (q, base, body) in classes.items():
        if "eventtype" not in q:
            continue
        up, guid, version, task = base, None, 0, None
        while up in classes and guid is None:
            uq = classes[up][0]
            guid = (uq.get("guid") or [None])[0]
            version = int((uq.get("eventversion") or ["0"])[0])
            task = (uq.get("displayname") or [up])[0]
            up = classes[up][1]
        fields = []
        for f in re.finditer(r"\[(.*?)\]\s*(\w+)\s+(\w+)\s*(?:\[(\d+)\])?\s*;", body, re.S):
            fq = qualifiers(f.group(1))
            order = int((fq.get("wmidataid") or ["999"])[0])
            fields.append((order, f" field {f.group(3)} {field_type(fq, f.group(2).lower(), f.group(4))}"))
        if "eventversion" in q:
            version = int(q["eventversion"][0])
        ops, names = q["eventtype"], q.get("eventtypename", [])
        print(f"class {guid.lower()} {','.join(ops)} v{version} {task.replace(' ', '')} {','.join(n.replace(' ', '') for n in names)}")
        for _, line in sorted(fields, key=lambda x: x[0]):
            print(line)


if __name__ == "__main__":
    main()
