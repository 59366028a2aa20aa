/// A combination of keys, and the action that it performs.
///
/// A responder returns its commands as ``UIResponder/keyCommands``. A menu may also contain a
/// command; its keys perform it only if a responder returns it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The text of the key, or one of the constants for keys without text; `nil` for a command that
  /// no key performs.
  open var input: String? { storedInput }
  /// The modifier keys that must be pressed, and no others. The default is none.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }

  private let storedInput: String?
  private let storedModifierFlags: UIKeyModifierFlags

  /// Creates a command without a key, which is never performed.
  public init() {
    storedInput = nil
    storedModifierFlags = []
    super.init(title: "", nil)
  }

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - input: The text that the key types without modifier keys, such as `n`, or one of the
  ///     constants for keys without text, such as ``inputEscape``.
  ///   - modifierFlags: The modifier keys that must be pressed, and no others.
  ///   - action: A method of no parameter, or of the command as the only one.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    storedInput = input
    storedModifierFlags = modifierFlags
    super.init(title: "", action)
  }

  /// Creates a command with contents for a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title.
  ///   - image: The image.
  ///   - selectedImage: The image while the command is on.
  ///   - action: A method of no parameter, or of the command as the only one.
  ///   - input: The text that the key types without modifier keys, or one of the constants for keys
  ///     without text.
  ///   - modifierFlags: The modifier keys that must be pressed, and no others.
  ///   - propertyList: Data of the app's for the command.
  ///   - discoverabilityTitle: A longer title that explains the command.
  ///   - attributes: The styles in a menu.
  ///   - state: The mark in a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    storedInput = input
    storedModifierFlags = modifierFlags
    super.init(title: title, subtitle: subtitle, image: image, action, propertyList)
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Returns a Boolean value that indicates whether a key performs the command.
  ///
  /// Letters match without regard to their case: the shift key is one of the modifiers. Caps
  /// Lock is ignored, and so is the numeric keypad unless the command requires it.
  func isPerformed(by key: UIKey) -> Bool {
    guard let input, !input.isEmpty else { return false }
    let ignored: UIKeyModifierFlags =
      modifierFlags.contains(.numericPad) ? .alphaShift : [.alphaShift, .numericPad]
    guard modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored) else {
      return false
    }
    if let code = Self.codes[input] { return key.keyCode == code }
    return key.charactersIgnoringModifiers.lowercased() == input.lowercased()
  }

  private static let codes: [String: UIKeyboardHIDUsage] = [
    inputUpArrow: .keyboardUpArrow, inputDownArrow: .keyboardDownArrow,
    inputLeftArrow: .keyboardLeftArrow, inputRightArrow: .keyboardRightArrow,
    inputEscape: .keyboardEscape, inputPageUp: .keyboardPageUp, inputPageDown: .keyboardPageDown,
    inputHome: .keyboardHome, inputEnd: .keyboardEnd, inputDelete: .keyboardDeleteForward,
    f1: .keyboardF1, f2: .keyboardF2, f3: .keyboardF3, f4: .keyboardF4, f5: .keyboardF5,
    f6: .keyboardF6, f7: .keyboardF7, f8: .keyboardF8, f9: .keyboardF9, f10: .keyboardF10,
    f11: .keyboardF11, f12: .keyboardF12, "\r": .keyboardReturnOrEnter,
    "\t": .keyboardTab, "\u{8}": .keyboardDeleteOrBackspace,
  ]
}

/// The inputs of keys without text. Their values have no meaning of their own.
extension UIKeyCommand {
  /// The key of the arrow that points up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key of the arrow that points down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key of the arrow that points left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key of the arrow that points right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key Page Up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key Page Down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forward.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The function key F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key F12.
  public nonisolated static let f12 = "UIKeyInputF12"
}

extension UIResponder {
  /// Performs the first command of this responder or of those after it in the responder chain that
  /// a key performs.
  ///
  /// The action is sent to the first responder in the chain that can perform it, beginning with
  /// this one (documentation of `keyCommands`). A command without such a responder is skipped; this
  /// is chosen.
  ///
  /// - Returns: A Boolean value that indicates whether an action was sent.
  func performKeyCommand(for key: UIKey, with event: UIEvent) -> Bool {
    var step: UIResponder? = self
    while let responder = step {
      for command in responder.keyCommands ?? [] where command.isPerformed(by: key) {
        guard let action = command.action,
          let target = target(forAction: action, withSender: command) as AnyObject?
        else { continue }
        action.send(to: target, sender: command, event: event)
        return true
      }
      step = responder.next
    }
    return false
  }
}
