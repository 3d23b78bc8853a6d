// SPDX-License-Identifier: Apache-2.0
// Calls: the two halves. Private to capture.
#ifndef W32T_CAPTURE_ENCODE_CALL_H
#define W32T_CAPTURE_ENCODE_CALL_H

#include "capture/encode.h"

bool w32t_encode_start(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span record, w32t_span stack,
                       w32t_etl_stamp *stamp);
bool w32t_encode_stop(w32t_encoder *e, w32t_enc_process *p, w32t_enc_thread *t, w32t_span record,
                      w32t_etl_stamp *stamp);
void w32t_encode_function(w32t_enc_process *p, w32t_span record);
void w32t_encode_interface(w32t_enc_process *p, w32t_span record);
// Takes up the names a killed collector had noted.
void w32t_encode_load_names(w32t_enc_process *p);

#endif
