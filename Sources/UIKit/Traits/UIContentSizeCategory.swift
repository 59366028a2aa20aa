/// The user's preferred text size, from extra small to the five accessibility sizes.
///
/// Categories compare by size: `category >= .accessibilityMedium`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String

  /// Creates a category from UIKit's name of it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of the notification after a change of the preferred text size of an application.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's name in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Unspecified; text styles have their sizes for ``large``.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// Large: the default of a new device.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Extra extra large.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Extra extra extra large: the largest of the standard sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The fifth and largest of the accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The twelve categories, from small to large.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in ``ordered``, or the index of ``large`` for an unknown category.
  var step: Int {
    Self.ordered.firstIndex(of: self) ?? 3
  }

  /// A Boolean value that indicates whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    (Self.ordered.firstIndex(of: self) ?? 0) >= 7
  }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether text is smaller in the first category than in the second.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step < right.step
  }
}
