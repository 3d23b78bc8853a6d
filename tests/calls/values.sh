#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Values people can read: structures by member, texts they point at, VARIANT, SAFEARRAY, socket addresses, SDDL, SIDs, GUID, message
# and control-code names, handles by what they are of, registry data by type; in programs of both word sizes where 32-bit ones run.
set -u
WANT_WINE32=maybe
. "$(dirname "$0")/lib_wine.sh"
have_wine32 && windows_build_both
cd "$WORK" || exit 1
LIBS="-lws2_32 -lshlwapi -lole32 -loleaut32 -luuid -lshell32 -ladvapi32 -lntdll -luser32 -lgdi32"
failed=0
check() { # NAME
    "$W32T" run -e 'trace=all,fread,fwrite,sprintf,_snwprintf,__stdio_common_vsprintf' -o "$1.etl" "./$1.exe" >"$1.out" 2>"$1.err" || { echo "$1: exit status $?"; cat "$1.err"; failed=1; }
    "$W32T" dump "$1.etl" >"$1.lines" || failed=1
    "$CALLS/check_lines.py" "$1.out" "$1.lines" || failed=1
}
for program in values pending named; do
    build_exe ${program}64.exe "$CALLS/programs/$program.c" -Wextra -Wno-format $LIBS
    check ${program}64
done
if have_wine32 && command -v i686-w64-mingw32-gcc >/dev/null; then
    for program in values pending named; do
        i686-w64-mingw32-gcc -O1 -Wall -Wextra -Wno-format -o ${program}32.exe "$CALLS/programs/$program.c" $LIBS || exit 1
        check ${program}32
    done
fi
exit $failed
