/// The components of a color in sRGB, not premultiplied.
///
/// Components outside 0 to 1 stand for colors outside sRGB; hosts clamp them.
package struct RGBA: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  /// The opacity, from 0 to 1.
  package var alpha: CGFloat

  /// Creates the components from four numbers.
  @inlinable
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the components of a color.
  package init(_ color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns whether all components are equal.
  @inlinable
  package static func == (first: RGBA, second: RGBA) -> Bool {
    first.red == second.red && first.green == second.green && first.blue == second.blue
      && first.alpha == second.alpha
  }
}
