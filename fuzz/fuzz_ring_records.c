// SPDX-License-Identifier: Apache-2.0
// Records as a traced process may write them into its ring, turned into events: the input is a sequence of records.
#include <stdlib.h>

#include "capture/encode.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static w32t_plan_view plan;
static w32t_buf plan_bytes;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    w32t_plan_options limits = {.trace =
                                    "CreateFileW,ReadFile,printf,NtCreateFile,RegQueryValueExW,GetAdaptersAddresses"};
    if (!plan.head && (w32t_plan_compile(&limits, 8, &plan_bytes, NULL) ||
                       w32t_plan_view_open(&plan, w32t_span_of(plan_bytes.p, plan_bytes.n), 8, NULL)))
        abort();
    w32t_etl_config c = {
        .path = "/dev/null", .logger_name = "f", .processors = 1, .clock_type = 1, .perf_freq = 1000000000u};
    w32t_etl_writer *etl;
    if (w32t_etl_create(&c, &etl, NULL)) return 0;
    w32t_encoder e;
    w32t_encoder_init(&e, etl, NULL, &limits);
    w32t_tick_clock clock;
    w32t_tick_clock_set(&clock, 0, 0, 1.0);
    w32t_enc_process p = {.pid = 4, .word_size = size & 1 ? 4 : 8, .plan = &plan, .clock = &clock};
    w32t_enc_thread t = {.pid = 4, .tid = 8};
    for (size_t at = 0; size - at >= 8;) {
        size_t n = 8u * (size_t)w32t_le16(data + at);
        if (!n || n > size - at) break;
        w32t_encode_record(&e, &p, &t, w32t_span_of(data + at, n), (w32t_span){NULL, 0});
        at += n;
    }
    w32t_enc_process_free(&p);
    w32t_enc_thread_free(&t);
    w32t_encoder_free(&e);
    w32t_etl_close(etl, 1, NULL);
    return 0;
}
