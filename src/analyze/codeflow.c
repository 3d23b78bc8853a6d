// SPDX-License-Identifier: Apache-2.0
// Reaching definitions, asked backwards for one place at a time. States are (function, caller, instruction, place):
// "what is in this place right before this instruction"; each is visited once. A function is decoded when first needed
// and kept. (Longer than other files: one search, whose parts share its state.)
#include "analyze/code_image.h"
#include "base/hash.h"

#include <stdlib.h>

#define MAX_STEPS   200000u // states visited for one question
#define MAX_DEPTH   12u     // callers and callees
#define MAX_SCANNED ((uint64_t)512 << 20)

// ---------------------------------------------------------------------------------------------------------------------------------
// Places and states

typedef enum place_kind { REGISTER, SLOT, GLOBAL, FIELD } place_kind;
typedef struct place {
    uint8_t kind;
    uint8_t reg; // REGISTER; SLOT, FIELD: base
    int64_t at;  // SLOT, FIELD: displacement; GLOBAL: RVA
} place;

// Who called the function under way: by the crash's stack, or the call whose result is being followed.
typedef struct context {
    w32t_function *f;
    uint32_t call;               // index of the call instruction in f; W32T_NO_INSN: unknown
    const struct context *outer; // whose caller
    uint32_t id;
} context;

typedef struct state {
    w32t_function *f;
    const context *caller;
    uint32_t at;
    uint32_t depth;
    bool weak, guard;
    place p;
} state;

typedef struct tracer {
    w32t_code *code;
    w32t_flow *out;
    w32t_arena arena;
    w32t_table seen;
    state *stack;
    size_t count, room;
    uint32_t steps, contexts;
    bool weak;
    bool guard;                 // asking what decided a branch, not where the value came from
    unsigned guards;            // constants asked about
    w32t_table globals, fields; // already asked module-wide
} tracer;

static void push(tracer *t, w32t_function *f, const context *caller, uint32_t at, uint32_t depth, place p) {
    if (p.kind == REGISTER && p.reg > 15) { // no general register
        t->out->unknown = true;
        return;
    }
    uint64_t key =
        w32t_hash_u64((uint64_t)(uintptr_t)f ^ (uint64_t)at << 40) ^
        w32t_hash_u64((uint64_t)p.at << 8 | p.kind << 5 | (p.reg & 31u)) ^
        w32t_hash_u64((uint64_t)1 << 63 | (uint64_t)(caller ? caller->id : 0) << 2 | (uint64_t)t->guard << 1 | t->weak);
    if (!key) key = 1;
    if (w32t_table_get(&t->seen, key)) return;
    w32t_table_put(&t->seen, key, t);
    if (t->count == t->room) {
        t->room = t->room ? t->room * 2 : 256;
        t->stack = w32t_realloc(t->stack, t->room * sizeof *t->stack);
    }
    t->stack[t->count++] = (state){f, caller, at, depth, t->weak, t->guard, p};
}

static void add_source(tracer *t, uint32_t return_rva, w32t_flow_how how, unsigned argument) {
    w32t_flow *o = t->out;
    for (unsigned i = 0; i < o->count; i++) {
        w32t_flow_source *s = &o->sources[i];
        if (s->return_rva != return_rva || s->how != how || s->argument != argument) continue;
        s->weak = s->weak && t->weak;
        s->guard = s->guard && t->guard;
        return;
    }
    if (o->count < W32T_FLOW_MAX)
        o->sources[o->count++] = (w32t_flow_source){return_rva, (uint8_t)how, (uint8_t)argument, t->weak, t->guard};
    else
        o->unknown = true;
}

static bool memory_place(const w32t_function *f, const w32t_x64 *x, place *p) {
    if (x->rip) {
        *p = (place){GLOBAL, 0, x->global};
        return true;
    }
    if (!x->has_memory || x->base == W32T_NO_REG || x->index != W32T_NO_REG) return false;
    bool frame = x->base == W32T_RSP || (x->base == W32T_RBP && f->rbp_frame);
    *p = (place){frame ? SLOT : FIELD, x->base, x->disp};
    return true;
}

static bool same_place(const place *a, const place *b) {
    return a->kind == b->kind && a->reg == b->reg && a->at == b->at;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Calls: which places had their address passed, and functions of the program's own

static const uint8_t argument_registers[4] = {W32T_RCX, W32T_RDX, W32T_R8, W32T_R9};

// A pointer that the linker put into read-only data (compilers reach variables of other files through such cells):
// where it points.
static bool constant_cell(const w32t_code *c, uint32_t rva, place *p) {
    w32t_pe_section section;
    size_t width = c->x86 ? 4 : 8;
    for (uint32_t i = 0; w32t_pe_section_at(&c->pe, i, &section); i++) {
        if (rva < section.rva || rva - section.rva >= section.virtual_size) continue;
        w32t_span cell = section.flags & 0x80000000u ? (w32t_span){NULL, 0}
                                                     : w32t_pe_bytes(&c->pe, rva, width); // writable: a variable
        uint64_t v = cell.p ? (c->x86 ? w32t_le32(cell.p) : w32t_le64(cell.p)) : 0;
        if (v < c->pe.image_base || v - c->pe.image_base >= c->pe.image_size) return false;
        *p = (place){GLOBAL, 0, (int64_t)(v - c->pe.image_base)};
        return true;
    }
    return false;
}

// The address that register `reg` holds right before instruction `at`, looked for in the straight line of code before
// it.
static bool address_in(const w32t_code *c, const w32t_function *f, uint32_t at, uint8_t reg, place *p) {
    int64_t added = 0; // a member's offset, added to a pointer that was loaded
    for (uint32_t i = at, looked = 0; i-- > 0 && looked < 40; looked++) {
        const w32t_x64 *x = &f->insn[i];
        if (!(x->writes >> reg & 1)) {
            if (x->action == W32T_X64_CALL && W32T_VOLATILE >> reg & 1) return false;
            continue;
        }
        if (x->action == W32T_X64_LEA && x->reg == reg) {
            if (!memory_place(f, x, p)) return false;
            p->at += added;
            return true;
        }
        if (x->action == W32T_X64_ADJUST && x->reg == reg && x->has_immediate) {
            added += x->immediate;
            continue;
        }
        if (x->action != W32T_X64_MOVE || x->reg != reg) return false;
        if (!x->has_memory) {
            reg = x->reg2;
            continue;
        }
        if (x->rip && constant_cell(c, x->global, p)) {
            p->at += added;
            return true;
        }
        *p = (place){FIELD, reg, added};
        return added > 0;
    }
    return false;
}

// x86: the instruction that put argument n of the call at `call` onto the stack, in the straight line before it.
static uint32_t stack_argument(const w32t_function *f, uint32_t call, unsigned n) {
    int64_t off = 0; // of the stack pointer, from where it is at the call
    for (uint32_t i = call, looked = 0; i-- > 0 && looked < 60; looked++) {
        const w32t_x64 *x = &f->insn[i];
        switch (x->action) {
        case W32T_X64_CALL:
        case W32T_X64_JUMP:
        case W32T_X64_RETURN:
        case W32T_X64_STOP:
            return W32T_NO_INSN;
        case W32T_X64_PUSH:
            if (off == (int64_t)n * 4) return i;
            off += 4;
            break;
        case W32T_X64_POP:
            off -= 4;
            break;
        default:
            if (x->store && x->base == W32T_RSP && x->index == W32T_NO_REG && off + x->disp == (int64_t)n * 4) return i;
            if (x->action == W32T_X64_ADJUST && x->reg == W32T_RSP && x->has_immediate) off -= x->immediate;
        }
    }
    return W32T_NO_INSN;
}

// What argument n of the call at `call` is, and before which instruction to ask. False: not known; *constant: a number.
static bool argument_place(const w32t_code *c, const w32t_function *f, uint32_t call, unsigned n, uint32_t *at,
                           place *p, bool *constant) {
    *constant = false;
    *at = call;
    if (!c->x86) {
        *p = n < 4 ? (place){REGISTER, argument_registers[n], 0} : (place){SLOT, W32T_RSP, (int64_t)n * 8};
        return true;
    }
    uint32_t i = stack_argument(f, call, n);
    if (i == W32T_NO_INSN) return false;
    const w32t_x64 *x = &f->insn[i];
    *at = i;
    *constant = x->has_immediate || x->action == W32T_X64_CONSTANT;
    if (*constant) return false;
    if (x->action == W32T_X64_PUSH && x->has_memory) return memory_place(f, x, p);
    *p = (place){REGISTER, x->reg, 0};
    return x->action == W32T_X64_PUSH || x->action == W32T_X64_MOVE;
}

// The address that argument n of a call is.
static bool argument_address(const w32t_code *c, const w32t_function *f, uint32_t call, unsigned n, place *p) {
    if (!c->x86) return n < 4 && address_in(c, f, call, argument_registers[n], p);
    uint32_t i = stack_argument(f, call, n);
    if (i == W32T_NO_INSN) return false;
    const w32t_x64 *x = &f->insn[i];
    if (x->has_immediate) {
        uint32_t rva = (uint32_t)x->immediate - (uint32_t)c->pe.image_base;
        *p = (place){GLOBAL, 0, rva};
        return (uint32_t)x->immediate >= c->pe.image_base && rva < c->pe.image_size;
    }
    if (x->action != W32T_X64_MOVE && (x->action != W32T_X64_PUSH || x->has_memory)) return false;
    return address_in(c, f, i, x->reg, p);
}
#define ARGUMENTS(c) ((c)->x86 ? 12u : 4u) // looked at

// Whether the call at `at` got the address of `p` as an argument: its number, or -1.
static int passed_to(const w32t_code *c, const w32t_function *f, uint32_t at, const place *p) {
    place q;
    for (unsigned k = 0; c->x86 && k < ARGUMENTS(c); k++)
        if (argument_address(c, f, at, k, &q) && same_place(&q, p)) return (int)k;
    if (c->x86) return -1;
    for (int k = 0; k < 4; k++)
        if (address_in(c, f, at, argument_registers[k], &q) && same_place(&q, p)) return k;
    for (uint32_t i = at, looked = 0; i-- > 0 && looked < 40; looked++) { // fifth and later ones
        const w32t_x64 *x = &f->insn[i];
        if (x->action == W32T_X64_CALL) break;
        if (x->action == W32T_X64_MOVE && x->store && x->base == W32T_RSP && x->index == W32T_NO_REG &&
            x->disp >= 0x20 && x->disp < 0x100 && address_in(c, f, i, x->reg, &q) && same_place(&q, p))
            return (int)(x->disp / 8);
    }
    return -1;
}

// The program's own function that a direct call goes to; NULL when it leaves the image (an import through a jump) or is
// unknown.
static w32t_function *own_callee(tracer *t, const w32t_x64 *call) {
    if (!call->direct) return NULL;
    w32t_x64 first = w32t_code_at(t->code, call->target);
    if (first.action == W32T_X64_JUMP && first.direct) first = w32t_code_at(t->code, first.target);
    if (first.action == W32T_X64_STOP && first.indirect_memory) return NULL;
    return w32t_function_at(t->code, call->target);
}

static const context *new_context(tracer *t, w32t_function *f, uint32_t call, const context *outer) {
    context *c = w32t_arena_alloc(&t->arena, sizeof *c);
    *c = (context){f, call, outer, ++t->contexts};
    return c;
}

static void call_result(tracer *t, const state *s, uint32_t at) {
    const w32t_x64 *x = &s->f->insn[at];
    w32t_function *callee = own_callee(t, x);
    if (!callee || s->depth >= MAX_DEPTH) {
        add_source(t, s->f->rva[at] + x->length, W32T_FLOW_RESULT, 0);
        return;
    }
    // Also a source by itself: functions of the program may be recorded as well when it exports them.
    const context *inner = new_context(t, s->f, at, s->caller);
    for (uint32_t i = 0; i < callee->count; i++)
        if (callee->insn[i].action == W32T_X64_RETURN)
            push(t, callee, inner, i, s->depth + 1, (place){REGISTER, W32T_RAX, 0});
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Module-wide questions

// The address of a member, made by adding its offset, goes to the next call.
static void field_passed(tracer *t, const w32t_function *f, uint32_t at, int64_t offset) {
    place p;
    for (uint32_t k = at + 1; k < f->count && k < at + 40; k++) {
        if (f->insn[k].action != W32T_X64_CALL) continue;
        for (unsigned n = 0; n < ARGUMENTS(t->code); n++)
            if (argument_address(t->code, f, k, n, &p) && p.kind == FIELD && p.at == offset)
                add_source(t, f->rva[k] + f->insn[k].length, W32T_FLOW_OUT, n);
        return;
    }
}

// A call that f makes by jumping, its last act, returns behind whatever called f: all direct calls of it are meant.
static void passed_by_jump(tracer *t, const w32t_function *f, unsigned argument) {
    w32t_code *c = t->code;
    for (size_t i = 0; i < c->table.n / 12 && c->scanned <= MAX_SCANNED; i++) {
        uint32_t begin = w32t_le32(c->table.p + i * 12), end = w32t_le32(c->table.p + i * 12 + 4);
        w32t_span code = end > begin && end - begin <= W32T_MAX_FUNCTION ? w32t_pe_bytes(&c->pe, begin, end - begin)
                                                                         : (w32t_span){NULL, 0};
        c->scanned += code.n;
        for (size_t at = 0; at < code.n;) {
            w32t_x64 x;
            w32t_code_decode(c, code.p + at, code.n - at, begin + (uint32_t)at, &x);
            at += x.length ? x.length : 1;
            if (x.action == W32T_X64_CALL && x.direct && x.target == f->rva[0])
                add_source(t, begin + (uint32_t)at, W32T_FLOW_OUT, argument);
        }
    }
}

// The address that instruction `at` makes may go to the next call.
static void next_call(tracer *t, const w32t_function *f, uint32_t at, const place *p) {
    for (uint32_t k = at + 1; k < f->count && k < at + 40; k++) {
        const w32t_x64 *x = &f->insn[k];
        bool jump = x->action == W32T_X64_STOP ||
                    (x->action == W32T_X64_JUMP && w32t_function_index(f, x->target) == W32T_NO_INSN);
        if (x->action != W32T_X64_CALL && !jump) continue;
        int argument = passed_to(t->code, f, k, p);
        if (argument >= 0 && jump) passed_by_jump(t, f, (unsigned)argument);
        if (argument >= 0 && !jump) add_source(t, f->rva[k] + x->length, W32T_FLOW_OUT, (unsigned)argument);
        return;
    }
}

// x86: whether an instruction puts the address of a variable onto the stack.
static bool puts_address(const w32t_code *c, const w32t_x64 *x, const place *p) {
    return c->x86 && p->kind == GLOBAL && x->has_immediate && (x->store || x->action == W32T_X64_PUSH) &&
           (uint32_t)x->immediate - (uint32_t)c->pe.image_base == (uint32_t)p->at;
}

static void scan_function(tracer *t, w32t_function *f, const place *wanted, uint32_t depth) {
    for (uint32_t i = 0; i < f->count; i++) {
        const w32t_x64 *x = &f->insn[i];
        place p;
        bool field = wanted->kind == FIELD, cell = false;
        if (field && x->action == W32T_X64_ADJUST && x->has_immediate && x->immediate == wanted->at) {
            field_passed(t, f, i, wanted->at);
            continue;
        }
        if (puts_address(t->code, x, wanted)) {
            next_call(t, f, i, wanted);
            continue;
        }
        if (!x->has_memory || !memory_place(f, x, &p)) continue;
        if (!field && p.kind == GLOBAL && p.at != wanted->at && x->action == W32T_X64_MOVE && !x->store) {
            cell = constant_cell(t->code, x->global, &p); // reg ← address of the variable, as lea
        } else if (!field && p.kind == FIELD && x->store) {
            int64_t offset = p.at; // a store through such a register
            if (address_in(t->code, f, i, x->base, &p)) p.at += offset;
        }
        if (p.at != wanted->at || p.kind != wanted->kind) continue;
        if (x->store && x->action == W32T_X64_MOVE) push(t, f, NULL, i, depth + 1, (place){REGISTER, x->reg, 0});
        if (x->store && x->action == W32T_X64_CONSTANT && !field) t->out->constant = true;
        if (x->action == W32T_X64_LEA || cell) next_call(t, f, i, wanted->kind == GLOBAL ? wanted : &p);
    }
}

// Whether a function is worth decoding for a scan: it names the variable, or has a store to (or the address of) such a
// member.
static bool may_touch(w32t_code *c, uint32_t begin, uint32_t end, const place *wanted) {
    w32t_span code = end > begin && end - begin <= W32T_MAX_FUNCTION ? w32t_pe_bytes(&c->pe, begin, end - begin)
                                                                     : (w32t_span){NULL, 0};
    c->scanned += code.n;
    for (size_t at = 0; at < code.n;) {
        w32t_x64 x;
        place p;
        w32t_code_decode(c, code.p + at, code.n - at, begin + (uint32_t)at, &x);
        at += x.length ? x.length : 1;
        if (wanted->kind == FIELD) {
            bool address = x.action == W32T_X64_ADJUST && x.has_immediate && x.immediate == wanted->at;
            if (address || (x.has_memory && !x.rip && x.disp == wanted->at && (x.store || x.action == W32T_X64_LEA)))
                return true;
        } else if (puts_address(c, &x, wanted)) {
            return true;
        } else if (x.rip && (x.global == wanted->at ||
                             (x.action == W32T_X64_MOVE && !x.store && constant_cell(c, x.global, &p)))) {
            return true;
        }
    }
    return false;
}

static void scan_all(tracer *t, const place *wanted, uint32_t depth) {
    w32t_table *asked = wanted->kind == GLOBAL ? &t->globals : &t->fields;
    uint64_t key = w32t_hash_u64((uint64_t)wanted->at + 1) | 1;
    if (w32t_table_get(asked, key)) return;
    w32t_table_put(asked, key, t);
    bool weak = t->weak;
    if (wanted->kind == FIELD) t->weak = true; // and everything that follows from it
    w32t_code *c = t->code;
    for (size_t i = 0; i < c->table.n / 12; i++) {
        uint32_t begin = w32t_le32(c->table.p + i * 12), end = w32t_le32(c->table.p + i * 12 + 4);
        if (c->scanned > MAX_SCANNED) {
            c->full = true;
            break;
        }
        w32t_function *f = may_touch(c, begin, end, wanted) ? w32t_function_at(c, begin) : NULL;
        if (f) scan_function(t, f, wanted, depth);
    }
    t->weak = weak;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Constants on a branch: `if (!Open(…)) return NULL`

// Whether the function can be left from `start` without passing `avoid`.
static bool leaves_without(tracer *t, w32t_function *f, uint32_t start, uint32_t avoid) {
    uint8_t *seen = w32t_arena_zalloc(&t->arena, f->count);
    uint32_t *todo = w32t_arena_alloc(&t->arena, (f->count + 1) * sizeof *todo), n = 0;
    todo[n++] = start;
    while (n) {
        uint32_t at = todo[--n];
        if (at >= f->count || at == avoid || seen[at]) continue;
        seen[at] = 1;
        const w32t_x64 *x = &f->insn[at];
        if (x->action == W32T_X64_RETURN || x->action == W32T_X64_STOP) return true;
        bool jumps = x->action == W32T_X64_JUMP || x->action == W32T_X64_BRANCH;
        if (jumps && w32t_function_index(f, x->target) == W32T_NO_INSN) return true; // a tail call
        if (jumps && n < f->count) todo[n++] = w32t_function_index(f, x->target);
        if (x->action != W32T_X64_JUMP && n < f->count) todo[n++] = at + 1;
    }
    return false;
}

// What the branch at `at` tested: the register or variable of the nearest compare or test before it.
static void ask_test(tracer *t, w32t_function *f, const context *caller, uint32_t at, uint32_t depth) {
    for (uint32_t i = at, looked = 0; i-- > 0 && looked < 6; looked++) {
        const w32t_x64 *x = &f->insn[i];
        if (x->action == W32T_X64_MOVE || x->action == W32T_X64_LEA || x->action == W32T_X64_CONSTANT) continue;
        if (x->action != W32T_X64_OTHER || x->writes) return;
        place p = {REGISTER, x->reg2 == W32T_NO_REG ? W32T_RAX : x->reg2, 0}; // cmp eax, immediate names none
        if (x->has_memory && (!memory_place(f, x, &p) || p.kind == FIELD || p.kind == GLOBAL)) return;
        push(t, f, caller, i, depth, p);
        return;
    }
}

// The branches that decide whether the constant at `at` is reached, nearest first; and for one that is put into a
// register before the branch, that branch.
static void ask_guards(tracer *t, const state *s, uint32_t at) {
    w32t_function *f = s->f;
    if (t->guards++ >= 32) return;
    bool before = t->guard;
    t->guard = true;
    uint32_t todo[64], n = 0, next = 0;
    todo[n++] = at;
    while (next < n) {
        uint32_t i = todo[next++];
        for (uint32_t l = f->first_pred[i]; l != W32T_NO_INSN; l = f->links[l].next) {
            uint32_t from = f->links[l].from, k = 0;
            const w32t_x64 *x = &f->insn[from];
            if (x->action == W32T_X64_BRANCH &&
                (leaves_without(t, f, from + 1, at) || leaves_without(t, f, w32t_function_index(f, x->target), at))) {
                ask_test(t, f, s->caller, from, s->depth);
                continue;
            }
            while (k < n && todo[k] != from)
                k++;
            if (k == n && n < 64) todo[n++] = from;
        }
    }
    for (uint32_t i = at + 1; !f->insn[at].store && i < f->count && i <= at + 4; i++) {
        uint8_t action = f->insn[i].action;
        if (action == W32T_X64_BRANCH) ask_test(t, f, s->caller, i, s->depth);
        if (action >= W32T_X64_CALL) break;
    }
    t->guard = before;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// One step back

static void from_memory(tracer *t, const state *s, uint32_t at, const w32t_x64 *x) {
    place p;
    if (!memory_place(s->f, x, &p))
        t->out->unknown = true;
    else if (p.kind == GLOBAL)
        scan_all(t, &p, s->depth);
    else
        push(t, s->f, s->caller, at, s->depth, p);
}

static void follow_reg(tracer *t, const state *s, uint32_t at, uint8_t reg) {
    push(t, s->f, s->caller, at, s->depth, (place){REGISTER, reg, 0});
}

// The register is written by instruction `at`; true when the search must also go on before it.
static bool register_written(tracer *t, const state *s, uint32_t at) {
    const w32t_x64 *x = &s->f->insn[at];
    uint8_t reg = s->p.reg;
    if (x->action == W32T_X64_CALL) {
        if (reg == W32T_RAX)
            call_result(t, s, at);
        else
            t->out->unknown = true; // nobody uses a register that a call may have changed: the paths joined wrongly
        return false;
    }
    if (x->reg != reg) {
        t->out->unknown = true;
        return false;
    }
    switch (x->action) {
    case W32T_X64_CONSTANT:
        t->out->constant = true;
        ask_guards(t, s, at);
        return false;
    case W32T_X64_ADJUST:
        if (!x->has_memory && x->reg2 != W32T_NO_REG)
            follow_reg(t, s, at, x->reg2); // base plus index: either may be the pointer
        return true;
    case W32T_X64_LEA:
        if (x->rip || x->base == W32T_RSP || (x->base == W32T_RBP && s->f->rbp_frame))
            t->out->constant = true; // the program's own memory
        else if (x->base != W32T_NO_REG)
            follow_reg(t, s, at, x->base);
        return false;
    case W32T_X64_MOVE:
    case W32T_X64_MAY_MOVE:
        if (x->has_memory)
            from_memory(t, s, at, x);
        else
            follow_reg(t, s, at, x->reg2);
        return x->action == W32T_X64_MAY_MOVE;
    default:
        t->out->unknown = true;
        return false;
    }
}

// Memory: stores to it, and calls that got its address. True when the search goes on before the instruction.
static bool memory_written(tracer *t, state *s, uint32_t at) {
    const w32t_x64 *x = &s->f->insn[at];
    place p;
    if (x->action == W32T_X64_CALL) {
        int argument = passed_to(t->code, s->f, at, &s->p);
        if (argument >= 0) add_source(t, s->f->rva[at] + x->length, W32T_FLOW_OUT, (unsigned)argument);
        if (s->p.kind != FIELD || !(W32T_VOLATILE >> s->p.reg & 1)) return true;
        scan_all(t, &s->p, s->depth); // the base is what the call returned: a structure behind a pointer
        return false;
    }
    if (x->store && memory_place(s->f, x, &p) && same_place(&p, &s->p)) {
        if (x->action == W32T_X64_MOVE) {
            follow_reg(t, s, at, x->reg);
            return false;
        }
        if (x->action == W32T_X64_CONSTANT) {
            t->out->constant = true;
            ask_guards(t, s, at);
            return false;
        }
    }
    if (s->p.kind != FIELD || !(x->writes >> s->p.reg & 1)) return true;
    if (x->action == W32T_X64_MOVE && x->reg == s->p.reg && !x->has_memory) { // the base has another name before this
        bool frame = x->reg2 == W32T_RSP || (x->reg2 == W32T_RBP && s->f->rbp_frame);
        push(t, s->f, s->caller, at, s->depth, (place){frame ? SLOT : FIELD, x->reg2, s->p.at});
        return false;
    }
    bool address = x->action == W32T_X64_LEA && x->reg == s->p.reg && memory_place(s->f, x, &p);
    if (!address)
        address = x->action == W32T_X64_MOVE && x->reg == s->p.reg && x->rip && constant_cell(t->code, x->global, &p);
    if (address) {
        p.at += s->p.at;
        if (p.kind == GLOBAL)
            scan_all(t, &p, s->depth);
        else
            push(t, s->f, s->caller, at, s->depth, p);
        return false;
    }
    scan_all(t, &s->p, s->depth); // a structure behind a pointer: by its offset
    return false;
}

// x86: which parameter a place on the stack is; -1: none.
static int parameter_of(const tracer *t, const w32t_function *f, const place *p) {
    if (!t->code->x86 || p->kind != SLOT) return -1;
    int64_t first = p->reg == W32T_RBP && f->rbp_frame ? 8
                    : p->reg == W32T_RSP               ? (int64_t)f->frame_bytes + 4
                                                       : INT64_MAX;
    return p->at >= first && (p->at - first) % 4 == 0 && p->at - first < 64 ? (int)((p->at - first) / 4) : -1;
}

static void at_entry(tracer *t, const state *s) {
    const context *c = s->caller;
    int parameter = parameter_of(t, s->f, &s->p);
    if (parameter >= 0 && c && c->call != W32T_NO_INSN) {
        place p;
        uint32_t at;
        bool constant;
        if (argument_place(t->code, c->f, c->call, (unsigned)parameter, &at, &p, &constant))
            push(t, c->f, c->outer, at, s->depth, p);
        else if (constant)
            t->out->constant = true;
        else
            t->out->unknown = true;
        return;
    }
    if (s->p.kind == SLOT || !c || c->call == W32T_NO_INSN) {
        if (s->p.kind == FIELD)
            scan_all(t, &s->p, s->depth);
        else
            t->out->unknown = true;
        return;
    }
    const w32t_x64 *call = &c->f->insn[c->call];
    w32t_function *called = call->direct && call->target != s->f->begin ? own_callee(t, call) : NULL;
    if (!called) {
        push(t, c->f, c->outer, c->call, s->depth, s->p); // same register on the other side of the call
        return;
    }
    // The call went to another function, which jumped here instead of calling (a tail call).
    bool found = false;
    for (uint32_t i = 0; i < called->count; i++) {
        const w32t_x64 *x = &called->insn[i];
        if (x->action != W32T_X64_JUMP || x->target != s->f->begin) continue;
        found = true;
        push(t, called, c, i, s->depth, s->p);
    }
    if (!found) t->out->unknown = true;
}

static void step(tracer *t, state *s) {
    if (s->at == 0) {
        at_entry(t, s);
        return;
    }
    for (uint32_t l = s->f->first_pred[s->at]; l != W32T_NO_INSN; l = s->f->links[l].next) {
        uint32_t from = s->f->links[l].from;
        const w32t_x64 *x = &s->f->insn[from];
        bool on = true;
        if (s->p.kind != REGISTER)
            on = memory_written(t, s, from);
        else if (x->writes >> s->p.reg & 1)
            on = register_written(t, s, from);
        if (on) push(t, s->f, s->caller, from, s->depth, s->p);
    }
}

// ---------------------------------------------------------------------------------------------------------------------------------

static const context *contexts_of(tracer *t, const uint32_t *callers, unsigned count) {
    const context *outer = NULL;
    unsigned n = count > MAX_DEPTH ? MAX_DEPTH : count;
    for (unsigned i = n; i-- > 0;) {
        w32t_function *f = callers[i] ? w32t_function_at(t->code, callers[i] - 1) : NULL;
        outer = f ? new_context(t, f, w32t_function_call(f, callers[i]), outer) : NULL;
    }
    return outer;
}

static void run(tracer *t) {
    while (t->count) {
        if (++t->steps > MAX_STEPS) {
            t->out->unknown = true;
            break;
        }
        state s = t->stack[--t->count];
        t->weak = s.weak;
        t->guard = s.guard;
        bool constant = t->out->constant, unknown = t->out->unknown;
        step(t, &s);
        if (!s.guard) continue;
        t->out->constant = constant; // of the value itself only
        t->out->unknown = unknown;
    }
    if (t->code->full) t->out->unknown = true;
    w32t_table_free(&t->seen);
    w32t_table_free(&t->globals);
    w32t_table_free(&t->fields);
    w32t_arena_free(&t->arena);
    free(t->stack);
}

static void trace(w32t_code *code, w32t_function *f, uint32_t at, place p, const uint32_t *callers, unsigned count,
                  w32t_flow *out) {
    tracer t = {.code = code, .out = out};
    const context *caller = contexts_of(&t, callers, count);
    if (p.kind == GLOBAL)
        scan_all(&t, &p, 0);
    else
        push(&t, f, caller, at, 0, p);
    run(&t);
}

void w32t_flow_register(w32t_code *code, uint32_t rva, uint8_t reg, const uint32_t *callers, unsigned count,
                        w32t_flow *out) {
    w32t_function *f = w32t_function_at(code, rva);
    uint32_t at = f ? w32t_function_index(f, rva) : W32T_NO_INSN;
    if (at == W32T_NO_INSN)
        out->unknown = true;
    else
        trace(code, f, at, (place){REGISTER, reg, 0}, callers, count, out);
}

void w32t_flow_argument(w32t_code *code, uint32_t return_rva, unsigned argument, const uint32_t *callers,
                        unsigned count, w32t_flow *out) {
    w32t_function *f = return_rva ? w32t_function_at(code, return_rva - 1) : NULL;
    uint32_t at = f ? w32t_function_call(f, return_rva) : W32T_NO_INSN;
    if (at == W32T_NO_INSN) {
        out->unknown = true;
        return;
    }
    place p;
    bool constant;
    if (argument_place(code, f, at, argument, &at, &p, &constant))
        trace(code, f, at, p, callers, count, out);
    else if (constant)
        out->constant = true;
    else
        out->unknown = true;
}

// Where the indirect jumps of a function that was called directly go to: the last thing it did was a tail call.
static void trace_tail_calls(w32t_code *code, const w32t_x64 *call, uint32_t return_rva, const uint32_t *callers,
                             unsigned count, w32t_flow *out) {
    w32t_function *f = call->direct ? w32t_function_at(code, call->target) : NULL;
    uint32_t with[MAX_DEPTH] = {return_rva};
    unsigned n = 1;
    for (unsigned i = 0; i < count && n < MAX_DEPTH; i++)
        with[n++] = callers[i];
    bool any = false;
    for (uint32_t i = 0; f && i < f->count; i++) {
        const w32t_x64 *x = &f->insn[i];
        place p;
        if (x->action != W32T_X64_STOP) continue;
        if (!x->indirect_memory && x->reg2 != W32T_NO_REG)
            p = (place){REGISTER, x->reg2, 0};
        else if (!x->indirect_memory || !memory_place(f, x, &p))
            continue;
        any = true;
        trace(code, f, i, p, with, n, out);
    }
    if (!any) out->unknown = true;
}

void w32t_flow_target(w32t_code *code, uint32_t return_rva, const uint32_t *callers, unsigned count, w32t_flow *out) {
    w32t_function *f = return_rva ? w32t_function_at(code, return_rva - 1) : NULL;
    uint32_t at = f ? w32t_function_call(f, return_rva) : W32T_NO_INSN;
    place p;
    if (at == W32T_NO_INSN) {
        out->unknown = true;
        return;
    }
    const w32t_x64 *x = &f->insn[at];
    if (x->direct) {
        trace_tail_calls(code, x, return_rva, callers, count, out);
        return;
    }
    if (!x->indirect_memory)
        p = (place){REGISTER, x->reg2, 0};
    else if (!memory_place(f, x, &p)) {
        out->unknown = true;
        return;
    }
    trace(code, f, at, p, callers, count, out);
}

void w32t_flow_result(w32t_code *code, uint32_t rva, w32t_flow *out) {
    w32t_function *f = w32t_function_at(code, rva);
    bool any = false;
    for (uint32_t i = 0; f && f->begin == rva && i < f->count; i++) {
        if (f->insn[i].action != W32T_X64_RETURN) continue;
        any = true;
        trace(code, f, i, (place){REGISTER, W32T_RAX, 0}, NULL, 0, out);
    }
    if (!any) out->unknown = true;
}

// RVA of the cell that a call's target is read from; 0 when it is not read from one.
static uint32_t cell_of(const w32t_code *code, const w32t_function *f, uint32_t at) {
    const w32t_x64 *x = &f->insn[at];
    if (x->direct) {
        w32t_x64 jump = w32t_code_at(code, x->target);
        return jump.action == W32T_X64_STOP && jump.indirect_memory && jump.rip ? jump.global : 0;
    }
    if (x->indirect_memory) return x->rip ? x->global : 0;
    uint8_t reg = x->reg2;
    for (uint32_t i = at, looked = 0; reg < 16 && i-- > 0 && looked < 20; looked++) {
        const w32t_x64 *m = &f->insn[i];
        if (!(m->writes >> reg & 1)) continue;
        return m->action == W32T_X64_MOVE && m->reg == reg && m->rip ? m->global : 0;
    }
    return 0;
}

static uint64_t import_entry(const w32t_code *code, uint32_t rva) {
    w32t_span b = w32t_pe_bytes(&code->pe, rva, code->x86 ? 4 : 8);
    return !b.p ? 0 : code->x86 ? w32t_le32(b.p) : w32t_le64(b.p);
}

bool w32t_code_import(w32t_code *code, uint32_t return_rva, const char **dll, const char **name) {
    w32t_function *f = return_rva ? w32t_function_at(code, return_rva - 1) : NULL;
    uint32_t at = f ? w32t_function_call(f, return_rva) : W32T_NO_INSN;
    uint32_t cell = at != W32T_NO_INSN ? cell_of(code, f, at) : 0;
    for (uint32_t d = code->pe.directory[W32T_PE_DIR_IMPORT].rva, n = 0; cell && d && n < 1000; n++, d += 20) {
        w32t_span row = w32t_pe_bytes(&code->pe, d, 20); // import descriptor: names, …, DLL name, cells
        if (!row.p || !w32t_le32(row.p + 12)) return false;
        uint32_t names = w32t_le32(row.p), cells = w32t_le32(row.p + 16);
        if (!names || cell < cells || cell - cells > 0x10000) continue;
        bool ended = false; // the list of this DLL ends before the cell
        uint32_t width = code->x86 ? 4 : 8;
        for (uint32_t i = 0; i < (cell - cells) / width && !ended; i++)
            ended = import_entry(code, names + width * i) == 0;
        uint64_t entry = import_entry(code, names + (cell - cells));
        if (ended || !entry || entry >> 31) continue;
        *dll = w32t_pe_text(&code->pe, w32t_le32(row.p + 12));
        *name = w32t_pe_text(&code->pe, (uint32_t)entry + 2);
        return *dll && *name;
    }
    return false;
}
