// SPDX-License-Identifier: Apache-2.0
#include "build/winmd_made.h"

#include <string.h>

#define MADE       "Windows.Win32.Made"
#define TYPE(text) text, sizeof(text) - 1

static void mark(w32t_winmd *b, unsigned table, uint32_t row, const char *name) {
    w32t_winmd_attribute(b, table, row, name, "", "\x00\x00", 2);
}

// One named field: 0x53, type, name, value.
static void mark_with(w32t_winmd *b, uint32_t param, const char *name, uint8_t type, const char *field,
                      uint32_t value) {
    uint8_t bytes[40] = {1, 0, 0x53, type, (uint8_t)strlen(field)};
    size_t n = 5 + strlen(field);
    memcpy(bytes + 5, field, strlen(field));
    bytes[n] = (uint8_t)value;
    n += type == 0x06 ? 2 : 4; // 16 or 32 bits
    w32t_winmd_attribute(b, 0x08, param, name, "", bytes, n);
}

static void for_processors(w32t_winmd *b, unsigned table, uint32_t row, uint8_t which) {
    uint8_t value[6] = {which};
    w32t_winmd_attribute(b, table, row, "SupportedArchitectureAttribute", "\x11", value, 6);
}

static uint32_t thing_handle(w32t_winmd *b) {
    uint32_t type = w32t_winmd_type(b, 0x100109, MADE, "HTHING", "ValueType");
    w32t_winmd_field(b, 0x6, "Value", TYPE("\x18"));
    mark(b, 0x02, type, "NativeTypedefAttribute");
    w32t_winmd_attribute(b, 0x02, type, "InvalidHandleValueAttribute", "\x0A", "\xff\xff\xff\xff\xff\xff\xff\xff\0\0",
                         10);
    w32t_winmd_attribute(b, 0x02, type, "RAIIFreeAttribute", "\x0E",
                         "\x0A"
                         "CloseThing\0\0",
                         13);
    return type;
}

static uint32_t text_typedef(w32t_winmd *b) {
    uint32_t type = w32t_winmd_type(b, 0x100109, MADE, "PWSTR", "ValueType");
    w32t_winmd_field(b, 0x6, "Value", TYPE("\x0F\x03"));
    mark(b, 0x02, type, "NativeTypedefAttribute");
    return type;
}

static uint32_t mode(w32t_winmd *b) {
    uint32_t type = w32t_winmd_type(b, 0x101, MADE, "MODE", "Enum");
    w32t_winmd_field(b, 0x606, "value__", TYPE("\x09"));
    w32t_winmd_literal(b, "MODE_A", 1);
    w32t_winmd_literal(b, "MODE_B", 2);
    mark(b, 0x02, type, "FlagsAttribute");
    return type;
}

static void bit_field(w32t_winmd *b, uint32_t field, const char *name, uint8_t at, uint8_t count) {
    uint8_t value[40] = {(uint8_t)strlen(name)};
    size_t n = 1 + strlen(name);
    memcpy(value + 1, name, n - 1);
    value[n] = at;
    value[n + 8] = count;
    w32t_winmd_attribute(b, 0x04, field, "NativeBitfieldAttribute", "\x0E\x0A\x0A", value, n + 18);
}

// {void *link; DWORD count; union {DWORD number; ULONGLONG wide;} value; DWORD low : 4, high : 28; BYTE tail[3];}
static uint32_t node(w32t_winmd *b, bool plain) {
    uint32_t type = w32t_winmd_type(b, 0x100109, MADE, "NODE", "ValueType");
    w32t_winmd_field(b, 0x6, "link", TYPE("\x0F\x01"));
    w32t_winmd_field(b, 0x6, "count", TYPE("\x09"));
    w32t_winmd_field_of(b, "Anonymous", 0x02, type + 1);
    uint32_t bits = w32t_winmd_field(b, 0x6, plain ? "bits" : "_bitfield", TYPE("\x09"));
    w32t_winmd_field(b, 0x6, "tail", TYPE("\x14\x05\x01\x01\x03\x01\x00"));
    if (!plain) bit_field(b, bits, "low", 0, 4);
    if (!plain) bit_field(b, bits, "high", 4, 28);
    uint32_t nested = w32t_winmd_type(b, 0x100112, "", "_Anonymous_e__Union", "ValueType");
    uint32_t number = w32t_winmd_field(b, 0x6, "number", TYPE("\x09"));
    uint32_t wide = w32t_winmd_field(b, 0x6, "wide", TYPE("\x0B"));
    w32t_winmd_row(b, 0x10, (uint32_t[]){0, number});
    w32t_winmd_row(b, 0x10, (uint32_t[]){0, wide});
    w32t_winmd_row(b, 0x29, (uint32_t[]){nested, type});
    return type;
}

static uint32_t packed(w32t_winmd *b) {
    uint32_t type = w32t_winmd_type(b, 0x100109, MADE, "PACKED_THING", "ValueType");
    w32t_winmd_field(b, 0x6, "a", TYPE("\x05"));
    w32t_winmd_field(b, 0x6, "b", TYPE("\x09"));
    w32t_winmd_row(b, 0x0F, (uint32_t[]){1, 0, type});
    return type;
}

// One structure a word size.
static uint32_t of_processors(w32t_winmd *b) {
    uint32_t type = w32t_winmd_type(b, 0x100109, MADE, "CPU_THING", "ValueType");
    w32t_winmd_field(b, 0x6, "wide", TYPE("\x0B"));
    w32t_winmd_field(b, 0x6, "both", TYPE("\x09"));
    for_processors(b, 0x02, type, 2 | 4);
    uint32_t other = w32t_winmd_type(b, 0x100109, MADE, "CPU_THING", "ValueType");
    w32t_winmd_field(b, 0x6, "both", TYPE("\x09"));
    w32t_winmd_field(b, 0x6, "wide", TYPE("\x0B"));
    for_processors(b, 0x02, other, 1);
    return type;
}

static const uint8_t CLASS_VALUE[] = {9, 0, 0, 0, 9, 0, 9, 0, 1, 2, 3, 4, 5, 6, 7, 9, 0, 0};

// A class, of which there is only the CLSID, and a structure that nobody describes.
static uint32_t empty_types(w32t_winmd *b) {
    uint32_t class = w32t_winmd_type(b, 0x100109, MADE, "ThingClass", "ValueType");
    w32t_winmd_attribute(b, 0x02, class, "GuidAttribute", "\x09\x07\x07\x05\x05\x05\x05\x05\x05\x05\x05", CLASS_VALUE,
                         sizeof CLASS_VALUE);
    return w32t_winmd_type(b, 0x100109, MADE, "OPAQUE_THING", "ValueType");
}

static const uint8_t GUID_VALUE[] = {0x04, 0x03, 0x02, 0x01, 0x06, 0x05, 0x08, 0x07, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0};

static uint32_t thing_interface(w32t_winmd *b) {
    uint32_t type = w32t_winmd_type(b, 0xA1, MADE, "IThing", NULL);
    uint32_t base = w32t_winmd_type_ref(b, "Windows.Win32.System.Com", "IUnknown");
    w32t_winmd_row(b, 0x09, (uint32_t[]){type, w32t_winmd_coded('D', 0x01, base)});
    w32t_winmd_attribute(b, 0x02, type, "GuidAttribute", "\x09\x07\x07\x05\x05\x05\x05\x05\x05\x05\x05", GUID_VALUE,
                         sizeof GUID_VALUE);
    uint32_t guid = w32t_winmd_coded('D', 0x01, w32t_winmd_type_ref(b, "System", "Guid"));
    uint8_t get[] = {0x20, 2, 0x08, 0x0F, 0x11, (uint8_t)guid, 0x0F, 0x0F, 0x01};
    w32t_winmd_method(b, "Get", get, sizeof get);
    mark(b, 0x08, w32t_winmd_param(b, 1, 1, "riid"), "ConstAttribute");
    mark(b, 0x08, w32t_winmd_param(b, 2, 2, "object"), "ComOutPtrAttribute");
    return type;
}

typedef struct made_types {
    uint32_t handle, text, mode, node, packed, cpu, opaque;
} made_types;

static uint8_t coded_type(uint32_t type) {
    return (uint8_t)w32t_winmd_coded('D', 0x02, type); // below 0x80: one byte
}

static void make_thing(w32t_winmd *b, const made_types *t) {
    uint8_t make[] = {0,    5,    0x11, coded_type(t->handle), 0x11, coded_type(t->mode), 0x0F, 0x01, 0x0F, 0x09,
                      0x0F, 0x03, 0x08};
    uint32_t method = w32t_winmd_method(b, "MakeThing", make, sizeof make);
    w32t_winmd_param(b, 1, 1, "mode");
    mark_with(b, w32t_winmd_param(b, 0x12, 2, "data"), "MemorySizeAttribute", 0x06, "BytesParamIndex", 2);
    w32t_winmd_param(b, 3, 3, "size");
    mark_with(b, w32t_winmd_param(b, 2, 4, "name"), "NativeArrayInfoAttribute", 0x06, "CountParamIndex", 4);
    w32t_winmd_param(b, 1, 5, "chars");
    w32t_winmd_import(b, method, 0x140, "MakeThing", "THINGS.dll");
}

static void use_things(w32t_winmd *b, const made_types *t) {
    uint8_t use[] = {0,
                     4,
                     0x01,
                     0x0F,
                     0x11,
                     coded_type(t->node),
                     0x0F,
                     0x11,
                     coded_type(t->packed),
                     0x0F,
                     0x11,
                     coded_type(t->cpu),
                     0x11,
                     coded_type(t->text)};
    uint32_t method = w32t_winmd_method(b, "UseThings", use, sizeof use);
    w32t_winmd_param(b, 1, 1, "node");
    mark(b, 0x08, w32t_winmd_param(b, 3, 2, "packed"), "ConstAttribute");
    mark_with(b, w32t_winmd_param(b, 2, 3, "cpus"), "NativeArrayInfoAttribute", 0x08, "CountConst", 4);
    mark(b, 0x08, w32t_winmd_param(b, 1, 4, "all"), "NullNullTerminatedAttribute");
    w32t_winmd_import(b, method, 0x100, "UseThings", "THINGS");
}

static void other_functions(w32t_winmd *b, const made_types *t, bool plain) {
    uint8_t close[] = {0, 1, 0x08, 0x11, coded_type(t->handle)};
    uint32_t method = w32t_winmd_method(b, "CloseThing", close, sizeof close);
    w32t_winmd_param(b, 1, 1, "thing");
    w32t_winmd_import(b, method, 0x100, "CloseThing", "THINGS.dll");
    w32t_winmd_import(b, w32t_winmd_method(b, "CreateFileW", "\0\0\x08", 3), 0x140, "CreateFileW", "KERNEL32.dll");
    method = w32t_winmd_method(b, "WordThing", "\0\0\x08", 3); // for 32-bit programs
    for_processors(b, 0x06, method, 1);
    w32t_winmd_import(b, method, 0x100, "WordThing", "THINGS.dll");
    method = w32t_winmd_method(b, "WordThing", "\0\0\x0A", 3);
    for_processors(b, 0x06, method, 2 | 4);
    w32t_winmd_import(b, method, 0x100, "WordThing", "THINGS.dll");
    uint32_t runtime = w32t_winmd_type_ref(b, "Windows.System", "Queue");
    uint8_t look[] = {
        0, 2, 0x01, 0x0F, 0x11, coded_type(t->opaque), 0x0F, 0x12, (uint8_t)w32t_winmd_coded('D', 0x01, runtime)};
    method = w32t_winmd_method(b, "LookAt", look, sizeof look);
    w32t_winmd_param(b, 1, 1, "opaque");
    w32t_winmd_param(b, 2, 2, "queue");
    w32t_winmd_import(b, method, 0x100, "LookAt", "THINGS.dll");
    if (plain) return;
    w32t_winmd_import(b, w32t_winmd_method(b, "Numbered", "\0\0\x01", 3), 0x100, "#7", "THINGS.dll");
    w32t_winmd_import(b, w32t_winmd_method(b, "Renamed", "\0\0\x01", 3), 0x100, "SystemThing001", "THINGS.dll");
    method = w32t_winmd_method(b, "PrintThing", "\x05\x01\x08\x0F\x04", 5);
    w32t_winmd_param(b, 1, 1, "format");
    mark(b, 0x06, method, "DoesNotReturnAttribute");
    w32t_winmd_import(b, method, 0x200, "PrintThing", "THINGS.dll");
    method = w32t_winmd_method(b, "OldThing", "\0\x02\x01\x0F\x09\x09", 6);
    uint32_t list = w32t_winmd_param(b, 1, 1, "list");
    w32t_winmd_param(b, 1, 2, "count");
    w32t_winmd_row(b, 0x0D, (uint32_t[]){w32t_winmd_coded('M', 0x08, list), w32t_winmd_blob(b, "\x2A\x50\x01", 3)});
    w32t_winmd_import(b, method, 0x100, "OldThing", "THINGS.dll");
}

uint8_t *w32t_made_winmd(bool wide, bool plain, size_t *size) {
    w32t_winmd *b = w32t_winmd_new(wide);
    made_types t;
    t.handle = thing_handle(b);
    t.text = text_typedef(b);
    t.mode = mode(b);
    t.node = node(b, plain);
    t.packed = packed(b);
    t.cpu = of_processors(b);
    t.opaque = empty_types(b);
    thing_interface(b);
    w32t_winmd_type(b, 0x101, MADE, "THING_CALLBACK", "MulticastDelegate");
    w32t_winmd_method(b, "Invoke", "\x20\x00\x01", 3);
    w32t_winmd_type(b, 0x181, MADE, "Apis", "Object");
    make_thing(b, &t);
    use_things(b, &t);
    other_functions(b, &t, plain);
    return w32t_winmd_finish(b, size);
}

uint8_t *w32t_made_second_winmd(size_t *size) {
    w32t_winmd *b = w32t_winmd_new(false);
    uint32_t type = w32t_winmd_type(b, 0xA1, "Windows.Wdk.Made", "IMore", NULL);
    uint32_t base = w32t_winmd_type_ref(b, MADE, "IThing"), node_ref = w32t_winmd_type_ref(b, MADE, "NODE");
    w32t_winmd_row(b, 0x09, (uint32_t[]){type, w32t_winmd_coded('D', 0x01, base)});
    w32t_winmd_method(b, "More", "\x20\x00\x08", 3);
    w32t_winmd_type(b, 0x181, "Windows.Wdk.Made", "Apis", "Object");
    uint8_t use[] = {0, 1, 0x01, 0x0F, 0x11, (uint8_t)w32t_winmd_coded('D', 0x01, node_ref)};
    uint32_t method = w32t_winmd_method(b, "UseNode", use, sizeof use);
    w32t_winmd_param(b, 1, 1, "node");
    w32t_winmd_import(b, method, 0x100, "UseNode", "ntoskrnl.exe");
    return w32t_winmd_finish(b, size);
}
