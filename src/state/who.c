// SPDX-License-Identifier: Apache-2.0
// Whose event it is, where the header does not say: PERFINFO events carry neither process nor thread, but most name one
// of them in their payload, at a place that depends on class, opcode, version and pointer size. The rest belong to the
// thread that runs on the processor, where context switches are recorded. Offsets are those of schemas/classic.
#include "state/who.h"

#define NONE 0xFFFF

typedef struct place {
    uint16_t tid, pid; // offsets of the ids in the payload, NONE
} place;

static place at_thread(unsigned tid) {
    return (place){(uint16_t)tid, NONE};
}

static place at_process(unsigned pid) {
    return (place){NONE, (uint16_t)pid};
}

static place file_io(unsigned opcode, unsigned version, unsigned p) {
    bool old = version <= 2; // the thread is the second field then, in a pointer
    if (opcode == 64) return at_thread(old ? p : 2 * p);
    if (opcode == 67 || opcode == 68) return at_thread(8 + (old ? p : 3 * p));
    if (opcode == 65 || opcode == 66 || opcode == 73 || opcode == 72 || opcode == 77) return at_thread(old ? p : 3 * p);
    if ((opcode >= 69 && opcode <= 75) || (opcode >= 79 && opcode <= 82)) return at_thread(old ? p : 4 * p);
    return (place){NONE, NONE};
}

static place disk_io(unsigned opcode, unsigned version, unsigned p) {
    if (version < 3) return (place){NONE, NONE};
    if (opcode == 10 || opcode == 11 || opcode == 55 || opcode == 56) return at_thread(32 + 2 * p);
    if (opcode == 14 || opcode == 57) return at_thread(16 + p);
    if (opcode == 12 || opcode == 13 || opcode == 15 || (opcode >= 58 && opcode <= 60)) return at_thread(p);
    return (place){NONE, NONE};
}

static place process_class(unsigned opcode, unsigned version, unsigned p) {
    if (opcode == 10) return version ? at_process(2 * p) : (place){NONE, NONE};
    if (opcode <= 4 || opcode == 39) return at_process(version ? p : 0);
    if (opcode == 11 || opcode == 32 || opcode == 33) return at_process(0);
    return (place){NONE, NONE};
}

static place place_of(unsigned group, unsigned opcode, unsigned version, unsigned p) {
    switch (group) {
    case 0x01:
        return disk_io(opcode, version, p);
    case 0x02:
        return opcode == 32                   ? at_thread(16 + 2 * p)
               : opcode == 98 || opcode == 99 ? at_process(2 * p)
                                              : (place){NONE, NONE};
    case 0x03:
        return process_class(opcode, version, p);
    case 0x04:
        return file_io(opcode, version, p);
    case 0x05:
        if (opcode >= 1 && opcode <= 4) return version ? (place){4, 0} : (place){0, 4};
        if (opcode == 72) return (place){4, 0}; // SetName: of the thread that is named, as thread starts are
        return opcode == 36 ? at_thread(0) : (place){NONE, NONE};
    case 0x06:
    case 0x08:
        return version ? at_process(0) : (place){NONE, NONE};
    case 0x0F:
        return opcode == 46 || opcode == 47 ? at_thread(p) : (place){NONE, NONE};
    case 0x14:
        return opcode >= 2 && opcode <= 4 ? at_process(2 * p) : (place){NONE, NONE};
    case 0x18:
        return opcode == 32 || opcode == 37 || opcode == 38 ? (place){12, 8} : (place){NONE, NONE};
    default:
        return (place){NONE, NONE};
    }
}

void w32t_who(machine *m, w32t_event *e, const w32t_etw_record *r) {
    w32t_span payload = {e->payload, e->payload_size};
    place where = place_of(r->hook_id >> 8, e->opcode, e->version, r->pointer_size);
    if (where.tid != NONE && w32t_span_has(payload, where.tid, 4)) {
        e->tid = w32t_le32(payload.p + where.tid);
        e->has |= W32T_HAS_TID;
    }
    if (where.pid != NONE && w32t_span_has(payload, where.pid, 4)) {
        e->pid = w32t_le32(payload.p + where.pid);
        e->has |= W32T_HAS_PID;
    }
    if (r->hook_id == 0x0524 && e->has & W32T_HAS_TID) { // CSwitch: the thread that runs from now on
        if (e->cpu >= m->processors) {
            size_t room = e->cpu + 1u > 64 ? e->cpu + 1u : 64;
            m->running = w32t_realloc(m->running, room * sizeof *m->running);
            while (m->processors < room)
                m->running[m->processors++] = UINT32_MAX;
        }
        m->running[e->cpu] = e->tid;
    } else if (!(e->has & (W32T_HAS_TID | W32T_HAS_PID)) && where.tid == NONE && where.pid == NONE &&
               e->cpu < m->processors && m->running[e->cpu] != UINT32_MAX) {
        e->tid = m->running[e->cpu];
        e->has |= W32T_HAS_TID;
    }
    if ((e->has & W32T_HAS_TID) && !(e->has & W32T_HAS_PID)) {
        const thread *t = w32t_machine_thread(m, e->tid, e->time);
        if (t) {
            e->pid = t->pid;
            e->has |= W32T_HAS_PID;
        }
    }
}
