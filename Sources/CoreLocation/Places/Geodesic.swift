internal import Foundation

/// Distances and directions on the ellipsoid of WGS 84.
enum Geodesic {
  private static let equatorialRadius = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563
  private static let polarRadius = equatorialRadius * (1 - flattening)
  private static let meanRadius = 6_371_008.8

  /// Returns the length of the shortest line between two locations, in meters.
  ///
  /// The inverse method of Vincenty has an error of less than a millimeter. It does not converge
  /// for locations that are almost opposite to each other on the earth: their distance is
  /// measured on a sphere, with an error of up to 0.6 percent.
  static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    ellipsoidal(a, b) ?? spherical(a, b)
  }

  /// Returns the direction in which the shortest line from a location to another begins, on a
  /// sphere: degrees clockwise from north, from 0 to less than 360.
  static func course(
    from a: CLLocationCoordinate2D, to b: CLLocationCoordinate2D
  ) -> Double {
    let (from, to) = (radians(a.latitude), radians(b.latitude))
    let turn = radians(b.longitude - a.longitude)
    let east = sin(turn) * cos(to)
    let north = cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)
    let degrees = atan2(east, north) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  private static func ellipsoidal(
    _ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D
  ) -> Double? {
    let difference = radians(b.longitude - a.longitude)
    let first = atan((1 - flattening) * tan(radians(a.latitude)))
    let second = atan((1 - flattening) * tan(radians(b.latitude)))
    let (sine1, cosine1, sine2, cosine2) = (sin(first), cos(first), sin(second), cos(second))
    var lambda = difference
    for _ in 0..<100 {
      let x = cosine2 * sin(lambda)
      let y = cosine1 * sine2 - sine1 * cosine2 * cos(lambda)
      let sineSigma = (x * x + y * y).squareRoot()
      if sineSigma == 0 { return 0 }
      let cosineSigma = sine1 * sine2 + cosine1 * cosine2 * cos(lambda)
      let sigma = atan2(sineSigma, cosineSigma)
      let sineAlpha = cosine1 * cosine2 * sin(lambda) / sineSigma
      let squareAlpha = 1 - sineAlpha * sineAlpha
      // A line along the equator has no vertex: the middle has no latitude.
      let middle = squareAlpha > 1e-12 ? cosineSigma - 2 * sine1 * sine2 / squareAlpha : 0
      let c = flattening / 16 * squareAlpha * (4 + flattening * (4 - 3 * squareAlpha))
      let inner = cosineSigma * (2 * middle * middle - 1)
      let next =
        difference + (1 - c) * flattening * sineAlpha
        * (sigma + c * sineSigma * (middle + c * inner))
      if abs(next) > .pi { return nil }
      if abs(next - lambda) < 1e-12 {
        return length(squareAlpha, sigma, sineSigma, cosineSigma, middle)
      }
      lambda = next
    }
    return nil
  }

  private static func length(
    _ squareAlpha: Double, _ sigma: Double, _ sineSigma: Double, _ cosineSigma: Double,
    _ middle: Double
  ) -> Double {
    let ratio = equatorialRadius / polarRadius
    let square = squareAlpha * (ratio * ratio - 1)
    let a = 1 + square / 16_384 * (4096 + square * (square * (320 - 175 * square) - 768))
    let b = square / 1024 * (256 + square * (square * (74 - 47 * square) - 128))
    let first = cosineSigma * (2 * middle * middle - 1)
    let second = b / 6 * middle * (4 * sineSigma * sineSigma - 3) * (4 * middle * middle - 3)
    let correction = b * sineSigma * (middle + b / 4 * (first - second))
    return polarRadius * a * (sigma - correction)
  }

  private static func spherical(
    _ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D
  ) -> Double {
    let latitude = sin(radians(b.latitude - a.latitude) / 2)
    let longitude = sin(radians(b.longitude - a.longitude) / 2)
    let square =
      latitude * latitude
      + cos(radians(a.latitude)) * cos(radians(b.latitude)) * longitude * longitude
    return 2 * meanRadius * asin(min(1, square.squareRoot()))
  }
}
