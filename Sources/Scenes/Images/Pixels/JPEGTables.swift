/// The tables of a JPEG file (ITU-T T.81, annex K).
enum JPEGTables {
  /// The index of each coefficient in a block, in the order of the file.
  static let zigzag: [Int] = {
    var places: [Int] = []
    for sum in 0..<15 {
      let range = max(0, sum - 7)...min(sum, 7)
      // Diagonals run up and down in turn.
      for step in sum % 2 == 0 ? Array(range.reversed()) : Array(range) {
        places.append(step * 8 + sum - step)
      }
    }
    return places
  }()

  /// The steps of brightness at quality 50, in rows.
  static let brightness: [Int] = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
    92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  /// The steps of color at quality 50, in rows.
  static let color: [Int] = [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99,
    47, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  ]

  /// Returns the steps for a quality from 1 to 100.
  static func scaled(_ steps: [Int], quality: Int) -> [Int] {
    let factor = quality < 50 ? 5000 / quality : 200 - 2 * quality
    return steps.map { min(max(($0 * factor + 50) / 100, 1), 255) }
  }

  /// A code of variable length for bytes.
  struct Code {
    /// The number of codes of each length from 1 to 16 bits.
    let counts: [UInt8]
    /// The bytes, from the shortest code to the longest.
    let values: [UInt8]
    /// The bits and the length of the code of each byte.
    let codes: [(bits: UInt32, length: Int)]

    init(counts: [UInt8], values: [UInt8]) {
      self.counts = counts
      self.values = values
      var codes = [(bits: UInt32, length: Int)](repeating: (0, 0), count: 256)
      var next: UInt32 = 0
      var index = 0
      for (offset, count) in counts.enumerated() {
        for _ in 0..<count {
          codes[Int(values[index])] = (next, offset + 1)
          next += 1
          index += 1
        }
        next <<= 1
      }
      self.codes = codes
    }
  }

  static let brightnessDifferences = Code(
    counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], values: Array(0...11))
  static let colorDifferences = Code(
    counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], values: Array(0...11))

  static let brightnessRuns = Code(
    counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7D],
    values: completed([
      0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61,
      0x07,
      0x22, 0x71, 0x14, 0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52, 0xD1,
      0xF0,
      0x24, 0x33, 0x62, 0x72, 0x82, 0x09, 0x0A, 0x16, 0x17, 0x18, 0x19, 0x1A, 0x25, 0x26, 0x27,
      0x28,
      0x29, 0x2A,
    ]))
  static let colorRuns = Code(
    counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77],
    values: completed([
      0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61,
      0x71,
      0x13, 0x22, 0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09, 0x23, 0x33, 0x52,
      0xF0,
      0x15, 0x62, 0x72, 0xD1, 0x0A, 0x16, 0x24, 0x34, 0xE1, 0x25, 0xF1, 0x17, 0x18, 0x19, 0x1A,
      0x26,
      0x27, 0x28, 0x29, 0x2A,
    ]))

  /// The values of the longest codes: all other pairs of a run of zeros and a size, in order.
  private static func completed(_ values: [UInt8]) -> [UInt8] {
    let known = Set(values)
    let pairs = (UInt8(0)...15).flatMap { run in (UInt8(1)...10).map { run << 4 | $0 } }
    return values + pairs.filter { !known.contains($0) }
  }
}
