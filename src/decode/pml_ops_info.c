// SPDX-License-Identifier: Apache-2.0
// QueryInformationFile (the answer is the extra data) and SetInformationFile (what was set stands behind the name), by
// information class. Layouts: ntifs.h.
#include "decode/pml_view.h"

#include <inttypes.h>

static void basic(w32t_span s, w32t_pml_out *o) {
    w32t_pml_put_time(o, W32T_PML_KEY("CreationTime"), w32t_span_u64(s, 0));
    w32t_pml_put_time(o, W32T_PML_KEY("LastAccessTime"), w32t_span_u64(s, 8));
    w32t_pml_put_time(o, W32T_PML_KEY("LastWriteTime"), w32t_span_u64(s, 16));
    w32t_pml_put_time(o, W32T_PML_KEY("ChangeTime"), w32t_span_u64(s, 24));
    w32t_pml_put_flags(o, W32T_PML_KEY("FileAttributes"), w32t_span_u32(s, 32), &w32t_pml_attributes);
}

static void standard(w32t_span s, w32t_pml_out *o) {
    w32t_pml_put_count(o, W32T_PML_KEY("AllocationSize"), w32t_span_u64(s, 0));
    w32t_pml_put_count(o, W32T_PML_KEY("EndOfFile"), w32t_span_u64(s, 8));
    w32t_pml_put_count(o, W32T_PML_KEY("NumberOfLinks"), w32t_span_u32(s, 16));
    w32t_pml_put_bool(o, W32T_PML_KEY("DeletePending"), w32t_span_u8(s, 20));
    w32t_pml_put_bool(o, W32T_PML_KEY("Directory"), w32t_span_u8(s, 21));
}

static void alignment(w32t_pml_out *o, uint32_t v) {
    static const w32t_pml_name names[] = {{0x0, "Byte"},      {0x1, "Word"},      {0x3, "Long"},     {0x7, "Quad"},
                                          {0xF, "Octa"},      {0x1F, "32 Byte"},  {0x3F, "64 Byte"}, {0x7F, "128 Byte"},
                                          {0xFF, "256 Byte"}, {0x1FF, "512 Byte"}};
    const char *name = w32t_pml_name_of(names, sizeof names / sizeof *names, v);
    if (name || !o->text) {
        w32t_pml_put_named(o, W32T_PML_KEY("AlignmentRequirement"), v, name);
        return;
    }
    w32t_buf own = {0};
    w32t_buf_printf(w32t_pml_begin(o, W32T_PML_KEY("AlignmentRequirement"), &own), "%" PRIu64 " Byte", (uint64_t)v + 1);
}

static void all(w32t_span s, w32t_pml_out *o) {
    basic(s, o);
    standard(w32t_span_from(s, 40), o);
    w32t_pml_put_hex(o, W32T_PML_KEY("IndexNumber"), w32t_span_u64(s, 64));
    w32t_pml_put_count(o, W32T_PML_KEY("EaSize"), w32t_span_u32(s, 72));
    w32t_pml_access(o, W32T_PML_KEY("Access"), w32t_span_u32(s, 76), false);
    w32t_pml_put_signed(o, W32T_PML_KEY("Position"), (int64_t)w32t_span_u64(s, 80));
    w32t_pml_put_flags(o, W32T_PML_KEY("Mode"), w32t_span_u32(s, 88), &w32t_pml_create_options);
    alignment(o, w32t_span_u32(s, 92));
}

// Process Monitor prints the two sizes as if they were times; typed values are sizes.
static void network_open(w32t_span s, w32t_pml_out *o) {
    w32t_pml_put_time(o, W32T_PML_KEY("CreationTime"), w32t_span_u64(s, 0));
    w32t_pml_put_time(o, W32T_PML_KEY("LastAccessTime"), w32t_span_u64(s, 8));
    w32t_pml_put_time(o, W32T_PML_KEY("LastWriteTime"), w32t_span_u64(s, 16));
    w32t_pml_put_time(o, W32T_PML_KEY("ChangeTime"), w32t_span_u64(s, 24));
    if (o->text) {
        w32t_pml_put_time(o, W32T_PML_KEY("AllocationSize"), w32t_span_u64(s, 32));
        w32t_pml_put_time(o, W32T_PML_KEY("EndOfFile"), w32t_span_u64(s, 40));
    } else {
        w32t_pml_put_count(o, W32T_PML_KEY("AllocationSize"), w32t_span_u64(s, 32));
        w32t_pml_put_count(o, W32T_PML_KEY("EndOfFile"), w32t_span_u64(s, 40));
    }
    w32t_pml_put_flags(o, W32T_PML_KEY("FileAttributes"), w32t_span_u32(s, 48), &w32t_pml_attributes);
}

static void counted_name(w32t_span s, w32t_pml_out *o) {
    uint32_t n = w32t_span_u32(s, 0);
    w32t_span name = w32t_span_from(s, 4);
    w32t_pml_put_utf16(o, W32T_PML_KEY("Name"), w32t_span_of(name.p, n < name.n ? n : name.n));
}

// What Process Monitor prints; false for the other classes.
static bool query_shown(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_span s = v->extra;
    switch (v->minor) {
    case 0x04:
        if (s.n >= 36) basic(s, o);
        return true;
    case 0x05:
        if (s.n >= 22) standard(s, o);
        return true;
    case 0x06:
        w32t_pml_put_hex(o, W32T_PML_KEY("IndexNumber"), w32t_span_u64(s, 0));
        return true;
    case 0x07:
        w32t_pml_put_count(o, W32T_PML_KEY("EaSize"), w32t_span_u32(s, 0));
        return true;
    case 0x08:
        w32t_pml_access(o, W32T_PML_KEY("Access"), w32t_span_u32(s, 0), false);
        return true;
    case 0x09:
        counted_name(s, o);
        return true;
    case 0x10:
        w32t_pml_put_flags(o, W32T_PML_KEY("Mode"), w32t_span_u32(s, 0), &w32t_pml_create_options);
        return true;
    case 0x11:
        alignment(o, w32t_span_u32(s, 0));
        return true;
    case 0x0E:
        w32t_pml_put_signed(o, W32T_PML_KEY("Position"), (int64_t)w32t_span_u64(s, 0));
        return true;
    case 0x12:
        if (s.n >= 96) all(s, o);
        return true;
    case 0x22:
        if (s.n >= 52) network_open(s, o);
        return true;
    case 0x23:
        w32t_pml_put_flags(o, W32T_PML_KEY("Attributes"), w32t_span_u32(s, 0), &w32t_pml_attributes);
        w32t_pml_put_hex(o, W32T_PML_KEY("ReparseTag"), w32t_span_u32(s, 4));
        return true;
    default:
        return false;
    }
}

// Of the others Process Monitor prints nothing; typed values go further.
static void query(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_span s = v->extra;
    if (!s.n || query_shown(v, o) || o->text) return;
    switch (v->minor) {
    case 0x14:
        w32t_pml_put_signed(o, W32T_PML_KEY("EndOfFile"), (int64_t)w32t_span_u64(s, 0));
        return;
    case 0x16: // the first stream's entry: next, name length, size, allocation, name
        w32t_pml_put_count(o, W32T_PML_KEY("StreamSize"), w32t_span_u64(s, 8));
        w32t_pml_put_count(o, W32T_PML_KEY("StreamAllocationSize"), w32t_span_u64(s, 16));
        w32t_pml_put_utf16(o, W32T_PML_KEY("StreamName"), w32t_span_sub(s, 24, w32t_span_u32(s, 4)));
        return;
    case 0x1C:
        w32t_pml_put_count(o, W32T_PML_KEY("CompressedFileSize"), w32t_span_u64(s, 0));
        w32t_pml_put_count(o, W32T_PML_KEY("CompressionFormat"), w32t_span_u16(s, 8));
        return;
    case 0x15: // alternate name
    case 0x28:
    case 0x30:
    case 0x31:
        counted_name(s, o);
        return;
    case 0x27:
        w32t_pml_put_signed(o, W32T_PML_KEY("ValidDataLength"), (int64_t)w32t_span_u64(s, 0));
        return;
    case 0x33:
        w32t_pml_put_bool(o, W32T_PML_KEY("IsRemote"), w32t_span_u8(s, 0));
        return;
    case 0x3B:
        w32t_pml_put_hex(o, W32T_PML_KEY("VolumeSerialNumber"), w32t_span_u64(s, 0));
        w32t_pml_add(o, "FileId", (w32t_value){.type = W32T_TYPE_BINARY, .size = s.n >= 24 ? 16 : 0, .bytes = s.p + 8});
        return;
    case 0x47:
        w32t_pml_put_hex(o, W32T_PML_KEY("Flags"), w32t_span_u32(s, 0));
        return;
    default:
        w32t_pml_add(o, "Information", (w32t_value){.type = W32T_TYPE_BINARY, .size = (uint32_t)s.n, .bytes = s.p});
        return;
    }
}

// FILE_RENAME_INFORMATION, FILE_LINK_INFORMATION: flag, root (pointer), length, name. A bare new name is
// put behind the folder of the file it renames.
static void rename_or_link(const w32t_pml_view *v, w32t_pml_out *o) {
    static const w32t_pml_name names[] = {{1, "FILE_RENAME_REPLACE_IF_EXISTS"},
                                          {2, "FILE_RENAME_POSIX_SEMANTICS"},
                                          {4, "FILE_RENAME_SUPPRESS_PIN_STATE_INHERITANCE"}};
    static const w32t_pml_flags flags = {names, 3, ", ", NULL, true};
    if (v->minor == 0x41 || v->minor == 0x42)
        w32t_pml_put_flags(o, W32T_PML_KEY("Flags"), w32t_span_u32(v->rest, 0), &flags);
    else
        w32t_pml_put_bool(o, W32T_PML_KEY("ReplaceIfExists"), w32t_span_u8(v->rest, 0));
    size_t at = 2u * v->pointer;
    uint32_t n = w32t_span_u32(v->rest, at);
    w32t_span name = w32t_span_from(v->rest, at + 4);
    if (n > name.n) n = (uint32_t)name.n;
    w32t_buf own = {0};
    w32t_buf *b = w32t_pml_begin(o, W32T_PML_KEY("FileName"), &own);
    // Later drivers append the new name with its drive to what was set.
    uint32_t set = w32t_pml_param32(v, 0, 0);
    w32t_span behind = w32t_span_from(v->rest, set);
    uint16_t info = w32t_span_u16(behind, 0);
    size_t whole = w32t_pml_string_bytes(info);
    if (v->minor != 0x0B && set >= at + 4 + n && whole && behind.n >= 2 + whole) {
        w32t_pml_put_string(b, w32t_span_sub(behind, 2, whole), info & 0x8000);
        w32t_pml_end(o, W32T_PML_KEY("FileName"), &own, NULL);
        return;
    }
    if (v->minor != 0x0B && n >= 2 && w32t_span_u16(name, 0) != '\\') {
        size_t start = b->n;
        w32t_pml_put_string(b, v->path, v->path_narrow);
        while (b->n > start && b->p[b->n - 1] != '\\')
            b->n--;
    }
    w32t_pml_put_string(b, w32t_span_of(name.p, n), false);
    w32t_pml_end(o, W32T_PML_KEY("FileName"), &own, NULL);
}

static void set(const w32t_pml_view *v, w32t_pml_out *o) {
    w32t_span s = v->rest;
    if (!s.n) return;
    switch (v->minor) {
    case 0x04:
        if (s.n >= 36) basic(s, o);
        return;
    case 0x0A:
    case 0x0B:
    case 0x41:
    case 0x42:
        rename_or_link(v, o);
        return;
    case 0x0D:
        w32t_pml_put_bool(o, W32T_PML_KEY("Delete"), w32t_span_u8(s, 0));
        return;
    case 0x0E:
        w32t_pml_put_signed(o, W32T_PML_KEY("Position"), (int64_t)w32t_span_u64(s, 0));
        return;
    case 0x13:
        w32t_pml_put_signed(o, W32T_PML_KEY("AllocationSize"), (int64_t)w32t_span_u64(s, 0));
        return;
    case 0x14:
        w32t_pml_put_signed(o, W32T_PML_KEY("EndOfFile"), (int64_t)w32t_span_u64(s, 0));
        return;
    case 0x27:
        w32t_pml_put_signed(o, W32T_PML_KEY("ValidDataLength"), (int64_t)w32t_span_u64(s, 0));
        return;
    case 0x28: {
        w32t_span name = w32t_span_from(s, 4);
        uint32_t n = w32t_span_u32(s, 0);
        w32t_pml_put_utf16(o, W32T_PML_KEY("ShortName"), w32t_span_of(name.p, n < name.n ? n : name.n));
        return;
    }
    case 0x40: {
        static const w32t_pml_name names[] = {{1, "FILE_DISPOSITION_DELETE"},
                                              {2, "FILE_DISPOSITION_POSIX_SEMANTICS"},
                                              {4, "FILE_DISPOSITION_FORCE_IMAGE_SECTION_CHECK"},
                                              {8, "FILE_DISPOSITION_ON_CLOSE"},
                                              {16, "FILE_DISPOSITION_IGNORE_READONLY_ATTRIBUTE"}};
        static const w32t_pml_flags flags = {names, 5, ", ", "FILE_DISPOSITION_DO_NOT_DELETE", true};
        w32t_pml_put_flags(o, W32T_PML_KEY("Flags"), w32t_span_u32(s, 0), &flags);
        return;
    }
    default:
        return;
    }
}

void w32t_pml_file_info_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    if (v->operation == 25)
        query(v, o);
    else
        set(v, o);
}
