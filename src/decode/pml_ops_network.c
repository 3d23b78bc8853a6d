// SPDX-License-Identifier: Apache-2.0
// Network events: end points (named by the log's own host and port tables) and the properties Windows reported, as
// pairs of texts.
#include "decode/pml_view.h"

// Flags (1 source is IPv4, 2 destination is IPv4, 4 TCP), length, two addresses of 16 bytes, two ports, pairs.
enum { LENGTH = 4, SOURCE = 8, DESTINATION = 24, SOURCE_PORT = 40, DESTINATION_PORT = 42, PAIRS = 44 };

static void host_text(const w32t_pml_view *v, w32t_buf *b, size_t at, bool ipv4) {
    w32t_span a = w32t_span_sub(v->detail, at, 16);
    if (!a.p) return;
    size_t i = (size_t)(uintptr_t)w32t_table_get(&v->log->host_index, w32t_hash_bytes(a.p, 16));
    if (i && memcmp(v->log->hosts[i - 1].address, a.p, 16) == 0 && v->log->hosts[i - 1].name.n) {
        w32t_buf_put(b, v->log->hosts[i - 1].name.p, v->log->hosts[i - 1].name.n);
    } else if (ipv4) {
        for (int k = 0; k < 4; k++) {
            if (k) w32t_buf_char(b, '.');
            w32t_buf_u64(b, a.p[k]);
        }
    } else
        for (int k = 0; k < 8; k++) // Process Monitor shortens no runs of zeros
            w32t_buf_printf(b, k ? ":%x" : "%x", (unsigned)a.p[2 * k] << 8 | a.p[2 * k + 1]);
}

static void port_text(const w32t_pml_view *v, w32t_buf *b, uint16_t port, bool tcp) {
    size_t i = (size_t)(uintptr_t)w32t_table_get(&v->log->port_index, (uint64_t)port << 1 | tcp);
    if (i)
        w32t_buf_put(b, v->log->ports[i - 1].name.p, v->log->ports[i - 1].name.n);
    else
        w32t_buf_u64(b, port);
}

void w32t_pml_network_path(const w32t_pml_view *v, w32t_buf *b) {
    uint16_t flags = w32t_span_u16(v->detail, 0);
    host_text(v, b, SOURCE, flags & 1);
    w32t_buf_char(b, ':');
    port_text(v, b, w32t_span_u16(v->detail, SOURCE_PORT), flags & 4);
    w32t_buf_lit(b, " -> ");
    host_text(v, b, DESTINATION, flags & 2);
    w32t_buf_char(b, ':');
    port_text(v, b, w32t_span_u16(v->detail, DESTINATION_PORT), flags & 4);
}

static void address_field(const w32t_pml_view *v, w32t_pml_out *o, const char *key, size_t at, bool ipv4) {
    w32t_span a = w32t_span_sub(v->detail, at, 16);
    if (!a.p) return;
    if (ipv4)
        w32t_pml_add(o, key, (w32t_value){.type = W32T_TYPE_IPV4, .size = 4, .u = w32t_le32(a.p)});
    else
        w32t_pml_add(o, key, (w32t_value){.type = W32T_TYPE_IPV6, .size = 16, .bytes = a.p});
}

static void endpoint_fields(const w32t_pml_view *v, w32t_pml_out *o) {
    uint16_t flags = w32t_span_u16(v->detail, 0);
    address_field(v, o, "Source Address", SOURCE, flags & 1);
    w32t_pml_add(
        o, "Source Port",
        (w32t_value){
            .type = W32T_TYPE_UINT, .shape = W32T_SHAPE_PORT, .size = 2, .u = w32t_span_u16(v->detail, SOURCE_PORT)});
    address_field(v, o, "Destination Address", DESTINATION, flags & 2);
    w32t_pml_add(o, "Destination Port",
                 (w32t_value){.type = W32T_TYPE_UINT,
                              .shape = W32T_SHAPE_PORT,
                              .size = 2,
                              .u = w32t_span_u16(v->detail, DESTINATION_PORT)});
}

void w32t_pml_network_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_pml_put_number(o, W32T_PML_KEY("Length"), w32t_span_u32(v->detail, LENGTH));
    if (!o->text) endpoint_fields(v, o);
    w32t_cursor c = w32t_cursor_of(w32t_span_from(v->detail, PAIRS));
    for (;;) {
        bool terminated, whole;
        w32t_span name = w32t_take_utf16z(&c, &terminated);
        if (!name.n || !terminated) return;
        w32t_span value = w32t_take_utf16z(&c, &whole);
        w32t_buf key = {0};
        w32t_pml_put_string(&key, name, false);
        const char *k = o->text ? w32t_buf_cstr(&key) : w32t_arena_text(o->arena, (const char *)key.p, key.n);
        w32t_pml_put_words(o, k, key.n, value, false);
        w32t_buf_free(&key);
        if (!whole) return;
    }
}
