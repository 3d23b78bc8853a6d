// SPDX-License-Identifier: Apache-2.0
// What is known of each Windows API function: the DLLs that export it, its parameters (type, direction, how long its
// buffers are, the names of its flags), its result, and how it says that it failed; besides, structure layouts for both
// word sizes and the names of constants and status codes.
//
// The built-in database is a static, read-only table: no start-up cost, lookups are binary searches, everything may be
// used from any thread. Further databases (imported ones) are opened on top of it and found first.
//
// All views (w32t_api_function, …) are small plain values filled by the call; the texts they point at live as long as
// the database. Functions return false, and leave the view untouched, when there is nothing to return.
#ifndef WIN32TRACE_APIDB_H
#define WIN32TRACE_APIDB_H

#include <win32trace/event.h>

#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct w32t_apidb w32t_apidb;

// The built-in database. Every function below takes NULL for it.
const w32t_apidb *w32t_apidb_builtin(void);

// Opens a database file made by `win32trace apidb import`, or a text with prototypes in the notation of apidata/
// (docs/howto/own-prototypes.md), on top of `below` (NULL: the built-in one), which must
// outlive it. The file is checked as a whole here; afterwards the views trust it.
w32t_status w32t_apidb_open(const char *path, const w32t_apidb *below, w32t_apidb **out, w32t_error *error);
void w32t_apidb_close(w32t_apidb *db);
// The database that `db` was opened on top of; NULL for the built-in one.
const w32t_apidb *w32t_apidb_below(const w32t_apidb *db);

// Numbers of rows, the databases below not counted.
typedef struct w32t_apidb_counts {
    uint32_t dlls, exports, functions, annotated, parameters, types, structs, sets, constants;
} w32t_apidb_counts;
void w32t_apidb_count(const w32t_apidb *db, w32t_apidb_counts *out);

// ---------------------------------------------------------------------------------------------------------------------------------
// Types

// What a value is, and for the pointers that are followed what they point at. The comment says what a recorder keeps of
// it.
typedef enum w32t_api_kind {
    W32T_API_VOID = 0,  // no value (result only)
    W32T_API_INT,       // signed number of `size` bytes
    W32T_API_UINT,      // unsigned number of `size` bytes
    W32T_API_BOOL,      // BOOL, BOOLEAN, bool: zero or not
    W32T_API_FLOAT,     // float (size 4) or double (8): travels in xmm/x87 registers
    W32T_API_HANDLE,    // HANDLE, HKEY, SOCKET, HWND, HMODULE …: the type's text says which
    W32T_API_POINTER,   // an address that is not followed
    W32T_API_CALLBACK,  // the address of program code
    W32T_API_COM,       // an interface pointer; the type's `name` is the interface
    W32T_API_AGGREGATE, // struct or union passed by value; x64: larger than 8 bytes (or not 1, 2, 4, 8) by reference
    W32T_API_VA_LIST,   // va_list
    // Pointers that are followed. NULL and small numbers (below 65536: MAKEINTRESOURCE, ordinals, atoms) are allowed
    // everywhere. Text: `size` is its length or, when it is written, the buffer's; a length of -1 means
    // zero-terminated, and written text ends at its zero.
    W32T_API_STRING_W = 16, // UTF-16 text, zero-terminated unless `size.how` gives a length
    W32T_API_STRING_A,      // the same in the ANSI code page
    W32T_API_MULTI_W,       // strings one after another, ended by an empty one
    W32T_API_MULTI_A,
    W32T_API_BUFFER,            // bytes, as many as `size` says
    W32T_API_ARRAY,             // `size` elements of the target type
    W32T_API_SCALAR,            // one value of the target type (number, handle, or pointer to a string …)
    W32T_API_STRUCT,            // one structure (target type) of target.size bytes
    W32T_API_GUID,              // 16 bytes
    W32T_API_UNICODE_STRING,    // UNICODE_STRING: header and the text it points at
    W32T_API_ANSI_STRING,       // STRING, ANSI_STRING, OEM_STRING
    W32T_API_OBJECT_ATTRIBUTES, // RootDirectory, ObjectName (as UNICODE_STRING), Attributes
    W32T_API_SID,
    W32T_API_SECURITY_DESCRIPTOR,
    W32T_API_SOCKADDR, // sockaddr, as long as `size` says
    W32T_API_BSTR,     // length prefix before the text
    W32T_API_VARIANT,  // VARIANT: tag, value
    W32T_API_COM_OUT,  // address of an interface pointer; `iid_param` names the REFIID parameter
} w32t_api_kind;

// Whether values of the kind are addresses that a recorder may read through.
static inline bool w32t_api_is_followed(uint8_t kind) {
    return kind >= W32T_API_STRING_W;
}

typedef struct w32t_api_type {
    const char *text; // as C writes it: "LPCWSTR", "const struct sockaddr *"
    const char *name; // structure, interface or handle name, "" when none
    uint8_t kind;     // w32t_api_kind
    uint8_t shape;    // w32t_shape a number of this type is best shown in (NTSTATUS, HRESULT …)
    uint32_t size64;  // bytes of the value itself in 64-bit programs
    uint32_t size32;  // … in 32-bit programs
    uint32_t target; // type it points at, or element of an array in a structure: w32t_apidb_type(); 0 = none or unknown
    uint32_t structure;   // layout of a structure type: w32t_apidb_struct(); 0 = none
    uint32_t array_count; // fields that are arrays: number of elements, otherwise 0
} w32t_api_type;
bool w32t_apidb_type(const w32t_apidb *db, uint32_t type, w32t_api_type *out);

// ---------------------------------------------------------------------------------------------------------------------------------
// Functions

// How many units are behind a pointer: operand × scale bytes (for ARRAY: operand elements of the target type).
typedef enum w32t_api_length_how {
    W32T_API_LEN_NONE = 0,    // not known; text: zero-terminated
    W32T_API_LEN_CONST,       // operand itself
    W32T_API_LEN_PARAM,       // the value of parameter `operand` (from 0)
    W32T_API_LEN_DEREF,       // the number that parameter `operand` points at (at return: read again then)
    W32T_API_LEN_RESULT,      // the function's result
    W32T_API_LEN_INFORMATION, // parameter `operand` is an IO_STATUS_BLOCK *: its Information (size_t at + word size)
    W32T_API_LEN_PRODUCT, // product of parameters operand & 0xFF and operand >> 8 (W32T_API_PRODUCT_RESULT: the result)
} w32t_api_length_how;

#define W32T_API_PRODUCT_RESULT 0xFFu

typedef struct w32t_api_length {
    uint8_t how;      // w32t_api_length_how
    uint8_t scale;    // bytes a unit; 0 for ARRAY: the target's size
    uint16_t operand; // number, or parameter index
} w32t_api_length;

#define W32T_API_IN       0x0001u // read by the function: the content counts at entry
#define W32T_API_OUT      0x0002u // written by it: the content counts at return (when the call did not fail)
#define W32T_API_OPTIONAL 0x0004u // may be NULL
#define W32T_API_RESERVED 0x0008u // must be zero
#define W32T_API_CLOSES   0x0010u // the handle is closed by the call
#define W32T_API_OPENS    0x0020u // the call makes this handle
#define W32T_API_GUESSED  0x0040u // direction or length follow from type and name only, nobody checked it
#define W32T_API_SECRET   0x0080u // passwords and keys: never recorded by content
#define W32T_API_SHORT    0x0100u // written also by a call that fails because there was no room for all of it

typedef struct w32t_api_param {
    const char *name;
    const char *type;       // C text
    uint32_t type_index;    // w32t_apidb_type()
    uint8_t kind;           // w32t_api_kind: of the parameter, annotations heeded
    uint8_t shape;          // w32t_shape
    uint16_t flags;         // W32T_API_IN …
    uint8_t size64, size32; // bytes of the argument itself (≤ 8; AGGREGATE: see the type), 0 for void
    uint32_t target64;      // followed pointers: bytes of one target, 0 = unknown
    uint32_t target32;
    uint8_t target_kind;    // SCALAR, ARRAY: w32t_api_kind of one target
    uint8_t target_shape;   // SCALAR: shape of the number pointed at
    uint8_t iid_param;      // COM_OUT: index of the REFIID parameter + 1, 0 = none
    w32t_api_length size;   // bytes or elements at entry (capacity of an out buffer)
    w32t_api_length filled; // what is valid at return; how NONE: as `size`
    uint32_t set;           // names of its value (or of the number it points at): w32t_apidb_set(); 0 = none
} w32t_api_param;

// When a result means failure …
typedef enum w32t_api_fail_test {
    W32T_API_FAIL_NEVER = 0, // cannot fail, or does not say so
    W32T_API_FAIL_ZERO,      // FALSE, NULL, 0
    W32T_API_FAIL_NONZERO,   // an error code is returned
    W32T_API_FAIL_MINUS_ONE, // -1 in the width of the result: INVALID_HANDLE_VALUE, INVALID_SOCKET, SOCKET_ERROR, EOF
    W32T_API_FAIL_NEGATIVE,  // HRESULT
    W32T_API_FAIL_NT_ERROR,  // NTSTATUS: highest bit set (warnings, 0x8…, and errors, 0xC…)
    W32T_API_FAIL_VALUE,     // equals `value`
    W32T_API_FAIL_ZERO_OR_MINUS_ONE,
    W32T_API_FAIL_BELOW_33,   // ShellExecute, WinExec, FindExecutable: ≤ 32
    W32T_API_FAIL_LAST_ERROR, // only the error code tells (cleared before): SetWindowLongPtr, GetWindowTextLength …
} w32t_api_fail_test;

// … and where the code of the failure is.
typedef enum w32t_api_fail_code {
    W32T_API_CODE_NONE = 0,
    W32T_API_CODE_LAST_ERROR, // GetLastError(), Win32
    W32T_API_CODE_WSA,        // WSAGetLastError() (the same TEB field)
    W32T_API_CODE_ERRNO,      // the C runtime's errno
    W32T_API_CODE_NTSTATUS,   // the result is an NTSTATUS
    W32T_API_CODE_HRESULT,    // the result is an HRESULT (SECURITY_STATUS too)
    W32T_API_CODE_WIN32,      // the result is a Win32 error code (LSTATUS, NET_API_STATUS, RPC_STATUS, DNS_STATUS …)
    W32T_API_CODE_RESULT_WSA, // the result is a WSA code (getaddrinfo)
    W32T_API_CODE_RESULT_ERRNO, // the result is an errno value (errno_t functions)
    W32T_API_CODE_RESULT, // the result is a code of a family of its own (`result.set` names it): CONFIGRET, MMRESULT
} w32t_api_fail_code;

typedef struct w32t_api_failure {
    uint8_t test;  // w32t_api_fail_test
    uint8_t code;  // w32t_api_fail_code
    int32_t value; // FAIL_VALUE
} w32t_api_failure;

// Whether `result` (as the register held it, `is64` = from a 64-bit program) means failure; FAIL_LAST_ERROR looks at
// `last_error`.
struct w32t_api_function;
bool w32t_api_failed(const struct w32t_api_function *function, uint64_t result, bool is64, uint32_t last_error);

// The family (w32t_shape: WIN32, NTSTATUS, HRESULT, WSA, ERRNO, PLAIN) of a failure's code.
uint8_t w32t_api_error_shape(const struct w32t_api_function *function);

typedef enum w32t_api_convention {
    W32T_API_STDCALL = 0,
    W32T_API_CDECL,
    W32T_API_FASTCALL,
    W32T_API_THISCALL, // 32-bit only; x64 has one convention
} w32t_api_convention;

#define W32T_API_VARARGS   0x0001u // further arguments follow
#define W32T_API_NORETURN  0x0002u // never returns: ExitProcess
#define W32T_API_ANNOTATED 0x0004u // directions and failure rule were stated and checked by hand, not guessed
#define W32T_API_ONLY64    0x0008u // exists in 64-bit programs only
#define W32T_API_ONLY32    0x0010u
#define W32T_API_RAW       0x0020u // known by its export name only: no parameters
#define W32T_API_HOT       0x0040u // called so often, saying so little, that it is recorded only when asked for by name
#define W32T_API_HANDLES   0x0080u // makes, duplicates or closes handles

// %groups, `w32t_api_function.groups`
#define W32T_GROUP_FILE     0x0001u
#define W32T_GROUP_REGISTRY 0x0002u
#define W32T_GROUP_PROCESS  0x0004u
#define W32T_GROUP_MEMORY   0x0008u
#define W32T_GROUP_NETWORK  0x0010u
#define W32T_GROUP_WINDOW   0x0020u
#define W32T_GROUP_CRYPTO   0x0040u
#define W32T_GROUP_COM      0x0080u
#define W32T_GROUP_THREAD   0x0100u
#define W32T_GROUP_SYNC     0x0200u
#define W32T_GROUP_LOADER   0x0400u
// Beside the groups, in a recorded call's keywords: the system called an object of the program.
#define W32T_CALL_INBOUND 0x10000u
// "file" or "%file" → its bit; 0 when unknown. And back: the name of bit `index` (0 …), NULL past the last.
uint16_t w32t_api_group(const char *name);
const char *w32t_api_group_name(unsigned index);

#define W32T_API_MAX_PARAMS 64

typedef struct w32t_api_function {
    const w32t_apidb *db; // where the row is; pass it to w32t_apidb_type() …
    uint32_t index;       // row in `db`; steady within one version of the database
    const char *name;
    const char *dll;    // the DLL that exports it first of all, "kernel32.dll"; "" for COM methods
    const char *origin; // header it is declared in, "fileapi.h"
    uint16_t flags;     // W32T_API_VARARGS …
    uint16_t groups;    // W32T_GROUP_*
    uint8_t convention; // w32t_api_convention
    uint8_t param_count;
    w32t_api_param result; // kind VOID for none; name ""
    w32t_api_failure failure;
} w32t_api_function;

// The function that `dll` ("kernel32.dll", "KERNEL32", "C:\\…\\kernel32.dll", any case) exports as `name`. DLLs that
// only pass on the functions of others find those too: kernelbase, api-ms-win-*, ext-ms-*, ucrtbase and msvcr* among
// themselves, combase, sechost, shcore, gdi32full, win32u … A program's own DLL never gets a system function by its
// name. A COM method ("IShellLinkW::QueryInterface", inherited ones too) is found whatever the DLL that implements it.
bool w32t_apidb_find(const w32t_apidb *db, const char *dll, const char *name, w32t_api_function *out);

// By name alone.
bool w32t_apidb_find_name(const w32t_apidb *db, const char *name, w32t_api_function *out);

// By row number, 0 … counts.functions - 1 (of `db` itself), in byte order of the names.
bool w32t_apidb_function(const w32t_apidb *db, uint32_t index, w32t_api_function *out);

// Parameter `index` (from 0) of the function.
bool w32t_api_param_at(const w32t_api_function *function, uint32_t index, w32t_api_param *out);

// Index of the parameter called `name`, -1 when there is none.
int w32t_api_param_named(const w32t_api_function *function, const char *name);

// The DLLs that export the function: number `index`, NULL past the last.
const char *w32t_api_dll_at(const w32t_api_function *function, uint32_t index);

// DLLs known to `db`, in order of name: number `index`, NULL past the last; and the functions each exports, in order of
// name.
const char *w32t_apidb_dll(const w32t_apidb *db, uint32_t index, uint32_t *export_count);
bool w32t_apidb_export(const w32t_apidb *db, uint32_t dll, uint32_t index, w32t_api_function *out);
// Index of a DLL, UINT32_MAX when unknown. Same spelling rules as w32t_apidb_find(), no passing on.
uint32_t w32t_apidb_dll_named(const w32t_apidb *db, const char *dll);

// ---------------------------------------------------------------------------------------------------------------------------------
// COM

// An interface, its methods in the order of its table, those of its bases first. A method is a function whose name has
// the interface's in front ("IShellLinkW::GetPath"; "IUnknown::AddRef" for what is inherited) and whose first parameter
// is the object.
typedef struct w32t_api_interface {
    const w32t_apidb *db;
    const char *name;
    uint32_t method_count;
    uint32_t first; // internal
} w32t_api_interface;
bool w32t_apidb_interface(const w32t_apidb *db, const char *name, w32t_api_interface *out);
bool w32t_apidb_method(const w32t_api_interface *interface, uint32_t slot, w32t_api_function *out);
// The row (w32t_apidb_function) of a method, UINT32_MAX past the last.
uint32_t w32t_apidb_method_row(const w32t_api_interface *interface, uint32_t slot);
// Interfaces of `db` itself, in order of name.
bool w32t_apidb_interface_at(const w32t_apidb *db, uint32_t index, w32t_api_interface *out);

// "IID_IUnknown", "CLSID_ShellLink", "FOLDERID_Documents" …; NULL when unknown.
const char *w32t_apidb_guid_name(const w32t_apidb *db, const w32t_guid *guid);
// Names and GUIDs of `db` itself, number `index`; NULL past the last.
const char *w32t_apidb_guid_at(const w32t_apidb *db, uint32_t index, w32t_guid *guid);

// ---------------------------------------------------------------------------------------------------------------------
// Structures

typedef struct w32t_api_struct {
    const char *name;
    uint32_t size64, size32;
    uint32_t field_count;
    bool is_union;
    uint32_t first; // internal
} w32t_api_struct;

typedef struct w32t_api_field {
    const char *name; // "" for an anonymous struct or union
    const char *type; // C text
    uint32_t type_index;
    uint32_t offset64, offset32;   // bytes
    uint8_t bit_offset, bit_count; // bit-fields: within the unit at the offset (64-bit layout); bit_count 0 = none
    uint32_t set;                  // names of its value, 0 = none
} w32t_api_field;

bool w32t_apidb_struct(const w32t_apidb *db, uint32_t structure, w32t_api_struct *out);
uint32_t w32t_apidb_struct_named(const w32t_apidb *db, const char *name); // 0 = unknown
bool w32t_apidb_field(const w32t_apidb *db, const w32t_api_struct *structure, uint32_t index, w32t_api_field *out);

// ---------------------------------------------------------------------------------------------------------------------------------
// Constants and status codes

typedef struct w32t_api_set {
    const char *name; // "FILE_SHARE_MODE"
    bool bits;        // flags to be or-ed (some of them fields of several bits), otherwise one value of the list
    uint32_t count;
    uint32_t first; // internal
} w32t_api_set;

typedef struct w32t_api_constant {
    const char *name;
    uint64_t value;
    uint64_t mask; // bits: the constant is in v when (v & mask) == value
} w32t_api_constant;

bool w32t_apidb_set(const w32t_apidb *db, uint32_t set, w32t_api_set *out);
uint32_t w32t_apidb_set_named(const w32t_apidb *db, const char *name); // 0 = unknown
bool w32t_apidb_constant(const w32t_apidb *db, const w32t_api_set *set, uint32_t index, w32t_api_constant *out);

// The value of a constant by its name (any set). False when the name is unknown.
bool w32t_apidb_value(const w32t_apidb *db, const char *name, uint64_t *value);

// The names for v: one name, or for bits names joined by '|' with what is left in hex ("GENERIC_READ|0x4"). Writes to
// out as snprintf does; 0 when nothing of v has a name. `width` is the number's size in bytes (sign-extended values are
// cut to it).
size_t w32t_apidb_names(const w32t_apidb *db, uint32_t set, uint64_t v, uint32_t width, char *out, size_t size);

// The name of a status code in its family (W32T_SHAPE_WIN32, NTSTATUS, HRESULT, WSA, ERRNO); HRESULTs that wrap a Win32
// code or an NTSTATUS get that one's name. NULL when unknown.
const char *w32t_api_status_name(uint8_t shape, uint64_t code);
// Whether a status code of any family is called so (in any case).
bool w32t_api_status_known(const char *name);

// ---------------------------------------------------------------------------------------------------------------------------------
// Showing rows

// One word each ("utf16", "minus_one", "last_error", "stdcall"); never NULL.
const char *w32t_api_kind_name(uint8_t kind);
const char *w32t_api_fail_test_name(uint8_t test);
const char *w32t_api_fail_code_name(uint8_t code);
const char *w32t_api_convention_name(uint8_t convention);

// Everything that is known of a function, a structure, a set: several lines of text, or one JSON object on one line.
void w32t_api_print(const w32t_api_function *function, bool json, FILE *out);
void w32t_api_struct_print(const w32t_apidb *db, const w32t_api_struct *structure, bool json, FILE *out);
void w32t_api_set_print(const w32t_apidb *db, const w32t_api_set *set, bool json, FILE *out);

// ---------------------------------------------------------------------------------------------------------------------------------
// Programs

typedef struct w32t_api_import {
    const char *dll;
    const char *name; // NULL: by ordinal
    uint16_t ordinal;
    bool delay;                        // bound at the first call
    const w32t_api_function *function; // NULL: raw, known by its export name only
} w32t_api_import;
typedef void (*w32t_api_import_fn)(void *context, const w32t_api_import *import);

// What a program imports and how much of it is known. W32T_E_FORMAT when the file is no PE image.
w32t_status w32t_apidb_coverage(const w32t_apidb *db, const char *path, w32t_api_import_fn callback, void *context,
                                w32t_error *error);

// The COM interfaces a program has the IIDs of in its data: those it may ask for. Each once, in order of name.
typedef void (*w32t_api_interface_fn)(void *context, const w32t_api_interface *interface);
w32t_status w32t_apidb_interfaces_in(const w32t_apidb *db, const char *path, w32t_api_interface_fn callback,
                                     void *context, w32t_error *error);

// ---------------------------------------------------------------------------------------------------------------------------------
// Importing

typedef struct w32t_import_counts {
    uint32_t files, functions; // read, written
    uint32_t known;            // functions left out: the built-in database states them by hand
    uint32_t structs, interfaces, methods, sets, constants,
        guids;         // written, those of the built-in database not counted
    uint32_t baseless; // interfaces left out: a base is in none of the files
} w32t_import_counts;

// Reads Microsoft's win32metadata in its JSON form (a folder with one file a namespace) and writes a database file for
// w32t_apidb_open().
w32t_status w32t_apidb_import(const char *folder, const char *path, w32t_import_counts *counts, w32t_error *error);
// The same from the metadata itself: one or several .winmd files (Windows.Win32.winmd and Windows.Wdk.winmd refer to
// each other). W32T_E_FORMAT for damaged ones, with file, offset and cause.
w32t_status w32t_apidb_import_winmd(const char *const *files, size_t count, const char *path,
                                    w32t_import_counts *counts, w32t_error *error);
// The same from a text with prototypes in the notation of apidata/.
w32t_status w32t_apidb_import_text(const char *file, const char *path, w32t_import_counts *counts, w32t_error *error);

#ifdef __cplusplus
}
#endif
#endif
