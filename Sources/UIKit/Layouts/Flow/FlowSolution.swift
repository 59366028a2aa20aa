import CollectionLayout

/// The sections of a collection view in lines, as a flow layout answers for them.
@MainActor
struct FlowSolution {
  /// What it was solved for.
  let environment: FlowEnvironment
  private(set) var flow: SolvedFlowLayout
  private let isSelfSizing: Bool
  /// Sizes that cells prefer, which are taken over when the next question is asked.
  private var waiting: [SolvedFlowLayout.Measurement] = []

  init(_ metrics: FlowMetrics, in environment: FlowEnvironment, layout: UICollectionViewFlowLayout)
  {
    self.environment = environment
    flow = SolvedFlowLayout(metrics.description(in: environment, layout: layout))
    isSelfSizing = layout.isSelfSizing
  }

  /// The size of the whole content, in points.
  var contentSize: CGSize {
    CGSize(flow.contentSize)
  }

  // MARK: - Measuring

  /// Whether an item was measured at a size.
  func isMeasured(_ size: CGSize, at indexPath: IndexPath) -> Bool {
    guard hasItem(at: indexPath) else { return true }
    let measured = flow.measuredSize(ofItem: indexPath.item, inSection: indexPath.section)
    return measured == LayoutSize(nonNegative: size)
  }

  /// Notes the size that a cell prefers.
  mutating func measure(_ size: CGSize, at indexPath: IndexPath) {
    guard hasItem(at: indexPath) else { return }
    waiting.append(
      SolvedFlowLayout.Measurement(
        section: indexPath.section, item: indexPath.item, size: LayoutSize(nonNegative: size)))
  }

  /// Takes over what was measured before, where it still applies.
  mutating func measure(_ measurements: [SolvedFlowLayout.Measurement]) {
    let known = measurements.filter { hasItem(at: IndexPath(item: $0.item, section: $0.section)) }
    flow.setMeasuredSizes(known.sorted { ($0.section, $0.item) < ($1.section, $1.item) })
  }

  /// Breaks the lines that what was measured has changed, all at once.
  mutating func settle() {
    guard !waiting.isEmpty else { return }
    flow.setMeasuredSizes(waiting)
    waiting = []
  }

  /// Everything that was measured.
  var measurements: [SolvedFlowLayout.Measurement] {
    var measurements: [SolvedFlowLayout.Measurement] = []
    flow.forEachMeasurement { measurements.append($0) }
    return measurements
  }

  // MARK: - Elements

  private func hasItem(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && (0..<flow.sectionCount).contains(indexPath.section)
      && (0..<flow.itemCount(inSection: indexPath.section)).contains(indexPath.item)
  }

  /// Everything in a rectangle of the content, with a part of the content in view.
  func forEachElement(in rect: CGRect, visible: CGRect, _ body: (LayoutElement) -> Void) {
    flow.forEachElement(
      in: LayoutRect(rect), viewport: LayoutViewport(visibleRect: LayoutRect(visible)), body)
  }

  /// Adds what ``forEachElement(in:visible:_:)`` finds to an answer.
  func addElements(in rect: CGRect, visible: CGRect, to answer: inout AttributesAnswer) {
    forEachElement(in: rect, visible: visible) { element in
      answer.add(at: element.frame) { describe(element, in: $0) }
    }
  }

  /// The item at an index path; nil where it does not exist.
  func item(at indexPath: IndexPath) -> LayoutElement? {
    guard hasItem(at: indexPath) else { return nil }
    return flow.element(ofItem: indexPath.item, inSection: indexPath.section)
  }

  /// The header or footer at an index path; nil where there is none.
  func supplementaryItem(
    ofKind kind: String, at indexPath: IndexPath, visible: CGRect
  ) -> LayoutElement? {
    guard indexPath.count == 2, indexPath.item == 0,
      (0..<flow.sectionCount).contains(indexPath.section)
    else { return nil }
    let number: LayoutElementKind
    switch kind {
    case UICollectionView.elementKindSectionHeader: number = .header
    case UICollectionView.elementKindSectionFooter: number = .footer
    default: return nil
    }
    return flow.boundaryElement(
      kind: number, inSection: indexPath.section,
      viewport: LayoutViewport(visibleRect: LayoutRect(visible)))
  }

  /// New attributes, of a class, that say what the engine says of an element.
  func attributes(
    of element: LayoutElement, _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    let attributes = attributesClass.make()
    describe(element, in: attributes)
    return attributes
  }

  /// Sets everything in attributes to what the engine says of an element.
  func describe(_ element: LayoutElement, in attributes: UICollectionViewLayoutAttributes) {
    let place = PackedIndexPath(section: element.section, item: element.index)
    let frame = CGRect(element.frame)
    if case .boundary(let kind) = element.category {
      attributes.values.describe(
        .supplementaryView,
        kind: kind == .header
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
        at: place, frame: frame, zIndex: element.zIndex)
      attributes.values.freeAxes = []
    } else {
      attributes.values.describe(
        .cell, kind: nil, at: place, frame: frame, zIndex: element.zIndex)
      attributes.values.freeAxes = isSelfSizing ? [.horizontal, .vertical] : []
    }
  }
}
