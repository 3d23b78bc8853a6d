// SPDX-License-Identifier: Apache-2.0
// Programs that neither crashed nor left by themselves: the calls that had not returned when the recording ended, what
// they wait for and which thread holds that; and the exceptions of which it is not known whether anything caught them.
#include "analyze/explain.h"

#include <stdlib.h>

#define MAX_STUCK 64u
#define MAX_HELD  100000u

typedef struct w32t_ex_held { // a mutex or a critical section
    bool mutex;
    uint32_t tid, times;
} w32t_ex_held;

typedef struct w32t_ex_stuck {
    uint32_t pid, tid;
    uint64_t object;
    bool abandoned; // it did return, with what its ended holder left behind
    const char *function, *name, *caller;
} w32t_ex_stuck;

static bool begins(const char *name, const char *with) {
    return strncmp(name, with, strlen(with)) == 0;
}

static bool one_of(const char *name, const char *const *names, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(name, names[i]) == 0) return true;
    return false;
}

static bool leaves(const char *name) {
    static const char *const names[] = {"exit",
                                        "_exit",
                                        "_Exit",
                                        "ExitProcess",
                                        "TerminateProcess",
                                        "abort",
                                        "quick_exit",
                                        "FatalExit",
                                        "RtlExitUserProcess",
                                        "FatalAppExitA",
                                        "FatalAppExitW",
                                        "NtTerminateProcess"};
    return one_of(name, names, sizeof names / sizeof *names);
}

static bool ends_thread(const char *name) {
    static const char *const names[] = {"ExitThread", "_endthread", "_endthreadex", "FreeLibraryAndExitThread",
                                        "RtlExitUserThread"};
    return one_of(name, names, sizeof names / sizeof *names);
}

static w32t_ex_held *held_of(w32t_ex *x, uint32_t pid, uint64_t object, bool make) {
    uint64_t key = w32t_hash_u64(object ^ (uint64_t)pid << 40) | 1;
    w32t_ex_held *h = w32t_table_get(&x->held, key);
    if (h || !make || x->held_count == MAX_HELD) return h;
    x->held_count++;
    h = w32t_arena_zalloc(&x->arena, sizeof *h);
    w32t_table_put(&x->held, key, h);
    return h;
}

static bool first_number(w32t_event *e, uint64_t *out, const w32t_value **value) {
    uint32_t count;
    const w32t_field *f = w32t_event_fields(e, &count);
    *value = count ? &f[0].value : NULL;
    return count && w32t_value_number(&f[0].value, out);
}

static void take_stuck(w32t_ex *x, w32t_event *e) {
    w32t_ex_stuck *s = NULL;
    for (size_t i = 0; i < x->stuck_count; i++)
        if (x->stuck[i].pid == e->pid && x->stuck[i].tid == e->tid) s = &x->stuck[i];
    if (!s) {
        if (x->stuck_count == MAX_STUCK) return;
        if (!x->stuck) x->stuck = w32t_arena_zalloc(&x->arena, MAX_STUCK * sizeof *x->stuck);
        s = &x->stuck[x->stuck_count++];
    }
    *s = (w32t_ex_stuck){.pid = e->pid, .tid = e->tid, .abandoned = e->call->end == W32T_CALL_RETURNED};
    s->function = w32t_ex_printf(&x->arena, "%s%s", e->call->inbound ? "<- " : "", e->name);
    if (e->call->caller) s->caller = w32t_ex_printf(&x->arena, "%s", e->call->caller);
    const w32t_value *v;
    if (first_number(e, &s->object, &v) && v->flags & W32T_VALUE_HAS_TEXT && v->text)
        s->name = w32t_ex_printf(&x->arena, "%s", v->text);
}

// Calls come in the order of their beginnings: a thread that waited gets the object before its holder is seen to give
// it back, so only the holder's own release counts.
static void take_hold(w32t_ex *x, w32t_event *e) {
    const char *name = e->name;
    uint64_t object, result = 1;
    const w32t_value *v;
    if (begins(name, "CreateMutex") || begins(name, "OpenMutex")) {
        w32t_ex_held *h =
            w32t_value_number(&e->call->result, &object) && object ? held_of(x, e->pid, object, true) : NULL;
        if (!h) return;
        *h = (w32t_ex_held){.mutex = true};
        if (w32t_ex_number(e, "bInitialOwner", &result) && result && !e->call->has_error) {
            h->tid = e->tid;
            h->times = 1;
        }
        return;
    }
    bool wait = begins(name, "WaitForSingleObject"), enter = strcmp(name, "EnterCriticalSection") == 0;
    bool release = strcmp(name, "ReleaseMutex") == 0 || strcmp(name, "LeaveCriticalSection") == 0;
    if ((!wait && !enter && !release) || !first_number(e, &object, &v)) return;
    w32t_ex_held *h = held_of(x, e->pid, object, enter);
    if (!h || (wait && !h->mutex)) return;
    if (release) {
        if (h->tid == e->tid && h->times && !--h->times) h->tid = 0;
        return;
    }
    // WAIT_OBJECT_0, WAIT_ABANDONED
    if (wait && (!w32t_value_number(&e->call->result, &result) || (result != 0 && result != 0x80))) return;
    if (result == 0x80 && h->times && h->tid != e->tid) {
        take_stuck(x, e);
        return;
    }
    if (h->tid != e->tid) h->times = 0;
    h->tid = e->tid;
    h->times++;
}

// A thread that goes on is not stuck.
static void forget_stuck(w32t_ex *x, const w32t_event *e) {
    for (size_t i = 0; i < x->stuck_count; i++)
        if (x->stuck[i].pid == e->pid && x->stuck[i].tid == e->tid) x->stuck[i] = x->stuck[--x->stuck_count];
}

void w32t_ex_take_wait(w32t_ex *x, w32t_ex_process *p, w32t_event *e) {
    if (x->stuck_count) forget_stuck(x, e);
    if (e->call->end == W32T_CALL_RETURNED) {
        take_hold(x, e);
    } else if (e->call->end == W32T_CALL_NEVER) {
        if (leaves(e->name))
            p->left = true;
        else if (!ends_thread(e->name))
            take_stuck(x, e);
    }
}

static bool open_ended(const w32t_ex *x, const w32t_ex_process *p) {
    if (!p->agent || p->left) return false;
    for (size_t i = 0; i < x->crash_count; i++)
        if (x->crashes[i].pid == p->pid) return false;
    return true;
}

static void add_note(w32t_ex *x, const char *note) {
    if (x->note_count == x->note_room)
        x->notes = w32t_realloc(x->notes, (x->note_room = x->note_room ? x->note_room * 2 : 16) * sizeof *x->notes);
    x->notes[x->note_count++] = note;
}

static uint32_t holder_of(w32t_ex *x, const w32t_ex_stuck *s) {
    if (!begins(s->function, "WaitForSingleObject") && strcmp(s->function, "EnterCriticalSection") != 0) return 0;
    const w32t_ex_held *h = held_of(x, s->pid, s->object, false);
    return h && h->times ? h->tid : 0;
}

static const w32t_ex_stuck *stuck_thread(const w32t_ex *x, uint32_t pid, uint32_t tid) {
    for (size_t i = 0; tid && i < x->stuck_count; i++)
        if (x->stuck[i].pid == pid && x->stuck[i].tid == tid) return &x->stuck[i];
    return NULL;
}

// Whether following who holds what leads back to the thread.
static bool in_circle(w32t_ex *x, const w32t_ex_stuck *s) {
    const w32t_ex_stuck *at = s;
    for (size_t i = 0; i <= x->stuck_count && at; i++) {
        at = stuck_thread(x, s->pid, holder_of(x, at));
        if (at == s) return true;
    }
    return false;
}

static void note_stuck(w32t_ex *x, const w32t_ex_process *p, const w32t_ex_stuck *s) {
    w32t_buf b = {0};
    uint32_t holder = holder_of(x, s);
    w32t_buf_printf(&b, "%s (pid %u), thread %u: %s", p->image ? p->image : "the program", p->pid, s->tid, s->function);
    if (s->object) w32t_buf_printf(&b, " of 0x%llx", (unsigned long long)s->object);
    if (s->name) w32t_buf_printf(&b, " \"%s\"", s->name);
    w32t_buf_printf(&b, s->abandoned ? " returned only when the holder had ended" : " never returned");
    if (holder) w32t_buf_printf(&b, "; thread %u holds that", holder);
    if (in_circle(x, s)) w32t_buf_printf(&b, " and waits in its turn: a deadlock");
    if (s->caller) w32t_buf_printf(&b, " (called by %s)", s->caller);
    add_note(x, w32t_ex_printf(&x->arena, "%s", w32t_buf_cstr(&b)));
    w32t_buf_free(&b);
}

static void note_exception(w32t_ex *x, const w32t_ex_process *p, const w32t_ex_exception *q) {
    const char *name = w32t_ex_code_name(q->code);
    add_note(x,
             w32t_ex_printf(&x->arena,
                            "%s (pid %u), thread %u: exception 0x%08x%s%s%s at %s; whether it was caught is not known",
                            p->image ? p->image : "the program", p->pid, q->tid, q->code, name ? " (" : "",
                            name ? name : "", name ? ")" : "", w32t_ex_place(x, p, q->address)));
}

void w32t_ex_find_open_ends(w32t_ex *x) {
    for (size_t i = 0; i < x->process_count; i++) {
        const w32t_ex_process *p = x->processes[i];
        if (!open_ended(x, p)) continue;
        for (uint32_t k = 0; k < p->exception_count; k++)
            note_exception(x, p, &p->exceptions[k]);
        for (size_t k = 0; k < x->stuck_count; k++)
            if (x->stuck[k].pid == p->pid) note_stuck(x, p, &x->stuck[k]);
    }
    w32t_table_free(&x->held);
}

size_t w32t_explain_note_count(const w32t_explanation *x) {
    return x->note_count;
}

const char *w32t_explain_note(const w32t_explanation *x, size_t index) {
    return index < x->note_count ? x->notes[index] : NULL;
}
