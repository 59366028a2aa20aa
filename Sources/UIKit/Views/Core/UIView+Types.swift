extension UIView {
  /// The placement of content in a view's bounds.
  public enum ContentMode: Int, Sendable {
    /// Scales the content to fill the bounds, without keeping its aspect ratio.
    case scaleToFill = 0
    /// Scales the content to fit the bounds, keeping its aspect ratio.
    case scaleAspectFit = 1
    /// Scales the content to fill the bounds, keeping its aspect ratio.
    case scaleAspectFill = 2
    /// Draws the content again when the bounds change.
    case redraw = 3
    /// Centers the content, at its own size.
    case center = 4
    /// Aligns the content with the middle of the top edge, at its own size.
    case top = 5
    /// Aligns the content with the middle of the bottom edge, at its own size.
    case bottom = 6
    /// Aligns the content with the middle of the left edge, at its own size.
    case left = 7
    /// Aligns the content with the middle of the right edge, at its own size.
    case right = 8
    /// Aligns the content with the top left corner, at its own size.
    case topLeft = 9
    /// Aligns the content with the top right corner, at its own size.
    case topRight = 10
    /// Aligns the content with the bottom left corner, at its own size.
    case bottomLeft = 11
    /// Aligns the content with the bottom right corner, at its own size.
    case bottomRight = 12
  }

  /// The lengths of a view, out of six along the two axes, that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The value of ``intrinsicContentSize`` on an axis without an intrinsic size: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size: zero.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of ``systemLayoutSizeFitting(_:)`` for the largest size: 10,000 points.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// The behavior of a view's content in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content is mirrored.
  case unspecified = 0
  /// The content is not mirrored: it represents media playback.
  case playback = 1
  /// The content is not mirrored: it represents directions in space.
  case spatial = 2
  /// The content always runs from left to right.
  case forceLeftToRight = 3
  /// The content always runs from right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// Returns the layout direction of content with this attribute.
  func direction(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

/// The priority of a size or a constraint, up to 1000 for a required one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a requirement: 1000.
  public static let required = UILayoutPriority(1000)
  /// A high priority: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize the window's scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which the window's scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize the window's scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// A low priority: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority at which ``UIView/systemLayoutSizeFitting(_:)`` approaches its target: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  /// Returns whether the first priority is lower than the second.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UILayoutPriority {
  /// Returns a priority raised by a number.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// Returns a priority lowered by a number.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  /// Raises a priority by a number.
  public static func += (priority: inout UILayoutPriority, difference: Float) {
    priority = priority + difference
  }

  /// Lowers a priority by a number.
  public static func -= (priority: inout UILayoutPriority, difference: Float) {
    priority = priority - difference
  }
}
