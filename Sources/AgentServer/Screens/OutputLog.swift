import Foundation

/// The lines that an app has written, with numbers.
package final class OutputLog: @unchecked Sendable {
  /// A line of an app.
  package struct Line: Hashable, Sendable {
    /// The number, from 1 for the first line of the log.
    package var number: Int
    /// A Boolean value that indicates whether the line was written to standard error.
    package var isError: Bool
    package var text: String
  }

  /// The number of lines that are kept.
  private static let limit = 2000
  /// The longest line, in bytes.
  private static let longestLine = 4000

  private let lock = NSLock()
  private var lines: [Line] = []
  private var lastNumber = 0
  private var partial: [Bool: Data] = [:]

  /// Creates an empty log.
  package init() {}

  /// The number of the last line; 0 if there is none.
  package var count: Int { lock.withLock { lastNumber } }

  /// Returns the kept lines after a number.
  package func lines(after number: Int) -> [Line] {
    lock.withLock { lines.filter { $0.number > number } }
  }

  /// Adds written bytes.
  package func add(_ bytes: Data, isError: Bool) {
    lock.withLock {
      var rest = (partial[isError] ?? Data()) + bytes
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        addLine(rest[..<end], isError: isError)
        rest = rest[(end + 1)...]
      }
      if rest.count > Self.longestLine {
        addLine(rest, isError: isError)
        rest = Data()
      }
      partial[isError] = Data(rest)
    }
  }

  /// Ends the lines that have no end.
  package func finish() {
    lock.withLock {
      for (isError, data) in partial where !data.isEmpty { addLine(data, isError: isError) }
      partial = [:]
    }
  }

  private func addLine(_ bytes: Data, isError: Bool) {
    lastNumber += 1
    let text = String(decoding: bytes.prefix(Self.longestLine), as: UTF8.self)
    lines.append(Line(number: lastNumber, isError: isError, text: text))
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
  }
}
