import ExamplePictures
import Foundation

/// The file of a photo: hills in front of a sky.
enum PictureFile {
  /// The width and the height, in pixels.
  static let side = 160

  /// The hues of the sky and of the hills from the morning to the night. A turn is 6.
  private static let hours: [(sky: Double, ground: Double)] = [
    (0.5, 4.5), (0.75, 3.2), (3.3, 2.4), (3.6, 3.1), (0.2, 5.0), (4.3, 3.8), (5.6, 4.2),
  ]

  /// Returns the file of the photo with a number.
  static func make(_ number: Int) -> Data {
    let hour = hours[number % hours.count]
    let sky = PNGFile.color(hue: hour.sky, saturation: 0.4, brightness: 1)
    let ground = PNGFile.color(hue: hour.ground, saturation: 0.6, brightness: 0.55)
    let phase = Double(number) * 0.7
    let hills = (0..<side).map { x in
      let u = Double(x) / Double(side)
      return 0.62 + 0.12 * sin(u * 5 + phase) + 0.05 * sin(u * 13 + phase * 2)
    }
    return PNGFile.make(width: side, height: side) { x, y in
      let (u, v) = (Double(x) / Double(side), Double(y) / Double(side))
      let sun = covered(0.11 - hypot(u - 0.7, v - 0.28))
      let behind = mix(sky * (0.75 + v * 0.4), SIMD3(repeating: 1), sun)
      return mix(behind, ground * (1.1 - (v - hills[x])), covered(v - hills[x]))
    }
  }

  /// Returns the covered part of a pixel at a distance from an edge, in sides of the picture.
  private static func covered(_ distance: Double) -> Double {
    min(max(distance * Double(side) + 0.5, 0), 1)
  }

  private static func mix(
    _ one: SIMD3<Double>, _ other: SIMD3<Double>, _ part: Double
  ) -> SIMD3<Double> {
    one + (other - one) * part
  }
}
