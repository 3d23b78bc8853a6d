// SPDX-License-Identifier: Apache-2.0
// x64: TEB access, clock, the layout of stubs and of the frame that thunk.S builds. Offsets are repeated in thunk.S and
// checked in arch.c.
#ifndef W32T_AGENT_ARCH_H
#define W32T_AGENT_ARCH_H

#include <stdint.h>

enum { ARCH_WORD = 8, ARCH_CONTROL_INDEX = 0, ARCH_STUB_BYTES = 16, ARCH_STUB_HEAD = 16, ARCH_MIN_STACK_WORDS = 4 };
// Home space is there whatever the prototype says; captures may use any word.
enum { ARCH_FREE_WORDS = 4, ARCH_CAPTURE_WORDS = 64 };
#define ARCH_MACHINE           IMAGE_FILE_MACHINE_AMD64
#define ARCH_IMAGE_BASE_SYMBOL "__ImageBase"

static inline void *arch_teb_pointer(uint32_t offset) {
    void *value;
    __asm__ volatile("movq %%gs:(%1), %0" : "=r"(value) : "r"((uint64_t)offset));
    return value;
}
static inline void arch_teb_store(uint32_t offset, void *value) {
    __asm__ volatile("movq %1, %%gs:(%0)" : : "r"((uint64_t)offset), "r"(value) : "memory");
}
static inline uint32_t arch_teb_u32(uint32_t offset) {
    uint32_t value;
    __asm__ volatile("movl %%gs:(%1), %0" : "=r"(value) : "r"((uint64_t)offset));
    return value;
}
static inline void arch_teb_store_u32(uint32_t offset, uint32_t value) {
    __asm__ volatile("movl %1, %%gs:(%0)" : : "r"((uint64_t)offset), "r"(value) : "memory");
}
static inline uint64_t arch_tsc(void) {
    uint32_t low, high;
    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    return (uint64_t)high << 32 | low;
}
static inline void arch_pause(void) {
    __asm__ volatile("pause");
}

// Built on the target's stack by thunk.S for each recorded call.
struct agent_frame {
    double xmm[8];   // xmm0..3, 16 bytes each: the arguments; low halves are even elements
    uint64_t result; // rax
    uint64_t reserved;
    double result_xmm[2];
    struct agent_hook *hook;
    uintptr_t *args;             // the argument words, contiguous: home space, then stack
    struct agent_thread *thread; // NULL: not recorded
    uint64_t call;
    uint64_t saved[6]; // rsi rdi r12 r13 r14 r15 of the caller, when stacks are wanted
};

// Writes the stub of a hook: mov r11, hook; jmp *[page's thunk pointer]. `stub` is where it will run, `head` holds the
// pointer.
static inline void arch_write_stub(uint8_t *stub, const void *hook, const uint8_t *head) {
    stub[0] = 0x49;
    stub[1] = 0xbb;
    uint64_t value = (uintptr_t)hook;
    __builtin_memcpy(stub + 2, &value, 8);
    stub[10] = 0xff;
    stub[11] = 0x25;
    int32_t distance = (int32_t)(head - (stub + 16));
    __builtin_memcpy(stub + 12, &distance, 4);
}
static inline bool arch_stub_intact(const uint8_t *stub) {
    return stub[0] == 0x49 && stub[1] == 0xbb && stub[10] == 0xff && stub[11] == 0x25;
}
static inline void *arch_stub_hook(const uint8_t *stub) {
    uint64_t value;
    __builtin_memcpy(&value, stub + 2, 8);
    return (void *)(uintptr_t)value;
}

// The frame of a call in progress, from its argument words: below the two saved registers and a word of padding.
static inline const struct agent_frame *arch_frame_of(const uintptr_t *args) {
    return (const struct agent_frame *)(const void *)((const char *)(args - 3) - 8 - sizeof(struct agent_frame));
}
static inline uintptr_t arch_frame_sp(const struct agent_frame *frame) {
    return (uintptr_t)(frame->args - 1);
}
// Argument words that travel in xmm registers.
static inline void arch_float_args(uintptr_t *words, uint32_t count, uint32_t mask, const struct agent_frame *frame) {
    for (uint32_t i = 0; i < 4 && i < count; i++)
        if (mask & (1u << i)) __builtin_memcpy(&words[i], &frame->xmm[2 * i], 8);
}
// The words of a call in the order of its prototype: here they always lie in a row.
enum { ARCH_WORD_SCRATCH = 1 };
static inline const uintptr_t *arch_words(uint32_t flags, const uintptr_t *args, uint32_t count, uintptr_t *scratch) {
    (void)flags, (void)count, (void)scratch;
    return args;
}
// What a decorated export name says of the calling convention: nothing, there is one only.
static inline uint32_t arch_name_says(const char *name, uint32_t *words) {
    (void)name, (void)words;
    return 0;
}
// thunk.S keeps what may hold arguments or a result.
typedef uint8_t arch_floats;
static inline void arch_floats_keep(arch_floats *floats) {
    (void)floats;
}
static inline void arch_floats_back(arch_floats *floats) {
    (void)floats;
}
static inline uint64_t arch_result(const struct agent_frame *frame, uint32_t kind) {
    uint64_t value = frame->result;
    if (kind == 3 || kind == 4) __builtin_memcpy(&value, &frame->result_xmm[0], 8); // W32T_RESULT_FLOAT, _DOUBLE
    return kind == 3 ? (uint32_t)value : value;
}

static inline uintptr_t arch_instruction_pointer(const CONTEXT *c) {
    return c->Rip;
}
static inline uintptr_t arch_stack_pointer(const CONTEXT *c) {
    return c->Rsp;
}
static inline void arch_resume_at(CONTEXT *c, uintptr_t address) {
    c->Rip = address;
}
// In the order wire_call.h gives.
static inline void arch_registers(const CONTEXT *c, uint64_t *out) {
    const uint64_t all[] = {c->Rax, c->Rcx, c->Rdx, c->Rbx, c->Rsp, c->Rbp, c->Rsi, c->Rdi, c->R8,
                            c->R9,  c->R10, c->R11, c->R12, c->R13, c->R14, c->R15, c->Rip, c->EFlags};
    for (unsigned i = 0; i < sizeof(all) / sizeof(all[0]); i++)
        out[i] = all[i];
}

// How long a function is by its unwind data; leaves without any: a little.
static inline uint32_t arch_function_bytes(const uint8_t *code) {
    DWORD64 base;
    const RUNTIME_FUNCTION *f = RtlLookupFunctionEntry((uintptr_t)code, &base, NULL);
    return f && f->EndAddress > f->BeginAddress ? f->EndAddress - f->BeginAddress : 64;
}

extern char w32t_thunk[];

#endif
