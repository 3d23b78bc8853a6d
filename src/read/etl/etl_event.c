// SPDX-License-Identifier: Apache-2.0
// Raw events to w32t_event: header fields, extended data items, and the event classes behind kernel hook ids.
#include "read/etl/etl_event.h"
#include "base/guid.h"
#include "schema/importers.h"

// Event classes of the kernel's event groups, as the SDK's MOF documentation gives them; unlisted groups have none.
static const w32t_guid group_class[] = {
    [0x00] = {0x68fdd900, 0x4a3e, 0x11d1, {0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3}}, // EventTrace
    [0x01] = {0x3d6fa8d4, 0xfe05, 0x11d0, {0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c}}, // DiskIo
    [0x02] = {0x3d6fa8d3, 0xfe05, 0x11d0, {0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c}}, // PageFault
    [0x03] = {0x3d6fa8d0, 0xfe05, 0x11d0, {0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c}}, // Process
    [0x04] = {0x90cbdc39, 0x4a3e, 0x11d1, {0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3}}, // FileIo
    [0x05] = {0x3d6fa8d1, 0xfe05, 0x11d0, {0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c}}, // Thread
    [0x06] = {0x9a280ac0, 0xc8e0, 0x11d1, {0x84, 0xe2, 0x00, 0xc0, 0x4f, 0xb9, 0x98, 0xa2}}, // TcpIp
    [0x07] = {0x3282fc76, 0xfeed, 0x498e, {0x8a, 0xa7, 0xe7, 0x0f, 0x45, 0x9d, 0x43, 0x0e}}, // Job
    [0x08] = {0xbf3a50c5, 0xa9c9, 0x4988, {0xa0, 0x05, 0x2d, 0xf0, 0xb7, 0xc8, 0x0f, 0x80}}, // UdpIp
    [0x09] = {0xae53722e, 0xc863, 0x11d2, {0x86, 0x59, 0x00, 0xc0, 0x4f, 0xa3, 0x21, 0xa1}}, // Registry
    [0x0A] = {0x13976d09, 0xa327, 0x438c, {0x95, 0x0b, 0x7f, 0x03, 0x19, 0x28, 0x15, 0xc7}}, // DbgPrint
    [0x0B] = {0x01853a65, 0x418f, 0x4f36, {0xae, 0xfc, 0xdc, 0x0f, 0x1d, 0x2f, 0xd2, 0x35}}, // SystemConfig
    [0x0C] = {0x99134383, 0x5248, 0x43fc, {0x83, 0x4b, 0x52, 0x94, 0x54, 0xe7, 0x5d, 0xf3}}, // LastBranchRecord
    [0x0D] = {0x42695762, 0xea50, 0x497a, {0x90, 0x68, 0x5c, 0xbb, 0xb3, 0x5e, 0x0b, 0x95}}, // Wnf
    [0x0E] = {0x0268a8b6, 0x74fd, 0x4302, {0x9d, 0xd0, 0x6e, 0x8f, 0x17, 0x95, 0xc0, 0xcf}}, // Pool
    [0x0F] = {0xce1dbfb4, 0x137e, 0x4da6, {0x87, 0xb0, 0x3f, 0x59, 0xaa, 0x10, 0x2c, 0xbc}}, // PerfInfo
    [0x10] = {0x222962ab, 0x6180, 0x4b88, {0xa8, 0x25, 0x34, 0x6b, 0x75, 0xf2, 0xa2, 0x4a}}, // Heap
    [0x11] = {0x89497f50, 0xeffe, 0x4440, {0x8c, 0xf2, 0xce, 0x6b, 0x1c, 0xdc, 0xac, 0xa7}}, // Object
    [0x12] = {0xe43445e0, 0x0903, 0x48c3, {0xb8, 0x78, 0xff, 0x0f, 0xcc, 0xeb, 0xdd, 0x04}}, // Power
    [0x13] = {0xa9152f00, 0x3f58, 0x4bee, {0x92, 0xa1, 0x70, 0xc7, 0xd0, 0x79, 0xd5, 0xdd}}, // ModuleBound
    [0x14] = {0x2cb15d1d, 0x5fc1, 0x11d2, {0xab, 0xe1, 0x00, 0xa0, 0xc9, 0x11, 0xf5, 0x18}}, // Image
    [0x15] = {0xb2d14872, 0x7c5b, 0x463d, {0x84, 0x19, 0xee, 0x9b, 0xf7, 0xd2, 0x3e, 0x04}}, // Dpc
    [0x16] = {0x7687a439, 0xf752, 0x45b8, {0xb7, 0x41, 0x32, 0x1a, 0xec, 0x0f, 0x8d, 0xf9}}, // Cc
    [0x17] = {0x3ac66736, 0xcc59, 0x4cff, {0x81, 0x15, 0x8d, 0xf5, 0x0e, 0x39, 0x81, 0x6b}}, // CritSec
    [0x18] = {0xdef2fe46, 0x7bd6, 0x4b80, {0xbd, 0x94, 0xf5, 0x7f, 0xe2, 0x0d, 0x0c, 0xe3}}, // StackWalk
    [0x19] = {0x9aec974b, 0x5b8e, 0x4118, {0x9b, 0x92, 0x31, 0x86, 0xd8, 0x00, 0x2c, 0xe5}}, // UmsEvent
    [0x1A] = {0x45d8cccd, 0x539f, 0x4b72, {0xa8, 0xb7, 0x5c, 0x68, 0x31, 0x42, 0x60, 0x9a}}, // ALPC
    [0x1B] = {0xd837ca92, 0x12b9, 0x44a5, {0xad, 0x6a, 0x3a, 0x65, 0xb3, 0x57, 0x8a, 0xa8}}, // SplitIo
    [0x1C] = {0xc861d0e2, 0xa2c1, 0x4d36, {0x9f, 0x9c, 0x97, 0x0b, 0xab, 0x94, 0x3a, 0x12}}, // ThreadPool
    [0x1D] = {0x7f2a405c, 0x69b5, 0x4bf9, {0xa1, 0xf5, 0x30, 0xe8, 0xf1, 0xaf, 0xab, 0x5e}}, // Hypervisor
    [0x1E] = {0x2ce9a149, 0xeffe, 0x42f0, {0xa6, 0x35, 0xa1, 0xd3, 0x9e, 0x26, 0xc8, 0xf2}}, // HypervisorX
};
static const w32t_guid no_class;

const w32t_guid *w32t_etl_group_class(uint8_t group) {
    return group < sizeof group_class / sizeof *group_class ? &group_class[group] : &no_class;
}

static bool is_32bit_kind(uint8_t kind) {
    return kind == W32T_ETW_SYSTEM32 || kind == W32T_ETW_COMPACT32 || kind == W32T_ETW_FULL32 ||
           kind == W32T_ETW_INSTANCE32 || kind == W32T_ETW_PERFINFO32 || kind == W32T_ETW_EVENT_HEADER32;
}

#define MAX_ITEMS 64 // one of each type is what Windows writes; more are not kept

// Extended items: total size u16, type u16, whether another follows u16, data size u16, data; each starts 8-byte
// aligned. Returns where the payload begins.
static size_t parse_items(w32t_event *e, w32t_etw_record *r, w32t_span event, size_t at) {
    w32t_ext_item items[MAX_ITEMS];
    unsigned count = 0;
    for (bool more = true; more;) {
        w32t_span s = w32t_span_sub(event, at, 8);
        if (!s.p) break;
        size_t total = w32t_le16(s.p), size = w32t_le16(s.p + 6);
        more = w32t_le16(s.p + 4) & 1;
        w32t_span data = w32t_span_sub(event, at + 8, size);
        if (total < 8 || !data.p || total < size + 8) break; // the rest cannot be told from payload
        if (count < MAX_ITEMS) items[count++] = (w32t_ext_item){w32t_le16(s.p + 2), data};
        at += (total + 7) & ~(size_t)7;
    }
    r->ext = w32t_arena_copy(e->arena, items, count * sizeof *items);
    r->ext_count = (uint16_t)count;
    return at < event.n ? at : event.n;
}

// Appends: a thread of a 32-bit program can have a stack of each width.
static void put_stack(w32t_event *e, w32t_span data, bool wide) {
    size_t width = wide ? 8 : 4, n = (data.n < 8 ? 0 : data.n - 8) / width, had = e->stack_count; // after the match id
    uint64_t *stack = w32t_arena_alloc(e->arena, (had + n ? had + n : 1) * sizeof *stack);
    if (had) memcpy(stack, e->stack, had * sizeof *stack);
    for (size_t i = 0; i < n; i++)
        stack[had + i] = wide ? w32t_le64(data.p + 8 + 8 * i) : w32t_le32(data.p + 8 + 4 * i);
    e->stack = stack;
    e->stack_count = (uint32_t)(had + n);
}

static void apply_items(w32t_event *e, w32t_etw_record *r) {
    for (unsigned i = 0; i < r->ext_count; i++) {
        w32t_span d = r->ext[i].data;
        switch (r->ext[i].type) {
        case W32T_EXT_RELATED_ACTIVITY:
            if (d.n >= 16) {
                e->related = w32t_guid_load(d.p);
                e->has |= W32T_HAS_RELATED;
            }
            break;
        case W32T_EXT_SID:
            e->user = d.p;
            e->user_size = (uint32_t)d.n;
            e->has |= W32T_HAS_USER;
            break;
        case W32T_EXT_INSTANCE_INFO:
            r->instance_id = w32t_span_u32(d, 0);
            r->parent_instance_id = w32t_span_u32(d, 4);
            break;
        case W32T_EXT_STACK32:
        case W32T_EXT_STACK64:
            put_stack(e, d, r->ext[i].type == W32T_EXT_STACK64);
            break;
        default: // kept for decoders: schemas, traits, counters, keys
            break;
        }
    }
}

static void thread_process(w32t_event *e, const uint8_t *p) {
    e->tid = w32t_le32(p);
    e->pid = w32t_le32(p + 4);
    if (e->tid != UINT32_MAX) e->has |= W32T_HAS_TID; // -1: written where there is none
    if (e->pid != UINT32_MAX) e->has |= W32T_HAS_PID;
}

static void times(w32t_etw_record *r, const uint8_t *p) {
    r->kernel_time = w32t_le32(p);
    r->user_time = w32t_le32(p + 4);
}

static size_t from_event_header(w32t_event *e, w32t_etw_record *r, w32t_span s) {
    const uint8_t *p = s.p;
    r->flags = w32t_le16(p + 4);
    r->property = w32t_le16(p + 6);
    thread_process(e, p + 8);
    e->provider_id = w32t_guid_load(p + 0x18);
    e->id = w32t_le16(p + 0x28);
    e->version = p[0x2A];
    e->channel_id = p[0x2B];
    e->level = p[0x2C];
    e->opcode = p[0x2D];
    e->task = w32t_le16(p + 0x2E);
    e->keywords = w32t_le64(p + 0x30);
    times(r, p + 0x38);
    e->activity = w32t_guid_load(p + 0x40);
    e->has |= W32T_HAS_ID | W32T_HAS_VERSION | W32T_HAS_LEVEL | W32T_HAS_TASK | W32T_HAS_OPCODE | W32T_HAS_KEYWORDS |
              W32T_HAS_CHANNEL | W32T_HAS_PROVIDER_ID;
    if (!w32t_guid_is_zero(&e->activity)) e->has |= W32T_HAS_ACTIVITY;
    e->encoding = W32T_ENC_ETW;
    if (!(r->flags & ETL_EVENT_EXTENDED)) return 0x50;
    size_t at = parse_items(e, r, s, 0x50);
    apply_items(e, r);
    return at;
}

static void kernel_event(w32t_event *e, w32t_etw_record *r, const uint8_t *p) {
    r->hook_id = w32t_le16(p + 6);
    e->opcode = (uint8_t)r->hook_id;
    e->version = p[0]; // the upper byte counts what the header carries besides
    e->provider_id = *w32t_etl_group_class((uint8_t)(r->hook_id >> 8));
    e->has |= W32T_HAS_OPCODE | W32T_HAS_VERSION | W32T_HAS_PROVIDER_ID | W32T_EVENT_CLASSIC;
    e->encoding = W32T_ENC_CLASSIC;
}

// PEBS index and performance counters that stand between a kernel event's header and its payload, when the version word
// says so.
static size_t kernel_extras(w32t_event *e, w32t_etw_record *r, w32t_span s, size_t at) {
    unsigned marker = w32t_le16(s.p), counters = ETL_PMC_COUNT(marker);
    size_t need = (marker & ETL_PEBS_INDEX ? 8u : 0u) + 8u * counters;
    if (!need || !w32t_span_has(s, at, need)) return at;
    w32t_ext_item *items = w32t_arena_alloc(e->arena, 2 * sizeof *items);
    if (marker & ETL_PEBS_INDEX) {
        items[r->ext_count++] = (w32t_ext_item){W32T_EXT_PEBS_INDEX, w32t_span_sub(s, at, 8)};
        at += 8;
    }
    if (counters) items[r->ext_count++] = (w32t_ext_item){W32T_EXT_PMC_COUNTERS, w32t_span_sub(s, at, 8u * counters)};
    r->ext = items;
    return at + 8u * counters;
}

static size_t from_system(w32t_event *e, w32t_etw_record *r, w32t_span s, size_t header) {
    kernel_event(e, r, s.p);
    thread_process(e, s.p + 8);
    if (header >= 0x20) times(r, s.p + 0x18);
    return kernel_extras(e, r, s, header);
}

static void from_full(w32t_event *e, w32t_etw_record *r, const uint8_t *p) {
    e->opcode = p[4];
    e->level = p[5];
    e->version = p[6];
    thread_process(e, p + 8);
    e->provider_id = w32t_guid_load(p + 0x18);
    times(r, p + 0x28);
    e->has |= W32T_HAS_OPCODE | W32T_HAS_LEVEL | W32T_HAS_VERSION | W32T_HAS_PROVIDER_ID | W32T_EVENT_CLASSIC;
    e->encoding = W32T_ENC_CLASSIC;
}

static void from_message(w32t_event *e, w32t_etw_record *r, const uint8_t *p) {
    unsigned flags = w32t_le16(p + 6);
    size_t at = 8;
    e->id = w32t_le16(p + 4);
    r->wpp_flags = (uint16_t)flags;
    if (flags & ETL_MSG_SEQUENCE) {
        r->wpp_sequence = w32t_le32(p + at);
        at += 4;
    }
    if (flags & ETL_MSG_COMPONENT) {
        r->wpp_component = w32t_le32(p + at);
        at += 4;
    } else if (flags & ETL_MSG_GUID) {
        e->provider_id = w32t_guid_load(p + at);
        e->has |= W32T_HAS_PROVIDER_ID;
        at += 16;
    }
    if (flags & ETL_MSG_TIME) at += 8;
    if (flags & ETL_MSG_SYSTEMINFO) thread_process(e, p + at);
    if (flags & ETL_MSG_POINTER32) r->pointer_size = 4;
    if (flags & ETL_MSG_POINTER64) r->pointer_size = 8;
    e->has |= W32T_HAS_ID;
    e->encoding = W32T_ENC_WPP;
}

static size_t from_other(w32t_event *e, w32t_etw_record *r, w32t_span s, size_t header) {
    switch (r->kind) {
    case W32T_ETW_INSTANCE32:
    case W32T_ETW_INSTANCE64:
        from_full(e, r, s.p);
        r->instance_id = w32t_le32(s.p + 0x30);
        r->parent_instance_id = w32t_le32(s.p + 0x34);
        break;
    case W32T_ETW_FULL32:
    case W32T_ETW_FULL64:
        from_full(e, r, s.p);
        break;
    case W32T_ETW_MESSAGE:
        from_message(e, r, s.p);
        break;
    case W32T_ETW_WNODE:
        e->provider_id = w32t_guid_load(s.p + 0x18);
        e->has |= W32T_HAS_PROVIDER_ID;
        e->encoding = W32T_ENC_CLASSIC;
        break;
    case W32T_ETW_TIMED:
        e->id = w32t_le16(s.p + 4);
        e->has |= W32T_HAS_ID;
        e->encoding = W32T_ENC_CLASSIC;
        break;
    default: // ERROR: nothing is known about it
        e->encoding = W32T_ENC_CLASSIC;
        break;
    }
    return header;
}

w32t_event *w32t_etl_event_add(w32t_batch *batch, const uint8_t *p, const w32t_etl_head *h, const w32t_etl_origin *o,
                               int64_t time) {
    w32t_event *e = w32t_batch_add(batch);
    size_t room = (h->size + 15u) & ~(size_t)15u;
    uint8_t *block = w32t_arena_alloc(e->arena, room + sizeof(w32t_etw_record));
#if defined(__GNUC__)
    for (size_t i = 0; i < 256; i += 64) // what the next event will be written to may lie in another processor's cache
        __builtin_prefetch(block + 512 + i, 1);
#endif
    memcpy(block, p, h->size);
    w32t_etw_record *r = (w32t_etw_record *)(void *)(block + room);
    memset(r, 0, sizeof *r);
    r->kind = h->kind;
    r->session = o->session;
    r->file_offset = o->buffer_offset;
    r->pointer_size = is_32bit_kind(h->kind)                                           ? 4
                      : h->kind < W32T_ETW_KIND_COUNT && o->session->pointer_size == 4 ? 4
                                                                                       : 8;
    if (h->kind == W32T_ETW_SYSTEM64 || h->kind == W32T_ETW_PERFINFO64 || h->kind == W32T_ETW_COMPACT64 ||
        h->kind == W32T_ETW_FULL64 || h->kind == W32T_ETW_INSTANCE64 || h->kind == W32T_ETW_EVENT_HEADER64)
        r->pointer_size = 8;
    e->time = time;
    e->clock = h->time;
    e->source = W32T_SOURCE_ETW;
    e->cpu = o->cpu;
    e->has = W32T_HAS_CPU;
    e->native = r;
    w32t_span s = {block, h->size};
    size_t at;
    if (h->kind >= W32T_ETW_EVENT_HEADER32)
        at = from_event_header(e, r, s);
    else if (h->kind >= W32T_ETW_PERFINFO32) {
        kernel_event(e, r, block);
        at = kernel_extras(e, r, s, h->header);
    } else if (h->kind <= W32T_ETW_COMPACT64)
        at = from_system(e, r, s, h->header);
    else
        at = from_other(e, r, s, h->header);
    if (o->pointer_override) r->pointer_size = o->pointer_override;
    if (r->pointer_size == 4) e->has |= W32T_EVENT_32BIT;
    e->payload = block + at;
    e->payload_size = (uint32_t)(h->size - at);
    return e;
}

w32t_span w32t_etl_event_item(const uint8_t *p, const w32t_etl_head *h, uint16_t type) {
    w32t_span s = {p, h->size};
    if (!(w32t_le16(p + 4) & ETL_EVENT_EXTENDED)) return (w32t_span){NULL, 0};
    for (size_t at = 0x50; w32t_span_has(s, at, 8);) {
        size_t total = w32t_le16(p + at);
        if (w32t_le16(p + at + 2) == type) return w32t_span_sub(s, at + 8, w32t_le16(p + at + 6));
        if (total < 8 || !(w32t_le16(p + at + 4) & 1)) break;
        at += (total + 7) & ~(size_t)7;
    }
    return (w32t_span){NULL, 0};
}

w32t_span w32t_etl_event_payload(const uint8_t *p, const w32t_etl_head *h) {
    size_t at = 0x50;
    if (w32t_le16(p + 4) & ETL_EVENT_EXTENDED)
        for (bool more = true; more && at + 8 <= h->size;) {
            size_t total = w32t_le16(p + at);
            if (total < 8) break;
            more = w32t_le16(p + at + 4) & 1;
            at += (total + 7) & ~(size_t)7;
        }
    return w32t_span_from(w32t_span_of(p, h->size), at);
}

void w32t_etl_event_identity(const uint8_t *p, const w32t_etl_head *h, w32t_seen *out) {
    memset(out, 0, sizeof *out);
    out->encoding = W32T_ENC_CLASSIC;
    if (h->kind >= W32T_ETW_EVENT_HEADER32) {
        out->guid = w32t_guid_load(p + 0x18);
        out->id = w32t_le16(p + 0x28);
        out->version = p[0x2A];
        out->opcode = p[0x2D];
        out->encoding = W32T_ENC_ETW;
        out->self_described = w32t_etl_event_item(p, h, W32T_EXT_SCHEMA_TL).p != NULL;
        if (w32t_le16(p + 4) & ETL_EVENT_STRING_ONLY) out->self_described = true;
        if (out->id == W32T_MANIFEST_EVENT && w32t_is_manifest_part(out->id, out->opcode, w32t_etl_event_payload(p, h)))
            out->self_described = true;
    } else if (h->kind <= W32T_ETW_COMPACT64 || h->kind == W32T_ETW_PERFINFO32 || h->kind == W32T_ETW_PERFINFO64) {
        out->guid = *w32t_etl_group_class(p[7]);
        out->opcode = p[6];
        out->version = p[0];
    } else if (h->kind == W32T_ETW_MESSAGE) {
        unsigned flags = w32t_le16(p + 6);
        out->id = w32t_le16(p + 4);
        if (flags & ETL_MSG_GUID && !(flags & ETL_MSG_COMPONENT))
            out->guid = w32t_guid_load(p + (flags & ETL_MSG_SEQUENCE ? 12 : 8));
        out->encoding = W32T_ENC_WPP;
    } else if (h->kind == W32T_ETW_WNODE) {
        out->guid = w32t_guid_load(p + 0x18);
    } else if (h->kind != W32T_ETW_TIMED && h->kind != W32T_ETW_ERROR) {
        out->guid = w32t_guid_load(p + 0x18);
        out->opcode = p[4];
        out->version = p[6];
    }
}
