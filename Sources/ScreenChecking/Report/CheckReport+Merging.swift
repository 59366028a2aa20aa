import Foundation

extension CheckReport {
  /// Returns the report about all screens of the parts of a check, from their JSON.
  ///
  /// - Throws: `DecodingError` if a text is not the JSON of a report.
  package static func merged(_ parts: [Data]) throws -> CheckReport {
    let reports = try parts.map { CheckReport(try JSONDecoder().decode(Document.self, from: $0)) }
    var report = CheckReport(layoutCount: reports.map(\.layoutCount).max() ?? 0)
    for part in reports { report.add(part) }
    // A suppression is needed if one of the parts needs it.
    report.unused =
      reports.first?.unused.filter { unused in
        reports.allSatisfy { $0.unused.contains(unused) }
      } ?? []
    return report
  }
}

/// The part of the screens that one of several runs looks at.
package struct CheckShard: Hashable, Sendable {
  /// The number of the run, from 1.
  package var number: Int
  /// The number of runs.
  package var count: Int

  /// Reads a text such as `3/8`; `nil` if it is not one.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number >= 1,
      number <= count
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns the names of the screens of this run: the same for the same names in any order.
  package func part(of names: [String]) -> [String] {
    names.sorted().enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
