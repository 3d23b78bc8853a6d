// SPDX-License-Identifier: Apache-2.0
// Reads the words of our annotated prototypes (apidata/words.h). In: cursors of a function and its parameters; out:
// facts. A word or a name nobody knows is a complaint, and fails the run.
#include "apigen.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct words_of {
    char *at[24];
    unsigned count;
} words_of;

static enum CXChildVisitResult add_word(CXCursor cursor, CXCursor parent, CXClientData data) {
    (void)parent;
    words_of *w = data;
    if (clang_getCursorKind(cursor) == CXCursor_AnnotateAttr && w->count < 24)
        w->at[w->count++] = text_of(clang_getCursorSpelling(cursor));
    return CXChildVisit_Continue;
}

static int param_index(CXCursor function, const char *name) {
    int count = clang_Cursor_getNumArguments(function);
    for (int i = 0; i < count; i++) {
        char *is = text_of(clang_getCursorSpelling(clang_Cursor_getArgument(function, (unsigned)i)));
        bool same = strcmp(is, name) == 0;
        free(is);
        if (same) return i;
    }
    return -1;
}

static size_t identifier(const char **text, char out[128]) {
    size_t n = 0;
    while (**text == ' ')
        ++*text;
    for (; (isalnum((unsigned char)**text) || **text == '_') && n + 1 < 128; ++*text)
        out[n++] = **text;
    out[n] = 0;
    while (**text == ' ')
        ++*text;
    return n;
}

static uint16_t param_of(const char *function_name, CXCursor function, const char *name) {
    int index = param_index(function, name);
    if (index < 0) complain("%s: no parameter is called %s", function_name, name);
    return (uint16_t)(index < 0 ? 0 : index);
}

// "n", "*n", "n * 4", "n * m", "n->Information", "12", "return" → a length in units of `unit` bytes.
static w32t_api_length length_of(const char *function_name, CXCursor function, const char *text, uint8_t unit) {
    w32t_api_length length = {W32T_API_LEN_NONE, unit, 0};
    char name[128];
    text += strspn(text, " ");
    bool deref = *text == '*';
    text += deref;
    identifier(&text, name);
    if (isdigit((unsigned char)name[0])) {
        length.how = W32T_API_LEN_CONST;
        length.operand = (uint16_t)strtoul(name, NULL, 0);
    } else if (strcmp(name, "return") == 0) {
        length.how = W32T_API_LEN_RESULT;
    } else {
        length.how = deref ? W32T_API_LEN_DEREF : W32T_API_LEN_PARAM;
        length.operand = param_of(function_name, function, name);
    }
    if (strcmp(text, "->Information") == 0) {
        length.how = W32T_API_LEN_INFORMATION;
    } else if (*text == '*') {
        text++;
        identifier(&text, name);
        if (isdigit((unsigned char)name[0])) {
            length.scale = (uint8_t)(strtoul(name, NULL, 0) * (unit ? unit : 1));
        } else if (length.how == W32T_API_LEN_PARAM) {
            length.how = W32T_API_LEN_PRODUCT;
            uint16_t other =
                strcmp(name, "return") == 0 ? W32T_API_PRODUCT_RESULT : param_of(function_name, function, name);
            length.operand = (uint16_t)(length.operand | other << 8);
        }
    } else if (*text) {
        complain("%s: length is not understood at \"%s\"", function_name, text);
    }
    return length;
}

static const struct {
    const char *name;
    uint8_t shape;
} SHAPES[] = {
    {"hex", W32T_SHAPE_HEX},         {"pid", W32T_SHAPE_PID},           {"tid", W32T_SHAPE_TID},
    {"port", W32T_SHAPE_PORT},       {"win32", W32T_SHAPE_WIN32},       {"ntstatus", W32T_SHAPE_NTSTATUS},
    {"hresult", W32T_SHAPE_HRESULT}, {"wsa", W32T_SHAPE_WSA},           {"errno", W32T_SHAPE_ERRNO},
    {"handle", W32T_SHAPE_HANDLE},   {"ipv4", W32T_SHAPE_IPV4},         {"address", W32T_SHAPE_ADDRESS},
    {"char", W32T_SHAPE_CHAR},       {"utc_time", W32T_SHAPE_UTC_TIME}, {"bool", W32T_SHAPE_BOOL},
};

static const struct {
    const char *name;
    uint8_t kind;
} KINDS[] = {
    {"buffer", W32T_API_BUFFER},      {"utf16", W32T_API_STRING_W},
    {"ansi", W32T_API_STRING_A},      {"multi_utf16", W32T_API_MULTI_W},
    {"multi_ansi", W32T_API_MULTI_A}, {"sid", W32T_API_SID},
    {"sockaddr", W32T_API_SOCKADDR},  {"security_descriptor", W32T_API_SECURITY_DESCRIPTOR},
    {"guid", W32T_API_GUID},          {"pointer", W32T_API_POINTER},
    {"scalar", W32T_API_SCALAR},      {"bstr", W32T_API_BSTR},
    {"handle", W32T_API_HANDLE},      {"uint", W32T_API_UINT},
    {"struct", W32T_API_STRUCT},      {"callback", W32T_API_CALLBACK},
};

static void shape_word(const char *function_name, const char *text, uint8_t *shape) {
    for (size_t i = 0; i < sizeof SHAPES / sizeof SHAPES[0]; i++)
        if (strcmp(SHAPES[i].name, text) == 0) {
            *shape = SHAPES[i].shape;
            return;
        }
    complain("%s: _Show_(%s) is unknown", function_name, text);
}

static void kind_word(const char *function_name, const char *text, uint8_t *kind) {
    for (size_t i = 0; i < sizeof KINDS / sizeof KINDS[0]; i++)
        if (strcmp(KINDS[i].name, text) == 0) {
            *kind = KINDS[i].kind;
            return;
        }
    complain("%s: _Is_(%s) is unknown", function_name, text);
}

static uint32_t set_named(generator *g, const char *function_name, const char *name) {
    void *slot = map_get(&g->sets, name);
    if (!slot) complain("%s: the set %s is unknown", function_name, name);
    return slot ? (uint32_t)(uintptr_t)slot - 1 : 0;
}

// What a counted pointer is, and the bytes of one of its units (0: elements of the target type).
static uint8_t counted(const type_facts *type, bool bytes, api_param_row *row) {
    if (type->text_unit && row->kind != W32T_API_BUFFER) {
        row->kind = type->text_unit == 2 ? W32T_API_STRING_W : W32T_API_STRING_A;
        return bytes ? 1 : type->text_unit;
    }
    bool one_byte = type->target64 <= 1 && type->kind != W32T_API_STRUCT;
    if (bytes || one_byte || type->kind == W32T_API_POINTER) {
        if (row->kind == W32T_API_POINTER || row->kind == W32T_API_SCALAR || row->kind == W32T_API_STRUCT ||
            row->kind == W32T_API_ARRAY)
            row->kind = W32T_API_BUFFER;
        return 1;
    }
    if (row->kind == W32T_API_SOCKADDR || row->kind == W32T_API_SECURITY_DESCRIPTOR || row->kind == W32T_API_SID)
        return 1;
    // objects and variants are several of their kind
    if (row->kind != W32T_API_COM_OUT && row->kind != W32T_API_VARIANT) row->kind = W32T_API_ARRAY;
    return 0;
}

static void sal_word(const char *function_name, CXCursor function, const type_facts *type, char *word,
                     api_param_row *row) {
    char *first = strchr(word, '|'), *second = first ? strchr(first + 1, '|') : NULL;
    if (first) *first++ = 0;
    if (second) *second++ = 0;
    row->flags &= (uint16_t)~W32T_API_GUESSED;
    if (starts(word, "_Inout_"))
        row->flags |= W32T_API_IN | W32T_API_OUT;
    else if (starts(word, "_Out"))
        row->flags |= W32T_API_OUT;
    else
        row->flags |= W32T_API_IN;
    if (strstr(word, "opt_")) row->flags |= W32T_API_OPTIONAL;
    if (!first) return;
    uint8_t unit = counted(type, strstr(word, "bytes_") != NULL, row);
    row->size = length_of(function_name, function, first, unit);
    if (second) row->filled = length_of(function_name, function, second, unit);
}

static void own_word(generator *g, const char *function_name, CXCursor function, char *word, api_param_row *row) {
    char *argument = strchr(word, '|');
    if (argument) *argument++ = 0;
    if (strcmp(word, "_Out_iid_") == 0) {
        int index = param_index(function, argument);
        if (index < 0) complain("%s: no parameter is called %s", function_name, argument);
        row->kind = W32T_API_COM_OUT;
        row->flags = (uint16_t)((row->flags & ~W32T_API_GUESSED) | W32T_API_OUT);
        row->iid_param = (uint8_t)(index + 1);
    } else if (strcmp(word, "_Names_") == 0) {
        row->set = set_named(g, function_name, argument);
    } else if (strcmp(word, "_Show_") == 0) {
        shape_word(function_name, argument, &row->shape);
    } else if (strcmp(word, "_Opens_") == 0) {
        row->flags |= W32T_API_OPENS;
    } else if (strcmp(word, "_Closes_") == 0) {
        row->flags |= W32T_API_CLOSES;
    } else if (strcmp(word, "_Secret_") == 0) {
        row->flags |= W32T_API_SECRET;
    } else if (strcmp(word, "_Short_") == 0) {
        row->flags |= W32T_API_SHORT;
    } else if (strcmp(word, "_Reserved_") == 0) {
        row->flags = (uint16_t)((row->flags & ~W32T_API_GUESSED) | W32T_API_RESERVED | W32T_API_IN);
    } else if (strcmp(word, "_Is_") != 0) {
        complain("%s: the word %s is unknown", function_name, word);
    }
}

void annotate_param(generator *g, const char *function_name, CXCursor function, CXCursor param, const type_facts *type,
                    api_param_row *row) {
    words_of w = {.count = 0};
    clang_visitChildren(param, add_word, &w);
    if (w.count == 0) return;
    row->flags &= (uint16_t) ~(W32T_API_IN | W32T_API_OUT | W32T_API_GUESSED);
    // The kind first: lengths depend on it.
    for (unsigned i = 0; i < w.count; i++)
        if (starts(w.at[i], "_Is_|")) kind_word(function_name, w.at[i] + 5, &row->kind);
    for (unsigned i = 0; i < w.count; i++) {
        if (starts(w.at[i], "_In_") || starts(w.at[i], "_Inout_") ||
            (starts(w.at[i], "_Out") && !starts(w.at[i], "_Out_iid_")))
            sal_word(function_name, function, type, w.at[i], row);
        else
            own_word(g, function_name, function, w.at[i], row);
    }
    if (!(row->flags & (W32T_API_IN | W32T_API_OUT))) row->flags |= W32T_API_IN;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Functions

static const char *const TESTS[] = {"never",    "zero",  "nonzero",           "minus_one", "negative",
                                    "nt_error", "value", "zero_or_minus_one", "below_33",  "last_error"};
static const char *const CODES[] = {"none",    "last_error", "wsa",        "errno",        "ntstatus",
                                    "hresult", "win32",      "result_wsa", "result_errno", "result"};

static int word_in(const char *const *table, size_t count, const char *word, size_t length) {
    for (size_t i = 0; i < count; i++)
        if (strlen(table[i]) == length && strncmp(table[i], word, length) == 0) return (int)i;
    return -1;
}

// "zero, last_error", "value(3), win32", "never"
static void fails_word(const char *name, const char *text, function_facts *facts) {
    size_t length = strcspn(text, ",( ");
    int test = word_in(TESTS, sizeof TESTS / sizeof TESTS[0], text, length), code = 0;
    text += length;
    if (*text == '(') {
        char *end;
        facts->failure.value = (int32_t)strtol(text + 1, &end, 0);
        text = end + (*end == ')');
    }
    text += strspn(text, ", ");
    if (*text) code = word_in(CODES, sizeof CODES / sizeof CODES[0], text, strlen(text));
    if (test < 0 || code < 0) {
        complain("%s: _Fails_ is not understood", name);
        return;
    }
    facts->failure.test = (uint8_t)test;
    facts->failure.code = (uint8_t)code;
    facts->fails_stated = true;
}

static void groups_word(const char *name, char *text, uint16_t *groups) {
    char *save;
    for (char *w = strtok_r(text, ", ", &save); w; w = strtok_r(NULL, ", ", &save)) {
        uint16_t bit = w32t_api_group(w);
        if (!bit) complain("%s: the group %s is unknown", name, w);
        *groups |= bit;
    }
}

void annotate_function(generator *g, const char *name, CXCursor function, const char *file, function_facts *facts) {
    words_of w = {.count = 0};
    clang_visitChildren(function, add_word, &w);
    facts->groups |= w32t_api_group(file); // files of other names give no group
    for (unsigned i = 0; i < w.count; i++) {
        char *argument = strchr(w.at[i], '|');
        if (argument) *argument++ = 0;
        if (strcmp(w.at[i], "_Fails_") == 0)
            fails_word(name, argument, facts);
        else if (strcmp(w.at[i], "_Group_") == 0)
            groups_word(name, argument, &facts->groups);
        else if (strcmp(w.at[i], "_Result_") == 0)
            facts->result_set = set_named(g, name, argument);
        else if (strcmp(w.at[i], "_Show_") == 0)
            shape_word(name, argument, &facts->result_shape);
        else if (strcmp(w.at[i], "_Opens_") == 0)
            facts->result_flags |= W32T_API_OPENS;
        else if (strcmp(w.at[i], "_Hot_") == 0)
            facts->hot = true;
        else if (strcmp(w.at[i], "_Handles_") == 0)
            facts->handles = true;
        else if (strcmp(w.at[i], "_Noreturn_") == 0)
            facts->noreturn = true;
        else
            complain("%s: the word %s is unknown", name, w.at[i]);
    }
}
