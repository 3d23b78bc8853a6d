// SPDX-License-Identifier: Apache-2.0
// Names for the places in code that a recording's calls and stacks mention, looked up in the image files while they are
// at hand: each place of an image that has a name is told once, as a Symbol event before the first event that needs it.
// So names are there on other machines, in live output, and in recordings of programs that were killed.
#ifndef W32T_CAPTURE_CODE_NAMES_H
#define W32T_CAPTURE_CODE_NAMES_H

#include "base/hash.h"
#include "base/span.h"
#include "capture/session_events.h"

typedef struct w32t_named_image w32t_named_image;

typedef struct w32t_code_names { // of one recording
    w32t_table images;           // by path and size
    w32t_named_image *all;
    w32t_named_image *ahead; // of a program that has just started: will be asked for names soon
    uint64_t told;
    size_t bytes; // of the images' names
} w32t_code_names;

typedef struct w32t_code_places { // of one process
    struct w32t_code_module {
        uint64_t base, size;
        w32t_named_image *image;
        bool system;
    } * modules;
    size_t count, room;
    w32t_table seen; // addresses that need no second look
} w32t_code_places;

void w32t_code_names_free(w32t_code_names *names);
void w32t_code_places_free(w32t_code_places *places);

// `path`: UTF-16, as in the image's event. wow64: the process is a 32-bit one. program: it is the process's own image.
// system: it belongs to the system.
void w32t_code_module_loaded(w32t_code_names *names, w32t_code_places *places, uint64_t base, uint64_t size,
                             w32t_span path, bool wow64, bool program, bool system);
// Whether the address is in a module of the system.
bool w32t_code_in_system(const w32t_code_places *places, uint64_t address);
void w32t_code_module_gone(w32t_code_places *places, uint64_t base);

// For when there is nothing else to do: reads the names of a program's image before its calls ask for them, which may
// take some ten milliseconds. False: there is none to be read.
bool w32t_code_names_ahead(w32t_code_names *names);

// Tells the names of return addresses (or, `exact`, of instructions) that were not told yet. False: the recording
// cannot be written any more.
bool w32t_code_names_tell(w32t_code_names *names, w32t_code_places *places, w32t_session_writer *session,
                          const uint64_t *addresses, size_t count, bool exact, const w32t_etl_stamp *stamp);

#endif
