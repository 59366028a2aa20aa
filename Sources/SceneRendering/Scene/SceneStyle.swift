import Foundation

/// A colour in the sRGB space, not premultiplied; each component 0 to 1.
public struct SceneColor: Sendable, Hashable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity, 0 clear and 1 opaque.
  public var alpha: Double

  /// A colour of the given components. Values outside 0 to 1 are brought to the nearer end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// `#rrggbb`, with two more digits for the opacity where the colour is not opaque.
  public var hexadecimal: String {
    let opaque = "#" + [red, green, blue].map(Self.twoDigits).joined()
    return alpha >= 1 ? opaque : opaque + Self.twoDigits(alpha)
  }

  /// `#rrggbb`, whatever the opacity.
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
  /// The colour of the line.
  public var color: SceneColor

  /// A line of the given width and colour.
  public init(width: CGFloat, color: SceneColor) {
    self.width = width
    self.color = color
  }
}

/// A set of corners of a box.
public struct SceneCorners: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// The set of the given bits.
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

/// An affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct SceneTransform: Sendable, Hashable {
  /// How much of x goes into x'.
  public var a: CGFloat
  /// How much of x goes into y'.
  public var b: CGFloat
  /// How much of y goes into x'.
  public var c: CGFloat
  /// How much of y goes into y'.
  public var d: CGFloat
  /// The distance moved along x, in points.
  public var tx: CGFloat
  /// The distance moved along y, in points.
  public var ty: CGFloat

  /// The map of the given coefficients.
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

  /// The map that moves nothing.
  public static let identity = SceneTransform()

  /// The map that first does this and then `outer`.
  public func followed(by outer: SceneTransform) -> SceneTransform {
    SceneTransform(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      tx: outer.a * tx + outer.c * ty + outer.tx, ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  /// The same map done around `point` in place of the origin.
  public func around(_ point: CGPoint) -> SceneTransform {
    SceneTransform(tx: -point.x, ty: -point.y)
      .followed(by: self)
      .followed(by: SceneTransform(tx: point.x, ty: point.y))
  }

  /// Where a point goes.
  public func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle that holds where a rectangle goes.
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
