// SPDX-License-Identifier: Apache-2.0
// The name behind a SID. A log holds no account database, but every Process Create and Process Defined event holds the
// SID of a process whose user name is in the process table: that is evidence. Well-known SIDs have fixed names. Others
// stay S-1-….
#include "decode/pml_view.h"

static const struct {
    uint8_t authority;
    uint32_t rid;
    const char *name;
} well_known[] = {
    {5, 2, "NT AUTHORITY\\NETWORK"},
    {5, 3, "NT AUTHORITY\\BATCH"},
    {5, 4, "NT AUTHORITY\\INTERACTIVE"},
    {5, 6, "NT AUTHORITY\\SERVICE"},
    {5, 7, "NT AUTHORITY\\ANONYMOUS LOGON"},
    {5, 9, "NT AUTHORITY\\ENTERPRISE DOMAIN CONTROLLERS"},
    {5, 10, "NT AUTHORITY\\SELF"},
    {5, 11, "NT AUTHORITY\\Authenticated Users"},
    {5, 12, "NT AUTHORITY\\RESTRICTED"},
    {5, 13, "NT AUTHORITY\\TERMINAL SERVER USER"},
    {5, 14, "NT AUTHORITY\\REMOTE INTERACTIVE LOGON"},
    {5, 15, "NT AUTHORITY\\This Organization"},
    {5, 17, "NT AUTHORITY\\IUSR"},
    {5, 18, "NT AUTHORITY\\SYSTEM"},
    {5, 19, "NT AUTHORITY\\LOCAL SERVICE"},
    {5, 20, "NT AUTHORITY\\NETWORK SERVICE"},
    {1, 0, "Everyone"},
    {2, 0, "LOCAL"},
    {3, 0, "CREATOR OWNER"},
    {3, 1, "CREATOR GROUP"},
};

static const struct {
    uint32_t rid;
    const char *name;
} builtin[] = {
    {544, "BUILTIN\\Administrators"},
    {545, "BUILTIN\\Users"},
    {546, "BUILTIN\\Guests"},
    {547, "BUILTIN\\Power Users"},
    {548, "BUILTIN\\Account Operators"},
    {549, "BUILTIN\\Server Operators"},
    {550, "BUILTIN\\Print Operators"},
    {551, "BUILTIN\\Backup Operators"},
    {552, "BUILTIN\\Replicator"},
    {554, "BUILTIN\\Pre-Windows 2000 Compatible Access"},
    {555, "BUILTIN\\Remote Desktop Users"},
    {556, "BUILTIN\\Network Configuration Operators"},
};

static const char *known_name(w32t_span sid, uint64_t authority) {
    uint32_t first = w32t_span_u32(sid, 8);
    if (sid.p[1] == 1)
        for (size_t i = 0; i < sizeof well_known / sizeof *well_known; i++)
            if (well_known[i].authority == authority && well_known[i].rid == first) return well_known[i].name;
    if (sid.p[1] == 2 && authority == 5 && first == 32)
        for (size_t i = 0; i < sizeof builtin / sizeof *builtin; i++)
            if (builtin[i].rid == w32t_span_u32(sid, 12)) return builtin[i].name;
    return NULL;
}

void w32t_pml_sid_text(const w32t_pml_view *v, w32t_span sid, w32t_buf *b) {
    if (sid.n < 8 || sid.n < 8 + 4 * (size_t)sid.p[1]) return;
    uint64_t authority = 0;
    for (int i = 2; i < 8; i++)
        authority = authority << 8 | sid.p[i];
    const char *name = known_name(sid, authority);
    if (name) {
        w32t_buf_text(b, name);
        return;
    }
    if (v->log->account_of) {
        w32t_pml_text found = v->log->account_of(v->log, sid);
        if (found.n) {
            w32t_buf_put(b, found.p, found.n);
            return;
        }
    }
    w32t_buf_printf(b, "S-%u-%llu", sid.p[0], (unsigned long long)authority);
    for (unsigned i = 0; i < sid.p[1]; i++)
        w32t_buf_printf(b, "-%u", w32t_le32(sid.p + 8 + 4 * i));
}
