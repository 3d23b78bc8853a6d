// SPDX-License-Identifier: Apache-2.0
// Made by tools/apigen from the mingw-w64 headers and apidata/; do not edit. Rows: src/apidb/api_layout.h.
#include "apidb/api_layout.h"

const uint32_t w32t_apidb_words[] = {
0x42444157,1,270,423,26,1,30,3,36,3,60,16,76,16,
172,7,228,1,233,0,233,3,245,5,265,5,6,0,
3,0,352,0,244,1,335,2,352,364,14,257,327684,14,
257,0,244,256,0,263,65540,8,259,0,335,256,8,261,
65540,14,257,0,1,2,3,4,5,6,7,0,9,10,
11,12,13,0,15,0,0,0,0,0,0,0,127,4,
65552,0,0,0,138,2,65794,0,0,0,154,2,65538,0,
0,1,166,5,327686,0,0,0,187,2,65538,0,0,0,
209,2,65794,0,0,0,230,1,327685,0,0,0,0,1,
2097157,0,0,0,266,1,65541,0,0,0,272,5,393236,0x1030102,
196610,0,281,2,65538,0,0,0,302,6,393238,0,0,0,
322,5,327686,0,0,0,0,3,3,0,0,0,344,1,
1114117,0,0,0,1,0,0,0,0,0,0,0,19,19,
5,8,4,0,0,0,26,0,2,4,4,0,0,0,
32,0,3,4,4,0,0,0,37,0,16,8,4,0,
0,0,45,0,6,8,4,0,0,0,52,0,22,8,
4,2,0,0,0,0,0,0,0,0,0,0,0,60,
0,3,1,376,3,2,0,76,1,0,0,92,2,0,
0,109,4,0,0,382,2,0,0,403,5,0,0,4,
3,2,0,1,};

const char w32t_apidb_strings[] =
"\000void\000kernel32.dll\000HANDLE\000DWORD\000BOOL\000LPCWSTR\000LPVOID\000LPDWORD\000FILE_SHARE_MODE\000FILE_SHARE_READ\000FILE_SHARE_WRITE"
"\000FILE_SHARE_DELETE\000lpFileName\000dwDesiredAccess\000dwShareMode\000lpSecurityAttributes\000dwCreationDisposition\000dwFlagsAndAttribute"
"s\000hTemplateFile\000CreateFileW\000fileapi.h\000hFile\000lpBuffer\000nNumberOfBytesToRead\000lpNumberOfBytesRead\000lpOverlapped\000ReadFil"
"e\000hObject\000CloseHandle\000handleapi.h\000WIN32\000ERROR_FILE_NOT_FOUND\000ERROR_ACCESS_DENIED\000";
