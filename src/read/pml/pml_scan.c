// SPDX-License-Identifier: Apache-2.0
// Finding events without an offset table: logs of captures that were never closed (a crash, a full disk, a boot log
// still being written), and files whose table was cut off or lies. Events follow each other without gaps: header,
// stack, details, then (when there is completion data) its size and bytes. A damaged stretch is passed over by looking
// for the next header that a real event could have.
#include "base/wintime.h"
#include "read/pml/pml_layout.h"

#define MAX_OPERATION 64 // no operation of any class lies above
#define EARLIEST      116444736000000000ULL // 1970
#define LATEST        189000000000000000ULL // about 2199

bool w32t_pml_event_at(const w32t_pml_log *log, uint64_t at, uint64_t end, uint64_t *size) {
    if (at > end || end > log->file.n || end - at < W32T_PML_EVENT_HEADER) return false;
    const uint8_t *e = log->file.p + at;
    uint32_t class_ = w32t_le32(e + W32T_PML_CLASS);
    uint16_t operation = w32t_le16(e + W32T_PML_OPERATION);
    uint64_t time = w32t_le64(e + W32T_PML_TIME);
    uint64_t frames = w32t_le16(e + W32T_PML_FRAMES);
    uint64_t detail = w32t_le32(e + W32T_PML_DETAIL_SIZE);
    uint64_t extra = w32t_le32(e + W32T_PML_EXTRA_OFFSET);
    if (class_ < W32T_PML_CLASS_PROCESS || class_ > W32T_PML_CLASS_IPC || operation > MAX_OPERATION) return false;
    if (time < EARLIEST || time > LATEST || frames > PML_MAX_FRAMES || detail > PML_MAX_DETAIL) return false;
    uint64_t body = W32T_PML_EVENT_HEADER + frames * log->pointer_size + detail;
    if (body > end - at) return false;
    if (log->processes_whole && !w32t_pml_find_process(log, w32t_le32(e + W32T_PML_PROCESS))) return false;
    *size = body;
    if (extra == body) { // follows directly
        if (end - at - body < 2) return false;
        uint64_t n = w32t_le16(e + body);
        if (end - at - body - 2 < n) return false;
        *size = body + 2 + n;
    } else if (extra && (extra < body || extra > log->file.n - at))
        return false;
    return true;
}

uint64_t w32t_pml_scan(const w32t_pml_log *log, uint64_t at, uint64_t end) {
    for (uint64_t size; at + W32T_PML_EVENT_HEADER <= end; at++) {
        // The cheap test first: the upper half of the class word is zero and the class is known.
        const uint8_t *e = log->file.p + at;
        if (e[W32T_PML_CLASS] - 1u >= W32T_PML_CLASS_IPC || e[W32T_PML_CLASS + 1] || e[W32T_PML_CLASS + 2] ||
            e[W32T_PML_CLASS + 3])
            continue;
        uint64_t next;
        if (!w32t_pml_event_at(log, at, end, &size)) continue;
        // One believable header may be chance inside other bytes; two in a row, or one that ends the range, are not.
        if (at + size == end || end - at - size < W32T_PML_EVENT_HEADER ||
            w32t_pml_event_at(log, at + size, end, &next))
            return at;
    }
    return end;
}

static bool event_may_be_at(const w32t_pml_log *log, uint64_t at, uint64_t end) {
    uint64_t size;
    return end - at < W32T_PML_EVENT_HEADER || w32t_pml_event_at(log, at, end, &size);
}

bool w32t_pml_step(const w32t_pml_log *log, uint64_t at, uint64_t end, uint64_t *size, bool *lies) {
    *lies = false;
    if (!w32t_pml_event_at(log, at, end, size)) return false;
    const uint8_t *e = log->file.p + at;
    uint64_t body = W32T_PML_EVENT_HEADER + (uint64_t)w32t_le16(e + W32T_PML_FRAMES) * log->pointer_size +
                    w32t_le32(e + W32T_PML_DETAIL_SIZE);
    if (*size == body || event_may_be_at(log, at + *size, end)) return true;
    uint64_t next = w32t_pml_scan(log, at + body, at + *size);
    *lies = next < at + *size;
    if (*lies) *size = next - at;
    return true;
}
