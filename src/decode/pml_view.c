// SPDX-License-Identifier: Apache-2.0
// Takes an event apart and finds the file that knows its class.
#include "decode/pml_view.h"

void w32t_pml_view_of(const w32t_pml_record *r, w32t_pml_view *v) {
    w32t_span raw = {r->raw, r->size};
    v->record = r;
    v->log = r->log;
    v->class_ = w32t_le32(raw.p + W32T_PML_CLASS);
    v->operation = w32t_le16(raw.p + W32T_PML_OPERATION);
    v->tid = w32t_le32(raw.p + W32T_PML_THREAD);
    v->duration = w32t_le64(raw.p + W32T_PML_DURATION);
    v->time = w32t_le64(raw.p + W32T_PML_TIME);
    v->result = w32t_le32(raw.p + W32T_PML_RESULT);
    v->pointer = r->log->pointer_size;
    size_t at = W32T_PML_EVENT_HEADER + (size_t)w32t_le16(raw.p + W32T_PML_FRAMES) * v->pointer;
    v->detail = w32t_span_from(raw, at);
    v->extra = (w32t_span){r->extra, r->extra_size};
    if (!w32t_pml_is_file_class(v->class_)) { // member by member: this runs twice for each event
        v->minor = 0;
        v->io_flags = v->flags = 0;
        v->params = v->path = v->rest = (w32t_span){NULL, 0};
        v->path_narrow = false;
        return;
    }
    // Minor function in 8 bytes, IRP flags, callback flags, FLT_PARAMETERS (5 pointers and a 64-bit number), name
    // length in 4.
    size_t params = 5u * v->pointer + 8, name = 16 + params;
    v->minor = w32t_span_u8(v->detail, 0);
    v->io_flags = w32t_span_u32(v->detail, 8);
    v->flags = w32t_span_u32(v->detail, 12);
    v->params = w32t_span_sub(v->detail, 16, params);
    uint16_t info = w32t_span_u16(v->detail, name);
    size_t n = w32t_pml_string_bytes(info);
    w32t_span behind = w32t_span_from(v->detail, name + 4);
    if (n > behind.n) n = behind.n;
    v->path = (w32t_span){behind.p, n};
    v->path_narrow = info & 0x8000;
    v->rest = w32t_span_from(behind, n);
}

const char *w32t_pml_class_name(uint32_t class_) {
    static const char *const names[] = {"Unknown", "Process", "Registry", "File System", "Profiling", "Network", "IPC"};
    return names[class_ < 7 ? class_ : 0];
}

static const char *operation_of(const w32t_pml_view *v, w32t_pml_wording wording) {
    static const char *const process[] = {"Process Defined",    "Process Create",   "Process Exit",   "Thread Create",
                                          "Thread Exit",        "Load Image",       "Thread Profile", "Process Start",
                                          "Process Statistics", "System Statistics"};
    static const char *const registry[] = {
        "RegOpenKey",        "RegCreateKey",       "RegCloseKey",    "RegQueryKey",
        "RegSetValue",       "RegQueryValue",      "RegEnumValue",   "RegEnumKey",
        "RegSetInfoKey",     "RegDeleteKey",       "RegDeleteValue", "RegFlushKey",
        "RegLoadKey",        "RegUnloadKey",       "RegRenameKey",   "RegQueryMultipleValueKey",
        "RegSetKeySecurity", "RegQueryKeySecurity"};
    static const char *const profiling[] = {"Thread Profiling", "Process Profiling", "Debug Output Profiling"};
    static const char *const tcp[] = {"TCP Unknown",    "TCP Other",   "TCP Send",       "TCP Receive",
                                      "TCP Accept",     "TCP Connect", "TCP Disconnect", "TCP Reconnect",
                                      "TCP Retransmit", "TCP TCPCopy"};
    static const char *const udp[] = {"UDP Unknown",    "UDP Other",   "UDP Send",       "UDP Receive",
                                      "UDP Accept",     "UDP Connect", "UDP Disconnect", "UDP Reconnect",
                                      "UDP Retransmit", "UDP TCPCopy"};
    uint16_t op = v->operation;
    switch (v->class_) {
    case W32T_PML_CLASS_PROCESS:
        return op < sizeof process / sizeof *process ? process[op] : "<Unknown>";
    case W32T_PML_CLASS_REGISTRY:
        return op < sizeof registry / sizeof *registry ? registry[op] : "<Unknown>";
    case W32T_PML_CLASS_FILE:
    case W32T_PML_CLASS_IPC:
        return w32t_pml_file_operation(op, v->minor, wording);
    case W32T_PML_CLASS_PROFILING:
        return op < sizeof profiling / sizeof *profiling ? profiling[op] : "<Unknown>";
    case W32T_PML_CLASS_NETWORK:
        if (op >= sizeof tcp / sizeof *tcp) return "<Unknown>";
        return w32t_span_u16(v->detail, 0) & 4 ? tcp[op] : udp[op];
    default:
        return "<Unknown>";
    }
}

const char *w32t_pml_operation(const w32t_pml_view *v) {
    // What made logs of version 7 had another name for this one.
    if (v->log->version == 7 && v->class_ == W32T_PML_CLASS_FILE && v->operation == 26 && v->minor == 0x13)
        return "SetAllInformationFile";
    return operation_of(v, v->log->later_text ? W32T_PML_SINCE_361 : W32T_PML_BEFORE_361);
}

const char *w32t_pml_better_operation(const w32t_pml_view *v) {
    return operation_of(v, W32T_PML_BETTER);
}

const char *w32t_pml_category(const w32t_pml_view *v) {
    if (w32t_pml_is_file_class(v->class_)) return w32t_pml_file_category(v);
    if (v->class_ == W32T_PML_CLASS_REGISTRY) return w32t_pml_registry_category(v);
    return "";
}

void w32t_pml_path(const w32t_pml_view *v, w32t_buf *b) {
    switch (v->class_) {
    case W32T_PML_CLASS_FILE:
    case W32T_PML_CLASS_IPC: {
        size_t start = b->n;
        w32t_pml_put_string(b, v->path, v->path_narrow);
        if (v->operation != 32 || v->minor != 1) return;
        // QueryDirectory shows what was searched for behind the folder.
        uint16_t info = w32t_span_u16(v->rest, 0);
        size_t n = w32t_pml_string_bytes(info);
        if (!n) return;
        if (b->n > start && b->p[b->n - 1] != '\\') w32t_buf_char(b, '\\');
        w32t_span pattern = w32t_span_from(v->rest, 2);
        w32t_pml_put_string(b, (w32t_span){pattern.p, n < pattern.n ? n : pattern.n}, info & 0x8000);
        return;
    }
    case W32T_PML_CLASS_REGISTRY:
        w32t_pml_registry_path(v, b);
        return;
    case W32T_PML_CLASS_PROCESS:
        w32t_pml_process_path(v, b);
        return;
    case W32T_PML_CLASS_NETWORK:
        w32t_pml_network_path(v, b);
        return;
    case W32T_PML_CLASS_PROFILING:
        if (v->operation) return;
        w32t_buf_lit(b, "Thread ");
        w32t_buf_u64(b, v->tid);
        return;
    default:
        return;
    }
}

void w32t_pml_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    if (o->text) o->start = o->text->n;
    switch (v->class_) {
    case W32T_PML_CLASS_FILE:
    case W32T_PML_CLASS_IPC:
        w32t_pml_file_detail(v, o);
        return;
    case W32T_PML_CLASS_REGISTRY:
        w32t_pml_registry_detail(v, o);
        return;
    case W32T_PML_CLASS_PROCESS:
        w32t_pml_process_detail(v, o);
        return;
    case W32T_PML_CLASS_NETWORK:
        w32t_pml_network_detail(v, o);
        return;
    case W32T_PML_CLASS_PROFILING:
        w32t_pml_profiling_detail(v, o);
        return;
    default:
        return;
    }
}
