extension UIScrollView {
  /// The control above the content by which the user has it updated; `nil`, the default, for none.
  ///
  /// The scroll view places the control, and makes room for it while it refreshes: its height is
  /// part of ``adjustedContentInset``, not of ``contentInset`` (chosen).
  public var refreshControl: UIRefreshControl? {
    get { scroll.refreshing as? UIRefreshControl }
    set {
      let old = refreshControl
      guard newValue !== old else { return }
      scroll.refreshing = newValue
      old?.scrollView = nil
      old?.removeFromSuperview()
      if let newValue {
        newValue.scrollView?.refreshControl = nil
        newValue.scrollView = self
        insertSubview(newValue, at: 0)
      }
      noteDrawingChange()
      refreshAdjustedInset()
      setNeedsLayout()
    }
  }
}

extension UIRefreshControl: ScrollRefreshing {
  var room: CGFloat { hasRoom ? bounds.height : 0 }

  func place(in scrollView: UIScrollView) {
    // At the top of the pulled content, or right above it.
    let inset = scrollView.adjustedContentInset.top - room
    let top = min(scrollView.contentOffset.y + inset, -bounds.height)
    frame = CGRect(
      x: scrollView.bounds.minX, y: top, width: scrollView.bounds.width, height: bounds.height)
  }
}
