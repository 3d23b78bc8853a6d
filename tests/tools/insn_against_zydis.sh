#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Our instruction-length decoder against libzydis over every export of Wine's x64 DLLs and of mingw's x86 ones.
set -u
src=${W32T_SRC:?} build=${W32T_BUILD:?}
[ -e /usr/include/Zydis/Zydis.h ] || { echo "skipped: libzydis-dev is not installed"; exit 77; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cc -std=c11 -O1 -I"$src/include" -I"$src/src" "$src/tests/tools/insn_against_zydis.c" "$build/libwin32trace.a" -lZydis -lpthread \
    -o "$dir/compare" || exit 1
status=77
for set in "/usr/lib/x86_64-linux-gnu/wine/x86_64-windows" "/usr/lib/i386-linux-gnu/wine/i386-windows" "/usr/lib/gcc/i686-w64-mingw32"; do
    mapfile -t files < <(find "$set" -name '*.dll' 2>/dev/null)
    [ ${#files[@]} -gt 0 ] || continue
    [ $status -eq 77 ] && status=0
    "$dir/compare" "${files[@]}" | tail -20 || status=1
    [ "${PIPESTATUS[0]}" -eq 0 ] || status=1
done
[ $status -eq 77 ] && echo "skipped: no Windows DLLs here to decode"
exit $status
