// SPDX-License-Identifier: Apache-2.0
// Objects made by a DLL of the program, one for each shape of method.
#ifndef COMSERVER_H
#define COMSERVER_H

#include <windows.h>
#include <audioclient.h>
#include <d2d1.h>
#include <stddef.h>

enum { SHAPE_STREAM, SHAPE_DISPATCH, SHAPE_FLOAT, SHAPE_HIDDEN };

enum { SLOT_GET_SIZE = offsetof(ID2D1RenderTargetVtbl, GetSize) / sizeof(void *) };

__declspec(dllexport) IUnknown *make_object(int shape);

#endif
