// SPDX-License-Identifier: Apache-2.0
// Walking an x64 stack by the images' unwind data (.pdata/.xdata), fast enough to do at every call: what one return
// address means is worked out once and kept as a recipe in a small cache. For return addresses only: a frame that has
// not finished its prologue is handled (codes behind the address do not apply), one inside its epilogue cannot be on
// the stack of a caller. Source: Microsoft, "x64 exception handling"
// (learn.microsoft.com/cpp/build/exception-handling-x64).
#ifndef W32T_BASE_NOCRT_X64_UNWIND_H
#define W32T_BASE_NOCRT_X64_UNWIND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct w32t_unwind_image {
    uint64_t base;
    uint32_t size;
    uint32_t pdata, pdata_bytes; // RVA and size of the exception directory; 0 when there is none
} w32t_unwind_image;

// The image that holds `address`; false when none does.
typedef bool (*w32t_unwind_find)(void *context, uint64_t address, w32t_unwind_image *out);
// The same for code outside all images that the program registered unwind data for, with its entry of three words
// (begin, end, unwind data; relative to out->base). Asked again every time: such code comes and goes without a word.
typedef bool (*w32t_unwind_made)(void *context, uint64_t address, w32t_unwind_image *out, uint32_t entry[3]);
// Copies n bytes; false when they cannot be read. Used on a cache miss only.
typedef bool (*w32t_unwind_read)(void *context, uint64_t address, void *out, size_t n);

// How to get from a frame to its caller. Offsets are from `base register + base_offset`, which is RSP at the time of
// the call that left this return address.
typedef struct w32t_unwind_recipe {
    uint64_t address; // the return address it is for; 0 = empty
    uint8_t base;     // register number that RSP is found from (4 = RSP itself)
    uint8_t state;    // W32T_RECIPE_*
    uint16_t saved;   // bit n: register n was saved …
    int32_t base_offset;
    int32_t return_at;    // where the return address is, from that RSP
    int32_t saved_at[16]; // … here
} w32t_unwind_recipe;
enum {
    W32T_RECIPE_FRAME = 1,
    W32T_RECIPE_MACHINE = 2,
    W32T_RECIPE_STOP = 3,
    W32T_RECIPE_GUESS = 4
}; // a call frame; an interrupt frame; nothing behind it; no data, so a frame without anything on the stack, perhaps

#define W32T_UNWIND_CACHE 512 // recipes, a power of two
typedef struct w32t_unwind {
    w32t_unwind_find find;
    w32t_unwind_read read;
    w32t_unwind_made made; // may be NULL
    void *context;
    uint64_t stop_from, stop_to; // a return address in here is the last frame (RtlUserThreadStart)
    w32t_unwind_recipe cache[W32T_UNWIND_CACHE];
} w32t_unwind;

// Registers that callers may need: RBX 3, RSP 4, RBP 5, RSI 6, RDI 7, R12–R15; others need not be right.
typedef struct w32t_unwind_registers {
    uint64_t r[16];
} w32t_unwind_registers;

// Writes up to `max` return addresses: first `address` (the return address of the innermost frame wanted), then its
// callers'. `registers` are those right after that return (r[4] = RSP behind the return address). Only memory in
// [stack_low, stack_high) is read directly. One thread at a time for each w32t_unwind.
unsigned w32t_unwind_walk(w32t_unwind *u, uint64_t address, const w32t_unwind_registers *registers, uint64_t stack_low,
                          uint64_t stack_high, uint64_t *out, unsigned max);
// Forgets every recipe (an image was unloaded).
void w32t_unwind_flush(w32t_unwind *u);

#endif
