extension UICollectionViewLayoutAttributes {
  /// Returns the interpolated attributes of an element between two layouts. If one of them lacks or
  /// hides the element, it fades at its frame in the other.
  ///
  /// - Returns: A separate object, which may be one of the arguments; `nil` if neither layout has
  ///   the element.
  static func between(
    _ start: UICollectionViewLayoutAttributes?, _ end: UICollectionViewLayoutAttributes?,
    _ share: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    guard let first = start ?? end, let last = end ?? start else { return nil }
    if first.isHidden && last.isHidden { return first }
    if start == nil || first.isHidden {
      last.alpha *= share
      return last
    }
    if end == nil || last.isHidden {
      first.alpha *= 1 - share
      return first
    }
    if share == 0 { return first }
    if share == 1 { return last }
    let result = (share < 0.5 ? first : last).duplicate()
    result.alpha = .between(first.alpha, last.alpha, share)
    result.transform3D = first.transform3D.interpolated(to: last.transform3D, share: share)
    if first.values.hasIdentityTransform && last.values.hasIdentityTransform {
      result.frame = CGRect(
        origin: .between(first.frame.origin, last.frame.origin, share),
        size: .between(first.size, last.size, share))
    } else {
      result.size = .between(first.size, last.size, share)
      result.center = .between(first.center, last.center, share)
    }
    return result
  }
}
