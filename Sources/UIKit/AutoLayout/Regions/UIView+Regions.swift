import ConstraintSolver
import Foundation

extension UIView {
  /// A Boolean value that indicates whether the view is the root of the region of its interior: its
  /// frame is set by hand, and no constraint passes it.
  var isRegionRoot: Bool {
    guard parentView != nil else { return true }
    guard let constraintItem else { return true }
    return constraintItem.translatesMask && constraintItem.crossings == 0
  }

  /// A Boolean value that indicates whether constraints decide the view's frame.
  var isPositionedByRegion: Bool {
    guard let constraintItem, parentView != nil else { return false }
    return !constraintItem.translatesMask
  }

  /// The region of the view's interior, which is created here if there is none.
  var interiorRegion: LayoutRegion {
    var step = self
    while !step.isRegionRoot, let parent = step.parentView { step = parent }
    let item = step.itemForConstraints
    if let region = item.ownRegion { return region }
    let region = LayoutRegion(root: step)
    item.ownRegion = region
    return region
  }

  /// The existing region of the view's interior.
  var existingRegion: LayoutRegion? {
    var step = self
    while !step.isRegionRoot, let parent = step.parentView { step = parent }
    return step.constraintItem?.ownRegion
  }

  /// Adds a constraint that this view holds to the region of its interior.
  func constraintWasInstalled(_ constraint: NSLayoutConstraint) {
    interiorRegion.add(constraint)
    constraint.forEachItem { $0.view?.noteParticipation() }
  }

  /// Schedules a call of `updateConstraints()` for a view that begins to take part.
  func noteParticipation() {
    guard !layoutState.participates else { return }
    layoutState.participates = true
    setNeedsUpdateConstraints()
  }

  /// Moves the view, its interior, and their constraints to the regions that they belong to now.
  func regionMayHaveChanged() {
    guard let item = constraintItem else { return }
    if !isRegionRoot, let own = item.ownRegion {
      item.ownRegion = nil
      own.releaseRoot()
    }
    if let member = item.member {
      let outer = parentView?.interiorRegion
      if member.region !== outer { leaveRegion(of: member) }
      if member.region === outer { member.region.frameOriginChanged(of: member) }
    }
    if isPositionedByRegion, let parentView { parentView.interiorRegion.add(item) }
    moveInterior(to: nil)
  }

  /// Moves the constraints that the view and its positioned subviews hold to a region; `nil` for
  /// the region of the view's interior, which is created if there are any.
  private func moveInterior(to region: LayoutRegion?) {
    guard let item = constraintItem else { return }
    var region = region
    func target() -> LayoutRegion {
      if let region { return region }
      let new = interiorRegion
      region = new
      return new
    }
    for constraint in item.held where constraint.installation?.region !== target() {
      constraint.installation?.region?.remove(constraint)
      target().add(constraint)
    }
    for guide in allGuides {
      if let state = guide.constraintItem, let member = state.member, member.region !== target() {
        member.region.remove(state)
      }
    }
    for child in children {
      guard let state = child.constraintItem else { continue }
      if child.isPositionedByRegion {
        if state.member?.region !== target() {
          if let member = state.member { child.leaveRegion(of: member) }
          target().add(state)
        }
      } else if let member = state.member, member.region !== target() {
        child.leaveRegion(of: member)
      }
      if !child.isRegionRoot { child.moveInterior(to: target()) }
    }
  }

  /// Removes the view, with everything in it, from the region of a member, which is the view's.
  private func leaveRegion(of member: RegionMember) {
    removeInterior(from: member.region)
    member.region.remove(member.item)
  }

  /// Removes what is in the view from a region, before the view itself: constraints first, which
  /// mention variables of views and guides.
  private func removeInterior(from region: LayoutRegion) {
    guard let item = constraintItem else { return }
    for constraint in item.held where constraint.installation?.region === region {
      region.remove(constraint)
    }
    for guide in allGuides {
      if let state = guide.constraintItem, state.member?.region === region { region.remove(state) }
    }
    for child in children {
      guard let state = child.constraintItem else { continue }
      if !child.isRegionRoot { child.removeInterior(from: region) }
      if state.member?.region === region { region.remove(state) }
    }
  }

  /// Deactivates the constraints between the view's subtree and views outside, before the view
  /// leaves its superview.
  ///
  /// - Complexity: O(1) if there are none.
  func dropOutsideConstraints() {
    guard let item = constraintItem, item.crossings > 0 || !item.uses.isEmpty else { return }
    var dropped: [NSLayoutConstraint] = []
    func collect(_ item: ConstraintItem) {
      for use in item.uses {
        let constraint = use.takeUnretainedValue()
        guard let holder = constraint.installation?.holder.view, !holder.isInside(self) else {
          continue
        }
        dropped.append(constraint)
      }
    }
    func visit(_ view: UIView) {
      guard let item = view.constraintItem else { return }
      collect(item)
      for guide in view.allGuides {
        if let state = guide.constraintItem { collect(state) }
      }
      if view === self || item.crossings > 0 {
        for child in view.children { visit(child) }
      }
    }
    visit(self)
    NSLayoutConstraint.uninstall(dropped)
  }

  /// The layout guides of the app, and the system's guides that were used.
  var allGuides: [UILayoutGuide] { (constraintItem?.guides ?? []) + systemGuides }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    get { CGRect(origin: geometry.origin, size: geometry.bounds.size) }
    set {
      guard newValue != untransformedFrame else { return }
      changeGeometry { geometry in
        geometry.origin = newValue.origin
        geometry.bounds.size = newValue.size
      }
    }
  }

  // MARK: - Root of a region

  /// The size of the alignment rectangle that is given to the region of the interior; `nil` if
  /// constraints decide the size of a view without a superview.
  var layoutSizeForRegion: CGSize? {
    if parentView == nil, let constraintItem, !constraintItem.translatesMask { return nil }
    let insets = insetsOfAlignmentRect
    let size = bounds.size
    if insets == .zero { return size }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
  }

  /// Gives the view the size that its constraints decide, without a superview.
  func applyRegionSize() {
    guard let region = constraintItem?.ownRegion else { return }
    let frame = region.roundedFrame(
      region.rootMember.alignmentRect(in: region.solver), of: self)
    if bounds.size != frame.size { bounds.size = frame.size }
  }

  /// Marks the view so that its region is solved at the next layout.
  func markRegionForSolving() {
    layoutState.isRegionDue = true
    markAncestorsForLayout()
  }

  // MARK: - Frames

  /// Gives the subviews that constraints position their frames.
  ///
  /// - Complexity: O(1) for each subview whose solution or frame has changed since the last call,
  ///   and for every subview after ``UIView/setNeedsLayout()``.
  func applyConstrainedFrames() {
    guard let item = constraintItem else { return }
    guard item.member != nil || item.ownRegion != nil else { return }
    guard let region = existingRegion else { return }
    region.solve()
    let due = item.dueMembers
    item.dueMembers.removeAll(keepingCapacity: true)
    for member in due { member.isFrameDue = false }
    if layoutState.areAllFramesDue {
      layoutState.areAllFramesDue = false
      for child in children { child.applyConstrainedFrame(from: region) }
    } else {
      var views = due.compactMap(\.item.view).filter { $0.parentView === self }
      if views.count > 1 { views.sort { $0.siblingOrder < $1.siblingOrder } }
      for view in views { view.applyConstrainedFrame(from: region) }
    }
  }

  private func applyConstrainedFrame(from region: LayoutRegion) {
    guard let member = constraintItem?.member, member.region === region, member.isPositioned else {
      return
    }
    // The change of the frame is not a reason for another one.
    member.isFrameDue = true
    defer { member.isFrameDue = false }
    untransformedFrame = region.roundedFrame(member.alignmentRect(in: region.solver), of: self)
  }

  /// Records that the view's frame may differ from the solution. The next layout of the superview
  /// compares them; this method does not schedule it.
  func constrainedFrameMayDiffer(_ member: RegionMember) {
    guard !member.isFrameDue, constraintItem?.member === member,
      let item = parentView?.constraintItem
    else { return }
    member.isFrameDue = true
    item.dueMembers.append(member)
  }
}

extension RegionMember {
  /// Returns the alignment rectangle in a solution, before rounding. The root is at zero.
  func alignmentRect(in solver: ConstraintSolver) -> CGRect {
    CGRect(
      x: origin.map { solver.value(of: $0.x) } ?? 0, y: origin.map { solver.value(of: $0.y) } ?? 0,
      width: solver.value(of: width), height: solver.value(of: height))
  }
}

extension LayoutRegion {
  /// Returns the frame for an alignment rectangle: edges at whole pixels of the superview, halves
  /// rounded up, as recorded for UIKit (`conformance/views/constraints.jsonl`, "quarter").
  func roundedFrame(_ alignmentRect: CGRect, of view: UIView) -> CGRect {
    view.frame(forAlignmentRect: alignmentRect)
      .withEdgesAtPixels(scale: view.traitCollection.roundingScale)
  }

  /// Invalidates a member's equations after the origin of its frame begins or ceases to be set by
  /// hand.
  func frameOriginChanged(of member: RegionMember) {
    // The list of another superview may contain it.
    member.isFrameDue = false
    equationsDidChange(of: member)
    contentSizeDidChange(of: member)
  }

  /// Ends the region of a view that is no longer a root.
  func releaseRoot() {
    for member in members where member.item.member === member { member.item.member = nil }
  }
}

extension CGRect {
  /// Returns the rectangle with each edge at the nearest whole pixel; halves are rounded up.
  func withEdgesAtPixels(scale: CGFloat) -> CGRect {
    /// Returns the number of whole pixels.
    func pixel(_ position: CGFloat) -> CGFloat { (position * scale + 0.5 + 1e-5).rounded(.down) }
    let (left, top) = (pixel(origin.x), pixel(origin.y))
    return CGRect(
      x: left / scale, y: top / scale, width: (pixel(origin.x + size.width) - left) / scale,
      height: (pixel(origin.y + size.height) - top) / scale)
  }
}
