// SPDX-License-Identifier: Apache-2.0
// Reads win32metadata in its JSON form: a folder with one file a namespace, each {Constants, Types, Functions,
// UnicodeAliases}. In: the folder; out: the common form of api_meta.h. The trees are freed file by file, so texts are
// kept in the arena.
#include "apidb/api_meta.h"
#include "apidb/json_in.h"
#include "base/guid.h"
#include "base/os.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_MAX ((size_t)64 << 20)

typedef struct reader {
    api_meta *meta;
    const char *space;  // the file's namespace
    const json *inside; // the structure whose nested types may be named
    const char *key;    // its key
} reader;

static const char *keep(reader *r, const char *text) {
    return w32t_arena_text(&r->meta->arena, text, strlen(text));
}

static const char *joined(reader *r, const char *before, const char *name) {
    size_t a = strlen(before), n = strlen(name);
    char *copy = w32t_arena_alloc(&r->meta->arena, a + n + 2);
    memcpy(copy, before, a);
    copy[a] = '.';
    memcpy(copy + a + 1, name, n + 1);
    return copy;
}

static uint32_t length_of(const json *array) {
    uint32_t count = 0;
    for (const json *m = array ? array->first : NULL; m; m = m->next)
        count++;
    return count;
}

static bool truth(const json *node) {
    return node && node->kind == JSON_BOOL && node->truth;
}

static uint8_t processors_of(const json *of) {
    const json *list = json_get(of, "Architectures");
    return (uint8_t)((json_has(list, "X86") ? META_X86 : 0) | (json_has(list, "X64") ? META_X64 : 0) |
                     (json_has(list, "Arm64") ? META_ARM64 : 0));
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Types

static const char *key_of(reader *r, const json *ref) {
    const char *name = json_text(json_get(ref, "Name"));
    const json *nested = json_get(r->inside, "NestedTypes");
    for (const json *m = nested ? nested->first : NULL; m; m = m->next)
        if (strcmp(json_text(json_get(m, "Name")), name) == 0) return joined(r, r->key, name);
    return joined(r, json_text(json_get(ref, "Api")), name);
}

static const api_meta_type *type_of(reader *r, const json *type, unsigned depth) {
    const char *kind = json_text(json_get(type, "Kind"));
    api_meta_type made = {.kind = META_UNKNOWN, .name = ""};
    if (depth > META_DEPTH) return NULL;
    if (strcmp(kind, "Native") == 0) {
        made.kind = META_NATIVE;
        made.name = keep(r, json_text(json_get(type, "Name")));
    } else if (strcmp(kind, "ApiRef") == 0) {
        made.kind = META_NAMED;
        made.name = key_of(r, type);
    } else if (strcmp(kind, "MissingClrType") == 0) { // of Windows Runtime metadata: by its name only
        made.kind = META_NAMED;
        made.name = joined(r, json_text(json_get(type, "Namespace")), json_text(json_get(type, "Name")));
    } else if (strcmp(kind, "PointerTo") == 0 || strcmp(kind, "LPArray") == 0) {
        made.kind = META_POINTER;
        made.target = type_of(r, json_get(type, "Child"), depth + 1);
    } else if (strcmp(kind, "Array") == 0) {
        int64_t count = json_int(json_get(json_get(type, "Shape"), "Size"), 1);
        made.kind = META_ARRAY;
        made.count = count > 0 && count < INT32_MAX ? (uint32_t)count : 1;
        made.target = type_of(r, json_get(type, "Child"), depth + 1);
    }
    return w32t_arena_copy(&r->meta->arena, &made, sizeof made);
}

static void values_of(reader *r, const json *type, api_meta_entry *entry) {
    const char *base = json_text(json_get(type, "IntegerBase"));
    const json *values = json_get(type, "Values");
    api_meta_type native = {.kind = META_NATIVE, .name = keep(r, *base ? base : "Int32")};
    entry->base = w32t_arena_copy(&r->meta->arena, &native, sizeof native);
    entry->bits = truth(json_get(type, "Flags"));
    api_meta_value *out = w32t_arena_alloc(&r->meta->arena, (length_of(values) + 1) * sizeof *out);
    entry->values = out;
    for (const json *v = values ? values->first : NULL; v; v = v->next)
        out[entry->value_count++] =
            (api_meta_value){keep(r, json_text(json_get(v, "Name"))), (uint64_t)json_int(json_get(v, "Value"), 0)};
}

static void fields_of(reader *r, const json *type, api_meta_entry *entry) {
    const json *fields = json_get(type, "Fields");
    api_meta_field *out = w32t_arena_alloc(&r->meta->arena, (length_of(fields) + 1) * sizeof *out);
    reader inside = {r->meta, r->space, type, entry->key};
    entry->fields = out;
    entry->packing = (uint32_t)json_int(json_get(type, "PackingSize"), 0);
    entry->least_size = (uint32_t)json_int(json_get(type, "Size"), 0);
    for (const json *f = fields ? fields->first : NULL; f; f = f->next)
        out[entry->field_count++] = (api_meta_field){.name = keep(r, json_text(json_get(f, "Name"))),
                                                     .type = type_of(&inside, json_get(f, "Type"), 0),
                                                     .offset = UINT32_MAX};
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Functions and methods

static void marks_of(const json *attributes, api_meta_param *p) {
    static const struct {
        const char *name;
        uint32_t mark;
    } words[] = {{"In", META_IN},
                 {"Out", META_OUT},
                 {"Optional", META_OPTIONAL},
                 {"Const", META_CONST},
                 {"Reserved", META_RESERVED},
                 {"ComOutPtr", META_COM_OUT},
                 {"NullNullTerminated", META_MULTI},
                 {"NotNullTerminated", META_UNTERMINATED}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (json_has(attributes, words[i].name)) p->marks |= words[i].mark;
    for (const json *a = attributes ? attributes->first : NULL; a; a = a->next)
        if (strcmp(json_text(json_get(a, "Kind")), "MemorySize") == 0)
            p->bytes_param = (int32_t)json_int(json_get(a, "BytesParamIndex"), -1);
}

static api_meta_param param_of(reader *r, const json *param) {
    const json *type = json_get(param, "Type");
    api_meta_param p = {.name = keep(r, json_text(json_get(param, "Name"))),
                        .type = type_of(r, type, 0),
                        .count_const = -1,
                        .count_param = -1,
                        .bytes_param = -1};
    marks_of(json_get(param, "Attrs"), &p);
    if (strcmp(json_text(json_get(type, "Kind")), "LPArray") == 0) {
        p.marks |= META_ELEMENTS;
        p.count_const = (int32_t)json_int(json_get(type, "CountConst"), -1);
        p.count_param = (int32_t)json_int(json_get(type, "CountParamIndex"), -1);
        if (truth(json_get(type, "NullNullTerm"))) p.marks |= META_MULTI;
    }
    return p;
}

static api_meta_function function_of(reader *r, const json *function) {
    const json *params = json_get(function, "Params");
    api_meta_param *out = w32t_arena_alloc(&r->meta->arena, (length_of(params) + 1) * sizeof *out);
    api_meta_function f = {.name = keep(r, json_text(json_get(function, "Name"))),
                           .space = r->space,
                           .dll = keep(r, json_text(json_get(function, "DllImport"))),
                           .result = type_of(r, json_get(function, "ReturnType"), 0),
                           .params = out,
                           .processors = processors_of(function),
                           .last_error = truth(json_get(function, "SetLastError")),
                           .no_return = json_has(json_get(function, "Attrs"), "DoesNotReturn")};
    for (const json *p = params ? params->first : NULL; p; p = p->next)
        out[f.param_count++] = param_of(r, p);
    return f;
}

static void methods_of(reader *r, const json *type, api_meta_entry *entry) {
    const json *methods = json_get(type, "Methods"), *base = json_get(type, "Interface");
    api_meta_function *out = w32t_arena_alloc(&r->meta->arena, (length_of(methods) + 1) * sizeof *out);
    if (base && base->kind == JSON_OBJECT) entry->base = type_of(r, base, 0);
    entry->methods = out;
    for (const json *m = methods ? methods->first : NULL; m; m = m->next)
        out[entry->method_count++] = function_of(r, m);
}

// ---------------------------------------------------------------------------------------------------------------------------------

static uint8_t what_of(const char *kind) {
    if (strcmp(kind, "NativeTypedef") == 0) return META_TYPEDEF;
    if (strcmp(kind, "Enum") == 0) return META_ENUM;
    if (strcmp(kind, "Struct") == 0 || strcmp(kind, "Union") == 0) return META_STRUCT;
    if (strcmp(kind, "Com") == 0) return META_INTERFACE;
    if (strcmp(kind, "FunctionPointer") == 0) return META_CALLBACK;
    return META_OTHER;
}

static bool add_type(reader *r, const json *type, const char *outer_key, const char *outer_name, unsigned depth) {
    const char *kind = json_text(json_get(type, "Kind")), *name = json_text(json_get(type, "Name"));
    const char *guid = json_text(json_get(type, "Guid")), *free_with = json_text(json_get(type, "FreeFunc"));
    api_meta_entry entry = {.what = what_of(kind), .processors = processors_of(type)};
    entry.key = joined(r, outer_key, name);
    entry.name = outer_name ? joined(r, outer_name, name) : keep(r, name);
    if (*free_with) entry.free_with = keep(r, free_with);
    w32t_guid parsed;
    if (*guid && w32t_guid_parse(guid, strlen(guid), &parsed)) memcpy(entry.guid, &parsed, sizeof entry.guid);
    if (entry.what == META_ENUM) values_of(r, type, &entry);
    if (entry.what == META_TYPEDEF) {
        entry.base = type_of(r, json_get(type, "Def"), 0);
        entry.minus_one = json_int(json_get(type, "InvalidHandleValue"), 0) == -1;
    }
    if (entry.what == META_STRUCT) fields_of(r, type, &entry);
    if (entry.what == META_INTERFACE) methods_of(r, type, &entry);
    entry.is_union = strcmp(kind, "Union") == 0;
    if (!api_meta_add_entry(r->meta, &entry)) return false;
    const json *nested = json_get(type, "NestedTypes");
    for (const json *m = nested && depth < META_DEPTH ? nested->first : NULL; m; m = m->next)
        if (!add_type(r, m, entry.key, entry.name, depth + 1)) return false;
    return true;
}

static w32t_status read_file(api_meta *meta, const char *path, const char *space, w32t_error *error) {
    uint8_t *bytes = NULL;
    size_t size = 0;
    json_tree *tree = NULL;
    const json *root = NULL;
    w32t_status status = w32t_file_load(path, FILE_MAX, &bytes, &size, error);
    if (status != W32T_OK) return status;
    status = json_parse((const char *)bytes, size, &tree, &root, error);
    free(bytes);
    if (status != W32T_OK) {
        if (error) snprintf(error->file, sizeof error->file, "%.500s", path);
        return status;
    }
    reader r = {.meta = meta, .space = w32t_arena_text(&meta->arena, space, strlen(space))};
    bool fits = true;
    const json *types = json_get(root, "Types"), *functions = json_get(root, "Functions");
    for (const json *m = types ? types->first : NULL; m && fits; m = m->next)
        fits = add_type(&r, m, r.space, NULL, 0);
    for (const json *m = functions ? functions->first : NULL; m && fits; m = m->next) {
        api_meta_function f = function_of(&r, m);
        fits = api_meta_add_function(meta, &f);
    }
    json_free(tree);
    if (fits) return W32T_OK;
    return w32t_fail_in(error, w32t_fail(error, W32T_E_LIMIT, W32T_NO_OFFSET, "more types than there can be"), path);
}

w32t_status api_meta_read_json(api_meta *meta, const char *folder, w32t_error *error) {
    char **names = NULL;
    size_t count = 0;
    w32t_status status = w32t_folder_list(folder, &names, &count, error);
    for (size_t i = 0; i < count && status == W32T_OK; i++) {
        char path[4096], space[256];
        size_t length = strlen(names[i]);
        if (length < 6 || strcmp(names[i] + length - 5, ".json") != 0) continue;
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        snprintf(space, sizeof space, "%.*s", (int)(length - 5 < 250 ? length - 5 : 250), names[i]);
        status = read_file(meta, path, space, error);
        meta->files += status == W32T_OK;
    }
    if (names) w32t_names_free(names, count);
    return status;
}
