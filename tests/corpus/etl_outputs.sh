#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Event trace logs of the corpus in the other outputs: XML valid by the event schema, tracerpt's CSV and drop-in, the same bytes for any
# number of threads, standard input read as the file is. Skipped (77) where the corpus or xmllint is absent.
W32T_SRC=${W32T_SRC:-$(cd "$(dirname "$0")/../.." && pwd)}
files=${W32T_SHARED:-$W32T_SRC/../shared}/corpus/etl/files
W32T=${W32T:-$W32T_SRC/bin/win32trace}
W32T=$(realpath "$W32T") && TRACERPT=$(dirname "$W32T")/tracerpt
[ -d "$files" ] || { echo "skipped: no corpus"; exit 77; }
command -v xmllint >/dev/null || { echo "skipped: no xmllint"; exit 77; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
bad=0 count=0
fault() { echo "FAIL $*"; bad=$((bad + 1)); }
for f in "$files"/*.etl; do
    count=$((count + 1))
    name=${f##*/}
    "$W32T" dump --lenient -f json -j 1 "$f" >"$dir/one.json" 2>/dev/null || fault "$name: dump"
    "$W32T" dump --lenient -f json -j 3 "$f" 2>/dev/null | cmp -s - "$dir/one.json" || fault "$name: the output depends on the threads"
    events=$(wc -l <"$dir/one.json")
    "$W32T" dump --lenient -f xml "$f" >"$dir/x.xml" 2>/dev/null || fault "$name: xml"
    xmllint --huge --noout --schema "$W32T_SRC/tests/data/events_root.xsd" "$dir/x.xml" 2>"$dir/err" || { fault "$name: not valid"; grep -v validates "$dir/err" | head -3 | cut -c1-300; }
    [ "$(grep -c '^<Event ' "$dir/x.xml")" -eq "$events" ] || fault "$name: $(grep -c '^<Event ' "$dir/x.xml") events in XML, $events in JSON"
    "$W32T" dump --lenient -f tracerpt-csv "$f" >"$dir/x.csv" 2>/dev/null || fault "$name: csv"
    [ "$(wc -l <"$dir/x.csv")" -eq $((events + 1)) ] || fault "$name: $(wc -l <"$dir/x.csv") lines of CSV for $events events"
    # As a stream every event still comes; schemas and stacks that the file teaches late may be missing then.
    [ "$("$W32T" dump --lenient -f json - <"$f" 2>/dev/null | wc -l)" -eq "$events" ] || fault "$name: as a stream"
    cat "$f" | "$W32T" dump --lenient -f json --fields time - 2>/dev/null >"$dir/stream"
    "$W32T" dump --lenient -f json --fields time "$f" 2>/dev/null | cmp -s - "$dir/stream" || fault "$name: another order as a stream"
done
cd "$dir" || exit 1
"$TRACERPT" -l "$files/tx-HTTP_Server.etl" -y >out.txt 2>&1
[ $? -le 3 ] || fault "tracerpt: exit status"
grep -q "completed successfully" out.txt || fault "tracerpt: $(cat out.txt)"
grep -q "Total Events  Processed 2042" summary.txt || fault "tracerpt: summary"
grep -q "Total Buffers Processed 36" summary.txt || fault "tracerpt: buffers"
[ "$(grep -c '^<Event ' dumpfile.xml)" -eq 2042 ] || fault "tracerpt: dump"
grep -q -- '-08:00"' dumpfile.xml || fault "tracerpt: not in the recording's zone"
"$TRACERPT" "$files/tx-HTTP_Server.etl" -of CSV -o d.csv -y -gmt >/dev/null 2>&1
[ "$(wc -l <d.csv)" -eq 2043 ] || fault "tracerpt: CSV"
# The manifest of the events met describes them as well as what it was made of.
"$TRACERPT" "$files/tx-HTTP_Server.etl" -export -y >out.txt 2>&1 || fault "tracerpt -export: $(cat out.txt)"
xmllint --noout schema.man || fault "tracerpt -export: no XML"
"$W32T" dump --lenient -f json --fields event,data --schema schema.man "$files/tx-HTTP_Server.etl" >with.json 2>/dev/null
"$W32T" dump --lenient -f json --fields event,data "$files/tx-HTTP_Server.etl" >without.json 2>/dev/null
cmp -s with.json without.json || fault "tracerpt -export: decodes otherwise: $(diff without.json with.json | head -4 | cut -c1-300)"
"$W32T" dump --lenient -f json --schema schema.man "$files/tx-HTTP_Server.etl" 2>/dev/null | grep -q '"schema":"imported"' || fault "tracerpt -export: not taken"
# A missing input is told before an output that is there already is asked about.
"$TRACERPT" nothere.etl -o dumpfile.xml </dev/null >out.txt 2>&1
[ $? -eq 4 ] || fault "tracerpt: a missing input: exit status"
grep -q "nothere.etl: cannot open" out.txt || fault "tracerpt: a missing input: $(cat out.txt)"
grep -q "already exists" out.txt && fault "tracerpt: asks about the output of a missing input"
"$TRACERPT" -rt "NT Kernel Logger" >/dev/null 2>&1
[ $? -eq 4 ] || fault "tracerpt -rt is not refused"
"$TRACERPT" -nonsense >/dev/null 2>&1
[ $? -eq 2 ] || fault "tracerpt: an unknown option is not refused"
echo "$count files, $bad faults"
[ "$bad" -eq 0 ] && [ "$count" -gt 0 ]
