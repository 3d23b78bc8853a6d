// SPDX-License-Identifier: Apache-2.0
// The processes of a trace as a tree. A parent is the process of its pid that had started before the child and not yet
// ended, else one that had just ended; logs that say which entry is the parent are believed when its pid fits.
#include "analyze/summary.h"

#include "base/json_out.h"
#include "base/status.h"
#include "base/wintime.h"
#include "model/pml_log.h"
#include "trace/trace_internal.h"

#include <stdlib.h>

typedef struct node {
    const w32t_process *process;
    uint64_t events;
    size_t parent;                    // index + 1, 0 = root
    size_t first_child, next_sibling; // index + 1
} node;

typedef struct tree {
    node *nodes;
    size_t count, room;
    w32t_table by_process; // address → index + 1
} tree;

static size_t add(tree *t, const w32t_process *p) {
    uint64_t key = (uint64_t)(uintptr_t)p;
    size_t at = (size_t)(uintptr_t)w32t_table_get(&t->by_process, key);
    if (at) return at - 1;
    if (t->count == t->room)
        t->nodes = w32t_realloc(t->nodes, (t->room = t->room ? t->room * 2 : 256) * sizeof *t->nodes);
    t->nodes[t->count] = (node){.process = p};
    w32t_table_put(&t->by_process, key, (void *)(uintptr_t)(t->count + 1));
    return t->count++;
}

static void add_listed(tree *t, const w32t_trace *trace) {
    const w32t_source *s;
    for (size_t i = 0; (s = w32t_trace_source(trace, i)) != NULL; i++)
        for (uint32_t p = 0; s->pml && p < s->pml->process_count; p++)
            add(t, &s->pml->processes[p].run);
}

// Recordings date a child by its own first report, when a parent that only starts it may have ended already.
#define REPORT_LAG 10000000000u // ns

static bool could_be_parent(const w32t_process *p, const w32t_process *child, uint64_t lag) {
    if (p == child || p->pid != child->parent_pid || p->pid == child->pid) return false;
    bool known = p->start != W32T_NO_TIME && child->start != W32T_NO_TIME;
    if (known && p->start > child->start) return false;
    if (p->end == W32T_NO_TIME || child->start == W32T_NO_TIME || p->end >= child->start) return true;
    return (uint64_t)child->start - (uint64_t)p->end <= lag;
}

static int by_start(const void *a, const void *b) {
    const w32t_process *x = ((const node *)a)->process, *y = ((const node *)b)->process;
    if (x->start != y->start) return x->start < y->start ? -1 : 1;
    return x->pid < y->pid ? -1 : x->pid > y->pid;
}

// Children in order of their start, as the nodes are sorted; the latest fitting parent wins (a pid may have been
// reused).
static void link_nodes(tree *t) {
    if (t->count) qsort(t->nodes, t->count, sizeof *t->nodes, by_start);
    w32t_table by_pid = {0}; // pid + 1 → index + 1 of the last node with it; chained through `chain`
    size_t *chain = w32t_alloc((t->count + 1) * sizeof *chain);
    for (size_t i = 0; i < t->count; i++)
        chain[i] = (size_t)(uintptr_t)w32t_table_put(&by_pid, (uint64_t)t->nodes[i].process->pid + 1,
                                                     (void *)(uintptr_t)(i + 1));
    for (size_t i = t->count; i-- > 0;) {
        const w32t_process *p = t->nodes[i].process;
        size_t last = (size_t)(uintptr_t)w32t_table_get(&by_pid, (uint64_t)p->parent_pid + 1), at = last;
        while (at && !could_be_parent(t->nodes[at - 1].process, p, 0))
            at = chain[at - 1];
        for (at = at ? at : last; at && !could_be_parent(t->nodes[at - 1].process, p, REPORT_LAG);)
            at = chain[at - 1];
        // Starts that are not known cannot order processes: a loop is cut where it would close.
        size_t up = at;
        while (up && up - 1 != i)
            up = t->nodes[up - 1].parent;
        if (!at || up) continue;
        t->nodes[i].parent = at;
        t->nodes[i].next_sibling = t->nodes[at - 1].first_child;
        t->nodes[at - 1].first_child = i + 1;
    }
    free(chain);
    w32t_table_free(&by_pid);
}

static void put_text(w32t_buf *b, const char *s) {
    for (; s && *s; s++)
        w32t_buf_char(b, (unsigned char)*s < 0x20 || *s == 0x7F ? '?' : *s);
}

static void text_node(w32t_buf *b, const node *n, unsigned depth) {
    const w32t_process *p = n->process;
    for (unsigned i = 0; i < depth; i++)
        w32t_buf_lit(b, "  ");
    put_text(b, p->image ? p->image : "?");
    w32t_buf_printf(b, " (%u)", p->pid);
    if (p->start != W32T_NO_TIME) {
        w32t_buf_lit(b, "  ");
        w32t_buf_time(b, p->start);
    }
    if (p->end != W32T_NO_TIME) {
        w32t_buf_lit(b, " – ");
        w32t_buf_time(b, p->end);
    }
    w32t_buf_printf(b, "  %llu event%s", (unsigned long long)n->events, n->events == 1 ? "" : "s");
    if (p->command_line) {
        w32t_buf_lit(b, "  ");
        put_text(b, p->command_line);
    }
    w32t_buf_char(b, '\n');
}

static void json_text(w32t_buf *b, const char *key, const char *s) {
    if (!s) return;
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, key);
    w32t_buf_char(b, ':');
    w32t_json_cstr(b, s);
}

static void json_time(w32t_buf *b, const char *key, int64_t t) {
    if (t == W32T_NO_TIME) return;
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, key);
    w32t_buf_lit(b, ":\"");
    w32t_buf_time(b, t);
    w32t_buf_char(b, '"');
}

static void json_node(w32t_buf *b, const node *n, unsigned depth) {
    const w32t_process *p = n->process;
    w32t_buf_printf(b, "{\"depth\":%u,\"pid\":%u,\"parent_pid\":%u", depth, p->pid, p->parent_pid);
    json_text(b, "image", p->image);
    json_text(b, "path", p->path);
    json_text(b, "command_line", p->command_line);
    json_time(b, "start", p->start);
    json_time(b, "end", p->end);
    if (p->flags & W32T_PROCESS_HAS_EXIT) w32t_buf_printf(b, ",\"exit_status\":%u", p->exit_status);
    w32t_buf_printf(b, ",\"events\":%llu}", (unsigned long long)n->events);
}

// The node after `at` in depth-first order below `root` (index + 1), 0 behind the last. Without recursion: trees of
// traces can be as deep as their makers like.
static size_t next_node(const tree *t, size_t root, size_t at, unsigned *depth) {
    if (t->nodes[at - 1].first_child) {
        ++*depth;
        return t->nodes[at - 1].first_child;
    }
    while (at != root) {
        if (t->nodes[at - 1].next_sibling) return t->nodes[at - 1].next_sibling;
        at = t->nodes[at - 1].parent;
        --*depth;
    }
    return 0;
}

static void print_tree(const tree *t, bool json, FILE *out) {
    w32t_buf b = {0};
    bool first = true;
    if (json) w32t_buf_lit(&b, "{\"processes\":[");
    for (size_t root = 1; root <= t->count; root++) {
        if (t->nodes[root - 1].parent) continue;
        unsigned depth = 0;
        for (size_t at = root; at; at = next_node(t, root, at, &depth)) {
            if (json && !first) w32t_buf_lit(&b, ",\n");
            first = false;
            if (json)
                json_node(&b, &t->nodes[at - 1], depth);
            else
                text_node(&b, &t->nodes[at - 1], depth);
        }
    }
    if (json) w32t_buf_lit(&b, "]}\n");
    if (!json && first) w32t_buf_lit(&b, "(no process is named in it)\n");
    if (b.n) fwrite(b.p, 1, b.n, out);
    w32t_buf_free(&b);
}

w32t_status w32t_process_tree_print(w32t_trace *trace, const w32t_summary_options *options, bool json, FILE *out,
                                    w32t_error *error) {
    tree t = {0};
    for (w32t_event *e; (e = w32t_trace_next_bare(trace)) != NULL;)
        if (e->process && w32t_summary_wants(options, e)) {
            size_t at = add(&t, e->process);
            t.nodes[at].events++;
        }
    add_listed(&t, trace);
    const w32t_error *failed = w32t_trace_failed(trace);
    if (failed && error) *error = *failed;
    if (!failed) {
        link_nodes(&t);
        print_tree(&t, json, out);
    }
    free(t.nodes);
    w32t_table_free(&t.by_process);
    return failed ? failed->status : W32T_OK;
}
