/// The separators above and below a row of a list.
public struct UIListSeparatorConfiguration {
  /// The visibility of a separator.
  public enum Visibility: Hashable, Sendable {
    /// Visible by the position of the row in its section.
    case automatic
    /// Always visible.
    case visible
    /// Never visible.
    case hidden
  }

  /// The value of insets that follow the content of the row. It may also be used for single edges.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automaticInset, leading: automaticInset, bottom: automaticInset, trailing: automaticInset)

  private static let automaticInset = CGFloat.greatestFiniteMagnitude

  /// The visibility of the separator at the top of the row. `.automatic`, the default, hides it.
  public var topSeparatorVisibility = Visibility.automatic

  /// The visibility of the separator at the bottom of the row. `.automatic`, the default, shows it
  /// between the rows of a section.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The insets of the separator at the top, from the edges of the row. The default is
  /// ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets

  /// The insets of the separator at the bottom, from the edges of the row. The default is
  /// ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets

  /// The color of the separators. The system's separator color by default.
  public var color = UIColor.separator

  /// The color of the separators between selected rows. The system's separator color by default.
  public var multipleSelectionColor = UIColor.separator

  /// The effect of the separators, in place of their color. `nil` by default.
  public var visualEffect: UIVisualEffect?

  /// Creates the default configuration of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Returns an inset, with another value in place of an automatic one.
  static func resolved(_ inset: CGFloat, automatic: CGFloat) -> CGFloat {
    inset == automaticInset ? automatic : inset
  }
}

extension UIListSeparatorConfiguration: Hashable {
  /// Returns whether two configurations are equal.
  public static func == (
    a: UIListSeparatorConfiguration, b: UIListSeparatorConfiguration
  ) -> Bool {
    a.topSeparatorVisibility == b.topSeparatorVisibility
      && a.bottomSeparatorVisibility == b.bottomSeparatorVisibility
      && a.topSeparatorInsets == b.topSeparatorInsets
      && a.bottomSeparatorInsets == b.bottomSeparatorInsets
      && a.color == b.color && a.multipleSelectionColor == b.multipleSelectionColor
      && a.visualEffect === b.visualEffect
  }

  /// Hashes the values that ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    for insets in [topSeparatorInsets, bottomSeparatorInsets] {
      hasher.combine(insets.top)
      hasher.combine(insets.leading)
      hasher.combine(insets.bottom)
      hasher.combine(insets.trailing)
    }
    hasher.combine(color)
    hasher.combine(multipleSelectionColor)
    hasher.combine(visualEffect.map(ObjectIdentifier.init))
  }
}
