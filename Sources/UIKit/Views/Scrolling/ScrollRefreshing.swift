/// The control above the content of a scroll view by which the user has it updated.
@MainActor
protocol ScrollRefreshing: UIView {
  /// The height that is added to the inset above the content, in points.
  var room: CGFloat { get }

  /// Gives the control its frame for the offset of a scroll view.
  func place(in scrollView: UIScrollView)

  /// Follows the content, which is at a distance below its place of rest.
  func contentDidMove(pull: CGFloat, isDragging: Bool)

  /// Called when the user has released the content.
  func dragDidEnd()
}

extension UIScrollView {
  /// The distance of the content below its place of rest without a control that refreshes.
  private var pull: CGFloat {
    (scroll.refreshing?.room ?? 0) - scroll.adjustedInset.top - contentOffset.y
  }

  /// Has the control above the content follow the offset.
  func updateRefreshing() {
    guard let refreshing = scroll.refreshing else { return }
    refreshing.place(in: self)
    refreshing.contentDidMove(pull: pull, isDragging: isDragging)
  }
}
