import CollectionLayout

/// The queries of the collection view that UIKit's API lacks.
extension UICollectionViewFlowLayout {
  /// A Boolean value that indicates whether cells size themselves.
  var isSelfSizing: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  /// The estimated size of items without a size from the delegate.
  var estimate: CGSize {
    if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize {
      return estimatedItemSize
    }
    return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
  }

  var flipsContent: Bool { flipsInOppositeDirection }

  func decorationPool(ofKind kind: String) -> ReusePool { decorations }

  var measuresViews: Bool { isSelfSizing }

  var keepsUnnamedElements: Bool { solution != nil }

  var takesPreferredSizesAtOnce: Bool { true }

  var isQueriedByGrid: Bool { type(of: self) != UICollectionViewFlowLayout.self }

  var fadesElements: Bool { true }

  var observesUpdates: Bool { type(of: self) != UICollectionViewFlowLayout.self }

  func appendElements(in rect: CGRect, to elements: inout [LayoutElement]) -> Bool {
    guard type(of: self) == UICollectionViewFlowLayout.self, !hasPinnedElements,
      let solution = solved()
    else { return false }
    solution.forEachElement(in: rect, visible: visiblePart) { elements.append($0) }
    return true
  }

  func attributes(of elements: [LayoutElement]) -> [UICollectionViewLayoutAttributes] {
    guard let solution = solved() else { return [] }
    return answer { answer in
      for element in elements {
        answer.add(at: element.frame) { solution.describe(element, in: $0) }
      }
    }
  }

  func frame(ofSection section: Int) -> CGRect? {
    solved().map { CGRect($0.solved.frame(ofSection: section)) }
  }

  func reasons(for key: ElementKey?, inSection section: Int) -> LayoutReasons? {
    solved()?.reasons(for: key, inSection: section, visible: visiblePart)
  }

  var directionWithoutInsets: UICollectionView.ScrollDirection? { scrollDirection }

  func environmentDidChange() {
    guard solution != nil else { return }
    // The size of text in self-sizing cells may have changed.
    if isSelfSizing || isEnvironmentNew { invalidateLayout() }
  }

  func visiblePartDidChange() {
    guard solution != nil else { return }
    if isEnvironmentNew { return invalidateLayout() }
    guard hasPinnedElements else { return }
    let context = makeInvalidationContext()
    context.setReason(.scrolling)
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    flowContext?.invalidateFlowLayoutDelegateMetrics = false
    flowContext?.invalidateFlowLayoutAttributes = false
    invalidateLayout(with: context)
  }

  private var isEnvironmentNew: Bool {
    guard let collectionView, let solution else { return false }
    return solution.environment != FlowEnvironment(of: collectionView, layout: self)
  }

  var hasPinnedElements: Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// The part of the content that contains pinned headers and footers, in the layout's coordinates.
  var visiblePart: CGRect {
    collectionView.map { $0.reflected($0.visiblePart(in: $0.bounds), by: self) } ?? .zero
  }

  /// A Boolean value that indicates whether the layout mirrors the positions of its elements.
  var mirrorsPositions: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft && !flipsContent
  }

  var beginsAtTheRight: Bool { mirrorsPositions }
}
