// SPDX-License-Identifier: Apache-2.0
// One test against one value of a known kind; an operator NE is taken as EQ (the caller turns it round over all values
// of a key).
#ifndef W32T_QUERY_QUERY_VALUE_H
#define W32T_QUERY_QUERY_VALUE_H

#include "query/query_tree.h"

bool w32t_values_match(const w32t_node *test, const w32t_value *v);
bool w32t_text_match(const w32t_node *test, const char *utf8, size_t size);
bool w32t_hex_match(const w32t_node *test, const uint8_t *bytes, size_t size); // as its hex digits
bool w32t_time_match(const w32t_node *test, int64_t ns);
bool w32t_guid_match(const w32t_node *test, const w32t_guid *g);
// Against names of a number, "A|B"; NULL: false.
bool w32t_names_match(const w32t_node *test, const char *names);
// Whether the number is printed in hex.
bool w32t_value_is_hex(const w32t_value *v);

#endif
