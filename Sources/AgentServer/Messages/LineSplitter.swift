import Foundation

/// Splits a stream of bytes into lines of a limited length.
package struct LineSplitter: Sendable {
  /// A part of the stream.
  package enum Part: Hashable, Sendable {
    case line(Data)
    /// A line that is longer than the limit, and is left out.
    case longLine
  }

  /// The longest line, in bytes.
  package static let standardLimit = 8 << 20

  private let limit: Int
  private var buffer = Data()
  private var isLeavingOut = false

  /// Creates a splitter for lines of at most a number of bytes.
  package init(limit: Int = standardLimit) { self.limit = limit }

  /// Adds received bytes, and returns the lines that end in them, without empty ones.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) -> [Part] {
    var parts: [Part] = []
    var start = 0
    while start < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      append(UnsafeRawBufferPointer(rebasing: rest[..<(end ?? rest.count)]))
      guard let end else { break }
      if let part = takeLine() { parts.append(part) }
      start += end + 1
    }
    return parts
  }

  /// Returns the line that the end of the stream ends; `nil` if there is none.
  package mutating func finish() -> Part? { takeLine() }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard !isLeavingOut else { return }
    guard buffer.count + bytes.count <= limit else {
      isLeavingOut = true
      buffer = Data()
      return
    }
    buffer.append(contentsOf: bytes)
  }

  private mutating func takeLine() -> Part? {
    defer {
      buffer = Data()
      isLeavingOut = false
    }
    if isLeavingOut { return .longLine }
    let isBlank = buffer.allSatisfy { $0 == UInt8(ascii: " ") || $0 == 9 || $0 == 13 }
    return isBlank ? nil : .line(buffer)
  }
}
