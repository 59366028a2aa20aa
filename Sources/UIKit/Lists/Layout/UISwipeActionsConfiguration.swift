/// The actions that a swipe reveals at one edge of a row.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row on.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a swipe across the row performs the first action. The
  /// default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, from the edge of the row on.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
