// SPDX-License-Identifier: Apache-2.0
// The tables of Process Monitor's columns and relations.
#include "query/procmon_words.h"

// Longer names first where one begins with another.
const w32t_procmon_column_row w32t_procmon_columns[W32T_PROCMON_COLUMNS] = {
    {"Authentication ID", "authentication_id", 40083, W32T_PROCMON_TEXT},
    {"Architecture", "architecture", 40088, W32T_PROCMON_TEXT},
    {"Category", "category", 40086, W32T_PROCMON_TEXT},
    {"Command Line", "command_line", 40066, W32T_PROCMON_TEXT},
    {"Company", "company", 40064, W32T_PROCMON_TEXT},
    {"Completion Time", "completion_time", 40164, W32T_PROCMON_TEXT},
    {"Date & Time", "date_time", 40052, W32T_PROCMON_TEXT},
    {"Description", "description", 40065, W32T_PROCMON_TEXT},
    {"Detail", "detail", 40057, W32T_PROCMON_TEXT},
    {"Duration", "duration", 40077, W32T_PROCMON_SECONDS},
    {"Event Class", "event_class", 40082, W32T_PROCMON_TEXT},
    {"Image Path", "process_path", 40068, W32T_PROCMON_TEXT},
    {"Integrity", "integrity", 40085, W32T_PROCMON_TEXT},
    {"Operation", "operation", 40055, W32T_PROCMON_TEXT},
    {"Parent PID", "parent_pid", 40087, W32T_PROCMON_NUMBER},
    {"Path", "path", 40071, W32T_PROCMON_TEXT},
    {"PID", "pid", 40054, W32T_PROCMON_NUMBER},
    {"Process Name", "process", 40053, W32T_PROCMON_TEXT},
    {"Relative Time", "relative_time", 40076, W32T_PROCMON_TEXT},
    {"Result", "result", 40056, W32T_PROCMON_TEXT},
    {"Sequence", "sequence", 40058, W32T_PROCMON_TEXT},
    {"Session", "session", 40069, W32T_PROCMON_TEXT},
    {"TID", "tid", 40072, W32T_PROCMON_NUMBER},
    {"Time of Day", "time_of_day", 40078, W32T_PROCMON_TEXT},
    {"User", "user", 40067, W32T_PROCMON_TEXT},
    {"Version", "image_version", 40081, W32T_PROCMON_TEXT},
    {"Virtualized", "virtualized", 40084, W32T_PROCMON_TEXT},
};

const char *const w32t_procmon_relations[W32T_PROCMON_RELATIONS] = {
    "is", "is not", "less than", "more than", "begins with", "ends with", "contains", "excludes",
};

int w32t_procmon_column_by_id(uint32_t id) {
    for (int i = 0; i < W32T_PROCMON_COLUMNS; i++)
        if (w32t_procmon_columns[i].id == id) return i;
    return -1;
}
