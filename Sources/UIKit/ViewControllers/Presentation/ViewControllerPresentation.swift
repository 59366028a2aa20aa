/// The state of a view controller as a presenter and as a presented one.
@MainActor
struct ViewControllerPresentation {
  /// The presentation by this view controller; `nil` for none.
  var shown: UIPresentationController?
  /// The presentation of this view controller; `nil` for none.
  weak var own: UIPresentationController?
  /// The presentation controller that was read before the presentation; `nil` for none.
  var prepared: UIPresentationController?
  /// The style for which it was made.
  var preparedStyle: UIModalPresentationStyle?
}
