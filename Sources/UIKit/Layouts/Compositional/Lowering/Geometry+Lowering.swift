import CollectionLayout

extension LayoutSize {
  /// The engine's word for a size.
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutRect {
  /// The engine's word for a rectangle.
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension CGSize {
  /// A size of the engine's.
  init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  /// A rectangle of the engine's.
  init(_ rect: LayoutRect) {
    self.init(
      x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
