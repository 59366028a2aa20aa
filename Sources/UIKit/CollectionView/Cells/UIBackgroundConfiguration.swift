/// What the background of a cell looks like.
///
///     var background = UIBackgroundConfiguration.clear()
///     background.backgroundColor = .secondarySystemBackground
///     background.cornerRadius = 8
///     cell.backgroundConfiguration = background
public struct UIBackgroundConfiguration {
  /// A view in the background, as large as it and clipped to its corners. None by default. A view
  /// can be in one background at a time.
  public var customView: UIView?
  /// The radius of the corners, in points. Zero by default.
  public var cornerRadius: CGFloat = 0
  /// How far the background keeps from the edges of the cell, in points. Negative insets let it
  /// stick out. Zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins are added to the insets. None by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the background; nil for the tint color of the cell.
  public var backgroundColor: UIColor?
  /// Makes the color that is shown of the background color. None by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The color of the stroke; nil, the default, for the tint color of the cell.
  public var strokeColor: UIColor?
  /// Makes the color that is shown of the stroke color. None by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points. Zero by default: there is none.
  public var strokeWidth: CGFloat = 0
  /// How far the stroke lies outside of the background's edges, in points; inside where it is
  /// negative. Zero by default.
  public var strokeOutset: CGFloat = 0

  private init(backgroundColor: UIColor?) { self.backgroundColor = backgroundColor }

  /// A transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// The configuration for a state of the cell. Nothing of a clear background depends on the state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// The color of the background in a view of a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the stroke in a view of a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration: Hashable {
  /// Whether everything is the same in both; of transformers, whether they are the same one.
  public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
    a.customView === b.customView && a.cornerRadius == b.cornerRadius
      && a.backgroundInsets == b.backgroundInsets
      && a.edgesAddingLayoutMarginsToBackgroundInsets
        == b.edgesAddingLayoutMarginsToBackgroundInsets
      && a.backgroundColor == b.backgroundColor && a.strokeColor == b.strokeColor
      && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
      && a.backgroundColorTransformer?.identityHash == b.backgroundColorTransformer?.identityHash
      && a.strokeColorTransformer?.identityHash == b.strokeColorTransformer?.identityHash
  }

  /// Feeds what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(customView.map(ObjectIdentifier.init))
    hasher.combine(cornerRadius)
    hasher.combine(edgesAddingLayoutMarginsToBackgroundInsets.rawValue)
    hasher.combine(backgroundColor)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
    hasher.combine(strokeOutset)
    hasher.combine(backgroundColorTransformer?.identityHash)
    hasher.combine(strokeColorTransformer?.identityHash)
  }
}
