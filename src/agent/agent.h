// SPDX-License-Identifier: Apache-2.0
// What the agent's files share: the process-wide state, a thread's state, a hook, and who does what.
//
// Rules inside a hook: no lock, no heap, no function that could be hooked (the agent's own imports were bound before
// anything was patched), target memory only through the guarded copy, nothing that changes the thread's last error.
#ifndef W32T_AGENT_H
#define W32T_AGENT_H

#include "nt.h"
#include "wire/wire_call.h"
#include "wire/wire_control.h"
#include "wire/wire_plan.h"
#include "wire/wire_ring.h"

#include "arch.h" // x64/ or x86/: TEB access, clock, stub layout

enum { AGENT_MAX_MODULES = 1024, AGENT_MAX_DEPTH = 512, AGENT_STRINGS = 0x10000 };

// Who lives at an address (64 KiB granules). The number is also the bit in hook.mask.
enum agent_class {
    CLASS_PROGRAM = 0, // also code outside any module: JIT, unpacked code
    CLASS_RUNTIME = 1, // C runtimes: count as the program's own
    CLASS_SYSTEM = 2,
    CLASS_AGENT = 3, // and our stubs
};
#define MASK_NORMAL ((1u << CLASS_PROGRAM) | (1u << CLASS_RUNTIME))
#define MASK_EVERY  (MASK_NORMAL | (1u << CLASS_SYSTEM))

// One hooked function. The first fields are read by the thunk: offsets are in x64/thunk.S, checked in x64/arch.c.
typedef struct agent_hook {
    void *original;      // called instead; for special functions our own replacement
    void *classes;       // the class table, for the thunk
    uint32_t start_low;  // with id: the w32t_rec of a Start of words alone
    uint32_t id;         // function id
    uint32_t mask;       // classes of callers whose calls are recorded; 0 = off
    uint8_t words;       // recorded
    uint8_t stack_words; // copied to the callee (>= 4 on x64), 255 unknown
    uint8_t float_args;
    uint8_t captures;
    uint8_t in_captures; // how many of them apply at entry
    uint8_t result;
    uint8_t fail_when;
    uint8_t error_from;
    uint32_t fail_value;
    uint8_t quick; // AGENT_QUICK_*: halves that need no more than the short way of the thunk
    uint8_t extra; // stack words to copy beyond those in registers
    uint16_t gives; // AGENT_GIVES_* (com.h): it hands over objects
    uintptr_t owner; // code engine: the module whose own calls are not recorded
    size_t owner_size;
    // The failure rule for the short way: it failed when ((result - fail_base) & fail_mask) < fail_count.
    uint64_t fail_base, fail_mask, fail_count;
    uint32_t flags; // W32T_FN_*
    const w32t_plan_capture *capture;
    int *(*errno_of)(void); // W32T_ERROR_ERRNO
    uint32_t old_rva;       // what the export table held
    uint8_t *raw;           // the function itself, wherever it lives
    uint8_t *target;        // the same if it is code of the module whose export this is: what the code engine patches
    void *stub;
    struct agent_hook *next; // of all there are
    struct agent_hook *kept; // methods: among those to be used again
    uint8_t io_status, io_data, io_how, io_routine; // as in the plan's row, 0 where the words cannot be read
    uint32_t counted;        // x86: its words were told by its name or by what its first return took off the stack
    uint32_t learns;
    const w32t_plan_learn *learn;   // interface pointers it hands out
    const w32t_plan_filter *filter; // what is asked of its calls, NULL = nothing
} agent_hook;

// Into the list of all hooks.
void w32t_hook_list(agent_hook *h);

// Halves of a call that the short way may write; whatever else a hook asks of a half clears its bit.
enum { AGENT_QUICK_START = 1, AGENT_QUICK_STOP = 2, AGENT_QUICK_WORDS = 8 };

// In a call's number: the call is not recorded (W32T_FN_SILENT).
#define AGENT_SILENT_CALL (1ull << 63)
// Beside it: its Start is withheld until it has returned (filter.c). Below: a count, and where the Start lies.
#define AGENT_HELD_CALL (1ull << 62)

typedef struct agent_entry { // a call in progress
    uintptr_t sp;            // address of its return address
    uint64_t call;           // its number, or AGENT_SILENT_CALL and a number
    uint32_t id;
    uint32_t reserved;
#ifdef ARCH_KEEPS_RETURN // x86: the return address was replaced; what the Stop needs is kept here
    agent_hook *hook;
    uintptr_t address;
    uintptr_t words[ARCH_ENTRY_WORDS];
#endif
} agent_entry;

typedef struct agent_thread { // offsets of the first fields are in x64/thunk.S
    uint8_t *data;
    w32t_ring *ring;
    uint32_t head;
    uint32_t tail; // last seen
    uint32_t size;
    uint32_t depth;
    uint32_t busy; // inside the agent: a hook met now is passed through
    uint32_t lost; // calls since the last DROPPED record
    uint64_t calls;
    uint32_t clear; // up to this head the short way may write without asking: no wrap, room known
    uint32_t tid;
    uint32_t index;   // of the ring
    uint32_t touched; // bytes of the ring whose pages are there
    uint64_t first_lost;
    uint64_t silent;    // calls that were not recorded, on purpose
    agent_entry bottom; // its sp is above every other
    agent_entry entry[AGENT_MAX_DEPTH];
    uint32_t walking; // a fault now ends the stack walk: back to `recover`
    void *unwinder;   // x64/stack.c
    uint8_t *held;    // Starts that are withheld, a stack; NULL: none ever is
    uint64_t holds;
    CONTEXT context; // scratch for stack walks
    CONTEXT recover;
    // Calls of this thread that returned on another one (fibers): by others, looked up by abandon.
    uint64_t moved[AGENT_MAX_DEPTH];
    uint32_t moved_count;
    uint32_t moved_seen;        // how many of them have been taken off the list
    uint32_t within;            // record_call.c is at work on its ring, or in a system call on its behalf
    void *teb;                  // of the thread that has it
    struct agent_thread *older; // of earlier attachments: have no ring any more
} agent_thread;

typedef struct agent_module {
    uint8_t *base;
    uint32_t size;
    uint32_t flags;        // W32T_MODULE_*
    int32_t dll;           // index in the plan's dlls, -1 none
    uint32_t exports;      // entries in stub_of
    void **stub_of;        // by export index (ordinal - base); NULL = not hooked
    const void **left_out; // code engine: functions the plan knows and does not want
    uint32_t left_out_count;
    uint32_t left_out_room;
    void **ever; // every stub that was ever made for this image, by export index; followed by stub_of
    uint32_t ever_exports;
    void **kept; // those of a module that was here before, to be used again if it is the same one
    uint32_t kept_exports;
    uint32_t gone;
    uint32_t patched_imports;
    uint32_t special; // has functions the agent itself must see
    uint32_t kernel32;
    const WCHAR *name; // base name, the loader's own text
    uint32_t name_units;
} agent_module;

typedef struct agent_state { // the first two are read by x64/thunk.S
    uint32_t tls_offset;     // of our slot in the TEB
    uint32_t quick;          // AGENT_QUICK_*: what the session asks of every call leaves the short way open
    w32t_control *control;
    w32t_slot *slot;
    uint32_t slot_index;
    const w32t_plan *plan;
    const w32t_plan_dll *dlls;
    const w32t_plan_function *functions;
    const w32t_plan_capture *captures;
    const w32t_plan_interface *interfaces;
    const w32t_plan_method *methods;
    const w32t_plan_learn *learns;
    const w32t_plan_filter *filters;
    const w32t_plan_node *nodes;
    uint32_t asks; // every call is asked something: triggers, rates
    const char *strings;
    w32t_ring_file *file;
    uint32_t ring_bytes;
    uint32_t clock;
    uint32_t recording; // 0 = stopped: hooks pass through
    uint32_t wine;
    uint32_t next_unknown; // id for the next function without a row
    uint32_t hook_count;
    uint32_t attached;        // to a process that was running already
    uint32_t only_children;   // as the slot says
    uint32_t table_callbacks; // the program has installed one for its code's unwind data
    uint32_t detached;
    uint32_t within; // how many are at work in the agent on something that ends with the attachment
    void *veh;
    uint8_t *self; // our own image
    uint32_t self_size;
    uint32_t module_count;
    agent_module module[AGENT_MAX_MODULES];
    agent_thread *thread[W32T_RING_MAX_RINGS]; // by ring index
    agent_thread *older;                       // of earlier attachments, with calls that are still open
    agent_thread *spare;                       // and without
    agent_hook *hooks;                         // all that were ever made
    uint16_t ring_path[W32T_CONTROL_PATH + 32];
    uint16_t control_path[W32T_CONTROL_PATH];
} agent_state;

extern agent_state w32t_agent;

// memory.c: private memory, never from the target's heaps; NULL when there is none.
void *w32t_alloc(size_t size);
void *w32t_alloc_near(const uint8_t *above, size_t size); // within 4 GiB above an image, for EAT offsets; read-write
void w32t_free(void *base);                               // what alloc_near gave
bool w32t_protect(void *address, size_t size, uint32_t protect, uint32_t *old);
void w32t_unmap(const void *view);
void *w32t_map_file(const uint16_t *path, uint64_t offset, size_t size, uint64_t grow_to, bool write, bool create);
// Writes `piece` over and over.
bool w32t_fill_file(const uint16_t *path, uint64_t offset, const void *piece, uint32_t piece_bytes, uint64_t bytes);
size_t w32t_length16(const uint16_t *text);
int w32t_compare(const char *a, const char *b);

// x64/guard.S: copies that survive a fault; *status = 0 whole (string: NUL met), 1 limit reached, 2 faulted. Give what
// was copied.
size_t w32t_copy_bytes(void *to, const void *from, size_t bytes, uint32_t *status);
size_t w32t_copy_utf16z(void *to, const void *from, size_t units, uint32_t *status);
size_t w32t_copy_ansiz(void *to, const void *from, size_t bytes, uint32_t *status);
size_t w32t_scan_utf16z(void *unused, const void *from, size_t units, uint32_t *status);
size_t w32t_scan_ansiz(void *unused, const void *from, size_t bytes, uint32_t *status);
extern char w32t_guard_begin[], w32t_guard_end[], w32t_guard_fault[];

// ring_write.c
agent_thread *w32t_thread_begin(void);    // the thread's state, made on its first call; NULL = do not record
void w32t_thread_finish(agent_thread *t); // THREAD_END, gives the ring back
void *w32t_reserve_slow(agent_thread *t, uint32_t bytes); // pads, waits for room
void w32t_stop_recording(uint32_t reason);
// What threads have of a recording that has ended; they are stopped. `idle`: none of them is inside, so their rings go.
bool w32t_threads_within(void);
void w32t_threads_retire(bool idle);
bool w32t_call_moved(const agent_thread *t, uint64_t call);
void w32t_drop_moved(agent_thread *t);
void w32t_abandon(agent_thread *t, uintptr_t sp, uint32_t end);
bool w32t_rings_open(void);

// record_call.c, called by the thunk
typedef struct agent_frame agent_frame; // arch.h
uint32_t w32t_enter(agent_hook *hook, uintptr_t *args, agent_frame *frame);
void w32t_leave(agent_frame *frame);

// filter.c: calls that are left out. A call being asked about: what is known of it so far.
typedef struct agent_asked {
    agent_thread *t;
    const agent_hook *hook;
    const uintptr_t *words;
    uintptr_t caller;
    const uint8_t *blobs; // of the Start that was put together
    uint32_t blob_bytes;
    uint32_t failed; // from here on: when it has returned
    uint64_t result;
    uint32_t error;
    uint64_t ticks; // it took
    uint8_t *held;  // where its Start lies, when that is withheld
} agent_asked;
enum { AGENT_HELD_BYTES = 0x40000 };
void w32t_filter_thread(agent_thread *t);                 // gives a thread room for what is withheld
bool w32t_filter_before(const agent_asked *a);            // false: left out, and counted
bool w32t_filter_text(const agent_asked *a, bool *stops); // *stops: the window closes once the call is recorded
void w32t_filter_stops(void);
// Room for a Start (and its STACK) that is withheld; NULL: there is none, so it is recorded at once. *call: its mark.
w32t_rec_start *w32t_filter_hold(agent_thread *t, uint32_t bytes, uint64_t *call);
// A withheld call has returned: its Start goes into the ring if it is wanted. Gives its number, 0 = left out.
uint64_t w32t_filter_release(agent_asked *a, uint64_t mark, uint64_t ticks);
void w32t_filter_gave(const agent_asked *a, const uintptr_t *words); // a recorded call has given a handle
void w32t_filter_closes(const agent_asked *a);

// copy_args.c: appends the blobs of one half of a call at `out`, at most `room` bytes; gives the bytes written.
enum { AGENT_BLOB_MIN = 16 };
uint32_t w32t_capture_half(const agent_hook *hook, const uintptr_t *args, uint64_t result, uint32_t when, uint8_t *out,
                           uint32_t room);

uint64_t w32t_open_call(const agent_thread *t); // the innermost recorded one, 0 = none

// format.c: what the format at `format` takes, from the arguments at `args`. Gives the bytes written; *whole: there was
// room for all.
uint32_t w32t_format_arguments(uintptr_t format, uintptr_t args, uint32_t how, uint8_t *out, uint32_t room,
                               bool *whole);

// pending.c: calls that go on after they have returned.
void w32t_io_begin(const agent_hook *hook, const uintptr_t *words, uint64_t call, uint32_t tid);
void w32t_io_number(const agent_hook *hook, const uintptr_t *words, uint64_t call);
// The call has returned. True: it goes on, nothing is written yet.
bool w32t_io_goes_on(const agent_hook *hook, const uintptr_t *words, uint64_t result, bool failed, uint32_t error);
// What ended, by its OVERLAPPED: a w32t_blob_io with name and content, which is forgotten here. Gives its bytes; 0:
// nobody knows it, or there is no room.
uint32_t w32t_io_ended(uintptr_t overlapped, uint8_t *out, uint32_t room);
void w32t_io_forget(void);

// com.c, com_learn.c: what a call that has returned handed out.
void w32t_com_start(void); // once a hook that learns is made, under the loader's lock
// At entry: objects of the program that the call hands over.
void w32t_com_given(agent_thread *t, const agent_hook *hook, const uintptr_t *args);
void w32t_com_learn(agent_thread *t, const agent_hook *hook, const uintptr_t *args, uint64_t result);
void w32t_com_forget(const uint8_t *base, size_t size);
void w32t_com_stop(void);
void w32t_com_again(void);

// modules.c
void w32t_modules_start(void);
void w32t_modules_stop(void);
void w32t_modules_again(void);
agent_module *w32t_module_of(const void *address);
uint8_t *w32t_module_named(const WCHAR *name, uint32_t units); // image base of a loaded DLL, NULL if it is not

agent_module *w32t_module_add(uint8_t *base, uint32_t size, const UNICODE_STRING *path, bool present);
void w32t_module_removed(uint8_t *base);
void w32t_class_set(const void *base, size_t size, uint8_t value);
uint8_t w32t_class_of(const void *address);
extern uint8_t **w32t_class_table;

// hook_fill.c, hook_tables.c
void w32t_hook_fill(agent_hook *h, const w32t_plan_function *f);
void w32t_hook_words(agent_hook *h);                           // after a change of stack_words
void w32t_hook_ways(agent_hook *h);                            // after a change of anything else
void w32t_hook_refill(agent_hook *h, const agent_hook *fresh); // one that was there before, with a stub others may hold
bool w32t_code_at(const agent_module *m, const void *address); // in a section of the module that is executable
void w32t_hook_exports(agent_module *m);                       // builds hooks and stubs, does not patch yet
void w32t_patch_exports(agent_module *m);
void w32t_announce(uint32_t id, uint32_t dll, const char *name); // a function id beyond the plan's
void w32t_list_left_out(agent_module *m);
void w32t_patch_imports(agent_module *m);
agent_hook *w32t_stub_hook(const void *stub); // NULL: it is none, or cannot be told any more
void *w32t_unstub(void *address);             // a stub's original, else the address itself
void *w32t_stands_for(void *address);         // the same of any address the program has, mapped or not
void *w32t_find_export(uint8_t *base, const char *name, uint32_t ordinal, int depth);

// hook_code.c, threads.c: jumps in the code itself, with the other threads stopped. `move` may change a stopped
// thread's context.
void w32t_patch_code(void);
void w32t_unpatch_code(void);
void w32t_code_module(agent_module *m); // one that came later
void w32t_code_forget(const uint8_t *base, size_t size);
void w32t_threads_stop(bool (*move)(CONTEXT *context));
void w32t_threads_go(void);
void *w32t_stopped_teb(uint32_t tid);                        // NULL: no such thread is stopped
void w32t_trampolines_add(const uint8_t *pool, size_t size); // memory of ours that holds no stubs
void w32t_unpatch_tables(void);

// special.c: functions the agent itself must see (children, exception handlers); gives the replacement, or NULL.
void *w32t_special(const char *name, void *original);
bool w32t_special_name(const char *name); // by which they are exported
void w32t_special_start(void);
enum { AGENT_HOOK_SPECIAL = 0x40000000 }; // in agent_hook.flags, beside W32T_FN_*

// x64/stack.c: return addresses from a context upwards; gives how many.
uint32_t w32t_walk(agent_thread *t, const CONTEXT *from, uint64_t *frames, uint32_t most);

// The stack of a call, from the caller on; the thread's cache is made with its ring.
extern uint32_t w32t_want_stacks;
extern uint32_t w32t_modules_gone; // grows with each unloaded module: what was learnt about its code no longer holds
bool w32t_stack_new(agent_thread *t);
uint32_t w32t_call_stack(agent_thread *t, const uintptr_t *args, const agent_frame *frame, uint64_t *frames,
                         uint32_t most);

// x64/raw_calls.c
void w32t_raw_start(uint32_t id);
void w32t_raw_stop(void);

// exceptions.c, process_info.c
void w32t_exceptions_stop(void);
LONG CALLBACK w32t_vectored(EXCEPTION_POINTERS *pointers);
void w32t_exceptions_start(void);
void w32t_record_process(agent_thread *t);
void w32t_record_module(agent_thread *t, const agent_module *m, const UNICODE_STRING *path, bool present);
void w32t_record_thread(agent_thread *t);
void w32t_moment(uint64_t *ticks, uint64_t *qpc, uint64_t *filetime);
void w32t_note(const char *text);

static inline uint64_t agent_ticks(void) {
    if (w32t_agent.clock == W32T_CLOCK_TSC) return arch_tsc();
    LARGE_INTEGER now;
    NtQueryPerformanceCounter(&now, NULL);
    return (uint64_t)now.QuadPart;
}
// Room for a record of at most `bytes` (a multiple of 8 on the fast way); NULL = no room, not recorded.
static inline void *w32t_reserve(agent_thread *t, uint32_t bytes) {
    uint32_t at = t->head & (t->size - 1);
    if (__builtin_expect(bytes <= t->size - at && t->head - t->tail + bytes <= t->size && !t->lost && !(bytes & 7), 1))
        return t->data + at;
    return w32t_reserve_slow(t, bytes);
}
// Makes the record visible.
static inline void w32t_commit(agent_thread *t, void *record, uint32_t bytes, uint8_t type, uint8_t extra,
                               uint32_t function) {
    bytes = (bytes + 7) & ~7u;
    uint64_t head = bytes / 8 | (uint32_t)type << 16 | (uint32_t)extra << 24 | (uint64_t)function << 32;
    __builtin_memcpy(record, &head, 8);
    t->head += bytes;
    __atomic_store_n(&t->ring->head, t->head, __ATOMIC_RELEASE);
}
// After a half that went the long way: how far the short one may go now.
static inline void agent_see_clear(agent_thread *t) {
    uint32_t lap = t->size - (t->head & (t->size - 1)), used = t->head - t->tail;
    uint32_t room = used > t->size ? 0 : t->size - used; // the collector's word is checked like any other
    t->clear = t->head + (lap < room ? lap : room);
}
static inline agent_thread *agent_current(void) {
    return arch_teb_pointer(w32t_agent.tls_offset);
}

#endif
