// SPDX-License-Identifier: Apache-2.0
// A list of modules, newest last, searched backwards: an address belongs to the module loaded there last. Programs have
// hundreds at most, and each call site is looked up once.
#include "state/call_sites.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/utf.h"

#define MAX_MODULES 100000u

struct site_module {
    uint64_t base, size;
    uint32_t pid;
    const char *name;
};

static void forget_texts(w32t_call_sites *s) {
    w32t_table_free(&s->texts);
    memset(&s->texts, 0, sizeof s->texts);
}

void w32t_call_sites_see(w32t_call_sites *s, const w32t_event *e) {
    const w32t_etw_record *r = e->native;
    if (!r || (r->kind != W32T_ETW_SYSTEM64 && r->kind != W32T_ETW_SYSTEM32)) return;
    if (r->hook_id != 0x030a && r->hook_id != 0x1402 && r->hook_id != 0x1403) return;
    bool wide = r->kind == W32T_ETW_SYSTEM64;
    w32t_cursor c = w32t_cursor_of(w32t_span_of(e->payload, e->payload_size));
    uint64_t base = wide ? w32t_take64(&c) : w32t_take32(&c), size = wide ? w32t_take64(&c) : w32t_take32(&c);
    uint32_t pid = w32t_take32(&c);
    w32t_skip(&c, wide ? 36 : 32); // checksum, time stamp, signature, default base, reserved
    if (c.bad) return;
    if (r->hook_id == 0x1402) {
        for (size_t i = s->count; i > 0; i--) {
            if (s->modules[i - 1].pid != pid || s->modules[i - 1].base != base) continue;
            memmove(s->modules + i - 1, s->modules + i, (s->count - i) * sizeof *s->modules);
            s->count--;
            forget_texts(s);
            return;
        }
        return;
    }
    w32t_span path = w32t_take_utf16z(&c, NULL);
    const char *text = w32t_utf16_text(&s->arena, path, NULL), *name = text;
    for (const char *p = text; *p; p++) {
        if (*p == '\\' || *p == '/') name = p + 1;
    }
    if (s->count == MAX_MODULES) return;
    if (s->count == s->room)
        s->modules = w32t_realloc(s->modules, (s->room = s->room ? s->room * 2 : 64) * sizeof *s->modules);
    s->modules[s->count++] = (struct site_module){base, size, pid, name};
    if (s->texts.count) forget_texts(s); // an address may have been named before its module's event came
}

const char *w32t_call_site(w32t_call_sites *s, uint32_t pid, uint64_t address) {
    uint64_t key = (w32t_hash_u64(address) ^ w32t_hash_u64(~(uint64_t)pid)) | 1;
    const char *known = w32t_table_get(&s->texts, key);
    if (known) return known;
    char text[320];
    snprintf(text, sizeof text, "0x%llx", (unsigned long long)address);
    for (size_t i = s->count; i > 0; i--) {
        const struct site_module *m = &s->modules[i - 1];
        if (m->pid != pid || address < m->base || address - m->base >= m->size) continue;
        snprintf(text, sizeof text, "%.260s+0x%llx", m->name, (unsigned long long)(address - m->base));
        break;
    }
    char *kept = w32t_arena_text(&s->arena, text, strlen(text));
    w32t_table_put(&s->texts, key, kept);
    return kept;
}

void w32t_call_sites_free(w32t_call_sites *s) {
    free(s->modules);
    w32t_table_free(&s->texts);
    w32t_arena_free(&s->arena);
}
