// SPDX-License-Identifier: Apache-2.0
// The mingw-w64 headers whose functions, structures and constants the API database knows, in an order that compiles for C on
// both targets. A header added here brings its functions in as far as a DLL of tools/apigen/dlls.txt exports them.
#define WIN32_NO_STATUS // ntstatus.h has them all, without clashing with winnt.h's few
#define SECURITY_WIN32
#define PSAPI_VERSION 1
#define _WIN32_DCOM
#include <winsock2.h>
#include <ws2tcpip.h>
#include <ws2ipdef.h>
#include <windows.h>
#undef WIN32_NO_STATUS
#include <ntstatus.h>
#include <winternl.h>

// C runtime
#include <assert.h>
#include <conio.h>
#include <ctype.h>
#include <direct.h>
#include <dos.h>
#include <errno.h>
#include <fcntl.h>
#include <float.h>
#include <io.h>
#include <locale.h>
#include <malloc.h>
#include <math.h>
#include <mbctype.h>
#include <mbstring.h>
#include <process.h>
#include <search.h>
#include <share.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/locking.h>
#include <sys/stat.h>
#include <sys/timeb.h>
#include <sys/types.h>
#include <sys/utime.h>
#include <time.h>
#include <wchar.h>
#include <wctype.h>

// Network
#include <mswsock.h>
#include <mstcpip.h>
#include <nspapi.h>
#include <ws2spi.h>
#include <af_irda.h>
#include <svcguid.h>
#include <iphlpapi.h>
#include <icmpapi.h>
#include <netioapi.h>
#include <tcpestats.h>
#include <windns.h>
#include <wininet.h>
#include <winineti.h>
// WinHTTP has its own idea of a few of WinINet's types.
#define INTERNET_SCHEME     WINHTTP_INTERNET_SCHEME
#define LPINTERNET_SCHEME   LPWINHTTP_INTERNET_SCHEME
#define URL_COMPONENTS      WINHTTP_URL_COMPONENTS
#define LPURL_COMPONENTS    LPWINHTTP_URL_COMPONENTS
#define URL_COMPONENTSW     WINHTTP_URL_COMPONENTSW
#define LPURL_COMPONENTSW   LPWINHTTP_URL_COMPONENTSW
#define HTTP_VERSION_INFO   WINHTTP_HTTP_VERSION_INFO
#define LPHTTP_VERSION_INFO LPWINHTTP_HTTP_VERSION_INFO
#include <winhttp.h>
#undef INTERNET_SCHEME
#undef LPINTERNET_SCHEME
#undef URL_COMPONENTS
#undef LPURL_COMPONENTS
#undef URL_COMPONENTSW
#undef LPURL_COMPONENTSW
#undef HTTP_VERSION_INFO
#undef LPHTTP_VERSION_INFO
#undef INTERNET_SCHEME_HTTP
#undef INTERNET_SCHEME_HTTPS
#undef INTERNET_SCHEME_FTP
#undef INTERNET_SCHEME_SOCKS
#include <lm.h>
#include <lmat.h>
#include <lmdfs.h>
#include <lmjoin.h>
#include <dsgetdc.h>
#include <dsrole.h>
#include <winnetwk.h>
#include <npapi.h>
#include <rpc.h>
#include <rpcdce.h>
#include <rpcndr.h>
#include <rpcproxy.h>
#include <rpcasync.h>
#include <rpcnsi.h>
#include <midles.h>
#include <ntdsapi.h>

// Security
#include <accctrl.h>
#include <aclapi.h>
#include <authz.h>
#include <bcrypt.h>
#include <dpapi.h>
#include <ncrypt.h>
#include <ntsecapi.h>
#include <ntsecpkg.h>
#include <schannel.h>
#include <sddl.h>
#include <security.h>
#include <secext.h>
#include <softpub.h>
#include <wincrypt.h>
#include <wincred.h>
#include <winsafer.h>
#include <wintrust.h>
#include <mscat.h>
#include <mssip.h>
#include <cryptuiapi.h>

// COM and shell
#include <objbase.h>
#include <ole2.h>
#include <oleauto.h>
#include <olectl.h>
#include <oledlg.h>
#include <roapi.h>
#include <winstring.h>
#include <commctrl.h>
#include <commdlg.h>
#include <cpl.h>
#include <prsht.h>
#include <shellapi.h>
#include <shlobj.h>
#include <shlwapi.h>
#include <shobjidl.h>
#include <shellscalingapi.h>
#include <shappmgr.h>
#include <propsys.h>
#include <propvarutil.h>
#include <urlmon.h>
#include <uxtheme.h>
#include <dwmapi.h>
#include <richedit.h>
#include <richole.h>

// System
#include <cfgmgr32.h>
#include <dbghelp.h>
#include <dbt.h>
#include <errorrep.h>
#include <evntprov.h>
#include <evntrace.h>
#include <evntcons.h>
#include <tdh.h>
#include <winevt.h>
#include <fci.h>
#include <fdi.h>
#include <fltuser.h>
#include <imm.h>
#include <lzexpand.h>
#include <mmsystem.h>
#include <mmddk.h>
#include <mmreg.h>
#include <msacm.h>
#include <pdh.h>
#include <powrprof.h>
#include <psapi.h>
#include <restartmanager.h>
#include <setupapi.h>
#include <newdev.h>
#include <sfc.h>
#include <tlhelp32.h>
#include <userenv.h>
#include <winperf.h>
#include <winspool.h>
#include <winver.h>
#include <vfw.h>
#include <wtsapi32.h>
#include <winioctl.h>
#include <ntddscsi.h>
#include <ntddstor.h>
#include <ktmw32.h>
#include <virtdisk.h>
#include <msi.h>
#include <msiquery.h>
#include <appmgmt.h>
#include <d3d11.h>
#include <d3d9.h>
#include <dxgi1_6.h>
#include <ddraw.h>
#include <dsound.h>
#include <dinput.h>
#include <xinput.h>
#include <mmdeviceapi.h>
#include <audioclient.h>
#include <taskschd.h>
#include <wbemcli.h>
#include <pathcch.h>
#include <usp10.h>
#include <compressapi.h>
#include <winldap.h>
#include <wlanapi.h>
#include <winscard.h>
#include <sql.h>
#include <sqlext.h>
#include <ras.h>
#include <d3dcompiler.h>
#include <wincodec.h>
#include <hidsdi.h>
#include <xmllite.h>
#include <avrt.h>
#include <loadperf.h>
#include <clfsw32.h>
#include <esent.h>
#include <httpext.h>
#include <wsnetbs.h>
#include <mapi.h>
#include <icm.h>
#include <magnification.h>

// Interfaces
// DirectShow has its own time codes.
#define tagTIMECODE_SAMPLE tagDSHOW_TIMECODE_SAMPLE
#define TIMECODE_SAMPLE    DSHOW_TIMECODE_SAMPLE
#define PTIMECODE_SAMPLE   PDSHOW_TIMECODE_SAMPLE
#include <strmif.h>
#undef tagTIMECODE_SAMPLE
#undef TIMECODE_SAMPLE
#undef PTIMECODE_SAMPLE
#include <activscp.h>
#include <audiopolicy.h>
#include <bits.h>
#include <comcat.h>
#include <control.h>
#include <d2d1_1.h>
#include <d3d10_1.h>
#include <d3d11_4.h>
#include <d3d12.h>
#include <d3d12sdklayers.h>
#include <d3d10misc.h>
#include <dispex.h>
#include <dwrite_3.h>
#include <dxgidebug.h>
#include <exdisp.h>
#include <iads.h>
#include <adshlp.h>
#include <mfapi.h>
#include <mfidl.h>
#include <mfreadwrite.h>
#include <mlang.h>
#include <msctf.h>
#include <msxml2.h>
#include <netfw.h>
#include <shldisp.h>
#include <spellcheck.h>
#include <tom.h>
#include <uiautomation.h>
#include <wuapi.h>
#include <xaudio2.h>
#include <oleacc.h>
#include <GL/gl.h>
#include <GL/glu.h>
