#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""peer.py FOLDER LOG: events a second of procmon-parser (in FOLDER) reading LOG, plain and with its CSV strings."""
import sys
import time

sys.path.insert(0, sys.argv[1])
from procmon_parser import ProcmonLogsReader  # noqa: E402


def rate(strings):
    with open(sys.argv[2], "rb") as f:
        start, n, first = time.perf_counter(), 0, None
        for event in ProcmonLogsReader(f):
            first = first or event.date_filetime
            if strings:
                event.get_compatible_csv_info(first)
            n += 1
        return n / (time.perf_counter() - start)


print(f"{rate(False):.0f} {rate(True):.0f}")
