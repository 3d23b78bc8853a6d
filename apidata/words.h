// SPDX-License-Identifier: Apache-2.0
// The words of our annotated prototypes: Microsoft's SAL for directions and lengths, and a few of our own. Each becomes an
// annotation that tools/apigen reads. In lengths n and m are: a parameter's name, *name (what it points at), name * number, a
// number, or return (the result). Plain forms count elements, _bytes_ forms bytes; in the _to_ forms m is what is valid after
// the call, _opt_ allows NULL.
#ifndef APIDATA_WORDS_H
#define APIDATA_WORDS_H

#define APIDATA_WORD(text) __attribute__((annotate(text)))

#undef _In_
#undef _In_opt_
#undef _Out_
#undef _Out_opt_
#undef _Inout_
#undef _Inout_opt_
#undef _In_reads_
#undef _In_reads_opt_
#undef _In_reads_bytes_
#undef _In_reads_bytes_opt_
#undef _Out_writes_
#undef _Out_writes_opt_
#undef _Out_writes_bytes_
#undef _Out_writes_bytes_opt_
#undef _Inout_updates_
#undef _Inout_updates_opt_
#undef _Inout_updates_bytes_
#undef _Inout_updates_bytes_opt_
#undef _Out_writes_to_
#undef _Out_writes_to_opt_
#undef _Out_writes_bytes_to_
#undef _Out_writes_bytes_to_opt_
#undef _Inout_updates_to_
#undef _Inout_updates_to_opt_
#undef _Inout_updates_bytes_to_
#undef _Inout_updates_bytes_to_opt_
#undef _Outptr_
#undef _Outptr_opt_
#undef _Reserved_
#undef _Out_iid_
#undef _Names_
#undef _Show_
#undef _Is_
#undef _Opens_
#undef _Closes_
#undef _Secret_
#undef _Short_
#undef _Fails_
#undef _Group_
#undef _Result_
#undef _Hot_
#undef _Handles_
#undef _Noreturn_

#define _In_ APIDATA_WORD("_In_")
#define _In_opt_ APIDATA_WORD("_In_opt_")
#define _Out_ APIDATA_WORD("_Out_")
#define _Out_opt_ APIDATA_WORD("_Out_opt_")
#define _Inout_ APIDATA_WORD("_Inout_")
#define _Inout_opt_ APIDATA_WORD("_Inout_opt_")
#define _In_reads_(n) APIDATA_WORD("_In_reads_|" #n)
#define _In_reads_opt_(n) APIDATA_WORD("_In_reads_opt_|" #n)
#define _In_reads_bytes_(n) APIDATA_WORD("_In_reads_bytes_|" #n)
#define _In_reads_bytes_opt_(n) APIDATA_WORD("_In_reads_bytes_opt_|" #n)
#define _Out_writes_(n) APIDATA_WORD("_Out_writes_|" #n)
#define _Out_writes_opt_(n) APIDATA_WORD("_Out_writes_opt_|" #n)
#define _Out_writes_bytes_(n) APIDATA_WORD("_Out_writes_bytes_|" #n)
#define _Out_writes_bytes_opt_(n) APIDATA_WORD("_Out_writes_bytes_opt_|" #n)
#define _Inout_updates_(n) APIDATA_WORD("_Inout_updates_|" #n)
#define _Inout_updates_opt_(n) APIDATA_WORD("_Inout_updates_opt_|" #n)
#define _Inout_updates_bytes_(n) APIDATA_WORD("_Inout_updates_bytes_|" #n)
#define _Inout_updates_bytes_opt_(n) APIDATA_WORD("_Inout_updates_bytes_opt_|" #n)
#define _Out_writes_to_(n, m) APIDATA_WORD("_Out_writes_to_|" #n "|" #m)
#define _Out_writes_to_opt_(n, m) APIDATA_WORD("_Out_writes_to_opt_|" #n "|" #m)
#define _Out_writes_bytes_to_(n, m) APIDATA_WORD("_Out_writes_bytes_to_|" #n "|" #m)
#define _Out_writes_bytes_to_opt_(n, m) APIDATA_WORD("_Out_writes_bytes_to_opt_|" #n "|" #m)
#define _Inout_updates_to_(n, m) APIDATA_WORD("_Inout_updates_to_|" #n "|" #m)
#define _Inout_updates_to_opt_(n, m) APIDATA_WORD("_Inout_updates_to_opt_|" #n "|" #m)
#define _Inout_updates_bytes_to_(n, m) APIDATA_WORD("_Inout_updates_bytes_to_|" #n "|" #m)
#define _Inout_updates_bytes_to_opt_(n, m) APIDATA_WORD("_Inout_updates_bytes_to_opt_|" #n "|" #m)
#define _Outptr_ APIDATA_WORD("_Outptr_")
#define _Outptr_opt_ APIDATA_WORD("_Outptr_opt_")
#define _Reserved_ APIDATA_WORD("_Reserved_")

// Parameters, our own
// interface pointer out, of the type the REFIID parameter n asks for
#define _Out_iid_(n) APIDATA_WORD("_Out_iid_|" #n)
// names of its values: a set of apidata/constants/ or a C enum
#define _Names_(n) APIDATA_WORD("_Names_|" #n)
// how the number is shown: hex pid tid port win32 ntstatus hresult wsa errno
#define _Show_(n) APIDATA_WORD("_Show_|" #n)
// what is behind the pointer when its C type does not say: buffer, utf16, ansi, multi_utf16, multi_ansi, sid, sockaddr, security_descriptor, guid, pointer, scalar, bstr, handle, uint
#define _Is_(n) APIDATA_WORD("_Is_|" #n)
// the handle is made by the call (a parameter's target; behind the function: its result)
#define _Opens_ APIDATA_WORD("_Opens_")
// the handle is closed by the call
#define _Closes_ APIDATA_WORD("_Closes_")
// passwords and keys: content is never recorded
#define _Secret_ APIDATA_WORD("_Secret_")
// written also when the call fails because there was not room for all of it (ERROR_MORE_DATA, WSAEMSGSIZE …)
#define _Short_ APIDATA_WORD("_Short_")

// Behind a function's prototype
// when the result means failure, and where its code is: never zero nonzero minus_one negative nt_error value(n) zero_or_minus_one below_33 last_error; then none last_error wsa errno ntstatus hresult win32 result_wsa result_errno result
#define _Fails_(...) APIDATA_WORD("_Fails_|" #__VA_ARGS__)
// groups besides the one the file is named after
#define _Group_(...) APIDATA_WORD("_Group_|" #__VA_ARGS__)
// names of the result's values
#define _Result_(n) APIDATA_WORD("_Result_|" #n)
// called so often that it is recorded only when asked for by name
#define _Hot_ APIDATA_WORD("_Hot_")
// makes, duplicates or closes handles
#define _Handles_ APIDATA_WORD("_Handles_")
// never returns
#define _Noreturn_ APIDATA_WORD("_Noreturn_")

#endif
