extension CGRect {
  /// The rectangle with its edges moved inwards, outwards where the distances are negative, and with
  /// lengths not below zero.
  ///
  /// `insetBy(dx:dy:)` returns the null rectangle where the distances exceed the rectangle. The null
  /// rectangle lies at infinity, and is no frame of a view.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    let inner = CGSize(width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    return CGRect(
      x: midX - inner.width / 2, y: midY - inner.height / 2, width: inner.width,
      height: inner.height)
  }
}
