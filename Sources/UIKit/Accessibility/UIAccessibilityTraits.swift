/// The characteristics of an element for assistive technology.
///
/// The browser expresses them by ARIA roles and states. The raw values are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No characteristics.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link to other content.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// An element that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays a sound of its own when it is activated. Hosts express nothing for it.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard, which hosts present as a button.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the current state of the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that does not respond to the user.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element whose label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts media when it is activated. Hosts express nothing for it.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element with a continuous value, such as a slider.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that receives the user's touches directly, such as a drawing area. Hosts express
  /// nothing for it.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page after it was read. Hosts express nothing for it.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading of a section of content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A button with two states, whose value is `1` or `0`.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIAccessibilityTraits {
  /// The traits of elements that a user operates.
  static let operable: UIAccessibilityTraits = [
    .button, .link, .keyboardKey, .searchField, .adjustable, .toggleButton,
  ]
}
