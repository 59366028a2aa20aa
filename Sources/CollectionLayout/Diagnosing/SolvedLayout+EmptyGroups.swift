extension SolvedLayout {
  /// Why groups show nothing: those diagnoses of the description that empty a group, for kinds of
  /// sections that have items.
  ///
  /// - Complexity: O(K), K the number of kinds of sections, where no group is empty; otherwise that of
  ///   `LayoutDescription.diagnoses()` for the kinds with empty groups.
  public func emptyGroupDiagnoses() -> [LayoutDiagnosis] {
    var diagnoses: [LayoutDiagnosis] = []
    for (kind, pattern) in patterns.enumerated() where pattern.holdsEmptyGroup {
      guard entries.contains(where: { $0.kind == kind && $0.itemCount > 0 }) else { continue }
      diagnoses += description.diagnoses(ofKind: kind).filter { $0.emptiesGroup }
    }
    return diagnoses
  }
}
