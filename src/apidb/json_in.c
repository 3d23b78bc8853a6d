// SPDX-License-Identifier: Apache-2.0
// Parses JSON into a tree. In: text of a file somebody brought; out: nodes. Texts are unescaped into UTF-8.
#include "apidb/json_in.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK     ((size_t)256 << 10)
#define MAX_DEPTH 64

typedef struct block {
    struct block *next;
    size_t used, room;
} block;

struct json_tree {
    block *blocks;
};

typedef struct parser {
    const char *p, *end, *begin;
    json_tree *tree;
    bool memory;
    unsigned depth;
} parser;

static void *take(parser *s, size_t size) {
    size = (size + 7) & ~(size_t)7;
    block *b = s->tree->blocks;
    if (!b || b->room - b->used < size) {
        size_t room = size > BLOCK ? size : BLOCK;
        b = malloc(sizeof *b + room);
        if (!b) {
            s->memory = true;
            return NULL;
        }
        *b = (block){s->tree->blocks, 0, room};
        s->tree->blocks = b;
    }
    void *at = (char *)(b + 1) + b->used;
    b->used += size;
    return at;
}

static void space(parser *s) {
    while (s->p < s->end && (*s->p == ' ' || *s->p == '\t' || *s->p == '\n' || *s->p == '\r'))
        s->p++;
}

static bool hex4(parser *s, uint32_t *out) {
    if (s->end - s->p < 4) return false;
    uint32_t v = 0;
    for (int i = 0; i < 4; i++) {
        char c = *s->p++;
        uint32_t digit = c >= '0' && c <= '9'   ? (uint32_t)(c - '0')
                         : c >= 'a' && c <= 'f' ? (uint32_t)(c - 'a' + 10)
                         : c >= 'A' && c <= 'F' ? (uint32_t)(c - 'A' + 10)
                                                : 16;
        if (digit == 16) return false;
        v = v << 4 | digit;
    }
    *out = v;
    return true;
}

static char *put_utf8(char *to, uint32_t c) {
    if (c < 0x80) {
        *to++ = (char)c;
    } else if (c < 0x800) {
        *to++ = (char)(0xC0 | c >> 6);
        *to++ = (char)(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        *to++ = (char)(0xE0 | c >> 12);
        *to++ = (char)(0x80 | (c >> 6 & 0x3F));
        *to++ = (char)(0x80 | (c & 0x3F));
    } else {
        *to++ = (char)(0xF0 | c >> 18);
        *to++ = (char)(0x80 | (c >> 12 & 0x3F));
        *to++ = (char)(0x80 | (c >> 6 & 0x3F));
        *to++ = (char)(0x80 | (c & 0x3F));
    }
    return to;
}

static bool escape(parser *s, char **to) {
    static const char from[] = "\"\\/bfnrt", into[] = "\"\\/\b\f\n\r\t";
    char c = *s->p++;
    const char *at = strchr(from, c);
    if (c && at) {
        *(*to)++ = into[at - from];
        return true;
    }
    uint32_t v, low;
    if (c != 'u' || !hex4(s, &v)) return false;
    if (v >= 0xD800 && v < 0xDC00 && s->end - s->p >= 6 && s->p[0] == '\\' && s->p[1] == 'u') {
        const char *back = s->p;
        s->p += 2;
        if (hex4(s, &low) && low >= 0xDC00 && low < 0xE000)
            v = 0x10000 + ((v - 0xD800) << 10) + (low - 0xDC00);
        else
            s->p = back;
    }
    *to = put_utf8(*to, v);
    return true;
}

static const char *text(parser *s) {
    if (s->p >= s->end || *s->p != '"') return NULL;
    const char *from = ++s->p, *close = from;
    while (close < s->end && *close != '"')
        close += *close == '\\' && close + 1 < s->end ? 2 : 1;
    if (close >= s->end) return NULL;
    char *out = take(s, (size_t)(close - from) + 1), *to = out;
    if (!out) return NULL;
    while (s->p < close) {
        if (*s->p == '\\') {
            s->p++;
            if (!escape(s, &to)) return NULL;
        } else {
            *to++ = *s->p++;
        }
    }
    *to = 0;
    s->p = close + 1;
    return out;
}

static json *value(parser *s);

static bool members(parser *s, json *node, bool object) {
    json **last = &node->first;
    char close = object ? '}' : ']';
    s->p++;
    space(s);
    if (s->p < s->end && *s->p == close) {
        s->p++;
        return true;
    }
    for (;;) {
        const char *key = NULL;
        space(s);
        if (object) {
            key = text(s);
            space(s);
            if (!key || s->p >= s->end || *s->p++ != ':') return false;
        }
        json *member = value(s);
        if (!member) return false;
        member->key = key;
        *last = member;
        last = &member->next;
        space(s);
        if (s->p >= s->end) return false;
        char c = *s->p++;
        if (c == close) return true;
        if (c != ',') return false;
    }
}

static bool word(parser *s, const char *w) {
    size_t n = strlen(w);
    if ((size_t)(s->end - s->p) < n || memcmp(s->p, w, n) != 0) return false;
    s->p += n;
    return true;
}

static bool number(parser *s, json *node) {
    const char *from = s->p;
    while (s->p < s->end && strchr("+-0123456789.eE", *s->p) && *s->p)
        s->p++;
    size_t n = (size_t)(s->p - from);
    char *copy = n ? take(s, n + 1) : NULL;
    if (!copy) return false;
    memcpy(copy, from, n);
    copy[n] = 0;
    node->text = copy;
    return true;
}

static json *value(parser *s) {
    space(s);
    json *node = take(s, sizeof *node);
    if (!node || s->p >= s->end || s->depth >= MAX_DEPTH) return NULL;
    memset(node, 0, sizeof *node);
    bool ok;
    s->depth++;
    switch (*s->p) {
    case '{':
    case '[':
        node->kind = *s->p == '{' ? JSON_OBJECT : JSON_ARRAY;
        ok = members(s, node, *s->p == '{');
        break;
    case '"':
        node->kind = JSON_TEXT;
        ok = (node->text = text(s)) != NULL;
        break;
    case 't':
    case 'f':
        node->kind = JSON_BOOL;
        node->truth = *s->p == 't';
        ok = word(s, node->truth ? "true" : "false");
        break;
    case 'n':
        ok = word(s, "null");
        break;
    default:
        node->kind = JSON_NUMBER;
        ok = number(s, node);
        break;
    }
    s->depth--;
    return ok ? node : NULL;
}

w32t_status json_parse(const char *from, size_t size, json_tree **tree, const json **root, w32t_error *error) {
    parser s = {.p = from, .begin = from, .end = from + size, .tree = calloc(1, sizeof(json_tree))};
    if (!s.tree) return W32T_E_MEMORY;
    if (size >= 3 && memcmp(from, "\xEF\xBB\xBF", 3) == 0) s.p += 3;
    json *node = value(&s);
    space(&s);
    if (node && s.p == s.end) {
        *tree = s.tree;
        *root = node;
        return W32T_OK;
    }
    json_free(s.tree);
    if (s.memory) return W32T_E_MEMORY;
    if (error) {
        error->status = W32T_E_FORMAT;
        error->offset = (uint64_t)(s.p - s.begin);
        error->record = W32T_NO_RECORD;
        snprintf(error->text, sizeof error->text, "no JSON here");
    }
    return W32T_E_FORMAT;
}

void json_free(json_tree *tree) {
    if (!tree) return;
    for (block *b = tree->blocks, *next; b; b = next) {
        next = b->next;
        free(b);
    }
    free(tree);
}

const json *json_get(const json *object, const char *key) {
    if (!object || object->kind != JSON_OBJECT) return NULL;
    for (const json *m = object->first; m; m = m->next)
        if (strcmp(m->key, key) == 0) return m;
    return NULL;
}

const char *json_text(const json *node) {
    return node && node->kind == JSON_TEXT ? node->text : "";
}

int64_t json_int(const json *node, int64_t otherwise) {
    return node && node->kind == JSON_NUMBER ? (int64_t)strtoll(node->text, NULL, 10) : otherwise;
}

bool json_has(const json *array, const char *what) {
    if (!array || array->kind != JSON_ARRAY) return false;
    for (const json *m = array->first; m; m = m->next)
        if (m->kind == JSON_TEXT && strcmp(m->text, what) == 0) return true;
    return false;
}
