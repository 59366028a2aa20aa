/// A transform of space: a matrix of four rows and four columns.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/catransform3d
///
/// A point is a row `(x, y, z, 1)`, multiplied with the matrix from its right. `m34` adds
/// perspective: -1/d for an eye at the distance d, in points.
public struct CATransform3D: Equatable, Hashable, Sendable {
  /// The factor of x in x'.
  public var m11: CGFloat
  /// The factor of x in y'.
  public var m12: CGFloat
  /// The factor of x in z'.
  public var m13: CGFloat
  /// The factor of x in the divisor.
  public var m14: CGFloat
  /// The factor of y in x'.
  public var m21: CGFloat
  /// The factor of y in y'.
  public var m22: CGFloat
  /// The factor of y in z'.
  public var m23: CGFloat
  /// The factor of y in the divisor.
  public var m24: CGFloat
  /// The factor of z in x'.
  public var m31: CGFloat
  /// The factor of z in y'.
  public var m32: CGFloat
  /// The factor of z in z'.
  public var m33: CGFloat
  /// The factor of z in the divisor.
  public var m34: CGFloat
  /// The factor of 1 in x'.
  public var m41: CGFloat
  /// The factor of 1 in y'.
  public var m42: CGFloat
  /// The factor of 1 in z'.
  public var m43: CGFloat
  /// The factor of 1 in the divisor.
  public var m44: CGFloat

  /// Creates a transform of all zeros.
  public init() { self.init(numbers: Array(repeating: 0, count: 16)) }

  /// Creates a transform from its numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(numbers n: [CGFloat]) {
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
      m44: n[15])
  }

  init(_ t: CGAffineTransform) {
    self.init(
      m11: t.a, m12: t.b, m13: 0, m14: 0, m21: t.c, m22: t.d, m23: 0, m24: 0, m31: 0, m32: 0,
      m33: 1, m34: 0, m41: t.tx, m42: t.ty, m43: 0, m44: 1)
  }

  /// The numbers, row by row.
  package var numbers: [CGFloat] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }

  /// A Boolean value that indicates whether the transform moves points within the plane only.
  var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// The effect on x and y, without perspective.
  var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Returns the transform that applies this one first and then `other`.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (a, b) = (numbers, other.numbers)
    var result = Array(repeating: CGFloat(0), count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for index in 0..<4 {
          result[row * 4 + column] += a[row * 4 + index] * b[index * 4 + column]
        }
      }
    }
    return CATransform3D(numbers: result)
  }

  /// The mirror image of the transform, with the opposite x.
  func reflected() -> CATransform3D {
    let mirror = CATransform3DMakeScale(-1, 1, 1)
    return mirror.concatenating(self).concatenating(mirror)
  }

  /// The inverse; `nil` if there is none. By Gauss-Jordan elimination with the largest pivots.
  var inverse: CATransform3D? {
    var left = numbers
    var right = CATransform3DIdentity.numbers
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }!
      let size = left[pivot * 4 + column]
      guard size != 0, size.isFinite else { return nil }
      for index in 0..<4 {
        left.swapAt(pivot * 4 + index, column * 4 + index)
        right.swapAt(pivot * 4 + index, column * 4 + index)
      }
      for index in 0..<4 {
        left[column * 4 + index] /= size
        right[column * 4 + index] /= size
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        for index in 0..<4 {
          left[row * 4 + index] -= factor * left[column * 4 + index]
          right[row * 4 + index] -= factor * right[column * 4 + index]
        }
      }
    }
    return CATransform3D(numbers: right)
  }
}
