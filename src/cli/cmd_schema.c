// SPDX-License-Identifier: Apache-2.0
// schema: what is known of providers' events, and teaching more: import, list, show, export.
#include "cli.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SCHEMA = 1, FORMAT, OUTPUT, HELP };

static const cli_option options[] = {
    {SCHEMA, 0, "schema", "PATH", "also look into these files (repeatable)"},
    {FORMAT, 'f', "format", "text|xml", "export: the notation of schemas/, or an event manifest (default text)"},
    {OUTPUT, 'o', "output", "FILE", "export: where to (default standard output)"},
    {HELP, 'h', "help", NULL, "this text"},
    {0, 0, NULL, NULL, NULL},
};

static int help(void) {
    printf("usage: win32trace schema import FILE|FOLDER …\n"
           "       win32trace schema list [WORD]\n"
           "       win32trace schema show PROVIDER\n"
           "       win32trace schema export [-f text|xml] [-o FILE] PROVIDER\n\n"
           "Teaches event descriptions (event manifests, provider DLLs, TMF files, MOF classes) into the user's store, "
           "from where "
           "every later\n"
           "run takes them, and shows what is known. PROVIDER is a name or a GUID. 'dump --schema PATH' does it for "
           "one run.\n\n");
    cli_print_options(options);
    return EXIT_DONE;
}

static void print_guid(const w32t_guid *g) {
    printf("{%08x-%04x-%04x-%02x%02x-%02x%02x%02x%02x%02x%02x}", (unsigned)g->data1, g->data2, g->data3, g->data4[0],
           g->data4[1], g->data4[2], g->data4[3], g->data4[4], g->data4[5], g->data4[6], g->data4[7]);
}

static void wrong(void *context, const w32t_error *error) {
    int *status = context;
    *status = cli_status_exit(error->status);
    cli_say_error(error);
}

static void told(void *context, const w32t_schemas_provider *p) {
    (void)context;
    print_guid(&p->guid);
    printf("  %s  %zu event%s\n", *p->name ? p->name : "(no name)", p->events, p->events == 1 ? "" : "s");
}

static int import(const char **paths, size_t count) {
    int status = EXIT_DONE;
    if (!count) return cli_usage_error("schema", "%s", "import needs a file or folder");
    for (size_t i = 0; i < count; i++) {
        w32t_error error = {0};
        w32t_status s = w32t_schema_store_import(paths[i], told, wrong, &status, &error);
        if (s != W32T_OK) {
            cli_say_error(&error);
            status = cli_status_exit(s);
        }
    }
    return status;
}

static bool contains(const char *text, const char *word) {
    size_t n = strlen(word);
    for (; *text; text++) {
        size_t i = 0;
        while (i < n && text[i] && (text[i] | 0x20) == (word[i] | 0x20))
            i++;
        if (i == n) return true;
    }
    return n == 0;
}

static int by_name(const void *a, const void *b) {
    const w32t_schemas_provider *x = a, *y = b;
    int order = strcmp(x->name, y->name);
    return order ? order : memcmp(&x->guid, &y->guid, sizeof x->guid);
}

w32t_schemas_provider *cli_providers(w32t_schemas *schemas, size_t *count) {
    w32t_schemas_provider p, *all = NULL;
    size_t n = 0, room = 0;
    for (; w32t_schemas_at(schemas, n, &p); all[n++] = p) {
        if (n < room) continue;
        w32t_schemas_provider *more = realloc(all, (room = room ? room * 2 : 4096) * sizeof *all);
        if (!more) break;
        all = more;
    }
    if (n) qsort(all, n, sizeof *all, by_name);
    *count = n;
    return all;
}

static int list(w32t_schemas *schemas, const char *word) {
    size_t count, shown = 0;
    w32t_schemas_provider *all = cli_providers(schemas, &count);
    for (size_t i = 0; i < count; i++) {
        const w32t_schemas_provider *p = &all[i];
        if (word && !contains(p->name, word)) continue;
        shown++;
        print_guid(&p->guid);
        printf("  %-7s  %s\n", p->source, *p->name ? p->name : "(no name)");
    }
    free(all);
    if (shown) return EXIT_DONE;
    cli_say("no provider's name contains \"%s\"", word ? word : "");
    return EXIT_COULD_NOT;
}

static int export_one(w32t_schemas *schemas, const char *name, const char *format, const char *path,
                      const char *const *inputs, size_t count) {
    w32t_error error = {0};
    char *text;
    w32t_status s = w32t_schemas_describe(schemas, name, format, &text, &error);
    if (s != W32T_OK) {
        cli_say_error(&error);
        return cli_status_exit(s);
    }
    if (!cli_may_write(path, inputs, count)) {
        w32t_schemas_free_text(text);
        return EXIT_COULD_NOT;
    }
    FILE *out = path && strcmp(path, "-") != 0 ? fopen(path, "wb") : stdout;
    bool good = out && fputs(text, out) >= 0 && fflush(out) == 0;
    if (out && out != stdout && fclose(out) != 0) good = false;
    int cause = errno;
    w32t_schemas_free_text(text);
    if (!good) cli_say("%s: cannot write: %s", path ? path : "standard output", strerror(cause));
    return good ? EXIT_DONE : EXIT_COULD_NOT;
}

int cmd_schema(int argc, char **argv) {
    const char *schema_paths[64], *operands[256], *format = "text", *output = NULL;
    size_t schema_count = 0, operand_count = 0;
    cli_args args = cli_args_of("schema", options, argc, argv);
    for (int id; (id = cli_next(&args)) != CLI_END;) {
        switch (id) {
        case SCHEMA:
            if (schema_count == 64) return cli_usage_error("schema", "%s", "too many --schema");
            schema_paths[schema_count++] = args.value;
            break;
        case FORMAT:
            format = args.value;
            break;
        case OUTPUT:
            output = args.value;
            break;
        case HELP:
            return help();
        case CLI_OPERAND:
            if (operand_count == 256) return cli_usage_error("schema", "%s", "too many files");
            operands[operand_count++] = args.value;
            break;
        default:
            return EXIT_USAGE;
        }
    }
    if (!operand_count) return cli_usage_error("schema", "%s", "import, list, show or export?");
    const char *what = operands[0];
    if (strcmp(what, "import") == 0) return import(operands + 1, operand_count - 1);
    bool listing = strcmp(what, "list") == 0, showing = strcmp(what, "show") == 0;
    if (!listing && !showing && strcmp(what, "export") != 0)
        return cli_usage_error("schema", "import, list, show or export, not %s", what);
    if (listing ? operand_count > 2 : operand_count != 2)
        return cli_usage_error("schema", "%s needs one provider", what);
    w32t_schemas *schemas;
    w32t_error error = {0};
    w32t_status s =
        w32t_schemas_open_telling(schema_paths, schema_count, false, cli_schema_wrong, NULL, &schemas, &error);
    if (s != W32T_OK) {
        cli_say_error(&error);
        return cli_status_exit(s);
    }
    int status = listing ? list(schemas, operand_count == 2 ? operands[1] : NULL)
                         : export_one(schemas, operands[1], showing ? "text" : format, showing ? NULL : output,
                                      schema_paths, schema_count);
    w32t_schemas_close(schemas);
    return status;
}
