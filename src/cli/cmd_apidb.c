// SPDX-License-Identifier: Apache-2.0
// apidb: what the API database knows: show a function, structure, set or constant; list DLLs and functions; the
// coverage of a program's imports.
#include "cli.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <win32trace/apidb.h>

enum { FORMAT = 1, DATABASE, ALL, OUTPUT, HELP };

static const cli_option options[] = {
    {FORMAT, 'f', "format", "text|json", "output format (default text)"},
    {DATABASE, 'd', "database", "FILE", "an imported database, or prototypes, to look into first"},
    {ALL, 'a', "all", NULL, "coverage: every import, not only those that are not annotated"},
    {OUTPUT, 'o', "output", "FILE", "import: the database file to write"},
    {HELP, 'h', "help", NULL, "this text"},
    {0, 0, NULL, NULL, NULL},
};

static int help(void) {
    printf("usage: win32trace apidb show NAME …         a function (DLL!NAME or NAME), interface, structure, set,\n"
           "                                         constant, GUID or status code\n"
           "       win32trace apidb list [DLL]           the DLLs, or the functions of one\n"
           "       win32trace apidb list structs|sets    every structure with its sizes, every set of names\n"
           "       win32trace apidb coverage PROGRAM …   which imports are typed, annotated, raw;\n"
           "                                         how many COM interfaces it may ask for\n"
           "       win32trace apidb list hot             functions that are recorded only when asked for by name\n"
           "       win32trace apidb import -o FILE X.winmd …  Microsoft's win32metadata (Windows.Win32.winmd,\n"
           "                                         Windows.Wdk.winmd), for --database and --api\n"
           "       win32trace apidb import -o FILE FOLDER  the same in its JSON form\n"
           "       win32trace apidb import -o FILE PROTOTYPES.h  prototypes of your own DLLs\n\n");
    cli_print_options(options);
    return EXIT_DONE;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// show

static bool show_function(const w32t_apidb *db, const char *name, bool json) {
    w32t_api_function f;
    const char *mark = strchr(name, '!');
    char dll[256];
    bool found;
    if (mark && (size_t)(mark - name) < sizeof dll) {
        memcpy(dll, name, (size_t)(mark - name));
        dll[mark - name] = 0;
        found = w32t_apidb_find(db, dll, mark + 1, &f);
    } else {
        found = w32t_apidb_find_name(db, name, &f);
        // CreateFile is the W form of two, as the headers have it.
        if (!found && strlen(name) + 2 < sizeof dll) {
            snprintf(dll, sizeof dll, "%sW", name);
            found = w32t_apidb_find_name(db, dll, &f);
        }
    }
    if (found) w32t_api_print(&f, json, stdout);
    return found;
}

static bool show_constant(const w32t_apidb *db, const char *name, bool json) {
    uint64_t value;
    if (!w32t_apidb_value(db, name, &value)) return false;
    if (json)
        printf("{\"constant\":\"%s\",\"value\":\"0x%llx\"}\n", name, (unsigned long long)value);
    else
        printf("%s = 0x%llx (%lld)\n", name, (unsigned long long)value, (long long)value);
    return true;
}

static bool show_interface(const w32t_apidb *db, const char *name, bool json) {
    w32t_api_interface interface;
    w32t_api_function f;
    if (!w32t_apidb_interface(db, name, &interface)) return false;
    if (!json) printf("interface %s: %u methods\n", name, interface.method_count);
    for (uint32_t i = 0; w32t_apidb_method(&interface, i, &f); i++) {
        if (json)
            w32t_api_print(&f, true, stdout);
        else
            printf("  %3u  %s\n", i, f.name);
    }
    return true;
}

// {xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx}, braces or not
static bool show_guid(const w32t_apidb *db, const char *text, bool json) {
    unsigned d[11];
    w32t_guid guid;
    if (sscanf(text + (*text == '{'), "%8x-%4x-%4x-%2x%2x-%2x%2x%2x%2x%2x%2x", &d[0], &d[1], &d[2], &d[3], &d[4], &d[5],
               &d[6], &d[7], &d[8], &d[9], &d[10]) != 11)
        return false;
    guid.data1 = d[0];
    guid.data2 = (uint16_t)d[1];
    guid.data3 = (uint16_t)d[2];
    for (int i = 0; i < 8; i++)
        guid.data4[i] = (uint8_t)d[3 + i];
    const char *name = w32t_apidb_guid_name(db, &guid);
    if (name) printf(json ? "{\"guid\":\"%s\",\"name\":\"%s\"}\n" : "%s %s\n", text, name);
    return name != NULL;
}

static bool show_number(const char *name, bool json) {
    static const struct {
        uint8_t shape;
        const char *family;
    } families[] = {{W32T_SHAPE_WIN32, "win32"},
                    {W32T_SHAPE_NTSTATUS, "ntstatus"},
                    {W32T_SHAPE_HRESULT, "hresult"},
                    {W32T_SHAPE_WSA, "wsa"},
                    {W32T_SHAPE_ERRNO, "errno"}};
    uint64_t code;
    bool any = false;
    if (!cli_uint(name, &code)) return false;
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++) {
        const char *text = w32t_api_status_name(families[i].shape, code);
        if (!text) continue;
        printf(json ? "{\"code\":\"0x%llx\",\"kind\":\"%s\",\"name\":\"%s\"}\n" : "0x%llx %-8s %s\n",
               (unsigned long long)code, families[i].family, text);
        any = true;
    }
    return any;
}

static bool show_one(const w32t_apidb *db, const char *name, bool json) {
    w32t_api_struct structure;
    w32t_api_set set;
    if (show_function(db, name, json)) return true;
    if (w32t_apidb_struct(db, w32t_apidb_struct_named(db, name), &structure)) {
        w32t_api_struct_print(db, &structure, json, stdout);
        return true;
    }
    if (w32t_apidb_set(db, w32t_apidb_set_named(db, name), &set)) {
        w32t_api_set_print(db, &set, json, stdout);
        return true;
    }
    return show_interface(db, name, json) || show_constant(db, name, json) || show_guid(db, name, json) ||
           show_number(name, json);
}

static bool same_word(const char *a, const char *b) { // names are ASCII
    for (; *a && *b; a++, b++)
        if (tolower((unsigned char)*a) != tolower((unsigned char)*b)) return false;
    return *a == *b;
}

// The known spelling of IFoo::Method, which may be one that IFoo inherits and is called by.
static const char *method_spelling(const w32t_apidb *db, const char *name, char out[256]) {
    const char *colons = strstr(name, "::");
    w32t_api_interface interface;
    w32t_api_function f;
    for (uint32_t i = 0; colons && w32t_apidb_interface_at(db, i, &interface); i++) {
        snprintf(out, 256, "%.120s%.120s", interface.name, colons);
        if (!same_word(out, name)) continue;
        for (uint32_t k = 0; w32t_apidb_method(&interface, k, &f); k++) {
            const char *method = strstr(f.name, "::");
            if (!method || !same_word(method, colons)) continue;
            snprintf(out, 256, "%.120s%.120s", interface.name, method);
            return out;
        }
    }
    return NULL;
}

// The known spelling of a name that was typed in another case: of a function (also without its W), an interface, a
// structure, a set or a constant; NULL: there is none.
static const char *spelling(const w32t_apidb *db, const char *name, char wide[256]) {
    w32t_api_function f;
    w32t_api_interface interface;
    w32t_api_struct structure;
    w32t_api_set set;
    w32t_api_constant c;
    snprintf(wide, 256, "%.254sW", name);
    for (uint32_t i = 0; w32t_apidb_function(db, i, &f); i++)
        if (same_word(f.name, name) || same_word(f.name, wide)) return f.name;
    for (uint32_t i = 0; w32t_apidb_interface_at(db, i, &interface); i++)
        if (same_word(interface.name, name)) return interface.name;
    for (uint32_t i = 1; w32t_apidb_struct(db, i, &structure); i++)
        if (same_word(structure.name, name)) return structure.name;
    for (uint32_t i = 1; w32t_apidb_set(db, i, &set); i++) {
        if (same_word(set.name, name)) return set.name;
        for (uint32_t k = 0; w32t_apidb_constant(db, &set, k, &c); k++)
            if (same_word(c.name, name)) return c.name;
    }
    return method_spelling(db, name, wide);
}

// As it was typed first, then in any case; of DLL!NAME the DLL has none anyway.
static bool show_any_case(const w32t_apidb *db, const char *name, bool json) {
    if (show_one(db, name, json)) return true;
    const char *mark = strchr(name, '!');
    int dll = mark && mark - name < 250 ? (int)(mark + 1 - name) : 0;
    char room[256], whole[512];
    for (const w32t_apidb *at = db ? db : w32t_apidb_builtin(); at; at = w32t_apidb_below(at)) {
        const char *known = spelling(at, name + dll, room);
        if (!known) continue;
        snprintf(whole, sizeof whole, "%.*s%.255s", dll, name, known);
        if (show_one(db, whole, json)) return true;
    }
    return false;
}

static int show(const w32t_apidb *db, char *const *names, size_t count, bool json) {
    int status = EXIT_DONE;
    if (!count) return cli_usage_error("apidb", "show%s: name a function, structure, set or constant", "");
    for (size_t i = 0; i < count; i++) {
        if (show_any_case(db, names[i], json)) continue;
        cli_say("%s: not known (it would be recorded with its raw arguments)", names[i]);
        status = EXIT_COULD_NOT;
    }
    return status;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// list

static int list_dlls(const w32t_apidb *db, bool json) {
    uint32_t exports;
    const char *name;
    for (uint32_t i = 0; (name = w32t_apidb_dll(db, i, &exports)) != NULL; i++) {
        uint32_t annotated = 0;
        w32t_api_function f;
        for (uint32_t k = 0; w32t_apidb_export(db, i, k, &f); k++)
            annotated += (f.flags & W32T_API_ANNOTATED) != 0;
        printf(json ? "{\"dll\":\"%s\",\"functions\":%u,\"annotated\":%u}\n" : "%-20s %6u functions, %u annotated\n",
               name, exports, annotated);
    }
    return EXIT_DONE;
}

static int list_structs(const w32t_apidb *db, bool json) {
    w32t_api_struct s;
    for (uint32_t i = 1; w32t_apidb_struct(db, i, &s); i++) {
        if (json)
            w32t_api_struct_print(db, &s, true, stdout);
        else
            printf("%-40s %6u %6u\n", s.name, s.size64, s.size32);
    }
    return EXIT_DONE;
}

static int list_sets(const w32t_apidb *db, bool json) {
    w32t_api_set s;
    for (uint32_t i = 1; w32t_apidb_set(db, i, &s); i++) {
        if (json)
            w32t_api_set_print(db, &s, true, stdout);
        else
            printf("%-40s %6u %s\n", s.name, s.count, s.bits ? "flags" : "values");
    }
    return EXIT_DONE;
}

// What `run` leaves out unless it is asked for by name.
static int list_hot(const w32t_apidb *db, bool json) {
    w32t_api_function f;
    for (uint32_t i = 0; w32t_apidb_function(db, i, &f); i++) {
        if (!(f.flags & W32T_API_HOT)) continue;
        if (json)
            w32t_api_print(&f, true, stdout);
        else
            printf("%s!%s\n", f.dll, f.name);
    }
    return EXIT_DONE;
}

static int list(const w32t_apidb *db, char *const *names, size_t count, bool json) {
    if (!count) return list_dlls(db, json);
    if (strcmp(names[0], "structs") == 0) return list_structs(db, json);
    if (strcmp(names[0], "sets") == 0) return list_sets(db, json);
    if (strcmp(names[0], "hot") == 0) return list_hot(db, json);
    for (size_t i = 0; i < count; i++) {
        uint32_t dll = w32t_apidb_dll_named(db, names[i]);
        if (dll == UINT32_MAX) {
            cli_say("%s: no function of this DLL is known", names[i]);
            return EXIT_COULD_NOT;
        }
        w32t_api_function f;
        for (uint32_t k = 0; w32t_apidb_export(db, dll, k, &f); k++) {
            if (json)
                w32t_api_print(&f, true, stdout);
            else
                printf("%s\n", f.name);
        }
    }
    return EXIT_DONE;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// coverage

typedef struct tally {
    bool json, all;
    unsigned imports, annotated, typed, raw, ordinals, interfaces, methods;
    const char *path;
} tally;

static void count_interface(void *context, const w32t_api_interface *interface) {
    tally *t = context;
    t->interfaces++;
    t->methods += interface->method_count;
    if (t->all && !t->json) printf("interface  %s (%u methods)\n", interface->name, interface->method_count);
}

static void count_import(void *context, const w32t_api_import *import) {
    tally *t = context;
    char ordinal[16];
    snprintf(ordinal, sizeof ordinal, "#%u", import->ordinal);
    const char *state = !import->function                              ? "raw"
                        : import->function->flags & W32T_API_ANNOTATED ? "annotated"
                                                                       : "typed";
    t->imports++;
    t->ordinals += import->name == NULL;
    t->annotated += state[0] == 'a';
    t->typed += state[0] == 't';
    t->raw += state[0] == 'r';
    if (t->json || (!t->all && state[0] == 'a')) return;
    printf("%-10s %s!%s%s\n", state, import->dll, import->name ? import->name : ordinal,
           import->delay ? " (delayed)" : "");
}

static int coverage(const w32t_apidb *db, char *const *names, size_t count, bool json, bool all) {
    int status = EXIT_DONE;
    if (!count) return cli_usage_error("apidb", "coverage%s: name a program", "");
    for (size_t i = 0; i < count; i++) {
        w32t_error error = {0};
        tally t = {.json = json, .all = all, .path = names[i]};
        w32t_status s = w32t_apidb_coverage(db, names[i], count_import, &t, &error);
        if (s == W32T_OK) s = w32t_apidb_interfaces_in(db, names[i], count_interface, &t, &error);
        if (s != W32T_OK) {
            cli_say_error(&error);
            status = cli_status_exit(s);
            continue;
        }
        if (json)
            printf("{\"imports\":%u,\"annotated\":%u,\"typed\":%u,\"raw\":%u,\"by_ordinal\":%u,\"interfaces\":%u,"
                   "\"methods\":%u}\n",
                   t.imports, t.annotated, t.typed, t.raw, t.ordinals, t.interfaces, t.methods);
        else
            printf(
                "%s: %u imports: %u annotated, %u typed, %u raw (%u by ordinal); %u COM interfaces with %u methods\n",
                names[i], t.imports, t.annotated, t.typed, t.raw, t.ordinals, t.interfaces, t.methods);
    }
    return status;
}

static bool is_file(const char *path) {
    char c;
    FILE *f = fopen(path, "rb");
    bool is = f && fread(&c, 1, 1, f) == 1;
    if (f) fclose(f);
    return is;
}

// Metadata is told by how it begins, whatever its name: prototypes do not begin with "MZ" and a byte that is no text.
static bool is_winmd(const char *path) {
    unsigned char head[4] = {0};
    FILE *f = fopen(path, "rb");
    bool is = f && fread(head, 1, sizeof head, f) == sizeof head && head[0] == 'M' && head[1] == 'Z' && head[3] == 0;
    if (f) fclose(f);
    return is;
}

// Why a file that is neither metadata nor a folder can be no prototypes; NULL when it can.
static const char *no_input(const char *path) {
    int c = 0;
    FILE *f = fopen(path, "rb");
    size_t n = strlen(path);
    if (!f) return "cannot be opened";
    bool folder = (c = fgetc(f)) == EOF && ferror(f);
    fclose(f);
    if (folder) return NULL;
    if (c == EOF) return "the file is empty: no metadata and no prototypes";
    return n > 6 && same_word(path + n - 6, ".winmd") ? "no metadata: it does not begin as a .winmd file does" : NULL;
}

static void say_imported(const char *output, const w32t_import_counts *counts) {
    printf("%s: %u functions from %u file%s; %u more are stated by the built-in database\n", output, counts->functions,
           counts->files, counts->files == 1 ? "" : "s", counts->known);
    printf("%u structures, %u sets of %u constants, %u interfaces with %u methods, %u GUIDs\n", counts->structs,
           counts->sets, counts->constants, counts->interfaces, counts->methods, counts->guids);
    if (counts->baseless)
        cli_say("%u interfaces are left out: the interface they extend is in none of the files", counts->baseless);
}

static int import(char *const *names, size_t count, const char *output) {
    w32t_import_counts counts;
    w32t_error error = {0};
    bool winmd = count && is_winmd(names[0]), text = count && !winmd && is_file(names[0]);
    if (!count || (count > 1 && !winmd) || !output)
        return cli_usage_error("apidb", "import%s: one folder, one text of prototypes or .winmd files, and -o FILE",
                               "");
    const char *why = winmd ? NULL : no_input(names[0]);
    if (why) {
        cli_say("%s: %s", names[0], why);
        return EXIT_COULD_NOT;
    }
    if (!cli_may_write(output, (const char *const *)names, count)) return EXIT_COULD_NOT;
    w32t_status s = winmd  ? w32t_apidb_import_winmd((const char *const *)names, count, output, &counts, &error)
                    : text ? w32t_apidb_import_text(names[0], output, &counts, &error)
                           : w32t_apidb_import(names[0], output, &counts, &error);
    if (s != W32T_OK) {
        cli_say_error(&error);
        return cli_status_exit(s);
    }
    if (text)
        printf("%s: %u functions\n", output, counts.functions);
    else
        say_imported(output, &counts);
    return EXIT_DONE;
}

int cmd_apidb(int argc, char **argv) {
    const char *database = NULL, *output = NULL;
    bool json = false, all = false;
    char **words = calloc((size_t)argc, sizeof *words);
    size_t count = 0;
    int status = words ? -1 : EXIT_COULD_NOT;
    cli_args args = cli_args_of("apidb", options, argc, argv);
    for (int id; status < 0 && (id = cli_next(&args)) != CLI_END;) {
        if (id == CLI_ERROR)
            status = EXIT_USAGE;
        else if (id == HELP)
            status = help();
        else if (id == CLI_OPERAND)
            words[count++] = (char *)args.value;
        else if (id == DATABASE)
            database = args.value;
        else if (id == OUTPUT)
            output = args.value;
        else if (id == ALL)
            all = true;
        else if (id == FORMAT && strcmp(args.value, "json") == 0)
            json = true;
        else if (id == FORMAT && strcmp(args.value, "text") != 0)
            status = cli_bad_value(&args);
    }
    w32t_apidb *opened = NULL;
    w32t_error error = {0};
    if (status < 0 && database) {
        w32t_status s = w32t_apidb_open(database, NULL, &opened, &error);
        if (s != W32T_OK) {
            cli_say_error(&error);
            status = cli_status_exit(s);
        }
    }
    if (status < 0) {
        const char *verb = count ? words[0] : "";
        if (strcmp(verb, "show") == 0)
            status = show(opened, words + 1, count - 1, json);
        else if (strcmp(verb, "list") == 0)
            status = list(opened, words + 1, count - 1, json);
        else if (strcmp(verb, "coverage") == 0)
            status = coverage(opened, words + 1, count - 1, json, all);
        else if (strcmp(verb, "import") == 0)
            status = import(words + 1, count - 1, output);
        else
            status = cli_usage_error("apidb", "expected show, list, coverage or import%s", "");
    }
    w32t_apidb_close(opened);
    free(words);
    return status;
}
