// SPDX-License-Identifier: Apache-2.0
// Reading, filtering and formatting on several threads with output that does not depend on their number.
#ifndef W32T_EXPORT_PIPELINE_H
#define W32T_EXPORT_PIPELINE_H

#include "export/writer.h"

w32t_status w32t_pipeline_run(w32t_trace *trace, w32t_writer *writer, w32t_sink sink, void *context,
                              w32t_export_counts *counts, w32t_error *error);

#endif
