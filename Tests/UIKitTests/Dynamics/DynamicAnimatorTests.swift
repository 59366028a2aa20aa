import Testing

@testable import UIKit

@MainActor @Suite("Dynamic animators")
struct DynamicAnimatorTests {
  private final class Noted: UIDynamicBehavior {
    var moves: [Bool] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      super.willMove(to: dynamicAnimator)
      moves.append(dynamicAnimator != nil)
    }
  }

  @Test func `child behaviors take effect with their parent`() {
    let stage = DynamicsStage()
    let item = stage.square(0, 0)
    let (parent, child) = (Noted(), Noted())
    parent.addChildBehavior(child)
    child.addChildBehavior(UIGravityBehavior(items: [item]))
    stage.animator.addBehavior(parent)
    #expect(stage.animator.behaviors.count == 1)
    #expect(child.dynamicAnimator === stage.animator)
    stage.advance(by: 0.1)
    #expect(isClose(item.center.y, 5))
    stage.animator.removeBehavior(parent)
    #expect(child.dynamicAnimator == nil)
    #expect(parent.moves == [true, false])
    #expect(child.moves == [true, false])
    #expect(!stage.animator.isRunning)
    stage.advance(by: 1)
    #expect(isClose(item.center.y, 5))
  }

  @Test func `actions run in each frame`() {
    let stage = DynamicsStage()
    let item = stage.square(0, 0)
    let gravity = UIGravityBehavior(items: [item])
    var count = 0
    gravity.action = { count += 1 }
    stage.animator.addBehavior(gravity)
    stage.advance(by: 0.5)
    #expect(count == 30)
    #expect(isClose(CGFloat(stage.animator.elapsedTime), 0.5))
  }

  @Test func `an action may remove all behaviors`() {
    let stage = DynamicsStage()
    let item = stage.square(0, 0)
    let gravity = UIGravityBehavior(items: [item])
    gravity.action = { [unowned animator = stage.animator] in
      if item.center.y > 100 { animator.removeAllBehaviors() }
    }
    stage.animator.addBehavior(gravity)
    stage.advance(by: 3)
    #expect(item.center.y > 100)
    #expect(item.center.y < 110)
    #expect(stage.animator.behaviors.isEmpty)
    #expect(stage.calls == ["resume", "pause"])
  }

  @Test func `the animator waits for its view to enter a window`() {
    let stage = DynamicsStage()
    stage.view.removeFromSuperview()
    let item = stage.square(0, 0)
    stage.animator.addBehavior(UIGravityBehavior(items: [item]))
    #expect(stage.animator.isRunning)
    stage.advance(by: 1)
    #expect(item.center.y == 0)
    stage.window.rootViewController!.view.addSubview(stage.view)
    stage.advance(by: 0.1)
    #expect(isClose(item.center.y, 5))
    #expect(stage.window.animationClock.hasFrameLinks)
  }

  @Test func `an animator that the app releases stops`() {
    let stage = DynamicsStage()
    let item = stage.square(0, 0)
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.view)
    animator?.addBehavior(UIGravityBehavior(items: [item]))
    #expect(stage.window.animationClock.hasFrameLinks)
    animator = nil
    stage.advance(by: 1)
    #expect(item.center.y == 0)
    #expect(!stage.window.animationClock.hasFrameLinks)
  }

  @Test func `the app moves an item`() {
    let stage = DynamicsStage()
    let item = stage.square(0, 0)
    stage.animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.advance(by: 0.1)
    item.center = CGPoint(x: 100, y: 0)
    stage.animator.updateItem(usingCurrentState: item)
    stage.advance(by: 0.1)
    #expect(isClose(item.center.x, 100))
    // The velocity of 100 points per second stays.
    #expect(isClose(item.center.y, 15))
  }

  @Test func `items are found by their frames`() {
    let stage = DynamicsStage()
    let items = [stage.square(50, 50), stage.square(250, 50)]
    stage.animator.addBehavior(UIGravityBehavior(items: items))
    let found = stage.animator.items(in: CGRect(x: 0, y: 0, width: 120, height: 20))
    #expect(found.count == 1)
    #expect(found.first === items[0])
  }

  @Test func `the scale of an item stays when it turns`() {
    let stage = DynamicsStage()
    let item = stage.square(0, 0)
    item.transform = CGAffineTransform(scaleX: 2, y: 2)
    let properties = stage.properties(of: [item])
    properties.addAngularVelocity(.pi, for: item)
    stage.advance(by: 0.5)
    #expect(isClose(item.transform.a, 0))
    #expect(isClose(item.transform.b, 2))
  }

  @Test func `attributes of a layout move and are found`() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let stage = DynamicsStage()
    stage.view.addSubview(view)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    animator.addBehavior(UIGravityBehavior(items: [attributes]))
    stage.advance(by: 0.1)
    #expect(isClose(attributes.frame.minY, 5))
    let path = IndexPath(item: 3, section: 0)
    #expect(animator.layoutAttributesForCell(at: path) === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(
      animator.layoutAttributesForSupplementaryView(ofKind: "kind", at: path) == nil)
  }
}
