// SPDX-License-Identifier: Apache-2.0
// x86: TEB access, clock, stubs, and how a call is followed. Nobody knows for sure how many words a callee takes off
// the stack, so nothing is copied: the return address is replaced by w32t_return, and the list of open calls
// (agent_thread.entry) keeps the true one. Structured exceptions do not mind: on x86 they go by the list at fs:0.
#ifndef W32T_AGENT_ARCH_H
#define W32T_AGENT_ARCH_H

#include <stdint.h>

enum { ARCH_WORD = 4, ARCH_CONTROL_INDEX = 1, ARCH_STUB_BYTES = 16, ARCH_STUB_HEAD = 16, ARCH_MIN_STACK_WORDS = 255 };
#define ARCH_KEEPS_RETURN 1
enum {
    ARCH_FREE_WORDS = 1,
    ARCH_CAPTURE_WORDS = 16,
    ARCH_ENTRY_WORDS = ARCH_CAPTURE_WORDS
}; // argument words kept for the Stop's captures
#define ARCH_MACHINE           IMAGE_FILE_MACHINE_I386
#define ARCH_IMAGE_BASE_SYMBOL "___ImageBase"

static inline void *arch_teb_pointer(uint32_t offset) {
    void *value;
    __asm__ volatile("movl %%fs:(%1), %0" : "=r"(value) : "r"(offset));
    return value;
}
static inline void arch_teb_store(uint32_t offset, void *value) {
    __asm__ volatile("movl %1, %%fs:(%0)" : : "r"(offset), "r"(value) : "memory");
}
static inline uint32_t arch_teb_u32(uint32_t offset) {
    return (uint32_t)(uintptr_t)arch_teb_pointer(offset);
}
static inline void arch_teb_store_u32(uint32_t offset, uint32_t value) {
    arch_teb_store(offset, (void *)(uintptr_t)value);
}
static inline uint64_t arch_tsc(void) {
    uint64_t value;
    __asm__ volatile("rdtsc" : "=A"(value));
    return value;
}
static inline void arch_pause(void) {
    __asm__ volatile("pause");
}

struct agent_frame {
    struct agent_hook *hook;
    uintptr_t *args;
    struct agent_thread *thread; // NULL: not recorded
    uint32_t reserved;
    uint64_t call;
    uint64_t result;        // edx:eax
    double result_float;    // st0, when the plan says it holds the result
    uintptr_t base_pointer; // ebp of the caller
    uintptr_t sp;           // where the return address was
};

static inline void arch_write_stub(uint8_t *stub, const void *hook, const uint8_t *head) {
    uintptr_t value = (uintptr_t)hook, thunk;
    __builtin_memcpy(&thunk, head, 4);
    uint32_t distance = (uint32_t)(thunk - ((uintptr_t)stub + 10));
    stub[0] = 0xb8; // mov eax, hook
    __builtin_memcpy(stub + 1, &value, 4);
    stub[5] = 0xe9; // jmp thunk
    __builtin_memcpy(stub + 6, &distance, 4);
}
static inline bool arch_stub_intact(const uint8_t *stub) {
    return stub[0] == 0xb8 && stub[5] == 0xe9;
}
static inline void *arch_stub_hook(const uint8_t *stub) {
    uintptr_t value;
    __builtin_memcpy(&value, stub + 1, 4);
    return (void *)value;
}

static inline uintptr_t arch_frame_sp(const struct agent_frame *frame) {
    return frame->sp;
}
// All arguments are on the stack, floating ones too.
static inline void arch_float_args(uintptr_t *words, uint32_t count, uint32_t mask, const struct agent_frame *frame) {
    (void)words, (void)count, (void)mask, (void)frame;
}
// The words of a call in the order of its prototype: ecx and edx of fastcall and thiscall functions, which thunk.S has
// pushed below the return address, then the stack. Good until w32t_enter32 returns.
enum { ARCH_WORD_SCRATCH = 64 };
static inline const uintptr_t *arch_words(uint32_t flags, const uintptr_t *args, uint32_t count, uintptr_t *scratch) {
    uint32_t registers = flags & 128 ? 2 : flags & 64 ? 1 : 0; // W32T_FN_FASTCALL, _THISCALL
    if (!registers) return args;
    for (uint32_t i = 0; i < count && i < ARCH_WORD_SCRATCH; i++)
        scratch[i] = i < registers ? args[-2 - (int32_t)i] : args[i - registers];
    return scratch;
}
// What a decorated export name says of the calling convention: W32T_FN_* flags; *words when it counts them.
uint32_t arch_name_says(const char *name, uint32_t *words);

// x87 and SSE registers across system calls made inside a hook: floating arguments of vectorcall, results in st0 or
// xmm0.
typedef struct arch_floats {
    uint8_t area[512 + 16];
} arch_floats;
static inline uint8_t *arch_floats_area(arch_floats *floats) { // NULL: a processor without fxsave, so without SSE
    const volatile uint8_t *sse = (const uint8_t *)(uintptr_t)(0x7ffe0274 + 6); // KUSER_SHARED_DATA.ProcessorFeatures
    return *sse ? (uint8_t *)(((uintptr_t)floats->area + 15) & ~(uintptr_t)15) : NULL;
}
static inline void arch_floats_keep(arch_floats *floats) {
    uint8_t *area = arch_floats_area(floats);
    if (area) __asm__ volatile("fxsave (%0)" : : "r"(area) : "memory");
}
static inline void arch_floats_back(arch_floats *floats) {
    uint8_t *area = arch_floats_area(floats);
    if (area) __asm__ volatile("fxrstor (%0)" : : "r"(area) : "memory");
}
static inline uint64_t arch_result(const struct agent_frame *frame, uint32_t kind) {
    uint64_t value = frame->result;
    if (kind == 3) { // W32T_RESULT_FLOAT
        float narrow = (float)frame->result_float;
        uint32_t bits;
        __builtin_memcpy(&bits, &narrow, 4);
        return bits;
    }
    if (kind == 4) __builtin_memcpy(&value, &frame->result_float, 8); // W32T_RESULT_DOUBLE
    return kind == 2 || kind == 4 ? value : (uint32_t)value;
}
static inline uintptr_t arch_instruction_pointer(const CONTEXT *c) {
    return c->Eip;
}
static inline uintptr_t arch_stack_pointer(const CONTEXT *c) {
    return c->Esp;
}
static inline void arch_resume_at(CONTEXT *c, uintptr_t address) {
    c->Eip = address;
}
// In the order wire_call.h gives.
static inline void arch_registers(const CONTEXT *c, uint64_t *out) {
    const uint64_t all[] = {c->Eax, c->Ecx, c->Edx, c->Ebx, c->Esp, c->Ebp, c->Esi, c->Edi, 0,
                            0,      0,      0,      0,      0,      0,      0,      c->Eip, c->EFlags};
    for (unsigned i = 0; i < sizeof(all) / sizeof(all[0]); i++)
        out[i] = all[i];
}
// x86 has no unwind data that tells where a function ends.
static inline uint32_t arch_function_bytes(const uint8_t *code) {
    (void)code;
    return 96;
}

extern char w32t_thunk[], w32t_return[];

#endif
