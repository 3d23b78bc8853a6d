// SPDX-License-Identifier: Apache-2.0
// A list of modules, newest last, searched backwards: an address belongs to the module loaded there last. Programs have
// hundreds at most, and each call site is looked up once.
#include "state/call_sites.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/utf.h"
#include "state/symbol_event.h"

#define MAX_MODULES 100000u
#define MAX_SYMBOLS 500000u

struct site_module {
    uint64_t base, size;
    uint32_t pid;
    const char *name;
    uint64_t path; // hash
};

static void forget_texts(w32t_call_sites *s) {
    w32t_table_free(&s->texts);
    memset(&s->texts, 0, sizeof s->texts);
}

static uint64_t symbol_key(uint64_t path, uint64_t offset) {
    return (path ^ w32t_hash_u64(~offset)) | 1;
}

// A name stands before the events that need it, so texts made already stay as they are.
static void see_symbol(w32t_call_sites *s, w32t_event *e) {
    w32t_symbol_event symbol;
    if (!w32t_symbol_event_of(e, &symbol)) return;
    e->has |= W32T_EVENT_HIDDEN;
    uint64_t key = symbol_key(w32t_hash_bytes(symbol.image.p, symbol.image.n), symbol.offset);
    if (s->symbols.count < MAX_SYMBOLS && !w32t_table_get(&s->symbols, key))
        w32t_table_put(&s->symbols, key, (void *)(uintptr_t)w32t_symbol_text(&symbol, &s->arena));
}

void w32t_call_sites_see(w32t_call_sites *s, w32t_event *e) {
    if (e->encoding == W32T_ENC_ETW) {
        see_symbol(s, e);
        return;
    }
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
    s->modules[s->count++] = (struct site_module){base, size, pid, name, w32t_hash_bytes(path.p, path.n)};
    if (s->texts.count) forget_texts(s); // an address may have been named before its module's event came
}

const w32t_code_site *w32t_call_site(w32t_call_sites *s, uint32_t pid, uint64_t address) {
    uint64_t key = (w32t_hash_u64(address) ^ w32t_hash_u64(~(uint64_t)pid)) | 1;
    const w32t_code_site *known = w32t_table_get(&s->texts, key);
    if (known) return known;
    char text[320];
    snprintf(text, sizeof text, "0x%llx", (unsigned long long)address);
    const struct site_module *in = NULL;
    for (size_t i = s->count; i > 0 && !in; i--) {
        const struct site_module *m = &s->modules[i - 1];
        if (m->pid == pid && address >= m->base && address - m->base < m->size) in = m;
    }
    if (in) snprintf(text, sizeof text, "%.260s+0x%llx", in->name, (unsigned long long)(address - in->base));
    w32t_code_site *site = w32t_arena_alloc(&s->arena, sizeof *site);
    site->place = site->name = w32t_arena_text(&s->arena, text, strlen(text));
    const char *symbol = in ? w32t_table_get(&s->symbols, symbol_key(in->path, address - in->base)) : NULL;
    if (symbol) {
        w32t_buf b = {0};
        w32t_buf_printf(&b, "%s!%s", in->name, symbol);
        site->name = w32t_arena_text(&s->arena, w32t_buf_cstr(&b), b.n);
        w32t_buf_free(&b);
    }
    w32t_table_put(&s->texts, key, site);
    return site;
}

void w32t_call_sites_free(w32t_call_sites *s) {
    free(s->modules);
    w32t_table_free(&s->texts);
    w32t_table_free(&s->symbols);
    w32t_arena_free(&s->arena);
}
