// SPDX-License-Identifier: Apache-2.0
// The damage list.
#include "model/damage.h"
#include "base/mem.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void w32t_damage_add(w32t_damage_list *l, uint64_t offset, uint64_t bytes, const char *format, ...) {
    l->total++;
    if (l->count >= W32T_DAMAGE_KEPT) return;
    if (l->count == l->room)
        l->items = w32t_realloc(l->items, (l->room = l->room ? l->room * 2 : 8) * sizeof *l->items);
    w32t_damage *d = &l->items[l->count++];
    d->offset = offset;
    d->bytes = bytes;
    va_list args;
    va_start(args, format);
    vsnprintf(d->what, sizeof d->what, format, args);
    va_end(args);
}

void w32t_damage_free(w32t_damage_list *l) {
    free(l->items);
    memset(l, 0, sizeof *l);
}
