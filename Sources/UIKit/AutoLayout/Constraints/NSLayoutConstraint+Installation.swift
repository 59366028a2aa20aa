import ConstraintSolver

/// The holder and the region of an active constraint.
///
/// The reference to the holder is cleared when the constraint or its holder ends.
final class ConstraintInstallation {
  /// The state of the view that holds the constraint.
  let holder: ConstraintItem
  /// The views that the constraint passes: see ``ConstraintItem/crossings``.
  let crossed: [ConstraintItem]
  /// The region that contains the constraint; `nil` until the holder has one.
  nonisolated(unsafe) weak var region: LayoutRegion?
  /// The identifier of the constraint in the region's solver; `nil` while it is not in the solver.
  var solverID: ConstraintID?
  /// The position in the order of activation.
  let serial: Int

  @MainActor private static var lastSerial = 0

  @MainActor
  init(holder: ConstraintItem, crossed: [ConstraintItem]) {
    self.holder = holder
    self.crossed = crossed
    Self.lastSerial += 1
    serial = Self.lastSerial
  }

  /// A Boolean value that indicates whether the holding view exists.
  @MainActor var isValid: Bool { holder.view != nil }

  /// Removes a constraint that ends from the items that it refers to.
  func forget(_ constraint: NSLayoutConstraint) {
    constraint.first?.removeUse(constraint)
    constraint.second?.removeUse(constraint)
    constraint.starts?.first?.item.removeUse(constraint)
    constraint.starts?.second?.item.removeUse(constraint)
    for item in crossed { item.crossings -= 1 }
  }
}

extension ConstraintItem {
  nonisolated func removeUse(_ constraint: NSLayoutConstraint) {
    let pointer = Unmanaged.passUnretained(constraint).toOpaque()
    if let index = uses.lastIndex(where: { $0.toOpaque() == pointer }) { uses.remove(at: index) }
  }
}

extension NSLayoutConstraint {
  /// Installs the constraint in the nearest common ancestor of its items.
  func install() {
    guard !isActive else { return }
    guard let first else {
      fatalError(
        "A constraint without items cannot be activated; create it with items, or by an anchor.")
    }
    guard first.object != nil, second == nil || second?.object != nil else { return }
    // A guide without an owner has no place: UIKit leaves the constraint inactive.
    guard let firstView = first.owningView else { return }
    if let second, second.owningView == nil { return }
    var holder = second?.owningView.map { commonAncestor(firstView, $0) } ?? firstView
    for start in [starts?.first, starts?.second] {
      guard let start else { continue }
      guard let view = start.item.owningView else { return }
      holder = commonAncestor(holder, view)
    }
    install(in: holder)
  }

  private func commonAncestor(_ one: UIView, _ other: UIView) -> UIView {
    // The usual cases: one view, a view and its superview, two siblings.
    if one === other || other.parentView === one { return one }
    if one.parentView === other { return other }
    if let parent = one.parentView, parent === other.parentView { return parent }
    var depth: [ObjectIdentifier: UIView] = [:]
    var step: UIView? = one
    while let view = step {
      depth[ObjectIdentifier(view)] = view
      step = view.parentView
    }
    step = other
    while let view = step {
      if let found = depth[ObjectIdentifier(view)] { return found }
      step = view.parentView
    }
    fatalError(
      "isActive or activate(_:) was called for \(nameInSentences), but \(one.nameInSentences) and "
        + "\(other.nameInSentences) have no common ancestor; add both to one hierarchy of views "
        + "before activating the constraint.")
  }

  /// Installs the constraint in a view that contains its items, or is one of them.
  func install(in holder: UIView) {
    let holderItem = holder.itemForConstraints
    var crossed: [ConstraintItem] = []
    forEachItem { item in
      guard let view = item.owningView else { return }
      if item !== holderItem { item.uses.append(Unmanaged.passUnretained(self)) }
      var step = item.view == nil ? view : view.parentView
      if view === holder { return }
      while let passed = step, passed !== holder {
        crossed.append(passed.itemForConstraints)
        step = passed.parentView
      }
    }
    let installation = ConstraintInstallation(holder: holderItem, crossed: crossed)
    self.installation = installation
    holderItem.held.append(self)
    for item in crossed { item.changeCrossings(by: 1) }
    holder.constraintWasInstalled(self)
  }

  /// Removes constraints from their holders.
  static func uninstall(_ constraints: [NSLayoutConstraint]) {
    if let only = constraints.first, constraints.count == 1 {
      only.uninstallFromRegion()
      if let holder = only.leaveItems(), let index = holder.held.lastIndex(where: { $0 === only }) {
        holder.held.remove(at: index)
      }
      return
    }
    // Each holder's array is filtered once.
    var holders: [ConstraintItem] = []
    var removed: Set<ObjectIdentifier> = []
    for constraint in constraints where constraint.installation != nil {
      constraint.uninstallFromRegion()
      guard let holder = constraint.leaveItems() else { continue }
      removed.insert(ObjectIdentifier(constraint))
      if holders.last !== holder, !holders.contains(where: { $0 === holder }) {
        holders.append(holder)
      }
    }
    for holder in holders {
      holder.held.removeAll { removed.contains(ObjectIdentifier($0)) }
    }
  }

  private func uninstallFromRegion() {
    installation?.region?.remove(self)
  }

  /// Ends the installation.
  ///
  /// - Returns: The state of the holder, whose array still contains the constraint.
  private func leaveItems() -> ConstraintItem? {
    guard let installation else { return nil }
    self.installation = nil
    forEachItem { $0.removeUse(self) }
    for item in installation.crossed { item.changeCrossings(by: -1) }
    return installation.holder
  }
}

extension ConstraintItem {
  /// Changes the number of constraints that pass the view. A view with a frame of its own is the
  /// root of a region only while there are none.
  func changeCrossings(by difference: Int) {
    crossings += difference
    guard let view, crossings == 0 || (difference > 0 && crossings == difference) else { return }
    view.regionMayHaveChanged()
  }
}
