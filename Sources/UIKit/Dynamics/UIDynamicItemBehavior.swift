/// A behavior with the physical properties of items.
///
/// Items without a behavior of this class have an elasticity and a friction of 0.2, a density of 1
/// and no resistance. If several behaviors have an item, the one that was added last determines its
/// properties.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  /// Changes of velocities before the behavior has an animator.
  private var linear: [ObjectIdentifier: PhysicsVector] = [:]
  private var angular: [ObjectIdentifier: Double] = [:]

  /// Creates a behavior of items with the default properties.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { noteChange() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    linear[ObjectIdentifier(item)] = nil
    angular[ObjectIdentifier(item)] = nil
    if list.remove(item) { noteChange() }
  }

  /// The share of the speed that a collision keeps, from 0 to 1; the higher one of both items
  /// counts. The default is 0.
  open var elasticity: CGFloat = 0 { didSet { noteChange() } }
  /// The resistance of items that slide along each other. The default is 0; 1 is strong.
  open var friction: CGFloat = 0 { didSet { noteChange() } }
  /// The mass for each 10,000 square points. The default is 1.
  open var density: CGFloat = 1 { didSet { noteChange() } }
  /// The resistance to movement: the velocity decays to 1/e in the inverse of the value, in
  /// seconds. The default is 0.
  open var resistance: CGFloat = 0 { didSet { noteChange() } }
  /// The resistance to turns, like ``resistance``. The default is 0.
  open var angularResistance: CGFloat = 0 { didSet { noteChange() } }
  /// The electric charge, which electric and magnetic fields act on. The default is 0.
  open var charge: CGFloat = 0 { didSet { noteChange() } }
  /// A Boolean value that indicates whether the items stay in place, and others collide with them.
  /// The default is `false`.
  open var isAnchored = false { didSet { noteChange() } }
  /// A Boolean value that indicates whether the items turn. The default is `true`.
  open var allowsRotation = true { didSet { noteChange() } }

  // MARK: Velocities

  /// Changes the velocity of an item of the behavior, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    linear[ObjectIdentifier(item), default: .zero] += PhysicsVector(velocity)
    deliverVelocities()
    noteChange()
  }

  /// Returns the velocity of an item of the behavior, in points per second; zero for other items.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard list.contains(item) else { return .zero }
    let velocity = body(of: item)?.velocity ?? .zero
    return (velocity + (linear[ObjectIdentifier(item)] ?? .zero)).point
  }

  /// Changes the speed at which an item of the behavior turns, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    angular[ObjectIdentifier(item), default: 0] += Double(velocity)
    deliverVelocities()
    noteChange()
  }

  /// Returns the speed at which an item of the behavior turns, in radians per second; zero for
  /// other items.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard list.contains(item) else { return 0 }
    return CGFloat((body(of: item)?.angularVelocity ?? 0) + (angular[ObjectIdentifier(item)] ?? 0))
  }

  private func body(of item: any UIDynamicItem) -> PhysicsBody? {
    guard let dynamicAnimator else { return nil }
    dynamicAnimator.updateBodies()
    return dynamicAnimator.bodies.body(of: item)
  }

  private func deliverVelocities() {
    guard dynamicAnimator != nil, !(linear.isEmpty && angular.isEmpty) else { return }
    for item in list.items {
      guard let body = body(of: item) else { continue }
      body.velocity += linear.removeValue(forKey: ObjectIdentifier(item)) ?? .zero
      body.angularVelocity += angular.removeValue(forKey: ObjectIdentifier(item)) ?? 0
    }
  }

  // MARK: Within the module

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func applyProperties(in animator: UIDynamicAnimator) {
    for item in list.items { animator.bodies.body(of: item).map(apply(to:)) }
    deliverVelocities()
  }

  private func apply(to body: PhysicsBody) {
    body.elasticity = Double(max(elasticity, 0))
    body.friction = Double(max(friction, 0))
    body.resistance = Double(max(resistance, 0))
    body.angularResistance = Double(max(angularResistance, 0))
    body.charge = Double(charge)
    if body.density != Double(density) { body.density = Double(density) }
    if body.isAnchored != isAnchored { body.isAnchored = isAnchored }
    if body.allowsRotation != allowsRotation { body.allowsRotation = allowsRotation }
  }
}

extension PhysicsBody {
  /// Takes the properties of an item without a behavior of them.
  func takeStandardProperties() {
    elasticity = 0.2
    friction = 0.2
    resistance = 0
    angularResistance = 0
    charge = 0
    if density != 1 { density = 1 }
    if isAnchored { isAnchored = false }
    if !allowsRotation { allowsRotation = true }
  }
}
