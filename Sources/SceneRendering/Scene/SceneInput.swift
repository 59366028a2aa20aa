import Foundation

/// A line of text that the user can edit, in a node whose ``SceneNode/text`` shows it.
///
/// A host without a keyboard draws the text. A host with one puts an input in its place.
public struct SceneInput: Sendable, Equatable {
  /// The text that was typed.
  public var text: String
  /// What is shown where nothing was typed.
  public var placeholder: String
  /// What both are set in.
  public var font: SceneFont
  /// The colour of the text.
  public var color: SceneColor
  /// The colour of the placeholder.
  public var placeholderColor: SceneColor
  /// Whether this is where the user types.
  public var isFocused: Bool

  /// An input of the given text.
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
