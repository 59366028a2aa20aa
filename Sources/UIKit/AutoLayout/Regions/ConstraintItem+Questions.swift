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

extension LayoutRegion {
  /// Returns the rectangle of a member in the solution, before rounding; `nil` for the root.
  func solvedRect(of member: RegionMember) -> CGRect? {
    solve()
    return alignmentRect(of: member)
  }
}
