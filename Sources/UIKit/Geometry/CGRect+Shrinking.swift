extension CGRect {
  /// Returns the rectangle with its edges moved inward, or outward for negative distances, and with
  /// nonnegative lengths.
  ///
  /// `insetBy(dx:dy:)` returns the null rectangle if the distances exceed the rectangle. The null
  /// rectangle is at infinity, and not a valid frame of a view.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    let inner = CGSize(width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    return CGRect(
      x: midX - inner.width / 2, y: midY - inner.height / 2, width: inner.width,
      height: inner.height)
  }
}
