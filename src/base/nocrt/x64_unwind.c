// SPDX-License-Identifier: Apache-2.0
// x64 stack walking: recipes from unwind data, and the walk itself. Unwind data is hostile like any other: every loop
// is bounded and every read checked.
#include "base/nocrt/x64_unwind.h"

enum { RSP = 4 };
enum {
    PUSH = 0,
    ALLOC_LARGE,
    ALLOC_SMALL,
    SET_FRAME,
    SAVE,
    SAVE_FAR,
    EPILOG,
    SPARE,
    SAVE_XMM,
    SAVE_XMM_FAR,
    MACHINE_FRAME
};
#define CHAINED     4u
#define MOST_CHAINS 32

typedef struct function_entry {
    uint32_t begin, end, unwind; // RVAs
} function_entry;

typedef struct unwind_info {
    uint8_t flags, prologue, count, frame_register;
    uint32_t frame_offset;
    uint16_t codes[256];
    function_entry chained;
} unwind_info;

static bool read_entry(const w32t_unwind *u, const w32t_unwind_image *image, uint32_t rva, function_entry *out) {
    return rva <= image->size - 12u && u->read(u->context, image->base + rva, out, 12);
}

// Binary search of the exception directory, which is sorted by address.
static bool find_entry(const w32t_unwind *u, const w32t_unwind_image *image, uint32_t rva, function_entry *out) {
    uint32_t lo = 0, hi = image->pdata_bytes / 12;
    if (image->size < 12 || image->pdata > image->size || hi > (image->size - image->pdata) / 12) return false;
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (!read_entry(u, image, image->pdata + mid * 12, out)) return false;
        if (rva < out->begin)
            hi = mid;
        else if (rva >= out->end)
            lo = mid + 1;
        else
            return true;
    }
    return false;
}

static bool read_info(const w32t_unwind *u, const w32t_unwind_image *image, uint32_t rva, unwind_info *out) {
    uint8_t head[4];
    if (rva & 1) { // the entry of another function holds the data
        function_entry other;
        if (!read_entry(u, image, rva & ~1u, &other)) return false;
        rva = other.unwind;
    }
    if (rva > image->size - 4u || !u->read(u->context, image->base + rva, head, 4)) return false;
    uint8_t version = head[0] & 7;
    if (version != 1 && version != 2) return false;
    out->flags = head[0] >> 3;
    out->prologue = head[1];
    out->count = head[2];
    out->frame_register = head[3] & 15;
    out->frame_offset = (head[3] >> 4) * 16u;
    uint32_t bytes = out->count * 2u;
    if (rva + 4 > image->size - bytes) return false;
    if (bytes && !u->read(u->context, image->base + rva + 4, out->codes, bytes)) return false;
    if (out->flags & CHAINED) return read_entry(u, image, rva + 4 + ((bytes + 3u) & ~3u), &out->chained);
    return true;
}

static unsigned slots_of(uint16_t code) {
    switch (code >> 8 & 15) {
    case ALLOC_LARGE:
        return code >> 12 ? 3 : 2;
    case SAVE:
    case SAVE_XMM:
        return 2;
    case SAVE_FAR:
    case SAVE_XMM_FAR:
    case SPARE:
        return 3;
    default:
        return 1;
    }
}

typedef struct builder {
    w32t_unwind_recipe *recipe;
    int64_t depth;     // bytes from the RSP of the frame up to where the next pop would read
    int64_t frame_rsp; // SAVE offsets count from here: RSP when the prologue is done
    bool machine;
} builder;

// Version 2 data opens with EPILOG codes; they come in pairs, the last one perhaps filled up with an empty code.
static unsigned skip_epilogs(const unwind_info *info) {
    unsigned i = 0;
    while (i < info->count && (info->codes[i] >> 8 & 15) == EPILOG)
        i++;
    if ((i & 1) && i < info->count && info->codes[i] == 0) i++;
    return i;
}

static uint32_t operand(const unwind_info *info, unsigned i, unsigned slots) {
    if (i + slots > info->count) return 0;
    return slots == 3 ? info->codes[i + 1] | (uint32_t)info->codes[i + 2] << 16 : info->codes[i + 1];
}

static void note_saved(w32t_unwind_recipe *r, unsigned reg, int64_t at) {
    if (r->saved & 1u << reg) return; // the innermost save is the one that counts
    r->saved |= (uint16_t)(1u << reg);
    r->saved_at[reg] = (int32_t)at;
}

static void apply(builder *b, const unwind_info *info, uint32_t done) {
    for (unsigned i = skip_epilogs(info); i < info->count && !b->machine;) {
        uint16_t code = info->codes[i];
        unsigned slots = slots_of(code), what = code >> 8 & 15, reg = code >> 12;
        if ((code & 0xFF) <= done) {
            switch (what) {
            case PUSH:
                note_saved(b->recipe, reg, b->depth);
                b->depth += 8;
                break;
            case ALLOC_LARGE:
                b->depth += reg ? (int64_t)operand(info, i, 3) : (int64_t)operand(info, i, 2) * 8;
                break;
            case ALLOC_SMALL:
                b->depth += reg * 8 + 8;
                break;
            case SAVE:
                note_saved(b->recipe, reg, b->frame_rsp + (int64_t)operand(info, i, 2) * 8);
                break;
            case SAVE_FAR:
                note_saved(b->recipe, reg, b->frame_rsp + (int64_t)operand(info, i, 3));
                break;
            case MACHINE_FRAME:
                b->depth += reg ? 8 : 0;
                b->machine = true;
                break;
            default:
                break; // SET_FRAME is seen to before; XMM registers are of no interest
            }
        }
        i += slots;
    }
}

// Bytes that the prologue takes off RSP behind the point where it sets the frame register, from which RSP is found.
static int64_t below_frame(const unwind_info *info, uint32_t done) {
    int64_t bytes = 0;
    for (unsigned i = skip_epilogs(info), slots; i < info->count; i += slots) {
        unsigned what = info->codes[i] >> 8 & 15, value = info->codes[i] >> 12;
        slots = slots_of(info->codes[i]);
        if (what == SET_FRAME) return bytes;
        if ((info->codes[i] & 0xFF) > done) continue;
        if (what == PUSH) bytes += 8;
        if (what == ALLOC_SMALL) bytes += value * 8 + 8;
        if (what == ALLOC_LARGE) bytes += value ? (int64_t)operand(info, i, 3) : (int64_t)operand(info, i, 2) * 8;
    }
    return 0;
}

// Whether the frame register has been set up at `done` bytes into the function; RSP is then found from it.
static bool frame_is_set(const unwind_info *info, uint32_t done) {
    for (unsigned i = skip_epilogs(info); i < info->count; i += slots_of(info->codes[i]))
        if ((info->codes[i] >> 8 & 15) == SET_FRAME) return (info->codes[i] & 0xFF) <= done;
    return false;
}

// The image and entry that `address`, the byte before a return address, belongs to; false: nobody knows that code.
// *no_entry: the image has none for it.
static bool find_function(const w32t_unwind *u, uint64_t address, w32t_unwind_image *image, function_entry *entry,
                          bool *no_entry, bool *made) {
    uint32_t words[3];
    *no_entry = *made = false;
    if (u->find(u->context, address, image)) {
        *no_entry = !find_entry(u, image, (uint32_t)(address - image->base), entry);
        return true;
    }
    if (!u->made || !u->made(u->context, address, image, words)) return false;
    *made = true;
    *entry = (function_entry){words[0], words[1], words[2]};
    return address - image->base >= entry->begin && address - image->base < entry->end;
}

static void make_recipe(const w32t_unwind *u, uint64_t address, w32t_unwind_recipe *r) {
    w32t_unwind_image image;
    function_entry entry;
    r->address = address;
    r->base = RSP;
    r->state = W32T_RECIPE_STOP;
    r->saved = 0;
    r->base_offset = r->return_at = 0;
    if (address >= u->stop_from && address < u->stop_to) return;
    // The call is the instruction before the return address, which may be the first byte of the next function (noreturn
    // callee).
    bool no_entry, made;
    if (!find_function(u, address - 1, &image, &entry, &no_entry, &made)) {
        if (u->made) r->address = 0; // it may be registered yet
        return;
    }
    uint32_t rva = (uint32_t)(address - 1 - image.base);
    r->state = no_entry ? W32T_RECIPE_GUESS : W32T_RECIPE_FRAME;
    if (no_entry) return;     // the return address is at RSP if it is as the rules have it
    if (made) r->address = 0; // not to be found again
    builder b = {r, 0, 0, false};
    uint32_t done = rva + 1 - entry.begin;
    for (unsigned chain = 0; chain < MOST_CHAINS; chain++) {
        unwind_info info;
        if (!read_info(u, &image, entry.unwind, &info)) {
            r->state = W32T_RECIPE_STOP;
            return;
        }
        if (chain == 0 && info.frame_register && frame_is_set(&info, done)) {
            r->base = info.frame_register;
            r->base_offset = -(int32_t)info.frame_offset;
            b.depth = -below_frame(&info, done);
        }
        apply(&b, &info, done);
        if (b.machine || !(info.flags & CHAINED)) break;
        entry = info.chained;
        done = UINT32_MAX; // the chained part's prologue is long over
    }
    if (b.machine) r->state = W32T_RECIPE_MACHINE;
    if (b.depth > INT32_MAX) r->state = W32T_RECIPE_STOP;
    r->return_at = (int32_t)b.depth;
}

static const w32t_unwind_recipe *recipe_for(w32t_unwind *u, uint64_t address) {
    uint64_t h = address * 0x9E3779B97F4A7C15u;
    w32t_unwind_recipe *r = &u->cache[h >> 55 & (W32T_UNWIND_CACHE - 1)];
    if (r->address != address) make_recipe(u, address, r);
    return r;
}
_Static_assert(W32T_UNWIND_CACHE == 512, "the hash above takes the top nine bits");

// Whether the bytes before an address are a call: direct (E8), or through a register or memory (FF /2).
static bool after_call(const w32t_unwind *u, uint64_t address) {
    static const uint8_t at[] = {5, 4, 3, 1, 0}; // of FF, with 0, 1, 2, 4 and 5 bytes behind its operand byte
    uint8_t before[7];
    if (address < 0x10000 || !u->read(u->context, address - sizeof before, before, sizeof before)) return false;
    if (before[2] == 0xE8) return true;
    for (unsigned i = 0; i < sizeof at; i++)
        if (before[at[i]] == 0xFF && (before[at[i] + 1] & 0x38) == 0x10) return true;
    return false;
}

static inline uint64_t stack_word(uint64_t at) {
    return *(const uint64_t *)(uintptr_t)at;
}

unsigned w32t_unwind_walk(w32t_unwind *u, uint64_t address, const w32t_unwind_registers *registers, uint64_t low,
                          uint64_t high, uint64_t *out, unsigned max) {
    w32t_unwind_registers now = *registers;
    unsigned n = 0;
    if (high < 32 || (low & 7)) return 0;
    while (n < max && address) {
        out[n++] = address;
        const w32t_unwind_recipe *r = recipe_for(u, address);
        if (r->state == W32T_RECIPE_STOP) break;
        uint64_t rsp = now.r[r->base] + (uint64_t)(int64_t)r->base_offset;
        uint64_t at = rsp + (uint64_t)(int64_t)r->return_at;
        if ((at & 7) || at < low || at > high - 32) break; // 32: a machine frame is four words
        for (unsigned saved = r->saved, reg = 0; saved; saved >>= 1, reg++) {
            uint64_t from = rsp + (uint64_t)(int64_t)r->saved_at[reg];
            if ((saved & 1) && !(from & 7) && from >= low && from <= high - 8) now.r[reg] = stack_word(from);
        }
        uint64_t before = now.r[RSP];
        address = stack_word(at);
        if (r->state == W32T_RECIPE_GUESS && !after_call(u, address)) break; // it was something else
        now.r[RSP] = r->state == W32T_RECIPE_MACHINE ? stack_word(at + 24) : at + 8;
        if (now.r[RSP] <= before && r->state != W32T_RECIPE_MACHINE)
            break; // a stack that does not shrink would never end
    }
    return n;
}

void w32t_unwind_flush(w32t_unwind *u) {
    for (unsigned i = 0; i < W32T_UNWIND_CACHE; i++)
        u->cache[i].address = 0;
}
