import CoreLocation
import Foundation

/// The lines of latitudes and longitudes of a visible part.
struct Graticule {
  /// A line: its position on the screen, and its text.
  struct Line: Equatable {
    var place: CGFloat
    var text: String
  }

  private(set) var meridians: [Line] = []
  private(set) var parallels: [Line] = []

  /// The smallest distance of two lines, in points.
  private static let distance = 90.0
  private static let steps: [Double] = {
    let small = (0..<6).flatMap { digits in
      [5.0, 2, 1].map { $0 / pow(10, Double(digits)) }
    }
    return [45, 30, 20, 10] + small
  }()

  init(_ viewport: MapViewport) {
    let degreesPerPoint = 360 / (MapProjection.world * viewport.scale)
    let step =
      Self.steps.last { $0 / degreesPerPoint >= Self.distance } ?? Self.steps[0]
    let decimals = max(0, Int(-log10(step).rounded(.down)))
    let rect = viewport.rect
    let (west, east) = (
      rect.minX / MapProjection.world * 360 - 180, rect.maxX / MapProjection.world * 360 - 180
    )
    for number in Int(
      (west / step).rounded(.up))...max(
        Int((west / step).rounded(.up)), Int((east / step).rounded(.down)))
    {
      let longitude = Double(number) * step
      let x = ((longitude + 180) / 360 * MapProjection.world - rect.minX) * viewport.scale
      guard x >= 0, x <= viewport.size.width else { continue }
      let shown = longitude - 360 * ((longitude + 180) / 360).rounded(.down)
      meridians.append(Line(place: x, text: Self.text(shown, decimals, "E", "W")))
    }
    let north = MapProjection.coordinate(x: 0, y: rect.minY).latitude
    let south = MapProjection.coordinate(x: 0, y: rect.maxY).latitude
    let first = Int((south / step).rounded(.up))
    for number in first...max(first, Int((north / step).rounded(.down))) {
      let latitude = Double(number) * step
      let y =
        (MapProjection.point(.init(latitude: latitude, longitude: 0)).y - rect.minY)
        * viewport.scale
      guard y >= 0, y <= viewport.size.height else { continue }
      parallels.append(Line(place: y, text: Self.text(latitude, decimals, "N", "S")))
    }
  }

  private static func text(
    _ degrees: Double, _ decimals: Int, _ positive: String, _ negative: String
  ) -> String {
    let number = String(format: "%.\(decimals)f°", abs(degrees))
    guard abs(degrees) > 1e-9 else { return number }
    return "\(number) \(degrees > 0 ? positive : negative)"
  }
}
