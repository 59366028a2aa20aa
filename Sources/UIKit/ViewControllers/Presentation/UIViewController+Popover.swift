extension UIViewController {
  /// The presentation of this view controller or of an ancestor as a popover; `nil` if
  /// ``modalPresentationStyle`` is not `popover`. An action sheet has one on an iPad.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
