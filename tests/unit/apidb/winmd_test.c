// SPDX-License-Identifier: Apache-2.0
// Importing .winmd files: what they say is in the database, the same as from the JSON form; files refer to each other;
// and no damaged file is read outside its bytes, runs without end, or is refused without a word.
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apidb/api_meta.h"
#include "build/winmd_made.h"

static char folder[64], path_a[128], path_b[128], json_folder[128], json_path[192], db_path[128], other_path[128];

static void write_file(const char *path, const void *bytes, size_t size) {
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(bytes, 1, size, f), size);
    assert_int_equal(fclose(f), 0);
}

static int set_up(void **state) {
    (void)state;
    snprintf(folder, sizeof folder, "/tmp/w32t-winmd-XXXXXX");
    if (!mkdtemp(folder)) return -1;
    snprintf(path_a, sizeof path_a, "%s/a.winmd", folder);
    snprintf(path_b, sizeof path_b, "%s/b.winmd", folder);
    snprintf(json_folder, sizeof json_folder, "%s/json", folder);
    snprintf(json_path, sizeof json_path, "%s/Made.json", json_folder);
    snprintf(db_path, sizeof db_path, "%s/made.apidb", folder);
    snprintf(other_path, sizeof other_path, "%s/other.apidb", folder);
    return mkdir(json_folder, 0700);
}

static int tear_down(void **state) {
    (void)state;
    remove(path_a);
    remove(path_b);
    remove(json_path);
    remove(db_path);
    remove(other_path);
    return rmdir(json_folder) || rmdir(folder);
}

static void write_made(const char *path, bool wide, bool plain) {
    size_t size;
    uint8_t *bytes = w32t_made_winmd(wide, plain, &size);
    write_file(path, bytes, size);
    free(bytes);
}

static w32t_apidb *import(const char *const *files, size_t count, w32t_import_counts *counts) {
    w32t_error error = {0};
    w32t_apidb *db = NULL;
    if (w32t_apidb_import_winmd(files, count, db_path, counts, &error) != W32T_OK) fail_msg("%s", error.text);
    assert_int_equal(w32t_apidb_open(db_path, NULL, &db, &error), W32T_OK);
    return db;
}

static w32t_api_param param_of(const w32t_apidb *db, const char *function, uint32_t index) {
    w32t_api_function f;
    w32t_api_param p;
    assert_true(w32t_apidb_find_name(db, function, &f));
    assert_true(w32t_api_param_at(&f, index, &p));
    return p;
}

static w32t_api_field field_of(const w32t_apidb *db, const char *structure, uint32_t index) {
    w32t_api_struct s;
    w32t_api_field f;
    assert_true(w32t_apidb_struct(db, w32t_apidb_struct_named(db, structure), &s));
    assert_true(w32t_apidb_field(db, &s, index, &f));
    return f;
}

static void check_functions(const w32t_apidb *db) {
    w32t_api_function f;
    char names[64];
    assert_true(w32t_apidb_find(db, "things.dll", "MakeThing", &f));
    assert_string_equal(f.origin, "Made");
    assert_int_equal(f.param_count, 5);
    assert_int_equal(f.result.kind, W32T_API_HANDLE);
    assert_int_equal(f.failure.test, W32T_API_FAIL_ZERO_OR_MINUS_ONE);
    assert_int_equal(f.failure.code, W32T_API_CODE_LAST_ERROR);
    w32t_apidb_names(db, param_of(db, "MakeThing", 0).set, 3, 4, names, sizeof names);
    assert_string_equal(names, "MODE_A|MODE_B");
    w32t_api_param p = param_of(db, "MakeThing", 1);
    assert_int_equal(p.kind, W32T_API_BUFFER);
    assert_int_equal(p.flags, W32T_API_OUT | W32T_API_OPTIONAL);
    assert_int_equal(p.size.how, W32T_API_LEN_DEREF);
    assert_int_equal(p.size.operand, 2);
    p = param_of(db, "MakeThing", 3);
    assert_int_equal(p.kind, W32T_API_STRING_W);
    assert_int_equal(p.size.how, W32T_API_LEN_PARAM);
    assert_int_equal(p.size.operand, 4);
    assert_int_equal(p.size.scale, 2);
    assert_int_equal(param_of(db, "UseThings", 1).flags, W32T_API_IN); // const: not written
    p = param_of(db, "UseThings", 2);
    assert_int_equal(p.kind, W32T_API_ARRAY);
    assert_int_equal(p.size.how, W32T_API_LEN_CONST);
    assert_int_equal(p.size.operand, 4);
    assert_int_equal(param_of(db, "UseThings", 3).kind, W32T_API_MULTI_W);
    assert_true(param_of(db, "CloseThing", 0).flags & W32T_API_CLOSES);
    assert_int_equal(param_of(db, "LookAt", 0).kind, W32T_API_POINTER); // nobody describes it
    assert_string_equal(param_of(db, "LookAt", 1).type, "Queue *");
    // The one for 64-bit programs, though it comes second.
    assert_true(w32t_apidb_find_name(db, "WordThing", &f));
    assert_int_equal(f.result.size64, 8);
    assert_true(w32t_apidb_find(db, "kernel32.dll", "CreateFileW", &f));
    assert_int_equal(f.param_count, 7); // stated by hand
}

static void check_structs(const w32t_apidb *db) {
    w32t_api_struct s;
    // Sizes and offsets as C lays these out (tests/build/winmd_made.c), by hand.
    assert_true(w32t_apidb_struct(db, w32t_apidb_struct_named(db, "NODE"), &s));
    assert_int_equal(s.size64, 32);
    assert_int_equal(s.size32, 24);
    w32t_api_param p = param_of(db, "UseThings", 0);
    assert_int_equal(p.kind, W32T_API_STRUCT);
    assert_int_equal(p.target64, 32);
    assert_int_equal(p.target32, 24);
    w32t_api_field f = field_of(db, "NODE", 2);
    assert_string_equal(f.name, "");
    assert_int_equal(f.offset64, 16);
    assert_int_equal(f.offset32, 8);
    assert_true(w32t_apidb_struct(db, w32t_apidb_struct_named(db, "NODE._Anonymous_e__Union"), &s));
    assert_true(s.is_union);
    assert_int_equal(s.size64, 8);
    assert_int_equal(field_of(db, "NODE._Anonymous_e__Union", 1).offset64, 0);
    assert_true(w32t_apidb_struct(db, w32t_apidb_struct_named(db, "PACKED_THING"), &s));
    assert_int_equal(s.size64, 5);
    assert_int_equal(field_of(db, "PACKED_THING", 1).offset32, 1);
    assert_true(w32t_apidb_struct(db, w32t_apidb_struct_named(db, "CPU_THING"), &s));
    assert_int_equal(s.size64, 16);
    assert_int_equal(s.size32, 16);
    assert_string_equal(field_of(db, "CPU_THING", 0).name, "wide");
    assert_int_equal(field_of(db, "CPU_THING", 0).offset64, 0);
    assert_int_equal(field_of(db, "CPU_THING", 0).offset32, 8);
    assert_int_equal(field_of(db, "CPU_THING", 1).offset64, 8);
    assert_int_equal(field_of(db, "CPU_THING", 1).offset32, 0);
}

static void check_interfaces(const w32t_apidb *db) {
    static const w32t_guid iid = {0x01020304, 0x0506, 0x0708, {1, 2, 3, 4, 5, 6, 7, 8}};
    w32t_api_interface i;
    w32t_api_function f;
    w32t_api_param p;
    assert_string_equal(w32t_apidb_guid_name(db, &iid), "IID_IThing");
    assert_true(w32t_apidb_interface(db, "IThing", &i));
    assert_int_equal(i.method_count, 4);
    assert_true(w32t_apidb_method(&i, 2, &f));
    assert_string_equal(f.name, "IUnknown::Release");
    assert_true(w32t_apidb_method(&i, 3, &f));
    assert_string_equal(f.name, "IThing::Get");
    assert_int_equal(f.param_count, 3);
    assert_true(w32t_api_param_at(&f, 0, &p));
    assert_int_equal(p.kind, W32T_API_COM);
    assert_true(w32t_api_param_at(&f, 1, &p));
    assert_int_equal(p.kind, W32T_API_GUID);
    assert_true(w32t_api_param_at(&f, 2, &p));
    assert_int_equal(p.kind, W32T_API_COM_OUT);
    assert_int_equal(p.iid_param, 2);
}

static void everything(void **state) {
    (void)state;
    for (int wide = 0; wide < 2; wide++) {
        w32t_import_counts counts = {0};
        const char *files[] = {path_a};
        write_made(path_a, wide, false);
        w32t_apidb *db = import(files, 1, &counts);
        assert_int_equal(counts.files, 1);
        assert_int_equal(counts.functions, 9);
        assert_int_equal(counts.known, 1);
        assert_int_equal(counts.interfaces, 1);
        assert_int_equal(counts.methods, 1);
        assert_int_equal(counts.guids, 2);
        assert_int_equal(counts.baseless, 0);
        check_functions(db);
        check_structs(db);
        check_interfaces(db);
        // What the JSON form does not say.
        w32t_api_function f;
        assert_true(w32t_apidb_find(db, "things.dll", "Numbered", &f));
        assert_true(w32t_apidb_find(db, "things.dll", "SystemThing001", &f));
        assert_true(w32t_apidb_find(db, "things.dll", "PrintThing", &f));
        assert_int_equal(f.convention, W32T_API_CDECL);
        assert_int_equal(f.flags & (W32T_API_VARARGS | W32T_API_NORETURN), W32T_API_VARARGS | W32T_API_NORETURN);
        assert_int_equal(param_of(db, "OldThing", 0).kind, W32T_API_ARRAY);
        assert_int_equal(param_of(db, "OldThing", 0).size.operand, 1);
        w32t_api_field low = field_of(db, "NODE", 3), high = field_of(db, "NODE", 4);
        assert_string_equal(low.name, "low");
        assert_int_equal(low.bit_count, 4);
        assert_string_equal(high.name, "high");
        assert_int_equal(high.offset64, 24);
        assert_int_equal(high.bit_offset, 4);
        assert_int_equal(high.bit_count, 28);
        w32t_apidb_close(db);
    }
}

// clang-format off
#define NATIVE(name) "{\"Kind\":\"Native\",\"Name\":\"" name "\"}"
#define REF(name)    "{\"Kind\":\"ApiRef\",\"Name\":\"" name "\",\"Api\":\"Made\",\"Parents\":[]}"
#define PTR(child)   "{\"Kind\":\"PointerTo\",\"Child\":" child "}"
#define LIST(child, fixed, by) \
    "{\"Kind\":\"LPArray\",\"NullNullTerm\":false,\"CountConst\":" #fixed ",\"CountParamIndex\":" #by ",\"Child\":" child "}"
#define NAMED(name, type, more) "{\"Name\":\"" name "\",\"Type\":" type ",\"Attrs\":[" more "]}"
#define STRUCT(name, pack, cpus, fields, nested) \
    "{\"Name\":\"" name "\",\"Kind\":\"Struct\",\"Architectures\":[" cpus "],\"Size\":0,\"PackingSize\":" #pack \
    ",\"Fields\":[" fields "],\"NestedTypes\":[" nested "]}"
#define FUNCTION(name, dll, error, cpus, result, params) \
    "{\"Name\":\"" name "\",\"SetLastError\":" #error ",\"DllImport\":\"" dll "\",\"Architectures\":[" cpus \
    "],\"Attrs\":[],\"ReturnType\":" result ",\"Params\":[" params "]}"

// What winmd_made.c builds, `plain`.
static const char JSON[] =
    "{\"Constants\":[],\"Types\":["
    "{\"Name\":\"HTHING\",\"Kind\":\"NativeTypedef\",\"Def\":" NATIVE("IntPtr")
    ",\"FreeFunc\":\"CloseThing\",\"InvalidHandleValue\":-1},"
    "{\"Name\":\"PWSTR\",\"Kind\":\"NativeTypedef\",\"Def\":" PTR(NATIVE("Char")) "},"
    "{\"Name\":\"MODE\",\"Kind\":\"Enum\",\"Flags\":true,\"IntegerBase\":\"UInt32\",\"Values\":["
    "{\"Name\":\"MODE_A\",\"Value\":1},{\"Name\":\"MODE_B\",\"Value\":2}]},"
    STRUCT("NODE", 0, "",
           NAMED("link", PTR(NATIVE("Void")), "") "," NAMED("count", NATIVE("UInt32"), "") ","
           NAMED("Anonymous", REF("_Anonymous_e__Union"), "") "," NAMED("bits", NATIVE("UInt32"), "") ","
           NAMED("tail", "{\"Kind\":\"Array\",\"Shape\":{\"Size\":3},\"Child\":" NATIVE("Byte") "}", ""),
           "{\"Name\":\"_Anonymous_e__Union\",\"Kind\":\"Union\",\"Size\":0,\"PackingSize\":0,\"Fields\":["
           NAMED("number", NATIVE("UInt32"), "") "," NAMED("wide", NATIVE("UInt64"), "") "],\"NestedTypes\":[]}") ","
    STRUCT("PACKED_THING", 1, "", NAMED("a", NATIVE("Byte"), "") "," NAMED("b", NATIVE("UInt32"), ""), "") ","
    STRUCT("CPU_THING", 0, "\"X64\",\"Arm64\"",
           NAMED("wide", NATIVE("UInt64"), "") "," NAMED("both", NATIVE("UInt32"), ""), "") ","
    STRUCT("CPU_THING", 0, "\"X86\"",
           NAMED("both", NATIVE("UInt32"), "") "," NAMED("wide", NATIVE("UInt64"), ""), "") ","
    STRUCT("OPAQUE_THING", 0, "", "", "") ","
    "{\"Name\":\"ThingClass\",\"Kind\":\"ComClassID\",\"Guid\":\"00000009-0009-0009-0102-030405060709\"},"
    "{\"Name\":\"IThing\",\"Kind\":\"Com\",\"Guid\":\"01020304-0506-0708-0102-030405060708\",\"Interface\":"
    "{\"Kind\":\"ApiRef\",\"Name\":\"IUnknown\",\"Api\":\"System.Com\",\"Parents\":[]},\"Methods\":["
    FUNCTION("Get", "", false, "", NATIVE("Int32"),
             NAMED("riid", PTR(NATIVE("Guid")), "\"In\",\"Const\"") ","
             NAMED("object", PTR(PTR(NATIVE("Void"))), "\"Out\",\"ComOutPtr\"")) "]},"
    "{\"Name\":\"THING_CALLBACK\",\"Kind\":\"FunctionPointer\"}],\"Functions\":["
    FUNCTION("MakeThing", "THINGS.dll", true, "", REF("HTHING"),
             NAMED("mode", REF("MODE"), "\"In\"") ","
             NAMED("data", PTR(NATIVE("Void")),
                   "\"Out\",\"Optional\",{\"Kind\":\"MemorySize\",\"BytesParamIndex\":2}") ","
             NAMED("size", PTR(NATIVE("UInt32")), "\"In\",\"Out\"") ","
             NAMED("name", LIST(NATIVE("Char"), -1, 4), "\"Out\"") ","
             NAMED("chars", NATIVE("Int32"), "\"In\"")) ","
    FUNCTION("UseThings", "THINGS", false, "", NATIVE("Void"),
             NAMED("node", PTR(REF("NODE")), "\"In\"") ","
             NAMED("packed", PTR(REF("PACKED_THING")), "\"In\",\"Out\",\"Const\"") ","
             NAMED("cpus", LIST(REF("CPU_THING"), 4, -1), "\"Out\"") ","
             NAMED("all", REF("PWSTR"), "\"In\",\"NullNullTerminated\"")) ","
    FUNCTION("CloseThing", "THINGS.dll", false, "", NATIVE("Int32"), NAMED("thing", REF("HTHING"), "\"In\"")) ","
    FUNCTION("CreateFileW", "KERNEL32.dll", true, "", NATIVE("Int32"), "") ","
    FUNCTION("WordThing", "THINGS.dll", false, "\"X86\"", NATIVE("Int32"), "") ","
    FUNCTION("WordThing", "THINGS.dll", false, "\"X64\",\"Arm64\"", NATIVE("Int64"), "") ","
    FUNCTION("LookAt", "THINGS.dll", false, "", NATIVE("Void"),
             NAMED("opaque", PTR(REF("OPAQUE_THING")), "\"In\"") ","
             NAMED("queue", PTR("{\"Kind\":\"MissingClrType\",\"Name\":\"Queue\",\"Namespace\":\"Windows.System\"}"),
                   "\"Out\"")) "]}";
// clang-format on

static uint8_t *load(const char *path, size_t *size) {
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    static uint8_t bytes[1 << 18];
    *size = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    uint8_t *copy = malloc(*size);
    memcpy(copy, bytes, *size);
    return copy;
}

static void same_as_json(void **state) {
    (void)state;
    w32t_import_counts counts = {0}, of_json = {0};
    w32t_error error = {0};
    const char *files[] = {path_a};
    write_made(path_a, false, true);
    write_file(json_path, JSON, sizeof JSON - 1);
    w32t_apidb_close(import(files, 1, &counts));
    if (w32t_apidb_import(json_folder, other_path, &of_json, &error) != W32T_OK) fail_msg("%s", error.text);
    assert_memory_equal(&counts, &of_json, sizeof counts);
    size_t size, other_size;
    uint8_t *bytes = load(db_path, &size), *other = load(other_path, &other_size);
    assert_int_equal(size, other_size);
    assert_memory_equal(bytes, other, size);
    free(bytes);
    free(other);
}

static void several_files(void **state) {
    (void)state;
    w32t_import_counts counts = {0};
    w32t_api_interface i;
    w32t_api_function f;
    const char *files[] = {path_b, path_a};
    size_t size;
    uint8_t *second = w32t_made_second_winmd(&size);
    write_file(path_b, second, size);
    free(second);
    write_made(path_a, false, false);
    w32t_apidb *db = import(files, 1, &counts); // alone: what the other describes is an address, and no base
    assert_int_equal(counts.baseless, 1);
    assert_int_equal(param_of(db, "UseNode", 0).kind, W32T_API_SCALAR);
    assert_false(w32t_apidb_interface(db, "IMore", &i));
    w32t_apidb_close(db);
    db = import(files, 2, &counts);
    assert_int_equal(counts.files, 2);
    assert_int_equal(counts.baseless, 0);
    assert_int_equal(param_of(db, "UseNode", 0).kind, W32T_API_STRUCT);
    assert_true(w32t_apidb_find(db, "ntoskrnl.exe", "UseNode", &f));
    assert_string_equal(f.origin, "Wdk.Made");
    assert_true(w32t_apidb_interface(db, "IMore", &i));
    assert_int_equal(i.method_count, 5);
    assert_true(w32t_apidb_method(&i, 4, &f));
    assert_string_equal(f.name, "IMore::More");
    w32t_apidb_close(db);
}

// ---- damage

// True when it was taken; what is taken makes a database that opens.
static bool try_bytes(const uint8_t *bytes, size_t size) {
    w32t_error error = {0};
    api_meta meta = {.files = 0};
    w32t_import_counts counts;
    w32t_status status = api_meta_read_winmd(&meta, w32t_span_of(bytes, size), &error);
    if (status != W32T_OK) {
        assert_true(status == W32T_E_FORMAT || status == W32T_E_LIMIT);
        assert_true(strlen(error.text) > 0);
    } else {
        api_builder *build = api_build_new();
        const uint32_t *words;
        const char *strings;
        uint32_t word_count, string_bytes;
        assert_int_equal(api_meta_build(&meta, build, false, &counts), W32T_OK);
        assert_int_equal(api_build_finish(build, &words, &word_count, &strings, &string_bytes), W32T_OK);
        api_build_free(build);
    }
    api_meta_free(&meta);
    return status == W32T_OK;
}

// Copies with their own allocation, so that a sanitizer sees the end.
static bool try_changed(const uint8_t *good, size_t size, size_t at, uint32_t value, size_t width) {
    uint8_t *bad = malloc(size);
    memcpy(bad, good, size);
    memcpy(bad + at, &value, width);
    bool taken = try_bytes(bad, size);
    free(bad);
    return taken;
}

static void damaged(void **state) {
    (void)state;
    static const uint32_t values[] = {0, 1, 0x7F, 0xFF, 0xFFFF};
    size_t size;
    uint8_t *good = w32t_made_winmd(false, false, &size);
    unsigned taken = 0, refused = 0;
    assert_true(try_bytes(good, size));
    for (size_t at = 0; at + 2 <= size; at += at < 0x600 ? 2 : 3)
        for (size_t v = 0; v < sizeof values / sizeof values[0]; v++) {
            bool is = try_changed(good, size, at, values[v], v < 4 ? 1 : 2);
            taken += is;
            refused += !is;
        }
    assert_true(taken > 500);
    assert_true(refused > 500);
    for (size_t cut = 0; cut < size; cut += 3) { // the metadata reaches to the end
        uint8_t *bad = malloc(cut + 1);
        memcpy(bad, good, cut);
        assert_false(try_bytes(bad, cut));
        free(bad);
    }
    free(good);
}

static w32t_error refusal(w32t_winmd *b) {
    size_t size;
    uint8_t *bytes = w32t_winmd_finish(b, &size);
    w32t_error error = {0};
    api_meta meta = {.files = 0};
    assert_int_not_equal(api_meta_read_winmd(&meta, w32t_span_of(bytes, size), &error), W32T_OK);
    api_meta_free(&meta);
    free(bytes);
    return error;
}

static w32t_winmd *with_apis(void) {
    w32t_winmd *b = w32t_winmd_new(false);
    w32t_winmd_type(b, 0x181, "Windows.Win32.Made", "Apis", "Object");
    return b;
}

static void refusals_say_why(void **state) {
    (void)state;
    w32t_winmd *b = with_apis();
    w32t_winmd_import(b, w32t_winmd_method(b, "Short", "\0\x09\x01", 3), 0x100, "Short", "A.dll");
    w32t_error error = refusal(b); // nine parameters in no bytes
    assert_non_null(strstr(error.text, "signature"));
    assert_true(error.offset > 0x200 && error.offset < 0x1000);
    b = with_apis();
    char deep[64] = "\0\x01\x01";
    memset(deep + 3, 0x0F, 50);
    deep[53] = 0x01;
    w32t_winmd_import(b, w32t_winmd_method(b, "Deep", deep, 54), 0x100, "Deep", "A.dll");
    assert_non_null(strstr(refusal(b).text, "signature"));
    b = with_apis(); // runs of methods that overlap
    w32t_winmd_method(b, "One", "\0\0\x01", 3);
    w32t_winmd_type(b, 0x181, "Windows.Win32.Made", "Other", "Object");
    w32t_winmd_type(b, 0x181, "Windows.Win32.Made", "Last", "Object");
    w32t_winmd_set(b, 0x02, w32t_winmd_count(b, 0x02), 5, 1);
    assert_non_null(strstr(refusal(b).text, "out of order"));
    w32t_error script = {0};
    api_meta meta = {.files = 0};
    assert_int_equal(api_meta_read_winmd(&meta, w32t_span_of("#!/bin/sh\n", 10), &script), W32T_E_FORMAT);
    assert_non_null(strstr(script.text, "script"));
}

// Structures in themselves, nested types in themselves, interfaces that extend themselves: all end.
static void loops(void **state) {
    (void)state;
    w32t_winmd *b = w32t_winmd_new(false);
    uint32_t first = w32t_winmd_type(b, 0x100109, "Windows.Win32.Made", "FIRST", "ValueType");
    w32t_winmd_field_of(b, "second", 0x02, first + 1);
    w32t_winmd_type(b, 0x100109, "Windows.Win32.Made", "SECOND", "ValueType");
    w32t_winmd_field_of(b, "first", 0x02, first);
    w32t_winmd_row(b, 0x29, (uint32_t[]){first, first});
    uint32_t interface = w32t_winmd_type(b, 0xA1, "Windows.Win32.Made", "ISelf", NULL);
    w32t_winmd_row(b, 0x09, (uint32_t[]){interface, w32t_winmd_coded('D', 0x02, interface)});
    w32t_winmd_type(b, 0x181, "Windows.Win32.Made", "Apis", "Object");
    uint8_t use[] = {0, 1, 0x01, 0x0F, 0x11, (uint8_t)w32t_winmd_coded('D', 0x02, first)};
    w32t_winmd_import(b, w32t_winmd_method(b, "Use", use, sizeof use), 0x100, "Use", "A.dll");
    size_t size;
    uint8_t *bytes = w32t_winmd_finish(b, &size);
    write_file(path_a, bytes, size);
    free(bytes);
    w32t_import_counts counts = {0};
    const char *files[] = {path_a};
    w32t_apidb *db = import(files, 1, &counts);
    assert_int_equal(counts.functions, 1);
    assert_int_equal(counts.baseless, 1);
    assert_int_equal(param_of(db, "Use", 0).kind, W32T_API_POINTER);
    w32t_apidb_close(db);
}

static void nothing_in_it(void **state) {
    (void)state;
    size_t size;
    uint8_t *bytes = w32t_winmd_finish(w32t_winmd_new(false), &size);
    w32t_error error = {0};
    const char *files[] = {path_a};
    write_file(path_a, bytes, size);
    free(bytes);
    assert_int_equal(w32t_apidb_import_winmd(files, 1, db_path, NULL, &error), W32T_E_NOT_FOUND);
    assert_string_equal(error.file, path_a);
    assert_true(strlen(error.text) > 0);
    files[0] = "/nonexistent/a.winmd";
    assert_int_not_equal(w32t_apidb_import_winmd(files, 1, db_path, NULL, &error), W32T_OK);
    assert_string_equal(error.file, "/nonexistent/a.winmd");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(everything),       cmocka_unit_test(same_as_json),
                                       cmocka_unit_test(several_files),    cmocka_unit_test(damaged),
                                       cmocka_unit_test(refusals_say_why), cmocka_unit_test(loops),
                                       cmocka_unit_test(nothing_in_it)};
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
