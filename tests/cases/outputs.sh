#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# No verb replaces its own input or a read-only file, by whatever name or link the output is given; a file that is replaced keeps its mode.
# Needs no files of others.
W32T_SRC=${W32T_SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
W32T=${W32T:-$W32T_SRC/bin/win32trace}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
bad=0
wrong() { echo "FAIL: $*"; bad=1; }

python3 "$W32T_SRC/tests/cases/header_etl.py" a.etl 0 || exit 1
mkdir sub other folder && python3 -m zipfile -c sub/z.zip a.etl && gzip -k a.etl
ln -s a.etl link.etl && ln a.etl hard.etl && ln a.etl folder/b.etl && ln -s "$dir" other/up
"$W32T" pmc -a 'PID is 4 then Include' -o p.pmc || wrong "pmc"
"$W32T" schema export -o own.w32t Microsoft-Windows-Kernel-Process || wrong "schema export"
printf 'int Own(int a);\n' >own.h

kept() { # FILE WORDS…: fails in one line that names the cause, and FILE is as before
    local file=$1 before
    shift
    before=$(sha256sum <"$file")
    "$@" >out 2>err </dev/null
    [ $? = 4 ] || wrong "$*: status"
    [ "$(grep -c "$want" err)" = 1 ] && [ "$(wc -l <err)" = 1 ] || wrong "$*: $(cat err)"
    [ "$(sha256sum <"$file")" = "$before" ] || wrong "$*: $file was replaced"
}
want='is an input, too'
for o in a.etl ./a.etl link.etl hard.etl other/up/a.etl; do
    kept a.etl "$W32T" dump -f text -o "$o" a.etl
    kept a.etl "$W32T" dump -c -o "$o" a.etl
    kept a.etl "$W32T" dump -f json -q 'id == 1' -o a.etl "$o"
done
kept a.etl "$W32T" dump -f evtx -o a.etl folder
kept a.etl.gz "$W32T" dump -f json -o a.etl.gz a.etl.gz
kept sub/z.zip "$W32T" dump -f json -o sub/z.zip sub
kept p.pmc "$W32T" dump -f json --pmc p.pmc -o p.pmc a.etl
kept own.h "$W32T" dump -f json --messages own.h -o own.h a.etl
kept a.etl "$W32T" wevtutil epl a.etl link.etl /ow:true
kept a.etl "$W32T" wevtutil qe a.etl /lf:true /sbm:a.etl
kept p.pmc "$W32T" pmc p.pmc --clear -o p.pmc
kept own.h "$W32T" apidb import -o own.h own.h
kept own.h "$W32T" messages export -o own.h own.h
kept own.w32t "$W32T" schema export --schema own.w32t -o own.w32t Microsoft-Windows-Kernel-Process
tracerpt=${W32T%/*}/tracerpt
if [ -x "$tracerpt" ]; then
    for option in '-o a.etl -of XML' '-o a.etl -of CSV -en Unicode' '-o a.etl -of EVTX' '-summary hard.etl' '-export link.etl'; do
        kept a.etl "$tracerpt" a.etl $option -y
    done
fi

want='read-only (mode 0444)'
echo mine >mine && chmod 444 mine && ln -s mine to_mine
for o in mine to_mine; do
    kept mine "$W32T" dump -f json -o $o a.etl
    kept mine "$W32T" dump -c -o $o a.etl
    kept mine "$W32T" wevtutil epl a.etl $o /ow:true
    kept mine "$W32T" pmc p.pmc --clear -o $o
    kept mine "$W32T" apidb import -o $o own.h
    kept mine "$W32T" messages export -o $o a.etl
    kept mine "$W32T" schema export -o $o Microsoft-Windows-Kernel-Process
    [ -x "$tracerpt" ] && kept mine "$tracerpt" a.etl -o $o -summary s.txt -y
done
for mode in 600 664 755; do
    echo old >old && chmod $mode old
    "$W32T" dump -f json -o old a.etl && [ "$(stat -c %a old)" = $mode ] || wrong "mode $mode: $(stat -c %a old)"
    "$W32T" dump -c -o old a.etl 2>/dev/null; [ "$(stat -c %a old)" = $mode ] || wrong "dump -c, mode $mode: $(stat -c %a old)"
done

# what is no file is written into, not replaced; a link stays one
mkfifo pipe
for how in "dump -f json" "dump -c" "dump -c -f csv"; do
    cat pipe >got & reader=$!
    "$W32T" $how -o pipe a.etl 2>/dev/null || wrong "$how -o pipe"
    [ -p pipe ] || { wrong "$how -o pipe: the pipe was replaced"; kill $reader; }
    wait $reader
    "$W32T" $how a.etl 2>/dev/null | cmp -s - got || wrong "$how -o pipe: not what it prints"
    "$W32T" $how -o - a.etl 2>/dev/null | cmp -s - got || wrong "$how -o -: not what it prints"
    [ -e - ] && wrong "$how -o -: a file of that name"
    rm -f new; ln -sf new to_new; : >new
    "$W32T" $how -o to_new a.etl 2>/dev/null; [ -L to_new ] && cmp -s new got || wrong "$how -o LINK"
done

# standard output that takes nothing is told with its cause
if [ -c /dev/full ]; then
    for how in help "apidb list structs" "apidb list user32.dll" "stat a.etl" "schema show Microsoft-Windows-Kernel-Process" "dump a.etl" "wevtutil qe a.etl"; do
        "$W32T" $how >/dev/full 2>err
        [ $? = 4 ] && grep -q 'standard output: cannot write: No space left on device' err || wrong "$how >/dev/full: $(cat err)"
    done
fi

told() { # WORDS…: fails with the cause
    "$@" >out 2>err </dev/null
    [ $? = 4 ] && grep -q 'No space left on device\|No such file or directory' err || wrong "$*: $(cat err)"
}
for o in /dev/full absent/x; do
    case $o in /dev/full) [ -c $o ] || continue;; esac
    told "$W32T" dump -c -o $o a.etl
    told "$W32T" dump -f json -o $o a.etl
    told "$W32T" schema export -o $o Microsoft-Windows-Kernel-Process
    [ -x "$tracerpt" ] || continue
    for option in "-o $o -of XML" "-o $o -of CSV -en Unicode" "-summary $o"; do told "$tracerpt" a.etl $option -y; done
done
[ -c /dev/full ] || [ ! -e /dev/full ] || wrong "/dev/full was replaced"

# an event that is larger than an event log can hold is cut, costs no other, and is told
for sizes in "65400 8" "8 65400 8" "8 65400 65400 8"; do
    python3 "$W32T_SRC/tests/cases/header_etl.py" large.etl 0 $sizes || exit 1
    large=$(grep -o 65400 <<<"$sizes" | wc -l) small=$(grep -ow 8 <<<"$sizes" | wc -l) want='1 event is larger .* and was cut'
    [ "$large" = 1 ] || want="$large events are larger .* and were cut"
    for how in "$W32T dump -f evtx -o x.evtx large.etl" "$W32T wevtutil epl large.etl x.evtx" "$tracerpt large.etl -o x.evtx -of EVTX"; do
        [ -x "${how%% *}" ] || continue
        rm -f x.evtx
        $how >out 2>err </dev/null
        [ $? = 3 ] && grep -q "$want" err || wrong "$how of $sizes: $(cat err)"
        [ "$("$W32T" dump -f json x.evtx | grep -c '{77777777-.*"Binary":"0101010101010101"')" = "$small" ] || wrong "$how of $sizes: not $small events"
        [ "$("$W32T" dump -f json x.evtx | awk '/\{77777777-/ && length > 40000' | wc -l)" = "$large" ] || wrong "$how of $sizes: not $large cut ones"
    done
    "$W32T" dump -f evtx --lenient -o x.evtx large.etl 2>err && grep -q "$want" err || wrong "dump --lenient of $sizes: $(cat err)"
done
exit $bad
