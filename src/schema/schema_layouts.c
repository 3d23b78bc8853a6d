// SPDX-License-Identifier: Apache-2.0
// A manifest of chosen events: each provider's description with only those events in it.
#include "schema/schema_layouts.h"
#include "schema/schema_build.h"

#include <stdlib.h>

static int by_number(const void *a, const void *b) {
    const w32t_schema_event *x = *(const w32t_schema_event *const *)a, *y = *(const w32t_schema_event *const *)b;
    int d = memcmp(&x->provider->guid, &y->provider->guid, sizeof x->provider->guid);
    if (d) return d;
    if (x->provider->kind != y->provider->kind) return x->provider->kind < y->provider->kind ? -1 : 1;
    if (x->id != y->id) return x->id < y->id ? -1 : 1;
    return x->version < y->version ? -1 : x->version > y->version;
}

// Names and maps are those of the first description of a provider: what the trace itself says of it, where several
// sources describe it. Events that only another source describes are left out.
void w32t_schema_layouts_xml(const void **layouts, size_t count, w32t_buf *out) {
    if (count) qsort(layouts, count, sizeof *layouts, by_number);
    w32t_schema_provider *parts = w32t_alloc((count + 1) * sizeof *parts);
    const w32t_schema_provider **list = w32t_alloc((count + 1) * sizeof *list);
    size_t n = 0;
    for (size_t i = 0; i < count; i++) {
        const w32t_schema_event *s = layouts[i];
        if (!s->provider->guid.data1 && !s->provider->guid.data2) continue; // the envelope of EventSource manifests
        if (!n || !w32t_guid_equal(&parts[n - 1].guid, &s->provider->guid)) {
            parts[n] = *s->provider;
            parts[n].events = (w32t_schema_event **)(uintptr_t)&layouts[i];
            parts[n].event_count = 0;
            list[n] = &parts[n];
            n++;
        }
        if (s->provider->maps == parts[n - 1].maps) parts[n - 1].event_count++; // the same description of the provider
    }
    w32t_schemas_xml_write(list, n, out);
    free(list);
    free(parts);
}
