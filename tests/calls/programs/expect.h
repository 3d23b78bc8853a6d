// SPDX-License-Identifier: Apache-2.0
// A test program prints what the recording of its run must hold: "EXPECT n|text" = exactly n lines contain text (n "+"
// = at least one). `text` is fixed, or a Python regular expression when the line begins with "EXPECTRE". Standard error
// is for troubles.
#ifndef W32T_CALLS_EXPECT_H
#define W32T_CALLS_EXPECT_H

#include <stdio.h>

#define EXPECT(count, ...)   (printf("EXPECT " count "|" __VA_ARGS__), printf("\n"))
#define EXPECTRE(count, ...) (printf("EXPECTRE " count "|" __VA_ARGS__), printf("\n"))
#define MUST(condition)                                                                                                \
    ((condition) ? (void)0 : (void)(fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition), bad = 1))

#endif
