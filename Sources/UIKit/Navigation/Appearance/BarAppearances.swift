/// The appearances of a bar, or of an item for its bar, by the height of the bar and the position
/// of the content.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var compact: Appearance?
  var scrollEdge: Appearance?
  var compactScrollEdge: Appearance?

  /// Returns the appearance with content below the bar, or `nil` if none is set.
  ///
  /// - Parameters:
  ///   - isLow: Whether the bar is low.
  /// - item: The appearances of the displayed item, which precede the bar's.
  func standard(isLow: Bool, of item: Self? = nil) -> Appearance? {
    if isLow, let low = item?.compact ?? compact { return low }
    return item?.standard ?? standard
  }

  /// Returns the appearance with content that reaches the edge of the bar, or `nil` if none is set.
  func scrollEdge(isLow: Bool, of item: Self? = nil) -> Appearance? {
    if isLow, let low = item?.compactScrollEdge ?? compactScrollEdge { return low }
    return item?.scrollEdge ?? scrollEdge
  }
}

extension UIBarAppearance.Background {
  /// Returns the background with the color of a bar, and without a view of the content if the bar
  /// is opaque.
  func tinted(_ color: UIColor?, isTranslucent: Bool) -> Self {
    var result = self
    result.color = color ?? self.color
    if !isTranslucent {
      result.effect = nil
      result.color = result.color ?? .systemBackground
    }
    return result
  }
}
