// SPDX-License-Identifier: Apache-2.0
// Which decoder makes the lazily made parts of an event, by its encoding.
#ifndef W32T_DECODE_DECODE_H
#define W32T_DECODE_DECODE_H
#include "model/record.h"

extern const w32t_decoder w32t_decode_etw, w32t_decode_classic, w32t_decode_wpp, w32t_decode_binxml, w32t_decode_evt,
    w32t_decode_pml;

// NULL when the encoding has no decoder (W32T_ENC_NONE).
const w32t_decoder *w32t_decoder_of(uint8_t encoding);
#endif
