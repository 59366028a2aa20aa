import CollectionLayout

/// The positions that a table view returns to an app, in points, in the coordinates of the content.
extension TableLayout {
  /// Returns the rectangle of a section with its header and footer, as wide as the table; `nil` if
  /// there is no such section. The distance below the last section is not a part of it.
  ///
  /// - Complexity: O(log S), where S is the number of sections.
  func rect(ofSection section: Int) -> CGRect? {
    guard let solution, solution.hasSection(section) else { return nil }
    var rect = CGRect(solution.solved.frame(ofSection: section))
    rect.size.height -= solution.rule(ofSection: section).footer.padding
    return rect
  }

  /// Returns the rectangle of a section's header, or of the gap in its place, where it lies without
  /// pinning; `nil` if there is no such section. Its height is zero for a section that begins with
  /// its rows.
  ///
  /// - Complexity: O(log S), where S is the number of sections.
  func rect(ofHeaderInSection section: Int) -> CGRect? {
    guard let rect = rect(ofSection: section), let solution else { return nil }
    for kind in [LayoutElementKind.header, .gapAboveRows] {
      if let element = solution.boundary(kind, inSection: section, visible: nil) {
        return CGRect(element.frame)
      }
    }
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0)
  }

  /// Returns the rectangle of a section's footer, or of the gap in its place, where it lies without
  /// pinning; `nil` if there is no such section. Its height is zero for a section that ends with
  /// its rows.
  ///
  /// - Complexity: O(log S), where S is the number of sections.
  func rect(ofFooterInSection section: Int) -> CGRect? {
    guard let rect = rect(ofSection: section), let solution else { return nil }
    for kind in [LayoutElementKind.footer, .gapBelowRows] {
      if let element = solution.boundary(kind, inSection: section, visible: nil) {
        return CGRect(element.frame)
      }
    }
    return CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: 0)
  }

  /// Returns the rectangle of a row; `nil` if there is no such row. Rows of cards are narrower than
  /// the table.
  ///
  /// - Complexity: O(log S + log R), where S is the number of sections and R the number of rows in
  ///   the section.
  func rect(ofRow indexPath: IndexPath) -> CGRect? {
    solution?.element(named: ElementKey(.cell, at: indexPath), visible: nil).map {
      CGRect($0.frame)
    }
  }

  /// Returns the index paths of the rows that share area with a rectangle, in order. Headers and
  /// footers in front of rows do not matter.
  ///
  /// - Complexity: O(log S + v), where S is the number of sections and v the number of rows in the
  ///   rectangle.
  func rows(in rect: CGRect) -> [IndexPath] {
    var rows: [IndexPath] = []
    solution?.forEachElement(in: rect, visible: visiblePart) { element in
      if case .item = element.category {
        rows.append(IndexPath(item: element.index, section: element.section))
      }
    }
    return rows
  }

  /// Returns the index path of the row at a vertical position; `nil` if there is none.
  ///
  /// - Complexity: O(log S + log R), where S is the number of sections and R the number of rows in
  ///   the section.
  func row(atPosition y: CGFloat) -> IndexPath? {
    let rect = CGRect(x: 0, y: y, width: max(1, solution?.environment.width ?? 0), height: 0.001)
    return rows(in: rect).first
  }

  /// Returns the index path to which a row moves at a vertical position without a row: the only
  /// place of an empty section, or the end of the last section below its rows; `nil` elsewhere.
  ///
  /// - Parameter moving: The row that moves.
  /// - Complexity: O(log² S), where S is the number of sections.
  func end(ofSectionAtPosition y: CGFloat, moving: IndexPath) -> IndexPath? {
    guard let solution, let section = section(atPosition: y) else { return nil }
    let count = solution.itemCount(inSection: section)
    guard count > 0 else { return IndexPath(item: 0, section: section) }
    guard section == solution.solved.sectionCount - 1,
      let footer = rect(ofFooterInSection: section), y >= footer.minY
    else { return nil }
    let isOwn = moving.section == section
    return IndexPath(item: isOwn ? count - 1 : count, section: section)
  }

  /// Returns the last section that begins at or above a vertical position; `nil` if there is none.
  private func section(atPosition y: CGFloat) -> Int? {
    guard let solution else { return nil }
    let following = (0..<solution.solved.sectionCount).partitioningIndex { section in
      rect(ofSection: section).map { $0.minY > y } ?? true
    }
    return following > 0 ? following - 1 : nil
  }

  /// Returns the height that a pinned header covers at the top of the visible part while a row of
  /// the section is there, in points; zero if headers are not pinned.
  func pinnedHeaderLength(inSection section: Int) -> CGFloat {
    guard let solution, solution.hasPinnedElements else { return 0 }
    return solution.boundary(.header, inSection: section, visible: nil).map {
      CGRect($0.frame).height
    } ?? 0
  }

  /// The space of the view above all sections.
  var tableHeaderRect: CGRect { tableRect(.tableHeader) }

  /// The space of the view below all sections.
  var tableFooterRect: CGRect { tableRect(.tableFooter) }

  private func tableRect(_ kind: LayoutElementKind) -> CGRect {
    solution?.solved.globalBoundaryElement(kind: kind).map { CGRect($0.frame) } ?? .zero
  }

  // MARK: - Cells, headers and footers

  /// The height of a row that is not measured, in points.
  var defaultRowLength: CGFloat {
    solution?.metrics.defaultRowLength
      ?? source.map { TableMetrics($0.tableEnvironment).defaultRowLength } ?? 0
  }

  /// The insets of rows at the sides, in points, which also apply to the content of headers and
  /// footers; zero unless rows form cards.
  var rowInsets: TableSides { solution?.metrics.rowInsets ?? TableSides() }

  /// Returns the distances between the text of a section's title and the edges of its header, in
  /// points; `nil` if there is no such section.
  func titleInsets(ofHeaderInSection section: Int) -> TableTitleInsets? {
    guard let solution, solution.hasSection(section) else { return nil }
    return solution.metrics.titleInsets(ofHeader: solution.rule(ofSection: section).header)
  }

  /// The distances between the text of a section's title and the edges of its footer, in points.
  var titleInsetsOfFooters: TableTitleInsets? { solution?.metrics.footerTitleInsets }

  /// Returns the height that a header or footer with a title prefers, in points: its text and the
  /// distances around it, rounded up to the pixel.
  ///
  /// - Parameters:
  ///   - text: The height of the text, in points; one line of the default font is
  ///     `UIFont.lineHeight` high, without rounding.
  ///   - key: The key of the header or footer.
  func titleLength(ofText text: CGFloat, for key: ElementKey) -> CGFloat? {
    guard let solution,
      let insets = key.kind.name == UICollectionView.elementKindSectionHeader
        ? titleInsets(ofHeaderInSection: key.path.section) : titleInsetsOfFooters
    else { return nil }
    return solution.metrics.titleLength(ofText: text, insets)
  }
}
