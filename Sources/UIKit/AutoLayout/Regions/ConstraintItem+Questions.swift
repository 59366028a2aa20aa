import ConstraintSolver
import Foundation

extension ConstraintItem {
  /// The members of the item, with the variables along an axis.
  private func variables(for axis: NSLayoutConstraint.Axis) -> (LayoutRegion, [Variable])? {
    guard let member = member ?? ownRegion?.rootMember else { return nil }
    member.region.solve()
    switch axis {
    case .horizontal:
      return (member.region, [member.width] + (member.origin.map { [$0.x] } ?? []))
    case .vertical:
      return (member.region, [member.height] + (member.origin.map { [$0.y] } ?? []))
    }
  }

  /// A Boolean value that indicates whether the constraints leave the position or the size open.
  var hasAmbiguousLayout: Bool {
    [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
      guard let (region, variables) = variables(for: axis) else { return false }
      return variables.contains { region.solver.isAmbiguous($0) }
    }
  }

  /// Returns the constraints that mention the item along an axis.
  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let all = held + uses.map { $0.takeUnretainedValue() }
    return all.filter { constraint in
      guard constraint.isActive else { return false }
      return constraint.first === self && constraint.storedFirstAttribute.axis == axis
        || constraint.second === self && constraint.storedSecondAttribute.axis == axis
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
