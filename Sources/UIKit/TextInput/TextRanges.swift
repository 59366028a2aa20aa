/// The positions and ranges of the text of ``UITextField`` and ``UITextView``.
///
/// UIKit declares the members in `UITextInput`, which also has marked text, tokenizers and the
/// geometry of characters. Only these two classes conform.
@preconcurrency @MainActor
public protocol _TextRanges: UIView {}

extension _TextRanges {
  private var editingView: any EditingView {
    guard let view = self as? any EditingView else {
      fatalError("\(type(of: self)) conforms to _TextRanges; only text fields and text views do.")
    }
    return view
  }

  /// The selected range. Setting it calls the delegate's method for a change of the selection; a
  /// text field calls it only while the user edits.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editingView.selection) }
    set { if let newValue { editingView.setSelection(newValue.range.textual) } }
  }

  /// The position before the first character, or the first token of a search field.
  public var beginningOfDocument: UITextPosition { UITextPosition(editingView.documentStart) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(editingView.length) }

  /// Returns the range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(NSRange(from: fromPosition, to: toPosition).clamped(to: editingView.document))
  }

  /// Returns the position at a distance from another one, in UTF-16 units; `nil` if it is outside
  /// of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.advanced(by: offset, in: editingView.document)
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
  public func text(in range: UITextRange) -> String? {
    editingView.content.text(in: range.range.textual)
  }

  /// Replaces a range, with its tokens in a search field, without asking the delegate. A text field
  /// then sends `editingChanged`, and a text view calls its delegate. A text field replaces line
  /// breaks by spaces.
  public func replace(_ range: UITextRange, withText text: String) {
    let view = editingView
    view.removeTokens(in: range.range)
    view.apply(
      TextChange(
        range: range.range.textual.clamped(to: view.length),
        replacement: view.keepsLines ? text : text.joinedLines))
    view.userDidChangeText()
  }
}
