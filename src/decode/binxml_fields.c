// SPDX-License-Identifier: Apache-2.0
// Where a template keeps the header values (<System>) and the fields (<EventData>, <UserData>), found once when it is
// compiled.
#include "base/utf.h"
#include "decode/binxml_emit.h"

typedef struct finder {
    w32t_bx_program *p;
    const w32t_bx_tokens *t;
    w32t_bx_field *fields;
    uint32_t count, room, unnamed;
} finder;

static const struct {
    const char *element, *attribute; // attribute NULL: the content
    w32t_bx_sys what;
} places[] = {
    {"Provider", "Name", W32T_SYS_PROVIDER},
    {"Provider", "Guid", W32T_SYS_GUID},
    {"Provider", "EventSourceName", W32T_SYS_SOURCE_NAME},
    {"EventID", NULL, W32T_SYS_ID},
    {"EventID", "Qualifiers", W32T_SYS_QUALIFIERS},
    {"Version", NULL, W32T_SYS_VERSION},
    {"Level", NULL, W32T_SYS_LEVEL},
    {"Task", NULL, W32T_SYS_TASK},
    {"Opcode", NULL, W32T_SYS_OPCODE},
    {"Keywords", NULL, W32T_SYS_KEYWORDS},
    {"TimeCreated", "SystemTime", W32T_SYS_TIME},
    {"EventRecordID", NULL, W32T_SYS_RECORD},
    {"Correlation", "ActivityID", W32T_SYS_ACTIVITY},
    {"Correlation", "RelatedActivityID", W32T_SYS_RELATED},
    {"Execution", "ProcessID", W32T_SYS_PID},
    {"Execution", "ThreadID", W32T_SYS_TID},
    {"Execution", "ProcessorID", W32T_SYS_CPU},
    {"Channel", NULL, W32T_SYS_CHANNEL},
    {"Computer", NULL, W32T_SYS_COMPUTER},
    {"Security", "UserID", W32T_SYS_USER},
};

static const struct {
    const char *element;
    w32t_bx_sys what;
} rendered_places[] = {
    {"Message", W32T_SYS_RENDERED_MESSAGE},
    {"Level", W32T_SYS_RENDERED_LEVEL},
    {"Task", W32T_SYS_RENDERED_TASK},
    {"Opcode", W32T_SYS_RENDERED_OPCODE},
};

// One value or one literal made of tokens [from, to); kind 0 when it is neither.
static w32t_bx_from from_tokens(const w32t_bx_tokens *t, uint32_t from, uint32_t to) {
    w32t_bx_from none = {0};
    if (to == from + 1 && t->items[from].kind == W32T_BX_SUB)
        return (w32t_bx_from){.kind = 1, .index = t->items[from].index};
    if (to == from + 1 && t->items[from].kind == W32T_BX_TEXT)
        return (w32t_bx_from){.kind = 2, .text = w32t_bx_trim(t->items[from].text)};
    w32t_buf text = {0}, wide = {0};
    if (from < to && w32t_bx_literal(t, from, to, &text) && text.n) {
        w32t_utf8_to_utf16(&wide, (const char *)text.p, text.n);
        none = (w32t_bx_from){.kind = 2, .text = {w32t_arena_copy(t->arena, wide.p, wide.n), wide.n}};
    }
    w32t_buf_free(&text);
    w32t_buf_free(&wide);
    return none;
}

static uint32_t skip_element(const w32t_bx_tokens *t, uint32_t i) { // index behind the element that opens at i
    unsigned depth = 0;
    for (; i < t->count; i++) {
        if (t->items[i].kind == W32T_BX_OPEN) depth++;
        if ((t->items[i].kind == W32T_BX_END || t->items[i].kind == W32T_BX_CLOSE_EMPTY) && --depth == 0) return i + 1;
    }
    return i;
}

static void system_element(finder *f, uint32_t i) {
    const w32t_bx_tokens *t = f->t;
    uint32_t tag = w32t_bx_tag_end(t, i), end = skip_element(t, i);
    for (size_t k = 0; k < sizeof places / sizeof *places; k++) {
        if (!w32t_bx_is(t->items[i].text, places[k].element)) continue;
        w32t_bx_from *to = &f->p->sys[places[k].what];
        if (to->kind) continue;
        if (!places[k].attribute) {
            if (end > tag + 1) *to = from_tokens(t, tag + 1, end - 1);
            continue;
        }
        for (uint32_t a = i + 1; a < tag; a++)
            if (t->items[a].kind == W32T_BX_ATTRIBUTE && w32t_bx_is(t->items[a].text, places[k].attribute))
                *to = from_tokens(t, a + 1, w32t_bx_attribute_end(t, a));
    }
}

// <Keywords><Keyword>a</Keyword><Keyword>b</Keyword></Keywords>: "a|b" when they are literal, else the first.
static w32t_bx_from rendered_keywords(const w32t_bx_tokens *t, uint32_t i) {
    w32t_bx_from all = {0};
    w32t_buf wide = {0};
    uint32_t end = skip_element(t, i);
    for (uint32_t k = w32t_bx_tag_end(t, i) + 1; k + 1 < end && t->items[k].kind == W32T_BX_OPEN;
         k = skip_element(t, k)) {
        uint32_t tag = w32t_bx_tag_end(t, k), stop = skip_element(t, k);
        w32t_bx_from one = {0};
        if (stop > tag + 1) one = from_tokens(t, tag + 1, stop - 1);
        if (one.kind == 1 && !all.kind) all = one;
        if (one.kind != 2 || !one.text.n || all.kind == 1) continue;
        if (wide.n) w32t_buf_put(&wide, "|", 2);
        w32t_buf_put(&wide, one.text.p, one.text.n);
        all.kind = 2;
    }
    if (all.kind == 2) all.text = w32t_span_of(w32t_arena_copy(t->arena, wide.p, wide.n), wide.n);
    w32t_buf_free(&wide);
    return all;
}

static void rendering(finder *f, uint32_t i) { // <RenderingInfo> at i
    const w32t_bx_tokens *t = f->t;
    uint32_t end = skip_element(t, i);
    f->p->rendered = true;
    for (uint32_t s = w32t_bx_tag_end(t, i) + 1; s + 1 < end && t->items[s].kind == W32T_BX_OPEN;
         s = skip_element(t, s)) {
        uint32_t tag = w32t_bx_tag_end(t, s), stop = skip_element(t, s);
        for (size_t k = 0; k < sizeof rendered_places / sizeof *rendered_places; k++)
            if (w32t_bx_is(t->items[s].text, rendered_places[k].element) && stop > tag + 1)
                f->p->sys[rendered_places[k].what] = from_tokens(t, tag + 1, stop - 1);
        if (w32t_bx_is(t->items[s].text, "Keywords")) f->p->sys[W32T_SYS_RENDERED_KEYWORDS] = rendered_keywords(t, s);
    }
}

static void add_field(finder *f, const char *name, bool unnamed, uint16_t depends, w32t_bx_from from) {
    if (f->count == f->room) {
        uint32_t room = f->room ? f->room * 2 : 16;
        w32t_bx_field *more = w32t_arena_alloc(f->t->arena, room * sizeof *more);
        if (f->count) memcpy(more, f->fields, f->count * sizeof *more);
        f->fields = more;
        f->room = room;
    }
    f->fields[f->count++] = (w32t_bx_field){name, unnamed, depends, from};
}

// A leaf element as one field; false when it is no leaf, or its name is not known before the values are.
static bool leaf(finder *f, uint32_t i) {
    const w32t_bx_tokens *t = f->t;
    uint32_t tag = w32t_bx_tag_end(t, i), end = skip_element(t, i);
    w32t_bx_content kind = w32t_bx_content_of(t, tag);
    if (kind == W32T_BX_CONTENT_CHILDREN || kind == W32T_BX_CONTENT_MIXED) return false;
    bool data = w32t_bx_is(t->items[i].text, "Data"), named = !data;
    w32t_buf name = {0};
    if (!data) w32t_utf16_to_utf8(&name, t->items[i].text);
    for (uint32_t a = i + 1; a < tag; a = w32t_bx_attribute_end(t, a)) {
        if (t->items[a].kind != W32T_BX_ATTRIBUTE) break;
        bool is_name = data && w32t_bx_is(t->items[a].text, "Name");
        if (is_name && w32t_bx_literal(t, a + 1, w32t_bx_attribute_end(t, a), &name)) {
            named = true;
        } else if (!w32t_bx_is(t->items[a].text, "xmlns")) { // attributes are values of their own
            w32t_buf_free(&name);
            return false;
        }
    }
    w32t_bx_from from = {0};
    if (end > tag + 1) from = from_tokens(t, tag + 1, end - 1);
    if (kind != W32T_BX_CONTENT_NONE && !from.kind) from = (w32t_bx_from){.kind = 2};
    add_field(f, w32t_arena_text(t->arena, (const char *)name.p, name.n), !named, t->items[i].index, from);
    w32t_buf_free(&name);
    return true;
}

static bool leaves(finder *f, uint32_t tag) { // the children of an element
    if (f->t->items[tag].kind == W32T_BX_CLOSE_EMPTY) return true;
    uint32_t i = tag + 1;
    while (i < f->t->count && f->t->items[i].kind != W32T_BX_END) {
        if (f->t->items[i].kind != W32T_BX_OPEN || !leaf(f, i)) return false;
        i = skip_element(f->t, i);
    }
    return true;
}

static bool only_xmlns(const w32t_bx_tokens *t, uint32_t i) {
    uint32_t tag = w32t_bx_tag_end(t, i);
    for (uint32_t a = i + 1; a < tag; a++) {
        w32t_span n = t->items[a].text;
        if (t->items[a].kind == W32T_BX_ATTRIBUTE && !(n.n >= 10 && w32t_bx_is((w32t_span){n.p, 10}, "xmlns")))
            return false;
    }
    return true;
}

// <EventData> or <UserData> at i; false: needs the tree.
static bool data_part(finder *f, uint32_t i) {
    const w32t_bx_tokens *t = f->t;
    uint32_t tag = w32t_bx_tag_end(t, i);
    bool user = w32t_bx_is(t->items[i].text, "UserData");
    if (!only_xmlns(t, i)) return false;
    if (t->items[tag].kind == W32T_BX_CLOSE_EMPTY) return true;
    if (!user) return leaves(f, tag);
    uint32_t child = tag + 1;
    if (child >= t->count || t->items[child].kind != W32T_BX_OPEN || !only_xmlns(t, child)) return false;
    uint32_t end = skip_element(t, child);
    if (end >= t->count || t->items[end].kind != W32T_BX_END) return false; // more than one
    return leaves(f, w32t_bx_tag_end(t, child));
}

static bool is_system(w32t_span n) {
    return w32t_bx_is(n, "System");
}

void w32t_bx_find_fields(w32t_bx_program *p) {
    finder f = {.p = p, .t = &p->tokens};
    const w32t_bx_tokens *t = f.t;
    p->payload = p->behind = W32T_BX_NO_DEPENDENCY;
    uint32_t root = 0;
    while (root < t->count && t->items[root].kind != W32T_BX_OPEN)
        root++;
    if (root == t->count) {
        p->fields_tree = t->count > 0;
        return;
    }
    bool flat = true;
    if (w32t_bx_is(t->items[root].text, "RenderingInfo")) {
        rendering(&f, root);
    } else if (!w32t_bx_is(t->items[root].text, "Event")) { // an embedded part
        flat = (w32t_bx_is(t->items[root].text, "EventData") || w32t_bx_is(t->items[root].text, "UserData")) &&
               data_part(&f, root);
    } else {
        uint32_t i = w32t_bx_tag_end(t, root) + 1;
        while (i < t->count && t->items[i].kind != W32T_BX_END) {
            const w32t_bx_tok *k = &t->items[i];
            if (k->kind == W32T_BX_OPEN && is_system(k->text)) {
                uint32_t end = skip_element(t, i);
                for (uint32_t s = w32t_bx_tag_end(t, i) + 1; s + 1 < end && t->items[s].kind == W32T_BX_OPEN;
                     s = skip_element(t, s))
                    system_element(&f, s);
                i = end;
            } else if (k->kind == W32T_BX_OPEN && w32t_bx_is(k->text, "RenderingInfo")) {
                rendering(&f, i);
                i = skip_element(t, i);
            } else if (k->kind == W32T_BX_OPEN) {
                if (!f.count && flat)
                    flat = (w32t_bx_is(k->text, "EventData") || w32t_bx_is(k->text, "UserData")) && data_part(&f, i);
                i = skip_element(t, i);
            } else {
                if (k->kind == W32T_BX_SUB && p->payload == W32T_BX_NO_DEPENDENCY)
                    p->payload = k->index;
                else if (k->kind == W32T_BX_SUB && p->behind == W32T_BX_NO_DEPENDENCY)
                    p->behind = k->index, flat = false;
                else
                    flat = false;
                i++;
            }
        }
    }
    p->fields = f.fields;
    p->field_count = f.count;
    p->fields_tree = !flat;
}
