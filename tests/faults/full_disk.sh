#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A disk that fills up while recording: `run` says so in one line and ends with 125, what was written before can be read, and the program
# is none the worse for it. Needs root, to mount a small file system.
set -u
. "$(dirname "$0")/../calls/lib_wine.sh"
[ "$(id -u)" = 0 ] || skip "mounting a small file system needs root"
cd "$WORK" || exit 1
mkdir disk
mount -t tmpfs -o size=12m none disk 2>/dev/null || skip "a small file system cannot be mounted here"
trap 'umount "$WORK/disk"; leave' EXIT
failed=0
cat >many.c <<'END'
#include <stdio.h>
#include <windows.h>
#include <stdlib.h>
int main(int argc, char **argv) {
    for (int i = 0; i < atoi(argv[argc - 1]); i++) SetLastError(i), GetFileAttributesW(L"");
    FILE *f = fopen("done", "w");
    fputs("done", f);
    fclose(f);
    return 0;
}
END
build_exe many.exe many.c
fill_up() { # OPTION CALLS
    rm -f done disk/x.etl*
    "$W32T" run $1 -e trace=GetFileAttributesW -o disk/x.etl ./many.exe $2 >out 2>err
    got=$?
    [ $got = 125 ] || { echo "$1: exit status $got"; failed=1; }
    [ "$(grep -c '^win32trace: disk/x.etl: cannot write: No space left on device' err)" = 1 ] || { echo "$1: says: $(cat err)"; failed=1; }
    for ((k = 0; k < 100; k++)); do
        [ -s done ] && break
        sleep 0.2
    done
    [ -s done ] || { echo "$1: the program did not reach its end"; failed=1; }
    "$W32T" dump -f json -q 'event == GetFileAttributesW' disk/x.etl >events 2>err
    [ $? -le 3 ] && [ "$(wc -l <events)" -gt 1000 ] || { echo "$1: only $(wc -l <events) events can be read: $(cat err)"; failed=1; }
}
fill_up --no-compress 300000
fill_up --compress 1000000
# a disk that is full from the start
dd if=/dev/zero of=disk/fill bs=1k >/dev/null 2>&1
"$W32T" run -o disk/y.etl ./many.exe 10 >out 2>err
got=$?
[ $got = 125 ] && grep -q '^win32trace: disk/y.etl.*No space left on device' err || { echo "full from the start: $got, $(cat err)"; failed=1; }
[ -e disk/y.etl ] && { echo "full from the start: an empty recording is left"; failed=1; }
exit $failed
