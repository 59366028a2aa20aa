import UIKit

/// A volume on a shelf.
struct Book: Hashable {
  let series: String
  let volume: Int

  var title: String { "\(series)\nVol. \(volume)" }

  /// The color of the cover: one hue for a series, slightly darker with every volume.
  var coverColor: UIColor {
    let hue = CGFloat(series.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 360 }) / 360
    let brightness = max(0.35, 0.8 - 0.025 * CGFloat(volume))
    return UIColor(hue: hue, saturation: 0.55, brightness: brightness, alpha: 1)
  }
}
