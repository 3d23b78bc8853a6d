# SPDX-License-Identifier: Apache-2.0
# For scripts about recordings that something happens to: oracle.exe notes each of its calls after it has returned (notes.bin: how many, a
# thread), and ./check_noted RECORDING NOTES compares.
. "$(dirname "${BASH_SOURCE[0]}")/../calls/lib_wine.sh"
cd "$WORK" || exit 1
build_dll callee.dll "$CALLS/programs/callee.c"
build_exe oracle.exe "$CALLS/programs/oracle.c" callee.a
cc -O2 -std=gnu11 -I"$SRC/tests" "$SRC/tests/faults/check_noted.c" "$SRC/tests/build/etl_walk.c" -o check_noted || exit 1
wine oracle.exe notes.bin 1 1 || skip "the test program does not run under wine"
rm -f notes.bin
makes_calls() { [ -s notes.bin ] && [ "$(od -An -tu8 -N8 notes.bin)" -gt 1 ]; }
