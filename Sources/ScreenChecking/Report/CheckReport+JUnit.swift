extension CheckReport {
  /// Returns the findings of a level or a higher one as JUnit's XML: a suite for each screen, a
  /// case for each rule, and a suite for the errors of the sources.
  package func junit(from level: CheckLevel) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"tessera check\">",
    ]
    for screen in screens {
      let failures = findings.filter { $0.level >= level && $0.screens.contains(screen) }
      let failed = Set(failures.map(\.rule)).count
      lines.append(
        "  <testsuite name=\"\(screen.escaped)\" tests=\"\(rules.count)\" failures=\"\(failed)\">")
      for count in rules {
        let found = failures.filter { $0.rule == count.rule }
        let head = "    <testcase classname=\"\(screen.escaped)\" name=\"\(count.rule)\""
        if found.isEmpty {
          let body = count.coverage == .checked ? "/>" : "><skipped/></testcase>"
          lines.append(head + body)
        } else {
          let text = found.map { $0.diagnostic(in: self) }.joined(separator: "\n")
          lines.append(
            head + "><failure message=\"\(found[0].message.escaped)\">\(text.escaped)</failure>"
              + "</testcase>")
        }
      }
      lines.append("  </testsuite>")
    }
    for screen in unread {
      lines.append(
        "  <testsuite name=\"\(screen.screen.escaped)\" tests=\"1\" errors=\"1\"><testcase "
          + "classname=\"\(screen.screen.escaped)\" name=\"reading\"><error message=\""
          + "\(screen.reason.escaped)\"/></testcase></testsuite>")
    }
    if !errors.isEmpty {
      lines.append(
        "  <testsuite name=\"sources\" tests=\"\(errors.count)\" errors=\"\(errors.count)\">")
      for error in errors {
        lines.append(
          "    <testcase classname=\"sources\" name=\"\(error.diagnostic.escaped)\"><error message=\""
            + "\(error.message.escaped)\">\(error.diagnostic.escaped)</error></testcase>")
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }
}
