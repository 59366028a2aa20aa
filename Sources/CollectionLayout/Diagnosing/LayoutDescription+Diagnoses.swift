extension LayoutDescription {
  /// What of the description cannot be satisfied, or has no effect: by kind of section, then in the order
  /// in which it is decided. Empty for a sound description.
  ///
  /// Kinds that no section uses are looked at, too. Nothing of this is computed unless asked for.
  ///
  /// - Complexity: O(S + d * K), S the number of sections, K the slots in one full group of each kind, and d
  ///   how deep groups are nested; independent of the number of items.
  public func diagnoses() -> [LayoutDiagnosis] {
    let largestCounts = largestCounts
    var diagnoses: [LayoutDiagnosis] = []
    for kind in kinds.indices {
      diagnoses += self.diagnoses(ofKind: kind, largestCount: largestCounts[kind])
    }
    let content = DiagnosisCollector(sectionKind: nil)
    _ = BoundaryPattern(
      boundaryItems, in: containerSize, before: 0, after: 0, scrollAxis: scrollAxis,
      grid: PixelGrid(scale: scale), observer: content)
    content.checkKinds(of: boundaryItems)
    return diagnoses + content.diagnoses
  }

  /// What of one kind of section cannot be satisfied.
  ///
  /// - Precondition: the kind exists.
  /// - Complexity: O(d * K), K the slots in one full group and d how deep groups are nested.
  public func diagnoses(ofKind kind: Int) -> [LayoutDiagnosis] {
    diagnoses(ofKind: kind, largestCount: 1)
  }

  private func diagnoses(ofKind kind: Int, largestCount: Int) -> [LayoutDiagnosis] {
    require(
      kinds.indices.contains(kind),
      "The description has no kind \(kind): it has \(kinds.count); ask for one that addKind(_:) returned."
    )
    let collector = DiagnosisCollector(sectionKind: kind)
    let pattern = SectionPattern(
      kinds[kind], in: containerSize, scrollAxis: scrollAxis, grid: PixelGrid(scale: scale),
      largestCount: largestCount, observer: collector)
    collector.checkKinds(of: kinds[kind].boundaryItems)
    collector.checkDecorations(of: pattern, in: containerSize)
    return collector.diagnoses
  }
}

extension DiagnosisCollector {
  /// Notes every boundary item whose kind an earlier one has.
  fileprivate func checkKinds(of items: [LayoutBoundaryItem]) {
    for index in items.indices
    where items[..<index].contains(where: { $0.kind == items[index].kind }) {
      note(.repeatedBoundaryKind(kind: items[index].kind), part: .boundaryItem(index))
    }
  }

  /// Notes insets of backgrounds that are larger than the container is wide: how long a section is
  /// depends on its data.
  fileprivate func checkDecorations(of pattern: SectionPattern, in container: LayoutSize) {
    let cross = pattern.boundary.scrollAxis.crossed
    for (index, item) in pattern.decorations.enumerated()
    where item.contentInsets.total(cross) > container[cross] {
      note(
        .insetsExceedSlot(
          axis: cross, length: container[cross], insets: item.contentInsets.total(cross)),
        part: .decorationItem(index))
    }
  }
}
