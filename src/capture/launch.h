// SPDX-License-Identifier: Apache-2.0
// Starting the bridge (through wine on Linux) and finding things on the way: the tools' folder, paths as Windows takes
// them.
#ifndef W32T_CAPTURE_LAUNCH_H
#define W32T_CAPTURE_LAUNCH_H

#include "base/mem.h"
#include "base/status.h"

typedef struct w32t_child {
    intptr_t handle; // pid or process handle
    bool ended;
    int status; // exit status as a shell sees it
    bool adopts;
    uint32_t killed_by; // of an orphan that was killed last: the signal
} w32t_child;

// Folder with win32trace-bridge-x64.exe: `given`, bin/windows beside or under the running program, or its libexec.
// False: none.
bool w32t_find_tools(const char *given, char *out, size_t size);

// What can be said of the program before it is started. W32T_OK also when only the Windows side can find it
// ("notepad"). *resolved: what to hand on as the program's name.
// *word_size: 8 or 4, 0 when it cannot be told.
w32t_status w32t_check_program(const char *program, char *resolved, size_t size, uint32_t *word_size,
                               w32t_error *error);

// `\??\unix\home\u\x` (on Windows `\??\C:\x`) of a file of ours, as UTF-16 with NUL.
bool w32t_native_path(const char *path, uint16_t *out, size_t room);
// The file that a program's DOS path names, "" when it cannot be told. On Linux through the prefix's dosdevices.
bool w32t_host_path(const char *dos, char *out, size_t size);
// An absolute form of a path whose folder exists.
bool w32t_absolute(const char *path, char *out, size_t size);

// Starts `bridge --control CONTROL MODE ARGUMENTS` (mode --, --attach or --wait) with our own standard streams, folder
// and environment.
w32t_status w32t_launch_bridge(const char *tools, const uint16_t *control_path, const char *mode,
                               const char *const *arguments, w32t_child *out, w32t_error *error);
// Looks whether it has ended, without waiting.
void w32t_child_look(w32t_child *c);
void w32t_child_kill(w32t_child *c);
void w32t_child_close(w32t_child *c);
// Linux: from now on orphans of the programs are our children; w32t_child_look takes their ends as well. A process that
// a signal killed leaves its number in `killed_by`.
void w32t_adopt_orphans(w32t_child *c);

void w32t_sleep_us(uint32_t us);
// A sleep that another thread can end.
typedef struct w32t_bell {
    int64_t waits, rings; // -1: none could be made, so it only sleeps
} w32t_bell;
void w32t_bell_open(w32t_bell *b);
bool w32t_bell_wait(w32t_bell *b, uint32_t ms); // true: it was rung; it stays so
void w32t_bell_ring(w32t_bell *b);
void w32t_bell_close(w32t_bell *b);
uint32_t w32t_own_pid(void);
bool w32t_pid_alive(uint32_t pid);
// A process that has the file mapped, 0: none that can be seen (always on Windows, where such a file cannot be
// removed).
uint32_t w32t_mapped_by(const char *path);
void w32t_remove_file(const char *path);
// Keeps others that ask for the same out while a recording's files are made: whoever comes second sees them. Ends with
// its process at the latest. -1: none could be had (a folder that cannot be read), and none is needed to go on.
intptr_t w32t_lock_beside(const char *path);
// The file that a name means, through symbolic links, there or not; a name of no file stays what it is.
void w32t_meant_path(const char *path, char *out, size_t size);
void w32t_unlock(intptr_t lock);
// Being told to end ourselves is noted; so is Ctrl-C, until it becomes the business of the program that was launched.
void w32t_hold_interrupts(void);
void w32t_pass_interrupts(void);
bool w32t_interrupted(void);
uint32_t w32t_interrupted_by(void); // the signal's number, 0: none (always on Windows)
void w32t_release_interrupts(void);
// The prefix, which has been used by now, has no 32-bit ntdll.dll: its Wine cannot run 32-bit programs.
bool w32t_lacks_32bit(void);
// The prefix is made, for 64-bit programs only. (One that is not made yet may come to run both.)
bool w32t_never_32bit(void);
// Folders Windows would look in for DLLs of an image in `folder`, NUL-separated, ended by an empty one; word_size 4
// or 8.
void w32t_dll_folders(const char *image_folder, uint32_t word_size, w32t_buf *out);

#endif
