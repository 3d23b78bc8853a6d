#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# What every script that runs Windows programs starts from, made once before them: the agents and bridges of both word sizes, and the Wine
# prefixes they copy. Passes where Wine is missing: the scripts then say themselves that they are skipped.
set -u
lib=$(dirname "$0")/lib_wine.sh
(. "$lib") || [ $? -eq 77 ] || exit 1
( # a second time: where 32-bit programs run, their prefix is another
    WANT_WINE32=maybe
    . "$lib"
    windows_build_both
) || [ $? -eq 77 ]
