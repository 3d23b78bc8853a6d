// SPDX-License-Identifier: Apache-2.0
// The part of ntdll that the agent and the injector use, and the few fields of PEB, TEB and loader data they read.
// Layouts are public facts (winternl.h, debugger symbols) and hold from Windows 7 to 11 and in Wine.
#ifndef W32T_AGENT_NT_H
#define W32T_AGENT_NT_H

#define WIN32_LEAN_AND_MEAN
#define WIN32_NO_STATUS
#include <windows.h>
#undef WIN32_NO_STATUS
#include <ntstatus.h>
#include <winternl.h>
#include <stdbool.h>
#include <stdint.h>

#define NT_API __declspec(dllimport) NTSTATUS NTAPI

typedef enum { NT_VIEW_SHARE = 1, NT_VIEW_UNMAP = 2 } nt_section_inherit;

NT_API NtAllocateVirtualMemory(HANDLE process, void **base, ULONG_PTR zero_bits, SIZE_T *size, ULONG type,
                               ULONG protect);
NT_API NtFreeVirtualMemory(HANDLE process, void **base, SIZE_T *size, ULONG type);
NT_API NtProtectVirtualMemory(HANDLE process, void **base, SIZE_T *size, ULONG protect, ULONG *old);
NT_API NtQueryVirtualMemory(HANDLE process, const void *base, int info_class, void *info, SIZE_T size, SIZE_T *needed);
NT_API NtReadVirtualMemory(HANDLE process, const void *base, void *buffer, SIZE_T size, SIZE_T *done);
NT_API NtWriteVirtualMemory(HANDLE process, void *base, const void *buffer, SIZE_T size, SIZE_T *done);
NT_API NtFlushInstructionCache(HANDLE process, const void *base, SIZE_T size);
NT_API NtCreateSection(HANDLE *section, ACCESS_MASK access, OBJECT_ATTRIBUTES *attributes, LARGE_INTEGER *size,
                       ULONG protect, ULONG allocation, HANDLE file);
NT_API NtMapViewOfSection(HANDLE section, HANDLE process, void **base, ULONG_PTR zero_bits, SIZE_T commit,
                          LARGE_INTEGER *offset, SIZE_T *size, nt_section_inherit inherit, ULONG type, ULONG protect);
NT_API NtUnmapViewOfSection(HANDLE process, void *base);
NT_API NtDelayExecution(BOOLEAN alertable, const LARGE_INTEGER *interval);
NT_API NtYieldExecution(void);
NT_API NtQueryPerformanceCounter(LARGE_INTEGER *counter, LARGE_INTEGER *frequency);
NT_API NtQuerySystemTime(LARGE_INTEGER *time);
NT_API NtWriteFile(HANDLE file, HANDLE event, void *apc, void *context, IO_STATUS_BLOCK *io, const void *data,
                   ULONG size, LARGE_INTEGER *offset, ULONG *key);
NT_API NtResumeThread(HANDLE thread, ULONG *count);
NT_API LdrGetDllHandle(const WCHAR *path, ULONG *flags, const UNICODE_STRING *name, void **base);
NT_API LdrGetProcedureAddress(void *base, const ANSI_STRING *name, ULONG ordinal, void **address);
__declspec(dllimport) void *NTAPI RtlAddVectoredExceptionHandler(ULONG first, PVECTORED_EXCEPTION_HANDLER handler);
__declspec(dllimport) ULONG NTAPI RtlRemoveVectoredExceptionHandler(void *handle);
__declspec(dllimport) void NTAPI RtlSetBits(void *bitmap, ULONG start, ULONG count);
__declspec(dllimport) BOOLEAN NTAPI RtlAreBitsClear(void *bitmap, ULONG start, ULONG count);

#define NT_SELF ((HANDLE)(LONG_PTR)-1)

// Fields of the TEB by offset: the structure in winternl.h names too few of them.
#ifdef _WIN64
enum {
    TEB_STACK_BASE = 0x08,
    TEB_STACK_LIMIT = 0x10,
    TEB_SELF = 0x30,
    TEB_PID = 0x40,
    TEB_TID = 0x48,
    TEB_PEB = 0x60,
    TEB_LAST_ERROR = 0x68,
    TEB_LAST_STATUS = 0x1250,
    TEB_TLS_SLOTS = 0x1480,
    PEB_IMAGE_BASE = 0x10,
    PEB_LDR = 0x18,
    PEB_PARAMETERS = 0x20,
    PEB_TLS_BITMAP = 0x78,
    PEB_CPUS = 0xb8,
    PEB_OS_MAJOR = 0x118,
    PEB_SESSION = 0x2c0,
    LDR_LOAD_ORDER = 0x10,  // LIST_ENTRY, the entry's own links are at its start
    LDR_START_ORDER = 0x30, // in which modules are started; ended the other way round
    ENTRY_START_ORDER = 0x20,
    ENTRY_BASE = 0x30,
    ENTRY_SIZE = 0x40,
    ENTRY_FULL_NAME = 0x48,
    ENTRY_BASE_NAME = 0x58,
    PARAMETERS_DIRECTORY = 0x38,
    PARAMETERS_IMAGE = 0x60,
    PARAMETERS_COMMAND = 0x70,
};
#else
enum {
    TEB_STACK_BASE = 0x04,
    TEB_STACK_LIMIT = 0x08,
    TEB_SELF = 0x18,
    TEB_PID = 0x20,
    TEB_TID = 0x24,
    TEB_PEB = 0x30,
    TEB_LAST_ERROR = 0x34,
    TEB_LAST_STATUS = 0xbf4,
    TEB_TLS_SLOTS = 0xe10,
    PEB_IMAGE_BASE = 0x08,
    PEB_LDR = 0x0c,
    PEB_PARAMETERS = 0x10,
    PEB_TLS_BITMAP = 0x40,
    PEB_CPUS = 0x64,
    PEB_OS_MAJOR = 0xa4,
    PEB_SESSION = 0x1d4,
    LDR_LOAD_ORDER = 0x0c,
    LDR_START_ORDER = 0x1c,
    ENTRY_START_ORDER = 0x10,
    ENTRY_BASE = 0x18,
    ENTRY_SIZE = 0x20,
    ENTRY_FULL_NAME = 0x24,
    ENTRY_BASE_NAME = 0x2c,
    PARAMETERS_DIRECTORY = 0x24,
    PARAMETERS_IMAGE = 0x38,
    PARAMETERS_COMMAND = 0x40,
};
#endif

static inline void *nt_at(const void *base, uintptr_t offset) {
    return (char *)(uintptr_t)base + offset;
}
static inline void *nt_pointer(const void *base, uintptr_t offset) {
    return *(void **)nt_at(base, offset);
}
static inline uint32_t nt_u32(const void *base, uintptr_t offset) {
    return *(uint32_t *)nt_at(base, offset);
}

#endif
