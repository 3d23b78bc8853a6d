// SPDX-License-Identifier: Apache-2.0
// Copies what a call's arguments point to, as the plan's capture rows say, straight into the record. Every read of the
// target's memory is guarded; nothing is cut without saying so.
#include "agent.h"

typedef struct half { // one half of a call being captured
    const agent_hook *hook;
    const uintptr_t *args;
    uint64_t result;
    uint8_t *out;
    uint32_t used; // bytes of records written
    uint32_t room;
    uint32_t budget; // content bytes left for this half
} half;

static bool read_bytes(uintptr_t from, void *to, size_t size) {
    uint32_t status;
    if (from < 0x10000) return false;
    return w32t_copy_bytes(to, (const void *)from, size, &status) == size && status == 0;
}

static bool read_word(uintptr_t from, uintptr_t *value) {
    return read_bytes(from, value, sizeof(*value));
}

// The number of elements, INT64_MAX when the NUL decides. False: it cannot be told (its own pointer is bad).
static bool length_of(const half *h, const w32t_plan_capture *c, uintptr_t address, uint64_t *length) {
    uintptr_t word =
        (c->length_kind >= W32T_LEN_WORD && c->length_kind <= W32T_LEN_PTR_SIZE) || c->length_kind >= W32T_LEN_PRODUCT
            ? h->args[c->length_arg]
            : 0;
    uintptr_t at = word + c->length_const;
    uint32_t small = 0;
    uint16_t tiny = 0;
    uintptr_t whole = 0;
    switch (c->length_kind) {
    case W32T_LEN_CONST:
        *length = c->length_const;
        return true;
    case W32T_LEN_WORD:
        *length = (uint32_t)word;
        return true;
    case W32T_LEN_WORD_SIZE:
        *length = word;
        return true;
    case W32T_LEN_SIGNED:
        *length = (int32_t)word < 0 ? INT64_MAX : (uint32_t)word;
        return true;
    case W32T_LEN_PTR16:
        if (!word || !read_bytes(at, &tiny, 2)) return false;
        *length = tiny;
        return true;
    case W32T_LEN_PTR32:
        // a call that could have gone on, and did not: what it has done is in its OVERLAPPED
        if (!word && h->hook->io_status) {
            if (!read_word(h->args[h->hook->io_status - 1] + sizeof(whole), &whole)) return false;
            *length = whole;
            return true;
        }
        if (!word || !read_bytes(at, &small, 4)) return false;
        *length = small;
        return true;
    case W32T_LEN_PTR_SIZE:
        if (!word || !read_word(at, &whole)) return false;
        *length = whole;
        return true;
    case W32T_LEN_RESULT:
        *length = (uint32_t)h->result;
        return true;
    case W32T_LEN_RESULT_SIZE:
        *length = h->result;
        return true;
    case W32T_LEN_STRUCT32:
        if (!read_bytes(address + c->length_const, &small, 4)) return false;
        *length = small;
        return true;
    case W32T_LEN_STRUCT16:
        if (!read_bytes(address + c->length_const, &tiny, 2)) return false;
        *length = tiny;
        return true;
    case W32T_LEN_SIZED32:
        if (!read_bytes(address + c->length_const, &small, 4)) return false;
        *length = small < c->length_const + 4 ? c->length_const + 4 : small > c->limit ? c->limit : small;
        return true;
    case W32T_LEN_PRODUCT:
        whole = h->args[c->length_const];
        *length = word && whole > UINT32_MAX / word ? UINT32_MAX : (uint64_t)word * whole;
        return true;
    case W32T_LEN_PRODUCT_RESULT:
        *length = word && h->result > UINT32_MAX / word ? UINT32_MAX : (uint64_t)word * h->result;
        return true;
    case W32T_LEN_FETCHED:
        if (word && !read_bytes(word, &small, 4)) return false;
        *length = word ? small : (uint32_t)h->result == 0;
        return true;
    default:
        *length = INT64_MAX;
        return true;
    }
}

static void store_bytes(half *h, w32t_blob *b, uintptr_t from, uint64_t full, uint32_t limit) {
    uint32_t take = full < limit ? (uint32_t)full : limit, status = 0;
    b->full = full;
    if (!take) {
        b->status = full ? W32T_BLOB_CUT : W32T_BLOB_OK;
        return;
    }
    b->stored += (uint32_t)w32t_copy_bytes((uint8_t *)(b + 1) + b->stored, (const void *)from, take, &status);
    b->status = status ? W32T_BLOB_UNREADABLE : take < full ? W32T_BLOB_CUT : W32T_BLOB_OK;
    (void)h;
}

static void store_text(w32t_blob *b, uintptr_t from, uint64_t max, uint32_t limit, bool wide) {
    uint32_t width = wide ? 2 : 1, status = 0;
    size_t units = limit / width;
    bool bounded = max <= units;
    if (bounded) units = (size_t)max;
    uint8_t *to = (uint8_t *)(b + 1) + b->stored;
    size_t got = wide ? w32t_copy_utf16z(to, (const void *)from, units, &status)
                      : w32t_copy_ansiz(to, (const void *)from, units, &status);
    b->stored += (uint32_t)(got * width);
    b->full = got * width;
    b->status = status == 2 ? W32T_BLOB_UNREADABLE : status == 1 && !bounded ? W32T_BLOB_CUT : W32T_BLOB_OK;
    if (b->status != W32T_BLOB_CUT) return;
    size_t more = max - got < AGENT_STRINGS ? (size_t)(max - got) : AGENT_STRINGS;
    const void *rest = (const void *)(from + got * width);
    size_t seen = wide ? w32t_scan_utf16z(NULL, rest, more, &status) : w32t_scan_ansiz(NULL, rest, more, &status);
    b->full += seen * width;
}

// Text with inner NULs, up to an empty string.
static void store_multi(w32t_blob *b, uintptr_t from, uint32_t limit, bool wide) {
    uint32_t width = wide ? 2 : 1, status = 0;
    uint8_t *to = (uint8_t *)(b + 1);
    size_t left = limit / width;
    while (left) {
        const void *next = (const void *)(from + b->stored);
        size_t got = wide ? w32t_copy_utf16z(to + b->stored, next, left, &status)
                          : w32t_copy_ansiz(to + b->stored, next, left, &status);
        b->stored += (uint32_t)(got * width);
        b->full = b->stored;
        if (status) {
            b->status = status == 2 ? W32T_BLOB_UNREADABLE : W32T_BLOB_CUT;
            return;
        }
        if (!got) return;
        b->stored += width; // the NUL was copied with it
        left -= got + 1;
    }
    b->status = W32T_BLOB_CUT;
}

static void store_counted(half *h, w32t_blob *b, uintptr_t from, uint32_t limit) {
    struct {
        uint16_t length, maximum;
        uintptr_t buffer;
    } s;
    if (!read_bytes(from, &s, sizeof(s)))
        b->status = W32T_BLOB_UNREADABLE;
    else if (!s.buffer && !s.length)
        b->status = W32T_BLOB_NULL;
    else
        store_bytes(h, b, s.buffer, s.length, limit);
}

static void store_object(half *h, w32t_blob *b, uintptr_t from, uint32_t limit) {
    struct {
        uint32_t length;
        uintptr_t root, name;
        uint32_t attributes;
    } o;
    struct {
        uint16_t length, maximum;
        uintptr_t buffer;
    } s = {0};
    if (limit < sizeof(w32t_blob_object) || !read_bytes(from, &o, sizeof(o))) {
        b->status = limit < sizeof(w32t_blob_object) ? W32T_BLOB_CUT : W32T_BLOB_UNREADABLE;
        return;
    }
    w32t_blob_object *object = (w32t_blob_object *)(b + 1);
    *object = (w32t_blob_object){.root = o.root, .attributes = o.attributes};
    b->stored = sizeof(*object);
    b->full = sizeof(*object);
    if (!o.name) return;
    if (!read_bytes(o.name, &s, sizeof(s))) {
        b->status = W32T_BLOB_UNREADABLE;
        return;
    }
    object->name_bytes = s.length;
    store_bytes(h, b, s.buffer, s.length, limit - b->stored);
    b->full += sizeof(*object);
}

static void store_strings(w32t_blob *b, uintptr_t from, uint64_t count, uint32_t limit, bool wide) {
    uint32_t width = wide ? 2 : 1;
    for (uint64_t i = 0; i < count; i++) {
        uintptr_t text;
        if (!read_word(from + (uintptr_t)i * sizeof(text), &text)) {
            b->status = W32T_BLOB_UNREADABLE;
            return;
        }
        if (count == INT64_MAX && !text) return;
        if (b->stored + width > limit) {
            b->status = W32T_BLOB_CUT;
            return;
        }
        if (text) store_text(b, text, INT64_MAX, limit - b->stored - width, wide);
        __builtin_memset((uint8_t *)(b + 1) + b->stored, 0, width);
        b->stored += width;
        b->full = b->stored;
        if (b->status) return;
    }
}

static void store_buffers(half *h, const w32t_plan_capture *c, w32t_blob *b, uintptr_t from, uint64_t count,
                          uint32_t limit) {
    uint64_t full = 0;
    uint32_t valid = UINT32_MAX;
    if (c->scale && !read_bytes(h->args[c->scale - 1], &valid, 4)) {
        uintptr_t done = 0; // it need not be asked for where an OVERLAPPED says it
        if (h->hook->io_status) read_word(h->args[h->hook->io_status - 1] + sizeof(done), &done);
        valid = (uint32_t)done;
    }
    for (uint64_t i = 0; i < count; i++) {
        struct {
            uint32_t length;
            uintptr_t data;
        } buffer;
        if (i == 64) { // what the others hold is not even counted
            b->full = full + 1;
            if (b->status == W32T_BLOB_OK) b->status = W32T_BLOB_CUT;
            return;
        }
        if (!read_bytes(from + (uintptr_t)i * sizeof(buffer), &buffer, sizeof(buffer))) {
            b->status = W32T_BLOB_UNREADABLE;
            return;
        }
        if (buffer.length > valid) buffer.length = valid;
        valid -= buffer.length;
        full += buffer.length;
        if (b->status == W32T_BLOB_OK) store_bytes(h, b, buffer.data, buffer.length, limit - b->stored);
    }
    b->full = full;
}

static void store_bstr(half *h, w32t_blob *b, uintptr_t from, uint32_t limit) {
    uint32_t bytes;
    if (!read_bytes(from - 4, &bytes, 4))
        b->status = W32T_BLOB_UNREADABLE;
    else
        store_bytes(h, b, from, bytes, limit);
}

static void store_sid(half *h, w32t_blob *b, uintptr_t from, uint32_t limit) {
    uint8_t head[8];
    if (!read_bytes(from, head, sizeof(head)))
        b->status = W32T_BLOB_UNREADABLE;
    else
        store_bytes(h, b, from, 8u + 4u * (head[1] & 15u), limit);
}

// Appends one part of a security descriptor; gives its offset, 0 when it is not there or does not fit.
static uint32_t store_part(half *h, w32t_blob *b, uintptr_t from, bool is_sid, uint32_t limit) {
    uint8_t head[8];
    uint32_t at = b->stored;
    if (!from) return 0;
    if (!read_bytes(from, head, sizeof(head))) {
        b->status = W32T_BLOB_UNREADABLE;
        return 0;
    }
    uint32_t bytes = is_sid ? 8u + 4u * (head[1] & 15u) : (uint32_t)(head[2] | head[3] << 8);
    if (b->status != W32T_BLOB_OK || bytes > limit - at) {
        if (b->status == W32T_BLOB_OK) b->status = W32T_BLOB_CUT;
        return 0;
    }
    uint64_t full = b->full;
    store_bytes(h, b, from, bytes, limit - at);
    b->full = full + bytes;
    return b->status == W32T_BLOB_OK ? at : 0;
}

enum { SD_SELF_RELATIVE = 0x8000 };

static void store_security(half *h, w32t_blob *b, uintptr_t from, uint32_t limit) {
    struct {
        uint8_t revision, reserved;
        uint16_t control;
        uint32_t part[4];
    } head;
    uintptr_t part[4];
    if (limit < sizeof(head) || !read_bytes(from, &head, 4)) {
        b->status = limit < sizeof(head) ? W32T_BLOB_CUT : W32T_BLOB_UNREADABLE;
        return;
    }
    if (head.control & SD_SELF_RELATIVE) {
        if (!read_bytes(from, &head, sizeof(head))) b->status = W32T_BLOB_UNREADABLE;
        for (int i = 0; i < 4; i++)
            part[i] = head.part[i] ? from + head.part[i] : 0;
    } else if (!read_bytes(from + sizeof(uintptr_t), part, sizeof(part))) {
        b->status = W32T_BLOB_UNREADABLE;
    }
    if (b->status) return;
    head.control |= SD_SELF_RELATIVE;
    b->stored = sizeof(head);
    b->full = sizeof(head);
    for (int i = 0; i < 4; i++) { // owner, group, SACL, DACL
        head.part[i] = store_part(h, b, part[i], i < 2, limit);
        // what did not fit must not look like the list that grants everything
        if (part[i] && !head.part[i] && i >= 2) head.control &= (uint16_t)(i == 2 ? ~0x10u : ~0x4u);
    }
    __builtin_memcpy(b + 1, &head, sizeof(head));
}

// Texts of an array of BSTRs.
static void store_bstrs(half *h, w32t_blob *b, uintptr_t from, uint32_t count, uint32_t limit) {
    for (uint32_t i = 0; i < count && !b->status; i++) {
        uintptr_t text;
        uint32_t bytes = UINT32_MAX;
        if (!read_word(from + (uintptr_t)i * sizeof(text), &text) || (text && !read_bytes(text - 4, &bytes, 4))) {
            b->status = W32T_BLOB_UNREADABLE;
            return;
        }
        if (limit - b->stored < 4 || (text && limit - b->stored - 4 < bytes)) {
            b->status = W32T_BLOB_CUT;
            return;
        }
        __builtin_memcpy((uint8_t *)(b + 1) + b->stored, &bytes, 4);
        b->stored += 4;
        if (text) store_bytes(h, b, text, bytes, limit - b->stored);
        b->full = b->stored;
    }
}

enum { VT_TEXT = 8, VT_ANSI = 30, VT_WIDE = 31, VT_IS_ARRAY = 0x2000, VT_BY_REFERENCE = 0x4000 };

static void store_array(half *h, w32t_blob *b, uintptr_t from, uint32_t limit) {
    struct {
        uint16_t dims, features;
        uint32_t element, locks;
        uintptr_t data;
    } a;
    uint32_t before = b->stored, dims;
    if (!read_bytes(from, &a, sizeof(a))) {
        b->status = W32T_BLOB_UNREADABLE;
        return;
    }
    dims = a.dims < W32T_ARRAY_DIMS ? a.dims : W32T_ARRAY_DIMS;
    if (limit - before < sizeof(w32t_blob_array) + dims * 8) {
        b->status = W32T_BLOB_CUT;
        return;
    }
    w32t_blob_array o = {.dims = (uint16_t)dims, .features = a.features, .element = a.element};
    if (a.features & 0x80) // the type stands before the descriptor
        read_bytes(from - 4, &o.vartype, 4);
    else
        o.vartype = a.features & 0x100 ? VT_TEXT : a.features & 0x800 ? 12 : a.features & 0x200 ? 13 : 0;
    uint32_t *bounds = (uint32_t *)(void *)((uint8_t *)(b + 1) + before + sizeof(o));
    uint64_t count = dims ? 1 : 0;
    if (!read_bytes(from + sizeof(a), bounds, dims * 8)) dims = 0, o.dims = 0, count = 0;
    for (uint32_t i = 0; i < dims && count < UINT32_MAX; i++)
        count *= bounds[2 * i];
    o.count = count < UINT32_MAX ? (uint32_t)count : UINT32_MAX;
    __builtin_memcpy((uint8_t *)(b + 1) + before, &o, sizeof(o));
    b->stored += (uint32_t)sizeof(o) + dims * 8;
    uint32_t head = b->stored;
    b->full = head;
    if (!a.data || !o.count) return;
    if (o.vartype == VT_TEXT) {
        store_bstrs(h, b, a.data, o.count, limit);
    } else {
        store_bytes(h, b, a.data, (uint64_t)o.count * a.element, limit - head);
        b->full += head;
    }
}

static void store_variant(half *h, w32t_blob *b, uintptr_t from, uint32_t limit) {
    struct {
        uint16_t vt, reserved[3];
        uintptr_t value, more;
    } v;
    uint32_t bytes = 0, size = sizeof(v);
    if (limit - b->stored < size || !read_bytes(from, &v, size)) {
        b->status = limit - b->stored < size ? W32T_BLOB_CUT : W32T_BLOB_UNREADABLE;
        return;
    }
    __builtin_memcpy((uint8_t *)(b + 1) + b->stored, &v, size);
    b->stored += size;
    size = b->stored; // with what was there before
    b->full = size;
    uintptr_t value = v.value;
    uint16_t vt = v.vt;
    if (vt & VT_BY_REFERENCE) {
        vt &= (uint16_t)~VT_BY_REFERENCE;
        if (vt != VT_TEXT && !(vt & VT_IS_ARRAY)) return;
        if (!read_word(value, &value)) return;
    }
    if (!value) return;
    if (vt == VT_TEXT && read_bytes(value - 4, &bytes, 4)) {
        store_bytes(h, b, value, bytes, limit - size);
        b->full = size + (uint64_t)bytes;
    } else if (vt == VT_WIDE || vt == VT_ANSI) {
        store_text(b, value, INT64_MAX, limit - size, vt == VT_WIDE);
        b->full += size;
    } else if (vt & VT_IS_ARRAY) {
        store_array(h, b, value, limit);
    } else if (vt == 72) { // a GUID
        store_bytes(h, b, value, 16, limit - size);
        b->full = size + 16;
    }
}

static void store_variants(half *h, w32t_blob *b, uintptr_t from, uint64_t count, uint32_t limit) {
    const uint32_t each = 8 + 2 * sizeof(uintptr_t);
    for (uint64_t i = 0; i < count && !b->status; i++) {
        uint32_t at = b->stored, bytes;
        if (limit - at < 4 + each) {
            b->status = W32T_BLOB_CUT;
            b->full = at + (count - i) * each; // at least
            return;
        }
        b->stored += 4;
        store_variant(h, b, from + (uintptr_t)i * each, limit);
        bytes = b->stored - at - 4;
        __builtin_memcpy((uint8_t *)(b + 1) + at, &bytes, 4);
    }
}

enum { MOST_ADDRESSES = 32, MOST_ADDRESS_BYTES = 128 };

// There was more than is kept.
static void cut_here(w32t_blob *b) {
    if (b->status != W32T_BLOB_OK) return;
    b->status = W32T_BLOB_CUT;
    b->full = b->stored + 4; // at least
}

static void store_addresses(half *h, w32t_blob *b, uintptr_t from, uint32_t more, uint32_t limit) {
    struct {
        uint32_t flags, family, type, protocol;
        uintptr_t length, name, address, next;
    } one;
    for (uint32_t i = 0; from && i < MOST_ADDRESSES && !b->status; i++, from = one.next) {
        if (!read_bytes(from, &one, sizeof(one))) {
            b->status = W32T_BLOB_UNREADABLE;
            return;
        }
        if (more && !read_word(from + sizeof(one) - sizeof(one.next) + more * sizeof(one.next), &one.next))
            one.next = 0;
        uint32_t bytes = one.address && one.length <= MOST_ADDRESS_BYTES ? (uint32_t)one.length : 0;
        if (limit - b->stored < 4 + bytes) {
            b->status = W32T_BLOB_CUT;
            b->full = b->stored + 4 + bytes; // at least
            return;
        }
        __builtin_memcpy((uint8_t *)(b + 1) + b->stored, &bytes, 4);
        b->stored += 4;
        if (bytes) store_bytes(h, b, one.address, bytes, limit - b->stored);
        b->full = b->stored;
    }
    if (from) cut_here(b);
}

static void store_host(half *h, w32t_blob *b, uintptr_t from, uint32_t limit) {
    struct {
        uintptr_t name, aliases;
        uint16_t family, length;
        uintptr_t list;
    } host;
    uintptr_t address;
    if (limit < 4 || !read_bytes(from, &host, sizeof(host)) || host.length > MOST_ADDRESS_BYTES) {
        b->status = limit < 4 ? W32T_BLOB_CUT : W32T_BLOB_UNREADABLE;
        return;
    }
    __builtin_memcpy(b + 1, &host.family, 4); // and its length
    b->stored = 4;
    b->full = 4;
    for (uint32_t i = 0; !b->status; i++) {
        if (!host.list || !read_word(host.list + i * sizeof(address), &address) || !address) return;
        if (i == MOST_ADDRESSES || limit - b->stored < host.length) {
            cut_here(b);
            return;
        }
        store_bytes(h, b, address, host.length, limit - b->stored);
        b->full = b->stored;
    }
}

static void store_ended(half *h, const w32t_plan_capture *c, w32t_blob *b, uintptr_t from, uint64_t count,
                        uint32_t limit) {
    uintptr_t overlapped = from;
    bool entries = c->length_kind != W32T_LEN_NONE;
    for (uint64_t i = 0; i < (entries ? count : 1); i++) {
        if (entries && !read_word(from + (uintptr_t)i * c->scale + sizeof(uintptr_t), &overlapped)) {
            b->status = W32T_BLOB_UNREADABLE;
            return;
        }
        if (limit - b->stored < sizeof(w32t_blob_io) + 64) {
            b->status = W32T_BLOB_CUT;
            return;
        }
        b->stored += w32t_io_ended(overlapped, (uint8_t *)(b + 1) + b->stored, limit - b->stored);
        b->full = b->stored;
    }
    (void)h;
}

static void store_format(half *h, const w32t_plan_capture *c, w32t_blob *b, uintptr_t from, uint32_t limit) {
    uintptr_t args = c->scale ? h->args[c->length_arg] : (uintptr_t)&h->args[c->length_arg];
    uint32_t how = c->length_const;
    if (how & W32T_FORMAT_OPTIONS && !(h->args[0] & 4)) how |= 1u << 31;
    bool whole = true;
    b->stored = w32t_format_arguments(from, args, how, (uint8_t *)(b + 1), limit, &whole);
    b->full = b->stored;
    b->status = whole ? W32T_BLOB_OK : W32T_BLOB_CUT;
}

static void store(half *h, const w32t_plan_capture *c, w32t_blob *b, uintptr_t address, uint32_t limit) {
    uint64_t length = 0, valid;
    if (!length_of(h, c, address, &length)) {
        b->status = W32T_BLOB_UNREADABLE;
        return;
    }
    if (c->valid_kind) {
        w32t_plan_capture other = *c;
        other.length_kind = c->valid_kind;
        other.length_arg = c->valid_arg;
        other.length_const = c->valid_const;
        if (length_of(h, &other, address, &valid) && valid < length) length = valid;
    }
    switch (c->op) {
    case W32T_CAP_BYTES: {
        uint64_t scale = c->scale ? c->scale : 1;
        store_bytes(h, b, address, length > UINT32_MAX ? length : length * scale, limit);
        return;
    }
    case W32T_CAP_UTF16Z:
    case W32T_CAP_UTF16Z_OR_ATOM:
        store_text(b, address, length, limit, true);
        return;
    case W32T_CAP_ANSIZ:
    case W32T_CAP_ANSIZ_OR_ATOM:
        store_text(b, address, length, limit, false);
        return;
    case W32T_CAP_UNICODE_STRING:
    case W32T_CAP_ANSI_STRING:
        store_counted(h, b, address, limit);
        return;
    case W32T_CAP_OBJECT_ATTRIBUTES:
        store_object(h, b, address, limit);
        return;
    case W32T_CAP_MULTI_UTF16:
        store_multi(b, address, limit, true);
        return;
    case W32T_CAP_MULTI_ANSI:
        store_multi(b, address, limit, false);
        return;
    case W32T_CAP_UTF16Z_ARRAY:
        store_strings(b, address, length, limit, true);
        return;
    case W32T_CAP_ANSIZ_ARRAY:
        store_strings(b, address, length, limit, false);
        return;
    case W32T_CAP_WSABUFS:
        store_buffers(h, c, b, address, length, limit);
        return;
    case W32T_CAP_COMPLETED:
        store_ended(h, c, b, address, length, limit);
        return;
    case W32T_CAP_FORMAT:
        store_format(h, c, b, address, limit);
        return;
    case W32T_CAP_BSTR:
        store_bstr(h, b, address, limit);
        return;
    case W32T_CAP_VARIANT:
        store_variant(h, b, address, limit);
        return;
    case W32T_CAP_ADDRESSES:
        store_addresses(h, b, address, c->scale, limit);
        return;
    case W32T_CAP_HOSTENT:
        store_host(h, b, address, limit);
        return;
    case W32T_CAP_VARIANTS:
        store_variants(h, b, address, length, limit);
        return;
    case W32T_CAP_SAFEARRAY:
        store_array(h, b, address, limit);
        return;
    case W32T_CAP_SECURITY:
        store_security(h, b, address, limit);
        return;
    case W32T_CAP_SID:
        store_sid(h, b, address, limit);
        return;
    default:
        b->status = W32T_BLOB_UNREADABLE;
        return;
    }
}

static void capture(half *h, const w32t_plan_capture *c, uint8_t index) {
    if (h->room - h->used < sizeof(w32t_blob) + 8) return; // cannot happen with the room record_call.c reserves
    w32t_blob *b = (w32t_blob *)(void *)(h->out + h->used);
    *b = (w32t_blob){.arg = c->arg, .capture = index, .op = c->op};
    uintptr_t address = c->arg == W32T_CAP_ARG_RESULT ? (uintptr_t)h->result : h->args[c->arg];
    if (c->when & W32T_WHEN_BY_VALUE) address = (uintptr_t)&h->args[c->arg];
    bool atoms = c->op == W32T_CAP_UTF16Z_OR_ATOM || c->op == W32T_CAP_ANSIZ_OR_ATOM;
    uint32_t limit = c->limit && c->limit < h->budget ? c->limit : h->budget;
    if (!c->derefs && address >= 0x10000) address += c->deref_offset;
    for (uint32_t i = 0; i < c->derefs && address; i++) {
        if (!read_word(address + c->deref_offset, &address)) {
            b->status = W32T_BLOB_UNREADABLE;
            break;
        }
    }
    if (b->status == W32T_BLOB_OK) {
        if (!address)
            b->status = W32T_BLOB_NULL;
        else if (address < 0x10000)
            b->status = atoms ? W32T_BLOB_ATOM : W32T_BLOB_UNREADABLE;
        else
            store(h, c, b, address, limit);
    }
    h->budget -= b->stored < h->budget ? b->stored : h->budget;
    uint32_t padded = (b->stored + 7) & ~7u;
    h->used += (uint32_t)sizeof(*b) + padded;
}

uint32_t w32t_capture_half(const agent_hook *hook, const uintptr_t *args, uint64_t result, uint32_t when, uint8_t *out,
                           uint32_t room) {
    half h = {.hook = hook, .args = args, .result = result, .out = out, .room = room};
    h.budget = w32t_agent.plan->call_limit;
    for (uint32_t i = 0; i < hook->captures; i++)
        if (hook->capture[i].when & when) capture(&h, &hook->capture[i], (uint8_t)i);
    return h.used;
}
