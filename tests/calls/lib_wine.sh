# SPDX-License-Identifier: Apache-2.0
# For test scripts that run Windows programs: a private Wine prefix copied from a cached template, headless settings, builders for
# the test programs. Source it after `set -u`; it leaves by 77 (skipped) with a reason when something is missing.
# WANT_WINE32=1 before it: the script goes on where 32-bit programs run (tools/wine32.sh), or is skipped with the reason; with "maybe" it
# goes on without them.
# Gives: $WORK (removed at the end), $WINEPREFIX, $W32T, $WIN32TRACE_TOOLS, $BRIDGE, $RINGCAT, build_exe, build_cpp, build_dll, within, is_live.
SRC=${W32T_SRC:-$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)}
BUILD=${W32T_BUILD:-$SRC/build/linux}
CALLS=$SRC/tests/calls
W32T=${W32T:-$BUILD/win32trace}

skip() { echo "skipped: $*"; exit 77; }
command -v wine >/dev/null || skip "wine is not installed"
command -v x86_64-w64-mingw32-gcc >/dev/null || skip "the cross compiler for x64 is not installed"

have_wine32() { [ -x /usr/lib/wine/wine ] && [ -d /usr/lib/i386-linux-gnu/wine ]; }
if [ -n "${WANT_WINE32:-}" ]; then
    command -v i686-w64-mingw32-gcc >/dev/null || skip "the cross compiler for x86 is not installed"
    if ! have_wine32; then
        if why=$("$SRC/tools/wine32.sh"); then exec "$SRC/tools/wine32.sh" run "$0" "$@"; fi
        [ "$WANT_WINE32" = maybe ] || skip "nothing 32-bit was run: $why"
    fi
fi

unset DISPLAY
export WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml,winemenubuilder.exe=;winedbg.exe="

WORK=$(mktemp -d "${TMPDIR:-/tmp}/w32t-calls.XXXXXX")
leave() {
    [ -d "$WORK/prefix" ] && WINEPREFIX=$WORK/prefix wineserver -k 2>/dev/null
    rm -rf "$WORK"
}
trap leave EXIT

prefix_template() { # FOLDER: once, whatever runs at the same time
    mkdir -p "${1%/*}"
    (
        flock 8
        [ -e "$1/.whole" ] && exit
        rm -rf "$1"
        export WINEPREFIX=$1
        { # what Wine leaves running must not hold the lock
            wineboot -i >/dev/null 2>&1 # its status tells nothing where it is a 32-bit program
            wine cmd /c exit >/dev/null 2>&1 || exit 1
            wineserver -k 2>/dev/null
            wineserver -w 2>/dev/null
        } 8>&-
        touch "$1/.whole"
    ) 8>"$1.lock"
}
# Making a prefix takes ten seconds, linking a copy of one a tenth of a second; the linked files are Wine's own, which nothing
# rewrites, but the registry is copied.
prefix_new() { # FOLDER
    local template=$BUILD/wine-prefix
    have_wine32 && template+=-32 # a prefix made without 32-bit support does not work with it
    [ -e "$template/.whole" ] || prefix_template "$template" || skip "wine cannot make a prefix"
    cp -al "$template" "$1"
    local f
    for f in "$1"/*.reg; do
        cp "$f" "$f.own" && mv "$f.own" "$f"
    done
}
prefix_new "$WORK/prefix"
export WINEPREFIX=$WORK/prefix

# The agent and the bridge, brought up to date unless ready.sh just did; one build at a time.
windows_target() { # x64|x86 TARGETS
    [ -n "${W32T_WINDOWS_READY:-}" ] && return
    local dir=$SRC/build/windows-$1
    mkdir -p "$dir"
    {
        [ -e "$dir/build.ninja" ] || (cd "$SRC" && flock "$dir" cmake --preset "windows-$1")
        flock "$dir" cmake --build "$dir" --target "${@:2}"
    } >"$WORK/build.log" 2>&1 || { tail -30 "$WORK/build.log"; exit 1; }
}
windows_target x64 win32trace-agent-x64 win32trace-bridge-x64
BRIDGE=$SRC/build/windows-x64/win32trace-bridge-x64.exe
export WIN32TRACE_TOOLS=${BRIDGE%/*}

# Bridges and agents of both word sizes in one folder, as they are shipped.
windows_build_both() {
    windows_target x86 win32trace-agent-x86 win32trace-bridge-x86
    mkdir -p "$WORK/bin"
    cp "${BRIDGE%/*}"/win32trace-{agent-x64.dll,bridge-x64.exe} "$SRC"/build/windows-x86/win32trace-{agent-x86.dll,bridge-x86.exe} "$WORK/bin/"
    BRIDGE=$WORK/bin/win32trace-bridge-x64.exe
    export WIN32TRACE_TOOLS=$WORK/bin
}

build_exe() { # OUTPUT SOURCES OPTIONS
    x86_64-w64-mingw32-gcc -O1 -Wall -o "$WORK/$1" "${@:2}" || exit 1
}
build_cpp() {
    x86_64-w64-mingw32-g++ -O1 -Wall -static -o "$WORK/$1" "${@:2}" || exit 1
}
build_dll() {
    x86_64-w64-mingw32-gcc -O1 -Wall -shared -o "$WORK/$1" "${@:2}" -Wl,--out-implib,"$WORK/${1%.dll}.a" || exit 1
}

ringcat_build() {
    RINGCAT=$WORK/ringcat
    cc -O2 -std=gnu11 -Wall -Wextra -I"$SRC/src" "$CALLS/ringcat.c" -o "$RINGCAT" || exit 1
}

within() { # SECONDS COMMAND…: until it succeeds
    local end=$((SECONDS + $1))
    until "${@:2}" >/dev/null 2>&1; do
        [ $SECONDS -lt $end ] || return 1
        sleep 0.02
    done
}
# The agent is in place when its ring file says so (w32t_ring_file.state, W32T_PROCESS_LIVE).
is_live() { # RECORDING
    [ "$(od -An -tu4 -j96 -N4 "$1".ring-* 2>/dev/null | tr -d ' ')" = 2 ]
}
