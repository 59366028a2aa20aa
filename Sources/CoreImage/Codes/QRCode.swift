import Foundation

/// The modules of a QR code of bytes (ISO/IEC 18004), in the smallest version that has room for
/// them.
struct QRCode {
  let version: QRVersion
  /// The modules in rows from the top: `true` for dark ones.
  private(set) var modules: [[Bool]]
  /// The modules that are not data.
  private var isFixed: [[Bool]]

  private var side: Int { version.side }

  /// Encodes bytes; `nil` if they are too many for the largest version.
  init?(_ message: Data, correction: QRVersion.Correction) {
    let fitting = (1...40).lazy.map(QRVersion.init).first { version in
      let lengthBits = version.number < 10 ? 8 : 16
      return 4 + lengthBits + message.count * 8 <= version.dataCount(correction) * 8
    }
    guard let version = fitting else { return nil }
    self.version = version
    let line = [Bool](repeating: false, count: version.side)
    modules = [[Bool]](repeating: line, count: version.side)
    isFixed = modules
    drawPatterns()
    place(Self.bytes(of: message, version, correction))
    drawBestMask(correction)
  }

  // MARK: Bytes

  private static func bytes(
    of message: Data, _ version: QRVersion, _ correction: QRVersion.Correction
  ) -> [UInt8] {
    let capacity = version.dataCount(correction)
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(4, 4)
    append(message.count, version.number < 10 ? 8 : 16)
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, capacity * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var isFirst = true
    while data.count < capacity {
      data.append(isFirst ? 0xEC : 0x11)
      isFirst.toggle()
    }
    return interleaved(data, version, correction)
  }

  /// Returns the bytes of all blocks in turn, and after them the bytes for their correction.
  private static func interleaved(
    _ data: [UInt8], _ version: QRVersion, _ correction: QRVersion.Correction
  ) -> [UInt8] {
    let blockCount = version.blockCount(correction)
    let divisor = ErrorCorrection.divisor(version.correctionCount(correction))
    let shortLength = data.count / blockCount
    let longCount = data.count % blockCount
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<blockCount {
      let length = shortLength + (index >= blockCount - longCount ? 1 : 0)
      blocks.append(data[start..<(start + length)])
      start += length
    }
    let corrections = blocks.map { ErrorCorrection.remainder(of: $0, by: divisor) }
    var result: [UInt8] = []
    for offset in 0...shortLength {
      for block in blocks where offset < block.count {
        result.append(block[block.startIndex + offset])
      }
    }
    for offset in divisor.indices { for bytes in corrections { result.append(bytes[offset]) } }
    return result
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y][x] = isDark
    isFixed[y][x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<side {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          guard (0..<side).contains(x + dx), (0..<side).contains(y + dy) else { continue }
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let places = version.alignments
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        // The three corners have the large squares.
        let last = places.count - 1
        if (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0) {
          continue
        }
        for dy in -2...2 {
          for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(0)
    drawVersion()
  }

  /// Draws 15 bits of the correction and the mask, twice.
  private mutating func drawFormat(_ data: Int) {
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(side - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, side - 15 + index, bit(index)) }
    set(8, side - 8, true)
  }

  /// Draws the number of a large version, twice.
  private mutating func drawVersion() {
    guard version.number >= 7 else { return }
    var rest = version.number
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version.number << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      let (far, near) = (side - 11 + index % 3, index / 3)
      set(far, near, isDark)
      set(near, far, isDark)
    }
  }

  /// Places the bits of bytes in pairs of columns, from the right, up and down in turn.
  private mutating func place(_ bytes: [UInt8]) {
    var index = 0
    var right = side - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<side {
        for x in [right, right - 1] {
          let isUpward = (right + 1) & 2 == 0
          let y = isUpward ? side - 1 - step : step
          guard !isFixed[y][x], index < bytes.count * 8 else { continue }
          modules[y][x] = bytes[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
      right -= 2
    }
  }

  // MARK: Masks

  private mutating func applyMask(_ mask: Int) {
    for y in 0..<side {
      for x in 0..<side where !isFixed[y][x] {
        let isInverted =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isInverted { modules[y][x].toggle() }
      }
    }
  }

  private mutating func drawBestMask(_ correction: QRVersion.Correction) {
    var best = (mask: 0, penalty: Int.max)
    for mask in 0..<8 {
      var trial = self
      trial.applyMask(mask)
      trial.drawFormat(correction.bits << 3 | mask)
      let penalty = trial.penalty
      if penalty < best.penalty { best = (mask, penalty) }
    }
    applyMask(best.mask)
    drawFormat(correction.bits << 3 | best.mask)
  }

  /// The number by which readers are hindered: long runs, squares, patterns like the large squares,
  /// and an imbalance of dark and light modules.
  private var penalty: Int {
    var result = 0
    let columns = (0..<side).map { x in modules.map { $0[x] } }
    let pattern = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    let patterns = [pattern + light, light + pattern]
    for line in modules + columns {
      var run = 0
      for index in 0..<side {
        run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
        if run == 5 { result += 3 } else if run > 5 { result += 1 }
      }
      for start in 0...(side - 11) {
        for pattern in patterns where line[start..<(start + 11)].elementsEqual(pattern) {
          result += 40
        }
      }
    }
    for y in 0..<(side - 1) {
      for x in 0..<(side - 1) {
        let color = modules[y][x]
        if modules[y][x + 1] == color, modules[y + 1][x] == color, modules[y + 1][x + 1] == color {
          result += 3
        }
      }
    }
    let dark = modules.reduce(0) { $0 + $1.count(where: { $0 }) }
    let total = side * side
    result += (abs(dark * 20 - total * 10) + total - 1) / total * 10 - 10
    return result
  }
}
