// SPDX-License-Identifier: Apache-2.0
// Names of numbers and layouts of structures: sets of constants, status codes of each family, fields. In: numbers and
// names; out: views, or text as snprintf writes it.
#include "apidb/api_row.h"

#include <stdio.h>
#include <string.h>

// ---------------------------------------------------------------------------------------------------------------------------------
// Structures

bool w32t_apidb_struct(const w32t_apidb *db, uint32_t structure, w32t_api_struct *out) {
    db = api_db(db);
    if (structure == 0 || structure >= api_rows(db, APIDB_STRUCTS)) return false;
    const uint32_t *row = api_row(db, APIDB_STRUCTS, structure);
    out->name = api_text(db, row[0]);
    out->size64 = row[1];
    out->size32 = row[2];
    out->first = row[3];
    out->field_count = row[4] & 0x7FFFFFFFu;
    out->is_union = row[4] >> 31;
    return true;
}

uint32_t w32t_apidb_struct_named(const w32t_apidb *db, const char *name) {
    db = api_db(db);
    uint32_t index = api_search(db, APIDB_STRUCTS, 1, api_rows(db, APIDB_STRUCTS) - 1, name);
    return index == UINT32_MAX ? 0 : index;
}

bool w32t_apidb_field(const w32t_apidb *db, const w32t_api_struct *structure, uint32_t index, w32t_api_field *out) {
    db = api_db(db);
    if (index >= structure->field_count) return false;
    const uint32_t *row = api_row(db, APIDB_FIELDS, structure->first + index);
    w32t_api_type type;
    out->name = api_text(db, row[0]);
    out->type_index = row[1];
    out->type = w32t_apidb_type(db, row[1], &type) ? type.text : "";
    out->offset64 = row[2];
    out->offset32 = row[3];
    out->bit_offset = (uint8_t)row[4];
    out->bit_count = (uint8_t)(row[4] >> 8);
    out->set = row[4] >> 16;
    return true;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Sets

bool w32t_apidb_set(const w32t_apidb *db, uint32_t set, w32t_api_set *out) {
    db = api_db(db);
    if (set == 0 || set >= api_rows(db, APIDB_SETS)) return false;
    const uint32_t *row = api_row(db, APIDB_SETS, set);
    out->name = api_text(db, row[0]);
    out->first = row[1];
    out->count = row[2];
    out->bits = row[3] & 1;
    return true;
}

uint32_t w32t_apidb_set_named(const w32t_apidb *db, const char *name) {
    db = api_db(db);
    uint32_t index = api_search(db, APIDB_SETS, 1, api_rows(db, APIDB_SETS) - 1, name);
    return index == UINT32_MAX ? 0 : index;
}

static void constant_row(const w32t_apidb *db, uint32_t index, w32t_api_constant *out) {
    const uint32_t *row = api_row(db, APIDB_CONSTANTS, index);
    out->name = api_text(db, row[0]);
    out->value = row[1] | (uint64_t)row[2] << 32;
    out->mask = row[3] ? row[3] : out->value;
}

bool w32t_apidb_constant(const w32t_apidb *db, const w32t_api_set *set, uint32_t index, w32t_api_constant *out) {
    db = api_db(db);
    if (index >= set->count) return false;
    constant_row(db, set->first + index, out);
    return true;
}

bool w32t_apidb_value(const w32t_apidb *db, const char *name, uint64_t *value) {
    for (db = api_db(db); db; db = db->below) {
        uint32_t low = 0, high = api_rows(db, APIDB_NAMED);
        while (low < high) {
            uint32_t middle = low + (high - low) / 2;
            w32t_api_constant constant;
            constant_row(db, api_row(db, APIDB_NAMED, middle)[0], &constant);
            int order = strcmp(name, constant.name);
            if (order == 0) {
                *value = constant.value;
                return true;
            }
            if (order < 0)
                high = middle;
            else
                low = middle + 1;
        }
    }
    return false;
}

// First constant of the set with this value, NULL when none has it.
static const char *exact_name(const w32t_apidb *db, const w32t_api_set *set, uint64_t v) {
    uint32_t low = 0, high = set->count;
    w32t_api_constant constant;
    for (uint32_t i = 0; set->bits && i < set->count; i++) { // flags are not sorted, and few
        constant_row(db, set->first + i, &constant);
        if (constant.value == v) return constant.name;
    }
    if (set->bits) return NULL;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        constant_row(db, set->first + middle, &constant);
        if (constant.value < v)
            low = middle + 1;
        else
            high = middle;
    }
    if (low >= set->count) return NULL;
    constant_row(db, set->first + low, &constant);
    return constant.value == v ? constant.name : NULL;
}

static unsigned bit_count(uint64_t v) {
    unsigned count = 0;
    for (; v; v &= v - 1)
        count++;
    return count;
}

typedef struct text_out {
    char *out;
    size_t size, length;
} text_out;

static void put(text_out *t, const char *text) {
    if (t->length) {
        if (t->length + 1 < t->size) t->out[t->length] = '|';
        t->length++;
    }
    for (; *text; text++, t->length++)
        if (t->length + 1 < t->size) t->out[t->length] = *text;
}

// The constant that takes most bits of what is left of v: its index, UINT32_MAX when none fits.
static uint32_t widest_part(const w32t_apidb *db, const w32t_api_set *set, uint64_t v, uint64_t left) {
    uint32_t best = UINT32_MAX;
    unsigned best_bits = 0;
    for (uint32_t i = 0; i < set->count; i++) {
        w32t_api_constant c;
        constant_row(db, set->first + i, &c);
        if (c.value == 0 || (c.value & left) != c.value || (v & c.mask) != c.value) continue;
        unsigned bits = bit_count(c.value);
        if (bits > best_bits) {
            best = i;
            best_bits = bits;
        }
    }
    return best;
}

// Numbers that are made up of parts: messages above WM_USER, control codes.
static void put_composed(text_out *t, const char *set, uint64_t v) {
    static const char *const methods[] = {"BUFFERED", "IN_DIRECT", "OUT_DIRECT", "NEITHER"};
    static const char *const access[] = {"ANY", "READ", "WRITE", "READ|WRITE"};
    char text[96];
    if (strcmp(set, "WM") == 0 && v > 0x400 && v < 0xC000)
        snprintf(text, sizeof text, "%s+%u", v < 0x8000 ? "WM_USER" : "WM_APP",
                 (unsigned)(v < 0x8000 ? v - 0x400 : v - 0x8000));
    else if (strcmp(set, "IOCTL") == 0 && v > 0xFFFF && v <= UINT32_MAX)
        snprintf(text, sizeof text, "CTL_CODE(0x%x, 0x%x, %s, %s)", (unsigned)(v >> 16), (unsigned)(v >> 2 & 0xFFF),
                 methods[v & 3], access[v >> 14 & 3]);
    else
        return;
    put(t, text);
}

size_t w32t_apidb_names(const w32t_apidb *db, uint32_t index, uint64_t v, uint32_t width, char *out, size_t size) {
    db = api_db(db);
    w32t_api_set set;
    if (size) out[0] = 0;
    if (!w32t_apidb_set(db, index, &set)) return 0;
    if (width && width < 8) v &= (UINT64_C(1) << (8 * width)) - 1;
    if (v >> 31 == 0x1FFFFFFFFu) v &= 0xFFFFFFFFu; // sign-extended; sets keep such values in 32 bits
    text_out text = {out, size, 0};
    // No flags set is no flag: names for 0 in such a set are of a field in it (SECURITY_ANONYMOUS) or of a default.
    const char *exact = set.bits && !v ? NULL : exact_name(db, &set, v);
    if (exact) {
        put(&text, exact);
    } else if (set.bits && v) {
        uint64_t left = v;
        uint32_t parts[64], count = 0, part;
        w32t_api_constant c;
        // Each round clears at least one bit, so there are at most 64.
        while (left && count < 64 && (part = widest_part(db, &set, v, left)) != UINT32_MAX) {
            constant_row(db, set.first + part, &c);
            left &= ~c.value;
            uint32_t at = count++;
            for (; at > 0 && parts[at - 1] > part; at--)
                parts[at] = parts[at - 1];
            parts[at] = part;
        }
        for (uint32_t i = 0; i < count; i++) {
            constant_row(db, set.first + parts[i], &c);
            put(&text, c.name);
        }
        if (left && text.length) {
            char rest[24];
            snprintf(rest, sizeof rest, "0x%llx", (unsigned long long)left);
            put(&text, rest);
        }
    }
    if (!text.length && !set.bits) put_composed(&text, set.name, v);
    if (size) out[text.length < size ? text.length : size - 1] = 0;
    return text.length;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Status codes

static const char *code_name(const char *family, uint64_t code) {
    const w32t_apidb *db = api_db(NULL);
    w32t_api_set set;
    return w32t_apidb_set(db, w32t_apidb_set_named(db, family), &set) ? exact_name(db, &set, code) : NULL;
}

// HRESULT: its own name, else the code it wraps: 0x8007xxxx a Win32 code, bit 28 set an NTSTATUS.
static const char *hresult_name(uint32_t code) {
    const char *name = code_name("HRESULT", code);
    if (!name && (code & 0xFFFF0000u) == 0x80070000u) name = code_name("WIN32", code & 0xFFFF);
    if (!name && (code & 0x10000000u)) name = code_name("NTSTATUS", code & ~0x10000000u);
    return name;
}

const char *w32t_api_status_name(uint8_t shape, uint64_t code) {
    const char *name = NULL;
    uint32_t low = (uint32_t)code;
    switch (shape) {
    case W32T_SHAPE_WIN32:
        name = code_name("WIN32", low);
        // Functions that return an error code may return an HRESULT all the same.
        if (!name && low >= 10000 && low < 12000) name = code_name("WSA", low);
        return name || !(low & 0x80000000u) ? name : hresult_name(low);
    case W32T_SHAPE_WSA:
        name = code_name("WSA", low);
        return name ? name : code_name("WIN32", low);
    case W32T_SHAPE_NTSTATUS:
        return code_name("NTSTATUS", low);
    case W32T_SHAPE_HRESULT:
        return hresult_name(low);
    case W32T_SHAPE_ERRNO:
        return code_name("ERRNO", low);
    default:
        return NULL;
    }
}

static bool same_word(const char *a, const char *b) { // names are ASCII
    for (; *a && *b; a++, b++) {
        bool letter = (unsigned)((*a | 0x20) - 'a') < 26u;
        if (*a != *b && !(letter && (*a | 0x20) == (*b | 0x20))) return false;
    }
    return *a == *b;
}

bool w32t_api_status_known(const char *name) {
    static const char *const families[] = {"WIN32", "NTSTATUS", "HRESULT", "WSA", "ERRNO"};
    const w32t_apidb *db = api_db(NULL);
    for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
        w32t_api_set set;
        w32t_api_constant c;
        if (!w32t_apidb_set(db, w32t_apidb_set_named(db, families[i]), &set)) continue;
        for (uint32_t k = 0; w32t_apidb_constant(db, &set, k, &c); k++)
            if (same_word(name, c.name)) return true;
    }
    return false;
}
