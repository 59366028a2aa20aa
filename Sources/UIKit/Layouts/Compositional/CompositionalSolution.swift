import CollectionLayout

/// The sections of a collection view, described and solved once.
///
/// It is a value in storage that copies share until one of them changes, so that copies, which
/// every question to a layout makes, cost one reference.
@MainActor
struct CompositionalSolution: MeasurableSolution {
  @MainActor
  private final class Storage {
    var solved: BorrowedLayout
    let kinds: ElementKindTable
    let loweredCount: Int
    let dynamicSections: DynamicSections
    let hasDynamicSections: Bool
    let lists: ListSections
    let hasLists: Bool
    let hasPinnedItems: Bool
    let hasVisibleItemsHandlers: Bool
    let hasLanes: Bool
    let hasItemValues: Bool
    var isMeasurable: Bool

    init(
      _ solved: SolvedLayout, kinds: ElementKindTable, loweredCount: Int,
      dynamicSections: DynamicSections, lists: ListSections, hasPinnedItems: Bool,
      hasItemValues: Bool
    ) {
      self.solved = BorrowedLayout(layout: solved)
      self.kinds = kinds
      self.loweredCount = loweredCount
      self.dynamicSections = dynamicSections
      self.hasPinnedItems = hasPinnedItems
      hasDynamicSections = !dynamicSections.isEmpty
      self.lists = lists
      hasLists = !lists.isEmpty
      hasVisibleItemsHandlers = dynamicSections.hasHandlers
      hasLanes = solved.hasLanes
      self.hasItemValues = hasItemValues
      isMeasurable = solved.isMeasurable
    }

    init(copying other: Storage) {
      solved = BorrowedLayout(layout: other.solved.layout)
      kinds = other.kinds
      loweredCount = other.loweredCount
      dynamicSections = other.dynamicSections
      hasDynamicSections = other.hasDynamicSections
      lists = other.lists
      hasLists = other.hasLists
      hasPinnedItems = other.hasPinnedItems
      hasVisibleItemsHandlers = other.hasVisibleItemsHandlers
      hasLanes = other.hasLanes
      hasItemValues = other.hasItemValues
      isMeasurable = other.isMeasurable
    }
  }

  private var storage: Storage

  var solved: SolvedLayout {
    _read { yield storage.solved.layout }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
      yield &storage.solved.layout
    }
  }

  var kinds: ElementKindTable { storage.kinds }

  /// The number of lowered sections.
  var loweredCount: Int { storage.loweredCount }

  private var dynamicSections: DynamicSections { storage.dynamicSections }

  /// A Boolean value that indicates whether any element is pinned to the visible part.
  var hasPinnedItems: Bool { storage.hasPinnedItems }

  /// A Boolean value that indicates whether the frames of all elements in the content depend on
  /// nothing but the solution: none is pinned, and none lies in a row.
  var hasFixedElements: Bool { !storage.hasPinnedItems && !storage.hasDynamicSections }

  /// A Boolean value that indicates whether any element may have the preferred size of its view.
  var isMeasurable: Bool { storage.isMeasurable }

  /// A Boolean value that indicates whether the items of any section are in lanes.
  var hasLanes: Bool { storage.hasLanes }

  /// A Boolean value that indicates whether any section has a handler for its visible items.
  var hasVisibleItemsHandlers: Bool { storage.hasVisibleItemsHandlers }

  /// Requests every section once, and solves the layout.
  ///
  /// - Parameter reported: The sections that were reported as impossible, by index.
  init(
    of collectionView: UICollectionView,
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    sections: CompositionalSections, reported: inout [Int: LayoutSection]
  ) {
    var builder = CompositionalDescriptionBuilder(
      collectionView: collectionView, configuration: configuration)
    builder.appendSections(sections)
    builder.appendBoundaryItems()
    let solved = SolvedLayout(builder.description)
    EmptyGroupReport.log(solved, of: builder.description, known: &reported)
    let templates = builder.description.sectionTemplates
    storage = Storage(
      solved, kinds: builder.kinds, loweredCount: builder.loweredCount,
      dynamicSections: builder.dynamicSections, lists: builder.lists,
      hasPinnedItems: builder.description.boundaryItems.contains(where: \.isPinned)
        || templates.contains { $0.boundaryItems.contains(where: \.isPinned) },
      hasItemValues: builder.hasItemValues)
  }

  /// Applies changes of items without new descriptions of sections.
  ///
  /// - Parameters:
  ///   - edits: The changes.
  ///   - counts: A closure that returns the number of items of a section after the changes.
  /// - Returns: `false` if the changes require a new solution, which leaves the solution unchanged.
  /// - Complexity: O(changes · log sections), plus a fraction of the changed sections' groups.
  mutating func apply(_ edits: ItemEdits, counts: (_ section: Int) -> Int) -> Bool {
    let countChanges = edits.countChanges
    guard !solved.holdsEmptyGroups, !storage.hasItemValues,
      countChanges.allSatisfy({ section, change in
        section < solved.sectionCount
          && solved.itemCount(inSection: section) + change == counts(section)
      })
    else { return false }
    let moved = edits.moved.compactMap { move in
      measurement(ofItemAt: move.from).map {
        ElementMeasurement(
          key: ElementKey(.cell, at: move.to), size: $0.size, axes: $0.axes)
      }
    }
    for (section, _) in countChanges {
      solved.apply(edits.items(ofSection: section, nowAt: section), toSection: section)
    }
    restore(moved)
    let isMeasurable = solved.isMeasurable
    if isMeasurable != storage.isMeasurable {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
      storage.isMeasurable = isMeasurable
    }
    return true
  }

  /// The size of the whole content, in points.
  var contentSize: CGSize {
    CGSize(solved.contentSize)
  }

  /// Calls a closure with each element in a rectangle of the content, for a visible part of the
  /// content and the distances of the rows.
  func forEachElement(
    in rect: CGRect, visible: CGRect, rowDistance: (_ section: Int) -> CGFloat,
    _ body: (LayoutElement) -> Void
  ) {
    storage.solved.forEachElement(
      in: LayoutRect(rect), viewport: LayoutViewport(visibleRect: LayoutRect(visible)),
      rowOffset: { Double(rowDistance($0)) }, body)
  }

  /// Adds the elements of ``forEachElement(in:visible:rowDistance:_:)`` to an answer.
  func addElements(
    in rect: CGRect, visible: CGRect, to answer: inout AttributesAnswer,
    rowDistance: (_ section: Int) -> CGFloat
  ) {
    let isPlain = !isMeasurable && !storage.hasDynamicSections && !storage.hasLists
    forEachElement(in: rect, visible: visible, rowDistance: rowDistance) { element in
      answer.add(at: element.frame) { attributes in
        if isPlain, case .item = element.category {
          attributes.values.describeItem(element)
        } else {
          describe(element, in: attributes)
        }
      }
    }
  }

  /// Adds the items of the row of a section at a distance in a rectangle of the content, and their
  /// supplementary items, to an answer.
  func addRowElements(
    ofSection section: Int, in rect: CGRect, at distance: CGFloat,
    to answer: inout AttributesAnswer
  ) {
    storage.solved.forEachRowElement(
      ofSection: section, in: LayoutRect(rect), rowOffset: Double(distance)
    ) { element in
      answer.add(at: element.frame) { describe(element, in: $0) }
    }
  }

  /// Appends the elements in a rectangle of the content, with the rows unscrolled.
  func appendElements(in rect: CGRect, to elements: inout [LayoutElement]) {
    storage.solved.appendElements(in: LayoutRect(rect), to: &elements)
  }

  // The requirements of ``MeasuredSolution`` that are read for every measured view: they borrow the
  // engine's solution, which the protocol's property copies.

  func hasItem(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2
      && storage.solved.hasItem(indexPath.item, inSection: indexPath.section)
  }

  func measurableAxes(of element: LayoutElement) -> LayoutAxes {
    storage.solved.measurableAxes(of: element)
  }

  func measurement(of element: LayoutElement) -> LayoutMeasurement? {
    storage.solved.measurement(of: element)
  }

  // MARK: - Rows and handlers

  /// Returns the rows whose viewports intersect a rectangle of the content along its scroll axis.
  func rows(in rect: CGRect) -> [OrthogonalRow] {
    var rows: [OrthogonalRow] = []
    if !storage.hasDynamicSections { return rows }
    solved.forEachOrthogonalRow(in: LayoutRect(rect)) { index, row in
      if let row = self.row(row, ofSection: index) { rows.append(row) }
    }
    return rows
  }

  /// Returns the row of a section that scrolls orthogonally and has items; otherwise `nil`. After
  /// a reload, a row may still be in sight whose section no longer exists.
  func row(ofSection index: Int) -> OrthogonalRow? {
    guard let section = storage.dynamicSections[index],
      let row = storage.solved.row(ofSection: index)
    else { return nil }
    return OrthogonalRow(row, of: section, at: index)
  }

  private func row(_ row: LayoutOrthogonalRow, ofSection index: Int) -> OrthogonalRow? {
    dynamicSections[index].flatMap { OrthogonalRow(row, of: $0, at: index) }
  }

  /// The handler of a section's visible items.
  func handler(
    ofSection index: Int
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    dynamicSections[index]?.visibleItemsInvalidationHandler
  }

  /// Returns the frame of a whole section; `nil` if the section does not exist.
  func frame(ofSection index: Int) -> CGRect? {
    hasSection(index) ? CGRect(solved.frame(ofSection: index)) : nil
  }

  private func hasSection(_ index: Int) -> Bool { (0..<solved.sectionCount).contains(index) }

  // MARK: - Elements

  /// Returns an element by its key, for a visible part of the content; `nil` if there is none.
  func element(named key: ElementKey, visible: CGRect) -> LayoutElement? {
    switch key.kind {
    case .cell: item(at: key.indexPath)
    case .supplementary(let kind):
      supplementaryItem(ofKind: kind, at: key.indexPath, visible: visible)
    case .decoration(let kind): decorationItem(ofKind: kind, at: key.indexPath)
    }
  }

  /// Returns the item at an index path; `nil` if it does not exist or is not displayed.
  func item(at indexPath: IndexPath) -> LayoutElement? {
    guard indexPath.count == 2 else { return nil }
    return storage.solved.item(indexPath.item, inSection: indexPath.section)
  }

  /// Returns the supplementary item of a kind at an index path, for a visible part of the content;
  /// `nil` if there is none. Boundary items of the whole content have index paths of one index.
  func supplementaryItem(
    ofKind kind: String, at indexPath: IndexPath, visible: CGRect
  ) -> LayoutElement? {
    guard let number = kinds.existingKind(named: kind) else { return nil }
    let viewport = LayoutViewport(visibleRect: LayoutRect(visible))
    if indexPath == IndexPath(index: 0) {
      return solved.globalBoundaryElement(kind: number, viewport: viewport)
    }
    guard isInSection(indexPath) else { return nil }
    if indexPath.item == 0,
      let element = solved.boundaryElement(
        kind: number, inSection: indexPath.section, viewport: viewport)
    {
      return element
    }
    return solved.supplementaryElement(
      kind: number, index: indexPath.item, inSection: indexPath.section)
  }

  /// Returns whether a kind of supplementary item at an index path is bound to the edge of its
  /// section or of the whole content, instead of an item or a group.
  func isBoundaryItem(ofKind kind: String, at indexPath: IndexPath) -> Bool {
    guard let number = kinds.existingKind(named: kind) else { return false }
    if indexPath.count == 1 { return true }
    return isInSection(indexPath)
      && solved.boundaryElement(kind: number, inSection: indexPath.section) != nil
  }

  /// Returns the background of a kind at an index path, whose item is its index in the section's
  /// list; `nil` if there is none.
  func decorationItem(ofKind kind: String, at indexPath: IndexPath) -> LayoutElement? {
    guard isInSection(indexPath), let number = kinds.existingKind(named: kind),
      let element = solved.decorationElement(at: indexPath.item, inSection: indexPath.section),
      element.category == .decoration(kind: number)
    else { return nil }
    return element
  }

  /// Sets all values of attributes to the engine's values for an element.
  func describe(_ element: LayoutElement, in attributes: UICollectionViewLayoutAttributes) {
    var path = PackedIndexPath(section: element.section, item: element.index)
    let kind: ElementKind
    switch element.category {
    case .item: kind = .cell
    case .supplementary(let number), .boundary(let number):
      kind = .supplementary(kinds.name(of: number))
    case .globalBoundary(let number):
      kind = .supplementary(kinds.name(of: number))
      path = PackedIndexPath(index: 0)
    case .decoration(let number): kind = .decoration(kinds.name(of: number))
    }
    attributes.values.describe(
      kind, at: path, frame: CGRect(element.frame), zIndex: element.zIndex)
    attributes.values.freeAxes = isMeasurable ? storage.solved.measurableAxes(of: element) : []
    if storage.hasDynamicSections { attributes.values.liesInRow = isInRow(element) }
    if storage.hasLists { attributes.values.listPlacement = listPlacement(of: element) }
  }

  /// Returns the list that a section displays; `nil` if it displays none.
  func list(ofSection section: Int) -> ListSection? { storage.lists[section] }

  /// A Boolean value that indicates whether swipes may reveal actions of any row.
  var hasSwipeActions: Bool { storage.lists.hasSwipeActions }

  private func listPlacement(of element: LayoutElement) -> ListPlacement {
    switch element.category {
    case .globalBoundary: return .none
    case .item:
      return storage.lists[element.section]?.placement(
        ofItem: element.index, of: storage.solved.itemCount(inSection: element.section)) ?? .none
    case .supplementary(let kind), .boundary(let kind):
      return storage.lists[element.section]?.placement(ofSupplementary: kinds.name(of: kind))
        ?? .none
    case .decoration: return storage.lists[element.section]?.placementOfBackground ?? .none
    }
  }

  private func isInRow(_ element: LayoutElement) -> Bool {
    switch element.category {
    case .item, .supplementary:
      dynamicSections[element.section].map { $0.orthogonalScrollingBehavior != .none } ?? false
    case .boundary, .globalBoundary, .decoration: false
    }
  }
}
