import Foundation

/// A gradual transition between colors.
public struct SceneGradient: Sendable, Hashable {
  /// The geometry of a gradient.
  public enum Course: Sendable, Hashable {
    /// Along the line between two points.
    case linear(from: CGPoint, to: CGPoint)
    /// Between two circles.
    case radial(
      from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
  }

  /// A color at a location along the gradient.
  public struct Stop: Sendable, Hashable {
    /// The location, from 0, the start, to 1, the end.
    public var location: CGFloat
    /// The color.
    public var color: SceneColor

    /// Creates a stop.
    public init(location: CGFloat, color: SceneColor) {
      self.location = location
      self.color = color
    }
  }

  /// The geometry, in the coordinates of ``transform``.
  public var course: Course
  /// The transform from the coordinates of the geometry to the drawing's.
  public var transform: SceneTransform
  /// The colors, by rising locations. The first and the last one continue beyond the ends.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(course: Course, transform: SceneTransform = .identity, stops: [Stop]) {
    self.course = course
    self.transform = transform
    self.stops = stops
  }

  /// The last color, which a gradient along a line without a length has everywhere; `nil` for other
  /// gradients.
  package var solidColor: SceneColor? {
    guard case .linear(let from, let to) = course, from == to else { return nil }
    return stops.last?.color
  }

  /// The average of the colors, for hosts without gradients.
  package var averageColor: SceneColor {
    let count = Double(max(stops.count, 1))
    func average(_ component: KeyPath<SceneColor, Double>) -> Double {
      stops.reduce(0) { $0 + $1.color[keyPath: component] } / count
    }
    return SceneColor(
      red: average(\.red), green: average(\.green), blue: average(\.blue),
      alpha: average(\.alpha))
  }
}
