import CollectionLayout

/// The sections of a table, described and solved once.
///
/// It is a value in storage that copies share until one of them changes.
@MainActor
struct TableSolution: MeasurableSolution {
  @MainActor
  private final class Storage {
    var solved: BorrowedLayout
    let metrics: TableMetrics
    /// The rule of each template, and the template of each section.
    let rules: [TableSectionRule]
    let templates: [Int]
    let givenSections: [Int]
    let estimatedSections: [Int]
    let measuresViews: Bool
    let hasPinnedElements: Bool
    let placement: ListPlacement

    init(_ builder: TableDescriptionBuilder, _ metrics: TableMetrics) {
      solved = BorrowedLayout(layout: SolvedLayout(builder.description))
      self.metrics = metrics
      rules = builder.rules
      templates = builder.description.entries.map(\.template)
      givenSections = builder.givenSections
      estimatedSections = builder.estimatedSections
      measuresViews = rules.contains {
        $0.rows.isMeasured || $0.header.isMeasured || $0.footer.isMeasured
      }
      hasPinnedElements =
        metrics.environment.style.pinsHeaders
        && rules.contains { $0.header.kind == .view || $0.footer.kind == .view }
      placement = .section(of: metrics.environment.style)
    }

    init(copying other: Storage) {
      solved = BorrowedLayout(layout: other.solved.layout)
      metrics = other.metrics
      rules = other.rules
      templates = other.templates
      givenSections = other.givenSections
      estimatedSections = other.estimatedSections
      measuresViews = other.measuresViews
      hasPinnedElements = other.hasPinnedElements
      placement = other.placement
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

  /// Solves the table of a source without its measured heights.
  ///
  /// - Parameters:
  ///   - header: The height of the view above all sections, in points.
  ///   - footer: The height of the view below all sections, in points.
  /// - Complexity: O(S), where S is the number of sections; plus the rows that have heights of
  ///   their own.
  init(
    of source: any TableLayoutSource, in environment: TableEnvironment, header: CGFloat,
    footer: CGFloat
  ) {
    let metrics = TableMetrics(environment)
    let builder = TableDescriptionBuilder(metrics, of: source, header: header, footer: footer)
    storage = Storage(builder, metrics)
    requests = builder.requests
  }

  /// The heights that the app states for single rows, which ``setRequestedLengths()`` applies.
  private var requests: RowLengthRequests

  /// Applies the heights that the app stated for single rows. They take precedence over measured
  /// heights, which are therefore restored before.
  ///
  /// - Complexity: O(rows with heights of their own).
  mutating func setRequestedLengths() {
    let requests = self.requests
    self.requests = RowLengthRequests()
    set(requests)
  }

  // MARK: - Facts

  /// The numbers of the table.
  var metrics: TableMetrics { storage.metrics }

  /// The environment of the solution.
  var environment: TableEnvironment { storage.metrics.environment }

  /// A Boolean value that indicates whether any view may be measured.
  var measuresViews: Bool { storage.measuresViews }

  /// A Boolean value that indicates whether any header or footer stays in the visible part.
  var hasPinnedElements: Bool { storage.hasPinnedElements }

  /// The number of section templates.
  var ruleCount: Int { storage.rules.count }

  /// The sections whose rows have heights of their own.
  var givenSections: [Int] { storage.givenSections }

  /// The sections whose rows have estimates of their own.
  var estimatedSections: [Int] { storage.estimatedSections }

  /// Returns the rule of a section.
  func rule(ofSection section: Int) -> TableSectionRule {
    storage.rules[storage.templates[section]]
  }

  /// Returns a Boolean value that indicates whether there is a section with an index.
  func hasSection(_ section: Int) -> Bool { storage.templates.indices.contains(section) }

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

  /// Returns the number of rows of a section.
  func itemCount(inSection section: Int) -> Int { storage.solved.itemCount(inSection: section) }

  /// The size of the whole content, in points.
  var contentSize: CGSize { CGSize(solved.contentSize) }

  // MARK: - Elements

  /// Calls a closure with each row, header and footer in a rectangle of the content, for a visible
  /// part of the content.
  func forEachElement(in rect: CGRect, visible: CGRect, _ body: (LayoutElement) -> Void) {
    storage.solved.forEachElement(
      in: LayoutRect(rect), viewport: LayoutViewport(visibleRect: LayoutRect(visible))
    ) { element in
      if element.category.isTableElement { body(element) }
    }
  }

  /// Adds the elements of ``forEachElement(in:visible:_:)`` to an answer.
  func addElements(in rect: CGRect, visible: CGRect, to answer: inout AttributesAnswer) {
    forEachElement(in: rect, visible: visible) { element in
      answer.add(at: element.frame) { describe(element, in: $0) }
    }
  }

  /// Returns an element by its key, for a visible part of the content; `nil` if there is none.
  func element(named key: ElementKey, visible: CGRect?) -> LayoutElement? {
    guard let element = measurableElement(named: key) else { return nil }
    switch element.category {
    case .item: return storage.solved.item(element.index, inSection: element.section)
    case .boundary(let kind):
      return boundary(kind, inSection: element.section, visible: visible)
    case .supplementary, .globalBoundary, .decoration: return nil
    }
  }

  /// Returns a boundary item of a section; `nil` if the section has none.
  ///
  /// - Parameter visible: The visible part of the content, which pinned items stay in; `nil` for
  ///   their natural positions.
  func boundary(
    _ kind: LayoutElementKind, inSection section: Int, visible: CGRect?
  ) -> LayoutElement? {
    guard hasSection(section) else { return nil }
    return solved.boundaryElement(
      kind: kind, inSection: section,
      viewport: visible.map { LayoutViewport(visibleRect: LayoutRect($0)) })
  }

  /// Sets all values of attributes to the engine's values for an element.
  func describe(_ element: LayoutElement, in attributes: UICollectionViewLayoutAttributes) {
    let path = PackedIndexPath(section: element.section, item: element.index)
    let rule = rule(ofSection: element.section)
    var placement = storage.placement
    let kind: ElementKind
    let isMeasured: Bool
    if case .boundary(let number) = element.category {
      let isHeader = number == .header
      kind = .supplementary(
        isHeader
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter)
      placement.formUnion(isHeader ? [.supplementary, .header] : [.supplementary, .footer])
      isMeasured = isHeader ? rule.header.isMeasured : rule.footer.isMeasured
    } else {
      kind = .cell
      if element.index == 0 { placement.insert(.first) }
      if element.index == itemCount(inSection: element.section) - 1 {
        placement.insert(.last)
      }
      isMeasured = rule.rows.isMeasured
    }
    attributes.values.describe(
      kind, at: path, frame: CGRect(element.frame), zIndex: element.zIndex)
    attributes.values.freeAxes = isMeasured ? FreeAxes(.vertical) : []
    attributes.values.listPlacement = placement
  }
}

extension LayoutElement.Category {
  /// A Boolean value that indicates whether the element is a row, a header or a footer, and not a
  /// gap or a view of the whole table.
  fileprivate var isTableElement: Bool {
    switch self {
    case .item: true
    case .boundary(let kind): kind == .header || kind == .footer
    case .supplementary, .globalBoundary, .decoration: false
    }
  }
}

extension ListPlacement {
  /// Returns the placement of any element in a table with a style.
  fileprivate static func section(of style: TableStyle) -> ListPlacement {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
