import CollectionLayout

extension FlowSolution {
  /// Returns the decisions that lead to the frame of an element, with its section; `nil` if there
  /// is no such element or section.
  func reasons(
    for key: ElementKey?, inSection section: Int, visible: CGRect
  ) -> LayoutReasons? {
    guard (0..<solved.sectionCount).contains(section) else { return nil }
    let viewport = LayoutViewport(visibleRect: LayoutRect(visible))
    var item: Int?
    var steps: [LayoutFlowStep] = []
    switch key?.kind {
    case nil: break
    case .cell:
      guard let path = key?.indexPath, hasItem(at: path) else { return nil }
      item = path.item
      steps = solved.explanation(ofItem: path.item, inSection: section)
    case .supplementary(let kind):
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
      steps = solved.explanation(
        ofBoundary: isHeader ? .header : .footer, inSection: section, viewport: viewport)
    case .decoration: return nil
    }
    let surroundings = solved.surroundings(
      ofItem: item, inSection: section, viewport: viewport)
    return LayoutReasons(
      surroundings: surroundings,
      kindNames: surroundings.boundaryItems.map {
        $0.kind == .header
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
      }, steps: steps.map { ExplainedStep($0) })
  }
}
