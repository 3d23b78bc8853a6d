// SPDX-License-Identifier: Apache-2.0
// File events: opening, reading and writing, mapping, locking, security, fast I/O callbacks. Parameters are
// FLT_PARAMETERS; what the request gave back is the extra data.
#include "decode/pml_view.h"

static const w32t_pml_name dispositions[] = {{0, "Supersede"}, {1, "Open"},      {2, "Create"},
                                             {3, "OpenIf"},    {4, "Overwrite"}, {5, "OverwriteIf"}};
static const w32t_pml_name open_results[] = {{0, "Superseded"},  {1, "Opened"}, {2, "Created"},
                                             {3, "Overwritten"}, {4, "Exists"}, {5, "DoesNotExist"}};
#define COUNT(a) (sizeof(a) / sizeof *(a))

static const char *named(const w32t_pml_name *names, size_t count, uint32_t v) {
    const char *s = w32t_pml_name_of(names, count, v);
    return s ? s : "<unknown>";
}

static void create_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    uint32_t options = w32t_pml_param32(v, 1, 0), disposition = options >> 24;
    w32t_pml_access(o, W32T_PML_KEY("Desired Access"), w32t_span_u32(v->rest, 0), false);
    w32t_pml_put_named(o, W32T_PML_KEY("Disposition"), disposition,
                       named(dispositions, COUNT(dispositions), disposition));
    w32t_pml_put_flags(o, W32T_PML_KEY("Options"), options & 0xFFFFFF, &w32t_pml_create_options);
    w32t_pml_put_flags(o, W32T_PML_KEY("Attributes"), w32t_span_u16(v->params, 2u * v->pointer), &w32t_pml_attributes);
    w32t_pml_put_flags(o, W32T_PML_KEY("ShareMode"), w32t_span_u16(v->params, 2u * v->pointer + 2), &w32t_pml_share);
    // A size counts only where a file may come to be.
    if (disposition != 1 && disposition != 4 && disposition <= 5)
        w32t_pml_put_count(o, W32T_PML_KEY("AllocationSize"), // shown as 32 bits
                           o->text ? w32t_pml_param32(v, 5, 0) : w32t_pml_param64(v, 5, 0));
    else if (o->text)
        w32t_pml_put_text(o, W32T_PML_KEY("AllocationSize"), "n/a");
    size_t sid = w32t_span_u8(v->rest, 4);
    if (sid) {
        w32t_buf own = {0};
        w32t_span bytes = w32t_span_from(v->rest, 8);
        if (sid > bytes.n) sid = bytes.n;
        w32t_pml_sid_text(v, w32t_span_of(bytes.p, sid), w32t_pml_begin(o, W32T_PML_KEY("Impersonating"), &own));
        w32t_pml_end(o, W32T_PML_KEY("Impersonating"), &own, NULL);
        w32t_pml_add(o, "Impersonating SID",
                     (w32t_value){.type = W32T_TYPE_SID, .size = (uint32_t)sid, .bytes = bytes.p});
    }
    if (v->extra.n >= 4) {
        uint32_t result = w32t_span_u32(v->extra, 0);
        w32t_pml_put_named(o, W32T_PML_KEY("OpenResult"), result, named(open_results, COUNT(open_results), result));
    }
}

// An offset; -1, the file pointer, is the only one shown as negative.
static void put_offset(w32t_pml_out *o, uint64_t offset) {
    if (o->text && offset != UINT64_MAX)
        w32t_pml_put_count(o, W32T_PML_KEY("Offset"), offset);
    else
        w32t_pml_put_signed(o, W32T_PML_KEY("Offset"), (int64_t)offset);
}

// Reading and writing in the cache's own pages: 64-bit offset, then length, key and memory descriptor list, each
// pointer-aligned.
static void mdl_transfer_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    size_t p = v->pointer;
    put_offset(o, w32t_span_u64(v->params, 0));
    w32t_pml_put_count(o, W32T_PML_KEY("Length"), w32t_span_u32(v->params, 8));
    w32t_pml_put_hex(o, W32T_PML_KEY("Key"), w32t_span_u32(v->params, 8 + p));
    w32t_pml_put_hex(o, W32T_PML_KEY("MDL"), w32t_pml_pointer(v, v->params, 8 + 2 * p));
}

static void transfer_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    static const char *const priorities[] = {NULL, "Very Low", "Low", "Normal", "High", "Critical"};
    uint32_t length = v->extra.n >= 4 ? w32t_span_u32(v->extra, 0) : w32t_pml_param32(v, 0, 0);
    put_offset(o, w32t_pml_param64(v, 2, 0));
    w32t_pml_put_count(o, W32T_PML_KEY("Length"), length);
    if (v->io_flags & 0xE000FF)
        w32t_pml_put_flags(o, W32T_PML_KEY("I/O Flags"), v->io_flags & 0xE000FF, &w32t_pml_io_flags);
    uint32_t priority = v->io_flags >> 17 & 7;
    if (priority && priority < COUNT(priorities))
        w32t_pml_put_named(o, W32T_PML_KEY("Priority"), priority, priorities[priority]);
    else if (priority)
        w32t_pml_put_number(o, W32T_PML_KEY("Priority"), priority);
}

static const w32t_pml_name protections[] = {{0x02, "PAGE_READONLY"},         {0x04, "PAGE_READWRITE"},
                                            {0x08, "PAGE_WRITECOPY"},        {0x10, "PAGE_EXECUTE"},
                                            {0x20, "PAGE_EXECUTE_READ"},     {0x40, "PAGE_EXECUTE_READWRITE"},
                                            {0x80, "PAGE_EXECUTE_WRITECOPY"}};

static void protection_text(w32t_buf *b, uint32_t protection) {
    size_t i = 0;
    while (i < COUNT(protections) && !(protection & protections[i].value))
        i++;
    if (i < COUNT(protections)) w32t_buf_text(b, protections[i].text);
    if (protection & 0x200) w32t_buf_text(b, "|PAGE_NOCACHE");
}

// On 64-bit systems Process Monitor takes the protection for pointer-sized: it prints names for bits of the pointer
// that follows, or none of them. The text repeats that; the typed value is the protection.
static void section_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    uint32_t sync = w32t_pml_param32(v, 0, 0), protection = w32t_pml_param32(v, 0, 4);
    w32t_buf own = {0};
    if (sync <= 1 || !o->text)
        w32t_pml_put_named(o, W32T_PML_KEY("SyncType"), sync,
                           sync == 0   ? "SyncTypeOther"
                           : sync == 1 ? "SyncTypeCreateSection"
                                       : NULL);
    else {
        w32t_buf *b = w32t_pml_begin(o, W32T_PML_KEY("SyncType"), &own);
        w32t_buf_lit(b, "Unknown: ");
        w32t_buf_u64(b, sync);
    }
    uint32_t shown = o->text && v->pointer == 8 ? w32t_pml_param32(v, 1, 0) : protection;
    w32t_buf name = {0};
    protection_text(&name, shown);
    if (o->text ? sync == 1 : name.n)
        w32t_pml_put_text(o, W32T_PML_KEY("PageProtection"), name.n ? w32t_buf_cstr(&name) : "");
    w32t_buf_free(&name);
}

static void lock_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    // Length by pointer (its value was copied behind the name), key, 64-bit offset, process, two flags.
    bool lock = v->minor == 1;
    size_t at = 3u * v->pointer + 8;
    if (lock) w32t_pml_put_bool(o, W32T_PML_KEY("Exclusive"), w32t_span_u8(v->params, at + 1));
    if (!o->text && v->minor == 3) return; // all locks of the file; the text has the offset and length of one
    if (!o->text && v->minor == 4) {
        w32t_pml_put_hex(o, W32T_PML_KEY("Key"), w32t_pml_param32(v, 1, 0));
        return;
    }
    put_offset(o, w32t_pml_param64(v, 2, 0));
    uint64_t length = w32t_span_u64(v->rest, 0);
    if (o->text && v->pointer == 4) length = (uint32_t)length; // as Process Monitor shows it
    w32t_pml_put_signed(o, W32T_PML_KEY("Length"), (int64_t)length);
    if (lock) w32t_pml_put_bool(o, W32T_PML_KEY("Fail Immediately"), w32t_span_u8(v->params, at));
}

static void query_open_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_span x = v->extra; // FILE_NETWORK_OPEN_INFORMATION
    if (x.n < 52) return;
    w32t_pml_put_time(o, W32T_PML_KEY("CreationTime"), w32t_span_u64(x, 0));
    w32t_pml_put_time(o, W32T_PML_KEY("LastAccessTime"), w32t_span_u64(x, 8));
    w32t_pml_put_time(o, W32T_PML_KEY("LastWriteTime"), w32t_span_u64(x, 16));
    w32t_pml_put_time(o, W32T_PML_KEY("ChangeTime"), w32t_span_u64(x, 24));
    w32t_pml_put_count(o, W32T_PML_KEY("AllocationSize"), w32t_span_u64(x, 32));
    w32t_pml_put_count(o, W32T_PML_KEY("EndOfFile"), w32t_span_u64(x, 40));
    w32t_pml_put_flags(o, W32T_PML_KEY("FileAttributes"), w32t_span_u32(x, 48), &w32t_pml_attributes);
}

static void check_possible_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    // 64-bit offset, length, key (pointer-aligned), flag (pointer-aligned).
    bool read = w32t_span_u8(v->params, v->pointer == 8 ? 24 : 16);
    w32t_pml_put_text(o, W32T_PML_KEY("Operation"), read ? "Read" : "Write");
    w32t_pml_put_signed(o, W32T_PML_KEY("Offset"), (int64_t)w32t_span_u64(v->params, 0));
    w32t_pml_put_count(o, W32T_PML_KEY("Length"), w32t_span_u32(v->params, 8));
}

// What Process Monitor does not take apart is shown as the request's bare words.
static void bare_text(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_pml_put_hex(o, W32T_PML_KEY("Minor ID"), v->minor);
    w32t_pml_put_hex(o, W32T_PML_KEY("IRP Flags"), v->io_flags);
    w32t_pml_put_hex(o, W32T_PML_KEY("Flags"), v->flags);
    w32t_pml_put_hex(o, W32T_PML_KEY("Arg1"), w32t_pml_pointer(v, v->params, 0));
    w32t_pml_put_hex(o, W32T_PML_KEY("Arg2"), w32t_pml_param32(v, 1, 0));
    w32t_pml_put_hex(o, W32T_PML_KEY("Arg3"), w32t_pml_pointer(v, v->params, 2u * v->pointer));
    w32t_pml_put_hex(o, W32T_PML_KEY("Arg4"), w32t_pml_pointer(v, v->params, 3u * v->pointer));
}

void w32t_pml_file_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    switch (v->operation) {
    case 0: // volume dismount, callbacks without a name, shutdown, power, WMI, device change
    case 8:
    case 9:
    case 10:
    case 11:
    case 12:
    case 13:
    case 36:
    case 42:
    case 43:
    case 44:
        bare_text(v, o);
        return;
    case 1:
        w32t_pml_put_hex(o, W32T_PML_KEY("Device Type"), w32t_pml_param32(v, 0, 0));
        return;
    case 2: // MDL write complete
        put_offset(o, w32t_span_u64(v->params, 0));
        w32t_pml_put_hex(o, W32T_PML_KEY("MDL"), w32t_pml_pointer(v, v->params, 8));
        return;
    case 4: // MDL read complete
        w32t_pml_put_hex(o, W32T_PML_KEY("MDL"), w32t_pml_pointer(v, v->params, 0));
        return;
    case 3:
    case 5:
        mdl_transfer_detail(v, o);
        return;
    case 23:
    case 24:
        transfer_detail(v, o);
        return;
    case 6:
        query_open_detail(v, o);
        return;
    case 7:
        check_possible_detail(v, o);
        return;
    case 17: // the offset is behind a pointer; its value was copied behind the name
        w32t_pml_put_count(o, W32T_PML_KEY("EndingOffset"), w32t_span_u64(v->rest, 0));
        return;
    case 19:
        section_detail(v, o);
        return;
    case 21:
    case 39:
        if (o->text)
            bare_text(v, o);
        else
            create_detail(v, o);
        return;
    case 20:
        create_detail(v, o);
        return;
    case 25:
    case 26:
        w32t_pml_file_info_detail(v, o);
        return;
    case 30:
    case 31:
        w32t_pml_volume_detail(v, o);
        return;
    case 32:
        w32t_pml_directory_detail(v, o);
        return;
    case 33:
    case 34:
        w32t_pml_control_detail(v, o);
        return;
    case 35: // between drivers
        if (o->text)
            bare_text(v, o);
        else
            w32t_pml_control_detail(v, o);
        return;
    case 37:
        lock_detail(v, o);
        return;
    case 40:
    case 41:
        w32t_pml_put_flags(o, W32T_PML_KEY("Information"), w32t_pml_param32(v, 0, 0), &w32t_pml_security);
        return;
    default:
        return;
    }
}

static const char *create_category(const w32t_pml_view *v) {
    uint32_t disposition = w32t_pml_param32(v, 1, 0) >> 24;
    if (v->extra.n >= 4) {
        uint32_t result = w32t_span_u32(v->extra, 0);
        if (result == 0 || result == 2 || result == 3) return "Write"; // superseded, created, overwritten
        if (result <= 5) return "";
    }
    return disposition == 1 || disposition > 5 ? "" : "Write";
}

static const char *set_category(const w32t_pml_view *v) {
    switch (v->minor) {
    case 0x0D: // disposition: deleting is a write, undoing it nothing
        return w32t_span_u8(v->rest, 0) == 1 ? "Write" : "";
    case 0x40:
        return w32t_span_u32(v->rest, 0) ? "Write" : "";
    case 0x0A: // renaming
    case 0x41:
    case 0x42:
        return "Write";
    default:
        return "Write Metadata";
    }
}

const char *w32t_pml_file_category(const w32t_pml_view *v) {
    switch (v->operation) {
    case 5:
    case 23:
        return "Read";
    case 3:
    case 24:
        return "Write";
    case 20:
        return create_category(v);
    case 25:
    case 27:
    case 32:
    case 40:
    case 45:
        return "Read Metadata";
    case 26:
        return set_category(v);
    case 28:
    case 31:
    case 41:
    case 46:
        return "Write Metadata";
    case 33:
    case 34:
        return w32t_pml_control_category(w32t_pml_param32(v, 2, 0));
    default:
        return "";
    }
}
