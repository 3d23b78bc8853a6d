// SPDX-License-Identifier: Apache-2.0
// The C runtimes: msvcrt, ucrtbase and what looks like them. Parameters are called as the documentation calls them.

// ---- Streams
FILE *__cdecl fopen(_In_ const char *filename, _In_ const char *mode) _Group_(file) _Fails_(zero, errno);
FILE *__cdecl _wfopen(_In_ const wchar_t *filename, _In_ const wchar_t *mode) _Group_(file) _Fails_(zero, errno);
FILE *__cdecl _fsopen(_In_ const char *filename, _In_ const char *mode, int shflag) _Group_(file) _Fails_(zero, errno);
FILE *__cdecl _wfsopen(_In_ const wchar_t *filename, _In_ const wchar_t *mode, int shflag) _Group_(file) _Fails_(zero,
    errno);
errno_t __cdecl fopen_s(_Out_ FILE **stream, _In_ const char *filename, _In_ const char *mode) _Group_(file);
errno_t __cdecl _wfopen_s(_Out_ FILE **stream, _In_ const wchar_t *filename, _In_ const wchar_t *mode) _Group_(file);
FILE *__cdecl freopen(_In_ const char *path, _In_ const char *mode, FILE *stream) _Group_(file) _Fails_(zero, errno);
FILE *__cdecl _wfreopen(_In_ const wchar_t *path, _In_ const wchar_t *mode, FILE *stream) _Group_(file) _Fails_(zero,
    errno);
FILE *__cdecl _fdopen(int fd, _In_ const char *mode) _Group_(file) _Fails_(zero, errno);
FILE *__cdecl _wfdopen(int fd, _In_ const wchar_t *mode) _Group_(file) _Fails_(zero, errno);
FILE *__cdecl tmpfile(void) _Group_(file) _Fails_(zero, errno);
FILE *__cdecl _popen(_In_ const char *command, _In_ const char *mode) _Group_(process) _Fails_(zero, errno);
FILE *__cdecl _wpopen(_In_ const wchar_t *command, _In_ const wchar_t *mode) _Group_(process) _Fails_(zero, errno);
int __cdecl _pclose(FILE *stream) _Group_(process) _Fails_(minus_one, errno);
int __cdecl fclose(FILE *stream) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _fcloseall(void) _Group_(file) _Fails_(minus_one, errno);
int __cdecl fflush(_In_opt_ _Is_(pointer) FILE *stream) _Group_(file) _Fails_(minus_one, errno);
size_t __cdecl fread(_Out_writes_bytes_to_(size * count, size * return) void *buffer, size_t size, size_t count,
    FILE *stream) _Group_(file) _Fails_(never);
size_t __cdecl fwrite(_In_reads_bytes_(size * count) const void *buffer, size_t size, size_t count, FILE *stream)
    _Group_(file) _Fails_(never);
int __cdecl fgetc(FILE *stream) _Group_(file) _Fails_(never) _Hot_;
int __cdecl getc(FILE *stream) _Group_(file) _Fails_(never) _Hot_;
int __cdecl fputc(int c, FILE *stream) _Group_(file) _Fails_(minus_one, errno) _Hot_;
int __cdecl putc(int c, FILE *stream) _Group_(file) _Fails_(minus_one, errno) _Hot_;
int __cdecl ungetc(int c, FILE *stream) _Group_(file) _Fails_(minus_one, errno);
wint_t __cdecl fgetwc(FILE *stream) _Group_(file) _Fails_(never) _Hot_;
wint_t __cdecl fputwc(wchar_t c, FILE *stream) _Group_(file) _Fails_(never) _Hot_;
char *__cdecl fgets(_Out_writes_(numChars) char *str, int numChars, FILE *stream) _Group_(file) _Fails_(never);
wchar_t *__cdecl fgetws(_Out_writes_(numChars) wchar_t *str, int numChars, FILE *stream) _Group_(file) _Fails_(never);
int __cdecl fputs(_In_ const char *str, FILE *stream) _Group_(file) _Fails_(minus_one, errno);
int __cdecl fputws(_In_ const wchar_t *str, FILE *stream) _Group_(file) _Fails_(minus_one, errno);
int __cdecl puts(_In_ const char *str) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _putws(_In_ const wchar_t *str) _Group_(file) _Fails_(minus_one, errno);
int __cdecl fseek(FILE *stream, long offset, _Names_(SEEK_ORIGIN) int origin) _Group_(file) _Fails_(nonzero, errno);
int __cdecl _fseeki64(FILE *stream, __int64 offset, _Names_(SEEK_ORIGIN) int origin) _Group_(file) _Fails_(nonzero,
    errno);
long __cdecl ftell(FILE *stream) _Group_(file) _Fails_(minus_one, errno);
__int64 __cdecl _ftelli64(FILE *stream) _Group_(file) _Fails_(minus_one, errno);
void __cdecl rewind(FILE *stream) _Group_(file);
int __cdecl fgetpos(FILE *stream, _Out_ fpos_t *pos) _Group_(file) _Fails_(nonzero, errno);
int __cdecl fsetpos(FILE *stream, _In_ const fpos_t *pos) _Group_(file) _Fails_(nonzero, errno);
int __cdecl feof(FILE *stream) _Group_(file) _Fails_(never) _Hot_;
int __cdecl ferror(FILE *stream) _Group_(file) _Fails_(never) _Hot_;
void __cdecl clearerr(FILE *stream) _Group_(file);
int __cdecl _fileno(FILE *stream) _Group_(file) _Fails_(minus_one, errno);
int __cdecl setvbuf(FILE *stream, _In_opt_ _Is_(pointer) char *buffer, int mode, size_t size) _Group_(file)
    _Fails_(nonzero, none);
void __cdecl setbuf(FILE *stream, _In_opt_ _Is_(pointer) char *buffer) _Group_(file);
int __cdecl remove(_In_ const char *path) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _wremove(_In_ const wchar_t *path) _Group_(file) _Fails_(minus_one, errno);
int __cdecl rename(_In_ const char *oldname, _In_ const char *newname) _Group_(file) _Fails_(nonzero, errno);
int __cdecl _wrename(_In_ const wchar_t *oldname, _In_ const wchar_t *newname) _Group_(file) _Fails_(nonzero, errno);
int __cdecl _unlink(_In_ const char *filename) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _wunlink(_In_ const wchar_t *filename) _Group_(file) _Fails_(minus_one, errno);
void __cdecl perror(_In_opt_ const char *message) _Group_(file);
void __cdecl _wperror(_In_opt_ const wchar_t *message) _Group_(file);

// ---- Formatted output and input: what follows the format is recorded as words
int __cdecl printf(_In_ const char *format, ...) _Group_(file) _Fails_(minus_one, errno);
int __cdecl wprintf(_In_ const wchar_t *format, ...) _Group_(file) _Fails_(minus_one, errno);
int __cdecl fprintf(FILE *stream, _In_ const char *format, ...) _Group_(file) _Fails_(minus_one, errno);
int __cdecl fwprintf(FILE *stream, _In_ const wchar_t *format, ...) _Group_(file) _Fails_(minus_one, errno);
int __cdecl vfprintf(FILE *stream, _In_ const char *format, va_list argptr) _Group_(file) _Fails_(minus_one, errno);
int __cdecl vfwprintf(FILE *stream, _In_ const wchar_t *format, va_list argptr) _Group_(file) _Fails_(minus_one, errno);
int __cdecl vprintf(_In_ const char *format, va_list argptr) _Group_(file) _Fails_(minus_one, errno);
int __cdecl sprintf(_Out_ char *buffer, _In_ const char *format, ...) _Fails_(minus_one, errno);
int __cdecl vsprintf(_Out_ char *buffer, _In_ const char *format, va_list argptr) _Fails_(minus_one, errno);
int __cdecl _snprintf(_Out_writes_(count) char *buffer, size_t count, _In_ const char *format, ...) _Fails_(never);
int __cdecl _snwprintf(_Out_writes_(count) wchar_t *buffer, size_t count, _In_ const wchar_t *format, ...)
    _Fails_(never);
int __cdecl _vsnprintf(_Out_writes_(count) char *buffer, size_t count, _In_ const char *format, va_list argptr)
    _Fails_(never);
int __cdecl _vsnwprintf(_Out_writes_(count) wchar_t *buffer, size_t count, _In_ const wchar_t *format, va_list argptr)
    _Fails_(never);
int __cdecl scanf(_In_ const char *format, ...) _Group_(file) _Fails_(never);
int __cdecl sscanf(_In_ const char *buffer, _In_ const char *format, ...) _Fails_(never);
int __cdecl swscanf(_In_ const wchar_t *buffer, _In_ const wchar_t *format, ...) _Fails_(never);
int __cdecl fscanf(FILE *stream, _In_ const char *format, ...) _Group_(file) _Fails_(never);

// ---- Descriptors
int __cdecl _open(_In_ const char *filename, _Names_(OPEN_FLAGS) int oflag, ...) _Group_(file) _Fails_(minus_one,
    errno);
int __cdecl _wopen(_In_ const wchar_t *filename, _Names_(OPEN_FLAGS) int oflag, ...) _Group_(file) _Fails_(minus_one,
    errno);
int __cdecl _sopen(_In_ const char *filename, _Names_(OPEN_FLAGS) int oflag, int shflag, ...) _Group_(file)
    _Fails_(minus_one, errno);
int __cdecl _wsopen(_In_ const wchar_t *filename, _Names_(OPEN_FLAGS) int oflag, int shflag, ...) _Group_(file)
    _Fails_(minus_one, errno);
errno_t __cdecl _sopen_s(_Out_ int *fd, _In_ const char *filename, _Names_(OPEN_FLAGS) int oflag, int shflag, int pmode)
    _Group_(file);
errno_t __cdecl _wsopen_s(_Out_ int *fd, _In_ const wchar_t *filename, _Names_(OPEN_FLAGS) int oflag, int shflag,
    int pmode) _Group_(file);
int __cdecl _creat(_In_ const char *filename, int pmode) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _wcreat(_In_ const wchar_t *filename, int pmode) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _close(int fd) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _read(int fd, _Out_writes_bytes_to_(buffer_size, return) void *buffer, unsigned int buffer_size)
    _Group_(file) _Fails_(minus_one, errno);
int __cdecl _write(int fd, _In_reads_bytes_(count) const void *buffer, unsigned int count) _Group_(file)
    _Fails_(minus_one, errno);
long __cdecl _lseek(int fd, long offset, _Names_(SEEK_ORIGIN) int origin) _Group_(file) _Fails_(minus_one, errno);
__int64 __cdecl _lseeki64(int fd, __int64 offset, _Names_(SEEK_ORIGIN) int origin) _Group_(file) _Fails_(minus_one,
    errno);
long __cdecl _tell(int fd) _Group_(file) _Fails_(minus_one, errno);
__int64 __cdecl _telli64(int fd) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _eof(int fd) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _commit(int fd) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _chsize(int fd, long size) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _dup(int fd) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _dup2(int fd1, int fd2) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _pipe(_Out_writes_(2) int *pfds, unsigned int psize, _Names_(OPEN_FLAGS) int textmode) _Group_(file)
    _Fails_(minus_one, errno);
int __cdecl _setmode(int fd, _Names_(OPEN_FLAGS) int mode) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _isatty(int fd) _Group_(file) _Fails_(never);
int __cdecl _locking(int fd, int mode, long nbytes) _Group_(file) _Fails_(minus_one, errno);
long __cdecl _filelength(int fd) _Group_(file) _Fails_(minus_one, errno);
__int64 __cdecl _filelengthi64(int fd) _Group_(file) _Fails_(minus_one, errno);
intptr_t __cdecl _get_osfhandle(int fd) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _open_osfhandle(intptr_t osfhandle, _Names_(OPEN_FLAGS) int flags) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _fstat64(int fd, _Out_ struct _stat64 *buffer) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _fstat32(int fd, _Out_ struct _stat32 *buffer) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _fstat64i32(int fd, _Out_ struct _stat64i32 *buffer) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _stat64(_In_ const char *path, _Out_ struct _stat64 *buffer) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _stat32(_In_ const char *path, _Out_ struct _stat32 *buffer) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _stat64i32(_In_ const char *path, _Out_ struct _stat64i32 *buffer) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _wstat64(_In_ const wchar_t *path, _Out_ struct _stat64 *buffer) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _wstat64i32(_In_ const wchar_t *path, _Out_ struct _stat64i32 *buffer) _Group_(file) _Fails_(minus_one,
    errno);
int __cdecl _access(_In_ const char *path, int mode) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _waccess(_In_ const wchar_t *path, int mode) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _chmod(_In_ const char *filename, int pmode) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _wchmod(_In_ const wchar_t *filename, int pmode) _Group_(file) _Fails_(minus_one, errno);

// ---- Folders and paths
int __cdecl _mkdir(_In_ const char *dirname) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _wmkdir(_In_ const wchar_t *dirname) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _rmdir(_In_ const char *dirname) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _wrmdir(_In_ const wchar_t *dirname) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _chdir(_In_ const char *dirname) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _wchdir(_In_ const wchar_t *dirname) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _chdrive(int drive) _Group_(file) _Fails_(minus_one, errno);
char *__cdecl _getcwd(_Out_writes_opt_(maxlen) char *buffer, int maxlen) _Group_(file) _Fails_(zero, errno);
wchar_t *__cdecl _wgetcwd(_Out_writes_opt_(maxlen) wchar_t *buffer, int maxlen) _Group_(file) _Fails_(zero, errno);
char *__cdecl _fullpath(_Out_writes_opt_(maxLength) char *absPath, _In_ const char *relPath, size_t maxLength)
    _Group_(file) _Fails_(zero, errno);
wchar_t *__cdecl _wfullpath(_Out_writes_opt_(maxLength) wchar_t *absPath, _In_ const wchar_t *relPath, size_t maxLength)
    _Group_(file) _Fails_(zero, errno);
void __cdecl _splitpath(_In_ const char *path, _Out_opt_ char *drive, _Out_opt_ char *dir, _Out_opt_ char *fname,
    _Out_opt_ char *ext);
void __cdecl _wsplitpath(_In_ const wchar_t *path, _Out_opt_ wchar_t *drive, _Out_opt_ wchar_t *dir,
    _Out_opt_ wchar_t *fname, _Out_opt_ wchar_t *ext);
void __cdecl _makepath(_Out_ char *path, _In_opt_ const char *drive, _In_opt_ const char *dir,
    _In_opt_ const char *fname, _In_opt_ const char *ext);
void __cdecl _wmakepath(_Out_ wchar_t *path, _In_opt_ const wchar_t *drive, _In_opt_ const wchar_t *dir,
    _In_opt_ const wchar_t *fname, _In_opt_ const wchar_t *ext);
void __cdecl _searchenv(_In_ const char *filename, _In_ const char *varname, _Out_ char *pathname) _Group_(file);
intptr_t __cdecl _findfirst64(_In_ const char *filespec, _Out_ struct __finddata64_t *fileinfo) _Group_(file)
    _Fails_(minus_one, errno);
intptr_t __cdecl _findfirst32(_In_ const char *filespec, _Out_ struct _finddata32_t *fileinfo) _Group_(file)
    _Fails_(minus_one, errno);
intptr_t __cdecl _findfirst64i32(_In_ const char *filespec, _Out_ struct _finddata64i32_t *fileinfo) _Group_(file)
    _Fails_(minus_one, errno);
intptr_t __cdecl _wfindfirst64i32(_In_ const wchar_t *filespec, _Out_ struct _wfinddata64i32_t *fileinfo) _Group_(file)
    _Fails_(minus_one, errno);
int __cdecl _findnext64(intptr_t handle, _Out_ struct __finddata64_t *fileinfo) _Group_(file) _Fails_(minus_one, errno);
int __cdecl _findnext64i32(intptr_t handle, _Out_ struct _finddata64i32_t *fileinfo) _Group_(file) _Fails_(minus_one,
    errno);
int __cdecl _wfindnext64i32(intptr_t handle, _Out_ struct _wfinddata64i32_t *fileinfo) _Group_(file) _Fails_(minus_one,
    errno);
int __cdecl _findclose(intptr_t handle) _Group_(file) _Fails_(minus_one, errno);
char *__cdecl tmpnam(_Out_opt_ char *str) _Group_(file) _Fails_(zero, errno);
char *__cdecl _tempnam(_In_opt_ const char *dir, _In_opt_ const char *prefix) _Group_(file) _Fails_(zero, errno);
char *__cdecl _mktemp(_Inout_ char *nameTemplate) _Group_(file) _Fails_(zero, errno);

// ---- Memory
void *__cdecl malloc(size_t size) _Group_(memory) _Fails_(zero, errno);
void *__cdecl calloc(size_t number, size_t size) _Group_(memory) _Fails_(zero, errno);
void *__cdecl realloc(_In_opt_ void *memblock, size_t size) _Group_(memory) _Fails_(zero, errno);
void __cdecl free(_In_opt_ void *memblock) _Group_(memory);
size_t __cdecl _msize(void *memblock) _Group_(memory) _Fails_(minus_one, errno);
void *__cdecl _aligned_malloc(size_t size, size_t alignment) _Group_(memory) _Fails_(zero, errno);
void *__cdecl _aligned_realloc(_In_opt_ void *memblock, size_t size, size_t alignment) _Group_(memory) _Fails_(zero,
    errno);
void __cdecl _aligned_free(_In_opt_ void *memblock) _Group_(memory);
void *__cdecl memcpy(_Out_writes_bytes_(count) void *dest, _In_reads_bytes_(count) const void *src, size_t count)
    _Fails_(never) _Hot_;
void *__cdecl memmove(_Out_writes_bytes_(count) void *dest, _In_reads_bytes_(count) const void *src, size_t count)
    _Fails_(never) _Hot_;
void *__cdecl memset(_Out_writes_bytes_(count) void *dest, int c, size_t count) _Fails_(never) _Hot_;
int __cdecl memcmp(_In_reads_bytes_(count) const void *buffer1, _In_reads_bytes_(count) const void *buffer2,
    size_t count) _Fails_(never) _Hot_;
void *__cdecl memchr(_In_reads_bytes_(count) const void *buffer, int c, size_t count) _Fails_(never) _Hot_;
errno_t __cdecl memcpy_s(_Out_writes_bytes_to_(destSize, count) void *dest, size_t destSize,
    _In_reads_bytes_(count) const void *src, size_t count);
errno_t __cdecl memmove_s(_Out_writes_bytes_to_(destSize, count) void *dest, size_t destSize,
    _In_reads_bytes_(count) const void *src, size_t count);

// ---- Strings
size_t __cdecl strlen(_In_ const char *str) _Fails_(never) _Hot_;
size_t __cdecl wcslen(_In_ const wchar_t *str) _Fails_(never) _Hot_;
size_t __cdecl wcsnlen(_In_reads_(numberOfElements) const wchar_t *str, size_t numberOfElements) _Fails_(never) _Hot_;
char *__cdecl strcpy(_Out_ char *dest, _In_ const char *src) _Fails_(never) _Hot_;
wchar_t *__cdecl wcscpy(_Out_ wchar_t *dest, _In_ const wchar_t *src) _Fails_(never) _Hot_;
char *__cdecl strncpy(_Out_writes_(count) char *dest, _In_ const char *src, size_t count) _Fails_(never) _Hot_;
wchar_t *__cdecl wcsncpy(_Out_writes_(count) wchar_t *dest, _In_ const wchar_t *src, size_t count) _Fails_(never) _Hot_;
char *__cdecl strcat(_Inout_ char *dest, _In_ const char *src) _Fails_(never) _Hot_;
wchar_t *__cdecl wcscat(_Inout_ wchar_t *dest, _In_ const wchar_t *src) _Fails_(never) _Hot_;
char *__cdecl strncat(_Inout_ char *dest, _In_ const char *src, size_t count) _Fails_(never) _Hot_;
int __cdecl strcmp(_In_ const char *string1, _In_ const char *string2) _Fails_(never) _Hot_;
int __cdecl wcscmp(_In_ const wchar_t *string1, _In_ const wchar_t *string2) _Fails_(never) _Hot_;
int __cdecl strncmp(_In_ const char *string1, _In_ const char *string2, size_t count) _Fails_(never) _Hot_;
int __cdecl wcsncmp(_In_ const wchar_t *string1, _In_ const wchar_t *string2, size_t count) _Fails_(never) _Hot_;
int __cdecl _stricmp(_In_ const char *string1, _In_ const char *string2) _Fails_(never) _Hot_;
int __cdecl _wcsicmp(_In_ const wchar_t *string1, _In_ const wchar_t *string2) _Fails_(never) _Hot_;
int __cdecl _strnicmp(_In_ const char *string1, _In_ const char *string2, size_t count) _Fails_(never) _Hot_;
int __cdecl _wcsnicmp(_In_ const wchar_t *string1, _In_ const wchar_t *string2, size_t count) _Fails_(never) _Hot_;
char *__cdecl strchr(_In_ const char *str, int c) _Fails_(never) _Hot_;
wchar_t *__cdecl wcschr(_In_ const wchar_t *str, wchar_t c) _Fails_(never) _Hot_;
char *__cdecl strrchr(_In_ const char *str, int c) _Fails_(never) _Hot_;
wchar_t *__cdecl wcsrchr(_In_ const wchar_t *str, wchar_t c) _Fails_(never) _Hot_;
char *__cdecl strstr(_In_ const char *str, _In_ const char *strSearch) _Fails_(never) _Hot_;
wchar_t *__cdecl wcsstr(_In_ const wchar_t *str, _In_ const wchar_t *strSearch) _Fails_(never) _Hot_;
size_t __cdecl strcspn(_In_ const char *str, _In_ const char *strCharSet) _Fails_(never) _Hot_;
size_t __cdecl strspn(_In_ const char *str, _In_ const char *strCharSet) _Fails_(never) _Hot_;
size_t __cdecl wcscspn(_In_ const wchar_t *str, _In_ const wchar_t *strCharSet) _Fails_(never) _Hot_;
size_t __cdecl wcsspn(_In_ const wchar_t *str, _In_ const wchar_t *strCharSet) _Fails_(never) _Hot_;
char *__cdecl strpbrk(_In_ const char *str, _In_ const char *strCharSet) _Fails_(never) _Hot_;
wchar_t *__cdecl wcspbrk(_In_ const wchar_t *str, _In_ const wchar_t *strCharSet) _Fails_(never) _Hot_;
char *__cdecl strtok(_Inout_opt_ char *strToken, _In_ const char *strDelimit) _Fails_(never) _Hot_;
char *__cdecl _strdup(_In_ const char *str) _Fails_(zero, errno);
wchar_t *__cdecl _wcsdup(_In_ const wchar_t *str) _Fails_(zero, errno);
char *__cdecl _strlwr(_Inout_ char *str) _Fails_(never);
char *__cdecl _strupr(_Inout_ char *str) _Fails_(never);
wchar_t *__cdecl _wcslwr(_Inout_ wchar_t *str) _Fails_(never);
wchar_t *__cdecl _wcsupr(_Inout_ wchar_t *str) _Fails_(never);
errno_t __cdecl strcpy_s(_Out_writes_(dest_size) char *dest, rsize_t dest_size, _In_ const char *src);
errno_t __cdecl wcscpy_s(_Out_writes_(dest_size) wchar_t *dest, rsize_t dest_size, _In_ const wchar_t *src);
errno_t __cdecl strncpy_s(_Out_writes_(dest_size) char *dest, size_t dest_size, _In_ const char *src, size_t count);
errno_t __cdecl strcat_s(_Inout_updates_(dest_size) char *dest, rsize_t dest_size, _In_ const char *src);
errno_t __cdecl wcscat_s(_Inout_updates_(dest_size) wchar_t *dest, rsize_t dest_size, _In_ const wchar_t *src);
size_t __cdecl mbstowcs(_Out_writes_opt_(count) wchar_t *dest, _In_ const char *src, size_t count) _Fails_(minus_one,
    errno);
size_t __cdecl wcstombs(_Out_writes_opt_(count) char *dest, _In_ const wchar_t *src, size_t count) _Fails_(minus_one,
    errno);
size_t __cdecl strftime(_Out_writes_(maxsize) char *strDest, size_t maxsize, _In_ const char *format,
    _In_ const struct tm *timeptr) _Fails_(zero, errno);
char *__cdecl strerror(int errnum) _Fails_(never);

// ---- Numbers
int __cdecl atoi(_In_ const char *str) _Fails_(never);
long __cdecl atol(_In_ const char *str) _Fails_(never);
double __cdecl atof(_In_ const char *str) _Fails_(never);
int __cdecl _wtoi(_In_ const wchar_t *str) _Fails_(never);
long __cdecl _wtol(_In_ const wchar_t *str) _Fails_(never);
__int64 __cdecl _atoi64(_In_ const char *str) _Fails_(never);
long __cdecl strtol(_In_ const char *strSource, _Out_opt_ char **endptr, int base) _Fails_(never);
unsigned long __cdecl strtoul(_In_ const char *strSource, _Out_opt_ char **endptr, int base) _Fails_(never);
long __cdecl wcstol(_In_ const wchar_t *strSource, _Out_opt_ wchar_t **endptr, int base) _Fails_(never);
unsigned long __cdecl wcstoul(_In_ const wchar_t *strSource, _Out_opt_ wchar_t **endptr, int base) _Fails_(never);
double __cdecl strtod(_In_ const char *strSource, _Out_opt_ char **endptr) _Fails_(never);
char *__cdecl _itoa(int value, _Out_ char *buffer, int radix) _Fails_(never);
wchar_t *__cdecl _itow(int value, _Out_ wchar_t *buffer, int radix) _Fails_(never);
char *__cdecl _ltoa(long value, _Out_ char *buffer, int radix) _Fails_(never);
char *__cdecl _i64toa(__int64 value, _Out_ char *buffer, int radix) _Fails_(never);
void __cdecl qsort(_In_ void *base, size_t number, size_t width, int(__cdecl *compare)(const void *, const void *));
void *__cdecl bsearch(_In_ const void *key, _In_ const void *base, size_t num, size_t width,
    int(__cdecl *compare)(const void *, const void *)) _Fails_(never);
int __cdecl rand(void) _Fails_(never) _Hot_;
void __cdecl srand(unsigned int seed);

// ---- Environment, processes, threads
char *__cdecl getenv(_In_ const char *varname) _Group_(process) _Fails_(never);
wchar_t *__cdecl _wgetenv(_In_ const wchar_t *varname) _Group_(process) _Fails_(never);
int __cdecl _putenv(_In_ const char *envstring) _Group_(process) _Fails_(minus_one, errno);
int __cdecl _wputenv(_In_ const wchar_t *envstring) _Group_(process) _Fails_(minus_one, errno);
errno_t __cdecl _putenv_s(_In_ const char *varname, _In_ const char *value) _Group_(process);
errno_t __cdecl getenv_s(_Out_ size_t *requiredSize, _Out_writes_opt_(numberOfElements) char *buffer,
    rsize_t numberOfElements, _In_ const char *varname) _Group_(process);
int __cdecl system(_In_opt_ const char *command) _Group_(process) _Fails_(minus_one, errno);
int __cdecl _wsystem(_In_opt_ const wchar_t *command) _Group_(process) _Fails_(minus_one, errno);
intptr_t __cdecl _spawnv(int mode, _In_ const char *cmdname, _In_ const char *const *argv) _Group_(process)
    _Fails_(minus_one, errno);
intptr_t __cdecl _spawnvp(int mode, _In_ const char *cmdname, _In_ const char *const *argv) _Group_(process)
    _Fails_(minus_one, errno);
intptr_t __cdecl _spawnve(int mode, _In_ const char *cmdname, _In_ const char *const *argv,
    _In_opt_ const char *const *envp) _Group_(process) _Fails_(minus_one, errno);
intptr_t __cdecl _wspawnv(int mode, _In_ const wchar_t *cmdname, _In_ const wchar_t *const *argv) _Group_(process)
    _Fails_(minus_one, errno);
intptr_t __cdecl _wspawnvp(int mode, _In_ const wchar_t *cmdname, _In_ const wchar_t *const *argv) _Group_(process)
    _Fails_(minus_one, errno);
intptr_t __cdecl _execv(_In_ const char *cmdname, _In_ const char *const *argv) _Group_(process) _Fails_(minus_one,
    errno);
intptr_t __cdecl _execvp(_In_ const char *cmdname, _In_ const char *const *argv) _Group_(process) _Fails_(minus_one,
    errno);
int __cdecl _getpid(void) _Group_(process) _Fails_(never) _Show_(pid);
void __cdecl exit(int status) _Group_(process) _Noreturn_;
void __cdecl _exit(int status) _Group_(process) _Noreturn_;
void __cdecl _cexit(void) _Group_(process);
void __cdecl _c_exit(void) _Group_(process);
void __cdecl abort(void) _Group_(process) _Noreturn_;
int __cdecl atexit(void(__cdecl *func)(void)) _Group_(process) _Fails_(nonzero, none);
uintptr_t __cdecl _beginthread(_In_ _beginthread_proc_type start_address, unsigned int stack_size,
    _In_opt_ void *arglist) _Group_(thread) _Fails_(minus_one, errno);
uintptr_t __cdecl _beginthreadex(_In_opt_ void *security, unsigned int stack_size,
    _In_ _beginthreadex_proc_type start_address, _In_opt_ void *arglist, unsigned int initflag,
    _Out_opt_ _Show_(tid) unsigned int *thrdaddr) _Group_(thread) _Fails_(zero, errno);
void __cdecl _endthread(void) _Group_(thread) _Noreturn_;
void __cdecl _endthreadex(unsigned int retval) _Group_(thread) _Noreturn_;
char *__cdecl setlocale(int category, _In_opt_ const char *locale) _Fails_(zero);
wchar_t *__cdecl _wsetlocale(int category, _In_opt_ const wchar_t *locale) _Fails_(zero);

// ---- Time
__time64_t __cdecl _time64(_Out_opt_ __time64_t *destTime) _Fails_(never);
__time32_t __cdecl _time32(_Out_opt_ __time32_t *destTime) _Fails_(never);
struct tm *__cdecl _localtime64(_In_ const __time64_t *sourceTime) _Fails_(zero, errno);
struct tm *__cdecl _gmtime64(_In_ const __time64_t *sourceTime) _Fails_(zero, errno);
errno_t __cdecl _localtime64_s(_Out_ struct tm *destTime, _In_ const __time64_t *sourceTime);
errno_t __cdecl _gmtime64_s(_Out_ struct tm *destTime, _In_ const __time64_t *sourceTime);
__time64_t __cdecl _mktime64(_Inout_ struct tm *timeptr) _Fails_(minus_one, errno);
char *__cdecl _ctime64(_In_ const __time64_t *sourceTime) _Fails_(zero, errno);
char *__cdecl asctime(_In_ const struct tm *timeptr) _Fails_(zero, errno);
clock_t __cdecl clock(void) _Fails_(minus_one);

// ---- Console
int __cdecl _getch(void) _Group_(file) _Fails_(never);
int __cdecl _kbhit(void) _Group_(file) _Fails_(never);
int __cdecl _putch(int c) _Group_(file) _Fails_(minus_one, errno);
int *__cdecl _errno(void) _Fails_(never) _Hot_;

// ---- The common functions behind ucrtbase's inline ones
int __cdecl __stdio_common_vfprintf(_Show_(hex) unsigned __int64 options, FILE *stream, _In_ const char *format,
    _In_opt_ _Is_(pointer) _locale_t locale, va_list arglist) _Group_(file) _Fails_(minus_one, errno);
int __cdecl __stdio_common_vfwprintf(_Show_(hex) unsigned __int64 options, FILE *stream, _In_ const wchar_t *format,
    _In_opt_ _Is_(pointer) _locale_t locale, va_list arglist) _Group_(file) _Fails_(minus_one, errno);
int __cdecl __stdio_common_vsprintf(_Show_(hex) unsigned __int64 options, _Out_writes_opt_(count) char *buffer,
    size_t count, _In_ const char *format, _In_opt_ _Is_(pointer) _locale_t locale, va_list arglist) _Fails_(never);
int __cdecl __stdio_common_vswprintf(_Show_(hex) unsigned __int64 options, _Out_writes_opt_(count) wchar_t *buffer,
    size_t count, _In_ const wchar_t *format, _In_opt_ _Is_(pointer) _locale_t locale, va_list arglist) _Fails_(never);
int __cdecl __stdio_common_vsscanf(_Show_(hex) unsigned __int64 options, _In_ const char *input, size_t length,
    _In_ const char *format, _In_opt_ _Is_(pointer) _locale_t locale, va_list arglist) _Fails_(never);
int __cdecl __stdio_common_vswscanf(_Show_(hex) unsigned __int64 options, _In_ const wchar_t *input, size_t length,
    _In_ const wchar_t *format, _In_opt_ _Is_(pointer) _locale_t locale, va_list arglist) _Fails_(never);
FILE *__cdecl __acrt_iob_func(unsigned index) _Fails_(never);
