/// An object at which a popover can point: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the object in the coordinates of a view, or `nil` if it is not in the
  /// window of that view.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the bounds in the coordinates of another view; `nil` for views of different windows.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let owningWindow, owningWindow === referenceView.owningWindow else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button in the coordinates of a view; `nil` for an item that no
  /// bar of the window displays.
  public func frame(in referenceView: UIView) -> CGRect? {
    (presenter as? UIView)?.frame(in: referenceView)
  }
}
