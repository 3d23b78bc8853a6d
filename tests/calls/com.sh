#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# COM: methods by interface and name, of objects of the system, of the program, of a DLL of its own, through proxies and aggregates;
# the program must behave as untraced. Selection by -e trace=, --internal, attaching and detaching. In both word sizes where 32-bit
# programs run.
set -u
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
failed=0
fail() { echo "$*"; failed=1; }
lines() { # RECORDING: its calls, but not those that print what is expected
    "$W32T" dump -q 'source == api and not event == WriteFile' "$1"
    local status=$? # 3: events were lost
    [ $status -eq 0 ] || { echo "$1: dump ends with $status" >&2; failed=1; }
}
# How often a text is in the calls of a recording.
count() { grep -cF -- "$2" "$1"; }

programs() { # COMPILER
    "$1" -O1 -Wall -Wextra -shared -o comserver.dll "$CALLS/programs/comserver.c" -Wl,--out-implib,comserver.a -luuid &&
        "$1" -O1 -Wall -Wextra -o com.exe "$CALLS/programs/com.c" comserver.a -lole32 -loleaut32 -luuid -lshell32 -lurlmon || exit 1
}
# Direct3D makes a device where there is a screen.
if command -v Xvfb >/dev/null; then
    Xvfb -displayfd 7 7>display >/dev/null 2>&1 &
    screen=$!
    trap 'kill $screen; leave' EXIT
    for _ in $(seq 50); do [ -s display ] && break; sleep 0.1; done
    [ -s display ] && DISPLAY=:$(cat display)
    export DISPLAY
fi
whole() { # WHAT: every call that must be there, and the same end as untraced
    wine ./com.exe >plain 2>plain.err
    local untraced=$?
    [ $untraced -ge 220 ] || fail "$1: untraced it ends with $untraced: $(cat plain.err)"
    "$W32T" run -o com.etl ./com.exe >out 2>err
    local traced=$?
    [ $traced -eq $untraced ] || fail "$1: exit status $untraced untraced, $traced traced: $(cat err)"
    [ "$(grep -vc EXPECT out)" -eq "$(grep -vc EXPECT plain)" ] || fail "$1: other output than untraced"
    lines com.etl >com.lines
    "$CALLS/check_lines.py" out com.lines || fail "$1: calls missing"
    grep -h ^skipped out
}
selected() {
    "$W32T" run -e 'trace=IStream::*' -o one.etl ./com.exe >/dev/null 2>&1
    lines one.etl >one.lines
    [ "$(count one.lines '::')" -ge 10 ] && [ "$(count one.lines '::')" -eq "$(count one.lines 'IStream::')" ] &&
        [ "$(count one.lines '::')" -eq "$(wc -l <one.lines)" ] || fail "trace=IStream::* holds $(cut -c48-90 one.lines | sort | uniq -c)"
    [ "$(count one.lines IStream::Release)" -ge 3 ] || fail "references are not recorded when asked for"
    "$W32T" run -e 'trace=%file,%registry' -o none.etl ./com.exe >/dev/null 2>&1
    lines none.etl >none.lines
    [ "$(count none.lines '::')" -eq 0 ] || fail "methods that nobody asked for"
    "$W32T" run -e 'trace=%com,!IStream::*' -o most.etl ./com.exe >/dev/null 2>&1
    lines most.etl >most.lines
    [ "$(count most.lines IStream::)" -eq 0 ] && [ "$(count most.lines IShellLinkW::)" -ge 2000 ] &&
        [ "$(count most.lines CreateFileW)" -eq 0 ] || fail "trace=%com,!IStream::*"
    "$W32T" run -q 'event == IShellLinkW::GetPath or data.cb == 16' -o asked.etl ./com.exe >/dev/null 2>&1
    lines asked.etl >asked.lines
    [ "$(count asked.lines IShellLinkW::GetPath)" -eq 1 ] && [ "$(count asked.lines IStream::Read)" -eq 1 ] &&
        [ "$(count asked.lines IStream::)" -eq 1 ] || fail "-q: $(cut -c48-90 asked.lines | sort | uniq -c)"
    "$W32T" run -q 'module == shell32.dll and data.wHotkey == 1003' -o module.etl ./com.exe >/dev/null 2>&1
    lines module.etl >module.lines
    [ "$(count module.lines IShellLinkW::SetHotkey)" -eq 200 ] && [ "$(wc -l <module.lines)" -eq 200 ] ||
        fail "-q with a module: $(cut -c48-90 module.lines | sort | uniq -c)"
    # Read is named by the interface it is called through, which inherits it; the window opens again at the second Seek
    "$W32T" run -e 'trace=IStream::*' --start-at IStream::Seek --stop-at IStream::Read -o window.etl ./com.exe >/dev/null 2>&1
    lines window.etl >window.lines
    [ "$(count window.lines IStream::Seek)" -eq 2 ] && [ "$(count window.lines IStream::Read)" -eq 1 ] &&
        [ "$(count window.lines IStream::LockRegion)" -eq 1 ] && [ "$(wc -l <window.lines)" -eq 4 ] || fail "a window: $(cat window.lines)"
    "$W32T" run --internal -o all.etl ./com.exe >/dev/null 2>&1
    lines all.etl >all.lines
    [ "$(count all.lines 'com.exe  IPersist::GetClassID')" -ge 2 ] || fail "--internal does not hold what a module calls of its own"
    "$W32T" run -e 'trace=IShelLinkW::*' -o no.etl ./com.exe >/dev/null 2>no.err && fail "an unknown interface is taken"
}
attached() { # the table is as before when it has been detached
    wine ./com.exe forever "Z:${WORK//\//\\}\\ready" >forever.out 2>forever.err &
    local program=$!
    within 60 grep running forever.out
    local tracer time
    for time in first second; do
        timeout 90 "$W32T" attach -o $time.etl com.exe >/dev/null 2>late.err &
        tracer=$!
        within 60 is_live $time.etl
        sleep 2
        kill -INT $tracer
        wait $tracer
        lines $time.etl >late.lines
        [ "$(count late.lines 'IShellLinkW::SetHotkey(This=')" -ge 5 ] || fail "attached ($time time): no methods: $(cat late.err)"
    done
    touch ready
    wait $program
    local status=$?
    [ $status -eq 1 ] || fail "detached: the program ends with $status: $(cat forever.err)"
    rm -f ready
}

programs x86_64-w64-mingw32-gcc
"$W32T" apidb coverage --all com.exe >coverage
grep -q '^interface  IShellLinkW (21 methods)' coverage &&
    grep -q 'com.exe: .* [0-9]* COM interfaces with [0-9]* methods' coverage || fail "coverage: $(tail -1 coverage)"
whole "64-bit"
selected
attached
if have_wine32 && command -v i686-w64-mingw32-gcc >/dev/null; then
    windows_build_both
    programs i686-w64-mingw32-gcc
    whole "32-bit"
    attached
elif [ -z "${W32T_INNER:-}" ] && why=$("$SRC/tools/wine32.sh"); then
    W32T_INNER=1 "$SRC/tools/wine32.sh" run "$CALLS/com.sh" || failed=1
else
    echo "skipped: 32-bit programs do not run here: ${why:-}"
fi
exit $failed
