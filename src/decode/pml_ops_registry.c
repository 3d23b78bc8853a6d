// SPDX-License-Identifier: Apache-2.0
// Registry events. The key's path is the first string of the details; what a query gave back is the extra data, what
// was set stands behind the path.
#include "decode/pml_view.h"

enum {
    OPEN_KEY = 0,
    CREATE_KEY = 1,
    QUERY_KEY = 3,
    SET_VALUE = 4,
    QUERY_VALUE = 5,
    ENUM_VALUE = 6,
    ENUM_KEY = 7,
    SET_INFO_KEY = 8,
    DELETE_KEY = 9,
    DELETE_VALUE = 10,
    LOAD_KEY = 12,
    RENAME_KEY = 14,
    QUERY_MULTIPLE = 15,
    SET_SECURITY = 16,
    QUERY_SECURITY = 17,
};

// Bytes of fixed fields between the start of the details and the path.
static size_t fixed_size(uint16_t operation) {
    switch (operation) {
    case OPEN_KEY:
    case CREATE_KEY:
        return 8;
    case QUERY_KEY:
    case QUERY_VALUE:
        return 12;
    case SET_VALUE:
    case ENUM_VALUE:
    case ENUM_KEY:
    case SET_INFO_KEY:
        return 16;
    case LOAD_KEY:
    case RENAME_KEY:
        return 4;
    default:
        return 2;
    }
}

static w32t_span path_of(const w32t_pml_view *v, w32t_span *rest) {
    size_t at = fixed_size(v->operation), n = w32t_pml_string_bytes(w32t_span_u16(v->detail, 0));
    w32t_span s = w32t_span_from(v->detail, at);
    if (n > s.n) n = s.n;
    *rest = w32t_span_from(s, n);
    return w32t_span_of(s.p, n);
}

void w32t_pml_registry_path(const w32t_pml_view *v, w32t_buf *b) {
    w32t_span rest;
    w32t_span path = path_of(v, &rest);
    w32t_pml_put_string(b, path, w32t_span_u16(v->detail, 0) & 0x8000);
}

const char *w32t_pml_value_type(uint32_t type) {
    static const char *const names[] = {"REG_NONE",
                                        "REG_SZ",
                                        "REG_EXPAND_SZ",
                                        "REG_BINARY",
                                        "REG_DWORD",
                                        "REG_DWORD_BIG_ENDIAN",
                                        "REG_LINK",
                                        "REG_MULTI_SZ",
                                        "REG_RESOURCE_LIST",
                                        "REG_FULL_RESOURCE_DESCRIPTOR",
                                        "REG_RESOURCE_REQUIREMENTS_LIST",
                                        "REG_QWORD"};
    return type < sizeof names / sizeof *names ? names[type] : NULL;
}

static void put_type(w32t_pml_out *o, uint32_t type) {
    const char *name = w32t_pml_value_type(type);
    w32t_buf own = {0};
    w32t_buf *b = w32t_pml_begin(o, W32T_PML_KEY("Type"), &own);
    if (name)
        w32t_buf_text(b, name);
    else
        w32t_buf_printf(b, "<Unknown: %u>", type);
    w32t_pml_end(o, W32T_PML_KEY("Type"), &own, &(w32t_value){.type = W32T_TYPE_UINT, .size = 4, .u = type});
}

static w32t_span at_most(w32t_span s, size_t n) {
    return w32t_span_of(s.p, n < s.n ? n : s.n);
}

// The data as typed value: numbers, text, list of texts, bytes.
static void data_field(w32t_pml_out *o, uint32_t type, uint32_t length, w32t_span data) {
    w32t_value v = {.type = W32T_TYPE_BINARY, .size = (uint32_t)data.n, .bytes = data.p};
    if ((type == 4 || type == 5) && data.n >= 4) {
        uint32_t n = w32t_le32(data.p);
        if (type == 5) n = n >> 24 | (n >> 8 & 0xFF00) | (n << 8 & 0xFF0000) | n << 24;
        v = (w32t_value){.type = W32T_TYPE_UINT, .size = 4, .u = n};
    } else if (type == 11 && data.n >= 8)
        v = (w32t_value){.type = W32T_TYPE_UINT, .size = 8, .u = w32t_le64(data.p)};
    else if (type == 1 || type == 2 || type == 6) {
        v.type = W32T_TYPE_UTF16;
        size_t n = 0;
        while (n + 2 <= data.n && w32t_le16(data.p + n))
            n += 2;
        v.size = (uint32_t)n;
    } else if (type == 7) {
        w32t_value *items = w32t_arena_alloc(o->arena, (data.n / 2 + 1) * sizeof *items);
        uint32_t count = 0;
        for (size_t at = 0; at + 2 <= data.n;) {
            size_t n = 0;
            while (at + n + 2 <= data.n && w32t_le16(data.p + at + n))
                n += 2;
            if (!n && at + 2 >= data.n) break; // the list's own terminator
            if (n || at + 4 < data.n)
                items[count++] = (w32t_value){.type = W32T_TYPE_UTF16, .size = (uint32_t)n, .bytes = data.p + at};
            at += n + 2;
        }
        v = (w32t_value){.type = W32T_TYPE_ARRAY, .size = count, .items = items};
    }
    if (data.n < length) { // the driver copies only so much
        w32t_value *whole = w32t_arena_alloc(o->arena, sizeof *whole);
        *whole = v;
        v = (w32t_value){.type = W32T_TYPE_CUT, .size = 1, .items = whole, .full = length};
    }
    w32t_pml_add(o, "Data", v);
}

static void binary_text(w32t_buf *b, w32t_span data) {
    static const char hex[] = "0123456789ABCDEF";
    if (!data.n) return;
    uint8_t *p = w32t_buf_space(b, data.n * 3);
    for (size_t i = 0; i < data.n; i++) {
        *p++ = (uint8_t)hex[data.p[i] >> 4];
        *p++ = (uint8_t)hex[data.p[i] & 15];
        *p++ = ' ';
    }
    b->n += data.n * 3 - 1;
}

// Strings up to an empty one, the last one ending at `shown` bytes. Process Monitor compares for equality there: with
// an odd length it misses the end and goes on to the string's own.
static void list_text(w32t_buf *b, w32t_span data, size_t shown) {
    for (size_t at = 0; at < shown && at + 2 <= data.n;) {
        size_t start = at;
        while (at + 2 <= data.n && at != shown && w32t_le16(data.p + at))
            at += 2;
        if (at == start) return;
        if (start) w32t_buf_lit(b, ", ");
        w32t_pml_put_string(b, w32t_span_of(data.p + start, at - start), false);
        at += 2;
    }
}

static void data_text(w32t_pml_out *o, uint32_t type, w32t_span data, size_t shown) {
    w32t_buf own = {0};
    w32t_buf *b = w32t_pml_begin(o, W32T_PML_KEY("Data"), &own);
    switch (type) {
    case 1:
    case 2:
        w32t_pml_put_string(b, data, false);
        break;
    case 4:
        w32t_buf_u64(b, w32t_span_u32(data, 0));
        break;
    case 7:
        list_text(b, data, shown);
        break;
    case 0:
    case 3:
        binary_text(b, data);
        break;
    default: // nothing of 64-bit numbers, links, resources and what it does not know
        break;
    }
}

// Process Monitor takes `shown` bytes for the data that was kept, which is too many for bytes of values read in full
// (below), and runs past the end of a list of strings of odd length: it then prints what follows in the file. The text
// repeats that (never past the end of the file, and of a list not more than 4096 bytes); typed values hold what was
// kept.
static void put_data(const w32t_pml_view *v, w32t_pml_out *o, uint32_t type, uint32_t length, w32t_span there,
                     size_t shown) {
    if (!length) return;
    if (!o->text) {
        data_field(o, type, length, at_most(there, length));
        return;
    }
    size_t left = there.p ? (size_t)(v->log->file.p + v->log->file.n - there.p) : 0;
    if (type == 1 || type == 2 || type == 6 || type == 7) shown = there.n;
    if (shown > length) shown = length;
    size_t readable = type == 7 ? shown + 4096 : shown;
    data_text(o, type, w32t_span_of(there.p, readable < left ? readable : left), shown);
}

static void open_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    uint32_t desired = w32t_span_u32(v->detail, 4);
    if (!desired) return;
    w32t_pml_access(o, W32T_PML_KEY("Desired Access"), desired, true);
    if (v->extra.n < 8) return;
    if (desired == 0x02000000 || !o->text)
        w32t_pml_access(o, W32T_PML_KEY("Granted Access"), w32t_span_u32(v->extra, 0), true);
    uint32_t disposition = w32t_span_u32(v->extra, 4);
    if (o->text && disposition == 0 && v->operation == CREATE_KEY)
        w32t_pml_put_text(o, W32T_PML_KEY("Disposition"), "");
    if (disposition == 1 || disposition == 2)
        w32t_pml_put_named(o, W32T_PML_KEY("Disposition"), disposition,
                           disposition == 1 ? "REG_CREATED_NEW_KEY" : "REG_OPENED_EXISTING_KEY");
}

static void key_name(w32t_pml_out *o, w32t_span s, size_t at) {
    w32t_span name = w32t_span_from(s, at + 4);
    w32t_pml_put_utf16(o, W32T_PML_KEY("Name"), at_most(name, w32t_span_u32(s, at)));
}

static void key_counts(w32t_pml_out *o, w32t_span s, size_t sub_keys, size_t values) {
    w32t_pml_put_count(o, W32T_PML_KEY("SubKeys"), w32t_span_u32(s, sub_keys));
    w32t_pml_put_count(o, W32T_PML_KEY("Values"), w32t_span_u32(s, values));
}

// KEY_INFORMATION_CLASS (wdm.h).
static void key_information(const w32t_pml_view *v, w32t_pml_out *o, uint32_t class_, bool enumerating) {
    w32t_span x = v->extra;
    if (!o->text && class_ <= 2) w32t_pml_put_time(o, W32T_PML_KEY("LastWriteTime"), w32t_span_u64(x, 0));
    switch (class_) {
    case 0: // KEY_BASIC_INFORMATION
        key_name(o, x, 12);
        return;
    case 1: // KEY_NODE_INFORMATION
        key_name(o, x, 20);
        return;
    case 2: // KEY_FULL_INFORMATION
        key_counts(o, x, 20, 32);
        return;
    case 3: // KEY_NAME_INFORMATION: Process Monitor shows the name of an enumerated key only
        if (enumerating || !o->text) key_name(o, x, 0);
        return;
    case 4: // KEY_CACHED_INFORMATION
        key_counts(o, x, 12, 20);
        return;
    case 5:
        w32t_pml_put_hex(o, W32T_PML_KEY("UserFlags"), w32t_span_u32(x, 0));
        return;
    case 6:
        if (!o->text) w32t_pml_put_hex(o, W32T_PML_KEY("Virtualization"), w32t_span_u32(x, 0));
        return;
    case 7:
        w32t_pml_put_hex(o, W32T_PML_KEY("HandleTags"), w32t_span_u32(x, 0));
        return;
    default:
        return;
    }
}

static void query_key_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    static const char *const classes[] = {"Basic", "Node",           "Full",       "Name",  "Cached",
                                          "Flags", "Virtualization", "HandleTags", "Trust", "Layer"};
    uint32_t length = w32t_span_u32(v->detail, 4);
    bool enumerating = v->operation == ENUM_KEY;
    uint32_t class_ = w32t_span_u32(v->detail, enumerating ? 12 : 8);
    if (enumerating)
        w32t_pml_put_count(o, W32T_PML_KEY("Index"), w32t_span_u32(v->detail, 8));
    else if (o->text && (class_ == 6 || class_ > 7)) {
        w32t_buf own = {0};
        w32t_buf_printf(w32t_pml_begin(o, W32T_PML_KEY("Query"), &own), "<Unknown: %u >", class_);
    } else
        w32t_pml_put_named(o, W32T_PML_KEY("Query"), class_, class_ < 10 ? classes[class_] : NULL);
    if (v->extra.p)
        key_information(v, o, class_, enumerating);
    else
        w32t_pml_put_count(o, W32T_PML_KEY("Length"), length);
}

// KEY_VALUE_INFORMATION_CLASS (wdm.h): index, type, then by class.
static void query_value_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    bool enumerating = v->operation == ENUM_VALUE;
    uint32_t length = w32t_span_u32(v->detail, 4), class_ = w32t_span_u32(v->detail, enumerating ? 12 : 8);
    w32t_span x = v->extra;
    if (enumerating) w32t_pml_put_count(o, W32T_PML_KEY("Index"), w32t_span_u32(v->detail, 8));
    if (!x.p) {
        w32t_pml_put_count(o, W32T_PML_KEY("Length"), length);
        return;
    }
    if (o->text && class_ > 2) return; // shown of none of these
    uint32_t type = w32t_span_u32(x, 4);
    switch (class_) {
    case 0: // KEY_VALUE_BASIC_INFORMATION
        if (enumerating && !o->text)
            w32t_pml_put_utf16(o, W32T_PML_KEY("Name"), at_most(w32t_span_from(x, 12), w32t_span_u32(x, 8)));
        put_type(o, type);
        return;
    case 1: // KEY_VALUE_FULL_INFORMATION: offset, length, name length, name
    case 3: {
        uint32_t offset = w32t_span_u32(x, 8), data = w32t_span_u32(x, 12), name = w32t_span_u32(x, 16);
        if (enumerating) w32t_pml_put_utf16(o, W32T_PML_KEY("Name"), at_most(w32t_span_from(x, 20), name));
        put_type(o, type);
        w32t_pml_put_count(o, W32T_PML_KEY("Length"), data);
        put_data(v, o, type, data, w32t_span_from(x, offset), x.n > 24 ? x.n - 24 : 0);
        return;
    }
    case 2: // KEY_VALUE_PARTIAL_INFORMATION: length, data
    case 4: {
        uint32_t data = w32t_span_u32(x, 8);
        put_type(o, type);
        w32t_pml_put_count(o, W32T_PML_KEY("Length"), data);
        put_data(v, o, type, data, w32t_span_from(x, 12), x.n > 12 ? x.n - 12 : 0);
        return;
    }
    default:
        put_type(o, type);
        return;
    }
}

static void set_value_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_span rest;
    path_of(v, &rest);
    uint32_t type = w32t_span_u32(v->detail, 4), length = w32t_span_u32(v->detail, 8),
             copied = w32t_span_u16(v->detail, 12);
    put_type(o, type);
    w32t_pml_put_count(o, W32T_PML_KEY("Length"), length);
    put_data(v, o, type, length, at_most(rest, copied), copied);
}

// KEY_SET_INFORMATION_CLASS (wdm.h).
static void set_info_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    static const w32t_pml_name classes[] = {
        {0, "KeyWriteTimeInformation"}, {1, "KeyWow64FlagsInformation"}, {5, "KeySetHandleTagsInformation"}};
    w32t_span rest;
    path_of(v, &rest);
    uint32_t class_ = w32t_span_u32(v->detail, 4), length = w32t_span_u32(v->detail, 8),
             copied = w32t_span_u16(v->detail, 12);
    const char *name = w32t_pml_name_of(classes, 3, class_);
    w32t_buf own = {0};
    w32t_buf *b = w32t_pml_begin(o, W32T_PML_KEY("KeySetInformationClass"), &own);
    if (name)
        w32t_buf_text(b, name);
    else
        w32t_buf_printf(b, "<Unknown: %u >", class_);
    w32t_pml_end(o, W32T_PML_KEY("KeySetInformationClass"), &own,
                 &(w32t_value){.type = W32T_TYPE_UINT, .size = 4, .u = class_});
    w32t_pml_put_count(o, W32T_PML_KEY("Length"),
                       o->text ? copied : length); // Process Monitor prints how much was copied
    if (!copied) return;
    if (class_ == 0)
        w32t_pml_put_time(o, W32T_PML_KEY("LastWriteTime"), w32t_span_u64(rest, 0));
    else if (class_ == 1)
        w32t_pml_put_hex(o, W32T_PML_KEY("Wow64Flags"), w32t_span_u32(rest, 0));
    else if (class_ == 5)
        w32t_pml_put_hex(o, W32T_PML_KEY("HandleTags"), w32t_span_u32(rest, 0));
}

static void second_path(const w32t_pml_view *v, w32t_pml_out *o, PML_KEY_ARG) {
    w32t_span rest;
    path_of(v, &rest);
    uint16_t info = w32t_span_u16(v->detail, 2);
    w32t_pml_put_words(o, key, key_size, at_most(rest, w32t_pml_string_bytes(info)), info & 0x8000);
}

void w32t_pml_registry_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    switch (v->operation) {
    case OPEN_KEY:
    case CREATE_KEY:
        open_detail(v, o);
        return;
    case QUERY_KEY:
    case ENUM_KEY:
        query_key_detail(v, o);
        return;
    case SET_VALUE:
        set_value_detail(v, o);
        return;
    case QUERY_VALUE:
    case ENUM_VALUE:
        query_value_detail(v, o);
        return;
    case SET_INFO_KEY:
        set_info_detail(v, o);
        return;
    case LOAD_KEY:
        second_path(v, o, W32T_PML_KEY("Hive Path"));
        return;
    case RENAME_KEY:
        second_path(v, o, W32T_PML_KEY("New Name"));
        return;
    default:
        return;
    }
}

const char *w32t_pml_registry_category(const w32t_pml_view *v) {
    switch (v->operation) {
    case OPEN_KEY:
    case CREATE_KEY:
        return v->extra.n >= 8 && w32t_span_u32(v->extra, 4) == 1 ? "Write" : "Read";
    case QUERY_KEY:
    case QUERY_VALUE:
    case ENUM_VALUE:
    case ENUM_KEY:
    case QUERY_MULTIPLE:
        return "Read";
    case SET_VALUE:
    case DELETE_KEY:
    case DELETE_VALUE:
    case RENAME_KEY:
        return "Write";
    case SET_INFO_KEY:
    case SET_SECURITY:
        return "Write Metadata";
    case QUERY_SECURITY:
        return "Read Metadata";
    default:
        return "";
    }
}
