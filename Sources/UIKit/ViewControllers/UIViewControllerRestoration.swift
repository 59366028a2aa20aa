/// A class that creates view controllers for the restoration of states by coders.
///
/// No state is saved by coders here: an app with scenes restores them by
/// `UISceneDelegate.stateRestorationActivity(for:)`, and UIKit does not call this method for it
/// either. See [Preserving your app's UI across launches][1].
///
/// [1]: https://developer.apple.com/documentation/uikit/preserving-your-app-s-ui-across-launches
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns a view controller for an identifier; never called.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers of the view controller and those around
  ///     it, from the outermost one.
  ///   - coder: The saved state.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object other than a view or a view controller whose state is saved by coders. No method is
/// called here; see ``UIViewControllerRestoration``.
@preconcurrency @MainActor
public protocol UIStateRestoring: AnyObject {
  /// The object whose identifier precedes the object's identifier. The default is `nil`.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Saves the state; never called.
  func encodeRestorableState(with coder: NSCoder)
  /// Restores the state; never called.
  func decodeRestorableState(with coder: NSCoder)
  /// Called after all states were restored; never called.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// The default: `nil`.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// The default, which does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// The default, which does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// The default, which does nothing.
  public func applicationFinishedRestoringState() {}
}
