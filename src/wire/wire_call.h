// SPDX-License-Identifier: Apache-2.0
// The records in a ring. Each begins with w32t_rec; its size in bytes is units * 8. Text is UTF-16LE without NUL unless
// said. Order inside a ring is the order in which the thread did things. Numbers of a thread's calls run from 1 without
// gap; a Start without a Stop never returned. x86 and x64 agents write the same records; only argument words differ in
// size (w32t_ring_file.word_size).
#ifndef W32T_WIRE_CALL_H
#define W32T_WIRE_CALL_H

#include <stdint.h>

#define W32T_REC_MAX_BYTES 0x7FFF8u // no record is longer (or longer than a quarter of the ring)

enum w32t_rec_type {
    W32T_REC_PAD = 0,          // skip: fills the end of the data area
    W32T_REC_START = 1,        // w32t_rec_start
    W32T_REC_STOP = 2,         // w32t_rec_stop
    W32T_REC_DATA = 3,         // reserved: more content of a blob
    W32T_REC_FUNCTION = 4,     // w32t_rec_function: names a function id above the plan's
    W32T_REC_PROCESS = 5,      // w32t_rec_process: once, right after the first THREAD
    W32T_REC_THREAD = 6,       // w32t_rec_thread: first record of a thread in a ring
    W32T_REC_THREAD_END = 7,   // w32t_rec_thread_end: last one
    W32T_REC_MODULE = 8,       // w32t_rec_module
    W32T_REC_MODULE_END = 9,   // w32t_rec_module_end
    W32T_REC_EXCEPTION = 10,   // w32t_rec_exception
    W32T_REC_CHILD = 11,       // w32t_rec_child
    W32T_REC_STACK = 12,       // w32t_rec_stack: belongs to the Start right before it
    W32T_REC_PROCESS_END = 13, // w32t_rec_process_end
    W32T_REC_DROPPED = 14,     // w32t_rec_dropped: calls that could not be recorded, right here
    W32T_REC_NOTE = 15,        // w32t_rec_note: the agent's own remark (what it could not do), UTF-16
    W32T_REC_INTERFACE = 16,   // w32t_rec_interface: names a run of function ids above the plan's
};

typedef struct w32t_rec {
    uint16_t units;    // size / 8, this header included; 0 is damage
    uint8_t type;      // w32t_rec_type
    uint8_t extra;     // START: argument words recorded. STOP: w32t_end
    uint32_t function; // START, STOP, FUNCTION: id; else 0
} w32t_rec;

// Then: argument words (extra * word_size bytes, padded to 8), then blobs up to the record's end.
typedef struct w32t_rec_start {
    w32t_rec rec;
    uint64_t ticks;
    uint64_t call;   // per thread, from 1
    uint64_t caller; // return address; module from MODULE records
} w32t_rec_start;

enum w32t_end {
    W32T_END_RETURNED = 0,
    W32T_END_UNWOUND = 1, // left by longjmp or an exception: found when the thread next calls or returns
    W32T_END_THREAD = 2,  // its thread ended inside
    W32T_END_MASK = 15,
    W32T_STOP_FAILED = 16, // bit: the plan's failure rule applied
    W32T_STOP_MOVED = 32,  // bit: a fiber's call that returned on this thread; a w32t_stop_moved ends the record
};

// Then blobs up to the record's end. ticks of an UNWOUND call is when that was found.
typedef struct w32t_rec_stop {
    w32t_rec rec;
    uint64_t ticks;
    uint64_t call;
    uint64_t result;     // as the plan's result kind says
    uint32_t error;      // as the plan's error_from says
    uint32_t last_error; // the thread's last error after the call
} w32t_rec_stop;

// Whose call it is.
typedef struct w32t_stop_moved {
    uint32_t ring; // index of the ring that has its Start
    uint32_t tid;
} w32t_stop_moved;

enum w32t_blob_status { // `p.status` in the recording
    W32T_BLOB_OK = 0,
    W32T_BLOB_NULL = 1,
    W32T_BLOB_UNREADABLE = 2, // stored bytes (if any) are those before the fault
    W32T_BLOB_CUT = 3,
    W32T_BLOB_ATOM = 4, // *_OR_ATOM: the value is an atom or id, nothing was read
};

// Captured content; stored bytes follow, padded to 8.
typedef struct w32t_blob {
    uint8_t arg;     // as in the capture row
    uint8_t capture; // index of the row in the function's list
    uint8_t status;  // w32t_blob_status
    uint8_t op;      // w32t_capture_op
    uint32_t stored; // bytes that follow
    uint64_t full;   // bytes there were (strings: without NUL; for a string cut early, what was seen: at least this)
} w32t_blob;

// W32T_CAP_OBJECT_ATTRIBUTES: then the name.
typedef struct w32t_blob_object {
    uint64_t root;
    uint32_t attributes;
    uint32_t name_bytes; // in full
} w32t_blob_object;

// W32T_CAP_SAFEARRAY: then `dims` pairs of element count (u32) and lower bound (i32), last dimension first, then the
// elements as they lie in memory; of BSTRs each one's byte count (u32, all ones: NULL) and text.
typedef struct w32t_blob_array {
    uint16_t dims; // at most W32T_ARRAY_DIMS are stored
    uint16_t features;
    uint32_t element; // bytes of one
    uint32_t vartype; // 0 = unknown
    uint32_t count;   // elements in all
} w32t_blob_array;
enum { W32T_ARRAY_DIMS = 8 };

// W32T_CAP_FORMAT, once for each argument that the format takes: then text. Sizes are padded to 8.
typedef struct w32t_blob_format {
    uint16_t units; // size / 8, with text
    uint8_t type;   // w32t_format_type
    uint8_t status; // of the text: w32t_blob_status
    uint32_t text;  // bytes
    uint64_t value; // the argument itself, numbers extended to 64 bits
} w32t_blob_format;

enum w32t_format_type {
    W32T_FORMAT_SIGNED = 1,
    W32T_FORMAT_UNSIGNED = 2,
    W32T_FORMAT_HEX = 3,
    W32T_FORMAT_POINTER = 4,
    W32T_FORMAT_DOUBLE = 5,
    W32T_FORMAT_CHAR = 6,
    W32T_FORMAT_WIDE_CHAR = 7,
    W32T_FORMAT_TEXT = 8,
    W32T_FORMAT_WIDE_TEXT = 9,
};

// W32T_CAP_COMPLETED, once for each call that ended: then the name of its function, then what it read, as far as there
// is room.
typedef struct w32t_blob_io {
    uint32_t bytes; // with name and content
    uint32_t tid;   // of the call that began it
    uint64_t call;  // its number, 0 = unknown
    uint64_t full;  // bytes it has read
    uint32_t name_bytes;
    uint32_t reads; // 0: nothing is read
} w32t_blob_io;

// Then name_bytes of ASCII: the export's name, or "#ordinal".
typedef struct w32t_rec_function {
    w32t_rec rec;
    uint32_t dll; // index in the plan's dlls
    uint32_t name_bytes;
} w32t_rec_function;

// Ids rec.function .. + methods are the methods of a COM interface, in the order of its table, as implemented by one
// module. Then module_bytes of UTF-8: its file name, empty when the code is in none.
typedef struct w32t_rec_interface {
    w32t_rec rec;
    uint64_t ticks;
    uint32_t interface; // index in the plan's interfaces
    uint32_t methods;
    uint32_t module_bytes;
    uint32_t flags; // W32T_INTERFACE_*
} w32t_rec_interface;

enum {
    W32T_INTERFACE_OWN = 1, // the program's own objects: what the system calls of them is recorded too
};

// Then image path, command line, current directory: each in UTF-16, lengths in bytes.
typedef struct w32t_rec_process {
    w32t_rec rec;
    uint64_t ticks;
    uint64_t create_filetime;
    uint32_t pid;
    uint32_t parent_pid;
    uint32_t session;
    uint32_t os_major;
    uint32_t os_minor;
    uint32_t os_build;
    uint64_t image_base;
    uint64_t peb;
    uint32_t image_bytes;
    uint32_t command_bytes;
    uint32_t directory_bytes;
    uint32_t flags; // W32T_PROCESS_*
    uint32_t cpus;  // processors of the machine
    uint32_t reserved;
} w32t_rec_process;

enum {
    W32T_PROCESS_ATTACHED = 1, // it was running already
    W32T_PROCESS_WINE = 2,
};

typedef struct w32t_rec_thread {
    w32t_rec rec;
    uint64_t ticks;
    uint32_t pid;
    uint32_t tid;
    uint64_t start; // Win32 start address, 0 if unknown
    uint64_t teb;
    uint64_t stack_base;
    uint64_t stack_limit;
} w32t_rec_thread;

typedef struct w32t_rec_thread_end {
    w32t_rec rec;
    uint64_t ticks;
    uint64_t calls; // how many it made
} w32t_rec_thread_end;

enum {
    W32T_MODULE_PRESENT = 1, // was loaded when the agent came (rundown), else just loaded
    W32T_MODULE_SYSTEM = 2,
    W32T_MODULE_RUNTIME = 4, // C runtime: its calls count as the program's
    W32T_MODULE_MAIN = 8,
};

// Then: path (NT or DOS form, UTF-16), then PDB file name (ASCII/UTF-8).
typedef struct w32t_rec_module {
    w32t_rec rec;
    uint64_t ticks;
    uint64_t base;
    uint32_t image_size;
    uint32_t timestamp;
    uint32_t checksum;
    uint32_t flags;
    uint32_t path_bytes;
    uint32_t pdb_bytes; // 0 = no CodeView record
    uint8_t pdb_guid[16];
    uint32_t pdb_age;
    uint32_t machine;
} w32t_rec_module;

typedef struct w32t_rec_module_end {
    w32t_rec rec;
    uint64_t ticks;
    uint64_t base;
} w32t_rec_module_end;

enum { W32T_EXCEPTION_PARAMETERS = 15, W32T_EXCEPTION_REGISTERS = 18 };

// Frames of a call's and of an exception's stack that readers show. One more is recorded where there are more: it tells
// that the stack is cut.
enum { W32T_STACK_MOST = 128, W32T_EXCEPTION_STACK_MOST = 32 };

// First chance, as a vectored handler sees it. Then `frames` return addresses (u64), then stack_bytes from the stack
// pointer up. Registers, x64: rax rcx rdx rbx rsp rbp rsi rdi r8..r15 rip rflags. x86: eax ecx edx ebx esp ebp esi edi,
// 8 zeros, eip eflags.
typedef struct w32t_rec_exception {
    w32t_rec rec;
    uint64_t ticks;
    uint64_t address;
    uint32_t code;
    uint32_t flags;
    uint32_t parameters;
    uint32_t frames;
    uint32_t stack_bytes;
    uint32_t reserved;
    uint64_t call; // number of the call the thread was in, 0 = none
    uint64_t parameter[W32T_EXCEPTION_PARAMETERS];
    uint64_t registers[W32T_EXCEPTION_REGISTERS];
} w32t_rec_exception;

enum w32t_child_status {
    W32T_CHILD_FOLLOWED = 0,
    W32T_CHILD_NOT_ASKED = 1,     // --no-follow
    W32T_CHILD_WRONG_MACHINE = 2, // no agent for its word size
    W32T_CHILD_REFUSED = 3,       // memory of the child could not be written; `error` is the NTSTATUS
    W32T_CHILD_PROTECTED = 4,     // or its mitigation policy allows no code of others
    W32T_CHILD_ATTACHED = 5,      // made by the service manager: followed from the end of StartService on
};

// Then the image's path (UTF-16), as the process that made it named it.
typedef struct w32t_rec_child {
    w32t_rec rec;
    uint64_t ticks;
    uint64_t call; // the call that made it
    uint32_t pid;
    uint32_t tid;
    uint32_t status; // w32t_child_status
    uint32_t error;
    uint32_t path_bytes;
    uint32_t reserved;
} w32t_rec_child;

// Then frames (u64).
typedef struct w32t_rec_stack {
    w32t_rec rec;
    uint64_t call;
    uint32_t frames;
    uint32_t reserved;
} w32t_rec_stack;

typedef struct w32t_rec_process_end {
    w32t_rec rec;
    uint64_t ticks;
    uint32_t exit_status; // what the process asked for; 0 when unknown
    uint32_t reserved;
} w32t_rec_process_end;

typedef struct w32t_rec_dropped {
    w32t_rec rec;
    uint64_t ticks;
    uint64_t first_call; // numbers first_call .. first_call + count - 1
    uint64_t count;
} w32t_rec_dropped;

typedef struct w32t_rec_note {
    w32t_rec rec;
    uint64_t ticks;
    uint32_t bytes;
    uint32_t reserved;
} w32t_rec_note;

#endif
