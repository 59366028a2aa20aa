import Foundation

/// The end of what a process has written to standard error.
struct OutputTail: Sendable {
  /// The maximum number of bytes.
  static let maximumLength = 16_384

  private var bytes: [UInt8] = []

  /// Adds written bytes.
  mutating func add(_ more: [UInt8]) {
    bytes += more.suffix(Self.maximumLength)
    if bytes.count > 2 * Self.maximumLength { bytes.removeFirst(bytes.count - Self.maximumLength) }
  }

  /// The text, from the beginning of a line on.
  var text: String {
    var rest = bytes[...]
    if rest.count > Self.maximumLength {
      rest = rest.suffix(Self.maximumLength)
      rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The sentence of the last fatal error; `nil` if there is none.
  var fatalError: String? {
    let mark = "Fatal error: "
    let line = text.split(separator: "\n").last { $0.contains(mark) }
    guard let line, let range = line.range(of: mark) else { return nil }
    return String(line[range.upperBound...])
  }
}
