import ConstraintSolver

/// The origin of a constraint in a region's solver.
enum ConstraintSource {
  /// A constraint of the app, or of a stack view.
  case app(NSLayoutConstraint)
  /// The size of the region's root.
  case rootSize(NSLayoutConstraint.Axis)
  /// The frame of a view that is set by hand, or the rectangle of a layout guide of the system.
  case frame(ConstraintItem, FrameLength)
  /// The intrinsic size of a view.
  case contentSize(ConstraintItem, NSLayoutConstraint.Axis)
  /// The rule that lengths are not negative.
  case limit

  /// The constraint of the app.
  var constraint: NSLayoutConstraint? {
    if case .app(let constraint) = self { return constraint }
    return nil
  }

  /// The position of the constraint in the order of activation; 0 for a constraint kept in
  /// conflicts.
  @MainActor var activationSerial: Int {
    guard let constraint, let serial = constraint.installation?.serial else { return -1 }
    return constraint.isKeptInConflicts ? 0 : serial
  }
}

/// A length that a frame decides.
enum FrameLength: CaseIterable {
  case x, y, width, height, contentOffset, contentSize
}

extension [ConstraintSource] {
  /// The constraints of the app in the order of activation, then the constraints of the system.
  @MainActor func sortedForMessages() -> [ConstraintSource] {
    let own = filter { $0.constraint != nil }
      .sorted { $0.activationSerial < $1.activationSerial }
    return own + filter { $0.constraint == nil }
  }
}

extension UILayoutPriority {
  /// The priority for the solver.
  var strength: Constraint.Priority {
    rawValue >= 1000 ? .required : Constraint.Priority(rawValue: Double(Swift.max(rawValue, 0.001)))
  }

  /// The priority of a target size for the solver. A target that is not required gives way to
  /// preferences of the same priority, as recorded for UIKit (`ch27-fitting-both-250`).
  var fittingStrength: Constraint.Priority {
    rawValue >= 1000
      ? .required : Constraint.Priority(rawValue: Swift.max(Double(rawValue) - 0.001, 0.0001))
  }
}
