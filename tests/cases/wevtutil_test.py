#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""wevtutil's words over a log of known records: order, counts, bookmarks both ways, the lines of the text form, rendered texts, one root, and
what is refused. The log is written by hand as XML-like literal records would be: record n is event id 100 + n."""
import os
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
import zlib

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))
COUNT = 5


class Chunk:
    def __init__(self):
        self.data = bytearray(512)

    def name(self, text):
        self.data += struct.pack("<I", len(self.data) + 4)
        self.data += struct.pack("<IHH", 0, 0, len(text)) + text.encode("utf-16-le") + b"\0\0"

    def text(self, text):
        self.data += b"\x05\x01" + struct.pack("<H", len(text)) + text.encode("utf-16-le")

    def open(self, name, **attributes):
        self.data += (b"\x41" if attributes else b"\x01") + struct.pack("<I", 0)
        self.name(name)
        if attributes:
            self.data += struct.pack("<I", 0)
        for key, value in attributes.items():
            self.data += b"\x06"
            self.name(key)
            self.text(value)

    def leaf(self, name, text):
        self.open(name)
        self.data += b"\x02"
        self.text(text)
        self.data += b"\x04"

    def record(self, number):
        start = len(self.data)
        self.data += struct.pack("<IIQQ", 0x2A2A, 0, number, 133200000000000000 + number)
        self.data += b"\x0f\x01\x01\x00"
        self.open("Event", xmlns="http://schemas.microsoft.com/win/2004/08/events/event")
        self.data += b"\x02"
        self.open("System")
        self.data += b"\x02"
        self.open("Provider", Name="Maker")
        self.data += b"\x03"
        self.leaf("EventID", str(100 + number))
        self.leaf("Level", "2")
        self.leaf("Opcode", "1")
        self.leaf("Keywords", "0x80000000000000")
        self.open("TimeCreated", SystemTime="2024-05-06T07:08:0%d.5000000Z" % number)
        self.data += b"\x03"
        self.leaf("EventRecordID", str(number))
        self.leaf("Channel", "A<B")
        self.leaf("Computer", "HOST")
        self.open("Security", UserID="S-1-5-18")
        self.data += b"\x03\x04"
        if number == 2:
            self.open("RenderingInfo", Culture="en-US")
            self.data += b"\x02"
            self.leaf("Message", "line one\r\nline \x1b[31mtwo")
            self.leaf("Task", "Making")
            self.data += b"\x04"
        self.data += b"\x04\x00"
        self.data += bytes(-(len(self.data) + 4 - start) % 8)
        size = len(self.data) + 4 - start
        self.data += struct.pack("<I", size)
        struct.pack_into("<I", self.data, start + 4, size)

    def file(self, free=None):
        """With `free`, a place before the last records: they are deleted, as far as the chunk says."""
        free = free or len(self.data)
        c = self.data + bytes(65536 - len(self.data))
        c[:8] = b"ElfChnk\0"
        struct.pack_into("<QQQQIIII", c, 8, 1, COUNT, 1, COUNT, 128, 0, free, zlib.crc32(bytes(c[512:free])))
        struct.pack_into("<I", c, 124, zlib.crc32(bytes(c[128:512]), zlib.crc32(bytes(c[:120]))))
        head = bytearray(4096)
        head[:8] = b"ElfFile\0"
        struct.pack_into("<QQQIHHHH", head, 8, 0, 0, COUNT + 1, 128, 1, 3, 4096, 1)
        struct.pack_into("<I", head, 124, zlib.crc32(bytes(head[:120])))
        return bytes(head + c)


def run(*words):
    """The verb's answer; the program of that name must give the same."""
    answers = []
    for start in ([PROGRAM, "wevtutil"], [os.path.join(os.path.dirname(PROGRAM), "wevtutil")]):
        r = subprocess.run(start + list(words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        answers.append((r.returncode, r.stdout.decode("utf-8"), r.stderr.decode("utf-8")))
        if words[0] not in ("qe", "gli") or any(w.startswith("/sbm:") for w in words): # what writes is done once
            return answers[0]
    assert answers[0] == answers[1], (words, answers)
    return answers[0]


def ids(text):
    return [int(part.split("<")[0]) for part in text.split("<EventID>")[1:]]


def main():
    bad = []

    def expect(what, got, want):
        if got != want:
            bad.append("%s: %r, not %r" % (what, got, want))

    with tempfile.TemporaryDirectory() as folder:
        log, mark, copy = (os.path.join(folder, n) for n in ("a.evtx", "mark.xml", "copy.evtx"))
        chunk = Chunk()
        ends = []
        for n in range(1, COUNT + 1):
            chunk.record(n)
            ends.append(len(chunk.data))

        open(log, "wb").write(chunk.file(ends[2]))
        for form, mark in (("text", "[carved]"), ("json", '"carved":true'), ("csv", ",true")):
            lines = subprocess.run([PROGRAM, "dump", "--lenient", "--carve", "-f", form, log], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                   check=False).stdout.decode("utf-8").splitlines()[-COUNT:]
            expect("carved " + form, [mark in line for line in lines], [False, False, False, True, True])
        open(log, "wb").write(chunk.file())

        for key, row in (("event", "Maker EventID(103)"), ("provider", "Maker"), ("channel", "A<B"), ("computer", "HOST"), ("user", "S-1-5-18"),
                         ("level", "2 (Error)")):
            rows = subprocess.run([PROGRAM, "stat", "--by", key, "-f", "csv", log], stdout=subprocess.PIPE, check=False).stdout.decode("utf-8").splitlines()
            expect("stat --by " + key, '"%d","%s"' % (1 if key == "event" else COUNT, row) in rows, True)

        expect("qe", ids(run("qe", log, "/lf:true")[1]), [101, 102, 103, 104, 105])
        expect("long names, any case", ids(run("Query-Events", log, "/LogFile:True", "/Count:2")[1]), [101, 102])
        expect("newest first", ids(run("qe", log, "/rd:true", "/c:3")[1]), [105, 104, 103])
        expect("query", ids(run("qe", log, "/q:*[System[EventID>103]]")[1]), [104, 105])
        expect("wrong query", run("qe", log, "/q:*[System[")[0], 2)
        root = ET.fromstring(run("qe", log, "/e:Root", "/c:2")[1])
        expect("root", (root.tag, len(root)), ("Root", 2))

        expect("with bookmark", ids(run("qe", log, "/c:2", "/sbm:" + mark)[1]), [101, 102])
        expect("bookmark", [(b.get("Channel"), b.get("RecordId"), b.get("IsCurrent")) for b in ET.parse(mark).getroot()], [("A<B", "2", "true")])
        expect("from bookmark", ids(run("qe", log, "/bm:" + mark, "/c:2")[1]), [103, 104])
        expect("from bookmark and query", ids(run("qe", log, "/bm:" + mark, "/q:*[System[EventID!=103]]")[1]), [104, 105])
        expect("backwards from bookmark", ids(run("qe", log, "/bm:" + mark, "/rd:true", "/sbm:" + mark)[1]), [101])
        expect("bookmark behind", ET.parse(mark).getroot()[0].get("RecordId"), "1")
        text = open(mark, encoding="utf-8").read()
        open(mark, "wb").write(text.replace("'", '"').encode("utf-16"))  # as Windows writes it
        expect("UTF-16 bookmark", ids(run("qe", log, "/bm:" + mark)[1]), [102, 103, 104, 105])
        expect("no bookmark", run("qe", log, "/bm:" + log)[0], 4)

        want = ["Event[0]", "  Log Name: A<B", "  Source: Maker", "  Date: 2024-05-06T07:08:02.500000000Z", "  Event ID: 102", "  Task: Making",
                "  Level: Error", "  Opcode: Start", "  Keyword: Classic", "  User: S-1-5-18", "  User Name: NT AUTHORITY\\SYSTEM", "  Computer: HOST",
                "  Description: ", "line one", "line \\u001b[31mtwo", ""]
        expect("text", run("qe", log, "/q:*[System[EventID=102]]", "/f:Text")[1].split("\n")[:-1], want)
        numbered = run("qe", log, "/f:Text", "/rd:true", "/c:2")[1]
        expect("text backwards", [l for l in numbered.split("\n") if l.startswith(("Event[", "  Event ID"))],
               ["Event[0]", "  Event ID: 105", "Event[1]", "  Event ID: 104"])
        rendered = ET.fromstring(run("qe", log, "/f:RenderedXml", "/e:R")[1])
        space = "{http://schemas.microsoft.com/win/2004/08/events/event}"
        parts = [[(p.tag.replace(space, ""), p.text) for p in e.iter() if p in list(e.find(space + "RenderingInfo"))] for e in rendered]
        expect("rendered", parts[0], [("Level", "Error"), ("Opcode", "Start"), ("Channel", "A<B"), ("Provider", "Maker"), ("Keywords", None)])
        expect("rendered before", [p[0] for p in parts[1]], ["Message", "Task"])  # its own, not a second one

        query = os.path.join(folder, "query.xml")
        open(query, "w", encoding="utf-8").write("<QueryList><Query Id='0' Path='file://%s'><Select Path='file://%s'>*[System[EventID=104]]</Select>"
                                                 "</Query></QueryList>" % (log, log))
        expect("structured", ids(run("qe", query, "/sq:true")[1]), [104])
        expect("epl", run("epl", log, copy, "/q:*[System[EventID<103]]")[0], 0)
        expect("epl again", run("epl", log, copy)[0], 4)
        expect("epl's events", ids(run("qe", copy)[1]), [101, 102])
        info = dict(l.split(": ", 1) for l in run("gli", log)[1].splitlines())
        expect("gli", (info["fileSize"], info["numberOfLogRecords"], info["oldestRecordNumber"]), (str(4096 + 65536), "5", "1"))
        for words, said in ((("qe", log, "/f:json"), "/f:json"), (("qe", log, "/nothing:1"), "/nothing:1"), (("qe", log, "/r:other"), "other machines"),
                            (("cl", "Security"), "clear-log"), (("al", log), "messages export"), (("qe", log, "/rd:maybe"), "/rd:maybe"), (("xx",), "xx")):
            status, out, err = run(*words)
            expect(" ".join(words), (status, out, said in err), (2, "", True))
        names = run("ep")[1].splitlines()
        expect("ep: names, each once, in order", (names == sorted(set(names)), "Microsoft-Windows-Sysmon" in names, any("{" in n for n in names)), (True, True, False))
        for words, note in ((("qe", log, "/f:Text"), True), (("qe", log, "/f:Text", "/q:*[System[EventID=102]]"), False), (("qe", log), False)):
            expect("note " + " ".join(words), "/messages:PATH" in run(*words)[2], note) # only record 102 has a text of its own
        expect("a channel", run("qe", "Security")[0], 4)
    print("\n".join(bad) or "as expected")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
