#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Fuzzes every target for SECONDS_EACH (default 60) seconds, starting from its kept corpus; new inputs go to build/fuzz/found.
cd "$(dirname "$0")/.." || exit 1
seconds=${SECONDS_EACH:-60} failed=0
cmake --preset fuzz >/dev/null && cmake --build build/fuzz -j 2 || exit 1
for target in build/fuzz/fuzz/fuzz-*; do
    [ -x "$target" ] && [ -f "$target" ] || continue
    name=${target##*/fuzz-}
    name=${name//-/_} # programs are named with dashes, sources and corpora with underscores
    mkdir -p "build/fuzz/found/$name"
    echo "== $name"
    "$target" -max_total_time="$seconds" -rss_limit_mb=2048 -timeout=20 -artifact_prefix="build/fuzz/found/$name-" \
        "build/fuzz/found/$name" "fuzz/corpus/$name" 2>&1 | tail -3
    [ "${PIPESTATUS[0]}" -eq 0 ] || failed=1
done
exit $failed
