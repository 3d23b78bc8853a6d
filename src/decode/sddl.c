// SPDX-License-Identifier: Apache-2.0
// Security descriptors in the security descriptor definition language, as ConvertSecurityDescriptorToStringSecurity-
// Descriptor writes them: aliases for accounts that are the same everywhere, two letters a right where every bit has
// some, else the mask in hex. In: untrusted bytes; out: text.
#include <string.h>

#include "decode/agent_call_struct.h"
#include "model/value.h"

// ---- accounts

static const struct {
    const char *sid, *alias;
} ALIASES[] = {
    {"S-1-1-0", "WD"},      {"S-1-3-0", "CO"},      {"S-1-3-1", "CG"},      {"S-1-3-4", "OW"},
    {"S-1-5-2", "NU"},      {"S-1-5-4", "IU"},      {"S-1-5-6", "SU"},      {"S-1-5-7", "AN"},
    {"S-1-5-9", "ED"},      {"S-1-5-10", "PS"},     {"S-1-5-11", "AU"},     {"S-1-5-12", "RC"},
    {"S-1-5-18", "SY"},     {"S-1-5-19", "LS"},     {"S-1-5-20", "NS"},     {"S-1-5-33", "WR"},
    {"S-1-5-32-544", "BA"}, {"S-1-5-32-545", "BU"}, {"S-1-5-32-546", "BG"}, {"S-1-5-32-547", "PU"},
    {"S-1-5-32-548", "AO"}, {"S-1-5-32-549", "SO"}, {"S-1-5-32-550", "PO"}, {"S-1-5-32-551", "BO"},
    {"S-1-5-32-552", "RE"}, {"S-1-5-32-554", "RU"}, {"S-1-5-32-555", "RD"}, {"S-1-5-32-556", "NO"},
    {"S-1-15-2-1", "AC"},   {"S-1-16-4096", "LW"},  {"S-1-16-8192", "ME"},  {"S-1-16-8448", "MP"},
    {"S-1-16-12288", "HI"}, {"S-1-16-16384", "SI"},
};

static bool put_sid(w32t_buf *out, w32t_span bytes) {
    char text[W32T_SID_TEXT];
    if (bytes.n < 8 || bytes.n < 8u + 4u * bytes.p[1]) return false;
    bytes.n = 8u + 4u * bytes.p[1];
    if (!w32t_sid_text(text, bytes)) return false;
    for (size_t i = 0; i < sizeof ALIASES / sizeof *ALIASES; i++) {
        if (strcmp(ALIASES[i].sid, text) != 0) continue;
        w32t_buf_text(out, ALIASES[i].alias);
        return true;
    }
    w32t_buf_text(out, text);
    return true;
}

// ---- entries

typedef struct letters {
    uint32_t bits;
    const char *text;
} letters;

static const letters WHOLE[] = {{0x001F01FF, "FA"}, {0x00120089, "FR"}, {0x00120116, "FW"}, {0x001200A0, "FX"},
                                {0x000F003F, "KA"}, {0x00020019, "KR"}, {0x00020006, "KW"}};
static const letters RIGHTS[] = {{0x10000000, "GA"}, {0x80000000, "GR"}, {0x40000000, "GW"}, {0x20000000, "GX"},
                                 {0x00000001, "CC"}, {0x00000002, "DC"}, {0x00000004, "LC"}, {0x00000008, "SW"},
                                 {0x00000010, "RP"}, {0x00000020, "WP"}, {0x00000040, "DT"}, {0x00000080, "LO"},
                                 {0x00000100, "CR"}, {0x00010000, "SD"}, {0x00020000, "RC"}, {0x00040000, "WD"},
                                 {0x00080000, "WO"}};
static const letters LABEL[] = {{1, "NW"}, {2, "NR"}, {4, "NX"}};
static const letters FLAGS[] = {{0x01, "OI"}, {0x02, "CI"}, {0x04, "NP"}, {0x08, "IO"},
                                {0x10, "ID"}, {0x40, "SA"}, {0x80, "FA"}};
static const char *const TYPES[] = {"A",  "D",  "AU", "AL", NULL, "OA", "OD", "OU", "OL", "XA",
                                    "XD", NULL, NULL, "XU", NULL, NULL, NULL, "ML", "RA", "SP"};
enum { ACE_OBJECT_FIRST = 5, ACE_OBJECT_LAST = 8, ACE_LABEL = 17 };

static void put_letters(w32t_buf *out, uint32_t v, const letters *table, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (v & table[i].bits) w32t_buf_text(out, table[i].text);
}

static void put_rights(w32t_buf *out, uint8_t type, uint32_t mask) {
    uint32_t known = 0;
    const letters *table = type == ACE_LABEL ? LABEL : RIGHTS;
    size_t count = type == ACE_LABEL ? sizeof LABEL / sizeof *LABEL : sizeof RIGHTS / sizeof *RIGHTS;
    for (size_t i = 0; type != ACE_LABEL && i < sizeof WHOLE / sizeof *WHOLE; i++) {
        if (WHOLE[i].bits != mask) continue;
        w32t_buf_text(out, WHOLE[i].text);
        return;
    }
    for (size_t i = 0; i < count; i++)
        known |= table[i].bits;
    if (mask & ~known)
        w32t_buf_hex(out, mask);
    else
        put_letters(out, mask, table, count);
}

static void put_guid(w32t_buf *out, w32t_span s) {
    static const uint8_t order[] = {3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15};
    for (int i = 0; s.p && i < 16; i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10) w32t_buf_char(out, '-');
        w32t_buf_hexbytes(out, s.p + order[i], 1);
    }
}

static bool put_ace(w32t_buf *out, w32t_span ace) {
    if (ace.n < 8) return false;
    uint8_t type = ace.p[0];
    w32t_span sid = w32t_span_from(ace, 8), object = {0}, inherited = {0};
    if (type >= ACE_OBJECT_FIRST && type <= ACE_OBJECT_LAST) {
        if (sid.n < 4) return false;
        uint32_t present = w32t_le32(sid.p);
        sid = w32t_span_from(sid, 4);
        if (present & 1) {
            object = w32t_span_sub(sid, 0, 16);
            sid = w32t_span_from(sid, 16);
        }
        if (present & 2) {
            inherited = w32t_span_sub(sid, 0, 16);
            sid = w32t_span_from(sid, 16);
        }
    }
    w32t_buf_char(out, '(');
    if (type < sizeof TYPES / sizeof *TYPES && TYPES[type])
        w32t_buf_text(out, TYPES[type]);
    else
        w32t_buf_hex(out, type);
    w32t_buf_char(out, ';');
    put_letters(out, ace.p[1], FLAGS, sizeof FLAGS / sizeof *FLAGS);
    w32t_buf_char(out, ';');
    put_rights(out, type, w32t_le32(ace.p + 4));
    w32t_buf_char(out, ';');
    put_guid(out, object);
    w32t_buf_char(out, ';');
    put_guid(out, inherited);
    w32t_buf_char(out, ';');
    bool ok = sid.p && put_sid(out, sid);
    w32t_buf_char(out, ')');
    return ok;
}

bool w32t_sddl_acl(w32t_buf *out, w32t_span acl) {
    if (acl.n < 8) return false;
    uint32_t count = w32t_le16(acl.p + 4);
    w32t_span left = w32t_span_from(acl, 8);
    for (uint32_t i = 0; i < count; i++) {
        if (left.n < 4) return false;
        uint32_t size = w32t_le16(left.p + 2);
        if (size < 8 || size > left.n || !put_ace(out, w32t_span_sub(left, 0, size))) return false;
        left = w32t_span_from(left, size);
    }
    return true;
}

// ---- descriptors

static bool part(w32t_span d, unsigned at, w32t_span *out) {
    uint32_t offset = w32t_le32(d.p + at);
    if (!offset || offset >= d.n) return false;
    *out = w32t_span_from(d, offset);
    return true;
}

static bool put_list(w32t_buf *out, w32t_span d, char letter, unsigned at, uint16_t present, uint16_t flags) {
    w32t_span acl;
    if (!present) return true;
    w32t_buf_char(out, letter);
    w32t_buf_char(out, ':');
    if (flags & 0x1000) w32t_buf_char(out, 'P');
    if (flags & 0x0100) w32t_buf_lit(out, "AR");
    if (flags & 0x0400) w32t_buf_lit(out, "AI");
    if (part(d, at, &acl)) return w32t_sddl_acl(out, acl);
    if (w32t_le32(d.p + at)) return false; // it lies beyond what there is: not the list that grants everything
    if (letter == 'D') w32t_buf_lit(out, "NO_ACCESS_CONTROL");
    return true;
}

bool w32t_sddl_put(w32t_buf *out, w32t_span d) {
    w32t_span sid;
    if (d.n < 20 || d.p[0] != 1) return false;
    uint16_t control = w32t_le16(d.p + 2);
    bool ok = true;
    if (part(d, 4, &sid)) {
        w32t_buf_lit(out, "O:");
        ok = put_sid(out, sid);
    }
    if (ok && part(d, 8, &sid)) {
        w32t_buf_lit(out, "G:");
        ok = put_sid(out, sid);
    }
    // the bits of the SACL stand one place above those of the DACL
    return ok && put_list(out, d, 'D', 16, control & 0x0004, control) &&
           put_list(out, d, 'S', 12, control & 0x0010, control >> 1);
}
