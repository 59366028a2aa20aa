import Foundation

/// A line of text that the user can edit, in a node whose ``SceneNode/text`` displays it.
///
/// A host without a keyboard draws the text. A host with a keyboard displays an input in its place.
public struct SceneInput: Sendable, Equatable {
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
  /// A Boolean value that indicates whether the input is focused.
  public var isFocused: Bool

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
