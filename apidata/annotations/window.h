// SPDX-License-Identifier: Apache-2.0
// Windows, messages, drawing. Directions, lengths, names of values and failure rules beyond what the types say.

int WINAPI AbortDoc(HDC hdc) _Fails_(minus_one, none);
BOOL WINAPI AbortPath(HDC hdc) _Fails_(zero);
HRESULT WINAPI AccessibleChildren(IAccessible *paccContainer, LONG iChildStart, LONG cChildren,
    _Out_writes_to_(cChildren, *pcObtained) VARIANT *rgvarChildren, _Out_ LONG *pcObtained);
HRESULT WINAPI AccessibleObjectFromEvent(HWND hwnd, DWORD dwId, DWORD dwChildId, _Out_ IAccessible **ppacc,
    _Out_ VARIANT *pvarChild);
HRESULT WINAPI AccessibleObjectFromPoint(POINT ptScreen, _Out_ IAccessible **ppacc, _Out_ VARIANT *pvarChild);
HRESULT WINAPI AccessibleObjectFromWindow(HWND hwnd, DWORD dwId, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppvObject);
HKL WINAPI ActivateKeyboardLayout(HKL hkl, _Names_(ACTIVATE_KEYBOARD_LAYOUT_FLAGS) UINT Flags);
BOOL WINAPI AddClipboardFormatListener(HWND hwnd);
HANDLE WINAPI AddFontMemResourceEx(_In_reads_bytes_(cjSize) PVOID pFileView, DWORD cjSize, _Reserved_ PVOID pvResrved,
    _In_ DWORD *pNumFonts) _Fails_(zero);
int WINAPI AddFontResourceExW(_In_ LPCWSTR name, _Names_(FONT_RESOURCE_CHARACTERISTICS) DWORD fl, _Reserved_ PVOID res) _Fails_(zero, none);
int WINAPI AddFontResourceW(_In_ LPCWSTR arg1) _Fails_(zero, none);
BOOL WINAPI AdjustWindowRect(_Inout_ LPRECT lpRect, _Names_(WINDOW_STYLE_WindowsAndMessaging) DWORD dwStyle,
    BOOL bMenu);
BOOL WINAPI AdjustWindowRectEx(_Inout_ LPRECT lpRect, _Names_(WINDOW_STYLE_WindowsAndMessaging) DWORD dwStyle,
    BOOL bMenu, _Names_(WINDOW_EX_STYLE) DWORD dwExStyle);
BOOL WINAPI AdjustWindowRectExForDpi(_Inout_ LPRECT lpRect, _Names_(WINDOW_STYLE_WindowsAndMessaging) DWORD dwStyle,
    BOOL bMenu, _Names_(WINDOW_EX_STYLE) DWORD dwExStyle, UINT dpi);
BOOL WINAPI AllowSetForegroundWindow(_Show_(pid) DWORD dwProcessId);
BOOL WINAPI AlphaBlend(HDC hdcDest, int xoriginDest, int yoriginDest, int wDest, int hDest, HDC hdcSrc, int xoriginSrc,
    int yoriginSrc, int wSrc, int hSrc, BLENDFUNCTION ftn) _Fails_(zero);
BOOL WINAPI AngleArc(HDC hdc, int x, int y, DWORD r, FLOAT StartAngle, FLOAT SweepAngle) _Fails_(zero);
BOOL WINAPI AnimatePalette(HPALETTE hPal, UINT iStartIndex, UINT cEntries,
    _In_reads_(cEntries) const PALETTEENTRY *ppe) _Fails_(zero);
BOOL WINAPI AnimateWindow(HWND hWnd, DWORD dwTime, _Names_(ANIMATE_WINDOW_FLAGS) DWORD dwFlags);
BOOL WINAPI AnyPopup(void) _Fails_(never);
BOOL WINAPI AppendMenuW(HMENU hMenu, _Names_(MENU_ITEM_FLAGS) UINT uFlags, UINT_PTR uIDNewItem,
    _In_opt_ LPCWSTR lpNewItem);
BOOL WINAPI Arc(HDC hdc, int x1, int y1, int x2, int y2, int x3, int y3, int x4, int y4) _Fails_(zero);
BOOL WINAPI ArcTo(HDC hdc, int left, int top, int right, int bottom, int xr1, int yr1, int xr2, int yr2) _Fails_(zero);
BOOL WINAPI AreDpiAwarenessContextsEqual(DPI_AWARENESS_CONTEXT dpiContextA,
    DPI_AWARENESS_CONTEXT dpiContextB) _Fails_(never);
UINT WINAPI ArrangeIconicWindows(HWND hWnd) _Fails_(never);
HANIMATIONBUFFER WINAPI BeginBufferedAnimation(HWND hwnd, HDC hdcTarget, _In_ const RECT *prcTarget,
    BP_BUFFERFORMAT dwFormat, _In_opt_ BP_PAINTPARAMS *pPaintParams, _In_ BP_ANIMATIONPARAMS *pAnimationParams,
    _Out_ HDC *phdcFrom, _Out_ HDC *phdcTo) _Fails_(zero);
HPAINTBUFFER WINAPI BeginBufferedPaint(HDC hdcTarget, _In_ const RECT *prcTarget, BP_BUFFERFORMAT dwFormat,
    _In_opt_ BP_PAINTPARAMS *pPaintParams, _Out_ HDC *phdc);
HDWP WINAPI BeginDeferWindowPos(int nNumWindows);
HDC WINAPI BeginPaint(HWND hWnd, _Out_ LPPAINTSTRUCT lpPaint) _Fails_(zero, last_error);
BOOL WINAPI BeginPanningFeedback(HWND hwnd) _Fails_(zero);
BOOL WINAPI BeginPath(HDC hdc) _Fails_(zero);
BOOL WINAPI BitBlt(HDC hdc, int x, int y, int cx, int cy, _In_opt_ HDC hdcSrc, int x1, int y1,
    _Names_(ROP_CODE) DWORD rop);
BOOL WINAPI BlockInput(BOOL fBlockIt);
BOOL WINAPI BringWindowToTop(HWND hWnd);
long WINAPI BroadcastSystemMessageExW(_Names_(BROADCAST_SYSTEM_MESSAGE_FLAGS) DWORD flags,
    _Inout_opt_ _Names_(BROADCAST_SYSTEM_MESSAGE_INFO) LPDWORD lpInfo, UINT Msg, WPARAM wParam, LPARAM lParam,
    _Out_opt_ PBSMINFO pbsmInfo) _Fails_(zero, last_error);
long WINAPI BroadcastSystemMessageW(_Names_(BROADCAST_SYSTEM_MESSAGE_FLAGS) DWORD flags,
    _Inout_opt_ _Names_(BROADCAST_SYSTEM_MESSAGE_INFO) LPDWORD lpInfo, UINT Msg, WPARAM wParam,
    LPARAM lParam) _Fails_(zero, last_error);
HRESULT WINAPI BufferedPaintClear(HPAINTBUFFER hBufferedPaint, _In_opt_ const RECT *prc);
HRESULT WINAPI BufferedPaintInit(void);
BOOL WINAPI BufferedPaintRenderAnimation(HWND hwnd, HDC hdcTarget) _Fails_(never);
HRESULT WINAPI BufferedPaintSetAlpha(HPAINTBUFFER hBufferedPaint, _In_opt_ const RECT *prc, BYTE alpha);
HRESULT WINAPI BufferedPaintStopAllAnimations(HWND hwnd);
HRESULT WINAPI BufferedPaintUnInit(void);
BOOL WINAPI CalculatePopupWindowPosition(_In_ const POINT *anchorPoint, _In_ const SIZE *windowSize, UINT flags,
    _In_opt_ RECT *excludeRect, _Out_ RECT *popupWindowPosition);
BOOL WINAPI CallMsgFilterW(_In_ LPMSG lpMsg, int nCode) _Fails_(never);
LRESULT WINAPI CallNextHookEx(_In_opt_ HHOOK hhk, int nCode, WPARAM wParam, LPARAM lParam) _Fails_(never);
LRESULT WINAPI CallWindowProcW(WNDPROC lpPrevWndFunc, HWND hWnd, _Names_(WM) UINT Msg, WPARAM wParam,
    LPARAM lParam) _Fails_(never);
BOOL WINAPI CancelDC(HDC hdc) _Fails_(zero);
BOOL WINAPI CancelShutdown(void) _Fails_(zero);
WORD WINAPI CascadeWindows(_In_opt_ HWND hwndParent, _Names_(CASCADE_WINDOWS_HOW) UINT wHow,
    _In_opt_ const RECT *lpRect, UINT cKids, _In_reads_opt_(cKids) const HWND *lpKids) _Fails_(never);
BOOL WINAPI ChangeClipboardChain(HWND hWndRemove, HWND hWndNewNext) _Fails_(never);
LONG WINAPI ChangeDisplaySettingsExW(_In_opt_ LPCWSTR lpszDeviceName, _In_opt_ LPDEVMODEW lpDevMode,
    _Reserved_ HWND hwnd, _Names_(CDS_TYPE) DWORD dwflags, _In_opt_ LPVOID lParam);
LONG WINAPI ChangeDisplaySettingsW(_In_opt_ LPDEVMODEW lpDevMode, _Names_(CDS_TYPE) DWORD dwFlags);
BOOL WINAPI ChangeMenuW(HMENU hMenu, UINT cmd, _In_opt_ LPCWSTR lpszNewItem, UINT cmdInsert, UINT flags) _Fails_(zero);
BOOL WINAPI ChangeWindowMessageFilter(UINT message, _Names_(CHANGE_WINDOW_MESSAGE_FILTER_FLAGS) DWORD dwFlag);
BOOL WINAPI ChangeWindowMessageFilterEx(HWND hwnd, UINT message, _Names_(WINDOW_MESSAGE_FILTER_ACTION) DWORD action,
    _Inout_opt_ PCHANGEFILTERSTRUCT pChangeFilterStruct);
DWORD WINAPI CharLowerBuffW(_Inout_updates_(cchLength) LPWSTR lpsz, DWORD cchLength);
LPWSTR WINAPI CharLowerW(_Inout_ LPWSTR lpsz) _Fails_(never);
LPSTR WINAPI CharNextExA(WORD CodePage, _In_ LPCSTR lpCurrentChar, _Show_(hex) DWORD dwFlags) _Fails_(never);
LPWSTR WINAPI CharNextW(_In_ LPCWSTR lpsz) _Fails_(never) _Hot_;
LPSTR WINAPI CharPrevExA(WORD CodePage, _In_ LPCSTR lpStart, _In_ LPCSTR lpCurrentChar,
    _Show_(hex) DWORD dwFlags) _Fails_(never);
LPWSTR WINAPI CharPrevW(_In_ LPCWSTR lpszStart, _In_ LPCWSTR lpszCurrent) _Fails_(never) _Hot_;
BOOL WINAPI CharToOemBuffW(_In_ LPCWSTR lpszSrc, _Out_writes_(cchDstLength) LPSTR lpszDst, DWORD cchDstLength);
BOOL WINAPI CharToOemW(_In_ LPCWSTR pSrc, _Out_ LPSTR pDst);
DWORD WINAPI CharUpperBuffW(_Inout_updates_(cchLength) LPWSTR lpsz, DWORD cchLength);
LPWSTR WINAPI CharUpperW(_Inout_ LPWSTR lpsz) _Fails_(never);
BOOL WINAPI CheckColorsInGamut(HDC hdc, _In_reads_bytes_(nCount) LPVOID lpRGBTriple,
    _Out_writes_bytes_(nCount) LPVOID dlpBuffer, DWORD nCount) _Fails_(never);
BOOL WINAPI CheckDlgButton(HWND hDlg, int nIDButton, _Names_(DLG_BUTTON_CHECK_STATE) UINT uCheck);
DWORD WINAPI CheckMenuItem(HMENU hMenu, UINT uIDCheckItem, UINT uCheck) _Fails_(minus_one, none);
BOOL WINAPI CheckMenuRadioItem(HMENU hmenu, UINT first, UINT last, UINT check, UINT flags);
BOOL WINAPI CheckRadioButton(HWND hDlg, int nIDFirstButton, int nIDLastButton, int nIDCheckButton);
HWND WINAPI ChildWindowFromPoint(HWND hWndParent, POINT Point) _Fails_(never);
HWND WINAPI ChildWindowFromPointEx(HWND hwnd, POINT pt, _Names_(CWP_FLAGS) UINT flags) _Fails_(never);
BOOL WINAPI ChooseColorW(_Inout_ LPCHOOSECOLORW lpcc) _Fails_(zero);
BOOL WINAPI ChooseFontW(_Inout_ LPCHOOSEFONTW lpcf) _Fails_(zero);
int WINAPI ChoosePixelFormat(HDC hdc, _In_ const PIXELFORMATDESCRIPTOR *ppfd) _Fails_(zero, last_error);
BOOL WINAPI Chord(HDC hdc, int x1, int y1, int x2, int y2, int x3, int y3, int x4, int y4) _Fails_(zero);
BOOL WINAPI ClientToScreen(HWND hWnd, _Inout_ LPPOINT lpPoint) _Fails_(zero);
BOOL WINAPI ClipCursor(_In_opt_ const RECT *lpRect);
BOOL WINAPI CloseClipboard(void);
BOOL WINAPI CloseDesktop(_Closes_ HDESK hDesktop);
HENHMETAFILE WINAPI CloseEnhMetaFile(HDC hdc) _Fails_(zero);
BOOL WINAPI CloseFigure(HDC hdc) _Fails_(zero);
BOOL WINAPI CloseGestureInfoHandle(HGESTUREINFO hGestureInfo);
HMETAFILE WINAPI CloseMetaFile(HDC hdc) _Fails_(zero);
HRESULT WINAPI CloseThemeData(_In_ HTHEME hTheme);
BOOL WINAPI CloseTouchInputHandle(HTOUCHINPUT hTouchInput);
BOOL WINAPI CloseWindow(HWND hWnd);
BOOL WINAPI CloseWindowStation(_Closes_ HWINSTA hWinSta);
BOOL WINAPI ColorCorrectPalette(HDC hdc, HPALETTE hPal, DWORD deFirst, DWORD num) _Fails_(zero);
BOOL WINAPI ColorMatchToTarget(HDC hdc, HDC hdcTarget,
    _Names_(COLOR_MATCH_TO_TARGET_ACTION) DWORD action) _Fails_(zero);
int WINAPI CombineRgn(_In_opt_ HRGN hrgnDst, _In_opt_ HRGN hrgnSrc1, _In_opt_ HRGN hrgnSrc2,
    _Names_(RGN_COMBINE_MODE) int iMode) _Fails_(zero, none);
BOOL WINAPI CombineTransform(_Out_ LPXFORM lpxfOut, _In_ const XFORM *lpxf1, _In_ const XFORM *lpxf2) _Fails_(zero);
DWORD WINAPI CommDlgExtendedError(void);
int WINAPI CopyAcceleratorTableW(HACCEL hAccelSrc, _Out_writes_opt_(cAccelEntries) LPACCEL lpAccelDst,
    int cAccelEntries);
HENHMETAFILE WINAPI CopyEnhMetaFileW(HENHMETAFILE hEnh, _In_opt_ LPCWSTR lpFileName) _Fails_(zero, last_error);
HICON WINAPI CopyIcon(HICON hIcon);
HANDLE WINAPI CopyImage(HANDLE h, _Names_(GDI_IMAGE_TYPE) UINT type, int cx, int cy, _Names_(IMAGE_FLAGS) UINT flags);
HMETAFILE WINAPI CopyMetaFileW(HMETAFILE hmf, _In_opt_ LPCWSTR lpFileName) _Fails_(zero);
BOOL WINAPI CopyRect(_Out_ LPRECT lprcDst, _In_ const RECT *lprcSrc) _Fails_(never);
int WINAPI CountClipboardFormats(void) _Fails_(last_error, last_error);
HACCEL WINAPI CreateAcceleratorTableW(_In_reads_(cAccel) LPACCEL paccel, int cAccel) _Opens_;
HBITMAP WINAPI CreateBitmap(int nWidth, int nHeight, UINT nPlanes, UINT nBitCount,
    _In_opt_ const void *lpBits) _Fails_(zero) _Opens_;
HBITMAP WINAPI CreateBitmapIndirect(_In_ const BITMAP *pbm) _Fails_(zero) _Opens_;
HBRUSH WINAPI CreateBrushIndirect(_In_ const LOGBRUSH *plbrush) _Fails_(zero) _Opens_;
BOOL WINAPI CreateCaret(HWND hWnd, _In_opt_ HBITMAP hBitmap, int nWidth, int nHeight);
HCOLORSPACE WINAPI CreateColorSpaceW(_In_ LPLOGCOLORSPACEW lplcs) _Fails_(zero) _Opens_;
HBITMAP WINAPI CreateCompatibleBitmap(HDC hdc, int cx, int cy) _Fails_(zero, last_error) _Opens_;
HDC WINAPI CreateCompatibleDC(_In_opt_ HDC hdc) _Fails_(zero, last_error) _Opens_;
HCURSOR WINAPI CreateCursor(_In_opt_ HINSTANCE hInst, int xHotSpot, int yHotSpot, int nWidth, int nHeight,
    _In_ const void *pvANDPlane, _In_ const void *pvXORPlane) _Opens_;
HDC WINAPI CreateDCW(_In_opt_ LPCWSTR pwszDriver, _In_opt_ LPCWSTR pwszDevice, _In_opt_ LPCWSTR pszPort,
    _In_opt_ const DEVMODEW *pdm) _Fails_(zero, last_error) _Opens_;
HBRUSH WINAPI CreateDIBPatternBrush(_In_ HGLOBAL h, _Names_(DIB_USAGE) UINT iUsage) _Fails_(zero) _Opens_;
HBRUSH WINAPI CreateDIBPatternBrushPt(_In_ const void *lpPackedDIB,
    _Names_(DIB_USAGE) UINT iUsage) _Fails_(zero) _Opens_;
HBITMAP WINAPI CreateDIBSection(_In_opt_ HDC hdc, _In_ const BITMAPINFO *pbmi, _Names_(DIB_USAGE) UINT usage,
    _Out_ void **ppvBits, _In_opt_ HANDLE hSection, DWORD offset) _Opens_;
HBITMAP WINAPI CreateDIBitmap(HDC hdc, _In_opt_ const BITMAPINFOHEADER *pbmih, DWORD flInit,
    _In_opt_ const void *pjBits, _In_opt_ const BITMAPINFO *pbmi, _Names_(DIB_USAGE) UINT iUsage) _Fails_(zero) _Opens_;
HDESK WINAPI CreateDesktopExW(_In_ LPCWSTR lpszDesktop, _Reserved_ LPCWSTR lpszDevice, _Reserved_ DEVMODEW *pDevmode,
    _Show_(hex) DWORD dwFlags, ACCESS_MASK dwDesiredAccess, _In_opt_ LPSECURITY_ATTRIBUTES lpsa, ULONG ulHeapSize,
    _Reserved_ PVOID pvoid) _Opens_;
HDESK WINAPI CreateDesktopW(_In_ LPCWSTR lpszDesktop, _Reserved_ LPCWSTR lpszDevice, _Reserved_ LPDEVMODEW pDevmode,
    _Show_(hex) DWORD dwFlags, ACCESS_MASK dwDesiredAccess, _In_opt_ LPSECURITY_ATTRIBUTES lpsa) _Opens_;
HWND WINAPI CreateDialogIndirectParamW(_In_opt_ HINSTANCE hInstance, _In_ LPCDLGTEMPLATEW lpTemplate,
    _In_opt_ HWND hWndParent, _In_opt_ DLGPROC lpDialogFunc, LPARAM dwInitParam) _Opens_;
HWND WINAPI CreateDialogParamW(_In_opt_ HINSTANCE hInstance, _In_ LPCWSTR lpTemplateName, _In_opt_ HWND hWndParent,
    _In_opt_ DLGPROC lpDialogFunc, LPARAM dwInitParam) _Opens_;
HBITMAP WINAPI CreateDiscardableBitmap(HDC hdc, int cx, int cy) _Fails_(zero) _Opens_;
HRGN WINAPI CreateEllipticRgn(int x1, int y1, int x2, int y2) _Fails_(zero) _Opens_;
HRGN WINAPI CreateEllipticRgnIndirect(_In_ const RECT *lprect) _Fails_(zero) _Opens_;
HDC WINAPI CreateEnhMetaFileW(_In_opt_ HDC hdc, _In_opt_ LPCWSTR lpFilename, _In_opt_ const RECT *lprc,
    _In_opt_ LPCWSTR lpDesc) _Fails_(zero) _Opens_;
HFONT WINAPI CreateFontIndirectExW(_In_ const ENUMLOGFONTEXDVW *arg1) _Fails_(zero) _Opens_;
HFONT WINAPI CreateFontIndirectW(_In_ const LOGFONTW *lplf) _Fails_(zero) _Opens_;
HFONT WINAPI CreateFontW(int cHeight, int cWidth, int cEscapement, int cOrientation, int cWeight, DWORD bItalic,
    DWORD bUnderline, DWORD bStrikeOut, DWORD iCharSet, _Names_(FONT_OUTPUT_PRECISION) DWORD iOutPrecision,
    _Names_(FONT_CLIP_PRECISION) DWORD iClipPrecision, _Names_(FONT_QUALITY) DWORD iQuality,
    _Names_(FONT_PITCH_AND_FAMILY) DWORD iPitchAndFamily, _In_opt_ LPCWSTR pszFaceName) _Fails_(zero) _Opens_;
HPALETTE WINAPI CreateHalftonePalette(_In_opt_ HDC hdc) _Fails_(zero) _Opens_;
HBRUSH WINAPI CreateHatchBrush(_Names_(HATCH_BRUSH_STYLE) int iHatch, COLORREF color) _Fails_(zero) _Opens_;
HDC WINAPI CreateICW(_In_opt_ LPCWSTR pszDriver, _In_opt_ LPCWSTR pszDevice, _In_opt_ LPCWSTR pszPort,
    _In_opt_ const DEVMODEW *pdm) _Fails_(zero, last_error) _Opens_;
HICON WINAPI CreateIcon(_In_opt_ HINSTANCE hInstance, int nWidth, int nHeight, BYTE cPlanes, BYTE cBitsPixel,
    _In_ const BYTE *lpbANDbits, _In_ const BYTE *lpbXORbits) _Opens_;
HICON WINAPI CreateIconFromResource(_In_reads_bytes_(dwResSize) PBYTE presbits, DWORD dwResSize, BOOL fIcon,
    DWORD dwVer) _Opens_;
HICON WINAPI CreateIconFromResourceEx(_In_reads_bytes_(dwResSize) PBYTE presbits, DWORD dwResSize, BOOL fIcon,
    DWORD dwVer, int cxDesired, int cyDesired, _Names_(IMAGE_FLAGS) UINT Flags) _Opens_;
HICON WINAPI CreateIconIndirect(_In_ PICONINFO piconinfo) _Opens_;
HWND WINAPI CreateMDIWindowW(_In_ LPCWSTR lpClassName, _In_ LPCWSTR lpWindowName,
    _Names_(WINDOW_STYLE_WindowsAndMessaging) DWORD dwStyle, int X, int Y, int nWidth, int nHeight,
    _In_opt_ HWND hWndParent, _In_opt_ HINSTANCE hInstance, LPARAM lParam) _Opens_;
HBITMAP WINAPI CreateMappedBitmap(HINSTANCE hInstance, INT_PTR idBitmap, _Show_(hex) UINT wFlags,
    _In_opt_ LPCOLORMAP lpColorMap, int iNumMaps) _Opens_;
HMENU WINAPI CreateMenu(void) _Opens_;
HDC WINAPI CreateMetaFileW(_In_opt_ LPCWSTR pszFile) _Fails_(zero) _Opens_;
HPALETTE WINAPI CreatePalette(_In_ const LOGPALETTE *plpal) _Fails_(zero) _Opens_;
HBRUSH WINAPI CreatePatternBrush(HBITMAP hbm) _Fails_(zero) _Opens_;
HPEN WINAPI CreatePen(_Names_(PEN_STYLE) int iStyle, int cWidth, COLORREF color) _Fails_(zero) _Opens_;
HPEN WINAPI CreatePenIndirect(_In_ const LOGPEN *plpen) _Fails_(zero) _Opens_;
HRGN WINAPI CreatePolyPolygonRgn(_In_ const POINT *pptl, _In_reads_(cPoly) const INT *pc, int cPoly,
    _Names_(CREATE_POLYGON_RGN_MODE) int iMode) _Fails_(zero) _Opens_;
HRGN WINAPI CreatePolygonRgn(_In_reads_(cPoint) const POINT *pptl, int cPoint,
    _Names_(CREATE_POLYGON_RGN_MODE) int iMode) _Fails_(zero) _Opens_;
HMENU WINAPI CreatePopupMenu(void) _Opens_;
HPROPSHEETPAGE WINAPI CreatePropertySheetPageW(_In_ LPCPROPSHEETPAGEW constPropSheetPagePointer) _Fails_(zero) _Opens_;
HRGN WINAPI CreateRectRgn(int x1, int y1, int x2, int y2) _Fails_(zero) _Opens_;
HRGN WINAPI CreateRectRgnIndirect(_In_ const RECT *lprect) _Fails_(zero) _Opens_;
HRGN WINAPI CreateRoundRectRgn(int x1, int y1, int x2, int y2, int w, int h) _Fails_(zero) _Opens_;
BOOL WINAPI CreateScalableFontResourceW(DWORD fdwHidden, _In_ LPCWSTR lpszFont, _In_ LPCWSTR lpszFile,
    _In_opt_ LPCWSTR lpszPath);
HBRUSH WINAPI CreateSolidBrush(COLORREF color) _Fails_(zero) _Opens_;
HWND WINAPI CreateStatusWindowW(LONG style, _In_ LPCWSTR lpszText, HWND hwndParent, UINT wID) _Opens_;
HRESULT WINAPI CreateStdAccessibleObject(HWND hwnd, LONG idObject, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppvObject);
HRESULT WINAPI CreateStdAccessibleProxyW(HWND hwnd, _In_ LPCWSTR pClassName, LONG idObject, _In_ const IID *const riid,
    _Out_iid_(riid) void **ppvObject);
HSYNTHETICPOINTERDEVICE WINAPI CreateSyntheticPointerDevice(POINTER_INPUT_TYPE pointerType, ULONG maxCount,
    POINTER_FEEDBACK_MODE mode) _Opens_;
HWND WINAPI CreateToolbarEx(HWND hwnd, DWORD ws, UINT wID, int nBitmaps, HINSTANCE hBMInst, UINT_PTR wBMID,
    _In_ LPCTBBUTTON lpButtons, int iNumButtons, int dxButton, int dyButton, int dxBitmap, int dyBitmap,
    UINT uStructSize) _Opens_;
HWND WINAPI CreateUpDownControl(_Show_(hex) DWORD dwStyle, int x, int y, int cx, int cy, HWND hParent, int nID,
    HINSTANCE hInst, HWND hBuddy, int nUpper, int nLower, int nPos) _Fails_(zero) _Opens_;
HWND WINAPI CreateWindowExW(_Names_(WINDOW_EX_STYLE) DWORD dwExStyle, _In_opt_ LPCWSTR lpClassName,
    _In_opt_ LPCWSTR lpWindowName, _Names_(WINDOW_STYLE) DWORD dwStyle, int X, int Y, int nWidth, int nHeight,
    _In_opt_ _Names_(HWND_PARENT) HWND hWndParent, _In_opt_ HMENU hMenu, _In_opt_ HINSTANCE hInstance, _In_opt_ LPVOID lpParam) _Opens_;
HWINSTA WINAPI CreateWindowStationW(_In_opt_ LPCWSTR lpwinsta, _Show_(hex) DWORD dwFlags, ACCESS_MASK dwDesiredAccess,
    _In_opt_ LPSECURITY_ATTRIBUTES lpsa) _Opens_;
HDPA WINAPI DPA_Clone(_In_ const HDPA hdpa, _In_opt_ HDPA hdpaNew) _Fails_(zero);
HDPA WINAPI DPA_Create(int cItemGrow) _Fails_(zero);
HDPA WINAPI DPA_CreateEx(int cpGrow, _In_opt_ HANDLE hheap) _Fails_(zero);
BOOL WINAPI DPA_DeleteAllPtrs(_In_ HDPA hdpa) _Fails_(zero);
PVOID WINAPI DPA_DeletePtr(_In_ HDPA hdpa, int i) _Fails_(zero);
BOOL WINAPI DPA_Destroy(_In_opt_ HDPA hdpa) _Fails_(zero);
void WINAPI DPA_DestroyCallback(_In_opt_ HDPA hdpa, PFNDAENUMCALLBACK pfnCB, _In_opt_ void *pData);
void WINAPI DPA_EnumCallback(_In_opt_ HDPA hdpa, _In_opt_ PFNDAENUMCALLBACK pfnCB, _In_opt_ void *pData);
PVOID WINAPI DPA_GetPtr(_In_ HDPA hdpa, INT_PTR i) _Fails_(never);
int WINAPI DPA_GetPtrIndex(_In_ HDPA hdpa, _In_opt_ const void *p);
BOOL WINAPI DPA_Grow(_In_ HDPA pdpa, int cp) _Fails_(zero);
int WINAPI DPA_InsertPtr(_In_ HDPA hdpa, int i, _In_opt_ void *p);
HRESULT WINAPI DPA_LoadStream(_Out_ HDPA *phdpa, PFNDPASTREAM pfn, struct IStream *pstream, _In_opt_ void *pvInstData);
BOOL WINAPI DPA_Merge(_In_ HDPA hdpaDest, _In_ HDPA hdpaSrc, _Show_(hex) DWORD dwFlags, PFNDACOMPARE pfnCompare,
    PFNDPAMERGE pfnMerge, LPARAM lParam) _Fails_(zero);
HRESULT WINAPI DPA_SaveStream(_In_ HDPA hdpa, PFNDPASTREAM pfn, struct IStream *pstream, _In_opt_ void *pvInstData);
int WINAPI DPA_Search(_In_ HDPA hdpa, _In_opt_ void *pFind, int iStart, PFNDACOMPARE pfnCompare, LPARAM lParam,
    UINT options);
BOOL WINAPI DPA_SetPtr(_In_ HDPA hdpa, int i, _In_opt_ void *p) _Fails_(zero);
BOOL WINAPI DPA_Sort(_In_ HDPA hdpa, PFNDACOMPARE pfnCompare, LPARAM lParam) _Fails_(zero);
BOOL WINAPI DPtoLP(HDC hdc, _Inout_updates_(c) LPPOINT lppt, int c) _Fails_(zero);
HDSA WINAPI DSA_Create(int cbItem, int cItemGrow) _Fails_(zero);
BOOL WINAPI DSA_DeleteAllItems(_In_ HDSA hdsa) _Fails_(zero);
BOOL WINAPI DSA_DeleteItem(_In_ HDSA hdsa, int i) _Fails_(zero);
BOOL WINAPI DSA_Destroy(_In_opt_ HDSA hdsa) _Fails_(zero);
void WINAPI DSA_DestroyCallback(_In_opt_ HDSA hdsa, PFNDAENUMCALLBACK pfnCB, _In_opt_ void *pData);
void WINAPI DSA_EnumCallback(_In_ HDSA hdsa, PFNDAENUMCALLBACK pfnCB, _In_opt_ void *pData);
BOOL WINAPI DSA_GetItem(_In_ HDSA hdsa, int i, _Out_ void *pitem) _Fails_(zero);
PVOID WINAPI DSA_GetItemPtr(_In_ HDSA hdsa, int i) _Fails_(never);
int WINAPI DSA_InsertItem(_In_ HDSA hdsa, int i, _In_ const void *pitem);
BOOL WINAPI DSA_SetItem(_In_ HDSA hdsa, int i, _In_ const void *pitem) _Fails_(zero);
BOOL WINAPI DdeAbandonTransaction(DWORD idInst, HCONV hConv, DWORD idTransaction) _Fails_(zero);
LPBYTE WINAPI DdeAccessData(HDDEDATA hData, _Out_opt_ LPDWORD pcbDataSize) _Fails_(zero);
HDDEDATA WINAPI DdeAddData(HDDEDATA hData, _In_reads_bytes_(cb) LPBYTE pSrc, DWORD cb, DWORD cbOff) _Fails_(zero);
HDDEDATA WINAPI DdeClientTransaction(_In_opt_ LPBYTE pData, DWORD cbData, HCONV hConv, _In_opt_ HSZ hszItem, UINT wFmt,
    _Names_(DDE_CLIENT_TRANSACTION_TYPE) UINT wType, DWORD dwTimeout, _Out_opt_ LPDWORD pdwResult) _Fails_(zero);
int WINAPI DdeCmpStringHandles(HSZ hsz1, HSZ hsz2);
HCONV WINAPI DdeConnect(DWORD idInst, HSZ hszService, HSZ hszTopic, _In_opt_ PCONVCONTEXT pCC) _Fails_(zero);
HCONVLIST WINAPI DdeConnectList(DWORD idInst, HSZ hszService, HSZ hszTopic, HCONVLIST hConvList,
    _In_opt_ PCONVCONTEXT pCC) _Fails_(zero);
HDDEDATA WINAPI DdeCreateDataHandle(DWORD idInst, _In_reads_bytes_opt_(cb) LPBYTE pSrc, DWORD cb, DWORD cbOff,
    _In_opt_ HSZ hszItem, UINT wFmt, UINT afCmd) _Fails_(zero);
HSZ WINAPI DdeCreateStringHandleW(DWORD idInst, _In_ LPCWSTR psz, int iCodePage) _Fails_(zero);
BOOL WINAPI DdeDisconnect(HCONV hConv) _Fails_(zero);
BOOL WINAPI DdeDisconnectList(HCONVLIST hConvList) _Fails_(zero);
BOOL WINAPI DdeEnableCallback(DWORD idInst, HCONV hConv, _Names_(DDE_ENABLE_CALLBACK_CMD) UINT wCmd) _Fails_(never);
BOOL WINAPI DdeFreeDataHandle(HDDEDATA hData) _Fails_(zero);
BOOL WINAPI DdeFreeStringHandle(DWORD idInst, HSZ hsz) _Fails_(zero);
DWORD WINAPI DdeGetData(HDDEDATA hData, _Out_writes_bytes_opt_(cbMax) LPBYTE pDst, DWORD cbMax, DWORD cbOff);
UINT WINAPI DdeGetLastError(DWORD idInst);
BOOL WINAPI DdeImpersonateClient(HCONV hConv);
UINT WINAPI DdeInitializeW(_Inout_ LPDWORD pidInst, PFNCALLBACK pfnCallback,
    _Names_(DDE_INITIALIZE_COMMAND) DWORD afCmd, _Reserved_ DWORD ulRes);
BOOL WINAPI DdeKeepStringHandle(DWORD idInst, HSZ hsz) _Fails_(zero);
HDDEDATA WINAPI DdeNameService(DWORD idInst, _In_opt_ HSZ hsz1, _In_opt_ HSZ hsz2,
    _Names_(DDE_NAME_SERVICE_CMD) UINT afCmd) _Fails_(zero);
BOOL WINAPI DdePostAdvise(DWORD idInst, HSZ hszTopic, HSZ hszItem) _Fails_(zero);
UINT WINAPI DdeQueryConvInfo(HCONV hConv, DWORD idTransaction, _Inout_ PCONVINFO pConvInfo);
HCONV WINAPI DdeQueryNextServer(HCONVLIST hConvList, HCONV hConvPrev) _Fails_(zero);
DWORD WINAPI DdeQueryStringW(DWORD idInst, HSZ hsz, _Out_writes_opt_(cchMax) LPWSTR psz, DWORD cchMax, int iCodePage);
HCONV WINAPI DdeReconnect(HCONV hConv) _Fails_(zero);
BOOL WINAPI DdeSetQualityOfService(HWND hwndClient, _In_ const SECURITY_QUALITY_OF_SERVICE *pqosNew,
    _Inout_ PSECURITY_QUALITY_OF_SERVICE pqosPrev);
BOOL WINAPI DdeSetUserHandle(HCONV hConv, DWORD id, DWORD_PTR hUser) _Fails_(zero);
BOOL WINAPI DdeUnaccessData(HDDEDATA hData) _Fails_(zero);
BOOL WINAPI DdeUninitialize(DWORD idInst) _Fails_(zero);
LRESULT WINAPI DefDlgProcW(HWND hDlg, _Names_(WM) UINT Msg, WPARAM wParam, LPARAM lParam) _Fails_(never);
LRESULT WINAPI DefFrameProcW(HWND hWnd, _In_opt_ HWND hWndMDIClient, _Names_(WM) UINT uMsg, WPARAM wParam,
    LPARAM lParam) _Fails_(never);
LRESULT WINAPI DefMDIChildProcW(HWND hWnd, _Names_(WM) UINT uMsg, WPARAM wParam, LPARAM lParam) _Fails_(never);
LRESULT WINAPI DefRawInputProc(_In_reads_(nInput) PRAWINPUT *paRawInput, INT nInput, UINT cbSizeHeader) _Fails_(never);
LRESULT WINAPI DefWindowProcW(HWND hWnd, _Names_(WM) UINT Msg, WPARAM wParam, LPARAM lParam) _Fails_(never);
HDWP WINAPI DeferWindowPos(_In_ HDWP hWinPosInfo, HWND hWnd, _In_opt_ _Names_(HWND_INSERT_AFTER) HWND hWndInsertAfter, int x, int y, int cx,
    int cy, _Names_(SET_WINDOW_POS_FLAGS) UINT uFlags);
BOOL WINAPI DeleteColorSpace(HCOLORSPACE hcs) _Fails_(zero);
BOOL WINAPI DeleteDC(_Closes_ HDC hdc) _Fails_(zero);
BOOL WINAPI DeleteEnhMetaFile(_In_opt_ HENHMETAFILE hmf) _Fails_(zero);
BOOL WINAPI DeleteMenu(HMENU hMenu, UINT uPosition, _Names_(MENU_ITEM_FLAGS) UINT uFlags);
BOOL WINAPI DeleteMetaFile(HMETAFILE hmf) _Fails_(zero);
BOOL WINAPI DeleteObject(_Closes_ HGDIOBJ ho) _Fails_(zero);
BOOL WINAPI DeregisterShellHookWindow(HWND hwnd) _Fails_(zero);
int WINAPI DescribePixelFormat(HDC hdc, _Names_(PFD_PIXEL_TYPE) int iPixelFormat, UINT nBytes,
    _Out_writes_bytes_opt_(nBytes) LPPIXELFORMATDESCRIPTOR ppfd) _Fails_(zero, last_error);
BOOL WINAPI DestroyAcceleratorTable(HACCEL hAccel) _Fails_(zero);
BOOL WINAPI DestroyCaret(void);
BOOL WINAPI DestroyCursor(_Closes_ HCURSOR hCursor);
BOOL WINAPI DestroyIcon(_Closes_ HICON hIcon);
BOOL WINAPI DestroyMenu(_Closes_ HMENU hMenu);
BOOL WINAPI DestroyPropertySheetPage(_In_ HPROPSHEETPAGE arg1) _Fails_(zero);
void WINAPI DestroySyntheticPointerDevice(HSYNTHETICPOINTERDEVICE device);
BOOL WINAPI DestroyWindow(_Closes_ HWND hWnd);
INT_PTR WINAPI DialogBoxIndirectParamW(_In_opt_ HINSTANCE hInstance, _In_ LPCDLGTEMPLATEW hDialogTemplate,
    _In_opt_ HWND hWndParent, _In_opt_ DLGPROC lpDialogFunc, LPARAM dwInitParam) _Fails_(minus_one, last_error);
INT_PTR WINAPI DialogBoxParamW(_In_opt_ HINSTANCE hInstance, _In_ LPCWSTR lpTemplateName, _In_opt_ HWND hWndParent,
    _In_opt_ DLGPROC lpDialogFunc, LPARAM dwInitParam) _Fails_(minus_one, last_error);
void WINAPI DisableProcessWindowsGhosting(void);
LRESULT WINAPI DispatchMessageW(_In_ const MSG *lpMsg) _Fails_(never);
LONG WINAPI DisplayConfigGetDeviceInfo(_Inout_ DISPLAYCONFIG_DEVICE_INFO_HEADER *requestPacket);
LONG WINAPI DisplayConfigSetDeviceInfo(_In_ DISPLAYCONFIG_DEVICE_INFO_HEADER *setPacket);
int WINAPI DlgDirListComboBoxW(HWND hDlg, _Inout_ LPWSTR lpPathSpec, int nIDComboBox, int nIDStaticPath,
    _Names_(DLG_DIR_LIST_FILE_TYPE) UINT uFiletype) _Fails_(zero, last_error);
int WINAPI DlgDirListW(HWND hDlg, _Inout_ LPWSTR lpPathSpec, int nIDListBox, int nIDStaticPath,
    _Names_(DLG_DIR_LIST_FILE_TYPE) UINT uFileType);
BOOL WINAPI DlgDirSelectComboBoxExW(HWND hwndDlg, _Out_writes_(cchOut) LPWSTR lpString, int cchOut, int idComboBox);
BOOL WINAPI DlgDirSelectExW(HWND hwndDlg, _Out_writes_(chCount) LPWSTR lpString, int chCount, int idListBox);
BOOL WINAPI DragDetect(HWND hwnd, POINT pt) _Fails_(never);
DWORD WINAPI DragObject(HWND hwndParent, HWND hwndFrom, UINT fmt, ULONG_PTR data, _In_opt_ HCURSOR hcur);
BOOL WINAPI DrawAnimatedRects(_In_opt_ HWND hwnd, int idAni, _In_ const RECT *lprcFrom,
    _In_ const RECT *lprcTo) _Fails_(zero);
BOOL WINAPI DrawCaption(HWND hwnd, HDC hdc, _In_ const RECT *lprect,
    _Names_(DRAW_CAPTION_FLAGS) UINT flags) _Fails_(zero);
BOOL WINAPI DrawEdge(HDC hdc, _Inout_ LPRECT qrc, _Names_(DRAWEDGE_FLAGS) UINT edge,
    _Names_(DRAW_EDGE_FLAGS) UINT grfFlags) _Fails_(zero);
int WINAPI DrawEscape(HDC hdc, int iEscape, int cjIn, _In_reads_bytes_opt_(cjIn) LPCSTR lpIn);
BOOL WINAPI DrawFocusRect(HDC hDC, _In_ const RECT *lprc) _Fails_(zero);
BOOL WINAPI DrawFrameControl(HDC hdc, _Inout_ LPRECT lprc, _Names_(DFC_TYPE) UINT uType,
    _Names_(DFCS_STATE) UINT uState) _Fails_(zero);
BOOL WINAPI DrawIcon(HDC hDC, int X, int Y, HICON hIcon);
BOOL WINAPI DrawIconEx(HDC hdc, int xLeft, int yTop, HICON hIcon, int cxWidth, int cyWidth, UINT istepIfAniCur,
    _In_opt_ HBRUSH hbrFlickerFreeDraw, _Names_(DI_FLAGS) UINT diFlags);
void WINAPI DrawInsert(HWND handParent, HWND hLB, int nItem);
BOOL WINAPI DrawMenuBar(HWND hWnd);
BOOL WINAPI DrawStateW(HDC hdc, _In_opt_ HBRUSH hbrFore, _In_opt_ DRAWSTATEPROC qfnCallBack, LPARAM lData, WPARAM wData,
    int x, int y, int cx, int cy, _Names_(DRAWSTATE_FLAGS) UINT uFlags) _Fails_(zero);
void WINAPI DrawStatusTextW(HDC hDC, _In_ LPCRECT lprc, _In_ LPCWSTR pszText, _Show_(hex) UINT uFlags);
int WINAPI DrawTextExW(HDC hdc, _Inout_updates_(cchText) LPWSTR lpchText, int cchText, _Inout_ LPRECT lprc,
    _Names_(DRAW_TEXT_FORMAT) UINT format, _In_opt_ LPDRAWTEXTPARAMS lpdtp);
int WINAPI DrawTextW(HDC hdc, _In_reads_(cchText) LPCWSTR lpchText, int cchText, _Inout_ LPRECT lprc,
    _Names_(DRAW_TEXT_FORMAT) UINT format) _Fails_(zero, none);
HRESULT WINAPI DrawThemeBackground(_In_ HTHEME hTheme, HDC hdc, int iPartId, int iStateId, _In_ const RECT *pRect,
    _In_opt_ const RECT *pClipRect);
HRESULT WINAPI DrawThemeBackgroundEx(_In_ HTHEME hTheme, HDC hdc, int iPartId, int iStateId, _In_ const RECT *pRect,
    _In_opt_ const DTBGOPTS *pOptions);
HRESULT WINAPI DrawThemeEdge(_In_ HTHEME hTheme, HDC hdc, int iPartId, int iStateId, _In_ const RECT *pDestRect,
    UINT uEdge, _Show_(hex) UINT uFlags, _Out_opt_ RECT *pContentRect);
HRESULT WINAPI DrawThemeIcon(_In_ HTHEME hTheme, HDC hdc, int iPartId, int iStateId, _In_ const RECT *pRect,
    _In_ HIMAGELIST himl, int iImageIndex);
HRESULT WINAPI DrawThemeParentBackground(HWND hwnd, HDC hdc, _In_opt_ RECT *prc);
HRESULT WINAPI DrawThemeParentBackgroundEx(HWND hwnd, HDC hdc,
    _Names_(DRAW_THEME_PARENT_BACKGROUND_FLAGS) DWORD dwFlags, _In_opt_ const RECT *prc);
HRESULT WINAPI DrawThemeText(_In_ HTHEME hTheme, HDC hdc, int iPartId, int iStateId,
    _In_reads_(cchText) LPCWSTR pszText, int cchText, _Show_(hex) DWORD dwTextFlags, DWORD dwTextFlags2,
    _In_ const RECT *pRect);
HRESULT WINAPI DrawThemeTextEx(_In_ HTHEME hTheme, HDC hdc, int iPartId, int iStateId,
    _In_reads_(cchText) LPCWSTR pszText, int cchText, _Show_(hex) DWORD dwTextFlags, _Inout_ LPRECT pRect,
    _In_opt_ const DTTOPTS *pOptions);
BOOL WINAPI Ellipse(HDC hdc, int left, int top, int right, int bottom) _Fails_(zero);
BOOL WINAPI EmptyClipboard(void);
BOOL WINAPI EnableMenuItem(HMENU hMenu, UINT uIDEnableItem, _Names_(MENU_ITEM_FLAGS) UINT uEnable) _Fails_(minus_one, none);
BOOL WINAPI EnableMouseInPointer(BOOL fEnable);
BOOL WINAPI EnableNonClientDpiScaling(HWND hwnd);
BOOL WINAPI EnableScrollBar(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) UINT wSBflags,
    _Names_(ENABLE_SCROLL_BAR_ARROWS) UINT wArrows);
HRESULT WINAPI EnableThemeDialogTexture(HWND hwnd, _Show_(hex) DWORD dwFlags);
HRESULT WINAPI EnableTheming(BOOL fEnable);
BOOL WINAPI EnableWindow(HWND hWnd, BOOL bEnable) _Fails_(never);
HRESULT WINAPI EndBufferedAnimation(HANIMATIONBUFFER hbpAnimation, BOOL fUpdateTarget);
HRESULT WINAPI EndBufferedPaint(HPAINTBUFFER hBufferedPaint, BOOL fUpdateTarget);
BOOL WINAPI EndDeferWindowPos(_In_ HDWP hWinPosInfo);
BOOL WINAPI EndDialog(HWND hDlg, INT_PTR nResult);
int WINAPI EndDoc(HDC hdc) _Fails_(zero_or_minus_one, none);
BOOL WINAPI EndMenu(void);
int WINAPI EndPage(HDC hdc) _Fails_(zero_or_minus_one, none);
BOOL WINAPI EndPaint(HWND hWnd, _In_ const PAINTSTRUCT *lpPaint) _Fails_(never);
BOOL WINAPI EndPanningFeedback(HWND hwnd, BOOL fAnimateBack) _Fails_(zero);
BOOL WINAPI EndPath(HDC hdc) _Fails_(zero);
BOOL WINAPI EnumChildWindows(_In_opt_ HWND hWndParent, WNDENUMPROC lpEnumFunc, LPARAM lParam) _Fails_(zero, last_error);
UINT WINAPI EnumClipboardFormats(UINT format) _Fails_(last_error, last_error);
BOOL WINAPI EnumDesktopWindows(_In_opt_ HDESK hDesktop, WNDENUMPROC lpfn, LPARAM lParam);
BOOL WINAPI EnumDesktopsW(_In_opt_ HWINSTA hwinsta, DESKTOPENUMPROCW lpEnumFunc, LPARAM lParam);
BOOL WINAPI EnumDisplayDevicesW(_In_opt_ LPCWSTR lpDevice, DWORD iDevNum, _Inout_ PDISPLAY_DEVICEW lpDisplayDevice,
    _Show_(hex) DWORD dwFlags) _Fails_(zero);
BOOL WINAPI EnumDisplayMonitors(_In_opt_ HDC hdc, _In_opt_ LPCRECT lprcClip, MONITORENUMPROC lpfnEnum,
    LPARAM dwData) _Fails_(zero, last_error);
BOOL WINAPI EnumDisplaySettingsExW(_In_opt_ LPCWSTR lpszDeviceName, _Names_(ENUM_DISPLAY_SETTINGS_MODE) DWORD iModeNum,
    _Inout_ LPDEVMODEW lpDevMode, _Show_(hex) DWORD dwFlags) _Fails_(zero);
BOOL WINAPI EnumDisplaySettingsW(_In_opt_ LPCWSTR lpszDeviceName, _Names_(ENUM_DISPLAY_SETTINGS_MODE) DWORD iModeNum,
    _Inout_ LPDEVMODEW lpDevMode) _Fails_(zero);
BOOL WINAPI EnumEnhMetaFile(_In_opt_ HDC hdc, HENHMETAFILE hmf, ENHMFENUMPROC proc, _In_opt_ LPVOID lpParam,
    _In_opt_ const RECT *lpRect) _Fails_(zero);
int WINAPI EnumFontFamiliesExW(HDC hdc, _In_ LPLOGFONTW lpLogfont, FONTENUMPROCW lpProc, LPARAM lParam,
    _Show_(hex) DWORD dwFlags);
int WINAPI EnumFontFamiliesW(HDC hdc, _In_opt_ LPCWSTR lpLogfont, FONTENUMPROCW lpProc, LPARAM lParam);
int WINAPI EnumFontsW(HDC hdc, _In_opt_ LPCWSTR lpLogfont, FONTENUMPROCW lpProc, LPARAM lParam);
int WINAPI EnumICMProfilesW(HDC hdc, ICMENUMPROCW proc, LPARAM lParam);
BOOL WINAPI EnumMetaFile(HDC hdc, HMETAFILE hmf, MFENUMPROC proc, LPARAM lParam) _Fails_(zero);
int WINAPI EnumObjects(HDC hdc, _Names_(OBJ_TYPE) int nType, GOBJENUMPROC lpFunc, LPARAM lParam);
int WINAPI EnumPropsExW(HWND hWnd, PROPENUMPROCEXW lpEnumFunc, LPARAM lParam);
int WINAPI EnumPropsW(HWND hWnd, PROPENUMPROCW lpEnumFunc);
BOOL WINAPI EnumThreadWindows(_Show_(tid) DWORD dwThreadId, WNDENUMPROC lpfn, LPARAM lParam) _Fails_(zero, last_error);
BOOL WINAPI EnumWindowStationsW(WINSTAENUMPROCW lpEnumFunc, LPARAM lParam);
BOOL WINAPI EnumWindows(WNDENUMPROC lpEnumFunc, LPARAM lParam);
BOOL WINAPI EqualRect(_In_ const RECT *lprc1, _In_ const RECT *lprc2) _Fails_(never);
BOOL WINAPI EqualRgn(HRGN hrgn1, HRGN hrgn2) _Fails_(never);
int WINAPI Escape(HDC hdc, int iEscape, int cjIn, _In_reads_bytes_opt_(cjIn) LPCSTR pvIn, _Out_opt_ LPVOID pvOut) _Fails_(negative, none);
BOOL WINAPI EvaluateProximityToPolygon(UINT32 numVertices, _In_reads_(numVertices) const POINT *controlPolygon,
    _In_ const TOUCH_HIT_TESTING_INPUT *pHitTestingInput, _Out_ TOUCH_HIT_TESTING_PROXIMITY_EVALUATION *pProximityEval);
BOOL WINAPI EvaluateProximityToRect(_In_ const RECT *controlBoundingBox,
    _In_ const TOUCH_HIT_TESTING_INPUT *pHitTestingInput, _Out_ TOUCH_HIT_TESTING_PROXIMITY_EVALUATION *pProximityEval);
int WINAPI ExcludeClipRect(HDC hdc, int left, int top, int right, int bottom) _Fails_(zero, none);
int WINAPI ExcludeUpdateRgn(HDC hDC, HWND hWnd) _Fails_(zero, none);
BOOL WINAPI ExitWindowsEx(_Names_(EXIT_WINDOWS_FLAGS) UINT uFlags, _Names_(SHUTDOWN_REASON) DWORD dwReason);
HPEN WINAPI ExtCreatePen(_Names_(PEN_STYLE) DWORD iPenStyle, DWORD cWidth, _In_ const LOGBRUSH *plbrush,
    _Show_(hex) DWORD cStyle, _In_reads_opt_(cStyle) const DWORD *pstyle) _Fails_(zero);
HRGN WINAPI ExtCreateRegion(_In_opt_ const XFORM *lpx, DWORD nCount,
    _In_reads_bytes_(nCount) const RGNDATA *lpData) _Fails_(zero);
int WINAPI ExtEscape(HDC hdc, int iEscape, int cjInput, _In_reads_bytes_opt_(cjInput) LPCSTR lpInData, int cjOutput,
    _Out_writes_bytes_opt_(cjOutput) LPSTR lpOutData) _Fails_(negative, none);
BOOL WINAPI ExtFloodFill(HDC hdc, int x, int y, COLORREF color, _Names_(EXT_FLOOD_FILL_TYPE) UINT type) _Fails_(zero);
int WINAPI ExtSelectClipRgn(HDC hdc, _In_opt_ HRGN hrgn, _Names_(RGN_COMBINE_MODE) int mode) _Fails_(zero, none);
BOOL WINAPI ExtTextOutW(HDC hdc, int x, int y, _Names_(ETO_OPTIONS) UINT options, _In_opt_ const RECT *lprect,
    _In_reads_opt_(c) LPCWSTR lpString, UINT c, _In_reads_opt_(c) const INT *lpDx) _Fails_(zero);
BOOL WINAPI FillPath(HDC hdc) _Fails_(zero);
int WINAPI FillRect(HDC hDC, _In_ const RECT *lprc, HBRUSH hbr) _Fails_(zero, none);
BOOL WINAPI FillRgn(HDC hdc, HRGN hrgn, HBRUSH hbr) _Fails_(zero);
HWND WINAPI FindTextW(_Inout_ LPFINDREPLACEW lpfr) _Fails_(never);
HWND WINAPI FindWindowExW(_In_opt_ HWND hWndParent, _In_opt_ HWND hWndChildAfter, _In_opt_ LPCWSTR lpszClass,
    _In_opt_ LPCWSTR lpszWindow);
HWND WINAPI FindWindowW(_In_opt_ LPCWSTR lpClassName, _In_opt_ LPCWSTR lpWindowName);
BOOL WINAPI FixBrushOrgEx(HDC hdc, int x, int y, _In_opt_ LPPOINT ptl) _Fails_(zero);
BOOL WINAPI FlashWindow(HWND hWnd, BOOL bInvert) _Fails_(never);
BOOL WINAPI FlashWindowEx(_In_ PFLASHWINFO pfwi) _Fails_(never);
BOOL WINAPI FlatSB_EnableScrollBar(HWND hWnd, int arg2, UINT uArg) _Fails_(zero);
BOOL WINAPI FlatSB_GetScrollInfo(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int code,
    _Inout_ LPSCROLLINFO arg3) _Fails_(zero);
int WINAPI FlatSB_GetScrollPos(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int code);
BOOL WINAPI FlatSB_GetScrollProp(HWND hWnd, _Names_(WSB_PROP) int propIndex, _Inout_ LPINT arg3) _Fails_(zero);
BOOL WINAPI FlatSB_GetScrollRange(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int code, _Inout_ LPINT arg3,
    _Inout_ LPINT arg4) _Fails_(zero);
int WINAPI FlatSB_SetScrollInfo(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int code, _Inout_ LPSCROLLINFO psi,
    BOOL fRedraw);
int WINAPI FlatSB_SetScrollPos(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int code, int pos, BOOL fRedraw);
BOOL WINAPI FlatSB_SetScrollProp(HWND hWnd, _Names_(WSB_PROP) UINT index, INT_PTR newValue, BOOL arg4) _Fails_(zero);
int WINAPI FlatSB_SetScrollRange(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int code, int min, int max, BOOL fRedraw);
BOOL WINAPI FlatSB_ShowScrollBar(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int code, BOOL arg3) _Fails_(zero);
BOOL WINAPI FlattenPath(HDC hdc) _Fails_(zero);
BOOL WINAPI FloodFill(HDC hdc, int x, int y, COLORREF color) _Fails_(zero);
int WINAPI FrameRect(HDC hDC, _In_ const RECT *lprc, HBRUSH hbr) _Fails_(zero, none);
BOOL WINAPI FrameRgn(HDC hdc, HRGN hrgn, HBRUSH hbr, int w, int h) _Fails_(zero);
BOOL WINAPI FreeDDElParam(UINT msg, LPARAM lParam) _Fails_(zero);
BOOL WINAPI GdiAlphaBlend(HDC hdcDest, int xoriginDest, int yoriginDest, int wDest, int hDest, HDC hdcSrc,
    int xoriginSrc, int yoriginSrc, int wSrc, int hSrc, BLENDFUNCTION ftn) _Fails_(zero);
BOOL WINAPI GdiComment(HDC hdc, UINT nSize, _In_reads_bytes_(nSize) const BYTE *lpData) _Fails_(zero);
BOOL WINAPI GdiFlush(void) _Fails_(zero);
DWORD WINAPI GdiGetBatchLimit(void);
BOOL WINAPI GdiGradientFill(HDC hdc, _In_reads_(nVertex) PTRIVERTEX pVertex, ULONG nVertex, _In_ PVOID pMesh,
    ULONG nCount, _Names_(GRADIENT_FILL) ULONG ulMode) _Fails_(zero, none);
DWORD WINAPI GdiSetBatchLimit(DWORD dw);
BOOL WINAPI GdiTransparentBlt(HDC hdcDest, int xoriginDest, int yoriginDest, int wDest, int hDest, HDC hdcSrc,
    int xoriginSrc, int yoriginSrc, int wSrc, int hSrc, UINT crTransparent) _Fails_(zero);
HWND WINAPI GetActiveWindow(void) _Fails_(never);
BOOL WINAPI GetAltTabInfoW(_In_opt_ HWND hwnd, int iItem, _Inout_ PALTTABINFO pati,
    _Out_writes_opt_(cchItemText) LPWSTR pszItemText, UINT cchItemText);
HWND WINAPI GetAncestor(HWND hwnd, _Names_(GET_ANCESTOR_FLAGS) UINT gaFlags) _Fails_(never);
int WINAPI GetArcDirection(HDC hdc) _Fails_(zero, none);
BOOL WINAPI GetAspectRatioFilterEx(HDC hdc, _Out_ LPSIZE lpsize) _Fails_(zero);
SHORT WINAPI GetAsyncKeyState(_Names_(VIRTUAL_KEY) int vKey);
BOOL WINAPI GetAutoRotationState(_Out_ PAR_STATE pState) _Fails_(zero);
DPI_AWARENESS WINAPI GetAwarenessFromDpiAwarenessContext(DPI_AWARENESS_CONTEXT value);
LONG WINAPI GetBitmapBits(HBITMAP hbit, LONG cb, _Out_writes_bytes_(cb) LPVOID lpvBits) _Fails_(zero, none);
BOOL WINAPI GetBitmapDimensionEx(HBITMAP hbit, _Out_ LPSIZE lpsize) _Fails_(zero);
COLORREF WINAPI GetBkColor(HDC hdc) _Fails_(minus_one, none);
int WINAPI GetBkMode(HDC hdc) _Fails_(zero, none);
UINT WINAPI GetBoundsRect(HDC hdc, _Out_ LPRECT lprect, UINT flags) _Fails_(zero, none);
BOOL WINAPI GetBrushOrgEx(HDC hdc, _Out_ LPPOINT lppt) _Fails_(zero);
HRESULT WINAPI GetBufferedPaintBits(HPAINTBUFFER hBufferedPaint, _Out_ RGBQUAD **ppbBuffer, _Out_ int *pcxRow);
HDC WINAPI GetBufferedPaintDC(HPAINTBUFFER hBufferedPaint) _Fails_(zero);
HDC WINAPI GetBufferedPaintTargetDC(HPAINTBUFFER hBufferedPaint) _Fails_(zero);
HRESULT WINAPI GetBufferedPaintTargetRect(HPAINTBUFFER hBufferedPaint, _Out_ RECT *prc);
BOOL WINAPI GetCIMSSM(_Out_ INPUT_MESSAGE_SOURCE *inputMessageSource) _Fails_(never);
HWND WINAPI GetCapture(void) _Fails_(never);
UINT WINAPI GetCaretBlinkTime(void) _Fails_(zero, last_error);
BOOL WINAPI GetCaretPos(_Out_ LPPOINT lpPoint);
BOOL WINAPI GetCharABCWidthsFloatW(HDC hdc, UINT iFirst, UINT iLast, _Out_ LPABCFLOAT lpABC) _Fails_(zero);
BOOL WINAPI GetCharABCWidthsI(HDC hdc, UINT giFirst, UINT cgi, _In_reads_opt_(cgi) LPWORD pgi,
    _Out_writes_(cgi) LPABC pabc) _Fails_(zero);
BOOL WINAPI GetCharABCWidthsW(HDC hdc, UINT wFirst, UINT wLast, _Out_ LPABC lpABC) _Fails_(zero);
BOOL WINAPI GetCharWidth32W(HDC hdc, UINT iFirst, UINT iLast, _Out_ LPINT lpBuffer) _Fails_(zero);
BOOL WINAPI GetCharWidthFloatW(HDC hdc, UINT iFirst, UINT iLast, _Out_ PFLOAT lpBuffer) _Fails_(zero);
BOOL WINAPI GetCharWidthI(HDC hdc, UINT giFirst, UINT cgi, _In_reads_opt_(cgi) LPWORD pgi,
    _Out_writes_(cgi) LPINT piWidths) _Fails_(zero);
BOOL WINAPI GetCharWidthW(HDC hdc, UINT iFirst, UINT iLast, _Out_ LPINT lpBuffer) _Fails_(zero);
DWORD WINAPI GetCharacterPlacementW(HDC hdc, _In_reads_(nCount) LPCWSTR lpString, int nCount, int nMexExtent,
    _Inout_ LPGCP_RESULTSW lpResults, _Names_(GET_CHARACTER_PLACEMENT_FLAGS) DWORD dwFlags) _Fails_(zero, none);
BOOL WINAPI GetClassInfoExW(_In_opt_ HINSTANCE hInstance, _In_ LPCWSTR lpszClass, _Out_ LPWNDCLASSEXW lpwcx);
BOOL WINAPI GetClassInfoW(_In_opt_ HINSTANCE hInstance, _In_ LPCWSTR lpClassName, _Out_ LPWNDCLASSW lpWndClass);
DWORD WINAPI GetClassLongW(HWND hWnd, _Names_(GET_CLASS_LONG_INDEX) int nIndex) _Fails_(last_error, last_error);
int WINAPI GetClassNameW(HWND hWnd, _Out_writes_(nMaxCount) LPWSTR lpClassName,
    int nMaxCount) _Fails_(zero, last_error);
WORD WINAPI GetClassWord(HWND hWnd, int nIndex) _Fails_(last_error, last_error);
BOOL WINAPI GetClientRect(HWND hWnd, _Out_ LPRECT lpRect);
int WINAPI GetClipBox(HDC hdc, _Out_ LPRECT lprect) _Fails_(zero, none);
BOOL WINAPI GetClipCursor(_Out_ LPRECT lpRect);
int WINAPI GetClipRgn(HDC hdc, HRGN hrgn) _Fails_(minus_one, none);
HANDLE WINAPI GetClipboardData(_Names_(CLIPBOARD_FORMAT) UINT uFormat);
int WINAPI GetClipboardFormatNameW(UINT format, _Out_writes_(cchMaxCount) LPWSTR lpszFormatName,
    int cchMaxCount) _Fails_(zero, last_error);
HWND WINAPI GetClipboardOwner(void) _Fails_(never);
DWORD WINAPI GetClipboardSequenceNumber(void);
HWND WINAPI GetClipboardViewer(void) _Fails_(never);
BOOL WINAPI GetColorAdjustment(HDC hdc, _Out_ LPCOLORADJUSTMENT lpca) _Fails_(zero);
HCOLORSPACE WINAPI GetColorSpace(HDC hdc) _Fails_(zero);
BOOL WINAPI GetComboBoxInfo(HWND hwndCombo, _Inout_ PCOMBOBOXINFO pcbi);
BOOL WINAPI GetCurrentInputMessageSource(_Out_ INPUT_MESSAGE_SOURCE *inputMessageSource);
HGDIOBJ WINAPI GetCurrentObject(HDC hdc, _Names_(OBJ_TYPE) UINT type) _Fails_(zero, none);
BOOL WINAPI GetCurrentPositionEx(HDC hdc, _Out_ LPPOINT lppt) _Fails_(zero);
HRESULT WINAPI GetCurrentThemeName(_Out_writes_(cchMaxNameChars) LPWSTR pszThemeFileName, int cchMaxNameChars,
    _Out_writes_opt_(cchMaxColorChars) LPWSTR pszColorBuff, int cchMaxColorChars,
    _Out_writes_opt_(cchMaxSizeChars) LPWSTR pszSizeBuff, int cchMaxSizeChars);
HCURSOR WINAPI GetCursor(void) _Fails_(never);
BOOL WINAPI GetCursorInfo(_Inout_ PCURSORINFO pci);
BOOL WINAPI GetCursorPos(_Out_ LPPOINT lpPoint);
HDC WINAPI GetDC(_In_opt_ HWND hWnd) _Fails_(zero, last_error);
COLORREF WINAPI GetDCBrushColor(HDC hdc) _Fails_(minus_one, none);
HDC WINAPI GetDCEx(_In_opt_ HWND hWnd, _In_opt_ HRGN hrgnClip,
    _Names_(GET_DCX_FLAGS) DWORD flags) _Fails_(zero, last_error);
BOOL WINAPI GetDCOrgEx(HDC hdc, _Out_ LPPOINT lppt) _Fails_(zero);
COLORREF WINAPI GetDCPenColor(HDC hdc) _Fails_(minus_one, none);
UINT WINAPI GetDIBColorTable(HDC hdc, UINT iStart, UINT cEntries, _Out_writes_(cEntries) RGBQUAD *prgbq) _Fails_(zero, last_error);
int WINAPI GetDIBits(HDC hdc, HBITMAP hbm, UINT start, UINT cLines, _Out_opt_ LPVOID lpvBits,
    _Inout_ LPBITMAPINFO lpbmi, _Names_(DIB_USAGE) UINT usage) _Fails_(zero, last_error);
HWND WINAPI GetDesktopWindow(void) _Fails_(never);
int WINAPI GetDeviceCaps(_In_opt_ HDC hdc, _Names_(GET_DEVICE_CAPS_INDEX) int index);
BOOL WINAPI GetDeviceGammaRamp(HDC hdc, _Out_ LPVOID lpRamp) _Fails_(zero);
long WINAPI GetDialogBaseUnits(void);
DIALOG_CONTROL_DPI_CHANGE_BEHAVIORS WINAPI GetDialogControlDpiChangeBehavior(HWND hWnd) _Fails_(never);
DIALOG_DPI_CHANGE_BEHAVIORS WINAPI GetDialogDpiChangeBehavior(HWND hDlg) _Fails_(never);
BOOL WINAPI GetDisplayAutoRotationPreferences(_Out_ ORIENTATION_PREFERENCE *pOrientation) _Fails_(zero);
LONG WINAPI GetDisplayConfigBufferSizes(UINT32 flags, _Out_ UINT32 *numPathArrayElements,
    _Out_ UINT32 *numModeInfoArrayElements);
int WINAPI GetDlgCtrlID(HWND hWnd) _Fails_(zero, last_error);
HWND WINAPI GetDlgItem(_In_opt_ HWND hDlg, int nIDDlgItem);
UINT WINAPI GetDlgItemInt(HWND hDlg, int nIDDlgItem, _Out_opt_ BOOL *lpTranslated,
    BOOL bSigned) _Fails_(last_error, last_error);
UINT WINAPI GetDlgItemTextW(HWND hDlg, int nIDDlgItem, _Out_writes_(cchMax) LPWSTR lpString,
    int cchMax) _Fails_(last_error, last_error);
UINT WINAPI GetDoubleClickTime(void);
DPI_AWARENESS_CONTEXT WINAPI GetDpiAwarenessContextForProcess(HANDLE hProcess);
HRESULT WINAPI GetDpiForMonitor(HMONITOR hmonitor, MONITOR_DPI_TYPE dpiType, _Out_ UINT *dpiX, _Out_ UINT *dpiY);
UINT WINAPI GetDpiForSystem(void);
UINT WINAPI GetDpiForWindow(HWND hwnd);
UINT WINAPI GetDpiFromDpiAwarenessContext(DPI_AWARENESS_CONTEXT value);
void WINAPI GetEffectiveClientRect(HWND hWnd, _Out_ LPRECT lprc, _In_ const INT *lpInfo);
UINT WINAPI GetEnhMetaFileBits(HENHMETAFILE hEMF, UINT nSize, _Out_writes_bytes_opt_(nSize) LPBYTE lpData) _Fails_(zero, none);
UINT WINAPI GetEnhMetaFileDescriptionW(HENHMETAFILE hemf, UINT cchBuffer,
    _Out_writes_opt_(cchBuffer) LPWSTR lpDescription);
UINT WINAPI GetEnhMetaFileHeader(HENHMETAFILE hemf, UINT nSize,
    _Out_writes_bytes_opt_(nSize) LPENHMETAHEADER lpEnhMetaHeader) _Fails_(zero, none);
UINT WINAPI GetEnhMetaFilePaletteEntries(HENHMETAFILE hemf, UINT nNumEntries,
    _Out_writes_opt_(nNumEntries) LPPALETTEENTRY lpPaletteEntries);
UINT WINAPI GetEnhMetaFilePixelFormat(HENHMETAFILE hemf, UINT cbBuffer,
    _Out_writes_bytes_opt_(cbBuffer) PIXELFORMATDESCRIPTOR *ppfd) _Fails_(never);
HENHMETAFILE WINAPI GetEnhMetaFileW(_In_ LPCWSTR lpName) _Fails_(zero);
short WINAPI GetFileTitleW(_In_ LPCWSTR lpszFile, _Out_writes_(cchSize) LPWSTR lpszTitle, WORD cchSize);
HWND WINAPI GetFocus(void) _Fails_(never);
DWORD WINAPI GetFontData(HDC hdc, DWORD dwTable, DWORD dwOffset, _Out_writes_bytes_opt_(cjBuffer) PVOID pvBuffer,
    DWORD cjBuffer) _Fails_(minus_one, none);
DWORD WINAPI GetFontLanguageInfo(HDC hdc);
DWORD WINAPI GetFontUnicodeRanges(HDC hdc, _Out_opt_ LPGLYPHSET lpgs) _Fails_(zero, none);
HWND WINAPI GetForegroundWindow(void) _Fails_(never);
BOOL WINAPI GetGUIThreadInfo(_Show_(tid) DWORD idThread, _Inout_ PGUITHREADINFO pgui);
BOOL WINAPI GetGestureConfig(HWND hwnd, DWORD dwReserved, _Show_(hex) DWORD dwFlags, _In_ PUINT pcIDs,
    _Inout_updates_(*pcIDs) PGESTURECONFIG pGestureConfig, UINT cbSize);
BOOL WINAPI GetGestureExtraArgs(HGESTUREINFO hGestureInfo, UINT cbExtraArgs,
    _Out_writes_bytes_(cbExtraArgs) PBYTE pExtraArgs);
BOOL WINAPI GetGestureInfo(HGESTUREINFO hGestureInfo, _Out_ PGESTUREINFO pGestureInfo);
DWORD WINAPI GetGlyphIndicesW(HDC hdc, _In_reads_(c) LPCWSTR lpstr, int c, _Out_writes_(c) LPWORD pgi, DWORD fl) _Fails_(minus_one, none);
DWORD WINAPI GetGlyphOutlineW(HDC hdc, UINT uChar, _Names_(GET_GLYPH_OUTLINE_FORMAT) UINT fuFormat,
    _Out_ LPGLYPHMETRICS lpgm, DWORD cjBuffer, _Out_writes_bytes_opt_(cjBuffer) LPVOID pvBuffer,
    _In_ const MAT2 *lpmat2) _Fails_(minus_one, none);
int WINAPI GetGraphicsMode(HDC hdc) _Fails_(zero, none);
BOOL WINAPI GetICMProfileW(HDC hdc, _Inout_ LPDWORD pBufSize,
    _Out_writes_opt_(*pBufSize) LPWSTR pszFilename) _Fails_(zero);
BOOL WINAPI GetIconInfo(HICON hIcon, _Out_ PICONINFO piconinfo);
BOOL WINAPI GetIconInfoExW(HICON hicon, _Inout_ PICONINFOEXW piconinfo) _Fails_(zero);
BOOL WINAPI GetInputState(void) _Fails_(never);
UINT WINAPI GetKBCodePage(void);
DWORD WINAPI GetKerningPairsW(HDC hdc, DWORD nPairs, _Out_writes_opt_(nPairs) LPKERNINGPAIR lpKernPair) _Fails_(zero, none);
int WINAPI GetKeyNameTextW(LONG lParam, _Out_writes_(cchSize) LPWSTR lpString, int cchSize) _Fails_(zero, last_error);
SHORT WINAPI GetKeyState(_Names_(VIRTUAL_KEY) int nVirtKey);
HKL WINAPI GetKeyboardLayout(_Show_(tid) DWORD idThread) _Fails_(never);
int WINAPI GetKeyboardLayoutList(int nBuff, _Out_writes_opt_(nBuff) HKL *lpList) _Fails_(zero, last_error);
BOOL WINAPI GetKeyboardLayoutNameW(_Out_writes_(9) LPWSTR pwszKLID);
BOOL WINAPI GetKeyboardState(_Out_writes_bytes_(256) PBYTE lpKeyState);
int WINAPI GetKeyboardType(int nTypeFlag) _Fails_(never);
HWND WINAPI GetLastActivePopup(HWND hWnd) _Fails_(never);
BOOL WINAPI GetLastInputInfo(_Inout_ PLASTINPUTINFO plii) _Fails_(zero);
BOOL WINAPI GetLayeredWindowAttributes(HWND hwnd, _Out_opt_ COLORREF *pcrKey, _Out_opt_ BYTE *pbAlpha,
    _Out_opt_ _Names_(LAYERED_WINDOW_ATTRIBUTES_FLAGS) DWORD *pdwFlags);
DWORD WINAPI GetLayout(HDC hdc) _Fails_(minus_one, none);
DWORD WINAPI GetListBoxInfo(HWND hwnd);
BOOL WINAPI GetLogColorSpaceW(HCOLORSPACE hColorSpace, _Out_writes_bytes_(nSize) LPLOGCOLORSPACEW lpBuffer,
    DWORD nSize) _Fails_(zero);
LANGID WINAPI GetMUILanguage(void) _Fails_(never);
int WINAPI GetMapMode(HDC hdc) _Fails_(zero, none);
HMENU WINAPI GetMenu(HWND hWnd) _Fails_(never);
BOOL WINAPI GetMenuBarInfo(HWND hwnd, _Names_(OBJECT_IDENTIFIER) LONG idObject, LONG idItem, _Inout_ PMENUBARINFO pmbi);
LONG WINAPI GetMenuCheckMarkDimensions(void);
UINT WINAPI GetMenuDefaultItem(HMENU hMenu, UINT fByPos,
    _Names_(GET_MENU_DEFAULT_ITEM_FLAGS) UINT gmdiFlags) _Fails_(minus_one, last_error);
BOOL WINAPI GetMenuInfo(HMENU hmenu, _Inout_ LPMENUINFO lpmi);
int WINAPI GetMenuItemCount(_In_opt_ HMENU hMenu) _Fails_(minus_one, last_error);
UINT WINAPI GetMenuItemID(HMENU hMenu, int nPos);
BOOL WINAPI GetMenuItemInfoW(HMENU hmenu, UINT item, BOOL fByPosition, _Inout_ LPMENUITEMINFOW lpmii);
BOOL WINAPI GetMenuItemRect(_In_opt_ HWND hWnd, HMENU hMenu, UINT uItem, _Out_ LPRECT lprcItem);
UINT WINAPI GetMenuState(HMENU hMenu, UINT uId, _Names_(MENU_ITEM_FLAGS) UINT uFlags) _Fails_(minus_one, none);
int WINAPI GetMenuStringW(HMENU hMenu, UINT uIDItem, _Out_writes_opt_(cchMax) LPWSTR lpString, int cchMax,
    _Names_(MENU_ITEM_FLAGS) UINT flags);
LPARAM WINAPI GetMessageExtraInfo(void) _Fails_(never);
DWORD WINAPI GetMessagePos(void);
LONG WINAPI GetMessageTime(void);
BOOL WINAPI GetMessageW(_Out_ LPMSG lpMsg, _In_opt_ HWND hWnd, UINT wMsgFilterMin,
    UINT wMsgFilterMax) _Fails_(minus_one, last_error);
UINT WINAPI GetMetaFileBitsEx(HMETAFILE hMF, UINT cbBuffer, _Out_writes_bytes_opt_(cbBuffer) LPVOID lpData) _Fails_(zero, none);
HMETAFILE WINAPI GetMetaFileW(_In_ LPCWSTR lpName) _Fails_(zero);
int WINAPI GetMetaRgn(HDC hdc, HRGN hrgn) _Fails_(zero, none);
BOOL WINAPI GetMiterLimit(HDC hdc, _Out_ PFLOAT plimit) _Fails_(zero);
BOOL WINAPI GetMonitorInfoW(HMONITOR hMonitor, _Inout_ LPMONITORINFO lpmi) _Fails_(zero, last_error);
int WINAPI GetMouseMovePointsEx(UINT cbSize, _In_ LPMOUSEMOVEPOINT lppt,
    _Out_writes_(nBufPoints) LPMOUSEMOVEPOINT lpptBuf, int nBufPoints,
    _Names_(GET_MOUSE_MOVE_POINTS_EX_RESOLUTION) DWORD resolution) _Fails_(minus_one, last_error);
COLORREF WINAPI GetNearestColor(HDC hdc, COLORREF color) _Fails_(minus_one, none);
UINT WINAPI GetNearestPaletteIndex(HPALETTE h, COLORREF color) _Fails_(minus_one, none);
HWND WINAPI GetNextDlgGroupItem(HWND hDlg, _In_opt_ HWND hCtl, BOOL bPrevious) _Fails_(never);
HWND WINAPI GetNextDlgTabItem(HWND hDlg, _In_opt_ HWND hCtl, BOOL bPrevious) _Fails_(never);
DWORD WINAPI GetObjectType(HGDIOBJ h) _Fails_(zero, last_error) _Result_(OBJ_TYPE);
int WINAPI GetObjectW(HANDLE h, int c, _Out_writes_bytes_opt_(c) LPVOID pv) _Fails_(zero, none);
void WINAPI GetOleaccVersionInfo(_Out_ DWORD *pVer, _Out_ DWORD *pBuild);
HWND WINAPI GetOpenClipboardWindow(void) _Fails_(never);
BOOL WINAPI GetOpenFileNameW(_Inout_ LPOPENFILENAMEW lpofn) _Fails_(zero);
UINT WINAPI GetOutlineTextMetricsW(HDC hdc, UINT cjCopy, _Out_writes_bytes_opt_(cjCopy) LPOUTLINETEXTMETRICW potm) _Fails_(zero, none);
UINT WINAPI GetPaletteEntries(HPALETTE hpal, UINT iStart, UINT cEntries,
    _Out_writes_opt_(cEntries) LPPALETTEENTRY pPalEntries) _Fails_(zero, none);
HWND WINAPI GetParent(HWND hWnd) _Fails_(last_error, last_error);
int WINAPI GetPath(HDC hdc, _Out_writes_opt_(cpt) LPPOINT apt, _Out_writes_bytes_opt_(cpt) LPBYTE aj, int cpt) _Fails_(minus_one, last_error);
BOOL WINAPI GetPhysicalCursorPos(_Out_ LPPOINT lpPoint);
COLORREF WINAPI GetPixel(HDC hdc, int x, int y) _Fails_(minus_one, none);
int WINAPI GetPixelFormat(HDC hdc) _Fails_(zero, last_error);
BOOL WINAPI GetPointerCursorId(UINT32 pointerId, _Out_ UINT32 *cursorId);
BOOL WINAPI GetPointerDevice(HANDLE device, _Out_ POINTER_DEVICE_INFO *pointerDevice);
BOOL WINAPI GetPointerDeviceCursors(HANDLE device, _Inout_ UINT32 *cursorCount,
    _Out_writes_opt_(*cursorCount) POINTER_DEVICE_CURSOR_INFO *deviceCursors);
BOOL WINAPI GetPointerDeviceProperties(HANDLE device, _Inout_ UINT32 *propertyCount,
    _Out_writes_opt_(*propertyCount) POINTER_DEVICE_PROPERTY *pointerProperties);
BOOL WINAPI GetPointerDeviceRects(HANDLE device, _Out_ RECT *pointerDeviceRect, _Out_ RECT *displayRect);
BOOL WINAPI GetPointerDevices(_Inout_ UINT32 *deviceCount,
    _Out_writes_opt_(*deviceCount) POINTER_DEVICE_INFO *pointerDevices);
BOOL WINAPI GetPointerFrameInfo(UINT32 pointerId, _Inout_ UINT32 *pointerCount,
    _Out_writes_opt_(*pointerCount) POINTER_INFO *pointerInfo);
BOOL WINAPI GetPointerFrameInfoHistory(UINT32 pointerId, _Inout_ UINT32 *entriesCount, _Inout_ UINT32 *pointerCount,
    _Out_opt_ POINTER_INFO *pointerInfo);
BOOL WINAPI GetPointerFramePenInfo(UINT32 pointerId, _Inout_ UINT32 *pointerCount,
    _Out_writes_opt_(*pointerCount) POINTER_PEN_INFO *penInfo);
BOOL WINAPI GetPointerFramePenInfoHistory(UINT32 pointerId, _Inout_ UINT32 *entriesCount, _Inout_ UINT32 *pointerCount,
    _Out_opt_ POINTER_PEN_INFO *penInfo);
BOOL WINAPI GetPointerFrameTouchInfo(UINT32 pointerId, _Inout_ UINT32 *pointerCount,
    _Out_writes_opt_(*pointerCount) POINTER_TOUCH_INFO *touchInfo);
BOOL WINAPI GetPointerFrameTouchInfoHistory(UINT32 pointerId, _Inout_ UINT32 *entriesCount,
    _Inout_ UINT32 *pointerCount, _Out_opt_ POINTER_TOUCH_INFO *touchInfo);
BOOL WINAPI GetPointerInfo(UINT32 pointerId, _Out_ POINTER_INFO *pointerInfo);
BOOL WINAPI GetPointerInfoHistory(UINT32 pointerId, _Inout_ UINT32 *entriesCount,
    _Out_writes_opt_(*entriesCount) POINTER_INFO *pointerInfo);
BOOL WINAPI GetPointerInputTransform(UINT32 pointerId, UINT32 historyCount,
    _Out_writes_(historyCount) UINT32 *inputTransform);
BOOL WINAPI GetPointerPenInfo(UINT32 pointerId, _Out_ POINTER_PEN_INFO *penInfo);
BOOL WINAPI GetPointerPenInfoHistory(UINT32 pointerId, _Inout_ UINT32 *entriesCount,
    _Out_writes_opt_(*entriesCount) POINTER_PEN_INFO *penInfo);
BOOL WINAPI GetPointerTouchInfo(UINT32 pointerId, _Out_ POINTER_TOUCH_INFO *touchInfo);
BOOL WINAPI GetPointerTouchInfoHistory(UINT32 pointerId, _Inout_ UINT32 *entriesCount,
    _Out_writes_opt_(*entriesCount) POINTER_TOUCH_INFO *touchInfo);
BOOL WINAPI GetPointerType(UINT32 pointerId, _Out_ _Names_(POINTER_INPUT_TYPE) POINTER_INPUT_TYPE *pointerType);
int WINAPI GetPolyFillMode(HDC hdc) _Fails_(zero, none);
int WINAPI GetPriorityClipboardFormat(_In_reads_(cFormats) UINT *paFormatPriorityList,
    int cFormats) _Fails_(never);
BOOL WINAPI GetProcessDefaultLayout(_Out_ DWORD *pdwDefaultLayout);
HRESULT WINAPI GetProcessDpiAwareness(_In_opt_ HANDLE hprocess, _Out_ PROCESS_DPI_AWARENESS *value);
HWINSTA WINAPI GetProcessWindowStation(void);
HANDLE WINAPI GetPropW(HWND hWnd, _In_ LPCWSTR lpString) _Fails_(never);
DWORD WINAPI GetQueueStatus(_Names_(QUEUE_STATUS_FLAGS) UINT flags);
int WINAPI GetROP2(HDC hdc) _Fails_(zero, none);
int WINAPI GetRandomRgn(HDC hdc, HRGN hrgn, INT i) _Fails_(minus_one, none);
BOOL WINAPI GetRasterizerCaps(_Out_writes_bytes_(cjBytes) LPRASTERIZER_STATUS lpraststat, UINT cjBytes) _Fails_(zero);
UINT WINAPI GetRawInputBuffer(_Out_writes_bytes_opt_(*pcbSize) PRAWINPUT pData, _Inout_ PUINT pcbSize,
    UINT cbSizeHeader) _Fails_(minus_one, last_error);
UINT WINAPI GetRawInputData(HRAWINPUT hRawInput, _Names_(RAW_INPUT_DATA_COMMAND_FLAGS) UINT uiCommand,
    _Out_writes_bytes_to_opt_(*pcbSize, *pcbSize) LPVOID pData, _Inout_ PUINT pcbSize, UINT cbSizeHeader);
UINT WINAPI GetRawInputDeviceInfoW(_In_opt_ HANDLE hDevice, _Names_(RAW_INPUT_DEVICE_INFO_COMMAND) UINT uiCommand,
    _Inout_updates_bytes_opt_(*pcbSize) LPVOID pData, _Inout_ PUINT pcbSize) _Fails_(minus_one, last_error);
UINT WINAPI GetRawInputDeviceList(_Out_writes_opt_(*puiNumDevices) PRAWINPUTDEVICELIST pRawInputDeviceList,
    _Inout_ PUINT puiNumDevices, UINT cbSize) _Fails_(minus_one, last_error);
BOOL WINAPI GetRawPointerDeviceData(UINT32 pointerId, UINT32 historyCount, UINT32 propertiesCount,
    _In_reads_(propertiesCount) POINTER_DEVICE_PROPERTY *pProperties, _Out_ LONG *pValues);
DWORD WINAPI GetRegionData(HRGN hrgn, DWORD nCount, _Out_writes_bytes_opt_(nCount) LPRGNDATA lpRgnData) _Fails_(zero, none);
UINT WINAPI GetRegisteredRawInputDevices(_Out_writes_opt_(*puiNumDevices) PRAWINPUTDEVICE pRawInputDevices,
    _Inout_ PUINT puiNumDevices, UINT cbSize) _Fails_(minus_one, last_error);
int WINAPI GetRgnBox(HRGN hrgn, _Out_ LPRECT lprc) _Fails_(zero, none);
UINT WINAPI GetRoleTextW(DWORD lRole, _Out_writes_opt_(cchRoleMax) LPWSTR lpszRole,
    UINT cchRoleMax) _Fails_(zero, last_error);
BOOL WINAPI GetSaveFileNameW(_Inout_ LPOPENFILENAMEW lpofn) _Fails_(zero);
BOOL WINAPI GetScrollBarInfo(HWND hwnd, _Names_(OBJECT_IDENTIFIER) LONG idObject, _Inout_ PSCROLLBARINFO psbi);
BOOL WINAPI GetScrollInfo(HWND hwnd, _Names_(SCROLLBAR_CONSTANTS) int nBar, _Inout_ LPSCROLLINFO lpsi);
int WINAPI GetScrollPos(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int nBar) _Fails_(last_error, last_error);
BOOL WINAPI GetScrollRange(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int nBar, _Out_ LPINT lpMinPos,
    _Out_ LPINT lpMaxPos);
HWND WINAPI GetShellWindow(void) _Fails_(never);
UINT WINAPI GetStateTextW(DWORD lStateBit, _Out_writes_opt_(cchState) LPWSTR lpszState,
    UINT cchState) _Fails_(zero, last_error);
HGDIOBJ WINAPI GetStockObject(_Names_(GET_STOCK_OBJECT_FLAGS) int i) _Fails_(zero, none);
int WINAPI GetStretchBltMode(HDC hdc) _Fails_(zero, none);
HMENU WINAPI GetSubMenu(HMENU hMenu, int nPos) _Fails_(never);
DWORD WINAPI GetSysColor(_Names_(SYS_COLOR_INDEX) int nIndex);
HBRUSH WINAPI GetSysColorBrush(int nIndex) _Fails_(never);
UINT WINAPI GetSystemDpiForProcess(HANDLE hProcess);
HMENU WINAPI GetSystemMenu(HWND hWnd, BOOL bRevert) _Fails_(never);
int WINAPI GetSystemMetrics(_Names_(SYSTEM_METRICS_INDEX) int nIndex) _Fails_(never);
int WINAPI GetSystemMetricsForDpi(int nIndex, UINT dpi) _Fails_(zero, last_error);
UINT WINAPI GetSystemPaletteEntries(HDC hdc, UINT iStart, UINT cEntries,
    _Out_writes_opt_(cEntries) LPPALETTEENTRY pPalEntries) _Fails_(zero, none);
UINT WINAPI GetSystemPaletteUse(HDC hdc);
DWORD WINAPI GetTabbedTextExtentW(HDC hdc, _In_reads_(chCount) LPCWSTR lpString, int chCount, int nTabPositions,
    _In_reads_opt_(nTabPositions) const INT *lpnTabStopPositions);
UINT WINAPI GetTextAlign(HDC hdc) _Fails_(minus_one, none);
int WINAPI GetTextCharacterExtra(HDC hdc);
int WINAPI GetTextCharset(HDC hdc) _Fails_(minus_one, none);
int WINAPI GetTextCharsetInfo(HDC hdc, _Out_opt_ LPFONTSIGNATURE lpSig, _Show_(hex) DWORD dwFlags) _Fails_(zero, none);
COLORREF WINAPI GetTextColor(HDC hdc) _Fails_(minus_one, none);
BOOL WINAPI GetTextExtentExPointI(HDC hdc, _In_reads_(cwchString) LPWORD lpwszString, int cwchString, int nMaxExtent,
    _Out_opt_ LPINT lpnFit, _Out_writes_opt_(cwchString) LPINT lpnDx, _Out_ LPSIZE lpSize) _Fails_(zero);
BOOL WINAPI GetTextExtentExPointW(HDC hdc, _In_reads_(cchString) LPCWSTR lpszString, int cchString, int nMaxExtent,
    _Out_opt_ LPINT lpnFit, _Out_writes_opt_(cchString) LPINT lpnDx, _Out_ LPSIZE lpSize) _Fails_(zero);
BOOL WINAPI GetTextExtentPoint32W(HDC hdc, _In_reads_(c) LPCWSTR lpString, int c, _Out_ LPSIZE psizl) _Fails_(zero);
BOOL WINAPI GetTextExtentPointI(HDC hdc, _In_reads_(cgi) LPWORD pgiIn, int cgi, _Out_ LPSIZE psize) _Fails_(zero);
BOOL WINAPI GetTextExtentPointW(HDC hdc, _In_reads_(c) LPCWSTR lpString, int c, _Out_ LPSIZE lpsz) _Fails_(zero);
int WINAPI GetTextFaceW(HDC hdc, int c, _Out_writes_opt_(c) LPWSTR lpName) _Fails_(zero, none);
BOOL WINAPI GetTextMetricsW(HDC hdc, _Out_ LPTEXTMETRICW lptm) _Fails_(zero);
HRESULT WINAPI GetThemeAnimationProperty(_In_ HTHEME hTheme, int iStoryboardId, int iTargetId, TA_PROPERTY eProperty,
    _Out_writes_bytes_opt_(cbSize) void *pvProperty, DWORD cbSize, _Out_ DWORD *pcbSizeOut);
HRESULT WINAPI GetThemeAnimationTransform(_In_ HTHEME hTheme, int iStoryboardId, int iTargetId, DWORD dwTransformIndex,
    _Out_writes_bytes_opt_(cbSize) TA_TRANSFORM *pTransform, DWORD cbSize, _Out_ DWORD *pcbSizeOut);
DWORD WINAPI GetThemeAppProperties(void);
HRESULT WINAPI GetThemeBackgroundContentRect(_In_ HTHEME hTheme, _In_opt_ HDC hdc, int iPartId, int iStateId,
    _In_ const RECT *pBoundingRect, _Out_ RECT *pContentRect);
HRESULT WINAPI GetThemeBackgroundExtent(_In_ HTHEME hTheme, _In_opt_ HDC hdc, int iPartId, int iStateId,
    _In_ const RECT *pContentRect, _Out_ RECT *pExtentRect);
HRESULT WINAPI GetThemeBackgroundRegion(_In_ HTHEME hTheme, _In_opt_ HDC hdc, int iPartId, int iStateId,
    _In_ const RECT *pRect, _Out_ HRGN *pRegion);
HRESULT WINAPI GetThemeBitmap(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId,
    _Names_(GET_THEME_BITMAP_FLAGS) ULONG dwFlags, _Out_ HBITMAP *phBitmap);
HRESULT WINAPI GetThemeBool(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId, _Out_ BOOL *pfVal);
HRESULT WINAPI GetThemeColor(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId, _Out_ COLORREF *pColor);
HRESULT WINAPI GetThemeDocumentationProperty(_In_ LPCWSTR pszThemeName, _In_ LPCWSTR pszPropertyName,
    _Out_writes_(cchMaxValChars) LPWSTR pszValueBuff, int cchMaxValChars);
HRESULT WINAPI GetThemeEnumValue(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId, _Out_ int *piVal);
HRESULT WINAPI GetThemeFilename(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId,
    _Out_writes_(cchMaxBuffChars) LPWSTR pszThemeFileName, int cchMaxBuffChars);
HRESULT WINAPI GetThemeFont(_In_ HTHEME hTheme, _In_opt_ HDC hdc, int iPartId, int iStateId, int iPropId,
    _Out_ LOGFONTW *pFont);
HRESULT WINAPI GetThemeInt(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId, _Out_ int *piVal);
HRESULT WINAPI GetThemeIntList(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId, _Out_ INTLIST *pIntList);
HRESULT WINAPI GetThemeMargins(_In_ HTHEME hTheme, _In_opt_ HDC hdc, int iPartId, int iStateId, int iPropId,
    _In_opt_ RECT *prc, _Out_ MARGINS *pMargins);
HRESULT WINAPI GetThemeMetric(_In_ HTHEME hTheme, _In_opt_ HDC hdc, int iPartId, int iStateId, int iPropId,
    _Out_ int *piVal);
HRESULT WINAPI GetThemePartSize(_In_ HTHEME hTheme, _In_opt_ HDC hdc, int iPartId, int iStateId, _In_opt_ RECT *prc,
    enum THEMESIZE eSize, _Out_ SIZE *psz);
HRESULT WINAPI GetThemePosition(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId, _Out_ POINT *pPoint);
HRESULT WINAPI GetThemePropertyOrigin(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId,
    _Out_ enum PROPERTYORIGIN *pOrigin);
HRESULT WINAPI GetThemeRect(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId, _Out_ RECT *pRect);
HRESULT WINAPI GetThemeStream(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId, _Out_ void **ppvStream,
    _Out_opt_ DWORD *pcbStream, _In_opt_ HINSTANCE hInst);
HRESULT WINAPI GetThemeString(_In_ HTHEME hTheme, int iPartId, int iStateId, int iPropId,
    _Out_writes_(cchMaxBuffChars) LPWSTR pszBuff, int cchMaxBuffChars);
BOOL WINAPI GetThemeSysBool(_In_opt_ HTHEME hTheme, int iBoolId) _Fails_(never);
COLORREF WINAPI GetThemeSysColor(_In_opt_ HTHEME hTheme, int iColorId);
HBRUSH WINAPI GetThemeSysColorBrush(_In_opt_ HTHEME hTheme, int iColorId) _Fails_(zero);
HRESULT WINAPI GetThemeSysFont(_In_opt_ HTHEME hTheme, int iFontId, _Out_ LOGFONTW *plf);
HRESULT WINAPI GetThemeSysInt(_In_ HTHEME hTheme, int iIntId, _Out_ int *piValue);
int WINAPI GetThemeSysSize(_In_opt_ HTHEME hTheme, int iSizeId);
HRESULT WINAPI GetThemeSysString(_In_ HTHEME hTheme, int iStringId,
    _Out_writes_(cchMaxStringChars) LPWSTR pszStringBuff, int cchMaxStringChars);
HRESULT WINAPI GetThemeTextExtent(_In_ HTHEME hTheme, HDC hdc, int iPartId, int iStateId,
    _In_reads_(cchCharCount) LPCWSTR pszText, int cchCharCount, _Show_(hex) DWORD dwTextFlags,
    _In_opt_ const RECT *pBoundingRect, _Out_ RECT *pExtentRect);
HRESULT WINAPI GetThemeTextMetrics(_In_ HTHEME hTheme, HDC hdc, int iPartId, int iStateId, _Out_ TEXTMETRIC *ptm);
HRESULT WINAPI GetThemeTimingFunction(_In_ HTHEME hTheme, int iTimingFunctionId,
    _Out_writes_bytes_opt_(cbSize) TA_TIMINGFUNCTION *pTimingFunction, DWORD cbSize, _Out_ DWORD *pcbSizeOut);
HRESULT WINAPI GetThemeTransitionDuration(_In_ HTHEME hTheme, int iPartId, int iStateIdFrom, int iStateIdTo,
    int iPropId, _Out_ DWORD *pdwDuration);
HDESK WINAPI GetThreadDesktop(_Show_(tid) DWORD dwThreadId);
DPI_AWARENESS_CONTEXT WINAPI GetThreadDpiAwarenessContext(void);
DPI_HOSTING_BEHAVIOR WINAPI GetThreadDpiHostingBehavior(void);
BOOL WINAPI GetTitleBarInfo(HWND hwnd, _Inout_ PTITLEBARINFO pti);
HWND WINAPI GetTopWindow(_In_opt_ HWND hWnd) _Fails_(last_error, last_error);
BOOL WINAPI GetTouchInputInfo(HTOUCHINPUT hTouchInput, UINT cInputs, _Out_writes_(cInputs) PTOUCHINPUT pInputs,
    int cbSize);
DWORD WINAPI GetUnpredictedMessagePos(void);
BOOL WINAPI GetUpdateRect(HWND hWnd, _Out_opt_ LPRECT lpRect, BOOL bErase) _Fails_(never);
int WINAPI GetUpdateRgn(HWND hWnd, HRGN hRgn, BOOL bErase) _Fails_(zero, none);
BOOL WINAPI GetUpdatedClipboardFormats(_Out_writes_(cFormats) PUINT lpuiFormats, UINT cFormats,
    _Out_ PUINT pcFormatsOut);
BOOL WINAPI GetUserObjectInformationW(HANDLE hObj, _Names_(USER_OBJECT_INFORMATION_INDEX) int nIndex,
    _Out_writes_bytes_opt_(nLength) PVOID pvInfo, DWORD nLength, _Out_opt_ LPDWORD lpnLengthNeeded);
BOOL WINAPI GetViewportExtEx(HDC hdc, _Out_ LPSIZE lpsize) _Fails_(zero);
BOOL WINAPI GetViewportOrgEx(HDC hdc, _Out_ LPPOINT lppoint) _Fails_(zero);
UINT WINAPI GetWinMetaFileBits(HENHMETAFILE hemf, UINT cbData16, _Out_writes_bytes_opt_(cbData16) LPBYTE pData16,
    INT iMapMode, HDC hdcRef) _Fails_(zero, none);
HWND WINAPI GetWindow(HWND hWnd, _Names_(GET_WINDOW_CMD) UINT uCmd) _Fails_(last_error, last_error);
HDC WINAPI GetWindowDC(_In_opt_ HWND hWnd) _Fails_(zero, last_error);
BOOL WINAPI GetWindowDisplayAffinity(HWND hWnd, _Out_ DWORD *pdwAffinity);
DPI_AWARENESS_CONTEXT WINAPI GetWindowDpiAwarenessContext(HWND hwnd);
DPI_HOSTING_BEHAVIOR WINAPI GetWindowDpiHostingBehavior(HWND hwnd);
BOOL WINAPI GetWindowExtEx(HDC hdc, _Out_ LPSIZE lpsize) _Fails_(zero);
BOOL WINAPI GetWindowFeedbackSetting(HWND hwnd, FEEDBACK_TYPE feedback, _Show_(hex) DWORD dwFlags,
    _Inout_ UINT32 *pSize, _Out_writes_bytes_opt_(*pSize) void *config) _Fails_(zero);
BOOL WINAPI GetWindowInfo(HWND hwnd, _Inout_ PWINDOWINFO pwi);
LONG WINAPI GetWindowLongW(HWND hWnd, _Names_(WINDOW_LONG_PTR_INDEX) int nIndex) _Fails_(last_error, last_error);
UINT WINAPI GetWindowModuleFileNameW(HWND hwnd, _Out_writes_(cchFileNameMax) LPWSTR pszFileName, UINT cchFileNameMax);
BOOL WINAPI GetWindowOrgEx(HDC hdc, _Out_ LPPOINT lppoint) _Fails_(zero);
BOOL WINAPI GetWindowPlacement(HWND hWnd, _Inout_ WINDOWPLACEMENT *lpwndpl);
BOOL WINAPI GetWindowRect(HWND hWnd, _Out_ LPRECT lpRect);
int WINAPI GetWindowRgn(HWND hWnd, HRGN hRgn);
int WINAPI GetWindowRgnBox(HWND hWnd, _Out_ LPRECT lprc);
int WINAPI GetWindowTextLengthW(HWND hWnd) _Fails_(last_error, last_error);
int WINAPI GetWindowTextW(HWND hWnd, _Out_writes_(nMaxCount) LPWSTR lpString,
    int nMaxCount) _Fails_(last_error, last_error);
HTHEME WINAPI GetWindowTheme(HWND hwnd) _Fails_(never);
DWORD WINAPI GetWindowThreadProcessId(HWND hWnd, _Out_opt_ _Show_(pid) LPDWORD lpdwProcessId) _Fails_(zero, last_error);
WORD WINAPI GetWindowWord(HWND hWnd, int nIndex);
BOOL WINAPI GetWorldTransform(HDC hdc, _Out_ LPXFORM lpxf) _Fails_(zero);
BOOL WINAPI GradientFill(HDC hdc, _In_reads_(nVertex) PTRIVERTEX pVertex, ULONG nVertex, _In_ PVOID pMesh, ULONG nMesh,
    _Names_(GRADIENT_FILL) ULONG ulMode) _Fails_(zero);
BOOL WINAPI GrayStringW(HDC hDC, _In_opt_ HBRUSH hBrush, _In_opt_ GRAYSTRINGPROC lpOutputFunc, LPARAM lpData,
    int nCount, int X, int Y, int nWidth, int nHeight) _Fails_(zero);
BOOL WINAPI HideCaret(_In_opt_ HWND hWnd);
BOOL WINAPI HiliteMenuItem(HWND hWnd, HMENU hMenu, UINT uIDHiliteItem, UINT uHilite) _Fails_(zero);
HRESULT WINAPI HitTestThemeBackground(_In_ HTHEME hTheme, _In_opt_ HDC hdc, int iPartId, int iStateId,
    _Show_(hex) DWORD dwOptions, _In_ const RECT *pRect, _In_opt_ HRGN hrgn, POINT ptTest, _Out_ WORD *pwHitTestCode);
int WINAPI ImageList_Add(_In_ HIMAGELIST himl, HBITMAP hbmImage, _In_opt_ HBITMAP hbmMask);
int WINAPI ImageList_AddMasked(_In_ HIMAGELIST himl, HBITMAP hbmImage, COLORREF crMask);
BOOL WINAPI ImageList_BeginDrag(_In_ HIMAGELIST himlTrack, int iTrack, int dxHotspot, int dyHotspot) _Fails_(zero);
BOOL WINAPI ImageList_Copy(_In_ HIMAGELIST himlDst, int iDst, _In_ HIMAGELIST himlSrc, int iSrc,
    _Names_(IMAGE_LIST_COPY_FLAGS) UINT uFlags) _Fails_(zero);
HIMAGELIST WINAPI ImageList_Create(int cx, int cy, _Names_(IMAGELIST_CREATION_FLAGS) UINT flags, int cInitial,
    int cGrow) _Fails_(zero);
BOOL WINAPI ImageList_Destroy(_In_opt_ HIMAGELIST himl) _Fails_(zero);
BOOL WINAPI ImageList_DragEnter(HWND hwndLock, int x, int y) _Fails_(zero);
BOOL WINAPI ImageList_DragLeave(HWND hwndLock) _Fails_(zero);
BOOL WINAPI ImageList_DragMove(int x, int y) _Fails_(zero);
BOOL WINAPI ImageList_DragShowNolock(BOOL fShow) _Fails_(zero);
BOOL WINAPI ImageList_Draw(_In_ HIMAGELIST himl, int i, HDC hdcDst, int x, int y,
    _Names_(IMAGE_LIST_DRAW_STYLE) UINT fStyle) _Fails_(zero);
BOOL WINAPI ImageList_DrawEx(_In_ HIMAGELIST himl, int i, HDC hdcDst, int x, int y, int dx, int dy, COLORREF rgbBk,
    COLORREF rgbFg, _Names_(IMAGE_LIST_DRAW_STYLE) UINT fStyle) _Fails_(zero);
BOOL WINAPI ImageList_DrawIndirect(_In_ IMAGELISTDRAWPARAMS *pimldp) _Fails_(zero);
HIMAGELIST WINAPI ImageList_Duplicate(_In_ HIMAGELIST himl) _Fails_(zero);
void WINAPI ImageList_EndDrag(void);
COLORREF WINAPI ImageList_GetBkColor(_In_ HIMAGELIST himl);
HIMAGELIST WINAPI ImageList_GetDragImage(_Out_opt_ POINT *ppt, _Out_opt_ POINT *pptHotspot) _Fails_(zero);
HICON WINAPI ImageList_GetIcon(_In_ HIMAGELIST himl, int i, UINT flags) _Fails_(zero);
BOOL WINAPI ImageList_GetIconSize(_In_ HIMAGELIST himl, _Out_opt_ int *cx, _Out_opt_ int *cy) _Fails_(zero);
int WINAPI ImageList_GetImageCount(_In_ HIMAGELIST himl);
BOOL WINAPI ImageList_GetImageInfo(_In_ HIMAGELIST himl, int i, _Out_ IMAGEINFO *pImageInfo) _Fails_(zero);
HIMAGELIST WINAPI ImageList_LoadImageW(HINSTANCE hi, _In_ LPCWSTR lpbmp, int cx, int cGrow, COLORREF crMask, UINT uType,
    _Names_(IMAGE_FLAGS) UINT uFlags) _Fails_(zero);
HIMAGELIST WINAPI ImageList_Merge(_In_ HIMAGELIST himl1, int i1, _In_ HIMAGELIST himl2, int i2, int dx,
    int dy) _Fails_(zero);
HIMAGELIST WINAPI ImageList_Read(LPSTREAM pstm) _Fails_(zero);
BOOL WINAPI ImageList_Remove(_In_ HIMAGELIST himl, int i) _Fails_(zero);
BOOL WINAPI ImageList_Replace(_In_ HIMAGELIST himl, int i, HBITMAP hbmImage, _In_opt_ HBITMAP hbmMask) _Fails_(zero);
int WINAPI ImageList_ReplaceIcon(_In_ HIMAGELIST himl, int i, HICON hicon);
COLORREF WINAPI ImageList_SetBkColor(_In_ HIMAGELIST himl, COLORREF clrBk);
BOOL WINAPI ImageList_SetDragCursorImage(_In_ HIMAGELIST himlDrag, int iDrag, int dxHotspot,
    int dyHotspot) _Fails_(zero);
BOOL WINAPI ImageList_SetIconSize(_In_ HIMAGELIST himl, int cx, int cy) _Fails_(zero);
BOOL WINAPI ImageList_SetImageCount(_In_ HIMAGELIST himl, UINT uNewCount) _Fails_(zero);
BOOL WINAPI ImageList_SetOverlayImage(_In_ HIMAGELIST himl, int iImage, int iOverlay) _Fails_(zero);
BOOL WINAPI ImageList_Write(_In_ HIMAGELIST himl, LPSTREAM pstm) _Fails_(zero);
HIMC WINAPI ImmAssociateContext(HWND hWnd, HIMC hIMC) _Fails_(zero);
BOOL WINAPI ImmAssociateContextEx(HWND hWnd, HIMC hIMC, DWORD dwArg) _Fails_(zero);
BOOL WINAPI ImmConfigureIMEW(HKL hKL, HWND hWnd, DWORD dwArg, _Inout_ LPVOID lpvArg) _Fails_(zero);
HIMC WINAPI ImmCreateContext(void) _Fails_(zero);
BOOL WINAPI ImmDestroyContext(HIMC hIMC) _Fails_(zero);
BOOL WINAPI ImmDisableIME(DWORD dwArg) _Fails_(zero);
BOOL WINAPI ImmDisableTextFrameService(_Show_(tid) DWORD idThread) _Fails_(zero);
BOOL WINAPI ImmEnumInputContext(_Show_(tid) DWORD idThread, IMCENUMPROC lpfn, LPARAM lParam) _Fails_(zero);
UINT WINAPI ImmEnumRegisterWordW(HKL hKL, REGISTERWORDENUMPROCW arg2, _In_opt_ LPCWSTR lpszReading, DWORD dwArg,
    _In_opt_ LPCWSTR lpszRegister, _Inout_ LPVOID lpvArg);
LRESULT WINAPI ImmEscapeW(HKL hKL, HIMC hIMC, _Names_(IME_ESCAPE) UINT uArg, _Inout_ LPVOID lpvArg) _Fails_(never);
DWORD WINAPI ImmGetCandidateListCountW(HIMC hIMC, _Out_ LPDWORD lpdwListCount);
DWORD WINAPI ImmGetCandidateListW(HIMC hIMC, DWORD deIndex, _Out_writes_bytes_opt_(dwBufLen) LPCANDIDATELIST lpCandList,
    DWORD dwBufLen);
BOOL WINAPI ImmGetCandidateWindow(HIMC hIMC, DWORD dwArg, _Out_ LPCANDIDATEFORM arg3) _Fails_(zero);
BOOL WINAPI ImmGetCompositionFontW(HIMC hIMC, _Out_ LPLOGFONTW lplf) _Fails_(zero);
LONG WINAPI ImmGetCompositionStringW(HIMC hIMC, _Names_(IME_COMPOSITION_STRING) DWORD dwIndex,
    _Out_writes_bytes_opt_(dwBufLen) LPVOID lpBuf, DWORD dwBufLen);
BOOL WINAPI ImmGetCompositionWindow(HIMC hIMC, _Out_ LPCOMPOSITIONFORM lpCompForm) _Fails_(zero);
HIMC WINAPI ImmGetContext(HWND hWnd) _Fails_(zero);
DWORD WINAPI ImmGetConversionListW(HKL hKL, HIMC hIMC, _In_ LPCWSTR arg3,
    _Out_writes_bytes_(dwBufLen) LPCANDIDATELIST arg4, DWORD dwBufLen, _Names_(GET_CONVERSION_LIST_FLAG) UINT uFlag);
BOOL WINAPI ImmGetConversionStatus(HIMC hIMC, _Out_opt_ _Names_(IME_CONVERSION_MODE) LPDWORD lpfdwConversion,
    _Out_opt_ _Names_(IME_SENTENCE_MODE) LPDWORD lpfdwSentence) _Fails_(zero);
HWND WINAPI ImmGetDefaultIMEWnd(HWND hWnd) _Fails_(zero);
UINT WINAPI ImmGetDescriptionW(HKL hKL, _Out_writes_opt_(uBufLen) LPWSTR lpszDescription, UINT uBufLen);
DWORD WINAPI ImmGetGuideLineW(HIMC hIMC, _Names_(GET_GUIDE_LINE_TYPE) DWORD dwIndex,
    _Out_writes_bytes_opt_(dwBufLen) LPWSTR lpBuf, DWORD dwBufLen);
UINT WINAPI ImmGetIMEFileNameW(HKL hKL, _Out_writes_opt_(uBufLen) LPWSTR lpszFileName, UINT uBufLen);
DWORD WINAPI ImmGetImeMenuItemsW(HIMC hIMC, DWORD dwArg, DWORD dwArg3, _Out_opt_ LPIMEMENUITEMINFOW arg4,
    _Out_writes_bytes_opt_(dwArg6) LPIMEMENUITEMINFOW arg5, DWORD dwArg6);
BOOL WINAPI ImmGetOpenStatus(HIMC hIMC) _Fails_(zero);
DWORD WINAPI ImmGetProperty(HKL hKL, DWORD dwArg);
UINT WINAPI ImmGetRegisterWordStyleW(HKL hKL, UINT nItem, _Out_writes_(nItem) LPSTYLEBUFW lpStyleBuf);
BOOL WINAPI ImmGetStatusWindowPos(HIMC hIMC, _Out_ LPPOINT lpptPos) _Fails_(zero);
UINT WINAPI ImmGetVirtualKey(HWND hWnd);
HKL WINAPI ImmInstallIMEW(_In_ LPCWSTR lpszIMEFileName, _In_ LPCWSTR lpszLayoutText) _Fails_(zero);
BOOL WINAPI ImmIsIME(HKL hKL) _Fails_(never);
BOOL WINAPI ImmIsUIMessageW(HWND hWnd, UINT uArg, WPARAM wParam, LPARAM lParam) _Fails_(never);
BOOL WINAPI ImmNotifyIME(HIMC hIMC, _Names_(NOTIFY_IME_ACTION) DWORD dwAction, _Names_(NOTIFY_IME_INDEX) DWORD dwIndex,
    DWORD dwValue) _Fails_(zero);
BOOL WINAPI ImmRegisterWordW(HKL hKL, _In_ LPCWSTR lpszReading, DWORD dwArg, _In_ LPCWSTR lpszRegister) _Fails_(zero);
BOOL WINAPI ImmReleaseContext(HWND hWnd, HIMC hIMC) _Fails_(zero);
BOOL WINAPI ImmSetCandidateWindow(HIMC hIMC, _In_ LPCANDIDATEFORM lpCandidate) _Fails_(zero);
BOOL WINAPI ImmSetCompositionFontW(HIMC hIMC, _In_ LPLOGFONTW lplf) _Fails_(zero);
BOOL WINAPI ImmSetCompositionStringW(HIMC hIMC, _Names_(SET_COMPOSITION_STRING_TYPE) DWORD dwIndex,
    _In_reads_bytes_opt_(dwCompLen) LPVOID lpComp, DWORD dwCompLen, _In_reads_bytes_opt_(dwReadLen) LPVOID lpRead,
    DWORD dwReadLen) _Fails_(zero);
BOOL WINAPI ImmSetCompositionWindow(HIMC hIMC, _In_ LPCOMPOSITIONFORM lpCompForm) _Fails_(zero);
BOOL WINAPI ImmSetConversionStatus(HIMC hIMC, _Names_(IME_CONVERSION_MODE) DWORD dwArg,
    _Names_(IME_SENTENCE_MODE) DWORD dwArg3) _Fails_(zero);
BOOL WINAPI ImmSetOpenStatus(HIMC hIMC, BOOL arg2) _Fails_(zero);
BOOL WINAPI ImmSetStatusWindowPos(HIMC hIMC, _In_ LPPOINT lpptPos) _Fails_(zero);
BOOL WINAPI ImmSimulateHotKey(HWND hWnd, _Names_(IME_HOTKEY_IDENTIFIER) DWORD dwArg) _Fails_(zero);
BOOL WINAPI ImmUnregisterWordW(HKL hKL, _In_ LPCWSTR lpszReading, DWORD dwArg,
    _In_ LPCWSTR lpszUnregister) _Fails_(zero);
BOOL WINAPI ImpersonateDdeClientWindow(HWND hWndClient, HWND hWndServer);
BOOL WINAPI InSendMessage(void) _Fails_(never);
DWORD WINAPI InSendMessageEx(_Reserved_ LPVOID lpReserved);
BOOL WINAPI InflateRect(_Inout_ LPRECT lprc, int dx, int dy) _Fails_(zero);
BOOL WINAPI InheritWindowMonitor(HWND hwnd, _In_opt_ HWND hwndInherit) _Fails_(zero);
void WINAPI InitCommonControls(void);
BOOL WINAPI InitCommonControlsEx(_In_ const INITCOMMONCONTROLSEX *picce) _Fails_(zero);
void WINAPI InitMUILanguage(LANGID uiLang);
BOOL WINAPI InitializeFlatSB(HWND hWnd) _Fails_(zero);
BOOL WINAPI InitializeTouchInjection(UINT32 maxCount, _Names_(TOUCH_FEEDBACK_MODE) DWORD dwMode);
BOOL WINAPI InjectSyntheticPointerInput(HSYNTHETICPOINTERDEVICE device,
    _In_reads_(count) const POINTER_TYPE_INFO *pointerInfo, UINT32 count);
BOOL WINAPI InjectTouchInput(UINT32 count, _In_reads_(count) const POINTER_TOUCH_INFO *contacts);
BOOL WINAPI InsertMenuItemW(HMENU hmenu, UINT item, BOOL fByPosition, _In_ LPCMENUITEMINFOW lpmi);
BOOL WINAPI InsertMenuW(HMENU hMenu, UINT uPosition, _Names_(MENU_ITEM_FLAGS) UINT uFlags, UINT_PTR uIDNewItem,
    _In_opt_ LPCWSTR lpNewItem);
int WINAPI InternalGetWindowText(HWND hWnd, _Out_writes_(cchMaxCount) LPWSTR pString,
    int cchMaxCount) _Fails_(last_error, last_error);
int WINAPI IntersectClipRect(HDC hdc, int left, int top, int right, int bottom) _Fails_(zero, none);
BOOL WINAPI IntersectRect(_Out_ LPRECT lprcDst, _In_ const RECT *lprcSrc1, _In_ const RECT *lprcSrc2) _Fails_(never);
BOOL WINAPI InvalidateRect(_In_opt_ HWND hWnd, _In_opt_ const RECT *lpRect, BOOL bErase) _Fails_(zero);
BOOL WINAPI InvalidateRgn(HWND hWnd, _In_opt_ HRGN hRgn, BOOL bErase) _Fails_(zero);
BOOL WINAPI InvertRect(HDC hDC, _In_ const RECT *lprc) _Fails_(zero);
BOOL WINAPI InvertRgn(HDC hdc, HRGN hrgn) _Fails_(zero);
BOOL WINAPI IsCharAlphaNumericW(WCHAR ch) _Fails_(never);
BOOL WINAPI IsCharAlphaW(WCHAR ch) _Fails_(never);
BOOL WINAPI IsCharLowerW(WCHAR ch) _Fails_(never);
BOOL WINAPI IsCharUpperW(WCHAR ch) _Fails_(never);
BOOL WINAPI IsChild(HWND hWndParent, HWND hWnd) _Fails_(never);
BOOL WINAPI IsClipboardFormatAvailable(_Names_(CLIPBOARD_FORMAT) UINT format) _Fails_(never);
BOOL WINAPI IsCompositionActive(void) _Fails_(never);
BOOL WINAPI IsDialogMessageW(HWND hDlg, _In_ LPMSG lpMsg) _Fails_(never);
UINT WINAPI IsDlgButtonChecked(HWND hDlg, int nIDButton);
BOOL WINAPI IsGUIThread(BOOL bConvert) _Fails_(never);
BOOL WINAPI IsHungAppWindow(HWND hwnd) _Fails_(never);
BOOL WINAPI IsIconic(HWND hWnd) _Fails_(never);
BOOL WINAPI IsMenu(HMENU hMenu) _Fails_(never);
BOOL WINAPI IsMouseInPointerEnabled(void) _Fails_(never);
BOOL WINAPI IsProcessDPIAware(void) _Fails_(never);
BOOL WINAPI IsRectEmpty(_In_ const RECT *lprc) _Fails_(never);
BOOL WINAPI IsThemeBackgroundPartiallyTransparent(_In_ HTHEME hTheme, int iPartId, int iStateId) _Fails_(never);
BOOL WINAPI IsThemeDialogTextureEnabled(HWND hwnd) _Fails_(never);
BOOL WINAPI IsThemePartDefined(_In_ HTHEME hTheme, int iPartId, int iStateId) _Fails_(never);
BOOL WINAPI IsTouchWindow(HWND hwnd, _Out_opt_ PULONG pulFlags) _Fails_(never);
BOOL WINAPI IsValidDpiAwarenessContext(DPI_AWARENESS_CONTEXT value) _Fails_(never);
BOOL WINAPI IsWinEventHookInstalled(DWORD event) _Fails_(never);
BOOL WINAPI IsWindow(_In_opt_ HWND hWnd) _Fails_(never);
BOOL WINAPI IsWindowEnabled(HWND hWnd) _Fails_(never);
BOOL WINAPI IsWindowUnicode(HWND hWnd) _Fails_(never);
BOOL WINAPI IsWindowVisible(HWND hWnd) _Fails_(never);
BOOL WINAPI IsWow64Message(void) _Fails_(never);
BOOL WINAPI IsZoomed(HWND hWnd) _Fails_(never);
BOOL WINAPI KillTimer(_In_opt_ HWND hWnd, UINT_PTR uIDEvent);
int WINAPI LBItemFromPt(HWND hLB, POINT pt, BOOL bAutoScroll);
BOOL WINAPI LPtoDP(HDC hdc, _Inout_updates_(c) LPPOINT lppt, int c) _Fails_(zero);
BOOL WINAPI LineDDA(int xStart, int yStart, int xEnd, int yEnd, LINEDDAPROC lpProc, LPARAM data) _Fails_(zero);
BOOL WINAPI LineTo(HDC hdc, int x, int y) _Fails_(zero);
HACCEL WINAPI LoadAcceleratorsW(_In_opt_ HINSTANCE hInstance, _In_ LPCWSTR lpTableName);
HBITMAP WINAPI LoadBitmapW(_In_opt_ HINSTANCE hInstance, _In_ LPCWSTR lpBitmapName) _Fails_(zero, last_error);
HCURSOR WINAPI LoadCursorFromFileW(_In_ LPCWSTR lpFileName);
HCURSOR WINAPI LoadCursorW(_In_opt_ HINSTANCE hInstance, _Names_(IDC) _In_ LPCWSTR lpCursorName);
HRESULT WINAPI LoadIconMetric(HINSTANCE hinst, _In_ PCWSTR pszName, _Names_(_LI_METRIC) int lims, _Out_ HICON *phico);
HICON WINAPI LoadIconW(_In_opt_ HINSTANCE hInstance, _Names_(IDI) _In_ LPCWSTR lpIconName);
HANDLE WINAPI LoadImageW(_In_opt_ HINSTANCE hInst, _In_ LPCWSTR name, _Names_(GDI_IMAGE_TYPE) UINT type, int cx, int cy,
    _Names_(IMAGE_FLAGS) UINT fuLoad);
HKL WINAPI LoadKeyboardLayoutW(_In_ LPCWSTR pwszKLID, _Names_(ACTIVATE_KEYBOARD_LAYOUT_FLAGS) UINT Flags);
HMENU WINAPI LoadMenuIndirectW(_In_ const MENUTEMPLATEW *lpMenuTemplate);
HMENU WINAPI LoadMenuW(_In_opt_ HINSTANCE hInstance, _In_ LPCWSTR lpMenuName);
BOOL WINAPI LockSetForegroundWindow(_Names_(FOREGROUND_WINDOW_LOCK_CODE) UINT uLockCode);
BOOL WINAPI LockWindowUpdate(_In_opt_ HWND hWndLock) _Fails_(zero);
BOOL WINAPI LockWorkStation(void);
BOOL WINAPI LogicalToPhysicalPoint(HWND hWnd, _Inout_ LPPOINT lpPoint) _Fails_(zero);
BOOL WINAPI LogicalToPhysicalPointForPerMonitorDPI(_In_opt_ HWND hWnd, _Inout_ LPPOINT lpPoint) _Fails_(zero);
int WINAPI LookupIconIdFromDirectory(_In_ PBYTE presbits, BOOL fIcon) _Fails_(zero, last_error);
int WINAPI LookupIconIdFromDirectoryEx(_In_ PBYTE presbits, BOOL fIcon, int cxDesired, int cyDesired,
    _Names_(IMAGE_FLAGS) UINT Flags) _Fails_(zero, last_error);
LRESULT WINAPI LresultFromObject(_In_ const IID *const riid, WPARAM wParam, LPUNKNOWN punk) _Fails_(never);
BOOL WINAPI MakeDragList(HWND hLB) _Fails_(zero);
BOOL WINAPI MapDialogRect(HWND hDlg, _Inout_ LPRECT lpRect);
UINT WINAPI MapVirtualKeyExW(UINT uCode, UINT uMapType, _In_opt_ HKL dwhkl);
UINT WINAPI MapVirtualKeyW(UINT uCode, _Names_(MAPVK) UINT uMapType);
int WINAPI MapWindowPoints(_In_opt_ HWND hWndFrom, _In_opt_ HWND hWndTo, _Inout_updates_(cPoints) LPPOINT lpPoints,
    UINT cPoints) _Fails_(last_error, last_error);
BOOL WINAPI MaskBlt(HDC hdcDest, int xDest, int yDest, int width, int height, HDC hdcSrc, int xSrc, int ySrc,
    HBITMAP hbmMask, int xMask, int yMask, DWORD rop) _Fails_(zero);
void WINAPI MenuHelp(UINT uMsg, WPARAM wParam, LPARAM lParam, HMENU hMainMenu, HINSTANCE hInst, HWND hwndStatus,
    _In_ UINT *lpwIDs);
int WINAPI MenuItemFromPoint(_In_opt_ HWND hWnd, HMENU hMenu, POINT ptScreen);
int WINAPI MessageBoxExW(_In_opt_ HWND hWnd, _In_opt_ LPCWSTR lpText, _In_opt_ LPCWSTR lpCaption,
    _Names_(MESSAGEBOX_STYLE) UINT uType, WORD wLanguageId) _Fails_(zero, last_error);
int WINAPI MessageBoxIndirectW(_In_ const MSGBOXPARAMSW *lpmbp);
int WINAPI MessageBoxW(_In_opt_ HWND hWnd, _In_opt_ LPCWSTR lpText, _In_opt_ LPCWSTR lpCaption,
    _Names_(MESSAGEBOX_STYLE) UINT uType) _Fails_(zero, last_error);
BOOL WINAPI ModifyMenuW(HMENU hMnu, UINT uPosition, _Names_(MENU_ITEM_FLAGS) UINT uFlags, UINT_PTR uIDNewItem,
    _In_opt_ LPCWSTR lpNewItem);
BOOL WINAPI ModifyWorldTransform(HDC hdc, _In_opt_ const XFORM *lpxf,
    _Names_(MODIFY_WORLD_TRANSFORM_MODE) DWORD mode) _Fails_(zero);
HMONITOR WINAPI MonitorFromPoint(POINT pt, _Names_(MONITOR_FROM_FLAGS) DWORD dwFlags) _Fails_(never);
HMONITOR WINAPI MonitorFromRect(_In_ LPCRECT lprc, _Names_(MONITOR_FROM_FLAGS) DWORD dwFlags) _Fails_(never);
HMONITOR WINAPI MonitorFromWindow(HWND hwnd, _Names_(MONITOR_FROM_FLAGS) DWORD dwFlags) _Fails_(never);
BOOL WINAPI MoveToEx(HDC hdc, int x, int y, _Out_opt_ LPPOINT lppt) _Fails_(zero);
BOOL WINAPI MoveWindow(HWND hWnd, int X, int Y, int nWidth, int nHeight, BOOL bRepaint);
DWORD WINAPI MsgWaitForMultipleObjects(DWORD nCount, _In_reads_opt_(nCount) const HANDLE *pHandles, BOOL fWaitAll,
    DWORD dwMilliseconds, _Names_(QUEUE_STATUS_FLAGS) DWORD dwWakeMask) _Fails_(minus_one, last_error);
DWORD WINAPI MsgWaitForMultipleObjectsEx(DWORD nCount, _In_reads_opt_(nCount) const HANDLE *pHandles,
    DWORD dwMilliseconds, _Names_(QUEUE_STATUS_FLAGS) DWORD dwWakeMask,
    _Names_(MSG_WAIT_FOR_MULTIPLE_OBJECTS_EX_FLAGS) DWORD dwFlags) _Fails_(minus_one, last_error);
void WINAPI NotifyWinEvent(DWORD event, HWND hwnd, LONG idObject, LONG idChild);
HRESULT WINAPI ObjectFromLresult(LRESULT lResult, _In_ const IID *const riid, WPARAM wParam,
    _Out_iid_(riid) void **ppvObject);
DWORD WINAPI OemKeyScan(WORD wOemChar);
BOOL WINAPI OemToCharBuffW(_In_ LPCSTR lpszSrc, _Out_writes_(cchDstLength) LPWSTR lpszDst, DWORD cchDstLength);
BOOL WINAPI OemToCharW(_In_ LPCSTR pSrc, _Out_ LPWSTR pDst);
int WINAPI OffsetClipRgn(HDC hdc, int x, int y) _Fails_(zero, none);
BOOL WINAPI OffsetRect(_Inout_ LPRECT lprc, int dx, int dy) _Fails_(zero);
int WINAPI OffsetRgn(HRGN hrgn, int x, int y) _Fails_(zero, none);
BOOL WINAPI OffsetViewportOrgEx(HDC hdc, int x, int y, _Out_opt_ LPPOINT lppt) _Fails_(zero);
BOOL WINAPI OffsetWindowOrgEx(HDC hdc, int x, int y, _Out_opt_ LPPOINT lppt) _Fails_(zero);
BOOL WINAPI OpenClipboard(_In_opt_ HWND hWndNewOwner);
HDESK WINAPI OpenDesktopW(_In_ LPCWSTR lpszDesktop, _Show_(hex) DWORD dwFlags, BOOL fInherit,
    ACCESS_MASK dwDesiredAccess) _Opens_;
BOOL WINAPI OpenIcon(HWND hWnd);
HDESK WINAPI OpenInputDesktop(_Show_(hex) DWORD dwFlags, BOOL fInherit, ACCESS_MASK dwDesiredAccess) _Opens_;
HTHEME WINAPI OpenThemeData(_In_opt_ HWND hwnd, _In_ LPCWSTR pszClassList) _Fails_(zero) _Opens_;
HTHEME WINAPI OpenThemeDataEx(_In_opt_ HWND hwnd, _In_ LPCWSTR pszClassList,
    _Names_(OPEN_THEME_DATA_FLAGS) DWORD dwFlags) _Fails_(zero) _Opens_;
HWINSTA WINAPI OpenWindowStationW(_In_ LPCWSTR lpszWinSta, BOOL fInherit, ACCESS_MASK dwDesiredAccess) _Opens_;
LPARAM WINAPI PackDDElParam(UINT msg, UINT_PTR uiLo, UINT_PTR uiHi) _Fails_(never);
LRESULT WINAPI PackTouchHitTestingProximityEvaluation(_In_ const TOUCH_HIT_TESTING_INPUT *pHitTestingInput,
    _In_ const TOUCH_HIT_TESTING_PROXIMITY_EVALUATION *pProximityEval) _Fails_(never);
BOOL WINAPI PageSetupDlgW(_Inout_ LPPAGESETUPDLGW lppsd) _Fails_(zero);
BOOL WINAPI PaintDesktop(HDC hdc) _Fails_(zero);
BOOL WINAPI PaintRgn(HDC hdc, HRGN hrgn) _Fails_(zero);
BOOL WINAPI PatBlt(HDC hdc, int x, int y, int w, int h, _Names_(ROP_CODE) DWORD rop) _Fails_(zero);
HRGN WINAPI PathToRegion(HDC hdc) _Fails_(zero, none);
BOOL WINAPI PeekMessageW(_Out_ LPMSG lpMsg, _In_opt_ HWND hWnd, UINT wMsgFilterMin, UINT wMsgFilterMax,
    _Names_(PEEK_MESSAGE_REMOVE_TYPE) UINT wRemoveMsg) _Fails_(never);
BOOL WINAPI PhysicalToLogicalPoint(HWND hWnd, _Inout_ LPPOINT lpPoint) _Fails_(zero);
BOOL WINAPI PhysicalToLogicalPointForPerMonitorDPI(_In_opt_ HWND hWnd, _Inout_ LPPOINT lpPoint) _Fails_(zero);
BOOL WINAPI Pie(HDC hdc, int left, int top, int right, int bottom, int xr1, int yr1, int xr2, int yr2) _Fails_(zero);
BOOL WINAPI PlayEnhMetaFile(HDC hdc, HENHMETAFILE hmf, _In_ const RECT *lprect) _Fails_(zero);
BOOL WINAPI PlayEnhMetaFileRecord(HDC hdc, _In_reads_(cht) LPHANDLETABLE pht, _In_ const ENHMETARECORD *pmr,
    UINT cht) _Fails_(zero);
BOOL WINAPI PlayMetaFile(HDC hdc, HMETAFILE hmf) _Fails_(zero);
BOOL WINAPI PlayMetaFileRecord(HDC hdc, _In_reads_(noObjs) LPHANDLETABLE lpHandleTable, _In_ LPMETARECORD lpMR,
    UINT noObjs) _Fails_(zero);
BOOL WINAPI PlgBlt(HDC hdcDest, _In_reads_(3) const POINT *lpPoint, HDC hdcSrc, int xSrc, int ySrc, int width,
    int height, _In_opt_ HBITMAP hbmMask, int xMask, int yMask) _Fails_(zero);
BOOL WINAPI PolyBezier(HDC hdc, _In_reads_(cpt) const POINT *apt, DWORD cpt) _Fails_(zero);
BOOL WINAPI PolyBezierTo(HDC hdc, _In_reads_(cpt) const POINT *apt, DWORD cpt) _Fails_(zero);
BOOL WINAPI PolyDraw(HDC hdc, _In_reads_(cpt) const POINT *apt, _In_reads_bytes_(cpt) const BYTE *aj,
    int cpt) _Fails_(zero);
BOOL WINAPI PolyPolygon(HDC hdc, _In_ const POINT *apt, _In_reads_(csz) const INT *asz, int csz) _Fails_(zero);
BOOL WINAPI PolyPolyline(HDC hdc, _In_ const POINT *apt, _In_reads_(csz) const DWORD *asz, DWORD csz) _Fails_(zero);
BOOL WINAPI PolyTextOutW(HDC hdc, _In_reads_(nstrings) const POLYTEXTW *ppt, int nstrings) _Fails_(zero);
BOOL WINAPI Polygon(HDC hdc, _In_reads_(cpt) const POINT *apt, int cpt) _Fails_(zero);
BOOL WINAPI Polyline(HDC hdc, _In_reads_(cpt) const POINT *apt, int cpt) _Fails_(zero);
BOOL WINAPI PolylineTo(HDC hdc, _In_reads_(cpt) const POINT *apt, DWORD cpt) _Fails_(zero);
BOOL WINAPI PostMessageW(_In_opt_ HWND hWnd, _Names_(WM) UINT Msg, WPARAM wParam, LPARAM lParam);
void WINAPI PostQuitMessage(int nExitCode);
BOOL WINAPI PostThreadMessageW(_Show_(tid) DWORD idThread, _Names_(WM) UINT Msg, WPARAM wParam, LPARAM lParam);
HRESULT WINAPI PrintDlgExW(_Inout_ LPPRINTDLGEXW lppd);
BOOL WINAPI PrintDlgW(_Inout_ LPPRINTDLGW lppd) _Fails_(zero);
BOOL WINAPI PrintWindow(HWND hwnd, HDC hdcBlt, UINT nFlags) _Fails_(zero);
UINT WINAPI PrivateExtractIconsW(_In_reads_(260) LPCWSTR szFileName, int nIconIndex, int cxIcon, int cyIcon,
    _Out_writes_opt_(nIcons) HICON *phicon, _Out_writes_opt_(nIcons) UINT *piconid, UINT nIcons, UINT flags);
INT_PTR WINAPI PropertySheetW(_In_ LPCPROPSHEETHEADERW lppsph) _Fails_(minus_one, last_error);
BOOL WINAPI PtInRect(_In_ const RECT *lprc, POINT pt) _Fails_(never);
BOOL WINAPI PtInRegion(HRGN hrgn, int x, int y) _Fails_(never);
BOOL WINAPI PtVisible(HDC hdc, int x, int y) _Fails_(never);
LONG WINAPI QueryDisplayConfig(UINT32 flags, _Inout_ UINT32 *numPathArrayElements,
    _Out_writes_(*numPathArrayElements) DISPLAYCONFIG_PATH_INFO *pathArray, _Inout_ UINT32 *numModeInfoArrayElements,
    _Out_writes_(*numModeInfoArrayElements) DISPLAYCONFIG_MODE_INFO *modeInfoArray,
    _Out_ _Names_(DISPLAYCONFIG_TOPOLOGY_ID) DISPLAYCONFIG_TOPOLOGY_ID *currentTopologyId);
HWND WINAPI RealChildWindowFromPoint(HWND hwndParent, POINT ptParentClientCoords) _Fails_(zero);
UINT WINAPI RealGetWindowClassW(HWND hwnd, _Out_writes_(cchClassNameMax) LPWSTR ptszClassName,
    UINT cchClassNameMax) _Fails_(zero, last_error);
UINT WINAPI RealizePalette(HDC hdc) _Fails_(minus_one, none);
BOOL WINAPI RectInRegion(HRGN hrgn, _In_ const RECT *lprect) _Fails_(never);
BOOL WINAPI RectVisible(HDC hdc, _In_ const RECT *lprect) _Fails_(never);
BOOL WINAPI Rectangle(HDC hdc, int left, int top, int right, int bottom) _Fails_(zero);
BOOL WINAPI RedrawWindow(_In_opt_ HWND hWnd, _In_opt_ const RECT *lprcUpdate, _In_opt_ HRGN hrgnUpdate,
    _Names_(REDRAW_WINDOW_FLAGS) UINT flags) _Fails_(zero);
ATOM WINAPI RegisterClassExW(_In_ const WNDCLASSEXW *lpwcx) _Fails_(zero, last_error);
ATOM WINAPI RegisterClassW(_In_ const WNDCLASSW *lpWndClass) _Fails_(zero, last_error);
UINT WINAPI RegisterClipboardFormatW(_In_ LPCWSTR lpszFormat) _Fails_(zero, last_error);
HDEVNOTIFY WINAPI RegisterDeviceNotificationW(HANDLE hRecipient, _In_ LPVOID NotificationFilter,
    _Names_(POWER_SETTING_REGISTER_NOTIFICATION_FLAGS) DWORD Flags);
BOOL WINAPI RegisterHotKey(_In_opt_ HWND hWnd, int id, _Names_(HOT_KEY_MODIFIERS) UINT fsModifiers,
    _Names_(VIRTUAL_KEY) UINT vk);
BOOL WINAPI RegisterPointerDeviceNotifications(HWND window, BOOL notifyRange);
BOOL WINAPI RegisterPointerInputTarget(HWND hwnd, POINTER_INPUT_TYPE pointerType);
BOOL WINAPI RegisterPointerInputTargetEx(HWND hwnd, POINTER_INPUT_TYPE pointerType, BOOL fObserve) _Fails_(zero);
HPOWERNOTIFY WINAPI RegisterPowerSettingNotification(HANDLE hRecipient, _In_ LPCGUID PowerSettingGuid,
    _Show_(hex) DWORD Flags);
BOOL WINAPI RegisterRawInputDevices(_In_reads_(uiNumDevices) PCRAWINPUTDEVICE pRawInputDevices, UINT uiNumDevices,
    UINT cbSize);
BOOL WINAPI RegisterShellHookWindow(HWND hwnd) _Fails_(zero);
HPOWERNOTIFY WINAPI RegisterSuspendResumeNotification(HANDLE hRecipient, _Show_(hex) DWORD Flags);
BOOL WINAPI RegisterTouchHitTestingWindow(HWND hwnd, ULONG value);
BOOL WINAPI RegisterTouchWindow(HWND hwnd, _Names_(REGISTER_TOUCH_WINDOW_FLAGS) ULONG ulFlags);
UINT WINAPI RegisterWindowMessageW(_In_ LPCWSTR lpString) _Fails_(zero, last_error);
BOOL WINAPI ReleaseCapture(void);
int WINAPI ReleaseDC(_In_opt_ HWND hWnd, HDC hDC) _Fails_(zero, none);
BOOL WINAPI RemoveClipboardFormatListener(HWND hwnd);
BOOL WINAPI RemoveFontMemResourceEx(HANDLE h) _Fails_(zero);
BOOL WINAPI RemoveFontResourceExW(_In_ LPCWSTR name, DWORD fl, _Reserved_ PVOID pdv) _Fails_(zero);
BOOL WINAPI RemoveFontResourceW(_In_ LPCWSTR lpFileName) _Fails_(zero);
BOOL WINAPI RemoveMenu(HMENU hMenu, UINT uPosition, _Names_(MENU_ITEM_FLAGS) UINT uFlags);
HANDLE WINAPI RemovePropW(HWND hWnd, _In_ LPCWSTR lpString) _Fails_(never);
HWND WINAPI ReplaceTextW(_Inout_ LPFINDREPLACEW lpfr) _Fails_(never);
BOOL WINAPI ReplyMessage(LRESULT lResult) _Fails_(never);
HDC WINAPI ResetDCW(HDC hdc, _In_ const DEVMODEW *lpdm) _Fails_(zero);
BOOL WINAPI ResizePalette(HPALETTE hpal, UINT n) _Fails_(zero);
BOOL WINAPI RestoreDC(HDC hdc, int nSavedDC) _Fails_(zero);
LPARAM WINAPI ReuseDDElParam(LPARAM lParam, UINT msgIn, UINT msgOut, UINT_PTR uiLo, UINT_PTR uiHi) _Fails_(never);
BOOL WINAPI RoundRect(HDC hdc, int left, int top, int right, int bottom, int width, int height) _Fails_(zero);
int WINAPI SaveDC(HDC hdc) _Fails_(zero, none);
BOOL WINAPI ScaleViewportExtEx(HDC hdc, int xn, int dx, int yn, int yd, _Out_opt_ LPSIZE lpsz) _Fails_(zero);
BOOL WINAPI ScaleWindowExtEx(HDC hdc, int xn, int xd, int yn, int yd, _Out_opt_ LPSIZE lpsz) _Fails_(zero);
BOOL WINAPI ScreenToClient(HWND hWnd, _Inout_ LPPOINT lpPoint) _Fails_(zero);
HRESULT WINAPI ScriptApplyDigitSubstitution(_In_ const SCRIPT_DIGITSUBSTITUTE *psds, _Out_ SCRIPT_CONTROL *psc,
    _Out_ SCRIPT_STATE *pss);
HRESULT WINAPI ScriptApplyLogicalWidth(_In_reads_(cChars) const int *piDx, int cChars, int cGlyphs,
    _In_reads_(cChars) const WORD *pwLogClust, _In_reads_(cGlyphs) const SCRIPT_VISATTR *psva,
    _In_reads_(cGlyphs) const int *piAdvance, _In_ const SCRIPT_ANALYSIS *psa, _Inout_opt_ ABC *pABC,
    _Out_writes_(cGlyphs) int *piJustify);
HRESULT WINAPI ScriptBreak(_In_reads_(cChars) const WCHAR *pwcChars, int cChars, _In_ const SCRIPT_ANALYSIS *psa,
    _Out_writes_(cChars) SCRIPT_LOGATTR *psla);
HRESULT WINAPI ScriptCPtoX(int iCP, BOOL fTrailing, int cChars, int cGlyphs, _In_reads_(cChars) const WORD *pwLogClust,
    _In_reads_(cGlyphs) const SCRIPT_VISATTR *psva, _In_reads_(cGlyphs) const int *piAdvance,
    _In_ const SCRIPT_ANALYSIS *psa, _Inout_ int *piX);
HRESULT WINAPI ScriptCacheGetHeight(HDC hdc, _Inout_ SCRIPT_CACHE *psc, _Out_ long *tmHeight);
HRESULT WINAPI ScriptFreeCache(_Inout_ SCRIPT_CACHE *psc);
HRESULT WINAPI ScriptGetCMap(HDC hdc, _Inout_ SCRIPT_CACHE *psc, _In_reads_(cChars) const WCHAR *pwcInChars, int cChars,
    _Show_(hex) DWORD dwFlags, _Out_writes_(cChars) WORD *pwOutGlyphs);
HRESULT WINAPI ScriptGetFontAlternateGlyphs(_In_opt_ HDC hdc, _Inout_ SCRIPT_CACHE *psc, _In_opt_ SCRIPT_ANALYSIS *psa,
    OPENTYPE_TAG tagScript, OPENTYPE_TAG tagLangSys, OPENTYPE_TAG tagFeature, WORD wGlyphId, int cMaxAlternates,
    _Out_writes_(cMaxAlternates) WORD *pAlternateGlyphs, _Out_ int *pcAlternates);
HRESULT WINAPI ScriptGetFontFeatureTags(_In_opt_ HDC hdc, _Inout_ SCRIPT_CACHE *psc, _In_opt_ SCRIPT_ANALYSIS *psa,
    OPENTYPE_TAG tagScript, OPENTYPE_TAG tagLangSys, int cMaxTags, _Out_writes_(cMaxTags) OPENTYPE_TAG *pFeatureTags,
    _Out_ int *pcTags);
HRESULT WINAPI ScriptGetFontLanguageTags(_In_opt_ HDC hdc, _Inout_ SCRIPT_CACHE *psc, _In_opt_ SCRIPT_ANALYSIS *psa,
    OPENTYPE_TAG tagScript, int cMaxTags, _Out_writes_(cMaxTags) OPENTYPE_TAG *pLangsysTags, _Out_ int *pcTags);
HRESULT WINAPI ScriptGetFontProperties(HDC hdc, _Inout_ SCRIPT_CACHE *psc, _Out_ SCRIPT_FONTPROPERTIES *sfp);
HRESULT WINAPI ScriptGetFontScriptTags(_In_opt_ HDC hdc, _Inout_ SCRIPT_CACHE *psc, _In_opt_ SCRIPT_ANALYSIS *psa,
    int cMaxTags, _Out_writes_(cMaxTags) OPENTYPE_TAG *pScriptTags, _Out_ int *pcTags);
HRESULT WINAPI ScriptGetGlyphABCWidth(HDC hdc, _Inout_ SCRIPT_CACHE *psc, WORD wGlyph, _Out_ ABC *pABC);
HRESULT WINAPI ScriptGetLogicalWidths(_In_ const SCRIPT_ANALYSIS *psa, int cChars, int cGlyphs,
    _In_reads_(cGlyphs) const int *piGlyphWidth, _In_reads_(cChars) const WORD *pwLogClust,
    _In_reads_(cGlyphs) const SCRIPT_VISATTR *psva, _In_reads_(cChars) int *piDx);
HRESULT WINAPI ScriptGetProperties(_Out_ const SCRIPT_PROPERTIES ***ppSp, _Out_ int *piNumScripts);
HRESULT WINAPI ScriptIsComplex(_In_reads_(cInChars) const WCHAR *pwcInChars, int cInChars,
    _Names_(SCRIPT_IS_COMPLEX_FLAGS) DWORD dwFlags);
HRESULT WINAPI ScriptItemize(_In_reads_(cInChars) const WCHAR *pwcInChars, int cInChars, int cMaxItems,
    _In_opt_ const SCRIPT_CONTROL *psControl, _In_opt_ const SCRIPT_STATE *psState,
    _Out_writes_(cMaxItems) SCRIPT_ITEM *pItems, _Out_ int *pcItems);
HRESULT WINAPI ScriptItemizeOpenType(_In_reads_(cInChars) const WCHAR *pwcInChars, int cInChars, int cMaxItems,
    _In_opt_ const SCRIPT_CONTROL *psControl, _In_opt_ const SCRIPT_STATE *psState,
    _Out_writes_(cMaxItems) SCRIPT_ITEM *pItems, _Out_writes_(cMaxItems) OPENTYPE_TAG *pScriptTags, _Out_ int *pcItems);
HRESULT WINAPI ScriptJustify(_In_reads_(cGlyphs) const SCRIPT_VISATTR *psva, _In_reads_(cGlyphs) const int *piAdvance,
    int cGlyphs, int iDx, int iMinKashida, _Out_writes_(cGlyphs) int *piJustify);
HRESULT WINAPI ScriptLayout(int cRuns, _In_reads_bytes_(cRuns) const BYTE *pbLevel,
    _Out_writes_opt_(cRuns) int *piVisualToLogical, _Out_writes_opt_(cRuns) int *piLogicalToVisual);
HRESULT WINAPI ScriptPlace(HDC hdc, _Inout_ SCRIPT_CACHE *psc, _In_reads_(cGlyphs) const WORD *pwGlyphs, int cGlyphs,
    _In_reads_(cGlyphs) const SCRIPT_VISATTR *psva, _Inout_ SCRIPT_ANALYSIS *psa, _Out_writes_(cGlyphs) int *piAdvance,
    _Out_writes_opt_(cGlyphs) GOFFSET *pGoffset, _Out_ ABC *pABC);
HRESULT WINAPI ScriptPlaceOpenType(_In_opt_ HDC hdc, _Inout_ SCRIPT_CACHE *psc, _Inout_ SCRIPT_ANALYSIS *psa,
    OPENTYPE_TAG tagScript, OPENTYPE_TAG tagLangSys, _In_reads_opt_(cRanges) int *rcRangeChars,
    _In_reads_opt_(cRanges) TEXTRANGE_PROPERTIES **rpRangeProperties, int cRanges,
    _In_reads_(cChars) const WCHAR *pwcChars, _In_reads_(cChars) WORD *pwLogClust,
    _In_reads_(cChars) SCRIPT_CHARPROP *pCharProps, int cChars, _In_reads_(cGlyphs) const WORD *pwGlyphs,
    _In_reads_(cGlyphs) const SCRIPT_GLYPHPROP *pGlyphProps, int cGlyphs, _Out_writes_(cGlyphs) int *piAdvance,
    _Out_writes_(cGlyphs) GOFFSET *pGoffset, _Out_opt_ ABC *pABC);
HRESULT WINAPI ScriptPositionSingleGlyph(_In_opt_ HDC hdc, _Inout_ SCRIPT_CACHE *psc, _In_opt_ SCRIPT_ANALYSIS *psa,
    OPENTYPE_TAG tagScript, OPENTYPE_TAG tagLangSys, OPENTYPE_TAG tagFeature, LONG lParameter, WORD wGlyphId,
    int iAdvance, GOFFSET GOffset, _Out_ int *piOutAdvance, _Out_ GOFFSET *pOutGoffset);
HRESULT WINAPI ScriptRecordDigitSubstitution(LCID Locale, _Out_ SCRIPT_DIGITSUBSTITUTE *psds);
HRESULT WINAPI ScriptShape(HDC hdc, _Inout_ SCRIPT_CACHE *psc, _In_reads_(cChars) const WCHAR *pwcChars, int cChars,
    int cMaxGlyphs, _Inout_ SCRIPT_ANALYSIS *psa, _Out_writes_(cMaxGlyphs) WORD *pwOutGlyphs,
    _Out_writes_(cChars) WORD *pwLogClust, _Out_writes_(cMaxGlyphs) SCRIPT_VISATTR *psva, _Out_ int *pcGlyphs);
HRESULT WINAPI ScriptShapeOpenType(_In_opt_ HDC hdc, _Inout_ SCRIPT_CACHE *psc, _Inout_ SCRIPT_ANALYSIS *psa,
    OPENTYPE_TAG tagScript, OPENTYPE_TAG tagLangSys, _In_reads_opt_(cRanges) int *rcRangeChars,
    _In_reads_opt_(cRanges) TEXTRANGE_PROPERTIES **rpRangeProperties, int cRanges,
    _In_reads_(cChars) const WCHAR *pwcChars, int cChars, int cMaxGlyphs, _Out_writes_(cChars) WORD *pwLogClust,
    _Out_writes_(cChars) SCRIPT_CHARPROP *pCharProps, _Out_writes_(cMaxGlyphs) WORD *pwOutGlyphs,
    _Out_writes_(cMaxGlyphs) SCRIPT_GLYPHPROP *pOutGlyphProps, _Out_ int *pcGlyphs);
HRESULT WINAPI ScriptStringAnalyse(HDC hdc, _In_ const void *pString, int cString, int cGlyphs, int iCharset,
    _Show_(hex) DWORD dwFlags, int iReqWidth, _In_opt_ SCRIPT_CONTROL *psControl, _In_opt_ SCRIPT_STATE *psState,
    _In_reads_opt_(cString) const int *piDx, _In_opt_ SCRIPT_TABDEF *pTabdef, _In_ const BYTE *pbInClass,
    _Out_ SCRIPT_STRING_ANALYSIS *pssa);
HRESULT WINAPI ScriptStringCPtoX(_In_ SCRIPT_STRING_ANALYSIS ssa, int icp, BOOL fTrailing, _Out_ int *pX);
HRESULT WINAPI ScriptStringFree(_Inout_ SCRIPT_STRING_ANALYSIS *pssa);
HRESULT WINAPI ScriptStringGetLogicalWidths(_In_ SCRIPT_STRING_ANALYSIS ssa, _Inout_ int *piDx);
HRESULT WINAPI ScriptStringGetOrder(_In_ SCRIPT_STRING_ANALYSIS ssa, _Inout_ UINT *puOrder);
HRESULT WINAPI ScriptStringOut(_In_ SCRIPT_STRING_ANALYSIS ssa, int iX, int iY, _Names_(ETO_OPTIONS) UINT uOptions,
    _In_opt_ const RECT *prc, int iMinSel, int iMaxSel, BOOL fDisabled);
HRESULT WINAPI ScriptStringValidate(_In_ SCRIPT_STRING_ANALYSIS ssa);
HRESULT WINAPI ScriptStringXtoCP(_In_ SCRIPT_STRING_ANALYSIS ssa, int iX, _Out_ int *piCh, _Out_ int *piTrailing);
const SCRIPT_LOGATTR *WINAPI ScriptString_pLogAttr(_In_ SCRIPT_STRING_ANALYSIS ssa) _Fails_(zero);
const SIZE *WINAPI ScriptString_pSize(_In_ SCRIPT_STRING_ANALYSIS ssa) _Fails_(zero);
const int *WINAPI ScriptString_pcOutChars(_In_ SCRIPT_STRING_ANALYSIS ssa) _Fails_(zero);
HRESULT WINAPI ScriptSubstituteSingleGlyph(_In_opt_ HDC hdc, _Inout_ SCRIPT_CACHE *psc, _In_opt_ SCRIPT_ANALYSIS *psa,
    OPENTYPE_TAG tagScript, OPENTYPE_TAG tagLangSys, OPENTYPE_TAG tagFeature, LONG lParameter, WORD wGlyphId,
    _Out_ WORD *pwOutGlyphId);
HRESULT WINAPI ScriptTextOut(_In_ const HDC hdc, _Inout_ SCRIPT_CACHE *psc, int x, int y, _Show_(hex) UINT fuOptions,
    _In_opt_ const RECT *lprc, _In_ const SCRIPT_ANALYSIS *psa, _Reserved_ const WCHAR *pwcReserved,
    _Reserved_ int iReserved, _In_reads_(cGlyphs) const WORD *pwGlyphs, int cGlyphs,
    _In_reads_(cGlyphs) const int *piAdvance, _In_reads_opt_(cGlyphs) const int *piJustify,
    _In_reads_(cGlyphs) const GOFFSET *pGoffset);
HRESULT WINAPI ScriptXtoCP(int iX, int cChars, int cGlyphs, _In_reads_(cChars) const WORD *pwLogClust,
    _In_reads_(cGlyphs) const SCRIPT_VISATTR *psva, _In_reads_(cGlyphs) const int *piAdvance,
    _In_ const SCRIPT_ANALYSIS *psa, _Out_ int *piCP, _Out_ int *piTrailing);
BOOL WINAPI ScrollDC(HDC hDC, int dx, int dy, _In_opt_ const RECT *lprcScroll, _In_opt_ const RECT *lprcClip,
    _In_opt_ HRGN hrgnUpdate, _Out_opt_ LPRECT lprcUpdate);
BOOL WINAPI ScrollWindow(HWND hWnd, int XAmount, int YAmount, _In_opt_ const RECT *lpRect,
    _In_opt_ const RECT *lpClipRect);
int WINAPI ScrollWindowEx(HWND hWnd, int dx, int dy, _In_opt_ const RECT *prcScroll, _In_opt_ const RECT *prcClip,
    _In_opt_ HRGN hrgnUpdate, _Out_opt_ LPRECT prcUpdate,
    _Names_(SHOW_WINDOW_CMD) UINT flags) _Fails_(last_error, last_error);
BOOL WINAPI SelectClipPath(HDC hdc, _Names_(RGN_COMBINE_MODE) int mode) _Fails_(zero);
int WINAPI SelectClipRgn(HDC hdc, _In_opt_ HRGN hrgn) _Fails_(zero, none);
HGDIOBJ WINAPI SelectObject(HDC hdc, HGDIOBJ h) _Fails_(zero);
HPALETTE WINAPI SelectPalette(HDC hdc, HPALETTE hPal, BOOL bForceBkgd) _Fails_(zero);
LRESULT WINAPI SendDlgItemMessageW(HWND hDlg, int nIDDlgItem, _Names_(WM) UINT Msg, WPARAM wParam,
    LPARAM lParam) _Fails_(never);
UINT WINAPI SendInput(UINT cInputs, _In_reads_(cInputs) LPINPUT pInputs, int cbSize) _Fails_(zero, last_error);
BOOL WINAPI SendMessageCallbackW(HWND hWnd, _Names_(WM) UINT Msg, WPARAM wParam, LPARAM lParam,
    SENDASYNCPROC lpResultCallBack, ULONG_PTR dwData);
LRESULT WINAPI SendMessageTimeoutW(HWND hWnd, _Names_(WM) UINT Msg, WPARAM wParam, LPARAM lParam,
    _Names_(SEND_MESSAGE_TIMEOUT_FLAGS) UINT fuFlags, UINT uTimeout, _Out_opt_ PDWORD_PTR lpdwResult) _Fails_(last_error, last_error);
LRESULT WINAPI SendMessageW(HWND hWnd, _Names_(WM) UINT Msg, WPARAM wParam, LPARAM lParam) _Fails_(never);
BOOL WINAPI SendNotifyMessageW(HWND hWnd, _Names_(WM) UINT Msg, WPARAM wParam, LPARAM lParam);
int WINAPI SetAbortProc(HDC hdc, ABORTPROC proc) _Fails_(minus_one, none);
HWND WINAPI SetActiveWindow(HWND hWnd) _Fails_(last_error, last_error);
int WINAPI SetArcDirection(HDC hdc, _Names_(ARC_DIRECTION) int dir) _Fails_(zero, none);
LONG WINAPI SetBitmapBits(HBITMAP hbm, DWORD cb, _In_reads_bytes_(cb) const void *pvBits) _Fails_(zero, none);
BOOL WINAPI SetBitmapDimensionEx(HBITMAP hbm, int w, int h, _Out_opt_ LPSIZE lpsz) _Fails_(zero);
COLORREF WINAPI SetBkColor(HDC hdc, COLORREF color) _Fails_(minus_one, none);
int WINAPI SetBkMode(HDC hdc, _Names_(BACKGROUND_MODE) int mode) _Fails_(zero, none) _Result_(BACKGROUND_MODE);
UINT WINAPI SetBoundsRect(HDC hdc, _In_opt_ const RECT *lprect, _Names_(SET_BOUNDS_RECT_FLAGS) UINT flags) _Fails_(zero, none);
BOOL WINAPI SetBrushOrgEx(HDC hdc, int x, int y, _Out_opt_ LPPOINT lppt) _Fails_(zero);
HWND WINAPI SetCapture(HWND hWnd) _Fails_(never);
BOOL WINAPI SetCaretBlinkTime(UINT uMSeconds);
BOOL WINAPI SetCaretPos(int X, int Y);
DWORD WINAPI SetClassLongW(HWND hWnd, _Names_(GET_CLASS_LONG_INDEX) int nIndex,
    LONG dwNewLong) _Fails_(last_error, last_error);
WORD WINAPI SetClassWord(HWND hWnd, int nIndex, WORD wNewWord) _Fails_(last_error, last_error);
HANDLE WINAPI SetClipboardData(_Names_(CLIPBOARD_FORMAT) UINT uFormat, _In_opt_ HANDLE hMem);
HWND WINAPI SetClipboardViewer(HWND hWndNewViewer) _Fails_(never);
UINT_PTR WINAPI SetCoalescableTimer(_In_opt_ HWND hWnd, UINT_PTR nIDEvent, UINT uElapse, _In_opt_ TIMERPROC lpTimerFunc,
    ULONG uToleranceDelay) _Fails_(zero, last_error);
BOOL WINAPI SetColorAdjustment(HDC hdc, _In_ const COLORADJUSTMENT *lpca) _Fails_(zero);
HCOLORSPACE WINAPI SetColorSpace(HDC hdc, HCOLORSPACE hcs) _Fails_(zero);
HCURSOR WINAPI SetCursor(_In_opt_ HCURSOR hCursor) _Fails_(never);
BOOL WINAPI SetCursorPos(int X, int Y);
COLORREF WINAPI SetDCBrushColor(HDC hdc, COLORREF color) _Fails_(minus_one, none);
COLORREF WINAPI SetDCPenColor(HDC hdc, COLORREF color) _Fails_(minus_one, none);
UINT WINAPI SetDIBColorTable(HDC hdc, UINT iStart, UINT cEntries, _In_reads_(cEntries) const RGBQUAD *prgbq) _Fails_(zero, last_error);
int WINAPI SetDIBits(_In_opt_ HDC hdc, HBITMAP hbm, UINT start, UINT cLines, _In_ const void *lpBits,
    _In_ const BITMAPINFO *lpbmi, _Names_(DIB_USAGE) UINT ColorUse) _Fails_(zero, last_error);
int WINAPI SetDIBitsToDevice(HDC hdc, int xDest, int yDest, DWORD w, DWORD h, int xSrc, int ySrc, UINT StartScan,
    UINT cLines, _In_ const void *lpvBits, _In_ const BITMAPINFO *lpbmi, _Names_(DIB_USAGE) UINT ColorUse) _Fails_(zero, none);
void WINAPI SetDebugErrorLevel(DWORD dwLevel);
BOOL WINAPI SetDeviceGammaRamp(HDC hdc, _In_ LPVOID lpRamp) _Fails_(zero);
BOOL WINAPI SetDialogControlDpiChangeBehavior(HWND hWnd, DIALOG_CONTROL_DPI_CHANGE_BEHAVIORS mask,
    DIALOG_CONTROL_DPI_CHANGE_BEHAVIORS values);
BOOL WINAPI SetDialogDpiChangeBehavior(HWND hDlg, DIALOG_DPI_CHANGE_BEHAVIORS mask, DIALOG_DPI_CHANGE_BEHAVIORS values);
BOOL WINAPI SetDisplayAutoRotationPreferences(ORIENTATION_PREFERENCE orientation) _Fails_(zero);
LONG WINAPI SetDisplayConfig(UINT32 numPathArrayElements,
    _In_reads_opt_(numPathArrayElements) DISPLAYCONFIG_PATH_INFO *pathArray, UINT32 numModeInfoArrayElements,
    _In_reads_opt_(numModeInfoArrayElements) DISPLAYCONFIG_MODE_INFO *modeInfoArray, UINT32 flags);
BOOL WINAPI SetDlgItemInt(HWND hDlg, int nIDDlgItem, UINT uValue, BOOL bSigned);
BOOL WINAPI SetDlgItemTextW(HWND hDlg, int nIDDlgItem, _In_ LPCWSTR lpString);
BOOL WINAPI SetDoubleClickTime(UINT uInterval);
HENHMETAFILE WINAPI SetEnhMetaFileBits(UINT nSize, _In_reads_bytes_(nSize) const BYTE *pb) _Fails_(zero);
HWND WINAPI SetFocus(_In_opt_ HWND hWnd) _Fails_(last_error, last_error);
BOOL WINAPI SetForegroundWindow(HWND hWnd) _Fails_(zero);
BOOL WINAPI SetGestureConfig(HWND hwnd, DWORD dwReserved, UINT cIDs, _In_reads_(cIDs) PGESTURECONFIG pGestureConfig,
    UINT cbSize);
int WINAPI SetGraphicsMode(HDC hdc, _Names_(GRAPHICS_MODE) int iMode) _Fails_(zero, none);
int WINAPI SetICMMode(HDC hdc, _Names_(ICM_MODE) int mode) _Fails_(zero, none);
BOOL WINAPI SetICMProfileW(HDC hdc, _In_ LPWSTR lpFileName) _Fails_(zero);
BOOL WINAPI SetKeyboardState(_In_reads_bytes_(256) LPBYTE lpKeyState);
void WINAPI SetLastErrorEx(_Show_(win32) DWORD dwErrCode, DWORD dwType);
BOOL WINAPI SetLayeredWindowAttributes(HWND hwnd, COLORREF crKey, BYTE bAlpha,
    _Names_(LAYERED_WINDOW_ATTRIBUTES_FLAGS) DWORD dwFlags);
DWORD WINAPI SetLayout(HDC hdc, _Names_(DC_LAYOUT) DWORD l) _Fails_(minus_one, none);
int WINAPI SetMapMode(HDC hdc, _Names_(HDC_MAP_MODE) int iMode) _Fails_(zero, none);
DWORD WINAPI SetMapperFlags(HDC hdc, DWORD flags) _Fails_(minus_one, none);
BOOL WINAPI SetMenu(HWND hWnd, _In_opt_ HMENU hMenu);
BOOL WINAPI SetMenuDefaultItem(HMENU hMenu, UINT uItem, UINT fByPos);
BOOL WINAPI SetMenuInfo(HMENU hmenu, _In_ LPCMENUINFO lpmi);
BOOL WINAPI SetMenuItemBitmaps(HMENU hMenu, UINT uPosition, _Names_(MENU_ITEM_FLAGS) UINT uFlags,
    _In_opt_ HBITMAP hBitmapUnchecked, _In_opt_ HBITMAP hBitmapChecked);
BOOL WINAPI SetMenuItemInfoW(HMENU hmenu, UINT item, BOOL fByPositon, _In_ LPCMENUITEMINFOW lpmii);
LPARAM WINAPI SetMessageExtraInfo(LPARAM lParam) _Fails_(never);
BOOL WINAPI SetMessageQueue(int cMessagesMax) _Fails_(zero);
HMETAFILE WINAPI SetMetaFileBitsEx(UINT cbBuffer, _In_reads_bytes_(cbBuffer) const BYTE *lpData) _Fails_(zero);
int WINAPI SetMetaRgn(HDC hdc) _Fails_(zero, none);
BOOL WINAPI SetMiterLimit(HDC hdc, FLOAT limit, _Out_opt_ PFLOAT old) _Fails_(zero);
UINT WINAPI SetPaletteEntries(HPALETTE hpal, UINT iStart, UINT cEntries,
    _In_reads_(cEntries) const PALETTEENTRY *pPalEntries) _Fails_(zero, none);
HWND WINAPI SetParent(HWND hWndChild, _In_opt_ HWND hWndNewParent);
BOOL WINAPI SetPhysicalCursorPos(int X, int Y);
COLORREF WINAPI SetPixel(HDC hdc, int x, int y, COLORREF color) _Fails_(minus_one, none);
BOOL WINAPI SetPixelFormat(HDC hdc, int format, _In_ const PIXELFORMATDESCRIPTOR *ppfd);
BOOL WINAPI SetPixelV(HDC hdc, int x, int y, COLORREF color) _Fails_(zero);
int WINAPI SetPolyFillMode(HDC hdc, _Names_(CREATE_POLYGON_RGN_MODE) int mode) _Fails_(zero, none);
BOOL WINAPI SetProcessDPIAware(void) _Fails_(zero);
BOOL WINAPI SetProcessDefaultLayout(DWORD dwDefaultLayout);
HRESULT WINAPI SetProcessDpiAwareness(PROCESS_DPI_AWARENESS value);
BOOL WINAPI SetProcessDpiAwarenessContext(DPI_AWARENESS_CONTEXT value);
BOOL WINAPI SetProcessWindowStation(HWINSTA hWinSta);
BOOL WINAPI SetPropW(HWND hWnd, _In_ LPCWSTR lpString, _In_opt_ HANDLE hData);
int WINAPI SetROP2(HDC hdc, _Names_(R2_MODE) int rop2) _Fails_(zero, none);
BOOL WINAPI SetRect(_Out_ LPRECT lprc, int xLeft, int yTop, int xRight, int yBottom) _Fails_(zero);
BOOL WINAPI SetRectEmpty(_Out_ LPRECT lprc) _Fails_(zero);
BOOL WINAPI SetRectRgn(HRGN hrgn, int left, int top, int right, int bottom) _Fails_(zero);
int WINAPI SetScrollInfo(HWND hwnd, _Names_(SCROLLBAR_CONSTANTS) int nBar, _In_ LPCSCROLLINFO lpsi, BOOL redraw);
int WINAPI SetScrollPos(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int nBar, int nPos,
    BOOL bRedraw) _Fails_(last_error, last_error);
BOOL WINAPI SetScrollRange(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int nBar, int nMinPos, int nMaxPos, BOOL bRedraw);
int WINAPI SetStretchBltMode(HDC hdc, _Names_(STRETCH_BLT_MODE) int mode) _Fails_(zero, none);
BOOL WINAPI SetSysColors(int cElements, _In_reads_(cElements) const INT *lpaElements,
    _In_reads_(cElements) const COLORREF *lpaRgbValues);
BOOL WINAPI SetSystemCursor(HCURSOR hcur, DWORD id);
UINT WINAPI SetSystemPaletteUse(HDC hdc, _Names_(SYSTEM_PALETTE_USE) UINT use) _Fails_(zero, none);
UINT WINAPI SetTextAlign(HDC hdc, _Names_(TEXT_ALIGN_OPTIONS) UINT align) _Fails_(minus_one, none);
int WINAPI SetTextCharacterExtra(HDC hdc, int extra) _Fails_(value(0x80000000), none);
COLORREF WINAPI SetTextColor(HDC hdc, COLORREF color) _Fails_(minus_one, none);
BOOL WINAPI SetTextJustification(HDC hdc, int extra, int count) _Fails_(zero);
void WINAPI SetThemeAppProperties(DWORD dwFlags);
BOOL WINAPI SetThreadDesktop(HDESK hDesktop);
DPI_AWARENESS_CONTEXT WINAPI SetThreadDpiAwarenessContext(DPI_AWARENESS_CONTEXT dpiContext);
DPI_HOSTING_BEHAVIOR WINAPI SetThreadDpiHostingBehavior(DPI_HOSTING_BEHAVIOR value);
UINT_PTR WINAPI SetTimer(_In_opt_ HWND hWnd, UINT_PTR nIDEvent, UINT uElapse,
    _In_opt_ TIMERPROC lpTimerFunc) _Fails_(zero, last_error);
BOOL WINAPI SetUserObjectInformationW(HANDLE hObj, int nIndex, _In_reads_bytes_(nLength) PVOID pvInfo, DWORD nLength);
BOOL WINAPI SetViewportExtEx(HDC hdc, int x, int y, _Out_opt_ LPSIZE lpsz) _Fails_(zero);
BOOL WINAPI SetViewportOrgEx(HDC hdc, int x, int y, _Out_opt_ LPPOINT lppt) _Fails_(zero);
HWINEVENTHOOK WINAPI SetWinEventHook(DWORD eventMin, DWORD eventMax, _In_opt_ HMODULE hmodWinEventProc,
    WINEVENTPROC pfnWinEventProc, DWORD idProcess, _Show_(tid) DWORD idThread, _Show_(hex) DWORD dwFlags) _Fails_(zero);
HENHMETAFILE WINAPI SetWinMetaFileBits(UINT nSize, _In_reads_bytes_(nSize) const BYTE *lpMeta16Data,
    _In_opt_ HDC hdcRef, _In_opt_ const METAFILEPICT *lpMFP) _Fails_(zero);
BOOL WINAPI SetWindowDisplayAffinity(HWND hWnd, _Names_(WINDOW_DISPLAY_AFFINITY) DWORD dwAffinity);
BOOL WINAPI SetWindowExtEx(HDC hdc, int x, int y, _Out_opt_ LPSIZE lpsz) _Fails_(zero);
BOOL WINAPI SetWindowFeedbackSetting(HWND hwnd, FEEDBACK_TYPE feedback, _Show_(hex) DWORD dwFlags, UINT32 size,
    _In_reads_bytes_opt_(size) const void *configuration) _Fails_(zero);
LONG WINAPI SetWindowLongW(HWND hWnd, _Names_(WINDOW_LONG_PTR_INDEX) int nIndex,
    LONG dwNewLong) _Fails_(last_error, last_error);
BOOL WINAPI SetWindowOrgEx(HDC hdc, int x, int y, _Out_opt_ LPPOINT lppt) _Fails_(zero);
BOOL WINAPI SetWindowPlacement(HWND hWnd, _In_ const WINDOWPLACEMENT *lpwndpl);
BOOL WINAPI SetWindowPos(HWND hWnd, _In_opt_ _Names_(HWND_INSERT_AFTER) HWND hWndInsertAfter, int X, int Y, int cx, int cy,
    _Names_(SET_WINDOW_POS_FLAGS) UINT uFlags);
int WINAPI SetWindowRgn(HWND hWnd, _In_opt_ HRGN hRgn, BOOL bRedraw);
BOOL WINAPI SetWindowTextW(HWND hWnd, _In_opt_ LPCWSTR lpString);
HRESULT WINAPI SetWindowTheme(HWND hwnd, _In_opt_ LPCWSTR pszSubAppName, _In_opt_ LPCWSTR pszSubIdList);
HRESULT WINAPI SetWindowThemeAttribute(HWND hwnd, enum WINDOWTHEMEATTRIBUTETYPE eAttribute,
    _In_reads_bytes_(cbAttribute) PVOID pvAttribute, DWORD cbAttribute);
WORD WINAPI SetWindowWord(HWND hWnd, int nIndex, WORD wNewWord);
HHOOK WINAPI SetWindowsHookExW(_Names_(WINDOWS_HOOK_ID) int idHook, HOOKPROC lpfn, _In_opt_ HINSTANCE hmod,
    _Show_(tid) DWORD dwThreadId);
HHOOK WINAPI SetWindowsHookW(int nFilterType, HOOKPROC pfnFilterProc) _Fails_(zero);
BOOL WINAPI SetWorldTransform(HDC hdc, _In_ const XFORM *lpxf) _Fails_(zero);
BOOL WINAPI ShowCaret(_In_opt_ HWND hWnd);
int WINAPI ShowCursor(BOOL bShow);
BOOL WINAPI ShowHideMenuCtl(HWND hWnd, UINT_PTR uFlags, _In_ LPINT lpInfo) _Fails_(zero);
BOOL WINAPI ShowOwnedPopups(HWND hWnd, BOOL fShow);
BOOL WINAPI ShowScrollBar(HWND hWnd, _Names_(SCROLLBAR_CONSTANTS) int wBar, BOOL bShow);
BOOL WINAPI ShowWindow(_In_opt_ HWND hWnd, _Names_(SHOW_WINDOW_CMD) int nCmdShow) _Fails_(never);
BOOL WINAPI ShowWindowAsync(HWND hWnd, _Names_(SHOW_WINDOW_CMD) int nCmdShow) _Fails_(never);
BOOL WINAPI ShutdownBlockReasonCreate(HWND hWnd, _In_ LPCWSTR pwszReason);
BOOL WINAPI ShutdownBlockReasonDestroy(HWND hWnd);
BOOL WINAPI ShutdownBlockReasonQuery(HWND hWnd, _Out_writes_opt_(*pcchBuff) LPWSTR pwszBuff, _Inout_ DWORD *pcchBuff);
BOOL WINAPI SkipPointerFrameMessages(UINT32 pointerId);
BOOL WINAPI SoundSentry(void) _Fails_(zero);
int WINAPI StartDocW(HDC hdc, _In_ const DOCINFOW *lpdi) _Fails_(zero_or_minus_one, none);
int WINAPI StartPage(HDC hdc) _Fails_(zero_or_minus_one, none);
BOOL WINAPI Str_SetPtrW(_Inout_ LPWSTR *ppsz, _In_opt_ LPCWSTR psz) _Fails_(zero);
BOOL WINAPI StretchBlt(HDC hdcDest, int xDest, int yDest, int wDest, int hDest, _In_opt_ HDC hdcSrc, int xSrc, int ySrc,
    int wSrc, int hSrc, _Names_(ROP_CODE) DWORD rop) _Fails_(zero);
int WINAPI StretchDIBits(HDC hdc, int xDest, int yDest, int DestWidth, int DestHeight, int xSrc, int ySrc, int SrcWidth,
    int SrcHeight, _In_opt_ const void *lpBits, _In_ const BITMAPINFO *lpbmi, _Names_(DIB_USAGE) UINT iUsage,
    _Names_(ROP_CODE) DWORD rop) _Fails_(zero, none);
BOOL WINAPI StrokeAndFillPath(HDC hdc) _Fails_(zero);
BOOL WINAPI StrokePath(HDC hdc) _Fails_(zero);
BOOL WINAPI SubtractRect(_Out_ LPRECT lprcDst, _In_ const RECT *lprcSrc1, _In_ const RECT *lprcSrc2) _Fails_(never);
BOOL WINAPI SwapBuffers(HDC hdc);
BOOL WINAPI SwapMouseButton(BOOL fSwap) _Fails_(never);
BOOL WINAPI SwitchDesktop(HDESK hDesktop);
void WINAPI SwitchToThisWindow(HWND hwnd, BOOL fUnknown);
BOOL WINAPI SystemParametersInfoForDpi(UINT uiAction, UINT uiParam, _Out_opt_ PVOID pvParam, UINT fWinIni, UINT dpi);
BOOL WINAPI SystemParametersInfoW(_Names_(SYSTEM_PARAMETERS_INFO_ACTION) UINT uiAction, UINT uiParam,
    _Out_opt_ PVOID pvParam, _Names_(SYSTEM_PARAMETERS_INFO_UPDATE_FLAGS) UINT fWinIni);
LONG WINAPI TabbedTextOutW(HDC hdc, int x, int y, _In_reads_(chCount) LPCWSTR lpString, int chCount, int nTabPositions,
    _In_reads_opt_(nTabPositions) const INT *lpnTabStopPositions, int nTabOrigin);
HRESULT WINAPI TaskDialog(_In_opt_ HWND hwndOwner, _In_opt_ HINSTANCE hInstance, _In_opt_ PCWSTR pszWindowTitle,
    _In_opt_ PCWSTR pszMainInstruction, _In_opt_ PCWSTR pszContent, TASKDIALOG_COMMON_BUTTON_FLAGS dwCommonButtons,
    _In_opt_ PCWSTR pszIcon, _Out_opt_ int *pnButton);
HRESULT WINAPI TaskDialogIndirect(_In_ const TASKDIALOGCONFIG *pTaskConfig, _Out_opt_ int *pnButton,
    _Out_opt_ int *pnRadioButton, _Out_opt_ BOOL *pfVerificationFlagChecked);
BOOL WINAPI TextOutW(HDC hdc, int x, int y, _In_reads_(c) LPCWSTR lpString, int c) _Fails_(zero);
WORD WINAPI TileWindows(_In_opt_ HWND hwndParent, _Names_(TILE_WINDOWS_HOW) UINT wHow, _In_opt_ const RECT *lpRect,
    UINT cKids, _In_reads_opt_(cKids) const HWND *lpKids) _Fails_(never);
int WINAPI ToAscii(UINT uVirtKey, UINT uScanCode, _In_reads_bytes_opt_(256) const BYTE *lpKeyState, _Out_ LPWORD lpChar,
    _Show_(hex) UINT uFlags);
int WINAPI ToAsciiEx(UINT uVirtKey, UINT uScanCode, _In_reads_bytes_opt_(256) const BYTE *lpKeyState,
    _Out_ LPWORD lpChar, _Show_(hex) UINT uFlags, _In_opt_ HKL dwhkl);
int WINAPI ToUnicode(UINT wVirtKey, UINT wScanCode, _In_reads_bytes_opt_(256) const BYTE *lpKeyState,
    _Out_writes_(cchBuff) LPWSTR pwszBuff, int cchBuff, _Show_(hex) UINT wFlags);
int WINAPI ToUnicodeEx(UINT wVirtKey, UINT wScanCode, _In_reads_bytes_(256) const BYTE *lpKeyState,
    _Out_writes_(cchBuff) LPWSTR pwszBuff, int cchBuff, _Show_(hex) UINT wFlags, _In_opt_ HKL dwhkl);
BOOL WINAPI TrackMouseEvent(_Inout_ LPTRACKMOUSEEVENT lpEventTrack);
BOOL WINAPI TrackPopupMenu(HMENU hMenu, _Names_(TRACK_POPUP_MENU_FLAGS) UINT uFlags, int x, int y,
    _Reserved_ int nReserved, HWND hWnd, _Reserved_ const RECT *prcRect);
BOOL WINAPI TrackPopupMenuEx(HMENU hMenu, _Show_(hex) UINT uFlags, int x, int y, HWND hwnd, _In_opt_ LPTPMPARAMS lptpm);
int WINAPI TranslateAcceleratorW(HWND hWnd, HACCEL hAccTable, _In_ LPMSG lpMsg) _Fails_(never);
BOOL WINAPI TranslateCharsetInfo(_Inout_ DWORD *lpSrc, _Out_ LPCHARSETINFO lpCs,
    _Names_(TRANSLATE_CHARSET_INFO_FLAGS) DWORD dwFlags);
BOOL WINAPI TranslateMDISysAccel(HWND hWndClient, _In_ LPMSG lpMsg) _Fails_(never);
BOOL WINAPI TranslateMessage(_In_ const MSG *lpMsg) _Fails_(never);
BOOL WINAPI TransparentBlt(HDC hdcDest, int xoriginDest, int yoriginDest, int wDest, int hDest, HDC hdcSrc,
    int xoriginSrc, int yoriginSrc, int wSrc, int hSrc, UINT crTransparent) _Fails_(zero);
BOOL WINAPI UnhookWinEvent(HWINEVENTHOOK hWinEventHook) _Fails_(zero);
BOOL WINAPI UnhookWindowsHook(int nCode, HOOKPROC pfnFilterProc) _Fails_(zero);
BOOL WINAPI UnhookWindowsHookEx(_Closes_ HHOOK hhk);
HRESULT WINAPI UninitializeFlatSB(HWND hWnd);
BOOL WINAPI UnionRect(_Out_ LPRECT lprcDst, _In_ const RECT *lprcSrc1, _In_ const RECT *lprcSrc2) _Fails_(never);
BOOL WINAPI UnloadKeyboardLayout(HKL hkl);
BOOL WINAPI UnpackDDElParam(UINT msg, LPARAM lParam, _Out_ PUINT_PTR puiLo, _Out_ PUINT_PTR puiHi) _Fails_(zero);
BOOL WINAPI UnrealizeObject(HGDIOBJ h) _Fails_(zero);
BOOL WINAPI UnregisterClassW(_In_ LPCWSTR lpClassName, _In_opt_ HINSTANCE hInstance);
BOOL WINAPI UnregisterDeviceNotification(_In_ HDEVNOTIFY Handle);
BOOL WINAPI UnregisterHotKey(_In_opt_ HWND hWnd, int id);
BOOL WINAPI UnregisterPointerInputTarget(HWND hwnd, POINTER_INPUT_TYPE pointerType);
BOOL WINAPI UnregisterPointerInputTargetEx(HWND hwnd, POINTER_INPUT_TYPE pointerType) _Fails_(zero);
BOOL WINAPI UnregisterPowerSettingNotification(HPOWERNOTIFY Handle);
BOOL WINAPI UnregisterSuspendResumeNotification(HPOWERNOTIFY Handle);
BOOL WINAPI UnregisterTouchWindow(HWND hwnd);
BOOL WINAPI UpdateColors(HDC hdc) _Fails_(zero);
BOOL WINAPI UpdateICMRegKeyW(_Reserved_ DWORD reserved, _In_ LPWSTR lpszCMID, _In_ LPWSTR lpszFileName,
    _Names_(ICM_COMMAND) UINT command) _Fails_(zero);
BOOL WINAPI UpdateLayeredWindow(HWND hWnd, _In_opt_ HDC hdcDst, _In_opt_ POINT *pptDst, _In_opt_ SIZE *psize,
    _In_opt_ HDC hdcSrc, _In_opt_ POINT *pptSrc, COLORREF crKey, _In_opt_ BLENDFUNCTION *pblend,
    _Names_(UPDATE_LAYERED_WINDOW_FLAGS) DWORD dwFlags);
BOOL WINAPI UpdateLayeredWindowIndirect(HWND hWnd, _In_ const UPDATELAYEREDWINDOWINFO *pULWInfo) _Fails_(zero);
BOOL WINAPI UpdatePanningFeedback(HWND hwnd, LONG lTotalOverpanOffsetX, LONG lTotalOverpanOffsetY,
    BOOL fInInertia) _Fails_(zero);
BOOL WINAPI UpdateWindow(HWND hWnd) _Fails_(zero);
BOOL WINAPI ValidateRect(_In_opt_ HWND hWnd, _In_opt_ const RECT *lpRect) _Fails_(zero);
BOOL WINAPI ValidateRgn(HWND hWnd, _In_opt_ HRGN hRgn) _Fails_(zero);
SHORT WINAPI VkKeyScanExW(WCHAR ch, HKL dwhkl);
SHORT WINAPI VkKeyScanW(WCHAR ch);
BOOL WINAPI WaitMessage(void);
BOOL WINAPI WidenPath(HDC hdc) _Fails_(zero);
HRESULT WINAPI WindowFromAccessibleObject(IAccessible *arg1, _Out_opt_ HWND *phwnd);
HWND WINAPI WindowFromDC(HDC hDC) _Fails_(never);
HWND WINAPI WindowFromPhysicalPoint(POINT Point) _Fails_(never);
HWND WINAPI WindowFromPoint(POINT Point) _Fails_(never);
BOOL WINAPI _TrackMouseEvent(_Inout_ LPTRACKMOUSEEVENT lpEventTrack) _Fails_(zero);
void WINAPI keybd_event(BYTE bVk, BYTE bScan, _Names_(KEYBD_EVENT_FLAGS) DWORD dwFlags, ULONG_PTR dwExtraInfo);
void WINAPI mouse_event(_Names_(MOUSE_EVENT_FLAGS) DWORD dwFlags, DWORD dx, DWORD dy, DWORD dwData,
    ULONG_PTR dwExtraInfo);
int WINAPI wvsprintfW(_Out_ LPWSTR lpOut, _In_ LPCWSTR lpFmt, _In_ va_list arglist) _Fails_(never);

#ifdef _WIN64 // macros for the functions without Ptr in 32-bit programs
LONG_PTR WINAPI GetWindowLongPtrW(HWND hWnd, _Names_(WINDOW_LONG_PTR_INDEX) int nIndex) _Fails_(last_error, last_error);
LONG_PTR WINAPI SetWindowLongPtrW(HWND hWnd, _Names_(WINDOW_LONG_PTR_INDEX) int nIndex, LONG_PTR dwNewLong)
    _Fails_(last_error, last_error);
ULONG_PTR WINAPI GetClassLongPtrW(HWND hWnd, int nIndex) _Fails_(zero, last_error);
ULONG_PTR WINAPI SetClassLongPtrW(HWND hWnd, int nIndex, LONG_PTR dwNewLong) _Fails_(last_error, last_error);
#endif
