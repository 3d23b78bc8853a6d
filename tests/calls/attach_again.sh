#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A program that is attached to and left again and again, by two different selections of functions in turn, is no larger after ten or
# twenty times than after three: stubs (of COM methods too), trampolines and threads' places are used again, and nothing of a recording's files stays mapped. Each
# time calls are seen, and at the end every byte of code and tables is what it was. x64 and x86.
set -u
WANT_WINE32=maybe
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
windows_build_both
failed=0
# KiB that are mapped and may be touched, and how much of that are files of recordings.
mapped() { # PID
    python3 - "$1" <<'END'
import re, sys
whole = files = 0
for line in open(f"/proc/{sys.argv[1]}/maps"):
    m = re.match(r"([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \d+\s*(.*)", line)
    size = int(m[2], 16) - int(m[1], 16)
    if m[3] != "---p":
        whole += size
    if ".etl." in m[4]:
        files += size
print(whole // 1024, files // 1024)
END
}
linux_pid() { # the process that maps victim.exe and has no bridge in it
    local p
    for p in $(grep -ls "$PWD/victim.exe" /proc/[0-9]*/maps 2>/dev/null | cut -d/ -f3); do
        tr '\0' ' ' <"/proc/$p/cmdline" | grep -q '^[^ ]*victim\.exe' && echo "$p" && return
    done
}
one() { # COMPILER TIMES
    rm -f ready end out err
    $1 -O1 -Wall -shared -o callee.dll "$CALLS/programs/callee.c" -Wl,--out-implib,callee.a &&
        $1 -O1 -Wall -o victim.exe "$CALLS/programs/victim.c" callee.a || exit 1
    wine ./victim.exe >out 2>err &
    local victim=$! i w pid whole files after_three=0 selection calls
    within 60 test -e ready
    pid=$(linux_pid)
    [ -n "$pid" ] || { echo "$1: the program is not found"; failed=1; }
    for ((i = 1; i <= $2; i++)); do
        selection=all
        [ $((i % 2)) -eq 0 ] && selection='kernel32.dll!*,msvcrt.dll!*'
        "$W32T" attach -e "trace=$selection" -o a.etl victim.exe 2>said &
        local recorder=$!
        within 60 is_live a.etl
        sleep 0.3
        kill -INT $recorder
        wait $recorder || { echo "$1: attached for the ${i}th time: $(cat said)"; failed=1; }
        calls=$("$W32T" dump -q 'source == api' a.etl 2>/dev/null | grep -c by-old-pointer)
        [ $((i % 2)) -eq 0 ] || [ "$("$W32T" dump -q 'event == IStream::Read' a.etl 2>/dev/null | grep -c '<- IStream::Read')" -ge 300 ] ||
            { echo "$1: attached for the ${i}th time: the program's own objects are not seen"; failed=1; }
        [ "$calls" -gt 0 ] || { echo "$1: attached for the ${i}th time: no call is seen"; failed=1; }
        for ((w = 0; w < 40; w++)); do # a thread that was inside the agent may take a moment
            read -r whole files <<<"$(mapped "$pid")"
            [ "$files" -eq 0 ] && break
            sleep 0.05
        done
        [ "$files" -eq 0 ] || { echo "$1: $files KiB of the recording are still mapped after the ${i}th time"; failed=1; }
        [ $i -eq 3 ] && after_three=$whole
    done
    echo "$1: $after_three KiB mapped after three times, $whole after $2"
    [ $((whole - after_three)) -le 512 ] || failed=1
    touch end
    wait $victim
    [ $? -eq 27 ] || { echo "$1: the program ended otherwise: $(head -3 err)"; failed=1; }
    [ "$(grep -c unchanged out)" -ge 8 ] && ! grep CHANGED out || { echo "$1: not everything was restored"; failed=1; }
}
one x86_64-w64-mingw32-gcc 20
if have_wine32; then one i686-w64-mingw32-gcc 10; else echo "skipped: 32-bit programs cannot be run here"; fi
exit $failed
