/// A behavior that is added to a view, such as a menu or a drag.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction belongs to; nil while it belongs to none.
  var view: UIView? { get }
  /// The interaction is about to be added to a view, or removed from its view if the new one is
  /// nil.
  func willMove(to view: UIView?)
  /// The interaction was added to a view, or removed from its view if the new one is nil.
  func didMove(to view: UIView?)
}
