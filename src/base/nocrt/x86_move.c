// SPDX-License-Identifier: Apache-2.0
// Moving instructions: what is position-independent is copied as it is, relative branches become absolute ones (x64) or
// are re-aimed (x86, where everything is in reach), RIP-relative displacements are adjusted.
#include "base/nocrt/x86_move.h"

typedef struct writer {
    uint8_t *out;
    size_t room, n;
    bool full;
} writer;

static void put(writer *w, const uint8_t *p, size_t n) {
    if (n > w->room - w->n) {
        w->full = true;
        return;
    }
    for (size_t i = 0; i < n; i++)
        w->out[w->n++] = p[i];
}

static void put_number(writer *w, uint64_t v, unsigned bytes) {
    uint8_t b[8];
    for (unsigned i = 0; i < bytes; i++)
        b[i] = (uint8_t)(v >> (8 * i));
    put(w, b, bytes);
}

// jmp or call to an absolute address from anywhere.
static void put_jump(writer *w, uint64_t to_base, uint64_t target, bool mode64) {
    if (!mode64) {
        put_number(w, 0xE9, 1);
        put_number(w, target - (to_base + w->n + 4), 4);
        return;
    }
    static const uint8_t jump[] = {0xFF, 0x25, 0, 0, 0, 0}; // jmp [rip+0]
    put(w, jump, sizeof jump);
    put_number(w, target, 8);
}

static void put_call(writer *w, uint64_t to_base, uint64_t target, bool mode64) {
    if (!mode64) {
        put_number(w, 0xE8, 1);
        put_number(w, target - (to_base + w->n + 4), 4);
        return;
    }
    static const uint8_t call[] = {0xFF, 0x15, 2, 0, 0, 0, 0xEB, 8}; // call [rip+2]; jmp over the address
    put(w, call, sizeof call);
    put_number(w, target, 8);
}

static w32t_move_result put_branch(writer *w, const w32t_insn *in, uint64_t to_base, uint64_t target, bool mode64) {
    uint8_t condition = in->opcode & 15;
    switch (in->kind) {
    case W32T_INSN_JUMP:
        put_jump(w, to_base, target, mode64);
        return W32T_MOVE_OK;
    case W32T_INSN_CALL:
        put_call(w, to_base, target, mode64);
        return W32T_MOVE_OK;
    case W32T_INSN_CONDITION:
        if (mode64) {
            put_number(w, 0x70u | (condition ^ 1u), 1); // the opposite condition skips the jump
            put_number(w, 14, 1);
            put_jump(w, to_base, target, true);
        } else {
            put_number(w, 0x0F, 1);
            put_number(w, 0x80u | condition, 1);
            put_number(w, target - (to_base + w->n + 4), 4);
        }
        return W32T_MOVE_OK;
    default:
        return W32T_MOVE_LOOP;
    }
}

// RIP-relative operands: the same target seen from the new place.
static w32t_move_result put_rip(writer *w, const w32t_insn *in, const uint8_t *p, uint64_t from, uint64_t to_base) {
    int64_t target = (int64_t)from + in->length + in->rip;
    int64_t rip = target - ((int64_t)to_base + (int64_t)w->n + in->length);
    if (rip != (int32_t)rip) return W32T_MOVE_FAR;
    put(w, p, in->rip_at);
    put_number(w, (uint64_t)rip, 4);
    put(w, p + in->rip_at + 4, in->length - in->rip_at - 4u);
    return W32T_MOVE_OK;
}

static bool ends(uint8_t kind) {
    return kind == W32T_INSN_RETURN || kind == W32T_INSN_JUMP_AWAY || kind == W32T_INSN_TRAP || kind == W32T_INSN_JUMP;
}

// How many bytes of whole instructions cover `least`; 0 with a reason when that cannot be done.
static w32t_move_result measure(const uint8_t *code, size_t n, uint32_t least, bool mode64, uint32_t *taken) {
    uint32_t at = 0;
    while (at < least) {
        w32t_insn in;
        if (!w32t_insn_decode(code + at, n - at, mode64, &in)) return W32T_MOVE_INVALID;
        at += in.length;
        if (ends(in.kind) && at < least) return W32T_MOVE_SHORT;
    }
    *taken = at;
    return W32T_MOVE_OK;
}

w32t_move_result w32t_insn_move(const uint8_t *code, size_t n, uint64_t from, uint32_t least, uint8_t *out, size_t room,
                                uint64_t to, bool mode64, w32t_moved *moved) {
    writer w = {out, room, 0, false};
    *moved = (w32t_moved){0};
    uint32_t taken = 0;
    w32t_move_result r = measure(code, n, least, mode64, &taken);
    bool open_end = true; // execution goes on behind the last instruction
    for (uint32_t at = 0; r == W32T_MOVE_OK && at < taken;) {
        w32t_insn in;
        w32t_insn_decode(code + at, n - at, mode64, &in);
        if (moved->count < sizeof moved->from_at) {
            moved->from_at[moved->count] = (uint8_t)at;
            moved->to_at[moved->count++] = (uint8_t)w.n;
        }
        if (in.relative_size) {
            uint64_t target = from + at + in.length + (uint64_t)(int64_t)in.relative;
            if (!mode64) target &= 0xFFFFFFFFu;
            if (target > from && target < from + taken)
                r = W32T_MOVE_INTERNAL;
            else
                r = put_branch(&w, &in, to, target, mode64);
        } else if (in.rip_at)
            r = put_rip(&w, &in, code + at, from + at, to);
        else
            put(&w, code + at, in.length);
        open_end = !ends(in.kind);
        at += in.length;
    }
    if (r != W32T_MOVE_OK) return r;
    if (open_end) put_jump(&w, to, from + taken, mode64);
    if (w.full) return W32T_MOVE_ROOM;
    moved->taken = taken;
    moved->written = (uint32_t)w.n;
    return W32T_MOVE_OK;
}
