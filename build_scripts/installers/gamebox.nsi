; Installs Gamebox for whoever runs this, without an administrator. Compiled by build_scripts/installers.py, which says
; VERSION (1.2.3), FILES (what to install), README, EXTRA (icons), OUT and KILOBYTES, and may say STUB and SIGN.

!ifdef STUB
  Target ${STUB}
!else
  Unicode true
!endif
!include MUI2.nsh
!include LogicLib.nsh
!include x64.nsh

!define CLASSES "Software\Classes"
!define KIND "Gamebox.SavedGame"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Gamebox"

Name "Gamebox"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Gamebox"
InstallDirRegKey HKCU "Software\Gamebox" "Folder"
SetCompressor /SOLID lzma
ManifestDPIAware true
BrandingText " "
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Gamebox"
VIAddVersionKey "FileDescription" "Gamebox"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "The Gamebox authors"
VIAddVersionKey "LegalCopyright" "MIT licence"
!ifdef SIGN
  !uninstfinalize '"${SIGN}" "%1"'
  !finalize '"${SIGN}" "%1"'
!endif

!define MUI_ICON "${EXTRA}gamebox.ico"
!define MUI_UNICON "${EXTRA}gamebox.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${EXTRA}wizard.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${EXTRA}wizard.bmp"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\gamebox.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString Running ${LANG_ENGLISH} "Gamebox is running. Please leave it, then try again."
LangString Running ${LANG_FRENCH} "Gamebox est ouvert. Quittez-le, puis recommencez."
LangString TooOld ${LANG_ENGLISH} "Gamebox needs a 64-bit Windows."
LangString TooOld ${LANG_FRENCH} "Gamebox a besoin d’un Windows 64 bits."
LangString SavedGame ${LANG_ENGLISH} "Gamebox saved game"
LangString SavedGame ${LANG_FRENCH} "Partie enregistrée de Gamebox"

!macro CloseFirst
  ClearErrors
  ${If} ${FileExists} "$INSTDIR\gamebox.exe"
    Delete "$INSTDIR\gamebox.exe"
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(Running)" /SD IDOK
      SetErrorLevel 2
      Abort
    ${EndIf}
  ${EndIf}
!macroend

!macro Tell
  ; The desktop shall look at its file types anew: SHCNE_ASSOCCHANGED.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel 2
    Abort
  ${EndIf}
FunctionEnd

Section
  !insertmacro CloseFirst
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FILES}"
  File "${README}"
  File "${EXTRA}gamebox.ico"
  File "${EXTRA}gamebox-saved-game.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Gamebox.lnk" "$INSTDIR\gamebox.exe" "" "$INSTDIR\gamebox.ico"

  WriteRegStr HKCU "Software\Gamebox" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.gamebox" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\.gamebox" "Content Type" "application/x-gamebox"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(SavedGame)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\gamebox-saved-game.ico"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\gamebox.exe" "%1"'

  WriteRegStr HKCU "${LISTED}" "DisplayName" "Gamebox"
  WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\gamebox.ico"
  WriteRegStr HKCU "${LISTED}" "Publisher" "The Gamebox authors"
  WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
  WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
  !insertmacro Tell
SectionEnd

; Saved games and settings lie elsewhere and stay.
Section Uninstall
  !insertmacro CloseFirst
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\gamebox-cli.exe"
  Delete "$INSTDIR\gamebox.ico"
  Delete "$INSTDIR\gamebox-saved-game.ico"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Gamebox.lnk"

  ReadRegStr $0 HKCU "${CLASSES}\.gamebox" ""
  ${If} $0 == "${KIND}"
    DeleteRegKey HKCU "${CLASSES}\.gamebox"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${LISTED}"
  DeleteRegKey HKCU "Software\Gamebox"
  !insertmacro Tell
SectionEnd
