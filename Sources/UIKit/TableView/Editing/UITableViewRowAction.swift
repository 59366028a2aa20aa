/// An action that a swipe from the trailing edge of a row reveals. ``UIContextualAction`` replaced
/// it in iOS 13.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// The appearance of an action.
  public enum Style: Int, Sendable {
    /// Red, for an action that deletes data.
    case `default` = 0
    /// Gray.
    case normal

    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  /// The appearance.
  open private(set) var style: Style
  /// The title of the button.
  open var title: String?
  /// The color of the button; `nil`, the default, for the color of the style.
  open var backgroundColor: UIColor?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  ///
  /// - Parameter handler: A closure that performs the action for the row of an index path.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Returns an action with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Returns the action of a swipe for a row.
  func contextualAction(forRowAt indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [self] _, _, completion in
      handler(self, indexPath)
      completion(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
