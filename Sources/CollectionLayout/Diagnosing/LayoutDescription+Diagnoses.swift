extension LayoutDescription {
  /// Returns the parts of the description that cannot be satisfied, or have no effect, by section
  /// template and in the order in which they are resolved. Empty for a sound description.
  ///
  /// Templates without sections are included. Diagnoses are computed on request only.
  ///
  /// - Complexity: O(S + d * K), where S is the number of sections, K the number of slots in a full
  ///   group of each template, and d the nesting depth of groups; independent of the number of
  ///   items.
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

  /// Returns the parts of a section template that cannot be satisfied, or have no effect.
  ///
  /// - Precondition: The template exists.
  /// - Complexity: O(d * K), where K is the number of slots in a full group and d the nesting depth
  ///   of groups.
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
  /// Reports every boundary item with the element kind of an earlier one.
  fileprivate func checkElementKinds(of items: [LayoutBoundaryItem]) {
    for index in items.indices
    where items[..<index].contains(where: { $0.kind == items[index].kind }) {
      note(.repeatedElementKind(kind: items[index].kind), part: .boundaryItem(index))
    }
  }

  /// Reports insets of backgrounds that exceed the container's width. The length of a section
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
