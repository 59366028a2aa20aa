extension UIScrollView {
  // MARK: Zooming

  /// The smallest scale of the content. The default is 1.
  ///
  /// The user zooms by pinches if it is smaller than ``UIScrollView/maximumZoomScale`` and the
  /// delegate's `viewForZooming(in:)` returns a view. A new limit does not change the current
  /// scale.
  public var minimumZoomScale: CGFloat {
    get { scroll.zoom?.minimum ?? 1 }
    set { changeZoom { $0.minimum = newValue } }
  }

  /// The largest scale of the content. The default is 1.
  public var maximumZoomScale: CGFloat {
    get { scroll.zoom?.maximum ?? 1 }
    set { changeZoom { $0.maximum = newValue } }
  }

  /// The scale of the content. The default is 1.
  ///
  /// A new scale is limited by ``UIScrollView/minimumZoomScale`` and
  /// ``UIScrollView/maximumZoomScale``. It transforms the view that the delegate's
  /// `viewForZooming(in:)` returns, and multiplies the size of the content; without such a view it
  /// has no effect.
  public var zoomScale: CGFloat {
    get { scroll.zoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether a pinch may go beyond the limits, to which the content
  /// returns. The default is `true`.
  public var bouncesZoom: Bool {
    get { scroll.zoom?.bounces ?? true }
    set { changeZoom { $0.bounces = newValue } }
  }

  /// A Boolean value that indicates whether the user pinches the content.
  public var isZooming: Bool { scroll.zoom?.isPinching ?? false }

  /// A Boolean value that indicates whether the content returns to a scale within the limits.
  public var isZoomBouncing: Bool { scroll.zoom?.isReturning ?? false }

  /// The recognizer of pinches that zoom the content; `nil` while the limits are equal.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroll.zoom?.pinch }

  /// Sets the scale, about the middle of the visible content. (The point is chosen; it is not
  /// recorded.)
  ///
  /// An animated change ends with the delegate's `scrollViewDidEndZooming(_:with:atScale:)`.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let zoom = scroll.zoom, zoomedView != nil else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    self.zoom(animated: animated) {
      $0.zoom(to: zoom.held(scale), about: middle, staysWithin: true)
    }
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view, within the limits, and
  /// moves it to the middle.
  ///
  /// - Parameter rect: The rectangle, in the coordinates of the view that `viewForZooming(in:)`
  ///   returns.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let zoom = scroll.zoom, let view = zoomedView, rect.width > 0, rect.height > 0 else {
      return
    }
    let scale = zoom.held(min(bounds.width / rect.width, bounds.height / rect.height))
    self.zoom(animated: animated) { scrollView in
      scrollView.zoom(to: scale, about: .zero)
      let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: scrollView)
      let size = scrollView.bounds.size
      scrollView.shiftContent(
        to: scrollView.restingOffset(
          near: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)))
    }
  }
}

extension UIScrollView {
  /// The view that is zoomed; `nil` for none.
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Changes the limits, and adds or removes the recognizer of pinches.
  private func changeZoom(_ change: (ScrollZoom) -> Void) {
    let zoom = scroll.zoom ?? ScrollZoom()
    scroll.zoom = zoom
    change(zoom)
    if zoom.isEnabled, zoom.pinch == nil {
      let pinch = ScrollPinchGestureRecognizer(target: nil, action: nil)
      zoom.pinch = pinch
      addGestureRecognizer(pinch)
    } else if !zoom.isEnabled, let pinch = zoom.pinch {
      zoom.pinch = nil
      removeGestureRecognizer(pinch)
    }
  }

  /// Performs a change of the scale by the app, and reports its end if it is animated.
  private func zoom(animated: Bool, _ change: @escaping (UIScrollView) -> Void) {
    guard animated else { return change(self) }
    stopGlide()
    stopDeceleration()
    UIView.animate(
      withDuration: ScrollPhysics.animationDuration, delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction]
    ) {
      change(self)
    } completion: { [weak self] _ in
      guard let self else { return }
      scroll.zoom?.isReturning = false
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
    }
  }

  /// Scales the zoomed view and the size of the content.
  ///
  /// - Parameters:
  ///   - point: The point that keeps its content, from the corner of the view.
  ///   - staysWithin: Whether the offset stays within the content.
  func zoom(to scale: CGFloat, about point: CGPoint, staysWithin: Bool = false) {
    guard let zoom = scroll.zoom, let view = zoomedView, scale > 0, scale.isFinite else { return }
    let factor = scale / zoom.scale
    guard factor != 1 else { return }
    let transform = view.transform
    let isPlain = transform.b == 0 && transform.c == 0 && transform.a > 0
    let corner = view.frame.origin
    view.transform =
      isPlain
      ? CGAffineTransform(scaleX: scale, y: scale)
      : transform.concatenating(CGAffineTransform(scaleX: factor, y: factor))
    let moved = view.frame.origin
    view.center = CGPoint(
      x: view.center.x + corner.x * factor - moved.x,
      y: view.center.y + corner.y * factor - moved.y)
    zoom.placedCenter = view.center
    var unscaled = CGSize(
      width: contentSize.width / zoom.scale, height: contentSize.height / zoom.scale)
    if let known = zoom.content, known.scaled == contentSize { unscaled = known.unscaled }
    zoom.scale = scale
    let offset = contentOffset
    let isApplying = scroll.isApplyingConstraints
    scroll.isApplyingConstraints = constraintItem != nil
    contentSize = CGSize(width: unscaled.width * scale, height: unscaled.height * scale)
    scroll.isApplyingConstraints = isApplying
    zoom.content = (unscaled, contentSize)
    var target = CGPoint(
      x: (offset.x + point.x) * factor - point.x, y: (offset.y + point.y) * factor - point.y)
    if staysWithin { target = restingOffset(near: target) }
    shiftContent(to: target)
    delegate?.scrollViewDidZoom(self)
  }

  /// Moves the content; a pan goes on from there.
  fileprivate func shiftContent(to target: CGPoint) {
    shiftContent(by: CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y))
  }

  /// Moves the zoomed view, which constraints place as if it had its own size.
  func placeZoomedView() {
    guard let zoom = scroll.zoom, zoom.scale != 1, let view = zoomedView,
      !view.translatesAutoresizingMaskIntoConstraints, view.superview === self,
      view.center != zoom.placedCenter
    else { return }
    view.center = CGPoint(x: view.center.x * zoom.scale, y: view.center.y * zoom.scale)
    zoom.placedCenter = view.center
  }

  // MARK: Pinches

  /// Begins a pinch; returns `false` if there is no view to zoom.
  func userWillBeginZooming() -> Bool {
    guard let zoom = scroll.zoom, let view = zoomedView else { return false }
    stopGlide()
    stopDeceleration()
    zoom.isPinching = true
    zoom.isReturning = false
    delegate?.scrollViewWillBeginZooming(self, with: view)
    return true
  }

  /// Ends a pinch: a scale beyond the limits returns to them, and the content stays in sight.
  func userDidEndZooming() {
    guard let zoom = scroll.zoom, zoom.isPinching else { return }
    zoom.isPinching = false
    let scale = zoom.held(zoom.scale)
    if scale != zoom.scale {
      zoom.isReturning = true
      setZoomScale(scale, animated: true)
      return
    }
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
    if scroll.pan == nil {
      let rest = restingOffset(near: contentOffset)
      if rest != contentOffset { setContentOffset(rest, animated: true) }
    }
  }
}
