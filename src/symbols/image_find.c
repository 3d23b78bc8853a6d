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

// Reads `path` when it is an image of that size in memory.
static bool load(const char *path, uint64_t image_size, uint8_t **bytes, size_t *size) {
    w32t_error error;
    if (w32t_path_kind_of(path) != W32T_PATH_FILE || w32t_file_load(path, LARGEST, bytes, size, &error) != W32T_OK)
        return false;
    w32t_pe pe;
    bool fits = w32t_pe_open((w32t_span){*bytes, *size}, false, &pe, &error) == W32T_OK &&
                (!image_size || ((pe.image_size + 0xFFFu) & ~0xFFFull) == ((image_size + 0xFFFu) & ~0xFFFull));
    if (!fits) free(*bytes);
    return fits;
}

// `folder`/name, the name in any case.
static bool in_folder(const char *folder, const char *name, uint64_t image_size, uint8_t **bytes, size_t *size) {
    w32t_buf b = {0};
    w32t_buf_printf(&b, "%s/%s", folder, name);
    bool found = load(w32t_buf_cstr(&b), image_size, bytes, size);
    char **names = NULL;
    size_t count = 0;
    w32t_error error;
    if (!found && w32t_folder_list(folder, &names, &count, &error) == W32T_OK) {
        for (size_t i = 0; i < count && !found; i++) {
            if (!w32t_fold_equal(names[i], strlen(names[i]), name, strlen(name))) continue;
            b.n = 0;
            w32t_buf_printf(&b, "%s/%s", folder, names[i]);
            found = load(w32t_buf_cstr(&b), image_size, bytes, size);
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
            if (in_folder(path, name, image_size, bytes, size)) return true;
        } else if (w32t_fold_equal(last_part(path), strlen(last_part(path)), name, strlen(name)) &&
                   load(path, image_size, bytes, size))
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
    bool found = load(windows_path, image_size, bytes, size); // on Windows the path is good as it is
    if (!found && host_path(windows_path, &b)) found = load(w32t_buf_cstr(&b), image_size, bytes, size);
    for (size_t i = 0; i < where->beside_count && !found; i++) {
        b.n = 0;
        if (w32t_path_kind_of(where->beside[i]) == W32T_PATH_FOLDER)
            w32t_buf_text(&b, where->beside[i]);
        else
            folder_of(where->beside[i], &b);
        found = in_folder(w32t_buf_cstr(&b), name, image_size, bytes, size);
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
