// SPDX-License-Identifier: Apache-2.0
// The Detail column, operation by operation, for what real logs at hand do not show as well as for what they do. Bytes
// are laid out after the Windows headers (ntifs.h, fltKernel.h, wdm.h); the texts are Process Monitor's.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "build/pml_build.h"
#include "decode/decode.h"
#include "model/pml_log.h"

#include <stdio.h>
#include <string.h>

typedef struct one { // one event, without a file around it
    w32t_pml_log log;
    w32t_pml_record record;
    w32t_arena arena;
    w32t_event event;
    uint8_t raw[32768];
} one;

static void make(one *o, int pointer, unsigned class_, unsigned operation, uint32_t result, const pml_bytes *detail,
                 const pml_bytes *extra) {
    memset(o, 0, sizeof *o);
    o->log.pointer_size = (uint8_t)pointer;
    o->raw[8] = (uint8_t)class_;
    o->raw[12] = (uint8_t)operation;
    w32t_put32(o->raw + 4, 4242); // thread
    w32t_put64(o->raw + 0x14, 15);
    w32t_put64(o->raw + 0x1C, 132390000000000000u);
    w32t_put32(o->raw + 0x24, result);
    memcpy(o->raw + 0x34, detail->p, detail->n);
    if (extra) memcpy(o->raw + 16384, extra->p, extra->n);
    o->log.file = w32t_span_of(o->raw, sizeof o->raw);
    o->record = (w32t_pml_record){.log = &o->log,
                                  .raw = o->raw,
                                  .size = (uint32_t)(0x34 + detail->n),
                                  .extra = extra ? o->raw + 16384 : NULL,
                                  .extra_size = extra ? (uint32_t)extra->n : 0};
    o->event.native = &o->record;
    o->event.encoding = W32T_ENC_PML;
    o->event.source = W32T_SOURCE_PML;
    o->event.arena = &o->arena;
    o->event.decoder = &w32t_decode_pml;
}

static void check(one *o, const char *operation, const char *category, const char *detail) {
    char s[2048];
    w32t_event_text(&o->event, W32T_TEXT_OPERATION, s, sizeof s);
    assert_string_equal(s, operation);
    w32t_event_text(&o->event, W32T_TEXT_CATEGORY, s, sizeof s);
    assert_string_equal(s, category);
    w32t_event_text(&o->event, W32T_TEXT_DETAIL, s, sizeof s);
    assert_string_equal(s, detail);
    uint32_t n;
    w32t_event_fields(&o->event, &n); // the typed form must be there too
    assert_true(n >= 1);
    w32t_arena_free(&o->arena);
}

static void param32(uint8_t *params, int pointer, int slot, uint32_t v) {
    w32t_put32(params + slot * pointer, v);
}

static void create_file(void **state) {
    (void)state;
    for (int pointer = 4; pointer <= 8; pointer += 4) {
        one o;
        pml_bytes d = {.n = 0}, x = {.n = 0};
        uint8_t params[48] = {0};
        param32(params, pointer, 1, 0x02000000u | 0x60); // Create; synchronous, no directory
        w32t_put16(params + 2 * pointer, 0x80);          // normal
        w32t_put16(params + 2 * pointer + 2, 3);         // read, write
        w32t_put64(params + 5 * pointer, 123456);        // allocation size
        pml_file(&d, pointer, 0, 0, params, "C:\\f");
        pml_u32(&d, 0x80000000u | 0x40000000u); // generic read and write
        pml_u8(&d, 12);
        pml_u8(&d, 0), pml_u8(&d, 0), pml_u8(&d, 0);
        static const uint8_t service[12] = {1, 1, 0, 0, 0, 0, 0, 5, 19};
        for (int i = 0; i < 12; i++)
            pml_u8(&d, service[i]);
        pml_ptr(&x, pointer, 2);
        make(&o, pointer, 3, 20, 0, &d, &x);
        check(&o, "CreateFile", "Write",
              "Desired Access: Generic Read/Write, Disposition: Create, Options: Synchronous IO Non-Alert, "
              "Non-Directory File, "
              "Attributes: N, ShareMode: Read, Write, AllocationSize: 123,456, Impersonating: NT AUTHORITY\\LOCAL "
              "SERVICE, "
              "OpenResult: Created");
        make(&o, pointer, 3, 20, 0xC0000034, &d, NULL); // failed: no result, still a write by what was asked for
        char s[2048];
        w32t_event_text(&o.event, W32T_TEXT_CATEGORY, s, sizeof s);
        assert_string_equal(s, "Write");
        w32t_event_text(&o.event, W32T_TEXT_RESULT, s, sizeof s);
        assert_string_equal(s, "NAME NOT FOUND");
    }
}

static void read_write(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0};
    uint8_t params[48] = {0};
    param32(params, 8, 0, 65536);
    w32t_put64(params + 16, 0xFFFFFFFFFFFFFFFFu); // FILE_WRITE_TO_END_OF_FILE
    pml_file(&d, 8, 0, 0x060043, params, "C:\\f");
    make(&o, 8, 3, 24, 0, &d, NULL);
    check(&o, "WriteFile", "Write",
          "Offset: -1, Length: 65,536, I/O Flags: Non-cached, Paging I/O, Synchronous Paging I/O, Priority: Normal");
    make(&o, 8, 3, 23, 0x103, &d, NULL);
    char s[64];
    w32t_event_text(&o.event, W32T_TEXT_RESULT, s, sizeof s);
    assert_string_equal(s, "");
    assert_int_equal(w32t_event_text(&o.event, W32T_TEXT_DURATION, s, sizeof s), 0);
    make(&o, 8, 3, 23, 0xC0001234, &d, NULL);
    w32t_event_text(&o.event, W32T_TEXT_RESULT, s, sizeof s);
    assert_string_equal(s, "0xC0001234");
}

static void information(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0}, x = {.n = 0};
    pml_file(&d, 4, 0x0A, 0, NULL, "C:\\dir\\old.txt");
    pml_u32(&d, 1); // replace
    pml_u32(&d, 0); // no root
    pml_u32(&d, 14);
    pml_wide(&d, "new.txt");
    make(&o, 4, 3, 26, 0, &d, NULL);
    check(&o, "SetRenameInformationFile", "Write", "ReplaceIfExists: True, FileName: C:\\dir\\new.txt");

    d.n = 0;
    pml_file(&d, 8, 0x40, 0, NULL, "C:\\f");
    pml_u32(&d, 3);
    make(&o, 8, 3, 26, 0, &d, NULL);
    check(&o, "SetDispositionInformationEx", "Write",
          "Flags: FILE_DISPOSITION_DELETE, FILE_DISPOSITION_POSIX_SEMANTICS");

    d.n = 0;
    pml_file(&d, 8, 0x07, 0, NULL, "C:\\f");
    pml_u32(&x, 1234);
    make(&o, 8, 3, 25, 0, &d, &x);
    check(&o, "QueryEaInformationFile", "Read Metadata", "EaSize: 1,234");

    d.n = 0;
    pml_file(&d, 8, 0x60, 0, NULL, "C:\\f"); // a class of no Windows so far
    make(&o, 8, 3, 25, 0, &d, &x);
    check(&o, "<Unknown>", "Read Metadata", "");
}

static void volumes(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0}, x = {.n = 0};
    pml_file(&d, 8, 4, 0, NULL, "C:");
    pml_u32(&x, 7);    // FILE_DEVICE_DISK
    pml_u32(&x, 0x21); // removable, mounted
    make(&o, 8, 3, 30, 0, &d, &x);
    check(&o, "QueryDeviceInformationVolume", "", "DeviceType: Disk, Characteristics: Mounted, Removable");
}

static void controls(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0};
    uint8_t params[48] = {0};
    param32(params, 8, 0, 1000); // output
    param32(params, 8, 1, 20);   // input
    param32(params, 8, 2, 0x11C017);
    pml_file(&d, 8, 0, 0, params, "\\Device\\NamedPipe\\x");
    make(&o, 8, 3, 33, 0, &d, NULL);
    check(&o, "FileSystemControl", "", "Control: FSCTL_PIPE_TRANSCEIVE, WriteLength: 1,000, ReadLength: 20");
    param32(params, 8, 2, 0x222004);
    d.n = 0;
    pml_file(&d, 8, 0, 0, params, "\\Device\\X");
    make(&o, 8, 3, 34, 0, &d, NULL);
    check(&o, "DeviceIoControl", "", "Control: 0x222004 (Device:0x22 Function:2049 Method: 0)");
}

static void locks(void **state) {
    (void)state;
    for (int pointer = 4; pointer <= 8; pointer += 4) {
        one o;
        pml_bytes d = {.n = 0};
        uint8_t params[48] = {0};
        w32t_put64(params + 2 * pointer, 5000); // offset
        params[3 * pointer + 8] = 0;            // wait
        params[3 * pointer + 9] = 1;            // exclusive
        pml_file(&d, pointer, 1, 0, params, "C:\\f");
        pml_u64(&d, 10);
        make(&o, pointer, 3, 37, 0, &d, NULL);
        check(&o, "LockFile", "", "Exclusive: True, Offset: 5,000, Length: 10, Fail Immediately: False");
    }
}

// One entry of FileBothDirectoryInformation.
static void entry(pml_bytes *x, const char *name, int last) {
    size_t start = x->n, length = 94 + 2 * strlen(name);
    pml_u32(x, last ? 0 : (uint32_t)(length + 7) / 8 * 8);
    for (size_t i = 0; i < 56; i++)
        pml_u8(x, 0);
    pml_u32(x, (uint32_t)(2 * strlen(name)));
    for (size_t i = 0; i < 30; i++)
        pml_u8(x, 0);
    pml_wide(x, name);
    while ((x->n - start) % 8)
        pml_u8(x, 0);
}

static void listings(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0}, x = {.n = 0};
    uint8_t params[48] = {0};
    param32(params, 8, 2, 3);
    pml_file(&d, 8, 1, 0, params, "C:\\dir");
    pml_u16(&d, 2); // wide
    pml_wide(&d, "*a");
    entry(&x, "aa", 0);
    entry(&x, "ba", 0);
    entry(&x, "ca", 1);
    make(&o, 8, 3, 32, 0, &d, &x);
    char s[256];
    w32t_event_text(&o.event, W32T_TEXT_PATH, s, sizeof s);
    assert_string_equal(s, "C:\\dir\\*a");
    // The typed form holds all three names; the text loses the one whose place the class takes.
    uint32_t n;
    const w32t_field *f = w32t_event_fields(&o.event, &n);
    assert_string_equal(f[2].name, "Entries");
    assert_int_equal(f[2].value.size, 3);
    assert_memory_equal(f[2].value.items[1].bytes, "b\0a\0", 4);
    check(&o, "QueryDirectory", "Read Metadata",
          "Filter: *a, 1: aa, FileInformationClass: FileBothDirectoryInformation, 3: ca");
    o.log.later_text = true; // Process Monitor 3.61
    check(&o, "QueryDirectory", "Read Metadata",
          "FileInformationClass: FileBothDirectoryInformation, Filter: *a, 2: aa, 3: ba, 4: ca");
    d.n = 0; // without a pattern
    pml_file(&d, 8, 1, 0, params, "C:\\dir");
    pml_u16(&d, 0);
    make(&o, 8, 3, 32, 0, &d, &x);
    o.log.later_text = true;
    check(&o, "QueryDirectory", "Read Metadata",
          "FileInformationClass: FileBothDirectoryInformation, 1: aa, 2: ba, 3: ca");
}

// Process Monitor's buffer for a detail has room for 4,095 UTF-16 units: a character of two counts twice, and its first
// half alone is no character.
static void long_detail(void **state) {
    (void)state;
    static char s[8192];
    for (int odd = 0; odd < 2; odd++) { // the end falls between two characters, and inside one
        one o;
        pml_bytes d = {.n = 0};
        pml_u32(&d, 7);
        pml_u16(&d, (uint16_t)(0x8000u | (unsigned)(100 + odd)));
        pml_u16(&d, 1990u * 2);
        pml_u32(&d, 0);
        for (int i = 0; i < 100 + odd; i++)
            pml_u8(&d, 'c');
        for (int i = 0; i < 1990; i++)
            pml_u16(&d, 0xD83D), pml_u16(&d, 0xDE00);
        make(&o, 8, 1, 7, 0, &d, NULL);
        w32t_event_text(&o.event, W32T_TEXT_DETAIL, s, sizeof s);
        // "Parent PID: 7, Command line: " and ", Current directory: " are 29 and 21 characters.
        size_t left = 4095 - (29 + 100 + (size_t)odd + 21);
        size_t pairs = 0;
        for (const char *p = s; *p; p++)
            pairs += (unsigned char)*p >= 0xF0;
        assert_int_equal(pairs, left / 2);
        assert_int_equal(memcmp(s + strlen(s) - 3, "\xEF\xBF\xBD", 3) == 0, left % 2);
        uint32_t n;
        const w32t_field *f = w32t_event_fields(&o.event, &n); // typed, it is whole
        assert_int_equal(f[2].value.size, 1990 * 4);
        w32t_arena_free(&o.arena);
    }
}

static void mappings(void **state) {
    (void)state;
    // What Process Monitor shows on 64-bit systems are bits of the pointer behind the protection.
    static const struct {
        uint32_t sync, pointer;
        const char *text;
    } of[] = {{1, 0, "SyncType: SyncTypeCreateSection, PageProtection: "},
              {1, 0x200, "SyncType: SyncTypeCreateSection, PageProtection: |PAGE_NOCACHE"},
              {1, 0x80, "SyncType: SyncTypeCreateSection, PageProtection: PAGE_EXECUTE_WRITECOPY"},
              {1, 0x210, "SyncType: SyncTypeCreateSection, PageProtection: PAGE_EXECUTE|PAGE_NOCACHE"},
              {0, 0, "SyncType: SyncTypeOther"}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        one o;
        pml_bytes d = {.n = 0};
        uint8_t params[48] = {0};
        w32t_put32(params, of[i].sync);
        w32t_put32(params + 4, 4);
        param32(params, 8, 1, of[i].pointer);
        pml_file(&d, 8, 0, 0, params, "C:\\f");
        make(&o, 8, 3, 19, 0, &d, NULL);
        check(&o, "CreateFileMapping", "", of[i].text);
    }
}

// The length of a lock over everything is -1; in logs of 32-bit systems Process Monitor shows its low half.
static void lock_of_everything(void **state) {
    (void)state;
    for (int pointer = 4; pointer <= 8; pointer += 4) {
        one o;
        pml_bytes d = {.n = 0};
        uint8_t params[48] = {0};
        pml_file(&d, pointer, 2, 0, params, "C:\\f");
        pml_u64(&d, UINT64_MAX);
        make(&o, pointer, 3, 37, 0, &d, NULL);
        uint32_t n;
        const w32t_field *f = w32t_event_fields(&o.event, &n);
        assert_int_equal((int64_t)f[1].value.u, -1);
        check(&o, "UnlockFileSingle", "", pointer == 4 ? "Offset: 0, Length: 4,294,967,295" : "Offset: 0, Length: -1");
    }
}

// Process Monitor 2 recorded the parent alone.
static void short_start(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0};
    pml_u32(&d, 1432);
    make(&o, 4, 1, 7, 0, &d, NULL);
    check(&o, "Process Start", "", "Parent PID: 1432");
    pml_u32(&d, 0); // as it is written under version 9: lengths of what is not there
    pml_u32(&d, 0);
    one rewritten;
    make(&rewritten, 4, 1, 7, 0, &d, NULL);
    check(&rewritten, "Process Start", "", "Parent PID: 1432");
}

// Classes that Process Monitor came to know with 3.61.
static void later_operations(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0};
    uint8_t params[48] = {0};
    pml_file(&d, 8, 0x4A, 0, params, "C:\\f");
    make(&o, 8, 3, 26, 0, &d, NULL);
    char s[64];
    w32t_event_text(&o.event, W32T_TEXT_OPERATION, s, sizeof s);
    assert_string_equal(s, "<Unknown>");
    o.log.later_text = true;
    w32t_event_text(&o.event, W32T_TEXT_OPERATION, s, sizeof s);
    assert_string_equal(s, "SetStorageReservedIdInformation");
}

static void registry(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0}, x = {.n = 0};
    pml_u16(&d, 0x8000u | 4);
    pml_u16(&d, 0xCCCC);
    pml_u32(&d, 0x02000000);
    pml_text(&d, "HKLM");
    pml_u32(&x, 0x20019);
    pml_u32(&x, 1);
    make(&o, 8, 2, 1, 0, &d, &x);
    check(&o, "RegCreateKey", "Write",
          "Desired Access: Maximum Allowed, Granted Access: Read, Disposition: REG_CREATED_NEW_KEY");

    d.n = 0; // what was set: type, size, copied, path, data
    pml_u16(&d, 0x8000u | 4);
    pml_u16(&d, 0);
    pml_u32(&d, 3);
    pml_u32(&d, 5);
    pml_u16(&d, 3);
    pml_u16(&d, 0);
    pml_text(&d, "HKLM");
    pml_u8(&d, 0xAB), pml_u8(&d, 0), pml_u8(&d, 0xCD);
    make(&o, 8, 2, 4, 0, &d, NULL);
    uint32_t n;
    const w32t_field *f = w32t_event_fields(&o.event, &n);
    assert_int_equal(f[2].value.type, W32T_TYPE_CUT); // three of five bytes were kept
    assert_int_equal(f[2].value.full, 5);
    check(&o, "RegSetValue", "Write", "Type: REG_BINARY, Length: 5, Data: AB 00 CD");

    d.n = x.n = 0; // a 64-bit number is blank in the text and whole in the typed form
    pml_u16(&d, 0x8000u | 4);
    pml_u16(&d, 0);
    pml_u32(&d, 100);
    pml_u32(&d, 2);
    pml_text(&d, "HKLM");
    pml_u32(&x, 0), pml_u32(&x, 11), pml_u32(&x, 8), pml_u64(&x, 0x123456789ABCDEFu);
    make(&o, 8, 2, 5, 0, &d, &x);
    f = w32t_event_fields(&o.event, &n);
    assert_int_equal(f[2].value.u, 0x123456789ABCDEFu);
    check(&o, "RegQueryValue", "Read", "Type: REG_QWORD, Length: 8, Data: ");

    d.n = 0; // rename: two strings
    pml_u16(&d, 0x8000u | 4);
    pml_u16(&d, 3);
    pml_text(&d, "HKLM");
    pml_wide(&d, "new");
    make(&o, 8, 2, 14, 0, &d, NULL);
    check(&o, "RegRenameKey", "Write", "New Name: new");
}

static void processes(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0};
    pml_u32(&d, 0xC0000005);
    pml_u64(&d, 20000000); // kernel
    pml_u64(&d, 156001);   // user
    make(&o, 8, 1, 4, 0, &d, NULL);
    check(&o, "Thread Exit", "",
          "Exit Status: -1073741819, Thread ID: 4242, User Time: 0.0156001, Kernel Time: 2.0000000");
    w32t_put32(o.raw + 0x34, 0x103); // as the driver records it
    check(&o, "Thread Exit", "", "Thread ID: 4242, User Time: 0.0156001, Kernel Time: 2.0000000");
    pml_u64(&d, 4096), pml_u64(&d, 8192), pml_u64(&d, 1000), pml_u64(&d, 2000);
    make(&o, 8, 1, 2, 0, &d, NULL);
    check(&o, "Process Exit", "",
          "Exit Status: -1073741819, User Time: 0.0156001 seconds, Kernel Time: 2.0000000 seconds, Private Bytes: "
          "1,000, Peak "
          "Private Bytes: 2,000, Working Set: 4,096, Peak Working Set: 8,192");
    d.n = 0;
    pml_u32(&d, 8);
    pml_u16(&d, 0x8000u | 1), pml_u16(&d, 0x8000u | 3), pml_u32(&d, 8);
    pml_text(&d, "c"), pml_text(&d, "C:\\");
    pml_wide(&d, "A=1"), pml_u16(&d, 0), pml_wide(&d, "B="), pml_u16(&d, 0), pml_u16(&d, 0);
    make(&o, 8, 1, 7, 0, &d, NULL);
    check(&o, "Process Start", "",
          "Parent PID: 8, Command line: c, Current directory: C:\\, Environment: \r\n\tA=1\r\n\tB=");
    d.n = 0;
    pml_u64(&d, 10000000), pml_u64(&d, 5), pml_u64(&d, 4096), pml_u64(&d, 77);
    make(&o, 8, 4, 1, 0, &d, NULL);
    check(&o, "Process Profiling", "",
          "User Time: 1.0000000 seconds, Kernel Time: 0.0000005 seconds, Private Bytes: 77, Working Set: 4,096");
    d.n = 0;
    pml_u32(&d, 156001), pml_u32(&d, 312002), pml_u32(&d, 1234);
    make(&o, 8, 4, 0, 0, &d, NULL);
    char s[64];
    w32t_event_text(&o.event, W32T_TEXT_PATH, s, sizeof s);
    assert_string_equal(s, "Thread 4242");
    check(&o, "Thread Profiling", "", "User Time: 0.0156001, Kernel Time: 0.0312002, Context Switches: 1234");
}

// A name that changed between versions of Process Monitor goes with the log's version; our own name does not.
static void older_name(void **state) {
    (void)state;
    for (uint32_t version = 7; version <= 9; version += 2) {
        one o;
        pml_bytes d = {.n = 0};
        uint8_t params[48] = {0};
        pml_file(&d, 8, 0x13, 0, params, "C:\\a");
        pml_u64(&d, 5);
        make(&o, 8, 3, 26, 0, &d, NULL);
        o.log.version = version;
        char s[64];
        w32t_event_text(&o.event, W32T_TEXT_OPERATION, s, sizeof s);
        assert_string_equal(s, version == 7 ? "SetAllInformationFile" : "SetAllocationInformationFile");
        w32t_event_describe(&o.event);
        assert_string_equal(o.event.name, "SetAllocationInformationFile");
        w32t_arena_free(&o.arena);
    }
}

// Pipes and mail slots: the request's words, in the class of files and in that of inter-process communication.
static void pipes(void **state) {
    (void)state;
    for (unsigned class_ = 3; class_ <= 6; class_ += 3)
        for (int pointer = 4; pointer <= 8; pointer += 4) {
            one o;
            pml_bytes d = {.n = 0};
            uint8_t params[48] = {0};
            param32(params, pointer, 0, 0x1000);
            param32(params, pointer, 1, 0x02000060);
            param32(params, pointer, 2, 0x30000);
            param32(params, pointer, 3, 0x4000);
            pml_file(&d, pointer, 0, 0x884, params, "\\Device\\NamedPipe\\p");
            make(&o, pointer, class_, 21, 0, &d, NULL);
            char s[64];
            w32t_event_text(&o.event, W32T_TEXT_EVENT_CLASS, s, sizeof s);
            assert_string_equal(s, class_ == 6 ? "IPC" : "File System");
            w32t_event_text(&o.event, W32T_TEXT_PATH, s, sizeof s);
            assert_string_equal(s, "\\Device\\NamedPipe\\p");
            w32t_event_text(&o.event, W32T_TEXT_OPERATION, s, sizeof s);
            assert_string_equal(s, "CreatePipe");
            char detail[256];
            w32t_event_text(&o.event, W32T_TEXT_DETAIL, detail, sizeof detail);
            assert_string_equal(detail, "Minor ID: 0x0, IRP Flags: 0x884, Flags: 0x1, Arg1: 0x1000, Arg2: 0x2000060, "
                                        "Arg3: 0x30000, Arg4: 0x4000");
            w32t_arena_free(&o.arena);
        }
}

static void network(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0};
    static const uint8_t from[16] = {0x20, 1, 0x0D, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, to[16] = {10, 0, 0, 1};
    pml_u16(&d, 2 | 4); // source IPv6, destination IPv4, TCP
    pml_u16(&d, 0xCCCC);
    pml_u32(&d, 1460);
    for (int i = 0; i < 16; i++)
        pml_u8(&d, from[i]);
    for (int i = 0; i < 16; i++)
        pml_u8(&d, to[i]);
    pml_u16(&d, 50000), pml_u16(&d, 443);
    pml_wide(&d, "seqnum"), pml_u16(&d, 0), pml_wide(&d, "7"), pml_u16(&d, 0), pml_u16(&d, 0);
    make(&o, 8, 5, 3, 0, &d, NULL);
    char s[256];
    w32t_event_text(&o.event, W32T_TEXT_PATH, s, sizeof s);
    assert_string_equal(s, "2001:db8:0:0:0:0:0:1:50000 -> 10.0.0.1:443");
    check(&o, "TCP Receive", "", "Length: 1460, seqnum: 7");
}

// What no log at hand shows, in the words Process Monitor 4.01 has for a log made of such events.
static void bits_without_names(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0}, x = {.n = 0};
    uint8_t params[48] = {0};
    param32(params, 8, 1, 0x02040000); // create, an option without a name
    w32t_put32(params + 16, 0x00088001);
    w32t_put64(params + 40, UINT64_MAX);
    pml_file(&d, 8, 0, 0, params, "C:\\a");
    pml_u32(&d, 0x80000200);
    pml_u32(&d, 0);
    make(&o, 8, 3, 20, 0, &d, NULL);
    check(&o, "CreateFile", "Write",
          "Desired Access: Generic Read, 0x200, Disposition: Create, Options: 0x40000, Attributes: R 0x8000, "
          "ShareMode: 0x8, "
          "AllocationSize: 4,294,967,295");
    d.n = 0;
    pml_file(&d, 8, 4, 0, NULL, "C:");
    pml_u32(&x, 0x33);
    pml_u32(&x, 0x8E6);
    make(&o, 8, 3, 30, 0, &d, &x);
    check(&o, "QueryDeviceInformationVolume", "",
          "DeviceType: DVD, Characteristics: Autogenerated Name, Plug and Play, Mounted, Floppy Diskette, Read Only, "
          "Virtual");
}

static void bare_requests(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0};
    uint8_t params[48] = {0};
    param32(params, 8, 0, 0x600), param32(params, 8, 1, 512), param32(params, 8, 2, 7), param32(params, 8, 3, 9);
    pml_file(&d, 8, 2, 1, params, "C:\\a");
    make(&o, 8, 3, 36, 0, &d, NULL);
    check(&o, "Shutdown", "",
          "Minor ID: 0x2, IRP Flags: 0x1, Flags: 0x1, Arg1: 0x600, Arg2: 0x200, Arg3: 0x7, Arg4: 0x9");
    make(&o, 8, 3, 5, 0, &d, NULL);
    check(&o, "ReadFile", "Read", "Offset: 1,536, Length: 512, Key: 0x7, MDL: 0x9");
    make(&o, 8, 3, 2, 0, &d, NULL);
    check(&o, "FASTIO_MDL_WRITE_COMPLETE", "", "Offset: 1,536, MDL: 0x200");
    make(&o, 8, 3, 1, 0, &d, NULL);
    check(&o, "VolumeMount", "", "Device Type: 0x600");
    make(&o, 8, 3, 31, 0, &d, NULL);
    check(&o, "SetVolumeInformation", "Write Metadata", "");
}

// Newer drivers put the new name with its drive behind what was set (0x28 bytes: 20, then the name).
static void renamed(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0};
    uint8_t params[48] = {0};
    param32(params, 8, 0, 0x28);
    pml_file(&d, 8, 0x41, 0, params, "C:\\old");
    pml_u64(&d, 3);
    pml_u64(&d, 0);
    pml_u32(&d, 20);
    pml_wide(&d, "\\Device\\X\\");
    pml_u16(&d, 0x8000 | 6);
    pml_text(&d, "E:\\new");
    make(&o, 8, 3, 26, 0, &d, NULL);
    check(&o, "SetRenameInformationEx", "Write",
          "Flags: FILE_RENAME_REPLACE_IF_EXISTS, FILE_RENAME_POSIX_SEMANTICS, FileName: E:\\new");
    d.n = 0;
    pml_file(&d, 8, 4, 0, NULL, "C:\\a");
    pml_u64(&d, UINT64_MAX), pml_u64(&d, UINT64_MAX - 1), pml_u64(&d, 132000000000000000u), pml_u64(&d, 0);
    pml_u32(&d, 0x20), pml_u32(&d, 0);
    make(&o, 8, 3, 26, 0, &d, NULL);
    check(
        &o, "SetBasicInformationFile", "Write Metadata",
        "CreationTime: -1, LastAccessTime: -2, LastWriteTime: 4/17/2019 6:40:00 PM, ChangeTime: 1/1/1601 12:00:00 AM, "
        "FileAttributes: A");
}

static void image_paths(void **state) {
    (void)state;
    static const char *const paths[][2] = {{"\\SYSTEMROOT\\b.dll", "C:\\WINDOWS\\b.dll"},
                                           {"\\??\\C:\\c.dll", "C:\\c.dll"},
                                           {"\\Windows\\d.dll", "C:\\Windows\\d.dll"},
                                           {"\\Device\\e.dll", "\\Device\\e.dll"},
                                           {"\\SystemRoot", "\\SystemRoot"}};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        one o;
        pml_bytes d = {.n = 0};
        char s[256];
        pml_u64(&d, 0x7FF00000), pml_u32(&d, 0x1000);
        pml_u16(&d, 0x8000u | (unsigned)strlen(paths[i][0])), pml_u16(&d, 0);
        pml_text(&d, paths[i][0]);
        make(&o, 8, 1, 5, 0, &d, NULL);
        o.log.system_root = "C:\\WINDOWS";
        w32t_event_text(&o.event, W32T_TEXT_PATH, s, sizeof s);
        assert_string_equal(s, paths[i][1]);
    }
}

static void registry_words(void **state) {
    (void)state;
    one o;
    pml_bytes d = {.n = 0};
    pml_u16(&d, 0x8000 | 6), pml_u16(&d, 0), pml_u32(&d, 144), pml_u32(&d, 6); // virtualization
    pml_text(&d, "HKLM\\X");
    make(&o, 8, 2, 3, 0, &d, NULL);
    check(&o, "RegQueryKey", "Read", "Query: <Unknown: 6 >, Length: 144");
    d.n = 0;
    pml_u16(&d, 0x8000 | 6), pml_u16(&d, 0), pml_u32(&d, 6), pml_u32(&d, 4), pml_u16(&d, 4), pml_u16(&d, 0);
    pml_text(&d, "HKLM\\X");
    pml_u32(&d, 0x00410041);
    make(&o, 8, 2, 4, 0, &d, NULL);
    check(&o, "RegSetValue", "Write", "Type: REG_LINK, Length: 4, Data: ");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bits_without_names),
        cmocka_unit_test(bare_requests),
        cmocka_unit_test(renamed),
        cmocka_unit_test(image_paths),
        cmocka_unit_test(registry_words),
        cmocka_unit_test(create_file),
        cmocka_unit_test(read_write),
        cmocka_unit_test(information),
        cmocka_unit_test(volumes),
        cmocka_unit_test(controls),
        cmocka_unit_test(locks),
        cmocka_unit_test(listings),
        cmocka_unit_test(registry),
        cmocka_unit_test(processes),
        cmocka_unit_test(older_name),
        cmocka_unit_test(pipes),
        cmocka_unit_test(network),
        cmocka_unit_test(mappings),
        cmocka_unit_test(lock_of_everything),
        cmocka_unit_test(short_start),
        cmocka_unit_test(long_detail),
        cmocka_unit_test(later_operations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
