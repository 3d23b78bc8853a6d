// SPDX-License-Identifier: Apache-2.0
// Finds the file of an image that a recording names by its Windows path.
#ifndef W32T_SYMBOLS_IMAGE_FIND_H
#define W32T_SYMBOLS_IMAGE_FIND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Where to look besides the path itself (on Windows, and through the drives of the Wine prefix).
typedef struct w32t_image_places {
    const char *const *given; // files and folders, looked at first
    size_t given_count;
    const char *const *beside; // recordings (or folders of them), beside which images may lie
    size_t beside_count;
    bool names_only; // of a large file only headers, exports and symbols are read; the other bytes are 0
} w32t_image_places;

// The file's bytes (malloc'd), if it is found and takes `image_size` bytes in memory (0: any). `wow64`: a 32-bit
// program named it, to which \system32 is the folder of the 32-bit ones.
bool w32t_image_find(const w32t_image_places *where, const char *windows_path, uint64_t image_size, bool wow64,
                     uint8_t **bytes, size_t *size);

#endif
