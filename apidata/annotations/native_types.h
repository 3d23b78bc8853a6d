// SPDX-License-Identifier: Apache-2.0
// Types of the native API that the mingw-w64 headers do not declare.
#ifndef APIDATA_NATIVE_TYPES_H
#define APIDATA_NATIVE_TYPES_H
#endif
