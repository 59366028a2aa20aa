extension CheckReport {
  /// Returns the findings of a level or a higher one, with a line that says what was looked at.
  package func text(from level: CheckLevel) -> String {
    var lines: [String] = []
    for finding in findings where finding.level >= level { lines += finding.lines(in: self) }
    lines += reportedUnused.map(\.diagnostic)
    for unread in unread { lines.append("\(unread.screen): not read: \(unread.reason)") }
    lines.append(summary(from: level))
    return lines.joined(separator: "\n") + "\n"
  }

  func summary(from level: CheckLevel) -> String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let counts = CheckLevel.allCases.reversed().filter { $0 >= level }.map { level in
      counted(findings.count { $0.level == level }, level.rawValue)
    }
    var text =
      counts.joined(separator: ", ")
      + " in \(counted(screens.count, "screen")), each in \(counted(layoutCount, "layout"))"
    let hidden = findings.count { $0.level < level }
    if hidden > 0 { text += "; \(counted(hidden, "finding")) of lower levels" }
    if suppressed > 0 { text += "; \(counted(suppressed, "finding")) suppressed" }
    if accepted > 0 { text += "; \(counted(accepted, "finding")) of the baseline" }
    for (coverage, words) in [
      (Coverage.notApplicable, "not applicable"), (.unmeasured, "could not measure"),
    ] {
      let names = rules.filter { $0.coverage == coverage }.map(\.rule)
      if !names.isEmpty { text += "\n\(words): \(names.joined(separator: ", "))" }
    }
    return text
  }
}

extension Finding {
  /// The lines of the finding: a diagnostic as Xcode shows it, then the way to mend the fault.
  fileprivate func lines(in report: CheckReport) -> [String] {
    let place = file.map { "\($0):\(line ?? 1):1: " } ?? (owner.map { "\($0): " } ?? "")
    return [
      "\(place)\(level.rawValue): [\(rule)] \(message)\(countWords), in \(layoutWords(in: report))"
        + screenWords,
      "    \(fix)",
    ]
  }

  /// The diagnostic as Xcode shows one, without a way to mend the fault.
  package func diagnostic(in report: CheckReport) -> String { lines(in: report)[0] }

  private var countWords: String { count > 1 ? " (\(count) views)" : "" }

  private func layoutWords(in report: CheckReport) -> String {
    if layouts.count == report.layoutCount, layouts.count > 1 { return "all layouts" }
    guard layouts.count > 1 else { return layouts[0] }
    return "\(layouts[0]) and \(layouts.count - 1) more"
  }

  private var screenWords: String {
    screens.count > 1 ? ", on \(screens.count) screens" : " on \(screens.first ?? "")"
  }
}
