// SPDX-License-Identifier: Apache-2.0
// Programs that gave up in order: their exit status or an error box says so. What they said last (on a console or pipe,
// in a message box), and what they had asked for in vain before it.
#include "analyze/explain.h"

#include <stdlib.h>

#define SAID 600u // bytes of the last words that are kept

typedef struct w32t_ex_said {
    char text[SAID];
    size_t n;
    const char *by;
    int64_t time;
    uint32_t tid, blame; // blame: index + 1 of the failure before it
    bool box, alarm;     // a message box; with the sign of an error
    uint64_t out[2];     // handles of standard output and standard error
} w32t_ex_said;

static w32t_ex_said *said_of(w32t_ex *x, w32t_ex_process *p) {
    if (!p->said) p->said = w32t_arena_zalloc(&x->arena, sizeof *p->said);
    return p->said;
}

// Text, or bytes that are text as far as they were kept.
static const char *words_in(w32t_ex *x, const w32t_value *v) {
    while (v && (v->type == W32T_TYPE_CUT || v->type == W32T_TYPE_INOUT))
        v = &v->items[0];
    if (!v || !v->size) return NULL;
    if (v->type != W32T_TYPE_BINARY) return w32t_ex_text(&x->scratch, v);
    for (uint32_t i = 0; i < v->size; i++)
        if (v->bytes[i] < 0x20 && v->bytes[i] != '\n' && v->bytes[i] != '\r' && v->bytes[i] != '\t') return NULL;
    w32t_value text = *v;
    text.type = W32T_TYPE_ANSI;
    return w32t_ex_text(&x->scratch, &text);
}

static bool begins(const char *name, const char *with) {
    return strncmp(name, with, strlen(with)) == 0;
}

static void say(w32t_ex *x, w32t_ex_process *p, const w32t_event *e, const char *words, bool box, bool alarm) {
    w32t_ex_said *s = said_of(x, p);
    if (s->alarm && !alarm) return; // an error box stays the last word
    size_t n = strlen(words);
    if (box || s->box || s->blame != p->last_failure) s->n = 0; // something else than what it said before
    if (n >= SAID) {
        words += n - (SAID - 1);
        n = SAID - 1;
    }
    if (s->n + n >= SAID) {
        size_t off = s->n + n - (SAID - 1);
        memmove(s->text, s->text + off, s->n - off);
        s->n -= off;
    }
    memcpy(s->text + s->n, words, n);
    s->n += n;
    s->text[s->n] = 0;
    s->by = w32t_ex_printf(&x->arena, "%s", e->name);
    s->time = e->time;
    s->tid = e->tid;
    s->blame = p->last_failure;
    s->box = box;
    s->alarm = alarm;
}

void w32t_ex_hear(w32t_ex *x, w32t_ex_process *p, w32t_event *e) {
    const char *name = e->name;
    uint64_t v = 0;
    if (begins(name, "MessageBox") && name[10] != 'B') { // MessageBeep is none
        const char *words = words_in(x, w32t_ex_field(e, "lpText")),
                   *title = words_in(x, w32t_ex_field(e, "lpCaption"));
        if (!words) return;
        bool alarm = w32t_ex_number(e, "uType", &v) && (v & 0x70) == 0x10; // MB_ICONERROR
        w32t_buf b = {0};
        w32t_buf_printf(&b, "%s%s%s", title ? title : "", title ? ": " : "", words);
        say(x, p, e, w32t_buf_cstr(&b), true, alarm);
        w32t_buf_free(&b);
    } else if (begins(name, "WriteConsole") && (name[12] == 'A' || name[12] == 'W')) {
        const char *words = words_in(x, w32t_ex_field(e, "lpBuffer"));
        if (words) say(x, p, e, words, false, false);
    } else if (strcmp(name, "GetStdHandle") == 0) {
        uint64_t handle;
        if (!w32t_ex_number(e, "nStdHandle", &v) || !w32t_value_number(&e->call->result, &handle)) return;
        if ((uint32_t)v == (uint32_t)-11 || (uint32_t)v == (uint32_t)-12)
            said_of(x, p)->out[(uint32_t)v == (uint32_t)-12] = handle;
    } else if (strcmp(name, "WriteFile") == 0 && p->said) {
        if (!w32t_ex_number(e, "hFile", &v) || !v || (v != p->said->out[0] && v != p->said->out[1])) return;
        const char *words = words_in(x, w32t_ex_field(e, "lpBuffer"));
        if (words) say(x, p, e, words, false, false);
    }
}

// The last two lines that say anything, as one.
static const char *last_lines(w32t_ex *x, const char *text, bool box) {
    w32t_buf b = {0};
    const char *from = text, *end = text + strlen(text);
    unsigned lines = 0;
    for (const char *p = end; !box && p > text && lines < 2; p--) {
        if (p[-1] != '\n') continue;
        bool empty = true;
        for (const char *q = p; q < end && *q != '\n'; q++)
            empty = empty && (*q == ' ' || *q == '\r' || *q == '\t');
        if (!empty) {
            lines++;
            from = p;
        }
    }
    if (lines < 2) from = text;
    bool gap = false;
    for (; *from; from++) {
        bool space = *from == '\n' || *from == '\r' || *from == '\t' || *from == ' ';
        if (!space && gap && b.n) w32t_buf_char(&b, ' ');
        if (!space) w32t_buf_char(&b, *from);
        gap = space;
    }
    const char *kept = b.n ? w32t_ex_printf(&x->arena, "%s", w32t_buf_cstr(&b)) : NULL;
    w32t_buf_free(&b);
    return kept;
}

static bool crashed(const w32t_ex *x, const w32t_ex_process *p) {
    for (size_t i = 0; i < x->crash_count; i++)
        if (x->crashes[i].pid == p->pid && x->crashes[i].exit_status == p->exit_status) return true;
    return false;
}

// The last failure of the program's own code up to there that was never made good.
static const w32t_failure *blamed(const w32t_ex *x, uint32_t pid, uint32_t last) {
    for (uint32_t i = last; i > 0; i--) {
        const w32t_failure *f = &x->failures[i - 1];
        if (f->pid == pid && f->rank && !f->found_later && !f->found_at) return f;
    }
    return last ? &x->failures[last - 1] : NULL;
}

// What one that ended itself said before it did.
static void add_words(w32t_ex *x, const w32t_ex_process *p) {
    const w32t_ex_said *s = p->said && p->said->n ? p->said : NULL;
    for (size_t i = 0; i < x->crash_count; i++) {
        w32t_crash *c = &x->crashes[i];
        if (c->pid != p->pid || c->exit_status != p->exit_status ||
            (c->kind != W32T_CRASH_ABORT && c->kind != W32T_CRASH_FAIL_FAST))
            continue;
        if (s) c->said = last_lines(x, s->text, s->box);
        const w32t_failure *f = blamed(x, p->pid, s && s->blame ? s->blame : p->last_failure);
        if (f)
            c->asked = w32t_ex_printf(&x->arena, "%s %s (%s%s%s)", w32t_failure_kind_name((w32t_failure_kind)f->kind),
                                      f->subject, f->function, f->error ? ": " : "", f->error ? f->error : "");
    }
}

void w32t_ex_find_endings(w32t_ex *x) {
    x->endings = w32t_arena_zalloc(&x->arena, (x->process_count + 1) * sizeof *x->endings);
    for (size_t i = 0; i < x->process_count; i++) {
        const w32t_ex_process *p = x->processes[i];
        const w32t_ex_said *s = p->said && p->said->n ? p->said : NULL;
        add_words(x, p);
        bool failed = p->has_exit && p->exit_status && p->exit_status != 259; // still running
        if (!p->agent || (!failed && !(s && s->alarm)) || crashed(x, p)) continue;
        w32t_ending *e = &x->endings[x->ending_count++];
        *e = (w32t_ending){.pid = p->pid,
                           .image = p->image,
                           .has_exit = p->has_exit,
                           .exit_status = p->exit_status,
                           .time = s ? s->time : p->end};
        if (s) {
            e->said = last_lines(x, s->text, s->box);
            e->said_by = s->by;
            e->tid = s->tid;
        }
        e->failure = blamed(x, p->pid, s && s->blame ? s->blame : p->last_failure);
    }
}

size_t w32t_explain_ending_count(const w32t_explanation *x) {
    return x->ending_count;
}

const w32t_ending *w32t_explain_ending(const w32t_explanation *x, size_t index) {
    return index < x->ending_count ? &x->endings[index] : NULL;
}
