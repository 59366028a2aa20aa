import CollectionLayout

/// The layout of a table: sections of rows below each other, with headers and footers.
///
/// Elements are cells, and supplementary views of the kinds
/// ``UICollectionView/elementKindSectionHeader`` and ``UICollectionView/elementKindSectionFooter``
/// at item 0. The views above and below all sections are not elements: ``tableHeaderLength`` and
/// ``tableFooterLength`` only make room for them. All positions are in points, in the coordinates
/// of the content.
///
/// A table costs what a list costs: sections that are alike are solved once, whatever their number
/// of rows, and scrolling solves nothing. Only rows whose heights the app states one by one are
/// visited when the layout is solved.
final class TableLayout: UICollectionViewLayout, LayoutBackend {
  /// The table, which the layout does not retain. Set it before the layout is prepared.
  weak var source: (any TableLayoutSource)?
  private(set) var solution: TableSolution?
  private var isSolved = false
  /// The measurements from before a change of the data; `nil` if they are discarded.
  private var carried: CarriedMeasurements<TableSolution>?
  /// The change to apply to the solution at the next preparation; `nil` if the layout is solved
  /// again.
  private var pendingChange: (any DataChange)?
  /// The number of times that the layout was solved, and that a change was applied to the solution.
  private(set) var preparations = (solved: 0, followed: 0)
  /// The maximum number of measured rows to look up in changed data.
  var lookUpLimit = 500

  /// The animations of the change that is under way, and the solution before it.
  private(set) var rowAnimations = RowAnimations()
  private(set) var solutionBefore: TableSolution?
  private(set) var animatedChange: (any DataChange)?

  /// Creates a layout without a table.
  override init() { super.init() }

  /// Returns `nil`: interface files do not describe the layouts of tables.
  required init?(coder: NSCoder) { return nil }

  override var backend: any LayoutBackend { self }

  // MARK: - Views of the whole table

  /// The height of the view above all sections, in points; zero without one. The default is zero.
  /// Setting it moves the sections at once.
  ///
  /// - Complexity: O(log S), where S is the number of sections.
  var tableHeaderLength: CGFloat = 0 {
    didSet {
      guard tableHeaderLength != oldValue else { return }
      solution?.setTableLength(tableHeaderLength, ofHeader: true)
      guard let source, let solution, environment(of: source) != solution.environment else {
        return invalidatePositions()
      }
      invalidateLengths()
    }
  }

  /// The height of the view below all sections, in points; zero without one. The default is zero.
  /// Setting it changes the size of the content at once.
  ///
  /// - Complexity: O(log S), where S is the number of sections.
  var tableFooterLength: CGFloat = 0 {
    didSet {
      guard tableFooterLength != oldValue else { return }
      solution?.setTableLength(tableFooterLength, ofHeader: false)
      invalidatePositions()
    }
  }

  /// Reports that elements have other positions, which the solution already has.
  private func invalidatePositions() {
    let context = makeInvalidationContext()
    context.setReason(.preferredSizes)
    invalidateLayout(with: context)
  }

  /// Returns the values that all lengths and insets depend on.
  func environment(of source: any TableLayoutSource) -> TableEnvironment {
    var environment = source.tableEnvironment
    environment.hasCollapsedHeader = environment.isCollapsed(tableHeaderLength)
    return environment
  }

  // MARK: - Layout results

  override func prepare() {
    super.prepare()
    guard !isSolved, let source else { return }
    isSolved = true
    if let change = pendingChange {
      pendingChange = nil
      if follow(change, of: source) {
        preparations.followed += 1
        return
      }
      carry(change)
    }
    preparations.solved += 1
    // The app may query the layout from its answers, so the previous solution stays until the end.
    var new = TableSolution(
      of: source, in: environment(of: source), header: tableHeaderLength, footer: tableFooterLength)
    let carried = self.carried
    self.carried = nil
    if let carried { new.restore(carried) }
    new.setRequestedLengths()
    var estimates = RowLengthRequests()
    new.requestEstimates(of: source, in: &estimates)
    new.set(estimates)
    solution = new
    if carried == nil, let owner { owner.layoutPass.measurer.remeasureAll(in: owner) }
  }

  /// Applies a change of rows to the solution.
  ///
  /// - Returns: `false` if the change requires a new solution, which leaves the solution unchanged.
  private func follow(_ change: any DataChange, of source: any TableLayoutSource) -> Bool {
    let (edits, counts) = (change.itemEdits, source.rowCounts)
    guard let requests = requests(for: edits, of: source, counts: counts),
      solution?.apply(edits, counts: counts) ?? false
    else { return false }
    solution?.set(requests)
    return true
  }

  /// Asks for the heights that a change of rows requires: all that the app states for single rows,
  /// as on iOS, and the estimates of inserted rows.
  ///
  /// - Returns: The heights; `nil` if they require a new solution.
  private func requests(
    for edits: ItemEdits, of source: any TableLayoutSource, counts: [Int]
  ) -> RowLengthRequests? {
    guard let solution, solution.solved.sectionCount == counts.count,
      !fillsSection(edits, of: source, counts: counts),
      var requests = solution.requestedLengths(of: source, counts: counts)
    else { return nil }
    solution.requestEstimates(of: source, inserted: edits, in: &requests)
    return requests
  }

  /// Returns whether a change inserts the first rows of a section for which the app states single
  /// heights. An empty section was solved without asking for any.
  private func fillsSection(
    _ edits: ItemEdits, of source: any TableLayoutSource, counts: [Int]
  ) -> Bool {
    guard let solution else { return false }
    return edits.countChanges.contains { section, _ in
      guard section < counts.count, counts[section] > 0,
        solution.itemCount(inSection: section) == 0
      else { return false }
      if case .uniform = source.rowLengths(inSection: section) { return false }
      return true
    }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if isSolved {
      for (key, size) in context.preferredSizes { solution?.measure(key, as: size) }
    }
    if !context.keepsGeometry {
      if let change = pendingChange, !context.isForAppliedChange {
        pendingChange = nil
        carry(change)
      }
      if context.forgetsPreferredSizes || context.isForBoundsChange { carried = nil }
      isSolved = false
    }
    super.invalidateLayout(with: context)
  }

  /// Invalidates the layout so that all heights and contents of headers and footers are asked
  /// again, and measured heights are kept until their views are measured again.
  ///
  /// - Complexity: O(measured rows); the next preparation solves the layout.
  func invalidateLengths() {
    let context = makeInvalidationContext()
    if let solution, isSolved, carried == nil {
      carried = .keyed(solution.measurements(includesItems: true))
      context.setReason(.dataChange(countsAreKnown: true))
      context.markCounts()
    }
    invalidateLayout(with: context)
  }

  /// Returns `true` if the width changes, and in plain tables also for scrolling.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let source else { return false }
    return source.bounds.width != newBounds.width || solution?.hasPinnedElements ?? false
  }

  /// Returns a context that, unless the width changes, names the visible pinned headers and
  /// footers, and keeps everything else.
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let source, let solution, source.bounds.width == newBounds.width else { return context }
    context.setReason(.scrolling)
    guard solution.hasPinnedElements else { return context }
    let visible = source.visiblePart(in: newBounds)
    solution.forEachElement(in: newBounds, visible: visible) { element in
      guard case .boundary(let kind) = element.category,
        CGRect(element.frame).sharesArea(with: visible)
      else { return }
      context.invalidateSupplementaryElements(
        ofKind: kind == .header
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
        at: [IndexPath(item: 0, section: element.section)])
    }
    return context
  }

  /// Returns `true` if the preferred height differs from the height measured before.
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    solution?.isMoved(
      by: preferredAttributes.size, from: originalAttributes.size,
      of: originalAttributes.elementKey) ?? false
  }

  /// Returns a context that names the element. The height is kept while the content scrolls and the
  /// data changes, until the layout is invalidated otherwise.
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let key = originalAttributes.elementKey
    context.setReason(.preferredSizes)
    context.preferredSizes.append((key, preferredAttributes.size))
    if let kind = key.kind.name {
      context.invalidateSupplementaryElements(ofKind: kind, at: [key.indexPath])
    } else {
      context.invalidateItems(at: [key.indexPath])
    }
    return context
  }

  func takePreferredSize(
    _ size: CGSize, of original: UICollectionViewLayoutAttributes
  ) -> Bool? {
    isSolved ? solution?.take(size, of: original) : nil
  }

  override var collectionViewContentSize: CGSize { solution?.contentSize ?? .zero }

  /// Returns the attributes of all rows, headers and footers that intersect a rectangle, by
  /// section: the rows in order, header and footer. Pinned headers and footers have their positions
  /// for the current bounds.
  ///
  /// - Complexity: O(log S + v), where S is the number of sections and v the number of returned
  ///   elements.
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solution else { return nil }
    let visible = visiblePart
    return answer(in: rect, of: owner) { answer in
      solution.addElements(in: rect, visible: visible, to: &answer)
    }
  }

  /// The visible part of the content, in which pinned headers and footers stay.
  var visiblePart: CGRect { source.map { $0.visiblePart(in: $0.bounds) } ?? .zero }

  // MARK: - Changes of the data

  func apply(_ change: any DataChange) {
    if !rowAnimations.isEmpty { (solutionBefore, animatedChange) = (solution, change) }
    if let earlier = pendingChange {
      pendingChange = nil
      carry(earlier)
    }
    if carried != nil {
      carried?.apply(change, in: TableRenaming())
    } else if isSolved, let solved = solution?.solved,
      // Few sections without measurements are solved faster than the operations are computed.
      solved.sectionCount > 64 || solved.measuredItemCount > 0,
      change.itemEditsInUnchangedSections != nil
    {
      pendingChange = change
    } else if isSolved {
      carry(change)
    } else {
      carried = .keyed([])
    }
  }

  /// Keeps the measurements for a new solution after a change.
  private func carry(_ change: any DataChange) {
    if let solution {
      carried = CarriedMeasurements(of: solution, change, in: TableRenaming(), limit: lookUpLimit)
    } else {
      carried = .keyed([])
    }
  }

  // MARK: - Moving rows interactively

  /// Returns the index path of the row at the position, or the end of a section without another row
  /// there; the previous index path if there is neither.
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    row(atPosition: position.y)
      ?? end(ofSectionAtPosition: position.y, moving: previousIndexPath) ?? previousIndexPath
  }

  /// Returns attributes of a row that moves along the scroll axis only.
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let x = rect(ofRow: indexPath)?.midX ?? position.x
    return attributes(ofMovingItemAt: indexPath, CGPoint(x: x, y: position.y))
  }

  // MARK: - Animations

  /// Sets the animations of the next change of the data. They are dropped after it.
  ///
  /// Call this before the change is applied.
  func setRowAnimations(_ animations: RowAnimations) { rowAnimations = animations }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    entranceAttributes(ElementKey(.cell, at: itemIndexPath))
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    exitAttributes(ElementKey(.cell, at: itemIndexPath))
      ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    entranceAttributes(ElementKey(.supplementary(elementKind), at: elementIndexPath))
      ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    exitAttributes(ElementKey(.supplementary(elementKind), at: elementIndexPath))
      ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    rowAnimations = RowAnimations()
    solutionBefore = nil
    animatedChange = nil
  }
}

/// The keys of a table's elements after changes of the data: all supplementary views belong to
/// sections.
private struct TableRenaming: ElementRenaming {
  func key(of key: ElementKey, after change: any DataChange) -> ElementKey? {
    change.newKey(of: key) { _, _ in true }
  }
}
