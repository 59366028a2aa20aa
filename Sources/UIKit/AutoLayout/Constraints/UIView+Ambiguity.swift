import ConstraintSolver
import Foundation

extension UIView {
  /// A Boolean value that indicates whether constraints leave the position or the size of the view
  /// open. `false` for a view whose frame is set by hand. For debugging.
  ///
  /// - Complexity: The cost of a layout, if one is due.
  public var hasAmbiguousLayout: Bool { constraintItem?.hasAmbiguousLayout ?? false }

  /// Returns the active constraints that mention the view along an axis. For debugging.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintItem?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// Gives a view with an ambiguous layout another frame that its constraints allow, at random.
  /// Does nothing for other views. The next layout of the superview ends the exercise. For
  /// debugging.
  public func exerciseAmbiguityInLayout() {
    var random = SystemRandomNumberGenerator()
    exerciseAmbiguity(&random)
  }

  func exerciseAmbiguity(_ random: inout some RandomNumberGenerator) {
    guard let constraintItem else { return }
    let open = constraintItem.ambiguousLengths
    guard !open.isEmpty, let member = constraintItem.member, let parentView else { return }
    // The exercise happens in a copy of the solver, whose weakest preferences are the new values.
    var solver = member.region.solver
    for length in open {
      let room = length.axis == .horizontal ? parentView.bounds.width : parentView.bounds.height
      let old = solver.value(of: length.variable)
      var value = Double(CGFloat.random(in: 0...max(room, 1), using: &random).rounded())
      if abs(value - old) < 1 { value = old + 1 }
      _ = try? solver.add(
        Constraint(length.variable, .equal, value, priority: .init(rawValue: 0.0001)))
    }
    untransformedFrame = member.region.roundedFrame(member.alignmentRect(in: solver), of: self)
  }

  /// Sentences about the views and layout guides in this view, and the view itself, whose positions
  /// or sizes constraints leave open: one for each, in the order of the hierarchy.
  var ambiguityReport: [String] {
    var report: [String] = []
    func visit(_ view: UIView) {
      if let sentence = view.constraintItem?.ambiguitySentence { report.append(sentence) }
      for guide in view.layoutGuides {
        if let sentence = guide.constraintItem?.ambiguitySentence { report.append(sentence) }
      }
      for child in view.children { visit(child) }
    }
    visit(self)
    return report
  }
}

/// A position or a size that constraints leave open.
struct AmbiguousLength {
  let axis: NSLayoutConstraint.Axis
  let isSize: Bool
  let variable: Variable
}

extension ConstraintItem {
  /// The positions and sizes that constraints leave open, horizontal ones first.
  var ambiguousLengths: [AmbiguousLength] {
    let container = view == nil ? guide?.owningView : view?.parentView
    container?.existingRegion?.solve(isExact: true)
    guard let member, let origin = member.origin, view == nil || member.isPositioned else {
      return []
    }
    let region = member.region
    let all = [
      AmbiguousLength(axis: .horizontal, isSize: false, variable: origin.x),
      AmbiguousLength(axis: .horizontal, isSize: true, variable: member.width),
      AmbiguousLength(axis: .vertical, isSize: false, variable: origin.y),
      AmbiguousLength(axis: .vertical, isSize: true, variable: member.height),
    ]
    return all.filter { region.solver.isAmbiguous($0.variable) }
  }

  /// A sentence that names the item, what its constraints leave open, and what decides it; `nil`
  /// for an item without ambiguity.
  fileprivate var ambiguitySentence: String? {
    let open = ambiguousLengths
    guard !open.isEmpty else { return nil }
    let lengths = open.map { length in
      let isHorizontal = length.axis == .horizontal
      if length.isSize { return isHorizontal ? "width" : "height" }
      return isHorizontal ? "horizontal position" : "vertical position"
    }
    let corrections = open.map { length in
      let isHorizontal = length.axis == .horizontal
      if length.isSize {
        return isHorizontal ? "the width or both edges" : "the height or both edges"
      }
      return isHorizontal
        ? "a leading or trailing edge or the center" : "a top or bottom edge or the center"
    }
    return "The constraints of \(itemName) leave its \(lengths.joinedInSentence) open; add "
      + "constraints on \(corrections.joinedInSentence)."
  }
}

extension [String] {
  /// The strings with commas and "and" between them.
  fileprivate var joinedInSentence: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + (count > 2 ? ", and " : " and ") + last!
  }
}
