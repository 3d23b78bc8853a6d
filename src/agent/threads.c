// SPDX-License-Identifier: Apache-2.0
// Stops the other threads of the process while code is changed under them. While they are stopped nothing may be called
// that could wait for one of them: system calls only, no loader, no heap.
#include "agent.h"

NT_API NtGetNextThread(HANDLE process, HANDLE thread, ACCESS_MASK access, ULONG attributes, ULONG flags, HANDLE *next);
NT_API NtSuspendThread(HANDLE thread, ULONG *count);
NT_API NtGetContextThread(HANDLE thread, CONTEXT *context);
NT_API NtSetContextThread(HANDLE thread, const CONTEXT *context);

enum {
    MOST_THREADS = 4096,
    THREAD_RIGHTS = THREAD_SUSPEND_RESUME | THREAD_GET_CONTEXT | THREAD_SET_CONTEXT | THREAD_QUERY_INFORMATION
};

static HANDLE stopped[MOST_THREADS];
static uint32_t stopped_ids[MOST_THREADS];
static void *stopped_tebs[MOST_THREADS];
static uint32_t count;
static CONTEXT context __attribute__((aligned(16)));

static uint32_t id_of(HANDLE thread, void **teb) {
    struct {
        NTSTATUS exit_status;
        void *teb;
        uintptr_t pid, tid, affinity;
        LONG priority, base_priority;
    } basic = {0};
    if (NtQueryInformationThread(thread, (THREADINFOCLASS)0, &basic, sizeof(basic), NULL) < 0) return 0;
    *teb = basic.teb;
    return (uint32_t)basic.tid;
}

static bool known(uint32_t id) {
    for (uint32_t i = 0; i < count; i++)
        if (stopped_ids[i] == id) return true;
    return false;
}

// One pass over all threads; true when a new one was stopped (which may have made others meanwhile).
static bool pass(bool (*move)(CONTEXT *)) {
    bool fresh = false;
    uint32_t self = arch_teb_u32(TEB_TID);
    HANDLE thread = NULL, next;
    while (count < MOST_THREADS && NtGetNextThread(NT_SELF, thread, THREAD_RIGHTS, 0, 0, &next) >= 0) {
        bool kept = thread && count && stopped[count - 1] == thread;
        if (thread && !kept) NtClose(thread);
        thread = next;
        void *teb = NULL;
        uint32_t id = id_of(thread, &teb);
        if (!id || id == self || known(id) || NtSuspendThread(thread, NULL) < 0) continue;
        context.ContextFlags = CONTEXT_CONTROL | CONTEXT_INTEGER;
        // Asking for the context also waits until the suspension has taken hold.
        if (NtGetContextThread(thread, &context) >= 0 && move(&context)) {
            context.ContextFlags = CONTEXT_CONTROL;
            // With shadow stacks the system may refuse: then the thread runs on a little and is stopped elsewhere.
            if (NtSetContextThread(thread, &context) < 0) {
                NtResumeThread(thread, NULL);
                NtYieldExecution();
                fresh = true;
                continue;
            }
        }
        stopped_ids[count] = id;
        stopped_tebs[count] = teb;
        stopped[count++] = thread;
        fresh = true;
    }
    if (thread && !(count && stopped[count - 1] == thread)) NtClose(thread);
    return fresh;
}

void w32t_threads_stop(bool (*move)(CONTEXT *)) {
    count = 0;
    for (int i = 0; i < 20 && pass(move); i++) {
    }
}

void *w32t_stopped_teb(uint32_t tid) {
    for (uint32_t i = 0; i < count; i++)
        if (stopped_ids[i] == tid) return stopped_tebs[i];
    return NULL;
}

void w32t_threads_go(void) {
    while (count) {
        HANDLE thread = stopped[--count];
        NtResumeThread(thread, NULL);
        NtClose(thread);
    }
}
