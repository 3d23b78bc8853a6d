// SPDX-License-Identifier: Apache-2.0
// Small files of metadata with one of each thing that the importer knows, for its tests and as seeds of its fuzz
// target.
#ifndef W32T_TESTS_BUILD_WINMD_MADE_H
#define W32T_TESTS_BUILD_WINMD_MADE_H

#include "build/winmd_build.h"

// Namespace Windows.Win32.Made. `plain`: nothing that the JSON form cannot say (bit-fields, conventions, names of
// exports that are not the method's).
uint8_t *w32t_made_winmd(bool wide, bool plain, size_t *size);
// Namespace Windows.Wdk.Made: a function and an interface that use what the other file describes.
uint8_t *w32t_made_second_winmd(size_t *size);

#endif
