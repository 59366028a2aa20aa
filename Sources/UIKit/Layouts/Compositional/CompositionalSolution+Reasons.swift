import CollectionLayout

extension CompositionalSolution {
  /// Returns the decisions that lead to the frame of an element, with its section; `nil` if there
  /// is no such element or section.
  func reasons(
    for key: ElementKey?, inSection section: Int, visible: CGRect
  ) -> LayoutReasons? {
    guard (0..<solved.sectionCount).contains(section) else { return nil }
    let viewport = LayoutViewport(visibleRect: LayoutRect(visible))
    var item: Int?
    var steps: [ExplainedStep] = []
    if let key {
      guard let element = element(named: key, visible: visible) else { return nil }
      if case .item = element.category { item = element.index }
      steps =
        solved.explanation(of: element, viewport: viewport)?.steps.map { ExplainedStep($0) } ?? []
    }
    let surroundings = solved.surroundings(
      ofItem: item, inSection: section, viewport: viewport)
    return LayoutReasons(
      surroundings: surroundings,
      kindNames: surroundings.boundaryItems.map { kinds.name(of: $0.kind) }, steps: steps)
  }
}
