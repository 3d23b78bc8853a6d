// SPDX-License-Identifier: Apache-2.0
// Headers and sections of a PE image (PE/COFF specification, sections 2–4). RVAs become bytes through the section
// table, or directly for mapped images; nothing here trusts a number before it was held against the span.
#include "pe/pe_file.h"

#include <string.h>

#include "base/status.h"

#define MAX_SECTIONS 1024u // far above what Windows loads (96); bounds the cost of a lookup in a hostile file
#define MAX_TEXT     4096u

const char *w32t_pe_machine_name(uint16_t machine) {
    switch (machine) {
    case W32T_PE_AMD64:
        return "64-bit (x64)";
    case W32T_PE_I386:
        return "32-bit (x86)";
    case W32T_PE_ARM64:
        return "ARM64";
    case 0x01c4:
        return "ARM";
    case 0x0200:
        return "Itanium";
    default:
        return "unknown machine";
    }
}

static w32t_status not_pe(w32t_span b, w32t_error *error) {
    if (b.n == 0) return w32t_fail(error, W32T_E_FORMAT, 0, "the file is empty");
    if (b.n >= 2 && b.p[0] == '#' && b.p[1] == '!')
        return w32t_fail(error, W32T_E_FORMAT, 0, "a script, not a Windows program");
    if (b.n >= 4 && memcmp(b.p,
                           "\x7f"
                           "ELF",
                           4) == 0) {
        return w32t_fail(error, W32T_E_FORMAT, 0, "a Linux program, not a Windows one");
    }
    if (b.n < 2 || b.p[0] != 'M' || b.p[1] != 'Z')
        return w32t_fail(error, W32T_E_FORMAT, 0, "not a Windows program (no MZ header)");
    if (b.n < 64) return w32t_fail(error, W32T_E_FORMAT, b.n, "cut off in its MZ header");
    uint32_t at = w32t_le32(b.p + 60);
    if (w32t_span_u16(b, at) == 0x454e) return w32t_fail(error, W32T_E_FORMAT, at, "a 16-bit Windows program");
    if (at >= b.n) return w32t_fail(error, W32T_E_FORMAT, 60, "a DOS program, or cut off before its PE header");
    return w32t_fail(error, W32T_E_FORMAT, at, "no PE header: a DOS program");
}

static w32t_status read_optional(w32t_pe *pe, w32t_span opt, uint64_t at, w32t_error *error) {
    uint16_t magic = w32t_span_u16(opt, 0);
    if (magic != 0x10b && magic != 0x20b)
        return w32t_fail(error, W32T_E_FORMAT, at, "unknown optional header 0x%x", magic);
    pe->is64 = magic == 0x20b;
    pe->entry = w32t_span_u32(opt, 16);
    pe->image_base = pe->is64 ? w32t_span_u64(opt, 24) : w32t_span_u32(opt, 28);
    pe->image_size = w32t_span_u32(opt, 56);
    pe->headers_size = w32t_span_u32(opt, 60);
    pe->checksum = w32t_span_u32(opt, 64);
    pe->subsystem = w32t_span_u16(opt, 68);
    size_t fixed = pe->is64 ? 112 : 96;
    uint32_t count = w32t_span_u32(opt, fixed - 4);
    pe->directory_count = count < 16 ? count : 16;
    for (uint32_t i = 0; i < pe->directory_count; i++) {
        pe->directory[i].rva = w32t_span_u32(opt, fixed + 8u * i);
        pe->directory[i].size = w32t_span_u32(opt, fixed + 8u * i + 4);
    }
    if (opt.n < fixed) return w32t_fail(error, W32T_E_FORMAT, at, "the optional header is cut off");
    return W32T_OK;
}

w32t_status w32t_pe_open(w32t_span bytes, bool mapped, w32t_pe *out, w32t_error *error) {
    if (bytes.n < 64 || bytes.p[0] != 'M' || bytes.p[1] != 'Z') return not_pe(bytes, error);
    uint32_t at = w32t_le32(bytes.p + 60);
    if (w32t_span_u32(bytes, at) != 0x4550) return not_pe(bytes, error);
    w32t_span coff = w32t_span_sub(bytes, (size_t)at + 4, 20);
    if (!coff.p) return w32t_fail(error, W32T_E_FORMAT, at, "the PE header is cut off");
    w32t_pe pe = {.bytes = bytes, .mapped = mapped};
    pe.machine = w32t_le16(coff.p);
    pe.time_stamp = w32t_le32(coff.p + 4);
    pe.characteristics = w32t_le16(coff.p + 18);
    size_t optional = (size_t)at + 24, optional_size = w32t_le16(coff.p + 16);
    w32t_span opt = w32t_span_from(bytes, optional);
    if (opt.n > optional_size) opt.n = optional_size;
    w32t_status status = read_optional(&pe, opt, optional, error);
    if (status) return status;
    pe.sections_offset = (uint32_t)(optional + optional_size);
    uint32_t count = w32t_le16(coff.p + 2);
    uint32_t there = pe.sections_offset < bytes.n ? (uint32_t)((bytes.n - pe.sections_offset) / 40) : 0;
    if (count > there) count = there;
    pe.section_count = (uint16_t)(count < MAX_SECTIONS ? count : MAX_SECTIONS);
    *out = pe;
    return W32T_OK;
}

bool w32t_pe_section_at(const w32t_pe *pe, uint32_t index, w32t_pe_section *out) {
    if (index >= pe->section_count) return false;
    const uint8_t *p = pe->bytes.p + pe->sections_offset + 40u * index; // counted against the span when opened
    memcpy(out->name, p, 8);
    out->name[8] = 0;
    out->virtual_size = w32t_le32(p + 8);
    out->rva = w32t_le32(p + 12);
    out->size = w32t_le32(p + 16);
    out->offset = w32t_le32(p + 20);
    out->flags = w32t_le32(p + 36);
    return true;
}

w32t_span w32t_pe_rest(const w32t_pe *pe, uint32_t rva) {
    if (pe->mapped) return w32t_span_from(pe->bytes, rva);
    for (uint32_t i = 0; i < pe->section_count; i++) {
        w32t_pe_section s;
        w32t_pe_section_at(pe, i, &s);
        // a section's bytes in memory: the smaller of both sizes comes from the file (virtual size 0 means the file's)
        uint32_t size = s.virtual_size && s.virtual_size < s.size ? s.virtual_size : s.size;
        if (rva < s.rva || rva - s.rva >= size) continue;
        w32t_span raw = w32t_span_from(pe->bytes, s.offset);
        if (raw.n > size) raw.n = size;
        return w32t_span_from(raw, rva - s.rva);
    }
    if (rva < pe->headers_size) {
        w32t_span head = pe->bytes;
        if (head.n > pe->headers_size) head.n = pe->headers_size;
        return w32t_span_from(head, rva);
    }
    return (w32t_span){NULL, 0};
}

w32t_span w32t_pe_bytes(const w32t_pe *pe, uint32_t rva, size_t n) {
    w32t_span rest = w32t_pe_rest(pe, rva);
    return w32t_span_sub(rest, 0, n);
}

const char *w32t_pe_text(const w32t_pe *pe, uint32_t rva) {
    w32t_span rest = w32t_pe_rest(pe, rva);
    if (!rest.p || !rest.n) return NULL;
    if (rest.n > MAX_TEXT) rest.n = MAX_TEXT;
    return memchr(rest.p, 0, rest.n) ? (const char *)rest.p : NULL;
}
