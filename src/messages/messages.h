// SPDX-License-Identifier: Apache-2.0
// Message texts: tables of modules, the modules and message numbers of providers, and the insertion of values into a
// text. A database is filled once and then read from any thread.
#ifndef W32T_MESSAGES_MESSAGES_H
#define W32T_MESSAGES_MESSAGES_H

#include "base/mem.h"
#include "base/span.h"
#include "base/status.h"
#include "model/record.h"

// ---- Message tables (resource type 11)

// The text of message `id`: UTF-16LE (or, *wide false, 8-bit) bytes without terminator; p NULL when there is none.
w32t_span w32t_message_table_find(w32t_span table, uint32_t id, bool *wide);
// Calls back for each message in ascending order of the table; stops at false. Returns how many entries were damaged.
typedef bool (*w32t_message_fn)(void *context, uint32_t id, w32t_span text, bool wide);
uint32_t w32t_message_table_each(w32t_span table, w32t_message_fn callback, void *context);

// ---- Insertion

// The text of insertion `number` (from 1) appended to out; false when there is no such value.
typedef bool (*w32t_insert_fn)(void *context, unsigned number, w32t_buf *out);
// The text of parameter message `id` (%%id), or false.
typedef bool (*w32t_parameter_fn)(void *context, uint32_t id, w32t_buf *out);
// Renders a message text (UTF-8): %1 … %99 with !printf! formats, %n %t %r %b %0 %% %. %!, and %%id inside values and
// text.
void w32t_message_format(const char *text, size_t n, w32t_insert_fn insert, w32t_parameter_fn parameter, void *context,
                         w32t_buf *out);

// ---- Database

typedef struct w32t_message_db w32t_message_db;

w32t_message_db *w32t_message_db_new(void);
void w32t_message_db_free(w32t_message_db *db);
// A message file (DLL, EXE, MUI), a database written by w32t_message_db_write, or a folder of such (recursed). *count:
// files taken.
w32t_status w32t_message_db_add(w32t_message_db *db, const char *path, size_t *count, w32t_error *error);
// A registry hive (SYSTEM or SOFTWARE): which files speak for which provider.
w32t_status w32t_message_db_add_hive(w32t_message_db *db, const char *path, w32t_error *error);
// The portable form: text, one message a line (docs/formats/messages.md).
void w32t_message_db_write(const w32t_message_db *db, w32t_buf *out);

// What is asked of an event.
typedef struct w32t_message_query {
    const w32t_guid *guid; // NULL: not known
    const char *provider;  // NULL: not known
    uint16_t id, qualifiers;
    uint8_t version;
    uint16_t language; // preferred; 0 = English, then any
} w32t_message_query;
// The event's message text, UTF-8, owned by the database; NULL when it has none. *module: for
// w32t_message_db_parameter.
const char *w32t_message_db_event(const w32t_message_db *db, const w32t_message_query *q, size_t *length);
// Parameter message %%id for events of that provider.
const char *w32t_message_db_parameter(const w32t_message_db *db, const w32t_message_query *q, uint32_t id,
                                      size_t *length);

// ---- Inside

typedef struct w32t_message_text_entry {
    uint32_t id;
    uint16_t language;
    uint32_t length;
    const char *text; // UTF-8
} w32t_message_text_entry;

typedef struct w32t_message_module {
    char *name;                     // file name in lower case, without ".mui"
    w32t_message_text_entry *texts; // sorted by id, then language, after w32t_message_db_settle
    size_t count, room;
} w32t_message_module;

typedef struct w32t_message_event { // of a manifest: which message says it
    w32t_guid guid;
    uint16_t id;
    uint8_t version;
    uint32_t message;
    uint32_t module; // index + 1
} w32t_message_event;

typedef enum w32t_message_role { W32T_MESSAGES_EVENT, W32T_MESSAGES_PARAMETER } w32t_message_role;
typedef struct w32t_message_source { // provider → module
    char *provider;                  // folded to lower case; NULL when only the GUID is known
    w32t_guid guid;
    uint8_t role;
    char *module;
    uint32_t order; // as it was named
} w32t_message_source;

struct w32t_message_db {
    w32t_arena arena; // texts
    w32t_message_module *modules;
    size_t module_count, module_room;
    w32t_message_event *events;
    size_t event_count, event_room;
    w32t_message_source *sources;
    size_t source_count, source_room;
    uint16_t language; // preferred where a query names none; 0 = English, then any
    // After w32t_message_db_settle: what look-ups go through.
    const w32t_message_module **by_name;
    const w32t_message_source **by_provider,
        **by_guid; // those that have one, in the order they were named within equals
    size_t provider_count, guid_count;
    bool settled;
};
uint32_t w32t_message_db_module(w32t_message_db *db, const char *file_name); // index + 1, made when new
void w32t_message_db_put_text(w32t_message_db *db, uint32_t module, uint32_t id, uint16_t language, const char *text,
                              size_t n);
void w32t_message_db_put_event(w32t_message_db *db, const w32t_message_event *event);
void w32t_message_db_put_source(w32t_message_db *db, const char *provider, const w32t_guid *guid, uint8_t role,
                                const char *file);
void w32t_message_db_settle(w32t_message_db *db); // sorts; before the first look-up
w32t_status w32t_message_db_read_text(w32t_message_db *db, w32t_span text, w32t_error *error);
bool w32t_message_db_is_text(w32t_span head);
// The events and their message numbers of a WEVT_TEMPLATE resource.
void w32t_wevt_messages(w32t_message_db *db, w32t_span resource, uint32_t module);
// A language as users write it ("de", "pt-BR", "1031", "0x407") as its number; 0 when it is not known.
uint16_t w32t_language_of(const char *text);
const char *w32t_base_name(const char *path); // behind the last / or backslash

#endif
