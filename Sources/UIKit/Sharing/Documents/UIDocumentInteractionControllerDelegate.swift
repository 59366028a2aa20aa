/// The delegate of a ``UIDocumentInteractionController``. All methods are optional.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Returns the view controller above which the preview is presented, or the navigation controller
  /// on which it is pushed. Without the method, there is no preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Called before the preview is displayed.
  func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController)
  /// Called after the preview disappeared.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the menu of what to do with the file is displayed.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Called after the menu of what to do with the file disappeared.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Returns the view from which the preview is magnified. Not called: the preview slides in.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// Returns the part of the view from which the preview is magnified. Not called: the preview
  /// slides in.
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  /// Called before the menu of other apps is displayed. Not called: there are no other apps.
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Called after the menu of other apps disappeared. Not called: there are no other apps.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Called before another app opens the file. Not called: there are no other apps.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  )
  /// Called after another app opened the file. Not called: there are no other apps.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a view controller that stands for no preview.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { NoPreviewController() }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Returns `nil`.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Returns an empty rectangle.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// Does nothing.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

/// The answer of a delegate without a view controller for previews.
final class NoPreviewController: UIViewController {}
