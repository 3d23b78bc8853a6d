// SPDX-License-Identifier: Apache-2.0
// Remote procedure calls. Directions, lengths, names of values and failure rules beyond what the types say.

int WINAPI I_RpcExceptionFilter(unsigned long ExceptionCode);
RPC_STATUS WINAPI I_RpcGetBuffer(_Inout_ RPC_MESSAGE *Message);
void *WINAPI NdrAllocate(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, size_t Len) _Fails_(never);
void WINAPI NdrClearOutParameters(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _In_ PFORMAT_STRING pFormat,
    _Inout_ void *ArgAddr);
void WINAPI NdrClientInitializeNew(_Inout_ PRPC_MESSAGE pRpcMsg, _Inout_ PMIDL_STUB_MESSAGE pStubMsg,
    _In_ PMIDL_STUB_DESC pStubDescriptor, unsigned int ProcNum);
void WINAPI NdrComplexArrayBufferSize(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
void WINAPI NdrComplexArrayFree(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
unsigned char *WINAPI NdrComplexArrayMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat) _Fails_(never);
unsigned char *WINAPI NdrComplexArrayUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char **ppMemory,
    _In_ PFORMAT_STRING pFormat, unsigned char fMustAlloc) _Fails_(never);
void WINAPI NdrComplexStructBufferSize(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
void WINAPI NdrComplexStructFree(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
unsigned char *WINAPI NdrComplexStructMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat) _Fails_(never);
unsigned char *WINAPI NdrComplexStructUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char **ppMemory,
    _In_ PFORMAT_STRING pFormat, unsigned char fMustAlloc) _Fails_(never);
void WINAPI NdrConformantArrayBufferSize(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
void WINAPI NdrConformantArrayFree(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
unsigned char *WINAPI NdrConformantArrayMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat) _Fails_(never);
unsigned char *WINAPI NdrConformantArrayUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg,
    _Inout_ unsigned char **ppMemory, _In_ PFORMAT_STRING pFormat, unsigned char fMustAlloc) _Fails_(never);
void WINAPI NdrConformantStringBufferSize(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
unsigned char *WINAPI NdrConformantStringMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat) _Fails_(never);
unsigned char *WINAPI NdrConformantStringUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg,
    _Inout_ unsigned char **ppMemory, _In_ PFORMAT_STRING pFormat, unsigned char fMustAlloc) _Fails_(never);
void WINAPI NdrConformantStructBufferSize(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
unsigned char *WINAPI NdrConformantStructMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat) _Fails_(never);
unsigned char *WINAPI NdrConformantStructUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg,
    _Inout_ unsigned char **ppMemory, _In_ PFORMAT_STRING pFormat, unsigned char fMustAlloc) _Fails_(never);
void WINAPI NdrConformantVaryingArrayBufferSize(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
unsigned char *WINAPI NdrConformantVaryingArrayMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg,
    _Inout_ unsigned char *pMemory, _In_ PFORMAT_STRING pFormat) _Fails_(never);
unsigned char *WINAPI NdrConformantVaryingArrayUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg,
    _Inout_ unsigned char **ppMemory, _In_ PFORMAT_STRING pFormat, unsigned char fMustAlloc) _Fails_(never);
NDR_SCONTEXT WINAPI NdrContextHandleInitialize(_In_ PMIDL_STUB_MESSAGE pStubMsg, _In_ PFORMAT_STRING pFormat);
void WINAPI NdrConvert(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _In_ PFORMAT_STRING pFormat);
void WINAPI NdrFreeBuffer(_Inout_ PMIDL_STUB_MESSAGE pStubMsg);
unsigned char *WINAPI NdrGetBuffer(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, unsigned long BufferLength,
    _Inout_ RPC_BINDING_HANDLE Handle) _Fails_(never);
void WINAPI NdrInterfacePointerBufferSize(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
void WINAPI NdrInterfacePointerFree(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
unsigned char *WINAPI NdrInterfacePointerMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat) _Fails_(never);
unsigned char *WINAPI NdrInterfacePointerUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg,
    _Inout_ unsigned char **ppMemory, _In_ PFORMAT_STRING pFormat, unsigned char fMustAlloc) _Fails_(never);
void *WINAPI NdrOleAllocate(size_t Size) _Fails_(never);
void WINAPI NdrOleFree(_In_ void *NodeToFree);
void WINAPI NdrPointerBufferSize(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
void WINAPI NdrPointerFree(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
unsigned char *WINAPI NdrPointerMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat) _Fails_(never);
unsigned char *WINAPI NdrPointerUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char **ppMemory,
    _In_ PFORMAT_STRING pFormat, unsigned char fMustAlloc) _Fails_(never);
unsigned char *WINAPI NdrSendReceive(_Inout_ PMIDL_STUB_MESSAGE pStubMsg,
    _Inout_ unsigned char *pBufferEnd) _Fails_(never);
void WINAPI NdrServerContextNewMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ NDR_SCONTEXT ContextHandle,
    NDR_RUNDOWN RundownRoutine, _In_ PFORMAT_STRING pFormat);
NDR_SCONTEXT WINAPI NdrServerContextNewUnmarshall(_In_ PMIDL_STUB_MESSAGE pStubMsg, _In_ PFORMAT_STRING pFormat);
unsigned char *WINAPI NdrServerInitializeNew(_Inout_ PRPC_MESSAGE pRpcMsg, _Inout_ PMIDL_STUB_MESSAGE pStubMsg,
    _In_ PMIDL_STUB_DESC pStubDescriptor) _Fails_(never);
unsigned char *WINAPI NdrSimpleStructMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat) _Fails_(never);
unsigned char *WINAPI NdrSimpleStructUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char **ppMemory,
    _In_ PFORMAT_STRING pFormat, unsigned char fMustAlloc) _Fails_(never);
void WINAPI NdrSimpleTypeMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    unsigned char FormatChar);
void WINAPI NdrSimpleTypeUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    unsigned char FormatChar);
void WINAPI NdrUserMarshalBufferSize(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
void WINAPI NdrUserMarshalFree(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat);
unsigned char *WINAPI NdrUserMarshalMarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char *pMemory,
    _In_ PFORMAT_STRING pFormat) _Fails_(never);
unsigned char *WINAPI NdrUserMarshalUnmarshall(_Inout_ PMIDL_STUB_MESSAGE pStubMsg, _Inout_ unsigned char **ppMemory,
    _In_ PFORMAT_STRING pFormat, unsigned char fMustAlloc) _Fails_(never);
RPC_STATUS WINAPI RpcBindingFree(_Inout_ RPC_BINDING_HANDLE *Binding);
RPC_STATUS WINAPI RpcBindingFromStringBindingW(_In_ RPC_WSTR StringBinding, _Out_ RPC_BINDING_HANDLE *Binding);
RPC_STATUS WINAPI RpcMgmtStopServerListening(_In_opt_ RPC_BINDING_HANDLE Binding);
RPC_STATUS WINAPI RpcMgmtWaitServerListen(void);
void WINAPI RpcRaiseException(RPC_STATUS exception);
RPC_STATUS WINAPI RpcServerListen(unsigned int MinimumCallThreads, unsigned int MaxCalls, unsigned int DontWait);
RPC_STATUS WINAPI RpcServerRegisterIf(_In_ RPC_IF_HANDLE IfSpec, _In_opt_ UUID *MgrTypeUuid, _In_opt_ void *MgrEpv);
RPC_STATUS WINAPI RpcServerRegisterIfEx(_In_ RPC_IF_HANDLE IfSpec, _In_opt_ UUID *MgrTypeUuid, _In_opt_ void *MgrEpv,
    unsigned int Flags, unsigned int MaxCalls, _In_opt_ RPC_IF_CALLBACK_FN *IfCallback);
RPC_STATUS WINAPI RpcServerUnregisterIf(_In_opt_ RPC_IF_HANDLE IfSpec, _In_opt_ UUID *MgrTypeUuid,
    unsigned int WaitForCallsToComplete);
RPC_STATUS WINAPI RpcServerUseProtseqEpW(_In_ RPC_WSTR Protseq, unsigned int MaxCalls, _In_ RPC_WSTR Endpoint,
    _In_opt_ void *SecurityDescriptor);
RPC_STATUS WINAPI RpcStringBindingComposeW(_In_opt_ RPC_WSTR ObjUuid, _In_opt_ RPC_WSTR ProtSeq,
    _In_opt_ RPC_WSTR NetworkAddr, _In_opt_ RPC_WSTR Endpoint, _In_opt_ RPC_WSTR Options,
    _Out_opt_ RPC_WSTR *StringBinding);
RPC_STATUS WINAPI RpcStringFreeW(_Inout_ RPC_WSTR *String);
RPC_STATUS WINAPI UuidCreate(_Out_ UUID *Uuid);
RPC_STATUS WINAPI UuidFromStringW(_In_opt_ RPC_WSTR StringUuid, _Out_ UUID *Uuid);
