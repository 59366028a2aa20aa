import Foundation

extension Suppression {
  /// Returns the suppressions of a file with a line for each: the rules, the class with or without
  /// a property, or `*` for all classes, and the reason after ` - `.
  ///
  ///     # The photos have their numbers as names.
  ///     contrast PhotoCell.numberLabel - The number repeats the order.
  ///
  /// - Throws: ``SuppressionFailure``.
  package static func list(in text: String, file: String) throws(SuppressionFailure)
    -> [Suppression]
  {
    var result: [Suppression] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let statement = try Statement(line, hasSubject: true, file: file, line: index + 1)
      let names = (statement.subject ?? "*").split(separator: ".", maxSplits: 1).map(String.init)
      for rule in statement.rules {
        result.append(
          Suppression(
            rule: rule, owner: names.first == "*" ? nil : names.first,
            member: names.count > 1 ? names[1] : nil, reason: statement.reason, file: file,
            line: index + 1))
      }
    }
    return result
  }
}
