import Foundation

extension ImageHeader {
  /// Reads the header of a PNG file (W3C, Portable Network Graphics, section 11.2.1).
  static func png(_ reader: ByteReader) -> ImageHeader? {
    guard reader.big32(0) == 0x8950_4E47, reader.big32(4) == 0x0D0A_1A0A, reader.big32(8) == 13,
      reader.matches("IHDR", at: 12), let width = reader.big32(16), let height = reader.big32(20),
      reader.byte(28) != nil, width <= Int(Int32.max), height <= Int(Int32.max)
    else { return nil }
    return ImageHeader(.png, width: width, height: height)
  }

  /// Reads the header of a GIF file: the size of its logical screen.
  static func gif(_ reader: ByteReader) -> ImageHeader? {
    guard reader.matches("GIF87a", at: 0) || reader.matches("GIF89a", at: 0),
      let width = reader.little16(6), let height = reader.little16(8)
    else { return nil }
    return ImageHeader(.gif, width: width, height: height)
  }

  /// Reads the header of a WebP file (RFC 9649): the first chunk, with lossy or lossless pixels, or
  /// with the size of a canvas.
  static func webP(_ reader: ByteReader) -> ImageHeader? {
    guard reader.matches("RIFF", at: 0), reader.matches("WEBP", at: 8) else { return nil }
    let body = 20
    if reader.matches("VP8 ", at: 12) {
      guard let frame = reader.little24(body), frame & 1 == 0,
        reader.number(body + 3, bytes: 3, isBigEndian: true) == 0x9D012A,
        let width = reader.little16(body + 6), let height = reader.little16(body + 8)
      else { return nil }
      return ImageHeader(.webP, width: width & 0x3FFF, height: height & 0x3FFF)
    }
    if reader.matches("VP8L", at: 12) {
      guard reader.byte(body) == 0x2F, let bits = reader.little32(body + 1) else { return nil }
      return ImageHeader(.webP, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    guard reader.matches("VP8X", at: 12), let width = reader.little24(body + 4),
      let height = reader.little24(body + 7)
    else { return nil }
    return ImageHeader(.webP, width: width + 1, height: height + 1)
  }
}
