// SPDX-License-Identifier: Apache-2.0
// COM: which objects a call hands out when it returns, and which it hands over at entry. In: the plan's rows on words
// of the call; out: objects with the interface they were met under, to com.c. All reads of the target are guarded; of
// an array no more than a few are looked at.
#include "com.h"

enum {
    MOST = 64, // elements of an array
    VT_DISPATCH_TYPE = 9,
    VT_VARIANT_TYPE = 12,
    VT_UNKNOWN_TYPE = 13,
    VT_BY_ADDRESS = 0x4000,
    VARIANT_BYTES = 8 + 2 * sizeof(uintptr_t),
};

// ---- interfaces

static int compare_iid(const uint8_t *a, const uint8_t *b) {
    for (uint32_t i = 0; i < 16; i++)
        if (a[i] != b[i]) return a[i] - b[i];
    return 0;
}

static uint32_t interface_of(uintptr_t iid) {
    const agent_state *a = &w32t_agent;
    uint8_t bytes[16];
    uint32_t status, low = 0, high = a->plan->interfaces, any = 0;
    if (iid < 0x10000 || w32t_copy_bytes(bytes, (const void *)iid, 16, &status) != 16 || status) return UINT32_MAX;
    for (uint32_t i = 0; i < 16; i++)
        any |= bytes[i];
    while (any && low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = compare_iid(bytes, a->interfaces[middle].iid);
        if (order == 0) return middle;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return a->plan->unknown_interface;
}

// ---- objects, and what holds them

// `any`: not only the program's own objects.
static void met(agent_thread *t, uintptr_t object, uint32_t interface, bool any) {
    uintptr_t slots, method;
    if (!any) {
        if (!w32t_com_word(object, &slots) || slots % sizeof(uintptr_t) || !w32t_com_word(slots, &method)) return;
        if (!w32t_com_own((uintptr_t)w32t_unstub((void *)method))) return;
    }
    w32t_com_object(t, object, interface);
}

static void in_variant(agent_thread *t, uintptr_t at, uint32_t interface, bool any) {
    uintptr_t type, object, inner;
    if (at < 0x10000 || !w32t_com_word(at, &type) || !w32t_com_word(at + 8, &object)) return;
    uint16_t vt = (uint16_t)type;
    if (vt == (VT_VARIANT_TYPE | VT_BY_ADDRESS)) { // holds no further address
        if (!w32t_com_word(object, &inner) || inner & VT_BY_ADDRESS || !w32t_com_word(object + 8, &object)) return;
        vt = (uint16_t)inner;
    } else if (vt & VT_BY_ADDRESS) {
        vt &= (uint16_t)~VT_BY_ADDRESS;
        if (vt != VT_DISPATCH_TYPE && vt != VT_UNKNOWN_TYPE) return;
        if (!w32t_com_word(object, &object)) return;
    }
    if (!object) return;
    if (vt == VT_DISPATCH_TYPE) met(t, object, interface, any);
    if (vt == VT_UNKNOWN_TYPE) met(t, object, w32t_agent.plan->unknown_interface, any);
}

// DISPPARAMS: rgvarg, rgdispidNamedArgs, cArgs.
static void in_arguments(agent_thread *t, uintptr_t at, uint32_t interface, bool any) {
    uintptr_t first, count;
    if (at < 0x10000 || !w32t_com_word(at, &first) || !w32t_com_word(at + 2 * sizeof(uintptr_t), &count)) return;
    for (uint32_t i = 0; i < (uint32_t)count && i < MOST; i++)
        in_variant(t, first + i * VARIANT_BYTES, interface, any);
}

// STGMEDIUM: tymed, the pointer, pUnkForRelease. `kind`: of tymed, whose interface it is.
static void in_medium(agent_thread *t, uintptr_t at, uint8_t kind, uint32_t interface, bool any) {
    uintptr_t type, object, release;
    if (at < 0x10000 || !w32t_com_word(at, &type) || !w32t_com_word(at + sizeof(uintptr_t), &object)) return;
    if ((uint32_t)type == kind && object) met(t, object, interface, any);
    if (w32t_com_word(at + 2 * sizeof(uintptr_t), &release) && release)
        met(t, release, w32t_agent.plan->unknown_interface, any);
}

static void in_array(agent_thread *t, const w32t_plan_learn *l, uintptr_t at, uint32_t count) {
    uintptr_t object, step = (l->detail ? l->detail : 1) * sizeof(uintptr_t);
    if (at < 0x10000) return;
    for (uint32_t i = 0; i < count && i < MOST; i++) {
        if (l->kind == W32T_LEARN_VARIANTS)
            in_variant(t, at + i * VARIANT_BYTES, l->interface, true);
        else if (w32t_com_word(at + i * step, &object) && object)
            w32t_com_object(t, object, l->interface);
    }
}

static void learn_several(agent_thread *t, const w32t_plan_learn *l, const uintptr_t *args, uint64_t result) {
    uint32_t count = (uint32_t)result == 0, status;
    uintptr_t told = args[l->iid_arg];
    if (told && (w32t_copy_bytes(&count, (const void *)told, 4, &status) != 4 || status)) return;
    in_array(t, l, args[l->arg], count);
}

static void learn_multi(agent_thread *t, uintptr_t at, uint32_t count) {
    for (uint32_t i = 0; i < count && i < MOST; i++) { // pIID, pItf, hr
        uintptr_t iid, object, result;
        uintptr_t element = at + 3 * i * sizeof(uintptr_t);
        if (!w32t_com_word(element, &iid) || !w32t_com_word(element + sizeof(uintptr_t), &object) ||
            !w32t_com_word(element + 2 * sizeof(uintptr_t), &result))
            return;
        if ((int32_t)result >= 0 && object) w32t_com_object(t, object, interface_of(iid));
    }
}

// ---- calls

void w32t_com_given(agent_thread *t, const agent_hook *hook, const uintptr_t *args) {
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR), last_status = arch_teb_u32(TEB_LAST_STATUS);
    bool any = hook->gives == AGENT_GIVES_ANY;
    t->busy = 1;
    for (uint32_t i = 0; i < hook->learns; i++) {
        const w32t_plan_learn *l = &hook->learn[i];
        switch (l->kind) {
        case W32T_LEARN_GIVEN:
            met(t, args[l->arg], l->interface, any);
            break;
        case W32T_LEARN_GIVEN_VARIANT:
            in_variant(t, l->detail ? (uintptr_t)&args[l->arg] : args[l->arg], l->interface, any);
            break;
        case W32T_LEARN_GIVEN_ARGUMENTS:
            in_arguments(t, args[l->arg], l->interface, any);
            break;
        case W32T_LEARN_GIVEN_MEDIUM:
            in_medium(t, args[l->arg], l->detail, l->interface, any);
            break;
        default: // when it has returned
            break;
        }
    }
    t->busy = 0;
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
    arch_teb_store_u32(TEB_LAST_STATUS, last_status);
}

void w32t_com_learn(agent_thread *t, const agent_hook *hook, const uintptr_t *args, uint64_t result) {
    uint32_t last_error = arch_teb_u32(TEB_LAST_ERROR), last_status = arch_teb_u32(TEB_LAST_STATUS);
    t->busy = 1;
    for (uint32_t i = 0; i < hook->learns; i++) {
        const w32t_plan_learn *l = &hook->learn[i];
        bool counted = l->iid_arg != W32T_LEARN_NO_IID;
        uintptr_t object;
        switch (l->kind) {
        case W32T_LEARN_GIVEN: // at entry
        case W32T_LEARN_GIVEN_VARIANT:
        case W32T_LEARN_GIVEN_MEDIUM:
            break;
        case W32T_LEARN_GIVEN_ARGUMENTS: // what they point at may have been written
            in_arguments(t, args[l->arg], l->interface, true);
            break;
        case W32T_LEARN_RESULT:
            w32t_com_object(t, (uintptr_t)result, l->interface);
            break;
        case W32T_LEARN_VARIANT:
            in_variant(t, args[l->arg], l->interface, true);
            break;
        case W32T_LEARN_MEDIUM:
            in_medium(t, args[l->arg], l->detail, l->interface, true);
            break;
        case W32T_LEARN_ARRAY:
        case W32T_LEARN_VARIANTS:
            if (counted) learn_several(t, l, args, result);
            break;
        case W32T_LEARN_COUNTED:
            if (counted) in_array(t, l, args[l->arg], (uint32_t)args[l->iid_arg]);
            break;
        case W32T_LEARN_MULTI_QI:
            if (counted) learn_multi(t, args[l->arg], (uint32_t)args[l->iid_arg]);
            break;
        default:
            if (!w32t_com_word(args[l->arg], &object) || !object) break;
            w32t_com_object(t, object, counted ? interface_of(args[l->iid_arg]) : l->interface);
        }
    }
    t->busy = 0;
    arch_teb_store_u32(TEB_LAST_ERROR, last_error);
    arch_teb_store_u32(TEB_LAST_STATUS, last_status);
}
