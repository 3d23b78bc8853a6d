// SPDX-License-Identifier: Apache-2.0
// FileSystemControl and DeviceIoControl: the code, and what Process Monitor shows of a few of them.
#include "decode/pml_view.h"

enum {
    PIPE_INTERNAL_WRITE = 0x119FF8,
    PIPE_INTERNAL_READ = 0x116000,
    PIPE_TRANSCEIVE = 0x11C017,
    PIPE_INTERNAL_TRANSCEIVE = 0x11DFFF,
    OFFLOAD_READ = 0x94264,
    OFFLOAD_WRITE = 0x98268,
};

void w32t_pml_control_detail(const w32t_pml_view *v, w32t_pml_out *o) {
    uint32_t output = w32t_pml_param32(v, 0, 0), input = w32t_pml_param32(v, 1, 0), code = w32t_pml_param32(v, 2, 0);
    const char *name = w32t_pml_control_name(code);
    w32t_buf own = {0};
    w32t_buf *b = w32t_pml_begin(o, W32T_PML_KEY("Control"), &own);
    if (name)
        w32t_buf_text(b, name);
    else
        w32t_buf_printf(b, "0x%x (Device:0x%x Function:%u Method: %u)", code, code >> 16, code >> 2 & 0xFFF, code & 3);
    w32t_pml_end(o, W32T_PML_KEY("Control"), &own,
                 &(w32t_value){.type = W32T_TYPE_UINT, .shape = W32T_SHAPE_HEX, .size = 4, .u = code});
    if (!o->text) {
        w32t_pml_put_count(o, W32T_PML_KEY("OutputBufferLength"), output);
        w32t_pml_put_count(o, W32T_PML_KEY("InputBufferLength"), input);
    }
    if (v->operation != 33) return;
    switch (code) {
    case PIPE_INTERNAL_WRITE:
        w32t_pml_put_count(o, W32T_PML_KEY("Length"), o->text ? output : input); // shown is the wrong one
        return;
    case PIPE_INTERNAL_READ:
        w32t_pml_put_count(o, W32T_PML_KEY("Length"), output);
        return;
    case PIPE_TRANSCEIVE:
    case PIPE_INTERNAL_TRANSCEIVE:
        // The text has them the wrong way round, as Process Monitor has.
        w32t_pml_put_count(o, W32T_PML_KEY("WriteLength"), o->text ? output : input);
        w32t_pml_put_count(o, W32T_PML_KEY("ReadLength"), o->text ? input : output);
        return;
    case OFFLOAD_READ: // size, flags, time to live, reserved, then offset and length
        w32t_pml_put_signed(o, W32T_PML_KEY("Offset"), (int64_t)w32t_span_u64(v->rest, 16));
        w32t_pml_put_count(o, W32T_PML_KEY("Length"), w32t_span_u64(v->rest, 24));
        return;
    case OFFLOAD_WRITE: // size, flags, offset, length
        w32t_pml_put_signed(o, W32T_PML_KEY("Offset"), (int64_t)w32t_span_u64(v->rest, 8));
        w32t_pml_put_count(o, W32T_PML_KEY("Length"), w32t_span_u64(v->rest, 16));
        return;
    default:
        return;
    }
}
