// SPDX-License-Identifier: Apache-2.0
// Prototypes in the notation of apidata/: what is understood of them, layouts as the compilers make them (numbers
// worked out by hand from the rules of the x64 and x86 ABI), and what is refused, with its line.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include <win32trace/apidb.h>

static char path[64];

static w32t_apidb *opened(const char *text, w32t_error *error) {
    w32t_apidb *db = NULL;
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
    return w32t_apidb_open(path, NULL, &db, error) == W32T_OK ? db : NULL;
}

static const char text[] =
    "#include <windows.h>\n"
    "/* two\n lines */\n"
    "#pragma dll My.DLL\n"
    "#define COUNT 3\n"
    "enum color { RED = 1, GREEN = 2, BLUE = 4 };\n"
    "enum size { SMALL, MEDIUM, LARGE, HUGE = 1 << 4 };\n"
    "typedef struct node { struct node *next; char tag; long long stamp; short tail[COUNT]; } NODE;\n"
    "#pragma pack(push, 1)\n"
    "typedef struct { BYTE a; DWORD b; } PACKED;\n"
    "#pragma pack(pop)\n"
    "typedef struct { DWORD low : 4, high : 12; DWORD next : 20; union { RECT r; double d; } u; } BITS;\n"
    "typedef int (CALLBACK *SEEN)(NODE *node, void *context);\n"
    "HANDLE WINAPI MyOpen(_In_ LPCWSTR name, enum color c) _Fails_(minus_one, last_error) _Opens_;\n"
    "int __cdecl MyWalk(_In_reads_(count) const NODE *list, int count, SEEN seen, ...) _Group_(file, memory);\n"
    "DWORD MyRead(HANDLE h, _Out_writes_bytes_to_(size * count, size * return) void *b, size_t size, size_t count);\n"
    "HRESULT WINAPI MyMake(REFIID riid, _Out_iid_(riid) void **out, IStream *from);\n";

static void functions(void **state) {
    w32t_error error;
    w32t_apidb *db = opened(text, &error);
    w32t_api_function f;
    w32t_api_param p;
    (void)state;
    assert_non_null(db);
    assert_true(w32t_apidb_find(db, "my.dll", "MyOpen", &f));
    assert_int_equal(f.convention, W32T_API_STDCALL);
    assert_int_equal(f.failure.test, W32T_API_FAIL_MINUS_ONE);
    assert_true(f.result.flags & W32T_API_OPENS);
    assert_true(w32t_api_param_at(&f, 1, &p));
    char names[64];
    assert_true(w32t_apidb_names(db, p.set, 5, 4, names, sizeof names) > 0);
    assert_string_equal(names, "RED|BLUE"); // single bits: flags
    assert_true(w32t_apidb_find(db, "My", "MyWalk", &f));
    assert_int_equal(f.convention, W32T_API_CDECL);
    assert_true(f.flags & W32T_API_VARARGS);
    assert_int_equal(f.groups, W32T_GROUP_FILE | W32T_GROUP_MEMORY);
    assert_true(w32t_api_param_at(&f, 0, &p));
    assert_int_equal(p.kind, W32T_API_ARRAY);
    assert_int_equal(p.size.how, W32T_API_LEN_PARAM);
    assert_int_equal(p.size.operand, 1);
    assert_true(w32t_api_param_at(&f, 2, &p));
    assert_int_equal(p.kind, W32T_API_CALLBACK);
    assert_true(w32t_apidb_find(db, "my.dll", "MyRead", &f));
    assert_true(w32t_api_param_at(&f, 1, &p));
    assert_int_equal(p.filled.how, W32T_API_LEN_PRODUCT);
    assert_int_equal(p.filled.operand, 2 | W32T_API_PRODUCT_RESULT << 8);
    assert_true(w32t_apidb_find(db, "my.dll", "MyMake", &f));
    assert_int_equal(f.failure.test, W32T_API_FAIL_NEGATIVE);
    assert_true(w32t_api_param_at(&f, 1, &p));
    assert_int_equal(p.kind, W32T_API_COM_OUT);
    assert_int_equal(p.iid_param, 1);
    assert_true(w32t_api_param_at(&f, 2, &p));
    assert_int_equal(p.kind, W32T_API_COM);
    assert_true(w32t_apidb_find(db, "kernel32.dll", "ReadFile", &f)); // the built-in ones are still there
    w32t_apidb_close(db);
}

static void must_lie(const w32t_apidb *db, const w32t_api_struct *s, const char *name, uint32_t at64, uint32_t at32) {
    w32t_api_field f;
    for (uint32_t i = 0; w32t_apidb_field(db, s, i, &f); i++) {
        if (strcmp(f.name, name) != 0) continue;
        assert_int_equal(f.offset64, at64);
        assert_int_equal(f.offset32, at32);
        return;
    }
    fail_msg("no member %s", name);
}

static void layouts(void **state) {
    w32t_error error;
    w32t_apidb *db = opened(text, &error);
    w32t_api_struct s;
    w32t_api_field f;
    (void)state;
    assert_non_null(db);
    assert_true(w32t_apidb_struct(db, w32t_apidb_struct_named(db, "node"), &s));
    assert_int_equal(s.size64, 32);
    assert_int_equal(s.size32, 24);
    must_lie(db, &s, "tag", 8, 4);
    must_lie(db, &s, "stamp", 16, 8);
    must_lie(db, &s, "tail", 24, 16);
    uint32_t found = 0;
    for (uint32_t i = 1; w32t_apidb_struct(db, i, &s); i++) { // nameless ones
        if (!w32t_apidb_field(db, &s, 0, &f)) continue;
        if (strcmp(f.name, "a") == 0) {
            found++;
            assert_int_equal(s.size64, 5);
            must_lie(db, &s, "b", 1, 1);
        } else if (strcmp(f.name, "low") == 0) {
            found++;
            assert_int_equal(s.size64, 24);
            must_lie(db, &s, "high", 0, 0);
            must_lie(db, &s, "next", 4, 4); // no room left in the first unit
            must_lie(db, &s, "u", 8, 8);
        }
    }
    assert_int_equal(found, 2);
    w32t_apidb_close(db);
}

static void refused(void **state) {
    static const struct {
        const char *text, *line;
    } bad[] = {{"int F(Unheard x);\n", "line 1"},
               {"\n\nint F(_In_reads_(n) const int *p);\n", "line 3"},
               {"int F(_Wrong_ int x);\n", "line 1"},
               {"typedef struct { int a : 40; } A;\n", "line 1"},
               {"int F(int x)\nint G(void);\n", "line 2"},
               {"struct a {struct b {struct c {struct d {struct e {struct f {struct g {struct h {struct i {struct j "
                "{struct k {struct l {struct m {struct n {struct o {struct p {struct q {struct r {int x;",
                "line 1"},
               {"int F(", "line 1"},
               {"enum { A = ((((((((((((((((((((((((1", "line 1"},
               {"typedef int A[", "line 1"},
               {"int F(void);\n/* int G(void);\n/\nint H(void);\n", "line 2"},
               {"interface I : INowhere { HRESULT F(void); };\n", "line 1"},
               {"interface I;\ninterface J : I { HRESULT F(void); };\n", "line 2"},
               {"interface I : I { HRESULT F(void); };\n", "line 1"},
               {"interface I { HRESULT F(void); };\n", "line 1"},
               {"MIDL_INTERFACE(\"nonsense\") I : IUnknown { HRESULT F(void); };\n", "line 1"},
               {"interface I : IUnknown { HRESULT F(void); };\ninterface I : IUnknown { HRESULT F(void); };", "line 2"},
               {"interface I : IUnknown { HRESULT F(int", "line 1"},
               {"int F(void);\nint G(/*", "line 2"}};
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        w32t_error error;
        memset(&error, 0, sizeof error);
        assert_null(opened(bad[i].text, &error));
        assert_int_equal(error.status, W32T_E_SYNTAX);
        assert_non_null(strstr(error.text, bad[i].line));
        assert_string_equal(error.file, path);
    }
}

// Both languages' declarations of one interface make the same table; what is inherited comes first.
static void interfaces(void **state) {
    static const char declared[] =
        "interface IPen;\n"
        "typedef interface IInk IInk;\n"
        "MIDL_INTERFACE(\"0A1B2C3D-0001-0002-8899-AABBCCDDEEFF\") IPen : public IPersist {\npublic:\n"
        "    virtual HRESULT STDMETHODCALLTYPE Draw( /* [in] */ LONG x, __RPC__deref_out_opt IInk **ink) = 0;\n"
        "    virtual ULONG STDMETHODCALLTYPE Left(void) = 0;\n};\n"
        "DECLARE_INTERFACE_IID_(IPen2, IPen, \"0a1b2c3d-0001-0002-8899-aabbccddee00\") {\n"
        "    STDMETHOD(QueryInterface)(THIS_ REFIID riid, void **ppv) PURE;\n"
        "    STDMETHOD_(ULONG, AddRef)(THIS) PURE;\n    STDMETHOD_(ULONG, Release)(THIS) PURE;\n"
        "    STDMETHOD_(ULONG, Fill)(THIS_ double much, REFIID iid, void **other) PURE;\n};\n"
        "interface __declspec(uuid(\"0a1b2c3d-0001-0002-8899-aabbccddee01\")) IInk : IUnknown\n"
        "{ HRESULT Next(ULONG celt, IPen **pens, ULONG *got); };\n"
        "HRESULT WINAPI PenOpen(IPen2 **pen);\n";
    static const char *const methods[] = {"IUnknown::QueryInterface",
                                          "IUnknown::AddRef",
                                          "IUnknown::Release",
                                          "IPersist::GetClassID",
                                          "IPen::Draw",
                                          "IPen::Left",
                                          "IPen2::Fill"};
    w32t_error error;
    w32t_apidb *db = opened(declared, &error);
    w32t_api_interface of;
    w32t_api_function f;
    w32t_api_param p;
    w32t_guid iid = {0x0a1b2c3d, 1, 2, {0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff}};
    (void)state;
    assert_non_null(db);
    assert_string_equal(w32t_apidb_guid_name(db, &iid), "IID_IPen");
    assert_true(w32t_apidb_interface(db, "IPen2", &of));
    assert_int_equal(of.method_count, sizeof methods / sizeof *methods);
    for (uint32_t i = 0; i < of.method_count; i++) {
        assert_true(w32t_apidb_method(&of, i, &f));
        assert_string_equal(f.name, methods[i]);
        assert_int_equal(f.groups, W32T_GROUP_COM);
        assert_true(w32t_api_param_at(&f, 0, &p));
        assert_string_equal(p.name, "This");
    }
    assert_true(w32t_api_param_at(&f, 3, &p)); // an object of the IID before it
    assert_int_equal(p.kind, W32T_API_COM_OUT);
    assert_int_equal(p.iid_param, 3);
    assert_true(w32t_apidb_find(db, "whatever.dll", "IPen2::Draw", &f));
    assert_int_equal(f.convention, W32T_API_STDCALL);
    assert_int_equal(f.failure.test, W32T_API_FAIL_NEGATIVE);
    assert_true(w32t_api_param_at(&f, 2, &p));
    assert_int_equal(p.kind, W32T_API_COM_OUT);
    assert_int_equal(p.flags & (W32T_API_IN | W32T_API_OUT), W32T_API_OUT);
    assert_true(w32t_apidb_find(db, "whatever.dll", "IInk::Next", &f));
    assert_true(w32t_api_param_at(&f, 2, &p));
    assert_int_equal(p.kind, W32T_API_COM_OUT);
    assert_int_equal(p.size.how, W32T_API_LEN_PARAM);
    assert_int_equal(p.filled.how, W32T_API_LEN_DEREF);
    assert_int_equal(p.filled.operand, 3);
    w32t_apidb_close(db);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(functions), cmocka_unit_test(layouts),
                                       cmocka_unit_test(interfaces), cmocka_unit_test(refused)};
    snprintf(path, sizeof path, "/tmp/w32t-notation-%d.h", (int)getpid());
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    remove(path);
    return failed;
}
