/// Positions and ranges of the text.
extension UITextField {
  /// The selected range. Setting it while the user edits calls
  /// ``UITextFieldDelegate/textFieldDidChangeSelection(_:)``.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { setSelection(newValue.range) } }
  }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// Returns the range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(NSRange(from: fromPosition, to: toPosition).clamped(to: length))
  }

  /// Returns the position at a distance from another one, in UTF-16 units; `nil` if it is outside
  /// of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.advanced(by: offset, in: length)
  }

  /// Returns the distance between two positions, in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Compares two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compare(other)
  }

  /// Returns the characters of a range.
  public func text(in range: UITextRange) -> String? { content.text(in: range.range) }

  /// Replaces a range, without asking the delegate, and sends `editingChanged`.
  public func replace(_ range: UITextRange, withText text: String) {
    apply(TextChange(range: range.range.clamped(to: length), replacement: text.joinedLines))
    userDidChangeText()
  }
}
