; The installer of packaging/windows: makensis -DVERSION=… -DNUMBERS=1.0.0 -DFROM=folder -DTO=setup.exe -DICON=… windows.nsi
; For whoever runs it, without an administrator; for all who use the computer where one is there and wants it.
Unicode true
Target amd64-unicode
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_INSTDIR "Kydai"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "Software\Kydai"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallDir"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "Software\Kydai"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallDir"
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh

!define GONE "Software\Microsoft\Windows\CurrentVersion\Uninstall\Kydai"

Name "Kỳ Đài"
OutFile "${TO}"
SetCompressor /SOLID lzma
ManifestSupportedOS Win10
ManifestDPIAware true
VIProductVersion "${NUMBERS}.0"
VIAddVersionKey ProductName "Kỳ Đài"
VIAddVersionKey FileDescription "Kỳ Đài ${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "Kỳ Đài"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_FINISHPAGE_RUN "$INSTDIR\kydai.exe"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE Vietnamese
!insertmacro MUI_LANGUAGE English

LangString EventFile ${LANG_VIETNAMESE} "Giải đấu Kỳ Đài"
LangString EventFile ${LANG_ENGLISH} "Kỳ Đài event"
LangString ReportFile ${LANG_VIETNAMESE} "Báo cáo giải đấu FIDE"
LangString ReportFile ${LANG_ENGLISH} "FIDE tournament report"

Function .onInit
    StrCpy $9 $INSTDIR  ; /D=folder, which the next line forgets
    !insertmacro MULTIUSER_INIT
    StrCmp $9 "" +2
    StrCpy $INSTDIR $9
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
    !insertmacro MULTIUSER_UNINIT
FunctionEnd

; Event files open by a double click; reports are offered the program beside the one that opens them now.
!macro Opens KIND WORDS
    WriteRegStr SHCTX "Software\Classes\Kydai.${KIND}" "" "${WORDS}"
    WriteRegStr SHCTX "Software\Classes\Kydai.${KIND}\DefaultIcon" "" "$INSTDIR\kydai.exe,0"
    WriteRegStr SHCTX "Software\Classes\Kydai.${KIND}\shell\open\command" "" '"$INSTDIR\kydai.exe" "%1"'
!macroend

Section
    SetOutPath "$INSTDIR"
    File /r "${FROM}\*.*"
    CreateShortcut "$SMPROGRAMS\Kỳ Đài.lnk" "$INSTDIR\kydai.exe"
    !insertmacro Opens Event "$(EventFile)"
    !insertmacro Opens Report "$(ReportFile)"
    WriteRegStr SHCTX "Software\Classes\.kydai" "" "Kydai.Event"
    WriteRegStr SHCTX "Software\Classes\.trf\OpenWithProgids" "Kydai.Report" ""
    WriteRegStr SHCTX "Software\Classes\.trfx\OpenWithProgids" "Kydai.Report" ""
    WriteRegStr SHCTX "Software\Classes\.tunx\OpenWithProgids" "Kydai.Report" ""
    WriteRegStr SHCTX "Software\Kydai" "InstallDir" "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr SHCTX "${GONE}" "DisplayName" "Kỳ Đài"
    WriteRegStr SHCTX "${GONE}" "DisplayVersion" "${VERSION}"
    WriteRegStr SHCTX "${GONE}" "DisplayIcon" "$INSTDIR\kydai.exe"
    WriteRegStr SHCTX "${GONE}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
    WriteRegStr SHCTX "${GONE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
    WriteRegDWORD SHCTX "${GONE}" "NoModify" 1
    WriteRegDWORD SHCTX "${GONE}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD SHCTX "${GONE}" "EstimatedSize" $0
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd

; What was put there goes, by its names; events that somebody keeps in the folder stay, and so do settings and backups.
Section Uninstall
    !include "${FILES}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Kỳ Đài.lnk"
    ReadRegStr $0 SHCTX "Software\Classes\.kydai" ""
    StrCmp $0 "Kydai.Event" 0 +2
    DeleteRegKey SHCTX "Software\Classes\.kydai"
    DeleteRegValue SHCTX "Software\Classes\.trf\OpenWithProgids" "Kydai.Report"
    DeleteRegValue SHCTX "Software\Classes\.trfx\OpenWithProgids" "Kydai.Report"
    DeleteRegValue SHCTX "Software\Classes\.tunx\OpenWithProgids" "Kydai.Report"
    DeleteRegKey SHCTX "Software\Classes\Kydai.Event"
    DeleteRegKey SHCTX "Software\Classes\Kydai.Report"
    DeleteRegKey SHCTX "Software\Kydai"
    DeleteRegKey SHCTX "${GONE}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd
