// SPDX-License-Identifier: Apache-2.0
// COM in the database and in the plan, held against the SDK's interface definitions: places of methods in their
// tables, what is recorded, hooked silently or left alone for a SET, where interface pointers come from; and that the
// agent's check refuses a plan whose COM part points anywhere else.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "capture/plan.h"

static void places_in_tables(void **state) {
    static const struct {
        const char *interface, *method;
        uint32_t slot;
    } truths[] = {
        {"IUnknown", "Release", 2},
        {"IClassFactory", "CreateInstance", 3},
        {"IDispatch", "Invoke", 6},
        {"IMalloc", "Alloc", 3},
        {"IStream", "Read", 3},
        {"IStream", "Seek", 5},
        {"IPersistFile", "GetClassID", 3},
        {"IPersistFile", "Load", 5},
        {"IShellLinkW", "SetPath", 20},
        {"IDXGISwapChain", "Present", 8},
        {"ID3D11Device", "CreateBuffer", 3},
        {"ID3D11DeviceContext", "Draw", 13},
        {"IDirect3DDevice9", "Present", 17},
        {"IXMLDOMDocument", "QueryInterface", 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof truths / sizeof *truths; i++) {
        w32t_api_interface of;
        w32t_api_function f, by_name;
        assert_true(w32t_apidb_interface(NULL, truths[i].interface, &of));
        assert_true(w32t_apidb_method(&of, truths[i].slot, &f));
        assert_string_equal(strstr(f.name, "::") + 2, truths[i].method);
        char name[100];
        snprintf(name, sizeof name, "%s::%s", truths[i].interface, truths[i].method);
        assert_true(w32t_apidb_find(NULL, "whatever.dll", name, &by_name)); // whoever implements it
        assert_int_equal(by_name.index, f.index);
    }
    w32t_api_function f;
    assert_true(w32t_apidb_find_name(NULL, "IStream::Read", &f));
    assert_string_equal(f.name, "ISequentialStream::Read"); // and not another interface's Read of three arguments
    assert_false(w32t_apidb_find_name(NULL, "IStream::Load", &f));
    static const w32t_guid nothing;
    assert_string_equal(w32t_apidb_guid_name(NULL, &nothing), "GUID_NULL");
}

typedef struct compiled {
    w32t_buf bytes;
    const w32t_plan *head;
    w32t_plan_function *functions;
    w32t_plan_interface *interfaces;
    w32t_plan_method *methods;
    w32t_plan_learn *learns;
    const char *strings;
} compiled;

static void compile_with(compiled *c, uint32_t word_size, const char *trace, const w32t_apidb *db) {
    w32t_plan_options o = {.trace = trace, .db = db};
    memset(c, 0, sizeof *c);
    assert_int_equal(w32t_plan_compile(&o, word_size, &c->bytes, NULL), W32T_OK);
    c->head = (const w32t_plan *)(const void *)c->bytes.p;
    assert_true(w32t_plan_check(c->head, c->bytes.n, word_size));
    c->functions = (void *)(c->bytes.p + c->head->functions_offset);
    c->interfaces = (void *)(c->bytes.p + c->head->interfaces_offset);
    c->methods = (void *)(c->bytes.p + c->head->methods_offset);
    c->learns = (void *)(c->bytes.p + c->head->learns_offset);
    c->strings = (const char *)c->bytes.p + c->head->strings_offset;
}

static void compile(compiled *c, uint32_t word_size, const char *trace) {
    compile_with(c, word_size, trace, NULL);
}

static const w32t_plan_interface *interface_of(const compiled *c, const char *name) {
    for (uint32_t i = 0; i < c->head->interfaces; i++)
        if (strcmp(c->strings + c->interfaces[i].name, name) == 0) return &c->interfaces[i];
    return NULL;
}

static uint32_t method_of(const compiled *c, const char *interface, uint32_t slot) {
    const w32t_plan_interface *i = interface_of(c, interface);
    assert_non_null(i);
    assert_true(slot < i->count);
    return c->methods[i->first + slot].ref;
}

static const w32t_plan_function *row_of(const compiled *c, uint32_t method) {
    return &c->functions[method & W32T_PLAN_METHOD_ROW];
}

static const w32t_plan_function *function_of(const compiled *c, const char *dll, const char *name) {
    const w32t_plan_dll *dlls = (const void *)(c->bytes.p + c->head->dlls_offset);
    for (uint32_t d = 0; d < c->head->dlls; d++)
        for (uint32_t i = 0; strcmp(c->strings + dlls[d].name, dll) == 0 && i < dlls[d].count; i++)
            if (strcmp(c->strings + c->functions[dlls[d].first + i].name, name) == 0)
                return &c->functions[dlls[d].first + i];
    return NULL;
}

static void by_default(void **state) {
    (void)state;
    for (uint32_t word_size = 4; word_size <= 8; word_size += 4) {
        compiled c;
        compile(&c, word_size, NULL);
        assert_true(method_of(&c, "IShellLinkW", 20) & W32T_PLAN_METHOD_RECORD);
        assert_true(method_of(&c, "IShellLinkW", 0) & W32T_PLAN_METHOD_RECORD);
        assert_false(method_of(&c, "IShellLinkW", 1) & W32T_PLAN_METHOD_RECORD); // AddRef
        assert_false(method_of(&c, "IShellLinkW", 2) & W32T_PLAN_METHOD_RECORD);
        assert_false(function_of(&c, "ole32.dll", "CoCreateInstance")->flags & W32T_FN_SILENT);
        for (uint32_t i = 1; i < c.head->interfaces; i++) // the agent searches them
            assert_true(memcmp(c.interfaces[i - 1].iid, c.interfaces[i].iid, 16) <= 0);
        // this, then the address of the structure that is returned
        w32t_api_function f;
        w32t_function_rules rules;
        w32t_plan_options o = {0};
        assert_true(w32t_apidb_find_name(NULL, "ID2D1RenderTarget::GetSize", &f));
        w32t_function_rules_of(&f, word_size, &o, &rules);
        assert_true(rules.hidden_result);
        assert_int_equal(rules.words, 2);
        // 64-bit arguments of 32-bit methods are two words
        assert_true(w32t_apidb_find_name(NULL, "IStream::Seek", &f));
        w32t_function_rules_of(&f, word_size, &o, &rules);
        assert_int_equal(rules.words, word_size == 4 ? 5 : 4);
        w32t_buf_free(&c.bytes);
    }
}

static void one_method(void **state) {
    (void)state;
    compiled c;
    compile(&c, 8, "IStream::Read");
    assert_true(method_of(&c, "IStream", 3) & W32T_PLAN_METHOD_RECORD);
    assert_false(method_of(&c, "IStream", 5) & W32T_PLAN_METHOD_RECORD);
    assert_false(method_of(&c, "ISequentialStream", 3) & W32T_PLAN_METHOD_RECORD); // the same row, another name
    assert_int_equal(row_of(&c, method_of(&c, "IStream", 5))->learns, 0);
    // the ways to a stream are followed all the same
    const w32t_plan_function *create = function_of(&c, "ole32.dll", "CoCreateInstance");
    assert_non_null(create);
    assert_true(create->flags & W32T_FN_SILENT);
    assert_int_equal(create->learns, 2);
    const w32t_plan_learn *outer = &c.learns[create->first_learn], *made = outer + 1;
    assert_int_equal(outer->kind, W32T_LEARN_GIVEN); // the outer object is the program's own: the system calls it
    assert_int_equal(outer->arg, 1);
    assert_int_equal(made->arg, 4);
    assert_int_equal(made->iid_arg, 3);
    const w32t_plan_function *stream = function_of(&c, "ole32.dll", "CreateStreamOnHGlobal");
    assert_int_equal(c.learns[stream->first_learn].iid_arg, W32T_LEARN_NO_IID);
    assert_string_equal(c.strings + c.interfaces[c.learns[stream->first_learn].interface].name, "IStream");
    const w32t_plan_function *query = row_of(&c, method_of(&c, "IStream", 0));
    assert_int_equal(query->learns, 1);
    assert_int_equal(c.learns[query->first_learn].arg, 2);
    const w32t_plan_function *direct3d = function_of(&c, "d3d9.dll", "Direct3DCreate9");
    assert_int_equal(c.learns[direct3d->first_learn].kind, W32T_LEARN_RESULT);
    const w32t_plan_function *several = function_of(&c, "ole32.dll", "CoCreateInstanceEx");
    assert_int_equal(several->learns, 2);
    assert_int_equal(c.learns[several->first_learn].kind, W32T_LEARN_GIVEN);
    assert_int_equal(c.learns[several->first_learn + 1].kind, W32T_LEARN_MULTI_QI);
    assert_null(function_of(&c, "kernel32.dll", "CreateFileW"));
    w32t_buf_free(&c.bytes);
    compile(&c, 8, "%file");
    assert_int_equal(c.head->interfaces, 0);
    assert_int_equal(c.head->learns, 0);
    assert_null(function_of(&c, "ole32.dll", "CoCreateInstance"));
    w32t_buf_free(&c.bytes);
}

// An interface of the user beside the built-in ones: one row for what both inherit, so that the agent sees that each
// extends IUnknown; an interface of a built-in name stands for the built-in one.
static void users_interfaces(void **state) {
    static const char declared[] = "interface DECLSPEC_UUID(\"00000001-0001-0002-8899-aabbccddeeff\") IPen : IPersist "
                                   "{ HRESULT Draw(IPen **to); };\n"
                                   "interface DECLSPEC_UUID(\"00000002-0001-0002-8899-aabbccddeeff\") IMalloc : "
                                   "IUnknown { HRESULT Own(int x); };\n"
                                   "HRESULT WINAPI PenOpen(IPen **pen);\n";
    char path[64];
    w32t_apidb *db = NULL;
    (void)state;
    snprintf(path, sizeof path, "/tmp/w32t-plan-com-%d.h", (int)getpid());
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    fputs(declared, f);
    fclose(f);
    assert_int_equal(w32t_apidb_open(path, NULL, &db, NULL), W32T_OK);
    remove(path);
    for (uint32_t word_size = 4; word_size <= 8; word_size += 4) {
        compiled c;
        compile_with(&c, word_size, NULL, db);
        const uint8_t iid[4] = {1, 0, 0, 0};
        const w32t_plan_interface *pen = interface_of(&c, "IPen");
        assert_non_null(pen);
        assert_int_equal(pen->count, 5);
        assert_memory_equal(pen->iid, iid, 4);
        for (uint32_t slot = 0; slot < 4; slot++)
            assert_int_equal(method_of(&c, "IPen", slot), method_of(&c, "IPersist", slot));
        assert_true(method_of(&c, "IPen", 4) & W32T_PLAN_METHOD_RECORD);
        const w32t_plan_function *draw = row_of(&c, method_of(&c, "IPen", 4));
        assert_int_equal(draw->learns, 1);
        assert_int_equal(c.learns[draw->first_learn].interface, (uint32_t)(pen - c.interfaces));
        assert_int_equal(interface_of(&c, "IMalloc")->count, 4);
        uint32_t of_that_name = 0;
        for (uint32_t i = 0; i < c.head->interfaces; i++)
            of_that_name += strcmp(c.strings + c.interfaces[i].name, "IMalloc") == 0;
        assert_int_equal(of_that_name, 1);
        w32t_buf_free(&c.bytes);
        compile_with(&c, word_size, "IPen::Draw", db);
        assert_true(method_of(&c, "IPen", 4) & W32T_PLAN_METHOD_RECORD);
        assert_false(method_of(&c, "IPen", 0) & W32T_PLAN_METHOD_RECORD);
        w32t_buf_free(&c.bytes);
    }
    w32t_apidb_close(db);
}

static void damage_is_refused(void **state) {
    (void)state;
    compiled c;
    compile(&c, 8, "IStream::*");
    struct {
        uint32_t *at, value;
    } spoils[] = {
        {&c.interfaces[7].first, c.head->methods},
        {&c.interfaces[7].count, 0x1001},
        {&c.interfaces[7].count, 2},
        {&c.interfaces[7].name, c.head->strings},
        {&c.methods[9].ref, c.head->functions},
        {&c.methods[9].filter, c.head->filters + 1},
        {&c.learns[3].interface, c.head->interfaces},
        {(uint32_t *)(void *)&c.learns[3], 64 << 8}, // arg
        {&c.functions[0].first_learn, c.head->learns + 1},
    };
    for (size_t i = 0; i < sizeof spoils / sizeof *spoils; i++) {
        uint32_t good = *spoils[i].at;
        *spoils[i].at = spoils[i].value;
        assert_false(w32t_plan_check(c.head, c.bytes.n, 8));
        *spoils[i].at = good;
        assert_true(w32t_plan_check(c.head, c.bytes.n, 8));
    }
    w32t_buf_free(&c.bytes);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_in_tables), cmocka_unit_test(by_default),        cmocka_unit_test(one_method),
        cmocka_unit_test(users_interfaces), cmocka_unit_test(damage_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
