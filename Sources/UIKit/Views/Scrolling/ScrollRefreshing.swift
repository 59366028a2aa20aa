/// The control above the content of a scroll view by which the user has it updated.
@preconcurrency @MainActor
protocol ScrollRefreshing: UIView {
  /// The height that is added to the inset above the content, in points.
  var room: CGFloat { get }

  /// Gives the control its frame for the offset of a scroll view.
  func place(in scrollView: UIScrollView)

  /// Updates the control for a distance of the content below its resting position.
  func contentDidMove(pull: CGFloat, isDragging: Bool)

  /// Called when the user has released the content.
  func dragDidEnd()
}

extension UIScrollView {
  /// The distance of the content below its resting position without a control that refreshes.
  private var pull: CGFloat {
    (scroll.refreshing?.room ?? 0) - scroll.adjustedInset.top - contentOffset.y
  }

  /// Updates the control above the content for the offset.
  func updateRefreshing() {
    guard let refreshing = scroll.refreshing else { return }
    refreshing.place(in: self)
    refreshing.contentDidMove(pull: pull, isDragging: isDragging)
  }
}
