/// Several items that move as one body, which has the shapes of all of them.
///
/// Add the group to behaviors in place of its items. The items keep their positions to each other.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items of the group.
  public let items: [any UIDynamicItem]
  private var places: [(offset: PhysicsVector, transform: CGAffineTransform)] = []
  private var storedCenter = CGPoint.zero
  private var size = CGSize.zero
  private var turn = CGAffineTransform.identity

  /// Creates a group of items at their current positions.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    let frame = items.map(\.dynamicFrame).reduce(CGRect.null) { $0.union($1) }
    guard !frame.isNull else { return }
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    size = frame.size
    places = items.map { (PhysicsVector($0.center) - PhysicsVector(storedCenter), $0.transform) }
  }

  /// The center of the rectangle around the items, in points. Setting it moves the items.
  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      placeItems()
    }
  }

  /// The size of the rectangle around the items at first, in points, with the origin at zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The transform of the group about its center. The default is the identity. Setting it moves and
  /// turns the items.
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      placeItems()
    }
  }

  private func placeItems() {
    for (item, place) in zip(items, places) {
      let offset = place.offset.point.applying(turn)
      item.center = CGPoint(x: storedCenter.x + offset.x, y: storedCenter.y + offset.y)
      let transform = place.transform.concatenating(turn)
      if item.transform != transform { item.transform = transform }
    }
  }
}
