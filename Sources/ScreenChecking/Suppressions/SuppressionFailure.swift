/// A suppression or a baseline that cannot be read.
package struct SuppressionFailure: Error, Hashable, CustomStringConvertible {
  package var file: String
  /// The line from 1.
  package var line: Int
  /// The reason, as a sentence without a period.
  package var reason: String

  package var description: String { "\(file):\(line): \(reason)" }
}
