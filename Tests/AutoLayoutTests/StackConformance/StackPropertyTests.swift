import TestSupport
import Testing

@testable import UIKit

/// Random stack views.
@MainActor
@Suite(.serialized)
struct StackPropertyTests {
  /// Fails the test on a message about contradicting constraints, except about the spaces within a
  /// hidden stack view, which cannot collapse. UIKit also reports those.
  private func withoutConflicts(_ seed: UInt64, _ body: () -> Void) {
    ConstraintLog.receiver = { message in
      guard !message.contains("UISV-hiding"), !message.contains(" == 0.0 ") else { return }
      Issue.record("seed \(seed): \(message)")
    }
    defer { ConstraintLog.receiver = nil }
    body()
  }

  /// Creates a view on the standard screen, whatever screen another test has made the main one.
  private func screen(scale: CGFloat) -> UIView {
    UIScreen.main.become(.standard, orientation: .portrait)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
    root.traitOverrides.displayScale = scale
    return root
  }

  /// Fails the test if frames differ, and describes the first difference.
  ///
  /// - Returns: A Boolean value that indicates whether the frames agree.
  @discardableResult
  private func expect(
    _ frames: [CGRect], _ expected: [CGRect], within tolerance: CGFloat, _ context: String
  ) -> Bool {
    guard frames.count == expected.count else {
      Issue.record("\(frames.count) frames, not \(expected.count): \(context)")
      return false
    }
    for (index, (frame, other)) in zip(frames, expected).enumerated()
    where zip(frame.numbers, other.numbers).contains(where: { abs($0 - $1) > tolerance }) {
      Issue.record("frame \(index) is \(frame.numbers), not \(other.numbers): \(context)")
      return false
    }
    return true
  }

  private func size(using random: inout RepeatableRandom) -> CGSize {
    CGSize(
      width: CGFloat(Int.random(in: 400...1600, using: &random)) / 2,
      height: CGFloat(Int.random(in: 400...1600, using: &random)) / 2)
  }

  @Test(arguments: 0..<6)
  func `frames agree with arithmetic`(block: Int) {
    for seed in RepeatableRandom.seeds(12, inBlock: block) {
      var random = RepeatableRandom(seed: seed)
      let node = StackNode.randomStack(depth: 0, using: &random)
      let root = screen(scale: 64)
      let stack = node.view
      stack.frame = CGRect(origin: .zero, size: size(using: &random))
      root.addSubview(stack)
      withoutConflicts(seed) {
        for _ in 0..<4 {
          root.layoutIfNeeded()
          if let expected = StackArithmetic(node: node, size: stack.bounds.size).frames() {
            let frames = zip(node.children, node.frames(in: stack))
              .filter { !$0.0.isHidden }.map(\.1)
            expect(
              frames, expected, within: 1 / 32,
              "seed \(seed): \(stack.bounds.size) \(node.summary)")
          }
          stack.frame.size = size(using: &random)
          node.randomizeProperty(using: &random)
          node.apply()
        }
      }
    }
  }

  @Test(arguments: 0..<6)
  func `the order of changes has no influence`(block: Int) {
    for seed in RepeatableRandom.seeds(5, inBlock: block) {
      var random = RepeatableRandom(seed: seed)
      let node = StackNode.randomStack(depth: 2, using: &random)
      let root = screen(scale: 2)
      let stack = node.view
      stack.frame = CGRect(origin: .zero, size: size(using: &random))
      root.addSubview(stack)
      withoutConflicts(seed) {
        for step in 0..<12 {
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            change(node, stack, using: &random)
          }
          root.layoutIfNeeded()
          let other = screen(scale: 2)
          let fresh = node.copy()
          fresh.frame = stack.frame
          other.addSubview(fresh)
          other.layoutIfNeeded()
          let (frames, expected) = (node.frames(in: stack), node.frames(in: fresh))
          let agrees = expect(
            frames, expected, within: 1e-6,
            "seed \(seed), step \(step): \(stack.bounds.size) \(node.summary)")
          if !agrees { return }
        }
      }
    }
  }

  /// Changes the description and its view.
  private func change(_ node: StackNode, _ stack: UIView, using random: inout RepeatableRandom) {
    let target = random.pick(node.all)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: stack.frame.size = size(using: &random)
    case 1 where target !== node:
      target.isHidden.toggle()
      target.apply()
    case 2 where target.kind == .box:
      target.randomizeSize(using: &random)
      target.apply()
    case 3 where target.kind == .stack:
      target.randomizeProperty(using: &random)
      target.apply()
    case 4 where target.kind == .stack:
      let index = Int.random(in: 0...target.children.count, using: &random)
      let new = StackNode.random(depth: random.once(in: 3) ? 1 : 0, using: &random)
      target.children.insert(new, at: index)
      (target.view as! UIStackView).insertArrangedSubview(new.view, at: index)
      target.apply()
    case 5 where target.children.count > 1:
      let index = Int.random(in: 0..<target.children.count, using: &random)
      target.children.remove(at: index).view.removeFromSuperview()
    case 6 where target.children.count > 1:
      let from = Int.random(in: 0..<target.children.count, using: &random)
      let moved = target.children.remove(at: from)
      let index = Int.random(in: 0...target.children.count, using: &random)
      target.children.insert(moved, at: index)
      (target.view as! UIStackView).insertArrangedSubview(moved.view, at: index)
    case 7 where target.kind == .stack:
      target.children.randomElement(using: &random)?.spacingAfter = random.once(in: 2) ? nil : 7
      target.apply()
    default: break
    }
  }

  @Test(arguments: 0..<4)
  func `right to left is the mirror of left to right`(block: Int) {
    for seed in RepeatableRandom.seeds(10, inBlock: block) {
      var random = RepeatableRandom(seed: seed)
      let node = StackNode.randomStack(depth: 2, using: &random)
      let size = size(using: &random)
      withoutConflicts(seed) {
        let results = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map {
          direction in
          let root = screen(scale: 64)
          root.traitOverrides.layoutDirection = direction
          let stack = node.copy()
          stack.frame = CGRect(origin: .zero, size: size)
          root.addSubview(stack)
          root.layoutIfNeeded()
          return frames(in: stack, isMirrored: direction == .rightToLeft)
        }
        expect(results[1], results[0], within: 1 / 32, "seed \(seed): \(node.summary)")
      }
    }
  }

  private func frames(in stack: UIView, isMirrored: Bool) -> [CGRect] {
    guard let stack = stack as? UIStackView, !stack.isHidden else { return [] }
    return stack.arrangedSubviews.flatMap { view in
      var frame = view.frame
      if isMirrored { frame.origin.x = stack.bounds.width - frame.maxX }
      return [frame] + frames(in: view, isMirrored: isMirrored)
    }
  }
}
