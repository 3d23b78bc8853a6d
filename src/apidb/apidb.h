// SPDX-License-Identifier: Apache-2.0
// The API database as the layers above see it: all of it is the public header. What stays inside is api_layout.h.
#ifndef W32T_APIDB_APIDB_H
#define W32T_APIDB_APIDB_H

#include <win32trace/apidb.h>

#endif
