extension LayoutSize {
  /// A size of which nothing is known: not a number along both axes.
  static var unknown: LayoutSize { LayoutSize(width: .nan, height: .nan) }

  /// Whether nothing is known of it.
  var isUnknown: Bool { width.isNaN && height.isNaN }

  /// The same, bit for bit as far as it is known.
  func isSame(as other: LayoutSize) -> Bool {
    (width == other.width || width.isNaN && other.width.isNaN)
      && (height == other.height || height.isNaN && other.height.isNaN)
  }

  /// Becomes as long as another size along the axes along which that is known and longer.
  mutating func grow(to other: LayoutSize) {
    if width.isNaN || other.width > width { width = other.width }
    if height.isNaN || other.height > height { height = other.height }
  }
}
