import Foundation

extension ImageHeader {
  /// Reads the header of a JPEG file (ITU-T T.81): the segments up to the first frame.
  static func jpeg(_ reader: ByteReader) -> ImageHeader? {
    var position = 2
    var exif: ExifData?
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
        header.orientation = exif?.orientation?.value ?? 1
        header.orientationPosition = exif?.orientation?.position
        header.captureDate = exif?.captureDate
        return header
      }
      if marker == 0xE1, exif == nil, reader.matches("Exif\0\0", at: position + 2) {
        exif = ExifData(reader.limited(to: position + length), tiff: position + 8)
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
}
