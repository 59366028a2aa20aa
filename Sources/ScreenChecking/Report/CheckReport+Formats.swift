import Foundation

extension CheckReport {
  /// Returns the findings of a level or a higher one, a line each, as compilers write diagnostics.
  package func diagnostics(from level: CheckLevel) -> String {
    (findings.filter { $0.level >= level }.map { $0.diagnostic(in: self) }
      + reportedUnused.map(\.diagnostic))
      .map { $0 + "\n" }.joined()
  }

  /// Returns the findings of a level or a higher one as JSON, with what was looked at.
  package func json(from level: CheckLevel) -> String {
    var report = self
    report.findings.removeAll { $0.level < level }
    let document = Document(
      screens: report.screens, layoutCount: layoutCount, findings: report.findings,
      rules: rules.map {
        Document.Rule(
          id: $0.rule, coverage: $0.coverage, looked: $0.looked, unmeasured: $0.unmeasured)
      },
      notRead: unread, errors: errors, suppressed: suppressed, accepted: accepted,
      unusedSuppressions: unused)
    return Self.encoded(document)
  }

  /// Returns the text of a value as JSON with sorted keys.
  static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // All numbers of reports are finite.
    return String(decoding: (try? encoder.encode(value)) ?? Data("{}".utf8), as: UTF8.self) + "\n"
  }

  /// The JSON of reports.
  struct Document: Codable {
    struct Rule: Codable {
      var id: String
      var coverage: Coverage
      var looked: Int
      var unmeasured: Int
    }

    var schema = "tessera-check"
    var schemaVersion = 1
    var screens: [String]
    var layoutCount: Int
    var findings: [Finding]
    var rules: [Rule]
    var notRead: [Unread]
    /// `nil` in the documents of earlier versions.
    var errors: [SourceError]?
    var suppressed: Int
    var accepted: Int
    var unusedSuppressions: [UnusedSuppression]
  }

  /// Creates the report of its JSON.
  init(_ document: Document) {
    self.init(layoutCount: document.layoutCount)
    screens = document.screens
    findings = document.findings
    for rule in document.rules {
      guard let index = rules.firstIndex(where: { $0.rule == rule.id }) else { continue }
      rules[index].looked = rule.looked
      rules[index].unmeasured = rule.unmeasured
    }
    unread = document.notRead
    errors = document.errors ?? []
    suppressed = document.suppressed
    accepted = document.accepted
    unused = document.unusedSuppressions
  }

  /// Sets the file and the line of the classes of findings.
  ///
  /// - Parameter place: A closure that returns the file and the line of a class by its name.
  package mutating func locate(_ place: (String) -> (file: String, line: Int)?) {
    for index in findings.indices {
      guard let found = findings[index].owner.flatMap(place) else { continue }
      findings[index].file = found.file
      findings[index].line = found.line
    }
  }
}
