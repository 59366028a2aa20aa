import Foundation
import TestSupport
import UIKit

/// A hierarchy of views with constraints, and a list of them by which it can be made again.
@MainActor
final class RandomHierarchy {
  struct Rule {
    var first: Int
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    /// The index of the second view; `nil` for none.
    var second: Int?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float
  }

  let views: [RegionTests.Box]
  let parents: [Int?]
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var active: [(rule: Rule, constraint: NSLayoutConstraint)] = []

  init(parents: [Int?], sizes: [CGSize]) {
    self.parents = parents
    views = sizes.map { RegionTests.Box($0.width, $0.height) }
    for (view, parent) in zip(views, parents) {
      (parent.map { views[$0] } ?? root).addSubview(view)
    }
  }

  /// Creates a hierarchy at random.
  convenience init(_ random: inout RepeatableRandom, views: ClosedRange<Int>) {
    let count = Int.random(in: views, using: &random)
    let parents = (0..<count).map { index in
      index == 0 || random.once(in: 2) ? nil : Optional(Int.random(in: 0..<index, using: &random))
    }
    let sizes = (0..<count).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: 10...90, using: &random)),
        height: CGFloat(Int.random(in: 10...90, using: &random)))
    }
    self.init(parents: parents, sizes: sizes)
  }

  func view(_ index: Int) -> UIView { index < 0 ? root : views[index] }

  func activate(_ rule: Rule) {
    let constraint = NSLayoutConstraint(
      item: view(rule.first), attribute: rule.firstAttribute, relatedBy: rule.relation,
      toItem: rule.second.map(view), attribute: rule.secondAttribute,
      multiplier: rule.multiplier, constant: rule.constant)
    constraint.priority = UILayoutPriority(rule.priority)
    constraint.isActive = true
    active.append((rule, constraint))
  }

  func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  /// Returns a hierarchy with the same constraints, activated in the same order.
  func fresh() -> RandomHierarchy {
    let world = RandomHierarchy(parents: parents, sizes: views.map(\.content))
    world.root.frame = root.frame
    for (rule, _) in active { world.activate(rule) }
    return world
  }

  // MARK: - Random rules

  /// Returns an optional priority. Two of them hardly ever are equal.
  static func priority(_ random: inout RepeatableRandom) -> Float {
    Float(Int.random(in: 100...700, using: &random)) + Float.random(in: 0..<0.9, using: &random)
  }

  /// Returns an optional rule.
  static func rule(_ random: inout RepeatableRandom, views: Int) -> Rule {
    let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let first = Int.random(in: 0..<views, using: &random)
    var second: Int? = Int.random(in: -1..<views, using: &random)
    if second == first { second = -1 }
    // Optional priorities that differ leave no tie between constraints.
    let priority = Self.priority(&random)
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    let relation = random.pick(relations)
    let constant = CGFloat(Int.random(in: -40...60, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return Rule(
        first: first, firstAttribute: random.pick(sizes), relation: relation, second: nil,
        secondAttribute: .notAnAttribute, multiplier: 1, constant: abs(constant), priority: priority
      )
    case 1:
      return Rule(
        first: first, firstAttribute: random.pick(sizes), relation: relation, second: second,
        secondAttribute: random.pick(sizes), multiplier: random.pick([1, 2, 0.5]),
        constant: constant, priority: priority)
    case 2:
      return Rule(
        first: first, firstAttribute: random.pick(horizontal), relation: relation, second: second,
        secondAttribute: random.pick(horizontal), multiplier: 1, constant: constant,
        priority: priority)
    default:
      return Rule(
        first: first, firstAttribute: random.pick(vertical), relation: relation, second: second,
        secondAttribute: random.pick(vertical), multiplier: 1, constant: constant,
        priority: priority)
    }
  }
}
