// SPDX-License-Identifier: Apache-2.0
// -f pcapng: the network packets of a trace for Wireshark and tcpdump. Sources: Microsoft-Windows-NDIS-PacketCapture
// (netsh trace; packets come in fragments) and Microsoft-Windows-PktMon. Other events write nothing and are counted as
// left out. One interface block for each adapter and link type; times in nanoseconds; direction in the flags; process
// in a comment. Layout: IETF draft "PCAP Now Generic Capture File Format".
#include "base/guid.h"
#include "export/value_text.h"
#include "export/writer.h"

#include <stdlib.h>

static const w32t_guid ndis = {0x2ed6006e, 0x4729, 0x4609, {0xb4, 0x23, 0x3e, 0xe7, 0xbc, 0xd6, 0x78, 0xef}};
static const w32t_guid pktmon = {0x4d4f80d9, 0xc8bd, 0x4d73, {0xbb, 0x5b, 0x19, 0xc9, 0x04, 0x02, 0xc5, 0xac}};

enum { NDIS_FRAGMENT = 1001, NDIS_SWITCH_FRAGMENT = 1003, PKTMON_PACKET = 160, PKTMON_DROP = 170 };
// Keywords of NDIS-PacketCapture events
#define MEDIA_WAN    0x200u
#define MEDIA_80211  0x10000u
#define PACKET_START 0x40000000u
#define PACKET_END   0x80000000u
#define SEND         0x100000000u
#define RECEIVE      0x200000000u
enum { LINK_ETHERNET = 1, LINK_RAW_IP = 101, LINK_80211 = 105 };
enum { BLOCK_SECTION = 0x0A0D0D0A, BLOCK_INTERFACE = 1, BLOCK_PACKET = 6 };
#define LARGEST_PACKET (256u * 1024u) // segmentation offload makes packets of up to 64 KiB; more is damage

typedef struct interface_id {
    uint32_t index, link;
} interface_id;

typedef struct partial { // a packet whose fragments are still coming
    bool used;
    uint32_t tid, index;
    w32t_buf bytes;
} partial;

typedef struct pcapng_writer {
    w32t_writer base;
    interface_id *interfaces;
    size_t interface_count;
    partial partials[32];
    size_t next_victim;
} pcapng_writer;

static w32t_status open_pcapng(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                               w32t_error *error) {
    (void)options;
    (void)trace;
    (void)error;
    pcapng_writer *w = w32t_alloc(sizeof *w);
    *out = &w->base;
    return W32T_OK;
}

static void put16(w32t_buf *b, unsigned v) {
    w32t_put16(w32t_buf_space(b, 2), (uint16_t)v);
    b->n += 2;
}
static void put32(w32t_buf *b, uint32_t v) {
    w32t_put32(w32t_buf_space(b, 4), v);
    b->n += 4;
}
static void pad(w32t_buf *b, size_t n) {
    while (n++ % 4)
        w32t_buf_char(b, 0);
}
static void option(w32t_buf *b, unsigned code, const void *p, size_t n) {
    put16(b, code);
    put16(b, (unsigned)n);
    w32t_buf_put(b, p, n);
    pad(b, n);
}

// Every block is type, length, body, length again.
static size_t block_begin(w32t_buf *b, uint32_t type) {
    size_t at = b->n;
    put32(b, type);
    put32(b, 0);
    return at;
}
static void block_end(w32t_buf *b, size_t at) {
    put32(b, 0); // end of options
    uint32_t length = (uint32_t)(b->n - at + 4);
    put32(b, length);
    w32t_put32(b->p + at + 4, length);
}

static void begin(w32t_writer *w, w32t_buf *out) {
    (void)w;
    size_t at = block_begin(out, BLOCK_SECTION);
    put32(out, 0x1A2B3C4D);
    put16(out, 1);
    put16(out, 0);
    put32(out, UINT32_MAX); // section length: not said
    put32(out, UINT32_MAX);
    option(out, 4, "win32trace", 10);
    block_end(out, at);
}

static uint32_t interface_of(pcapng_writer *w, uint32_t index, uint32_t link, w32t_buf *out) {
    for (size_t i = 0; i < w->interface_count; i++)
        if (w->interfaces[i].index == index && w->interfaces[i].link == link) return (uint32_t)i;
    w->interfaces = w32t_realloc(w->interfaces, (w->interface_count + 1) * sizeof *w->interfaces);
    w->interfaces[w->interface_count] = (interface_id){index, link};
    size_t at = block_begin(out, BLOCK_INTERFACE);
    put16(out, link);
    put16(out, 0);
    put32(out, 0); // no snap length
    w32t_buf name = {0};
    w32t_buf_printf(&name, "interface %u", (unsigned)index);
    option(out, 2, name.p, name.n);
    w32t_buf_free(&name);
    option(out, 9, "\x09", 1); // nanoseconds
    block_end(out, at);
    return (uint32_t)w->interface_count++;
}

typedef struct packet {
    uint32_t index, link, original;
    unsigned direction; // 0 unknown, 1 in, 2 out
    w32t_span bytes;
    const w32t_value *drop; // why the system dropped it, NULL when it did not
} packet;

static void put_comment(const w32t_event *e, const packet *p, w32t_buf *out) {
    w32t_buf comment = {0};
    if (e->has & W32T_HAS_PID) w32t_buf_printf(&comment, "PID=%u", (unsigned)e->pid);
    if (e->has & W32T_HAS_PID && e->process && e->process->image) {
        w32t_buf_lit(&comment, " ProcessName=");
        w32t_buf_text(&comment, e->process->image);
    }
    if (p->drop) {
        if (comment.n) w32t_buf_char(&comment, ' ');
        w32t_buf_lit(&comment, "Dropped=");
        w32t_text_value(&comment, p->drop);
    }
    if (comment.n) option(out, 1, comment.p, comment.n);
    w32t_buf_free(&comment);
}

static void put_packet(pcapng_writer *w, const w32t_event *e, const packet *p, w32t_buf *out) {
    uint32_t id = interface_of(w, p->index, p->link, out);
    size_t at = block_begin(out, BLOCK_PACKET);
    uint64_t time = e->time > 0 ? (uint64_t)e->time : 0;
    put32(out, id);
    put32(out, (uint32_t)(time >> 32));
    put32(out, (uint32_t)time);
    put32(out, (uint32_t)p->bytes.n);
    put32(out, p->original);
    w32t_buf_put(out, p->bytes.p, p->bytes.n);
    pad(out, p->bytes.n);
    if (p->direction) {
        uint8_t flags[4] = {(uint8_t)p->direction, 0, 0, 0};
        option(out, 2, flags, 4);
    }
    put_comment(e, p, out);
    block_end(out, at);
}

static w32t_span bytes_of(const w32t_field *f, uint32_t count, const char *name) {
    const w32t_value *v = w32t_field_find(f, count, name);
    return v && v->type == W32T_TYPE_BINARY ? w32t_span_of(v->bytes, v->size) : (w32t_span){NULL, 0};
}
static uint32_t number_of(const w32t_field *f, uint32_t count, const char *name) {
    const w32t_value *v = w32t_field_find(f, count, name);
    return v && (v->type == W32T_TYPE_UINT || v->type == W32T_TYPE_INT) ? (uint32_t)v->u : 0;
}

// 1001 has one layout, so no schema is needed: two interface indexes, size, bytes. 1003 has the switch ports in
// between.
static bool ndis_fragment(w32t_event *e, packet *p) {
    if (e->id == NDIS_FRAGMENT) {
        w32t_span s = {e->payload, e->payload_size};
        uint32_t size = w32t_span_u32(s, 8);
        p->index = w32t_span_u32(s, 4);
        p->bytes = w32t_span_sub(s, 12, size);
        if (!p->bytes.p && s.n >= 12) p->bytes = w32t_span_from(s, 12); // cut short
        return p->bytes.p != NULL;
    }
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    p->index = number_of(f, count, "LowerIfIndex");
    p->bytes = bytes_of(f, count, "Fragment");
    return p->bytes.p != NULL;
}

static partial *partial_of(pcapng_writer *w, uint32_t tid, uint32_t index, bool start) {
    partial *free_one = NULL;
    for (size_t i = 0; i < sizeof w->partials / sizeof *w->partials; i++) {
        partial *p = &w->partials[i];
        if (p->used && p->tid == tid && p->index == index) return p;
        if (!p->used && !free_one) free_one = p;
    }
    if (!start) return NULL;
    if (!free_one) free_one = &w->partials[w->next_victim++ % 32]; // ends were lost: the oldest goes
    free_one->used = true;
    free_one->tid = tid;
    free_one->index = index;
    free_one->bytes.n = 0;
    return free_one;
}

// False: the event has no part in a packet.
static bool ndis_event(pcapng_writer *w, w32t_event *e, w32t_buf *out) {
    packet p = {0};
    if (!ndis_fragment(e, &p)) return false;
    p.link = e->keywords & MEDIA_80211 ? LINK_80211 : e->keywords & MEDIA_WAN ? LINK_RAW_IP : LINK_ETHERNET;
    p.direction = e->keywords & SEND ? 2 : e->keywords & RECEIVE ? 1 : 0;
    bool start = e->keywords & PACKET_START, end = e->keywords & PACKET_END;
    if (!start || !end) {
        partial *part = partial_of(w, e->tid, p.index, start);
        if (!part) return false; // its start is not in the trace
        if (start) part->bytes.n = 0;
        if (part->bytes.n + p.bytes.n <= LARGEST_PACKET) w32t_buf_put(&part->bytes, p.bytes.p, p.bytes.n);
        if (!end) return true;
        part->used = false;
        p.bytes = w32t_span_of(part->bytes.p, part->bytes.n);
    }
    p.original = (uint32_t)p.bytes.n;
    put_packet(w, e, &p, out);
    return true;
}

static bool pktmon_event(pcapng_writer *w, w32t_event *e, w32t_buf *out) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    packet p = {.bytes = bytes_of(f, count, "Payload")};
    if (!p.bytes.p) return false;
    uint32_t type = number_of(f, count, "PacketType");
    p.link = type == 3 ? LINK_RAW_IP : type == 2 ? LINK_80211 : LINK_ETHERNET;
    p.index = number_of(f, count, "ComponentId");
    uint32_t tag = number_of(f, count, "DirTag"); // In, Out, Rx, Tx, Ingress, Egress
    if (tag >= 1 && tag <= 6) p.direction = tag % 2 ? 1 : 2;
    if (e->id == PKTMON_DROP) p.drop = w32t_field_find(f, count, "DropReason");
    p.original = number_of(f, count, "OriginalPayloadSize");
    if (p.original < p.bytes.n) p.original = (uint32_t)p.bytes.n;
    put_packet(w, e, &p, out);
    return true;
}

static void event(w32t_writer *base, w32t_event *e, w32t_buf *out) {
    pcapng_writer *w = (pcapng_writer *)base;
    bool etw = e->source == W32T_SOURCE_ETW && e->encoding == W32T_ENC_ETW, put = false;
    if (etw && (e->id == NDIS_FRAGMENT || e->id == NDIS_SWITCH_FRAGMENT) && w32t_guid_equal(&e->provider_id, &ndis))
        put = ndis_event(w, e, out);
    else if (etw && (e->id == PKTMON_PACKET || e->id == PKTMON_DROP) && w32t_guid_equal(&e->provider_id, &pktmon))
        put = pktmon_event(w, e, out);
    if (!put) base->skipped++;
}

static void close_pcapng(w32t_writer *base) {
    pcapng_writer *w = (pcapng_writer *)base;
    for (size_t i = 0; i < sizeof w->partials / sizeof *w->partials; i++)
        w32t_buf_free(&w->partials[i].bytes);
    free(w->interfaces);
    free(w);
}

const w32t_writer_ops w32t_writer_pcapng = {
    .name = "pcapng",
    .description = "captured network packets (NDIS-PacketCapture, PktMon) for Wireshark",
    .serial = true,
    .open = open_pcapng,
    .begin = begin,
    .event = event,
    .close = close_pcapng,
};
