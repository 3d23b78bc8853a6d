// SPDX-License-Identifier: Apache-2.0
// Attributes: the constructor's class says which one it is, its signature what the values are. In: a row; out: numbers
// and texts. Enumerations as values are numbers of 32 bits, which those of the metadata are.
#include "apidb/winmd_attribute.h"

#include <string.h>

static const struct {
    const char *name;
    uint8_t kind;
} NAMES[] = {
    {"GuidAttribute", WINMD_A_GUID},
    {"NativeTypedefAttribute", WINMD_A_TYPEDEF},
    {"MetadataTypedefAttribute", WINMD_A_TYPEDEF},
    {"FlagsAttribute", WINMD_A_FLAGS},
    {"SupportedArchitectureAttribute", WINMD_A_PROCESSORS},
    {"NativeArrayInfoAttribute", WINMD_A_ELEMENTS},
    {"NativeTypeInfoAttribute", WINMD_A_ELEMENTS},
    {"MemorySizeAttribute", WINMD_A_BYTES},
    {"ConstAttribute", WINMD_A_CONST},
    {"ComOutPtrAttribute", WINMD_A_COM_OUT},
    {"ReservedAttribute", WINMD_A_RESERVED},
    {"NullNullTerminatedAttribute", WINMD_A_MULTI},
    {"NotNullTerminatedAttribute", WINMD_A_UNTERMINATED},
    {"RAIIFreeAttribute", WINMD_A_FREE_WITH},
    {"InvalidHandleValueAttribute", WINMD_A_INVALID},
    {"NativeBitfieldAttribute", WINMD_A_BIT_FIELD},
    {"DoesNotReturnAttribute", WINMD_A_NO_RETURN},
};

// Element types (II.23.1.16).
enum { E_BOOLEAN = 2, E_CHAR, E_I1, E_U1, E_I2, E_U2, E_I4, E_U4, E_I8, E_U8, E_R4, E_R8, E_STRING };
enum { E_VALUE_TYPE = 0x11, E_CLASS, E_TYPE = 0x50, E_ENUM = 0x55 };

static uint8_t kind_of_name(const char *name) {
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++)
        if (strcmp(NAMES[i].name, name) == 0) return NAMES[i].kind;
    return WINMD_A_OTHER;
}

// The TypeDef whose run of methods holds `method`.
static uint32_t owner_of_method(const winmd *w, uint32_t method) {
    uint32_t low = 1, high = w->table[WINMD_TYPE_DEF].count + 1;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (winmd_cell(w, WINMD_TYPE_DEF, middle, 5) <= method)
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
}

static const char *class_of_member(const winmd *w, uint32_t member) {
    uint32_t parent = winmd_cell(w, WINMD_MEMBER_REF, member, 0);
    if ((parent & 7) == 0) return winmd_text(w, winmd_cell(w, WINMD_TYPE_DEF, parent >> 3, 1));
    return (parent & 7) == 1 ? winmd_text(w, winmd_cell(w, WINMD_TYPE_REF, parent >> 3, 1)) : "";
}

// Kind and signature of the constructor that row `row` names (CustomAttributeType: 2 MethodDef, 3 MemberRef).
static uint8_t constructor_of(const winmd_attributes *a, uint32_t row, w32t_span *signature) {
    const winmd *w = a->w;
    uint32_t type = winmd_cell(w, WINMD_ATTRIBUTE, row, 1), at = type >> 3;
    bool is_member = (type & 7) == 3;
    if ((!is_member && (type & 7) != 2) || at > w->table[is_member ? WINMD_MEMBER_REF : WINMD_METHOD].count)
        return WINMD_A_OTHER;
    uint8_t *known = is_member ? &a->member_refs[at] : &a->methods[at];
    if (!*known)
        *known = kind_of_name(is_member ? class_of_member(w, at)
                                        : winmd_text(w, winmd_cell(w, WINMD_TYPE_DEF, owner_of_method(w, at), 1)));
    *signature = winmd_blob(w, is_member ? winmd_cell(w, WINMD_MEMBER_REF, at, 2) : winmd_cell(w, WINMD_METHOD, at, 4));
    return *known;
}

static w32t_span take_text(w32t_cursor *c) {
    if (w32t_cursor_left(c) && *c->p == 0xFF) { // no string
        w32t_skip(c, 1);
        return (w32t_span){NULL, 0};
    }
    return w32t_take(c, winmd_take_number(c));
}

static int64_t take_value(w32t_cursor *c, uint8_t type, w32t_span *text) {
    switch (type) {
    case E_BOOLEAN:
    case E_U1:
        return w32t_take8(c);
    case E_I1:
        return (int8_t)w32t_take8(c);
    case E_I2:
        return (int16_t)w32t_take16(c);
    case E_CHAR:
    case E_U2:
        return w32t_take16(c);
    case E_I4:
    case E_VALUE_TYPE:
    case E_ENUM:
        return (int32_t)w32t_take32(c);
    case E_U4:
    case E_R4:
        return w32t_take32(c);
    case E_I8:
    case E_U8:
    case E_R8:
        return (int64_t)w32t_take64(c);
    case E_STRING:
    case E_CLASS: // System.Type, by its name
    case E_TYPE:
        *text = take_text(c);
        return 0;
    default:
        c->bad = true;
        return 0;
    }
}

static bool is_text(w32t_span span, const char *text) {
    return span.n == strlen(text) && memcmp(span.p, text, span.n) == 0;
}

static void take_named(w32t_cursor *c, winmd_attribute *out) {
    w32t_span text = {NULL, 0};
    w32t_skip(c, 1); // field or property
    uint8_t type = w32t_take8(c);
    if (type == E_ENUM) (void)take_text(c);
    w32t_span name = take_text(c);
    int64_t value = take_value(c, type, &text);
    if (!name.p || c->bad) return;
    if (is_text(name, "CountConst") || is_text(name, "SizeConst")) out->count_const = value;
    if (is_text(name, "CountParamIndex") || is_text(name, "SizeParamIndex")) out->count_param = value;
    if (is_text(name, "BytesParamIndex")) out->bytes_param = value;
    if (is_text(name, "IsNullTerminated")) out->unterminated = value == 0;
    if (is_text(name, "IsNullNullTerminated")) out->multi = value != 0;
}

bool winmd_attribute_at(const winmd_attributes *a, uint32_t row, winmd_attribute *out) {
    w32t_span signature = {NULL, 0};
    *out = (winmd_attribute){.count_const = -1, .count_param = -1, .bytes_param = -1};
    out->kind = constructor_of(a, row, &signature);
    if (out->kind == WINMD_A_OTHER) return true;
    w32t_cursor s = w32t_cursor_of(signature),
                c = w32t_cursor_of(winmd_blob(a->w, winmd_cell(a->w, WINMD_ATTRIBUTE, row, 2)));
    w32t_skip(&s, 1); // calling convention
    out->count = winmd_take_number(&s);
    w32t_skip(&s, 1); // void
    if (w32t_take16(&c) != 1 || out->count > WINMD_VALUES) c.bad = true;
    for (uint32_t i = 0; i < out->count && !c.bad && !s.bad; i++) {
        uint8_t type = w32t_take8(&s);
        if (type == E_VALUE_TYPE || type == E_CLASS) (void)winmd_take_number(&s);
        out->value[i].number = take_value(&c, type, &out->value[i].text);
    }
    for (uint32_t named = w32t_take16(&c); named && !c.bad && !s.bad; named--)
        take_named(&c, out);
    if (!c.bad && !s.bad) return true;
    out->kind = WINMD_A_OTHER;
    return false;
}
