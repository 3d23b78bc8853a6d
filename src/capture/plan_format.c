// SPDX-License-Identifier: Apache-2.0
// Functions of printf's kind: where the arguments are that their format takes.
#include <string.h>

#include "capture/plan.h"
#include "write/etl/etl_event.h"

static bool is_format(const char *name) {
    return strstr(name, "ormat") || strstr(name, "Fmt") || strstr(name, "fmt");
}

void w32t_format_rule_of(const w32t_api_function *f, uint32_t string_units, w32t_function_rules *out) {
    bool varargs = f->flags & W32T_API_VARARGS;
    size_t n = strlen(f->name);
    bool numbered = (n > 2 && strcmp(f->name + n - 2, "_p") == 0) || strstr(f->name, "_p_l"); // %1$d
    if (!strstr(f->name, "printf") || numbered || out->rules == W32T_MAX_RULES) return;
    int format = -1, list = -1;
    bool wide = false;
    for (uint32_t i = 0; i < f->param_count; i++) {
        w32t_api_param p;
        if (!w32t_api_param_at(f, i, &p)) continue;
        bool text = (p.kind == W32T_API_STRING_W || p.kind == W32T_API_STRING_A) && !(p.flags & W32T_API_OUT);
        if (text && is_format(p.name)) {
            format = (int)i;
            wide = p.kind == W32T_API_STRING_W;
        }
        if (p.kind == W32T_API_VA_LIST) list = (int)i;
    }
    if (format < 0 || (!varargs && list < 0)) return;
    w32t_capture_rule r = {.param = (uint8_t)format, .member = "args", .tl_in = W32T_TL_BINARY};
    r.row.op = W32T_CAP_FORMAT;
    r.row.arg = out->word[format];
    r.row.when = W32T_WHEN_IN;
    r.row.length_arg = varargs ? (uint8_t)out->words : out->word[list];
    r.row.scale = !varargs;
    char last = f->name[n - 1];
    r.row.length_const = wide ? W32T_FORMAT_WIDE : 0;
    if (*f->name == 'w' && (last == 'A' || last == 'W'))
        r.row.length_const |= W32T_FORMAT_WINDOWS; // wsprintfW, wnsprintfA
    if (wide && strncmp(f->name, "__stdio_common", 14) == 0) r.row.length_const |= W32T_FORMAT_OPTIONS;
    r.row.limit = string_units * 4;
    out->rule[out->rules++] = r;
}
