#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A service that a traced program starts is in the recording from its first instruction, to its end also when that comes after the program's.
# The service manager, which is joined for it, is left as it was (byte for byte) at the end, also when the collector is killed; services
# that others start meanwhile are not recorded; of two recordings at once the second attaches to its service once it is started.
set -u
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
build_exe service.exe "$CALLS/programs/service.c"
failed=0
bad() { echo "$@"; failed=1; }
dumped() { "$W32T" dump -f json "$@"; }
# What is true of the service NAME in RECORDING; prints "ok" or what is wrong.
whole() { # RECORDING NAME STATUS-OF-CHILD
    dumped "$1" 2>/dev/null | python3 -c '
import json, sys
name, child_status = sys.argv[1], int(sys.argv[2])
events = [json.loads(line) for line in sys.stdin]
starts = [e for e in events if e["event"] in ("Process/Start", "Process/DCStart") and " serve %s " % name in e["data"].get("CommandLine", "") + " "]
if len(starts) != 1: sys.exit(print("the service has %d starts" % len(starts)))
pid = starts[0]["data"]["ProcessId"]
own = [e for e in events if e["pid"] == pid]
calls = [e for e in own if "call" in e and e["source"] == "api"]
manager = starts[0]["data"]["ParentId"]
children = [e["data"]["Status"] for e in events if e["event"] == "Child" and e["data"]["ProcessId"] == pid]
if children != [child_status]: sys.exit(print("children: %s" % children))
ends = [e["data"]["ExitStatus"] for e in events if e["event"] == "Process/End" and e["data"]["ProcessId"] == pid]
if ends != [7]: sys.exit(print("ends: %s" % ends))
texts = [e["data"].get("lpName") for e in calls if e["event"] == "CreateMutexA"]
want = ["first-" + name, "serving-" + name, "last-" + name]
if child_status: want = [t for t in want if t in texts or t.startswith("last")]
if texts != want: sys.exit(print("calls: %s" % texts))
for tid in {e["tid"] for e in calls}:
    numbers = sorted({e["call"] for e in calls if e["tid"] == tid})
    if numbers != list(range(1, len(numbers) + 1)): sys.exit(print("thread %d: call numbers %s" % (tid, numbers)))
if not child_status:
    first = min(calls, key=lambda e: e["time"])
    main = [e for e in calls if e["tid"] == first["tid"]]
    names = [e["event"] for e in sorted(main, key=lambda e: e["call"])]
    if not names.index("CreateMutexA") < names.index("StartServiceCtrlDispatcherA"): sys.exit(print("order"))
    if [e["event"] for e in events if e["pid"] == manager and e["source"] == "api"]: sys.exit(print("calls of the manager"))
print("ok")' "$2" "$3"
}
same_manager() { # NAME: as it was, and alive
    wine ./service.exe manager >now
    cmp manager now || bad "$1: the service manager is not as it was: $(diff manager now)"
}
wine ./service.exe stay end 100 & # the manager lives as long as something runs
wine ./service.exe ask untraced 300 >expected # there is a manager once something runs
grep -q 'started 1, error 4711' expected || { echo "no service can be started here: $(cat expected)"; exit 1; }
wine ./service.exe ask warm 100 >/dev/null
wine ./service.exe manager >manager
[ "$(wc -l <manager)" -gt 8 ] || bad "the manager: $(cat manager)"

"$W32T" run -o x.etl service.exe ask plain 300 >out 2>err
[ $? -eq 23 ] || bad "exit status $?: $(cat err)"
cmp expected out || bad "the program saw something else: $(diff expected out)"
[ -s err ] && bad "it said: $(cat err)"
got=$(whole x.etl plain 0)
[ "$got" = ok ] || bad "a service: $got"
same_manager "after a recording"

# it ends after the program; another one that nobody asked for comes and goes meanwhile
"$W32T" run -o late.etl service.exe leave late 4000 >out 2>err &
recorder=$!
within 60 eval 'dumped -q "event == Child" late.etl 2>/dev/null | grep -q Status'
wine ./service.exe ask stranger 300 >out2
cmp expected out2 || bad "a stranger's service: $(cat out2)"
kill -0 $recorder || bad "the recording had ended already"
wait $recorder
[ $? -eq 23 ] && [ ! -s err ] || bad "a service that outlives the program: $(cat err)"
got=$(whole late.etl late 0)
[ "$got" = ok ] || bad "a service that outlives the program: $got"
dumped late.etl | grep -q stranger && bad "a service that others started is in the recording"
same_manager "after a recording that waited for the service"

# two at once
"$W32T" run -o one.etl service.exe ask one 6000 >out1 2>err1 &
first=$!
within 60 eval 'dumped -q "event == Child" one.etl 2>/dev/null | grep -q Status'
"$W32T" run -o two.etl service.exe ask two 2000 >out2 2>err2
[ $? -eq 23 ] && [ ! -s err2 ] || bad "the second of two: $(cat err2)"
kill -0 $first || bad "the first of two had ended already"
wait $first
[ $? -eq 23 ] && [ ! -s err1 ] || bad "the first of two: $(cat err1)"
cmp expected out1 && cmp expected out2 || bad "two at once: $(cat out1 out2)"
got=$(whole one.etl one 0) && [ "$got" = ok ] || bad "the first of two: $got"
got=$(whole two.etl two 5) && [ "$got" = ok ] || bad "the second of two: $got"
dumped one.etl | grep -q '"lpName":"serving-two"' && bad "the second's service is in the first's recording"
same_manager "after two at once"

# nobody is left to give the order
"$W32T" run -o killed.etl service.exe ask killed 6000 >out 2>err &
recorder=$!
within 60 eval 'dumped -q "event == Child" killed.etl 2>/dev/null | grep -q Status'
wine ./service.exe manager >joined
cmp -s manager joined && bad "the manager was not joined"
kill -9 $recorder
wait $recorder 2>/dev/null
within 30 eval 'wine ./service.exe manager >now; cmp -s manager now' || bad "the collector was killed: $(diff manager now)"
within 60 eval 'grep -q "state 1" out'
"$W32T" run -o x.etl service.exe ask again 300 >out 2>err
[ $? -eq 23 ] && cmp expected out || bad "afterwards: $(cat out err)"
got=$(whole x.etl again 0)
[ "$got" = ok ] || bad "afterwards: $got"
same_manager "afterwards"
touch end
wait
exit $failed
