#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Programs that give up without crashing: explain names their last words and what they had asked for in vain before, and the list of
# what was missing does not flood.
set -u
. "$(dirname "$0")/lib_wine.sh"
build_exe gives_up.exe "$CALLS/programs/gives_up.c" -lws2_32
cd "$WORK" || exit 1
failed=0 tried=0
check() { # CASE STATUS WORDS BLAMED(- none) LINES-OF-THE-LIST PATTERN
    tried=$((tried + 1))
    "$W32T" run -o c.etl gives_up.exe "$1" >out 2>err
    [ $? = "$2" ] || { echo "$1: did not end with $2"; failed=$((failed + 1)); }
    "$W32T" explain -f json c.etl >c.json
    "$W32T" explain c.etl >c.txt
    python3 - "$@" <<'PY' || failed=$((failed + 1))
import json, re, sys
case, status, words, blamed, lines, pattern = sys.argv[1:7]
x = json.load(open("c.json", encoding="utf-8"))
bad = []
if x["crashes"]:
    bad.append("a crash is made of it")
if len(x["endings"]) != 1:
    bad.append(f"{len(x['endings'])} endings")
else:
    e = x["endings"][0]
    if e.get("exit_status") != hex(int(status)) or e.get("said") != words:
        bad.append(f"status {e.get('exit_status')}, words {e.get('said')!r}")
    subject = e.get("failure", {}).get("subject", "-")
    if subject != blamed:
        bad.append(f"blames {subject}, not {blamed}")
text = open("c.txt", encoding="utf-8").read()
listed = [l for l in text.splitlines() if re.match(r"  (missing|denied|in-use) ", l)]
if len(listed) != int(lines):
    bad.append(f"{len(listed)} lines: {listed}")
if pattern != "-" and not any(re.search(pattern, l) for l in listed + text.splitlines()):
    bad.append(f"nothing like {pattern} in: {text}")
for b in bad:
    print(f"{case}: {b}")
sys.exit(1 if bad else 0)
PY
}
check missing_file 3 "cannot read the settings" 'C:\three\settings.ini' 2 'settings\.ini in C:\\one\\; C:\\two\\; C:\\three\\ .*3 times'
check found_in_the_end 4 "not installed properly" 'HKLM\Software\Acme\Ledger' 1 'and 1 that was found in another folder'
check missing_values 5 "no columns" 'HKCU\Software\Acme\Column11' 1 'HKCU\\Software\\Acme\\Column0, Column1, .* and 8 more .*12 times'
check denied 6 "cannot replace the old file" 'C:\fixed.txt' 1 'denied +file +C:\\fixed.txt'
check in_use 7 "somebody works with it" 'C:\busy.txt' 1 'in-use +file +C:\\busy.txt'
check no_answer 9 "no database" 127.0.0.1:1 1 'missing +address +127\.0\.0\.1:1 .*WSAECONNREFUSED'
check missing_ini 10 "no host" 'C:\acme.ini' 1 'missing +file +C:\\acme.ini'
check missing_service 11 "no licence" AcmeLicenseSvc 1 'missing +service +AcmeLicenseSvc'
check wrong_arguments 8 "usage: gives_up CASE" - 0 -
echo "$tried programs that give up, $failed explained wrongly"
[ $failed = 0 ]
