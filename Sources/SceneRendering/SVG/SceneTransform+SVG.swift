import Foundation

extension SceneTransform {
  /// Returns the value of a `transform` attribute.
  ///
  /// - Parameter text: A function that writes a number.
  func svgMatrix(_ text: (CGFloat) -> String = NumberText.rounded) -> String {
    "matrix(\([a, b, c, d, tx, ty].map(text).joined(separator: " ")))"
  }
}
