// SPDX-License-Identifier: Apache-2.0
// Registry hives (regf) as far as message files need them: SYSTEM has Services\EventLog\<log>\<source>, SOFTWARE has
// WINEVT\Publishers\{guid}. Cells are found by offset from the first bin; every one is checked, and walks are bounded
// by a budget.
#include "base/guid.h"
#include "base/os.h"
#include "base/utf.h"
#include "messages/messages.h"

#include <stdio.h>
#include <stdlib.h>

#define BINS 4096u
#define NONE UINT32_MAX

typedef struct hive {
    w32t_span bytes;
    uint32_t budget; // cells that may still be looked at
    w32t_message_db *db;
} hive;

static w32t_span cell(hive *h, uint32_t offset) {
    if (offset == NONE || !h->budget) return (w32t_span){NULL, 0};
    h->budget--;
    size_t at = (size_t)BINS + offset;
    int32_t size = (int32_t)w32t_span_u32(h->bytes, at);
    if (size >= -4 || size == INT32_MIN) return (w32t_span){NULL, 0}; // free, or nothing
    return w32t_span_sub(h->bytes, at + 4, (size_t)-size - 4);
}

static bool is(w32t_span c, const char *signature) {
    return c.n >= 2 && c.p[0] == (uint8_t)signature[0] && c.p[1] == (uint8_t)signature[1];
}

static void put_name(w32t_span c, size_t at, size_t n, bool narrow, w32t_buf *out) {
    w32t_span s = w32t_span_sub(c, at, n);
    out->n = 0;
    if (narrow)
        w32t_ansi_to_utf8(out, s);
    else
        w32t_utf16_to_utf8(out, s);
    (void)w32t_buf_cstr(out);
}

static void key_name(w32t_span key, w32t_buf *out) {
    put_name(key, 76, w32t_span_u16(key, 72), w32t_span_u16(key, 2) & 0x20, out);
}

typedef bool (*key_fn)(hive *h, void *context, w32t_span key, const char *name);

// Calls back for each subkey; false stops.
static bool each_in_list(hive *h, uint32_t list, unsigned depth, key_fn f, void *context) {
    w32t_span c = cell(h, list);
    bool index = is(c, "ri"), hashed = is(c, "lf") || is(c, "lh");
    if (!index && !hashed && !is(c, "li")) return true;
    uint32_t n = w32t_span_u16(c, 2);
    w32t_buf name = {0};
    bool go_on = true;
    for (uint32_t i = 0; i < n && go_on; i++) {
        uint32_t at = w32t_span_u32(c, 4 + (size_t)i * (hashed ? 8 : 4));
        if (index) {
            if (depth < 2) go_on = each_in_list(h, at, depth + 1, f, context);
            continue;
        }
        w32t_span key = cell(h, at);
        if (!is(key, "nk")) continue;
        key_name(key, &name);
        go_on = f(h, context, key, (const char *)name.p);
    }
    w32t_buf_free(&name);
    return go_on;
}

static void each_key(hive *h, w32t_span key, key_fn f, void *context) {
    if (w32t_span_u32(key, 20)) each_in_list(h, w32t_span_u32(key, 28), 0, f, context);
}

static bool same(const char *a, const char *b) {
    for (; *a && *b; a++, b++)
        if ((*a >= 'A' && *a <= 'Z' ? *a + 32 : *a) != (*b >= 'A' && *b <= 'Z' ? *b + 32 : *b)) return false;
    return *a == *b;
}

typedef struct wanted {
    const char *name;
    w32t_span key;
} wanted;

static bool is_wanted(hive *h, void *context, w32t_span key, const char *name) {
    (void)h;
    wanted *w = context;
    if (!same(name, w->name)) return true;
    w->key = key;
    return false;
}

// The key at a path from `key`, parts separated by '/'; p NULL when it is not there.
static w32t_span key_at(hive *h, w32t_span key, const char *path) {
    while (key.p && *path) {
        char part[64];
        size_t n = strcspn(path, "/");
        snprintf(part, sizeof part, "%.*s", (int)(n < sizeof part ? n : sizeof part - 1), path);
        wanted w = {part, {NULL, 0}};
        each_key(h, key, is_wanted, &w);
        key = w.key;
        path += n + (path[n] == '/');
    }
    return key;
}

// A text value of a key as UTF-8; false when it is not there. name "": the key's default value.
static bool text_value(hive *h, w32t_span key, const char *name, w32t_buf *out) {
    uint32_t n = w32t_span_u32(key, 36);
    w32t_span list = n ? cell(h, w32t_span_u32(key, 40)) : (w32t_span){NULL, 0};
    w32t_buf own = {0};
    bool found = false;
    for (uint32_t i = 0; i < n && (size_t)i * 4 + 4 <= list.n && !found; i++) {
        w32t_span v = cell(h, w32t_span_u32(list, (size_t)i * 4));
        if (!is(v, "vk")) continue;
        put_name(v, 20, w32t_span_u16(v, 2), w32t_span_u16(v, 16) & 1, &own);
        if (!same((const char *)own.p, name)) continue;
        uint32_t size = w32t_span_u32(v, 4), type = w32t_span_u32(v, 12);
        if (type != 1 && type != 2) break; // REG_SZ, REG_EXPAND_SZ
        w32t_span data = size & 0x80000000u ? w32t_span_sub(v, 8, size & 7) : cell(h, w32t_span_u32(v, 8));
        if (data.n > (size & 0x7FFFFFFFu)) data.n = size & 0x7FFFFFFFu;
        w32t_cursor c = w32t_cursor_of(data);
        out->n = 0;
        w32t_utf16_to_utf8(out, w32t_take_utf16z(&c, NULL));
        (void)w32t_buf_cstr(out);
        found = true;
    }
    w32t_buf_free(&own);
    return found;
}

// "a.dll;b.dll", each with a path of its own.
static void put_files(hive *h, const char *provider, const w32t_guid *guid, uint8_t role, const char *files) {
    while (*files) {
        size_t n = strcspn(files, ";");
        char *one = w32t_alloc(n + 1);
        memcpy(one, files, n);
        while (n && (one[n - 1] == ' ' || one[n - 1] == '"'))
            one[--n] = 0;
        if (n) w32t_message_db_put_source(h->db, provider, guid, role, one);
        free(one);
        files += strcspn(files, ";");
        if (*files == ';') files++;
    }
}

static bool event_source(hive *h, void *context, w32t_span key, const char *name) {
    w32t_buf *text = context;
    w32t_guid guid;
    bool known = text_value(h, key, "providerGuid", text) && w32t_guid_parse((const char *)text->p, text->n, &guid);
    if (text_value(h, key, "EventMessageFile", text))
        put_files(h, name, known ? &guid : NULL, W32T_MESSAGES_EVENT, (const char *)text->p);
    if (text_value(h, key, "ParameterMessageFile", text))
        put_files(h, name, known ? &guid : NULL, W32T_MESSAGES_PARAMETER, (const char *)text->p);
    return true;
}

static bool event_log(hive *h, void *context, w32t_span key, const char *name) {
    (void)name;
    each_key(h, key, event_source, context);
    return true;
}

static bool control_set(hive *h, void *context, w32t_span key, const char *name) {
    if (strncmp(name, "ControlSet", 10) != 0 && !same(name, "CurrentControlSet")) return true;
    w32t_span logs = key_at(h, key, "Services/EventLog");
    if (logs.p) each_key(h, logs, event_log, context);
    return true;
}

static bool publisher(hive *h, void *context, w32t_span key, const char *name) {
    w32t_buf *text = context, provider = {0};
    w32t_guid guid;
    if (!w32t_guid_parse(name, strlen(name), &guid)) return true;
    bool named = text_value(h, key, "", &provider);
    const char *own = named ? (const char *)provider.p : NULL;
    if (text_value(h, key, "MessageFileName", text))
        put_files(h, own, &guid, W32T_MESSAGES_EVENT, (const char *)text->p);
    if (text_value(h, key, "ResourceFileName", text))
        put_files(h, own, &guid, W32T_MESSAGES_EVENT, (const char *)text->p);
    if (text_value(h, key, "ParameterFileName", text))
        put_files(h, own, &guid, W32T_MESSAGES_PARAMETER, (const char *)text->p);
    w32t_buf_free(&provider);
    return true;
}

w32t_status w32t_message_db_add_hive(w32t_message_db *db, const char *path, w32t_error *error) {
    uint8_t *bytes;
    size_t n;
    w32t_status s = w32t_file_load(path, (size_t)1 << 30, &bytes, &n, error);
    if (s != W32T_OK) return s;
    hive h = {.bytes = w32t_span_of(bytes, n), .budget = (uint32_t)(n / 4) + 16, .db = db};
    size_t before = db->source_count;
    w32t_span root = {NULL, 0};
    if (n > BINS && memcmp(bytes, "regf", 4) == 0) root = cell(&h, w32t_le32(bytes + 36));
    w32t_buf text = {0};
    if (is(root, "nk")) {
        each_key(&h, root, control_set, &text);
        w32t_span publishers = key_at(&h, root, "Microsoft/Windows/CurrentVersion/WINEVT/Publishers");
        if (publishers.p) each_key(&h, publishers, publisher, &text);
    }
    w32t_buf_free(&text);
    bool hive_at_all = is(root, "nk");
    free(bytes);
    if (!hive_at_all) s = w32t_fail(error, W32T_E_FORMAT, 0, "not a registry hive");
    if (s == W32T_OK && db->source_count == before)
        s = w32t_fail(error, W32T_E_NOT_FOUND, W32T_NO_OFFSET,
                      "it names no message files (neither a SYSTEM nor a SOFTWARE hive)");
    return s == W32T_OK ? s : w32t_fail_in(error, s, path);
}
