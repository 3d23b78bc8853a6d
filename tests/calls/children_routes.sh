#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Children by every route a program has, in one recording: from their first instruction, of both word sizes where 32-bit programs run; a
# service too, also where the service manager was attached to by hand; one that has no agent is reported and runs as untraced.
set -u
WANT_WINE32=maybe
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
windows_build_both
failed=0
build() { mkdir -p $1 && $1-w64-mingw32-gcc -O1 -Wall -o $1/routes.exe "$CALLS/programs/routes.c" -lntdll || exit 1; }
child_events() { "$W32T" dump -f json -q 'event == Child' x.etl | python3 -c 'import json, sys
for line in sys.stdin: print(json.loads(line)["data"]["Status"])'; }
one() { # FOLDER OTHER
    cd "$WORK/$1" || exit 1
    # Now and then Wine loses a new process while it makes it (ERROR_INTERNAL_ERROR), and its cmd then says that it knows no such
    # command: that is another run's turn.
    local status try
    for try in 1 2 3; do
        "$W32T" run -o x.etl routes.exe "$2" >out 2>err
        status=$?
        grep -q "Can't recognize" out err || break
        echo "$1: Wine's cmd could not start a program, once more"
    done
    [ $status -eq 30 ] || { echo "$1: exit status"; cat err; failed=1; }
    "$W32T" dump -q 'event == CreateMutexA' x.etl >calls
    local route n=0
    for route in $(sed -n 's/^CHILD \([^ \r]*\).*/\1/p' out); do
        n=$((n + 1))
        [ "$(grep -c "lpName=\"child-$route\")" calls)" -eq 1 ] || { echo "$1: $route: the child is not in the recording"; failed=1; }
    done
    [ $n -ge 11 ] && ! grep NOTE out || failed=1
    [ "$(child_events | grep -vc '^[05]$')" -eq 0 ] || { echo "$1: children that were not followed:"; "$W32T" dump -q 'event == Child' x.etl; failed=1; }
    if grep -q ^SERVICE out; then
        [ "$(grep -c child-StartService calls)" -ge 10 ] && ! child_events | grep -q '^5$' && "$W32T" dump -q 'event == StartServiceCtrlDispatcherW' x.etl | grep -q StartServiceCtrlDispatcherW || { echo "$1: the service is not in the recording"; child_events; cat err; failed=1; }
    fi
    echo "$1: $n routes"
}
# The manager is no child of the program that asks it, but what it makes while it is attached to are its children.
service_from_the_start() {
    cd "$WORK/x86_64" || exit 1
    wine ./routes.exe child none # there is a manager once something runs
    "$W32T" attach -o manager.etl services.exe 2>err &
    local recorder=$!
    within 60 is_live manager.etl
    wine ./routes.exe only-service >out
    sleep 2
    kill -INT $recorder
    wait $recorder || { echo "attached to the service manager: $(cat err)"; failed=1; }
    grep -q ^SERVICE out || { echo "no service was started"; failed=1; }
    [ "$("$W32T" dump -q 'event == StartServiceCtrlDispatcherW' manager.etl 2>/dev/null | grep -c StartServiceCtrlDispatcherW)" -ge 1 ] &&
        [ "$("$W32T" dump -q 'event == CreateMutexA' manager.etl 2>/dev/null | grep -c child-StartService)" -ge 10 ] ||
        { echo "the service is not in the recording of the manager from its start"; "$W32T" stat --tree manager.etl; failed=1; }
    cd "$WORK" || exit 1
}
build x86_64
service_from_the_start
if have_wine32; then
    build i686
    one x86_64 '..\i686\routes.exe'
    one i686 '..\x86_64\routes.exe'
    rm "$WORK/bin/win32trace-agent-x86.dll"
    cd "$WORK/x86_64" || exit 1
    "$W32T" run -o x.etl routes.exe '..\i686\routes.exe' >out 2>err
    [ $? -eq 30 ] && child_events | grep -q '^2$' && "$W32T" dump -q 'event == Child' x.etl | grep -q 'no agent for its processor or word size' || { echo "a child without an agent:"; cat err; failed=1; }
    "$W32T" run -o x.etl '../i686/routes.exe' child x >out 2>err
    [ $? -eq 125 ] && grep -q 'no agent for 32-bit programs' err || { echo "a program without an agent:"; cat err; failed=1; }
else
    one x86_64 none
    echo "skipped: 32-bit programs cannot be run here"
fi
exit $failed
