#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Contents longer than an event: with -s large enough a buffer of 200 KB is shown whole, before and after the call, in a file and live; what is
# longer than a record is cut and says so. An event log holds 64 KiB of an event: what it cuts is said, and another reader finds the rest.
set -u
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
cat >long.c <<'END'
#include <windows.h>
static char out[700000], in[700000];
int main(void) {
    for (unsigned i = 0; i < sizeof out; i++) out[i] = (char)('a' + (i / 7 + i / 1000 * 3) % 26);
    DWORD n;
    HANDLE h = CreateFileA("long.txt", GENERIC_READ | GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, 0, NULL);
    WriteFile(h, out, 200000, &n, NULL);
    SetFilePointer(h, 0, NULL, FILE_BEGIN);
    ReadFile(h, in, 200000, &n, NULL);
    WriteFile(h, out, sizeof out, &n, NULL);
    CloseHandle(h);
    return 0;
}
END
build_exe long.exe long.c
failed=0
"$W32T" run -s 300000 -e trace=ReadFile,WriteFile -o x.etl ./long.exe >out 2>err || { cat err; failed=1; }
"$W32T" run -s 1000000 -e trace=ReadFile,WriteFile -o y.etl ./long.exe >out 2>err || { cat err; failed=1; }
"$W32T" dump -f json -q 'event in (ReadFile, WriteFile)' x.etl >x.json || failed=1
"$W32T" dump -f json -q 'event in (ReadFile, WriteFile)' y.etl >y.json || failed=1
"$W32T" stat x.etl >out 2>&1 || { cat out; failed=1; }
"$W32T" dump -f evtx -q 'event in (ReadFile, WriteFile)' -o x.evtx x.etl 2>err
status=$?
[ $status = 3 ] && grep -q '^win32trace: x.evtx: 2 events are larger than an event log can hold and were cut; the first: WriteFile at 20.* of x.etl$' err ||
    { echo "as an event log: exit status $status, $(cat err)"; failed=1; }
if command -v evtxexport >/dev/null; then evtxexport -f xml x.evtx >x.xml 2>/dev/null; else echo "not asked: evtxexport"; fi
python3 - <<'END' || failed=1
import json, os, re
text = bytes(97 + (i // 7 + i // 1000 * 3) % 26 for i in range(700000))
def content(e):
    v = e["data"]["lpBuffer"]
    return (bytes.fromhex(v), None) if isinstance(v, str) else (bytes.fromhex(v["value"]), v["length"])
x = [json.loads(line) for line in open("x.json")]
assert [e["event"] for e in x] == ["WriteFile", "ReadFile", "WriteFile"], [e["event"] for e in x]
for e in x[:2]:
    assert content(e) == (text[:200000], None), e["event"]
assert content(x[2]) == (text[:300000], 700000)
y = [json.loads(line) for line in open("y.json")]
got, length = content(y[2])
assert length == 700000 and 400000 < len(got) < 600000 and got == text[:len(got)], (length, len(got))
if os.path.exists("x.xml"):
    logged = re.findall(r'<Data Name="lpBuffer">(.*?)</Data>', open("x.xml", encoding="utf-8").read())
    assert len(logged) == 3, len(logged)
    assert logged[2].endswith("...[700000]"), logged[2] # cut when it was recorded: a text that says so
    for v in logged[:2]:
        assert len(v) > 25000 and text.hex().upper().startswith(v.upper()), (len(v), v[:40])
END
exit $failed
