// SPDX-License-Identifier: Apache-2.0
// Importers: event manifests as the documentation of their schema has them, TMF files, WEVT_TEMPLATE resources, TDH
// event infos, EventSource manifests in pieces; what is wrong in them is told with its line.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build/wevt_build.h"
#include "schema/importers.h"

static const w32t_guid guid = {0x01020304, 0x0506, 0x0708, {9, 10, 11, 12, 13, 14, 15, 16}};

#define HEAD                                                                                                           \
    "<?xml version='1.0'?>\n<instrumentationManifest xmlns='http://schemas.microsoft.com/win/2004/08/events'>\n"       \
    "<instrumentation xmlns:win='w' xmlns:xs='x'><events>\n"                                                           \
    "<provider name='The.Provider' guid='{01020304-0506-0708-090a-0b0c0d0e0f10}' symbol='P' resourceFileName='r' "     \
    "messageFileName='m'>\n"
#define TAIL                                                                                                           \
    "</provider></events></instrumentation><localization><resources culture='en-US'><stringTable>\n"                   \
    "<string id='task.a' value='Shown Task'/><string id='map.one' value='One "                                         \
    "'/></stringTable></resources></localization>"                                                                     \
    "</instrumentationManifest>"

static w32t_schema_set *import(const char *xml, w32t_status *st, w32t_error *error) {
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    memset(error, 0, sizeof *error);
    *st = w32t_manifest_xml(set, w32t_span_of(xml, strlen(xml)), W32T_SCHEMA_IMPORTED, error);
    return set;
}

static void manifest(void **state) {
    (void)state;
    w32t_status st;
    w32t_error error;
    w32t_schema_set *set = import(
        HEAD
        "<channels><channel chid='A' name='The/Admin' type='Admin'/><channel name='The/Debug' type='Debug'/></channels>"
        "<keywords><keyword name='K' mask='0x4'/></keywords><tasks><task name='a' value='7' message='$(string.task.a)'>"
        "<opcodes><opcode name='op' value='12'/></opcodes></task></tasks>"
        "<maps><valueMap name='M'><map value='1' message='$(string.map.one)'/></valueMap></maps>"
        "<templates><template tid='t'><data name='n' inType='win:UInt16'/><data name='list' inType='win:UInt32' "
        "outType='win:PID' count='n'/>"
        "<data name='port' inType='win:UInt16' outType='win:Port'/><struct name='s' count='n'><data name='x' "
        "inType='win:UnicodeString' length='n'/>"
        "</struct><data name='e' inType='win:UInt8' map='M'/></template></templates>"
        "<events><event value='5' version='2' task='a' opcode='op' level='win:Warning' keywords='K' channel='A' "
        "template='t'/>"
        "<event value='6' opcode='win:Start' task='a'/></events>" TAIL,
        &st, &error);
    assert_int_equal(st, W32T_OK);
    assert_int_equal(error.status, W32T_OK);
    const w32t_schema_event *e = w32t_schema_find(set, &guid, 5, 2);
    assert_non_null(e);
    assert_string_equal(e->name, "Shown Task/op");
    assert_string_equal(e->channel_name, "The/Admin");
    assert_string_equal(e->keyword_names, "K");
    assert_int_equal(e->level, 3);
    assert_int_equal(e->field_count, 5);
    assert_int_equal(e->fields[1].count_kind, W32T_BY_FIELD);
    assert_int_equal(e->fields[2].read, W32T_READ_PORT);
    assert_int_equal(e->fields[3].member_count, 1);
    assert_int_equal(e->fields[3].members[0].length_kind, W32T_BY_FIELD);
    assert_string_equal(e->fields[4].map->entries[0].text, "One");
    assert_string_equal(w32t_schema_find(set, &guid, 6, 0)->name, "Shown Task/Start");
    assert_null(w32t_schema_find(set, &guid, 5, 1));
    w32t_schema_set_free(set);
}

// Each fault costs its event, is told with its line, and leaves the sound event 1.
static void faults(void **state) {
    (void)state;
    static const struct {
        const char *inside, *told;
    } cases[] = {
        {"\n<templates><template tid='t'><data name='a' inType='win:UInt32' count='b'/><data name='b' "
         "inType='win:UInt32' count='a'/></template>"
         "</templates><events><event value='1'/><event value='2' template='t'/></events>",
         "line 6"},
        {"\n\n<events><event value='1'/>\n<event value='2' template='none'/></events>",
         "line 8: event 2: no such template: none"},
        {"<templates><template tid='t'><data name='a' inType='win:Wrong'/></template></templates>"
         "<events><event value='1'/><event value='2' template='t'/></events>",
         "in-type not known"},
        {"<templates><template tid='t'><data name='a' inType='win:UnicodeString'/><data name='b' inType='win:UInt8' "
         "count='a'/></template>"
         "</templates><events><event value='1'/><event value='2' template='t'/></events>",
         "no number"},
        {"<templates><template tid='t'><data name='a' inType='win:UInt8' map='none'/></template></templates>"
         "<events><event value='1'/><event value='2' template='t'/></events>",
         "no map none"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char xml[4096];
        snprintf(xml, sizeof xml, "%s%s%s", HEAD, cases[i].inside, TAIL);
        w32t_status st;
        w32t_error error;
        w32t_schema_set *set = import(xml, &st, &error);
        assert_int_equal(st, W32T_OK);
        if (!strstr(error.text, cases[i].told)) fail_msg("case %zu: %s", i, error.text);
        assert_non_null(w32t_schema_find(set, &guid, 1, 0));
        assert_null(w32t_schema_find(set, &guid, 2, 0));
        w32t_schema_set_free(set);
    }
}

static void broken(void **state) {
    (void)state;
    static const struct {
        const char *xml, *told;
    } cases[] = {
        {HEAD "\n<events>\n<event value='1' message=\"a \"b\" c\"/></events>" TAIL, "line 7"},
        {"<!DOCTYPE a [<!ENTITY x 'y'>]><instrumentationManifest/>", "document type"},
        {"<instrumentationManifest/>", "no provider"},
        {HEAD "<events><event/></events>" TAIL, "without a value"},
        {HEAD "<events><event value='70000'/></events>" TAIL, "not a number in range"},
        {"<provider name='x' guid='{not}'/>", "without name or GUID"},
        {"", "not well-formed"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        w32t_status st;
        w32t_error error;
        w32t_schema_set_free(import(cases[i].xml, &st, &error));
        assert_int_not_equal(st, W32T_OK);
        if (!strstr(error.text, cases[i].told)) fail_msg("case %zu: %s", i, error.text);
    }
}

// In three pieces, out of order, twice, and mixed with those of another process.
static void event_source(void **state) {
    (void)state;
    const char *xml =
        HEAD "<tasks><task name='Ev' value='65533'/></tasks><events><event value='1' task='Ev'/></events>" TAIL;
    size_t n = strlen(xml), part = n / 3;
    w32t_schema_collector *c = w32t_schema_collector_new(NULL);
    static const unsigned order[][2] = {{7, 2}, {8, 0}, {7, 0}, {7, 2}, {7, 1}};
    for (size_t i = 0; i < 5; i++) {
        unsigned k = order[i][1];
        w32t_buf b = {0};
        uint8_t head[8] = {1, 1, 0, 0x5B, 3, 0, (uint8_t)k, 0};
        w32t_buf_put(&b, head, 8);
        w32t_buf_put(&b, xml + k * part, k == 2 ? n - 2 * part : part);
        assert_null(w32t_schema_find(w32t_schema_collector_set(c), &guid, 1, 0));
        w32t_schema_collect_manifest(c, &guid, order[i][0], w32t_span_of(b.p, b.n));
        w32t_buf_free(&b);
    }
    const w32t_schema_event *e = w32t_schema_find(w32t_schema_collector_set(c), &guid, 1, 0);
    assert_non_null(e);
    assert_string_equal(e->name, "Ev");
    assert_int_equal(e->kind, W32T_SCHEMA_EMBEDDED);
    w32t_schema_collector_free(c);
}

static const wevt_item items[] = {
    {"Count", 6, 0, 0, 1, 2, 0, 0},    // UInt16
    {"Rows", 0, 0, 1 | 4, 0, 0, 3, 2}, // struct of two, as many as Count
    {"Name", 1, 1, 0, 1, 0, 0, 0},     // UnicodeString
    {"Id", 8, 20, 0, 1, 4, 0, 0},      // UInt32 as PID
    {"Bytes", 14, 15, 2, 1, 0, 0, 0},  // Binary, length by Count
};

static void check_rows(const w32t_schema_event *e) {
    assert_non_null(e);
    assert_string_equal(e->name, "Things/Do");
    assert_int_equal(e->field_count, 3);
    assert_string_equal(e->fields[0].name, "Count");
    assert_int_equal(e->fields[1].in, W32T_IN_STRUCT);
    assert_int_equal(e->fields[1].count_kind, W32T_BY_FIELD);
    assert_int_equal(e->fields[1].member_count, 2);
    assert_int_equal(e->fields[1].members[0].shape, W32T_SHAPE_PID);
    assert_int_equal(e->fields[1].members[1].length_kind, W32T_BY_FIELD);
    assert_string_equal(e->fields[2].name, "Name");
}

static void wevt(void **state) {
    (void)state;
    w32t_buf b = {0};
    w32t_error error = {0};
    wevt_build(&b, &guid, 9, 1, items, 5);
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    w32t_status st = w32t_wevt_template(set, w32t_span_of(b.p, b.n), W32T_SCHEMA_IMPORTED, NULL, NULL, &error);
    if (st != W32T_OK) fail_msg("%s", error.text);
    const w32t_schema_event *e = w32t_schema_find(set, &guid, 9, 1);
    check_rows(e);
    assert_string_equal(e->channel_name, "Here/Debug");
    assert_string_equal(e->keyword_names, "Key");
    w32t_schema_set_free(set);
    // Cut anywhere: an error or less, never a read past the end (an exact copy, for the sanitizer).
    for (size_t n = 0; n < b.n; n++) {
        uint8_t *copy = malloc(n + 1);
        memcpy(copy, b.p, n);
        set = w32t_schema_set_new(NULL);
        w32t_wevt_template(set, w32t_span_of(copy, n), W32T_SCHEMA_IMPORTED, NULL, NULL, NULL);
        w32t_schema_set_free(set);
        free(copy);
    }
    w32t_buf_free(&b);
}

static void tdh(void **state) {
    (void)state;
    w32t_buf b = {0};
    tdh_build(&b, &guid, 9, 1, items, 5, 3);
    w32t_schema_collector *c = w32t_schema_collector_new(NULL);
    w32t_schema_collect_tdh(c, 32, w32t_span_of(b.p, b.n));
    w32t_schema_collector_flush(c);
    const w32t_schema_event *e = w32t_schema_find(w32t_schema_collector_set(c), &guid, 9, 1);
    check_rows(e);
    assert_string_equal(e->provider->name, "The.Provider");
    w32t_schema_collector_free(c);
    for (size_t n = 0; n < b.n; n++) {
        uint8_t *copy = malloc(n + 1);
        memcpy(copy, b.p, n);
        w32t_schema_provider *p = w32t_schema_provider_new(&guid, NULL, W32T_SCHEMA_EMBEDDED);
        w32t_tdh_add_event(p, w32t_span_of(copy, n));
        w32t_tdh_add_map(p, w32t_span_of(copy, n));
        w32t_schema_provider_free(p);
        free(copy);
    }
    w32t_buf_free(&b);
}

static void notation(void **state) {
    (void)state;
    static const struct {
        const char *text, *told;
    } cases[] = {
        {"event 1 v0\n", "line 1: expected a provider first"},
        {"provider P {01020304-0506-0708-090a-0b0c0d0e0f10}\nevent 1 v0\n field a UInt9\n",
         "line 3: in-type not known"},
        {"provider P {01020304-0506-0708-090a-0b0c0d0e0f10}\nevent 1 v0\n struct s\n field a UInt8\n", "not closed"},
        {"provider P {01020304-0506-0708-090a-0b0c0d0e0f10}\nevent 1 v0\n field a UInt8 count=b\n", "line 3"},
        {"provider P {01020304-0506-0708-090a-0b0c0d0e0f10}\nevent 99999 v0\n", "line 2"},
        {"provider P {01020304-0506-0708-090a-0b0c0d0e0f10}\nmap m value\n 1 \"a\n", "quote"},
        {"provider P {x}\n", "line 1"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        w32t_error error = {0};
        w32t_schema_set *set = w32t_schema_set_new(NULL);
        w32t_status st = w32t_schema_text_parse(set, w32t_span_of(cases[i].text, strlen(cases[i].text)),
                                                W32T_SCHEMA_IMPORTED, &error);
        assert_int_equal(st, W32T_E_SYNTAX);
        if (!strstr(error.text, cases[i].told)) fail_msg("case %zu: %s", i, error.text);
        w32t_schema_set_free(set);
    }
}

// Field names may look like anything: what is written must be read back as the same name.
static void odd_field_names_come_back(void **state) {
    (void)state;
    static const char *const names[] = {"5", "0x5", "5th", "*",   "v1",       "a b",
                                        "#", "\"",  "\\",  "end", "optional", "count=2"};
    const char *head = "provider P {01020304-0506-0708-090a-0b0c0d0e0f10}\nevent 1 v0\n";
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        w32t_schema_set *set = w32t_schema_set_new(NULL), *again = w32t_schema_set_new(NULL);
        w32t_error error = {0};
        char text[256], quoted[32];
        bool escape = names[i][0] == '"' || names[i][0] == '\\';
        snprintf(quoted, sizeof quoted, "\"%s%s\"", escape ? "\\" : "", names[i]);
        int n = snprintf(text, sizeof text, "%s field %s UInt16\n field data UInt8 count=%s\n", head, quoted, quoted);
        assert_int_equal(w32t_schema_text_parse(set, w32t_span_of(text, (size_t)n), W32T_SCHEMA_IMPORTED, &error),
                         W32T_OK);
        w32t_buf b = {0};
        w32t_schema_text_write(w32t_schema_set_provider(set, 0), &b);
        if (w32t_schema_text_parse(again, w32t_span_of(b.p, b.n), W32T_SCHEMA_IMPORTED, &error) != W32T_OK)
            fail_msg("%s: %s", names[i], error.text);
        const w32t_schema_event *e = w32t_schema_set_provider(again, 0)->events[0];
        assert_string_equal(e->fields[0].name, names[i]);
        assert_string_equal(e->fields[1].count_name, names[i]);
        w32t_buf_free(&b);
        w32t_schema_set_free(set);
        w32t_schema_set_free(again);
    }
}

static void tmf(void **state) {
    (void)state;
    const char *text =
        "// PDB: x\n01020304-0506-0708-090a-0b0c0d0e0f10 driver // SRC=a.c MJ= MN=\n"
        "#typev a_c12 10 \"%0%!FUNC! %10!s! of %11!d!, %12!s!\" //   LEVEL=TRACE_LEVEL_ERROR FLAGS=Init "
        "FUNC=DriverEntry\n"
        "{\nname(x, y), ItemWString -- 10\ncount, ItemLong -- 11\nstate, ItemListLong(Idle, Busy) -- 12\n}\n";
    w32t_error error = {0};
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    w32t_status st = w32t_tmf(set, w32t_span_of(text, strlen(text)), W32T_SCHEMA_IMPORTED, &error);
    if (st != W32T_OK) fail_msg("%s", error.text);
    const w32t_schema_event *e = w32t_schema_find_wpp(set, &guid, 10);
    assert_non_null(e);
    assert_int_equal(e->field_count, 3);
    assert_string_equal(e->fields[0].name, "name(x, y)");
    assert_int_equal(e->fields[1].in, W32T_IN_INT32);
    assert_string_equal(e->fields[2].map->entries[1].text, "Busy");
    assert_string_equal(e->opcode_name, "DriverEntry");
    assert_null(w32t_schema_find_wpp(set, &guid, 11));
    w32t_schema_set_free(set);
    // An item type that nobody knows is bytes to the end, and costs no other message.
    const char *odd = "01020304-0506-0708-090a-0b0c0d0e0f10 d\n#typev a 10 \"x\"\n{\nn, ItemLong -- 10\n"
                      "a, ItemNothing -- 11\nb, ItemLong -- 12\n}\n#typev b 11 \"y\"\n{\nst, ItemNDIS_STATUS -- 10\n"
                      "oid, ItemNDIS_OID -- 11\n}\n";
    set = w32t_schema_set_new(NULL);
    assert_int_equal(w32t_tmf(set, w32t_span_of(odd, strlen(odd)), W32T_SCHEMA_IMPORTED, &error), W32T_OK);
    e = w32t_schema_find_wpp(set, &guid, 10);
    assert_int_equal(e->field_count, 2);
    assert_int_equal(e->fields[1].in, W32T_IN_BINARY);
    assert_int_equal(e->fields[1].length_kind, W32T_TO_END);
    e = w32t_schema_find_wpp(set, &guid, 11);
    assert_int_equal(e->field_count, 2);
    assert_int_equal(e->fields[0].shape, W32T_SHAPE_NTSTATUS);
    assert_int_equal(e->fields[1].shape, W32T_SHAPE_HEX);
    w32t_schema_set_free(set);
    const char *wrong = "01020304-0506-0708-090a-0b0c0d0e0f10 d\n#typev a 10 \"x\"\n{\na, Nothing -- 10\n}\n";
    set = w32t_schema_set_new(NULL);
    assert_int_equal(w32t_tmf(set, w32t_span_of(wrong, strlen(wrong)), W32T_SCHEMA_IMPORTED, &error), W32T_E_SYNTAX);
    assert_non_null(strstr(error.text, "line 4"));
    w32t_schema_set_free(set);
}

// As the documentation of the MOF qualifiers for event tracing writes its classes: the fields' types follow from type
// and qualifiers, the version and the GUID are the category's, a later version has its own classes.
static void mof(void **state) {
    (void)state;
    const char *text =
        "#pragma namespace(\"\\\\\\\\.\\\\root\\\\wmi\")\n// a provider\n"
        "[Dynamic, Description(\"Sample\") : amended, guid(\"{b3864c38-4273-58c5-545b-8b3608343471}\")]\n"
        "class MyProvider : EventTrace\n{\n [Values{\"a\"}, ValueMap{\"0x1\"}] uint32 Flags;\n uint32 Level;\n};\n"
        "[guid(\"{01020304-0506-0708-090a-0b0c0d0e0f10}\"), DisplayName(\"My Category\"), EventVersion(0)]\n"
        "class MyCategory_V0 : MyProvider\n{\n};\n"
        "[guid(\"{01020304-0506-0708-090a-0b0c0d0e0f10}\"), EventVersion(2)]\nclass MyCategory : MyProvider\n{\n};\n"
        "[EventType(10), EventTypeName(\"Start\")] class A0 : MyCategory_V0 { [WmiDataId(1)] uint16 Old; };\n"
        "/* and the later\n one */\n"
        "[EventType{10, 11}, EventTypeName{\"Start\", \"Stop\"}]\nclass A2 : MyCategory\n{\n"
        " [WmiDataId(1), Description(\"it \" \"costs\"), read] uint32 Cost;\n"
        " [WmiDataId(2), format(\"w\"), StringTermination(\"NullTerminated\")] string Title;\n"
        " [WmiDataId(3)] string Narrow;\n"
        " [WmiDataId(4)] uint16 Indices[3];\n"
        " [WmiDataId(5), extension(\"Port\")] object Port;\n"
        " [WmiDataId(6), pointer] uint32 Where;\n"
        " [WmiDataId(7), format(\"x\"), ValueMap{\"1\",\"2\"}, Values{\"One\",\"Two\"}] uint8 Kind;\n"
        " [WmiDataId(8), extension(\"Sid\")] object Who;\n"
        " [WmiDataId(9), StringTermination(\"Counted\"), format(\"w\")] string Counted;\n};\n";
    w32t_error error = {0};
    w32t_schema_set *set = w32t_schema_set_new(NULL);
    w32t_status st = w32t_mof(set, w32t_span_of(text, strlen(text)), W32T_SCHEMA_IMPORTED, &error);
    if (st != W32T_OK) fail_msg("%s", error.text);
    const w32t_schema_event *old = w32t_schema_find_classic(set, &guid, 10, 1);
    assert_non_null(old);
    assert_int_equal(old->version, 0);
    assert_int_equal(old->field_count, 1);
    assert_string_equal(old->task_name, "My Category");
    const w32t_schema_event *e = w32t_schema_find_classic(set, &guid, 11, 2);
    assert_non_null(e);
    assert_string_equal(e->name, "MyCategory/Stop");
    assert_string_equal(e->provider->name, "MyProvider");
    static const struct {
        const char *name;
        unsigned in, out;
    } want[] = {{"Cost", W32T_IN_UINT32, 0},
                {"Title", W32T_IN_UNICODE, 0},
                {"Narrow", W32T_IN_ANSI, 0},
                {"Indices", W32T_IN_UINT16, 0},
                {"Port", W32T_IN_UINT16, W32T_OUT_PORT},
                {"Where", W32T_IN_POINTER, 0},
                {"Kind", W32T_IN_UINT8, W32T_OUT_HEX8},
                {"Who", W32T_IN_WBEMSID, 0},
                {"Counted", W32T_IN_MOF_COUNTED_UNICODE, 0}};
    assert_int_equal(e->field_count, sizeof want / sizeof *want);
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        assert_string_equal(e->fields[i].name, want[i].name);
        assert_int_equal(e->fields[i].in, want[i].in);
        assert_int_equal(e->fields[i].out, want[i].out);
    }
    assert_int_equal(e->fields[3].count, 3);
    char name[16];
    assert_int_equal(w32t_map_text(e->fields[6].map, 2, name, sizeof name), 3);
    assert_string_equal(name, "Two");
    w32t_schema_set_free(set);
    // What is wrong is told with its line.
    const char *cut = "[EventType(1)]\nclass A : B\n{\n [WmiDataId(1)] uint32 X;\n";
    set = w32t_schema_set_new(NULL);
    assert_int_not_equal(w32t_mof(set, w32t_span_of(cut, strlen(cut)), W32T_SCHEMA_IMPORTED, &error), W32T_OK);
    assert_non_null(strstr(error.text, "line 5"));
    w32t_schema_set_free(set);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(manifest), cmocka_unit_test(mof),          cmocka_unit_test(faults),
        cmocka_unit_test(broken),   cmocka_unit_test(event_source), cmocka_unit_test(wevt),
        cmocka_unit_test(tdh),      cmocka_unit_test(notation),     cmocka_unit_test(odd_field_names_come_back),
        cmocka_unit_test(tmf),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
