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
  ///   - item: The appearances of the displayed item, which precede the bar's.
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

/// An object with the appearances of a bar.
@preconcurrency @MainActor
protocol BarAppearanceOwner<Appearance>: AnyObject {
  associatedtype Appearance: UIBarAppearance

  var appearances: BarAppearances<Appearance> { get set }

  /// Called after an appearance was assigned, and after a change of one.
  func appearancesDidChange()
}

extension BarAppearanceOwner {
  /// Stores a copy of an appearance, and observes its changes.
  func setAppearance(
    _ key: WritableKeyPath<BarAppearances<Appearance>, Appearance?>, _ appearance: Appearance?
  ) {
    appearances[keyPath: key] = appearance.map(observed)
    appearancesDidChange()
  }

  /// Returns the appearance with content below the bar; makes a plain one if none is set.
  func standard(orElse plain: () -> Appearance) -> Appearance {
    if let standard = appearances.standard { return standard }
    let made = observed(plain())
    appearances.standard = made
    return made
  }

  private func observed(_ appearance: Appearance) -> Appearance {
    appearance.copied { [weak self] in self?.appearancesDidChange() }
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
