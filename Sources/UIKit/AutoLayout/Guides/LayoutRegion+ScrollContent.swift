import ConstraintSolver
import Foundation

/// The variables of a scroll view's content.
struct ScrollContentVariables {
  /// The size of the content.
  let width: Variable
  let height: Variable
  /// The content offset; `nil` until something refers to it. Without it, scrolling changes nothing
  /// in the region.
  var offset: (x: Variable, y: Variable)?
  /// The equations of the offset.
  var offsetEquations: [ConstraintID] = []
  /// The constraints for the size that was set by hand, or that the view decides.
  var widthConstraint: ScrollContentLength?
  var heightConstraint: ScrollContentLength?

  var variables: [Variable] {
    [width, height] + (offset.map { [$0.x, $0.y] } ?? [])
  }
  var constraints: [ConstraintID] {
    offsetEquations + [widthConstraint, heightConstraint].compactMap { $0?.id }
  }
}

/// A constraint for the length of a scroll view's content.
struct ScrollContentLength {
  let id: ConstraintID
  let isRequired: Bool
  var length: CGFloat
}

/// The influence of a scroll view on the size of its content among constraints.
enum ScrollContentSize {
  /// The size that was set by hand, which counts where constraints leave the size open.
  case preferred(CGSize)
  /// The size that the view decides.
  case fixed(CGSize)
}

extension LayoutRegion {
  /// Returns the variables of a scroll view's content, which are made if there are none.
  func scrollContent(of member: RegionMember) -> ScrollContentVariables {
    if let content = member.scrollContent { return content }
    let content = ScrollContentVariables(
      width: solver.makeVariable(), height: solver.makeVariable())
    member.scrollContent = content
    for variable in content.variables { register(variable, member) }
    refreshScrollContent(of: member)
    return member.scrollContent ?? content
  }

  /// Returns the variables of a scroll view's content offset, which are made if there are none.
  func scrollOffset(of member: RegionMember) -> (x: Variable, y: Variable) {
    if let offset = scrollContent(of: member).offset { return offset }
    let offset = (x: solver.makeVariable(), y: solver.makeVariable())
    member.scrollContent?.offset = offset
    register(offset.x, member)
    register(offset.y, member)
    refreshScrollContent(of: member)
    return offset
  }

  /// Updates the constraints for the offset and the size of a scroll view's content.
  func refreshScrollContent(of member: RegionMember) {
    guard var content = member.scrollContent, let view = member.item.view else { return }
    refreshOffset(&content, of: member, to: view.bounds.origin)
    let (size, isRequired): (CGSize, Bool)
    switch view.scrollContentSize {
    case .preferred(let preferred): (size, isRequired) = (preferred, false)
    case .fixed(let fixed): (size, isRequired) = (fixed, true)
    }
    refresh(
      &content.widthConstraint, of: content.width, in: member, to: size.width,
      isRequired: isRequired)
    refresh(
      &content.heightConstraint, of: content.height, in: member, to: size.height,
      isRequired: isRequired)
    member.scrollContent = content
  }

  private func refreshOffset(
    _ content: inout ScrollContentVariables, of member: RegionMember, to offset: CGPoint
  ) {
    guard let variables = content.offset else { return }
    let constraints = [
      Constraint(variables.x, .equal, Double(offset.x)),
      Constraint(variables.y, .equal, Double(offset.y)),
    ]
    if content.offsetEquations.isEmpty {
      content.offsetEquations = constraints.compactMap {
        addToSolver($0, from: .frame(member.item, .contentOffset))
      }
    } else {
      updateConstants(
        zip(content.offsetEquations, constraints).map { ($0, $1.expression.constant) })
    }
  }

  /// Updates the constraint for one length of the content. A new scroll view has a preferred length
  /// of zero, which needs no constraint.
  private func refresh(
    _ constraint: inout ScrollContentLength?, of variable: Variable, in member: RegionMember,
    to length: CGFloat, isRequired: Bool
  ) {
    let isNeeded = isRequired || length != 0
    if let old = constraint, isNeeded, old.isRequired == isRequired, solver.contains(old.id) {
      guard old.length != length else { return }
      constraint?.length = length
      return updateConstants([(old.id, -Double(length))])
    }
    if let old = constraint, solver.contains(old.id) { removeFromSolver(old.id) }
    constraint = nil
    guard isNeeded else { return }
    let priority = isRequired ? Constraint.Priority.required : .leastOfContent
    constraint = addToSolver(
      Constraint(variable, .equal, Double(length), priority: priority),
      from: .frame(member.item, .contentSize)
    ).map { ScrollContentLength(id: $0, isRequired: isRequired, length: length) }
  }
}

extension Constraint.Priority {
  /// A priority below all that an app can set.
  fileprivate static let leastOfContent = Constraint.Priority(rawValue: 0.0005)
}
