// SPDX-License-Identifier: Apache-2.0
// Events that come as XML (as the Event Log API renders them): the record made of one renders to the same XML, its
// header values are where filters look, what is no XML is counted, what is too long is cut and says so; a live source
// takes what its feed has.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/utf.h"
#include "decode/binxml.h"
#include "decode/decode.h"
#include "read/evtx/evtx_xml.h"
#include "read/readers.h"

typedef struct script {
    const char *const *texts; // NULL ends; "" is nothing for now
    size_t at;
    w32t_buf wide;
    unsigned waits;
} script;

static w32t_status next(void *context, bool wait, w32t_span *utf16, w32t_error *error) {
    script *s = context;
    (void)error;
    s->waits += wait;
    if (!s->texts[s->at]) return W32T_END;
    s->wide.n = 0;
    const char *text = s->texts[s->at++];
    w32t_utf8_to_utf16(&s->wide, text, strlen(text));
    *utf16 = w32t_span_of(s->wide.p, s->wide.n);
    return W32T_OK;
}

static w32t_source *open_script(script *s, const char *const *texts, bool follow) {
    *s = (script){.texts = texts};
    w32t_read_options options = {.follow = follow};
    return w32t_evtx_live("Channel", &options, (w32t_live_feed){next, NULL, s});
}

static void attach(w32t_batch *b) {
    for (size_t i = 0; i < b->count; i++)
        b->events[i].decoder = w32t_decoder_of(b->events[i].encoding);
}

#define HEAD                                                                                                           \
    "<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System><Provider Name='A-B' "               \
    "Guid='{54849625-5478-4994-A5BA-3E3B0328C30D}'/><EventID>4624</EventID><Level>2</Level>"                           \
    "<Keywords>0x8020000000000000</Keywords><TimeCreated SystemTime='2023-03-29T12:33:05.123456700Z'/>"                \
    "<EventRecordID>77</EventRecordID><Correlation/><Execution ProcessID='640' ThreadID='644'/>"                       \
    "<Channel>Security</Channel><Computer>h</Computer><Security/></System>"

static void same_xml(void **state) {
    (void)state;
    static const char *const texts[] = {
        HEAD
        "<EventData><Data Name='x'>1 &lt; 2 &amp; \"3\"</Data><Data Name='a&apos;b'></Data><Data/></EventData></Event>",
        HEAD "<UserData><A xmlns='urn:a'><B>\xC3\xA4\xF0\x9F\x98\x80</B><C k='v'/></A></UserData></Event>",
        HEAD "<RenderingInfo Culture='en-US'><Message>all\nof it</Message></RenderingInfo></Event>", NULL};
    script s;
    w32t_source *source = open_script(&s, texts, false);
    w32t_batch batch = {0};
    w32t_error error;
    assert_int_equal(source->ops->fill(source, &batch, &error), W32T_OK);
    attach(&batch);
    assert_int_equal(batch.count, 3);
    w32t_buf out = {0};
    for (size_t i = 0; i < 3; i++) {
        w32t_event *e = &batch.events[i];
        out.n = 0;
        assert_true(w32t_binxml_event_xml(e, &out));
        assert_string_equal(w32t_buf_cstr(&out), texts[i]);
        assert_int_equal(e->record, 77);
        assert_int_equal(e->time, 1680093185123456700);
        w32t_event_describe(e);
        assert_int_equal(e->id, 4624);
        assert_int_equal(e->pid, 640);
        assert_int_equal(e->keywords, 0x8020000000000000u);
        assert_string_equal(e->provider, "A-B");
        assert_false(e->has & W32T_EVENT_UNDECODED);
    }
    assert_string_equal(batch.events[2].message, "all\nof it");
    assert_int_equal(source->ops->fill(source, &batch, &error), W32T_END);
    assert_int_equal(source->damage.total, 0);
    w32t_buf_free(&out);
    w32t_buf_free(&s.wide);
    w32t_batch_free(&batch);
    source->ops->close(source);
}

// Other spellings of XML, which mean the same.
static void other_spellings(void **state) {
    (void)state;
    static const char *const texts[] = {"\xEF\xBB\xBF<?xml version='1.0'?>\r\n<Event ><!-- no --><EventData>\r\n<Data  "
                                        "Name = \"q'&#x41;&#66;\" ><![CDATA[<&>]]></Data "
                                        "></EventData></Event>",
                                        NULL};
    script s;
    w32t_source *source = open_script(&s, texts, false);
    w32t_batch batch = {0};
    w32t_error error;
    assert_int_equal(source->ops->fill(source, &batch, &error), W32T_OK);
    attach(&batch);
    w32t_buf out = {0};
    w32t_binxml_event_xml(&batch.events[0], &out);
    assert_string_equal(w32t_buf_cstr(&out),
                        "<Event><EventData>\r\n<Data Name='q&apos;AB'>&lt;&amp;&gt;</Data></EventData></Event>");
    w32t_buf_free(&out);
    w32t_buf_free(&s.wide);
    w32t_batch_free(&batch);
    source->ops->close(source);
}

static void what_is_no_xml(void **state) {
    (void)state;
    static const char *const texts[] = {"?",
                                        "<Event><System></System>", // does not end
                                        "<Event a></Event>",
                                        "<Event a='b",
                                        "<",
                                        "<Event/>",
                                        "</Event>",
                                        NULL};
    script s;
    w32t_source *source = open_script(&s, texts, false);
    w32t_batch batch = {0};
    w32t_error error;
    size_t events = 0;
    while (source->ops->fill(source, &batch, &error) == W32T_OK) {
        events += batch.count;
        w32t_batch_reset(&batch);
    }
    assert_int_equal(events, 1);
    assert_int_equal(source->losses.events, 6);
    assert_int_equal(source->damage.total, 6);
    w32t_buf_free(&s.wide);
    w32t_batch_free(&batch);
    source->ops->close(source);
}

// Long events go on in a new chunk; one that fits in none is cut, and the rest of it still stands.
static void long_events(void **state) {
    (void)state;
    char *texts[6] = {0};
    for (int i = 0; i < 5; i++) {
        size_t n = i == 3 ? 200000 : 12000;
        texts[i] = calloc(1, n + 200);
        strcpy(texts[i], "<Event><EventData><Data Name='a'>");
        memset(texts[i] + strlen(texts[i]), 'x', n);
        strcat(texts[i], "</Data><Data Name='b'>end</Data></EventData></Event>");
    }
    script s;
    w32t_source *source = open_script(&s, (const char *const *)texts, false);
    w32t_batch batch = {0};
    w32t_error error;
    assert_int_equal(source->ops->fill(source, &batch, &error), W32T_OK);
    attach(&batch);
    assert_int_equal(batch.count, 5);
    w32t_buf out = {0};
    for (size_t i = 0; i < 5; i++) {
        out.n = 0;
        w32t_binxml_event_xml(&batch.events[i], &out);
        if (i != 3) assert_string_equal(w32t_buf_cstr(&out), texts[i]);
        assert_non_null(
            strstr(w32t_buf_cstr(&out), i == 3 ? "x</Data><Data Name='b'>end</Data></EventData></Event>" : "x"));
    }
    assert_int_equal(source->damage.total, 1);
    for (int i = 0; i < 5; i++)
        free(texts[i]);
    w32t_buf_free(&out);
    w32t_buf_free(&s.wide);
    w32t_batch_free(&batch);
    source->ops->close(source);
}

// Followed: nothing for now ends no source, and what came is given at once; waiting is for the first event of a batch
// only.
static void followed(void **state) {
    (void)state;
    static const char *const texts[] = {"<Event/>", "", "", "<Event/>", "<Event/>", "", NULL};
    static const size_t want[] = {1, 0, 2};
    script s;
    w32t_source *source = open_script(&s, texts, true);
    w32t_batch batch = {0};
    w32t_error error;
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(source->ops->fill(source, &batch, &error), W32T_OK);
        assert_int_equal(batch.count, want[i]);
        w32t_batch_reset(&batch);
    }
    assert_int_equal(s.waits, 3);
    assert_int_equal(source->ops->fill(source, &batch, &error), W32T_END);
    w32t_buf_free(&s.wide);
    w32t_batch_free(&batch);
    source->ops->close(source);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_xml),    cmocka_unit_test(other_spellings), cmocka_unit_test(what_is_no_xml),
        cmocka_unit_test(long_events), cmocka_unit_test(followed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
