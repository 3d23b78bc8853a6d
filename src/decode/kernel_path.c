// SPDX-License-Identifier: Apache-2.0
// The path of a kernel event. Objects were named where state follows the trace (state/etw_facts.c); other names are
// fields of the event itself.
#include "decode/kernel_path.h"
#include "base/utf.h"
#include "model/value.h"

w32t_kernel_subject w32t_kernel_subject_of(const w32t_event *e) {
    bool classic = e->encoding == W32T_ENC_CLASSIC;
    if (!classic && e->encoding != W32T_ENC_ETW) return W32T_KERNEL_OTHER;
    switch (e->provider_id.data1) {
    case 0x90cbdc39:
        return classic ? W32T_KERNEL_FILE : W32T_KERNEL_OTHER;
    case 0x3d6fa8d4:
        return classic ? W32T_KERNEL_DISK : W32T_KERNEL_OTHER;
    case 0x3d6fa8d3:
        return classic && e->opcode == 32 ? W32T_KERNEL_DISK : W32T_KERNEL_OTHER;
    case 0xae53722e:
        return classic ? W32T_KERNEL_REGISTRY : W32T_KERNEL_OTHER;
    case 0x9a280ac0:
    case 0xbf3a50c5:
        return classic ? W32T_KERNEL_NETWORK : W32T_KERNEL_OTHER;
    case 0xedd08927:
        return classic ? W32T_KERNEL_OTHER : W32T_KERNEL_FILE;
    case 0x70eb4f03:
        return classic ? W32T_KERNEL_OTHER : W32T_KERNEL_REGISTRY;
    case 0x7dd42a49:
        return classic ? W32T_KERNEL_OTHER : W32T_KERNEL_NETWORK;
    default:
        return W32T_KERNEL_OTHER;
    }
}

typedef struct view {
    const w32t_field *fields;
    uint32_t count;
} view;

static const w32t_value *find(const view *v, const char *name) {
    for (uint32_t i = 0; i < v->count; i++)
        if (v->fields[i].name[0] == name[0] && strcmp(v->fields[i].name, name) == 0) return &v->fields[i].value;
    return NULL;
}

// The text of a field, or the name that was found for an object.
static bool put(const view *v, const char *name, w32t_buf *b) {
    const w32t_value *x = find(v, name);
    if (!x) return false;
    size_t before = b->n;
    if (x->flags & W32T_VALUE_HAS_TEXT)
        w32t_buf_text(b, x->text ? x->text : "");
    else if (x->type == W32T_TYPE_UTF16 || x->type == W32T_TYPE_UTF8 || x->type == W32T_TYPE_ANSI)
        w32t_buf_plain(b, x);
    return b->n > before;
}

static bool put_first(const view *v, const char *const *names, size_t count, w32t_buf *b) {
    for (size_t i = 0; i < count; i++)
        if (put(v, names[i], b)) return true;
    return false;
}

static bool put_file(const view *v, w32t_buf *b) {
    static const char *const names[] = {"FileObject", "FileName", "OpenPath", "FilePath", "FileKey"};
    return put_first(v, names, sizeof names / sizeof *names, b);
}

static void put_below(const view *v, const char *name, w32t_buf *b) {
    w32t_buf part = {0};
    if (put(v, name, &part)) {
        if (part.p[0] == '\\') b->n = 0; // a whole name
        if (b->n && part.p[0] != '\\') w32t_buf_char(b, '\\');
        w32t_buf_put(b, part.p, part.n);
    }
    w32t_buf_free(&part);
}

// Of the logger's class the name of key or value below the key that the handle is of; of the provider the key's own
// name, else what it was opened by, and then the value.
static bool put_key(const view *v, bool classic, w32t_buf *b) {
    size_t before = b->n;
    w32t_buf path = {0};
    if (classic) {
        put(v, "KeyHandle", &path);
        put_below(v, "KeyName", &path);
    } else {
        if (!put(v, "KeyObject", &path) && !put(v, "KeyName", &path)) {
            if (!put(v, "BaseName", &path)) put(v, "BaseObject", &path);
            put_below(v, "RelativeName", &path);
        }
        put_below(v, "ValueName", &path);
    }
    w32t_buf_put(b, path.p, path.n);
    w32t_buf_free(&path);
    return b->n > before;
}

static void put_end(const w32t_value *address, const w32t_value *port, w32t_buf *b) {
    if (address->type == W32T_TYPE_IPV6) {
        for (int k = 0; k < 8; k++) // as Process Monitor has them: no run of zeros is shortened
            w32t_buf_printf(b, k ? ":%x" : "%x", (unsigned)address->bytes[2 * k] << 8 | address->bytes[2 * k + 1]);
    } else {
        w32t_buf_ipv4(b, (uint32_t)address->u);
    }
    w32t_buf_printf(b, ":%u", (unsigned)port->u & 0xFFFF);
}

static bool put_connection(const view *v, w32t_buf *b) {
    const w32t_value *from = find(v, "saddr"), *to = find(v, "daddr"), *out = find(v, "sport"), *in = find(v, "dport");
    if (!from || !to || !out || !in || from->type != to->type) return false;
    if (from->type != W32T_TYPE_IPV4 && from->type != W32T_TYPE_IPV6) return false;
    put_end(from, out, b);
    w32t_buf_lit(b, " -> ");
    put_end(to, in, b);
    return true;
}

bool w32t_kernel_text(w32t_event *e, w32t_text which, w32t_buf *out) {
    if (which != W32T_TEXT_PATH) return false;
    w32t_kernel_subject subject = w32t_kernel_subject_of(e);
    if (subject == W32T_KERNEL_OTHER) return false;
    view v;
    v.fields = w32t_event_fields(e, &v.count);
    switch (subject) {
    case W32T_KERNEL_FILE:
    case W32T_KERNEL_DISK:
        return put_file(&v, out);
    case W32T_KERNEL_REGISTRY:
        return put_key(&v, e->encoding == W32T_ENC_CLASSIC, out);
    default:
        return put_connection(&v, out);
    }
}
