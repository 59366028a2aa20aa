/// The numbers of a table in one environment, in points.
///
/// Names in parentheses denote recorded cases (`Tests/ConformanceTests`).
struct TableMetrics: Sendable {
  /// The values of the table view that the numbers follow from.
  let environment: TableEnvironment
  /// The height of a row that is not measured.
  let defaultRowLength: CGFloat
  /// The insets of rows at the sides; zero unless rows form cards.
  let rowInsets: TableSides
  /// The height of a line in a header with a title, and in a footer.
  let headerLine: CGFloat
  let footerLine: CGFloat
  private let list: ListMetrics

  /// The width from which cards have the wide inset: 16 points up to 375, 20 from 390
  /// (`tb-margins-by-width`).
  private static let wideWidth: CGFloat = 390
  private static let sideInset: CGFloat = 16
  private static let wideSideInset: CGFloat = 20
  /// The gap between a footer with a title and the next header's text
  /// (`tb-se261-grouped-header-heights`).
  private static let footerGap: CGFloat = 25
  /// The distance between the text of a grouped header and the rows
  /// (`tb-se261-insetgrouped-nobar`), and where it is not a whole number of pixels.
  private static let headerTextBottom: CGFloat = 5.5
  private static let roundedHeaderTextBottom: CGFloat = 6
  /// The distances of the text from the top and the bottom of a plain header, which is 28 points
  /// high at the default text size (`tb-se26-subtitle-header`).
  private static let plainTextTop: CGFloat = 2
  private static let plainTextBottom: CGFloat = 5.7
  /// The distances of the text from the top and the bottom of a footer, which is 30 points high at
  /// the default text size (`tb-se26-insetgrouped-value1`).
  private static let footerTextTop: CGFloat = 8
  private static let footerTextBottom: CGFloat = 6
  /// The minimum height of a row before iOS 26, for small text sizes.
  private static let leastRowLength: CGFloat = 44

  /// Computes the numbers of a table.
  init(_ environment: TableEnvironment) {
    self.environment = environment
    list = SystemMetrics.of(environment.generation).list
    // The default row stops growing at the largest of the standard text sizes: 59 points at
    // accessibility sizes of iOS 26.
    let category =
      environment.textSize.isAccessibilityCategory
      ? UIContentSizeCategory.extraExtraExtraLarge : environment.textSize
    let row = 2 * list.rowMargin + TextStyleSizes.lineSpacing(of: .body, at: category)
    defaultRowLength = environment.generation == .iOS14 ? max(Self.leastRowLength, row) : row
    func line(_ style: UIFont.TextStyle) -> CGFloat {
      UIFont.systemFont(ofSize: TextStyleSizes.size(of: style, at: environment.textSize)).lineHeight
    }
    headerLine = line(.headline)
    footerLine = line(.footnote)
    guard environment.style == .insetGrouped else {
      rowInsets = TableSides()
      return
    }
    let side = environment.width < Self.wideWidth ? Self.sideInset : Self.wideSideInset
    var insets = TableSides(
      left: side + environment.safeArea.left, right: side + environment.safeArea.right)
    if let readable = environment.readableInsets {
      insets.left = max(insets.left, readable.left)
      insets.right = max(insets.right, readable.right)
    }
    rowInsets = insets
  }

  // MARK: - Gaps

  /// The gap above the first group (`tb-ip16-focus-sections`).
  var firstGap: CGFloat { list.firstGap }

  /// Half of the gap between two groups, which is the gap below rows without a footer: 17.5,
  /// rounded down to the pixel (`tb-ip16-focus-sections`).
  var lowerGap: CGFloat { PixelRounding.down(list.halfGap, scale: environment.scale) }

  /// Half of the gap between two groups, which is the gap above rows without a header: 17.5,
  /// rounded up to the pixel, so that both halves fill the whole (`tb-ip16-focus-sections`).
  var upperGap: CGFloat { PixelRounding.up(list.halfGap, scale: environment.scale) }

  /// The distance below the last group (`tb-pad261-insetgrouped-largetitle`).
  var lastGap: CGFloat { environment.style == .plain ? 0 : list.lastGap }

  /// The padding above a header: by default 22 points in plain tables (`tb-se26-subtitle-header`).
  var headerPadding: CGFloat {
    environment.headerTopPadding ?? (environment.style == .plain ? list.plainHeaderPadding : 0)
  }

  /// A Boolean value that indicates whether nothing separates the first group from what is above
  /// it: an expanded large title, or a table header below one pixel, which apps use for that.
  var hidesFirstGap: Bool {
    environment.isBelowLargeTitle || environment.hasCollapsedHeader
  }

  /// The gap above the text of a header with a title.
  private func titleGap(at position: TableSectionPosition) -> (
    CGFloat, TableSectionRule.Part.Reason
  ) {
    if position.isFirst {
      return hidesFirstGap ? (list.halfGap, .largeTitle) : (firstGap, .firstGap)
    }
    return position.followsTitledFooter ? (Self.footerGap, .footerGap) : (list.halfGap, .halfGap)
  }

  // MARK: - Titles

  /// Returns the height of a title with the distances around its text.
  ///
  /// - Parameters:
  ///   - text: The height of the text, in points.
  ///   - insets: The distances around the text.
  func titleLength(ofText text: CGFloat, _ insets: TableTitleInsets) -> CGFloat {
    PixelRounding.up(insets.top + text + insets.bottom, scale: environment.scale)
  }

  /// Returns the distances between the text of a title and the edges of its header, in points.
  func titleInsets(ofHeader part: TableSectionRule.Part) -> TableTitleInsets {
    guard environment.style != .plain else {
      return TableTitleInsets(top: Self.plainTextTop, bottom: Self.plainTextBottom)
    }
    let isWhole =
      PixelRounding.up(Self.headerTextBottom, scale: environment.scale) == Self.headerTextBottom
    let bottom = min(part.gap, isWhole ? Self.headerTextBottom : Self.roundedHeaderTextBottom)
    return TableTitleInsets(top: part.gap - bottom, bottom: bottom)
  }

  /// The distances between the text of a title and the edges of its footer, in points.
  var footerTitleInsets: TableTitleInsets {
    TableTitleInsets(top: Self.footerTextTop, bottom: Self.footerTextBottom)
  }

  // MARK: - Sections

  /// Returns the lengths of a section.
  ///
  /// - Parameters:
  ///   - header: The content of the header.
  ///   - footer: The content of the footer.
  ///   - rows: The height of rows without a height of their own.
  ///   - position: The position of the section.
  func rule(
    header: TableBoundary, footer: TableBoundary, rows: TableSectionRule.Rows,
    at position: TableSectionPosition
  ) -> TableSectionRule {
    var footer = self.footer(footer)
    if position.isLast { footer.padding = lastGap }
    return TableSectionRule(header: self.header(header, at: position), footer: footer, rows: rows)
  }

  /// Returns the rule of rows with one height.
  func rows(_ length: TableLength) -> TableSectionRule.Rows {
    switch length {
    case .given(let length):
      .init(length: max(0, length), isEstimate: false, isMeasured: false, isGiven: true)
    case .estimated(let length):
      .init(length: max(0, length), isEstimate: true, isMeasured: true, isGiven: true)
    case .automatic:
      .init(length: defaultRowLength, isEstimate: true, isMeasured: true, isGiven: false)
    }
  }

  private func header(
    _ header: TableBoundary, at position: TableSectionPosition
  ) -> TableSectionRule.Part {
    let isPlain = environment.style == .plain
    guard header.content != .nothing else {
      return isPlain ? TableSectionRule.Part() : gapAboveRows(header.length, at: position)
    }
    var part = TableSectionRule.Part()
    if header.content == .title, !isPlain { (part.gap, part.reason) = titleGap(at: position) }
    // A view of the app has no gap above it; its estimate is the height of a later title.
    let usual = titleLength(
      ofText: headerLine,
      titleInsets(
        ofHeader: header.content == .view ? TableSectionRule.Part(gap: list.halfGap) : part))
    view(&part, length(of: header, usual: usual), usual: usual)
    if part.kind == .view { part.padding = headerPadding }
    return part
  }

  /// Returns the gap above rows without a header. A height that the app states has no effect
  /// (`tb-ip16-focus-sections`), unless it is below one pixel.
  private func gapAboveRows(
    _ length: TableLength, at position: TableSectionPosition
  ) -> TableSectionRule.Part {
    if case .given(let length) = length, environment.isCollapsed(length) {
      return TableSectionRule.Part(reason: .collapsed)
    }
    guard position.isFirst else {
      return TableSectionRule.Part(kind: .gap, length: upperGap, reason: .halfGap)
    }
    guard !hidesFirstGap else {
      return TableSectionRule.Part(
        reason: environment.isBelowLargeTitle ? .largeTitle : .collapsed)
    }
    return TableSectionRule.Part(kind: .gap, length: firstGap, reason: .firstGap)
  }

  private func footer(_ footer: TableBoundary) -> TableSectionRule.Part {
    guard footer.content == .nothing else {
      var part = TableSectionRule.Part()
      let usual = titleLength(ofText: footerLine, footerTitleInsets)
      view(&part, length(of: footer, usual: usual), usual: usual)
      return part
    }
    guard environment.style != .plain else { return TableSectionRule.Part() }
    if case .given(let length) = footer.length, environment.isCollapsed(length) {
      return TableSectionRule.Part(reason: .collapsed)
    }
    return TableSectionRule.Part(kind: .gap, length: lowerGap, reason: .halfGap)
  }

  /// Returns the height of a header or footer with a view.
  ///
  /// In grouped styles, a height for all sections that is too small for a title has no effect on
  /// it: storyboards state 18 points for grouped tables, whose titles are displayed as without a
  /// statement. A height below one pixel hides them. Chosen after such storyboards; no frames are
  /// recorded.
  private func length(of boundary: TableBoundary, usual: CGFloat) -> TableLength {
    guard environment.style != .plain, boundary.content == .title, boundary.isForAllSections,
      case .given(let length) = boundary.length, length < usual, length * environment.scale >= 1
    else { return boundary.length }
    return .automatic
  }

  /// Sets the length of a header or footer with a view.
  private func view(_ part: inout TableSectionRule.Part, _ length: TableLength, usual: CGFloat) {
    part.kind = .view
    switch length {
    case .given(let length):
      // A view without a height is not displayed.
      part.kind = length > 0 ? .view : .none
      part.length = max(0, length)
      part.gap = 0
      part.reason = .given
    case .estimated(let length):
      part.length = max(0, length)
      part.isMeasured = true
      part.reason = .estimate
    case .automatic:
      part.length = usual
      part.isMeasured = true
      if part.reason == .plain { part.reason = .title }
    }
  }
}

/// The distances between the text of a title and the edges of its header or footer, in points.
struct TableTitleInsets: Hashable, Sendable {
  /// The distance above the text.
  var top: CGFloat
  /// The distance below the text.
  var bottom: CGFloat
}
