// SPDX-License-Identifier: Apache-2.0
// The XML of one event to the BinXML of a record: elements, attributes and texts as literal tokens, names in place,
// references resolved. What Windows renders is plain: no processing instructions, no document type, CDATA only if a
// writer put it there; comments are passed over.
#include "read/evtx/evtx_xml.h"
#include "base/wintime.h"
#include "read/evtx/evtx_layout.h"

#define DEPTH 100u
#define SPARE 4096u // for the ends of what is open when texts have to be cut

typedef struct encoder {
    const uint8_t *s, *end; // UTF-16LE
    uint8_t *out;
    uint32_t at, room;
    bool may_cut, cut, bad;
    unsigned depth;
    w32t_span names[DEPTH]; // of open elements
    w32t_xml_record *record;
} encoder;

static uint32_t peek(const encoder *e, size_t ahead) {
    return (size_t)(e->end - e->s) >= 2 * ahead + 2 ? w32t_le16(e->s + 2 * ahead) : 0;
}

static bool starts(const encoder *e, const char *ascii) {
    for (size_t i = 0; ascii[i]; i++)
        if (peek(e, i) != (uint8_t)ascii[i]) return false;
    return true;
}

static void skip_to(encoder *e, const char *ascii) { // behind it; to the end when it is not there
    while (e->s < e->end && !starts(e, ascii))
        e->s += 2;
    e->s += e->s < e->end ? 2 * strlen(ascii) : 0;
}

static bool blank(uint32_t u) {
    return u == ' ' || u == '\t' || u == '\r' || u == '\n';
}

static void skip_blanks(encoder *e) {
    while (e->s < e->end && blank(peek(e, 0)))
        e->s += 2;
}

static bool is(w32t_span utf16, const char *ascii) {
    size_t n = strlen(ascii);
    if (utf16.n != 2 * n) return false;
    for (size_t i = 0; i < n; i++)
        if (utf16.p[2 * i] != (uint8_t)ascii[i] || utf16.p[2 * i + 1]) return false;
    return true;
}

static bool put(encoder *e, const void *p, size_t n) {
    if (n > e->room - e->at) {
        e->bad = true;
        return false;
    }
    if (n) memcpy(e->out + e->at, p, n);
    e->at += (uint32_t)n;
    return true;
}

static void put8(encoder *e, unsigned v) {
    uint8_t b = (uint8_t)v;
    put(e, &b, 1);
}

static void put16(encoder *e, unsigned v) {
    uint8_t b[2];
    w32t_put16(b, (uint16_t)v);
    put(e, b, 2);
}

static void put32(encoder *e, uint32_t v) {
    uint8_t b[4];
    w32t_put32(b, v);
    put(e, b, 4);
}

static w32t_span take_name(encoder *e) {
    const uint8_t *from = e->s;
    for (uint32_t u; e->s < e->end && !blank(u = peek(e, 0)) && u != '=' && u != '>' && u != '/' && u != '<';)
        e->s += 2;
    w32t_span name = w32t_span_of(from, (size_t)(e->s - from));
    if (!name.n || name.n > 2 * 512) e->bad = true;
    return name;
}

static void put_name(encoder *e, w32t_span name) {
    put32(e, e->at + 4);
    put32(e, 0); // next in its list
    put16(e, 0); // hash: not needed to read it
    put16(e, (unsigned)(name.n / 2));
    put(e, name.p, name.n);
    put16(e, 0);
}

// A reference at "&": its code point, the text moved behind it; 0 when it is none.
static uint32_t take_reference(encoder *e) {
    static const struct {
        const char *text;
        uint32_t code;
    } known[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (starts(e, known[i].text)) {
            e->s += 2 * strlen(known[i].text);
            return known[i].code;
        }
    bool hex = peek(e, 1) == '#' && (peek(e, 2) | 0x20) == 'x';
    size_t at = hex ? 3 : 2;
    uint32_t v = 0;
    for (; peek(e, 1) == '#' && at < 12; at++) {
        uint32_t u = peek(e, at), d = u - '0';
        if (hex && (u | 0x20) >= 'a' && (u | 0x20) <= 'f') d = (u | 0x20) - 'a' + 10;
        if (u == ';' && v && v < 0x110000) {
            e->s += 2 * (at + 1);
            return v;
        }
        if (d > (hex ? 15u : 9u)) break;
        v = v * (hex ? 16 : 10) + d;
    }
    return 0;
}

// A value token with the text up to `stop`, which is not taken. Returns the text as it was put.
static w32t_span put_text(encoder *e, uint32_t stop, bool cdata) {
    put8(e, 0x05);
    put8(e, 0x01);
    uint32_t count_at = e->at;
    put16(e, 0);
    uint32_t limit = e->may_cut && e->room > SPARE ? e->room - SPARE : e->room;
    while (e->s < e->end && !e->bad && (cdata ? !starts(e, "]]>") : peek(e, 0) != stop)) {
        uint8_t unit[4];
        size_t n = 2;
        uint32_t code = !cdata && peek(e, 0) == '&' ? take_reference(e) : 0;
        if (!code) {
            memcpy(unit, e->s, 2);
            e->s += 2;
        } else if (code < 0x10000)
            w32t_put16(unit, (uint16_t)code);
        else {
            w32t_put16(unit, (uint16_t)(0xD800 + ((code - 0x10000) >> 10)));
            w32t_put16(unit + 2, (uint16_t)(0xDC00 + ((code - 0x10000) & 0x3FF)));
            n = 4;
        }
        // What is long gives way; short texts behind it still find room.
        bool over = e->at + n > limit && (e->at - count_at > 200 || e->at + n > e->room - SPARE / 4);
        if (over && e->may_cut)
            e->cut = true;
        else
            put(e, unit, n);
    }
    if (e->bad) return (w32t_span){NULL, 0};
    w32t_put16(e->out + count_at, (uint16_t)((e->at - count_at - 2) / 2));
    return w32t_span_of(e->out + count_at + 2, e->at - count_at - 2);
}

static size_t narrow(w32t_span utf16, char out[64]) {
    size_t n = utf16.n / 2;
    if (n > 63) return 0;
    for (size_t i = 0; i < n; i++)
        out[i] = utf16.p[2 * i + 1] ? '?' : (char)utf16.p[2 * i];
    return n;
}

static void note_attribute(encoder *e, w32t_span name, w32t_span value) {
    char text[64];
    int64_t ns;
    if (!is(name, "SystemTime") || !e->depth || !is(e->names[e->depth - 1], "TimeCreated")) return;
    size_t n = narrow(value, text);
    if (n && w32t_time_parse(text, n, &ns)) e->record->filetime = w32t_ns_to_filetime(ns);
}

static void note_text(encoder *e, w32t_span value) {
    char text[64];
    if (!e->depth || !is(e->names[e->depth - 1], "EventRecordID")) return;
    size_t n = narrow(value, text);
    uint64_t id = 0;
    for (size_t i = 0; i < n && text[i] >= '0' && text[i] <= '9'; i++)
        id = id * 10 + (uint64_t)(text[i] - '0');
    e->record->id = id;
}

static void open_element(encoder *e) { // behind "<"
    w32t_span name = take_name(e);
    if (e->depth == DEPTH) e->bad = true;
    if (e->bad) return;
    e->names[e->depth++] = name;
    skip_blanks(e);
    bool attributes = peek(e, 0) != '>' && peek(e, 0) != '/';
    put8(e, attributes ? 0x41 : 0x01);
    put32(e, 0); // its size: what is there is found by its tokens
    put_name(e, name);
    if (attributes) put32(e, 0);
    while (!e->bad && e->s < e->end && peek(e, 0) != '>' && peek(e, 0) != '/') {
        w32t_span attribute = take_name(e);
        skip_blanks(e);
        if (peek(e, 0) != '=') e->bad = true;
        e->s += 2;
        skip_blanks(e);
        uint32_t quote = peek(e, 0);
        if (e->bad || (quote != '"' && quote != '\'')) {
            e->bad = true;
            return;
        }
        e->s += 2;
        put8(e, 0x06);
        put_name(e, attribute);
        note_attribute(e, attribute, put_text(e, quote, false));
        e->s += 2;
        skip_blanks(e);
    }
    if (e->s >= e->end) e->bad = true;
    if (starts(e, "/>")) {
        put8(e, 0x03);
        e->depth--;
        e->s += 4;
    } else if (peek(e, 0) == '>') {
        put8(e, 0x02);
        e->s += 2;
    } else
        e->bad = true;
}

static void content(encoder *e) {
    do {
        if (starts(e, "</")) {
            put8(e, 0x04);
            e->depth--;
            skip_to(e, ">");
        } else if (starts(e, "<!--"))
            skip_to(e, "-->");
        else if (starts(e, "<![CDATA[")) {
            e->s += 2 * 9;
            put_text(e, 0, true);
            skip_to(e, "]]>");
        } else if (starts(e, "<?"))
            skip_to(e, "?>");
        else if (peek(e, 0) == '<') {
            e->s += 2;
            open_element(e);
        } else
            note_text(e, put_text(e, '<', false));
    } while (!e->bad && e->depth && e->s < e->end);
}

bool w32t_xml_to_record(w32t_span utf16, w32t_evtx_chunk *chunk, uint32_t *at, w32t_xml_record *out) {
    *out = (w32t_xml_record){0};
    encoder e = {.s = utf16.p,
                 .end = utf16.p + (utf16.n & ~(size_t)1),
                 .out = chunk->bytes,
                 .at = *at,
                 .room = W32T_EVTX_CHUNK,
                 .may_cut = *at <= EVTX_CHUNK_DATA,
                 .record = out};
    while (e.s < e.end && (blank(peek(&e, 0)) || peek(&e, 0) == 0xFEFF || starts(&e, "<?"))) {
        if (peek(&e, 0) == '<')
            skip_to(&e, "?>");
        else
            e.s += 2;
    }
    if (peek(&e, 0) != '<') return false;
    static const uint8_t fragment[4] = {0x0F, 1, 1, 0};
    put(&e, fragment, sizeof fragment);
    content(&e);
    if (e.depth) e.bad = true; // it ends inside an element
    put8(&e, 0);
    if (e.bad) return false;
    out->offset = *at;
    out->size = e.at - *at;
    out->cut = e.cut;
    *at = e.at;
    return true;
}
