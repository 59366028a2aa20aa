/// The bodies of an animator's items, in the order in which the items were added.
@MainActor
struct DynamicBodies {
  /// An item with its body.
  struct Entry {
    let item: any UIDynamicItem
    let body: PhysicsBody
    /// The transform of the item without the rotation of the body.
    var unturned: CGAffineTransform
    /// The angle that the item displays.
    var angle: Double
    /// The size and the kind of shape that the body was made of.
    var size: CGSize
  }

  private(set) var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Returns the body of an item; `nil` for an item that no behavior affects.
  func body(of item: any UIDynamicItem) -> PhysicsBody? {
    indices[ObjectIdentifier(item)].map { entries[$0].body }
  }

  /// Makes bodies of new items, and removes the bodies of missing items.
  mutating func update(to items: [any UIDynamicItem]) {
    var new: [Entry] = []
    var newIndices: [ObjectIdentifier: Int] = [:]
    for item in items where newIndices[ObjectIdentifier(item)] == nil {
      newIndices[ObjectIdentifier(item)] = new.count
      new.append(indices[ObjectIdentifier(item)].map { entries[$0] } ?? Self.entry(of: item))
    }
    entries = new
    indices = newIndices
  }

  /// Moves a body to the position of its item.
  mutating func read(_ item: any UIDynamicItem) {
    guard let index = indices[ObjectIdentifier(item)] else { return }
    let current = Self.entry(of: item)
    let body = entries[index].body
    body.position = current.body.position
    body.angle = current.body.angle
    if body.shapes != current.body.shapes { body.shapes = current.body.shapes }
    entries[index].unturned = current.unturned
    entries[index].angle = current.angle
    entries[index].size = current.size
  }

  /// Moves the items to the positions of their bodies.
  mutating func write() {
    for (index, entry) in entries.enumerated() where !entry.body.isAnchored {
      let center = entry.body.position.point
      if entry.item.center != center { entry.item.center = center }
      guard entry.body.angle != entry.angle else { continue }
      entries[index].angle = entry.body.angle
      entry.item.transform = entry.unturned.concatenating(
        CGAffineTransform(rotationAngle: entry.body.angle))
    }
  }

  private static func entry(of item: any UIDynamicItem) -> Entry {
    let angle = turn(of: item)
    let unturned = item.transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    let body = PhysicsBody(
      position: PhysicsVector(item.center), angle: angle, shapes: shapes(of: item))
    return Entry(
      item: item, body: body, unturned: unturned, angle: angle, size: item.bounds.size)
  }

  /// Returns the rotation of an item's transform, in radians.
  static func turn(of item: any UIDynamicItem) -> Double {
    let transform = item.transform
    return transform.b == 0 && transform.a >= 0 ? 0 : atan2(transform.b, transform.a)
  }

  /// Returns the shapes of an item about its center, without the rotation of its transform.
  private static func shapes(of item: any UIDynamicItem) -> [PhysicsShape] {
    if let group = item as? UIDynamicItemGroup {
      let (center, angle) = (PhysicsVector(group.center), turn(of: group))
      return group.items.flatMap { part in
        shapes(of: part).map { shape in
          shape.placed(
            at: (PhysicsVector(part.center) - center).turned(by: -angle),
            angle: turn(of: part) - angle)
        }
      }
    }
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .rectangle: return [.rectangle(size)]
    case .ellipse: return [.ellipse(size)]
    case .path:
      let points = DynamicPath.lines(of: item.collisionBoundingPath).flatMap { $0 }
      return [PhysicsShape.hull(points) ?? .rectangle(size)]
    }
  }
}

/// Chords of paths.
enum DynamicPath {
  /// The number of chords in place of a curve.
  private static let chords = 12

  /// Returns the lines of a path, with their ends.
  @MainActor
  static func lines(of path: UIBezierPath) -> [[PhysicsVector]] {
    path.cgPath.steps.subpaths.flatMap { subpath in
      subpath.drawnSegments.flatMap { segment -> [[PhysicsVector]] in
        func point(_ share: Double) -> PhysicsVector {
          PhysicsVector(segment.point(at: CGFloat(share)))
        }
        let line = point(1) - point(0)
        let isStraight = [0.25, 0.5].allSatisfy {
          (point($0) - point(0) - line * $0).magnitude < 1e-6
        }
        let count = isStraight ? 1 : chords
        let points = (0...count).map { point(Double($0) / Double(count)) }
        return zip(points, points.dropFirst()).compactMap { $0 == $1 ? nil : [$0, $1] }
      }
    }
  }
}
