// SPDX-License-Identifier: Apache-2.0
// For those who know an event's schema only as what w32t_event.layout points at.
#ifndef W32T_SCHEMA_SCHEMA_LAYOUTS_H
#define W32T_SCHEMA_SCHEMA_LAYOUTS_H

#include "base/mem.h"

// An event manifest of these schemas of EVENT_HEADER events; the list is put in order by provider, id and version.
void w32t_schema_layouts_xml(const void **layouts, size_t count, w32t_buf *out);

#endif
