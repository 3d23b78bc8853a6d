// SPDX-License-Identifier: Apache-2.0
// A line table is a small program for each compilation unit: it moves an address and a line forward and emits rows
// (DWARF 5, section 6.2; versions 2 to 4 differ in the header and in how files are listed). Only rows that begin a run
// of code are kept; what does not parse ends its unit, not the others.
#include "symbols/image_lines.h"

#include <stdlib.h>
#include <string.h>

#define MAX_ROWS  2000000u
#define MAX_FILES 20000u // of one unit

typedef struct row {
    uint32_t rva, line; // line 0: here the code that is known ends
    uint32_t order;     // as they were emitted: of several at one place the last one holds
    const char *file;
} row;

struct w32t_image_lines {
    w32t_arena arena;
    row *rows;
    size_t count, room;
};

typedef struct unit {
    w32t_image_lines *l;
    const w32t_pe *pe;
    w32t_span strings, line_strings; // .debug_str, .debug_line_str
    w32t_cursor c;
    uint16_t version;
    uint8_t address_size, offset_size;
    uint8_t minimum, range;
    int8_t base;
    uint8_t opcode_base;
    uint8_t lengths[256]; // operands of standard opcodes
    const char **files;
    uint32_t file_count;
    bool first_is_one; // files count from 1 before version 5
} unit;

// ---- pieces

static uint64_t leb(w32t_cursor *c) {
    uint64_t v = 0;
    for (unsigned shift = 0; !c->bad; shift += 7) {
        uint8_t b = w32t_take8(c);
        if (shift < 64) v |= (uint64_t)(b & 0x7F) << shift;
        if (!(b & 0x80)) break;
    }
    return v;
}

static int64_t sleb(w32t_cursor *c) {
    int64_t v = 0;
    for (unsigned shift = 0; !c->bad;) {
        uint8_t b = w32t_take8(c);
        if (shift < 64) v |= (int64_t)((uint64_t)(b & 0x7F) << shift);
        shift += 7;
        if (b & 0x80) continue;
        if (b & 0x40 && shift < 64) v |= -((int64_t)1 << shift);
        break;
    }
    return v;
}

static uint64_t offset(unit *u) {
    return u->offset_size == 8 ? w32t_take64(&u->c) : w32t_take32(&u->c);
}

static const char *text_at(w32t_span s, uint64_t at) {
    if (at >= s.n || !memchr(s.p + at, 0, s.n - (size_t)at)) return NULL;
    return (const char *)s.p + at;
}

static const char *take_text(w32t_cursor *c) {
    w32t_span rest = w32t_span_from(w32t_span_of(c->p, (size_t)(c->end - c->p)), 0);
    const char *s = text_at(rest, 0);
    if (!s) {
        c->bad = true;
        return NULL;
    }
    w32t_skip(c, strlen(s) + 1);
    return s;
}

static void add_file(unit *u, const char *path) {
    const char *name = path ? path : "?";
    for (const char *p = name; *p; p++)
        if ((*p == '/' || *p == '\\') && p[1]) name = p + 1;
    if (u->file_count == MAX_FILES) return;
    u->files[u->file_count++] = w32t_arena_text(&u->l->arena, name, strlen(name));
}

// One value of a directory or file entry (version 5); text when it is one.
static const char *entry_value(unit *u, uint64_t form) {
    switch (form) {
    case 0x08: // string
        return take_text(&u->c);
    case 0x1F: // line_strp
        return text_at(u->line_strings, offset(u));
    case 0x0E: // strp
        return text_at(u->strings, offset(u));
    case 0x0B: // data1
        w32t_skip(&u->c, 1);
        return NULL;
    case 0x05: // data2
        w32t_skip(&u->c, 2);
        return NULL;
    case 0x06: // data4
        w32t_skip(&u->c, 4);
        return NULL;
    case 0x07: // data8
        w32t_skip(&u->c, 8);
        return NULL;
    case 0x0F: // udata
        leb(&u->c);
        return NULL;
    case 0x1E: // data16
        w32t_skip(&u->c, 16);
        return NULL;
    case 0x09: // block
        w32t_skip(&u->c, (size_t)leb(&u->c));
        return NULL;
    default:
        u->c.bad = true;
        return NULL;
    }
}

static void entries(unit *u, bool files) {
    struct {
        uint64_t content, form;
    } formats[16];
    uint8_t count = w32t_take8(&u->c);
    if (count > 16) u->c.bad = true;
    for (uint8_t i = 0; i < count && !u->c.bad; i++) {
        formats[i].content = leb(&u->c);
        formats[i].form = leb(&u->c);
    }
    uint64_t total = leb(&u->c);
    for (uint64_t n = 0; n < total && !u->c.bad && count; n++) {
        const char *path = NULL;
        for (uint8_t i = 0; i < count && !u->c.bad; i++) {
            const char *text = entry_value(u, formats[i].form);
            if (formats[i].content == 1) path = text; // DW_LNCT_path
        }
        if (files && !u->c.bad) add_file(u, path);
    }
}

static void old_entries(unit *u) { // versions 2 to 4
    for (const char *s; (s = take_text(&u->c)) != NULL && *s;) {
    }
    for (const char *s; (s = take_text(&u->c)) != NULL && *s;) {
        leb(&u->c); // folder, time, size
        leb(&u->c);
        leb(&u->c);
        add_file(u, s);
    }
}

// ---- rows

typedef struct machine {
    uint64_t address, file;
    int64_t line;
} machine;

static void emit(unit *u, const machine *m, bool ends) {
    uint64_t rva = m->address - u->pe->image_base, index = u->first_is_one ? m->file - 1 : m->file;
    w32t_image_lines *l = u->l;
    if (m->address < u->pe->image_base || rva >= u->pe->image_size || l->count == MAX_ROWS) return;
    if (l->count == l->room)
        l->rows = w32t_realloc(l->rows, (l->room = l->room ? l->room * 2 : 1024) * sizeof *l->rows);
    bool known = !ends && index < u->file_count && m->line > 0;
    l->rows[l->count] = (row){.rva = (uint32_t)rva,
                              .line = known ? (uint32_t)m->line : 0,
                              .order = (uint32_t)l->count,
                              .file = known ? u->files[index] : NULL};
    l->count++;
}

static void extended(unit *u, machine *m) {
    uint64_t length = leb(&u->c);
    if (!length || length > (size_t)(u->c.end - u->c.p)) {
        u->c.bad = true;
        return;
    }
    const uint8_t *next = u->c.p + length;
    uint8_t op = w32t_take8(&u->c);
    if (op == 1) { // end_sequence
        emit(u, m, true);
        *m = (machine){.file = 1, .line = 1};
    } else if (op == 2) { // set_address
        m->address = length - 1 == 8 ? w32t_take64(&u->c) : length - 1 == 4 ? w32t_take32(&u->c) : 0;
    }
    u->c.p = next;
}

static void standard(unit *u, machine *m, uint8_t op) {
    switch (op) {
    case 1: // copy
        emit(u, m, false);
        return;
    case 2: // advance_pc
        m->address += leb(&u->c) * u->minimum;
        return;
    case 3: // advance_line
        m->line += sleb(&u->c);
        return;
    case 4: // set_file
        m->file = leb(&u->c);
        return;
    case 8: // const_add_pc
        m->address += (uint64_t)((255 - u->opcode_base) / u->range) * u->minimum;
        return;
    case 9: // fixed_advance_pc
        m->address += w32t_take16(&u->c);
        return;
    default:
        for (uint8_t i = 0; i < u->lengths[op]; i++)
            leb(&u->c);
    }
}

static void run(unit *u) {
    machine m = {.file = 1, .line = 1};
    while (!u->c.bad && u->c.p < u->c.end) {
        uint8_t op = w32t_take8(&u->c);
        if (op == 0) {
            extended(u, &m);
        } else if (op < u->opcode_base) {
            standard(u, &m, op);
        } else {
            uint8_t special = (uint8_t)(op - u->opcode_base);
            m.address += (uint64_t)(special / u->range) * u->minimum;
            m.line += u->base + special % u->range;
            emit(u, &m, false);
        }
    }
}

static void header(unit *u) {
    u->version = w32t_take16(&u->c);
    if (u->version < 2 || u->version > 5) u->c.bad = true;
    if (u->version == 5) w32t_skip(&u->c, 2); // sizes of addresses and segments
    uint64_t length = offset(u);
    if (length > (size_t)(u->c.end - u->c.p)) u->c.bad = true;
    if (u->c.bad) return;
    const uint8_t *program = u->c.p + length;
    u->minimum = w32t_take8(&u->c);
    if (u->version >= 4) w32t_skip(&u->c, 1); // operations an instruction
    w32t_skip(&u->c, 1);                      // default of is_stmt
    u->base = (int8_t)w32t_take8(&u->c);
    u->range = w32t_take8(&u->c);
    u->opcode_base = w32t_take8(&u->c);
    for (unsigned i = 1; i < u->opcode_base; i++)
        u->lengths[i] = w32t_take8(&u->c);
    if (!u->range || !u->opcode_base) u->c.bad = true;
    if (u->c.bad) return;
    u->first_is_one = u->version < 5;
    if (u->version == 5) {
        entries(u, false);
        entries(u, true);
    } else {
        old_entries(u);
    }
    if (!u->c.bad) u->c.p = program;
}

// ---- the image

// Names of sections that are longer than eight letters are in the string table: "/OFFSET".
static w32t_span section_named(const w32t_pe *pe, const char *name) {
    w32t_span file = pe->bytes, head = w32t_span_sub(file, 0x3c, 4);
    w32t_span coff = head.p ? w32t_span_sub(file, w32t_le32(head.p), 24) : head;
    w32t_span strings = {NULL, 0};
    if (coff.p && w32t_le32(coff.p + 12))
        strings = w32t_span_from(file, w32t_le32(coff.p + 12) + (size_t)w32t_le32(coff.p + 16) * 18);
    w32t_pe_section s;
    for (uint32_t i = 0; w32t_pe_section_at(pe, i, &s); i++) {
        const char *own = s.name[0] == '/' ? text_at(strings, strtoul(s.name + 1, NULL, 10)) : s.name;
        if (!own || strcmp(own, name) != 0) continue;
        uint32_t size = s.virtual_size && s.virtual_size < s.size ? s.virtual_size : s.size;
        return w32t_span_sub(file, s.offset, size);
    }
    return (w32t_span){NULL, 0};
}

static int by_rva(const void *a, const void *b) {
    const row *x = a, *y = b;
    if (x->rva != y->rva) return x->rva < y->rva ? -1 : 1;
    if (!x->line != !y->line) return x->line ? 1 : -1; // an end before the beginning of what follows
    return x->order < y->order ? -1 : x->order > y->order;
}

w32t_image_lines *w32t_image_lines_of(const w32t_pe *pe) {
    w32t_span all = section_named(pe, ".debug_line");
    if (!all.p) return NULL;
    w32t_image_lines *l = w32t_alloc(sizeof *l);
    unit *u = w32t_alloc(sizeof *u);
    const char **files = w32t_alloc(MAX_FILES * sizeof *files);
    w32t_cursor c = w32t_cursor_of(all);
    while (!c.bad && (size_t)(c.end - c.p) > 8 && l->count < MAX_ROWS) {
        uint64_t length = w32t_take32(&c);
        bool wide = length == 0xFFFFFFFF;
        if (wide) length = w32t_take64(&c);
        if (c.bad || length > (size_t)(c.end - c.p)) break;
        *u = (unit){.l = l, .pe = pe, .files = files, .offset_size = wide ? 8 : 4};
        u->strings = section_named(pe, ".debug_str");
        u->line_strings = section_named(pe, ".debug_line_str");
        u->c = w32t_cursor_of(w32t_span_of(c.p, (size_t)length));
        header(u);
        if (!u->c.bad) run(u);
        w32t_skip(&c, (size_t)length);
    }
    free(files);
    free(u);
    if (l->count) qsort(l->rows, l->count, sizeof *l->rows, by_rva);
    if (l->count) return l;
    w32t_image_lines_free(l);
    return NULL;
}

void w32t_image_lines_free(w32t_image_lines *l) {
    if (!l) return;
    w32t_arena_free(&l->arena);
    free(l->rows);
    free(l);
}

bool w32t_image_line_at(const w32t_image_lines *l, uint32_t rva, const char **file, uint32_t *line) {
    size_t low = 0, high = l->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (l->rows[middle].rva <= rva)
            low = middle + 1;
        else
            high = middle;
    }
    if (!low || !l->rows[low - 1].line) return false;
    *file = l->rows[low - 1].file;
    *line = l->rows[low - 1].line;
    return true;
}
