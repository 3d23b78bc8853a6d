// SPDX-License-Identifier: Apache-2.0
// Reads apidata/members.txt: names of the values of structures' members ("STRUCTURE.MEMBER SET"), and what members
// point at where their C type does not say ("STRUCTURE.MEMBER is TYPE"). A structure, member, set or type that is not
// there is a complaint. "FUNCTION.PARAMETER by CLASS", and "VALUE TYPE" lines below it, say which structure is in a
// buffer, or which set names a number, by what another parameter asks for: kept as a set "FUNCTION.PARAMETER" that has
// the types' names by value, and the name of the other parameter at the value of all ones. "STRUCTURE.MEMBER chooses",
// and "VALUE ARM" lines below it, say which arm of the structure's union applies: a set "STRUCTURE chooses" of the same
// form. "STRUCTURE in MEMBER …" names the members that count before a call that fills the structure: a set "STRUCTURE
// in". "STRUCTURE.MEMBER counts ARRAY": how many elements of the array there are, or of what the
// member points at: a set "STRUCTURE counts", the arrays from 0 up, what counts each of them from all ones down.
#include "apigen.h"

#include <stdlib.h>
#include <string.h>

static uint32_t pointer_type(generator *g, const char *place, const char *word) {
    static const struct {
        const char *word, *text;
        uint8_t kind;
    } types[] = {{"security_descriptor", "PSECURITY_DESCRIPTOR", W32T_API_SECURITY_DESCRIPTOR},
                 {"sid", "PSID", W32T_API_SID},
                 {"multi_utf16", "PZZWSTR", W32T_API_MULTI_W},
                 {"multi_ansi", "PZZSTR", W32T_API_MULTI_A},
                 {"pointer", "LPVOID", W32T_API_POINTER}},
      numbers[] = {{"ipv4", "IPAddr", W32T_SHAPE_IPV4}, {"hex16", "WORD", W32T_SHAPE_HEX}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        if (strcmp(types[i].word, word) != 0) continue;
        api_type_row row = {.text = types[i].text, .name = "", .kind = types[i].kind, .size64 = 8, .size32 = 4};
        return api_build_type(g->build, &row);
    }
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        uint8_t size = strcmp(word, "hex16") == 0 ? 2 : 4;
        api_type_row row = {.text = numbers[i].text,
                            .name = "",
                            .kind = W32T_API_UINT,
                            .shape = numbers[i].kind,
                            .size64 = size,
                            .size32 = size};
        if (strcmp(numbers[i].word, word) == 0) return api_build_type(g->build, &row);
    }
    const CXType *t64 = map_get(&g->typedefs[X64], "FILETIME"), *t32 = map_get(&g->typedefs[X86], "FILETIME");
    if (strcmp(word, "filetime") == 0 && t64 && t32) return type_of(g, *t64, *t32, "FILETIME").row;
    complain("%s: members are not of the kind %s", place, word);
    return 0;
}

// A structure that perhaps no prototype mentions, or a set of names.
static void class_row(generator *g, const char *place, uint32_t set, const char *value, const char *name) {
    if (map_get(&g->sets, name)) {
        api_build_constant(g->build, set, text_copy(name, strlen(name)), strtoull(value, NULL, 0), 0);
        return;
    }
    const CXType *t64 = map_get(&g->typedefs[X64], name), *t32 = map_get(&g->typedefs[X86], name);
    if (!t64 || !t32) {
        complain("%s: no header declares %s", place, name);
        return;
    }
    type_of(g, *t64, *t32, name);
    api_build_constant(g->build, set, name, strtoull(value, NULL, 0), 0);
}

static bool is_member(generator *g, const char *place, const char *structure, const char *member) {
    bool there = api_build_member(g->build, structure, member, 0, 0);
    if (!there) complain("%s: there is no %s.%s", place, structure, member);
    return there;
}

static void count_before(generator *g, const char *place, const char *structure, char **save) {
    uint32_t set = api_build_set(g->build, text_format("%s in", structure), false), number = 0;
    for (char *member; (member = strtok_r(NULL, " \t\r", save)) != NULL;)
        if (is_member(g, place, structure, member))
            api_build_constant(g->build, set, text_copy(member, strlen(member)), number++, 0);
}

static void name_member(generator *g, const char *place, char *path, const char *word, const char *kind) {
    char *member = strrchr(path, '.');
    bool is = kind && strcmp(word, "is") == 0;
    if (!member || (kind && !is)) {
        complain("%s: expected: STRUCTURE.MEMBER SET, or STRUCTURE.MEMBER is KIND", place);
        return;
    }
    *member++ = 0;
    void *set = is ? NULL : map_get(&g->sets, word);
    if (!is && !set) {
        complain("%s: the set %s is unknown", place, word);
        return;
    }
    uint32_t type = is ? pointer_type(g, place, kind) : 0;
    if (!api_build_member(g->build, path, member, type, set ? (uint32_t)(uintptr_t)set - 1 : 0))
        complain("%s: there is no %s.%s", place, path, member);
}

// Opens a list of "VALUE NAME" lines; what chooses stands at the value of all ones.
static uint32_t list_begin(generator *g, const char *name, const char *chooser) {
    uint32_t set = api_build_set(g->build, name, false);
    api_build_constant(g->build, set, text_copy(chooser, strlen(chooser)), UINT64_MAX, 0);
    return set;
}

void members_read(generator *g, const char *source_dir) {
    uint32_t list = 0, counters = 0, pair = 0;
    const char *counted = NULL;
    bool arms = false;
    char *next = read_file(text_format("%s/apidata/members.txt", source_dir));
    for (unsigned number = 1; next; number++) {
        char *line = next, *save = NULL, *words[3] = {NULL, NULL, NULL};
        next = strchr(line, '\n');
        if (next) *next++ = 0;
        line[strcspn(line, "#")] = 0;
        words[0] = strtok_r(line, " \t\r", &save);
        words[1] = words[0] ? strtok_r(NULL, " \t\r", &save) : NULL;
        if (!words[0]) continue;
        char *place = text_format("members.txt:%u", number), *member = strrchr(words[0], '.');
        if (!words[1]) {
            complain("%s: %s alone", place, words[0]);
            continue;
        }
        if (words[0][0] >= '0' && words[0][0] <= '9') {
            if (!list)
                complain("%s: a value outside of a list", place);
            else if (arms)
                api_build_constant(g->build, list, text_copy(words[1], strlen(words[1])), strtoull(words[0], NULL, 0),
                                   0);
            else
                class_row(g, place, list, words[0], words[1]);
            continue;
        }
        if (strcmp(words[1], "in") == 0) {
            count_before(g, place, words[0], &save);
            continue;
        }
        words[2] = strtok_r(NULL, " \t\r", &save);
        if (words[2] && strcmp(words[1], "by") == 0) {
            list = list_begin(g, words[0], words[2]);
            arms = false;
        } else if (member && words[2] && strcmp(words[1], "counts") == 0) {
            *member++ = 0;
            if (!is_member(g, place, words[0], member) || !is_member(g, place, words[0], words[2])) continue;
            bool same = counted && strcmp(counted, words[0]) == 0; // lines of one structure follow each other
            if (!same) {
                counted = text_copy(words[0], strlen(words[0]));
                counters = api_build_set(g->build, text_format("%s counts", words[0]), false);
                pair = 0;
            }
            api_build_constant(g->build, counters, text_copy(words[2], strlen(words[2])), pair, 0);
            api_build_constant(g->build, counters, text_copy(member, strlen(member)), UINT64_MAX - pair++, 0);
        } else if (member && strcmp(words[1], "chooses") == 0) {
            *member++ = 0;
            list =
                is_member(g, place, words[0], member) ? list_begin(g, text_format("%s chooses", words[0]), member) : 0;
            arms = true;
        } else {
            name_member(g, place, words[0], words[1], words[2]);
        }
    }
}
