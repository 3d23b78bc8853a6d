// SPDX-License-Identifier: Apache-2.0
// pmc: Process Monitor's configuration files. Shows the filter in words, and makes or changes one, so that Process
// Monitor can be given a filter from a command line at last.
#include "cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ADD = 1, HIGHLIGHT, CLEAR, OUTPUT, HELP };

static const cli_option options[] = {
    {ADD, 'a', "add", "RULES", "add rules: 'Path begins with HKLM then Include; …' (repeatable)"},
    {HIGHLIGHT, 0, "highlight", "RULES", "add rules of what is highlighted (repeatable)"},
    {CLEAR, 0, "clear", NULL, "drop the rules there are, of filter and highlighting, before adding"},
    {OUTPUT, 'o', "output", "FILE", "write the configuration to FILE"},
    {HELP, 'h', "help", NULL, "this text"},
    {0, 0, NULL, NULL, NULL},
};

static int help(void) {
    printf("usage: win32trace pmc FILE.pmc\n"
           "       win32trace pmc [FILE.pmc] [--clear] -a RULES … -o NEW.pmc\n\n"
           "Shows the filter rules of a Process Monitor configuration in words, or writes a configuration with other "
           "rules;\n"
           "its other settings are kept. Process Monitor takes it with /LoadConfig, 'win32trace dump --pmc' applies "
           "it.\n"
           "A filter exported by itself (.pmf) is read, too.\n\n");
    cli_print_options(options);
    printf("\nA rule is COLUMN RELATION VALUE then Include|Exclude. Columns are Process Monitor's (Process Name, PID, "
           "Operation,\n"
           "Path, Result, Detail …), relations are: is, is not, less than, more than, begins with, ends with, "
           "contains, excludes.\n");
    return EXIT_DONE;
}

bool cli_pmc_filter(const char *path, w32t_query **query) {
    w32t_error error = {0};
    w32t_pmc *pmc;
    w32t_query *filter = NULL;
    if (w32t_pmc_load(path, &pmc, &error) != W32T_OK) {
        cli_say_error(&error);
        return false;
    }
    if (w32t_pmc_damage(pmc)) cli_say("%s: %s", path, w32t_pmc_damage(pmc));
    w32t_status s = w32t_pmc_query(pmc, &filter, &error);
    w32t_pmc_free(pmc);
    if (s != W32T_OK) {
        cli_say("%s: %s", path, error.text);
        return false;
    }
    if (*query && filter)
        w32t_query_require(*query, filter);
    else if (filter)
        *query = filter;
    return true;
}

// Values come from a file: what could steer a terminal is shown as a question mark.
static void print_value(const char *s) {
    for (; *s; s++)
        putchar((unsigned char)*s < 0x20 || *s == 0x7F ? '?' : *s);
}

static void show(const w32t_pmc *pmc) {
    w32t_pmc_rule r;
    size_t shown = 0;
    for (size_t i = 0; w32t_pmc_rule_at(pmc, i, &r); i++) {
        if (r.highlight) continue;
        printf("%s %s ", r.column, r.relation);
        print_value(r.value);
        printf(" then %s\n", r.include ? "Include" : "Exclude");
        shown++;
    }
    if (!shown) puts("(no filter rules)");
    for (size_t i = 0; w32t_pmc_rule_at(pmc, i, &r); i++) {
        if (!r.highlight) continue;
        printf("highlight: %s %s ", r.column, r.relation);
        print_value(r.value);
        printf(" then %s\n", r.include ? "Include" : "Exclude");
    }
    const char *name;
    const uint8_t *bytes;
    size_t size;
    for (size_t i = 0; w32t_pmc_setting_at(pmc, i, &name, &bytes, &size); i++) {
        fputs("setting: ", stdout);
        print_value(name);
        if (size == 4)
            printf(" = %lu\n", (unsigned long)bytes[0] | (unsigned long)bytes[1] << 8 | (unsigned long)bytes[2] << 16 |
                                   (unsigned long)bytes[3] << 24);
        else
            printf(" (%zu bytes)\n", size);
    }
}

typedef struct job {
    const char *input, *output;
    const char *rules[256];
    bool highlight[256];
    size_t rule_count;
    bool clear;
} job;

static int run(const job *j) {
    if (j->output && !cli_may_write(j->output, &j->input, j->input != NULL)) return EXIT_COULD_NOT;
    w32t_error error = {0};
    w32t_pmc *pmc = NULL;
    w32t_status s = W32T_OK;
    if (j->input)
        s = w32t_pmc_load(j->input, &pmc, &error);
    else
        pmc = w32t_pmc_new();
    if (s != W32T_OK) {
        cli_say_error(&error);
        return cli_status_exit(s);
    }
    int status = EXIT_DONE;
    if (w32t_pmc_damage(pmc)) {
        cli_say("%s: %s", j->input, w32t_pmc_damage(pmc));
        status = EXIT_LOSSES;
    }
    if (j->clear) w32t_pmc_clear_rules(pmc);
    for (size_t i = 0; i < j->rule_count && s == W32T_OK; i++) {
        s = j->highlight[i] ? w32t_pmc_add_highlight_text(pmc, j->rules[i], &error)
                            : w32t_pmc_add_text(pmc, j->rules[i], &error);
        if (s != W32T_OK) cli_say("rule %zu, column %llu: %s", i + 1, (unsigned long long)error.offset + 1, error.text);
    }
    if (s == W32T_OK && j->output) {
        s = w32t_pmc_save(pmc, j->output, &error);
        if (s != W32T_OK) cli_say_error(&error);
    } else if (s == W32T_OK)
        show(pmc);
    w32t_pmc_free(pmc);
    return s == W32T_E_SYNTAX ? EXIT_USAGE : s != W32T_OK ? cli_status_exit(s) : status;
}

int cmd_pmc(int argc, char **argv) {
    job j = {0};
    int status = -1;
    cli_args args = cli_args_of("pmc", options, argc, argv);
    for (int id; status < 0 && (id = cli_next(&args)) != CLI_END;) {
        if (id == CLI_ERROR)
            status = EXIT_USAGE;
        else if (id == HELP)
            status = help();
        else if (id == CLI_OPERAND && !j.input)
            j.input = args.value;
        else if (id == CLI_OPERAND)
            status = cli_usage_error("pmc", "more than one input: %s", args.value);
        else if ((id == ADD || id == HIGHLIGHT) && j.rule_count < sizeof j.rules / sizeof *j.rules) {
            j.highlight[j.rule_count] = id == HIGHLIGHT;
            j.rules[j.rule_count++] = args.value;
        } else if (id == CLEAR)
            j.clear = true;
        else if (id == OUTPUT)
            j.output = args.value;
    }
    if (status < 0 && !j.input && !j.rule_count) status = cli_usage_error("pmc", "no configuration and no rules%s", "");
    return status < 0 ? run(&j) : status;
}
