extension LayoutSize {
  /// A size without known lengths: NaN along both axes.
  static var unknown: LayoutSize { LayoutSize(width: .nan, height: .nan) }

  /// A Boolean value that indicates whether neither length is known.
  var isUnknown: Bool { width.isNaN && height.isNaN }

  /// Returns a Boolean value that indicates whether two sizes have the same known lengths.
  func isSame(as other: LayoutSize) -> Bool {
    (width == other.width || width.isNaN && other.width.isNaN)
      && (height == other.height || height.isNaN && other.height.isNaN)
  }

  /// Increases each length to the length in another size, where it is known and larger.
  mutating func grow(to other: LayoutSize) {
    if width.isNaN || other.width > width { width = other.width }
    if height.isNaN || other.height > height { height = other.height }
  }
}
