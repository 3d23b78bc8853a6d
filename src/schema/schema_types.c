// SPDX-License-Identifier: Apache-2.0
// TDH in-types and out-types: names (as manifests write them, without their prefix) and meaning. Source: the public
// tdh.h constants and the documentation of InputType and OutputType of the event manifest schema.
#include "schema/schema_types.h"

#include <stdlib.h>
#include <strings.h>

typedef struct type_name {
    const char *name;
    uint16_t number;
} type_name;

static const type_name in_names[] = {
    {"Null", 0},
    {"UnicodeString", 1},
    {"AnsiString", 2},
    {"Int8", 3},
    {"UInt8", 4},
    {"Int16", 5},
    {"UInt16", 6},
    {"Int32", 7},
    {"UInt32", 8},
    {"Int64", 9},
    {"UInt64", 10},
    {"Float", 11},
    {"Double", 12},
    {"Boolean", 13},
    {"Binary", 14},
    {"GUID", 15},
    {"Pointer", 16},
    {"FILETIME", 17},
    {"SYSTEMTIME", 18},
    {"SID", 19},
    {"HexInt32", 20},
    {"HexInt64", 21},
    {"CountedUnicodeString", 22},
    {"CountedAnsiString", 23},
    {"Struct", 24},
    {"CountedBinary", 25},
    {"CountedString", 300},
    {"CountedString8", 301},
    {"ReversedCountedString", 302},
    {"ReversedCountedAnsiString", 303},
    {"NonNullTerminatedString", 304},
    {"NonNullTerminatedAnsiString", 305},
    {"UnicodeChar", 306},
    {"AnsiChar", 307},
    {"SizeT", 308},
    {"HexDump", 309},
    {"WBEMSid", 310},
    {"AlignedPointer", 311},
    // other spellings
    {"CountedUtf16String", 22},
    {"CountedMbcsString", 23},
    {"GUIDType", 15},
};

static const type_name out_names[] = {
    {"string", 1},
    {"datetime", 2},
    {"byte", 3},
    {"unsignedByte", 4},
    {"short", 5},
    {"unsignedShort", 6},
    {"int", 7},
    {"unsignedInt", 8},
    {"long", 9},
    {"unsignedLong", 10},
    {"float", 11},
    {"double", 12},
    {"boolean", 13},
    {"GUID", 14},
    {"hexBinary", 15},
    {"HexInt8", 16},
    {"HexInt16", 17},
    {"HexInt32", 18},
    {"HexInt64", 19},
    {"PID", 20},
    {"TID", 21},
    {"Port", 22},
    {"IPv4", 23},
    {"IPv6", 24},
    {"SocketAddress", 25},
    {"CIMDateTime", 26},
    {"ETWTIME", 27},
    {"Xml", 28},
    {"ErrorCode", 29},
    {"Win32Error", 30},
    {"NTSTATUS", 31},
    {"HResult", 32},
    {"DateTimeCultureInsensitive", 33},
    {"Json", 34},
    {"Utf8", 35},
    {"Pkcs7WithTypeInfo", 36},
    {"CodePointer", 37},
    {"DateTimeUtc", 38},
    {"ReducedString", 300},
    {"NoPrint", 301},
};

static int find_type(const type_name *names, size_t count, const char *text, size_t n) {
    const char *colon = n ? memchr(text, ':', n) : NULL;
    if (colon) {
        n -= (size_t)(colon + 1 - text);
        text = colon + 1;
    }
    for (size_t i = 0; i < count; i++)
        if (strlen(names[i].name) == n && strncasecmp(names[i].name, text, n) == 0) return names[i].number;
    int number = 0;
    for (size_t i = 0; i < n; i++) {
        if (text[i] < '0' || text[i] > '9' || number > 999) return -1;
        number = number * 10 + (text[i] - '0');
    }
    return n ? number : -1;
}

int w32t_intype_parse(const char *text, size_t n) {
    return find_type(in_names, sizeof in_names / sizeof *in_names, text, n);
}

int w32t_outtype_parse(const char *text, size_t n) {
    return find_type(out_names, sizeof out_names / sizeof *out_names, text, n);
}

const char *w32t_intype_name(unsigned in) {
    for (size_t i = 0; i < sizeof in_names / sizeof *in_names; i++)
        if (in_names[i].number == in) return in_names[i].name;
    return NULL;
}

const char *w32t_outtype_name(unsigned out) {
    for (size_t i = 0; i < sizeof out_names / sizeof *out_names; i++)
        if (out_names[i].number == out) return out_names[i].name;
    return NULL;
}

static void text_as(w32t_schema_field *f, unsigned read, unsigned type) {
    f->read = (uint8_t)read;
    f->type = (uint8_t)type;
    if (f->out == W32T_OUT_XML) f->shape = W32T_SHAPE_XML;
    if (f->out == W32T_OUT_JSON) f->shape = W32T_SHAPE_JSON;
    if (type == W32T_TYPE_ANSI && (f->out == W32T_OUT_UTF8 || f->out == W32T_OUT_XML || f->out == W32T_OUT_JSON))
        f->type = W32T_TYPE_UTF8;
}

static uint8_t number_shape(const w32t_schema_field *f) {
    switch (f->out) {
    case W32T_OUT_HEX8:
    case W32T_OUT_HEX16:
    case W32T_OUT_HEX32:
    case W32T_OUT_HEX64:
    case W32T_OUT_HEXBINARY:
        return W32T_SHAPE_HEX;
    case W32T_OUT_ERRORCODE:
        return W32T_SHAPE_HEX;
    case W32T_OUT_PID:
        return W32T_SHAPE_PID;
    case W32T_OUT_TID:
        return W32T_SHAPE_TID;
    case W32T_OUT_WIN32:
        return W32T_SHAPE_WIN32;
    case W32T_OUT_NTSTATUS:
        return W32T_SHAPE_NTSTATUS;
    case W32T_OUT_HRESULT:
        return W32T_SHAPE_HRESULT;
    case W32T_OUT_CODEPTR:
        return W32T_SHAPE_ADDRESS;
    case W32T_OUT_BOOLEAN:
        return W32T_SHAPE_BOOL;
    default:
        return W32T_SHAPE_PLAIN;
    }
}

static void number_as(w32t_schema_field *f, unsigned width, bool is_signed) {
    f->read = is_signed ? W32T_READ_SIGNED : W32T_READ_NUMBER;
    f->type = is_signed ? W32T_TYPE_INT : W32T_TYPE_UINT;
    f->width = (uint8_t)width;
    f->shape = number_shape(f);
    if (f->shape == W32T_SHAPE_BOOL) f->type = W32T_TYPE_BOOL, f->read = W32T_READ_NUMBER;
    // Codes and addresses are shown in hex whatever their sign.
    if (is_signed && (f->shape == W32T_SHAPE_HRESULT || f->shape == W32T_SHAPE_NTSTATUS || f->shape == W32T_SHAPE_HEX ||
                      f->shape == W32T_SHAPE_WIN32))
        f->type = W32T_TYPE_UINT, f->read = W32T_READ_NUMBER;
    if (f->out == W32T_OUT_STRING && width <= 2) f->shape = W32T_SHAPE_CHAR;
    if (f->out == W32T_OUT_PORT && width == 2) f->read = W32T_READ_PORT, f->shape = W32T_SHAPE_PORT;
    if (f->out == W32T_OUT_IPV4 && width == 4) f->type = W32T_TYPE_IPV4, f->shape = W32T_SHAPE_IPV4;
    if (f->out == W32T_OUT_DATETIME && width == 8) f->type = W32T_TYPE_FILETIME;
}

static void time_as(w32t_schema_field *f, unsigned read, unsigned type, unsigned width) {
    f->read = (uint8_t)read;
    f->type = (uint8_t)type;
    f->width = (uint8_t)width;
    f->shape = f->out == W32T_OUT_CULTURETIME ? W32T_SHAPE_CULTURE_TIME
               : f->out == W32T_OUT_UTCTIME   ? W32T_SHAPE_UTC_TIME
                                              : W32T_SHAPE_PLAIN;
}

static void binary_as(w32t_schema_field *f) {
    f->read = W32T_READ_BINARY;
    f->type = W32T_TYPE_BINARY;
    if (f->out == W32T_OUT_IPV6) {
        f->type = W32T_TYPE_IPV6;
        if (f->length_kind == W32T_ONE || (f->length_kind == W32T_CONSTANT && f->length == 16)) {
            f->read = W32T_READ_FIXED;
            f->width = 16;
        }
    } else if (f->out == W32T_OUT_SOCKADDR)
        f->type = W32T_TYPE_SOCKADDR;
    else if (f->length_kind == W32T_CONSTANT && f->length && f->length < 256) {
        f->read = W32T_READ_FIXED;
        f->width = (uint8_t)f->length;
    }
    // A binary without a length takes what is left.
    if (f->read == W32T_READ_BINARY && f->length_kind == W32T_ONE) f->length_kind = W32T_TO_END;
}

static bool plan_text(w32t_schema_field *f) {
    switch (f->in) {
    case W32T_IN_UNICODE:
        text_as(f, W32T_READ_UNICODE, W32T_TYPE_UTF16);
        break;
    case W32T_IN_ANSI:
        text_as(f, W32T_READ_ANSI, W32T_TYPE_ANSI);
        break;
    case W32T_IN_COUNTED_UNICODE:
    case W32T_IN_MOF_COUNTED_UNICODE:
        text_as(f, W32T_READ_COUNTED_UNICODE, W32T_TYPE_UTF16);
        break;
    case W32T_IN_COUNTED_ANSI:
    case W32T_IN_MOF_COUNTED_ANSI:
        text_as(f, W32T_READ_COUNTED_ANSI, W32T_TYPE_ANSI);
        break;
    case W32T_IN_REVERSED_UNICODE:
        text_as(f, W32T_READ_REVERSED_UNICODE, W32T_TYPE_UTF16);
        break;
    case W32T_IN_REVERSED_ANSI:
        text_as(f, W32T_READ_REVERSED_ANSI, W32T_TYPE_ANSI);
        break;
    case W32T_IN_UNENDED_UNICODE:
        text_as(f, W32T_READ_UNENDED_UNICODE, W32T_TYPE_UTF16);
        break;
    case W32T_IN_UNENDED_ANSI:
        text_as(f, W32T_READ_UNENDED_ANSI, W32T_TYPE_ANSI);
        break;
    default:
        return false;
    }
    return true;
}

static bool plan_bytes(w32t_schema_field *f) {
    switch (f->in) {
    case W32T_IN_NULL:
        f->read = W32T_READ_NOTHING, f->type = W32T_TYPE_NULL;
        break;
    case W32T_IN_BINARY:
        binary_as(f);
        break;
    case W32T_IN_COUNTED_BINARY:
        f->read = W32T_READ_COUNTED_BINARY;
        f->type = f->out == W32T_OUT_SOCKADDR ? W32T_TYPE_SOCKADDR : W32T_TYPE_BINARY;
        break;
    case W32T_IN_HEXDUMP:
        f->read = W32T_READ_HEXDUMP, f->type = W32T_TYPE_BINARY;
        break;
    case W32T_IN_GUID:
        f->read = W32T_READ_GUID, f->type = W32T_TYPE_GUID, f->width = 16;
        break;
    case W32T_IN_SID:
        f->read = W32T_READ_SID, f->type = W32T_TYPE_SID;
        break;
    case W32T_IN_WBEMSID:
        f->read = W32T_READ_WBEMSID, f->type = W32T_TYPE_SID;
        break;
    case W32T_IN_FILETIME:
        time_as(f, W32T_READ_NUMBER, W32T_TYPE_FILETIME, 8);
        break;
    case W32T_IN_SYSTEMTIME:
        time_as(f, W32T_READ_FIXED, W32T_TYPE_SYSTEMTIME, 16);
        break;
    case W32T_IN_STRUCT:
        f->read = W32T_READ_STRUCT, f->type = W32T_TYPE_STRUCT;
        break;
    default:
        return false;
    }
    return true;
}

bool w32t_field_plan(w32t_schema_field *f) {
    f->shape = W32T_SHAPE_PLAIN;
    f->width = 0;
    if (plan_text(f) || plan_bytes(f)) return true;
    switch (f->in) {
    case W32T_IN_INT8:
        number_as(f, 1, true);
        break;
    case W32T_IN_UINT8:
        number_as(f, 1, false);
        break;
    case W32T_IN_INT16:
        number_as(f, 2, true);
        break;
    case W32T_IN_UINT16:
        number_as(f, 2, false);
        break;
    case W32T_IN_INT32:
        number_as(f, 4, true);
        break;
    case W32T_IN_UINT32:
        number_as(f, 4, false);
        break;
    case W32T_IN_INT64:
        number_as(f, 8, true);
        break;
    case W32T_IN_UINT64:
        number_as(f, 8, false);
        break;
    case W32T_IN_HEXINT32:
        number_as(f, 4, false);
        if (f->shape == W32T_SHAPE_PLAIN) f->shape = W32T_SHAPE_HEX;
        break;
    case W32T_IN_HEXINT64:
        number_as(f, 8, false);
        if (f->shape == W32T_SHAPE_PLAIN) f->shape = W32T_SHAPE_HEX;
        break;
    case W32T_IN_FLOAT:
        f->read = W32T_READ_FLOAT, f->type = W32T_TYPE_FLOAT, f->width = 4;
        break;
    case W32T_IN_DOUBLE:
        f->read = W32T_READ_FLOAT, f->type = W32T_TYPE_FLOAT, f->width = 8;
        break;
    // Four bytes in manifests; TDH and MOF state another size as the length.
    case W32T_IN_BOOLEAN:
        number_as(f, f->length_kind == W32T_CONSTANT && f->length == 1 ? 1 : 4, false);
        f->type = W32T_TYPE_BOOL;
        f->shape = W32T_SHAPE_BOOL;
        break;
    case W32T_IN_UNICODE_CHAR:
        number_as(f, 2, false);
        f->shape = W32T_SHAPE_CHAR;
        break;
    case W32T_IN_ANSI_CHAR:
        number_as(f, 1, false);
        f->shape = W32T_SHAPE_CHAR;
        break;
    case W32T_IN_POINTER:
    case W32T_IN_SIZET:
        f->read = W32T_READ_POINTER;
        f->type = W32T_TYPE_POINTER;
        f->shape = f->out == W32T_OUT_CODEPTR ? W32T_SHAPE_ADDRESS : W32T_SHAPE_HEX;
        break;
    case W32T_IN_ALIGNED_POINTER:
        f->read = W32T_READ_ALIGNED_POINTER;
        f->type = W32T_TYPE_POINTER;
        f->shape = f->out == W32T_OUT_CODEPTR ? W32T_SHAPE_ADDRESS : W32T_SHAPE_HEX;
        break;
    default:
        return false;
    }
    return true;
}

uint32_t w32t_field_fixed_size(const w32t_schema_field *f, unsigned pointer_size) {
    if (f->read == W32T_READ_POINTER) return pointer_size;
    if (f->read == W32T_READ_UNICODE && f->length_kind == W32T_CONSTANT) return f->length * 2u;
    if (f->read == W32T_READ_ANSI && f->length_kind == W32T_CONSTANT) return f->length;
    if (f->read == W32T_READ_BINARY && f->length_kind == W32T_CONSTANT) return f->length;
    return f->width;
}

bool w32t_field_is_number(const w32t_schema_field *f) {
    switch (f->in) {
    case W32T_IN_INT8:
    case W32T_IN_UINT8:
    case W32T_IN_INT16:
    case W32T_IN_UINT16:
    case W32T_IN_INT32:
    case W32T_IN_UINT32:
    case W32T_IN_INT64:
    case W32T_IN_UINT64:
    case W32T_IN_HEXINT32:
    case W32T_IN_HEXINT64:
    case W32T_IN_POINTER:
    case W32T_IN_SIZET:
    case W32T_IN_BOOLEAN:
    case W32T_IN_ANSI_CHAR:
    case W32T_IN_UNICODE_CHAR:
        return true;
    default:
        return false;
    }
}
