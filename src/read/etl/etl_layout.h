// SPDX-License-Identifier: Apache-2.0
// Offsets and numbers of .etl files, as measured on real files and as the public SDK headers name them
// (docs/formats/etl.md).
#ifndef W32T_READ_ETL_LAYOUT_H
#define W32T_READ_ETL_LAYOUT_H

#include <stdint.h>

// ---- Buffer header (WMI_BUFFER_HEADER)
enum {
    ETL_BUFFER_SIZE = 0x00,      // u32: bytes of this buffer in the file
    ETL_BUFFER_SAVED = 0x04,     // u32: no limit to trust: 0 or too small in real files
    ETL_BUFFER_CURRENT = 0x08,   // u32: neither
    ETL_BUFFER_TIME = 0x10,      // i64: when it was flushed
    ETL_BUFFER_SEQUENCE = 0x18,  // i64
    ETL_BUFFER_CPU = 0x28,       // u8, or u16 with ETL_FLAG_CPU16
    ETL_BUFFER_LOGGER = 0x2A,    // u16
    ETL_BUFFER_STATE = 0x2C,     // u32
    ETL_BUFFER_FILL = 0x30,      // u32: where the events end, header included (of the uncompressed buffer)
    ETL_BUFFER_FLAGS = 0x34,     // u16
    ETL_BUFFER_TYPE = 0x36,      // u16
    ETL_BUFFER_REF_TIME = 0x38,  // i64 FILETIME of a REFTIME buffer
    ETL_BUFFER_REF_CLOCK = 0x40, // i64 clock value at that time
    ETL_BUFFER_HEAD = 0x48,
};
enum {
    ETL_FLAG_FLUSH_MARKER = 0x01,
    ETL_FLAG_EVENTS_LOST = 0x02,
    ETL_FLAG_BUFFER_LOST = 0x04,
    ETL_FLAG_CPU16 = 0x20,
    ETL_FLAG_COMPRESSED = 0x40,
    ETL_FLAGS_POSSIBLE = 0xFF,
};
enum { ETL_TYPE_GENERIC = 0, ETL_TYPE_REFTIME = 3, ETL_TYPE_HEADER = 4, ETL_TYPES_POSSIBLE = 16 };
#define ETL_LARGEST_BUFFER  (64u << 20) // Windows allows 16 MiB
#define ETL_STATES_POSSIBLE 64u

// ---- Event headers: types of the byte at 2
enum {
    ETL_SYSTEM32 = 1,
    ETL_SYSTEM64 = 2,
    ETL_COMPACT32 = 3,
    ETL_COMPACT64 = 4,
    ETL_FULL32 = 10,
    ETL_INSTANCE32 = 11,
    ETL_TIMED = 12,
    ETL_ERROR = 13,
    ETL_WNODE = 14,
    ETL_MESSAGE = 15,
    ETL_PERFINFO32 = 16,
    ETL_PERFINFO64 = 17,
    ETL_EVENT_HEADER32 = 18,
    ETL_EVENT_HEADER64 = 19,
    ETL_FULL64 = 20,
    ETL_INSTANCE64 = 21,
    ETL_HEADER_TYPES = 22,
};
// Bits of the byte at 3
#define ETL_MARK_TRACE        0xC0u // header and event trace
#define ETL_MARK_MESSAGE_MASK 0xD0u // a MESSAGE has a zero type byte: its flags tell
#define ETL_MARK_MESSAGE      0x90u
// Version word of SYSTEM, COMPACT and PERFINFO headers
#define ETL_PEBS_INDEX   0x8000u
#define ETL_PMC_COUNT(v) ((unsigned)(v) >> 8 & 7u)

// EVENT_HEADER.Flags
enum { ETL_EVENT_EXTENDED = 0x0001, ETL_EVENT_STRING_ONLY = 0x0004, ETL_EVENT_NO_CPUTIME = 0x0010 };

// MESSAGE option flags (evntrace.h TRACE_MESSAGE_*)
enum {
    ETL_MSG_SEQUENCE = 0x01,
    ETL_MSG_GUID = 0x02,
    ETL_MSG_COMPONENT = 0x04,
    ETL_MSG_TIME = 0x08,
    ETL_MSG_SYSTEMINFO = 0x20,
    ETL_MSG_POINTER32 = 0x40,
    ETL_MSG_POINTER64 = 0x80,
};

// ---- Hook ids (group << 8 | type) that the reader itself looks at
enum {
    ETL_HOOK_HEADER = 0x0000,
    ETL_HOOK_STACK = 0x1820,
    ETL_HOOK_KEY_CREATE = 0x1822,
    ETL_HOOK_KEY_DELETE = 0x1823,
    ETL_HOOK_KEY_RUNDOWN = 0x1824,
    ETL_HOOK_KEY_KERNEL = 0x1825,
    ETL_HOOK_KEY_USER = 0x1826,
};

// ---- Log file modes (evntrace.h EVENT_TRACE_*_MODE)
enum {
    ETL_MODE_SEQUENTIAL = 0x1,
    ETL_MODE_CIRCULAR = 0x2,
    ETL_MODE_APPEND = 0x4,
    ETL_MODE_NEWFILE = 0x8,
    ETL_MODE_PREALLOCATE = 0x20,
    ETL_MODE_BUFFERING = 0x400 // kept in memory, written on request: what the file holds is less than was filled
};

#endif
