// SPDX-License-Identifier: Apache-2.0
// What the subcommands share: exit status, option parsing, diagnostics. Subcommands use public headers only.
#ifndef W32T_CLI_CLI_H
#define W32T_CLI_CLI_H

#include <stdio.h>
#include <win32trace/win32trace.h>

enum {
    EXIT_DONE = 0,
    EXIT_FINDINGS = 1, // findings or assertions with --fail-on
    EXIT_USAGE = 2,
    EXIT_LOSSES = 3,    // done, but bytes were unreadable or events lost
    EXIT_COULD_NOT = 4, // could not run
};

// ---- Options. A table ends with an entry whose long_name is NULL.
typedef struct cli_option {
    int id;                // what cli_next returns; > 0
    char short_name;       // 0 when there is none
    const char *long_name; // without dashes
    const char *argument;  // name of its argument for the help text, NULL when it takes none
    const char *help;      // one line; NULL: another word for an option above, not in the help text
} cli_option;

typedef struct cli_args {
    const cli_option *table;
    const char *verb; // for messages
    char **argv;
    int argc, at;
    const char *cluster;      // rest of "-abc"
    const char *value;        // argument of the option just returned, or the operand
    const cli_option *option; // the option just returned
    bool only_operands;       // "--" was seen
    bool stop_at_operand;     // the first operand ends the options (run: PROGRAM ARGS)
} cli_args;

enum { CLI_END = 0, CLI_OPERAND = -1, CLI_ERROR = -2 };                                 // other returns are option ids
cli_args cli_args_of(const char *verb, const cli_option *table, int argc, char **argv); // argv[0] is the verb
int cli_next(cli_args *args);
// Says which option's value is wrong and what it takes; returns EXIT_USAGE.
int cli_bad_value(const cli_args *args);
// Prints the table as a help text.
void cli_print_options(const cli_option *table);

// ---- Values
bool cli_uint(const char *text, uint64_t *out); // decimal or 0x
bool cli_time(const char *text, int64_t *ns);   // ISO 8601

// ---- The end of a command
void cli_catch_ends(void);  // from here on, a signal that ends the command leaves no half-written file behind
void cli_keep_memory(void); // what was let go of is used again instead of going back to the system; first of all
void cli_ready_memory(
    void); // has the system make what a trace takes at least, all at once: page by page costs twice that
int cli_finish(int status); // flushes standard output; where that fails, says so and returns EXIT_COULD_NOT

// ---- Diagnostics, on standard error, prefixed with "win32trace: " and free of control characters.
W32T_PRINTF(1, 2)
void cli_say(const char *format, ...);
void cli_say_error(const w32t_error *error);
int cli_usage_error(const char *verb, const char *format, const char *what); // returns EXIT_USAGE

// Says what was lost or damaged, last, on standard error; returns EXIT_LOSSES when bytes or events were lost, else
// EXIT_DONE.
void cli_schema_wrong(void *context, const w32t_error *error); // says what is wrong with a schema file, once
int cli_report_losses(const w32t_trace *trace, bool lenient, bool strict);
// The same with what `output` (NULL: standard output) could not hold; `counts` of w32t_export.
int cli_report_export(const w32t_trace *trace, const char *output, const w32t_export_counts *counts, bool lenient,
                      bool strict);
// Colour and width when the output is a terminal.
void cli_terminal(w32t_export_options *out, const char *path);
// False, and said: `path` may not be written (it is one of the inputs, or read-only).
bool cli_may_write(const char *path, const char *const *inputs, size_t count);
// EXIT_* for a failure to run.
int cli_status_exit(w32t_status status);

// The inputs of one trace (inputs.c). One that cannot be opened is said and counted (failed_files), the others are read; fails
// when none can be, or when options stand in the way. What has been said already leaves error->text empty.
typedef struct cli_inputs {
    const char *const *paths, *const *channels;
    size_t path_count, channel_count;
} cli_inputs;
w32t_status cli_add_inputs(w32t_trace *trace, const cli_inputs *inputs, w32t_error *error);

// Options that every reading verb takes (--schema, --messages, --registry, --pointer-size, --carve …): ids from
// CLI_READ_FIRST.
#define CLI_READ_FIRST 1000
#define CLI_API_WORDS  "prototypes of your own DLLs (docs/howto/own-prototypes.md), or an imported API database"
#define CLI_READ_OPTIONS                                                                                               \
    {CLI_READ_FIRST + 0, 0, "schema", "PATH", "manifest, provider DLL, TMF or folder of them (repeatable)"},           \
        {CLI_READ_FIRST + 1, 0, "messages", "PATH",                                                                    \
         "folder or file of message DLLs, or a message database (repeatable)"},                                        \
        {CLI_READ_FIRST + 2, 0, "registry", "HIVES", "SYSTEM,SOFTWARE hives that name each provider's message file"},  \
        {CLI_READ_FIRST + 3, 0, "templates", "FILE", "event log whose templates may help decode others"},              \
        {CLI_READ_FIRST + 4, 0, "pointer-size", "4|8", "override the pointer size that the file states"},              \
        {CLI_READ_FIRST + 5, 0, "carve", NULL, "event logs: also deleted records, marked"},                            \
        {CLI_READ_FIRST + 6, 0, "raw-order", NULL, "file order instead of time order"},                                \
        {CLI_READ_FIRST + 7, 0, "late-window", "MS", "streams: how long events are held back to be put in order"},     \
        {CLI_READ_FIRST + 8, 0, "lenient", NULL, "exit with 0 although something was unreadable or lost"},             \
        {CLI_READ_FIRST + 10, 0, "language", "TAG",                                                                    \
         "of message texts: de, pt-BR, 1031 … (default: English, then any)"},                                          \
        {CLI_READ_FIRST + 9, 0, "strict", NULL, "events without a schema, or that do not fit it, count as lost"}, {    \
        CLI_READ_FIRST + 11, 0, "api", "FILE", CLI_API_WORDS                                                           \
    }
typedef struct cli_read {
    w32t_trace_options options;
    const char *schemas[64], *messages[64], *registry[16];
    bool lenient, strict;
} cli_read;
// True when `id` is one of them and was taken; *bad is set when its value is wrong.
// The database of --api; NULL: what is wrong was said.
const w32t_apidb *cli_open_apis(const char *path);
bool cli_read_option(cli_read *read, int id, const char *value, bool *bad);

// Joins the filter of a Process Monitor configuration to *query (NULL: none so far); says what is wrong and returns
// false when it cannot.
bool cli_pmc_filter(const char *path, w32t_query **query);

// The table of calls as strace -c prints it (calls_options.c): what run, attach, stat and dump take alike; ids from
// CLI_CALLS_FIRST.
#define CLI_CALLS_FIRST 1100
#define CLI_CALLS_OPTIONS                                                                                              \
    {CLI_CALLS_FIRST + 0, 'c', "summary-only", NULL, "a table of calls, failures and times, and nothing else"},        \
        {CLI_CALLS_FIRST + 1, 'S', "summary-sort-by", "KEY",                                                           \
         "with -c: sort by time (default), self, min, max, avg, calls, errors, name or none"},                         \
        {CLI_CALLS_FIRST + 2, 'U', "summary-columns", "A,B",                                                           \
         "with -c: time-percent, total-time, self-time, min-time, max-time, avg-time, calls, errors, name"},           \
        {CLI_CALLS_FIRST + 3, 'w', "summary-wall-clock", NULL, "with -c: wall time (which it is anyway)"}, {           \
        CLI_CALLS_FIRST + 4, 0, "histogram", NULL, "as -c, and how the durations are spread"                           \
    }
#define CLI_CALLS_ALSO                                                                                                 \
    { CLI_CALLS_FIRST + 5, 'C', "summary", NULL, "as -c, below the calls themselves" }
#define CLI_CALLS_BY                                                                                                   \
    { CLI_CALLS_FIRST + 6, 0, "by", "KEY", "with -c: group by function (default), thread, caller, module, process …" }
typedef struct cli_calls {
    bool wanted, also; // -c or -C; -C: beside the lines
    bool by_given;
    w32t_group_by by;
    w32t_text column; // of by
    const char *key;  // of by
    bool histogram;
    w32t_calls_table table;
} cli_calls;
// True when `id` is one of them and was taken; *bad is set when its value is wrong.
bool cli_calls_option(cli_calls *calls, int id, const char *value, bool *bad);
void cli_calls_apply(const cli_calls *calls, w32t_summary_options *options);

// stat --by and --tree, and -c (stat_summary.c)
typedef struct cli_summary {
    w32t_summary_options options;
    bool grouped, tree;
    const char *query, *pmc;
    uint64_t top;
    cli_calls calls;
    bool quiet; // somebody else reports the losses
    FILE *out;  // NULL: standard output
} cli_summary;
int cli_summarise(cli_summary *summary, const cli_read *read, w32t_summary_form form, const char **paths,
                  size_t path_count);

// Hints of run and attach (run_advice.c).
void cli_say_never_loaded(const w32t_apidb *db, const char *etl);
// The same of DLLs that the SET of trace= names one by one.
void cli_say_never_traced(const char *set, const char *etl);
void cli_say_other_number(const char *who);

// Folds in what a killed recording left beside the file, if anything, and says so.
void cli_recover_left_over(const char *path);
void cli_ready_plans(void); // hands over the plans that the build has made

// ---- Subcommands: argv[0] is the verb; each returns an exit status.
typedef struct cli_command {
    const char *verb;
    int (*run)(int argc, char **argv);
    const char *summary; // one line
} cli_command;
extern const cli_command cli_commands[]; // ends with verb NULL

int cmd_apidb(int argc, char **argv);
// Every provider that is known, by name; freed with free(), the names with the schemas.
w32t_schemas_provider *cli_providers(w32t_schemas *schemas, size_t *count);
int cmd_schema(int argc, char **argv);
int cmd_dump(int argc, char **argv);
int cmd_pmc(int argc, char **argv);
int cmd_stat(int argc, char **argv);
int cmd_run(int argc, char **argv);
int cmd_attach(int argc, char **argv);
int cmd_recover(int argc, char **argv);
int cmd_messages(int argc, char **argv);
int cmd_wevtutil(int argc, char **argv);
int cmd_explain(int argc, char **argv);

#endif
