#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What `make install` puts down is enough: a C program (and a C++ one) of somebody else builds by pkg-config alone against it and reads a
# file with it, the installed commands run; `make uninstall` leaves no file.
set -u
SRC=${W32T_SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
BUILD=${W32T_BUILD:-$SRC/build/linux}
command -v pkg-config >/dev/null || { echo "skipped: no pkg-config"; exit 77; }
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
failed=0
bad() { echo "$*"; failed=1; }
kept=$(mktemp) && cp "$BUILD/install_manifest.txt" "$kept" 2>/dev/null
cmake --install "$BUILD" --prefix "$work/here" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }

for p in win32trace tracerpt wevtutil; do
    "$work/here/bin/$p" --help >/dev/null 2>&1 || "$work/here/bin/$p" '/?' >/dev/null 2>&1 || bad "$p does not run where it is installed"
done
for f in share/man/man1/win32trace.1 share/bash-completion/completions/win32trace; do
    [ -s "$work/here/$f" ] || bad "no $f"
done
printf 'no log at all' >"$work/no.evtx"
(cd "$work" && python3 "$SRC/tests/cases/header_etl.py" a.etl 0) || bad "no trace to read"
cp "$SRC/examples/library/events.c" "$work/reads.c" # the example of the documentation
sed 's/= {0}/= {}/' "$work/reads.c" >"$work/reads.cpp"
pc() { PKG_CONFIG_PATH=$(dirname "$(find "$work/here" -name win32trace.pc)") pkg-config "$@" win32trace; }
for compile in "cc -std=c11 -Wall -Wextra -Wpedantic -Werror reads.c" "c++ -Wall -Wextra -Werror reads.cpp"; do
    command -v "${compile%% *}" >/dev/null || continue
    (cd "$work" && $compile $(pc --cflags) -o reads $(pc --libs)) || { bad "does not build: $compile"; continue; }
    "$work/reads" source "$work/no.evtx" 2>"$work/said"
    [ $? = 4 ] && grep -q 'no.evtx: at 0x0: not a trace file' "$work/said" || bad "$compile: says $(cat "$work/said")"
    "$work/reads" 'event == "EventTrace/Header"' "$work/a.etl" PointerSize nothing >"$work/out" && grep -q '  EventTrace/Header  PointerSize=8$' "$work/out" ||
        bad "$compile: prints $(cat "$work/out")"
    "$work/reads" 'idd == 1' "$work/a.etl" 2>"$work/said"; [ $? = 2 ] && grep -q 'no such key' "$work/said" || bad "$compile: a wrong filter: $(cat "$work/said")"
done

make -s -C "$SRC" uninstall MANIFEST="$BUILD/install_manifest.txt" || bad "make uninstall failed"
left=$(find "$work/here" -type f 2>/dev/null)
[ -z "$left" ] || bad "left behind: $left"
if [ -s "$kept" ]; then mv "$kept" "$BUILD/install_manifest.txt"; else rm -f "$kept" "$BUILD/install_manifest.txt"; fi
exit $failed
