import Foundation

/// Shapes, texts and pictures in a box, from back to front.
public struct SceneDrawing: Sendable, Equatable {
  /// The outline of a shape, in points, in the coordinates of the drawing.
  public enum Shape: Sendable, Equatable {
    /// A rectangle.
    case rectangle(CGRect)
    /// A rectangle with rounded corners.
    case roundedRectangle(CGRect, radius: CGFloat)
    /// The ellipse that touches the edges of a rectangle.
    case ellipse(CGRect)
    /// Lines and curves.
    case path([PathElement])
  }

  /// A step of a path.
  public enum PathElement: Sendable, Equatable {
    /// Begins a subpath at a point.
    case move(CGPoint)
    /// A line from the current point.
    case line(CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning of the subpath.
    case close
  }

  /// A stroke style.
  public struct Stroke: Sendable, Hashable {
    /// Line caps, named as in SVG.
    public enum Cap: String, Sendable {
      /// The line ends at its end point.
      case butt
      /// The line ends in a half circle around its end point.
      case round
      /// The line ends half of its width beyond its end point.
      case square
    }

    /// Line joins, named as in SVG.
    public enum Join: String, Sendable {
      /// Pointed corners.
      case miter
      /// Round corners.
      case round
      /// Corners that are cut off.
      case bevel
    }

    /// The width, in points. Half of it lies on each side of the outline.
    public var width: CGFloat
    /// The color.
    public var color: SceneColor
    /// The ends.
    public var cap: Cap
    /// The corners.
    public var join: Join
    /// The maximum length of a pointed corner, as a multiple of the width.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dashes: [CGFloat]
    /// The distance into the dashes at which the line starts, in points.
    public var dashPhase: CGFloat
    /// The transform of the shape and of the line along it, whose width then varies.
    public var transform = SceneTransform.identity

    /// Creates a line.
    public init(
      width: CGFloat, color: SceneColor, cap: Cap = .butt, join: Join = .miter,
      miterLimit: CGFloat = 4, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
      self.width = width
      self.color = color
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashes = dashes
      self.dashPhase = dashPhase
    }
  }

  /// A step of the drawing.
  public indirect enum Mark: Sendable, Equatable {
    /// A filled shape. Areas with a winding number other than zero are inside.
    case fill(Shape, SceneColor)
    /// A filled shape. Areas from which a ray outwards crosses the outline an odd number of times
    /// are inside.
    case fillEvenOdd(Shape, SceneColor)
    /// A shape filled with a gradient. Areas with a winding number other than zero are inside.
    case gradient(Shape, SceneGradient)
    /// A line along the outline of a shape.
    case stroke(Shape, Stroke)
    /// Lines of text, with positions in the coordinates of the drawing.
    case text(SceneText)
    /// The beginning of marks that are clipped, shaded and mixed as a whole, up to ``end``.
    case begin(SceneGroup)
    /// The end of the group that began last.
    case end
    /// Pieces of a picture.
    case image(SceneImage)
    /// Marks with coordinates of their own.
    case picture(ScenePicture)
    /// Marks except where others, which are black, draw.
    case cut([Mark], removing: [Mark])
  }

  /// The placement of the drawing in a box of another size.
  public enum Fit: String, Sendable {
    /// The drawing is stretched to the box.
    case fill
    /// The drawing is as large as fits, with its proportions.
    case aspectFit
    /// The drawing is as small as covers the box, with its proportions.
    case aspectFill
    /// The drawing has its own size and is centered.
    case center
    /// The drawing has its own size, at the middle of an edge.
    case top, bottom, left, right
    /// The drawing has its own size, in a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The size of the drawing, in points. Nothing is drawn outside the rectangle of this size at
  /// zero, unless the drawing is not clipped.
  public var size: CGSize
  /// The placement in the node's box.
  public var fit: Fit
  /// The shapes, texts and pictures, from back to front.
  public var marks: [Mark]
  /// A Boolean value that indicates whether the drawing is clipped to its rectangle. An unclipped
  /// one keeps its own size at the upper left corner of the box, whatever the value of ``fit``.
  public var isClipped: Bool

  /// Creates a drawing.
  public init(size: CGSize, fit: Fit = .fill, isClipped: Bool = true, marks: [Mark]) {
    self.size = size
    self.fit = fit
    self.isClipped = isClipped
    self.marks = marks
  }
}

extension SceneDrawing {
  /// The pictures, from back to front.
  package var images: [SceneImage] {
    Self.images(of: marks)
  }

  private static func images(of marks: [Mark]) -> [SceneImage] {
    marks.flatMap(\.uncut).flatMap { mark -> [SceneImage] in
      switch mark {
      case .image(let image): [image]
      case .picture(let picture): images(of: picture.marks)
      default: []
      }
    }
  }

  /// Returns the rectangle that the drawing takes in a box with its corner at zero.
  public func rect(in box: CGSize) -> CGRect {
    guard isClipped else { return CGRect(origin: .zero, size: size) }
    let (scaleX, scaleY) = scales(in: box)
    let drawn = CGSize(width: size.width * scaleX, height: size.height * scaleY)
    let (x, y) = fit.alignment
    return CGRect(
      x: (box.width - drawn.width) * x, y: (box.height - drawn.height) * y, width: drawn.width,
      height: drawn.height)
  }

  private func scales(in box: CGSize) -> (x: CGFloat, y: CGFloat) {
    guard isClipped, size.width > 0, size.height > 0 else { return (1, 1) }
    let (x, y) = (box.width / size.width, box.height / size.height)
    switch fit {
    case .fill: return (x, y)
    case .aspectFit: return (min(x, y), min(x, y))
    case .aspectFill: return (max(x, y), max(x, y))
    default: return (1, 1)
    }
  }

  /// The transform from the drawing's coordinates to the coordinates of a box with its corner at
  /// zero.
  package func transform(in box: CGSize) -> SceneTransform {
    let rect = rect(in: box)
    let (scaleX, scaleY) = scales(in: box)
    return SceneTransform(a: scaleX, d: scaleY, tx: rect.minX, ty: rect.minY)
  }
}

extension SceneDrawing.Mark {
  /// The mark, or the marks of one from which others are removed.
  package var uncut: [SceneDrawing.Mark] {
    if case .cut(let marks, _) = self { marks.flatMap(\.uncut) } else { [self] }
  }
}

extension SceneDrawing.Fit {
  /// The fraction of the free space before the drawing, along x and y.
  package var alignment: (x: CGFloat, y: CGFloat) {
    switch self {
    case .fill, .aspectFit, .aspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
