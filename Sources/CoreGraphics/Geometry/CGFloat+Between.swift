extension CGFloat {
  /// Returns the number at a fraction between two numbers, which are reached exactly.
  @inlinable
  package static func between(_ start: CGFloat, _ end: CGFloat, _ share: CGFloat) -> CGFloat {
    share == 1 ? end : start + (end - start) * share
  }
}

extension CGPoint {
  /// Returns the point at a fraction between two points.
  @inlinable
  package static func between(_ start: CGPoint, _ end: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: .between(start.x, end.x, share), y: .between(start.y, end.y, share))
  }
}

extension CGSize {
  /// Returns the size at a fraction between two sizes.
  @inlinable
  package static func between(_ start: CGSize, _ end: CGSize, _ share: CGFloat) -> CGSize {
    CGSize(
      width: .between(start.width, end.width, share),
      height: .between(start.height, end.height, share))
  }
}
