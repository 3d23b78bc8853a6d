// SPDX-License-Identifier: Apache-2.0
// A filter as far as it concerns the calls of one function: what the query layer leaves of an expression once the
// function is known, and what the plan compiler turns into tests that run in the target.
#ifndef W32T_MODEL_CONDITION_H
#define W32T_MODEL_CONDITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum w32t_condition_kind {
    W32T_CONDITION_TRUE,
    W32T_CONDITION_FALSE,
    W32T_CONDITION_AND,
    W32T_CONDITION_OR,
    W32T_CONDITION_NOT,
    W32T_CONDITION_TEST,
} w32t_condition_kind;

typedef enum w32t_condition_subject {
    W32T_SUBJECT_TID,
    W32T_SUBJECT_PID,
    W32T_SUBJECT_CALLER, // "app.exe+0x1234"
    W32T_SUBJECT_PATH,   // any text that goes in, or a handle that such a call gave
    W32T_SUBJECT_DATA,   // the argument `name`
    W32T_SUBJECT_ANY,    // any argument
    W32T_SUBJECT_MODULE, // of a function whose DLL is not known beforehand
    W32T_SUBJECT_RESULT, // these are known when the call has returned
    W32T_SUBJECT_ERROR,
    W32T_SUBJECT_DURATION,
} w32t_condition_subject;

typedef enum w32t_condition_op { // of the filter language
    W32T_IS_EQ,
    W32T_IS_NE,
    W32T_IS_LT,
    W32T_IS_LE,
    W32T_IS_GT,
    W32T_IS_GE,
    W32T_IS_CONTAINING,
    W32T_IS_STARTING,
    W32T_IS_ENDING,
    W32T_IS_PRESENT,
    W32T_IS_BITS,
} w32t_condition_op;

typedef struct w32t_condition_value {
    const char *text; // UTF-8, as written
    size_t size;
    bool has_number, negative, is_null, exact;
    uint64_t magnitude; // a duration in ns
} w32t_condition_value;

typedef struct w32t_condition {
    uint8_t kind, op, subject;
    const char *name; // W32T_SUBJECT_DATA
    const w32t_condition_value *values;
    uint32_t value_count;
    struct w32t_condition **kids;
    uint32_t kid_count;
} w32t_condition;

#endif
