// SPDX-License-Identifier: Apache-2.0
// Functions of an image by its exception table (.pdata), and their control-flow graphs. Images may be hostile:
// everything decoded is counted against a bound.
#include "analyze/code_image.h"
#include "symbols/image_names.h"
#include "base/nocrt/x86_insn.h"

#include <stdlib.h>

#define MAX_KEPT   ((size_t)1 << 20) // instructions
#define EXECUTABLE 0x20000000u       // of a section

void w32t_code_decode(const w32t_code *c, const uint8_t *code, size_t n, uint32_t rva, w32t_x64 *out) {
    if (c->x86)
        w32t_x86_decode(code, n, rva, c->pe.image_base, c->pe.image_size, out);
    else
        w32t_x64_decode(code, n, rva, out);
}

// ---- x86 images have no table of functions

static void add_begin(w32t_buf *b, uint32_t rva) {
    w32t_buf_put(b, &rva, sizeof rva);
}

static void take_begin(void *context, uint32_t rva, const char *name) {
    (void)name;
    add_begin(context, rva);
}

// Targets of direct calls in a section, read from its start on.
static void call_targets(w32t_code *c, const w32t_pe_section *section, w32t_buf *begins) {
    w32t_span code = w32t_pe_rest(&c->pe, section->rva);
    for (size_t at = 0; at < code.n;) {
        w32t_insn i;
        unsigned length = w32t_insn_decode(code.p + at, code.n - at, false, &i);
        uint32_t next = section->rva + (uint32_t)at + (length ? length : 1);
        if (length && i.kind == W32T_INSN_CALL) add_begin(begins, next + (uint32_t)i.relative);
        at += length ? length : 1;
    }
}

static int by_value(const void *a, const void *b) {
    const uint32_t *x = a, *y = b;
    return *x < *y ? -1 : *x > *y;
}

// A function goes on to where the next one begins.
static void put_functions(w32t_code *c, const w32t_pe_section *section, const uint32_t *begins, size_t count) {
    uint32_t end = section->rva + section->virtual_size;
    for (size_t i = 0; i < count; i++) {
        if (begins[i] < section->rva || begins[i] >= end || (i && begins[i] == begins[i - 1])) continue;
        size_t k = i + 1;
        while (k < count && begins[k] == begins[i])
            k++;
        uint32_t stop = k < count && begins[k] < end ? begins[k] : end;
        if (stop - begins[i] > W32T_MAX_FUNCTION) stop = begins[i] + W32T_MAX_FUNCTION;
        uint32_t row[3] = {begins[i], stop, 0};
        w32t_buf_put(&c->made, row, sizeof row);
    }
}

static void make_table(w32t_code *c) {
    w32t_buf begins = {0};
    w32t_pe_section section;
    w32t_image_functions(&c->pe, take_begin, &begins);
    add_begin(&begins, c->pe.entry);
    for (uint32_t i = 0; w32t_pe_section_at(&c->pe, i, &section); i++)
        if (section.flags & EXECUTABLE) call_targets(c, &section, &begins);
    size_t count = begins.n / sizeof(uint32_t);
    qsort(begins.p, count, sizeof(uint32_t), by_value);
    for (uint32_t i = 0; w32t_pe_section_at(&c->pe, i, &section); i++) // sections are in order of their addresses
        if (section.flags & EXECUTABLE) put_functions(c, &section, (const uint32_t *)(const void *)begins.p, count);
    w32t_buf_free(&begins);
    c->table = w32t_span_of(c->made.p, c->made.n);
}

w32t_code *w32t_code_open(w32t_span file) {
    w32t_pe pe;
    w32t_error error;
    if (w32t_pe_open(file, false, &pe, &error) != W32T_OK) return NULL;
    if (pe.machine == W32T_PE_I386) {
        w32t_code *c = w32t_alloc(sizeof *c);
        c->pe = pe;
        c->x86 = true;
        make_table(c);
        return c;
    }
    if (pe.machine != W32T_PE_AMD64) return NULL;
    w32t_span table =
        w32t_pe_bytes(&pe, pe.directory[W32T_PE_DIR_EXCEPTION].rva, pe.directory[W32T_PE_DIR_EXCEPTION].size);
    if (pe.directory_count <= W32T_PE_DIR_EXCEPTION || table.n < 12) return NULL;
    w32t_code *c = w32t_alloc(sizeof *c);
    c->pe = pe;
    c->table = table;
    return c;
}

void w32t_code_close(w32t_code *c) {
    if (!c) return;
    w32t_table_free(&c->functions);
    w32t_arena_free(&c->arena);
    w32t_buf_free(&c->made);
    free(c);
}

const w32t_pe *w32t_code_pe(const w32t_code *c) {
    return &c->pe;
}

static bool find_entry(const w32t_code *c, uint32_t rva, uint32_t *begin, uint32_t *end) {
    size_t lo = 0, hi = c->table.n / 12;
    while (lo < hi) { // the table is sorted; if a file's is not, functions are merely not found
        size_t mid = lo + (hi - lo) / 2;
        if (w32t_le32(c->table.p + mid * 12 + 4) <= rva)
            lo = mid + 1;
        else
            hi = mid;
    }
    if (lo == c->table.n / 12 || w32t_le32(c->table.p + lo * 12) > rva) return false;
    *begin = w32t_le32(c->table.p + lo * 12);
    *end = w32t_le32(c->table.p + lo * 12 + 4);
    return *end > *begin && *end - *begin <= W32T_MAX_FUNCTION;
}

uint32_t w32t_function_index(const w32t_function *f, uint32_t rva) { // of the instruction that starts at rva
    uint32_t lo = 0, hi = f->count;
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (f->rva[mid] < rva)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < f->count && f->rva[lo] == rva ? lo : W32T_NO_INSN;
}

static void add_link(w32t_function *f, uint32_t to, uint32_t from) {
    f->links[f->link_count] = (struct w32t_function_link){from, f->first_pred[to]};
    f->first_pred[to] = f->link_count++;
}

static void connect(w32t_function *f) {
    for (uint32_t i = 0; i < f->count; i++) {
        const w32t_x64 *x = &f->insn[i];
        bool on = x->action != W32T_X64_JUMP && x->action != W32T_X64_RETURN && x->action != W32T_X64_STOP;
        if (on && i + 1 < f->count) add_link(f, i + 1, i);
        if (x->direct && x->action != W32T_X64_CALL) {
            uint32_t to = w32t_function_index(f, x->target);
            if (to != W32T_NO_INSN) add_link(f, to, i);
        }
    }
}

// The cases of a switch are reached through a table: code that nothing else leads to is taken to follow each indirect
// jump.
static void connect_cases(w32t_function *f) {
    uint32_t jumps[8], count = 0;
    for (uint32_t i = 0; i < f->count && count < 8; i++)
        if (f->insn[i].action == W32T_X64_STOP && (f->insn[i].indirect_memory || f->insn[i].reg2 != W32T_NO_REG))
            jumps[count++] = i;
    for (uint32_t i = 1; i < f->count; i++)
        for (uint32_t k = 0; f->first_pred[i] == W32T_NO_INSN && k < count; k++)
            if (f->link_count < 4 * f->count) add_link(f, i, jumps[k]);
}

static size_t count_instructions(const w32t_code *c, w32t_span code) {
    size_t count = 0;
    for (size_t at = 0; at < code.n; count++) {
        w32t_insn i;
        unsigned length = w32t_insn_decode(code.p + at, code.n - at, !c->x86, &i);
        at += length ? length : 1;
    }
    return count;
}

// x86, without a frame pointer: registers that are saved, then room for locals.
static void measure_frame(w32t_function *f) {
    for (uint32_t i = 0; i < f->count && i < 20; i++) {
        const w32t_x64 *x = &f->insn[i];
        if (x->action == W32T_X64_PUSH)
            f->frame_bytes += 4;
        else if (x->action == W32T_X64_ADJUST && x->reg == W32T_RSP && x->has_immediate && x->immediate < 0) {
            f->frame_bytes += (uint32_t)-x->immediate;
            return;
        } else if (x->action >= W32T_X64_CALL)
            return;
    }
}

w32t_function *w32t_function_at(w32t_code *c, uint32_t rva) {
    uint32_t begin, end;
    if (!find_entry(c, rva, &begin, &end)) return NULL;
    w32t_function *f = w32t_table_get(&c->functions, (uint64_t)begin + 1);
    if (f) return f;
    w32t_span code = w32t_pe_bytes(&c->pe, begin, end - begin);
    if (!code.p) return NULL;
    size_t count = count_instructions(c, code);
    if (c->kept + count > MAX_KEPT) {
        c->full = true;
        return NULL;
    }
    c->kept += count;
    f = w32t_arena_zalloc(&c->arena, sizeof *f);
    f->begin = begin;
    f->end = end;
    f->rva = w32t_arena_alloc(&c->arena, count * sizeof *f->rva);
    f->insn = w32t_arena_alloc(&c->arena, count * sizeof *f->insn);
    for (size_t at = 0; at < code.n;) {
        w32t_x64 x;
        w32t_code_decode(c, code.p + at, code.n - at, begin + (uint32_t)at, &x);
        f->rva[f->count] = begin + (uint32_t)at;
        f->insn[f->count++] = x;
        at += x.length ? x.length : 1;
        bool frame = x.reg == W32T_RBP &&
                     (x.action == W32T_X64_LEA ? x.base == W32T_RSP : x.action == W32T_X64_MOVE && x.reg2 == W32T_RSP);
        if (frame && f->count < 20) f->rbp_frame = true;
    }
    measure_frame(f);
    f->first_pred = w32t_arena_alloc(&c->arena, (f->count + 1) * sizeof *f->first_pred);
    memset(f->first_pred, 0xFF, (f->count + 1) * sizeof *f->first_pred);
    f->links = w32t_arena_alloc(&c->arena, (4 * (size_t)f->count + 1) * sizeof *f->links);
    connect(f);
    connect_cases(f);
    w32t_table_put(&c->functions, (uint64_t)begin + 1, f);
    return f;
}

w32t_x64 w32t_code_at(const w32t_code *c, uint32_t rva) {
    w32t_x64 x = {0};
    w32t_span code = w32t_pe_rest(&c->pe, rva);
    if (code.p) w32t_code_decode(c, code.p, code.n, rva, &x);
    return x;
}

uint32_t w32t_code_function(const w32t_code *c, uint32_t rva) {
    uint32_t begin, end;
    return find_entry(c, rva, &begin, &end) ? begin : 0;
}

uint32_t w32t_function_call(w32t_function *f, uint32_t return_rva) { // index of the call that returns there
    uint32_t at = w32t_function_index(f, return_rva);
    if (at == W32T_NO_INSN) at = return_rva == f->end ? f->count : W32T_NO_INSN;
    return at != W32T_NO_INSN && at > 0 && f->insn[at - 1].action == W32T_X64_CALL ? at - 1 : W32T_NO_INSN;
}

bool w32t_code_returns_to(const w32t_code *c, uint32_t rva) {
    w32t_function *f = rva ? w32t_function_at((w32t_code *)(uintptr_t)c, rva - 1) : NULL; // fills a cache only
    return f && w32t_function_call(f, rva) != W32T_NO_INSN;
}
