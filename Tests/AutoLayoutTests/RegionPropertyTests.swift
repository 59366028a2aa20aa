import Foundation
import TestSupport
import Testing
import UIKit

/// Random hierarchies with random constraints, edited at random, against the same constraints
/// activated from the start.
@MainActor
struct RegionPropertyTests {
  @Test(arguments: 0..<20)
  func `frames after edits equal the frames of the same constraints from the start`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let world = RandomHierarchy(&random, views: 2...6)
    let count = world.views.count
    // Required equalities leave nothing open: what is measured is the effect of edits.
    for index in 0..<count {
      for (attribute, priority) in [
        (NSLayoutConstraint.Attribute.left, 10.0), (.top, 11), (.width, 12), (.height, 13),
      ] {
        let isSize = attribute == .width || attribute == .height
        world.activate(
          RandomHierarchy.Rule(
            first: index, firstAttribute: attribute, relation: .equal,
            second: isSize ? nil : -1, secondAttribute: isSize ? .notAnAttribute : attribute,
            multiplier: 1, constant: CGFloat(index * 7 + 20),
            priority: Float(priority) + Float(index) * 4))
      }
    }
    for step in 0..<40 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: world.activate(RandomHierarchy.rule(&random, views: count))
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
        let priority = RandomHierarchy.priority(&random)
        world.active[index].rule.priority = priority
        world.active[index].constraint.priority = UILayoutPriority(priority)
      }
      guard random.once(in: 3) || step == 39 else { continue }
      let frames = world.frames()
      let expected = world.fresh().frames()
      for (index, pair) in zip(frames, expected).enumerated() {
        for side in [\CGRect.minX, \.minY, \.width, \.height] {
          #expect(
            abs(pair.0[keyPath: side] - pair.1[keyPath: side]) < 0.4,
            "seed \(seed), step \(step), view \(index): \(pair.0) instead of \(pair.1)")
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func `frames in a fitted size equal the frames in a root with that size from the start`(
    seed: UInt64
  ) {
    var random = RepeatableRandom(seed: seed)
    let world = RandomHierarchy(&random, views: 2...6)
    let count = world.views.count
    for index in 0..<count {
      let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
      for (number, attribute) in edges.enumerated() {
        let isSize = number > 1
        world.activate(
          RandomHierarchy.Rule(
            first: index, firstAttribute: attribute, relation: .equal, second: isSize ? nil : -1,
            secondAttribute: isSize ? .notAnAttribute : attribute, multiplier: 1,
            constant: CGFloat(index * 7 + 20), priority: Float(100 + number + index * 4)))
      }
      // The content is within the root.
      for attribute in [NSLayoutConstraint.Attribute.right, .bottom] {
        world.activate(
          RandomHierarchy.Rule(
            first: index, firstAttribute: attribute, relation: .lessThanOrEqual, second: -1,
            secondAttribute: attribute, multiplier: 1, constant: -8, priority: 990))
      }
    }
    for step in 0..<30 {
      if random.once(in: 3) {
        world.activate(RandomHierarchy.rule(&random, views: count))
      } else {
        let index = world.active.indices.randomElement(using: &random)!
        let constant = CGFloat(Int.random(in: -20...60, using: &random))
        world.active[index].rule.constant = constant
        world.active[index].constraint.constant = constant
      }
      let width = CGFloat(Int.random(in: 50...500, using: &random))
      world.root.frame.size = world.root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let frames = world.frames()
      for (index, pair) in zip(frames, world.fresh().frames()).enumerated() {
        for side in [\CGRect.minX, \.minY, \.width, \.height] {
          #expect(
            abs(pair.0[keyPath: side] - pair.1[keyPath: side]) < 0.4,
            "seed \(seed), step \(step), view \(index): \(pair.0) instead of \(pair.1)")
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func `a pass writes no frame that is equal`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let world = RandomHierarchy(&random, views: 2...6)
    for _ in 0..<world.views.count * 4 {
      world.activate(RandomHierarchy.rule(&random, views: world.views.count))
    }
    var frames = world.frames()
    for step in 0..<30 {
      let index = world.active.indices.randomElement(using: &random)!
      let constraint = world.active[index].constraint
      // Half of the changes change nothing.
      switch Int.random(in: 0..<4, using: &random) {
      case 0: constraint.constant += 5
      case 1:
        constraint.constant += 5
        constraint.constant -= 5
      case 2: world.views.randomElement(using: &random)!.invalidateIntrinsicContentSize()
      default: world.root.frame.size.width += random.once(in: 2) ? 10 : 0
      }
      let stamp = DrawingStamp.advance()
      let old = frames
      frames = world.frames()
      for (index, view) in world.views.enumerated() where frames[index] == old[index] {
        // A subview's change is also reported for its superviews.
        let isChangedInside = world.views.indices.contains {
          frames[$0] != old[$0] && world.views[$0].isDescendant(of: view)
        }
        #expect(
          isChangedInside || view.drawingStamp <= stamp,
          "seed \(seed), step \(step): view \(index) was written without a change")
      }
    }
  }
}
