import ConstraintSolver

extension LayoutRegion {
  /// Changes the size of the root in the solver.
  func setRootSize(_ new: RootSize) {
    guard new != rootSize else { return }
    let old = rootSize
    rootSize = new
    let constraints = rootConstraints(for: new)
    if old.hasSamePriorities(as: new), rootEquations.count == constraints.count {
      updateConstants(
        zip(rootEquations, constraints).map { ($0, $1.expression.constant) })
    } else {
      for id in rootEquations { removeFromSolver(id) }
      rootEquations = []
      for (constraint, axis) in zip(constraints, [NSLayoutConstraint.Axis.horizontal, .vertical]) {
        add(constraint, at: .rootSize(axis))
      }
      // The intrinsic size of the root has no influence on a frame that is set by hand.
      rootMember.hasContentWishes = new.isTarget || root.layoutSizeForRegion == nil
      refreshContentSize(of: rootMember)
    }
    retryBrokenConstraints()
  }

  private func rootConstraints(for size: RootSize) -> [Constraint] {
    let (width, height) = (rootMember.width, rootMember.height)
    switch size {
    case .none: return []
    case .bounds(let size):
      guard let size else { return rootConstraints(for: .compressed) }
      return [
        Constraint(width, .equal, Double(size.width)),
        Constraint(height, .equal, Double(size.height)),
      ]
    case .target(let size, let horizontal, let vertical):
      return [
        Constraint(width, .equal, Double(size.width), priority: horizontal.fittingStrength),
        Constraint(height, .equal, Double(size.height), priority: vertical.fittingStrength),
      ]
    }
  }
}
