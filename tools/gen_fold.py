#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes src/base/fold_table.h: Unicode simple case folding (C and S mappings) of the basic plane and Deseret as runs
(first, last, step, delta). Source: Python's own Unicode database; a mapping is taken when one character folds to one.

Usage: gen_fold.py >src/base/fold_table.h"""
import sys
import unicodedata


def simple_fold(c):
    f = chr(c).casefold()
    if len(f) != 1:
        f = chr(c).lower()  # the S mapping of characters whose full folding is longer, where there is one
    return ord(f) if len(f) == 1 else c


pairs = [(c, simple_fold(c)) for c in range(0x80, 0x10450) if not 0xD800 <= c < 0xE000 and simple_fold(c) != c]
runs = []
for c, f in pairs:
    if runs:
        first, last, step, delta = runs[-1]
        if f - c == delta and (c - last == step or (first == last and c - last in (1, 2))):
            runs[-1] = (first, c, c - last, delta)
            continue
    runs.append((c, c, 1, f - c))
out = sys.stdout
out.write("// SPDX-License-Identifier: Apache-2.0\n")
out.write(f"// Written by tools/gen_fold.py from Unicode {unicodedata.unidata_version}: do not edit.\n")
out.write("// clang-format off\n")
for r in runs:
    out.write("{0x%X, 0x%X, %d, %d},\n" % r)
