import Foundation

/// Writes baseline JPEG files (ITU-T T.81) with the colors of JFIF, at full resolution.
package enum JPEGEncoder {
  /// Returns the JPEG of an image on white.
  ///
  /// - Parameters:
  ///   - quality: The quality, from 0 for the smallest file to 1 for the best one.
  ///   - orientation: The orientation to note in the file, by the numbers of EXIF; 1 for none.
  package static func data(
    of image: PixelBuffer, quality: CGFloat, orientation: Int = 1
  ) -> Data {
    let percent = quality.isFinite ? min(max(Int((quality * 100).rounded()), 1), 100) : 100
    let steps = [JPEGTables.brightness, JPEGTables.color].map {
      JPEGTables.scaled($0, quality: percent)
    }
    var bytes: [UInt8] = [0xFF, 0xD8]
    append(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0], to: &bytes)
    if (2...8).contains(orientation) { append(0xE1, exif(orientation), to: &bytes) }
    for (number, table) in steps.enumerated() {
      append(0xDB, [UInt8(number)] + JPEGTables.zigzag.map { UInt8(table[$0]) }, to: &bytes)
    }
    append(
      0xC0,
      [
        8, UInt8(image.height >> 8), UInt8(image.height & 0xFF), UInt8(image.width >> 8),
        UInt8(image.width & 0xFF), 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1,
      ], to: &bytes)
    let codes: [(place: UInt8, code: JPEGTables.Code)] = [
      (0x00, JPEGTables.brightnessDifferences), (0x10, JPEGTables.brightnessRuns),
      (0x01, JPEGTables.colorDifferences), (0x11, JPEGTables.colorRuns),
    ]
    for (place, code) in codes { append(0xC4, [place] + code.counts + code.values, to: &bytes) }
    append(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0], to: &bytes)
    bytes += JPEGScan(image, steps: steps).bytes
    return Data(bytes + [0xFF, 0xD9])
  }

  private static func append(_ marker: UInt8, _ content: [UInt8], to bytes: inout [UInt8]) {
    let length = content.count + 2
    bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }

  /// Returns EXIF data with one entry (CIPA DC-008).
  private static func exif(_ orientation: Int) -> [UInt8] {
    Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0] + [0, 0, 0, 0]
  }
}
