#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# explain_crashes.sh for 32-bit programs.
set -u
WANT_WINE32=1
. "$(dirname "$0")/explain_crashes.sh"
