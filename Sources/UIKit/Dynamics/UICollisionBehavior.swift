/// A behavior in which items collide with each other, and with boundaries.
///
/// Items that move fast do not pass through each other or through a boundary.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that the items collide with.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The other items of the behavior.
    public static let items = Mode(rawValue: 1 << 0)
    /// The boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// The other items and the boundaries.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// A boundary of the app.
  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    let boundary: PhysicsCollider.Boundary
  }

  private var list: DynamicItemList
  private var boundaries: [Boundary] = []
  private var referenceInsets: UIEdgeInsets?

  /// The object that is told about contacts, which is not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The objects that the items collide with. The default is `everything`.
  open var collisionMode = Mode.everything { didSet { noteChange() } }

  /// Creates a behavior in which items collide with each other.
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

  // MARK: Boundaries

  /// A Boolean value that indicates whether the items stay within the bounds of the animator's
  /// view, or the content of its layout. The default is `false`.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      guard newValue != translatesReferenceBoundsIntoBoundary else { return }
      referenceInsets = newValue ? .zero : nil
      noteChange()
    }
  }

  /// Keeps the items within the bounds of the animator's view, or the content of its layout, with
  /// distances from the edges in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    noteChange()
  }

  /// Adds the outline of a path as a boundary, in the coordinates of the items. Items collide with
  /// it from both sides. It replaces a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { Self.key($0.identifier) == Self.key(identifier) }
    let path = bezierPath.copy() as! UIBezierPath
    boundaries.append(
      Boundary(
        identifier: identifier, path: path,
        boundary: PhysicsCollider.Boundary(
          identifier: Self.key(identifier),
          lines: DynamicPath.lines(of: path).map { .polygon($0) })))
    noteChange()
  }

  /// Adds a line as a boundary, in the coordinates of the items. It replaces a boundary with the
  /// same identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary; `nil` if there is none with the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.key($0.identifier) == Self.key(identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.key($0.identifier) == Self.key(identifier) }
    noteChange()
  }

  /// The identifiers of the boundaries, in the order in which they were added; `nil` if there are
  /// none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all boundaries except for the bounds of the animator's view.
  open func removeAllBoundaries() {
    boundaries = []
    noteChange()
  }

  private static func key(_ identifier: any NSCopying) -> AnyHashable {
    (identifier as? AnyHashable) ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }

  // MARK: Within the module

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func collider(in animator: UIDynamicAnimator) -> PhysicsCollider? {
    var result = PhysicsCollider(
      identity: ObjectIdentifier(self),
      bodies: list.items.compactMap { animator.bodies.body(of: $0) }, boundaries: [],
      collidesBodies: collisionMode.contains(.items))
    guard collisionMode.contains(.boundaries) else { return result }
    result.boundaries = boundaries.map(\.boundary)
    if let referenceInsets, let bounds = animator.referenceBounds {
      result.boundaries.append(Self.boundary(of: bounds.inset(by: referenceInsets)))
    }
    return result
  }

  private static func boundary(of rect: CGRect) -> PhysicsCollider.Boundary {
    PhysicsCollider.Boundary(
      edges: [
        PhysicsHalfPlane(normal: PhysicsVector(1, 0), offset: Double(rect.minX)),
        PhysicsHalfPlane(normal: PhysicsVector(-1, 0), offset: -Double(rect.maxX)),
        PhysicsHalfPlane(normal: PhysicsVector(0, 1), offset: Double(rect.minY)),
        PhysicsHalfPlane(normal: PhysicsVector(0, -1), offset: -Double(rect.maxY)),
      ])
  }

  override func contactDidChange(
    _ contact: PhysicsCollider.Contact, hasBegun: Bool, in animator: UIDynamicAnimator
  ) {
    guard let collisionDelegate, let first = animator.item(of: contact.first) else { return }
    guard let body = contact.second else {
      let identifier = boundaries.first {
        contact.key.boundary == Self.key($0.identifier)
      }?.identifier
      if hasBegun {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: first, withBoundaryIdentifier: identifier,
          at: contact.point.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: first, withBoundaryIdentifier: identifier)
      }
      return
    }
    guard let second = animator.item(of: body) else { return }
    if hasBegun {
      collisionDelegate.collisionBehavior(
        self, beganContactFor: first, with: second, at: contact.point.point)
    } else {
      collisionDelegate.collisionBehavior(self, endedContactFor: first, with: second)
    }
  }
}

/// The methods that a collision behavior calls at contacts. All are optional. The animator calls
/// them after it moved the items of a frame.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called after two items began to touch, at a point in the coordinates of the items.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called after two items separated.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called after an item began to touch a boundary, at a point in the coordinates of the items.
  ///
  /// - Parameter identifier: The boundary; `nil` for the bounds of the animator's view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called after an item left a boundary; `nil` for the bounds of the animator's view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// The default does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// The default does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// The default does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// The default does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
