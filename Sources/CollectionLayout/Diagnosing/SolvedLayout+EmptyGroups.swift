extension SolvedLayout {
  /// Whether any group of any kind of section shows nothing.
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
    for (kind, pattern) in patterns.enumerated() where pattern.holdsEmptyGroup {
      guard
        entries.indices.contains(where: {
          entry($0).kind == kind && entry($0).itemCount > 0
        })
      else { continue }
      diagnoses += description.diagnoses(ofKind: kind).filter { $0.emptiesGroup }
    }
    return diagnoses
  }
}
