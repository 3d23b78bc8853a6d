// SPDX-License-Identifier: Apache-2.0
// wevtutil qe: the chosen events as XML (without a root unless /e gives one), as XML with rendered texts, or as text;
// oldest first, newest first with /rd:true; from a bookmark on, and a bookmark saved behind the last one printed.
#ifndef _WIN32
#define _POSIX_C_SOURCE 200809L
#endif
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "wevtutil.h"

#ifdef _WIN32 // long has 32 bits there
#define seek_to(f, at) _fseeki64(f, at, SEEK_SET)
#define tell(f)        _ftelli64(f)
#else
#define seek_to(f, at) fseeko(f, (off_t)(at), SEEK_SET)
#define tell(f)        (int64_t) ftello(f)
#endif

typedef struct query_run {
    const wevtutil_request *r;
    FILE *out; // standard output, or a temporary file that is read backwards
    uint64_t printed;
    uint64_t without_message; // text events that say N/A
    uint64_t record; // of the last event printed
    bool text, rendered;
    char channel[512];
} query_run;

// ---- Bookmarks: <BookmarkList><Bookmark Channel='…' RecordId='…' IsCurrent='true'/></BookmarkList>

static bool read_bookmark(const char *path, uint64_t *record) {
    char text[65536];
    FILE *f = fopen(path, "rb");
    if (!f) {
        cli_say("%s: the bookmark cannot be opened", path);
        return false;
    }
    size_t n = fread(text, 1, sizeof text - 1, f), k = 0;
    fclose(f);
    for (size_t i = 0; i < n; i++) // Windows writes UTF-16; what matters is ASCII
        if (text[i]) text[k++] = text[i];
    text[k] = 0;
    const char *at = strstr(text, "IsCurrent"), *mark = NULL; // of several channels the current one
    for (const char *b = strstr(text, "<Bookmark "); b && (!mark || b < at); b = strstr(b + 1, "<Bookmark "))
        mark = b;
    const char *id = mark ? strstr(mark, "RecordId=") : NULL;
    char quote = id ? id[9] : 0;
    if ((quote == '"' || quote == '\'') && sscanf(id + 10, "%" SCNu64, record) == 1) return true;
    cli_say("%s: holds no bookmark of a record", path);
    return false;
}

static bool save_bookmark(const query_run *q) {
    const char *path = q->r->save_bookmark;
    if (!cli_may_write(path, &q->r->path, 1)) return false;
    FILE *f = tmpfile();
    w32t_error error = {0};
    bool whole = f != NULL;
    if (f) {
        fprintf(f, "<BookmarkList Direction='%s'>\r\n  <Bookmark Channel='", q->r->reverse ? "backward" : "forward");
        for (const char *c = q->channel; *c; c++)
            if (*c == '&' || *c == '<' || *c == '\'')
                fprintf(f, "&#%d;", *c);
            else
                fputc(*c, f);
        fprintf(f, "' RecordId='%" PRIu64 "' IsCurrent='true'/>\r\n</BookmarkList>\r\n", q->record);
        whole = fflush(f) == 0 && !ferror(f);
        if (whole && w32t_output_copy(path, f, &error) != W32T_OK) {
            cli_say_error(&error);
            fclose(f);
            return false;
        }
        fclose(f);
    }
    if (!whole) cli_say("%s: the bookmark cannot be written (room for temporary files)", path);
    return whole;
}

// ---- Text

static const char *sid_text(const w32t_event *e, char out[200]) {
    if (!(e->has & W32T_HAS_USER) || e->user_size < 8u || e->user_size < 8u + 4u * e->user[1]) return NULL;
    uint64_t authority = 0;
    for (unsigned i = 2; i < 8; i++)
        authority = authority << 8 | e->user[i];
    int n = snprintf(out, 200, authority >> 32 ? "S-%u-0x%" PRIx64 : "S-%u-%" PRIu64, (unsigned)e->user[0], authority);
    for (unsigned i = 0; i < e->user[1] && n < 180; i++) {
        const uint8_t *p = e->user + 8 + 4 * i;
        n += snprintf(out + n, 200 - (size_t)n, "-%" PRIu32,
                      (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24);
    }
    return out;
}

// Accounts that are called the same on every (English) Windows.
static const char *account_name(const char *sid) {
    static const struct {
        const char *sid, *name;
    } known[] = {{"S-1-5-18", "NT AUTHORITY\\SYSTEM"},
                 {"S-1-5-19", "NT AUTHORITY\\LOCAL SERVICE"},
                 {"S-1-5-20", "NT AUTHORITY\\NETWORK SERVICE"},
                 {"S-1-5-7", "NT AUTHORITY\\ANONYMOUS LOGON"},
                 {"S-1-1-0", "Everyone"},
                 {"S-1-5-32-544", "BUILTIN\\Administrators"},
                 {"S-1-5-32-545", "BUILTIN\\Users"}};
    for (size_t i = 0; sid && i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].sid, sid) == 0) return known[i].name;
    return NULL;
}

static void line(FILE *out, const char *name, const char *value) {
    fprintf(out, "  %s: ", name);
    w32t_print_text(value && *value ? value : "N/A", false, out);
    fputc('\n', out);
}

// A message keeps its lines; nothing else that steers a terminal gets through.
static void print_message(FILE *out, const char *message) {
    char part[1024];
    for (const char *at = message ? message : "N/A"; *at;) {
        size_t n = strcspn(at, "\r\n");
        while (n) {
            size_t take = n < sizeof part ? n : sizeof part - 1;
            while (take > 1 && take < n && ((unsigned char)at[take] & 0xC0) == 0x80)
                take--; // between characters
            memcpy(part, at, take);
            part[take] = 0;
            w32t_print_text(part, false, out);
            at += take;
            n -= take;
        }
        if (*at == '\r' && at[1] == '\n') at++;
        if (*at) {
            fputc('\n', out);
            at++;
        }
    }
    fputs("\n\n", out);
}

static void print_text_event(query_run *q, w32t_event *e) {
    char sid[200], number[24];
    const char *user = sid_text(e, sid);
    FILE *out = q->out;
    fprintf(out, "Event[%" PRIu64 "]\n", q->printed);
    line(out, "Log Name", e->channel);
    line(out, "Source", e->provider);
    fputs("  Date: ", out);
    w32t_print_time(e->time, out);
    snprintf(number, sizeof number, "%u", (unsigned)e->id);
    fputc('\n', out);
    line(out, "Event ID", number);
    line(out, "Task", e->task_name);
    line(out, "Level", e->level_name);
    line(out, "Opcode", w32t_event_opcode_text(e));
    line(out, "Keyword", w32t_event_keyword_text(e));
    line(out, "User", user);
    line(out, "User Name", account_name(user));
    line(out, "Computer", e->computer);
    fputs("  Description: \n", out);
    print_message(out, e->message);
    q->without_message += !e->message;
}

// ---- The run

static void print_one(query_run *q, w32t_event *e) {
    if (q->text)
        print_text_event(q, e);
    else
        w32t_print_event_xml(e, q->rendered, q->out);
    q->printed++;
    q->record = e->record;
    if (q->r->save_bookmark) snprintf(q->channel, sizeof q->channel, "%s", e->channel ? e->channel : "");
}

// Newest first: events are formatted as they come into a temporary file, whose pieces are then read backwards. Numbers
// of text events and the bookmark are those of the printed order.
typedef struct piece {
    int64_t at;
    uint64_t record;
} piece;

static bool copy_piece(FILE *from, int64_t at, int64_t size, bool numbered, uint64_t number) {
    char block[8192];
    if (seek_to(from, at) != 0) return false;
    if (numbered) { // "Event[12]" of reading order
        int c;
        while (size && (c = fgetc(from)) != EOF && c != '\n')
            size--;
        size--;
        printf("Event[%" PRIu64 "]\n", number);
    }
    while (size > 0) {
        size_t n = fread(block, 1, size < (int64_t)sizeof block ? (size_t)size : sizeof block, from);
        if (!n || fwrite(block, 1, n, stdout) != n) return false;
        size -= (int64_t)n;
    }
    return true;
}

static int run_backwards(query_run *q, w32t_trace *trace, const w32t_query *query) {
    size_t room = 1024, count = 0;
    piece *pieces = malloc(room * sizeof *pieces);
    q->out = tmpfile();
    bool ok = pieces && q->out;
    for (w32t_event *e; ok && (e = w32t_trace_next(trace)) != NULL;) {
        if (query && !w32t_query_match(query, e)) continue;
        if (count + 1 >= room) {
            piece *more = realloc(pieces, (room *= 2) * sizeof *pieces);
            ok = more != NULL;
            if (!ok) break;
            pieces = more;
        }
        pieces[count].at = tell(q->out);
        print_one(q, e);
        pieces[count++].record = q->record;
    }
    if (ok) pieces[count].at = tell(q->out);
    uint64_t left = q->r->count ? q->r->count : UINT64_MAX, n = 0;
    for (size_t i = count; ok && i-- > 0 && left--; n++) {
        ok = copy_piece(q->out, pieces[i].at, pieces[i + 1].at - pieces[i].at, q->text, n);
        q->record = pieces[i].record;
    }
    q->printed = n;
    if (!ok) cli_say("the events could not be kept for printing the newest first (room for temporary files)");
    if (q->out) fclose(q->out);
    free(pieces);
    return ok ? EXIT_DONE : EXIT_COULD_NOT;
}

static int run_forwards(query_run *q, w32t_trace *trace, const w32t_query *query) {
    q->out = stdout;
    for (w32t_event *e; (!q->r->count || q->printed < q->r->count) && (e = w32t_trace_next(trace)) != NULL;)
        if (!query || w32t_query_match(query, e)) print_one(q, e);
    return ferror(stdout) ? EXIT_COULD_NOT : EXIT_DONE;
}

static bool from_bookmark(const wevtutil_request *r, w32t_query **query) {
    uint64_t record;
    char text[64];
    w32t_error error;
    w32t_query *behind;
    if (!read_bookmark(r->bookmark, &record)) return false;
    snprintf(text, sizeof text, "record %c %" PRIu64, r->reverse ? '<' : '>', record);
    if (w32t_query_compile(text, &behind, &error) != W32T_OK) return false;
    if (*query)
        w32t_query_require(*query, behind);
    else
        *query = behind;
    return true;
}

// The fast way when nothing but XML in reading order is asked for: formatted by several threads.
static w32t_status take_xml(void *context, const void *bytes, size_t size, w32t_error *error) {
    static const char tail[] = "</Events>\n";
    const char *s = bytes;
    (void)context;
    (void)error;
    if (size > 5 && memcmp(s, "<?xml", 5) == 0) return W32T_OK; // head and tail come as pieces of their own
    if (size == sizeof tail - 1 && memcmp(s, tail, size) == 0) return W32T_OK;
    return fwrite(s, 1, size, stdout) == size ? W32T_OK : W32T_E_IO;
}

static int run_threads(const query_run *q, w32t_trace *trace, const w32t_query *query) {
    w32t_error error = {0};
    w32t_export_options options = {.format = "xml",
                                   .query = query,
                                   .from = W32T_NO_TIME,
                                   .to = W32T_NO_TIME,
                                   .limit = q->r->count,
                                   .rendering = q->rendered};
    w32t_status s = w32t_export(trace, &options, take_xml, NULL, NULL, &error);
    if (s != W32T_OK) cli_say_error(&error);
    return s == W32T_OK ? EXIT_DONE : cli_status_exit(s);
}

static bool is(const char *a, const char *b) {
    for (; *a && *b; a++, b++)
        if ((*a | 0x20) != (*b | 0x20)) return false;
    return *a == *b;
}

int wevtutil_query_events(wevtutil_request *r) {
    w32t_trace *trace;
    w32t_query *query;
    query_run q = {
        .r = r, .text = r->format && is(r->format, "text"), .rendered = r->format && is(r->format, "renderedxml")};
    int bad = wevtutil_open(r, &trace, &query);
    if (bad) return bad;
    if (r->bookmark && !from_bookmark(r, &query)) bad = EXIT_COULD_NOT;
    if (!bad && r->root && !q.text) printf("<%s>\n", r->root);
    if (!bad && r->reverse)
        bad = run_backwards(&q, trace, query);
    else if (!bad && !q.text && !r->save_bookmark)
        bad = run_threads(&q, trace, query);
    else if (!bad)
        bad = run_forwards(&q, trace, query);
    if (!bad && r->root && !q.text) printf("</%s>\n", r->root);
    if (fflush(stdout) != 0 && !bad) bad = EXIT_COULD_NOT;
    if (!bad && r->save_bookmark && q.printed && !save_bookmark(&q)) bad = EXIT_COULD_NOT;
    if (q.without_message && !r->message_count)
        cli_say("%" PRIu64 " event%s no message text here: /messages:PATH names a folder with the machine's DLLs or a "
                "message database; /f:XML shows the data",
                q.without_message, q.without_message == 1 ? " has" : "s have");
    if (!bad) bad = cli_report_losses(trace, false, false);
    w32t_trace_free(trace);
    w32t_query_free(query);
    return bad;
}
