#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Makes 32-bit Windows programs runnable (Debian's wine32). Exit 0 when they are, 1 when they cannot be had here (the reason is printed).
# First the plain way; then with a private apt configuration holding only the distribution's main and updates suites, which helps
# where the amd64 packages come from a newer suite than the i386 ones on offer.
set -u
have() { dpkg-query -W -f='${db:Status-Status}' wine32:i386 2>/dev/null | grep -qx installed; }
have && exit 0
sudo=
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "wine32: not root and no sudo"; exit 1; }
    sudo=sudo
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
$sudo dpkg --add-architecture i386
$sudo apt-get update -qq >"$log" 2>&1
$sudo apt-get install -y -qq --no-install-recommends wine32:i386 >>"$log" 2>&1 && have && exit 0

own=$(mktemp -d)
mkdir -p "$own/parts" "$own/lists/partial"
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
for f in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do # one-line format
    [ -e "$f" ] && grep -E "^deb .*[ /]$codename(-updates)? " "$f" | grep -v security
done >"$own/parts/main.list" 2>/dev/null
for f in /etc/apt/sources.list.d/*.sources; do # deb822: stanzas without the security suite
    [ -e "$f" ] && awk -v RS= -v ORS='\n\n' '!/security/' "$f"
done >"$own/parts/main.sources" 2>/dev/null
options=(-o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$own/parts" -o "Dir::State::Lists=$own/lists")
{
    $sudo apt-get "${options[@]}" update -qq
    $sudo apt-get "${options[@]}" install -y -qq --no-install-recommends --allow-downgrades wine64 wine32:i386 \
        "libgstreamer-plugins-base1.0-0/$codename" libgstreamer-plugins-base1.0-0:i386
} >>"$log" 2>&1
$sudo rm -rf "$own"
have && exit 0
echo "wine32 cannot be installed here: $(grep -E '^E:' "$log" | tail -1)"
exit 1
