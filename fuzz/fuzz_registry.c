// SPDX-License-Identifier: Apache-2.0
// Registry hives as --registry takes them. The input is put into a file, since that is where hives come from.
#define _POSIX_C_SOURCE 200809L // mkstemp
#include "messages/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size > 65536) return 0;
    char path[] = "/tmp/w32t-hive-XXXXXX";
    int fd = mkstemp(path);
    if (fd < 0) return 0;
    bool whole = write(fd, data, size) == (ssize_t)size;
    close(fd);
    w32t_message_db *db = w32t_message_db_new();
    w32t_error error;
    if (whole) w32t_message_db_add_hive(db, path, &error);
    w32t_message_db_free(db);
    unlink(path);
    return 0;
}
