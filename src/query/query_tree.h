// SPDX-License-Identifier: Apache-2.0
// The tree that every filter text compiles to, and how front ends (filter language, event-log XPath, ProcMon's words)
// build it: they make tests from a field, an operator and value texts, and join them; what a value text can mean
// (number, time, GUID, folded text, regular expression) is worked out here once, at compile time.
//
// What a test means. A test on a key that the event does not have is false, whatever the operator (`!=` too): `not x ==
// 1` also chooses events without x. A key with several values (an array, a structure, `data`, in-out arguments) passes
// when any of them does; `!=` is true when the key is there and none of its values is equal. Text compares without case
// (Unicode simple folding).
#ifndef W32T_QUERY_QUERY_TREE_H
#define W32T_QUERY_QUERY_TREE_H

#include <win32trace/query.h>
#include "base/mem.h"
#include "base/span.h"

typedef enum w32t_query_op {
    W32T_OP_EQ, // any of the values (`in` has several)
    W32T_OP_NE, // none of the values
    W32T_OP_LT,
    W32T_OP_LE,
    W32T_OP_GT,
    W32T_OP_GE,
    W32T_OP_CONTAINS,
    W32T_OP_STARTS,
    W32T_OP_ENDS,
    W32T_OP_MATCHES, // PCRE2, without case
    W32T_OP_PRESENT, // the key is there and not null; no value
    W32T_OP_BITS,    // (number & value) != 0: XPath's band(), no spelling in the filter language but `has`
    W32T_OP_COUNT
} w32t_query_op;

typedef struct w32t_node w32t_node; // one test, or tests joined; lives in the builder's arena

// What a front end builds with: made by w32t_query_compile(), passed to w32t_front_end.
typedef struct w32t_tree {
    w32t_arena arena;
    const char *text; // the whole filter text, for columns
    size_t text_size;
    w32t_error *error;          // set by the functions below when they return NULL; never NULL itself
    int64_t now;                // ns since 1970: what "now" means, one moment for the whole expression
    uint32_t nodes;             // made so far (bounded)
    struct w32t_regex *regexes; // to be freed with the query
} w32t_tree;

typedef struct w32t_tree_value {
    const char *text; // UTF-8; copied
    size_t size;
    bool quoted;   // the user put it in quotes: text first, a number only where the field is one
    bool exact;    // compare text with case (not in the filter language; for front ends that need it)
    size_t column; // in the filter text, for errors
} w32t_tree_value;

// A test. `field` is a JSON key (cli contract; any case) or "data.NAME…"; `data` or `data.*` is every value of the
// event's data. NULL with tree->error set when the field is unknown or a value cannot be what the field needs. `column`
// is where to point at.
w32t_node *w32t_tree_test(w32t_tree *tree, size_t column, const char *field, size_t field_size, w32t_query_op op,
                          const w32t_tree_value *values, size_t count);
// Where a value lies in an event's data: names taken exactly, with case and all that is in them, one for each level and
// any of several that are called so; or, with no names, the field at `position` (from 1).
#define W32T_PLACE_DEPTH 8u
typedef struct w32t_data_place {
    const char *names[W32T_PLACE_DEPTH];
    uint32_t depth, position;
} w32t_data_place;
w32t_node *w32t_tree_data_test(w32t_tree *tree, size_t column, const w32t_data_place *place, w32t_query_op op,
                               const w32t_tree_value *values, size_t count);
// Joins; NULL arguments give NULL, so that a failure falls through. `and`/`or` flatten; the arguments belong to the
// result after that and are not to be used again.
w32t_node *w32t_tree_and(w32t_tree *tree, w32t_node *a, w32t_node *b);
w32t_node *w32t_tree_or(w32t_tree *tree, w32t_node *a, w32t_node *b);
w32t_node *w32t_tree_not(w32t_tree *tree, w32t_node *a);
w32t_node *w32t_tree_constant(w32t_tree *tree, bool value);
// Sets tree->error (W32T_E_SYNTAX at `column`) and returns NULL.
W32T_PRINTF(3, 4)
w32t_node *w32t_tree_fail(w32t_tree *tree, size_t column, const char *format, ...);

// A front end: parses text[from .. text_size) into a tree, or NULL with tree->error set (column counted in the whole
// text).
typedef w32t_node *(*w32t_front_end)(w32t_tree *tree, size_t from);
w32t_node *w32t_filter_parse(w32t_tree *tree, size_t from); // query_parse.c: the filter language
w32t_node *w32t_xpath_parse(w32t_tree *tree, size_t from);  // xpath.c: `xpath:…`, an event-log XPath or a <QueryList>
w32t_node *w32t_procmon_parse(w32t_tree *tree,
                              size_t from); // procmon_filter.c: `procmon:…`, or tried when the text has its words

// How deep expressions may nest, and how many tests one may have: both bound the evaluator's work on texts from
// strangers.
#define W32T_QUERY_MAX_DEPTH 100u
#define W32T_QUERY_MAX_NODES 10000u

// ---- Inside (query_tree.c, query_eval.c)

typedef enum w32t_node_kind {
    W32T_NODE_TEST,
    W32T_NODE_AND,
    W32T_NODE_OR,
    W32T_NODE_NOT,
    W32T_NODE_TRUE,
    W32T_NODE_FALSE
} w32t_node_kind;

// What an expression needs of an event before it can be evaluated, cheapest first.
typedef enum w32t_need { W32T_NEED_HEADER, W32T_NEED_NAMES, W32T_NEED_FIELDS } w32t_need;

// Keys of the event itself, in the order of the table in query_fields.c.
typedef enum w32t_key {
    W32T_KEY_TIME,
    W32T_KEY_SOURCE,
    W32T_KEY_FILE,
    W32T_KEY_PROVIDER,
    W32T_KEY_GUID,
    W32T_KEY_EVENT,
    W32T_KEY_ID,
    W32T_KEY_VERSION,
    W32T_KEY_LEVEL,
    W32T_KEY_TASK,
    W32T_KEY_OPCODE,
    W32T_KEY_KEYWORDS,
    W32T_KEY_QUALIFIERS,
    W32T_KEY_TASK_NAME,
    W32T_KEY_OPCODE_NAME,
    W32T_KEY_LEVEL_NAME,
    W32T_KEY_CHANNEL,
    W32T_KEY_KEYWORD_NAMES,
    W32T_KEY_PID,
    W32T_KEY_TID,
    W32T_KEY_CPU,
    W32T_KEY_PROCESS,
    W32T_KEY_PROCESS_START,
    W32T_KEY_PROCESS_PATH,
    W32T_KEY_COMMAND_LINE,
    W32T_KEY_PARENT_PID,
    W32T_KEY_ACTIVITY,
    W32T_KEY_RELATED,
    W32T_KEY_COMPUTER,
    W32T_KEY_USER,
    W32T_KEY_RECORD,
    W32T_KEY_MESSAGE,
    W32T_KEY_DATA,
    W32T_KEY_CALL,
    W32T_KEY_MODULE,
    W32T_KEY_CALLER,
    W32T_KEY_RESULT,
    W32T_KEY_ERROR,
    W32T_KEY_ERROR_KIND,
    W32T_KEY_ERROR_NAME,
    W32T_KEY_DURATION_NS,
    W32T_KEY_DURATION,
    W32T_KEY_END,
    W32T_KEY_OPEN,
    W32T_KEY_OPERATION,
    W32T_KEY_PATH,
    W32T_KEY_DETAIL,
    W32T_KEY_CATEGORY,
    // ProcMon's other columns
    W32T_KEY_TIME_OF_DAY,
    W32T_KEY_DATE_TIME,
    W32T_KEY_RELATIVE_TIME,
    W32T_KEY_COMPLETION_TIME,
    W32T_KEY_EVENT_CLASS,
    W32T_KEY_SEQUENCE,
    W32T_KEY_COMPANY,
    W32T_KEY_DESCRIPTION,
    W32T_KEY_IMAGE_VERSION,
    W32T_KEY_AUTHENTICATION_ID,
    W32T_KEY_SESSION,
    W32T_KEY_VIRTUALIZED,
    W32T_KEY_INTEGRITY,
    W32T_KEY_ARCHITECTURE,
    W32T_KEY_STACK,
    W32T_KEY_SCHEMA,
    W32T_KEY_RAW,
    W32T_KEY_MISFIT,
    W32T_KEY_CARVED,
    W32T_KEY_COUNT
} w32t_key;

typedef enum w32t_key_class {
    W32T_CLASS_NUMBER,
    W32T_CLASS_TEXT,
    W32T_CLASS_TIME,
    W32T_CLASS_DURATION,
    W32T_CLASS_GUID,
    W32T_CLASS_ANY
} w32t_key_class;

typedef struct w32t_key_row {
    const char *name;
    uint8_t key_class; // w32t_key_class: what values are checked against at compile time
    uint8_t need;      // w32t_need
} w32t_key_row;
extern const w32t_key_row w32t_key_rows[W32T_KEY_COUNT];

#define W32T_LITERAL_NUMBER   0x01u // magnitude and negative
#define W32T_LITERAL_FLOAT    0x02u
#define W32T_LITERAL_TIME     0x04u
#define W32T_LITERAL_DURATION 0x08u // magnitude holds ns
#define W32T_LITERAL_GUID     0x10u
#define W32T_LITERAL_NULL     0x20u // unquoted null
#define W32T_LITERAL_BOOL     0x40u // unquoted true or false; magnitude 1 or 0 (without W32T_LITERAL_NUMBER)
#define W32T_LITERAL_QUOTED   0x80u
#define W32T_LITERAL_EXACT    0x100u

typedef struct w32t_literal {
    uint16_t flags;
    bool negative;
    uint64_t magnitude;
    double real;
    int64_t time;
    w32t_guid guid;
    const char *text; // UTF-8 as written, unescaped
    size_t size;
    const uint32_t *folded; // code points, folded unless EXACT
    size_t folded_count;
    struct w32t_regex *regex;
} w32t_literal;

typedef struct w32t_path_part {
    const char *name;
    size_t size;
    uint32_t occurrence; // from 1: "x#2" is the second x
    const char *rest;    // from here to the end of the whole path: a field may have dots in its name
    size_t rest_size;
    const char *plain; // with the #N that was split off, for names that really contain it
    size_t plain_size;
    bool exact;        // only `name`, with case; any of those called so
    uint32_t position; // no name: this field of the data, from 1; 0 otherwise
} w32t_path_part;

struct w32t_node {
    uint8_t kind, op, key, need;
    uint32_t kid_count, kid_room;
    w32t_node **kids;
    const w32t_path_part *path; // data.NAME: parts; NULL = every value of data
    uint32_t path_count;
    const w32t_literal *literals;
    uint32_t literal_count;
};

struct w32t_query {
    w32t_tree tree;
    w32t_node *root;
    char *source;
    w32t_query *also; // must match too; owned
};

// query_regex.c: PCRE2 with limits.
struct w32t_regex *w32t_regex_compile(w32t_tree *tree, const char *pattern, size_t size, bool exact, size_t column);
bool w32t_regex_match(struct w32t_regex *regex, const uint8_t *utf8, size_t size);
uint64_t w32t_regex_gave_up(const struct w32t_regex *regex);
void w32t_regex_free_all(struct w32t_regex *first);

bool w32t_node_match(const w32t_node *node, w32t_event *event); // query_eval.c

// "now", "now-10m", "now+5s" counted from `now`; false when the text is none of them.
bool w32t_query_now(const char *text, size_t n, int64_t now, int64_t *time);

#endif
