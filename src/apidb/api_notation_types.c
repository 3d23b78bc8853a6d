// SPDX-License-Identifier: Apache-2.0
// Types in the notation of apidata/: plain ones, those of the database below, structures with their layouts in both
// word sizes (as the usual compilers lay them out), enumerations as sets of names.
#include "apidb/api_notation.h"
#include "apidb/api_row.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_NESTING 16u
#define MAX_MEMBERS 1024u

// ---- plain ones and those below

void api_nt_row(api_notation *n, api_typ *t, uint32_t target, uint32_t count) {
    api_type_row row = {.text = t->text,
                        .name = t->name,
                        .kind = t->kind,
                        .shape = t->shape,
                        .size64 = t->size64,
                        .size32 = t->size32,
                        .target = target,
                        .structure = t->structure,
                        .array_count = count};
    t->row = t->kind == W32T_API_VOID ? 0 : api_build_type(n->build, &row);
}

static const struct plain {
    const char *name;
    uint8_t kind, size64, size32, text_unit;
} PLAIN[] = {
    {"void", W32T_API_VOID, 0, 0, 0},
    {"VOID", W32T_API_VOID, 0, 0, 0},
    {"char", W32T_API_INT, 1, 1, 1},
    {"CHAR", W32T_API_INT, 1, 1, 1},
    {"wchar_t", W32T_API_UINT, 2, 2, 2},
    {"WCHAR", W32T_API_UINT, 2, 2, 2},
    {"short", W32T_API_INT, 2, 2, 0},
    {"int", W32T_API_INT, 4, 4, 0},
    {"long", W32T_API_INT, 4, 4, 0},
    {"long long", W32T_API_INT, 8, 8, 0},
    {"unsigned char", W32T_API_UINT, 1, 1, 0},
    {"signed char", W32T_API_INT, 1, 1, 0},
    {"unsigned short", W32T_API_UINT, 2, 2, 0},
    {"unsigned", W32T_API_UINT, 4, 4, 0},
    {"unsigned long", W32T_API_UINT, 4, 4, 0},
    {"unsigned long long", W32T_API_UINT, 8, 8, 0},
    {"float", W32T_API_FLOAT, 4, 4, 0},
    {"double", W32T_API_FLOAT, 8, 8, 0},
    {"bool", W32T_API_BOOL, 1, 1, 0},
    {"_Bool", W32T_API_BOOL, 1, 1, 0},
    {"int8_t", W32T_API_INT, 1, 1, 0},
    {"uint8_t", W32T_API_UINT, 1, 1, 0},
    {"int16_t", W32T_API_INT, 2, 2, 0},
    {"uint16_t", W32T_API_UINT, 2, 2, 0},
    {"int32_t", W32T_API_INT, 4, 4, 0},
    {"uint32_t", W32T_API_UINT, 4, 4, 0},
    {"int64_t", W32T_API_INT, 8, 8, 0},
    {"uint64_t", W32T_API_UINT, 8, 8, 0},
    {"size_t", W32T_API_UINT, 8, 4, 0},
    {"ssize_t", W32T_API_INT, 8, 4, 0},
    {"intptr_t", W32T_API_INT, 8, 4, 0},
    {"uintptr_t", W32T_API_UINT, 8, 4, 0},
    {"BYTE", W32T_API_UINT, 1, 1, 0},
    {"WORD", W32T_API_UINT, 2, 2, 0},
    {"DWORD", W32T_API_UINT, 4, 4, 0},
    {"BOOL", W32T_API_BOOL, 4, 4, 0},
};

static bool plain_type(api_notation *n, const char *name, api_typ *t) {
    for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++) {
        const struct plain *p = &PLAIN[i];
        if (strcmp(p->name, name) != 0) continue;
        *t = (api_typ){.text = p->name, .name = "", .kind = p->kind, .size64 = p->size64, .size32 = p->size32};
        t->align64 = p->size64;
        t->align32 = p->size32;
        t->text_unit = p->text_unit;
        api_nt_row(n, t, 0, 0);
        return true;
    }
    return false;
}

bool api_nt_known_type(api_notation *n, const char *name, api_typ *t) {
    uint32_t type = (uint32_t)(uintptr_t)w32t_table_get(&n->known, w32t_hash_bytes(name, strlen(name)) | 1);
    w32t_api_type k, target;
    const w32t_apidb *db = n->copier.from;
    if (!type || !w32t_apidb_type(db, --type, &k) || strcmp(k.text, name) != 0) return false;
    *t = (api_typ){
        .text = k.text, .name = k.name, .kind = k.kind, .shape = k.shape, .size64 = k.size64, .size32 = k.size32};
    t->row = api_copy_type(&n->copier, type);
    t->align64 = api_type_align(db, type, true, 0);
    t->align32 = api_type_align(db, type, false, 0);
    if (k.structure) t->structure = api_copy_struct(&n->copier, k.structure);
    if (w32t_apidb_type(db, k.target, &target)) {
        t->target64 = target.size64;
        t->target_kind = target.kind;
    }
    t->target_const = strncmp(name, "LPC", 3) == 0 || strncmp(name, "PC", 2) == 0;
    static const char *const wide[] = {"WCHAR", "wchar_t", "OLECHAR", "TCHAR"};
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        if (strcmp(name, wide[i]) == 0) t->text_unit = 2;
    if (strcmp(name, "CHAR") == 0 || strcmp(name, "char") == 0) t->text_unit = 1;
    if (k.kind == W32T_API_STRING_W) t->text_unit = 2;
    if (k.kind == W32T_API_STRING_A) t->text_unit = 1;
    return true;
}

void api_nt_pointer(api_notation *n, api_typ *t) {
    static const struct {
        const char *name;
        uint8_t kind;
    } records[] = {{"GUID", W32T_API_GUID},
                   {"UNICODE_STRING", W32T_API_UNICODE_STRING},
                   {"STRING", W32T_API_ANSI_STRING},
                   {"OBJECT_ATTRIBUTES", W32T_API_OBJECT_ATTRIBUTES},
                   {"SID", W32T_API_SID},
                   {"SECURITY_DESCRIPTOR", W32T_API_SECURITY_DESCRIPTOR},
                   {"SOCKADDR", W32T_API_SOCKADDR},
                   {"sockaddr", W32T_API_SOCKADDR},
                   {"VARIANT", W32T_API_VARIANT},
                   {"PROPVARIANT", W32T_API_VARIANT}};
    api_typ target = *t;
    char text[300];
    snprintf(text, sizeof text, "%s%.250s *", target.is_const ? "const " : "", target.text);
    *t = (api_typ){.text = api_nt_keep(n, text, strlen(text)), .name = target.name, .size64 = 8, .size32 = 4};
    t->align64 = 8;
    t->align32 = 4;
    t->target64 = target.size64;
    t->target_kind = target.kind;
    t->target_const = target.is_const;
    t->set = target.set;
    t->kind = W32T_API_SCALAR;
    if (target.kind == W32T_API_VOID) t->kind = W32T_API_POINTER;
    if (target.kind == W32T_API_COM) t->kind = W32T_API_COM_OUT;
    bool single = target.kind == W32T_API_INT || target.kind == W32T_API_UINT;
    if (target.text_unit && single) {
        t->text_unit = target.text_unit;
        t->kind = target.text_unit == 2 ? W32T_API_STRING_W : W32T_API_STRING_A;
    }
    if (target.kind == W32T_API_AGGREGATE) {
        t->kind = target.size64 ? W32T_API_STRUCT : W32T_API_POINTER;
        for (size_t i = 0; i < sizeof records / sizeof *records; i++)
            if (strcmp(records[i].name, target.name) == 0) t->kind = records[i].kind;
    }
    api_nt_row(n, t, target.row, 0);
}

static void array_of(api_notation *n, api_typ *t, uint64_t count) {
    api_typ element = *t;
    char text[300];
    if (count == 0 || count > 0x100000) count = 1;
    snprintf(text, sizeof text, "%.250s[%u]", element.text, (unsigned)count);
    t->text = api_nt_keep(n, text, strlen(text));
    t->kind = W32T_API_ARRAY;
    t->size64 = element.size64 * (uint32_t)count;
    t->size32 = element.size32 * (uint32_t)count;
    t->structure = 0;
    api_nt_row(n, t, element.row, (uint32_t)count);
}

// ---- enumerations

static void read_enum(api_notation *n, api_typ *t) {
    const char *tag = n->is_name ? api_nt_name(n, "") : "";
    plain_type(n, "int", t);
    t->kind = W32T_API_UINT;
    t->text = *tag ? tag : "int";
    if (!api_nt_accept(n, "{")) {
        const api_symbol *s = api_nt_find(n, "E", tag);
        if (s) t->set = (uint32_t)s->number;
        api_nt_row(n, t, 0, 0);
        return;
    }
    char made[32];
    snprintf(made, sizeof made, "enum %u", ++n->nameless);
    const char *names[512];
    uint64_t values[512], v = 0, single = 0, all = 0;
    unsigned count = 0;
    bool three = false;
    while (!n->bad && !api_nt_is(n, "}") && count < 512) {
        names[count] = api_nt_name(n, "a name expected before");
        if (api_nt_accept(n, "=")) v = api_nt_expression(n, 0);
        values[count] = v & 0xFFFFFFFFu;
        api_nt_define(n, "N", names[count], NULL, v);
        if (!(values[count] & (values[count] - 1))) single |= values[count];
        three |= values[count] == 3;
        all |= values[count];
        count++;
        v++;
        if (!api_nt_accept(n, ",")) break;
    }
    api_nt_expect(n, "}");
    bool bits = !three && count > 2 && (single & 3) == 3 && (single & 4) && !(all & ~single);
    const char *name = *tag ? tag : api_nt_keep(n, made, strlen(made));
    if (!*tag && n->is_name) name = n->token; // typedef enum { … } NAME
    t->set = api_build_set(n->build, name, bits);
    for (unsigned i = 0; i < count; i++)
        api_build_constant(n->build, t->set, names[i], values[i], 0);
    api_nt_define(n, "E", name, NULL, t->set);
    api_nt_row(n, t, 0, 0);
}

// ---- structures

typedef struct layout {
    api_field_row *rows;
    uint32_t count;
    uint32_t at64, at32, align64, align32, most64, most32;
    uint32_t unit, unit64, unit32, bit; // of bit-fields
    bool is_union;
} layout;

static uint32_t up(uint32_t v, uint32_t align) {
    return align > 1 ? (v + align - 1) / align * align : v;
}

static void place(api_notation *n, layout *l, const char *name, const api_typ *t, uint32_t bits, bool is_bits) {
    uint32_t pack = n->pack[n->pack_depth], a64 = t->align64 ? t->align64 : 1, a32 = t->align32 ? t->align32 : 1;
    if (pack && a64 > pack) a64 = pack;
    if (pack && a32 > pack) a32 = pack;
    if (a64 > l->align64) l->align64 = a64;
    if (a32 > l->align32) l->align32 = a32;
    if (l->count == MAX_MEMBERS || l->at64 > 0x1000000) {
        api_nt_fail(n, "too large a structure at", name);
        return;
    }
    bool joins = is_bits && bits && l->unit == t->size32 && l->bit + bits <= 8 * t->size32 && !l->is_union;
    if (!joins) {
        if (l->is_union) l->at64 = l->at32 = 0;
        l->at64 = l->unit64 = up(l->at64, a64);
        l->at32 = l->unit32 = up(l->at32, a32);
        l->at64 += t->size64;
        l->at32 += t->size32;
        l->unit = is_bits && bits ? t->size32 : 0;
        l->bit = 0;
    }
    if (l->at64 > l->most64) l->most64 = l->at64;
    if (l->at32 > l->most32) l->most32 = l->at32;
    if (!is_bits || (bits && *name))
        l->rows[l->count++] = (api_field_row){.name = name,
                                              .type = t->row,
                                              .offset64 = l->unit64,
                                              .offset32 = l->unit32,
                                              .set = t->set,
                                              .bit_offset = (uint8_t)(is_bits ? l->bit : 0),
                                              .bit_count = (uint8_t)bits};
    l->bit += bits;
}

void api_nt_arrays(api_notation *n, api_typ *t) {
    uint64_t counts[4];
    unsigned count = 0;
    while (!n->bad && api_nt_accept(n, "[") && count < 4) {
        counts[count++] = api_nt_is(n, "]") ? 1 : api_nt_expression(n, 0);
        api_nt_expect(n, "]");
    }
    while (count)
        array_of(n, t, counts[--count]);
}

const char *api_nt_declarator(api_notation *n, api_typ *t) {
    for (;;) {
        if (api_nt_accept(n, "*")) {
            api_nt_pointer(n, t);
        } else if (api_nt_is(n, "const") || api_nt_is(n, "volatile") || api_nt_is(n, "UNALIGNED") ||
                   api_nt_is(n, "__unaligned") || api_nt_is(n, "FAR")) {
            if (api_nt_is(n, "const")) t->is_const = true;
            api_nt_next(n);
        } else {
            break;
        }
    }
    return n->is_name ? api_nt_name(n, "") : "";
}

// (CONVENTION *NAME)(parameters): the address of a function. The opening parenthesis was read.
const char *api_nt_callback(api_notation *n, api_typ *t) {
    const char *name = "";
    while (!n->bad && !api_nt_is(n, ")") && *n->token) {
        if (n->is_name) name = n->token;
        api_nt_next(n);
    }
    api_nt_expect(n, ")");
    api_nt_expect(n, "(");
    for (unsigned depth = 1; depth && *n->token && !n->bad; api_nt_next(n)) {
        depth += api_nt_is(n, "(");
        depth -= api_nt_is(n, ")");
    }
    *t = (api_typ){.text = *name ? name : "callback", .name = "", .kind = W32T_API_CALLBACK, .size64 = 8, .size32 = 4};
    t->align64 = 8;
    t->align32 = 4;
    api_nt_row(n, t, 0, 0);
    return name;
}

static void read_member(api_notation *n, layout *l, unsigned depth) {
    api_typ base;
    if (!api_nt_type(n, &base, depth + 1)) return;
    if (api_nt_accept(n, ";")) { // nameless structure or union
        if (base.kind == W32T_API_AGGREGATE) place(n, l, "", &base, 0, false);
        return;
    }
    do {
        api_typ t = base;
        uint64_t bits = 0;
        bool is_bits = false;
        const char *name = api_nt_is(n, "(") ? (api_nt_next(n), api_nt_callback(n, &t)) : api_nt_declarator(n, &t);
        api_nt_arrays(n, &t);
        if (api_nt_accept(n, ":")) {
            bits = api_nt_expression(n, 0);
            is_bits = true;
            if (bits > 8u * t.size32) api_nt_fail(n, "too wide a bit-field:", name);
        } else if (!*name) {
            api_nt_fail(n, "a name expected before", n->token);
        }
        place(n, l, name, &t, (uint32_t)bits, is_bits);
    } while (!n->bad && api_nt_accept(n, ","));
    api_nt_expect(n, ";");
}

static void read_struct(api_notation *n, api_typ *t, bool is_union, unsigned depth) {
    const char *tag = n->is_name ? api_nt_name(n, "") : "";
    char made[32];
    const api_symbol *s = *tag ? api_nt_find(n, "S", tag) : NULL;
    if (!api_nt_is(n, "{")) {
        if (s)
            *t = s->type;
        else if (!api_nt_known_type(n, tag, t)) { // never defined: nothing to follow
            *t = (api_typ){.text = tag, .name = tag, .kind = W32T_API_AGGREGATE};
            t->structure = api_build_struct(n->build, tag);
            api_nt_row(n, t, 0, 0);
        }
        return;
    }
    if (depth > MAX_NESTING) {
        api_nt_fail(n, "too deep a structure", tag);
        return;
    }
    api_nt_next(n);
    snprintf(made, sizeof made, "struct %u of %.12s", ++n->nameless, n->dll);
    const char *name = *tag ? tag : api_nt_keep(n, made, strlen(made));
    *t = (api_typ){.text = name, .name = name, .kind = W32T_API_AGGREGATE};
    t->structure = api_build_struct(n->build, name);
    if (*tag) { // members may point at it
        api_nt_row(n, t, 0, 0);
        api_nt_define(n, "S", tag, t, 0);
    }
    layout l = {.is_union = is_union, .align64 = 1, .align32 = 1};
    l.rows = w32t_alloc(MAX_MEMBERS * sizeof *l.rows);
    while (!n->bad && !api_nt_is(n, "}") && *n->token)
        read_member(n, &l, depth);
    api_nt_expect(n, "}");
    t->size64 = up(l.most64, l.align64);
    t->size32 = up(l.most32, l.align32);
    t->align64 = l.align64;
    t->align32 = l.align32;
    if (!n->bad) api_build_fields(n->build, t->structure, is_union, t->size64, t->size32, l.rows, l.count);
    free(l.rows);
    api_nt_row(n, t, 0, 0);
    if (*tag) api_nt_define(n, "S", tag, t, 0);
}

// ---- types in declarations

static bool is_qualifier(const char *token) {
    static const char *const words[] = {"const", "volatile", "extern", "static", "inline", "FAR", "CONST", "EXTERN_C"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i], token) == 0) return true;
    return false;
}

// "unsigned long int" and the like in their short form.
static bool read_plain(api_notation *n, api_typ *t) {
    static const char *const parts[] = {"unsigned", "signed", "char", "short", "int", "long", "__int64"};
    bool is_unsigned = false, is_signed = false, any = false;
    const char *base = "int";
    unsigned longs = 0;
    for (bool more = true; more;) {
        more = false;
        for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
            if (!api_nt_is(n, parts[i])) continue;
            if (i == 0) is_unsigned = true;
            if (i == 1) is_signed = true;
            if (i == 2 || i == 3) base = parts[i];
            if (i == 5) longs++;
            if (i == 6) longs = 2;
            any = more = true;
            api_nt_next(n);
            break;
        }
    }
    if (!any) return false;
    char name[32];
    if (longs) base = longs > 1 ? "long long" : "long";
    if (is_unsigned && strcmp(base, "int") == 0)
        snprintf(name, sizeof name, "unsigned");
    else
        snprintf(name, sizeof name, "%s%s",
                 is_unsigned                              ? "unsigned "
                 : is_signed && strcmp(base, "char") == 0 ? "signed "
                                                          : "",
                 base);
    return plain_type(n, name, t);
}

// GUIDs and what C++ calls references to them.
static bool guid_type(api_notation *n, const char *name, api_typ *t) {
    static const char *const names[] = {"GUID", "IID", "CLSID", "REFGUID", "REFIID", "REFCLSID"};
    size_t i = 0;
    while (i < 6 && strcmp(names[i], name) != 0)
        i++;
    if (i == 6) return false;
    *t = (api_typ){.text = "GUID", .name = "GUID", .kind = W32T_API_AGGREGATE, .size64 = 16, .size32 = 16};
    t->align64 = t->align32 = 4;
    t->structure = api_copy_struct(&n->copier, w32t_apidb_struct_named(n->copier.from, "GUID"));
    api_nt_row(n, t, 0, 0);
    if (i < 3) return true;
    t->is_const = true;
    api_nt_pointer(n, t);
    return true;
}

bool api_nt_type(api_notation *n, api_typ *t, unsigned depth) {
    bool constant = false;
    memset(t, 0, sizeof *t);
    for (; is_qualifier(n->token) || api_nt_is(n, "__declspec"); api_nt_next(n)) {
        constant |= api_nt_is(n, "const") || api_nt_is(n, "CONST");
        if (api_nt_is(n, "__declspec"))
            while (*n->token && !api_nt_is(n, ")"))
                api_nt_next(n);
    }
    const api_symbol *s = api_nt_find(n, "T", n->token);
    if (api_nt_accept(n, "interface")) s = NULL; // the word is C's `struct`; its name follows
    if (api_nt_accept(n, "struct")) {
        read_struct(n, t, false, depth);
    } else if (api_nt_accept(n, "union")) {
        read_struct(n, t, true, depth);
    } else if (api_nt_accept(n, "enum")) {
        read_enum(n, t);
    } else if (s) {
        *t = s->type;
        api_nt_next(n);
    } else if (read_plain(n, t)) {
        // done
    } else if (guid_type(n, n->token, t) || api_nt_known_type(n, n->token, t) || plain_type(n, n->token, t)) {
        api_nt_next(n);
    } else if (n->is_name && api_nt_is_interface(n, n->token)) {
        *t = (api_typ){.text = n->token, .name = n->token, .kind = W32T_API_VOID};
        api_nt_next(n);
        if (!api_nt_accept(n, "*")) api_nt_fail(n, "an interface is used by its address:", t->text);
        t->kind = W32T_API_COM;
        t->size64 = t->align64 = 8;
        t->size32 = t->align32 = 4;
        api_nt_row(n, t, 0, 0);
    } else {
        api_nt_fail(n, "unknown type", *n->token ? n->token : "at the end");
        return false;
    }
    for (; api_nt_is(n, "const") || api_nt_is(n, "volatile"); api_nt_next(n))
        constant |= api_nt_is(n, "const");
    t->is_const = constant;
    return !n->bad;
}
