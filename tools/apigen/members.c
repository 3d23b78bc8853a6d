// SPDX-License-Identifier: Apache-2.0
// Reads apidata/members.txt: names of the values of structures' members ("STRUCTURE.MEMBER SET"), and what members
// point at where their C type does not say ("STRUCTURE.MEMBER is TYPE"). A structure, member, set or type that is not
// there is a complaint. "FUNCTION.PARAMETER by CLASS", and "VALUE TYPE" lines below it, say which structure is in a
// buffer by what another parameter asks for: kept as a set "FUNCTION.PARAMETER" that has the types' names by value, and
// the name of the other parameter at the value of all ones.
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
                 {"pointer", "LPVOID", W32T_API_POINTER}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        if (strcmp(types[i].word, word) != 0) continue;
        api_type_row row = {.text = types[i].text, .name = "", .kind = types[i].kind, .size64 = 8, .size32 = 4};
        return api_build_type(g->build, &row);
    }
    complain("%s: members are not of the kind %s", place, word);
    return 0;
}

// A structure that perhaps no prototype mentions.
static void class_row(generator *g, const char *place, uint32_t set, const char *value, const char *name) {
    const CXType *t64 = map_get(&g->typedefs[X64], name), *t32 = map_get(&g->typedefs[X86], name);
    if (!t64 || !t32) {
        complain("%s: no header declares %s", place, name);
        return;
    }
    type_of(g, *t64, *t32, name);
    api_build_constant(g->build, set, name, strtoull(value, NULL, 0), 0);
}

void members_read(generator *g, const char *source_dir) {
    uint32_t set_by = 0;
    char *next = read_file(text_format("%s/apidata/members.txt", source_dir));
    for (unsigned number = 1; next; number++) {
        char *line = next, *save = NULL, *words[3] = {NULL, NULL, NULL};
        next = strchr(line, '\n');
        if (next) *next++ = 0;
        line[strcspn(line, "#")] = 0;
        for (unsigned i = 0; i < 3; i++)
            words[i] = strtok_r(i ? NULL : line, " \t\r", &save);
        if (!words[0]) continue;
        char *place = text_format("members.txt:%u", number), *member = strrchr(words[0], '.');
        if (words[1] && words[0][0] >= '0' && words[0][0] <= '9') {
            if (!set_by) complain("%s: a value outside of a buffer's list", place);
            class_row(g, place, set_by, words[0], words[1]);
            continue;
        }
        if (words[1] && words[2] && strcmp(words[1], "by") == 0) {
            set_by = api_build_set(g->build, words[0], false);
            api_build_constant(g->build, set_by, text_copy(words[2], strlen(words[2])), UINT64_MAX, 0);
            continue;
        }
        bool is = words[1] && words[2] && strcmp(words[1], "is") == 0;
        if (!member || !words[1] || (words[2] && !is)) {
            complain("%s: expected: STRUCTURE.MEMBER SET, or STRUCTURE.MEMBER is KIND", place);
            continue;
        }
        *member++ = 0;
        void *set = is ? NULL : map_get(&g->sets, words[1]);
        if (!is && !set) {
            complain("%s: the set %s is unknown", place, words[1]);
            continue;
        }
        uint32_t type = is ? pointer_type(g, place, words[2]) : 0;
        if (!api_build_member(g->build, words[0], member, type, set ? (uint32_t)(uintptr_t)set - 1 : 0))
            complain("%s: there is no %s.%s", place, words[0], member);
    }
}
