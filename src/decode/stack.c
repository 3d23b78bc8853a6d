// SPDX-License-Identifier: Apache-2.0
// Names of code addresses: "module+0x1234" by the modules that the event's process had at its time.
#include "decode/schema_fields.h"
#include "model/module.h"

bool w32t_stack_frame(w32t_event *e, uint32_t index, w32t_buf *out) {
    const w32t_module *m = e->process ? w32t_module_find(e->process->modules, e->stack[index], e->time) : NULL;
    if (!m || !m->name) return false;
    w32t_buf_text(out, m->name);
    w32t_buf_char(out, '+');
    w32t_buf_hex(out, e->stack[index] - m->base);
    return true;
}
