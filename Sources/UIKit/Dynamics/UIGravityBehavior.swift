/// A behavior that accelerates items in one direction.
///
/// A magnitude of 1 is an acceleration of 1,000 points per second squared, as Apple documents.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var vector = CGVector(dx: 0, dy: 1)
  private var storedAngle = CGFloat.pi / 2
  private var storedMagnitude: CGFloat = 1

  /// The acceleration of a magnitude of 1, in points per second squared.
  static let unit = 1000.0

  /// Creates a behavior that pulls items downward.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { noteChange() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { noteChange() } }

  /// The direction and the magnitude as a vector. The default is (0, 1).
  open var gravityDirection: CGVector {
    get { vector }
    set {
      vector = newValue
      storedMagnitude = CGFloat(PhysicsVector(newValue).magnitude)
      if storedMagnitude > 0 { storedAngle = atan2(newValue.dy, newValue.dx) }
      noteChange()
    }
  }

  /// The direction in radians, clockwise from the x axis. The default is a quarter turn.
  open var angle: CGFloat {
    get { storedAngle }
    set { setAngle(newValue, magnitude: storedMagnitude) }
  }

  /// The acceleration in units of 1,000 points per second squared. The default is 1.
  open var magnitude: CGFloat {
    get { storedMagnitude }
    set {
      let direction = PhysicsVector(vector).direction
      let isZero = direction == .zero
      vector = CGVector(
        dx: (isZero ? cos(storedAngle) : CGFloat(direction.x)) * newValue,
        dy: (isZero ? sin(storedAngle) : CGFloat(direction.y)) * newValue)
      storedMagnitude = newValue
      noteChange()
    }
  }

  /// Sets the direction in radians, clockwise from the x axis, and the acceleration in units of
  /// 1,000 points per second squared.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    storedAngle = angle
    storedMagnitude = magnitude
    vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    noteChange()
  }

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func applyForces(in animator: UIDynamicAnimator, at time: TimeInterval) {
    let acceleration = PhysicsVector(vector) * Self.unit
    for item in list.items {
      guard let body = animator.bodies.body(of: item), !body.isAnchored else { continue }
      body.acceleration += acceleration
    }
  }
}
