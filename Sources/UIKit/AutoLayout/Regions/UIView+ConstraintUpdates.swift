import Foundation

extension UIView {
  // MARK: - Constraints of the view

  /// Activates constraints in this view.
  func hold(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where !constraint.isActive {
      constraint.forEachItem { item in
        require(
          item.owningView.map { $0.isInside(self) } ?? false,
          "addConstraint(_:) was called on \(nameInSentences) with \(constraint.nameInSentences), but "
            + "\(item.itemName) is not in this view; add it to a common ancestor, or activate it.")
      }
      require(
        constraint.first != nil,
        "A constraint without items cannot be added to \(type(of: self)) #\(sceneID); create it with "
          + "items, or by an anchor.")
      constraint.install(in: self)
    }
  }

  /// Deactivates constraints that this view holds.
  func release(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.uninstall(
      constraints.filter { $0.installation?.holder === constraintItem && constraintItem != nil })
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    itemForConstraints.translatesMask = translates
    if !translates { noteParticipation() }
    regionMayHaveChanged()
    parentView?.layoutSoon()
  }

  // MARK: - Intrinsic sizes

  func contentPriorities(for axis: NSLayoutConstraint.Axis) -> ContentPriorities {
    guard let constraintItem else { return huggedLengths.priorities(for: axis) }
    return axis == .horizontal
      ? constraintItem.horizontalPriorities : constraintItem.verticalPriorities
  }

  func changeContentPriorities(
    for axis: NSLayoutConstraint.Axis, _ change: (inout ContentPriorities) -> Void
  ) {
    let item = itemForConstraints
    var priorities = contentPriorities(for: axis)
    change(&priorities)
    for priority in [priorities.hugging, priorities.compressionResistance] {
      require(
        priority.rawValue >= 0 && priority.rawValue <= 1000,
        "The content priority of \(type(of: self)) #\(sceneID) cannot be \(priority.rawValue); give "
          + "a number from 0 to 1000.")
    }
    if axis == .horizontal {
      item.horizontalPriorities = priorities
    } else {
      item.verticalPriorities = priorities
    }
    contentSizeForConstraintsDidChange()
  }

  /// Invalidates the intrinsic size of the view in its region.
  func contentSizeForConstraintsDidChange() {
    guard let constraintItem else { return }
    if let member = constraintItem.member { member.region.contentSizeDidChange(of: member) }
    if let region = constraintItem.ownRegion { region.contentSizeDidChange(of: region.rootMember) }
    baselinesDidChange()
  }

  /// Invalidates the positions of baselines, which depend on the font.
  private func baselinesDidChange() {
    guard let constraintItem else { return }
    let affected = constraintItem.uses.map { $0.takeUnretainedValue() } + constraintItem.held
    for constraint in affected
    where constraint.mentionsBaseline {
      constraint.installation?.region?.baselinesDidChange()
    }
  }

  /// Updates constraints and the arrangement of views for another layout direction.
  func contentDirectionDidChange() {
    layoutDirectionForConstraintsDidChange()
    layoutDirectionDidChange()
    parentView?.subviewArrangementDidChange(self)
  }

  /// Replaces the solver constraints on leading and trailing edges after a change of the layout
  /// direction.
  func layoutDirectionForConstraintsDidChange() {
    guard let constraintItem else { return }
    var affected = constraintItem.uses.map { $0.takeUnretainedValue() } + constraintItem.held
    for guide in allGuides {
      affected += guide.constraintItem?.uses.map { $0.takeUnretainedValue() } ?? []
    }
    for constraint in affected
    where constraint.isDirectional {
      constraint.installation?.region?.meaningDidChange(of: constraint)
    }
  }

  /// Updates the equations of a frame that was set by hand, and the size of the view's own region.
  func geometryForConstraintsDidChange(from old: ViewGeometry) {
    guard let constraintItem else { return }
    let isResized = geometry.bounds.size != old.bounds.size
    let isScrolled = geometry.bounds.origin != old.bounds.origin
    if isResized, !systemGuides.isEmpty { readableContentDidChange() }
    if let member = constraintItem.member {
      constrainedFrameMayDiffer(member)
      if !member.isPositioned && (isResized || geometry.origin != old.origin)
        || isScrolled && member.scrollContent?.offset != nil
      {
        member.region.equationsDidChange(of: member)
      }
    }
    guard let region = constraintItem.ownRegion else { return }
    if isResized { region.rootSizeDidChange() }
    if isScrolled, region.rootMember.scrollContent?.offset != nil {
      region.equationsDidChange(of: region.rootMember)
    }
  }

  // MARK: - Passes

  func markForConstraintUpdate() {
    layoutState.needsUpdateConstraints = true
    markAncestorsForConstraintUpdate()
    // The next layout begins with the update.
    markForLayout()
  }

  func markAncestorsForConstraintUpdate() {
    var step = parentView
    while let view = step, !view.layoutState.needsUpdateConstraintsBelow {
      view.layoutState.needsUpdateConstraintsBelow = true
      step = view.parentView
    }
  }

  /// Calls `updateConstraints()` on the views that need it, from the leaves up.
  func updateConstraintsBelow() {
    if layoutState.needsUpdateConstraintsBelow {
      layoutState.needsUpdateConstraintsBelow = false
      for child in children
      where child.layoutState.needsUpdateConstraints
        || child.layoutState.needsUpdateConstraintsBelow
      {
        child.updateConstraintsBelow()
      }
    }
    guard layoutState.needsUpdateConstraints, !layoutState.isUpdatingConstraints else { return }
    layoutState.isUpdatingConstraints = true
    defer { layoutState.isUpdatingConstraints = false }
    layoutState.needsUpdateConstraints = false
    updateConstraints()
  }

  /// Solves the region of the view's interior.
  func solveOwnRegion() {
    layoutState.isRegionDue = false
    constraintItem?.ownRegion?.solve()
  }

  /// Updates and solves the regions that decide the frame of the view, from the outermost.
  func solveRegionsAround() {
    var roots: [UIView] = []
    var step: UIView? = self
    while let view = step {
      if view.layoutState.isRegionDue || view.layoutState.needsUpdateConstraintsBelow
        || view.layoutState.needsUpdateConstraints
      {
        roots.append(view)
      }
      step = view.parentView
    }
    guard !roots.isEmpty else { return }
    roots.last?.updateConstraintsBelow()
    for view in roots.reversed() where view.layoutState.isRegionDue && !view.layoutState.isRunning {
      view.solveOwnRegion()
    }
  }

  // MARK: - Fitting

  /// A Boolean value that indicates whether there are constraints in the region of the view's
  /// interior and the view is the root of that region.
  var hasConstraintsInside: Bool { constraintItem?.ownRegion.map { !$0.isEmpty } ?? false }

  /// Returns the size of the content by the constraints in the view; `nil` without constraints.
  func constrainedFittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    updateConstraintsBelow()
    guard let region = regionForFitting() else { return nil }
    let insets = insetsOfAlignmentRect
    let inner = CGSize(
      width: target.width - insets.left - insets.right,
      height: target.height - insets.top - insets.bottom)
    let size = region.fittingSize(
      inner, horizontal: horizontal, vertical: vertical)
    let scale = traitCollection.roundingScale
    let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    return CGSize(
      width: PixelRounding.up(frame.width, scale: scale),
      height: PixelRounding.up(frame.height, scale: scale))
  }

  /// Returns the region for measuring the view: its own, or a temporary one of the constraints that
  /// the view and its subviews hold. `nil` without constraints.
  private func regionForFitting() -> LayoutRegion? {
    guard let constraintItem else { return nil }
    if isRegionRoot {
      guard let region = constraintItem.ownRegion, !region.isEmpty else { return nil }
      return region
    }
    let region = LayoutRegion(measuring: self)
    addContents(to: region)
    return region.isEmpty ? nil : region
  }

  /// Adds the constraints that the view and the views in it hold to a region for one measurement.
  private func addContents(to region: LayoutRegion) {
    guard let constraintItem else { return }
    for constraint in constraintItem.held { region.addForMeasurement(constraint) }
    for child in children {
      if child.isPositionedByRegion, let item = child.constraintItem { region.add(item) }
      if !child.isRegionRoot { child.addContents(to: region) }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// A Boolean value that indicates whether the attribute is a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
