#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What the command says of inputs that are no files, of times that are none, and of losses, where it was silent or went on without end; and
# that no control character of an input's name reaches standard error. Needs no files of others.
W32T_SRC=${W32T_SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
W32T=${W32T:-$W32T_SRC/bin/win32trace}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
bad=0
wrong() { echo "FAIL: $*"; bad=1; }

for device in /dev/zero /dev/urandom /dev/full; do
    [ -c "$device" ] || continue
    for verb in stat dump; do
        timeout 20 "$W32T" "$verb" "$device" >out 2>err </dev/null
        case $? in 0|124) wrong "$verb $device: status $?";; esac
        grep -q "is a device" err || wrong "$verb $device: $(head -c 300 err)"
    done
    timeout 20 "$W32T" dump - <"$device" >out 2>err
    grep -q "is a device" err || wrong "dump - of $device: $(head -c 300 err)"
done
timeout 20 "$W32T" dump /dev/null >out 2>err
grep -q "is a device" err && wrong "/dev/null is refused as one without end"

printf 'ElfFile\0' >some.evtx
for zone in +99:99 +15:00 -14:01 +01:60; do
    "$W32T" dump --from "2026-01-31T10:00:00$zone" some.evtx >out 2>err
    [ $? = 2 ] || wrong "--from …$zone: not refused"
done
"$W32T" dump --from "2026-01-31T10:00:00+14:00" some.evtx >out 2>err
[ $? = 2 ] && wrong "--from …+14:00: refused: $(cat err)"

# C0, C1 as UTF-8, and a byte that is no UTF-8
name=$(printf 'a\033[31mb\302\233c\233d.etl')
"$W32T" dump "$name" 2>err && wrong "a file that is not there"
LC_ALL=C grep -q '[[:cntrl:]]' err && wrong "a control character on standard error"
LC_ALL=C grep -q "$(printf '\233')" err && wrong "a raw 0x9b on standard error"
grep -qF '\x9bd.etl' err || wrong "the name is not told: $(cat -v err)"

# what the recording system lost is said of the file that lost it: three files of a header buffer each
for lost in a:7 b:1 c:0; do python3 "$W32T_SRC/tests/cases/header_etl.py" ${lost%:*}.etl ${lost#*:} || exit 1; done
"$W32T" dump a.etl b.etl c.etl >out 2>err
[ $? = 3 ] || wrong "lost events of several files: status"
grep -qx 'win32trace: a.etl: 7 events were lost by the recording system' err && grep -qx 'win32trace: b.etl: 1 event was lost by the recording system' err ||
    wrong "lost events: not said of which file: $(cat err)"
grep -q 'c.etl.*lost' err && wrong "lost events: said of a file that lost none"
"$W32T" dump a.etl >out 2>err
grep -qx 'win32trace: 7 events were lost by the recording system' err || wrong "lost events of one file: $(cat err)"

# nothing is missing of events without a schema or that do not fit it: they are counted, and the status is 0 but under --strict
for events in 8 misfit "misfit misfit 8"; do
    python3 "$W32T_SRC/tests/cases/header_etl.py" odd.etl 0 $events || exit 1
    misfits=$(grep -o misfit <<<"$events" | wc -l)
    "$W32T" dump -f json odd.etl >out 2>err || wrong "dump of events $events: not 0: $(cat err)"
    "$W32T" stat odd.etl >/dev/null 2>&1 || wrong "stat of events $events: not 0"
    [ "$(grep -c '"misfit":true' out)" = "$misfits" ] || wrong "events $events: $misfits should not fit"
    [ "$misfits" = 0 ] || grep -q "^win32trace: $misfits events* do.* not fit .*-q misfit" err || wrong "events $events: $(cat err)"
    "$W32T" dump --strict odd.etl >/dev/null 2>&1; [ $? = 3 ] || wrong "dump --strict of events $events: not 3"
done

# a name that nothing is called is said to be none
"$W32T" schema list Kernel-Proc | grep -q Microsoft-Windows-Kernel-Process || wrong "schema list Kernel-Proc"
"$W32T" schema list zzzz >out 2>err
[ $? = 4 ] && grep -q 'no provider.*"zzzz"' err && [ ! -s out ] || wrong "schema list zzzz: $(cat err)"
for name in ERROR_BOGUS '"access denied"'; do
    "$W32T" dump -q "error == $name" c.etl >out 2>err
    [ $? = 2 ] && grep -q 'column 10: error needs a number or the name of a known status code' err || wrong "error == $name: $(cat err)"
done

# the API database: names in any case, the exact one first; methods are in no DLL; what is no input of an import is said to be none
shows() { # NAME FIRST-LINE
    [ "$("$W32T" apidb show "$1" 2>err | head -1)" = "$2" ] || wrong "apidb show $1: $("$W32T" apidb show "$1" 2>&1 | head -1)"
}
for name in CreateFileW createfilew CREATEFILE 'KERNEL32!createfilew' 'kernel32.dll!CreateFile'; do shows "$name" 'kernel32.dll!CreateFileW'; done
for name in CreateFileA createfilea; do shows "$name" 'kernel32.dll!CreateFileA'; done
for name in IStream::Read istream::read; do shows "$name" 'ISequentialStream::Read'; done
for name in GENERIC_READ generic_read; do shows "$name" 'GENERIC_READ = 0x80000000 (2147483648)'; done
"$W32T" apidb show createfilezzz >out 2>err && wrong "apidb show createfilezzz"
: >empty.winmd; echo 'int f(void);' >text.winmd
for pair in 'empty.winmd:is empty' 'text.winmd:no metadata' 'absent.winmd:cannot be opened'; do
    "$W32T" apidb import -o x.api "${pair%%:*}" >out 2>err
    [ $? = 4 ] && grep -q "${pair#*:}" err || wrong "apidb import ${pair%%:*}: $(cat err)"
done

# every grouping there is comes as CSV
for by in function thread caller module process path; do
    "$W32T" stat --by $by -f csv c.etl >out 2>err || wrong "stat --by $by -f csv: $(cat err)"
    head -1 out | grep -q '^".*","' || wrong "stat --by $by -f csv: $(head -1 out)"
done
"$W32T" stat -c -f csv c.etl 2>err | grep -q '^"function","calls"' || wrong "stat -c -f csv: $(cat err)"
"$W32T" dump -c -f csv c.etl 2>err | grep -q '^"function","calls"' || wrong "dump -c -f csv: $(cat err)"

# columns are those of what was typed, however it is joined with other options
"$W32T" run -e status=failed -q 'error > 1' -q '((' ./nothing.exe 2>err
[ $? = 125 ] && grep -q 'column 3' err || wrong "run -q '((': $(cat err)"
exit $bad
