import UIKit

@MainActor
extension Case {
  /// Displays the case and compares every frame.
  ///
  /// - Returns: The differences; empty if the case passes.
  func differences() throws -> [String] {
    let layout = try makeLayout()
    let screen = CaseScreen(self, layout: layout)
    var differences: [String] = []
    if let contentSize {
      let size = layout.collectionViewContentSize
      if !isClose([size.width, size.height], contentSize) {
        differences.append("content size is \(size.width) x \(size.height), not \(contentSize)")
      }
    }

    let everywhere = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
    var found = layout.layoutAttributesForElements(in: everywhere) ?? []
    if byIndexPath ?? false {
      let known = Set(found.map { "\($0.caseKind) \($0.indexPath)" })
      let named = expected.compactMap { attributes(of: $0, by: layout) }
      found += named.filter { !known.contains("\($0.caseKind) \($0.indexPath)") }
    }
    // For flow layouts with self-sizing cells, headers were not recorded.
    let kinds = Set(expected.map(\.kind))
    let counted = spec?.flow == nil ? found : found.filter { kinds.contains($0.caseKind) }
    if !visibleOnly, counted.count != expected.count {
      differences.append("\(counted.count) elements instead of \(expected.count)")
    }
    for element in expected {
      // The label of an element off screen was a guess: only the rectangle is known.
      let candidates = found.filter {
        element.isInferred
          ? $0.caseKind == element.kind
          : $0.caseKind == element.kind && $0.indexPath == element.indexPath
      }
      guard
        candidates.contains(where: { isClose(compared($0.frame, with: element), element.frame) })
      else {
        let answer = candidates.map { "\(compared($0.frame, with: element))" }
        differences.append(
          "\(element.kind) \(element.section).\(element.item.map(String.init) ?? "max"): "
            + "\(answer.prefix(3).joined(separator: " or ")) instead of \(element.frame)")
        continue
      }
      if let zIndex = element.zIndex, !candidates.contains(where: { $0.zIndex == zIndex }) {
        differences.append(
          "\(element.kind) \(element.section).\(element.item ?? -1): "
            + "zIndex \(candidates[0].zIndex) instead of \(zIndex)")
      }
    }
    differences += shownDifferences(on: screen, found: found)
    differences += restDifferences(on: screen)
    return differences
  }

  /// Returns the layout's attributes of a supplementary view at its index path.
  private func attributes(
    of element: Element, by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let prefix = "supplementary:"
    guard element.kind.hasPrefix(prefix) else { return nil }
    return layout.layoutAttributesForSupplementaryView(
      ofKind: String(element.kind.dropFirst(prefix.count)), at: element.indexPath)
  }

  /// Compares the displayed views with the layout's elements in the bounds.
  private func shownDifferences(
    on screen: CaseScreen, found: [UICollectionViewLayoutAttributes]
  ) -> [String] {
    let view = screen.collectionView
    var differences: [String] = []
    // Rectangles that only touch do not intersect, although Foundation's `intersects` returns true.
    let rows = screen.rows
    let visible = found.filter {
      var frame = $0.frame
      if $0.representedElementCategory == .cell, let row = rows[$0.indexPath.section] {
        frame = view.convert(frame, from: row)
      }
      return !frame.intersection(view.bounds).isEmpty
    }
    let shown = (view.subviews + rows.values.flatMap(\.subviews)).compactMap {
      $0 as? UICollectionReusableView
    }
    for attributes in visible {
      let place = "\(attributes.caseKind) at \(attributes.indexPath)"
      let element: UIView?
      switch attributes.representedElementCategory {
      case .cell:
        element = view.cellForItem(at: attributes.indexPath)
      case .supplementaryView:
        element = view.supplementaryView(
          forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
      case .decorationView:
        element = shown.first {
          view.indexPath(forSupplementaryView: $0) == attributes.indexPath
            && $0.frame == attributes.frame && !($0 is UICollectionViewCell)
        }
      }
      guard let element else {
        differences.append("no view is shown for \(place)")
        continue
      }
      if element.frame != attributes.frame {
        differences.append("\(place) is shown at \(element.frame)")
      }
    }
    if shown.count != visible.count {
      differences.append("\(shown.count) views are shown instead of \(visible.count)")
    }
    return differences
  }

  /// Scrolls the rows to each step, as in the record, and compares the offsets at which they stop.
  private func restDifferences(on screen: CaseScreen) -> [String] {
    guard let restOffsets else { return [] }
    var differences: [String] = []
    for (section, recorded) in [restOffsets.section0, restOffsets.section1].enumerated() {
      for (step, expected) in zip(restOffsets.steps, recorded) {
        guard let expected else { continue }
        guard let row = screen.rows[section] else {
          differences.append("section \(section) has no scroll view")
          continue
        }
        row.setContentOffset(
          CGPoint(x: row.frame.minX + step, y: row.contentOffset.y), animated: false)
        screen.collectionView.layoutIfNeeded()
        screen.collectionView.layoutIfNeeded()
        let offset = row.contentOffset.x - row.frame.minX
        if !isClose([offset], [expected]) {
          differences.append(
            "section \(section) put at \(step) rests at \(offset) instead of \(expected)")
        }
      }
    }
    return differences
  }

  /// Returns a frame in the form of the record: clipped to the screen if the record is.
  private func compared(_ frame: CGRect, with element: Element) -> [Double] {
    var frame = frame
    if element.clipped != nil {
      let offset = contentOffset ?? [0, 0]
      let edges = viewport ?? offset + (container ?? [0, 0])
      frame = frame.intersection(
        CGRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3]))
    }
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }

  private func isClose(_ values: [Double], _ expected: [Double]) -> Bool {
    zip(values, expected).allSatisfy { abs($0 - $1) <= usedTolerance + 1e-4 }
  }

  /// The maximum difference between equal coordinates, in points.
  nonisolated var usedTolerance: Double { tolerance ?? 0.01 }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var caseKind: String {
    switch representedElementCategory {
    case .cell: "cell"
    case .supplementaryView: "supplementary:\(representedElementKind ?? "")"
    case .decorationView: "decoration:\(representedElementKind ?? "")"
    }
  }
}

extension Case.Element {
  /// The index path of the element in UIKit.
  fileprivate var indexPath: IndexPath {
    item.map { IndexPath(item: $0, section: section) } ?? IndexPath(index: section)
  }
}
