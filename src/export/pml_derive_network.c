// SPDX-License-Identifier: Apache-2.0
// Socket calls to Process Monitor's network operations. The other end comes from the call's address, else from what the
// socket was connected to before; this end is not told.
#include "export/pml_derive_args.h"

#include <stdio.h>
#include <stdlib.h>

enum { SEND = 2, RECEIVE = 3, ACCEPT = 4 };

typedef struct peer {
    bool ipv4;
    uint8_t address[16];
    unsigned port;
} peer;

static bool of_sockaddr(const w32t_value *x, peer *p) {
    if (!x || (x->type != W32T_TYPE_SOCKADDR && x->type != W32T_TYPE_BINARY)) return false;
    w32t_span s = w32t_span_of(x->bytes, x->size);
    unsigned family = w32t_span_u16(s, 0);
    p->ipv4 = family == 2 && s.n >= 8;
    if (!p->ipv4 && !(family == 23 && s.n >= 24)) return false;
    memcpy(p->address, s.p + (p->ipv4 ? 4 : 8), p->ipv4 ? 4 : 16);
    p->port = (unsigned)s.p[2] << 8 | s.p[3];
    return true;
}

// "fe80::1%3" up to `end`: eight groups, one run of zeros left out.
static bool of_ipv6(const char *s, const char *end, uint8_t out[16]) {
    uint16_t groups[8];
    unsigned n = 0, gap = 8;
    if (end - s >= 2 && s[0] == ':' && s[1] == ':') {
        gap = 0;
        s += 2;
    }
    while (s < end && *s != '%' && n < 8) {
        char *stop;
        unsigned long v = strtoul(s, &stop, 16);
        if (stop == s || v > 0xFFFF) return false;
        groups[n++] = (uint16_t)v;
        s = stop;
        if (s < end && *s == ':') s++;
        if (s < end && *s == ':') {
            gap = n;
            s++;
        }
    }
    if (gap == 8 && n != 8) return false;
    memset(out, 0, 16);
    for (unsigned i = 0; i < n; i++) {
        unsigned at = i < gap ? i : 8 - n + i;
        out[2 * at] = (uint8_t)(groups[i] >> 8);
        out[2 * at + 1] = (uint8_t)groups[i];
    }
    return true;
}

// "10.0.0.1:80", "[::1]:80": how sockets are called after they were connected.
static bool of_text(w32t_buf *text, peer *p) {
    const char *s = w32t_buf_cstr(text), *close = strchr(s, ']');
    unsigned a[4];
    int used = 0;
    memset(p, 0, sizeof *p);
    if (*s == '[' && close && sscanf(close, "]:%u%n", &p->port, &used) == 1 && !close[used])
        return of_ipv6(s + 1, close, p->address);
    if (sscanf(s, "%u.%u.%u.%u:%u%n", &a[0], &a[1], &a[2], &a[3], &p->port, &used) != 5 || s[used]) return false;
    p->ipv4 = true;
    for (unsigned i = 0; i < 4; i++)
        p->address[i] = (uint8_t)a[i];
    return true;
}

bool w32t_pml_derive_network(w32t_call_view *v, const char *name, unsigned operation) {
    peer p;
    bool moved = operation == SEND || operation == RECEIVE, after = operation == RECEIVE || operation == ACCEPT;
    bool own = of_sockaddr(w32t_call_argument(v, "name|to|lpTo|from|lpFrom|addr", after), &p);
    if (!own && !of_text(&v->path, &p)) return false;
    bool tcp = !(own && moved); // an address of its own goes with datagrams
    uint64_t bytes = 0;
    if (moved && name[0] == 'W')
        w32t_call_number_of(v, "lpNumberOfBytesSent|lpNumberOfBytesRecvd", true, &bytes);
    else if (moved && !v->call->has_error && v->call->result.type != W32T_TYPE_NULL)
        bytes = v->call->result.u;
    w32t_buf *b = v->detail;
    w32t_put_u16(b, (p.ipv4 ? 3 : 0) | (tcp ? 4 : 0));
    size_t at = w32t_put_zeros(b, 2 + 4 + 32 + 4 + 2);
    w32t_put32(b->p + at + 2, bytes < UINT32_MAX ? (uint32_t)bytes : 0);
    memcpy(b->p + at + 22, p.address, p.ipv4 ? 4 : 16);
    w32t_put16(b->p + at + 40, (uint16_t)p.port);
    return true;
}
