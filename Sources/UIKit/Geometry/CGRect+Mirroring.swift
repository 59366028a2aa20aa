extension CGRect {
  /// Returns the rectangle reflected about the vertical axis in the middle of bounds.
  func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
