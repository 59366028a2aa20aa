import UIKit

/// The invariants of a screen after every operation.
@MainActor
struct OperationChecks {
  let controller: OperationController
  let host: OperationHost
  /// The number of layout passes of the collection view during the operation.
  let passes: Int
  /// The maximum number of layout passes for the operation.
  let passLimit: Int

  private var view: OperationCollectionView { controller.collectionView }

  /// Returns the violated invariants, as sentences; empty if all hold.
  func failures() -> [String] {
    var failures: [String] = []
    if passes > passLimit { failures.append("\(passes) layout passes") }
    checkNumbers(&failures)
    failures += controller.display.imbalances
    guard failures.isEmpty else { return failures }
    checkData(&failures)
    if controller.transition == nil {
      checkPlaces(&failures)
      if !host.window.animationClock.isBusy { checkAttached(&failures) }
    }
    checkDepth(&failures)
    if let difference = host.drawingDifference() { failures.append(difference) }
    return failures
  }

  private func checkNumbers(_ failures: inout [String]) {
    let (size, offset) = (view.contentSize, view.contentOffset)
    if !(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0) {
      failures.append("content size \(size)")
    }
    if !(offset.x.isFinite && offset.y.isFinite) { failures.append("content offset \(offset)") }
  }

  /// Checks that every live cell displays the item at its index path, and that no item has two
  /// cells.
  private func checkData(_ failures: inout [String]) {
    let paths = view.indexPathsForVisibleItems
    if Set(paths).count != paths.count { failures.append("an item has two cells: \(paths)") }
    let selected = Set(view.indexPathsForSelectedItems ?? [])
    for path in paths {
      guard let cell = view.cellForItem(at: path) as? OperationCell else {
        failures.append("the visible item \(path) has no cell")
        continue
      }
      guard controller.data.sections.indices.contains(path.section),
        controller.data.sections[path.section].items.indices.contains(path.item)
      else {
        failures.append("the cell at \(path) shows no item of the data")
        continue
      }
      let name = controller.data.name(at: path)
      if cell.shown != name {
        failures.append("\(path) shows \(cell.shown.map { "\($0)" } ?? "nothing") for \(name)")
      }
      if cell.isSelected != selected.contains(path) {
        failures.append("\(path) is \(cell.isSelected ? "" : "not ")shown as selected")
      }
    }
    guard !host.window.animationClock.isBusy else { return }
    let displayed = Set(controller.display.displayed.keys)
    if displayed != Set(view.visibleCells.map { ObjectIdentifier($0) }) {
      let shown = controller.display.displayed.values.sorted()
      failures.append("displayed at \(shown), visible \(paths.sorted())")
    }
  }

  /// Checks that the live cells are those that the layout returns for the bounds, at the frames of
  /// their attributes.
  private func checkPlaces(_ failures: inout [String]) {
    let layout = view.collectionViewLayout
    var hasSwipedRow = false
    for path in view.indexPathsForVisibleItems {
      let frame = layout.layoutAttributesForItem(at: path)?.frame
      let cell = view.cellForItem(at: path)
      if controller.layout == .swipeList, !hasSwipedRow, let cell, let frame,
        cell.frame.minX != frame.minX
      {
        // A swiped row is displaced along x.
        hasSwipedRow = true
        if cell.frame.minY == frame.minY, cell.frame.size == frame.size { continue }
      }
      if cell?.frame != frame {
        failures.append(
          "\(path) lies at \(cell.map { "\($0.frame)" } ?? "-"), its attributes say "
            + (frame.map { "\($0)" } ?? "nothing"))
      }
    }
    let bounds = view.bounds
    let visible = Set(view.indexPathsForVisibleItems)
    var answered: Set<IndexPath> = []
    for attributes in layout.layoutAttributesForElements(in: bounds) ?? []
    where attributes.representedElementCategory == .cell && !attributes.isHidden {
      let path = attributes.indexPath
      answered.insert(path)
      guard !isInRow(path.section) else { continue }
      let seen = attributes.frame.intersection(bounds)
      if seen.width > 0, seen.height > 0, !visible.contains(path) {
        failures.append("\(path) is in sight at \(attributes.frame), and has no cell")
      }
    }
    for path in visible where !isInRow(path.section) {
      guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { continue }
      let isSeen =
        frame.minX < bounds.maxX && bounds.minX < frame.maxX && frame.minY < bounds.maxY
        && bounds.minY < frame.maxY
      // Bounds without area lie in their cells, and meet no element.
      if !answered.contains(path), bounds.width > 0, bounds.height > 0 {
        failures.append("\(path) has a cell, and is not among the elements of \(bounds)")
      }
      if !isSeen { failures.append("\(path) at \(frame) has left \(bounds), and has a cell") }
    }
  }

  private func isInRow(_ section: Int) -> Bool {
    controller.layout?.scrollsOrthogonally(inSection: section) ?? false
  }

  /// Checks that the layout's views are in the order of their `zIndex`.
  private func checkDepth(_ failures: inout [String]) {
    guard !host.window.animationClock.isBusy else { return }
    let views = view.subviews.compactMap { $0 as? UICollectionReusableView }
    let depths = views.map(\.layer.zPosition)
    if depths != depths.sorted() { failures.append("views lie in the order \(depths)") }
  }

  /// Checks that the supplementary and decoration views are those that the layout returns for the
  /// bounds, with the frames and `zIndex` of their attributes.
  private func checkAttached(_ failures: inout [String]) {
    let layout = view.collectionViewLayout
    let named = (layout.layoutAttributesForElements(in: view.bounds) ?? []).filter {
      let seen = $0.frame.intersection(view.bounds)
      return $0.representedElementCategory != .cell && !$0.isHidden && seen.width > 0
        && seen.height > 0
    }
    var attached: Set<ObjectIdentifier> = []
    for kind in OperationLayout.kinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let shown = view.supplementaryView(forElementKind: kind, at: path) else {
          failures.append("the visible \(kind) at \(path) has no view")
          continue
        }
        attached.insert(ObjectIdentifier(shown))
        let attributes = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        if shown.frame != attributes?.frame
          || shown.layer.zPosition != attributes.map({ CGFloat($0.zIndex) })
        {
          failures.append(
            "the \(kind) at \(path) lies at \(shown.frame), its attributes say "
              + (attributes.map { "\($0.frame)" } ?? "nothing"))
        }
      }
    }
    for attributes in named where attributes.representedElementCategory == .supplementaryView {
      let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
      if view.supplementaryView(forElementKind: kind, at: path) == nil {
        failures.append(
          "the \(kind) at \(path) is in sight at \(attributes.frame), and has no view")
      }
    }
    // Apps cannot query decoration views; they are compared by their frames.
    let backgrounds = view.subviews.filter {
      $0 is UICollectionReusableView && !($0 is UICollectionViewCell)
        && !attached.contains(ObjectIdentifier($0))
    }
    for attributes in named where attributes.representedElementCategory == .decorationView {
      let isShown = backgrounds.contains {
        $0.frame == attributes.frame && $0.layer.zPosition == CGFloat(attributes.zIndex)
      }
      if !isShown { failures.append("no decoration view lies at \(attributes.frame)") }
    }
  }
}
