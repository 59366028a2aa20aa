/// A statement about a construct of a source.
package struct LoweringReport: Sendable, Hashable, Codable {
  /// The consequence of the construct.
  package enum Severity: String, Sendable, Hashable, Codable {
    /// The construct is not lowered.
    case error
    /// The construct is lowered to code with another effect in a stated case.
    case warning
  }

  /// The path of the file.
  package let path: String
  /// The line, counted from 1.
  package let line: Int
  /// The column, in bytes of UTF-8, counted from 1.
  package let column: Int
  /// The consequence.
  package let severity: Severity
  /// The reason, and the correction.
  package let message: String

  package init(path: String, line: Int, column: Int, severity: Severity, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }
}

extension LoweringReport: CustomStringConvertible {
  /// The report in the form of the compiler's diagnostics.
  package var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message)"
  }
}

extension LoweringReport: Comparable {
  /// Returns a Boolean value that indicates whether a report precedes another, by file and place.
  package static func < (a: LoweringReport, b: LoweringReport) -> Bool {
    (a.path, a.line, a.column, a.message) < (b.path, b.line, b.column, b.message)
  }
}
