// SPDX-License-Identifier: Apache-2.0
// Reads the types and functions of a .winmd file of win32metadata. In: its tables (winmd_in.h); out: the common form of
// api_meta.h. Functions are methods that a row of ImplMap gives a DLL; enumerations, structures, typedefs, delegates
// and interfaces are told by what they extend and by their attributes.
#include "apidb/api_meta.h"
#include "apidb/winmd_attribute.h"
#include "base/guid.h"

#include <stdlib.h>
#include <string.h>

#define MOST_PARAMS ((size_t)1 << 20) // of all functions: a damaged file may use one long signature for many

#define TYPE_INTERFACE 0x20u
#define TYPE_LAYOUT    0x18u
#define TYPE_EXPLICIT  0x10u
#define FIELD_STATIC   0x10u
#define FIELD_LITERAL  0x40u
#define PARAM_IN       0x01u
#define PARAM_OUT      0x02u
#define PARAM_OPTIONAL 0x10u
#define IMPL_ERROR     0x40u
#define MARSHAL_ARRAY  0x2Au
#define UNMANAGED_LIST 42 // UnmanagedType.LPArray

typedef struct reader {
    api_meta *meta;
    winmd w;
    winmd_attributes attributes;
    const char **def_keys, **ref_keys; // by row, made when asked
    size_t params;
    w32t_status status; // the first failure stays
    w32t_error *error;
} reader;

static void fail(reader *r, w32t_status status, unsigned table, uint32_t row, const char *what) {
    if (r->status != W32T_OK) return;
    r->status = w32t_fail(r->error, status, winmd_offset(&r->w, table, row), "row %u of metadata table 0x%02x: %s", row,
                          table, what);
}

static void *keep(reader *r, const void *what, size_t size) {
    return w32t_arena_copy(&r->meta->arena, what, size);
}

static const char *text_at(const reader *r, unsigned table, uint32_t row, unsigned column) {
    return winmd_text(&r->w, winmd_cell(&r->w, table, row, column));
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Names of types

static const char *joined(reader *r, const char *before, const char *name) {
    size_t a = strlen(before), n = strlen(name);
    if (!a) return name;
    char *copy = w32t_arena_alloc(&r->meta->arena, a + n + 2);
    memcpy(copy, before, a);
    copy[a] = '.';
    memcpy(copy + a + 1, name, n + 1);
    return copy;
}

// As the JSON form has it: "Windows.Win32.Storage.FileSystem" is "Storage.FileSystem".
static const char *space_of(const char *space) {
    static const char *const prefixes[] = {"Windows.Win32.", "Windows."};
    for (size_t i = 0; i < 2; i++)
        if (strncmp(space, prefixes[i], strlen(prefixes[i])) == 0) return space + strlen(prefixes[i]);
    return space;
}

static uint32_t outer_of(const reader *r, uint32_t def) {
    uint32_t first, end;
    winmd_rows_of(&r->w, WINMD_NESTED, 0, def, &first, &end);
    return first < end ? winmd_cell(&r->w, WINMD_NESTED, first, 1) : 0;
}

static const char *def_key(reader *r, uint32_t def, unsigned depth) {
    if (!def || def > r->w.table[WINMD_TYPE_DEF].count || depth > META_DEPTH) return "";
    if (r->def_keys[def]) return r->def_keys[def];
    uint32_t outer = outer_of(r, def);
    const char *before = outer ? def_key(r, outer, depth + 1) : space_of(text_at(r, WINMD_TYPE_DEF, def, 2));
    return r->def_keys[def] = joined(r, before, text_at(r, WINMD_TYPE_DEF, def, 1));
}

static const char *ref_key(reader *r, uint32_t ref, unsigned depth) {
    if (!ref || ref > r->w.table[WINMD_TYPE_REF].count || depth > META_DEPTH) return "";
    if (r->ref_keys[ref]) return r->ref_keys[ref];
    uint32_t scope = winmd_cell(&r->w, WINMD_TYPE_REF, ref, 0);
    bool is_nested = (scope & 3) == 3 && scope >> 2;
    const char *before = is_nested ? ref_key(r, scope >> 2, depth + 1) : space_of(text_at(r, WINMD_TYPE_REF, ref, 2));
    return r->ref_keys[ref] = joined(r, before, text_at(r, WINMD_TYPE_REF, ref, 1));
}

static const char *key_of(reader *r, uint32_t coded) {
    unsigned table;
    uint32_t row = winmd_type_def_or_ref(coded, &table);
    if (table == WINMD_TYPE_DEF) return def_key(r, row, 0);
    return table == WINMD_TYPE_REF ? ref_key(r, row, 0) : "";
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Signatures (II.23.2)

enum {
    E_PTR = 0x0F,
    E_BYREF,
    E_VALUE_TYPE,
    E_CLASS,
    E_VAR,
    E_ARRAY,
    E_GENERIC,
    E_FN_PTR = 0x1B,
    E_SZ_ARRAY = 0x1D,
    E_MVAR,
    E_MOD_REQUIRED,
    E_MOD_OPTIONAL
};

static const char *const NATIVES[0x1D] = {
    [0x01] = "Void",   [0x02] = "Boolean", [0x03] = "Char",   [0x04] = "SByte",   [0x05] = "Byte",   [0x06] = "Int16",
    [0x07] = "UInt16", [0x08] = "Int32",   [0x09] = "UInt32", [0x0A] = "Int64",   [0x0B] = "UInt64", [0x0C] = "Single",
    [0x0D] = "Double", [0x0E] = "String",  [0x18] = "IntPtr", [0x19] = "UIntPtr", [0x1C] = "Object"};

static const api_meta_type *made_type(reader *r, uint8_t kind, const char *name, const api_meta_type *target) {
    api_meta_type type = {.kind = kind, .name = name, .target = target};
    return keep(r, &type, sizeof type);
}

static const api_meta_type *take_type(reader *r, w32t_cursor *c, unsigned depth);

// ARRAY: element, rank, sizes, lower bounds. Arrays of arrays are one long one, which is how they lie in memory.
static const api_meta_type *take_array(reader *r, w32t_cursor *c, unsigned depth) {
    api_meta_type type = {.kind = META_ARRAY, .count = 1, .target = take_type(r, c, depth + 1)};
    (void)winmd_take_number(c);
    for (uint32_t sizes = winmd_take_number(c); sizes && !c->bad; sizes--) {
        uint32_t size = winmd_take_number(c);
        type.count = size && type.count <= UINT32_MAX / size ? type.count * size : 1;
    }
    for (uint32_t bounds = winmd_take_number(c); bounds && !c->bad; bounds--)
        (void)winmd_take_number(c);
    return keep(r, &type, sizeof type);
}

static const api_meta_type *take_generic(reader *r, w32t_cursor *c, unsigned depth) {
    w32t_skip(c, 1);
    (void)winmd_take_number(c);
    for (uint32_t count = winmd_take_number(c); count && !c->bad; count--)
        (void)take_type(r, c, depth + 1);
    return made_type(r, META_UNKNOWN, "", NULL);
}

static const api_meta_type *take_named(reader *r, w32t_cursor *c) {
    const char *key = key_of(r, winmd_take_number(c));
    if (strcmp(key, "System.Guid") == 0) return made_type(r, META_NATIVE, "Guid", NULL);
    return made_type(r, *key ? META_NAMED : META_UNKNOWN, key, NULL);
}

static const api_meta_type *take_type(reader *r, w32t_cursor *c, unsigned depth) {
    uint8_t element = w32t_take8(c);
    while ((element == E_MOD_REQUIRED || element == E_MOD_OPTIONAL) && !c->bad) {
        (void)winmd_take_number(c);
        element = w32t_take8(c);
    }
    if (depth > META_DEPTH) c->bad = true;
    if (c->bad) return NULL;
    if (element < sizeof NATIVES / sizeof NATIVES[0] && NATIVES[element])
        return made_type(r, META_NATIVE, NATIVES[element], NULL);
    switch (element) {
    case E_PTR:
    case E_BYREF:
    case E_SZ_ARRAY:
        return made_type(r, META_POINTER, "", take_type(r, c, depth + 1));
    case E_VALUE_TYPE:
    case E_CLASS:
        return take_named(r, c);
    case E_ARRAY:
        return take_array(r, c, depth);
    case E_GENERIC:
        return take_generic(r, c, depth);
    case E_VAR:
    case E_MVAR:
        (void)winmd_take_number(c);
        return made_type(r, META_UNKNOWN, "", NULL);
    default:
        c->bad = true;
        return NULL;
    }
}

static const api_meta_type *field_type(reader *r, uint32_t field) {
    w32t_cursor c = w32t_cursor_of(winmd_blob(&r->w, winmd_cell(&r->w, WINMD_FIELD, field, 2)));
    if (w32t_take8(&c) != 0x06) c.bad = true;
    const api_meta_type *type = take_type(r, &c, 0);
    if (c.bad) fail(r, W32T_E_FORMAT, WINMD_FIELD, field, "the field's signature cannot be read");
    return type;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Attributes

// Calls for each attribute of a row that can be read; those that cannot are a damaged file.
typedef void (*attribute_fn)(reader *r, const winmd_attribute *a, void *to);

static void attributes_of(reader *r, unsigned table, uint32_t row, attribute_fn take, void *to) {
    uint32_t first, end;
    winmd_rows_of(&r->w, WINMD_ATTRIBUTE, 0, winmd_attribute_key(table, row), &first, &end);
    for (; first < end && r->status == W32T_OK; first++) {
        winmd_attribute a;
        if (!winmd_attribute_at(&r->attributes, first, &a))
            fail(r, W32T_E_FORMAT, WINMD_ATTRIBUTE, first, "the attribute's values cannot be read");
        else if (a.kind != WINMD_A_OTHER)
            take(r, &a, to);
    }
}

static const char *text_of(reader *r, w32t_span text) {
    return text.p ? w32t_arena_text(&r->meta->arena, (const char *)text.p, text.n) : "";
}

static int32_t index_of(int64_t value) {
    return value >= 0 && value < INT32_MAX ? (int32_t)value : -1;
}

static void param_attribute(reader *r, const winmd_attribute *a, void *to) {
    api_meta_param *p = to;
    static const struct {
        uint8_t kind;
        uint32_t mark;
    } marks[] = {{WINMD_A_CONST, META_CONST},
                 {WINMD_A_COM_OUT, META_COM_OUT},
                 {WINMD_A_RESERVED, META_RESERVED},
                 {WINMD_A_MULTI, META_MULTI},
                 {WINMD_A_UNTERMINATED, META_UNTERMINATED}};
    (void)r;
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
        if (a->kind == marks[i].kind) p->marks |= marks[i].mark;
    if (a->kind == WINMD_A_BYTES) p->bytes_param = index_of(a->bytes_param);
    if (a->kind != WINMD_A_ELEMENTS) return;
    if (a->multi) p->marks |= META_MULTI;
    if (a->unterminated) p->marks |= META_UNTERMINATED;
    if (a->count && a->value[0].number != UNMANAGED_LIST && a->count_param < 0 && a->count_const < 0) return;
    p->marks |= META_ELEMENTS;
    p->count_param = index_of(a->count_param);
    p->count_const = index_of(a->count_const);
}

// Eleven numbers, or a text in metadata of 2021.
static void guid_of(const winmd_attribute *a, api_meta_entry *entry) {
    uint8_t bytes[16];
    w32t_guid parsed;
    w32t_span text = a->value[0].text;
    if (a->count == 1 && text.p && w32t_guid_parse((const char *)text.p, text.n, &parsed))
        memcpy(entry->guid, &parsed, sizeof parsed);
    if (a->count != 11) return;
    w32t_put32(bytes, (uint32_t)a->value[0].number);
    w32t_put16(bytes + 4, (uint16_t)a->value[1].number);
    w32t_put16(bytes + 6, (uint16_t)a->value[2].number);
    for (int i = 0; i < 8; i++)
        bytes[8 + i] = (uint8_t)a->value[3 + i].number;
    memcpy(entry->guid, bytes, sizeof bytes);
}

typedef struct type_facts {
    api_meta_entry *entry;
    bool is_typedef;
} type_facts;

static void type_attribute(reader *r, const winmd_attribute *a, void *to) {
    type_facts *facts = to;
    api_meta_entry *entry = facts->entry;
    if (a->kind == WINMD_A_TYPEDEF) facts->is_typedef = true;
    if (a->kind == WINMD_A_FLAGS) entry->bits = true;
    if (a->kind == WINMD_A_PROCESSORS) entry->processors = (uint8_t)(a->value[0].number & 7);
    if (a->kind == WINMD_A_INVALID && a->value[0].number == -1) entry->minus_one = true;
    if (a->kind == WINMD_A_FREE_WITH) entry->free_with = text_of(r, a->value[0].text);
    if (a->kind == WINMD_A_GUID) guid_of(a, entry);
}

static void method_attribute(reader *r, const winmd_attribute *a, void *to) {
    api_meta_function *f = to;
    (void)r;
    if (a->kind == WINMD_A_PROCESSORS) f->processors = (uint8_t)(a->value[0].number & 7);
    if (a->kind == WINMD_A_NO_RETURN) f->no_return = true;
}

typedef struct bit_list {
    api_meta_bits at[64];
    uint32_t count;
} bit_list;

static void field_attribute(reader *r, const winmd_attribute *a, void *to) {
    bit_list *bits = to;
    int64_t at = a->value[1].number, count = a->value[2].number;
    if (a->kind != WINMD_A_BIT_FIELD || a->count != 3 || bits->count == 64) return;
    if (at < 0 || at > 63 || count < 1 || count > 64 - at) return; // of no width: it only ends a unit
    bits->at[bits->count++] = (api_meta_bits){text_of(r, a->value[0].text), (uint8_t)at, (uint8_t)count};
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Functions and methods

// MarshalAs(LPArray) (II.23.4), which metadata of 2021 has: element type, parameter with the count, count, flags.
static void marshal_of(reader *r, uint32_t param, api_meta_param *p) {
    uint32_t first, end;
    winmd_rows_of(&r->w, WINMD_FIELD_MARSHAL, 0, winmd_marshal_key(param), &first, &end);
    if (first == end) return;
    w32t_cursor c = w32t_cursor_of(winmd_blob(&r->w, winmd_cell(&r->w, WINMD_FIELD_MARSHAL, first, 1)));
    if (w32t_take8(&c) != MARSHAL_ARRAY) return;
    p->marks |= META_ELEMENTS;
    (void)winmd_take_number(&c);
    if (!w32t_cursor_left(&c)) return;
    uint32_t by = winmd_take_number(&c), count = w32t_cursor_left(&c) ? winmd_take_number(&c) : 0;
    bool has_param = !w32t_cursor_left(&c) || (winmd_take_number(&c) & 1);
    if (has_param) p->count_param = index_of(by);
    if (count) p->count_const = index_of(count);
}

static void describe_params(reader *r, uint32_t method, api_meta_param *params, uint32_t count) {
    uint32_t first, end;
    winmd_run(&r->w, WINMD_METHOD, method, 5, WINMD_PARAM, &first, &end);
    for (; first < end && r->status == W32T_OK; first++) {
        uint32_t flags = winmd_cell(&r->w, WINMD_PARAM, first, 0), sequence = winmd_cell(&r->w, WINMD_PARAM, first, 1);
        if (!sequence || sequence > count) continue; // 0: the result
        api_meta_param *p = &params[sequence - 1];
        p->name = text_at(r, WINMD_PARAM, first, 2);
        if (flags & PARAM_IN) p->marks |= META_IN;
        if (flags & PARAM_OUT) p->marks |= META_OUT;
        if (flags & PARAM_OPTIONAL) p->marks |= META_OPTIONAL;
        marshal_of(r, first, p);
        attributes_of(r, WINMD_PARAM, first, param_attribute, p);
    }
}

static api_meta_function method_of(reader *r, uint32_t method, const char *space) {
    w32t_cursor c = w32t_cursor_of(winmd_blob(&r->w, winmd_cell(&r->w, WINMD_METHOD, method, 4)));
    uint8_t convention = w32t_take8(&c);
    if (convention & 0x10) (void)winmd_take_number(&c); // generic
    uint32_t count = winmd_take_number(&c);
    api_meta_function f = {.name = text_at(r, WINMD_METHOD, method, 3), .space = space, .dll = ""};
    f.varargs = (convention & 0x0F) == 0x05;
    f.result = take_type(r, &c, 0);
    if (c.bad || count > w32t_cursor_left(&c)) { // each takes a byte at least
        fail(r, W32T_E_FORMAT, WINMD_METHOD, method, "the method's signature cannot be read");
        return f;
    }
    if (count > W32T_API_MAX_PARAMS) count = W32T_API_MAX_PARAMS;
    r->params += count;
    if (r->params > MOST_PARAMS) fail(r, W32T_E_LIMIT, WINMD_METHOD, method, "more parameters than there can be");
    if (r->status != W32T_OK) return f;
    api_meta_param *params = w32t_arena_alloc(&r->meta->arena, (count + 1) * sizeof *params);
    for (uint32_t i = 0; i < count; i++)
        params[i] = (api_meta_param){
            .name = "", .type = take_type(r, &c, 0), .count_const = -1, .count_param = -1, .bytes_param = -1};
    if (c.bad) fail(r, W32T_E_FORMAT, WINMD_METHOD, method, "the method's signature cannot be read");
    describe_params(r, method, params, count);
    attributes_of(r, WINMD_METHOD, method, method_attribute, &f);
    f.params = params;
    f.param_count = count;
    return f;
}

static void add_functions(reader *r, uint32_t def) {
    static const uint8_t conventions[8] = {[2] = W32T_API_CDECL, [4] = W32T_API_THISCALL, [5] = W32T_API_FASTCALL};
    uint32_t first, end;
    const char *space = space_of(text_at(r, WINMD_TYPE_DEF, def, 2));
    winmd_run(&r->w, WINMD_TYPE_DEF, def, 5, WINMD_METHOD, &first, &end);
    for (; first < end && r->status == W32T_OK; first++) {
        uint32_t map, past;
        winmd_rows_of(&r->w, WINMD_IMPL_MAP, 1, winmd_forwarded_key(first), &map, &past);
        if (map == past) continue;
        api_meta_function f = method_of(r, first, space);
        uint32_t flags = winmd_cell(&r->w, WINMD_IMPL_MAP, map, 0);
        const char *export_name = text_at(r, WINMD_IMPL_MAP, map, 2);
        if (*export_name && *export_name != '#') f.name = export_name; // "#7": by its number only
        f.dll = text_at(r, WINMD_MODULE_REF, winmd_cell(&r->w, WINMD_IMPL_MAP, map, 3), 0);
        f.last_error = flags & IMPL_ERROR;
        f.convention = conventions[flags >> 8 & 7];
        if (!api_meta_add_function(r->meta, &f))
            fail(r, W32T_E_LIMIT, WINMD_METHOD, first, "more functions than there can be");
    }
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Types

static uint64_t constant_of(const reader *r, uint32_t field) {
    uint32_t first, end;
    winmd_rows_of(&r->w, WINMD_CONSTANT, 1, winmd_constant_key(field), &first, &end);
    if (first == end) return 0;
    w32t_span value = winmd_blob(&r->w, winmd_cell(&r->w, WINMD_CONSTANT, first, 2));
    switch (winmd_cell(&r->w, WINMD_CONSTANT, first, 0) & 0xFF) {
    case 0x04:
        return (uint64_t)(int8_t)w32t_span_u8(value, 0);
    case 0x05:
        return w32t_span_u8(value, 0);
    case 0x06:
        return (uint64_t)(int16_t)w32t_span_u16(value, 0);
    case 0x07:
        return w32t_span_u16(value, 0);
    case 0x08:
        return (uint64_t)(int32_t)w32t_span_u32(value, 0);
    case 0x09:
        return w32t_span_u32(value, 0);
    default:
        return w32t_span_u64(value, 0);
    }
}

static void values_of(reader *r, uint32_t def, api_meta_entry *entry) {
    uint32_t first, end;
    winmd_run(&r->w, WINMD_TYPE_DEF, def, 4, WINMD_FIELD, &first, &end);
    api_meta_value *out = w32t_arena_alloc(&r->meta->arena, (end - first + 1) * sizeof *out);
    entry->values = out;
    entry->base = made_type(r, META_NATIVE, "Int32", NULL);
    for (; first < end; first++) {
        if (winmd_cell(&r->w, WINMD_FIELD, first, 0) & FIELD_LITERAL)
            out[entry->value_count++] = (api_meta_value){text_at(r, WINMD_FIELD, first, 1), constant_of(r, first)};
        else if (!(winmd_cell(&r->w, WINMD_FIELD, first, 0) & FIELD_STATIC))
            entry->base = field_type(r, first); // value__
    }
    if (!entry->base || entry->base->kind != META_NATIVE) entry->base = made_type(r, META_NATIVE, "Int32", NULL);
}

static uint32_t offset_of(const reader *r, uint32_t field) {
    uint32_t first, end;
    winmd_rows_of(&r->w, WINMD_FIELD_LAYOUT, 1, field, &first, &end);
    return first < end ? winmd_cell(&r->w, WINMD_FIELD_LAYOUT, first, 0) : 0;
}

static api_meta_field field_of(reader *r, uint32_t field) {
    bit_list bits = {.count = 0};
    api_meta_field out = {
        .name = text_at(r, WINMD_FIELD, field, 1), .type = field_type(r, field), .offset = UINT32_MAX};
    attributes_of(r, WINMD_FIELD, field, field_attribute, &bits);
    out.bit_fields = bits.count;
    if (bits.count) out.bits = keep(r, bits.at, bits.count * sizeof bits.at[0]);
    return out;
}

// A union has all its members at 0; where an explicit layout has others, they are taken as stated.
static void fields_of(reader *r, uint32_t def, api_meta_entry *entry) {
    uint32_t first, end, layout, past;
    bool is_explicit = (winmd_cell(&r->w, WINMD_TYPE_DEF, def, 0) & TYPE_LAYOUT) == TYPE_EXPLICIT;
    winmd_run(&r->w, WINMD_TYPE_DEF, def, 4, WINMD_FIELD, &first, &end);
    api_meta_field *out = w32t_arena_alloc(&r->meta->arena, (end - first + 1) * sizeof *out);
    entry->fields = out;
    entry->is_union = is_explicit;
    for (uint32_t at = first; at < end && is_explicit; at++)
        entry->is_union = entry->is_union && offset_of(r, at) == 0;
    for (; first < end && r->status == W32T_OK; first++) {
        if (winmd_cell(&r->w, WINMD_FIELD, first, 0) & FIELD_STATIC) continue;
        out[entry->field_count] = field_of(r, first);
        if (is_explicit && !entry->is_union) out[entry->field_count].offset = offset_of(r, first);
        entry->field_count++;
    }
    winmd_rows_of(&r->w, WINMD_CLASS_LAYOUT, 2, def, &layout, &past);
    if (layout == past) return;
    entry->packing = winmd_cell(&r->w, WINMD_CLASS_LAYOUT, layout, 0);
    entry->least_size = winmd_cell(&r->w, WINMD_CLASS_LAYOUT, layout, 1);
}

static void methods_of(reader *r, uint32_t def, api_meta_entry *entry) {
    uint32_t first, end, base, past;
    const char *space = space_of(text_at(r, WINMD_TYPE_DEF, def, 2));
    winmd_rows_of(&r->w, WINMD_INTERFACE_IMPL, 0, def, &base, &past);
    if (base < past)
        entry->base = made_type(r, META_NAMED, key_of(r, winmd_cell(&r->w, WINMD_INTERFACE_IMPL, base, 1)), NULL);
    winmd_run(&r->w, WINMD_TYPE_DEF, def, 5, WINMD_METHOD, &first, &end);
    api_meta_function *out = w32t_arena_alloc(&r->meta->arena, (end - first + 1) * sizeof *out);
    entry->methods = out;
    for (; first < end && r->status == W32T_OK; first++)
        out[entry->method_count++] = method_of(r, first, space);
}

static uint8_t what_of(reader *r, uint32_t def) {
    if (winmd_cell(&r->w, WINMD_TYPE_DEF, def, 0) & TYPE_INTERFACE) return META_INTERFACE;
    const char *extends = key_of(r, winmd_cell(&r->w, WINMD_TYPE_DEF, def, 3));
    if (strcmp(extends, "System.Enum") == 0) return META_ENUM;
    if (strcmp(extends, "System.ValueType") == 0) return META_STRUCT;
    return strcmp(extends, "System.MulticastDelegate") == 0 ? META_CALLBACK : META_OTHER;
}

// Without the namespace: "VARIANT._Anonymous_e__Union".
static const char *name_of(reader *r, uint32_t def, unsigned depth) {
    uint32_t outer = outer_of(r, def);
    const char *own = text_at(r, WINMD_TYPE_DEF, def, 1);
    return outer && depth < META_DEPTH ? joined(r, name_of(r, outer, depth + 1), own) : own;
}

static bool has_guid(const api_meta_entry *entry) {
    return (entry->guid[0] | entry->guid[1] | entry->guid[2] | entry->guid[3]) != 0;
}

static void add_type(reader *r, uint32_t def) {
    api_meta_entry entry = {.key = def_key(r, def, 0), .name = name_of(r, def, 0), .what = what_of(r, def)};
    type_facts facts = {.entry = &entry};
    if (entry.what == META_OTHER) {
        add_functions(r, def);
        return;
    }
    attributes_of(r, WINMD_TYPE_DEF, def, type_attribute, &facts);
    if (entry.what == META_ENUM) values_of(r, def, &entry);
    if (entry.what == META_INTERFACE) methods_of(r, def, &entry);
    if (entry.what == META_STRUCT) fields_of(r, def, &entry);
    if (facts.is_typedef && entry.field_count) {
        entry.what = META_TYPEDEF;
        entry.base = entry.fields[0].type;
    } else if (entry.what == META_STRUCT && !entry.field_count && has_guid(&entry)) {
        entry.what = META_OTHER; // a class, of which only the CLSID is stated
    }
    if (!api_meta_add_entry(r->meta, &entry))
        fail(r, W32T_E_LIMIT, WINMD_TYPE_DEF, def, "more types than there can be");
}

w32t_status api_meta_read_winmd(api_meta *meta, w32t_span bytes, w32t_error *error) {
    reader r = {.meta = meta, .error = error};
    w32t_status status = winmd_open(bytes, &r.w, error);
    if (status != W32T_OK) return status;
    r.attributes.w = &r.w;
    r.attributes.member_refs = w32t_alloc((size_t)r.w.table[WINMD_MEMBER_REF].count + 1);
    r.attributes.methods = w32t_alloc((size_t)r.w.table[WINMD_METHOD].count + 1);
    r.def_keys = w32t_alloc(((size_t)r.w.table[WINMD_TYPE_DEF].count + 1) * sizeof *r.def_keys);
    r.ref_keys = w32t_alloc(((size_t)r.w.table[WINMD_TYPE_REF].count + 1) * sizeof *r.ref_keys);
    for (uint32_t def = 1; def <= r.w.table[WINMD_TYPE_DEF].count && r.status == W32T_OK; def++)
        add_type(&r, def);
    free(r.attributes.member_refs);
    free(r.attributes.methods);
    free(r.def_keys);
    free(r.ref_keys);
    return r.status;
}
