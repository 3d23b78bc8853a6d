// SPDX-License-Identifier: Apache-2.0
// What one event did, in the words of Process Monitor's summaries: opened, closed, read, wrote; how much, how long, and
// to what kind of thing.
#ifndef W32T_ANALYZE_SUMMARY_FACTS_H
#define W32T_ANALYZE_SUMMARY_FACTS_H

#include "base/mem.h"
#include "model/record.h"

typedef enum w32t_action {
    W32T_DOES_OTHER,
    W32T_DOES_OPEN,
    W32T_DOES_CLOSE,
    W32T_DOES_READ,
    W32T_DOES_WRITE,
    W32T_DOES_GET_ACL,
    W32T_DOES_SET_ACL,
} w32t_action;

typedef enum w32t_subject {
    W32T_OF_NOTHING,
    W32T_OF_FILE,
    W32T_OF_REGISTRY,
    W32T_OF_NETWORK,
    W32T_OF_DISK, // the file that a disk was read or written for
} w32t_subject;

typedef struct w32t_facts {
    uint8_t action, subject;
    bool failed, timed;
    bool metadata;  // not the content was read or written (Process Monitor's category)
    uint64_t bytes; // read, written, sent or received; an operation that failed moved none
    uint64_t time_ns;
    bool ends;    // how an operation ended that began with another event
    uint64_t irp; // what both have in common; 0: the event is all that is told
    // What a process had used by then, where the event says so; 0 = it does not.
    uint64_t user_ns, kernel_ns, commit, working_set;
} w32t_facts;

w32t_facts w32t_facts_of(w32t_event *event);

#endif
