/// The pictures that a GIF file announces (GIF89a specification).
struct GIFFrames {
  /// The time of each picture, in seconds.
  private(set) var delays: [Double] = []
  /// The number of runs; 0 for no end, and `nil` if the file has none.
  private(set) var loopCount: Int?

  /// Reads the blocks of a file up to its end, or up to the first block that is not whole.
  init(_ data: Data) {
    data.withUnsafeBytes { bytes in
      guard bytes.count > 13 else { return }
      var position = 13 + Self.tableLength(bytes[10])
      var delay = 0.0
      while position < bytes.count {
        switch bytes[position] {
        case 0x21:
          guard position + 1 < bytes.count else { return }
          let start = position + 2
          if bytes[position + 1] == 0xF9, start + 4 < bytes.count {
            delay = Double(Int(bytes[start + 2]) | Int(bytes[start + 3]) << 8) / 100
          } else if bytes[position + 1] == 0xFF, start + 15 < bytes.count, bytes[start] == 11,
            bytes[(start + 1)..<(start + 12)].elementsEqual("NETSCAPE2.0".utf8),
            bytes[start + 12] == 3
          {
            loopCount = Int(bytes[start + 14]) | Int(bytes[start + 15]) << 8
          }
          guard let end = Self.endOfBlocks(bytes, from: start) else { return }
          position = end
        case 0x2C:
          guard position + 9 < bytes.count else { return }
          let start = position + 10 + Self.tableLength(bytes[position + 9]) + 1
          guard let end = Self.endOfBlocks(bytes, from: start) else { return }
          delays.append(delay)
          delay = 0
          position = end
        default: return
        }
      }
    }
  }

  /// Returns the number of bytes of the table of colors that flags announce.
  private static func tableLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Returns the position after blocks with their lengths; `nil` if they are not whole.
  private static func endOfBlocks(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var position = start
    while position < bytes.count {
      let length = Int(bytes[position])
      position += length + 1
      if length == 0 { return position }
    }
    return nil
  }
}
