// SPDX-License-Identifier: Apache-2.0
// Text and maps for the generator. Nothing is freed: the program runs for seconds and ends.
#include "apigen.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static unsigned complaint_count;

void die(const char *format, ...) {
    va_list list;
    va_start(list, format);
    fputs("apigen: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    exit(1);
}

void complain(const char *format, ...) {
    va_list list;
    va_start(list, format);
    fputs("apigen: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    complaint_count++;
}

unsigned complaints(void) {
    return complaint_count;
}

static void *get(size_t size) {
    void *p = calloc(1, size);
    if (!p) die("out of memory");
    return p;
}

char *text_copy(const char *text, size_t length) {
    char *copy = get(length + 1);
    memcpy(copy, text, length);
    return copy;
}

char *text_format(const char *format, ...) {
    va_list list;
    va_start(list, format);
    va_list again;
    va_copy(again, list);
    int length = vsnprintf(NULL, 0, format, list);
    char *text = get((size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    va_end(list);
    return text;
}

char *text_of(CXString s) {
    const char *c = clang_getCString(s);
    char *copy = text_copy(c ? c : "", c ? strlen(c) : 0);
    clang_disposeString(s);
    return copy;
}

bool starts(const char *text, const char *with) {
    return strncmp(text, with, strlen(with)) == 0;
}

char *read_file(const char *path) {
    FILE *f = fopen(path, "rb");
    if (!f) die("%s: cannot be opened", path);
    fseek(f, 0, SEEK_END);
    long size = ftell(f);
    rewind(f);
    char *text = get((size_t)size + 1);
    if (fread(text, 1, (size_t)size, f) != (size_t)size) die("%s: cannot be read", path);
    fclose(f);
    return text;
}

static size_t hash(const char *key) {
    size_t h = 1469598103934665603u;
    for (; *key; key++)
        h = (h ^ (unsigned char)*key) * 1099511628211u;
    return h;
}

static map_slot *slot_of(const map *m, const char *key) {
    size_t at = hash(key) & (m->room - 1);
    while (m->slots[at].key && strcmp(m->slots[at].key, key) != 0)
        at = (at + 1) & (m->room - 1);
    return &m->slots[at];
}

void **map_at(map *m, const char *key) {
    if (m->used * 2 >= m->room) {
        map bigger = {get((m->room ? m->room * 2 : 4096) * sizeof(map_slot)), m->room ? m->room * 2 : 4096, m->used};
        for (size_t i = 0; i < m->room; i++)
            if (m->slots[i].key) *slot_of(&bigger, m->slots[i].key) = m->slots[i];
        free(m->slots);
        *m = bigger;
    }
    map_slot *s = slot_of(m, key);
    if (!s->key) {
        s->key = text_copy(key, strlen(key));
        m->used++;
    }
    return &s->value;
}

void *map_get(const map *m, const char *key) {
    return m->room ? slot_of(m, key)->value : NULL;
}

static int by_key(const void *left, const void *right) {
    return strcmp((*(map_slot *const *)left)->key, (*(map_slot *const *)right)->key);
}

map_slot **map_sorted(const map *m, size_t *count) {
    map_slot **sorted = get((m->used + 1) * sizeof *sorted);
    *count = 0;
    for (size_t i = 0; i < m->room; i++)
        if (m->slots[i].key) sorted[(*count)++] = &m->slots[i];
    qsort(sorted, *count, sizeof *sorted, by_key);
    return sorted;
}
