#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Recorded calls written as a Process Monitor log: the operations of a program that makes known calls, in order, as the log's reader
# has them. Results and paths follow from the calls and from what Windows documents.
set -u
. "$(dirname "$0")/lib_wine.sh"
build_exe operations.exe "$CALLS/programs/operations.c" -Wextra -std=gnu11 -lws2_32
"$W32T" run -o "$WORK/o.etl" "$WORK/operations.exe" >"$WORK/out" 2>&1 || { cat "$WORK/out"; exit 1; }
"$W32T" dump -f pml -o "$WORK/o.pml" "$WORK/o.etl" 2>"$WORK/err" || { cat "$WORK/err"; exit 1; }
grep -q 'have no place in pml' "$WORK/err" || { echo "calls that are no operations were not counted"; exit 1; }
"$W32T" dump -f procmon-csv -q 'Event Class is not Process' --fields 'Operation,Path,Result' "$WORK/o.pml" |
    tr -d '\r\357\273\277' | grep opsdir\\\|opskey\\\|opsnative\\\|127.0.0.1 | sed -E 's/127.0.0.1:[0-9]{4,5}/127.0.0.1:PORT/' >"$WORK/got"
cat >"$WORK/want" <<'ROWS'
"TCP Connect","0.0.0.0:0 -> 127.0.0.1:1","0xC0000236"
"TCP Connect","0.0.0.0:0 -> 127.0.0.1:PORT","SUCCESS"
"TCP Accept","0.0.0.0:0 -> 127.0.0.1:PORT","SUCCESS"
"TCP Send","0.0.0.0:0 -> 127.0.0.1:PORT","SUCCESS"
"TCP Receive","0.0.0.0:0 -> 127.0.0.1:PORT","SUCCESS"
"TCP Disconnect","0.0.0.0:0 -> 127.0.0.1:PORT","SUCCESS"
"TCP Disconnect","0.0.0.0:0 -> 127.0.0.1:PORT","SUCCESS"
"UDP Send","0.0.0.0:0 -> 127.0.0.1:9","SUCCESS"
"CreateFile","C:\opsdir","SUCCESS"
"CreateFile","C:\opsdir","NAME COLLISION"
"CreateFile","C:\opsdir\a.txt","SUCCESS"
"WriteFile","C:\opsdir\a.txt","SUCCESS"
"ReadFile","C:\opsdir\a.txt","SUCCESS"
"CloseFile","C:\opsdir\a.txt","SUCCESS"
"QueryDirectory","C:\opsdir\*.nix","NO SUCH FILE"
"QueryDirectory","C:\opsdir\a.*","SUCCESS"
"QueryDirectory","C:\opsdir\a.*","NO MORE FILES"
"CloseFile","C:\opsdir","SUCCESS"
"SetRenameInformationFile","C:\opsdir\a.txt","SUCCESS"
"SetDispositionInformationFile","C:\opsdir\b.txt","SUCCESS"
"QueryOpen","C:\opsdir\b.txt","NAME NOT FOUND"
"SetDispositionInformationFile","C:\opsdir","SUCCESS"
"RegCreateKey","HKCU\Software\opskey","SUCCESS"
"RegSetValue","HKCU\Software\opskey\num","SUCCESS"
"RegSetValue","HKCU\Software\opskey\txt","SUCCESS"
"RegQueryValue","HKCU\Software\opskey\txt","SUCCESS"
"RegQueryValue","HKCU\Software\opskey\txt","BUFFER OVERFLOW"
"RegEnumValue","HKCU\Software\opskey","SUCCESS"
"RegEnumValue","HKCU\Software\opskey","NO MORE ENTRIES"
"RegDeleteValue","HKCU\Software\opskey\nope","NAME NOT FOUND"
"RegCloseKey","HKCU\Software\opskey","SUCCESS"
"RegDeleteKey","HKCU\Software\opskey","SUCCESS"
"RegCreateKey","HKCU\Software\opsnative","SUCCESS"
"RegSetValue","HKCU\Software\opsnative\nat","SUCCESS"
"RegQueryValue","HKCU\Software\opsnative\nat","SUCCESS"
"RegQueryValue","HKCU\Software\opsnative\(Default)","NAME NOT FOUND"
"RegEnumValue","HKCU\Software\opsnative","SUCCESS"
"RegDeleteValue","HKCU\Software\opsnative\nat","SUCCESS"
"RegDeleteKey","HKCU\Software\opsnative","SUCCESS"
"RegCloseKey","HKCU\Software\opsnative","SUCCESS"
"CreateFile","C:\opsnative.txt","SUCCESS"
"WriteFile","C:\opsnative.txt","SUCCESS"
"ReadFile","C:\opsnative.txt","SUCCESS"
"ReadFile","C:\opsnative.txt","END OF FILE"
"CloseFile","C:\opsnative.txt","SUCCESS"
"SetDispositionInformationFile","C:\opsnative.txt","SUCCESS"
ROWS
diff "$WORK/want" "$WORK/got" || exit 1
detail() { "$W32T" dump -f procmon-csv -q "$1" --fields Detail "$WORK/o.pml" | grep -qF "$2" || { echo "$1: no $2"; exit 1; }; }
detail 'Operation is CreateFile and Path ends with a.txt' 'Desired Access: Generic Read/Write, Disposition: OverwriteIf, Options: Sequential Access, Synchronous IO Non-Alert, Non-Directory File, Attributes: H, ShareMode: Read'
detail 'Operation is RegQueryValue and Result is SUCCESS' 'Type: REG_SZ, Length: 10, Data: text'
detail 'Operation is RegSetValue and Path ends with num' 'Type: REG_DWORD, Length: 4, Data: 7'
detail 'Operation is RegQueryValue and Path ends with nat' 'Type: REG_DWORD, Length: 4, Data: 9'
detail 'Operation is RegSetValue and Path ends with nat' 'Type: REG_DWORD, Length: 4, Data: 9'
detail 'Operation is RegEnumValue and Path ends with opsnative' 'Index: 0'
detail 'Operation is TCP Send' 'Length: 11'
detail 'Operation is TCP Receive' 'Length: 11'
detail 'Operation is UDP Send' 'Length: 5'
detail 'Operation is ReadFile and Path ends with opsnative.txt and Result is SUCCESS' 'Length: 7'
detail 'Operation is QueryDirectory and Path ends with a.* and Result is SUCCESS' 'a.txt'
# A status that Process Monitor has no words for: a number in its CSV, its name elsewhere, and found by it.
named=$("$W32T" dump -f json -q 'Result is CONNECTION REFUSED' "$WORK/o.pml" | grep -c '"result":"CONNECTION REFUSED"')
[ "$named" = 1 ] || { echo "the refused connection has no name"; exit 1; }
[ "$("$W32T" dump -f json -q 'Result is 0xC0000236' "$WORK/o.pml" | grep -c CONNECTION)" = 1 ] || { echo "nor is it found by its number"; exit 1; }
# The summaries of the recording itself: bytes are what succeeded calls gave back.
row() { # KEY=VALUE …, in a summary's row
    local by=$1 key=$2 line pair
    line=$("$W32T" stat --by "$by" -f json "$WORK/o.etl" 2>/dev/null | grep -F "\"key\":\"$key\"")
    shift 2
    for pair; do
        grep -q "\"${pair%=*}\":${pair#*=}[,}]" <<<"$line" || { echo "stat --by $by, $key: no $pair in $line"; exit 1; }
    done
}
row file 'C:\\opsdir\\a.txt' opens=1 closes=1 reads=1 writes=1 read_bytes=5 written_bytes=5
row file 'C:\\opsnative.txt' opens=1 closes=1 reads=2 writes=1 read_bytes=7 written_bytes=7
row folder 'C:\\' read_bytes=7 written_bytes=7
row registry 'HKCU\\Software\\opskey' opens=1 closes=1
network=$("$W32T" stat --by network -f json "$WORK/o.etl" 2>/dev/null | tr '{' '\n' | awk -F'[:,]' '{for (i = 1; i < NF; i++) {if ($i ~ /"read_bytes"/) r += $(i + 1); if ($i ~ /"written_bytes"/) w += $(i + 1)}} END {print r, w}')
[ "$network" = "11 16" ] || { echo "bytes of sockets: $network, not 11 16"; exit 1; }
"$W32T" stat --by file -f json "$WORK/o.etl" 2>/dev/null | grep -q opsevent && { echo "a closed event is no file"; exit 1; }
exit 0
