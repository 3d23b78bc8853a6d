// SPDX-License-Identifier: Apache-2.0
// clang-format off: the opcode maps are read as 16 rows of 16
// Instruction lengths from three opcode maps of 256 classes each; see x86_insn.h. Reads only the bytes it was given.
#include "base/nocrt/x86_insn.h"

// What follows an opcode byte.
enum {
    X = 0x80,  // invalid in 64-bit mode
    N = 0x00,  // nothing
    M = 0x01,  // ModRM
    B = 0x02,  // imm8
    Z = 0x04,  // imm16 or imm32 by operand size
    W = 0x06,  // imm16
    V = 0x08,  // imm16/32/64 (mov r, imm)
    A = 0x0A,  // address-sized offset
    F = 0x0C,  // far pointer: imm16/32 and a selector
    E = 0x0E,  // enter: imm16, imm8
    R = 0x10,  // rel8
    L = 0x12,  // rel16/32
    Q = 0x14,  // two imm8 (SSE4a)
    U = 0xFF,  // undefined or handled elsewhere
    MB = M | B, MZ = M | Z,
    IMM = 0x1E,
};

static const uint8_t one_byte[256] = {
    M, M, M, M, B, Z, X|N, X|N,  M, M, M, M, B, Z, X|N, U,
    M, M, M, M, B, Z, X|N, X|N,  M, M, M, M, B, Z, X|N, X|N,
    M, M, M, M, B, Z, U, X|N,    M, M, M, M, B, Z, U, X|N,
    M, M, M, M, B, Z, U, X|N,    M, M, M, M, B, Z, U, X|N,
    N, N, N, N, N, N, N, N,      N, N, N, N, N, N, N, N,
    N, N, N, N, N, N, N, N,      N, N, N, N, N, N, N, N,
    X|N, X|N, X|M, M, U, U, U, U,  Z, MZ, B, MB, N, N, N, N,
    R, R, R, R, R, R, R, R,      R, R, R, R, R, R, R, R,
    MB, MZ, X|MB, MB, M, M, M, M,  M, M, M, M, M, M, M, M,
    N, N, N, N, N, N, N, N,      N, N, X|F, N, N, N, N, N,
    A, A, A, A, N, N, N, N,      B, Z, N, N, N, N, N, N,
    B, B, B, B, B, B, B, B,      V, V, V, V, V, V, V, V,
    MB, MB, W, N, X|M, X|M, MB, MZ,  E, N, W, N, N, B, X|N, N,
    M, M, M, M, X|B, X|B, X|N, N,    M, M, M, M, M, M, M, M,
    R, R, R, R, B, B, B, B,      L, L, X|F, R, N, N, N, N,
    U, N, U, U, N, N, M, M,      N, N, N, N, N, N, M, M,
};

static const uint8_t two_byte[256] = {
    M, M, M, M, U, N, N, N,      N, N, U, N, U, M, N, MB,
    M, M, M, M, M, M, M, M,      M, M, M, M, M, M, M, M,
    M, M, M, M, U, U, U, U,      M, M, M, M, M, M, M, M,
    N, N, N, N, N, N, U, N,      U, U, U, U, U, U, U, U,
    M, M, M, M, M, M, M, M,      M, M, M, M, M, M, M, M,
    M, M, M, M, M, M, M, M,      M, M, M, M, M, M, M, M,
    M, M, M, M, M, M, M, M,      M, M, M, M, M, M, M, M,
    MB, MB, MB, MB, M, M, M, N,  M, M, U, U, M, M, M, M,
    L, L, L, L, L, L, L, L,      L, L, L, L, L, L, L, L,
    M, M, M, M, M, M, M, M,      M, M, M, M, M, M, M, M,
    N, N, N, M, MB, M, M, M,     N, N, N, M, MB, M, M, M,
    M, M, M, M, M, M, M, M,      M, M, MB, M, M, M, M, M,
    M, M, MB, M, MB, MB, MB, M,  N, N, N, N, N, N, N, N,
    M, M, M, M, M, M, M, M,      M, M, M, M, M, M, M, M,
    M, M, M, M, M, M, M, M,      M, M, M, M, M, M, M, M,
    M, M, M, M, M, M, M, M,      M, M, M, M, M, M, M, M,
};

typedef struct scan {
    const uint8_t *p;
    size_t at, n;
    bool mode64, operand16, address_small, rex_w, repne, overrun;
    uint8_t what; // class of the opcode
} scan;

static uint8_t next(scan *s) {
    if (s->at >= s->n) {
        s->overrun = true;
        return 0;
    }
    return s->p[s->at++];
}

static uint8_t peek(const scan *s) {
    return s->at < s->n ? s->p[s->at] : 0;
}

// Legacy prefixes and REX; REX counts only directly before the opcode.
static void prefixes(scan *s) {
    for (;;) {
        uint8_t b = peek(s);
        bool legacy = b == 0x66 || b == 0x67 || b == 0xF0 || b == 0xF2 || b == 0xF3 || b == 0x2E || b == 0x36 || b == 0x3E ||
                      b == 0x26 || b == 0x64 || b == 0x65;
        bool rex = s->mode64 && (b & 0xF0) == 0x40;
        if (s->at >= s->n || (!legacy && !rex)) return;
        s->rex_w = rex && (b & 8);
        if (b == 0x66) s->operand16 = true;
        if (b == 0x67) s->address_small = true;
        if (b == 0xF2) s->repne = true;
        s->at++;
    }
}

static void modrm(scan *s, w32t_insn *out) {
    uint8_t m = next(s), mod = m >> 6, rm = m & 7;
    if (out->map == 0 && (out->opcode == 0xF6 || out->opcode == 0xF7) && (m >> 3 & 7) < 2) s->what |= out->opcode == 0xF6 ? B : Z;
    if (out->map == 0 && out->opcode == 0xFF && ((m >> 3 & 7) == 4 || (m >> 3 & 7) == 5)) out->kind = W32T_INSN_JUMP_AWAY;
    if (out->map == 0 && out->opcode == 0xC7 && m == 0xF8) { // xbegin rel: a branch when the transaction aborts
        s->what = M | L;
        out->kind = W32T_INSN_LOOP;
    }
    if (mod == 3 || (out->map == 1 && out->opcode >= 0x20 && out->opcode <= 0x23)) return;
    if (!s->mode64 && s->address_small) { // 16-bit addressing
        s->at += mod == 1 ? 1 : mod == 2 || (mod == 0 && rm == 6) ? 2 : 0;
        return;
    }
    uint8_t base = rm;
    if (rm == 4) base = next(s) & 7;
    if (mod == 1)
        s->at += 1;
    else if (mod == 2 || (mod == 0 && base == 5)) {
        if (s->mode64 && mod == 0 && rm == 5) out->rip_at = (uint8_t)s->at;
        s->at += 4;
    }
}

static void immediate(scan *s, w32t_insn *out) {
    unsigned z = s->operand16 && !s->rex_w ? 2 : 4, size = 0;
    switch (s->what & IMM) {
    case B: size = 1; break;
    case Z: size = z; break;
    case W: size = 2; break;
    case V: size = s->rex_w ? 8 : z; break;
    case A: size = s->mode64 ? (s->address_small ? 4 : 8) : (s->address_small ? 2 : 4); break;
    case F: size = z + 2; break;
    case E: size = 3; break;
    case Q: size = 2; break;
    case R: out->relative_size = 1; break;
    // Near branches keep 32 bits in 64-bit mode whatever the operand size prefix says (Intel; AMD truncates, no compiler emits it).
    case L: out->relative_size = s->operand16 && (!s->mode64 || out->kind == W32T_INSN_LOOP) ? 2 : 4; break;
    default: break;
    }
    if (out->relative_size) {
        out->relative_at = (uint8_t)s->at;
        size = out->relative_size;
    }
    s->at += size;
}

static void kind_of(w32t_insn *out) {
    uint8_t o = out->opcode;
    if (out->map == 1) {
        if (o >= 0x80 && o <= 0x8F) out->kind = W32T_INSN_CONDITION;
        if (o == 0x0B || o == 0xB9 || o == 0xFF) out->kind = W32T_INSN_TRAP;
        return;
    }
    if (out->map != 0) return;
    if (o >= 0x70 && o <= 0x7F) out->kind = W32T_INSN_CONDITION;
    if (o >= 0xE0 && o <= 0xE3) out->kind = W32T_INSN_LOOP;
    if (o == 0xE8) out->kind = W32T_INSN_CALL;
    if (o == 0xE9 || o == 0xEB) out->kind = W32T_INSN_JUMP;
    if (o == 0xC2 || o == 0xC3 || o == 0xCA || o == 0xCB || o == 0xCF) out->kind = W32T_INSN_RETURN;
    if (o == 0xEA) out->kind = W32T_INSN_JUMP_AWAY;
    if (o == 0xCC || o == 0xF4) out->kind = W32T_INSN_TRAP;
}

// VEX, EVEX and XOP: the map is in the prefix, every opcode but vzeroupper/vzeroall has a ModRM byte.
static bool vector_opcode(scan *s, w32t_insn *out, unsigned map) {
    out->map = (uint8_t)map;
    out->opcode = next(s);
    uint8_t o = out->opcode;
    bool imm_in_map1 = (o >= 0x70 && o <= 0x73) || o == 0xC2 || (o >= 0xC4 && o <= 0xC6);
    s->what = M;
    if (map == 1 && o == 0x77) s->what = N;
    if (map == 3 || map == 8 || (map == 1 && imm_in_map1)) s->what = MB;
    if (map == 0xA) s->what = MZ; // XOP map A: imm32
    s->operand16 = false;
    return true;
}

// True when the bytes at hand start such a prefix (in 32-bit code only when what follows cannot be a memory operand).
static bool vector_prefix(scan *s, w32t_insn *out, uint8_t b) {
    uint8_t second = peek(s);
    bool here = s->mode64 || (second & 0xC0) == 0xC0;
    if (b == 0xC5 && here) {
        next(s);
        return vector_opcode(s, out, 1);
    }
    if (b == 0xC4 && here) {
        next(s);
        next(s);
        return vector_opcode(s, out, second & 0x1F);
    }
    if (b == 0x62 && here) {
        next(s);
        next(s);
        next(s);
        return vector_opcode(s, out, second & 7);
    }
    if (b == 0x8F && (second & 0x1F) >= 8) {
        next(s);
        next(s);
        return vector_opcode(s, out, second & 0x1F);
    }
    return false;
}

static void opcode(scan *s, w32t_insn *out) {
    uint8_t b = next(s);
    out->opcode = b;
    if ((b == 0xC4 || b == 0xC5 || b == 0x62 || b == 0x8F) && vector_prefix(s, out, b)) return;
    s->what = one_byte[b];
    if (b == 0x0F) {
        b = next(s);
        out->map = 1;
        out->opcode = b;
        s->what = two_byte[b];
        if (b == 0x78 && (s->operand16 || s->repne)) s->what = M | Q;
        if (b == 0x38 || b == 0x3A) {
            out->map = b == 0x38 ? 2 : 3;
            out->opcode = next(s);
            s->what = b == 0x38 ? M : MB;
        }
    }
}

static int32_t load(const uint8_t *p, unsigned size) {
    uint32_t v = 0;
    for (unsigned i = size; i-- > 0;)
        v = v << 8 | p[i];
    return size == 1 ? (int8_t)v : size == 2 ? (int16_t)v : (int32_t)v;
}

unsigned w32t_insn_decode(const uint8_t *p, size_t n, bool mode64, w32t_insn *out) {
    scan s = {.p = p, .n = n > 15 ? 15 : n, .mode64 = mode64};
    *out = (w32t_insn){0};
    prefixes(&s);
    opcode(&s, out);
    if (s.what == U || ((s.what & X) && mode64)) return 0;
    s.what &= (uint8_t)~X;
    kind_of(out);
    if (s.what & M) modrm(&s, out);
    immediate(&s, out);
    if (s.overrun || s.at > s.n) return 0;
    if (out->relative_size) out->relative = load(p + out->relative_at, out->relative_size);
    if (out->rip_at) out->rip = load(p + out->rip_at, 4);
    out->length = (uint8_t)s.at;
    return out->length;
}
