#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Cross builds the Windows halves (win32trace.exe, bridge, agents) into bin/windows. Usage: build_windows.sh JOBS
set -eu
cd "$(dirname "$0")/.."
[ -e cmake/windows.cmake ] || exit 0
for preset in windows-x64 windows-x86; do
    log=$(mktemp)
    if ! { cmake --preset $preset && cmake --build build/$preset -j "${1:-2}"; } >"$log" 2>&1; then
        tail -40 "$log" >&2
        rm -f "$log"
        exit 1
    fi
    rm -f "$log"
done
