// SPDX-License-Identifier: Apache-2.0
// Calls that go on after they have returned: what they will read is known by the address of their OVERLAPPED until a
// call says that they have ended. In: the calls that begin (record_call.c); out: what ended, as content of the call
// that says so (copy_args.c). Any thread may end what another began, so the table is the process's. Nothing in it is
// trusted to be still there: all is read guarded.
#include "agent.h"

enum { SLOTS = 1024, PROBES = 8, PARTS = 8, STATUS_GOES_ON = 0x103, ERROR_GOES_ON = 997, NAME_MOST = 48 };

typedef struct part {
    uintptr_t at;
    uint32_t bytes;
} part;

typedef struct io_slot {
    uintptr_t key; // the OVERLAPPED's address, 0 = free, TAKEN = being written or read
    uint32_t age;
    uint32_t tid;
    uint64_t call;
    uint32_t id; // of its function
    uint32_t parts;
    uint32_t reads;
    part part[PARTS];
} io_slot;
#define TAKEN ((uintptr_t)1)

static io_slot slots[SLOTS];
static uint32_t ages;

static io_slot *place(uintptr_t key, uint32_t probe) {
    uint32_t home = (uint32_t)((uint64_t)(key >> 3) * 0x9E3779B1u >> 11);
    return &slots[(home + probe) & (SLOTS - 1)];
}

static bool take(io_slot *s, uintptr_t key) {
    return __atomic_compare_exchange_n(&s->key, &key, TAKEN, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

static void give(io_slot *s, uintptr_t key) {
    __atomic_store_n(&s->key, key, __ATOMIC_RELEASE);
}

static io_slot *find(uintptr_t key) {
    for (uint32_t i = 0; i < PROBES; i++) {
        io_slot *s = place(key, i);
        if (__atomic_load_n(&s->key, __ATOMIC_RELAXED) == key && take(s, key)) return s;
    }
    return NULL;
}

// The one of that key, else a free one, else the oldest: whose end nobody asked for.
static io_slot *room_for(uintptr_t key) {
    io_slot *s = find(key), *oldest = NULL;
    for (uint32_t i = 0; !s && i < PROBES; i++)
        if (take(place(key, i), 0)) s = place(key, i);
    for (uint32_t i = 0; !s && i < PROBES; i++) {
        io_slot *at = place(key, i);
        if (!oldest || (int32_t)(at->age - oldest->age) < 0) oldest = at;
    }
    if (s) return s;
    uintptr_t had = __atomic_load_n(&oldest->key, __ATOMIC_RELAXED);
    return had != TAKEN && take(oldest, had) ? oldest : NULL;
}

static void keep_parts(io_slot *s, const agent_hook *hook, const uintptr_t *words) {
    s->parts = 0;
    s->reads = hook->io_data != 0;
    if (!hook->io_data) return;
    uintptr_t at = words[hook->io_data - 1];
    uint32_t size = (uint32_t)words[hook->io_data];
    if (!(hook->io_how & W32T_IO_BUFFERS)) {
        s->part[s->parts++] = (part){at, size};
        return;
    }
    for (; s->parts < size && s->parts < PARTS; s->parts++) {
        struct {
            uint32_t length;
            uintptr_t data;
        } buffer;
        uint32_t status;
        const uint8_t *from = (const uint8_t *)at + s->parts * sizeof(buffer);
        if (at < 0x10000 || w32t_copy_bytes(&buffer, from, sizeof(buffer), &status) != sizeof(buffer)) return;
        s->part[s->parts] = (part){buffer.data, buffer.length};
    }
}

void w32t_io_begin(const agent_hook *hook, const uintptr_t *words, uint64_t call, uint32_t tid) {
    uintptr_t key = words[hook->io_status - 1];
    if (key < 0x10000 || hook->io_how & W32T_IO_STATUS) return;
    io_slot *s = room_for(key);
    if (!s) return;
    s->age = __atomic_add_fetch(&ages, 1, __ATOMIC_RELAXED);
    s->tid = tid;
    s->call = call;
    s->id = hook->id;
    keep_parts(s, hook, words);
    give(s, key);
}

void w32t_io_number(const agent_hook *hook, const uintptr_t *words, uint64_t call) {
    uintptr_t key = words[hook->io_status - 1];
    io_slot *s = key < 0x10000 ? NULL : find(key);
    if (!s) return;
    if (!s->call) s->call = call;
    give(s, key);
}

bool w32t_io_goes_on(const agent_hook *hook, const uintptr_t *words, uint64_t result, bool failed, uint32_t error) {
    uintptr_t key = words[hook->io_status - 1];
    if (hook->io_how & W32T_IO_STATUS) return (uint32_t)result == STATUS_GOES_ON;
    if (key < 0x10000) return false;
    if (failed ? error == ERROR_GOES_ON : hook->io_how & W32T_IO_QUEUED) return true;
    if (failed && error != 234) { // a message that was longer than the buffer has been read all the same
        io_slot *s = find(key);
        if (s) give(s, 0);
    }
    return false;
}

static uint32_t put_name(uint32_t id, char *out) {
    const w32t_plan *plan = w32t_agent.plan;
    uint32_t n = 0;
    if (id >= plan->functions) return 0;
    const char *name = w32t_agent.strings + w32t_agent.functions[id].name;
    for (; name[n] && n < NAME_MOST; n++)
        out[n] = name[n];
    return n;
}

// OVERLAPPED: Internal is the status, InternalHigh how much was done.
static bool outcome(uintptr_t overlapped, uintptr_t word[2]) {
    uint32_t status;
    return overlapped >= 0x10000 &&
           w32t_copy_bytes(word, (const void *)overlapped, 2 * sizeof(*word), &status) == 2 * sizeof(*word);
}

uint32_t w32t_io_ended(uintptr_t overlapped, uint8_t *out, uint32_t room) {
    uintptr_t word[2];
    w32t_blob_io io = {.bytes = sizeof(io)};
    if (room < sizeof(io) + NAME_MOST || !outcome(overlapped, word) || (uint32_t)word[0] == STATUS_GOES_ON) return 0;
    io_slot *s = find(overlapped);
    if (!s) return 0;
    io.tid = s->tid;
    io.call = s->call;
    io.reads = s->reads;
    io.full = s->reads ? word[1] : 0;
    io.name_bytes = put_name(s->id, (char *)out + sizeof(io));
    io.bytes += io.name_bytes;
    uint64_t left = io.full;
    for (uint32_t i = 0; i < s->parts && left; i++) {
        uint32_t status = 0, n = s->part[i].bytes < left ? s->part[i].bytes : (uint32_t)left;
        left -= n;
        if (n > room - io.bytes) n = room - io.bytes;
        uint32_t got = s->part[i].at < 0x10000
                           ? 0
                           : (uint32_t)w32t_copy_bytes(out + io.bytes, (const void *)s->part[i].at, n, &status);
        io.bytes += got;
        if (got < n || io.bytes == room) break;
    }
    give(s, 0);
    __builtin_memcpy(out, &io, sizeof(io));
    return io.bytes;
}

void w32t_io_forget(void) {
    for (uint32_t i = 0; i < SLOTS; i++)
        slots[i].key = 0;
}
