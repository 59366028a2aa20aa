/// A text that the user edits.
///
/// A host with a keyboard displays its own control in place of ``text``; other hosts draw the
/// text.
package struct InputDrawing: Equatable, Sendable {
  /// The lines of the content, or of the placeholder if there is no content.
  package var text: PlacedText
  /// The rectangle of the host's control, in the coordinates of the view.
  package var area: CGRect
  /// The text that was typed.
  package var content: String
  /// The text that is displayed while there is no content.
  package var placeholder: String
  /// The font of both.
  package var font: UIFont
  /// The color of the content.
  package var color: RGBA
  /// The color of the placeholder.
  package var placeholderColor: RGBA
  /// The color of the caret.
  package var tint: RGBA
  /// The alignment: left, center or right.
  package var alignment: NSTextAlignment
  /// A Boolean value that indicates whether the text runs from right to left by default.
  package var isRightToLeft: Bool
  /// A Boolean value that indicates whether the view is the first responder.
  package var isFocused: Bool
  /// The selected range, in UTF-16 units.
  package var selection: NSRange
  /// The number of the host's latest change of the text or the selection.
  package var revision: Int
  /// The lines of a text of several lines; `nil` for a text of one line.
  package var lines: Lines?
  /// The ways in which the user can change the text.
  package var access = Access.editing
  /// A Boolean value that indicates whether the characters are hidden.
  package var isSecure = false
  package var keyboard = InputKeyboard()

  /// The lines of a text of several lines.
  package struct Lines: Equatable, Sendable {
    /// The distance between the baselines of two lines, in points.
    package var distance: CGFloat
  }

  /// The ways in which the user can change a text.
  package enum Access: Sendable {
    /// None.
    case none
    /// The user selects parts of the text.
    case selecting
    /// The user edits the text.
    case editing
  }
}
