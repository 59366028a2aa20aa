import CollectionLayout

/// The solved lines of a flow layout, in the terms of a collection view.
@MainActor
struct FlowSolution: MeasuredSolution {
  /// The environment of the solution.
  let environment: FlowEnvironment
  var solved: SolvedFlowLayout
  private let isSelfSizing: Bool
  /// The sizes that cells prefer, which are set at the next query.
  private var pending: [LayoutMeasurement] = []

  init(_ metrics: FlowMetrics, in environment: FlowEnvironment, layout: UICollectionViewFlowLayout)
  {
    self.environment = environment
    solved = SolvedFlowLayout(metrics.description(in: environment, layout: layout))
    isSelfSizing = layout.isSelfSizing
  }

  /// The size of the whole content, in points.
  var contentSize: CGSize {
    CGSize(solved.contentSize)
  }

  // MARK: - Measuring

  /// Returns a Boolean value that indicates whether an item was measured at a size.
  func isMeasured(_ size: CGSize, at indexPath: IndexPath) -> Bool {
    guard hasItem(at: indexPath) else { return true }
    return measurement(ofItemAt: indexPath)?.size == LayoutSize(nonNegative: size)
  }

  /// Adds the size that a cell prefers to the pending measurements.
  mutating func measure(_ size: CGSize, at indexPath: IndexPath) {
    guard hasItem(at: indexPath) else { return }
    pending.append(
      LayoutMeasurement(
        category: .item, section: indexPath.section, index: indexPath.item,
        size: LayoutSize(nonNegative: size)))
  }

  /// Sets all pending measurements, and breaks the lines that they change once.
  mutating func setPendingMeasurements() {
    guard !pending.isEmpty else { return }
    solved.setMeasurements(pending)
    pending = []
  }

  func measurements(includesItems: Bool) -> [ElementMeasurement] {
    var measurements: [ElementMeasurement] = []
    solved.forEachMeasurement(includesItems: includesItems) {
      let indexPath = IndexPath(item: $0.index, section: $0.section)
      measurements.append(
        ElementMeasurement(
          key: ElementKey(.cell, at: indexPath), size: $0.size, axes: $0.axes))
    }
    return measurements
  }

  mutating func restore(_ measurements: [ElementMeasurement]) {
    let items = measurements.filter { $0.key.isCell && hasItem(at: $0.key.indexPath) }.map {
      LayoutMeasurement(
        category: .item, section: $0.key.indexPath.section, index: $0.key.indexPath.item,
        size: $0.size, axes: $0.axes)
    }
    solved.setMeasurements(
      items.sorted { ($0.section, $0.index) < ($1.section, $1.index) })
  }

  // MARK: - Elements

  /// Calls a closure with each element in a rectangle of the content, for a visible part of the
  /// content.
  func forEachElement(in rect: CGRect, visible: CGRect, _ body: (LayoutElement) -> Void) {
    solved.forEachElement(
      in: LayoutRect(rect), viewport: LayoutViewport(visibleRect: LayoutRect(visible)), body)
  }

  /// Adds the elements of ``forEachElement(in:visible:_:)`` to an answer.
  func addElements(in rect: CGRect, visible: CGRect, to answer: inout AttributesAnswer) {
    forEachElement(in: rect, visible: visible) { element in
      answer.add(at: element.frame) { describe(element, in: $0) }
    }
  }

  /// Returns the item at an index path; `nil` if it does not exist.
  func item(at indexPath: IndexPath) -> LayoutElement? {
    guard hasItem(at: indexPath) else { return nil }
    return solved.element(ofItem: indexPath.item, inSection: indexPath.section)
  }

  /// Returns the header or footer at an index path; `nil` if there is none.
  func supplementaryItem(
    ofKind kind: String, at indexPath: IndexPath, visible: CGRect
  ) -> LayoutElement? {
    guard isInSection(indexPath), indexPath.item == 0 else { return nil }
    let number: LayoutElementKind
    switch kind {
    case UICollectionView.elementKindSectionHeader: number = .header
    case UICollectionView.elementKindSectionFooter: number = .footer
    default: return nil
    }
    return solved.boundaryElement(
      kind: number, inSection: indexPath.section,
      viewport: LayoutViewport(visibleRect: LayoutRect(visible)))
  }

  /// Sets all values of attributes to the engine's values for an element.
  func describe(_ element: LayoutElement, in attributes: UICollectionViewLayoutAttributes) {
    let path = PackedIndexPath(section: element.section, item: element.index)
    let frame = CGRect(element.frame)
    if case .boundary(let kind) = element.category {
      attributes.values.describe(
        .supplementary(
          kind == .header
            ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter),
        at: path, frame: frame, zIndex: element.zIndex)
      attributes.values.freeAxes = []
    } else {
      attributes.values.describe(
        .cell, at: path, frame: frame, zIndex: element.zIndex)
      attributes.values.freeAxes = isSelfSizing ? [.horizontal, .vertical] : []
    }
  }
}
