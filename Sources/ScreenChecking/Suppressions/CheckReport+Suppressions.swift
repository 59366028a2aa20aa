extension CheckReport {
  /// Removes the findings that suppressions concern, and notes the suppressions that concern none.
  package mutating func suppress(_ suppressions: [Suppression]) {
    var used: Set<Int> = []
    let count = findings.count
    findings.removeAll { finding in
      let indices = suppressions.indices.filter { suppressions[$0].concerns(finding) }
      used.formUnion(indices)
      return !indices.isEmpty
    }
    suppressed += count - findings.count
    unused += suppressions.indices.filter { !used.contains($0) }.map { index in
      let suppression = suppressions[index]
      return UnusedSuppression(
        rule: suppression.rule, subject: suppression.subject, file: suppression.file,
        line: suppression.line)
    }
  }
}
