// SPDX-License-Identifier: Apache-2.0
// Message texts: the input as a message table (each text found is rendered), as a WEVT_TEMPLATE resource, as a message
// text, and as a database.
#include "messages/messages.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool insert(void *context, unsigned number, w32t_buf *out) {
    (void)context;
    if (number > 3) return false;
    w32t_buf_text(out, number == 1 ? "%%5 text" : number == 2 ? "-12" : "0xff");
    return true;
}

static bool parameter(void *context, uint32_t id, w32t_buf *out) {
    (void)context;
    w32t_buf_u64(out, id);
    return id != 7;
}

typedef struct state {
    w32t_span table;
    w32t_buf out;
    unsigned count;
} state;

static bool text(void *context, uint32_t id, w32t_span s, bool wide) {
    state *t = context;
    bool again;
    w32t_message_table_find(t->table, id, &again);
    t->out.n = 0;
    if (!wide) w32t_message_format((const char *)s.p, s.n, insert, parameter, NULL, &t->out);
    return ++t->count < 64;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size > 65536) return 0;
    state t = {.table = w32t_span_of(data, size)};
    w32t_message_table_each(t.table, text, &t);
    t.out.n = 0;
    w32t_message_format((const char *)data, size, insert, parameter, NULL, &t.out);
    w32t_message_db *db = w32t_message_db_new();
    w32t_wevt_messages(db, t.table, w32t_message_db_module(db, "a.dll"));
    w32t_error error;
    if (w32t_message_db_is_text(t.table) && w32t_message_db_read_text(db, t.table, &error) == W32T_OK) {
        t.out.n = 0;
        w32t_message_db_write(db, &t.out);
        w32t_guid guid = {0};
        w32t_message_query q = {.guid = &guid, .provider = "p", .id = 1};
        size_t n;
        w32t_message_db_event(db, &q, &n);
        w32t_message_db_parameter(db, &q, 1, &n);
    }
    w32t_message_db_free(db);
    w32t_buf_free(&t.out);
    return 0;
}
