import Foundation

/// The coded blocks of a JPEG file.
struct JPEGScan {
  /// The coded bytes.
  private(set) var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// Codes the pixels of an image on white, with the steps of brightness and of color.
  init(_ image: PixelBuffer, steps: [[Int]]) {
    let inverse = steps.map { $0.map { 1 / Float($0) } }
    var planes = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
    var last = [0, 0, 0]
    for top in stride(from: 0, to: image.height, by: 8) {
      for left in stride(from: 0, to: image.width, by: 8) {
        Self.read(image, left, top, &planes)
        for plane in 0..<3 {
          let isColor = plane > 0
          Self.transform(&planes[plane])
          encode(
            planes[plane], inverse[isColor ? 1 : 0], &last[plane],
            isColor ? JPEGTables.colorDifferences : JPEGTables.brightnessDifferences,
            isColor ? JPEGTables.colorRuns : JPEGTables.brightnessRuns)
        }
      }
    }
    // The last byte is filled with ones.
    if bitCount > 0 { write((1 << UInt32(8 - bitCount)) - 1, 8 - bitCount) }
  }

  /// Reads a block of brightness and of both differences of color. Pixels beyond the edges repeat
  /// the last ones.
  private static func read(
    _ image: PixelBuffer, _ left: Int, _ top: Int, _ planes: inout [[Float]]
  ) {
    image.bytes.withUnsafeBufferPointer { source in
      for y in 0..<8 {
        let row = min(top + y, image.height - 1) * image.width
        for x in 0..<8 {
          let start = (row + min(left + x, image.width - 1)) * 4
          // Multiplied colors on white: the rest of the alpha is white.
          let white = 255 - Float(source[start + 3])
          let red = Float(source[start]) + white
          let green = Float(source[start + 1]) + white
          let blue = Float(source[start + 2]) + white
          let index = y * 8 + x
          planes[0][index] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
          planes[1][index] = -0.168_736 * red - 0.331_264 * green + 0.5 * blue
          planes[2][index] = 0.5 * red - 0.418_688 * green - 0.081_312 * blue
        }
      }
    }
  }

  /// The factors of the odd coefficients: cosines of odd sixteenths of a half turn.
  private static let cosines: [Float] = (0..<8).map { Float(cos(Double($0) * .pi / 16)) / 2 }

  /// Transforms a block to the amplitudes of its waves: rows, then columns.
  private static func transform(_ block: inout [Float]) {
    let c = cosines
    block.withUnsafeMutableBufferPointer { block in
      for line in 0..<16 {
        let (start, step) = line < 8 ? (line * 8, 1) : (line - 8, 8)
        func value(_ index: Int) -> Float { block[start + index * step] }
        let (s0, s1, s2, s3) = (
          value(0) + value(7), value(1) + value(6), value(2) + value(5), value(3) + value(4)
        )
        let (d0, d1, d2, d3) = (
          value(0) - value(7), value(1) - value(6), value(2) - value(5), value(3) - value(4)
        )
        block[start] = (s0 + s1 + s2 + s3) * c[4]
        block[start + 2 * step] = (s0 - s3) * c[2] + (s1 - s2) * c[6]
        block[start + 4 * step] = (s0 - s1 - s2 + s3) * c[4]
        block[start + 6 * step] = (s0 - s3) * c[6] - (s1 - s2) * c[2]
        block[start + step] = d0 * c[1] + d1 * c[3] + d2 * c[5] + d3 * c[7]
        block[start + 3 * step] = d0 * c[3] - d1 * c[7] - d2 * c[1] - d3 * c[5]
        block[start + 5 * step] = d0 * c[5] - d1 * c[1] + d2 * c[7] + d3 * c[3]
        block[start + 7 * step] = d0 * c[7] - d1 * c[5] + d2 * c[3] - d3 * c[1]
      }
    }
  }

  private mutating func encode(
    _ block: [Float], _ inverse: [Float], _ last: inout Int, _ differences: JPEGTables.Code,
    _ runs: JPEGTables.Code
  ) {
    let first = Int((block[0] * inverse[0]).rounded())
    write(first - last, differences, run: 0)
    last = first
    var run = 0
    for place in JPEGTables.zigzag.dropFirst() {
      let value = Int((block[place] * inverse[place]).rounded())
      guard value != 0 else {
        run += 1
        continue
      }
      while run > 15 {
        writeCode(0xF0, runs)
        run -= 16
      }
      write(value, runs, run: run)
      run = 0
    }
    if run > 0 { writeCode(0, runs) }
  }

  /// Writes the code of a run of zeros and of the size of a number, and the bits of the number.
  private mutating func write(_ value: Int, _ code: JPEGTables.Code, run: Int) {
    // The tables have sizes up to 10 bits, and 11 for differences.
    let limit = code.values.count == 12 ? 2047 : 1023
    let value = min(max(value, -limit), limit)
    let size = Int.bitWidth - abs(value).leadingZeroBitCount
    writeCode(UInt8(run << 4 | size), code)
    guard size > 0 else { return }
    write(UInt32(value > 0 ? value : value + (1 << size) - 1), size)
  }

  private mutating func writeCode(_ byte: UInt8, _ code: JPEGTables.Code) {
    let (bits, length) = code.codes[Int(byte)]
    write(bits, length)
  }

  private mutating func write(_ value: UInt32, _ count: Int) {
    bits = bits << UInt32(count) | value
    bitCount += count
    while bitCount >= 8 {
      let byte = UInt8(truncatingIfNeeded: bits >> UInt32(bitCount - 8))
      bytes.append(byte)
      // A zero after such a byte tells it from a marker.
      if byte == 0xFF { bytes.append(0) }
      bitCount -= 8
    }
    bits &= (1 << UInt32(bitCount)) - 1
  }
}
