// SPDX-License-Identifier: Apache-2.0
// The golden list: one line a function, so that a change of the tables can be read as a diff.
#include "apigen.h"

#include <string.h>

static void print_length(FILE *out, const api_function_row *f, w32t_api_length length) {
    switch (length.how) {
    case W32T_API_LEN_CONST:
        fprintf(out, "%u", length.operand);
        break;
    case W32T_API_LEN_PARAM:
        fputs(f->params[length.operand].name, out);
        break;
    case W32T_API_LEN_DEREF:
        fprintf(out, "*%s", f->params[length.operand].name);
        break;
    case W32T_API_LEN_RESULT:
        fputs("return", out);
        break;
    case W32T_API_LEN_INFORMATION:
        fprintf(out, "%s->Information", f->params[length.operand].name);
        break;
    case W32T_API_LEN_PRODUCT:
        fprintf(out, "%s*%s", f->params[length.operand & 0xFF].name,
                length.operand >> 8 == W32T_API_PRODUCT_RESULT ? "return" : f->params[length.operand >> 8].name);
        break;
    default:
        break;
    }
    if (length.scale > 1) fprintf(out, "*%u", length.scale);
}

static void print_param(FILE *out, const api_function_row *f, const api_param_row *p, const char *type) {
    if (p->flags & W32T_API_RESERVED) fputs("reserved ", out);
    if (w32t_api_is_followed(p->kind)) {
        unsigned both = W32T_API_IN | W32T_API_OUT;
        fputs((p->flags & both) == both ? "inout " : p->flags & W32T_API_OUT ? "out " : "in ", out);
        if (p->flags & W32T_API_GUESSED) fputs("guessed ", out);
    }
    if (p->flags & W32T_API_CLOSES) fputs("closes ", out);
    if (p->flags & W32T_API_OPENS) fputs("opens ", out);
    if (p->flags & W32T_API_SECRET) fputs("secret ", out);
    if (p->flags & W32T_API_SHORT) fputs("short ", out);
    fprintf(out, "%s%s %s:%s", w32t_api_kind_name(p->kind), p->flags & W32T_API_OPTIONAL ? "?" : "", p->name, type);
    if (p->size.how != W32T_API_LEN_NONE) {
        fputc('[', out);
        print_length(out, f, p->size);
        if (p->filled.how != W32T_API_LEN_NONE) {
            fputs(" -> ", out);
            print_length(out, f, p->filled);
        }
        fputc(']', out);
    }
    if (p->set) fputs(" named", out);
}

void golden_line(generator *g, const api_function_row *f, const char *const *types, const char *result_type) {
    FILE *out = g->golden;
    fprintf(out, "%s!%s(", g->owner, f->name);
    for (uint32_t i = 0; i < f->param_count; i++) {
        if (i) fputs(", ", out);
        print_param(out, f, &f->params[i], types[i]);
    }
    fprintf(out, "%s) = %s:%s", f->flags & W32T_API_VARARGS ? ", ..." : "", w32t_api_kind_name(f->result.kind),
            result_type);
    if (f->failure.test != W32T_API_FAIL_NEVER) fprintf(out, " fails %s", w32t_api_fail_test_name(f->failure.test));
    if (f->failure.test == W32T_API_FAIL_VALUE) fprintf(out, "(%d)", f->failure.value);
    if (f->failure.code != W32T_API_CODE_NONE) fprintf(out, " %s", w32t_api_fail_code_name(f->failure.code));
    for (unsigned i = 0; w32t_api_group_name(i); i++)
        if (f->groups & (1u << i)) fprintf(out, " %%%s", w32t_api_group_name(i));
    if (f->flags & W32T_API_ONLY64) fputs(" only64", out);
    if (f->flags & W32T_API_ONLY32) fputs(" only32", out);
    if (f->flags & W32T_API_HOT) fputs(" hot", out);
    if (f->flags & W32T_API_HANDLES) fputs(" handles", out);
    if (f->flags & W32T_API_NORETURN) fputs(" noreturn", out);
    if (f->flags & W32T_API_ANNOTATED) fputs(" annotated", out);
    fputc('\n', out);
}
