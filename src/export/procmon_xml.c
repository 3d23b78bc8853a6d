// SPDX-License-Identifier: Apache-2.0
// Process Monitor's XML export: the process list with modules, then the events with the columns as elements and, with
// --stacks, their call stacks as module + offset. One element a line, CRLF, as Process Monitor writes it: a byte order
// mark first, a blank line between events, no line's end behind the last. With several logs the process indices of the
// later ones are moved behind those of the earlier.
#include "base/status.h"
#include "export/event_xml.h"
#include "export/procmon_columns.h"
#include "trace/trace_internal.h"

#include <stdlib.h>

#define MAX_LOGS 4096

typedef struct xml_writer {
    w32t_writer base;
    const w32t_trace *trace;
    size_t count;
    w32t_text columns[W32T_TEXT_COUNT];
    const w32t_pml_log *logs[MAX_LOGS];
    uint64_t first_index[MAX_LOGS];
    size_t log_count;
} xml_writer;

static void find_logs(xml_writer *w) {
    uint64_t next = 0;
    const w32t_source *s;
    for (size_t i = 0; (s = w32t_trace_source(w->trace, i)) != NULL && w->log_count < MAX_LOGS; i++) {
        if (!s->pml) continue;
        uint32_t top = 0;
        for (uint32_t p = 0; p < s->pml->process_count; p++)
            if (s->pml->processes[p].index > top) top = s->pml->processes[p].index;
        w->logs[w->log_count] = s->pml;
        w->first_index[w->log_count++] = next;
        next += (uint64_t)top + 1;
    }
}

static w32t_status open_xml(const w32t_export_options *options, w32t_trace *trace, w32t_writer **out,
                            w32t_error *error) {
    xml_writer *w = w32t_alloc(sizeof *w);
    w->trace = trace;
    w32t_status s =
        w32t_procmon_choose("procmon-xml", options->fields, options->field_count, w->columns, &w->count, error);
    if (s != W32T_OK) {
        free(w);
        return s;
    }
    find_logs(w);
    *out = &w->base;
    return W32T_OK;
}

static void close_xml(w32t_writer *w) {
    free(w);
}

static void open_tag(w32t_buf *b, const char *name) {
    w32t_buf_char(b, '<');
    w32t_buf_text(b, name);
    w32t_buf_char(b, '>');
}

static void close_tag(w32t_buf *b, const char *name) {
    w32t_buf_lit(b, "</");
    w32t_buf_text(b, name);
    w32t_buf_lit(b, ">\r\n");
}

// The five characters that XML has names for, in texts too. A line feed is written as a line's end is, whatever stands
// before it; other control characters are underscores, and so is each half of a character that UTF-16 has as two.
static void put_escaped(w32t_buf *b, const char *text, size_t n) {
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)text[i];
        switch (c) {
        case '&':
            w32t_buf_lit(b, "&amp;");
            break;
        case '<':
            w32t_buf_lit(b, "&lt;");
            break;
        case '>':
            w32t_buf_lit(b, "&gt;");
            break;
        case '"':
            w32t_buf_lit(b, "&quot;");
            break;
        case '\'':
            w32t_buf_lit(b, "&apos;");
            break;
        case '\n':
            w32t_buf_lit(b, "\r\n");
            break;
        default:
            if ((c < 0x20 && c != '\t' && c != '\r') || c == 0x7F)
                w32t_buf_char(b, '_');
            else if (c == 0xC2 && i + 1 < n && (unsigned char)text[i + 1] < 0xA0) { // U+0080 to U+009F
                w32t_buf_char(b, '_');
                i++;
            } else if (c >= 0xF0 && i + 3 < n) {
                w32t_buf_lit(b, "__");
                i += 3;
            } else
                w32t_buf_char(b, (char)c);
            break;
        }
    }
}

static void text_element(w32t_buf *b, const char *name, const char *text) {
    open_tag(b, name);
    put_escaped(b, text, strlen(text));
    close_tag(b, name);
}

static void number_element(w32t_buf *b, const char *name, uint64_t v) {
    open_tag(b, name);
    w32t_buf_u64(b, v);
    close_tag(b, name);
}

static void hex_element(w32t_buf *b, const char *name, uint64_t v) {
    open_tag(b, name);
    w32t_buf_hex(b, v);
    close_tag(b, name);
}

static const char *string_of(const w32t_pml_log *log, uint32_t index) {
    return index < log->string_count ? log->strings[index].p : "";
}

static void put_modules(w32t_buf *b, const w32t_pml_log *log, const w32t_pml_process *p) {
    w32t_buf_lit(b, "<modulelist>\r\n");
    for (uint32_t i = 0; i < p->module_count; i++) {
        const w32t_pml_module *m = &p->modules[i];
        w32t_buf_lit(b, "<module>\r\n");
        number_element(b, "Timestamp", m->loaded);
        hex_element(b, "BaseAddress", m->base);
        number_element(b, "Size", m->size);
        text_element(b, "Path", string_of(log, m->path));
        text_element(b, "Version", string_of(log, m->version));
        text_element(b, "Company", string_of(log, m->company));
        text_element(b, "Description", string_of(log, m->description));
        w32t_buf_lit(b, "</module>\r\n");
    }
    w32t_buf_lit(b, "</modulelist>\r\n");
}

static void put_process(w32t_buf *b, const w32t_pml_log *log, const w32t_pml_process *p, uint64_t first) {
    w32t_buf_lit(b, "<process>\r\n");
    number_element(b, "ProcessIndex", first + p->index);
    number_element(b, "ProcessId", p->pid);
    number_element(b, "ParentProcessId", p->parent_pid);
    number_element(b, "ParentProcessIndex", first + p->parent_index);
    w32t_buf_printf(b, "<AuthenticationId>%08x:%08x</AuthenticationId>\r\n", (unsigned)(p->authentication_id >> 32),
                    (unsigned)p->authentication_id);
    number_element(b, "CreateTime", p->start);
    number_element(b, "FinishTime", p->end);
    number_element(b, "IsVirtualized", p->virtualized);
    number_element(b, "Is64bit", p->is_64bit);
    text_element(b, "Integrity", p->integrity.p);
    text_element(b, "Owner", p->user.p);
    text_element(b, "ProcessName", p->name.p);
    text_element(b, "ImagePath", p->image.p);
    text_element(b, "CommandLine", p->command_line.p);
    text_element(b, "CompanyName", p->company.p);
    text_element(b, "Version", p->version.p);
    text_element(b, "Description", p->description.p);
    put_modules(b, log, p);
    w32t_buf_lit(b, "</process>\r\n");
}

static void begin_xml(w32t_writer *base, w32t_buf *b) {
    const xml_writer *w = (const xml_writer *)base;
    w32t_buf_lit(b, "\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<procmon><processlist>");
    for (size_t i = 0; i < w->log_count; i++)
        for (uint32_t p = 0; p < w->logs[i]->process_count; p++)
            put_process(b, w->logs[i], &w->logs[i]->processes[p], w->first_index[i]);
    w32t_buf_lit(b, "</processlist><eventlist>");
}

static void end_xml(w32t_writer *w, w32t_buf *b) {
    (void)w;
    w32t_buf_lit(b, "</eventlist></procmon>");
}

// Column names as element names: everything but letters is an underscore.
static void put_column_name(w32t_buf *b, w32t_text c) {
    for (const char *s = w32t_procmon_column_names[c]; *s; s++)
        w32t_buf_char(b, *s == ' ' || *s == '&' ? '_' : *s);
}

static void put_column(procmon_row *row, w32t_text c, w32t_buf *scratch, w32t_buf *b) {
    scratch->n = 0;
    w32t_procmon_put(row, c, scratch);
    w32t_buf_char(b, '<');
    put_column_name(b, c);
    w32t_buf_char(b, '>');
    put_escaped(b, (const char *)scratch->p, scratch->n);
    w32t_buf_lit(b, "</");
    put_column_name(b, c);
    w32t_buf_lit(b, ">\r\n");
}

static void put_location(const w32t_pml_log *log, const w32t_pml_module *m, uint64_t address, w32t_buf *b) {
    if (!m) return; // in no module: Process Monitor writes neither
    w32t_buf_lit(b, "<path>");
    const char *path = string_of(log, m->path);
    put_escaped(b, path, strlen(path));
    w32t_buf_lit(b, "</path>\r\n<location>");
    const char *slash = strrchr(path, '\\');
    const char *name = slash ? slash + 1 : path;
    put_escaped(b, name, strlen(name));
    w32t_buf_lit(b, " + ");
    w32t_buf_hex(b, address - m->base);
    w32t_buf_lit(b, "</location>\r\n");
}

static void put_stack(const procmon_row *row, w32t_buf *b) {
    const w32t_event *e = row->event;
    w32t_buf_lit(b, "<stack>\r\n");
    for (uint32_t i = 0; i < e->stack_count && e->stack; i++) {
        if (i) w32t_buf_lit(b, "\r\n");
        w32t_buf_lit(b, "<frame>\r\n");
        number_element(b, "depth", i);
        hex_element(b, "address", e->stack[i]);
        if (row->is_pml) {
            const w32t_pml_record *r = row->view.record;
            put_location(r->log, w32t_pml_find_module(r->log, r->process, e->stack[i]), e->stack[i], b);
        } else {
            char text[512];
            w32t_event_frame(row->event, i, text, sizeof text);
            text_element(b, "location", text);
        }
        w32t_buf_lit(b, "</frame>\r\n");
    }
    w32t_buf_lit(b, "</stack>\r\n");
}

static uint64_t first_index_of(const xml_writer *w, const w32t_pml_log *log) {
    size_t i = 0;
    while (i < w->log_count && w->logs[i] != log)
        i++;
    return i < w->log_count ? w->first_index[i] : 0;
}

static void put_event(w32t_writer *base, w32t_event *e, w32t_buf *b) {
    const xml_writer *w = (const xml_writer *)base;
    procmon_row row;
    w32t_procmon_row_of(e, base->options->local_time, &row);
    w32t_buf scratch = {0};
    w32t_buf_space(&scratch, 1024);
    w32t_buf_lit(b, "\r\n<event>\r\n"); // ends the line of <eventlist>, or leaves a blank one
    if (row.is_pml && row.view.record->process)
        number_element(b, "ProcessIndex", first_index_of(w, row.view.log) + row.view.record->process->index);
    for (size_t i = 0; i < w->count; i++)
        put_column(&row, w->columns[i], &scratch, b);
    if (base->options->stacks) put_stack(&row, b);
    w32t_buf_lit(b, "</event>\r\n");
    w32t_buf_free(&scratch);
}

const w32t_writer_ops w32t_writer_procmon_xml = {
    .name = "procmon-xml",
    .description = "Process Monitor's XML export (processes with modules, events, with --stacks their stacks)",
    .open = open_xml,
    .begin = begin_xml,
    .event = put_event,
    .end = end_xml,
    .close = close_xml,
};
