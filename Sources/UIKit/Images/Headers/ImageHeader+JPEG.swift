extension ImageHeader {
  /// Reads the header of a JPEG file (ITU-T T.81): the segments up to the first frame.
  static func jpeg(_ reader: ByteReader) -> ImageHeader? {
    var position = 2
    var orientation: (value: Int, position: Int)?
    while let marker = nextMarker(reader, &position) {
      // Markers without a segment.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
      guard marker != 0xD9, marker != 0xDA, let length = reader.big16(position), length >= 2,
        position + length <= reader.end
      else { return nil }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        guard length >= 8, let height = reader.big16(position + 3),
          let width = reader.big16(position + 5)
        else { return nil }
        var header = ImageHeader(.jpeg, width: width, height: height)
        header.orientation = orientation?.value ?? 1
        header.orientationPosition = orientation?.position
        return header
      }
      if marker == 0xE1, orientation == nil, reader.matches("Exif\0\0", at: position + 2) {
        orientation = exifOrientation(reader.limited(to: position + length), tiff: position + 8)
      }
      position += length
    }
    return nil
  }

  /// Returns the code of the marker at a position, which is moved behind it.
  private static func nextMarker(_ reader: ByteReader, _ position: inout Int) -> UInt8? {
    guard reader.byte(position) == 0xFF else { return nil }
    // Any number of fill bytes may precede a code.
    while reader.byte(position) == 0xFF { position += 1 }
    guard let code = reader.byte(position), code != 0 else { return nil }
    position += 1
    return code
  }

  /// Returns the orientation in EXIF data (CIPA DC-008), and the position of its two bytes.
  private static func exifOrientation(
    _ reader: ByteReader, tiff: Int
  ) -> (value: Int, position: Int)? {
    let isBigEndian: Bool
    if reader.matches("MM", at: tiff) {
      isBigEndian = true
    } else if reader.matches("II", at: tiff) {
      isBigEndian = false
    } else {
      return nil
    }
    func number(_ position: Int, _ count: Int) -> Int? {
      reader.number(position, bytes: count, isBigEndian: isBigEndian)
    }
    guard number(tiff + 2, 2) == 42, let offset = number(tiff + 4, 4), offset < reader.end,
      let count = number(tiff + offset, 2)
    else { return nil }
    let first = tiff + offset + 2
    for entry in 0..<count {
      let position = first + 12 * entry
      guard let tag = number(position, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(position + 2, 2) == 3, number(position + 4, 4) == 1,
        let value = number(position + 8, 2), (1...8).contains(value)
      else { return nil }
      return (value, position + 8)
    }
    return nil
  }
}
