/// A behavior that moves an item to a point like a spring, and turns it upright.
///
/// Apple does not document the spring: it swings three times a second, and is damped less the lower
/// ``damping`` is.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The frequency of the spring, in hertz.
  private static let frequency = 3.0

  /// The point that the item's center moves to, in points, in the coordinates of its container.
  open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { noteChange() } } }

  /// The resistance to swinging, from 0 to 1. The default is 0.5.
  open var damping: CGFloat = 0.5 { didSet { if damping != oldValue { noteChange() } } }

  /// Creates a behavior that moves an item's center to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var dynamicItems: [any UIDynamicItem] { [item] }

  override func joints(in animator: UIDynamicAnimator) -> [PhysicsJoint] {
    guard let body = animator.bodies.body(of: item) else { return [] }
    var joint = PhysicsJoint(
      kind: .fixed, a: body, b: nil, pointA: .zero, pointB: PhysicsVector(snapPoint))
    // The next full turn is upright.
    joint.angle = -(body.angle / (2 * Double.pi)).rounded() * 2 * Double.pi
    joint.frequency = Self.frequency
    joint.damping = 0.2 + 0.8 * Double(min(max(damping, 0), 1))
    return [joint]
  }
}
