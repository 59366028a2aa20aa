import Testing

@testable import UIKit

@MainActor @Suite("Forces of dynamic behaviors")
struct DynamicsForceTests {
  @Test func `gravity accelerates by a thousand points per second squared`() {
    let stage = DynamicsStage()
    let item = stage.square(150, 0)
    stage.animator.addBehavior(UIGravityBehavior(items: [item]))
    stage.advance(by: 0.5)
    #expect(isClose(item.center.x, 150))
    #expect(isClose(item.center.y, 125))
    stage.advance(by: 0.5)
    #expect(isClose(item.center.y, 500))
  }

  @Test func `the steps of the host's clock make no difference`() {
    let (coarse, fine) = (DynamicsStage(), DynamicsStage())
    let items = [coarse.square(100, 60), fine.square(100, 60)]
    for (stage, item) in zip([coarse, fine], items) {
      let collision = UICollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      stage.animator.addBehavior(collision)
      let gravity = UIGravityBehavior(items: [item])
      gravity.gravityDirection = CGVector(dx: 0.3, dy: 1)
      stage.animator.addBehavior(gravity)
    }
    coarse.advance(by: 2)
    for _ in 0..<480 { fine.advance(by: 1.0 / 240) }
    #expect(items[0].center == items[1].center)
    #expect(items[0].transform == items[1].transform)
  }

  @Test func `the direction of gravity has an angle and a magnitude`() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1)
    #expect(isClose(gravity.angle, .pi / 2))
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    #expect(isClose(gravity.magnitude, 5))
    gravity.magnitude = 10
    #expect(isClose(gravity.gravityDirection.dx, 6))
    #expect(isClose(gravity.gravityDirection.dy, 8))
  }

  @Test func `a continuous push accelerates by the mass of the item`() {
    let stage = DynamicsStage()
    let (small, large) = (stage.square(0, 0), stage.square(0, 0, side: 200))
    let push = UIPushBehavior(items: [small, large], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    stage.animator.addBehavior(push)
    stage.advance(by: 1)
    #expect(isClose(small.center.x, 50))
    #expect(isClose(large.center.x, 12.5))
    #expect(push.active)
  }

  @Test func `an instantaneous push changes the velocity once`() {
    let stage = DynamicsStage()
    let item = stage.square(0, 0)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(0, magnitude: 2)
    stage.animator.addBehavior(push)
    stage.advance(by: 1)
    #expect(isClose(item.center.x, 200))
    #expect(!push.active)
    push.active = true
    stage.advance(by: 1)
    #expect(isClose(item.center.x, 600))
  }

  @Test func `a push beside the center turns the item`() {
    let stage = DynamicsStage()
    let item = stage.square(0, 0)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
    let properties = stage.properties(of: [item])
    stage.animator.addBehavior(push)
    stage.advance(by: 0.5)
    // The impulse of 100 turns a square whose moment of inertia is 100²/6.
    #expect(isClose(properties.angularVelocity(for: item), 3))
    #expect(isClose(atan2(item.transform.b, item.transform.a), 1.5))
    #expect(isClose(item.center.y, 50))
  }

  @Test func `velocities may be added before the animator knows the item`() {
    let stage = DynamicsStage()
    let item = stage.square(0, 0)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 60, y: -30), for: item)
    #expect(properties.linearVelocity(for: item) == CGPoint(x: 60, y: -30))
    stage.animator.addBehavior(properties)
    stage.advance(by: 0.5)
    #expect(isClose(item.center.x, 30))
    #expect(isClose(item.center.y, -15))
    properties.addLinearVelocity(CGPoint(x: -60, y: 30), for: item)
    #expect(properties.linearVelocity(for: item) == .zero)
    stage.advance(by: 2)
    #expect(isClose(item.center.x, 30))
  }

  @Test func `resistance lets the velocity decay`() {
    let stage = DynamicsStage()
    let item = stage.square(0, 0)
    let properties = stage.properties(of: [item]) { $0.resistance = 2 }
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    stage.advance(by: 1)
    #expect(isClose(properties.linearVelocity(for: item).x, 100 * exp(-2)))
  }

  @Test func `anchored items stay in place, and items may not turn`() {
    let stage = DynamicsStage()
    let (anchored, upright) = (stage.square(50, 50), stage.square(200, 50))
    stage.properties(of: [anchored]) { $0.isAnchored = true }
    let properties = stage.properties(of: [upright]) { $0.allowsRotation = false }
    properties.addAngularVelocity(2, for: upright)
    stage.animator.addBehavior(UIGravityBehavior(items: [anchored, upright]))
    stage.advance(by: 0.1)
    #expect(anchored.center == CGPoint(x: 50, y: 50))
    #expect(upright.transform.isIdentity)
    #expect(isClose(upright.center.y, 55))
  }

  @Test func `fields act within their regions`() {
    let stage = DynamicsStage()
    let (inside, outside) = (stage.square(0, 0), stage.square(300, 0))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 2))
    field.region = UIRegion(radius: 200)
    field.addItem(inside)
    field.addItem(outside)
    stage.animator.addBehavior(field)
    stage.advance(by: 0.5)
    #expect(isClose(inside.center.y, 25))
    #expect(outside.center == CGPoint(x: 300, y: 0))
  }

  @Test func `a closure computes the force of a field`() {
    let stage = DynamicsStage()
    let item = stage.square(10, 20)
    var places: [CGPoint] = []
    let field = UIFieldBehavior.field { field, place, velocity, mass, charge, time in
      if places.isEmpty { places.append(place) }
      return CGVector(dx: mass, dy: charge)
    }
    field.position = CGPoint(x: 4, y: 5)
    field.addItem(item)
    stage.animator.addBehavior(field)
    stage.advance(by: 1)
    #expect(places == [CGPoint(x: 6, y: 15)])
    #expect(isClose(item.center.x, 60))
    #expect(isClose(item.center.y, 20))
  }

  @Test func `regions combine`() {
    let disc = UIRegion(radius: 10)
    let box = UIRegion(size: CGSize(width: 20, height: 4))
    #expect(disc.contains(CGPoint(x: 0, y: 10)))
    #expect(!box.contains(CGPoint(x: 0, y: 3)))
    #expect(!disc.inverse().contains(.zero))
    #expect(disc.difference(from: box).contains(CGPoint(x: 0, y: 3)))
    #expect(!disc.difference(from: box).contains(.zero))
    #expect(!disc.intersection(with: box).contains(CGPoint(x: 0, y: 3)))
    #expect(box.union(with: disc).contains(CGPoint(x: 0, y: 3)))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
  }
}
