// SPDX-License-Identifier: Apache-2.0
// Everything: include this one.
#ifndef WIN32TRACE_H
#define WIN32TRACE_H
#include <win32trace/analysis.h>
#include <win32trace/apidb.h>
#include <win32trace/capture.h>
#include <win32trace/event.h>
#include <win32trace/export.h>
#include <win32trace/messages.h>
#include <win32trace/procmon.h>
#include <win32trace/query.h>
#include <win32trace/schema.h>
#include <win32trace/status.h>
#include <win32trace/summary.h>
#include <win32trace/trace.h>
#endif
