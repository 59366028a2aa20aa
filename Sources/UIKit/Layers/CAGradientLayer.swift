internal import Scenes

/// A layer that draws a gradient in its bounds, with their rounded corners.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/cagradientlayer
///
/// The gradient is drawn in front of the background and behind the sublayers. With one color, it is
/// that color; without colors, nothing.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`; `nil`, the default, for none.
  ///
  /// - Precondition: All elements are colors of the class `CGColor`. UIKit ignores others.
  open var colors: [Any]? {
    get { storedColors }
    set {
      storedColors = newValue?.map { element in
        guard let color = element as? CGColor else {
          fatalError(
            "\(Swift.type(of: element)) in the colors of a gradient layer is no CGColor; for a "
              + "UIColor, give its cgColor.")
        }
        return color
      }
    }
  }
  private var storedColors: [CGColor]? { didSet { noteChange(from: oldValue, to: storedColors) } }
  /// The locations of the colors, from 0, the start, to 1, the end; `nil`, the default, for equal
  /// distances.
  ///
  /// Locations that are less than an earlier one count as that one, and without a location for each
  /// color the distances are equal (chosen; UIKit requires rising locations, one for each color).
  open var locations: [NSNumber]? { didSet { noteChange(from: oldValue, to: locations) } }
  /// The start of the gradient, as fractions of the bounds. The default is (0.5, 0).
  ///
  /// Of a radial or conic gradient, it is the center.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { noteChange(from: oldValue, to: startPoint) }
  }
  /// The end of the gradient, as fractions of the bounds. The default is (0.5, 1).
  ///
  /// Of a radial gradient, it is a corner of the rectangle around a quarter of the last color's
  /// ellipse; of a conic gradient, it is in the direction of the first color.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { noteChange(from: oldValue, to: endPoint) } }
  /// The kind of the gradient. The default is `CAGradientLayerType/axial`.
  open var type = CAGradientLayerType.axial { didSet { noteChange(from: oldValue, to: type) } }

  /// The number of sectors that a conic gradient consists of.
  private static let sectorCount = 180

  @MainActor
  override func backdrop(in traits: UITraitCollection) -> SceneDrawing? {
    let stops = stops
    let bounds = bounds
    guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let marks: [SceneDrawing.Mark]
    switch type {
    case .radial:
      let (x, y) = (
        abs(endPoint.x - startPoint.x) * bounds.width,
        abs(endPoint.y - startPoint.y) * bounds.height
      )
      let center = place(startPoint)
      marks = [
        fill(
          .radial(from: .zero, startRadius: 0, to: .zero, endRadius: 1), stops,
          CGAffineTransform(
            a: max(x, 1e-6), b: 0, c: 0, d: max(y, 1e-6), tx: center.x, ty: center.y))
      ]
    case .conic: marks = sectors(of: stops)
    default:
      // The fractions are scaled with the bounds, and so are the lines of equal color.
      let scale = CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
      marks = [
        startPoint == endPoint
          ? .fill(.rectangle(bounds), stops[stops.count - 1].color)
          : fill(.linear(from: startPoint, to: endPoint), stops, scale)
      ]
    }
    return SceneDrawing(recorded: marks, in: bounds)
  }

  private func fill(
    _ course: SceneGradient.Course, _ stops: [SceneGradient.Stop], _ transform: CGAffineTransform
  ) -> SceneDrawing.Mark {
    .gradient(
      .rectangle(bounds),
      SceneGradient(course: course, transform: SceneTransform(transform), stops: stops))
  }

  /// The colors with their locations, which do not fall.
  private var stops: [SceneGradient.Stop] {
    let colors = storedColors ?? []
    let places = locations.flatMap { $0.count == colors.count ? $0 : nil }
    var last: CGFloat = 0
    return colors.indices.map { index in
      let even = SceneGradient.Stop.evenLocation(index, of: colors.count)
      last = max(last, min(places.map { CGFloat($0[index].doubleValue) } ?? even, 1))
      return SceneGradient.Stop(location: last, color: SceneColor(RGBA(colors[index])))
    }
  }

  /// Returns the point of the bounds at fractions of them.
  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  /// The sectors of a conic gradient, clockwise from the direction of the end point. Each reaches
  /// under the next one, so that no gap shows between them.
  private func sectors(of stops: [SceneGradient.Stop]) -> [SceneDrawing.Mark] {
    let (center, end) = (place(startPoint), place(endPoint))
    let start = CGFloat(atan2(Double(end.y - center.y), Double(end.x - center.x)))
    let reach = bounds.corners.map { ($0 - center).length }.max() ?? 0
    let step = 2 * CGFloat.pi / CGFloat(Self.sectorCount)
    return (0..<Self.sectorCount).compactMap { index in
      let location = (CGFloat(index) + 0.5) / CGFloat(Self.sectorCount)
      guard let color = stops.color(at: location) else { return nil }
      var path: [SceneDrawing.PathElement] = [.move(center)]
      for side in [CGFloat(index), CGFloat(index) + (index + 1 < Self.sectorCount ? 1.5 : 1)] {
        let angle = start + step * side
        path.append(
          .line(
            CGPoint(
              x: center.x + CGFloat(cos(Double(angle))) * reach * 1.1,
              y: center.y + CGFloat(sin(Double(angle))) * reach * 1.1)))
      }
      path.append(.close)
      return .fill(.path(path), color)
    }
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }
}

/// The kind of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the kind.
  public let rawValue: String

  /// Creates a kind from Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point.
  public static let axial = Self(rawValue: "axial")
  /// In ellipses around the start point.
  public static let radial = Self(rawValue: "radial")
  /// Clockwise around the start point, from the direction of the end point.
  public static let conic = Self(rawValue: "conic")
}
