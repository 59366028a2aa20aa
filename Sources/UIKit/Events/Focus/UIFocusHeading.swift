/// The directions in which the focus moves.
///
/// [Documentation](https://developer.apple.com/documentation/uikit/uifocusheading)
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Toward the top of the screen.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Toward the bottom of the screen.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// Toward the left of the screen.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// Toward the right of the screen.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next element in the order of reading.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous element in the order of reading.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first element.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last element.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

extension UIFocusHeading {
  /// The direction of a key in a list.
  ///
  /// - Parameter scrollsSideways: A Boolean value that indicates whether pages of the list lie side
  ///   by side.
  init(_ move: FocusMove, scrollsSideways: Bool) {
    switch move {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .first: self = .first
    case .last: self = .last
    case .previousPage: self = scrollsSideways ? .left : .up
    case .nextPage: self = scrollsSideways ? .right : .down
    }
  }
}
