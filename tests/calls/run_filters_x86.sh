#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# run_filters.sh for a 32-bit program.
set -u
WANT_WINE32=1
. "$(dirname "$0")/run_filters.sh"
