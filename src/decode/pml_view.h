// SPDX-License-Identifier: Apache-2.0
// One Process Monitor event taken apart: what every operation has, and for file events the path and the parameters of
// the request (FLT_PARAMETERS as the recorded system lays them out).
#ifndef W32T_DECODE_PML_VIEW_H
#define W32T_DECODE_PML_VIEW_H

#include "decode/pml_out.h"

typedef struct w32t_pml_view {
    const w32t_pml_record *record;
    const w32t_pml_log *log;
    uint32_t class_, result, tid;
    uint16_t operation;
    uint8_t pointer; // 4 or 8
    uint64_t time, duration;
    w32t_span detail, extra;
    // Other classes leave these empty.
    uint8_t minor;     // file events: minor function or information class
    uint32_t flags;    // file events: how the request came (1 IRP, 2 fast I/O, 4 file system filter callback)
    uint32_t io_flags; // file events: the request's IRP flags
    w32t_span params;  // file events: FLT_PARAMETERS
    w32t_span path;    // file events: the name
    bool path_narrow;
    w32t_span rest; // file events: what follows the name
} w32t_pml_view;

#define W32T_PML_PENDING 0x103u // result of an operation that had not completed

void w32t_pml_view_of(const w32t_pml_record *record, w32t_pml_view *v);

// Field i of the request's parameters, in pointer-sized steps.
static inline uint32_t w32t_pml_param32(const w32t_pml_view *v, size_t pointers, size_t bytes) {
    return w32t_span_u32(v->params, pointers * v->pointer + bytes);
}
static inline uint64_t w32t_pml_param64(const w32t_pml_view *v, size_t pointers, size_t bytes) {
    return w32t_span_u64(v->params, pointers * v->pointer + bytes);
}
static inline uint64_t w32t_pml_pointer(const w32t_pml_view *v, w32t_span s, size_t at) {
    return v->pointer == 8 ? w32t_span_u64(s, at) : w32t_span_u32(s, at);
}

// The columns. Operation and Result are static text (or made in `scratch`, at least 16 bytes); Path and Detail are
// appended.
const char *w32t_pml_operation(const w32t_pml_view *v);
const char *w32t_pml_better_operation(const w32t_pml_view *v); // names also what Process Monitor calls <Unknown>
const char *w32t_pml_result(uint32_t status, char scratch[16]);
const char *w32t_pml_class_name(uint32_t class_);
const char *w32t_pml_category(const w32t_pml_view *v);
void w32t_pml_path(const w32t_pml_view *v, w32t_buf *b);
void w32t_pml_detail(const w32t_pml_view *v, w32t_pml_out *o);

// Any column, as UTF-8; lone surrogates come out as U+FFFD (pml_columns.c). Process columns need the process only.
void w32t_pml_put_column(const w32t_pml_view *v, w32t_text column, bool local, w32t_buf *b);
void w32t_pml_put_process(const w32t_pml_process *process, w32t_text column, w32t_buf *b);

// By class (pml_ops_*.c).
void w32t_pml_file_detail(const w32t_pml_view *v, w32t_pml_out *o);
void w32t_pml_file_info_detail(const w32t_pml_view *v, w32t_pml_out *o); // QueryInformationFile, SetInformationFile
void w32t_pml_volume_detail(const w32t_pml_view *v, w32t_pml_out *o);    // Query/SetVolumeInformation
void w32t_pml_directory_detail(const w32t_pml_view *v, w32t_pml_out *o); // DirectoryControl
void w32t_pml_control_detail(const w32t_pml_view *v, w32t_pml_out *o);   // FileSystemControl, DeviceIoControl
const char *w32t_pml_control_category(uint32_t code);
const char *w32t_pml_file_category(const w32t_pml_view *v);
void w32t_pml_registry_path(const w32t_pml_view *v, w32t_buf *b);
void w32t_pml_registry_detail(const w32t_pml_view *v, w32t_pml_out *o);
const char *w32t_pml_registry_category(const w32t_pml_view *v);
void w32t_pml_process_path(const w32t_pml_view *v, w32t_buf *b);
void w32t_pml_process_detail(const w32t_pml_view *v, w32t_pml_out *o);
void w32t_pml_network_path(const w32t_pml_view *v, w32t_buf *b);
void w32t_pml_network_detail(const w32t_pml_view *v, w32t_pml_out *o);
void w32t_pml_profiling_detail(const w32t_pml_view *v, w32t_pml_out *o);

// Names (pml_names_*.c).
typedef enum w32t_pml_wording {
    W32T_PML_BEFORE_361, // as Process Monitor wrote until 3.60
    W32T_PML_SINCE_361,  // and later
    W32T_PML_BETTER      // what neither knows has a name, too
} w32t_pml_wording;
const char *w32t_pml_file_operation(uint16_t operation, uint8_t minor, w32t_pml_wording wording);
extern const w32t_pml_flags w32t_pml_file_access, w32t_pml_key_access, w32t_pml_create_options, w32t_pml_attributes,
    w32t_pml_share, w32t_pml_io_flags, w32t_pml_notify, w32t_pml_security;
void w32t_pml_access(w32t_pml_out *o, PML_KEY_ARG, uint32_t mask, bool key_object);
const char *w32t_pml_control_name(uint32_t code);
const char *w32t_pml_file_class(uint32_t class_); // FileXInformation
const char *w32t_pml_value_type(uint32_t type);   // REG_SZ

// The account a SID stands for, from what the log itself shows, well-known names, else S-1-…; appended.
void w32t_pml_sid_text(const w32t_pml_view *v, w32t_span sid, w32t_buf *b);

#endif
