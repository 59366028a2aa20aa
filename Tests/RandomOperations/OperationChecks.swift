import UIKit

/// What must hold of a screen after every operation.
@MainActor
struct OperationChecks {
  let controller: OperationController
  let host: OperationHost
  /// The layout passes of the collection view during the operation.
  let passes: Int
  /// The layout passes that the operation may have caused.
  let passLimit: Int

  private var view: OperationCollectionView { controller.collectionView }

  /// What does not hold, in sentences; empty where all does.
  func failures() -> [String] {
    var failures: [String] = []
    if passes > passLimit { failures.append("\(passes) layout passes") }
    checkNumbers(&failures)
    failures += controller.display.imbalances
    guard failures.isEmpty else { return failures }
    checkData(&failures)
    if controller.transition == nil { checkPlaces(&failures) }
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

  /// Every live cell shows the item at its index path, and no item has two cells.
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

  /// Live cells are those that the layout names in the bounds, at the frames of their attributes.
  private func checkPlaces(_ failures: inout [String]) {
    let layout = view.collectionViewLayout
    for path in view.indexPathsForVisibleItems {
      let frame = layout.layoutAttributesForItem(at: path)?.frame
      let cell = view.cellForItem(at: path)
      if cell?.frame != frame {
        failures.append(
          "\(path) lies at \(cell.map { "\($0.frame)" } ?? "-"), its attributes say "
            + (frame.map { "\($0)" } ?? "nothing"))
      }
    }
    let bounds = view.bounds
    let visible = Set(view.indexPathsForVisibleItems)
    for attributes in layout.layoutAttributesForElements(in: bounds) ?? []
    where attributes.representedElementCategory == .cell && !attributes.isHidden {
      let path = attributes.indexPath
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
      if !isSeen { failures.append("\(path) at \(frame) has left \(bounds), and has a cell") }
    }
  }

  private func isInRow(_ section: Int) -> Bool { controller.layout == .mixed && section % 2 == 1 }

  /// Views of the layout lie in the order of their depth.
  private func checkDepth(_ failures: inout [String]) {
    guard !host.window.animationClock.isBusy else { return }
    let depths = view.subviews.compactMap { ($0 as? OperationCell)?.layer.zPosition }
    if depths != depths.sorted() { failures.append("cells lie in the order \(depths)") }
  }
}
