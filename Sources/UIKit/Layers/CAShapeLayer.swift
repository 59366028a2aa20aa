internal import Scenes

/// A layer that draws a path, which may extend beyond its bounds.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/cashapelayer
///
/// The path is drawn in front of the background and behind the sublayers.
open class CAShapeLayer: CALayer {
  /// The path, in the coordinates of the layer; `nil`, the default, for none.
  ///
  /// The layer keeps a copy.
  open var path: CGPath? {
    get { storedPath }
    set { storedPath = newValue?.copy() }
  }
  private var storedPath: CGPath? { didSet { noteChange(from: oldValue, to: storedPath) } }
  /// The color of the area of the path; `nil` for none. The default is opaque black.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { noteChange(from: oldValue, to: fillColor) }
  }
  /// The rule that decides which areas the path encloses. The default is
  /// `CAShapeLayerFillRule/nonZero`.
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { noteChange(from: oldValue, to: fillRule) }
  }
  /// The color of the line along the path; `nil`, the default, for none.
  open var strokeColor: CGColor? { didSet { noteChange(from: oldValue, to: strokeColor) } }
  /// The fraction of the length of the path at which the line starts. The default is 0.
  open var strokeStart: CGFloat = 0 { didSet { noteChange(from: oldValue, to: strokeStart) } }
  /// The fraction of the length of the path at which the line ends. The default is 1.
  open var strokeEnd: CGFloat = 1 { didSet { noteChange(from: oldValue, to: strokeEnd) } }
  /// The width of the line, in points. The default is 1.
  open var lineWidth: CGFloat = 1 { didSet { noteChange(from: oldValue, to: lineWidth) } }
  /// The maximum length of a pointed corner, as a multiple of the width; longer ones are cut off.
  /// The default is 10.
  open var miterLimit: CGFloat = 10 { didSet { noteChange(from: oldValue, to: miterLimit) } }
  /// The ends of the line. The default is `CAShapeLayerLineCap/butt`.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { noteChange(from: oldValue, to: lineCap) } }
  /// The corners of the line. The default is `CAShapeLayerLineJoin/miter`.
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { noteChange(from: oldValue, to: lineJoin) }
  }
  /// The distance into the dashes at which the line starts, in points. The default is 0.
  open var lineDashPhase: CGFloat = 0 { didSet { noteChange(from: oldValue, to: lineDashPhase) } }
  /// The lengths of dashes and gaps in turn, in points; `nil`, the default, for a solid line.
  open var lineDashPattern: [NSNumber]? {
    didSet { noteChange(from: oldValue, to: lineDashPattern) }
  }

  @MainActor
  override func backdrop(in traits: UITraitCollection) -> SceneDrawing? {
    guard let path = storedPath, !path.isEmpty else { return nil }
    var marks: [SceneDrawing.Mark] = []
    if let fillColor, fillColor.alpha > 0 {
      let shape = SceneDrawing.Shape(path)
      let color = SceneColor(RGBA(fillColor))
      marks.append(fillRule == .evenOdd ? .fillEvenOdd(shape, color) : .fill(shape, color))
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0, let line = strokedPath(of: path) {
      marks.append(.stroke(.path(line), stroke(in: strokeColor)))
    }
    guard !marks.isEmpty else { return nil }
    return SceneDrawing(recorded: marks, in: bounds, fit: .topLeft, isClipped: false)
  }

  /// The part of a path from `strokeStart` to `strokeEnd`; `nil` for none.
  private func strokedPath(of path: CGPath) -> [SceneDrawing.PathElement]? {
    let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
    guard start > 0 || end < 1 else { return [SceneDrawing.PathElement](path) }
    guard start < end else { return nil }
    let length = PathLength(of: path.steps)
    return [SceneDrawing.PathElement](
      length.part(from: start * length.total, to: end * length.total))
  }

  private func stroke(in color: CGColor) -> SceneDrawing.Stroke {
    var stroke = SceneDrawing.Stroke(
      width: lineWidth, color: SceneColor(RGBA(color)), cap: lineCap.cap, join: lineJoin.join,
      miterLimit: miterLimit)
    stroke.setDashes(
      (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, phase: lineDashPhase)
    return stroke
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    lineWidth = other.lineWidth
    miterLimit = other.miterLimit
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPhase = other.lineDashPhase
    lineDashPattern = other.lineDashPattern
  }
}

/// The rule that decides which areas the path of a shape layer encloses.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the rule.
  public let rawValue: String

  /// Creates a rule from Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Areas with a winding number other than zero.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Areas from which a ray outwards crosses the path an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The ends of the line of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the ends.
  public let rawValue: String

  /// Creates ends from Core Animation's name of them.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its end point.
  public static let butt = Self(rawValue: "butt")
  /// The line ends in a half circle around its end point.
  public static let round = Self(rawValue: "round")
  /// The line ends half of its width beyond its end point.
  public static let square = Self(rawValue: "square")

  fileprivate var cap: SceneDrawing.Stroke.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The corners of the line of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the corners.
  public let rawValue: String

  /// Creates corners from Core Animation's name of them.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed corners, up to the miter limit.
  public static let miter = Self(rawValue: "miter")
  /// Round corners.
  public static let round = Self(rawValue: "round")
  /// Corners that are cut off.
  public static let bevel = Self(rawValue: "bevel")

  fileprivate var join: SceneDrawing.Stroke.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
