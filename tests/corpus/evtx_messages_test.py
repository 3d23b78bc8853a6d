#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Messages of real records from a message database written here by hand: the record's values in their places, a parameter message inside
a value, provider → module by GUID, and the export of the database there and back. Skipped (77) where the corpus is absent."""
import json
import os
import subprocess
import sys
import tempfile

SRC = os.environ.get("W32T_SRC", os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
LOG = os.path.join(os.environ.get("W32T_SHARED", os.path.join(SRC, "..", "shared")), "corpus", "evtx", "files",
                   "hayabusa__DeepBlueCLI__smb-password-guessing-security.evtx")
PROGRAM = os.environ.get("W32T", os.path.join(SRC, "bin", "win32trace"))
DATABASE = """win32trace-messages\t1
module\tadtschema.dll
m\t1033\t0x1211\tLogon of %7\\\\%6 failed: %9 (%8, %11!03d!)%n
e\t{54849625-5478-4994-a5ba-3e3b0328c30d}\t4625\t0\t0x1211
module\tmsobjs.dll
m\t1033\t0x909\tUnknown user name or bad password.\\r\\n
source\t{54849625-5478-4994-a5ba-3e3b0328c30d}\t\tadtschema.dll
"""


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)


def main():
    if not os.path.exists(LOG):
        print("skipped: the corpus is not here")
        return 77
    bad = []
    with tempfile.TemporaryDirectory() as folder:
        first, second = os.path.join(folder, "first"), os.path.join(folder, "second")
        with open(first, "w", encoding="utf-8") as f:
            f.write(DATABASE)
        if run("messages", "export", "-o", second, first).returncode != 0:
            bad.append("export failed")
        for database in (first, second):
            for line in run("dump", "-f", "json", "-n", "50", "--messages", database, LOG).stdout.splitlines():
                event = json.loads(line)
                data = event["data"]
                reason = {"%%2313": "Unknown user name or bad password."}.get(data["FailureReason"], data["FailureReason"])
                status = data["Status"].replace("0x", "").upper()  # in a message Windows writes it with capitals
                want = (f"Logon of {data['TargetDomainName']}\\{data['TargetUserName']} failed: {reason} "
                        f"(0x{status}, {data['LogonType']:03d})")
                if event["id"] == 4625 and event.get("message") != want:
                    bad.append(f"{event.get('message')!r} instead of {want!r}")
                    break
        missing = run("dump", "--messages", os.path.join(folder, "none"), LOG)
        if missing.returncode != 4 or b"none" not in missing.stderr:
            bad.append("a missing database is not an error")
    print("\n".join(bad) or "messages rendered as expected")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
