/// The tokens before the text, by their indexes and positions.
///
/// Each token takes one position before the first character of the text.
extension UISearchTextField {
  /// Inserts a token.
  ///
  /// - Precondition: The index is from 0 to the number of tokens.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    require(
      (0...tokens.count).contains(tokenIndex),
      "UISearchTextField cannot insert a token at index \(tokenIndex) of \(tokens.count) tokens; "
        + "use an index from 0 to \(tokens.count).")
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes a token.
  ///
  /// - Precondition: There is a token with the index.
  public func removeToken(at tokenIndex: Int) {
    requireToken(tokenIndex)
    tokens.remove(at: tokenIndex)
  }

  /// Returns the position before a token. It is no longer valid after a change of the tokens.
  ///
  /// - Precondition: There is a token with the index.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    requireToken(tokenIndex)
    return UITextPosition(tokenIndex - tokens.count)
  }

  private func requireToken(_ index: Int) {
    require(
      tokens.indices.contains(index),
      "UISearchTextField has no token at index \(index), only \(tokens.count) tokens; use an index "
        + "of its tokens.")
  }

  /// Returns the tokens in a range.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    Array(tokens[tokenIndexes(in: textRange.range)])
  }

  func tokenIndexes(in range: NSRange) -> Range<Int> {
    let count = tokens.count
    let start = min(max(range.location + count, 0), count)
    return start..<min(max(range.location + range.length + count, start), count)
  }

  /// The range of the text without the tokens.
  public var textualRange: UITextRange { UITextRange(wholeRange) }

  /// Removes the characters of a range, and inserts a token. Tokens in the range stay.
  ///
  /// - Precondition: The index is from 0 to the number of tokens.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    insertToken(token, at: tokenIndex)
    let range = textRange.range.textual.clamped(to: length)
    guard range.length > 0 else { return }
    apply(TextChange(range: range, replacement: ""))
    searchBar?.owner?.searchBarDidChange()
  }
}

/// The views of the tokens.
extension UISearchTextField {
  /// The width that is kept for the text, in points: chosen.
  private static let textRoom: CGFloat = 60

  /// Returns the widths of the tokens in a room, in points. Tokens that are too wide for it become
  /// narrower by the same share.
  private func tokenWidths(in room: CGFloat) -> [CGFloat] {
    guard !tokenViews.isEmpty else { return [] }
    let widths = tokenViews.map { $0.fullSize.width }
    let gaps = SearchTokenView.spacing * CGFloat(widths.count)
    let limit = max(0, room - Self.textRoom - gaps)
    let share = min(1, limit / max(widths.reduce(0, +), 1))
    return widths.map { $0 * share }
  }

  /// Returns the width of the tokens in a room, with the distances after them, in points.
  func tokensWidth(in room: CGFloat) -> CGFloat {
    tokenWidths(in: room).reduce(0) { $0 + $1 + SearchTokenView.spacing }
  }

  /// Creates the missing views of tokens, and removes the views of removed tokens.
  func updateTokenViews() {
    let old = tokenViews
    tokenViews = tokens.map { token in
      old.first { $0.token === token && $0.superview === self } ?? SearchTokenView(token)
    }
    for view in old where !tokenViews.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in tokenViews {
      view.isSelected = false
      view.color = tokenBackgroundColor
      view.font = font ?? view.font
      addSubview(view)
    }
  }

  /// Places the tokens in a rectangle in which they precede the text.
  func placeTokens(in area: CGRect) {
    var x = area.minX
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, width) in zip(tokenViews, tokenWidths(in: area.width)) {
      let height = min(view.fullSize.height, bounds.height)
      let rect = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      view.frame = isRightToLeft ? rect.mirrored(in: bounds) : rect
      x += width + SearchTokenView.spacing
    }
  }

  /// Selects the last token, or removes it if it is selected.
  func deleteLastToken() {
    guard let view = tokenViews.last else { return }
    guard view.isSelected else {
      view.isSelected = true
      return
    }
    tokens.removeLast()
    userDidChangeText()
  }
}
