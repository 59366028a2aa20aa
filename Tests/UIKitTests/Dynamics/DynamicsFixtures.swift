import Testing

@testable import UIKit

/// A view in a window whose animator moves square items by the test's time.
@MainActor
final class DynamicsStage: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  let animator: UIDynamicAnimator
  var calls: [String] = []

  override init() {
    window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    window.rootViewController!.view.addSubview(view)
    animator = UIDynamicAnimator(referenceView: view)
    super.init()
    animator.delegate = self
  }

  /// Adds a view about a center.
  func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    let result = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    result.center = CGPoint(x: x, y: y)
    view.addSubview(result)
    return result
  }

  /// Adds a behavior without resistance, elasticity and friction.
  @discardableResult
  func properties(
    of items: [any UIDynamicItem], _ change: (UIDynamicItemBehavior) -> Void = { _ in }
  ) -> UIDynamicItemBehavior {
    let result = UIDynamicItemBehavior(items: items)
    change(result)
    animator.addBehavior(result)
    return result
  }

  func advance(by seconds: TimeInterval) { window.animationClock.advance(by: seconds) }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { calls.append("began items") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { calls.append("ended items") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { calls.append("began \((identifier as? NSString).map { $0 as String } ?? "bounds")") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { calls.append("ended \((identifier as? NSString).map { $0 as String } ?? "bounds")") }
}

/// Returns whether two numbers differ by at most a tolerance.
func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
