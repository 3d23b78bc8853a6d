#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Two recordings into one file at once, also by two names of it: the second is refused before it touches anything, the first goes on and is whole.
set -u
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
cat >slow.c <<'END'
#include <windows.h>
int main(void) {
    for (int i = 0; i < 20; i++) Sleep(150);
    return 5;
}
END
build_exe slow.exe slow.c
failed=0
"$W32T" run -o one.etl -- ./slow.exe &
first=$!
for _ in {1..100}; do compgen -G 'one.etl.ring-*' >/dev/null && break; sleep 0.05; done
"$W32T" run -o one.etl -- ./slow.exe 2>err
got=$?
[ $got = 125 ] && grep -q "being recorded to by process $first" err || { echo "second: exit status $got, $(cat err)"; failed=1; }
wait $first
got=$?
[ $got = 5 ] || { echo "first: exit status $got"; failed=1; }
n=$("$W32T" dump -q 'event == Sleep' one.etl | wc -l)
[ "$n" = 20 ] || { echo "first: $n of 20 calls"; failed=1; }
[ "$(echo one.etl*)" = one.etl ] || { echo "left: $(echo one.etl*)"; failed=1; }
# the same file by another name: a link to it, of another folder
mkdir other && ln -s ../linked.etl other/link.etl
"$W32T" run -o linked.etl -- ./slow.exe &
first=$!
for _ in {1..100}; do compgen -G 'linked.etl.ring-*' >/dev/null && break; sleep 0.05; done
"$W32T" run -o other/link.etl -- ./slow.exe 2>err
got=$?
[ $got = 125 ] && grep -q "being recorded to by process $first" err || { echo "second, through a link: exit status $got, $(cat err)"; failed=1; }
wait $first
n=$("$W32T" dump -q 'event == Sleep' other/link.etl | wc -l)
[ "$n" = 20 ] && [ "$(echo linked.etl* other/*)" = "linked.etl other/link.etl" ] || { echo "through a link: $n of 20 calls, files $(echo linked.etl* other/*)"; failed=1; }
# both begin at the same moment: one of them records, the other is refused
for round in 1 2 3; do
    "$W32T" run -o both.etl -- ./slow.exe 2>err1 & a=$!
    [ $round = 3 ] && ln -sf ../both.etl other/both.etl
    "$W32T" run -o $([ $round = 3 ] && echo other/)both.etl -- ./slow.exe 2>err2 & b=$!
    wait $a; got=$?
    wait $b; got="$got $?"
    [ "$got" = "5 125" ] || [ "$got" = "125 5" ] || { echo "round $round: exit statuses $got: $(cat err1 err2)"; failed=1; }
    n=$("$W32T" dump -q 'event == Sleep' both.etl | wc -l)
    [ "$n" = 20 ] && [ "$(echo both.etl*)" = both.etl ] || { echo "round $round: $n of 20 calls, files $(echo both.etl*)"; failed=1; }
done
exit $failed
