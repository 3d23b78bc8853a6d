#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Runs every test that needs Debian packages only: the host tests once plain and once under ASan and UBSan, and the runs under
# Wine. Ends with "N passed, N failed, N skipped". A test that exits 77 is skipped and named; nothing passes silently.
cd "$(dirname "$0")/.." || exit 1
passed=0 failed=0 skipped=0
jobs=$(($(nproc) + 1)) # tests that run Windows programs wait much of their time
run_ctest() { # folder, extra ctest arguments
    local log
    log=$(mktemp)
    (cd "$1" && ctest --output-on-failure --timeout 600 "${@:2}") 2>&1 | tee "$log"
    local total
    total=$(grep -cE '^ *[0-9]+/[0-9]+ Test +#[0-9]+:' "$log")
    local s f
    s=$(grep -cE '^ *[0-9]+/[0-9]+ Test +#[0-9]+: .*\*\*\*Skipped' "$log")
    f=$(grep -E '^ *[0-9]+/[0-9]+ Test +#[0-9]+:' "$log" | grep -vE ' Passed |\*\*\*Skipped' | wc -l)
    [ "$total" -eq 0 ] && f=1 # a run of no tests is a fault, never a success
    passed=$((passed + total - s - f)); failed=$((failed + f)); skipped=$((skipped + s))
    rm -f "$log"
}
run_ctest build/linux -j "$jobs"
log=$(mktemp)
if { cmake --preset asan && cmake --build build/asan -j "$(nproc)"; } >"$log" 2>&1; then
    run_ctest build/asan -L 'unit|fuzz' -j "$jobs"
else
    tail -40 "$log"; echo "asan build failed"; failed=$((failed + 1))
fi
rm -f "$log"
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
