// SPDX-License-Identifier: Apache-2.0
// The resource tree of a PE image: walked as a file and as the loader maps it; every byte of every resource is read.
#include "pe/pe_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct state {
    uint32_t sum;
    unsigned count;
} state;

static bool resource(void *context, const w32t_pe_resource *r) {
    state *s = context;
    for (size_t i = 0; i < r->data.n; i += 64)
        s->sum += r->data.p[i];
    for (size_t i = 0; i < r->name.n; i++)
        s->sum += r->name.p[i];
    s->sum += w32t_pe_resource_is(r, "WEVT_TEMPLATE");
    return ++s->count < 4096;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    for (int mapped = 0; mapped < 2; mapped++) {
        w32t_pe pe;
        w32t_error error;
        state s = {0};
        if (w32t_pe_open(w32t_span_of(data, size), mapped, &pe, &error) == W32T_OK)
            w32t_pe_resources(&pe, resource, &s);
    }
    return 0;
}
