// SPDX-License-Identifier: Apache-2.0
// Which DLL exports which function, from the import libraries of mingw-w64 (archives of small COFF objects). An
// object's .idata$6 holds the export's true name, its undefined _head_* symbol names the DLL it belongs to.
#include "apigen.h"

#include <stdlib.h>
#include <string.h>

typedef struct bytes {
    const uint8_t *at;
    size_t size;
} bytes;

static uint32_t u32(const uint8_t *p) {
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint16_t u16(const uint8_t *p) {
    return (uint16_t)(p[0] | p[1] << 8);
}

static bytes load(const char *path) {
    FILE *f = fopen(path, "rb");
    if (!f) die("%s: cannot be opened", path);
    fseek(f, 0, SEEK_END);
    size_t size = (size_t)ftell(f);
    rewind(f);
    uint8_t *at = malloc(size + 1);
    if (!at || fread(at, 1, size, f) != size) die("%s: cannot be read", path);
    fclose(f);
    return (bytes){at, size};
}

// The export's name in a member, NULL when it has none (heads, tails, imports by ordinal).
static const char *member_export(bytes m) {
    if (m.size < 20) return NULL;
    unsigned sections = u16(m.at + 2);
    for (unsigned i = 0; i < sections; i++) {
        size_t at = 20 + 40u * i;
        if (at + 40 > m.size) return NULL;
        const uint8_t *s = m.at + at;
        uint32_t size = u32(s + 16), from = u32(s + 20);
        if (memcmp(s, ".idata$6", 8) == 0 && size > 2 && from < m.size && size <= m.size - from &&
            memchr(m.at + from + 2, 0, size - 2))
            return (const char *)m.at + from + 2;
    }
    return NULL;
}

static const char *member_head(bytes m, char out[128]) {
    uint32_t table = u32(m.at + 8), count = u32(m.at + 12);
    if (table > m.size || (m.size - table) / 18 < count) return "";
    const uint8_t *strings = m.at + table + 18u * count;
    for (uint32_t i = 0; i < count; i++) {
        const uint8_t *s = m.at + table + 18u * i;
        const char *name = u32(s) == 0 ? (const char *)strings + u32(s + 4) : (const char *)s;
        if ((const uint8_t *)name >= m.at + m.size) continue;
        if (strstr(name, "_head_")) {
            snprintf(out, 128, "%.120s", name);
            return out;
        }
        i += s[17];
    }
    return "";
}

// Whether a member with this head counts for the line's words.
static bool head_fits(const char *head, char *const *words, unsigned count) {
    bool fits = count == 0, wanted = false;
    for (unsigned i = 0; i < count; i++) {
        if (words[i][0] == '-') {
            if (strstr(head, words[i] + 1)) return false;
        } else {
            wanted = true;
            fits |= strstr(head, words[i]) != NULL;
        }
    }
    return fits || !wanted;
}

static void add_export(dll_list *list, const char *name, unsigned dll, int arch) {
    void **slot = map_at(&list->exports, name);
    if (!*slot) *slot = calloc(1, sizeof(exported));
    exported *e = *slot;
    for (unsigned i = 0; i < e->count; i++) {
        if (e->dlls[i] == dll) {
            e->arch[i] |= (uint8_t)(1 << arch);
            return;
        }
    }
    if (e->count == 16) return;
    e->dlls[e->count] = (uint8_t)dll;
    e->arch[e->count++] = (uint8_t)(1 << arch);
}

static void read_archive(dll_list *list, const char *path, unsigned dll, int arch, char *const *words,
                         unsigned word_count) {
    bytes all = load(path);
    if (all.size < 8 || memcmp(all.at, "!<arch>\n", 8) != 0) die("%s: not an archive", path);
    for (size_t at = 8; at + 60 <= all.size;) {
        size_t size = (size_t)strtoul((const char *)all.at + at + 48, NULL, 10);
        bytes member = {all.at + at + 60, size};
        if (size > all.size - at - 60) die("%s: cut short", path);
        char head[128];
        bool index = all.at[at] == '/' && !(all.at[at + 1] >= '0' && all.at[at + 1] <= '9'); // "/123" is a long name
        const char *name = index ? NULL : member_export(member);
        if (name && head_fits(member_head(member, head), words, word_count)) add_export(list, name, dll, arch);
        at += 60 + size + (size & 1);
    }
    free((void *)all.at);
}

#define MAX_WORDS 40u // of a line

void implib_read(dll_list *list, const char *dlls_txt, const char *lib64, const char *lib32) {
    char *text = read_file(dlls_txt), *save = NULL;
    for (char *line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        char *words[MAX_WORDS], *next = NULL;
        unsigned count = 0;
        if (*line == '#') continue;
        for (char *w = strtok_r(line, " ", &next); w && count < MAX_WORDS; w = strtok_r(NULL, " ", &next))
            words[count++] = w;
        if (count < 2) continue;
        if (list->count == MAX_DLLS) die("%s: more than %d DLLs", dlls_txt, MAX_DLLS);
        unsigned dll = list->count++;
        list->names[dll] = words[0];
        bool named = strcmp(words[1], "=") == 0;
        for (unsigned i = 2; named && i < count; i++)
            for (int arch = 0; arch < ARCHES; arch++)
                add_export(list, words[i], dll, arch);
        for (int arch = 0; !named && arch < ARCHES; arch++) {
            char *path = text_format("%s/lib%s.a", arch == X64 ? lib64 : lib32, words[1]);
            FILE *there = fopen(path, "rb");
            if (!there && arch == X86) continue; // a few libraries exist for x86-64 only
            if (there) fclose(there);
            read_archive(list, path, dll, arch, words + 2, count - 2);
        }
    }
}

// The 16 bytes a symbol names: libuuid has one in each section of its own.
static void member_guids(bytes m, guid_fn see, void *context) {
    if (m.size < 20) return;
    uint32_t sections = u16(m.at + 2), table = u32(m.at + 8), count = u32(m.at + 12);
    if (table > m.size || (m.size - table) / 18 < count || 20 + 40u * sections > m.size) return;
    const char *strings = (const char *)m.at + table + 18u * count;
    for (uint32_t i = 0; i < count; i++) {
        const uint8_t *s = m.at + table + 18u * i;
        uint32_t section = u16(s + 12), value = u32(s + 8);
        char name[128];
        bool is_long = u32(s) == 0;
        i += s[17];
        if (s[16] != 2 || !section || section > sections) continue; // defined and for others
        if (is_long && u32(s + 4) >= m.size - (size_t)(strings - (const char *)m.at)) continue;
        snprintf(name, sizeof name, "%.*s", is_long ? 120 : 8, is_long ? strings + u32(s + 4) : (const char *)s);
        const uint8_t *head = m.at + 20 + 40u * (section - 1);
        uint32_t size = u32(head + 16), from = u32(head + 20);
        if (from > m.size || size > m.size - from || value > size || size - value < 16) continue;
        see(context, name, m.at + from + value);
    }
}

void implib_guids(const char *path, guid_fn see, void *context) {
    bytes all = load(path);
    if (all.size < 8 || memcmp(all.at, "!<arch>\n", 8) != 0) die("%s: not an archive", path);
    for (size_t at = 8; at + 60 <= all.size;) {
        size_t size = (size_t)strtoul((const char *)all.at + at + 48, NULL, 10);
        if (size > all.size - at - 60) die("%s: cut short", path);
        bool index = all.at[at] == '/' && !(all.at[at + 1] >= '0' && all.at[at + 1] <= '9');
        if (!index) member_guids((bytes){all.at + at + 60, size}, see, context);
        at += 60 + size + (size & 1);
    }
    free((void *)all.at);
}
