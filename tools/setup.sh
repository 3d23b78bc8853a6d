#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Installs what building and testing need on Debian 12 (root, or a user with sudo). Does nothing when all is there.
set -u
packages=(cmake ninja-build gcc libc6-dev pkg-config python3 clang libclang-14-dev libclang-rt-14-dev clang-format
    libcmocka-dev libexpat1-dev libpcre2-dev zlib1g-dev libzydis-dev gcc-mingw-w64-x86-64 gcc-mingw-w64-i686 g++-mingw-w64-x86-64 g++-mingw-w64-i686
    wine wine64 xvfb libevtx-utils python3-evtx)
missing=()
for p in "${packages[@]}"; do
    dpkg-query -W -f='${db:Status-Status}' "$p" 2>/dev/null | grep -qx installed || missing+=("$p")
done
[ ${#missing[@]} -eq 0 ] && exit 0
sudo=
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "setup: ${missing[*]} must be installed; run as root or with sudo" >&2; exit 1; }
    sudo=sudo
fi
echo "setup: installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
$sudo apt-get update -qq >"$log" 2>&1 || true   # one stale source must not stop the rest; the install says what is truly missing
if ! $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
    tail -20 "$log" >&2
    rm -f "$log"
    exit 1
fi
rm -f "$log"
