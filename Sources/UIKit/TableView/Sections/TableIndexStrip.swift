/// The strip of section titles at the trailing edge of a table view, from which rows keep clear.
@MainActor
final class TableIndexStrip {
  /// A Boolean value that indicates whether the rows leave room for the strip.
  private var isShown = false

  /// Gives the strip the colors of the table view, and rows the room beside it.
  func update(in table: UITableView) {
    let bar = table.indexTitles.bar
    if let bar {
      if let color = table.sectionIndexColor {
        if bar.tintColor != color { bar.tintColor = color }
      }
      bar.restingColor = table.sectionIndexBackgroundColor
      bar.trackingColor = table.sectionIndexTrackingBackgroundColor
    }
    guard isShown != (bar != nil) else { return }
    isShown = bar != nil
    table.updateStatesOfCells()
    table.setNeedsLayout()
  }
}
