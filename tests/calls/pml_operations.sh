#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Recorded calls written as a Process Monitor log: the operations of a program that makes known calls, in order, as the log's reader
# has them. Results and paths follow from the calls and from what Windows documents.
set -u
. "$(dirname "$0")/lib_wine.sh"
W32T=${W32T:-$BUILD/win32trace}
build_exe operations.exe "$CALLS/programs/operations.c" -Wextra -std=gnu11 -lws2_32
"$W32T" run --tools "$SRC/build/windows-x64" -o "$WORK/o.etl" "$WORK/operations.exe" >"$WORK/out" 2>&1 || { cat "$WORK/out"; exit 1; }
"$W32T" dump -f pml -o "$WORK/o.pml" "$WORK/o.etl" 2>"$WORK/err" || { cat "$WORK/err"; exit 1; }
grep -q 'have no place in pml' "$WORK/err" || { echo "calls that are no operations were not counted"; exit 1; }
"$W32T" dump -f procmon-csv -q 'Event Class is not Process' --fields 'Operation,Path,Result' "$WORK/o.pml" |
    tr -d '\r\357\273\277' | grep opsdir\\\|opskey\\\|127.0.0.1 >"$WORK/got"
cat >"$WORK/want" <<'ROWS'
"TCP Connect","0.0.0.0:0 -> 127.0.0.1:1","0xC0000236"
"CreateFile","C:\opsdir","SUCCESS"
"CreateFile","C:\opsdir","NAME COLLISION"
"CreateFile","C:\opsdir\a.txt","SUCCESS"
"WriteFile","C:\opsdir\a.txt","SUCCESS"
"ReadFile","C:\opsdir\a.txt","SUCCESS"
"CloseFile","C:\opsdir\a.txt","SUCCESS"
"QueryDirectory","C:\opsdir\*.nix","NO SUCH FILE"
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
ROWS
diff "$WORK/want" "$WORK/got" || exit 1
detail() { "$W32T" dump -f procmon-csv -q "$1" --fields Detail "$WORK/o.pml" | grep -qF "$2" || { echo "$1: no $2"; exit 1; }; }
detail 'Operation is CreateFile and Path ends with a.txt' 'Desired Access: Generic Read/Write, Disposition: OverwriteIf, Options: Sequential Access, Synchronous IO Non-Alert, Non-Directory File, Attributes: H, ShareMode: Read'
detail 'Operation is RegQueryValue and Result is SUCCESS' 'Type: REG_SZ, Length: 10, Data: text'
detail 'Operation is RegSetValue and Path ends with num' 'Type: REG_DWORD, Length: 4, Data: 7'
