/// The drag of a sheet. It precedes the drags of scroll views in the sheet that are at their top.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    delegate = self
  }

  override func mayBegin() -> Bool {
    guard let sheet, let container = sheet.containerView, let presented = sheet.presentedView else {
      return false
    }
    let travel = travel(in: container)
    let place = location(in: container)
    let start = CGPoint(x: place.x - travel.x, y: place.y - travel.y)
    guard presented.frame.contains(start), abs(travel.y) > abs(travel.x),
      sheet.mayDrag(by: travel.y)
    else { return false }
    return scrollViews(at: start, in: container).allSatisfy {
      $0.contentOffset.y <= -$0.adjustedContentInset.top
        && (travel.y > 0 || sheet.prefersScrollingExpandsWhenScrolledToEdge)
    }
  }

  /// Returns the scroll views at a point that can scroll vertically.
  private func scrollViews(at point: CGPoint, in container: UIView) -> [UIScrollView] {
    var result: [UIScrollView] = []
    var step = container.hitTest(point, with: nil)
    while let view = step, view !== container {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.alwaysBounceVertical
          || scrollView.contentSize.height > scrollView.bounds.height
      {
        result.append(scrollView)
      }
      step = view.superview
    }
    return result
  }

  override func willSendActions(in state: State) {
    guard let sheet, let container = sheet.containerView else { return }
    switch state {
    case .began, .changed: sheet.drag(by: translation(in: container).y)
    case .ended: sheet.endDrag(velocity: velocity(in: container).y)
    case .cancelled: sheet.endDrag(velocity: 0)
    case .possible, .failed: break
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }
}
