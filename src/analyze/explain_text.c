// SPDX-License-Identifier: Apache-2.0
// The sentences: what happened, and what to do about it.
#include "analyze/explain.h"

const char *w32t_confidence_name(w32t_confidence c) {
    static const char *const names[] = {"none", "low", "medium", "high"};
    return (unsigned)c < 4 ? names[c] : "none";
}

const char *w32t_crash_kind_name(w32t_crash_kind k) {
    static const char *const names[] = {NULL, "exception", "fail-fast", "abort", "stack-overflow", "load-failure"};
    return (unsigned)k < 6 ? names[k] : NULL;
}

const char *w32t_failure_kind_name(w32t_failure_kind k) {
    static const char *const names[] = {NULL,       "file",   "key",   "value",   "dll",
                                        "function", "object", "class", "service", "address"};
    return (unsigned)k < 10 ? names[k] : NULL;
}

const char *w32t_failure_reason_name(w32t_failure_reason r) {
    static const char *const names[] = {NULL, "missing", "denied", "in-use", "bad-image"};
    return (unsigned)r < 5 ? names[r] : NULL;
}

// ntstatus.h; what each means in words
static const struct code_row {
    uint32_t code;
    const char *name, *words;
} codes[] = {
    {0xC0000005, "STATUS_ACCESS_VIOLATION", "an access violation"},
    {0xC0000006, "STATUS_IN_PAGE_ERROR", "a page that could not be read in (disk or network gone)"},
    {0xC000001D, "STATUS_ILLEGAL_INSTRUCTION", "an illegal instruction"},
    {0xC0000025, "STATUS_NONCONTINUABLE_EXCEPTION", "an exception that cannot be continued"},
    {0xC0000026, "STATUS_INVALID_DISPOSITION", "a broken exception handler"},
    {0xC000008C, "STATUS_ARRAY_BOUNDS_EXCEEDED", "an array index out of bounds"},
    {0xC000008E, "STATUS_FLOAT_DIVIDE_BY_ZERO", "a floating-point division by zero"},
    {0xC0000090, "STATUS_FLOAT_INVALID_OPERATION", "an invalid floating-point operation"},
    {0xC0000094, "STATUS_INTEGER_DIVIDE_BY_ZERO", "an integer division by zero"},
    {0xC0000095, "STATUS_INTEGER_OVERFLOW", "an integer overflow"},
    {0xC0000096, "STATUS_PRIVILEGED_INSTRUCTION", "a privileged instruction"},
    {0xC00000FD, "STATUS_STACK_OVERFLOW", "a stack overflow"},
    {0xC0000135, "STATUS_DLL_NOT_FOUND", "a DLL that was not found"},
    {0xC0000138, "STATUS_ORDINAL_NOT_FOUND", "an export (by number) that a DLL does not have"},
    {0xC0000139, "STATUS_ENTRYPOINT_NOT_FOUND", "an export that a DLL does not have"},
    {0xC000007B, "STATUS_INVALID_IMAGE_FORMAT", "an image of the wrong kind (32-bit and 64-bit mixed, or damaged)"},
    {0xC0000142, "STATUS_DLL_INIT_FAILED", "a DLL whose initialisation failed"},
    {0xC0000374, "STATUS_HEAP_CORRUPTION", "a corrupted heap"},
    {0xC0000409, "STATUS_STACK_BUFFER_OVERRUN",
     "__fastfail (a security check, abort() of newer C runtimes, or an assertion)"},
    {0xC0000420, "STATUS_ASSERTION_FAILURE", "a failed assertion"},
    {0xC0000602, "STATUS_FAIL_FAST_EXCEPTION", "a fail-fast exception"},
    {0xC06D007E, NULL, "a delay-loaded DLL that was not found"},
    {0xC06D007F, NULL, "an export that a delay-loaded DLL does not have"},
    {0x80000100, "EXCEPTION_WINE_STUB",
     "a call of a function that its DLL does not have (or that Wine does not have yet)"},
    {0x80000003, "STATUS_BREAKPOINT", "a breakpoint in the code"},
    {0x80000004, "STATUS_SINGLE_STEP", "a single-step trap"},
    {0xE06D7363, NULL, "a C++ exception that nobody caught"},
    {0xE0434352, NULL, "a .NET exception that nobody caught"},
};

static const struct code_row *row_of(uint32_t code) {
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        if (codes[i].code == code) return &codes[i];
    return NULL;
}

const char *w32t_ex_code_name(uint32_t code) {
    const struct code_row *r = row_of(code);
    if (r && r->name) return r->name;
    return w32t_api_status_name(W32T_SHAPE_NTSTATUS, code);
}

static const char *access_words(w32t_ex *x, const w32t_ex_exception *q) {
    if (!q || (q->code != 0xC0000005 && q->code != 0xC0000006) || q->parameter_count < 2) return NULL;
    uint64_t how = q->parameters[0], at = q->parameters[1];
    const char *verb = how == 1 ? "write to" : how == 8 || at == q->address ? "execution of" : "read of";
    return w32t_ex_printf(&x->arena, "%s 0x%llx", verb, (unsigned long long)at);
}

static const char *or_this(const char *text, const char *other) {
    return text ? text : other;
}

static void describe_load(w32t_ex *x, w32t_crash *c, const w32t_ex_process *p) {
    const char *image = or_this(c->image, "the program");
    if (p->load && p->load->text)
        c->summary = w32t_ex_printf(&x->arena, "%s (pid %u) did not start: %s", image, c->pid, p->load->text);
    else if (c->missing)
        c->summary = w32t_ex_printf(&x->arena, "%s (pid %u) did not start: %s needs %s%s%s", image, c->pid,
                                    or_this(c->importer, image), c->function ? c->function : c->missing,
                                    c->function ? " of " : "", c->function ? c->missing : "");
    else {
        const struct code_row *r = row_of(c->exit_status);
        c->summary = w32t_ex_printf(&x->arena, "%s (pid %u) did not start because of %s (exit status 0x%08x)", image,
                                    c->pid, r ? r->words : "a loader error", c->exit_status);
    }
}

void w32t_ex_describe_crash(w32t_ex *x, w32t_crash *c, const w32t_ex_process *p, const w32t_ex_exception *q) {
    const char *image = or_this(c->image, "the program");
    c->code_name = w32t_ex_code_name(q ? q->code : c->exit_status);
    c->what = access_words(x, q);
    const struct code_row *r = row_of(c->exit_status);
    const char *words = r ? r->words : w32t_ex_printf(&x->arena, "exception 0x%08x", c->exit_status);
    switch (c->kind) {
    case W32T_CRASH_LOAD:
        describe_load(x, c, p);
        return;
    case W32T_CRASH_ABORT:
        c->summary = w32t_ex_printf(&x->arena, "%s (pid %u) ended itself: thread %u called abort() (exit status %u)",
                                    image, c->pid, c->tid, c->exit_status);
        return;
    case W32T_CRASH_STACK_OVERFLOW:
        c->summary =
            q ? w32t_ex_printf(&x->arena,
                               "%s (pid %u) crashed in thread %u at %s: a stack overflow (recursion without end, or "
                               "very large local variables)",
                               image, c->pid, c->tid, or_this(c->place, "?"))
              : w32t_ex_printf(
                    &x->arena,
                    "%s (pid %u) crashed: a stack overflow (recursion without end, or very large local variables)",
                    image, c->pid);
        return;
    case W32T_CRASH_FAIL_FAST:
        c->summary = w32t_ex_printf(&x->arena, "%s (pid %u) was ended by %s", image, c->pid, words);
        return;
    default:
        break;
    }
    if (!q)
        c->summary = w32t_ex_printf(
            &x->arena, "%s (pid %u) ended with the status of %s (0x%08x); the exception itself is not in the recording",
            image, c->pid, words, c->exit_status);
    else
        c->summary =
            w32t_ex_printf(&x->arena, "%s (pid %u) crashed in thread %u at %s%s%s%s: %s%s%s", image, c->pid, c->tid,
                           or_this(c->place, "?"), c->place_name ? " (" : "", or_this(c->place_name, ""),
                           c->place_name ? ")" : "", words, c->what ? ", " : "", c->what ? c->what : "");
}

// ---------------------------------------------------------------------------------------------------------------------------------
// What to do

static const char *advise_subject(w32t_ex *x, w32t_failure_kind kind, w32t_failure_reason reason, const char *subject,
                                  const char *image) {
    w32t_arena *a = &x->arena;
    if (kind == W32T_FAILURE_ADDRESS && reason == W32T_REASON_MISSING)
        return w32t_ex_printf(a, "start what is to answer at %s, or correct the address that %s asks for", subject,
                              image);
    if (reason == W32T_REASON_DENIED)
        return w32t_ex_printf(a, "give the account that runs %s access to %s, or run it with more rights", image,
                              subject);
    if (reason == W32T_REASON_IN_USE)
        return w32t_ex_printf(a, "close whatever holds %s open, or let %s try again", subject, image);
    if (reason == W32T_REASON_BAD_IMAGE)
        return w32t_ex_printf(a, "replace %s by one for the same processor (32-bit or 64-bit) as %s", subject, image);
    switch (kind) {
    case W32T_FAILURE_FILE:
        return w32t_ex_printf(a, "create %s, or correct the path that %s asks for", subject, image);
    case W32T_FAILURE_KEY:
        return w32t_ex_printf(a, "create the registry key %s (reinstalling %s may do it)", subject, image);
    case W32T_FAILURE_VALUE:
        return w32t_ex_printf(a, "create the registry value %s (reinstalling %s may do it)", subject, image);
    case W32T_FAILURE_DLL:
        return w32t_ex_printf(a, "put %s into the folder of %s or a folder on PATH, or install what brings it", subject,
                              image);
    case W32T_FAILURE_FUNCTION: {
        const char *bang = strchr(subject, '!');
        if (bang)
            return w32t_ex_printf(a, "install a version of %.*s that exports %s", (int)(bang - subject), subject,
                                  bang + 1);
        return w32t_ex_printf(a, "install a version of the DLL that exports %s", subject);
    }
    case W32T_FAILURE_SERVICE:
        return w32t_ex_printf(a, "install the service %s that %s asks for", subject, image);
    default:
        if (kind == W32T_FAILURE_CLASS)
            return w32t_ex_printf(a,
                                  "register the COM class %s that %s asks for (regsvr32 of the DLL that implements it, "
                                  "of the same word size as the program)",
                                  subject, image);
        return w32t_ex_printf(a, "start or install what provides %s before %s asks for it", subject, image);
    }
}

// What to do about a piece that the loader did not find or could not use.
static const char *advise_piece(w32t_ex *x, const char *image, const char *importer, const char *missing,
                                const char *function, const char *found, bool wrong_kind) {
    if (function)
        return w32t_ex_printf(&x->arena, "install the version of %s that exports %s", or_this(missing, "the DLL"),
                              function);
    if (wrong_kind)
        return w32t_ex_printf(&x->arena, "replace %s by one for the same processor (32-bit or 64-bit) as %s",
                              or_this(found ? found : missing, "the DLL"), or_this(importer, image));
    if (missing && found)
        return w32t_ex_printf(&x->arena,
                              "put %s into the folder of %s or a folder on PATH (the one at %s is not looked at)",
                              missing, image, found);
    if (missing)
        return w32t_ex_printf(&x->arena, "put %s into the folder of %s or a folder on PATH, or install what brings it",
                              missing, image);
    return NULL;
}

#define WINE_STUB 0x80000100u
enum { WRONG_MACHINE = 3, BAD_IMAGE = 4 }; // LoadFailure's Kind

static const char *advise_cause(w32t_ex *x, const w32t_crash *c) {
    w32t_event *e = c->causes[c->cause_count - 1].call;
    const char *image = or_this(c->image, "the program"), *check = c->causes[0].call->name;
    const w32t_ex_load *l = w32t_ex_late_load(x, e->pid, e->tid, e->call->number, NULL);
    const char *piece = l ? advise_piece(x, image, l->importer, l->missing, l->function, l->found,
                                         l->kind == WRONG_MACHINE || l->kind == BAD_IMAGE)
                          : NULL;
    if (piece)
        return w32t_ex_printf(&x->arena, "%s; in its source, check the result of %s before using it", piece, check);
    w32t_failure_kind kind;
    w32t_failure_reason reason = e->call->has_error ? w32t_ex_reason(e->call) : (w32t_failure_reason)0;
    const char *subject = reason ? w32t_ex_subject(&x->arena, e, &kind) : NULL;
    if (subject)
        return w32t_ex_printf(&x->arena, "%s; in its source, check the result of %s before using it",
                              advise_subject(x, kind, reason, subject, image), check);
    const char *error = e->call->has_error ? or_this(e->call->error_name, "an error") : NULL;
    return w32t_ex_printf(&x->arena,
                          "find out why %s failed%s%s; in the source of %s, check its result before using it", e->name,
                          error ? " with " : "", error ? error : "", image);
}

static const char *advise_load(w32t_ex *x, const w32t_crash *c) {
    const char *image = or_this(c->image, "the program");
    bool wrong =
        c->exit_status == 0xC000007B || c->exit_status == 0xC000012F || c->exit_status == 0xC0000130 || c->wrong_kind;
    const char *piece = advise_piece(x, image, c->importer, c->missing, c->function, c->found, wrong);
    if (piece) return piece;
    if (c->exit_status == 0xC0000142) return "look at the last calls of the DLL that could not initialise itself";
    return w32t_ex_printf(
        &x->arena, "check that every DLL %s needs is there, in the right version and for the same processor", image);
}

// A crash that no recorded call explains, of a recording that does not hold all calls.
static void advise_whole_recording(w32t_ex *x, w32t_crash *c) {
    if (!x->totals.filter || c->cause_count || c->kind == W32T_CRASH_LOAD || (c->code == WINE_STUB && c->function)) return;
    c->advice = w32t_ex_printf(&x->arena, "%s%srecord again without %s, and ask again", or_this(c->advice, ""),
                               c->advice ? "; or " : "", x->totals.filter);
}

static void advise(w32t_ex *x, w32t_crash *c) {
    for (uint32_t i = 0; i < c->cause_count; i++) {
        const w32t_event *e = c->causes[i].call;
        const w32t_ex_load *l = w32t_ex_late_load(x, e->pid, e->tid, e->call->number, NULL);
        if (l) c->causes[i].detail = l->text;
    }
    if (c->code == WINE_STUB && c->function) {
        c->advice = w32t_ex_printf(
            &x->arena, "install the version of %s that exports %s (or a newer Wine, where the DLL is Wine's own)",
            c->missing, c->function);
        return;
    }
    if (c->kind == W32T_CRASH_LOAD)
        c->advice = advise_load(x, c);
    else if (c->cause_count)
        c->advice = advise_cause(x, c);
    else if (c->kind == W32T_CRASH_ABORT)
        c->advice = "read what the program printed before it called abort(): an assertion or a fatal error of its own; "
                    "the calls before it show what it was at";
    else if (c->kind == W32T_CRASH_FAIL_FAST)
        c->advice = "the program stopped itself on purpose: look for its own error message, and at the calls before it";
    else if (c->kind == W32T_CRASH_STACK_OVERFLOW)
        c->advice =
            "look in the stack for the function that calls itself, and at the calls before it for what set it off";
    else if (c->code == 0xE06D7363 || c->code == 0xE0434352)
        c->advice = "the program threw an exception of its own that nothing caught: the failed calls before it are the "
                    "likely reasons for the throw";
    else if (c->wild)
        c->advice =
            w32t_ex_printf(&x->arena,
                           "%s is no address of the program's: find out in the stack where it was passed on as a "
                           "pointer (a number in place of a text, a format that does not fit its arguments)",
                           c->wild);
    else if (!c->advice && !x->totals.filter)
        c->advice = "the fault is in the program's own data: debug it at the place of the crash; the calls before it "
                    "show what it was at";
}

void w32t_ex_advise(w32t_ex *x, w32t_crash *c) {
    advise(x, c);
    advise_whole_recording(x, c);
}
