// SPDX-License-Identifier: Apache-2.0
// Option parsing: short clusters (-abc, -n5, -n 5), long options (--name, --name=value, --name value), operands in
// between, "--".
#include "cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

cli_args cli_args_of(const char *verb, const cli_option *table, int argc, char **argv) {
    return (cli_args){.table = table, .verb = verb, .argv = argv, .argc = argc, .at = 1};
}

static int take_value(cli_args *a, const cli_option *o, const char *inline_value) {
    a->value = NULL;
    a->option = o;
    if (!o->argument) {
        if (inline_value) {
            cli_say("%s: option --%s takes no value", a->verb, o->long_name);
            return CLI_ERROR;
        }
        return o->id;
    }
    if (inline_value)
        a->value = inline_value;
    else if (a->at < a->argc)
        a->value = a->argv[a->at++];
    else {
        cli_say("%s: option --%s needs a value (%s)", a->verb, o->long_name, o->argument);
        return CLI_ERROR;
    }
    return o->id;
}

static int long_option(cli_args *a, const char *text) {
    const char *equals = strchr(text, '=');
    size_t n = equals ? (size_t)(equals - text) : strlen(text);
    for (const cli_option *o = a->table; o->long_name; o++)
        if (strlen(o->long_name) == n && strncmp(o->long_name, text, n) == 0)
            return take_value(a, o, equals ? equals + 1 : NULL);
    cli_say("%s: unknown option --%.*s (see 'win32trace help %s')", a->verb, (int)n, text, a->verb);
    return CLI_ERROR;
}

static int short_option(cli_args *a) {
    char c = *a->cluster++;
    const char *rest = *a->cluster ? a->cluster : NULL;
    for (const cli_option *o = a->table; o->long_name; o++) {
        if (o->short_name != c) continue;
        if (!o->argument) {
            if (!rest) a->cluster = NULL;
            return take_value(a, o, NULL);
        }
        a->cluster = NULL;
        return take_value(a, o, rest);
    }
    cli_say("%s: unknown option -%c (see 'win32trace help %s')", a->verb, c, a->verb);
    return CLI_ERROR;
}

int cli_next(cli_args *a) {
    if (a->cluster && *a->cluster) return short_option(a);
    a->cluster = NULL;
    if (a->at >= a->argc) return CLI_END;
    const char *word = a->argv[a->at++];
    if (a->only_operands || word[0] != '-' || !word[1]) {
        a->value = word;
        if (a->stop_at_operand) a->only_operands = true;
        return CLI_OPERAND;
    }
    if (strcmp(word, "--") == 0) {
        a->only_operands = true;
        return cli_next(a);
    }
    if (word[1] == '-') return long_option(a, word + 2);
    a->cluster = word + 1;
    return short_option(a);
}

int cli_bad_value(const cli_args *a) {
    const cli_option *o = a->option;
    char option[64];
    if (o->short_name)
        snprintf(option, sizeof option, "-%c, --%s", o->short_name, o->long_name);
    else
        snprintf(option, sizeof option, "--%s", o->long_name);
    cli_say("%s: bad value for %s: '%s'; it takes %s: %s", a->verb, option, a->value ? a->value : "",
            o->argument ? o->argument : "none", o->help ? o->help : "");
    return EXIT_USAGE;
}

void cli_print_options(const cli_option *table) {
    for (const cli_option *o = table; o->long_name; o++) {
        if (!o->help) continue; // another word for one above
        char left[64], shorts[8] = "    ";
        if (o->short_name) snprintf(shorts, sizeof shorts, "-%c, ", o->short_name);
        snprintf(left, sizeof left, "%s--%s%s%s", shorts, o->long_name, o->argument ? " " : "",
                 o->argument ? o->argument : "");
        printf("  %-28s %s\n", left, o->help);
    }
}

bool cli_uint(const char *text, uint64_t *out) {
    if (text[0] < '0' || text[0] > '9') return false;
    char *end;
    unsigned long long v = strtoull(text, &end, text[0] == '0' && (text[1] == 'x' || text[1] == 'X') ? 16 : 10);
    if (*end) return false;
    *out = v;
    return true;
}
