// SPDX-License-Identifier: Apache-2.0
// Following values through code. The image is put together by hand: machine code as the Intel manual encodes it, a
// function table, an import cell; what each value comes from can be read off the listing.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "analyze/codeflow.h"

enum { TEXT = 0x1000, PDATA = 0x2000, DATA = 0x3000, IMAGE = 0x4000 };

// 0x1000 source: calls the import at [0x3000] and returns its result
//   1000 sub rsp,28h            48 83 EC 28
//   1004 call [rip → 3000]      FF 15 F6 1F 00 00
//   100A add rsp,28h            48 83 C4 28
//   100E ret                    C3
// 0x1010 user: keeps it in a slot, passes another slot's address to a call, then reads through both
//   1010 push rbp               55
//   1011 mov rbp,rsp            48 89 E5
//   1014 sub rsp,40h            48 83 EC 40
//   1018 call 1000              E8 E3 FF FF FF
//   101D mov [rbp-8],rax        48 89 45 F8
//   1021 lea rdx,[rbp-10h]      48 8D 55 F0
//   1025 xor ecx,ecx            31 C9
//   1027 call [rip → 3008]      FF 15 DB 1F 00 00
//   102D mov rax,[rbp-8]        48 8B 45 F8
//   1031 mov byte [rax],1       C6 00 01        ← from the call that returns to 100A
//   1034 mov rcx,[rbp-10h]      48 8B 4D F0
//   1038 mov al,[rcx]           8A 01           ← out-argument 1 of the call that returns to 102D
//   103A xor ebx,ebx            31 DB
//   103C mov al,[rbx+4]         8A 43 04        ← a constant
//   103F mov rsi,[rip → 3010]   48 8B 35 CA 1F 00 00
//   1046 mov al,[rsi]           8A 06           ← a global, stored by `keeper`
//   1048 call r8                41 FF D0        ← parameter 3 of user
//   104B leave                  C9
//   104C ret                    C3
// 0x1050 keeper: stores what the import at [0x3018] returns in the global [0x3010]; calls user with the import's result
// as third argument
//   1050 sub rsp,28h            48 83 EC 28
//   1054 call [rip → 3018]      FF 15 BE 1F 00 00
//   105A mov [rip → 3010],rax   48 89 05 AF 1F 00 00
//   1061 mov r8,rax             49 89 C0
//   1064 call 1010              E8 A7 FF FF FF
//   1069 add rsp,28h            48 83 C4 28
//   106D ret                    C3
static const uint8_t text[] = {
    0x48, 0x83, 0xEC, 0x28, 0xFF, 0x15, 0xF6, 0x1F, 0,    0,    0x48, 0x83, 0xC4, 0x28, 0xC3, 0xCC,       // 1000
    0x55, 0x48, 0x89, 0xE5, 0x48, 0x83, 0xEC, 0x40, 0xE8, 0xE3, 0xFF, 0xFF, 0xFF, 0x48, 0x89, 0x45, 0xF8, // 1010
    0x48, 0x8D, 0x55, 0xF0, 0x31, 0xC9, 0xFF, 0x15, 0xDB, 0x1F, 0,    0,    0x48, 0x8B, 0x45, 0xF8,       // 1021
    0xC6, 0x00, 0x01, 0x48, 0x8B, 0x4D, 0xF0, 0x8A, 0x01, 0x31, 0xDB, 0x8A, 0x43, 0x04,                   // 1031
    0x48, 0x8B, 0x35, 0xCA, 0x1F, 0,    0,    0x8A, 0x06, 0x41, 0xFF, 0xD0, 0xC9, 0xC3, 0xCC, 0xCC, 0xCC, // 103F
    0x48, 0x83, 0xEC, 0x28, 0xFF, 0x15, 0xBE, 0x1F, 0,    0,    0x48, 0x89, 0x05, 0xAF, 0x1F, 0,    0,    // 1050
    0x49, 0x89, 0xC0, 0xE8, 0xA7, 0xFF, 0xFF, 0xFF, 0x48, 0x83, 0xC4, 0x28, 0xC3,                         // 1061
};

static uint8_t file[IMAGE]; // laid out as in memory: sections' file offsets are their RVAs

static void section(unsigned index, const char *name, uint32_t rva, uint32_t flags) {
    uint8_t *h = file + 0x80 + 24 + 240 + 40 * index;
    memcpy(h, name, strlen(name));
    w32t_put32(h + 8, 0x1000);
    w32t_put32(h + 12, rva);
    w32t_put32(h + 16, 0x1000);
    w32t_put32(h + 20, rva);
    w32t_put32(h + 36, flags);
}

static w32t_code *open_image(void) {
    memset(file, 0, sizeof file);
    memcpy(file, "MZ", 2);
    w32t_put32(file + 0x3C, 0x80);
    uint8_t *h = file + 0x80;
    memcpy(h, "PE\0\0", 4);
    w32t_put16(h + 4, 0x8664);
    w32t_put16(h + 6, 3);    // sections
    w32t_put16(h + 20, 240); // size of the optional header
    w32t_put16(h + 22, 0x22);
    uint8_t *o = h + 24;
    w32t_put16(o, 0x20B);
    w32t_put32(o + 16, 0x1010);
    w32t_put64(o + 24, 0x140000000u);
    w32t_put32(o + 32, 0x1000);
    w32t_put32(o + 36, 0x1000);
    w32t_put32(o + 56, IMAGE);
    w32t_put32(o + 60, 0x1000);
    w32t_put32(o + 108, 16);
    w32t_put32(o + 112 + 8 * W32T_PE_DIR_EXCEPTION, PDATA);
    w32t_put32(o + 112 + 8 * W32T_PE_DIR_EXCEPTION + 4, 36);
    section(0, ".text", TEXT, 0x60000020);
    section(1, ".pdata", PDATA, 0x40000040);
    section(2, ".data", DATA, 0xC0000040);
    memcpy(file + TEXT, text, sizeof text);
    static const uint32_t functions[] = {0x1000, 0x100F, 0, 0x1010, 0x104D, 0, 0x1050, 0x106E, 0};
    for (size_t i = 0; i < 9; i++)
        w32t_put32(file + PDATA + 4 * i, functions[i]);
    w32t_code *code = w32t_code_open((w32t_span){file, sizeof file});
    assert_non_null(code);
    return code;
}

static void one_source(const w32t_flow *f, uint32_t return_rva, w32t_flow_how how, unsigned argument) {
    if (f->count != 1) fail_msg("%u sources", f->count);
    assert_int_equal(f->sources[0].return_rva, return_rva);
    assert_int_equal(f->sources[0].how, how);
    if (how == W32T_FLOW_OUT) assert_int_equal(f->sources[0].argument, argument);
    assert_false(f->sources[0].weak);
}

static void operands(void **state) {
    (void)state;
    w32t_code *c = open_image();
    static const uint32_t starts[] = {0x1010, 0x1011, 0x1014, 0x1018, 0x101D, 0x1021, 0x1025, 0x1027, 0x102D, 0x1031,
                                      0x1034, 0x1038, 0x103A, 0x103C, 0x103F, 0x1046, 0x1048, 0x104B, 0x104C, 0x104D};
    for (size_t i = 0; i + 1 < sizeof starts / sizeof *starts; i++) // the listing's lengths
        assert_int_equal(w32t_code_at(c, starts[i]).length, starts[i + 1] - starts[i]);
    w32t_x64 x = w32t_code_at(c, 0x101D);
    assert_true(x.action == W32T_X64_MOVE && x.store && x.reg == W32T_RAX && x.base == W32T_RBP && x.disp == -8);
    x = w32t_code_at(c, 0x1027);
    assert_true(x.action == W32T_X64_CALL && x.indirect_memory && x.rip && x.global == 0x3008);
    x = w32t_code_at(c, 0x1048);
    assert_true(x.action == W32T_X64_CALL && !x.direct && x.reg2 == W32T_R8);
    x = w32t_code_at(c, 0x1018);
    assert_true(x.action == W32T_X64_CALL && x.direct && x.target == 0x1000);
    assert_true(w32t_code_returns_to(c, 0x101D) && !w32t_code_returns_to(c, 0x1021));
    w32t_code_close(c);
}

static void sources(void **state) {
    (void)state;
    w32t_code *c = open_image();
    w32t_flow f = {0};
    w32t_flow_register(c, 0x1031, W32T_RAX, NULL, 0, &f); // slot ← own function's result ← the import's
    one_source(&f, 0x100A, W32T_FLOW_RESULT, 0);
    assert_false(f.unknown || f.constant);
    f = (w32t_flow){0};
    w32t_flow_register(c, 0x1038, W32T_RCX, NULL, 0, &f);
    one_source(&f, 0x102D, W32T_FLOW_OUT, 1);
    f = (w32t_flow){0};
    w32t_flow_register(c, 0x103C, W32T_RBX, NULL, 0, &f);
    assert_true(f.constant && !f.count);
    f = (w32t_flow){0};
    w32t_flow_register(c, 0x1046, W32T_RSI, NULL, 0, &f); // a global, stored in another function
    one_source(&f, 0x105A, W32T_FLOW_RESULT, 0);
    f = (w32t_flow){0};
    w32t_flow_argument(c, 0x102D, 0, NULL, 0, &f); // xor ecx,ecx
    assert_true(f.constant && !f.count);
    w32t_code_close(c);
}

static void callers(void **state) {
    (void)state;
    w32t_code *c = open_image();
    w32t_flow f = {0};
    w32t_flow_register(c, 0x1018, W32T_R8, NULL, 0, &f); // a parameter, the caller not known
    assert_true(f.unknown && !f.count);
    uint32_t from[] = {0x1069};
    f = (w32t_flow){0};
    w32t_flow_register(c, 0x1018, W32T_R8, from, 1, &f);
    one_source(&f, 0x105A, W32T_FLOW_RESULT, 0);
    f = (w32t_flow){0};
    w32t_flow_target(c, 0x104B, from, 1, &f); // call r8: behind a call that may have changed it
    assert_int_equal(f.count, 0);
    w32t_code_close(c);
}

// 32-bit code as Visual C++ makes it: arguments are pushed. There is no table of functions; they are found by the
// calls.
//   1000 push 0                 6A 00
//   1002 push 5                 6A 05
//   1004 call [403000]          FF 15 00 30 40 00
//   100A push eax               50
//   100B call [403004]          FF 15 04 30 40 00    ← argument 0: the result of the call that returns to 100A
//   1011 push 403010            68 10 30 40 00
//   1016 push eax               50
//   1017 call [403008]          FF 15 08 30 40 00    ← argument 0: the result of the call that returns to 1011
//   101D mov eax,[403010]       A1 10 30 40 00
//   1022 mov al,[eax]           8A 00                ← out-argument 1 of the call that returns to 101D
//   1024 ret                    C3
//   1030 push ebp               55
//   1031 mov ebp,esp            8B EC
//   1033 mov ecx,[ebp+8]        8B 4D 08
//   1036 mov al,[ecx]           8A 01                ← by its caller: the call that returns to 1046
//   1038 pop ebp                5D
//   1039 ret 4                  C2 04 00
//   1040 call [40300C]          FF 15 0C 30 40 00
//   1046 push eax               50
//   1047 call 1030              E8 E4 FF FF FF
//   104C call 1000              E8 AF FF FF FF
//   1051 ret                    C3
static const uint8_t text32[] = {
    0x6A, 0x00, 0x6A, 0x05, 0xFF, 0x15, 0x00, 0x30, 0x40, 0x00, 0x50, 0xFF, 0x15, 0x04, 0x30, 0x40, 0x00, 0x68, // 1000
    0x10, 0x30, 0x40, 0x00, 0x50, 0xFF, 0x15, 0x08, 0x30, 0x40, 0x00, 0xA1, 0x10, 0x30, 0x40, 0x00, 0x8A, 0x00, // 1012
    0xC3, 0xCC, 0xCC, 0xCC, 0xCC, 0xCC, 0xCC, 0xCC, 0xCC, 0xCC, 0xCC, 0xCC, 0x55, 0x8B, 0xEC, 0x8B, 0x4D, 0x08, // 1024
    0x8A, 0x01, 0x5D, 0xC2, 0x04, 0x00, 0xCC, 0xCC, 0xCC, 0xCC, 0xFF, 0x15, 0x0C, 0x30, 0x40, 0x00, 0x50, 0xE8, // 1036
    0xE4, 0xFF, 0xFF, 0xFF, 0xE8, 0xAF, 0xFF, 0xFF, 0xFF, 0xC3,                                                 // 1048
};

static void pushed_arguments(void **state) {
    (void)state;
    w32t_code_close(open_image());
    uint8_t *h = file + 0x80, *o = h + 24;
    w32t_put16(h + 4, 0x14C);
    w32t_put16(h + 20, 224);
    memmove(o + 224, o + 240, 3 * 40);
    memset(o, 0, 224);
    w32t_put16(o, 0x10B);
    w32t_put32(o + 16, 0x1040);
    w32t_put32(o + 28, 0x400000);
    w32t_put32(o + 32, 0x1000);
    w32t_put32(o + 36, 0x1000);
    w32t_put32(o + 56, IMAGE);
    w32t_put32(o + 60, 0x1000);
    w32t_put32(o + 92, 16);
    memset(file + TEXT, 0xCC, 0x1000);
    memcpy(file + TEXT, text32, sizeof text32);
    memset(file + DATA, 0, 0x1000);
    w32t_code *c = w32t_code_open((w32t_span){file, sizeof file});
    assert_non_null(c);
    assert_int_equal(w32t_code_function(c, 0x1036), 0x1030);
    assert_true(w32t_code_returns_to(c, 0x104C));
    w32t_flow f = {0};
    w32t_flow_argument(c, 0x1011, 0, NULL, 0, &f);
    one_source(&f, 0x100A, W32T_FLOW_RESULT, 0);
    f = (w32t_flow){0};
    w32t_flow_argument(c, 0x101D, 0, NULL, 0, &f);
    one_source(&f, 0x1011, W32T_FLOW_RESULT, 0);
    f = (w32t_flow){0};
    w32t_flow_argument(c, 0x100A, 0, NULL, 0, &f); // push 5: a constant, no source
    assert_int_equal(f.count, 0);
    assert_true(f.constant);
    f = (w32t_flow){0};
    w32t_flow_register(c, 0x1022, W32T_RAX, NULL, 0, &f);
    one_source(&f, 0x101D, W32T_FLOW_OUT, 1);
    f = (w32t_flow){0};
    uint32_t caller = 0x104C;
    w32t_flow_register(c, 0x1036, W32T_RCX, &caller, 1, &f);
    one_source(&f, 0x1046, W32T_FLOW_RESULT, 0);
    w32t_code_close(c);
}

static void no_image(void **state) {
    (void)state;
    assert_null(w32t_code_open((w32t_span){(const uint8_t *)"MZ", 2}));
    w32t_code_close(open_image());
    w32t_put16(file + 0x84, 0xAA64); // another processor's
    assert_null(w32t_code_open((w32t_span){file, sizeof file}));
    w32t_code *c = open_image();
    w32t_put32(file + PDATA, 0xFFFFFFF0); // a table that lies
    w32t_put32(file + PDATA + 4, 0xFFFFFFFF);
    w32t_flow f = {0};
    w32t_flow_register(c, 0xFFFFFFF4, W32T_RAX, NULL, 0, &f);
    w32t_flow_register(c, 0x1046, W32T_RSI, NULL, 0, &f);
    w32t_code_close(c);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(operands), cmocka_unit_test(sources), cmocka_unit_test(callers),
                                       cmocka_unit_test(pushed_arguments), cmocka_unit_test(no_image)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
