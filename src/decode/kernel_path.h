// SPDX-License-Identifier: Apache-2.0
// Kernel events that say what Process Monitor shows: which kind each is, and its path.
#ifndef W32T_DECODE_KERNEL_PATH_H
#define W32T_DECODE_KERNEL_PATH_H

#include "model/record.h"

// What an event of the kernel logger's classes or of the kernel's manifest providers is about.
typedef enum w32t_kernel_subject {
    W32T_KERNEL_OTHER,
    W32T_KERNEL_FILE,     // FileIo, Microsoft-Windows-Kernel-File
    W32T_KERNEL_DISK,     // DiskIo, and page faults that read from a file
    W32T_KERNEL_REGISTRY, // Registry, Microsoft-Windows-Kernel-Registry
    W32T_KERNEL_NETWORK,  // TcpIp, UdpIp, Microsoft-Windows-Kernel-Network
} w32t_kernel_subject;
w32t_kernel_subject w32t_kernel_subject_of(const w32t_event *event);

// A decoder's `text`: the file's name (as far as the trace tells whose object it is), key and value, or both ends of a
// connection. False where there is none.
bool w32t_kernel_text(w32t_event *event, w32t_text which, w32t_buf *out);

#endif
