// SPDX-License-Identifier: Apache-2.0
// Operands of the x64 and x86 instructions that compilers use to move pointers about. Source: Intel SDM volume 2
// (ModRM, SIB, opcode maps).
#include "analyze/x64_operands.h"
#include "base/nocrt/x86_insn.h"

typedef struct parts {
    const uint8_t *p;
    size_t n, at;
    bool rex_r, rex_x, rex_b, rex_w;
    uint8_t mod, digit, rm; // ModRM; digit without REX
    bool x86;
    uint64_t base; // x86: of the image
    uint32_t size;
} parts;

// x86: an absolute address inside the image.
static bool in_image(const parts *s, uint32_t address, uint32_t *rva) {
    *rva = address - (uint32_t)s->base;
    return address >= s->base && *rva < s->size;
}

static uint16_t bit(unsigned reg) {
    return (uint16_t)(reg < 16 ? 1u << reg : 0);
}

static void skip_prefixes(parts *s) {
    for (; s->at < s->n; s->at++) {
        uint8_t c = s->p[s->at];
        bool legacy = c == 0x66 || c == 0x67 || c == 0xF0 || c == 0xF2 || c == 0xF3 || c == 0x2E || c == 0x36 ||
                      c == 0x3E || c == 0x26 || c == 0x64 || c == 0x65;
        if (!legacy) break;
    }
    if (!s->x86 && s->at < s->n && (s->p[s->at] & 0xF0) == 0x40) {
        uint8_t c = s->p[s->at++];
        s->rex_w = c & 8;
        s->rex_r = c & 4;
        s->rex_x = c & 2;
        s->rex_b = c & 1;
    }
}

static bool modrm(parts *s, const w32t_insn *i, uint32_t rva, w32t_x64 *out) {
    if (s->at >= s->n) return false;
    uint8_t m = s->p[s->at++];
    s->mod = m >> 6;
    s->digit = m >> 3 & 7;
    s->rm = m & 7;
    out->reg = (uint8_t)(s->digit | (s->rex_r ? 8 : 0));
    if (s->mod == 3) {
        out->reg2 = (uint8_t)(s->rm | (s->rex_b ? 8 : 0));
        return true;
    }
    out->has_memory = true;
    out->base = (uint8_t)(s->rm | (s->rex_b ? 8 : 0));
    if (i->rip_at) {
        out->base = W32T_NO_REG;
        out->rip = true;
        out->global = rva + i->length + (uint32_t)i->rip;
        return true;
    }
    if (s->x86 && s->mod == 0 && s->rm == 5) { // an absolute address
        if (s->n - s->at < 4) return false;
        out->base = W32T_NO_REG;
        out->disp = (int32_t)w32t_le32(s->p + s->at);
        out->rip = in_image(s, (uint32_t)out->disp, &out->global);
        return true;
    }
    if (s->rm == 4) {
        if (s->at >= s->n) return false;
        uint8_t sib = s->p[s->at++];
        uint8_t index = (uint8_t)((sib >> 3 & 7) | (s->rex_x ? 8 : 0));
        out->index = index == 4 ? W32T_NO_REG : index;
        out->scale = (uint8_t)(1u << (sib >> 6));
        out->base = (uint8_t)((sib & 7) | (s->rex_b ? 8 : 0));
        if ((sib & 7) == 5 && s->mod == 0) {
            out->base = W32T_NO_REG;
            if (s->n - s->at < 4) return false;
            out->disp = (int32_t)w32t_le32(s->p + s->at);
        }
    }
    if (s->mod == 1 && s->at < s->n) out->disp = (int8_t)s->p[s->at];
    if (s->mod == 2 && s->n - s->at >= 4) out->disp = (int32_t)w32t_le32(s->p + s->at);
    return true;
}

// r/m as destination: a register, or a store.
static void into_rm(w32t_x64 *o) {
    if (o->has_memory)
        o->store = true;
    else
        o->writes |= bit(o->reg2);
}

static void move_to_rm(w32t_x64 *o) {
    o->action = W32T_X64_MOVE;
    if (o->has_memory) {
        o->store = true;
        return;
    }
    uint8_t from = o->reg; // register to register: reg is the destination everywhere else
    o->reg = o->reg2;
    o->reg2 = from;
    o->writes |= bit(o->reg);
}

static void move_to_reg(w32t_x64 *o, w32t_x64_action action) {
    o->action = (uint8_t)action;
    o->writes |= bit(o->reg);
}

static void arithmetic(uint8_t op, w32t_x64 *o) { // 00–3D: add or adc sbb and sub xor cmp
    unsigned form = op & 7, what = op >> 3;
    if (what == 7) return; // cmp
    if (form >= 4) {
        o->writes |= bit(W32T_RAX);
        return;
    }
    bool to_rm = form < 2;
    if (!o->has_memory && o->reg == o->reg2 && (what == 6 || what == 5)) { // xor r,r and sub r,r
        o->action = W32T_X64_CONSTANT;
        o->writes |= bit(o->reg);
        return;
    }
    if (to_rm) {
        into_rm(o);
        if (!o->has_memory && (what == 0 || what == 5)) {
            uint8_t from = o->reg;
            o->reg = o->reg2;
            o->reg2 = from;
            o->action = W32T_X64_ADJUST;
        }
    } else {
        o->writes |= bit(o->reg);
        if (what == 0 || what == 5) o->action = W32T_X64_ADJUST;
    }
}

static void group_ff(const parts *s, w32t_x64 *o) {
    switch (s->digit) {
    case 2:
        o->action = W32T_X64_CALL;
        o->writes = W32T_VOLATILE;
        o->indirect_memory = o->has_memory;
        break;
    case 4:
        o->action = W32T_X64_STOP;
        o->indirect_memory = o->has_memory;
        break;
    case 0:
    case 1:
        into_rm(o);
        break;
    default:
        break; // push
    }
}

// One case a group of opcodes, in the order of the opcode map: longer than other functions, but flat.
static void one_byte(uint8_t op, const parts *s, w32t_x64 *o) {
    uint8_t low = (uint8_t)((op & 7) | (s->rex_b ? 8 : 0));
    if (op < 0x40 && (op & 7) < 6) {
        arithmetic(op, o);
        return;
    }
    if (op >= 0x58 && op <= 0x5F) { // pop
        o->writes |= bit(low);
        return;
    }
    if (op >= 0xB0 && op <= 0xBF) {
        o->action = W32T_X64_CONSTANT;
        o->reg = low;
        o->writes |= bit(low);
        return;
    }
    switch (op) {
    case 0x63:
        move_to_reg(o, W32T_X64_MOVE);
        break;
    case 0x69:
    case 0x6B:
        o->writes |= bit(o->reg);
        break;
    case 0x80:
    case 0x81:
    case 0x83:
        if (s->digit == 7) break;
        into_rm(o);
        if (!o->has_memory) {
            o->reg = o->reg2;
            o->reg2 = W32T_NO_REG;
            o->action = s->digit == 0 || s->digit == 5 || s->digit == 4 ? W32T_X64_ADJUST : W32T_X64_OTHER;
            o->has_immediate = s->digit == 0 || s->digit == 5;
            if (op == 0x83 && s->at < s->n) o->immediate = (int8_t)s->p[s->at];
            if (op == 0x81 && s->n - s->at >= 4) o->immediate = (int32_t)w32t_le32(s->p + s->at);
            if (s->digit == 5) o->immediate = o->immediate == INT32_MIN ? 0 : -o->immediate;
        }
        break;
    case 0x86:
    case 0x87:
        into_rm(o);
        o->writes |= bit(o->reg);
        break;
    case 0x88:
    case 0x89:
        move_to_rm(o);
        break;
    case 0x8A:
    case 0x8B:
        move_to_reg(o, W32T_X64_MOVE);
        break;
    case 0x8D:
        move_to_reg(o, W32T_X64_LEA);
        break;
    case 0x90:
        break;
    case 0x98:
        o->writes |= bit(W32T_RAX);
        break;
    case 0x99:
        o->writes |= bit(W32T_RDX);
        break;
    case 0xA4:
    case 0xA5:
    case 0xA6:
    case 0xA7:
        o->string = true;
        o->writes |= bit(W32T_RSI) | bit(W32T_RDI) | bit(W32T_RCX);
        break;
    case 0xAA: // stos, scas: no rsi
    case 0xAB:
    case 0xAE:
    case 0xAF:
        o->string = true;
        o->writes |= bit(W32T_RDI) | bit(W32T_RCX);
        break;
    case 0xAC: // lods: no rdi
    case 0xAD:
        o->string = true;
        o->writes |= bit(W32T_RAX) | bit(W32T_RSI) | bit(W32T_RCX);
        break;
    case 0xC0:
    case 0xC1:
    case 0xD0:
    case 0xD1:
    case 0xD2:
    case 0xD3:
        into_rm(o);
        break;
    case 0xC6:
    case 0xC7:
        o->action = W32T_X64_CONSTANT;
        into_rm(o);
        if (!o->has_memory) o->reg = o->reg2;
        break;
    case 0xF6:
    case 0xF7:
        if (s->digit == 2 || s->digit == 3) into_rm(o);
        if (s->digit >= 4) o->writes |= bit(W32T_RAX) | bit(W32T_RDX);
        break;
    case 0xFE:
    case 0xFF:
        group_ff(s, o);
        break;
    default:
        if (op >= 0x91 && op <= 0x97) o->writes |= bit(W32T_RAX) | bit(low);
    }
}

static void two_bytes(uint8_t op, w32t_x64 *o) {
    if (op >= 0x40 && op <= 0x4F)
        move_to_reg(o, W32T_X64_MAY_MOVE);
    else if (op == 0xB6 || op == 0xB7 || op == 0xBE || op == 0xBF)
        move_to_reg(o, W32T_X64_MOVE);
    else if (op >= 0x90 && op <= 0x9F)
        into_rm(o);
    else if (op == 0xAF || op == 0xBC || op == 0xBD || op == 0xB8)
        o->writes |= bit(o->reg);
    else if (op == 0xB0 || op == 0xB1 || op == 0xC0 || op == 0xC1) { // cmpxchg, xadd
        into_rm(o);
        o->writes |= bit(W32T_RAX) | bit(o->reg);
    } else if (op >= 0xC8 && op <= 0xCF)
        o->writes = 0xFFFF; // bswap: rare, whichever register
    else if (op == 0xA2)
        o->writes |= bit(W32T_RAX) | bit(W32T_RBX) | bit(W32T_RCX) | bit(W32T_RDX);
    else if (op == 0x7E || op == 0x2C || op == 0x2D || op == 0x50 || op == 0xD7)
        o->writes |= bit(o->reg) | bit(o->reg2); // vector register to general one
}

static bool has_modrm(uint8_t map, uint8_t op) {
    if (map != 0)
        return !(op >= 0x80 && op <= 0x8F) && op != 0x05 && op != 0x0B && op != 0x31 && op != 0xA2 &&
               !(op >= 0xC8 && op <= 0xCF);
    if (op < 0x40) return (op & 7) < 4;
    return op == 0x63 || op == 0x69 || op == 0x6B || (op >= 0x80 && op <= 0x8F) || op == 0xC0 || op == 0xC1 ||
           op == 0xC6 || op == 0xC7 || (op >= 0xD0 && op <= 0xD3) || (op >= 0xD8 && op <= 0xDF) || op == 0xF6 ||
           op == 0xF7 || op == 0xFE || op == 0xFF;
}

static bool branch(const w32t_insn *i, uint32_t rva, w32t_x64 *o) {
    switch (i->kind) {
    case W32T_INSN_JUMP:
        o->action = W32T_X64_JUMP;
        break;
    case W32T_INSN_CONDITION:
    case W32T_INSN_LOOP:
        o->action = W32T_X64_BRANCH;
        break;
    case W32T_INSN_CALL:
        o->action = W32T_X64_CALL;
        o->writes = W32T_VOLATILE;
        break;
    case W32T_INSN_RETURN:
        o->action = W32T_X64_RETURN;
        return true;
    case W32T_INSN_TRAP:
        o->action = W32T_X64_STOP;
        return true;
    default:
        return false;
    }
    o->direct = true;
    o->target = rva + i->length + (uint32_t)i->relative;
    return true;
}

static void absolute(const parts *s, w32t_x64 *o, bool store) { // A0–A3: eax and an address
    o->action = W32T_X64_MOVE;
    o->reg = W32T_RAX;
    o->has_memory = true;
    o->store = store;
    if (s->n - s->at >= 4) o->disp = (int32_t)w32t_le32(s->p + s->at);
    o->rip = in_image(s, (uint32_t)o->disp, &o->global);
    if (!store) o->writes |= bit(W32T_RAX);
}

// What differs from x64. True: done.
static bool x86_byte(uint8_t op, const parts *s, w32t_x64 *o) {
    uint8_t low = op & 7;
    uint32_t last = s->n >= 4 ? w32t_le32(s->p + s->n - 4) : 0;
    if (op >= 0x40 && op <= 0x4F) { // inc, dec
        o->action = W32T_X64_ADJUST;
        o->reg = low;
        o->writes |= bit(low);
        o->has_immediate = true;
        o->immediate = op < 0x48 ? 1 : -1;
        return true;
    }
    if (op >= 0x50 && op <= 0x5F) {
        o->action = op < 0x58 ? W32T_X64_PUSH : W32T_X64_POP;
        o->reg = low;
        if (op >= 0x58) o->writes |= bit(low);
        return true;
    }
    if (op >= 0xB8 && op <= 0xBF && in_image(s, last, &o->global)) {
        o->action = W32T_X64_LEA;
        o->reg = low;
        o->has_memory = o->rip = true;
        o->writes |= bit(low);
        return true;
    }
    if (op >= 0xA0 && op <= 0xA3) {
        absolute(s, o, op >= 0xA2);
        return true;
    }
    switch (op) {
    case 0x61: // popa
        o->writes = 0xFF;
        return true;
    case 0x68:
    case 0x6A:
        o->action = W32T_X64_PUSH;
        o->has_immediate = true;
        o->immediate = op == 0x68 ? (int32_t)last : (int8_t)s->p[s->n - 1];
        return true;
    case 0xC7:
        o->has_immediate = true; // and as x64
        o->immediate = (int32_t)last;
        return false;
    case 0xFF:
        if (s->digit != 6) return false;
        o->action = W32T_X64_PUSH;
        o->reg = o->has_memory ? W32T_NO_REG : o->reg2;
        return true;
    default:
        return op == 0x63; // arpl
    }
}

static void decode(const uint8_t *code, size_t n, uint32_t rva, parts *s, w32t_x64 *o) {
    *o = (w32t_x64){.reg = W32T_NO_REG, .reg2 = W32T_NO_REG, .base = W32T_NO_REG, .index = W32T_NO_REG, .scale = 1};
    w32t_insn i;
    if (!w32t_insn_decode(code, n, !s->x86, &i)) return;
    o->length = i.length;
    if (branch(&i, rva, o)) return;
    s->p = code;
    s->n = i.length;
    skip_prefixes(s);
    if (i.map > 1) return; // vector instructions: no general register that carries a pointer
    if (s->at < s->n && i.map == 1) s->at++;
    if (s->at >= s->n || s->p[s->at] != i.opcode) return; // VEX-encoded
    s->at++;
    if (has_modrm(i.map, i.opcode) && !modrm(s, &i, rva, o)) return;
    if (i.map)
        two_bytes(i.opcode, o);
    else if (!s->x86 || !x86_byte(i.opcode, s, o))
        one_byte(i.opcode, s, o);
}

void w32t_x64_decode(const uint8_t *code, size_t n, uint32_t rva, w32t_x64 *o) {
    parts s = {.x86 = false};
    decode(code, n, rva, &s, o);
}

void w32t_x86_decode(const uint8_t *code, size_t n, uint32_t rva, uint64_t image_base, uint32_t image_size,
                     w32t_x64 *o) {
    parts s = {.x86 = true, .base = image_base, .size = image_size};
    decode(code, n, rva, &s, o);
}
