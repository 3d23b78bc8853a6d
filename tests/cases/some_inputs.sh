#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Several inputs of which some are no traces, missing or empty: the others are read, each that is not is named, and the exit status is 3;
# it is 4 when there is nothing to read.
W32T_SRC=${W32T_SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
W32T=${W32T:-$W32T_SRC/bin/win32trace}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
python3 "$W32T_SRC/tests/cases/header_etl.py" good.etl 0 8 8 8 || exit 1
echo "no trace" >bad.etl && : >empty.etl && mkdir folder && cp good.etl bad.etl folder
checks=0 faults=0
check() { # WHAT IS CHECKED, expected, seen
    checks=$((checks + 1))
    [ "$2" = "$3" ] || { echo "FAIL: $1: $3, not $2"; faults=$((faults + 1)); }
}
for verb in "dump -f json" "stat -f json" "stat --by process" "stat -c"; do
    $W32T $verb good.etl >alone 2>/dev/null
    check "$verb: a good file alone" 0 $?
    for others in bad.etl missing.etl empty.etl "bad.etl missing.etl empty.etl"; do
        $W32T $verb $others good.etl >out 2>err
        check "$verb of $others and a good one: exit status" 3 $?
        check "$verb of $others and a good one: output" "$(sed 's/"file":"good.etl",//' alone)" "$(sed 's/"file":"good.etl",//' out)"
        for f in $others; do check "$verb: names $f" 1 "$(grep -c "win32trace: $f: " err)"; done
        $W32T $verb --lenient $others good.etl >out 2>/dev/null
        check "$verb --lenient of $others and a good one" 0 $?
    done
    $W32T $verb bad.etl missing.etl >out 2>err
    check "$verb of none: exit status" 4 $?
    check "$verb of none: names both" 2 "$(grep -c 'win32trace: \(bad\|missing\).etl: ' err)"
    $W32T $verb folder >out 2>/dev/null
    check "$verb: other files of a folder are passed over" 0 $?
done
"$W32T" dump --schema missing.man good.etl bad.etl >out 2>err
check "options that cannot be followed: exit status" 4 $?
check "options that cannot be followed: said once" 1 "$(wc -l <err)"
check "options that cannot be followed: no output" 0 "$(wc -c <out)"
echo "$checks checks, $faults faults"
[ $faults -eq 0 ]
