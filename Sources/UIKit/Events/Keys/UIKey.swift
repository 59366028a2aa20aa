/// A key of a keyboard that was pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The text that the key types, with the modifier keys in effect; empty if it types none.
  open var characters: String { storedCharacters }
  /// The text that the key types without modifier keys, other than for capital letters.
  open var charactersIgnoringModifiers: String { storedPlainCharacters }
  /// The modifier keys that were pressed.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  /// The number of the key on the keyboard, whatever it types.
  open var keyCode: UIKeyboardHIDUsage { storedKeyCode }

  private let storedCharacters: String
  private let storedPlainCharacters: String
  private let storedModifierFlags: UIKeyModifierFlags
  private let storedKeyCode: UIKeyboardHIDUsage

  init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    storedCharacters = characters
    storedPlainCharacters = charactersIgnoringModifiers
    storedModifierFlags = modifierFlags
    storedKeyCode = keyCode
    super.init()
  }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the modifier keys.
  public let rawValue: Int

  /// Creates a set of keys from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key that locks capital letters.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
