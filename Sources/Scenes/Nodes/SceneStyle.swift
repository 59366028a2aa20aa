import Foundation

/// A color in the sRGB space, not premultiplied, with components from 0 to 1.
public struct SceneColor: Sendable, Hashable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity: 0 for transparent, 1 for opaque.
  public var alpha: Double

  /// Creates a color from its components. Values outside 0 to 1 are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// The color as `#rrggbb`, with two more digits for the opacity unless it is opaque.
  public var hexadecimal: String {
    let opaque = "#" + [red, green, blue].map(Self.twoDigits).joined()
    return alpha >= 1 ? opaque : opaque + Self.twoDigits(alpha)
  }

  /// The color as `#rrggbb`, without the opacity.
  public var opaqueHexadecimal: String {
    "#" + [red, green, blue].map(Self.twoDigits).joined()
  }

  private static func twoDigits(_ component: Double) -> String {
    let byte = Int((component * 255).rounded())
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}

/// A line inside the edge of a box.
public struct SceneBorder: Sendable, Hashable {
  /// The width of the line, in points.
  public var width: CGFloat
  /// The color of the line.
  public var color: SceneColor

  /// Creates a line with a width and a color.
  public init(width: CGFloat, color: SceneColor) {
    self.width = width
    self.color = color
  }
}

/// A set of corners of a box.
public struct SceneCorners: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = SceneCorners(rawValue: 1)
  /// The upper right corner.
  public static let topRight = SceneCorners(rawValue: 2)
  /// The lower right corner.
  public static let bottomRight = SceneCorners(rawValue: 4)
  /// The lower left corner.
  public static let bottomLeft = SceneCorners(rawValue: 8)
  /// All four corners.
  public static let all: SceneCorners = [.topLeft, .topRight, .bottomRight, .bottomLeft]
}

/// An affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct SceneTransform: Sendable, Hashable {
  /// The factor of x in x'.
  public var a: CGFloat
  /// The factor of x in y'.
  public var b: CGFloat
  /// The factor of y in x'.
  public var c: CGFloat
  /// The factor of y in y'.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// Creates a transform from its coefficients.
  public init(
    a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  public static let identity = SceneTransform()

  /// Returns the transform that applies this one first and then `outer`.
  public func followed(by outer: SceneTransform) -> SceneTransform {
    SceneTransform(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      tx: outer.a * tx + outer.c * ty + outer.tx, ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  /// Creates a rotation about the origin by an angle in radians, clockwise on the screen.
  package init(rotatedBy angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// The inverse; `nil` if there is none.
  package var inverse: SceneTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let (a, b) = (d / determinant, -self.b / determinant)
    let (c, d) = (-self.c / determinant, self.a / determinant)
    return SceneTransform(a: a, b: b, c: c, d: d, tx: -a * tx - c * ty, ty: -b * tx - d * ty)
  }

  /// The angle in radians of the rotation that, applied first, makes the axes of a rotated
  /// coordinate space parallel to the axes of the outer one; `nil` if they are parallel.
  package var turn: CGFloat? {
    let least = 1e-6 * max(abs(a), abs(b), abs(c), abs(d))
    if abs(b) <= least && abs(c) <= least || abs(a) <= least && abs(d) <= least { return nil }
    return a * d - b * c < 0
      ? CGFloat(atan2(Double(b + c), Double(a - d)))
      : -CGFloat(atan2(Double(b - c), Double(a + d)))
  }

  /// Returns the transform about `point` instead of the origin.
  public func around(_ point: CGPoint) -> SceneTransform {
    SceneTransform(tx: -point.x, ty: -point.y)
      .followed(by: self)
      .followed(by: SceneTransform(tx: point.x, ty: point.y))
  }

  /// Returns the image of a point.
  public func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the smallest rectangle around the image of a rectangle.
  public func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(applied(to:))
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let right = corners.map(\.x).max() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
