/// A behavior that connects an item to a point, or to another item.
///
/// With a ``frequency`` of 0, the default, the connection is rigid: it keeps its length. Otherwise
/// it is a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The objects that an attachment connects.
  public enum AttachmentType: Int, Sendable {
    /// Two items.
    case items
    /// An item and a point.
    case anchor
  }

  /// The items: one, or two.
  public let items: [any UIDynamicItem]
  /// Whether a point or another item holds the item.
  public let attachedBehaviorType: AttachmentType

  private var kind: PhysicsJoint.Kind
  private var pointA: PhysicsVector
  /// The point of the second item, in its coordinates, or of the container.
  private var pointB: PhysicsVector
  private let angle: Double

  // MARK: Connections of a length

  /// Connects the center of an item to a point.
  ///
  /// - Parameter point: The point, in the coordinates of the item's container.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Connects a point of an item to a point of its container.
  ///
  /// - Parameters:
  ///   - offset: The point of the item, from its center.
  ///   - point: The point, in the coordinates of the item's container.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    pointA = PhysicsVector(offset)
    pointB = PhysicsVector(point)
    kind = .distance((DynamicAnchor.place(of: pointA, in: item) - pointB).magnitude)
    angle = 0
    super.init()
  }

  /// Connects the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Connects points of two items, which are offsets from their centers.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    pointA = PhysicsVector(offset1)
    pointB = PhysicsVector(offset2)
    kind = .distance(
      (DynamicAnchor.place(of: pointA, in: item1) - DynamicAnchor.place(of: pointB, in: item2))
        .magnitude)
    angle = 0
    super.init()
  }

  /// Creates a connection at a point of the container.
  private init(
    _ kind: PhysicsJoint.Kind, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?,
    at anchor: CGPoint
  ) {
    let place = PhysicsVector(anchor)
    items = [item] + (other.map { [$0] } ?? [])
    attachedBehaviorType = other == nil ? .anchor : .items
    self.kind = kind
    pointA = DynamicAnchor.point(at: place, in: item)
    pointB = other.map { DynamicAnchor.point(at: place, in: $0) } ?? place
    angle = (other.map(DynamicBodies.turn) ?? 0) - DynamicBodies.turn(of: item)
    super.init()
  }

  // MARK: Connections of other kinds

  /// Returns a connection in which an item slides along an axis relative to another item, without
  /// turning against it.
  ///
  /// - Parameters:
  ///   - point: A point of the axis, in the coordinates of the items' container.
  ///   - axis: The direction of the axis, in the coordinates of the second item.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make(.sliding(axis: axis.checkedAxis, range: .unlimited), item1, item2, point)
  }

  /// Returns a connection in which an item slides along an axis, without turning.
  ///
  /// - Parameters:
  ///   - point: A point of the axis, in the coordinates of the item's container.
  ///   - axis: The direction of the axis.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make(.sliding(axis: axis.checkedAxis, range: .unlimited), item, nil, point)
  }

  /// Returns a connection that keeps points of two items from moving apart, like a rope of their
  /// present distance.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    let result = make(.pin, item1, item2, .zero)
    result.pointA = PhysicsVector(offset1)
    result.pointB = PhysicsVector(offset2)
    let line =
      DynamicAnchor.place(of: result.pointA, in: item1)
      - DynamicAnchor.place(of: result.pointB, in: item2)
    result.kind = .limit(line.magnitude)
    return result
  }

  /// Returns a connection that keeps two items as they are to each other.
  ///
  /// - Parameter point: The point of the connection, in the coordinates of the items' container.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    make(.fixed, item1, item2, point)
  }

  /// Returns a connection at a point about which two items turn.
  ///
  /// - Parameter point: The point of the connection, in the coordinates of the items' container.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    make(.pin, item1, item2, point)
  }

  private class func make(
    _ kind: PhysicsJoint.Kind, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?,
    _ point: CGPoint
  ) -> Self {
    guard let result = UIAttachmentBehavior(kind, item, other, at: point) as? Self else {
      fatalError(
        "\(Self.self) was asked for an attachment of UIKit; call the method on "
          + "UIAttachmentBehavior.")
    }
    return result
  }

  // MARK: Properties

  /// The point that holds the item, in points, in the coordinates of the item's container. Between
  /// two items, it is the point of the connection, and setting it has no effect.
  open var anchorPoint: CGPoint {
    get {
      guard items.count > 1 else { return pointB.point }
      return DynamicAnchor.place(of: pointB, in: items[1]).point
    }
    set {
      guard items.count == 1 else { return }
      pointB = PhysicsVector(newValue)
      noteChange()
    }
  }

  /// The distance between both points, in points, at first their present distance. Only connections
  /// of a length have one; for others, it is 0.
  open var length: CGFloat {
    get {
      switch kind {
      case .distance(let length), .limit(let length): CGFloat(length)
      default: 0
      }
    }
    set {
      let length = Double(max(newValue, 0))
      switch kind {
      case .distance: kind = .distance(length)
      case .limit: kind = .limit(length)
      default: return
      }
      noteChange()
    }
  }

  /// The damping of the spring; with 1, it does not swing. The default is 0.
  open var damping: CGFloat = 0 { didSet { noteChange() } }
  /// The frequency of the spring in hertz; 0, the default, for a rigid connection.
  open var frequency: CGFloat = 0 { didSet { noteChange() } }
  /// The torque against turns of the items, in units of mass times points squared per second
  /// squared. The default is 0.
  open var frictionTorque: CGFloat = 0 { didSet { noteChange() } }
  /// The limits of the position along the axis of a sliding connection, in points, or of the angle
  /// of a pin, in radians. The default is `infinite`.
  open var attachmentRange = UIFloatRange.infinite { didSet { noteChange() } }

  // MARK: Within the module

  override var dynamicItems: [any UIDynamicItem] { items }

  override func joints(in animator: UIDynamicAnimator) -> [PhysicsJoint] {
    let bodies = items.compactMap { animator.bodies.body(of: $0) }
    guard bodies.count == items.count, let first = bodies.first else { return [] }
    var joint = PhysicsJoint(
      kind: kind, a: first, b: bodies.count > 1 ? bodies[1] : nil, pointA: pointA, pointB: pointB)
    joint.angle = angle
    joint.frequency = Double(max(frequency, 0))
    joint.damping = Double(max(damping, 0))
    joint.frictionTorque = Double(max(frictionTorque, 0))
    switch kind {
    case .sliding(let axis, _):
      joint.kind = .sliding(axis: axis, range: attachmentRange.numbers)
    case .pin: joint.turns = attachmentRange.numbers
    default: break
    }
    return [joint]
  }
}

/// Points of items.
@MainActor
enum DynamicAnchor {
  /// Returns the position of a point that is given from the center of an item before its rotation.
  static func place(of point: PhysicsVector, in item: any UIDynamicItem) -> PhysicsVector {
    PhysicsVector(item.center) + point.turned(by: DynamicBodies.turn(of: item))
  }

  /// Returns a point at a position, from the center of an item before its rotation.
  static func point(at place: PhysicsVector, in item: any UIDynamicItem) -> PhysicsVector {
    (place - PhysicsVector(item.center)).turned(by: -DynamicBodies.turn(of: item))
  }
}

extension CGVector {
  /// The vector as an axis, whose direction has to exist.
  fileprivate var checkedAxis: PhysicsVector {
    let axis = PhysicsVector(self)
    require(
      axis.magnitude > 0,
      "The axis (\(dx), \(dy)) of a sliding attachment has no direction; pass a vector that is not "
        + "zero.")
    return axis
  }
}

extension ClosedRange<Double> {
  fileprivate static var unlimited: Self { -Double.infinity...Double.infinity }
}

extension UIFloatRange {
  fileprivate var numbers: ClosedRange<Double> {
    Double(min(minimum, maximum))...Double(max(minimum, maximum))
  }
}
