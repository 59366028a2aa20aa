/// A gradual transition between colors, to fill a shape.
package struct GradientPaint: Hashable, Sendable {
  /// The course of a gradient.
  package enum Course: Hashable, Sendable {
    /// Along the line between two points.
    case linear(from: CGPoint, to: CGPoint)
    /// Between two circles.
    case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
  }

  /// A color at a place of the course.
  package struct Stop: Hashable, Sendable {
    /// The place, from 0, the start, to 1, the end.
    package var location: CGFloat
    package var color: RGBA
  }

  /// The course, in the coordinates of ``transform``.
  package var course: Course
  /// The transform from the coordinates of the course to those of the view.
  package var transform = CGAffineTransform.identity
  /// The colors, by rising locations. The first and the last one continue beyond the ends.
  package var stops: [Stop]
}

extension GradientPaint.Stop {
  /// Returns the place of a color at equal distances to its neighbors.
  static func evenLocation(_ index: Int, of count: Int) -> CGFloat {
    count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
  }
}

extension [GradientPaint.Stop] {
  /// Returns the color at a location.
  func color(at location: CGFloat) -> RGBA? {
    guard let first, let last else { return nil }
    guard location >= first.location else { return first.color }
    guard let next = firstIndex(where: { $0.location > location }), next > 0 else {
      return last.color
    }
    let (a, b) = (self[next - 1], self[next])
    let share = (location - a.location) / (b.location - a.location)
    return RGBA(
      red: .between(a.color.red, b.color.red, share),
      green: .between(a.color.green, b.color.green, share),
      blue: .between(a.color.blue, b.color.blue, share),
      alpha: .between(a.color.alpha, b.color.alpha, share))
  }
}
