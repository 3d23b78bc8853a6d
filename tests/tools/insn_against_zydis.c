// SPDX-License-Identifier: Apache-2.0
// Decodes the code behind every export of the PE files named on the command line with our length decoder and with
// libzydis, and prints every instruction on which they differ. Ends with "N instructions, N differ"; exit status 1 when
// any differs.
#include "../../src/base/nocrt/x86_insn.c"

#include "base/os.h"
#include "pe/pe_file.h"

#include <Zydis/Zydis.h>
#include <stdio.h>
#include <stdlib.h>

#define PER_EXPORT 64 // instructions from each export on: hooks take the first few, the rest widens the sample

typedef struct totals {
    unsigned long long instructions, differ, exports;
} totals;

static ZydisDecoder decoder64, decoder32;

// False when decoding should not go on behind this instruction.
static bool compare(const uint8_t *p, size_t n, bool mode64, const char *where, totals *t, unsigned *length) {
    ZydisDecodedInstruction z;
    ZydisDecodedOperand operands[ZYDIS_MAX_OPERAND_COUNT];
    bool known = ZYAN_SUCCESS(ZydisDecoderDecodeFull(mode64 ? &decoder64 : &decoder32, p, n, &z, operands));
    if (!known) return false; // data between functions: what we say of it does not matter
    w32t_insn in;
    unsigned ours = w32t_insn_decode(p, n, mode64, &in);
    t->instructions++;
    *length = z.length;
    bool relative = z.raw.imm[0].is_relative && z.raw.imm[0].size;
    bool rip = false;
    for (unsigned i = 0; i < z.operand_count; i++)
        rip |= operands[i].type == ZYDIS_OPERAND_TYPE_MEMORY && operands[i].mem.base == ZYDIS_REGISTER_RIP;
    bool same = ours == z.length && (in.relative_size != 0) == relative && (in.rip_at != 0) == rip &&
                (!relative || (in.relative_at == z.raw.imm[0].offset && in.relative == z.raw.imm[0].value.s)) &&
                (!rip || (in.rip_at == z.raw.disp.offset && in.rip == z.raw.disp.value));
    if (!same) {
        t->differ++;
        printf("%s: ours %u, libzydis %u (%s):", where, ours, z.length, ZydisMnemonicGetString(z.mnemonic));
        for (unsigned i = 0; i < z.length; i++)
            printf(" %02x", p[i]);
        printf("\n");
    }
    return true;
}

static void walk(const w32t_pe *pe, const w32t_pe_export *e, const char *file, totals *t) {
    w32t_span code = w32t_pe_rest(pe, e->rva);
    char where[512];
    size_t at = 0;
    t->exports++;
    for (unsigned i = 0; i < PER_EXPORT && at < code.n; i++) {
        unsigned length = 0;
        snprintf(where, sizeof where, "%s!%s+0x%zx", file, e->name, at);
        size_t n = code.n - at > 15 ? 15 : code.n - at;
        if (!compare(code.p + at, n, pe->is64, where, t, &length)) return;
        at += length;
    }
}

static void check_file(const char *path, totals *t) {
    uint8_t *bytes;
    size_t size;
    w32t_pe pe;
    w32t_pe_exports exports;
    if (w32t_file_load(path, (size_t)256 << 20, &bytes, &size, NULL) != W32T_OK) return;
    if (w32t_pe_open(w32t_span_of(bytes, size), false, &pe, NULL) == W32T_OK && w32t_pe_exports_open(&pe, &exports))
        for (uint32_t i = 0; i < exports.names; i++) {
            w32t_pe_export e;
            w32t_pe_section s;
            if (!w32t_pe_export_at(&pe, &exports, i, &e) || e.forwarder) continue;
            for (uint32_t k = 0; w32t_pe_section_at(&pe, k, &s); k++)
                if (e.rva >= s.rva && e.rva - s.rva < s.size && (s.flags & 0x20000000u))
                    walk(&pe, &e, path, t); // executable
        }
    free(bytes);
}

int main(int argc, char **argv) {
    totals t = {0};
    ZydisDecoderInit(&decoder64, ZYDIS_MACHINE_MODE_LONG_64, ZYDIS_STACK_WIDTH_64);
    ZydisDecoderInit(&decoder32, ZYDIS_MACHINE_MODE_LEGACY_32, ZYDIS_STACK_WIDTH_32);
    for (int i = 1; i < argc; i++)
        check_file(argv[i], &t);
    printf("%llu exports, %llu instructions, %llu differ\n", t.exports, t.instructions, t.differ);
    return t.differ != 0 || t.instructions == 0;
}
