extension UIStackView {
  /// The arranged views that are not hidden.
  var visibleArranged: [UIView] { arranged.filter { !$0.isHidden } }

  /// Adds a view to the arranged ones, or moves it.
  func arrange(_ view: UIView, at index: Int) {
    var index = index
    if let current = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: current)
      index = min(index, arranged.count)
    }
    if view.parentView !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(index, arranged.count))
    arrangementDidChange()
    existingRegion?.tieOrderMayHaveChanged(around: self)
  }

  /// Removes a view from the arranged ones, if it is one.
  func endArranging(_ view: UIView) {
    guard let index = arranged.lastIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Schedules an update of the constraints before the next layout, and of other views' constraints
  /// on the baselines of the stack view.
  func arrangementDidChange() {
    setNeedsUpdateConstraints()
    var step: UIView? = self
    while let stack = step as? UIStackView {
      stack.contentSizeForConstraintsDidChange()
      step = stack.parentView
    }
  }

  /// The space after an arranged view, in points.
  func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    return space == Self.spacingUseSystem ? NSLayoutConstraint.standardSpacing : space
  }

  /// Creates, changes, and removes constraints for the current arrangement.
  func updateArrangement() {
    guard !arranged.isEmpty || !arrangement.isEmpty else { return }
    let plan = StackPlan(of: self)
    arrangement.update(to: plan.constraints, in: self)
    arrangement.discardGuides(besides: plan, in: self)
  }

  /// Returns the arranged view whose baseline the stack view uses, or `nil` if there is none.
  func baselineView(isFirst: Bool) -> UIView? {
    let visible = visibleArranged
    guard axis == .horizontal else { return isFirst ? visible.first : visible.last }
    var highest: (view: UIView, height: CGFloat)?
    for view in visible {
      let intrinsic = view.intrinsicContentSize.height
      let height = intrinsic == UIView.noIntrinsicMetric ? view.bounds.height : intrinsic
      if highest == nil || height > highest!.height { highest = (view, height) }
    }
    return highest?.view
  }
}
