/// The components of a transform of space, which are animated separately: scale, rotation,
/// translation, and perspective.
struct Transform3DParts {
  /// The largest sine and cosine of an angle that are attributed to rounding errors.
  private static let rounding: CGFloat = 1e-6

  /// The factors along x, y and z.
  var scale: [CGFloat]
  /// The rotation as a quaternion: the components of x, y and z, and the real one.
  var rotation: [CGFloat]
  /// The distances along x, y and z.
  var movement: [CGFloat]
  /// The perspective: the factors of x, y, z and 1 in the divisor.
  var perspective: [CGFloat]

  /// Creates the components of a transform; `nil` if it is not invertible or is skewed.
  init?(_ t: CATransform3D) {
    var affine = t
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard let inverse = affine.inverse else { return nil }
    let column = [t.m14, t.m24, t.m34, t.m44]
    let numbers = inverse.numbers
    perspective = (0..<4).map { row -> CGFloat in
      var sum: CGFloat = 0
      for (index, value) in column.enumerated() { sum += numbers[row * 4 + index] * value }
      return sum
    }
    movement = [t.m41, t.m42, t.m43]
    var rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
    func product(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat {
      a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    }
    var scale = rows.map { product($0, $0).squareRoot() }
    guard scale.allSatisfy({ $0 > 1e-12 }) else { return nil }
    for row in 0..<3 { rows[row] = rows[row].map { $0 / scale[row] } }
    for (a, b) in [(0, 1), (1, 2), (0, 2)] where abs(product(rows[a], rows[b])) > Self.rounding {
      return nil
    }
    let cross = [
      rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1],
      rows[1][2] * rows[2][0] - rows[1][0] * rows[2][2],
      rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0],
    ]
    if product(rows[0], cross) < 0 {
      // A reflection is attributed to the axis x.
      scale[0] = -scale[0]
      rows[0] = rows[0].map { -$0 }
    }
    self.scale = scale
    rotation = Self.quaternion(rows)
  }

  private static func quaternion(_ r: [[CGFloat]]) -> [CGFloat] {
    // The rows belong to a matrix that multiplies points from their right.
    let trace = r[0][0] + r[1][1] + r[2][2]
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return [
        (r[1][2] - r[2][1]) / s, (r[2][0] - r[0][2]) / s, (r[0][1] - r[1][0]) / s, s / 4,
      ]
    }
    let i = r[0][0] > r[1][1] ? (r[0][0] > r[2][2] ? 0 : 2) : (r[1][1] > r[2][2] ? 1 : 2)
    let (j, k) = ((i + 1) % 3, (i + 2) % 3)
    let s = max(1 + r[i][i] - r[j][j] - r[k][k], 0).squareRoot() * 2
    var result: [CGFloat] = [0, 0, 0, (r[j][k] - r[k][j]) / s]
    result[i] = s / 4
    result[j] = (r[i][j] + r[j][i]) / s
    result[k] = (r[i][k] + r[k][i]) / s
    return result
  }

  /// The rows of the rotation.
  private var rows: [[CGFloat]] {
    let (x, y, z, w) = (rotation[0], rotation[1], rotation[2], rotation[3])
    return [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
    ]
  }

  /// The rotations about x, y and z in turn, in radians.
  var angles: [CGFloat] {
    get {
      let r = rows
      return [
        CGFloat(atan2(Double(r[1][2]), Double(r[2][2]))),
        CGFloat(asin(Double(min(max(-r[0][2], -1), 1)))),
        CGFloat(atan2(Double(r[0][1]), Double(r[0][0]))),
      ]
    }
    set {
      let turn = CATransform3DMakeRotation(newValue[0], 1, 0, 0)
        .concatenating(CATransform3DMakeRotation(newValue[1], 0, 1, 0))
        .concatenating(CATransform3DMakeRotation(newValue[2], 0, 0, 1))
      rotation = Self.quaternion([
        [turn.m11, turn.m12, turn.m13], [turn.m21, turn.m22, turn.m23],
        [turn.m31, turn.m32, turn.m33],
      ])
    }
  }

  /// The transform with these components.
  var transform: CATransform3D {
    let r = zip(rows, scale).map { row, scale in row.map { $0 * scale } }
    let affine = CATransform3D(
      numbers: r[0] + [0] + r[1] + [0] + r[2] + [0] + movement + [1])
    guard perspective != [0, 0, 0, 1] else { return affine }
    var lens = CATransform3DIdentity
    (lens.m14, lens.m24, lens.m34, lens.m44) = (
      perspective[0], perspective[1], perspective[2], perspective[3]
    )
    return affine.concatenating(lens)
  }

  /// Returns the components at a fraction between these and others, with the shorter rotation.
  func interpolated(to end: Transform3DParts, share: CGFloat) -> Transform3DParts {
    func mix(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] {
      zip(a, b).map { .between($0, $1, share) }
    }
    var result = self
    result.scale = mix(scale, end.scale)
    result.movement = mix(movement, end.movement)
    result.perspective = mix(perspective, end.perspective)
    var other = end.rotation
    var cosine = zip(rotation, other).reduce(0) { $0 + $1.0 * $1.1 }
    if cosine < 0 {
      other = other.map { -$0 }
      cosine = -cosine
    }
    let angle = CGFloat(acos(Double(min(cosine, 1))))
    let sine = CGFloat(sin(Double(angle)))
    if sine < Self.rounding {
      result.rotation = mix(rotation, other)
    } else {
      let a = CGFloat(sin(Double((1 - share) * angle))) / sine
      let b = CGFloat(sin(Double(share * angle))) / sine
      result.rotation = zip(rotation, other).map { a * $0 + b * $1 }
    }
    return result
  }
}

extension CATransform3D {
  /// Returns the transform at a fraction between this one and another one.
  func interpolated(to end: CATransform3D, share: CGFloat) -> CATransform3D {
    if share == 0 || self == end { return self }
    if share == 1 { return end }
    if isAffine, end.isAffine {
      return CATransform3D(flat.interpolated(to: end.flat, share: share))
    }
    guard let from = Transform3DParts(self), let to = Transform3DParts(end) else {
      return CATransform3D(
        numbers: zip(numbers, end.numbers).map { .between($0, $1, share) })
    }
    return from.interpolated(to: to, share: share).transform
  }
}
