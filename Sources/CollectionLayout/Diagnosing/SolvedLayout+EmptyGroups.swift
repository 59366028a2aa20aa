extension SolvedLayout {
  /// Whether any group of any template of section shows nothing.
  ///
  /// - Complexity: O(K), K the number of kinds of sections.
  public var holdsEmptyGroups: Bool { patterns.contains { $0.holdsEmptyGroup } }

  /// Why groups show nothing: those diagnoses of the description that empty a group, for kinds of
  /// sections that have items.
  ///
  /// - Complexity: O(K), K the number of kinds of sections, where no group is empty; otherwise that of
  ///   `LayoutDescription.diagnoses()` for the kinds with empty groups.
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
