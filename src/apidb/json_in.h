// SPDX-License-Identifier: Apache-2.0
// A JSON text as a tree, for the importer. Nodes and texts live in one arena until json_free().
#ifndef W32T_APIDB_JSON_IN_H
#define W32T_APIDB_JSON_IN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <win32trace/status.h>

typedef enum json_kind { JSON_NULL, JSON_BOOL, JSON_NUMBER, JSON_TEXT, JSON_ARRAY, JSON_OBJECT } json_kind;

typedef struct json {
    uint8_t kind;
    bool truth;
    const char *key;  // in an object
    const char *text; // JSON_TEXT; JSON_NUMBER as written
    struct json *first, *next;
} json;

typedef struct json_tree json_tree;

// W32T_E_FORMAT with the byte offset in `error` when the text is no JSON; nesting over 64 levels is refused.
w32t_status json_parse(const char *text, size_t size, json_tree **tree, const json **root, w32t_error *error);
void json_free(json_tree *tree);

// All of these take NULL, and nodes of another kind, for an absent value.
const json *json_get(const json *object, const char *key);
const char *json_text(const json *node); // "" when it is no text
int64_t json_int(const json *node, int64_t otherwise);
bool json_has(const json *array, const char *text); // an array of texts holds this one

#endif
