#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Structure layouts and constants of the API database, proved by gcc for both word sizes.

The database gets them from libclang; here the mingw-w64 compilers check every size and offset again with _Static_assert."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

W32T = os.environ["W32T"]
SRC = os.environ["W32T_SRC"]
DEFINES = ["-D_WIN32_WINNT=0x0A00", "-DWINVER=0x0A00", "-DNTDDI_VERSION=0x0A000009", "-D_WIN32_IE=0x0A00"]
IDENTIFIER = re.compile(r"^[A-Za-z_]\w*$")


def rows(what):
    out = subprocess.run([W32T, "apidb", "list", what, "-f", "json"], check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def compile_c(compiler, text):
    with tempfile.NamedTemporaryFile("w", suffix=".c", delete=False) as f:
        f.write(text)
    try:
        return subprocess.run([compiler, *DEFINES, "-std=gnu11", "-w", "-fsyntax-only", "-fmax-errors=0", f.name],
                              capture_output=True, text=True).stderr
    finally:
        os.unlink(f.name)


def head():
    return f'#include "{SRC}/apidata/headers.h"\n#include "{SRC}/apidata/words.h"\n' \
           f'#include "{SRC}/apidata/annotations/native_types.h"\n#include <stddef.h>\n'


def check_structs(compiler, word):
    structs = [(s.get("struct", s.get("union")), s) for s in rows("structs")]
    structs = [(n, s) for n, s in structs if IDENTIFIER.match(n) and s[f"size{word}"]]
    # How C writes each: by its tag or by its typedef. A name that is neither here is the other word size's.
    spelled = {}
    for form in ("{kind} {name}", "{name}"):
        tries = [(n, form.format(kind="union" if "union" in s else "struct", name=n)) for n, s in structs if n not in spelled]
        text = head()
        first = text.count("\n") + 1
        # A name that is a macro here stands for another structure; sizeof a function is 1 for gcc.
        text += "\n".join(f"extern {c} v_{i}; _Static_assert(sizeof v_{i} > 1 && sizeof({c}) > 1, \"\");" for i, (_, c) in enumerate(tries))
        text += "".join(f"\n#ifdef {n}\n#error macro {n}\n#endif" for n, _ in tries)
        errors = compile_c(compiler, text)
        bad = {int(m) - first for m in re.findall(r"\.c:(\d+):(?:\d+:)? error", errors)}
        macros = set(re.findall(r"#error macro (\w+)", errors))
        spelled.update({n: c for i, (n, c) in enumerate(tries) if i not in bad and n not in macros})
    text, count = [head()], 0
    for name, s in structs:
        c = spelled.get(name)
        if not c:
            continue
        text.append(f'_Static_assert(sizeof({c}) == {s[f"size{word}"]}, "size of {name}");')
        count += 1
        for f in s["fields"]:
            if IDENTIFIER.match(f["name"]) and "bits" not in f:
                text.append(f'_Static_assert(offsetof({c}, {f["name"]}) == {f[f"offset{word}"]}, "offset of {name}.{f["name"]}");')
                count += 1
    errors = compile_c(compiler, "\n".join(text))
    wrong = re.findall(r"static assertion failed: \"(.*?)\"", errors)
    other = [l for l in errors.splitlines() if "error:" in l and "static assertion" not in l]
    for w in wrong[:20] + other[:20]:
        print(f"{compiler}: {w}")
    unknown = len(structs) - len(spelled)
    print(f"{compiler}: {len(spelled)} structures, {count} sizes and offsets, {len(wrong)} wrong, {unknown} not known there")
    return len(spelled) > 1000 and not wrong and not other and unknown < len(structs) // 20


def check_constants(compiler):
    text, count = [head()], 0
    for s in rows("sets"):
        for name, value in s["values"].items():
            v = int(value, 16)
            text.append(f'#ifdef {name}\n_Static_assert((unsigned)((unsigned long long)({name})) == {v & 0xFFFFFFFF}u, "{name}");\n#endif')
            count += 1
    errors = compile_c(compiler, "\n".join(text))
    wrong = re.findall(r"static assertion failed: \"(.*?)\"", errors)
    for w in wrong[:20]:
        print(f"{compiler}: value of {w}")
    print(f"{compiler}: {count} constants, {len(wrong)} wrong")
    return count > 5000 and not wrong


def main():
    ok = True
    for compiler, word in (("x86_64-w64-mingw32-gcc", 64), ("i686-w64-mingw32-gcc", 32)):
        if not shutil.which(compiler):
            print(f"SKIP: no {compiler}")
            return 77
        ok &= check_structs(compiler, word)
        ok &= check_constants(compiler)
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
