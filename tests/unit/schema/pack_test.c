// SPDX-License-Identifier: Apache-2.0
// The built-in pack: every text of it parses, and well-known events are found with the names that Windows itself shows.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "schema/pack.h"
#include "schema/schema_build.h"

static void every_text_parses(void **state) {
    (void)state;
    w32t_pack_entry e;
    size_t files = 0;
    for (size_t i = 0; w32t_pack_entry_at(i, &e); i++) {
        w32t_schema_set *set = w32t_schema_set_new(NULL);
        w32t_error error = {0};
        w32t_status st = w32t_schema_text_parse(set, e.text, W32T_SCHEMA_BUILTIN, &error);
        if (st != W32T_OK) fail_msg("%.*s: %s", (int)e.name.n, (const char *)e.name.p, error.text);
        w32t_schema_set_free(set);
        files++;
    }
    assert_true(files > 100);
}

static w32t_guid guid(const char *text) {
    w32t_guid g;
    assert_true(w32t_guid_parse(text, strlen(text), &g));
    return g;
}

// Names and order of the fields as Microsoft documents the providers.
static void kernel_process(void **state) {
    (void)state;
    w32t_guid g = guid("{22fb2cd6-0e7b-422b-a0c7-2fad1fd0e716}");
    const w32t_schema_event *e = w32t_schema_find(NULL, &g, 1, 0);
    assert_non_null(e);
    assert_string_equal(e->provider->name, "Microsoft-Windows-Kernel-Process");
    assert_string_equal(e->name, "ProcessStart/Start");
    assert_int_equal(e->field_count, 5);
    assert_string_equal(e->fields[0].name, "ProcessID");
    assert_int_equal(e->fields[0].shape, W32T_SHAPE_PID);
    assert_int_equal(e->fields[1].type, W32T_TYPE_FILETIME);
    assert_string_equal(e->fields[4].name, "ImageName");
    assert_int_equal(e->fields[4].type, W32T_TYPE_UTF16);
    assert_null(w32t_schema_find(NULL, &g, 1, 200));
    assert_null(w32t_schema_find(NULL, &g, 60000, 0));
}

static void security_auditing(void **state) {
    (void)state;
    w32t_guid g = guid("{54849625-5478-4994-a5ba-3e3b0328c30d}");
    const w32t_schema_event *e = w32t_schema_find(NULL, &g, 4688, 2);
    assert_non_null(e);
    assert_string_equal(e->fields[0].name, "SubjectUserSid");
    assert_int_equal(e->fields[0].type, W32T_TYPE_SID);
}

static void unknown_provider(void **state) {
    (void)state;
    w32t_guid g = guid("{00000000-0000-0000-0000-0000000000aa}");
    assert_null(w32t_schema_find(NULL, &g, 1, 0));
    assert_null(w32t_schema_find_provider(NULL, &g));
    assert_null(w32t_schema_find_classic(NULL, &g, 1, 0));
}

// Events that later systems no longer have (WinRM of Windows 7) stand beside those of later ones.
static void earlier_systems(void **state) {
    (void)state;
    w32t_guid g = guid("{a7975c8f-ac13-49f1-87da-5a984a4ab417}");
    const w32t_schema_event *e = w32t_schema_find(NULL, &g, 80, 0);
    assert_non_null(e);
    assert_string_equal(e->provider->name, "Microsoft-Windows-WinRM");
    assert_int_equal(e->field_count, 3);
    assert_string_equal(e->fields[1].name, "url");
    assert_string_equal(e->fields[2].name, "port");
    e = w32t_schema_find(NULL, &g, 82, 0);
    assert_non_null(e);
    assert_string_equal(e->fields[1].name, "resourceURI");
}

// What the .NET 7 runtime says of its settings when a trace begins.
static void runtime_settings(void **state) {
    (void)state;
    w32t_guid g = guid("{a669021c-c450-4609-a035-5af59af4df18}");
    const w32t_schema_event *e = w32t_schema_find(NULL, &g, 280, 0);
    assert_non_null(e);
    assert_string_equal(e->name, "TieredCompilationRundown/SettingsDCStart");
    assert_string_equal(e->fields[1].name, "Flags");
    e = w32t_schema_find(NULL, &g, 10, 0);
    assert_non_null(e);
    assert_string_equal(e->name, "GC/SettingsRundown");
    assert_string_equal(e->fields[1].name, "LOHThreshold");
    assert_string_equal(e->fields[7].name, "ClrInstanceID");
}

// A request as IIS logs it: the fields of the W3C extended log file in their order there.
static void iis_log(void **state) {
    (void)state;
    static const char *const w3c[] = {
        "date",      "time",       "c-ip",        "cs-username",  "s-sitename",   "s-computername",
        "s-ip",      "cs-method",  "cs-uri-stem", "cs-uri-query", "sc-status",    "sc-win32-status",
        "sc-bytes",  "cs-bytes",   "time-taken",  "s-port",       "csUser-Agent", "csCookie",
        "csReferer", "cs-version", "cs-host",     "sc-substatus"};
    w32t_guid g = guid("{7e8ad27f-b271-4ea2-a783-a47bde29143b}");
    const w32t_schema_event *e = w32t_schema_find(NULL, &g, 6200, 0);
    assert_non_null(e);
    for (size_t i = 0; i < sizeof w3c / sizeof *w3c; i++)
        assert_string_equal(e->fields[1 + i].name, w3c[i]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(earlier_systems),   cmocka_unit_test(iis_log),        cmocka_unit_test(runtime_settings),
        cmocka_unit_test(every_text_parses), cmocka_unit_test(kernel_process), cmocka_unit_test(security_auditing),
        cmocka_unit_test(unknown_provider),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
