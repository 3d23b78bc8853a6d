// SPDX-License-Identifier: Apache-2.0
// One file's counts as JSON (keys: docs, `stat -f json`) or text.
#include "base/guid.h"
#include "base/json_out.h"
#include "base/wintime.h"
#include "trace/trace_internal.h"

static void key(w32t_buf *b, const char *name) {
    w32t_buf_char(b, ',');
    w32t_json_cstr(b, name);
    w32t_buf_char(b, ':');
}

static void number(w32t_buf *b, const char *name, uint64_t v) {
    key(b, name);
    w32t_buf_u64(b, v);
}

static void time_key(w32t_buf *b, const char *name, int64_t t) {
    if (t == W32T_NO_TIME) return;
    key(b, name);
    w32t_buf_char(b, '"');
    w32t_buf_time(b, t);
    w32t_buf_char(b, '"');
}

static void json_providers(const w32t_stat_file *f, w32t_buf *b) {
    w32t_buf_lit(b, ",\"providers\":[");
    for (size_t i = 0; i < f->provider_count; i++) {
        const w32t_stat_provider *p = &f->providers[i];
        if (i) w32t_buf_char(b, ',');
        w32t_buf_char(b, '{');
        if (p->has_guid) {
            w32t_buf_lit(b, "\"guid\":\"");
            w32t_buf_guid(b, &p->guid);
            w32t_buf_lit(b, "\",");
        }
        if (p->name) {
            w32t_buf_lit(b, "\"name\":");
            w32t_json_cstr(b, p->name);
            w32t_buf_char(b, ',');
        }
        w32t_buf_lit(b, "\"events\":");
        w32t_buf_u64(b, p->events);
        number(b, "decoded", p->decoded);
        w32t_buf_char(b, '}');
    }
    w32t_buf_char(b, ']');
}

static void json_gaps(const w32t_stat_file *f, w32t_buf *b) {
    if (!f->manifest_gap_count) return;
    w32t_buf_lit(b, ",\"partial_manifests\":[");
    for (size_t i = 0; i < f->manifest_gap_count; i++) {
        const w32t_manifest_gap *g = &f->manifest_gaps[i];
        w32t_buf_text(b, i ? ",{\"guid\":\"" : "{\"guid\":\"");
        w32t_buf_guid(b, &g->provider);
        w32t_buf_char(b, '"');
        if (g->name) {
            key(b, "name");
            w32t_json_cstr(b, g->name);
        }
        number(b, "have", g->have);
        number(b, "parts", g->parts);
        w32t_buf_char(b, '}');
    }
    w32t_buf_char(b, ']');
}

static void json_damage(const w32t_stat_file *f, w32t_buf *b) {
    w32t_buf_lit(b, ",\"damage\":[");
    for (size_t i = 0; i < f->damage_count; i++) {
        if (i) w32t_buf_char(b, ',');
        w32t_buf_lit(b, "{\"offset\":");
        if (f->damage[i].offset == W32T_NO_OFFSET)
            w32t_buf_lit(b, "null");
        else
            w32t_buf_u64(b, f->damage[i].offset);
        key(b, "what");
        w32t_json_cstr(b, f->damage[i].what);
        w32t_buf_char(b, '}');
    }
    w32t_buf_char(b, ']');
    if (f->damage_total > f->damage_count) number(b, "damage_total", f->damage_total);
}

static void print_json(const w32t_stat_file *f, w32t_buf *b) {
    w32t_buf_lit(b, "{\"path\":");
    w32t_json_cstr(b, f->path);
    key(b, "format");
    w32t_json_cstr(b, f->format);
    number(b, "bytes", f->bytes);
    number(b, "events", f->events);
    if (f->carved) number(b, "carved", f->carved);
    time_key(b, "first", f->first);
    time_key(b, "last", f->last);
    w32t_buf_lit(b, ",\"events_by_kind\":{");
    for (size_t i = 0; i < f->kind_count; i++) {
        if (i) w32t_buf_char(b, ',');
        w32t_json_cstr(b, f->kinds[i].name);
        w32t_buf_char(b, ':');
        w32t_buf_u64(b, f->kinds[i].events);
    }
    w32t_buf_char(b, '}');
    json_providers(f, b);
    json_gaps(f, b);
    w32t_buf_lit(b, ",\"lost\":{\"events\":");
    w32t_buf_u64(b, f->lost_events);
    number(b, "buffers", f->lost_buffers);
    number(b, "unreadable_bytes", f->unreadable_bytes);
    number(b, "undecoded", f->undecoded);
    w32t_buf_char(b, '}');
    json_damage(f, b);
    if (f->clock) {
        key(b, "clock");
        w32t_json_cstr(b, f->clock);
    }
    if (f->os) {
        key(b, "os");
        w32t_json_cstr(b, f->os);
    }
    w32t_buf_char(b, '}');
}

// Text from files, made safe for terminals by the JSON escaping rules.
static void clean(w32t_buf *b, const char *text) {
    w32t_json_text_part(b, text, strlen(text));
}

static void print_head(const w32t_stat_file *f, w32t_buf *b) {
    clean(b, f->path);
    w32t_buf_printf(b, ": %s, %llu bytes, %llu event%s", f->format, (unsigned long long)f->bytes,
                    (unsigned long long)f->events, f->events == 1 ? "" : "s");
    if (f->carved) w32t_buf_printf(b, " (and %llu carved)", (unsigned long long)f->carved);
    w32t_buf_char(b, '\n');
    if (f->first != W32T_NO_TIME) {
        w32t_buf_lit(b, "  time    ");
        w32t_buf_time(b, f->first);
        w32t_buf_lit(b, " to ");
        w32t_buf_time(b, f->last);
        w32t_buf_char(b, '\n');
    }
    if (f->os) {
        w32t_buf_lit(b, "  system  ");
        clean(b, f->os);
        w32t_buf_char(b, '\n');
    }
    if (f->clock) {
        w32t_buf_lit(b, "  clock   ");
        clean(b, f->clock);
        w32t_buf_char(b, '\n');
    }
}

static void print_text(const w32t_stat_file *f, w32t_buf *b) {
    print_head(f, b);
    for (size_t i = 0; i < f->kind_count; i++)
        w32t_buf_printf(b, "  %10llu  %s\n", (unsigned long long)f->kinds[i].events, f->kinds[i].name);
    if (f->provider_count) w32t_buf_lit(b, "  provider events, of them with a known schema:\n");
    for (size_t i = 0; i < f->provider_count; i++) {
        const w32t_stat_provider *p = &f->providers[i];
        w32t_buf_printf(b, "  %10llu %10llu  ", (unsigned long long)p->events, (unsigned long long)p->decoded);
        if (p->name) clean(b, p->name);
        if (p->has_guid) {
            if (p->name) w32t_buf_char(b, ' ');
            w32t_buf_guid(b, &p->guid);
        }
        w32t_buf_char(b, '\n');
    }
    for (size_t i = 0; i < f->manifest_gap_count; i++) {
        const w32t_manifest_gap *g = &f->manifest_gaps[i];
        w32t_buf_printf(b, "  manifest in part: %u of %u part%s  ", g->have, g->parts, g->parts == 1 ? "" : "s");
        if (g->name) clean(b, g->name);
        if (g->name) w32t_buf_char(b, ' ');
        w32t_buf_guid(b, &g->provider);
        w32t_buf_char(b, '\n');
    }
    if (f->lost_events || f->lost_buffers || f->unreadable_bytes)
        w32t_buf_printf(b, "  lost: %llu events, %llu buffers; unreadable: %llu bytes\n",
                        (unsigned long long)f->lost_events, (unsigned long long)f->lost_buffers,
                        (unsigned long long)f->unreadable_bytes);
    for (size_t i = 0; i < f->damage_count; i++) {
        if (f->damage[i].offset == W32T_NO_OFFSET)
            w32t_buf_lit(b, "  damage: ");
        else
            w32t_buf_printf(b, "  damage at 0x%llx: ", (unsigned long long)f->damage[i].offset);
        clean(b, f->damage[i].what);
        w32t_buf_char(b, '\n');
    }
    if (f->damage_total > f->damage_count)
        w32t_buf_printf(b, "  … and %llu more place%s of damage\n",
                        (unsigned long long)(f->damage_total - f->damage_count),
                        f->damage_total - f->damage_count == 1 ? "" : "s");
}

void w32t_stat_print(const w32t_stat_file *f, bool json, FILE *out) {
    w32t_buf b = {0};
    if (json)
        print_json(f, &b);
    else
        print_text(f, &b);
    if (b.n) fwrite(b.p, 1, b.n, out);
    w32t_buf_free(&b);
}
