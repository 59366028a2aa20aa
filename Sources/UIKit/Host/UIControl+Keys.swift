extension UIControl {
  /// Performs the meaning of a key at the control.
  ///
  /// - Returns: `false`, with nothing changed, for a key without a meaning.
  func respond(to key: HostKey) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard takesArrows, isEnabled, isUserInteractionEnabled,
      let key = ControlKey(key, isRightToLeft: isRightToLeft)
    else { return false }
    return respond(to: key)
  }
}

extension ControlKey {
  /// Creates a key; `nil` for one without a meaning, or with a modifier key.
  fileprivate init?(_ key: HostKey, isRightToLeft: Bool) {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    switch key.code {
    case .keyboardSpacebar, .keyboardReturnOrEnter: self = .activate
    case .keyboardRightArrow: self = isRightToLeft ? .back : .forward
    case .keyboardLeftArrow: self = isRightToLeft ? .forward : .back
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    default: return nil
    }
  }
}
