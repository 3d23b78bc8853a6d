// SPDX-License-Identifier: Apache-2.0
// Kernel event layouts against the sizes that the public kernel headers' structures have when a compiler lays them out,
// for both pointer sizes; versions without a layout of their own; fields that later writers added.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "decode/decode.h"
#include "decode/schema_fields.h"
#include "read/etl/etl_event.h"

typedef struct layout {
    uint16_t hook;
    uint8_t version;
    uint16_t size32, size64; // sizeof, alignment at the end included; 0: not looked at
    const char *name;
} layout;

// A structure ends with a text that is empty (its NUL) where one follows.
static const layout layouts[] = {
    {0x0720, 2, 28, 28, "Job/Create"},
    {0x0723, 2, 28, 28, "Job/AssignProcess"},
    {0x0724, 2, 28, 28, "Job/RemoveProcess"},
    {0x072A, 2, 20, 20, "Job/SendNotification"},
    {0x1220, 2, 8, 8, "Power/BatteryLifeInfo"},
    {0x1222, 2, 12, 16, "Power/SetPowerAction"},
    {0x1224, 2, 8, 8, "Power/SetDevicesState"},
    {0x1226, 2, 26, 34, "Power/PoNotifyDevice"},
    {0x1228, 2, 16, 16, "Power/PoSessionCallout"},
    {0x1230, 2, 16, 16, "Power/PreSleep"},
    {0x1233, 2, 24, 24, "Power/PerfStateChange"},
    {0x1235, 2, 16, 16, "Power/IdleStateChange"},
    {0x1236, 2, 16, 16, "Power/ThermalConstraint"},
    {0x1239, 2, 16, 16, "Power/IdleStateEnter"},
    {0x123A, 2, 8, 8, "Power/IdleStateExit"},
    {0x1920, 2, 16, 16, "UmsEvent/DirectedSwitchStart"},
    {0x1923, 2, 20, 20, "UmsEvent/Disassociate"},
    {0x0D20, 2, 28, 40, "Wnf/Subscribe"},
    {0x0D22, 2, 32, 48, "Wnf/Callback"},
    {0x1600, 2, 12, 24, "Cc/WorkItemEnqueue"},
    {0x1606, 2, 16, 32, "Cc/CanIWriteFail"},
    {0x052A, 2, 12, 16, "Thread/Queue"},
    {0x052B, 2, 48, 48, "Thread/Resource"},
    {0x052D, 2, 12, 24, "Thread/WaitSingle"},
    {0x052F, 2, 16, 16, "Thread/DelayExecution"},
    {0x053C, 2, 8, 8, "Thread/AntiStarvationBoost"},
    {0x0542, 2, 12, 16, "Thread/AutoBoostSetFloor"},
    {0x0323, 2, 8, 16, "Process/InSwap"},
    {0x0370, 2, 12, 12, "Process/DebugEvent"},
    {0x0F51, 2, 24, 32, "PerfInfo/TimerExpiration"},
    {0x0F53, 2, 24, 32, "PerfInfo/TimerSetOneShot"},
    {0x0F5B, 2, 8, 8, "PerfInfo/Ipi"},
    {0x0F64, 2, 20, 24, "PerfInfo/DpcEnqueue"},
    {0x0F65, 2, 8, 16, "PerfInfo/DpcExecution"},
    {0x0F68, 2, 40, 56, "PerfInfo/KTimer2Set"},
    {0x0922, 2, 88, 88, "Registry/Counters"},
    {0x0223, 2, 0, 24, "PageFault/InMemory"},
    {0x0249, 2, 12, 24, "PageFault/PFMappedSectionCreate"},
    {0x102F, 2, 16, 32, "Heap/SubSegmentAlloc"},
    {0x1033, 2, 16, 32, "Heap/Commit"},
    {0x1020, 2, 8, 12, "Heap/Create"},  // as first written
    {0x1020, 2, 20, 36, "Heap/Create"}, // with what was added
    {0x1025, 2, 28, 52, "Heap/Expand"},
    {0x1025, 2, 32, 60, "Heap/Expand"},
    {0x0264, 1, 16, 20, "PageFault/HRRundown"},
    {0x0264, 2, 36, 56, "PageFault/HRRundown"}, // two ranges
    {0x0443, 3, 32, 44, "FileIo/Read"},
    {0x0443, 3, 36, 48, "FileIo/Read"},
};

static uint8_t zeros[256];

static void fits(const layout *l, unsigned pointer, unsigned size) {
    w32t_arena arena = {0};
    const w32t_guid *class_ = w32t_etl_group_class((uint8_t)(l->hook >> 8));
    const w32t_schema_event *s = w32t_schema_find_classic(NULL, class_, (uint8_t)l->hook, l->version);
    if (!s) fail_msg("hook %04x (%s) is not known", l->hook, l->name);
    assert_string_equal(s->name, l->name);
    w32t_event e = {.arena = &arena, .payload = zeros, .payload_size = size};
    w32t_schema_fields(&e, s, pointer);
    if (e.has & W32T_EVENT_UNDECODED)
        fail_msg("%s does not fit into %u bytes (pointers of %u)", l->name, size, pointer);
    if (e.field_count && strcmp(e.fields[e.field_count - 1].name, "(rest)") == 0) fail_msg("%s: bytes left", l->name);
    w32t_arena_free(&arena);
}

static void too_short(const layout *l, unsigned pointer, unsigned size) {
    w32t_arena arena = {0};
    const w32t_guid *class_ = w32t_etl_group_class((uint8_t)(l->hook >> 8));
    const w32t_schema_event *s = w32t_schema_find_classic(NULL, class_, (uint8_t)l->hook, l->version);
    w32t_event e = {.arena = &arena, .payload = zeros, .payload_size = size};
    w32t_schema_fields(&e, s, pointer);
    bool optional = s->fields[s->field_count - 1].optional;
    if (!optional && !(e.has & W32T_EVENT_UNDECODED)) fail_msg("%s: %u bytes are not enough", l->name, size);
    w32t_arena_free(&arena);
}

static void sizes(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        const layout *l = &layouts[i];
        if (l->size32) fits(l, 4, l->size32);
        if (l->size64) fits(l, 8, l->size64);
        too_short(l, 8, l->size64 > 12 ? l->size64 - 12u : 1); // more than padding can be
    }
}

static w32t_event event_of(uint16_t hook, uint8_t version, const void *payload, uint32_t size, w32t_arena *arena,
                           w32t_etw_record *record) {
    memset(record, 0, sizeof *record);
    record->hook_id = hook;
    record->pointer_size = 8;
    record->kind = W32T_ETW_PERFINFO64;
    return (w32t_event){.arena = arena,
                        .native = record,
                        .encoding = W32T_ENC_CLASSIC,
                        .decoder = w32t_decoder_of(W32T_ENC_CLASSIC),
                        .provider_id = *w32t_etl_group_class((uint8_t)(hook >> 8)),
                        .opcode = (uint8_t)hook,
                        .version = version,
                        .payload = payload,
                        .payload_size = size};
}

// Pool/Alloc is documented as version 2 only; what says version 0 has that layout where it fits, and none where not.
static void versions(void **state) {
    (void)state;
    w32t_arena arena = {0};
    w32t_etw_record record;
    uint32_t n;
    w32t_event e = event_of(0x0E20, 0, "\1\0\0\0abcd\x10\0\0\0\0\0\0\0\0\0\0\0\0\xf8\xff\xff", 24, &arena, &record);
    const w32t_field *f = w32t_event_fields(&e, &n);
    assert_int_equal(n, 4);
    assert_string_equal(f[1].name, "Tag");
    assert_int_equal(e.schema, W32T_SCHEMA_CLASSIC);
    e = event_of(0x0E20, 0, zeros, 9, &arena, &record);
    w32t_event_fields(&e, &n);
    assert_int_equal(n, 0);
    assert_int_equal(e.schema, W32T_SCHEMA_NONE);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    assert_string_equal(e.name, "Pool/Alloc");
    // A version later than all known ones: known fields, and what was added behind them.
    e = event_of(0x0E20, 9, zeros, 40, &arena, &record);
    f = w32t_event_fields(&e, &n);
    assert_int_equal(n, 5);
    assert_string_equal(f[4].name, "(rest)");
    assert_int_equal(f[4].value.size, 16);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    e = event_of(0x0E20, 2, zeros, 40, &arena, &record); // the known version itself must fit
    w32t_event_fields(&e, &n);
    assert_true(e.has & W32T_EVENT_UNDECODED);
    w32t_arena_free(&arena);
}

// A pointer behind four bytes stands at eight on 64-bit systems, at four on 32-bit ones.
static void alignment(void **state) {
    (void)state;
    w32t_arena arena = {0};
    const w32t_schema_event *s = w32t_schema_find_classic(NULL, w32t_etl_group_class(0x05), 0x2D, 2);
    w32t_event e = {.arena = &arena,
                    .payload = (const uint8_t *)"\x2a\0\0\0\xcc\xcc\xcc\xcc\1\2\3\4\5\6\7\x08\7\0\0\0\0\0\0\0",
                    .payload_size = 24};
    w32t_schema_fields(&e, s, 8);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    assert_int_equal(e.fields[0].value.u, 42);
    assert_true(e.fields[1].value.u == 0x0807060504030201u);
    assert_int_equal(e.fields[2].value.u, 7);
    e = (w32t_event){.arena = &arena, .payload = (const uint8_t *)"\x2a\0\0\0\1\2\3\4\7\0\0\0", .payload_size = 12};
    w32t_schema_fields(&e, s, 4);
    assert_true(e.fields[1].value.u == 0x04030201u);
    assert_int_equal(e.fields[2].value.u, 7);
    w32t_arena_free(&arena);
}

static const w32t_field *fields_of(uint16_t hook, unsigned version, unsigned pointer, const uint8_t *p, size_t n,
                                   w32t_arena *arena, w32t_event *e, uint32_t *count) {
    static w32t_etw_record record;
    *e = event_of(hook, (uint8_t)version, p, (uint32_t)n, arena, &record);
    record.pointer_size = (uint8_t)pointer;
    return w32t_event_fields(e, count);
}

static void text_is(const w32t_field *f, const char *name, const char *ascii) {
    assert_string_equal(f->name, name);
    assert_int_equal(f->value.type, W32T_TYPE_UTF16);
    assert_int_equal(f->value.size, 2 * strlen(ascii));
    for (size_t i = 0; ascii[i]; i++)
        assert_int_equal(f->value.bytes[2 * i], (uint8_t)ascii[i]);
}

static size_t put_text(uint8_t *p, const char *ascii) {
    size_t n = strlen(ascii) + 1;
    for (size_t i = 0; i < n; i++)
        p[2 * i] = (uint8_t)ascii[i], p[2 * i + 1] = 0;
    return 2 * n;
}

// Windows adds a field at the end without a new version: Windows 10 the thread's name, others the service of a device.
static void grown_in_place(void **state) {
    (void)state;
    w32t_arena arena = {0};
    w32t_event e;
    uint32_t n;
    uint8_t thread[72 + 64] = {0};
    const w32t_field *f = fields_of(0x0503, 3, 8, thread, 72, &arena, &e, &n);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    assert_string_equal(f[n - 1].name, "ThreadFlags");
    size_t more = put_text(thread + 72, "Raw Input");
    f = fields_of(0x0503, 3, 8, thread, 72 + more, &arena, &e, &n);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    text_is(&f[n - 1], "ThreadName", "Raw Input");

    uint8_t device[256] = {5, 0, 0, 0, 4, 0, 0, 0}; // characters with their NUL; the friendly name has none
    size_t at = 12;
    at += put_text(device + at, "ROOT");
    at += put_text(device + at, "Bus");
    at += put_text(device + at, "");
    at += put_text(device + at, "\\Device\\1");
    f = fields_of(0x0B16, 3, 8, device, at, &arena, &e, &n);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    assert_int_equal(n, 7);
    text_is(&f[3], "DeviceID", "ROOT");
    text_is(&f[6], "PdoName", "\\Device\\1");
    at += put_text(device + at, "disk");
    f = fields_of(0x0B16, 3, 8, device, at, &arena, &e, &n);
    assert_int_equal(n, 8);
    text_is(&f[7], "ServiceName", "disk");
    w32t_arena_free(&arena);
}

// A 32-bit program that forwards events of a 64-bit system: 32-bit headers, 64-bit payloads; and the reverse.
static void other_width(void **state) {
    (void)state;
    w32t_arena arena = {0};
    w32t_event e;
    uint32_t n;
    uint8_t thread[72] = {42, 0, 0, 0, 7, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8};
    thread[68] = 9;
    const w32t_field *f = fields_of(0x0503, 3, 4, thread, 72, &arena, &e, &n);
    assert_true(e.has & W32T_EVENT_UNDECODED); // told: what fits in both widths may be wrong
    assert_true(f[2].value.u == 0x0807060504030201u);
    assert_string_equal(f[10].name, "BasePriority");
    assert_int_equal(f[10].value.u, 9);
    f = fields_of(0x0503, 3, 8, thread, 44, &arena, &e, &n);
    assert_true(e.has & W32T_EVENT_UNDECODED); // told: what fits in both widths may be wrong
    assert_true(f[2].value.u == 0x04030201u);
    fields_of(0x0503, 3, 4, thread, 30, &arena, &e, &n); // fits neither
    assert_true(e.has & W32T_EVENT_UNDECODED);
    assert_true(n < 10);
    w32t_arena_free(&arena);
}

// Network interfaces of a merged trace: MIB_IF_ROW2 as a compiler lays it out (netioapi.h).
static void network_interface(void **state) {
    (void)state;
    static const w32t_guid sysconfig = {0x9b79ee91, 0xb5fd, 0x41c0, {0xa2, 0x43, 0x42, 0x48, 0xe2, 0x66, 0xe9, 0xd0}};
    w32t_arena arena = {0};
    uint8_t row[1352] = {0, 0, 0, 1, 0, 0, 6, 0, 20};
    put_text(row + 28, "Ethernet");
    row[1124] = 0xdc, row[1125] = 5;
    row[1344] = 77;
    const w32t_schema_event *s = w32t_schema_find_classic(NULL, &sysconfig, 36, 0);
    assert_non_null(s);
    w32t_event e = {.arena = &arena, .payload = row, .payload_size = sizeof row};
    w32t_schema_fields(&e, s, 8);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    assert_true(e.fields[0].value.u == 0x0006000001000000u);
    assert_int_equal(e.fields[1].value.u, 20);
    text_is(&e.fields[3], "Alias", "Ethernet");
    assert_string_equal(e.fields[8].name, "Mtu");
    assert_int_equal(e.fields[8].value.u, 1500);
    assert_string_equal(e.fields[e.field_count - 1].name, "OutQLen");
    assert_int_equal(e.fields[e.field_count - 1].value.u, 77);
    w32t_arena_free(&arena);
}

static w32t_event image_id(uint8_t opcode, uint8_t version, const void *payload, uint32_t size, w32t_arena *arena) {
    static const w32t_guid guid = {0xb3e675d7, 0x2554, 0x4f18, {0x83, 0x0b, 0x27, 0x62, 0x73, 0x25, 0x60, 0xde}};
    return (w32t_event){.arena = arena,
                        .encoding = W32T_ENC_CLASSIC,
                        .decoder = w32t_decoder_of(W32T_ENC_CLASSIC),
                        .provider_id = guid,
                        .opcode = opcode,
                        .version = version,
                        .payload = payload,
                        .payload_size = size};
}

// What merges of Windows 11 say of each image beside its RSDS identity. Kinds without a published name are told apart
// by their number.
static void image_identities(void **state) {
    (void)state;
    w32t_arena arena = {0};
    uint32_t n;
    static const uint8_t base_and_process[12] = {0, 0, 0xb2, 0xa9, 0xf8, 0x7f, 0, 0, 7, 0, 0, 0};
    w32t_event e = image_id(40, 1, base_and_process, 12, &arena);
    w32t_event_describe(&e);
    w32t_event_fields(&e, &n);
    assert_string_equal(e.name, "ImageID/DbgDeterm");
    assert_int_equal(n, 2);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    uint8_t p[64];
    memcpy(p, base_and_process, 12);
    memcpy(p + 12, "\4\3\2\1\0\0\x4d\x50", 8);
    e = image_id(38, 2, p, 20, &arena);
    w32t_event_describe(&e);
    const w32t_field *f = w32t_event_fields(&e, &n);
    assert_string_equal(e.name, "ImageID/DbgPPDB");
    assert_int_equal(f[2].value.u, 0x01020304);
    assert_int_equal(f[4].value.u, 0x504d);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    memcpy(p + 12, "\x65\x23\x61\0\xc5\x64\x1d\x68\0\xd0\x60\0a\0.\0\0\0", 18);
    e = image_id(34, 2, p, 30, &arena);
    w32t_event_describe(&e);
    f = w32t_event_fields(&e, &n);
    assert_string_equal(e.name, "ImageID/Opcode(34)");
    assert_null(e.opcode_name);
    assert_int_equal(f[2].value.u, 0x612365);
    assert_int_equal(f[4].value.u, 0x60d000);
    text_is(&f[5], "DbgFileName", "a.");
    memcpy(p + 12, "\0\1\0\1abcdefghijklmnop\1\0\0\0", 24);
    e = image_id(39, 1, p, 36, &arena);
    f = w32t_event_fields(&e, &n);
    assert_int_equal(n, 6);
    assert_int_equal(f[2].value.u, 0x100);
    assert_int_equal(f[5].value.u, 1);
    w32t_arena_free(&arena);
}

// A number a processor, as many as the event says there are.
static void numbers_of_processors(void **state) {
    (void)state;
    w32t_arena arena = {0};
    w32t_etw_record record;
    uint32_t n;
    static const uint8_t p[24] = {2, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0};
    w32t_event e = event_of(82, 2, p, sizeof p, &arena, &record);
    const w32t_field *f = w32t_event_fields(&e, &n);
    assert_string_equal(e.name, "EventTrace/Opcode(82)");
    assert_int_equal(f[2].value.size, 2);
    assert_int_equal(f[2].value.items[1].u, 6);
    assert_false(e.has & W32T_EVENT_UNDECODED);
    e = event_of(82, 2, p, 16, &arena, &record);
    w32t_event_fields(&e, &n);
    assert_true(e.has & W32T_EVENT_UNDECODED);
    w32t_arena_free(&arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(image_identities),
                                       cmocka_unit_test(numbers_of_processors),
                                       cmocka_unit_test(sizes),
                                       cmocka_unit_test(versions),
                                       cmocka_unit_test(alignment),
                                       cmocka_unit_test(grown_in_place),
                                       cmocka_unit_test(other_width),
                                       cmocka_unit_test(network_interface)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
