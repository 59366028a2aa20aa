/// An area about a center, in which a field has an effect.
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying {
  private indirect enum Area {
    case everything
    case circle(Double)
    case rectangle(PhysicsVector)
    case outside(Area)
    case union(Area, Area)
    case intersection(Area, Area)

    func contains(_ point: PhysicsVector) -> Bool {
      switch self {
      case .everything: true
      case .circle(let radius): point.magnitude <= radius
      case .rectangle(let half): abs(point.x) <= half.x && abs(point.y) <= half.y
      case .outside(let area): !area.contains(point)
      case .union(let first, let second): first.contains(point) || second.contains(point)
      case .intersection(let first, let second): first.contains(point) && second.contains(point)
      }
    }
  }

  private let area: Area

  private init(_ area: Area) {
    self.area = area
    super.init()
  }

  /// Creates a circle about the center, with a radius in points.
  public convenience init(radius: CGFloat) { self.init(.circle(Double(radius))) }

  /// Creates a rectangle about the center, with a size in points.
  public convenience init(size: CGSize) {
    self.init(.rectangle(PhysicsVector(Double(size.width) / 2, Double(size.height) / 2)))
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion(.everything) }

  /// Returns the area outside of the region.
  open func inverse() -> UIRegion { UIRegion(.outside(area)) }

  /// Returns the area in this region or another one.
  open func union(with region: UIRegion) -> UIRegion { UIRegion(.union(area, region.area)) }

  /// Returns the area in this region outside of another one.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion(.intersection(area, .outside(region.area)))
  }

  /// Returns the area in both this region and another one.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion(.intersection(area, region.area))
  }

  /// Returns whether a point is in the region, as an offset from its center in points.
  open func contains(_ point: CGPoint) -> Bool { area.contains(PhysicsVector(point)) }

  /// Returns the region, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
