// SPDX-License-Identifier: Apache-2.0
// Process Monitor's XML of a log built here: the marks, line ends and escapes that its own exports have.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/mem.h"
#include "build/pml_build.h"
#include <win32trace/win32trace.h>

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define T0 132390000000000000u

static char path[64], again[64];

// A CreateFile-free event whose details have a line's end in them: Process Start with an environment.
static void start(pml_build *b, const char *command) {
    pml_bytes d = {.n = 0};
    uint64_t frames[2] = {0x7FF600001010, 0x10};
    pml_u32(&d, 44);
    pml_u16(&d, 0x8000u | (unsigned)strlen(command));
    pml_u16(&d, 0x8002);
    pml_u32(&d, 5);
    pml_text(&d, command);
    pml_text(&d, "C:");
    pml_wide(&d, "A=1");
    pml_u32(&d, 0);
    pml_build_event_add(b, &(pml_build_event){.process = 7,
                                              .tid = 1,
                                              .class_ = 1,
                                              .operation = 7,
                                              .time = T0 + b->event_count,
                                              .frames = frames,
                                              .frame_count = 2,
                                              .detail = d.p,
                                              .detail_size = (uint32_t)d.n});
}

static int make(void **state) {
    (void)state;
    pml_build b;
    pml_build_start(&b, 8);
    b.processes[0].index = 7;
    b.processes[0].pid = 100;
    b.processes[0].start = T0 - 5;
    b.processes[0].name = "a'b.exe";
    b.processes[0].command = "t\tb\x01z";
    b.processes[0].image = "C:\\<a>&\"b\".exe";
    b.processes[0].module_base = 0x7FF600001000;
    b.processes[0].module_size = 0x1000;
    b.processes[0].module_path = "C:\\m.dll";
    b.processes[0].module_loaded = T0 - 3;
    b.process_count = 1;
    start(&b, "one");
    start(&b, "\"two\"");
    pml_build_finish(&b);
    snprintf(path, sizeof path, "/tmp/w32t-xml-%ld.pml", (long)getpid());
    snprintf(again, sizeof again, "/tmp/w32t-xml-%ld-2.pml", (long)getpid());
    FILE *f = fopen(path, "wb");
    fwrite(b.bytes, 1, b.size, f);
    fclose(f);
    pml_build_free(&b);
    return 0;
}

static int drop(void **state) {
    (void)state;
    unlink(again);
    return unlink(path);
}

static w32t_status take(void *context, const void *bytes, size_t n, w32t_error *error) {
    (void)error;
    w32t_buf_put(context, bytes, n);
    return W32T_OK;
}

static void export_as(const char *from, const char *format, bool stacks, w32t_buf *out) {
    const char *fields[] = {"Operation", "Path", "Detail"};
    w32t_export_options o = {.format = format,
                             .from = W32T_NO_TIME,
                             .to = W32T_NO_TIME,
                             .fields = fields,
                             .field_count = 3,
                             .stacks = stacks};
    if (strcmp(format, "pml") == 0) o.field_count = 0;
    w32t_error error = {0};
    w32t_trace *t = w32t_trace_new(NULL);
    assert_int_equal(w32t_trace_add(t, from, &error), W32T_OK);
    assert_int_equal(w32t_export(t, &o, take, out, NULL, &error), W32T_OK);
    w32t_trace_free(t);
}

static const char processes[] =
    "\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<procmon><processlist><process>\r\n"
    "<ProcessIndex>7</ProcessIndex>\r\n<ProcessId>100</ProcessId>\r\n<ParentProcessId>0</ParentProcessId>\r\n"
    "<ParentProcessIndex>0</ParentProcessIndex>\r\n";

static void as_process_monitor(void **state) {
    (void)state;
    w32t_buf out = {0};
    export_as(path, "procmon-xml", false, &out);
    const char *xml = w32t_buf_cstr(&out);
    assert_memory_equal(xml, processes, sizeof processes - 1);
    assert_non_null(strstr(xml, "<ProcessName>a&apos;b.exe</ProcessName>\r\n"
                                "<ImagePath>C:\\&lt;a&gt;&amp;&quot;b&quot;.exe</ImagePath>\r\n"));
    assert_non_null(strstr(xml, "<CommandLine>t\tb_z</CommandLine>\r\n")); // XML has no place for U+0001
    // When the module was loaded, as a FILETIME.
    assert_non_null(strstr(xml, "<module>\r\n<Timestamp>132389999999999997</Timestamp>\r\n"
                                "<BaseAddress>0x7ff600001000</BaseAddress>\r\n<Size>4096</Size>\r\n"));
    // A line feed of a text is a line's end of the file; events are a blank line apart; nothing follows the root.
    const char *events = strstr(xml, "</processlist>");
    assert_non_null(events);
    assert_string_equal(events,
                        "</processlist><eventlist>\r\n<event>\r\n<ProcessIndex>7</ProcessIndex>\r\n"
                        "<Operation>Process Start</Operation>\r\n<Path></Path>\r\n"
                        "<Detail>Parent PID: 44, Command line: one, Current directory: C:, Environment: \r\r\n\tA=1"
                        "</Detail>\r\n</event>\r\n\r\n<event>\r\n<ProcessIndex>7</ProcessIndex>\r\n"
                        "<Operation>Process Start</Operation>\r\n<Path></Path>\r\n"
                        "<Detail>Parent PID: 44, Command line: &quot;two&quot;, Current directory: C:, "
                        "Environment: \r\r\n\tA=1</Detail>\r\n</event>\r\n</eventlist></procmon>");
    w32t_buf_free(&out);
}

static void stacks(void **state) {
    (void)state;
    w32t_buf out = {0};
    export_as(path, "procmon-xml", true, &out);
    assert_non_null(strstr(w32t_buf_cstr(&out),
                           "<stack>\r\n<frame>\r\n<depth>0</depth>\r\n<address>0x7ff600001010</address>\r\n"
                           "<path>C:\\m.dll</path>\r\n<location>m.dll + 0x10</location>\r\n</frame>\r\n\r\n"
                           "<frame>\r\n<depth>1</depth>\r\n<address>0x10</address>\r\n</frame>\r\n</stack>"));
    w32t_buf_free(&out);
}

static void load_times_are_written(void **state) {
    (void)state;
    w32t_buf log = {0}, one = {0}, two = {0};
    export_as(path, "pml", false, &log);
    FILE *f = fopen(again, "wb");
    fwrite(log.p, 1, log.n, f);
    fclose(f);
    export_as(path, "procmon-xml", true, &one);
    export_as(again, "procmon-xml", true, &two);
    assert_string_equal(w32t_buf_cstr(&one), w32t_buf_cstr(&two));
    w32t_buf_free(&log);
    w32t_buf_free(&one);
    w32t_buf_free(&two);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(as_process_monitor), cmocka_unit_test(stacks),
                                       cmocka_unit_test(load_times_are_written)};
    return cmocka_run_group_tests(tests, make, drop);
}
