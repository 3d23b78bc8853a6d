#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# make demo: records the example programs under Wine, in a prefix of its own, and prints the calls and the diagnosis.
set -u
cd "$(dirname "$0")/.."
command -v wine >/dev/null || { echo "demo: wine is not installed" >&2; exit 1; }
work=build/demo
mkdir -p "$work"
unset DISPLAY
export WINEPREFIX=$PWD/$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml,winemenubuilder.exe=;winedbg.exe="
if [ ! -e "$work/prefix/.whole" ]; then
    echo "(making a Wine prefix for the demo: once, some ten seconds)"
    rm -rf "$work/prefix"
    wineboot -i >/dev/null 2>&1 || { echo "demo: wine cannot make a prefix" >&2; exit 1; }
    touch "$work/prefix/.whole"
fi
trap 'wineserver -k 2>/dev/null' EXIT
w32t=$PWD/bin/win32trace
say() { printf '\n\033[1m$ %s\033[0m\n' "$*"; }
cut_lines() { cut -c1-"${COLUMNS:-170}"; }

cd bin/windows/examples
out=../../../$work
rm -f "$out"/*.etl
say "win32trace run -o legacy.etl legacy.exe"
"$w32t" run -o "$out/legacy.etl" legacy.exe 2>/dev/null
crash=$? # the program's own; 125 and above: win32trace's
[ $crash -lt 125 ] || { echo "demo: recording failed (exit status $crash)" >&2; exit 1; }
echo "(exit status $crash: it crashed)"
say "win32trace dump -q 'caller startswith legacy.exe' legacy.etl      (its last 30 calls)"
"$w32t" dump -q 'source == api and caller startswith legacy.exe' "$out/legacy.etl" | tail -30 | cut_lines
say "win32trace explain legacy.etl"
"$w32t" explain -n 5 "$out/legacy.etl"
status=$?

say "win32trace run -o inject.etl inject.exe"
"$w32t" run -o "$out/inject.etl" inject.exe 2>/dev/null
say "win32trace dump -q 'event in (OpenProcess, VirtualAllocEx, WriteProcessMemory, CreateRemoteThread)' inject.etl"
"$w32t" dump -q 'event in (OpenProcess, VirtualAllocEx, WriteProcessMemory, CreateRemoteThread) and source == api' "$out/inject.etl"
printf '\nThe recordings are in %s: try bin/win32trace dump, stat, explain on them.\n' "$work"
exit $status
