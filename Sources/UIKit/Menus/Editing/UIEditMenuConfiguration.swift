/// The description of an edit menu: its name and its position.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name of the configuration: the one that it was created with, or else a new one.
  open var identifier: AnyHashable { storedIdentifier }
  private let storedIdentifier: AnyHashable
  /// The point at which the menu is displayed, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The side of the menu at which the source is. The default is `automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: A name, for the app to recognize the configuration; `nil` for a new one.
  ///   - sourcePoint: The point of the menu, in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    storedIdentifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The sides of an edit menu at which its source is.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu is above the source if there is room, and otherwise below it.
  case automatic = 0
  /// The menu is below the source.
  case up = 1
  /// The menu is above the source.
  case down = 2
  /// The menu is to the right of the source.
  case left = 3
  /// The menu is to the left of the source.
  case right = 4
}
