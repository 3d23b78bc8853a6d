// SPDX-License-Identifier: Apache-2.0
// Return addresses of a thread by the chain of frame pointers: what x86 code has. Addresses that were replaced are
// shown as they were.
#include "agent.h"
#include "base/nocrt/x86_insn.h"

uint32_t w32t_want_stacks;

// A function that aligns its stack keeps a copy of its return address below the true place: the nearest open call above
// is meant.
static uint64_t true_address(const agent_thread *t, uintptr_t place, uintptr_t address) {
    const agent_entry *nearest = NULL;
    if (address != (uintptr_t)w32t_return) return address;
    for (uint32_t i = 0; i < t->depth; i++)
        if (t->entry[i].sp >= place && (!nearest || t->entry[i].sp < nearest->sp)) nearest = &t->entry[i];
    return nearest ? nearest->address : 0;
}

static uint32_t walk(const agent_thread *t, uintptr_t base, uint64_t *frames, uint32_t count, uint32_t most) {
    uintptr_t low = (uintptr_t)arch_teb_pointer(TEB_STACK_LIMIT), high = (uintptr_t)arch_teb_pointer(TEB_STACK_BASE);
    while (count < most && base >= low && base <= high - 8 && base % 4 == 0) {
        const uintptr_t *link = (const uintptr_t *)base;
        uint64_t address = true_address(t, base + 4, link[1]);
        if (!address || address == 0xdeadbabe) break;
        if (w32t_class_of((const void *)(uintptr_t)address) != CLASS_AGENT) frames[count++] = address;
        if (link[0] <= base) break;
        base = link[0];
    }
    return count;
}

bool w32t_stack_new(agent_thread *t) {
    (void)t;
    return true;
}

uint32_t w32t_call_stack(agent_thread *t, const uintptr_t *args, const agent_frame *frame, uint64_t *frames,
                         uint32_t most) {
    if (!most) return 0;
    frames[0] = args[-1];
    return walk(t, frame->base_pointer, frames, 1, most);
}

// Where a direct jump or one through an import slot at `at` leads; else `at` itself.
static uint32_t through_jump(uint32_t at) {
    uint8_t code[6];
    uint32_t status, to;
    if (w32t_copy_bytes(code, (const void *)(uintptr_t)at, sizeof(code), &status) != sizeof(code) || status) return at;
    if (code[0] != 0xff || code[1] != 0x25) return at;
    __builtin_memcpy(&to, code + 2, sizeof(to));
    return w32t_copy_bytes(&to, (const void *)(uintptr_t)to, sizeof(to), &status) == sizeof(to) && !status ? to : at;
}

// Whether the bytes before an address are a call that can have led to `inner`: one through a register or memory may
// lead anywhere, a direct one to a function that begins a little before.
static bool after_call(uint64_t address, uint32_t inner) {
    enum { FUNCTION_MOST = 0x20000 };
    const agent_module *m = w32t_module_of((const void *)(uintptr_t)address);
    uint8_t before[7];
    uint32_t status, distance;
    if (!m || address < (uintptr_t)m->base + 0x1000) return false;
    if (w32t_copy_bytes(before, (const void *)(uintptr_t)(address - 7), 7, &status) != 7 || status) return false;
    if (before[2] == 0xe8) {
        __builtin_memcpy(&distance, before + 3, sizeof(distance));
        uint32_t to = through_jump((uint32_t)address + distance);
        if (to <= inner && inner - to < FUNCTION_MOST) return true;
        if (w32t_class_of((const void *)(uintptr_t)to) == CLASS_AGENT) return true; // a hooked function
    }
    static const uint8_t at[] = {5, 4, 3, 1, 0}; // FF /2 with 0, 1, 2, 4 and 5 more bytes
    for (uint32_t i = 0; i < sizeof(at); i++)
        if (before[at[i]] == 0xff && (before[at[i] + 1] & 0x38) == 0x10) return true;
    return false;
}

// What an instruction does to esp and ebp, false when that is not known.
static bool step(const uint8_t *code, const w32t_insn *insn, uint32_t *esp, uint32_t *ebp) {
    uint8_t op = code[0], modrm = code[1], reg = modrm >> 3 & 7;
    int32_t wide;
    if (insn->map || op != insn->opcode) return true; // two-byte opcodes and prefixed ones: not of prologues
    if ((op >= 0x50 && op <= 0x57) || op == 0x68 || op == 0x6a) *esp -= 4;
    if (op >= 0x58 && op <= 0x5f) *esp += 4;
    if (op == 0x5d) *ebp = 0;
    if (op == 0x5c || op == 0x60 || op == 0x61 || op == 0x8f || op == 0x9c || op == 0x9d || op == 0xc8) return false;
    if (op == 0xff && reg == 6) *esp -= 4;
    if (op == 0xff && reg == 2) return false;                              // a call
    if ((op == 0x83 || op == 0x81) && (modrm & 7) == 4 && modrm >= 0xc0) { // arithmetic on esp: add and sub
        __builtin_memcpy(&wide, code + 2, sizeof(wide));
        int32_t by = op == 0x83 ? (int8_t)code[2] : wide;
        if (reg == 0) *esp += (uint32_t)by;
        if (reg == 5) *esp -= (uint32_t)by;
        if (reg != 0 && reg != 5 && reg != 7) return false;
    }
    bool from_base = op == 0xc9 || (op == 0x8b && modrm == 0xe5) || (op == 0x89 && modrm == 0xec) ||
                     (op == 0x8d && modrm == 0x65); // leave; mov esp, ebp; lea esp, [ebp + n]
    if (from_base && !*ebp) return false;
    if (from_base) *esp = *ebp + (op == 0xc9 ? 4 : op == 0x8d ? (uint32_t)(int32_t)(int8_t)code[2] : 0);
    if (op == 0x8d && reg == 4 && !from_base) {
        if (modrm != 0x64 || code[2] != 0x24) return false;
        *esp += (uint32_t)(int32_t)(int8_t)code[3]; // lea esp, [esp + n]
    }
    return true;
}

// Where the running function's return address is: the code is followed to its end as it would run, as far as that is
// simple. 0: not known.
static uint32_t return_place(uint32_t at, uint32_t esp, uint32_t ebp) {
    w32t_insn insn;
    for (int i = 0; i < 64; i++) {
        uint8_t code[16] = {0};
        uint32_t status;
        size_t have = w32t_copy_bytes(code, (const void *)(uintptr_t)at, 15, &status);
        if (!w32t_insn_decode(code, have, false, &insn)) return 0;
        if (insn.kind == W32T_INSN_RETURN) return code[0] == 0xc3 || code[0] == 0xc2 ? esp : 0;
        if (insn.kind == W32T_INSN_JUMP)
            at += (uint32_t)insn.relative;
        else if ((insn.kind != W32T_INSN_PLAIN && insn.kind != W32T_INSN_CONDITION) || !step(code, &insn, &esp, &ebp))
            return 0;
        at += insn.length;
    }
    return 0;
}

// Code without frame pointers leaves no chain: between the stack pointer and the first link, words that follow a
// fitting call instruction are taken for return addresses (some may be left over from earlier calls); from there on the
// chain goes. Addresses that were replaced are return addresses for certain.
uint32_t w32t_walk(agent_thread *t, const CONTEXT *from, uint64_t *frames, uint32_t most) {
    uintptr_t low = (uintptr_t)arch_teb_pointer(TEB_STACK_LIMIT), high = (uintptr_t)arch_teb_pointer(TEB_STACK_BASE);
    uint32_t count = 0, inner = from->Eip;
    if (from->Esp < low || from->Esp >= high || from->Esp % 4) return walk(t, from->Ebp, frames, 0, most);
    bool chained = from->Ebp >= from->Esp && from->Ebp < high && from->Ebp % 4 == 0;
    uintptr_t end = chained ? from->Ebp : high;
    uint32_t first = return_place(from->Eip, from->Esp, from->Ebp);
    if (first < from->Esp || first >= end || first % 4) first = from->Esp;
    for (uintptr_t at = first; at < end && at < from->Esp + 0x2000 && count < most; at += 4) {
        uintptr_t word = *(const uintptr_t *)at;
        uint64_t address = true_address(t, at, word);
        if (address < 0x10000 || w32t_class_of((void *)(uintptr_t)address) == CLASS_AGENT) continue;
        if (word != (uintptr_t)w32t_return && !after_call(address, inner)) continue;
        frames[count++] = address;
        inner = (uint32_t)address;
    }
    return chained ? walk(t, from->Ebp, frames, count, most) : count;
}
