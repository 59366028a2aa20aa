/// A layer whose sublayers move together, as the origin of its bounds changes.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/cascrolllayer
///
/// Sublayers outside of the bounds are visible unless `masksToBounds` is `true`.
open class CAScrollLayer: CALayer {
  /// The axes of scrolling. The default is `CAScrollLayerScrollMode/both`.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the origin of the bounds to a point, along the axes of ``scrollMode``.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode.isHorizontal { origin.x = p.x }
    if scrollMode.isVertical { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the smallest distance after which a rectangle of the layer's coordinates is in the
  /// bounds; of a larger one, its upper left part.
  open func scroll(to r: CGRect) {
    func start(of first: CGFloat, _ last: CGFloat, at start: CGFloat, room: CGFloat) -> CGFloat {
      min(max(start, last - room), first)
    }
    let bounds = bounds
    scroll(
      to: CGPoint(
        x: start(of: r.minX, r.maxX, at: bounds.minX, room: bounds.width),
        y: start(of: r.minY, r.maxY, at: bounds.minY, room: bounds.height)))
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    if let other = other as? CAScrollLayer { scrollMode = other.scrollMode }
  }
}

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the axes.
  public let rawValue: String

  /// Creates axes from Core Animation's name of them.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No scrolling.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// To the left and to the right.
  public static let horizontally = Self(rawValue: "horizontally")
  /// Along both axes.
  public static let both = Self(rawValue: "both")

  fileprivate var isHorizontal: Bool { self == .both || self == .horizontally }
  fileprivate var isVertical: Bool { self == .both || self == .vertically }
}

extension CALayer {
  /// Scrolls the closest scroll layer around this layer until a point of this layer's coordinates
  /// is at the corner of its bounds; no effect without one.
  public func scroll(_ p: CGPoint) {
    guard let layer = scrollLayer else { return }
    layer.scroll(to: convert(p, to: layer))
  }

  /// Scrolls the closest scroll layer around this layer until a rectangle of this layer's
  /// coordinates is visible; no effect without one.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let layer = scrollLayer else { return }
    layer.scroll(to: convert(r, to: layer))
  }

  /// The part of the bounds that is in the bounds of the closest scroll layer around this layer;
  /// the bounds without one.
  public var visibleRect: CGRect {
    guard let layer = scrollLayer else { return bounds }
    let shown = bounds.intersection(convert(layer.bounds, from: layer))
    return shown.isNull ? .zero : shown
  }

  /// The scroll layer that this layer is in or is itself; `nil` for none.
  private var scrollLayer: CAScrollLayer? {
    var step: CALayer? = self
    while let layer = step {
      if let found = layer as? CAScrollLayer { return found }
      step = layer.superlayer
    }
    return nil
  }
}
