// SPDX-License-Identifier: Apache-2.0
// Security descriptors as text. The bytes are put together here from the structures' documented layouts; the texts are
// what the documentation of the definition language gives for them.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "decode/agent_call_struct.h"

typedef struct descriptor {
    uint8_t bytes[512];
    size_t size;
} descriptor;

static void put(descriptor *d, const void *p, size_t n) {
    memcpy(d->bytes + d->size, p, n);
    d->size += n;
}

static const uint8_t everyone[] = {1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0};
static const uint8_t administrators[] = {1, 2, 0, 0, 0, 0, 0, 5, 32, 0, 0, 0, 0x20, 2, 0, 0};
static const uint8_t user[] = {1, 5, 0, 0, 0, 0, 0, 5, 21, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0xE9, 3, 0, 0};

static void begin(descriptor *d, uint16_t control) {
    memset(d, 0, sizeof *d);
    d->bytes[0] = 1;
    d->bytes[2] = (uint8_t)control;
    d->bytes[3] = (uint8_t)(control >> 8);
    d->size = 20;
}

static void part(descriptor *d, unsigned at) {
    d->bytes[at] = (uint8_t)d->size;
    d->bytes[at + 1] = (uint8_t)(d->size >> 8);
}

static void ace(descriptor *d, uint8_t type, uint8_t flags, uint32_t mask, const uint8_t *sid, size_t size) {
    uint8_t head[8] = {type,
                       flags,
                       (uint8_t)(8 + size),
                       0,
                       (uint8_t)mask,
                       (uint8_t)(mask >> 8),
                       (uint8_t)(mask >> 16),
                       (uint8_t)(mask >> 24)};
    put(d, head, sizeof head);
    put(d, sid, size);
}

static void acl(descriptor *d, uint16_t size, uint16_t count) {
    uint8_t head[8] = {2, 0, (uint8_t)size, (uint8_t)(size >> 8), (uint8_t)count, 0, 0, 0};
    put(d, head, sizeof head);
}

static void must_be(const descriptor *d, const char *text) {
    w32t_buf b = {0};
    assert_true(w32t_sddl_put(&b, w32t_span_of(d->bytes, d->size)));
    assert_string_equal(w32t_buf_cstr(&b), text);
    w32t_buf_free(&b);
}

static void owner_group_and_list(void **state) {
    descriptor d;
    (void)state;
    begin(&d, 0x9004); // self-relative, DACL present and protected
    part(&d, 4);
    put(&d, administrators, sizeof administrators);
    part(&d, 8);
    put(&d, user, sizeof user);
    part(&d, 16);
    acl(&d, 8 + 24 + 20, 2);
    ace(&d, 0, 3, 0x1F01FF, administrators, sizeof administrators);
    ace(&d, 1, 0, 0x1200A9, everyone, sizeof everyone);
    must_be(&d, "O:BAG:S-1-5-21-1-2-3-1001D:P(A;OICI;FA;;;BA)(D;;0x1200a9;;;WD)");
}

static void no_list_and_empty_list(void **state) {
    descriptor d;
    (void)state;
    begin(&d, 0x8004);
    must_be(&d, "D:NO_ACCESS_CONTROL"); // present and NULL: everything is allowed
    begin(&d, 0x8004);
    part(&d, 16);
    acl(&d, 8, 0);
    must_be(&d, "D:"); // nothing is
    begin(&d, 0x8000);
    must_be(&d, "");
}

static void audit_list_and_letters(void **state) {
    descriptor d;
    (void)state;
    begin(&d, 0x8810); // SACL present, auto-inherited
    part(&d, 12);
    acl(&d, 8 + 20, 1);
    ace(&d, 2, 0x40, 0x000F0003, everyone, sizeof everyone);
    must_be(&d, "S:AI(AU;SA;CCDCSDRCWDWO;;;WD)");
}

static void damage(void **state) {
    descriptor d;
    w32t_buf b = {0};
    (void)state;
    begin(&d, 0x8004);
    part(&d, 16);
    acl(&d, 8 + 20, 1);
    ace(&d, 0, 0, 1, everyone, sizeof everyone);
    for (size_t n = 0; n < d.size; n++) { // cut anywhere: told, never read past the end
        b.n = 0;
        uint8_t *copy = malloc(n ? n : 1);
        memcpy(copy, d.bytes, n);
        bool ok = w32t_sddl_put(&b, w32t_span_of(copy, n));
        assert_false(ok); // also where the head alone is left: its list is missing, not NULL
        free(copy);
    }
    w32t_buf_free(&b);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(owner_group_and_list), cmocka_unit_test(no_list_and_empty_list),
                                       cmocka_unit_test(audit_list_and_letters), cmocka_unit_test(damage)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
