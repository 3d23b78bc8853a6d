// SPDX-License-Identifier: Apache-2.0
// Facts of apidata/members.txt that are kept as sets: looked up in the database and in those below it.
#ifndef W32T_APIDB_API_FACTS_H
#define W32T_APIDB_API_FACTS_H

#include <win32trace/apidb.h>

#define W32T_API_FACT_IN      "in"      // "STRUCTURE in": the members that count before a call that fills it
#define W32T_API_FACT_CHOOSES "chooses" // "STRUCTURE chooses": arms of its union; at ~0 the member that chooses
#define W32T_API_FACT_COUNTS  "counts"  // "STRUCTURE counts": arrays at 0, 1 …, at ~0, ~1 … what counts them

// The database whose constants they are; NULL: nothing is stated.
const w32t_apidb *w32t_api_facts(const w32t_apidb *db, const char *structure, const char *which, w32t_api_set *out);

// Whether `arm` is one that a member of the structure may choose.
bool w32t_api_is_arm(const w32t_apidb *db, const char *structure, const char *arm);

// The member of the structure that says how many elements `array` has, or are where it points. False: none is stated.
bool w32t_api_counter(const w32t_apidb *db, const char *structure, const char *array, w32t_api_constant *out);

// Whether a parameter receives a list of ADDRINFO, or of ADDRINFOEX, which has three members more before the next one.
bool w32t_api_is_address_list(const w32t_api_param *p);

#endif
