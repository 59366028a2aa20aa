extension UIView {
  /// Ends the editing of text in the view: the first responder resigns, if it is the view or in its
  /// subtree.
  ///
  /// - Parameter force: A Boolean value that indicates whether it resigns without being asked.
  /// - Returns: `true` if nothing in the view is the first responder any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isInside(self) else {
      return true
    }
    guard force, let input = responder as? any EditingView else {
      return responder.resignFirstResponder()
    }
    return input.endEditing(isAsking: false)
  }
}
