// SPDX-License-Identifier: Apache-2.0
// A record of the legacy event log (.evt), as its reader hands it to its decoder in `native`.
#ifndef W32T_MODEL_EVT_RECORD_H
#define W32T_MODEL_EVT_RECORD_H

#include "base/span.h"

struct w32t_message_db;

typedef struct w32t_evt_record {
    w32t_span bytes; // whole, in one piece, from its length to its length again
    const struct w32t_message_db *messages;
} w32t_evt_record;

// EVENTLOGRECORD (winnt.h): offsets of its fixed part.
enum {
    W32T_EVT_LENGTH = 0,
    W32T_EVT_SIGNATURE = 4, // "LfLe"
    W32T_EVT_NUMBER = 8,
    W32T_EVT_GENERATED = 12, // seconds since 1970
    W32T_EVT_WRITTEN = 16,
    W32T_EVT_ID = 20,
    W32T_EVT_TYPE = 24,
    W32T_EVT_STRINGS = 26,
    W32T_EVT_CATEGORY = 28,
    W32T_EVT_STRING_OFFSET = 36,
    W32T_EVT_SID_LENGTH = 40,
    W32T_EVT_SID_OFFSET = 44,
    W32T_EVT_DATA_LENGTH = 48,
    W32T_EVT_DATA_OFFSET = 52,
    W32T_EVT_HEAD = 56, // source name and computer name follow
};
#define W32T_EVT_MAGIC 0x654C664Cu

#endif
