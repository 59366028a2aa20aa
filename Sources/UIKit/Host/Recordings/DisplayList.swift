/// Shapes, texts and pictures that a view draws itself, from back to front.
package struct DisplayList: Equatable, Sendable {
  /// The outline of a shape, in points.
  package enum Shape: Equatable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, radius: CGFloat)
    /// The ellipse that touches the edges of a rectangle.
    case ellipse(CGRect)
    case path(DrawnPath)
  }

  /// The look of a line.
  package struct Stroke: Hashable, Sendable {
    /// The width, in points. Half of it lies on each side of the outline.
    package var width: CGFloat
    package var color: RGBA
    package var cap: CGLineCap
    package var join: CGLineJoin
    /// The maximum length of a pointed corner, as a multiple of the width.
    package var miterLimit: CGFloat = 4
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    package var dashes: [CGFloat] = []
    /// The distance into the dashes at which the line starts, in points.
    package var dashPhase: CGFloat = 0
    /// The transform of the shape and of the line along it, whose width then varies.
    package var transform = CGAffineTransform.identity

    /// Sets the dashes. A pattern with a negative length, or without any length, is a solid line.
    mutating func setDashes(_ lengths: [CGFloat], phase: CGFloat) {
      guard lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) > 0 else { return }
      (dashes, dashPhase) = (lengths, phase)
    }
  }

  /// A step of a drawing.
  package indirect enum Command: Equatable, Sendable {
    /// Fills a shape. Areas with a winding number other than zero are inside.
    case fill(Shape, RGBA)
    /// Fills a shape. Areas from which a ray outwards crosses the outline an odd number of times
    /// are inside.
    case fillEvenOdd(Shape, RGBA)
    /// Fills a shape with a gradient. Areas with a winding number other than zero are inside.
    case gradient(Shape, GradientPaint)
    /// Draws a line along the outline of a shape.
    case stroke(Shape, Stroke)
    /// Draws lines of text.
    case text(PlacedText)
    /// Begins steps that are clipped, shaded and mixed as a whole, up to the ``end`` of the group.
    case begin(DrawnGroup)
    /// Ends the group that began last.
    case end
    /// Draws the pieces of a picture.
    case image(DrawnImage)
    /// Draws steps with coordinates of their own.
    case picture(DrawnPicture)
    /// Draws steps except where others, which are black, draw.
    case cut([Command], removing: [Command])
  }

  /// The steps, in order.
  package var commands: [Command] = []
}
