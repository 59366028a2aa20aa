import Foundation

extension ImageHeader {
  /// Reads the size of the first page of a PDF file (ISO 32000-1, 7.7.3.3): its crop box or media
  /// box, in points.
  ///
  /// A page in a compressed object stream is not found.
  static func pdf(_ reader: ByteReader) -> ImageHeader? {
    guard reader.limited(to: 1024).position(of: "%PDF-", from: 0) != nil else { return nil }
    let page = firstPage(reader)
    let size =
      page.flatMap { box("/CropBox", in: $0) ?? box("/MediaBox", in: $0) }
      // Pages inherit boxes from the nodes of the page tree.
      ?? box("/CropBox", in: reader) ?? box("/MediaBox", in: reader)
    return size.map { ImageHeader(.pdf, size: $0) }
  }

  /// Returns a reader of the file up to the end of the first page's dictionary, beginning there.
  private static func firstPage(_ reader: ByteReader) -> ByteReader? {
    var position = 0
    while let type = reader.position(of: "/Type", from: position) {
      position = type + 5
      let value = reader.skippingSpace(position)
      guard reader.matches("/Page", at: value), reader.byte(value + 5) != UInt8(ascii: "s")
      else { continue }
      var start = type
      while start > 0, !reader.matches("obj", at: start) { start -= 1 }
      let end = reader.position(of: "endobj", from: type) ?? reader.end
      return ByteReader(UnsafeRawBufferPointer(rebasing: reader.bytes[start..<end]))
    }
    return nil
  }

  private static func box(_ name: StaticString, in reader: ByteReader) -> CGSize? {
    guard let start = reader.position(of: name, from: 0) else { return nil }
    var position = reader.skippingSpace(start + name.utf8CodeUnitCount)
    guard reader.byte(position) == UInt8(ascii: "[") else { return nil }
    position += 1
    var numbers: [Double] = []
    while numbers.count < 4 {
      position = reader.skippingSpace(position)
      let first = position
      while let byte = reader.byte(position), byte != UInt8(ascii: "]"), position - first < 32,
        !ByteReader.isSpace(byte)
      {
        position += 1
      }
      let text = String(decoding: reader.bytes[first..<min(position, reader.end)], as: UTF8.self)
      guard let number = Double(text), number.isFinite else { return nil }
      numbers.append(number)
    }
    let size = CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    return size.width > 0 && size.height > 0 ? size : nil
  }
}
