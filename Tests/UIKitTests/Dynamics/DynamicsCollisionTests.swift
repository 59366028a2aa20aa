import Testing

@testable import UIKit

@MainActor @Suite("Collisions and attachments of dynamic items")
struct DynamicsCollisionTests {
  private func collision(
    _ stage: DynamicsStage, _ items: [UIView], bounds: Bool = true
  ) -> UICollisionBehavior {
    let result = UICollisionBehavior(items: items)
    result.translatesReferenceBoundsIntoBoundary = bounds
    result.collisionDelegate = stage
    stage.animator.addBehavior(result)
    return result
  }

  @Test func `a falling item comes to rest on the edge of the view`() {
    let stage = DynamicsStage()
    let item = stage.square(150, 100)
    _ = collision(stage, [item])
    stage.animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.advance(by: 5)
    #expect(isClose(item.center.x, 150))
    #expect(isClose(item.center.y, 450, within: 0.01))
    #expect(isClose(item.transform.b, 0))
    #expect(!stage.animator.isRunning)
    #expect(stage.calls.first == "resume")
    #expect(stage.calls.contains("began bounds"))
    #expect(stage.calls.last == "pause")
  }

  @Test func `the insets of the edges count`() {
    let stage = DynamicsStage()
    let item = stage.square(150, 100)
    let collision = collision(stage, [item], bounds: false)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0))
    stage.animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.advance(by: 5)
    #expect(isClose(item.center.y, 410, within: 0.01))
  }

  @Test func `an elastic item rises again to its height`() {
    let stage = DynamicsStage()
    let item = stage.square(150, 250)
    _ = collision(stage, [item])
    stage.animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.properties(of: [item]) { $0.elasticity = 1 }
    var highest: CGFloat = 500
    // The fall of 200 points takes the square root of 0.4 seconds.
    stage.advance(by: 0.9)
    for _ in 0..<45 {
      stage.advance(by: 1.0 / 60)
      highest = min(highest, item.center.y)
    }
    #expect(isClose(highest, 250, within: 6))
  }

  @Test func `elastic items of the same mass exchange their velocities`() {
    let stage = DynamicsStage()
    let (first, second) = (stage.square(50, 100), stage.square(250, 100))
    _ = collision(stage, [first, second], bounds: false)
    let properties = stage.properties(of: [first, second]) { $0.elasticity = 1 }
    properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: first)
    stage.advance(by: 1)
    #expect(isClose(properties.linearVelocity(for: first).x, 0, within: 0.01))
    #expect(isClose(properties.linearVelocity(for: second).x, 200, within: 0.01))
    #expect(isClose(first.center.x, 150, within: 1))
    #expect(isClose(second.center.x, 350, within: 1))
    #expect(stage.calls.filter { $0 == "began items" }.count == 1)
    #expect(stage.calls.filter { $0 == "ended items" }.count == 1)
  }

  @Test func `items that do not bounce move on together`() {
    let stage = DynamicsStage()
    let (first, second) = (stage.square(50, 100), stage.square(250, 100))
    _ = collision(stage, [first, second], bounds: false)
    let properties = stage.properties(of: [first, second])
    properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: first)
    stage.advance(by: 1)
    #expect(isClose(properties.linearVelocity(for: first).x, 100, within: 0.01))
    #expect(isClose(properties.linearVelocity(for: second).x, 100, within: 0.01))
  }

  @Test func `a stack of items stands`() {
    let stage = DynamicsStage()
    let items = [stage.square(150, 450), stage.square(150, 340), stage.square(150, 230)]
    _ = collision(stage, items)
    stage.animator.addBehavior(UIGravityBehavior(items: items))
    stage.advance(by: 6)
    for (item, y) in zip(items, [450.0, 350, 250]) {
      #expect(isClose(item.center.x, 150, within: 0.1))
      #expect(isClose(item.center.y, y, within: 0.2))
    }
  }

  @Test func `fast items do not pass through a line`() {
    let stage = DynamicsStage()
    let item = stage.square(150, 20, side: 10)
    let collision = collision(stage, [item], bounds: false)
    let name: NSString = "floor"
    collision.addBoundary(
      withIdentifier: name, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
    let properties = stage.properties(of: [item])
    properties.addLinearVelocity(CGPoint(x: 0, y: 20_000), for: item)
    stage.advance(by: 1)
    #expect(isClose(item.center.y, 295, within: 0.1))
    #expect(stage.calls.contains("began floor"))
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: name)?.bounds.minY == 300)
    collision.removeBoundary(withIdentifier: name)
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func `round items lie on a path`() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let stage = DynamicsStage()
    let ball = Ball(frame: CGRect(x: 130, y: 100, width: 40, height: 40))
    stage.view.addSubview(ball)
    let collision = collision(stage, [ball], bounds: false)
    collision.addBoundary(
      withIdentifier: "box" as NSString,
      for: UIBezierPath(rect: CGRect(x: 100, y: 300, width: 100, height: 20)))
    stage.animator.addBehavior(UIGravityBehavior(items: [ball]))
    stage.advance(by: 4)
    #expect(isClose(ball.center.x, 150, within: 0.1))
    #expect(isClose(ball.center.y, 280, within: 0.1))
  }

  @Test func `the mode determines what items collide with`() {
    let stage = DynamicsStage()
    let items = [stage.square(150, 100), stage.square(150, 300)]
    let collision = collision(stage, items)
    collision.collisionMode = .boundaries
    stage.animator.addBehavior(UIGravityBehavior(items: items))
    stage.advance(by: 4)
    #expect(isClose(items[0].center.y, 450, within: 0.01))
    #expect(isClose(items[1].center.y, 450, within: 0.01))
  }

  @Test func `an item snaps to a point, and stands upright there`() {
    let stage = DynamicsStage()
    let item = stage.square(50, 50)
    item.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 300))
    stage.animator.addBehavior(snap)
    #expect(snap.damping == 0.5)
    stage.advance(by: 4)
    #expect(isClose(item.center.x, 200, within: 0.05))
    #expect(isClose(item.center.y, 300, within: 0.05))
    #expect(isClose(item.transform.b, 0, within: 0.001))
    #expect(!stage.animator.isRunning)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    #expect(stage.animator.isRunning)
    stage.advance(by: 4)
    #expect(isClose(item.center.x, 100, within: 0.05))
    #expect(stage.calls == ["resume", "pause", "resume", "pause"])
  }

  @Test func `a rigid attachment keeps its length`() {
    let stage = DynamicsStage()
    let item = stage.square(250, 100, side: 20)
    let attachment = UIAttachmentBehavior(
      item: item, attachedToAnchor: CGPoint(x: 150, y: 100))
    #expect(attachment.length == 100)
    #expect(attachment.attachedBehaviorType == .anchor)
    stage.animator.addBehavior(attachment)
    stage.animator.addBehavior(UIGravityBehavior(items: [item]))
    for _ in 0..<120 {
      stage.advance(by: 1.0 / 60)
      let distance = hypot(item.center.x - 150, item.center.y - 100)
      #expect(isClose(distance, 100, within: 1))
    }
  }

  @Test func `a damped spring rests at its length`() {
    let stage = DynamicsStage()
    let item = stage.square(250, 100, side: 20)
    let attachment = UIAttachmentBehavior(
      item: item, attachedToAnchor: CGPoint(x: 150, y: 100))
    attachment.frequency = 2
    attachment.damping = 1
    attachment.length = 40
    stage.animator.addBehavior(attachment)
    stage.advance(by: 5)
    #expect(isClose(item.center.x, 190, within: 0.1))
    #expect(isClose(item.center.y, 100, within: 0.1))
  }

  @Test func `a sliding attachment permits one direction within its range`() {
    let stage = DynamicsStage()
    let item = stage.square(100, 100, side: 20)
    let attachment = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 100, y: 100),
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    attachment.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
    stage.animator.addBehavior(attachment)
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    stage.animator.addBehavior(gravity)
    stage.advance(by: 3)
    #expect(isClose(item.center.x, 100, within: 0.1))
    #expect(isClose(item.center.y, 160, within: 0.1))
    #expect(isClose(item.transform.b, 0, within: 0.001))
  }

  @Test func `a limit attachment acts like a rope`() {
    let stage = DynamicsStage()
    let (holder, item) = (stage.square(150, 50, side: 20), stage.square(150, 120, side: 20))
    stage.properties(of: [holder]) { $0.isAnchored = true }
    let rope = UIAttachmentBehavior.limitAttachment(
      with: item, offsetFromCenter: .zero, attachedTo: holder, offsetFromCenter: .zero)
    #expect(rope.length == 70)
    rope.length = 100
    stage.animator.addBehavior(rope)
    stage.animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.advance(by: 0.1)
    #expect(isClose(item.center.y, 125, within: 0.5))
    stage.advance(by: 3)
    #expect(isClose(item.center.y, 150, within: 0.1))
  }

  @Test func `a fixed attachment and a group move as one body`() {
    let stage = DynamicsStage()
    let fixed = [stage.square(50, 50, side: 20), stage.square(90, 50, side: 20)]
    stage.animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(
        with: fixed[0], attachedTo: fixed[1], attachmentAnchor: CGPoint(x: 70, y: 50)))
    let parts = [stage.square(150, 50, side: 20), stage.square(190, 50, side: 20)]
    let group = UIDynamicItemGroup(items: parts)
    #expect(group.center == CGPoint(x: 170, y: 50))
    #expect(group.bounds.size == CGSize(width: 60, height: 20))
    stage.animator.addBehavior(UIGravityBehavior(items: fixed + [group]))
    stage.advance(by: 0.2)
    #expect(isClose(fixed[0].center.y, 70, within: 0.5))
    #expect(isClose(fixed[1].center.x - fixed[0].center.x, 40, within: 0.01))
    #expect(isClose(parts[0].center.y, 70))
    #expect(isClose(parts[1].center.x - parts[0].center.x, 40))
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(parts[1].center.x, 170))
    #expect(isClose(parts[1].center.y, 90))
  }
}
