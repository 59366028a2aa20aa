/// The appearance of a cell's background.
///
///     var background = UIBackgroundConfiguration.clear()
///     background.backgroundColor = .secondarySystemBackground
///     background.cornerRadius = 8
///     cell.backgroundConfiguration = background
public struct UIBackgroundConfiguration {
  /// The view in the background, as large as the background and clipped to its corners. `nil` by
  /// default. A view can be in one background at a time.
  public var customView: UIView?
  /// The image in the background, behind the custom view. `nil` by default.
  public var image: UIImage?
  /// The mode of the image's size and position. The default is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The effect over the color and the image, behind the custom view. `nil` by default.
  public var visualEffect: UIVisualEffect?
  /// The radius of the corners, in points. 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges of the cell, in points. They may be negative. Zero
  /// by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins are added to the insets. None by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the background; `nil` for the tint color of the cell.
  public var backgroundColor: UIColor? { didSet { isColorSet = true } }
  /// The transformer of the background color. `nil` by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The color of the stroke; `nil`, the default, for the tint color of the cell.
  public var strokeColor: UIColor?
  /// The transformer of the stroke color. `nil` by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points. 0, for no stroke, by default.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background's edges, in points; inside if negative. 0 by
  /// default.
  public var strokeOutset: CGFloat = 0

  /// The part of a list whose background this is; `nil` for another one.
  private let list: ListBackground?
  /// A Boolean value that indicates whether the app has set the color.
  private var isColorSet = false

  private init(backgroundColor: UIColor?) {
    self.backgroundColor = backgroundColor
    list = nil
  }

  /// Creates the background of a part of a list.
  init(_ list: ListBackground) {
    self.list = list
    backgroundColor = list.color(isActive: false)
    cornerRadius = list.cornerRadius
  }

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// Returns the configuration for a state of the cell. The background of a row in a list has
  /// another color while the row is selected or highlighted, unless a color was set. A clear
  /// background does not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let list, !isColorSet else { return self }
    var result = self
    result.backgroundColor = list.color(isActive: state.isOfActiveView)
    result.isColorSet = false
    return result
  }

  /// Returns the color of the background for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the stroke for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration: Hashable {
  /// Returns whether two configurations are equal. Transformers are compared by identity, and a
  /// color that was set differs from an equal one of a list.
  public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
    a.list == b.list && (a.list == nil || a.isColorSet == b.isColorSet)
      && a.customView === b.customView && a.image == b.image
      && a.imageContentMode == b.imageContentMode && a.visualEffect == b.visualEffect
      && a.cornerRadius == b.cornerRadius
      && a.backgroundInsets == b.backgroundInsets
      && a.edgesAddingLayoutMarginsToBackgroundInsets
        == b.edgesAddingLayoutMarginsToBackgroundInsets
      && a.backgroundColor == b.backgroundColor && a.strokeColor == b.strokeColor
      && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
      && a.backgroundColorTransformer?.identityHash == b.backgroundColorTransformer?.identityHash
      && a.strokeColorTransformer?.identityHash == b.strokeColorTransformer?.identityHash
  }

  /// Hashes the values that ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(customView.map(ObjectIdentifier.init))
    hasher.combine(image)
    hasher.combine(visualEffect)
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
