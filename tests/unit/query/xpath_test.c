// SPDX-License-Identifier: Apache-2.0
// Event-log XPath and <QueryList>: every function, operator and step of the subset that Windows documents ("Consuming
// Events", XPath 1.0 limitations), on one event whose XML is written down here; what lies outside the subset is refused
// at its column.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include <win32trace/query.h>
#include "base/wintime.h"
#include "model/record.h"

// <Event><System><Provider Name='Microsoft-Windows-Security-Auditing' Guid='{54849625-5478-4994-A5BA-3E3B0328C30D}'/>
// <EventID Qualifiers='16384'>4624</EventID><Version>2</Version><Level>2</Level><Task>12544</Task><Opcode>1</Opcode>
// <Keywords>0x8020000000000000</Keywords><TimeCreated
// SystemTime='2025-11-30T12:06:01.1234567Z'/><EventRecordID>77</EventRecordID> <Execution ProcessID='640'
// ThreadID='644'/><Channel>Security</Channel><Computer>HOST</Computer></System>
static const w32t_guid provider = {0x54849625, 0x5478, 0x4994, {0xA5, 0xBA, 0x3E, 0x3B, 0x03, 0x28, 0xC3, 0x0D}};
#define TEXT(s)                                                                                                        \
    { .type = W32T_TYPE_UTF8, .size = sizeof(s) - 1, .bytes = (const uint8_t *)(s) }
// <EventData><Data Name='User'>SYSTEM</Data><Data Name='LogonType'>5</Data><Data Name='LogonId'>0x3e7</Data>
// <Data Name='Twice'>one</Data><Data Name='Twice'>two</Data><Data>bare</Data></EventData>
static const w32t_field event_data[] = {
    {"User", TEXT("SYSTEM")},
    {"LogonType", {.type = W32T_TYPE_UINT, .size = 4, .u = 5}},
    {"LogonId", {.type = W32T_TYPE_UINT, .size = 8, .u = 0x3E7, .shape = W32T_SHAPE_HEX}},
    {"Twice", TEXT("one")},
    {"Twice", TEXT("two")},
    {"param1", {.type = W32T_TYPE_UTF8, .flags = W32T_VALUE_UNNAMED, .size = 4, .bytes = (const uint8_t *)"bare"}},
};
// <UserData><Job id='9'><Name>print</Name><Owner><Name>ada</Name></Owner></Job></UserData>
static const w32t_field owner[] = {{"Name", TEXT("ada")}};
static const w32t_field user_data[] = {
    {"id", TEXT("9")}, {"Name", TEXT("print")}, {"Owner", {.type = W32T_TYPE_STRUCT, .size = 1, .members = owner}}};

static bool with_user_data;

static void describe(w32t_event *e) {
    e->provider = "Microsoft-Windows-Security-Auditing";
    e->channel = "Security";
    e->computer = "HOST";
}

static void fields(w32t_event *e) {
    e->fields = with_user_data ? user_data : event_data;
    e->field_count = with_user_data ? 3 : 6;
}

static const w32t_decoder decoder = {.name = "test", .describe = describe, .fields = fields};

static w32t_event the_event(void) {
    return (w32t_event){.time = 1764504361123456700, // 2025-11-30T12:06:01.1234567Z
                        .has = W32T_HAS_ID | W32T_HAS_LEVEL | W32T_HAS_TASK | W32T_HAS_OPCODE | W32T_HAS_VERSION |
                               W32T_HAS_KEYWORDS | W32T_HAS_QUALIFIERS | W32T_HAS_PID | W32T_HAS_TID | W32T_HAS_RECORD |
                               W32T_HAS_PROVIDER_ID,
                        .source = W32T_SOURCE_EVTX,
                        .id = 4624,
                        .version = 2,
                        .level = 2,
                        .task = 12544,
                        .opcode = 1,
                        .keywords = 0x8020000000000000u,
                        .qualifiers = 16384,
                        .pid = 640,
                        .tid = 644,
                        .record = 77,
                        .provider_id = provider,
                        .decoder = &decoder};
}

static bool choose(const char *xpath) {
    char text[4096];
    snprintf(text, sizeof text, "xpath:%s", xpath);
    w32t_error error;
    w32t_query *q;
    if (w32t_query_compile(text, &q, &error) != W32T_OK)
        fail_msg("%s: column %d: %s", xpath, (int)error.offset - 6, error.text);
    w32t_event e = the_event();
    bool hit = w32t_query_match(q, &e);
    w32t_query_free(q);
    return hit;
}

#define YES(xpath)                                                                                                     \
    do {                                                                                                               \
        if (!choose(xpath)) fail_msg("should choose: %s", xpath);                                                      \
    } while (0)
#define NO(xpath)                                                                                                      \
    do {                                                                                                               \
        if (choose(xpath)) fail_msg("should not choose: %s", xpath);                                                   \
    } while (0)

static void system_part(void **state) {
    (void)state;
    with_user_data = false;
    YES("*");
    YES("Event");
    YES("*[System]");
    YES("*[System[EventID=4624]]");
    YES("*[System[(EventID=4624)]]");
    YES("*[System[EventID='4624']]");
    NO("*[System[EventID=4625]]");
    YES("Event/System/EventID=4624");
    YES("Event[System/EventID=4624]");
    YES("/Event/System[EventID=4624]");
    YES("Event[System[Provider[@Name='Microsoft-Windows-Security-Auditing']]]");
    YES("*[System[Provider[@Name='Other' or @Name='Microsoft-Windows-Security-Auditing'] and (Level=1 or Level=2)]]");
    NO("*[System[Provider[@Name='microsoft-windows-security-auditing']]]"); // text compares with case
    YES("*[System/Provider/@Guid='{54849625-5478-4994-a5ba-3e3b0328c30d}']");
    YES("*[System[EventID[@Qualifiers=16384]]]");
    YES("*[System[Version=2 and Task=12544 and Opcode=1 and EventRecordID=77]]");
    YES("*[System[Keywords='0x8020000000000000']]");
    YES("*[System[Execution[@ProcessID=640 and @ThreadID=644]]]");
    YES("*[System[Channel='Security' and Computer='HOST']]");
    NO("*[System[Security[@UserID='S-1-5-18']]]");
    NO("*[System[Correlation]]");
    YES("*[System[Execution]]");
    YES("*[System[not(Correlation)]]");
    YES("*[System[4624=EventID]]");
    YES("*[System[5000>EventID]]");
}

static void operators(void **state) {
    (void)state;
    with_user_data = false;
    YES("*[System[EventID!=1]]");
    NO("*[System[EventID!=4624]]");
    YES("*[System[EventID>4623 and EventID<4625]]");
    YES("*[System[EventID>=4624 and EventID<=4624]]");
    NO("*[System[EventID>4624 or EventID<4624]]");
    YES("*[System[EventID &gt;= 4624 and EventID &lt;= 4624]]"); // copied out of a query's XML
    NO("*[System[EventID &lt; 4624]]");
    YES("*[System[EventID=1 or EventID=4624 and Level=2]]"); // and binds tighter
    NO("*[System[(EventID=1 or EventID=4624) and Level=3]]");
    YES(" * [ System [ ( EventID = 4624 ) ] ] ");
    YES("*[System[EventID=4624]] and *[System[Level=2]]");
    NO("*[System[EventID=4624]] and *[System[Level=3]]");
    YES("*[System[EventID=4624] and EventData[Data='5']]");
}

static void times(void **state) {
    (void)state;
    with_user_data = false;
    YES("*[System[TimeCreated[@SystemTime>='2025-11-30T12:06:01.000Z' and @SystemTime<='2025-11-30T12:06:02.000Z']]]");
    NO("*[System[TimeCreated[@SystemTime>'2025-11-30T12:06:02.000Z']]]");
    YES("*[System[TimeCreated[timediff(@SystemTime) > 1000]]]");
    NO("*[System[TimeCreated[timediff(@SystemTime) <= 1]]]");
    // Half a second and a second behind the event.
    YES("*[System[TimeCreated[timediff(@SystemTime, '2025-11-30T12:06:02.0000000Z') <= 900]]]");
    NO("*[System[TimeCreated[timediff(@SystemTime, '2025-11-30T12:06:02.0000000Z') <= 800]]]");
    YES("*[System[TimeCreated[timediff(@SystemTime, '2025-11-30T12:06:02.0000000Z') >= 876]]]");
}

static void functions(void **state) {
    (void)state;
    with_user_data = false;
    YES("*[System[band(Keywords,9007199254740992)]]"); // audit success, bit 53
    YES("*[System[Band(Keywords, 0x20000000000000)]]");
    NO("*[System[band(Keywords,4503599627370496)]]");
    YES("*[System[band(Keywords,4503599627370496) = 0]]");
    YES("*[System[band(Keywords,9007199254740992) != 0]]");
    YES("*[System[band(Keywords,9007199254740992) > 0]]");
    YES("*[EventData[band(Data[@Name='LogonType'], 4)]]");
    NO("*[EventData[band(Data[@Name='LogonType'], 2)]]");
    YES("*[EventData[Data[1]='SYSTEM']]");
    YES("*[EventData[Data[position()=2]=5]]");
    NO("*[EventData[Data[2]='SYSTEM']]");
    NO("*[EventData[Data[99]='SYSTEM']]");
    YES("*[EventData[Data[6]]]");
    NO("*[EventData[Data[7]]]");
    YES("*[EventData[contains(Data[@Name='User'],'YST')]]");
    NO("*[EventData[contains(Data[@Name='User'],'yst')]]");
    YES("*[EventData[starts-with(Data,'SYS')]]");
    YES("*[not(System[EventID=1])]");
}

static void event_data_part(void **state) {
    (void)state;
    with_user_data = false;
    YES("*[EventData[Data[@Name='User']='SYSTEM']]");
    YES("*[EventData[Data[@Name='User'] = \"SYSTEM\"]]");
    NO("*[EventData[Data[@Name='User']='system']]");
    NO("*[EventData[Data[@Name='user']='SYSTEM']]"); // so do names
    YES("*[EventData/Data='SYSTEM']");
    YES("*[EventData/Data[@Name='User']='SYSTEM']");
    YES("Event/EventData/Data[@Name='User']='SYSTEM'");
    YES("Event[EventData/Data[@Name='LogonType']=5]");
    YES("*[EventData[Data[@Name='LogonType']='5']]");
    YES("*[EventData[Data[@Name='LogonId']='0x3e7']]");
    YES("*[EventData[Data[@Name='LogonType'] >= 4]]");
    YES("*[EventData[Data[@Name='LogonType' or @Name='Other']=5]]");
    YES("*[EventData[Data[@Name='User' and text()='SYSTEM']]]");
    YES("*[EventData[Data[@Name='User' and .='SYSTEM']]]");
    NO("*[EventData[Data[@Name='User' and text()='5']]]");
    YES("*[EventData[Data[@Name='Twice']='one'] and EventData[Data[@Name='Twice']='two']]"); // any of those called so
    NO("*[EventData[Data[@Name='Twice']='three']]");
    YES("*[EventData[Data='bare']]");
    NO("*[EventData[Data[@Name='param1']='bare']]"); // our name, not the event's
    YES("*[EventData[Data[@Name='User']]]");
    NO("*[EventData[Data[@Name='Absent']]]");
    NO("*[EventData[Data[@Name='Absent']!='x']]");
    YES("*[EventData[Data[@Name='User'] and Data[@Name='LogonType']]]");
    YES("*[EventData]");
}

static void user_data_part(void **state) {
    (void)state;
    with_user_data = true;
    YES("*[UserData/Job/Name='print']");
    YES("*[UserData/*/Name='print']");
    YES("*[UserData[Job[Name='print']]]");
    NO("*[UserData/*/Name='ada']");
    YES("*[UserData/Job/Owner/Name='ada']");
    YES("*[UserData[Job/Owner[Name='ada']]]");
    NO("*[UserData/Job/Owner/Name='print']");
    YES("*[UserData/Job/@id='9']");
    YES("*[UserData[Job[@id='9' and Name='print']]]");
    NO("*[UserData/*/Absent='x']");
    YES("*[UserData/Job/Owner/*='ada']");
    with_user_data = false;
}

static void lists(void **state) {
    (void)state;
    with_user_data = false;
    YES("<QueryList><Query Id='0' Path='Security'><Select "
        "Path='Security'>*[System[(EventID=4624)]]</Select></Query></QueryList>");
    NO("<QueryList><Query Id='0' Path='System'><Select>*</Select></Query></QueryList>");
    YES("<QueryList><Query Path='System'><Select Path='Security'>*</Select></Query></QueryList>"); // the Select's own
                                                                                                   // Path
    YES("<QueryList><Query Path='security'><Select>*</Select></Query></QueryList>"); // channels have no case
    YES("<QueryList><Query Id=\"0\"><Select Path=\"System\">*</Select><Select Path=\"Security\">*[System[Level &lt;= "
        "3]]</Select>"
        "</Query></QueryList>");
    NO("<QueryList><Query><Select Path='Security'>*</Select><Suppress "
       "Path='Security'>*[System[EventID=4624]]</Suppress></Query>"
       "</QueryList>");
    YES("<QueryList><Query><Select Path='Security'>*</Select><Suppress "
        "Path='System'>*[System[EventID=4624]]</Suppress></Query>"
        "</QueryList>");
    // A Suppress is its Query's only.
    YES("<QueryList><Query><Select Path='Security'>*</Select><Suppress Path='Security'>*</Suppress></Query>"
        "<Query><Select Path='Security'>*</Select></Query></QueryList>");
    YES("<?xml version='1.0'?><!-- <Query> --><QueryList><Query "
        "Path='file://C:\\a.evtx'><Select><![CDATA[*[System[Level<=3]]]]></Select>"
        "</Query></QueryList>");
    YES("<QueryList><Query><Select "
        "Path='Security'>*[EventData[Data[@Name=&quot;User&quot;]=&apos;SYSTEM&apos;]]</Select></Query>"
        "</QueryList>");
}

static void refused_at(const char *xpath, int column, const char *part) {
    char text[512];
    snprintf(text, sizeof text, "xpath:%s", xpath);
    w32t_error error = {0};
    w32t_query *q = NULL;
    if (w32t_query_compile(text, &q, &error) == W32T_OK) fail_msg("should be refused: %s", xpath);
    if (!strstr(error.text, part)) fail_msg("%s: says \"%s\"", xpath, error.text);
    if (column >= 0 && (int)error.offset - 6 != column)
        fail_msg("%s: at %d, said at %d", xpath, column, (int)error.offset - 6);
}

static void wrong_syntax_has_a_place(void **state) {
    (void)state;
    refused_at("", -1, "nothing");
    refused_at("*[System[EventID=4624]", 22, "']'");
    refused_at("*[System[EventID=]]", 17, "number or a text");
    refused_at("*[System[EventID=4624]]]", 23, "behind the end");
    refused_at("*[System[Absent=1]]", -1, "no such part");
    refused_at("*[Elsewhere]", -1, "no such part");
    refused_at("*[System[Provider[@Names='x']]]", -1, "attribute");
    refused_at("*[System[substring(EventID,1)='4']]", -1, "timediff()");
    refused_at("*[System[position()=3]]", -1, "position()");
    refused_at("*[System[band(Keywords)]]", -1, "band(");
    refused_at("*[System[band(Keywords,1)=1]]", -1, "0 only");
    refused_at("*[System[TimeCreated[timediff(@SystemTime) <= 'soon']]]", -1, "milliseconds");
    refused_at("*[System[TimeCreated[@SystemTime>='yesterday']]]", -1, "");
    refused_at("*[System[EventID='abc']]", -1, "");
    refused_at("//EventID", -1, "");
    refused_at("*[System[EventID='4624]]", -1, "number or a text");
    refused_at("<QueryList><Query><Select Path='S'>*[System[</Select></Query></QueryList>", -1, "name");
    refused_at("<QueryList><Query><Select Path='S'>*</Query></QueryList>", -1, "does not end");
    refused_at("<QueryList></QueryList>", -1, "selects nothing");
    refused_at("<QueryList><Query><Select>*</Select>", -1, "<Query> does not end");
    refused_at("<QueryList><Query><Select>*</Select></Query>", -1, "<QueryList> does not end");
    refused_at("<QueryList><Query><Select>*</Select></QueryList>", -1, "<Query> does not end");
    refused_at("<QueryList><Query><Select>*</Select><Query><Select>*</Select></Query></QueryList>", -1, "does not end");
    YES("<QueryList><Query/><Query><Select>*</Select></Query></QueryList>");
    char deep[512] = "*[System[";
    for (int i = 0; i < 300; i++)
        strcat(deep, "(");
    refused_at(deep, -1, "deep");
}

static bool chosen_bare(const char *text) {
    w32t_error error;
    w32t_query *q;
    if (w32t_query_compile(text, &q, &error) != W32T_OK) fail_msg("%s: %s", text, error.text);
    w32t_event e = the_event();
    bool chosen = w32t_query_match(q, &e);
    w32t_query_free(q);
    return chosen;
}

// What begins as only XPath or a structured query can is one without "xpath:"; the key `event` is not.
static void known_by_its_beginning(void **state) {
    (void)state;
    with_user_data = false;
    static const char *const yes[] = {"*[System[EventID=4624]]",
                                      " *[System[(EventID=4624)]]",
                                      "*/System[EventID=4624]",
                                      "Event/System[EventID=4624]",
                                      "*",
                                      "Event[System[EventID=4624]]",
                                      "<QueryList><Query><Select>*[System[EventID=4624]]</Select></Query></QueryList>"};
    static const char *const no[] = {"*[System[EventID=1]]", "Event/System[EventID=1]", "event == Other",
                                     "<QueryList><Query><Select>*[System[EventID=1]]</Select></Query></QueryList>"};
    for (size_t i = 0; i < sizeof yes / sizeof *yes; i++)
        if (!chosen_bare(yes[i])) fail_msg("%s does not match", yes[i]);
    for (size_t i = 0; i < sizeof no / sizeof *no; i++)
        if (chosen_bare(no[i])) fail_msg("%s matches", no[i]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(system_part),
        cmocka_unit_test(operators),
        cmocka_unit_test(times),
        cmocka_unit_test(functions),
        cmocka_unit_test(event_data_part),
        cmocka_unit_test(user_data_part),
        cmocka_unit_test(lists),
        cmocka_unit_test(wrong_syntax_has_a_place),
        cmocka_unit_test(known_by_its_beginning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
