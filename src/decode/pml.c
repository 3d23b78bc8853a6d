// SPDX-License-Identifier: Apache-2.0
// The decoder of Process Monitor events: names, typed fields, the texts of its columns, and stack frames as
// module+offset.
#include "decode/decode.h"
#include "decode/pml_view.h"
#include <win32trace/apidb.h>

static void copy_stack(w32t_event *e, const w32t_pml_record *r) {
    uint64_t *stack = w32t_arena_alloc(e->arena, e->stack_count * sizeof *stack);
    const uint8_t *p = r->raw + W32T_PML_EVENT_HEADER;
    bool wide = r->log->pointer_size == 8;
    for (uint32_t i = 0; wide && i < e->stack_count; i++)
        stack[i] = w32t_le64(p + 8 * (size_t)i);
    for (uint32_t i = 0; !wide && i < e->stack_count; i++)
        stack[i] = w32t_le32(p + 4 * (size_t)i);
    e->stack = stack;
}

static void describe(w32t_event *e) {
    const w32t_pml_record *r = e->native;
    w32t_pml_view v;
    w32t_pml_view_of(r, &v);
    e->schema = W32T_SCHEMA_PML;
    e->provider = "Procmon";
    e->name = w32t_pml_better_operation(&v);
    e->task_name = w32t_pml_class_name(v.class_);
    if (e->stack_count && !e->stack) copy_stack(e, r);
}

static void fields(w32t_event *e) {
    w32t_pml_view v;
    w32t_pml_view_of(e->native, &v);
    w32t_pml_out o = {.arena = e->arena};
    w32t_pml_detail(&v, &o);
    w32t_pml_add(&o, "Status",
                 (w32t_value){.type = W32T_TYPE_UINT, .shape = W32T_SHAPE_NTSTATUS, .size = 4, .u = v.result});
    if (v.result != W32T_PML_PENDING)
        w32t_pml_add(&o, "Duration", (w32t_value){.type = W32T_TYPE_FLOAT, .size = 8, .f = (double)v.duration / 1e7});
    const char *category = w32t_pml_category(&v);
    if (*category)
        w32t_pml_add(&o, "Category",
                     (w32t_value){.type = W32T_TYPE_UTF8,
                                  .size = (uint32_t)strlen(category),
                                  .bytes = (const uint8_t *)category});
    e->fields = o.fields;
    e->field_count = o.count;
}

// The name of a status that Process Monitor has no words for, in its manner: "CONNECTION REFUSED" where its CSV has
// 0xC0000236.
static bool put_status_name(uint32_t status, w32t_buf *b) {
    const char *name = w32t_api_status_name(W32T_SHAPE_NTSTATUS, status);
    if (!name || strncmp(name, "STATUS_", 7) != 0) return false;
    for (name += 7; *name; name++)
        w32t_buf_char(b, *name == '_' ? ' ' : *name);
    return true;
}

static bool text(w32t_event *e, w32t_text which, w32t_buf *b) {
    w32t_pml_view v;
    w32t_pml_view_of(e->native, &v);
    size_t start = b->n;
    w32t_pml_put_column(&v, which, false, b);
    if (which == W32T_TEXT_RESULT && b->n > start + 1 && b->p[start] == '0' && b->p[start + 1] == 'x') {
        w32t_buf named = {0};
        if (put_status_name(v.result, &named)) {
            b->n = start;
            w32t_buf_put(b, named.p, named.n);
        }
        w32t_buf_free(&named);
    }
    return b->n > start;
}

static const char *base_name(const char *path) {
    const char *slash = strrchr(path, '\\');
    return slash ? slash + 1 : path;
}

static bool frame(w32t_event *e, uint32_t index, w32t_frame_form form, w32t_buf *b) {
    const w32t_pml_record *r = e->native;
    (void)form; // logs have no names of code
    if (index >= e->stack_count) return false;
    const uint8_t *p = r->raw + W32T_PML_EVENT_HEADER + (size_t)index * r->log->pointer_size;
    uint64_t address = r->log->pointer_size == 8 ? w32t_le64(p) : w32t_le32(p);
    const w32t_pml_module *m = w32t_pml_find_module(r->log, r->process, address);
    if (m && m->path < r->log->string_count) {
        w32t_buf_text(b, base_name(r->log->strings[m->path].p));
        w32t_buf_char(b, '+');
        w32t_buf_hex(b, address - m->base);
    } else
        w32t_buf_hex(b, address);
    return true;
}

const w32t_decoder w32t_decode_pml = {
    .name = "pml", .describe = describe, .fields = fields, .text = text, .frame = frame};
