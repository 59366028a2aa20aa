/// The keys of a keyboard, by their numbers in the usage tables of USB.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The key A.
  case keyboardA = 0x04
  /// The key B.
  case keyboardB = 0x05
  /// The key C.
  case keyboardC = 0x06
  /// The key D.
  case keyboardD = 0x07
  /// The key E.
  case keyboardE = 0x08
  /// The key F.
  case keyboardF = 0x09
  /// The key G.
  case keyboardG = 0x0A
  /// The key H.
  case keyboardH = 0x0B
  /// The key I.
  case keyboardI = 0x0C
  /// The key J.
  case keyboardJ = 0x0D
  /// The key K.
  case keyboardK = 0x0E
  /// The key L.
  case keyboardL = 0x0F
  /// The key M.
  case keyboardM = 0x10
  /// The key N.
  case keyboardN = 0x11
  /// The key O.
  case keyboardO = 0x12
  /// The key P.
  case keyboardP = 0x13
  /// The key Q.
  case keyboardQ = 0x14
  /// The key R.
  case keyboardR = 0x15
  /// The key S.
  case keyboardS = 0x16
  /// The key T.
  case keyboardT = 0x17
  /// The key U.
  case keyboardU = 0x18
  /// The key V.
  case keyboardV = 0x19
  /// The key W.
  case keyboardW = 0x1A
  /// The key X.
  case keyboardX = 0x1B
  /// The key Y.
  case keyboardY = 0x1C
  /// The key Z.
  case keyboardZ = 0x1D
  /// The key 1 of the main part.
  case keyboard1 = 0x1E
  /// The key 2 of the main part.
  case keyboard2 = 0x1F
  /// The key 3 of the main part.
  case keyboard3 = 0x20
  /// The key 4 of the main part.
  case keyboard4 = 0x21
  /// The key 5 of the main part.
  case keyboard5 = 0x22
  /// The key 6 of the main part.
  case keyboard6 = 0x23
  /// The key 7 of the main part.
  case keyboard7 = 0x24
  /// The key 8 of the main part.
  case keyboard8 = 0x25
  /// The key 9 of the main part.
  case keyboard9 = 0x26
  /// The key 0 of the main part.
  case keyboard0 = 0x27
  /// The return key.
  case keyboardReturnOrEnter = 0x28
  /// The escape key.
  case keyboardEscape = 0x29
  /// The key that deletes backwards.
  case keyboardDeleteOrBackspace = 0x2A
  /// The tab key.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// The key - or _.
  case keyboardHyphen = 0x2D
  /// The key = or +.
  case keyboardEqualSign = 0x2E
  /// The key [ or {.
  case keyboardOpenBracket = 0x2F
  /// The key ] or }.
  case keyboardCloseBracket = 0x30
  /// The key \\ or |.
  case keyboardBackslash = 0x31
  /// The key # or ~ of keyboards outside of the US.
  case keyboardNonUSPound = 0x32
  /// The key ; or :.
  case keyboardSemicolon = 0x33
  /// The key of quotation marks.
  case keyboardQuote = 0x34
  /// The key of the grave accent and ~.
  case keyboardGraveAccentAndTilde = 0x35
  /// The key , or <.
  case keyboardComma = 0x36
  /// The key . or >.
  case keyboardPeriod = 0x37
  /// The key / or ?.
  case keyboardSlash = 0x38
  /// The key that locks capital letters.
  case keyboardCapsLock = 0x39
  /// The function key F1.
  case keyboardF1 = 0x3A
  /// The function key F2.
  case keyboardF2 = 0x3B
  /// The function key F3.
  case keyboardF3 = 0x3C
  /// The function key F4.
  case keyboardF4 = 0x3D
  /// The function key F5.
  case keyboardF5 = 0x3E
  /// The function key F6.
  case keyboardF6 = 0x3F
  /// The function key F7.
  case keyboardF7 = 0x40
  /// The function key F8.
  case keyboardF8 = 0x41
  /// The function key F9.
  case keyboardF9 = 0x42
  /// The function key F10.
  case keyboardF10 = 0x43
  /// The function key F11.
  case keyboardF11 = 0x44
  /// The function key F12.
  case keyboardF12 = 0x45
  /// The print screen key.
  case keyboardPrintScreen = 0x46
  /// The scroll lock key.
  case keyboardScrollLock = 0x47
  /// The pause key.
  case keyboardPause = 0x48
  /// The insert key.
  case keyboardInsert = 0x49
  /// The home key.
  case keyboardHome = 0x4A
  /// The page up key.
  case keyboardPageUp = 0x4B
  /// The key that deletes forward.
  case keyboardDeleteForward = 0x4C
  /// The end key.
  case keyboardEnd = 0x4D
  /// The page down key.
  case keyboardPageDown = 0x4E
  /// The right arrow key.
  case keyboardRightArrow = 0x4F
  /// The left arrow key.
  case keyboardLeftArrow = 0x50
  /// The down arrow key.
  case keyboardDownArrow = 0x51
  /// The up arrow key.
  case keyboardUpArrow = 0x52
  /// The num lock key.
  case keypadNumLock = 0x53
  /// The key / of the numeric pad.
  case keypadSlash = 0x54
  /// The key * of the numeric pad.
  case keypadAsterisk = 0x55
  /// The key - of the numeric pad.
  case keypadHyphen = 0x56
  /// The key + of the numeric pad.
  case keypadPlus = 0x57
  /// The enter key of the numeric pad.
  case keypadEnter = 0x58
  /// The key 1 of the numeric pad.
  case keypad1 = 0x59
  /// The key 2 of the numeric pad.
  case keypad2 = 0x5A
  /// The key 3 of the numeric pad.
  case keypad3 = 0x5B
  /// The key 4 of the numeric pad.
  case keypad4 = 0x5C
  /// The key 5 of the numeric pad.
  case keypad5 = 0x5D
  /// The key 6 of the numeric pad.
  case keypad6 = 0x5E
  /// The key 7 of the numeric pad.
  case keypad7 = 0x5F
  /// The key 8 of the numeric pad.
  case keypad8 = 0x60
  /// The key 9 of the numeric pad.
  case keypad9 = 0x61
  /// The key 0 of the numeric pad.
  case keypad0 = 0x62
  /// The key . of the numeric pad.
  case keypadPeriod = 0x63
  /// The key \\ or | of keyboards outside of the US.
  case keyboardNonUSBackslash = 0x64
  /// The key for a menu.
  case keyboardApplication = 0x65
  /// The left control key.
  case keyboardLeftControl = 0xE0
  /// The left shift key.
  case keyboardLeftShift = 0xE1
  /// The left option key.
  case keyboardLeftAlt = 0xE2
  /// The left command key.
  case keyboardLeftGUI = 0xE3
  /// The right control key.
  case keyboardRightControl = 0xE4
  /// The right shift key.
  case keyboardRightShift = 0xE5
  /// The right option key.
  case keyboardRightAlt = 0xE6
  /// The right command key.
  case keyboardRightGUI = 0xE7
}
