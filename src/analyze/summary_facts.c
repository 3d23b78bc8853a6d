// SPDX-License-Identifier: Apache-2.0
// What an operation does is told by its name, how much by its typed fields; of a recorded call by the name of the
// function and what the call gave back; of kernel events see summary_kernel.c.
#include "analyze/summary_facts.h"
#include "analyze/summary_kernel.h"

#include <string.h>

enum { OF_HANDLE = W32T_OF_DISK + 1 }; // of whatever the handle is

typedef struct deed {
    const char *name;
    uint8_t subject, action;
    const char *bytes; // the field that says how many were moved; "=": what the call returned
} deed;

#define FILE_(name, does)                                                                                              \
    { name, W32T_OF_FILE, W32T_DOES_##does, NULL }
#define FILE_BYTES(name, does, by)                                                                                     \
    { name, W32T_OF_FILE, W32T_DOES_##does, by }
#define KEY(name, does)                                                                                                \
    { name, W32T_OF_REGISTRY, W32T_DOES_##does, NULL }
#define NET(name, does)                                                                                                \
    { name, W32T_OF_NETWORK, W32T_DOES_##does, NULL }
#define NET_BYTES(name, does, by)                                                                                      \
    { name, W32T_OF_NETWORK, W32T_DOES_##does, by }

// Process Monitor's operations. Others of a class are "other".
static const deed operations[] = {
    FILE_("CreateFile", OPEN),
    FILE_("CreatePipe", OPEN),
    FILE_("CreateMailSlot", OPEN),
    FILE_("CloseFile", CLOSE),
    FILE_BYTES("ReadFile", READ, "Length"),
    FILE_BYTES("WriteFile", WRITE, "Length"),
    FILE_("QuerySecurityFile", GET_ACL),
    FILE_("SetSecurityFile", SET_ACL),
    KEY("RegOpenKey", OPEN),
    KEY("RegCreateKey", OPEN),
    KEY("RegCloseKey", CLOSE),
    KEY("RegQueryKey", READ),
    KEY("RegQueryValue", READ),
    KEY("RegEnumKey", READ),
    KEY("RegEnumValue", READ),
    KEY("RegQueryMultipleValueKey", READ),
    KEY("RegSetValue", WRITE),
    KEY("RegDeleteKey", WRITE),
    KEY("RegDeleteValue", WRITE),
    KEY("RegRenameKey", WRITE),
    KEY("RegSetInfoKey", WRITE),
    KEY("RegQueryKeySecurity", GET_ACL),
    KEY("RegSetKeySecurity", SET_ACL),
    NET("TCP Connect", OPEN),
    NET("TCP Accept", OPEN),
    NET("TCP Reconnect", OPEN),
    NET("TCP Disconnect", CLOSE),
    NET_BYTES("TCP Send", WRITE, "Length"),
    NET_BYTES("UDP Send", WRITE, "Length"),
    NET_BYTES("TCP Receive", READ, "Length"),
    NET_BYTES("UDP Receive", READ, "Length"),
};

// Functions, without the A or W of their name.
static const deed calls[] = {
    FILE_("CreateFile", OPEN),
    FILE_("CreateFile2", OPEN),
    FILE_("CreateDirectory", OPEN),
    FILE_("OpenFile", OPEN),
    FILE_("NtCreateFile", OPEN),
    FILE_("NtOpenFile", OPEN),
    FILE_("FindFirstFile", OPEN),
    FILE_("FindFirstFileEx", OPEN),
    FILE_("FindClose", CLOSE),
    {"CloseHandle", OF_HANDLE, W32T_DOES_CLOSE, NULL},
    {"NtClose", OF_HANDLE, W32T_DOES_CLOSE, NULL},
    FILE_BYTES("ReadFile", READ, "lpNumberOfBytesRead"),
    FILE_BYTES("WriteFile", WRITE, "lpNumberOfBytesWritten"),
    FILE_BYTES("NtReadFile", READ, "IoStatusBlock"),
    FILE_BYTES("NtWriteFile", WRITE, "IoStatusBlock"),
    FILE_("ReadFileEx", READ),
    FILE_("WriteFileEx", WRITE),
    FILE_("GetFileSecurity", GET_ACL),
    FILE_("SetFileSecurity", SET_ACL),
    FILE_("FindNextFile", OTHER),
    FILE_("FlushFileBuffers", OTHER),
    FILE_("GetFileAttributes", OTHER),
    FILE_("GetFileAttributesEx", OTHER),
    FILE_("SetFileAttributes", OTHER),
    FILE_("GetFileSize", OTHER),
    FILE_("GetFileSizeEx", OTHER),
    FILE_("GetFileType", OTHER),
    FILE_("GetFileTime", OTHER),
    FILE_("SetFileTime", OTHER),
    FILE_("SetFilePointer", OTHER),
    FILE_("SetFilePointerEx", OTHER),
    FILE_("SetEndOfFile", OTHER),
    FILE_("GetFileInformationByHandle", OTHER),
    FILE_("GetFileInformationByHandleEx", OTHER),
    FILE_("SetFileInformationByHandle", OTHER),
    FILE_("DeleteFile", OTHER),
    FILE_("RemoveDirectory", OTHER),
    FILE_("MoveFile", OTHER),
    FILE_("MoveFileEx", OTHER),
    FILE_("CopyFile", OTHER),
    FILE_("CopyFileEx", OTHER),
    FILE_("LockFile", OTHER),
    FILE_("UnlockFile", OTHER),
    FILE_("NtQueryAttributesFile", OTHER),
    FILE_("NtQueryFullAttributesFile", OTHER),
    FILE_("NtQueryInformationFile", OTHER),
    FILE_("NtSetInformationFile", OTHER),
    FILE_("NtQueryDirectoryFile", OTHER),
    FILE_("NtQueryVolumeInformationFile", OTHER),
    KEY("RegOpenKey", OPEN),
    KEY("RegOpenKeyEx", OPEN),
    KEY("RegCreateKey", OPEN),
    KEY("RegCreateKeyEx", OPEN),
    KEY("NtOpenKey", OPEN),
    KEY("NtOpenKeyEx", OPEN),
    KEY("NtCreateKey", OPEN),
    KEY("RegCloseKey", CLOSE),
    KEY("RegQueryInfoKey", READ),
    KEY("RegQueryValue", READ),
    KEY("RegQueryValueEx", READ),
    KEY("RegGetValue", READ),
    KEY("RegEnumKey", READ),
    KEY("RegEnumKeyEx", READ),
    KEY("RegEnumValue", READ),
    KEY("NtQueryKey", READ),
    KEY("NtQueryValueKey", READ),
    KEY("NtEnumerateKey", READ),
    KEY("NtEnumerateValueKey", READ),
    KEY("RegSetValue", WRITE),
    KEY("RegSetValueEx", WRITE),
    KEY("RegSetKeyValue", WRITE),
    KEY("RegDeleteKey", WRITE),
    KEY("RegDeleteKeyEx", WRITE),
    KEY("RegDeleteTree", WRITE),
    KEY("RegDeleteValue", WRITE),
    KEY("RegDeleteKeyValue", WRITE),
    KEY("RegRenameKey", WRITE),
    KEY("NtSetValueKey", WRITE),
    KEY("NtDeleteKey", WRITE),
    KEY("NtDeleteValueKey", WRITE),
    KEY("NtRenameKey", WRITE),
    KEY("RegGetKeySecurity", GET_ACL),
    KEY("RegSetKeySecurity", SET_ACL),
    KEY("RegFlushKey", OTHER),
    KEY("NtFlushKey", OTHER),
    NET("connect", OPEN),
    NET("WSAConnect", OPEN),
    NET("accept", OPEN),
    NET("WSAAccept", OPEN),
    NET("closesocket", CLOSE),
    NET_BYTES("send", WRITE, "="),
    NET_BYTES("sendto", WRITE, "="),
    NET_BYTES("WSASend", WRITE, "lpNumberOfBytesSent"),
    NET_BYTES("WSASendTo", WRITE, "lpNumberOfBytesSent"),
    NET_BYTES("recv", READ, "="),
    NET_BYTES("recvfrom", READ, "="),
    NET_BYTES("WSARecv", READ, "lpNumberOfBytesRecvd"),
    NET_BYTES("WSARecvFrom", READ, "lpNumberOfBytesRecvd"),
};

static const deed *operation_of(const char *name) {
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
        if (strcmp(operations[i].name, name) == 0) return &operations[i];
    return NULL;
}

static const deed *call_of(const char *name) {
    size_t n = strlen(name);
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        size_t k = strlen(calls[i].name);
        if (k > n || n > k + 1 || memcmp(calls[i].name, name, k) != 0) continue;
        if (n == k || name[k] == 'A' || name[k] == 'W') return &calls[i];
    }
    return NULL;
}

static bool number_of(const w32t_value *v, uint64_t *out) {
    if (v->type < W32T_TYPE_BOOL || (v->type > W32T_TYPE_UINT && v->type != W32T_TYPE_POINTER)) return false;
    *out = v->u;
    return true;
}

// How many bytes a call says it moved: a count that it gave back, or an IO_STATUS_BLOCK's.
static uint64_t given_back(const w32t_field *fields, uint32_t count, const char *name) {
    uint64_t n = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (strcmp(fields[i].name, name) != 0) continue;
        const w32t_value *v = &fields[i].value;
        if (v->type == W32T_TYPE_INOUT) v = v->items + 1;
        for (uint32_t k = 0; v->type == W32T_TYPE_STRUCT && k < v->size; k++)
            if (strcmp(v->members[k].name, "Information") == 0 && number_of(&v->members[k].value, &n)) return n;
        return number_of(v, &n) ? n : 0;
    }
    return 0;
}

// What a closed handle was, by its name: an event or a thread is none of these.
static uint8_t subject_of_path(w32t_event *e) {
    w32t_buf path = {0};
    uint8_t subject = W32T_OF_NOTHING;
    if (w32t_event_put_text(e, W32T_TEXT_PATH, &path)) {
        const char *p = w32t_buf_cstr(&path);
        if (strncmp(p, "HK", 2) == 0 || strncmp(p, "\\Registry\\", 10) == 0 || strncmp(p, "\\REGISTRY\\", 10) == 0)
            subject = W32T_OF_REGISTRY;
        else if ((p[0] && p[1] == ':' && p[2] == '\\') || strncmp(p, "\\\\", 2) == 0 || strncmp(p, "\\??\\", 4) == 0 ||
                 strncmp(p, "\\Device\\", 8) == 0)
            subject = W32T_OF_FILE;
    }
    w32t_buf_free(&path);
    return subject;
}

static w32t_facts facts_of_call(w32t_event *e) {
    const w32t_call *c = e->call;
    w32t_facts f = {.failed = c->has_error, .timed = c->duration_ns >= 0};
    if (f.timed) f.time_ns = (uint64_t)c->duration_ns;
    const deed *d = e->name ? call_of(e->name) : NULL;
    if (!d) return f;
    f.action = d->action;
    f.subject = d->subject;
    if (d->subject == OF_HANDLE) f.subject = subject_of_path(e);
    if (!d->bytes || f.failed || c->half || c->end != W32T_CALL_RETURNED) return f;
    uint32_t count;
    const w32t_field *fields = w32t_event_fields(e, &count);
    if (d->bytes[0] != '=')
        f.bytes = given_back(fields, count, d->bytes);
    else if (!number_of(&c->result, &f.bytes))
        f.bytes = 0;
    return f;
}

static void take_usage(w32t_facts *f, const w32t_field *field) {
    const w32t_value *v = &field->value;
    uint64_t n = v->type == W32T_TYPE_FLOAT ? (uint64_t)(v->f * 1e9 + 0.5) : v->u;
    if (strcmp(field->name, "User Time") == 0)
        f->user_ns = n;
    else if (strcmp(field->name, "Kernel Time") == 0)
        f->kernel_ns = n;
    else if (strcmp(field->name, "Private Bytes") == 0 || strcmp(field->name, "Peak Private Bytes") == 0)
        f->commit = n > f->commit ? n : f->commit;
    else if (strcmp(field->name, "Working Set") == 0 || strcmp(field->name, "Peak Working Set") == 0)
        f->working_set = n > f->working_set ? n : f->working_set;
}

static uint8_t subject_of(const char *event_class) {
    static const char *const names[] = {
        [W32T_OF_FILE] = "File System", [W32T_OF_REGISTRY] = "Registry", [W32T_OF_NETWORK] = "Network"};
    for (uint8_t i = W32T_OF_FILE; event_class && i <= W32T_OF_NETWORK; i++)
        if (strcmp(names[i], event_class) == 0) return i;
    return W32T_OF_NOTHING;
}

static w32t_facts facts_of_operation(w32t_event *e) {
    w32t_facts f = {.subject = subject_of(e->task_name)};
    const deed *d = e->name ? operation_of(e->name) : NULL;
    bool usage = e->name && (strcmp(e->name, "Process Profiling") == 0 || strcmp(e->name, "Process Exit") == 0);
    if (d) f.action = d->action;
    uint32_t count;
    const w32t_field *fields = w32t_event_fields(e, &count);
    for (uint32_t i = 0; i < count; i++) {
        const w32t_value *v = &fields[i].value;
        if (d && d->bytes && strcmp(fields[i].name, d->bytes) == 0 && v->type != W32T_TYPE_FLOAT)
            f.bytes = v->u;
        else if (strcmp(fields[i].name, "Status") == 0)
            f.failed = v->u >> 30 == 3; // NT_ERROR
        else if (strcmp(fields[i].name, "Category") == 0 && v->type == W32T_TYPE_UTF8)
            f.metadata = v->size > 8 && memcmp(v->bytes + v->size - 8, "Metadata", 8) == 0;
        else if (strcmp(fields[i].name, "Duration") == 0 && v->type == W32T_TYPE_FLOAT) {
            f.time_ns = (uint64_t)(v->f * 1e9 + 0.5);
            f.timed = true;
        } else if (usage)
            take_usage(&f, &fields[i]);
    }
    if (f.failed) f.bytes = 0;
    return f;
}

w32t_facts w32t_facts_of(w32t_event *e) {
    if (e->call) return facts_of_call(e);
    if (e->source == W32T_SOURCE_PML) return facts_of_operation(e);
    return w32t_facts_of_kernel(e);
}
