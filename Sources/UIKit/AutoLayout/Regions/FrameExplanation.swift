import ConstraintSolver
import Foundation

/// The constraints that determine the numbers of a view's frame.
struct FrameExplanation {
  /// A number of the alignment rectangle.
  struct Length {
    /// The attribute: `left`, `top`, `width` or `height`.
    let attribute: NSLayoutConstraint.Attribute
    /// The value in points, in the superview's coordinates, before rounding.
    let value: CGFloat
    /// A Boolean value that indicates whether other values would be equally good.
    let isAmbiguous: Bool
    /// The constraints that determine the value, in the order of their addition.
    let reasons: [Reason]
    /// The optional constraints that would change the value if constraints of higher priorities
    /// allowed it.
    let violated: [Reason]
  }

  /// A constraint with its effect on a number.
  struct Reason {
    /// The constraint of the app, or of a stack view; `nil` for one of the system.
    let constraint: NSLayoutConstraint?
    /// The constraint in words.
    package let text: String
    /// The priority.
    let priority: UILayoutPriority
    /// The part of the value that is due to the constraint, in points.
    let contribution: CGFloat
  }

  /// The numbers of the rectangle: left, top, width, height.
  let lengths: [Length]
}

extension UIView {
  /// Returns the constraints that determine the frame; `nil` if constraints do not position the
  /// view.
  ///
  /// - Complexity: The cost of four queries of the solver, for tools.
  func explainConstrainedFrame() -> FrameExplanation? {
    parentView?.existingRegion?.solve(isExact: true)
    guard let member = constraintItem?.member, member.isPositioned, let origin = member.origin
    else { return nil }
    let region = member.region
    let lengths: [(NSLayoutConstraint.Attribute, Variable)] = [
      (.left, origin.x), (.top, origin.y), (.width, member.width), (.height, member.height),
    ]
    return FrameExplanation(
      lengths: lengths.map { attribute, variable in region.explain(attribute, variable) })
  }
}

extension LayoutRegion {
  /// Returns the constraints that determine the value of a variable in the last solution.
  func explain(
    _ attribute: NSLayoutConstraint.Attribute, _ variable: Variable
  ) -> FrameExplanation.Length {
    let explanation = solver.explanation(of: variable)
    return FrameExplanation.Length(
      attribute: attribute, value: CGFloat(explanation.value), isAmbiguous: explanation.isAmbiguous,
      reasons: explanation.reasons.map {
        reason($0.constraint, contribution: CGFloat($0.contribution))
      },
      violated: explanation.violated.map { reason($0, contribution: 0) })
  }

  private func reason(
    _ id: ConstraintID, contribution: CGFloat
  ) -> FrameExplanation.Reason {
    let source = source(of: id)
    return FrameExplanation.Reason(
      constraint: source?.constraint, text: source?.line(in: self) ?? "The length is not negative.",
      priority: UILayoutPriority(Float(solver[id].priority.rawValue)), contribution: contribution)
  }
}
