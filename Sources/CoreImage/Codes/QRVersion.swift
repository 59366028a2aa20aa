/// A size of QR codes, from 1 to 40, and its capacities (ISO/IEC 18004, tables 7 to 9).
struct QRVersion {
  /// The share of a code that may be damaged.
  enum Correction: String {
    case low = "L"
    case medium = "M"
    case quarter = "Q"
    case high = "H"

    /// The bits in the format of a code.
    var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quarter: 3
      case .high: 2
      }
    }

    fileprivate var row: Int {
      switch self {
      case .low: 0
      case .medium: 1
      case .quarter: 2
      case .high: 3
      }
    }
  }

  let number: Int

  /// The number of modules along a side.
  var side: Int { number * 4 + 17 }

  /// The number of bytes, with those for correction.
  var byteCount: Int {
    var modules = (16 * number + 128) * number + 64
    if number >= 2 {
      let count = number / 7 + 2
      modules -= (25 * count - 10) * count - 55
      if number >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  /// The centers of the small squares along each axis.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<(count - 1)).map { side - 7 - $0 * step }.reversed()
  }

  /// The number of bytes for correction in each block.
  func correctionCount(_ correction: Correction) -> Int {
    Self.correctionCounts[correction.row][number - 1]
  }

  /// The number of blocks.
  func blockCount(_ correction: Correction) -> Int {
    Self.blockCounts[correction.row][number - 1]
  }

  /// The number of bytes of data.
  func dataCount(_ correction: Correction) -> Int {
    byteCount - correctionCount(correction) * blockCount(correction)
  }

  private static let correctionCounts: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blockCounts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
