#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Runs every benchmark there is: bench/<area>/run.sh prints figures and ratios measured in that run. Never part of the tests.
cd "$(dirname "$0")/.." || exit 1
for script in bench/*/run.sh; do
    echo "== ${script%/run.sh}"
    "$script" || echo "($script: did not finish)"
done
