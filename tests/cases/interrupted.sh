#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What ends the command in the middle of its work: a signal leaves nothing behind and its own exit status; a file that becomes shorter under
# it is said to have. And outputs that may not be renamed over: devices, links.
set -u
SRC=${W32T_SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
W32T=${W32T:-${W32T_BUILD:-$SRC/build/linux}/win32trace}
LOG=${W32T_SHARED:-$SRC/../shared}/corpus/pml/files/LogFileBench64.dev.pml
[ -r "$LOG" ] || { echo "skipped: the corpus is not here"; exit 77; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
failed=0
fault() { echo "$*"; failed=1; }

for signal in TERM HUP; do
    "$W32T" dump -f json -o out.json "${LOG%/pml/*}"/{etl,evtx,pml} 2>/dev/null &
    writer=$!
    for _ in {1..500}; do compgen -G 'out.json.tmp-*' >/dev/null && break; sleep 0.01; done
    compgen -G 'out.json.tmp-*' >/dev/null || fault "$signal: nothing was being written"
    kill -"$signal" "$writer"
    wait "$writer" 2>/dev/null
    got=$? want=$((128 + $(kill -l "$signal")))
    [ $got = $want ] || fault "$signal: exit status $got, not $want"
    compgen -G 'out.json*' >/dev/null && fault "$signal: left $(echo out.json*)"
    rm -f out.json*
done

# A file that may not grow (ulimit -f) is an error of writing that names the file.
for form in json evtx csv; do
    (ulimit -f 1; exec "$W32T" dump -f $form -o "small.$form" "$LOG" 2>err) 2>/dev/null
    got=$?
    [ $got = 4 ] || fault "file size limit, $form: exit status $got, not 4"
    [ -e err ] && [ "$(stat -c %s err)" -gt 0 ] || fault "file size limit, $form: not a word"
    compgen -G 'small.*' >/dev/null && fault "file size limit, $form: left $(echo small.*)"
    rm -f small.* err
done

for try in {1..20}; do
    cp "$LOG" shrinks.pml
    "$W32T" dump -f json shrinks.pml >/dev/null 2>err &
    reader=$!
    sleep 0.0$((RANDOM % 4 + 1))
    truncate -s 70000 shrinks.pml
    wait "$reader"
    got=$?
    case $got in
    0) ;; # it was faster
    3 | 4) [ -s err ] || fault "a file became shorter: exit status $got without a word" ;;
    *) fault "a file became shorter: exit status $got" ;;
    esac
done

"$W32T" dump -f csv -n 5 "$LOG" >plain 2>/dev/null
"$W32T" dump -f csv -n 5 -o /dev/stdout "$LOG" >through 2>/dev/null
cmp plain through || fault "-o /dev/stdout gives something else"
[ -L /dev/stdout ] || fault "/dev/stdout is no link any more"
echo before >real
ln -s real link
"$W32T" dump -f csv -n 5 -o link "$LOG" 2>/dev/null
[ -L link ] && cmp plain real || fault "a link was replaced, or what it leads to was not"
"$W32T" dump -o '' "$LOG" 2>err
[ $? = 2 ] && grep -q 'empty name' err || fault "an empty name: $(cat err)"
exit $failed
