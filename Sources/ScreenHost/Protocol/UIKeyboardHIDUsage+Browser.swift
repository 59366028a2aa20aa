import UIKit

extension UIKeyboardHIDUsage {
  /// The key of a code of the UI Events specification, such as `KeyA`; nil for keys that are not
  /// known.
  init?(browserCode code: String) {
    if code.count == 4, code.hasPrefix("Key"), let letter = code.last?.asciiValue,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
    {
      self.init(rawValue: Self.keyboardA.rawValue + Int(letter - UInt8(ascii: "A")))
    } else if let digit = Self.digit(code, after: "Digit") {
      self.init(rawValue: Self.keyboard1.rawValue + (digit + 9) % 10)
    } else if let digit = Self.digit(code, after: "Numpad") {
      self.init(rawValue: Self.keypad1.rawValue + (digit + 9) % 10)
    } else if let known = Self.browserCodes[code] {
      self = known
    } else {
      return nil
    }
  }

  private static func digit(_ code: String, after prefix: String) -> Int? {
    guard code.hasPrefix(prefix), code.count == prefix.count + 1 else { return nil }
    return code.last?.wholeNumberValue
  }

  private static let browserCodes: [String: UIKeyboardHIDUsage] = [
    "Enter": .keyboardReturnOrEnter, "Escape": .keyboardEscape,
    "Backspace": .keyboardDeleteOrBackspace, "Tab": .keyboardTab, "Space": .keyboardSpacebar,
    "Minus": .keyboardHyphen, "Equal": .keyboardEqualSign, "BracketLeft": .keyboardOpenBracket,
    "BracketRight": .keyboardCloseBracket, "Backslash": .keyboardBackslash,
    "Semicolon": .keyboardSemicolon, "Quote": .keyboardQuote,
    "Backquote": .keyboardGraveAccentAndTilde, "Comma": .keyboardComma,
    "Period": .keyboardPeriod, "Slash": .keyboardSlash, "CapsLock": .keyboardCapsLock,
    "F1": .keyboardF1, "F2": .keyboardF2, "F3": .keyboardF3, "F4": .keyboardF4,
    "F5": .keyboardF5, "F6": .keyboardF6, "F7": .keyboardF7, "F8": .keyboardF8,
    "F9": .keyboardF9, "F10": .keyboardF10, "F11": .keyboardF11, "F12": .keyboardF12,
    "PrintScreen": .keyboardPrintScreen, "ScrollLock": .keyboardScrollLock,
    "Pause": .keyboardPause, "Insert": .keyboardInsert, "Home": .keyboardHome,
    "PageUp": .keyboardPageUp, "Delete": .keyboardDeleteForward, "End": .keyboardEnd,
    "PageDown": .keyboardPageDown, "ArrowRight": .keyboardRightArrow,
    "ArrowLeft": .keyboardLeftArrow, "ArrowDown": .keyboardDownArrow,
    "ArrowUp": .keyboardUpArrow, "NumLock": .keypadNumLock, "NumpadDivide": .keypadSlash,
    "NumpadMultiply": .keypadAsterisk, "NumpadSubtract": .keypadHyphen,
    "NumpadAdd": .keypadPlus, "NumpadEnter": .keypadEnter, "NumpadDecimal": .keypadPeriod,
    "IntlBackslash": .keyboardNonUSBackslash, "ContextMenu": .keyboardApplication,
    "ControlLeft": .keyboardLeftControl, "ShiftLeft": .keyboardLeftShift,
    "AltLeft": .keyboardLeftAlt, "MetaLeft": .keyboardLeftGUI,
    "ControlRight": .keyboardRightControl, "ShiftRight": .keyboardRightShift,
    "AltRight": .keyboardRightAlt, "MetaRight": .keyboardRightGUI,
  ]
}
