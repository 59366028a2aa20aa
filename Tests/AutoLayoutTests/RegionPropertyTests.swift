import Foundation
import TestSupport
import Testing
import UIKit

/// Random hierarchies with random constraints, edited at random, against the same constraints
/// activated from the start.
@MainActor
struct RegionPropertyTests {
  /// A hierarchy of views with constraints, and a list of them by which it can be made again.
  @MainActor
  private final class World {
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
    func fresh() -> World {
      let world = World(parents: parents, sizes: views.map(\.content))
      world.root.frame = root.frame
      for (rule, _) in active { world.activate(rule) }
      return world
    }
  }

  private func randomPriority(_ random: inout RepeatableRandom) -> Float {
    Float(Int.random(in: 100...700, using: &random)) + Float.random(in: 0..<0.9, using: &random)
  }

  private func randomRule(_ random: inout RepeatableRandom, views: Int) -> World.Rule {
    let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let first = Int.random(in: 0..<views, using: &random)
    var second: Int? = Int.random(in: -1..<views, using: &random)
    if second == first { second = -1 }
    // Optional priorities that differ leave no tie between constraints.
    let priority = randomPriority(&random)
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    let relation = random.pick(relations)
    let constant = CGFloat(Int.random(in: -40...60, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return World.Rule(
        first: first, firstAttribute: random.pick(sizes), relation: relation, second: nil,
        secondAttribute: .notAnAttribute, multiplier: 1, constant: abs(constant), priority: priority
      )
    case 1:
      return World.Rule(
        first: first, firstAttribute: random.pick(sizes), relation: relation, second: second,
        secondAttribute: random.pick(sizes), multiplier: random.pick([1, 2, 0.5]),
        constant: constant, priority: priority)
    case 2:
      return World.Rule(
        first: first, firstAttribute: random.pick(horizontal), relation: relation, second: second,
        secondAttribute: random.pick(horizontal), multiplier: 1, constant: constant,
        priority: priority)
    default:
      return World.Rule(
        first: first, firstAttribute: random.pick(vertical), relation: relation, second: second,
        secondAttribute: random.pick(vertical), multiplier: 1, constant: constant,
        priority: priority)
    }
  }

  @Test(arguments: 0..<20)
  func `frames after edits equal those of the same constraints from the start`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let count = Int.random(in: 2...6, using: &random)
    let parents = (0..<count).map { index in
      index == 0 || random.once(in: 2) ? nil : Optional(Int.random(in: 0..<index, using: &random))
    }
    let sizes = (0..<count).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: 10...90, using: &random)),
        height: CGFloat(Int.random(in: 10...90, using: &random)))
    }
    let world = World(parents: parents, sizes: sizes)
    // Required equalities leave nothing open: what is measured is the effect of edits.
    for index in 0..<count {
      for (attribute, priority) in [
        (NSLayoutConstraint.Attribute.left, 10.0), (.top, 11), (.width, 12), (.height, 13),
      ] {
        let isSize = attribute == .width || attribute == .height
        world.activate(
          World.Rule(
            first: index, firstAttribute: attribute, relation: .equal,
            second: isSize ? nil : -1, secondAttribute: isSize ? .notAnAttribute : attribute,
            multiplier: 1, constant: CGFloat(index * 7 + 20),
            priority: Float(priority) + Float(index) * 4))
      }
    }
    for step in 0..<40 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: world.activate(randomRule(&random, views: count))
      case 2 where world.active.count > count * 4:
        let index = Int.random(in: (count * 4)..<world.active.count, using: &random)
        world.active.remove(at: index).constraint.isActive = false
      case 3:
        let index = world.active.indices.randomElement(using: &random)!
        let constant = CGFloat(Int.random(in: 0...60, using: &random))
        world.active[index].rule.constant = constant
        world.active[index].constraint.constant = constant
      case 4:
        world.root.frame.size.width = CGFloat(Int.random(in: 50...500, using: &random))
      case 5:
        let view = world.views.randomElement(using: &random)!
        view.content.width = CGFloat(Int.random(in: 0...120, using: &random))
      default:
        let index = world.active.indices.randomElement(using: &random)!
        let priority = randomPriority(&random)
        world.active[index].rule.priority = priority
        world.active[index].constraint.priority = UILayoutPriority(priority)
      }
      guard random.once(in: 3) || step == 39 else { continue }
      let frames = world.frames()
      let expected = world.fresh().frames()
      for (index, pair) in zip(frames, expected).enumerated() {
        #expect(
          abs(pair.0.minX - pair.1.minX) < 0.4 && abs(pair.0.minY - pair.1.minY) < 0.4
            && abs(pair.0.width - pair.1.width) < 0.4 && abs(pair.0.height - pair.1.height) < 0.4,
          "seed \(seed), step \(step), view \(index): \(pair.0) instead of \(pair.1)")
      }
    }
  }
}
