#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# A wine that ends before our bridge has begun is started once more, and no more than that: the second time is told.
set -u
. "$(dirname "$0")/lib_wine.sh"
cd "$WORK" || exit 1
echo 'int main(void) { return 7; }' >seven.c
build_exe seven.exe seven.c
real=$(command -v wine)
mkdir bin
cat >bin/wine <<END
#!/bin/bash
echo start >>"$WORK/starts"
[ "\$(wc -l <"$WORK/starts")" -gt "\$DIES" ] || exit 1
exec "$real" "\$@"
END
chmod +x bin/wine
failed=0
DIES=1 PATH=$WORK/bin:$PATH "$W32T" run -o once.etl -- ./seven.exe 2>err
got=$?
[ $got = 7 ] && [ "$(wc -l <starts)" = 2 ] || { echo "died once: exit status $got after $(wc -l <starts) starts: $(cat err)"; failed=1; }
"$W32T" dump -f json -q 'event == ProcessTotals' once.etl | grep -q '"ExitStatus":"0x7"' || { echo "died once: the recording does not hold the program"; failed=1; }
rm starts
DIES=9 PATH=$WORK/bin:$PATH "$W32T" run -o never.etl -- ./seven.exe 2>err
got=$?
[ $got = 125 ] && [ "$(wc -l <starts)" = 2 ] && grep -q 'the bridge ended (status 1)' err || { echo "died always: exit status $got after $(wc -l <starts) starts: $(cat err)"; failed=1; }
[ "$(echo never.etl*)" = 'never.etl*' ] || { echo "left: $(echo never.etl*)"; failed=1; }
exit $failed
