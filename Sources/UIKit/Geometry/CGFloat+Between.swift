extension CGFloat {
  /// The number at a share of the way between two, which are reached exactly.
  static func between(_ start: CGFloat, _ end: CGFloat, _ share: CGFloat) -> CGFloat {
    share == 1 ? end : start + (end - start) * share
  }
}

extension CGPoint {
  /// The point at a share of the way between two.
  static func between(_ start: CGPoint, _ end: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: .between(start.x, end.x, share), y: .between(start.y, end.y, share))
  }
}

extension CGSize {
  /// The size at a share of the way between two.
  static func between(_ start: CGSize, _ end: CGSize, _ share: CGFloat) -> CGSize {
    CGSize(
      width: .between(start.width, end.width, share),
      height: .between(start.height, end.height, share))
  }
}
