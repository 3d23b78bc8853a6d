// SPDX-License-Identifier: Apache-2.0
// The tables of Process Monitor's columns and relations.
#include "query/procmon_words.h"

// Longer names first where one begins with another.
const w32t_procmon_column_row w32t_procmon_columns[W32T_PROCMON_COLUMNS] = {
    {"Authentication ID", "authentication_id", 40083, W32T_PROCMON_TEXT, W32T_TEXT_AUTHENTICATION_ID},
    {"Architecture", "architecture", 40088, W32T_PROCMON_TEXT, W32T_TEXT_ARCHITECTURE},
    {"Category", "category", 40086, W32T_PROCMON_TEXT, W32T_TEXT_CATEGORY},
    {"Command Line", "command_line", 40066, W32T_PROCMON_TEXT, W32T_TEXT_COMMAND_LINE},
    {"Company", "company", 40064, W32T_PROCMON_TEXT, W32T_TEXT_COMPANY},
    {"Completion Time", "completion_time", 40164, W32T_PROCMON_TEXT, W32T_TEXT_COMPLETION_TIME},
    {"Date & Time", "date_time", 40052, W32T_PROCMON_TEXT, W32T_TEXT_DATE_TIME},
    {"Description", "description", 40065, W32T_PROCMON_TEXT, W32T_TEXT_DESCRIPTION},
    {"Detail", "detail", 40057, W32T_PROCMON_TEXT, W32T_TEXT_DETAIL},
    {"Duration", "duration", 40077, W32T_PROCMON_SECONDS, W32T_TEXT_DURATION},
    {"Event Class", "event_class", 40082, W32T_PROCMON_TEXT, W32T_TEXT_EVENT_CLASS},
    {"Image Path", "process_path", 40068, W32T_PROCMON_TEXT, W32T_TEXT_IMAGE_PATH},
    {"Integrity", "integrity", 40085, W32T_PROCMON_TEXT, W32T_TEXT_INTEGRITY},
    {"Operation", "operation", 40055, W32T_PROCMON_TEXT, W32T_TEXT_OPERATION},
    {"Parent PID", "parent_pid", 40087, W32T_PROCMON_NUMBER, W32T_TEXT_PARENT_PID},
    {"Path", "path", 40071, W32T_PROCMON_TEXT, W32T_TEXT_PATH},
    {"PID", "pid", 40054, W32T_PROCMON_NUMBER, W32T_TEXT_PID},
    {"Process Name", "process", 40053, W32T_PROCMON_TEXT, W32T_TEXT_PROCESS_NAME},
    {"Relative Time", "relative_time", 40076, W32T_PROCMON_TEXT, W32T_TEXT_RELATIVE_TIME},
    {"Result", "result", 40056, W32T_PROCMON_TEXT, W32T_TEXT_RESULT},
    {"Sequence", "sequence", 40058, W32T_PROCMON_TEXT, W32T_TEXT_SEQUENCE},
    {"Session", "session", 40069, W32T_PROCMON_TEXT, W32T_TEXT_SESSION},
    {"TID", "tid", 40072, W32T_PROCMON_NUMBER, W32T_TEXT_TID},
    {"Time of Day", "time_of_day", 40078, W32T_PROCMON_TEXT, W32T_TEXT_TIME_OF_DAY},
    {"User", "user", 40067, W32T_PROCMON_TEXT, W32T_TEXT_USER},
    {"Version", "image_version", 40081, W32T_PROCMON_TEXT, W32T_TEXT_IMAGE_VERSION},
    {"Virtualized", "virtualized", 40084, W32T_PROCMON_TEXT, W32T_TEXT_VIRTUALIZED},
};

const char *const w32t_procmon_relations[W32T_PROCMON_RELATIONS] = {
    "is", "is not", "less than", "more than", "begins with", "ends with", "contains", "excludes",
};

int w32t_procmon_column_by_id(uint32_t id) {
    for (int i = 0; i < W32T_PROCMON_COLUMNS; i++)
        if (w32t_procmon_columns[i].id == id) return i;
    return -1;
}
