// SPDX-License-Identifier: Apache-2.0
// Instruction lengths and moving. Truth: encodings as the Intel manual prints them; whole DLLs are held against another
// decoder by tests/tools/insn_against_zydis.sh.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "../../../src/base/nocrt/x86_insn.c"
#include "../../../src/base/nocrt/x86_move.c"

#include <string.h>

typedef struct sample {
    const char *bytes;
    unsigned n;
    bool mode64;
    unsigned length;
} sample;

static void lengths(void **state) {
    (void)state;
    static const sample samples[] = {
        {"\x90", 1, true, 1},                                       // nop
        {"\x48\x89\x5c\x24\x08", 5, true, 5},                       // mov [rsp+8], rbx
        {"\x4c\x8b\xd1", 3, true, 3},                               // mov r10, rcx
        {"\xb8\x06\x00\x00\x00", 5, true, 5},                       // mov eax, 6
        {"\xf6\x04\x25\x08\x03\xfe\x7f\x01", 8, true, 8},           // test byte [7ffe0308], 1
        {"\x48\xb8\x01\x02\x03\x04\x05\x06\x07\x08", 10, true, 10}, // mov rax, imm64
        {"\x66\xb8\x01\x02", 4, true, 4},                           // mov ax, imm16
        {"\x48\x8d\x05\x11\x22\x33\x44", 7, true, 7},               // lea rax, [rip+…]
        {"\x8b\x84\x24\x80\x00\x00\x00", 7, true, 7},               // mov eax, [rsp+80]
        {"\xf7\xc1\x01\x00\x00\x00", 6, true, 6},                   // test ecx, imm32
        {"\xf7\xd1", 2, true, 2},                                   // not ecx
        {"\x0f\x1f\x84\x00\x00\x00\x00\x00", 8, true, 8},           // nop [rax+rax+0]
        {"\xc5\xf8\x77", 3, true, 3},                               // vzeroupper
        {"\xc4\xe3\x7d\x19\xc1\x01", 6, true, 6},                   // vextractf128 xmm1, ymm0, 1
        {"\x62\xf1\x7c\x48\x10\x40\x01", 7, true, 7},               // vmovups zmm0, [rax+64]
        {"\xe8\x00\x00\x00\x00", 5, true, 5},                       // call
        {"\x0f\x84\x00\x01\x00\x00", 6, true, 6},                   // je rel32
        {"\xa1\x01\x02\x03\x04\x05\x06\x07\x08", 9, true, 9},       // mov eax, [moffs64]
        {"\xa1\x01\x02\x03\x04", 5, false, 5},                      // mov eax, [moffs32]
        {"\x8b\xff", 2, false, 2},                                  // mov edi, edi
        {"\x67\x8b\x46\x10", 4, false, 4},                          // mov eax, [bp+16]
        {"\x67\xa1\x34\x12", 4, false, 4},                          // mov eax, [1234] with 16-bit address
        {"\xc5\x06", 2, false, 2},                                  // lds eax, [esi]
        {"\x62\x06", 2, false, 2},                                  // bound eax, [esi]
        {"\xc8\x10\x00\x00", 4, false, 4},                          // enter
        {"\x9a\x01\x02\x03\x04\x05\x06", 7, false, 7},              // call far
        {"\x66\xe9\x01\x02", 4, false, 4},                          // jmp rel16
        {"\x06", 1, true, 0},                                       // push es: not in 64-bit code
        {"\x48\x89\x5c\x24", 4, true, 0},                           // cut off
        {"", 0, true, 0},                                           // nothing
    };
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        w32t_insn in;
        unsigned got = w32t_insn_decode((const uint8_t *)samples[i].bytes, samples[i].n, samples[i].mode64, &in);
        if (got != samples[i].length) fail_msg("sample %zu: length %u, want %u", i, got, samples[i].length);
    }
}

static void never_reads_past_the_end(void **state) {
    (void)state;
    uint32_t seed = 7;
    for (unsigned i = 0; i < 200000; i++) {
        uint8_t bytes[15];
        for (unsigned k = 0; k < 15; k++)
            bytes[k] = (uint8_t)((seed = seed * 1664525 + 1013904223) >> 24);
        size_t n = seed >> 8 & 15;
        uint8_t *exact = test_malloc(n ? n : 1); // under ASan, one byte too many ends the test
        memcpy(exact, bytes, n);
        w32t_insn in;
        unsigned length = w32t_insn_decode(exact, n, seed & 1, &in);
        assert_true(length <= n);
        test_free(exact);
    }
}

// A function whose first instructions hold everything that depends on the address; run from a copy elsewhere, by
// reading the result.
static void moves_branches_and_rip(void **state) {
    (void)state;
    static const uint8_t code[] = {
        0x48, 0x8B, 0x05, 0x10, 0, 0, 0, // mov rax, [rip+16]
        0x74, 0x20,                      // je +32
        0xE8, 0,    1,    0,    0,       // call +256
        0xC3,                            // ret
    };
    uint8_t out[128];
    w32t_moved m;
    uint64_t from = 0x140001000, to = 0x140010000;
    assert_int_equal(w32t_insn_move(code, sizeof code, from, 14, out, sizeof out, to, true, &m), W32T_MOVE_OK);
    assert_int_equal(m.taken, 14);
    int32_t rip;
    memcpy(&rip, out + 3, 4);
    assert_int_equal(to + 7 + (uint64_t)(int64_t)rip, from + 7 + 16);
    assert_int_equal(out[7], 0x75); // jne over the absolute jump
    assert_int_equal(out[8], 14);
    uint64_t target;
    memcpy(&target, out + 9 + 6, 8);
    assert_int_equal(target, from + 9 + 0x20);
    memcpy(&target, out + 23 + 8, 8);
    assert_int_equal(target, from + 14 + 0x100);
    memcpy(&target, out + m.written - 8, 8);
    assert_int_equal(target, from + 14);
}

static void refuses_what_it_cannot_move(void **state) {
    (void)state;
    uint8_t out[64];
    w32t_moved m;
    static const uint8_t small[] = {0x31, 0xC0, 0xC3, 0xCC, 0xCC, 0xCC};
    assert_int_equal(w32t_insn_move(small, sizeof small, 0x1000, 5, out, sizeof out, 0x2000, true, &m),
                     W32T_MOVE_SHORT);
    static const uint8_t inner[] = {0x90, 0x75, 0xFE, 0x90, 0x90, 0x90};
    assert_int_equal(w32t_insn_move(inner, sizeof inner, 0x1000, 5, out, sizeof out, 0x2000, true, &m),
                     W32T_MOVE_INTERNAL);
    static const uint8_t loop[] = {0xE2, 0x40, 0x90, 0x90, 0x90};
    assert_int_equal(w32t_insn_move(loop, sizeof loop, 0x1000, 5, out, sizeof out, 0x2000, true, &m), W32T_MOVE_LOOP);
    static const uint8_t far_away[] = {0x8B, 0x05, 0, 0, 0, 0};
    assert_int_equal(w32t_insn_move(far_away, 6, 0x140000000, 5, out, sizeof out, 0x7FF000000000, true, &m),
                     W32T_MOVE_FAR);
    static const uint8_t plain[] = {0x90, 0x90, 0x90, 0x90, 0x90};
    assert_int_equal(w32t_insn_move(plain, 5, 0x1000, 5, out, 10, 0x2000, true, &m), W32T_MOVE_ROOM);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lengths),
        cmocka_unit_test(never_reads_past_the_end),
        cmocka_unit_test(moves_branches_and_rip),
        cmocka_unit_test(refuses_what_it_cannot_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
