import CollectionLayout

@testable import UIKit

/// A table laid out by adding the heights of all rows.
@MainActor
struct TableModel {
  struct Element: Equatable {
    var key: ElementKey
    var frame: CGRect
  }

  private(set) var elements: [Element] = []
  private(set) var rects: [CGRect] = []
  private(set) var height: CGFloat = 0

  init(_ table: TableFixture, visible: CGRect?) {
    let environment = table.layout.environment(of: table)
    let metrics = TableMetrics(environment)
    let (width, scale) = (environment.width, environment.scale)
    func snapped(_ y: CGFloat) -> CGFloat { PixelRounding.snapped(y, scale: scale) }
    var y = table.layout.tableHeaderLength
    for (index, section) in table.sections.enumerated() {
      let isLast = index == table.sections.count - 1
      let rule = metrics.rule(
        header: section.header, footer: section.footer, rows: metrics.rows(.automatic),
        at: TableSectionPosition(
          isFirst: index == 0, isLast: isLast,
          followsTitledFooter: index > 0 && table.sections[index - 1].footer.content == .title))
      let start = y
      y += rule.header.padding
      let headerStart = y
      let headerLength =
        rule.header.isMeasured
        ? section.measuredHeader ?? rule.header.length : rule.header.length
      let rowsStart = headerStart + headerLength
      y = rowsStart
      for (item, row) in section.rows.enumerated() {
        let length = Self.length(of: row, table.lengths, metrics)
        elements.append(
          Element(
            key: ElementKey(.cell, at: IndexPath(item: item, section: index)),
            frame: CGRect(
              x: metrics.rowInsets.left, y: snapped(y),
              width: width - metrics.rowInsets.left - metrics.rowInsets.right, height: length)))
        y += length
      }
      let rowsEnd = y
      let footerLength =
        rule.footer.isMeasured
        ? section.measuredFooter ?? rule.footer.length : rule.footer.length
      func add(_ kind: String, _ natural: CGFloat, _ length: CGFloat) {
        elements.append(
          Element(
            key: ElementKey(.supplementary(kind), at: IndexPath(item: 0, section: index)),
            frame: CGRect(x: 0, y: snapped(natural), width: width, height: length)))
      }
      if rule.header.kind == .view {
        var position = headerStart
        if environment.style == .plain, let visible {
          position = min(max(position, visible.minY), rowsEnd - headerLength)
        }
        add(UICollectionView.elementKindSectionHeader, position, headerLength)
      }
      if rule.footer.kind == .view {
        var position = rowsEnd
        if environment.style == .plain, let visible {
          position = max(min(position, visible.maxY - footerLength), rowsStart)
        }
        add(UICollectionView.elementKindSectionFooter, position, footerLength)
      }
      y += footerLength
      rects.append(CGRect(x: 0, y: start, width: width, height: y - start))
      y += rule.footer.padding
    }
    height = y + table.layout.tableFooterLength
  }

  private static func length(
    of row: TableFixture.Row, _ lengths: TableRowLengths, _ metrics: TableMetrics
  ) -> CGFloat {
    let stated: TableLength =
      switch lengths {
      case .uniform(let length): length
      case .each, .eachEstimated: row.length
      }
    switch stated {
    case .given(let length): return length
    case .estimated(let length): return row.measured ?? length
    case .automatic: return row.measured ?? metrics.defaultRowLength
    }
  }

  /// The elements that share area with a rectangle.
  func elements(in rect: CGRect) -> [Element] {
    elements.filter { $0.frame.sharesArea(with: rect) }
  }
}
