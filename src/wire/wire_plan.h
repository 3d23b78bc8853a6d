// SPDX-License-Identifier: Apache-2.0
// The plan: what to record, compiled by the collector from the API database and the user's filter, one file for each
// word size. The agent maps it read-only, checks every offset once (w32t_plan_check) and knows nothing else about APIs.
// All offsets count from the start of the file; all arrays are aligned to 8.
#ifndef W32T_WIRE_PLAN_H
#define W32T_WIRE_PLAN_H

#include <stdbool.h>
#include <stdint.h>

#define W32T_PLAN_MAGIC     0x4c503257u // "W2PL"
#define W32T_PLAN_VERSION   7u
#define W32T_PLAN_MAX_WORDS 64 // argument words recorded of one call, at most

// Header, at offset 0.
typedef struct w32t_plan {
    uint32_t magic;
    uint32_t version;
    uint32_t size;        // of the whole file
    uint32_t word_size;   // 4 or 8
    uint32_t dlls_offset; // w32t_plan_dll[dlls]
    uint32_t dlls;
    uint32_t functions_offset; // w32t_plan_function[functions]; a function's id is its index here
    uint32_t functions;
    uint32_t captures_offset; // w32t_plan_capture[captures]
    uint32_t captures;
    uint32_t strings_offset; // NUL-terminated names; the last byte of the area is NUL
    uint32_t strings;        // bytes
    uint32_t
        call_limit; // captured bytes of one half of a call, at most (default 4096); what is over is cut and says so
    uint32_t flags; // W32T_PLAN_*
    uint32_t unknown_words;     // argument words recorded of functions the agent finds by export only (see
                                // W32T_PLAN_DLL_UNKNOWN)
    uint32_t interfaces_offset; // w32t_plan_interface[interfaces], sorted by IID
    uint32_t interfaces;
    uint32_t methods_offset; // w32t_plan_method[methods]
    uint32_t methods;
    uint32_t learns_offset; // w32t_plan_learn[learns]
    uint32_t learns;
    uint32_t unknown_interface; // IUnknown: what an object of an unknown IID is taken for
    uint32_t reserved[2];
    uint32_t filters_offset; // w32t_plan_filter[filters]
    uint32_t filters;
    uint32_t nodes_offset; // w32t_plan_node[nodes]
    uint32_t nodes;
    uint32_t most_a_site;   // calls recorded of each calling place, 0 = all
    uint32_t most_a_second; // … in a second
    uint32_t reserved2[2];
} w32t_plan;

enum {
    W32T_PLAN_INTERNAL = 1, // record calls between system modules too
    W32T_PLAN_TRIGGERS = 2, // calls are recorded while the control block's window says so
    W32T_PLAN_AFTER = 4,    // some filter asks for the outcome: threads need room for what is withheld
};

// A DLL whose exports are hooked when it is loaded. Its functions are functions[first .. first+count), sorted bytewise
// by name.
typedef struct w32t_plan_dll {
    uint32_t name;  // offset in strings: lower-case file name with extension, "kernel32.dll"
    uint32_t first; // index in functions
    uint32_t count;
    uint32_t flags; // W32T_PLAN_DLL_*
} w32t_plan_dll;

enum {
    // Hook every code export that has no row, with raw words. The agent gives it an id from plan.functions upwards and
    // says which
    // export it is in a W32T_REC_FUNCTION record before its first call.
    W32T_PLAN_DLL_UNKNOWN = 1,
    W32T_PLAN_DLL_FILTER = 8, // flags >> 8: the filter of those, index in filters + 1
};

enum w32t_result_kind { // what to put into Stop.result
    W32T_RESULT_NONE = 0,
    W32T_RESULT_INT = 1,    // rax / eax; the collector narrows it
    W32T_RESULT_INT64 = 2,  // rax / edx:eax
    W32T_RESULT_FLOAT = 3,  // xmm0 low 32 bits / st0 converted to float
    W32T_RESULT_DOUBLE = 4, // xmm0 low 64 bits / st0
};

enum w32t_fail_when { // the predicate that makes a call failed; Stop says so in W32T_STOP_FAILED
    W32T_FAIL_NEVER = 0,
    W32T_FAIL_ZERO = 1,        // low 32 bits are 0: FALSE
    W32T_FAIL_NULL = 2,        // the whole word is 0
    W32T_FAIL_MINUS_ONE = 3,   // the whole word is all ones: INVALID_HANDLE_VALUE
    W32T_FAIL_MINUS_ONE32 = 4, // low 32 bits are all ones: SOCKET_ERROR, INVALID_FILE_ATTRIBUTES, GetFileSize
    W32T_FAIL_NEGATIVE = 5,    // low 32 bits as signed are below 0: NTSTATUS (also warnings), HRESULT
    W32T_FAIL_NONZERO = 6,     // low 32 bits are not 0: LSTATUS
    W32T_FAIL_VALUE = 7,       // low 32 bits equal fail_value
    W32T_FAIL_ABOVE = 8,       // low 32 bits as unsigned are >= 0xC0000000: NTSTATUS errors only
    W32T_FAIL_NULL_OR_MINUS_ONE = 9,
    W32T_FAIL_AT_MOST_32 = 10, // the whole word is <= 32: ShellExecute, WinExec
};

enum w32t_error_from {          // where Stop.error comes from; the agent reads it whether the call failed or not
    W32T_ERROR_NONE = 0,        // Stop.error is still the thread's last error: free to read
    W32T_ERROR_LAST_ERROR = 1,  // also WSAGetLastError
    W32T_ERROR_RESULT = 2,      // the result itself (NTSTATUS, HRESULT, LSTATUS)
    W32T_ERROR_ERRNO = 3,       // *_errno() of the DLL that owns the function
    W32T_ERROR_LAST_STATUS = 4, // TEB.LastStatusValue
};

enum {
    W32T_FN_VARARGS = 4, // 64 stack words are passed on, `words` recorded
    W32T_FN_HIDDEN_RESULT =
        8, // the first word is the address of a structure result (only tells; the words already count it)
    W32T_FN_NO_RETURN = 16, // ExitProcess and the like: no Stop is expected
    W32T_FN_DISABLED = 32,  // known but filtered out: not hooked, and not taken for unknown
    W32T_FN_THISCALL = 64,  // x86: ecx is the first recorded word
    W32T_FN_FASTCALL = 128, // x86: ecx, edx are the first two recorded words
    W32T_FN_SILENT = 256,   // not recorded: hooked only for the interface pointers it hands out
    W32T_FN_ASKED = 512,    // by its name, of this DLL: that there is no such export is told
};

typedef struct w32t_plan_function {
    uint32_t name;          // offset in strings; by-ordinal exports without a name are "#123"
    uint32_t flags;         // W32T_FN_*
    uint32_t first_capture; // index in captures
    uint8_t captures;       // how many
    uint8_t words;          // argument words to record (<= W32T_PLAN_MAX_WORDS)
    uint8_t stack_words;    // argument words the function really takes, copied to the callee; 255 = unknown
    uint8_t float_args;     // x64: bit i = argument word i is float or double and travels in xmm i (i < 4)
    uint8_t result;         // w32t_result_kind
    uint8_t fail_when;      // w32t_fail_when
    uint8_t error_from;     // w32t_error_from
    uint8_t learns;         // how many of plan.learns
    uint32_t fail_value;    // W32T_FAIL_VALUE
    uint32_t dll;           // index in dlls: whose row this is
    uint32_t first_learn;
    uint32_t filter;    // index in filters + 1, 0 = every call is recorded
    uint8_t io_status;  // word + 1 of the OVERLAPPED (W32T_IO_STATUS: the IO_STATUS_BLOCK) of a call that may go on
                        // after it has returned
    uint8_t io_data;    // word + 1 of what is read then; the next word says how much room there is
    uint8_t io_how;     // W32T_IO_*
    uint8_t io_routine; // word + 1 of the routine that is called at the end
} w32t_plan_function;

enum w32t_io_how {
    W32T_IO_BUFFERS = 1, // io_data is the address of as many WSABUF as the next word says
    W32T_IO_QUEUED = 2,  // a call that succeeds has begun, no more
    W32T_IO_STATUS = 4,  // a native call: its result tells
};

// What is asked of the calls of a function. Roots are indexes in nodes + 1, 0 = nothing is asked.
typedef struct w32t_plan_filter {
    uint32_t before; // before anything is copied
    uint32_t text;   // of the Start that was put together, before it goes into the ring
    uint32_t after;  // when the call has returned; its Start is withheld until then
    uint32_t starts; // opens the window
    uint32_t stops;  // closes it, after this call
    uint8_t gives;   // a handle that calls are known by: 0 none, 255 the result, else word + 1 of the place it is put
    uint8_t closes;  // word + 1 of a handle that ends
    uint8_t flags;   // W32T_FILTER_*
    uint8_t reserved;
} w32t_plan_filter;

enum {
    W32T_FILTER_TRIGGER_ONLY = 1, // hooked only because it opens or closes the window; recorded when it does
};

enum w32t_plan_node_op {
    W32T_NODE_OP_TRUE = 1,
    W32T_NODE_OP_FALSE = 2,
    W32T_NODE_OP_AND = 3, // kids: first, then each one's next
    W32T_NODE_OP_OR = 4,
    W32T_NODE_OP_NOT = 5,
    W32T_NODE_OP_EQ = 6, // numbers: `source` against value
    W32T_NODE_OP_LT = 7,
    W32T_NODE_OP_LE = 8,
    W32T_NODE_OP_GT = 9,
    W32T_NODE_OP_GE = 10,
    W32T_NODE_OP_BITS = 11,    // any of the value's
    W32T_NODE_OP_FAILED = 12,  // the plan's failure rule applied
    W32T_NODE_OP_TRACKED = 13, // word[arg] is a handle that a recorded call gave
    W32T_NODE_OP_IS = 14,      // texts, without case: the whole
    W32T_NODE_OP_CONTAINS = 15,
    W32T_NODE_OP_STARTS = 16,
    W32T_NODE_OP_ENDS = 17,
};

enum w32t_plan_source {
    W32T_OF_WORD = 0, // word[arg], `width` bytes of it
    W32T_OF_TID = 1,
    W32T_OF_PID = 2,
    W32T_OF_RESULT = 3, // `width` bytes of it
    W32T_OF_ERROR = 4,  // false when the call did not fail
    W32T_OF_NS = 5,     // duration
    W32T_OF_BLOB = 6,   // text of the content that capture row `arg` of the function took at entry
    W32T_OF_TEXTS = 7,  // any text that was taken at entry
    W32T_OF_CALLER = 8, // "module.dll+0x12"
};

typedef struct w32t_plan_node {
    uint8_t op;
    uint8_t source;
    uint8_t arg;
    uint8_t width;  // 1, 2, 4, 8; 16 is added when it is signed
    uint32_t first; // kid; texts: index in strings of the folded needle, pairs of 16-bit units (a letter's two cases)
    uint32_t next;  // sibling, 0 = last
    uint32_t count; // texts: pairs
    uint64_t value;
} w32t_plan_node;
#define W32T_NODE_SIGNED 16

// COM. An interface is the list of its methods, those it inherits included. Methods have rows like functions, in
// plan.functions; the name of a row is that of the interface that declares the method ("IUnknown::QueryInterface"), the
// name of a call that of the interface it was made through ("IShellLinkW::QueryInterface").
typedef struct w32t_plan_interface {
    uint8_t iid[16]; // as in memory; zeros: none known
    uint32_t name;   // offset in strings
    uint32_t first;  // index in methods
    uint32_t count;
    uint32_t reserved;
} w32t_plan_interface;

typedef struct w32t_plan_method {
    uint32_t ref;    // W32T_PLAN_METHOD_RECORD | index in functions
    uint32_t filter; // as in a function's row: what is asked may go by the name
} w32t_plan_method;

#define W32T_PLAN_METHOD_RECORD 0x80000000u // else it is left alone, or SILENT when it hands out interfaces
#define W32T_PLAN_METHOD_ROW    0x00ffffffu

enum w32t_learn_kind {
    W32T_LEARN_ADDRESS = 0,  // word[arg] is the address of the pointer, or of the first of several of one kind
    W32T_LEARN_RESULT = 1,   // the result is the pointer
    W32T_LEARN_VARIANT = 2,  // word[arg] is the address of a VARIANT that may hold one
    W32T_LEARN_MULTI_QI = 3, // word[arg] is the address of word[iid_arg] MULTI_QI
    W32T_LEARN_ARRAY = 4,    // word[arg] is the address of as many pointers as W32T_LEN_FETCHED with word[iid_arg] says
    W32T_LEARN_VARIANTS = 5, // … of as many VARIANTs
    W32T_LEARN_GIVEN = 6,    // at entry: word[arg] is a pointer that the program hands over
    W32T_LEARN_COUNTED = 7,  // word[arg] is the address of as many pointers as word[iid_arg] says
    W32T_LEARN_MEDIUM = 8,   // word[arg] is the address of a STGMEDIUM that may hold one
    W32T_LEARN_GIVEN_VARIANT = 9,    // at entry: word[arg] is the address of a VARIANT, or `detail`: its first word
    W32T_LEARN_GIVEN_ARGUMENTS = 10, // at entry and at return: word[arg] is the address of DISPPARAMS
    W32T_LEARN_GIVEN_MEDIUM = 11,    // at entry: as MEDIUM
};

static inline bool w32t_learn_at_entry(uint32_t kind) {
    return kind == W32T_LEARN_GIVEN || (kind >= W32T_LEARN_GIVEN_VARIANT && kind <= W32T_LEARN_GIVEN_MEDIUM);
}

#define W32T_LEARN_NO_IID 255

// An interface pointer that a successful call has handed out.
typedef struct w32t_plan_learn {
    uint8_t kind; // w32t_learn_kind
    uint8_t arg;
    uint8_t iid_arg;    // the address of its IID; W32T_LEARN_NO_IID: `interface` says what it is
    uint8_t detail;     // ARRAY, COUNTED: words from one pointer to the next (0: 1). MEDIUM: the tymed of `interface`
    uint32_t interface; // index in interfaces
} w32t_plan_learn;

enum w32t_capture_op {   // the content of the blob
    W32T_CAP_BYTES = 1,  // `length` says how many
    W32T_CAP_UTF16Z = 2, // up to and without the NUL; with a length: at most that many units
    W32T_CAP_ANSIZ = 3,
    W32T_CAP_UTF16Z_OR_ATOM = 4, // nothing when the value is below 0x10000 (atoms, resource ids)
    W32T_CAP_ANSIZ_OR_ATOM = 5,
    W32T_CAP_UNICODE_STRING = 6,    // the text of a UNICODE_STRING, UTF-16
    W32T_CAP_ANSI_STRING = 7,       // the text of an ANSI_STRING
    W32T_CAP_OBJECT_ATTRIBUTES = 8, // w32t_blob_object, then the name in UTF-16
    W32T_CAP_MULTI_UTF16 = 9,       // up to the double NUL, the inner NULs kept
    W32T_CAP_MULTI_ANSI = 10,
    W32T_CAP_UTF16Z_ARRAY = 11, // array of `length` pointers to strings: each string with its NUL
    W32T_CAP_ANSIZ_ARRAY = 12,
    W32T_CAP_WSABUFS = 13, // array of `length` WSABUF: their contents one after the other; scale - 1 is the argument
                           // word that points at how many bytes of them are valid, scale 0 = all
    W32T_CAP_BSTR = 14,    // UTF-16 with its byte count in front of the address
    W32T_CAP_MEMORY_LIST = 15, // array of `length` FILE_SEGMENT_ELEMENT (pages): reserved
    W32T_CAP_VARIANT = 16,     // the VARIANT or PROPVARIANT, then the text or the array (as SAFEARRAY) it points at
    W32T_CAP_SAFEARRAY = 17,   // w32t_blob_array, its bounds, then elements
    W32T_CAP_SECURITY = 18,    // a security descriptor, absolute ones made self-relative
    W32T_CAP_SID = 19,
    W32T_CAP_ADDRESSES = 21, // a list of ADDRINFO (`scale` words more before the next one): of each the bytes of its
                             // address (u32), then these
    W32T_CAP_HOSTENT = 22,   // a hostent: family and bytes of an address (u16), then the addresses
    W32T_CAP_COMPLETED =
        23,                 // what ended: w32t_blob_io and more of each; with a length: of an array of OVERLAPPED_ENTRY
    W32T_CAP_FORMAT = 24,   // what a format of printf takes: of each w32t_blob_format and text; length_arg: the word it
                            // begins at, or (scale 1) the va_list; length_const: W32T_FORMAT_*
    W32T_CAP_VARIANTS = 20, // array of `length` VARIANTs: of each its bytes (u32), then as W32T_CAP_VARIANT
};

enum w32t_format_flags {
    W32T_FORMAT_WIDE = 1,    // the format is UTF-16
    W32T_FORMAT_WINDOWS = 2, // wsprintf: no floating point
    W32T_FORMAT_OPTIONS = 4, // word 0 says whether %s is of the format's width
};

enum w32t_capture_when {
    W32T_WHEN_IN = 1,          // at entry: in the Start
    W32T_WHEN_OUT = 2,         // at return: in the Stop
    W32T_WHEN_OUT_OK = 4,      // at return, when the call did not fail
    W32T_WHEN_OUT_FAILED = 8,  // at return, when it failed
    W32T_WHEN_OUT_TRUE = 16,   // at return, when it did not fail and the result's low 32 bits are not 0
    W32T_WHEN_OUT_RAISED = 32, // at return, when the result is DISP_E_EXCEPTION
    W32T_WHEN_OUT_SHORT = 128, // at return, when it failed because there was not room for all of it
    W32T_WHEN_BY_VALUE = 64, // beside another: what is copied lies in the argument words themselves, from word[arg] on
};

enum w32t_length_kind {
    W32T_LEN_NONE = 0,        // strings: the NUL decides
    W32T_LEN_CONST = 1,       // length_const
    W32T_LEN_WORD = 2,        // word[length_arg] as unsigned 32 bits
    W32T_LEN_WORD_SIZE = 3,   // word[length_arg] whole (size_t)
    W32T_LEN_SIGNED = 4,      // word[length_arg] as int32: -1 = the NUL decides
    W32T_LEN_PTR16 = 5,       // uint16 at word[length_arg] + length_const
    W32T_LEN_PTR32 = 6,       // uint32 at word[length_arg] + length_const
    W32T_LEN_PTR_SIZE = 7,    // size_t at word[length_arg] + length_const (IO_STATUS_BLOCK.Information: +word size)
    W32T_LEN_RESULT = 8,      // the result as unsigned 32 bits
    W32T_LEN_RESULT_SIZE = 9, // the result whole
    W32T_LEN_STRUCT32 = 10,   // uint32 at the captured address + length_const (cbSize); W32T_LEN_STRUCT16 alike
    W32T_LEN_STRUCT16 = 11,
    W32T_LEN_SIZED32 = 12, // as STRUCT32, but at least that number itself and never more than limit: a structure that
                           // says how much of it there is
    W32T_LEN_PRODUCT = 13, // word[length_arg] times word[length_const], both whole
    W32T_LEN_PRODUCT_RESULT = 14, // word[length_arg] times the result: what fread read
    W32T_LEN_FETCHED = 15, // uint32 at word[length_arg]; without it 1 when the result is S_OK, else 0: IEnumXxx::Next
};

#define W32T_CAP_ARG_RESULT 255 // capture.arg: the result is the address

// One thing to copy. Address = word[arg]; then `derefs` times: address = *(pointer *)(address + deref_offset); without
// derefs deref_offset is added alone.
// Bytes = length * scale (scale 0 counts as 1), never more than limit and what is left of plan.call_limit.
typedef struct w32t_plan_capture {
    uint8_t op;
    uint8_t arg;  // argument WORD index, or W32T_CAP_ARG_RESULT
    uint8_t when; // W32T_WHEN_* bits: one row may serve in and out
    uint8_t derefs;
    uint8_t length_kind;
    uint8_t length_arg; // argument WORD index
    uint16_t scale;     // bytes an element
    uint16_t deref_offset;
    // Text that was written: how many of its units the call says are valid, where that is less than `length`; 0 = it
    // does not say (LEN_NONE).
    uint8_t valid_kind, valid_arg;
    uint32_t length_const;
    uint32_t limit; // bytes; 0 = plan.call_limit
    uint32_t valid_const;
} w32t_plan_capture;

// The largest call_limit: with it and everything else a record still fits into a quarter of the smallest ring that
// processes of the word size have, and its size into its field.
static inline uint32_t w32t_plan_most_content(uint32_t word_size) {
    return word_size == 8 ? 0x7C000u : 0x3C000u;
}

// Checks a mapped plan of `size` bytes: every later access by index stays inside. Used by the agent and by tests.
static inline bool w32t_plan_range(uint32_t size, uint32_t offset, uint32_t count, uint32_t each) {
    return offset % 8 == 0 && offset <= size && count <= (size - offset) / each;
}

static inline bool w32t_plan_check_com(const w32t_plan *plan) {
    const char *base = (const char *)plan;
    if (!w32t_plan_range(plan->size, plan->interfaces_offset, plan->interfaces, sizeof(w32t_plan_interface)) ||
        !w32t_plan_range(plan->size, plan->methods_offset, plan->methods, sizeof(w32t_plan_method)) ||
        !w32t_plan_range(plan->size, plan->learns_offset, plan->learns, sizeof(w32t_plan_learn)) ||
        (plan->interfaces && plan->unknown_interface >= plan->interfaces))
        return false;
    const w32t_plan_interface *interfaces = (const w32t_plan_interface *)(const void *)(base + plan->interfaces_offset);
    for (uint32_t i = 0; i < plan->interfaces; i++)
        if (interfaces[i].name >= plan->strings || interfaces[i].count < 3 || interfaces[i].count > 0x1000 ||
            interfaces[i].first > plan->methods || interfaces[i].count > plan->methods - interfaces[i].first)
            return false;
    const w32t_plan_method *methods = (const w32t_plan_method *)(const void *)(base + plan->methods_offset);
    for (uint32_t i = 0; i < plan->methods; i++)
        if ((methods[i].ref & W32T_PLAN_METHOD_ROW) >= plan->functions || methods[i].filter > plan->filters)
            return false;
    const w32t_plan_learn *learns = (const w32t_plan_learn *)(const void *)(base + plan->learns_offset);
    for (uint32_t i = 0; i < plan->learns; i++)
        if (learns[i].arg >= W32T_PLAN_MAX_WORDS || learns[i].interface >= plan->interfaces ||
            (learns[i].iid_arg >= W32T_PLAN_MAX_WORDS && learns[i].iid_arg != W32T_LEARN_NO_IID))
            return false;
    return true;
}

static inline bool w32t_plan_check_filters(const w32t_plan *plan) {
    const char *base = (const char *)plan;
    if (!w32t_plan_range(plan->size, plan->filters_offset, plan->filters, sizeof(w32t_plan_filter)) ||
        !w32t_plan_range(plan->size, plan->nodes_offset, plan->nodes, sizeof(w32t_plan_node)))
        return false;
    const w32t_plan_filter *filters = (const w32t_plan_filter *)(const void *)(base + plan->filters_offset);
    for (uint32_t i = 0; i < plan->filters; i++) {
        const w32t_plan_filter *f = &filters[i];
        if (f->before > plan->nodes || f->text > plan->nodes || f->after > plan->nodes || f->starts > plan->nodes ||
            f->stops > plan->nodes || (f->gives > W32T_PLAN_MAX_WORDS && f->gives != 255) ||
            f->closes > W32T_PLAN_MAX_WORDS)
            return false;
    }
    // Kids and siblings lie behind, so that no walk goes round; how deep one may go is the agent's to bound.
    const w32t_plan_node *nodes = (const w32t_plan_node *)(const void *)(base + plan->nodes_offset);
    for (uint32_t i = 0; i < plan->nodes; i++) {
        const w32t_plan_node *n = &nodes[i];
        bool joins = n->op >= W32T_NODE_OP_AND && n->op <= W32T_NODE_OP_NOT;
        bool text = n->op >= W32T_NODE_OP_IS && n->op <= W32T_NODE_OP_ENDS;
        if (n->next && (n->next <= i || n->next >= plan->nodes)) return false;
        if (joins && (n->first <= i || n->first >= plan->nodes)) return false;
        if (text && (n->first > plan->strings || n->first % 2 || n->count > (plan->strings - n->first) / 4))
            return false;
    }
    return true;
}

static inline bool w32t_plan_check(const w32t_plan *plan, uint64_t size, uint32_t word_size) {
    if (size < sizeof(*plan) || plan->magic != W32T_PLAN_MAGIC || plan->version != W32T_PLAN_VERSION) return false;
    if (plan->size > size || plan->word_size != word_size || plan->strings == 0) return false;
    if (!w32t_plan_range(plan->size, plan->dlls_offset, plan->dlls, sizeof(w32t_plan_dll)) ||
        !w32t_plan_range(plan->size, plan->functions_offset, plan->functions, sizeof(w32t_plan_function)) ||
        !w32t_plan_range(plan->size, plan->captures_offset, plan->captures, sizeof(w32t_plan_capture)) ||
        !w32t_plan_range(plan->size, plan->strings_offset, plan->strings, 1) || !w32t_plan_check_com(plan) ||
        !w32t_plan_check_filters(plan))
        return false;
    const char *base = (const char *)plan;
    if (base[plan->strings_offset + plan->strings - 1] != 0) return false;
    const w32t_plan_dll *dlls = (const w32t_plan_dll *)(const void *)(base + plan->dlls_offset);
    for (uint32_t i = 0; i < plan->dlls; i++)
        if (dlls[i].name >= plan->strings || dlls[i].first > plan->functions ||
            dlls[i].count > plan->functions - dlls[i].first || dlls[i].flags >> W32T_PLAN_DLL_FILTER > plan->filters)
            return false;
    const w32t_plan_function *functions = (const w32t_plan_function *)(const void *)(base + plan->functions_offset);
    for (uint32_t i = 0; i < plan->functions; i++)
        if (functions[i].name >= plan->strings || functions[i].words > W32T_PLAN_MAX_WORDS ||
            functions[i].first_capture > plan->captures || functions[i].dll >= plan->dlls ||
            functions[i].captures > plan->captures - functions[i].first_capture ||
            functions[i].first_learn > plan->learns || functions[i].learns > plan->learns - functions[i].first_learn ||
            functions[i].filter > plan->filters)
            return false;
    const w32t_plan_capture *captures = (const w32t_plan_capture *)(const void *)(base + plan->captures_offset);
    for (uint32_t i = 0; i < plan->captures; i++)
        if ((captures[i].arg >= W32T_PLAN_MAX_WORDS && captures[i].arg != W32T_CAP_ARG_RESULT) ||
            captures[i].length_arg >= W32T_PLAN_MAX_WORDS || captures[i].valid_arg >= W32T_PLAN_MAX_WORDS ||
            (captures[i].length_kind == W32T_LEN_PRODUCT && captures[i].length_const >= W32T_PLAN_MAX_WORDS) ||
            (captures[i].op == W32T_CAP_WSABUFS && captures[i].scale > W32T_PLAN_MAX_WORDS))
            return false;
    return true;
}

#endif
