extension LayoutDescription {
  /// What of the description cannot be satisfied, or has no effect: by template of section, then in the order
  /// in which it is decided. Empty for a sound description.
  ///
  /// Kinds that no section uses are looked at, too. Nothing of this is computed unless asked for.
  ///
  /// - Complexity: O(S + d * K), S the number of sections, K the slots in one full group of each template, and d
  ///   how deep groups are nested; independent of the number of items.
  public func diagnoses() -> [LayoutDiagnosis] {
    let largestCounts = largestCounts
    var diagnoses: [LayoutDiagnosis] = []
    for template in sectionTemplates.indices {
      diagnoses += self.diagnoses(ofTemplate: template, largestCount: largestCounts[template])
    }
    let content = DiagnosisCollector(sectionTemplate: nil)
    _ = BoundaryPattern(
      boundaryItems, in: containerSize, before: 0, after: 0, scrollAxis: scrollAxis,
      grid: PixelGrid(scale: scale), observer: content)
    content.checkElementKinds(of: boundaryItems)
    return diagnoses + content.diagnoses
  }

  /// What of one template of section cannot be satisfied.
  ///
  /// - Precondition: the template exists.
  /// - Complexity: O(d * K), K the slots in one full group and d how deep groups are nested.
  public func diagnoses(ofTemplate template: Int) -> [LayoutDiagnosis] {
    diagnoses(ofTemplate: template, largestCount: 1)
  }

  private func diagnoses(ofTemplate template: Int, largestCount: Int) -> [LayoutDiagnosis] {
    require(
      sectionTemplates.indices.contains(template),
      "The description has no template \(template): it has \(sectionTemplates.count); ask for one that addTemplate(_:) returned."
    )
    let collector = DiagnosisCollector(sectionTemplate: template)
    let pattern = SectionPattern(
      sectionTemplates[template], in: containerSize, scrollAxis: scrollAxis,
      grid: PixelGrid(scale: scale),
      largestCount: largestCount, observer: collector)
    collector.checkElementKinds(of: sectionTemplates[template].boundaryItems)
    collector.checkDecorations(of: pattern, in: containerSize)
    return collector.diagnoses
  }
}

extension DiagnosisCollector {
  /// Notes every boundary item whose template an earlier one has.
  fileprivate func checkElementKinds(of items: [LayoutBoundaryItem]) {
    for index in items.indices
    where items[..<index].contains(where: { $0.kind == items[index].kind }) {
      note(.repeatedElementKind(kind: items[index].kind), part: .boundaryItem(index))
    }
  }

  /// Notes insets of backgrounds that are larger than the container is wide: how long a section is
  /// depends on its data.
  fileprivate func checkDecorations(of pattern: SectionPattern, in container: LayoutSize) {
    let cross = pattern.boundary.scrollAxis.perpendicular
    for (index, item) in pattern.decorations.enumerated()
    where item.contentInsets.total(cross) > container[cross] {
      note(
        .insetsExceedSlot(
          axis: cross, length: container[cross], insets: item.contentInsets.total(cross)),
        part: .decorationItem(index))
    }
  }
}
