extension UIView {
  /// How content is fitted into a view's bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill, without keeping its proportions.
    case scaleToFill = 0
    /// As large as fits, keeping its proportions.
    case scaleAspectFit = 1
    /// Just large enough to fill, keeping its proportions.
    case scaleAspectFill = 2
    /// Drawn anew when the bounds change.
    case redraw = 3
    /// In the middle, at its own size.
    case center = 4
    /// In the middle of the top edge, at its own size.
    case top = 5
    /// In the middle of the bottom edge, at its own size.
    case bottom = 6
    /// In the middle of the left edge, at its own size.
    case left = 7
    /// In the middle of the right edge, at its own size.
    case right = 8
    /// In the top left corner, at its own size.
    case topLeft = 9
    /// In the top right corner, at its own size.
    case topRight = 10
    /// In the bottom left corner, at its own size.
    case bottomLeft = 11
    /// In the bottom right corner, at its own size.
    case bottomRight = 12
  }

  /// Which of a view's six lengths along the two axes change with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Makes a set from its bits.
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

  /// The number ``intrinsicContentSize`` has on an axis without a size of its own: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size: zero.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of ``systemLayoutSizeFitting(_:)`` for the largest size: 10,000 points.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Whether a view's content turns around in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It does.
  case unspecified = 0
  /// It does not: it stands for playing media.
  case playback = 1
  /// It does not: it stands for directions in space.
  case spatial = 2
  /// It runs left to right, always.
  case forceLeftToRight = 3
  /// It runs right to left, always.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// The direction content with this attribute runs in.
  func direction(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

/// How much a wish about size matters, up to 1000 for a demand.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public let rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A demand: 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish of ``UIView/systemLayoutSizeFitting(_:)`` to come near its target: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  /// Whether the first matters less than the second.
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
