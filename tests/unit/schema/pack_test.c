// SPDX-License-Identifier: Apache-2.0
// The built-in pack: every text of it parses, and well-known events are found with the names that Windows itself shows.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "base/utf.h"
#include "decode/decode.h"
#include "schema/pack.h"
#include "schema/schema_build.h"

static void every_text_parses(void **state) {
    (void)state;
    w32t_pack_entry e;
    size_t files = 0;
    for (size_t at = 0; w32t_pack_next(&at, &e);) {
        w32t_schema_set *set = w32t_schema_set_new(NULL);
        w32t_error error = {0};
        w32t_status st = w32t_schema_text_parse(set, e.text, W32T_SCHEMA_BUILTIN, &error);
        if (st != W32T_OK) fail_msg("%.*s: %s", (int)e.name.n, (const char *)e.name.p, error.text);
        w32t_schema_set_free(set);
        files++;
    }
    assert_true(files > 100);
}

// A look-up halves the index: it finds the first entry of each GUID there is, and none of those beside them.
static void every_entry_is_found(void **state) {
    (void)state;
    w32t_pack_entry e;
    w32t_guid last = {0};
    size_t count = 0;
    for (size_t at = 0; w32t_pack_next(&at, &e); count++) {
        assert_true(e.text.n > 0);
        if (count && w32t_guid_equal(&last, &e.guid)) continue;
        assert_ptr_equal(w32t_pack_find(&e.guid).p, e.text.p);
        last = e.guid;
        e.guid.data4[7] ^= 0x55;
        w32t_span beside = w32t_pack_find(&e.guid);
        w32t_pack_entry other;
        bool there = false;
        for (size_t k = 0; beside.p && !there && w32t_pack_next(&k, &other);)
            there = w32t_guid_equal(&other.guid, &e.guid);
        assert_true(there == (beside.p != NULL));
    }
    assert_true(count > 1100);
    memset(&e.guid, 0xFF, sizeof e.guid);
    assert_null(w32t_pack_find(&e.guid).p);
    memset(&e.guid, 0, sizeof e.guid);
    assert_null(w32t_pack_find(&e.guid).p);
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

// Events that Windows 11 added stand beside those of Windows 10, and so do fields it put behind those of an event.
static void later_systems(void **state) {
    (void)state;
    w32t_guid dns = guid("{1c95126e-7eea-49a9-a3fe-a378b03ddb4d}"),
              power = guid("{331c3b3a-2005-44c2-ac5e-77220c37d6b4}");
    w32t_guid threats = guid("{f4e1897c-bb5d-5668-f1d8-040f4d8dd344}");
    const w32t_schema_event *e = w32t_schema_find(NULL, &dns, 3023, 0);
    assert_non_null(e);
    assert_string_equal(e->fields[0].name, "OperationName");
    assert_string_equal(e->fields[3].name, "ClientPID");
    e = w32t_schema_find(NULL, &power, 507, 9);
    assert_non_null(e);
    const w32t_schema_field *last = &e->fields[e->field_count - 1];
    assert_string_equal(last->name, "SleepFullEnergyCapacityAtEnd");
    assert_true(last->optional);
    assert_false(e->fields[0].optional);
    w32t_guid processes = guid("{22fb2cd6-0e7b-422b-a0c7-2fad1fd0e716}");
    e = w32t_schema_find(NULL, &processes, 1, 4); // version 3 and a number behind it
    assert_non_null(e);
    assert_int_equal(e->field_count, w32t_schema_find(NULL, &processes, 1, 3)->field_count + 1);
    assert_string_equal(e->fields[10].name, "ImageName");
    assert_string_equal(e->fields[15].name, "SecurityMitigations");
    e = w32t_schema_find(NULL, &threats, 2, 3);
    assert_non_null(e);
    assert_string_equal(e->task_name, "KERNEL_THREATINT_TASK_PROTECTVM");
    assert_non_null(w32t_schema_find(NULL, &threats, 34, 0));
    // Events of which only tables of names and types are public. What PresentMon reads of these two says how the arrays
    // of the first are counted, and that there is the second.
    w32t_guid graphics = guid("{802ec45a-1e99-4b83-9920-87c98277ba9d}");
    e = w32t_schema_find(NULL, &graphics, 273, 4);
    assert_non_null(e);
    assert_string_equal(e->fields[2].name, "PresentIdOrPhysicalAddress");
    assert_string_equal(e->fields[2].count_name, "PlaneCount");
    assert_string_equal(e->fields[6].name, "FlipSubmitSequence");
    assert_string_equal(e->fields[6].count_name, "FlipEntryCount");
    assert_int_equal(e->fields[6].in, W32T_IN_UINT64);
    assert_non_null(w32t_schema_find(NULL, &graphics, 501, 0));
}

static w32t_event event_of(const w32t_guid *provider, uint16_t id, const w32t_buf *payload, w32t_arena *arena) {
    return (w32t_event){.arena = arena,
                        .encoding = W32T_ENC_ETW,
                        .decoder = w32t_decoder_of(W32T_ENC_ETW),
                        .provider_id = *provider,
                        .id = id,
                        .payload = payload->p,
                        .payload_size = (uint32_t)payload->n};
}

static void text16(w32t_buf *b, const char *s) {
    do {
        w32t_buf_char(b, *s);
        w32t_buf_char(b, 0);
    } while (*s++);
}

// One id and version, two layouts: an error code and a text in Windows 10, five texts in Windows 11. Each is read by
// its own; what fits neither is told.
static void variants(void **state) {
    (void)state;
    w32t_guid g = guid("{5d674230-ca9f-11da-a94d-0800200c9a66}"); // BitLocker-API
    w32t_arena arena = {0};
    w32t_buf p = {0};
    uint32_t n;
    w32t_buf_put(&p, "\x05\x40\0\x80", 4);
    text16(&p, "text");
    w32t_event e = event_of(&g, 847, &p, &arena);
    const w32t_field *f = w32t_event_fields(&e, &n);
    assert_int_equal(n, 2);
    assert_string_equal(f[1].name, "LocalizedJsonError");
    assert_false(e.has & W32T_EVENT_UNDECODED);
    p.n = 0;
    static const char *const texts[] = {"request", "now", "5", "6", "message"};
    for (unsigned i = 0; i < 5; i++)
        text16(&p, texts[i]);
    e = event_of(&g, 847, &p, &arena);
    f = w32t_event_fields(&e, &n);
    assert_int_equal(n, 5);
    assert_string_equal(f[0].name, "JsonRequestId");
    assert_int_equal(f[4].value.size, 14);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    text16(&p, "one more");
    e = event_of(&g, 847, &p, &arena);
    w32t_event_fields(&e, &n);
    assert_true(e.has & W32T_EVENT_UNDECODED);
    w32t_buf_free(&p);
    w32t_arena_free(&arena);
}

static void zeros(w32t_buf *b, size_t n) {
    while (n--)
        w32t_buf_char(b, 0);
}

// Dumps off live systems lose lengths that are fixed: of a MAC address (six bytes), which text and numbers follow.
static void fixed_lengths(void **state) {
    (void)state;
    w32t_guid g = guid("{9580d7dd-0379-4658-9870-d5be7d52d6de}"); // WLAN-AutoConfig
    w32t_arena arena = {0};
    w32t_buf p = {0};
    uint32_t n;
    zeros(&p, 4 + 16); // AdapterId, InterfaceGuid
    w32t_buf_put(&p, "\x02\x11\x22\x33\x44\x55", 6);
    text16(&p, "wlan");
    zeros(&p, 4 + 3 * 4); // PKMIDs, three flags
    w32t_event e = event_of(&g, 21001, &p, &arena);
    const w32t_field *f = w32t_event_fields(&e, &n);
    assert_int_equal(n, 8);
    assert_string_equal(f[2].name, "LocalAddr");
    assert_int_equal(f[2].value.size, 6);
    assert_int_equal(f[3].value.size, 8);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    // They show a struct as a number that is its index: a row of a stream (kind, number, text) is bytes to the end.
    w32t_guid shell = guid("{30336ed4-e327-447c-9de0-51b652c86108}");
    p.n = 0;
    zeros(&p, 16 + 4 + 4 + 4);
    w32t_buf_put(&p, "\x02\0\0\0\0\0\0\0", 8);
    text16(&p, "a.exe");
    e = event_of(&shell, 1037, &p, &arena);
    f = w32t_event_fields(&e, &n);
    assert_int_equal(n, 5);
    assert_int_equal(f[4].value.size, 8 + 12);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    w32t_buf_free(&p);
    w32t_arena_free(&arena);
}

// Windows 10's first build ends this event where later ones went on, under the same version: both are whole; one that
// ends within a field is not.
static void earlier_layouts(void **state) {
    (void)state;
    w32t_guid g = guid("{3f471139-acb7-4a01-b7a7-ff5da4ba2d43}"); // AppXDeployment-Server
    w32t_arena arena = {0};
    w32t_buf p = {0};
    uint32_t n;
    zeros(&p, 4);
    text16(&p, "package");
    text16(&p, "path");
    text16(&p, "C:");
    zeros(&p, 4);
    w32t_event e = event_of(&g, 400, &p, &arena);
    w32t_event_fields(&e, &n);
    assert_int_equal(n, 5);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    zeros(&p, 4);
    text16(&p, "volume");
    e = event_of(&g, 400, &p, &arena);
    w32t_event_fields(&e, &n);
    assert_int_equal(n, 7);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    zeros(&p, 3);
    e = event_of(&g, 400, &p, &arena);
    w32t_event_fields(&e, &n);
    assert_true(e.has & W32T_EVENT_UNDECODED);
    w32t_buf_free(&p);
    w32t_arena_free(&arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(earlier_systems),   cmocka_unit_test(iis_log),         cmocka_unit_test(runtime_settings),
        cmocka_unit_test(every_text_parses), cmocka_unit_test(kernel_process),  cmocka_unit_test(security_auditing),
        cmocka_unit_test(unknown_provider),  cmocka_unit_test(later_systems),   cmocka_unit_test(variants),
        cmocka_unit_test(fixed_lengths),     cmocka_unit_test(earlier_layouts), cmocka_unit_test(every_entry_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
