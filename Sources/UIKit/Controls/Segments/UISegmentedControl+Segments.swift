/// The list of segments.
extension UISegmentedControl {
  /// The duration of movements, in seconds.
  static let movementDuration = 0.25

  func value<Value>(of index: Int, _ path: KeyPath<ControlSegment, Value>) -> Value? {
    segments.indices.contains(index) ? segments[index][keyPath: path] : nil
  }

  /// Changes a segment; does nothing for an index without one.
  func change(_ index: Int, _ change: (inout ControlSegment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    segmentSizesDidChange()
  }

  func requireUnique(_ action: UIAction, except index: Int?) {
    let other = segmentIndex(identifiedBy: action.identifier)
    require(
      other == NSNotFound || other == index,
      "Segments \(other) and \(index ?? segments.count) of a segmented control have actions with "
        + "the identifier \(action.identifier.rawValue); give each its own.")
  }

  func insert(_ segment: ControlSegment, at index: Int, animated: Bool) {
    if let action = segment.action { requireUnique(action, except: nil) }
    let index = min(max(index, 0), segments.count)
    if animated { layoutIfNeeded() }
    segments.insert(segment, at: index)
    addSubview(segment.view)
    if storedSelection >= index { storedSelection += 1 }
    updateDividers()
    guard animated else { return segmentSizesDidChange() }
    // The new segment appears where it opens.
    let next = segments.indices.contains(index + 1) ? segments[index + 1].view.frame : nil
    let edge = next.map { isRightToLeft ? $0.maxX : $0.minX } ?? (isRightToLeft ? 0 : bounds.maxX)
    segment.view.frame = CGRect(x: edge, y: 0, width: 0, height: bounds.height)
    segment.view.alpha = 0
    move {
      segment.view.alpha = 1
      self.segmentSizesDidChange()
    }
  }

  func remove(at index: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(index, 0), segments.count - 1)
    if animated { layoutIfNeeded() }
    let removed = segments.remove(at: index).view
    touch = SegmentTouch()
    if storedSelection == index {
      storedSelection = Self.noSegment
    } else if storedSelection > index {
      storedSelection -= 1
    }
    updateDividers()
    guard animated, let clock = owningWindow?.animationClock, clock.plays else {
      removed.removeFromSuperview()
      return segmentSizesDidChange()
    }
    UIView.animate(withDuration: Self.movementDuration) {
      removed.alpha = 0
      self.segmentSizesDidChange()
      self.layoutIfNeeded()
    } completion: { _ in
      removed.removeFromSuperview()
    }
  }

  private func move(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: Self.movementDuration) {
      changes()
      self.layoutIfNeeded()
    }
  }

  /// Makes one divider between each two segments.
  private func updateDividers() {
    let count = max(0, segments.count - 1)
    while parts.dividers.count > count { parts.dividers.removeLast().removeFromSuperview() }
    while parts.dividers.count < count {
      let divider = UIImageView()
      divider.isAccessibilityElement = false
      parts.dividers.append(divider)
      insertSubview(divider, aboveSubview: parts.track)
    }
  }

  /// Updates the contents, and what depends on their sizes.
  func segmentSizesDidChange() {
    updateSegments()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
