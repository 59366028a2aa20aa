/// The constraints and the layout guides that a stack view holds for its arranged views.
@MainActor
struct StackArrangement {
  private var entries: [Entry] = []
  /// The guide that spans the views across the axis; `nil` if the alignment needs none.
  private(set) var spanner: UILayoutGuide?
  /// The guides between neighboring visible views, by the view before them.
  private(set) var gaps: [ObjectIdentifier: UILayoutGuide] = [:]

  private struct Entry {
    let key: StackConstraintKey
    let constraint: NSLayoutConstraint
  }

  /// A Boolean value that indicates whether the stack view holds no constraint.
  var isEmpty: Bool { entries.isEmpty }

  // MARK: - Constraints

  /// Updates the constraints to a plan. Constraints that differ in their constants or their
  /// optional priorities only are changed; others are replaced.
  mutating func update(to plan: [StackConstraint], in stack: UIStackView) {
    let keys = plan.map(\.key)
    let isSame =
      keys.count == entries.count
      && zip(keys, entries).allSatisfy { $0 == $1.key && $1.constraint.isActive }
    if isSame {
      for (description, entry) in zip(plan, entries) { change(entry.constraint, to: description) }
    } else {
      replace(by: plan, keys, in: stack)
    }
  }

  private mutating func replace(
    by plan: [StackConstraint], _ keys: [StackConstraintKey], in stack: UIStackView
  ) {
    var known: [StackConstraintKey: NSLayoutConstraint] = [:]
    known.reserveCapacity(entries.count)
    for entry in entries where entry.constraint.isActive { known[entry.key] = entry.constraint }
    var new: [Entry] = []
    new.reserveCapacity(plan.count)
    var added: [NSLayoutConstraint] = []
    for (description, key) in zip(plan, keys) {
      let constraint: NSLayoutConstraint
      if let existing = known.removeValue(forKey: key) {
        change(existing, to: description)
        constraint = existing
      } else {
        constraint = description.make()
        added.append(constraint)
      }
      new.append(Entry(key: key, constraint: constraint))
    }
    let kept = Set(new.map { ObjectIdentifier($0.constraint) })
    NSLayoutConstraint.deactivate(
      entries.map(\.constraint).filter { !kept.contains(ObjectIdentifier($0)) })
    entries = new
    stack.hold(added)
    if entries.contains(where: \.key.isOrdered) {
      stack.existingRegion?.tieOrderMayHaveChanged(around: stack)
    }
  }

  /// The constraints whose order decides about ties.
  var constraintsInTieOrder: [NSLayoutConstraint] {
    entries.filter(\.key.isOrdered).map(\.constraint)
  }

  private func change(_ constraint: NSLayoutConstraint, to description: StackConstraint) {
    constraint.constant = description.constant
    constraint.priority = description.priority
  }

  // MARK: - Guides

  /// Returns the guide that spans the views across the axis.
  mutating func spanner(in stack: UIStackView) -> UILayoutGuide {
    if let spanner { return spanner }
    let guide = UILayoutGuide()
    guide.identifier = "UISV-alignment-spanner"
    stack.addLayoutGuide(guide)
    spanner = guide
    return guide
  }

  /// Returns the guide after a visible view.
  mutating func gap(after view: UIView, in stack: UIStackView) -> UILayoutGuide {
    if let gap = gaps[ObjectIdentifier(view)] { return gap }
    let guide = UILayoutGuide()
    guide.identifier = "UISV-distributing"
    stack.addLayoutGuide(guide)
    gaps[ObjectIdentifier(view)] = guide
    return guide
  }

  /// Removes the guides that a plan does not use.
  mutating func discardGuides(besides plan: StackPlan, in stack: UIStackView) {
    if let spanner, !plan.usesSpanner {
      stack.removeLayoutGuide(spanner)
      self.spanner = nil
    }
    for (view, guide) in gaps where !plan.usedGaps.contains(view) {
      stack.removeLayoutGuide(guide)
      gaps[view] = nil
    }
  }
}
