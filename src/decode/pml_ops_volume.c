// SPDX-License-Identifier: Apache-2.0
// Query/SetVolumeInformation by information class (FSINFOCLASS, ntifs.h).
#include "decode/pml_view.h"

static const w32t_pml_name file_system_attributes[] = {
    {0x2, "Case Preserved"},  {0x1, "Case Sensitive"},    {0x4, "Unicode"}, {0x8, "ACLs"},
    {0x10, "Compression"},    {0x40000, "Named Streams"}, {0x20000, "EFS"}, {0x10000, "Object IDs"},
    {0x80, "Reparse Points"}, {0x40, "Sparse Files"},     {0x20, "Quotas"}, {0x200000, "Transactions"},
};
static const w32t_pml_name characteristics[] = {
    {0x1, "Removable"}, {0x2, "Read-Only"}, {0x4, "Floppy"},   {0x8, "Write-Once"},
    {0x10, "Remote"},   {0x20, "Mounted"},  {0x40, "Virtual"}, {0x80, "Secure Open"},
};
static const w32t_pml_flags attribute_flags = {file_system_attributes, 12, ", ", "n/a", true};
static const w32t_pml_flags characteristic_flags = {characteristics, 8, ", ", NULL, false};

// FILE_DEVICE_* (ntddk.h).
static const char *const devices[] = {
    NULL,
    "Beep",
    "CD-ROM",
    "CD-ROM File System",
    "Controller",
    "Datalink",
    "DFS",
    "Disk",
    "Disk File System",
    "File System",
    "Inport Port",
    "Keyboard",
    "Mailslot",
    "MIDI In",
    "MIDI Out",
    "Mouse",
    "Multi UNC Provider",
    "Named Pipe",
    "Network",
    "Network Browser",
    "Network File System",
    "NULL",
    "Parallel Port",
    "Physical Netcard",
    "Printer",
    "Scanner",
    "Serial Mouse Port",
    "Serial Port",
    "Screen",
    "Sound",
    "Streams",
    "Tape",
    "Tape File System",
    "Transport",
    "Unknown",
    "Video",
    "Virtual Disk",
    "Wave In",
    "Wave Out",
    "8042 Port",
    "Network Redirector",
    "Battery",
    "Bus Extender",
    "Modem",
    "VDM",
};

static void volume(w32t_span s, w32t_pml_out *o) {
    w32t_pml_put_time(o, W32T_PML_KEY("VolumeCreationTime"), w32t_span_u64(s, 0));
    uint32_t serial = w32t_span_u32(s, 8), length = w32t_span_u32(s, 12);
    w32t_buf own = {0};
    w32t_buf_printf(w32t_pml_begin(o, W32T_PML_KEY("VolumeSerialNumber"), &own), "%04X-%04X", serial >> 16,
                    serial & 0xFFFF);
    w32t_pml_end(o, W32T_PML_KEY("VolumeSerialNumber"), &own, NULL);
    w32t_pml_put_bool(o, W32T_PML_KEY("SupportsObjects"), w32t_span_u8(s, 16));
    w32t_span label = w32t_span_from(s, 18);
    w32t_pml_put_utf16(o, W32T_PML_KEY("VolumeLabel"), w32t_span_of(label.p, length < label.n ? length : label.n));
}

static void sizes(w32t_span s, w32t_pml_out *o) {
    w32t_pml_put_count(o, W32T_PML_KEY("TotalAllocationUnits"), w32t_span_u64(s, 0));
    w32t_pml_put_count(o, W32T_PML_KEY("AvailableAllocationUnits"), w32t_span_u64(s, 8));
    w32t_pml_put_count(o, W32T_PML_KEY("SectorsPerAllocationUnit"), w32t_span_u32(s, 16));
    w32t_pml_put_count(o, W32T_PML_KEY("BytesPerSector"), w32t_span_u32(s, 20));
}

static void full_sizes(w32t_span s, w32t_pml_out *o) {
    w32t_pml_put_count(o, W32T_PML_KEY("TotalAllocationUnits"), w32t_span_u64(s, 0));
    w32t_pml_put_count(o, W32T_PML_KEY("CallerAvailableAllocationUnits"), w32t_span_u64(s, 8));
    w32t_pml_put_count(o, W32T_PML_KEY("ActualAvailableAllocationUnits"), w32t_span_u64(s, 16));
    w32t_pml_put_count(o, W32T_PML_KEY("SectorsPerAllocationUnit"), w32t_span_u32(s, 24));
    w32t_pml_put_count(o, W32T_PML_KEY("BytesPerSector"), w32t_span_u32(s, 28));
}

static void device(w32t_span s, w32t_pml_out *o) {
    uint32_t type = w32t_span_u32(s, 0);
    const char *name = type < sizeof devices / sizeof *devices ? devices[type] : NULL;
    if (name)
        w32t_pml_put_named(o, W32T_PML_KEY("DeviceType"), type, name);
    else
        w32t_pml_put_hex(o, W32T_PML_KEY("DeviceType"), type);
    w32t_pml_put_flags(o, W32T_PML_KEY("Characteristics"), w32t_span_u32(s, 4), &characteristic_flags);
}

static void attributes(w32t_span s, w32t_pml_out *o) {
    w32t_pml_put_flags(o, W32T_PML_KEY("FileSystemAttributes"), w32t_span_u32(s, 0), &attribute_flags);
    w32t_pml_put_count(o, W32T_PML_KEY("MaximumComponentNameLength"), w32t_span_u32(s, 4));
    uint32_t length = w32t_span_u32(s, 8);
    w32t_span name = w32t_span_from(s, 12);
    w32t_pml_put_utf16(o, W32T_PML_KEY("FileSystemName"), w32t_span_of(name.p, length < name.n ? length : name.n));
}

static void control(w32t_span s, w32t_pml_out *o) {
    w32t_pml_put_signed(o, W32T_PML_KEY("FreeSpaceStartFiltering"), (int64_t)w32t_span_u64(s, 0));
    w32t_pml_put_signed(o, W32T_PML_KEY("FreeSpaceThreshold"), (int64_t)w32t_span_u64(s, 8));
    w32t_pml_put_signed(o, W32T_PML_KEY("FreeSpaceStopFiltering"), (int64_t)w32t_span_u64(s, 16));
    w32t_pml_put_signed(o, W32T_PML_KEY("DefaultQuotaThreshold"), (int64_t)w32t_span_u64(s, 24));
    w32t_pml_put_signed(o, W32T_PML_KEY("DefaultQuotaLimit"), (int64_t)w32t_span_u64(s, 32));
    w32t_pml_put_hex(o, W32T_PML_KEY("FileSystemControlFlags"), w32t_span_u32(s, 40));
}

static void object_id(w32t_span s, w32t_pml_out *o) {
    w32t_buf own = {0};
    w32t_buf *b = w32t_pml_begin(o, W32T_PML_KEY("ObjectId"), &own);
    for (size_t i = 0; i < 16 && i < s.n; i++)
        w32t_buf_printf(b, "%02X", s.p[i]);
    w32t_pml_end(o, W32T_PML_KEY("ObjectId"), &own, NULL);
}

void w32t_pml_volume_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    bool set = v->operation == 31;
    w32t_span s = set ? v->rest : v->extra;
    if (!s.n) return;
    switch (v->minor) {
    case 1:
        if (!set && s.n >= 17) volume(s, o);
        return;
    case 2: // FILE_FS_LABEL_INFORMATION
        w32t_pml_put_utf16(o, W32T_PML_KEY("VolumeLabel"), w32t_span_sub(s, 4, w32t_span_u32(s, 0)));
        return;
    case 3:
        if (s.n >= 24) sizes(s, o);
        return;
    case 4:
        if (s.n >= 8) device(s, o);
        return;
    case 5:
        if (s.n >= 12) attributes(s, o);
        return;
    case 6:
        if (s.n >= 44) control(s, o);
        return;
    case 7:
        if (s.n >= 32) full_sizes(s, o);
        return;
    case 8:
        object_id(s, o);
        return;
    default:
        if (!o->text)
            w32t_pml_add(o, "Information", (w32t_value){.type = W32T_TYPE_BINARY, .size = (uint32_t)s.n, .bytes = s.p});
        return;
    }
}
