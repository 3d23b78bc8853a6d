#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Puts the built programs where the documentation says: bin/ and bin/windows/.
set -eu
cd "$(dirname "$0")/.."
mkdir -p bin/windows
for p in win32trace tracerpt wevtutil; do
    [ -e build/linux/$p ] && cp -f build/linux/$p bin/$p
done
for preset in windows-x64 windows-x86; do
    for f in build/$preset/*.exe build/$preset/*.dll; do
        [ -e "$f" ] && cp -f "$f" bin/windows/
    done
done
for f in build/windows-x64/examples/*.exe; do
    [ -e "$f" ] && mkdir -p bin/windows/examples && cp -f "$f" bin/windows/examples/
done
exit 0
