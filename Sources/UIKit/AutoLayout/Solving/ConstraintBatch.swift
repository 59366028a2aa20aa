import ConstraintSolver

/// New constraints of a region, which the solver adds together.
struct ConstraintBatch {
  var constraints: [Constraint] = []
  /// The slots of the identifiers of ``constraints``.
  var places: [ConstraintPlace] = []
}

/// The slot in which a region keeps the identifier of a constraint.
enum ConstraintPlace {
  case app(NSLayoutConstraint)
  case equation(RegionMember, FrameLength)
  case hugging(RegionMember, NSLayoutConstraint.Axis)
  case resistance(RegionMember, NSLayoutConstraint.Axis)
  case rootSize(NSLayoutConstraint.Axis)

  /// The origin of the constraint.
  @MainActor var source: ConstraintSource {
    switch self {
    case .app(let constraint): .app(constraint)
    case .equation(let member, let length): .frame(member.item, length)
    case .hugging(let member, let axis), .resistance(let member, let axis):
      .contentSize(member.item, axis)
    case .rootSize(let axis): .rootSize(axis)
    }
  }
}
