#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Programs this machine cannot run or trace are refused with a word that says why, with 126, and leave no recording: other processors,
# 32-bit programs under a 64-bit Wine.
set -u
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
echo 'int main(void) { return 7; }' >small.c
build_exe small.exe small.c
failed=0
refused() { # FILE TEXT
    "$W32T" run -o x.etl "$1" >out 2>&1
    local status=$?
    [ $status -eq 126 ] && grep -qi "$2" out && [ ! -e x.etl ] || { echo "$1: status $status: $(cat out)"; failed=1; }
}
machine() { # FILE MACHINE: the same program for another processor
    python3 - "$1" "$2" <<'END'
import struct, sys
d = bytearray(open("small.exe", "rb").read())
at = struct.unpack_from("<I", d, 60)[0] + 4
struct.pack_into("<H", d, at, int(sys.argv[2], 0))
open(sys.argv[1], "wb").write(d)
END
}
machine arm64.exe 0xAA64
machine arm.exe 0x1C4
machine riscv.exe 0x5064
refused ./arm64.exe 'ARM64'
refused ./arm.exe 'ARM'
refused ./riscv.exe 'another processor'
refused 'Z:'"$(pwd | tr / '\\')"'\arm64.exe' 'ARM64' # found by the Windows side
# an agent that does not understand the plan: the program runs untraced, which must not pass for an empty recording
mkdir other && cp "${BRIDGE%/*}"/win32trace-{agent-x64.dll,bridge-x64.exe} other/
python3 - <<'END' || exit 1
d = open("other/win32trace-agent-x64.dll", "rb").read()
assert b"W2PL" in d
open("other/win32trace-agent-x64.dll", "wb").write(d.replace(b"W2PL", b"W2PX"))
END
"$W32T" run --tools other -o x.etl ./small.exe >out 2>&1
[ $? -eq 125 ] && grep -q 'of this version' out && [ -z "$(ls x.etl* 2>/dev/null)" ] || { echo "an agent of another version: $(cat out)"; failed=1; }
rm -f x.etl
"$W32T" run --raw-calls -o x.etl ./small.exe >out 2>&1
[ $? -eq 7 ] && "$W32T" dump -q 'event == Note' x.etl | grep -q 'without ntdll cannot be seen' || { echo "raw system calls: nothing says that they are not seen"; failed=1; }
rm -f x.etl
if have_wine32; then
    echo "skipped: this Wine runs 32-bit programs"
elif command -v i686-w64-mingw32-gcc >/dev/null; then
    i686-w64-mingw32-gcc -o small32.exe small.c || exit 1
    windows_build_both
    refused ./small32.exe 'wine32'
fi
exit $failed
