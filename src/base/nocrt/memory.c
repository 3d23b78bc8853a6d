// SPDX-License-Identifier: Apache-2.0
// The functions a freestanding compiler may call behind one's back, for code that has no C runtime (the agent).
#include <stddef.h>
#include <stdint.h>

void *memcpy(void *to, const void *from, size_t size);
void *memset(void *to, int value, size_t size);

void *memcpy(void *to, const void *from, size_t size) {
    uint8_t *out = to;
    const uint8_t *in = from;
    for (size_t i = 0; i < size; i++)
        out[i] = in[i];
    return to;
}

void *memset(void *to, int value, size_t size) {
    uint8_t *out = to;
    for (size_t i = 0; i < size; i++)
        out[i] = (uint8_t)value;
    return to;
}
