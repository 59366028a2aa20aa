import ConstraintSolver
import Foundation

/// The solution for a size of the root: the collected changes are applied, and views whose frames
/// differ are marked.
extension LayoutRegion {
  /// Applies all changes, for the size of the root's bounds.
  ///
  /// - Parameter isExact: `true` for a solution of constraints with that size. Otherwise, the
  ///   solution for a target with the same result may stay.
  func solve(isExact: Bool = false) {
    let size = RootSize.bounds(root.layoutSizeForRegion)
    guard isDue || rootSize != size, !isSolving else { return }
    if isExact || !isFitted(to: root.layoutSizeForRegion) { solve(for: size) }
    isDue = false
    publishChanges()
  }

  /// Returns whether the last solution, for a target, is one for a size: it was the result, and
  /// nothing has changed. A solution that is the best one of all sizes is also the best one of its
  /// size.
  private func isFitted(to size: CGSize?) -> Bool {
    guard let size, hasFitted(size), brokenConstraints.isEmpty else { return false }
    if isRestDue {
      isSolving = true
      defer { isSolving = false }
      isRestDue = false
      solver.restOpenVariables()
      collectChanges()
      guard negativeMembers.isEmpty, hasFitted(size) else {
        isRestDue = true
        return false
      }
    }
    return true
  }

  private func hasFitted(_ size: CGSize) -> Bool {
    guard let fittedSize, fittedSize.isNear(size) else { return false }
    return fittedSize.isNear(solvedSize)
  }

  /// The size of the root in the last solution.
  private var solvedSize: CGSize {
    CGSize(width: solver.value(of: rootMember.width), height: solver.value(of: rootMember.height))
  }

  /// Returns the size of the root for a target size, as alignment rectangle. The root's own frame
  /// has no influence.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    require(
      !isSolving,
      "systemLayoutSizeFitting(_:) was called on \(type(of: root)) #\(root.sceneID) while its "
        + "constraints are being solved; call it outside of intrinsicContentSize.")
    solve(for: .target(target, horizontal, vertical))
    isDue = true
    FittingRecorder.note(self, target, horizontal, vertical)
    fittedSize = solvedSize
    return solvedSize
  }

  private func solve(for size: RootSize) {
    isSolving = true
    defer { isSolving = false }
    fittedSize = nil
    applyChanges(for: size)
    setRootSize(size)
    solveWithWrapping()
  }

  /// Applies all changes except a change of the root's size, which is applied if there is none yet.
  private func applyChanges(for size: RootSize) {
    isContentChangeKnown = false
    discardRetiredVariables()
    _ = rootMember
    if !pendingConstraints.isEmpty || !pendingItems.isEmpty || !newMembers.isEmpty {
      addPendingConstraints(for: size)
    }
    applyConstants()
    refreshOutdatedMembers()
    restoreTieOrder()
    if areBaselinesDue { refreshBaselines() }
    if retriesBroken { retryBrokenConstraints() }
  }

  /// Adds what is new to the solver as one batch.
  private func addPendingConstraints(for size: RootSize) {
    batch = ConstraintBatch()
    if rootSize == .none { setRootSize(size) }
    let items = pendingItems
    pendingItems.removeAll(keepingCapacity: true)
    for item in items where item.view?.isPositionedByRegion == true {
      // The view may be elsewhere by now.
      guard isTemporary || item.view?.parentView?.existingRegion === self else { continue }
      _ = member(of: item)
    }
    let constraints = pendingConstraints
    pendingConstraints.removeAll(keepingCapacity: true)
    for constraint in constraints { insert(constraint) }
    completeNewMembers()
    flushBatch()
  }

  /// Adds the constraints of the region for new members, in the order of the views.
  private func completeNewMembers() {
    while !newMembers.isEmpty {
      let added = newMembers.count > 1 ? newMembers.inViewOrder() : newMembers
      newMembers.removeAll(keepingCapacity: true)
      for member in added {
        refreshEquations(of: member)
        refreshContentSize(of: member)
      }
    }
  }

  private func refreshOutdatedMembers() {
    guard !outdatedMembers.isEmpty else { return }
    let members = outdatedMembers
    outdatedMembers.removeAll(keepingCapacity: true)
    for member in members {
      if member.needsEquations { refreshEquations(of: member) }
      if member.needsContentSize { refreshContentSize(of: member) }
    }
  }

  private func applyConstants() {
    guard !changedConstants.isEmpty else { return }
    let constraints = changedConstants
    changedConstants.removeAll(keepingCapacity: true)
    var changes: [(constraint: ConstraintID, constant: Double)] = []
    for constraint in constraints {
      guard let id = constraint.installation?.solverID,
        constraint.installation?.region === self, let lowered = lower(constraint)
      else {
        if constraint.installation?.region === self { retriesBroken = true }
        continue
      }
      changes.append((id, lowered.expression.constant))
      if constraint.storedPriority == .required { retriesBroken = true }
    }
    updateConstants(changes)
  }

  /// Records the variables that changed since the last call, and the members with lengths that have
  /// become negative.
  func collectChanges() {
    for variable in solver.takeChangedVariables() {
      changedVariables.append(variable)
      guard let member = memberOfVariable[variable.index],
        variable == member.width || variable == member.height,
        isNegative(variable), member.mayBeLimited
      else { continue }
      negativeMembers.append(member)
    }
  }

  /// Marks the views whose subviews get other frames.
  private func publishChanges() {
    let variables = changedVariables
    changedVariables.removeAll(keepingCapacity: true)
    for variable in variables {
      guard solver.contains(variable), let member = memberOfVariable[variable.index] else {
        continue
      }
      if member === rootMember {
        if root.layoutSizeForRegion == nil { root.applyRegionSize() }
        if member.scrollContent != nil { root.applyContentSize(of: member) }
      } else if let view = member.item.view {
        if member.isPositioned {
          view.constrainedFrameMayDiffer(member)
          view.parentView?.layoutSoonForDueMembers()
        }
        if member.scrollContent != nil { view.applyContentSize(of: member) }
      }
    }
  }
}

extension CGSize {
  /// Returns whether two sizes are equal apart from rounding errors.
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < PixelRounding.tolerance
      && abs(height - other.height) < PixelRounding.tolerance
  }
}
