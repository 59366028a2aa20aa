/// The kind of a container for assistive technology.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular kind.
  case none = 0
  /// A table of rows and columns.
  case dataTable = 1
  /// A list of items.
  case list = 2
  /// A landmark: a part of the screen to which users can jump.
  case landmark = 3
  /// Elements that belong together, with the label of the container.
  case semanticGroup = 4
}

/// The navigation of the elements in a container by switches and keyboards.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The default.
  case automatic = 0
  /// Each element separately.
  case separate = 1
  /// All elements as one group.
  case combined = 2
}

/// The direction of a scroll by assistive technology: the direction of the finger, as in UIKit.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right: the content to the left is shown.
  case right = 1
  /// To the left: the content to the right is shown.
  case left = 2
  /// Up: the content above is shown.
  case up = 3
  /// Down: the content below is shown.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// An object with an identifier for tests and tools.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// An identifier for tests and tools, which is not presented to users.
  var accessibilityIdentifier: String? { get set }
}
