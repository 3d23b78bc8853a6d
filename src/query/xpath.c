// SPDX-License-Identifier: Apache-2.0
// Event-log XPath (the subset that Windows queries take) onto the filter tree. A path is followed through the event's
// shape (System, EventData, UserData) to the field that holds it; what has no field is refused, never answered wrongly.
// Text compares with case, as Windows does. In: the text behind `xpath:`; out: a tree, or an error at a column.
#include "base/utf.h"
#include "base/wintime.h"
#include "query/xpath.h"

#include <stdio.h>
#include <stdlib.h>

#define NAMES_MOST 16u // alternatives of Data[@Name='a' or @Name='b']

// Where in an event a path has arrived.
typedef enum place {
    AT_ROOT, // above <Event>
    AT_EVENT,
    AT_SYSTEM,
    AT_HEADER, // a child of System: `element`
    AT_EVENTDATA,
    AT_DATA, // <Data>: all of them, or those called names[]
    AT_USERDATA,
    AT_USER,  // the one element inside UserData
    AT_FIELD, // a named field: names[0]
    AT_VALUE, // an attribute of a header element: `field`
} place;

typedef struct path {
    place at;
    char element[40];
    const char *field;       // JSON key, when it has one
    char *names[NAMES_MOST]; // AT_DATA: alternatives; AT_FIELD: one for each level
    unsigned name_count, position;
} path;

typedef struct parser {
    w32t_tree *tree;
    const char *s, *end, *start;
    size_t base; // column of start in the filter text
    unsigned depth;
} parser;

static size_t column(const parser *p) {
    return p->base + (size_t)(p->s - p->start);
}

static w32t_node *refuse(parser *p, const char *what) {
    return w32t_tree_fail(p->tree, column(p), "XPath: %s", what);
}

static void blanks(parser *p) {
    while (p->s < p->end && strchr(" \t\r\n", *p->s) && *p->s)
        p->s++;
}

static bool accept(parser *p, const char *text) {
    blanks(p);
    size_t n = strlen(text);
    if ((size_t)(p->end - p->s) < n || memcmp(p->s, text, n) != 0) return false;
    p->s += n;
    return true;
}

static bool name_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.' || c == ':' || (uint8_t)c >= 0x80;
}

static bool accept_word(parser *p, const char *word) {
    const char *before = p->s;
    if (!accept(p, word)) return false;
    if (p->s < p->end && name_char(*p->s)) {
        p->s = before;
        return false;
    }
    return true;
}

static bool take_name(parser *p, char *out, size_t size) {
    blanks(p);
    size_t n = 0;
    while (p->s + n < p->end && name_char(p->s[n]))
        n++;
    if (!n || n >= size) return false;
    memcpy(out, p->s, n);
    out[n] = 0;
    p->s += n;
    return true;
}

typedef struct literal {
    const char *text;
    size_t size;
    bool quoted;
    size_t column;
} literal;

static bool take_literal(parser *p, literal *out) {
    blanks(p);
    out->column = column(p);
    if (p->s >= p->end) return false;
    if (*p->s == '\'' || *p->s == '"') {
        const char *stop = memchr(p->s + 1, *p->s, (size_t)(p->end - p->s - 1));
        if (!stop) return false;
        *out = (literal){p->s + 1, (size_t)(stop - p->s - 1), true, out->column};
        p->s = stop + 1;
        return true;
    }
    const char *from = p->s;
    if (*p->s == '-' || *p->s == '+') p->s++;
    while (p->s < p->end && ((*p->s >= '0' && *p->s <= '9') || (*p->s >= 'a' && *p->s <= 'f') ||
                             (*p->s >= 'A' && *p->s <= 'F') || *p->s == 'x' || *p->s == 'X' || *p->s == '.'))
        p->s++;
    if (p->s == from || !((*from >= '0' && *from <= '9') || *from == '-' || *from == '+')) {
        p->s = from;
        return false;
    }
    *out = (literal){from, (size_t)(p->s - from), false, out->column};
    return true;
}

static bool take_operator(parser *p, w32t_query_op *op) {
    static const struct {
        const char *text;
        w32t_query_op op;
    } ops[] = {{"<=", W32T_OP_LE},    {">=", W32T_OP_GE},   {"!=", W32T_OP_NE},    {"=", W32T_OP_EQ},
               {"<", W32T_OP_LT},     {">", W32T_OP_GT},    {"&lt;=", W32T_OP_LE}, // as copied out of a query's XML
               {"&gt;=", W32T_OP_GE}, {"&lt;", W32T_OP_LT}, {"&gt;", W32T_OP_GT}};
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
        if (accept(p, ops[i].text)) {
            *op = ops[i].op;
            return true;
        }
    return false;
}

// ---- Paths

static const struct {
    const char *element, *attribute, *field;
} header_fields[] = {
    {"Provider", "Name", "provider"},
    {"Provider", "Guid", "guid"},
    {"EventID", NULL, "id"},
    {"EventID", "Qualifiers", "qualifiers"},
    {"Version", NULL, "version"},
    {"Level", NULL, "level"},
    {"Task", NULL, "task"},
    {"Opcode", NULL, "opcode"},
    {"Keywords", NULL, "keywords"},
    {"TimeCreated", "SystemTime", "time"},
    {"EventRecordID", NULL, "record"},
    {"Correlation", "ActivityID", "activity"},
    {"Correlation", "RelatedActivityID", "related"},
    {"Execution", "ProcessID", "pid"},
    {"Execution", "ThreadID", "tid"},
    {"Execution", "ProcessorID", "cpu"},
    {"Channel", NULL, "channel"},
    {"Computer", NULL, "computer"},
    {"Security", "UserID", "user"},
};

static const char *header_field(const char *element, const char *attribute) {
    for (size_t i = 0; i < sizeof header_fields / sizeof *header_fields; i++) {
        const char *a = header_fields[i].attribute;
        if (strcmp(header_fields[i].element, element) == 0 &&
            (a && attribute ? strcmp(a, attribute) == 0 : a == attribute))
            return header_fields[i].field;
    }
    return NULL;
}

static char *keep(parser *p, const char *s, size_t n) {
    return w32t_arena_text(&p->tree->arena, s, n);
}

// One element step from where the path is; false when no event has that.
static bool go(parser *p, path *at, const char *name) {
    bool any = strcmp(name, "*") == 0;
    switch (at->at) {
    case AT_ROOT:
        at->at = AT_EVENT;
        return any || strcmp(name, "Event") == 0;
    case AT_EVENT:
        at->at = strcmp(name, "System") == 0      ? AT_SYSTEM
                 : strcmp(name, "EventData") == 0 ? AT_EVENTDATA
                 : strcmp(name, "UserData") == 0  ? AT_USERDATA
                                                  : AT_ROOT;
        return at->at != AT_ROOT;
    case AT_SYSTEM:
        at->at = AT_HEADER;
        snprintf(at->element, sizeof at->element, "%s", name);
        at->field = header_field(name, NULL);
        for (size_t i = 0; i < sizeof header_fields / sizeof *header_fields; i++)
            if (strcmp(header_fields[i].element, name) == 0) return true;
        return false;
    case AT_EVENTDATA:
        at->name_count = 0;
        at->at = any || strcmp(name, "Data") == 0 ? AT_DATA : AT_FIELD;
        if (at->at == AT_FIELD) at->names[at->name_count++] = keep(p, name, strlen(name));
        return true;
    case AT_USERDATA:
        at->at = AT_USER; // whatever it is called: fields are known by their own names
        return true;
    case AT_USER:
        at->name_count = 0;
        at->at = any ? AT_DATA : AT_FIELD;
        if (!any) at->names[at->name_count++] = keep(p, name, strlen(name));
        return true;
    case AT_FIELD: // inside it; what it is does not change with "*"
        if (at->name_count == W32T_PLACE_DEPTH) return false;
        if (!any) at->names[at->name_count++] = keep(p, name, strlen(name));
        return true;
    default:
        return false;
    }
}

// "@name" where the path is; false when nothing keeps it.
static bool go_attribute(parser *p, path *at, const char *name) {
    if (at->at == AT_HEADER) {
        at->field = header_field(at->element, name);
        at->at = AT_VALUE;
        return at->field != NULL;
    }
    if (at->at != AT_USER && at->at != AT_FIELD) return false; // attributes in UserData are fields of their element
    if (at->at == AT_USER) at->name_count = 0;
    at->at = AT_FIELD;
    if (at->name_count == W32T_PLACE_DEPTH) return false;
    at->names[at->name_count++] = keep(p, name, strlen(name));
    return true;
}

static w32t_node *parse_or(parser *p, const path *context);

// A test of the value a path has arrived at.
static w32t_node *test(parser *p, const path *at, w32t_query_op op, const literal *l) {
    w32t_tree_value v = {0};
    size_t where = l ? l->column : column(p);
    if (l)
        v = (w32t_tree_value){
            .text = l->text, .size = l->size, .quoted = l->quoted, .exact = true, .column = l->column};
    if (at->field) {
        // Header values are numbers, times and GUIDs whether quoted or not; names are text.
        bool name = strcmp(at->field, "provider") == 0 || strcmp(at->field, "channel") == 0 ||
                    strcmp(at->field, "computer") == 0 || strcmp(at->field, "user") == 0;
        v.quoted = v.quoted && name;
        return w32t_tree_test(p->tree, where, at->field, strlen(at->field), op, l ? &v : NULL, l != NULL);
    }
    w32t_data_place spot = {.position = at->position};
    if (at->at == AT_DATA && at->position && !at->name_count)
        return w32t_tree_data_test(p->tree, where, &spot, op, l ? &v : NULL, l != NULL);
    if (at->at == AT_DATA && !at->name_count)
        return w32t_tree_test(p->tree, where, "data", 4, op, l ? &v : NULL, l != NULL);
    if (at->at != AT_DATA && at->at != AT_FIELD)
        return w32t_tree_fail(p->tree, where, "XPath: this part of an event has no value to compare");
    if (at->at == AT_FIELD) {
        for (unsigned i = 0; i < at->name_count; i++)
            spot.names[spot.depth++] = at->names[i];
        return w32t_tree_data_test(p->tree, where, &spot, op, l ? &v : NULL, l != NULL);
    }
    w32t_node *all = NULL;
    spot.depth = 1;
    for (unsigned i = 0; i < at->name_count; i++) {
        spot.names[0] = at->names[i];
        w32t_node *one = w32t_tree_data_test(p->tree, where, &spot, op, l ? &v : NULL, l != NULL);
        all = i ? w32t_tree_or(p->tree, all, one) : one;
    }
    return all;
}

// Data[@Name='a' or @Name='b']: names, gathered while nothing else stands there. True when some were taken.
static bool data_names(parser *p, path *at) {
    const char *before = p->s;
    unsigned count = 0;
    bool bracket = accept(p, "(");
    do {
        w32t_query_op op;
        literal l;
        if (!accept(p, "@") || !accept_word(p, "Name") || !take_operator(p, &op) || op != W32T_OP_EQ ||
            !take_literal(p, &l) || count == NAMES_MOST) {
            p->s = before;
            return false;
        }
        at->names[count++] = keep(p, l.text, l.size);
    } while (accept_word(p, "or"));
    if (bracket && !accept(p, ")")) {
        p->s = before;
        return false;
    }
    at->name_count = count;
    return true;
}

// Data[3] and Data[position()=3]: which of the data; true when that was it.
static bool data_position(parser *p, path *at) {
    const char *before = p->s;
    w32t_query_op op = W32T_OP_EQ;
    literal l;
    if (accept(p, "position()") && (!take_operator(p, &op) || op != W32T_OP_EQ)) {
        p->s = before;
        return false;
    }
    if (take_literal(p, &l) && !l.quoted && l.size < 6 && strspn(l.text, "0123456789") >= l.size && accept(p, "]")) {
        at->position = (unsigned)strtoul(l.text, NULL, 10);
        if (at->position) return true;
    }
    p->s = before;
    return false;
}

static w32t_node *both(parser *p, w32t_node *a, w32t_node *b) {
    return a ? w32t_tree_and(p->tree, a, b) : b;
}

// [predicate]… after a step. *out gets what they ask for (NULL when only names were picked); false on an error.
static bool predicates(parser *p, path *at, w32t_node **out) {
    while (accept(p, "[")) {
        if (at->at == AT_DATA && !at->name_count && !at->position && data_position(p, at)) continue;
        if (at->at == AT_DATA && !at->name_count && !at->position && data_names(p, at)) {
            if (accept(p, "]")) continue;
            if (!accept_word(p, "and")) {
                refuse(p, "expected ']' or 'and'");
                return false;
            }
        }
        w32t_node *n = parse_or(p, at);
        if (!n) return false;
        *out = both(p, *out, n);
        if (!accept(p, "]")) {
            refuse(p, "expected ']'");
            return false;
        }
    }
    return true;
}

// A path from the context, with its predicates; false on an error.
static bool parse_path(parser *p, const path *context, path *at, w32t_node **conditions) {
    *at = *context;
    *conditions = NULL;
    if (accept(p, "text()") || accept_word(p, ".")) return true;
    for (;;) {
        char name[256];
        if (accept(p, "@")) {
            if (!take_name(p, name, sizeof name)) return refuse(p, "expected the name of an attribute"), false;
            return go_attribute(p, at, name) || (refuse(p, "no such attribute is kept"), false);
        }
        if (accept(p, "*"))
            snprintf(name, sizeof name, "*");
        else if (!take_name(p, name, sizeof name))
            return refuse(p, "expected a name, '*' or '@'"), false;
        if (!go(p, at, name)) return refuse(p, "events have no such part"), false;
        if (!predicates(p, at, conditions)) return false;
        if (!accept(p, "/")) return true;
        if (accept(p, "text()")) return true;
    }
}

// What a path alone asks: that it is there.
static w32t_node *presence(parser *p, const path *at, w32t_node *conditions) {
    if (conditions) return conditions;
    if (at->field || at->at == AT_DATA || at->at == AT_FIELD) return test(p, at, W32T_OP_PRESENT, NULL);
    if (at->at == AT_HEADER) { // an element that has only attributes: any of them
        w32t_node *n = NULL;
        for (size_t i = 0; i < sizeof header_fields / sizeof *header_fields; i++) {
            if (strcmp(header_fields[i].element, at->element) != 0) continue;
            path one = *at;
            one.field = header_fields[i].field;
            w32t_node *t = test(p, &one, W32T_OP_PRESENT, NULL);
            n = n ? w32t_tree_or(p->tree, n, t) : t;
        }
        return n;
    }
    if (at->at == AT_EVENTDATA || at->at == AT_USERDATA || at->at == AT_USER)
        return w32t_tree_test(p->tree, column(p), "data", 4, W32T_OP_PRESENT, NULL, 0);
    return w32t_tree_constant(p->tree, true);
}

// ---- Functions

// timediff(@SystemTime[, 'time']) OP milliseconds: how long ago it was.
static w32t_node *timediff(parser *p, const path *context) {
    path at;
    w32t_node *conditions;
    if (!accept(p, "(") || !parse_path(p, context, &at, &conditions))
        return refuse(p, "expected timediff(@SystemTime)");
    if (!at.field || strcmp(at.field, "time") != 0) return refuse(p, "timediff takes @SystemTime");
    int64_t now = p->tree->now;
    literal l;
    if (accept(p, ",") && (!take_literal(p, &l) || !w32t_time_parse(l.text, l.size, &now)))
        return refuse(p, "expected a time");
    w32t_query_op op;
    if (!accept(p, ")") || !take_operator(p, &op) || !take_literal(p, &l))
        return refuse(p, "expected a comparison with milliseconds");
    char digits[24];
    snprintf(digits, sizeof digits, "%.*s", (int)(l.size < 23 ? l.size : 23), l.text);
    char *stop;
    unsigned long long ms = strtoull(digits, &stop, 0);
    if (*stop || ms > 200ull * 365 * 86400 * 1000) return refuse(p, "expected milliseconds");
    static const w32t_query_op turned[W32T_OP_COUNT] = {
        [W32T_OP_EQ] = W32T_OP_EQ, [W32T_OP_NE] = W32T_OP_NE, [W32T_OP_LT] = W32T_OP_GT,
        [W32T_OP_LE] = W32T_OP_GE, [W32T_OP_GT] = W32T_OP_LT, [W32T_OP_GE] = W32T_OP_LE};
    w32t_buf t = {0};
    int64_t back = (int64_t)ms * 1000000;
    w32t_buf_time(&t, now < INT64_MIN + back ? INT64_MIN : now - back);
    w32t_tree_value v = {.text = w32t_buf_cstr(&t), .size = t.n, .column = l.column};
    w32t_node *n = w32t_tree_test(p->tree, l.column, "time", 4, turned[op], &v, 1);
    w32t_buf_free(&t);
    return n;
}

// band(path, bits), alone or compared with 0.
static w32t_node *band(parser *p, const path *context) {
    path at;
    w32t_node *conditions;
    literal l, zero;
    w32t_query_op op;
    if (!accept(p, "(") || !parse_path(p, context, &at, &conditions) || !accept(p, ",") || !take_literal(p, &l) ||
        !accept(p, ")"))
        return refuse(p, "expected band(path, bits)");
    l.quoted = false;
    w32t_node *n = test(p, &at, W32T_OP_BITS, &l);
    if (!n || !take_operator(p, &op)) return n;
    if (!take_literal(p, &zero) || zero.size != 1 || *zero.text != '0' ||
        (op != W32T_OP_NE && op != W32T_OP_GT && op != W32T_OP_EQ))
        return refuse(p, "band() can be compared with 0 only");
    return op == W32T_OP_EQ ? w32t_tree_not(p->tree, n) : n;
}

static w32t_node *text_function(parser *p, const path *context, w32t_query_op op) {
    path at;
    w32t_node *conditions;
    literal l;
    if (!accept(p, "(") || !parse_path(p, context, &at, &conditions) || !accept(p, ",") || !take_literal(p, &l) ||
        !accept(p, ")"))
        return refuse(p, "expected (path, 'text')");
    w32t_node *n = test(p, &at, op, &l);
    return n && conditions ? w32t_tree_and(p->tree, conditions, n) : n;
}

// ---- Expressions

static w32t_node *comparison(parser *p, const path *context) {
    literal l;
    w32t_query_op op;
    path at;
    w32t_node *conditions;
    if (take_literal(p, &l)) { // 4624 = EventID
        static const w32t_query_op turned[W32T_OP_COUNT] = {
            [W32T_OP_EQ] = W32T_OP_EQ, [W32T_OP_NE] = W32T_OP_NE, [W32T_OP_LT] = W32T_OP_GT,
            [W32T_OP_LE] = W32T_OP_GE, [W32T_OP_GT] = W32T_OP_LT, [W32T_OP_GE] = W32T_OP_LE};
        if (!take_operator(p, &op) || !parse_path(p, context, &at, &conditions))
            return refuse(p, "expected a comparison");
        w32t_node *n = test(p, &at, turned[op], &l);
        return n && conditions ? w32t_tree_and(p->tree, conditions, n) : n;
    }
    if (!parse_path(p, context, &at, &conditions)) return NULL;
    if (!take_operator(p, &op)) return presence(p, &at, conditions);
    if (!take_literal(p, &l)) return refuse(p, "expected a number or a text in quotes");
    w32t_node *n = test(p, &at, op, &l);
    return n && conditions ? w32t_tree_and(p->tree, conditions, n) : n;
}

static w32t_node *parse_one(parser *p, const path *context) {
    const char *before = p->s;
    if (accept(p, "(")) {
        w32t_node *n = parse_or(p, context);
        if (n && !accept(p, ")")) return refuse(p, "expected ')'");
        return n;
    }
    char name[32];
    if (take_name(p, name, sizeof name)) {
        blanks(p);
        if (p->s < p->end && *p->s == '(' && strcmp(name, "text") != 0) {
            if (strcmp(name, "timediff") == 0) return timediff(p, context);
            if (strcmp(name, "band") == 0 || strcmp(name, "Band") == 0) return band(p, context);
            if (strcmp(name, "starts-with") == 0) return text_function(p, context, W32T_OP_STARTS);
            if (strcmp(name, "contains") == 0) return text_function(p, context, W32T_OP_CONTAINS);
            if (strcmp(name, "not") == 0) {
                accept(p, "(");
                w32t_node *n = parse_or(p, context);
                if (n && !accept(p, ")")) return refuse(p, "expected ')'");
                return n ? w32t_tree_not(p->tree, n) : NULL;
            }
            if (strcmp(name, "position") == 0)
                return refuse(p, "position() chooses among <Data> only, as Data[position()=3]");
            return refuse(p, "there is timediff(), band(), position(), starts-with(), contains() and not()");
        }
    }
    p->s = before;
    return comparison(p, context);
}

static w32t_node *parse_and(parser *p, const path *context) {
    w32t_node *n = parse_one(p, context);
    while (n && accept_word(p, "and"))
        n = w32t_tree_and(p->tree, n, parse_one(p, context));
    return n;
}

static w32t_node *parse_or(parser *p, const path *context) {
    if (p->depth >= W32T_QUERY_MAX_DEPTH) return refuse(p, "nested too deeply");
    p->depth++;
    w32t_node *n = parse_and(p, context);
    while (n && accept_word(p, "or"))
        n = w32t_tree_or(p->tree, n, parse_and(p, context));
    p->depth--;
    return n;
}

w32t_node *w32t_xpath_query(w32t_tree *tree, const char *s, size_t n, size_t base) {
    parser p = {.tree = tree, .s = s, .start = s, .end = s + n, .base = base};
    path root = {.at = AT_ROOT};
    accept(&p, "/");
    w32t_node *node = parse_or(&p, &root);
    blanks(&p);
    if (node && p.s < p.end) return refuse(&p, "something stands behind the end");
    return node;
}
