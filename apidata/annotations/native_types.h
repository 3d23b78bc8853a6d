// SPDX-License-Identifier: Apache-2.0
// Types of the native API that the mingw-w64 headers leave to the driver kit.
#ifndef APIDATA_NATIVE_TYPES_H
#define APIDATA_NATIVE_TYPES_H

typedef enum _KEY_INFORMATION_CLASS {
    KeyBasicInformation, KeyNodeInformation, KeyFullInformation, KeyNameInformation, KeyCachedInformation,
    KeyFlagsInformation, KeyVirtualizationInformation, KeyHandleTagsInformation, KeyTrustInformation, KeyLayerInformation
} KEY_INFORMATION_CLASS;
typedef enum _KEY_VALUE_INFORMATION_CLASS {
    KeyValueBasicInformation, KeyValueFullInformation, KeyValuePartialInformation, KeyValueFullInformationAlign64,
    KeyValuePartialInformationAlign64, KeyValueLayerInformation
} KEY_VALUE_INFORMATION_CLASS;
typedef enum _MEMORY_INFORMATION_CLASS {
    MemoryBasicInformation, MemoryWorkingSetInformation, MemoryMappedFilenameInformation, MemoryRegionInformation,
    MemoryWorkingSetExInformation, MemorySharedCommitInformation, MemoryImageInformation
} MEMORY_INFORMATION_CLASS;
typedef enum _SECTION_INHERIT { ViewShare = 1, ViewUnmap = 2 } SECTION_INHERIT;
typedef enum _SECTION_INFORMATION_CLASS {
    SectionBasicInformation, SectionImageInformation, SectionRelocationInformation, SectionOriginalBaseInformation
} SECTION_INFORMATION_CLASS;
typedef enum _NT_EVENT_TYPE { NotificationEvent, SynchronizationEvent } NT_EVENT_TYPE;
typedef enum _NT_WAIT_TYPE { WaitAll, WaitAny } NT_WAIT_TYPE;
typedef enum _NT_TIMER_TYPE { NotificationTimer, SynchronizationTimer } NT_TIMER_TYPE;
typedef enum _EVENT_INFORMATION_CLASS { EventBasicInformation } EVENT_INFORMATION_CLASS;
typedef enum _MUTANT_INFORMATION_CLASS { MutantBasicInformation, MutantOwnerInformation } MUTANT_INFORMATION_CLASS;
typedef enum _SEMAPHORE_INFORMATION_CLASS { SemaphoreBasicInformation } SEMAPHORE_INFORMATION_CLASS;
typedef enum _SHUTDOWN_ACTION { ShutdownNoReboot, ShutdownReboot, ShutdownPowerOff } SHUTDOWN_ACTION;

typedef struct _FILE_BASIC_INFORMATION_NT {
    LARGE_INTEGER CreationTime, LastAccessTime, LastWriteTime, ChangeTime;
    ULONG FileAttributes;
} FILE_BASIC_INFORMATION_NT;
typedef struct _FILE_NETWORK_OPEN_INFORMATION_NT {
    LARGE_INTEGER CreationTime, LastAccessTime, LastWriteTime, ChangeTime, AllocationSize, EndOfFile;
    ULONG FileAttributes;
} FILE_NETWORK_OPEN_INFORMATION_NT;
typedef struct _INITIAL_TEB_NT {
    PVOID OldStackBase, OldStackLimit, StackBase, StackLimit, StackAllocationBase;
} INITIAL_TEB_NT;

typedef struct _THREAD_BASIC_INFORMATION {
    NTSTATUS ExitStatus;
    PVOID TebBaseAddress;
    HANDLE UniqueProcess;
    HANDLE UniqueThread;
    ULONG_PTR AffinityMask;
    LONG Priority;
    LONG BasePriority;
} THREAD_BASIC_INFORMATION;

typedef struct _KEY_BASIC_INFORMATION {
    LARGE_INTEGER LastWriteTime;
    ULONG TitleIndex;
    ULONG NameLength;
    WCHAR Name[1];
} KEY_BASIC_INFORMATION;

typedef struct _KEY_FULL_INFORMATION {
    LARGE_INTEGER LastWriteTime;
    ULONG TitleIndex;
    ULONG ClassOffset;
    ULONG ClassLength;
    ULONG SubKeys;
    ULONG MaxNameLen;
    ULONG MaxClassLen;
    ULONG Values;
    ULONG MaxValueNameLen;
    ULONG MaxValueDataLen;
    WCHAR Class[1];
} KEY_FULL_INFORMATION;

typedef struct _KEY_VALUE_PARTIAL_INFORMATION {
    ULONG TitleIndex;
    ULONG Type;
    ULONG DataLength;
    UCHAR Data[1];
} KEY_VALUE_PARTIAL_INFORMATION;

typedef struct _KEY_VALUE_BASIC_INFORMATION {
    ULONG TitleIndex;
    ULONG Type;
    ULONG NameLength;
    WCHAR Name[1];
} KEY_VALUE_BASIC_INFORMATION;
typedef struct _KEY_VALUE_FULL_INFORMATION {
    ULONG TitleIndex;
    ULONG Type;
    ULONG DataOffset;
    ULONG DataLength;
    ULONG NameLength;
    WCHAR Name[1];
} KEY_VALUE_FULL_INFORMATION;

#endif
