/// A behavior that is added to a view, such as a menu or a drag.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view of the interaction; `nil` if it has none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from its view if the new one is
  /// `nil`.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from its view if the new one is
  /// `nil`.
  func didMove(to view: UIView?)
}

/// An interaction of this module.
protocol SystemInteraction: UIInteraction {
  /// Called after the view moved to another window, or out of one.
  func viewDidChangeWindow()
  /// Opens the menu for the keyboard or assistive technology, at a point of the window.
  ///
  /// - Returns: `false` if there is none.
  func openByKeyboard(at point: CGPoint) -> Bool
}
