import Foundation

/// A text that the user can edit, in a node whose ``SceneNode/text`` displays it.
///
/// A host without a keyboard draws the text. A host with a keyboard displays an input in its place.
public struct SceneInput: Sendable, Equatable {
  /// The ways in which the user can change the text.
  public enum Access: String, Sendable {
    /// None.
    case none
    /// The user selects parts of the text.
    case selecting
    /// The user edits the text.
    case editing
  }

  /// The rectangle of the input in the node, in points; `nil` for the whole node.
  public var area: CGRect?
  /// The text that the user typed.
  public var text: String
  /// The placeholder, displayed if there is no text.
  public var placeholder: String
  /// The font of both.
  public var font: SceneFont
  /// The color of the text.
  public var color: SceneColor
  /// The color of the placeholder.
  public var placeholderColor: SceneColor
  /// The color of the caret; `nil` for the color of the text.
  public var caretColor: SceneColor?
  /// The alignment: `left`, `center` or `right`.
  public var alignment = "left"
  /// A Boolean value that indicates whether the text runs from right to left by default.
  public var isRightToLeft = false
  /// A Boolean value that indicates whether the input is focused.
  public var isFocused: Bool
  /// The selected range, in UTF-16 units; `nil` to leave it to the host.
  public var selection: Range<Int>?
  /// The number of the host's latest change that the text and the selection contain.
  public var revision = 0
  /// The distance between the baselines of two lines, in points; `nil` for a text of one line.
  public var lineDistance: CGFloat?
  /// The ways in which the user can change the text.
  public var access = Access.editing
  /// A Boolean value that indicates whether the characters are hidden.
  public var isSecure = false
  /// The keyboard for the text.
  public var keyboard = SceneKeyboard()

  /// Creates an input.
  public init(
    text: String, placeholder: String, font: SceneFont, color: SceneColor,
    placeholderColor: SceneColor, isFocused: Bool = false
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.color = color
    self.placeholderColor = placeholderColor
    self.isFocused = isFocused
  }
}

/// A keyboard on the screen, described by the attributes of an HTML input.
public struct SceneKeyboard: Sendable, Equatable {
  /// The keys, by a value of `inputmode`.
  public var layout = "text"
  /// The title of the Return key, by a value of `enterkeyhint`; `nil` for the usual one.
  public var returnKey: String?
  /// The capitalized letters, by a value of `autocapitalize`.
  public var capitalization = "sentences"
  /// A Boolean value that indicates whether words are corrected; `nil` for the host's choice.
  public var isCorrecting: Bool?
  /// A Boolean value that indicates whether misspelled words are marked; `nil` for the host's
  /// choice.
  public var isCheckingSpelling: Bool?
  /// A Boolean value that indicates whether the keyboard is dark; `nil` for the host's choice.
  public var isDark: Bool?
  /// The meaning of the text, by a value of `autocomplete`; `nil` for none.
  public var contentType: String?

  /// Creates the usual keyboard.
  public init() {}
}
