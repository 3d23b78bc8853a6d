// SPDX-License-Identifier: Apache-2.0
// Files, folders, volumes, pipes and devices. Directions, lengths, names of values and failure rules beyond what the types say.

DWORD WINAPI AddUsersToEncryptedFile(_In_ LPCWSTR lpFileName,
    _In_ PENCRYPTION_CERTIFICATE_LIST pEncryptionCertificates) _Fails_(nonzero, win32);
BOOL WINAPI AreFileApisANSI(void) _Fails_(never);
BOOL WINAPI BackupRead(HANDLE hFile, _Out_writes_bytes_to_(nNumberOfBytesToRead, *lpNumberOfBytesRead) LPBYTE lpBuffer,
    DWORD nNumberOfBytesToRead, _Out_ LPDWORD lpNumberOfBytesRead, BOOL bAbort, BOOL bProcessSecurity,
    _Inout_ LPVOID *lpContext);
BOOL WINAPI BackupSeek(HANDLE hFile, DWORD dwLowBytesToSeek, DWORD dwHighBytesToSeek, _Out_ LPDWORD lpdwLowByteSeeked,
    _Out_ LPDWORD lpdwHighByteSeeked, _Inout_ LPVOID *lpContext);
BOOL WINAPI BackupWrite(HANDLE hFile, _In_reads_bytes_(nNumberOfBytesToWrite) LPBYTE lpBuffer,
    DWORD nNumberOfBytesToWrite, _Out_ LPDWORD lpNumberOfBytesWritten, BOOL bAbort, BOOL bProcessSecurity,
    _Inout_ LPVOID *lpContext);
BOOL WINAPI BindIoCompletionCallback(HANDLE FileHandle, LPOVERLAPPED_COMPLETION_ROUTINE Function,
    _Show_(hex) ULONG Flags);
BOOL WINAPI CallNamedPipeW(_In_ LPCWSTR lpNamedPipeName, _In_reads_bytes_opt_(nInBufferSize) LPVOID lpInBuffer,
    DWORD nInBufferSize, _Out_writes_bytes_to_opt_(nOutBufferSize, *lpBytesRead) _Short_ LPVOID lpOutBuffer,
    DWORD nOutBufferSize, _Out_ LPDWORD lpBytesRead, DWORD nTimeOut) _Fails_(zero, last_error);
BOOL WINAPI CancelIo(HANDLE hFile);
BOOL WINAPI CancelIoEx(HANDLE hFile, _In_opt_ LPOVERLAPPED lpOverlapped);
BOOL WINAPI CancelSynchronousIo(HANDLE hThread);
BOOL WINAPI CheckNameLegalDOS8Dot3W(_In_ LPCWSTR lpName, _Out_writes_opt_(OemNameSize) LPSTR lpOemName,
    DWORD OemNameSize, _Out_opt_ PBOOL pbNameContainsSpaces, _Out_ PBOOL pbNameLegal);
void WINAPI CloseEncryptedFileRaw(_In_ PVOID pvContext);
BOOL WINAPI CommitComplete(HANDLE EnlistmentHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
BOOL WINAPI CommitEnlistment(HANDLE EnlistmentHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
BOOL WINAPI CommitTransaction(HANDLE TransactionHandle);
BOOL WINAPI CommitTransactionAsync(HANDLE TransactionHandle);
LONG WINAPI CompareFileTime(_In_ const FILETIME *lpFileTime1, _In_ const FILETIME *lpFileTime2);
BOOL WINAPI ConnectNamedPipe(HANDLE hNamedPipe, _Inout_opt_ LPOVERLAPPED lpOverlapped);
HRESULT WINAPI CopyFile2(_In_ PCWSTR pwszExistingFileName, _In_ PCWSTR pwszNewFileName,
    _In_opt_ COPYFILE2_EXTENDED_PARAMETERS *pExtendedParameters);
BOOL WINAPI CopyFileExW(_In_ LPCWSTR lpExistingFileName, _In_ LPCWSTR lpNewFileName,
    _In_opt_ LPPROGRESS_ROUTINE lpProgressRoutine, _In_opt_ LPVOID lpData, _Inout_opt_ LPBOOL pbCancel,
    _Show_(hex) DWORD dwCopyFlags);
BOOL WINAPI CopyFileTransactedW(_In_ LPCWSTR lpExistingFileName, _In_ LPCWSTR lpNewFileName,
    _In_opt_ LPPROGRESS_ROUTINE lpProgressRoutine, _In_opt_ LPVOID lpData, _In_opt_ LPBOOL pbCancel,
    _Show_(hex) DWORD dwCopyFlags, HANDLE hTransaction);
BOOL WINAPI CopyFileW(_In_ LPCWSTR lpExistingFileName, _In_ LPCWSTR lpNewFileName, BOOL bFailIfExists);
LONG WINAPI CopyLZFile(INT hfSource, INT hfDest) _Fails_(negative, none);
BOOL WINAPI CreateDirectoryExW(_In_ LPCWSTR lpTemplateDirectory, _In_ LPCWSTR lpNewDirectory,
    _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes);
BOOL WINAPI CreateDirectoryTransactedW(_In_opt_ LPCWSTR lpTemplateDirectory, _In_ LPCWSTR lpNewDirectory,
    _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes, HANDLE hTransaction);
BOOL WINAPI CreateDirectoryW(_In_ LPCWSTR lpPathName, _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes);
HANDLE WINAPI CreateEnlistment(_Inout_ LPSECURITY_ATTRIBUTES lpEnlistmentAttributes, HANDLE ResourceManagerHandle,
    HANDLE TransactionHandle, NOTIFICATION_MASK NotificationMask, _Show_(hex) DWORD CreateOptions,
    _Inout_ PVOID EnlistmentKey) _Opens_;
HANDLE WINAPI CreateFile2(_In_ LPCWSTR lpFileName, _Names_(FILE_ACCESS) DWORD dwDesiredAccess,
    _Names_(FILE_SHARE_MODE) DWORD dwShareMode, _Names_(FILE_CREATION_DISPOSITION) DWORD dwCreationDisposition,
    _In_opt_ LPCREATEFILE2_EXTENDED_PARAMETERS pCreateExParams) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI CreateFileTransactedW(_In_ LPCWSTR lpFileName, _Names_(FILE_ACCESS) DWORD dwDesiredAccess,
    _Names_(FILE_SHARE_MODE) DWORD dwShareMode, _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes,
    _Names_(FILE_CREATION_DISPOSITION) DWORD dwCreationDisposition,
    _Names_(FILE_FLAGS_AND_ATTRIBUTES) DWORD dwFlagsAndAttributes, _In_opt_ HANDLE hTemplateFile, HANDLE hTransaction,
    _In_opt_ PUSHORT pusMiniVersion, _Reserved_ PVOID lpExtendedParameter) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI CreateFileW(_In_ LPCWSTR lpFileName, _Names_(FILE_ACCESS) DWORD dwDesiredAccess,
    _Names_(FILE_SHARE_MODE) DWORD dwShareMode, _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes,
    _Names_(FILE_CREATION_DISPOSITION) DWORD dwCreationDisposition,
    _Names_(FILE_FLAGS_AND_ATTRIBUTES) DWORD dwFlagsAndAttributes,
    _In_opt_ HANDLE hTemplateFile) _Fails_(minus_one, last_error) _Opens_;
BOOL WINAPI CreateHardLinkTransactedW(_In_ LPCWSTR lpFileName, _In_ LPCWSTR lpExistingFileName,
    _Reserved_ LPSECURITY_ATTRIBUTES lpSecurityAttributes, HANDLE hTransaction);
BOOL WINAPI CreateHardLinkW(_In_ LPCWSTR lpFileName, _In_ LPCWSTR lpExistingFileName,
    _Reserved_ LPSECURITY_ATTRIBUTES lpSecurityAttributes);
HANDLE WINAPI CreateIoCompletionPort(HANDLE FileHandle, _In_opt_ HANDLE ExistingCompletionPort, ULONG_PTR CompletionKey,
    DWORD NumberOfConcurrentThreads) _Opens_;
HANDLE WINAPI CreateNamedPipeW(_In_ LPCWSTR lpName, _Names_(PIPE_OPEN_MODE) DWORD dwOpenMode,
    _Names_(NAMED_PIPE_MODE) DWORD dwPipeMode, DWORD nMaxInstances, DWORD nOutBufferSize, DWORD nInBufferSize,
    DWORD nDefaultTimeOut, _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes) _Fails_(minus_one, last_error) _Opens_;
BOOL WINAPI CreatePipe(_Out_ _Opens_ PHANDLE hReadPipe, _Out_ _Opens_ PHANDLE hWritePipe,
    _In_opt_ LPSECURITY_ATTRIBUTES lpPipeAttributes, DWORD nSize);
HANDLE WINAPI CreateResourceManager(_Inout_ LPSECURITY_ATTRIBUTES lpResourceManagerAttributes,
    _Inout_ LPGUID ResourceManagerId, _Show_(hex) DWORD CreateOptions, HANDLE TmHandle,
    _In_opt_ LPWSTR Description) _Opens_;
BOOLEAN WINAPI CreateSymbolicLinkTransactedW(_In_ LPCWSTR lpSymlinkFileName, _In_ LPCWSTR lpTargetFileName,
    _Names_(SYMBOLIC_LINK_FLAGS) DWORD dwFlags, HANDLE hTransaction);
BOOLEAN WINAPI CreateSymbolicLinkW(_In_ LPCWSTR lpSymlinkFileName, _In_ LPCWSTR lpTargetFileName,
    _Names_(SYMBOLIC_LINK_FLAGS) DWORD dwFlags);
DWORD WINAPI CreateTapePartition(HANDLE hDevice, _Names_(CREATE_TAPE_PARTITION_METHOD) DWORD dwPartitionMethod,
    DWORD dwCount, DWORD dwSize) _Fails_(nonzero, win32);
HANDLE WINAPI CreateTransaction(_Inout_ LPSECURITY_ATTRIBUTES lpTransactionAttributes, _Inout_ LPGUID UOW,
    _Show_(hex) DWORD CreateOptions, DWORD IsolationLevel, _Show_(hex) DWORD IsolationFlags, DWORD Timeout,
    _In_opt_ LPWSTR Description) _Opens_;
HANDLE WINAPI CreateTransactionManager(_Inout_ LPSECURITY_ATTRIBUTES lpTransactionAttributes, _In_ LPWSTR LogFileName,
    _Show_(hex) ULONG CreateOptions, ULONG CommitStrength) _Opens_;
BOOL WINAPI DecryptFileW(_In_ LPCWSTR lpFileName, _Reserved_ DWORD dwReserved);
BOOL WINAPI DefineDosDeviceW(_Names_(DEFINE_DOS_DEVICE_FLAGS) DWORD dwFlags, _In_ LPCWSTR lpDeviceName,
    _In_opt_ LPCWSTR lpTargetPath);
BOOL WINAPI DeleteFileTransactedW(_In_ LPCWSTR lpFileName, HANDLE hTransaction);
BOOL WINAPI DeleteFileW(_In_ LPCWSTR lpFileName);
BOOL WINAPI DeleteVolumeMountPointW(_In_ LPCWSTR lpszVolumeMountPoint);
BOOL WINAPI DeviceIoControl(HANDLE hDevice, _Names_(IOCTL) DWORD dwIoControlCode,
    _In_reads_bytes_opt_(nInBufferSize) LPVOID lpInBuffer, DWORD nInBufferSize,
    _Out_writes_bytes_to_opt_(nOutBufferSize, *lpBytesReturned) _Short_ LPVOID lpOutBuffer, DWORD nOutBufferSize,
    _Out_opt_ LPDWORD lpBytesReturned, _Inout_opt_ LPOVERLAPPED lpOverlapped);
BOOL WINAPI DisconnectNamedPipe(HANDLE hNamedPipe);
DWORD WINAPI DuplicateEncryptionInfoFile(_In_ LPCWSTR SrcFileName, _In_ LPCWSTR DstFileName,
    DWORD dwCreationDistribution, _Show_(hex) DWORD dwAttributes,
    _In_opt_ const LPSECURITY_ATTRIBUTES lpSecurityAttributes) _Fails_(nonzero, win32);
BOOL WINAPI EncryptFileW(_In_ LPCWSTR lpFileName);
BOOL WINAPI EncryptionDisable(_In_ LPCWSTR DirPath, BOOL Disable);
DWORD WINAPI EraseTape(HANDLE hDevice, _Names_(ERASE_TAPE_TYPE) DWORD dwEraseType, BOOL bImmediate) _Fails_(nonzero, win32);
BOOL WINAPI FileEncryptionStatusW(_In_ LPCWSTR lpFileName, _Out_ LPDWORD lpStatus);
BOOL WINAPI FileTimeToLocalFileTime(_In_ const FILETIME *lpFileTime, _Out_ LPFILETIME lpLocalFileTime);
BOOL WINAPI FindClose(_Closes_ HANDLE hFindFile) _Handles_;
BOOL WINAPI FindCloseChangeNotification(_Closes_ HANDLE hChangeHandle);
HANDLE WINAPI FindFirstChangeNotificationW(_In_ LPCWSTR lpPathName, BOOL bWatchSubtree,
    _Names_(FILE_NOTIFY_CHANGE) DWORD dwNotifyFilter) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI FindFirstFileExW(_In_ LPCWSTR lpFileName, FINDEX_INFO_LEVELS fInfoLevelId, _Out_ LPVOID lpFindFileData,
    FINDEX_SEARCH_OPS fSearchOp, _Reserved_ LPVOID lpSearchFilter,
    _Names_(FIND_FIRST_EX_FLAGS) DWORD dwAdditionalFlags) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI FindFirstFileNameTransactedW(_In_ LPCWSTR lpFileName, _Show_(hex) DWORD dwFlags,
    _Inout_ LPDWORD StringLength, _Out_writes_(*StringLength) PWSTR LinkName,
    _In_opt_ HANDLE hTransaction) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI FindFirstFileNameW(_In_ LPCWSTR lpFileName, _Show_(hex) DWORD dwFlags, _Inout_ LPDWORD StringLength,
    _Out_writes_(*StringLength) PWSTR LinkName) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI FindFirstFileTransactedW(_In_ LPCWSTR lpFileName, FINDEX_INFO_LEVELS fInfoLevelId,
    _Out_ LPVOID lpFindFileData, FINDEX_SEARCH_OPS fSearchOp, _Reserved_ LPVOID lpSearchFilter,
    _Show_(hex) DWORD dwAdditionalFlags, HANDLE hTransaction) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI FindFirstFileW(_In_ LPCWSTR lpFileName,
    _Out_ LPWIN32_FIND_DATAW lpFindFileData) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI FindFirstStreamTransactedW(_In_ LPCWSTR lpFileName, STREAM_INFO_LEVELS InfoLevel,
    _Out_ LPVOID lpFindStreamData, _Reserved_ _Show_(hex) DWORD dwFlags,
    HANDLE hTransaction) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI FindFirstStreamW(_In_ LPCWSTR lpFileName, STREAM_INFO_LEVELS InfoLevel, _Out_ LPVOID lpFindStreamData,
    _Reserved_ _Show_(hex) DWORD dwFlags) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI FindFirstVolumeMountPointW(_In_ LPCWSTR lpszRootPathName,
    _Out_writes_(cchBufferLength) LPWSTR lpszVolumeMountPoint,
    DWORD cchBufferLength) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI FindFirstVolumeW(_Out_writes_(cchBufferLength) LPWSTR lpszVolumeName,
    DWORD cchBufferLength) _Fails_(minus_one, last_error) _Opens_;
BOOL WINAPI FindNextChangeNotification(HANDLE hChangeHandle);
BOOL WINAPI FindNextFileNameW(HANDLE hFindStream, _Inout_ LPDWORD StringLength,
    _Out_writes_(*StringLength) PWSTR LinkName);
BOOL WINAPI FindNextFileW(HANDLE hFindFile, _Out_ LPWIN32_FIND_DATAW lpFindFileData);
BOOL WINAPI FindNextStreamW(HANDLE hFindStream, _Out_ LPVOID lpFindStreamData);
BOOL WINAPI FindNextVolumeMountPointW(HANDLE hFindVolumeMountPoint,
    _Out_writes_(cchBufferLength) LPWSTR lpszVolumeMountPoint, DWORD cchBufferLength);
BOOL WINAPI FindNextVolumeW(HANDLE hFindVolume, _Out_writes_(cchBufferLength) LPWSTR lpszVolumeName,
    DWORD cchBufferLength);
BOOL WINAPI FindVolumeClose(_Closes_ HANDLE hFindVolume);
BOOL WINAPI FindVolumeMountPointClose(HANDLE hFindVolumeMountPoint);
BOOL WINAPI FlushFileBuffers(HANDLE hFile);
void WINAPI FreeEncryptionCertificateHashList(_In_ PENCRYPTION_CERTIFICATE_HASH_LIST pUsers);
BOOL WINAPI GetBinaryTypeW(_In_ LPCWSTR lpApplicationName, _Out_ LPDWORD lpBinaryType);
DWORD WINAPI GetCompressedFileSizeTransactedW(_In_ LPCWSTR lpFileName, _Out_opt_ LPDWORD lpFileSizeHigh,
    HANDLE hTransaction) _Fails_(minus_one, last_error);
DWORD WINAPI GetCompressedFileSizeW(_In_ LPCWSTR lpFileName,
    _Out_opt_ LPDWORD lpFileSizeHigh) _Fails_(minus_one, last_error);
BOOL WINAPI GetCurrentClockTransactionManager(HANDLE TransactionManagerHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
BOOL WINAPI GetDiskFreeSpaceExW(_In_opt_ LPCWSTR lpDirectoryName,
    _Out_opt_ PULARGE_INTEGER lpFreeBytesAvailableToCaller, _Out_opt_ PULARGE_INTEGER lpTotalNumberOfBytes,
    _Out_opt_ PULARGE_INTEGER lpTotalNumberOfFreeBytes);
BOOL WINAPI GetDiskFreeSpaceW(_In_opt_ LPCWSTR lpRootPathName, _Out_opt_ LPDWORD lpSectorsPerCluster,
    _Out_opt_ LPDWORD lpBytesPerSector, _Out_opt_ LPDWORD lpNumberOfFreeClusters,
    _Out_opt_ LPDWORD lpTotalNumberOfClusters);
UINT WINAPI GetDriveTypeW(_In_opt_ LPCWSTR lpRootPathName) _Result_(DRIVE_TYPE);
BOOL WINAPI GetEnlistmentId(HANDLE EnlistmentHandle, _Inout_ LPGUID EnlistmentId);
BOOL WINAPI GetEnlistmentRecoveryInformation(HANDLE EnlistmentHandle, ULONG BufferSize, _Inout_ PVOID Buffer,
    _Inout_ PULONG BufferUsed);
INT WINAPI GetExpandedNameW(_In_ LPWSTR lpszSource, _Out_writes_(260) LPWSTR lpszBuffer) _Fails_(zero, last_error);
BOOL WINAPI GetFileAttributesTransactedW(_In_ LPCWSTR lpFileName, GET_FILEEX_INFO_LEVELS fInfoLevelId,
    _Out_ LPVOID lpFileInformation, HANDLE hTransaction) _Fails_(minus_one, last_error);
DWORD WINAPI GetFileAttributesW(
    _In_ LPCWSTR lpFileName) _Fails_(minus_one, last_error) _Result_(FILE_FLAGS_AND_ATTRIBUTES);
BOOL WINAPI GetFileBandwidthReservation(HANDLE hFile, _Out_ LPDWORD lpPeriodMilliseconds,
    _Out_ LPDWORD lpBytesPerPeriod, _Out_ LPBOOL pDiscardable, _Out_ LPDWORD lpTransferSize,
    _Out_ LPDWORD lpNumOutstandingRequests);
BOOL WINAPI GetFileInformationByHandle(HANDLE hFile, _Out_ LPBY_HANDLE_FILE_INFORMATION lpFileInformation);
BOOL WINAPI GetFileInformationByHandleEx(HANDLE hFile, FILE_INFO_BY_HANDLE_CLASS FileInformationClass,
    _Out_writes_bytes_(dwBufferSize) LPVOID lpFileInformation, DWORD dwBufferSize);
DWORD WINAPI GetFileSize(HANDLE hFile, _Out_opt_ LPDWORD lpFileSizeHigh) _Fails_(minus_one, last_error);
BOOL WINAPI GetFileSizeEx(HANDLE hFile, _Out_ PLARGE_INTEGER lpFileSize);
BOOL WINAPI GetFileTime(HANDLE hFile, _Out_opt_ LPFILETIME lpCreationTime, _Out_opt_ LPFILETIME lpLastAccessTime,
    _Out_opt_ LPFILETIME lpLastWriteTime);
DWORD WINAPI GetFileType(HANDLE hFile) _Fails_(last_error, last_error) _Result_(FILE_TYPE);
BOOL WINAPI GetFileVersionInfoExW(_Names_(GET_FILE_VERSION_INFO_FLAGS) DWORD dwFlags, _In_ LPCWSTR lpwstrFilename,
    _Reserved_ DWORD dwHandle, DWORD dwLen, _Out_writes_bytes_(dwLen) LPVOID lpData);
DWORD WINAPI GetFileVersionInfoSizeExW(_Names_(GET_FILE_VERSION_INFO_FLAGS) DWORD dwFlags, _In_ LPCWSTR lpwstrFilename,
    _Out_ LPDWORD lpdwHandle) _Fails_(zero, last_error);
DWORD WINAPI GetFileVersionInfoSizeW(_In_ LPCWSTR lptstrFilename,
    _Out_opt_ LPDWORD lpdwHandle) _Fails_(zero, last_error);
BOOL WINAPI GetFileVersionInfoW(_In_ LPCWSTR lptstrFilename, _Reserved_ DWORD dwHandle, DWORD dwLen,
    _Out_writes_bytes_(dwLen) LPVOID lpData);
DWORD WINAPI GetFinalPathNameByHandleW(HANDLE hFile, _Out_writes_(cchFilePath) LPWSTR lpszFilePath, DWORD cchFilePath,
    _Names_(FILE_NAME) DWORD dwFlags) _Fails_(zero, last_error);
DWORD WINAPI GetFullPathNameTransactedW(_In_ LPCWSTR lpFileName, DWORD nBufferLength,
    _Out_writes_opt_(nBufferLength) LPWSTR lpBuffer, _Out_opt_ LPWSTR *lpFilePart,
    HANDLE hTransaction) _Fails_(zero, last_error);
DWORD WINAPI GetFullPathNameW(_In_ LPCWSTR lpFileName, DWORD nBufferLength,
    _Out_writes_opt_(nBufferLength) LPWSTR lpBuffer, _Out_opt_ LPWSTR *lpFilePart) _Fails_(zero, last_error);
DWORD WINAPI GetLogicalDriveStringsW(DWORD nBufferLength,
    _Out_writes_opt_(nBufferLength) LPWSTR lpBuffer) _Fails_(zero, last_error);
DWORD WINAPI GetLogicalDrives(void) _Fails_(zero, last_error);
DWORD WINAPI GetLongPathNameTransactedW(_In_ LPCWSTR lpszShortPath, _Out_writes_opt_(cchBuffer) LPWSTR lpszLongPath,
    DWORD cchBuffer, HANDLE hTransaction) _Fails_(zero, last_error);
DWORD WINAPI GetLongPathNameW(_In_ LPCWSTR lpszShortPath, _Out_writes_opt_(cchBuffer) LPWSTR lpszLongPath,
    DWORD cchBuffer) _Fails_(zero, last_error);
BOOL WINAPI GetNamedPipeClientComputerNameW(HANDLE Pipe,
    _Out_writes_bytes_(ClientComputerNameLength) LPWSTR ClientComputerName,
    ULONG ClientComputerNameLength) _Fails_(zero, last_error);
BOOL WINAPI GetNamedPipeClientProcessId(HANDLE Pipe, _Out_ _Show_(pid) PULONG ClientProcessId);
BOOL WINAPI GetNamedPipeClientSessionId(HANDLE Pipe, _Out_ PULONG ClientSessionId);
BOOL WINAPI GetNamedPipeHandleStateW(HANDLE hNamedPipe, _Out_opt_ _Names_(NAMED_PIPE_MODE) LPDWORD lpState,
    _Out_opt_ LPDWORD lpCurInstances, _Out_opt_ LPDWORD lpMaxCollectionCount, _Out_opt_ LPDWORD lpCollectDataTimeout,
    _Out_writes_opt_(nMaxUserNameSize) LPWSTR lpUserName, DWORD nMaxUserNameSize) _Fails_(zero, last_error);
BOOL WINAPI GetNamedPipeInfo(HANDLE hNamedPipe, _Out_opt_ _Names_(NAMED_PIPE_MODE) LPDWORD lpFlags,
    _Out_opt_ LPDWORD lpOutBufferSize, _Out_opt_ LPDWORD lpInBufferSize, _Out_opt_ LPDWORD lpMaxInstances);
BOOL WINAPI GetNamedPipeServerProcessId(HANDLE Pipe, _Out_ _Show_(pid) PULONG ServerProcessId);
BOOL WINAPI GetNamedPipeServerSessionId(HANDLE Pipe, _Out_ PULONG ServerSessionId);
BOOL WINAPI GetNotificationResourceManager(HANDLE ResourceManagerHandle,
    _Inout_ PTRANSACTION_NOTIFICATION TransactionNotification, ULONG NotificationLength, DWORD dwMilliseconds,
    _Inout_ PULONG ReturnLength);
BOOL WINAPI GetNotificationResourceManagerAsync(HANDLE ResourceManagerHandle,
    _Inout_ PTRANSACTION_NOTIFICATION TransactionNotification, ULONG TransactionNotificationLength,
    _Inout_ PULONG ReturnLength, _Inout_ LPOVERLAPPED lpOverlapped);
BOOL WINAPI GetOverlappedResult(HANDLE hFile, _In_ LPOVERLAPPED lpOverlapped, _Out_ LPDWORD lpNumberOfBytesTransferred,
    BOOL bWait);
BOOL WINAPI GetOverlappedResultEx(HANDLE hFile, _In_ LPOVERLAPPED lpOverlapped,
    _Out_ LPDWORD lpNumberOfBytesTransferred, DWORD dwMilliseconds, BOOL bAlertable);
BOOL WINAPI GetQueuedCompletionStatus(HANDLE CompletionPort, _Out_ LPDWORD lpNumberOfBytesTransferred,
    _Out_ PULONG_PTR lpCompletionKey, _Out_ LPOVERLAPPED *lpOverlapped, DWORD dwMilliseconds);
BOOL WINAPI GetQueuedCompletionStatusEx(HANDLE CompletionPort,
    _Out_writes_to_(ulCount, *ulNumEntriesRemoved) LPOVERLAPPED_ENTRY lpCompletionPortEntries, ULONG ulCount, _Out_ PULONG ulNumEntriesRemoved,
    DWORD dwMilliseconds, BOOL fAlertable);
DWORD WINAPI GetShortPathNameW(_In_ LPCWSTR lpszLongPath, _Out_writes_opt_(cchBuffer) LPWSTR lpszShortPath,
    DWORD cchBuffer) _Fails_(zero, last_error);
DWORD WINAPI GetTapeParameters(HANDLE hDevice, _Names_(GET_TAPE_DRIVE_PARAMETERS_OPERATION) DWORD dwOperation,
    _Inout_ LPDWORD lpdwSize, _Out_writes_bytes_(*lpdwSize) LPVOID lpTapeInformation) _Fails_(nonzero, win32);
DWORD WINAPI GetTapePosition(HANDLE hDevice, _Names_(TAPE_POSITION_TYPE) DWORD dwPositionType,
    _Out_ LPDWORD lpdwPartition, _Out_ LPDWORD lpdwOffsetLow, _Out_ LPDWORD lpdwOffsetHigh) _Fails_(nonzero, win32);
DWORD WINAPI GetTapeStatus(HANDLE hDevice) _Fails_(nonzero, win32);
UINT WINAPI GetTempFileNameW(_In_ LPCWSTR lpPathName, _In_ LPCWSTR lpPrefixString, UINT uUnique,
    _Out_writes_(260) LPWSTR lpTempFileName) _Fails_(zero, last_error);
DWORD WINAPI GetTempPathW(DWORD nBufferLength,
    _Out_writes_opt_(nBufferLength) LPWSTR lpBuffer) _Fails_(zero, last_error);
BOOL WINAPI GetTransactionId(HANDLE TransactionHandle, _Inout_ LPGUID TransactionId);
BOOL WINAPI GetTransactionInformation(HANDLE TransactionHandle, _Inout_ PDWORD Outcome, _Inout_ PDWORD IsolationLevel,
    _Inout_ PDWORD IsolationFlags, _Inout_ PDWORD Timeout, DWORD BufferLength,
    _Out_writes_opt_(BufferLength) LPWSTR Description);
BOOL WINAPI GetTransactionManagerId(HANDLE TransactionManagerHandle, _Inout_ LPGUID TransactionManagerId);
BOOL WINAPI GetVolumeInformationByHandleW(HANDLE hFile, _Out_writes_opt_(nVolumeNameSize) LPWSTR lpVolumeNameBuffer,
    DWORD nVolumeNameSize, _Out_opt_ _Show_(hex) LPDWORD lpVolumeSerialNumber, _Out_opt_ LPDWORD lpMaximumComponentLength,
    _Out_opt_ _Names_(FILE_SYSTEM_FLAGS) LPDWORD lpFileSystemFlags, _Out_writes_opt_(nFileSystemNameSize) LPWSTR lpFileSystemNameBuffer,
    DWORD nFileSystemNameSize);
BOOL WINAPI GetVolumeInformationW(_In_opt_ LPCWSTR lpRootPathName,
    _Out_writes_opt_(nVolumeNameSize) LPWSTR lpVolumeNameBuffer, DWORD nVolumeNameSize,
    _Out_opt_ _Show_(hex) LPDWORD lpVolumeSerialNumber, _Out_opt_ LPDWORD lpMaximumComponentLength,
    _Out_opt_ _Names_(FILE_SYSTEM_FLAGS) LPDWORD lpFileSystemFlags, _Out_writes_opt_(nFileSystemNameSize) LPWSTR lpFileSystemNameBuffer,
    DWORD nFileSystemNameSize);
BOOL WINAPI GetVolumeNameForVolumeMountPointW(_In_ LPCWSTR lpszVolumeMountPoint,
    _Out_writes_(cchBufferLength) LPWSTR lpszVolumeName, DWORD cchBufferLength);
BOOL WINAPI GetVolumePathNameW(_In_ LPCWSTR lpszFileName, _Out_writes_(cchBufferLength) LPWSTR lpszVolumePathName,
    DWORD cchBufferLength);
BOOL WINAPI GetVolumePathNamesForVolumeNameW(_In_ LPCWSTR lpszVolumeName,
    _Out_writes_opt_(cchBufferLength) LPWCH lpszVolumePathNames, DWORD cchBufferLength, _Out_ PDWORD lpcchReturnLength);
BOOL WINAPI ImpersonateNamedPipeClient(HANDLE hNamedPipe);
void WINAPI LZClose(INT hFile);
LONG WINAPI LZCopy(INT hfSource, INT hfDest) _Fails_(negative, none);
void WINAPI LZDone(void);
INT WINAPI LZInit(INT hfSource) _Fails_(negative, none);
INT WINAPI LZOpenFileW(_In_ LPWSTR lpFileName, _Inout_ LPOFSTRUCT lpReOpenBuf, _Names_(LZOPENFILE_STYLE) WORD wStyle) _Fails_(negative, none);
INT WINAPI LZRead(INT hFile, _Out_writes_bytes_(cbRead) LPSTR lpBuffer, INT cbRead) _Fails_(negative, none);
LONG WINAPI LZSeek(INT hFile, LONG lOffset, INT iOrigin) _Fails_(negative, none);
INT WINAPI LZStart(void);
BOOL WINAPI LocalFileTimeToFileTime(_In_ const FILETIME *lpLocalFileTime, _Out_ LPFILETIME lpFileTime);
BOOL WINAPI LockFile(HANDLE hFile, DWORD dwFileOffsetLow, DWORD dwFileOffsetHigh, DWORD nNumberOfBytesToLockLow,
    DWORD nNumberOfBytesToLockHigh);
BOOL WINAPI LockFileEx(HANDLE hFile, _Names_(LOCK_FILE_FLAGS) DWORD dwFlags, _Reserved_ DWORD dwReserved,
    DWORD nNumberOfBytesToLockLow, DWORD nNumberOfBytesToLockHigh, _Inout_ LPOVERLAPPED lpOverlapped);
BOOL WINAPI MoveFileExW(_In_ LPCWSTR lpExistingFileName, _In_opt_ LPCWSTR lpNewFileName,
    _Names_(MOVE_FILE_FLAGS) DWORD dwFlags);
BOOL WINAPI MoveFileTransactedW(_In_ LPCWSTR lpExistingFileName, _In_opt_ LPCWSTR lpNewFileName,
    _In_opt_ LPPROGRESS_ROUTINE lpProgressRoutine, _In_opt_ LPVOID lpData, _Names_(MOVE_FILE_FLAGS) DWORD dwFlags,
    HANDLE hTransaction);
BOOL WINAPI MoveFileW(_In_ LPCWSTR lpExistingFileName, _In_ LPCWSTR lpNewFileName);
BOOL WINAPI MoveFileWithProgressW(_In_ LPCWSTR lpExistingFileName, _In_opt_ LPCWSTR lpNewFileName,
    _In_opt_ LPPROGRESS_ROUTINE lpProgressRoutine, _In_opt_ LPVOID lpData, _Names_(MOVE_FILE_FLAGS) DWORD dwFlags);
DWORD WINAPI OpenEncryptedFileRawW(_In_ LPCWSTR lpFileName, _Show_(hex) ULONG ulFlags,
    _Out_ PVOID *pvContext) _Fails_(nonzero, win32);
HANDLE WINAPI OpenEnlistment(_Show_(hex) DWORD dwDesiredAccess, HANDLE ResourceManagerHandle,
    _Inout_ LPGUID EnlistmentId) _Opens_;
HFILE WINAPI OpenFile(_In_ LPCSTR lpFileName, _Inout_ LPOFSTRUCT lpReOpenBuff,
    _Names_(LZOPENFILE_STYLE) UINT uStyle) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI OpenFileById(HANDLE hVolumeHint, _In_ LPFILE_ID_DESCRIPTOR lpFileId,
    _Names_(FILE_ACCESS) DWORD dwDesiredAccess, _Names_(FILE_SHARE_MODE) DWORD dwShareMode,
    _In_opt_ LPSECURITY_ATTRIBUTES lpSecurityAttributes,
    _Names_(FILE_FLAGS_AND_ATTRIBUTES) DWORD dwFlagsAndAttributes) _Fails_(minus_one, last_error) _Opens_;
HANDLE WINAPI OpenResourceManager(_Show_(hex) DWORD dwDesiredAccess, HANDLE TmHandle,
    _Inout_ LPGUID ResourceManagerId) _Opens_;
HANDLE WINAPI OpenTransaction(_Show_(hex) DWORD dwDesiredAccess, _Inout_ LPGUID TransactionId) _Opens_;
HANDLE WINAPI OpenTransactionManager(_In_ LPWSTR LogFileName, ACCESS_MASK DesiredAccess,
    _Show_(hex) ULONG OpenOptions) _Opens_;
HANDLE WINAPI OpenTransactionManagerById(_In_ LPGUID TransactionManagerId, ACCESS_MASK DesiredAccess,
    _Show_(hex) ULONG OpenOptions) _Opens_;
BOOL WINAPI PeekNamedPipe(HANDLE hNamedPipe, _Out_writes_bytes_to_opt_(nBufferSize, *lpBytesRead) LPVOID lpBuffer,
    DWORD nBufferSize, _Out_opt_ LPDWORD lpBytesRead, _Out_opt_ LPDWORD lpTotalBytesAvail,
    _Out_opt_ LPDWORD lpBytesLeftThisMessage);
BOOL WINAPI PostQueuedCompletionStatus(HANDLE CompletionPort, DWORD dwNumberOfBytesTransferred,
    ULONG_PTR dwCompletionKey, _In_opt_ LPOVERLAPPED lpOverlapped);
BOOL WINAPI PrePrepareComplete(HANDLE EnlistmentHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
BOOL WINAPI PrePrepareEnlistment(HANDLE EnlistmentHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
BOOL WINAPI PrepareComplete(HANDLE EnlistmentHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
BOOL WINAPI PrepareEnlistment(HANDLE EnlistmentHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
DWORD WINAPI PrepareTape(HANDLE hDevice, _Names_(PREPARE_TAPE_OPERATION) DWORD dwOperation, BOOL bImmediate) _Fails_(nonzero, win32);
DWORD WINAPI QueryDosDeviceW(_In_opt_ LPCWSTR lpDeviceName, _Out_writes_opt_(ucchMax) LPWSTR lpTargetPath,
    DWORD ucchMax) _Fails_(zero, last_error);
DWORD WINAPI QueryRecoveryAgentsOnEncryptedFile(_In_ LPCWSTR lpFileName,
    _Out_ PENCRYPTION_CERTIFICATE_HASH_LIST *pRecoveryAgents) _Fails_(nonzero, win32);
DWORD WINAPI QueryUsersOnEncryptedFile(_In_ LPCWSTR lpFileName,
    _Out_ PENCRYPTION_CERTIFICATE_HASH_LIST *pUsers) _Fails_(nonzero, win32);
HANDLE WINAPI ReOpenFile(HANDLE hOriginalFile, _Names_(FILE_ACCESS) DWORD dwDesiredAccess,
    _Names_(FILE_SHARE_MODE) DWORD dwShareMode,
    _Names_(FILE_FLAGS_AND_ATTRIBUTES) DWORD dwFlagsAndAttributes) _Fails_(minus_one, last_error) _Opens_;
BOOL WINAPI ReadDirectoryChangesW(HANDLE hDirectory,
    _Out_writes_bytes_to_(nBufferLength, *lpBytesReturned) LPVOID lpBuffer, DWORD nBufferLength, BOOL bWatchSubtree,
    _Names_(FILE_NOTIFY_CHANGE) DWORD dwNotifyFilter, _Out_opt_ LPDWORD lpBytesReturned,
    _Inout_opt_ LPOVERLAPPED lpOverlapped, _In_opt_ LPOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
DWORD WINAPI ReadEncryptedFileRaw(PFE_EXPORT_FUNC pfExportCallback, _In_opt_ PVOID pvCallbackContext,
    _In_ PVOID pvContext) _Fails_(nonzero, win32);
BOOL WINAPI ReadFile(HANDLE hFile,
    _Out_writes_bytes_to_opt_(nNumberOfBytesToRead, *lpNumberOfBytesRead) _Short_ LPVOID lpBuffer,
    DWORD nNumberOfBytesToRead, _Out_opt_ LPDWORD lpNumberOfBytesRead, _Inout_opt_ LPOVERLAPPED lpOverlapped);
BOOL WINAPI ReadFileEx(HANDLE hFile, _Out_writes_bytes_opt_(nNumberOfBytesToRead) LPVOID lpBuffer,
    DWORD nNumberOfBytesToRead, _Inout_ LPOVERLAPPED lpOverlapped, LPOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
BOOL WINAPI ReadFileScatter(HANDLE hFile, _In_ FILE_SEGMENT_ELEMENT aSegmentArray[], DWORD nNumberOfBytesToRead,
    _Reserved_ LPDWORD lpReserved, _Inout_ LPOVERLAPPED lpOverlapped);
BOOL WINAPI ReadOnlyEnlistment(HANDLE EnlistmentHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
BOOL WINAPI RecoverEnlistment(HANDLE EnlistmentHandle, _Inout_ PVOID EnlistmentKey);
BOOL WINAPI RecoverResourceManager(HANDLE ResourceManagerHandle);
BOOL WINAPI RecoverTransactionManager(HANDLE TransactionManagerHandle);
BOOL WINAPI RemoveDirectoryTransactedW(_In_ LPCWSTR lpPathName, HANDLE hTransaction);
BOOL WINAPI RemoveDirectoryW(_In_ LPCWSTR lpPathName);
DWORD WINAPI RemoveUsersFromEncryptedFile(_In_ LPCWSTR lpFileName,
    _In_ PENCRYPTION_CERTIFICATE_HASH_LIST pHashes) _Fails_(nonzero, win32);
BOOL WINAPI RenameTransactionManager(_In_ LPWSTR LogFileName, _Inout_ LPGUID ExistingTransactionManagerGuid);
BOOL WINAPI ReplaceFileW(_In_ LPCWSTR lpReplacedFileName, _In_ LPCWSTR lpReplacementFileName,
    _In_opt_ LPCWSTR lpBackupFileName, _Names_(REPLACE_FILE_FLAGS) DWORD dwReplaceFlags, _Reserved_ LPVOID lpExclude,
    _Reserved_ LPVOID lpReserved);
BOOL WINAPI RollbackComplete(HANDLE EnlistmentHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
BOOL WINAPI RollbackEnlistment(HANDLE EnlistmentHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
BOOL WINAPI RollbackTransaction(HANDLE TransactionHandle);
BOOL WINAPI RollbackTransactionAsync(HANDLE TransactionHandle);
BOOL WINAPI RollforwardTransactionManager(HANDLE TransactionManagerHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
DWORD WINAPI SearchPathW(_In_opt_ LPCWSTR lpPath, _In_ LPCWSTR lpFileName, _In_opt_ LPCWSTR lpExtension,
    DWORD nBufferLength, _Out_writes_opt_(nBufferLength) LPWSTR lpBuffer,
    _Out_opt_ LPWSTR *lpFilePart) _Fails_(zero, last_error);
BOOL WINAPI SetEndOfFile(HANDLE hFile);
BOOL WINAPI SetEnlistmentRecoveryInformation(HANDLE EnlistmentHandle, ULONG BufferSize, _Inout_ PVOID Buffer);
void WINAPI SetFileApisToANSI(void);
void WINAPI SetFileApisToOEM(void);
BOOL WINAPI SetFileAttributesTransactedW(_In_ LPCWSTR lpFileName, _Show_(hex) DWORD dwFileAttributes,
    HANDLE hTransaction);
BOOL WINAPI SetFileAttributesW(_In_ LPCWSTR lpFileName, _Names_(FILE_FLAGS_AND_ATTRIBUTES) DWORD dwFileAttributes);
BOOL WINAPI SetFileBandwidthReservation(HANDLE hFile, DWORD nPeriodMilliseconds, DWORD nBytesPerPeriod,
    BOOL bDiscardable, _Out_ LPDWORD lpTransferSize, _Out_ LPDWORD lpNumOutstandingRequests);
BOOL WINAPI SetFileCompletionNotificationModes(HANDLE FileHandle, UCHAR Flags);
BOOL WINAPI SetFileInformationByHandle(HANDLE hFile, FILE_INFO_BY_HANDLE_CLASS FileInformationClass,
    _In_reads_bytes_(dwBufferSize) LPVOID lpFileInformation, DWORD dwBufferSize);
BOOL WINAPI SetFileIoOverlappedRange(HANDLE FileHandle, _In_ PUCHAR OverlappedRangeStart, ULONG Length);
DWORD WINAPI SetFilePointer(HANDLE hFile, LONG lDistanceToMove, _Inout_opt_ PLONG lpDistanceToMoveHigh,
    _Names_(SET_FILE_POINTER_MOVE_METHOD) DWORD dwMoveMethod) _Fails_(minus_one, last_error);
BOOL WINAPI SetFilePointerEx(HANDLE hFile, LARGE_INTEGER liDistanceToMove, _Out_opt_ PLARGE_INTEGER lpNewFilePointer,
    _Names_(SET_FILE_POINTER_MOVE_METHOD) DWORD dwMoveMethod);
BOOL WINAPI SetFileShortNameW(HANDLE hFile, _In_ LPCWSTR lpShortName);
BOOL WINAPI SetFileTime(HANDLE hFile, _In_opt_ const FILETIME *lpCreationTime,
    _In_opt_ const FILETIME *lpLastAccessTime, _In_opt_ const FILETIME *lpLastWriteTime);
BOOL WINAPI SetFileValidData(HANDLE hFile, LONGLONG ValidDataLength);
BOOL WINAPI SetNamedPipeHandleState(HANDLE hNamedPipe, _In_opt_ _Names_(NAMED_PIPE_MODE) LPDWORD lpMode,
    _In_opt_ LPDWORD lpMaxCollectionCount, _In_opt_ LPDWORD lpCollectDataTimeout);
BOOL WINAPI SetResourceManagerCompletionPort(HANDLE ResourceManagerHandle, HANDLE IoCompletionPortHandle,
    ULONG_PTR CompletionKey);
BOOL WINAPI SetSearchPathMode(_Show_(hex) DWORD Flags);
DWORD WINAPI SetTapeParameters(HANDLE hDevice, _Names_(TAPE_INFORMATION_TYPE) DWORD dwOperation,
    _In_ LPVOID lpTapeInformation) _Fails_(nonzero, win32);
DWORD WINAPI SetTapePosition(HANDLE hDevice, _Names_(TAPE_POSITION_METHOD) DWORD dwPositionMethod, DWORD dwPartition,
    DWORD dwOffsetLow, DWORD dwOffsetHigh, BOOL bImmediate) _Fails_(nonzero, win32);
BOOL WINAPI SetTransactionInformation(HANDLE TransactionHandle, DWORD IsolationLevel, _Show_(hex) DWORD IsolationFlags,
    DWORD Timeout, _In_opt_ LPWSTR Description);
DWORD WINAPI SetUserFileEncryptionKey(_In_opt_ PENCRYPTION_CERTIFICATE pEncryptionCertificate) _Fails_(nonzero, win32);
BOOL WINAPI SetVolumeLabelW(_In_opt_ LPCWSTR lpRootPathName, _In_opt_ LPCWSTR lpVolumeName);
BOOL WINAPI SetVolumeMountPointW(_In_ LPCWSTR lpszVolumeMountPoint, _In_ LPCWSTR lpszVolumeName);
BOOL WINAPI SinglePhaseReject(HANDLE EnlistmentHandle, _Inout_ PLARGE_INTEGER TmVirtualClock);
BOOL WINAPI TransactNamedPipe(HANDLE hNamedPipe, _In_reads_bytes_opt_(nInBufferSize) LPVOID lpInBuffer,
    DWORD nInBufferSize, _Out_writes_bytes_to_opt_(nOutBufferSize, *lpBytesRead) _Short_ LPVOID lpOutBuffer,
    DWORD nOutBufferSize, _Out_ LPDWORD lpBytesRead, _Inout_opt_ LPOVERLAPPED lpOverlapped);
BOOL WINAPI UnlockFile(HANDLE hFile, DWORD dwFileOffsetLow, DWORD dwFileOffsetHigh, DWORD nNumberOfBytesToUnlockLow,
    DWORD nNumberOfBytesToUnlockHigh);
BOOL WINAPI UnlockFileEx(HANDLE hFile, _Reserved_ DWORD dwReserved, DWORD nNumberOfBytesToUnlockLow,
    DWORD nNumberOfBytesToUnlockHigh, _Inout_ LPOVERLAPPED lpOverlapped);
DWORD WINAPI VerFindFileW(DWORD uFlags, _In_ LPWSTR szFileName, _In_opt_ LPWSTR szWinDir, _In_ LPWSTR szAppDir,
    _Out_writes_(*puCurDirLen) LPWSTR szCurDir, _Inout_ PUINT puCurDirLen, _Out_writes_(*puDestDirLen) LPWSTR szDestDir,
    _Inout_ PUINT puDestDirLen);
DWORD WINAPI VerInstallFileW(_Names_(VER_INSTALL_FILE_FLAGS) DWORD uFlags, _In_ LPWSTR szSrcFileName,
    _In_ LPWSTR szDestFileName, _In_ LPWSTR szSrcDir, _In_ LPWSTR szDestDir, _In_ LPWSTR szCurDir,
    _Out_writes_(*puTmpFileLen) LPWSTR szTmpFile, _Inout_ PUINT puTmpFileLen);
DWORD WINAPI VerLanguageNameW(DWORD wLang, _Out_writes_(cchLang) LPWSTR szLang, DWORD cchLang) _Fails_(zero, none);
BOOL WINAPI VerQueryValueW(_In_ LPCVOID pBlock, _In_ LPCWSTR lpSubBlock, _Out_ LPVOID *lplpBuffer,
    _Out_ PUINT puLen) _Fails_(zero);
BOOL WINAPI WaitNamedPipeW(_In_ LPCWSTR lpNamedPipeName, DWORD nTimeOut) _Fails_(zero, last_error);
BOOL WINAPI Wow64DisableWow64FsRedirection(_Out_ PVOID *OldValue);
BOOLEAN WINAPI Wow64EnableWow64FsRedirection(BOOLEAN Wow64FsEnableRedirection) _Fails_(zero);
BOOL WINAPI Wow64RevertWow64FsRedirection(_In_ PVOID OlValue);
DWORD WINAPI WriteEncryptedFileRaw(PFE_IMPORT_FUNC pfImportCallback, _In_opt_ PVOID pvCallbackContext,
    _In_ PVOID pvContext) _Fails_(nonzero, win32);
BOOL WINAPI WriteFile(HANDLE hFile, _In_reads_bytes_opt_(nNumberOfBytesToWrite) LPCVOID lpBuffer,
    DWORD nNumberOfBytesToWrite, _Out_opt_ LPDWORD lpNumberOfBytesWritten, _Inout_opt_ LPOVERLAPPED lpOverlapped);
BOOL WINAPI WriteFileEx(HANDLE hFile, _In_reads_bytes_opt_(nNumberOfBytesToWrite) LPCVOID lpBuffer,
    DWORD nNumberOfBytesToWrite, _Inout_ LPOVERLAPPED lpOverlapped,
    LPOVERLAPPED_COMPLETION_ROUTINE lpCompletionRoutine);
BOOL WINAPI WriteFileGather(HANDLE hFile, _In_ FILE_SEGMENT_ELEMENT aSegmentArray[], DWORD nNumberOfBytesToWrite,
    _Reserved_ LPDWORD lpReserved, _Inout_ LPOVERLAPPED lpOverlapped);
DWORD WINAPI WriteTapemark(HANDLE hDevice, _Names_(TAPEMARK_TYPE) DWORD dwTapemarkType, DWORD dwTapemarkCount,
    BOOL bImmediate) _Fails_(nonzero, win32);
