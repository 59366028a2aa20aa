extension RecyclingView {
  /// The part of the content that pinned views stay in: the bounds less the adjusted content inset
  /// (conformance case `faber-ios17-testListSection.3`).
  func visiblePart(in bounds: CGRect) -> CGRect {
    let inset = adjustedContentInset
    return CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }
}
