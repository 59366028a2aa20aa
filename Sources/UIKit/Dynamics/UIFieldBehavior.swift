/// A behavior that applies forces to items within an area.
///
/// Apple does not document the units. Here, a field of strength 1 accelerates an item of 100 by 100
/// points and density 1 like a push of magnitude 1: by 100 points per second squared. Fields of
/// gravity accelerate all items alike.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// The rule for the force on an item.
  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, spring, electric, magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let kind: Kind
  private var list = DynamicItemList([])

  private init(_ kind: Kind, position: CGPoint = .zero, direction: CGVector = .zero) {
    self.kind = kind
    self.position = position
    self.direction = direction
    super.init()
  }

  // MARK: Kinds

  /// Returns a field that slows items, the more the faster they are: with a force of 1 at 100
  /// points per second.
  public class func dragField() -> Self { make(UIFieldBehavior(.drag)) }

  /// Returns a field that moves items around its position, counterclockwise.
  public class func vortexField() -> Self { make(UIFieldBehavior(.vortex)) }

  /// Returns a field that accelerates items toward a position.
  public class func radialGravityField(position: CGPoint) -> Self {
    make(UIFieldBehavior(.radialGravity, position: position))
  }

  /// Returns a field that accelerates items in a direction.
  public class func linearGravityField(direction: CGVector) -> Self {
    make(UIFieldBehavior(.linearGravity, direction: direction))
  }

  /// Returns a field that gives items a velocity: 100 points per second for a direction of
  /// length 1.
  public class func velocityField(direction: CGVector) -> Self {
    make(UIFieldBehavior(.velocity, direction: direction))
  }

  /// Returns a field that pulls items to its position, the more the farther they are away: with a
  /// force of 1 at 100 points.
  public class func springField() -> Self { make(UIFieldBehavior(.spring)) }

  /// Returns a field that pulls items with a negative charge to its position, and pushes those with
  /// a positive one.
  public class func electricField() -> Self { make(UIFieldBehavior(.electric)) }

  /// Returns a field that pushes items with a charge across their movement.
  public class func magneticField() -> Self { make(UIFieldBehavior(.magnetic)) }

  /// Returns a field whose force a closure computes.
  ///
  /// - Parameter block: A closure that receives the field, the position of an item from the field's
  ///   position, its velocity in points per second, its mass and charge, and the time of the
  ///   animator in seconds. It returns a force, which ``strength`` does not change.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self {
    make(UIFieldBehavior(.custom(block)))
  }

  private class func make(_ field: UIFieldBehavior) -> Self {
    guard let result = field as? Self else {
      fatalError(
        "\(Self.self) was asked for a field of UIKit; call the method on UIFieldBehavior.")
    }
    return result
  }

  // MARK: Items

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { noteChange() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { noteChange() } }

  // MARK: Properties

  /// The center of the field, in points, in the coordinates of the items.
  open var position: CGPoint { didSet { noteChange() } }
  /// The area of the field about its position. The default is infinite.
  open var region = UIRegion.infinite { didSet { noteChange() } }
  /// The factor of the force. The default is 1.
  open var strength: CGFloat = 1 { didSet { noteChange() } }
  /// The power of the distance in points by which the force is divided. The default is 0, for the
  /// same force everywhere.
  open var falloff: CGFloat = 0 { didSet { noteChange() } }
  /// The least distance that ``falloff`` takes into account, in points. The default is 1.
  open var minimumRadius: CGFloat = 1 { didSet { noteChange() } }
  /// The direction of a field of linear gravity or of velocity.
  open var direction: CGVector { didSet { noteChange() } }

  // MARK: Within the module

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func applyForces(in animator: UIDynamicAnimator, at time: TimeInterval) {
    for item in list.items {
      guard let body = animator.bodies.body(of: item), !body.isAnchored else { continue }
      let offset = body.position - PhysicsVector(position)
      guard region.contains(offset.point) else { continue }
      apply(to: body, at: offset, time)
    }
  }

  private func apply(to body: PhysicsBody, at offset: PhysicsVector, _ time: TimeInterval) {
    let unit = UIPushBehavior.unit
    let distance = max(offset.magnitude, Double(minimumRadius), 1e-6)
    let factor = Double(strength) * pow(distance, -Double(falloff))
    switch kind {
    case .drag: body.apply(force: body.velocity * -factor)
    case .vortex: body.apply(force: offset.direction.quarterTurn * (-factor * unit))
    case .radialGravity: body.acceleration -= offset.direction * (factor * unit)
    case .linearGravity: body.acceleration += PhysicsVector(direction) * (factor * unit)
    case .velocity:
      // Each step takes the velocity half of the way.
      let change = PhysicsVector(direction) * (factor * unit) - body.velocity
      body.acceleration += change / (2 * PhysicsWorld.step)
    case .spring: body.apply(force: offset * -factor)
    case .electric: body.apply(force: offset.direction * (factor * unit * body.charge))
    case .magnetic: body.apply(force: body.velocity.quarterTurn * (factor * body.charge))
    case .custom(let block):
      let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
      let force = block(
        self, offset.point, velocity, CGFloat(body.mass), CGFloat(body.charge), time)
      body.apply(force: PhysicsVector(force) * unit)
    }
  }
}
