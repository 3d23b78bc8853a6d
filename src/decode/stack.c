// SPDX-License-Identifier: Apache-2.0
// Names of code addresses, by the modules that the event's process had at its time and what the recording says of
// places in their images: "module!function+0x12", else "module+0x1234".
#include "base/hash.h"
#include "decode/schema_fields.h"
#include "model/module.h"

bool w32t_code_name(const w32t_event *e, uint64_t address, w32t_frame_form form, w32t_buf *out) {
    const w32t_module *m = e->process ? w32t_module_find(e->process->modules, address, e->time) : NULL;
    if (!m || !m->name) return false;
    uint64_t offset = address - m->base;
    const char *symbol = form == W32T_FRAME_NAME && m->symbols ? w32t_table_get(m->symbols, offset + 1) : NULL;
    w32t_buf_text(out, m->name);
    w32t_buf_char(out, symbol ? '!' : '+');
    if (symbol)
        w32t_buf_text(out, symbol);
    else
        w32t_buf_hex(out, offset);
    return true;
}

bool w32t_stack_frame(w32t_event *e, uint32_t index, w32t_frame_form form, w32t_buf *out) {
    return index < e->stack_count && w32t_code_name(e, e->stack[index], form, out);
}
