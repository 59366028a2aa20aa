extension InputTraits {
  /// A Boolean value that indicates whether a phone displays a row of suggestions above the keys:
  /// while words are corrected, and for the names and passwords of accounts.
  var hasSuggestions: Bool {
    if keyboardType.isNumberPad { return false }
    if textContentType == .username || textContentType == .password { return true }
    return autocorrectionType != .no && !isSecureTextEntry
  }

  /// The title of the Return key.
  var returnTitle: String {
    switch returnKeyType {
    case .default: "return"
    case .go: "go"
    case .google: "Google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "Yahoo"
    case .done: "done"
    case .emergencyCall: "Emergency Call"
    case .continue: "continue"
    }
  }

  /// A Boolean value that indicates whether the Return key has the color of an action.
  var isReturnAction: Bool {
    switch returnKeyType {
    case .default, .next, .continue: false
    default: true
    }
  }

  /// Returns whether the letter after a text is capitalized.
  func capitalizes(after text: String) -> Bool {
    guard keyboardType != .emailAddress, keyboardType != .URL, !isSecureTextEntry else {
      return false
    }
    switch autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace else { return false }
      let end = text.last { !$0.isWhitespace || $0.isNewline }
      return end.map { $0.isNewline || ".?!".contains($0) } ?? true
    }
  }
}
