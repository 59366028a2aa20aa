extension UIView {
  /// Changes the position, size, or transform, and updates all dependent state.
  func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    var new = old
    change(&new)
    guard new != old else { return }
    require(
      new.isFinite,
      "The frame of \(type(of: self)) #\(sceneID) would become \(new.frame) with bounds "
        + "\(new.bounds); give it finite numbers.")
    let observed = observedNames(from: old, to: new)
    for name in observed { noteWillChange(name) }
    if new.bounds != old.bounds { boundsWillChange(to: new.bounds) }
    let actions = layer.actions(from: old, to: new)
    geometry = new
    if let actions { layer.run(actions, from: old, to: new) }
    let sizeChanged = new.bounds.size != old.bounds.size
    if sizeChanged {
      if autoresizesSubviews {
        for child in children {
          child.autoresize(from: old.bounds.size, to: new.bounds.size)
        }
      }
      setNeedsLayout()
    }
    if new.bounds != old.bounds {
      boundsDidChange(from: old.bounds)
    }
    refreshSafeArea()
    if new.bounds.origin != old.bounds.origin || sizeChanged {
      refreshInsetsOfSubviews()
    }
    if !margins.preservedAxes.isEmpty || owningController != nil { refreshMargins() }
    if constraintItem != nil { geometryForConstraintsDidChange(from: old) }
    if sizeChanged {
      sizeDidSettle()
      owningController?.sizeOfViewChanged()
    }
    for name in observed { noteDidChange(name) }
  }

  var geometryDescription: String {
    let f = frame
    let numbers = [f.origin.x, f.origin.y, f.size.width, f.size.height].map(PlainNumber.text)
    return "<\(type(of: self)) #\(sceneID); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) "
      + "\(numbers[3]))>"
  }

  /// Converts a point from this view's coordinates to the coordinates of another view, or of the
  /// window for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === self { return point }
    let target = view ?? root
    if let result = pointAscending(point, to: target) { return result }
    return target.pointDescending(pointAscending(point, to: nil) ?? point)
  }

  /// Converts a point to this view's coordinates from the coordinates of another view, or of the
  /// window for `nil`.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// Converts a rectangle from this view's coordinates to the coordinates of another view, or of
  /// the window for `nil`: the smallest rectangle around its corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: view) }
    if corners[0].y == corners[1].y, corners[0].x == corners[2].x, corners[0].y <= corners[2].y,
      !hasScaling(upTo: view)
    {
      return CGRect(
        origin: CGPoint(x: min(corners[0].x, corners[1].x), y: corners[0].y), size: rect.size)
    }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let origin = CGPoint(x: xs.min()!, y: ys.min()!)
    return CGRect(
      x: origin.x, y: origin.y, width: xs.max()! - origin.x, height: ys.max()! - origin.y)
  }

  /// Converts a rectangle to this view's coordinates from the coordinates of another view, or of
  /// the window for `nil`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// The topmost ancestor: the window, if there is one.
  var root: UIView {
    var view = self
    while let parent = view.parentView { view = parent }
    return view
  }

  /// Returns a point in the coordinates of an ancestor, or of the topmost view for `nil`; `nil` if
  /// `ancestor` is not an ancestor.
  private func pointAscending(_ point: CGPoint, to ancestor: UIView?) -> CGPoint? {
    var point = point
    var view = self
    while view !== ancestor {
      guard let parent = view.parentView else { return ancestor == nil ? point : nil }
      point = view.pointInSuperview(point)
      view = parent
    }
    return point
  }

  /// Converts a point from the topmost view's coordinates to this view's.
  private func pointDescending(_ point: CGPoint) -> CGPoint {
    guard let parentView else { return point }
    return pointFromSuperview(parentView.pointDescending(point))
  }

  /// Returns whether there is a transform between the two views, so that the conversion may change
  /// sizes.
  private func hasScaling(upTo view: UIView?) -> Bool {
    var all: UIView? = self
    while let step = all {
      if !step.geometry.transform.isIdentity { return true }
      all = step.parentView
    }
    all = view
    while let step = all {
      if !step.geometry.transform.isIdentity { return true }
      all = step.parentView
    }
    return false
  }
}
