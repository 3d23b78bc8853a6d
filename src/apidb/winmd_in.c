// SPDX-License-Identifier: Apache-2.0
// The container of a .winmd file: CLI header (ECMA-335 II.25.3.3), metadata root (II.24.2.1), the streams "#~",
// "#Strings" and "#Blob", and the sizes of rows, which follow from the numbers of rows (II.24.2.6). In: bytes; out:
// where each table and column lies, all of it held against the file here, so that the accessors only look at row
// numbers.
#include "apidb/winmd_in.h"

#include "base/status.h"
#include "pe/pe_file.h"

#include <string.h>

#define LONGEST_NAME 1023u

// ---------------------------------------------------------------------------------------------------------------------------------
// Columns of all tables (II.22): plain numbers, heap offsets, row numbers and coded indices

enum { C2 = 1, C4, CSTR, CGUID, CBLOB, CODED = 0x10, ROW = 0x40 }; // CODED + one of the below; ROW + table

enum {
    TYPE_DEF_OR_REF,
    HAS_CONSTANT,
    HAS_ATTRIBUTE,
    HAS_MARSHAL,
    HAS_SECURITY,
    MEMBER_PARENT,
    HAS_SEMANTICS,
    METHOD_DEF_OR_REF,
    MEMBER_FORWARDED,
    IMPLEMENTATION,
    ATTRIBUTE_TYPE,
    RESOLUTION_SCOPE,
    TYPE_OR_METHOD
};

// Bits of the tag, and the tables that it chooses from.
static const struct {
    uint8_t bits, count, tables[22];
} CODES[] = {
    [TYPE_DEF_OR_REF] = {2, 3, {0x02, 0x01, 0x1B}},
    [HAS_CONSTANT] = {2, 3, {0x04, 0x08, 0x17}},
    [HAS_ATTRIBUTE] = {5, 22, {0x06, 0x04, 0x01, 0x02, 0x08, 0x09, 0x0A, 0x00, 0x0E, 0x17, 0x14,
                               0x11, 0x1A, 0x1B, 0x20, 0x23, 0x26, 0x27, 0x28, 0x2A, 0x2C, 0x2B}},
    [HAS_MARSHAL] = {1, 2, {0x04, 0x08}},
    [HAS_SECURITY] = {2, 3, {0x02, 0x06, 0x20}},
    [MEMBER_PARENT] = {3, 5, {0x02, 0x01, 0x1A, 0x06, 0x1B}},
    [HAS_SEMANTICS] = {1, 2, {0x14, 0x17}},
    [METHOD_DEF_OR_REF] = {1, 2, {0x06, 0x0A}},
    [MEMBER_FORWARDED] = {1, 2, {0x04, 0x06}},
    [IMPLEMENTATION] = {2, 3, {0x26, 0x23, 0x27}},
    [ATTRIBUTE_TYPE] = {3, 2, {0x06, 0x0A}},
    [RESOLUTION_SCOPE] = {2, 4, {0x00, 0x1A, 0x23, 0x01}},
    [TYPE_OR_METHOD] = {1, 2, {0x02, 0x06}},
};

static const uint8_t COLUMNS[WINMD_TABLES][WINMD_COLUMNS] = {
    [0x00] = {C2, CSTR, CGUID, CGUID, CGUID},
    [0x01] = {CODED + RESOLUTION_SCOPE, CSTR, CSTR},
    [0x02] = {C4, CSTR, CSTR, CODED + TYPE_DEF_OR_REF, ROW + 0x04, ROW + 0x06},
    [0x03] = {ROW + 0x04},
    [0x04] = {C2, CSTR, CBLOB},
    [0x05] = {ROW + 0x06},
    [0x06] = {C4, C2, C2, CSTR, CBLOB, ROW + 0x08},
    [0x07] = {ROW + 0x08},
    [0x08] = {C2, C2, CSTR},
    [0x09] = {ROW + 0x02, CODED + TYPE_DEF_OR_REF},
    [0x0A] = {CODED + MEMBER_PARENT, CSTR, CBLOB},
    [0x0B] = {C2, CODED + HAS_CONSTANT, CBLOB},
    [0x0C] = {CODED + HAS_ATTRIBUTE, CODED + ATTRIBUTE_TYPE, CBLOB},
    [0x0D] = {CODED + HAS_MARSHAL, CBLOB},
    [0x0E] = {C2, CODED + HAS_SECURITY, CBLOB},
    [0x0F] = {C2, C4, ROW + 0x02},
    [0x10] = {C4, ROW + 0x04},
    [0x11] = {CBLOB},
    [0x12] = {ROW + 0x02, ROW + 0x14},
    [0x13] = {ROW + 0x14},
    [0x14] = {C2, CSTR, CODED + TYPE_DEF_OR_REF},
    [0x15] = {ROW + 0x02, ROW + 0x17},
    [0x16] = {ROW + 0x17},
    [0x17] = {C2, CSTR, CBLOB},
    [0x18] = {C2, ROW + 0x06, CODED + HAS_SEMANTICS},
    [0x19] = {ROW + 0x02, CODED + METHOD_DEF_OR_REF, CODED + METHOD_DEF_OR_REF},
    [0x1A] = {CSTR},
    [0x1B] = {CBLOB},
    [0x1C] = {C2, CODED + MEMBER_FORWARDED, CSTR, ROW + 0x1A},
    [0x1D] = {C4, ROW + 0x04},
    [0x1E] = {C4, C4},
    [0x1F] = {C4},
    [0x20] = {C4, C2, C2, C2, C2, C4, CBLOB, CSTR, CSTR},
    [0x21] = {C4},
    [0x22] = {C4, C4, C4},
    [0x23] = {C2, C2, C2, C2, C4, CBLOB, CSTR, CSTR, CBLOB},
    [0x24] = {C4, ROW + 0x23},
    [0x25] = {C4, C4, C4, ROW + 0x23},
    [0x26] = {C4, CSTR, CBLOB},
    [0x27] = {C4, C4, CSTR, CSTR, CODED + IMPLEMENTATION},
    [0x28] = {C4, C4, CSTR, CODED + IMPLEMENTATION},
    [0x29] = {ROW + 0x02, ROW + 0x02},
    [0x2A] = {C2, C2, CODED + TYPE_OR_METHOD, CSTR},
    [0x2B] = {CODED + METHOD_DEF_OR_REF, CBLOB},
    [0x2C] = {ROW + 0x2A, CODED + TYPE_DEF_OR_REF},
};

// Tables that are searched, and by which column (II.22: they are kept sorted by it); and the beginnings of runs, which
// do not overlap.
static const uint8_t SORTED[][2] = {{WINMD_INTERFACE_IMPL, 0}, {WINMD_CONSTANT, 1},     {WINMD_ATTRIBUTE, 0},
                                    {WINMD_FIELD_MARSHAL, 0},  {WINMD_CLASS_LAYOUT, 2}, {WINMD_FIELD_LAYOUT, 1},
                                    {WINMD_IMPL_MAP, 1},       {WINMD_NESTED, 0},       {WINMD_TYPE_DEF, 4},
                                    {WINMD_TYPE_DEF, 5},       {WINMD_METHOD, 5}};

static uint8_t width_of(const winmd *w, uint8_t column, uint8_t heaps) {
    uint32_t most = 0, bits = 0;
    switch (column) {
    case C2:
        return 2;
    case C4:
        return 4;
    case CSTR:
        return heaps & 1 ? 4 : 2;
    case CGUID:
        return heaps & 2 ? 4 : 2;
    case CBLOB:
        return heaps & 4 ? 4 : 2;
    default:
        break;
    }
    if (column >= ROW) {
        most = w->table[column - ROW].count;
    } else {
        bits = CODES[column - CODED].bits;
        for (unsigned i = 0; i < CODES[column - CODED].count; i++) {
            uint32_t count = w->table[CODES[column - CODED].tables[i]].count;
            if (count > most) most = count;
        }
    }
    return most < ((uint32_t)1 << (16 - bits)) ? 2 : 4;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Opening

static uint64_t place(const winmd *w, const uint8_t *p) {
    return p ? (uint64_t)(p - w->file.p) : 0;
}

// The stream `name` of the metadata; an empty span when there is none, *there false.
static w32t_status find_stream(const winmd *w, w32t_span root, const char *name, w32t_span *out, bool *there,
                               w32t_error *error) {
    w32t_cursor c = w32t_cursor_of(root);
    w32t_skip(&c, 12);
    uint32_t version = w32t_take32(&c);
    w32t_skip(&c, version);
    w32t_skip(&c, 2);
    uint32_t count = w32t_take16(&c);
    *there = false;
    for (uint32_t i = 0; i < count && !c.bad; i++) {
        uint64_t at = place(w, c.p);
        uint32_t offset = w32t_take32(&c), size = w32t_take32(&c);
        bool terminated = false;
        w32t_span text = w32t_take_ansiz(&c, &terminated);
        while (!c.bad && w32t_cursor_at(&c) % 4)
            w32t_skip(&c, 1);
        if (c.bad || !terminated || text.n >= 32) break;
        if (text.n != strlen(name) || memcmp(text.p, name, text.n) != 0) continue;
        *out = w32t_span_sub(root, offset, size);
        if (!out->p) return w32t_fail(error, W32T_E_FORMAT, at, "stream %s lies outside the metadata", name);
        *there = true;
        return W32T_OK;
    }
    if (c.bad) return w32t_fail(error, W32T_E_FORMAT, place(w, root.p), "the list of metadata streams is cut off");
    return W32T_OK;
}

static w32t_status read_tables(winmd *w, w32t_span tables, w32t_error *error) {
    w32t_cursor c = w32t_cursor_of(tables);
    w32t_skip(&c, 6);
    uint8_t heaps = w32t_take8(&c);
    w32t_skip(&c, 1);
    uint64_t valid = w32t_take64(&c);
    w32t_skip(&c, 8);
    if (valid >> WINMD_TABLES)
        return w32t_fail(error, W32T_E_FORMAT, place(w, tables.p) + 8, "metadata has tables of an unknown kind");
    for (unsigned t = 0; t < WINMD_TABLES; t++)
        if (valid >> t & 1) w->table[t].count = w32t_take32(&c);
    if (heaps & 0x40) w32t_skip(&c, 4);
    if (c.bad) return w32t_fail(error, W32T_E_FORMAT, place(w, tables.p), "the head of the metadata tables is cut off");
    if (w->table[0x03].count || w->table[0x05].count || w->table[0x07].count)
        return w32t_fail(error, W32T_E_FORMAT, place(w, tables.p), "metadata in the form for editing is not read");
    for (unsigned t = 0; t < WINMD_TABLES; t++) {
        winmd_table *table = &w->table[t];
        uint64_t at = place(w, c.p), size;
        for (; table->columns < WINMD_COLUMNS && COLUMNS[t][table->columns]; table->columns++) {
            table->at[table->columns] = table->stride;
            table->width[table->columns] = width_of(w, COLUMNS[t][table->columns], heaps);
            table->stride = (uint8_t)(table->stride + table->width[table->columns]);
        }
        size = (uint64_t)table->stride * table->count;
        table->rows = c.p;
        if (size > w32t_cursor_left(&c))
            return w32t_fail(error, W32T_E_FORMAT, at, "metadata table 0x%02x has %u rows, more than the file holds", t,
                             table->count);
        w32t_skip(&c, (size_t)size);
    }
    return W32T_OK;
}

static w32t_status check_sorted(const winmd *w, w32t_error *error) {
    for (size_t i = 0; i < sizeof SORTED / sizeof SORTED[0]; i++) {
        unsigned table = SORTED[i][0], column = SORTED[i][1];
        uint32_t before = 0;
        for (uint32_t row = 1; row <= w->table[table].count; row++) {
            uint32_t now = winmd_cell(w, table, row, column);
            if (now < before)
                return w32t_fail(error, W32T_E_FORMAT, winmd_offset(w, table, row),
                                 "row %u of metadata table 0x%02x is out of order", row, table);
            before = now;
        }
    }
    return W32T_OK;
}

// The metadata root that the CLI header names.
static w32t_status find_root(w32t_span file, w32t_span *root, w32t_error *error) {
    w32t_pe pe;
    w32t_status status = w32t_pe_open(file, false, &pe, error);
    if (status != W32T_OK) return status;
    w32t_span head = {NULL, 0};
    if (pe.directory_count > W32T_PE_DIR_CLR && pe.directory[W32T_PE_DIR_CLR].rva)
        head = w32t_pe_bytes(&pe, pe.directory[W32T_PE_DIR_CLR].rva, 72);
    if (!head.p) return w32t_fail(error, W32T_E_FORMAT, 0, "no metadata in it: not a .winmd file");
    uint32_t rva = w32t_le32(head.p + 8), size = w32t_le32(head.p + 12);
    *root = w32t_pe_bytes(&pe, rva, size);
    if (!root->p || size < 20)
        return w32t_fail(error, W32T_E_FORMAT, (uint64_t)(head.p - file.p) + 8,
                         "the metadata (%u bytes) is not all in the file", size);
    if (w32t_le32(root->p) != 0x424A5342u) // "BSJB"
        return w32t_fail(error, W32T_E_FORMAT, (uint64_t)(root->p - file.p), "the metadata does not begin with BSJB");
    return W32T_OK;
}

w32t_status winmd_open(w32t_span file, winmd *out, w32t_error *error) {
    w32t_span root, tables = {NULL, 0};
    bool there = false;
    winmd w = {.file = file};
    w32t_status status = find_root(file, &root, error);
    if (status == W32T_OK) status = find_stream(&w, root, "#Strings", &w.strings, &there, error);
    if (status == W32T_OK) status = find_stream(&w, root, "#Blob", &w.blobs, &there, error);
    if (status == W32T_OK) status = find_stream(&w, root, "#~", &tables, &there, error);
    if (status == W32T_OK && !there)
        status = w32t_fail(error, W32T_E_FORMAT, place(&w, root.p), "the metadata has no stream #~ (tables)");
    if (status == W32T_OK) status = read_tables(&w, tables, error);
    if (status == W32T_OK) status = check_sorted(&w, error);
    if (status == W32T_OK) *out = w;
    return status;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Cells, runs, heaps

uint32_t winmd_cell(const winmd *w, unsigned table, uint32_t row, unsigned column) {
    const winmd_table *t = &w->table[table];
    if (!row || row > t->count || column >= t->columns) return 0;
    const uint8_t *p = t->rows + (size_t)(row - 1) * t->stride + t->at[column];
    return t->width[column] == 4 ? w32t_le32(p) : w32t_le16(p);
}

void winmd_run(const winmd *w, unsigned table, uint32_t row, unsigned column, unsigned to, uint32_t *first,
               uint32_t *end) {
    uint32_t past = w->table[to].count + 1;
    *first = winmd_cell(w, table, row, column);
    *end = row < w->table[table].count ? winmd_cell(w, table, row + 1, column) : past;
    if (*end > past) *end = past;
    if (!*first || *first > *end) *first = *end;
}

void winmd_rows_of(const winmd *w, unsigned table, unsigned column, uint32_t value, uint32_t *first, uint32_t *end) {
    uint32_t low = 1, high = w->table[table].count + 1;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (winmd_cell(w, table, middle, column) < value)
            low = middle + 1;
        else
            high = middle;
    }
    *first = low;
    while (low <= w->table[table].count && winmd_cell(w, table, low, column) == value)
        low++;
    *end = low;
}

const char *winmd_text(const winmd *w, uint32_t at) {
    w32t_span rest = w32t_span_from(w->strings, at);
    if (rest.n > LONGEST_NAME + 1) rest.n = LONGEST_NAME + 1;
    return rest.n && memchr(rest.p, 0, rest.n) ? (const char *)rest.p : "";
}

uint32_t winmd_take_number(w32t_cursor *c) {
    uint32_t first = w32t_take8(c);
    if (!(first & 0x80)) return first;
    if (!(first & 0x40)) return (first & 0x3F) << 8 | w32t_take8(c);
    if (first & 0x20) c->bad = true;
    uint32_t high = (first & 0x1F) << 24;
    high |= (uint32_t)w32t_take8(c) << 16;
    high |= (uint32_t)w32t_take8(c) << 8;
    return high | w32t_take8(c);
}

w32t_span winmd_blob(const winmd *w, uint32_t at) {
    w32t_cursor c = w32t_cursor_of(w32t_span_from(w->blobs, at));
    uint32_t size = winmd_take_number(&c);
    return c.bad ? (w32t_span){NULL, 0} : w32t_take(&c, size);
}

uint32_t winmd_type_def_or_ref(uint32_t coded, unsigned *table) {
    unsigned tag = coded & 3;
    *table = tag < 3 ? CODES[TYPE_DEF_OR_REF].tables[tag] : WINMD_TABLES;
    return tag < 3 ? coded >> 2 : 0;
}

static uint32_t coded(unsigned code, unsigned table, uint32_t row) {
    for (unsigned i = 0; i < CODES[code].count; i++)
        if (CODES[code].tables[i] == table) return row << CODES[code].bits | i;
    return 0;
}

uint32_t winmd_attribute_key(unsigned table, uint32_t row) {
    return coded(HAS_ATTRIBUTE, table, row);
}

uint32_t winmd_constant_key(uint32_t field) {
    return coded(HAS_CONSTANT, WINMD_FIELD, field);
}

uint32_t winmd_forwarded_key(uint32_t method) {
    return coded(MEMBER_FORWARDED, WINMD_METHOD, method);
}

uint32_t winmd_marshal_key(uint32_t param) {
    return coded(HAS_MARSHAL, WINMD_PARAM, param);
}

uint64_t winmd_offset(const winmd *w, unsigned table, uint32_t row) {
    const winmd_table *t = &w->table[table];
    return row && row <= t->count ? place(w, t->rows + (size_t)(row - 1) * t->stride) : W32T_NO_OFFSET;
}
