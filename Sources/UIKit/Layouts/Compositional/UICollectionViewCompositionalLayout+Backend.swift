import CollectionLayout

/// The queries of the collection view that UIKit's API lacks.
extension UICollectionViewCompositionalLayout {
  func decorationPool(ofKind kind: String) -> ReusePool {
    if kind == ListSection.backgroundKind, !decorations.isRegistered(.decoration(kind)) {
      decorations.register(
        ViewSource(ListSectionBackgroundView.self), for: .decoration(kind))
    }
    return decorations
  }

  var measuresViews: Bool { solution?.isMeasurable ?? false }

  var takesPreferredSizesAtOnce: Bool { true }

  var isQueriedByGrid: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

  var fadesElements: Bool { true }

  var observesUpdates: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

  func appendElements(in rect: CGRect, to elements: inout [LayoutElement]) -> Bool {
    guard type(of: self) == UICollectionViewCompositionalLayout.self, let solution,
      solution.hasFixedElements
    else { return false }
    solution.appendElements(in: rect, to: &elements)
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
    guard type(of: self) == UICollectionViewCompositionalLayout.self, let solution,
      let element = solution.element(named: attributes.elementKey, visible: visibleRect)
    else { return false }
    solution.describe(element, in: attributes)
    return true
  }

  func layoutSnapshot() -> LayoutSnapshot? {
    // A subclass may answer otherwise.
    guard type(of: self) == UICollectionViewCompositionalLayout.self, let solution,
      let collectionView
    else { return nil }
    let (attributesClass, visible) = (self.attributesClass, visibleRect)
    let distances = collectionView.rows.scrolledDistances
    return LayoutSnapshot { key in
      solution.element(named: key, visible: visible).map {
        solution.attributes(of: $0, attributesClass)
      }
    } rowMovement: { section in
      guard let row = solution.row(ofSection: section) else { return .zero }
      return row.movement(atDistance: distances[section] ?? row.restingDistance(near: 0))
    }
  }

  func reasons(for key: ElementKey?, inSection section: Int) -> LayoutReasons? {
    solution?.reasons(for: key, inSection: section, visible: visibleRect)
  }

  func environmentDidChange() { invalidateLayout() }

  var directionWithoutInsets: UICollectionView.ScrollDirection? { configuration.scrollDirection }

  func visiblePartDidChange() {
    guard let solution, solution.hasPinnedItems else { return }
    let context = makeInvalidationContext()
    context.setReason(.scrolling)
    invalidateLayout(with: context)
  }

  func isSectionBound(_ kind: String, at indexPath: IndexPath) -> Bool {
    solution?.isBoundaryItem(ofKind: kind, at: indexPath) ?? true
  }

  func orthogonalRows(in rect: CGRect) -> [OrthogonalRow] {
    solution?.rows(in: rect) ?? []
  }

  func orthogonalRow(ofSection section: Int) -> OrthogonalRow? {
    solution?.row(ofSection: section)
  }

  func attributes(
    ofRowInSection section: Int, in rect: CGRect, at distance: CGFloat
  ) -> [UICollectionViewLayoutAttributes]? {
    guard type(of: self) == UICollectionViewCompositionalLayout.self, let solution else {
      return nil
    }
    return answer {
      solution.addRowElements(ofSection: section, in: rect, at: distance, to: &$0)
    }
  }

  func frame(ofSection section: Int) -> CGRect? {
    solution.flatMap { $0.frame(ofSection: section) }
  }

  func list(ofSection section: Int) -> ListSection? { solution?.list(ofSection: section) }

  var hasSwipeActions: Bool { solution?.hasSwipeActions ?? false }

  var hasVisibleItemsHandlers: Bool { solution?.hasVisibleItemsHandlers ?? false }

  func visibleItemsHandler(ofSection section: Int) -> VisibleItemsCall? {
    solution.flatMap { call(ofSection: section, in: $0) }
  }

  /// From right to left, as recorded: the numbers are those from left to right, and the picture is
  /// mirrored (conformance cases `ou-anchors-3x-forced-rtl`, `ou-rtl-orthogonal-continuous`).
  var flipsContent: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
