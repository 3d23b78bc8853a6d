// SPDX-License-Identifier: Apache-2.0
// The call behind a crash. Second reading: the last call of every calling place of the crashed processes, in short
// form. Then the sources that the crashing value can have by the code (explain_fault.c) are held against them: a source
// is a cause when the call made there last, before the crash, returned that very value, or failed and left its
// out-argument unset. What fed the cause is asked the same way for its bad arguments. Third reading: the calls to show.
//
// Without the program's image values alone are compared, and only a call that stands alone is named, with low
// confidence.
#include "analyze/explain_hunt.h"
#include "base/fold.h"
#include "model/event_copy.h"
#include "trace/trace_internal.h"

#include <stdlib.h>

#define MAX_SITES 200000u

// ---------------------------------------------------------------------------------------------------------------------------------
// Second reading

static uint64_t site_key(const char *caller) {
    char folded[300];
    size_t n = 0;
    for (; caller[n] && n < sizeof folded; n++)
        folded[n] = (char)((unsigned char)caller[n] < 0x80 ? w32t_fold((unsigned char)caller[n])
                                                           : (uint32_t)(unsigned char)caller[n]);
    return w32t_hash_bytes(folded, n) | 1;
}

w32t_site *w32t_hunt_site(w32t_hunt *h, const char *caller) {
    return w32t_table_get(&h->sites, site_key(caller));
}

static bool is_pointer_kind(uint8_t kind) {
    return kind == W32T_API_HANDLE || kind == W32T_API_POINTER || kind == W32T_API_CALLBACK || kind == W32T_API_COM ||
           w32t_api_is_followed(kind);
}

static void name_site(w32t_hunt *h, w32t_site *s, const w32t_event *e) {
    if (s->name && strcmp(s->name, e->name) == 0) return;
    s->name = w32t_arena_text(&h->arena, e->name, strlen(e->name));
    s->module = e->call->module ? w32t_arena_text(&h->arena, e->call->module, strlen(e->call->module)) : "";
    w32t_api_function f;
    s->pointer = w32t_apidb_find(NULL, s->module, s->name, &f) && is_pointer_kind(f.result.kind);
}

static void bad_arguments(const w32t_site *s, w32t_event *e, w32t_seen_call *c) {
    w32t_api_function f;
    bool known = w32t_apidb_find(NULL, s->module, s->name, &f);
    uint32_t count;
    const w32t_field *fields = w32t_event_fields(e, &count);
    for (uint32_t i = 0; i < count; i++) {
        int at = known ? w32t_api_param_named(&f, fields[i].name) : (int)i;
        w32t_api_param param;
        if (at < 0 || at > 31) continue;
        if (known && (!w32t_api_param_at(&f, (uint32_t)at, &param) || !is_pointer_kind(param.kind))) continue;
        uint64_t v = 0;
        if (fields[i].value.type != W32T_TYPE_NULL && !w32t_value_number(&fields[i].value, &v)) continue;
        if (v != 0 && v != UINT64_MAX && v != UINT32_MAX) continue;
        c->bad_arguments |= 1u << at;
        if (v) c->minus_one |= 1u << at;
    }
}

// Module and RVA of "app.exe+0x1234".
static const w32t_ex_module *module_of(const w32t_hunt *h, const char *caller, uint32_t *rva) {
    const char *plus = strrchr(caller, '+');
    if (!plus) return NULL;
    *rva = (uint32_t)strtoull(plus + 1, NULL, 16);
    for (uint32_t i = 0; i < h->p->module_count; i++) {
        const w32t_ex_module *m = &h->p->modules[i];
        if (!m->gone && w32t_fold_equal(m->name, strlen(m->name), caller, (size_t)(plus - caller))) return m;
    }
    return NULL;
}

static void take_call(w32t_hunt *h, w32t_event *e) {
    const w32t_call *c = e->call;
    w32t_event_describe(e);
    if (!c->caller || !e->name) return;
    uint64_t key = site_key(c->caller);
    w32t_site *s = w32t_table_get(&h->sites, key);
    if (!s) {
        if (h->site_count++ >= MAX_SITES) {
            if (e->tid == h->crash->tid) h->recent[h->recent_count++ % h->history] = c->number;
            return;
        }
        uint32_t rva;
        s = w32t_arena_zalloc(&h->arena, sizeof *s);
        s->caller = w32t_arena_text(&h->arena, c->caller, strlen(c->caller));
        const w32t_ex_module *m = module_of(h, s->caller, &rva);
        s->system = m && m->system;
        w32t_table_put(&h->sites, key, s);
    }
    name_site(h, s, e);
    w32t_seen_call seen = {
        .there = true, .tid = e->tid, .number = c->number, .time = e->time, .has_error = c->has_error};
    seen.has_result = c->end == W32T_CALL_RETURNED && w32t_value_number(&c->result, &seen.result);
    seen.result_size = (uint8_t)c->result.size;
    bool nothing = seen.has_result && (!seen.result || seen.result == UINT64_MAX || seen.result == h->value);
    bool inside = h->q && h->q->call == c->number && e->tid == h->q->tid;
    // What a C runtime does for itself says little, unless it fails.
    if (e->tid == h->crash->tid && (!s->system || c->has_error || inside))
        h->recent[h->recent_count++ % h->history] = c->number;
    if (c->has_error || inside || (nothing && s->pointer)) bad_arguments(s, e, &seen);
    s->latest = seen;
    if (c->has_error || nothing) s->bad = seen;
    if (inside) {
        h->open = s;
        h->open_call = seen;
    }
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Judging

static bool returned_value(const w32t_seen_call *c, uint64_t value) {
    if (!c->there || !c->has_result) return false;
    if (c->result == value) return true;
    uint64_t mask = c->result_size && c->result_size < 8 ? (1ull << (8 * c->result_size)) - 1 : UINT64_MAX;
    return value && ((c->result ^ value) & mask) == 0 && mask == UINT32_MAX; // a 32-bit result, widened by either rule
}

typedef struct choice {
    w32t_site *site;
    const w32t_seen_call *call;
    w32t_flow_source source;
    unsigned rank; // higher is better
} choice;

static void consider(choice *best, w32t_site *s, const w32t_flow_source *source, uint64_t value) {
    for (unsigned older = 0; older < 2; older++) {
        const w32t_seen_call *c = older ? &s->bad : &s->latest;
        bool fits = source->guard                     ? c->there && c->has_error && !source->weak
                    : source->how == W32T_FLOW_RESULT ? returned_value(c, value)
                                                      : c->there && c->has_error;
        if (!fits) continue;
        unsigned rank = (source->weak || source->guard ? 0 : 2) + (older ? 0 : 1) + 1;
        if (rank > best->rank || (rank == best->rank && c->time > best->call->time))
            *best = (choice){s, c, *source, rank};
        return;
    }
}

static choice choose(w32t_hunt *h, const w32t_ex_module *m, const w32t_flow *flow, uint64_t value, unsigned *recorded,
                     unsigned depth);

// A result of a function in another DLL of the program: what that function returns.
static choice across(w32t_hunt *h, const w32t_ex_module *m, const w32t_flow_source *source, uint64_t value,
                     unsigned *recorded, unsigned depth) {
    choice none = {0};
    const char *dll, *name;
    w32t_code *code = depth < 4 && source->how == W32T_FLOW_RESULT ? w32t_hunt_code(h, m) : NULL;
    if (!code || !w32t_code_import(code, source->return_rva, &dll, &name)) return none;
    for (uint32_t i = 0; i < h->p->module_count; i++) {
        const w32t_ex_module *to = &h->p->modules[i];
        w32t_pe_exports exports;
        w32t_pe_export export;
        if (to->system || to->gone || !w32t_fold_equal(to->name, strlen(to->name), dll, strlen(dll))) continue;
        w32t_code *there = w32t_hunt_code(h, to);
        if (!there || !w32t_pe_exports_open(w32t_code_pe(there), &exports) ||
            !w32t_pe_export_named(w32t_code_pe(there), &exports, name, &export) || !export.rva)
            return none;
        w32t_flow flow = {0};
        w32t_flow_result(there, export.rva, &flow);
        return choose(h, to, &flow, value, recorded, depth + 1);
    }
    return none;
}

// The best of the flow's sources; counts those that are in the recording at all.
static choice choose(w32t_hunt *h, const w32t_ex_module *m, const w32t_flow *flow, uint64_t value, unsigned *recorded,
                     unsigned depth) {
    choice best = {0};
    for (unsigned i = 0; i < flow->count; i++) {
        w32t_buf b = {0};
        w32t_buf_text(&b, m->name);
        w32t_buf_char(&b, '+');
        w32t_buf_hex(&b, flow->sources[i].return_rva);
        w32t_site *s = w32t_hunt_site(h, w32t_buf_cstr(&b));
        w32t_buf_free(&b);
        if (s) {
            if (!flow->sources[i].guard)
                ++*recorded;
            else if (value >= 0x10000 && value != UINT64_MAX && value != UINT32_MAX)
                continue; // a failure value is NULL or -1
            consider(&best, s, &flow->sources[i], value);
            continue;
        }
        if (flow->sources[i].guard) continue;
        choice far = across(h, m, &flow->sources[i], value, recorded, depth);
        if (far.rank && flow->sources[i].weak && !far.source.weak) { // no surer than the way there
            far.source.weak = true;
            far.rank -= 2;
        }
        if (far.rank > best.rank || (far.rank && far.rank == best.rank && far.call->time > best.call->time)) best = far;
    }
    return best;
}

static const char *value_name(w32t_ex *x, uint64_t v) {
    if (!v) return "NULL";
    if (v == UINT64_MAX || v == UINT32_MAX) return "-1";
    return w32t_ex_printf(&x->arena, "0x%llx", (unsigned long long)v);
}

static const char *argument_name(const w32t_site *s, unsigned index) {
    w32t_api_function f;
    w32t_api_param p;
    if (w32t_apidb_find(NULL, s->module, s->name, &f) && w32t_api_param_at(&f, index, &p) && *p.name) return p.name;
    return NULL;
}

static const w32t_confidence ranks[] = {W32T_CONFIDENCE_NONE, W32T_CONFIDENCE_LOW, W32T_CONFIDENCE_MEDIUM,
                                        W32T_CONFIDENCE_MEDIUM, W32T_CONFIDENCE_HIGH};

// Keeps a cause; its event comes with the third reading: until then `call` is NULL and the numbers are in `wanted`.
static void add_cause(w32t_hunt *h, w32t_seen_call *wanted, const w32t_seen_call *c, w32t_confidence confidence,
                      const char *evidence) {
    uint32_t n = h->crash->cause_count++;
    wanted[n] = *c;
    h->crash->causes[n] = (w32t_cause){.confidence = (uint8_t)confidence, .evidence = evidence};
}

static const char *evidence_of(w32t_hunt *h, const choice *c, const char *used) {
    w32t_ex *x = h->x;
    const char *doubt = c->source.weak ? " (followed by its place in a structure)"
                        : c->rank == 3 ? " (an earlier call at this place; later ones there did not fail)"
                                       : "";
    if (c->source.guard)
        return w32t_ex_printf(&x->arena,
                              "it failed, and by the program's code a test of its result led to where the value was "
                              "made that %s%s",
                              used,
                              c->rank < 2 ? " (an earlier call at this place; later ones there did not fail)" : "");
    if (c->source.how == W32T_FLOW_RESULT)
        return w32t_ex_printf(&x->arena, "it returned %s, and by the program's code that value %s%s",
                              value_name(x, c->call->result), used, doubt);
    const char *name = argument_name(c->site, c->source.argument);
    if (name)
        return w32t_ex_printf(&x->arena,
                              "it failed without setting what %s points at, and by the program's code that %s%s", name,
                              used, doubt);
    return w32t_ex_printf(&x->arena,
                          "it failed without setting what argument %u points at, and by the program's code that %s%s",
                          c->source.argument + 1u, used, doubt);
}

// ---- What fed a cause: the calls its bad arguments came from

static bool known_already(const w32t_hunt *h, const w32t_seen_call *wanted, const w32t_seen_call *c) {
    for (uint32_t i = 0; i < h->crash->cause_count; i++)
        if (wanted[i].tid == c->tid && wanted[i].number == c->number) return true;
    return false;
}

static choice feeder(w32t_hunt *h, const w32t_site *s, const w32t_seen_call *c, unsigned *argument) {
    uint32_t rva, callers[16];
    choice best = {0};
    const w32t_ex_module *m = module_of(h, s->caller, &rva);
    w32t_code *code = m ? w32t_hunt_code(h, m) : NULL;
    if (!code) return best;
    // The stack of the crash tells the callers only when the call was made in a function that is still on it.
    unsigned count = 0, all = w32t_hunt_callers(h, m, callers, 16);
    if (c->tid == h->crash->tid &&
        w32t_code_function(code, rva - 1) == w32t_code_function(code, (uint32_t)(h->q->address - m->base)))
        count = all;
    for (unsigned i = 0; i < 16; i++) {
        if (!(c->bad_arguments >> i & 1)) continue;
        w32t_flow flow = {0};
        unsigned recorded = 0;
        w32t_flow_argument(code, rva, i, callers, count, &flow);
        choice one = choose(h, m, &flow, c->minus_one >> i & 1 ? UINT64_MAX : 0, &recorded, 0);
        if (!one.rank || one.call->time > c->time || (one.call->tid == c->tid && one.call->number >= c->number))
            continue;
        if (one.rank > best.rank || (one.rank == best.rank && one.call->time > best.call->time)) {
            best = one;
            *argument = i;
        }
    }
    return best;
}

static void follow_chain(w32t_hunt *h, w32t_seen_call *wanted, w32t_site *site, const w32t_seen_call *call) {
    while (h->crash->cause_count < W32T_MAX_CAUSES) {
        unsigned argument = 0;
        choice c = feeder(h, site, call, &argument);
        if (!c.rank || known_already(h, wanted, c.call)) return;
        const char *name = argument_name(site, argument);
        const char *used =
            w32t_ex_printf(&h->x->arena, "was passed on to %s%s%s", site->name, name ? " as " : "", name ? name : "");
        add_cause(h, wanted, c.call, ranks[c.rank], evidence_of(h, &c, used));
        site = c.site;
        call = c.call;
    }
}

// ---- Without code: values alone

static void advise_image(w32t_hunt *h) {
    h->crash->advice = w32t_ex_printf(&h->x->arena,
                                      "put %s beside the recording or name its folder with --images, and ask again: "
                                      "its code tells which call the value came from",
                                      h->module ? h->module->name : "the program's image");
}

// Where not every call was recorded, that none of them explains a crash proves nothing.
static bool lacks_calls(const w32t_hunt *h) {
    return h->x->totals.filter || h->p->attached;
}

static const char *what_is_lacking(const w32t_hunt *h) {
    w32t_ex *x = h->x;
    if (x->totals.filter)
        return w32t_ex_printf(&x->arena,
                              "; the recording does not hold all calls (it was made with %s), and one of those left "
                              "out may explain it",
                              x->totals.filter);
    if (h->p->attached)
        return "; the program was attached to while it ran, and a call from before that may explain it";
    return x->totals.dropped ? " (some calls were not recorded)" : "";
}

static void by_value_alone(w32t_hunt *h, w32t_seen_call *wanted) {
    w32t_site *only = NULL;
    unsigned fits = 0;
    w32t_buf names = {0};
    for (size_t i = 0; i < h->sites.room; i++) {
        w32t_site *s = h->sites.slots[i].value;
        if (!s || !s->bad.there || s->bad.number != s->latest.number || !returned_value(&s->bad, h->value)) continue;
        if (!s->pointer || (!h->value && !s->bad.has_error)) continue;
        uint32_t rva;
        const w32t_ex_module *m = module_of(h, s->caller, &rva);
        if (m && m->system) continue;
        if (++fits <= 4) {
            if (names.n) w32t_buf_lit(&names, ", ");
            w32t_buf_text(&names, s->name);
        }
        only = s;
    }
    w32t_ex *x = h->x;
    const char *image = h->module ? h->module->name : "the program";
    if (fits == 1) {
        add_cause(h, wanted, &only->bad,
                  h->value && !lacks_calls(h) ? W32T_CONFIDENCE_MEDIUM : W32T_CONFIDENCE_LOW,
                  w32t_ex_printf(&x->arena,
                                 "it returned %s and is the only %scall with that result; %s is not at hand to follow "
                                 "the value through its code",
                                 value_name(x, h->value), lacks_calls(h) ? "recorded " : "", image));
        follow_chain(h, wanted, only, &only->bad);
    } else if (fits) {
        h->crash->no_cause = w32t_ex_printf(
            &x->arena, "%u calls returned %s (%s%s); %s is not at hand to tell which one's value was used", fits,
            value_name(x, h->value), w32t_buf_cstr(&names), fits > 4 ? ", ..." : "", image);
        advise_image(h);
    }
    w32t_buf_free(&names);
}

static void say_none(w32t_hunt *h, unsigned recorded) {
    w32t_ex *x = h->x;
    w32t_crash *c = h->crash;
    const char *value = value_name(x, h->value), *lost = what_is_lacking(h);
    const char *some = lacks_calls(h) ? "recorded " : "";
    if (c->cause_count || c->no_cause) return;
    const w32t_ex_module *at = h->asked ? w32t_ex_module_at(h->p, h->q->address) : NULL;
    if (at && at->system && !h->value && h->q->parameters[1] >= 0x1000) // too far from NULL to be a member of it
        c->wild = value = value_name(x, h->q->parameters[1]);
    if (c->kind == W32T_CRASH_ABORT)
        c->no_cause = w32t_ex_printf(&x->arena, "no %scall explains it for certain: the program ended itself%s", some, lost);
    else if (!h->asked)
        c->no_cause = w32t_ex_printf(
            &x->arena,
            "no %scall explains it: the exception was not caused by the use of a value that a call could have given%s",
            some, lost);
    else if (!h->followed) {
        advise_image(h);
        c->no_cause = w32t_ex_printf(
            &x->arena,
            "no %scall explains it: no recorded call that failed returned %s, and the program's image is not at hand to "
            "follow the value through its code%s",
            some, value, lost);
    } else if (lacks_calls(h))
        c->no_cause = w32t_ex_printf(&x->arena, "no recorded call explains where %s came from%s", value, lost);
    else if (recorded)
        c->no_cause = w32t_ex_printf(&x->arena,
                                     "no call explains it: by the program's code %s could have come from %u recorded "
                                     "call place%s, but the calls "
                                     "made there did not fail or give it%s",
                                     value, recorded, recorded > 1 ? "s" : "", lost);
    else if (h->flow.unknown && !h->flow.constant)
        c->no_cause = w32t_ex_printf(
            &x->arena, "no call explains it: %s could not be followed back to any recorded call%s", value, lost);
    else
        c->no_cause = w32t_ex_printf(
            &x->arena,
            "no call explains it: by the program's code %s was made by the program itself, not returned by any "
            "call%s",
            value, lost);
    if (h->p->attached && !x->totals.filter && h->followed && !c->advice)
        c->advice = w32t_ex_printf(&x->arena, "record %s from its start (win32trace run), and ask again",
                                   c->image ? c->image : "the program");
}

// Wine binds an import that is not there to a stub that raises an exception: the call instruction says which one.
static bool wine_stub(w32t_hunt *h) {
    w32t_crash *c = h->crash;
    for (uint32_t i = 0; h->q && i < h->q->frame_count; i++) {
        const w32t_ex_module *m = w32t_ex_module_at(h->p, h->q->frames[i]);
        w32t_code *code = m && !m->system ? w32t_hunt_code(h, m) : NULL;
        const char *dll, *name;
        if (!code || !w32t_code_import(code, (uint32_t)(h->q->frames[i] - m->base), &dll, &name)) continue;
        c->importer = m->name;
        c->missing = w32t_ex_printf(&h->x->arena, "%s", dll);
        c->function = w32t_ex_printf(&h->x->arena, "%s", name);
        c->no_cause = w32t_ex_printf(&h->x->arena, "%s called %s of %s, which that DLL does not export", m->name,
                                     c->function, c->missing);
        return true;
    }
    return false;
}

static void judge(w32t_hunt *h, w32t_seen_call *wanted) {
    unsigned recorded = 0;
    if (h->crash->code == 0x80000100 && wine_stub(h)) return;
    if (h->open && h->asked) { // it crashed inside a call: the bad one among its arguments
        unsigned argument = 0;
        choice c = feeder(h, h->open, &h->open_call, &argument);
        if (c.rank) {
            const char *name = argument_name(h->open, argument);
            const char *used = w32t_ex_printf(&h->x->arena, "was passed on to %s%s%s, which crashed", h->open->name,
                                              name ? " as " : "", name ? name : "");
            add_cause(h, wanted, c.call, ranks[c.rank], evidence_of(h, &c, used));
            follow_chain(h, wanted, c.site, c.call);
            return;
        }
    }
    if (h->followed) {
        choice c = choose(h, h->module, &h->flow, h->value, &recorded, 0);
        if (c.rank) {
            add_cause(h, wanted, c.call, ranks[c.rank], evidence_of(h, &c, "reached the instruction that crashed"));
            follow_chain(h, wanted, c.site, c.call);
        }
    } else if (h->asked)
        by_value_alone(h, wanted);
    say_none(h, recorded);
}

// ---------------------------------------------------------------------------------------------------------------------------------
// The readings

typedef struct hunts {
    w32t_hunt *items;
    w32t_seen_call (*wanted)[W32T_MAX_CAUSES];
    size_t count;
} hunts;

static bool belongs(const w32t_hunt *h, const w32t_event *e) {
    return e->call && e->pid == h->p->pid && e->time <= h->crash->time &&
           (h->p->start == W32T_NO_TIME || e->time >= h->p->start);
}

static void gather(hunts *all, w32t_event *e) {
    for (size_t i = 0; i < all->count; i++)
        if (belongs(&all->items[i], e)) take_call(&all->items[i], e);
}

static const char *name_of_caller(const w32t_hunt *h, const w32t_event *e) {
    uint32_t rva;
    const w32t_ex_module *m = e->call->caller ? module_of(h, e->call->caller, &rva) : NULL;
    return m ? w32t_ex_function(h->x, h->p, m, rva, true) : NULL;
}

static void keep(hunts *all, w32t_event *e) {
    for (size_t i = 0; i < all->count; i++) {
        w32t_hunt *h = &all->items[i];
        w32t_crash *c = h->crash;
        if (!belongs(h, e)) continue;
        w32t_event *copy = NULL;
        for (uint32_t k = 0; k < c->cause_count; k++)
            if (all->wanted[i][k].tid == e->tid && all->wanted[i][k].number == e->call->number && !c->causes[k].call)
                c->causes[k].call = copy ? copy : (copy = w32t_event_copy(&h->x->arena, e, true));
        unsigned n = h->recent_count < h->history ? h->recent_count : h->history;
        for (unsigned k = 0; e->tid == c->tid && k < n; k++)
            if (h->recent[k] == e->call->number && c->history_count < h->history) {
                c->history[c->history_count++] = copy ? copy : (copy = w32t_event_copy(&h->x->arena, e, true));
                break;
            }
    }
}

static w32t_status read_again(w32t_ex *x, hunts *all, void (*take)(hunts *, w32t_event *), w32t_error *error) {
    w32t_trace *t = w32t_ex_open(x, error);
    if (!t) return error->status;
    for (w32t_event *e; (e = w32t_trace_next_bare(t)) != NULL;)
        if (e->call) take(all, e);
    w32t_trace_free(t);
    return W32T_OK;
}

static const w32t_ex_process *process_of(const w32t_ex *x, const w32t_crash *c) {
    const w32t_ex_process *found = NULL;
    for (size_t i = 0; i < x->process_count; i++)
        if (x->processes[i]->pid == c->pid && x->processes[i]->exit_status == c->exit_status) found = x->processes[i];
    return found ? found : x->processes[0];
}

static void begin(w32t_hunt *h, w32t_ex *x, w32t_crash *c) {
    h->x = x;
    h->crash = c;
    h->p = process_of(x, c);
    for (uint32_t i = 0; i < h->p->exception_count; i++)
        if (c->code && h->p->exceptions[i].code == c->code) h->q = &h->p->exceptions[i];
    h->codes = w32t_alloc((h->p->module_count + 1) * sizeof *h->codes);
    h->images = w32t_alloc((h->p->module_count + 1) * sizeof *h->images);
    h->looked = w32t_alloc((h->p->module_count + 1) * sizeof *h->looked);
    h->history = x->options->history ? x->options->history : 20;
    if (h->history > 10000) h->history = 10000;
    h->recent = w32t_alloc(h->history * sizeof *h->recent);
    c->history = w32t_arena_zalloc(&x->arena, h->history * sizeof(w32t_event *));
    w32t_hunt_ask(h);
}

static void end(w32t_hunt *h) {
    for (uint32_t i = 0; i < h->p->module_count; i++) {
        w32t_code_close(h->codes[i]);
        free(h->images[i]);
    }
    free(h->codes);
    free(h->images);
    free(h->looked);
    free(h->recent);
    w32t_table_free(&h->sites);
    w32t_arena_free(&h->arena);
}

// A cause whose event did not come back in the third reading (the file changed meanwhile) is taken out.
static void drop_empty(w32t_crash *c) {
    uint32_t n = 0;
    while (n < c->cause_count && c->causes[n].call)
        n++;
    c->cause_count = n;
}

w32t_status w32t_ex_find_causes(w32t_ex *x, w32t_error *error) {
    hunts all = {0};
    all.items = w32t_alloc((x->crash_count + 1) * sizeof *all.items);
    all.wanted = w32t_alloc((x->crash_count + 1) * sizeof *all.wanted);
    for (size_t i = 0; i < x->crash_count; i++)
        if (x->crashes[i].kind != W32T_CRASH_LOAD) begin(&all.items[all.count++], x, &x->crashes[i]);
    w32t_status s = all.count ? read_again(x, &all, gather, error) : W32T_OK;
    for (size_t i = 0; s == W32T_OK && i < all.count; i++)
        judge(&all.items[i], all.wanted[i]);
    if (s == W32T_OK && all.count) s = read_again(x, &all, keep, error);
    for (size_t i = 0; i < all.count; i++) {
        w32t_crash *c = all.items[i].crash;
        drop_empty(c);
        for (uint32_t k = 0; k < c->cause_count; k++)
            c->causes[k].caller_name = name_of_caller(&all.items[i], c->causes[k].call);
        end(&all.items[i]);
    }
    free(all.items);
    free(all.wanted);
    return s;
}
