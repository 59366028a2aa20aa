import CollectionLayout

extension LayoutElementKind {
  /// The gap above rows without a header.
  static let gapAboveRows = LayoutElementKind(rawValue: 2)
  /// The gap below rows without a footer.
  static let gapBelowRows = LayoutElementKind(rawValue: 3)
  /// The space of the view above all sections.
  static let tableHeader = LayoutElementKind(rawValue: 4)
  /// The space of the view below all sections.
  static let tableFooter = LayoutElementKind(rawValue: 5)
}

/// Builds the engine's description of a table: each section is a stack of rows between two boundary
/// items.
@MainActor
struct TableDescriptionBuilder {
  /// The description.
  private(set) var description: LayoutDescription
  /// The rule of each section template.
  private(set) var rules: [TableSectionRule] = []
  /// The heights that the app states for single rows.
  private(set) var requests = RowLengthRequests()
  /// The sections whose rows have estimates of their own.
  private(set) var estimatedSections: [Int] = []
  /// The sections whose rows have heights of their own.
  private(set) var givenSections: [Int] = []

  private let metrics: TableMetrics
  /// The templates of rules.
  private var templates: [TableSectionRule: Int] = [:]
  private var latest: (rule: TableSectionRule, template: Int)?

  /// Describes all sections of a source.
  ///
  /// - Complexity: O(S), where S is the number of sections; plus the rows that have heights of
  ///   their own.
  init(
    _ metrics: TableMetrics, of source: any TableLayoutSource, header: CGFloat, footer: CGFloat
  ) {
    self.metrics = metrics
    let environment = metrics.environment
    description = LayoutDescription(
      containerSize: LayoutSize(width: Double(max(0, environment.width)), height: 0),
      scrollAxis: .vertical, scale: Double(max(environment.scale, 1)))
    description.boundaryItems = [
      Self.space(.tableHeader, .start, header), Self.space(.tableFooter, .end, footer),
    ]
    let counts = source.rowCounts
    description.reserveCapacity(counts.count)
    var followsTitledFooter = false
    for (section, count) in counts.enumerated() {
      let footer = source.tableFooter(ofSection: section)
      let position = TableSectionPosition(
        isFirst: section == 0, isLast: section == counts.count - 1,
        followsTitledFooter: followsTitledFooter)
      let rule = metrics.rule(
        header: source.tableHeader(ofSection: section), footer: footer,
        rows: rows(inSection: section, count: count, of: source), at: position)
      rule.check(section, count)
      description.append(template: template(of: rule), itemCount: count)
      followsTitledFooter = footer.content == .title
    }
  }

  /// Returns the space of a view of the whole table. Its length is an estimate, so that it can
  /// change without another solution.
  private static func space(
    _ kind: LayoutElementKind, _ alignment: LayoutAlignment, _ length: CGFloat
  ) -> LayoutBoundaryItem {
    LayoutBoundaryItem(
      kind: kind, width: .fractionalWidth(1), height: .estimated(Double(max(0, length))),
      verticalAlignment: alignment)
  }

  // MARK: - Rows

  private mutating func rows(
    inSection section: Int, count: Int, of source: any TableLayoutSource
  ) -> TableSectionRule.Rows {
    switch source.rowLengths(inSection: section) {
    case .uniform(let length): return metrics.rows(length)
    case .eachEstimated:
      estimatedSections.append(section)
      return metrics.rows(.automatic)
    case .each:
      givenSections.append(section)
      var rows = metrics.rows(.automatic)
      rows.isMeasured = requests.askForRows(ofSection: section, count: count, of: source)
      rows.isGiven = true
      return rows
    }
  }

  // MARK: - Templates

  private mutating func template(of rule: TableSectionRule) -> Int {
    if let latest, latest.rule == rule { return latest.template }
    let template: Int
    if let known = templates[rule] {
      template = known
    } else {
      template = description.addTemplate(section(rule))
      templates[rule] = template
      rules.append(rule)
    }
    latest = (rule, template)
    return template
  }

  private func section(_ rule: TableSectionRule) -> LayoutSection {
    let length = Double(rule.rows.length)
    let insets = metrics.rowInsets
    var boundaryItems: [LayoutBoundaryItem] = []
    if let header = boundary(rule.header, .header, .gapAboveRows, .start) {
      boundaryItems.append(header)
    }
    if let footer = boundary(rule.footer, .footer, .gapBelowRows, .end) {
      boundaryItems.append(footer)
    }
    return LayoutSection(
      group: LayoutGroup(
        LayoutItem(
          width: .fractionalWidth(1),
          height: rule.rows.isEstimate ? .estimated(length) : .absolute(length))),
      contentInsets: LayoutInsets(
        top: 0, leading: Double(insets.left), bottom: 0, trailing: Double(insets.right)),
      boundaryItems: boundaryItems, boundaryItemsFollowContentInsets: false)
  }

  private func boundary(
    _ part: TableSectionRule.Part, _ kind: LayoutElementKind, _ gap: LayoutElementKind,
    _ alignment: LayoutAlignment
  ) -> LayoutBoundaryItem? {
    guard part.kind != .none || part.padding > 0 else { return nil }
    let length = Double(part.length)
    return LayoutBoundaryItem(
      kind: part.kind == .view ? kind : gap, width: .fractionalWidth(1),
      height: part.isMeasured ? .estimated(length) : .absolute(length),
      verticalAlignment: alignment,
      isPinned: part.kind == .view && metrics.environment.style.pinsHeaders,
      outerPadding: Double(part.padding))
  }
}

extension TableSectionRule {
  /// Traps with a message if a length cannot be laid out.
  fileprivate func check(_ section: Int, _ count: Int) {
    for (length, name) in [
      (header.length, "header"), (header.padding, "header padding"), (footer.length, "footer"),
      (rows.length, "rows"),
    ] where !length.isFinite {
      fatalError(
        "The \(name) of section \(section), which has \(count) row(s), was given the height "
          + "\(length); give it a finite height, and check what it is computed from.")
    }
  }
}
