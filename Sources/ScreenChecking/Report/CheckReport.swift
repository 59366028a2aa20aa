/// The findings of rules about screens, and what the rules looked at.
package struct CheckReport: Codable, Hashable, Sendable {
  /// The state of a rule.
  package enum Coverage: String, Codable, Hashable, Sendable {
    /// The rule looked at views.
    case checked
    /// There is no view that the rule is about.
    case notApplicable
    /// There are such views, and none of them could be measured.
    case unmeasured
  }

  /// The work of a rule.
  package struct RuleCount: Codable, Hashable, Sendable {
    package var rule: String
    /// The number of views in all layouts that the rule looked at.
    package var looked: Int
    /// The number of views in all layouts that the rule could not measure.
    package var unmeasured: Int

    /// The state.
    package var coverage: Coverage {
      looked > 0 ? .checked : unmeasured > 0 ? .unmeasured : .notApplicable
    }
  }

  /// A screen that could not be read.
  package struct Unread: Codable, Hashable, Sendable {
    package var screen: String
    /// The reason, as a sentence without a period.
    package var reason: String

    package init(screen: String, reason: String) {
      self.screen = screen
      self.reason = reason
    }
  }

  /// The names of the screens that were read.
  package var screens: [String]
  /// The number of layouts of each screen.
  package var layoutCount: Int
  /// The findings: errors first, then in the order of the rules.
  package var findings: [Finding]
  /// The work of each rule, in the order of the rules.
  package var rules: [RuleCount]
  /// The screens that could not be read.
  package var unread: [Unread]
  /// The errors of the sources, whose parts are not looked at.
  package var errors: [SourceError] = []
  /// The number of findings that suppressions concern.
  package var suppressed = 0
  /// The number of findings that a baseline accepts.
  package var accepted = 0
  /// The suppressions that concern no finding.
  package var unused: [UnusedSuppression] = []
  /// A Boolean value that indicates whether other runs look at further screens, so that
  /// suppressions may concern their findings.
  package var isPart = false

  /// Creates a report without screens.
  package init(layoutCount: Int = CheckLayout.all.count) {
    screens = []
    self.layoutCount = layoutCount
    findings = []
    rules = CheckRules.all.map { RuleCount(rule: $0.id, looked: 0, unmeasured: 0) }
    unread = []
  }

  /// Creates the report about one screen.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - layouts: The screen in each layout. The text sizes and directions of a device are
  ///     neighbors, the usual ones first.
  package init(_ name: String, in layouts: [CheckedScreen]) {
    self.init(layoutCount: layouts.count)
    guard layouts.contains(where: { !$0.judged.isEmpty }) else {
      unread = [Unread(screen: name, reason: "it has no views")]
      return
    }
    screens = [name]
    for (index, rule) in CheckRules.all.enumerated() {
      var result = RuleResult()
      rule.init().look(at: layouts, &result)
      if rule.looksAtScrollEnds { rule.init().look(at: layouts.flatMap(\.ends), &result) }
      rules[index].looked = result.looked
      rules[index].unmeasured = result.unmeasured
      var causes: [String] = []
      var groups: [String: [Observation]] = [:]
      for observation in result.observations {
        let key = Self.cause(of: observation)
        if groups[key] == nil { causes.append(key) }
        groups[key, default: []].append(observation)
      }
      findings += causes.map { Finding(groups[$0]!, rule: rule, screen: name) }
    }
    sort()
  }

  /// The identity of a fault among the layouts of a screen.
  private static func cause(of observation: Observation) -> String {
    let facts = observation.facts
    return [facts.owner ?? "", facts.member ?? facts.plainPath].joined(separator: "|")
  }

  /// Adds another report. Findings with one cause become one.
  package mutating func add(_ other: CheckReport) {
    if !other.screens.isEmpty {
      layoutCount = screens.isEmpty ? other.layoutCount : max(layoutCount, other.layoutCount)
    }
    screens += other.screens
    unread += other.unread
    errors += other.errors.filter { !errors.contains($0) }
    suppressed += other.suppressed
    accepted += other.accepted
    for (index, count) in other.rules.enumerated() where index < rules.count {
      rules[index].looked += count.looked
      rules[index].unmeasured += count.unmeasured
    }
    for finding in other.findings {
      guard
        let index = findings.firstIndex(where: {
          $0.fingerprint == finding.fingerprint
        })
      else {
        findings.append(finding)
        continue
      }
      findings[index].screens += finding.screens
      findings[index].level = max(findings[index].level, finding.level)
    }
    sort()
  }

  /// Returns whether there are findings of a level or a higher one, or suppressions without a
  /// finding.
  package func hasFindings(from level: CheckLevel) -> Bool {
    findings.contains { $0.level >= level } || level <= .warning && !reportedUnused.isEmpty
  }

  /// The suppressions that concern no finding; none in the report about a part of the screens.
  package var reportedUnused: [UnusedSuppression] { isPart ? [] : unused }

  /// Sorts the findings: errors first, then in the order of the rules.
  private mutating func sort() {
    let ids = CheckRules.all.map { $0.id }
    var sorted: [Finding] = []
    for level in CheckLevel.allCases.reversed() {
      for id in ids { sorted += findings.filter { $0.level == level && $0.rule == id } }
    }
    findings = sorted
  }
}
