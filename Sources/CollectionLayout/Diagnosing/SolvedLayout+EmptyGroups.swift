extension SolvedLayout {
  /// A Boolean value that indicates whether a group of any section template displays nothing.
  ///
  /// - Complexity: O(K), where K is the number of templates.
  public var holdsEmptyGroups: Bool { patterns.contains { $0.holdsEmptyGroup } }

  /// Returns the diagnoses of empty groups, for templates of sections that have items.
  ///
  /// - Complexity: O(K), where K is the number of templates, if no group is empty; otherwise the
  ///   same as ``LayoutDescription/diagnoses()`` for the templates with empty groups.
  public func emptyGroupDiagnoses() -> [LayoutDiagnosis] {
    var diagnoses: [LayoutDiagnosis] = []
    for (template, pattern) in patterns.enumerated() where pattern.holdsEmptyGroup {
      guard
        entries.indices.contains(where: {
          entry($0).template == template && entry($0).itemCount > 0
        })
      else { continue }
      diagnoses += description.diagnoses(ofTemplate: template).filter { $0.emptiesGroup }
    }
    return diagnoses
  }
}
