/// The bytes of a file that a request asks for (RFC 9110, section 14).
struct ByteRange: Equatable {
  /// The number of bytes in an answer: a browser asks for the rest when it needs it.
  static let maximumLength = 1 << 20

  /// The index of the first byte; `nil` for the last bytes of the file.
  var first: Int?
  /// The index of the last byte, or the number of the last bytes without ``first``; `nil` for the
  /// end of the file.
  var last: Int?

  /// Parses a header with one range; returns `nil` for others, and for none: the answer is then the
  /// whole file.
  init?(header: String?) {
    guard let header, header.hasPrefix("bytes=") else { return nil }
    let parts = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts.map { part -> Int? in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard zip(parts, numbers).allSatisfy({ $0.isEmpty || $1 != nil }),
      numbers.contains(where: { $0 != nil })
    else { return nil }
    (first, last) = (numbers[0], numbers[1])
    if let first, let last, last < first { return nil }
  }
}
