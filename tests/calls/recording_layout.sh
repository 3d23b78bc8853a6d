#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Recordings made by the shipped command, compressed and not, held against what Windows' readers need of an .etl file, by a parser that is
# only here; and the traced program's own output, arguments and exit status, which must be those it has untraced.
set -u
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
cat >says.c <<'END'
#include <stdio.h>
#include <windows.h>
int main(int argc, char **argv) {
    HANDLE h = CreateFileW(L"C:\\no\x00e4\\such.txt", GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, 0, NULL);
    printf("%p %lu\n", (void *)h, GetLastError());
    for (int i = 0; i < argc; i++) printf("[%s]\n", argv[i]);
    fprintf(stderr, "to standard error\n");
    int c, n = 0;
    while ((c = getchar()) != EOF) n += c;
    printf("%d\n", n);
    return 77;
}
END
build_exe says.exe says.c
failed=0
run() { echo "input of it" | "$@" ./says.exe one 'two words' '' 'q"uote' '\back\' >out 2>err; echo $? >>out; }
run wine && mv out out.untraced && mv err err.untraced
run "$W32T" run --no-compress -o y.etl --
run "$W32T" run -o x.etl --
cmp out out.untraced || { diff out out.untraced; failed=1; }
cmp err err.untraced || { diff err err.untraced; failed=1; }
for etl in x y; do
    python3 - $etl.etl "$("$W32T" stat -f json $etl.etl)" <<'END' || failed=1
import json, struct, sys

def lz77(data, size):  # [MS-XCA] 2.4.4
    out, at, half, left, flags = bytearray(), 0, None, 0, 0
    while len(out) < size:
        if not left:
            flags, left, at = struct.unpack_from("<I", data, at)[0], 32, at + 4
        left -= 1
        if not flags >> left & 1:
            out.append(data[at])
            at += 1
            continue
        v, at = struct.unpack_from("<H", data, at)[0], at + 2
        distance, length = (v >> 3) + 1, v & 7
        if length == 7:
            if half is None:
                half, length, at = at, data[at] & 15, at + 1
            else:
                length, half = data[half] >> 4, None
            if length == 15:
                length, at = data[at], at + 1
                if length == 255:
                    length, at = struct.unpack_from("<H", data, at)[0], at + 2
                    if not length:
                        length, at = struct.unpack_from("<I", data, at)[0], at + 4
                    length -= 22
                length += 15
            length += 7
        assert distance <= len(out), "a match before the start"
        for _ in range(length + 3):
            out.append(out[-distance])
    # the compressor has begun a group of flags when the last one was full, as Windows' own has (one buffer in twenty)
    assert len(out) == size and len(data) - at in ((0,) if left else (0, 4)), "exactly what the header says"
    return bytes(out)

compressed = sys.argv[1] == "x.etl"
d = open(sys.argv[1], "rb").read()
h = d[0x68:]
size = struct.unpack_from("<I", h)[0]
assert struct.unpack_from("<I", d)[0] in ((0x200, 0x400) if compressed else (size,)), "header buffer"
assert compressed or len(d) % size == 0, "equal buffers"
assert d[0x36] == 4 and d[0x4a] == 2 and d[0x4e:0x50] == b"\0\0", "the first event is the SYSTEM EventTrace header in a header buffer"
buffers, start, pointer, cpus = struct.unpack_from("<I", h, 36)[0], *struct.unpack_from("<II", h, 40), struct.unpack_from("<I", h, 12)[0]
end, began = struct.unpack_from("<Q", h, 16)[0], struct.unpack_from("<Q", h, 264)[0]
boot, freq = struct.unpack_from("<QQ", h, 248)
stamp = struct.unpack_from("<Q", d, 0x58)[0]
assert start == 1 and pointer == 8, (start, pointer)
assert end >= began and freq == 10**9 and h[272] == 1, "clock"
assert abs(boot + stamp * 10**7 // freq - began) <= 1, "BootTime is StartTime less the header's stamp"
names = h[280:struct.unpack_from("<H", d, 0x4c)[0] - 32].decode("utf-16-le").split("\0")
assert names[0] and names[1].endswith(sys.argv[1]), names
count, api, cpu_most, at, seen = 0, 0, 0, 0, 0
while at < len(d):
    stored = struct.unpack_from("<I", d, at)[0]
    b = d[at:at + stored]
    saved, (fill, flags, kind) = struct.unpack_from("<I", b, 4)[0], struct.unpack_from("<IHH", b, 0x30)
    assert len(b) == stored and saved == fill and kind == (4 if at == 0 else 0), (at, stored, saved, fill, kind)
    if compressed and at:
        assert flags & 0x60 == 0x60 and fill <= size, "compressed"
        b = b[:0x48] + lz77(b[0x48:], fill - 0x48)
    else:
        assert flags & 0x60 == 0x20 and (stored == size or not at) and set(b[fill:]) <= {0xff}
    cpu_most = max(cpu_most, struct.unpack_from("<H", b, 0x28)[0])
    p = 0x48
    while p < fill:
        t = b[p + 2]
        n = struct.unpack_from("<H", b, p + 4 if t == 2 else p)[0]
        assert t in (2, 0x13, 0x14) and 16 <= n <= fill - p, (at, p, t, n)
        count += 1
        if t == 0x13:
            assert struct.unpack_from("<H", b, p + 40)[0] == 0 and b[p + 43] == 11, "TraceLogging: id 0, channel 11"
            item, kinds = p + 80, []
            while True:
                length, what, more = struct.unpack_from("<HHH", b, item)
                kinds.append(what)
                item += length
                if not more & 1: break
            assert 11 in kinds and 12 in kinds, "schema and provider traits"
            api += b[p + 24:p + 28] == bytes.fromhex("50847d1f")
        p += (n + 7) & ~7
    at += stored
    seen += 1
assert buffers == seen, (buffers, seen)
assert cpus > cpu_most
ours = json.loads(sys.argv[2])["files"][0]
assert ours["events"] == count, (ours["events"], count)
assert api > 20 and not ours["damage"]
print(f"{count} events, {api} halves of calls, {seen} buffers, {len(d)} bytes")
END
done
"$W32T" dump -f json -q 'event == CreateFileW' x.etl >json || failed=1
grep -q '"lpFileName":"C:\\\\noä\\\\such.txt".*"caller":"says.exe+0x.*"error_name":"ERROR_PATH_NOT_FOUND"' json || { cat json; failed=1; }
exit $failed
