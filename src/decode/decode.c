// SPDX-License-Identifier: Apache-2.0
// The table of decoders. Adding an encoding is one file and one row here.
#include "decode/decode.h"

static const w32t_decoder *const decoders[W32T_ENC_COUNT] = {
    [W32T_ENC_NONE] = NULL,
    [W32T_ENC_ETW] = &w32t_decode_etw,
    [W32T_ENC_CLASSIC] = &w32t_decode_classic,
    [W32T_ENC_WPP] = &w32t_decode_wpp,
    [W32T_ENC_BINXML] = &w32t_decode_binxml,
    [W32T_ENC_EVT] = &w32t_decode_evt,
    [W32T_ENC_PML] = &w32t_decode_pml,
};

const w32t_decoder *w32t_decoder_of(uint8_t encoding) {
    return encoding < W32T_ENC_COUNT ? decoders[encoding] : NULL;
}
