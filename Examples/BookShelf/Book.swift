import UIKit

/// A volume on a shelf.
struct Book: Hashable {
  let series: String
  let volume: Int

  var title: String { "\(series)\nVol. \(volume)" }

  /// The hue of the series, from 0 to 1.
  var hue: CGFloat {
    CGFloat(series.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 360 }) / 360
  }

  /// The brightness of the cover: slightly darker with every volume.
  var brightness: CGFloat { max(0.35, 0.8 - 0.025 * CGFloat(volume)) }

  /// The color of the cover until its picture is loaded.
  var coverColor: UIColor {
    UIColor(hue: hue, saturation: 0.55, brightness: brightness * 0.7, alpha: 1)
  }
}
