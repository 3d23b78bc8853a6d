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
        c->length_kind >= W32T_LEN_WORD && c->length_kind <= W32T_LEN_PTR_SIZE ? h->args[c->length_arg] : 0;
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

static void store_buffers(half *h, w32t_blob *b, uintptr_t from, uint64_t count, uint32_t limit) {
    uint64_t full = 0;
    for (uint64_t i = 0; i < count && i < 64; i++) {
        struct {
            uint32_t length;
            uintptr_t data;
        } buffer;
        if (!read_bytes(from + (uintptr_t)i * sizeof(buffer), &buffer, sizeof(buffer))) {
            b->status = W32T_BLOB_UNREADABLE;
            return;
        }
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

static void store(half *h, const w32t_plan_capture *c, w32t_blob *b, uintptr_t address, uint32_t limit) {
    uint64_t length = 0;
    if (!length_of(h, c, address, &length)) {
        b->status = W32T_BLOB_UNREADABLE;
        return;
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
        store_buffers(h, b, address, length, limit);
        return;
    case W32T_CAP_BSTR:
        store_bstr(h, b, address, limit);
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
    bool atoms = c->op == W32T_CAP_UTF16Z_OR_ATOM || c->op == W32T_CAP_ANSIZ_OR_ATOM;
    uint32_t limit = c->limit && c->limit < h->budget ? c->limit : h->budget;
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
