import Foundation

/// The findings that are accepted until they are mended.
///
/// Its text has a line for each cause: the level, and the fingerprint.
package struct Baseline: Hashable, Sendable {
  /// The levels of the accepted findings by their fingerprints.
  private(set) var levels: [String: CheckLevel]

  /// Creates the baseline that accepts the findings of a report of a level or a higher one.
  package init(of report: CheckReport, from level: CheckLevel) {
    let accepted = report.findings.filter { $0.level >= level }
    levels = Dictionary(accepted.map { ($0.fingerprint, $0.level) }, uniquingKeysWith: max)
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``SuppressionFailure``.
  package init(_ text: String, file: String) throws(SuppressionFailure) {
    levels = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let level = CheckLevel(rawValue: String(parts[0])) else {
        throw SuppressionFailure(
          file: file, line: index + 1,
          reason: "a line of a baseline has a level and a fingerprint; write the file again with "
            + "--write-baseline")
      }
      levels[String(parts[1])] = level
    }
  }

  /// The number of findings.
  package var count: Int { levels.count }

  /// The text.
  package var text: String {
    let head = "# The findings that 'tessera check' accepts until they are mended.\n"
    return head + levels.sorted { $0.key < $1.key }.map { "\($1.rawValue) \($0)\n" }.joined()
  }
}

extension CheckReport {
  /// Removes the findings that a baseline accepts, unless their level has risen.
  ///
  /// - Returns: The part of the baseline whose findings still occur.
  package mutating func accept(_ baseline: Baseline) -> Baseline {
    func isAccepted(_ finding: Finding) -> Bool {
      baseline.levels[finding.fingerprint].map { finding.level <= $0 } ?? false
    }
    var rest = self
    rest.findings.removeAll { !isAccepted($0) }
    findings.removeAll(where: isAccepted)
    accepted += rest.findings.count
    return Baseline(of: rest, from: .note)
  }
}
