import CollectionLayout

/// The queries of the table view that UIKit's API lacks.
extension TableLayout {
  var isQueriedByGrid: Bool { false }

  var keepsUnnamedElements: Bool { solution != nil }

  var measuresViews: Bool { solution?.measuresViews ?? false }

  var takesPreferredSizesAtOnce: Bool { true }

  var observesUpdates: Bool { false }

  var fadesElements: Bool { true }

  /// Rows are as wide as the table in both directions; cells mirror their content.
  var flipsContent: Bool { false }

  func decorationPool(ofKind kind: String) -> ReusePool { decorations }

  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let solution, let element = solution.element(named: key, visible: visiblePart) else {
      return nil
    }
    return solution.attributes(of: element, attributesClass)
  }

  func appendElements(in rect: CGRect, to elements: inout [LayoutElement]) -> Bool {
    guard let solution, !solution.hasPinnedElements else { return false }
    solution.forEachElement(in: rect, visible: visiblePart) { elements.append($0) }
    return true
  }

  func attributes(of elements: [LayoutElement]) -> [UICollectionViewLayoutAttributes] {
    guard let solution else { return [] }
    return answer { answer in
      for element in elements {
        answer.add(at: element.frame) { solution.describe(element, in: $0) }
      }
    }
  }

  func renew(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let solution,
      let element = solution.element(named: attributes.elementKey, visible: visiblePart)
    else { return false }
    solution.describe(element, in: attributes)
    return true
  }

  func frame(ofSection section: Int) -> CGRect? { rect(ofSection: section) }

  func layoutSnapshot() -> LayoutSnapshot? {
    guard let solution else { return nil }
    let (attributesClass, visible) = (self.attributesClass, visiblePart)
    return LayoutSnapshot { key in
      solution.element(named: key, visible: visible).map {
        solution.attributes(of: $0, attributesClass)
      }
    } rowMovement: { _ in
      .zero
    }
  }

  func isSectionBound(_ kind: String, at indexPath: IndexPath) -> Bool { true }

  func reasons(for key: ElementKey?, inSection section: Int) -> LayoutReasons? {
    solution?.reasons(for: key, inSection: section, visible: visiblePart)
  }

  /// Rows may have another height in other traits, and then the layout is solved again.
  func environmentDidChange() {
    guard let solution, let source else { return }
    if solution.measuresViews || environment(of: source) != solution.environment {
      invalidateLayout()
    }
  }

  var directionWithoutInsets: UICollectionView.ScrollDirection? { .vertical }

  func visiblePartDidChange() {
    guard let solution, let source else { return }
    if environment(of: source) != solution.environment { return invalidateLayout() }
    guard solution.hasPinnedElements else { return }
    let context = makeInvalidationContext()
    context.setReason(.scrolling)
    invalidateLayout(with: context)
  }
}
