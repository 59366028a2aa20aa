extension UIView {
  /// Returns a view that displays what this view and its subviews display now.
  ///
  /// Its frame has this view's size, and zero as its origin. It does not change with the view, and
  /// may be added anywhere.
  ///
  /// Apple documentation:
  /// https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
  ///
  /// - Parameter afterUpdates: Whether the view is laid out before. Here views have no display that
  ///   is older than their properties: other changes are always included.
  /// - Complexity: O(n) in the number of views.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let snapshot = ContentSnapshot(of: self)
    snapshot.frame.origin = .zero
    return snapshot
  }

  /// Returns a view that displays what this view and its subviews display in a rectangle now, and
  /// stretches it if its size changes.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of this view.
  ///   - afterUpdates: Whether the view is laid out before; see
  ///     ``UIView/snapshotView(afterScreenUpdates:)``.
  ///   - capInsets: The insets of the edges that keep their size.
  /// - Returns: The view, with a frame of the rectangle's size at zero; `nil` if the rectangle is
  ///   empty.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(bounds: rect).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    let view = UIImageView(
      image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }

  /// Draws what this view and its subviews display in a rectangle of the current context, scaled to
  /// its size.
  ///
  /// Apple documentation:
  /// https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
  ///
  /// - Parameter afterUpdates: See ``UIView/snapshotView(afterScreenUpdates:)``. The view is laid
  ///   out in any case.
  /// - Returns: Whether everything is drawn: `false` without a context, or if the view or the
  ///   rectangle is empty.
  /// - Complexity: O(n) in the number of views.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsStack.current, bounds.width > 0, bounds.height > 0, rect.width > 0,
      rect.height > 0
    else { return false }
    context.drawing {
      $0.translateBy(x: rect.minX, y: rect.minY)
      $0.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
      $0.clip(to: CGRect(origin: .zero, size: bounds.size))
      $0.draw(layer.marks(at: .present))
    }
    return true
  }
}
