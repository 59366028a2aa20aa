import ConstraintSolver
import Foundation

extension ConstraintItem {
  /// A Boolean value that indicates whether the constraints leave the position or the size open.
  var hasAmbiguousLayout: Bool { !ambiguousLengths.isEmpty }

  /// Returns the constraints that mention the item along an axis.
  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let all = held + uses.map { $0.takeUnretainedValue() }
    var seen: Set<ObjectIdentifier> = []
    return all.filter { constraint in
      constraint.isActive && constraint.mentions(self, along: axis)
        && seen.insert(ObjectIdentifier(constraint)).inserted
    }
  }
}

extension RegionMember {
  /// Solves the region if necessary, and returns the alignment rectangle, before rounding.
  func solvedRect() -> CGRect {
    region.solve(isExact: true)
    return alignmentRect(in: region.solver)
  }
}
