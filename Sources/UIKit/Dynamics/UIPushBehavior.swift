/// A behavior that pushes items, once or all the time.
///
/// A continuous push of magnitude 1 accelerates an item of 100 by 100 points and density 1 by 100
/// points per second squared, as Apple documents; an instantaneous one changes its velocity by 100
/// points per second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of pushes.
  public enum Mode: Int, Sendable {
    /// The items are accelerated while the behavior is active.
    case continuous
    /// The velocities of the items change once, after which the behavior is not active.
    case instantaneous
  }

  private var list: DynamicItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var vector = CGVector.zero
  private var storedAngle: CGFloat = 0
  private var storedMagnitude: CGFloat = 0
  private var pushesNext = true

  /// The force of a magnitude of 1, for a mass of 1.
  static let unit = 100.0

  /// The duration of the pushes.
  public let mode: Mode

  /// A Boolean value that indicates whether the items are pushed. The default is `true`. Set it
  /// again for another instantaneous push.
  open var active = true {
    didSet {
      if active { pushesNext = true }
      noteChange()
    }
  }

  /// Creates a behavior that pushes items with no magnitude at first.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItemList(items)
    self.mode = mode
    super.init()
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { noteChange() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if list.remove(item) { noteChange() }
  }

  /// Returns the point at which an item is pushed, as an offset from its center. The default is
  /// zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point at which an item is pushed, as an offset from its center. A push beside the
  /// center turns the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = o
    noteChange()
  }

  /// The direction and the magnitude as a vector. The default is zero.
  open var pushDirection: CGVector {
    get { vector }
    set {
      vector = newValue
      storedMagnitude = CGFloat(PhysicsVector(newValue).magnitude)
      if storedMagnitude > 0 { storedAngle = atan2(newValue.dy, newValue.dx) }
      noteChange()
    }
  }

  /// The direction in radians, clockwise from the x axis. The default is 0.
  open var angle: CGFloat {
    get { storedAngle }
    set { setAngle(newValue, magnitude: storedMagnitude) }
  }

  /// The strength of the push. The default is 0.
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

  /// Sets the direction in radians, clockwise from the x axis, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    storedAngle = angle
    storedMagnitude = magnitude
    vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    noteChange()
  }

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func animatorWillChange(to animator: UIDynamicAnimator?) {
    if animator != nil, active { pushesNext = true }
  }

  override func applyForces(in animator: UIDynamicAnimator, at time: TimeInterval) {
    guard active, vector != .zero else { return }
    if mode == .instantaneous, !pushesNext { return }
    let push = PhysicsVector(vector) * Self.unit
    for item in list.items {
      guard let body = animator.bodies.body(of: item) else { continue }
      let offset = PhysicsVector(targetOffsetFromCenter(for: item)).turned(by: body.angle)
      if mode == .instantaneous {
        body.apply(impulse: push, at: offset)
        body.timeAtRest = 0
      } else {
        body.apply(force: push, at: offset)
      }
    }
    guard mode == .instantaneous else { return }
    pushesNext = false
    active = false
  }
}
