#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# The committed API tables are what the generator makes of the headers and apidata/ as they are.
set -u
apigen=${W32T_BUILD:?}/apigen
src=${W32T_SRC:?}
if [ ! -x "$apigen" ]; then
    echo "SKIP: apigen is not built (libclang or the mingw-w64 headers are missing)"
    exit 77
fi
made=$(sed -n 's/^mingw-w64 //p' "$src/apidata/gen/versions.txt")
here=$(sed -n 's/^#define __MINGW64_VERSION_\(MAJOR\|MINOR\|BUGFIX\) *//p' /usr/x86_64-w64-mingw32/include/_mingw_mac.h | paste -sd.)
if [ "$made" != "$here" ]; then
    echo "SKIP: the tables were made with mingw-w64 $made, here is $here"
    exit 77
fi
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
"$apigen" "$src" "$out/api_tables.c" "$out/apis.txt" || exit 1
status=0
diff -u "$src/apidata/golden/apis.txt" "$out/apis.txt" | head -40
cmp "$src/apidata/golden/apis.txt" "$out/apis.txt" || status=1
cmp "$src/apidata/gen/api_tables.c" "$out/api_tables.c" || status=1
[ $status = 0 ] || echo "run: cmake --build build/linux --target apidata, and commit the result"
exit $status
