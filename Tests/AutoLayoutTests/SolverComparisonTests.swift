import ConstraintSolver
import Foundation
import SolverReference
import TestSupport
import Testing

@testable import UIKit

/// Frames of random constraints, compared with the solutions of a linear program that is written
/// down from the meaning of the attributes and solved by a dense simplex method.
@MainActor
struct SolverComparisonTests {
  /// The variables of a view in the program: its rectangle in the coordinates of its superview.
  private struct Rectangle {
    var x, y, width, height: LinearExpression
  }

  /// The program for a hierarchy.
  private struct Program {
    /// The constraints, first the rules of the hierarchy.
    var constraints: [Constraint] = []
    /// Left, top, width and height of each view.
    var lengths: [[Variable]]

    /// The solution.
    var solver: NaiveSolver { NaiveSolver(constraints, variables: lengths.flatMap { $0 }) }

    /// A Boolean value that indicates whether the required constraints allow a solution.
    var isFeasible: Bool {
      NaiveSolver(constraints.filter(\.priority.isRequired), variables: lengths.flatMap { $0 })
        .isFeasible
    }

    @MainActor init(_ hierarchy: RandomHierarchy) {
      // Only the identities of variables are used of this solver.
      var names = ConstraintSolver()
      let lengths = hierarchy.views.map { _ in (0..<4).map { _ in names.makeVariable() } }
      let rectangles = lengths.map { length in
        Rectangle(
          x: LinearExpression(length[0]), y: LinearExpression(length[1]),
          width: LinearExpression(length[2]), height: LinearExpression(length[3]))
      }
      /// Returns the rectangle of a view in the coordinates of the root.
      func absolute(_ index: Int) -> Rectangle {
        guard index >= 0 else {
          let size = hierarchy.root.bounds.size
          return Rectangle(
            x: LinearExpression(constant: 0), y: LinearExpression(constant: 0),
            width: LinearExpression(constant: Double(size.width)),
            height: LinearExpression(constant: Double(size.height)))
        }
        var rectangle = rectangles[index]
        if let parent = hierarchy.parents[index] {
          let outer = absolute(parent)
          rectangle.x.add(outer.x, times: 1)
          rectangle.y.add(outer.y, times: 1)
        }
        return rectangle
      }
      func expression(
        _ attribute: NSLayoutConstraint.Attribute, _ rectangle: Rectangle
      ) -> LinearExpression {
        func sum(
          _ one: LinearExpression, _ other: LinearExpression, times factor: Double
        ) -> LinearExpression {
          var result = one
          result.add(other, times: factor)
          return result
        }
        return switch attribute {
        case .left: rectangle.x
        case .right: sum(rectangle.x, rectangle.width, times: 1)
        case .centerX: sum(rectangle.x, rectangle.width, times: 0.5)
        case .top: rectangle.y
        case .bottom: sum(rectangle.y, rectangle.height, times: 1)
        case .centerY: sum(rectangle.y, rectangle.height, times: 0.5)
        case .width: rectangle.width
        default: rectangle.height
        }
      }
      for (rule, _) in hierarchy.active {
        var difference = expression(rule.firstAttribute, absolute(rule.first))
        if let second = rule.second {
          difference.add(
            expression(rule.secondAttribute, absolute(second)), times: -Double(rule.multiplier))
        }
        difference.constant -= Double(rule.constant)
        let relation: Constraint.Relation =
          switch rule.relation {
          case .equal: .equal
          case .lessThanOrEqual: .lessThanOrEqual
          case .greaterThanOrEqual: .greaterThanOrEqual
          }
        constraints.append(
          Constraint(
            difference, relation,
            priority: rule.priority == 1000 ? .required : .init(rawValue: Double(rule.priority))))
      }
      for (view, rectangle) in zip(hierarchy.views, rectangles) {
        for (length, content, axis) in [
          (rectangle.width, view.content.width, NSLayoutConstraint.Axis.horizontal),
          (rectangle.height, view.content.height, .vertical),
        ] {
          var excess = length
          constraints.append(Constraint(excess, .greaterThanOrEqual, priority: .required))
          guard content != UIView.noIntrinsicMetric else { continue }
          excess.constant -= Double(content)
          constraints.append(
            Constraint(
              excess, .greaterThanOrEqual,
              priority: .init(
                rawValue: Double(view.contentCompressionResistancePriority(for: axis).rawValue))))
          constraints.append(
            Constraint(
              excess, .lessThanOrEqual,
              priority: .init(
                rawValue: Double(view.contentHuggingPriority(for: axis).rawValue))))
        }
      }
      self.lengths = lengths
    }
  }

  @Test(arguments: 0..<24)
  func `frames are the best solution of the same linear program`(seed: UInt64) throws {
    var random = RepeatableRandom(seed: seed)
    let hierarchy = RandomHierarchy(&random, views: 1...3)
    let count = hierarchy.views.count
    // Different priorities everywhere leave no tie.
    for (index, view) in hierarchy.views.enumerated() {
      for (step, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
        let place = Float(index * 2 + step)
        view.setContentHuggingPriority(UILayoutPriority(20 + place), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(750 + place), for: axis)
      }
    }
    for index in 0..<Int.random(in: 1...count * 5, using: &random) {
      var rule = RandomHierarchy.rule(&random, views: count)
      // A few required rules rarely contradict each other.
      if index < 2, random.once(in: 2) { rule.priority = 1000 }
      hierarchy.activate(rule)
    }
    let program = Program(hierarchy)
    let solver = program.solver
    guard solver.isFeasible else { return }
    hierarchy.root.layoutIfNeeded()
    for (index, view) in hierarchy.views.enumerated() {
      let explanation = try #require(view.explainConstrainedFrame())
      for (length, variable) in zip(explanation.lengths, program.lengths[index]) {
        let (low, high) = solver.range(of: variable)
        #expect(
          Double(length.value) > low - 1e-4,
          "seed \(seed), view \(index): \(length.attribute) is \(length.value), not \(low)...\(high)"
        )
        #expect(
          Double(length.value) < high + 1e-4,
          "seed \(seed), view \(index): \(length.attribute) is \(length.value), not \(low)...\(high)"
        )
      }
    }
  }

  /// Ambiguous systems of plain views: few rules, no intrinsic sizes, and lengths that are open.
  @Test(arguments: 0..<20)
  func `required rules hold, and no length is negative, in ambiguous and in contradictory systems`(
    block: Int
  ) throws {
    for seed in RepeatableRandom.seeds(15, inBlock: block) {
      var random = RepeatableRandom(seed: seed)
      let count = Int.random(in: 1...5, using: &random)
      let noSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      let hierarchy = RandomHierarchy(
        parents: (0..<count).map { index in
          index > 0 && random.once(in: 4) ? Int.random(in: 0..<index, using: &random) : nil
        }, sizes: [CGSize](repeating: noSize, count: count))
      ConstraintLog.receiver = { _ in }
      defer { ConstraintLog.receiver = nil }
      for round in 0..<3 {
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          var rule = RandomHierarchy.rule(&random, views: count)
          rule.priority = random.once(in: 4) ? 250 : 1000
          rule.constant = CGFloat(Int.random(in: -300...80, using: &random))
          if rule.second == nil { rule.constant = abs(rule.constant) }
          hierarchy.activate(rule)
        }
        hierarchy.root.layoutIfNeeded()
        try check(hierarchy, "seed \(seed), round \(round)")
        let index = hierarchy.active.indices.randomElement(using: &random)!
        hierarchy.active[index].rule.constant += 30
        hierarchy.active[index].constraint.constant += 30
        hierarchy.root.layoutIfNeeded()
        try check(hierarchy, "seed \(seed), round \(round), after a change")
      }
    }
  }

  /// Checks that the required rules that are not left out hold, and that rules are left out only
  /// if they contradict each other.
  private func check(_ hierarchy: RandomHierarchy, _ place: String) throws {
    let program = Program(hierarchy)
    let region = try #require(hierarchy.root.existingRegion)
    let broken = region.brokenConstraints.map { ObjectIdentifier($0.constraint) }
    if !broken.isEmpty { #expect(!program.isFeasible, "\(place)") }
    let lengths = hierarchy.views.map { view -> [Double] in
      guard let member = view.constraintItem.flatMap(region.existingMember(of:)),
        let origin = member.origin
      else { return [0, 0, 0, 0] }
      return [origin.x, origin.y, member.width, member.height].map { region.solver.value(of: $0) }
    }
    for (index, lengths) in lengths.enumerated() {
      #expect(lengths[2] > -1e-6, "\(place), the width of view \(index)")
      #expect(lengths[3] > -1e-6, "\(place), the height of view \(index)")
    }
    var values: [Variable: Double] = [:]
    for (variables, lengths) in zip(program.lengths, lengths) {
      for (variable, length) in zip(variables, lengths) { values[variable] = length }
    }
    for (constraint, entry) in zip(program.constraints, hierarchy.active)
    where entry.rule.priority == 1000 && !broken.contains(ObjectIdentifier(entry.constraint)) {
      #expect(constraint.violation { values[$0] ?? 0 } < 1e-5, "\(place): \(entry.constraint)")
    }
  }
}
