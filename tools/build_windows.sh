#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Cross builds the Windows halves (win32trace.exe, bridge, agents) into bin/windows. Usage: build_windows.sh JOBS
set -eu
cd "$(dirname "$0")/.."
[ -e cmake/windows.cmake ] || exit 0
for preset in windows-x64 windows-x86; do
    log=$(mktemp)
    # The command itself is 64-bit; of 32-bit code only what runs in or beside the target is needed.
    targets=()
    [ $preset = windows-x86 ] && targets=(--target win32trace-bridge-x86)
    [ $preset = windows-x86 ] && [ -e src/agent/x86/arch.h ] && targets+=(win32trace-agent-x86)
    if ! { cmake --preset $preset && cmake --build build/$preset -j "${1:-2}" "${targets[@]}"; } >"$log" 2>&1; then
        grep -E 'error|undefined' "$log" >&2 || tail -40 "$log" >&2
        rm -f "$log"
        exit 1
    fi
    rm -f "$log"
done
