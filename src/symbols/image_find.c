// SPDX-License-Identifier: Apache-2.0
// Finds the file of an image that a recording names by its Windows path: in the folders and files the user gave, beside
// the recording, and (where programs run under Wine) through the drives of the Wine prefix.
#include "symbols/image_find.h"

#include <stdlib.h>
#include <string.h>

#include "base/fold.h"
#include "base/mem.h"
#include "base/os.h"
#include "pe/pe_file.h"

#define LARGEST ((size_t)512 << 20)

static const char *last_part(const char *path) {
    const char *name = path;
    for (const char *p = path; *p; p++)
        if (*p == '\\' || *p == '/') name = p + 1;
    return name;
}

static bool fits(const w32t_pe *pe, uint64_t image_size) {
    return !image_size || ((pe->image_size + 0xFFFu) & ~0xFFFull) == ((image_size + 0xFFFu) & ~0xFFFull);
}

static bool load_whole(const char *path, uint64_t image_size, uint8_t **bytes, size_t *size) {
    w32t_error error;
    if (w32t_file_load(path, LARGEST, bytes, size, &error) != W32T_OK) return false;
    w32t_pe pe;
    if (w32t_pe_open((w32t_span){*bytes, *size}, false, &pe, &error) == W32T_OK && fits(&pe, image_size)) return true;
    free(*bytes);
    return false;
}

// Of a large image: headers, export directory and symbol table. The memory in between is never touched, which is
// what reading a hundred megabytes costs.
static bool read_part(w32t_input *in, uint8_t *bytes, size_t from, size_t n) {
    return from <= in->size && n <= in->size - from && w32t_input_read(in, from, bytes + from, n) == n;
}

// False: not known to be all there, as where names lie outside the directory that should hold them.
static bool read_exports(w32t_input *in, const w32t_pe *pe, uint8_t *bytes) {
    if (pe->directory_count <= W32T_PE_DIR_EXPORT || !pe->directory[W32T_PE_DIR_EXPORT].rva) return true;
    uint32_t rva = pe->directory[W32T_PE_DIR_EXPORT].rva, size = pe->directory[W32T_PE_DIR_EXPORT].size;
    w32t_span part = w32t_pe_bytes(pe, rva, size);
    w32t_pe_exports e;
    if (!part.p || !read_part(in, bytes, (size_t)(part.p - pe->bytes.p), size)) return false;
    if (!w32t_pe_exports_open(pe, &e)) return false;
    uint64_t tables[3][2] = {
        {e.functions_rva, 4ull * e.functions}, {e.names_rva, 4ull * e.names}, {e.ordinals_rva, 2ull * e.names}};
    for (int i = 0; i < 3; i++)
        if (tables[i][1] && (tables[i][0] < rva || tables[i][0] - rva + tables[i][1] > size)) return false;
    w32t_span names = w32t_pe_bytes(pe, e.names_rva, (size_t)e.names * 4);
    for (uint32_t i = 0; names.p && i < e.names; i++)
        if (w32t_le32(names.p + 4 * (size_t)i) - rva >= size) return false;
    return true;
}

static bool read_symbols(w32t_input *in, const w32t_pe *pe, uint8_t *bytes) {
    const uint8_t *coff = pe->bytes.p + w32t_le32(pe->bytes.p + 0x3c); // w32t_pe_open has seen it
    uint32_t at = w32t_le32(coff + 12);
    return !at || at >= in->size || read_part(in, bytes, at, (size_t)(in->size - at));
}

static bool load_names(const char *path, uint64_t image_size, uint8_t **bytes, size_t *size) {
    enum { HEAD = 0x10000 };
    w32t_input *in;
    if (w32t_input_open(path, &in, NULL) != W32T_OK) return false;
    bool found = false;
    w32t_pe pe;
    if (in->seekable && in->size > 4 * HEAD && in->size <= LARGEST) {
        uint8_t *p = w32t_alloc((size_t)in->size);
        *size = (size_t)in->size;
        found = read_part(in, p, 0, HEAD) && w32t_pe_open((w32t_span){p, *size}, false, &pe, NULL) == W32T_OK &&
                pe.sections_offset < HEAD / 2 && fits(&pe, image_size) && read_exports(in, &pe, p) &&
                read_symbols(in, &pe, p);
        if (found)
            *bytes = p;
        else
            free(p);
    }
    w32t_input_close(in);
    return found;
}

// Reads `path` when it is an image of that size in memory.
static bool load(const w32t_image_places *where, const char *path, uint64_t image_size, uint8_t **bytes, size_t *size) {
    if (w32t_path_kind_of(path) != W32T_PATH_FILE) return false;
    return (where->names_only && load_names(path, image_size, bytes, size)) ||
           load_whole(path, image_size, bytes, size);
}

// `folder`/name, the name in any case.
static bool in_folder(const w32t_image_places *where, const char *folder, const char *name, uint64_t image_size,
                      uint8_t **bytes, size_t *size) {
    w32t_buf b = {0};
    w32t_buf_printf(&b, "%s/%s", folder, name);
    bool found = load(where, w32t_buf_cstr(&b), image_size, bytes, size);
    char **names = NULL;
    size_t count = 0;
    w32t_error error;
    if (!found && w32t_folder_list(folder, &names, &count, &error) == W32T_OK) {
        for (size_t i = 0; i < count && !found; i++) {
            if (!w32t_fold_equal(names[i], strlen(names[i]), name, strlen(name))) continue;
            b.n = 0;
            w32t_buf_printf(&b, "%s/%s", folder, names[i]);
            found = load(where, w32t_buf_cstr(&b), image_size, bytes, size);
        }
        w32t_names_free(names, count);
    }
    w32t_buf_free(&b);
    return found;
}

// Folder of a file, as text; "." when it has none.
static void folder_of(const char *path, w32t_buf *out) {
    size_t n = (size_t)(last_part(path) - path);
    w32t_buf_put(out, n ? path : ".", n ? n : 1);
}

// One step down a path whose case may differ.
static bool descend(w32t_buf *at, const char *part, size_t n) {
    size_t before = at->n;
    w32t_buf_char(at, '/');
    w32t_buf_put(at, part, n);
    if (w32t_path_kind_of(w32t_buf_cstr(at)) != W32T_PATH_NONE) return true;
    at->n = before;
    char **names;
    size_t count;
    w32t_error error;
    bool found = false;
    if (w32t_folder_list(w32t_buf_cstr(at), &names, &count, &error) != W32T_OK) return false;
    for (size_t i = 0; i < count && !found; i++) {
        found = w32t_fold_equal(names[i], strlen(names[i]), part, n);
        if (!found) continue;
        w32t_buf_char(at, '/');
        w32t_buf_text(at, names[i]);
    }
    w32t_names_free(names, count);
    return found;
}

// "C:\dir\x.exe" (also behind "\??\" and "\\?\") through $WINEPREFIX/dosdevices, or "\??\unix\path".
static bool host_path(const char *path, w32t_buf *out) {
    if (strncmp(path, "\\??\\", 4) == 0 || strncmp(path, "\\\\?\\", 4) == 0) path += 4;
    const char *rest = path + 2;
    if (w32t_fold_equal(path, strlen(path) < 5 ? 0 : 5, "unix\\", 5)) {
        rest = path + 4;
    } else if (path[0] && path[1] == ':') {
        const char *prefix = getenv("WINEPREFIX"), *home = getenv("HOME");
        if (prefix && *prefix)
            w32t_buf_text(out, prefix);
        else if (home)
            w32t_buf_printf(out, "%s/.wine", home);
        char drive[3] = {(char)(path[0] | 32), ':', 0};
        w32t_buf_printf(out, "/dosdevices/%s", drive);
    } else
        return false;
    while (*rest) {
        size_t gap = strspn(rest, "\\/"), n = strcspn(rest + gap, "\\/");
        if (n && !descend(out, rest + gap, n)) return false;
        rest += gap + n;
    }
    return out->n > 0;
}

static bool given(const w32t_image_places *where, const char *name, uint64_t image_size, uint8_t **bytes,
                  size_t *size) {
    for (size_t i = 0; i < where->given_count; i++) {
        const char *path = where->given[i];
        if (w32t_path_kind_of(path) == W32T_PATH_FOLDER) {
            if (in_folder(where, path, name, image_size, bytes, size)) return true;
        } else if (w32t_fold_equal(last_part(path), strlen(last_part(path)), name, strlen(name)) &&
                   load(where, path, image_size, bytes, size))
            return true;
    }
    return false;
}

static bool find(const w32t_image_places *where, const char *windows_path, uint64_t image_size, uint8_t **bytes,
                 size_t *size) {
    const char *name = last_part(windows_path);
    if (!*name) return false;
    if (given(where, name, image_size, bytes, size)) return true;
    w32t_buf b = {0};
    bool found = load(where, windows_path, image_size, bytes, size); // on Windows the path is good as it is
    if (!found && host_path(windows_path, &b)) found = load(where, w32t_buf_cstr(&b), image_size, bytes, size);
    for (size_t i = 0; i < where->beside_count && !found; i++) {
        b.n = 0;
        if (w32t_path_kind_of(where->beside[i]) == W32T_PATH_FOLDER)
            w32t_buf_text(&b, where->beside[i]);
        else
            folder_of(where->beside[i], &b);
        found = in_folder(where, w32t_buf_cstr(&b), name, image_size, bytes, size);
    }
    w32t_buf_free(&b);
    return found;
}

bool w32t_image_find(const w32t_image_places *where, const char *windows_path, uint64_t image_size, bool wow64,
                     uint8_t **bytes, size_t *size) {
    static const char folder[] = "\\system32\\";
    bool found = false;
    for (const char *s = windows_path; wow64 && strlen(s) >= sizeof folder - 1; s++) {
        if (!w32t_fold_equal(s, sizeof folder - 1, folder, sizeof folder - 1)) continue;
        w32t_buf b = {0};
        w32t_buf_put(&b, windows_path, (size_t)(s - windows_path));
        w32t_buf_printf(&b, "\\syswow64\\%s", s + sizeof folder - 1);
        found = find(where, w32t_buf_cstr(&b), image_size, bytes, size);
        w32t_buf_free(&b);
        break;
    }
    return found || find(where, windows_path, image_size, bytes, size);
}
