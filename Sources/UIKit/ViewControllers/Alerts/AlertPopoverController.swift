/// The presentation of an action sheet on an iPad: a popover without an arrow and without the
/// choice that changes nothing, centered on its source.
final class AlertPopoverController: UIPopoverPresentationController {
  /// The width on iOS 26, in points.
  private static let width: CGFloat = 288

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var contentSize: CGSize {
    let height = (alert?.viewIfLoaded as? AlertView)?.height(in: Self.width) ?? 0
    return CGSize(width: Self.width, height: height)
  }

  override var popoverPlacement: PopoverPlacement {
    let source = sourceFrame ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
    return PopoverPlacement(
      centeredAt: CGPoint(x: source.midX, y: source.midY), size: contentSize, in: area)
  }

  override var adaptivePresentationStyle: UIModalPresentationStyle { .overFullScreen }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
  }

  override func makeFullPresentation(_ style: UIModalPresentationStyle) -> UIPresentationController
  {
    AlertPresentationController(presented: presentedViewController, style: style)
  }

  override func decorate(_ view: UIView) {
    super.decorate(view)
    view.layer.cornerRadius = PopoverBackdropView.cornerRadius
  }

  /// Chooses the action that changes nothing, if there is one, or else dismisses the popover.
  @discardableResult
  override func dismissByUser() -> Bool {
    guard let cancel = alert?.cancelAction else { return super.dismissByUser() }
    alert?.choose(cancel)
    return true
  }
}
