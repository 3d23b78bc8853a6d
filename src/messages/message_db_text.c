// SPDX-License-Identifier: Apache-2.0
// The portable form of a message database: a text file, one fact a line, fields separated by tabs, texts with \n, \r,
// \t and \\ escaped. docs/formats/messages.md says it in full. The reader takes what it knows and refuses what it does
// not.
#include "base/guid.h"
#include "messages/messages.h"

#include <stdlib.h>

static const char head[] = "win32trace-messages\t1\n";

static void put_escaped(w32t_buf *b, const char *s, size_t n) {
    for (size_t i = 0; i < n; i++) {
        const char *at = s[i] ? strchr("\nn\rr\tt\\\\", s[i]) : NULL;
        if (at && (s[i] == '\n' || s[i] == '\r' || s[i] == '\t' || s[i] == '\\')) {
            w32t_buf_char(b, '\\');
            w32t_buf_char(b, s[i] == '\n' ? 'n' : s[i] == '\r' ? 'r' : s[i] == '\t' ? 't' : '\\');
        } else
            w32t_buf_char(b, s[i]);
    }
}

void w32t_message_db_write(const w32t_message_db *db, w32t_buf *out) {
    w32t_message_db_settle((w32t_message_db *)(uintptr_t)db);
    w32t_buf_put(out, head, sizeof head - 1);
    for (size_t i = 0; i < db->module_count; i++) {
        const w32t_message_module *m = &db->modules[i];
        w32t_buf_lit(out, "module\t");
        put_escaped(out, m->name, strlen(m->name));
        w32t_buf_char(out, '\n');
        for (size_t k = 0; k < m->count; k++) {
            w32t_buf_lit(out, "m\t");
            w32t_buf_u64(out, m->texts[k].language);
            w32t_buf_char(out, '\t');
            w32t_buf_hex(out, m->texts[k].id);
            w32t_buf_char(out, '\t');
            put_escaped(out, m->texts[k].text, m->texts[k].length);
            w32t_buf_char(out, '\n');
        }
        for (size_t k = 0; k < db->event_count; k++) {
            const w32t_message_event *e = &db->events[k];
            if (e->module != i + 1) continue;
            w32t_buf_lit(out, "e\t");
            w32t_buf_guid(out, &e->guid);
            w32t_buf_printf(out, "\t%u\t%u\t", e->id, e->version);
            w32t_buf_hex(out, e->message);
            w32t_buf_char(out, '\n');
        }
    }
    for (size_t i = 0; i < db->source_count; i++) {
        const w32t_message_source *s = &db->sources[i];
        w32t_buf_text(out, s->role == W32T_MESSAGES_EVENT ? "source\t" : "parameters\t");
        w32t_buf_guid(out, &s->guid);
        w32t_buf_char(out, '\t');
        if (s->provider) put_escaped(out, s->provider, strlen(s->provider));
        w32t_buf_char(out, '\t');
        put_escaped(out, s->module, strlen(s->module));
        w32t_buf_char(out, '\n');
    }
}

bool w32t_message_db_is_text(w32t_span s) {
    return s.n >= 20 && memcmp(s.p, head, 20) == 0; // up to the version
}

typedef struct line {
    char *field[5];
    unsigned count;
} line;

// Splits a line at its tabs and unescapes it, in place.
static void split(char *s, size_t n, line *l) {
    char *to = s;
    l->count = 1;
    l->field[0] = s;
    for (size_t i = 0; i < n; i++) {
        if (s[i] == '\t' && l->count < 5) {
            *to++ = 0;
            l->field[l->count++] = to;
        } else if (s[i] == '\\' && i + 1 < n) {
            char c = s[++i];
            *to++ = c == 'n' ? '\n' : c == 'r' ? '\r' : c == 't' ? '\t' : c;
        } else
            *to++ = s[i];
    }
    *to = 0;
}

static bool number(const char *s, uint32_t most, uint32_t *out) {
    char *stop;
    unsigned long v = strtoul(s, &stop, 0);
    *out = (uint32_t)v;
    return *s && !*stop && v <= most;
}

static bool take_line(w32t_message_db *db, const line *l, uint32_t *module) {
    uint32_t a, b, c;
    w32t_guid guid;
    if (strcmp(l->field[0], "module") == 0 && l->count == 2) {
        *module = w32t_message_db_module(db, l->field[1]);
        return true;
    }
    if (strcmp(l->field[0], "m") == 0 && l->count == 4) {
        if (!*module || !number(l->field[1], 0xFFFF, &a) || !number(l->field[2], UINT32_MAX, &b)) return false;
        w32t_message_db_put_text(db, *module, b, (uint16_t)a, l->field[3], strlen(l->field[3]));
        return true;
    }
    if (l->count < 2 || !w32t_guid_parse(l->field[1], strlen(l->field[1]), &guid)) return false;
    if (strcmp(l->field[0], "e") == 0 && l->count == 5) {
        if (!*module || !number(l->field[2], 0xFFFF, &a) || !number(l->field[3], 0xFF, &b) ||
            !number(l->field[4], UINT32_MAX, &c))
            return false;
        w32t_message_db_put_event(db, &(w32t_message_event){guid, (uint16_t)a, (uint8_t)b, c, *module});
        return true;
    }
    bool source = strcmp(l->field[0], "source") == 0;
    if ((!source && strcmp(l->field[0], "parameters") != 0) || l->count != 4) return false;
    w32t_message_db_put_source(db, *l->field[2] ? l->field[2] : NULL, &guid,
                               source ? W32T_MESSAGES_EVENT : W32T_MESSAGES_PARAMETER, l->field[3]);
    return true;
}

w32t_status w32t_message_db_read_text(w32t_message_db *db, w32t_span text, w32t_error *error) {
    const char *s = (const char *)text.p, *end = s + text.n;
    if (text.n < sizeof head - 1 || memcmp(s, head, sizeof head - 1) != 0)
        return w32t_fail(error, W32T_E_UNSUPPORTED, 0, "a message database of a version that is not known");
    s += sizeof head - 1;
    uint32_t module = 0;
    w32t_buf copy = {0};
    w32t_status status = W32T_OK;
    for (unsigned n = 2; s < end && status == W32T_OK; n++) {
        const char *stop = memchr(s, '\n', (size_t)(end - s));
        size_t size = stop ? (size_t)(stop - s) : (size_t)(end - s);
        copy.n = 0;
        w32t_buf_put(&copy, s, size);
        (void)w32t_buf_cstr(&copy);
        line l;
        split((char *)copy.p, size, &l);
        if (size && !take_line(db, &l, &module))
            status = w32t_fail(error, W32T_E_SYNTAX, (uint64_t)(s - (const char *)text.p),
                               "line %u of the message database is none", n);
        s += size + (stop != NULL);
    }
    w32t_buf_free(&copy);
    return status;
}
