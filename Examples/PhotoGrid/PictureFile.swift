import ExamplePictures
import Foundation

/// The file of a photo: hills in front of a sky.
enum PictureFile {
  /// The width and the height, in pixels.
  static let side = 72

  /// Returns the file of the photo with a number.
  static func make(_ number: Int) -> Data {
    let hue = Double(number * 37 % 360) / 60
    let sky = PNGFile.color(hue: hue, saturation: 0.35, brightness: 1)
    let ground = PNGFile.color(hue: hue + 2.2, saturation: 0.6, brightness: 0.55)
    let phase = Double(number) * 0.7
    let hills = (0..<side).map { x in
      let u = Double(x) / Double(side)
      return 0.62 + 0.12 * sin(u * 5 + phase) + 0.05 * sin(u * 13 + phase * 2)
    }
    return PNGFile.make(width: side, height: side) { x, y in
      let (u, v) = (Double(x) / Double(side), Double(y) / Double(side))
      let isGround = v > hills[x]
      if !isGround && hypot(u - 0.7, v - 0.28) < 0.11 { return [1, 1, 1] }
      let shade = isGround ? 1.1 - (v - hills[x]) : 0.75 + v * 0.4
      return (isGround ? ground : sky).map { $0 * shade }
    }
  }
}
