import CollectionLayout

/// The queries of a collection view to its layout for the elements that need views, and the checks
/// of the answers.
///
/// A query is a step of the layout pass, and changes no view.
@MainActor
final class LayoutQueries {
  /// The last answer; `nil` if the layout was invalidated since.
  private var answer: LayoutAnswer?
  /// A Boolean value that indicates whether the layout is queried for elements that need views.
  private(set) var isQueryingForViews = false
  private var scrolled = ScrolledElements()
  private var hasReportedUnknownItems = false
  private var hasReportedDoubles = false

  // MARK: - Validity

  /// Drops the last answer, because the layout was invalidated.
  func invalidate() { answer = nil }

  /// Drops the last answer, and reports mistakes again, because there is another layout.
  func reset() {
    answer = nil
    hasReportedDoubles = false
    hasReportedUnknownItems = false
  }

  // MARK: - Wanted elements

  /// Returns the elements that need views in a rectangle.
  func wantedElements(in rect: CGRect, of view: any RecyclingView) -> [WantedElement] {
    isQueryingForViews = true
    let answers = elements(in: rect, of: view)
    isQueryingForViews = false
    var wanted: [WantedElement] = []
    var named = NamedElements()
    wanted.reserveCapacity(answers.count)
    let (live, isInTransition) = (view.elements, view.transitions.isInteractive)
    let (rows, hasDataSource) = (view.rows, view.hasDataSource)
    for attributes in answers {
      var element = WantedElement(attributes, shownFrame: rows.shownFrame(of: attributes, in: view))
      // A transition layout returns the elements to keep.
      guard element.isWanted(in: rect) || isInTransition && !attributes.isHidden else { continue }
      guard isKnown(element.key, in: view) else { continue }
      // The whole content may have headers without any section, and then without a data source.
      if !hasDataSource, case .supplementary = element.key.kind { continue }
      if named.insert(element.key, after: wanted) {
        element.live = live[element.key]
        wanted.append(element)
      } else {
        reportDouble(element.key, in: view)
      }
    }
    ViewLimit.requireCount(wanted.count, in: rect, of: view)
    view.reordering.placeMovingItem(in: &wanted, of: view)
    view.itemDrag.fadeItems(in: &wanted, of: view)
    return wanted
  }

  /// Returns the wanted element of a key; `nil` if the element needs no view in a rectangle.
  func wantedElement(
    _ key: ElementKey, in rect: CGRect, of view: any RecyclingView
  ) -> WantedElement? {
    guard let attributes = view.layoutAttributes(of: key) else { return nil }
    let element = WantedElement(
      attributes, shownFrame: view.rows.shownFrame(of: attributes, in: view))
    return element.isWanted(in: rect) && isKnown(key, in: view) ? element : nil
  }

  /// Returns the elements that come into sight and those that leave it when the bounds move over an
  /// unchanged layout, in its order; `nil` if all elements have to be queried instead.
  ///
  /// - Complexity: O(elements in sight), about 20 ns for each, and the cost of attributes for the
  ///   returned elements.
  func scrolledElements(
    from before: ScrolledElements.Part, to after: ScrolledElements.Part,
    of view: any RecyclingView
  ) -> (wanted: [WantedElement], left: [LiveElement])? {
    let backend = view.backend
    var scrolled = ScrolledElements()
    swap(&scrolled, &self.scrolled)
    defer { swap(&scrolled, &self.scrolled) }
    guard scrolled.compare(before, after, elements: backend.appendElements(in:to:)) else {
      return nil
    }
    let live = view.elements
    var left: [LiveElement] = []
    if !scrolled.left.isEmpty {
      left = backend.attributes(of: scrolled.left).compactMap { live[$0.elementKey] }
    }
    guard !scrolled.changed.isEmpty else { return ([], left) }
    ViewLimit.requireCount(live.all.count + scrolled.changed.count, in: after.rect, of: view)
    var wanted: [WantedElement] = []
    for attributes in backend.attributes(of: scrolled.changed) {
      var element = WantedElement(attributes, shownFrame: attributes.frame)
      element.live = live[element.key]
      if element.isWanted(in: after.rect) {
        guard isKnown(element.key, in: view) else { continue }
        wanted.append(element)
      } else if let live = element.live {
        left.append(live)
      }
    }
    return (wanted, left)
  }

  /// Returns the elements of rows that need views in a rectangle, in the order of the layout, and
  /// the live elements of these rows that do not; `nil` if all elements have to be queried instead.
  ///
  /// - Complexity: O(elements in sight in the rows).
  func elements(
    ofRowsIn sections: [Int], in rect: CGRect, of view: any RecyclingView
  ) -> (wanted: [WantedElement], left: [LiveElement])? {
    let live = view.elements
    var wanted: [WantedElement] = []
    var left: [LiveElement] = []
    for section in sections {
      guard let answers = view.layoutAttributes(ofRowInSection: section, in: rect),
        let row = view.rows.scrollView(ofSection: section)
      else { return nil }
      let known = wanted.count
      for attributes in answers {
        var element = WantedElement(
          attributes, shownFrame: view.rows.shownFrame(of: attributes, in: view))
        guard element.isWanted(in: rect), isKnown(element.key, in: view) else { continue }
        element.live = live[element.key]
        wanted.append(element)
      }
      let kept = Set(wanted[known...].lazy.compactMap { $0.live.map(ObjectIdentifier.init) })
      for case let shown as any ElementView in row.subviews {
        guard let key = shown.displayedElement, let element = live[key], element.view === shown,
          !kept.contains(ObjectIdentifier(element))
        else { continue }
        left.append(element)
      }
    }
    ViewLimit.requireCount(live.all.count + wanted.count, in: rect, of: view)
    return (wanted, left)
  }

  // MARK: - Queries by the grid of the bounds' size

  /// Returns the elements of the layout in a rectangle, and possibly others.
  ///
  /// As recorded from UIKit (iOS 26.1), a layout is queried for the rectangle widened to a grid of
  /// the bounds' size, and then for its content size again. The answer is valid until the layout is
  /// invalidated, so that scrolling within a cell of the grid queries nothing. The layouts of this
  /// module are queried for the rectangle itself, unless a subclass can observe the queries.
  ///
  /// - Complexity: O(1) within a cell of the grid, otherwise the cost of the layout.
  private func elements(
    in rect: CGRect, of view: any RecyclingView
  ) -> [UICollectionViewLayoutAttributes] {
    guard isQueriedByGrid(view) else { return view.layoutAttributes(in: rect) }
    let widened = rect.widened(toGridOf: view.bounds.size)
    // The answer of a layout with rows depends on their offsets.
    if let answer, answer.rect == widened, view.rows.isEmpty { return answer.elements }
    let reloadCount = view.dataUpdates.reloadCount
    answer = nil
    let elements = view.layoutAttributes(in: widened)
    let size = contentSize(of: view)
    if size != view.contentSize { view.contentSize = size }
    // The query may have invalidated the layout.
    if !view.layoutPass.needsPreparation, view.dataUpdates.reloadCount == reloadCount {
      answer = LayoutAnswer(rect: widened, elements: elements)
    }
    return elements
  }

  /// Returns the attributes of an item from the last answer; `nil` if the layout has to be queried.
  func attributes(
    ofItemAt indexPath: IndexPath, in view: any RecyclingView
  ) -> UICollectionViewLayoutAttributes? {
    guard answer != nil, isQueriedByGrid(view), view.rows.isEmpty else { return nil }
    return answer?.items[indexPath]?.duplicate()
  }

  private func isQueriedByGrid(_ view: any RecyclingView) -> Bool {
    view.backend.isQueriedByGrid && !view.transitions.isInteractive && view.bounds.width > 0
      && view.bounds.height > 0
  }

  // MARK: - Checks

  /// Returns the size of the content by the layout. A negative length counts as zero.
  func contentSize(of view: any RecyclingView) -> CGSize {
    Self.checked(view.layoutInUse.collectionViewContentSize, of: view)
  }

  /// Returns a size of the content with negative lengths replaced by zero. Traps if the size is not
  /// finite.
  static func checked(_ size: CGSize, of view: any RecyclingView) -> CGSize {
    require(
      size.width.isFinite && size.height.isFinite,
      "The layout \(type(of: view.layoutInUse)) returned \(size.width) x \(size.height) as its "
        + "collectionViewContentSize, for \(view.sectionCount) section(s); both must be finite, so "
        + "check what the layout divides by.")
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Returns whether an element can have a view. An item beyond the known counts has none until the
  /// data are reloaded or updated (recorded from iOS 26.1). The first such item is reported.
  private func isKnown(_ key: ElementKey, in view: any RecyclingView) -> Bool {
    guard key.isCell, !view.hasItem(at: key.path) else { return true }
    if !hasReportedUnknownItems {
      hasReportedUnknownItems = true
      DeveloperLog.sink(
        "The layout \(type(of: view.layoutInUse)) shows a cell at \(key.indexPath.sentenceName), "
          + "which does not exist: \(view.describeData(near: key.indexPath)); the collection view "
          + "ignores it. Reload or update the data after they have changed, and return attributes "
          + "within these counts.")
    }
    return false
  }

  /// Reports the first element for which a layout returned attributes twice.
  private func reportDouble(_ key: ElementKey, in view: any RecyclingView) {
    guard !hasReportedDoubles else { return }
    hasReportedDoubles = true
    DeveloperLog.sink(
      "The layout \(type(of: view.layoutInUse)) returned more than one set of attributes for the "
        + "\(key.kind) at \(key.indexPath.sentenceName) in one rectangle, and only the first counts; "
        + "return each element once from layoutAttributesForElements(in:).")
  }
}

/// An answer of a layout to a query for the elements that need views.
@MainActor
private struct LayoutAnswer {
  /// The rectangle of the query, in the coordinates of the content.
  let rect: CGRect
  let elements: [UICollectionViewLayoutAttributes]
  /// The items of the answer, by index path.
  private(set) lazy var items: [IndexPath: UICollectionViewLayoutAttributes] = Dictionary(
    elements.lazy.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0) },
    uniquingKeysWith: { first, _ in first })

  init(rect: CGRect, elements: [UICollectionViewLayoutAttributes]) {
    self.rect = rect
    self.elements = elements
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains this one and whose edges are multiples of a size.
  fileprivate func widened(toGridOf size: CGSize) -> CGRect {
    func widened(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> (CGFloat, CGFloat) {
      // Lengths that are not binary fractions do not add up exactly.
      let tolerance = PixelRounding.tolerance
      let first = (low / step + tolerance).rounded(.down)
      let last = (high / step - tolerance).rounded(.up)
      return (first * step, max(last, first + 1) * step)
    }
    let (left, right) = widened(minX, maxX, size.width)
    let (top, bottom) = widened(minY, maxY, size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
