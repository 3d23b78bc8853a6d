// SPDX-License-Identifier: Apache-2.0
// Names of file operations. The operation number is the IRP major function + 20 in eight bits, so that the callbacks of
// file system filters (major -1 … -20) lie below 20; several majors are told apart further by their minor function or
// information class.
#include "decode/pml_view.h"

#define COUNT(a) (sizeof(a) / sizeof *(a))

static const char *const operations[] = {
    "VolumeDismount", // -20
    "VolumeMount",
    "FASTIO_MDL_WRITE_COMPLETE",
    "WriteFile", // prepare MDL write
    "FASTIO_MDL_READ_COMPLETE",
    "ReadFile", // MDL read
    "QueryOpen",
    "FASTIO_CHECK_IF_POSSIBLE", // -13
    "IRP_MJ_12",
    "IRP_MJ_11",
    "IRP_MJ_10",
    "IRP_MJ_9",
    "IRP_MJ_8",
    "FASTIO_NOTIFY_STREAM_FO_CREATION",
    "FASTIO_RELEASE_FOR_CC_FLUSH",
    "FASTIO_ACQUIRE_FOR_CC_FLUSH",
    "FASTIO_RELEASE_FOR_MOD_WRITE",
    "FASTIO_ACQUIRE_FOR_MOD_WRITE",
    "FASTIO_RELEASE_FOR_SECTION_SYNCHRONIZATION",
    "CreateFileMapping",
    "CreateFile", // IRP_MJ_CREATE
    "CreatePipe",
    "IRP_MJ_CLOSE",
    "ReadFile",
    "WriteFile",
    "QueryInformationFile",
    "SetInformationFile",
    "QueryEAFile",
    "SetEAFile",
    "FlushBuffersFile",
    "QueryVolumeInformation",
    "SetVolumeInformation",
    "DirectoryControl",
    "FileSystemControl",
    "DeviceIoControl",
    "InternalDeviceIoControl",
    "Shutdown",
    "LockUnlockFile",
    "CloseFile",
    "CreateMailSlot",
    "QuerySecurityFile",
    "SetSecurityFile",
    "Power",
    "SystemControl",
    "DeviceChange",
    "QueryFileQuota",
    "SetFileQuota",
    "PlugAndPlay",
};

static const w32t_pml_name query_information[] = {
    {0x04, "QueryBasicInformationFile"},
    {0x05, "QueryStandardInformationFile"},
    {0x06, "QueryFileInternalInformationFile"},
    {0x07, "QueryEaInformationFile"},
    {0x09, "QueryNameInformationFile"},
    {0x0E, "QueryPositionInformationFile"},
    {0x12, "QueryAllInformationFile"},
    {0x14, "QueryEndOfFile"},
    {0x16, "QueryStreamInformationFile"},
    {0x1C, "QueryCompressionInformationFile"},
    {0x1D, "QueryId"},
    {0x1F, "QueryMoveClusterInformationFile"},
    {0x22, "QueryNetworkOpenInformationFile"},
    {0x23, "QueryAttributeTagFile"},
    {0x25, "QueryIdBothDirectory"},
    {0x27, "QueryValidDataLength"},
    {0x28, "QueryShortNameInformationFile"},
    {0x2B, "QueryIoPiorityHint"},
    {0x2E, "QueryLinks"},
    {0x30, "QueryNormalizedNameInformationFile"},
    {0x31, "QueryNetworkPhysicalNameInformationFile"},
    {0x32, "QueryIdGlobalTxDirectoryInformation"},
    {0x33, "QueryIsRemoteDeviceInformation"},
    {0x34, "QueryAttributeCacheInformation,"},
    {0x35, "QueryNumaNodeInformation"},
    {0x36, "QueryStandardLinkInformation"},
    {0x37, "QueryRemoteProtocolInformation"},
    {0x38, "QueryRenameInformationBypassAccessCheck"},
    {0x39, "QueryLinkInformationBypassAccessCheck"},
    {0x3A, "QueryVolumeNameInformation"},
    {0x3B, "QueryIdInformation"},
    {0x3C, "QueryIdExtdDirectoryInformation"},
    {0x3E, "QueryHardLinkFullIdInformation"},
    {0x3F, "QueryIdExtdBothDirectoryInformation"},
    {0x43, "QueryDesiredStorageClassInformation"},
    {0x44, "QueryStatInformation"},
    {0x45, "QueryMemoryPartitionInformation"},
};

static const w32t_pml_name set_information[] = {
    {0x04, "SetBasicInformationFile"},
    {0x0A, "SetRenameInformationFile"},
    {0x0B, "SetLinkInformationFile"},
    {0x0D, "SetDispositionInformationFile"},
    {0x0E, "SetPositionInformationFile"},
    {0x13, "SetAllocationInformationFile"},
    {0x14, "SetEndOfFileInformationFile"},
    {0x16, "SetFileStreamInformation"},
    {0x17, "SetPipeInformation"},
    {0x27, "SetValidDataLengthInformationFile"},
    {0x28, "SetShortNameInformation"},
    {0x3D, "SetReplaceCompletionInformation"},
    {0x40, "SetDispositionInformationEx"},
    {0x41, "SetRenameInformationEx"},
    {0x42, "SetRenameInformationExBypassAccessCheck"},
};

static const w32t_pml_name query_volume[] = {
    {1, "QueryInformationVolume"},         {2, "QueryLabelInformationVolume"},     {3, "QuerySizeInformationVolume"},
    {4, "QueryDeviceInformationVolume"},   {5, "QueryAttributeInformationVolume"}, {6, "QueryControlInformationVolume"},
    {7, "QueryFullSizeInformationVolume"}, {8, "QueryObjectIdInformationVolume"},
};

static const w32t_pml_name set_volume[] = {
    {1, "SetControlInformationVolume"},
    {2, "SetLabelInformationVolume"},
    {8, "SetObjectIdInformationVolume"},
};

static const w32t_pml_name directory[] = {{1, "QueryDirectory"}, {2, "NotifyChangeDirectory"}};

static const w32t_pml_name locks[] = {
    {1, "LockFile"}, {2, "UnlockFileSingle"}, {3, "UnlockFileAll"}, {4, "UnlockFileByKey"}};

static const w32t_pml_name plug_and_play[] = {
    {0x00, "StartDevice"},
    {0x01, "QueryRemoveDevice"},
    {0x02, "RemoveDevice"},
    {0x03, "CancelRemoveDevice"},
    {0x04, "StopDevice"},
    {0x05, "QueryStopDevice"},
    {0x06, "CancelStopDevice"},
    {0x07, "QueryDeviceRelations"},
    {0x08, "QueryInterface"},
    {0x09, "QueryCapabilities"},
    {0x0A, "QueryResources"},
    {0x0B, "QueryResourceRequirements"},
    {0x0C, "QueryDeviceText"},
    {0x0D, "FilterResourceRequirements"},
    {0x0F, "ReadConfig"},
    {0x10, "WriteConfig"},
    {0x11, "Eject"},
    {0x12, "SetLock"},
    {0x13, "QueryId"},
    {0x14, "QueryPnpDeviceState"},
    {0x15, "QueryBusInformation"},
    {0x16, "DeviceUsageNotification"},
    {0x17, "SurpriseRemoval"},
    {0x18, "QueryLegacyBusInformation"},
};

// FILE_INFORMATION_CLASS (ntifs.h).
static const char *const file_classes[] = {
    NULL,
    "FileDirectoryInformation",
    "FileFullDirectoryInformation",
    "FileBothDirectoryInformation",
    "FileBasicInformation",
    "FileStandardInformation",
    "FileInternalInformation",
    "FileEaInformation",
    "FileAccessInformation",
    "FileNameInformation",
    "FileRenameInformation",
    "FileLinkInformation",
    "FileNamesInformation",
    "FileDispositionInformation",
    "FilePositionInformation",
    "FileFullEaInformation",
    "FileModeInformation",
    "FileAlignmentInformation",
    "FileAllInformation",
    "FileAllocationInformation",
    "FileEndOfFileInformation",
    "FileAlternateNameInformation",
    "FileStreamInformation",
    "FilePipeInformation",
    "FilePipeLocalInformation",
    "FilePipeRemoteInformation",
    "FileMailslotQueryInformation",
    "FileMailslotSetInformation",
    "FileCompressionInformation",
    "FileObjectIdInformation",
    "FileCompletionInformation",
    "FileMoveClusterInformation",
    "FileQuotaInformation",
    "FileReparsePointInformation",
    "FileNetworkOpenInformation",
    "FileAttributeTagInformation",
    "FileTrackingInformation",
    "FileIdBothDirectoryInformation",
    "FileIdFullDirectoryInformation",
    "FileValidDataLengthInformation",
    "FileShortNameInformation",
    "FileIoCompletionNotificationInformation",
    "FileIoStatusBlockRangeInformation",
    "FileIoPriorityHintInformation",
    "FileSfioReserveInformation",
    "FileSfioVolumeInformation",
    "FileHardLinkInformation",
    "FileProcessIdsUsingFileInformation",
    "FileNormalizedNameInformation",
    "FileNetworkPhysicalNameInformation",
    "FileIdGlobalTxDirectoryInformation",
    "FileIsRemoteDeviceInformation",
    "FileUnusedInformation",
    "FileNumaNodeInformation",
    "FileStandardLinkInformation",
    "FileRemoteProtocolInformation",
    "FileRenameInformationBypassAccessCheck",
    "FileLinkInformationBypassAccessCheck",
    "FileVolumeNameInformation",
    "FileIdInformation",
    "FileIdExtdDirectoryInformation",
    "FileReplaceCompletionInformation",
    "FileHardLinkFullIdInformation",
    "FileIdExtdBothDirectoryInformation",
    "FileDispositionInformationEx",
    "FileRenameInformationEx",
    "FileRenameInformationExBypassAccessCheck",
    "FileDesiredStorageClassInformation",
    "FileStatInformation",
    "FileMemoryPartitionInformation",
    "FileStatLxInformation",
    "FileCaseSensitiveInformation",
    "FileLinkInformationEx",
    "FileLinkInformationExBypassAccessCheck",
    "FileStorageReserveIdInformation",
    "FileCaseSensitiveInformationForceAccessCheck",
    "FileKnownFolderInformation",
    "FileStatBasicInformation",
    "FileId64ExtdDirectoryInformation",
    "FileId64ExtdBothDirectoryInformation",
    "FileIdAllExtdDirectoryInformation",
    "FileIdAllExtdBothDirectoryInformation",
};

// FSINFOCLASS (ntifs.h) above what Process Monitor names.
static const w32t_pml_name more_volume[] = {
    {9, "QueryDriverPathInformationVolume"},    {10, "QueryVolumeFlagsInformationVolume"},
    {11, "QuerySectorSizeInformationVolume"},   {12, "QueryDataCopyInformationVolume"},
    {13, "QueryMetadataSizeInformationVolume"}, {14, "QueryFullSizeInformationExVolume"},
    {15, "QueryGuidInformationVolume"},
};

// What Process Monitor names since 3.61, in its spelling.
static const w32t_pml_name later_query[] = {
    {0x46, "QuerySatLxInformation"},
    {0x47, "QueryCaseSensitiveInformation"},
    {0x48, "QueryLinkInformationEx"},
    {0x49, "QueryLinkInfomraitonBypassAccessCheck"},
    {0x4A, "QueryStorageReservedIdInformation"},
    {0x4B, "QueryCaseSensitiveInformationForceAccessCheck"},
};

static const w32t_pml_name later_set[] = {{0x4A, "SetStorageReservedIdInformation"}};

// What Process Monitor calls <Unknown>, named from the information class after its own pattern.
static const w32t_pml_name more_query[] = {
    {0x08, "QueryAccessInformationFile"},
    {0x10, "QueryModeInformationFile"},
    {0x11, "QueryAlignmentInformationFile"},
    {0x15, "QueryAlternateNameInformationFile"},
    {0x17, "QueryPipeInformationFile"},
    {0x18, "QueryPipeLocalInformationFile"},
    {0x19, "QueryPipeRemoteInformationFile"},
    {0x21, "QueryReparsePointInformationFile"},
    {0x2F, "QueryProcessIdsUsingFileInformationFile"},
    {0x46, "QueryStatLxInformation"},
    {0x47, "QueryCaseSensitiveInformation"},
    {0x4A, "QueryStorageReserveIdInformation"},
    {0x4B, "QueryCaseSensitiveInformationForceAccessCheck"},
    {0x4C, "QueryKnownFolderInformation"},
    {0x4D, "QueryStatBasicInformation"},
};

static const w32t_pml_name more_set[] = {
    {0x10, "SetModeInformationFile"},
    {0x1E, "SetCompletionInformationFile"},
    {0x29, "SetIoCompletionNotificationInformation"},
    {0x2B, "SetIoPriorityHintInformation"},
    {0x38, "SetRenameInformationBypassAccessCheck"},
    {0x39, "SetLinkInformationBypassAccessCheck"},
    {0x47, "SetCaseSensitiveInformation"},
    {0x48, "SetLinkInformationEx"},
    {0x49, "SetLinkInformationExBypassAccessCheck"},
    {0x4A, "SetStorageReserveIdInformation"},
    {0x4B, "SetCaseSensitiveInformationForceAccessCheck"},
    {0x4C, "SetKnownFolderInformation"},
};

const char *w32t_pml_file_class(uint32_t class_) {
    return class_ < COUNT(file_classes) ? file_classes[class_] : NULL;
}

static const char *sub_name(uint16_t operation, uint8_t minor) {
    switch (operation) {
    case 25:
        return w32t_pml_name_of(query_information, COUNT(query_information), minor);
    case 26:
        return w32t_pml_name_of(set_information, COUNT(set_information), minor);
    case 30:
        return w32t_pml_name_of(query_volume, COUNT(query_volume), minor);
    case 31:
        return w32t_pml_name_of(set_volume, COUNT(set_volume), minor);
    case 32:
        return w32t_pml_name_of(directory, COUNT(directory), minor);
    case 37:
        return w32t_pml_name_of(locks, COUNT(locks), minor);
    default:
        return w32t_pml_name_of(plug_and_play, COUNT(plug_and_play), minor);
    }
}

const char *w32t_pml_file_operation(uint16_t operation, uint8_t minor, w32t_pml_wording wording) {
    // What Process Monitor has no name for: such a minor function is <Unknown>, such an operation is Unknown. All of
    // SetVolumeInformation is shown under that name.
    if (wording != W32T_PML_BETTER) {
        if (operation == 31) return operations[31];
        if (operation >= COUNT(operations)) return operation == COUNT(operations) ? "" : "Unknown";
    } else if (operation == 25 && minor == 0x34)
        return "QueryAttributeCacheInformation"; // without the comma it has by mistake
    bool split = operation == 25 || operation == 26 || (operation >= 30 && operation <= 32) || operation == 37 ||
                 operation == 47;
    if (!split || (minor == 0 && operation != 47 && wording == W32T_PML_BETTER))
        return operation < COUNT(operations) ? operations[operation] : "<Unknown>";
    const char *name = sub_name(operation, minor);
    if (!name && wording == W32T_PML_SINCE_361) {
        if (operation == 25) name = w32t_pml_name_of(later_query, COUNT(later_query), minor);
        if (operation == 26) name = w32t_pml_name_of(later_set, COUNT(later_set), minor);
    }
    if (!name && wording == W32T_PML_BETTER) {
        if (operation == 25) name = w32t_pml_name_of(more_query, COUNT(more_query), minor);
        if (operation == 26) name = w32t_pml_name_of(more_set, COUNT(more_set), minor);
        if (operation == 30) name = w32t_pml_name_of(more_volume, COUNT(more_volume), minor);
    }
    return name ? name : "<Unknown>";
}
