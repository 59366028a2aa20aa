import Foundation

/// Photos for programs that have no folder of photos: landscapes, each other ones by their number,
/// and the same in each run.
enum GeneratedPhotos {
  /// The number of photos of a library without a folder.
  static let usualCount = 48
  /// The extension of the files' names.
  static let suffix = "svg"

  /// Returns the records of photos with the numbers from 0, in the order of their creation: one for
  /// every nine hours, the last one at the given date.
  static func records(_ count: Int, until end: Date) -> [PhotoRecord] {
    (0..<count).map { number in
      let (width, height) = size(number)
      let date = end.addingTimeInterval(Double(number + 1 - count) * 9 * 3600)
      return PhotoRecord(
        identifier: String(format: "GENERATED-%04d/L0/001", number), content: .generated(number),
        pixelWidth: width, pixelHeight: height, creationDate: date, modificationDate: date,
        isFavorite: number % 8 == 3)
    }
  }

  /// Returns the size of a photo in pixels: the size of a phone camera's pictures, upright or on
  /// its side, or a square.
  static func size(_ number: Int) -> (width: Int, height: Int) {
    switch number % 5 {
    case 1, 3: (4032, 3024)
    case 4: (3024, 3024)
    default: (3024, 4032)
    }
  }

  /// Returns the image file of a photo.
  static func file(_ number: Int) -> Data {
    let (width, height) = size(number)
    var random = Sequence(seed: UInt64(number))
    let hue = random.next(360)
    let sun = (x: width * (20 + random.next(60)) / 100, y: height * (18 + random.next(22)) / 100)
    var body = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <defs><linearGradient id="s" x2="0" y2="1">
      <stop stop-color="hsl(\(hue),58%,46%)"/><stop offset="1" stop-color="hsl(\(hue + 36),78%,84%)"/>
      </linearGradient></defs>
      <rect width="\(width)" height="\(height)" fill="url(#s)"/>
      <circle cx="\(sun.x)" cy="\(sun.y)" r="\(width / 12)" fill="hsl(\(hue + 50),95%,93%)"/>

      """
    for ridge in 0..<4 {
      let level = height * (46 + 13 * ridge) / 100
      var path = "M0 \(height)V\(level - random.next(height / 12))"
      for step in 1...6 {
        path += "L\(width * step / 6) \(level - random.next(height / 9))"
      }
      body += """
        <path d="\(path)V\(height)Z" fill="hsl(\(hue + 12 * ridge),\(30 + 4 * ridge)%,\(52 - 11 * ridge)%)"/>

        """
    }
    return Data((body + "</svg>\n").utf8)
  }

  /// A sequence of numbers that depends on its seed only (SplitMix64).
  private struct Sequence {
    var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    mutating func next(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((value ^ (value >> 31)) % UInt64(bound))
    }
  }
}
