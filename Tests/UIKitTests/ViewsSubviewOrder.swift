import TestSupport
import Testing

@testable import UIKit

/// The order of subviews compared with a plain array, and the cost of finding them.
@MainActor @Suite(.serialized) struct ViewsSubviewOrder {
  @Test(arguments: RepeatableRandom.seeds(12))
  func `subviews are in the order of a plain array after random operations`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let parents = [UIView(), UIView()]
    let views = (0..<30).map { _ in UIView() }
    var models: [[UIView]] = [[], []]
    func remove(_ view: UIView) {
      for index in models.indices { models[index].removeAll { $0 === view } }
    }
    for step in 0..<400 {
      let side = Int.random(in: 0...1, using: &random)
      let (parent, view) = (parents[side], random.pick(views))
      let sibling = random.pick(views)
      let isInside = view.superview === parent
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        parent.addSubview(view)
        remove(view)
        models[side].append(view)
      case 1:
        let index = Int.random(in: -2..<35, using: &random)
        parent.insertSubview(view, at: index)
        remove(view)
        models[side].insert(view, at: min(max(index, 0), models[side].count))
      case 2:
        parent.insertSubview(view, belowSubview: sibling)
        remove(view)
        let index = models[side].firstIndex { $0 === sibling } ?? 0
        models[side].insert(view, at: index)
      case 3:
        parent.insertSubview(view, aboveSubview: sibling)
        remove(view)
        let index = models[side].firstIndex { $0 === sibling }.map { $0 + 1 }
        models[side].insert(view, at: index ?? models[side].count)
      case 4:
        parent.bringSubviewToFront(view)
        guard isInside else { break }
        remove(view)
        models[side].append(view)
      case 5:
        parent.sendSubviewToBack(view)
        guard isInside else { break }
        remove(view)
        models[side].insert(view, at: 0)
      case 6:
        let count = models[side].count
        guard count > 0 else { break }
        let pair = (
          Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
        )
        parent.exchangeSubview(at: pair.0, withSubviewAt: pair.1)
        models[side].swapAt(pair.0, pair.1)
      case 7:
        view.removeFromSuperview()
        remove(view)
      default:
        // Many insertions at one position use up the numbers between two neighbors.
        guard let back = models[side].first, back !== view else { break }
        for other in views where other !== back {
          parent.insertSubview(other, aboveSubview: back)
          remove(other)
          models[side].insert(other, at: 1)
        }
      }
      for (parent, model) in zip(parents, models) {
        #expect(
          parent.subviews.map(ObjectIdentifier.init) == model.map(ObjectIdentifier.init),
          "seed \(seed), step \(step)")
        #expect(model.allSatisfy { $0.superview === parent }, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `a view that its old superview's override moves is in one superview`() {
    final class Thief: UIView {
      var target: UIView?
      override func willRemoveSubview(_ subview: UIView) {
        let target = target
        self.target = nil
        target?.addSubview(subview)
      }
    }
    let (old, other, view) = (Thief(), UIView(), UIView())
    old.addSubview(view)
    old.target = other
    view.removeFromSuperview()
    let holders = [old, other].filter { $0.subviews.contains(view) }
    #expect(holders.count == (view.superview == nil ? 0 : 1))
    #expect(holders.allSatisfy { $0 === view.superview })
  }

  @Test func `removing and inserting visits no more siblings when there are more`() {
    func visits(siblings: Int) -> Int {
      let parent = UIView()
      let views = (0..<siblings).map { _ in UIView() }
      for view in views { parent.addSubview(view) }
      let before = SubviewList.visits
      for step in 0..<50 {
        let view = parent.subviews[step % 3 == 0 ? 0 : siblings / 2]
        view.removeFromSuperview()
        parent.insertSubview(view, aboveSubview: parent.subviews[siblings - 5])
      }
      return SubviewList.visits - before
    }
    // A binary search visits one more sibling when their number doubles.
    #expect(visits(siblings: 4096) <= visits(siblings: 64) + 50 * 2 * 7)
    #expect(visits(siblings: 4096) <= 50 * 2 * 14)
  }

  // MARK: - References to removed views

  @Test func `a view that outlives its superview has none`() {
    let child = UIView()
    var parent: UIView? = UIView()
    parent?.addSubview(child)
    #expect(child.superview != nil)
    parent = nil
    #expect(child.superview == nil)
    #expect(child.next == nil)
    let other = UIView()
    other.addSubview(child)
    #expect(child.superview === other)
    #expect(other.subviews.count == 1)
  }

  @Test func `views that outlive their window are in none`() {
    let (middle, leaf) = (UIView(), UIView())
    middle.addSubview(leaf)
    var window: UIWindow? = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.addSubview(middle)
    #expect(leaf.window === window)
    window = nil
    #expect(middle.window == nil)
    #expect(leaf.window == nil)
    #expect(middle.superview == nil)
    let other = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(middle)
    #expect(leaf.window === other)
  }

  @Test func `a layer that outlives its view animates nothing`() {
    var view: UIView? = UIView()
    let layer = view!.layer
    view = nil
    UIView.animate(withDuration: 1) { layer.cornerRadius = 4 }
    layer.removeAllAnimations()
    #expect(layer.view == nil)
    #expect(layer.cornerRadius == 4)
  }
}
