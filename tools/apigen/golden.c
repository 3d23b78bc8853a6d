// SPDX-License-Identifier: Apache-2.0
// The golden list: one line a function, so that a change of the tables can be read as a diff.
#include "apigen.h"

#include <string.h>

static const char *const KINDS[] = {
    [W32T_API_VOID] = "void",
    [W32T_API_INT] = "int",
    [W32T_API_UINT] = "uint",
    [W32T_API_BOOL] = "bool",
    [W32T_API_FLOAT] = "float",
    [W32T_API_HANDLE] = "handle",
    [W32T_API_POINTER] = "pointer",
    [W32T_API_CALLBACK] = "callback",
    [W32T_API_COM] = "com",
    [W32T_API_AGGREGATE] = "aggregate",
    [W32T_API_VA_LIST] = "va_list",
    [W32T_API_STRING_W] = "utf16",
    [W32T_API_STRING_A] = "ansi",
    [W32T_API_MULTI_W] = "multi_utf16",
    [W32T_API_MULTI_A] = "multi_ansi",
    [W32T_API_BUFFER] = "buffer",
    [W32T_API_ARRAY] = "array",
    [W32T_API_SCALAR] = "scalar",
    [W32T_API_STRUCT] = "struct",
    [W32T_API_GUID] = "guid",
    [W32T_API_UNICODE_STRING] = "unicode_string",
    [W32T_API_ANSI_STRING] = "ansi_string",
    [W32T_API_OBJECT_ATTRIBUTES] = "object_attributes",
    [W32T_API_SID] = "sid",
    [W32T_API_SECURITY_DESCRIPTOR] = "security_descriptor",
    [W32T_API_SOCKADDR] = "sockaddr",
    [W32T_API_BSTR] = "bstr",
    [W32T_API_VARIANT] = "variant",
    [W32T_API_COM_OUT] = "com_out",
};
static const char *const TESTS[] = {"never",    "zero",  "nonzero",           "minus_one", "negative",
                                    "nt_error", "value", "zero_or_minus_one", "below_33",  "last_error"};
static const char *const CODES[] = {"none",    "last_error", "wsa",        "errno",        "ntstatus",
                                    "hresult", "win32",      "result_wsa", "result_errno", "result"};

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
    fprintf(out, "%s%s %s:%s", KINDS[p->kind], p->flags & W32T_API_OPTIONAL ? "?" : "", p->name, type);
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
    fprintf(out, "%s!%s(", f->dll_count ? g->owner : "", f->name);
    for (uint32_t i = 0; i < f->param_count; i++) {
        if (i) fputs(", ", out);
        print_param(out, f, &f->params[i], types[i]);
    }
    fprintf(out, "%s) = %s:%s", f->flags & W32T_API_VARARGS ? ", ..." : "", KINDS[f->result.kind], result_type);
    if (f->failure.test != W32T_API_FAIL_NEVER) fprintf(out, " fails %s", TESTS[f->failure.test]);
    if (f->failure.test == W32T_API_FAIL_VALUE) fprintf(out, "(%d)", f->failure.value);
    if (f->failure.code != W32T_API_CODE_NONE) fprintf(out, " %s", CODES[f->failure.code]);
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
