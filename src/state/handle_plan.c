// SPDX-License-Identifier: Apache-2.0
// The plan of a function, from what the API database says of its parameters and, where that does not say it, from
// names.
#include "state/handle_plan.h"

#include <string.h>

// Handle values of different kinds of objects are counted apart.
uint8_t w32t_handle_class_of(const char *type) {
    if (strstr(type, "HMODULE") || strstr(type, "HINSTANCE")) return MODULE;
    if (strstr(type, "HWND")) return WINDOW;
    if (strstr(type, "SOCKET")) return SOCKETS;
    if (strcmp(type, "FILE *") == 0) return STREAM;
    bool kernel = strstr(type, "HANDLE") || strstr(type, "HKEY") || strstr(type, "SC_H");
    return kernel ? KERNEL : OTHER; // drawing objects, resources and the rest
}

static uint8_t pseudo_of(const char *argument) {
    static const struct {
        const char *argument;
        uint8_t pseudo;
    } rules[] = {{"hProcess", PSEUDO_PROCESS},
                 {"ProcessHandle", PSEUDO_PROCESS},
                 {"Process", PSEUDO_PROCESS},
                 {"hSourceProcessHandle", PSEUDO_PROCESS},
                 {"hTargetProcessHandle", PSEUDO_PROCESS},
                 {"SourceProcessHandle", PSEUDO_PROCESS},
                 {"TargetProcessHandle", PSEUDO_PROCESS},
                 {"hThread", PSEUDO_THREAD},
                 {"ThreadHandle", PSEUDO_THREAD},
                 {"Thread", PSEUDO_THREAD},
                 {"TokenHandle", PSEUDO_TOKEN},
                 {"hToken", PSEUDO_TOKEN},
                 {"ExistingTokenHandle", PSEUDO_TOKEN},
                 {"hSourceHandle", PSEUDO_EITHER},
                 {"SourceHandle", PSEUDO_EITHER},
                 {"hHandle", PSEUDO_EITHER},
                 {"hObject", PSEUDO_EITHER}};
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (strcmp(rules[i].argument, argument) == 0) return rules[i].pseudo;
    return 0;
}

// Names of window classes may be passed as the atom that RegisterClass gave.
static bool is_class_name(const char *argument) {
    return strcmp(argument, "lpClassName") == 0 || strcmp(argument, "lpszClass") == 0 ||
           strcmp(argument, "lpszClassName") == 0;
}

static void look_at(w32t_handle_plan *p, const w32t_call_native *n, const w32t_api_function *f) {
    const char *name;
    for (uint32_t i = 0; (name = w32t_call_argument_name(n, i)) != NULL && i < 64; i++) {
        int at = w32t_api_param_named(f, name);
        w32t_api_param a;
        if (at < 0 || !w32t_api_param_at(f, (uint32_t)at, &a)) continue;
        if (a.kind == W32T_API_OBJECT_ATTRIBUTES) p->root = (uint8_t)i;
        bool stream = strcmp(a.type, "FILE *") == 0;
        if (a.kind == W32T_API_HANDLE || stream) {
            if (p->handle_count < 4) {
                p->pseudo[p->handle_count] = pseudo_of(name);
                p->classes[p->handle_count] = w32t_handle_class_of(a.type);
                p->handles[p->handle_count++] = (uint8_t)i;
            }
            if (a.flags & W32T_API_CLOSES || (stream && strcmp(f->name, "fclose") == 0)) p->closes = (uint8_t)i;
        } else if (a.flags & W32T_API_OUT && a.kind == W32T_API_SCALAR && a.target_kind == W32T_API_HANDLE &&
                   p->opens == NONE) {
            p->opens = (uint8_t)i;
            p->opens_class = w32t_handle_class_of(a.type);
        } else if ((is_class_name(name) || strcmp(name, "nAtom") == 0) && p->handle_count < 4) {
            p->classes[p->handle_count] = ATOMS;
            p->handles[p->handle_count++] = (uint8_t)i;
        } else if (strcmp(name, "dwProcessId") == 0) {
            p->pid = (uint8_t)i;
        } else if (strcmp(name, "dwThreadId") == 0 && strcmp(f->name, "OpenThread") == 0) {
            p->pid = (uint8_t)i;
            p->naming = BY_THREAD;
        }
        if (strcmp(name, "lpProcessInformation") == 0) p->create_process = true;
    }
    if (p->opens == NONE && (f->result.kind == W32T_API_HANDLE || strcmp(f->result.type, "FILE *") == 0)) {
        p->opens = RESULT;
        p->opens_class = w32t_handle_class_of(f->result.type);
    }
}

// Calls whose handle is named otherwise than by the first text.
static w32t_handle_naming naming_of(const char *name) {
    static const struct {
        const char *name;
        uint8_t how;
    } rules[] = {{"connect", BY_PEER},
                 {"WSAConnect", BY_PEER},
                 {"bind", BY_BINDING},
                 {"accept", BY_ACCEPT},
                 {"WSAAccept", BY_ACCEPT},
                 {"GetStdHandle", BY_STANDARD},
                 {"CreateWindowExA", BY_WINDOW},
                 {"CreateWindowExW", BY_WINDOW},
                 {"FindWindowA", BY_WINDOW},
                 {"FindWindowW", BY_WINDOW},
                 {"CreateThread", BY_THREAD},
                 {"CreateRemoteThread", BY_THREAD},
                 {"CreateRemoteThreadEx", BY_THREAD},
                 {"OpenProcessToken", BY_TOKEN},
                 {"OpenThreadToken", BY_TOKEN},
                 {"HttpOpenRequestA", BY_REQUEST},
                 {"HttpOpenRequestW", BY_REQUEST},
                 {"WinHttpOpenRequest", BY_REQUEST},
                 {"RegisterClassA", BY_CLASS},
                 {"RegisterClassW", BY_CLASS},
                 {"RegisterClassExA", BY_CLASS},
                 {"RegisterClassExW", BY_CLASS},
                 {"OpenSCManagerA", BY_MANAGER},
                 {"OpenSCManagerW", BY_MANAGER},
                 {"CreateFileMappingA", BY_MAPPING},
                 {"CreateFileMappingW", BY_MAPPING}};
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (strcmp(rules[i].name, name) == 0) return rules[i].how;
    return BY_TEXT;
}

// IDispatch and the like: numbers of an object's members, asked by name before they are used.
static void look_at_members(w32t_handle_plan *p, const w32t_call_native *n, const w32t_api_function *f) {
    const char *method = strstr(f->name, "::"), *name;
    if (!method) return;
    bool asks = strcmp(method, "::GetIDsOfNames") == 0 || strcmp(method, "::GetDispID") == 0;
    bool uses = strcmp(method, "::Invoke") == 0 || strcmp(method, "::InvokeEx") == 0;
    for (uint32_t i = 0; (asks || uses) && (name = w32t_call_argument_name(n, i)) != NULL; i++) {
        if (asks && (strcmp(name, "rgDispId") == 0 || strcmp(name, "pMemId") == 0 || strcmp(name, "pid") == 0))
            p->member_ids = (uint8_t)i;
        if (uses && (strcmp(name, "dispIdMember") == 0 || strcmp(name, "memid") == 0 || strcmp(name, "id") == 0))
            p->member = (uint8_t)i;
    }
}

w32t_handle_plan *w32t_handle_plan_make(w32t_arena *arena, const w32t_call_native *n) {
    w32t_handle_plan *p = w32t_arena_zalloc(arena, sizeof *p);
    p->opens = p->closes = p->pid = p->root = p->member_ids = p->member = NONE;
    const w32t_api_function *f = w32t_call_function(n);
    if (f) {
        look_at(p, n, f);
        if (!p->naming) p->naming = (uint8_t)naming_of(f->name);
        bool adds = strcmp(f->name, "GlobalAddAtomW") == 0 || strcmp(f->name, "GlobalAddAtomA") == 0 ||
                    strcmp(f->name, "AddAtomW") == 0 || strcmp(f->name, "AddAtomA") == 0;
        if (adds || p->naming == BY_CLASS) {
            p->opens = RESULT;
            p->opens_class = ATOMS;
        }
        look_at_members(p, n, f);
        p->pipe = strcmp(f->name, "CreatePipe") == 0;
        p->duplicate = strcmp(f->name, "DuplicateHandle") == 0 || strcmp(f->name, "NtDuplicateObject") == 0;
    }
    p->inner = w32t_call_has_inner(n);
    p->opens_inner =
        p->create_process ||
        (f && (strncmp(f->name, "WaitForDebugEvent", 17) == 0 || strncmp(f->name, "ShellExecuteEx", 14) == 0));
    p->nothing = !p->handle_count && p->opens == NONE && p->member_ids == NONE && p->member == NONE &&
                 !p->create_process && p->root == NONE && !p->inner;
    return p;
}
