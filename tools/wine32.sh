#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# 32-bit Windows programs where the system's Wine is 64-bit only. Nothing of the system is changed, because prefixes made before wine32 no
# longer work once it is installed: the i386 files are unpacked into a folder of ours and shown to one command alone, in a mount
# namespace of its own.
#   wine32.sh               makes the folder (once; some 70 MB are fetched); exit 0 = 32-bit programs can be run, 1 = why not is printed
#   wine32.sh run CMD ARGS  runs CMD where they can; its exit status. 1 with a reason when they cannot
# The folder is $W32T_WINE32_ROOT, else build/wine32. Needs root or user namespaces.
set -u
top=$(cd "$(dirname "$0")/.." && pwd)
root=${W32T_WINE32_ROOT:-$top/build/wine32}
# What wine32 cannot start without; libraries of sound, cameras and the like are left out.
packages=(wine32 libwine libc6 libgcc-s1 libunwind8 liblzma5 zlib1g libx11-6 libxext6 libxcb1 libxau6 libxdmcp6 libbsd0 libmd0 libfreetype6
    libpng16-16 libbrotli1 libudev1 libgnutls30 libgmp10 libhogweed6 libnettle8 libidn2-0 libp11-kit0 libtasn1-6 libunistring2 libffi8 libfontconfig1 libexpat1 libuuid1)

# What the shell said first is the cause: behind the kernel's refusal of a file, it says "Success" in a second line.
not_run() { # WHAT WAS PRINTED
    local first=${1%%$'\n'*}
    case $first in
    *"Exec format error"*) echo "this kernel runs no 32-bit programs (Exec format error)" ;;
    *) echo "it does not run here: ${first##*: }" ;;
    esac
}
in_system() { [ -x /usr/lib/wine/wine ] && [ -d /usr/lib/i386-linux-gnu/wine ]; }
whole() { [ "$(cat "$root/.version" 2>/dev/null)" = "$have" ]; }
no() { echo "wine32: $*"; exit 1; }

# Sources of this Debian's own suites as apt on i386 takes them; the first of two tries leaves out the security suite, whose lists for
# other processors some mirrors have damaged.
write_sources() { # FOLDER, pattern of what is left out
    local f codename
    codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
    for f in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do # one-line format
        [ -e "$f" ] && grep -E "^deb .*[ /]$codename" "$f" | grep -vE "$2"
    done >"$1/own.list" 2>/dev/null
    for f in /etc/apt/sources.list.d/*.sources; do # deb822: whole stanzas
        [ -e "$f" ] && awk -v RS= -v ORS='\n\n' -v name="$codename" -v out="$2" '$0 ~ name && $0 !~ out' "$f"
    done >"$1/own.sources" 2>/dev/null
}

fetch() { # FOLDER, pattern of what is left out
    local own=$1
    mkdir -p "$own/parts" "$own/state/lists/partial" "$own/cache/archives/partial" "$own/debs"
    : >"$own/status"
    write_sources "$own/parts" "$2"
    local options=(-o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$own/parts" -o "Dir::State=$own/state"
        -o "Dir::State::status=$own/status" -o "Dir::Cache=$own/cache" -o APT::Architecture=i386 -o APT::Architectures::=i386
        -o Acquire::Languages=none -o APT::Sandbox::User=root -o APT::Update::Post-Invoke-Success::= -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false)
    apt-get "${options[@]}" update -qq || true # one stale source must not stop the rest
    (cd "$own/debs" && apt-get "${options[@]}" download -qq "${packages[@]/libwine/libwine=$have}")
}

make_root() {
    command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || no "no apt-get here to fetch it with"
    [ -n "$have" ] || no "wine is not Debian's own package (libwine)"
    local own=$root.new log=$root.log deb
    rm -rf "$own" && mkdir -p "$own" || exit 1
    { fetch "$own" security || { rm -rf "$own"/*; fetch "$own" nothing-is-left-out; }; } >"$log" 2>&1 ||
        no "its packages cannot be fetched: $(grep -E '^E:' "$log" | tail -1)"
    for deb in "$own"/debs/*.deb; do
        dpkg-deb -x "$deb" "$own/files" >>"$log" 2>&1 || no "$deb cannot be unpacked"
    done
    [ -d "$own/files/lib" ] && cp -a "$own/files/lib/." "$own/files/usr/lib/" # older layouts beside the merged one
    [ -e "$own/files/usr/lib/ld-linux.so.2" ] || ln -s i386-linux-gnu/ld-linux.so.2 "$own/files/usr/lib/ld-linux.so.2"
    # What Debian's package does after it is unpacked: another package's zlib becomes one of Wine's DLLs (the mark is in the DOS stub).
    local zlib=$own/files/usr/lib/i386-linux-gnu/wine/i386-windows/zlib1.dll
    cp /usr/i686-w64-mingw32/lib/zlib1.dll "$zlib" || no "libz-mingw-w64 is not installed"
    printf 'Wine builtin DLL\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' | dd of="$zlib" bs=1 seek=64 conv=notrunc status=none
    mkdir -p "$root" && rm -rf "$root/lib" && mv "$own/files/usr/lib" "$root/lib" && echo "$have" >"$root/.version"
    rm -rf "$own" "$log"
}

inside=(unshare -m)
[ "$(id -u)" -eq 0 ] || inside=(unshare -r -m)
show() { "${inside[@]}" bash -c 'mount -t overlay overlay -o "lowerdir=$1:/usr/lib" /usr/lib && shift && exec "$@"' _ "$root/lib" "$@"; }

if ! in_system; then
    have=$(dpkg-query -W -f='${Version}' libwine 2>/dev/null)
    [ "$(uname -m)" = x86_64 ] || no "not an x86-64 machine"
    show true 2>/dev/null || { mkdir -p "$root/lib"; show true 2>/dev/null; } || no "mount namespaces with overlays are not permitted here"
    whole || make_root
    why=$(show /usr/lib/wine/wine --version 2>&1) || no "$(not_run "$why")"
fi
[ "${1:-}" = run ] || exit 0
shift
in_system && exec "$@"
show "$@"
