// SPDX-License-Identifier: Apache-2.0
#include "build/winmd_build.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TABLES  0x2D
#define COLUMNS 9

typedef struct bytes {
    uint8_t *p;
    size_t n, room;
} bytes;

struct w32t_winmd {
    bool wide;
    bytes strings, blobs;
    uint32_t *rows[TABLES];
    uint32_t count[TABLES];
};

// Columns: 2 and 4 bytes, s #Strings, g #GUID, b #Blob, a capital for a coded index, a small letter from 'm' on for a
// row (m TypeDef, n Field, o MethodDef, p Param, q ModuleRef).
static const char *const FORM[TABLES] = {
    [0x00] = "2sggg", [0x01] = "Rss",       [0x02] = "4ssDno",    [0x04] = "2sb", [0x06] = "422sbp",
    [0x08] = "22s",   [0x09] = "mD",        [0x0A] = "Psb",       [0x0B] = "2Kb", [0x0C] = "ATb",
    [0x0D] = "Mb",    [0x0F] = "24m",       [0x10] = "4n",        [0x1A] = "s",   [0x1B] = "b",
    [0x1C] = "2Wsq",  [0x20] = "422224bss", [0x23] = "22224bssb", [0x29] = "mm"};

static const struct {
    char kind;
    uint8_t bits;
    int8_t tables[22]; // by tag, -1: none
} CODE[] = {{'D', 2, {0x02, 0x01, 0x1B}},
            {'A', 5, {0x06, 0x04, 0x01, 0x02, 0x08, 0x09, 0x0A, 0x00, 0x0E, 0x17, 0x14,
                      0x11, 0x1A, 0x1B, 0x20, 0x23, 0x26, 0x27, 0x28, 0x2A, 0x2C, 0x2B}},
            {'P', 3, {0x02, 0x01, 0x1A, 0x06, 0x1B}},
            {'T', 3, {-1, -1, 0x06, 0x0A, -1}},
            {'K', 2, {0x04, 0x08, 0x17}},
            {'M', 1, {0x04, 0x08}},
            {'W', 1, {0x04, 0x06}},
            {'R', 2, {0x00, 0x1A, 0x23, 0x01}}};

static void *put(bytes *b, const void *p, size_t n) {
    if (b->n + n > b->room) {
        b->room = (b->n + n) * 2 + 256;
        b->p = realloc(b->p, b->room);
        assert(b->p);
    }
    if (p)
        memcpy(b->p + b->n, p, n);
    else
        memset(b->p + b->n, 0, n);
    b->n += n;
    return b->p + b->n - n;
}

static void put_number(bytes *b, uint32_t value, unsigned width) {
    uint8_t little[4] = {(uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16), (uint8_t)(value >> 24)};
    put(b, little, width);
}

static void put_compressed(bytes *b, uint32_t n) {
    uint8_t out[4] = {(uint8_t)n};
    size_t size = 1;
    if (n >= 0x4000) {
        out[0] = (uint8_t)(0xC0 | n >> 24);
        out[1] = (uint8_t)(n >> 16);
        out[2] = (uint8_t)(n >> 8);
        out[3] = (uint8_t)n;
        size = 4;
    } else if (n >= 0x80) {
        out[0] = (uint8_t)(0x80 | n >> 8);
        out[1] = (uint8_t)n;
        size = 2;
    }
    put(b, out, size);
}

uint32_t w32t_winmd_string(w32t_winmd *b, const char *text) {
    if (!*text) return 0;
    uint32_t at = (uint32_t)b->strings.n;
    put(&b->strings, text, strlen(text) + 1);
    return at;
}

uint32_t w32t_winmd_blob(w32t_winmd *b, const void *p, size_t size) {
    uint32_t at = (uint32_t)b->blobs.n;
    put_compressed(&b->blobs, (uint32_t)size);
    put(&b->blobs, p, size);
    return at;
}

uint32_t w32t_winmd_count(const w32t_winmd *b, unsigned table) {
    return b->count[table];
}

uint32_t w32t_winmd_row(w32t_winmd *b, unsigned table, const uint32_t *columns) {
    assert(FORM[table]);
    b->rows[table] = realloc(b->rows[table], (b->count[table] + 1) * COLUMNS * sizeof(uint32_t));
    assert(b->rows[table]);
    memcpy(b->rows[table] + (size_t)b->count[table] * COLUMNS, columns, strlen(FORM[table]) * sizeof(uint32_t));
    return ++b->count[table];
}

void w32t_winmd_set(w32t_winmd *b, unsigned table, uint32_t row, unsigned column, uint32_t value) {
    b->rows[table][(size_t)(row - 1) * COLUMNS + column] = value;
}

uint32_t w32t_winmd_coded(char kind, unsigned table, uint32_t row) {
    for (size_t i = 0; i < sizeof CODE / sizeof CODE[0]; i++)
        for (uint32_t tag = 0; CODE[i].kind == kind && tag < 22; tag++)
            if (CODE[i].tables[tag] == (int)table) return row << CODE[i].bits | tag;
    abort();
}

w32t_winmd *w32t_winmd_new(bool wide) {
    w32t_winmd *b = calloc(1, sizeof *b);
    assert(b);
    b->wide = wide;
    put(&b->strings, "", 1);
    put(&b->blobs, "", 1);
    w32t_winmd_row(b, 0x00, (uint32_t[]){0, w32t_winmd_string(b, "Made.winmd"), 1, 0, 0});
    w32t_winmd_row(b, 0x20, (uint32_t[]){0x8004, 1, 0, 0, 0, 0x200, 0, w32t_winmd_string(b, "Made"), 0});
    w32t_winmd_row(b, 0x23, (uint32_t[]){4, 0, 0, 0, 0, 0, w32t_winmd_string(b, "netstandard"), 0, 0});
    w32t_winmd_type(b, 0, "", "<Module>", "Object");
    return b;
}

// ---- what files of win32metadata are made of

uint32_t w32t_winmd_type_ref(w32t_winmd *b, const char *space, const char *name) {
    for (uint32_t i = 0; i < b->count[0x01]; i++) {
        const uint32_t *row = b->rows[0x01] + (size_t)i * COLUMNS;
        if (strcmp((char *)b->strings.p + row[1], name) == 0 && strcmp((char *)b->strings.p + row[2], space) == 0)
            return i + 1;
    }
    return w32t_winmd_row(
        b, 0x01, (uint32_t[]){w32t_winmd_coded('R', 0x23, 1), w32t_winmd_string(b, name), w32t_winmd_string(b, space)});
}

uint32_t w32t_winmd_type(w32t_winmd *b, uint32_t flags, const char *space, const char *name, const char *extends) {
    uint32_t base = extends ? w32t_winmd_coded('D', 0x01, w32t_winmd_type_ref(b, "System", extends)) : 0;
    return w32t_winmd_row(b, 0x02,
                          (uint32_t[]){flags, w32t_winmd_string(b, name), w32t_winmd_string(b, space), base,
                                       b->count[0x04] + 1, b->count[0x06] + 1});
}

uint32_t w32t_winmd_field(w32t_winmd *b, uint32_t flags, const char *name, const void *type, size_t size) {
    uint8_t signature[64] = {0x06};
    memcpy(signature + 1, type, size);
    return w32t_winmd_row(b, 0x04,
                          (uint32_t[]){flags, w32t_winmd_string(b, name), w32t_winmd_blob(b, signature, size + 1)});
}

uint32_t w32t_winmd_field_of(w32t_winmd *b, const char *name, unsigned table, uint32_t row) {
    bytes type = {NULL, 0, 0};
    put(&type, "\x11", 1); // value type
    put_compressed(&type, w32t_winmd_coded('D', table, row));
    uint32_t field = w32t_winmd_field(b, 0x6, name, type.p, type.n);
    free(type.p);
    return field;
}

void w32t_winmd_literal(w32t_winmd *b, const char *name, uint32_t value) {
    uint8_t little[4] = {(uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16), (uint8_t)(value >> 24)};
    uint32_t field = w32t_winmd_field(b, 0x8056, name, "\x09", 1);
    w32t_winmd_row(b, 0x0B, (uint32_t[]){0x09, w32t_winmd_coded('K', 0x04, field), w32t_winmd_blob(b, little, 4)});
}

uint32_t w32t_winmd_method(w32t_winmd *b, const char *name, const void *signature, size_t size) {
    return w32t_winmd_row(b, 0x06,
                          (uint32_t[]){0, 0, 0x2096, w32t_winmd_string(b, name), w32t_winmd_blob(b, signature, size),
                                       b->count[0x08] + 1});
}

uint32_t w32t_winmd_param(w32t_winmd *b, uint32_t flags, uint32_t sequence, const char *name) {
    return w32t_winmd_row(b, 0x08, (uint32_t[]){flags, sequence, w32t_winmd_string(b, name)});
}

void w32t_winmd_import(w32t_winmd *b, uint32_t method, uint32_t flags, const char *name, const char *dll) {
    uint32_t module = w32t_winmd_row(b, 0x1A, (uint32_t[]){w32t_winmd_string(b, dll)});
    w32t_winmd_row(b, 0x1C,
                   (uint32_t[]){flags, w32t_winmd_coded('W', 0x06, method), w32t_winmd_string(b, name), module});
}

void w32t_winmd_attribute(w32t_winmd *b, unsigned table, uint32_t row, const char *name, const char *arguments,
                          const void *value, size_t size) {
    static const char space[] = "Windows.Win32.Foundation.Metadata";
    bytes signature = {NULL, 0, 0}, all = {NULL, 0, 0};
    uint8_t head[3] = {0x20, (uint8_t)strlen(arguments), 0x01}; // an instance's, that many, void
    put(&signature, head, 3);
    for (const char *a = arguments; *a; a++) {
        put(&signature, a, 1);
        if (*a == 0x11)
            put_compressed(&signature, w32t_winmd_coded('D', 0x01, w32t_winmd_type_ref(b, space, "Choice")));
    }
    uint32_t class = w32t_winmd_type_ref(b, space, name);
    uint32_t cells[3] = {w32t_winmd_coded('P', 0x01, class), w32t_winmd_string(b, ".ctor"),
                         w32t_winmd_blob(b, signature.p, signature.n)};
    uint32_t constructor = w32t_winmd_row(b, 0x0A, cells);
    put(&all, "\x01\x00", 2);
    put(&all, value, size);
    uint32_t attribute[3] = {w32t_winmd_coded('A', table, row), w32t_winmd_coded('T', 0x0A, constructor),
                             w32t_winmd_blob(b, all.p, all.n)};
    w32t_winmd_row(b, 0x0C, attribute);
    free(signature.p);
    free(all.p);
}

// ---- layout

static unsigned width_of(const w32t_winmd *b, char column) {
    static const uint8_t rows[] = {0x02, 0x04, 0x06, 0x08, 0x1A};
    if (column == '2') return 2;
    if (column == '4') return 4;
    if (column == 's' || column == 'g' || column == 'b') return b->wide ? 4 : 2;
    if (column >= 'm') return b->count[rows[column - 'm']] > 0xFFFF ? 4 : 2;
    for (size_t i = 0; i < sizeof CODE / sizeof CODE[0]; i++)
        for (int tag = 0; CODE[i].kind == column && tag < 22; tag++)
            if (CODE[i].tables[tag] >= 0 && (uint64_t)b->count[CODE[i].tables[tag]] << CODE[i].bits > 0xFFFF) return 4;
    return 2;
}

static unsigned sort_column;

static int by_column(const void *left, const void *right) {
    const uint32_t *l = left, *r = right;
    if (l[sort_column] != r[sort_column]) return l[sort_column] < r[sort_column] ? -1 : 1;
    for (int i = 0; i < COLUMNS; i++)
        if (l[i] != r[i]) return l[i] < r[i] ? -1 : 1;
    return 0;
}

static void sort_tables(w32t_winmd *b) {
    static const uint8_t sorted[][2] = {{0x09, 0}, {0x0B, 1}, {0x0C, 0}, {0x0D, 0},
                                        {0x0F, 2}, {0x10, 1}, {0x1C, 1}, {0x29, 0}};
    for (size_t i = 0; i < sizeof sorted / sizeof sorted[0]; i++) {
        sort_column = sorted[i][1];
        if (b->count[sorted[i][0]])
            qsort(b->rows[sorted[i][0]], b->count[sorted[i][0]], COLUMNS * sizeof(uint32_t), by_column);
    }
}

static bytes tables_of(const w32t_winmd *b) {
    bytes out = {NULL, 0, 0};
    uint64_t valid = 0;
    for (int t = 0; t < TABLES; t++)
        valid |= (uint64_t)(b->count[t] != 0) << t;
    put_number(&out, 0, 4);
    put(&out, "\x02\x00", 2); // 2.0
    put(&out, b->wide ? "\x07\x01" : "\x00\x01", 2);
    put_number(&out, (uint32_t)valid, 4);
    put_number(&out, (uint32_t)(valid >> 32), 4);
    put_number(&out, 0x3301FA00u & (uint32_t)valid, 4);
    put_number(&out, 0x00001600u, 4);
    for (int t = 0; t < TABLES; t++)
        if (b->count[t]) put_number(&out, b->count[t], 4);
    for (int t = 0; t < TABLES; t++)
        for (uint32_t row = 0; row < b->count[t]; row++)
            for (size_t column = 0; FORM[t][column]; column++)
                put_number(&out, b->rows[t][(size_t)row * COLUMNS + column], width_of(b, FORM[t][column]));
    return out;
}

static void pad(bytes *b) {
    while (b->n % 4)
        put(b, NULL, 1);
}

static bytes metadata_of(w32t_winmd *b) {
    bytes tables = tables_of(b), out = {NULL, 0, 0};
    static const char *const names[] = {"#~\0\0", "#Strings\0\0\0\0", "#GUID\0\0\0", "#Blob\0\0\0"};
    static const uint8_t lengths[] = {4, 12, 8, 8};
    bytes guids = {NULL, 0, 0};
    put(&guids, NULL, 16);
    bytes *streams[] = {&tables, &b->strings, &guids, &b->blobs};
    put(&out, "BSJB\x01\x00\x01\x00\x00\x00\x00\x00\x0C\x00\x00\x00v4.0.30319\x00\x00", 28);
    put(&out, "\x00\x00\x04\x00", 4);
    uint32_t at = 32 + 4 * 8 + 4 + 12 + 8 + 8;
    for (int i = 0; i < 4; i++) {
        pad(streams[i]);
        put_number(&out, at, 4);
        put_number(&out, (uint32_t)streams[i]->n, 4);
        put(&out, names[i], lengths[i]);
        at += (uint32_t)streams[i]->n;
    }
    for (int i = 0; i < 4; i++)
        put(&out, streams[i]->p, streams[i]->n);
    free(tables.p);
    free(guids.p);
    return out;
}

uint8_t *w32t_winmd_finish(w32t_winmd *b, size_t *size) {
    sort_tables(b);
    bytes metadata = metadata_of(b), out = {NULL, 0, 0};
    uint32_t content = 72 + (uint32_t)metadata.n;
    put(&out, "MZ\x90\x00", 4);
    put(&out, NULL, 56);
    put_number(&out, 0x80, 4);
    put(&out, NULL, 64);
    put(&out, "PE\0\0\x4c\x01\x01\x00", 8); // I386, one section
    put(&out, NULL, 12);
    put(&out, "\xe0\x00\x02\x21", 4);
    size_t optional = out.n;
    put(&out, NULL, 224);
    uint8_t *o = out.p + optional;
    memcpy(o, "\x0b\x01\x30", 3);
    memcpy(o + 28, "\x00\x00\x40\x00\x00\x20\x00\x00\x00\x02\x00\x00", 12); // base, alignments
    memcpy(o + 60, "\x00\x02\x00\x00", 4);                                  // headers
    memcpy(o + 92, "\x10\x00\x00\x00", 4);
    memcpy(o + 96 + 14 * 8, "\x00\x20\x00\x00\x48\x00\x00\x00", 8); // CLI header
    put(&out, ".text\0\0\0", 8);
    put_number(&out, content, 4);
    put_number(&out, 0x2000, 4);
    put_number(&out, content, 4);
    put_number(&out, 0x200, 4);
    put(&out, NULL, 12);
    put_number(&out, 0x60000020, 4);
    put(&out, NULL, 0x200 - out.n);
    put_number(&out, 72, 4);
    put(&out, "\x02\x00\x05\x00", 4);
    put_number(&out, 0x2000 + 72, 4);
    put_number(&out, (uint32_t)metadata.n, 4);
    put_number(&out, 1, 4);
    put(&out, NULL, 52);
    put(&out, metadata.p, metadata.n);
    *size = out.n;
    for (int t = 0; t < TABLES; t++)
        free(b->rows[t]);
    free(b->strings.p);
    free(b->blobs.p);
    free(metadata.p);
    free(b);
    return out.p;
}
