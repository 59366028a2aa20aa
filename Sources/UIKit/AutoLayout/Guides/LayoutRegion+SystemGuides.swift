import ConstraintSolver
import Foundation

extension LayoutRegion {
  /// Returns the equations of a guide of the system in terms of its owning view. Their number and
  /// their variables depend on the kind of the guide only.
  func equations(of member: RegionMember, _ rectangle: SystemRectangle) -> [Constraint] {
    guard let owner = member.item.owningView, let origin = member.origin else { return [] }
    switch rectangle {
    case .inset(let insets, let area):
      let whole = expressions(of: area, in: owner)
      return [
        Constraint(origin.x - whole.x, .equal, Double(insets.left)),
        Constraint(origin.y - whole.y, .equal, Double(insets.top)),
        Constraint(whole.width - member.width, .equal, Double(insets.left + insets.right)),
        Constraint(whole.height - member.height, .equal, Double(insets.top + insets.bottom)),
      ]
    case .bottom(let height, let area):
      let whole = expressions(of: area, in: owner)
      return [
        Constraint(origin.x - whole.x, .equal, 0),
        Constraint(whole.width - member.width, .equal, 0),
        Constraint(member.height, .equal, Double(height)),
        Constraint(whole.y + whole.height - origin.y - member.height, .equal, 0),
      ]
    }
  }

  /// Returns the rectangle of an area, in the coordinates of subviews.
  private func expressions(
    of area: SystemGuideArea, in owner: UIView
  ) -> (x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression)
  {
    let outer = member(of: owner.itemForConstraints)
    let insets = owner.insetsOfAlignmentRect
    let (width, height) = (
      LinearExpression(outer.width, constant: Double(insets.left + insets.right)),
      LinearExpression(outer.height, constant: Double(insets.top + insets.bottom))
    )
    switch area {
    case .interior: return (LinearExpression(), LinearExpression(), width, height)
    case .scrollContent:
      let content = scrollContent(of: outer)
      return (
        LinearExpression(), LinearExpression(), LinearExpression(content.width),
        LinearExpression(content.height)
      )
    case .scrollFrame:
      let offset = scrollOffset(of: outer)
      return (LinearExpression(offset.x), LinearExpression(offset.y), width, height)
    }
  }
}
