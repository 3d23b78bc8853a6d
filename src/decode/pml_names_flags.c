// SPDX-License-Identifier: Apache-2.0
// Bit names as Process Monitor prints them: access masks, create options, attributes, share modes, I/O flags, change
// filters, security information. Values: winnt.h, ntifs.h.
#include "decode/pml_view.h"

#define TABLE(t) t, sizeof(t) / sizeof *(t)

static const w32t_pml_name file_access[] = {
    {0x1F01FF, "All Access"},
    {0x1201BF, "Generic Read/Write/Execute"},
    {0x12019F, "Generic Read/Write"},
    {0x1200A9, "Generic Read/Execute"},
    {0x1201B6, "Generic Write/Execute"},
    {0x120089, "Generic Read"},
    {0x120116, "Generic Write"},
    {0x1200A0, "Generic Execute"},
    {0x1, "Read Data/List Directory"},
    {0x2, "Write Data/Add File"},
    {0x4, "Append Data/Add Subdirectory/Create Pipe Instance"},
    {0x8, "Read EA"},
    {0x10, "Write EA"},
    {0x20, "Execute/Traverse"},
    {0x40, "Delete Child"},
    {0x80, "Read Attributes"},
    {0x100, "Write Attributes"},
    {0x10000, "Delete"},
    {0x20000, "Read Control"},
    {0x40000, "Write DAC"},
    {0x80000, "Write Owner"},
    {0x100000, "Synchronize"},
    {0x1000000, "Access System Security"},
    {0x2000000, "Maximum Allowed"},
};

static const w32t_pml_name key_access[] = {
    {0xF003F, "All Access"},
    {0x2001F, "Read/Write"},
    {0x20019, "Read"},
    {0x20006, "Write"},
    {0x1, "Query Value"},
    {0x2, "Set Value"},
    {0x4, "Create Sub Key"},
    {0x8, "Enumerate Sub Keys"},
    {0x10, "Notify"},
    {0x20, "Create Link"},
    {0x300, "WOW64_Res"},
    {0x200, "WOW64_32Key"},
    {0x100, "WOW64_64Key"},
    {0x10000, "Delete"},
    {0x20000, "Read Control"},
    {0x40000, "Write DAC"},
    {0x80000, "Write Owner"},
    {0x100000, "Synchronize"},
    {0x1000000, "Access System Security"},
    {0x2000000, "Maximum Allowed"},
};

static const w32t_pml_name create_options[] = {
    {0x1, "Directory"},
    {0x2, "Write Through"},
    {0x4, "Sequential Access"},
    {0x8, "No Buffering"},
    {0x10, "Synchronous IO Alert"},
    {0x20, "Synchronous IO Non-Alert"},
    {0x40, "Non-Directory File"},
    {0x80, "Create Tree Connection"},
    {0x100, "Complete If Oplocked"},
    {0x200, "No EA Knowledge"},
    {0x400, "Open for Recovery"},
    {0x800, "Random Access"},
    {0x1000, "Delete On Close"},
    {0x2000, "Open By ID"},
    {0x4000, "Open For Backup"},
    {0x8000, "No Compression"},
    {0x100000, "Reserve OpFilter"},
    {0x200000, "Open Reparse Point"},
    {0x400000, "Open No Recall"},
    {0x800000, "Open For Free Space Query"},
    {0x10000, "Open Requiring Oplock"},
    {0x20000, "Disallow Exclusive"},
};

static const w32t_pml_name attributes[] = {
    {0x1, "R"},   {0x2, "H"},    {0x4, "S"},      {0x10, "D"},   {0x20, "A"},
    {0x40, "D"},  {0x80, "N"},   {0x100, "T"},    {0x200, "SF"}, {0x400, "RP"},
    {0x800, "C"}, {0x1000, "O"}, {0x2000, "NCI"}, {0x4000, "E"}, {0x10000, "V"},
};

static const w32t_pml_name share[] = {{0x1, "Read"}, {0x2, "Write"}, {0x4, "Delete"}};

static const w32t_pml_name io_flags[] = {
    {0x10, "Buffered"},
    {0x1, "Non-cached"},
    {0x2, "Paging I/O"},
    {0x4, "Synchronous"},
    {0x40, "Synchronous Paging I/O"},
    {0x400000, "Write Through"},
};

static const w32t_pml_name notify[] = {
    {0x1, "FILE_NOTIFY_CHANGE_FILE_NAME"},
    {0x2, "FILE_NOTIFY_CHANGE_DIR_NAME"},
    {0x3, "FILE_NOTIFY_CHANGE_NAME"},
    {0x4, "FILE_NOTIFY_CHANGE_ATTRIBUTES"},
    {0x8, "FILE_NOTIFY_CHANGE_SIZE"},
    {0x10, "FILE_NOTIFY_CHANGE_LAST_WRITE"},
    {0x20, "FILE_NOTIFY_CHANGE_LAST_ACCESS"},
    {0x40, "FILE_NOTIFY_CHANGE_CREATION"},
    {0x80, "FILE_NOTIFY_CHANGE_EA"},
    {0x100, "FILE_NOTIFY_CHANGE_SECURITY"},
    {0x200, "FILE_NOTIFY_CHANGE_STREAM_NAME"},
    {0x400, "FILE_NOTIFY_CHANGE_STREAM_SIZE"},
    {0x800, "FILE_NOTIFY_CHANGE_STREAM_WRITE"},
};

static const w32t_pml_name security[] = {
    {0x1, "Owner"},
    {0x2, "Group"},
    {0x4, "DACL"},
    {0x8, "SACL"},
    {0x10, "Label"},
    {0x20, "Attribute"},
    {0x40, "Scope"},
    {0x80, "Process Trust Label"},
    {0x10000, "Backup"},
    {0x80000000, "DACL Protected"},
    {0x40000000, "SACL Protected"},
    {0x20000000, "DACL Unprotected"},
    {0x10000000, "SACL Unprotected"},
};

const w32t_pml_flags w32t_pml_file_access = {TABLE(file_access), ", ", NULL, true};
const w32t_pml_flags w32t_pml_key_access = {TABLE(key_access), ", ", NULL, true};
const w32t_pml_flags w32t_pml_create_options = {TABLE(create_options), ", ", NULL, true};
const w32t_pml_flags w32t_pml_attributes = {TABLE(attributes), "", "n/a", true};
const w32t_pml_flags w32t_pml_share = {TABLE(share), ", ", "None", true};
const w32t_pml_flags w32t_pml_io_flags = {TABLE(io_flags), ", ", NULL, true};
const w32t_pml_flags w32t_pml_notify = {TABLE(notify), ", ", "*", false};
const w32t_pml_flags w32t_pml_security = {TABLE(security), ", ", NULL, true};

// Generic rights are mapped to the object's own before they are named.
void w32t_pml_access(w32t_pml_out *o, PML_KEY_ARG, uint32_t mask, bool key_object) {
    static const uint32_t generic[2][4] = {{0x120089, 0x120116, 0x1200A0, 0x1F01FF},
                                           {0x20019, 0x20006, 0x20019, 0xF003F}};
    uint32_t mapped = mask;
    for (int i = 0; i < 4; i++)
        if (mask & (0x80000000u >> i)) mapped |= generic[key_object][i];
    mapped &= 0x0FFFFFFF;
    w32t_buf own = {0};
    w32t_buf *b = w32t_pml_begin(o, key, key_size, &own);
    size_t start = b->n;
    w32t_pml_flags_text(b, mapped, key_object ? &w32t_pml_key_access : &w32t_pml_file_access);
    if (b->n == start) {
        w32t_buf_lit(b, "None ");
        w32t_buf_hex(b, mapped);
    }
    w32t_pml_end(o, key, key_size, &own,
                 &(w32t_value){.type = W32T_TYPE_UINT, .shape = W32T_SHAPE_HEX, .size = 4, .u = mask});
}
