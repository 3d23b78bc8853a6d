#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What `run` says of programs that cannot be run or do not start, and of outputs that cannot be written: one line naming the file and the
# cause, the right exit status, and no file left that looks like a recording.
set -u
. "$(dirname "$0")/../calls/lib_wine.sh"
cd "$WORK" || exit 1
failed=0
expect() { # NAME STATUS TEXT KEPT(yes|no) ARGUMENTS…
    local name=$1 status=$2 text=$3 kept=$4
    shift 4
    rm -f x.etl*
    timeout 60 "$W32T" run -o x.etl "$@" >out 2>err </dev/null
    local got=$? said
    said=$(grep '^win32trace:' err)
    [ $got = "$status" ] || { echo "$name: exit status $got, not $status"; failed=1; }
    if [ -n "$text" ]; then
        grep -q -- "$text" <<<"$said" || { echo "$name: says '$said', not '$text'"; failed=1; }
        [ "$(wc -l <<<"$said")" = 1 ] || { echo "$name: says more than one line: $said"; failed=1; }
    elif [ -n "$said" ]; then
        echo "$name: says '$said'"
        failed=1
    fi
    [ $kept = yes ] && [ ! -s x.etl ] && { echo "$name: no recording"; failed=1; }
    [ $kept = no ] && [ -e x.etl ] && { echo "$name: an empty recording is left"; failed=1; }
    ls x.etl.* >/dev/null 2>&1 && { echo "$name: files are left beside the recording: $(ls x.etl.*)"; failed=1; }
}

cat >at_once.c <<'END'
int main(void) { return 42; }
END
cat >needs.c <<'END'
__declspec(dllimport) int piece(void);
int main(void) { return piece(); }
END
echo '__declspec(dllexport) int piece(void) { return 0; }' >piece.c
echo '__declspec(dllexport) int other(void) { return 0; }' >other.c
build_exe at_once.exe at_once.c
x86_64-w64-mingw32-gcc -shared piece.c -o piece.dll -Wl,--out-implib,piece.a || exit 1
mkdir needs
x86_64-w64-mingw32-gcc needs.c piece.a -o needs/needs.exe || exit 1
rm piece.dll
printf '#!/bin/sh\nexit 0\n' >script.exe
: >empty.exe
head -c 65536 /dev/urandom >random.exe
head -c 2000 at_once.exe >cut.exe
head -c 70000 at_once.exe | { head -c 60 at_once.exe; printf '\xff\xff\xff\x7f'; tail -c +65; } >nowhere.exe

expect "a missing path" 127 'gone.exe: program not found' no ./gone.exe
expect "a name nobody has" 127 'gone.exe: program not found' no gone.exe
expect "a script" 126 'script.exe: .*a script' no ./script.exe
expect "an empty file" 126 'empty.exe: .*empty' no ./empty.exe
expect "random bytes" 126 'random.exe: .*not a Windows program' no ./random.exe
expect "half a program" 126 'cut.exe: .*cut off' no ./cut.exe
expect "a PE header that is not there" 126 'nowhere.exe: ' no ./nowhere.exe
expect "a Linux program" 126 'Linux program' no /bin/true
expect "a folder" 126 'a folder' no ./needs
expect "a folder by its name alone" 126 'needs: a folder' no needs
echo '@echo ran' >batch.bat
cp batch.bat 'batch two.cmd'
expect "a batch file" 126 'batch.bat: a batch file.*`cmd /c batch.bat`' no ./batch.bat
expect "a batch file that Windows finds" 126 'a batch file.*`cmd /c`' no 'Z:'"$(pwd | tr / '\\')"'\batch two.cmd'
expect "the same as it is advised" 0 '' yes cmd /c batch.bat
grep -q ran out || { echo "cmd /c batch.bat did not run it"; failed=1; }
expect "a program that ends at once" 42 '' yes ./at_once.exe
cp at_once.exe com1.exe
expect "a program named as a device is" 42 '' yes ./com1.exe
expect "the same by Windows' name for it" 42 '' yes "Z:$(pwd | tr / '\\\\')\\com1.exe"

# Ctrl-C while Wine gives no sign (it has not begun the program) ends us.
printf '#!/bin/sh\ntrap "" INT\nexec sleep 300\n' >stuck
chmod +x stuck
rm -f x.etl*
python3 - "$W32T" <<'END'
import os, signal, subprocess, sys, time
def in_group(pid, group): # and no zombie
    try:
        state, _, its = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[:3]
    except OSError:
        return False
    return int(its) == group and state != "Z"
p = subprocess.Popen([sys.argv[1], "run", "-o", "x.etl", "./at_once.exe"], env={**os.environ, "WINE": "./stuck"}, stderr=open("err", "w"),
                     start_new_session=True)
while not os.path.exists("x.etl"):
    time.sleep(0.05)
time.sleep(0.5)
os.killpg(p.pid, signal.SIGINT)
try:
    status = p.wait(60)
except subprocess.TimeoutExpired:
    sys.exit("Ctrl-C before the program began: nothing happens")
finally:
    left = [n for n in os.listdir("/proc") if n.isdigit() and in_group(n, p.pid)]
    for n in left:
        os.kill(int(n), signal.SIGKILL)
if status != 130 or left:
    sys.exit(f"Ctrl-C before the program began: status {status}" + (", and Wine is left" if left else ""))
END
[ $? -eq 0 ] || failed=1
grep -q 'told to stop before there was anything to record' err || { echo "Ctrl-C before the program began: $(cat err)"; failed=1; }
[ -z "$(ls x.etl* 2>/dev/null)" ] || { echo "Ctrl-C before the program began: files are left: $(ls x.etl*)"; failed=1; }

# a missing DLL: importer, piece, folders tried
expect "a missing DLL" 53 'needs.exe needs piece.dll.*needs;.*system32' yes ./needs/needs.exe
x86_64-w64-mingw32-gcc -shared other.c -o needs/piece.dll || exit 1
rm -f x.etl*
"$W32T" run -o x.etl ./needs/needs.exe >out 2>err
grep -q 'needs.exe needs piece from piece.dll, but .*needs/piece.dll does not export it' err || { echo "a missing entry point: $(cat err)"; failed=1; }
x86_64-w64-mingw32-gcc -shared piece.c -o needs/piece.dll || exit 1
WINEDLLOVERRIDES="$WINEDLLOVERRIDES;piece=" expect "a disabled DLL" 53 'needs.exe did not start (0xc0000135).*disabled' yes ./needs/needs.exe
if command -v i686-w64-mingw32-gcc >/dev/null; then
    i686-w64-mingw32-gcc -shared piece.c -o needs/piece.dll || exit 1
    expect "a DLL of the wrong kind" 53 'needs/piece.dll is of the wrong kind: it is 32-bit' yes ./needs/needs.exe
    i686-w64-mingw32-gcc -O1 at_once.c -o at_once32.exe || exit 1
    if wine at_once32.exe >/dev/null 2>&1; [ $? != 42 ]; then
        rm -f x.etl*
        "$W32T" run -o x.etl ./at_once32.exe >out 2>err
        got=$?
        [ $got = 126 ] || [ $got = 125 ] || { echo "32-bit without support: exit status $got"; failed=1; }
        grep -q '^win32trace: .*at_once32.exe.*32-bit' err || { echo "32-bit without support: $(cat err)"; failed=1; }
    fi
fi

# outputs
for o in /nonexistent/x.etl /proc/x.etl "$WORK"; do
    "$W32T" run -o $o ./at_once.exe >out 2>err
    got=$?
    [ $got = 125 ] && grep -q "^win32trace: $o: " err || { echo "output $o: status $got, $(cat err)"; failed=1; }
done
[ -z "$(ls -d /proc/x.etl* "$WORK".* 2>/dev/null)" ] || { echo "files beside outputs that could not be made"; failed=1; }
exit $failed
