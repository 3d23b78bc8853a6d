// SPDX-License-Identifier: Apache-2.0
// Time conversions; the proleptic Gregorian calendar, no time zones but fixed offsets, no C library time functions.
#include "base/wintime.h"

int64_t w32t_filetime_to_ns(uint64_t ft) {
    if (ft > (uint64_t)INT64_MAX) ft = (uint64_t)INT64_MAX;
    int64_t d = (int64_t)ft - W32T_FILETIME_1970; // cannot overflow: both are within ±9.2e18
    if (d > INT64_MAX / 100) return INT64_MAX;
    if (d < -(INT64_MAX / 100)) return -INT64_MAX;
    return d * 100;
}

uint64_t w32t_ns_to_filetime(int64_t ns) {
    int64_t d = ns / 100 - (ns % 100 < 0);
    return (uint64_t)(d + W32T_FILETIME_1970);
}

int64_t w32t_days_from_civil(int64_t y, unsigned m, unsigned d) {
    y -= m <= 2;
    int64_t era = (y >= 0 ? y : y - 399) / 400;
    unsigned yoe = (unsigned)(y - era * 400);
    unsigned doy = (153 * (m + (m > 2 ? (unsigned)-3 : 9u)) + 2) / 5 + d - 1;
    unsigned doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
    return era * 146097 + (int64_t)doe - 719468;
}

static w32t_civil civil_of(int64_t days, uint32_t second_of_day, uint32_t fraction) {
    int64_t z = days + 719468;
    int64_t era = (z >= 0 ? z : z - 146096) / 146097;
    unsigned doe = (unsigned)(z - era * 146097);
    unsigned yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
    unsigned doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    unsigned mp = (5 * doy + 2) / 153;
    w32t_civil c = {0};
    c.day = doy - (153 * mp + 2) / 5 + 1;
    c.month = mp < 10 ? mp + 3 : mp - 9;
    c.year = (int64_t)yoe + era * 400 + (c.month <= 2);
    c.hour = second_of_day / 3600;
    c.minute = second_of_day / 60 % 60;
    c.second = second_of_day % 60;
    c.fraction = fraction;
    c.weekday = (unsigned)(((days + 4) % 7 + 7) % 7);
    return c;
}

w32t_civil w32t_civil_of_ns(int64_t ns) {
    int64_t sec = ns / 1000000000, frac = ns % 1000000000;
    if (frac < 0) {
        frac += 1000000000;
        sec--;
    }
    int64_t days = sec / 86400, rest = sec % 86400;
    if (rest < 0) {
        rest += 86400;
        days--;
    }
    return civil_of(days, (uint32_t)rest, (uint32_t)frac);
}

w32t_civil w32t_civil_of_filetime(uint64_t ft) {
    uint64_t sec = ft / 10000000;
    return civil_of((int64_t)(sec / 86400) - 134774, (uint32_t)(sec % 86400), (uint32_t)(ft % 10000000));
}

static inline void put2(uint8_t *o, unsigned v) {
    o[0] = (uint8_t)('0' + v / 10);
    o[1] = (uint8_t)('0' + v % 10);
}

// The nine digits of a fraction of a second.
static inline void put_fraction(uint8_t *o, uint32_t ns) {
    o[8] = (uint8_t)('0' + ns % 10);
    ns /= 10;
    put2(o + 6, ns % 100);
    ns /= 100;
    put2(o + 4, ns % 100);
    ns /= 100;
    put2(o + 2, ns % 100);
    put2(o, ns / 100);
}

// "YYYY-MM-DDThh:mm:ss"
static void put_civil(w32t_buf *b, const w32t_civil *c) {
    if (c->year < 0 || c->year > 9999)
        w32t_buf_printf(b, "%+lld", (long long)c->year);
    else
        w32t_buf_digits(b, (uint64_t)c->year, 4);
    uint8_t *o = w32t_buf_space(b, 15);
    o[0] = '-';
    put2(o + 1, c->month);
    o[3] = '-';
    put2(o + 4, c->day);
    o[6] = 'T';
    put2(o + 7, c->hour);
    o[9] = ':';
    put2(o + 10, c->minute);
    o[12] = ':';
    put2(o + 13, c->second);
    b->n += 15;
}

// Events come in order, so the text of a second serves many of them.
typedef struct second_text {
    int64_t second;
    uint8_t text[20]; // "YYYY-MM-DDThh:mm:ss.", empty at first
} second_text;

static const uint8_t *text_of_second(int64_t second) {
    static _Thread_local second_text last;
    if (last.second == second && last.text[0]) return last.text;
    w32t_civil c = w32t_civil_of_ns(second * 1000000000); // ns reach from 1677 to 2262: four digits always
    uint8_t *o = last.text;
    put2(o, (unsigned)c.year / 100);
    put2(o + 2, (unsigned)c.year % 100);
    o[4] = '-';
    put2(o + 5, c.month);
    o[7] = '-';
    put2(o + 8, c.day);
    o[10] = 'T';
    put2(o + 11, c.hour);
    o[13] = ':';
    put2(o + 14, c.minute);
    o[16] = ':';
    put2(o + 17, c.second);
    o[19] = '.';
    last.second = second;
    return o;
}

void w32t_buf_time(w32t_buf *b, int64_t ns) {
    int64_t second = ns / 1000000000, fraction = ns % 1000000000;
    uint8_t *o = w32t_buf_space(b, 30);
    if (fraction < 0) { // before 1970
        w32t_civil c = w32t_civil_of_ns(ns);
        w32t_buf_printf(b, "%04d-%02u-%02uT%02u:%02u:%02u.%09uZ", (int)c.year, c.month, c.day, c.hour, c.minute,
                        c.second, c.fraction);
        return;
    }
    memcpy(o, text_of_second(second), 20);
    put_fraction(o + 20, (uint32_t)fraction);
    o[29] = 'Z';
    b->n += 30;
}

void w32t_buf_time_zone(w32t_buf *b, int64_t ns, int offset_minutes) {
    int64_t shift = (int64_t)offset_minutes * 60 * 1000000000;
    if ((shift > 0 && ns > INT64_MAX - shift) || (shift < 0 && ns < INT64_MIN - shift)) shift = 0;
    w32t_civil c = w32t_civil_of_ns(ns + shift);
    put_civil(b, &c);
    w32t_buf_char(b, '.');
    w32t_buf_digits(b, c.fraction, 9);
    unsigned m = (unsigned)(offset_minutes < 0 ? -offset_minutes : offset_minutes);
    w32t_buf_char(b, offset_minutes < 0 ? '-' : '+');
    w32t_buf_digits(b, m / 60, 2);
    w32t_buf_char(b, ':');
    w32t_buf_digits(b, m % 60, 2);
}

void w32t_buf_filetime(w32t_buf *b, uint64_t ft, unsigned digits) {
    if (digits == 9 && ft >= 116444736000000000u && ft < 200000000000000000u) { // from 1970 to where ns still fit
        w32t_buf_time(b, w32t_filetime_to_ns(ft));
        return;
    }
    w32t_civil c = w32t_civil_of_filetime(ft);
    put_civil(b, &c);
    if (digits) {
        uint64_t f = (uint64_t)c.fraction * 100; // ns
        for (unsigned i = digits > 9 ? 9 : digits; i < 9; i++)
            f /= 10;
        w32t_buf_char(b, '.');
        w32t_buf_digits(b, f, digits > 9 ? 9 : digits);
    }
    w32t_buf_char(b, 'Z');
}

typedef struct scan {
    const char *s, *end;
} scan;

static bool number(scan *c, unsigned digits, unsigned *out) {
    unsigned v = 0;
    if ((size_t)(c->end - c->s) < digits) return false;
    for (unsigned i = 0; i < digits; i++, c->s++) {
        if (*c->s < '0' || *c->s > '9') return false;
        v = v * 10 + (unsigned)(*c->s - '0');
    }
    *out = v;
    return true;
}

static bool accept(scan *c, char ch) {
    if (c->s < c->end && *c->s == ch) {
        c->s++;
        return true;
    }
    return false;
}

static bool parse_zone(scan *c, int64_t *seconds) {
    *seconds = 0;
    if (c->s == c->end || accept(c, 'Z') || accept(c, 'z')) return c->s == c->end;
    bool minus = *c->s == '-';
    if (!accept(c, '+') && !accept(c, '-')) return false;
    unsigned h, m = 0;
    if (!number(c, 2, &h)) return false;
    accept(c, ':');
    if (c->s < c->end && !number(c, 2, &m)) return false;
    if (h * 60 + m > 14 * 60 || m > 59) return false; // no zone is further from UTC
    *seconds = (int64_t)(h * 60 + m) * 60 * (minus ? 1 : -1);
    return c->s == c->end;
}

bool w32t_time_parse(const char *text, size_t n, int64_t *ns) {
    scan c = {text, text + n};
    unsigned y, mo, d, h = 0, mi = 0, se = 0;
    uint32_t frac = 0;
    if (!number(&c, 4, &y) || !accept(&c, '-') || !number(&c, 2, &mo) || !accept(&c, '-') || !number(&c, 2, &d))
        return false;
    if (mo < 1 || mo > 12 || d < 1 || d > 31) return false;
    if (accept(&c, 'T') || accept(&c, 't') || accept(&c, ' ')) {
        if (!number(&c, 2, &h) || !accept(&c, ':') || !number(&c, 2, &mi)) return false;
        if (accept(&c, ':') && !number(&c, 2, &se)) return false;
        if (accept(&c, '.')) {
            uint32_t unit = 100000000;
            for (; c.s < c.end && *c.s >= '0' && *c.s <= '9'; c.s++, unit /= 10)
                frac += unit * (uint32_t)(*c.s - '0');
        }
    }
    int64_t zone;
    if (h > 23 || mi > 59 || se > 60 || !parse_zone(&c, &zone)) return false;
    int64_t seconds = w32t_days_from_civil(y, mo, d) * 86400 + h * 3600 + mi * 60 + se + zone;
    if (seconds > INT64_MAX / 1000000000 - 1 || seconds < INT64_MIN / 1000000000 + 1) return false;
    *ns = seconds * 1000000000 + frac;
    return true;
}

uint64_t w32t_ticks_to_ns(uint64_t ticks, uint64_t frequency) {
    if (!frequency) return 0;
    uint64_t whole = ticks / frequency, rest = ticks % frequency;
    if (whole > UINT64_MAX / 1000000000u) return UINT64_MAX;
#if defined(__SIZEOF_INT128__)
    __extension__ typedef unsigned __int128 w32t_u128;
    uint64_t part = (uint64_t)((w32t_u128)rest * 1000000000u / frequency);
#else
    uint64_t part = (uint64_t)((long double)rest * 1000000000.0L / (long double)frequency);
#endif
    uint64_t ns = whole * 1000000000u;
    return part > UINT64_MAX - ns ? UINT64_MAX : ns + part;
}
